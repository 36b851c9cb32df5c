/* Calls of kernels and launches of what is none (page 20): a kernel is called with a configuration, and nothing else is. */
#include "calls.h"

enum { NOWHERE = UINT32_MAX };

/* The function that an expression names, also with a & or + before it, or 0. */
static u32 named_function(const struct il *il, u32 expr)
{
	u32 steps;

	for (steps = 0; steps < 1000; steps++) {
		const struct il_expr_node *node = il_expr_node(il, expr);
		bool implicit = node->flags & exf_implicit,
		     same = node->operation == eok_parens || node->operation == eok_address_of || node->operation == eok_unary_plus;

		if (node->kind == enk_routine && il_any_kind(node->target) == IL_routine)
			return il_any_index(node->target);
		if (node->kind != enk_operation || (!implicit && !same))
			return 0;
		expr = node->first_operand;
	}
	return 0;
}

/* Its own, else those of the function around. */
static u32 spaces_of_lambda(const struct il *il, const struct il_lambda *lambda)
{
	return lambda->execution_space ? lambda->execution_space : il_routine(il, lambda->enclosing_routine)->execution_space;
}

/* The execution spaces of what a call of an object calls. false: that is not known. */
static bool operator_spaces(const struct il *il, const struct il_expr_node *call, u32 *spaces)
{
	u32 cv = 0;
	const struct il_type *type = stripped(il, il_expr_node(il, call->first_operand)->type, &cv);

	if (il_any_kind(call->target) == IL_routine)
		*spaces = il_routine(il, il_any_index(call->target))->execution_space;
	else if (type->flags & tyf_closure)
		*spaces = spaces_of_lambda(il, il_lambda(il, il_class_info(il, type->class_info)->lambda));
	else
		return false;
	return true;
}

/* The execution spaces that a function has at a place: a later declaration may add to them. */
static u32 spaces_at(const struct il *il, u32 routine, u32 position)
{
	const struct il_routine *r = il_routine(il, routine);
	u32 decl = r->first_decl, spaces = 0;

	if (r->template_info || !il_full_entity_decl_info(il, decl)->next)
		return r->execution_space;
	for (; decl; decl = il_full_entity_decl_info(il, decl)->next)
		if (il_full_entity_decl_info(il, decl)->name_begin < position)
			spaces |= il_full_entity_decl_info(il, decl)->execution_space;
	return spaces;
}

/* ---- arguments ---- */

/* What is called directly or through a pointer, or NULL. */
static const struct il_type *called_type(const struct il *il, const struct il_expr_node *call)
{
	u32 cv = 0;
	const struct il_type *type = stripped(il, il_expr_node(il, call->first_operand)->type, &cv);

	if (type->kind == tk_pointer)
		type = stripped(il, type->type, &cv);
	return type->kind == tk_routine && !(type->flags & (tyf_dependent | tyf_contains_error | tyf_ellipsis)) ? type : NULL;
}

/* Parameters from the first on that no declaration has a default argument for. */
static u32 required_parameters(const struct il *il, const struct il_routine *routine, u32 count)
{
	u32 decl, param, i;

	for (decl = routine->first_decl; decl; decl = il_full_entity_decl_info(il, decl)->next)
		for (param = il_full_entity_decl_info(il, decl)->first_param, i = 0; param; param = il_parameter(il, param)->next, i++)
			if (il_parameter(il, param)->flags & pf_default_argument && i < count)
				count = i;
	return count;
}

static bool is_overloaded(const struct il *il, u32 routine)
{
	const struct il_routine *r = il_routine(il, routine);
	u32 entry = il_scope(il, r->parent_scope)->first_entry;

	for (; entry; entry = il_source_sequence_entry(il, entry)->next) {
		il_any target = il_source_sequence_entry(il, entry)->target;

		if (il_any_kind(target) == IL_routine && il_any_index(target) != routine &&
		    il_routine(il, il_any_index(target))->name == r->name)
			return true;
	}
	return false;
}

/* The number of arguments of a call of this function, or through a pointer (0). Returns whether there are enough. */
static bool check_arguments(struct check *c, const struct il_expr_node *call, u32 callee)
{
	const struct il_routine *routine = il_routine(c->il, callee);
	const struct il_type *type = called_type(c->il, call);
	u32 argument = il_expr_node(c->il, call->first_operand)->next, param, parameters = 0, arguments = 0, required;

	if (!type || routine->template_info || routine->entity & enf_is_template || routine->class_type)
		return true;
	for (param = type->first_param; param; param = il_param_type(c->il, param)->next, parameters++)
		if (il_param_type(c->il, param)->flags & pf_pack)
			return true;
	for (; argument && arguments < parameters; argument = il_expr_node(c->il, argument)->next, arguments++)
		;
	required = required_parameters(c->il, routine, parameters);
	if (callee && is_overloaded(c->il, callee))
		return true;
	if (call->flags & exf_launch && (argument || arguments >= required))
		check_launch_arguments(c, il_expr_node(c->il, call->first_operand)->next, type->first_param);
	if (!argument && arguments >= required)
		return true;
	if (argument)
		diag_report(c->diag, DIAG_too_many_arguments, il_expr_node(c->il, argument)->range_begin);
	else
		diag_report(c->diag, DIAG_too_few_arguments, call->range_end - 1);
	return argument;
}

