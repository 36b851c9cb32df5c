// Temporaries whose destructors do something, and parameters: when they are destroyed [class.temporary].
struct Counter { int *p; constexpr Counter(int *q) : p(q) { ++*p; } constexpr ~Counter() { --*p; } constexpr int get() const { return *p; } };
constexpr int ctmp() { int n = 0; int r = Counter(&n).get(); return r * 10 + n; }
static_assert(ctmp() == 10);
constexpr int cref() { int n = 0; { const Counter &c = Counter(&n); if (n != 1) return -1; } return n; }
static_assert(cref() == 0);
constexpr int takes(Counter c) { return c.get(); }
constexpr int carg() { int n = 0; int r = takes(Counter(&n)); return r * 10 + n; }
static_assert(carg() == 10);
constexpr int ccond() { int n = 0; int r = n == 0 ? Counter(&n).get() : 5; return r * 10 + n; }
static_assert(ccond() == 10);
constexpr int cand() { int n = 0; bool b = Counter(&n).get() == 1 && Counter(&n).get() == 2; return b * 10 + n; }
static_assert(cand() == 10);
constexpr int cloop() { int n = 0, s = 0; for (int i = 0; i < 3; i++) { Counter c(&n); s += n; if (i == 1) continue; Counter d(&n); s += n; } return s * 10 + n; }
static_assert(cloop() == 70);
constexpr int cret() { int n = 0; auto f = [&n] { Counter c(&n); return c.get(); }; int r = f(); return r * 10 + n; }
static_assert(cret() == 10);
constexpr int carr() { int n = 0; { Counter a[3] = {&n, &n, &n}; if (n != 3) return -1; } return n; }
static_assert(carr() == 0);
constexpr int cmem() { int n = 0; struct M { Counter a, b; }; { M m{&n, &n}; if (n != 2) return -1; } M(M{&n, &n}); return n; }
constexpr int cnew() { int n = 0; Counter *c = new Counter(&n); int r = n; delete c; Counter *d = new Counter[2]{&n, &n}; r = r * 10 + n; delete[] d; return r * 10 + n; }
static_assert(cnew() == 120);
constexpr Counter made(int *n) { return Counter(n); }
constexpr Counter named(int *n) { Counter c(n); return c; }
constexpr int results() { int n = 0, r = 0; { Counter c = made(&n); r = n; } { auto d = made(&n); r = r * 10 + n; } made(&n); return r * 10 + n; }
static_assert(results() == 110);
struct Copied { int *p; constexpr Copied(int *q) : p(q) { ++*p; } constexpr Copied(const Copied &o) : p(o.p) { ++*p; } constexpr ~Copied() { --*p; } };
constexpr int by_value(Copied c, Copied d) { return *c.p; }
constexpr int copies() { int n = 0; Copied c(&n); int r = by_value(c, Copied(&n)); { Copied a[2] = { c, &n }; r = r * 10 + n; } return r * 10 + n; }
static_assert(copies() == 331);
struct Holder { Copied c; int got; constexpr Holder(int *p) : c(p), got(*Copied(p).p) {} };
constexpr int members() { int n = 0; int r = Holder(&n).got; return r * 10 + n; }
static_assert(members() == 20);
struct Aggregate { Copied c; const Copied &r; };
constexpr int held() { int n = 0; { auto &&[c, r] = Aggregate{ &n, Copied(&n) }; if (n != 2) return -1; } return 0; }
constexpr int conditions() { int n = 0, s = 0; for (; Counter(&n).get() == 1 && s < 3; Counter(&n)) s++; while (!(Counter(&n).get() == 1)) s = 100; do s++; while (Counter(&n).get() != 1); if (Counter(&n).get() == 1) s += 10; switch (Counter(&n).get()) { case 1: s += 100; } return s * 10 + n; }
static_assert(conditions() == 1140);
struct Range { int *n; int a[2] = { 1, 2 }; constexpr Range(int *p) : n(p) { ++*n; } constexpr ~Range() { --*n; } constexpr const int *begin() const { return a; } constexpr const int *end() const { return a + 2; } };
constexpr int ranges() { int n = 0, s = 0; for (int x : Range(&n)) s += x * n; return s * 10 + n; }
static_assert(ranges() == 30);
constexpr int closures() { int n = 0; int r = [c = Copied(&n)] { return *c.p; }(); auto f = [c = Copied(&n)](Copied d) { return *c.p; }; r = r * 10 + f(&n); return r * 10 + n; }
static_assert(closures() == 121);
constexpr int line(int l = __builtin_LINE()) { return l; }
static_assert(line() == 44);
constexpr const char *function(const char *f = __builtin_FUNCTION()) { return f; }
constexpr char initial() { return *function(); }
static_assert(initial() == 'i');
