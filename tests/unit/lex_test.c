#include "unit_test.h"

#include <ctype.h>
#include <unistd.h>

#include "../../cu-parse/lex/lex.h"

struct lexing {
	struct il il;
	struct lexed lexed;
	u32 errors, nulls;
};

static void count_error(void *context, u32 position, const char *tag)
{
	struct lexing *l = context;

	(void)position;
	if (strcmp(tag, "null_character") == 0)
		l->nulls++;
	else
		l->errors++;
}

static void lex_bytes(struct lexing *l, const char *text, size_t size, u32 std)
{
	struct lex_options options = { .std_version = std };

	memset(l, 0, sizeof *l);
	il_init(&l->il);
	l->il.header.std_version = std;
	l->il.source_size = size;
	l->il.source = xcalloc(1, size + 4);
	memcpy(l->il.source, text, size);
	lex(&l->il, &l->lexed, &options, count_error, l);
}

static void lex_string(struct lexing *l, const char *text) { lex_bytes(l, text, strlen(text), 202002); }

static void done(struct lexing *l)
{
	lex_free(&l->lexed);
	il_free(&l->il);
}

static const char *token_text(const struct lexing *l, u32 index)
{
	static char text[256];
	const struct token *token = &l->lexed.tokens.at[index];
	u32 length = token_end(&l->il, token) - token->position;

	assert_true(length < sizeof text);
	memcpy(text, l->il.source + token->position, length);
	text[length] = 0;
	return text;
}

/* Each kind in turn, then the end; between the tokens there is nothing but blanks and comments. */
static void expect_kinds(const char *text, const u8 *kinds, u32 count)
{
	struct lexing l;
	u32 i;

	lex_string(&l, text);
	for (i = 0; i < count; i++)
		assert_int_equal(l.lexed.tokens.at[i].kind, kinds[i]);
	assert_int_equal(l.lexed.tokens.at[count].kind, TOK_END);
	for (i = 0; i < count; i++) {
		u32 end = token_end(&l.il, &l.lexed.tokens.at[i]), next = l.lexed.tokens.at[i + 1].position;

		assert_true(end > l.lexed.tokens.at[i].position && end <= next);
		assert_true(end == next || strchr(" \t\n/\\", text[end]));
	}
	done(&l);
}
#define EXPECT(text, ...) expect_kinds(text, (const u8[]){ __VA_ARGS__ }, sizeof((const u8[]){ __VA_ARGS__ }))

static void every_punctuator_and_keyword(void **state)
{
	static const struct {
		const char *text;
		u8 kind;
		u8 std;
	} words[] = {
#define GNU(version)                  (100 + (version)) /* the words of g++ 13 are none of g++ 12, which is meant here */
#define PUNCTUATOR(name, spelling)    { spelling, TOK_##name, 0 },
#define KEYWORD(name, spelling, std)  { spelling, TOK_##name, std },
#define KEYWORD_ALIAS(spelling, name) { spelling, TOK_##name, 0 },
#include "../../cu-parse/lex/tokens.def"
#undef PUNCTUATOR
#undef KEYWORD
#undef KEYWORD_ALIAS
#undef GNU
	};
	static const u32 standards[] = { 201103, 201402, 201703, 202002 };
	size_t i, j;

	(void)state;
	for (i = 0; i < COUNT_OF(words); i++)
		for (j = 0; j < COUNT_OF(standards); j++) {
			struct lexing l;
			char text[64];
			int length = snprintf(text, sizeof text, "1 %s 1", words[i].text);
			bool known = words[i].std <= standards[j] / 100 % 100 && (words[i].kind != TOK_SPACESHIP || j == 3);

			lex_bytes(&l, text, (size_t)length, standards[j]);
			if (words[i].kind == TOK_SPACESHIP && !known)
				assert_int_equal(l.lexed.tokens.at[1].kind, TOK_LESS_EQUAL);
			else
				assert_int_equal(l.lexed.tokens.at[1].kind, known ? words[i].kind : TOK_IDENTIFIER);
			if (known)
				assert_string_equal(token_text(&l, 1), words[i].text);
			assert_int_equal(l.lexed.tokens.at[known || words[i].kind != TOK_SPACESHIP ? 2 : 3].kind, TOK_INTEGER);
			if (known && words[i].kind >= TOK_FIRST_KEYWORD)
				assert_string_equal(il_text(&l.il, l.lexed.identifiers.at[l.lexed.tokens.at[1].value].name), words[i].text);
			done(&l);
		}
	for (i = 0; i < TOK_KIND_COUNT; i++)
		assert_true(i == TOK_ERROR || strcmp(token_kind_text((unsigned)i), "?") || i == TOK_QUESTION);
}

