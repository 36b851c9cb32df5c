struct S { int x; };
struct T { T(const T &); int x; };
void f(S s, const S cs, volatile S vs, T t, const T ct, double d, const double cd)
{
  (void)reinterpret_cast<S>(s);
  (void)reinterpret_cast<S>(cs);
  (void)reinterpret_cast<const S>(s);
  (void)reinterpret_cast<const S>(cs);
  (void)reinterpret_cast<volatile S>(s);
  (void)reinterpret_cast<T>(t);
  (void)reinterpret_cast<const T>(t);
  (void)reinterpret_cast<const T>(ct);
  (void)reinterpret_cast<T>(ct);
  (void)reinterpret_cast<double>(d);
  (void)reinterpret_cast<const double>(d);
  (void)reinterpret_cast<double>(cd);
  (void)reinterpret_cast<const double>(cd);
  (void)reinterpret_cast<S>(S());
  (void)reinterpret_cast<const S>(S());
  (void)reinterpret_cast<decltype(nullptr)>(nullptr);
}
