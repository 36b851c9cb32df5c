// flags:
// flags: --c++20
/* What a return statement moves from, in C++20 also through a reference to an rvalue [class.copy.elision]/3. */
struct MO { MO(int = 0); MO(MO &&); MO &operator=(MO &&); ~MO(); int v; };
MO rm6(MO &&m) { return m; }
MO rm7(MO &&m) { return (m); }
MO rm8() { MO &&m = MO(3); return m; }
void rm9(MO &&m) { throw m; }
MO rma(MO &m) { return m; }
MO rmb(const MO &&m) { return m; }
MO &&rmc(MO &&m) { return m; }
struct K { MO m; MO f() { return m; } MO g() && { return static_cast<MO &&>(m); } };
struct W { MO m; W(MO &&); }; W rmf(MO m) { return m; } W rmg(MO &&m) { return m; }
