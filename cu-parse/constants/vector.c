/* GNU: vectors of constant evaluation. A value is an array object with a part for each element. */
#include "../../lib/il/operations.h"
#include "interpret.h"
#include "../typing/typing.h"

bool is_compound_number(const struct parser *p, u32 type)
{
	u8 kind = type ? il_type(p->il, type)->kind : (u8)tk_error;

	return kind == tk_complex || kind == tk_vector;
}

bool is_compound_value(const struct parser *p, const struct value *value)
{
	return value->kind == VALUE_OBJECT && is_compound_number(p, value->type);
}

bool is_vector_value(const struct parser *p, const struct value *value)
{
	return value->kind == VALUE_OBJECT && il_type(p->il, value->type)->kind == tk_vector;
}

struct object *new_vector(struct interpreter *in, u32 type, struct value *out)
{
	struct object *object = object_new(in, type);

	if (!object || !object_parts(in, object))
		return NULL;
	*out = (struct value){ .kind = VALUE_OBJECT, .type = object->type, .place = { .object = object } };
	return object;
}

bool vector_element(struct interpreter *in, const struct value *value, u32 number, struct value *out)
{
	struct place place;

	*out = *value;
	if (!is_vector_value(in->p, value))
		return true;
	place = place_of_element(value->place.object, number);
	return load(in, &place, out);
}

bool store_element(struct interpreter *in, struct object *vector, u32 number, const struct value *value)
{
	struct value converted;

	return convert_value(in, value, vector->parts[number].type, &converted) && store(in, &vector->parts[number], &converted);
}

bool convert_to_vector(struct interpreter *in, const struct value *value, u32 type, struct value *out)
{
	bool is_vector = is_vector_value(in->p, value);

	*out = *value;
	if (is_vector && same_plain_type(in->p, value->type, type))
		return true;
	return is_vector || value->kind == VALUE_INTEGER ? reinterpret_value(in, value, type, out) : unknown(in);
}

/* ---- elements ---- */

/* What a comparison puts where it holds: all bits for g++; for NVIDIA's compilers, which read the device half and, in JIT mode, the source
 * alone, 1. */
static bool store_truth(struct interpreter *in, struct object *vector, u32 number, bool truth)
{
	bool is_one = in->p->default_device || is_device_half(in->p);
	struct value value = value_integer(in->p->builtin[ik_int], is_one ? truth : (u128)0 - truth);

	return store_element(in, vector, number, &value);
}

/* By a count beyond the width nothing is left; what a negative one does nobody says. */
static bool shifted(struct interpreter *in, u8 operation, u8 kind, u128 bits, __int128 count, u128 *out)
{
	bool is_signed = kind_is_signed(kind), is_far = count >= (__int128)kind_width(kind);

	if (count < 0)
		return unknown(in);
	if (operation == eok_shiftl)
		*out = is_far ? 0 : bits << count;
	else if (is_signed)
		*out = (u128)((__int128)bits >> (is_far ? 127 : count));
	else
		*out = is_far ? 0 : bits >> count;
	return true;
}

static u128 quotient(u8 kind, u128 a, u128 b)
{
	if (!kind_is_signed(kind))
		return a / b;
	return b == (u128)-1 ? 0 - a : (u128)((__int128)a / (__int128)b);
}

/* Integers of one type: what does not fit is cut off. */
static bool wrapped(struct interpreter *in, u8 operation, u32 type, u128 a, u128 b, struct value *out)
{
	u8 kind = integral_kind(in->p, type);
	struct constant result;
	u128 bits = 0;

	if ((operation == eok_divide || operation == eok_remainder) && !b)
		return not_constant(in);
	switch (operation) {
	case eok_add: bits = a + b; break;
	case eok_subtract: bits = a - b; break;
	case eok_multiply: bits = a * b; break;
	case eok_divide: bits = quotient(kind, a, b); break;
	case eok_remainder: bits = a - quotient(kind, a, b) * b; break;
	case eok_and: bits = a & b; break;
	case eok_or: bits = a | b; break;
	case eok_xor: bits = a ^ b; break;
	default:
		if (!shifted(in, operation, kind, a, (__int128)b, &bits))
			return false;
	}
	result = constant_integer(in->p, kind, bits);
	*out = value_integer(type, result.bits);
	return true;
}

