/* What overrides a virtual function is virtual without a word that says so. */
struct X { constexpr int f() const { return 7; } };
struct A { constexpr virtual int f() const { return 1; } };
struct B : A { constexpr int f() const { return 2; } };
struct D : X, B { };
constexpr D d{};
constexpr const A &a = d;
static_assert(a.f() == 2);
template <class T> struct P { constexpr virtual T g(T) const { return 1; } constexpr virtual operator T() const { return 5; } };
template <class T> struct Q : P<T> { constexpr T g(T) const { return 2; } using U = T; constexpr operator U() const { return 6; } };
struct R : Q<int> { constexpr int g(int) const { return 3; } };
constexpr R r{};
constexpr const P<int> &p = r;
constexpr const Q<int> &q = r;
static_assert(p.g(0) == 3 && q.g(0) == 3);
static_assert(p == 6);
struct V { constexpr virtual int h() const = 0; constexpr virtual int h(int) const { return 1; } };
struct W : V { constexpr int h() const { return 8; } };
struct Z : W { constexpr int h() const { return 9; } };
constexpr int call(const W &w) { return w.h() * 10 + w.V::h(1); }
static_assert(call(Z()) == 91);
static_assert(__is_abstract(V) && !__is_abstract(W));
struct K { virtual ~K(); };
struct L : K { };
struct M : L { int f() const; ~M(); };
struct N { ~N(); virtual void z(); };
struct O : N { ~O(); void z(int); };
static_assert(__has_virtual_destructor(M) && !__has_virtual_destructor(O));
struct AA { int v = 1; constexpr virtual const AA *operator->() const { return this; } };
struct BB : AA { constexpr BB() { v = 2; } AA other; constexpr const AA *operator->() const { return &other; } };
constexpr int arrow(const AA &a) { return a->v; }
static_assert(arrow(BB()) == 1);
