/* Arguments of atomic operations: how many, and what they become. */
typedef unsigned long size_t;
struct S { int a; };
enum E { a }; enum F : short { b }; enum G : unsigned long { c };
__attribute__((device)) void f1(int *p) { __nv_atomic_load_n(p, 1, 0, 0); }
__attribute__((device)) void f2(int *p) { __nv_atomic_load_n(p, 1, 0, 0, 1); }
__attribute__((device)) void f3(int *p) { __nv_atomic_load_n(p); }
__attribute__((device)) void f4(int *p) { __nv_atomic_load_n(); }
__attribute__((device)) void f5(int *p) { __nv_atomic_fetch_add(p, 1, 0, 0, 0); }
__attribute__((device)) void f6(int *p) { __nv_atomic_fetch_add(p); }
__attribute__((device)) void f7(int *p) { __nv_atomic_fetch_add(p, 1); }
__attribute__((device)) void f8(int *p) { __nv_atomic_fetch_add(p, 1, 0); }
__attribute__((device)) void f9(int *p) { __nv_atomic_store_n(p, 1, 0, 0, 0); }
__attribute__((device)) void f10(int *p) { __nv_atomic_store(p, p, 0, 0, 0); }
__attribute__((device)) void f11(int *p) { __nv_atomic_load(p, p, 0, 0, 0); }
__attribute__((device)) void f12(int *p) { __nv_atomic_exchange(p, p, p, 0, 0, 0); }
__attribute__((device)) void f13(int *p) { __nv_atomic_exchange(p, p, 0, 0); }
__attribute__((device)) void f14(int *p) { __nv_atomic_exchange_n(p, 1, 0, 0, 0); }
__attribute__((device)) void f15(int *p) { __nv_atomic_compare_exchange_n(p, p, 1, false, 0, 0, 0, 0); }
__attribute__((device)) void f16(int *p) { __nv_atomic_compare_exchange(p, p, p, false, 0, 0, 0, 0); }
__attribute__((device)) void f17(int *p) { __nv_atomic_compare_exchange_n(p, p, 1, false, 0, 0); }
__attribute__((device)) void f18(int *p) { __nv_atomic_compare_exchange_n(p, p, 1, false); }
__attribute__((device)) void f19(int *p) { __nv_atomic_thread_fence(0, 0, 0); }
__attribute__((device)) void f20(int *p) { __nv_atomic_thread_fence(); }
__attribute__((device)) void f21(int *p) { __nv_atomic_thread_fence(5); __nv_atomic_thread_fence(6, 1); __nv_atomic_thread_fence(0, 5); }
__attribute__((device)) void f22(int *p) { __nv_atomic_add(p, 1, 5, 4); __nv_atomic_add(p, 1, -1, 4); __nv_atomic_add(p, 1, 0, -1); }
__attribute__((device)) void f24(int *p) { constexpr int o = 0; __nv_atomic_add(p, 1, o, 3); __nv_atomic_add(p, 1, 0, o); __nv_atomic_add(p, 1, 1 + 1, 3); }
__attribute__((host)) __attribute__((device)) void f25(int *p) { __nv_atomic_add(p, 1, 0, 3); }
__attribute__((device)) void f26(const int *p, volatile int *q, void *v, int x, int **pp, bool *b) { __nv_atomic_add(p, 1, 0, 3); __nv_atomic_add(q, 1, 0, 3); __nv_atomic_add(v, 1, 0, 3); __nv_atomic_add(x, 1, 0, 3); __nv_atomic_add(pp, 1, 0, 3); __nv_atomic_add(b, 1, 0, 3); }
__attribute__((device)) void f27(float *p, long long *q, unsigned long long *u, __int128 *i, long *l) { __nv_atomic_add(p, 1.0f, 0, 3); __nv_atomic_add(q, 1, 0, 3); __nv_atomic_add(u, 1, 0, 3); __nv_atomic_add(i, 1, 0, 3); __nv_atomic_add(l, 1, 0, 3); __nv_atomic_min(p, 1.f, 0, 3); __nv_atomic_and(p, 1.f, 0, 3); __nv_atomic_and(q, 1, 0, 3); __nv_atomic_max(q, 1, 0, 3); }
__attribute__((device)) void f28(char *c, short *s, __int128 *i, float *g) { __nv_atomic_exchange_n(c, 1, 0, 3); __nv_atomic_exchange_n(s, 1, 0, 3); __nv_atomic_exchange_n(i, 1, 0, 3); __nv_atomic_exchange_n(g, 1, 0, 3); __nv_atomic_compare_exchange_n(c, c, 1, 0, 0, 0, 3); __nv_atomic_compare_exchange_n(s, s, 1, 0, 0, 0, 3); __nv_atomic_store_n(g, 1, 0, 3); }
void f29(int *p) { auto l = [=] __attribute__((device)) { __nv_atomic_add(p, 1, 0, 3); }; auto m = [=] { __nv_atomic_add(p, 1, 0, 3); }; }
__attribute__((device)) int f30(int *p) { int x = __nv_atomic_add(p, 1, 0, 3); return __nv_atomic_fetch_add(p, 1, 0, 3) + __nv_atomic_load_n(p, 0); }
__attribute__((global)) void f31(int *p) { if constexpr (false) __nv_atomic_add(p, 1, 77, 3); (void)sizeof(__nv_atomic_fetch_add(p, 1, 77, 3)); }
__attribute__((device)) void f32(const int *p) { __nv_atomic_load_n(p, 0); }
__attribute__((device)) void f33(volatile int *p) { __nv_atomic_load_n(p, 0); }
__attribute__((device)) void f34(volatile int *p) { __nv_atomic_store_n(p, 1, 0); }
__attribute__((device)) void f35(const int *p) { __nv_atomic_store_n(p, 1, 0); }
__attribute__((device)) void f36(const int *p) { __nv_atomic_exchange_n(p, 1, 0); }
__attribute__((device)) void f37(const int *p) { __nv_atomic_compare_exchange_n(p, p, 1, 0, 0, 0); }
__attribute__((device)) void f38(int *q, const int *p) { __nv_atomic_compare_exchange_n(q, p, 1, 0, 0, 0); }
__attribute__((device)) void f39(int *q, const int *p) { __nv_atomic_load(p, q, 0); __nv_atomic_load(q, p, 0); __nv_atomic_store(p, q, 0); __nv_atomic_store(q, p, 0); }
__attribute__((device)) void f40(const int *q, const float *p) { __nv_atomic_fetch_add(q, 1, 0); __nv_atomic_add(p, 1, 0); __nv_atomic_and(q, 1, 0); __nv_atomic_min(q, 1, 0); }
__attribute__((device)) void f41(volatile float *q, volatile unsigned *p) { __nv_atomic_fetch_add(q, 1, 0); __nv_atomic_add(p, 1, 0); __nv_atomic_or(p, 1, 0); __nv_atomic_max(p, 1, 0); }
__attribute__((device)) void f42(S *s, S *t, int *p) { __nv_atomic_load(s, p, 0); __nv_atomic_store(s, t, 0); __nv_atomic_exchange(s, t, p, 0); __nv_atomic_compare_exchange(s, t, p, 0, 0, 0); __nv_atomic_store(s, 1, 0); __nv_atomic_load(s, *t, 0); }
__attribute__((device)) void f43(int *p) { float x = __nv_atomic_load_n(p, 0); int *y = __nv_atomic_load_n(p, 0); bool b = __nv_atomic_compare_exchange_n(p, p, 1, false, 0, 0); int *z = __nv_atomic_compare_exchange_n(p, p, 1, false, 0, 0); int *w = __nv_atomic_fetch_add(p, 1, 0); int *v = __nv_atomic_exchange_n(p, 1, 0); int u = __nv_atomic_store_n(p, 1, 0); int t = __nv_atomic_thread_fence(0, 0); int s = __nv_atomic_load(p, p, 0); int r = __nv_atomic_exchange(p, p, p, 0); int q = __nv_atomic_compare_exchange(p, p, p, 0, 0, 0); }
__attribute__((device)) auto f44(int *p) { return __nv_atomic_add(p, 1, 0); } __attribute__((device)) int g(int *p) { return __nv_atomic_sub(p, 1, 0); } __attribute__((device)) int h(int *p) { return __nv_atomic_or(p, 1, 0) + 1; }
__attribute__((device)) void f45(const int *p) { __nv_atomic_load_n(p, 99); __nv_atomic_add(p, "a", 99); __nv_atomic_add(p, "a", 0, 99, 3); }
__attribute__((device)) void f46(int *p, int q) { int *x = __nv_atomic_fetch_and(p, 1, 0); int *y = __nv_atomic_fetch_min(p, 1, 0); int *z = __nv_atomic_fetch_add((unsigned *)p, 1, 0); int *w = __nv_atomic_fetch_or((unsigned long *)p, 1, 0); int *v = __nv_atomic_load_n((short *)p, 0); int *u = __nv_atomic_exchange_n((long *)p, 1, 0); }
__attribute__((device)) void f47(int *p, S s, float *g, long *l) { __nv_atomic_add(p, s, 0); __nv_atomic_store_n(p, s, 0); __nv_atomic_exchange_n(p, p, 0); __nv_atomic_compare_exchange_n(p, g, s, 0, 0, 0); __nv_atomic_min(p, p, 0); __nv_atomic_compare_exchange_n(p, 1, 1, 0, 0, 0); __nv_atomic_compare_exchange(p, 1, 1, 0, 0, 0); __nv_atomic_exchange(p, 1, 1, 0); __nv_atomic_add(g, p, 0); __nv_atomic_xor(l, p, 0); __nv_atomic_fetch_max(l, s, 0); }
__attribute__((device)) void f48(int *p) { __nv_atomic_add(p, 1, "a"); __nv_atomic_add(p, 1, 1.0); __nv_atomic_add(p, 1, true); __nv_atomic_add(p, 1, 'a'); __nv_atomic_add(p, 1, (int)1); __nv_atomic_add(p, 1, (0)); __nv_atomic_add(p, 1, 0u); __nv_atomic_add(p, 1, 0, 1.0); __nv_atomic_add(p, 1, +1); __nv_atomic_add(p, 1, 1 + 1); __nv_atomic_add(p, 1, -1);}
__attribute__((device)) void enums(E *q, F *p, G *g) { __nv_atomic_fetch_add(q, 1, 0); __nv_atomic_add(p, 1, 0); __nv_atomic_or(g, 1, 0); }
__attribute__((device)) void undeclared(int *p) { __nv_atomic_fetch_add(p, 1, undeclared_order); __nv_atomic_fetch_nand(p, 1, 0); ::__nv_atomic_add(p, 1, 0); }
