// Anonymous unions are static outside of classes and functions.
union { int y; };
static union { int v; };
struct S { union { int w; }; };
void f() { union { int l; }; static union { int m; }; extern union { int n; }; }
union { int d; } dd;
extern union { int e; };
namespace { union { int g; }; }
union { };
extern "C" union { int ec; };
extern "C" { union { int ec2; }; }
thread_local union { int tl; };
int use() { return y + z + g + d; }
__attribute__((shared)) union named { int a3; };
static union { int a4; union { int a5; struct { int a6; }; }; };
union { int a7; } a8;
template <class T> struct holder { union { T a9; int a10; }; };
template <class T> void function() { union { T a11; }; }
template <class T> struct Qualified { const union { int m; }; volatile union { T t; }; };
const union { int q1; };
static volatile const union { int q2; };
union { int q3; } const;
int of_qualified(Qualified<int> s) { union { int c; } const volatile; c = 1; return s.m + s.t + q2 + c; }
