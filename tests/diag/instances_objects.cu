// What instances of functions with deduced results and constexpr functions make, destroy and convert: calls across spaces.
struct D { __attribute__((device)) D(int); __attribute__((device)) D(const D &); __attribute__((device)) ~D(); __attribute__((device)) operator int() const; __attribute__((device)) D operator+(const D &) const; __attribute__((device)) int operator[](int); __attribute__((device)) void m(); };
struct Z { __attribute__((device)) Z(); __attribute__((device)) ~Z(); };
struct R { __attribute__((device)) int *begin(); __attribute__((device)) int *end(); };
template <class T> __attribute__((host)) __attribute__((device)) void take(T t);
template <class T> __attribute__((host)) __attribute__((device)) auto a0(T *p) { T t; return 1; }
template <class T> __attribute__((host)) __attribute__((device)) auto a1(T &p) { int x = p; return x; }
template <class T> __attribute__((host)) __attribute__((device)) auto a2(T &p) { p + p; return 1; }
template <class T> __attribute__((host)) __attribute__((device)) auto a3(T &p) { return p[1]; }
template <class T> __attribute__((host)) __attribute__((device)) auto a4(T &p) { int s = 0; for (int x : p) s += x; return s; }
template <class T> __attribute__((host)) __attribute__((device)) auto a5(T *p) { new T(1); delete p; return 1; }
template <class T> __attribute__((host)) __attribute__((device)) auto a6(T &p) { T q = p; T r(p); T s{p}; return 1; }
template <class T> __attribute__((host)) __attribute__((device)) auto a7(T &p) { take(p); return 1; }
template <class T> __attribute__((host)) __attribute__((device)) auto a8(T &p) { T(1); return T(2); }
template <class T> __attribute__((host)) __attribute__((device)) auto a9(T &p) { p.m(); if (p) return 1; return p ? 2 : 3; }
template <class T> __attribute__((host)) __attribute__((device)) auto b1(T &p) { T arr[2] = {1, 2}; struct L { T t; }; const T &r = 1; static T st(3); return 1; }
template <class T> __attribute__((host)) __attribute__((device)) constexpr int b2(T &p) { int x = p; p.m(); return p[1]; }
template <class T> __attribute__((host)) __attribute__((device)) auto b3(T &p) { return b2(p) + a3(p) + a1(p); }
template <class T> __attribute__((host)) __attribute__((device)) T b4(T &p) { T q(1); return q; }
void h(D &d, R &r) { a0((Z *)0); a1(d); a2(d); a3(d); a4(r); a5(&d); a6(d); a7(d); a8(d); a9(d); b1(d); b2(d); b3(d); b4(d); }
