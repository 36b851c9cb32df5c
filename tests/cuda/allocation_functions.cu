/* The allocation functions that every program has, without <new>; the program declares another one. */
struct Arena {};
__host__ __device__ void *operator new(size_t, Arena &);
void *operator new(size_t n, const char *) { return ::operator new(n); }
__device__ void *f() { int *q = new int; delete q; return ::operator new(4); }
__global__ void k() { ::operator delete(f()); operator delete[](operator new[](3)); }
int main() { void *p = ::operator new(4); ::operator delete(p); k<<<1,1>>>(); }
