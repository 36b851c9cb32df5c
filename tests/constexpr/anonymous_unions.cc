// Members of anonymous unions and structs in mem-initializers [class.base.init]/2, results that are converted [stmt.return].
struct C { union { char e; int v; }; bool has; constexpr C() : e(), has(false) {} constexpr C(int n) : v(n), has(true) {} };
constexpr C made(int n) { return C(n); }
static_assert(made(3).v == 3 && made(3).has && !C().has);
constexpr int copied() { C c(4); auto d = c; return d.v; }
static_assert(copied() == 4);
struct D : C { constexpr D(int n) : C(n) {} constexpr const int &get() const { return this->v; } };
constexpr D derived(int n) { return n; }
static_assert(derived(5).v == 5 && derived(5).get() == 5);
struct N { union { char e; union { long l; int v; }; }; int after; constexpr N(int n) : v(n), after(v + 1) {} constexpr N(long n) : l(n), after(2) {} constexpr N(char c) : e(c), after(3) {} };
static_assert(N(1).v == 1 && N(1).after == 2 && N(7L).l == 7 && N('x').e == 'x' && N('x').after == 3);
struct S { union { int a; struct { int b, c; }; }; constexpr S(int n) : b(n), c(n + 1) {} constexpr S() : a(9) {} };
static_assert(S(1).b == 1 && S(1).c == 2 && S().a == 9);
struct T { union { int a = 5; char b; }; constexpr T() {} constexpr T(char c) : b(c) {} };
static_assert(T().a == 5 && T('c').b == 'c');
template <class V> struct Opt {
	union { char none; V v; };
	bool has;
	constexpr Opt() : none(), has(false) {}
	template <class U> constexpr Opt(U &&u) : v(static_cast<U &&>(u)), has(true) {}
	constexpr explicit operator bool() const { return has; }
	constexpr const V &operator*() const { return v; }
};
struct P { int a; constexpr int twice() const { return a * 2; } };
constexpr Opt<P> get(int n) { if (n == 0) return {}; return P{ n }; }
constexpr int read(int n) { const Opt<P> o = get(n); return (*o).a; }
static_assert((*get(3)).a == 3 && read(4) == 4);
struct M {}; bool operator&&(M, M); bool operator||(M, M); bool operator!(M);
constexpr bool both(int n) { if (Opt<P> o = get(n); o && (*o).twice() > 3) return true; return false; }
constexpr bool either(int n) { const Opt<P> o = get(n); return !o || (*o).twice() > 3; }
static_assert(!both(0) && !both(1) && both(2) && either(0) && !either(1) && either(2));
template <class U> struct From { U u; template <class X> constexpr From(X x) : u(x) {} };
constexpr From<int> from(int n) { return n; }
static_assert(from(6).u == 6);

// They hide members of bases.
namespace hiding {
struct Base { long f0; char g[40]; };
struct D : Base { char c; struct { int f0; int f1; }; };
static_assert(__builtin_offsetof(D, f0) == 52, "");
static_assert(__builtin_offsetof(D, f1) == 56, "");
struct T : Base { char c; union { int f0; struct { char k; int g; }; }; };
static_assert(__builtin_offsetof(T, f0) == 52, "");
static_assert(__builtin_offsetof(T, g) == 56, "");
constexpr int f() { D d{}; d.f0 = 3; return d.f0 + sizeof(d.f0) + (int)d.Base::f0; }
static_assert(f() == 7);
template <class X> struct U : X { char c; struct { int f0; int f1; }; };
static_assert(__builtin_offsetof(U<Base>, f0) == 52, "");
constexpr int g() { U<Base> d{}; d.f0 = 3; return d.f0 + sizeof(d.f0); }
static_assert(g() == 7);
}
