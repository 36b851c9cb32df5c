/* Calls of generic lambdas [expr.prim.lambda.closure]/3. The call operator is a function template: its parameters are parsed again, each auto
 * being a template parameter; once these are deduced from a call, parameters and body are parsed with the arguments in their places. */
#include "../constants/constant.h"
#include "../overload/conversion.h"
#include "../syntax/abbreviated.h"
#include "../syntax/expr.h"
#include "../templates/constraints.h"
#include "../templates/deduce.h"
#include "../types/placeholder.h"
#include "generic_lambda.h"
#include "typing.h"

/* The call operator as a template: its template_decl and function type; the lambda's scope holds the names. */
static bool call_operator_template(struct parser *p, u32 index, struct generic_operator *operator)
{
	struct il_lambda lambda = *il_lambda(p->il, index);
	u32 first = token_at(p, lambda.params_begin), count, param;
	struct il_template_decl *decl;
	struct replay replay;
	bool ellipsis;

	if (!lambda.params_end || !begin_replay(p, &replay, first, token_at(p, lambda.params_end), lambda.scope))
		return false;
	if (lambda.template_decl) {
		p->at = token_at(p, il_template_decl(p->il, lambda.template_decl)->params_begin);
		operator->decl = parse_template_parameters(p);
	} else {
		operator->decl = il_new_template_decl(p->il, &decl);
	}
	p->template_depth = 1;
	p->scope = scope_new(p, sck_template_declaration, p->scope, 0);
	p->at = first;
	param = parse_parameters(p, &ellipsis, NULL);
	invent_parameters(p, operator->decl, param);
	p->at = first;
	param = parse_parameters(p, &ellipsis, NULL);
	count = p->param_types.count;
	for (; param; param = il_parameter(p->il, param)->next)
		type_add_param(p, il_parameter(p->il, param)->type, il_parameter(p->il, param)->flags & pf_pack);
	operator->function = type_function(p, p->void_type, count, ellipsis ? tyf_ellipsis : 0);
	end_replay(p, &replay);
	return true;
}

/* The same, made once. */
static bool generic_operator(struct parser *p, u32 lambda, struct generic_operator *operator)
{
	*operator = *vec_slot(&p->generic_operators, lambda);
	if (operator->function)
		return true;
	if (!call_operator_template(p, lambda, operator))
		return false;
	p->generic_operators.at[lambda] = *operator;
	return true;
}

/* Whether so few arguments are enough; that there may be default arguments is not looked at. */
static enum outcome takes_count(const struct parser *p, u32 first_param, u32 count)
{
	u32 param = first_param;

	for (; param && count--; param = il_parameter(p->il, param)->next)
		if (il_parameter(p->il, param)->flags & pf_pack)
			return OUTCOME_SUCCESS;
	for (; param; param = il_parameter(p->il, param)->next)
		if (!(il_parameter(p->il, param)->flags & pf_pack))
			return il_parameter(p->il, param)->flags & pf_default_argument ? OUTCOME_UNKNOWN : OUTCOME_FAILURE;
	return OUTCOME_SUCCESS;
}

static enum outcome deduce_operator(struct parser *p, const struct il_lambda *lambda, const struct generic_operator *operator, u32 first_argument,
                                    struct argument_set *set)
{
	enum outcome outcome = takes_count(p, lambda->first_param, node_count(p, first_argument));
	u32 param = il_template_decl(p->il, operator->decl)->first_param, i;

	if (outcome == OUTCOME_SUCCESS)
		outcome = arguments_begin(p, operator->decl, set) ? deduce_call(p, set, operator->function, first_argument) : OUTCOME_UNKNOWN;
	for (i = 0; outcome == OUTCOME_SUCCESS && i < set->count; i++, param = il_template_param(p->il, param)->next) {
		set->of[i].known |= set->of[i].is_pack;
		if (!set->of[i].known)
			return il_template_param(p->il, param)->default_arg ? OUTCOME_UNKNOWN : OUTCOME_FAILURE;
	}
	return outcome;
}

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

/* Whether the arguments can be converted to the parameters that the deduced types give. */
static enum outcome converts_arguments(struct parser *p, u32 param, u32 argument)
{
	enum outcome outcome = OUTCOME_SUCCESS;

