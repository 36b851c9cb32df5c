// flags: --extended-lambda
/* What is wrong with the initializer of an instance of a variable template, in lambdas too. */
struct Has { int x; };
template <class F> int use(F);
template <class T> int member = T().x;
template <class T> int returned = use([](T t) -> void { return t; });
template <class T> int on_device = use([] __attribute__((device)) (T t) -> void { return t; });
template <class T> int called = [](T t) { return t.x; }(T());
template <class T> int nested = member<T> + 1;
template <class T> constexpr int fine = sizeof(T) + [](T t) { return 1; }(T());
int a = member<int>;
int b = member<Has> + called<Has> + nested<Has> + fine<int>;
int c = returned<int>;
int d() { return on_device<int> + called<int>; }
