// Class template arguments that are deduced [over.match.class.deduct].
template <class T, class U> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true;
// packs of constructor templates
template <class... T> struct Tu { Tu(T...); template <class U> Tu(U *, T...); };
Tu t1(1, 2.0); static_assert(same<decltype(t1), Tu<int, double>>);
template <class T> struct V { template <class... A> V(T, A...); };
V v1(1, 2, 3); static_assert(same<decltype(v1), V<int>>);
template <class T, class U = T> struct W { template <class... A> W(T, U *, A...); W(T); };
W w1(1, (char *)0, 2); static_assert(same<decltype(w1), W<int, char>>);
W w2(1L); static_assert(same<decltype(w2), W<long, long>>);
// guides with packs
template <class... T> struct Ov : T... { using T::operator()...; };
template <class... T> Ov(T...) -> Ov<T...>;
Ov o1{[](int) { return 1; }, [](char *) { return 2L; }};
static_assert(sizeof(o1(1)) == 4 && sizeof(o1((char *)0)) == 8);
template <class T, int N> struct Arr { T a[N]; };
template <class T, class... U> Arr(T, U...) -> Arr<T, 1 + sizeof...(U)>;
Arr a1{1, 2, 3}; static_assert(same<decltype(a1), Arr<int, 3>>);
template <class T, int N> struct B { B(T (&)[N]); B(const T (&)[N], int); };
int arr[4]; B b1(arr); static_assert(same<decltype(b1), B<int, 4>>);
B b2("abc", 1); static_assert(same<decltype(b2), B<char, 4>>);
template <class F> struct Fn; template <class R, class... A> struct Fn<R(A...)> { template <class G> Fn(G); };
template <class R, class... A> Fn(R (*)(A...)) -> Fn<R(A...)>;
int ff(char, long); Fn f1(ff); static_assert(same<decltype(f1), Fn<int(char, long)>>);
template <class T> struct Lam; template <class R, class C, class... A> struct Lam<R (C::*)(A...) const> { using type = R(A...); };
template <class F> Fn(F) -> Fn<typename Lam<decltype(&F::operator())>::type>;
Fn f2([](int, char) { return 1.0; }); static_assert(same<decltype(f2), Fn<double(int, char)>>);
// copy
V v2 = v1; V v3{v1}; V v4(v1); static_assert(same<decltype(v2), V<int>> && same<decltype(v3), V<int>> && same<decltype(v4), V<int>>);
template <class T> struct Opt { Opt(T); Opt(); }; 
Opt o2 = Opt(1); Opt o3{Opt{1}}; static_assert(same<decltype(o2), Opt<int>> && same<decltype(o3), Opt<int>>);
// nested
template <class T> struct Out { template <class U> struct In { In(T, U); In(U); }; };
Out<int>::In in1(1, 'c'); static_assert(same<decltype(in1), Out<int>::In<char>>);
Out<int>::In in2('c'); static_assert(same<decltype(in2), Out<int>::In<char>>);
// explicit guides, initializer lists
namespace std { template <class E> class initializer_list { const E *p; unsigned long n; public: constexpr const E *begin() const { return p; } constexpr unsigned long size() const { return n; } }; }
template <class T> struct L { L(std::initializer_list<T>); L(int, T); template <class I> L(I, I, char); };
L l1{1, 2, 3}; static_assert(same<decltype(l1), L<int>>);
L l2{1.0, 2.0}; static_assert(same<decltype(l2), L<double>>);
L l3(1, 'c'); static_assert(same<decltype(l3), L<char>>);
template <class T> L(T *, T *, char) -> L<T>;
L l4((long *)0, (long *)0, 'c'); static_assert(same<decltype(l4), L<long>>);
template <class T> struct E { explicit E(T); E(T, T); }; explicit E(const char *) -> E<int *>;
template <class T> explicit E(T) -> E<T>;
E e1(1.5); static_assert(same<decltype(e1), E<double>>);
auto *p1 = new E('c'); static_assert(same<decltype(p1), E<char> *>);
static_assert(same<decltype(E{1, 2}), E<int>>);
template <class T> struct G { G(T &&); }; int i; 
static_assert(same<decltype(G(1)), G<int>>);
template <class T> struct H { template <class U> H(T, U &&); H(const T &); }; const int ci = 0;
static_assert(same<decltype(H(ci, 1)), H<int>> && same<decltype(H(ci)), H<int>>);
template <class A, class B> struct Pair { A a; B b; Pair(A, B); }; template <class A, class B> Pair(A, B) -> Pair<A, B>;
static_assert(same<decltype(Pair("ab", arr)), Pair<const char *, int *>>);
template <template <class> class X, class T> struct TT { TT(X<T>); };
static_assert(same<decltype(TT(o2)), TT<Opt, int>>);
template <class T> struct Base { Base(T); }; template <class T> struct Der : Base<T> { using Base<T>::Base; Der(T, int); };
static_assert(same<decltype(Der(1, 2)), Der<int>>);
template <class T = int> struct Df { Df(int = 0); }; Df d1; Df d2{}; Df d3(3); static_assert(same<decltype(d1), Df<int>> && same<decltype(d3), Df<int>>);
static_assert(same<decltype(Df()), Df<int>>);
template <class T> void fun() { V x(T(), 1); static_assert(same<decltype(x), V<T>>); V y{T{}}; }
template void fun<char>();
template <auto N> struct Val { }; template <class T, T... N> struct Seq { template <class U> Seq(U, Val<N>...); };
