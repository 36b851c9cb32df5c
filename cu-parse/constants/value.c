/* Objects and places of constant evaluation [basic.memobj] [basic.compound]. */
#include "interpret.h"
#include "../templates/instantiate.h"
#include "../types/layout.h"
#include "../types/special_members.h"
#include "../typing/typing.h"

bool step(struct interpreter *in)
{
	struct parser *p = in->p;

	return evaluation_steps(p, 1) && !stack_is_low(p->stack_bound) ? true : unknown(in);
}

/* The steps that as many parts of an object are worth, which are made or copied at once. */
static bool step_for_parts(struct interpreter *in, u32 count)
{
	enum { PARTS_OF_STEP = 4 };

	return evaluation_steps(in->p, count / PARTS_OF_STEP) ? true : unknown(in);
}

/* ---- types ---- */

u32 plain_type(struct parser *p, u32 type)
{
	if (!type)
		return 0;
	return is_reference_type(p, type) ? type_strip(p, type, NULL) : value_type(p, type);
}

bool same_plain_type(struct parser *p, u32 a, u32 b) { return a == b || same_unqualified_type(p, a, b); }

u32 referred_type(struct parser *p, u32 type) { return type ? value_type(p, type) : 0; }

/* The number of elements of an array type. */
static bool element_count(struct parser *p, u32 array, u64 *count)
{
	const struct il_type *record = il_type(p->il, array);
	struct layout whole, element;

	if (record->flags & (tyf_unknown_bound | tyf_variable_bound) || record->kind != tk_array)
		return false;
	*count = record->size;
	if (!record->parent_scope)
		return !(record->flags & tyf_dependent);
	if (!layout_of(p, array, &whole) || !layout_of(p, il_type(p->il, array)->type, &element) || !element.size)
		return false;
	*count = whole.size / element.size;
	return true;
}

/* ---- new objects ---- */

/* Whether an object is a base of the one that it is a part of. */
static bool is_base_part(const struct parser *p, const struct object *object)
{
	return object->parent && object->parent->kind == OBJECT_CLASS && !lambda_of_class(p, object->parent->type) &&
	       !field_of_part(p, object->parent, object->number);
}

/* Direct bases, then members, of a complete object then all virtual bases; false when there are others. */
static bool count_parts(struct parser *p, struct object *object)
{
	const struct il_class_info *info = il_class_info(p->il, il_type(p->il, object->type)->class_info);
	u32 i;

	object->count = 0;
	for (i = info->first_base; i; i = il_base_class(p->il, i)->next, object->count++)
		if (il_base_class(p->il, i)->flags & (bcf_dependent | bcf_pack))
			return false;
	for (i = info->first_field; i; i = il_field(p->il, i)->next)
		object->count++;
	if (is_base_part(p, object) || !has_virtual_bases(p, object->type))
		return true;
	object->count += class_layout_of(p, object->type)->virtual_bases.count;
	return !class_layout_of(p, object->type)->cause;
}

static bool prepare_class(struct parser *p, struct object *object)
{
	const struct il_type *type = il_type(p->il, object->type);

	if (!type->class_info && complete_class(p, object->type))
		type = il_type(p->il, object->type);
	if (!type->class_info || type->flags & (tyf_dependent | tyf_incomplete) || type->int_kind != ik_none ||
	    il_class_info(p->il, type->class_info)->flags & clf_being_defined)
		return false;
	object->kind = type->kind == tk_union ? OBJECT_UNION : OBJECT_CLASS;
	if (lambda_of_class(p, object->type)) {
		object->count = capture_count(p, lambda_of_class(p, object->type));
		return true;
	}
	return count_parts(p, object);
}

static bool is_scalar_type(struct parser *p, u32 type)
{
	struct value zero;

	return zero_value(p, type, &zero);
}

