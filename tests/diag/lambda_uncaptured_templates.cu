// Variables that lambdas of templates name without capturing them: parameters, references, and objects of types that are no constants whatever
// the template arguments are.
template <class... T> int take(const T &...);
template <class T> struct X { typedef T type; };
template <class T> void function1(T t) { T x; [] { return x; }; [y = 1] { return t; }; }
template <class T> void function2(T t) { const int x = 1; T y = 2; const T z = 3; [] { return x; }; [] { return z; }; }
template <class T> struct S5 { int m; void f() { [] { return m; }; [] { return this; }; [] { return this->m; }; [] { g(); }; } void g(); };
template <class T> void function3(T t) { int x; auto l = [](auto a) { return x + a; }; }
template <class T> void function4(T t) { int x; auto l = [] { return [&] { return x; }; }; auto m = [] { return [x] { return 1; }; }; }
void function5() { int x; [](auto a) { return x; }; [](auto a) { return [] { return a; }; }; }
template <class T> void function6(T t) { static int x; [] { return x; }; static T y; [] { return y; }; extern int z; [] { return z; }; }
template <class T> void function7(T &t) { [] { return t; }; }
template <class T> void function8(T t, const T u, T *v, T &&w, const T &x) { [] { return t; }; [] { return u; }; [] { return v; }; [] { return w; }; [] { return x; }; }
template <class T> void function9() { struct L { }; L *l = nullptr; L *const c = nullptr; L m; const L n; [] { return l; }; [] { return c; }; [] { return m; }; [] { return n; }; }
template <class T> void function10() { T a; const T b = 1; T *c = nullptr; T *const d = nullptr; constexpr T e = 1; T &f = a; const T &g = 1; [] { return a; }; [] { return b; }; [] { return c; }; [] { return d; }; [] { return e; }; [] { return f; }; [] { return g; }; }
template <class T> void function11() { auto a = T(); const auto b = T(); auto &c = a; [] { return a; }; [] { return b; }; [] { return c; }; }
template <class T> void function12() { int i = 1; auto &&a = i; auto &&b = 1; [] { return a; }; [] { return b; }; }
template <class T> void function13() { double a = 1; const double b = 1; constexpr double c = 1; [] { return a; }; [] { return b; }; [] { return c; }; }
void function14() { [](auto a, auto &b, auto *c, int d, auto... e) { return [] { return a; }; [] { return b; }; [] { return c; }; [] { return d; }; [] { take(e...); }; }; }
template <class T> void function15() { T a[3]; int b[3]; const T c[2] = {}; constexpr int d[2] = {}; [] { return a[0]; }; [] { return b[0]; }; [] { return c[0]; }; [] { return d[0]; }; }
template <class T> void function16() { typename T::x a; typename T::x *b; const typename T::x c = 1; [] { return a; }; [] { return b; }; [] { return c; }; }
template <class T> void function17() { struct L { }; const L l{}; const L m = {}; const L n = L(); L o{}; const L p; [] { return l; }; [] { return m; }; [] { return n; }; [] { return o; }; [] { return p; }; }
template <class T> void function18() { X<T> l{}; const X<T> m = {}; const X<T> n; X<T> o; [] { return l; }; [] { return m; }; [] { return n; }; [] { return o; };  }
template <class T> void function19() { typename X<T>::type l{}; const typename X<T>::type m = {}; typename X<T>::type o; [] { return l; }; [] { return m; }; [] { return o; };  }
template <class T> void function20() { T l[2] = {1}; const T m[2] = {1}; constexpr T n[2] = {1}; [] { return l[0]; }; [] { return m[0]; }; [] { return n[0]; }; }
template <class T> void function21() { T l = 1; T m(1); T n{1}; auto o = 1; auto p = T(1); auto *q = (T *)0; [] { return l; }; [] { return m; }; [] { return n; }; [] { return o; }; [] { return p; }; [] { return q; }; }
template <class T> void function22() { int T::*l = nullptr; void (T::*m)() = nullptr; void (*n)(T) = nullptr; T **o = 0; T *const *p = 0; T *const q = 0; [] { return l; }; [] { return m; }; [] { return n; }; [] { return o; }; [] { return p; }; [] { return q; }; }
template <class... T> void function23(T... t) { [] { take(t...); }; [] { return sizeof...(t); }; [t...] { take(t...); }; [&] { take(t...); }; [=] { return [] { take(t...); }; }; [t...] { return [] { take(t...); }; }; }
template <class T> void function24(T t) { for (T x : {t}) { [] { return x; }; } for (auto x : {t}) { [] { return x; }; } for (auto &x : {t}) { [] { return x; }; } for (int i = 0; i < 1; i++) [] { return i; }; for (T i = 0; i < 1; i++) [] { return i; }; }
template <class T> void function25(T t) { const T a = t; const T b = t + 1; const int c = sizeof(T); const int d = t; const auto e = t; [] { return a; }; [] { return b; }; [] { return c; }; [] { return d; }; [] { return e; }; }
template <class T> void function26(T t) { static T a = t; static T &b = a; thread_local T c; [] { return a; }; [] { return b; }; [] { return c; }; }
template <class T> void function27(T t) { [i = t] { [] { return i; }; }; [&i = t] { [] { return i; }; }; [i = 1] { [] { return i; }; }; [t] { [] { return t; }; }; }
template <class T> void function28(T t) { T &a = t; const T b = 1; struct Q { int f() { return a + t; } int g() { return b; } T *h() { return &t; } }; }
void function29() { const int &c = 3; int &&d = 4; const double &e = 1; int i = 1; const long &f = i; [] { return c; }; [] { return d; }; [] { return e; }; [] { return f; }; }
void function30() { static int s; int &b = s; [](auto a) { return b; }; const int c = 1; [](auto a) { return c; }; int *const d = nullptr; [](auto a) { return d; }; }
void function31() { int arr[2] = {}; for (const int x : arr) { [] { return x; }; } for (int &x : arr) { [] { return x; }; } try { } catch (const int &y) { [] { return y; }; } catch (const char *const z) { [] { return z; }; } }
void function32() { [i = 1] { [] { return i; }; }; static int s; [&i = s] { [] { return i; }; }; const int c = 1; [i = c] { [] { return i; }; }; }
template <class T> void function33() { static int s; int &b = s; struct Q { int f() { return b; } }; const int &c = 2; struct R { int f() { return c; } }; }
void function34() { static int s; int &b = s; struct Q { int f() { return b; } }; const int &c = 2; struct R { int f() { return c; } }; }
template <class T> void function35(T t) { auto *q = &t; auto &r = t; T *p = &t; T a[2]; struct Q { int f() { q; r; p; a[0]; return 1; } }; }
void function36() { if (int z = 1) { [] { return z; }; } if (const int z = 1) { [] { return z; }; } while (int *const w = nullptr) { [] { return w; }; } }
