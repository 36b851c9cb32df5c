// Lambdas in expansions of packs: each element has one, whose body may be parsed again, later.
template <class... T> void take(T &&...) {}
template <class T> void one(T &&) {}
template <class T> void print(const T &) {}
template <int... Is> void comma() { int t = 0; take(([&t] { return t; }(), Is)...); auto last = [&] { return t; }; last(); }
template <class... T> auto sum() { int i = 42; return ([i] { return T(i); }() + ...); }
template <class... T> void all(const T &...t) {
	take([&]() -> int { print(t); return 0; }...);
	take([&t]() -> int { print(t); return 0; }...);
}
template <class... T> void two(T... t) { (take([&t] { return t; }(), [t](int) { return t; }(1)), ...); }
template <class... T> void inner(T... t) { ([&] { auto in = [&] { return t; }; return in(); }(), ...); }
template <class... T> void called(T... t) { take([t](auto x) { return x + t; }(1)...); }
int first() { comma<1, 2>(); sum<int, double>(); all(1, true, 'a'); two(1, 'c'); inner(1, 2L); called(1, 2L); all(); }
template <class T> void c1(T t) { one([t](auto x) { return x + t; }(1)); }
template <class... T> void c2(T... t) { take([t](auto x) { return x + t; }(1)...); }
template <class... T> void c3(T... t) { take([t](auto x) { return x + 1; }(t)...); }
template <class... T> void c4(T... t) { take([](auto x) { return x + 1; }(t)...); }
template <class... T> void c5(T... t) { take([](auto x) { return x + T(); }(1)...); }
void u(double x) { one([x](auto y) { return y + x; }(1)); }
int second() { c1(1L); c2(1, 2L); c3(3, 'c', true); c4(1.0, 2.0f, 3u); c5(1ul); }
template <class... T> int sum(T... t) { return (0 + ... + t); }
template <class... T> void d1(T... t) { ([&] { one(t); one(sizeof...(t)); }(), ...); }
template <class... T> void d2(T... t) { ([&] { one(t); take(t, T()...); }(), ...); }
template <class... T> void d4(T... t) { ([](auto t) { one(t); }(t), ...); }
template <class... T> void d5(T... t) { (..., [=](auto u) { auto in = [=](auto v) { return t + u + v; }; one(in(T())); }(1)); }
template <int... I> void d6() { ([](auto u) { one(u + I); }(I), ...); }
template <class... T> void d7(T... t) { auto f = [&](auto... u) { (one(u + t), ...); take(u...); }; f(t...); }
template <class... T> struct Each { template <class F> static void each(F f) { (f(T()), ...); } };
template <class... T> void d8(T... t) { (Each<T *, char>::each([&](auto u) { one(u); one(t); }), ...); }
template <class... T> auto d9(T... t) { return [=] { return (0 + ... + [&] { return t; }()); }(); }
int third() { d1(1, 'c'); d2(1, 2L); d4(1, 2.0, 'c'); d5(1, 2L); d6<1, 2>(); d7(1, 2.0); d8(1, 2.0); one(d9(1, 2L)); }
