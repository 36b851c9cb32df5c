/* What the files that find out types of expressions share: typing.c, calls.c, operators.c. */
#ifndef TYPING_RULES_H
#define TYPING_RULES_H

#include "typing.h"

/* What is found out about a node. */
struct typing {
	struct parser *p;
	struct il_expr_node *node;
	u32 index;                /* of node */
	u32 operand[2];           /* nodes */
};

static inline u32 type_at(const struct parser *p, u32 node) { return node ? il_expr_node(p->il, node)->type : 0; }

/* ---- typing.c ---- */
void typed(const struct typing *t, u32 type, enum il_value_category category);
/* A type as a declaration or cast gives it: references are lvalues or xvalues of what they refer to. */
void typed_by_declaration(const struct typing *t, u32 type, enum il_value_category category);
/* The error type, and why. */
void unknown(const struct typing *t, enum unknown_cause cause);
void dependent(const struct typing *t, u32 type);
/* Whether an operand should have a type, and has none. */
bool is_untyped(const struct parser *p, u32 node);

/* ---- calls.c [expr.call] ---- */
void type_call(const struct typing *t);

/* ---- operators.c [over.match.oper] ---- */
/* Whether a user's operator could be meant: with a class, or an enumeration for which somebody may have written one. */
bool may_be_overloaded(const struct typing *t);
/* A class operand: the answer only where one member operator can be meant. */
void type_class_operator(const struct typing *t);
/* Whether the members of a class are those of scope_of_type(): a specialization's may be those of a partial specialization instead. */
bool has_known_members(const struct parser *p, u32 class);
/* What a class's member operator gives when there is just one of that name, or one for const objects and one for others; 0 when that
 * cannot be told. */
u32 member_operator_result(struct parser *p, u32 class, u32 cv, const char *operator);

#endif
