// Declarations without a type, with other specifiers.
const flaot x = 3;
static flaot x2 = 3;
static x3;
extern x5, x6;
void g() { const flaot y = 3; static flaot z = 3; flaot w = 3; const y4 = 2; register y5 = 3; static y6, y7; const y8; }
struct S { const flaot x; static flaot y; mutable z; const z2 = 3; static z4(); virtual z5(); static z6; };
inline x7;
constexpr x8 = 3;
typedef x10;
typedef x11 x12;
typedef flaot *x13;
void g2(){
 const c8 float = 2.8f;
}
const c9 float = 3;
static c10 int = 3;
const c11 = 3;
zz1 = 3, zz2 = 4;
zz3;
zz4, zz5;
zz6 = 4, zz7(3), zz8(int), zz9;
