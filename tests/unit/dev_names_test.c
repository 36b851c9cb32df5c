/* cu-mark: which declarations a mention of a name can mean, and so are in the device source. */
#include "device_show.h"

/* A kernel with a body in a line of its own, which that marker says. */
#define KERNEL(body) "\n" GLOBAL "void kernel() { " body " }\n"

static void names_are_looked_up_in_namespaces(void **state)
{
	static const struct row rows[] = {
		{ FILE_MARKER "namespace n { int a; int b; } namespace m { int a; }" KERNEL("m::a;"),
		  FILE_MARKER "namespace m { int a; }" KERNEL("m::a;") },
		{ FILE_MARKER "namespace n { int a; } int a;" KERNEL("a;"), FILE_MARKER "int a;" KERNEL("a;") },
		{ FILE_MARKER "namespace n { inline namespace i { int a; } namespace j { int a; } }" KERNEL("n::a;"),
		  FILE_MARKER "namespace n { inline namespace i { int a; } }" KERNEL("n::a;") },
		{ FILE_MARKER "namespace n { int a; } namespace m { int a; } using namespace n;" KERNEL("a;"),
		  FILE_MARKER "namespace n { int a; } using namespace n;" KERNEL("a;") },
		{ FILE_MARKER "namespace n { int a; } namespace { int a; }" KERNEL("a;"), FILE_MARKER "namespace { int a; }" KERNEL("a;") },
		{ FILE_MARKER "namespace n { int a; } namespace alias = n; namespace m { int a; }" KERNEL("alias::a;"),
		  FILE_MARKER "namespace n { int a; } namespace alias = n;" KERNEL("alias::a;") },
		{ FILE_MARKER "namespace n { int a; int b; } using n::a; using n::b;" KERNEL("a;"),
		  FILE_MARKER "namespace n { int a; } using n::a;" KERNEL("a;") },
		{ FILE_MARKER "int a; namespace n { int a; }" KERNEL("::a;"), FILE_MARKER "int a;" KERNEL("::a;") },
		{ FILE_MARKER "namespace n { int a; } namespace m { int a; }" KERNEL("m\n# 3 \"t.cu\"\n::a;"),
		  FILE_MARKER "namespace m { int a; }" KERNEL("m\n# 3 \"t.cu\"\n::a;") },
	};

	(void)state;
	check(rows, COUNT_OF(rows));
}

static void members_and_parameters_mean_nothing_outside(void **state)
{
	static const struct row rows[] = {
		{ FILE_MARKER "struct S { int f(); }; int f();" KERNEL("S s; s.f();"),
		  FILE_MARKER "struct S { int f(); };" KERNEL("S s; s.f();") },
		{ FILE_MARKER "struct S { int f(); }; int f();" KERNEL("S s, *p = &s; p->f();"),
		  FILE_MARKER "struct S { int f(); };" KERNEL("S s, *p = &s; p->f();") },
		{ FILE_MARKER "struct S { static int f(); }; int f();" KERNEL("S::f();"),
		  FILE_MARKER "struct S { static int f(); };" KERNEL("S::f();") },
		{ FILE_MARKER "int used; auto f() -> decltype(used);" KERNEL("f();"),
		  FILE_MARKER "int used; auto f() -> decltype(used);" KERNEL("f();") },
		{ FILE_MARKER "int name;\n" GLOBAL "void k(int name) { name = 1; }\n",
		  "# 2 \"t.cu\"\n" GLOBAL "void k(int name) { name = 1; }\n" },
		{ FILE_MARKER "enum c { r }; struct s { int i; typedef int k; int f(k k); };\n" GLOBAL "void g(c c, s *s) { s->f(c); }\n",
		  FILE_MARKER "enum c { r }; struct s { int i; typedef int k; int f(k k); };\n" GLOBAL "void g(c c, s *s) { s->f(c); }\n" },
		{ FILE_MARKER "struct B { struct T { int i; }; struct U { }; }; template <class T> struct S : B { T t; };" KERNEL(
			  "S<int> s; s.t.i = 1;"),
		  FILE_MARKER
		  "struct B { struct T { int i; }; }; template <class T> struct S : B { T t; };" KERNEL("S<int> s; s.t.i = 1;") },
		{ FILE_MARKER "struct T; template <class T> struct S { T *t; };" KERNEL("S<int> s;"),
		  FILE_MARKER "template <class T> struct S { T *t; };" KERNEL("S<int> s;") },
	};

	(void)state;
	check(rows, COUNT_OF(rows));
}

