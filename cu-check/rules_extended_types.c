/* Types that an extended lambda makes known outside of its function (page 30): local ones have no name there, members no access. */
#include "extended_lambdas.h"
#include "../lib/il/names.h"

struct walk {
	struct check *check;
	enum diag_id local, private;
	u32 place, emitted;     /* emitted: where the source was read up to */
	bool through_functions; /* parameters and results of function types count too */
	u32 depth;
};

static void walk_type(struct walk *w, u32 type);

/* ---- what names are there ---- */

static bool is_extended_closure(const struct il *il, const struct il_type *type)
{
	return type->flags & tyf_closure && il_lambda(il, il_class_info(il, type->class_info)->lambda)->wrapper;
}

/* Of an instance that of the template. */
static u8 access_of(const struct il *il, const struct il_type *type)
{
	u32 template = il_template_info(il, type->template_info)->template;

	return template ? il_template(il, template)->access : type->access;
}

static void report_name(struct walk *w, u32 type)
{
	const struct il_type *t = il_type(w->check->il, type);

	if (t->entity & enf_local_to_function && !is_extended_closure(w->check->il, t))
		diag_report(w->check->diag, w->local, w->place, type);
	else if (class_around(w->check->il, type) && is_inaccessible(access_of(w->check->il, t)))
		diag_report(w->check->diag, w->private, w->place, type);
	else
		return;
	diag_move(w->check->diag, w->emitted);
	report_in_instance(w->check);
}

/* A class or enumeration with its template arguments, and those that it is a member of. */
static void walk_named(struct walk *w, u32 type)
{
	const struct il *il = w->check->il;
	u32 arg, around;

	report_name(w, type);
	for (arg = il_template_info(il, il_type(il, type)->template_info)->first_argument; arg; arg = il_template_arg(il, arg)->next)
		if (il_template_arg(il, arg)->kind == tak_type)
			walk_type(w, il_template_arg(il, arg)->type);
	if ((around = class_around(il, type)) != 0)
		walk_type(w, around);
}

/* ---- what types consist of ---- */

static void walk_function(struct walk *w, const struct il_type *type)
{
	u32 param;

	walk_type(w, type->type);
	for (param = type->first_param; param; param = il_param_type(w->check->il, param)->next)
		walk_type(w, il_param_type(w->check->il, param)->type);
}

static void walk_parts(struct walk *w, u32 type)
{
	const struct il_type *t = il_type(w->check->il, type);

	switch (t->kind) {
	case tk_pointer:
	case tk_array: walk_type(w, t->type); break;
	case tk_ptr_to_member:
		walk_type(w, t->class_type);
		walk_type(w, t->type);
		break;
	case tk_routine:
		if (w->through_functions)
			walk_function(w, t);
		break;
	default: walk_named(w, type);
	}
}

static void walk_type(struct walk *w, u32 type)
{
	enum { DEPTH_MAX = 100 };

	type = il_behind_typerefs(w->check->il, type);
	if (!type || w->depth >= DEPTH_MAX)
		return;
	w->depth++;
	walk_parts(w, type);
	w->depth--;
}

/* What is in templates, as it is written: instances are looked at. */
static bool is_in_template(const struct check *c, const struct extended *e)
{
	const struct il *il = c->il;
	u32 around = c->instance.lambda ? 0 : e->lambda->enclosing_lambda;

	while (around && !(il_lambda(il, around)->flags & lf_generic))
		around = il_lambda(il, around)->enclosing_lambda;
	return around || il_routine(il, e->lambda->enclosing_routine)->entity & (enf_is_template | enf_member_of_template);
}

/* ---- */

void check_captured_type(struct check *c, const struct extended *e, u32 type, const struct capture_place *place)
{
	struct walk walk = { .check = c,
		             .local = DIAG_extended_lambda_capture_local_type,
		             .private = DIAG_extended_lambda_capture_private_type,
		             .place = place->position,
		             .emitted = place->emitted };

	if (!is_in_template(c, e))
		walk_type(&walk, type);
}

/* Of an operator() without a type, since its body has errors. */
static void walk_declared(struct walk *w, const struct il_lambda *lambda)
{
	u32 param;

	if (lambda->flags & lf_explicit_return)
		walk_type(w, lambda->declared_return);
	for (param = lambda->first_param; param; param = il_parameter(w->check->il, param)->next)
		walk_type(w, il_parameter(w->check->il, param)->type);
}

void check_call_operator_types(struct check *c, const struct extended *e)
{
	struct walk walk = { .check = c,
		             .local = DIAG_extended_lambda_call_operator_local_type,
		             .private = DIAG_extended_lambda_call_operator_private_type,
		             .place = e->lambda->introducer_begin,
		             .emitted = e->lambda->body_end - 1,
		             .through_functions = true };

	if (!(e->lambda->execution_space & es_host) || is_in_template(c, e))
		return;
	if (e->lambda->function_type)
		walk_type(&walk, e->lambda->function_type);
	else if (is_in_instance(c) && !(e->lambda->flags & lf_generic))
		walk_declared(&walk, e->lambda);
}

/* Those of the classes that it is a member of are not looked at. */
void check_arguments_of_function_around(struct check *c, const struct extended *e)
{
	const struct il_routine *routine = il_routine(c->il, e->lambda->enclosing_routine);
	u32 arg = il_template_info(c->il, routine->template_info)->first_argument;
	struct walk walk = { .check = c,
		             .local = DIAG_extended_lambda_parent_local_type,
		             .private = DIAG_extended_lambda_parent_private_type,
		             .place = e->head,
		             .emitted = e->head };

	if (is_in_template(c, e))
		return;
	for (; arg; arg = il_template_arg(c->il, arg)->next) {
		const struct il_template_arg *argument = il_template_arg(c->il, arg);

		if (argument->kind == tak_type) {
			walk_type(&walk, argument->type);
		} else if (argument->kind == tak_template && is_inaccessible(il_template(c->il, argument->template)->access)) {
			diag_report(c->diag, DIAG_extended_lambda_parent_private_template_arg, e->head, e->space);
			report_in_instance(c);
		}
	}
}