/* ---- configurations ---- */

/* The function that takes what stands between <<< and >>>, as the toolkit's headers declare it; 0: they do not. */
static u32 configuration_function(struct check *c)
{
	static const char name[] = "__cudaPushCallConfiguration";
	u32 i;

	if (!c->configuration_function) {
		c->configuration_function = NOWHERE;
		for (i = 1; i < c->il->table[IL_routine].count; i++)
			if (!strcmp(il_text(c->il, il_routine(c->il, i)->name), name) &&
			    il_scope(c->il, il_routine(c->il, i)->parent_scope)->kind == sck_file)
				c->configuration_function = i;
	}
	return c->configuration_function == NOWHERE ? 0 : c->configuration_function;
}

/* It has to be declared by then. */
static void check_configurable(struct check *c, const struct il_expr_node *call)
{
	u32 function = configuration_function(c);

	if (function && il_routine(c->il, function)->position < il_extra_of(c->il, call)->config_begin)
		return;
	diag_report(c->diag, DIAG_missing_pushcallconfig, skip_space(c->il, il_extra_of(c->il, call)->config_begin + (u32)strlen("<<<")));
	diag_move(c->diag, call->range_begin);
}

static u32 count_parameters(struct check *c, const struct il_routine *routine)
{
	u32 param = stripped(c->il, routine->type, &(u32){ 0 })->first_param, count = 0;

	for (; param; param = il_param_type(c->il, param)->next)
		count++;
	return count;
}

/* <<<grid, block, shared memory, stream>>> */
static void check_configuration(struct check *c, const struct il_expr_node *call)
{
	u32 function = configuration_function(c), argument = il_extra_of(c->il, call)->launch_config, arguments = 0;
	const struct il_routine *routine = il_routine(c->il, function);
	u32 parameters = count_parameters(c, routine);

	for (; argument && arguments < parameters; argument = il_expr_node(c->il, argument)->next, arguments++)
		if (il_expr_node(c->il, argument)->operation == eok_pack_expansion)
			return; /* only its instances know how many they are */
	check_configuration_values(c, il_extra_of(c->il, call)->launch_config, stripped(c->il, routine->type, &(u32){ 0 })->first_param);
	if (function && argument)
		diag_report(c->diag, DIAG_too_many_arguments, il_expr_node(c->il, argument)->range_begin);
	else if (arguments < required_parameters(c->il, routine, parameters))
		diag_report(c->diag, DIAG_too_few_arguments, il_launch_config_end(c->il, call));
}

/* A configuration without its >>>: that is said behind this. */
static void check_open_configuration(struct check *c, const struct il_expr_node *call)
{
	const struct il_routine *routine = il_routine(c->il, configuration_function(c));
	u32 argument = il_extra_of(c->il, call)->launch_config, arguments = 0;

	if (starts_with(c->il, il_launch_config_end(c->il, call), ">>>"))
		return;
	for (; argument; argument = il_expr_node(c->il, argument)->next)
		arguments++;
	if (arguments < required_parameters(c->il, routine, count_parameters(c, routine))) {
		diag_report(c->diag, DIAG_too_few_arguments, skip_space(c->il, il_extra_of(c->il, call)->config_end));
		diag_move(c->diag, il_extra_of(c->il, call)->config_end - 1);
	}
}

/* ---- calls ---- */

/* About a call, when it has been read to its end. */
static void report_call(struct check *c, const struct il_expr_node *call, u32 place, enum diag_id id, const char *space)
{
	diag_report(c->diag, id, place, space);
	diag_move(c->diag, call->range_end);
}

/* Whether the configuration says all that there is. */
static bool has_stream(const struct il *il, const struct il_expr_node *call)
{
	u32 argument = il_extra_of(il, call)->launch_config, count = 0;

	for (; argument; argument = il_expr_node(il, argument)->next)
		count++;
	return count > 3;
}

/* Whether a launch is looked at in instances alone. */
static bool stands_in_template(struct check *c, const struct il_expr_node *launch)
{
	u32 lambda = lambda_around(c, launch->range_begin);

	return is_written_in_template(c->il, launch->routine) || (lambda && il_lambda(c->il, lambda)->flags & lf_generic);
}

/* Elsewhere the parser has looked at them. */
static void check_arguments_in_template(struct check *c, const struct il_expr_node *call, u32 callee)
{
	if (stands_in_template(c, call))
		check_arguments(c, call, callee);
}

