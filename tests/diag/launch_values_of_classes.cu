typedef unsigned long size_t;
struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {} operator uint3() const; };
extern "C" unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, struct CUstream_st *stream = 0);
__attribute__((global)) void k(float *, int);
struct A { operator uint3(); };
struct B { operator int(); operator uint3(); };
struct C { template<class T> operator T(); };
struct D : B {};
void f(dim3 g, uint3 u, A a, B b, C c, D d, float *p, const dim3 &r) {
	k<<<g, g, g>>>(p, 1);
	k<<<g, g, u>>>(p, 1);
	k<<<g, g, a>>>(p, 1);
	k<<<g, g, b>>>(p, 1);
	k<<<g, g, d>>>(p, 1);
	k<<<g, g, 0, g>>>(p, 1);
	k<<<g, g, r>>>(p, 1);
	k<<<1, 2, dim3(1)>>>(p, 1);
}
