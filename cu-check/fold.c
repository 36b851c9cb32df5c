#include "../lib/il/operations.h"
#include "fold.h"
#include "../lib/il/names.h"

#include <stdlib.h>

/* A chain of enumerators without values, and initializers that name other constants. */
enum { ENUMERATORS_MAX = 1000 };

/* ---- integral types ---- */

/* clang-format off */
static const struct { u8 width; bool is_signed; } integral[IL_int_kind_COUNT] = {
	[ik_bool] = { 1, false }, [ik_char] = { 8, true }, [ik_signed_char] = { 8, true }, [ik_unsigned_char] = { 8, false },
	[ik_wchar_t] = { 32, true }, [ik_char8_t] = { 8, false }, [ik_char16_t] = { 16, false }, [ik_char32_t] = { 32, false },
	[ik_short] = { 16, true }, [ik_unsigned_short] = { 16, false }, [ik_int] = { 32, true }, [ik_unsigned_int] = { 32, false },
	[ik_long] = { 64, true }, [ik_unsigned_long] = { 64, false }, [ik_long_long] = { 64, true }, [ik_unsigned_long_long] = { 64, false },
};
/* clang-format on */

u8 integral_kind_of(const struct il *il, u32 type)
{
	const struct il_type *t = stripped(il, type, &(u32){ 0 });

	if (t->kind == tk_integer && t->int_kind == ik_enum)
		t = stripped(il, t->type, &(u32){ 0 });
	return t->kind == tk_integer && t->int_kind < IL_int_kind_COUNT && integral[t->int_kind].width ? t->int_kind : ik_none;
}

bool integral_is_signed(u8 kind) { return integral[kind].is_signed; }
u32 integral_width(u8 kind) { return integral[kind].width; }

/* The value with just the bits of the type, extended again. */
static u64 integral_truncate(u8 kind, u64 bits)
{
	u32 unused = 64 - integral[kind].width;

	if (kind == ik_bool)
		return bits != 0;
	return integral[kind].is_signed ? (u64)((i64)(bits << unused) >> unused) : bits << unused >> unused;
}

bool integral_fits(u8 from, u8 to, u64 bits)
{
	bool was_negative = integral[from].is_signed && (i64)bits < 0;
	u64 result = integral_truncate(to, bits);

	return result == bits && was_negative == (integral[to].is_signed && (i64)result < 0);
}

/* ---- operators ---- */

typedef __int128 i128;

static i128 extended(u8 kind, u64 bits) { return integral[kind].is_signed ? (i128)(i64)bits : (i128)bits; }

static bool divide(u8 operation, i128 left, i128 right, i128 *exact)
{
	if (!right)
		return false;
	*exact = operation == eok_divide ? left / right : left % right;
	return true;
}

static bool shift(u8 operation, u8 kind, u64 left, i128 count, i128 *exact)
{
	if (count < 0 || count >= (i128)integral[kind].width)
		return false;
	*exact = operation == eok_shiftr ? extended(kind, left) >> count : extended(kind, integral_truncate(kind, left << count));
	return true;
}

bool fold_arithmetic(u8 operation, u8 kind, u64 left, u64 right, u64 *result, bool *overflow)
{
	i128 a = extended(kind, left), b = extended(kind, right), exact;

	switch (operation) {
	case eok_add: exact = a + b; break;
	case eok_subtract: exact = a - b; break;
	case eok_multiply: {
		if (__builtin_mul_overflow(a, b, &exact))
			return false;
		break;
	}
	case eok_divide:
	case eok_remainder:
		if (!divide(operation, a, b, &exact))
			return false;
		break;
	case eok_shiftl:
	case eok_shiftr:
		if (!shift(operation, kind, left, (i128)(i64)right, &exact))
			return false;
		break;
	case eok_and: exact = a & b; break;
	case eok_or: exact = a | b; break;
	case eok_xor: exact = a ^ b; break;
	default: return false;
	}
	*result = integral_truncate(kind, (u64)exact);
	if (overflow)
		*overflow = integral[kind].is_signed && extended(kind, *result) != exact;
	return true;
}