static void functions_are_found_by_arguments(void **state)
{
	static const struct row rows[] = {
		{ FILE_MARKER "namespace n { struct A { }; void f(A); void g(A); }" KERNEL("f(n::A());"),
		  FILE_MARKER "namespace n { struct A { }; void f(A); }" KERNEL("f(n::A());") },
		{ FILE_MARKER "struct A { }; struct B { }; A operator+(A, A); B operator+(B, B);" KERNEL("A() + A();"),
		  FILE_MARKER "struct A { }; A operator+(A, A);" KERNEL("A() + A();") },
		{ FILE_MARKER "struct A { }; int *begin(A &); int *end(A &); int *middle(A &);" KERNEL("A a; for (int i : a) ;"),
		  FILE_MARKER "struct A { }; int *begin(A &); int *end(A &);" KERNEL("A a; for (int i : a) ;") },
	};

	(void)state;
	check(rows, COUNT_OF(rows));
}

static void strings_and_numbers_mention_nothing(void **state)
{
	static const struct row rows[] = {
		{ FILE_MARKER "int name, n;" KERNEL("(void)\"name\", 'n', R\"x(name \" )y\" name)x\";"),
		  "# 2 \"t.cu\"" KERNEL("(void)\"name\", 'n', R\"x(name \" )y\" name)x\";") },
		{ FILE_MARKER "int u, e1, b;" KERNEL("1u + 0xe1 + 1e1 + 0b1;"), "# 2 \"t.cu\"" KERNEL("1u + 0xe1 + 1e1 + 0b1;") },
	};

	(void)state;
	check(rows, COUNT_OF(rows));
}

/* What a class is does not depend on them. */
static void members_go_where_nothing_mentions_them(void **state)
{
	static const struct row rows[] = {
		{ FILE_MARKER "struct S { int a; int f(); typedef int T; using U = T; static int q; enum E { e }; struct N { T t; }; "
		              "template <class X> void t(X); };" KERNEL("S s;"),
		  FILE_MARKER "struct S { int a; };" KERNEL("S s;") },
		{ FILE_MARKER "struct S { typedef int T; using U = T; U f(); enum E { e, g }; };" KERNEL("S().f(), S::e;"),
		  FILE_MARKER "struct S { typedef int T; using U = T; U f(); enum E { e, g }; };" KERNEL("S().f(), S::e;") },
		{ FILE_MARKER
		  "struct S { S(); ~S(); S &operator=(const S &); operator int(); int operator()(int); enum { e }; };" KERNEL("S *s;"),
		  FILE_MARKER
		  "struct S { S(); ~S(); S &operator=(const S &); operator int(); int operator()(int); enum { e }; };" KERNEL("S *s;") },
		{ FILE_MARKER
		  "struct S { int a, f(); struct N { int n; } b; void g(), h(); typedef int *P, T; };" KERNEL("S s; s.h(); S::T t;"),
		  FILE_MARKER
		  "struct S { int a, f(); struct N { int n; } b; void g(), h(); typedef int *P, T; };" KERNEL("S s; s.h(); S::T t;") },
		{ FILE_MARKER
		  "struct B { int f(); int g(); B(int); }; struct D : B { using B::f; using B::g; using B::B; };" KERNEL("D(1).f();"),
		  FILE_MARKER "struct B { int f(); B(int); }; struct D : B { using B::f; using B::B; };" KERNEL("D(1).f();") },
		{ FILE_MARKER "struct S { friend void f(S); friend void g(S) { } friend S operator+(S, S); };" KERNEL("g(S());"),
		  FILE_MARKER "struct S { friend void g(S) { } friend S operator+(S, S); };" KERNEL("g(S());") },
		{ FILE_MARKER
		  "struct V { virtual int f(); int g(); }; template <class T> struct D : T { int f(); int g(); };" KERNEL("D<V> *d;"),
		  FILE_MARKER "struct V { virtual int f(); }; template <class T> struct D : T { int f(); };" KERNEL("D<V> *d;") },
		{ FILE_MARKER "struct S {\n#pragma nv_exec_check_disable\n" DEVICE "int f();\n#pragma nv_exec_check_disable\n" DEVICE
		              "int g();\nint a; };" KERNEL("S().g();"),
		  FILE_MARKER "struct S {\n# 4 \"t.cu\"\n#pragma nv_exec_check_disable\n" DEVICE "int g();\nint a; };" KERNEL("S().g();") },
		{ FILE_MARKER "struct S { static " DEVICE "int s; struct N { " DEVICE "static int t; int f(); }; };" KERNEL(""),
		  FILE_MARKER "struct S { static " DEVICE "int s; struct N { " DEVICE "static int t; }; };" KERNEL("") },
		{ FILE_MARKER "struct S { public: int f(); private: int a; protected:\n# 7 \"h.h\"\nint g();\nint b; };" KERNEL("S *s;"),
		  FILE_MARKER "struct S { public: private: int a; protected:\n# 8 \"h.h\"\nint b; };" KERNEL("S *s;") },
	};

	(void)state;
	check(rows, COUNT_OF(rows));
}

