/* What the files of the expression parser share. Records are made only while recording() is true. */
#ifndef EXPR_H
#define EXPR_H

#include "parser.h"

static inline bool recording(const struct parser *p) { return p->recording && !p->tentative; }

/* A new node that begins at begin, or 0. */
u32 expr_new(struct parser *p, enum il_expr_node_kind kind, u32 begin);
u32 expr_operation(struct parser *p, enum il_operation_kind operation, u32 begin, u32 first, u32 second);
/* Appends operand to the operands of node; *last remembers the end of the list. */
void expr_append(struct parser *p, u32 node, u32 operand, u32 *last);
/* Sets the end of the node's range to the end of the last token. Returns the node. */
u32 expr_end(struct parser *p, u32 node);

u32 parse_cast_expression(struct parser *p);
u32 parse_unary_expression(struct parser *p);
u32 parse_primary(struct parser *p);             /* primary.c: primary-expression, functional casts, named casts … */
u32 parse_postfix(struct parser *p);             /* postfix.c */
u32 parse_new(struct parser *p, u32 begin);      /* new.c */
u32 parse_delete(struct parser *p, u32 begin);
/* The node of a name that was parsed [expr.prim.id]. */
u32 name_node(struct parser *p, const struct id_expression *id);
/* references.c: notes that a body mentions an entity; implicit captures. */
void note_reference(struct parser *p, il_any entity);
/* ( … ) or { … } after a type: its expressions are appended to node. */
void parse_initializer_arguments(struct parser *p, u32 node, u32 *last);

#endif
