/* What is said about const and volatile where they mean nothing or are deprecated [dcl.fct]/7 [depr.volatile.type]. */
#include "invalid.h"

enum { TYPES_MAX = 100 };

/* ---- const and volatile of a value that a function returns ---- */

/* Whether a type says itself, in no typedef, that it is const or volatile, and its values are no objects that could be. */
static bool is_qualified_value(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);
	u8 kind;

	if (record->kind != tk_typeref || record->typeref_kind != trk_qualified || !(record->flags & (tyf_const | tyf_volatile)))
		return false;
	kind = il_type(p->il, type_strip(p, type, NULL))->kind;
	return kind == tk_integer || kind == tk_float || kind == tk_void || kind == tk_pointer;
}

/* The first const or volatile of the tokens [first, end) outside of brackets; end: there is none. */
static u32 find_qualifier(const struct parser *p, u32 first, u32 end)
{
	u32 at, depth = 0;

	for (at = first; at < end; at++) {
		switch (p->tokens[at].kind) {
		case TOK_const:
		case TOK_volatile:
			if (!depth)
				return at;
			break;
		case TOK_LPAREN:
		case TOK_LBRACE:
		case TOK_LBRACKET: at = matching(p, at); break;
		case TOK_LESS: depth++; break;
		case TOK_GREATER: depth -= depth > 0; break;
		default: break;
		}
	}
	return end;
}

void check_result_qualifiers(struct parser *p, u32 type, u32 first, u32 end)
{
	u32 at;

	if (!is_as_written(p) || (!is_qualified_value(p, type) && !(type == p->error_type && p->errors))) /* which is not qualified */
		return;
	at = find_qualifier(p, first, end);
	if (at >= end || diag_was_said(p->diag, DIAG_useless_type_qualifier_on_return_type, p->tokens[at].position))
		return; /* declarators share specifiers */
	report_warning(p, p->tokens[at].position, DIAG_useless_type_qualifier_on_return_type);
	diag_move(p->diag, end_of_last(p) - 1); /* before what attributes cause */
}

/* ---- what C++20 deprecates ---- */

static bool is_deprecated(const struct parser *p, u32 cv) { return cv & tyf_volatile && !is_before_cxx20(p) && is_as_written(p); }

void check_volatile_parameter(struct parser *p, u32 type, u32 place)
{
	u32 cv = 0, at = type_strip(p, type, &cv), depth;

	for (depth = 0; depth < TYPES_MAX && il_type(p->il, at)->kind == tk_array; depth++)
		at = type_strip(p, il_type(p->il, at)->type, &cv);
	if (is_deprecated(p, cv) && !diag_was_said(p->diag, DIAG_volatile_parameter, place)) /* abbreviated templates are read twice */
		report_warning(p, place, DIAG_volatile_parameter);
}

void check_volatile_result(struct parser *p, u32 type, u32 place)
{
	u32 cv = 0;

	type_strip(p, type, &cv);
	if (!is_deprecated(p, cv))
		return;
	report_warning(p, place, DIAG_volatile_result);
	diag_move(p->diag, end_of_last(p));
}

void check_volatile_binding(struct parser *p, const struct specifiers *s)
{
	u32 cv = 0;

	type_strip(p, s->type, &cv);
	if (is_deprecated(p, cv))
		report_warning(p, s->begin, DIAG_volatile_binding);
}
