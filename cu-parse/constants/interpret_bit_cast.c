/* __builtin_bit_cast [bit.cast] as g++ 12 does it: through the bytes of the object representation. */
#include "../types/layout.h"
#include "../typing/typing.h"
#include "interpret.h"

#include <math.h>

/* What an object has in memory; the bits of set are the ones that have a value: padding has none. */
struct image {
	u8 *bytes, *set;
	u64 size;
};

static void write_bits(struct image *image, u64 offset, u32 width, u128 bits)
{
	u32 i;

	for (i = 0; i < width; i++, offset++) {
		image->bytes[offset / 8] |= (u8)((u32)(bits >> i & 1) << offset % 8);
		image->set[offset / 8] |= (u8)(1u << offset % 8);
	}
}

/* False: not all of them have a value. */
static bool read_bits(const struct image *image, u64 offset, u32 width, u128 *bits)
{
	u32 i;

	*bits = 0;
	for (i = 0; i < width; i++, offset++) {
		if (!(image->set[offset / 8] >> offset % 8 & 1))
			return false;
		*bits |= (u128)(image->bytes[offset / 8] >> offset % 8 & 1) << i;
	}
	return true;
}

/* ---- scalars ---- */

/* How many bits a scalar has at its place; 0: unknown. */
static u32 width_of(struct interpreter *in, const struct object *object)
{
	struct layout layout;

	if (object->width)
		return object->width;
	return layout_of(in->p, object->type, &layout) && layout.size <= sizeof(u128) ? (u32)layout.size * 8 : 0;
}

static bool bits_of_value(struct interpreter *in, const struct value *value, u32 width, u128 *bits)
{
	float single = (float)value->number;
	double precise = (double)value->number;

	*bits = value->bits;
	if (value->kind == VALUE_INTEGER)
		return true;
	if (value->kind != VALUE_FLOAT || !is_host_float(in->p, value->type) || (width != 32 && width != 64))
		return unknown(in);
	*bits = 0;
	memcpy(bits, width == 32 ? (void *)&single : (void *)&precise, width / 8);
	return true;
}

/* A signaling NaN would become a quiet one. */
static bool is_signaling(u128 bits, u32 width)
{
	u64 quiet = width == 32 ? 1ull << 22 : 1ull << 51, exponent = width == 32 ? 0x7f800000ull : 0x7ffull << 52;

	return ((u64)bits & exponent) == exponent && (u64)bits & ((quiet << 1) - 1) && !((u64)bits & quiet);
}

static bool value_of_bits(struct interpreter *in, u32 type, u32 width, u128 bits, struct value *out)
{
	struct constant value;
	float single;
	double precise;
	u8 kind = integral_kind(in->p, type);

	if (kind != ik_none && (kind != ik_bool || bits < 2)) {
		value = constant_integer(in->p, kind, bits);
		*out = value_integer(type, value.bits);
		return true;
	}
	if (kind || il_type(in->p->il, type)->kind != tk_float || !is_host_float(in->p, type) || (width != 32 && width != 64) ||
	    is_signaling(bits, width))
		return unknown(in);
	memcpy(width == 32 ? (void *)&single : (void *)&precise, &bits, width / 8);
	*out = (struct value){ .kind = VALUE_FLOAT, .type = type, .number = width == 32 ? (long double)single : (long double)precise };
	return true;
}

/* unsigned char and std::byte may hold what has no value. */
static bool may_be_indeterminate(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	return integral_kind(p, type) == ik_unsigned_char && (record->int_kind != ik_enum || !strcmp(il_text(p->il, record->name), "byte"));
}

/* ---- objects ---- */

/* Pointers, references and unions are nothing that g++ casts in a constant expression [bit.cast]/3. */
static bool is_castable(struct interpreter *in, const struct object *object)
{
	switch (object->kind) {
	case OBJECT_UNION:
	case OBJECT_REFERENCE: return not_constant(in);
	case OBJECT_SCALAR: break;
	case OBJECT_VIRTUAL: return unknown(in);
	default: return is_class_type(in->p, object->type) && lambda_of_class(in->p, object->type) ? unknown(in) : true;
	}
	switch (il_type(in->p->il, object->type)->kind) {
	case tk_pointer:
	case tk_ptr_to_member: return not_constant(in);
	case tk_nullptr: return unknown(in);
	default: return true;
	}
}

