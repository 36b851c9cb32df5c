// Which constructor copies or moves, where there are several, or templates that take the source better [over.match.copy].
struct A { int k; constexpr A():k(0){} constexpr A(const A&):k(1){} template<class U> constexpr A(U&&):k(2){} };
constexpr int f(){ A a; A b(a); return b.k; }
static_assert(f()==2);
constexpr int f2(){ A a; A b = a; return b.k; }
static_assert(f2()==2);
constexpr int f3(){ const A a; A b = a; return b.k; }
static_assert(f3()==1);
constexpr int f4(){ A a; A b = static_cast<A &&>(a); return b.k; }
static_assert(f4()==2);
constexpr int f5(){ A a; A b{a}; return b.k; }
static_assert(f5()==2);
constexpr int by(A a) { return a.k; }
constexpr int f6(){ A a; return by(a); }
static_assert(f6()==2);
struct H { A a; };
constexpr int f7(){ H a; H b = a; return b.a.k; }
static_assert(f7()==1);
constexpr int f8(){ A a; H b{a}; return b.a.k; }
static_assert(f8()==2);
struct B { int k; constexpr B():k(0){} constexpr B(const B&):k(1){} constexpr B(B&):k(2){} constexpr B(B&&):k(3){} constexpr B(const B&&):k(4){} };
constexpr int g(){ B a; const B c; B b(a), d(c), e(static_cast<B&&>(a)), f(static_cast<const B&&>(c)); B h = a, i = c; B j = static_cast<B&&>(a); return b.k*1000000 + d.k*100000 + e.k*10000 + f.k*1000 + h.k*100 + i.k*10 + j.k; }
static_assert(g()==2134213);
constexpr B ret(B b) { return b; }
constexpr int g2() { B a; return ret(a).k; }
static_assert(g2()==3);
struct HB { B b; };
constexpr int g3() { HB a; HB c = a; const HB &r = a; HB d = r; HB e = static_cast<HB &&>(a); return c.b.k * 100 + d.b.k * 10 + e.b.k; }
static_assert(g3() == 113);
struct HD : B { }; 
constexpr int g4() { HD a; B c = a; const HD &r = a; B d = r; return c.k * 10 + d.k; }
static_assert(g4()==21);
struct C { int k; constexpr C():k(0){} constexpr C(C&):k(2){} constexpr C(C&&):k(3){} };
constexpr int h(){ C a; C b(a), c = a, d(static_cast<C&&>(a)); return b.k*100+c.k*10+d.k; }
static_assert(h()==223);
constexpr int lam(){ A a; auto l = [a] { return a.k; }; return l(); }
static_assert(lam() == 2);
constexpr int thr(){ B a; struct In { B b; constexpr In(B &x) : b(x) {} } in(a); return in.b.k; }
static_assert(thr()==2);
