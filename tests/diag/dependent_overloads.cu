// Members of members of template parameters are types of their own, by their template arguments, too.
enum Memory { host, device };
enum Precision { real, integer };
template <class T> struct Vector { T *data; };
template <class C> struct Channel {
	typedef typename C::template in<host>::Type Host;
	typedef typename C::template in<device>::Type Device;
	typedef Vector<typename Host::template of<real>::Type> HostReal;
	typedef Vector<typename Device::template of<real>::Type> DeviceReal;
	typedef Vector<typename Host::template of<integer>::Type> HostInteger;
	typedef Vector<typename Device::template of<(Precision)(1 + Device::mode)>::Type> DeviceInteger;
	virtual void send(HostReal &a, int tag = 0) = 0;
	virtual void send(DeviceReal &a, int tag = 0) = 0;
	virtual void send(HostInteger &a, int tag = 0) = 0;
	virtual void send(DeviceInteger &a, int tag = 0) = 0;
	void twice(HostReal &a, int tag = 0);
};
template <class C> void Channel<C>::twice(HostReal &a, int tag) {}
