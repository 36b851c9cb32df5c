// Class templates that are named without arguments, which neither a constructor nor a guide gives them.
namespace lib {
struct mutex { };
template <class M> struct lock {
	explicit lock(M &m);
	lock(M &m, long *);
	lock(const lock &) = delete;
};
template <class T> struct pair {
	T a, b;
};
template <class T> pair(T, T) -> pair<T>;
template <class T> struct plain {
	plain() = default;
	T t;
};
template <class T = int> struct with_default { };
template <class... T> struct of_pack { };
template <int... N> struct of_values {
	int x;
};
template <class T = int, class... U> struct of_both {
	of_both() = default;
};
template <class T> struct of_guide { };
of_guide() -> of_guide<long>;
}
void f(lib::mutex m)
{
	lib::lock a;
	lib::lock b(m, 3);
	lib::lock c{ m, 3 };
	lib::lock d = 3;
	lib::lock e{};
	auto g = lib::lock(m, 3);
	auto h = lib::lock();
	lib::pair i;
	lib::pair j{};
	lib::pair k{ 1 };
	lib::pair l{ 1, 2.0 };
	lib::plain n;
	lib::plain o{};
	static lib::plain p;
	/* these are */
	lib::lock q(m);
	lib::lock r(m, nullptr);
	lib::pair s{ 1, 2 };
	lib::with_default t;
	lib::of_pack u;
	lib::of_pack u1{};
	lib::of_values u2;
	lib::of_values u3{};
	auto u4 = lib::of_both();
	auto u5 = lib::of_both{};
	lib::of_guide v;
}
lib::plain w;
lib::lock x(3, 4);
using namespace lib;
pair y;
template <class T> void in_template(T t)
{
	lib::plain a;
	lib::lock b(t, 3);
}

/* ---- in expressions ---- */

void news(lib::mutex m)
{
	auto a = new lib::lock(m, 3);
	auto b = new lib::lock;
	auto c = new lib::lock();
	auto d = new lib::lock{ m, 4 };
	auto e = new const lib::lock(m);
	auto f = new lib::of_pack;
	auto g = new lib::of_pack{};
	auto h = lib::lock{ m, 3, 4 };
	int i = lib::lock{ 3, 4 };
	auto j = lib::pair{ 1, 2.0 };
	auto k = new lib::pair{ 1, 2 };
}
