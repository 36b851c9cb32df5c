// flags: --diag_warning=550,826 --diag_error=177
struct S { S(); ~S(); int i; };
template <class T> void f(T t, int n, const T &r) { T a; int b; S s; n = 1; }
void g(S x, int y) { int z; (void)z; int w = 1; (void)w; S s; s = S(); x = S(); }
#pragma nv_diag_suppress 826
void h(int y) { int z; }
#pragma nv_diag_default 177
void i(int y) { int z; y = 1; }
