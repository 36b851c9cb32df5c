/* Functions that initializations, conversions and operators call without a name [dcl.init] [conv] [class.temporary]. */
#include "../scopes/class_members.h"
#include "../overload/constructors.h"
#include "../overload/function_address.h"
#include "../constants/interpret.h"
#include "../traits/traits.h"
#include "../typing/typing.h"
#include "uses.h"

/* The class that a type is, or that its elements are; 0: none, or a reference. */
static u32 object_class(struct parser *p, u32 type)
{
	struct subobject o;

	return type && strip_to_element(p, type, &o) && !o.is_reference && is_class_type(p, o.type) ? type_strip(p, o.type, NULL) : 0;
}

static bool is_list(const struct parser *p, u32 node) { return node && il_expr_node(p->il, node)->kind == enk_braced_init_list; }

/* ---- constructors ---- */

/* Which implicit member an implicit candidate is. */
static enum implicit_use implicit_member(const struct parser *p, const struct candidate *candidate)
{
	u32 param = candidate->type ? il_type(p->il, type_strip(p, candidate->type, NULL))->first_param : 0;

	if (!param)
		return USE_OF_DEFAULT;
	return il_type(p->il, type_strip(p, il_param_type(p->il, param)->type, NULL))->pointer_kind == pk_rvalue_reference ? USE_OF_MOVE : USE_OF_COPY;
}

static void use_resolved(struct uses *u, u32 class, const struct resolution *r, u32 first)
{
	if (r->outcome != OUTCOME_SUCCESS)
		return;
	if (r->best.routine) {
		use_routine(u, r->best.routine);
		use_arguments(u, r->best.routine, class, first);
	} else if (!r->best.template) {
		use_implicitly(u, class, implicit_member(u->p, &r->best));
	}
}

/* From nodes, or from the elements of the list that first is. */
static void use_constructor(struct uses *u, u32 class, u32 first, bool list)
{
	struct parser *p = u->p;
	struct source source = source_of_node(p, first);
	struct arguments arguments = { .count = 0 };
	u32 elements = list ? il_expr_node(p->il, first)->first_operand : first, viable;
	struct resolution r;

	if (!arguments_of_nodes(p, elements, &arguments))
		return;
	r = resolve_constructors(p, class, list ? &source : NULL, &arguments, &viable);
	use_resolved(u, class, &r, elements);
}

void use_copy(struct uses *u, u32 type, const struct source *source)
{
	struct arguments arguments = { .call.first_argument = source->node, .count = 1, .at[0] = *source };
	struct parser *p = u->p;
	u32 class = object_class(p, type), viable;
	struct resolution r;

	if (!class || (source->category == vc_prvalue && type_canonical(p, type_strip(p, source->type, NULL)) == type_canonical(p, class)))
		return;
	r = resolve_constructors(p, class, NULL, &arguments, &viable);
	use_resolved(u, class, &r, 0);
}

static void use_converter(struct uses *u, u32 function, u32 node)
{
	if (!function)
		return;
	use_routine(u, function);
	if (il_routine(u->p->il, function)->special_kind == sfk_constructor)
		use_arguments(u, function, il_routine(u->p->il, function)->class_type, node);
}

/* ---- implicit conversions ---- */

/* The user-defined conversion to a type, if it takes one; the temporary is destroyed. Of several functions the type selects one. */
static void use_conversion(struct uses *u, u32 type, u32 node)
{
	struct parser *p = u->p;
	struct source source = source_of_node(p, node);
	struct conversion c;

	if (is_overload_set(p, node)) {
		select_function(p, node, type);
		use_expression(u, node);
	}
	if (!source.type || (!is_class_type(p, source.type) && !is_class_type(p, type_without_reference(p, type))))
		return;
	c = implicit_conversion(p, &source, type);
	if (c.kind != CONVERSION_USER)
		return;
	use_converter(u, c.function, node);
	if (is_reference_type(p, type))
		use_destructor(u, type_without_reference(p, type));
}

void use_condition(struct uses *u, u32 node)
{
	struct parser *p = u->p;
	u32 type = node ? il_expr_node(p->il, node)->type : 0, i;
	struct conversion_functions functions;

	if (!type || !is_class_type(p, type) || type_is_dependent(p, type))
		return;
	find_conversion_functions(p, type, &functions);
	for (i = 0; i < functions.count; i++)
		if (type_canonical(p, type_strip(p, functions.at[i].type, NULL)) == p->builtin[ik_bool] || functions.count == 1)
			use_routine(u, functions.at[i].routine);
}

/* ---- initialization ---- */