static void longest_match(void **state)
{
	(void)state;
	EXPECT("a<<<b", TOK_IDENTIFIER, TOK_LAUNCH, TOK_IDENTIFIER);
	EXPECT("operator<<<>", TOK_operator, TOK_SHIFT_LEFT, TOK_LESS, TOK_GREATER);
	EXPECT("x>>=y", TOK_IDENTIFIER, TOK_GREATER, TOK_GREATER, TOK_ASSIGN, TOK_IDENTIFIER);
	EXPECT("a<=>b", TOK_IDENTIFIER, TOK_SPACESHIP, TOK_IDENTIFIER);
	EXPECT("->*->-- - .*...", TOK_ARROW_STAR, TOK_ARROW, TOK_DECREMENT, TOK_MINUS, TOK_DOT_STAR, TOK_ELLIPSIS);
	EXPECT("<<=<<<=", TOK_SHIFT_LEFT_ASSIGN, TOK_LAUNCH, TOK_ASSIGN);
	EXPECT("+++ &&& || |", TOK_INCREMENT, TOK_PLUS, TOK_LOGICAL_AND, TOK_AND, TOK_LOGICAL_OR, TOK_OR);
	EXPECT("a.b..c :::", TOK_IDENTIFIER, TOK_DOT, TOK_IDENTIFIER, TOK_DOT, TOK_DOT, TOK_IDENTIFIER, TOK_SCOPE, TOK_COLON);
}

static void digraphs(void **state)
{
	(void)state;
	EXPECT("<:x:>", TOK_LBRACKET, TOK_IDENTIFIER, TOK_RBRACKET);
	EXPECT("<% %>", TOK_LBRACE, TOK_RBRACE);
	EXPECT("x %: y", TOK_IDENTIFIER, TOK_HASH, TOK_IDENTIFIER);
	EXPECT("<::x", TOK_LESS, TOK_SCOPE, TOK_IDENTIFIER);
	EXPECT("<:::x", TOK_LBRACKET, TOK_SCOPE, TOK_IDENTIFIER);
	EXPECT("<::>", TOK_LBRACKET, TOK_RBRACKET);
}

static void words_and_literals(void **state)
{
	(void)state;
	EXPECT("1 1.5 0x1p3 1'000u 1e-3f .5 0b11_z 1e3 0xe 1.e5L 0x1.8p-2 1f 12_e1 9'9.5_x", TOK_INTEGER, TOK_FLOAT, TOK_FLOAT, TOK_INTEGER,
	       TOK_FLOAT, TOK_FLOAT, TOK_INTEGER, TOK_FLOAT, TOK_INTEGER, TOK_FLOAT, TOK_FLOAT, TOK_INTEGER, TOK_INTEGER, TOK_FLOAT);
	EXPECT("\"a\\\"b\" u8\"x\"_s L'c' R\"d(\")\")d\" x", TOK_STRING, TOK_STRING, TOK_CHARACTER, TOK_STRING, TOK_IDENTIFIER);
	EXPECT("\"abc\"sv.size() + \"d\"_e+1", TOK_STRING, TOK_DOT, TOK_IDENTIFIER, TOK_LPAREN, TOK_RPAREN, TOK_PLUS, TOK_STRING, TOK_PLUS,
	       TOK_INTEGER);
	EXPECT("'x'_c.f 'y'", TOK_CHARACTER, TOK_DOT, TOK_IDENTIFIER, TOK_CHARACTER);
	EXPECT("LR\"(a\nb)\" uR\"x()x\" UR\"()\" u8R\"()\"_y R\"()\"", TOK_STRING, TOK_STRING, TOK_STRING, TOK_STRING, TOK_STRING);
	EXPECT("u8'a' u'a' U'a' '\\'' '\"' \"'\"", TOK_CHARACTER, TOK_CHARACTER, TOK_CHARACTER, TOK_CHARACTER, TOK_CHARACTER, TOK_STRING);
	EXPECT("LL'a' xR\"(\" u9\"\"", TOK_IDENTIFIER, TOK_CHARACTER, TOK_IDENTIFIER, TOK_STRING, TOK_IDENTIFIER, TOK_STRING);
	EXPECT("a /* b */ c // d \\\n still d\n e /***/", TOK_IDENTIFIER, TOK_IDENTIFIER, TOK_IDENTIFIER);
	EXPECT("a\\\nb", TOK_IDENTIFIER, TOK_IDENTIFIER);
	EXPECT("\xC3\xA9 \\u00e9x $a a$ x\\U0001F600", TOK_IDENTIFIER, TOK_IDENTIFIER, TOK_IDENTIFIER, TOK_IDENTIFIER, TOK_IDENTIFIER);
}

