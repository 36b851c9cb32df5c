// flags: --c++14 --extended-lambda
/* Before C++17 types of functions do not tell what these throw, and lambdas are in no constant expressions. */
template <class A, class B> struct same { static constexpr bool value = false; };
template <class A> struct same<A, A> { static constexpr bool value = true; };
template <class T> struct result;
template <class R> struct result<R()> { using type = R; };
void quiet() noexcept;
static_assert(same<void() noexcept, void()>::value, "");
static_assert(same<decltype(&quiet), void (*)()>::value, "");
static_assert(same<result<int() noexcept>::type, int>::value, "");
static_assert(noexcept(quiet()), "");
void take(void (*)() noexcept);
void take(void (*)());
void calls() { take(quiet); }
void (*refused)(int) noexcept = quiet;
int number = quiet;
int (*function)() noexcept = 1;
struct S { void m() noexcept; };
int member = &S::m;
using F = void() noexcept;
F *alias = 1;
void lambdas() { int (*q)() = [](int) noexcept { return 1; }; int p = [](int) noexcept -> int { }; int r = [q]() noexcept { }; }
template <class T> void constants(T n) { constexpr auto a = [] { }; constexpr auto b = [n] { }; constexpr auto c = [] __attribute__((device)) { }; }
template void constants(int);
void plain(int n) { constexpr auto a = [] __attribute__((host)) __attribute__((device)) { }; auto f = [](auto) { constexpr auto b = [] { }; }; f(1); }
