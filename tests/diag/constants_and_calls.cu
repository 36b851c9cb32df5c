// A constant is asked for and there is a call of what is not constexpr: of members, operators, templates; what is evaluated first is noted.
struct N { int m; N() : m(1) { } N(int x) : m(x) { } int f(int) const; int operator()(int) const; operator int() const; int operator[](int); N operator+(int); static int s(int); virtual int v(int); };
struct P { int m; int f(int) const; int operator()(int) const; operator int() const; int operator[](int); int operator+(int); static int s(int); constexpr int cf() { return 1; } };
template <class T> T t(T x); template <int I> int ti();
template <class T> struct Q { T f(T); static T s(T); T operator+(int); operator T() const; };
int operator-(P, int);
enum { a1 = N().f(1) }; enum { a2 = N(1).m }; enum { a3 = N().m }; enum { a4 = N::s(1) };
enum { b1 = P().f(1) }; enum { b2 = P()(1) };  enum { b4 = P() + 1 }; enum { b5 = P()[1] };  enum { b7 = P::s(1) }; enum { b8 = P().s(1) }; enum { b9 = P() - 1 };
enum { c1 = t(1) }; enum { c2 = t<int>(1) }; enum { c3 = ti<1>() };
enum { d1 = Q<int>().f(1) }; enum { d2 = Q<int>::s(1) }; enum { d3 = Q<int>() + 1 }; 
enum { e1 = t(P::s(1)) }; enum { e2 = P().f(P::s(1)) }; enum { e3 = P().operator()(1) }; enum { e4 = P().operator int() }; 
enum { f1 = N(N::s(1)).m };
P pp; const P cp = { 1 }; N nn;
enum { i1 = pp.f(1) }; enum { i2 = cp.f(1) };  enum { i4 = pp + 1 }; enum { i5 = nn.f(1) }; enum { i6 = pp.m }; 
static_assert(N().f(1) == 1, ""); static_assert(P().f(1) == 1, ""); static_assert(1 == P().f(1), ""); static_assert(P() + 1 == 3, ""); 
struct Z { static constexpr int m = N::s(1); static constexpr int n = t(1); static constexpr int o = N(1).m; static constexpr int q = m; };
constexpr int j1 = P().f(1), j2 = N(1).m, j3 = t(1);
int arr[N(1).m]; 
template <int I> struct num {}; num<P().f(1)> k1; num<N(1).m> k2;  num<t(1)> k4;
void f() { if constexpr (P().f(1)) { }  switch (1) { case P().f(1): ; case t(1): ; } constexpr int l1 = P().f(1); }
struct bf { int a : P().f(1); int b : N(1).m; };
namespace other { int f(int x); int h(int); int v; int r(const int &); int two(int, int);
enum { a = f(h(1)) }; enum { b = f(v) }; enum { c = r(v) }; enum { d = two(h(1), f(1)) }; enum { e = two(1, f(1)) };
enum { w = f(1) + v }; enum { x = v + f(1) }; enum { y = (v++, 1) }; enum { z = f(v++) }; enum { aa = f(v = 2) }; enum { ab = ++v };  enum { ad = (v += 1) };
}
