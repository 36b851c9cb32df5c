// Objects made in templates of what depends on no parameter: variables from lists and T() are looked at in instances, new and others where
// they are written; what was said there leaves no notes in instances.
struct E { E(int); };
template <class T> struct One {
  void i1() { E("a"); E(1); }
  void i2() { E x(1, 2); }
  void i3() { E y; }
  void i4() { new E(); }
  void i5() { new E; }
  void i6() { throw E{}; }
  void i7() { E{}; }
  void i8() { E z(); z.x; E w{}; E v = {}; static E u; }
};
template struct One<int>;
struct A { int &r; }; struct B { B() = delete; }; struct C { const int c; };
template <class T> struct Two {
  void i1() { E w{}; }
  void i2() { E w = {}; }
  void i3() { E w{1, 2}; }
  void i4() { E w = {1, 2}; }
  void i5() { A(); }
  void i6() { A w{}; }
  void i7() { B(); }
  void i8() { B w{}; }
  void i9() { B w; new B; new B(); new B{}; }
  void j1() { C(); }
  void j2() { C c; }
  void j3() { C c{}; }
  E m1 = E();
  E m2{};
  E m3;
};
template struct Two<int>;
template <class T> void f() { E(); E w{}; E v = {}; new E(); new E; new E{}; [] { E(); E w{}; new E; }; }
template void f<int>();
void g() { auto l = [](auto x) { E(); E w{}; new E; }; l(1); }
struct Q { int x, y; };
template <class T> struct Three {
  void i1() { Q a{"x"}; Q b = {"x"}; Q c{1, 2, 3}; Q d = {1, 2, 3}; Q f = { .x = "a" }; Q g = { .z = 1 }; }
  void i2() { int a{"x"}; int b = {"x"}; int c[2] = {1, 2, 3}; int d[] = {"x"}; char e[2] = {"abc"}; int f{1, 2}; }
  void i3() { E a[2]{}; E b[2] = {1}; const E &r{}; const E &s = {}; Q &&t{"x"}; }
  void i4() { static E a{}; static const E b = {}; E c = E{}; E d(E{}); }
};
template <class T> struct Four { void i1() { new E; } void i2() { int *p = new E(1); new int("x"); } };
