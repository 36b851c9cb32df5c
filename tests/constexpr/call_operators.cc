// C++20: closures as functions, their call operators by name and from bases, packs that they capture.
template<class... Ts> struct overloaded : Ts... { using Ts::operator()...; };
constexpr auto sum = [](auto... a) { return [...b = a](auto f) { return f(b...); }; };
static_assert(sum(1, 2, 3)([](auto... x) { return (x + ...); }) == 6);
constexpr overloaded o{[](int i) { return i + 1; }, [](double d) { return (int)d * 10; }, []<class T>(T *p) { return sizeof(T); }};
static_assert(o(1) == 2);
static_assert(o(2.5) == 20);
static_assert(o((short *)0) == 2);
constexpr int (*fp)(int) = [](int x) { return x * 2; };
static_assert(fp(4) == 8);
constexpr auto g = [](auto x) { return x * 3; };
constexpr int (*gp)(int) = g;
static_assert(gp(4) == 12);
static_assert((+[](int x) { return x + 1; })(2) == 3);
constexpr auto t = []<class T>() { return sizeof(T); };
static_assert(t.operator()<int>() == 4);
static_assert(t.template operator()<char>() == 1);
static_assert(g.operator()<short>(5) == 15);
static_assert([]<int... I>() { return (I + ...); }.operator()<1, 2, 3>() == 6);
constexpr int apply(int (*f)(int), int x) { return f(x); }
static_assert(apply([](int x) { return -x; }, 3) == -3);
static_assert(apply([](auto x) { return -x; }, 3) == -3);
constexpr auto pm = &decltype(g)::operator()<int>;
static_assert((g.*pm)(2) == 6);
constexpr auto fact = [](auto self, int n) -> int { return n ? n * self(self, n - 1) : 1; };
static_assert(fact(fact, 5) == 120);
constexpr auto counter = [n = 0]() mutable { return ++n; };
static_assert([c = counter]() mutable { c(); return c(); }() == 2);
static_assert(fp == fp);
