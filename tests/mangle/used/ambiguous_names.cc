// Names that are ambiguous in a class fail substitutions: whatever they name, and wherever they stand.
struct L { int x; void f(); static int s; using T = int; enum { e }; template <class U> void t(U); };
struct R { int x; void f(); static int s; using T = long; enum { e }; template <class U> void t(U); };
struct M : L, R {};
struct V1 : virtual L {}; struct V2 : virtual L {}; struct MV : V1, V2 {};
struct N1 : L {}; struct N2 : L {}; struct MN : N1, N2 {};
template <class T> decltype(T().x) *a(int) { return 0; }
template <class T> int *a(...) { return 0; }
template <class T> decltype(T::x) *b(int) { return 0; }
template <class T> int *b(...) { return 0; }
template <class T> decltype(&T::x) *c(int) { return 0; }
template <class T> int *c(...) { return 0; }
template <class T> decltype(&T::f) *d(int) { return 0; }
template <class T> int *d(...) { return 0; }
template <class T> typename T::T *e(int) { return 0; }
template <class T> int *e(...) { return 0; }
template <class T> decltype(T::s) *f(int) { return 0; }
template <class T> int *f(...) { return 0; }
template <class T> decltype(T::e) *g(int) { return 0; }
template <class T> int *g(...) { return 0; }
template <class T> decltype(T().f()) *h(int) { return 0; }
template <class T> int *h(...) { return 0; }
template <class T> decltype(T().t(1)) *i(int) { return 0; }
template <class T> int *i(...) { return 0; }
template <class T> decltype(T().s) *j(int) { return 0; }
template <class T> int *j(...) { return 0; }
struct Fallback { int name; };
struct Has { double name; }; struct HasF { void name(int); void name(); }; struct Not {};
template <class T> struct Both : T, Fallback {};
template <class T> char probe(decltype(&Both<T>::name)) { return 0; }
template <class T> int probe(...) { return 0; }
template <class U, U> struct Check;
template <class U> char probe2(Check<int Fallback::*, &U::name> *) { return 0; }
template <class U> int probe2(...) { return 0; }
int main() {
 a<M>(1); b<M>(1); c<M>(1); d<M>(1); e<M>(1); f<M>(1); g<M>(1); h<M>(1); i<M>(1); j<M>(1);
 a<MV>(1); b<MV>(1); c<MV>(1); d<MV>(1); e<MV>(1); f<MV>(1); g<MV>(1); h<MV>(1); i<MV>(1); j<MV>(1);
 a<MN>(1); b<MN>(1); c<MN>(1); d<MN>(1); e<MN>(1); f<MN>(1); g<MN>(1); h<MN>(1); i<MN>(1); j<MN>(1);
 probe<Has>(0); probe<HasF>(0); probe<Not>(0);
 probe2<Both<Has>>(0); probe2<Both<HasF>>(0); probe2<Both<Not>>(0);
}
