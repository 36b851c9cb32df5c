/* What is said where an argument for a template template parameter is no template, or one with other parameters [temp.arg.template]. */
#include "invalid.h"

#include "../templates/deduce.h"

/* Whether a name is all that an argument consists of. */
static bool is_name(struct parser *p, const struct il_template_arg *arg, struct id_expression *id)
{
	u32 start = p->at;
	bool saved = p->tentative, found;

	p->at = token_at(p, arg->range_begin);
	p->tentative = true;
	found = (tok(p) == TOK_IDENTIFIER || tok(p) == TOK_SCOPE) && parse_id_expression(p, id) && position(p) >= arg->range_end;
	p->tentative = saved;
	p->at = start;
	return found;
}

/* Says that a name, of an argument, is that of no template. */
static void report_no_template(struct parser *p, const struct il_template_arg *arg, const struct id_expression *id)
{
	u8 kind = arg->kind == tak_type ? il_type(p->il, arg->type)->kind : tk_error;

	if (kind == tk_template_param)
		report_error(p, arg->range_begin, DIAG_parameter_is_no_class_template, arg->type);
	else if (arg->kind == tak_type && id->has_args)
		report_error(p, arg->range_begin, DIAG_instance_is_no_class_template, arg->type);
	else
		report_error(p, arg->range_begin, DIAG_no_class_template, id->found.entity);
}

/* Whether it was said of the argument that nothing declares the name. */
static bool is_undefined(const struct parser *p, const struct il_template_arg *arg)
{
	return p->tokens[token_at(p, arg->range_begin)].kind == TOK_IDENTIFIER && arg->kind == tak_nontype && !arg->constant && !arg->expr;
}

/* Whether one of the parameters of a list has a flag. */
static bool has_parameter_with(const struct parser *p, u32 decl, u32 flag)
{
	u32 param = il_template_decl(p->il, decl)->first_param;

	while (param && !(il_template_param(p->il, param)->flags & flag))
		param = il_template_param(p->il, param)->next;
	return param;
}

/* Whether the parameter has a pack, for which the reference takes what has default arguments, of whatever kind. */
static bool may_be_taken_by_pack(const struct parser *p, u32 param, u32 template)
{
	return has_parameter_with(p, il_template_param(p->il, param)->template_decl, tf_pack) &&
	       has_parameter_with(p, il_template(p->il, template)->decl, tf_has_default);
}

bool check_argument_is_template(struct parser *p, const struct il_template_arg *arg, u32 param)
{
	u8 first = p->tokens[token_at(p, arg->range_begin)].kind;
	struct id_expression id;

	if (arg->kind == tak_template && arg->template && is_no_template_for(p, param, arg->template) &&
	    !may_be_taken_by_pack(p, param, arg->template)) {
		report_error(p, arg->range_begin, DIAG_incompatible_template_operand, il_any_of(IL_template, arg->template),
		             il_text(p->il, il_template_param(p->il, param)->name));
		return false;
	}
	if (in_instance(p) || arg->kind > tak_nontype || (arg->kind == tak_type && arg->template) || arg->is_pack_expansion ||
	    is_undefined(p, arg))
		return true;
	if (first != TOK_IDENTIFIER && first != TOK_SCOPE)
		report_error(p, arg->range_begin, DIAG_exp_identifier);
	else if (is_name(p, arg, &id) && id.found.entity)
		report_no_template(p, arg, &id);
	else
		return true;
	return false;
}
