// Arrays whose bound only the running program knows: not static or shared ones; automatic ones in bodies, of lambdas outside of functions, too.
int at_run_time = 3;
void in_function(int n, const int c) {
  static int a[n]; static int b[3][n + 1], d[c]; thread_local int e[n]; static int g[2], i[n]; extern int x[n]; int automatic[n];
}
__attribute__((device)) void on_device(int n) { __attribute__((shared)) int a[n]; static float b[n]; int c[n]; }
auto outside = [](int n) { static int a[n]; int automatic[n]; automatic[0] = 1; return sizeof(int[n]); };
struct Member { int m = [](int n) { int automatic[n]; automatic[0] = 1; return automatic[0]; }(3); };
void with_default(int k = [](int n) { int automatic[n]; automatic[0] = 1; return automatic[0]; }(3));
template <class T, int N> __attribute__((global)) void in_template(int n, const int c) {
  static T a[c]; static T b[N][n + 1]; static T d[-n]; __attribute__((shared)) T e[n]; auto l = [n](int k) { static int a[n]; static T b[k]; };
}
template <class T> struct Class { __attribute__((device)) void f(int n) { __attribute__((shared)) T a[n]; static T b[n]; } };
template <class T, int N> __attribute__((device)) void depends(int n, const int c) {
  const int m = N; static int a[m]; static T b[N * m + sizeof(n)]; const int &r = m; static T d[sizeof(c)]; constexpr int k = N + 1;
  __attribute__((shared)) T e[k][N]; enum { E = N }; static T f[E + k]; int automatic[n]; T automatic_too[n]; static const int st = N;
  static T g[st]; struct L { enum { v = N }; }; static T h[L::v]; static int i[T::value]; static int j[N + (n)]; int v = N; static T w[v];
}
template <class T> void variables() { auto l = [](int k) { static T p[sizeof(T)][4]; T q[k]; }; }
static int of_namespace[at_run_time];
