// Template template parameters in signatures: what they make depends on them, and they are no type parameters of that number.
template <class T> T tfunc(T a) { return a; }
template <class T> struct C { };
template <class T> struct D { };
template <int N> struct V { };
template <template <class> class X, auto F> int f1(X<int> *) { return 0; }
template <class X, auto F> int f2(X *) { return 0; }
template <template <class> class X, template <class> class Y> int f3(V<sizeof(X<char *>)> *, V<sizeof(Y<int>) + 1> *, Y<X<int>> *) { return 0; }
template <template <class> class X> int f4(V<sizeof(X<char *> *)> *, V<alignof(X<int>)> *) { return 0; }
void use(...) { }
void test() { use(f1<C, &tfunc<int>>, f2<int, &tfunc<int>>, f3<C, D>, f4<C>); }

// Members of partial specializations that are defined outside, where the parameter has another name.
template <template <class> class F, class T> struct Held {
	F<T> held;
	int size() { return 1; }
};
template <template <class> class F> struct Held<F, int> {
	F<int> held;
	int size();
	template <class T> int size(T);
	static int count;
};
template <template <class> class G> int Held<G, int>::size() { return sizeof held; }
template <template <class> class H> template <class T> int Held<H, int>::size(T) { return sizeof(H<T>); }
template <template <class> class H> int Held<H, int>::count = 2;
template <class> struct Holder {};
int held()
{
	Held<Holder, int> a;
	Held<Holder, char> b;
	return a.size() + a.size('c') + b.size() + a.count;
}
