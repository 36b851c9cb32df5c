/* Values that a type cannot hold, operands that an operator cannot have, comparisons that are always alike [conv.integral] [expr.mul]
 * [expr.shift] [expr.rel]. */
#include "../lib/il/operations.h"
#include "calls.h"
#include "values.h"

#include <math.h>
#include <stdlib.h>

enum { DEEPEST_CONSTANT = 20 };

static u32 operator_position(const struct il *il, const struct il_expr_node *node)
{
	return skip_space(il, il_expr_node(il, node->first_operand)->range_end);
}

static u32 second_operand(const struct il *il, const struct il_expr_node *node) { return il_expr_node(il, node->first_operand)->next; }

static bool is_implicit_cast(const struct il_expr_node *node) { return is_implicit_conversion(node) && node->operation == eok_cast; }

static u32 without_implicit_casts(const struct il *il, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(il, expr);

	while (is_implicit_cast(node)) {
		expr = node->first_operand;
		node = il_expr_node(il, expr);
	}
	return expr;
}

/* Whether an expression is in the condition of a static assertion or the value of a variable that has one of these flags. */
static bool is_in_value_of(struct check *c, u32 expr, u32 flags)
{
	il_any owner = owner_of(c, expr);
	u32 steps;

	for (steps = 0; il_any_kind(owner) == IL_expr_node && steps < DEEPEST_CONSTANT; steps++)
		owner = owner_of(c, il_any_index(owner));
	return il_any_kind(owner) == IL_static_assert ||
	       (il_any_kind(owner) == IL_variable && il_variable(c->il, il_any_index(owner))->flags & flags);
}

/* The value of an enumerator or the condition of a static assertion: nothing is known of it where it is read that a call decides. */
static bool is_in_manifest_constant(struct check *c, u32 expr) { return is_in_value_of(c, expr, vf_enumerator); }

/* Whether the value of an expression is that of a call, or made of one. */
static bool has_call(struct check *c, u32 expr, u32 depth)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	u32 operand;

	if (node->kind != enk_operation)
		return false;
	for (operand = node->first_operand; operand && depth; operand = il_expr_node(c->il, operand)->next)
		if (has_call(c, operand, depth - 1))
			return true;
	return !depth || node->target || node->operation == eok_call;
}

/* Unless an operand that is a constant decides that it is not evaluated. */
static void report_value(struct check *c, enum diag_id id, u32 place, u32 position)
{
	if (!is_never_evaluated(c, c->looked_at) &&
	    !(is_in_manifest_constant(c, c->looked_at) && has_call(c, c->looked_at, DEEPEST_CONSTANT)))
		report_late(c, id, place, position);
}

/* ---- conversions ---- */

/* The type of the same width that is signed where this one is not, and the other way round. */
static u8 other_signedness(u8 kind)
{
	bool is_signed = integral_is_signed(kind);

	switch (integral_width(kind)) {
	case 8: return is_signed ? ik_unsigned_char : ik_signed_char;
	case 16: return is_signed ? ik_unsigned_short : ik_short;
	case 32: return is_signed ? ik_unsigned_int : ik_int;
	default: return is_signed ? ik_unsigned_long : ik_long;
	}
}

void check_integral_conversion(struct check *c, u32 expr, u8 to)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	u8 from = integral_kind_of(c->il, node->type);
	struct folded value;

	if (!from || !to || to == ik_bool || from == to)
		return;
	value = fold(c, expr);
	if (value.state != FOLD_INTEGER || integral_fits(from, to, value.bits))
		return;
	if (!integral_fits(from, other_signedness(to), value.bits))
		report_value(c, DIAG_integer_truncated, node->range_begin, node->range_end);
	else if (!value.is_pattern)
		report_value(c, DIAG_integer_sign_change, node->range_begin, node->range_end);
}

