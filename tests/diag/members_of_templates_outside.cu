/* Members of class templates that are defined by a name or with parameters that the template does not declare. */
template <class T> struct base { void of_base(); };
template <class T> struct table : base<T> {
	void put(int, T);
	T get() const;
	void overloaded(int);
	void overloaded(int, T);
	template <class U> void convert(U);
	template <class... U> void pack(U...);
	static void count();
	struct row { void clear(); };
	typedef T value;
	value first(value);
	using base<T>::of_base;
	void last() const &;
	void defaulted(int = 1, int = 2);
	void (*pointer)(int);
	void with_pointer(void (*)(T));
	void none(void);
};
template <class T> void table<T>::put(T) {}
template <class T> T table<T>::get() { return T(); }
template <class T> void table<T>::missing() {}
template <class T> void table<T>::count(int) {}
template <class T> void table<T>::last() const {}
template <class T> void table<T>::row::clear(int) {}
template <class T> void table<T>::row::missing() {}
template <class T> struct table<T *> { void put(T); };
template <class T> void table<T *>::put() {}
template <class T> void table<T *>::missing() {}
int x = y;
