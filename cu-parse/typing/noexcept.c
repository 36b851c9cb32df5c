/* The noexcept operator: whether an expression is potentially-throwing [except.spec]/6 [expr.unary.noexcept]. */
#include "noexcept.h"
#include "../constants/constant.h"
#include "../overload/constructors.h"
#include "../overload/conversion.h"
#include "../scopes/class_members.h"
#include "../traits/traits.h"
#include "../types/layout.h"
#include "builtins.h"
#include "generic_lambda.h"
#include "typing_rules.h"

static enum trait_value operands_throw_nothing(struct parser *p, u32 first)
{
	enum trait_value result = TRAIT_TRUE;

	for (; first; first = il_expr_node(p->il, first)->next)
		result = trait_and(result, throws_nothing(p, first));
	return result;
}

/* The temporary of a class type that a node makes is destroyed. */
static enum trait_value destruction_throws_nothing(struct parser *p, const struct il_expr_node *node)
{
	struct special_use use = { .operation = SPECIAL_DESTROY };

	if (!node->type || !is_class_type(p, node->type) || node->value_category != vc_prvalue)
		return TRAIT_TRUE;
	return special_use(p, type_strip(p, node->type, NULL), &use).nothrow;
}

/* Functions that only NVIDIA's tool takes for nonthrowing: g++ does not. */
static bool is_disputed(const struct parser *p, u32 index)
{
	const struct il_routine *routine = il_routine(p->il, index);

	return (routine->special_kind == sfk_operator && routine->operator_token == TOK_delete) ||
	       has_attribute(p, il_full_entity_decl_info(p->il, routine->first_decl)->first_attribute, "nothrow");
}

/* Before C++17 constant calls count as not throwing: no is said of others only. */
static enum trait_value routine_throws_nothing(struct parser *p, u32 routine)
{
	enum trait_value result = is_nothrow_routine(p, routine);

	return result == TRAIT_FALSE && (is_disputed(p, routine) || (p->il->header.std_version < 201703 &&
	                                                             il_routine(p->il, routine)->flags & (rf_constexpr | rf_consteval))) ?
	               TRAIT_UNKNOWN :
	               result;
}

/* A parameter of class type from an argument of that class: a prvalue is the parameter itself [dcl.init.general]/16.6.1. */
static enum trait_value copy_throws_nothing(struct parser *p, u32 node, u32 to)
{
	struct special_use copy = { .operation = SPECIAL_CONSTRUCT }, destroy = { .operation = SPECIAL_DESTROY };
	u32 class = type_strip(p, to, NULL), from = type_at(p, node) ? type_strip(p, type_at(p, node), &copy.source_cv) : 0;
	u8 category = il_expr_node(p->il, node)->value_category;
	enum trait_value result = TRAIT_TRUE;

	if (from != class)
		return TRAIT_UNKNOWN;
	if (category != vc_prvalue || p->il->header.std_version < 201703) {
		copy.source_cv &= tyf_const | tyf_volatile;
		copy.source_is_lvalue = category == vc_lvalue;
		result = special_use(p, class, &copy).nothrow;
	}
	return trait_and(result, special_use(p, class, &destroy).nothrow == TRAIT_TRUE ? TRAIT_TRUE : TRAIT_UNKNOWN);
}

static enum trait_value arguments_throw_nothing(struct parser *p, u32 routine, u32 function_type, u32 argument);

/* A parameter, or what a reference is bound to, that a constructor makes. */
static enum trait_value made_by_constructor(struct parser *p, u32 routine, u32 node)
{
	const struct il_routine record = *il_routine(p->il, routine);
	struct special_use destroy = { .operation = SPECIAL_DESTROY };

	if (record.special_kind != sfk_constructor || !record.class_type || stack_is_low(p->stack_bound) ||
	    il_expr_node(p->il, node)->kind == enk_braced_init_list || il_expr_node(p->il, node)->next)
		return TRAIT_UNKNOWN;
	return trait_and(arguments_throw_nothing(p, routine, record.type, node),
	                 special_use(p, record.class_type, &destroy).nothrow == TRAIT_TRUE ? TRAIT_TRUE : TRAIT_UNKNOWN);
}

/* An implicit conversion to a type: by a function, should a class be converted to a scalar. */
static enum trait_value conversion_throws_nothing(struct parser *p, u32 node, u32 to)
{
	struct source source = source_of_node(p, node);
	struct conversion c = implicit_conversion(p, &source, to);
	bool is_object = is_class_type(p, to) && !is_reference_type(p, to), is_known = c.function && !c.is_uncertain && !c.is_ambiguous;

