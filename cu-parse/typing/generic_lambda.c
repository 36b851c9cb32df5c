/* Generic lambdas [expr.prim.lambda.closure]/3. The call operator is a function template: its parameters are parsed again, each auto being
 * a template parameter. What specializes it parses parameters and result once more, with the arguments in their places; the body when
 * somebody asks for it. */
#include "../constants/constant.h"
#include "../overload/overload.h"
#include "../syntax/abbreviated.h"
#include "../syntax/expr.h"
#include "../templates/constraints.h"
#include "../types/placeholder.h"
#include "closure_members.h"
#include "generic_lambda.h"
#include "typing_rules.h"

u32 function_flags_of_lambda(const struct il_lambda *lambda)
{
	return (lambda->flags & (lf_mutable | lf_static) ? 0 : tyf_fn_const) |
	       (lambda->flags & lf_noexcept && !(lambda->flags & lf_may_throw) ? tyf_noexcept : 0);
}

/* The tokens of parameters, specifiers, body: without parameters from the body on. */
static u32 first_token(const struct parser *p, const struct il_lambda *lambda)
{
	return token_at(p, lambda->params_end ? lambda->params_begin : lambda->body_begin);
}

static u32 operator_type(struct parser *p, const struct il_lambda *lambda, u32 result, u32 param, bool ellipsis)
{
	u32 first = p->param_types.count;

	for (; param; param = il_parameter(p->il, param)->next)
		type_add_param(p, il_parameter(p->il, param)->type, il_parameter(p->il, param)->flags & pf_pack);
	return type_function(p, result, first, function_flags_of_lambda(lambda) | (ellipsis ? tyf_ellipsis : 0));
}

/* p at the parameters. */
static u32 parameters_again(struct parser *p, const struct il_lambda *lambda, bool *ellipsis, u32 *scope)
{
	*ellipsis = false;
	p->at = first_token(p, lambda);
	return lambda->params_end ? parse_parameters(p, ellipsis, scope) : 0;
}

/* p in a scope that has the template parameters. */
static u32 declared_result(struct parser *p, const struct il_lambda *lambda)
{
	if (!(lambda->flags & lf_explicit_return))
		return p->auto_type;
	p->at = token_at(p, lambda->trailing_return_begin);
	return parse_return_type_id(p);
}

u32 generic_operator_type(struct parser *p, u32 index, u32 *decl)
{
	struct il_lambda lambda = *il_lambda(p->il, index);
	u32 first = first_token(p, &lambda), type, param;
	struct il_template_decl *record;
	struct replay replay;
	bool ellipsis;

	if (!begin_replay(p, &replay, first, token_at(p, lambda.body_begin), lambda.scope))
		return 0;
	if (lambda.template_decl) {
		p->at = token_at(p, il_template_decl(p->il, lambda.template_decl)->params_begin);
		*decl = parse_template_parameters(p);
	} else {
		*decl = il_new_template_decl(p->il, &record);
	}
	p->template_depth = 1;
	p->scope = scope_new(p, sck_template_declaration, p->scope, 0);
	invent_parameters(p, *decl, parameters_again(p, &lambda, &ellipsis, NULL));
	param = parameters_again(p, &lambda, &ellipsis, &p->scope);
	type = operator_type(p, &lambda, declared_result(p, &lambda), param, ellipsis);
	end_replay(p, &replay);
	return type;
}

/* ---- instances ---- */

/* The requires-clause behind the parameters, p at what follows these. */
static enum outcome trailing_clause(struct parser *p, u32 body)
{
	enum outcome outcome = OUTCOME_SUCCESS;

	for (; p->at < body; advance(p)) {
		if (tok(p) == TOK_requires) {
			advance(p);
			return satisfied_here(p);
		}
		if (tok(p) == TOK_LPAREN || tok(p) == TOK_LBRACKET || tok(p) == TOK_LBRACE) {
			skip_balanced(p);
			p->at--;
		}
	}
	return outcome;
}

