#include "mark.h"

#include <stdio.h>
#include <stdlib.h>

static void keep(struct marking *m, il_any entry, il_any because)
{
	enum il_kind kind = il_any_kind(entry);
	u32 index = il_any_index(entry);

	if (!entry || m->because[kind][index])
		return;
	m->because[kind][index] = because;
	m->il->table[kind].keep[index] = IL_KEEP | IL_KEEP_DEFINITION;
	vec_push(&m->work, (struct mark_work){ (u8)kind, index, because });
}

static bool is_seed(const struct il *il, enum il_kind kind, u32 index)
{
	switch (kind) {
	case IL_routine:
		return il_routine(il, index)->execution_space & (es_device | es_global);
	case IL_variable:
		return il_variable(il, index)->memory_space & (ms_device | ms_shared | ms_constant | ms_managed);
	case IL_lambda:
		return il_lambda(il, index)->execution_space & es_device;
	case IL_scope:
		return index == il->header.file_scope;
	case IL_source_file_entry:
	case IL_seq_number_lookup:
	case IL_linkage_spec:
		return true;   /* the frame that positions and declarations stand in */
	default:
		return false;
	}
}

/* A declaration order entry does not make what it orders needed; the scope around a thing does not make its content needed. */
static bool follows(enum il_kind kind, const struct il_field_info *field)
{
	if (kind == IL_scope)
		return strcmp(field->name, "first_entry") && strcmp(field->name, "first_using");
	if (kind == IL_source_sequence_entry)
		return false;
	if (kind == IL_template)
		return strcmp(field->name, "first_specialization");
	return kind != IL_template_info || strcmp(field->name, "next");
}

static void follow(struct marking *m, const struct mark_work *item)
{
	enum il_kind kind = (enum il_kind)item->kind;
	il_any self = il_any_of(kind, item->index);
	const void *record = il_at(m->il, kind, item->index);
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++) {
		u32 value = (u32)il_field_value(record, &fields[i]);

		if (!value || fields[i].type < IL_FIELD_REF || !follows(kind, &fields[i]))
			continue;
		keep(m, fields[i].type == IL_FIELD_ANY ? (il_any)value : il_any_of((enum il_kind)fields[i].target, value), self);
	}
}

/* Host bodies are not the device's: a function that is only called from them stays out. */
void mark_il(struct marking *m, struct il *il)
{
	u32 kind, index;

	memset(m, 0, sizeof *m);
	m->il = il;
	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		struct il_table *table = &il->table[kind];

		if (!table->count)
			continue;
		m->because[kind] = xcalloc(table->count, sizeof **m->because);
		free(table->keep);
		table->keep = xcalloc(table->count, 1);
	}
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (index = 1; index < il->table[kind].count; index++)
			if (is_seed(il, (enum il_kind)kind, index)) {
				keep(m, il_any_of((enum il_kind)kind, index), il_any_of((enum il_kind)kind, index));
				m->seeds++;
			}
	while (m->work.count) {
		struct mark_work item = vec_pop(&m->work);

		follow(m, &item);
	}
	il->header.is_marked = 1;
}

void mark_free(struct marking *m)
{
	u32 kind;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		free(m->because[kind]);
	vec_free(&m->work);
}

static void print_chain(const struct marking *m, il_any entry)
{
	u32 steps;

	for (steps = 0; steps < 1000; steps++) {
		enum il_kind kind = il_any_kind(entry);
		u32 index = il_any_index(entry);
		il_any because = m->because[kind][index];
		const char *name = il_entry_name(m->il, kind, index);

		fprintf(stderr, "%s%s@%u%s%s%s", steps ? "  needed by " : "", il_kind_name[kind], index, *name ? " \"" : "", name, *name ? "\"" : "");
		fputs(because == entry ? " (a seed)\n" : "\n", stderr);
		if (because == entry)
			return;
		entry = because;
	}
}

bool mark_explain(const struct marking *m, const char *name)
{
	bool found = false;
	u32 kind, index;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (index = 1; index < m->il->table[kind].count; index++)
			if (m->because[kind][index] && !strcmp(il_entry_name(m->il, (enum il_kind)kind, index), name)) {
				print_chain(m, il_any_of((enum il_kind)kind, index));
				found = true;
			}
	return found;
}

void mark_print_stats(const struct marking *m)
{
	u64 kept_bytes = 0, bytes = 0;
	u32 kind, index;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		u32 kept = 0, count = m->il->table[kind].count;

		for (index = 1; index < count; index++)
			kept += m->because[kind][index] != 0;
		if (count > 1)
			fprintf(stderr, "%-28s %8u kept of %8u\n", il_kind_name[kind], kept, count - 1);
		kept_bytes += (u64)kept * il_stride[kind];
		bytes += count ? (u64)(count - 1) * il_stride[kind] : 0;
	}
	fprintf(stderr, "%u seeds; %llu bytes kept of %llu\n", m->seeds, (unsigned long long)kept_bytes, (unsigned long long)bytes);
}
