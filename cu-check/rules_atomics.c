/* Calls of __nv_atomic_… (page 52, category 12): their operands, and where they stand. The architecture is nothing to the host pass. */
#include "atomics.h"
#include "fold.h"

static const struct atomic atomics[] = {
#define ATOMIC(name, operation, is_generic, order, orders) { #name, operation, is_generic, order, orders },
#include "../lib/cuda/atomics.def"
#undef ATOMIC
};

static const struct atomic *atomic_named(const char *name)
{
	static const char prefix[] = "__nv_atomic_";
	u32 i;

	if (strncmp(name, prefix, strlen(prefix)))
		return NULL;
	for (i = 0; i < COUNT_OF(atomics); i++)
		if (!strcmp(atomics[i].name, name + strlen(prefix)))
			return &atomics[i];
	return NULL;
}

/* Says what is found when all of a call was read. */
static void report(struct check *c, const struct il_expr_node *call, enum diag_id id, u32 place)
{
	diag_report(c->diag, id, place);
	diag_move(c->diag, call->range_end - 1);
}

static const struct il_type *plain(const struct il *il, u32 type) { return stripped(il, type, &(u32){ 0 }); }

/* ---- memory order and thread scope ---- */

/* What is no number at all, nor converted to one without a call. */
static bool is_no_number(const struct il *il, const struct il_expr_node *node)
{
	const struct il_type *type = plain(il, node->type);

	return node->kind == enk_braced_init_list ||
	       (node->type && !(il_type(il, node->type)->flags & (tyf_dependent | tyf_contains_error)) &&
	        (type->kind == tk_pointer || type->kind == tk_nullptr || il_is_class(type)));
}

/* Whether an order or scope is a literal: what operators make of constants counts as one, the name of a constant alone does not. */
static enum literal number_of(struct check *c, u32 expr, i64 *value)
{
	const struct il_expr_node *node = il_expr_node(c->il, il_in_parentheses(c->il, il_written(c->il, expr)));
	struct folded folded;

	if (node->kind == enk_error && has_error_between(c, node->range_begin, node->range_end)) /* an undeclared name */
		return NO_LITERAL;
	if (is_no_number(c->il, node))
		return NO_LITERAL;
	if (node->kind != enk_operation || node->flags & exf_dependent)
		return literal_of(c->il, expr, value);
	folded = fold(c, expr);
	*value = (i64)folded.bits;
	return folded.state == FOLD_INTEGER ? LITERAL : folded.state == FOLD_NOT_CONSTANT ? NO_LITERAL : UNKNOWN_LITERAL;
}

static void check_value(struct check *c, const struct il_expr_node *call, u32 expr, i64 greatest, enum diag_id not_literal,
                        enum diag_id invalid)
{
	u32 position = il_expr_node(c->il, call->first_operand)->range_begin;
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	i64 value = 0;
	enum literal literal;

	if (node->type && plain(c->il, node->type)->flags & tyf_scoped_enum) {
		diag_report(c->diag, DIAG_argument_of_builtin, node->range_begin, node->type, "int");
		return;
	}
	literal = number_of(c, expr, &value);
	if (literal == NO_LITERAL)
		report(c, call, not_literal, position);
	else if (literal == LITERAL && (value < 0 || value > greatest))
		report(c, call, invalid, position);
}

/* ---- the object ---- */

static bool is_floating(const struct il_type *type) { return type->kind == tk_float; }
static bool is_signed_integer(const struct il_type *type)
{
	return type->kind == tk_integer && (type->int_kind == ik_long || type->int_kind == ik_long_long);
}

/* What is wrong with the type of the object, wherever the call stands. DIAG_COUNT: nothing, or that is not known. */
static enum diag_id bad_type(const struct atomic *atomic, const struct il_type *object)
{
	bool is_integer = object->kind == tk_integer && object->int_kind != ik_enum;

	if (atomic->operation < ADD_SUB)
		return is_integer ? DIAG_COUNT : DIAG_non_integral_type_for_non_generic_nv_atomic_function;
	if (is_integer || is_floating(object) || object->kind == tk_pointer ||
	    (object->kind == tk_integer && !(object->flags & tyf_scoped_enum)))
		return DIAG_COUNT;
	return DIAG_nv_atomic_exp_pointer_to_number;
}

static enum diag_id bad_size(const struct il *il, const struct atomic *atomic, const struct il_type *object)
{
	const struct il_type *element = object;
	u64 size = 1;

