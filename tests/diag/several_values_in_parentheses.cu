// Scalars take one value in parentheses, also where a function is taken for a variable.
int f7(Unk &p, int n);
int f8(Unk &p, int n) { }
float f9(Unk *p, float n, int m);
unsigned f10(Unk *p);
unsigned *f11(Unk *p, int *q);
void f17(Unk *p, int q) { }
static int f18(Unk *p, const int *q, int r) { }
static int f19(Unk *p, Unk *q, int r) { }
static int f20(Unk *p, const K &q, int r) { }
static int f21(Unk *p, const K &q, int r);
bool f22(Unk *p, K q, int r);
bool f23(Unk *p, K *q, int r);
bool f24(Unk *p, K *, int r);
bool f25(Unk *, K *, int r);
bool f26(Unk *p, 3);
bool f27(Unk *p, int);
bool f28(Unk *p, Unk2 q);
__attribute__((device)) bool f29(Unk *p, int q);
int a = 3, *q;
int v1(a, 3);
int v2(a, und);
int v3(und, 3);
int v4(und, und1, 4);
float v5(a, int(3));
void g() { int f1(a, 3); int f2(a, und5); int f3(und6, 3); float x(und6, 4.0); int *p(und6, 3); int z(und6, int); int z2(und6 * q, a * q); }
template <class T> void t() { int f1(a, 3); T t2(a, 3); int f3(T(), 3); }
E2 ee(1, 2);
enum E { e1 }; E e2(e1, e1);
int &r(a, a);
int n1(a, 3) , n2(a, "x");
int n3("x", 4);
int n4(3, );
double dd(3, 4), *dp(und7, 3);
