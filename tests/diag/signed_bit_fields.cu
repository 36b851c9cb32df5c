// Bit-fields that are one bit, which is the sign.
enum E { e0, e1 }; enum F : int { f0 }; typedef int T; typedef signed long L;
struct A { int a : 1; unsigned b : 1; signed c : 1; char d : 1; bool e : 1; E f : 1; F g : 1; long i : 1; T k : 1; L l : 1; int : 1; const int m : 1; int n : 2; int o : 1, p : 1; };
template <class U> struct B { int a : 1; unsigned b : 1; };
B<int> b;
void f() { struct local { int l : 1; } l; l.l = 0; (void)l; }
#pragma nv_diag_suppress signed_one_bit_field
struct C { int a : 1; };
