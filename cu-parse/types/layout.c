/* Sizes and alignments of types; see class_layout.c for classes. */
#include "layout.h"
#include "../constants/constant.h"

#include <stdlib.h>

enum { POINTER_SIZE = 8, MAX_LAYOUT_DEPTH = 200 };
#define MAX_SIZE ((u64)1 << 60)

struct layouts *layouts(struct parser *p)
{
	if (!p->layouts)
		p->layouts = xcalloc(1, sizeof *p->layouts);
	return p->layouts;
}

void layouts_free(struct parser *p)
{
	u32 i;

	if (!p->layouts)
		return;
	for (i = 0; i < p->layouts->of_type.count; i++) {
		struct class_layout *layout = p->layouts->of_type.at[i];

		if (!layout)
			continue;
		vec_free(&layout->bases);
		vec_free(&layout->virtual_bases);
		vec_free(&layout->empties);
	}
	vec_free(&p->layouts->of_type);
	vec_free(&p->layouts->packs);
	arena_free(&p->layouts->memory);
	free(p->layouts);
	p->layouts = NULL;
}

const char *layout_cause_text(enum layout_cause cause)
{
	static const char *const texts[] = {
#define CAUSE(name, text) text,
		LAYOUT_CAUSES(CAUSE)
#undef CAUSE
	};

	return texts[cause];
}

/* ---- types without typedefs ---- */

u32 value_type(struct parser *p, u32 type)
{
	u32 steps;

	for (steps = 0; steps < 4096; steps++) {
		const struct il_type *record = il_type(p->il, type);
		bool is_reference = record->kind == tk_pointer && record->pointer_kind != pk_pointer;

		if (record->kind == tk_error || record->kind == tk_auto || record->kind == tk_template_param)
			return 0;
		if (record->kind != tk_typeref && !is_reference)
			return type;
		if (!record->type || record->typeref_kind == trk_pack_expansion || typedef_changes_type(p, type))
			return 0;
		type = record->type;
	}
	return 0;
}

/* ---- arrays ---- */

/* The number of elements; of an unknown bound 0. A bound that is no literal is kept as text, see type_array(). */
static enum layout_cause array_count(struct parser *p, const struct il_type *array, u64 *count)
{
	struct constant value;

	*count = array->flags & tyf_unknown_bound ? 0 : array->size;
	if (!array->parent_scope)
		return LAYOUT_KNOWN;
	value = constant_of_text(p, array->parent_scope, array->range_begin + 1, array->range_end - 1);
	if (!value.known || value.bits >= MAX_SIZE) /* negative ones too */
		return LAYOUT_BOUND;
	*count = (u64)value.bits;
	return LAYOUT_KNOWN;
}

static enum layout_cause array_layout(struct parser *p, const struct il_type *array, struct layout *out)
{
	enum layout_cause cause = layout_with_cause(p, array->type, out);
	u64 count = 0;

	if (!cause)
		cause = array_count(p, array, &count);
	if (cause)
		return cause;
	if (__builtin_mul_overflow(out->size, count, &out->size) || out->size >= MAX_SIZE)
		return LAYOUT_TOO_LARGE;
	return LAYOUT_KNOWN;
}

/* ---- every type ---- */

static enum layout_cause enum_layout(struct parser *p, u32 type, struct layout *out)
{
	u32 underlying = underlying_type_of(p, type), requested = 0;
	struct il_type *record = il_type(p->il, type);

	if (!underlying)
		return record->flags & tyf_dependent || record->entity & enf_member_of_template ? LAYOUT_DEPENDENT :
		       record->flags & tyf_incomplete                                           ? LAYOUT_INCOMPLETE :
		                                                                                  LAYOUT_ENUMERATION;
	if (record->first_attribute &&
	    !requested_alignment(p, record->first_attribute, record->parent_scope, 0, UINT32_MAX, true, &requested))
		return LAYOUT_ENUMERATION;
	record = il_type(p->il, type);
	record->size = out->size = il_type(p->il, underlying)->size;
	record->alignment = out->alignment = il_type(p->il, underlying)->alignment;
	if (requested > record->alignment)
		record->alignment = out->alignment = requested;
	record->type = record->type ? record->type : underlying;
	return LAYOUT_KNOWN;
}

static enum layout_cause typeref_layout(struct parser *p, u32 type, struct layout *out)
{
	const struct il_type *record = il_type(p->il, type);
	u32 attributes = record->first_attribute;
	enum layout_cause cause;

