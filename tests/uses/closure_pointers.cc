// C++20: closures that become pointers to functions, which generic lambdas do for the pointer's type.
typedef int (*function)(int);
template <class T> T called(T (*f)(T)) { return f(T()); }
template <class T> struct Cell { T value; T twice() const; };
template <class T> T Cell<T>::twice() const { return value + value; }
int take(function f) { return f(1); }
int take_noexcept(int (*f)(int) noexcept) { return f(1); }
struct Kept { function f; Kept(function g) : f(g) {} };
function global = [](int x) { return x + 1; };
inline function inlined = [](int x) { return x + 10; };
function returned() { return [](int x) -> int { return Cell<short>{ (short)x }.twice(); }; }

int main(int argc, char **) {
	function a = [](int x) { return x + 2; };
	auto b = +[](int x) { return x + 3; };
	auto generic = [](auto x) { return Cell<decltype(x)>{ x }.twice(); };
	function c = generic;
	long (*d)(long) = generic;
	take([](int x) { return x + 5; });
	take([](auto x) { return Cell<decltype(x)>{ x }.twice(); });
	take([](auto x) -> int { return x; });
	take([]<class T>(T x) { return x; });
	take_noexcept([](int x) noexcept { return x; });
	take_noexcept([](auto x) noexcept { return x; });
	take_noexcept([](int x) noexcept(sizeof(int) == 4) { return x; });
	function may_throw = [](int x) noexcept(false) { return x; };
	Kept kept([](int x) { return x; });
	auto quiet = [](int x) noexcept -> int { return x; };
	int (*e)(int) noexcept = quiet;
	function f = quiet;
	called<int>([](int x) { return x + 7; });
	auto named = static_cast<function>([](int x) { return x; });
	auto cast = (function)[](auto x) { return x; };
	if ([](int) { return 1; })
		return 1;
	auto changing = [](int x) mutable { return x; };
	function g = changing;
	auto packed = [](auto... x) { return (x + ... + 0); };
	function h = packed;
	int (*h2)(int, int) = packed;
	auto two = []<class T>(T x, T y) { return x + y; };
	int (*i)(int, int) = two;
	void (*j)(const char *, int &) = [](auto *p, auto &r) { r = *p; };
	auto q = *quiet;
	function k = argc ? +quiet : nullptr;
	struct Derived : decltype(generic) {};
	function l = Derived();
	const function &m = [](int x) { return x - 1; };
	return take(d ? c : b) + q(1) + k(2) + !quiet + returned()(argc);
}