	if (c.kind == CONVERSION_STANDARD)
		return is_object ? copy_throws_nothing(p, node, to) : TRAIT_TRUE;
	if (c.kind != CONVERSION_USER || !is_known)
		return TRAIT_UNKNOWN;
	return trait_and(routine_throws_nothing(p, c.function),
	                 is_object || is_reference_type(p, to) ? made_by_constructor(p, c.function, node) : TRAIT_TRUE);
}

/* The default arguments of a routine from a parameter on. */
static enum trait_value defaults_throw_nothing(struct parser *p, u32 routine, u32 param, u32 number)
{
	enum trait_value result = TRAIT_TRUE;

	for (; param && result != TRAIT_FALSE; param = il_param_type(p->il, param)->next, number++) {
		u32 type = il_param_type(p->il, param)->type, node = routine ? default_argument_of(p, routine, number) : 0;

		if (!node || il_expr_node(p->il, node)->kind == enk_braced_init_list)
			return TRAIT_UNKNOWN;
		result = trait_and(result, trait_and(throws_nothing(p, node), conversion_throws_nothing(p, node, type)));
	}
	return result;
}

/* The conversions to the parameters. routine: whose they are, or 0. */
static enum trait_value arguments_throw_nothing(struct parser *p, u32 routine, u32 function_type, u32 argument)
{
	u32 param = il_type(p->il, type_strip(p, function_type, NULL))->first_param, number = 0;
	enum trait_value result = TRAIT_TRUE;

	for (; param && argument; param = il_param_type(p->il, param)->next, argument = il_expr_node(p->il, argument)->next, number++)
		result = trait_and(result, conversion_throws_nothing(p, argument, il_param_type(p->il, param)->type));
	return trait_and(result, defaults_throw_nothing(p, routine, param, number));
}

/* object.~T() */
static enum trait_value destructor_throws_nothing(struct parser *p, const struct il_expr_node *callee)
{
	u32 type = il_expr_node(p->il, callee->first_operand)->type;
	enum trait_value object = throws_nothing(p, callee->first_operand);
	struct subobject o;

	if (callee->operation != eok_dot_field || !type || !strip_to_element(p, type, &o))
		return TRAIT_UNKNOWN;
	if (!is_class_type(p, o.type))
		return object;
	return trait_and(object,
	                 special_use(p, type_strip(p, o.type, NULL), &(struct special_use){ .operation = SPECIAL_DESTROY }).nothrow);
}

/* The lambda whose closure a callee is, or 0. */
static u32 called_lambda(const struct parser *p, const struct il_expr_node *callee)
{
	const struct il_type *type = il_type(p->il, callee->type ? type_strip(p, callee->type, NULL) : 0);

	return type->flags & tyf_closure && type->class_info ? il_class_info(p->il, type->class_info)->lambda : 0;
}

/* The type of the call operator that a call of a closure means; 0: not known. */
static u32 call_operator_type(struct parser *p, u32 lambda, u32 first_argument)
{
	struct lambda_call call;

	if (!(il_lambda(p->il, lambda)->flags & lf_generic))
		return il_lambda(p->il, lambda)->function_type;
	return call_generic_lambda(p, lambda, first_argument, false, &call) == OUTCOME_SUCCESS ? il_routine(p->il, call.routine)->type : 0;
}

/* [expr.prim.lambda.closure] */
static enum trait_value lambda_throws_nothing(struct parser *p, u32 lambda, u32 callee)
{
	u32 first = il_expr_node(p->il, callee)->next, type;

	if (!(il_lambda(p->il, lambda)->flags & lf_noexcept))
		return TRAIT_FALSE;
	if (!(type = call_operator_type(p, lambda, first)))
		return TRAIT_UNKNOWN;
	if (!(il_type(p->il, type_strip(p, type, NULL))->flags & tyf_noexcept))
		return TRAIT_FALSE;
	return trait_and(trait_and(throws_nothing(p, callee), operands_throw_nothing(p, first)),
	                 arguments_throw_nothing(p, 0, type, first));
}

static enum trait_value call_throws_nothing(struct parser *p, const struct il_expr_node *node)
{
	const struct il_expr_node copy = *il_expr_node(p->il, node->first_operand), *callee = &copy, *name = callee;
	u32 argument = callee->next, type = callee->type, routine = 0;
	struct il_expr_node member;
	enum trait_value result;

