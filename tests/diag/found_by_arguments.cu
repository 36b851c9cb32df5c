/* Calls of functions of several namespaces, some of which only the arguments find, that none of them takes, or several do. */
struct H { operator float() const; operator int() const; };
struct Z {};
int f(long);
__attribute__((device)) __attribute__((host)) int f(long);
int f(short);
int f(short);
int f(unsigned) noexcept;
int f(char);
int f(char) { return 1; }
int f(signed char);
inline int f(signed char);
__attribute__((device)) __attribute__((host)) int f(Z *) noexcept(true);
int f(Z *) noexcept(true);
__attribute__((device)) __attribute__((host)) int f(Z *) noexcept(true);
extern "C" int f(Z **);
extern "C" __attribute__((device)) int f(Z **);
namespace n { int f(Z ***); }
using n::f;
void g(H h, Z z) { f(h); f(z); }
int f(Z *) noexcept(true);
int f(unsigned) noexcept;
extern "C" int q(int) noexcept;
extern "C" __attribute__((device)) __attribute__((host)) int q(int) noexcept(true);
namespace std { using ::q; int q(float); int q(Z *); int q(long double);}
using std::q;
using std::q;
void g2(H h, Z z) { q(h); q(z);  }
namespace by_arguments {
struct Z {};
namespace n { struct W {}; void f(W &, int); void f(W &, char, int); namespace m { struct V {}; void f(V, V, V, V); void f(V, V, V, V, V); } 
 struct X { friend void f(X, int, int, int); friend void f(X, int, int, int, int); }; template <class T> struct Y { }; }
void f(int);
void f(int, int, int, int, int, int, int);
namespace o { void f(int *); void f(int **); void f(Z); }
using o::f;
void g(n::W w, n::X x, n::m::V v, n::Y<int> y) { f(w); f(x); f(v); f(y); }
namespace p { void f(int); void f(char); void g(n::W w, n::X x, n::m::V v, n::Y<int> y) { f(w); f(x); f(v); f(y); ::by_arguments::f(w); n::f(v); } }
namespace r { void h(int);  void g(n::W w, n::X x, n::m::V v, n::Y<int> y) { f(w); f(x); h(w); } }
}
