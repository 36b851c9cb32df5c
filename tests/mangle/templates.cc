// Specializations as types, and instantiations whose arguments are written.
template <class T> struct A { struct B {}; typedef T type; };
template <class T, int V = 3> struct N {};
template <class... T> struct P {};
template <template <class> class C, class T> struct TT {};
template <bool B> struct Bool {};
template <unsigned long V, char C> struct V2 {};
template <class T, T v> struct constant {};
template <auto v> struct Auto {};
struct M2 {};
namespace n { template <class T> struct A { }; template <class T> void f(T) {} enum E { e }; struct S {}; }
void f(A<int>, A<A<int>>, A<int *> *, A<const char &>, A<A<int>>) {}
void f(N<int>, N<int, 4>, N<A<int>, -5>, N<int, 3>, N<char, 0x10>) {}
void f(P<>, P<int>, P<int, char>, P<P<>, P<int>>) {}
void f(TT<A, int>, TT<n::A, int>, A<TT<A, A<int>>>) {}
void f(Bool<true>, Bool<false>, V2<18446744073709551615ul, 65>, V2<1, 1>) {}
void f(constant<int, 3>, constant<long, -1>, constant<bool, true>) {}
void f(Auto<1>, Auto<true>, Auto<-7>) {}
void f(n::A<int>, n::A<n::S>, n::A<n::A<n::E>>, A<n::A<n::S>>) {}
void f(A<void()>, A<int(int) const>, A<int[3]>, A<void (n::S::*)()>, A<int (&)(int)>) {}
template <class T> T g(T) { return T(); }
template int g<int>(int);
template n::S g<n::S>(n::S);
template A<int> g<A<int>>(A<int>);
template <class T, class U> void h(T, U, T *, const U &) {}
template void h<int, char>(int, char, int *, const char &);
template void h<n::S, n::S *>(n::S, n::S *, n::S *, n::S *const &);
template <class T, int M> int arr(T (&)[M], N<T, M>) { return M; }
template int arr<int, 3>(int (&)[3], N<int, 3>);
template <class... T> void pack(T...) {}
template void pack<int, char *>(int, char *);
template void pack<int>(int);
template <class T, class... U> P<U...> pack2(T, P<U...>, A<U>...) { return {}; }
template P<char> pack2<int, char>(int, P<char>, A<char>);
template <class... T> void refs(T &&...) {}
template void refs<int>(int &&);
template <template <class> class C> void ttp(C<int>, C<char> *) {}
template void ttp<A>(A<int>, A<char> *);
template <template <class> class C, class T> C<T> ttp2(T) { return {}; }
template n::A<int> ttp2<n::A, int>(int);
template <class T> typename T::type member(T, typename T::type *) { return {}; }
template int member<A<int>>(A<int>, int *);
template <class T> void nested(A<typename T::type>, typename T::type *) {}
template void nested<A<A<char>>>(A<A<char>>, A<char> *);
template <class T> void fun(T (*)(T), void (T::*)(int), int T::*) {}
template void fun<n::S>(n::S (*)(n::S), void (n::S::*)(int), int n::S::*);
template <class T, class U> void order(N<U, 4>, N<T, 4>, A<U>, A<T>, N<T>, P<U, T, U *>) {}
template void order<int, char>(N<char, 4>, N<int, 4>, A<char>, A<int>, N<int>, P<char, int, char *>);
template <class T> auto deduced(T) { return 1; }
template auto deduced<int>(int);
template <class T> void ret(T (&)(), const T &, T *const *, T &&) {}
template void ret<int>(int (&)(), const int &, int *const *, int &&);
template <int I, bool B, unsigned U> void values() {}
template void values<-3, true, 7u>();
template <class T> inline void il(T *) {}
template void il<n::E>(n::E *);
template <class T> bool operator==(A<T>, A<T>) { return true; }
template bool operator==<int>(A<int>, A<int>);
template <class T> void *operator+(A<T>, T) { return 0; }
template void *operator+<char>(A<char>, char);
namespace n {
template <class T> T q(A<T>, ::A<T>) { return T(); }
template int q<int>(A<int>, ::A<int>);
template void f<S>(S);
}
template void n::f<int>(int);
struct M {
	template <class T> void m(T) const {}
	template <class T> static T s(T t) { return t; }
	template <class T> M(T, A<T>) {}
	template <class T> operator T *() { return 0; }
	template <class T> T *operator()(T) { return 0; }
};
template void M::m<int>(int) const;
template M M::s<M>(M);
template int *M::operator()<int>(int);
template <class T> void spec(T) {}
template <> void spec<int>(int) {}
template <> void spec<A<char>>(A<char>) {}
namespace n { template <> void f<A<S>>(A<S>) {} }
template <class T> static void st(T) {}
template void st<int>(int);
namespace n {
template <class T> struct C {
	C(T) {}
	virtual ~C() {}
	void f() const {}
	T g(T, const T &, T &&, C, C<T *> *, ::A<T>);
	static T s;
	static int s2;
	operator T() { return T(); }
	T &operator=(const C &) { return s; }
	template <class U> U m(T, U, C<U> *) { return U(); }
	void arrays(T (&)[2], T *const *, void (*)(T)) {}
};
template <class T> T C<T>::g(T, const T &, T &&, C, C<T *> *, ::A<T>) { return T(); }
template <class T> T C<T>::s;
template <class T> int C<T>::s2;
}
template struct n::C<M2>;
template M2 *n::C<int>::m<M2 *>(int, M2 *, C<M2 *> *);
template <> void n::C<long>::f() const {}
template <> int n::C<short>::s2 = 1;
template M2 *n::C<M2 *>::g(M2 *, M2 *const &, M2 *&&, C, C<M2 **> *, ::A<M2 *>);
namespace n {
template <class T, int V = 3> struct D {
	D(T) {}
	void f() const {}
	T g(T, const T &, D, D<T *> *) { return T(); }
	template <class U> U m(T, U) { return U(); }
	D &self(D *) { return *this; }
};
}
template struct n::D<M2>;
template struct n::D<M2, 4>;
template int *n::D<int, 8>::m<int *>(int, int *);
