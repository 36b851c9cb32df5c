/* What is said about specifiers that declare nothing [dcl.pre] [class.union.anon]. */
#include <stdio.h>

#include "invalid.h"

/* Each CUDA attribute stands before nothing that is declared. */
static void report_attributes_of_nothing(struct parser *p, u32 first)
{
	char name[64];

	for (; first; first = il_attribute(p->il, first)->next) {
		const struct il_attribute *attribute = il_attribute(p->il, first);

		snprintf(name, sizeof name, "__%s__", il_text(p->il, attribute->name));
		if (attribute->cuda != cua_none && attribute->cuda != cua_grid_constant)
			report_error(p, attribute->range_begin, DIAG_attribute_without_entity, name);
	}
}

void check_anonymous_union(struct parser *p, const struct specifiers *s, u32 start, enum declaration_context context)
{
	const struct il_type *type = il_type(p->il, type_strip(p, s->type, NULL));
	bool may_lack_static = context == CONTEXT_BLOCK && s->storage != sc_extern;

	if (context != CONTEXT_CLASS && !may_lack_static && s->storage != sc_static && type->kind == tk_union &&
	    type->entity & enf_unnamed && s->flags & SPEC_DEFINES_TYPE && !(s->flags & (SPEC_TYPEDEF | SPEC_FRIEND)) &&
	    !is_in_template(p) && is_as_written(p))
		report_error(p, p->tokens[behind_attributes(p, start)].position, DIAG_anonymous_union_not_static);
}

static bool is_unnamed_class(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	return (record->kind == tk_class || record->kind == tk_struct) && record->entity & enf_unnamed;
}

void check_empty_declaration(struct parser *p, const struct specifiers *s, u32 start, enum declaration_context context)
{
	u32 last = s->first_attribute, at = behind_attributes(p, start);

	if (p->tentative || p->silent || !p->in_user_file || in_instance(p) || p->behind_unclosed == p->at - 1)
		return;
	if (s->flags & SPEC_TYPEDEF && !(s->flags & SPEC_ERROR)) {
		diag_report(p->diag, DIAG_typedef_without_name, p->tokens[p->at - 1].position);
		return;
	}
	if (s->defined && !(il_type(p->il, type_strip(p, s->type, NULL))->entity & enf_unnamed))
		check_specifiers_of_type(p, s, context);
	else if (context != CONTEXT_CLASS && s->defined && s->flags == SPEC_DEFINES_TYPE && !s->storage && is_unnamed_class(p, s->type))
		diag_report(p->diag, DIAG_useless_decl, p->tokens[at].position);
	if (context != CONTEXT_NAMESPACE || s->defined || s->flags)
		return;
	if (!s->type) {
		report_attributes_of_nothing(p, s->first_attribute);
		return;
	}
	if (p->tokens[at].kind < TOK_FIRST_KEYWORD || il_type(p->il, type_strip(p, s->type, NULL))->kind > tk_float)
		return; /* only what is certainly no class or enumeration */
	if (p->tokens[at].kind == TOK_const || p->tokens[at].kind == TOK_volatile || p->tokens[at].kind == TOK_enum)
		return;
	diag_report(p->diag, DIAG_useless_decl, p->tokens[at].position);
	while (last && il_attribute(p->il, last)->next)
		last = il_attribute(p->il, last)->next;
	if (last && il_attribute(p->il, last)->cuda != cua_none)
		diag_report(p->diag, DIAG_unattached_attribute, il_attribute(p->il, last)->range_begin);
	if (last && il_attribute(p->il, last)->range_begin < p->tokens[at].position)
		diag_move(p->diag, p->tokens[at].position);
}
