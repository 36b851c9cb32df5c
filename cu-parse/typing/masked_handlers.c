/* Handlers that name no type, and those behind others that catch the same exceptions [except.handle]. */
#include "access.h"
#include "invalid.h"
#include "usable.h"

#include "../overload/conversion.h"
#include "../scopes/class_members.h"

/* Whether a name at p, all of an exception-declaration, is certainly none of a type. */
static bool is_caught_value(struct parser *p)
{
	enum name_class class;

	if (tok(p) != TOK_IDENTIFIER || tok_ahead(p, 1) != TOK_RPAREN)
		return false;
	class = lookup_unqualified(p, tok_ident(p), LOOKUP_ANY).class;
	return class == NAME_VARIABLE || is_function_name(class);
}

bool skip_missing_exception(struct parser *p, u32 close)
{
	unsigned kind = tok(p);
	bool is_literal = kind == TOK_INTEGER || kind == TOK_FLOAT || kind == TOK_CHARACTER || kind == TOK_STRING;
	u32 name = p->at + (kind == TOK_const);
	bool is_qualified = is_compiled_once(p) && is_unknown_qualifier(p, name); /* for the reference that name is what is declared */

	if (!is_as_written(p) || !(kind == TOK_RPAREN || is_literal || is_caught_value(p) || is_qualified))
		return false;
	report_error(p, p->tokens[name].position, kind == TOK_const ? DIAG_int_assumed : DIAG_exp_exception_declaration);
	if (is_qualified)
		report_error(p, p->tokens[name + 1].position, DIAG_exp_rparen);
	p->at = close;
	return true;
}

/* What a handler's type is without what does not matter for the exceptions that it catches. */
static u32 caught_type(struct parser *p, u32 type) { return unqualified_type(p, type_without_reference(p, type), NULL); }

/* Whether all exceptions of a type are caught by a handler for another one. */
static bool catches(struct parser *p, u32 handler, u32 type)
{
	struct source source = { 0, type, vc_lvalue };
	u32 class = type_strip(p, handler, NULL), derived = type_strip(p, type, NULL);

	if (type_canonical(p, handler) == type_canonical(p, type) || class == derived)
		return true;
	if (!is_known_type(p, handler) || !is_known_type(p, type))
		return false;
	if (is_class_type(p, class))
		return is_class_type(p, derived) && complete_class(p, derived) && is_derived_from(p, derived, class) == OUTCOME_SUCCESS &&
		       worst(accessible_base(p, derived, class), unambiguous_base(p, derived, class)) == OUTCOME_SUCCESS;
	return pointed_to(p, handler) && pointed_to(p, type) && implicit_conversion(p, &source, handler).kind == CONVERSION_STANDARD;
}

void check_masked(struct parser *p, u32 first_handler, u32 type, u32 place)
{
	u32 handler, before, written;

	if (!is_as_written(p) || is_in_template(p) || type_is_unknown(p, type))
		return;
	type = caught_type(p, type);
	for (handler = first_handler; handler; handler = il_handler(p->il, handler)->next) {
		before = il_handler(p->il, handler)->parameter;
		if (!before || type_is_unknown(p, il_variable(p->il, before)->type))
			continue;
		written = il_variable(p->il, before)->type;
		before = caught_type(p, written);
		if (!catches(p, before, type))
			continue;
		report_warning(p, place, DIAG_handler_masked_by_type, written);
		return;
	}
}
