// Static assertions in instances of functions that are made where they are used.
template<class T> constexpr int h(T) { static_assert(sizeof(T)==4,"h"); return 1; }
template<class T> auto d(T) { static_assert(sizeof(T)==4,"d"); return 1; }
template<class T> int p(T) { static_assert(sizeof(T)==4,"p"); return 1; }
template<class T> struct A { constexpr void f(const T&) { static_assert(sizeof(T)==4,"A::f"); } auto g() { static_assert(sizeof(T)==4,"A::g"); return 2; } constexpr A() { static_assert(sizeof(T)==4,"A::A"); } static constexpr int s() { static_assert(sizeof(T)==4,"A::s"); return 1; } void n() { static_assert(sizeof(T)==4,"A::n"); } };
int main() {
  h('a');
  d('a');
  p('a');
  A<char> a;
  a.f('c');
  a.g();
  A<short>::s();
  a.n();
  auto gl = [](auto x) { static_assert(sizeof(x)==4,"gl"); return 1; };
  gl('c');
  h(1); (void)sizeof(h(2.0)); (void)sizeof(d(2.0));
}
template int p(short);
__attribute__((global)) void k() { h((short)1); }
struct X { int m = h((long)2); X() : m(h((unsigned long)1)) {} };
int z = h((unsigned char)1);
template<class T> void t() { h('b'); h((float)1); h((signed char)1); h(T()); }
constexpr int zz = h((long long)1);
