/* What is said of names in a list of bases that name no class [class.derived]. */
#include "invalid.h"

#include "../syntax/expr.h"

static bool names_something_else(const struct id_expression *id)
{
	enum name_class class = id->found.class;

	return class == NAME_NOT_FOUND || class == NAME_VARIABLE || class == NAME_FIELD || class == NAME_ROUTINE;
}

/* That the qualified name is that of no class; whether it was said. */
static bool report_no_member_class(struct parser *p, const struct id_expression *id)
{
	const struct qualifier *q = &id->qualifier;
	u32 class = q->type ? type_strip(p, q->type, NULL) : 0;
	const char *name = ident_text(p, id->ident);

	if (q->unknown || !q->scope || (class && (!is_known_type(p, class) || p->scopes.at[q->scope].has_unknown_names)))
		return false;
	if (class)
		report_error(p, id->name_begin, DIAG_no_member_class, class_word(p, class), class, name);
	else if (il_any_kind(il_scope(p->il, q->scope)->owner) == IL_namespace)
		report_error(p, id->name_begin, DIAG_namespace_no_member_class, il_scope(p->il, q->scope)->owner, name);
	else if (q->global)
		report_error(p, id->name_begin, DIAG_no_global_class, name);
	else
		return false;
	return true;
}

/* The reference looks for no template by that name: with what follows it there is no class, and no members of it are read. */
static void end_name(struct parser *p, u32 behind)
{
	u32 around = p->stops;

	p->at = behind;
	p->doubt = 0;
	if (tok(p) == TOK_LESS || tok(p) == TOK_SCOPE)
		report_error(p, position(p), DIAG_exp_class_definition);
	if (tok(p) == TOK_LESS) {
		p->stops |= STOP_SEMICOLON;
		pass_to_stop(p);
		p->stops = around;
	}
	while (tok(p) != TOK_LBRACE && tok(p) != TOK_COMMA && tok(p) != TOK_SEMICOLON && tok(p) != TOK_END)
		advance(p);
}

static bool is_template_parameter(const struct parser *p, const struct lookup *found)
{
	return found->class == NAME_VARIABLE && il_variable(p->il, il_any_index(found->entity))->flags & vf_template_parameter;
}

bool skip_name_of_no_class(struct parser *p)
{
	u32 start = p->at, behind;
	bool saved = p->tentative, is_name, has_args;
	struct id_expression id;
	struct lookup found;

	if (skip_unknown_template_name(p))
		return true;
	if (!is_as_written(p) || (tok(p) != TOK_IDENTIFIER && tok(p) != TOK_SCOPE))
		return false;
	if (is_unknown_qualifier(p, start)) {
		report_error(p, position(p), DIAG_exp_class_name);
		end_name(p, start + 1);
		return true;
	}
	p->tentative = true;
	is_name = parse_id_expression(p, &id) && id.kind == ID_IDENTIFIER;
	p->tentative = saved;
	behind = token_at(p, id.name_begin) + 1;
	has_args = p->tokens[behind].kind == TOK_LESS;
	p->at = start;
	if (!is_name || !names_something_else(&id) || (!id.qualifier.present && may_be_builtin(ident_text(p, id.ident))))
		return false;
	if (id.qualifier.present) {
		if (!report_no_member_class(p, &id))
			return false;
		end_name(p, behind);
		return true;
	}
	found = id.found.class == NAME_NOT_FOUND ? lookup_unqualified(p, id.ident, LOOKUP_ANY) : id.found;
	if (has_args && is_template_parameter(p, &found))
		return false;
	if (has_args && found.class != NAME_NOT_FOUND) {
		report_error(p, id.name_begin, DIAG_exp_class_name);
		end_name(p, behind);
		return true;
	}
	if (has_args)
		report_error(p, id.name_begin, DIAG_no_template, ident_text(p, id.ident));
	else
		report_error(p, id.name_begin, DIAG_exp_class_name);
	p->at = behind;
	if (has_args)
		skip_arguments_of_unknown(p);
	return true;
}