static bool compare(u8 operation, u8 kind, u64 left, u64 right, u64 *result)
{
	i128 a = extended(kind, left), b = extended(kind, right);

	switch (operation) {
	case eok_eq: *result = a == b; return true;
	case eok_ne: *result = a != b; return true;
	case eok_lt: *result = a < b; return true;
	case eok_gt: *result = a > b; return true;
	case eok_le: *result = a <= b; return true;
	case eok_ge: *result = a >= b; return true;
	default: return false;
	}
}

/* ---- expressions ---- */

static const struct folded unknown = { .state = FOLD_UNKNOWN }, not_constant = { .state = FOLD_NOT_CONSTANT };

static struct folded integer(u64 bits) { return (struct folded){ .state = FOLD_INTEGER, .bits = bits }; }
static struct folded pattern(u64 bits, bool is_pattern) { return (struct folded){ FOLD_INTEGER, is_pattern, bits }; }

/* Of two that are not both integers: what needs a value that is no constant is none. */
static struct folded either(struct folded a, struct folded b)
{
	return a.state == FOLD_NOT_CONSTANT || b.state == FOLD_NOT_CONSTANT ? not_constant : unknown;
}

/* From the type of an expression to another one. */
static struct folded converted(const struct il *il, struct folded value, u32 from, u32 to)
{
	u8 kind = integral_kind_of(il, to);

	if (value.state != FOLD_INTEGER)
		return value;
	return kind && integral_kind_of(il, from) ? pattern(integral_truncate(kind, value.bits), value.is_pattern) : unknown;
}

/* [dcl.enum]/2 */
static struct folded fold_enumerator(struct check *c, u32 variable)
{
	u32 scope = il_variable(c->il, variable)->parent_scope, steps;
	struct folded value;

	for (steps = 0; steps < ENUMERATORS_MAX; steps++) {
		const struct il_variable *v = il_variable(c->il, variable - steps);

		if (variable == steps || !(v->flags & vf_enumerator) || v->parent_scope != scope)
			return integer(steps - 1);
		if (v->initializer_end) {
			value = fold(c, v->init_expr);
			return value.state == FOLD_INTEGER ? pattern(value.bits + steps, value.is_pattern && !steps) : unknown;
		}
	}
	return unknown;
}

/* T &r, where T is not const: the value of what it refers to may change. */
static bool refers_to_variable_object(const struct il *il, const struct il_variable *variable)
{
	u32 cv = 0;
	const struct il_type *referred = stripped(il, stripped(il, variable->type, &(u32){ 0 })->type, &cv);

	return !(variable->flags & vf_constexpr) && !(cv & tyf_const) &&
	       (referred->kind == tk_integer || referred->kind == tk_float || referred->kind == tk_pointer || referred->class_info);
}

bool has_dependent_qualifier(const struct il *il, const struct il_expr_node *node)
{
	u32 qualifier;

	for (qualifier = node->qualifier; qualifier; qualifier = il_name_qualifier(il, qualifier)->next) {
		il_any target = il_name_qualifier(il, qualifier)->target;

		if (il_any_kind(target) == IL_type && il_type(il, il_any_index(target))->flags & tyf_dependent)
			return true;
	}
	return false;
}

static struct folded fold_variable(struct check *c, const struct il_expr_node *node)
{
	const struct il_variable *variable = il_variable_of(c->il, node->target);
	const struct il_type *type;
	u32 cv = 0;

	if (il_any_kind(node->target) != IL_variable || variable->flags & vf_template_parameter || has_dependent_qualifier(c->il, node))
		return unknown;
	if (variable->flags & (vf_parameter | vf_structured_binding) && !(variable->flags & vf_constexpr))
		return not_constant;
	if (variable->flags & vf_enumerator)
		return fold_enumerator(c, il_any_index(node->target));
	type = stripped(c->il, variable->type, &cv);
	if (type->kind == tk_pointer && type->pointer_kind != pk_pointer)
		return refers_to_variable_object(c->il, variable) ? not_constant : unknown;
	if (type->kind != tk_integer && type->kind != tk_float && type->kind != tk_pointer)
		return unknown;
	if (cv & tyf_volatile || (!(variable->flags & vf_constexpr) && (!(cv & tyf_const) || type->kind == tk_pointer)))
		return not_constant;
	if (!variable->init_expr) /* of most headers it is not recorded */
		return variable->flags & vf_has_initializer || variable->initializer_end ? unknown : not_constant;
	return converted(c->il, fold(c, variable->init_expr), il_expr_node(c->il, variable->init_expr)->type, variable->type);
}

