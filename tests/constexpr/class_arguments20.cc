/* Template arguments of class and floating types, addresses of subobjects, placeholders for classes [temp.arg.nontype] [temp.type]; string literal
 * operator templates. */
#include <cstddef>
#include <type_traits>
namespace first {
template <size_t N> struct fixed_string { char data[N]; constexpr fixed_string(const char (&s)[N]) { for (size_t i = 0; i < N; ++i) data[i] = s[i]; } constexpr size_t size() const { return N - 1; }  bool operator==(const fixed_string&) const = default; };
template <fixed_string S> struct FS { static constexpr auto size = S.size(); static constexpr char first = S.data[0]; using type = decltype(S); static constexpr auto value = S; };
static_assert(FS<"abc">::size == 3);
static_assert(FS<"abc">::first == 'a');
static_assert(std::is_same_v<FS<"abc">, FS<"abc">>);
static_assert(!std::is_same_v<FS<"abc">, FS<"abd">>);
static_assert(!std::is_same_v<FS<"abc">, FS<"ab">>);
static_assert(std::is_same_v<FS<"abc">, FS<fixed_string<4>("abc")>>);
static_assert(std::is_same_v<FS<"abc">::type, const fixed_string<4>>);
template <fixed_string S> constexpr auto len() { return S.size(); }
static_assert(len<"hello">() == 5);
struct P { int x, y; };
template <P X> struct TP { static constexpr int sum = X.x + X.y; template <int K> struct In { static constexpr int v = X.x * K; }; };
static_assert(TP<P{1,2}>::sum == 3);
static_assert(TP<{1,2}>::sum == 3);
static_assert(TP<P{3}>::In<4>::v == 12);
static_assert(std::is_same_v<TP<P{1,2}>, TP<{1,2}>>);
constexpr P cp{5, 6};
static_assert(TP<cp>::sum == 11);
static_assert(std::is_same_v<TP<cp>, TP<P{5,6}>>);
template <auto V> struct A { using type = decltype(V); static constexpr auto value = V; };
static_assert(A<P{1,2}>::value.y == 2);
static_assert(A<2.5>::value == 2.5);
static_assert(!std::is_same_v<A<2.5>, A<2.5f>>);
static_assert(std::is_same_v<A<2.5>, A<5.0 / 2>>);
static_assert(!std::is_same_v<A<0.0>, A<-0.0>>);
static_assert(std::is_same_v<A<std::integral_constant<int,3>{}>::type, const std::integral_constant<int,3>>);
template <int I> struct N { static constexpr int value = I; };
static_assert(N<std::integral_constant<int,3>{}>::value == 3);
static_assert(std::is_same_v<N<std::integral_constant<int,3>{}>, N<3>>);
template <double D> struct Dbl { static constexpr double v = D; };
static_assert(Dbl<1.0>::v == 1.0);
static_assert(std::is_same_v<Dbl<1.0>, Dbl<0.5+0.5>>);
template <class T, T V> struct TV { static constexpr T v = V; };
static_assert(TV<P, P{3,4}>::v.x == 3);
static_assert(TV<P, {3,4}>::v.x == 3);
template <P... Ps> struct Pack { static constexpr int sum = (0 + ... + Ps.x); };
static_assert(Pack<P{1,0}, P{2,0}, {3,0}>::sum == 6);
template <auto... Vs> struct Vals { static constexpr int n = sizeof...(Vs); using t = Pack<Vs...>; };
static_assert(Vals<P{1,0}, P{2,0}>::t::sum == 3);
template <class T> struct Get; template <P X> struct Get<TP<X>> { static constexpr int v = X.y; };
static_assert(Get<TP<P{1,9}>>::v == 9);
template <fixed_string S> constexpr int ded(FS<S>) { return S.size(); }
static_assert(ded(FS<"xy">{}) == 2);
template <P X = P{7, 8}> constexpr int dflt() { return X.y; }
static_assert(dflt() == 8);
template <fixed_string S = "dd"> struct DS { static constexpr int n = S.size(); };
static_assert(DS<>::n == 2);
template <P X> constexpr bool spec = false; template <> constexpr bool spec<P{1,1}> = true;
static_assert(spec<P{1,1}> && !spec<P{1,2}>);
template <P X> struct Full { static constexpr int v = 0; }; template <> struct Full<P{2,2}> { static constexpr int v = 1; };
static_assert(Full<P{2,2}>::v == 1 && Full<P{2,3}>::v == 0);
constexpr int garr[3] = {4,5,6}; struct W { int a[3]; P p; }; constexpr W gw{{1,2,3},{8,9}};
template <const int *Q> struct Ptr { static constexpr int v = *Q; static constexpr const int *q = Q; };
static_assert(Ptr<&garr[1]>::v == 5 && Ptr<garr>::v == 4 && Ptr<&gw.p.y>::v == 9 && Ptr<&gw.a[2]>::v == 3);
static_assert(!std::is_same_v<Ptr<&garr[1]>, Ptr<&garr[2]>> && std::is_same_v<Ptr<&garr[1]>, Ptr<&garr[1]>>);
template <const int &R> struct Ref { static constexpr int v = R; };
static_assert(Ref<garr[2]>::v == 6 && Ref<gw.p.x>::v == 8);
static_assert(!std::is_same_v<Ref<garr[0]>, Ref<garr[2]>>);
struct HP { const int *p; int P::*m; }; template <HP H> constexpr int deref() { return *H.p; } template <HP H> constexpr int mem(P p) { return p.*H.m; }
static_assert(deref<HP{&garr[1], nullptr}>() == 5 && mem<HP{nullptr, &P::y}>({3,4}) == 4);
union U { int i; char c; }; template <U u> struct UU {};
static_assert(!std::is_same_v<UU<U{.i = 1}>, UU<U{.c = 1}>>);
static_assert(std::is_same_v<UU<U{.c = 1}>, UU<U{.c = 1}>>);
template <P X> constexpr const P *addr = &X; template <auto X> constexpr const void *addr2 = &X;
static_assert(addr<P{1,2}> == addr<P{1,2}> && addr<P{1,2}> != addr<P{1,3}>);
static_assert(addr<P{1,2}> == addr2<P{1,2}>);
template <fixed_string A_, fixed_string B_> constexpr bool eq = A_ == B_;
static_assert(eq<"a","a"> && !eq<"a","b">);
template <P X> requires (X.x > 0) constexpr int con() { return 1; } template <P X> requires (X.x <= 0) constexpr int con() { return 2; }
static_assert(con<P{1,0}>() == 1 && con<P{0,0}>() == 2);
template <auto F> constexpr int call(int x) { return F(x); }
static_assert(call<[](int x) { return x + 1; }>(3) == 4);
constexpr auto lam = [](int x) { return x * 2; };
static_assert(call<lam>(3) == 6);
template <char... C> struct cs { static constexpr int n = sizeof...(C); }; 
template <fixed_string S> constexpr auto operator""_fs() { return S; }
static_assert("abc"_fs.size() == 3);
template <int N_> struct Conv { int v; constexpr Conv(int x) : v(x * N_) {} }; template <Conv<3> C> struct UC { static constexpr int v = C.v; };
static_assert(UC<4>::v == 12);
}
namespace second {
constexpr int garr[3] = {4,5,6};
template <const int &R> struct Ref { static constexpr int v = R; };
static_assert(Ref<garr[2]>::v == 6);
static_assert(!std::is_same_v<Ref<garr[0]>, Ref<garr[2]>>);
template <decltype(sizeof 0) N> struct fixed_string { char data[N]; constexpr fixed_string(const char (&s)[N]) { for (int i = 0; i < N; ++i) data[i] = s[i]; } constexpr int size() const { return N - 1; } };
template <fixed_string S = "dd"> struct DS { static constexpr int n = S.size(); };
static_assert(DS<>::n == 2);
template <fixed_string S> constexpr auto operator""_fs() { return S; }
static_assert("abc"_fs.size() == 3);
struct P { int x, y; }; 
constexpr const P cp{3, 4};
template <const P &X> struct RP { static constexpr int v = X.x; };
static_assert(RP<cp>::v == 3);
template <auto X> struct RA { static constexpr int v = X.x; };
static_assert(RA<cp>::v == 3);
constexpr int i5 = 5;
template <const int &X> struct RI { static constexpr int v = X; static constexpr const int *a = &X; };
static_assert(RI<i5>::v == 5 && RI<i5>::a == &i5);
template <auto &X> struct AR { static constexpr const int *a = &X; };
static_assert(AR<i5>::a == &i5);
constexpr const int *pi = &garr[1];
template <const int *Q> struct PQ { static constexpr int v = *Q; };
static_assert(PQ<pi>::v == 5);
static_assert(std::is_same_v<PQ<pi>, PQ<&garr[1]>>);
template <auto Q> struct AQ { static constexpr int v = *Q; using t = decltype(Q); };
static_assert(AQ<pi>::v == 5 && AQ<garr>::v == 4 && std::is_same_v<AQ<garr>::t, const int*>);
constexpr double dd = 2.5;
template <auto D> constexpr auto dv = D;
static_assert(dv<dd> == 2.5 && dv<dd> == dv<2.5>);
int f1(int); constexpr int f2(int x) { return x + 1; }
template <int (*F)(int)> constexpr int cf(int x) { return F(x); }
template <int (&F)(int)> constexpr int cr(int x) { return F(x); }
template <auto F> constexpr int ca(int x) { return F(x); }
static_assert(cf<f2>(1) == 2 && cf<&f2>(1) == 2 && cr<f2>(1) == 2 && ca<f2>(1) == 2 && ca<&f2>(1) == 2);
template <int P::*M> constexpr int gm(P p) { return p.*M; }
static_assert(gm<&P::y>({1, 2}) == 2);
struct Op { constexpr int operator()(int x) const { return x * 3; } };
static_assert(ca<Op{}>(2) == 6);
template <auto... V> constexpr int cnt = sizeof...(V);
static_assert(cnt<P{1,2}, 3, 'c', 2.5, garr> == 5);
template <class T> struct H { T v; constexpr bool operator==(const H&) const = default; }; template <class T> H(T) -> H<T>;
template <H X> struct UH { using t = decltype(X.v); static constexpr auto v = X.v; };
static_assert(UH<{3}>::v == 3 && std::is_same_v<UH<{3}>::t, int> && UH<H{'c'}>::v == 'c' && UH<{2.5}>::v == 2.5);
static_assert(std::is_same_v<UH<{3}>, UH<H<int>{3}>>);
template <template <auto> class TT, auto V> struct Apply { using type = TT<V>; };
static_assert(std::is_same_v<Apply<RA, P{1,2}>::type, RA<P{1,2}>>);
namespace n { template <fixed_string S> struct tag { constexpr auto name() const { return S.data[0]; } }; template <fixed_string S> inline constexpr tag<S> t{}; }
static_assert(n::t<"q">.name() == 'q');
template <fixed_string... Ss> constexpr int total = (0 + ... + Ss.size());
static_assert(total<"a", "bc", "def"> == 6);
template <fixed_string S, class T> struct named { T v; };
template <fixed_string S, class... A> constexpr auto find(named<S, A>... x) { return (x.v + ...); }
static_assert(find<"k">(named<"k", int>{3}, named<"k", int>{4}) == 7);
template <P X> struct Rec { static constexpr int v = X.x + Rec<P{X.x - 1, X.y}>::v; }; template <int Y> struct Zero; template <> struct Rec<P{0, 7}> { static constexpr int v = 100; };
static_assert(Rec<P{3, 7}>::v == 106);
template <int A, int B> constexpr int wrap() { return RA<P{A, B}>::v; }
static_assert(wrap<8, 9>() == 8);
template <class T> constexpr int mk(T t) { return RA<T{4, 5}>::v; }
static_assert(mk(P{}) == 4);
template <P X, P Y> constexpr bool same = false; template <P X> constexpr bool same<X, X> = true;
static_assert(same<P{1,2}, P{1,2}> && !same<P{1,2}, P{2,2}>);
}
