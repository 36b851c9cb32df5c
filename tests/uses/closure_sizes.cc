// Which functions std::function has for closures depends on their size.
template <bool> struct Bool {};
template <class F> struct Stored { static const bool value = sizeof(F) <= 2 * sizeof(void *); };
template <class F> int locally(const F &f, Bool<true>) { return f(); }
template <class F> int on_heap(const F &f) { F *g = new F(f); return (*g)(); }
template <class F> int locally(const F &f, Bool<false>) { return on_heap(f); }
template <class F> int keep(F f) { return locally(f, Bool<Stored<F>::value>()); }
int small(int i, long l) { return keep([i] { return i; }) + keep([&i, &l] { return i + (int)l; }) + keep([] { return 1; }); }
int large(long a, long b, long c) { return keep([=] { return int(a + b + c); }) + keep([a, b, c] { return int(a + b + c); }); }
