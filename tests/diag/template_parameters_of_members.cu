/* A member that is defined outside of its class template has names of its own for the template's parameters: the template's own names for
 * them are not in scope there, and are hidden by nothing [basic.scope.temp]. */
template <class T, int size = 0> struct A {
	struct N;
	template <class V> struct M;
	template <class V> void g();
	template <class V> struct P;
	static int s;
	T f();
	T h();
	static constexpr int four();
};
constexpr int T = 3;
constexpr char size = 2;
constexpr long V = 1;

template <class U, int n> struct A<U, n>::N {
	static const int size = n;
	char c[T];
	static_assert(T == 3, "");
	int h() { return (T) + 1; }
	void i();
	template <class W> struct In;
};
template <class U, int n> void A<U, n>::N::i() { int V = T; (void)V; int U = V; (void)U; }
template <class U, int n> template <class W> struct A<U, n>::N::In {
	static_assert(sizeof(V) == 8 && T == 3, "");
	static int q();
};
template <class U, int n> template <class X> int A<U, n>::N::In<X>::q() { int W = 1; static_assert(sizeof(V) == 8, ""); return T * W; }
template <class U, int n> template <class W> struct A<U, n>::M { U a; W b; static_assert(sizeof(V) == 8 && T == 3, ""); long w = V; };
template <class U, int n> template <class W> struct A<U, n>::P { };
template <class U, int n> template <class W> struct A<U, n>::P<W *> { static_assert(sizeof(V) == 8 && T == 3, ""); int p = T; };
template <class U, int n> template <class W> void A<U, n>::g() {
	static_assert(sizeof(V) == 8 && sizeof(size) == 1 && T == 3, "");
	int x = (T) + 1, T = x;
	auto l = [](auto y) { return y + V; };
	l(T);
	int n = 1;
	(void)n;
}
template <class U, int n> int A<U, n>::s = T + size;
template <class U, int n> U A<U, n>::f() { int size = T; return size; }
template <class T, int size> T A<T, size>::h() { int size = 1; return size; }
template <class U, int n> constexpr int A<U, n>::four() { return T + sizeof(size); }
template <> char A<char, 1>::f() { static_assert(sizeof(size) == 1 && T == 3, ""); return (T) + 1; }
template <> template <> void A<char, 1>::g<int>() { static_assert(sizeof(size) == 1, ""); int x = T + V; (void)x; }
template <> int A<char, 7>::s = T + size;
static_assert(A<char, 1>::four() == 4, "");

template <class U> struct A<U, 5> { void f(); };
template <class W> void A<W, 5>::f() { static_assert(T == 3 && size == 2, ""); int U = 1; (void)U; }

void call()
{
	A<char> a;
	A<char>::N n;
	A<int>::M<int> m;
	A<int>::P<int *> p;
	A<int, 5> five;

	a.f(), a.g<int>(), n.i(), n.h(), five.f();
	A<int>::N::In<char>::q();
	(void)A<int>::s, (void)m, (void)p;
}