void check_stream_of_launch(struct check *c, const struct il_expr_node *call)
{
	if (call->operation == eok_call && call->flags & exf_launch && !has_stream(c->il, call))
		report_at(c, DIAG_default_stream_launch, il_launch_config_end(c->il, call), call->range_end);
}

static void check_launch(struct check *c, const struct il_expr_node *call, u32 callee)
{
	u32 spaces = spaces_at(c->il, callee, call->range_begin);

	if (!starts_with(c->il, skip_space(c->il, il_extra_of(c->il, call)->config_end), "(")) { /* the parser said so */
		check_open_configuration(c, call);
		return;
	}
	check_configuration(c, call);
	if (!stands_in_template(c, call))
		check_stream_of_launch(c, call);
	if (!callee && called_type(c->il, call))
		check_arguments(c, call, 0);
	else if (callee && spaces & es_global)
		check_arguments_in_template(c, call, callee);
	else if (is_refused_call(c, call))
		return;
	else if (callee || operator_spaces(c->il, call, &spaces))
		if (!(spaces & es_global))
			report_call(c, call, callee ? call->range_begin : skip_space(c->il, il_extra_of(c->il, call)->config_end),
			            DIAG_call_configured, spaces & es_device ? "__device__" : "host");
}

/* A launch, or a call without a configuration, whose arguments depend on template parameters; the parser has looked at these. */
static void check_dependent_kernel_call(struct check *c, const struct il_expr_node *call, u32 callee, u32 place)
{
	bool is_certain = callee && is_certain_call(c, call, callee) && !is_refused_call(c, call);
	u32 spaces = is_certain ? spaces_at(c->il, callee, call->range_begin) : 0;

	if (call->flags & exf_launch && starts_with(c->il, skip_space(c->il, il_extra_of(c->il, call)->config_end), "("))
		check_configuration(c, call);
	if (is_certain && !(call->flags & exf_launch) && spaces & es_global && stands_in_body(c->il, call->range_begin))
		report_call(c, call, place, DIAG_call_not_configured, NULL);
	else if (is_certain && call->flags & exf_launch && !(spaces & es_global))
		report_call(c, call, call->range_begin, DIAG_call_configured, spaces & es_device ? "__device__" : "host");
}

/* The function that is called by its name, also as a member of an object, and where the reference points to; 0: it is not known. */
static u32 called_function(struct check *c, const struct il_expr_node *call, u32 *place)
{
	u32 callee = named_function(c->il, call->first_operand), inner = il_in_parentheses(c->il, call->first_operand);

	*place = call->range_begin;
	if (callee || call->flags & exf_launch || !il_is_member_access(il_expr_node(c->il, inner)))
		return callee;
	callee = named_callee(c, inner, place);
	if (inner != call->first_operand || il_routine(c->il, callee)->flags & rf_static_member)
		*place = call->range_begin;
	return callee;
}

/* A kernel that is an operator(), not that of a lambda: a call of it counts twice, but for in templates. */
static void check_object_call(struct check *c, const struct il_expr_node *call)
{
	u32 place = skip_space(c->il, il_expr_node(c->il, call->first_operand)->range_end);

	if (il_any_kind(call->target) != IL_routine || !(spaces_at(c->il, il_any_index(call->target), call->range_begin) & es_global) ||
	    il_type(c->il, il_routine_of(c->il, call->target)->class_type)->flags & tyf_closure)
		return;
	report_call(c, call, place, DIAG_call_not_configured, NULL);
	if (!stands_in_template(c, call))
		report_call(c, call, place, DIAG_call_not_configured, NULL);
}

void check_kernel_call(struct check *c, u32 expr)
{
	const struct il_expr_node *call = il_expr_node(c->il, expr);
	u32 callee, place;

	if (call->operation != eok_call)
		return;
	if (call->flags & exf_launch)
		check_configurable(c, call);
	if (call->flags & exf_implicit && !(call->flags & exf_dependent))
		return;
	callee = called_function(c, call, &place);
	if (call->flags & exf_dependent)
		check_dependent_kernel_call(c, call, callee, place);
	else if (call->flags & exf_launch)
		check_launch(c, call, callee);
	else if (!callee)
		check_object_call(c, call);
	else if (spaces_at(c->il, callee, call->range_begin) & es_global && !is_refused_call(c, call) &&
	         stands_in_body(c->il, call->range_begin) &&
	         (has_error_between(c, call->range_begin, call->range_end) || check_arguments(c, call, callee)))
		report_call(c, call, place, DIAG_call_not_configured, NULL);
}

void check_kernel_call_in_instance(struct check *c, u32 expr)
{
	const struct il_expr_node *call = il_expr_node(c->il, expr);
	u32 callee, place;

	if (call->operation != eok_call || call->flags & (exf_launch | exf_implicit | exf_dependent))
		return;
	callee = called_function(c, call, &place);
	if (callee && spaces_at(c->il, callee, call->range_begin) & es_global && !is_refused_call(c, call))
		report_at(c, DIAG_call_not_configured, place, call->range_end);
}
