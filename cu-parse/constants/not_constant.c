/* Why an expression that has to be an integral constant is none [expr.const], by its form: said only where it is certain.
 *
 * The interpreter knows just the objects of an evaluation: parameters and local variables around, this, captures and functions of C's
 * library are unknown to it, and here they are looked at. What is not followed here (NOT_FOLLOWED) is evaluated, and reason.c says why
 * that fails. */
#include "../../lib/il/operations.h"
#include "../../lib/il/names.h"
#include "interpret.h"
#include "../traits/traits.h"
#include "../types/layout.h"
#include "../typing/closure_members.h"
#include "../typing/typing.h"

/* What keeps an expression from being a constant, found first of its operands in order of evaluation. */
struct obstacle {
	u32 node, routine, variable, lambda, place; /* place: of what is noted, 0: where the node begins */
	enum {
		NO_OBSTACLE,
		NOT_FOLLOWED,
		UNDEFINED_NAME,
		TYPE_NAME,
		VARIABLE,
		CALL,
		CALL_OF_LAMBDA,
		CONSTRUCTOR,
		STORAGE,
		OBJECT_OF_MEMBER,
		ZERO_DIVISOR,
		NEGATIVE_COUNT
	} kind;
};

static struct obstacle obstacle_at(u32 node, int kind) { return (struct obstacle){ .node = node, .kind = kind }; }

static bool is_arithmetic(const struct il_type *type) { return type->kind == tk_integer || type->kind == tk_float; }

static struct obstacle obstacle_in(struct parser *p, u32 node);
static struct obstacle obstacle_in_call(struct parser *p, u32 node);

/* Whether a reference is bound when the program starts, to an object that is none of a constant for all we know. */
static bool has_static_storage(const struct parser *p, const struct il_variable *variable)
{
	u8 kind = il_scope(p->il, variable->parent_scope)->kind;

	return (kind == sck_file || kind == sck_namespace) && variable->init_expr &&
	       il_expr_node(p->il, variable->init_expr)->value_category == vc_lvalue;
}

/* A variable without a value that is known when it is compiled [expr.const]/3. */
static struct obstacle obstacle_in_variable(struct parser *p, u32 node, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	struct obstacle found = { .node = node, .variable = index, .kind = VARIABLE };
	u32 cv = 0, type = type_strip(p, variable->type, &cv);
	struct constant value;
	bool is_pointer;
	u32 initializer;

	if (variable->entity & (enf_is_template | enf_member_of_template) || variable->template_param ||
	    (variable->entity & enf_instantiation && !is_automatic(p, variable)) || type_is_dependent(p, variable->type) ||
	    names_part_of_other(p, index))
		return obstacle_at(node, NOT_FOLLOWED);
	if (variable->flags & vf_enumerator)
		return obstacle_at(node, NO_OBSTACLE);
	if (is_reference_type(p, type) && !(variable->flags & vf_parameter))
		return obstacle_at(node, has_static_storage(p, variable) ? STORAGE : NOT_FOLLOWED);
	is_pointer = il_type(p->il, type)->kind == tk_pointer;
	if (!is_pointer && !is_arithmetic(il_type(p->il, type)))
		return obstacle_at(node, NOT_FOLLOWED);
	if (variable->flags & vf_constexpr || (cv & tyf_const && il_type(p->il, type)->kind == tk_float && variable->initializer_end))
		return obstacle_at(node, NO_OBSTACLE);
	if (!(cv & tyf_const) || cv & tyf_volatile || !variable->initializer_end)
		return found;
	value = constant_of_variable(p, index);
	if (value.known)
		return obstacle_at(node, NO_OBSTACLE);
	initializer = initializer_of_variable(p, index).first;
	if (value.never || (initializer && may_nest(p) && obstacle_in(p, initializer).kind >= VARIABLE))
		return found;
	return obstacle_at(node, NOT_FOLLOWED);
}

/* Where the last part of a callee's name stands. */
u32 place_of_named(const struct parser *p, const struct il_expr_node *name)
{
	return name->flags & exf_qualified_name ? p->tokens[token_at(p, name->range_end) - 1].position : name->range_begin;
}

/* ---- lambdas ---- */

/* The automatic or static variable that a reference is bound to, or to a part of it; 0: it is not known here. */
static u32 variable_bound_to(const struct parser *p, u32 reference)
{
	u32 node = il_in_parentheses(p->il, il_variable(p->il, reference)->init_expr);

	while (il_expr_node(p->il, node)->kind == enk_operation && il_expr_node(p->il, node)->operation == eok_dot_field)
		node = il_in_parentheses(p->il, il_expr_node(p->il, node)->first_operand);
	return il_expr_node(p->il, node)->kind == enk_variable ? il_any_index(il_expr_node(p->il, node)->target) : 0;
}

