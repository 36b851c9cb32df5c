// What static_cast makes of pointers, and of references, to const objects and to other types.
struct B { int b; }; struct D : B { }; struct O { }; struct I;
void f(const void *cv, volatile void *vv, const B *cb, const D *cd, const int *ci, void *v, I *inc, const I *cinc, const int *const *cpp) {
 (void)static_cast<int *>(cv);
 (void)static_cast<const int *>(vv);
 (void)static_cast<D *>(cb);
 (void)static_cast<B *>(cd);
 (void)static_cast<float *>(ci);
 (void)static_cast<O *>(cb);
 (void)static_cast<void *>(ci);
 (void)static_cast<void *>(cv);
 (void)static_cast<I *>(cinc);
 (void)static_cast<I *>(cv);
 (void)static_cast<B *>(cinc);
 (void)static_cast<int **>(cpp);
 (void)static_cast<void (*)()>(cv);
 (void)static_cast<int **>(cv);
 (void)static_cast<B &>(*cd);
 (void)static_cast<D &>(*cb);
 (void)static_cast<int &>(*ci);
 (void)static_cast<float &>(*ci);
 (void)static_cast<B *>(cv);
 (void)static_cast<const volatile int *>(cv); (void)static_cast<const int *>(cv); (void)static_cast<const D *>(cb); (void)static_cast<const B *>(cd);
}
template <class T> int *g(const void *p) { return static_cast<int *>(p); }
template <class T> T *g2(const void *p) { return static_cast<T *>(p); }
int i1 = *static_cast<int *>((const void *)0);
struct S { int b; };
template <class T> T &&declval();
void references(const int *ci, const S &s, const volatile S *cvs, int *const *pp) {
 (void)static_cast<int &>(*ci);
 (void)static_cast<int &>(5);
 (void)static_cast<int &&>(*ci);
 (void)static_cast<S &>(s);
 (void)static_cast<S &&>(s);
 (void)static_cast<const S &>(*cvs);
 (void)static_cast<int *&>(*pp);
 (void)static_cast<S &>(S());
 (void)static_cast<S &&>(declval<const S>());
 (void)static_cast<S &>(declval<const S>());
 (void)static_cast<S &>(declval<S>());
}
struct Derived : S { }; struct C { operator int &(); operator const O &() const; };
void conversions(const S &s, C c, Derived d) {
 (void)static_cast<float &>(5);
 (void)static_cast<O &>(S());
 (void)static_cast<Derived &>(S());
 (void)static_cast<S &>(Derived());
 (void)static_cast<O &>(s);
 (void)static_cast<O &&>(s);
 (void)static_cast<O &>(c);
 (void)static_cast<O &>(C());
 (void)static_cast<int &>(C());
 (void)static_cast<S &&>(d); (void)static_cast<const S &>(Derived()); (void)static_cast<Derived &&>(declval<S>());
 (void)static_cast<char (&)[3]>("ab");
 (void)static_cast<const char (&)[3]>("ab");
 (void)static_cast<void (&)()>(conversions);
 (void)static_cast<int &>(nullptr);
}
