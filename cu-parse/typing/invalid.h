/* What is said about expressions of ordinary code that are certainly invalid: not in templates, nor where a substitution may fail. Where
 * anything is not known, nothing is said. */
#ifndef INVALID_H
#define INVALID_H

#include "../overload/overload.h"
#include "typing_rules.h"

/* Whether the declaration, the evaluated expression of a body, that is parsed is compiled just as it is. */
bool in_plain_declaration(const struct parser *p);
bool in_plain_code(const struct parser *p);
/* Names that are the implementation's [lex.name]/3: there are some that we do not know. */
bool is_reserved_name(const char *text);
/* An identifier that nothing declares. Said once a scope: from then on the name is known there as an error. */
void report_undefined(struct parser *p, u32 position, u32 ident, u32 node);
/* scope: of the class; 0: the object has no members. */
void report_missing_member(struct parser *p, u32 object, bool arrow, u32 scope, const struct id_expression *id);
/* A qualified name that was not found. */
void report_missing_name(struct parser *p, const struct id_expression *id);
void report_missing_type(struct parser *p, const struct id_expression *id);

/* Where a value of another type is wanted. */
enum conversion_context { CONVERT_INITIALIZER, CONVERT_ARGUMENT, CONVERT_RETURN };
/* Reports an expression that cannot be converted. */
void check_conversion_to(struct parser *p, u32 node, u32 type, enum conversion_context context);
/* The operand of return in the function around, or 0. */
void check_return(struct parser *p, u32 node);
/* Whether a static_assert certainly fails. */
void check_static_assert(struct parser *p, const struct il_static_assert *record);
/* Of the operators of the language, those that change their operand. */
void check_modification(const struct typing *t);
/* A call of these candidates, which are all that there are; false, after an error, when it is certainly invalid. */
bool check_candidates(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name, const struct candidate_set *set);

#endif
