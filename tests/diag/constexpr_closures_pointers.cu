// flags: --extended-lambda
/* Closures that are constants have no pointers to what does not last, nor have extended ones references to it. */
int global;
struct pair { int a, b; } pairs[2];
struct owner {
	int m;
	static int s;
	void captures(int n)
	{
		constexpr auto a = [q = &n] {};
		constexpr auto b = [q = &s] {};
		constexpr auto c = [q = this] {};
		constexpr auto d = [q = &owner::m] {};
	}
};

void captures(int n, int *p)
{
	int u, array[3];
	static int st;
	constexpr auto a = [q = &n] {};
	constexpr auto b = [q = &u] __attribute__((device)) {};
	constexpr auto c = [q = &st] {};
	constexpr auto d = [q = p] {};
	constexpr auto e = [&n] __attribute__((device)) {};
	constexpr auto f = [&n] __attribute__((host)) __attribute__((device)) {};
	constexpr auto g = [&q = global] __attribute__((device)) {};
	constexpr auto h = [q = &global, r = &n] {};
	constexpr auto i = [q = &pairs[1].b] {};
	constexpr auto j = [q = array] {};
	constexpr auto k = [q = "abc"] { return q[0]; };
	constexpr auto l = [q = nullptr] {};
	constexpr auto m = [&] __attribute__((device)) { return n; };
}

template<class T> struct of_template {
	void member(int n)
	{
		constexpr auto a = [q = &n] {};
		constexpr auto b = [&n] {};
		constexpr auto c = [n] {};
		constexpr int d = n, e[1] = { n };
	}
	template<class U> void member_template(U n)
	{
		int u = 1;
		constexpr int *a = &u;
		constexpr U b = n;
	}
};
template struct of_template<int>;
template void of_template<int>::member_template(char);
