/* Extended lambdas (page 30): those for devices in host code, which are named and copied outside of their function. */
#include "calls.h"
#include "../lib/il/names.h"

struct extended {
	const struct il_lambda *lambda;
	u32 index, head;      /* head: behind the introducer and the attributes there */
	const char *space;
};

/* ---- the function and lambdas around ---- */

static bool is_inaccessible(u8 access) { return access == as_private || access == as_protected; }

/* The class that a class is a member of, or 0. */
static u32 class_around(const struct il *il, u32 class)
{
	const struct il_scope *scope = il_scope(il, il_type(il, class)->parent_scope);

	return scope->kind == sck_class_struct_union && il_any_kind(scope->owner) == IL_type ? il_any_index(scope->owner) : 0;
}

/* The first reason why the class of the function cannot be named outside; DIAG_COUNT: none. *name: of the class. */
static enum diag_id bad_class(const struct il *il, u32 class, const char **name)
{
	enum { NESTING_MAX = 100 };
	u32 steps;

	if (il_type(il, class)->entity & enf_local_to_function)
		return DIAG_extended_lambda_enclosing_function_local;
	if (!il_type(il, class)->name)
		return DIAG_extended_lambda_parent_class_unnamed;
	for (steps = 0; class && steps < NESTING_MAX; class = class_around(il, class), steps++)
		if (class_around(il, class) && is_inaccessible(il_type(il, class)->access)) {
			*name = il_text(il, il_type(il, class)->name);
			return DIAG_extended_lambda_inaccessible_ancestor;
		}
	return DIAG_COUNT;
}

static enum diag_id bad_function(const struct il *il, const struct il_routine *routine)
{
	if (routine->special_kind == sfk_constructor || routine->special_kind == sfk_destructor)
		return DIAG_extended_lambda_cant_take_function_address;
	if (routine->class_type && is_inaccessible(routine->access))
		return DIAG_extended_lambda_inaccessible_parent;
	return has_deduced_return(il, routine) ? DIAG_extended_lambda_enclosing_function_deducible : DIAG_COUNT;
}

static void check_function_around(struct check *c, const struct extended *e)
{
	const struct il_routine *routine = il_routine(c->il, e->lambda->enclosing_routine);
	const char *name = NULL;
	enum diag_id wrong = routine->class_type ? bad_class(c->il, routine->class_type, &name) : DIAG_COUNT;
	struct buffer function = { 0 };

	if (wrong == DIAG_COUNT)
		wrong = bad_function(c->il, routine);
	if (wrong == DIAG_COUNT)
		return;
	if (name) {
		diag_report(c->diag, wrong, e->head, e->space, name);
		return;
	}
	il_add_unqualified_name(c->il, il_any_of(IL_routine, e->lambda->enclosing_routine), &function);
	diag_report(c->diag, wrong, e->head, function.text, e->space);
	buffer_free(&function);
}

/* Returns whether it may stand in the lambdas around. */
static bool check_lambdas_around(struct check *c, const struct extended *e)
{
	u32 around, steps;

	for (around = e->lambda->enclosing_lambda, steps = 0; around && steps < 1000; around = il_lambda(c->il, around)->enclosing_lambda, steps++) {
		const struct il_lambda *lambda = il_lambda(c->il, around);
		bool is_extended = lambda->execution_space & es_device;

		if (is_extended || lambda->flags & lf_generic) {
			diag_report(c->diag, is_extended ? DIAG_extended_lambda_enclosing_function_hd_lambda :
			            DIAG_extended_lambda_enclosing_function_generic_lambda, e->head, e->space, "operator()");
			return false;
		}
	}
	return true;
}

/* ---- captures ---- */

/* What pointers, references and arrays lead to; *rank: how many dimensions the array has that it is itself. */
static u32 innermost_type(const struct il *il, u32 type, u32 *rank)
{
	u32 steps;

	*rank = 0;
	type = il_behind_typerefs(il, type);
	for (steps = 0; steps < 1000 && (il_type(il, type)->kind == tk_pointer || il_type(il, type)->kind == tk_array); steps++) {
		*rank += il_type(il, type)->kind == tk_array && *rank == steps;
		type = il_behind_typerefs(il, il_type(il, type)->type);
	}
	return type;
}

static void check_captured_type(struct check *c, const struct extended *e, u32 type, u32 place)
{
	u32 rank, inner = innermost_type(c->il, type, &rank);
	const struct il_type *t = il_type(c->il, inner);

	if (rank > 7)
		diag_report(c->diag, DIAG_extended_lambda_array_capture_rank, place, e->space, type);
	if (!t->name || t->flags & (tyf_closure | tyf_dependent))
		return;
	if (t->entity & enf_local_to_function)
		diag_report(c->diag, DIAG_extended_lambda_capture_local_type, place, inner);
	else if (class_around(c->il, inner) && is_inaccessible(t->access))
		diag_report(c->diag, DIAG_extended_lambda_capture_private_type, place, inner);
}

