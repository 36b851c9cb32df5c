// What has to be a constant expression and is none: bounds of arrays, enumerators, case labels, constexpr variables, static assertions,
// template arguments.
int n = 5; const int cn = 4; const int dyn = n; int fn(); constexpr int cf(int x) { return x; }
int a[n];
int b[cn + n];
int c[fn()];
int d[dyn];
int e[cf(3)];
int f[cf(n)];
int g[-1];
int h[0];
int i[2.5];
int j["x"];
int k[undefined_1];
struct S { int a[n]; int b[cn]; static int c[fn()]; int d[undefined_2]; int e[-2]; };
extern int ext[n]; typedef int T[n]; int (*pa)[n]; int multi[3][n]; int multi2[n][3];
enum E { X = n, Y = fn(), Z = 2.5, W = undefined_3, V = cn };
template <int N> struct Tm { static constexpr int v = N; }; Tm<n> t1; Tm<fn()> t2; Tm<undefined_4> t4; Tm<int> t5; Tm<dyn> t6; Tm<cn> t7;
template <class T, int N> struct Arr { T a[N]; };
Arr<int> few; Arr<3, int> kinds; Arr<int, 2, 3> many; Arr<int, 2> right; Arr<int, int> kind;
static_assert(n == 5, "x"); static_assert(fn()); static_assert(undefined_5, "y"); static_assert(cn == 4); static_assert(Tm<3>::v == 4, "four");
static_assert(cf(3) == 4, "cf");
constexpr int v1 = n; constexpr int v2 = fn(); constexpr int v3 = dyn; constexpr int v4 = undefined_6; constexpr int v5 = cf(n); constexpr double v6 = 2.5;
void s(int m) { switch (m) { case n: break; case fn(): break; case cn: break; case undefined_7: break; case 2.5: break; case 'a': break; } }
void q(int m) { int a[m]; int b[n]; constexpr int e = m; constexpr int f = n; int g[-1]; Tm<m> t; Tm<cn> u; }
__attribute__((device)) void dq(int m) { int a[m]; __attribute__((shared)) int s[m]; __attribute__((shared)) float t[3][n]; }
template <class T> void g1() { static_assert(sizeof(T) == 1, "dependent"); static_assert(sizeof(int) == 8, "not dependent"); }
struct R { static_assert(sizeof(int) == 8, "in a class"); int a; static_assert(sizeof(R *) == 8, "pointer"); };