	if (!node->type || node->type == p->error_type)
		return TRAIT_UNKNOWN;
	if (il_is_member_access(callee) && callee->first_operand) {
		member = *il_expr_node(p->il, il_expr_node(p->il, callee->first_operand)->next);
		name = &member;
	}
	if (name != callee && il_text(p->il, name->name)[0] == '~')
		return destructor_throws_nothing(p, callee);
	if (called_lambda(p, callee))
		return lambda_throws_nothing(p, called_lambda(p, callee), node->first_operand);
	if (name->kind == enk_routine && il_any_kind(name->target) == IL_routine) {
		routine = il_any_index(name->target);
		result = routine_throws_nothing(p, routine);
		type = il_routine(p->il, routine)->type;
	} else if (il_any_kind(node->target) == IL_routine && node->target) { /* an object's operator() */
		routine = il_any_index(node->target);
		result = trait_and(routine_throws_nothing(p, routine), throws_nothing(p, node->first_operand));
		type = il_routine(p->il, routine)->type;
	} else {
		type = type && pointed_to(p, type) ? type_strip(p, pointed_to(p, type), NULL) : type ? type_strip(p, type, NULL) : 0;
		if (!type || il_type(p->il, type)->kind != tk_routine)
			return TRAIT_UNKNOWN;
		result = trait_bool(il_type(p->il, type)->flags & tyf_noexcept);
	}
	if (name != callee)
		result = trait_and(result, throws_nothing(p, callee->first_operand));
	return trait_and(result, trait_and(arguments_throw_nothing(p, routine, type, argument), operands_throw_nothing(p, argument)));
}

/* ---- operators of classes and enumerations ---- */

/* x = y by an operator= that is implicit or defaulted. */
static enum trait_value assignment_throws_nothing(struct parser *p, const struct il_expr_node *node)
{
	struct special_use use = { .operation = SPECIAL_ASSIGN };
	const struct il_expr_node *left = il_expr_node(p->il, node->first_operand), *right = il_expr_node(p->il, left->next);
	u32 class = left->type ? type_strip(p, left->type, &use.object_cv) : 0;

	if (!class || !is_class_type(p, class) || !right->type || type_strip(p, right->type, &use.source_cv) != class)
		return TRAIT_UNKNOWN;
	use.object_cv &= tyf_const | tyf_volatile;
	use.source_cv &= tyf_const | tyf_volatile;
	use.source_is_lvalue = right->value_category == vc_lvalue;
	return trait_and(special_use(p, class, &use).nothrow, operands_throw_nothing(p, node->first_operand));
}

/* By a function; what <=> gives is compared with 0, too. */
static enum trait_value operator_throws_nothing(struct parser *p, const struct il_expr_node *node)
{
	u32 index = il_any_index(node->target), operand[2] = { node->first_operand, il_expr_node(p->il, node->first_operand)->next }, i,
	    param;
	struct il_routine routine = *il_routine(p->il, index);
	bool reversed = node->flags & exf_reversed, by_another = node->flags & exf_rewritten && node->operation != eok_ne;
	enum trait_value result = routine_throws_nothing(p, index);

	if (routine.flags & (rf_defaulted | rf_implicit))
		return node->operation == eok_assign ? assignment_throws_nothing(p, node) : trait_and(result, TRAIT_UNKNOWN);
	param = il_type(p->il, type_strip(p, routine.type, NULL))->first_param;
	for (i = routine.class_type && !(routine.flags & (rf_static_member | rf_friend)); i < 2 && param; i++) {
		u32 argument = operand[reversed ? 1 - i : i];

		if (argument)
			result = trait_and(result, conversion_throws_nothing(p, argument, il_param_type(p->il, param)->type));
		param = il_param_type(p->il, param)->next;
	}
	result = trait_and(result, by_another && is_class_type(p, il_type(p->il, type_strip(p, routine.type, NULL))->type) ? TRAIT_UNKNOWN :
	                                                                                                                     TRAIT_TRUE);
	return trait_and(trait_and(result, destruction_throws_nothing(p, node)), operands_throw_nothing(p, node->first_operand));
}

/* object->member: the operators -> of classes are called. */
static enum trait_value arrow_throws_nothing(struct parser *p, const struct il_expr_node *node)
{
	struct source object = source_of_node(p, node->first_operand);
	enum trait_value result = throws_nothing(p, node->first_operand);
	u32 routine, steps;