	if (!record->type)
		return record->typeref_kind == trk_alias_template_id && !(record->flags & tyf_dependent) ? LAYOUT_INSTANTIATION :
		       record->typeref_kind == trk_dependent_member                                      ? LAYOUT_INSTANTIATION :
		                                                                                           LAYOUT_TYPE;
	if (record->typeref_kind == trk_pack_expansion)
		return LAYOUT_DEPENDENT;
	cause = layout_with_cause(p, record->type, out);
	if (!cause && il_type(p->il, type)->alignment) /* an alias template's attributes, with the arguments */
		out->alignment = il_type(p->il, type)->alignment;
	return cause || !attributes ? cause : apply_typedef_attributes(p, type, out);
}

static enum layout_cause known_layout(struct layout *out, u64 size, u32 alignment)
{
	*out = (struct layout){ size, alignment };
	return size ? LAYOUT_KNOWN : LAYOUT_TYPE;
}

static enum layout_cause layout_by_kind(struct parser *p, u32 type, struct layout *out)
{
	const struct il_type record = *il_type(p->il, type);
	const struct class_layout *class;

	switch (record.kind) {
	case tk_integer: return record.int_kind == ik_enum ? enum_layout(p, type, out) : known_layout(out, record.size, record.alignment);
	case tk_float:
	case tk_complex: return known_layout(out, record.size, record.alignment);
	case tk_vector: return known_layout(out, record.alignment, record.alignment);
	case tk_pointer:
	case tk_nullptr: return known_layout(out, POINTER_SIZE, POINTER_SIZE);
	case tk_ptr_to_member:
		type = type_strip(p, record.type, NULL);
		if (il_type(p->il, type)->kind == tk_typeref || il_type(p->il, type)->kind == tk_error ||
		    il_type(p->il, type)->kind == tk_template_param)
			return LAYOUT_TYPE;
		return known_layout(out, il_type(p->il, type)->kind == tk_routine ? 2 * POINTER_SIZE : POINTER_SIZE, POINTER_SIZE);
	case tk_array: return array_layout(p, &record, out);
	case tk_typeref: return typeref_layout(p, type, out);
	case tk_class:
	case tk_struct:
	case tk_union:
		if (record.int_kind == ik_builtin_va_list)
			return known_layout(out, record.size, record.alignment);
		class = class_layout_of(p, type);
		*out = (struct layout){ class->size, class->alignment };
		return class->cause;
	case tk_template_param: return LAYOUT_DEPENDENT;
	case tk_void:
	case tk_routine: return LAYOUT_INCOMPLETE;
	default: return LAYOUT_TYPE;
	}
}

enum layout_cause layout_with_cause(struct parser *p, u32 type, struct layout *out)
{
	struct layouts *l = layouts(p);
	enum layout_cause cause;

	if (l->depth == MAX_LAYOUT_DEPTH)
		return LAYOUT_TOO_LARGE;
	l->depth++;
	cause = layout_by_kind(p, type, out);
	l->depth--;
	return cause;
}

bool layout_of(struct parser *p, u32 type, struct layout *out)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL));

	if (record->kind == tk_array && record->flags & tyf_unknown_bound)
		return false;
	return layout_with_cause(p, type, out) == LAYOUT_KNOWN;
}

/* ---- everything ---- */

static bool is_wanted(const struct il_type *type, bool headers_too)
{
	return type->class_info && type->entity & enf_defined && !(type->flags & (tyf_dependent | tyf_closure)) &&
	       !(type->entity & (enf_is_template | enf_member_of_template | enf_partial_specialization)) &&
	       (headers_too || type->entity & enf_in_user_file);
}

/* Enumerators get their values, where they are known. */
static void note_enumerators(struct parser *p, bool headers_too)
{
	u32 i, count = p->il->table[IL_variable].count;

	for (i = 1; i < count; i++) {
		struct constant value;

		if (!(il_variable(p->il, i)->flags & vf_enumerator) || !is_wanted(il_type(p->il, il_variable(p->il, i)->type), headers_too))
			continue;
		value = constant_of_variable(p, i);
		if (!il_variable(p->il, i)->constant)
			il_variable(p->il, i)->constant = constant_to_il(p, &value);
	}
}

void lay_out_unit(struct parser *p, bool headers_too, u32 classes[LAYOUT_CAUSE_COUNT])
{
	u32 i, count = p->il->table[IL_type].count;
	struct layout ignored;

	for (i = 1; i < count; i++) {
		const struct il_type *type = il_type(p->il, i);
		bool is_enum = type->int_kind == ik_enum;

		if (is_wanted(type, headers_too)) {
			enum layout_cause cause = layout_with_cause(p, i, &ignored);

			classes[cause] += !is_enum;
		}
	}
	note_enumerators(p, headers_too);
	il_close_ranges(p->il); /* of what was parsed for it */
}
