/* Class template argument deduction where constraints name members, parameters and the class itself. */
template <class T> T &&make();
template <class T> concept Int = __is_same(T, int);
template <class T> struct HasV { static const bool value = sizeof(T) == 4; };
template <class T> struct A { 
	static constexpr bool ok = sizeof(T) == 4;
	using type = T;
	A(T x) requires Int<T>;
	A(T x, T y) requires (A<T>::ok);
	A(T *p) requires (sizeof(*p) == 1);
	template <class U> A(T x, U u, int) requires (sizeof(x) == sizeof(u));
};
template <class T> struct B { template <class U> requires (sizeof(U) <= sizeof(T)) B(T, U); };
template <class T> B(T, const char *) -> B<T *>;
template <class T> requires Int<T> struct C { C(T); };
template <class T> struct D { T v; D(T t) requires requires { t + 1; }; D(T t, long) requires (HasV<D<T> >::value || true); };
template <class T> struct E { E(T a) requires (sizeof(a) == 8); E(T a) requires (sizeof(a) == 4) && Int<T>; template <class U> E(U a, T b) requires (noexcept(a = b)); };
template <class T, auto N = sizeof(T)> struct F { F(T); F(T, T) requires (N == 4); };
template <class... T> struct P { P(T... t) requires (sizeof...(T) > 1); P(T... t) requires (sizeof...(t) == 1); };
template <class T> struct Out { struct In { In(T); }; Out(T, decltype(sizeof(T))); Out(T, char *) requires (sizeof(typename Out<T>::In) == 1); };
struct S { int x; };
void test(int i, char c, char *pc, double d, const int ci, S s, void *v)
{
	A(+i);
	A(+ci);
	A(i, i);
	A(pc + 0);
	A(i, 1u, 2);
	A(d, 1L, 2);
	B(1, 2);
	B(1, 'c');
	B(1L, 'c');
	C(1);
	D(1);
	D(+pc);
	D(1, 2L);
	E(+i);
	E(+d);
	E{ &i };
	E(c, i);
	F(+i);
	F(i, i);
	P(1, 2);
	P(1);
	P(1, 'c', d);
	Out(1, sizeof(int));
	Out(1, pc);
	A{ i };
	A{ i, i };
	E{ d };
	P{ 1, 2 };
	new A(i);
	new F(i, i);
}
