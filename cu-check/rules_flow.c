/* Where control flows: the end of functions that return a value, statements that nothing reaches [stmt.return] [stmt.iter]. */
#include "fold.h"

/* Whether control comes to a place. Behind a jump only the first statement is worth a word, behind a call that does not return none:
 * what follows is not reached for certain, but REACH_ASSUMED. REACH_UNKNOWN: a condition decides whose value is not known. */
enum reach { REACH_NOT, REACH_UNKNOWN, REACH_ASSUMED, REACHED };

struct flow {
	struct check *check;
	u8 at_break, at_continue;      /* how the innermost statement around is left by break, or its body by continue */
	u8 at_case;                    /* how control comes to the labels of the innermost switch */
	u32 labels, cases;             /* how many were seen so far; of cases, those of the switches around */
	bool value_returned;           /* by a return statement */
	const struct il_type *returns; /* what a lambda returns, also a generic one where that is written */
	const struct il_type *result;  /* of the function; auto: of the first operand of return */
	const struct il_type *written; /* of a template as it is written */
	u32 begin, closure;            /* of a lambda: where it begins, its type */
	bool noreturn;                 /* the function's attribute says so */
	bool uncertain;                /* something on the way is not known: nothing is said any more */
};

static u8 either_way(u8 a, u8 b) { return a > b ? a : b; }

static u8 flow_through_list(struct flow *f, u32 statement, u8 reach);

/* Whether it is to be said that control does not come to a place: of templates as they are written, not of their instances. */
static bool is_worth_a_word(const struct flow *f, u8 reach) { return reach == REACH_NOT && !f->uncertain && !is_in_instance(f->check); }

/* ---- expressions ---- */

static bool is_noreturn_builtin(const char *name)
{
	static const char *const names[] = { "__builtin_unreachable", "__builtin_trap",  "__builtin_abort",
		                             "__builtin_exit",        "__builtin__exit", "__builtin__Exit" };
	u32 i;

	for (i = 0; i < COUNT_OF(names); i++)
		if (!strcmp(name, names[i]))
			return true;
	return false;
}

/* A call, perhaps in parentheses or cast to void, after destructors and the like were taken off. */
static u32 called_expression(const struct il *il, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(il, expr);

	while ((node->kind == enk_operation && (node->operation == eok_parens || node->operation == eok_cast)) ||
	       node->kind == enk_object_lifetime) {
		expr = node->first_operand;
		node = il_expr_node(il, expr);
	}
	return expr;
}

static const struct il_routine *called_routine(const struct il *il, const struct il_expr_node *call)
{
	u32 callee = il_in_parentheses(il, call->first_operand);
	const struct il_expr_node *node = il_expr_node(il, callee);

	if (il_is_member_access(node))
		node = il_expr_node(il, il_expr_node(il, node->first_operand)->next);
	return il_any_kind(node->target) == IL_routine ? il_routine(il, il_any_index(node->target)) : NULL;
}

/* Whether what a call of an unknown function calls is a lambda with an error in it, which was said and leaves it no type. */
static bool calls_wrong_lambda(const struct check *c, const struct il_expr_node *call)
{
	const struct il_type *type = stripped(c->il, il_expr_node(c->il, call->first_operand)->type, &(u32){ 0 });
	const struct il_lambda *lambda;

	if (!(type->flags & tyf_closure))
		return false;
	lambda = il_lambda(c->il, il_class_info(c->il, type->class_info)->lambda);
	return has_error_between(c, lambda->range_begin, lambda->range_end);
}

static u8 flow_through_expression(struct flow *f, u32 expr, u8 reach)
{
	const struct il *il = f->check->il;
	u32 inner = called_expression(il, expr);
	const struct il_expr_node *node = il_expr_node(il, inner);
	const struct il_routine *routine;

	reach = either_way(reach, REACH_ASSUMED);
	switch (node->kind) {
	case enk_throw: return REACH_NOT;
	case enk_builtin_operation: return is_noreturn_builtin(il_text(il, node->name)) ? REACH_ASSUMED : reach;
	case enk_statement: return flow_through_list(f, il_extra_of(f->check->il, node)->statement, reach);
	case enk_error: f->uncertain |= expr && !has_error_between(f->check, node->range_begin, node->range_end); return reach;
	case enk_operation:
		if (node->operation != eok_call)
			return reach;
		routine = called_routine(il, node);
		f->uncertain |= !routine && !(node->flags & exf_dependent) && il_type(il, node->type)->kind == tk_error &&
		                !has_error_between(f->check, node->range_begin, node->range_end) && !calls_wrong_lambda(f->check, node);
		return routine && routine->flags & rf_noreturn ? REACH_ASSUMED : reach;
	default: return reach;
	}
}

