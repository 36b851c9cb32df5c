template <class T> constexpr auto f(T n) -> int { n + 1; return 1; }
template <class T> constexpr auto g(T n) -> T { n + 1; return 1; }
template <class T> struct S { constexpr auto m(T n) const noexcept -> T * { n + 1; return nullptr; } template <class U> constexpr auto t(U u) -> const U & { u + 1; return u; } 
 friend constexpr auto fr(S s, T n) -> int { n + 1; return 1; } 
 template <class U> friend constexpr int fs(S s, U n) { n + 1; return 1; } 
 friend constexpr int fr2(S s, T n) noexcept { n + 1; return 1; } 
 friend int fr3(S s, T n) noexcept { n + 1; return 1; } 
 struct In { friend constexpr int fr4(In s, T n) noexcept { n + 1; return 1; } };
 };
struct Z { template <class T> constexpr int m(T n) const noexcept { n + 1; return 1; } template <class T> constexpr int m1(T n) noexcept(sizeof(T) == 4) { n + 1; return 1; }  template <class T> constexpr int m2(T n) noexcept(false) { n + 1; return 1; } };
template <class T> constexpr int n1(T n) noexcept { n + 1; return 1; }
template <class T> constexpr int n2(T n) noexcept(true) { n + 1; return 1; }
template <class T> constexpr int n3(T n) noexcept(sizeof(T) > 2) { n + 1; return 1; }
template <class T> constexpr auto n5(T n) noexcept -> int { n + 1; return 1; }
template <class T> constexpr auto n6(T n) noexcept { n + 1; return 1; }
int i;
void q() { f(1); g(1); S<int> s; (void)s.m(1); s.t(2); fr(s, 1); fs(s, 1); fr2(s, 1); fr3(s, 1); S<int>::In in; fr4(in, 1); Z().m(1); Z().m1(1); Z().m2(2); n1(1); n2(1); n3(1); n5(1); n6(1); 
 auto l1 = [](auto a) noexcept { a + 1; }; l1(1);
 auto l2 = [](auto a) noexcept(true) { a + 1; }; l2(1);
 auto l3 = [](auto a) noexcept(sizeof(a) == 4) { a + 1; }; l3(1);
 auto l4 = [](auto a) noexcept(false) { a + 1; }; l4(1);
 auto l5 = [](auto a) noexcept(sizeof(int) == 4) -> int { a + 1; return 1; }; l5(1);
 auto l6 = [](auto a) mutable noexcept -> int { a + 1; return 1; }; l6(1);
 auto l7 = [](auto... a) constexpr noexcept { (a, ...); (a + ... + 1); return 1; }; l7(1, 2);
 auto l8 = []<class T>(T a) mutable { a + 1; }; l8(1);
}
