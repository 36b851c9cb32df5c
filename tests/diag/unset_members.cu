// #368-D: const members and references that no constructor initializes.
struct A { const int c; int &r; int x; };
class B { const int c; int &r; };
class C { public: int &r; private: int x; };
class D { const int c = 1; int &r; public: D(int &); };
struct E : A { int y; };
class F { const int c; public: F() = default; };
class G { const A a; };
class H { const int c[2]; int &&rr; const int *p; int *const q; };
union U { const int c; int d; };
template <class T> class J { const T t; };
J<int> j0();
class K { B b; };
class L { const struct { int i; } s; };
class M { const int c; static const int d; void f(); M(const M &); };
class N { const int c; N(const N &) = delete; };
class O : public virtual A { };
class P { mutable int m; volatile const int v; };
struct Q { virtual void f(); const int c; };
void f() { class R { const int c; }; }
class I { const int b : 2; };