/* What a reference designates is copied: it may be there when the program runs. */
static struct obstacle obstacle_in_copied_reference(struct parser *p, u32 node, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 bound = variable_bound_to(p, index);

	if (variable->flags & vf_parameter || !bound || !is_changing(p, bound))
		return obstacle_in_variable(p, node, index);
	return (struct obstacle){ .node = node,
		                  .variable = index,
		                  .kind = is_automatic(p, il_variable(p->il, bound)) ? VARIABLE : STORAGE };
}

/* A variable that is copied, whatever its type is. */
static struct obstacle obstacle_in_copied_variable(struct parser *p, u32 node, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 cv = 0, type = type_strip(p, variable->type, &cv);
	struct obstacle found = { .node = node, .variable = index, .kind = VARIABLE };

	while (il_type(p->il, type)->kind == tk_array)
		type = type_strip(p, il_type(p->il, type)->type, &cv);
	if (!is_automatic(p, variable) || !variable->name /* of a pack */ || cv & tyf_volatile || type_is_dependent(p, variable->type))
		return obstacle_at(node, NOT_FOLLOWED);
	if (is_reference_type(p, type))
		return obstacle_in_copied_reference(p, node, index);
	if (type == type_strip(p, variable->type, NULL) && !is_class_type(p, type))
		return obstacle_in_variable(p, node, index);
	return variable->flags & vf_constexpr ? obstacle_at(node, NO_OBSTACLE) : found;
}

static struct obstacle obstacle_in_capture(struct parser *p, u32 node, const struct il_lambda_capture *capture)
{
	struct obstacle found = obstacle_at(node, NOT_FOLLOWED);

	if (capture->flags & cpf_pack)
		return found;
	switch (capture->kind) {
	case cptk_this: return (struct obstacle){ .node = node, .place = capture->range_begin, .kind = OBJECT_OF_MEMBER };
	case cptk_star_this: return obstacle_at(node, OBJECT_OF_MEMBER);
	case cptk_copy:
		return il_any_kind(capture->captured) == IL_variable && capture->captured ?
		               obstacle_in_copied_variable(p, node, il_any_index(capture->captured)) :
		               found;
	case cptk_init:
		if (il_expr_node(p->il, capture->expr)->kind == enk_param_ref) /* this */
			return obstacle_at(capture->expr, OBJECT_OF_MEMBER);
		if (capture->expr && !il_expr_node(p->il, capture->expr)->next && may_nest(p))
			return obstacle_in(p, capture->expr);
		return found;
	default: return obstacle_at(node, NO_OBSTACLE); /* what a reference designates need have no value */
	}
}

/* The captures are initialized in order [expr.prim.lambda.capture]/15. */
static struct obstacle obstacle_in_lambda(struct parser *p, u32 node)
{
	u32 capture = il_lambda(p->il, il_any_index(il_expr_node(p->il, node)->target))->first_capture;
	struct obstacle found = obstacle_at(node, NO_OBSTACLE);

	for (; capture && found.kind == NO_OBSTACLE; capture = il_lambda_capture(p->il, capture)->next)
		found = obstacle_in_capture(p, node, il_lambda_capture(p->il, capture));
	return found.kind == NO_OBSTACLE ? obstacle_at(node, NOT_FOLLOWED) : found;
}

/* What takes the place of an extended lambda has no constexpr operator(), and no lambda has one before C++17. */
static struct obstacle obstacle_in_call_of_lambda(struct parser *p, u32 node, u32 closure)
{
	u32 type = type_strip(p, il_expr_node(p->il, closure)->type, NULL), lambda = lambda_of_class(p, type);

	if (!il_lambda(p->il, lambda)->wrapper && p->il->header.std_version >= CONSTEXPR_LAMBDAS)
		return obstacle_in(p, closure);
	if (il_type(p->il, type)->flags & tyf_dependent)
		return obstacle_at(node, NOT_FOLLOWED);
	return (struct obstacle){ .node = node, .lambda = lambda, .place = place_behind(p, closure), .kind = CALL_OF_LAMBDA };
}

