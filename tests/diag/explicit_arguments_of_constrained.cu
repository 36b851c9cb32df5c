// flags: --c++20
template <class T> concept Four = sizeof(T) == 4;
template <class T> void a() requires (sizeof(T) == 4) {}
template <class T> requires (sizeof(T) == 4) void b() {}
template <Four T> void c() {}
template <class T> requires Four<T> void d() {}
template <class T, class U> void e(U) requires (sizeof(T) == 4) {}
template <class T> void f(T) requires (sizeof(T) == 4) {}
template <class T> typename T::x g() { return {}; }
template <class T> typename T::x h() requires Four<T> { return {}; }
template <class T> requires Four<T> void i(T) {}
template <int N> requires (N > 3) void j() {}
void t() {
  a<char>();
  b<char>();
  c<char>();
  d<char>();
  e<char>(3);
  f<char>(3);
  g<char>();
  h<char>();
  i<char>('c');
  i('c');
  f('c');
  j<2>();
}
