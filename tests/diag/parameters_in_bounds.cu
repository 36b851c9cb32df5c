// The bound of an array that is a parameter has the values of parameters before it: C has that [dcl.array]/1.
void d(int y, int x[y]) {}
void d2(int y, int x[y + 1], int z);
void d3(int y, int x[2 * y][3], int z);
void d4(int y, int x = y, int z = sizeof(y));
void d5(int y, int x[sizeof(y)]);
template <class T> void t(int y, T x[y]);
struct S { void m(int y, int x[y]); void n(int y, int x[y]) {} };
auto l = [](int y, int x[y]) {};
void d6(int y, int (*x)[y]);
void d7(int y, int x[y.a]);
int y9; void d8(int y9, int x[y9]);
void v() { void w(int y, int x[y]); }
typedef void f(int y, int x[y]);
__attribute__((global)) void k(int y, float x[y][y]) {}
void e1(int y, int z, int x[y * z], int w[z]);
void e2(int N, float (&a)[N], float b[N ? 1 : 2], int c[sizeof(int) * N]);
int e3(int argc, char *argv[argc]) { return argc + (int)sizeof(argv); }
template <int N> void e4(int n, int x[N], int y[n + N]) {}
struct Q { Q(int n, int a[n]); static void s(int n, int a[n]) {} friend void fr(int n, int a[n]) {} template <class T> void t(int n, T a[n]); void operator()(int n, int a[n]) const; };
void call() { e1(1, 2, nullptr, nullptr); int v[3]; e3(1, nullptr); }
enum { n7 = 3 }; void e7(int, int a[n7], int b[n7 + 1]);
void e8(int n, int a[decltype(n)(3)], int c[(sizeof n)]);
using fq = void(int n, int a[n]);
void (*fpt)(int n, int a[n]);
int cast = ((int (*)(int n, int a[n]))0)(1, nullptr);
