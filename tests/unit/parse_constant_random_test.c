/* Values and types of random integral constant expressions beside what g++ makes of them: it must agree with every answer of ours.
 * CONSTANT_SEED and CONSTANT_COUNT in the environment choose others; CONSTANT_KEEP names a file that gets the program. */
#include "gxx_judge.h"
#include "parse_show.h"
#include "layout_random.h"

#include "../../cu-parse/constants/constant.h"

enum { DEFAULT_COUNT = 1500, DEPTH = 4, KNOWN_PERCENT = 75 };

static const char constant_prelude[] =
	"enum E { e0, e1 = 5, e2 };\nenum M { m0 = -3, m1 };\nenum L { l0, l1 = 1ull << 40 };\nenum B : unsigned char { b0 = 200, b1 };\n"
	"enum class S : short { s0 = -7, s1 };\nstruct T { static const int member = 17; static constexpr long other = member * 3; };\n"
	"const char c = 'q';\nconstexpr signed char sc = -5;\nconstexpr unsigned char uc = 250;\nconst short sh = -300;\n"
	"constexpr unsigned short us = 65535;\nconst int i = 1000003;\nconstexpr unsigned u = 4000000000u;\nconst long l = -(1l << 40);\n"
	"constexpr unsigned long ul = ~0ul;\nconst long long ll = 77;\nconstexpr unsigned long long ull { 1ull << 63 };\n"
	"constexpr __int128 q = (__int128)1 << 100;\nconstexpr unsigned __int128 uq = ~(unsigned __int128)0;\nconst bool yes = i > 3;\n"
	"constexpr wchar_t w = L'w';\nconstexpr char16_t c16 = u'x';\nconstexpr char32_t c32 = U'y';\nconstexpr auto deduced = sizeof(i) * 2;\n"
	"int array[i % 7 + 2];\n";

/* clang-format off */
static const char *const leaves[] = {
	"0", "1", "2", "7", "31", "63", "255", "65536", "2147483647", "2147483648", "4294967295u", "0x7fffffff", "0xffffffff", "1l", "3ul", "5ll",
	"6ull", "0x8000000000000000", "9223372036854775807", "'a'", "'\\xff'", "L'b'", "u'c'", "U'd'", "true", "false", "e0", "e1", "e2", "m0",
	"m1", "l0", "l1", "b0", "b1", "(int)S::s0", "static_cast<long>(S::s1)", "(S::s0 < S::s1)", "(short)(S)12", "T::member", "T::other", "c", "sc", "uc", "sh", "us", "i", "u", "l", "ul", "ll", "ull", "q",
	"uq", "yes", "w", "c16", "c32", "deduced", "sizeof(int)", "sizeof(T)", "sizeof array", "alignof(double)", "sizeof(E)", "sizeof c", "'ab'",
	"0b101", "017", "1'000",
};
/* clang-format on */
/* clang-format off */
static const char *const cast_types[] = {
	"bool", "char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long", "long long",
	"unsigned long long", "__int128", "unsigned __int128", "wchar_t", "char16_t", "char32_t", "E", "M", "L", "B",
};
/* clang-format on */
static const char *const binaries[] = {
	"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "+", "-", "&", "|", "^", ",",
};
static const char *const unaries[] = { "-", "+", "~", "!" };

static void add_expression(struct random *r, struct buffer *out, u32 depth)
{
	u32 what = next_random(r, 100);

	if (!depth || what < 15) {
		buffer_puts(out, leaves[next_random(r, COUNT_OF(leaves))]);
	} else if (what < 30) {
		buffer_printf(out, "%s(", unaries[next_random(r, COUNT_OF(unaries))]);
		add_expression(r, out, depth - 1);
		buffer_puts(out, ")");
	} else if (what < 45) {
		buffer_printf(out, percent(r, 50) ? "(%s)(" : "static_cast<%s>(", cast_types[next_random(r, COUNT_OF(cast_types))]);
		add_expression(r, out, depth - 1);
		buffer_puts(out, ")");
	} else if (what < 52) {
		buffer_puts(out, "(");
		add_expression(r, out, depth - 1);
		buffer_puts(out, " ? ");
		add_expression(r, out, depth - 1);
		buffer_puts(out, " : ");
		add_expression(r, out, depth - 1);
		buffer_puts(out, ")");
	} else {
		buffer_puts(out, "(");
		add_expression(r, out, depth - 1);
		buffer_printf(out, " %s ", binaries[next_random(r, COUNT_OF(binaries))]);
		add_expression(r, out, depth - 1);
		buffer_puts(out, ")");
	}
}

/* The assertions that g++ must agree with; returns how many there are. */
static u32 add_assertions(struct parsing *t, const char *text, struct buffer *out)
{
	u32 i, known = 0;

	for (i = 1; i < t->il.table[IL_static_assert].count; i++) {
		const struct il_static_assert *record = il_static_assert(&t->il, i);
		u32 begin = record->condition_begin, length = record->condition_end - begin;
		struct constant value = constant_of_text(&t->p, t->p.global_scope, begin, record->condition_end);

		if (value.type)
			buffer_printf(out, "static_assert(__is_same(decltype(plain(%.*s)), %s), \"\");\n", (int)length, text + begin,
			              il_text(&t->il, il_type(&t->il, value.type)->name));
		if (!value.known)
			continue;
		buffer_printf(out, "static_assert((unsigned __int128)(%.*s) == ((unsigned __int128)%lluull << 64 | %lluull), \"\");\n",
		              (int)length, text + begin, (unsigned long long)(value.bits >> 64), (unsigned long long)value.bits);
		known++;
	}
	return known;
}

static void values_are_as_in_gxx(void **state)
{
	u32 seed = getenv("CONSTANT_SEED") ? (u32)atoi(getenv("CONSTANT_SEED")) : 1;
	u32 count = getenv("CONSTANT_COUNT") ? (u32)atoi(getenv("CONSTANT_COUNT")) : DEFAULT_COUNT, i, known;
	struct random r = { seed * 0x9E3779B97F4A7C15ull + 1 };
	struct buffer text = { 0 }, program = { 0 };
	struct parsing t;
	int accepted;

	(void)state;
	buffer_puts(&text, constant_prelude);
	for (i = 0; i < count; i++) {
		buffer_puts(&text, "static_assert(");
		add_expression(&r, &text, DEPTH);
		buffer_puts(&text, ");\n");
	}
	parse_string(&t, text.text);
	t.il.header.std_version = 201703;
	buffer_puts(&program, constant_prelude);
	buffer_puts(&program, "template <class T> T plain(T);\n");
	known = add_assertions(&t, text.text, &program);
	print_message("seed %u: %u expressions, %u values known\n", seed, count, known);
	assert_true(known * 100 >= count * KNOWN_PERCENT);
	accepted = gxx_accepts(program.text, 201703, "CONSTANT_KEEP");
	done(&t);
	buffer_free(&text);
	buffer_free(&program);
	if (accepted == -1)
		skip();
	assert_int_equal(accepted, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(values_are_as_in_gxx) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
