// flags: --c++20
// Names of parameters, captures and template parameters of lambdas that hide a parameter of a template around.
template <class T> int local(T t)
{
	auto a = []<class T>(T z) { return z; };
	auto b = []<int T>() { return T; };
	auto c = [](int T) { return T; };
	auto d = [] { int T = 2; return T; };
	auto e = []<class U>(U z) { { int U = 1; } return z; };
	auto i = []<class U>(U z) { return []<class U>(U y) { return 1; }; };
	auto j = []<class U>(U z) { return [](auto y) { int U = 1; }; };
	auto k = [T = 1] { return T; };
	auto l = []<template <class> class T>(int) { };
	auto m = [](auto T) { };
	auto n = [](auto... T) { };
	void g(int T);
	int (*p)(int T) = nullptr;
	using V = int (int T);
	return 1;
}
int instance = local(2);
struct S {
	template <class T> struct N {
		template <class T> void f();
		template <class U> void g(int T);
		void h() { auto l = []<class T>(T) { }; }
		void i(void (*p)(int T));
		template <class U> N(int T, U);
		int operator+(int T);
		friend void friendly(int T);
		struct In { void f(int T); };
	};
};
auto outer = []<class T>(T z) { auto l = []<class T>(T) { }; };
template <class T> auto variable = []<class T>(T z) { };
auto variable_instance = variable<int>;
template <class T> void by_default(int n = []<class T>(T z) { return 1; }(2)) { }
void calls_default() { by_default<int>(); }
template <class T> using A = void (int T);
template <class T, int (*P)(int T)> struct C { };
template <class T> void declared(int T);
void plain(int T, int (*)(int T)) { auto l = []<class U>(U T) { return T; }; l(1); }
