// Enumerations and objects that may be initialized so, and friends that are members of a class around: nothing is said.
namespace of { enum class one : unsigned { }; } struct base { enum class my : unsigned char { }; }; struct derived : base { void f(); };
void derived::f() { const my a{0}; my b{1}; const of::one c{3}; using alias = base::my; const alias d{2u}; }
template <class D, class I> void objects(D d0) { using P = typename D::param; D d1(P(I{0})); D d2(P(I{0}, I{10})); D d3(P(I(0)), 1); D d4(P(I{}.x)); d1 = d2 = d3 = d4; }
template <class T> struct member { int j; };
struct outer { template <class T> struct member { int f(); }; struct plain { int f(); }; struct inner { template <class T> friend struct member; friend struct plain; private: static const int i = 1; }; };
template <class T> int outer::member<T>::f() { return inner::i; } int outer::plain::f() { return inner::i; }
int both() { member<int> x = { 2 }; return x.j + outer::member<int>().f(); }
struct converts { operator char() const; operator int *(); operator int *() const; }; struct more : converts { operator int() const; };
int by_name(more m, const more *c) { int *p = c->operator int *(); char x = m.operator char(); return m.operator int() + *p + x + *m.operator int *(); }
