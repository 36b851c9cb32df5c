// flags: --extended-lambda
/* Types that extended lambdas capture, and that call operators of those for both sides have. */
template<class F> int use(F f);
template<class... T> struct bag { struct inner { }; template<class U> struct inner_template { }; };

struct owner {
private:
	struct hidden { int a; };
	enum hidden_enum { red };
	template<class T> struct hidden_template { struct inner { }; enum kind { green }; };

protected:
	typedef int alias;
	struct guarded { struct inner { }; };

public:
	struct shown { };
	void call_operators() {
		struct local { hidden h; struct inner { }; };
		enum local_enum { blue };
		typedef int local_int;
		typedef hidden local_hidden;
		auto closure = [] { };
		use([] __attribute__((host)) __attribute__((device)) (local l) { });
		use([] __attribute__((host)) __attribute__((device)) () -> local { return local(); });
		use([] __attribute__((host)) __attribute__((device)) (local *l, hidden, guarded) { });
		use([] __attribute__((host)) __attribute__((device)) { return local(); });
		use([] __attribute__((host)) __attribute__((device)) (int (*p)(local)) { });
		use([] __attribute__((host)) __attribute__((device)) (bag<local>, bag<hidden>) { });
		use([] __attribute__((host)) __attribute__((device)) (local_int, alias, shown) { });
		use([] __attribute__((host)) __attribute__((device)) (local_hidden, hidden_enum, local_enum) { });
		use([] __attribute__((host)) __attribute__((device)) (hidden_template<int>, hidden_template<int>::inner) { });
		use([] __attribute__((host)) __attribute__((device)) (local::inner, decltype(closure)) { });
		use([] __attribute__((host)) __attribute__((device)) (const local *const &, local (*)[3], int hidden::*, int (local::*)(local)) -> bag<bag<hidden>> { return {}; });
		use([] __attribute__((host)) __attribute__((device)) () { local l; hidden h; });
		use([] __attribute__((device)) (local, hidden) { return local(); });
		use([] (local, hidden) { return local(); });
	}
	void captures() {
		struct local { struct inner { }; };
		auto closure = [] { };
		auto device = [] __attribute__((device)) { };
		auto both = [] __attribute__((host)) __attribute__((device)) { };
		bag<hidden, local> a{};
		bag<hidden>::inner b{};
		bag<hidden>::inner_template<local> c{};
		hidden_template<local> d{};
		hidden_template<hidden>::inner e{};
		guarded::inner f{};
		hidden_template<local>::kind g{};
		use([a] __attribute__((device)) { });
		use([b] __attribute__((host)) __attribute__((device)) { });
		use([c] __attribute__((device)) { });
		use([d] __attribute__((device)) { });
		use([e] __attribute__((device)) { });
		use([f] __attribute__((device)) { });
		use([=] __attribute__((device)) { (void)g; });
		use([closure] __attribute__((device)) { });
		use([device, both] __attribute__((device)) { });
		use([=] __attribute__((host)) __attribute__((device)) { return closure; });
		use([u = 1, v = closure, w = &closure, x = local()] __attribute__((device)) { });
	}
	template<class T> void in_template(T t) {
		struct local { } l;
		hidden h{};
		use([l, h] __attribute__((device)) { });
		use([=] __attribute__((host)) __attribute__((device)) (hidden) { return h; });
		use([] __attribute__((host)) __attribute__((device)) (local, T) { });
	}

private:
	struct hidden_owner {
		int x;
		void captures_this() { use([=] __attribute__((device)) { return x; }); use([*this] __attribute__((device)) { return x; }); use([this] __attribute__((host)) __attribute__((device)) { return x; }); }
	};
};
void instances() {
	struct local { };
	owner().in_template(local());
}
