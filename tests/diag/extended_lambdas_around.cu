// flags: --extended-lambda
template<class F> void call(F f) { }
struct P { int a; };
void f1() { int r[2] = {}, s = 1; call([&] __attribute__((device)) () { return r[1] + s; }); }
void f2() { int r[2] = {}; call([&] __attribute__((device)) () { return r[1]; }); }
void f3() { int s = 1; call([&] __attribute__((device)) () { return s + s; }); }
void f4() { int s = 1; call([&s] __attribute__((device)) () { return s + s; }); }
void f5() { int r[2] = {}; constexpr int c = 4; call([&] __attribute__((device)) () { return r[1] + c; }); }
void f6() { int r[2] = {}; constexpr int c = 4; call([&] __attribute__((device)) () { return c; }); }
template<class T> void g1() { int r[2] = {}, s = 1; call([&] __attribute__((device)) () { return r[1] + s; }); }
void h1() { struct L { int z; }; L l; call([=] __attribute__((device)) (auto v) { return l.z; }); }
void h2() { struct L { int z; }; L l; call([l] __attribute__((device)) (auto v) { return l.z; }); }
void h3() { struct L { int z; }; L l; call([=] __attribute__((host)) __attribute__((device)) (auto v) { return l.z; }); }
void h4() { int q[1][1][1][1][1][1][1][1]; call([=] __attribute__((device)) (auto v) { return q[0][0][0][0][0][0][0][0]; }); }
void h5() { int q = 1; call([&] __attribute__((device)) (auto v) { return q; }); }
struct M { int m; void f() { call([=] __attribute__((device)) (auto v) { return m; }); } void g() { call([=] __attribute__((device)) (int v) { return m; }); } };
void k1() { auto h = [] (auto x) { call([i = 1] __attribute__((host)) __attribute__((device)) () { return i; }); }; h(1); }
void k2() { auto h = [] (auto x) { int y; call([&y] __attribute__((device)) () { return y; }); }; h(1); }
void k3() { auto h = [] (auto x) { int y; call([&] __attribute__((device)) () { return y; }); }; h(1); }
void k4() { auto h = [] (auto x) { struct L { int z; }; L l = {}; call([l] __attribute__((device)) () { return l.z; }); }; h(1); }
void k5() { auto h = [] (auto x) { call([] __attribute__((host)) __attribute__((device)) (auto v) constexpr { return 1; }); }; h(1); }
void k6() { auto h = [] (auto x) { call([] __attribute__((device)) () { return 1; }); }; h(1); }
template<class T> void t1() { call([i = 1] __attribute__((host)) __attribute__((device)) () { return i; }); }
template<class T> void t2() { int y; call([&y] __attribute__((device)) () { return y; }); }
template<class T> void t3() { int y; call([&] __attribute__((device)) () { return y; }); }
template<class T> void t4() { struct L { int z; }; L l = {}; call([l] __attribute__((device)) () { return l.z; }); }
template<class T> void t5() { struct L { int z; }; L l = {}; call([=] __attribute__((device)) () { return l.z; }); }
template<class T> void t6() { int q[1][1][1][1][1][1][1][1] = {}; call([=] __attribute__((device)) () { return q[0][0][0][0][0][0][0][0]; }); }
template<class T> void t7() { call([] __attribute__((host)) __attribute__((device)) (auto v) constexpr { return 1; }); }
template<class T> void t8() { using U = decltype([] __attribute__((device)) () { return 1; }); }
template<class T> void t9() { using U = decltype([] () { return 1; }); }
void d1() { call([=] __attribute__((host)) __attribute__((device)) (auto v) { auto i = [] __attribute__((device)) { return 1; }; return 1; }); }
void d2() { call([=] __attribute__((device)) (auto v) { auto i = [] __attribute__((device)) { return 1; }; return 1; }); }
void d3() { call([=] __attribute__((device)) (int v) { auto i = [] __attribute__((device)) { return 1; }; return 1; }); }
void d4() { call([=] __attribute__((device)) (int v) { auto i = [] (auto x) { auto j = [] __attribute__((device)) { return 1; }; return 1; }; return 1; }); }
void d5() { call([=] (auto v) { auto i = [] __attribute__((device)) () { auto j = [] __attribute__((device)) { return 1; }; return 1; }; return 1; }); }
template void t1<int>();
template void t2<int>();
template void t3<int>();
template void t4<int>();
template void t5<int>();
template void t6<int>();
template void t7<int>();
template void g1<int>();
void m2() { auto h = [] __attribute__((host)) __attribute__((device)) (int x) { int y = 1; call([&y] __attribute__((device)) () { return y; }); }; h(1); }
void m3() { auto h = [] __attribute__((host)) __attribute__((device)) (auto x) { int y = 1; call([&y] __attribute__((device)) () { return y; }); }; h(1); }
void m4() { auto h = [] (auto x) { auto z = [] { int y = 1; call([&y] __attribute__((device)) () { return y; }); }; }; h(1); }
void m5() { auto h = [] (auto x) { auto z = [] __attribute__((host)) __attribute__((device)) () { int y = 1; call([&y] __attribute__((device)) () { return y; }); }; }; h(1); }
void m6() { auto h = [] __attribute__((host)) __attribute__((device)) () { auto z = [] (auto x) { int y = 1; call([&y] __attribute__((device)) () { return y; }); }; }; h(); }
