/* Template argument deduction and partial ordering [temp.deduct] [temp.func.order] [temp.spec.partial.order]. Works on types alone:
 * nothing is substituted or instantiated here, but for the bases of a class argument. Deduced arguments are canonical. */
#ifndef DEDUCE_H
#define DEDUCE_H

#include "instantiate.h"

/* Makes the parameters of set->decl known that P says when it is to be the same type as A [temp.deduct.type]. What set knows already must
 * agree. Non-deduced contexts say nothing. */
enum outcome deduce_type(struct parser *p, struct argument_set *set, u32 param_type, u32 argument_type);
/* The same for template argument lists: of a partial specialization or of a template-id. */
enum outcome deduce_arguments(struct parser *p, struct argument_set *set, u32 param_args, u32 argument_args);
/* From a call [temp.deduct.call]: the arguments are the list of nodes from first_argument on; set has the explicit template arguments. An
 * argument without type (an overload set, a braced list, unknown) makes its parameter a non-deduced context or the outcome unknown. */
enum outcome deduce_call(struct parser *p, struct argument_set *set, u32 function_type, u32 first_argument);
/* From the type wanted of a function or its address, or of a conversion function [temp.deduct.funcaddr] [temp.deduct.conv]. */
enum outcome deduce_function_type(struct parser *p, struct argument_set *set, u32 function_type, u32 wanted);
enum outcome deduce_conversion(struct parser *p, struct argument_set *set, u32 result, u32 wanted);

/* -1: the first is more specialized; 1: the second; 0: neither, or it cannot be told. Templates of functions, for a call with so many
 * arguments [temp.func.order]. */
int compare_function_templates(struct parser *p, u32 first, u32 second, u32 arguments);
/* The same for partial specializations, given their argument lists and parameters [temp.spec.partial.order]. */
int compare_partial_specializations(struct parser *p, u32 first_decl, u32 first_args, u32 second_decl, u32 second_args);

#endif