/* [conv.fpint] [conv.double] of a constant; place: of the conversion, end: where that is found out. */
static void check_floating_conversion(struct check *c, u32 expr, u32 type, u32 place, u32 end)
{
	const struct il_type *to = stripped(c->il, type, &(u32){ 0 });
	u8 kind = integral_kind_of(c->il, type);
	double value, bound;

	if (!fold_floating(c, expr, &value))
		return;
	if (kind && kind != ik_bool) {
		bound = ldexp(1, (int)integral_width(kind) - integral_is_signed(kind));
		if (trunc(value) >= bound || (integral_is_signed(kind) ? trunc(value) < -bound : value < 0))
			report_value(c,
			             is_in_value_of(c, expr, vf_enumerator | vf_constexpr) ? DIAG_constant_float_to_integer_conversion :
			                                                                     DIAG_float_to_integer_conversion,
			             place, end);
	} else if (to->kind == tk_float && to->int_kind == ik_float && value != 0 && (float)value == 0) {
		report_value(c, DIAG_float_to_float_conversion, place, end);
	}
}

/* A string literal as what is no pointer to const [diff.cpp14.lex]. */
static void check_string_conversion(struct check *c, u32 expr, u32 type, u32 place, u32 end)
{
	const struct il *il = c->il;
	const struct il_expr_node *node = il_expr_node(il, il_in_parentheses(il, expr));
	const struct il_type *to = stripped(il, type, &(u32){ 0 });
	u32 cv = 0;
	u8 kind = stripped(il, to->type, &cv)->int_kind;

	if (node->kind != enk_constant || !node->constant || il_constant(il, node->constant)->kind != ck_string || to->kind != tk_pointer ||
	    to->pointer_kind != pk_pointer || cv & tyf_const || stripped(il, to->type, &cv)->kind != tk_integer)
		return;
	if (kind == ik_char)
		report_late(c, DIAG_deprecated_string_conv, place, end);
	else if (kind == ik_wchar_t || kind == ik_char16_t || kind == ik_char32_t)
		report_late(c, DIAG_deprecated_wide_string_conv, place, end);
}

/* An error: no function takes the arguments. */
static bool is_unresolved_call(const struct il *il, const struct il_expr_node *call)
{
	const struct il_expr_node *name = il_expr_node(il, il_in_parentheses(il, call->first_operand));

	if (il_is_member_access(name))
		name = il_expr_node(il, il_expr_node(il, name->first_operand)->next);
	return name->flags & exf_unresolved;
}

static bool is_call(const struct il_expr_node *node) { return node->kind == enk_operation && node->operation == eok_call; }

/* Arguments are converted when all of them were read. */
static u32 place_of_conversion(const struct il_expr_node *cast, const struct il_expr_node *parent)
{
	return is_call(parent) ? parent->range_end - 1 : cast->range_end;
}

/* (int)1e20, int(1e20), static_cast<int>(1e20): its place is that of the type. */
static void check_explicit_conversion(struct check *c, const struct il_expr_node *cast)
{
	u32 place = cast->range_begin;

	if (il_expr_node(c->il, cast->first_operand)->next)
		return;
	if (cast->operation == eok_static_cast)
		place = skip_space(c->il, skip_space(c->il, place + sizeof "static_cast" - 1) + 1);
	check_floating_conversion(c, cast->first_operand, cast->type, place, cast->range_end);
}

/* Of a new array's size another one is made. */
static void check_conversion(struct check *c, u32 expr)
{
	const struct il_expr_node *cast = il_expr_node(c->il, expr), *parent, *decayed;

	if (cast->flags & exf_default)
		return;
	if (!is_implicit_cast(cast)) {
		check_explicit_conversion(c, cast);
		return;
	}
	parent = il_expr_node(c->il, parent_expression(c, expr));
	if (is_call(parent) && is_unresolved_call(c->il, parent))
		return;
	decayed = il_expr_node(c->il, cast->first_operand);
	if (decayed->kind == enk_operation && decayed->operation == eok_array_to_pointer)
		check_string_conversion(c, decayed->first_operand, cast->type,
		                        parent->kind == enk_operation && parent->operation == eok_assign && !parent->target ?
		                                operator_position(c->il, parent) :
		                                cast->range_begin,
		                        place_of_conversion(cast, parent));
	if (is_in_braces(parent)) {
		check_narrowing(c, expr);
		return;
	}
	if (parent->kind == enk_new_delete && parent->flags & exf_array_form)
		return;
	check_integral_conversion(c, cast->first_operand, integral_kind_of(c->il, cast->type));
	check_floating_conversion(c, cast->first_operand, cast->type, cast->range_begin, place_of_conversion(cast, parent));
}

/* ---- initializers ---- */

