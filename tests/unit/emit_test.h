/* ILs made by hand for the tests of cu-emit-host: entries whose ranges are found by their text. */
#ifndef EMIT_TEST_H
#define EMIT_TEST_H

#include "unit_test.h"

#include <unistd.h>

#include "../../cu-emit-host/plan.h"

struct making {
	struct il il;
	struct host_options options;
	struct plan plan;
	u32 file_scope;
};

static inline u32 new_scope(struct making *m, u32 parent, u8 kind, il_any owner)
{
	struct il_scope *scope;
	u32 index = il_new_scope(&m->il, &scope);

	scope->parent = parent;
	scope->kind = kind;
	scope->owner = owner;
	return index;
}

static inline void make(struct making *m, const char *source)
{
	memset(m, 0, sizeof *m);
	il_init(&m->il);
	set_source(&m->il, source);
	m->il.header.source_name = il_intern_z(&m->il, "test.cu");
	m->il.header.file_scope = m->file_scope = new_scope(m, 0, sck_file, 0);
	m->options.static_host_stub = m->options.hidden_visibility = true;
	m->plan.il = m->plan.edits.il = &m->il;
	m->plan.options = &m->options;
	m->plan.module_id = "ID";
	m->plan.unnamed_namespace = "_GLOBAL__N_ID";
}

static inline void unmake(struct making *m)
{
	edits_free(&m->plan.edits);
	vec_free(&m->plan.visible);
	vec_free(&m->plan.breakpoints);
	il_free(&m->il);
}

static inline u32 place_of(const struct making *m, const char *text)
{
	const char *at = strstr(m->il.source, text);

	if (!at)
		fail_msg("the source has no %s", text);
	return (u32)(at - m->il.source);
}

/* SET_RANGE(record, field, text): the field is where text stands first. */
#define SET_RANGE(m, record, field, text) \
	((record)->field##_begin = place_of(m, text), (record)->field##_end = (record)->field##_begin + (u32)strlen(text))

static inline u32 new_type(struct making *m, u8 kind, u32 of)
{
	struct il_type *type;
	u32 index = il_new_type(&m->il, &type);

	type->kind = kind;
	type->type = of;
	return index;
}

/* One group with one attribute after the other, written as given, like "__attribute__((device, noinline))". */
static inline u32 new_attributes(struct making *m, const char *group_text, const char *const *names, const u8 *cuda, u32 count)
{
	struct il_attribute_group *group;
	u32 group_index = il_new_attribute_group(&m->il, &group), first = 0, *link = &first, i;

	SET_RANGE(m, group, range, group_text);
	for (i = 0; i < count; i++) {
		struct il_attribute *attribute;
		u32 index = il_new_attribute(&m->il, &attribute);

		attribute->name = il_intern_z(&m->il, names[i]);
		attribute->cuda = cuda[i];
		attribute->group = group_index;
		attribute->range_begin =
			il_attribute_group(&m->il, group_index)->range_begin + (u32)(strstr(group_text, names[i]) - group_text);
		attribute->range_end = attribute->range_begin + (u32)strlen(names[i]);
		*link = index;
		link = &attribute->next;
	}
	return first;
}

static inline u32 new_routine(struct making *m, const char *name, u32 space)
{
	struct il_routine *routine;
	u32 index = il_new_routine(&m->il, &routine);

	routine->name = il_intern_z(&m->il, name);
	routine->parent_scope = m->file_scope;
	routine->execution_space = space;
	routine->linkage = nlk_external;
	return index;
}

static inline u32 new_variable(struct making *m, const char *name, u32 type, u32 space)
{
	struct il_variable *variable;
	u32 index = il_new_variable(&m->il, &variable);

	variable->name = il_intern_z(&m->il, name);
	variable->parent_scope = m->file_scope;
	variable->type = type;
	variable->memory_space = space;
	variable->linkage = nlk_external;
	return index;
}

/* A declaration: its specifiers and its declarator as they are written. The caller links it to its entity. */
static inline struct il_full_entity_decl_info *new_declaration(struct making *m, il_any entity, const char *specifiers,
                                                               const char *declarator, const char *name, u32 *index)
{
	struct il_full_entity_decl_info *decl;

	*index = il_new_full_entity_decl_info(&m->il, &decl);
	decl->declared = entity;
	decl->scope = m->file_scope;
	SET_RANGE(m, decl, specifiers, specifiers);
	SET_RANGE(m, decl, declarator, declarator);
	decl->decl_begin = decl->specifiers_begin;
	decl->name_begin = decl->declarator_id_begin = decl->declarator_begin + (u32)(strstr(declarator, name) - declarator);
	decl->name_end = decl->declarator_id_end = decl->name_begin + (u32)strlen(name);
	return decl;
}

/* The source with the edits that were planned; malloc'ed. */
static inline char *edited(struct making *m)
{
	struct capture capture;
	size_t size;

	edits_sort(&m->plan.edits);
	write_edited(&m->plan.edits, begin_capture(&capture));
	return end_capture(&capture, &size);
}

static inline void expect(struct making *m, const char *text)
{
	char *result = edited(m);

	assert_string_equal(result, text);
	free(result);
	unmake(m);
}

#endif
