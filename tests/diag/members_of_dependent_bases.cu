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
/* Where a class that is no template is derived from an instance, the bases of that have members like any other. */
struct Named { int label; void rename(); typedef int Id; };
template <class T> struct Mixin : T { };
template <class T> struct Twice : Mixin<T> { struct Inner : Mixin<Named> { Id f() { rename(); return label; } }; };
struct Item : public Mixin<Named> { Item() { label = 1; } Id g() { rename(); return label; } };
struct Other : public Twice<Named> { Other() { label = 2; rename(); } struct In { int f(Other *o) { return o->label; } }; };
template <class T> struct Open : Mixin<Named> { Id h() { return label; } };
template <class T> struct Closed : Mixin<T> { int h() { return label; } };
/* A call finds the functions of such bases before those around the class, too. */
char *assign(char *);
enum Flag { on };
template <class T> struct Bits { void assign(Flag); };
template <class T> struct Stream : virtual Bits<T> { };
struct File : Stream<int> { File() { assign(on); } void f() { assign("x"); } };
template <class T> struct Near : Stream<int> { void f() { assign(on); } };
template <class T> struct Far : Stream<T> { void f(T t) { assign((char *)nullptr); assign(on); } };
template struct Near<int>;
