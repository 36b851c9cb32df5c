// Members of dependent bases that are named without a qualifier.
template <class A> struct B { typedef int type; int z; int foo(); int bar(A); static int s; template <class U> void m(); enum { en = 3 }; };
template <class T> struct D : B<T> {
  type x;
  int f() { return z; }
  int g() { return foo(); }
  int h(T t) { return bar(t); }
  void q() { z = 3; if (z) foo(); }
};
template <class T> int D<T>::*p = nullptr;
template <class T> struct E : T { int f() { return y; } int g() { return this->y; } };
template <class T> struct F : T { int y; int f() { return y; } };
