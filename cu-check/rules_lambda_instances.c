/* Instances of generic lambdas: each call with other types makes one, whose body is looked at as code that no template is. What the lambda
 * shows as it is written was reported there. */
#include "calls.h"
#include "../lib/il/names.h"

#include <stdio.h>
#include <stdlib.h>

static const struct cause *instance_at(const struct check *c, u32 index) { return &c->calls.lambda_instances.at[index]; }

/* Where the body of the innermost generic lambda around a place begins; 0: there is none. */
static u32 generic_body_around(struct check *c, u32 place)
{
	u32 lambda = lambda_around(c, place);

	for (; lambda; lambda = il_lambda(c->il, lambda)->enclosing_lambda)
		if (il_lambda(c->il, lambda)->flags & lf_generic)
			return il_lambda(c->il, lambda)->body_begin;
	return 0;
}

static bool mentions_auto(const struct il *il, u32 type)
{
	const struct il_type *t = stripped(il, type, &(u32){ 0 });
	u32 steps;

	for (steps = 0; steps < 1000 && (t->kind == tk_pointer || t->kind == tk_array); steps++)
		t = stripped(il, t->type, &(u32){ 0 });
	return t->kind == tk_auto;
}

/* Whether the reference looks at the bodies of instances: calls are constant expressions perhaps, or give the type that the body has. Others
 * are left to be made at the end, where it makes none. */
static bool has_bodies_of_instances(const struct il *il, const struct il_lambda *lambda)
{
	enum { CONSTEXPR_LAMBDAS = 201703 };
	const struct il_type *type = stripped(il, il_routine(il, lambda->call_operator)->type, &(u32){ 0 });

	return il->header.std_version >= CONSTEXPR_LAMBDAS || !(lambda->flags & lf_explicit_return) || mentions_auto(il, type->type);
}

/* Whether a call makes no new instance, since an earlier one has made the same. */
static bool is_repeated(const struct check *c, const struct il_expr_node *call)
{
	u32 i, lambda = il_generic_lambda(c->il, call->first_operand);

	for (i = c->calls.lambda_instances.count; i-- > 1;) {
		const struct il_expr_node *earlier = il_expr_node(c->il, instance_at(c, i)->expr);

		if (il_generic_lambda(c->il, earlier->first_operand) == lambda &&
		    il_same_arguments(c->il, earlier->first_argument, call->first_argument))
			return true;
	}
	return false;
}

u32 lambda_instance_around(struct check *c, const struct il_expr_node *node, bool *in_generic)
{
	u32 body = generic_body_around(c, node->range_begin);

	*in_generic = body;
	return body ? il_map_find(&c->calls.lambda_instance_at, il_any_of(IL_expr_node, body)) : 0;
}

void note_lambda_instance(struct check *c, u32 expr)
{
	const struct il_expr_node *call = il_expr_node(c->il, expr);
	u32 lambda = call->first_argument ? il_generic_lambda(c->il, call->first_operand) : 0, *latest;
	struct instance outer = instance_around(c, call);

	if (!lambda || !has_bodies_of_instances(c->il, il_lambda(c->il, lambda)))
		return;
	if (!c->calls.lambda_instances.count)
		vec_push(&c->calls.lambda_instances, (struct cause){ 0 });
	latest = il_map_at(&c->calls.lambda_instance_at, il_any_of(IL_expr_node, il_lambda(c->il, lambda)->body_begin), &(bool){ 0 });
	*latest = is_reached(c, call) && !is_repeated(c, call) ? c->calls.lambda_instances.count : 0;
	if (*latest)
		vec_push(&c->calls.lambda_instances, (struct cause){ expr, outer });
}

/* ---- what led to them ---- */

/* The text of [with T=int, <auto-1>=double, <auto-2>=<char, bool>]. */
struct clause {
	struct name_writer writer;
	u32 argument, number;
};

static void add_parameter(struct clause *clause, const char *name, bool is_pack)
{
	struct name_writer *w = &clause->writer;
	const char *separator = "";

	buffer_printf(w->out, "%s%s=%s", clause->number ? ", " : " [with ", name, is_pack ? "<" : "");
	clause->number++;
	for (; il_template_arg(w->il, clause->argument)->parameter == clause->number;
	     clause->argument = il_template_arg(w->il, clause->argument)->next) {
		buffer_puts(w->out, separator);
		name_of_template_argument(w, clause->argument);
		separator = ", ";
	}
	buffer_puts(w->out, is_pack ? ">" : "");
}

static void add_parameters(struct clause *clause, const struct il_lambda *lambda)
{
	const struct il *il = clause->writer.il;
	u32 param, number = 0;
	char name[32];

	for (param = il_template_decl(il, lambda->template_decl)->first_param; param; param = il_template_param(il, param)->next)
		add_parameter(clause, il_text(il, il_template_param(il, param)->name), il_template_param(il, param)->flags & tf_pack);
	for (param = lambda->first_param; param; param = il_parameter(il, param)->next)
		if (mentions_auto(il, il_parameter(il, param)->type)) {
			snprintf(name, sizeof name, "<auto-%u>", ++number);
			add_parameter(clause, name, il_parameter(il, param)->flags & pf_pack);
		}
	buffer_puts(clause->writer.out, clause->number ? "]" : "");
}

u32 routine_of_lambda_instance(const struct check *c, u32 instance)
{
	il_any target = il_expr_node(c->il, instance_at(c, instance)->expr)->target;

	return il_any_kind(target) == IL_routine ? il_any_index(target) : 0;
}

/* lambda [](auto)->auto [with <auto-1>=int] */
char *name_of_lambda_instance(const struct check *c, u32 instance)
{
	const struct il_expr_node *call = il_expr_node(c->il, instance_at(c, instance)->expr);
	const struct il_lambda *lambda = il_lambda(c->il, il_generic_lambda(c->il, call->first_operand));
	struct buffer name = { 0 };
	struct clause clause = { { .il = c->il, .out = &name, .limit = NAME_LENGTH_MAX }, call->first_argument, 0 };

	il_add_listed_type_name(c->il, lambda->type, &name);
	add_parameters(&clause, lambda);
	return name.text;
}

void report_lambda_context(struct check *c, u32 instance)
{
	char *name = name_of_lambda_instance(c, instance);

	diag_context(c->diag, DIAG_context_lambda_instantiation, name, il_expr_node(c->il, instance_at(c, instance)->expr)->range_begin);
	free(name);
}
