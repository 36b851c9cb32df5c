// flags: --extended-lambda
/* Where extended lambdas may stand. */
template<class F> void use(F f);

class owner {
	void hidden() { use([] __attribute__((device)) {}); }
	template<class T> void hidden_template(T) { use([] __attribute__((device)) (int x) {}); }
	friend void friendly() { use([] __attribute__((device)) {}); }
	struct inner { void member() { use([] __attribute__((device)) {}); } };
	operator int() { use([] __attribute__((host)) __attribute__((device)) {}); return 1; }
	void hidden_defined_outside();
	void on_host() { use([] __attribute__((host)) {}); use([] {}); }
	__attribute__((device)) void on_device() { auto lambda = [] __attribute__((device)) {}; }

protected:
	void guarded() { auto around = [] { use([] __attribute__((device)) {}); }; }

public:
	owner() { use([] __attribute__((device)) {}); }
	~owner() { use([] __attribute__((device)) {}); }
	void shown() { use([] __attribute__((device)) {}); }
	struct shown_inner { void member() { use([] __attribute__((device)) {}); } };
};
void owner::hidden_defined_outside() { use([] __attribute__((device)) {}); }

auto deduced() { return [] __attribute__((device)) {}; }
decltype(auto) deduced_too() { use([] __attribute__((host)) __attribute__((device)) {}); return 1; }
auto trailing() -> int { use([] __attribute__((device)) {}); return 1; }
template<class T> auto deduced_template(T t) { use([] __attribute__((device)) {}); return t; }

void in_lambdas() {
	auto both = [] __attribute__((host)) __attribute__((device)) { use([] __attribute__((device)) {}); };
	auto generic = [](auto x) { use([] __attribute__((device)) {}); };
	auto plain = [] { use([] __attribute__((device)) {}); };
	auto device = [] __attribute__((device)) { auto inner = [] __attribute__((device)) {}; };
	auto generic_itself = [] __attribute__((host)) __attribute__((device)) (auto x) {};
	auto generic_device = [] __attribute__((device)) (auto x) {};
	struct local { void member() { use([] __attribute__((device)) {}); } };
}

struct { void member() { use([] __attribute__((device)) {}); } } unnamed;
typedef struct { void member() { use([] __attribute__((device)) {}); } } unnamed_type;
namespace { void in_unnamed_namespace() { use([] __attribute__((device)) {}); } }

void constants() {
	use([] __attribute__((device)) () constexpr {});
	use([] __attribute__((host)) __attribute__((device)) () constexpr {});
	use([] __attribute__((device)) () mutable {});
}
auto at_namespace = [] __attribute__((device)) () constexpr {};
