/* GNU: vectors of constant evaluation. A value is an array object with a part for each element. */
#include "../../lib/il/operations.h"
#include "interpret.h"

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

/* A new vector that is given its elements. */
static struct object *new_vector(struct interpreter *in, u32 type, struct value *out)
{
	struct object *object = object_new(in, type);

	if (!object || !object_parts(in, object))
		return NULL;
	*out = (struct value){ .kind = VALUE_OBJECT, .type = object->type, .place = { .object = object } };
	return object;
}

/* The element of a vector, or the number that stands for all. */
static bool element_of(struct interpreter *in, const struct value *value, u32 number, struct value *out)
{
	struct place place;

	*out = *value;
	if (!is_vector_value(in->p, value))
		return true;
	place = place_of_element(value->place.object, number);
	return load(in, &place, out);
}

static bool store_element(struct interpreter *in, struct object *vector, u32 number, const struct value *value)
{
	struct value converted;

	return convert_value(in, value, vector->parts[number].type, &converted) && store(in, &vector->parts[number], &converted);
}

/* Whether a cast keeps each element's bits: integers of one size. */
static bool has_like_elements(const struct parser *p, const struct il_type *a, const struct il_type *b)
{
	const struct il_type *x = il_type(p->il, a->type), *y = il_type(p->il, b->type);

	return a->size == b->size && x->kind == tk_integer && y->kind == tk_integer && x->size == y->size;
}

bool convert_to_vector(struct interpreter *in, const struct value *value, u32 type, struct value *out)
{
	struct value from = *value, element;
	struct object *object;
	u32 i;

	*out = from;
	if (!is_vector_value(in->p, &from) || same_plain_type(in->p, from.type, type))
		return is_vector_value(in->p, &from) ? true : unknown(in);
	if (!has_like_elements(in->p, il_type(in->p->il, from.type), il_type(in->p->il, type)))
		return unknown(in);
	object = new_vector(in, type, out);
	for (i = 0; object && i < object->count; i++)
		if (!element_of(in, &from, i, &element) || !store_element(in, object, i, &element))
			return unknown(in);
	return object ? true : unknown(in);
}

bool unary_vector(struct interpreter *in, u8 operation, const struct value *operand, struct value *out)
{
	struct value vector = *operand, element;
	struct object *object = new_vector(in, vector.type, out);
	u32 i;

	for (i = 0; object && i < object->count; i++)
		if (!element_of(in, &vector, i, &element) || !unary_value(in, operation, &element, &element) ||
		    !store_element(in, object, i, &element))
			return unknown(in);
	return object ? true : unknown(in);
}

bool binary_vector(struct interpreter *in, u8 operation, const struct value *left, const struct value *right, struct value *out)
{
	struct value a = *left, b = *right, x, y;
	enum il_operation_class class = il_operation_class(operation);
	bool is_like = is_vector_value(in->p, &a) && is_vector_value(in->p, &b);
	struct object *object;
	u32 i;

	if ((class != opc_arithmetic && class != opc_shift) || (is_like && !same_plain_type(in->p, a.type, b.type)))
		return unknown(in);
	object = new_vector(in, is_vector_value(in->p, &a) ? a.type : b.type, out);
	for (i = 0; object && i < object->count; i++)
		if (!element_of(in, &a, i, &x) || !element_of(in, &b, i, &y) || !binary_value(in, operation, &x, &y, &x) ||
		    !store_element(in, object, i, &x))
			return unknown(in);
	return object ? true : unknown(in);
}
