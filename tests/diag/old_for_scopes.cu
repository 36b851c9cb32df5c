// Names behind for statements that declare variables of that name.
int g, v;
void a1() { for (int g = 0; g < 3; g++) ; g = 1;
 { g = 2; } }
void a2() { while (int g = v) ; g = 1; if (int g = v) ; g = 2; switch (int g = v) { } g = 3; }
void a3() { int a[3] = {}; for (int g : a) (void)g;
 g = 1; }
void a4() { for (int i = 0, g = 0; g < 3; g++) ;
 g = 1; sizeof(g); decltype(g) z; noexcept(g);
 auto l = [] { return g; }; auto m = [x = g] { return g + x; };
 ::g = 1; for (g = 0; g < 2; g++) ; int q = g; (void)q; l(); m();
 { int g = 1; g = 2; } struct L { int f() { return g; } };
 asm("" :: "r"(g)); int arr[sizeof(g)]; if (g) { g++; } return; g = 4; }
template <class T> void a5(T t) { for (int g = 0; g < 3; g++) ; g = 1; for (T v = 0; v < 3; v++) ;
 v = t; }
void a6() { a5(1); for (float g = 0; g < 3; g++) ; g = 1;
 for (int g = 0; g < 3; g++) ; g = 1;
 for (int j = g; j < 3; j++) g = j; }
void a7() { for (int g = 0; g < 3; g++) { } for (int v = 0; v < 3; v++) { g = 1; v = 2; } g = v; }
void a8(int g) { for (int g = 0; g < 3; g++) ; g = 1; { for (int g = 0; g < 3; g++) ; g = 1; } }
enum E { en }; void a9() { for (int en = 0; en < 2; en++) ; E e = en; switch (e) { case en: break; } }
void b1() { for (struct { int a; } g = { 1 }; g.a < 3; g.a++) ; g = 1; }
void b2() { for (int printf = 0; printf < 1; printf++) ; __builtin_printf("x"); }
__device__ int dg; __device__ void b4() { for (int dg = 0; dg < 3; dg++) ; dg = 1; }
void b6() { extern int g; for (int g = 0; g < 3; g++) ; g = 1; { for (int g = 0; g < 3; g++) ; g = 1; } }
void b7() { for (int i = 0; i < 2; i++) for (int g = 0; g < 3; g++) ; g = 1; }
int h;
void a_1() { int k = 0; for (int k = 0; k < 3; k++) ; k = 1; { k = 2; } if (k) k++; }
void a_2() { for (int h = 0; h < 3; h++) ; h = 1; int h = 2; h = 3; }
void a_3() { int k = 0; { for (int k = 0; k < 3; k++) ; k = 5; } k = 1; }
void a_4() { int k = 0; for (int k = 0; k < 3; k++) ; for (int k = 0; k < 3; k++) ; k = 1; }
void a_5() { int k = 0; for (int k = 0; k < 3; k++) ; for (k = 0; k < 3; k++) ; }
void a_6(int k) { for (int k = 0; k < 3; k++) ; k = 1; }
void a_7() { int k = 0; for (float k = 0; k < 3; k++) ; k = 1; sizeof(k); }
void a_8() { int k = 0, i; for (int i = 0, k = 0; k < 3; k++) ; k = 1; i = 2; }
void a_9() { int k = 0; while (int k = h) ; k = 1; if (int k = h) ; k = 2; switch (int k = h) { } k = 3; }
template <class T> void b_1(T t) { int k = 0; for (int k = 0; k < 3; k++) ; k = 1; t = k; }
void b_2() { b_1(3); int a[3] = {}; int v = 0; for (int v : a) (void)v; v = 1; }
void b_3() { int k = 0; auto l = [&] { for (int k = 0; k < 3; k++) ; k = 1; }; l(); k = 2; auto m = [=] { return k; }; m(); }
void b_4() { int k = 0; for (int k = 0; k < 3; k++) ; auto m = [k] { return k; }; m(); auto n = [=] { return k; }; n(); }
void b_5() { int k = 0; for (int k = 0; k < 3; k++) { for (int k = 1; k < 2; k++) ; k = 4; } k = 1; }
void b_6() { int k = 0; if (h) for (int k = 0; k < 3; k++) ; k = 1; }
void b_7() { int k = 0; if (h) { for (int k = 0; k < 3; k++) ; } k = 1; }
void b_8() { int k = 0; do for (int k = 0; k < 3; k++) ; while (k); }
struct S { int k; void m() { for (int k = 0; k < 3; k++) ; k = 1; this->k = 2; } static int s; void n() { for (int s = 0; s < 3; s++) ; s = 1; S::s = 2; } };
void f(int); void b_9() { for (int f = 0; f < 3; f++) ; f(1); typedef int T; for (int T = 0; T < 3; T++) ; T x = 1; }
namespace NN { int nk; } using namespace NN; void c_1() { for (int nk = 0; nk < 3; nk++) ; nk = 1; NN::nk = 2; ::h = 1; }
void c_2() { int k = 0; for (int k = 0; k < 3; k++) ; lab: k = 1; goto lab2; lab2: switch (h) { case 1: k = 2; } }
__device__ void c_3() { int k = 0; for (int k = 0; k < 3; k++) ; k = 1; }
constexpr int c4() { int k = 0; for (int k = 0; k < 3; k++) ; return k; }
static_assert(c4() == 0, "");
