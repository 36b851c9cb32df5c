#include "emit_test.h"

static void insertions_and_replacements(void **state)
{
	struct making m;

	(void)state;
	make(&m, "int a; int b;");
	edit_insert(&m.plan.edits, 0, "<");
	edit_insert(&m.plan.edits, 13, ">");
	edit_insert(&m.plan.edits, 7, "1");
	edit_insert(&m.plan.edits, 7, "2");
	edit_replace(&m.plan.edits, 4, 5, "long_name");
	edit_delete(&m.plan.edits, 7, 11);
	expect(&m, "<int long_name; 12b;>");
}

static void what_is_replaced_takes_its_edits_along(void **state)
{
	struct making m;

	(void)state;
	make(&m, "f(a, b, c)");
	edit_replace(&m.plan.edits, 5, 6, "B");
	edit_replace(&m.plan.edits, 2, 9, "none");
	edit_insert(&m.plan.edits, 8, "lost");
	edit_insert(&m.plan.edits, 9, " kept");
	expect(&m, "f(none kept)");
}

static void pieces_move_ranges_with_their_edits(void **state)
{
	struct making m;
	struct edits *edits = &m.plan.edits;

	(void)state;
	make(&m, "x(first, second)!");
	edit_replace(edits, 2, 7, "1st");
	edit_insert(edits, 9, "the ");
	edit_begin(edits, 0, 16);
	edit_source(edits, 9, 15);
	edit_text(edits, " before ");
	edit_source(edits, 2, 7);
	edit_text(edits, ", not ");
	edit_raw(edits, 2, 7);
	expect(&m, "the second before 1st, not first!");
}

static void equal_ranges_nest_in_the_order_they_were_made(void **state)
{
	struct making m;
	struct edits *edits = &m.plan.edits;
	int i;

	(void)state;
	make(&m, "a+b");
	for (i = 0; i < 2; i++) {
		edit_begin(edits, 0, 1);
		edit_text(edits, i ? "[" : "(");
		edit_source(edits, 0, 1);
		edit_text(edits, i ? "]" : ")");
	}
	expect(&m, "([a])+b");
}

static void lines_after_what_had_several(void **state)
{
	struct making m;

	(void)state;
	make(&m, "one\ntwo\nthree four\n");
	edit_delete(&m.plan.edits, 2, 9);
	edit_begin(&m.plan.edits, 14, 18);
	edit_disabled(&m.plan.edits, 14, 18);
	expect(&m, "on\n# 3 \"test.cu\"\nhree \n#if 0\n# 3 \"test.cu\"\nfour\n#endif\n# 3 \"test.cu\"\n\n");
}

static void many_edits(void **state)
{
	enum { COUNT = 20000 };
	struct making m;
	char *source = xmalloc(COUNT + 1), *result;
	u32 i;

	(void)state;
	memset(source, 'a', COUNT);
	source[COUNT] = 0;
	make(&m, source);
	for (i = COUNT; i--;)
		edit_replace(&m.plan.edits, i, i + 1, i % 2 ? "b" : "");
	result = edited(&m);
	assert_int_equal(strlen(result), COUNT / 2);
	assert_int_equal(strspn(result, "b"), COUNT / 2);
	free(result);
	free(source);
	unmake(&m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(insertions_and_replacements),         cmocka_unit_test(what_is_replaced_takes_its_edits_along),
		cmocka_unit_test(pieces_move_ranges_with_their_edits), cmocka_unit_test(equal_ranges_nest_in_the_order_they_were_made),
		cmocka_unit_test(lines_after_what_had_several),        cmocka_unit_test(many_edits),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
