// Constraints in all their forms. Each static_assert holds.
namespace requires_expressions {
template<class T> concept Big = sizeof(T) > 4;
template<class T, class U> concept Same = __is_same(T, U);
template<class T> concept HasX = requires(T t) { typename T::x; t.f(); { t.g() } -> Same<int>; { t.h() } noexcept; requires Big<T>; };
struct A { using x = int; int f(); int g(); void h() noexcept; int a[3]; };
struct B { using x = int; int f(); long g(); void h() noexcept; int a[3]; };
struct C { using x = int; int f(); int g(); void h(); int a[3]; };
struct D { using x = int; int f(); int g(); void h() noexcept; char a[3]; };
struct E { int f(); int g(); void h() noexcept; int a[3]; };
static_assert(HasX<A>); static_assert(!HasX<B>); static_assert(!HasX<C>); static_assert(!HasX<D>); static_assert(!HasX<E>); static_assert(!HasX<int>);
template<class T> char f(T) { return 0; }
template<class T> requires Big<T> short f(T) { return 0; }
template<class T> requires Big<T> && HasX<T> int f(T) { return 0; }
template<Big T> long g(T);
template<class T> float g(T) requires (!Big<T>);
static_assert(sizeof(f('a')) == 1);
static_assert(sizeof(f(1l)) == 2);
static_assert(sizeof(f(A())) == 4);
static_assert(__is_same(decltype(g(1l)), long));
static_assert(__is_same(decltype(g(1)), float));
template<class T> struct S { static constexpr int v = 0; };
template<Big T> struct S<T> { static constexpr int v = 1; };
template<Big T> requires HasX<T> struct S<T> { static constexpr int v = 2; };
static_assert(S<char>::v == 0 && S<long>::v == 1 && S<A>::v == 2);
template<class T> struct M { 
	int f() requires Big<T>; char f(); 
	int g() requires Big<T>; char g() requires (Big<T> && HasX<T>); 
};
static_assert(sizeof(M<long>().f()) == 4);
static_assert(sizeof(M<char>().f()) == 1);
static_assert(sizeof(M<A>().g()) == 1);
static_assert(sizeof(M<B>().g()) == 4);
template<class T> concept CanG = requires(M<T> m) { m.g(); };
static_assert(CanG<A> && CanG<B> && !CanG<char>);
template<class T> constexpr int k() { if constexpr (requires { typename T::x; }) return 1; else return 2; }
static_assert(k<A>() == 1 && k<E>() == 2);
template<class... T> concept AllBig = (Big<T> && ...);
static_assert(AllBig<long, double> && !AllBig<long, char> && AllBig<>);
template<class T> requires requires(T t) { t + 1; } constexpr int h(T) { return 1; }
template<class T> constexpr int h(T) { return 2; }
static_assert(h(1) == 1); static_assert(h(A()) == 2);
template<class T> concept P = Same<typename T::x, int> || Big<T>;
static_assert(P<A> && P<long> && !P<char>);
}

namespace packs {
template<class T> concept Big = sizeof(T) > 4;
template<class... T> concept AllBig = (Big<T> && ...);
static_assert(AllBig<long, double>);static_assert(!AllBig<long, char>);static_assert( AllBig<>);
template<class T, class... U> concept Any = (__is_same(T, U) || ...);
static_assert(Any<int, char, int>);
template<class... T> requires AllBig<T...> constexpr int f(T...) { return 1; }
template<class... T> constexpr int f(T...) { return 2; }
static_assert(f(1l, 2.0) == 1); static_assert(f(1, 2.0) == 2);
template<Big... T> constexpr int g(T...) { return 1; }
template<class... T> constexpr int g(T...) { return 2; }
static_assert(g(1l, 2.0) == 1); static_assert(g(1, 2.0) == 2);
}