static void equal_names_have_equal_numbers(void **state)
{
	struct lexing l;

	(void)state;
	lex_string(&l, "\xC3\xA9"
	               "a \\u00e9a abc abc abd x\\u0041");
	assert_int_equal(l.lexed.tokens.at[0].value, l.lexed.tokens.at[1].value);
	assert_int_equal(l.lexed.tokens.at[2].value, l.lexed.tokens.at[3].value);
	assert_int_not_equal(l.lexed.tokens.at[3].value, l.lexed.tokens.at[4].value);
	assert_string_equal(il_text(&l.il, l.lexed.identifiers.at[l.lexed.tokens.at[1].value].name), "\xC3\xA9"
	                                                                                             "a");
	assert_int_equal(identifier_number(&l.lexed, &l.il, "abc", 3), l.lexed.tokens.at[2].value);
	assert_int_equal(l.errors, 1); /* A is no UCN */
	done(&l);
}

/* More names than the hash table begins with, of all lengths up to 300, each met twice. */
static void many_names(void **state)
{
	enum { NAMES = 60000 };
	struct buffer text = { 0 };
	struct lexing l;
	u32 i, round;

	(void)state;
	for (round = 0; round < 2; round++)
		for (i = 0; i < NAMES; i++)
			buffer_printf(&text, "n%0*u ", (int)(6 + i % 6 + (i % 500 ? 0 : i / 500 % 12 * 26)), i);
	lex_bytes(&l, text.text, text.length, 201703);
	assert_int_equal(l.lexed.tokens.count, 2 * NAMES + 4);
	for (i = 0; i < NAMES; i++) {
		assert_int_equal(l.lexed.tokens.at[i].value, l.lexed.tokens.at[NAMES + i].value);
		assert_true(i == 0 || l.lexed.tokens.at[i].value == l.lexed.tokens.at[i - 1].value + 1);
	}
	done(&l);
	buffer_free(&text);
}

static void brackets_match(void **state)
{
	struct lexing l;

	(void)state;
	lex_string(&l, "{ ( [ ] ) ( }");
	assert_int_equal(l.lexed.tokens.at[0].value, 6);
	assert_int_equal(l.lexed.tokens.at[1].value, 3);
	assert_int_equal(l.lexed.tokens.at[2].value, 1);
	assert_int_equal(l.lexed.tokens.at[5].value, 0);
	assert_int_equal(l.lexed.strays.count, 1);
	assert_int_equal(l.lexed.strays.at[0], 5);
	done(&l);
	lex_string(&l, ") ] {");
	assert_int_equal(l.lexed.strays.count, 3);
	done(&l);
}

static void markers(void **state)
{
	struct lexing l;
	struct il_place place;

	(void)state;
	lex_string(&l, "# 1 \"a.cu\"\nint x;\n# 7 \"/usr/b.h\" 1 3 4\n\nint y;\n#line 20 \"c\\\"d.h\"\nz\n# 30\nw\n# 2 \"a.cu\" 2\nv");
	place = il_place(&l.il, l.lexed.tokens.at[0].position);
	assert_true(place.in_main_file && place.line == 1);
	place = il_place(&l.il, l.lexed.tokens.at[3].position);
	assert_string_equal(place.file, "/usr/b.h");
	assert_int_equal(place.line, 8);
	assert_true(place.in_system_header);
	assert_false(place.in_main_file);
	place = il_place(&l.il, l.lexed.tokens.at[6].position);
	assert_string_equal(place.file, "c\\\"d.h");
	assert_int_equal(place.line, 20);
	assert_false(place.in_system_header);
	place = il_place(&l.il, l.lexed.tokens.at[7].position);
	assert_string_equal(place.file, "c\\\"d.h");
	assert_int_equal(place.line, 30);
	place = il_place(&l.il, l.lexed.tokens.at[8].position);
	assert_true(place.in_main_file && place.line == 2);
	assert_int_equal(l.il.table[IL_source_file_entry].count, 1 + 3);
	assert_int_equal(il_seq_number_lookup(&l.il, 2)->flags, ff_enter | ff_system | ff_extern_c);
	assert_int_equal(il_seq_number_lookup(&l.il, 5)->flags, ff_return);
	done(&l);
}

