/* The lines that __builtin_LINE() and the like tell of. The reference writes the initializers of a constructor's bases and members on the
 * line of its last parameter: where they ask for the line, what stands on other lines counts as standing there. */
#include "plan.h"

static bool contains(const struct il *il, u32 begin, u32 end, const char *text)
{
	return begin < end && memmem(il->source + begin, end - begin, text, strlen(text));
}

/* The functions that ask for the line where they are called: their default arguments do. */
struct line_functions {
	VEC(const char *) names;
};

static bool asks_for_line(const struct il *il, const struct line_functions *functions, u32 begin, u32 end)
{
	u32 i;

	for (i = 0; i < functions->names.count; i++)
		if (contains(il, begin, end, functions->names.at[i]))
			return true;
	return contains(il, begin, end, "__builtin_LINE") || contains(il, begin, end, "__builtin_source_location");
}

static bool has_name(const struct line_functions *functions, const char *name)
{
	u32 i;

	for (i = 0; i < functions->names.count; i++)
		if (!strcmp(functions->names.at[i], name))
			return true;
	return false;
}

static void note_function(const struct il *il, struct line_functions *functions, const struct il_full_entity_decl_info *decl)
{
	const char *name = il_text(il, il_routine(il, il_any_index(decl->declared))->name);
	u32 param;

	for (param = decl->first_param; param; param = il_parameter(il, param)->next) {
		const struct il_parameter_extra *extra = il_parameter_extra(il, il_parameter(il, param)->extra);

		if (extra->default_argument_begin && *name && !has_name(functions, name) &&
		    asks_for_line(il, functions, extra->default_argument_begin, extra->default_argument_end))
			vec_push(&functions->names, name);
	}
}

static u32 place_of_last_parameter(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 param, place = decl->params_begin;

	for (param = decl->first_param; param; param = il_parameter(il, param)->next)
		place = il_parameter(il, param)->name_position;
	return place;
}

static void place_initializers(struct plan *plan, const struct il_full_entity_decl_info *decl)
{
	u32 at, place = place_of_last_parameter(plan->il, decl), placed = 0;

	for (at = decl->params_end; at < decl->initializer_end; at++)
		if (plan->il->source[at] == '\n' && at + 1 < decl->initializer_end && plan->il->source[at + 1] != '#') {
			edit_begin(&plan->edits, at + 1, at + 1);
			edit_line(&plan->edits, place);
			placed = at + 1;
		}
	if (!placed)
		return;
	edit_begin(&plan->edits, decl->body_begin, decl->body_begin);
	edit_line(&plan->edits, decl->body_begin);
}

void plan_line_numbers(struct plan *plan)
{
	const struct il *il = plan->il;
	struct line_functions functions = { 0 };
	u32 i;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if (il_any_kind(decl->declared) != IL_routine || decl->flags & dcf_instantiated)
			continue;
		note_function(il, &functions, decl);
		if (decl->initializer_end && decl->body_begin &&
		    asks_for_line(il, &functions, decl->initializer_begin, decl->initializer_end))
			place_initializers(plan, decl);
	}
	vec_free(&functions.names);
}
