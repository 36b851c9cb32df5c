#include "../overload/operators.h"
#include "../types/placeholder.h"
#include "closure_members.h"
#include "generic_lambda.h"

u32 lambda_of_class(const struct parser *p, u32 class)
{
	u32 info = il_type(p->il, class)->class_info;

	return info ? il_class_info(p->il, info)->lambda : 0;
}

u32 result_of_routine(const struct parser *p, u32 routine)
{
	return il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->type;
}

u32 new_closure_member(struct parser *p, u32 lambda, enum il_special_kind kind, u32 type)
{
	const struct il_lambda *record = il_lambda(p->il, lambda);
	u32 around = il_routine(p->il, record->enclosing_routine)->entity & (enf_in_user_file | enf_in_system_header);
	u32 scope = il_class_info(p->il, il_type(p->il, record->type)->class_info)->scope, index;
	struct il_routine *routine;

	index = il_new_routine(p->il, &routine);
	routine->name = il_intern_z(p->il, kind == sfk_conversion ? "operator" : kind == sfk_lambda_call_operator ? "operator()" : "_FUN");
	routine->parent_scope = scope;
	routine->position = record->range_begin;
	routine->entity = around | enf_class_member | (record->enclosing_routine ? enf_local_to_function : 0);
	routine->execution_space = kind == sfk_lambda_call_operator ? record->execution_space : 0;
	routine->access = as_public;
	routine->type = type;
	routine->class_type = record->type;
	routine->special_kind = (u8)kind;
	routine->flags = rf_implicit | rf_inline | (kind == sfk_conversion ? rf_constexpr : 0) | (kind == sfk_none ? rf_static_member : 0);
	return index;
}

/* ---- to a pointer to function [expr.prim.lambda.closure]/8 ---- */

u32 called_by_closure_member(const struct parser *p, u32 routine) { return il_map_find(&p->closure_leads, routine); }

/* What the pointer points to: the type of the call operator, as that of a function. */
static u32 pointed_to_function(struct parser *p, u32 call_operator)
{
	struct il_type function = *il_type(p->il, type_strip(p, il_routine(p->il, call_operator)->type, NULL));
	u32 first = p->param_types.count, param = function.first_param;

	for (; param; param = il_param_type(p->il, param)->next)
		type_add_param(p, il_param_type(p->il, param)->type, il_param_type(p->il, param)->flags & pf_pack);
	return type_function(p, function.type, first, function.flags & (tyf_noexcept | tyf_ellipsis));
}

/* args: those of an instance, or 0. */
static u32 new_member(struct parser *p, u32 lambda, enum il_special_kind kind, u32 type, u32 args)
{
	return args ? new_closure_instance(p, lambda, kind, type, args) : new_closure_member(p, lambda, kind, type);
}

/* With the static function whose address it gives. */
static u32 new_conversion(struct parser *p, u32 lambda, u32 call_operator, u32 args)
{
	u32 function = pointed_to_function(p, call_operator), pointer = type_pointer(p, pk_pointer, function);
	u32 type = type_function(p, pointer, p->param_types.count, tyf_fn_const | tyf_noexcept);
	u32 conversion = new_member(p, lambda, sfk_conversion, type, args), invoker = new_member(p, lambda, sfk_none, function, args);
	bool is_new;

	il_routine(p->il, conversion)->conversion_type = pointer;
	*il_map_at(&p->closure_leads, conversion, &is_new) = invoker;
	*il_map_at(&p->closure_leads, invoker, &is_new) = call_operator;
	return conversion;
}

/* ---- declarations ---- */

bool captures(const struct parser *p, u32 class)
{
	const struct il_lambda *lambda = il_lambda(p->il, lambda_of_class(p, class));

	return lambda->first_capture || lambda->flags & (lf_default_copy | lf_default_reference);
}

static u32 closure_scope(const struct parser *p, const struct il_lambda *lambda)
{
	return il_class_info(p->il, il_type(p->il, lambda->type)->class_info)->scope;
}

