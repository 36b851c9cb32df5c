// Members of a class that have the name of what the class mentioned before: g++ wants the earlier name qualified.
struct X { int v; static int s; enum E { e }; typedef int T; };
template <class T> struct Y { T t; typedef T type; };
typedef int Z;
enum W { w };
namespace n { struct V { int q; }; typedef V A; template <class T> using TA = Y<T>; }
using n::V;
struct a1 { X a; int X; };
struct a2 { X X; };
struct a3 { static X X(); };
struct a4 { Y<int> Y; };
struct a5 { typedef Y<int> Y; Y y; };
struct a6 { using Z = Z; Z z; };
struct a7 { typedef Z Z; Z z; };
struct a8 { W W; };
struct a9 { V V; };
struct b1 { using V = V; V v; };
struct b2 { n::V V; n::A A; };
struct b3 { Y<Z> f; void Z(); };
struct b4 { Y<Y<Z>> Y; };
struct b5 { const X *const X = nullptr; };
struct b6 { X X[3]; };
struct b7 { X &X; };
struct b8 { X *(*X)(Z); int Z; };
struct b9 { enum { X, Z = 3 }; };
struct c1 { X f(Z z, W w = W()) { return ::X(); } struct X { int k; }; };
template <class T> struct outer {
	using El = T;
	using Lay = Y<T>;
	struct O { using El = El; El e; };
	struct P { static Lay Lay() { return {}; } };
	struct Q { El El; };
	struct R { typename Y<El>::type El; };
	Lay l;
};
struct outer2 { typedef int In; struct N { In In; }; struct M { typedef In In; In k; }; };
struct base { typedef int Bt; };
struct der : base { Bt f; Bt Bt; };
struct der2 : base { struct k { Bt Bt; }; };
template <class X> struct tp { struct k { X f; }; };
struct d2 { X::T a; X::E X; };
struct d3 : Y<X> { int X; };
struct d4 { union { Z Z; float f; }; };
struct d5 { friend X; int X; };
struct d6 { int Z = sizeof(Z); };
struct d7 { template <class T> void f(Y<T>); int Y; };
struct d8 { template <class T = Z> struct I { T t; }; int Z; };
struct e1 { explicit operator X() { return {}; } int X; };
struct e2 { auto f() -> X { return {}; } int X; };
__global__ void k() { }
int main() { struct loc { X X; Y<Z> Y; }; loc l; return sizeof(outer<int>::O) + sizeof(outer<int>::Q) + outer<int>::P::Lay().t + sizeof l; }

class holder {
	template <class> struct inner {
		template <class> using holder = holder; // its injected-class-name: holder::holder is the constructor
		holder<int> *p;
	};
	struct other {
		holder *q;
		int holder;
	};
	inner<char> i;
};
namespace spaced {
struct named {
	struct in {
		named *n;
		int named;
	};
};
}