void check_plain_initializer(struct check *c, u32 expr, u32 type)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);

	if (is_implicit_cast(node) || node->flags & (exf_dependent | exf_instantiated) || node->kind == enk_braced_init_list)
		return;
	check_integral_conversion(c, expr, integral_kind_of(c->il, type));
	check_floating_conversion(c, expr, type, node->range_begin, node->range_end);
	check_string_conversion(c, expr, type, node->range_begin, node->range_end);
}

void check_default_argument(struct check *c, const struct il_parameter *parameter)
{
	if (parameter->extra && il_parameter_extra(c->il, parameter->extra)->default_expr)
		check_plain_initializer(c, il_parameter_extra(c->il, parameter->extra)->default_expr, parameter->type);
}

/* ---- operands ---- */

/* The left operand of a compound assignment is not promoted. */
static void check_shift(struct check *c, const struct il_expr_node *node)
{
	u32 right = second_operand(c->il, node);
	const struct il_expr_node *count = il_expr_node(c->il, right);
	struct folded value = fold(c, right);
	u8 kind = integral_kind_of(c->il, node->type), count_kind = integral_kind_of(c->il, count->type);

	if (value.state != FOLD_INTEGER || !kind || !count_kind)
		return;
	if (diag_was_said(c->diag, DIAG_constant_negative_shift_count, count->range_begin))
		return;
	if (integral_is_signed(count_kind) && (i64)value.bits < 0)
		report_value(c, DIAG_negative_shift_count, count->range_begin, count->range_end);
	else if (value.bits >= integral_width(kind))
		report_value(c, DIAG_shift_count_too_large, count->range_begin, count->range_end);
}

static bool is_constant(struct check *c, u32 expr)
{
	u32 inner = il_in_parentheses(c->il, without_implicit_casts(c->il, expr));

	return il_expr_node(c->il, inner)->kind == enk_constant || fold(c, inner).state == FOLD_INTEGER;
}

static bool is_floating_constant(struct check *c, u32 expr, u32 depth);

/* A const variable of such an initializer; what is not recorded of headers' may be one. */
static bool is_constant_variable(struct check *c, const struct il_variable *variable, u32 depth)
{
	u32 cv = 0;

	stripped(c->il, variable->type, &cv);
	return (cv & tyf_const || variable->flags & vf_constexpr) && !(cv & tyf_volatile) && variable->initializer_end &&
	       (!variable->init_expr || is_floating_constant(c, variable->init_expr, depth));
}

/* Whether the reference knows the value of an arithmetic expression: that of a floating one by literals, constants and operators. */
static bool is_floating_constant(struct check *c, u32 expr, u32 depth)
{
	u32 inner = il_in_parentheses(c->il, without_implicit_casts(c->il, expr)), operand;
	const struct il_expr_node *node = il_expr_node(c->il, inner);

	if (!depth || !inner)
		return false;
	switch (node->kind) {
	case enk_constant: return true;
	case enk_variable: return is_constant_variable(c, il_variable_of(c->il, node->target), depth - 1);
	case enk_braced_init_list:
	case enk_operation: break;
	default: return fold(c, inner).state == FOLD_INTEGER;
	}
	if (node->operation == eok_question || node->operation == eok_call || il_is_modifying(node->operation))
		return false;
	for (operand = node->first_operand; operand; operand = il_expr_node(c->il, operand)->next)
		if (!is_floating_constant(c, operand, depth - 1))
			return false;
	return true;
}

static void check_division(struct check *c, const struct il_expr_node *node)
{
	u32 right = second_operand(c->il, node);
	struct folded divisor = fold_condition(c, il_in_parentheses(c->il, without_implicit_casts(c->il, right)));
	bool remainder = node->operation == eok_remainder || node->operation == eok_remainder_assign;
	bool folded = (node->operation == eok_divide || remainder) &&
	              (is_constant(c, node->first_operand) ||
	               (is_floating(c->il, node->type) && is_floating_constant(c, node->first_operand, DEEPEST_CONSTANT)));
	u32 place = folded ? operator_position(c->il, node) : il_expr_node(c->il, right)->range_begin;

	if (divisor.state != FOLD_INTEGER || divisor.bits || il_type(c->il, node->type)->kind == tk_error ||
	    (is_floating(c->il, node->type) && folded) || (remainder && is_floating(c->il, il_expr_node(c->il, right)->type)) ||
	    diag_was_said(c->diag, remainder ? DIAG_constant_modulo_zero : DIAG_constant_divided_by_zero, place))
		return;
	report_value(c, remainder ? DIAG_mod_by_zero : DIAG_divide_by_zero, place, node->range_end);
}

