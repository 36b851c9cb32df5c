// flags: --extended-lambda
// What is wrong in discarded statements outside of instances is said as elsewhere [stmt.if]/2.
struct movable { movable(); movable(movable &&); };
struct fixed { fixed(); fixed(const fixed &) = delete; fixed &operator=(const fixed &) = delete; };
template <class T> int take(const T &) { return 0; }
int given(int *);
void plain() {
  movable m;
  fixed f;
  if constexpr (sizeof(int) == 1) {
    int *p = 1.0;
    given("x");
    int a[2] = { 1, 2, 3 };
    const int c = 1;
    c = 2;
    f = f;
    undefined();
    given(1, 2);
    take([m] { return 1; });
    take([i = f] { return 1; });
    movable k = m;
    take(fixed(f));
  }
}
void alternative() {
  if constexpr (sizeof(int) == 4) {
  } else {
    int *p = 1.0;
  }
}
template <class T> void in_template() {
  if constexpr (sizeof(T) == 1) {
    int *p = 1.0;
    T t = given(1, 2);
    t.member();
  }
  if constexpr (sizeof(int) == 1)
    given("x");
}
void instance() { in_template<int>(); }
void generic() {
  auto l = [](auto x) {
    if constexpr (sizeof(x) == 1)
      given(x);
    if constexpr (sizeof(int) == 1) {
      int *p = 1.0;
      x.member();
    }
  };
  l(1);
}
template <class T> struct specialized { void f(); };
template <> void specialized<int>::f() {
  int x;
  if constexpr (sizeof(int) == 1) {
    take([&x] __attribute__((device)) { return 0; });
    take([] __attribute__((device)) () constexpr { return 0; });
    int *p = 1.0;
  }
}
/* Results of discarded statements take no part in deduction, and templates that depend on them are not instantiated. */
auto deduced() { if constexpr (sizeof(int) == 1) return 1; else return "x"; }
template <class T> auto deduced_in_template(T t) {
  if constexpr (sizeof(T) == 4) return 1; else if constexpr (sizeof(T) == 8) return "x"; else return t;
}
auto a = deduced_in_template(1); auto b = deduced_in_template(1L); auto c = deduced_in_template('a');
template <class T> struct asserted { static_assert(sizeof(T) == 1, ""); };
template <class T> void not_instantiated() {
  if constexpr (sizeof(T) == 1) { asserted<T> s; T::none(); } else { take(1); }
}
void uses() { not_instantiated<int>(); }
