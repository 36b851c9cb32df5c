// Types, sets of functions and members that nothing calls are no operands: substitutions fail.
struct A { void f(); void f(int); typedef int g; static int s(int); static int s(); void one(); int data; template <class> void t(); };
template <class T> decltype(T::f) *f(int) { return 0; }
template <class T> void f(...) {}
template <class T> decltype(T::g) *g(int) { return 0; }
template <class T> void g(...) {}
template <class T> decltype(T::s) *h(int) { return 0; }
template <class T> void h(...) {}
template <class T> decltype(T::one) *i(int) { return 0; }
template <class T> void i(...) {}
template <class T> decltype(T::data) *j(int) { return 0; }
template <class T> void j(...) {}
template <class T> decltype(&T::f) *k(int) { return 0; }
template <class T> void k(...) {}
template <class T> decltype(&T::one) *l(int) { return 0; }
template <class T> void l(...) {}
template <class T> decltype(T().one) *m(int) { return 0; }
template <class T> void m(...) {}
template <class T> decltype(T().f) *n(int) { return 0; }
template <class T> void n(...) {}
template <class T> decltype(&T::g) *o(int) { return 0; }
template <class T> void o(...) {}
template <class T> decltype(T::g + 1) *q(int) { return 0; }
template <class T> void q(...) {}
int main() { f<A>(1); g<A>(1); h<A>(1); i<A>(1); j<A>(1); k<A>(1); l<A>(1); m<A>(1); n<A>(1); o<A>(1); q<A>(1); }
