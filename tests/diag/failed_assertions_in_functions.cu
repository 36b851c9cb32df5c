// Static assertions in instances of functions that are made where they are used, and about packs.
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
template<class T> inline constexpr bool is_ref = false; template<class T> inline constexpr bool is_ref<T&> = true;
template<class... Ts> struct V { static_assert((!is_ref<Ts> && ...), "ref"); };
template<class... Ts> struct V2 { static_assert(0 < sizeof...(Ts), "none"); };
template<class... Ts> struct V3 { static_assert((is_ref<Ts> || ...), "ref3"); };
template<int... Is> struct V4 { static_assert(((Is > 1) && ...), "is"); };
V<int,int&> v; V2<> v0; V3<int> v3; V3<int&> v3b; V4<1,2> v4; V4<2> v4b;
