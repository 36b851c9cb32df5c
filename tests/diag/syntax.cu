int a1() { int x; x = 3 x = 4; return x; }
int a2() { int x = ; return x; }
int a3() { return 3 +; }
int a4(int x) { if () x = 1; return x; }
int a5(int x) { x = (3 + ) * 2; return x; }
int a6(int x) { while (x) { x-- } return x; }
int a7(int x) { for (int i = 0 i < x; i++) { x--; } return x; }
int a8(int x) { return x }
int a9(int x) { goto ; return x; }
int b1(int x) { x ? 1; return 2; }
int b2(int x) { continue; break; label: return 2; }
int b4() { case 3: return 1; }
int b5() { default: return 1; }
int b6() { int x = (1 2); return x; }
int b7() { int a[3] = { 1, 2 3 }; return a[0 1]; }
void b8(int a, int b int c);
struct P { int m; };
void b9(P p) { p. = 3; }
template <class T> void c1(T t) { t. ; }
template <class T> void c2(T t) { int x = 3 t(); }
namespace { int c3 }
int c4 = ;
int c5, ;
int c6
int c7;
struct S1 { int a } ;
struct S2 { int a; }
int c8;
struct S3 { void f() int x; };
struct S4 { int x y; };
void c9() { int x y; int z w; }
int d1 = 3
int d2 = 4;
enum E { a }
int d3;
using T = ;
void d4(int a,) {}
namespace N { int d5() { return 3 } int d6() { return 1; } }
class C { public: int a; }
struct V { int b; };
int d7(V v) { return v.b; }
