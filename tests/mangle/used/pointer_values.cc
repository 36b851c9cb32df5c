// Pointers, references and calls that give them as values of template parameters, which they are converted to.
struct S { int m; static int s; int a[3]; } s;
struct T : S {};
template <int *p> class X {};
template <const int S::*> class M {};
template <const S &> class SP {};
template <const int *> struct Y {};
constexpr int *p = &S::s;
constexpr int S::*sp = &T::m;
constexpr S &sr = s;
constexpr int *pf() { return &S::s; }
int array[4];
constexpr int *const q = nullptr;
void g1(X<&s.s>) {}
void g2(X<p>) {}
void g4(SP<sr>) {}
void g6(X<pf()>) {}
void g7(X<array>) {}
void g8(X<q>) {}
void g9(Y<p>) {}
void ga(M<&S::m>) {}
template <int *P> void gb() {}
template <auto P> void gc() {}
void use() { gb<p>(); gb<pf()>(); gc<p>(); gc<sp>(); gc<&S::s>(); gb<q>(); gc<q>(); }