	for (; param && argument; param = il_parameter(p->il, param)->next, argument = il_expr_node(p->il, argument)->next) {
		struct source source = source_of_node(p, argument);
		struct conversion c = implicit_conversion(p, &source, il_parameter(p->il, param)->type);

		if (c.kind == CONVERSION_NONE)
			return OUTCOME_FAILURE;
		if (c.kind == CONVERSION_UNKNOWN || c.kind == CONVERSION_PERHAPS_USER || c.is_uncertain)
			outcome = OUTCOME_UNKNOWN;
	}
	return outcome;
}

/* p in a scope that binds the template parameters. */
static u32 declared_result(struct parser *p, const struct il_lambda *lambda)
{
	if (!(lambda->flags & lf_explicit_return))
		return p->auto_type;
	p->at = token_at(p, lambda->trailing_return_begin);
	return parse_type_id(p);
}

/* ---- instances ---- */

/* The instance of that lambda and arguments; a new one is not made yet. */
static struct generic_instance *generic_instance(struct parser *p, u32 lambda, u32 args)
{
	u32 key = hash_arguments(p, args, hash_mix(lambda)), *known;
	bool is_new;

	if (!p->generic_instances.count)
		vec_push(&p->generic_instances, (struct generic_instance){ 0 });
	for (;; key++) {
		key += !key;   /* the map has no 0 */
		known = il_map_at(&p->generic_instance_map, key, &is_new);
		if (is_new)
			break;
		if (p->generic_instances.at[*known].lambda == lambda && same_arguments(p, p->generic_instances.at[*known].args, args))
			return &p->generic_instances.at[*known];
	}
	*known = p->generic_instances.count;
	keep_arguments(p, args);
	vec_push(&p->generic_instances, (struct generic_instance){ .lambda = lambda, .args = args });
	return &vec_last(&p->generic_instances);
}

static u32 operator_type(struct parser *p, const struct il_lambda *lambda, const struct lambda_call *call)
{
	u32 first = p->param_types.count, param = call->first_param;

	for (; param; param = il_parameter(p->il, param)->next)
		type_add_param(p, il_parameter(p->il, param)->type, false);
	return type_function(p, call->type, first, (lambda->flags & (lf_mutable | lf_static) ? 0 : tyf_fn_const) |
	                                               (lambda->flags & lf_noexcept ? tyf_noexcept : 0));
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

/* p in the scope of its parameters. */
static u32 new_operator(struct parser *p, const struct il_lambda *lambda, const struct lambda_call *call)
{
	u32 type = operator_type(p, lambda, call), index, info;
	struct il_routine *routine;

	index = il_new_routine(p->il, &routine);
	info = arguments_info(p, index, call->first_argument);
	il_scope(p->il, p->scope)->owner = il_any_of(IL_routine, index);
	routine->template_info = info;
	routine->name = il_intern_z(p->il, "operator()");
	routine->parent_scope = il_class_info(p->il, il_type(p->il, lambda->type)->class_info)->scope;
	routine->position = lambda->range_begin;
	routine->entity = (il_routine(p->il, lambda->enclosing_routine)->entity & (enf_in_main_file | enf_in_system_header)) | enf_local_to_function |
			  enf_instantiation;
	routine->access = as_public;
	routine->type = type;
	routine->class_type = lambda->type;
	routine->special_kind = sfk_lambda_call_operator;
	routine->flags = rf_implicit | rf_inline | rf_has_body | rf_body_parsed;
	routine->body = call->body;
	return index;
}

u32 lambda_of_operator(const struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);

	return record->special_kind == sfk_lambda_call_operator ? il_class_info(p->il, il_type(p->il, record->class_type)->class_info)->lambda : 0;
}

static void enter_lambda(struct parser *p, u32 index, const struct il_lambda *lambda)
{
	p->lambda = index;
	p->routine = lambda->enclosing_routine;
	p->class_type = il_routine(p->il, p->routine)->class_type;
	p->recording = true;
	begin_labels(p, p->scope);
}

