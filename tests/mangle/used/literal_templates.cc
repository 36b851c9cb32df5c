// Literal operator templates of which one has a specialization.
template <bool, class T = void> struct only {};
template <class T> struct only<true, T> { using type = T; };
template <char... c> constexpr typename only<sizeof...(c) == 2, int>::type operator""_n() { return 2; }
template <char... c> constexpr typename only<sizeof...(c) == 1, int>::type operator""_n() { return 1; }
template <class C, C... c> constexpr typename only<sizeof...(c) == 1, int>::type operator""_s() { return 1; }
template <class C, C... c> constexpr typename only<sizeof...(c) != 1, int>::type operator""_s() { return 3; }
int operator""_n(long double) { return 200; }
int f() { return 45_n + 4_n + 200.0_n + "a"_s + "abc"_s; }
