// #174-D: casts to references that bind temporaries, objects in braces, alternatives that are constants or throw.
struct A { int i : 4; int j; }; int g();
struct C { int c[3]; operator int(); };
void f(A a, int x, float y) {
  static_cast<int&&>(x);
  static_cast<const int&>(x);
  static_cast<const int&>(a.i);
  static_cast<const long&>(x);
  (const long&)x;
  (const int&)y;
  (int&&)x;
  static_cast<const A&>(A());
  static_cast<const int&>(x + 1);
  (1 ? 0 : throw x);
  1 ? 0 : throw x;
  x ? 0 : throw x;
  (1 ? x : ++x);
  1 ? x : ++x;
  (1 ? x : ++x) + x;
  x + (1 ? x : ++x);
  (1 ? 0 : g());
  1 ? 0 : g();
  (1 ? 0 : g()) + 1;
  (0 && g());
  (0 && g()) + 1;
  !(0 && g());
  0 && g() && x;
  1 || g();
  -(1 || g());
  (0 ? g() : x);
  (int[]){ 1, 2 };
  (A){ 1, 2 };
  A{ 1, 2 };
  (int){ 1 };
  int{ 1 };
  using T = int[2];
  T{ 1, 2 };
  (float){ 1.0f };
  (int*)(int[]){ 1, 2 };
  (int)g;
  0 ? throw 1 : 0;
  (1, 1 ? 0 : throw x);
  (x, g()), x;
  1 ? a : a;
  1 ? throw 1 : x;
}
void class_references(A a, const A &c) {
  (A&)(a);
  const_cast<A&>(c);
  static_cast<A&>(a);
  reinterpret_cast<A&>(a);
  static_cast<A&&>(a);
  (const A&)a;
  static_cast<const A&>(A());
  (A)a;
}
template <class T> void dependent_class_references(T t) { (A&)(t); static_cast<A&>(t); }
template <class T> void dependent_references(T &t, T &&r, const T &c) { (int)t; (A&)(t); static_cast<A&>(r); t; (int)(c); }