/* Fills in what the type says. */
static bool prepare(struct interpreter *in, struct object *object, u32 declared)
{
	struct parser *p = in->p;
	u32 type = plain_type(p, declared);
	const struct il_type *record = il_type(p->il, type);
	u64 count;

	object->type = type;
	object->kind = OBJECT_SCALAR;
	if (!type || type_is_unknown(p, type))
		return false;
	switch (record->kind) {
	case tk_class:
	case tk_struct:
	case tk_union: return prepare_class(p, object);
	case tk_array:
		object->kind = OBJECT_ARRAY;
		if (!element_count(p, type, &count) || count > MAX_OBJECTS)
			return false;
		object->count = (u32)count;
		return true;
	case tk_complex: /* GNU: the real part, then the imaginary one */
	case tk_vector:
		object->kind = OBJECT_ARRAY;
		object->count = record->kind == tk_complex ? 2 : (u32)record->size;
		return record->kind == tk_complex || record->size <= MAX_OBJECTS;
	case tk_pointer: object->kind = record->pointer_kind == pk_pointer ? OBJECT_SCALAR : OBJECT_REFERENCE; return true;
	default: return is_scalar_type(p, type);
	}
}

struct object *object_new(struct interpreter *in, u32 type)
{
	struct object *object;

	if (++in->objects > MAX_OBJECTS)
		return NULL;
	object = arena_alloc(in->arena, sizeof *object);
	return prepare(in, object, type) ? object : NULL;
}

struct object *object_new_memory(struct interpreter *in, u32 bytes)
{
	struct object *object = arena_alloc(in->arena, sizeof *object);

	object->kind = OBJECT_ARRAY;
	object->count = bytes;
	return object;
}

bool object_give_type(struct interpreter *in, struct object *memory, u32 element)
{
	struct array_bound bound = { 0 };
	struct layout layout;

	if (!layout_of(in->p, element, &layout) || !layout.size || memory->count % layout.size)
		return unknown(in);
	bound.count = memory->count / layout.size;
	return prepare(in, memory, type_array(in->p, type_strip(in->p, element, NULL), &bound)) ? true : unknown(in);
}

static void prepare_part(struct object *object, u32 number)
{
	struct object *part = &object->parts[number];

	part->parent = object;
	part->number = number;
	part->state = object->state;
}

static bool prepare_member(struct interpreter *in, struct object *part, u32 field)
{
	const struct il_field *record = il_field(in->p->il, field);
	bool is_bit_field = record->is_bit_field, is_mutable = record->is_mutable;
	struct subobject o;

	if (strip_to_element(in->p, record->type, &o) && o.cv & tyf_const)
		part->flags |= OBJECT_CONST;
	if (!prepare(in, part, record->type) || attributes_change_type(in->p, il_field(in->p->il, field)->first_attribute))
		return false;
	part->flags |= is_mutable ? OBJECT_MUTABLE : 0;
	if (!is_bit_field)
		return true;
	if (class_layout_of(in->p, part->parent->type)->cause)
		return false;
	part->width = (u8)il_field(in->p->il, field)->bit_size;
	return il_field(in->p->il, field)->bit_size < 128;
}

static bool prepare_base(struct interpreter *in, struct object *part, u32 base)
{
	u32 type = il_base_class(in->p->il, base)->type;

	if (!(il_base_class(in->p->il, base)->flags & bcf_virtual))
		return prepare(in, part, type);
	part->type = plain_type(in->p, type);
	part->kind = OBJECT_VIRTUAL;
	return part->type;
}

static bool class_parts(struct interpreter *in, struct object *object)
{
	struct parser *p = in->p;
	u32 info = il_type(p->il, object->type)->class_info, i, number;

	for (number = 0; lambda_of_class(p, object->type) && number < object->count; number++)
		prepare_part(object, number);
	number = 0;
	for (i = il_class_info(p->il, info)->first_base; i; i = il_base_class(p->il, i)->next, number++) {
		prepare_part(object, number);
		if (!prepare_base(in, &object->parts[number], i))
			return false;
	}
	for (i = il_class_info(p->il, info)->first_field; i; i = il_field(p->il, i)->next, number++) {
		prepare_part(object, number);
		if (!prepare_member(in, &object->parts[number], i))
			return false;
	}
	for (i = 0; !lambda_of_class(p, object->type) && number < object->count; i++, number++) {
		prepare_part(object, number);
		if (!prepare(in, &object->parts[number], class_layout_of(p, object->type)->virtual_bases.at[i].type))
			return false;
	}
	if (object->kind == OBJECT_UNION)
		object->active = object->state == OBJECT_ZERO && number ? 1 : 0;
	return true;
}

