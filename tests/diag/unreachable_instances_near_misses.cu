template <class T> struct traits { static constexpr bool big = sizeof(T) > 4; static const bool some; };
constexpr bool yes() { return true; }
bool maybe();
constexpr bool given(bool b) { return b; }
template <class T> constexpr int f(T n) { /* the condition is known in instances alone */
  if (maybe()) return 1;
  while (n) n--;
  if (traits<T>::some) return 1;
  for (; n;) n--;
  if (given(n)) return 1;
  do n--; while (n);
  if (!traits<T>::big) return 2;
  while (n) n--;
  return 2;
}
template <class T> int g(T n) { /* an ordinary template's instances are not looked at */
  if (yes()) return 1;
  while (n) n--;
  return 2;
}
template <class T> constexpr int h(T n) {
  while (yes()) { if (n) break; n++; }
  while (n) n--;
  if (!yes()) return 1;
  while (n) n--;
  return 2;
}
template <class T> constexpr int evaluated(T n) {
  if (!__builtin_is_constant_evaluated()) return 1;
  while (n) n--;
  return 2;
}
long l = 1;
int a = f(l), b = g(l), c = h(l), d = evaluated(l);
int plain(int n) {
  if (yes()) return 1;
  while (n) n--;
  return 2;
}
int plain_given(int n) {
  if (given(n)) return 1;
  while (n) n--;
  return 2;
}
int endless(int n) { while (yes()) n++; }
int ends(int n) { while (given(n)) n++; }
