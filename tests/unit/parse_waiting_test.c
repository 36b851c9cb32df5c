/* Which member functions an instance of the class template A declares [temp.inst]/3: their names in the order in which they were. */
#include "parse_show.h"

static void expect_members_of_user(const char *text, enum bodies bodies, const char *expected)
{
	struct buffer out = { 0 };
	struct parsing t;
	u32 i;

	parse_with(&t, text, bodies);
	for (i = 1; i < t.il.table[IL_routine].count; i++) {
		const struct il_routine *routine = il_routine(&t.il, i);
		const struct il_type *class = il_type(&t.il, routine->class_type);

		if (routine->entity & enf_instantiation && !routine->template_info && class->template_info &&
		    !strcmp(il_text(&t.il, class->name), "A"))
			buffer_printf(&out, "%s%s", out.length ? " " : "", il_text(&t.il, routine->name));
	}
	assert_int_equal(t.diag.errors, 0);
	assert_string_equal(out.length ? out.text : "", expected);
	buffer_free(&out);
	done(&t);
}

/* In a text: what follows is back in the user's file. */
#define USER "\n# 2 \"t.cu\" 2\n"

/* The same of a text in a system header, where errors of instances are not noted. */
static void expect_members(const char *text, enum bodies bodies, const char *expected)
{
	struct buffer header = { 0 };

	buffer_printf(&header, "# 1 \"t.cu\"\n# 1 \"header.h\" 1 3\n%s\n", text);
	expect_members_of_user(header.text, bodies, expected);
	buffer_free(&header);
}

#define A "template <class T> struct A { int f(T); int g(T); int h(T) const; bool operator<(A); };"

static void those_that_are_named(void **state)
{
	(void)state;
	expect_members(A " int n = sizeof(A<int>);", BODIES_ALL, "");
	expect_members(A " int x = A<int>().g(1);", BODIES_ALL, "g");
	expect_members(A " int x = A<int>().h(1); bool y = A<int>() < A<int>();", BODIES_ALL, "h operator<");
}

static void all_of_a_name(void **state)
{
	(void)state;
	expect_members("template <class T> struct A { void f(T); void g(); void f(); template <class U> void f(U *); };"
	               " void x(A<int> &a) { a.f(); }",
	               BODIES_ALL, "f f f");
	expect_members("template <class T> struct A { static char f(T); using R = decltype(f(0)); static long f(...); };"
	               " static_assert(sizeof(A<int>::R) == 1);",
	               BODIES_ALL, "f f");
}

static void what_the_class_depends_on(void **state)
{
	(void)state;
	expect_members("template <class T> struct A { A(T); ~A(); void f(); operator T(); A &operator=(A); virtual void g(); };" USER
	               "A<int> a(1);",
	               BODIES_ALL, "A ~A operator operator= g");
	expect_members("struct B { void f(); }; template <class T> struct A : B { using B::f; void f(T); void g(T); };" USER "A<int> a;",
	               BODIES_ALL, "f");
	expect_members("struct B { virtual void f(int); }; template <class T> struct A : B { void f(T); void g(T); };" USER "A<int> a;",
	               BODIES_ALL, "f g");
}

/* In the user's file, where T may have no type, or there is no reference to T, or what depends on it is alike. */
static void what_may_be_wrong(void **state)
{
	(void)state;
	expect_members_of_user(
		"template <class T> struct A { void f(typename T::type); void g(T); }; struct S { using type = int; }; A<S> a;", BODIES_ALL,
		"f g");
	expect_members_of_user("template <class T> struct A { void f(T *); void g(const T &); }; A<int &> *p; int n = sizeof(A<int[2]>);",
	                       BODIES_ALL, "f g");
	expect_members_of_user("template <class T> struct A { void f(T); void f(int); void g(int); }; int n = sizeof(A<float>);",
	                       BODIES_ALL, "f f");
}

static void all_of_an_explicit_instantiation(void **state)
{
	(void)state;
	expect_members("template <class T> struct A { void f(T) { } void g(T) { } struct C { void h(T) { } }; }; template struct A<int>;",
	               BODIES_USED, "f g");
}

static void what_others_find(void **state)
{
	const char *text = "template <class T> struct A { void f(T); void g(T); bool operator==(const A &) const; };"
			   " template <class T> struct B : A<T> { using A<T>::f; }; template <> void A<int>::g(int) { }"
			   " void x(B<int> &b) { b.f(1); }";

	(void)state;
	expect_members(text, BODIES_ALL, "f");
	expect_members("template <class T> struct A { bool operator==(const A &) const; void f(); };" USER "struct C { A<int> a;"
	               " bool operator==(const C &) const = default; }; bool x(C &c) { return c == c; }",
	               BODIES_ALL, "operator==");
}

#define TEN(x) x x x x x x x x x x

/* Long lists of numbers for arrays are not recorded. */
static void lists_of_numbers(void **state)
{
	static const struct {
		const char *text;
		bool is_recorded;
	} cases[] = {
		{ "const int a[] = { " TEN(TEN("1, ")) " };", false },
		{ "const int a[] = { " TEN("1, ") " };", true },
		{ "const int a[] = { " TEN(TEN("1, ")) " 2 + 3 };", true },
		{ "const double a[2][70] = { { " TEN(TEN(".5, ")) " } };", true },
		{ "const double a[2][100] = { { " TEN(TEN(".5, ")) " } };", false },
		{ "struct p { int n; float f; } a[] = { " TEN(TEN("{ -1, 2.5 }, ")) " };", false },
		{ "template <class T> struct b { T of[100]; }; const b<int> a = { " TEN(TEN("1, ")) " };", false },
	};
	struct parsing t;
	u32 i;

	(void)state;
	for (i = 0; i < COUNT_OF(cases); i++) {
		parse_string(&t, cases[i].text);
		assert_int_equal(t.il.table[IL_expr_node].count > 1, cases[i].is_recorded);
		done(&t);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(those_that_are_named),
		cmocka_unit_test(all_of_a_name),
		cmocka_unit_test(what_the_class_depends_on),
		cmocka_unit_test(what_may_be_wrong),
		cmocka_unit_test(all_of_an_explicit_instantiation),
		cmocka_unit_test(what_others_find),
		cmocka_unit_test(lists_of_numbers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
