/* The closure. */
#include "mark.h"

#include <stdlib.h>

/* ---- overload sets ---- */

static int by_scope_and_name(const void *a, const void *b)
{
	const struct mark_callable *x = a, *y = b;

	if (x->scope != y->scope)
		return x->scope < y->scope ? -1 : 1;
	if (x->name != y->name)
		return x->name < y->name ? -1 : 1;
	return x->entity < y->entity ? -1 : x->entity > y->entity;
}

static void collect_callables(struct marking *m)
{
	const struct il *il = m->il;
	u32 i;

	for (i = 1; i < il->table[IL_routine].count; i++)
		vec_push(&m->callables, (struct mark_callable){ il_routine(il, i)->parent_scope, il_routine(il, i)->name,
		                                                il_any_of(IL_routine, i) });
	for (i = 1; i < il->table[IL_template].count; i++)
		if (il_template(il, i)->kind == templk_function || il_template(il, i)->kind == templk_deduction_guide)
			vec_push(&m->callables, (struct mark_callable){ il_template(il, i)->parent_scope, il_template(il, i)->name,
			                                                il_any_of(IL_template, i) });
	if (m->callables.count)
		qsort(m->callables.at, m->callables.count, sizeof *m->callables.at, by_scope_and_name);
}

static void keep(struct marking *m, il_any entry, enum need need, il_any because);

/* A name in an expression stands for all its overloads: which one is meant is not decided here. */
static void keep_overloads(struct marking *m, u32 scope, il_str name, il_any because)
{
	struct mark_callable wanted = { scope, name, 0 };
	u32 low = 0, high = m->callables.count;

	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (by_scope_and_name(&m->callables.at[middle], &wanted) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	for (; low < m->callables.count && m->callables.at[low].scope == scope && m->callables.at[low].name == name; low++)
		keep(m, m->callables.at[low].entity, NEED_DEFINITION, because);
}

/* ---- keeping an entry ---- */

/* Functions that device code may run without being marked for it: constant evaluation, and what the compiler makes. */
static bool runs_anywhere(const struct il_routine *routine)
{
	return routine->flags & (rf_constexpr | rf_consteval | rf_defaulted | rf_implicit);
}

static u8 keep_bits(const struct il *il, il_any entry, enum need need)
{
	u32 index = il_any_index(entry);

	switch (il_any_kind(entry)) {
	case IL_routine:
		if (need == NEED_DECLARATION && !runs_anywhere(il_routine(il, index)))
			return IL_KEEP;
		break;
	case IL_scope:   /* the content of a namespace is not needed because one thing in it is */
		if (need == NEED_DECLARATION || il_scope(il, index)->kind == sck_file || il_scope(il, index)->kind == sck_namespace)
			return IL_KEEP;
		break;
	default:
		break;
	}
	return IL_KEEP | IL_KEEP_DEFINITION;
}

static void keep(struct marking *m, il_any entry, enum need need, il_any because)
{
	enum il_kind kind = il_any_kind(entry);
	u32 index = il_any_index(entry);
	u8 *bits, wanted;

	if (!entry || need == NEED_NOTHING)
		return;
	bits = &m->il->table[kind].keep[index];
	wanted = keep_bits(m->il, entry, need);
	if ((*bits & wanted) == wanted)
		return;
	*bits |= wanted;
	if (!m->because[kind][index])
		m->because[kind][index] = because;
	vec_push(&m->work, entry);
}

/* ---- following its references ---- */

static void follow_fields(struct marking *m, enum il_kind kind, u32 index)
{
	const struct il *il = m->il;
	const void *record = il_at(il, kind, index);
	bool whole = il->table[kind].keep[index] & IL_KEEP_DEFINITION;
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++) {
		enum need need = (enum need)m->need[kind][i];
		u32 value;

		if (need == NEED_NOTHING || (need == NEED_INSIDE && !whole))
			continue;
		value = (u32)il_field_value(record, &fields[i]);
		keep(m, fields[i].type == IL_FIELD_ANY ? (il_any)value : il_any_of((enum il_kind)fields[i].target, value), need,
		     il_any_of(kind, index));
	}
}

static bool is_declared(const struct il *il, il_any entity)
{
	switch (il_any_kind(entity)) {
	case IL_type: return il_type(il, il_any_index(entity))->first_decl != 0;
	case IL_routine: return il_routine(il, il_any_index(entity))->first_decl != 0;
	case IL_variable: return il_variable(il, il_any_index(entity))->first_decl != 0;
	default: return false;
	}
}

/* The specializations that the user declared decide what the template means; those that are only mentioned do not.
 * Deduction guides have the name of their class template. */
static void follow_template(struct marking *m, u32 index)
{
	const struct il_template *template = il_template(m->il, index);
	il_any self = il_any_of(IL_template, index);
	u32 info;

	for (info = template->first_specialization; info; info = il_template_info(m->il, info)->next)
		if (is_declared(m->il, il_template_info(m->il, info)->specialization))
			keep(m, il_any_of(IL_template_info, info), NEED_DEFINITION, self);
	if (template->kind == templk_class)
		keep_overloads(m, template->parent_scope, template->name, self);
}

static void follow_mention(struct marking *m, il_any target, il_any because)
{
	const struct il *il = m->il;
	u32 index = il_any_index(target);

	if (il_any_kind(target) == IL_routine)
		keep_overloads(m, il_routine(il, index)->parent_scope, il_routine(il, index)->name, because);
	if (il_any_kind(target) == IL_template)
		keep_overloads(m, il_template(il, index)->parent_scope, il_template(il, index)->name, because);
}