/* The body is parsed again, p in the scope of the parameters. */
static void make_instance(struct parser *p, u32 index, const struct il_lambda *lambda, struct lambda_call *call)
{
	enter_lambda(p, index, lambda);
	p->at = token_at(p, lambda->body_begin);
	call->body = parse_compound_statement(p);
	if (has_placeholder(p, call->type))
		call->type = deduced_from_returns(p, call->type, call->body);
	if (call->type && !type_is_unknown(p, call->type) && !type_is_dependent(p, call->type))
		call->routine = new_operator(p, lambda, call);
}

/* What the first such call made. One inside of its own body, which is not complete, has just the result that is written. */
static void specialize_body(struct parser *p, u32 index, const struct il_lambda *lambda, struct lambda_call *call)
{
	struct generic_instance *instance = generic_instance(p, index, call->first_argument);
	u32 number = (u32)(instance - p->generic_instances.at);

	if (!instance->routine && !instance->is_running) {
		instance->is_running = true;
		make_instance(p, index, lambda, call);
		instance = &p->generic_instances.at[number];
		instance->is_running = false;
		instance->routine = call->routine;
		instance->first_param = call->first_param;
	} else if (instance->routine) {
		call->routine = instance->routine;
		call->first_param = instance->first_param;
		call->body = il_routine(p->il, call->routine)->body;
		call->type = il_type(p->il, type_strip(p, il_routine(p->il, call->routine)->type, NULL))->type;
	}
}

static enum outcome make_call(struct parser *p, u32 index, const struct argument_set *set, u32 first_argument, bool with_body,
                              struct lambda_call *call)
{
	struct il_lambda lambda = *il_lambda(p->il, index);
	u32 first = token_at(p, lambda.params_begin), body = token_at(p, lambda.body_begin), scope = bind_arguments(p, lambda.scope, set->decl, set);
	enum outcome outcome = constraints_satisfied(p, set->decl, scope, set);
	bool ellipsis, failed = false;
	struct replay replay;

	if (outcome != OUTCOME_SUCCESS || !begin_replay(p, &replay, first, token_at(p, lambda.body_end), scope))
		return worst(outcome, OUTCOME_UNKNOWN);
	p->failure = &failed;
	call->first_param = parse_parameters(p, &ellipsis, &scope);
	p->scope = scope;
	outcome = failed ? OUTCOME_FAILURE : worst(trailing_clause(p, body), converts_arguments(p, call->first_param, first_argument));
	if (outcome == OUTCOME_SUCCESS)
		call->type = declared_result(p, &lambda);
	outcome = failed ? OUTCOME_FAILURE : outcome;
	p->failure = NULL;   /* the body is not of the immediate context */
	if (outcome == OUTCOME_SUCCESS && (with_body || has_placeholder(p, call->type)))
		specialize_body(p, index, &lambda, call);
	end_replay(p, &replay);
	return outcome == OUTCOME_SUCCESS && call->type && has_placeholder(p, call->type) ? OUTCOME_UNKNOWN : outcome;
}

enum outcome call_generic_lambda(struct parser *p, u32 index, u32 first_argument, bool with_body, struct lambda_call *call)
{
	struct il_lambda lambda = *il_lambda(p->il, index);
	struct generic_operator operator = { 0 };
	struct argument_set set;
	enum outcome outcome;

	*call = (struct lambda_call){ 0 };
	if (!(lambda.flags & lf_generic) || !lambda.body_end || p->template_depth || !generic_operator(p, index, &operator))
		return OUTCOME_UNKNOWN;
	outcome = deduce_operator(p, &lambda, &operator, first_argument, &set);
	call->first_argument = outcome == OUTCOME_SUCCESS ? list_of_arguments(p, &set) : 0;
	if (outcome == OUTCOME_SUCCESS)
		outcome = make_call(p, index, &set, first_argument, with_body, call);
	if (outcome == OUTCOME_SUCCESS && (!call->type || type_is_unknown(p, call->type) || type_is_dependent(p, call->type)))
		outcome = OUTCOME_UNKNOWN;
	if (outcome != OUTCOME_SUCCESS)
		*call = (struct lambda_call){ 0 };
	return outcome;
}
