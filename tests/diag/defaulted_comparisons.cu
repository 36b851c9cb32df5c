// flags: --c++20
struct S { int a; bool operator==(const S &) const = default; };
struct S2 { int a; bool operator==(S2) const = default; };
struct S3 { int a; bool operator==(const S3 &) = default; };
struct S4 { int a; int operator==(const S4 &) const = default; };
struct S5 { int a; friend bool operator==(S5, S5) = default; friend bool operator==(const S5 &, const S5 &) = default; };
struct S6 { int a; bool operator==(int) const = default; };
struct S7 { int a; bool operator!=(const S7 &) const = default; bool operator<(const S7 &) const = default; };
struct S8 { int a; bool operator==(S8 &) const = default; };
struct S9 { int a; friend bool operator==(const S9 &, S9) = default; };
struct S10 { S6 x; bool operator==(const S10 &) const = default; };
struct N {}; struct S11 { N x; bool operator==(const S11 &) const = default; };
struct S12 { int &r; bool operator==(const S12 &) const = default; };
struct S13 { int a; bool operator==(const S13 &) const; }; bool S13::operator==(const S13 &) const = default;
struct S15 { int a; friend bool operator==(S15 &, S15 &) = default; friend bool operator==(int, S15) = default; };
struct S16 { int a; auto operator==(const S16 &) const = default; };
bool f(S a, S11 b, S12 c, S10 d) { return a == a; }
template <class T> struct S17 { T a; bool operator==(const S17 &) const = default; }; bool g(S17<int> x, S17<N> y) { return x == x; }
struct S18 { int a; bool operator==(const N &) const = default; bool operator==(const S18 &, int) const = default; };
bool operator==(const N &, const N &) = default; int operator<(N, N) = default;
