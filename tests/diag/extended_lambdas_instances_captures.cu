// flags: --extended-lambda
// Arrays that are captured and init-captures in instances: what the template does not show itself is looked at there.
namespace std { template <class T> class initializer_list { const T *b; unsigned long s; constexpr initializer_list(const T *b, unsigned long s) : b(b), s(s) { } }; }
struct NoDefault { NoDefault(int); };
struct NoAssignment { NoAssignment &operator=(const NoAssignment &) = delete; };
struct Aggregate { NoDefault member; };
struct Plain { int z; };
class Hides { struct Hidden { int z; }; public: using Shown = Hidden; };
template <class F> void use(F f) { }

template <class T> void arrays()
{
	T t[2] = { 1, 2 };
	int n = 1;
	use([t] __attribute__((device)) { });
	use([=] __attribute__((device)) { (void)t; });
	use([t] __attribute__((host)) __attribute__((device)) { });
	use([=] __attribute__((host)) __attribute__((device)) { (void)t; });
	use([q = t, t] __attribute__((device)) { });
	use([q = t, &n, t, w = n] __attribute__((device)) { });
	use([=] __attribute__((device)) { auto in = [=] { (void)t; }; });
	auto outer = [=] { use([=] __attribute__((device)) { (void)t; }); };
	use([=] __attribute__((device)) { return [=] __attribute__((device)) { (void)t; }; });
	use([t] __attribute__((device)) (auto z) { });
	use([=] __attribute__((device)) (auto z) { (void)t; });
	auto plain = [t] { return 1; };
	use([plain] __attribute__((device)) { });
}
template void arrays<NoDefault>();
template void arrays<int>();
template <class T> auto assigned() { T t[2] = { }; use([t] __attribute__((device)) { }); use([=] __attribute__((host)) __attribute__((device)) { return &t; }); return 1; }
int assigns_none = assigned<NoAssignment>(), assigns = assigned<Plain>();
template <class T> struct Member {
	static void f() { T t[1][1][1] = { }; use([t] __attribute__((device)) { }); NoDefault d[1] = { 1 }; use([=] __attribute__((device)) { (void)d; }); Aggregate a[1] = { { 1 } }; use([a] __attribute__((device)) { }); }
	friend void of_class(Member *, int) { T t[1][1][1] = { }; use([t] __attribute__((host)) __attribute__((device)) { }); }
};
using deep = int[1][1][1][1][1];
using flat = int[1][1][1][1];
template struct Member<deep>;
template struct Member<flat>;
void friends(Member<NoDefault[1]> *, Member<Plain> *p) { of_class(p, 1); }
template <class T> void never(T t) { T a[2] = { t, t }; use([a] __attribute__((device)) { }); use([=] __attribute__((host)) __attribute__((device)) { (void)a; }); use([x = a] __attribute__((device)) { }); }
void made_at_the_end() { never(NoDefault(1)); }

template <class T> void init_arrays(T &&r)
{
	T &copy = r;
	static T kept = { 1, 2 };
	int written[2] = { };
	use([x = r] __attribute__((device)) { });
	use([x = (r)] __attribute__((device)) { });
	use([x{ r }] __attribute__((device)) { });
	use([x(copy)] __attribute__((device)) { });
	use([x = kept] __attribute__((device)) { });
	use([x = &kept] __attribute__((device)) { });
	use([x = *r] __attribute__((device)) { });
	use([x = written] __attribute__((device)) { });
	use([r] __attribute__((device)) { });
}
template void init_arrays(int (&&)[2]);
template void init_arrays(NoDefault (&&)[2]);
template <class T> void init_lists(T t) { use([x = { t }] __attribute__((device)) { }); use([x = { 1 }] __attribute__((device)) { }); use([x{ t }] __attribute__((device)) { }); use([x = { 1, t }] __attribute__((device)) { }); }
template void init_lists(int);

template <class T> void local_types()
{
	struct Local { T t; Local(int) { } } l[2] = { 1, 2 };
	use([l] __attribute__((device)) { });
	use([x = l] __attribute__((device)) { });
	use([x = &l] __attribute__((device)) { });
	use([x = { l[0] }] __attribute__((device)) { });
	use([x(l), y = 1, z = *l] __attribute__((device)) { });
	Hides::Shown h[2] = { };
	use([x = h] __attribute__((device)) { });
	use([x = h] __attribute__((host)) __attribute__((device)) { });
	use([x = { h[0] }] __attribute__((device)) { });
}
template void local_types<int>();
void no_template()
{
	struct Local { int t; } l[2] = { };
	use([x = l] __attribute__((device)) { });
	use([x = { l[0] }] __attribute__((device)) { });
	use([x{ l }] __attribute__((device)) { });
	use([x(l), y = 1, z = *l] __attribute__((device)) { });
	Hides::Shown h[2] = { };
	use([x = h] __attribute__((device)) { });
	use([x = { h[0] }] __attribute__((device)) { });
}
template <class T> struct This { T t[2]; This(); void f() { use([*this] __attribute__((device)) { }); use([=] __attribute__((device)) { (void)t; }); use([x = t] __attribute__((device)) { }); use([x = this->t] __attribute__((device)) { }); } };
template struct This<int>;