namespace abbreviated {
template<class T> concept Big = sizeof(T) > 4;
template<class T, class U> concept Same = __is_same(T, U);
constexpr int f(auto x) { return 1; }
constexpr int f(Big auto x) { return 2; }
constexpr int f(const Same<char> auto& x) { return 3; }
static_assert(f(1) == 1 && f(1l) == 2);
template<class T> constexpr T g(T t, auto x) { return t + x; }
static_assert(__is_same(decltype(g(1, 2.0)), int));
static_assert(__is_same(decltype(g<double>(1, 2.0)), double));
static_assert(__is_same(decltype(g<double, char>(1, 2.0)), double));
constexpr auto h(auto... xs) { return (xs + ... + 0); }
static_assert(h() == 0 && h(1, 2, 3) == 6 && __is_same(decltype(h(1, 2.5)), double));
auto k(auto* x, auto& y) -> decltype(x[0] + y);
int a[3]; double d;
static_assert(__is_same(decltype(k(a, d)), double));
struct S {
	constexpr int m(auto x) const { return x + 1; }
	static constexpr int n(auto x, Big auto y) { return sizeof(y); }
	friend constexpr int fr(S, auto x) { return sizeof(x); }
	S(auto x) {}
	template<class T> constexpr int o(T, auto y) { return sizeof(T) + sizeof(y); }
	int out(auto x);
};
int S::out(auto x) { return x; }
static_assert(S::n(1, 2l) == 8);
static_assert(sizeof(fr(S(1), 'a')) == 4);
static_assert(sizeof(S('x').o('a', 2l)) == 4);
static_assert(__is_same(decltype(S(1).out(3)), int));
template<class T> struct X { 
	constexpr T m(auto x) const { return x + 1; }
	int out(T, auto x);
};
template<class T> int X<T>::out(T t, auto x) { return x; }
static_assert(X<double>().m(1) == 2.0);
static_assert(__is_same(decltype(X<int>().out(1, 3)), int));
void swp(auto&, auto&) = delete;
template<class T> concept Swp = requires(T& t) { swp(t, t); };
static_assert(!Swp<int>);
int user() { return f(3) + h(1, 2) + g(1, 2) + S(1).out(3) + X<int>().out(1, 2); }
void packs(Big auto... xs);
template<class... T> concept CanP = requires(T... t) { packs(t...); };
static_assert(CanP<long, double> && !CanP<long, int> && CanP<>);
}

namespace special_members {
template<class T> struct O {
	O() = default; O(int); 
	O(const O&) requires (sizeof(T) > 4); O(const O&) requires (sizeof(T) <= 4) = delete;
};
struct NT { ~NT(); char x; };
template<class T> struct E { explicit(sizeof(T) > 4) E(T); explicit(sizeof(T) > 4) operator bool() const; template<class U> explicit(sizeof(U) > 4) E(U*, T); };
void take(E<char>); int take(...);
static_assert(__is_same(decltype(take('c')), void));
}

namespace members {
template<class T> struct A { constexpr A() noexcept requires (sizeof(T) + 1u <= 5u) {} };
template<class T> struct B { [[no_unique_address]] T q; B(); };
template<class T> struct C { T q; ~C() noexcept = default; C(); };
template<class T> struct D { T q; D(); D(const D&) noexcept = default; };
template<class T> struct E { T q; E(); template<unsigned N> requires (sizeof(T) == N) constexpr E(T (&a)[N]) noexcept {} };
template<class T> struct F { T q; F(); template<class I> constexpr explicit(sizeof(I) > 4) F(I i, int n) noexcept : q(i) {} };
static_assert(__is_constructible(A<int>));
static_assert(__is_constructible(B<int>));
static_assert(__is_constructible(C<int>));
static_assert(__is_constructible(D<int>));
static_assert(__is_constructible(E<int>));
static_assert(__is_constructible(F<int>));
}

namespace ordering {
template<class T> constexpr T* ta(T* p) noexcept { return p; }
template<class P> constexpr P ta(const P& p) noexcept;
static_assert(__is_same(decltype(ta((int*)0)), int*));
template<class T> constexpr T* tb(T* p) noexcept { return p; }
template<class P, class... N> constexpr P tb(const P& p, N...) noexcept;
static_assert(__is_same(decltype(tb((int*)0)), int*));
template<class P> constexpr char tc(const P& p) noexcept;
template<class P, class... N> constexpr P tc(const P& p, N...) noexcept;
static_assert(__is_same(decltype(tc((int*)0)), char));
template<class P, class... N> constexpr auto td(const P& p, N...) noexcept { return p; }
static_assert(__is_same(decltype(td((int*)0)), int*));
template<class T> constexpr T* te(T* p) noexcept { return p; }
template<class P, class... N> constexpr auto te(const P& p, N...) noexcept { return te(p.operator->()); }
struct It { int* operator->() const; };
static_assert(__is_same(decltype(te((int*)0)), int*));
static_assert(__is_same(decltype(te(It())), int*));
template<class P, class... N> constexpr auto tf(const P& p, N...) noexcept { return p.operator->(); }
static_assert(__is_same(decltype(tf(It())), int*));
}

namespace operators {
struct It { int* operator->() const; int operator+(int); };
template<class P> constexpr auto tf(P p) { return p.operator->(); }
static_assert(__is_same(decltype(tf(It())), int*));
static_assert(__is_same(decltype(It().operator->()), int*));
static_assert(__is_same(decltype(It().operator+(1)), int));
template<class T> concept A = requires(T t) { t.operator+(1); }; static_assert(A<It>);
}

