/* How an expression uses the object that it designates: what the expressions around it do to the lvalue [basic.lval].
 * An lvalue is handed on by member access, subscripts of arrays, conditional and comma expressions and casts to references; a pointer into
 * an object by & and by the conversion of arrays, arithmetic and casts, until something reads, writes or keeps it. */
#include "../lib/il/operations.h"
#include "calls.h"

/* The expression that designates the object so far; or, for pointer, whose value points into it. varies: it is one of several objects,
 * elements … and no constant, even where the object is one. */
struct designator {
	struct check *check;
	u32 expr;
	bool pointer, conditional, in_list, varies;
};

enum { use_handed_on = use_address + 1 }; /* see what has the parent */

static const struct il_expr_node *node_of(const struct designator *d) { return il_expr_node(d->check->il, d->expr); }

static const struct il_type *type_of(const struct designator *d, u32 type)
{
	u32 cv = 0;

	return stripped(d->check->il, type, &cv);
}

static bool is_array(const struct designator *d) { return type_of(d, node_of(d)->type)->kind == tk_array; }
static bool is_reference(const struct il_type *type) { return type->kind == tk_pointer && type->pointer_kind != pk_pointer; }

/* Its value is wanted [conv.lval], [conv.array]. */
static int value_use(const struct designator *d) { return d->pointer || is_array(d) ? use_address : d->varies ? use_read : use_value; }

/* A class whose copy constructor is trivial for certain: without bases, constructors, and members of classes. */
static bool is_plain(const struct designator *d, const struct il_type *class)
{
	const struct il *il = d->check->il;
	const struct il_class_info *info = il_class_info(il, class->class_info);
	u32 field;

	if (!class->class_info || info->first_base || info->flags & (clf_user_constructor | clf_user_destructor | clf_virtual_functions))
		return false;
	for (field = info->first_field; field; field = il_field(il, field)->next)
		if (il_is_class(type_of(d, il_field(il, field)->type)))
			return false;
	return true;
}

/* Something of this type is initialized with it. */
static int use_as(const struct designator *d, u32 type)
{
	const struct il_type *t = type_of(d, type);

	if (!type)
		return use_none;
	if (d->pointer || is_reference(t))
		return use_address;
	if (il_type(d->check->il, type)->flags & tyf_dependent)
		return use_none;
	if (is_decltype_auto(d->check->il, t)) /* [dcl.type.decltype] */
		return node_of(d)->kind == enk_variable || node_of(d)->value_category == vc_prvalue ? value_use(d) : use_address;
	if (il_is_class(t) && is_written_in_template(d->check->il, node_of(d)->routine) && !is_plain(d, t))
		return use_none; /* perhaps a constructor is called */
	return value_use(d);
}

/* The parameter that the operand of this number (from 0) is for; the ellipsis takes values. */
static int use_as_argument(const struct designator *d, u32 function_type, u32 number)
{
	const struct il *il = d->check->il;
	const struct il_type *function = type_of(d, function_type);
	u32 param;

	while (function->kind == tk_pointer || function->kind == tk_ptr_to_member)
		function = type_of(d, function->type);
	if (il_is_class(function)) /* of a lambda; overloaded calls have their routine */
		function = type_of(d, il_lambda(il, il_class_info(il, function->class_info)->lambda)->function_type);
	if (function->kind != tk_routine)
		return use_none;
	for (param = function->first_param; param && number; param = il_param_type(il, param)->next)
		number--;
	if (param)
		return use_as(d, il_param_type(il, param)->type);
	return function->flags & tyf_ellipsis ? value_use(d) : use_none;
}

/* Which operand of the parent it is, from 0. */
static u32 operand_number(const struct designator *d, const struct il_expr_node *parent)
{
	u32 operand, number = 0;

	for (operand = parent->first_operand; operand && operand != d->expr; operand = il_expr_node(d->check->il, operand)->next)
		number++;
	return number;
}

/* An operator or conversion that is a function [over.match.oper]: the first operand of a member is its object. */
static int use_by_function(const struct designator *d, const struct il_expr_node *parent)
{
	const struct il_routine *routine = il_routine_of(d->check->il, parent->target);
	u32 number = operand_number(d, parent);
	bool object = parent->kind == enk_operation && routine->class_type && routine->special_kind != sfk_constructor;

	if (object && !number)
		return use_address;
	return use_as_argument(d, routine->type, number - object);
}

