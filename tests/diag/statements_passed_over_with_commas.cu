// Statements where declarations stand: all up to the next ; is passed over, its commas, too.
if (workspace_bytes > 0) {
  a = 1;


  b;
}
const float alpha = 1.0f, beta = 0.0f;
int z, y = q;
struct S {
  if (x) {


  }
  int a, b = r1;
  int c, d = r2;
};
for (int i = 0; i < 3; i++) a, b = 1;
int f, g = r3;
return a, b;
int h, i = r4;
namespace N { while (x, y) { 


} int k, l = 4; }
void fn() {
  struct L { if (x) { 


  } int a, b; int c = r5; };
  [] { case 4: 1; if }, z = r6;
}
template <class T> void t() { } if (x) {


} int m, n = r7;
int o = r8;
