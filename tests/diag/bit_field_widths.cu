// #108-D, #229-D, #959-D: bit-fields, also in instances.
enum E { e0, e1, e5 = 5 }; enum class F : unsigned char { a, b = 7 }; enum N { n = -1, n2 = 1 }; typedef int I; typedef signed char SC;
struct S { int a : 1; signed b : 1; unsigned c : 1; I d : 1; SC e : 1; long f : 1; char g : 1; bool h : 1; int : 1; int : 0; short i : 2;
 E j : 1; E j2 : 2; E j3 : 3; F k : 1; F k2 : 3; N l : 1; N l2 : 2; bool m : 9; char n : 9; short o : 17; int p : 33; long q : 65; I r : 40; E s : 33; wchar_t t : 1; const int u : 1; volatile int v : 1; signed char w : 1; long long x : 1; __int128 y : 1; const E z : 2; };
template <int N> struct T { int a : N; int b : 1; E c : 1; char d : N; };
T<1> t; T<9> t9;
template <class X> struct U { X a : 1; X b : 9; }; U<int> u; U<char> uc;
void f() { struct L { int a : 1; }; union M { int a : 1; }; }
class W { int b : 1; static const int c = 1; int d : c; };
