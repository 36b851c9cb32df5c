struct NC { int x; NC() : x(1) {} NC(int v) : x(v) {} };
struct A1 { NC n; };
struct A2 { NC n; A2() = default; };
struct A3 : A2 { int x = 0; };
struct A4 : A2 { int x = 0; A4() = default; };
template <class T> struct Q { T *p = 0; Q() noexcept; Q(T *, int = 0); };
template <class T> struct QD { T *p = 0; QD() = default; };
template <class T> struct B { struct I { T *s; I() : s() {} }; I i; B() = default; ~B() {} };
struct D1 { int x = 0; ~D1() {} };
struct D2 { D1 d; };
constexpr A1 a1;
constexpr A2 a2;
constexpr A3 a3;
constexpr A4 a4;
constexpr D2 d2;
constexpr D2 d2b{};
struct S { static constexpr Q<int> q{0}; };
int main() {
  constexpr Q<int> q;
  constexpr Q<int> q2 = nullptr;
  constexpr Q<int> q3(nullptr, 2);
  constexpr QD<int> qd;
  constexpr B<int> b;
  static constexpr B<int> sb;
}
