typedef unsigned long size_t;
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned vx = 1, unsigned vy = 1, unsigned vz = 1) : x(vx), y(vy), z(vz) {} };
extern "C" unsigned __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem = 0, struct CUstream_st *stream = 0);
__attribute__((global)) void k(float*, int);
template <class T> __attribute__((global)) void kt(T);
struct out { template <class T> out& operator<<(T); };
template <class T> T operator<<(out, int);
/* As editors write it that know no launches. */
void h(out o, int i) {
  k << <1, 32 >> > (0, 1);
  k <<< 1, 32 >>
    > (0, 1);
  kt<int> << <1, (32 >> 2) >> > (1);
  kt << <dim3(1), i << 2 >> > (1);
  o.operator<< <int>(3);
  int z = operator<< <int>(o, 3);
  auto p = &out::operator<< <int>;
  k << <1 >> > (0, 1);
}