static void check_overflow(struct check *c, const struct il_expr_node *node)
{
	u8 kind = integral_kind_of(c->il, node->type);
	struct folded left, right = { .state = FOLD_INTEGER };
	bool overflow = false;
	u64 result;

	if (!kind || (left = fold(c, node->first_operand)).state != FOLD_INTEGER)
		return;
	if (node->operation != eok_negate && (right = fold(c, second_operand(c->il, node))).state != FOLD_INTEGER)
		return;
	if (node->operation == eok_negate) {
		if (fold_arithmetic(eok_subtract, kind, 0, left.bits, &result, &overflow) && overflow)
			report_value(c, DIAG_integer_overflow, node->range_begin, node->range_end);
	} else if (fold_arithmetic(node->operation, kind, left.bits, right.bits, &result, &overflow) && overflow) {
		report_value(c, DIAG_integer_overflow, operator_position(c->il, node), node->range_end);
	}
}

/* [expr.arith.conv]: an operand becomes what the other one is, if that is unsigned, not promoted and not narrower. */
static void check_converted_operand(struct check *c, u32 expr, u8 other)
{
	u8 kind = integral_kind_of(c->il, il_expr_node(c->il, expr)->type);

	if (other && kind && !integral_is_signed(other) && integral_width(other) >= 32 && integral_width(other) >= integral_width(kind))
		check_integral_conversion(c, expr, other);
}

/* [expr.ass]/7 */
static void check_compound(struct check *c, const struct il_expr_node *node)
{
	check_converted_operand(c, second_operand(c->il, node), integral_kind_of(c->il, node->type));
}

static bool is_converting(u8 operation)
{
	switch (operation) {
	case eok_add:
	case eok_subtract:
	case eok_multiply:
	case eok_divide:
	case eok_remainder:
	case eok_and:
	case eok_or:
	case eok_xor:
	case eok_question: return true;
	default: return il_operation_class(operation) == opc_comparison;
	}
}

/* Whether an operand is of an enumeration that says no underlying type, or is not promoted to it [conv.prom]/4. */
static bool is_only_enumeration(const struct il *il, u32 operand)
{
	const struct il_type *type = stripped(il, il_expr_node(il, without_implicit_casts(il, operand))->type, &(u32){ 0 });

	return type->kind == tk_integer && type->int_kind == ik_enum &&
	       (type->flags & tyf_scoped_enum || !(type->flags & tyf_fixed_underlying));
}

/* The kind of an operand that the other one may become; what an enumeration without a fixed type becomes is not known. */
static u8 kind_of_operand(const struct il *il, u32 operand)
{
	return is_only_enumeration(il, operand) ? (u8)ik_none : integral_kind_of(il, il_expr_node(il, operand)->type);
}

/* Where the conversions have no nodes: in a template, a constant expression. */
static void check_plain_operands(struct check *c, const struct il_expr_node *node)
{
	u32 left = node->operation == eok_question ? second_operand(c->il, node) : node->first_operand;
	u32 right = il_expr_node(c->il, left)->next;

	if (is_implicit_cast(il_expr_node(c->il, left)) || is_implicit_cast(il_expr_node(c->il, right)))
		return;
	check_converted_operand(c, left, kind_of_operand(c->il, right));
	check_converted_operand(c, right, kind_of_operand(c->il, left));
}

/* ---- comparisons ---- */

/* operand < constant, whichever stands first. */
static void check_comparison_with(struct check *c, const struct il_expr_node *node, u32 operand, u32 constant, bool below)
{
	struct folded value;
	u8 kind = integral_kind_of(c->il, il_expr_node(c->il, without_implicit_casts(c->il, operand))->type),
	   compared = integral_kind_of(c->il, il_expr_node(c->il, operand)->type),
	   constant_kind = integral_kind_of(c->il, il_expr_node(c->il, constant)->type);

	if (!kind || kind == ik_bool || integral_is_signed(kind) || !compared || !constant_kind ||
	    (value = fold(c, constant)).state != FOLD_INTEGER || is_only_enumeration(c->il, operand) ||
	    fold(c, operand).state == FOLD_INTEGER || constant_form(c, without_implicit_casts(c->il, operand)) != FORM_NO_CONSTANT)
		return;
	if (!value.bits && below)
		report_value(c, DIAG_unsigned_compare_with_zero, operator_position(c->il, node), node->range_end);
	else if (integral_is_signed(constant_kind) && (i64)value.bits < 0 &&
	         (integral_width(kind) < 32 || integral_width(kind) < integral_width(constant_kind)))
		report_value(c, DIAG_unsigned_compare_with_negative, operator_position(c->il, node), node->range_end);
}