	for (steps = 0; object.type && is_class_type(p, object.type) && steps < LONGEST_ARROW_CHAIN; steps++) {
		if (!arrow_operator(p, &object, &routine) || !routine)
			return trait_and(result, TRAIT_UNKNOWN);
		result = trait_and(result, routine_throws_nothing(p, routine));
	}
	return object.type && !is_class_type(p, object.type) ? result : trait_and(result, TRAIT_UNKNOWN);
}

/* An aggregate of scalars from a list of scalars, in order; members that are left have initializers of their own, or none. */
static enum trait_value elements_throw_nothing(struct parser *p, u32 class, u32 element)
{
	u32 info = il_type(p->il, class)->class_info, field = il_class_info(p->il, info)->first_field;
	enum trait_value result = TRAIT_TRUE;

	if (trait_is_aggregate(p, &class, 1) != TRAIT_TRUE || il_class_info(p->il, info)->first_base ||
	    il_type(p->il, class)->kind == tk_union)
		return TRAIT_UNKNOWN;
	for (; field && result != TRAIT_FALSE; field = il_field(p->il, field)->next) {
		u32 type = il_field(p->il, field)->type;

		if (!is_scalar(il_type(p->il, type_strip(p, type, NULL))) || !il_field(p->il, field)->name)
			return TRAIT_UNKNOWN;
		if (!element) {
			result = trait_and(result,
			                   il_field(p->il, field)->initializer_end ? use_member_initializer(p, field).nothrow : TRAIT_TRUE);
			continue;
		}
		if (il_expr_node(p->il, element)->kind == enk_braced_init_list || il_expr_node(p->il, element)->kind == enk_initializer)
			return TRAIT_UNKNOWN;
		result = trait_and(result, conversion_throws_nothing(p, element, type));
		element = il_expr_node(p->il, element)->next;
	}
	return element ? TRAIT_UNKNOWN : result;
}

/* Whether an object of one class is made of that of another one which is not derived from it, by a constructor that copies or moves what a
 * conversion function returns. routine: the constructor, or 0. */
static bool is_made_by_conversion(struct parser *p, u32 class, u32 routine, u32 argument)
{
	u32 from = argument && !il_expr_node(p->il, argument)->next ? type_at(p, argument) : 0;
	enum special_member kind = routine ? special_kind_of(p, routine, class) : COPY_CONSTRUCTOR;

	return from && is_class_type(p, from) && type_strip(p, from, NULL) != class &&
	       is_derived_from(p, type_strip(p, from, NULL), class) == OUTCOME_FAILURE &&
	       (kind == COPY_CONSTRUCTOR || kind == MOVE_CONSTRUCTOR);
}

/* What a conversion function returns by value is not copied [class.copy.elision]. */
static enum trait_value made_by_conversion(struct parser *p, u32 class, u32 argument)
{
	struct source source = source_of_node(p, argument);
	struct conversion c = implicit_conversion(p, &source, class);

	if (c.kind != CONVERSION_USER || !c.function || c.is_uncertain || c.is_ambiguous || p->il->header.std_version < 201703 ||
	    il_routine(p->il, c.function)->special_kind != sfk_conversion ||
	    is_reference_type(p, il_type(p->il, type_strip(p, il_routine(p->il, c.function)->type, NULL))->type))
		return TRAIT_UNKNOWN;
	return routine_throws_nothing(p, c.function);
}

/* T(…), T{…}, static_cast<T>(…) or (T)… of a class: its constructor, and the destructor of the temporary. */
static enum trait_value construction_throws_nothing(struct parser *p, const struct il_expr_node *node)
{
	u32 class = type_strip(p, node->type, NULL), routine = il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0;
	u32 argument = node->first_operand;
	struct special_use use = { .operation = SPECIAL_CONSTRUCT };
	enum trait_value result;
	enum outcome outcome;
	bool copies, is_list = argument && il_expr_node(p->il, argument)->kind == enk_braced_init_list;

