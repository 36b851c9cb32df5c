// flags:
// flags: --c++20
// Aggregates may declare constructors that are defaulted, before C++20.
struct K { unsigned a, b; K(const K &) = default; K() = default; K(K &&) = default; int get() const; };
void f() { K k{ 1, 2 }; K m = { 1, 2 }; auto n = K{ 1, 2 }; K o(); }
template <class T> struct P { T i, j; P(const P &) = default; P() = default; P(P &&) = default; };
void g() { auto p = P<float>{ 1, 2 }; P<int> q{ 3, 4 }; }
