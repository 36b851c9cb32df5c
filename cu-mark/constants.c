/* Constants that have numbers: what a constructor copies into an array member from a braced list of constants is called CONSTRUCTOR$N by
 * cicc, where N counts the temporaries of all functions for devices that come out before it, also of those that host code alone uses. */
#include "text.h"

#include "../lib/il/names.h"

struct search {
	const struct il *il;
	bool has_parameter;
};

static enum il_walk find_parameter(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct search *search = walker->context;
	il_any target = kind == IL_expr_node ? il_expr_node(search->il, index)->target : 0;

	(void)depth;
	search->has_parameter |= il_any_kind(target) == IL_variable && il_variable_of(search->il, target)->flags & vf_parameter;
	return search->has_parameter ? IL_WALK_STOP : IL_WALK_INTO;
}

static bool is_numbered(const struct il *il, const struct il_constructor_init *init)
{
	struct search search = { .il = il };
	struct il_walker walker = { .enter = find_parameter, .context = &search };

	if (il_any_kind(init->member) != IL_field || il_expr_node(il, init->first_expr)->kind != enk_braced_init_list ||
	    il_type(il, il_behind_typerefs(il, il_field_of(il, init->member)->type))->kind != tk_array)
		return false;
	il_walk(il, IL_expr_node, init->first_expr, &walker);
	return !search.has_parameter;
}

bool text_has_numbered_constants(const struct text *text)
{
	const struct il *il = text->il;
	u32 i, init;

	for (i = 1; i < il->table[IL_routine].count; i++)
		if (il_routine(il, i)->special_kind == sfk_constructor && text_runs_on_device(text, i))
			for (init = il_routine(il, i)->first_ctor_init; init; init = il_constructor_init(il, init)->next)
				if (is_numbered(il, il_constructor_init(il, init)))
					return true;
	return false;
}
