/* Range-based for in constant evaluation [stmt.ranged]. */
#include "interpret.h"
#include "../scopes/class_members.h"
#include "../syntax/expr.h"
#include "../typing/typing.h"

/* The variable of a range-for for one element; bindings refer to it, or to a copy. */
static bool declare_element(struct interpreter *in, u32 variable, struct object *element)
{
	struct parser *p = in->p;
	u32 type = il_variable(p->il, variable)->type, bare = type_strip(p, type, NULL);
	struct value value = value_lvalue(element);
	struct object *object;

	if (il_variable(p->il, variable)->flags & vf_binding_container) {
		object = is_reference_type(p, bare) ? element : object_new(in, element->type);
		return object && (object == element || initialize_from_value(in, object, element->type, &value)) ?
		               bind_names(in, variable, object) :
		               unknown(in);
	}
	if (is_reference_type(p, bare)) { /* auto & too: to the element itself */
		u32 target = type_without_reference(p, bare);

		if (is_deduced(p, target) || same_plain_type(p, target, element->type)) {
			vec_push(&in->frame->locals, (struct local){ variable, element });
			return true;
		}
	}
	object = declare_local(in, variable, is_deduced(p, type) ? element->type : type);
	return object ? initialize_from_value(in, object, is_deduced(p, type) ? element->type : type, &value) : unknown(in);
}

/* What begin or end of a range give that is of this type. */
static bool call_range_function(struct interpreter *in, struct object *object, u32 type, const char *name, struct value *out)
{
	struct value range = value_lvalue(object);
	bool is_member;
	u32 routine = range_function(in->p, type, name, &is_member);

	if (!routine)
		return unknown(in);
	return (is_member ? call_without_arguments(in, routine, object, NULL, out) :
	                    call_routine(in, routine, NULL, &(struct call_arguments){ .value = &range }, NULL, out)) &&
	       decay(in, out);
}

/* What begin and end are [stmt.ranged]/1: pointers into one array, or iterators that are objects of classes. */
struct range {
	struct object *begin, *end;
	struct place first;
	u32 count;
};

static bool find_pointers(struct interpreter *in, const struct value *begin, const struct value *end, struct range *range)
{
	if (begin->place.object != end->place.object || begin->place.element != end->place.element || end->place.index < begin->place.index)
		return unknown(in);
	*range = (struct range){ .first = begin->place, .count = end->place.index - begin->place.index };
	return true;
}

static struct object *iterator_object(struct interpreter *in, const struct value *value)
{
	struct object *object = value->type && value->kind == VALUE_OBJECT ? object_new(in, value->type) : NULL;

	return object && initialize_from_value(in, object, value->type, value) ? object : NULL;
}

/* The array behind the std::initializer_list that { … } is [dcl.init.list]/5: all elements have one type [dcl.spec.auto]. */
static bool find_list(struct interpreter *in, u32 list, struct range *range)
{
	struct parser *p = in->p;
	u32 element = il_expr_node(p->il, list)->first_operand, i, count = node_count(p, element);
	u32 type = element && il_expr_node(p->il, element)->type ? decayed_type(p, il_expr_node(p->il, element)->type) : 0;
	struct object *array = type ? object_new(in, type_array(p, type, &(struct array_bound){ .count = count })) : NULL;

	if (!array || !object_parts(in, array) || array->count != count)
		return unknown(in);
	for (i = 0; i < count; i++, element = il_expr_node(p->il, element)->next) {
		struct initializer initializer = { .form = INITIALIZER_COPY, .first = element };

		if (il_expr_node(p->il, element)->kind == enk_braced_init_list || !initialize(in, &array->parts[i], type, &initializer))
			return unknown(in);
	}
	*range = (struct range){ .first = place_of_element(array, 0), .count = count };
	return true;
}

