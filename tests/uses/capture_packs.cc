// C++20: captures of packs, and init-captures that are packs [expr.prim.lambda.capture]/17.
template <class F> decltype(auto) call(F f) { return f(); }
template <class T> struct H { T t; H(T x) : t(x) {} H(const H &o) : t(o.t) {} ~H() {} T get() const { return t; } };
template <class... A> auto keep(A... args) { return [...x = args] { return (x + ... + 0); }; }
template <class... A> auto moved(A &&...args) { return [...x = static_cast<A &&>(args)]() mutable { return (x.get() + ... + 0); }; }
template <class... A> auto copied(A... args) { return [args...] { return (args.get() + ... + 0); }; }
template <class... A> auto referred(A &...args) { return [&args...] { return (args.get() + ... + 0); }; }
template <class... A> auto initref(A &...args) { return [&...r = args] { return ((r.get()) + ... + 0); }; }
template <class... A> auto defaulted(A... args) { return [=] { return (args.get() + ... + 0); }; }
template <class... A> auto nested(A... args) { return [...x = args](auto... y) { return [x..., ...z = y] { return (x + ... + 0) + (z + ... + 0); }; }; }
template <class... A> auto sized(A... args) { return [...x = args, n = sizeof...(A)] { return sizeof...(x) + n; }; }
template <class... A> auto pass(A... args) { return [...x = args](auto f) { return f(x...); }; }
auto generic = [](auto... a) { return [...b = a] { return (b + ...); }; };
int main() {
  H<int> h(1); H<long> l(2);
  int r = call(keep(1, 2, 3)) + call(keep());
  r += call(moved(H<int>(1), H<short>(2)));
  r += call(copied(h, l)) + call(referred(h, l)) + call(initref(h, l)) + call(defaulted(h, l));
  r += nested(1, 2)(3, 4)() + sized(1, 2)() + generic(1, 2L)();
  r += pass(1, 2)([](auto... x) { return (x * ...); });
  static_assert(sizeof(keep(1, 2)) == 8 && sizeof(initref(h, l)) == 16);
  return r;
}
