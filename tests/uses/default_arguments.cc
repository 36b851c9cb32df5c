// Default arguments of function templates that are defined elsewhere, under other names of their parameters.
template <class C> struct Copied {
	Copied() {}
	Copied(const Copied &) {}
};

struct Plain {
	template <class C, class A = Copied<C>> int member(const A &a = A()) const;
};
template <class T, class B> int Plain::member(const B &) const { return 0; }

template <class A> struct Holder {
	template <class C> int member(const Copied<A> &a = Copied<A>(), C c = C()) const;
};
template <class T> template <class U> int Holder<T>::member(const Copied<T> &, U) const { return 0; }

template <class C, class A = Copied<C *>> int function(const A &a = A());
template <class T, class B> int function(const B &) { return 0; }

int main() { return Plain().member<char>() + Holder<short>().member<Copied<int>>() + function<long>(); }
