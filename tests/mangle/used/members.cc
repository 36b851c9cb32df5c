// Members of instances: class template arguments are substituted, those of the member template are not.
template<class T> constexpr bool yes = true;
template<bool B> struct F { typedef int type; static constexpr int size = 1; };
template<class T, int N> struct D { typedef int type; };
template<class T> struct C {
	static constexpr int N = 3;
	enum { en = 4 };
	template<class U> typename F<yes<T>>::type *m1(U, F<yes<U>>) { return nullptr; }
	template<class U> void m2(U (&)[F<yes<T>>::size], D<U, sizeof(T)>, D<U, int(7u)>, F<(sizeof(U) > F<true>::size)>) { }
	template<class U> void m3(U, D<U, sizeof(T) + 1 + N>, D<U, N>) { }
	template<class U> void m4(D<U, en>, D<U, en + sizeof(U)>, D<U, sizeof(T) * sizeof(U)>, D<U, yes<T> && sizeof(U)>, decltype(T() + U())) { }
	template<class U> C(U, D<U, sizeof(T)>) { }
};
template<class T, int B> struct A {
	enum { W = B * 2 };
	static constexpr int K = B + 1;
	template<class U, int N> void m(U (&)[N], U (&)[B], U (&)[K], U (&)[W]) { }
	struct In { void q(int (&)[K], int (&)[W]) { } };
};
struct M {
	int h;
	template<class T> auto m(T a) -> decltype(a + h) { return a; }
	template<class T> M(T) noexcept(sizeof(T) == 4) { }
	template<class T> operator T() { return T(); }
};
template<class T> T local(T a)
{
	struct HP {
		auto operator()(T b) { T r = b; return r; }
		static int z() { static int q; return q; }
	};
	static int s;

	HP::z();
	return HP{}(a) + s;
}
template<class T> void lambdas(T a)
{
	auto l = [a](T b) { return a + b; };

	l(a);
}
template<class T> struct B {
	T x;
	void f() { auto l = [this](int b) { return b; }; l(1); }
	struct N { void g() { } };
};
template<class F> void take(F) { }
template<class T> void generic(T)
{
	take([](T) { });
	take([](auto...) { });
	take([](auto &&, T, auto...) { });
}

int main()
{
	char one[1];
	int two[2], three[3], four[4];
	C<int> c(1, {});
	M m(1);

	c.m1('c', F<true>()); c.m2(one, {}, {}, F<false>()); c.m3(1, {}, {}); c.m4<int>({}, {}, {}, {}, 1);
	A<short, 2>().m(three, two, three, four); A<short, 2>::In().q(three, four);
	m.m(1); (void)(char)m;
	local(1); lambdas(2); B<int>().f(); B<int>::N().g(); generic(1);
	take([](auto...) { }); take([](auto &&, auto &&...) { }); take([](int, ...) { }); take([](auto *, const auto &) { });
}
