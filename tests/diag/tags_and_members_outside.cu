// Names of types that stand for something else, and members that are declared outside of their class.
typedef int T1; struct T1 { int x; };
typedef int T2; union T2 { int x; };
typedef int T3; enum T3 { X3 };
enum E1 { A1 }; struct E1 { };
enum E2 { A2 }; union E2 { };
class H1; struct H1 { }; union H1;
union H2; class H2;
struct A { void f() const; A(int); int m; static int s; void g(); };
A::~A() { }
int A::m = 3;
void A::f() const;
A::A(int);
struct B { int x; }; B::~B() { }
// what is right
typedef struct S1 { int x; } S1; typedef struct S2 S2; struct S2 { int y; }; typedef S2 S2; struct S3; struct S3; class S3 { }; enum E3 : int; enum E3 : int { Y }; union U1; union U1 { int z; };
struct C { C(); ~C(); void f(); static int s; struct D; friend void f(); template <class T> void t(T); }; C::C() { } C::~C() { } void C::f() { } int C::s = 1; struct C::D { }; template <class T> void C::t(T) { } template <> void C::t(int); template void C::t(char);
namespace n { struct S1 { }; void f(); int v; } void n::f() { } struct S4 { typedef int S1; enum E1 { P }; struct T1 { }; };
void locals() { typedef char T1; struct E1 { }; T1 c; E1 e; }
