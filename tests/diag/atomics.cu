typedef unsigned long size_t;
struct S { int a[8]; };
enum E { e5 = 5 };
__attribute__((device)) int x, array[3];
constexpr int five = 5;
void in_host() { __nv_atomic_load_n(&x, 5, 3); }
void in_host_wrong(float *f, char *c) { __nv_atomic_load_n(f, 5, 3); __nv_atomic_exchange_n(c, 1, 99, 99); }
auto in_lambda = [] { __nv_atomic_add(&x, 1, 5, 3); };
template <class T> void in_template(T *p) { __nv_atomic_load_n(p, 5, 3); __nv_atomic_thread_fence(5, 3); }
__attribute__((host)) __attribute__((device)) void in_both() { __nv_atomic_load_n(&x, 5, 3); }
__attribute__((global)) void kernel() { __nv_atomic_load_n(&x, 5, 3); }
__attribute__((device)) void nothing() { __nv_atomic_load_n(); }
__attribute__((device)) void too_few() { __nv_atomic_load_n(&x); __nv_atomic_add(&x, 1); __nv_atomic_compare_exchange_n(&x, &x, 1, false, 5); }
__attribute__((device)) void without_scope() { __nv_atomic_load_n(&x, 5); __nv_atomic_add(&x, 1, 5); __nv_atomic_thread_fence(5); }
__attribute__((device)) void no_pointer() { __nv_atomic_load_n(x, 5, 3); __nv_atomic_add(array, 1, 5, 3); __nv_atomic_load(5, &x, 5, 3); }
__attribute__((device)) void loads(bool *b, char *c, long *l, __int128 *i) { __nv_atomic_load_n(b, 5, 3); __nv_atomic_load_n(c, 5, 3); __nv_atomic_load_n(l, 5, 3); __nv_atomic_load_n(i, 5, 3); }
__attribute__((device)) void wrong_loads(float *f, int **p, E *e, S *s, void *v) { __nv_atomic_load_n(f, 5, 3); __nv_atomic_store_n(p, 0, 5, 3); __nv_atomic_load_n(e, 5, 3); __nv_atomic_load_n(s, 5, 3); __nv_atomic_load_n(v, 5, 3); }
__attribute__((device)) void generic(S *s, float *f, void *v) { __nv_atomic_load(f, f, 5, 3); __nv_atomic_load(&array, &array, 5, 3); __nv_atomic_load(v, v, 5, 3); }
__attribute__((device)) void exchanges(char *c, short *s, int *i, float *f) { __nv_atomic_exchange_n(c, 1, 5, 3); __nv_atomic_exchange_n(s, 1, 5, 3); __nv_atomic_exchange_n(i, 1, 5, 3); __nv_atomic_exchange(s, s, s, 5, 3); __nv_atomic_exchange_n(f, 1, 5, 3); }
__attribute__((device)) void compares(char *c, short *s) { __nv_atomic_compare_exchange_n(c, c, 1, false, 5, 5, 3); __nv_atomic_compare_exchange_n(s, s, 1, false, 5, 5, 3); }
__attribute__((device)) void adds(char *c, int *i, long *l, unsigned long *u, float *f, double *d, S *s) { __nv_atomic_add(c, 1, 5, 3); __nv_atomic_add(i, 1, 5, 3); __nv_atomic_fetch_sub(l, 1, 5, 3); __nv_atomic_fetch_add(u, 1, 5, 3); __nv_atomic_add(f, 1, 5, 3); __nv_atomic_add(d, 1, 5, 3); __nv_atomic_add(s, 1, 5, 3); }
__attribute__((device)) void extremes(long *l, float *f, double *d) { __nv_atomic_fetch_max(l, 1, 5, 3); __nv_atomic_min(f, 1, 5, 3); __nv_atomic_fetch_min(d, 1, 5, 3); }
__attribute__((device)) void logical(short *s, long *l, float *f) { __nv_atomic_and(s, 1, 5, 3); __nv_atomic_fetch_or(l, 1, 5, 3); __nv_atomic_xor(f, 1, 99, 99); }
__attribute__((device)) void orders() { __nv_atomic_load_n(&x, 0, 3); __nv_atomic_load_n(&x, 6, 3); __nv_atomic_load_n(&x, -1, 3); }
__attribute__((device)) void scopes() { __nv_atomic_load_n(&x, 5, 4); __nv_atomic_load_n(&x, 5, 5); __nv_atomic_thread_fence(5, -1); __nv_atomic_load_n(&x, 99, 99); }
__attribute__((device)) void literals(int a) { __nv_atomic_load_n(&x, e5, 3); __nv_atomic_load_n(&x, (2 + 3), 3); __nv_atomic_load_n(&x, 5u, true); }
__attribute__((device)) void not_literal(int a) { __nv_atomic_load_n(&x, 1, 3); __nv_atomic_load_n(&x, a, 3); __nv_atomic_load_n(&x, five, 3); __nv_atomic_load_n(&x, a + 1, 3); __nv_atomic_load_n(&x, 5.0, 3); }
__attribute__((device)) void scopes_not_literal(int a) { __nv_atomic_load_n(&x, 5, a); __nv_atomic_load_n(&x, 1, a); }
