struct Y { static __attribute__((device)) void d(); __attribute__((device)) Y(); };
template <class T> struct X {
  X() { T::d(); }
  void a() { T::d(); }
  void b() { T::d(); }
  void c() { T::d(); }
  static void s() { T::d(); }
  ~X() { T::d(); }
};
void use() {
  X<Y> x;
  x.b();
  x.a();
}
void again() {
  X<Y> z;
  z.a();
  z.s();
  void (X<Y>::*p)() = &X<Y>::c;
}
template struct X<Y>;
namespace b2 {
struct Y { static __attribute__((device)) void d(); };
template <class T> void f() { T::d(); }
template <class T> void g() { f<T>(); T::d(); }
template <class T> void h() { g<T>(); T::d(); }
template void f<Y>();
void use() { h<Y>(); }
} // namespace b2
namespace b3 {
struct Y { static __attribute__((device)) void d(); };
template <class T> void f() { T::d(); }
template <class T> void g() { f<T>(); T::d(); }
template void f<Y>();
template void g<Y>();
} // namespace b3
namespace b4 {
struct Y { static __attribute__((device)) void d(); };
template <class T> void f() { T::d(); }
template <class T> void g() { f<T>(); T::d(); }
template void g<Y>();
template void f<Y>();
} // namespace b4
namespace b5 {
struct Y { static __attribute__((device)) void d(); };
template <class T> void f() { T::d(); }
void (*p)() = f<Y>;
void u() { sizeof(f<Y>); decltype(f<Y>()) *q = 0; }
void v() { &f<Y>; f<Y>(); }
template void f<Y>();
struct Z { static __attribute__((device)) void d(); };
void u2() { sizeof((f<Z>(), 1)); }
void u4() { if constexpr (false) { f<Z>(); } }
void u3() { f<Z>(); }
template void f<Z>();
} // namespace b5
namespace b6 {
struct Y { static __attribute__((device)) void d(); };
template <class T> void f() { T::d(); }
template <class T> constexpr int ce() { f<T>(); return 1; }
template <class T> auto au() { f<T>(); return 1; }
template <class T> void impl() { f<T>(); }
template <class T> struct S { void m() { f<T>(); } };
void u() { impl<Y>(); S<Y>().m(); }
void v() { au<Y>(); }
void w() { ce<Y>(); }
void x() { f<Y>(); }
template void f<Y>();
} // namespace b6
namespace d1 {
struct Y { static __attribute__((device)) void d(); __attribute__((device)) Y(); };
template <class T> struct X {
  X();
  void a();
  struct In { void m() { T::d(); } };
  void b() { T::d(); }
  template <class U> void tm(U) { T::d(); }
  void c();
  friend void fr(X) { T::d(); }
  operator T() { T::d(); return *(T *)0; }
  void z() const;
};
template <class T> void X<T>::z() const { T::d(); }
template <class T> void X<T>::c() { T::d(); }
template <class T> void X<T>::a() { T::d(); }
template <class T> X<T>::X() { T::d(); }
void use(X<Y> *p, X<Y>::In *q) {
  q->m();
  p->z();
  delete p;
  p->tm(1);
  Y y = *p;
}
template struct X<Y>;
template <class T> struct G { void a() { T::d(); } };
template struct G<Y>;
template <class T> void f() { T::d(); }
void u() { f<Y>(); 
  G<Y>().a(); }
template void f<Y>();
template <class T> struct D { ~D() { T::d(); } D() { T::d(); } D(int) { T::d(); } };
void u3() { D<Y> *p = new D<Y>; delete p; D<Y>(1); }
template struct D<Y>;
template <class T> struct D2 { ~D2() { T::d(); } D2() { T::d(); } };
void u4() { D2<Y> *p = new D2<Y>;
 delete p;}
template struct D2<Y>;
} // namespace d1
namespace a4 {
struct Y { static __attribute__((device)) void d(); __attribute__((device)) Y(); };
template <class T> struct X { X() {} T m = T(); void a() { T::d(); } void b() { T::d(); } };
template struct X<Y>;
void use() { X<Y> x; x.a(); }
} // namespace a4
