// flags: --extended-lambda
template<class F> void call(F f) { }
struct O { private: struct P { int z; }; public: struct Q { int z; }; template<class T> static void f(); static void g(); };
template<class T> void O::f() { P p = {}; T t = {}; call([p] __attribute__((device)) () { return p.z; }); call([=] __attribute__((device)) () { return t.z; }); call([=] __attribute__((host)) __attribute__((device)) () { return p; }); call([=] __attribute__((device)) (P q) { return 1; }); call([=] __attribute__((host)) __attribute__((device)) (P q) { return 1; });  }
template<class T> void a1() { T t{}; call([t] __attribute__((device)) () { return 1; }); call([=] __attribute__((device)) () { return (void)t, 1; }); call([x = t] __attribute__((device)) () { return 1; }); call([t] __attribute__((host)) __attribute__((device)) () { return t; }); }
template<class T> struct S { T m; void f() { struct L { int z; }; L l = {}; call([l] __attribute__((device)) () { return l.z; }); call([*this] __attribute__((device)) { return 1; }); call([=] __attribute__((device)) { return m; });} };
template<class T> auto b1() { struct L { int z; }; L l = {}; call([l] __attribute__((device)) () { return l.z; }); return 1; }
template<class T> constexpr int b2() { struct L { int z; }; L l = {}; call([l] __attribute__((device)) () { return l.z; }); return 1; }
void O::g() { a1<P>(); a1<Q>(); f<P>(); }
template void O::f<O::Q>();
template void a1<O::Q>();
template struct S<int>;
void h() { struct M { int z; }; a1<M>(); S<M> s; s.f(); b1<int>(); b2<int>(); }
enum class E { a }; 
template<class T> void c1() { enum L { x, y }; L l = x; L r[2] = {}; L *p = r; call([=] __attribute__((device)) () { return (int)l + r[1] + *p; }); }
template void c1<int>();
template<class T> void c2() { auto lam = [] __attribute__((device)) { return 1; }; auto hl = [] { return 1; }; call([=] __attribute__((device)) () { return lam(); }); call([=] __attribute__((device)) () { return (void)hl, 1; }); }
template void c2<int>();
/* Types of init-captures. */
template <class T> struct InitCaptures { int m; void f(int n) { struct Local { int a; } local = { 1 }; auto l = [q = local] __attribute__((device)) (int n) { }; auto k = [local] __attribute__((device)) { }; } }; template struct InitCaptures<int>;
template <class T> void init_captures(T n) { struct Local { int a; } local = { 1 }; auto l = [q = local] __attribute__((device)) (int n) { }; auto m = [q = n] __attribute__((device)) { }; auto o = [q = &local] __attribute__((device)) { }; auto p = [q = 1, w = local] __attribute__((device)) { }; } template void init_captures(int);
class Hides { class Hidden { public: int x; }; };
template <class T> void init_captures_of(T n) { T t{}; auto l = [q = t] __attribute__((device)) { }; auto m = [q = n, t] __attribute__((device)) { }; } template void init_captures_of(Hides::Hidden);
