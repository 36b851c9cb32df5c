/* What an entry is called where a person reads of it: entities by name, types as C++ writes them, and entries without a
 * name by what they belong to. Bounded in depth and length; "…" stands for the rest. */
#include "il.h"

#include <stdarg.h>
#include <stdio.h>

enum { DEPTH_MAX = 12, LENGTH_MAX = 240 };

struct describer {
	const struct il *il;
	struct buffer *out;
	size_t limit;
	u32 depth;
};

static void describe(struct describer *d, enum il_kind kind, u32 index);
static void before(struct describer *d, u32 index);
static void named_type(struct describer *d, const struct il_type *t);
static void after(struct describer *d, u32 index);

static void add(struct describer *d, const char *text, size_t length)
{
	static const char rest[] = "…";

	if (d->out->length >= d->limit)
		return;
	buffer_add(d->out, text, length);
	if (d->out->length >= d->limit) {
		d->out->length = d->limit;
		while (((unsigned char)d->out->text[d->out->length] & 0xc0) == 0x80)   /* not in the middle of a character */
			d->out->length--;
		buffer_puts(d->out, rest);
		d->limit = 0;
	}
}

static void puts_to(struct describer *d, const char *text) { add(d, text, strlen(text)); }

static void format_to(struct describer *d, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void format_to(struct describer *d, const char *format, ...)
{
	char text[64];
	va_list args;

	va_start(args, format);
	vsnprintf(text, sizeof text, format, args);
	va_end(args);
	puts_to(d, text);
}

/* Goes one level deeper; false, with "…", at the bound. */
static bool deeper(struct describer *d)
{
	if (d->depth >= DEPTH_MAX || !d->limit) {
		puts_to(d, "…");
		return false;
	}
	d->depth++;
	return true;
}

static void type_text(struct describer *d, u32 index)
{
	before(d, index);
	after(d, index);
}

static void source_text(struct describer *d, u32 begin, u32 end)
{
	if (end > begin && end <= d->il->source_size)
		add(d, d->il->source + begin, end - begin);
}

/* ---- types ---- */

/* The value of an integral template argument, as one could write it. */
static il_str name_of_target(const struct il *il, il_any target)
{
	u32 index = il_any_index(target);

	switch (il_any_kind(target)) {
	case IL_routine: return il_routine(il, index)->name;
	case IL_field: return il_field(il, index)->name;
	default: return il_variable(il, index)->name;
	}
}

static void value_text(struct describer *d, const struct il_constant *value)
{
	const struct il_type *type = il_type(d->il, value->type);

	if (value->kind == ck_address) {
		puts_to(d, "&");
		puts_to(d, il_text(d->il, name_of_target(d->il, value->target)));
		return;
	}
	if (type->int_kind == ik_bool) {
		puts_to(d, value->value ? "true" : "false");
		return;
	}
	if (type->int_kind == ik_enum) {
		puts_to(d, "(");
		type_text(d, value->type);
		puts_to(d, ")");
	}
	format_to(d, value->high < 0 ? "%lld" : "%llu", (long long)value->value);
}

static void template_arguments(struct describer *d, u32 info)
{
	u32 arg = il_template_info(d->il, info)->first_argument;
	const char *separator = "";

	puts_to(d, "<");
	for (; arg && d->limit; arg = il_template_arg(d->il, arg)->next) {
		const struct il_template_arg *a = il_template_arg(d->il, arg);

		puts_to(d, separator);
		separator = ", ";
		if (a->type)
			type_text(d, a->type);
		else if (a->template)
			describe(d, IL_template, a->template);
		else if (a->constant)
			value_text(d, il_constant(d->il, a->constant));
		else
			source_text(d, a->range_begin, a->range_end);
	}
	puts_to(d, ">");
}

/* const int, but int *const */
static void qualified_text(struct describer *d, const struct il_type *t)
{
	static const struct { u32 flag; const char *word; } qualifiers[] = {
		{ tyf_const, "const" }, { tyf_volatile, "volatile" }, { tyf_restrict, "__restrict__" }
	};
	u8 kind = il_type(d->il, t->type)->kind;
	bool behind = kind == tk_pointer || kind == tk_ptr_to_member;
	size_t i;

	if (behind)
		before(d, t->type);
	for (i = 0; i < COUNT_OF(qualifiers); i++)
		if (t->flags & qualifiers[i].flag) {
			puts_to(d, behind ? " " : "");
			puts_to(d, qualifiers[i].word);
			puts_to(d, behind ? "" : " ");
		}
	if (!behind)
		before(d, t->type);
}

static void typeref_text(struct describer *d, const struct il_type *t)
{
	switch ((enum il_typeref_kind)t->typeref_kind) {
	case trk_qualified:
		qualified_text(d, t);
		break;
	case trk_pack_expansion:
		before(d, t->type);
		puts_to(d, "...");
		break;
	case trk_dependent_member:
		type_text(d, t->class_type);
		puts_to(d, "::");
		puts_to(d, il_text(d->il, t->name));
		break;
	default:
		if (t->range_end)
			source_text(d, t->range_begin, t->range_end);
		else if (t->type)
			before(d, t->type);
		else
			puts_to(d, il_typeref_kind_name(t->typeref_kind));
	}
}

/* Whether a * before this type needs parentheses. */
static bool is_suffixed(const struct il *il, u32 index)
{
	u8 kind = il_type(il, index)->kind;

	return kind == tk_routine || kind == tk_array;
}

static void pointer_text(struct describer *d, const struct il_type *t)
{
	static const char *const marks[] = { [pk_pointer] = "*", [pk_lvalue_reference] = "&", [pk_rvalue_reference] = "&&" };

	before(d, t->type);
	puts_to(d, is_suffixed(d->il, t->type) ? " (" : " ");
	if (t->kind == tk_ptr_to_member) {
		type_text(d, t->class_type);
		puts_to(d, "::*");
	} else {
		puts_to(d, marks[t->pointer_kind % COUNT_OF(marks)]);
	}
}

/* The namespaces and classes around a type, each with its ::. Template parameters are no members of anything. */
static void qualifier_text(struct describer *d, u32 scope)
{
	const struct il_scope *s = il_scope(d->il, scope);
	u32 owner = il_any_index(s->owner);

	if (!scope || !deeper(d))
		return;
	if (s->kind == sck_template_declaration) {
		qualifier_text(d, s->parent);
	} else if (s->kind == sck_class_struct_union && il_any_kind(s->owner) == IL_type) {
		named_type(d, il_type(d->il, owner));
		puts_to(d, "::");
	} else if (s->kind == sck_namespace && il_any_kind(s->owner) == IL_namespace && il_namespace(d->il, owner)->name) {
		qualifier_text(d, s->parent);
		puts_to(d, il_text(d->il, il_namespace(d->il, owner)->name));
		puts_to(d, "::");
	}
	d->depth--;
}

static void named_type(struct describer *d, const struct il_type *t)
{
	if (t->kind != tk_template_param)
		qualifier_text(d, t->parent_scope);
	if (t->name)
		puts_to(d, il_text(d->il, t->name));
	else if (t->kind == tk_template_param)
		format_to(d, "type-parameter-%u-%u", t->depth, t->index);
	else
		puts_to(d, t->flags & tyf_closure ? "<lambda>" : "<unnamed>");
	if (t->template_info)
		template_arguments(d, t->template_info);
}

/* What stands before the name in a declarator of this type. */
static void before(struct describer *d, u32 index)
{
	const struct il_type *t = il_type(d->il, index);

	if (!deeper(d))
		return;
	switch ((enum il_type_kind)t->kind) {
	case tk_pointer:
	case tk_ptr_to_member:
		pointer_text(d, t);
		break;
	case tk_routine:
	case tk_array:
	case tk_vector:
		before(d, t->type);
		break;
	case tk_typeref:
		if (t->name && t->typeref_kind != trk_dependent_member)
			named_type(d, t);
		else
			typeref_text(d, t);
		break;
	default:
		named_type(d, t);
	}
	d->depth--;
}

/* A space before ( and [, but not behind the ) of a declarator: int (*)(int), int (&)[3]. */
static void space_before_suffix(struct describer *d)
{
	puts_to(d, d->out->length && d->out->text[d->out->length - 1] == ')' ? "" : " ");
}

static void parameters(struct describer *d, const struct il_type *t)
{
	u32 param;
	const char *separator = "";

	space_before_suffix(d);
	puts_to(d, "(");
	for (param = t->first_param; param && d->limit; param = il_param_type(d->il, param)->next) {
		puts_to(d, separator);
		separator = ", ";
		type_text(d, il_param_type(d->il, param)->type);
	}
	if (t->flags & tyf_ellipsis) {
		puts_to(d, separator);
		puts_to(d, "...");
	}
	puts_to(d, ")");
	puts_to(d, t->flags & tyf_fn_const ? " const" : "");
	puts_to(d, t->flags & tyf_fn_volatile ? " volatile" : "");
	puts_to(d, t->flags & tyf_fn_lvalue_ref ? " &" : t->flags & tyf_fn_rvalue_ref ? " &&" : "");
}

/* What stands behind it. */
static void after(struct describer *d, u32 index)
{
	const struct il_type *t = il_type(d->il, index);

	if (!deeper(d))
		return;
	switch ((enum il_type_kind)t->kind) {
	case tk_pointer:
	case tk_ptr_to_member:
		if (is_suffixed(d->il, t->type))
			puts_to(d, ")");
		after(d, t->type);
		break;
	case tk_routine:
		parameters(d, t);
		after(d, t->type);
		break;
	case tk_array:
	case tk_vector:
		space_before_suffix(d);
		if (t->flags & tyf_unknown_bound || !t->size)
			puts_to(d, "[]");
		else if (t->parent_scope)   /* a bound that is not worked out: its text, in brackets */
			format_to(d, "%.*s", (int)(t->range_end - t->range_begin), d->il->source + t->range_begin);
		else
			format_to(d, "[%llu]", (unsigned long long)t->size);
		after(d, t->type);
		break;
	case tk_typeref:
		if (t->typeref_kind == trk_qualified)
			after(d, t->type);
		break;
	default:
		break;
	}
	d->depth--;
}

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
	case IL_scope:
		return il_scope(il, index)->owner;
	case IL_source_sequence_entry:
		return il_source_sequence_entry(il, index)->target;
	case IL_full_entity_decl_info:
		return il_full_entity_decl_info(il, index)->declared;
	case IL_class_info:
		return il_any_of(IL_type, il_class_info(il, index)->type);
	case IL_template_info:
		return il_template_info(il, index)->specialization;
	case IL_instantiation_directive:
		return il_instantiation_directive(il, index)->target;
	case IL_seq_number_lookup:
		return il_any_of(IL_source_file_entry, il_seq_number_lookup(il, index)->file);
	default:
		return 0;
	}
}

static void describe(struct describer *d, enum il_kind kind, u32 index)
{
	const char *name = il_entry_name(d->il, kind, index);
	il_any owner;

	if (!deeper(d))
		return;
	owner = owner_of(d->il, kind, index);
	if (kind == IL_type)
		type_text(d, index);
	else if (*name)
		puts_to(d, name);
	else if (owner)
		describe(d, il_any_kind(owner), il_any_index(owner));
	d->depth--;
}

void il_describe(const struct il *il, enum il_kind kind, u32 index, struct buffer *out)
{
	struct describer d = { .il = il, .out = out, .limit = out->length + LENGTH_MAX };

	describe(&d, kind, index);
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
		return 0;   /* of a destructor, alone */
	if (node->kind == enk_temp_init && node->flags & exf_implicit && !(node->flags & exf_default))
		index = node->first_operand;
	return il_if_written(il, index);
}

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