/* Whether the reference knows the values of a function of C's library, or may know them. */
static bool may_be_known_to_compiler(const struct parser *p, const struct il_routine *routine)
{
	static const char *const known[] = { "abs", "ceil", "strlen" };
	const char *name = il_text(p->il, routine->name);
	u32 i;

	if (routine->linkage != nlk_c)
		return routine->entity & enf_in_system_header;
	for (i = 0; i < COUNT_OF(known) && strcmp(name, known[i]); i++)
		;
	return i < COUNT_OF(known) || name[0] == '_';
}

/* Whether a function is certainly none that a constant may call. */
static bool is_certainly_nonconstexpr(const struct parser *p, u32 index)
{
	const struct il_routine *routine = il_routine(p->il, index);
	il_any pattern = il_template(p->il, il_template_info(p->il, routine->template_info)->template)->prototype;
	u32 flags = routine->flags | il_routine_of(p->il, pattern)->flags;

	return index && !(flags & (rf_constexpr | rf_consteval | rf_implicit | rf_defaulted | rf_deleted | rf_virtual)) &&
	       !may_be_known_to_compiler(p, routine) && !type_is_dependent(p, routine->type) &&
	       !(routine->class_type && type_is_dependent(p, routine->class_type)) && routine->special_kind != sfk_destructor &&
	       routine->special_kind != sfk_lambda_call_operator;
}

/* A class whose objects are made of the values in braces alone. */
static bool is_plain_class(struct parser *p, u32 type)
{
	const struct il_type *class = il_type(p->il, type_strip(p, type, NULL));
	const struct il_class_info *info = il_class_info(p->il, class->class_info);
	u32 field = info->first_field;

	for (; field; field = il_field(p->il, field)->next)
		if (il_field(p->il, field)->initializer_begin ||
		    !is_scalar(il_type(p->il, type_strip(p, il_field(p->il, field)->type, NULL))))
			return false;
	return is_class_type(p, type) && !(class->flags & tyf_dependent) && class->class_info && !info->first_base;
}

/* What is first in a list of operands, until one is not followed. */
static struct obstacle obstacle_in_list(struct parser *p, u32 operand)
{
	struct obstacle found = obstacle_at(operand, NO_OBSTACLE);

	for (; operand && found.kind == NO_OBSTACLE; operand = il_expr_node(p->il, operand)->next)
		found = may_nest(p) ? obstacle_in(p, operand) : obstacle_at(operand, NOT_FOLLOWED);
	return found;
}

/* T(…) and T{…} of a class. */
static struct obstacle obstacle_in_new_object(struct parser *p, u32 index)
{
	const struct il_expr_node *node = il_expr_node(p->il, index);
	u32 operand = node->first_operand;

	if (il_any_kind(node->target) == IL_routine && node->target)
		return obstacle_at(index,
		                   is_certainly_nonconstexpr(p, il_any_index(node->target)) && !p->routine ? CONSTRUCTOR : NOT_FOLLOWED);
	if (il_expr_node(p->il, operand)->kind == enk_braced_init_list)
		operand = il_expr_node(p->il, operand)->first_operand;
	else if (operand)
		return obstacle_at(index, NOT_FOLLOWED);
	return is_plain_class(p, node->type) ? obstacle_in_list(p, operand) : obstacle_at(index, NOT_FOLLOWED);
}

/* What keeps an object from being named, whatever its value is. */
static struct obstacle obstacle_in_object(struct parser *p, u32 index)
{
	const struct il_expr_node *node = il_expr_node(p->il, index = il_in_parentheses(p->il, index));
	const struct il_variable *variable = il_variable_of(p->il, node->target);

	if (node->kind == enk_variable && (type_is_dependent(p, variable->type) || variable->template_param))
		return obstacle_at(index, NOT_FOLLOWED);
	if (node->kind == enk_variable && is_reference_type(p, variable->type) && variable->flags & vf_parameter)
		return (struct obstacle){ .node = index, .variable = il_any_index(node->target), .kind = VARIABLE };
	if (node->kind == enk_variable)
		return obstacle_at(index,
		                   is_reference_type(p, variable->type) && !has_static_storage(p, variable) ? NOT_FOLLOWED : NO_OBSTACLE);
	if (node->kind == enk_operation && node->operation == eok_functional_cast && node->type && is_class_type(p, node->type))
		return obstacle_in_new_object(p, index);
	if (node->kind == enk_operation && node->operation == eok_indirect && !node->target && may_nest(p))
		return obstacle_in(p, node->first_operand);
	if (node->kind == enk_operation && node->operation == eok_call && node->first_operand && may_nest(p))
		return obstacle_in_call(p, index);
	return obstacle_at(index, NOT_FOLLOWED);
}

