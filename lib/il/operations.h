/* What the kinds of operations in the IL have in common (operation_kind of il_enums.def). */
#ifndef OPERATIONS_H
#define OPERATIONS_H

#include "il.h"

/* The operators of the language by what they do with their operands [expr.compound]: who treats several alike asks for their class. */
enum il_operation_class {
	opc_other,
	opc_sign,       /* + - ~ of one operand */
	opc_arithmetic, /* + - * / % & | ^ */
	opc_shift,      /* << >> */
	opc_comparison, /* == != < > <= >=, not <=> */
	opc_logical,    /* && || */
	opc_assignment, /* = += and the like */
	opc_step        /* ++ -- before and behind the operand */
};
enum il_operation_class il_operation_class(u8 operation);

/* The operator that a compound assignment or a step applies: eok_add for += and ++; eok_none: it is neither. */
u8 il_operator_applied(u8 operation);

/* Whether an operator or compound assignment is for integral operands alone: % & | ^ ~ << >>. */
bool il_takes_integers(u8 operation);

/* Whether an operator changes its first operand. */
static inline bool il_is_modifying(u8 operation)
{
	enum il_operation_class class = il_operation_class(operation);

	return class == opc_assignment || class == opc_step;
}

/* ! && ||, whose operands become bool. */
static inline bool il_is_logical(u8 operation) { return operation == eok_not || il_operation_class(operation) == opc_logical; }

/* Whether an operator makes a value of its operands' values and changes nothing. */
static inline bool il_computes(u8 operation)
{
	enum il_operation_class class = il_operation_class(operation);

	return (class > opc_other && class < opc_assignment) || operation == eok_not;
}

#endif
