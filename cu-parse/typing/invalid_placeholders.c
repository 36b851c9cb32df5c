/* What is said about names of class templates without arguments where these certainly cannot be deduced [dcl.type.class.deduct]. */
#include "invalid.h"

#include "../types/placeholder.h"

static bool is_looked_at(const struct parser *p) { return is_compiled_once(p) && !in_instance(p); }

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

	if (p->tentative || !is_looked_at(p) || (record->kind != templk_class && record->kind != templk_alias) ||
	    il_any_kind(record->prototype) != IL_type || may_be_injected(p))
		return false;
	report_error(p, place, DIAG_missing_template_arguments, il_any_of(IL_template, template));
	return true;
}

/* Whether arguments can come from an initializer or a guide alone: a parameter has no default. */
static bool needs_arguments(const struct parser *p, u32 template)
{
	const struct il_template *record = il_template(p->il, template);
	u32 param = record->decl ? il_template_decl(p->il, record->decl)->first_param : 0, i;

	for (i = 0; i < p->guides.count; i++)
		if (il_routine(p->il, p->guides.at[i])->name == record->name)
			return false;
	while (param && il_template_param(p->il, param)->flags & (tf_has_default | tf_pack))
		param = il_template_param(p->il, param)->next;
	return param;
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
		report_error(p, d->id.name_begin, DIAG_no_matching_constructor,
		             il_text(p->il, il_template(p->il, s->deduced_template)->name));
	}
}

bool check_auto_array(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 at = token_at(p, s->begin);

	if (p->tentative || !is_looked_at(p) || d->id.kind == ID_NONE || s->deduced_template || !has_placeholder(p, d->type) ||
	    il_type(p->il, type_strip(p, d->type, NULL))->kind != tk_array)
		return false;
	while (p->tokens[at].kind != TOK_auto && p->tokens[at].position < d->begin)
		at++;
	if (p->tokens[at].kind != TOK_auto)
		return false;
	report_error(p, p->tokens[at].position, DIAG_auto_array);
	return true;
}

void check_placeholder(struct parser *p, const struct specifiers *s, const struct declarator *d, enum declaration_context context)
{
	const struct il_type *type = il_type(p->il, d->type);
	bool has_initializer = tok(p) != TOK_SEMICOLON && tok(p) != TOK_COMMA;

	if (p->tentative || !is_looked_at(p) || may_be_injected(p) || d->id.kind == ID_NONE)
		return;
	if (d->id.qualifier.template) {
		report_error(p, d->id.begin, DIAG_unknown_qualifier);
		check_template_has_arguments(p, d->id.qualifier.template, d->id.begin);
	}
	if (!s->deduced_template)
		return;
	if (d->is_function || s->flags & (SPEC_TYPEDEF | SPEC_FRIEND) || is_before_cxx17(p) || type->kind == tk_array ||
	    (context == CONTEXT_CLASS && (s->storage != sc_static || !has_initializer))) {
		if (check_template_has_arguments(p, s->deduced_template, s->template_begin) && d->is_function)
			diag_move(p->diag, position(p)); /* after what is said about parameters */
	} else if (il_template(p->il, s->deduced_template)->kind != templk_class ||
	           il_any_kind(il_template(p->il, s->deduced_template)->prototype) != IL_type) {
		return;
	} else if (!has_initializer) {
		check_uninitialized_placeholder(p, s, d);
	} else if (type->kind == tk_pointer) {
		report_error(p, s->template_begin, DIAG_cannot_deduce_class);
	}
}
