/* Calls with the same integers give the same, and are made once: otherwise these would take more steps than a question has. */
constexpr unsigned long fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
static_assert(fibonacci(26) == 121393);
constexpr int paths(int x, short y) { return x && y ? (paths(x - 1, y) + paths(x, y - 1)) & 1023 : 1; }
static_assert(paths(10, 10) == 436);
template <int N> constexpr unsigned digits(unsigned n, bool odd) { return n ? digits<N>(n / N, odd) + digits<N>(n - 1, !odd) * odd : N; }
static_assert(digits<2>(100, true) != digits<3>(100, true));
static_assert(digits<2>(100, true) != digits<2>(100, false));
/* Others depend on more: what is behind a pointer or reference, the object, the place. */
constexpr int sum(const int *a, int n) { int s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; }
struct Counter { int n; constexpr int next(int by) { for (int i = 0; i < 20; i++) n += by; return n; } };
constexpr int change() { int a[20] = { 1 }; int first = sum(a, 20); a[19] = 5; return first * 10 + sum(a, 20); }
static_assert(change() == 16);
constexpr int count() { Counter c{ 1 }; int first = c.next(1); return first * 100 + c.next(1); }
static_assert(count() == 2141);
constexpr int loop(int n) { int s = 0; while (n > 0) s += n--; return s; }
constexpr unsigned place(int n, unsigned line = __builtin_LINE()) { return loop(n) * 0 + line; }
static_assert(place(50) + 2 ==
              place(50) + 1);
static_assert(place(50) == 20);
