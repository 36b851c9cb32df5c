// flags: --extended-lambda
// flags: --extended-lambda --c++20
// flags:
// flags: --c++20
// Lambdas in template arguments: none may stand there before C++20, no extended ones afterwards.
template <class T> struct holder {};
template <class T> int take(const T &) { return 0; }
template <class A> int given(int) { return 0; }
holder<decltype([] __attribute__((device)) { return 0; })> *of_namespace;
holder<decltype([] { [] __attribute__((device)) { return 1; }; return 1; }())> *in_lambda_of_namespace;
void by_reference() {
  int x;
  given<decltype([&] __attribute__((device)) { return x; })>(1);
}
void nested() {
  given<decltype([] {
    return [] __attribute__((device)) { return 0; };
  })>(1);
  given<decltype([] {
    return [] { return 0; };
  })>(1);
  holder<decltype([] {
    take([] {
    });
  })> *p;
  given<int>(take([] __attribute__((device)) { return 0; }));
}
void undefined() {
  int x = 1;
  holder<decltype([x] __attribute__((device)) {
    return y;
  })> *p;
}
auto deduced() {
  return holder<decltype([] __attribute__((device)) { return 1; })>();
}
template <class T> void in_template(T t) {
  holder<decltype([] __attribute__((device)) { return 1; })> *p;
}
void constants() {
  holder<int[sizeof([] __attribute__((device)) { return 1; })]> *p;
  struct derived : holder<decltype([] __attribute__((host)) __attribute__((device)) { return 1; })> {
    void member() { take([] __attribute__((device)) { return 1; }); }
  };
}
void operands() {
  sizeof([] { return 1; });
  sizeof(int[absent]);
  using type = decltype([] __attribute__((device)) { return 1; });
}
holder<decltype([&](auto a) {
  take([] __attribute__((host)) __attribute__((device)) { return 0; });
  return 0;
})> *in_generic;
void in_generic_lambda() {
  auto generic = [](auto a) {
    holder<decltype([] __attribute__((device)) { return 1; })> *p;
  };
  given<decltype([] __attribute__((device)) (auto a) {
    take([] { return 0; });
    return 0;
  })>(1);
}
