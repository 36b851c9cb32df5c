/* What the initializers of variable templates' instances, and of static members of class templates' instances, name: they are
 * instantiated where somebody names the variable, and with them all that they call [temp.inst]/7. */
#include "text.h"

#include <stdlib.h>

struct search {
	struct initializers *found;
	const struct il *il;
	VEC(u32) bodies; /* of lambdas */
};

static enum il_walk enter_initializer(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct search *search = walker->context;
	const struct il_expr_node *e = il_expr_node(search->il, kind == IL_expr_node ? index : 0);
	u32 body = il_lambda_of(search->il, e->target)->body_statement;

	(void)depth;
	if (body)
		vec_push(&search->bodies, body);
	switch (il_any_kind(e->target)) {
	case IL_routine:
	case IL_variable:
	case IL_template: vec_push(&search->found->named, e->target); break;
	default: break;
	}
	return IL_WALK_INTO;
}

static void search_variable(struct search *search, u32 variable)
{
	struct il_walker walker = { .enter = enter_initializer, .context = search };
	const struct il_variable *v = il_variable(search->il, variable);
	u32 expression;

	if (!(v->entity & enf_instantiation) || !(v->template_info || v->flags & vf_static_member))
		return;
	for (expression = v->init_expr; expression; expression = il_expr_node(search->il, expression)->next)
		il_walk(search->il, IL_expr_node, expression, &walker);
	while (search->bodies.count)
		il_walk(search->il, IL_statement, vec_pop(&search->bodies), &walker);
	if (v->destructor)
		vec_push(&search->found->named, il_any_of(IL_routine, v->destructor));
}

static bool is_of_device(const struct il *il, il_any named)
{
	if (il_any_kind(named) == IL_template)
		named = il_template_of(il, named)->prototype;
	return il_any_kind(named) == IL_routine || il_variable_of(il, named)->memory_space;
}

/* Whether what an initializer names is a function, or a variable of the device, or leads to such. */
static bool matters(const struct initializers *found, const struct il *il, u32 variable)
{
	u32 i;

	for (i = found->first[variable]; i < found->first[variable + 1]; i++) {
		il_any named = found->named.at[i];

		if (is_of_device(il, named) || (il_any_kind(named) == IL_variable && found->matters[il_any_index(named)]))
			return true;
	}
	return false;
}

void initializers_find(struct initializers *found, const struct il *il)
{
	struct search search = { .found = found, .il = il };
	u32 count = il->table[IL_variable].count, i;
	bool changed = true;

	found->first = xcalloc(count + 2, sizeof *found->first);
	found->matters = xcalloc(count + 1, sizeof *found->matters);
	found->seen = xcalloc(count + 1, sizeof *found->seen);
	for (i = 1; i < count; i++) {
		found->first[i] = found->named.count;
		search_variable(&search, i);
	}
	found->first[count] = found->first[count + 1] = found->named.count;
	vec_free(&search.bodies);
	while (changed)
		for (changed = false, i = 1; i < count; i++)
			if (!found->matters[i] && matters(found, il, i))
				changed = found->matters[i] = true;
}

void initializers_free(struct initializers *found)
{
	vec_free(&found->named);
	vec_free(&found->reached);
	free(found->first), free(found->matters), free(found->seen);
}

void initializers_reach(struct initializers *found, u32 variable)
{
	u32 next, i;

	found->reached.count = 0;
	if (!found->matters[variable])
		return;
	found->search++;
	vec_push(&found->reached, il_any_of(IL_variable, variable));
	found->seen[variable] = found->search;
	for (next = 0; next < found->reached.count; next++) {
		u32 from = il_any_kind(found->reached.at[next]) == IL_variable ? il_any_index(found->reached.at[next]) : 0;

		for (i = found->first[from]; from && i < found->first[from + 1]; i++) {
			il_any named = found->named.at[i];
			u32 *seen = &found->seen[il_any_kind(named) == IL_variable ? il_any_index(named) : 0];

			if (il_any_kind(named) == IL_variable && *seen == found->search)
				continue;
			*seen = found->search;
			vec_push(&found->reached, named);
		}
	}
}
