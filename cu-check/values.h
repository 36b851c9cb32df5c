/* What the rules about values share [conv] [dcl.init]. */
#ifndef VALUES_H
#define VALUES_H

#include "fold.h"

/* An implicit conversion to a number or pointer, that no function makes. */
static inline bool is_implicit_conversion(const struct il_expr_node *node)
{
	return node->kind == enk_operation && (node->operation == eok_cast || node->operation == eok_bool_cast) &&
	       node->flags & exf_implicit && !node->target && node->first_operand;
}
static inline bool is_class_type(const struct il *il, u32 type) { return il_is_class(stripped(il, type, &(u32){ 0 })); }
static inline bool is_floating(const struct il *il, u32 type) { return stripped(il, type, &(u32){ 0 })->kind == tk_float; }

/* ---- rules_values.c ---- */
/* [conv.integral] of a constant: to is the type of the result. */
void check_integral_conversion(struct check *check, u32 expr, u8 to);
/* An initializer that is no list, where the conversion has no node: outside of functions and in templates. */
void check_plain_initializer(struct check *check, u32 expr, u32 type);

/* ---- rules_narrowing.c [dcl.init.list] ---- */
/* Whether a node is a list in braces, or .member = value in one, but not new T(…). */
bool is_in_braces(const struct il_expr_node *list);
/* An implicit conversion in braces, in a body. */
void check_narrowing(struct check *check, u32 cast);
/* Whether an expression names a bit-field, alone or of an object. */
bool is_bit_field(const struct il *il, u32 expr);
/* T{…} of what may be a number. */
void check_braced_value(struct check *check, const struct il_expr_node *node);

#endif
