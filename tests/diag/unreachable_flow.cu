// flags: --diag_warning 111,185
/* Statements that loops, conditions and exceptions keep from being reached, and near misses. */
void e();
void nr2();
int a1(int x) { return 1; switch (x) { case 1: e(); while (x) e(); break; default: e(); } e(); }
int a2(int x) { return 1; return 2; return 3; e(); }
int a3(int x) { if constexpr (true) return 1; else e(); return 2; }
int a4(int x) { if constexpr (true) e(); else e(); return 2; }
int a5(int x) { if constexpr (false) e(); else e(); return 2; }
int a6(int x) { if constexpr (false) e(); return 2; }
int a7(int x) { if constexpr (true) e(); else { int y; e(); } return 2; }
int a8(int x) { return 2; if constexpr (true) e(); else e(); }
int a9(int x) { return 2; if constexpr (false) e(); else e(); e(); }
int b1(int x) { if constexpr (true) return 3; else return 4; }
int b2(int x) { if constexpr (false) return 3; else return 4; }
int b3(int x) { return 1; if (x) { e(); } else { return 2; e(); } e(); return 3; e(); }
int b4(int x) { return 1; if (x) return 2; else return 3; e(); }
int b5(int x) { return 1; try { return 2; } catch (...) { return 3; e(); } e(); }
int b6(int x) { for (;;) { return 1; } e(); }
int b7(int x) { for (;;) { return 1; e(); } e(); }
int b8(int x) { while (x) { return 1; e(); } e(); return 0; }
int b9(int x) { return 1; while (x) { return 1; e(); } e(); return 0; }
int c1(int x) { return 1; do { return 1; e(); } while (x); e(); return 0; }
int c2(int x) { do { break; } while (x); e(); return 0; }
int c3(int x) { do { continue; e(); } while (false); e(); return 0; }
int c4(int x) { while (false) { e(); } return 0; }
int c5(int x) { if (false) { e(); } else { return 1; } e(); return 0; }
int c6(int x) { if (0) { e(); } return 0; e(); }
int c8(int x) { return 1; 1; }
int c9(int x) { return 1; (void)x; }
int d6(int x) { return 1; goto l; e(); l: e(); return 2; }
int d7(int x) { return 1; [[maybe_unused]] int q; e(); }
int d9(int x) { switch (x) { case 1: return 1; [[fallthrough]]; case 2: return 3; } return 0; }
int e2(int x) { return x ? throw 1 : 2; e(); }
int e3(int x) { x ? throw 1 : throw 2; e(); return 0; }
int e4(int x) { throw 1, e(); e(); return 0; }
int e5(int x) { (throw 1); e(); return 0; }
int e6(int x) { if (x) throw 1; else throw 2; e(); return 0; }
int e7(int x) { while (true) { if (x) break; } e(); return 0; }
int e8(int x) { while (true) { if (x) return 1; } e(); return 0; }
int e9(int x) { while (1 == 1) { } e(); return 0; }
template <bool B> int f1(int x) { while (B) { } e(); return 0; }
template <bool B> int f3(int x) { if constexpr (B) return 1; e(); return 0; }
template <bool B> int f4(int x) { if (B) return 1; e(); return 0; }
template <bool B> int f5(int x) { if constexpr (B) e(); else e(); return 0; }
const bool cb = true; constexpr bool cc = true;
int f7(int x) { while (cb) { } e(); return 0; }
int f8(int x) { if (cc) return 1; e(); return 0; }
int f9(int x) { if (!cc) e(); else return 1; e(); return 0; }
int g1(int x) { if (sizeof(int) == 4) return 1; e(); return 0; }
void g2(int x) { if (x) { return; } else { return; } }
auto g5 = [](int x) { return; e(); };
auto g6 = [](auto x) { return; e(); };
void g7() { g6(1); g5(2); }
constexpr int g8(int x) { if (x) return 1; else return 2; throw 3; }
void g9(int x) { switch (x) { case 1: { return; } case 2: return; e(); { case 3: e(); } } }
void h1(int x) try { return; e(); } catch (...) { return; e(); }
void h2(int x) { if (x) goto a; return; e(); a: e(); return; b: e(); goto b; }
int h3(int x) { switch (x) default: return 1; e(); return 2; }
int h4(int x) { switch (x) { default: return 1; case 2: break; } e(); return 2; }
int h5(int x) { switch (x) { default: return 1; case 2: while (1) { break; } } e(); return 2; }