/* The pointer, or the array as one, is followed. */
static int followed(struct designator *d)
{
	if (!d->pointer && !is_array(d))
		return value_use(d);
	d->pointer = false;
	return use_handed_on;
}

/* A pointer into the array, or into what the pointer points to. */
static int arithmetic(struct designator *d, const struct il_expr_node *parent)
{
	const struct il_type *type = type_of(d, parent->type);

	if ((d->pointer || is_array(d)) && type->kind == tk_pointer) {
		d->pointer = true;
		return use_handed_on;
	}
	return value_use(d);
}

/* A value that nobody uses is read all the same if it is volatile [expr.context]/2. */
static int use_of_discarded(const struct designator *d)
{
	u32 cv = 0;

	if (d->pointer || d->conditional)
		return use_address;
	stripped(d->check->il, node_of(d)->type, &cv);
	return cv & tyf_volatile && !is_array(d) ? value_use(d) : use_none;
}

static int cast(struct designator *d, const struct il_expr_node *parent)
{
	const struct il_type *type = type_of(d, parent->type);

	if (parent->value_category != vc_prvalue)
		return use_handed_on;
	if (type->kind == tk_void)
		return d->conditional && !d->pointer ? use_none : use_of_discarded(d);
	return arithmetic(d, parent);
}

static int member(struct designator *d, const struct il_expr_node *parent)
{
	const struct il_expr_node *name = il_expr_node(d->check->il, node_of(d)->next);

	if (il_any_kind(name->target) == IL_routine && il_routine(d->check->il, il_any_index(name->target))->flags & rf_static_member)
		return use_none;
	if (il_any_kind(name->target) == IL_routine)
		return parent->operation == eok_points_to_field ? value_use(d) : use_address;
	if (il_any_kind(name->target) != IL_field)
		return use_none;
	if (parent->operation == eok_points_to_field && !d->pointer && !is_array(d))
		return value_use(d);
	d->pointer = false;
	return is_reference(type_of(d, il_field(d->check->il, il_any_index(name->target))->type)) ? use_none : use_handed_on;
}

static int subscript(struct designator *d)
{
	if (!d->pointer && !is_array(d))
		return use_value;
	d->varies = true;
	return followed(d);
}

/* object.*member, pointer->*member: a function is called on the object. */
static int object_of_member_pointer(struct designator *d, const struct il_expr_node *parent)
{
	int use = parent->operation == eok_pm_field ? use_handed_on : followed(d);

	return use == use_handed_on && type_of(d, parent->type)->kind == tk_routine ? use_address : use;
}

static int conditional(struct designator *d, const struct il_expr_node *parent)
{
	if (!operand_number(d, parent))
		return value_use(d);
	if (parent->value_category == vc_prvalue && !d->pointer)
		return value_use(d);
	d->conditional = d->varies = true;
	return use_handed_on;
}

/* ---- in templates: what is dependent for its value only is used as elsewhere ---- */

enum { DEPTH_MAX = 50 };

/* 0: of a dependent base, for which there may be a specialization. */
static u32 type_of_member(const struct il *il, u32 field, u32 routine)
{
	bool of_template = il_field(il, field)->entity & (enf_member_of_template | enf_is_template);

	return of_template && il_field(il, field)->class_type != il_routine(il, routine)->class_type ? 0 : il_field(il, field)->type;
}

/* The type of an expression as far as it does not depend on template parameters; 0: it does, or is not known. */
static u32 known_type(const struct il *il, u32 expr, u32 depth)
{
	const struct il_expr_node *node = il_expr_node(il, expr);
	const struct il_expr_node *name = il_expr_node(il, il_expr_node(il, node->first_operand)->next);
	u32 type = node->type, inner;

	if (il_is_member_access(node) && il_any_kind(name->target) == IL_field)
		type = type_of_member(il, il_any_index(name->target), node->routine);
	if (type || depth > DEPTH_MAX || node->kind != enk_operation)
		return il_type(il, type)->flags & (tyf_dependent | tyf_contains_error) || stripped(il, type, &(u32){ 0 })->kind == tk_auto ?
		               0 :
		               type;
	inner = known_type(il, node->first_operand, depth + 1);
	if (node->operation == eok_subscript || node->operation == eok_indirect)
		return stripped(il, inner, &(u32){ 0 })->type;
	return node->operation <= eok_not || node->operation == eok_parens ? inner : 0;
}

