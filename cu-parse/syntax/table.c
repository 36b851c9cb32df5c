/* Tables: long lists of plain numbers for an array of numbers. Nothing can be said of them, and who wants one of the values has the text. */
#include "../constants/constant.h"
#include "../traits/traits.h"
#include "../typing/typing.h"
#include "syntax.h"

#include <ctype.h>

enum {
	FEWEST_NUMBERS = 64, /* shorter lists are cheap to record */
	DEEPEST_TABLE = 8,
	LONGEST_FLOAT = 28, /* so many characters, with an exponent of one digit, neither overflow nor underflow */
	WIDEST = 64,
};

/* A list, at a token of it. */
struct table {
	struct parser *p;
	u32 at;
	u64 numbers; /* so many were found */
};

/* What elements of a type can be made from without a change [dcl.init.list]/7. */
struct range {
	u64 largest, smallest; /* integers; the latter without its sign */
	bool is_floating;
};

static bool range_of_type(struct parser *p, u32 type, struct range *range)
{
	const struct il_type *record = stripped_type(p, type);
	u8 kind = integral_kind(p, type);
	u32 unused_bits = kind ? WIDEST - kind_width(kind) + kind_is_signed(kind) : 0;

	range->is_floating = record->kind == tk_float;
	if (range->is_floating) {
		range->largest = range->smallest = 1ull << (record->int_kind == ik_float ? 24 : 53);
		return record->int_kind == ik_float || record->int_kind == ik_double;
	}
	if (!kind || kind == ik_bool || record->int_kind == ik_enum || kind_width(kind) > WIDEST)
		return false;
	range->largest = UINT64_MAX >> unused_bits;
	range->smallest = kind_is_signed(kind) ? range->largest + 1 : 0;
	return true;
}

static const char *past_digits(const char *s)
{
	while (isdigit((unsigned char)*s))
		s++;
	return s;
}

/* Whether a floating literal is one that float has, if not exactly. */
static bool is_moderate(const struct parser *p, const struct token *token)
{
	const char *s = p->il->source + token->position, *end = p->il->source + token_end(p->il, token);

	if (end - s > LONGEST_FLOAT)
		return false;
	s = past_digits(s);
	if (*s == '.')
		s = past_digits(s + 1);
	if ((*s | 32) == 'e') {
		s += s[1] == '-' || s[1] == '+' ? 2 : 1;
		while (*s == '0')
			s++;
		s += isdigit((unsigned char)*s) != 0;
	}
	return s + ((*s | 32) == 'f') == end;
}

static bool take_number(struct table *t, const struct range *range)
{
	const struct token *token = &t->p->tokens[t->at];
	bool is_negative = token->kind == TOK_MINUS;
	struct integer_literal value;

	token += is_negative;
	t->at += 1u + is_negative;
	t->numbers++;
	if (token->kind == TOK_FLOAT)
		return range->is_floating && is_moderate(t->p, token);
	return token->kind == TOK_INTEGER && integer_literal_value(t->p->il, token, &value) && !value.overflow && !value.suffix &&
	       value.value <= (is_negative ? range->smallest : range->largest) && (!is_negative || kind_is_signed(value.int_kind));
}

static bool take_list(struct table *t, u32 type, u32 depth);

/* What initializes a part of that type: a number, or a list. */
static bool take_part(struct table *t, u32 type, u32 depth)
{
	struct range range = { 0 };

	if (t->p->tokens[t->at].kind == TOK_LBRACE)
		return take_list(t, type, depth + 1);
	return range_of_type(t->p, type, &range) && take_number(t, &range);
}

/* Passes over the comma behind a part; not at the end of the list. */
static bool take_comma(struct table *t, u32 close) { return t->at == close || t->p->tokens[t->at++].kind == TOK_COMMA; }

/* Passes over the parts of an array up to the closing brace: all, or less. */
static bool take_elements(struct table *t, const struct il_type *array, u32 close, u32 depth)
{
	bool has_bound = !(array->flags & tyf_unknown_bound), is_number;
	struct range range = { 0 };
	u64 count;

	if (array->flags & (tyf_variable_bound | tyf_dependent))
		return false;
	is_number = range_of_type(t->p, array->type, &range);
	for (count = 0; t->at < close && (!has_bound || count < array->size); count++)
		if (!(is_number ? take_number(t, &range) : take_part(t, array->type, depth)) || !take_comma(t, close))
			return false;
	return t->at == close;
}

/* The first field of an aggregate that has nothing but fields; 0: it is none. */
static u32 first_field(struct parser *p, u32 class)
{
	const struct il_class_info *info;

	if (!is_class_type(p, class) || !complete_class(p, class) || il_type(p->il, class)->kind == tk_union ||
	    trait_is_aggregate(p, &class, 1) != TRAIT_TRUE)
		return 0;
	info = il_class_info(p->il, il_type(p->il, class)->class_info);
	return info->first_base ? 0 : info->first_field;
}

/* Passes over all parts of a class. The braces of the array that is all that a std::array has may be left out. */
static bool take_fields(struct table *t, u32 field, u32 close, u32 depth)
{
	struct parser *p = t->p;
	const struct il_type *only = il_field(p->il, field)->next ? NULL : stripped_type(p, il_field(p->il, field)->type);

	if (only && only->kind == tk_array && p->tokens[t->at].kind != TOK_LBRACE)
		return take_elements(t, only, close, depth);
	for (; field && t->at < close; field = il_field(p->il, field)->next)
		if (!il_field(p->il, field)->name || il_field(p->il, field)->is_bit_field ||
		    !take_part(t, il_field(p->il, field)->type, depth) || !take_comma(t, close))
			return false;
	return !field && t->at == close;
}

/* Passes over a list for an object of the type, at its brace. False: there is something else in it than numbers, or not for this type. */
static bool take_list(struct table *t, u32 type, u32 depth)
{
	struct parser *p = t->p;
	u32 bare = type_strip(p, type, NULL), close = matching(p, t->at++), field;

	if (depth == DEEPEST_TABLE)
		return false;
	if (il_type(p->il, bare)->kind == tk_array)
		return take_elements(t, il_type(p->il, bare), close, depth) && t->at++ == close;
	field = first_field(p, bare);
	return field && take_fields(t, field, close, depth) && t->at++ == close;
}

bool skip_table(struct parser *p, u32 type)
{
	struct table t = { p, p->at, 0 };

	if (tok(p) != TOK_LBRACE || matching(p, p->at) - p->at < FEWEST_NUMBERS || p->all_bodies || is_in_template(p) ||
	    !type_is_certain(p, type) || !take_list(&t, type, 0) || t.numbers < FEWEST_NUMBERS)
		return false;
	p->at = t.at;
	return true;
}