/* A number beside a vector becomes one of its elements' type first. */
static bool operands_of_element(struct interpreter *in, u32 type, struct value *x, struct value *y)
{
	return (x->type == type || convert_value(in, x, type, x)) && (y->type == type || convert_value(in, y, type, y));
}

static bool compute_element(struct interpreter *in, u8 operation, u32 type, struct value *x, struct value *y, struct value *out)
{
	if (x->kind == VALUE_INTEGER && y->kind == VALUE_INTEGER && integral_kind(in->p, type))
		return wrapped(in, operation, type, x->bits, y->bits, out);
	if (operation == eok_divide && y->kind == VALUE_FLOAT && y->number == 0)
		return unknown(in);
	return binary_value(in, operation, x, y, out);
}

/* One that holds: by itself, or of the two. */
static bool test_element(struct interpreter *in, u8 operation, struct value *x, struct value *y, bool *truth)
{
	struct value result;
	bool other;

	if (il_operation_class(operation) != opc_logical)
		return binary_value(in, operation, x, y, &result) && value_truth(in, &result, truth);
	if (!value_truth(in, x, truth) || !value_truth(in, y, &other))
		return false;
	*truth = operation == eok_land ? *truth && other : *truth || other;
	return true;
}

/* ---- operators ---- */

static bool unary_element(struct interpreter *in, u8 operation, struct value *x, struct value *out)
{
	struct value none = value_integer(x->type, 0), ones = value_integer(x->type, (u128)-1);

	if (x->kind != VALUE_INTEGER)
		return unary_value(in, operation, x, out);
	*out = *x;
	switch (operation) {
	case eok_negate: return wrapped(in, eok_subtract, x->type, none.bits, x->bits, out);
	case eok_complement: return wrapped(in, eok_xor, x->type, x->bits, ones.bits, out);
	default: return true;
	}
}

bool unary_vector(struct interpreter *in, u8 operation, const struct value *operand, struct value *out)
{
	struct value vector = *operand, element;
	u32 type = operation == eok_not ? vector_of_truth(in->p, vector.type) : vector.type, i;
	struct object *object = type ? new_vector(in, type, out) : NULL;
	bool truth;

	for (i = 0; object && i < object->count; i++) {
		if (!vector_element(in, &vector, i, &element))
			return false;
		if (operation == eok_not) {
			if (!value_truth(in, &element, &truth) || !store_truth(in, object, i, !truth))
				return false;
		} else if (!unary_element(in, operation, &element, &element) || !store_element(in, object, i, &element)) {
			return false;
		}
	}
	return object ? true : unknown(in);
}

static bool combine_elements(struct interpreter *in, u8 operation, u32 type, struct object *object, u32 number, struct value *x,
                             struct value *y)
{
	enum il_operation_class class = il_operation_class(operation);
	struct value result;
	bool truth;

	if (class != opc_logical && !operands_of_element(in, type, x, y))
		return false;
	if (class == opc_logical || class == opc_comparison)
		return test_element(in, operation, x, y, &truth) && store_truth(in, object, number, truth);
	return compute_element(in, operation, type, x, y, &result) && store_element(in, object, number, &result);
}

bool binary_vector(struct interpreter *in, u8 operation, const struct value *left, const struct value *right, struct value *out)
{
	struct value a = *left, b = *right, x, y;
	enum il_operation_class class = il_operation_class(operation);
	u32 vector = is_vector_value(in->p, &a) ? a.type : b.type, i;
	bool is_value = class == opc_arithmetic || class == opc_shift;
	struct object *object;

	if ((!is_value && class != opc_comparison && class != opc_logical) ||
	    (class == opc_arithmetic && is_vector_value(in->p, &a) && is_vector_value(in->p, &b) &&
	     !same_plain_type(in->p, a.type, b.type)))
		return unknown(in);
	object = new_vector(in, is_value ? vector : vector_of_truth(in->p, vector), out);
	for (i = 0; object && i < object->count; i++)
		if (!vector_element(in, &a, i, &x) || !vector_element(in, &b, i, &y) ||
		    !combine_elements(in, operation, il_type(in->p->il, vector)->type, object, i, &x, &y))
			return false;
	return object ? true : unknown(in);
}
