/* Values of integral expressions, as far as they can be told from the tree: literals, enumerators, constants with such initializers, and
 * what operators make of them [expr.const]. */
#ifndef FOLD_H
#define FOLD_H

#include "check.h"

enum fold_state { FOLD_NOT_ASKED, FOLD_RUNNING, FOLD_UNKNOWN, FOLD_NOT_CONSTANT /* for certain */, FOLD_INTEGER };

/* FOLD_INTEGER: the value, sign- or zero-extended as its type is signed or not. is_pattern: meant as bits, not as a number: hexadecimal
 * and the like, ~, and what & | ^ make of such. */
struct folded {
	u8 state;
	bool is_pattern;
	u64 bits;
};

/* Whether a class that depends on template parameters stands before a name: another specialization may have something else there. */
bool has_dependent_qualifier(const struct il *il, const struct il_expr_node *node);
/* The value that the expression has in its own type. */
struct folded fold(struct check *check, u32 expr);
/* Whether a condition is constant, and true: FOLD_INTEGER with 1 or 0; floating literals and string literals count. */
struct folded fold_condition(struct check *check, u32 expr);

/* The fundamental type behind an integral type or enumeration; ik_none: none, or one that is not handled (128 bits). */
u8 integral_kind_of(const struct il *il, u32 type);
bool integral_is_signed(u8 kind);
/* In bits; a bool has one. */
u32 integral_width(u8 kind);
/* Whether the value, of the type from, is the same in the type to. */
bool integral_fits(u8 from, u8 to, u64 bits);

/* What an arithmetic operation gives, in the type of its result; overflow (may be NULL): the exact result was another. False where there
 * is none: a divisor of zero, a count that is negative or too large. */
bool fold_arithmetic(u8 operation, u8 kind, u64 left, u64 right, u64 *result, bool *overflow);

/* ---- fold_floating.c ---- */
/* Whether an expression is floating and has a value. */
bool fold_floating(struct check *check, u32 expr, double *value);

/* ---- constant_forms.c ---- */
/* FORM_DEPENDENT: a constant in each instance of the template around. What calls a function is not looked at. */
enum constant_form { FORM_NO_CONSTANT, FORM_CONSTANT, FORM_DEPENDENT };
enum constant_form constant_form(struct check *check, u32 expr);
/* Whether a name is that of a static member of a class template or of a class in one, and does not stand in a member of that. */
bool names_foreign_template(const struct il *il, const struct il_expr_node *node);

/* ---- constant_address.c ---- */
/* Whether an lvalue is an object whose address is a constant. */
bool has_constant_address(struct check *check, u32 expr);

#endif
