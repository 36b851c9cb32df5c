// Closures with captures of several alignments: members stand in the order of captures, the explicit ones first, the others as they are mentioned.
struct It { int *p; }; struct Plus {};
template <class... T> void use(T &&...);
int of_all()
{
	char c1 = 0, c2 = 0, arr[3] = {}; int i = 0; It e{}; Plus op; short s = 0; long l = 0;
	auto a = [=] { use(c1, i, c2); };
	static_assert(sizeof(a) == 12);
	auto b = [=] { use(c1, c2, i); };
	static_assert(sizeof(b) == 8 && alignof(decltype(b)) == 4);
	auto c = [=] { use(i, c1, c2); };
	static_assert(sizeof(c) == 8);
	auto d = [=, &i] { use(c1, i, c2); };
	static_assert(sizeof(d) == 16);
	auto f = [c1, l, op, i] { };
	static_assert(sizeof(f) == 24);
	auto g = [op, i, e, e2 = c1] { };
	static_assert(sizeof(g) == 24);
	auto h = [=] { use(c1); [=] { use(i); use(c2); }; };
	static_assert(sizeof(h) == 12);
	auto k = [=, &c2] { if (0) use(s); use(arr, l); use(c2); use(c1); };
	static_assert(sizeof(k) == 32);
	auto m = [=] { use(e, e, i, op); };
	static_assert(sizeof(m) == 16);
	auto n = [=] { use(sizeof(l), c1); use(s, c1); use(c2); };
	static_assert(sizeof(n) == 6 && alignof(decltype(n)) == 2);
	auto o = [=, x = c1] { use(i, c2); };
	static_assert(sizeof(o) == 12);
	auto q = [&, i] { use(c1, l, i); };
	static_assert(sizeof(q) == 24);
	return 0;
}

// An object of a class that is const, and a parameter, are no constants: their names are captured.
struct Extents {
	int x, y, z, t;
	constexpr Extents(int i) : x(i), y(i), z(i), t(i) {}
};
int area(Extents e) { return e.x * e.y; }
int captured(int (&f)(int), const long n, int (&a)[3])
{
	const Extents d = 1, e = n, pair[2] = { 1, 2 };
	const int i = 3;
	auto copied = [=] { return area(d); };
	static_assert(sizeof(copied) == 16, "");
	auto members = [=] { return d.x + e.y; };
	static_assert(sizeof(members) == 32, "");
	auto referred = [&] { return area(e); };
	static_assert(sizeof(referred) == 8, "");
	auto elements = [=] { return pair[1].x; };
	static_assert(sizeof(elements) == 32, "");
	auto called = [&](int q) { return f(q) + n; };
	static_assert(sizeof(called) == 16, "");
	auto by_copy = [=] { return n + a[1]; };
	static_assert(sizeof(by_copy) == 24, "");
	auto value = [] { return i; };
	static_assert(sizeof(value) == 1, "");
	return copied() + members() + referred() + elements() + called(1) + by_copy() + value();
}
