/* Pragmas, attributes, asm, built-ins. */
#pragma once_upon_a_time
#pragma nv_diag_suppress 177
int host(int);
#pragma nv_exec_check_disable
template <class F> __host__ __device__ int check(F f) { return f(1); }
struct Caller { __host__ __device__ int operator()(int n) const { return n + 1; } };
#pragma nv_exec_check_disable
int unneeded(int);
#pragma pack(push, 1)
struct Packed { char c; int i; };
#pragma pack(pop)
struct __align__(16) Aligned { int a, b; };
struct alignas(32) Aligned32 { char c; };
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused"
__device__ __forceinline__ int lane() { int r; asm volatile("mov.u32 %0, %%laneid;" : "=r"(r)); return r; }
#pragma GCC diagnostic pop
__device__ [[nodiscard]] int important() { return 5; }
[[deprecated("old")]] __device__ int old_function() { return 6; }
__device__ [[noreturn]] void stop() { asm("exit;"); __builtin_unreachable(); }
__global__ void __launch_bounds__(256) unrolled(int *p, const __grid_constant__ Packed packed)
{
	int s = 0;
#pragma unroll
	for (int i = 0; i < 4; i++) s += p[i];
#pragma unroll 2
	for (int i = 0; i < 64; i++) s += p[i] * lane();
#pragma nounroll
	for (int i = 0; i < 3; i++) s ^= p[i];
	if (s == 77) stop();
	*p = s + check(Caller()) + sizeof(Packed) + sizeof(Aligned) + alignof(Aligned32) + packed.i + important() + __popc(s) + __shfl_xor_sync(~0u, s, 1) + atomicAdd(p + 9, 1) +
	     __ldg(p + 7) + __builtin_expect(s, 1) + int(clock64());
}
int main() { unrolled<<<1, 1>>>(nullptr, Packed()); return host(1); }
