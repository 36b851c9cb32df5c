// Classes that are only declared, and void, where a complete type is wanted.
struct Fwd; extern Fwd g; Fwd ret(); void take(Fwd); template <class T> struct Inc; Fwd *gp; Fwd &gr = g;
struct Has { Fwd m; static Fwd sm; Fwd *ok; Fwd a[2]; Has *self; };
int f1(Fwd *p) { return p->x; }
int f2(Fwd &r) { return r.x; }
int f3() { return sizeof(Fwd); }
void f8(Fwd *p) { p++; }
void f9(Fwd *p) { p[1]; }
void f10(Fwd *p) { p->m(); }
void f13(Fwd f) { }
Fwd f14() { while (1) ; }
int f17(Fwd *p) { return (*p).x; }
void *f18(Fwd *p) { return p + 1; }
void f19(void *vp) { *vp; vp++; vp->x; vp[1]; }
// completed later, or by a template
template <class T> struct Later { struct Member; int t; };
template <class T> struct Later<T>::Member { int value; };
int f20(Later<int> *l) { Later<int>::Member m{ 5 }; return l->t + m.value + sizeof(m); }
Fwd *f21(Fwd *p) { return p ? p : gp; }
struct Fwd { int x; void m(); };
int f22(Fwd *p) { p++; return p->x + p[1].x + sizeof(Fwd); }