	for (; element->kind == tk_array && element->size && size < 1 << 16; element = plain(il, element->type))
		size *= element->size;
	if (element->flags & tyf_fixed_underlying)
		element = plain(il, element->type);
	size *= element->kind == tk_array ? 0 : element->size;
	if (!size)
		return DIAG_COUNT;
	if (atomic->is_generic && (size > 16 || size & (size - 1)))
		return DIAG_invalid_data_size_for_nv_atomic_generic_function;
	if (atomic->operation == EXCHANGE && size < 4)
		return DIAG_invalid_nv_atomic_exch_size;
	if (atomic->operation == COMPARE_EXCHANGE && size < 2)
		return DIAG_invalid_nv_atomic_cas_size;
	if (atomic->operation == LOGICAL && is_floating(object))
		return DIAG_floating_type_for_logical_atomic_operation;
	return atomic->operation >= ADD_SUB && size != 4 && size != 8 ? DIAG_invalid_nv_atomic_operation_size : DIAG_COUNT;
}

/* Its type where the operation can be looked at closer; NULL: something was reported, or it is not known. */
static const struct il_type *check_object(struct check *c, const struct atomic *atomic, const struct il_expr_node *call)
{
	const struct il_expr_node *node = il_expr_node(c->il, call->first_operand);
	const struct il_type *type = plain(c->il, node->type), *object;
	enum diag_id wrong;

	if (!node->type || type->kind == tk_error || node->flags & exf_dependent || il_type(c->il, node->type)->flags & tyf_dependent)
		return NULL;
	if (type->kind != tk_pointer) {
		report(c, call, atomic->is_generic ? DIAG_exp_pointer_to_complete_type : DIAG_nv_atomic_exp_pointer, node->range_begin);
		return NULL;
	}
	object = plain(c->il, type->type);
	wrong = atomic->is_generic ? object->kind == tk_void ? DIAG_exp_pointer_to_complete_type : DIAG_COUNT : bad_type(atomic, object);
	if (wrong == DIAG_COUNT)
		return object;
	report(c, call, wrong, node->range_begin);
	return NULL;
}

/* ---- calls ---- */

static bool check_count(struct check *c, const struct atomic *atomic, const struct il_expr_node *call)
{
	u32 surplus;

	if (!call->first_operand) {
		diag_report(c->diag, DIAG_nv_atomic_function_no_args, call->range_end - 1);
		diag_report(c->diag, DIAG_nv_atomic_exp_pointer, call->range_end - 1);
		return false;
	}
	if (!argument_of(c->il, call, atomic->order + atomic->orders - 1u)) {
		diag_report(c->diag, DIAG_too_few_arguments, call->range_end - 1);
		return false;
	}
	surplus = argument_of(c->il, call, atomic->order + atomic->orders + 1u);
	if (surplus)
		diag_report(c->diag, DIAG_extra_arguments_ignored, il_expr_node(c->il, surplus)->range_begin);
	return true;
}

/* The memory orders and the scope. Returns whether nothing is wrong with them. */
static bool check_order_and_scope(struct check *c, const struct atomic *atomic, const struct il_expr_node *call)
{
	u32 said = c->diag->messages.count, i, scope = argument_of(c->il, call, atomic->order + (u32)atomic->orders);

	for (i = 0; i < atomic->orders; i++)
		check_value(c, call, argument_of(c->il, call, atomic->order + i), 5, DIAG_nv_atomic_operation_order_not_constant_int,
		            DIAG_invalid_nv_atomic_memory_order_value);
	if (scope)
		check_value(c, call, scope, 4, DIAG_nv_atomic_operation_scope_not_constant_int, DIAG_invalid_nv_atomic_thread_scope_value);
	return c->diag->messages.count == said;
}

void check_atomic(struct check *c, u32 expr)
{
	const struct il_expr_node *call = il_expr_node(c->il, expr);
	const struct atomic *atomic = atomic_named(il_text(c->il, call->name));
	const struct il_type *object = NULL;
	u32 position = il_expr_node(c->il, call->first_operand)->range_begin;
	enum diag_id wrong;

	if (!atomic || !check_count(c, atomic, call) || (atomic->operation != FENCE && !(object = check_object(c, atomic, call))))
		return;
	if (!(execution_space_around(c, call->routine, call->range_begin) & (es_device | es_global))) {
		report(c, call, DIAG_nv_atomic_operation_not_in_device_function, position);
		return;
	}
	wrong = object ? bad_size(c->il, atomic, object) : DIAG_COUNT;
	if (wrong != DIAG_COUNT) {
		report(c, call, wrong, position);
		return;
	}
	if (!check_order_and_scope(c, atomic, call))
		return;
	if (atomic->operation == ADD_SUB && is_signed_integer(object))
		report(c, call, DIAG_invalid_nv_atomic_operation_add_sub_size, position);
	else if (atomic->operation == MIN_MAX && is_floating(object))
		report(c, call, DIAG_invalid_nv_atomic_operation_max_min_float, position);
	else
		check_atomic_arguments(c, atomic, call, object);
}
