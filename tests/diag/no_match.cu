// Calls of function templates and overloaded functions that nothing takes: the candidates, and why each of them is none.
extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
struct S {};
void f(int *, int);
template <class T> void f(T *);
void f(int *, char *);
template <class T> void f(T *, T *);
template <class T, class U> void f(U *, T *, int = 0);
namespace n { void g(int *); template <class T> void g(T *); template <class T, class... R> void h(T *, R...); template <int N> void i(int (&a)[N]); }
struct M { void m(int *); template <class T> void m(T *); template <class T> void t(T *); template <class T> static void st(T *); };
template <class T> struct W { void m(T *); template <class U> void t(U *, T *); void two(T *); void two(T *, int); };
template <class T> T larger(T a, T b) { return a > b ? a : b; }
void calls(S s, M m, W<int> w) {
	f(s);
	f<int>(s);
	int x = f(s);
	n::g(s);
	n::h(s);
	n::h<int>(s);
	n::i(s);
	m.m(s);
	m.t(s);
	M::st(s);
	w.t(s, s);
	w.two(s);
	larger(1, 2.0);
	larger<int>(1, 2, 3);
}
// a candidate stands where it is defined
void g(int *);
void g(char *);
void g(int *) { }
void defined() { g(1.5); }
void g(char *) { }
// launches
template <class T> __attribute__((global)) void t(T *x) { }
__attribute__((global)) void k(int x) { }
__attribute__((global)) void k(float x) { }
__attribute__((global)) void r(int &x) { }
void launches(int i, const int ci, float fl) {
	t<<<1, 1>>>(3);
	k<<<1, 1>>>("s");
	k<<<1, 1>>>(1, 2);
	r<<<1, 1>>>(3);
	r<<<1, 1>>>(ci);
	r<<<1, 1>>>(fl);
}
// objects
struct A { void operator()(int *); void operator()(char *); };
struct B { template <class T> void operator()(T *); };
struct D { void operator()(); };
void objects(S s, A a, B b, D d) { a(s); b(s); d(1); a(1, 2); s(); }
// constructors
struct Str { Str(const char *); Str(const Str &); template <class T> Str(T *, T *); };
struct Two { template <class T> Two(T, T); };
void constructors() { Str a; Str b(1, 2); Str c = 5; Two d(1, 2.0); Two e; new Two(1); }
// what is taken
template <class T> void any(T &&, ...);
template <class T, class U = T> void second(T, U = U());
void taken(S s, int *p, M m, W<int> w) { f(p); f(p, p); f(p, p, 1); n::h(p, 1, 2); n::i("x" ? *(int (*)[3])p : *(int (*)[3])p); m.m(p); w.t(p, p); any(s, s); second(s); larger(1, 2); larger<double>(1, 2.0); }
void no_function() { int x = 1; x<<<1, 1>>>(2); void (*pointer)(int) = 0; pointer<<<1, 1>>>(2); }
// neither is better, but the worst conversion of one is
void nearly(const double &, int &&); void nearly(char, const int &); void close(const char *, int); void close(bool, bool);
void accepted(bool b) { nearly('c', 'c'); close("ca", b); }
