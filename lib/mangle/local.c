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

/* ---- closures ---- */

static bool contains(u32 begin, u32 end, u32 position) { return begin <= position && position < end; }

/* Whether a closure is all that a variable is initialized with. */
static bool is_initializer(struct mangler *m, const struct il_type *closure, const struct il_variable *variable)
{
	const struct il_lambda *lambda = il_lambda(m->il, il_class_info(m->il, closure->class_info)->lambda);

	return lambda->range_end == variable->initializer_end;
}

/* The field, member or inline variable in whose initializer a closure in a class or namespace stands, or 0. */
static il_any initialized_around(struct mangler *m, const struct il_type *closure)
{
	il_any context = context_of_scope(m->il, closure->parent_scope);
	u32 i;

	for (i = 1; i < m->il->table[IL_field].count; i++)
		if (contains(il_field(m->il, i)->initializer_begin, il_field(m->il, i)->initializer_end, closure->position))
			return il_any_of(IL_field, i);
	for (i = 1; i < m->il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(m->il, i);

		if (contains(variable->initializer_begin, variable->initializer_end, closure->position) &&
		    context_of(m, il_any_of(IL_variable, i)) == context &&
		    (variable->flags & (vf_inline | vf_static_member) || il_any_kind(context) == IL_type ||
		     is_initializer(m, closure, variable)))
			return il_any_of(IL_variable, i);
	}
	return 0;
}

static bool is_placeholder(const struct il *il, u32 type)
{
	u32 cv = 0, steps;
	const struct il_type *t = look_through(il, type, &cv);

	for (steps = 0; steps < MAX_DEPTH && (t->kind == tk_pointer || (t->kind == tk_typeref && t->typeref_kind == trk_pack_expansion));
	     steps++)
		t = look_through(il, t->type, &cv);
	return t->kind == tk_auto;
}

bool is_invented_for(const struct il *il, const struct il_parameter *param) { return is_placeholder(il, param->type); }

/* The reference counts closures by their parameters, as the ABI has it; g++ counts all. */
static bool has_parameters_of(const struct il *il, const struct il_lambda *a, const struct il_lambda *b)
{
	u32 x = a->first_param, y = b->first_param;

	for (; x && y && il_parameter(il, x)->type == il_parameter(il, y)->type; y = il_parameter(il, y)->next)
		x = il_parameter(il, x)->next;
	return !x && !y && !((a->flags ^ b->flags) & lf_ellipsis);
}

/* Whether a lambda is one that is there a second time, as what was parsed again just after it was. */
static bool is_again(const struct il *il, u32 lambda)
{
	enum { NEAR = 16 };
	const struct il_lambda *record = il_lambda(il, lambda);
	il_any context = context_of_scope(il, il_type(il, record->type)->parent_scope);
	u32 i;

	for (i = lambda; --i && lambda - i < NEAR;)
		if (il_lambda(il, i)->range_begin == record->range_begin &&
		    context_of_scope(il, il_type(il, il_lambda(il, i)->type)->parent_scope) == context)
			return true;
	return false;
}

static void closure_name(struct mangler *m, u32 index)
{
	const struct il_type *closure = il_type(m->il, index);
	il_any context = context_of_scope(m->il, closure->parent_scope), around = 0;
	u32 lambda = il_class_info(m->il, closure->class_info)->lambda, i, count = 0;

	if (!lambda) {
		m->failed = true;
		return;
	}
	if (!is_function(context)) {
		around = initialized_around(m, closure);
		m->failed |= !around; /* numbered throughout the translation unit, of which not all is known */
		if (il_any_kind(around) == IL_field)
			mangled_source_name(m, il_field(m->il, il_any_index(around))->name);
		else
			mangled_variable_name(m, il_any_index(around));
		buffer_puts(&m->out, "M");
	}
	buffer_puts(&m->out, "Ul");
	mangled_lambda_parameters(m, il_lambda(m->il, lambda));
	for (i = 1; i < lambda; i++) {
		const struct il_type *other = il_type(m->il, il_lambda(m->il, i)->type);

		if (il_lambda(m->il, i)->range_begin == il_lambda(m->il, lambda)->range_begin || is_again(m->il, i))
			continue; /* the same, of an initializer that was parsed again */
		if (context_of_scope(m->il, other->parent_scope) == context && (!around || initialized_around(m, other) == around) &&
		    (!m->module_id || has_parameters_of(m->il, il_lambda(m->il, i), il_lambda(m->il, lambda))))
			count++;
	}
	buffer_puts(&m->out, "E");
	mangled_compact_number(m, count);
}

void mangled_unnamed_type_name(struct mangler *m, u32 index)
{
	const struct il_type *t = il_type(m->il, index);
	il_any context = context_of(m, il_any_of(IL_type, index));

	if (t->flags & tyf_closure) {
		closure_name(m, index);
		return;
	}
	buffer_puts(&m->out, "Ut");
	m->failed |= !is_function(context) && il_any_kind(context) != IL_type;
	mangled_compact_number(m, earlier_of_name(m, il_any_of(IL_type, index)));
}