	if (argument && il_expr_node(p->il, argument)->kind == enk_braced_init_list && !is_first_in_parentheses(p, argument))
		argument = il_expr_node(p->il, argument)->first_operand;
	if (!argument)
		use.operation = SPECIAL_DEFAULT;
	copies = !argument || (!il_expr_node(p->il, argument)->next && type_at(p, argument) &&
	                       type_strip(p, type_at(p, argument), &use.source_cv) == class);
	if (!routine && !copies && node->operation != eok_functional_cast) /* other casts do not say by which */
		routine = resolve_constructor(p, class, argument, false, &outcome);
	if (!is_list && is_made_by_conversion(p, class, routine, argument)) {
		result = made_by_conversion(p, class, argument);
	} else if (routine && !(il_routine(p->il, routine)->flags & rf_defaulted)) {
		result = trait_and(routine_throws_nothing(p, routine),
		                   arguments_throw_nothing(p, routine, il_routine(p->il, routine)->type, argument));
		if (result == TRAIT_TRUE &&
		    il_routine(p->il, routine)->class_type != class) /* inherited: what else is in the class may throw */
			result = TRAIT_UNKNOWN;
	} else if (copies) {
		use.source_cv &= tyf_const | tyf_volatile;
		use.source_is_lvalue = il_expr_node(p->il, argument)->value_category == vc_lvalue;
		result = argument && il_expr_node(p->il, argument)->value_category == vc_prvalue ? TRAIT_TRUE :
		                                                                                   special_use(p, class, &use).nothrow;
	} else {
		result = is_list && !routine ? elements_throw_nothing(p, class, argument) : TRAIT_UNKNOWN;
	}
	return trait_and(trait_and(result, operands_throw_nothing(p, argument)), destruction_throws_nothing(p, node));
}

/* A cast of an object to a scalar, which just converts it implicitly. */
static bool converts_class(struct parser *p, const struct il_expr_node *node)
{
	u32 operand = node->first_operand, type = operand ? il_expr_node(p->il, operand)->type : 0;

	if (node->operation != eok_functional_cast && node->operation != eok_cast && node->operation != eok_static_cast)
		return false;
	return type && is_class_type(p, type) && !il_expr_node(p->il, operand)->next && node->type_operand &&
	       !is_class_type(p, type_without_reference(p, node->type_operand)) && !is_reference_type(p, node->type_operand) &&
	       !may_convert_explicitly(p, type, node->type_operand);
}

/* The class may be deduced. */
static bool makes_object(struct parser *p, const struct il_expr_node *node)
{
	u32 type = deduced_template(p, node->type_operand) ? node->type : node->type_operand;

	return (node->operation == eok_functional_cast || node->operation == eok_static_cast || node->operation == eok_cast) && type &&
	       is_class_type(p, type) && !is_reference_type(p, type);
}

/* A cast to a reference to an object's own class or one of its bases. */
static bool refers_to_operand(struct parser *p, const struct il_expr_node *node)
{
	u32 operand = node->first_operand, from = operand ? il_expr_node(p->il, operand)->type : 0, to = node->type_operand;

	if (!from || !is_class_type(p, from) || !to || !is_reference_type(p, to) || node->target)
		return false;
	from = type_strip(p, from, NULL);
	to = type_strip(p, type_without_reference(p, to), NULL);
	return from == to || is_derived_from(p, from, to) == OUTCOME_SUCCESS;
}

/* T{…} and (T){…}, where T is no class: of nothing or one value. */
static enum trait_value list_throws_nothing(struct parser *p, const struct il_expr_node *node, u32 list)
{
	u32 element = il_expr_node(p->il, list)->first_operand;

	if (!element)
		return TRAIT_TRUE;
	if (il_expr_node(p->il, element)->next || !type_at(p, element))
		return trait_and(operands_throw_nothing(p, element), TRAIT_UNKNOWN);
	return trait_and(throws_nothing(p, element),
	                 node->type_operand ? conversion_throws_nothing(p, element, node->type_operand) : TRAIT_UNKNOWN);
}

/* Whether a built-in operator leaves operands of class type as they are. */
static bool takes_objects(struct parser *p, const struct il_expr_node *node)
{
	if (node->kind == enk_builtin_operation)
		return pointed_to(p, node->type); /* __builtin_addressof */
	return (node->type_operand && il_type(p->il, type_strip(p, node->type_operand, NULL))->kind == tk_void) ||
	       node->operation == eok_address_of || node->operation == eok_comma || node->operation == eok_pm_field ||
	       (node->operation == eok_question && (node->value_category == vc_lvalue || node->value_category == vc_xvalue));
}

/* The conversion of an object to an operand of a built-in operator, where it has but one conversion function. */
static enum trait_value operand_conversion_throws_nothing(struct parser *p, u32 class)
{
	struct conversion_functions functions;

	find_conversion_functions(p, class, &functions);
	return functions.count == 1 && !functions.template_count && !functions.incomplete ?
	               routine_throws_nothing(p, functions.at[0].routine) :
	               TRAIT_UNKNOWN;
}

