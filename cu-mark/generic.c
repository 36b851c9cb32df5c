/* The bodies of generic lambdas [expr.prim.lambda.closure]: as they are written they do not run, but instances of the call operators do,
 * each of which has a body of its own. */
#include "text.h"

#include <stdlib.h>

/* A body, or the initializer of a variable in one, is walked for an owner: the instance whose it is, or WRITTEN. */
struct body {
	il_any root;
	u32 owner;
};
struct generic {
	const struct il *il;
	u32 *owner; /* by expr_node */
	u32 walked; /* for which */
	VEC(struct body) work;
	bool *is_inner; /* by type: that of a lambda in a body as it is written */
};

u32 declared_variable(const struct il *il, enum il_kind kind, u32 index)
{
	il_any target = kind == IL_source_sequence_entry ? il_source_sequence_entry(il, index)->target :
	                kind == IL_expr_node && il_expr_node(il, index)->kind == enk_condition ? il_expr_node(il, index)->target :
	                                                                                         0;

	return il_any_kind(target) == IL_variable ? il_any_index(target) : 0;
}

static void add_body(struct generic *g, u32 statement, u32 owner)
{
	vec_push(&g->work, (struct body){ il_any_of(IL_statement, statement), owner });
}

static void add_initializer(struct generic *g, u32 variable)
{
	u32 expression = il_variable(g->il, variable)->init_expr;

	for (; expression; expression = il_expr_node(g->il, expression)->next)
		vec_push(&g->work, (struct body){ il_any_of(IL_expr_node, expression), g->walked });
}

static enum il_walk enter_body(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct generic *g = walker->context;
	const struct il_expr_node *e = il_expr_node(g->il, kind == IL_expr_node ? index : 0);
	const struct il_lambda *lambda;

	(void)depth;
	if (kind == IL_expr_node && g->owner[index])
		return IL_WALK_SKIP;
	add_initializer(g, declared_variable(g->il, kind, index));
	if (kind != IL_expr_node)
		return IL_WALK_INTO;
	g->owner[index] = g->walked;
	if (e->kind == enk_lambda && il_any_kind(e->target) == IL_lambda) {
		lambda = il_lambda_of(g->il, e->target);
		g->is_inner[lambda->type] |= g->walked == WRITTEN;
		if (!(lambda->flags & lf_generic) || g->walked == WRITTEN)
			add_body(g, lambda->body_statement, g->walked);
	}
	return IL_WALK_INTO;
}

static void walk_bodies(struct generic *g)
{
	struct il_walker walker = { .enter = enter_body, .context = g };

	while (g->work.count) {
		struct body body = vec_pop(&g->work);

		g->walked = body.owner;
		if (il_any_index(body.root))
			il_walk(g->il, il_any_kind(body.root), il_any_index(body.root), &walker);
	}
}

/* Instances, of lambdas that stand in bodies as they are written or of the others. Whether there were any new ones. */
static bool walk_instances(struct generic *g, bool inner, bool *met)
{
	u32 i;

	for (i = 1; i < g->il->table[IL_routine].count; i++) {
		const struct il_routine *r = il_routine(g->il, i);

		if (met[i] || !is_generic_instance(r) || g->is_inner[r->class_type] != inner)
			continue;
		met[i] = true;
		add_body(g, r->body, inner ? WRITTEN : i);
	}
	inner = g->work.count;
	walk_bodies(g);
	return inner;
}

u32 *find_generic_bodies(const struct il *il)
{
	struct generic g = { .il = il };
	bool *met = xcalloc(il->table[IL_routine].count + 1, sizeof *met);
	u32 i;

	g.owner = xcalloc(il->table[IL_expr_node].count + 1, sizeof *g.owner);
	g.is_inner = xcalloc(il->table[IL_type].count + 1, sizeof *g.is_inner);
	for (i = 1; i < il->table[IL_lambda].count; i++)
		if (il_lambda(il, i)->flags & lf_generic)
			add_body(&g, il_lambda(il, i)->body_statement, WRITTEN);
	walk_bodies(&g);
	while (walk_instances(&g, true, met))
		;
	walk_instances(&g, false, met);
	vec_free(&g.work);
	free(g.is_inner), free(met);
	return g.owner;
}
