template <class... Q, int> void k1();
template <class... Q, class> void k2();
template <class...> struct C; template <class..., int> struct D;
template <class... Q, int N> void over(int); template <class... Q, int N> void over(char);
template <class T, class... Q, int N> void over(T);
template <class... Q, int N> static int fr(Q...);
struct S1 { template <class... Q, int N> friend void fr2(Q...) { } template <class... Q, int N> static void st(); template <class... Q, int N> int operator()(Q...); };
template <class... Q, int N> void S1::st() { }
template <class... Q, int N> void k3(int) ;
template <class... Q, class T> auto k4(T t) -> decltype(t);
template <class... Q, class T> void k5(T &&, Q &&...);
template <class... Q, class T> void k6(T (*)(Q...));
template <class... Q, class T> void k7(Q..., T);
template <class... Q, class T> void k8(Q..., T, int);
template <class... Q, int N> void k9(C<Q..., C<Q>>...);
template <int N> struct I { }; template <class... Q, int N> void k10(I<N>); template <class... Q, int N> void k11(I<N + 1>); template <class... Q, int N> void k12(int (&)[N + 1]);
template <class T> using id = T; template <class T> struct H { using type = T; }; template <class T> using nd = typename H<T>::type;
template <class... Q, class T> void k15(int = sizeof(T));
template <class... Q, class T> void k16(int T::*); template <class... Q, class T> void k17(const T *const *); template <class... Q, class T> void k18(T()); template <class... Q, class T> void k19(void(T));
namespace behind_packs {
template <unsigned long... I> struct Indices { };
template <class...> struct Tuple;
template <class R, class... A, bool NE> void launder(R (*)(A...) noexcept(NE)) = delete;
template <class... A, bool B> void members(void (A::*...p)() noexcept(B));
template <class... A, bool B> auto result(A...) -> void (*)() noexcept(B);
template <class T, class U> struct P {
	template <class... A, unsigned long... I, class... B, unsigned long... J> P(Tuple<A...> &, Tuple<B...> &, Indices<I...>, Indices<J...>);
};
P<int, char> instance();
int size = sizeof(instance());
}
// A type parameter has its name behind its default argument.
namespace own_defaults {
	template <class T, class P> struct Allocator { }; struct Pol; template <class T, class P, int N> struct Three { };
	template <typename T, typename Allocator = Allocator<T, Pol>> class PV { public: using a = Allocator; int b; explicit PV(int); };
	template <typename T, typename Allocator = own_defaults::Allocator<T, Pol>> class PW { public: using a = Allocator; int b; };
	template <typename T, class Three = Three<T, Pol, 2>, int Z = 3> struct PX { Three t; };
	PX<int> x; PV<int> y(1);
}
// defaults that the class has
template <class... Q> struct M { template <class... U, int = 1> void f(); template <class A, class... U, class X, X * = nullptr> M(A, U..., X *); template <class... U, int> void g(); };
template <class... Q> template <class... U, int> void M<Q...>::f() { }
template <class... Q> template <class... U, int> void M<Q...>::g() { }
// types that are written like those of declarations before
template <template <int, int> class P> using twelve = P<1, 2>;
template <template <int, int> class S, int m> struct Store {
	template <template <int, int> class P> Store(twelve<P> const &p, int n);
	template <template <int, int> class P> Store(twelve<P> const &p, int n, int);
};
template <template <int, int> class S, int m> template <template <int, int> class P> Store<S, m>::Store(twelve<P> const &p, int n) { }
struct Of { template <template <int, int> class P> Of(twelve<P> const &p, int n); template <template <int, int> class P> Of(P<1, 3>); };
