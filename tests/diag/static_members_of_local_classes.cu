// Static data members of classes in functions.
void f() { struct L { static __attribute__((device)) int h; static __attribute__((shared)) int g; static __attribute__((constant)) int c; static int i; static const int j = 1; static inline int k = 2; static __attribute__((managed)) int m; }; }
__attribute__((global)) void k() { struct L { static __attribute__((device)) int h; static int i; static constexpr int z = 1; static const __attribute__((device)) int q = 2; }; }
__attribute__((device)) void d() { struct L { static __attribute__((device)) int h; }; auto l = [] { struct M { static __attribute__((device)) int h; static int i; }; }; }
struct { static int a; int b; } un; typedef struct { static int a; } td; namespace { struct N { static int a; }; }
void ff() { union U { static int i; int j; }; struct L { struct M { static int q; enum { e }; }; static void g(); static const int c = 1; }; typedef struct { static int x; } T; }
template <class T> void g() { struct L { static T a; static int b; }; } template void g<int>();
auto l = [] { struct M { static int i; }; }; struct C { void m() { struct I { static int k; }; } int x = [] { struct J { static int z; }; return 1; }(); struct { static int anon; } mem; };
template <class T> struct D { void m() { struct I { static int k; static T t; }; } struct { static int a; } q; };
int C::* p; struct E { struct { int a; static constexpr int b = 1; }; };
