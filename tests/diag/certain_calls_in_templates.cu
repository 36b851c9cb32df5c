/* Calls of one function across execution spaces, of kernels and launches, with arguments that depend on template parameters: what is called is
 * known where the arguments find no others [temp.dep]/1. */
extern "C" int cudaConfigureCall(int, int, unsigned long = 0, void * = 0);
extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
namespace launches {
namespace n { __attribute__((global)) void k(int); __attribute__((global)) void z(); __attribute__((global)) void o(int, int = 2); __attribute__((device)) void d(int); void h(int); } __attribute__((global)) void k2(int);
template <class T> void f(T t) { n::k<<<1, 1>>>(t, t); n::k<<<1, 1>>>(t, t); n::k<<<1, 1>>>(); n::z<<<t, 1>>>(t); n::z<<<t, 1>>>(); n::o<<<t, t>>>(t, t, t); n::k<<<t, 1>>>(t); n::k<<<1, 1, 1, 1, 1>>>(t, t);  }
template <class T> void f2(T t) { n::k(t); n::k(t, t); n::d(t); n::d<<<1, 1>>>(t); n::h<<<1, 1>>>(t); k2(t); k2<<<1, 1>>>(t); (k2)<<<1, 1>>>(t, t); (k2)(t); n::k<<<1, 1>>>("a", t); }
template <class T> void f3(T t, void (*p)(int)) { p<<<1, 1>>>(t, t); p<<<1, t>>>(); p<<<t, t>>>(t); (*p)<<<1, 1>>>(t, 1); auto q = &n::k; q<<<1, 1>>>(t, t); auto &r = n::k; r<<<1, 1>>>(t, t); }
template <class... T> void f4(T... t) { n::k<<<1, 1>>>(t...); n::k<<<1, 1>>>(1, 2, t...); n::z<<<1, 1>>>(t...); n::z<<<t...>>>(1); n::k<<<1, 1>>>(t..., 1); }
void u() { f2(1); f(1); f4(1, 2); f4(1); }
}
namespace spaces {
namespace n { __attribute__((device)) void d(int); __attribute__((global)) void k(int); __attribute__((device)) int operator+(struct Q, int); } struct S { __attribute__((device)) void m(int); static __attribute__((device)) void s(int); }; __attribute__((device)) void g(int);
template <class T> void f(T t) { n::d(t); }
template <class T> void f2(T t) { n::d(t); }
template <class T> void f3(T t) { spaces::g(t); }
template <class T> void f4(T t) { (g)(t); }
template <class T> void f5(T t, S s) { s.m(t); }
template <class T> void f6(T t, S s) { S::s(t); }
template <class T> void f7(T t, S s) { g(t); }
template <class T> void f8(T t, S s) { n::k(t); }
template <class T> void f9(T t, S s) { (&g)(t); (*n::d)(t); }
void u(S s) { f(1); f2(1); f3(1); f4(1); f5(1, s); f6(1, s); f7(1, s); f8(1, s); f9(1, s); }
}
namespace classes {
namespace n { __attribute__((device)) void d(int); } struct S { __attribute__((device)) void m(int); static __attribute__((device)) void s(int); }; __attribute__((device)) void g(int);
template <class T> struct C { void a(T t) { n::d(t); } void b(T t) { classes::g(t); } void c(T t) { (g)(t); } void d(T t) { S s; s.m(t); } void e(T t) { S::s(t); } void f(T t) { g(t); } void h(T t) { n::d(sizeof(t)); } };
void u(S s) { C<int> c; c.a(1); c.b(1); c.c(1); c.d(1); c.e(1); c.f(1); c.h(1); }
}
namespace places {
namespace n { __attribute__((device)) void d(int); __attribute__((device)) void o(int); __attribute__((device)) void o(long); __attribute__((host)) __attribute__((device)) void hd(int); } struct S { __attribute__((device)) void m(int); __attribute__((device)) void o(int); __attribute__((device)) void o(long); static __attribute__((device)) void s(int); }; 
template <class T> void f(T t) { n::o(t); n::hd(t); }
template <class T> void g(T t, S s) { s.o(t); }
template <class T> __attribute__((host)) __attribute__((device)) void h(T t, S s) { s.m(t); n::d(t); }
template <class T> __attribute__((device)) void i(T t, S s) { s.m(t); n::d(t); }
template <class... T> void j(T... t) { n::d(t...); n::d(1, t...); }
template <class... T> void k(T... t) { n::d((t, ...)); (n::d(t), ...); auto l = [](auto x) { n::d(x); }; auto m = [=] { n::d((t, ...)); };}
auto l = [](auto x) { n::d(x); };
template <class T> int v = (n::d(T()), 1);
template <class T> struct M { int x = (n::d(T()), 1); M(T t) : y((n::d(t), 1)) {} int y; void f(int a = (n::d(T()), 3)); };
template <class T> void q(T t) { if constexpr (sizeof(T) > 2) n::d(t); else { struct L { void f(T t) { n::d(t); } }; } decltype(n::d(t)) *p; sizeof(n::d(t), 1); }
}
