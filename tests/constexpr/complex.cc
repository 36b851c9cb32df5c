// GNU: complex numbers.
typedef _Complex double C; typedef _Complex float F; typedef _Complex long double L;
constexpr C i = {0, 1};
constexpr C a = {1, 2}, b = {3, -4}, z0 = {}, z1{}, one{1}, conv(2), fl = F{1.5f, 2};
static_assert(__real__ (a * b) == 11 && __imag__ (a * b) == 2);
static_assert(__real__ (a / b) == -0.2 && __imag__ (a / b) == 0.4);
static_assert(i * i == -1 && -1 == i * i && !(i * i != -1) && i != 1);
static_assert(__imag__ (2 / i) == -2 && __real__ (a - 1) == 0 && __imag__ (1 - a) == -2 && a / 2 == C{0.5, 1} && 2 * a == a + a);
static_assert(!z0 && !z1 && one && (a ? true : false) && fl == C{1.5, 2} && conv == 2);
static_assert(+a == a && -a == C{-1, -2} && ~a == C{1, -2});
struct W { C a; int b; constexpr W(C a, int b) : a(a), b(b) {} constexpr W() : a{5, 6}, b(7) {} };
struct A { C a; int b; C c[2] = {{1, 2}, 3}; };
constexpr W w({1, 2}, 3), w2;
constexpr A q = {1, 2}, r = {{1, 2}, 3, {4, {5, 6}}};
static_assert(w.a == a);
static_assert(w2.a == C{5, 6});
static_assert(q.a == 1 && q.b == 2);
static_assert(q.c[0] == a);
static_assert(r.a == a);
static_assert(r.c[1] == C{5, 6});
constexpr double sum(C x, const C *y, int n) { C s = 0; for (int k = 0; k < n; k++) s += x * y[k]; s *= 2; s -= 1; s /= 2; return __real__ s + __imag__ s; }
constexpr C ar[] = {1, {2, 3}, {0, 1}};
static_assert(sum(1, ar, 3) == 6.5);
constexpr C f(C v) { C old = v; v = {7, 8}; return old + v * 0; }
static_assert(f(a) == a);
struct S { C v; constexpr operator C() const { return v; } };
static_assert(S{a} + 1 == C{2, 2} && S{a} == a && -S{a} == -a);
constexpr const C &ref = 1; constexpr const C &ref2 = a;
static_assert(ref == 1 && &ref2 == &a);
constexpr C ce = true ? 1 : a, cf = false ? 1 : a;
static_assert(ce == 1 && cf == a);
template <class T> constexpr int kind = 0; template <> constexpr int kind<C> = 2; template <> constexpr int kind<F> = 1;
static_assert(kind<C> == 2 && kind<decltype(F() + 1)> == 1 && kind<decltype(C() + F())> == 2 && kind<decltype(__real__ C())> == 0);
template <int N> struct T { static constexpr int v = N; };
static_assert(T<(int)__real__ (a * a)>::v == -3);
int over(C); long over(double); char over(bool);
static_assert(sizeof(over(1.0f)) == 8);
char tt(F); int tt(C);
static_assert(sizeof(tt(F())) == 1 && sizeof(tt(C())) == 4);
static_assert(noexcept(a + b) && sizeof(L) == 32 && alignof(L) == 16 && sizeof(F) == 8 && alignof(F) == 4);
struct X { char c; C z; F f; }; static_assert(sizeof(X) == 32 && __builtin_offsetof(X, f) == 24);
static_assert(!__is_class(C) && __is_trivial(C) && __is_literal_type(C));
constexpr C lam = [](C x) { auto g = [&] { return x; }; return g(); }(a);
static_assert(lam == a);
auto &&un = C{1, 2}; C n = *new C{1, 2}; static const C k = {1, 2};
template <class T> constexpr auto less(int) -> decltype(T() < T(), true) { return true; }
template <class T> constexpr bool less(long) { return false; }
template <class T> constexpr auto sum(int) -> decltype(-T() + T(1) * 2 == T() ? true : false) { return true; }
template <class T> constexpr bool sum(long) { return false; }
template <class T> constexpr auto add(T &&a) -> decltype(a += 1, a = 2, ++a, true) { return true; }
constexpr bool add(...) { return false; }
static_assert(!less<C>(0) && less<double>(0) && sum<C>(0) && sum<F>(0));
static_assert(add(C()) && !add(a) && add(1));
template <class T> constexpr auto real(T a) -> decltype(double(a), true) { return true; }
constexpr bool real(...) { return false; }
static_assert(!real(a) && real(1));
