int h();
template <class T> constexpr int g(T n) { n + 7; return 1; }
template <class T> struct C { static constexpr int m(T n) { n + 8; return n; } constexpr C() { T() + 9; } 
 constexpr friend int fr(C c, T n) { n + 10; return n; } int o(T n) { n + 11; return n; } auto d(T n) { n + 12; return 1;}
 constexpr bool operator==(C) const { T() + 13; return 1; } 
 };
template <class T> __attribute__((host)) __attribute__((device)) constexpr int f(T n) { 
  n + 1;
  g(n) + C<T>::m(n);
  n + 2;
  h();
  auto l = [=] { n + 3; };
  l();
  n + 4;
  n - 100;
  C<T> c;
  c.o(n);
  c.d(n);
  c == c;
  n + 5;
  return 1;
}
int z = f(1);
struct Z { int m() { 4; return f(1L); 5;} };
int z1 = (f('a'), 2);
template <class T> struct E { int m(T n) { n + 1; return 1; } static int q; int r = (T() + 1, 2); };
template struct E<int>;
template <class T> int e(T n) { n + 1; return 2; }
template int e(int);
