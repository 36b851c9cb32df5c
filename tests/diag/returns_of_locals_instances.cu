int g;
void f(int x) {
  auto a = [](auto a) -> int & { return a; }; a(1);
  auto b = [](auto a) -> int * { return &a; }; b(1);
  auto c = [](auto a) -> const int & { return 1; }; c(1);
  auto d = [&](auto a) -> int & { return x; }; d(1);
  auto e = [=](auto a) mutable -> int & { return x; }; e(1);
  auto h = [](auto a) -> decltype(auto) { return (a); }; h(1);
  auto i = [](auto a) -> auto & { return a; }; i(1);
  auto j = [](auto a) -> auto && { int q = 0; return q; }; j(1);
  auto k = [](auto &a) -> auto & { return a; }; k(x);
  auto l = [](auto a) -> int & { static int z; return z; }; l(1);
  auto m = [](int a) -> int & { return a; }; m(1);
  auto n = [](auto a) { int q[3]; return &q[0]; }; n(1);
  auto o = [](auto a) { int q[3]; return q; }; o(1);
  auto p = [](auto a) -> int & { return a; };
  auto q = [](int b, auto a) -> int & { return b; }; q(1, 2);
  auto r = [](int b, auto a) -> int & { int v = b; return v; };
}
template <class T> int &t(T a) { return a; }
template <class T> int &t1(T a) { int l; return l; }
template <class T> constexpr int &t2(T a) { int l = 1; return l; }
template <class T> constexpr int &t3(T a) { return a; }
template <class T> constexpr int *t4(T a) { return &a; }
template <class T> constexpr const T &t5(T a) { return 1; }
template <class T> constexpr const T *t6(T a) { return (&a); }
template <class T> constexpr T &&t7(T &&a) { return static_cast<T &&>(a); }
void u() { t(1); t1(1); t2(1); t3(1); t4(1); t5(1); t6(1); t7(1); }