/* Whether a parameter of a scalar type is given a value that is no constant. */
static bool takes_variable_value(struct check *c, const struct il_routine *routine, const struct il_expr_node *call)
{
	u32 argument = il_expr_node(c->il, call->first_operand)->next, param = stripped(c->il, routine->type, &(u32){ 0 })->first_param;

	for (; call->operation == eok_call && !call->target && argument && param;
	     argument = il_expr_node(c->il, argument)->next, param = il_param_type(c->il, param)->next)
		if (integral_kind_of(c->il, il_param_type(c->il, param)->type) && fold(c, argument).state == FOLD_NOT_CONSTANT)
			return true;
	return false;
}

/* A call of a constexpr function may be constant. */
static struct folded fold_call(struct check *c, const struct il_expr_node *node)
{
	const struct il_expr_node *callee = il_expr_node(c->il, node->first_operand);
	const struct il_routine *routine;
	il_any target;

	if (il_is_member_access(callee))
		callee = il_expr_node(c->il, il_expr_node(c->il, callee->first_operand)->next);
	target = node->target ? node->target : callee->target;
	if (il_any_kind(target) != IL_routine || node->flags & exf_dependent)
		return unknown;
	routine = il_routine(c->il, il_any_index(target));
	if (!(routine->flags & (rf_constexpr | rf_consteval)) || takes_variable_value(c, routine, node))
		return not_constant;
	return unknown;
}

static struct folded fold_logical(struct check *c, const struct il_expr_node *node)
{
	struct folded left = fold_condition(c, node->first_operand), right;

	if (left.state != FOLD_INTEGER)
		return left;
	if (left.bits == (node->operation == eok_lor))
		return left;
	right = fold_condition(c, il_expr_node(c->il, node->first_operand)->next);
	return right;
}

static bool is_bitwise(u8 operation) { return operation == eok_and || operation == eok_or || operation == eok_xor; }

/* What both operands become where no node says it [expr.arith.conv]. */
static u8 common_kind(u8 left, u8 right)
{
	u8 a = integral_width(left) < 32 ? (u8)ik_int : left, b = integral_width(right) < 32 ? (u8)ik_int : right;

	if (integral_width(a) != integral_width(b))
		return integral_width(a) > integral_width(b) ? a : b;
	return integral_is_signed(a) ? b : a;
}

static struct folded fold_binary(struct check *c, const struct il_expr_node *node)
{
	u32 first = node->first_operand, second = il_expr_node(c->il, first)->next;
	struct folded left = fold(c, first), right = fold(c, second);
	u8 kind = integral_kind_of(c->il, node->type), left_kind = integral_kind_of(c->il, il_expr_node(c->il, first)->type),
	   right_kind = integral_kind_of(c->il, il_expr_node(c->il, second)->type), common;
	bool is_shift = il_operation_class(node->operation) == opc_shift;
	u64 result;

	if (left.state != FOLD_INTEGER || right.state != FOLD_INTEGER)
		return either(left, right);
	if (!kind || !left_kind || !right_kind)
		return unknown;
	common = common_kind(left_kind, right_kind);
	if (compare(node->operation, common, integral_truncate(common, left.bits), integral_truncate(common, right.bits), &result))
		return integer(result);
	if (!fold_arithmetic(node->operation, kind, integral_truncate(kind, left.bits),
	                     is_shift ? right.bits : integral_truncate(kind, right.bits), &result, NULL))
		return unknown;
	return pattern(result, is_bitwise(node->operation));
}

static struct folded fold_unary(struct check *c, const struct il_expr_node *node)
{
	struct folded value = fold(c, node->first_operand);
	u8 kind = integral_kind_of(c->il, node->type);

