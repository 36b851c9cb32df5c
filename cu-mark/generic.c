/* The bodies of generic lambdas [expr.prim.lambda.closure]: as they are written they do not run, but instances of the call operators do, each of
 * which has a body of its own. */
#include "text.h"

#include <stdlib.h>

/* Which bodies are those of generic lambdas as written, and of lambdas in these. */
struct generic {
	const struct il *il;
	VEC(u32) work;                                          /* lambdas whose bodies are such */
	bool *is_in_body, *lambda_met, *routine_met, *is_inner; /* is_inner: by type, it is that of a lambda in such a body */
};

static enum il_walk enter_generic(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct generic *g = walker->context;
	const struct il *il = g->il;
	const struct il_expr_node *e = il_expr_node(il, kind == IL_expr_node ? index : 0);

	(void)depth;
	if (kind == IL_expr_node)
		g->is_in_body[index] = true;
	if (e->kind == enk_lambda && il_any_kind(e->target) == IL_lambda) {
		g->is_inner[il_lambda_of(il, e->target)->type] = true;
		vec_push(&g->work, il_any_index(e->target));
	}
	return IL_WALK_INTO;
}

static void walk_generic(struct generic *g)
{
	const struct il *il = g->il;
	struct il_walker walker = { .enter = enter_generic, .context = g };
	u32 lambda;

	while (g->work.count) {
		lambda = vec_pop(&g->work);
		if (!g->lambda_met[lambda] && il_lambda(il, lambda)->body_statement)
			il_walk(il, IL_statement, il_lambda(il, lambda)->body_statement, &walker);
		g->lambda_met[lambda] = true;
	}
}

/* Instances of lambdas in the bodies met so far. Whether any was new. */
static bool walk_inner_instances(struct generic *g)
{
	const struct il *il = g->il;
	struct il_walker walker = { .enter = enter_generic, .context = g };
	bool any = false;
	u32 i;

	for (i = 1; i < il->table[IL_routine].count; i++) {
		const struct il_routine *r = il_routine(il, i);

		if (g->routine_met[i] || !is_generic_instance(r) || !g->is_inner[r->class_type] || !r->body)
			continue;
		g->routine_met[i] = any = true;
		il_walk(il, IL_statement, r->body, &walker);
	}
	return any;
}

bool *find_generic_bodies(const struct il *il)
{
	struct generic g = { .il = il };
	u32 i;

	g.is_in_body = xcalloc(il->table[IL_expr_node].count + 1, sizeof *g.is_in_body);
	g.lambda_met = xcalloc(il->table[IL_lambda].count + 1, sizeof *g.lambda_met);
	g.routine_met = xcalloc(il->table[IL_routine].count + 1, sizeof *g.routine_met);
	g.is_inner = xcalloc(il->table[IL_type].count + 1, sizeof *g.is_inner);
	for (i = 1; i < il->table[IL_lambda].count; i++)
		if (il_lambda(il, i)->flags & lf_generic)
			vec_push(&g.work, i);
	do
		walk_generic(&g);
	while (walk_inner_instances(&g));
	vec_free(&g.work);
	free(g.lambda_met), free(g.routine_met), free(g.is_inner);
	return g.is_in_body;
}
