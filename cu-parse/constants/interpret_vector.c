/* GNU: expressions of vectors in constant evaluation: what is chosen, shuffled and converted by element. */
#include "interpret.h"
#include "../types/layout.h"
#include "../typing/typing.h"

static bool is_vector(const struct parser *p, u32 type) { return type && il_type(p->il, type)->kind == tk_vector; }

bool is_vector_expression(struct parser *p, u32 node)
{
	u32 type = node ? il_expr_node(p->il, node)->type : 0;

	return type && type != p->error_type && is_vector(p, value_type(p, type));
}

bool choose_elements(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	struct parser *p = in->p;
	u32 second = il_expr_node(p->il, node->first_operand)->next, third = il_expr_node(p->il, second)->next, i;
	u32 type = node->type ? plain_type(p, node->type) : 0;
	struct value condition, a, b, element;
	struct object *object;
	bool truth;

	if (!evaluate_rvalue(in, node->first_operand, &condition) || !evaluate_rvalue(in, second, &a) || !evaluate_rvalue(in, third, &b))
		return false;
	object = is_vector(p, type) && is_vector_value(p, &condition) ? new_vector(in, type, out) : NULL;
	if (!object || object->count != condition.place.object->count)
		return unknown(in);
	for (i = 0; i < object->count; i++)
		if (!vector_element(in, &condition, i, &element) || !value_truth(in, &element, &truth) ||
		    !vector_element(in, truth ? &a : &b, i, &element) || !store_element(in, object, i, &element))
			return false;
	return true;
}

static bool vector_argument(struct interpreter *in, u32 node, struct value *out)
{
	if (!node || !evaluate_rvalue(in, node, out))
		return node ? false : unknown(in);
	return is_vector_value(in->p, out) ? true : unknown(in);
}

/* An element of two vectors of one type, which are counted on. */
static bool element_of_two(struct interpreter *in, const struct value *a, const struct value *b, u64 number, struct value *out)
{
	u32 count = a->place.object->count;

	if (number >= count + b->place.object->count)
		return unknown(in);
	return vector_element(in, number < count ? a : b, (u32)(number < count ? number : number - count), out);
}

/* The elements whose numbers are in the mask, modulo how many there are; of one vector, or of two. */
bool shuffle_vectors(struct interpreter *in, u32 first, struct value *out)
{
	u32 second = first ? il_expr_node(in->p->il, first)->next : 0, third = second ? il_expr_node(in->p->il, second)->next : 0, count, i;
	struct value a, b, mask, element;
	struct object *object;

	if (!vector_argument(in, first, &a) || !vector_argument(in, second, &b) || (third && !vector_argument(in, third, &mask)))
		return false;
	if (!third)
		mask = b;
	object = new_vector(in, a.type, out);
	if (!object || object->count != mask.place.object->count || (third && !same_plain_type(in->p, a.type, b.type)))
		return unknown(in);
	count = third ? 2 * object->count : object->count;
	for (i = 0; i < object->count; i++)
		if (!vector_element(in, &mask, i, &element) || !element_of_two(in, &a, &b, (u64)element.bits % count, &element) ||
		    !store_element(in, object, i, &element))
			return false;
	return true;
}

/* What -1 selects has some value. */
static bool select_element(struct interpreter *in, const struct value *a, const struct value *b, u32 node, struct object *element)
{
	struct value value;

	if (!evaluate_rvalue(in, node, &value))
		return false;
	if (value.kind == VALUE_INTEGER && (__int128)value.bits == -1) {
		element->state = OBJECT_OPAQUE;
		return true;
	}
	return element_of_two(in, a, b, (u64)value.bits, &value) && store(in, element, &value);
}

/* The elements of two vectors whose numbers are the arguments behind. */
bool select_elements(struct interpreter *in, u32 first, struct value *out)
{
	u32 second = first ? il_expr_node(in->p->il, first)->next : 0, node = second ? il_expr_node(in->p->il, second)->next : 0, count = 0,
	    i;
	struct object *object;
	struct value a, b;

	if (!vector_argument(in, first, &a) || !vector_argument(in, second, &b))
		return false;
	for (i = node; i; i = il_expr_node(in->p->il, i)->next)
		count++;
	object = count ? new_vector(in, type_vector(in->p, il_type(in->p->il, a.type)->type, count), out) : NULL;
	for (i = 0; object && i < count; i++, node = il_expr_node(in->p->il, node)->next)
		if (!select_element(in, &a, &b, node, &object->parts[i]))
			return false;
	return object ? true : unknown(in);
}

/* Each element as a number of another type. */
bool convert_elements(struct interpreter *in, u32 first, struct value *out)
{
	u32 second = first ? il_expr_node(in->p->il, first)->next : 0, i;
	u32 type = second ? il_expr_node(in->p->il, second)->type_operand : 0;
	struct value vector, element;
	struct object *object;

	type = type && !type_is_dependent(in->p, type) ? plain_type(in->p, type) : 0;
	if (!vector_argument(in, first, &vector))
		return false;
	object = is_vector(in->p, type) ? new_vector(in, type, out) : NULL;
	if (!object || object->count != vector.place.object->count)
		return unknown(in);
	for (i = 0; i < object->count; i++)
		if (!vector_element(in, &vector, i, &element) || !store_element(in, object, i, &element))
			return false;
	return true;
}
