#include "graph.h"

#include "../lib/il/dot.h"

#include <stdlib.h>

struct call {
	u32 caller, callee;
	bool is_launch;
};

struct graph {
	const struct il *il;
	VEC(struct call) calls; /* by caller, once they are sorted */
	VEC(u32) nodes;
	bool *is_node; /* by routine */
};

static bool is_kept(const struct il *il, u32 routine) { return routine && il->table[IL_routine].keep[routine] & IL_KEEP; }

static u32 routine_of(il_any target) { return il_any_kind(target) == IL_routine ? il_any_index(target) : 0; }

/* ---- calls ---- */

/* What the callee of a call names: f, (&f), object.f. */
static u32 named_callee(const struct il *il, u32 callee)
{
	const struct il_expr_node *node = il_expr_node(il, il_in_parentheses(il, callee));

	if (node->kind == enk_operation && node->operation == eok_address_of && !node->target)
		node = il_expr_node(il, node->first_operand);
	else if (il_is_member_access(node))
		node = il_expr_node(il, il_expr_node(il, node->first_operand)->next);
	return routine_of(node->target);
}

/* The function that an expression calls, also an operator, conversion or constructor; 0: none, or not known. */
static u32 callee_of(const struct il *il, const struct il_expr_node *node)
{
	if (node->evaluation != evk_evaluated || node->kind == enk_routine || node->flags & exf_member_name)
		return 0;
	if (!node->target && node->kind == enk_operation && node->operation == eok_call)
		return named_callee(il, node->first_operand);
	return routine_of(node->target);
}

/* The function that a local variable belongs to. */
static u32 function_around(const struct il *il, u32 scope)
{
	while (scope && !il_scope(il, scope)->owner)
		scope = il_scope(il, scope)->parent;
	return routine_of(il_scope(il, scope)->owner);
}

static void add_call(struct graph *g, u32 caller, u32 callee, bool is_launch)
{
	if (is_kept(g->il, caller) && is_kept(g->il, callee))
		vec_push(&g->calls, (struct call){ caller, callee, is_launch });
}

static int by_functions(const void *a, const void *b)
{
	const struct call *x = a, *y = b;

	if (x->caller != y->caller)
		return x->caller < y->caller ? -1 : 1;
	if (x->callee != y->callee)
		return x->callee < y->callee ? -1 : 1;
	return x->is_launch - y->is_launch;
}

static void find_calls(struct graph *g)
{
	const struct il *il = g->il;
	u32 i;

	for (i = 1; i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(il, i);

		add_call(g, node->routine, callee_of(il, node), node->flags & exf_launch);
	}
	for (i = 1; i < il->table[IL_variable].count; i++)
		if (il_variable(il, i)->destructor)
			add_call(g, function_around(il, il_variable(il, i)->parent_scope), il_variable(il, i)->destructor, false);
	vec_sort(&g->calls, by_functions);
}

/* ---- functions ---- */

static void add_node(struct graph *g, u32 routine)
{
	if (!g->is_node[routine])
		vec_push(&g->nodes, routine);
	g->is_node[routine] = true;
}

static void add_callees(struct graph *g, u32 caller)
{
	u32 low = 0, high = g->calls.count;

	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (g->calls.at[middle].caller < caller)
			low = middle + 1;
		else
			high = middle;
	}
	for (; low < g->calls.count && g->calls.at[low].caller == caller; low++)
		add_node(g, g->calls.at[low].callee);
}

static int by_number(const void *a, const void *b)
{
	u32 x = *(const u32 *)a, y = *(const u32 *)b;

	return x < y ? -1 : x > y;
}

/* Functions of the user's file, and kernels; operators() of lambdas only where they are called. */
static bool is_start(const struct il_routine *routine)
{
	if (routine->special_kind == sfk_lambda_call_operator && !routine->template_info)
		return false;
	return routine->entity & enf_in_user_file || routine->execution_space & es_global;
}

static void find_nodes(struct graph *g)
{
	const struct il *il = g->il;
	u32 i;

	for (i = 1; i < il->table[IL_routine].count; i++)
		if (is_kept(il, i) && is_start(il_routine(il, i)))
			add_node(g, i);
	for (i = 0; i < g->nodes.count; i++)
		add_callees(g, g->nodes.at[i]);
	vec_sort(&g->nodes, by_number);
}

/* ---- output ---- */

static const struct {
	const char *heading, *attributes;
} spaces[] = {
	{ "__global__", ", style=filled, fillcolor=palegreen" },
	{ "__device__", ", style=filled, fillcolor=lightblue" },
	{ "__host__ __device__", ", style=filled, fillcolor=khaki" },
	{ "__host__", "" },
};

static void write_node(const struct graph *g, u32 routine, struct output *output)
{
	u32 space = il_routine(g->il, routine)->execution_space, row = 3;

	if (space & es_global)
		row = 0;
	else if (space & es_implicit_hd || (space & es_host && space & es_device))
		row = 2;
	else if (space & es_device)
		row = 1;
	dot_node(g->il, il_any_of(IL_routine, routine), spaces[row].heading, spaces[row].attributes, output);
}

static void write_edges(const struct graph *g, struct output *output)
{
	u32 i;

	for (i = 0; i < g->calls.count; i++) {
		const struct call *call = &g->calls.at[i];

		if (g->is_node[call->caller] && (!i || by_functions(call, call - 1)))
			dot_edge(il_any_of(IL_routine, call->caller), il_any_of(IL_routine, call->callee), call->is_launch ? "<<<>>>" : "",
			         output);
	}
}

void graph_write(const struct il *il, const char *path)
{
	struct graph g = { .il = il };
	struct output output;
	u32 i;

	g.is_node = xcalloc(il->table[IL_routine].count + 1, sizeof *g.is_node);
	find_calls(&g);
	find_nodes(&g);
	output_open(&output, path);
	dot_begin(&output);
	for (i = 0; i < g.nodes.count; i++)
		write_node(&g, g.nodes.at[i], &output);
	write_edges(&g, &output);
	dot_end(&output);
	output_commit(&output);
	vec_free(&g.calls);
	vec_free(&g.nodes);
	free(g.is_node);
}
