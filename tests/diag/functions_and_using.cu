/* Functions that are declared where a using-declaration brings others with their parameters from another namespace [namespace.udecl]/10. */
struct A; struct B;
namespace b { A &f(void *); A &g(void *); int r(int); int k(int, int = 1); static int st(int); typedef int I; int ty(I); }
using ::b::f;
using ::b::g;
B &f(void *);
A &g(void *);
namespace n { using b::f; B &f(void *); }
namespace m { using b::r; int r(int x) { return 1; } }
using b::k; using b::st; using b::ty;
int k(int, int);
static int st(int);
int ty(int);
/* Near misses: hidden functions, C linkage, other parameters, templates, using-directives, inline namespaces. */
namespace c { A &f(int); void t() { A &f(char *); } extern "C" int h(int); int z(long); void u() { int z(int); } template<class T> int tt(T); }
using c::f; using c::h; using c::z; using c::tt;
B &f(char *);
extern "C" int h(int);
int z(int) { return 1; }
int y = z(1);
template<class T> int tt(T);
namespace v { int v1(int); } namespace v2 { using namespace v; int v1(int); }
inline namespace il { int il1(int); } using il::il1; int il1(int);
B &first(char *p) { return f(p); }
namespace own { float defined(float x) { return x; } inline float later(float x); float only_declared(float); static float local(float x) { return x; } }
using own::defined;
using own::later;
using own::only_declared;
using own::local;
namespace own { inline float later(float x) { return x; } }
float defined(float x) { return x; }
float later(float x);
float only_declared(float);
static float local(float x) { return x; }
// What functions of inline namespaces are used is no declaration of the namespace around those that are not.
namespace used {
inline namespace first {
inline void local() { char *used_f(int); used_f(1); }
char *used_f(char *);
char *own(int);
}
int *own(int);
}
using used::first::used_f;
int *used_f(int);
int *chosen = used_f(1);
