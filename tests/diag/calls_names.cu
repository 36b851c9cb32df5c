// The names of callees: mangled with every type as 1?, shown demangled where the demangler takes that.
__attribute__((device)) int first(int, const char *);
__attribute__((device)) int again(int); __attribute__((device)) int ellipsis(int, ...); extern "C" { __attribute__((device)) int c_function(int); __attribute__((device)) int c_none(); }
namespace N {
	int g; __attribute__((device)) int f(int); __attribute__((device)) int none(); template <int *P> __attribute__((device)) int address(); template <class T, int *P> __attribute__((device)) int address2(T);
	struct S { static int q; template <int *P> __attribute__((device)) int m(); template <int *P> struct I { __attribute__((device)) void f(int); __attribute__((device)) void g(); }; };
	template <class T> struct X { template <int *P> __attribute__((device)) int xm(T); template <class U> struct Y { __attribute__((device)) int ym(U); __attribute__((device)) int none(); }; };
	inline namespace V { __attribute__((device)) int in(int); __attribute__((device)) int in_none(); }
	struct N { __attribute__((device)) N(); __attribute__((device)) void N2(); };
}
struct [[gnu::abi_tag("tag")]] Tagged { __attribute__((device)) void f(); __attribute__((device)) void g(int); template <class T> __attribute__((device)) void h(T); };
template <int *P, int *Q> __attribute__((device)) void twice(); template <template <class> class TT> __attribute__((device)) void tt(); template <template <class> class TT, class T> __attribute__((device)) void tt2(TT<T>);
template <class T> struct V1 { }; template <class F> __attribute__((device)) void functor(F);
struct O { __attribute__((device)) int operator+(int); __attribute__((device)) void operator+(); __attribute__((device)) void operator()(); __attribute__((device)) void operator!(); __attribute__((device)) operator int(); __attribute__((device)) void operator->*(int); __attribute__((device)) O &operator++(); template <class... T> __attribute__((device)) void p(); __attribute__((device)) operator bool() const; };
template <class... T> struct Pack { __attribute__((device)) void f(T...); template <class... U> __attribute__((device)) void g(T..., U...); template <int... I> __attribute__((device)) void h(); };
template <class T, int I = 3> struct Default { __attribute__((device)) void f(T); }; enum class E { a, b };
template <class T, T v> __attribute__((device)) void nontype(T); template <E e, bool b, char c, long l> __attribute__((device)) void nontypes(int); template <class T> __attribute__((device)) T *pointer(const T &); template <decltype(nullptr) P> __attribute__((device)) void null();
static __attribute__((device)) int internal(int) { return 1; } static __attribute__((device)) int internal_none() { return 1; }
namespace M { static __attribute__((device)) int internal(int) { return 1; } template <class T> static __attribute__((device)) int internal_template(T) { return 1; } namespace { __attribute__((device)) int unnamed(int) { return 1; } __attribute__((device)) int unnamed_none() { return 1; } struct U { __attribute__((device)) void m(int) { } __attribute__((device)) void n() { } }; } }
template <class T> __attribute__((device)) int specialized(T); template <> __attribute__((device)) int specialized(int) { return 1; } template <> __attribute__((device)) int specialized<char>(char) { return 1; }
namespace N { template <class T> __attribute__((device)) int specialized(T); template <> __attribute__((device)) int specialized(int) { return 1; } }
struct Outside { __attribute__((device)) Outside(); __attribute__((device)) ~Outside(); __attribute__((device)) Outside(int); }; Outside::Outside() = default;
void f(N::X<int> &x, N::X<int>::Y<char> &y, N::S::I<&N::g> &i, O &o, Tagged &t) {
	first(1, ""); first(1, ""); again(1); ellipsis(1, 2); c_function(1); c_none(); N::f(1); N::none();
	N::address<&N::g>(); N::address2<int, &N::g>(1); N::S().m<&N::g>(); N::S().m<&N::S::q>(); i.f(1); i.g(); x.xm<&N::g>(1); y.ym('c'); y.none();
	N::in(1); N::in_none(); N::N n; n.N2(); t.f(); t.g(1); t.h(1); twice<&N::g, &N::S::q>(); twice<&N::S::q, &N::S::q>();
	tt<V1>(); tt2(V1<int>()); functor([](int) { }); struct Local { __attribute__((device)) void m() { } __attribute__((device)) void n(int) { } } l; functor(l); l.m(); l.n(1);
	o + 1; +o; o(); !o; o->*2; ++o; o.p<>(); o.p<int, char>(); int *q = 0; 
	Pack<int, char> pk; pk.f(1, 'c'); pk.g(1, 'c', 2, 3); pk.h<1, 2>(); pk.h<>(); Pack<>().f(); Default<int>().f(1);
	nontype<int, -3>(1); nontypes<E::b, true, 'x', 5>(1); pointer(1); null<nullptr>();
	specialized(1); specialized('c'); N::specialized(1);
	internal(1); internal_none(); M::internal(1); M::internal_template(1); M::unnamed(1); M::unnamed_none(); M::U u; u.m(1); u.n(); Outside out; Outside out2(1);
}