static bool array_parts(struct interpreter *in, struct object *object)
{
	u32 i, type = il_type(in->p->il, object->type)->type;
	struct object first;

	memset(&first, 0, sizeof first);
	if (object->count && !prepare(in, &first, type))
		return false;
	for (i = 0; i < object->count; i++) {
		object->parts[i] = first;
		prepare_part(object, i);
	}
	return true;
}

bool object_parts(struct interpreter *in, struct object *object)
{
	if (object->parts)
		return true;
	if (object->flags & OBJECT_STRING && object->literal)
		return fill_literal(in, object);
	in->objects += object->count;
	if (object->kind == OBJECT_SCALAR || object->kind == OBJECT_REFERENCE || object->kind == OBJECT_VIRTUAL ||
	    in->objects > MAX_OBJECTS || !step_for_parts(in, object->count))
		return unknown(in);
	object->parts = arena_alloc(object_root(object)->flags & OBJECT_STATIC ? lasting_memory(in->p) : in->arena,
	                            (object->count + 1) * sizeof *object->parts);
	if (object->kind == OBJECT_ARRAY ? array_parts(in, object) : class_parts(in, object))
		return true;
	object->parts = NULL;
	return unknown(in);
}

/* ---- parts ---- */

struct object *object_root(struct object *object)
{
	while (object->parent)
		object = object->parent;
	return object;
}

static u32 nth_base(const struct parser *p, u32 class, u32 number)
{
	u32 base = il_class_info(p->il, il_type(p->il, class)->class_info)->first_base;

	while (number--)
		base = il_base_class(p->il, base)->next;
	return base;
}

static u32 base_count(const struct parser *p, u32 class)
{
	u32 i, count = 0;

	for (i = il_class_info(p->il, il_type(p->il, class)->class_info)->first_base; i; i = il_base_class(p->il, i)->next)
		count++;
	return count;
}

static bool is_class_object(const struct object *object) { return object->kind == OBJECT_CLASS || object->kind == OBJECT_UNION; }

/* The numbers of parts that are bases: before the members, and the virtual ones behind them; the count when there is no other. */
static u32 next_base(const struct parser *p, const struct object *object, u32 number)
{
	u32 bases = base_count(p, object->type);

	if (lambda_of_class(p, object->type))
		return object->count;
	for (number++; number >= bases && number < object->count && field_of_part(p, object, number); number++)
		;
	return number;
}

static u32 first_base(const struct parser *p, const struct object *object) { return next_base(p, object, (u32)-1); }

struct object *object_member(struct interpreter *in, struct object *object, u32 field)
{
	struct parser *p = in->p;
	u32 i, number, bases;
	struct object *found;

	if (!is_class_object(object) || !object_parts(in, object) || stack_is_low(p->stack_bound))
		return NULL;
	bases = base_count(p, object->type);
	i = il_class_info(p->il, il_type(p->il, object->type)->class_info)->first_field;
	for (number = bases; i; i = il_field(p->il, i)->next, number++) {
		if (i == field)
			return &object->parts[number];
		if (!il_field(p->il, i)->name && is_class_object(&object->parts[number]) &&
		    (found = object_member(in, &object->parts[number], field)))
			return found;
	}
	for (number = first_base(p, object); number < object->count; number = next_base(p, object, number))
		if ((found = object_member(in, &object->parts[number], field)))
			return found;
	return NULL;
}

struct object *object_base(struct interpreter *in, struct object *object, u32 type)
{
	struct object *found;
	u32 i;

	if (object->kind == OBJECT_VIRTUAL)
		return NULL;
	if (same_plain_type(in->p, object->type, type))
		return object;
	if (object->kind != OBJECT_CLASS || !object_parts(in, object) || stack_is_low(in->p->stack_bound))
		return NULL;
	for (i = first_base(in->p, object); i < object->count; i = next_base(in->p, object, i))
		if ((found = object_base(in, &object->parts[i], type)))
			return found;
	return NULL;
}

struct object *object_derived(struct parser *p, struct object *object, u32 type)
{
	while (object && !same_plain_type(p, object->type, type)) {
		struct object *parent = object->parent;

		if (!parent || parent->kind != OBJECT_CLASS || object->number >= base_count(p, parent->type))
			return NULL;
		object = parent;
	}
	return object;
}

