// flags: --extended-lambda
/* this in default arguments, where there is no object. */
template <class F> int use(F);
struct Plain { int m; int f(int v = this->m); int g(int v = sizeof(this)); static int h(Plain *p = this); };
struct Captured { int m; int f(int v = use([this] { return 1; })); int g(int v = use([*this] __attribute__((device)) { return 1; })); };
struct WithDefault { int m; int f(int v = use([=, this] { return 1; })); int g(int v = use([=, *this] { return 1; })); };
struct Allowed {
	int m;
	int f(int v = use([] { struct In { int a, b = this->a; }; return 1; }));
	auto g(int v = 1) -> decltype(this->m);
	int h(int v = 1) noexcept(sizeof(this->m) == 4) { return this->m + use([this] { return m; }); }
	int n = this->m;
};
int free_function(int v = use([*this] { return 1; }));
