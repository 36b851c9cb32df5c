// flags: --extended-lambda
/* What extended lambdas may capture. */
template<class F> void use(F f);

void references(int a, int b, const int c) {
	use([&] __attribute__((device)) {});
	use([&] __attribute__((device)) { return a; });
	use([&a] __attribute__((device)) {});
	use([=, &a] __attribute__((device)) (int) { return b; });
	use([&] __attribute__((host)) __attribute__((device)) { return a + b; });
	use([&, b] __attribute__((device)) { a = b; });
	use([&d = a] __attribute__((device)) {});
	use([=] __attribute__((device)) { return a; });
	use([a, e = &b] __attribute__((device)) {});
	use([&] { return a; });
	use([&] __attribute__((host)) { return a; });
}

void init_captures(int a, int *p) {
	int array[2] = {};
	use([b = a] __attribute__((host)) __attribute__((device)) {});
	use([b = a] __attribute__((device)) {});
	use([b = array] __attribute__((device)) {});
	use([b = p] __attribute__((device)) {});
	use([b = a] {});
}

void arrays() {
	int eight[1][1][1][1][1][1][1][1] = {}, seven[1][1][1][1][1][1][1] = {};
	use([=] __attribute__((device)) { return eight[0]; });
	use([eight] __attribute__((host)) __attribute__((device)) {});
	use([seven] __attribute__((device)) {});
}

template<class... T> void packs(T... t) {
	use([t...] __attribute__((device)) {});
	use([=] __attribute__((device)) { return (t + ...); });
	use([=] { return (t + ...); });
}

void constexpr_if(int a, int b) {
	use([=] __attribute__((device)) {
		if constexpr (true)
			return a;
	});
	use([=] __attribute__((device)) {
		int first = a;
		if constexpr (true)
			return a + first;
	});
	use([a] __attribute__((device)) {
		if constexpr (true)
			return a;
	});
	if constexpr (true)
		use([=] __attribute__((device)) { return b; });
}

void local_types(int n) {
	struct local { int a; } object = {}, *pointer = &object;
	enum kind { red } kind = red;
	use([object] __attribute__((device)) {});
	use([=] __attribute__((device)) { return object.a; });
	use([pointer] __attribute__((device)) {});
	use([kind] __attribute__((host)) __attribute__((device)) {});
	use([object] {});
}

class owner {
	struct hidden { int a; };

public:
	struct shown { int a; };
	void captures(hidden h, shown s) {
		use([h] __attribute__((device)) {});
		use([s] __attribute__((device)) {});
	}
	int member;
	void captures_this() {
		use([=] __attribute__((device)) { return member; });
		use([this] __attribute__((device)) { return member; });
		use([&] __attribute__((device)) { return member; });
	}
};

__attribute__((device)) void on_device(int a) {
	use([&] __attribute__((device)) { return a; });
}
