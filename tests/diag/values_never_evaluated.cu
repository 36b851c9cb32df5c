template <class T> struct un { static constexpr bool value = T(-1) > T(0); };
constexpr bool yes() { return true; }
constexpr bool y = true;
template <class T> constexpr int f(T u) {
  if (un<T>::value || u >= 0) return 1;
  if (!un<T>::value && u >= 0) return 1;
  if (un<T>::value && u >= 0) return 1;
  if (u >= 0) return 2;
  if (un<T>::value ? 1 : u >= 0) return 1;
  if (yes() || u >= 0) return 1;
  if (yes() || u / 0) return 1;
  if (yes() || (char)u << 40) return 1;
  bool b = un<T>::value || u >= 0;
  bool d = !un<T>::value && (unsigned char)u == 300;
  bool e = un<T>::value || (u >= 0 && u / 0);
  unsigned char q = un<T>::value ? 1 : 300 + sizeof(T);
  return 1;
}
int a = f(1u);
int g(unsigned u, unsigned char c) {
  if (true || u >= 0) return 1;
  if (y || u >= 0) return 1;
  if (un<unsigned>::value || u >= 0) return 1;
  if (!un<unsigned>::value && u >= 0) return 1;
  if (un<unsigned>::value && u >= 0) return 1;
  if (yes() || u >= 0) return 1;
  if (false && u / 0) return 1;
  if (false && u << 40) return 1;
  if (false && (c = 300)) return 1;
  if (false && (c = 300, u + 1)) return 1;
  if (false && (u + 1, c)) return 1;
  int i = true ? 1 : u / 0;
  int j = true ? 1 : (u + 1, 2);
  unsigned char q = true ? 1 : 300;
  false && (u >= 0);
  false && (2147483647 + 1);
  int k = false && (2147483647 + u * 0 + 1 < -1);
  int v;
  int w = false && v;
  return 1;
}