static bool operands_are_known(const struct designator *d, const struct il_expr_node *parent)
{
	u32 operand;

	if (parent->operation > eok_xor_assign && parent->operation != eok_subscript && parent->operation != eok_parens &&
	    !il_is_member_access(parent))
		return false;
	for (operand = parent->first_operand; operand; operand = il_expr_node(d->check->il, operand)->next)
		if (!known_type(d->check->il, operand, 0) && (operand == parent->first_operand || !il_is_member_access(parent)))
			return false;
	return true;
}

/* In templates the names of overloaded functions have no types. */
static u32 type_of_callee(const struct il *il, u32 callee)
{
	const struct il_expr_node *node = il_expr_node(il, il_in_parentheses(il, callee));

	if (!node->type && il_is_member_access(node))
		node = il_expr_node(il, il_expr_node(il, node->first_operand)->next);
	return node->type || il_any_kind(node->target) != IL_routine ? node->type : il_routine(il, il_any_index(node->target))->type;
}

static int use_in_builtin_operation(struct designator *d, const struct il_expr_node *parent)
{
	bool first = parent->first_operand == d->expr, last = !node_of(d)->next;

	switch (parent->operation) {
	case eok_parens: return use_handed_on;
	case eok_dot_field:
	case eok_points_to_field: return first ? member(d, parent) : use_none;
	case eok_pm_field:
	case eok_points_to_pm_field: return first ? object_of_member_pointer(d, parent) : value_use(d);
	case eok_indirect: return followed(d);
	case eok_subscript: return subscript(d);
	case eok_address_of: d->pointer = true; return use_handed_on;
	case eok_assign: return first ? use_written : value_use(d);
	case eok_pre_incr:
	case eok_pre_decr:
	case eok_post_incr:
	case eok_post_decr: return use_modified;
	case eok_add:
	case eok_subtract: return arithmetic(d, parent);
	case eok_comma: d->varies = true; return last ? use_handed_on : d->pointer || d->conditional ? use_none : use_of_discarded(d);
	case eok_question: return conditional(d, parent);
	case eok_cast:
	case eok_static_cast:
	case eok_const_cast:
	case eok_reinterpret_cast:
	case eok_functional_cast:
	case eok_bool_cast:
	case eok_base_class_cast:
	case eok_derived_class_cast: return cast(d, parent);
	case eok_call:
		return first ? value_use(d) :
		               use_as_argument(d, type_of_callee(d->check->il, parent->first_operand), operand_number(d, parent) - 1);
	default:
		if (parent->operation >= eok_add_assign && parent->operation <= eok_xor_assign && first)
			return use_modified;
		return parent->operation <= eok_xor_assign || parent->value_category == vc_prvalue ? value_use(d) : use_none;
	}
}

/* Whether the other alternative of a conditional expression is a value, so that this one is converted to one. */
static bool is_beside_value(const struct designator *d, const struct il_expr_node *parent)
{
	u32 second = il_expr_node(d->check->il, parent->first_operand)->next, third = il_expr_node(d->check->il, second)->next;
	const struct il_expr_node *other = il_expr_node(d->check->il, d->expr == second ? third : second);

	return other->value_category == vc_prvalue && other->kind != enk_throw &&
	       known_type(d->check->il, d->expr == second ? third : second, 0);
}

static int use_in_operation(struct designator *d, const struct il_expr_node *parent)
{
	const struct il *il = d->check->il;
	bool dependent = parent->flags & exf_dependent, first = parent->first_operand == d->expr;

	if (il_is_modifying(parent->operation) && first && !is_written_in_template(il, parent->routine) &&
	    diag_was_said(d->check->diag, DIAG_exp_modifiable_lvalue,
	                  node_of(d)->range_begin)) /* what cannot be changed is not used, either */
		return use_none;
	if (dependent && first && (parent->operation == eok_question || parent->operation == eok_land || parent->operation == eok_lor))
		return value_use(d); /* a condition of its own */
	if (dependent && parent->operation == eok_question && !first)
		return is_beside_value(d, parent) ? value_use(d) : use_none;
	if ((dependent || (parent->operation <= eok_xor_assign && is_written_in_template(il, parent->routine))) &&
	    !operands_are_known(d, parent))
		return use_none;
	return il_any_kind(parent->target) == IL_routine ? use_by_function(d, parent) : use_in_builtin_operation(d, parent);
}

