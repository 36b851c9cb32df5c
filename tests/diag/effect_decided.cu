// An operand that is never evaluated does nothing: the first one of && || ?: is a constant.
bool f(); int g(); void h(); constexpr bool c = true; const int k = 0; template <int N> int tn(); enum { E = 1 };
void a() { true || f(); }
void b() { 1 || f(); }
void c1() { c || f(); }
void d() { k && f(); }
void e() { false && f(); }
void f1() { true ? 1 : g(); }
void f2() { false ? g() : 1; }
void f3() { true ? g() : 1; }
void f4() { true ? h() : (void)0; }
void f5() { false ? h() : (void)0; }
void f6() { sizeof(int) == 4 || f(); }
void f7() { (1 + 1 == 2) || f(); }
void f8() { !c && f(); }
void f9() { (true) || f(); }
void g1() { f() || true; }
void g2() { true || f() || f(); }
void g3() { (true || f()) && f(); }
void g4() { E || f(); }
template <class T> void g5() { true || f(); c || f(); true || T(); false && T().f(); false ? T() : 1; }
void g6() { for (true || f(); ; false && f()) break; }
void g7() { (true || f()), g(); (void)(true || f()); 1 + (true || f()); }
void g8() { false && (throw 1, true); true || ({ f(); true; }); }
