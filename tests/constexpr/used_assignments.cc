// operator= of a base, implicit or not, that a using-declaration names [namespace.udecl].
struct Base { int i = 1; };
struct D : Base { using Base::operator=; constexpr D() = default; constexpr D(int n) { i = n; } };
constexpr int f() { D d; Base b; b.i = 5; d = b; D e(7), g; g = e; return d.i * 10 + g.i; }
static_assert(f() == 57);
static_assert(__is_same(decltype(D() = Base()), Base &) && __is_same(decltype(D() = D()), D &));
template <class T> struct P { int i; explicit constexpr P(T t) : i(t) {} };
template <class T> struct Q : P<T> { using base = P<T>; using base::base; using base::operator=; Q(const Q &) = default; };
constexpr Q<int> q(4);
static_assert(q.i == 4 && __is_constructible(Q<int>, int) && !__is_constructible(Q<int>, int *));
static_assert(__is_assignable(Q<int> &, const P<int> &) && __is_assignable(Q<int> &, const Q<int> &) && !__is_assignable(Q<int> &, int));
struct C { C &operator=(const C &) = delete; };
struct E : C { using C::operator=; };
static_assert(!__is_assignable(E &, const C &) && !__is_assignable(E &, const E &));
struct Declared { int i = 1; constexpr Declared() = default; constexpr Declared(const Declared &) = default; constexpr Declared &operator=(const Declared &) = default; };
struct Using : Declared { using Declared::operator=; };
constexpr int declared() { Using u, w; Declared d; d.i = 5; u = d; w = u; return w.i; }
static_assert(declared() == 5 && __is_trivially_assignable(Using &, const Using &));
struct Taking { template <class T> Taking &operator=(T &&) = delete; Taking &operator=(const Taking &) = default; };
struct Better : Taking { using Taking::operator=; Better &operator=(const Better &) = default; };
static_assert(!__is_assignable(Better &, Better &) && __is_assignable(Better &, const Better &));
