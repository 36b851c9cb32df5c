// C++20: call operators of generic lambdas by name, and addresses of functions whose result is deduced.
struct S { int m(int x) { return x; } template <class T> T t(T x) { return x; } };
template <class F> auto run(F f) { return f.template operator()<short>(2); }
int by_name() {
  auto l = []<class T>() { return sizeof(T); };
  auto m = []<class T, int N>(T x) { return x + N; };
  auto a = [](auto x) { return x; };
  auto n = [](int x) { return x; };
  auto q = [](int x) mutable { return x; };
  l.operator()<int>();
  l.template operator()<char>();
  m.template operator()<int, 3>(4);
  a.operator()(3.0);
  n.operator()(1);
  auto p = &decltype(n)::operator();
  (n.*p)(1);
  int (decltype(q)::*p2)(int) = &decltype(q)::operator();
  auto pa = &decltype(a)::operator()<int>;
  (a.*pa)(1);
  int (decltype(a)::*pb)(int) const = &decltype(a)::operator();
  []<class... T>() { return (sizeof(T) + ...); }.operator()<int, char>();
  S s;
  int (decltype(s)::*pm)(int) = &decltype(s)::m;
  auto pt = &decltype(s)::t<int>;
  auto pt2 = &S::t<int>;
  auto paren = []<class T> { return T(); };
  paren.operator()<long>();
  run(a);
  run([]<class T>(T x) -> T { return x; });
  return (s.*pm)(1) + (q.*p2)(2);
}
template <class T> auto ff(T x) { return x; }
auto gg(int x) { return x; }
struct Deduced { template <class T> auto m(T x) { return x; } auto n(int x) { return x; } };
int (*global)(int) = &ff<int>;
template <class F> int call(F f) { return f(1); }
int main() {
  auto a = [](auto x) { return x; };
  auto p = &ff<int>; p(1);
  auto q = &gg; q(1);
  auto r = gg; r(1);
  auto m = &Deduced::m<int>; Deduced s; (s.*m)(1);
  auto n = &Deduced::n; (s.*n)(1);
  int (*t)(int) = ff; long (*u)(long) = &ff; 
  call(ff<int>); call(gg); call(&ff<int>);
  auto pa = &decltype(a)::operator()<int>; (a.*pa)(1);
  auto pb = &decltype(a)::template operator()<int>; (a.*pb)(1);
  int (decltype(a)::*pc)(int) const = &decltype(a)::operator();
  decltype(&gg) v = gg; v(1);
  static_assert(__is_same(decltype(p), int (*)(int)));
  static_assert(__is_same(decltype(pa), int (decltype(a)::*)(int) const));
  static_assert(__is_same(decltype(ff<int>), int (int)));
}