static void the_main_file_has_a_name(void **state)
{
	struct lexing l = { 0 };
	struct lex_options options = { .std_version = 201703, .main_name = "b.cu" };

	(void)state;
	il_init(&l.il);
	set_source(&l.il, "# 1 \"a.cu\"\nx\n# 1 \"b.cu\"\ny\n");
	lex(&l.il, &l.lexed, &options, count_error, &l);
	assert_false(il_place(&l.il, l.lexed.tokens.at[0].position).in_main_file);
	assert_true(il_place(&l.il, l.lexed.tokens.at[1].position).in_main_file);
	done(&l);
}

static void pragmas(void **state)
{
	struct lexing l;

	(void)state;
	EXPECT("#pragma once\n x # y\n", TOK_PRAGMA, TOK_IDENTIFIER, TOK_HASH, TOK_IDENTIFIER);
	EXPECT("x\n /* c */ # /* d */ z\n#ident \"i\"\n#pragma\n#define y\ny", TOK_IDENTIFIER, TOK_PRAGMA, TOK_IDENTIFIER);
	EXPECT("R\"(\n)\" # x", TOK_STRING, TOK_HASH, TOK_IDENTIFIER);
	EXPECT("_Pragma(\"x \\\"y\\\" )\") x _Pragma ( L\"y\" ) _Pragma x", TOK_PRAGMA, TOK_IDENTIFIER, TOK_PRAGMA, TOK_IDENTIFIER,
	       TOK_IDENTIFIER);
	lex_string(&l, "f(\n#pragma a \\\n b\n) {\n#pragma c\n}");
	assert_int_equal(l.lexed.pragmas.count, 2);
	assert_int_equal(l.lexed.pragmas.at[0].token, 2);
	assert_int_equal(l.lexed.pragmas.at[0].end - l.lexed.pragmas.at[0].begin, strlen("#pragma a \\\n b"));
	assert_int_equal(l.lexed.tokens.at[2].kind, TOK_RPAREN);
	assert_int_equal(l.lexed.tokens.at[4].kind, TOK_PRAGMA);
	assert_int_equal(l.lexed.tokens.at[4].value, 1);
	assert_string_equal(token_text(&l, 4), "#pragma c");
	done(&l);
}

static void landmarks(void **state)
{
	struct lexing l;

	(void)state;
	lex_string(&l, "__attribute__((global)) void k(); device; k<<<1, 1>>>(); __attribute__((unused, device)) int v;"
	               "auto l = [](int) __attribute__((noinline)) {};");
	assert_int_equal(l.lexed.launches.count, 1);
	assert_int_equal(l.lexed.tokens.at[l.lexed.launches.at[0]].kind, TOK_LAUNCH);
	assert_int_equal(l.lexed.landmarks.count, 3);
	assert_int_equal(l.lexed.landmarks.at[0], 3);
	assert_int_equal(l.lexed.tokens.at[l.lexed.landmarks.at[2]].kind, TOK_attribute);
	done(&l);
}

static void every_cuda_name(void **state)
{
	static const struct {
		const char *text;
		u8 kind;
	} names[] = {
#define CUDA_ATTRIBUTE(kind, name) { name, kind }, { "__" name "__", kind },
#include "../../lib/cuda/attributes.def"
#undef CUDA_ATTRIBUTE
	};
	struct lexing l;
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(names); i++) {
		lex_string(&l, names[i].text);
		assert_int_equal(l.lexed.identifiers.at[l.lexed.tokens.at[0].value].cuda, names[i].kind);
		done(&l);
	}
}

/* ---- values, held against those that g++ gives ---- */

