#include "dump.h"

#include "../lib/mangle/mangle.h"

struct naming {
	const struct il *il;
	struct output *output;
	struct buffer name;
	bool any;
};

/* A line, when the name is known. */
static void name_line(struct naming *n, bool known, enum il_kind kind, u32 index)
{
	struct buffer line = { 0 };

	if (known && n->name.length) {
		buffer_printf(&line, "%s\t%s@%u ", n->name.text, il_kind_name[kind], index);
		il_describe(n->il, kind, index, &line);
		buffer_puts(&line, "\n");
		output_puts(n->output, line.text);
		n->any = true;
	}
	buffer_free(&line);
	buffer_free(&n->name);
}

static void routine_lines(struct naming *n, u32 index)
{
	const struct il_routine *routine = il_routine(n->il, index);
	const char *variants = routine->special_kind == sfk_constructor ? "12" : routine->special_kind == sfk_destructor ? "012" : "1";

	for (; *variants; variants++)
		name_line(n, mangle_structor(n->il, index, *variants, &n->name), IL_routine, index);
}

/* Local variables that are neither static nor extern have no name. */
static void variable_line(struct naming *n, u32 index)
{
	const struct il_variable *variable = il_variable(n->il, index);
	bool local = variable->entity & enf_local_to_function || il_in_function(n->il, IL_variable, index);

	if (!local || variable->storage_class == sc_extern || variable->flags & (vf_local_static | vf_thread_local))
		name_line(n, mangle_variable(n->il, index, &n->name), IL_variable, index);
}

static bool has_all_arguments(const struct il *il, const struct il_template_info *info)
{
	u32 decl = il_template(il, info->template)->decl, param = decl ? il_template_decl(il, decl)->first_param : 0, count = 0;
	bool pack = false;

	for (; param; param = il_template_param(il, param)->next, count++)
		pack |= !!(il_template_param(il, param)->flags & tf_pack);
	return pack ? count - 1 <= info->argument_count : count == info->argument_count;
}

/* Explicit instantiations and specializations of function templates, when all arguments are written. */
static void instantiation_line(struct naming *n, u32 info, il_any target)
{
	const struct il_template_info *record = il_template_info(n->il, info);
	struct mangle_instantiation instance = { .first_argument = record->first_argument };
	il_any pattern = record->template ? il_template(n->il, record->template)->prototype : 0;

	if (il_any_kind(pattern) != IL_routine || !has_all_arguments(n->il, record))
		return;
	instance.routine = il_any_index(pattern);
	name_line(n, mangle_instantiation(n->il, &instance, &n->name), il_any_kind(target), il_any_index(target));
}

bool dump_mangled(const struct il *il, const struct selection *selection, struct output *output)
{
	struct naming n = { .il = il, .output = output };
	u32 index;

	for (index = 1; index < il->table[IL_routine].count; index++)
		if (is_selected(il, selection, IL_routine, index)) {
			if (il_routine(il, index)->template_info)
				instantiation_line(&n, il_routine(il, index)->template_info, il_any_of(IL_routine, index));
			else
				routine_lines(&n, index);
		}
	for (index = 1; index < il->table[IL_instantiation_directive].count; index++)
		if (is_selected(il, selection, IL_instantiation_directive, index))
			instantiation_line(&n, il_instantiation_directive(il, index)->template_info, il_any_of(IL_instantiation_directive, index));
	for (index = 1; index < il->table[IL_variable].count; index++)
		if (is_selected(il, selection, IL_variable, index))
			variable_line(&n, index);
	for (index = 1; index < il->table[IL_lambda].count; index++)
		if (is_selected(il, selection, IL_lambda, index))
			name_line(&n, mangle_lambda(il, index, &n.name), IL_lambda, index);
	return n.any;
}
