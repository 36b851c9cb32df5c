/* What functions contain [mangling.local-name], and types without a name [mangling.unnamed]. */
#include "mangler.h"

il_any function_around(const struct mangler *m, il_any entity, il_any *outermost)
{
	u32 steps;

	for (steps = 0; entity && steps < MAX_DEPTH; steps++) {
		il_any context = context_of(m, entity);

		if (is_function(context)) {
			*outermost = entity;
			return context;
		}
		entity = context;
	}
	return 0;
}

/* Whether g++ counts the entity among the local ones of its kind. */
static bool is_counted(const struct il *il, enum il_kind kind, u32 index)
{
	const struct il_type *t;

	if (kind == IL_variable)
		return il_variable(il, index)->flags & (vf_local_static | vf_thread_local);
	t = il_type(il, index);
	return t->class_info && !(t->flags & tyf_closure) && t->kind != tk_typeref;
}

/* How many such entities of this name stand before the entity in its context. */
static u32 earlier_of_name(struct mangler *m, il_any entity)
{
	enum il_kind kind = il_any_kind(entity);
	il_any context = context_of(m, entity);
	il_str name = name_of(m->il, entity);
	u32 i, count = 0;

	for (i = 1; i < il_any_index(entity); i++)
		if (is_counted(m->il, kind, i) && name_of(m->il, il_any_of(kind, i)) == name &&
		    context_of(m, il_any_of(kind, i)) == context)
			count++;
	return count;
}

void mangled_local_discriminator(struct mangler *m, il_any entity)
{
	u32 number;

	if ((il_any_kind(entity) != IL_variable && il_any_kind(entity) != IL_type) || !name_of(m->il, entity) ||
	    !is_counted(m->il, il_any_kind(entity), il_any_index(entity)))
		return;
	number = earlier_of_name(m, entity);
	if (number)
		buffer_printf(&m->out, number > 10 ? "__%u_" : "_%u", number - 1);
}

void mangled_compact_number(struct mangler *m, u32 number)
{
	if (number)
		buffer_printf(&m->out, "%u", number - 1);
	buffer_puts(&m->out, "_");
}

void mangled_default_argument(struct mangler *m, il_any outermost)
{
	struct default_argument around = { 0 };

	if (il_any_kind(outermost) == IL_type)
		around = default_argument_around(m, il_type(m->il, il_any_index(outermost)));
	if (!around.number)
		return;
	buffer_puts(&m->out, "d");
	mangled_compact_number(m, around.number - 1);
}

void mangled_unnamed_type_name(struct mangler *m, u32 index)
{
	const struct il_type *t = il_type(m->il, index);
	il_any context = context_of(m, il_any_of(IL_type, index));

	if (t->flags & tyf_closure) {
		mangled_closure_name(m, index);
		return;
	}
	buffer_puts(&m->out, "Ut");
	m->failed |= !is_function(context) && il_any_kind(context) != IL_type;
	mangled_compact_number(m, earlier_of_name(m, il_any_of(IL_type, index)));
}
