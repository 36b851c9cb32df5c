// Qualifiers at the top of the types of casts.
struct S { int x; }; enum E { e };
template <class T> T tt(T t) { return (const T)t; }
void f(float w, S s, int *p) {
  float a = (const float)w; float b = static_cast<const float>(w); float c = const_cast<const float&>(w); (void)(const int)w; (const S)s;
  (int *const)p; (const int *)p; (volatile int)w; typedef const int CI; (CI)w; static_cast<CI>(w); reinterpret_cast<int *const>(p); (const E)1; const_cast<int *const>(p); (const void)w;
  tt<int>(3); using T = const float; T{w}; new const int(3);
}
template <class T> void g(T t) { (const int)t; (const int)3; (const T)t; static_cast<const int>(t); }
int h(const int); const int k(); const int *l(); const S m(); typedef const int CI; CI n(); volatile int o(); template <class T> const T q(T); template <class T> const int r(T); const E s(); auto t() -> const int;


struct Members {
  int *__restrict__ a; int *const b; const int c;
  void of(char *p) {
    (void)reinterpret_cast<decltype(a)>(p); (void)(decltype(b))p; (void)static_cast<decltype(c)>(p[0]); (void)(typeof(c))p[0]; (void)(__typeof__(b))p;
    (void)static_cast<const decltype(c)>(p[0]);
    (void)(decltype(c) volatile)p[0];
    (void)reinterpret_cast<decltype(c) *const>(p);
    (void)(const typeof(c))p[0];
    (void)reinterpret_cast<int *__restrict__>(p);
  }
};
