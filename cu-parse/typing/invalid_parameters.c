/* What is said about the parameters of a function's declaration: names, void, default arguments [dcl.fct] [dcl.fct.default]. */
#include "invalid.h"

static void check_names(struct parser *p, u32 first, const struct il_parameter *parameter)
{
	const struct il_parameter *other;
	u32 param;

	for (param = first; param; param = other->next) {
		other = il_parameter(p->il, param);
		if (other == parameter)
			return;
		if (parameter->name && other->name == parameter->name) {
			report_error(p, parameter->name_position, DIAG_duplicate_parameter_name);
			return;
		}
	}
}

void check_names_of_parameters(struct parser *p, u32 first)
{
	u32 param;

	if (!is_as_written(p))
		return;
	for (param = first; param; param = il_parameter(p->il, param)->next)
		check_names(p, first, il_parameter(p->il, param));
}

/* A parameter that can have no value of its type: nothing more is said of it. */
static void refuse_parameter(struct parser *p, struct il_parameter *parameter)
{
	parameter->type = parameter->declared_type = p->error_type;
	if (parameter->variable)
		il_variable(p->il, parameter->variable)->type = p->error_type;
}

/* Whether a template's argument is the type of a parameter, the only one: f(T) is no f(void) where T is void [temp.deduct]/11. */
static bool is_argument(struct parser *p, const struct il_parameter *parameter)
{
	u32 at = token_at(p, parameter->decl_begin);
	struct lookup found;

	while (p->tokens[at].kind == TOK_const || p->tokens[at].kind == TOK_volatile)
		at++;
	if (!in_instance(p) || p->tokens[at].kind != TOK_IDENTIFIER || p->tokens[at + 1].kind == TOK_SCOPE)
		return false;
	found = lookup_unqualified(p, p->tokens[at].value, LOOKUP_ANY);
	return found.class == NAME_TYPE && p->scopes.at[found.scope].binds_arguments;
}

/* f(void, int), f(void x), f(const void) */
void check_void_parameters(struct parser *p, u32 first, bool has_ellipsis)
{
	struct il_parameter *parameter;
	u32 param, cv;

	if (!is_as_written(p) && !(is_compiled_once(p) && il_any_kind(p->noted_instance) == IL_type))
		return;
	for (param = first; param; param = parameter->next) {
		parameter = il_parameter(p->il, param);
		cv = 0;
		if (il_type(p->il, type_strip(p, parameter->declared_type, &cv))->kind != tk_void || attributed_typedef(p, parameter->type))
			continue;
		if (param != first || parameter->next || parameter->name || has_ellipsis || is_argument(p, parameter)) {
			report_error(p, parameter->decl_begin, DIAG_void_parameter);
			refuse_parameter(p, parameter);
		} else if (cv && !in_instance(p))
			report_error(p, parameter->decl_begin, DIAG_qualified_void_parameter_list);
	}
}

u32 place_of_default(const struct parser *p, const struct il_parameter *parameter)
{
	return il_parameter_extra(p->il, parameter->extra)->default_argument_begin;
}

/* Those of a block have default arguments of their own [dcl.fct.default]/4. */
static bool is_of_other_block(const struct parser *p, u32 earlier, u32 later)
{
	const struct il_full_entity_decl_info *a = il_full_entity_decl_info(p->il, earlier), *b = il_full_entity_decl_info(p->il, later);

	return (a->flags ^ b->flags) & dcf_local || (a->flags & dcf_local && a->scope != b->scope);
}

/* Whether the parameter of that number has a default argument in an earlier declaration. */
static bool had_default(const struct parser *p, u32 routine, u32 decl, u32 number)
{
	u32 earlier, param, i;

	for (earlier = il_routine(p->il, routine)->first_decl; earlier && earlier != decl;
	     earlier = il_full_entity_decl_info(p->il, earlier)->next) {
		if (is_of_other_block(p, earlier, decl))
			continue;
		param = il_full_entity_decl_info(p->il, earlier)->first_param;
		for (i = 0; param && i < number; i++)
			param = il_parameter(p->il, param)->next;
		if (il_parameter(p->il, param)->flags & pf_default_argument)
			return true;
	}
	return false;
}

