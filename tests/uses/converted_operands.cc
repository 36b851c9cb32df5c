// Operands of built-in operators that become numbers or pointers by conversion functions, some of several.
struct A { operator int() const { return 1; } operator int() const volatile { return 1; } };
template <class T> struct X { operator T() const { return T(); } operator T() const volatile { return T(); } };
template <class T> struct Two { T t[3]; operator T *() { return t; } operator int() { return 1; } };
template <class T> struct Ref { T t; operator T &() { return t; } };
template <class T> struct Vol { operator T() const { return 1; } operator T() const volatile { return 1; } explicit operator bool() const { return 1; } };
int g(X<int> a, X<double> b, X<long> &c) { return a + b + c; }
int h(Two<int> t, X<char> c, X<short> s, X<unsigned> u) { int n = 0; n += c; n -= s; n <<= u; return n + *t + t[1] ; }
int i(Ref<int> r, Ref<long> q, Ref<char> z, Vol<int> v, volatile Vol<long> w) { ++r; q += 3; z++; return v + 1 + (w + 1) + (v << w); }
int *j(int *p, X<int> x, Vol<long> v, Two<char> t) { return p + v - x + (p - v - p); }
int k(X<unsigned char> a, X<signed char> b, X<bool> c) { if (c) return a < b; switch (a) { case 1: return !c; default: return -b; } }
