// Names of namespaces that stand for something of another kind, and what may have one name.
int a1; void a1(); void a2(); int a2; typedef int a7; int a7; int a8; typedef int a8; using a9 = int; void a9();
void a3(); void a3(int); int a3(char); struct a5 {}; int a5; int a6; struct a6 {}; enum a10 {}; void a10(); void a11(); class a11 {};
typedef int b1; typedef int b1; using b1 = int; extern int b2; int b2; typedef struct b3 {} b3; struct b4; typedef struct b4 b4; typedef int (*b5)(int); int b6(b5);
namespace n { int a1; void a2(); void c1(); int c1; typedef int c2; void c2(); void c3(); namespace inner { int c3; typedef int c1; } } using n::inner::c3;
namespace n { int c4; } namespace n { void c4(); }
struct s { void a1(); int a2; typedef int a3; }; void local() { int a1; typedef int a3; int b1; struct c2 {}; extern void c1(); }
struct has_friends { friend void f1(); friend void f2(int); }; void f1(); void f2(int) {}
template <class T> void t1(T); void t1(int); template <> void t1(char); template <class T> struct t2 { int t1; void a1(); };
extern "C" void c5(); extern "C" void c5(int); extern "C" { void c6(int); int c6(float); void c7(); void c7(); namespace m { void c8(); } void c9(); } void c9(int);
extern "C" void c10(); void c10(int); extern "C" void c10(char) {} extern "C" { void c11(const int); void c11(int); void c12(int *); void c12(int a[3]); static void c13(); }
extern "C" { extern "C++" { void c14(int); void c14(char); } typedef int c15; void c16(c15); void c16(int); inline void c17(int) {} void c17(double); }
