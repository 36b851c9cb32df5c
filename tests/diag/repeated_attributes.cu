// flags: --remarks
__attribute__((device)) __attribute__((device)) int a;
__attribute__((constant)) __attribute__((constant)) int b;
__attribute__((managed)) __attribute__((managed)) int c;
__attribute__((shared)) __attribute__((shared)) int d;
__attribute__((constant)) __attribute__((managed)) __attribute__((constant)) int e;
extern __attribute__((device)) int f; __attribute__((device)) int f;
__attribute__((device)) __attribute__((device)) void g();
int __attribute__((device)) j __attribute__((device));
__attribute__((device)) int __attribute__((device)) k;
__attribute__((device)) __attribute__((device)) __attribute__((device)) int o;
__attribute__((device)) __attribute__((host)) __attribute__((device)) void p();
template <class T> __attribute__((device)) __attribute__((device)) T s();
int u(int) __attribute__((device)) __attribute__((device));
__attribute__((global)) __attribute__((global)) __attribute__((launch_bounds(1))) void h();
int __attribute__((device)) function(int) __attribute__((device));
__attribute__((nv_pure)) __attribute__((nv_pure)) __attribute__((device)) void pure();
struct S { __attribute__((device)) int __attribute__((device)) m(); };
