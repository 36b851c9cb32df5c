/* Operators in expressions [over.match.oper] [over.built]. */
#ifndef OPERATORS_H
#define OPERATORS_H

#include "overload.h"

/* The identifier of "operator" and the spelling. */
u32 operator_ident(struct parser *p, const char *spelling);
/* That spelling, of what can be overloaded; or NULL. */
const char *operator_spelling(u8 operation);
/* The functions that an operator may mean: members of the left operand's class, and others. */
void add_operators(struct parser *p, struct candidate_set *set, const struct arguments *arguments, u8 operation);

struct candidate_set;
/* The members of a class by the name of an operator, with those that nobody declares: operator=, and the operator== of a defaulted
 * operator<=>. Implicit operator= are candidates without a routine. */
void add_operator_members(struct parser *p, struct candidate_set *set, u32 class, u32 ident);

/* Which operator= of its class assigns a value to an object. Where an implicit one is the best it has no routine. */
struct resolution resolve_assignment(struct parser *p, const struct source *object, const struct source *value);
/* Which function compares two objects of a class, lvalues, by the operator. */
struct resolution resolve_comparison(struct parser *p, u32 type, u8 operation);

/* ---- builtin_operators.c ---- */
/* The built-in operators that the operands may be converted for. */
void add_builtin_operators(struct parser *p, struct candidate_set *set, const struct arguments *arguments, u8 operation);
/* The same when resolve() needs them. */
static inline void add_builtins_later(struct candidate_set *set, u8 operation)
{
	set->has_builtins = true;
	set->operation = operation;
}
/* What one with parameters as in its function type gives; 0 when that is not known. */
u32 builtin_operator_result(struct parser *p, u8 operation, u32 function_type, enum il_value_category *category);
/* The type of the value that ?: gives for two operands that their conversion functions give it [expr.cond]/6; 0: none, or not known. */
u32 conditional_by_conversion(struct parser *p, const struct arguments *arguments);

/* ---- default_comparison.c [class.compare] ---- */
/* The operator== that a defaulted operator<=> of the class declares, too. */
void add_implicit_equality(struct parser *p, struct candidate_set *set, u32 class);
/* What a defaulted operator<=> with result auto gives; 0: it is none, or that is not known. */
u32 comparison_category(struct parser *p, u32 routine);
/* The class whose objects a comparison operator compares; 0: none. */
u32 compared_class(struct parser *p, u32 routine);
/* Whether the operator that was chosen may be used where a substitution may fail: one that is defaulted may be deleted. */
enum outcome usable_comparison(struct parser *p, const struct candidate *chosen);
/* Whether a function is a defaulted operator== of a class with parts that certainly cannot be compared. */
bool is_deleted_equality(struct parser *p, u32 routine);
/* What an operator<=> gives; 0: not known. */
u32 three_way_result(struct parser *p, u32 routine);

#endif
