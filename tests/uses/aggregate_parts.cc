// C++20: parts of aggregates with designators, without braces around them, and those that no element is for; what throw moves.
template <int N> struct Object {
	Object() noexcept {}
	Object(int) {}
	Object(const Object &) {}
	Object(Object &&) {}
	~Object() {}
	int v;
};
template <int N> struct Plain {
	Plain() {}
	Plain(int) {}
	int v;
};
struct Aggregate {
	Object<1> a, b[2];
	Object<2> c = 1;
};
struct Outer {
	Aggregate x;
	Object<3> y;
};
struct Pair {
	Object<4> a;
	Object<5> b;
	int c;
};
struct Nested {
	Pair p;
	Object<6> q = 2;
};
void lists()
{
	Outer a{ 1, 2, 3, 4, 5 }, b{ 1, 2 }, c = { { 1 }, 2 };
	Aggregate d[2] = { 1, 2, 3, 4 };
	Object<7> e[2][2] = { 1, 2, 3 };
	Object<8> f[2][2] = { { 1, 2 }, 3 };
}
void designators()
{
	Pair a{ .c = 3 };
	Nested b{ .p = { .b = 1 } };
	Nested c{ .q{ 1 } };
	struct Local {
		Object<9> a;
		Object<10> b[2];
	} d{ .a = 1, .b = { 1, {} } };
}
void arrays(int n)
{
	new Plain<11>[]{ 1, 2 };
	new Plain<12>[2]{ 1, 2 };
	new Plain<13>[3]{ 1, 2 };
	new Plain<14>[n]{ 1, 2 };
	new Plain<15>[n][2]{ { 1, 2 } };
	new Plain<16>[n];
}
void throws(Object<17> p, int n)
{
	Object<18> outside;
	try {
		Object<19> inside;
		if (n == 1)
			throw p;
		if (n == 2)
			throw inside;
		if (n == 3)
			throw outside;
		[](Object<20> q) { throw q; }(1);
	} catch (int) {
		Object<21> in_handler;
		throw in_handler;
	}
	throw outside;
}
