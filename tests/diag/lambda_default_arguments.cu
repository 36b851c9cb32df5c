/* Locals of the function around a lambda in its default arguments. */
template<class F> int use(F f) { return sizeof(f); }
struct S { int mem; void f1(int p) { auto h = [] (int = use([p] { return p; })) { }; }
 void f2(int p) { auto h = [] (int = use([=] { return p; })) { }; }
 void f5(int p) { auto h = [] (int = p) { }; }
 void f6(int p) { auto h = [p] (int = p) { }; }
 void f7(int p) { auto h = [=] (int = use([p] { return p; })) { }; }
 void f8(int p) { struct L { void g(int = use([p] { return 1; })); }; }
 void g1(int p) { auto h = [] (int = use([&p] { return p; })) { }; }
 void g2(int p) { auto h = [] (int = sizeof(p)) { }; }
 void g3() { const int c = 1; auto h = [] (int = c) { }; auto i = [] (int = use([c] { return c; })) { }; }
 void g4(int p) { auto h = [] (int = use([q = p] { return 1; })) { }; }
};
int gi;
void tf1(int p) { constexpr int k = 2; static int s = 3; auto h = [] (int a = k, int c = gi, int d = sizeof(p), decltype(p) e = 1) { }; }
void tf2(int p) { auto h = [] (int a[sizeof(p)], int (*q)[3] = nullptr) { return use([] (int z = 1) { int l = z; return use([l] { return l; }); }); }; }
void tf3(int p) { auto h = [] (int a = use([] (int y) { int l = y; return [=] { return l + y; }(); })) { }; }
template<class T> void tf4(T p) { const T q = p; auto h = [] (T a = q) { }; auto i = [] (T a = T()) { return a; }; i(); }
template<int N> void tf5() { auto h = [] (int a = N) { return a; }; h(); }
void tf6(int p) { auto h = [] (auto a, int b = 2) { }; h(p); auto i = [] (int a, int b = noexcept(p)) { }; i(1); }
void tf7(int p) { struct L { int m; } l; auto h = [] (decltype(l.m) a = sizeof(l.m)) { }; }
void tf8() { extern int e; int &r = gi; auto h = [] (int a = e) { }; auto i = [] (int a = r) { }; }
struct T { static int s; int m; void f() { auto h = [] (int a = s) { }; } };
template void tf4<int>(int); template void tf5<3>();