/* ---- selection [stmt.select] ---- */

/* Outside of templates a discarded branch is compiled, too: it counts where it leaves a loop, not where it ends. */
static void flow_through_discarded(struct flow *f, u32 statement, u8 reach)
{
	struct flow aside = *f;

	flow_through_list(&aside, statement, reach);
	f->at_break = aside.at_break;
	f->at_continue = aside.at_continue;
}

static u8 flow_through_if(struct flow *f, const struct il_statement *s, u8 reach)
{
	struct folded condition = fold_condition(f->check, s->expr);
	u8 then, otherwise;

	reach = either_way(reach, REACH_ASSUMED);
	if (s->kind != stmk_if) {
		if (s->flags & stf_discarded_then) {
			flow_through_discarded(f, s->first_statement, reach);
			return s->else_statement ? flow_through_list(f, s->else_statement, reach) : reach;
		}
		if (s->flags & stf_discarded_else) {
			flow_through_discarded(f, s->else_statement, reach);
			return flow_through_list(f, s->first_statement, reach);
		}
		f->uncertain = true;
	}
	then = flow_through_list(f, s->first_statement, reach);
	if (s->else_statement)
		return either_way(then, flow_through_list(f, s->else_statement, reach));
	otherwise = condition.state == FOLD_INTEGER && condition.bits ? REACH_NOT :
	            condition.state == FOLD_UNKNOWN && s->expr        ? REACH_UNKNOWN :
	                                                                reach;
	return either_way(then, otherwise);
}

static u8 flow_through_switch(struct flow *f, const struct il_statement *s, u8 reach)
{
	u8 outer_break = f->at_break, outer_case = f->at_case, after;
	u32 cases = f->cases;

	reach = either_way(reach, REACH_ASSUMED);
	f->at_break = REACH_NOT;
	f->at_case = reach;
	after = flow_through_list(f, s->first_statement, REACH_NOT);
	after = either_way(after, f->at_break);
	if (!il_switch_info(f->check->il, il_extra_of_statement(f->check->il, s)->switch_info)->default_statement)
		after = either_way(after, reach);
	f->at_break = outer_break;
	f->at_case = outer_case;
	f->cases = cases;
	return after;
}

/* ---- iteration [stmt.iter] ---- */

/* for (…; T x = …; …) */
static bool has_condition_declaration(const struct il *il, const struct il_statement *s)
{
	u32 init = s->init;

	while (init && il_statement(il, init)->next)
		init = il_statement(il, init)->next;
	return il_expr_node(il, il_statement(il, init)->expr)->kind == enk_condition;
}

/* How a loop is left when its condition fails, which control comes to: not when that is true forever. */
static u8 leave_by_condition(struct flow *f, const struct il_statement *s, u8 test)
{
	struct folded condition;

	if (s->kind == stmk_for && !s->expr)
		return has_condition_declaration(f->check->il, s) ? test : REACH_NOT;
	if (s->kind == stmk_range_based_for || !s->expr)
		return test;
	condition = fold_condition(f->check, s->expr);
	if (condition.state == FOLD_INTEGER && condition.bits)
		return REACH_NOT;
	return condition.state == FOLD_UNKNOWN && test ? REACH_UNKNOWN : test;
}

/* A loop that is not reached is entered all the same: by a jump, as it were. */
static u8 flow_through_loop(struct flow *f, const struct il_statement *s, u8 reach)
{
	u8 outer_break = f->at_break, outer_continue = f->at_continue, test, after;
	u32 labels = f->labels + f->cases;

	f->at_break = f->at_continue = REACH_NOT;
	test = flow_through_list(f, s->first_statement, REACHED);
	test = either_way(test, f->at_continue);
	if (reach == REACH_NOT && !f->uncertain && f->labels + f->cases == labels)
		report_late(f->check, DIAG_loop_not_reachable, s->range_begin, s->range_end);
	if (s->kind != stmk_end_test_while)
		test = either_way(test, reach);
	after = either_way(leave_by_condition(f, s, test), f->at_break);
	f->at_break = outer_break;
	f->at_continue = outer_continue;
	return after;
}

