/* What the language has, a bit of each: variables of templates, unions, friends, namespaces, literals, destructors, local classes. */
#include <cassert>
#include <cstdio>
template <class T> struct St { static T val; static constexpr T cv = T(4); __device__ static T get() { return cv; } static T host() { return T(); } };
template <class T> T St<T>::val = T(3);
static __device__ int inl = 5;
template <class T> static __device__ T vt = T(7);
template <class T> constexpr T pi = T(3.1415);
__managed__ int mg[4] = { 1, 2, 3, 4 };
__constant__ struct { int a; float b[3]; } cst = { 1, { 1, 2, 3 } };
namespace { __device__ int anon = 2; __device__ int hidden(int x) { return x + anon; } struct Loc { enum { a = 4, b }; union { int i; float f; }; __device__ Loc() : i(1) {} }; }
static __device__ int sd[2] = { 1, 2 };
enum class Col : short { red, green = 5 }; enum Plain { p0, p1 = 9 };
union U { int i; float f; struct { short a, b; } s; __device__ short hi() { return s.b; } };
namespace A { struct X { int x; friend __device__ int fr(X a) { return a.x; } friend __device__ X operator*(X a, int b) { return { a.x * b }; } }; __device__ int adl(X) { return 12; } namespace In { __device__ int deep() { return 3; } } inline namespace v1 { __device__ int ver() { return 1; } } }
using namespace A::In;
namespace Al = A;
template <class T> struct Q; template <class T> struct Q<T *> { static __device__ int q() { return 1; } }; template <> struct Q<int> { static __device__ int q() { return 2; } };
template <class T, class = void> struct D { static constexpr int v = 0; }; template <class T> struct D<T, decltype((void)T::value)> { static constexpr int v = 1; };
struct HasV { static const int value = 3; };
template <class T> struct CRTP { __device__ int call() { return static_cast<T *>(this)->impl(); } }; struct Der : CRTP<Der> { __device__ int impl() { return 77; } };
__device__ __noinline__ int noinl(int x) { asm volatile("add.s32 %0, %0, 1;" : "+r"(x)); return x; }
__device__ __forceinline__ int fi(int x) { return __clz(x) + __popc(x); }
extern "C" __device__ int cfun(int x) { return x; }
extern "C" __global__ void ck(int *p) { *p = cfun(3); }
__device__ int def(int a, int b = hidden(2)) { return a + b; }
struct It { int *p; __device__ int *begin() { return p; } __device__ int *end() { return p + 3; } };
struct Conv { int c; __device__ operator int() const { return c; } __device__ explicit operator bool() const { return c; } };
struct Lit { int v; }; __device__ constexpr Lit operator""_lit(unsigned long long x) { return { int(x) }; }
struct Dt { int *p; __device__ Dt(int *p) : p(p) {} __device__ ~Dt() { *p = 4; } };
struct New { __device__ static void *operator new(size_t n) { return malloc(n); } __device__ static void operator delete(void *p) { free(p); } int z = 8; };
template <class... T> __device__ int fold(T... t) { return (t + ... + 0); }
template <int N> struct Fib { enum { value = Fib<N - 1>::value + Fib<N - 2>::value }; }; template <> struct Fib<1> { enum { value = 1 }; }; template <> struct Fib<0> { enum { value = 0 }; };
__global__ void k(int *o, U u) {
	o[0] = St<int>::get() + St<float>::cv + inl + vt<long> + int(pi<float> * 2) + mg[1] + cst.a + int(cst.b[1]) + hidden(1) + sd[o[0] & 1];
	o[1] = int(Col::green) + p1 + u.hi() + Loc::b + Loc().i; A::X x{ 3 }; o[2] = fr(x * 2) + adl(x) + deep() + Al::ver() + Q<int>::q() + Q<int *>::q() + D<HasV>::v + D<int>::v + Der().call();
	o[3] = noinl(o[3]) + fi(o[4]) + def(1); for (int e : It{ o + 4 }) o[7] += e; Conv c{ o[8] }; if (c) o[8] = c + 1; o[9] = (12_lit).v; { Dt d(o + 10); } New *n = new New; o[11] = n->z; delete n; o[12] = fold(1, o[12], 3) + Fib<10>::value;
	assert(o[0] > 3); static __shared__ int sh[32]; sh[threadIdx.x] = 1; __syncthreads(); o[13] = sh[0]; static int cnt; o[14] = ++cnt;
	struct Local { int a; __device__ int f() { return a * 2; } } lo{ 5 }; o[15] = lo.f(); auto lam = [=, &o](int i) mutable { o[16] = i; return i; }; lam(3); 
	switch (Col(o[17])) { case Col::red: o[17] = 1; break; default: o[17] = 2; } goto end; end: __nanosleep(1);
}
int main() { k<<<1, 1>>>(nullptr, U{}); }
