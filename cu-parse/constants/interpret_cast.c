/* Casts and conversions of constant evaluation [expr.cast] [expr.static.cast] [class.conv.fct]. */
#include "interpret.h"
#include "../overload/function_address.h"
#include "../scopes/class_members.h"
#include "../typing/typing.h"

/* ---- conversion functions ---- */

struct conversions {
	u32 exact, other, exact_count, other_count;
	struct object *exact_self, *other_self;
	bool has_templates;
};

static bool is_scalar_kind(const struct parser *p, u32 type)
{
	return type && !is_class_type(p, type) && il_type(p->il, type)->kind != tk_void;
}

/* Those of a class, and where it has none of its bases. */
static bool find_conversions(struct interpreter *in, struct object *object, u32 type, struct conversions *found)
{
	struct parser *p = in->p;
	u32 scope = scope_of_type(p, object->type), symbol = scope ? bound_symbol(p, scope, p->word.operator_word) : 0, i;

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		u32 routine = il_any_index(p->symbols.at[symbol].entity), result;

		if (il_any_kind(p->symbols.at[symbol].entity) != IL_routine) {
			found->has_templates = true;
			continue;
		}
		result = referred_type(p, il_routine(p->il, routine)->conversion_type);
		if (result && same_plain_type(p, result, type)) {
			found->exact = routine;
			found->exact_self = object;
			found->exact_count++;
		} else if (!result || is_scalar_kind(p, result)) {
			found->other = routine;
			found->other_self = object;
			found->other_count++;
		}
	}
	if (object->kind != OBJECT_CLASS || found->exact_count || found->other_count || found->has_templates)
		return true;
	if (!object_parts(in, object))
		return false;
	for (i = 0; i < object->count && !field_of_part(p, object, i); i++)
		if (!find_conversions(in, &object->parts[i], type, found))
			return false;
	return true;
}

/* What overload resolution selects, whatever the object's cv and value category [over.match.conv]; 0: it is not known. */
static u32 resolved_conversion(struct parser *p, u32 class, u32 type)
{
	struct source temporary = { 0, class, vc_prvalue }, constant = { 0, type_qualified(p, class, tyf_const), vc_lvalue };
	struct conversion a = implicit_conversion(p, &temporary, type), b = implicit_conversion(p, &constant, type);

	return a.kind == CONVERSION_USER && b.kind == CONVERSION_USER && !a.is_uncertain && !a.is_ambiguous && a.function == b.function ?
	               a.function :
	               0;
}

/* The one that there is, or overload resolution selects, and the object that it is called for. */
static u32 selected_conversion(struct interpreter *in, struct object **object, u32 type, const struct conversions *found)
{
	u32 routine;

	if (!found->has_templates && found->exact_count == 1) {
		*object = found->exact_self;
		return found->exact;
	}
	if (!found->has_templates && !found->exact_count && found->other_count == 1) {
		*object = found->other_self;
		return found->other;
	}
	routine = resolved_conversion(in->p, (*object)->type, type);
	*object = routine ? object_base(in, *object, il_routine(in->p->il, routine)->class_type) : NULL;
	return *object ? routine : 0;
}

/* [class.conv.fct] */
static bool convert_object(struct interpreter *in, struct object *object, u32 type, struct value *out)
{
	struct conversions found = { 0 };
	u32 lambda = is_class_type(in->p, object->type) ? lambda_of_class(in->p, object->type) : 0;
	u32 routine;

	if (lambda && pointed_to(in->p, type))
		return convert_closure(in, object, type, out);
	if ((object->kind != OBJECT_CLASS && object->kind != OBJECT_UNION) || !find_conversions(in, object, type, &found))
		return unknown(in);
	routine = selected_conversion(in, &object, type, &found);
	if (!routine)
		return unknown(in);
	if (!call_without_arguments(in, routine, object, NULL, out) || !decay(in, out))
		return false;
	return out->kind != VALUE_OBJECT && convert_value(in, out, type, out) ? true : unknown(in);
}

/* Calls the one conversion function to a scalar; *value becomes its result. */
bool convert_operand(struct interpreter *in, struct value *value)
{
	struct conversion_functions functions;

	if (value->kind != VALUE_OBJECT || is_compound_value(in->p, value))
		return true;
	if (!is_class_type(in->p, value->type))
		return unknown(in);
	find_conversion_functions(in->p, value->type, &functions);
	if (functions.count != 1 || functions.incomplete || !is_scalar_kind(in->p, referred_type(in->p, functions.at[0].type)))
		return unknown(in);
	return call_without_arguments(in, functions.at[0].routine, value->place.object, NULL, value) && decay(in, value) ? true :
	                                                                                                                   unknown(in);
}

bool convert_to(struct interpreter *in, const struct value *value, u32 type, struct value *out)
{
	if (value->kind == VALUE_OBJECT && !is_class_type(in->p, type) && !is_compound_value(in->p, value))
		return convert_object(in, value->place.object, type, out);
	return convert_value(in, value, type, out);
}

/* ---- names of several functions [over.over] ---- */

