// GNU: what vector_size makes of types, wherever it stands.
template <class T, class U> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true;
using u4 = unsigned __attribute__((vector_size(16))); typedef unsigned __attribute__((vector_size(16))) w4; static_assert(sizeof(u4) == 16 && sizeof(w4) == 16 && same<u4, w4>);
typedef int v4 __attribute__((vector_size(16))); typedef int v4 __attribute__((vector_size(16)));
typedef const int cv4 __attribute__((vector_size(16))); static_assert(same<cv4, const v4>);
struct S { int m __attribute__((vector_size(8))); char c; }; static_assert(sizeof(S) == 16);
template <class T> struct P { typedef T type __attribute__((vector_size(sizeof(T) * 2))); type x; };
static_assert(sizeof(P<double>) == 16 && same<decltype(P<double>::x), double __attribute__((vector_size(16)))>);
template <class T, int N> using V __attribute__((vector_size(N * sizeof(T)))) = T;
static_assert(sizeof(V<int, 4>) == 16 && same<V<int, 4>, v4>);
void f(v4) {} void f(w4) {} void f(const v4 *, v4 &&) {} template <class T> void g(T, T *) {} template void g(v4, v4 *); template <class T> struct Q { void m(T) {} }; template struct Q<float __attribute__((vector_size(8)))>;
typedef float f4 __attribute__((vector_size(16), aligned(4))); static_assert(alignof(f4) == 4 && sizeof(f4) == 16);
f4 add(f4 a, f4 b) { f4 c; for (int i = 0; i < 4; i++) c[i] = a[i] + b[i]; return c; }
typedef long long __m128i __attribute__((__vector_size__(16), __may_alias__)); typedef double __m128d __attribute__((__vector_size__(16), __may_alias__));
__m128i h(__m128i a) { return (__m128i)((unsigned __attribute__((vector_size(16))))a + 1); }
static_assert(!__is_class(v4) && sizeof(v4[2]) == 32);
auto l = [](v4 x) { return x * 2; }; static_assert(same<decltype(l(v4())), v4>);
v4 z = v4{1, 2, 3, 4} + v4{}; struct T { v4 v; T() : v{1, 2} {} T(v4 x) : v(x) {} operator v4() const { return v; } }; v4 from = T(); T t2 = z;
