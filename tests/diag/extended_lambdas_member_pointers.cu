// flags: --extended-lambda
/* Types in pointers to members that extended lambdas capture count, those in pointers to functions do not. */
template<class F> int use(F f);
template<class... T> struct bag { };
struct owner {
private:
	struct hidden { int a; };
	enum hidden_enum { red };
	template<class T> struct hidden_template { };
protected:
	struct guarded { };
public:
	void captures() {
		struct local { int m; void f(); };
		void (*a)(local) = nullptr;
		local (*b)() = nullptr;
		int local::*c = nullptr;
		void (local::*d)() = nullptr;
		void (owner::*e)(local) = nullptr;
		local owner::*f = nullptr;
		void (*g)(hidden) = nullptr;
		hidden (*h)(int) = nullptr;
		int hidden::*i = nullptr;
		void (*j)(int, bag<local>) = nullptr;
		bag<void (*)(local)> k;
		bag<int local::*> l;
		bag<int (local)> m;
		void (*(*n)(int))(local) = nullptr;
		local (*o[2])(hidden) = {};
		bag<void (*)(hidden)> p;
		void (*q)(guarded *, hidden_enum) = nullptr;
		void (&r)(local) = *a;
		void (*s)(local *) = nullptr;
		void (*t)(hidden_template<int>) = nullptr;
		use([=] __attribute__((device)) { (void)a; });
		use([=] __attribute__((device)) { (void)b; });
		use([=] __attribute__((device)) { (void)c; });
		use([=] __attribute__((device)) { (void)d; });
		use([=] __attribute__((device)) { (void)e; });
		use([=] __attribute__((device)) { (void)f; });
		use([=] __attribute__((device)) { (void)g; });
		use([=] __attribute__((device)) { (void)h; });
		use([=] __attribute__((device)) { (void)i; });
		use([=] __attribute__((device)) { (void)j; });
		use([=] __attribute__((device)) { (void)k; });
		use([=] __attribute__((device)) { (void)l; });
		use([=] __attribute__((device)) { (void)m; });
		use([=] __attribute__((device)) { (void)n; });
		use([=] __attribute__((device)) { (void)o; });
		use([=] __attribute__((device)) { (void)p; });
		use([=] __attribute__((device)) { (void)q; });
		use([=] __attribute__((device)) { (void)r; });
		use([=] __attribute__((device)) { (void)s; });
		use([=] __attribute__((device)) { (void)t; });
	}
};
struct other {
	struct shown { };
	void captures();
private:
	struct hid { struct in { }; int x; };
	template<class T> struct tem { T t; };
};
void other::captures() {
	struct local { int m; hid *n; };
	struct second { local *l; hid h; };
	local second::*a = nullptr;
	hid local::*b = nullptr;
	int hid::in::*c = nullptr;
	local *hid::*d[3] = {};
	const hid local::*const e = nullptr;
	int (local::*f)(second) const = nullptr;
	local (hid::*g)() = nullptr;
	tem<int> local::*h = nullptr;
	int tem<local>::*i = nullptr;
	shown other::*j = nullptr;
	int local::*other::*k = nullptr;
	use([=] __attribute__((device)) { (void)a; });
	use([=] __attribute__((device)) { (void)b; });
	use([=] __attribute__((host)) __attribute__((device)) { (void)c; });
	use([d] __attribute__((device)) { });
	use([e] __attribute__((host)) __attribute__((device)) { });
	use([f, g] __attribute__((device)) { });
	use([h, i, j] __attribute__((device)) { });
	use([k, l = a, m = j] __attribute__((device)) { });
}
