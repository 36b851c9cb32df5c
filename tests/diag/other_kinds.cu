// Names that a class, a namespace or a block has for something else already: members of anonymous unions, typedefs, templates.
struct A2 { struct { int a; }; int a; union { int a; }; };
struct A3 { void f(); union { int f; }; };
struct A4 { union { int f; }; void f(); };
struct A5 { union { int f; }; typedef int f; };
struct A6 { union { int f; }; struct f { }; };
struct A7 { struct f { }; union { int f; }; };
struct A8 { typedef int f; union { int f; }; };
struct A9 { enum { f }; union { int f; }; };
struct B1 { union { int f; }; enum { f }; };
struct B2 { static int f; union { int f; }; };
struct B3 { union { int f; }; static int f; };
struct B4 { union { enum { f } k; }; int f; };
struct B6 { union { int f; }; struct { int f; }; struct { int f; } g; union { int f; } h; };
int n1; static union { int n1; int n2; };
static union { int n1, n2, n3; };
int n2;
void n3();
typedef int n1;
struct n2 { };
namespace N { int a; static union { int a; int b; }; float b; }
void f(int a) { int b; union { int a; int b; int c; }; int c; union { int c; int d; }; typedef int d; { int d; union { int d; }; } }
template <class T> struct Te { union { T a; int b; }; int b; union { int a; }; };
template <class T> void g(T a) { union { T b; int a; }; int b; }
void b1() { typedef int t; int t; }
void b2() { int t; typedef int t; }
void b3() { typedef int t; struct t { }; }
void b4() { struct t { }; typedef int t; }
void b5() { struct t { }; int t; t x; struct t y; }
void b6() { typedef int t; typedef float t; typedef int t; }
void b8() { typedef int t; enum { t }; }
void b9() { typedef int t; enum t { z }; }
void c1() { enum t { z }; struct t { }; }
void c3() { int t; struct t { }; struct t v; t = 1; }
void c4() { typedef int t; void t(); }
void c5() { void t(); typedef int t; }
void c7() { typedef struct { } t; struct t { }; }
void c8() { typedef struct t t; struct t { int a; }; t v; }
void c9() { struct t { }; typedef struct t t; }
void d1(int t) { typedef int t; }
void d3(int t) { enum { t }; }
void d4() { enum { t }; enum { t, u }; int u; }
void d5() { using t = int; int t; using t = int; using t = long; }
void d6() { int t; using t = int; }
void d7() { struct t; int t; struct t { }; struct t { }; }
class K { typedef int t; struct t; enum t { q }; typedef long u; struct u { }; };
class K2 { struct t { }; typedef int t; enum e { }; typedef int e; };
class K3 { typedef int t; void t(); typedef int u; using u = int; typedef int u; };
typedef int Idx; struct Idx;
template <class T> T va; int va;
template <class T> T vb; void vb();
template <class T> T vc; struct vc { };
template <class T> T vd; typedef int vd;
template <class T> T ve; enum { ve };
template <class T> T vf; namespace vf { }
template <class T> T vg; template <class T> struct vg { };
template <class T> T vh; template <class T> void vh(T);
int wa; template <class T> T wa;
void wb(); template <class T> T wb;
struct wc { }; template <class T> T wc;
typedef int wd; template <class T> T wd;
enum { we }; template <class T> T we;
namespace wf { } template <class T> T wf;
template <class T> struct wg { }; template <class T> T wg;
template <class T> void wh(T); template <class T> T wh;
int xa; template <class T> void xa();
struct xb { }; template <class T> void xb();
typedef int xc; template <class T> void xc();
enum { xd }; template <class T> void xd();
namespace xe { } template <class T> void xe();
template <class T> struct xf { }; template <class T> void xf();
template <class T> struct xg { }; int xg;
template <class T> struct xh { }; void xh();
template <class T> struct xi { }; struct xi { };
template <class T> struct xj { }; typedef int xj;
template <class T> struct xk { }; enum { xk };
template <class T> struct xl { }; enum xl { xl1 };
template <class T> struct xm { }; template <class T> using xm = T;
int ya; template <class T> struct ya { };
void yb(); template <class T> struct yb { };
struct yc { }; template <class T> struct yc { };
typedef int yd; template <class T> struct yd { };
enum { ye }; template <class T> struct ye { };
enum yf { }; template <class T> struct yf { };
namespace yg { } template <class T> struct yg { };
template <class T> void yh(); template <class T> struct yh { };
template <class T> using yi = T; template <class T> struct yi { };
template <class T> using yk = T; int yk;
template <class T> void za(); int za;
template <class T> void zb(); struct zb { };
template <class T> void zc(); typedef int zc;
template <class T> void zd(); enum { zd };
template <class T> void ze(); void ze();