static void check_comparison(struct check *c, const struct il_expr_node *node)
{
	u32 left = node->first_operand, right = second_operand(c->il, node);

	check_comparison_with(c, node, left, right, node->operation == eok_lt || node->operation == eok_ge);
	check_comparison_with(c, node, right, left, node->operation == eok_gt || node->operation == eok_le);
}

/* In a template, where the conversion has no node. */
static void check_plain_assignment(struct check *c, const struct il_expr_node *node)
{
	u32 right = second_operand(c->il, node);
	const struct il_expr_node *operand = il_expr_node(c->il, right);

	if (is_implicit_cast(operand) || operand->kind == enk_braced_init_list)
		return;
	check_integral_conversion(c, right, integral_kind_of(c->il, node->type));
	check_floating_conversion(c, right, node->type, operand->range_begin, node->range_end);
	check_string_conversion(c, right, node->type, operator_position(c->il, node), node->range_end);
}

/* In a template, too, a call that depends on nothing is resolved. */
static void check_plain_arguments(struct check *c, const struct il_expr_node *call)
{
	u32 place, callee = named_callee(c, call->first_operand, &place), argument, param;

	if (!callee || is_refused_call(c, call))
		return;
	argument = il_expr_node(c->il, call->first_operand)->next;
	param = stripped(c->il, il_routine(c->il, callee)->type, &(u32){ 0 })->first_param;
	for (; argument && param; argument = il_expr_node(c->il, argument)->next, param = il_param_type(c->il, param)->next)
		check_plain_initializer(c, argument, il_param_type(c->il, param)->type);
}

static void check_operation(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	bool is_unary = node->operation == eok_cast || node->operation == eok_bool_cast || node->operation == eok_negate ||
	                node->operation == eok_functional_cast || node->operation == eok_static_cast;

	if (node->operation == eok_call && !(node->flags & (exf_dependent | exf_instantiated | exf_implicit | exf_launch)) &&
	    is_template_text(c, node->routine, node->range_begin))
		check_plain_arguments(c, node);
	if (node->target || !node->first_operand || node->flags & exf_dependent || (!is_unary && !second_operand(c->il, node)))
		return;
	if (is_converting(node->operation))
		check_plain_operands(c, node);
	switch (node->operation) {
	case eok_assign: check_plain_assignment(c, node); break;
	case eok_cast: check_conversion(c, expr); break;
	case eok_static_cast: check_explicit_conversion(c, node); break;
	case eok_bool_cast: check_narrowing(c, expr); break;
	case eok_functional_cast:
		check_braced_value(c, node);
		check_explicit_conversion(c, node);
		break;
	case eok_shiftl:
	case eok_shiftr:
	case eok_shiftl_assign:
	case eok_shiftr_assign: check_shift(c, node); break;
	case eok_divide:
	case eok_remainder:
		check_overflow(c, node);
		check_division(c, node);
		break;
	case eok_divide_assign:
	case eok_remainder_assign: check_division(c, node); break;
	case eok_add_assign:
	case eok_subtract_assign:
	case eok_multiply_assign:
	case eok_and_assign:
	case eok_or_assign:
	case eok_xor_assign: check_compound(c, node); break;
	case eok_add:
	case eok_subtract:
		if (points_outside(c, node))
			report_value(c, DIAG_pointer_outside_base_object, operator_position(c->il, node), node->range_end);
		check_overflow(c, node);
		break;
	case eok_multiply:
	case eok_negate: check_overflow(c, node); break;
	default:
		if (il_operation_class(node->operation) == opc_comparison)
			check_comparison(c, node);
	}
}

void check_values(struct check *c, u32 expr)
{
	c->looked_at = expr;
	check_operation(c, expr);
	c->looked_at = 0;
}
