/* What an entry is called where a person reads of it: entities by name, types as C++ writes them, and entries without a
 * name by what they belong to. Bounded in depth and length; "…" stands for the rest. */
#include "names.h"

enum { LENGTH_MAX = 240 };

/* ---- entries ---- */

const char *il_entry_name(const struct il *il, enum il_kind kind, u32 index)
{
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++)
		if (fields[i].type == IL_FIELD_STR && (!strcmp(fields[i].name, "name") || !strcmp(fields[i].name, "file_name")))
			return il_text(il, (il_str)il_field_value(il_at(il, kind, index), &fields[i]));
	return "";
}

/* What an entry without a name belongs to, or 0. */
static il_any owner_of(const struct il *il, enum il_kind kind, u32 index)
{
	switch (kind) {
	case IL_scope: return il_scope(il, index)->owner;
	case IL_source_sequence_entry: return il_source_sequence_entry(il, index)->target;
	case IL_full_entity_decl_info: return il_full_entity_decl_info(il, index)->declared;
	case IL_class_info: return il_any_of(IL_type, il_class_info(il, index)->type);
	case IL_template_info: return il_template_info(il, index)->specialization;
	case IL_instantiation_directive: return il_instantiation_directive(il, index)->target;
	case IL_seq_number_lookup: return il_any_of(IL_source_file_entry, il_seq_number_lookup(il, index)->file);
	default: return 0;
	}
}

static void describe(struct name_writer *w, enum il_kind kind, u32 index)
{
	const char *name = il_entry_name(w->il, kind, index);
	il_any owner;

	if (!name_deeper(w))
		return;
	owner = owner_of(w->il, kind, index);
	if (kind == IL_type)
		name_of_type(w, index);
	else if (*name)
		name_puts(w, name);
	else if (owner)
		describe(w, il_any_kind(owner), il_any_index(owner));
	w->depth--;
}

void il_describe(const struct il *il, enum il_kind kind, u32 index, struct buffer *out)
{
	struct name_writer w = { .il = il, .out = out, .limit = out->length + LENGTH_MAX };

	describe(&w, kind, index);
}

/* ---- where entries are ---- */

static bool is_function_scope(const struct il *il, u32 scope)
{
	u32 depth;

	for (depth = 0; scope && depth < il->table[IL_scope].count; depth++) {
		u8 kind = il_scope(il, scope)->kind;

		if (kind == sck_block || kind == sck_condition || kind == sck_function)
			return true;
		scope = il_scope(il, scope)->parent;
	}
	return false;
}

u32 il_written(const struct il *il, u32 index)
{
	const struct il_expr_node *node = il_expr_node(il, index);
	u32 inner = index;

	while (node->flags & exf_implicit && !(node->flags & exf_default) && node->first_operand)
		node = il_expr_node(il, inner = node->first_operand);
	return node->flags & exf_implicit ? index : inner;
}

u32 il_written_initializer(const struct il *il, u32 index)
{
	const struct il_expr_node *node = il_expr_node(il, index);

	while (node->kind == enk_object_lifetime && node->flags & exf_implicit)
		node = il_expr_node(il, index = node->first_operand);
	if (node->kind == enk_operation && node->operation == eok_call && node->flags & exf_implicit && !node->first_operand)
		return 0; /* of a destructor, alone */
	if (node->kind == enk_temp_init && node->flags & exf_implicit && !(node->flags & exf_default))
		index = node->first_operand;
	return il_if_written(il, index);
}

enum { MEMBER_DEPTH_MAX = 256 };

static bool names_member(const struct il *il, u32 index, u32 depth)
{
	const struct il_expr_node *node = il_expr_node(il, index);
	u32 child = node->first_operand, callee = node->kind == enk_operation && node->operation == eok_call ? child : 0;

	if (il_is_member_access(node) || depth == MEMBER_DEPTH_MAX)
		return true;
	if (callee && il_is_member_access(il_expr_node(il, callee))) {
		if (names_member(il, il_expr_node(il, callee)->first_operand, depth + 1))
			return true;
		child = il_expr_node(il, callee)->next;
	}
	for (; child; child = il_expr_node(il, child)->next)
		if (names_member(il, child, depth + 1))
			return true;
	return false;
}

bool il_names_member_of_object(const struct il *il, u32 expr_node) { return names_member(il, expr_node, 0); }

bool il_in_function(const struct il *il, enum il_kind kind, u32 index)
{
	const void *record = il_at(il, kind, index);
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	if (kind == IL_statement || kind == IL_handler || kind == IL_switch_info || kind == IL_switch_case_entry)
		return true;
	if (kind == IL_scope)
		return is_function_scope(il, index);
	if (kind == IL_expr_node)
		return il_expr_node(il, index)->routine;
	if (kind == IL_lambda)
		return il_lambda(il, index)->enclosing_routine;
	for (i = 0; i < count; i++)
		if (fields[i].type == IL_FIELD_REF && fields[i].target == IL_scope &&
		    is_function_scope(il, (u32)il_field_value(record, &fields[i])))
			return true;
	return false;
}

/* ---- fields ---- */

bool il_field_is_shown(const struct il_field_info *field, const void *record)
{
	if (field->type == IL_FIELD_RANGE)
		return ((const u32 *)(const void *)((const u8 *)record + field->offset))[1];
	return il_field_value(record, field) || (field->type == IL_FIELD_SUB && !strcmp(field->name, "kind"));
}

bool il_entry_range(const struct il *il, enum il_kind kind, u32 index, u32 *begin, u32 *end)
{
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);
	const void *record = il_at(il, kind, index);

	for (i = 0; i < count; i++) {
		if ((fields[i].type != IL_FIELD_RANGE && fields[i].type != IL_FIELD_POS) || !il_field_is_shown(&fields[i], record))
			continue;
		*begin = (u32)il_field_value(record, &fields[i]);
		*end = fields[i].type == IL_FIELD_RANGE ? il_range_of(&fields[i], record)[1] : *begin;
		return true;
	}
	return false;
}
