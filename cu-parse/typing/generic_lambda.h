/* Generic lambdas [expr.prim.lambda.closure]/3. */
#ifndef GENERIC_LAMBDA_H
#define GENERIC_LAMBDA_H

#include "../templates/instantiate.h"

/* What a call specializes the call operator to: its result, parameters and body (statement), and the template arguments (template_arg);
 * routine: with all of that, sfk_lambda_call_operator. The body is there if it was asked for, or gives the result. */
struct lambda_call {
	u32 type, first_param, body, first_argument, routine;
};
/* Whether a generic lambda can be called with these arguments (a list of nodes); where just the result is not known, *call has the routine
 * and its arguments. */
enum outcome call_generic_lambda(struct parser *p, u32 lambda, u32 first_argument, bool with_body, struct lambda_call *call);
/* The same of an instance of its call operator. False: its result is not known. */
bool call_of_instance(struct parser *p, u32 routine, struct lambda_call *call);
/* The lambda that a routine is a call operator of; 0: it is another routine. */
u32 lambda_of_operator(const struct parser *p, u32 routine);
/* The function whose body is parsed, or looked at: an instance of a generic lambda's call operator, too; 0: another lambda. */
u32 routine_around(const struct parser *p);
/* The body of a call operator, parsed now if it was not; 0: there is none, or it is being parsed. */
u32 call_operator_body(struct parser *p, u32 routine);

/* ---- for closure_members.c ---- */
/* The call operator of a generic lambda as a template: its type, but for the result, and in *decl its template_decl. 0: nesting is too
 * deep. */
u32 generic_operator_type(struct parser *p, u32 lambda, u32 *decl);
/* What the operator's type has besides. */
u32 function_flags_of_lambda(const struct il_lambda *lambda);
/* A routine of a closure with these template arguments, that kind and type. */
u32 new_closure_instance(struct parser *p, u32 lambda, enum il_special_kind kind, u32 type, u32 args);

/* ---- for specialize.c ---- */
/* Substitutes the arguments into the call operator's declaration. *routine gets the specialization; 0: there is none, or it is not known.
 */
enum outcome specialize_call_operator(struct parser *p, u32 lambda, const struct argument_set *set, u32 args, u32 *routine);

#endif
