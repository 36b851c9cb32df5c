// The parameters of class templates have the names that the definition gives them.
template <class A, class B> struct Pair;
template <class First, class Second> struct Pair {
	First a;
	Second b;
	Pair(First);
	void f(Second *);
	template <class C> void g(C *, First *);
};
template <class C, class D> void Pair<C, D>::f(D *) { }
template <class E, class F> struct Pair;
template <class> struct Late;
template <class T> struct Use {
	Late<T> member;
};
template <class B> struct Late {
	B b;
	static_assert(sizeof(B) > 4, "late");
};
template <class A> struct Outer {
	template <class X> struct Inner;
};
template <class B> template <class Y> struct Outer<B>::Inner {
	static_assert(sizeof(B) > 4, "inner");
	void f(Y *, B *);
	template <class Z> void g(B *, Y *, Z *);
};
Use<int> use;
Late<long> fits;
Outer<int>::Inner<char> inner;
void calls(Pair<int, int> p)
{
	Pair<int, int> q(1, 2);
	p.g(p, p);
	p.f(1);
	inner.g(1, 2, 3);
}
