/* Calls with arguments that depend on template parameters of names that mean several functions, in namespaces, through using-declarations, in
 * bases and after later declarations: what is called is open. */
namespace n { void o(int); __attribute__((device)) void o(long); __attribute__((device)) void p(long); namespace m { __attribute__((device)) void q(int); } using m::q; void q(long); inline namespace v1 { __attribute__((device)) void w(int); } void w(int, int); __attribute__((device)) void later(int); }
namespace n { void p(int); template <class T> void t(T); __attribute__((device)) void t(int); template <class T> __attribute__((device)) void t2(T); void t3(int, int); }
namespace alias = n;
struct B { void f(int); static void s(long); }; struct D : B { using B::f; using B::s; __attribute__((device)) void f(long); static __attribute__((device)) void s(int, int); template <class T> void f(T *); };
template <class T> void f(T t, D d) { n::o(t); n::p(t); alias::p(t); n::q(t); n::m::q(t); n::w(t); n::v1::w(t); n::t(t); n::t2(t); d.f(t); D::s(t, t); d.s(t); n::later(t); n::t3(t, t); B::s(t); }
namespace n { void later(long); } __attribute__((device)) void g(int); namespace u { void g(long); }
template <class T> void h(T t) { using u::g; (g)(t); ::g(t); using n::p; (p)(t); using namespace n; (p)(t); }
template <class T> void h2(T t) { using u::g; using ::g; (g)(t); }
template <class T> void h3(T t) { void g(long); (g)(t); }
template <class T> void h4(T t) { void (*g)(T) = 0; (g)(t); g(t); auto g2 = [](T t) {}; (g2)(t); }
template <class T> struct X { __attribute__((device)) static void a(int); static void b(T t) { a(t); X::a(t); X<T>::a(t); X<int>::a(t); } }; template <> struct X<char> { static void a(int); };