/* The operands of a function from the one on; they are evaluated before it is called. */
static struct obstacle obstacle_in_arguments(struct parser *p, u32 routine, u32 argument)
{
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param;
	struct obstacle found = obstacle_at(argument, NO_OBSTACLE);

	for (; argument && found.kind <= NOT_FOLLOWED; argument = il_expr_node(p->il, argument)->next) {
		struct obstacle in = obstacle_at(argument, NOT_FOLLOWED);

		if (may_nest(p))
			in = param && is_reference_type(p, il_param_type(p->il, param)->type) &&
			                     il_expr_node(p->il, argument)->value_category == vc_lvalue ?
			             obstacle_in_object(p, argument) :
			             obstacle_in(p, argument);
		if (in.kind > found.kind)
			found = in;
		param = param ? il_param_type(p->il, param)->next : 0;
	}
	return found;
}

/* What there is in the operands, or that the function is called. */
static struct obstacle obstacle_in_call_of(struct parser *p, u32 node, u32 routine, u32 place, struct obstacle in_operands)
{
	if (in_operands.kind > NOT_FOLLOWED)
		return in_operands;
	if (!is_certainly_nonconstexpr(p, routine))
		return obstacle_at(node, NOT_FOLLOWED);
	return (struct obstacle){ .node = node, .routine = routine, .place = place, .kind = CALL };
}

/* An operator function: what is on the left of a member's is its object. */
static struct obstacle obstacle_in_operator(struct parser *p, u32 index)
{
	const struct il_expr_node *node = il_expr_node(p->il, index);
	u32 routine = il_any_index(node->target), left = node->first_operand;
	bool is_member = il_routine(p->il, routine)->class_type,
	     is_prefix = !left || node->range_begin < il_expr_node(p->il, left)->range_begin;
	struct obstacle found = obstacle_at(index, NOT_FOLLOWED);

	if (!left || !may_nest(p))
		return found;
	if (il_routine(p->il, routine)->special_kind == sfk_conversion) {
		found = obstacle_in_object(p, left);
		return found.kind == NOT_FOLLOWED ? found :
		                                    obstacle_in_call_of(p, index, routine, il_expr_node(p->il, left)->range_begin, found);
	}
	if (il_routine(p->il, routine)->special_kind != sfk_operator)
		return found;
	found = is_member ? obstacle_in_object(p, left) : obstacle_at(left, NO_OBSTACLE);
	if (found.kind == NOT_FOLLOWED)
		return found;
	if (found.kind == NO_OBSTACLE)
		found = obstacle_in_arguments(p, routine, is_member ? il_expr_node(p->il, left)->next : left);
	return obstacle_in_call_of(p, index, routine, is_prefix ? node->range_begin : place_behind(p, left), found);
}

static struct obstacle obstacle_in_call(struct parser *p, u32 node)
{
	u32 callee = il_expr_node(p->il, node)->first_operand, object = 0, arguments = il_expr_node(p->il, callee)->next, routine;
	const struct il_expr_node *name = il_expr_node(p->il, callee);
	struct obstacle found = obstacle_at(node, NO_OBSTACLE);
	bool is_arrow = false;

	if (name->type && name->type != p->error_type && lambda_of_class(p, type_strip(p, name->type, NULL)))
		return obstacle_in_call_of_lambda(p, node, callee);
	if (il_any_kind(il_expr_node(p->il, node)->target) == IL_routine && il_expr_node(p->il, node)->target)
		return obstacle_in_operator(p, node);
	if (il_is_member_access(name)) {
		is_arrow = name->operation == eok_points_to_field || name->operation == eok_points_to_static;
		object = name->first_operand;
		name = il_expr_node(p->il, il_expr_node(p->il, object)->next);
	}
	routine = il_any_kind(name->target) == IL_routine ? il_any_index(name->target) : 0;
	if (!routine || name->flags & exf_dependent)
		return obstacle_at(node, NOT_FOLLOWED);
	if (object && may_nest(p))
		found = is_arrow ? obstacle_in(p, object) : obstacle_in_object(p, object);
	if (found.kind == NO_OBSTACLE)
		found = obstacle_in_arguments(p, routine, arguments);
	else if (found.kind == NOT_FOLLOWED)
		return found;
	if (object && il_routine(p->il, routine)->flags & rf_static_member)
		return obstacle_in_call_of(p, node, routine, place_behind(p, object), found);
	return obstacle_in_call_of(p, node, routine, place_of_named(p, name), found);
}

