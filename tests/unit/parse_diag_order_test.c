/* The order of diagnostics: that in which the reference comes to what they are about. */
#include "parse_show.h"

#include <ctype.h>

/* In a text, each _0 … _9 is a name that something is said about; the digits in the order in which that is printed. */
static void expect_order(const char *text, const char *expected)
{
	struct buffer order = { 0 };
	struct parsing t;
	const char *at;
	u32 i;

	parse_with(&t, text, BODIES_ALL);
	diag_forget(&t.diag);
	for (at = text + strlen(text); at-- > text;) /* from behind, so that sorting does something */
		if (*at == '_' && isdigit((unsigned char)at[1])) {
			diag_report(&t.diag, DIAG_exp_primary_expr, (u32)(at - text));
			diag_note(&t.diag, DIAG_matching_lbrace, 0);
		}
	diag_sort(&t.diag);
	for (i = 0; i < t.diag.messages.count; i++) {
		assert_int_equal(t.diag.messages.at[i].part, i % 2 ? dpt_note : dpt_diagnostic); /* which stays with its diagnostic */
		if (i % 2 == 0)
			buffer_add(&order, text + t.diag.messages.at[i].position + 1, 1);
	}
	assert_string_equal(order.text, expected);
	diag_forget(&t.diag);
	buffer_free(&order);
	done(&t);
}

static void declarations_come_in_source_order(void **state)
{
	(void)state;
	expect_order("int _0; void f(int _1) { int _2; } namespace N { int _3; } template <class T> void g(T _4) { T _5; } int _6;",
	             "0123456");
}

static void bodies_of_members_come_after_their_class(void **state)
{
	(void)state;
	expect_order("struct A { void f() { int _3; } int _0; struct B { void g() { int _4; } int _1; }; int _2; }; int _5;", "012345");
	expect_order("template <class T> struct A { template <class U> void f() { U _2; } T _0; friend void h() { int _3; } int _1; };",
	             "0123");
	expect_order("struct A { int a; A() : a(_2) { int _3; } int _0; ~A() { int _4; } int _1; };", "01234");
}

static void local_classes_end_in_their_function(void **state)
{
	(void)state;
	expect_order(
		"void f() { int _0; struct L { void g() { int _3; struct M { void h() { int _5; } int _4; }; int _6; } int _1; int _2; }; int _7; }",
		"01234567");
}

static void arguments_and_initializers_come_before_bodies(void **state)
{
	(void)state;
	expect_order(
		"int _0; struct A { int x = sizeof(int[_5]); int _1; void f(int _2, int k = sizeof(int[_4])) { int _7; } int y = _6; int _3; }; int _8;",
		"012345678");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(declarations_come_in_source_order),
		cmocka_unit_test(bodies_of_members_come_after_their_class),
		cmocka_unit_test(local_classes_end_in_their_function),
		cmocka_unit_test(arguments_and_initializers_come_before_bodies),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
