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
	friend void friendly(table &) {}
};
template <class T> void table<T>::put(int, T) {}
template <class U> U table<U>::get() const { return U(); }
template <class T> void table<T>::overloaded(int) {}
template <class T> void table<T>::overloaded(int, T) {}
template <class T> template <class U> void table<T>::convert(U) {}
template <class T> template <class... U> void table<T>::pack(U...) {}
template <class T> void table<T>::count() {}
template <class T> void table<T>::row::clear() {}
template <class T> typename table<T>::value table<T>::first(value) { return T(); }
template <class T> void table<T>::last() const & {}
template <class T> void table<T>::defaulted(int, int) {}
template <class T> void table<T>::with_pointer(void (*)(T)) {}
template <class T> void table<T>::none() {}
template <class T> struct table<T *> { void put(T); };
template <class T> void table<T *>::put(T) {}
template <> void table<int>::count() {}
template <class T> struct later;
template <class T> struct later { void f(); };
template <class T> void later<T>::f() {}