struct object *object_most_derived(const struct parser *p, struct object *object)
{
	while (!(object->flags & OBJECT_IN_CONSTRUCTION) && is_base_part(p, object))
		object = object->parent;
	return object;
}

void object_clear(struct object *object, enum object_state state)
{
	u32 i;

	object->state = (u8)state;
	if (object->kind == OBJECT_UNION)
		object->active = state == OBJECT_ZERO && object->parts && object->count ? 1 : 0;
	for (i = 0; object->parts && i < object->count; i++)
		object_clear(&object->parts[i], state);
}

static bool is_readable(struct interpreter *in, const struct object *object)
{
	if (object->state == OBJECT_OPAQUE)
		return unknown(in) || reason_of_storage(in, object);
	return object->state == OBJECT_INDETERMINATE ? not_constant(in) || reason_of_no_value(in, object) : true;
}

void object_adopt(struct object *part, const struct object *model)
{
	if (part->type)
		return;
	part->type = model->type;
	part->kind = model->kind;
	part->count = model->count;
}

bool object_copy(struct interpreter *in, struct object *to, struct object *from)
{
	u32 i;

	object_adopt(to, from);
	if (to->kind != from->kind || to->count != from->count || stack_is_low(in->p->stack_bound))
		return unknown(in);
	to->state = from->state;
	to->value = from->value;
	if (to->kind == OBJECT_SCALAR || to->kind == OBJECT_REFERENCE)
		return from->state == OBJECT_OPAQUE ? unknown(in) : true;
	if (!from->parts && !to->parts && !(from->flags & OBJECT_STRING))
		return from->state == OBJECT_OPAQUE ? unknown(in) : true;
	if (!object_parts(in, from) || !object_parts(in, to) || !step_for_parts(in, from->count))
		return false;
	to->active = from->active;
	for (i = 0; i < from->count; i++)
		if ((from->kind != OBJECT_UNION || from->active == i + 1) && !object_copy(in, &to->parts[i], &from->parts[i]))
			return false;
	return true;
}

bool part_offset(struct interpreter *in, const struct object *whole, u32 number, u64 *offset)
{
	struct parser *p = in->p;
	const struct class_layout *class;
	struct layout element;
	u32 field, virtuals;

	if (whole->kind == OBJECT_ARRAY) {
		if (!layout_of(p, il_type(p->il, whole->type)->type, &element))
			return unknown(in);
		*offset = number * element.size * 8;
		return true;
	}
	class = class_layout_of(p, whole->type);
	field = field_of_part(p, whole, number);
	virtuals = whole->count - class->virtual_bases.count; /* of a complete object they are the last parts */
	if (class->cause || whole->parts[number].kind == OBJECT_VIRTUAL)
		return unknown(in);
	if (field)
		*offset = il_field(p->il, field)->offset;
	else if (number < base_count(p, whole->type))
		*offset = il_base_class(p->il, nth_base(p, whole->type, number))->offset * 8;
	else
		*offset = class->virtual_bases.at[number - virtuals].offset * 8;
	return true;
}

bool place_offset(struct interpreter *in, const struct place *place, u64 *offset)
{
	const struct object *object = place->object;
	struct layout layout;
	u64 part;
	u32 type = place->element ? il_type(in->p->il, object->type)->type : object->type;

	if (!layout_of(in->p, type, &layout))
		return unknown(in);
	*offset = place->index * layout.size * 8;
	for (; object->parent; object = object->parent) {
		if (!part_offset(in, object->parent, object->number, &part))
			return false;
		*offset += part;
	}
	return true;
}

/* ---- places ---- */

struct place place_of(struct object *object)
{
	if (object->parent && object->parent->kind == OBJECT_ARRAY)
		return place_of_element(object->parent, object->number);
	return (struct place){ .object = object };
}

struct place place_of_element(struct object *array, u32 index)
{
	return (struct place){ .object = array, .index = index, .element = true };
}

struct object *object_at(struct interpreter *in, const struct place *place)
{
	if (!place->object || place->index >= (place->element ? place->object->count : 1)) {
		not_constant(in);
		if (place->object)
			reason_of_access(in, place->element ? DIAG_access_past_array : DIAG_access_past_object, 0, place->object->count);
		return NULL;
	}
	if (!place->element)
		return place->object;
	return object_parts(in, place->object) ? &place->object->parts[place->index] : NULL;
}

