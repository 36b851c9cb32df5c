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
/* The operators of the language itself. */
void type_builtin_operator(const struct typing *t);
/* Whether an operand should have a type, and has none. */
bool is_untyped(const struct parser *p, u32 node);

/* ---- calls.c [expr.call] ---- */
void type_call(const struct typing *t);

/* The target of T(…) or T{…} becomes the constructor that it calls. */
void set_constructor(const struct typing *t);

/* ---- operators.c [over.match.oper] ---- */
/* Whether an operand is a class or enumeration, so that a user's operator may be meant. */
bool may_be_overloaded(const struct typing *t);
/* By overload resolution among declared and built-in operators. */
void type_overloaded_operator(const struct typing *t);

#endif
