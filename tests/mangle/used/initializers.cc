// Closures in default member initializers and in default arguments of members, of classes and of instances of class templates.
int out(int);
template <class T> int use(T f) { return out(sizeof f); }
template <class T> struct Member {
	T (*f)(T) = [](T t) { return (T)out(t); };
	int n = [] { return out(3); }(), k = use([] { return 1; }) + use([](T *) { return 2; });
	T (*g)(T) = [](T t) { return (T)out(t); };
	struct In { int n = [] { return out(5); }(); } in;
};
template <class T> struct Argument {
	Argument(int k = [](T t) { return out(t); }(T())) { out(k); }
	int m(T t, int k = [](T t) { return out(t); }(T()), int j = [] { return out(7); }()) { return out(t + k + j); }
	int twice(int k = use([](int) { return 2; }) + use([](int) { return 2; })) { return out(k); }
	int operator()(int j, int k = use([](T) { static int z; return ++z; }));
	template <class U> int t(U u, int k = use([](U) { return 2; })) { return out(k); }
};
template <class T> int Argument<T>::operator()(int j, int k) { return out(j + k); }
struct Plain {
	int n = [] { return out(3); }();
	Plain(int j, int k = [] { return out(4); }()) { out(j + k); }
	void m(int k = [] { return out(4); }(), int j = [] { return out(1); }() + [](int) { return out(4); }(7) + [](int) { return out(5); }(7)) { out(j + k); }
	template <class T> void t(T x, int k = use([] { struct L { int f() { return 2; } }; return L().f() + use([](T) { return 3; }); }), int = 1, ...) { out(k); }
	struct In { static void s(int k = [] { return out(1); }()) { out(k); } };
	friend void befriended(Plain, int k, int j = [] { return out(4); }()) { out(k + j); }
};
template <class T> int all()
{
	Member<T> m;
	Argument<T> a;
	return m.n + a.m(1) + a.twice() + a(2) + a.t('c') + a.t(1L);
}
int main()
{
	Plain a(1);
	a.m();
	a.t(3);
	a.t('c');
	Plain::In::s();
	befriended(a, 1);
	return all<int>() + all<char>();
}
