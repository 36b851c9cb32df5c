/* Valid: local objects are moved from where they are returned or thrown, and copied where nothing takes them then. */
struct B { int *p; B(const B &) = delete; B() noexcept; ~B() noexcept; B(B &&o) noexcept; };
B make();
B f() { B b = make(); return b; }
B g(int **q) { B b = make(); if (q) *q = b.p; return b; }
B h(int **q) { B b = make(); if (q) { } return b; }
B i(bool q) { B b = make(); if (q) return b; return b; }
B j(bool q) { B b = make(); { return b; } }
B k(B b) { return b; }
B l(B &&b) { return static_cast<B &&>(b); }
B m() { try { B b; return b; } catch (...) { B c; return c; } }
struct S { B b; B f() { B b; return b; } };
template <class T> struct Box { T v; Box(T &&); Box(const T &) = delete; Box(Box &&); };
Box<B> n() { B b; return b; }
struct Base { Base(); Base(Base &&); virtual ~Base(); }; struct Der : Base { Der(); Der(Der &&); };
struct Up { Up(Base &&); };
Up o() { Der d; return d; }
B s(B &b) { return static_cast<B &&>(b); }
const B t() { const B *p = nullptr; B b; return b; }
auto lam = [](B b) { return b; };
auto lam2 = [](B b) -> B { return b; };
B v(bool x) { B b, c; if (x) { return b; } else return (c); }
B w() { static B b; return static_cast<B &&>(b); }
B x(B b) try { return make(); } catch (...) { return make(); }
void y() { B b; throw b; }
struct Copied { Copied(); Copied(const Copied &); };
Copied copied() { Copied c; return c; }
