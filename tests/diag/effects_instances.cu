struct S { int a; constexpr operator int() const { return 1; } };
template <class T> struct X { static constexpr int v = 3; T m; };
template <class T> constexpr int f(T p) { 
  p;
  p + 1;
  p == p;
  -p;
  &p;
  T(1);
  sizeof(T);
  X<T>::v;
  (p, 1);
  if (p = 1) {}
  if (p == 2) p = 3; else p + 3;
  unsigned char c = 300 + sizeof(T);
  T u;
  p = u;
  p + sizeof(T) < 0;
  if (sizeof(p) < 0) return 1;
  if (p + sizeof(T) < 0) return 1;
  T() == 0;
  static_cast<T>(p);
  p ? p : 1;
  p ? p + 1 : 1;
  p && p;
  p[""];
  ~p;
  !p;
  return p;
  while (p) p--;
}
template <class T> auto g(T p) { 
  p;
  p + 1;
  p == p;
  -p;
  &p;
  T(1);
  sizeof(T);
  X<T>::v;
  (p, 1);
  if (p = 1) {}
  if (p == 2) p = 3; else p + 3;
  unsigned char c = 300 + sizeof(T);
  T u;
  p = u;
  p + sizeof(T) < 0;
  if (sizeof(p) < 0) return 1;
  if (p + sizeof(T) < 0) return 1;
  T() == 0;
  static_cast<T>(p);
  p ? p : 1;
  p ? p + 1 : 1;
  p && p;
  p[""];
  ~p;
  !p;
  return 1;
  while (p) p--;
}
int a = f(1), b = f(2L), c = g(1);
