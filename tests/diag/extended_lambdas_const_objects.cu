// flags: --extended-lambda
/* Calls of mutable lambdas for devices: through a const object nothing is called, and nothing said of it. */
void f()
{
	const auto l = [] __attribute__((device)) (int x) mutable -> int { return x; };
	auto m = [] __attribute__((device)) (int x) mutable -> int { return x; };
	const auto n = [] __attribute__((device)) (int x) -> int { return x; };
	const auto &r = m;
	l(1);
	m(2);
	n(3);
	r(4);
}
