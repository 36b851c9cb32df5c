template <class T> struct traits { static constexpr bool big = sizeof(T) > 4; };
constexpr bool yes() { return true; }
template <class T> constexpr bool is_big() { return sizeof(T) > 4; }
template <class T> constexpr int f(T n) {
  if (yes()) return 1;
  while (n) n--;
  return 2;
}
template <class T> constexpr int g(T n) {
  if (is_big<T>()) return 1; else { return 3; }
  while (n) n--;
  return 2;
}
template <class T> constexpr int g1(T n) {
  if constexpr (is_big<T>()) return 1;
  while (n) n--;
  return 2;
}
template <class T> constexpr int g2(T n) {
  if constexpr (is_big<T>()) return 1; 
  for (;n;) n--;
  return 2;
}
template <class T> constexpr int g3(T n) {
  if (is_big<T>()) return 1; 
  for (;n;) n--;
  return 2;
}
template <class T> constexpr int g4(T n) {
  if (traits<T>::big) return 1; 
  for (;n;) n--;
  return 2;
}
template <class T> int g5(T n) {
  if (traits<T>::big) return 1; 
  for (;n;) n--;
  return 2;
}
template <class T> auto g6(T n) {
  if (traits<T>::big) return 1; 
  for (;n;) n--;
  return 2;
}
template <class T> auto g7(T n) {
  n; 
  1;
  return 2;
  n++;
}
template <class T> constexpr int g8(T n) {
  n; 
  1;
  return 2;
  n++;
}
template <class T> constexpr int g9(T n) {
  if (sizeof(T) == 8) return 1; else { return 3; }
  while (n) n--;
  return 2;
}
long l;
int a = f(1), b = f(1L), c = g(1), d = g(1L), e = g1(1), e1 = g1(l), e2 = g2(1), e3 = g2(l), e4 = g3(1), e5 = g3(l), e6 = g4(1), e7 = g4(l);
int e8 = g5(1), e9 = g5(l), h0 = g6(1), h1 = g6(l), h2 = g7(1), h3 = g7(l), h4 = g8(1), h5 = g8(l), h6 = g9(1), h7 = g9(l);