/* Whether the object is alive, and an active member of all unions around. */
static bool is_accessible(struct interpreter *in, struct object *object)
{
	for (; object->parent; object = object->parent) {
		if (object->parent->kind == OBJECT_UNION && object->parent->active != object->number + 1)
			return object->parent->state == OBJECT_OPAQUE ? unknown(in) : not_constant(in);
	}
	return object->flags & OBJECT_DEAD ? not_constant(in) : true;
}

/* The value of a constant's mutable member may have changed. */
static bool is_fixed(struct object *object)
{
	struct object *part;
	bool is_mutable = false;

	for (part = object; part->parent; part = part->parent)
		is_mutable |= part->flags & OBJECT_MUTABLE;
	return !(is_mutable && part->flags & OBJECT_READ_ONLY);
}

/* GNU: a copy, which stays when the object is changed. */
static bool load_compound_number(struct interpreter *in, struct object *object, struct value *out)
{
	struct object *copy = object_new(in, object->type);

	if (!copy)
		return unknown(in);
	*out = (struct value){ .kind = VALUE_OBJECT, .type = copy->type, .place = { .object = copy } };
	return object_copy(in, copy, object);
}

bool load(struct interpreter *in, const struct place *place, struct value *out)
{
	struct object *object = object_at(in, place);

	if (!object || !is_accessible(in, object))
		return false;
	if (is_compound_number(in->p, object->type))
		return load_compound_number(in, object, out);
	if (object->kind != OBJECT_SCALAR) {
		*out = (struct value){ .kind = VALUE_OBJECT, .type = object->type, .place = { .object = object } };
		return true;
	}
	if (!is_fixed(object))
		return unknown(in);
	if (object->state == OBJECT_ZERO)
		return zero_value(in->p, object->type, out);
	*out = object->value;
	return is_readable(in, object);
}

bool activate(struct interpreter *in, struct object *object)
{
	for (; object->parent; object = object->parent) {
		struct object *parent = object->parent;

		if (parent->kind != OBJECT_UNION || parent->active == object->number + 1)
			continue;
		if (parent->active && in->p->il->header.std_version < 202002)
			return unknown(in);
		parent->active = object->number + 1;
		parent->state = OBJECT_KNOWN;
	}
	return true;
}

bool store(struct interpreter *in, struct object *object, const struct value *value)
{
	const struct object *root = object_root(object);

	if (root->flags & (OBJECT_READ_ONLY | OBJECT_DEAD | OBJECT_STATIC) || in->speculative) /* static: it began outside [expr.const] */
		return in->speculative ? unknown(in) : not_constant(in) || reason_of_storage(in, object);
	if (object->kind != OBJECT_SCALAR && object->kind != OBJECT_REFERENCE && !is_compound_value(in->p, value))
		return unknown(in);
	if (!activate(in, object))
		return false;
	if (is_compound_value(in->p, value))
		return object_copy(in, object, value->place.object);
	object->value = *value;
	object->state = OBJECT_KNOWN;
	if (object->width && value->kind == VALUE_INTEGER) {
		u32 unused = 128 - object->width;

		object->value.bits = kind_is_signed(integral_kind(in->p, value->type)) ?
		                             (u128)((__int128)(value->bits << unused) >> unused) :
		                             value->bits << unused >> unused;
	}
	return true;
}

static bool is_weak(const struct object *object)
{
	while (object->parent)
		object = object->parent;
	return object->flags & OBJECT_WEAK;
}

bool advance_place(struct interpreter *in, const struct place *place, i64 count, struct place *out)
{
	i64 limit = place->object ? place->element ? place->object->count : 1 : 0, index = place->index;

	if (place->routine || (place->object && is_weak(place->object)))
		return unknown(in);
	if (__builtin_add_overflow(index, count, &index) || index < 0 || index > limit)
		return not_constant(in) ||
		       (index == (int)index && reason_of_access(in, place->element ? DIAG_access_outside_array : DIAG_subscript_of_object,
		                                                (int)index, (u32)limit));
	*out = *place;
	out->index = (u32)index;
	return true;
}
