// Which functions std::function has for closures depends on their size.
template <bool> struct Bool {};
template <class F> struct Stored { static const bool value = sizeof(F) <= 2 * sizeof(void *); };
template <class F> int locally(const F &f, Bool<true>) { return f(); }
template <class F> int on_heap(const F &f) { F *g = new F(f); return (*g)(); }
template <class F> int locally(const F &f, Bool<false>) { return on_heap(f); }
template <class F> int keep(F f) { return locally(f, Bool<Stored<F>::value>()); }
int small(int i, long l) { return keep([i] { return i; }) + keep([&i, &l] { return i + (int)l; }) + keep([] { return 1; }); }
int large(long a, long b, long c) { return keep([=] { return int(a + b + c); }) + keep([a, b, c] { return int(a + b + c); }); }
template <class T> int copied(T a) { return keep([=] { return int(a); }); }
template <class T> int copied_all(T a, T b, T c) { return keep([=] { return int(a + b + c); }); }
template <class T> int referred(T a, T b, int c) { return keep([&] { return int(a + b); }) + keep([&] { return [=] { return int(a + b + c); }(); }); }
int instances(long a) { return copied(a) + copied('a') + copied_all(a, a, a) + copied_all(1, 2, 3) + referred(a, a, 1); }
