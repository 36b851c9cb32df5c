/* Valid programs that are easily refused: no diagnostic, and every statement is understood. */
#include "parse_show.h"

static u32 errors_in(const char *text)
{
	struct parsing t;
	u32 errors;

	parse_string(&t, text);
	errors = t.diag.errors + t.p.recoveries;
	done(&t);
	return errors;
}

static void accept_all(const char *const *programs, size_t count)
{
	size_t i;

	for (i = 0; i < count; i++)
		if (errors_in(programs[i]))
			fail_msg("refused: %s", programs[i]);
}

#define ACCEPT(...) \
	do { \
		static const char *const programs[] = { __VA_ARGS__ }; \
		(void)state; \
		accept_all(programs, COUNT_OF(programs)); \
	} while (0)

/* Without this, the tests below would prove nothing. */
static void undeclared_names_are_refused(void **state)
{
	(void)state;
	assert_int_equal(errors_in("int f() { return undeclared; }"), 1);
	assert_int_equal(errors_in("undeclared x;"), 1);
	assert_int_equal(errors_in("struct B { int b; }; struct D : B { int f() { return undeclared; } };"), 1);
	assert_int_equal(errors_in("template <class T> struct X { }; template <> struct X<int> { int f() { return undeclared; } };"), 1);
}

#define PATTERN "template <class T> struct X { int general; }; "
#define PARTIAL \
	PATTERN "template <class T> struct X<T *> { int special, f(); typedef T type; struct in { int deep, g(); }; static int s;" \
		"template <class U> int h(U); }; "

static void members_of_specializations(void **state)
{
	ACCEPT(PARTIAL "struct D : X<int *> { int f() { type y = special + s; return y; } type g(type x) { return x; } };",
	       PARTIAL "struct D : X<int *> { }; struct E : D { int f() { return special; } in i; };",
	       PARTIAL "template <> int X<char *>::f() { type x = special; return x + s; }",
	       PARTIAL "template <> int X<char *>::in::g() { return deep + s; }",
	       PARTIAL "template <> template <> int X<char *>::h(int u) { return special + u; }",
	       PARTIAL "int f() { X<int *>::type x = 3; X<int *>::in y; return X<int *>::s + x + y.deep; }",
	       PARTIAL "template <class T> using pointer = T *; struct D : X<pointer<int>> { int f() { return special; } };",
	       PATTERN "template <> struct X<int> { int full, f(); }; int X<int>::f() { return full; }",
	       "template <class T> struct O { template <class U> struct I { int a, f(); }; }; template <> template <> struct O<char>::I<int> { int b; };"
	       "template <> template <> int O<int>::I<int>::f() { return a; }");
}

static void implicit_operators_by_name(void **state)
{
	ACCEPT("struct B { int b; }; struct D : B { void f(const D &o) { operator=(o); this->operator=(o); B::operator=(o); this->B::operator=(o); } };",
	       "struct S { int s; }; int f(S a, S *b) { (a.operator=(*b)).s = 1; b->operator=(S()); return a.S::operator=(a).s; }",
	       "template <class T> struct D : T { D &operator=(const D &o) { T::operator=(o); return *this; } }; struct S { };"
	       "void f(D<S> d) { d = d; d.operator=(d); d.S::operator=(d); }");
}

/* before, count times part, after: errors and recoveries. A test that took exponential time would never end. */
static u32 errors_in_long(const char *before, const char *part, u32 count, const char *after)
{
	struct buffer text = { 0 };
	u32 errors;

	buffer_puts(&text, before);
	while (count--)
		buffer_puts(&text, part);
	buffer_puts(&text, after);
	errors = errors_in(text.text);
	buffer_free(&text);
	return errors;
}

#define DEPENDENT "template <class T> struct S : T { using T::member; bool f(T t) { return "

static void long_chains(void **state)
{
	(void)state;
	assert_int_equal(errors_in_long(DEPENDENT, "member < 1 && ", 5000, "t; } };"), 0);
	assert_int_equal(errors_in_long(DEPENDENT, "T::member < T::other || ", 5000, "t; } };"), 0);
	assert_int_equal(errors_in_long(DEPENDENT, "t.x < t.y && ", 5000, "t; } };"), 0);
	assert_int_equal(errors_in_long(DEPENDENT, "member < 1 && ", 1000, "t > 3; } };"), 0);
	assert_int_equal(errors_in_long("int f(int x) { return ", "x ? 1 : ", 5000, "2; }"), 0);
	assert_int_equal(errors_in_long("int f(int x) { return 0", " + x", 100000, "; }"), 0);
	assert_int_equal(errors_in_long("const char *s() { return ", "\"a\" ", 100000, "; }"), 0);
	assert_int_equal(errors_in_long("int f(int x) { ", "if (x) x--; else ", 5000, "x++; return x; }"), 0);
}

/* None of these is valid; that they end is what counts. */
static void nesting_takes_no_exponential_time(void **state)
{
	(void)state;
	errors_in_long("template <class T> bool f() { return ", "T::a<(", 60, "1; }");
	errors_in_long("template <class T> bool f() { return ", "T::template a<", 60, "1; }");
	errors_in_long("template <class T> struct X; struct A; ", "X<A(", 60, "A; }");
	errors_in_long("template <class T> struct X; ", "X<void(", 60, "int; }");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(undeclared_names_are_refused),      cmocka_unit_test(implicit_operators_by_name),
		cmocka_unit_test(members_of_specializations),        cmocka_unit_test(long_chains),
		cmocka_unit_test(nesting_takes_no_exponential_time),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