/* How many of the operands are evaluated whatever the first of them is worth; 0: the operation is not looked into. */
static u32 operands_evaluated(u8 operation)
{
	switch (il_operation_class(operation)) {
	case opc_sign:
	case opc_logical: return 1;
	case opc_arithmetic:
	case opc_shift:
	case opc_comparison: return 2;
	default:
		if (operation == eok_comma)
			return 2;
		return operation == eok_parens || operation == eok_not || operation == eok_question || operation == eok_indirect;
	}
}

/* A number made from one, by whatever cast. */
static bool is_arithmetic_cast(struct parser *p, const struct il_expr_node *node)
{
	const struct il_expr_node *operand = il_expr_node(p->il, node->first_operand);

	return (node->operation == eok_cast || node->operation == eok_functional_cast || node->operation == eok_static_cast) &&
	       !node->target && !(node->flags & exf_braced) && node->first_operand && !operand->next && operand->type && node->type &&
	       is_arithmetic(il_type(p->il, type_strip(p, node->type, NULL))) &&
	       is_arithmetic(il_type(p->il, type_strip(p, operand->type, NULL)));
}

bool is_changing(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 cv = 0, type = index ? type_strip(p, variable->type, &cv) : 0;

	while (type && il_type(p->il, type)->kind == tk_array)
		type = type_strip(p, il_type(p->il, type)->type, &cv);
	return type && !(cv & tyf_const) && !(variable->flags & (vf_constexpr | vf_template_parameter)) && !is_reference_type(p, type) &&
	       !type_is_dependent(p, type) && !type_is_unknown(p, type);
}

/* The variable that an object is, where it is one whose value may change; 0: that is not said. */
static u32 changing_variable(struct parser *p, u32 node)
{
	const struct il_expr_node *object = il_expr_node(p->il, node);

	return object->kind == enk_variable && is_changing(p, il_any_index(object->target)) ? il_any_index(object->target) : 0;
}

static bool is_reference_to_static(const struct parser *p, u32 node)
{
	const struct il_expr_node *object = il_expr_node(p->il, node);
	const struct il_variable *variable = il_variable_of(p->il, object->target);

	return object->kind == enk_variable && is_reference_type(p, variable->type) && !(variable->flags & vf_parameter) &&
	       has_static_storage(p, variable);
}

/* object.field, pointer->field */
static struct obstacle obstacle_in_member(struct parser *p, u32 index, const struct il_expr_node *node)
{
	u32 object = node->first_operand;
	const struct il_expr_node *record = il_expr_node(p->il, object), *name = il_expr_node(p->il, record->next);
	struct obstacle found = { .node = index, .kind = STORAGE };
	const struct il_variable *variable = il_variable_of(p->il, record->target);

	if (il_any_kind(name->target) == IL_field && record->kind == enk_operation &&
	    (node->operation == eok_dot_field || record->operation == eok_call)) {
		found = obstacle_in_object(p, object);
		return found.kind == NO_OBSTACLE ? obstacle_at(index, NOT_FOLLOWED) : found;
	}
	if (il_any_kind(name->target) != IL_field || record->kind != enk_variable)
		return obstacle_at(index, NOT_FOLLOWED);
	if (node->operation == eok_points_to_field || (variable->flags & vf_parameter && is_reference_type(p, variable->type)))
		return obstacle_in_variable(p, object, il_any_index(record->target));
	found.place = place_behind(p, object);
	return changing_variable(p, object) ? found : obstacle_at(index, NOT_FOLLOWED);
}

/* What keeps the elements of an array, or what a pointer points to, from being read. */
static struct obstacle obstacle_in_array(struct parser *p, u32 array)
{
	struct il_expr_node record = *il_expr_node(p->il, array);
	const struct il_type *type = record.type ? il_type(p->il, type_strip(p, record.type, NULL)) : NULL;
	const struct il_variable *variable = record.kind == enk_variable ? il_variable_of(p->il, record.target) : NULL;

	if (!type || (type->kind != tk_array && type->kind != tk_pointer))
		return obstacle_at(array, NOT_FOLLOWED);
	if (changing_variable(p, array) && type->kind == tk_array)
		return obstacle_at(array, STORAGE);
	if (variable && (type->kind == tk_pointer || (variable->flags & vf_parameter && is_reference_type(p, variable->type))))
		return obstacle_in_variable(p, array, il_any_index(record.target));
	if (variable && !is_reference_type(p, variable->type))
		return obstacle_at(array, NO_OBSTACLE);
	return il_is_member_access(&record) && type->kind == tk_array ? obstacle_in_member(p, array, &record) :
	                                                                obstacle_at(array, NOT_FOLLOWED);
}

