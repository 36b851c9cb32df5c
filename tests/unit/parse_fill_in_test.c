/* What the specifiers in texts of diagnostics become; the expected texts are the reference's. */
#include "parse_show.h"

#include "../../lib/diag/print.h"

static void add_filled(const struct il *il, u32 position, struct buffer *out, const char *text, ...)
{
	va_list args;

	va_start(args, text);
	diag_fill_in(il, position, text, args, out);
	va_end(args);
	diag_remove_colors(out);
}

static void strings_and_numbers(void **state)
{
	struct buffer out = { 0 };
	struct parsing t;

	(void)state;
	parse_string(&t, "");
	add_filled(&t.il, 0, &out, "a %s, %sq, \"%s\", %d, %u, 100%", "b", "c", "d", -5, 4000000000u);
	assert_string_equal(out.text, "a b, \"c\", \"d\", -5, 4000000000, 100%");
	buffer_free(&out);
	add_filled(&t.il, 0, &out, "");
	assert_string_equal(out.text, "");
	buffer_free(&out);
	done(&t);
}

/* The last variable, function or type of a name. */
static il_any entity_named(const struct il *il, const char *name)
{
	u32 i;

	for (i = il->table[IL_variable].count - 1; i; i--)
		if (!strcmp(il_text(il, il_variable(il, i)->name), name))
			return il_any_of(IL_variable, i);
	for (i = il->table[IL_routine].count - 1; i; i--)
		if (!strcmp(il_text(il, il_routine(il, i)->name), name))
			return il_any_of(IL_routine, i);
	for (i = il->table[IL_type].count - 1; i; i--)
		if (!strcmp(il_text(il, il_type(il, i)->name), name))
			return il_any_of(IL_type, i);
	return 0;
}

/* In the text, what is said of x where ! stands. */
static void expect(const char *source, const char *text, const char *expected)
{
	struct buffer plain = { 0 }, out = { 0 };
	const char *mark = strchr(source, '!');
	u32 position = (u32)(mark - source);
	struct parsing t;
	il_any x;

	buffer_add(&plain, source, position);
	buffer_puts(&plain, mark + 1);
	parse_with(&t, plain.text, BODIES_ALL);
	x = entity_named(&t.il, "x");
	assert_true(x);
	if (strstr(text, "%t"))
		add_filled(&t.il, position, &out, text, il_variable(&t.il, il_any_index(x))->type);
	else if (strstr(text, "%p"))
		add_filled(&t.il, position, &out, text, il_variable(&t.il, il_any_index(x))->position);
	else
		add_filled(&t.il, position, &out, text, x);
	assert_string_equal(out.text, expected);
	buffer_free(&plain);
	buffer_free(&out);
	done(&t);
}

static void types(void **state)
{
	(void)state;
	expect("typedef int *pint; pint x;!", "type %t", "type \"pint\" (aka \"int *\")");
	expect("typedef struct { int a; } TD; TD x;!", "%t", "\"TD\"");
	expect("using i8 = signed char; const i8 x = 1;!", "%t", "\"const i8\"");
	expect("using i8 = signed char; i8 *x;!", "%t", "\"i8 *\" (aka \"signed char *\")");
	expect("template <class T, int n> struct S { template <class U> void f() { ! U (*x)[n]; } };", "%t", "\"U (*)[n]\"");
	expect("template <class T> void f() { ! const T &x = T(); }", "%t", "\"const T &\"");
}

static void entities_and_places(void **state)
{
	(void)state;
	expect("namespace N { int x; }!", "%n", "variable \"N::x\"");
	expect("namespace N { int x; }!", "%no", "\"N::x\"");
	expect("struct S { static int x; };!", "%n", "member \"S::x\"");
	expect("struct x { }; !", "%n", "class \"x\"");
	expect("union x { }; !", "%n", "union \"x\"");
	expect("enum x { }; !", "%n", "enum \"x\"");
	expect("template <class T> void x(); !", "%n", "function template \"x\"");
	expect("void f(int x) { ! }", "%n", "parameter \"x\"");
	expect("void x(int); !", "%n", "function \"x\"");
	expect("void x(int); void x(char); !", "%n", "function \"x(char)\"");
	expect("void x(int); !", "%nod", "\"x\" (declared at line 1)");
	expect("\n\nint *x; !", "%nfd", "\"int *x\" (declared at line 3)");
	expect("# 1 \"t.cu\"\n# 5 \"h.h\" 1\nint x;\n# 2 \"t.cu\" 2\n!", "(previous definition %p)",
	       "(previous definition at line 5 of h.h)");
	expect("# 1 \"t.cu\"\nint x; !", "(previous definition %p)", "(previous definition at line 1)");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(strings_and_numbers),
		cmocka_unit_test(types),
		cmocka_unit_test(entities_and_places),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