static bool find_range(struct interpreter *in, u32 node, struct range *range)
{
	struct object *object;
	struct value begin, end;
	u32 cv = 0, type;

	if (il_expr_node(in->p->il, node)->kind == enk_braced_init_list)
		return find_list(in, node, range);
	if (!evaluate_object(in, node, &object))
		return false;
	if (object->kind == OBJECT_ARRAY) {
		*range = (struct range){ .first = place_of_element(object, 0), .count = object->count };
		return true;
	}
	type_strip(in->p, il_expr_node(in->p->il, node)->type, &cv);
	type = type_qualified(in->p, object->type, cv);
	if (object->kind != OBJECT_CLASS || !call_range_function(in, object, type, "begin", &begin) ||
	    !call_range_function(in, object, type, "end", &end))
		return object->kind != OBJECT_CLASS ? unknown(in) : false;
	if (begin.kind == VALUE_POINTER && end.kind == VALUE_POINTER)
		return find_pointers(in, &begin, &end, range);
	*range = (struct range){ .begin = iterator_object(in, &begin), .end = iterator_object(in, &end) };
	return range->begin && range->end ? true : unknown(in);
}

/* ---- the loop ---- */

/* Runs the body for one element. *flow is what the loop gives if it is left. */
static bool run_body(struct interpreter *in, const struct il_statement *statement, u32 variable, struct object *element, enum flow *flow)
{
	u32 inner = in->frame->locals.count;

	*flow = element && step(in) && declare_element(in, variable, element) ? execute(in, statement->first_statement) : FLOW_FAILED;
	*flow = close_scope(in, inner, *flow);
	return !leaves_loop(flow);
}

static enum flow over_pointers(struct interpreter *in, const struct il_statement *statement, u32 variable, struct range *range)
{
	enum flow flow = FLOW_NEXT;
	u32 i;

	for (i = 0; i < range->count; i++, range->first.index++)
		if (!run_body(in, statement, variable, object_at(in, &range->first), &flow))
			return flow;
	return FLOW_NEXT;
}

/* What *begin gives. */
static struct object *current_element(struct interpreter *in, u32 node)
{
	struct object *object;
	struct value value;

	if (!evaluate(in, node, &value))
		return NULL;
	if (value.kind == VALUE_LVALUE || value.kind == VALUE_OBJECT)
		return value.kind == VALUE_OBJECT ? value.place.object : object_at(in, &value.place);
	object = value.type ? object_new(in, value.type) : NULL;
	return object && initialize_from_value(in, object, value.type, &value) ? object : NULL;
}

static enum flow over_iterators(struct interpreter *in, const struct il_statement *statement, u32 variable, const struct range *range)
{
	struct iteration nodes = begin_iteration(in->p, range->begin->type, range->end->type);
	enum flow flow = FLOW_FAILED;
	struct value ignored;
	bool more;
	u32 i;

	for (i = 0; i < COUNT_OF(nodes.begin); i++)
		vec_push(&in->frame->locals, (struct local){ STAND_IN | nodes.begin[i], range->begin });
	vec_push(&in->frame->locals, (struct local){ STAND_IN | nodes.end, range->end });
	while (nodes.advance && step(in) && evaluate_condition(in, nodes.is_not_end, &more)) {
		flow = FLOW_NEXT;
		if (!more || !run_body(in, statement, variable, current_element(in, nodes.element), &flow))
			break;
		flow = FLOW_FAILED;
		if (!evaluate(in, nodes.advance, &ignored))
			break;
	}
	end_iteration(in->p, &nodes);
	if (flow == FLOW_FAILED && in->failure == VERDICT_KNOWN)
		unknown(in);
	return flow;
}

enum flow execute_range_for(struct interpreter *in, const struct il_statement *statement)
{
	u32 scope = open_scope(in), declaration, variable, temporaries = begin_full_expression(in);
	struct range range;
	enum flow flow;

	if (!run_init(in, statement->init, &declaration) || !declaration || !find_range(in, statement->expr, &range))
		return close_scope(in, scope, FLOW_FAILED);
	variable = il_any_index(il_expr_node(in->p->il, il_statement(in->p->il, declaration)->expr)->target);
	if (!variable) {
		unknown(in);
		return close_scope(in, scope, FLOW_FAILED);
	}
	flow = range.begin ? over_iterators(in, statement, variable, &range) : over_pointers(in, statement, variable, &range);
	flow = close_scope(in, scope, flow);
	return flow == FLOW_FAILED || end_full_expression(in, temporaries, result_object(in, flow)) ? flow : FLOW_FAILED;
}