/* The routine becomes the pattern of a member template. */
static il_any declare_template(struct parser *p, u32 lambda, u32 decl, u32 ident, u32 routine)
{
	u32 scope = closure_scope(p, il_lambda(p->il, lambda)), template;
	struct template_heads heads = { .innermost = decl, .count = 1 };

	template = new_template(p, templk_function, scope, ident, &heads, il_any_of(IL_routine, routine));
	il_template(p->il, template)->position = il_routine(p->il, routine)->position;
	il_template(p->il, template)->entity = il_routine(p->il, routine)->entity |= enf_is_template;
	il_template(p->il, template)->access = as_public;
	il_routine(p->il, routine)->template = template;
	return il_any_of(IL_template, template);
}

static void declare(struct parser *p, u32 lambda, u32 type, u32 decl)
{
	u32 call_operator = new_closure_member(p, lambda, sfk_lambda_call_operator, type),
	    scope = closure_scope(p, il_lambda(p->il, lambda));
	il_any entity = il_any_of(IL_routine, call_operator);
	u32 ident = operator_ident(p, "()"), conversion;

	il_lambda(p->il, lambda)->call_operator = call_operator;
	p->scopes.at[scope].has_unknown_names = 0;
	bind(p, scope, ident, decl ? declare_template(p, lambda, decl, ident, call_operator) : entity);
	if (captures(p, il_lambda(p->il, lambda)->type))
		return;
	conversion = new_conversion(p, lambda, call_operator, 0);
	ident = p->word.operator_word;
	entity = il_any_of(IL_routine, conversion);
	bind(p, scope, ident, decl ? declare_template(p, lambda, decl, ident, conversion) : entity);
}

static bool is_in_pattern(const struct parser *p, const struct il_lambda *lambda)
{
	return p->template_depth || il_routine(p->il, lambda->enclosing_routine)->entity & (enf_is_template | enf_member_of_template);
}

bool declare_closure_members(struct parser *p, u32 class)
{
	u32 index = lambda_of_class(p, class), type, decl = 0;
	struct il_lambda lambda = *il_lambda(p->il, index);

	if (lambda.call_operator || !index || !lambda.body_end || is_in_pattern(p, &lambda))
		return lambda.call_operator;
	type = lambda.flags & lf_generic ? generic_operator_type(p, index, &decl) : lambda.function_type;
	if (type && !il_lambda(p->il, index)->call_operator)
		declare(p, index, type, decl);
	return il_lambda(p->il, index)->call_operator;
}

void declare_all_closure_members(struct parser *p)
{
	u32 i;

	for (i = 1; i < p->il->table[IL_lambda].count; i++)
		if (il_in_user_file(p->il, il_lambda(p->il, i)->range_begin) && il_lambda(p->il, i)->type)
			declare_closure_members(p, il_lambda(p->il, i)->type);
}

/* ---- instances ---- */

static enum outcome specialize_conversion(struct parser *p, u32 prototype, const struct argument_set *set, u32 args, u32 *routine)
{
	u32 lambda = lambda_of_class(p, il_routine(p->il, prototype)->class_type), call_operator;
	u32 template = il_routine(p->il, il_lambda(p->il, lambda)->call_operator)->template;
	enum outcome outcome;

	call_operator = specialize_function(p, template, set, &outcome);
	if (outcome != OUTCOME_SUCCESS)
		return outcome;
	if (has_placeholder(p, result_of_routine(p, call_operator)))
		call_operator_body(p, call_operator);
	if (has_placeholder(p, result_of_routine(p, call_operator)))
		return OUTCOME_UNKNOWN;
	*routine = new_conversion(p, lambda, call_operator, args);
	return OUTCOME_SUCCESS;
}

enum outcome specialize_closure_member(struct parser *p, u32 prototype, const struct argument_set *set, u32 args, u32 *routine)
{
	if (lambda_of_operator(p, prototype))
		return specialize_call_operator(p, lambda_of_operator(p, prototype), set, args, routine);
	return specialize_conversion(p, prototype, set, args, routine);
}
