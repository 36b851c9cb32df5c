// What closures in initializers are named for: variables and fields by their names, specializations of variable templates as they are, but
// g++ numbers those of static members throughout the translation unit, and so what stands in no initializer.
int out(long);
template <class T> void use(T) { }

struct N {
	static inline auto f = [](int) { return out(1); };
	enum { e = [](char) { return 3; }('a') };
	int bits : [](short) { return 3; }(1);
	static inline auto g = [](int) { return out(2); };
	static int h;
	int field = [](int) { return out(1); }(1);
	int m(int a = [](int) { return out(1); }(1)) { return a; }
};
int N::h = [](int) { return out(1); }(1);
static_assert([](int) { return 3; }(1));
struct N2 { static inline auto f = [](int) { return [](char) { return out(1); }; }; static inline auto g = [](int) { return out(1); }; };
int array[([](int) { return 3; }(1))];
inline int argument(int a = [](int) { return out(1); }(1)) { return a; }
struct N3 {
	static inline auto f = [](int) { return [](char) { return out(1); }; };
	friend int friendly(N3, int a = [](int) { return out(1); }(1)) { return a; }
	static inline auto g = [](int) { return out(1); };
};
int use_members() { return N::f(1) + N::g(1) + N().m() + N2::f(1)('a') + N2::g(1) + argument() + N3::f(1)('a') + N3::g(1) + friendly(N3()); }

struct S { int a, b; };
int v1 = [](int) { return out(1); }(1), v2, v3 = [](int) { return out(1); }(1);
static int v4 = [](int) { return out(1); }(1) + [](int) { return out(2); }(1);
namespace { int v5 = [](int) { return out(1); }(1); }
namespace n {
extern int v6;
static int v7{ [](int) { return out(1); }(1) };
const auto v8 = [](int) { return out(1); };
}
int n::v6 = [](int) { return out(1); }(1);
S v9 = { [](int) { return out(1); }(1), [](int) { return out(2); }(1) };
auto [p, q] = S{ [](int) { return out(1); }(1), [](int) { return out(2); }(1) };
int use_variables() { return n::v8(1) + p; }

template <class T> struct C {
	static S x, z;
	template <class U> static int y;
};
template <class T> S C<T>::x = { [](int) { return out(1); }(1), [](int) { return out(2); }(1) };
template <class T> template <class U> int C<T>::y = [](int) { return out(1); }(1) + [](int) { return out(2); }(1);
template <> S C<int>::z = { [](int) { return out(1); }(1), 2 };
template <class T> int w1 = [](int) { return out(sizeof(T)); }(1) + [](int) { return out(2); }(2);
namespace n { template <class T> static auto w2 = [](int) { return out(sizeof(T)); }; }
int use_instances()
{
	use(n::w2<long>);
	return C<char>::x.a + C<char>::y<int> + C<int>::z.a + w1<int> + n::w2<char>(1);
}
