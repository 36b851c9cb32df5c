#include "unit_test.h"

#include "../../cu-parse/lex.h"

struct lexing { struct il il; struct lexed lexed; u32 errors; };

static void count_error(void *context, u32 position, const char *tag)
{
	(void)position;
	(void)tag;
	((struct lexing *)context)->errors++;
}

static void lex_string(struct lexing *l, const char *text)
{
	struct lex_options options = { .std_version = 202002 };

	memset(l, 0, sizeof *l);
	il_init(&l->il);
	set_source(&l->il, text);
	lex(&l->il, &l->lexed, &options, count_error, l);
}

static void done(struct lexing *l)
{
	lex_free(&l->lexed);
	il_free(&l->il);
}

/* Each kind in turn, then the end; and the tokens' texts put together are the source without spaces. */
static void expect_kinds(const char *text, const u8 *kinds, u32 count)
{
	struct lexing l;
	u32 i;

	lex_string(&l, text);
	for (i = 0; i < count; i++)
		assert_int_equal(l.lexed.tokens.at[i].kind, kinds[i]);
	assert_int_equal(l.lexed.tokens.at[count].kind, TOK_END);
	for (i = 0; i + 1 < count; i++)
		assert_true(token_end(&l.il, &l.lexed.tokens.at[i]) <= l.lexed.tokens.at[i + 1].position);
	done(&l);
}
#define EXPECT(text, ...) expect_kinds(text, (const u8[]){ __VA_ARGS__ }, sizeof((const u8[]){ __VA_ARGS__ }))

static void punctuators(void **state)
{
	(void)state;
	EXPECT("a<<<b", TOK_IDENTIFIER, TOK_LAUNCH, TOK_IDENTIFIER);
	EXPECT("operator<<<>", TOK_operator, TOK_SHIFT_LEFT, TOK_LESS, TOK_GREATER);
	EXPECT("x>>=y", TOK_IDENTIFIER, TOK_GREATER, TOK_GREATER, TOK_ASSIGN, TOK_IDENTIFIER);
	EXPECT("a<=>b", TOK_IDENTIFIER, TOK_SPACESHIP, TOK_IDENTIFIER);
	EXPECT("<::x", TOK_LESS, TOK_SCOPE, TOK_IDENTIFIER);
	EXPECT("<:x:>", TOK_LBRACKET, TOK_IDENTIFIER, TOK_RBRACKET);
	EXPECT("->*->-- - .*...", TOK_ARROW_STAR, TOK_ARROW, TOK_DECREMENT, TOK_MINUS, TOK_DOT_STAR, TOK_ELLIPSIS);
	EXPECT("<<=<<<=", TOK_SHIFT_LEFT_ASSIGN, TOK_LAUNCH, TOK_ASSIGN);
}

static void words_and_literals(void **state)
{
	(void)state;
	EXPECT("while __attribute__ and co_await", TOK_while, TOK_attribute, TOK_LOGICAL_AND, TOK_co_await);
	EXPECT("1 1.5 0x1p3 1'000u 1e-3f .5 0b11_z", TOK_INTEGER, TOK_FLOAT, TOK_FLOAT, TOK_INTEGER, TOK_FLOAT, TOK_FLOAT, TOK_INTEGER);
	EXPECT("\"a\\\"b\" u8\"x\"_s L'c' R\"d(\")\")d\" x", TOK_STRING, TOK_STRING, TOK_CHARACTER, TOK_STRING, TOK_IDENTIFIER);
	EXPECT("a /* b */ c // d\n e", TOK_IDENTIFIER, TOK_IDENTIFIER, TOK_IDENTIFIER);
	EXPECT("\xC3\xA9 \\u00e9x $a", TOK_IDENTIFIER, TOK_IDENTIFIER, TOK_IDENTIFIER);
}

static void equal_names_have_equal_numbers(void **state)
{
	struct lexing l;

	(void)state;
	lex_string(&l, "\xC3\xA9 \\u00e9 abc abc abd");
	assert_int_equal(l.lexed.tokens.at[0].value, l.lexed.tokens.at[1].value);
	assert_int_equal(l.lexed.tokens.at[2].value, l.lexed.tokens.at[3].value);
	assert_int_not_equal(l.lexed.tokens.at[3].value, l.lexed.tokens.at[4].value);
	done(&l);
}

static void brackets_match(void **state)
{
	struct lexing l;

	(void)state;
	lex_string(&l, "{ ( [ ] ) ( }");
	assert_int_equal(l.lexed.tokens.at[0].value, 6);
	assert_int_equal(l.lexed.tokens.at[1].value, 3);
	assert_int_equal(l.lexed.tokens.at[2].value, 1);
	assert_int_equal(l.lexed.strays.count, 1);
	assert_int_equal(l.lexed.strays.at[0], 5);
	done(&l);
}