/* Whether noexcept(…) behind the parameters says that the function may throw; p at what follows these. */
static bool says_that_it_throws(struct parser *p, const struct il_lambda *lambda)
{
	u32 body = token_at(p, lambda->body_begin);
	struct constant value = { .known = false };

	for (; lambda->flags & lf_noexcept && p->at < body && !value.known; advance(p)) {
		if (tok(p) == TOK_noexcept && tok_ahead(p, 1) == TOK_LPAREN)
			value = condition_of_text(p, p->scope, p->tokens[p->at + 1].position + 1,
			                          p->tokens[matching(p, p->at + 1)].position, 0);
		if (tok(p) == TOK_LPAREN || tok(p) == TOK_LBRACKET || tok(p) == TOK_LBRACE) {
			skip_balanced(p);
			p->at--;
		}
	}
	return value.known && !value.bits;
}

/* With which arguments it is what it is; no template has a name for it. */
static u32 arguments_info(struct parser *p, u32 routine, u32 args)
{
	struct il_template_info *info;
	u32 index = il_new_template_info(p->il, &info);

	info->specialization = il_any_of(IL_routine, routine);
	info->first_argument = args;
	for (; args; args = il_template_arg(p->il, args)->next)
		info->argument_count++;
	return index;
}

u32 new_closure_instance(struct parser *p, u32 lambda, enum il_special_kind kind, u32 type, u32 args)
{
	u32 index = new_closure_member(p, lambda, kind, type), info = arguments_info(p, index, args);

	il_routine(p->il, index)->template_info = info;
	il_routine(p->il, index)->entity |= enf_instantiation;
	return index;
}

static u32 new_operator(struct parser *p, u32 lambda, u32 type, u32 args, u32 first_param)
{
	u32 index = new_closure_instance(p, lambda, sfk_lambda_call_operator, type, args);
	bool is_new;

	il_routine(p->il, index)->flags |= rf_has_body;
	il_scope(p->il, p->scope)->owner = il_any_of(IL_routine, index);
	note_parameter_scope(p, index, p->scope);
	*il_map_at(&p->operator_parameters, index, &is_new) = first_param;
	return index;
}

enum outcome specialize_call_operator(struct parser *p, u32 index, const struct argument_set *set, u32 args, u32 *routine)
{
	struct il_lambda lambda = *il_lambda(p->il, index);
	u32 scope = bind_arguments(p, lambda.scope, set->decl, set), body = token_at(p, lambda.body_begin), param, type = 0;
	enum outcome outcome = constraints_satisfied(p, set->decl, scope, set);
	bool ellipsis, failed = false;
	struct replay replay;
	u32 behind;

	if (outcome == OUTCOME_FAILURE || !begin_replay(p, &replay, first_token(p, &lambda), token_at(p, lambda.body_end), scope))
		return worst(outcome, OUTCOME_UNKNOWN);
	p->failure = &failed;
	param = parameters_again(p, &lambda, &ellipsis, &scope);
	p->scope = scope = lambda.params_end ? scope : scope_new(p, sck_func_prototype, scope, 0);
	behind = p->at;
	outcome = failed ? OUTCOME_FAILURE : worst(outcome, trailing_clause(p, body));
	p->at = behind;
	if (outcome != OUTCOME_FAILURE && says_that_it_throws(p, &lambda))
		lambda.flags |= lf_may_throw;
	if (outcome != OUTCOME_FAILURE)
		type = operator_type(p, &lambda, declared_result(p, &lambda), param, ellipsis);
	p->scope = scope;
	if (type && !failed && !type_is_unknown(p, type) && !type_is_dependent(p, type))
		*routine = new_operator(p, index, type, args, param);
	end_replay(p, &replay);
	return failed ? OUTCOME_FAILURE : *routine ? outcome : worst(outcome, OUTCOME_UNKNOWN);
}

u32 lambda_of_operator(const struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);

	return record->special_kind == sfk_lambda_call_operator ? lambda_of_class(p, record->class_type) : 0;
}

u32 routine_around(const struct parser *p)
{
	if (!p->lambda)
		return p->routine;
	return lambda_of_operator(p, p->body.call_operator) == p->lambda ? p->body.call_operator : 0;
}

/* ---- bodies ---- */

static void enter_lambda(struct parser *p, u32 index)
{
	p->lambda = index;
	p->routine = il_lambda(p->il, index)->enclosing_routine;
	p->class_type = il_routine(p->il, p->routine)->class_type;
	p->recording = true;
	begin_labels(p, p->scope);
}

