// flags: --extended-lambda
/* Lambdas for devices in lambdas that are in no function, and in functions that have more than one fault. */
template<class F> int use(F f);
auto at_namespace = [] { use([] __attribute__((device)) { }); use([] __attribute__((host)) __attribute__((device)) { }); use([] { use([] __attribute__((device)) { }); }); use([] __attribute__((host)) { }); };
auto device = [] __attribute__((device)) { use([] __attribute__((device)) { }); };
struct member { int x = [] { use([] __attribute__((device)) { }); return 1; }(); int y = use([] __attribute__((device)) { }); };
int argument(int x = [] { return use([] __attribute__((device)) { }); }(), int y = use([] __attribute__((device)) { })) {
	auto local = [](int a = use([] __attribute__((device)) { })) { return a; };
	struct inner { int x = use([] __attribute__((device)) { }); };
	static int s = use([] __attribute__((device)) { });
	return local();
}
template<class T> struct class_template {
private:
	void hidden() { use([] __attribute__((device)) { }); }
	auto hidden_and_deduced() { use([] __attribute__((device)) { }); }
	struct inner { void member() { use([] __attribute__((device)) { }); } };

public:
	class_template() { use([] __attribute__((device)) { }); }
	virtual void overridden() noexcept { use([] __attribute__((device)) { }); }
};
template<class T> auto deduced() {
	struct local { void member() { use([] __attribute__((device)) { }); } };
	use([] __attribute__((device)) { });
	return 1;
}
template<class> void unnamed_parameter() { use([] __attribute__((device)) { }); }
template<class... A, class B> void pack_before(B) { use([] __attribute__((host)) __attribute__((device)) { }); }
template<bool B> void constexpr_if(int n) {
	if constexpr (B)
		use([n] __attribute__((device)) { return n; });
	else
		use([] __attribute__((host)) __attribute__((device)) { });
}
void instances() {
	unnamed_parameter<int>();
	pack_before<int, int>(1);
	constexpr_if<true>(1);
}
