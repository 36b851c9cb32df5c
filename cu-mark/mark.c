/* From the text that is kept to the entries that are. */
#include "mark.h"

#include "../lib/il/extent.h"

#include <stdlib.h>

/* ---- entries that are text ---- */

/* Where an entry stands in the text that decides about it; false for those that others decide about. */
static bool place_of(const struct il *il, enum il_kind kind, u32 index, u32 *place)
{
	u32 decl;

	switch (kind) {
	case IL_full_entity_decl_info:
		*place = il_full_entity_decl_info(il, index)->decl_begin;
		return !(il_full_entity_decl_info(il, index)->flags & dcf_instantiated);
	case IL_source_sequence_entry:
		decl = il_source_sequence_entry(il, index)->decl;
		*place = decl && il_full_entity_decl_info(il, decl)->decl_end ? il_full_entity_decl_info(il, decl)->decl_begin :
		                                                                il_source_sequence_entry(il, index)->range_begin;
		return true;
	case IL_using_declaration: *place = il_using_declaration(il, index)->position; return true;
	case IL_static_assert: *place = il_static_assert(il, index)->range_begin; return true;
	case IL_pragma: *place = il_pragma(il, index)->range_begin; return true;
	case IL_instantiation_directive: *place = il_instantiation_directive(il, index)->range_begin; return true;
	default: return false;
	}
}

static bool is_text(enum il_kind kind)
{
	return kind == IL_full_entity_decl_info || kind == IL_source_sequence_entry || kind == IL_using_declaration ||
	       kind == IL_static_assert || kind == IL_pragma || kind == IL_instantiation_directive;
}

/* The frame that positions and declarations stand in. */
static bool is_frame(const struct il *il, enum il_kind kind, u32 index)
{
	return kind == IL_source_file_entry || kind == IL_seq_number_lookup || kind == IL_linkage_spec ||
	       (kind == IL_scope && index == il->header.file_scope);
}

static bool is_kept_text(const struct marking *m, enum il_kind kind, u32 index, u32 place)
{
	if (kind == IL_source_sequence_entry && il_is_frame(m->il, index))
		return m->text.is_kept_frame[index];
	if (kind == IL_full_entity_decl_info && il_any_kind(il_full_entity_decl_info(m->il, index)->declared) == IL_namespace)
		return true;
	return m->text.pieces.at[text_piece_at(&m->text, place, true)].flags & PIECE_KEPT;
}

static bool body_is_kept(const struct marking *m, const struct il_full_entity_decl_info *decl)
{
	return decl->body_end && m->text.pieces.at[text_piece_at(&m->text, decl->body_begin, true)].flags & PIECE_KEPT;
}

static bool has_kept_definition(const struct marking *m, u32 routine)
{
	const struct il_routine *r = il_routine(m->il, routine);

	return !r->definition || !il_full_entity_decl_info(m->il, r->definition)->body_end ||
	       body_is_kept(m, il_full_entity_decl_info(m->il, r->definition));
}

/* ---- the closure ---- */

static u8 keep_bits(const struct marking *m, enum il_kind kind, u32 index)
{
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(m->il, kind == IL_full_entity_decl_info ? index : 0);
	bool whole = kind == IL_routine ? has_kept_definition(m, index) : !decl->body_end || body_is_kept(m, decl);

	return whole ? IL_KEEP | IL_KEEP_DEFINITION : IL_KEEP;
}

static void keep(struct marking *m, il_any entry)
{
	u8 *bits = &m->il->table[il_any_kind(entry)].keep[il_any_index(entry)];

	if (!entry || *bits)
		return;
	*bits = keep_bits(m, il_any_kind(entry), il_any_index(entry));
	vec_push(&m->work, entry);
}

