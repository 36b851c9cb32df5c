/* What functions use without naming it. */
template<class T> struct Base {
	T value;
	Base(T v) : value(v) {}
	virtual ~Base() {}
	virtual T get() const { return value; }
	virtual void unused_but_virtual() {}
	void never_called() {}
};
template<class T> struct Member {
	T t;
	Member() : t() {}
	Member(const Member &other) : t(other.t) {}
	~Member() {}
};
template<class T> T made() { return T(); }
template<class T> struct Derived : Base<T> {
	Member<T> member;
	int initialized = made<int>();
	Derived(T v) : Base<T>(v) {}
	~Derived() {}
};
template<class T> struct Source {
	operator T() const { return T(); }
	explicit operator bool() const { return true; }
};
template<class T> struct Target {
	Target(const Source<T> &) {}
	template<class U> Target(U, U) {}
	~Target() {}
};
template<class T> void take(Target<T>, T) {}
template<class T> T defaulted() { return 2; }
template<class T> T with_default(T a, T b = defaulted<T>()) { return a + b; }
template<class T> T parenthesized(T a, T b) { return b < a ? a : b; }
template<class T, class U> T parenthesized(T a, U, int) { return a; }
template<class T> Target<T> converted(const Source<T> &s) { return s; }
template<class T> struct Pointer {
	T *p;
	T *operator->() const { return p; }
};
struct Plain {
	template<class T> T f(T t) { return t; }
};

void program()
{
	Derived<int> *derived = new Derived<int>(1);
	Source<long> source;
	Target<long> list{1, 2};
	Plain plain;
	Pointer<Plain> pointer{&plain};

	delete derived;
	take<long>(source, source);
	with_default(1L);
	(parenthesized)(1, 2);
	converted(source);
	if (source)
		pointer->f('c');
	Member<char> one, two = one;
	static_cast<long>(source);
}
