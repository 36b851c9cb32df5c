__attribute__((device)) void fine(void *d, void *a, unsigned long long b) { const int m = 64; __wgmma_mma_async_f16(64, 8, 16, 1, 1, 1, 1, 1, 1, d, a, b); __wgmma_mma_async_f16(m, 256, 32 / 2, 7, 8, 9, -1, 77, 99, d, b, b); __wgmma_mma_async_bf16(64, 104, 16, 1, 1, 1, 1, 1, d, b, b); __wgmma_mma_async_tf32(64, 8, 8, 1, 1, 1, d, b, b); __wgmma_mma_async_f8(64, 8, 32, 1, 1, 1, 1, 1, 1, d, b, b); }
__attribute__((device)) void shapes(void *d, void *a, unsigned long long b) { __wgmma_mma_async_f16(64, 12, 16, 1, 1, 1, 1, 1, 1, d, a, b); __wgmma_mma_async_f16(64, 264, 16, 1, 1, 1, 1, 1, 1, d, a, b); __wgmma_mma_async_f16(1, 8, 16, 1, 1, 1, 1, 1, 1, d, a, b); }
__attribute__((device)) void other_shapes(void *d, void *a, unsigned long long b) { __wgmma_mma_async_bf16(64, 8, 8, 1, 1, 1, 1, 1, d, b, b); __wgmma_mma_async_tf32(64, 8, 16, 1, 1, 1, d, b, b); __wgmma_mma_async_f8(64, 8, 16, 1, 1, 1, 1, 1, 1, d, b, b); __wgmma_mma_async_f16(64, 0, 16, 1, 1, 1, 1, 1, 1, d, a, b); }
__attribute__((device)) void types(void *d, float *f, const void *a, unsigned long long b) { __wgmma_mma_async_tf32(64, 8, 8, 1, 1, 1, d, f, b); __wgmma_mma_async_tf32(64, 8, 8, 1, 1, 1, d, a, a); __wgmma_mma_async_tf32(64, 8, 8, 1, 1, 1, f, 1, 1); __wgmma_mma_async_tf32(64, 8, 8, 1, 1, 1, d, (long long)1, (unsigned long)1); }
__attribute__((device)) void missing(void *d, void *a) {
	__wgmma_mma_async_tf32(64, 8, 8, 1, 1, 1, d, a);
	__wgmma_mma_async_tf32(64, 8, 8, 1, 1, 1, d);
}
void host(void *d, void *a, unsigned long long b) { __wgmma_mma_async_tf32(64, 7, 8, 1, 1, 1, d, a, b); }
template <int N, class T> __attribute__((device)) void of_template(void *d, T b) { __wgmma_mma_async_tf32(64, N, 8, 1, 1, 1, d, b, b); }
