/* How closures are called, and what is said of what cannot be deduced. */
struct S { int i; };
template <class T> auto h(T t) noexcept(sizeof(T) == 4) { return 1; }
void f1() { int z = 1; using T = int;
 int i1 = [] (int a) noexcept { return 1; };
 int i2 = [] (int a) noexcept(false) { return 1; };
 int i6 = [] (auto a) noexcept { return 1; };
 int i8 = [] (T a) -> T { return 1; };
 int i9 = [] (T a) mutable noexcept -> T { return 1; };
 int i18 = [] (auto a) { return {1}; };
 const auto l = [] (T a) { return 1; }; int i19 = l; const auto *pl = &l; int i20 = pl;
 auto l2 = [] { return {1}; }; l2(1); l2.x;
 auto l3 = [] (auto a) { return {1}; }; l3(); l3.x; l3(1, 2);
 auto l4 = [] (auto... a) noexcept { return 1; }; l4.x;
}
