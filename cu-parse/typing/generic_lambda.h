/* Calls of generic lambdas [expr.prim.lambda.closure]/3. */
#ifndef GENERIC_LAMBDA_H
#define GENERIC_LAMBDA_H

#include "../templates/instantiate.h"

/* What a call specializes the call operator to: its result, parameters and body (statement), and the template arguments (template_arg); routine:
 * with all of that, sfk_lambda_call_operator. Without body and routine, if only the result was asked for and stands there. */
struct lambda_call { u32 type, first_param, body, first_argument, routine; };
/* Whether a generic lambda can be called with these arguments (a list of nodes). */
enum outcome call_generic_lambda(struct parser *p, u32 lambda, u32 first_argument, bool with_body, struct lambda_call *call);
/* The lambda that a routine is a call operator of; 0: it is another routine. */
u32 lambda_of_operator(const struct parser *p, u32 routine);

#endif