/* array[index] */
static struct obstacle obstacle_in_element(struct parser *p, u32 index, const struct il_expr_node *node)
{
	u32 array = node->first_operand, number = array ? il_expr_node(p->il, array)->next : 0;
	struct obstacle found = number ? obstacle_in_array(p, array) : obstacle_at(index, NOT_FOLLOWED), in_index;

	if (found.kind != STORAGE && found.kind != NO_OBSTACLE)
		return found;
	in_index = may_nest(p) ? obstacle_in(p, number) : obstacle_at(number, NOT_FOLLOWED);
	if (in_index.kind != NO_OBSTACLE)
		return in_index;
	if (found.kind == NO_OBSTACLE)
		return obstacle_at(index, NOT_FOLLOWED); /* its value may be known */
	return (struct obstacle){ .node = index, .place = place_behind(p, array), .kind = STORAGE };
}

/* object = value, object++ and the like: the value comes first, and what changes is none of a constant's. */
static struct obstacle obstacle_in_modification(struct parser *p, u32 index, const struct il_expr_node *node)
{
	u32 object = il_in_parentheses(p->il, node->first_operand), value = il_expr_node(p->il, node->first_operand)->next;
	bool is_prefix = node->range_begin < il_expr_node(p->il, node->first_operand)->range_begin;
	struct obstacle found = { .node = index, .kind = STORAGE }, in_value = obstacle_at(index, NO_OBSTACLE);

	if (!changing_variable(p, object) && !is_reference_to_static(p, object))
		return obstacle_at(index, NOT_FOLLOWED);
	if (value && may_nest(p))
		in_value = obstacle_in(p, value);
	found.place = is_prefix ? node->range_begin : place_behind(p, node->first_operand);
	return in_value.kind == NO_OBSTACLE ? found : in_value;
}

static bool is_decided_by_first(u8 operation)
{
	return operation == eok_land || operation == eok_lor || operation == eok_question || operation == eok_indirect;
}

/* Of integers [expr.mul]/4. */
static bool divides_by_zero(struct parser *p, const struct il_expr_node *node)
{
	u32 divisor = node->first_operand ? il_expr_node(p->il, node->first_operand)->next : 0;
	struct constant value;

	if (!divisor || (node->operation != eok_divide && node->operation != eok_remainder) || !node->type ||
	    il_type(p->il, type_strip(p, node->type, NULL))->kind != tk_integer)
		return false;
	value = constant_of_expression(p, divisor);
	return value.known && !value.bits;
}

/* [expr.shift]/1 */
static bool shifts_by_negative(struct parser *p, const struct il_expr_node *node)
{
	u32 count = node->first_operand ? il_expr_node(p->il, node->first_operand)->next : 0;
	struct constant value;

	if (!count || il_operation_class(node->operation) != opc_shift)
		return false;
	value = constant_of_expression(p, count);
	return value.known && (__int128)value.bits < 0;
}

static struct obstacle obstacle_in(struct parser *p, u32 index)
{
	struct il_expr_node node = *il_expr_node(p->il, index);
	struct obstacle found = obstacle_at(index, NOT_FOLLOWED);
	u32 operand, i, count;

	switch (node.kind) {
	case enk_constant: return obstacle_at(index, NO_OBSTACLE);
	case enk_error:
		return obstacle_at(index, node.flags & exf_unresolved && !node.qualifier && !p->template_depth &&
		                                          !(node.flags & (exf_template_id | exf_global_scope)) ?
		                                  UNDEFINED_NAME :
		                                  NOT_FOLLOWED);
	case enk_variable: return obstacle_in_variable(p, index, il_any_index(node.target));
	case enk_type_operand: return obstacle_at(index, TYPE_NAME);
	case enk_sizeof:
	case enk_alignof: return obstacle_at(index, constant_of_expression(p, index).known ? NO_OBSTACLE : NOT_FOLLOWED);
	case enk_lambda: return obstacle_in_lambda(p, index);
	case enk_operation: break;
	default: return found;
	}
	if (node.operation == eok_call)
		return node.first_operand ? obstacle_in_call(p, index) : found;
	if (il_is_member_access(&node))
		return obstacle_in_member(p, index, &node);
	if (node.target && il_any_kind(node.target) == IL_routine && node.operation != eok_functional_cast)
		return obstacle_in_operator(p, index);
	if (il_is_modifying(node.operation))
		return obstacle_in_modification(p, index, &node);
	if (node.operation == eok_functional_cast && node.type && is_class_type(p, node.type))
		return obstacle_in_new_object(p, index);
	if (node.operation == eok_subscript && !node.target)
		return obstacle_in_element(p, index, &node);
	count = node.target ? 0 /* not of an operator function */ : is_arithmetic_cast(p, &node) ? 1 : operands_evaluated(node.operation);
	for (i = 0, operand = node.first_operand; i < count && operand; i++, operand = il_expr_node(p->il, operand)->next) {
		found = may_nest(p) ? obstacle_in(p, operand) : obstacle_at(operand, NOT_FOLLOWED);
		if (found.kind != NO_OBSTACLE)
			return found;
	}
	if (count && divides_by_zero(p, &node))
		return (struct obstacle){ .node = index, .place = place_behind(p, node.first_operand), .kind = ZERO_DIVISOR };
	if (count && shifts_by_negative(p, &node))
		return obstacle_at(il_expr_node(p->il, node.first_operand)->next, NEGATIVE_COUNT);
	return count && !is_decided_by_first(node.operation) ? found : obstacle_at(index, NOT_FOLLOWED);
}