namespace ambiguous {
template<class T> concept A = sizeof(T) > 2; template<class T> concept B = sizeof(T) > 3;
auto f(A auto) -> char (&)[1]; auto f(B auto) -> char (&)[2];
template<class T> requires A<T> auto g(T) -> char (&)[1]; template<class T> requires B<T> auto g(T) -> char (&)[2];
template<A T> char h(T); template<B T> int h(T);
template<class T> char k(T) requires A<T>; template<class T> int k(T) requires B<T>;
template<class T> concept F = requires(T t) { f(t); };
template<class T> concept G = requires(T t) { g(t); };
template<class T> concept H = requires(T t) { h(t); };
template<class T> concept K = requires(T t) { k(t); };
static_assert(!F<long>);
static_assert(!G<long>);
static_assert(!H<long>);
static_assert(!K<long>);
}

namespace deduction_guides {
template<class T> concept Big = sizeof(T) > 4;
template<class T> struct A { T t; A(T) requires (sizeof(T) > 2); A(T, int); };
template<class T> struct B { T t; B(T*, int); template<class U> B(U); };
template<class T> B(T) -> B<T>; template<Big T> B(T) -> B<T*>; template<class T> requires Big<T> B(T, T) -> B<const T>;
template<Big T> struct C { T t; C(T); };
template<class T> using id = T;
template<class T> struct D { template<class U> D(U&&); }; template<class U> D(U&&) -> D<id<U>>;
static_assert(__is_same(decltype(A(1, 2)), A<int>));
static_assert(__is_same(decltype(B('a')), B<char>));
static_assert(__is_same(decltype(B(1l)), B<long*>));
static_assert(__is_same(decltype(C(1l)), C<long>));
static_assert(__is_same(decltype(D(1l)), D<long>));
long l; static_assert(__is_same(decltype(D(l)), D<long&>));
}

namespace lambdas {
template<class T> concept Big = sizeof(T) > 4;
template<class T> T&& dv();
auto l1 = [](auto x) { return x; };
auto l2 = [](Big auto x) { return x; };
auto l3 = []<class T>(T x) { return x; };
auto l4 = []<class T>(T x) requires Big<T> { return x; };
auto l5 = []<Big T>(T* x, auto y) { return *x; };
auto l6 = [](auto... x) { return sizeof...(x); };
auto l7 = [](auto&&... x) { return (x + ... + 0); };
auto l8 = []<class... T>(T... x) -> unsigned { return sizeof...(T); };
template<class F, class... A> concept Inv = requires(F f, A... a) { f(a...); };
static_assert(Inv<decltype(l1), int>); static_assert(!Inv<decltype(l1)>); static_assert(!Inv<decltype(l1), int, int>);
static_assert(!Inv<decltype(l2), int>); static_assert(Inv<decltype(l2), long>);
static_assert(Inv<decltype(l3), int>);
static_assert(!Inv<decltype(l4), int>); static_assert(Inv<decltype(l4), long>);
static_assert(!Inv<decltype(l5), int>);static_assert(!Inv<decltype(l5), int*, int>); static_assert(Inv<decltype(l5), long*, char>);
static_assert(__is_same(decltype(l1(1)), int));
static_assert(__is_same(decltype(l2(1l)), long));
static_assert(__is_same(decltype(l3(1l)), long));
static_assert(__is_same(decltype(l4(1l)), long));
long* pl; static_assert(__is_same(decltype(l5(pl, 1)), long));
static_assert(__is_same(decltype(l6(pl, 1)), unsigned long));
static_assert(__is_same(decltype(l6()), unsigned long));
static_assert(__is_same(decltype(l7(1, 2.0)), double));
static_assert(__is_same(decltype(l8(1, 2.0)), unsigned));
auto l0 = [](int x, double) { return x; };
static_assert(Inv<decltype(l0), int, int>); static_assert(!Inv<decltype(l0), int>); static_assert(!Inv<decltype(l0), int*, int>);
}

namespace surrogates {
struct F { using fp = int (*)(double); operator fp() const; };
struct G { using fp = int (*)(double); using gp = long (&)(const char *); operator fp() const; operator gp() const; char operator()(void *) const; };
F f; G g;
static_assert(__is_same(decltype(f(1)), int));
static_assert(__is_same(decltype(g("x")), long));
static_assert(__is_same(decltype(g(1.0)), int));
static_assert(__is_same(decltype(g((void *)0)), char));
template<class T, class... A> concept Inv = requires(T t, A... a) { t(a...); };
static_assert(Inv<F, int> && !Inv<F, int *> && !Inv<F> && Inv<G, const char *> && !Inv<G, int **, int>);
}

namespace declared_later {
struct P { };
template<class T, class Q> concept selector = requires(T t) { requires __is_same(Q, P); t(1); };
namespace inner {
template<class T> concept selector_of_p = selector<T, P>;
template<class T> T size(int i) { return i ? T(sizeof(P)) : T(); }
struct P { int i[4]; };
struct selector { P operator()(int) const; };
static_assert(selector_of_p<selector> && !selector_of_p<P>);
}
}

