/* Functions and variables of other units: cicc declares them in the order in which functions for devices name them first, also in functions
 * that host code alone uses. */
#include "text.h"

#include "../lib/il/names.h"

#include <stdlib.h>

/* operator new(size_t) and operator delete are malloc() and free() on the device, which come behind all others. */
static bool is_allocation(const struct il *il, const struct il_routine *r)
{
	const char *name = il_text(il, r->name);

	if (r->class_type || r->special_kind != sfk_operator)
		return false;
	return !strncmp(name, "operator delete", 15) ||
	       (!strncmp(name, "operator new", 12) && !il_param_type(il, il_type(il, r->type)->first_param)->next);
}

/* Whether a function or variable for devices is defined elsewhere; what is built in is declared nowhere. */
static bool is_external(const struct il *il, il_any target)
{
	const struct il_routine *r = il_routine_of(il, target);
	const struct il_variable *v = il_variable_of(il, target);

	if (il_any_kind(target) == IL_routine)
		return r->execution_space & es_device && !(r->flags & (rf_has_body | rf_implicit | rf_defaulted | rf_deleted)) &&
		       !(r->entity & enf_device_builtin) && !is_allocation(il, r);
	return il_any_kind(target) == IL_variable && v->memory_space && v->storage_class == sc_extern && !(v->entity & enf_defined);
}

static il_str name_of(const struct il *il, il_any target)
{
	return il_any_kind(target) == IL_routine ? il_routine_of(il, target)->name : il_variable_of(il, target)->name;
}

/* Sorts the names of one kind, and leaves one of each; what is alone is in no order, and left out. */
static void settle(struct names_of_externals *names)
{
	u32 i, kept = 0;

	vec_sort(names, compare_u32);
	for (i = 0; i < names->count; i++)
		if (!kept || names->at[i] != names->at[kept - 1])
			names->at[kept++] = names->at[i];
	names->count = kept > 1 ? kept : 0;
}

bool text_find_externals(const struct text *text, struct uses *found)
{
	const struct il *il = text->il;
	u32 i;

	for (i = 1; i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *e = il_expr_node(il, i);

		if (!e->routine || e->evaluation != evk_evaluated || !is_external(il, e->target) || !text_runs_on_device(text, e->routine))
			continue;
		if (il_any_kind(e->target) == IL_routine)
			vec_push(&found->routines, name_of(il, e->target));
		else
			vec_push(&found->variables, name_of(il, e->target));
	}
	settle(&found->routines);
	settle(&found->variables);
	return found->routines.count || found->variables.count;
}

u32 routine_with_external(const struct il *il, const struct uses *uses, const struct il_expr_node *e)
{
	const struct names_of_externals *names = il_any_kind(e->target) == IL_routine ? &uses->routines : &uses->variables;
	il_str name;
	u32 before;

	if (!names->count || e->evaluation != evk_evaluated || !is_external(il, e->target))
		return 0;
	name = name_of(il, e->target);
	before = count_up_to(names->at, names->count, sizeof *names->at, name);
	return before && names->at[before - 1] == name ? e->routine : 0;
}

void uses_free(struct uses *uses)
{
	vec_free(&uses->routines);
	vec_free(&uses->variables);
	free(uses->on_device);
	free(uses->counts);
}