static void follow(struct marking *m, il_any entry)
{
	enum il_kind kind = il_any_kind(entry);
	const void *record = il_at(m->il, kind, il_any_index(entry));
	bool whole = m->il->table[kind].keep[il_any_index(entry)] & IL_KEEP_DEFINITION;
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++) {
		u32 value = (u32)il_field_value(record, &fields[i]);
		il_any to = fields[i].type == IL_FIELD_ANY ? value : il_any_of((enum il_kind)fields[i].target, value);

		if (m->need[kind][i] == NEED_NOTHING || (m->need[kind][i] == NEED_INSIDE && !whole))
			continue;
		if (!is_text(il_any_kind(to)) ||
		    (il_any_kind(to) == IL_full_entity_decl_info && il_full_entity_decl_info_of(m->il, to)->flags & dcf_instantiated))
			keep(m, to);
	}
}

static void keep_text(struct marking *m)
{
	u32 kind, index, place = 0;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (index = 1; index < m->il->table[kind].count; index++)
			if (is_frame(m->il, (enum il_kind)kind, index) ||
			    (place_of(m->il, (enum il_kind)kind, index, &place) && is_kept_text(m, (enum il_kind)kind, index, place)))
				keep(m, il_any_of((enum il_kind)kind, index));
}

/* Enumerators stand in no sequence: they are kept with their enumeration. Whether any was added. */
static bool keep_enumerators(struct marking *m)
{
	const struct il *il = m->il;
	u32 i;

	for (i = 1; i < il->table[IL_variable].count; i++)
		if (il_variable(il, i)->flags & vf_enumerator && il->table[IL_type].keep[il_variable(il, i)->type])
			keep(m, il_any_of(IL_variable, i));
	return m->work.count;
}

/* Instances have no text: those that run are kept, or that a definition is kept for, and all calls that made others run. */
static void keep_running(struct marking *m)
{
	u32 i, call = 0;
	il_any origin;

	for (i = 1; i < m->il->table[IL_routine].count; i++)
		if (text_runs(&m->text, i) || text_is_defined(&m->text, i))
			keep(m, il_any_of(IL_routine, i));
	while (text_next_call(&m->text, &call, &origin))
		keep(m, origin);
}

/* Finds what is kept of the text. */
static void mark_text(struct marking *m, struct uses uses)
{
	text_init(&m->text, m->il, uses);
	m->seeds = text_find_roots(&m->text);
	text_find_orphans(&m->text);
	text_find_counted(&m->text);
	text_close(&m->text);
}

static void mark_again(struct marking *m, struct uses uses)
{
	text_free(&m->text);
	mark_text(m, uses);
}

static void mark_init(struct marking *m, struct il *il)
{
	u32 kind;

	*m = (struct marking){ .il = il };
	needs_init(m);
	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		free(il->table[kind].keep);
		il->table[kind].keep = xcalloc(il->table[kind].count + 1, 1);
	}
}

/* Which functions of the device count for the names and the order of what is in those that run. */
static struct uses find_uses(const struct text *text)
{
	struct uses uses = { 0 };
	u32 count = text->il->table[IL_routine].count, i;

	if (text_has_numbered_constants(text))
		uses.used = USED_ANYWHERE;
	else
		uses.used = (text_has_strings(text) ? USED_WITH_STRINGS : 0) | (text_find_externals(text, &uses) ? USED_WITH_EXTERNALS : 0);
	if (!uses.used) {
		uses_free(&uses);
		return (struct uses){ 0 };
	}
	uses.on_device = xcalloc(count + 1, sizeof *uses.on_device);
	for (i = 1; i < count; i++)
		uses.on_device[i] = text_runs_on_device(text, i);
	return uses;
}

void mark_il(struct marking *m, struct il *il, bool for_debugger)
{
	struct uses uses = { .used = for_debugger ? USED_ANYWHERE : USED_ON_DEVICE };

	mark_init(m, il);
	mark_text(m, uses);
	if (!for_debugger && (uses = find_uses(&m->text)).used)
		mark_again(m, uses);
	while (!text_counts_alike(&m->text)) {
		uses = m->text.uses;
		m->text.uses = (struct uses){ 0 };
		mark_again(m, uses);
	}
	keep_text(m);
	keep_running(m);
	do
		while (m->work.count)
			follow(m, vec_pop(&m->work));
	while (keep_enumerators(m));
	il->header.is_marked = 1;
}

void mark_free(struct marking *m)
{
	text_free(&m->text);
	vec_free(&m->work);
}
