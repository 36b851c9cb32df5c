// Constants outside of bodies are read as they are written: bounds, widths, alignments, arguments, values of enumerators.
struct K { int x; static const int size = 4; enum { later = 2 }; }; namespace N { const int n = 2; }
int no_member[K::B]; int no_name[N::B]; int no_scope[M::B]; int size[K::size + N::n]; int names[K::later];
struct alignas(K::B) no_alignment { int a[K::C]; int b : K::D; int c : N::E; enum { d = K::F, e = K::size }; int f[e]; int g : K::later; };
void parameters(int (&a)[K::B], int b[K::C], int (*c)[UNDEFINED]); typedef int T[UNDEFINED]; using U = int[UNDEFINED];
int size_of[sizeof(Unknown)]; __attribute__((device)) int sizes[LENGTH * 2]; int sizes_again[LENGTH];
alignas(ALIGNMENT) int aligned; alignas(4 / 0) int by_zero; alignas(K) int like_class; alignas(K::size) int like_member;
int gnu __attribute__((aligned(GNU))); int gnu_zero __attribute__((aligned(4 / 0))); typedef float vector __attribute__((vector_size(VECTOR)));
template <int N> struct A { }; template <unsigned N> struct B { }; template <short N> struct C { }; template <long N> struct D { };
A<K::B> a; A<4 / 0> a0; A<UNKNOWN> a1; A<K::size> a2; B<4 / 0> b0; B<4u % 0> b1; C<4 / 0> c0; D<4 / 0> d0; A<-1 + 0u> sign; A<(K::size > 3)> greater;
int change[-1 + 1u]; int zero[4 / 0]; int zero_unsigned[4u / 0]; int zero_long[4l % 0]; int negative[1 << -1]; int size_zero[sizeof(int) / 0];
struct S { int a[4 / 0]; int b : 4 / 0; int c : sizeof(int) / 0; int d[4 / 2]; int e : 4 / 2; };
template <class X> struct P { int a[X::x]; int b[UNDECLARED]; int c[4 / 0]; int d : UNDECLARED; int e : 4 / 0; int f[sizeof(X) / 0]; int g[sizeof(int) / 0];
 enum { h = 4 / 0, i = K::B, j = X::y, k = MISSING }; alignas(N::D) int l; alignas(X) int m; alignas(sizeof(X)) int n; int o[K::size]; A<K::B> p; struct Q { int r[M::B]; }; };
template <class X> void in_body() { switch (1) { case 4 / 0: ; } int a[4 / 0]; }
template <class X> void of_parameter(int (&)[4 / 0]); template <class X, int M = 4 / 0> struct R { };
template <class X> auto trailing(X x, int (&y)[sizeof(x)]) -> A<sizeof(x)>; void c_like(int n, int a[n], int b[sizeof(n)], int (*f)(int k, int z[sizeof(k)]));
template <class... X> struct V { alignas(X...) char a[sizeof...(X)]; alignas(sizeof(X)...) char b; A<sizeof...(X)> c; };
template <class X> struct F : X { int a[X::n]; enum { m = X::n, k = m }; int b[k]; int c[F::q]; int d : F::w; };
struct uses { struct inner { int a[K::size]; int b : K::later; }; A<sizeof(inner)> c; int d[sizeof(c)]; int e[sizeof(uses *)]; };
static const int only_width = 3; static constexpr int only_bound() { return 3; } struct W { int a : only_width; }; int w[only_bound()];
