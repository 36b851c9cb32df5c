/* GNU: what operators, casts and builtin functions on vectors give as constants; as to g++, a comparison that holds has all bits. */
typedef int v4 __attribute__((vector_size(16)));
namespace operations {
typedef unsigned u4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef double d4 __attribute__((vector_size(32)));
typedef char c16 __attribute__((vector_size(16)));
typedef short s4 __attribute__((vector_size(8)));
typedef long long l4 __attribute__((vector_size(32)));
constexpr v4 a = {1,2,3,4}, b = {4,2,1,5};
constexpr f4 f = {1,2,3,4}, g = {4,2,1,5};
static_assert((a < b)[0] == -1);
static_assert((a < b)[1] == 0);
static_assert((f < g)[0] == -1);
static_assert((a == b)[1] == -1);
static_assert((a && b)[1] == -1);
static_assert((a || b)[1] == -1);
static_assert((!a)[1] == 0);
static_assert((a < b ? a : b)[0] == 1);
static_assert((a < b ? a : b)[2] == 1);
static_assert((a < b ? 1 : 2)[2] == 2);
static_assert((a < b ? f : g)[2] == 1);
static_assert(__builtin_shuffle(a, v4{3,2,1,0})[0] == 4);
static_assert(__builtin_shuffle(a, b, v4{3,2,6,9})[2] == 1);
static_assert(__builtin_shuffle(a, b, v4{3,2,6,9})[3] == 2);
static_assert(__builtin_shufflevector(a, b, 0, 5)[1] == 2);
static_assert(__builtin_convertvector(a, f4)[1] == 2.0f);
static_assert(__builtin_convertvector(f, v4)[1] == 2);
static_assert(__builtin_convertvector(f, s4)[1] == 2);
static_assert(__builtin_convertvector(f, d4)[1] == 2);
static_assert(((u4)a)[1] == 2);
static_assert(((f4)a)[1] != 2);
static_assert(((v4)f)[0] == 0x3f800000);
static_assert(((c16)a)[4] == 2);
static_assert(((v4)(__int128)3)[0] == 3);
static_assert(((s4)3L)[0] == 3);
static_assert((long)s4{1,2} == 0x20001);
static_assert(__builtin_bit_cast(v4, f)[0] == 0x3f800000);
static_assert((a + 1)[1] == 3);
static_assert((2 * a)[1] == 4);
static_assert((a << b)[1] == 8);
static_assert((a / b)[1] == 1);
static_assert((a % b)[2] == 0);
static_assert((a, b)[0]==4);
static_assert((true ? a : b)[0]==1);
constexpr bool all(v4 m) { for (int i = 0; i < 4; i++) if (!m[i]) return false; return true; }
static_assert(all(a == a));
static_assert(!all(a == b));
constexpr v4 cast2(f4 x) { return (v4)(x > 2.0f); }
static_assert(cast2(f)[3] == -1);
static_assert((a + v4{2147483647})[0] < 0);
static_assert((a << 31)[1] == 0);
static_assert((u4{1} << 32)[0] == 0);
static_assert((a << 32)[0] == 0);
static_assert(v4{1,2}[3] == 0);
static_assert(sizeof(a == b) == 16);
constexpr v4 arr[2] = {{1,2},{3,4}}; static_assert(arr[1][1] == 4);
}
namespace limits {
typedef unsigned u4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef double d2 __attribute__((vector_size(16)));
typedef signed char c16 __attribute__((vector_size(16)));
typedef short s8 __attribute__((vector_size(16)));
typedef long long l2 __attribute__((vector_size(16)));
constexpr int M = 2147483647;
constexpr v4 m = {M, -M-1, -1, 0}, a = {1,2,3,4};
constexpr f4 f = {1,2,3,4};
constexpr v4 s = m + 1;
constexpr int z = (m + 1)[0];
static_assert((m+1)[0] == -M-1);
static_assert((-m)[1] == -M-1);
static_assert((m * 2)[0] == -2);
static_assert((m / -1)[1] == -M-1);
static_assert((m % -1)[1] == 0);
static_assert((m << 33)[0] == 0);
static_assert((m << 1)[0] == -2);
static_assert((m >> 33)[1] == -1);
static_assert((a << a)[3] == 64);
static_assert((c16{127} + (signed char)1)[0] == -128);
static_assert((c16{127} << 1)[0] == -2);
static_assert((c16{127} * c16{2})[0] == -2);
static_assert((s8{1} << 20)[0] == 0);
static_assert((1.0f / f)[1] == 0.5f);
static_assert((f && f)[1] == -1);
static_assert((f && a)[1] == -1);
static_assert((a && 1)[1] == -1);
static_assert((a && 0)[1] == 0);
static_assert((1 || a)[1] == -1);
static_assert((1 < a)[1] == -1);
static_assert((f > 2)[2] == -1);
static_assert((f > 2.0f)[2] == -1);
static_assert((!f)[2] == 0);
static_assert((m > 0 ? m : 7)[1] == 7);
static_assert((m > 0 ? 3.5f : 7.0f)[1] == 7);
static_assert((m > 0 ? 3.5f : f)[1] == 2);
static_assert((m ? a : a + 1)[1] == 2);
static_assert((m ? a : a + 1)[3] == 5);
static_assert((f > 1.0f ? a : a + 1)[0] == 2);
constexpr d2 d = {1.5, -2.5};
static_assert((d > 0.0)[0] == -1);
static_assert(__builtin_convertvector(d, l2)[1] == -2);
static_assert(__builtin_convertvector(f4{300.5}, v4)[0] == 300);
typedef signed char c4 __attribute__((vector_size(4)));
static_assert(__builtin_convertvector(v4{300,-300}, c4)[0] == 44);
static_assert(__builtin_convertvector(v4{16777217}, f4)[0] == 16777216.f);
static_assert(__builtin_shufflevector(a, a, 0, -1, 2, 7)[3] == 4);
static_assert(__builtin_shuffle(a, v4{-1, 4, 5})[0] == 4);
static_assert(__builtin_shuffle(a, v4{-1, 4, 5})[2] == 2);
static_assert(__builtin_shuffle(f, v4{-1, 4, 5})[2] == 2);
static_assert((unsigned)c4{1,2} == 0x201);
static_assert(((c4)0x0201)[0] == 1);
static_assert(((d2)f)[0] != 0);
static_assert(((f4)l2{0x3f800000})[0] == 1.0f);
static_assert(((l2)d)[0] == 0x3ff8000000000000);
static_assert(reinterpret_cast<l2>(d)[0] == 0x3ff8000000000000);
static_assert(u4(m)[2] == -1u);
static_assert(l2(d)[0] == 0x3ff8000000000000);
constexpr int deref(const v4 *p) { return (*p)[1]; }
static_assert(deref(&a) == 2);
struct S { v4 x; int n; constexpr S(v4 q) : x(q), n(x[0]) {} constexpr v4 operator+(S o) const { return x + o.x; } };
static_assert((S(a) + S(a))[1] == 4);
static_assert(S(a).n == 1);
template <class T> constexpr T twice(T t) { return t * 2; }
static_assert(twice(f)[1] == 4);
static_assert((v4{} == 0)[0]);
static_assert((a, a)[0] == 1);
static_assert(!(a[0] == 2));
constexpr auto e = a == a; static_assert(e[0] == -1);
constexpr v4 w[2] = { a, {} }; static_assert(w[1][0] == 0);
static_assert((~a)[0] == -2);
static_assert((a ^ 1)[0] == 0);
static_assert((a & 3 | 8)[2] == 11);
static_assert(__builtin_bit_cast(l2, a)[0] == 0x200000001);
static_assert(__builtin_bit_cast(v4, (__int128)5)[0] == 5);
struct P { int x, y, z, w; };
static_assert(__builtin_bit_cast(P, a).y == 2);
static_assert(__builtin_bit_cast(v4, P{1,2,3,4})[2] == 3);
static_assert(__builtin_constant_p(a[1]));
static_assert((true ? a : v4{})[1] == 2);
static_assert((u4{3} > u4{1})[0] == -1);
static_assert((u4{0x80000000} > u4{1})[0] == -1);
static_assert((u4{1} - u4{2})[0] == -1u);
static_assert((u4{1} >> 1)[0] == 0);
static_assert((a == m ? a : m)[0] == M);
constexpr bool any(v4 x) { for (int i = 0; i < 4; ++i) if (x[i]) return true; return false; }
static_assert(any(a > 3) && !any(a > 4));
}
namespace templates {
typedef float f4 __attribute__((vector_size(16)));
typedef double d2 __attribute__((vector_size(16)));
constexpr f4 f = {1,2,-3,0}, z{};
constexpr v4 a = {1,2,3,4};
static_assert((-f)[0] == -1);
const v4 ca = a; const volatile v4 cva = a;
template <class T, class U> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true;
static_assert(same<decltype(__builtin_shufflevector(ca, ca, 1, 2, 3, 4)), v4>);
static_assert(same<decltype(__builtin_shufflevector(f, f, 1, 2, 3, 4)), f4>);
static_assert(same<decltype(__builtin_convertvector(ca, f4)), f4>);
static_assert(same<decltype(__builtin_convertvector(ca, f4)), f4>);
static_assert(noexcept(__builtin_convertvector(ca, f4)));
static_assert(noexcept(__builtin_shuffle(ca, a)));
template <class T> constexpr T rev(T x) { return __builtin_shuffle(x, v4{3,2,1,0}); }
static_assert(rev(a)[0] == 4 && rev(f)[1] == -3);
template <class T, class M> constexpr auto ch(T x, M m) { return m ? x : -x; }
static_assert(ch(a, a > 2)[0] == -1 && ch(f, f > 1)[1] == 2);
template <class T> constexpr bool any(T x) { for (unsigned i = 0; i < sizeof(x) / sizeof(x[0]); ++i) if (x[i]) return true; return false; }
static_assert(any(a && f) && any(!f) && !any(!a));
template <int... I> constexpr auto sel(v4 x) { return __builtin_shufflevector(x, x, I...); }
static_assert(sel<1, 0>(a)[0] == 2 && sizeof(sel<1, 0>(a)) == 8);
template <class To, class From> constexpr To conv(From x) { return __builtin_convertvector(x, To); }
static_assert(conv<f4>(a)[1] == 2.0f);
constexpr v4 chosen(v4 x, v4 m) { return m ? x : -x; }
void in_function() { static_assert(chosen(a, a > 2)[0] == -1 && chosen(a, a > 2)[3] == 4); }
}