	if (value.state != FOLD_INTEGER)
		return value;
	if (!kind)
		return unknown;
	switch (node->operation) {
	case eok_negate: return pattern(integral_truncate(kind, -value.bits), !integral_is_signed(kind));
	case eok_complement: return pattern(integral_truncate(kind, ~value.bits), true);
	case eok_unary_plus:
	case eok_parens: return value;
	default: return unknown;
	}
}

static struct folded fold_question(struct check *c, const struct il_expr_node *node)
{
	struct folded condition = fold_condition(c, node->first_operand);
	u32 second = il_expr_node(c->il, node->first_operand)->next, chosen;

	if (condition.state != FOLD_INTEGER)
		return condition;
	chosen = condition.bits ? second : il_expr_node(c->il, second)->next;
	return converted(c->il, fold(c, chosen), il_expr_node(c->il, chosen)->type, node->type);
}

/* A nonstatic data member has a value only in an object that is a constant, or that a pointer of constant value points to. */
static struct folded fold_member(struct check *c, const struct il_expr_node *node)
{
	const struct il_expr_node *object = il_expr_node(c->il, il_in_parentheses(c->il, node->first_operand));
	il_any member = il_expr_node(c->il, il_expr_node(c->il, node->first_operand)->next)->target;
	const struct il_variable *variable = il_variable_of(c->il, object->target);

	if (il_any_kind(member) != IL_field)
		return fold_variable(c, il_expr_node(c->il, il_expr_node(c->il, node->first_operand)->next));
	if (object->kind != enk_variable || il_any_kind(object->target) != IL_variable)
		return fold(c, il_in_parentheses(c->il, node->first_operand)).state == FOLD_NOT_CONSTANT ? not_constant : unknown;
	if (il_type(c->il, il_behind_typerefs(c->il, variable->type))->kind == tk_pointer)
		return fold_variable(c, object).state == FOLD_NOT_CONSTANT ? not_constant : unknown;
	return variable->flags & (vf_constexpr | vf_template_parameter) ? unknown : not_constant;
}

/* What stands left of a comma is dropped where it does nothing. */
static struct folded fold_comma(struct check *c, const struct il_expr_node *node)
{
	struct folded value = fold(c, il_expr_node(c->il, node->first_operand)->next);

	return value.state == FOLD_INTEGER && fold(c, node->first_operand).state != FOLD_INTEGER ? unknown : value;
}

static struct folded fold_operation(struct check *c, const struct il_expr_node *node)
{
	if (node->target) /* an operator function */
		return fold_call(c, node);
	switch (il_operation_class(node->operation)) {
	case opc_sign: return fold_unary(c, node);
	case opc_arithmetic:
	case opc_shift:
	case opc_comparison: return fold_binary(c, node);
	case opc_logical: return fold_logical(c, node);
	case opc_step: return not_constant;
	default: break;
	}
	switch (node->operation) {
	case eok_parens: return fold_unary(c, node);
	case eok_not:
	case eok_bool_cast: {
		struct folded value = fold_condition(c, node->first_operand);

		value.bits = node->operation == eok_not ? !value.bits : value.bits;
		return value;
	}
	case eok_cast:
	case eok_static_cast:
	case eok_functional_cast: {
		struct folded value =
			converted(c->il, fold(c, node->first_operand), il_expr_node(c->il, node->first_operand)->type, node->type);

		value.is_pattern &= (node->flags & exf_implicit) != 0;
		return value;
	}
	case eok_comma: return fold_comma(c, node);
	case eok_question: return fold_question(c, node);
	case eok_call:
	case eok_dot_member_call:
	case eok_points_to_member_call: return fold_call(c, node);
	case eok_dot_field:
	case eok_points_to_field: return fold_member(c, node);
	case eok_address_of:
	case eok_array_to_pointer:
		return il_any_kind(il_expr_node(c->il, node->first_operand)->target) == IL_variable &&
		                       !has_constant_address(c, node->first_operand) ?
		               not_constant :
		               unknown;
	case eok_assign:
	case eok_pm_field:
	case eok_points_to_pm_field:
	case eok_indirect:
	case eok_subscript: return not_constant;
	default: return unknown;
	}
}

