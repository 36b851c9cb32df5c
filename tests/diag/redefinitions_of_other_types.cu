struct C { int a; };
C mk(); int *pp();
int *b = 0;
C c; float f; char buf[3]; const int k = 3;
b = pp();
c = mk();
c = 3;
f = mk();
buf = "x";
k = pp();
b = 3;
float b = 3;
double f = pp();
struct I;
void g2;
void g3 = 3;
I g4;
I g5 = 3;
void voids(float x, int *p) { void l1; void l2 = 3; x = l1 + l2; for (void q = 0; q < 3; q++) x = q; }
int fine(void) { return 3; }
