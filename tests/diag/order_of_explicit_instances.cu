namespace i1 {
__attribute__((device)) float fast(float x);
template <class T> T go(T t) { return fast(t); }
template <class T> T eval(T t) { return go(t); }
void u() { eval(1.f); }
template float go<float>(float);
template float eval<float>(float);
}
namespace i3 {
__attribute__((device)) float fast(float x);
template <class T> T go(T t) { return fast(t); }
template <class T> T eval(T t) { return go(t); }
void u() { eval(1.f); }
template float go<float>(float);
}
namespace i4 {
__attribute__((device)) float fast(float x);
template <class T> T go(T t) { return fast(t); }
template <class T> T eval(T t) { return go(t); }

template float go<float>(float);
void u() { eval(1.f); }
template float eval<float>(float);
}
namespace i6 {
__attribute__((device)) float fast(float x);
template <class T> T go(T t) { return fast(t); }
template <class T> struct S { T a(T t) { return go(t); } };
void u() { S<float>().a(1.f); }
template float go<float>(float);
template struct S<float>;
}
struct Y { static __attribute__((device)) void d(); };
template <class T> void a() { T::d(); }
template <class T> void b() { T::d(); }
template <class T> struct S { void m() { T::d(); } void n() { T::d(); } };
template <class T> void c() { T::d(); S<T>().n(); }
void u() { b<Y>(); }
template void a<Y>();
S<Y> *p;
template void c<Y>();
void u2() { p->m(); }
template struct S<Y>;
template void b<Y>();
