/* Functions that need an object of a class to be called, or a type in their namespace to be found: some are called, some can only be so. */
namespace shapes {
template <class T> struct Box { T x; };
struct Seen { struct Inner { int v; } inner; };
struct FromInt { int v; __device__ FromInt(int n) : v(n) { } };
enum Kind { round, square };
template <class T> __device__ int area(Box<T> &b) { return b.x * 3; }
template <class T> __device__ int area(T, Box<T> b) { return b.x * 5; }
template <class T> __device__ int area(T t) { return t; }
__device__ int area(Kind k) { return k + 11; }
__device__ int depth(Seen::Inner &i) { return i.v + 1; }
__device__ int depth(int n) { return n - 1; }
__device__ bool operator==(FromInt a, int n) { return a.v == n; }
__device__ int converted(FromInt f) { return f.v * 7; }
}
namespace far {
template <class T> __device__ int tag(T t) { return 1; }
struct Key { int k; };
inline namespace nearer { struct Lock { int l; }; }
template <class T> __device__ int turn(T t) { return 2; }
__device__ auto make() { return [] { return 4; }; }
template <class F> __device__ int run(F f) { return f(); }
template <class T> struct unlock { __device__ operator int() { return 5; } };
}
namespace lists { template <class T> struct Pack { T a, b; }; template <class T> __device__ int both(T t, Pack<T> p) { return t + p.a + p.b; } }
namespace taken { struct Whole { int w; }; __device__ int share(Whole &w) { return w.w; } __device__ int lend(Whole &w) { return w.w + 1; } __device__ int lend(int n) { return n; } }
using taken::share;
using taken::lend;
template <class T> __device__ int dependent(T t) { return tag(t) + turn(t) + run(far::make()); }
template <class T> __device__ int hides(T) { struct turn { int n; }; return turn{ 6 }.n; }
template <class T, class = void> struct has_area { static constexpr int value = 0; };
template <class T> struct has_area<T, decltype(void(area(T())))> { static constexpr int value = 1; };
__device__ constexpr int operator""_twice(unsigned long long n) { return 2 * int(n); }
__device__ constexpr int operator""_thrice(unsigned long long n) { return 3 * int(n); }
template <class T> constexpr int rank_of = 0;
struct Ranked { };
struct Unranked { };
template <> constexpr int rank_of<Ranked> = 8;
template <> constexpr int rank_of<Unranked> = 9;
template <class T> __global__ void kernel(int *p, T t)
{
	shapes::Seen seen{ { 2 } };
	int (*pointer)(int) = &lend;
	far::unlock<int> u;
	*p = area(t) + depth(seen.inner) + shapes::converted(3) + shapes::area(1, { 2 }) + dependent(far::Lock{ 1 }) + int(u) +
	     lists::both(1, { 2, 3 }) + pointer(4) + hides(t) + has_area<far::Key>::value + 12_twice + rank_of<Ranked> + (shapes::FromInt(1) == 2);
}
int main() { kernel<<<1, 1>>>(nullptr, shapes::square); }
