// In the device half, which has device functions for the library's, 1 is what holds in a comparison of vectors.
extern __attribute__((device)) __attribute__((cudart_builtin)) void *malloc(unsigned long);
typedef int v4 __attribute__((vector_size(16)));
constexpr v4 a = { 1, 2, 3, 4 }, b = { 1, 0, 3, 0 };
static_assert((a == b)[0] == 1 && (a > b)[1] == 1 && (a == b)[1] == 0, "");