/* [dcl.init.aggr]: bases and members from the elements in order. */
static void use_aggregate(struct uses *u, u32 class, u32 element)
{
	struct parser *p = u->p;
	u32 info = il_type(p->il, class)->class_info, base = il_class_info(p->il, info)->first_base, field = il_class_info(p->il, info)->first_field;

	for (; base; base = il_base_class(p->il, base)->next) {
		use_initialization(u, il_base_class(p->il, base)->type, element ? USE_COPY : USE_DEFAULT, element);
		element = element ? il_expr_node(p->il, element)->next : 0;
	}
	for (; field; field = il_field(p->il, field)->next) {
		use_initialization(u, il_field(p->il, field)->type, element ? USE_COPY : USE_DEFAULT, element);
		element = element ? il_expr_node(p->il, element)->next : 0;
	}
}

static void use_list(struct uses *u, u32 type, u32 list)
{
	struct parser *p = u->p;
	u32 bare = type_strip(p, type, NULL), element = il_expr_node(p->il, list)->first_operand;
	u32 only = element && !il_expr_node(p->il, element)->next ? il_expr_node(p->il, element)->type : 0;

	if (il_type(p->il, bare)->kind == tk_array) {
		for (; element; element = il_expr_node(p->il, element)->next)
			use_initialization(u, il_type(p->il, bare)->type, USE_COPY, element);
	} else if (trait_is_aggregate(p, &bare, 1) == TRAIT_TRUE) {
		if (only && type_canonical(p, type_strip(p, only, NULL)) == type_canonical(p, bare))
			use_initialization(u, type, USE_COPY, element);
		else
			use_aggregate(u, bare, element);
	} else {
		use_constructor(u, bare, element || !list ? list : 0, element);
	}
}

static void use_class_initialization(struct uses *u, u32 class, enum use_form form, u32 first)
{
	struct parser *p = u->p;
	struct source source = source_of_node(p, first);
	u32 source_class = source.type && is_class_type(p, source.type) ? type_strip(p, source.type, NULL) : 0;
	bool is_single = first && (form == USE_COPY || !il_expr_node(p->il, first)->next);

	if (is_single && source_class && source.category == vc_prvalue && type_canonical(p, source_class) == type_canonical(p, class))
		return;
	if (form == USE_COPY && source_class && is_derived_from(p, source_class, class) != OUTCOME_SUCCESS &&
	    type_canonical(p, source_class) != type_canonical(p, class))
		use_conversion(u, class, first);
	else if (form == USE_COPY && !source_class)
		use_conversion(u, class, first);
	else if (form == USE_COPY)
		use_copy(u, class, &source);
	else
		use_constructor(u, class, form == USE_DEFAULT ? 0 : first, false);
}

void use_initialization(struct uses *u, u32 type, enum use_form form, u32 first)
{
	struct parser *p = u->p;
	bool temporary = type && is_list(p, first) && is_reference_type(p, type);
	u32 class;

	if (temporary)
		type = type_without_reference(p, type);
	class = object_class(p, type);
	if (!type || type_is_dependent(p, type) || type_is_unknown(p, type) || stack_is_low(p->stack_bound))
		return;
	if (is_list(p, first) && form != USE_DEFAULT && (class || il_type(p->il, type_strip(p, type, NULL))->kind == tk_array))
		use_list(u, type, first);
	else if (class)
		use_class_initialization(u, class, form, first);
	else if (first && form != USE_DEFAULT)
		use_conversion(u, type, first);
	if (temporary)
		use_destructor(u, type);
}

/* ---- calls ---- */

void use_arguments(struct uses *u, u32 routine, u32 class, u32 first)
{
	struct parser *p = u->p;
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param, number = 0, type;

	for (; param; param = il_param_type(p->il, param)->next, number++) {
		u32 node = first;

		type = il_param_type(p->il, param)->type;
		type = class ? type_of_member(p, type, class) : type;
		if (!node && (node = default_argument(p, routine, number)))
			use_text(u, node);
		if (!node)
			return;
		use_initialization(u, type, USE_COPY, node);
		use_destructor(u, type);
		first = first ? il_expr_node(p->il, first)->next : 0;
	}
}

static u32 called_routine(const struct parser *p, u32 callee)
{
	const struct il_expr_node *node = il_expr_node(p->il, callee);

	while (node->kind == enk_operation && node->operation == eok_parens)
		node = il_expr_node(p->il, node->first_operand);
	if (node->kind == enk_operation && (node->operation == eok_dot_field || node->operation == eok_points_to_field))
		node = il_expr_node(p->il, il_expr_node(p->il, node->first_operand)->next);
	return il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0;
}

static void use_call(struct uses *u, const struct il_expr_node *node)
{
	struct parser *p = u->p;
	u32 callee = node->first_operand, routine = il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : called_routine(p, callee);

	if (routine)
		use_arguments(u, routine, il_routine(p->il, routine)->class_type, il_expr_node(p->il, callee)->next);
	if (node->type && node->value_category == vc_prvalue)
		use_destructor(u, node->type);
}

