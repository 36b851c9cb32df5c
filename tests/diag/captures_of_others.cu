// flags: --extended-lambda
// flags: --extended-lambda --c++20
/* Captures of what is no variable, of variables of functions around a local class, and through lambdas that capture nothing. */
template<class F> int use(F f) { return sizeof(f); }
int gi; struct agg { int a; float b; };
void f1(int p) { struct L { int f = use([p] { return 1; }); } lc; }
void f2(int p) { struct L { void f() { use([p] { return p; }); } }; }
void f3(int p) { struct L { void f() { use([&p] { return p; }); } }; }
void f4(int p) { struct L { void f() { use([=] { return p; }); } }; }
void f5(int p) { struct L { void f() { use([q = p] { return q; }); } }; }
void f8() { static int p = 1; struct L { void f() { use([p] { return p; }); } }; }
void f9() { int &p = gi; struct L { void f() { use([p] { return p; }); } }; }
void g2(int p) { struct L { void f() { use([p, p] { return p; }); } }; }
void g3(int p) { struct L { void f() { auto z = [=] { return use([p] { return p; }); }; } }; }
void g4(int p) { struct L { void f() { auto z = [] { return use([p] { return p; }); }; } }; }
void g5(int p) { struct L { int x[1]; void f() { use([p] { return sizeof(p); }); } }; }
void g6(int p) { struct L { void f() { use([p] { struct M { void g() { use([p] { }); } }; return p; }); } }; }
void g7(int p) { use([p] { struct M { void g() { use([p] { }); } }; return p; }); }
void g8(int p) { struct L { void f() { use([p] __attribute__((device)) { return p; }); } }; }
void g9(int p) { struct L { void f() { use([=, &p] __attribute__((device)) { return p; }); } }; }
void h1(int p) { struct L { void f() { use([p = p] { return p; }); } }; }
void h2(int p) { struct L { void f(int p) { use([p] { return p; }); } }; }
void h3() { extern int p; struct L { void f() { use([p] { return p; }); } }; }
void h4() { agg s = {}; struct L { void f() { use([s] { return s.a; }); } }; }
template<class T> void t1(int p) { struct L { void f() { use([p] { return 1; }); } }; }
void gf1() { int &r = gi; auto g = [] { return use([r] { return r; }); }; }
void gf2() { const int c = 1; auto g = [] { return use([c] { return c; }); }; }
void gf3() { constexpr int c = 1; auto g = [] { return use([c] { return c; }); }; }
void gf4() { static int c = 1; auto g = [] { return use([c] { return c; }); }; }
void gf5(int p) { auto g = [] { return use([p] { return p; }); }; }
void gf6(int p) { auto g = [] (auto w) { return use([p] { return p; }); }; }
void gf7(int p) { auto g = [] (auto w) { return use([p] { return p; }); }; g(1); }
void gf8() { agg s = {}; auto g = [] { return use([s] { return 1; }); }; }
void gf9() { agg s = {}; auto [a, b] = s; auto g = [] { return use([a] { return 1; }); }; }
void gg1() { int &r = gi; auto g = [] (auto w) { return use([&r] { return r; }); }; }
template<class T> void gt1(T p) { auto g = [] { return use([p] { return p; }); }; }
template<class T> void gt2(int p) { auto g = [] { return use([p] { return p; }); }; }
template<class T> void gt3(int p) { int &r = gi; auto g = [] (auto w) { return use([p, r] { return p; }); }; }
template<class T> void gt4(int p) { auto g = [] { return use([p] { return 1; }); }; }
template<class T> void gt5() { T p; auto g = [] { return use([p] { return 1; }); }; }
template<class T> void gt6() { const T p = 1; auto g = [] { return use([p] { return 1; }); }; }
template<class T> void gt7() { int &p = gi; auto g = [] { return use([p] { return 1; }); }; }
template<class... T> void gt8(T... p) { auto g = [] { return use([p...] { return 1; }); }; }
template void gt1<int>(int);
void gh1(int p) { auto g = [] { return use([q = p] { return q; }); }; }
void gh2() { constexpr int p = 1; auto g = [] { return use([q = p] { return q; }); }; }
void gh3() { int &p = gi; auto g = [] { return use([&q = p] { return q; }); }; }
void gh5(int p, int o) { auto g = [o] { return use([p] { return p; }); }; }
void gh6(int p, int o) { auto g = [o] { return [o] { return use([p] { return p; }); }; }; }
void gh7(int p, int o) { auto g = [] { return [=] { return use([p] { return p; }); }; }; }
void gh8(int p, int o) { auto g = [=] { return [] { return use([p] { return p; }); }; }; }
template<int N> void gn1() { use([N] { return N; }); use([=, N] { }); use([&N] { }); use([x = N] { }); use([=] { return N; }); }
enum { e9 }; void n4() { use([e9] { }); use([gn4] { }); use([agg] { }); use([gi] { }); }
template void gn1<3>();
template<auto V> void gn5() { use([V] { }); }
struct I { int m; static int s; void f(int p) { use([&zz] __attribute__((device)) { }); use([&gi] __attribute__((device)) { }); use([&m] __attribute__((device)) { }); use([&s] __attribute__((device)) { }); use([m] { }); use([s] { }); } };
template<int N> void in1() { use([&N] __attribute__((device)) { return N; }); use([zz, zz] { }); use([=, zz] { }); use([&, &zz] { }); use([N, N] { }); }
namespace of_parameters {
template <int i> void function() { auto l = [i] { return i; }; }
struct S { template <int j> void member() { auto l = [j] { }; } };
template <int N> struct C { void member() { auto l = [N] { }; } };
}
