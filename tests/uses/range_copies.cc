// begin() and end() take the range by value, and are found by its type alone.
template <class T> struct P { P() {} P(const P &) {} ~P() {} P &operator=(const P &) { return *this; } P &operator=(P &&) noexcept { return *this; } };
template <class T> struct Q : P<T> { Q(const Q &) noexcept = default; Q(); };
class D { public: D(const D &) = default; ~D() = default; private: Q<int> q; };
int *begin(D d) noexcept; int *end(D) noexcept;
int f(D &d) { for (int i : d) return i; return 0; }
class E2 { public: explicit E2(int); E2(const E2 &) = default; ~E2() = default; E2 &operator++(); bool operator!=(E2); int operator*(); private: Q<long> q; };
inline E2 begin(E2 e) noexcept { return e; }
inline E2 end(E2) noexcept { return E2(1); }
int g() { for (int i : E2(1)) return i; return 0; }