/* ---- all of them ---- */

static u8 flow_through_try(struct flow *f, const struct il_statement *s, u8 reach)
{
	u8 after;
	u32 handler;

	reach = either_way(reach, REACH_ASSUMED);
	after = flow_through_list(f, s->first_statement, reach);
	for (handler = il_extra_of_statement(f->check->il, s)->first_handler; handler; handler = il_handler(f->check->il, handler)->next)
		after = either_way(after, flow_through_list(f, il_handler(f->check->il, handler)->statement, reach));
	return after;
}

/* The first variable of a declaration that is initialized where control comes to it, or 0. */
static u32 first_initialized(const struct flow *f, const struct il_statement *s)
{
	const struct il *il = f->check->il;
	u32 entry;

	for (entry = s->first_declared; entry; entry = next_declared(il, s, entry)) {
		il_any target = il_source_sequence_entry(il, entry)->target;
		const struct il_variable *variable = il_variable_of(il, target);
		bool is_static = variable->storage_class == sc_static || variable->flags & vf_local_static;

		if (variable->init_expr && !(is_static && constant_form(f->check, variable->init_expr) == FORM_CONSTANT))
			return il_any_index(target);
	}
	return 0;
}

/* A static variable that a constant initializes is jumped over like one without a value. */
static u8 flow_through_declaration(struct flow *f, const struct il_statement *s, u8 reach)
{
	u32 initialized = first_initialized(f, s);

	if (initialized && is_worth_a_word(f, reach))
		report_late(f->check, DIAG_initialization_not_reachable, il_variable(f->check->il, initialized)->position, s->range_end);
	return initialized ? either_way(reach, REACH_ASSUMED) : reach;
}

/* Of a type that is known to be no void. */
static bool is_certain_value(const struct il_type *type)
{
	return type && type->kind != tk_void && type->kind != tk_error && type->kind != tk_auto && type->kind != tk_typeref &&
	       type->kind != tk_template_param && !(type->flags & tyf_dependent);
}

/* Lists are looked at in templates as they are written, all else in their instances. */
static void check_result(struct flow *f, const struct il_statement *s)
{
	bool is_list = il_expr_node(f->check->il, s->expr)->kind == enk_braced_init_list;
	const struct il_type *result = is_list && f->written ? f->written : f->result;

	if (result && !(is_list && is_in_instance(f->check)))
		check_returned(f->check, s, result, f->begin);
}

static void flow_through_return(struct flow *f, const struct il_statement *s)
{
	const struct il_type *type = stripped(f->check->il, il_expr_node(f->check->il, s->expr)->type, &(u32){ 0 });

	if (f->result && f->result->kind == tk_auto && s->expr)
		f->result = type;
	check_result(f, s);
	if (f->closure && !s->expr && is_certain_value(f->returns))
		report_at(f->check, DIAG_return_without_value, s->range_end - 1, s->range_end - 1, il_any_of(IL_type, f->closure));
	f->value_returned |= s->expr && type->kind != tk_void && type->kind != tk_error;
	if (f->noreturn)
		report_here(f->check, DIAG_noreturn_function_does_return, s->range_begin);
}

static u8 flow_through(struct flow *f, const struct il_statement *s, u8 reach)
{
	switch (s->kind) {
	case stmk_expr: return flow_through_expression(f, s->expr, reach);
	case stmk_if:
	case stmk_constexpr_if:
	case stmk_if_consteval:
	case stmk_if_not_consteval: return flow_through_if(f, s, reach);
	case stmk_while:
	case stmk_end_test_while:
	case stmk_for:
	case stmk_range_based_for: return flow_through_loop(f, s, reach);
	case stmk_switch: return flow_through_switch(f, s, reach);
	case stmk_block: return flow_through_list(f, s->first_statement, reach);
	case stmk_try_block: return flow_through_try(f, s, reach);
	case stmk_label: f->labels++; return REACHED;
	case stmk_switch_case: f->cases++; return either_way(reach, f->at_case);
	case stmk_break: f->at_break = either_way(f->at_break, reach); return REACH_NOT;
	case stmk_continue: f->at_continue = either_way(f->at_continue, reach); return REACH_NOT;
	case stmk_return: flow_through_return(f, s); return REACH_NOT;
	case stmk_goto:
	case stmk_assigned_goto: return REACH_NOT;
	case stmk_coroutine_return: f->uncertain = true; return REACH_NOT;
	case stmk_decl: return flow_through_declaration(f, s, reach);
	case stmk_asm: return either_way(reach, REACH_ASSUMED);
	default: return reach;
	}
}