/* Whether a place is in a branch of a constexpr if which the lambda has, not which has the lambda. */
static bool is_conditional(struct check *c, const struct extended *e, u32 place)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_statement].count; i++) {
		const struct il_statement *statement = il_statement(c->il, i);

		if (statement->kind == stmk_constexpr_if && statement->range_begin > e->lambda->body_begin &&
		    il_statement(c->il, statement->first_statement)->range_begin <= place && place < statement->range_end)
			return true;
	}
	return false;
}

/* Names of constants are no uses that need a capture. */
static bool may_be_constant(const struct il *il, const struct il_variable *variable)
{
	u32 cv = variable->flags & vf_constexpr ? tyf_const : 0;

	stripped(il, variable->type, &cv);
	return cv & tyf_const && variable->initializer_end;
}

static void check_implicit_capture(struct check *c, const struct extended *e, const struct il_lambda_capture *capture)
{
	const struct il_variable *variable = il_variable_of(c->il, capture->captured);

	if (il_any_kind(capture->captured) != IL_variable || may_be_constant(c->il, variable))
		return;
	if (capture->kind == cptk_reference)
		diag_report(c->diag, DIAG_extended_lambda_reference_capture, capture->range_begin, e->space);
	else if (variable->flags & vf_parameter_pack)
		diag_report(c->diag, DIAG_extended_lambda_pack_capture, capture->range_begin, e->space);
	else if (is_conditional(c, e, capture->range_begin))
		diag_report(c->diag, DIAG_extended_lambda_capture_in_constexpr_if, capture->range_begin, e->space);
	else
		check_captured_type(c, e, variable->type, capture->range_begin);
}

static void check_init_capture(struct check *c, const struct extended *e, const struct il_lambda_capture *capture, u32 place)
{
	const struct il_expr_node *value = il_expr_node(c->il, capture->expr);

	if (e->lambda->execution_space & es_host)
		diag_report(c->diag, DIAG_extended_lambda_hd_init_capture, place);
	else if (value->kind == enk_operation && value->operation == eok_array_to_pointer && value->flags & exf_implicit &&
	         il_expr_node(c->il, value->first_operand)->kind == enk_variable)
		diag_report(c->diag, DIAG_extended_lambda_init_capture_array, place, e->space);
}

static void check_capture(struct check *c, const struct extended *e, const struct il_lambda_capture *capture)
{
	u32 place = capture->range_begin;

	if (capture->flags & cpf_implicit) {
		check_implicit_capture(c, e, capture);
		return;
	}
	if (starts_with(c->il, place, "&"))
		place = skip_space(c->il, place + 1);
	if (capture->kind == cptk_reference || capture->kind == cptk_init_reference)
		diag_report(c->diag, DIAG_extended_lambda_reference_capture, place, e->space);
	else if (capture->flags & cpf_pack && capture->kind == cptk_copy)
		diag_report(c->diag, DIAG_extended_lambda_pack_capture, place, e->space);
	else if (capture->kind == cptk_init)
		check_init_capture(c, e, capture, place);
	else if (il_any_kind(capture->captured) == IL_variable)
		check_captured_type(c, e, il_variable(c->il, il_any_index(capture->captured))->type, place);
}

/* ---- */

static void check_extended_lambda(struct check *c, const struct extended *e)
{
	u32 capture;

	if (check_lambdas_around(c, e))
		check_function_around(c, e);
	if (e->lambda->flags & lf_generic && e->lambda->execution_space & es_host)
		diag_report(c->diag, DIAG_extended_host_device_generic_lambda, e->lambda->introducer_begin);
	if (e->lambda->flags & lf_constexpr && !(e->lambda->flags & lf_explicit_return))
		diag_report(c->diag, DIAG_extended_lambda_constexpr, e->lambda->body_begin, e->space);
	if (e->lambda->flags & lf_default_reference)
		diag_report(c->diag, DIAG_extended_lambda_reference_capture, e->head, e->space);
	for (capture = e->lambda->first_capture; capture; capture = il_lambda_capture(c->il, capture)->next)
		check_capture(c, e, il_lambda_capture(c->il, capture));
}

/* Whether it is one: it runs on devices, and stands in host code. */
static bool is_extended(struct check *c, const struct il_lambda *lambda)
{
	return lambda->execution_space & es_device && lambda->enclosing_routine && !(lambda->flags & lf_instantiated) && lambda->body_end &&
	       !(il_routine(c->il, lambda->enclosing_routine)->entity & enf_in_system_header) && !is_silent_place(c, lambda->range_begin, 0, false) &&
	       runs_on_host(execution_space_around(c, lambda->enclosing_routine, lambda->range_begin));
}

void check_extended_lambdas(struct check *c)
{
	u32 i;

	for (i = 1; c->extended_lambda && i < c->il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(c->il, i);

		if (is_extended(c, lambda))
			check_extended_lambda(c, &(struct extended){ lambda, i, head_of_lambda(c->il, lambda),
			                                             lambda->execution_space & es_host ? "__host__ __device__" : "__device__" });
	}
}