static bool is_integral_operand(struct parser *p, u32 type)
{
	switch (il_type(p->il, type)->kind) {
	case tk_float:
	case tk_pointer:
	case tk_nullptr:
	case tk_array: return false;
	default: return true;
	}
}

static bool report_type(struct parser *p, u32 node, u32 required)
{
	u32 type = value_type(p, il_expr_node(p->il, node)->type);

	if (required == ANY_TYPE || !type || type == p->error_type || is_integral_operand(p, type))
		return false;
	if (required)
		report_error(p, il_expr_node(p->il, node)->range_begin, DIAG_constant_of_other_type, type, required);
	else
		report_error(p, il_expr_node(p->il, node)->range_begin, DIAG_expr_not_integral_constant, type);
	return true;
}

bool is_certainly_not_constant(struct parser *p, u32 node) { return obstacle_in(p, node).kind >= VARIABLE; }

bool may_value_change(struct parser *p, u32 node) { return obstacle_in(p, node).kind == VARIABLE; }

void report_address_not_constant(struct parser *p, u32 variable, u32 place)
{
	const struct il_variable *record = il_variable(p->il, variable);

	if (!is_automatic(p, record) || is_in_template(p) || type_is_unknown(p, record->type) ||
	    il_type(p->il, record->type)->flags & tyf_const) /* maybe its value is meant */
		return;
	report_error(p, place, DIAG_expr_not_constant);
	diag_note(p->diag, DIAG_address_not_constant, place, il_any_of(IL_variable, variable));
}

/* The first time that a scope has the name: it means an error from then on. */
static bool report_undefined_operand(struct parser *p, u32 node)
{
	const struct il_expr_node *name = il_expr_node(p->il, node);
	u32 ident = identifier_of(p, il_text(p->il, name->name)), errors = p->errors;

	if (il_any_kind(lookup_unqualified(p, ident, LOOKUP_ANY).entity) != IL_expr_node)
		report_undefined(p, name->range_begin, ident, node);
	return p->errors > errors;
}

bool report_immediate_call(struct parser *p, u32 call)
{
	const struct il_expr_node *node = il_expr_node(p->il, call);
	u32 routine = node->kind == enk_operation && node->operation == eok_call ? routine_called_by(p->il, node) : 0;
	struct obstacle found;
	struct buffer name = { 0 };

	if (!(il_routine(p->il, routine)->flags & rf_consteval))
		return false;
	found = obstacle_in(p, call);
	if (found.kind != VARIABLE && found.kind != CALL)
		return false;
	il_add_function_name(p->il, il_any_of(IL_routine, routine), &name);
	diag_report(p->diag, DIAG_immediate_call_not_constant, place_behind(p, node->first_operand), name.text);
	buffer_free(&name);
	p->errors++;
	if (found.kind == VARIABLE)
		diag_note(p->diag, DIAG_variable_value_not_constant, il_expr_node(p->il, found.node)->range_begin,
		          il_any_of(IL_variable, found.variable));
	else
		diag_note(p->diag, DIAG_call_of_nonconstexpr_function, found.place, il_any_of(IL_routine, found.routine));
	return true;
}

/* Whether a value of one integral type may be none of another, whatever it is [dcl.init.list]/7. */
static bool may_not_fit(struct parser *p, u32 from, u32 to)
{
	u8 kind = integral_kind(p, from), wanted = integral_kind(p, to);

	if (!kind || !wanted || kind == wanted)
		return false;
	if (kind_is_signed(kind) && !kind_is_signed(wanted))
		return true;
	return kind_width(wanted) < kind_width(kind) || (kind_width(wanted) == kind_width(kind) && kind_is_signed(wanted));
}

