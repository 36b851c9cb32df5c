// flags: --extended-lambda
__attribute__((device)) int d(int);
void f() {
	auto l = [] __attribute__((device)) (int i) -> int { return d(i); }; auto both = [] __attribute__((host)) __attribute__((device)) (int i) { return d(i); }; auto plain = [] (int i) { return d(i); };
	l(1); both(1); plain(1);
	auto nested = [] __attribute__((device)) (int i) -> int { auto in = [](int j) { return d(j); }; return in(i); };
	auto other = [=] __attribute__((device)) () -> int { return d(l(1)); };
	int r = other() + l(2) + nested(1);
}
void g() {
	auto l = [] __attribute__((device)) (int i) -> int {
		struct local { int a; __attribute__((device)) int member() { return [this] { return d(a); }(); } };
		return local{ i }.member() + d(i);
	};
	auto host = [] (int i) {
		struct local { int a; int member() { auto in = [this] __attribute__((device)) { return d(a); }; return in(); } };
		return local{ i }.member() + d(i);
	};
}
