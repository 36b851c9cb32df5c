struct S { int m; S *self; int f() const; static int sf(int); int operator[](int); int operator()(int); S operator-() const; S &operator++(); S *operator->(); explicit operator bool() const; };
struct D : S { using S::m; int d; }; struct V { virtual int vf(int); int x; };
__attribute__((device)) int gv; __attribute__((device)) S s; __attribute__((device)) D d; __attribute__((shared)) S ss; __attribute__((device)) V v; __attribute__((device)) long lv; __attribute__((device)) unsigned char uc; __attribute__((device)) bool bv; __attribute__((device)) enum E { e0 } ev; __attribute__((device)) float fv; __attribute__((device)) int *pv; __attribute__((device)) int **ppv; __attribute__((device)) char sv[10]; __attribute__((device)) int S::*mp; __attribute__((device)) int (S::*mfp)() const; __attribute__((device)) decltype(nullptr) np;
void takef(float); void takel(const long &); void takep(const void *); void takeb(bool); void takeE(E); template <class T> void gen(T); template <class T> void genr(T &); template <class T> void genf(T &&); template <class... T> void genp(T &&...);
void c1() { takef(gv); takel(gv); takep(pv); takep(&gv); takeb(gv); takeE(ev); takeb(pv); takef(fv); }
void c2() { gen(gv); genr(gv); genf(gv); genp(gv, s, fv); gen(s); genf(gv + 1); gen<long>(gv); genr<const int>(gv); }
void c4() { ss[1]; ss(gv); -ss; ++ss; ss->f(); if (ss) ; bool b = !ss; ss.f(); (&ss)->f(); }
void *operator new(unsigned long, void *, int);
void c10() { auto x = gv; auto &y = gv; const auto &z = gv; auto &&w = gv; auto p = &gv; auto q = sv; auto &r = sv; int a[3] = {gv}; int b[]{gv, 1}; struct { int i; int j[2]; } t = {gv, {1, gv}}; }
void c12() { (void)(gv = 1); (void)gv++; (void)s; static_cast<void>(gv);  }
void c14() noexcept(noexcept(gv)) { static_assert(sizeof(gv) == 4); if constexpr (sizeof(gv) == 4) gv = 1; else gv = 2; constexpr int k = sizeof(sv); alignas(sizeof(gv)) int z; typedef int arr[sizeof(gv)]; }
void c15() { struct L { int f() { return gv; } int g = gv; static int h() { return gv; } }; L().f(); auto l = [a = gv, &b = gv, c = &gv] { return a + b + *c + gv; }; [] { gv = 1; }(); [](int x = gv) { }(); }
int c16(int x = gv, int y = sizeof(gv)) { return x; } int c17 = gv, *c18 = &gv, &c19 = gv; 
void c20() { try { throw gv; } catch (int &e) { e = gv; } catch (...) { throw; } }
void c21() { __builtin_memcpy(&gv, &lv, 4); __builtin_expect(gv, 0); __builtin_unreachable(); __atomic_store_n(&gv, gv, 0); __sync_fetch_and_add(&gv, 1); __builtin_add_overflow(gv, 1, &gv); }