/* 0x1f, 0b1, 017 */
static bool is_written_in_bits(const struct il *il, u32 at)
{
	char next = at + 1 < il->source_size ? il->source[at + 1] : 0;

	return next && il->source[at] == '0' && (next == 'x' || next == 'X' || next == 'b' || next == 'B' || (next >= '0' && next <= '9'));
}

static struct folded fold_sizeof(const struct il *il, const struct il_expr_node *node)
{
	u32 type = node->type_operand ? node->type_operand : il_expr_node(il, node->first_operand)->type;
	u8 kind = type ? integral_kind_of(il, type) : ik_none;

	return kind ? integer(kind == ik_bool ? 1 : integral[kind].width / 8) : unknown;
}

/* A call or variable in a condition, whose value is recorded. */
static bool fold_recorded(const struct il *il, const struct il_expr_node *node, struct folded *value)
{
	const struct il_constant *constant = il_constant(il, node->constant);
	u8 kind = node->type ? integral_kind_of(il, node->type) : ik_none;

	if (!node->constant || node->kind == enk_constant || constant->kind != ck_integer || !kind)
		return false;
	*value = integer(integral_truncate(kind, (u64)constant->value));
	return true;
}

static struct folded fold_node(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	struct folded value;

	if (expr && il_type(c->il, node->type)->kind == tk_error && has_error_between(c, node->range_begin, node->range_end))
		return not_constant;
	if (!expr || node->flags & exf_dependent || (node->type && il_type(c->il, node->type)->flags & tyf_dependent))
		return unknown;
	if (fold_recorded(c->il, node, &value))
		return value;
	switch (node->kind) {
	case enk_constant:
		if (!node->constant || il_constant(c->il, node->constant)->kind != ck_integer || !integral_kind_of(c->il, node->type))
			return unknown;
		return pattern((u64)il_constant(c->il, node->constant)->value, is_written_in_bits(c->il, node->range_begin));
	case enk_variable: return fold_variable(c, node);
	case enk_param_ref: /* this */
	case enk_field:     /* of *this */
	case enk_new_delete: return not_constant;
	case enk_operation: return node->first_operand ? fold_operation(c, node) : unknown;
	case enk_sizeof: return fold_sizeof(c->il, node);
	default: return unknown;
	}
}

/* Most expressions are never asked for, and most that are have no value: few have more than a state. */
struct folded fold(struct check *c, u32 expr)
{
	struct folded value = unknown;

	if (!c->folded)
		c->folded = xcalloc(c->il->table[IL_expr_node].count + 1, sizeof *c->folded);
	if (c->folded[expr] == FOLD_RUNNING || stack_is_low(c->stack_bound))
		return value;
	if (c->folded[expr] >= FOLD_INTEGER)
		return c->values.at[c->folded[expr] - FOLD_INTEGER];
	if (c->folded[expr] != FOLD_NOT_ASKED) {
		value.state = (u8)c->folded[expr];
		return value;
	}
	c->folded[expr] = FOLD_RUNNING;
	value = fold_node(c, expr);
	c->folded[expr] = value.state == FOLD_INTEGER ? FOLD_INTEGER + c->values.count : value.state;
	if (value.state == FOLD_INTEGER)
		vec_push(&c->values, value);
	return value;
}

struct folded fold_condition(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	struct folded value;

	if (fold_recorded(c->il, node, &value))
		return integer(value.bits != 0);
	if (node->kind == enk_operation && node->operation == eok_bool_cast)
		return node->target ? fold_call(c, node) : fold_condition(c, node->first_operand);
	if (node->kind == enk_constant && node->constant && il_constant(c->il, node->constant)->kind == ck_string)
		return integer(1);
	if (node->kind == enk_constant && node->constant && il_constant(c->il, node->constant)->kind == ck_float)
		return integer(strtod(il_text(c->il, il_constant(c->il, node->constant)->text), NULL) != 0);
	value = fold(c, expr);
	if (value.state == FOLD_INTEGER)
		value.bits = value.bits != 0;
	return value;
}
