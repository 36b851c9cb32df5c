// What does not depend on the parameters of a template is wrong as it is written.
struct U { unsigned x, y, z; void f(int); static int s; };
extern const U blockIdx;
namespace cg { int real(); struct T { int a; }; }
int *ptr; int fn(int); void vfn(const char*);
template <class T> void k(T t) {
  int a = blockIdx.xx;
  int b = blockIdx->x;
  int c = a ** b;
  int d = cg::unreal();
  cg::Unreal e;
  int f = *a;
  int g = a.x;
  int h = ptr.x;
  int i = fn(1, 2);
  vfn(3);
  int *j = 3.5;
  int *k = a;
  a = ptr;
  3 = a;
  a.b();
  a();
  a[b];
  ptr[ptr];
  blockIdx + 1;
  U u; u.f(1, 2); u.f(ptr); u.g();
  return 3;
  if (blockIdx) ;
  while (vfn("")) ;
  switch (ptr) { }
  break;
  continue;
  case 3: ;
  int a2; int a2;
  throw vfn("");
  static_cast<int*>(3.5);
  (U)3;
  int(ptr);
  &3;
  -ptr;
  ~1.5;
  !blockIdx;
  ptr * 2;
  ptr + ptr;
  1.5 % 2;
  1.5 << 2;
  fn < 3;
  a ? ptr : 3.5;
  cg = 3;
  U u2(1);
  U u3 = 3;
  int &r2 = 3.5;
  const U *p = &blockIdx; U *q = &blockIdx;
  p->f(1);
  this->x;
  this;
  return ptr;
}
template <class T> int k2(T t) { return ptr; }
template <class T> int *k4(T t) { return 3.5; }
template <class T> struct S { int b; void m() { b = ptr; b.x; c = 3; this->d = 4; b->x; } U u; void n() { u.xx; u.f(1,2); } int z() { } };