/* Operators that are functions: the object of a member is no argument. */
static void use_operator(struct uses *u, const struct il_expr_node *node)
{
	struct parser *p = u->p;
	u32 routine = il_any_index(node->target), first = node->first_operand;
	bool is_member = il_routine(p->il, routine)->class_type && !(il_routine(p->il, routine)->flags & rf_friend);

	use_arguments(u, routine, il_routine(p->il, routine)->class_type, is_member ? il_expr_node(p->il, first)->next : first);
	if (node->type && node->value_category == vc_prvalue)
		use_destructor(u, node->type);
}

static void use_cast(struct uses *u, const struct il_expr_node *node)
{
	struct parser *p = u->p;
	u32 first = node->first_operand, type = node->type ? node->type : node->type_operand;

	if (il_any_kind(node->target) == IL_routine)
		use_arguments(u, il_any_index(node->target), il_routine(p->il, il_any_index(node->target))->class_type,
			      is_list(p, first) ? il_expr_node(p->il, first)->first_operand : first);
	else if (type && !is_reference_type(p, node->type_operand) && object_class(p, type))
		use_initialization(u, type, USE_DIRECT, first);
	else if (first)
		use_conversion(u, node->type_operand, first);
	if (node->value_category == vc_prvalue)
		use_destructor(u, type);
}

static void use_new_delete(struct uses *u, const struct il_expr_node *node)
{
	struct parser *p = u->p;
	u32 operand = node->first_operand, type = node->type ? pointed_to(p, node->type) : 0, init = 0;

	if (!node->type_operand) {   /* delete */
		type = operand && il_expr_node(p->il, operand)->type ? pointed_to(p, il_expr_node(p->il, operand)->type) : 0;
		use_destructor(u, type);
		return;
	}
	for (; operand; operand = il_expr_node(p->il, operand)->next)
		if (il_expr_node(p->il, operand)->flags & exf_parenthesized && il_expr_node(p->il, operand)->kind == enk_initializer)
			init = il_expr_node(p->il, operand)->first_operand;
		else if (is_list(p, operand))
			init = operand;
	use_initialization(u, type, init ? USE_DIRECT : USE_DEFAULT, init);
}

/* The chain of operator-> of an object of class type [over.ref]. */
static void use_arrow(struct uses *u, const struct il_expr_node *node)
{
	struct source object = source_of_node(u->p, node->first_operand);
	u32 i, routine;

	for (i = 0; i < LONGEST_ARROW_CHAIN && object.type && is_class_type(u->p, object.type); i++) {
		if (!arrow_operator(u->p, &object, &routine))
			return;
		use_routine(u, routine);
	}
}

static bool is_assignment(const struct parser *p, const struct il_expr_node *node)
{
	return node->operation == eok_assign && node->type && is_class_type(p, node->type);
}

/* An assignment by an implicit operator. */
static void use_implicit_assignment(struct uses *u, const struct il_expr_node *node)
{
	u32 right = il_expr_node(u->p->il, node->first_operand)->next;
	bool is_lvalue = right && il_expr_node(u->p->il, right)->value_category == vc_lvalue;

	use_implicitly(u, type_strip(u->p, node->type, NULL), is_lvalue ? USE_OF_COPY_ASSIGNMENT : USE_OF_MOVE_ASSIGNMENT);
}

void use_operation(struct uses *u, u32 index)
{
	struct parser *p = u->p;
	const struct il_expr_node *node = il_expr_node(p->il, index);

	if (node->flags & exf_dependent)
		return;
	if (node->kind == enk_new_delete)
		use_new_delete(u, node);
	else if (node->kind == enk_throw && node->first_operand)
		use_initialization(u, il_expr_node(p->il, node->first_operand)->type, USE_COPY, node->first_operand);
	if (node->kind != enk_operation)
		return;
	switch (node->operation) {
	case eok_points_to_field: use_arrow(u, node); break;
	case eok_call: use_call(u, node); break;
	case eok_cast: case eok_static_cast: case eok_functional_cast: use_cast(u, node); break;
	case eok_question: use_condition(u, node->first_operand); break;
	case eok_land: case eok_lor: case eok_not:
		use_condition(u, node->first_operand);
		use_condition(u, node->operation == eok_not ? 0 : il_expr_node(p->il, node->first_operand)->next);
		break;
	default:
		if (il_any_kind(node->target) == IL_routine)
			use_operator(u, node);
		else if (is_assignment(p, node))
			use_implicit_assignment(u, node);
		else if (node->operation == eok_assign && node->type)
			use_conversion(u, node->type, il_expr_node(p->il, node->first_operand)->next);
	}
}
