namespace lib { struct tp { long n; }; tp operator-(tp, tp); struct clock { typedef tp time_point; static time_point now(); static tp raw(); typedef int num; typedef num *ptr; using same = clock; }; template <class T> struct vec { typedef T *iterator; iterator begin(); }; }
struct S { int m; };
void f(const int n, const int *const p, lib::clock::time_point t, const S s, float *q)
{
  time = lib::clock::now();
  time = 3;
  n->x; p->x; (*p)->x; n.x; t->n; s->m;
  auto a = lib::clock::now(); auto b = lib::clock::raw();
  a - 3; b - 3; t - 3; a - f; lib::clock::now() - 3; lib::clock::same() - 3;
  int *i = a; i = t; lib::clock::num u = q; lib::clock::ptr v = q; lib::vec<int>::iterator w = q; i = lib::vec<float>().begin();
  (void **)*q; (int *)q[0]; static_cast<int *>(q[n]); 
}
