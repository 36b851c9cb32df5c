// nvcc:
// nvcc: -rdc=true
// Bounds from initializers: strings, elided braces, whole objects among members; deduced types of variables without their initializers.
struct P { int x, y; };
struct A { int v[3]; int w; };
enum { N = 4 };
__device__ char s0[] = { "string" };
__device__ char s1[] = "string" "more";
__device__ char s2[] = ("paren");
__device__ wchar_t ws[] = L"wide";
__device__ char16_t u16[] = u"ab\u1234";
__device__ char32_t u32[] = { U"abc" };
__device__ char raw[] = R"x(a
b"c)x";
__device__ char esc[] = "a\0b\x41\n\101";
__device__ P p0[] = { 1, 2, 3, 4, 5 };
__device__ P p1[] = { { 1, 2 }, 3, 4, { 5 } };
__device__ A q0[] = { 1, 2, 3, 4, 5 };
__device__ A q1[] = { { { 1 }, 2 }, { 3 } };
__device__ int m0[][3] = { 1, 2, 3, 4 };
__device__ int m1[][3] = { { 1 }, { 2 }, { 3 } };
__device__ int m2[][2][2] = { 1, 2, 3, 4, 5 };
__device__ char names[][8] = { "a", "bc", { "def" } };
__device__ const char *ptrs[] = { "a", "b", "c" };
__constant__ int c0[] = { 1, 2, 3 };
__constant__ float c1[][4] = { 1, 2, 3, 4, 5, 6 };
__constant__ P c2[] = { 1, 2, 3 };
__constant__ unsigned char c3[] = { "abc" };
__managed__ int g0[] = { 1, 2, 3, 4 };
__managed__ P g1[] = { 1, 2, 3 };
__managed__ char g2[] = "managed";
static __device__ int st[] = { 1, 2 };
static __constant__ P stp[] = { 1, 2, 3, 4 };
namespace { __device__ int an[] = { 1, 2, 3 }; __constant__ P anp[] = { 1,2,3,4,5,6 }; __managed__ P ang[] = {1,2,3,4,5}; }
typedef int T3[3];
__device__ T3 t3[] = { 1, 2, 3, 4 };
__device__ auto au = 3; __device__ auto au2{ 3.0 }; __device__ auto au3(4L); __constant__ const auto au4 = 5u; static __device__ auto *au5 = &au;
__device__ auto aul = { 1 };
__device__ int tr[] = { 1, 2, 3, };
__device__ int paren_init = (1, 2);
__device__ int multi[] = { 1, 2 }, single = 3, other[] = { 4, 5, 6 };
template <class T> struct tv { T a, b; };
__device__ tv<int> tt[] = { 1, 2, 3, 4 };
union U { int i; float f; };
__device__ U us[] = { 1, 2, 3 };
struct B : P { int z; };
__device__ B bs[] = { { { 1, 2 }, 3 }, { { 4 } } };
struct arrw { char n[4]; int k; };
__device__ arrw aw[] = { "abc", 1, "de", 2 };
struct bits { int a : 3, : 2, b : 4; };
__device__ bits bb[] = { 1, 2, 3, 4 };
struct stat_ { static int s; int a; int b; };
__device__ stat_ ss[] = { 1, 2, 3, 4 };
struct anon { struct { int a, b; }; union { int c; float d; }; };
__device__ anon an4[] = { { { 1, 2 }, { 3 } }, { } };
__device__ float4 f4[] = { 1, 2, 3, 4, 5 };
__device__ int3 i3[] = { { 1 }, 2, 3, 4 };
__host__ __device__ constexpr P make_p(int a) { return P{ a, a }; }
constexpr P one = { 1, 1 };
enum { E1, E2 };
__constant__ P of_calls[] = { P{ 3 }, one, P{ 1, 2 } };
__constant__ P of_both[] = { 1, E2, one, -3, sizeof(int), { 1 }, N + 1, (int)2 };
__device__ const char *const to_text[] = { "a" "b", nullptr, &"x"[0] };
__device__ int (*functions[])(int) = { nullptr, nullptr };
struct self { self *next; int v; };
__device__ self chain[] = { nullptr, 1, nullptr, 2 };
__device__ int trail[] = { 1, 2, sizeof(int[3]), ((4)), N ? 1 : 2, };
__global__ void k() { }
int main()
{
	void *p;
	cudaGetSymbolAddress(&p, s0); cudaGetSymbolAddress(&p, p0); cudaGetSymbolAddress(&p, anp); cudaGetSymbolAddress(&p, stp);
	cudaMemcpyToSymbol(c0, p, sizeof c0); cudaMemcpyToSymbol(c1, p, sizeof c1); cudaMemcpyToSymbol(c2, p, sizeof c2); cudaMemcpyToSymbol(c3, p, sizeof c3);
	return sizeof s0 + sizeof s1 + sizeof p0 * 3 + sizeof p1 * 5 + sizeof q0 * 7 + sizeof m2 * 9 + sizeof names + sizeof an4 * 3 + sizeof aw * 5 + sizeof bb + sizeof ss
	  + sizeof g0 + sizeof g1 * 3 + g1[0].x + g2[1] + sizeof g2 + ang[2].y + sizeof f4 * 3 + sizeof i3 * 7 + sizeof raw + sizeof esc*11 + sizeof u16 + sizeof u32 + sizeof ws*3 + sizeof s2;
}
