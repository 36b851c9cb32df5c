/* What is said about names of class templates without arguments where these certainly cannot be deduced [dcl.type.class.deduct]. */
#include "invalid.h"

#include "../types/placeholder.h"

/* Whether the name may be that of the class itself, from a base that is not known [temp.local]. */
static bool may_be_injected(const struct parser *p)
{
	u32 scope;

	for (scope = p->scope; scope; scope = p->scopes.at[scope].parent)
		if (p->scopes.at[scope].kind == sck_class_struct_union && p->scopes.at[scope].has_unknown_names)
			return true;
	return false;
}

bool check_template_has_arguments(struct parser *p, u32 template, u32 place)
{
	const struct il_template *record = il_template(p->il, template);

	if (p->tentative || !is_as_written(p) || diag_was_said(p->diag, DIAG_missing_template_arguments, place) ||
	    (record->kind != templk_class && record->kind != templk_alias) || il_any_kind(record->prototype) != IL_type ||
	    may_be_injected(p))
		return false;
	report_error(p, place, DIAG_missing_template_arguments, il_any_of(IL_template, template));
	return true;
}

bool check_deduction_of_classes(struct parser *p, u32 template, u32 place)
{
	return is_before_cxx17(p) && check_template_has_arguments(p, template, place);
}

/* Whether neither a constructor nor a guide says without arguments what those of the template are. */
static bool needs_arguments(struct parser *p, u32 template)
{
	bool failed, ambiguous;

	return !deduced_class_or_several(p, template, 0, false, &failed, &ambiguous) && failed && !ambiguous;
}

/* A variable without an initializer is declared. */
static void check_uninitialized_placeholder(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	const struct il_type *type = il_type(p->il, d->type);

	if (s->storage == sc_extern) {
		check_template_has_arguments(p, s->deduced_template, s->template_begin);
	} else if (type->kind == tk_pointer) {
		report_error(p, s->template_begin, DIAG_placeholder_of_component);
	} else if (needs_arguments(p, s->deduced_template)) {
		report_no_deduced_class(p, s->deduced_template, d->id.name_begin);
	}
}

/* ---- auto [dcl.spec.auto] ---- */

/* The token that begins the placeholder among the specifiers, which end before the text at end; 0: there is none. */
static u32 placeholder_token(const struct parser *p, const struct specifiers *s, u32 end)
{
	u32 at;

	for (at = token_at(p, s->begin); p->tokens[at].position < end; at++)
		if (p->tokens[at].kind == TOK_auto || p->tokens[at].kind == TOK_decltype)
			return at;
	return 0;
}

static bool names_template_without_arguments(const struct parser *p, const struct specifiers *s, u32 type)
{
	return s->deduced_template || deduced_template(p, type);
}

/* Also the results of functions that deduce these. */
static bool has_auto(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL));

	return has_placeholder(p, record->kind == tk_routine ? record->type : type);
}

static bool report_auto(struct parser *p, const struct specifiers *s, u32 end)
{
	u32 at = placeholder_token(p, s, end);
	bool is_auto = p->tokens[at].kind == TOK_auto;

	if (at)
		report_error(p, p->tokens[at].position, is_auto ? DIAG_auto_not_allowed : DIAG_decltype_auto_not_allowed);
	return at;
}

bool check_auto_in_type(struct parser *p, const struct specifiers *s, u32 type)
{
	return type && !p->tentative && is_as_written(p) && !names_template_without_arguments(p, s, type) && has_auto(p, type) &&
	       report_auto(p, s, position(p));
}

static bool is_array_of_auto(const struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 at = placeholder_token(p, s, d->begin);

	return il_type(p->il, type_strip(p, d->type, NULL))->kind == tk_array && at && p->tokens[at].kind == TOK_auto;
}

/* A member of objects. */
static bool check_auto_member(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	if (tok(p) == TOK_ASSIGN || tok(p) == TOK_LBRACE)
		return report_auto(p, s, d->begin);
	if (tok(p) != TOK_SEMICOLON && tok(p) != TOK_COMMA)
		return false;
	report_error(p, d->id.name_begin,
	             type_is_decltype_auto(p, d->type) ? DIAG_decltype_auto_without_initializer : DIAG_auto_without_initializer);
	return true;
}

bool check_auto_of_declarator(struct parser *p, const struct specifiers *s, const struct declarator *d, enum declaration_context context)
{
	if (p->tentative || !is_as_written(p) || d->id.kind == ID_NONE || names_template_without_arguments(p, s, d->type))
		return false;
	if (s->flags & SPEC_TYPEDEF)
		return has_auto(p, d->type) && report_auto(p, s, d->begin);
	if (!has_placeholder(p, d->type))
		return false;
	if (is_array_of_auto(p, s, d)) {
		report_error(p, p->tokens[placeholder_token(p, s, d->begin)].position, DIAG_auto_array);
		return true;
	}
	return context == CONTEXT_CLASS && (s->storage == sc_none || s->storage == sc_mutable) &&
	       !(s->flags & (SPEC_FRIEND | SPEC_THREAD_LOCAL)) && check_auto_member(p, s, d);
}

/* ---- declarators with names of class templates ---- */

bool check_placeholder(struct parser *p, const struct specifiers *s, const struct declarator *d, enum declaration_context context)
{
	const struct il_type *type = il_type(p->il, d->type);
	bool has_initializer = tok(p) != TOK_SEMICOLON && tok(p) != TOK_COMMA;

	if (!(d->id.qualifier.template || s->deduced_template) || p->tentative || !is_as_written(p) || may_be_injected(p) ||
	    d->id.kind == ID_NONE)
		return false;
	if (d->id.qualifier.template) {
		if (p->template_depth)
			report_error(p, d->id.begin, DIAG_unknown_qualifier);
		check_template_has_arguments(p, d->id.qualifier.template, d->id.begin);
	}
	if (!s->deduced_template)
		return false;
	if (d->is_function || s->flags & (SPEC_TYPEDEF | SPEC_FRIEND) || is_before_cxx17(p) || type->kind == tk_array ||
	    (is_before_cxx20(p) && il_template(p->il, s->deduced_template)->kind == templk_alias && context != CONTEXT_BLOCK) ||
	    (context == CONTEXT_CLASS && (s->storage != sc_static || !has_initializer))) {
		if (check_template_has_arguments(p, s->deduced_template, s->template_begin) && d->is_function)
			diag_move(p->diag, position(p)); /* after what is said about parameters */
		return is_before_cxx17(p) && !d->is_function;
	} else if (il_template(p->il, s->deduced_template)->kind != templk_class ||
	           il_any_kind(il_template(p->il, s->deduced_template)->prototype) != IL_type) {
		return false;
	} else if (!has_initializer) {
		check_uninitialized_placeholder(p, s, d);
	} else if (type->kind == tk_pointer) {
		report_error(p, s->template_begin, DIAG_cannot_deduce_class);
	}
	return false;
}

/* [dcl.spec.auto]/11 */
bool check_own_initializer(struct parser *p, il_any named, u32 place)
{
	const struct initialized *i = p->initialized;
	u32 variable = il_any_kind(named) == IL_variable ? il_any_index(named) : 0;

	while (i && (variable < i->first || variable >= i->end))
		i = i->outer;
	if (!i || !variable || in_instance(p) ||
	    (!(il_variable(p->il, variable)->flags & vf_structured_binding) && !has_placeholder(p, il_variable(p->il, variable)->type)))
		return false;
	report_error(p, place, DIAG_auto_in_own_initializer);
	return true;
}
