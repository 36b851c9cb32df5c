/* What a closure type has as members [expr.prim.lambda.closure]: its call operator and, where nothing is captured, a function that converts
 * it to a pointer to function. They are declared when somebody looks for a member. */
#ifndef CLOSURE_MEMBERS_H
#define CLOSURE_MEMBERS_H

#include "../templates/instantiate.h"

/* The lambda-expression that a class is the closure type of, or 0. */
u32 lambda_of_class(const struct parser *p, u32 class);
/* Declares the members of a closure type. False where it is not known what they are: in a template, or without a result that is known. */
bool declare_closure_members(struct parser *p, u32 class);
/* The same for all lambdas of the user's file, whose entries have their call operators then. */
void declare_all_closure_members(struct parser *p);
/* Whether the lambda of a closure type has captures, or may have some. */
bool captures(const struct parser *p, u32 class);
/* What a conversion function of a closure gives the address of, a static function; what that calls, the call operator; else 0. */
u32 called_by_closure_member(const struct parser *p, u32 routine);
/* The result of a function, perhaps a placeholder. */
u32 result_of_routine(const struct parser *p, u32 routine);
/* A new member of a lambda's closure type. */
u32 new_closure_member(struct parser *p, u32 lambda, enum il_special_kind kind, u32 type);

/* ---- for specialize.c ---- */
/* Substitutes the arguments into a member of a generic lambda's closure type, which is a template with that prototype. *routine gets the
 * specialization; 0: there is none, or it is not known. */
enum outcome specialize_closure_member(struct parser *p, u32 prototype, const struct argument_set *set, u32 args, u32 *routine);

#endif
