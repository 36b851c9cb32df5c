// flags: --c++17 --extended-lambda
// What cannot be captured is not: the lambda is called and converted as without it. Types of init-captures.
namespace std {
template <class T> class initializer_list {
	const T *first;
	unsigned long count;
	constexpr initializer_list(const T *f, unsigned long n) : first(f), count(n) { }

    public:
	constexpr initializer_list() noexcept : first(0), count(0) { }
};
}
template <class... F> int use(F... f);
int global;
void refused()
{
	static int local;
	int (*a)() = [missing] { return 1; };
	int (*b)() = [global, local] { return 1; };
	auto c = +[missing] { return 2; };
	use(+[use] { return 3; });
}

void lists(std::initializer_list<int> list)
{
	auto a = [q = list] __attribute__((device)) { };
	if (use([q = list] __attribute__((device)) { }))
		return;
	auto b = [q(list)] __attribute__((device)) { };
	auto c = [&q = list] { };
	auto d = [list] __attribute__((device)) { };
	auto e = [q = &list] __attribute__((device)) { };
}
template <class T> void lists_in_templates(T t)
{
	std::initializer_list<int> list;
	auto a = [q = list] __attribute__((device)) { };
}

struct Initialized {
	int m, n = use([=, this] { return m; });
	void member() { use([=, this] { return m; }); }
};