/* Of the language itself. */
static enum trait_value builtin_throws_nothing(struct parser *p, const struct il_expr_node *node)
{
	enum trait_value result = operands_throw_nothing(p, node->first_operand);
	u32 operand;

	for (operand = node->first_operand; operand; operand = il_expr_node(p->il, operand)->next) {
		u32 type = il_expr_node(p->il, operand)->type;

		if (il_expr_node(p->il, operand)->kind == enk_type_operand && node->kind == enk_builtin_operation)
			continue;
		if (!type || type == p->error_type)
			return trait_and(result, TRAIT_UNKNOWN);
		if (is_class_type(p, type) && !takes_objects(p, node))
			result = trait_and(result, operand_conversion_throws_nothing(p, type));
	}
	return result;
}

static enum trait_value operation_throws_nothing(struct parser *p, const struct il_expr_node *node)
{
	u32 first = node->first_operand;

	switch (node->operation) {
	case eok_call: return trait_and(call_throws_nothing(p, node), destruction_throws_nothing(p, node));
	case eok_dynamic_cast: return TRAIT_UNKNOWN;
	case eok_noexcept: return TRAIT_TRUE;
	case eok_dot_field: return throws_nothing(p, first);
	case eok_points_to_field: return arrow_throws_nothing(p, node);
	case eok_parens: return operands_throw_nothing(p, first);
	default: break;
	}
	if (makes_object(p, node))
		return construction_throws_nothing(p, node);
	if (first && il_expr_node(p->il, first)->kind == enk_braced_init_list && !il_expr_node(p->il, first)->next)
		return list_throws_nothing(p, node, first);
	if (converts_class(p, node))
		return trait_and(conversion_throws_nothing(p, first, node->type_operand), operands_throw_nothing(p, first));
	if (refers_to_operand(p, node))
		return operands_throw_nothing(p, first);
	if (node->type_operand && is_class_type(p, type_without_reference(p, node->type_operand)))
		return TRAIT_UNKNOWN;
	if (node->target)
		return il_any_kind(node->target) == IL_routine && !node->type_operand ? operator_throws_nothing(p, node) : TRAIT_UNKNOWN;
	if (!node->type || node->type == p->error_type)
		return TRAIT_UNKNOWN;
	return node->operation == eok_assign && is_class_type(p, node->type) ? assignment_throws_nothing(p, node) :
	                                                                       builtin_throws_nothing(p, node);
}

enum trait_value throws_nothing(struct parser *p, u32 index)
{
	const struct il_expr_node copy = *il_expr_node(p->il, index), *node = &copy; /* conversions may add nodes */

	if (!index || node->flags & exf_dependent || stack_is_low(p->stack_bound))
		return TRAIT_UNKNOWN;
	switch (node->kind) {
	case enk_throw: return TRAIT_FALSE;
	case enk_constant:
	case enk_param_ref:
	case enk_sizeof:
	case enk_sizeof_pack:
	case enk_alignof:
	case enk_requires:
	case enk_concept_id: return TRAIT_TRUE;
	case enk_variable:
	case enk_field:
	case enk_routine: return node->target ? TRAIT_TRUE : TRAIT_UNKNOWN;
	case enk_operation: return operation_throws_nothing(p, node);
	case enk_braced_init_list: return operands_throw_nothing(p, node->first_operand);
	case enk_lambda: return il_lambda(p->il, il_any_index(node->target))->first_capture ? TRAIT_UNKNOWN : TRAIT_TRUE;
	case enk_builtin_operation: return is_nothrow_builtin(p, index) ? builtin_throws_nothing(p, node) : TRAIT_UNKNOWN;
	case enk_type_operand: return TRAIT_TRUE;
	default: return TRAIT_UNKNOWN;
	}
}

enum trait_value initializer_throws_nothing(struct parser *p, u32 type, u32 node)
{
	struct special_use use = { .operation = SPECIAL_DEFAULT };
	struct subobject o;

	if (il_expr_node(p->il, node)->kind != enk_braced_init_list)
		return trait_and(throws_nothing(p, node), conversion_throws_nothing(p, node, type));
	if (!strip_to_element(p, type, &o) || (is_class_type(p, o.type) && il_expr_node(p->il, node)->first_operand))
		return TRAIT_UNKNOWN;
	if (is_class_type(p, o.type))
		return special_use(p, type_strip(p, o.type, NULL), &use).nothrow;
	return list_throws_nothing(p, &(struct il_expr_node){ .type_operand = type }, node);
}