/* Classes that are declared where a template argument names them, as what stands for requires-expressions before C++20. */
namespace declared_in_arguments {
template<class... T> struct tag;
template<class T, class... A> extern T dependent;
template<class T, class... A> using checker = decltype(dependent<T, A...>);
template<class T> using reference = T &;
template<class T> constexpr bool can_refer = checker<struct can_refer_checker, T>::satisfied(static_cast<tag<void, T> *>(nullptr), 0);
struct can_refer_checker {
	using self = can_refer_checker;
	template<class, class T> static auto well_formed() -> decltype(void(), static_cast<tag<reference<T>> *>(nullptr), void()) { }
	template<class... A, class = decltype(&self::well_formed<A...>)> static constexpr bool satisfied(tag<A...> *, int) { return true; }
	static constexpr bool satisfied(void *, long) { return false; }
};
static_assert(can_refer<int> && !can_refer<void>);
struct before { static constexpr int size = 3; };
template<class T> constexpr int size_of_both = sizeof(T) + checker<struct before, T>::size + checker<struct behind, T>::size();
struct behind { static constexpr int size() { return 4; } };
static_assert(size_of_both<int> == 11 && checker<struct before>::size == 3);
}

/* What fails in a requires-expression says nothing of what is around it. */
namespace negated {
struct has { void f(); };
struct lacks { };
template<class T> concept no_f = requires { requires !requires(T t) { t.f(); }; };
template<class T> concept some_f = requires { requires !no_f<T>; };
template<class T> concept as_argument = requires { typename declared_in_arguments::tag<T, T[requires(T t) { t.f(); } ? 1 : 2]>; };
template<class T> requires (!requires(T t) { t.f(); }) char size(T);
template<class T> requires some_f<T> T *size(T);
static_assert(no_f<lacks> && !no_f<has>);
static_assert(some_f<has> && !some_f<lacks>);
static_assert(as_argument<has> && as_argument<lacks>);
static_assert(sizeof size(lacks()) == 1 && sizeof size(has()) == sizeof(void *));
}

/* Many alternatives of which one implies another. */
template<class T> concept Small = sizeof(T) < 100;
template<class T> concept Early = requires { typename T::early; } || Small<T>;
template<class T> concept Alternatives =
	(Small<T> || Early<T>) && (Early<T> || Small<T>) && (Small<T *> || Small<T>) &&
	(Small<T> || Early<T>) && (Early<T> || Small<T>) && (Small<T *> || Small<T>) &&
	(Small<T> || Early<T>) && (Early<T> || Small<T>) && (Small<T *> || Small<T>) &&
	(Small<T> || Early<T>) && (Early<T> || Small<T>) && (Small<T *> || Small<T>) &&
	(Small<T> || Early<T>) && (Early<T> || Small<T>) && (Small<T *> || Small<T>) &&
	(Small<T> || Early<T>) && (Early<T> || Small<T>) && (Small<T *> || Small<T>) &&
	(Small<T> || Early<T>) && (Early<T> || Small<T>) && (Small<T *> || Small<T>) &&
	(Small<T> || Early<T>) && (Early<T> || Small<T>) && (Small<T *> || Small<T>) &&
	(Small<T> || Early<T>) && (Early<T> || Small<T>) && (Small<T *> || Small<T>) &&
	(Small<T> || Early<T>) && (Early<T> || Small<T>) && (Small<T *> || Small<T>);
template<class T> requires Alternatives<T> char (&several(T))[1];
template<class T> requires Alternatives<T> && (sizeof(T) > 1) char (&several(T))[2];
static_assert(sizeof(several('c')) == 1);
static_assert(sizeof(several(1)) == 2);

// A move that would be deleted is no candidate: what copies by a reference to a variable takes no temporary.
struct CopiesVariables { CopiesVariables(); CopiesVariables(CopiesVariables &); CopiesVariables &operator=(CopiesVariables &); };
struct HasOtherConstructor : CopiesVariables { HasOtherConstructor(int); HasOtherConstructor &operator=(int); };
struct TakesByTemplate {
	HasOtherConstructor part;
	template <class T> TakesByTemplate(const T &, int = 0);
protected:
	TakesByTemplate(TakesByTemplate &&) = default;
};
static_assert(!__is_constructible(HasOtherConstructor, HasOtherConstructor));
static_assert(__is_constructible(HasOtherConstructor, HasOtherConstructor &));
static_assert(!__is_assignable(HasOtherConstructor &, HasOtherConstructor));
static_assert(__is_constructible(TakesByTemplate, TakesByTemplate));
