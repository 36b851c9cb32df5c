/* Classes and static members are where they are defined, once that was read. */
namespace n1 {
class B { public: virtual void f(); virtual void f(int); };
class D;
class D *d0;
class D : public B { void f(); };
class E; class E; class E : public B { void f(); }; class E;
}
namespace n2 {
class T { static int n; struct C; typedef int t; };
struct T::C { };
int T::n = 0;
void k(T t) { T::n = 1; T::C c; T::t q; }
}
namespace n3 {
class T { static int n; struct C; };
void k(T t) { T::n = 1; T::C *c; }
struct T::C { };
int T::n = 0;
void k2(T t) { T::n = 1; T::C c; }
}
namespace n4 {
extern int v; int v; extern int v; float v; struct S; struct S { }; int S; enum F : int; enum F : int { a }; struct F { }; typedef int ty; typedef int ty; typedef float ty; void f(); void f() {} int f(); namespace n { } namespace n { } int n;
}
namespace n5 {
class P { struct A; struct B { }; static const int c = 3; }; const int P::c; struct P::A { }; template <class T> void h() { P::c; P::A a; P::B b; } template void h<int>();
}
