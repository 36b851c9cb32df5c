/* Fundamental types of several words [dcl.type.simple]. */
#include "simple_type.h"
#include "../typing/invalid.h"

/* By token: the kind that a word says, KIND_MODIFIER of one that goes with others; ik_none: it is no such word. */
enum { KIND_MODIFIER = KIND_OTHER + 1 };
static const u8 kind_of_word[TOK_KIND_COUNT] = {
	[TOK_short] = KIND_MODIFIER,
	[TOK_long] = KIND_MODIFIER,
	[TOK_signed] = KIND_MODIFIER,
	[TOK_unsigned] = KIND_MODIFIER,
	[TOK_complex] = KIND_MODIFIER,
	[TOK_void] = KIND_VOID,
	[TOK_bool] = ik_bool,
	[TOK_char] = ik_char,
	[TOK_wchar_t] = ik_wchar_t,
	[TOK_char8_t] = ik_char8_t,
	[TOK_char16_t] = ik_char16_t,
	[TOK_char32_t] = ik_char32_t,
	[TOK_int] = ik_int,
	[TOK_int128] = ik_int128,
	[TOK_float] = ik_float,
	[TOK_double] = ik_double,
	[TOK_float128] = ik_float128,
	[TOK_float128_t] = ik_float128,
	[TOK_float16_t] = ik_float16,
	[TOK_float32_t] = ik_float32,
	[TOK_float64_t] = ik_float64,
	[TOK_float32x_t] = ik_float32x,
	[TOK_float64x_t] = ik_float64x,
	[TOK_bf16] = ik_bfloat16,
};

bool is_simple_type_word(unsigned word) { return kind_of_word[word]; }

/* Says it if a word cannot stand behind the others. */
static void check_word(struct parser *p, struct simple_type *s, unsigned word)
{
	bool again = (word == TOK_short && s->is_short) || (word == TOK_signed && s->is_signed) ||
	             (word == TOK_unsigned && s->is_unsigned) || (word == TOK_complex && s->is_complex);
	bool contradicts = (word == TOK_short && (s->longs || s->kind == ik_int128)) ||
	                   (word == TOK_long && (s->is_short || s->longs == 2 || s->kind == ik_int128)) ||
	                   (word == TOK_signed && s->is_unsigned) || (word == TOK_unsigned && s->is_signed) ||
	                   (s->kind && kind_of_word[word] != KIND_MODIFIER);

	if ((again || (contradicts && !s->is_wrong)) && is_compiled_once(p))
		report_error(p, position(p), again ? DIAG_duplicate_specifier : DIAG_bad_combination_of_type_specifiers);
	s->is_wrong |= contradicts;
}

bool parse_simple_type_word(struct parser *p, struct simple_type *s)
{
	unsigned word = tok(p);

	if (!is_simple_type_word(word))
		return false;
	if (s->seen)
		check_word(p, s, word);
	switch (word) {
	case TOK_short: s->is_short = true; break;
	case TOK_long: s->longs++; break;
	case TOK_signed: s->is_signed = true; break;
	case TOK_unsigned: s->is_unsigned = true; break;
	case TOK_complex: s->is_complex = true; break;
	default: s->kind = s->kind ? s->kind : kind_of_word[word];
	}
	s->seen = true;
	advance(p);
	return true;
}

/* What a named type would be in words. */
static struct simple_type words_of(struct parser *p, u32 type)
{
	static const struct simple_type words[IL_int_kind_COUNT] = {
		[ik_signed_char] = { .kind = ik_char, .is_signed = true },
		[ik_unsigned_char] = { .kind = ik_char, .is_unsigned = true },
		[ik_short] = { .kind = ik_int, .is_short = true },
		[ik_unsigned_short] = { .kind = ik_int, .is_short = true, .is_unsigned = true },
		[ik_unsigned_int] = { .kind = ik_int, .is_unsigned = true },
		[ik_long] = { .kind = ik_int, .longs = 1 },
		[ik_unsigned_long] = { .kind = ik_int, .longs = 1, .is_unsigned = true },
		[ik_long_long] = { .kind = ik_int, .longs = 2 },
		[ik_unsigned_long_long] = { .kind = ik_int, .longs = 2, .is_unsigned = true },
		[ik_unsigned_int128] = { .kind = ik_int128, .is_unsigned = true },
		[ik_long_double] = { .kind = ik_double, .longs = 1 },
	};
	const struct il_type *named = il_type(p->il, type_strip(p, type, NULL));
	u8 kind = named->int_kind;

