/* Specifiers and attributes behind the definition of a class that no semicolon ends. */
struct A { int x; }
__attribute__((device)) int f(A a) { return a.x; }
struct B { int x; }
__attribute__((global)) void k(B b) { }
class C { }
template <class T> __attribute__((device)) T g(T t) { return t; }
enum E { e1 }
__attribute__((device)) int h;
struct D { int x; }
static __attribute__((device)) int i;
struct F { }
void m() { }
struct G { }
__attribute__((constant)) float cf[3];
struct H { }
namespace n { int q; }
struct I { }
using II = int;
struct J { }
typedef int JJ;
struct K { }
struct K2 { int q; };
struct L { }
const int lll = 3;
struct M { }
inline int min1() { return 1; }
struct O { }
__attribute__((shared)) int osh;
struct P { }
int p1, p2;
struct Q { int x }
int q3;
int main() { struct A { int z; } A a; struct B { } int y = 3; enum X { x1 } f(a); struct Z { } __attribute__((shared)) int sh; }
namespace second {
struct A { int x; }
__attribute__((device)) __attribute__((host)) int f(A a) { return a.x; }
struct C { }
inline __attribute__((device)) int h(A a) { return a.x; }
struct D { }
__attribute__((device)) inline int h2(A a) { return a.x; }
struct F { }
static inline __attribute__((device)) int j(A a) { return a.x; }
struct H { }
__attribute__((global)) void ker() { }
}
