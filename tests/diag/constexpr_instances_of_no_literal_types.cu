// flags: --extended-lambda
// Instances of constexpr function templates whose parameters or results are of no literal type are no constexpr functions; references and
// pointers to such are literal types.
struct NotLiteral { int z; NotLiteral() : z(1) { } };
struct Destroyed { ~Destroyed() { } };
struct Plain { int z; };
template <class F> constexpr int use(F) { return 1; }
template <class F> constexpr int use_reference(const F &) { return 1; }
template <class F> constexpr int use_pointer(F *) { return 1; }
template <class F> constexpr int name() { return 1; }
template <class F> constexpr F make() { return {}; }
template <class F> struct S {
	static constexpr int take(F) { return 1; }
	template <class U> constexpr int member(U) const { return 2; }
	template <class U> constexpr int refer(U &) const { return 3; }
};
NotLiteral object;
constexpr int of_result = (make<NotLiteral>(), 1);
constexpr int of_other_result = (make<Plain>(), 1);
constexpr int of_object = use_reference(object) + use_pointer(&object) + name<NotLiteral>();
constexpr int of_pointer = use(&object) + use((Destroyed *)0) + use(Plain()) + use(1);
constexpr int of_member = S<NotLiteral *>::take(&object) + S<int>().refer(object);

void closures(int n)
{
	auto l = [] __attribute__((device)) { };
	auto k = [n] __attribute__((host)) __attribute__((device)) { return n; };
	auto plain = [] { return 1; };
	constexpr int taken = use(l);
	constexpr int referred = use_reference(l) + use_pointer(&object) + name<decltype(l)>();
	constexpr int of_plain = use(plain) + use_reference(plain);
	constexpr int in_class = S<decltype(l)>::take(l);
	static_assert(use(l), "");
	static_assert(use_reference(l), "");
	static_assert(use(plain), "");
	constexpr int of_member_template = S<int>().member(l);
	constexpr int at_once = use([] __attribute__((device)) { });
	constexpr int of_captures = use([n] __attribute__((device)) { });
	constexpr int of_host_device = use_reference([] __attribute__((host)) __attribute__((device)) { });
	int array[use(l)];
	constexpr int copied = use(k);
}
