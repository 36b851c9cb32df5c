/* dynamic_cast and typeid in constant evaluation, since C++20 [expr.dynamic.cast] [expr.typeid]. */
#include "constants.h"
#include "../overload/conversion.h"
#include "../scopes/class_members.h"
#include "../traits/traits.h"
#include "../typing/typing.h"

static bool is_polymorphic(struct parser *p, u32 class) { return trait_is_polymorphic(p, &class, 1) == TRAIT_TRUE; }

/* ---- dynamic_cast ---- */

static bool is_public_base(const struct parser *p, u32 class, u32 number)
{
	u32 base = il_class_info(p->il, il_type(p->il, class)->class_info)->first_base;

	while (number--)
		base = il_base_class(p->il, base)->next;
	return il_base_class(p->il, base)->access == as_public;
}

/* Whether object, which is whole or a base of it, is one that is public on the way there. */
static bool is_public_in(const struct parser *p, const struct object *object, const struct object *whole)
{
	for (; object != whole; object = object->parent)
		if (!is_public_base(p, object->parent->type, object->number))
			return false;
	return true;
}

/* The bases of the type in an object: how many, and the last public one. */
struct found_bases {
	struct object *public;
	u32 count;
};
static bool find_bases(struct interpreter *in, struct object *object, struct object *whole, u32 type, struct found_bases *found)
{
	u32 i;

	if (!step(in))
		return false;
	if (same_plain_type(in->p, object->type, type)) {
		found->count++;
		found->public = is_public_in(in->p, object, whole) ? object : NULL;
		return true;
	}
	if (!object_parts(in, object))
		return false;
	for (i = 0; i < object->count && !field_of_part(in->p, object, i); i++)
		if (!find_bases(in, &object->parts[i], whole, type, found))
			return false;
	return true;
}

/* [expr.dynamic.cast]/8: the object of the type that this is a public base of, else the one public base of the type that the most derived
 * object has; NULL: it has none. */
static bool check_at_run_time(struct interpreter *in, struct object *object, u32 type, struct object **result)
{
	struct object *whole = object_most_derived(in->p, object), *derived = object;
	struct found_bases found = { 0 };

	while (derived != whole && !same_plain_type(in->p, derived->type, type))
		derived = derived->parent;
	*result = same_plain_type(in->p, derived->type, type) && is_public_in(in->p, object, derived) ? derived : NULL;
	if (*result || !is_public_in(in->p, object, whole))
		return true;
	if (!find_bases(in, whole, whole, type, &found))
		return false;
	*result = found.count == 1 ? found.public : NULL;
	return true;
}

/* The object of a class that is converted to another, or cv void (0): from the static type up, else by the dynamic type. */
static bool cast_object(struct interpreter *in, struct object *object, u32 type, struct object **result)
{
	if (!is_class_type(in->p, object->type) || object_root(object)->state == OBJECT_OPAQUE || !is_polymorphic(in->p, object->type))
		return unknown(in);
	if (object_root(object)->flags & OBJECT_DEAD)
		return not_constant(in);
	if (type)
		return check_at_run_time(in, object, type, result);
	*result = object_most_derived(in->p, object);
	return true;
}

static bool is_upcast(struct parser *p, u32 from, u32 to)
{
	return to && is_class_type(p, from) && is_derived_from(p, type_strip(p, from, NULL), type_strip(p, to, NULL)) == OUTCOME_SUCCESS;
}

static bool cast_pointer(struct interpreter *in, const struct value *operand, u32 type, struct value *out)
{
	struct parser *p = in->p;
	u32 target = plain_type(p, il_type(p->il, type)->type), source = il_type(p->il, operand->type)->type;
	struct object *object, *result;

	*out = value_pointer(type, (struct place){ 0 });
	if (operand->kind != VALUE_POINTER || !target || !source)
		return unknown(in);
	if (is_upcast(p, source, is_class_type(p, target) ? target : 0))
		return convert_value(in, operand, type, out);
	if (!operand->place.object)
		return operand->place.routine ? unknown(in) : true;
	object = object_at(in, &operand->place);
	if (!object || !cast_object(in, object, is_class_type(p, target) ? target : 0, &result))
		return false;
	if (result)
		out->place = place_of(result);
	return true;
}

bool evaluate_dynamic_cast(struct interpreter *in, u32 operand, u32 type, struct value *out)
{
	struct parser *p = in->p;
	u32 target = referred_type(p, type);
	struct object *object, *result;
	struct value value;

	if (p->il->header.std_version < 202002 || !operand || !target)
		return unknown(in);
	if (!is_reference_type(p, type))
		return evaluate_rvalue(in, operand, &value) && cast_pointer(in, &value, type, out);
	if (!evaluate_object(in, operand, &object))
		return false;
	result = is_class_type(p, object->type) ? object_base(in, object, target) : NULL;
	if (!result && !cast_object(in, object, target, &result))
		return false;
	if (!result) /* std::bad_cast */
		return not_constant(in);
	*out = value_lvalue(result);
	return true;
}

/* ---- typeid ---- */

/* The std::type_info of a type: one object, of which nobody knows more than its address. */
static struct object *type_info_object(struct interpreter *in, u32 class, u32 type)
{
	struct constants *c = constants(in->p);
	struct arena *temporary = in->arena;
	struct object *object;
	bool is_new;
	u32 *index;

	type = type_canonical(in->p, type_strip(in->p, type, NULL));
	index = il_map_at(&c->type_info_map, type, &is_new);
	if (!is_new && *index)
		return c->type_infos.at[*index];
	in->arena = &c->memory;
	object = object_new(in, class);
	in->arena = temporary;
	if (!object)
		return NULL;
	object->flags = OBJECT_STATIC | OBJECT_READ_ONLY;
	object->state = OBJECT_OPAQUE;
	if (!c->type_infos.count)
		vec_push(&c->type_infos, NULL);
	*il_map_at(&c->type_info_map, type, &is_new) = c->type_infos.count;
	vec_push(&c->type_infos, object);
	return object;
}

/* The operand's type; of a glvalue of polymorphic class the dynamic one [expr.typeid]/3. */
static bool type_of_operand(struct interpreter *in, u32 operand, u32 *type)
{
	struct parser *p = in->p;
	struct source source = source_of_node(p, operand);
	struct object *object;

	if (!source.type || source.type == p->error_type)
		return unknown(in);
	*type = type_without_reference(p, source.type);
	if (source.category == vc_prvalue || !is_class_type(p, *type) || !is_polymorphic(p, type_strip(p, *type, NULL)))
		return true;
	if (!evaluate_object(in, operand, &object))
		return false;
	*type = object_most_derived(p, object)->type;
	return object_root(object)->state == OBJECT_OPAQUE ? unknown(in) : true;
}

bool evaluate_typeid(struct interpreter *in, u32 index, struct value *out)
{
	struct parser *p = in->p;
	struct il_expr_node node = *il_expr_node(p->il, index);
	u32 type = node.type_operand ? type_without_reference(p, node.type_operand) : 0;
	struct object *object;

	if (!node.type || node.type == p->error_type || (!type && !node.first_operand))
		return unknown(in);
	if (!type && !type_of_operand(in, node.first_operand, &type))
		return false;
	object = type_is_unknown(p, type) || type_is_dependent(p, type) ? NULL : type_info_object(in, type_strip(p, node.type, NULL), type);
	if (!object)
		return unknown(in);
	*out = value_lvalue(object);
	return true;
}
