// What functions contain.
inline int use(const void *) { return 0; }
inline int statics(int)
{
	static int x;
	{ static int x; use(&x); { static int x; use(&x); } }
	static int y[2];
	static const char *const s = "";
	thread_local int t;
	extern int outside;
	void declared();
	return use(&x) + y[0] + outside + use(&s) + t;
}
inline int statics() { static int x; use(&x); return x; }
int outside;
void declared() {}
static int of_static() { static int x; use(&x); return x; }
namespace n { namespace { int in_unnamed() { static int x; use(&x); return x; } } inline int in() { static int x; use(&x); struct L { static int f() { static int x; use(&x); return x; } }; return L::f(); } }
extern "C" int of_c() { static int x; use(&x); struct L { void f() {} }; L().f(); return x; }
int main() { static int x; use(&x); struct L { void f() { static int y; use(&y); } }; L().f(); return x; }
struct S {
	S() { static int x; use(&x); }
	~S() { static int x; use(&x); }
	operator int() { static int x; use(&x); return x; }
	int operator+(int) { static int x; use(&x); return x; }
	int f() const & { static int x; use(&x); struct L { void g() {} }; L().g(); return x; }
	static int g(S) { static int x; use(&x); return x; }
};
S use_s;
int local_types(int a)
{
	struct L { int m(L *) { return 0; } L() {} ~L() {} operator bool() { return true; } static int s(int) { return 0; } };
	L l;
	l.m(&l), l.s(1), (bool)l;
	{
		struct L { int m(L &) { return 0; } };
		L l;
		l.m(l);
		enum E { e };
		struct K { int m(E) { return 0; } struct I { int n(I *, K *) { return 0; } }; };
		K k;
		k.m(e);
		K::I().n(0, &k);
	}
	{
		struct L { int m(L &) { static int deep; return deep; } };
		L l;
		l.m(l);
		struct { int u() { return 0; } } unnamed;
		unnamed.u();
		struct { int u() { return 0; } } second;
		second.u();
		typedef struct { int u() { return 0; } } Named;
		Named().u();
	}
	return a;
}
int lambdas(int p)
{
	static int before;
	use(&before);
	auto a = [](int x) { static int in; struct L { void m(int) {} }; L().m(1); return x + ++in; };
	auto b = [&](char, int *) mutable { return p; };
	auto c = [=] { auto d = [] { return 1; }; return d() + p; };
	b('a', 0);
	{ [](const char *) {}(""); }
	return a(1) + c() + [](S, S *) { return 1; }(S(), 0);
}
struct M {
	int a = [](int x) { static int in; return ++in; }(3);
	int b = [](int x) { return x + of_static(); }(3) + [](char x) { return x + of_static(); }(3);
	M() { [] { static int q; use(&q); }(); }
};
M m;
