/* GNU's attributes behind the parameters of a function that is defined there. */
void f1() __attribute__((device)) { }
void f2() __attribute__((device));
void f3() __attribute__((global)) { }
void f4() noexcept __attribute__((device)) { }
int (*f5()) __attribute__((device)) { return 0; }
void (f6)() __attribute__((noinline)) { }
extern "C" void f7() __attribute__((device)) { }
void f8() __attribute__((host)) __attribute__((device)) { f1(); }
int f9() __attribute__((device)) try { return 1; } catch (...) { return 2; }
static auto f10() __attribute__((device)) { return 1; }
constexpr int f11() __attribute__((device)) { return 1; }
namespace n { void f() __attribute__((device)) { } }
/* Of members that is said twice. */
struct S { S(); void m(); template <class T> void n(T); };
void S::m() __attribute__((device)) { }
S::S() __attribute__((device)) { }
/* Inside of classes, and in templates, they may stand there; so may those of the standard. */
struct T {
	void m() __attribute__((device)) { }
	T() __attribute__((device)) : x(1) { }
	int x;
	friend void f(T) __attribute__((device)) { }
};
template <class T> void S::n(T) __attribute__((device)) { }
template <class T> void t(T) __attribute__((device)) { }
template <class T> auto u(T) __attribute__((device)) { }
void f12() [[]] { }
void f13() __attribute__((device)), f14() __attribute__((device));
int v __attribute__((device)) = 3;
