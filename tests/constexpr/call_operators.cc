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

/* surrogates: what an object is converted to is called [over.call.object]/2 */
struct surrogate { using F = int (*)(int); using G = int (&)(long); static constexpr int f(int i) { return 2 * i; } static constexpr int g(long i) { return 3 * i; } constexpr operator F() const { return f; } constexpr operator G() const { return g; } };
static_assert(surrogate()(4) == 8 && surrogate()(4L) == 12);
template <class T> constexpr auto called(const T &t, int i) { return t(i); }
static_assert(called(surrogate(), 5) == 10);
struct held { using F = int (*)(int); F f; constexpr operator F() const { return f; } };
static_assert(held{[](int i) { return i + 1; }}(3) == 4);
constexpr int called_twice(int i) { held h{[](int i) { return i * 5; }}; const surrogate s; return h(i) + s(i); }
static_assert(called_twice(2) == 14);
