/* Calls of generic lambdas [expr.prim.lambda.closure]/3: the body is parsed again with parameters of the types that the arguments give. */
#include "../constants/constant.h"
#include "../syntax/expr.h"
#include "../templates/instantiate.h"
#include "../types/placeholder.h"
#include "typing.h"

enum { GENERIC_PARAMETERS_MAX = 32 };

/* The types of the parameters for these arguments; false where one cannot be told. */
static bool parameter_types(struct parser *p, const struct il_lambda *lambda, u32 argument, u32 *types)
{
	u32 param = lambda->first_param, i = 0;

	for (; param; param = il_parameter(p->il, param)->next, i++) {
		struct il_parameter record = *il_parameter(p->il, param);

		if (i == GENERIC_PARAMETERS_MAX || record.flags & pf_pack)
			return false;
		types[i] = record.declared_type;
		if (has_placeholder(p, record.declared_type)) {
			u32 next = il_expr_node(p->il, argument)->next;

			if (!argument)
				return false;
			il_expr_node(p->il, argument)->next = 0;   /* alone, without those that follow it */
			types[i] = deduced_type(p, record.declared_type, argument);
			il_expr_node(p->il, argument)->next = next;
		}
		if (!types[i])
			return false;
		argument = argument ? il_expr_node(p->il, argument)->next : 0;
	}
	return true;
}

static void bind_parameters(struct parser *p, const struct il_lambda *lambda, const u32 *types)
{
	u32 param = lambda->first_param, i = 0;

	for (; param; param = il_parameter(p->il, param)->next, i++) {
		struct il_parameter record = *il_parameter(p->il, param);
		const char *name = il_text(p->il, record.name);

		if (record.name)
			declare_variable(p, identifier_number(&p->lexed, p->il, name, strlen(name)), record.name_range_begin, types[i], vf_parameter);
	}
}

u32 type_of_generic_call(struct parser *p, u32 index, u32 first_argument)
{
	struct il_lambda lambda = *il_lambda(p->il, index);
	u32 types[GENERIC_PARAMETERS_MAX], first = token_at(p, lambda.body_begin), end = token_at(p, lambda.body_end), result = p->auto_type, body;
	struct replay replay;

	if (lambda.flags & lf_explicit_template_parameters || !(lambda.flags & lf_generic) || !lambda.body_end || p->template_depth ||
	    !parameter_types(p, &lambda, first_argument, types) ||
	    !begin_replay(p, &replay, first, end, lambda.scope))
		return 0;
	p->scope = scope_new(p, sck_func_prototype, lambda.scope, il_any_of(IL_lambda, index));
	bind_parameters(p, &lambda, types);
	p->lambda = index;
	p->routine = lambda.enclosing_routine;
	p->class_type = il_routine(p->il, p->routine)->class_type;
	p->recording = true;
	begin_labels(p, p->scope);
	if (lambda.flags & lf_explicit_return) {
		p->at = token_at(p, lambda.trailing_return_begin);
		result = parse_type_id(p);
	}
	if (has_placeholder(p, result)) {
		p->at = first;
		body = parse_compound_statement(p);
		result = deduced_from_returns(p, result, body);
	}
	end_replay(p, &replay);
	return result && !type_is_unknown(p, result) && !type_is_dependent(p, result) ? result : 0;
}
