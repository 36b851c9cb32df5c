// Closures in default member initializers, which are parsed again where a constructor needs them, with many lambdas between.
template <class A, class B> int use(A a, B b) { return 1; }
namespace n {
struct S {
	int x = use([] { return 1; }, [] { return 2; });
	int y = use([] { return 1; }, [](int) { return 2; });
	int z = use([](int) { return use([] { return 1; }, [] { return 3; }); }, [] { return use([](int) { return 1; }, [](char) { return 3; }); });
	int w = use([] { struct L { L() {} int a = use([] { return 1; }, [] { return 2; }); }; return L().a; }, [] { return 2; });
};
inline auto v = use([] {}, [] {});
inline auto other = use([] { return use([](int) { return 1; }, [](char) { return 3; }); }, [] { return use([](int) { return 1; }, [](char) { return 3; }); });
}
int main() { n::S s; return s.x; }
inline int captures(int x)
{
	auto z = [x, y = [x] { return use([] {}, x); }] { return y() + use([] {}, x); };
	auto w = [a = [] { return 1; }, b = [c = [] { return 2; }] { return c(); }] { return use([] {}, a()) + b(); };
	return z() + w();
}
int use_captures = captures(1);
