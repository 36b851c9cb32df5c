/* Calls of one function with arguments that depend on template parameters: how many it takes is known where the arguments find no others
 * [temp.dep]/1. */
namespace first {
namespace n { void k(int); void k2(int, int); void o(int); void o(int, int); void d(int, int = 3); void e(int, ...); template <class T> void tt(T); template <class... A> void v(A...); }
void gk(int); void gk2(int, int); void go(int); void go(int, int);
struct S { void m(int); void m2(int, int); static void s(int); void o(int); void o(int, int); template <class T> void tm(T); int operator()(int); int operator[](int); S(int); };
template <class T> void f(T t, T *p, S s, S *q) {
 n::k(t, t);
 n::k2(t);
 n::o(t, t, t);
 n::d();
 n::d(t, t, t);
 n::e(t, t, t);
 n::tt(t, t);
 n::v(t);
 gk(t, t);
 gk2(t);
 first::gk(t, t);
 first::gk2(t);
 first::go(t, t, t);
 s.m(t, t);
 s.m2(t);
 s.s(t, t);
 S::s(t, t);
 s.o(t, t, t);
 q->m(t, t);
 q->m2(t);
 s.tm(t, t);
 s(t, t);
 S x(t, t);
 S(t, t);
 (n::k)(t, t);
 (gk)(t, t);
 (*gk)(t, t);
 (&n::k)(t, t);
 void (*fp)(int); fp(t, t); 
 void (*fp2)(int, int); fp2(t); 
 auto l = [](int) {}; l(t, t); 
}
}
namespace packs {
namespace n { void k(int); void k2(int, int);  void d(int, int = 3);  }
template <class... T> void f(T... t) {
 n::k(t..., 1);
 n::k(1, t...);
 n::k(1, 2, t...);
 n::k2(t...);
 n::k(1, 2, 3, t...);
 n::k(t..., 1, 2);
 n::k(t..., t...);
}
}
namespace places {
namespace n { void k(int); void k2(int, int); }
template <class T> struct D { void f(T t) { n::k(t, t); n::k2(t); n::k(t, 1); n::k2(sizeof(T)); n::k(1, t); } static int v; };
template <class T> int D<T>::v = (n::k(T(), T()), 3);
auto l = [](auto x) { n::k(x, x); n::k2(x); };
template <class T> void g() { auto l = [](auto x, T y) { n::k(x, y); n::k2(y); }; decltype(n::k(T(), T())) *p; sizeof(n::k(T(), 1), 1); noexcept(n::k(T(), T())); }
}
namespace members { struct B { void m(int); static void s(int); };
template <class T> void f(T t) { B::m(t); B::m(t, t); B::s(t); }
template <class T> struct C { void f(T t) { B::m(t); } struct In : B { void g(T t) { m(t); } static void h(T t) { m(t); B::m(t); } int a = (m(T()), 1); static int b; void x(int = (m(T()), 1)); struct Deep { void f(T t) { m(t); } }; }; };
template <class T> struct L : B { void f(T t) { auto l = [=] { m(t, t); }; auto q = [](T t) { m(t); }; auto z = [this](auto t) { m(t, t); this->m(t); }; struct K { void f(T t) { m(t); } }; } };
}
