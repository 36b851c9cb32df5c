/* A typedef's const is no part of a parameter's type [dcl.fct]/5, nor is the typedef, in which all else is named. */
typedef int MyInt;
typedef const MyInt CI;
typedef volatile CI CVI;
struct S { int i; };
typedef S TS;
typedef const TS CTS;
using P = const void *const;
using V = S *const volatile;
using F = void (*)(const void *, int);
template <class A, class B> struct same { static constexpr bool value = false; };
template <class A> struct same<A, A> { static constexpr bool value = true; };

void f(P p, CI i);
void f(const void *p, int i) { (void)p, (void)i; }
F x = f, y = &f, z = [](P, CI) { };
auto l = +[](P, V) { };
static_assert(same<void(P), void(const void *)>::value, "");
static_assert(same<decltype(f), void(const void *, int)>::value, "");
static_assert(same<decltype(l), void (*)(const void *, S *)>::value, "");
static_assert(same<void (S::*)(P), void (S::*)(const void *)>::value, "");
static_assert(!same<void(P *), void(const void **)>::value, "");
static_assert(!same<void(CI &), void(int &)>::value, "");
template <class T> struct W { void m(T t); static void s(T *, const T); virtual void v(T); };
template <class T> void W<T>::m(const T t) { (void)t; }
static_assert(same<decltype(W<CI>::s), void(const int *, int)>::value, "");
static_assert(same<decltype(&W<P>::m), void (W<P>::*)(const void *)>::value, "");
struct D : W<CI> { void v(int) override; };
struct E : W<P> { void v(P) override; };
template <class T> int deduce(void (*)(T, T));
int a = deduce(+[](CI, int) { });
struct O { void operator()(P, CI); };
void (O::*pm)(const void *, int) = &O::operator();
extern "C" void q(CI, P);
extern "C" void q(int, const void *);

void g(CI) { }
void g(int) { }
void g2(CVI);
void g3(CTS);
void g4(const TS);
int t1 = g2, t2 = g3, t3 = g4;
void h(CI, P);
void (*wrong)(int *) = h;
void (*wrong2)(int *) = [](P, CI) { };
void call() { f(1, 2, 3); h("a", "b"); }
extern "C" int q(int, const void *);
