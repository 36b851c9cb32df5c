/* cub, cooperative groups, random numbers, small floating point types, matrix fragments; launch bounds of template arguments. */
#include <cub/cub.cuh>
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <curand_kernel.h>
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <mma.h>
namespace cg = cooperative_groups;
template <int B, int I> __launch_bounds__(B, 2) __global__ void sortk(int *d) {
	using Load = cub::BlockLoad<int, B, I, cub::BLOCK_LOAD_TRANSPOSE>; using Sort = cub::BlockRadixSort<int, B, I>; using Store = cub::BlockStore<int, B, I>; using Scan = cub::BlockScan<int, B>; using Red = cub::BlockReduce<int, B>;
	__shared__ union { typename Load::TempStorage l; typename Sort::TempStorage s; typename Store::TempStorage st; typename Scan::TempStorage sc; typename Red::TempStorage r; } t;
	int it[I]; Load(t.l).Load(d, it); __syncthreads(); Sort(t.s).Sort(it); __syncthreads(); Scan(t.sc).InclusiveSum(it, it); __syncthreads(); int tot = Red(t.r).Sum(it); __syncthreads(); it[0] += tot; Store(t.st).Store(d, it);
}
__global__ void g(int *o, const __grid_constant__ dim3 gc) {
	auto b = cg::this_thread_block(); auto t = cg::tiled_partition<16>(b); o[t.thread_rank()] = cg::reduce(t, o[b.thread_rank()], cg::plus<int>()) + gc.x; auto c = cg::coalesced_threads(); o[1] = c.size(); auto gr = cg::this_grid(); o[2] = gr.thread_rank(); b.sync();
}
__global__ void rnd(curandState *s, float *f) { curand_init(1, threadIdx.x, 0, s); f[0] = curand_uniform(s); f[1] = curand_normal(s); curandStatePhilox4_32_10_t p; curand_init(1, 2, 3, &p); float4 q = curand_uniform4(&p); f[2] = q.x; }
__global__ void h(__half *a, __nv_bfloat16 *b, __nv_fp8_e4m3 *e, float *f) { a[0] = __hadd(a[1], a[2]) * a[3]; b[0] = __hfma(b[1], b[2], b[3]); e[0] = __nv_fp8_e4m3(f[0]); f[1] = float(e[1]); __half2 h2 = __floats2half2_rn(f[0], f[1]); f[2] = __low2float(h2 + h2); b[4] = hexp(b[5]); }
__global__ void w(const half *a, const half *b, float *c) { using namespace nvcuda; wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa; wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb; wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc; wmma::fill_fragment(fc, 0.f); wmma::load_matrix_sync(fa, a, 16); wmma::load_matrix_sync(fb, b, 16); wmma::mma_sync(fc, fa, fb, fc); wmma::store_matrix_sync(c, fc, 16, wmma::mem_row_major); }
int main() { sortk<128, 4><<<1, 128>>>(nullptr); }
