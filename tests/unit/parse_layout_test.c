/* Every static_assert of tests/layout/cases.cc is known to hold, and holds for g++; what cannot be told is unknown. */
#include "parse_show.h"

#include "../../cu-parse/constants/constant.h"
#include "../../cu-parse/types/layout.h"

static const char cases[] = "tests/layout/cases.cc";

static void the_cases_hold(void **state)
{
	size_t size;
	char *text = read_whole(cases, &size);
	struct parsing t;
	u32 i;

	(void)state;
	parse_as(&t, text, BODIES_NEEDED, 201703);
	assert_true(t.il.table[IL_static_assert].count > 20);
	for (i = 1; i < t.il.table[IL_static_assert].count; i++) {
		struct il_static_assert record = *il_static_assert(&t.il, i);
		u32 message = record.condition_end;
		struct constant value;

		while (text[message] != ',')
			message--;
		value = constant_of_text(&t.p, record.scope, record.condition_begin, message);
		if (!value.known || !value.bits)
			fail_msg("%.*s: %s", (int)(message - record.condition_begin), text + record.condition_begin,
			         value.known ? "false" : "unknown");
	}
	done(&t);
	free(text);
}

static void the_cases_hold_for_gxx(void **state)
{
	char command[100];

	(void)state;
	snprintf(command, sizeof command, "g++ -std=c++17 -w -Wno-packed-bitfield-compat -fsyntax-only %s", cases);
	if (system("g++ --version >/dev/null 2>&1"))
		skip();
	assert_int_equal(system(command), 0);
}

/* What class S is like in the text. */
static enum layout_cause cause_of(const char *text)
{
	struct parsing t;
	enum layout_cause cause;

	parse_string(&t, text);
	cause = class_layout_of(&t.p, named(&t, IL_type, "S"))->cause;
	done(&t);
	return cause;
}

static void the_unknown_stays_unknown(void **state)
{
	(void)state;
	assert_int_equal(cause_of("struct S;"), LAYOUT_INCOMPLETE);
	assert_int_equal(cause_of("struct T; struct S { T t; };"), LAYOUT_TYPE); /* which is an error */
	assert_int_equal(cause_of("struct S { S s; };"), LAYOUT_TYPE);
	assert_int_equal(cause_of("template <class T> struct S { T t; };"), LAYOUT_DEPENDENT);
	assert_int_equal(cause_of("template <class T> struct X; struct S { X<int> x; };"), LAYOUT_TYPE);
	assert_int_equal(cause_of("constexpr int f(); struct S { int a[f()]; };"), LAYOUT_BOUND);
	assert_int_equal(cause_of("struct S { int a[-1]; };"), LAYOUT_BOUND);
	assert_int_equal(cause_of("struct S { int a : 1 / 0; };"), LAYOUT_WIDTH);
	assert_int_equal(cause_of("struct alignas(sizeof(unknown)) S { };"), LAYOUT_ALIGNMENT);
	assert_int_equal(cause_of("# 1 \"t.cu\"\n# 1 \"h.h\" 1 3\nenum E { a = b }; struct S { E e; };"), LAYOUT_ENUMERATION);
	assert_int_equal(cause_of("struct S { unknown u; };"), LAYOUT_TYPE);
	assert_int_equal(cause_of("struct S { char a[1ul << 40][1ul << 40]; };"), LAYOUT_TOO_LARGE);
	assert_int_equal(cause_of("const int n = n + 1; struct S { int a[n]; };"), LAYOUT_BOUND);
}

/* Asking leaves nothing behind in the tables, and says nothing. */
static void evaluation_leaves_no_trace(void **state)
{
	static const char text[] = "const int n = 3; struct S { int a[n * 2 + undefined]; int b[n + 1]; };";
	struct parsing t;
	u32 nodes, constants;

	(void)state;
	parse_string(&t, text);
	nodes = t.il.table[IL_expr_node].count;
	constants = t.il.table[IL_constant].count;
	class_layout_of(&t.p, named(&t, IL_type, "S"));
	assert_int_equal(t.il.table[IL_expr_node].count, nodes);
	assert_int_equal(t.il.table[IL_constant].count, constants);
	assert_int_equal(t.diag.errors, 1); /* undefined */
	done(&t);
}

/* Long and deep expressions end in an answer or in none. */
static void depth_is_bounded(void **state)
{
	struct buffer text = { 0 };
	struct parsing t;
	u32 i;

	(void)state;
	buffer_puts(&text, "const int v0 = 1;\n");
	for (i = 1; i < 5000; i++)
		buffer_printf(&text, "const int v%u = v%u + 1;\n", i, i - 1);
	buffer_puts(&text, "struct S { int a[v4999]; int b[1");
	for (i = 0; i < 20000; i++)
		buffer_puts(&text, "+1");
	buffer_puts(&text, "]; };");
	parse_string(&t, text.text);
	assert_int_equal(class_layout_of(&t.p, named(&t, IL_type, "S"))->cause, LAYOUT_BOUND);
	done(&t);
	buffer_free(&text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_cases_hold),
		cmocka_unit_test(the_cases_hold_for_gxx),
		cmocka_unit_test(the_unknown_stays_unknown),
		cmocka_unit_test(evaluation_leaves_no_trace),
		cmocka_unit_test(depth_is_bounded),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
