// flags: --extended-lambda
template<class F> void call(F f) { }
template<class F> __attribute__((global)) void run(F f) { f(); }
__attribute__((device)) int dv(int);
void f1() { call([] (int v) __attribute__((device)) { return dv(1); }); }
void f2() { auto g = [] (int v) __attribute__((device)) { return v; }; call(g); }
void f3() { call([] (int v) __attribute__((host)) __attribute__((device)) { return v; }); }
void f4() { call([] (int v) __attribute__((host)) { return v; }); }
void f5() { call([] (int v) __attribute__((device)) -> int { return dv(1); }); }
void f7() { call([] (int v) mutable __attribute__((device)) { return dv(1); }); }
void f8() { call([] () __attribute__((device)) { }); }
__attribute__((device)) int dv2(int);
struct M { int m; M() { call([] (int v) __attribute__((device)) { return v; }); } 
void f() { call([] (int v) __attribute__((device)) { return v; }); }
void g() { call([] () __attribute__((host)) __attribute__((device)) { return 1; }); }
void h() { call([] () mutable __attribute__((host)) __attribute__((device)) { return 1; }); }
~M() { call([] (int v) __attribute__((device)) { return v; }); } };
void f10(int) { call([] (int v) __attribute__((global)) { return v; }); }