/* Bodies of functions that run on the device, wherever they stand, and of those by which kernels are instantiated. */
static void calls_decide_about_bodies(void **state)
{
	static const struct row rows[] = {
		{ FILE_MARKER "struct S { " DEVICE "int f() { return 1; } " DEVICE "int g() { return 2; } };" KERNEL("S().f(), &S::g;"),
		  FILE_MARKER "struct S { " DEVICE "int f() { return 1; } " DEVICE "int g() { return 2; } };" KERNEL("S().f(), &S::g;") },
		{ FILE_MARKER "struct S { " DEVICE "int f() { return 1; } " DEVICE
		              "int g() { return 2; } }; struct O { int g; };" KERNEL("S().f(), O().g;"),
		  FILE_MARKER "struct S { " DEVICE "int f() { return 1; } " DEVICE
		              "int g(); }; struct O { int g; };" KERNEL("S().f(), O().g;") },
		{ FILE_MARKER "struct S { " DEVICE "S() { } " DEVICE "~S() { } " DEVICE
		              "explicit operator float() const { return 1; } };" KERNEL("(void)float(S());"),
		  FILE_MARKER "struct S { " DEVICE "S() { } " DEVICE "~S() { } " DEVICE
		              "explicit operator float() const { return 1; } };" KERNEL("(void)float(S());") },
		{ FILE_MARKER "struct A { " DEVICE "A() { } " DEVICE "A(int) { } }; struct B { A a; }; struct C { B b; };" KERNEL("C c;"),
		  FILE_MARKER "struct A { " DEVICE "A() { } " DEVICE "A(int); }; struct B { A a; }; struct C { B b; };" KERNEL("C c;") },
		{ FILE_MARKER "struct S { virtual " DEVICE "int f() = 0; }; struct D : S { " DEVICE
		              "int f() override { return 1; } };" KERNEL("D().f();"),
		  FILE_MARKER "struct S { virtual " DEVICE "int f() = 0; }; struct D : S { " DEVICE
		              "int f() override { return 1; } };" KERNEL("D().f();") },
		{ FILE_MARKER CONFIGURATION
		  "template <class T> " GLOBAL
		  "void k(T) { }\nvoid leads() { k<<<1, 1>>>(1); }\nvoid other() { leads(); int a; }\nvoid not_this() { }\n",
		  FILE_MARKER CONFIGURATION "template <class T> " GLOBAL
		                            "void k(T) { }\nvoid leads() { k<<<1, 1>>>(1); }\nvoid other() { leads(); int a; }\n" },
	};

	(void)state;
	check(rows, COUNT_OF(rows));
}

/* What functions of the compiler return may need a conversion that calls somebody, unless it is of no use or a scalar result. */
static void calls_that_are_not_known_keep_bodies(void **state)
{
#define PROGRAM(body, kept) \
	FILE_MARKER "struct O { int g; }; struct S { " DEVICE "int g()" body " }; " DEVICE "int f() { return __nv_g(2); }" KERNEL(kept)
	static const struct row rows[] = {
		{ PROGRAM(" { return 1; }", "__nv_f(1); f(); S s; O().g;"), PROGRAM(";", "__nv_f(1); f(); S s; O().g;") },
		{ PROGRAM(" { return 1; }", "auto a = __nv_f(1); f(); S s; O().g;"),
		  PROGRAM(" { return 1; }", "auto a = __nv_f(1); f(); S s; O().g;") },
	};

	(void)state;
	check(rows, COUNT_OF(rows));
#undef PROGRAM
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(names_are_looked_up_in_namespaces),      cmocka_unit_test(members_and_parameters_mean_nothing_outside),
		cmocka_unit_test(functions_are_found_by_arguments),       cmocka_unit_test(strings_and_numbers_mention_nothing),
		cmocka_unit_test(members_go_where_nothing_mentions_them), cmocka_unit_test(calls_decide_about_bodies),
		cmocka_unit_test(calls_that_are_not_known_keep_bodies),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
