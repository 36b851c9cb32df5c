// Kernels that are members, which is refused, and members that are none: called, launched, for an object, without one, and in templates.
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) { } }; extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, struct CUstream_st * = 0);
struct A { __attribute__((global)) void k(int); void k(float); template <typename T> __attribute__((global)) void t(T); __attribute__((global)) static void st(int); void n(); };
void f(A a, A *p) { a.k(1); a.k(1.f); a.t(1); p->t(2); a.st(1); A::st(2); p->n(); a.k<<<1, 1>>>(1.f); a.n<<<1, 1>>>(); a.st<<<1, 1>>>(1); p->st<<<1, 1>>>(1); }
struct B : A { void g() { k(1); this->k(2); A::k(3); n(); st(4); st<<<1, 1>>>(1); k<<<1, 1>>>(2); n<<<1, 1>>>(); this->n<<<1, 1>>>(); } };
struct C { void (*fp)(int); int v; A a; void g() { fp(1); fp<<<1, 1>>>(1); this->fp<<<1, 1>>>(1); v<<<1, 1>>>(1); a.k(1); this->a.k(2); } };
__attribute__((global)) void other(int); namespace n { __attribute__((global)) void other(float); }
void valid(C c) { c.fp<<<1, 1>>>(2); other<<<1, 1>>>(1); n::other<<<1, 1>>>(1.f); (other)<<<1, 1>>>(1); A::st<<<1, 1>>>(2); c.a.st<<<1, 1>>>(1); (*c.fp)<<<1, 1>>>(1); }
template <typename T> struct D { __attribute__((global)) void k(T); void g() { this->k(T()); this->k<<<1, 1>>>(T()); k<<<1, 1>>>(T()); } static __attribute__((global)) void s(T); void v() { s<<<1, 1>>>(T()); this->s<<<1, 1>>>(T()); } };
template <typename T> void u(D<T> d, T t) { d.k(t); d.k<<<1, 1>>>(t); d.s<<<1, 1>>>(t); D<T>::s<<<1, 1>>>(t); D<int> i; i.k(1); i.k<<<1, 1>>>(1); }

struct K { __attribute__((global)) void operator()(int) {} __attribute__((global)) void m() const {} static void s(); };
void call(K k) { k(1); K()(2); k.m(); auto l = [&] { k(3); k.m(); }; l(); k.operator()(4); } void K::s() { m(); K::m(); m<<<1, 1>>>(); K().m<<<1, 1>>>(); }
void outside() { A::k(1); A::n(); A::k<<<1, 1>>>(1); A::n<<<1, 1>>>(); }
template <typename T> void in_template(T x, K k) { x(1); k(2); k(x); k.m(); k.m<<<1, 1>>>(); x.m(); x.m<<<1, 1>>>(); }
template <typename T> struct E : T { void g() { this->k(1); this->k<<<1, 1>>>(1); T::k(1); E<T *> e; e.k<<<1, 1>>>(1); } };
struct P { template <typename T> void t(T); static void s(int); void s(float); void u(); template <typename T> static void st(T); };
void named(P p, P *q) { p.t; p.t<int>; p.s; q->s; p.P::u; p.st; p.s(1); p.t(1); p.t<int>(2); }
