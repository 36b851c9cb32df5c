// Lists for enumerations, with and without a fixed underlying type, and other scalars: as parts of aggregates, assigned, with braces of their own.
struct Ag { int n; float f; int *p; bool b; }; Ag a1 = { { 1 }, { 2.0f }, { nullptr }, { true } }; int arr[2] = { { 1 }, { 2 } }; struct In { int x; }; struct Ou { In i; int y; }; Ou o = { { 1 }, { 2 } }; Ou o2 = { { { 1 } }, 2 }; int m[2][2] = { { 1, 2 }, { { 3 }, 4 } }; int s = { { 1 } }; int s2 = { 1 }; Ag a2 = { {}, {}, {}, {} }; int arr2[2] = { {}, {} }; const char *ps[] = { { "a" }, { "b" } }; char cs[2][4] = { { "abc" }, { 'a' } }; Ag a3{ .n = { 1 }, .f{ 2 } };
struct C { C(int); int q; }; struct D { C c; int z; }; D d = { { 1 }, 2 }; enum E3 { e1 }; struct F { E3 e; C c; }; F ff = { { e1 }, { 2 } }; template <class T> void t() { T a[2] = { { 1 }, { 2 } }; int b[2] = { { 1 }, 2 }; } template void t<int>(); void g(int); void h() { g({ { 1 } }); static int q[] = { { 1 }, 2, { 3 } }; int r({ 1 }); int w{ { 1 } }; }
struct I3 { int a = { 1 }; int b{ { 2 } }; int c[2] = { { 1 } }; I3() : c{ { 1 }, { 2 } } { } };
enum Kind { small, large }; enum class Sc { a, b }; enum Fx : int { fa, fb };
Kind k1 = { 1 }; Kind k2{ 1 }; Kind k3 = Kind{ 1 }; Kind k4 = { small }; Kind k5{}; Kind k6 = {}; Sc s1 = { 1 }; Sc s2{ 1 }; Fx xx1{ 1 }; Fx x2 = { 1 }; Sc s3 = Sc{ 2 }; Sc s4{ Sc::a }; Fx x3{ 1.5 }; Kind k7{ 1, 2 }; Sc s5{ fa };
void fk(Kind); void fs(Sc); void ff(Fx); struct M { Kind k; Sc s; Fx f; Kind d = { 1 }; Kind e{ 1 }; Sc g{ 1 }; M() : k{ 1 }, s{ 1 }, f{ 1 } { } };
struct Ag2 { Kind k; int n; Sc s; }; Ag2 ag = { 1, 2, 3 }; Ag2 ag2 = { { 1 }, 2, { 3 } }; Ag2 ag3 = { small, 2, Sc::a }; Kind ka[2] = { 1, small }; Kind kb[] = { { 1 }, { small } };
Kind ret() { return { 1 }; } Sc ret2() { return { 1 }; }
int main() { fk({ 1 }); fk(1); Kind *p = new Kind{ 1 }; int *q; int arr[3]; q = { arr }; q = { arr, arr }; k1 = { 1 }; k1 = 1; k1 = { small }; s1 = { 1 }; xx1 = { 1 }; }