/* clang-format off */
static const char *const value_cases[] = {
	"0", "42", "0x7fffffff", "0xffffffff", "0x80000000", "2147483647", "2147483648", "4294967295", "4294967296", "017", "020000000000",
	"0b101", "0B11", "0X1f", "1'000'000", "0x1'0", "1u", "1U", "4294967295u", "4294967296u", "1l", "1L", "1ul", "1lu", "1UL", "1ll",
	"1LL", "1ull", "1llu", "1ULL", "18446744073709551615u", "18446744073709551615ull", "9223372036854775807", "0x8000000000000000", "0xffffffffffffffff", "0x8000000000000000ll", "0xffffffffl", "01777777777777777777777",
	"'a'", "'\\n'", "'\\t'", "'\\a'", "'\\b'", "'\\f'", "'\\r'", "'\\v'", "'\\e'", "'\\\\'", "'\\''", "'\\\"'", "'\\?'", "'\\0'",
	"'\\7'", "'\\12'", "'\\377'", "'\\x41'", "'\\xff'", "'ab'", "'abcd'", "'\\377a'", "'\\xff\\xff\\xff\\xff'", "'abcde'",
	"'\xC3\xA9'", "u8'a'", "u8'\\xff'", "u'a'", "u'\xC3\xA9'", "u'\\u20ac'", "u'\\xffff'", "U'\xF0\x9F\x98\x80'", "U'\\U0001F600'",
	"U'\\xffffffff'", "L'a'", "L'\xE2\x82\xAC'", "L'\\xffffffff'", "L'\\101'", "L'ab'",
};
/* clang-format on */

/* clang-format off */
static const char *const string_cases[] = {
	"\"\"", "\"abc\"", "\"a\\tb\\0c\\\"\"", "\"\\x41\\102\\1234\"", "\"\\u00e9\\U0001F600\"", "\"\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\"",
	"\"\\q\\\xC3\xA9\"", "\"a\\\nb\"", "u8\"\\u20acx\"", "u\"a\\u20ac\\U0001F600\xF0\x9F\x98\x80\"", "U\"a\xF0\x9F\x98\x80\\xfffff\"",
	"L\"\\x12345\xC3\xA9\"", "R\"(a\\n\")\"", "R\"xy()y\")xy\"", "R\"(\n\\\n)\"", "u8R\"(\xC3\xA9)\"", "uR\"(\xF0\x9F\x98\x80)\"",
	"UR\"(\xE2\x82\xAC)\"", "LR\"_(\xE2\x82\xAC)_\"",
};
/* clang-format on */

static const char *kind_name(u8 kind)
{
	/* clang-format off */
	static const char *const names[IL_int_kind_COUNT] = {
		[ik_char] = "c", [ik_wchar_t] = "w", [ik_char8_t] = "Du", [ik_char16_t] = "Ds", [ik_char32_t] = "Di", [ik_int] = "i",
		[ik_unsigned_int] = "j", [ik_long] = "l", [ik_unsigned_long] = "m", [ik_long_long] = "x", [ik_unsigned_long_long] = "y",
		[ik_int128] = "n",
	};
	/* clang-format on */

	return names[kind] ? names[kind] : "?";
}

/* What g++ prints for a program that prints type and value of each literal; NULL where there is no g++. */
static FILE *ask_gxx(const char *folder, const char *std)
{
	char path[256], command[1024];
	FILE *file;
	size_t i;

	snprintf(path, sizeof path, "%s/t.cc", folder);
	file = fopen(path, "w");
	assert_non_null(file);
	fputs("#include <cstdio>\n#include <typeinfo>\ntemplate<class T> void v(T x) { std::printf(\"%s %llx\\n\", typeid(T).name(), (unsigned long long)x); }\n"
	      "template<class T, unsigned long N> void s(const T (&x)[N]) { std::printf(\"%s\", typeid(T).name()); for (unsigned long i = 0; i + 1 < N; i++)"
	      " std::printf(\" %llx\", (unsigned long long)x[i] & (sizeof(T) < 4 ? (1ull << 8 * sizeof(T)) - 1 : 0xffffffff)); std::printf(\"\\n\"); }\nint main() {\n",
	      file);
	for (i = 0; i < COUNT_OF(value_cases); i++)
		fprintf(file, "v(%s);\n", value_cases[i]);
	for (i = 0; i < COUNT_OF(string_cases); i++)
		fprintf(file, "s(%s);\n", string_cases[i]);
	fputs("}\n", file);
	fclose(file);
	snprintf(command, sizeof command, "cd %s && g++ -w -std=%s t.cc -o t 2>&1 && ./t", folder, std);
	return popen(command, "r");
}

