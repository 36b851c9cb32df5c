/* Cooperative groups. */
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
template <class Tile> __device__ int add_up(Tile tile, int v) { for (int i = tile.size() / 2; i; i /= 2) v += tile.shfl_down(v, i); return v; }
__global__ void kernel(int *p)
{
	cg::thread_block block = cg::this_thread_block();
	auto tile = cg::tiled_partition<32>(block);
	int v = add_up(tile, p[block.thread_rank()]);
	block.sync();
	if (tile.thread_rank() == 0) atomicAdd(p, v + cg::reduce(tile, v, cg::plus<int>()));
}
int main() { kernel<<<1, 64>>>(nullptr); }
