// Temporaries that lists make of aggregates, and what is in them, are destroyed [class.temporary].
struct Dt { int *p; constexpr ~Dt() { *p = *p * 10 + 1; } };
constexpr int dt3() { int n = 1; Dt{&n}, n += 3; return n; }
static_assert(dt3() == 41);
constexpr int dt4() { int n = 1; Dt a{&n}; n += 3; return n; }
static_assert(dt4() == 4);
constexpr int dt5() { int n = 1; (void)Dt{&n}; n += 3; return n; }
static_assert(dt5() == 14);
constexpr int dt6() { int n = 1; (Dt{&n}, n += 3); return n; }
static_assert(dt6() == 41);
constexpr int dt7() { int n = 1; n += (Dt{&n}, 3); return n; }
static_assert(dt7() == 41);
constexpr int dt8() { int n = 1; int k = (Dt{&n}, n); return n * 100 + k; }
static_assert(dt8() == 1101);
constexpr int dt9() { int n = 1; if (Dt{&n}, n == 1) n += 5; return n; }
static_assert(dt9() == 16);
struct Dc { int *p; constexpr Dc(int *q) : p(q) {} constexpr ~Dc() { *p = *p * 10 + 1; } };
constexpr int e3() { int n = 1; Dc{&n}, n += 3; return n; }
static_assert(e3() == 41);
constexpr int e5() { int n = 1; (void)Dc{&n}; n += 3; return n; }
static_assert(e5() == 14);
constexpr int e6() { int n = 1; Dc{&n}; n += 3; return n; }
static_assert(e6() == 14);
constexpr int e7() { int n = 1; static_cast<void>(Dc{&n}); n += 3; return n; }
static_assert(e7() == 14);
constexpr int e8() { int n = 1; Dt{&n}; n += 3; return n; }
static_assert(e8() == 14);
constexpr int e9() { int n = 1; Dt{&n}.p[0] += 3; return n; }
static_assert(e9() == 41);
namespace parts {
struct Dt { int *p; constexpr ~Dt() { *p = *p * 10 + 1; } };
struct Pair { Dt a, b; };
constexpr int a1() { int n = 1; Pair{{&n}, {&n}}; return n; }
static_assert(a1() == 111);
constexpr int a2() { int n = 1; { Pair p{{&n}, {&n}}; n = 2; } return n; }
static_assert(a2() == 211);
constexpr int a3() { int n = 1; { const Dt &r = Dt{&n}; n = 2; } return n; }
static_assert(a3() == 21);
constexpr int a4() { int n = 1; { Dt d[2] = {{&n}, {&n}}; n = 2; } return n; }
static_assert(a4() == 211);
constexpr Dt make(int *p) { return {p}; }
constexpr int a5() { int n = 1; make(&n); n += 1; return n; }
static_assert(a5() == 12);
constexpr int take(Dt d) { return *d.p; }
constexpr int a6() { int n = 1; int r = take({&n}); return n * 100 + r; }
static_assert(a6() == 1101);
constexpr int a8() { int n = 1; { auto l = [d = Dt{&n}] { return *d.p; }; n = l() + 4; } return n; }
static_assert(a8() == 51);
struct Hold { Dt d{nullptr}; int k = 0; constexpr Hold(int *p) : d{p} {} };
constexpr int a9() { int n = 1; { Hold h(&n); n = 3; } return n; }
static_assert(a9() == 31);
constexpr int b1() { int n = 1; { Dt *d = new Dt{&n}; n = 3; delete d; } return n; }
static_assert(b1() == 31);
constexpr int b2() { int n = 1; for (int i = 0; i < 2; i++) Dt{&n}; return n; }
static_assert(b2() == 111);
constexpr int b3() { int n = 1; int r = Dt{&n}.p == &n ? n : 0; return n * 10 + r; }
static_assert(b3() == 111);
struct Node { Dt d; int v; }; constexpr Node mk(int *p, int v) { return Node{{p}, v}; }
constexpr int b4() { int n = 1; int v = mk(&n, 5).v; return n * 10 + v; }
static_assert(b4() == 115);
constexpr int b5() { int n = 1; { Node x = mk(&n, 5); n = x.v; } return n; }
static_assert(b5() == 51);
constexpr int b6() { int n = 1; { auto &&[d, v] = mk(&n, 5); n = v; } return n; }
static_assert(b6() == 51);
constexpr int b7(bool b) { int n = 1; { Dt d = b ? Dt{&n} : make(&n); n = 4; } return n; }
static_assert(b7(true) == 41 && b7(false) == 41);
struct Opt { union { Dt d; char c; }; bool has; constexpr Opt() : c(), has(false) {} constexpr Opt(int *p) : d{p}, has(true) {} constexpr ~Opt() { if (has) d.~Dt(); } };
constexpr int b8() { int n = 1; { Opt o(&n), e; n = 4; } return n; }
static_assert(b8() == 41);
}
