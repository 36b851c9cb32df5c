/* Conditions of static_asserts that name types of variables, calls and templates. */
template <class T, class U> struct is_same { static constexpr bool value = false; };
template <class T> struct is_same<T, T> { static constexpr bool value = true; };
template <class T, class U> constexpr bool is_same_v = is_same<T, U>::value;
template <class T> constexpr bool is_empty = __is_empty(T);
struct S { int i; int f(int); long f(long); static constexpr int k = 3; };
template <class T> struct X { using type = T; static constexpr bool v = false; };
int g(int); double g(double);
void f() {
  int a = 1; const int &r = a; S s; auto l = [](int x) { return x; }; auto l2 = [=](auto x) { return x + a; };
  static_assert(sizeof(decltype(a)) == 8, "1");
  static_assert(is_same<decltype(r), int>::value, "2");
  static_assert(is_same_v<decltype(s.f(1)), long>, "3");
  static_assert(sizeof(decltype(g(1.0))) == 4);
  static_assert(is_same<decltype(l(1)), long>::value, "4");
  static_assert(is_same<decltype(l2(1.0)), long>::value, "5");
  static_assert(decltype(s)::k == 4, "6");
  static_assert(X<int>::v, "7");
  static_assert(X<decltype(s)>::v, "8");
  static_assert(is_empty<decltype(l2)>, "10");
  static_assert(is_empty<decltype(l)> == false, "11");
  static_assert(noexcept(g(1)), "12");
  static_assert(__is_trivially_copyable(decltype(l)) && !__is_class(decltype(s)), "14");
}
