// Range-based for: begin and end by argument-dependent lookup, iterators of classes [stmt.ranged].
struct R { int a[3] = {1, 2, 3}; friend constexpr const int *begin(const R &r) { return r.a; } friend constexpr const int *end(const R &r) { return r.a + 3; } };
constexpr int s(const R &r) { int t = 0; for (int x : r) t += x; return t; }
static_assert(s(R{}) == 6);
namespace n { struct Q { int a[2] = {4, 5}; }; constexpr int *begin(Q &q) { return q.a; } constexpr int *end(Q &q) { return q.a + 2; } constexpr const int *begin(const Q &q) { return q.a; } constexpr const int *end(const Q &q) { return q.a + 2; }
 template <class T> struct W { T v[2]; template <class U> friend constexpr U *begin(W<U> &); friend constexpr T *end(W &w) { return w.v + 2; } }; template <class U> constexpr U *begin(W<U> &w) { return w.v; } }
constexpr int q() { n::Q x; for (int &y : x) y++; int t = 0; for (const int &y : (const n::Q &)x) t += y; return t; }
static_assert(q() == 11);
constexpr int w() { n::W<int> x{1, 2}; int t = 0; for (auto y : x) t += y; return t; }
static_assert(w() == 3);
struct It { int i; constexpr int operator*() const { return i; } friend constexpr bool operator!=(It a, It b) { return a.i != b.i; } friend constexpr It &operator++(It &i) { ++i.i; return i; } };
struct C { int n; friend constexpr It begin(C c) { return {0}; } friend constexpr It end(C c) { return {c.n}; } };
constexpr int c() { int t = 0; for (int x : C{4}) t += x; return t; }
static_assert(c() == 6);
struct B : R {}; constexpr int b() { B x; int t = 0; for (int y : x) t += y; return t; } static_assert(b() == 6);
struct E { friend constexpr It begin(const E &) { return {1}; } struct S { int n; friend constexpr bool operator!=(It i, S s) { return i.i != s.n; } }; friend constexpr S end(const E &) { return {5}; } };
constexpr int e() { int t = 0; for (int x : E()) t += x; return t; } static_assert(e() == 10);
struct Eq { int i; constexpr int operator*() const { return i; } bool constexpr operator==(const Eq &) const = default; constexpr void operator++() { i++; } };
struct Er { constexpr Eq begin() const { return {0}; } constexpr Eq end() const { return {3}; } };
constexpr int er() { int t = 0; for (int x : Er()) t += x; return t; } static_assert(er() == 3);
constexpr int init() { int t = 0; for (R r; int x : r) t += x; return t; } static_assert(init() == 6);
constexpr int sb() { int t = 0; struct P { int a, b; }; P ps[2] = {{1, 2}, {3, 4}}; for (auto [a, b] : ps) t += a * b; for (auto &[a, b] : ps) a = 0; return t + ps[1].a; } static_assert(sb() == 14);
constexpr int nest() { int t = 0; int a[2][3] = {1, 2, 3, 4, 5, 6}; for (auto &r : a) for (int x : r) { if (x == 2) continue; if (x == 5) break; t += x; } return t; } static_assert(nest() == 8);
