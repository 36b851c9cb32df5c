#include "graph.h"

#include "../lib/il/dot.h"

#include <stdlib.h>

/* What a function does with another one; its address is of interest where that is a kernel's, which is launched elsewhere. */
enum how { LAUNCHES, TAKES_ADDRESS, CALLS };
static const char *const labels[] = { [LAUNCHES] = "<<<>>>", [TAKES_ADDRESS] = "&", [CALLS] = "" };

struct call {
	u32 caller, callee;
	enum how how;
};

struct graph {
	const struct il *il;
	VEC(struct call) calls; /* by caller, once they are sorted */
	VEC(u32) work;
	bool *is_node;    /* by routine */
	bool *is_entered; /* by routine: a node all of whose callees are nodes */
	bool *leads;      /* by routine: it launches a kernel, or calls such a function */
	u32 *around;      /* by expr_node: the operator() of the lambda that it stands in, 0 outside of lambdas */
};

struct lambda_walk {
	u32 *around, function;
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

/* The operator() of a lambda that is no template. */
static u32 operator_of(const struct il *il, u32 lambda)
{
	return il_lambda(il, lambda)->flags & lf_generic ? 0 : il_lambda(il, lambda)->call_operator;
}

/* The function that an expression calls, also an operator, conversion or constructor; 0: none, or not known. */
static u32 callee_of(const struct il *il, const struct il_expr_node *node)
{
	if (node->evaluation != evk_evaluated || node->kind == enk_routine || node->flags & exf_member_name)
		return 0;
	if (!node->target && node->kind == enk_operation && node->operation == eok_call) {
		u32 callee = named_callee(il, node->first_operand);

		/* Instances of templates do not name the operator() of their arguments. */
		return callee ? callee : operator_of(il, il_closure_lambda(il, node->first_operand));
	}
	return routine_of(node->target);
}

static bool names_kernel(const struct il *il, const struct il_expr_node *node)
{
	return node->kind == enk_routine && node->evaluation == evk_evaluated &&
	       il_routine_of(il, node->target)->execution_space & es_global;
}

/* The function that a local variable belongs to; for the body of a lambda its operator(). */
static u32 function_around(const struct il *il, u32 scope)
{
	u32 function = 0;

	for (; scope; scope = il_scope(il, scope)->parent) {
		il_any owner = il_scope(il, scope)->owner;

		if (owner && il_any_kind(owner) == IL_lambda && operator_of(il, il_any_index(owner)))
			return operator_of(il, il_any_index(owner));
		if (owner && !function)
			function = routine_of(owner);
		if (il_scope(il, scope)->kind == sck_function)
			break;
	}
	return function;
}

static void add_call(struct graph *g, u32 caller, u32 callee, enum how how)
{
	if (is_kept(g->il, caller) && is_kept(g->il, callee))
		vec_push(&g->calls, (struct call){ caller, callee, how });
}

static int by_functions(const void *a, const void *b)
{
	const struct call *x = a, *y = b;

	if (x->caller != y->caller)
		return x->caller < y->caller ? -1 : 1;
	if (x->callee != y->callee)
		return x->callee < y->callee ? -1 : 1;
	return (int)x->how - (int)y->how;
}

static enum il_walk note_lambda(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct lambda_walk *walk = walker->context;

	(void)depth;
	if (kind == IL_expr_node)
		walk->around[index] = walk->function;
	return IL_WALK_INTO;
}

static void note_calls_of(struct graph *g, u32 function, enum il_kind kind, u32 index)
{
	struct lambda_walk walk = { g->around, function };
	struct il_walker walker = { .enter = note_lambda, .context = &walk };

	if (index && is_kept(g->il, function) && il_routine(g->il, function)->special_kind == sfk_lambda_call_operator)
		il_walk(g->il, kind, index, &walker);
}

/* What a lambda's body calls, what is around the lambda does not. A walk enters neither lambdas nor initializers of variables. */
static void find_lambdas(struct graph *g)
{
	const struct il *il = g->il;
	u32 i;

	for (i = 1; i < il->table[IL_lambda].count; i++)
		note_calls_of(g, operator_of(il, i), IL_statement, il_lambda(il, i)->body_statement);
	for (i = 1; i < il->table[IL_variable].count; i++)
		note_calls_of(g, function_around(il, il_variable(il, i)->parent_scope), IL_expr_node, il_variable(il, i)->init_expr);
}

static void find_calls(struct graph *g)
{
	const struct il *il = g->il;
	u32 i;

	find_lambdas(g);
	for (i = 1; i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(il, i);

		u32 caller = g->around[i] ? g->around[i] : node->routine;

		if (names_kernel(il, node))
			add_call(g, caller, il_any_index(node->target), TAKES_ADDRESS);
		else
			add_call(g, caller, callee_of(il, node), node->flags & exf_launch ? LAUNCHES : CALLS);
	}
	for (i = 1; i < il->table[IL_variable].count; i++)
		if (il_variable(il, i)->destructor)
			add_call(g, function_around(il, il_variable(il, i)->parent_scope), il_variable(il, i)->destructor, CALLS);
	vec_sort(&g->calls, by_functions);
}

/* ---- functions ---- */

/* Whoever comes to be a node, or to be entered, waits for a look at its callees. */
static void add_node(struct graph *g, u32 routine, bool enter)
{
	if (!g->is_node[routine] || (enter && !g->is_entered[routine]))
		vec_push(&g->work, routine);
	g->is_node[routine] = true;
	g->is_entered[routine] |= enter;
}

/* What the host calls is a node if it leads to kernels. */
static void add_callees(struct graph *g, u32 caller)
{
	u32 i = caller ? vec_up_to(&g->calls, caller, caller - 1) : 0;

	for (; i < g->calls.count && g->calls.at[i].caller == caller; i++) {
		u32 callee = g->calls.at[i].callee;

		if (g->is_entered[caller] || g->leads[callee])
			add_node(g, callee, g->is_entered[caller] || il_routine(g->il, callee)->execution_space & es_global);
	}
}

/* Functions of the user's file, and kernels that are no templates; operators() of lambdas only where they are called. */
static bool is_start(const struct il_routine *routine)
{
	bool is_template = routine->entity & (enf_is_template | enf_member_of_template) && !(routine->entity & enf_instantiation);

	if (routine->special_kind == sfk_lambda_call_operator && !routine->template_info)
		return false;
	return routine->entity & enf_in_user_file || (routine->execution_space & es_global && !is_template);
}

static int by_callee(const void *a, const void *b)
{
	const struct call *x = a, *y = b;

	return x->callee < y->callee ? -1 : x->callee > y->callee;
}

/* From kernels to their callers, and on to the callers of these. */
static void find_leading(struct graph *g)
{
	struct {
		struct call *at;
		u32 count, capacity;
	} called = { 0 };
	u32 i, routine;

	for (i = 0; i < g->calls.count; i++)
		vec_push(&called, g->calls.at[i]);
	vec_sort(&called, by_callee);
	for (i = 1; i < g->il->table[IL_routine].count; i++)
		if ((g->leads[i] = il_routine(g->il, i)->execution_space & es_global))
			vec_push(&g->work, i);
	while (g->work.count)
		for (routine = vec_pop(&g->work), i = vec_up_to(&called, callee, routine - 1);
		     i < called.count && called.at[i].callee == routine; i++)
			if (!g->leads[called.at[i].caller]) {
				g->leads[called.at[i].caller] = true;
				vec_push(&g->work, called.at[i].caller);
			}
	vec_free(&called);
}

static void find_nodes(struct graph *g)
{
	const struct il *il = g->il;
	u32 i;

	find_leading(g);
	for (i = 1; i < il->table[IL_routine].count; i++)
		if (is_kept(il, i) && is_start(il_routine(il, i)))
			add_node(g, i, il_routine(il, i)->execution_space & (es_device | es_global));
	while (g->work.count)
		add_callees(g, vec_pop(&g->work));
}

/* ---- output ---- */

static const struct {
	const char *heading, *attributes;
} spaces[] = {
	{ "__global__", ", style=filled, fillcolor=palegreen" },
	{ "__device__", ", style=filled, fillcolor=lightblue" },
	{ "__host__ __device__", ", style=filled, fillcolor=khaki" },
	{ "__host__", "" },
	{ "implicit", ", style=filled, fillcolor=khaki" }, /* in the spaces of what calls it */
};

/* A lambda without a space of its own is in that of the function around it, of a kernel on the device. */
static u32 space_of(const struct il *il, u32 routine)
{
	u32 around = routine, space;

	while (around && !il_routine(il, around)->execution_space && il_routine(il, around)->special_kind == sfk_lambda_call_operator) {
		u32 class_info = il_type(il, il_routine(il, around)->class_type)->class_info,
		    lambda = il_class_info(il, class_info)->lambda;

		around = operator_of(il, il_lambda(il, lambda)->enclosing_lambda);
		if (!around)
			around = il_lambda(il, lambda)->enclosing_routine;
	}
	space = il_routine(il, around)->execution_space;
	return around != routine && space & es_global ? es_device : space;
}

static void write_node(const struct graph *g, u32 routine, struct output *output)
{
	u32 space = space_of(g->il, routine), row = 3;

	if (space & es_global)
		row = 0;
	else if (space & es_implicit_hd || (space & es_host && space & es_device))
		row = 2;
	else if (space & es_device)
		row = 1;
	else if (!space && il_routine(g->il, routine)->flags & (rf_implicit | rf_defaulted) &&
	         il_routine(g->il, routine)->special_kind != sfk_lambda_call_operator)
		row = 4;
	dot_node(g->il, il_any_of(IL_routine, routine), spaces[row].heading, spaces[row].attributes, output);
}

static void write_edges(const struct graph *g, struct output *output)
{
	u32 i;

	for (i = 0; i < g->calls.count; i++) {
		const struct call *call = &g->calls.at[i];

		/* A launch names its kernel, too. */
		bool is_known = i && call[-1].caller == call->caller && call[-1].callee == call->callee &&
		                (call->how == TAKES_ADDRESS || call[-1].how == call->how);

		if (g->is_node[call->caller] && g->is_node[call->callee] && !is_known)
			dot_edge(il_any_of(IL_routine, call->caller), il_any_of(IL_routine, call->callee), labels[call->how], output);
	}
}

void graph_write(const struct il *il, const char *path)
{
	struct graph g = { .il = il };
	struct output output;
	u32 i;

	g.is_node = xcalloc(il->table[IL_routine].count + 1, sizeof *g.is_node);
	g.is_entered = xcalloc(il->table[IL_routine].count + 1, sizeof *g.is_entered);
	g.leads = xcalloc(il->table[IL_routine].count + 1, sizeof *g.leads);
	g.around = xcalloc(il->table[IL_expr_node].count + 1, sizeof *g.around);
	find_calls(&g);
	find_nodes(&g);
	output_open(&output, path);
	dot_begin(&output);
	for (i = 1; i < il->table[IL_routine].count; i++)
		if (g.is_node[i])
			write_node(&g, i, &output);
	write_edges(&g, &output);
	dot_end(&output);
	output_commit(&output);
	vec_free(&g.calls);
	vec_free(&g.work);
	free(g.is_node), free(g.is_entered), free(g.leads);
	free(g.around);
}
