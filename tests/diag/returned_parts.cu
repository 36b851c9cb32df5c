// Returned parts of local variables, and members that are no parts.
struct A { int &ref; int v; int a[2]; static int s; int &get(); A *p; int A::*m; }; struct B : A { };
int &f1(A a) { return a.ref; } int &f2(A a) { return a.v; } int &f3(A a) { return a.s; } int &f4(A a) { return a.p->v; } int &f5(B b) { return b.ref; }
int &f6(A a) { return a.a[1]; } int &f7(A a) { return a.get(); } int &f8(A a) { return a.*a.m; } int &f9(A &a) { return a.v; } int &f10() { A *p = nullptr; return p->v; }
const int &f11(A a) { return (a.ref); } int &&f12(A a) { return static_cast<int &&>(a.ref); } int &&f13(A a) { return static_cast<int &&>(a.v); }
int *f14(A a) { return &a.ref; } int *f15(A a) { return &a.v; } int *f16(A a) { return a.a; } int &f17(A a) { return *&a.v; } int &f18(int &r) { return r; } int &f19(int i) { int &r = i; return r; }
auto l = [](A a) -> int & { return a.ref; };
struct R { int &r; int &get(R o) { return o.r; } int &own() { return r; } };
struct S3 { A a; }; int &f20(S3 s) { return s.a.ref; } int &f21(S3 s) { return s.a.v; }
A &&f22(A a) { return static_cast<A &&>(a); } struct SR { A &a; }; int &f23(SR s) { return s.a.v; } int &f24(SR s) { return s.a.ref; } A &f25(SR s) { return s.a; }
