// nvcc: --expt-relaxed-constexpr
/* Statements and expressions: range-for, structured bindings, switch, goto, initializer lists, constexpr, raw strings. */
#include <initializer_list>
struct Range { int a[4]; __device__ int *begin() { return a; } __device__ int *end() { return a + 4; } };
namespace with_free { struct Free { int a[2]; }; __device__ int *begin(Free &f) { return f.a; } __device__ int *end(Free &f) { return f.a + 2; } }
struct Pair { int first; long second; };
constexpr int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
enum Flags { a_flag = 1, b_flag = 2 };
__device__ Flags operator|(Flags a, Flags b) { return Flags(int(a) | int(b)); }
__device__ int sum(std::initializer_list<int> list) { int s = 0; for (int i : list) s += i; return s; }
__device__ const char raw[] = R"x(a "raw" ; } string # 1 "no.h" )x";
__device__ int with_static_assert() { static_assert(fibonacci(10) == 55, "fibonacci"); return fibonacci(6); }
#define SEVERAL(name) struct name { int v; __device__ int get() { return v; } }; __device__ int get_##name(name n) { return n.get(); } \
	int host_##name(name n) { return n.v; } __device__ int again_##name() { return 1; }
SEVERAL(One) SEVERAL(Two)
__global__ void kernel(int *p)
{
	Range range{ { 1, 2, 3, *p } };
	with_free::Free free{ { 1, 2 } };
	int s = 0;
	for (int &i : range) s += i;
	for (auto i : free) s -= i;
	auto [first, second] = Pair{ *p, 3 };
	if (auto q = p + 1; *q) s += *q;
	switch (*p) { case a_flag: s++; [[fallthrough]]; case fibonacci(5): s--; break; default: goto out; }
	s += sum({ 1, 2, *p }) + raw[*p & 3] + with_static_assert() + (a_flag | b_flag);
out:
	do { s = s << 1 ^ s >> 3; } while (s & 1024);
	*p = s + first + int(second) + get_One({ 1 }) + again_Two() + int(sizeof(Pair)) + alignof(long) + (*p ? 1'000 : 0x1p3);
}
int main() { kernel<<<1, 1>>>(nullptr); }
