// flags: --extended-lambda
/* What is said of captures of extended lambdas that may not stand where they do; in templates what the outermost cannot capture is said once. */
void use(int, ...);
void n1(int a) { [&] __attribute__((host)) __attribute__((device)) () { [&] __attribute__((device)) () { use(a); }; }; }
template<class T> void t1(T a) { [&] __attribute__((host)) __attribute__((device)) () { [&] __attribute__((device)) () { use(a); }; }; }
template<class T> void t2(int a) { [&] __attribute__((host)) __attribute__((device)) () { [&] __attribute__((device)) () { use(a); }; }; }
template<class T> void t3(int a) { [&] __attribute__((host)) __attribute__((device)) () { [&] __attribute__((device)) () { (void)a; }; }; }
template<class... T> void t4(T... a) { [&] __attribute__((host)) __attribute__((device)) () { [&] __attribute__((device)) () { use(a...); }; }; }
template<class... T> void t5(T... a) { [=] __attribute__((host)) __attribute__((device)) () { [=] __attribute__((device)) () { use(a...); }; }; }
template<class... T> void t6(T... a) { [&] __attribute__((device)) () { use(a...); }; }
template<class... T> void t7(T... a) { [&] { [&] __attribute__((device)) () { use(a...); }; }; }
template<class... T> void t8(T... a) { [=] { [=] __attribute__((device)) () { use(a...); }; }; }
template<class... T> void t9(T... a) { [=] (auto) { [=] __attribute__((device)) () { use(a...); }; }; }
template<class T> void t10(T a) { [=] (auto) { [&] __attribute__((device)) () { use(a); }; }; }
template<class T> void t11(T a) { [=] (auto) { [&] __attribute__((host)) __attribute__((device)) () { use(a); }; }; }
void t13(int a) { [=] __attribute__((host)) __attribute__((device)) (int) { [&] { [&] __attribute__((device)) () { use(a); }; }; }; }
template<int I> void t14(int a) { const int c = a; [&] __attribute__((host)) __attribute__((device)) () { [&] __attribute__((device)) () { c; use(c); }; use(c); }; }
void t15(int a) { const int c = a; [&] __attribute__((host)) __attribute__((device)) () { [&] __attribute__((device)) () { c; use(c); }; use(c); }; }
template<int I> void t17(int a) { const int c = a; [&] __attribute__((host)) __attribute__((device)) () { [&] __attribute__((device)) () { c; }; use(c); }; }
template<class T> void u1(int a) { [=] __attribute__((host)) __attribute__((device)) (int) { [&] { [&] __attribute__((device)) () { use(a); }; }; }; }
template<class T> void u2(int a) { [=] __attribute__((host)) __attribute__((device)) (int) { [&] (auto) { [&] __attribute__((device)) () { use(a); }; }; }; }
template<class T> void u3(int a) { [=] (auto) { [&] __attribute__((host)) __attribute__((device)) (int) { [&] __attribute__((device)) () { use(a); }; }; }; }
template<class T> void u4(int a) { [=] __attribute__((host)) __attribute__((device)) (auto) { [&] __attribute__((host)) __attribute__((device)) (int) { [&] __attribute__((device)) () { use(a); }; }; }; }
template<class T> struct U { int q; void u5(int a) { [=] __attribute__((host)) __attribute__((device)) () { [&] __attribute__((device)) () { use(a + q); }; }; } template<class W> void u6(W a) { [=] __attribute__((host)) __attribute__((device)) () { [=] __attribute__((device)) () { use(q); }; }; } };
struct V { int q; void u5(int a) { [=] __attribute__((host)) __attribute__((device)) () { [&] __attribute__((device)) () { use(a + q); }; }; } template<class W> void u6(W a) { [=] __attribute__((host)) __attribute__((device)) () { [=] __attribute__((device)) () { use(q); }; }; } void u7() { [=] __attribute__((host)) __attribute__((device)) () { [=] __attribute__((device)) () { use(q); }; }; } void u8() { [=] (auto) { [=] __attribute__((device)) () { use(q); }; }; } template<class T> void u9(T t) { [=] (auto) { [=] __attribute__((device)) () { use(q); }; }; } };
template<class T> void a1(int a) { [=] __attribute__((host)) __attribute__((device)) (int) { [&] { [&] __attribute__((device)) () { use(a); }; }; }; }
template<class T> void a2(int a) { [=] __attribute__((host)) __attribute__((device)) (int) { [=] { [=] __attribute__((device)) () { if constexpr (sizeof(T)) use(a); }; }; }; }
template<class T> void a3(int a) { [=] __attribute__((host)) __attribute__((device)) (int) { [=] __attribute__((device)) () { if constexpr (sizeof(T)) use(a); }; }; }
template<class T> void a4(int a) { [=] __attribute__((host)) __attribute__((device)) (int) { [=] __attribute__((host)) __attribute__((device)) (int) {  [&] __attribute__((device)) () { if constexpr (sizeof(T)) use(a); }; }; }; }
template<class T> void a5(int a) { [=] __attribute__((host)) __attribute__((device)) (int) { { if (a) { [&] __attribute__((device)) () { use(a); }; } }  }; }
template<class T> void a6(int a) { { { [=] __attribute__((host)) __attribute__((device)) (int) { [&] __attribute__((device)) () { use(a); }; }; } } }
template<class T> void a7(int a) { [=] { [=] __attribute__((host)) __attribute__((device)) (int) { [&] __attribute__((device)) () { use(a); }; }; }; }
void d2(int a) { [=] __attribute__((host)) __attribute__((device)) (int) { [=] { [=] __attribute__((device)) () { if constexpr (sizeof(int)) use(a); }; }; }; }
void d3(int a) { [=] __attribute__((host)) __attribute__((device)) (int) { [=] __attribute__((device)) () { if constexpr (sizeof(int)) use(a); }; }; }
void d4(int a) { [=] __attribute__((host)) __attribute__((device)) (int) { if constexpr (sizeof(int)) { [=] __attribute__((device)) () { use(a); }; } }; }
template<class T> void b4(int a) { [=] __attribute__((host)) __attribute__((device)) (int) { if constexpr (sizeof(int)) { [=] __attribute__((device)) () { use(a); }; } }; }
template<class T> void b5(int a) { [=] __attribute__((host)) __attribute__((device)) (int) { if constexpr (sizeof(T)) { [&] __attribute__((device)) () { use(a); }; } }; }
template<class T> void b6(int a) { [&] __attribute__((host)) __attribute__((device)) (int) { if constexpr (sizeof(T)) { [&] __attribute__((device)) () { if constexpr (sizeof(T)) use(a); }; } }; }
template<class T> struct A { T q; void m() { [=] __attribute__((host)) __attribute__((device)) (int) { [=] __attribute__((device)) () { if constexpr (sizeof(T)) use(q); }; }; } };
struct B { int q; void m() { [=] __attribute__((host)) __attribute__((device)) (int) { [=] __attribute__((device)) () { if constexpr (sizeof(int)) use(q); }; }; } };
