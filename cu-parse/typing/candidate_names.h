/* What the candidates of calls are called in what is said about them. */
#ifndef CANDIDATE_NAMES_H
#define CANDIDATE_NAMES_H

#include "invalid.h"

/* The routine that a candidate, or its template, is declared as. */
u32 declared_routine(const struct parser *p, const struct candidate *c);
/* What is called, without parentheses: a name, or a member access that ends with it. */
const struct il_expr_node *callee_of(const struct parser *p, const struct il_expr_node *call);
/* Where a call by name is said to be wrong. */
u32 place_of_function_name(const struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name);
/* The class that member functions are found in by name: that before the last ::, that of the object, or one around. 0: they are no members, or
 * it is not known. */
u32 naming_class(struct parser *p, const struct il_expr_node *name, const struct candidate_set *set, u32 object_type);
/* The innermost scope around p, up to the last, where a name is found, by whatever directive; 0: there is none. */
u32 scope_with_name(struct parser *p, u32 ident, u32 last);
/* A name in the namespace that owns a scope: N::name; in a block or the global scope: name. */
void add_name_in_scope(const struct parser *p, il_any owner, const char *name, struct buffer *out);
/* The name of functions, of which there are some, as it is looked up in the class, a namespace, or from here, where it finds so many without
 * arguments; name: NULL of objects. */
void add_name_of_candidates(struct parser *p, const struct candidate_set *set, const struct il_expr_node *name, u32 class, u32 by_name,
                            struct buffer *out);

#endif
