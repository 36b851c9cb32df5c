// Numbers that have to be constants; a shape that is not known ends the reference.
__attribute__((device)) void numbers(void *d, void *a, unsigned long long b, int n) { __wgmma_mma_async_tf32(64, 8, 8, n, 1, 1, d, b, b); __wgmma_mma_async_f16(64, 8, 16, 1, 1, n, (n), 1, 1, d, a, b); }
__attribute__((device)) void with_constants(void *d, unsigned long long b) { const int c = 1; constexpr int e = 1; enum { f = 1 }; int v = 1; __wgmma_mma_async_tf32(64, 8, 8, c, e, f, d, b, b); __wgmma_mma_async_tf32(64, 8, 8, v, c, 1, d, b, b); }
template <int N> __attribute__((device)) void of_template(void *d, unsigned long long b, int n) { __wgmma_mma_async_tf32(64, 8, 8, N, 1, n, d, b, b); }
template <class T> __attribute__((device)) void t1(void *d, unsigned long long b, int n) { __wgmma_mma_async_tf32(64, 8, 8, n, 1, 1, d, b, b); }
template <int N> __attribute__((device)) void t2(void *d, unsigned long long b, int n) { __wgmma_mma_async_tf32(64, 8, 8, n, N, 1, d, b, b); }
template <class T> __attribute__((device)) void t3(T d, unsigned long long b, int n) { __wgmma_mma_async_tf32(64, 8, 8, n, 1, 1, d, b, b); }
