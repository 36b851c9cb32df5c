// flags: --c++20
// Qualified names that are types without typename.
template <class T, class U = T::type> struct A {
  using a = T::type;
  using b = T::template inner<int>;
  using c = T::template inner<int>::type *;
  auto f() -> T::type { return static_cast<T::type>(1); }
  T::type g(T::type x, T::type) { auto l = [](T::type y) -> T::type { return y; }; return l(*new T::type(x)); }
  operator T::conv() { return {}; }
  T::type h(T::type = 1, const T::type & = 2);
  T::type *p; T::type q[3]; 
};
template <class T> T::type free_f(T t) { return 1; }
template <class T> auto free_g(T t) -> T::type { return 1; }
struct X { using type = int; using conv = char *; template <class V> struct inner { using type = V; }; };
A<X> x;
static_assert(__is_same(decltype(x.f()), int) && __is_same(A<X>::a, int) && __is_same(A<X>::c, int *) && sizeof(A<X>::b) == 1);
static_assert(__is_same(decltype(x.g(1, 2)), int) && __is_same(decltype(free_g(X{})), int) && __is_same(decltype(free_f(X{})), int));
struct Value { static constexpr int value = 3; };
template <class T> int f3() { int x(T::value); return x; }
template <class T> int f4() { int x(T::value), y = 2; return x + y; }
template <class T> int x3(T::value);
template <class T> struct B { int g() { int x(T::value); return x; } int h(int x = T::value) { int y(x = T::value); return y; }
 void k(T::type (&x)[3]); void l(T::type (*)(int)); T::type (*m)(int); T::type (n)(int); static T::type (&o)[3]; };
int called() { return f3<Value>() + f4<Value>(); }
template <class Op> struct R {
  explicit R(Op &o) noexcept : opstate_(o) {}
  void set() noexcept { opstate_.complete(); }
  [[nodiscard]] auto get_env() const noexcept -> Op::env_t { return opstate_.make_env(); }
  Op &opstate_;
};
struct Op { using env_t = int; int make_env() const { return 1; } void complete(); };
int ff(Op &o) { R<Op> r(o); return r.get_env(); }
