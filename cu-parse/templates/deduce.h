/* Template argument deduction and partial ordering [temp.deduct] [temp.func.order] [temp.spec.partial.order]. Works on types alone:
 * nothing is substituted or instantiated here, but for the bases of a class argument. Deduced arguments are canonical. */
#ifndef DEDUCE_H
#define DEDUCE_H

#include "instantiate.h"

/* Makes the parameters of set->decl known that a list P of template arguments says when it is to be the same list as A, of the same
 * template [temp.deduct.type]: that of a partial specialization or of a template-id. What set knows already must agree. Success says what
 * the parameters must be, not that they fit: non-deduced contexts say nothing, and are to be checked with the deduced arguments put in. */
enum outcome deduce_arguments(struct parser *p, struct argument_set *set, u32 template, u32 param_args, u32 argument_args);
/* From a call [temp.deduct.call]: the arguments are the list of nodes from first_argument on; set has the explicit template arguments, of
 * packs perhaps only the first elements. An argument without type (an overload set, a braced list, unknown) makes its parameter a
 * non-deduced context or the outcome unknown. More arguments than parameters are a failure; fewer are the caller's business. Packs are
 * known in the end; what else is not is to be taken from default arguments. */
enum outcome deduce_call(struct parser *p, struct argument_set *set, u32 function_type, u32 first_argument);
/* From the type wanted of a function or its address, or of a conversion function [temp.deduct.funcaddr] [temp.deduct.conv]. */
enum outcome deduce_function_type(struct parser *p, struct argument_set *set, u32 function_type, u32 wanted);
enum outcome deduce_conversion(struct parser *p, struct argument_set *set, u32 result, u32 wanted);

/* Whether the parameters of a template are certainly not those that a template template parameter has [temp.arg.template]/3: one of either
 * stands where the other has none, or one of another kind. Those with default arguments may be left out. */
bool is_no_template_for(const struct parser *p, u32 param, u32 template);

/* -1: the first is more specialized; 1: the second; 0: neither, or it cannot be told. Templates of functions, for a call with so many
 * arguments (not counting the object of a member function), or WHOLE_TYPE where there is no call [temp.func.order]. Conversion
 * functions are compared by what they convert to. */
enum { WHOLE_TYPE = UINT32_MAX };
int compare_function_templates(struct parser *p, u32 first, u32 second, u32 arguments);
/* The same of a call of operators that may be rewritten to take their two operands the other way round; *known: 0 means neither.
 * has_object, of both: the object of a member is an argument. */
struct ordered_template {
	u32 template;
	bool is_reversed, has_object;
};
int compare_candidate_templates(struct parser *p, const struct ordered_template *first, const struct ordered_template *second,
                                u32 arguments, bool *known);
/* The same of what class template argument deduction makes of guides and constructors: types of functions with the parameters of a
 * template_decl, and of that of a constructor template in it, or 0. */
struct ordered_function {
	u32 type, decl, own;
};
int compare_deduction_candidates(struct parser *p, const struct ordered_function *first, const struct ordered_function *second,
                                 u32 arguments, bool *known);
/* Whether certainly none of two partial specializations of a template is more special than the other. */
bool are_unordered_partials(struct parser *p, u32 template, const struct partial_specialization *first,
                            const struct partial_specialization *second);
/* The same for partial specializations of one template, given their parameters and argument lists [temp.spec.partial.order]. */
int compare_partial_specializations(struct parser *p, u32 template, const struct partial_specialization *first,
                                    const struct partial_specialization *second);

#endif
