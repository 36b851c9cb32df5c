// Which default member initializers throw [except.spec], and what can be made of a class that copies from lvalues alone.
struct D { static int f(); };
struct D1 { D1() = default; D1(int); D1 *p = new D1(1); int a = D::f(), b = a; };
static_assert(!noexcept(D1()));
struct E { E *p = nullptr; int a = f(), b{a}, c = {3}; static int f() noexcept; const char *s = "x"; };
static_assert(noexcept(E()));
struct G { struct In { int x = sizeof(G) + h(); static int h(); }; In i{}; };
static_assert(!noexcept(G()));
struct I { I(const char *) noexcept; I(int); }; struct J { I i = "x"; }; struct K { I i = 3; };
static_assert(noexcept(J()));
static_assert(!noexcept(K()));
template<class T> struct M { T t = T(1); M() = default; };
static_assert(noexcept(M<int>()) && !noexcept(M<I>()));
struct N { int i = true ? throw 1 : 0; };
static_assert(!noexcept(N()));
struct O { O(); O(O&); }; struct P { operator O&() const noexcept; };
static_assert(__is_constructible(O, P) && !__is_constructible(O, O) && !__is_constructible(O, const O));
