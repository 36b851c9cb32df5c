// Several mistakes in one declaration: those of memory spaces come when its initializer was read.
__attribute__((shared)) __attribute__((managed)) int a = 1;
__attribute__((shared)) __attribute__((managed)) const int a2 = 1;
__attribute__((constant)) __attribute__((managed)) const int b = 1;
int v; __attribute__((constant)) __attribute__((managed)) int &c = v;
__attribute__((device)) __attribute__((constant)) __attribute__((managed)) int d;
struct S { static __attribute__((shared)) __attribute__((constant)) int v; static __attribute__((shared)) __attribute__((managed)) int w; static __attribute__((managed)) int u; }; __attribute__((shared)) __attribute__((managed)) int S::v; __attribute__((shared)) int S::u;
void f() { __attribute__((shared)) __attribute__((managed)) int v = 1; static __attribute__((constant)) __attribute__((managed)) const int w = 1; }
__attribute__((device)) void g() { __attribute__((shared)) __attribute__((managed)) int v = 1; static __attribute__((constant)) __attribute__((managed)) const int w = 1; __attribute__((constant)) __attribute__((managed)) int &z = v; }
inline __attribute__((shared)) __attribute__((managed)) int e;
inline namespace { __attribute__((shared)) __attribute__((managed)) int h; }
__attribute__((shared)) __attribute__((managed)) int i[]; 
__attribute__((shared)) __attribute__((managed)) const int j; 
extern __attribute__((managed)) int k; __attribute__((shared)) int k; extern __attribute__((constant)) int l; __attribute__((managed)) int l;
struct A { int x, y; }; __attribute__((shared)) __attribute__((managed)) auto [x, y] = A(); __attribute__((managed)) auto [x1, y1] = A(); 
void h2() { __attribute__((managed)) auto [x, y] = A(); __attribute__((shared)) __attribute__((managed)) auto [x2, y2] = A();   if (__attribute__((shared)) __attribute__((managed)) int v = 1) ; }
namespace initializers {
__attribute__((managed)) const int a = undefined1;
int v; __attribute__((managed)) int &c = undefined2;
__attribute__((shared)) int d = undefined3;
__attribute__((managed)) const int e = 1 + 2, f = 3;
__attribute__((managed)) const int g{undefined4};
} namespace namespaces {
inline namespace { __attribute__((shared)) __attribute__((managed)) const int h = 1; __attribute__((device)) int x = undef; __attribute__((managed)) const int h2 = 1;}
struct S { S(); }; inline namespace { __attribute__((device)) S s; inline __attribute__((managed)) int z; __attribute__((constant)) constexpr int q = 1; __attribute__((managed)) constexpr int q2 = 1; }
}