/* Of loops it is said that they are not reached when their bodies were seen, of blocks it is said about what they begin with, and of
 * declarations about what is initialized. */
static bool does_something(const struct il_statement *s)
{
	switch (s->kind) {
	case stmk_expr: return s->expr;
	case stmk_if:
	case stmk_constexpr_if:
	case stmk_if_consteval:
	case stmk_if_not_consteval:
	case stmk_switch:
	case stmk_try_block:
	case stmk_break:
	case stmk_continue:
	case stmk_return:
	case stmk_goto:
	case stmk_asm: return true;
	default: return false;
	}
}

static u8 flow_through_list(struct flow *f, u32 statement, u8 reach)
{
	if (stack_is_low(f->check->stack_bound)) {
		f->uncertain = true;
		return reach;
	}
	for (; statement; statement = il_statement(f->check->il, statement)->next) {
		const struct il_statement *s = il_statement(f->check->il, statement);

		if (is_worth_a_word(f, reach) && does_something(s))
			report_here(f->check, DIAG_code_is_unreachable, s->range_begin);
		reach = flow_through(f, s, reach);
	}
	return reach;
}

/* Whether a function that was looked through returns a value, for certain. */
static bool returns_value(const struct flow *f, u32 function_type)
{
	const struct il *il = f->check->il;
	const struct il_type *function = stripped(il, function_type, &(u32){ 0 }), *result;

	if (!function_type || function->kind != tk_routine || function->flags & tyf_dependent)
		return false;
	result = stripped(il, function->type, &(u32){ 0 });
	if (result->kind == tk_auto)
		return f->value_returned;
	return is_certain_value(result) && !(result->kind == tk_pointer && stripped(il, result->type, &(u32){ 0 })->kind == tk_error &&
	                                     !(f->check->has_errors && result->pointer_kind == pk_pointer));
}

/* What a function of the type gives; NULL: it is none. */
static const struct il_type *result_of(const struct il *il, u32 function_type)
{
	const struct il_type *function = stripped(il, function_type, &(u32){ 0 });

	return function_type && function->kind == tk_routine ? stripped(il, function->type, &(u32){ 0 }) : NULL;
}

/* Where a body ends: at its }. Where that is missing, so that the last statement ends with the body, at the end of the source. */
static u32 end_of_body(const struct il *il, u32 statement)
{
	u32 last = il_statement(il, statement)->first_statement, end = il_statement(il, statement)->range_end;

	while (last && il_statement(il, last)->next)
		last = il_statement(il, last)->next;
	return last && il_statement(il, last)->range_end == end ? (u32)il->source_size : end - 1;
}

/* The missing } comes behind it. */
static u32 position_of_end(const struct il *il, u32 statement)
{
	return end_of_body(il, statement) < il->source_size ? il_statement(il, statement)->range_end - 1 : diag_end_of_function(il);
}

static void report_end_of_body(struct check *c, u32 statement, enum diag_id id, il_any what)
{
	report_at(c, id, end_of_body(c->il, statement), position_of_end(c->il, statement), what);
}

/* What belongs to a template: its instances are compiled, or nothing. */
enum { PATTERN = enf_is_template | enf_member_of_template };

static bool is_device_only(u32 execution_space)
{
	return (execution_space & (es_device | es_host)) == es_device || execution_space & es_global;
}

/* Whether a routine of the host whose end is reached should have returned a value. */
static bool lacks_return(const struct flow *f, const struct il_routine *routine)
{
	return !is_device_only(routine->execution_space) && routine->special_kind != sfk_constructor &&
	       routine->special_kind != sfk_destructor && returns_value(f, routine->type);
}

/* A member that its class declares otherwise before: its body there is not looked at. */
static bool is_refused_member(const struct il *il, const struct il_routine *routine)
{
	return routine->flags & rf_refused &&
	       il_scope(il, il_full_entity_decl_info(il, routine->definition)->scope)->kind == sck_class_struct_union;
}