/* What is in a list initializes an object of this type, or what it consists of [dcl.init.list]. */
static int use_in_list(const struct designator *d, u32 type)
{
	const struct il *il = d->check->il;
	const struct il_type *t = type_of(d, type);
	u32 field;

	for (; t->kind == tk_array; t = type_of(d, type))
		type = t->type;
	if (il_is_class(t)) {
		for (field = il_class_info(il, t->class_info)->first_field; field; field = il_field(il, field)->next)
			if (is_reference(type_of(d, il_field(il, field)->type)))
				return use_none;
		if (!t->class_info || il_class_info(il, t->class_info)->flags & clf_user_constructor)
			return use_none;
	}
	return use_as(d, type);
}

static int use_in_expression(struct designator *d, const struct il_expr_node *parent)
{
	if (il_any_kind(parent->target) == IL_routine && (parent->kind == enk_temp_init || parent->kind == enk_operation)) {
		d->in_list = false;
		return use_by_function(d, parent);
	}
	switch (parent->kind) {
	case enk_braced_init_list:
	case enk_initializer: d->in_list = true; return use_handed_on;
	case enk_operation: return d->in_list ? use_in_list(d, parent->type) : use_in_operation(d, parent);
	case enk_new_delete:
		if (is_written_in_template(d->check->il, node_of(d)->routine))
			return d->in_list ? use_none : value_use(d);
		if (d->in_list)
			return use_in_list(d, type_of(d, parent->type)->type);
		return value_use(d);
	case enk_throw: return value_use(d);
	case enk_builtin_operation:
		if (!strcmp(il_text(d->check->il, parent->name), "__builtin_constant_p"))
			return use_none;
		return strcmp(il_text(d->check->il, parent->name), "__builtin_addressof") ? value_use(d) : use_address;
	default: return use_none;
	}
}

/* The type of what a return statement returns; 0: not known, as in templates. */
static u32 returned_type(const struct designator *d)
{
	const struct il *il = d->check->il;
	u32 lambda = lambda_around(d->check, node_of(d)->range_begin), routine = node_of(d)->routine;
	u32 type = lambda ? il_lambda(il, lambda)->function_type : il_routine(il, routine)->type;

	if (is_written_in_template(il, routine) || (!lambda && !routine))
		return 0;
	return type_of(d, type)->type;
}

static int use_by_owner(const struct designator *d, il_any owner)
{
	const struct il *il = d->check->il;
	u32 index = il_any_index(owner), type;

	switch (il_any_kind(owner)) {
	case IL_variable: type = il_variable(il, index)->type; break;
	case IL_statement:
		if (il_statement(il, index)->kind == stmk_expr)
			return use_of_discarded(d);
		if (il_statement(il, index)->kind != stmk_return)
			return il_statement(il, index)->kind == stmk_range_based_for ? use_address : value_use(d);
		type = returned_type(d);
		break;
	case IL_constructor_init:
		if (il_any_kind(il_constructor_init(il, index)->member) != IL_field)
			return use_none;
		type = il_field(il, il_any_index(il_constructor_init(il, index)->member))->type;
		break;
	case IL_lambda_capture: return il_lambda_capture(il, index)->kind == cptk_init ? value_use(d) : use_address;
	case IL_asm_operand:
		if (!il_asm_operand(il, index)->is_output)
			return value_use(d);
		return strchr(il_text(il, il_asm_operand(il, index)->constraint), '+') ? use_modified : use_written;
	default: return use_none;
	}
	return d->in_list ? use_in_list(d, type) : use_as(d, type);
}

enum use use_of(struct check *check, u32 expr, struct use_site *site)
{
	struct designator d = { .check = check, .expr = expr };
	int use = use_handed_on;
	u32 steps;

	for (steps = 0; steps < 10000 && use == use_handed_on; steps++) {
		il_any owner = owner_of(check, d.expr);

		*site = (struct use_site){ .designator = d.expr };
		if (il_any_kind(owner) != IL_expr_node)
			return (enum use)use_by_owner(&d, owner);
		site->operation = il_any_index(owner);
		use = use_in_expression(&d, il_expr_node(check->il, site->operation));
		d.expr = site->operation;
	}
	return use == use_handed_on ? use_none : (enum use)use;
}
