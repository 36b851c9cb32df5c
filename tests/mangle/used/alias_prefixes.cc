// Members of what alias templates stand for: the alias gives its name, but in template arguments.
namespace N {
template <class T> struct impl { struct type { using diff = int; template <class U> struct rebind { using type = int; }; static constexpr int v = 3; static int f(); }; using other = impl; };
template <class T, class U = T> struct impl2 { using type = typename impl<T>::type; };
template <class T> using al = typename impl<T>::type;
template <class T, class U = T> using al2 = typename impl2<T, U>::type;
template <class T> using ident = T;
template <class T> using alimpl = impl<T>;
template <class T> using al_al = al<T>;
template <class T> using alother = typename impl<T>::other;
struct S { template <class T> using mal = typename impl<T>::type; };
template <class T> using diff_t = typename al2<T, impl<T>>::diff;
template <class T> using diff_t2 = diff_t<ident<T>>;
}
namespace first_names { using namespace N;
template <class A> typename al<A>::diff f1(A) { return 0; }
template <class A> typename al2<A, int>::diff f2(A) { return 0; }
template <class A> typename alimpl<A>::type::diff f3(A) { return 0; }
template <class A> typename alimpl<A>::other::type f4(A) { return {}; }
template <class A> typename al_al<A>::diff f5(A) { return 0; }
template <class A> typename alother<A>::type::diff f6(A) { return 0; }
template <class A> typename S::mal<A>::diff f7(A) { return 0; }
template <class A> diff_t<A> f8(A) { return 0; }
template <class A> diff_t2<A> f9(A) { return 0; }
template <class A> void f10(A, typename al<A>::diff, typename al2<A>::diff, diff_t<A>) { }
template <class A> typename al<A>::template rebind<A>::type f11(A) { return 0; }
template <int> struct I {};
template <class A> I<al<A>::v> f12(A) { return {}; }
template <class A> decltype(al<A>::f()) f13(A) { return {}; }
namespace first_names { using namespace N;
template <class A> typename al<A>::diff f14(A, A, typename al<A*>::diff) { return 0; }
template <class A, class B> void f15(A, B, typename al<A>::diff, typename al<B>::diff) { }
struct C { template <class T> using priv = typename impl<T>::type; template <class A> typename priv<A>::diff f16(A) { return 0; } };
template <class Q> struct D { template <class T> using priv = typename impl<T>::type; template <class A> typename priv<A>::diff f17(A) { return 0; } };
int first() { f1(1); f2(1); f3(1); f4(1); f5(1); f6(1); f7(1); f8(1); f9(1); f10(1, 2, 3, 4); f11(1); f12(1); f13(1); f14(1, 1, 1); f15(1, 2, 3, 4); C().f16(1); D<int>().f17(1); }
}
}
namespace second_names {
namespace M {
template <class T> struct impl { struct type { using diff = int; struct in { using x = int; }; template <class U> struct rebind { using type = int; }; static constexpr int v = 3; static int f(); }; using other = impl; using diff = int; };
template <class T> using al = typename impl<T>::type;
template <class T> using ident = T;
template <class T> using ptrimpl = impl<T*>;
template <class T, class U> using impl_al = impl<typename al<T>::diff>;
template <class T> using rb = typename impl<T>::type::template rebind<T>;
template <class T> using rbal = typename al<T>::template rebind<T>;
template <class T> using diff_t = typename al<T>::diff;
template <class...> struct X {};
template <class T> using void_al = typename X<T, impl<T>>::type;
}
using namespace M;
struct HasDiff { using diff = int; };
template <class A> X<typename al<A>::diff> g1(A) { return {}; }
template <class A> typename al<A>::diff *g2(A) { return 0; }
template <class A> void g3(A, void (*)(typename al<A>::diff)) {}
template <class A> typename ident<A>::diff g4(A) { return 0; }
template <class A> typename ptrimpl<A>::diff g5(A) { return 0; }
template <class A> typename impl_al<A, A>::diff g6(A) { return 0; }
template <class A> typename rb<A>::type g7(A) { return 0; }
template <class A> typename rbal<A>::type g8(A) { return 0; }
template <class A> X<diff_t<A>, typename al<A>::in::x> g9(A) { return {}; }
template <class A> typename X<typename al<A>::diff>::type g10(A, int) { return {}; }
template <class A> void g10(A, ...) { }
template <class A> typename al<A>::in::x g11(A, typename al<A>::diff, typename al<A>::in::x) { return {}; }
template <class A> const typename al<A>::in &g12(A, const typename al<A>::in &a, typename al<A>::in *) { return a; }
template <class A> auto g13(A, typename al<A>::diff d) -> decltype(static_cast<typename al<A>::diff>(3) + d) { return {}; }
template <class A> typename al<A>::diff HasDiff::*g14(A) { return {}; }
template <class A> auto g15(A) -> X<decltype(typename al<A>::diff{})> { return {}; }
template <class A> int g16(A, int (&)[sizeof(typename al<A>::diff)]) { return {}; }
template <class A, typename al<A>::diff V> int g17(A) { return V; }
template <class A, class B = typename al<A>::diff> B g18(A) { return {}; }
template <class A> typename impl<A>::type::diff g19(A, typename al<A>::diff) { return 0; }
template <class A> typename impl<A>::type g20(A, al<A>, typename al<A>::diff) { return {}; }
template <class A> void g21(A, X<typename al<A>::diff>, typename al<A>::diff) { }
template <class A> void g22(A, typename al<A>::diff, X<typename al<A>::diff>) { }
template <class A> void g23(A, typename al<A>::diff, typename al<A>::diff, diff_t<A>) { }
int second() { int a[4]; g1(1); g2(1); g3(1, nullptr); g4(HasDiff()); g5(1); g6(1); g7(1); g8(1); g9(1); g10(1, 2); g11(1, 2, 3); M::impl<int>::type::in in; g12(1, in, &in); g13(1, 2); g14(1); g15(1); g16(1, a); g17<int, 3>(1); g18(1); g19(1,1); g20(1, {}, 1); g21(1, {}, 1); g22(1, 1, {}); g23(1,2,3,4); }
}
namespace third_names {
namespace K { template <class T> struct impl { struct type { using diff = int; }; }; template <class T> using al = typename impl<T>::type; template<class T> T dv(); template <class...> struct X{}; }
using namespace K;
template <class A> auto h1(A, A d) -> decltype(d + 1) { return {}; }
template <class A> auto h2(A, typename al<A>::diff d) -> decltype(d + A()) { return {}; }
template <class A> auto h3(A a, typename al<A>::diff d) -> decltype(a + d) { return {}; }
template <class A> auto h4(A, A*, A d) -> decltype(d + 1) { return {}; }
template <class A> auto h5(A) -> decltype(dv<typename al<A>::diff>() + A()) { return {}; }
template <class A> auto h6(A) -> X<decltype(dv<typename al<A>::diff>() + A())> { return {}; }
int third() { h1(1,1); h2(1, 2); h3(1, 2); h4(1, (int*)0, 2); h5(1); h6(1); }
}