static void expect_line(FILE *gxx, const char *literal, const struct buffer *ours)
{
	char line[512];

	assert_non_null(fgets(line, sizeof line, gxx));
	line[strcspn(line, "\n")] = 0;
	if (strcmp(line, ours->text))
		print_error("of %s\n", literal);
	assert_string_equal(ours->text, line);
}

static void show_string(struct lexing *l, struct buffer *out)
{
	struct buffer bytes = { 0 };
	u8 kind;
	u32 size;
	il_str suffix;
	size_t i;

	assert_true(string_literal_value(&l->il, &l->lexed.tokens.at[0], &bytes, &kind, &size, &suffix));
	buffer_puts(out, kind_name(kind));
	for (i = 0; i + size <= bytes.length; i += size) {
		u32 unit = 0;

		memcpy(&unit, bytes.text + i, size);
		buffer_printf(out, " %x", unit);
	}
	buffer_free(&bytes);
}

/* Where long does not have them, g++ goes on with __int128 [lex.icon]/3; the tool does with unsigned long long. */
static void decimals_beyond_long(void **state)
{
	static const char *const cases[] = { "9223372036854775808", "18446744073709551615" };
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(cases); i++) {
		struct integer_literal literal;
		struct lexing l;

		lex_string(&l, cases[i]);
		assert_true(integer_literal_value(&l.il, &l.lexed.tokens.at[0], &literal));
		assert_string_equal(kind_name(literal.int_kind), "y");
		assert_true(literal.value == strtoull(cases[i], NULL, 10));
		done(&l);
	}
}

static void compare_values(const char *folder, const char *std, u32 version)
{
	FILE *gxx = ask_gxx(folder, std);
	struct integer_literal literal;
	struct lexing l;
	size_t i;

	for (i = 0; i < COUNT_OF(value_cases) + COUNT_OF(string_cases); i++) {
		const char *text = i < COUNT_OF(value_cases) ? value_cases[i] : string_cases[i - COUNT_OF(value_cases)];
		struct buffer ours = { 0 };

		lex_bytes(&l, text, strlen(text), version);
		assert_int_equal(l.lexed.tokens.count, 1 + 4);
		if (i >= COUNT_OF(value_cases)) {
			show_string(&l, &ours);
		} else {
			assert_true(l.lexed.tokens.at[0].kind == TOK_INTEGER ?
			                    integer_literal_value(&l.il, &l.lexed.tokens.at[0], &literal) :
			                    character_literal_value(&l.il, &l.lexed.tokens.at[0], &literal));
			assert_int_equal(literal.suffix, 0);
			buffer_printf(&ours, "%s %llx", kind_name(literal.int_kind), (unsigned long long)literal.value);
		}
		expect_line(gxx, text, &ours);
		buffer_free(&ours);
		done(&l);
	}
	assert_int_equal(pclose(gxx), 0);
}

static void values_are_those_of_gxx(void **state)
{
	char folder[] = TEMPORARY_NAME, command[64];

	(void)state;
	if (system("g++ --version >/dev/null 2>&1"))
		skip();
	assert_non_null(mkdtemp(folder));
	compare_values(folder, "c++17", 201703);
	compare_values(folder, "c++20", 202002);
	snprintf(command, sizeof command, "rm -r %s", folder);
	assert_int_equal(system(command), 0);
}

static void suffixes(void **state)
{
	/* clang-format off */
	static const struct { const char *text, *suffix; } cases[] = {
		{ "1_km", "_km" }, { "12us", "us" }, { "1i", "i" }, { "0x1_f", "_f" }, { "1ull_x", "ull_x" }, { "1lL", "" }, { "'a'_c", "_c" },
		{ "\"a\"sv", "sv" }, { "R\"(a)\"_r", "_r" }, { "u8\"a\"s", "s" }, { "1l", "" }, { "\"a\"", "" }, { "3min", "min" },
	};
	/* clang-format on */
	struct lexing l;
	struct integer_literal literal;
	struct buffer bytes = { 0 };
	size_t i;
	u8 kind;
	u32 size;

	(void)state;
	for (i = 0; i < COUNT_OF(cases); i++) {
		const struct token *token;

		lex_string(&l, cases[i].text);
		token = &l.lexed.tokens.at[0];
		assert_true(token->kind == TOK_INTEGER   ? integer_literal_value(&l.il, token, &literal) :
		            token->kind == TOK_CHARACTER ? character_literal_value(&l.il, token, &literal) :
		                                           string_literal_value(&l.il, token, &bytes, &kind, &size, &literal.suffix));
		assert_string_equal(il_text(&l.il, literal.suffix), cases[i].suffix);
		buffer_free(&bytes);
		done(&l);
	}
}

