// flags: --diag_warning 177
/* Functions with several declarations: the definition is pointed to. */
static int a(int);
static int b(int);
static int c(int);
static int c(int x);
namespace n { static int d(int); static int e(); }
static int b(int x) { return x; }
static int a(int x) { return x; }
int n::e() { return 1; }
int n::d(int y) { return 2; }
namespace { int f(); int g(); }
namespace { int g() { return 1; } int f() { return 2; } }
static int h(int); static int h(int x) { return h(x); }
extern const int v; const int v = 3; static int w; 
namespace n { extern const int z; }
const int n::z = 3;