static void markers_and_pragmas(void **state)
{
	struct lexing l;
	struct il_place place;

	(void)state;
	lex_string(&l, "# 1 \"a.cu\"\nint x;\n# 7 \"/usr/b.h\" 1 3 4\n#pragma once\nint y;\n");
	assert_int_equal(l.lexed.pragmas.count, 1);
	assert_int_equal(l.lexed.tokens.at[3].kind, TOK_PRAGMA);
	place = il_place(&l.il, l.lexed.tokens.at[4].position);
	assert_string_equal(place.file, "/usr/b.h");
	assert_int_equal(place.line, 8);
	assert_true(place.in_system_header);
	assert_false(place.in_main_file);
	place = il_place(&l.il, l.lexed.tokens.at[0].position);
	assert_true(place.in_main_file);
	assert_int_equal(place.line, 1);
	done(&l);
}

static void landmarks(void **state)
{
	struct lexing l;

	(void)state;
	lex_string(&l, "__attribute__((global)) void k(); device; k<<<1, 1>>>(); __attribute__((unused, device)) int v;");
	assert_int_equal(l.lexed.launches.count, 1);
	assert_int_equal(l.lexed.cuda_words.count, 2);
	done(&l);
}

static void values(void **state)
{
	static const struct { const char *text; u64 value; u8 kind; } cases[] = {
		{ "0", 0, ik_int }, { "42", 42, ik_int }, { "0x7fffffff", 0x7fffffff, ik_int }, { "0xffffffff", 0xffffffff, ik_unsigned_int },
		{ "4294967295", 4294967295u, ik_long }, { "017", 15, ik_int }, { "0b101", 5, ik_int }, { "1'000'000", 1000000, ik_int },
		{ "1u", 1, ik_unsigned_int }, { "1ull", 1, ik_unsigned_long_long }, { "18446744073709551615u", UINT64_MAX, ik_unsigned_long },
	};
	struct lexing l;
	struct integer_literal literal;
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(cases); i++) {
		lex_string(&l, cases[i].text);
		assert_true(integer_literal_value(&l.il, &l.lexed.tokens.at[0], &literal));
		assert_true(literal.value == cases[i].value);
		assert_int_equal(literal.int_kind, cases[i].kind);
		done(&l);
	}
	lex_string(&l, "'a' '\\n' '\\x41' 'ab' u'\xC3\xA9' '\\377'");
	assert_true(character_literal_value(&l.il, &l.lexed.tokens.at[0], &literal) && literal.value == 'a');
	assert_true(character_literal_value(&l.il, &l.lexed.tokens.at[1], &literal) && literal.value == '\n');
	assert_true(character_literal_value(&l.il, &l.lexed.tokens.at[2], &literal) && literal.value == 0x41);
	assert_true(character_literal_value(&l.il, &l.lexed.tokens.at[3], &literal) && literal.value == ('a' << 8 | 'b'));
	assert_true(character_literal_value(&l.il, &l.lexed.tokens.at[4], &literal) && literal.value == 0xE9);
	assert_true(character_literal_value(&l.il, &l.lexed.tokens.at[5], &literal) && (i64)literal.value == -1);
	done(&l);
}

static void string_values(void **state)
{
	struct lexing l;
	struct buffer bytes = { 0 };
	u8 kind;
	u32 size;
	il_str suffix;

	(void)state;
	lex_string(&l, "\"a\\tb\\0\"_s R\"x(\\n)\")x\"");
	assert_true(string_literal_value(&l.il, &l.lexed.tokens.at[0], &bytes, &kind, &size, &suffix));
	assert_int_equal(bytes.length, 4);
	assert_memory_equal(bytes.text, "a\tb\0", 4);
	assert_string_equal(il_text(&l.il, suffix), "_s");
	buffer_free(&bytes);
	assert_true(string_literal_value(&l.il, &l.lexed.tokens.at[1], &bytes, &kind, &size, &suffix));
	assert_string_equal(bytes.text, "\\n)\"");
	buffer_free(&bytes);
	done(&l);
}

static void errors_are_reported(void **state)
{
	static const char *const wrong[] = { "\"abc", "'a", "R\"x(abc", "/* abc", "a \x01 b" };
	struct lexing l;
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(wrong); i++) {
		lex_string(&l, wrong[i]);
		assert_int_equal(l.errors, 1);
		done(&l);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(punctuators), cmocka_unit_test(words_and_literals), cmocka_unit_test(equal_names_have_equal_numbers),
		cmocka_unit_test(brackets_match), cmocka_unit_test(markers_and_pragmas), cmocka_unit_test(landmarks), cmocka_unit_test(values),
		cmocka_unit_test(string_values), cmocka_unit_test(errors_are_reported),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