static void malformed_values(void **state)
{
	static const char *const wrong[] = { "09", "0b2", "0x", "''", "0b" };
	struct lexing l;
	struct integer_literal literal;
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(wrong); i++) {
		lex_string(&l, wrong[i]);
		assert_false(l.lexed.tokens.at[0].kind == TOK_INTEGER ? integer_literal_value(&l.il, &l.lexed.tokens.at[0], &literal) :
		                                                        character_literal_value(&l.il, &l.lexed.tokens.at[0], &literal));
		done(&l);
	}
	lex_string(&l, "18446744073709551616");
	assert_true(integer_literal_value(&l.il, &l.lexed.tokens.at[0], &literal) && literal.overflow);
	done(&l);
}

/* ---- bad input ---- */

static void errors_are_reported_once(void **state)
{
	static const char *const wrong[] = { "\"abc", "'a",   "R\"x(abc",      "/* abc",  "a \x01 b",
		                             "a @ b", "\\ x", "\"abc\nint x;", "R\"a b(", "L'\n" };
	struct lexing l;
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(wrong); i++) {
		lex_string(&l, wrong[i]);
		assert_int_equal(l.errors, 1);
		done(&l);
	}
}

static void what_is_harmless_is_no_error(void **state)
{
	static const char bytes[] = "\xEF\xBB\xBFint\0a;\r\n\f\v\"x\0y\"\n";
	struct lexing l;

	(void)state;
	lex_bytes(&l, bytes, sizeof bytes - 1, 201703);
	assert_int_equal(l.errors, 0);
	assert_int_equal(l.nulls, 1); /* the one outside the literal: a warning */
	assert_int_equal(l.lexed.tokens.count, 4 + 4);
	assert_int_equal(l.lexed.tokens.at[0].kind, TOK_int);
	assert_int_equal(l.lexed.tokens.at[3].kind, TOK_STRING);
	done(&l);
}

/* A text repeated a million times must neither crash nor take more than linear time. */
static void repetition(void **state)
{
	/* clang-format off */
	static const char *const parts[] = {
		"(", "[", "{", ")", "({[", "([{)", "'", "\"", "R\"", "R\"x(", "/*", "//", "#", "\\", "\n# 1 \"", "# 1 \"a\" 1\n", "#pragma x\n", "1'",
		"<", "<<<", ".", "\xFF", "\\u00e9", "1e+", "u8R\"a(\n)", "/**/#",
	};
	/* clang-format on */
	enum { TIMES = 200000 };
	size_t i, j;

	(void)state;
	for (i = 0; i < COUNT_OF(parts); i++) {
		struct buffer text = { 0 };
		struct lexing l;

		for (j = 0; j < TIMES; j++)
			buffer_puts(&text, parts[i]);
		lex_bytes(&l, text.text, text.length, 202002);
		assert_int_equal(vec_last(&l.lexed.tokens).kind, TOK_END);
		for (j = 0; j < 5 && j < l.lexed.tokens.count; j++)
			assert_true(token_end(&l.il, &l.lexed.tokens.at[j]) <= l.il.source_size);
		done(&l);
		buffer_free(&text);
	}
}

int main(void)
{
	/* clang-format off */
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_punctuator_and_keyword), cmocka_unit_test(longest_match), cmocka_unit_test(digraphs),
		cmocka_unit_test(words_and_literals), cmocka_unit_test(equal_names_have_equal_numbers), cmocka_unit_test(many_names),
		cmocka_unit_test(brackets_match), cmocka_unit_test(markers), cmocka_unit_test(the_main_file_has_a_name), cmocka_unit_test(pragmas),
		cmocka_unit_test(landmarks), cmocka_unit_test(every_cuda_name), cmocka_unit_test(values_are_those_of_gxx), cmocka_unit_test(decimals_beyond_long),
		cmocka_unit_test(suffixes),
		cmocka_unit_test(malformed_values), cmocka_unit_test(errors_are_reported_once), cmocka_unit_test(what_is_harmless_is_no_error),
		cmocka_unit_test(repetition),
	};
	/* clang-format on */

	return cmocka_run_group_tests(tests, NULL, NULL);
}
