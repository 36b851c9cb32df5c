struct K { const int x; }; struct CK { int x; };
template <class T> __attribute__((global)) void k() {
  __attribute__((shared)) const int a;
  __attribute__((shared)) const T b;
  __attribute__((shared)) T c;
  static __attribute__((device)) const T f;
  __attribute__((shared)) const CK h;
  const int i;
  const T j;
}
template __attribute__((global)) void k<int>();
template __attribute__((global)) void k<const int>();
template __attribute__((global)) void k<K>();
template __attribute__((global)) void k<const CK>();
template <class T> void k2() {
  const int i;
  const T j;
  T l;
  const CK h;
  static const T m;
  { extern const int o; }
}
template  void k2<int>();
template  void k2<const int>();
template  void k2<K>();
template  void k2<const CK>();
template <class T> void k3() {
  T &d;
  int &e;
}
template  void k3<int>();
struct S { void m() { const int i; } template <class T> void n() { const T j; } };
template void S::n<int>();
template <class T> struct CC { void m() { const int i; const T j; T &d; T l; } };
template struct CC<int>;
template struct CC<K>;