/* A constructor that would have to copy its argument to be called [class.copy.ctor]/5. */
static void check_copied_by_value(struct parser *p, u32 routine, u32 first)
{
	const struct il_routine *record = il_routine(p->il, routine);
	const struct il_parameter *parameter = il_parameter(p->il, first);
	u32 other, type = parameter->type;

	if (record->special_kind != sfk_constructor || !first || record->entity & enf_is_template || record->template ||
	    is_reference_type(p, type) || type_strip(p, type, NULL) != record->class_type || type_is_dependent(p, type) ||
	    parameter->flags & (pf_pack | pf_explicit_this))
		return;
	for (other = parameter->next; other; other = il_parameter(p->il, other)->next)
		if (!(il_parameter(p->il, other)->flags & pf_default_argument))
			return;
	report_error(p, parameter->decl_begin, DIAG_copied_by_value, record->class_type, type_strip(p, type, NULL));
}

void check_parameters(struct parser *p, u32 routine, u32 decl)
{
	u32 first = il_full_entity_decl_info(p->il, decl)->first_param, param, number = 0;
	const struct il_parameter *before = NULL, *parameter;
	bool is_again = il_routine(p->il, routine)->definition && tok(p) == TOK_LBRACE; /* of which alone is said that */

	if (!is_as_written(p) || il_full_entity_decl_info(p->il, decl)->flags & dcf_instantiated)
		return;
	check_copied_by_value(p, routine, first);
	for (param = first; param; param = parameter->next, number++) {
		bool has_default, had;

		parameter = il_parameter(p->il, param);
		has_default = parameter->flags & pf_default_argument;
		had = (has_default || before) && !is_again && had_default(p, routine, decl, number);
		check_names(p, first, parameter);
		if (has_default && had)
			report_error(p,
			             il_routine(p->il, routine)->class_type ? il_full_entity_decl_info(p->il, decl)->name_begin :
			                                                      place_of_default(p, parameter),
			             DIAG_redefinition_of_default_argument);
		if (before && !has_default && !had && !(parameter->flags & pf_pack))
			report_error(p, place_of_default(p, before), DIAG_default_argument_not_at_end);
		before = has_default ? parameter : NULL;
	}
}

/* ---- bounds of arrays ---- */

static bool is_parameter_before(const struct parser *p, u32 name)
{
	u32 param = p->parameters_before;

	while (param && il_parameter(p->il, param)->name != name)
		param = il_parameter(p->il, param)->next;
	return param;
}

/* Behind sizeof and the like, whose operands are not evaluated: the token that ends the operand; else the same token. */
static u32 past_unevaluated(const struct parser *p, u32 at)
{
	unsigned kind = p->tokens[at].kind;

	if (kind != TOK_sizeof && kind != TOK_alignof && kind != TOK_decltype && kind != TOK_noexcept && kind != TOK_typeid)
		return at;
	return p->tokens[at + 1].kind == TOK_LPAREN ? matching(p, at + 1) : at + 1;
}

bool check_parameters_in_bound(struct parser *p, u32 first, u32 close)
{
	u32 at, errors = p->errors;

	if (!p->parameters_before || !is_as_written(p))
		return false;
	for (at = first; at < close && p->tokens[at].kind != TOK_LBRACKET && p->tokens[at].kind != TOK_LBRACE; at++) {
		unsigned before = p->tokens[at - 1].kind;
		u32 end = past_unevaluated(p, at);

		if (end > at)
			at = end;
		else if (p->tokens[at].kind == TOK_IDENTIFIER && before != TOK_DOT && before != TOK_ARROW && before != TOK_SCOPE &&
		         p->tokens[at + 1].kind != TOK_SCOPE && is_parameter_before(p, p->lexed.identifiers.at[p->tokens[at].value].name))
			report_error(p, p->tokens[at].position, DIAG_parameter_not_allowed);
	}
	return p->errors > errors;
}