static void follow_all(struct marking *m)
{
	while (m->next < m->work.count) {   /* breadth first: --why then shows short chains */
		il_any entry = m->work.at[m->next++];
		u32 index = il_any_index(entry);

		follow_fields(m, il_any_kind(entry), index);
		if (il_any_kind(entry) == IL_template)
			follow_template(m, index);
		else if (il_any_kind(entry) == IL_expr_node)
			follow_mention(m, il_expr_node(m->il, index)->target, entry);
		else if (il_any_kind(entry) == IL_using_declaration)
			follow_mention(m, il_using_declaration(m->il, index)->target, entry);
	}
}

/* ---- seeds, and what comes along with kept entries ---- */

static bool is_seed(const struct il *il, enum il_kind kind, u32 index)
{
	switch (kind) {
	case IL_routine:
		return il_routine(il, index)->execution_space & (es_device | es_global);
	case IL_variable:
		return il_variable(il, index)->memory_space & (ms_device | ms_shared | ms_constant | ms_managed);
	case IL_lambda:
		return il_lambda(il, index)->execution_space & es_device;
	default:
		return false;
	}
}

/* The frame that positions and declarations stand in. */
static bool is_frame(const struct il *il, enum il_kind kind, u32 index)
{
	return kind == IL_source_file_entry || kind == IL_seq_number_lookup || kind == IL_linkage_spec ||
	       (kind == IL_scope && index == il->header.file_scope);
}

static void keep_seeds(struct marking *m)
{
	u32 kind, index;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (index = 1; index < m->il->table[kind].count; index++) {
			il_any entry = il_any_of((enum il_kind)kind, index);
			bool seed = is_seed(m->il, (enum il_kind)kind, index);

			if (seed || is_frame(m->il, (enum il_kind)kind, index))
				keep(m, entry, NEED_DEFINITION, entry);
			m->seeds += seed;
		}
}

static bool is_kept(const struct il *il, il_any entry)
{
	return entry && il->table[il_any_kind(entry)].keep[il_any_index(entry)] & IL_KEEP;
}

static void keep_if(struct marking *m, bool condition, enum il_kind kind, u32 index, il_any because)
{
	if (condition && !is_kept(m->il, il_any_of(kind, index)))
		keep(m, il_any_of(kind, index), NEED_DEFINITION, because);
}

/* Entries that nothing refers to, but that say something about a kept one. */
static void keep_companions(struct marking *m)
{
	const struct il *il = m->il;
	u32 i;

	for (i = 1; i < il->table[IL_using_declaration].count; i++) {
		const struct il_using_declaration *using = il_using_declaration(il, i);

		keep_if(m, is_kept(il, using->target) && is_kept(il, il_any_of(IL_scope, using->scope)), IL_using_declaration, i,
		        using->target);
	}
	for (i = 1; i < il->table[IL_instantiation_directive].count; i++) {
		il_any target = il_instantiation_directive(il, i)->target;

		keep_if(m, is_kept(il, target), IL_instantiation_directive, i, target);
	}
	for (i = 1; i < il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(il, i);
		il_any type = il_any_of(IL_type, variable->type);

		keep_if(m, variable->flags & vf_enumerator && is_kept(il, type), IL_variable, i, type);
	}
	for (i = 1; i < il->table[IL_pragma].count; i++) {
		const struct il_pragma *pragma = il_pragma(il, i);
		il_any scope = il_any_of(IL_scope, pragma->scope), routine = il_any_of(IL_routine, pragma->routine);

		keep_if(m, is_kept(il, scope) && (!routine || is_kept(il, routine)), IL_pragma, i, scope);
	}
}

/* The order of declarations: an entry for each that is kept. */
static void keep_order(struct marking *m)
{
	const struct il *il = m->il;
	u32 i;

	for (i = 1; i < il->table[IL_source_sequence_entry].count; i++) {
		const struct il_source_sequence_entry *entry = il_source_sequence_entry(il, i);
		u8 *bits = &il->table[IL_source_sequence_entry].keep[i];

		if (*bits || !is_kept(il, entry->target) || (entry->decl && !is_kept(il, il_any_of(IL_full_entity_decl_info, entry->decl))))
			continue;
		*bits = IL_KEEP | IL_KEEP_DEFINITION;
		m->because[IL_source_sequence_entry][i] = entry->target;
	}
}

static void mark_init(struct marking *m, struct il *il)
{
	u32 kind;

	memset(m, 0, sizeof *m);
	m->il = il;
	needs_init(m);
	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		struct il_table *table = &il->table[kind];

		if (!table->count)
			continue;
		m->because[kind] = xcalloc(table->count, sizeof **m->because);
		free(table->keep);
		table->keep = xcalloc(table->count, 1);
	}
	collect_callables(m);
}

void mark_il(struct marking *m, struct il *il)
{
	u32 before;

	mark_init(m, il);
	keep_seeds(m);
	do {
		before = m->work.count;
		follow_all(m);
		keep_companions(m);
	} while (m->work.count > before);
	keep_order(m);
	il->header.is_marked = 1;
}

void mark_free(struct marking *m)
{
	u32 kind;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		free(m->because[kind]);
	vec_free(&m->work);
	vec_free(&m->callables);
}
