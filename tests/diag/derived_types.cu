// Arrays and functions that cannot be, lists of parameters of void, and what auto stands for in several declarators.
int x;
void a[3];
int &b[2] = x;
void c[2]();
typedef void V;
V d[2];
typedef int &R;
typedef void F();
F e[2];
int &(*g)[3];
int f0()[3];
int *f1()[3];
void f2()();
typedef int A[3];
A f3();
F f4();
int (*good0())[3];
int (&good1())[3];
int (*good2[3])(void);
void parameters(void a[3], int &b[2], int &[2], F good[2]);
using U = void[3];

template <class T>
struct S {
	T &a[3];
	void b[2];
	T good[2];
	int c[-1];
	T d[-2];
	T m();
};

template <class T>
void arrays()
{
	void a[2];
	T b[2]();
	T good[3], more[sizeof(T)];
	int c[-3];
	char d[sizeof(T) > 100 ? 1 : -1];
}

void v0(void x);
void v1(int, void y) {}
void v2(V v);
void v3(const void);
void v4(void, ...);
void v5(void), v6(V);
void (*v7)(void q);

struct M {
	void m(int);
	void n(void b) {}
	M(void c);
};
void M::m(void x) {}
void redeclared(int);
int redeclared(int a, void b);

template <class T>
void t(void z, T);

void autos(int n, double d)
{
	auto x = 1, y = 2.0;
	auto *a = &n, *b = &d;
	auto &c = n, &e = d;
	const auto g = n, &h = n, *i = &d;
	auto j = n, (*k) = &d;
	auto u{1}, v{2.0};
	auto w(1), z(2.0f);
	static auto q = 1, r = 2.0;
	decltype(auto) s = 1, t = 2.0;
	for (auto l = 0, m = 1u; l;)
		;
	if (auto o = 1, p = 2.0; o)
		;
	auto one = 1, two = 2, three = 3.0, four = 'c', five = 4;
	auto good0 = 1, good1 = n, *good2 = &n, &good3 = n;
	auto &&good4 = n, &&good5 = d;
	auto f = [] { return 1; }, f2 = [] { return 2; };
}
auto n0 = 1, n1 = 'a';

template <class T, int N>
void auto_in_template(T t)
{
	auto x = 1, y = 2.0;
	auto z = t, w = 1;
	auto a = 1, b = t;
	auto c = 1, d = N;
}

struct Statics {
	static constexpr auto q = 1, r = 1.0f;
};

void auto_arrays(int n)
{
	auto a[] = {1};
	const auto b[2] = {1, 2};
	auto *c[1] = {&n};
	auto (*good)[3] = (int(*)[3]) nullptr;
}

void use()
{
	auto_in_template<int, 1>(1);
	auto_in_template<double, 1>(1.0);
}