void check_flow_of_routine(struct check *c, u32 index)
{
	const struct il_routine *routine = il_routine(c->il, index);
	bool is_pattern = routine->entity & PATTERN;
	struct flow f = { .check = c,
		          .result = is_pattern ? NULL : result_of(c->il, routine->type),
		          .written = is_pattern ? result_of(c->il, routine->type) : NULL,
		          .noreturn = routine->flags & rf_noreturn && !is_pattern };
	u8 end;

	if (!routine->body || (routine->entity & enf_instantiation && !(routine->entity & enf_explicit_specialization)))
		return;
	end = flow_through_list(&f, routine->body, REACHED);
	if (f.uncertain || end != REACHED || routine->flags & rf_coroutine || is_refused_member(c->il, routine))
		return;
	if (!(routine->flags & rf_main && f.result && f.result->int_kind == ik_int) && !is_pattern && lacks_return(&f, routine))
		report_end_of_body(c, routine->body, DIAG_implicit_return_from_non_void_function, il_any_of(IL_routine, index));
	if (f.noreturn)
		report_end_of_body(c, routine->body, DIAG_noreturn_function_does_return, 0);
}

void check_flow_of_instance(struct check *c, u32 index)
{
	const struct il_routine *routine = il_routine(c->il, index);
	struct flow f = { .check = c, .result = result_of(c->il, routine->type), .noreturn = routine->flags & rf_noreturn };

	if (flow_through_list(&f, routine->body, REACHED) != REACHED || f.uncertain || routine->flags & rf_coroutine)
		return;
	if (lacks_return(&f, routine))
		report_end_of_body(c, routine->body, DIAG_implicit_return_from_non_void_function, il_any_of(IL_routine, index));
	if (f.noreturn)
		report_end_of_body(c, routine->body, DIAG_noreturn_function_does_return, 0);
}

/* The innermost lambda that says where it runs decides, or the function around; where lambdas cannot be extended, what they say is an
 * error that changes nothing. */
static bool is_lambda_of_device(const struct check *c, const struct il_lambda *lambda)
{
	u32 routine = lambda->enclosing_routine;

	for (; c->extended_lambda && lambda->range_begin < lambda->range_end; lambda = il_lambda(c->il, lambda->enclosing_lambda))
		if (lambda->execution_space & (es_host | es_device))
			return is_device_only(lambda->execution_space);
	return is_device_only(il_routine(c->il, routine)->execution_space);
}

void check_flow_of_lambda_instance(struct check *c, u32 index, const char *name)
{
	const struct il_routine *routine = il_routine(c->il, index);
	const struct il_lambda *lambda = il_lambda(c->il, il_class_info(c->il, il_type(c->il, routine->class_type)->class_info)->lambda);
	struct flow f = { .check = c, .result = result_of(c->il, routine->type) }; /* what it captures counts as its own there */

	if (flow_through_list(&f, routine->body, REACHED) == REACHED && !f.uncertain && !(lambda->flags & lf_coroutine) &&
	    !is_lambda_of_device(c, lambda) && returns_value(&f, routine->type))
		report_at(c, DIAG_implicit_return_from_lambda_instance, end_of_body(c->il, routine->body),
		          position_of_end(c->il, routine->body), name);
}

void check_flow_of_lambda(struct check *c, u32 index)
{
	const struct il_lambda *lambda = il_lambda(c->il, index);
	struct flow f = {
		.check = c, .result = result_of(c->il, lambda->function_type), .begin = lambda->range_begin, .closure = lambda->type
	};
	bool is_of_device;
	u8 end;

	if (!lambda->body_statement || (lambda->flags & lf_instantiated && !is_in_instance(c)))
		return;
	is_of_device = is_lambda_of_device(c, lambda);
	if (!is_of_device)
		f.returns = lambda->flags & lf_explicit_return ? stripped(c->il, lambda->declared_return, &(u32){ 0 }) : f.result;
	end = flow_through_list(&f, lambda->body_statement, REACHED);
	if (f.uncertain || end != REACHED || lambda->flags & (lf_generic | lf_coroutine))
		return;
	if (!is_of_device && returns_value(&f, lambda->function_type)) /* before what is said of the closure, which is made behind it */
		report_at(c, DIAG_implicit_return_from_non_void_function, end_of_body(c->il, lambda->body_statement),
		          position_of_end(c->il, lambda->body_statement) - 1, il_any_of(IL_type, lambda->type));
}
