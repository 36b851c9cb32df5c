/* Explicit instantiations of classes: of partial specializations, with members defined outside and with member classes. */
template<class T> __attribute__((device)) T device_template(T);
template<class T> struct object {
	struct inner {
		T member(T t) { return device_template(t); }
		struct deep { T member(T t) { return device_template(t); } };
	};
	T member(T t) { return device_template(t); }
};
template struct object<int>;
template struct object<char>::inner;
template<class T> struct object<T *> {
	T member(T t) { return device_template(t); }
	T outside(T t);
};
template<class T> T object<T *>::outside(T t) { return device_template(t); }
template struct object<short *>;

/* near misses */
template<class T> struct used {
	T member(T t) { return device_template(t); }
	template<class U> struct inner { U member(U u) { return device_template(u); } };
	struct specialized { T member(T t) { return device_template(t); } };
};
template<> struct used<long>::specialized { long member(long t) { return t; } };
extern template struct used<char>;
template struct used<long>;
template struct used<int>::inner<int>;
used<short> instance;
template<> struct used<double> { double member(double t) { return t; } };
template struct used<double>;