	if (named->kind == tk_void)
		return (struct simple_type){ .kind = KIND_VOID };
	if ((named->kind != tk_integer && named->kind != tk_float) || kind == ik_enum)
		return (struct simple_type){ .kind = KIND_OTHER };
	return words[kind].kind ? words[kind] : (struct simple_type){ .kind = kind };
}

bool parse_word_behind_type(struct parser *p, struct simple_type *s, u32 type)
{
	if (!is_simple_type_word(tok(p)))
		return false;
	if (!s->seen) {
		*s = words_of(p, type);
		s->seen = true;
	}
	return parse_simple_type_word(p, s);
}

static bool has_modifiers(const struct simple_type *s) { return s->longs | s->is_short | s->is_signed | s->is_unsigned | s->is_complex; }

/* Whether the modifiers can stand beside the kind [tab:dcl.type.simple]. Of GNU's combinations with _Complex and __float128 all can. */
static bool is_consistent(const struct simple_type *s)
{
	if (!has_modifiers(s) || s->is_complex || s->kind == ik_none || s->kind == ik_int || s->kind == ik_float128)
		return true;
	if (s->kind == ik_char || s->kind == ik_int128)
		return !s->is_short && !s->longs;
	return s->kind != KIND_OTHER && !s->is_short && !s->is_signed && !s->is_unsigned &&
	       (s->kind == ik_double ? s->longs < 2 : !s->longs);
}

/* GNU's complex integers are none of CUDA's. */
static bool has_imaginary_integers(const struct simple_type *s)
{
	return s->is_complex && (s->kind == ik_int || s->kind == ik_char || s->kind == ik_bool);
}

/* The type of a kind with the word signed, which says nothing and is shown. */
static u32 signed_type(struct parser *p, u8 kind)
{
	static const char *const names[] = {
		[ik_short] = "signed short",         [ik_int] = "signed int",         [ik_long] = "signed long",
		[ik_long_long] = "signed long long", [ik_int128] = "signed __int128",
	};

	if (!p->signed_builtin[kind])
		p->signed_builtin[kind] = type_alias(p, identifier_of(p, names[kind]), p->builtin[kind]);
	return p->signed_builtin[kind];
}

u32 simple_type(struct parser *p, const struct simple_type *s, u32 begin)
{
	u8 kind = s->kind;

	if (s->is_wrong)
		return p->error_type;
	if (!is_consistent(s) || has_imaginary_integers(s)) {
		if (is_compiled_once(p))
			report_error(p, begin, is_consistent(s) ? DIAG_complex_of_integers : DIAG_bad_combination_of_type_specifiers);
		return p->error_type;
	}
	if (kind == KIND_VOID)
		return p->void_type;
	if (kind == ik_none)
		kind = s->is_complex && !s->longs && !s->is_short ? ik_double : ik_int;
	if (kind == ik_char && (s->is_signed || s->is_unsigned))
		kind = s->is_signed ? ik_signed_char : ik_unsigned_char;
	else if (kind == ik_int && s->is_short)
		kind = s->is_unsigned ? ik_unsigned_short : ik_short;
	else if (kind == ik_int && s->longs == 1)
		kind = s->is_unsigned ? ik_unsigned_long : ik_long;
	else if (kind == ik_int && s->longs)
		kind = s->is_unsigned ? ik_unsigned_long_long : ik_long_long;
	else if (kind == ik_int && s->is_unsigned)
		kind = ik_unsigned_int;
	else if (kind == ik_int128 && s->is_unsigned)
		kind = ik_unsigned_int128;
	else if (kind == ik_double && s->longs)
		kind = ik_long_double;
	if (s->is_signed && kind != ik_signed_char)
		return signed_type(p, kind);
	return s->is_complex ? type_complex(p, p->builtin[kind]) : p->builtin[kind];
}