/* An operation of constants that gives no value. For the reference it is then no constant of another type. */
static void report_obstacle_to_value(struct parser *p, u32 node, const struct obstacle *found, u32 required)
{
	const struct il_expr_node *at = il_expr_node(p->il, found->node);
	u32 type = value_type(p, il_expr_node(p->il, node)->type);

	if (found->kind == NEGATIVE_COUNT)
		report_error(p, at->range_begin, DIAG_constant_negative_shift_count);
	else
		report_error(p, found->place, at->operation == eok_divide ? DIAG_constant_divided_by_zero : DIAG_constant_modulo_zero);
	if (!required || required == ANY_TYPE || !may_not_fit(p, type, required))
		return;
	report_error(p, il_expr_node(p->il, node)->range_begin, DIAG_narrowing_conversion_error, type, required);
	diag_move(p->diag, il_expr_node(p->il, node)->range_end);
}

bool report_no_value(struct parser *p, u32 node, u32 required)
{
	struct obstacle found = obstacle_in(p, node);

	if (found.kind != ZERO_DIVISOR && found.kind != NEGATIVE_COUNT)
		return false;
	report_obstacle_to_value(p, node, &found, required);
	return true;
}

u32 variable_without_value(struct parser *p, u32 node, u32 *place)
{
	struct obstacle found = obstacle_in(p, node);

	*place = il_expr_node(p->il, found.node)->range_begin;
	return found.kind == VARIABLE ? found.variable : 0;
}

bool report_not_constant(struct parser *p, u32 node, u32 required)
{
	struct obstacle found = obstacle_in(p, node);
	const struct il_expr_node *at = il_expr_node(p->il, found.node);

	if (p->tentative || (!p->noted_instance && (p->silent || !p->in_user_file || in_instance(p))))
		return false;
	if (found.kind >= VARIABLE && required != ANY_TYPE && is_in_template(p) &&
	    (p->routine || p->class_depth)) /* no value is asked for before an instance needs it */
		return false;
	if (!is_in_template(p) && report_immediate_call(p, node))
		return true;
	switch (found.kind) {
	case NOT_FOLLOWED: return is_in_template(p) ? false : report_evaluation(p, node);
	case NO_OBSTACLE: return report_type(p, node, required);
	case UNDEFINED_NAME:
		if (diag_was_said(p->diag, DIAG_undefined_identifier, at->range_begin)) /* when the name was read */
			return false;
		return report_undefined_operand(p, found.node);
	case TYPE_NAME: report_error(p, at->range_begin, DIAG_type_not_allowed); break;
	case VARIABLE:
		report_error(p, il_expr_node(p->il, node)->range_begin, DIAG_expr_not_constant);
		diag_note(p->diag, DIAG_variable_value_not_constant, at->range_begin, il_any_of(IL_variable, found.variable));
		break;
	case CALL:
		report_error(p, il_expr_node(p->il, node)->range_begin, DIAG_expr_not_constant);
		diag_note(p->diag, DIAG_call_of_nonconstexpr_function, found.place, il_any_of(IL_routine, found.routine));
		break;
	case CONSTRUCTOR: report_error(p, il_expr_node(p->il, node)->range_begin, DIAG_expr_not_constant); break;
	case CALL_OF_LAMBDA:
		report_error(p, il_expr_node(p->il, node)->range_begin, DIAG_expr_not_constant);
		diag_move(p->diag, il_expr_node(p->il, node)->range_end + 1); /* behind what is said of the call */
		diag_note(p->diag, DIAG_call_of_nonconstexpr_lambda, found.place, il_lambda(p->il, found.lambda)->type,
		          il_lambda(p->il, found.lambda)->range_begin);
		break;
	case STORAGE:
		report_error(p, il_expr_node(p->il, node)->range_begin, DIAG_expr_not_constant);
		diag_note(p->diag, DIAG_access_to_storage, found.place ? found.place : at->range_begin);
		break;
	case ZERO_DIVISOR:
	case NEGATIVE_COUNT: report_obstacle_to_value(p, node, &found, required); break;
	case OBJECT_OF_MEMBER:
		report_error(p, il_expr_node(p->il, node)->range_begin, DIAG_expr_not_constant);
		diag_note(p->diag, DIAG_this_value_not_constant, found.place ? found.place : at->range_begin);
		break;
	}
	return true;
}
