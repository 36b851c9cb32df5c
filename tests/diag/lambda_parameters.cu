// flags: --extended-lambda
/* Specifiers of lambdas that have no parameter list. */
template<class F> int use(F f);
auto a = [] mutable {};
auto b = [] noexcept {};
auto c = [] -> int { return 1; };
auto d = [] mutable noexcept -> int { return 1; };
auto e = [] constexpr {};
auto f = []() mutable {};
void function(int x) {
	auto l = [x] mutable { x++; };
	use([=] __attribute__((device)) mutable { return x; });
	use([] __attribute__((device)) -> int { return 1; });
	use([] __attribute__((noinline)) {});
	use([x] { return [x] mutable { return x; }; });
}
template<class T> void function_template(T x) { auto l = [x] mutable { x++; }; }
void instances() { function_template(1); function_template(2u); }
#pragma nv_diag_suppress 3216
auto g = [] mutable {};
