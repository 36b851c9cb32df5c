/* What the operators of the language have in common [expr.compound]. */
#include "operations.h"

/* clang-format off */
enum il_operation_class il_operation_class(u8 operation)
{
	static const u8 classes[IL_operation_kind_COUNT] = {
		[eok_negate] = opc_sign, [eok_unary_plus] = opc_sign, [eok_complement] = opc_sign,
		[eok_add] = opc_arithmetic, [eok_subtract] = opc_arithmetic, [eok_multiply] = opc_arithmetic, [eok_divide] = opc_arithmetic,
		[eok_remainder] = opc_arithmetic, [eok_and] = opc_arithmetic, [eok_or] = opc_arithmetic, [eok_xor] = opc_arithmetic,
		[eok_shiftl] = opc_shift, [eok_shiftr] = opc_shift,
		[eok_eq] = opc_comparison, [eok_ne] = opc_comparison, [eok_lt] = opc_comparison, [eok_gt] = opc_comparison,
		[eok_le] = opc_comparison, [eok_ge] = opc_comparison,
		[eok_land] = opc_logical, [eok_lor] = opc_logical,
		[eok_assign] = opc_assignment, [eok_add_assign] = opc_assignment, [eok_subtract_assign] = opc_assignment,
		[eok_multiply_assign] = opc_assignment, [eok_divide_assign] = opc_assignment, [eok_remainder_assign] = opc_assignment,
		[eok_shiftl_assign] = opc_assignment, [eok_shiftr_assign] = opc_assignment, [eok_and_assign] = opc_assignment,
		[eok_or_assign] = opc_assignment, [eok_xor_assign] = opc_assignment,
		[eok_pre_incr] = opc_step, [eok_pre_decr] = opc_step, [eok_post_incr] = opc_step, [eok_post_decr] = opc_step,
	};

	return (enum il_operation_class)classes[operation];
}

u8 il_operator_applied(u8 operation)
{
	static const u8 operators[IL_operation_kind_COUNT] = {
		[eok_add_assign] = eok_add, [eok_subtract_assign] = eok_subtract, [eok_multiply_assign] = eok_multiply,
		[eok_divide_assign] = eok_divide, [eok_remainder_assign] = eok_remainder, [eok_shiftl_assign] = eok_shiftl,
		[eok_shiftr_assign] = eok_shiftr, [eok_and_assign] = eok_and, [eok_or_assign] = eok_or, [eok_xor_assign] = eok_xor,
		[eok_pre_incr] = eok_add, [eok_pre_decr] = eok_subtract, [eok_post_incr] = eok_add, [eok_post_decr] = eok_subtract,
	};

	return operators[operation];
}
/* clang-format on */

bool il_takes_integers(u8 operation)
{
	u8 applied = il_operator_applied(operation);

	switch (applied ? applied : operation) {
	case eok_remainder:
	case eok_and:
	case eok_or:
	case eok_xor:
	case eok_complement:
	case eok_shiftl:
	case eok_shiftr: return true;
	default: return false;
	}
}