/* The function that the type selects, if the node is such a name, or its address: what is converted to the type then. */
static bool evaluate_selected(struct interpreter *in, u32 node, u32 type, struct value *out)
{
	struct parser *p = in->p;
	u32 index = is_overload_set(p, node) ? selected_function(p, node, type) : 0;
	u32 function = index ? type_strip(p, il_routine(p->il, index)->type, NULL) : 0;
	const struct il_routine *routine = il_routine(p->il, index);

	if (!function || type_is_unknown(p, function))
		return false;
	if (routine->class_type && !(routine->flags & rf_static_member))
		*out = (struct value){ .kind = VALUE_MEMBER,
			               .type = type_strip(p, type_member_pointer(p, routine->class_type, function), NULL),
			               .member = il_any_of(IL_routine, index) };
	else
		*out = (struct value){ .kind = VALUE_LVALUE, .type = function, .place = { .routine = index } };
	return true;
}

bool evaluate_for(struct interpreter *in, u32 node, u32 type, struct value *out)
{
	return evaluate_selected(in, node, type, out) || evaluate(in, node, out);
}

bool evaluate_rvalue_for(struct interpreter *in, u32 node, u32 type, struct value *out)
{
	return evaluate_for(in, node, type, out) && decay_of(in, node, out);
}

/* ---- casts ---- */

static bool cast_to_class(struct interpreter *in, const struct il_expr_node *node, u32 type, struct object *target, struct value *out)
{
	struct initializer initializer = { .form = INITIALIZER_DIRECT, .first = il_if_written(in->p->il, node->first_operand) };

	if (node->flags & exf_braced)
		initializer.form = INITIALIZER_LIST;
	else if (!initializer.first)
		initializer.form = INITIALIZER_EMPTY;
	if (node->target && il_any_kind(node->target) == IL_routine)
		initializer.constructor = il_any_index(node->target);
	if (!target || !same_plain_type(in->p, target->type, type))
		target = object_new(in, type);
	if (!target)
		return unknown(in);
	*out = (struct value){ .kind = VALUE_OBJECT, .type = target->type, .place = { .object = target } };
	return initialize(in, target, type, &initializer);
}

/* To what the operand designates, or a base of it, or what it is a base of. */
static bool cast_to_reference(struct interpreter *in, const struct il_expr_node *node, u32 type, struct value *out)
{
	struct parser *p = in->p;
	u32 target = referred_type(p, type);
	struct object *object, *found = NULL;
	struct value operand;

	if (!node->first_operand || !evaluate_for(in, node->first_operand, type, &operand))
		return node->first_operand ? false : unknown(in);
	if (operand.kind == VALUE_LVALUE && target && same_plain_type(p, operand.type, target)) {
		*out = operand;
		return true;
	}
	if (operand.kind != VALUE_LVALUE && operand.kind != VALUE_OBJECT)
		return unknown(in);
	object = operand.kind == VALUE_OBJECT ? operand.place.object : object_at(in, &operand.place);
	if (!object || !target)
		return unknown(in);
	if (is_class_type(p, target))
		found = object_base(in, object, target);
	if (!found && is_class_type(p, target) && node->operation != eok_const_cast)
		found = object_derived(p, object, target);
	if (!found)
		return unknown(in);
	*out = value_lvalue(found);
	return true;
}

static bool cast_to_scalar(struct interpreter *in, const struct il_expr_node *node, u32 type, struct value *out)
{
	struct value operand;

	if (!node->first_operand)
		return zero_value(in->p, type, out) ? true : unknown(in);
	if (il_expr_node(in->p->il, node->first_operand)->next || !evaluate_rvalue_for(in, node->first_operand, type, &operand))
		return il_expr_node(in->p->il, node->first_operand)->next ? unknown(in) : false;
	if (node->operation == eok_reinterpret_cast && !is_vector_value(in->p, &operand) && il_type(in->p->il, type)->kind != tk_vector &&
	    !same_plain_type(in->p, operand.type, type))
		return unknown(in);
	return convert_to(in, &operand, type, out);
}

bool evaluate_cast(struct interpreter *in, u32 index, struct object *target, struct value *out)
{
	struct parser *p = in->p;
	struct il_expr_node node = *il_expr_node(p->il, index);
	u32 type = node.type_operand && !type_is_dependent(p, node.type_operand) ? plain_type(p, node.type_operand) : 0;
	struct value ignored;

	if (!type && node.operation == eok_functional_cast && node.type &&
	    is_class_type(p, node.type)) /* deduced [dcl.type.class.deduct] */
		type = plain_type(p, node.type);
	if (!type)
		return unknown(in);
	if (node.operation == eok_dynamic_cast)
		return evaluate_dynamic_cast(in, node.first_operand, type, out);
	if (is_reference_type(p, type))
		return cast_to_reference(in, &node, type, out);
	if (is_class_type(p, type) || (is_compound_number(p, type) && (node.flags & exf_braced || !node.first_operand)) ||
	    (il_type(p->il, type)->kind == tk_array && node.flags & exf_braced))
		return node.operation == eok_reinterpret_cast ? unknown(in) : cast_to_class(in, &node, type, target, out);
	if (il_type(p->il, type)->kind == tk_void) {
		*out = (struct value){ .kind = VALUE_VOID, .type = type };
		return !node.first_operand || evaluate(in, node.first_operand, &ignored);
	}
	return cast_to_scalar(in, &node, type, out);
}