/* With the result that is deduced from the body in place of auto. */
static void set_result(struct parser *p, u32 routine, u32 result)
{
	struct il_type function = *il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL));
	u32 first = p->param_types.count, param = function.first_param, type;

	for (; param; param = il_param_type(p->il, param)->next)
		type_add_param(p, il_param_type(p->il, param)->type, false);
	type = type_function(p, result, first, function.flags & (tyf_fn_const | tyf_noexcept | tyf_ellipsis));
	il_routine(p->il, routine)->type = type;
}

static void parse_operator_body(struct parser *p, u32 routine, u32 index)
{
	struct il_lambda lambda = *il_lambda(p->il, index);
	u32 body = token_at(p, lambda.body_begin), declared = result_of_routine(p, routine), statement;
	u32 errors = p->errors;
	struct replay replay;

	if (!begin_replay(p, &replay, body, token_at(p, lambda.body_end), parameter_scope(p, routine)))
		return;
	il_routine(p->il, routine)->flags |= rf_body_parsed;
	enter_lambda(p, index);
	note_errors_of(p, routine);
	p->body.call_operator = routine;
	statement = parse_compound_statement(p);
	if (has_placeholder(p, declared))
		declared = deduced_from_returns(p, declared, statement);
	if (declared && !type_is_unknown(p, declared) && !type_is_dependent(p, declared))
		set_result(p, routine, declared);
	il_routine(p->il, routine)->body = statement;
	p->errors = errors;
	end_replay(p, &replay);
}

u32 call_operator_body(struct parser *p, u32 routine)
{
	u32 lambda = lambda_of_operator(p, routine), flags = il_routine(p->il, routine)->flags;

	if (!(il_routine(p->il, routine)->entity & enf_instantiation))
		return il_lambda(p->il, lambda)->flags & lf_generic ? 0 : il_lambda(p->il, lambda)->body_statement;
	if (!(flags & rf_body_parsed) && !stack_is_low(p->stack_bound))
		parse_operator_body(p, routine, lambda);
	return il_routine(p->il, routine)->body;
}

/* ---- calls ---- */

/* Whether the arguments can be converted to the parameters that the deduced types give. */
static enum outcome converts_arguments(struct parser *p, u32 routine, u32 argument)
{
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param;

	return arguments_convert(p, &param, &argument);
}

bool call_of_instance(struct parser *p, u32 routine, struct lambda_call *call)
{
	struct il_routine record = *il_routine(p->il, routine);

	if (has_placeholder(p, result_of_routine(p, routine)))
		return false;
	*call = (struct lambda_call){ .type = result_of_routine(p, routine), .body = record.body, .routine = routine };
	call->first_argument = il_template_info(p->il, record.template_info)->first_argument;
	call->first_param = il_map_find(&p->operator_parameters, routine);
	return true;
}

enum outcome call_generic_lambda(struct parser *p, u32 index, u32 first_argument, bool with_body, struct lambda_call *call)
{
	struct call as_written = { .first_argument = first_argument };
	u32 template, routine;
	enum outcome outcome;

	*call = (struct lambda_call){ 0 };
	if (!(il_lambda(p->il, index)->flags & lf_generic) || p->template_depth ||
	    !declare_closure_members(p, il_lambda(p->il, index)->type))
		return OUTCOME_UNKNOWN;
	template = il_routine(p->il, il_lambda(p->il, index)->call_operator)->template;
	if (!accepts_count(p, il_lambda(p->il, index)->call_operator, node_count(p, first_argument)))
		return OUTCOME_FAILURE;
	routine = specialization_for_call(p, template, 0, &as_written, &outcome);
	if (outcome == OUTCOME_SUCCESS)
		outcome = converts_arguments(p, routine, first_argument);
	if (outcome != OUTCOME_SUCCESS)
		return outcome;
	if (with_body || has_placeholder(p, result_of_routine(p, routine)))
		call_operator_body(p, routine);
	if (call_of_instance(p, routine, call))
		return OUTCOME_SUCCESS;
	call->routine = routine;
	call->first_argument = il_template_info(p->il, il_routine(p->il, routine)->template_info)->first_argument;
	return OUTCOME_UNKNOWN;
}
