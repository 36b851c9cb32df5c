// Attributes that do not apply to functions, on explicit instantiations and behind the parameters of lambdas.
template <class T> void f(T) { }
template <class T> T v;
template __attribute__((shared)) void f(int);
template __attribute__((packed)) void f(char);
template __attribute__((nv_pure)) __attribute__((managed)) void f(long);
template void __attribute__((shared)) f(short);
template void f(double) __attribute__((shared));
extern template __attribute__((constant)) void f(float);
template <class T> struct C { void m() { } static int s; };
template <class T> int C<T>::s;
template __attribute__((shared)) void C<int>::m();
template struct __attribute__((shared)) C<long>;
void g() {
	auto a = [](int) __attribute__((shared)) { };
	auto d = []() __attribute__((packed)) { };
	auto e = []() mutable __attribute__((constant)) __attribute__((managed)) noexcept -> int { return 1; };
	auto f = [](auto x) __attribute__((shared)) { };
	auto h = []() __attribute__((grid_constant)) { };
	auto l = [](undef x) __attribute__((shared)) { undef2; };
	f(1);
	f(2.0);
}
template <class T> void of_template(T) { auto f = [](T x) __attribute__((shared)) { }; f(1); }
void call() { of_template(1); }
// Nothing is said of those between the brackets and the parameters, nor of directives for variables.
auto b = [] __attribute__((shared)) (int) { };
auto c = [] __attribute__((managed)) { };
auto i = []() __attribute__((aligned(8))) { };
template __attribute__((host)) int C<char>::s;
template __attribute__((host)) char v<char>;
template __attribute__((nv_pure)) void f(unsigned);