static bool write_scalar(struct interpreter *in, struct object *object, u64 offset, struct image *image)
{
	u32 width = width_of(in, object);
	struct place place = place_of(object);
	struct value value;
	u128 bits;

	if (!width || offset + width > image->size * 8 || object->state == OBJECT_INDETERMINATE) /* g++ 12 lets some of these be */
		return unknown(in);
	if (!load(in, &place, &value) || !bits_of_value(in, &value, width, &bits))
		return false;
	write_bits(image, offset, width, bits);
	return true;
}

static bool read_scalar(struct interpreter *in, struct object *object, u64 offset, struct image *image)
{
	u32 width = width_of(in, object);
	struct value value;
	u128 bits;

	if (!width || offset + width > image->size * 8)
		return unknown(in);
	if (!read_bits(image, offset, width, &bits))
		return may_be_indeterminate(in->p, object->type) ? true : not_constant(in);
	return value_of_bits(in, object->type, width, bits, &value) && store(in, object, &value);
}

/* Unnamed bit-fields are padding. */
static bool is_padding(const struct parser *p, const struct object *whole, u32 number)
{
	u32 field = whole->kind == OBJECT_CLASS ? field_of_part(p, whole, number) : 0;

	return field && il_is_unnamed_bit_field(il_field(p->il, field));
}

typedef bool transfer_function(struct interpreter *in, struct object *scalar, u64 offset, struct image *image);

/* Reads or writes all scalars of an object. */
static bool transfer(struct interpreter *in, struct object *object, u64 offset, struct image *image, transfer_function *scalar)
{
	u64 part;
	u32 i;

	if (!step(in) || !is_castable(in, object))
		return false;
	if (object->kind == OBJECT_SCALAR)
		return scalar(in, object, offset, image);
	if (!object_parts(in, object))
		return false;
	for (i = 0; i < object->count; i++) {
		if (is_padding(in->p, object, i))
			continue;
		if (!part_offset(in, object, i, &part) || !transfer(in, &object->parts[i], offset + part, image, scalar))
			return false;
	}
	return true;
}

/* ---- the operator ---- */

/* The operand as an object: an array does not decay. */
static struct object *operand_object(struct interpreter *in, const struct value *value)
{
	struct object *object;

	if (value->kind == VALUE_OBJECT)
		return value->place.object;
	if (value->kind == VALUE_LVALUE && !value->place.routine)
		return object_at(in, &value->place);
	object = value->type ? object_new(in, value->type) : NULL;
	return object && initialize_from_value(in, object, value->type, value) ? object : NULL;
}

bool reinterpret_value(struct interpreter *in, const struct value *value, u32 to, struct value *out)
{
	struct parser *p = in->p;
	struct object *source = operand_object(in, value), *result = source ? object_new(in, to) : NULL;
	struct layout wanted, given;
	struct image image;
	struct place place;

	if (!source || !result)
		return source || in->failure == VERDICT_KNOWN ? unknown(in) : false;
	if (!layout_of(p, to, &wanted) || !layout_of(p, source->type, &given) || wanted.size != given.size || given.size > MAX_OBJECTS)
		return unknown(in);
	image = (struct image){ arena_alloc(in->arena, given.size + 1), arena_alloc(in->arena, given.size + 1), given.size };
	if (!transfer(in, source, 0, &image, write_scalar) || !transfer(in, result, 0, &image, read_scalar))
		return false;
	place = place_of(result);
	*out = (struct value){ .kind = VALUE_OBJECT, .type = result->type, .place = place };
	return result->kind == OBJECT_SCALAR ? load(in, &place, out) : true;
}

bool evaluate_bit_cast(struct interpreter *in, u32 operand, struct value *out)
{
	struct parser *p = in->p;
	u32 to = operand ? plain_type(p, il_expr_node(p->il, operand)->type_operand) : 0,
	    from = operand ? il_expr_node(p->il, operand)->next : 0;
	struct value value;

	if (!to || !from)
		return unknown(in);
	return evaluate(in, from, &value) && reinterpret_value(in, &value, to, out);
}
