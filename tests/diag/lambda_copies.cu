// flags: --extended-lambda
namespace std { template<class T> T &&move(T &t) { return (T &&)t; } }
struct NC { NC() {} NC(const NC &) = delete; NC(NC &&) = default; int v; };
struct Priv { Priv() {} int v; private: Priv(const Priv &); };
struct Dflt { NC n; int v; };
struct Move { Move() {} Move(Move &&) {} int v; };
struct Expl { Expl() {} explicit Expl(const Expl &) {} int v; };
template<class F> void call(F &&f) { }
void f1() { NC n; call([n] { return 1; }); }
void f2() { NC n; call([=] { return n.v; }); }
void f3() { NC n; call([=] { int a = n.v; return n.v + a; }); }
void f4() { NC n; call([&] { return n.v; }); }
void f5() { NC n; call([m = n] { return m.v; }); }
void f6() { NC n; call([m = std::move(n)] { return m.v; }); }
void f7() { Priv n; call([n] { return n.v; }); }
void f8() { Dflt n; call([n] { return n.v; }); }
void f9() { Move n; call([n] { return n.v; }); }
void f11() { Expl n; call([n] { return n.v; }); }
void f12() { NC n[2]; call([n] { return n[1].v; }); }
void f13() { NC n; call([=] { return [=] { return n.v; }; }); }
void f14() { NC n; call([=] { return [n] { return n.v; }; }); }
void f15() { NC n; call([=] { return [&] { return n.v; }; }); }
void f16() { NC n; call([=] { return sizeof(n); }); }
void f17() { NC n; call([n] { return [=] { return n.v; }; }); }
void f18() { NC n; call([&] { return [=] { return n.v; }; }); }
template<class T> void g1() { NC n; call([n] { return 1; }); }
template<class T> void g2() { NC n; call([=] { return n.v; }); }
struct S { NC n; void f() { call([*this] { return n.v; }); } };
void f20() { NC n; call([=] (auto x) { return n.v; }); }
void f21() { NC n; call([n] (auto x) { return n.v; }); }
void f25() { NC n; call([n] __attribute__((device)) { return 1; }); }
void f26() { NC n; call([=] __attribute__((device)) { return n.v; }); }
void f27() { NC n; call([=] __attribute__((host)) __attribute__((device)) { return n.v; }); }
void f28() { NC n; NC &r = n; call([=] { return r.v; }); }
void f29(NC n) { call([=] { return n.v; }); }
void f30(NC &&n) { call([=] { return n.v; }); }
