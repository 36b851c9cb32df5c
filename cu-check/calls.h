/* Calls across execution spaces (page 13): rules_calls.c finds them, call_messages.c reports them. */
#ifndef CALLS_H
#define CALLS_H

#include "check.h"

/* call_places.c: the innermost lambda around a place; 0: none. */
u32 lambda_around(struct check *check, u32 place);
/* Whether a place is in a default member initializer of a class in the function that begins there. */
bool is_in_member_initializer(struct check *check, u32 place, u32 function_begin);
/* Whether it is in a default argument, of a lambda or member of a class in that function: nothing is called unless it is used. */
bool is_in_default_argument(struct check *check, u32 place, u32 function_begin);
/* Whether calls at a place are not looked at, in the function that begins there. in_template: as a template is written. */
bool is_silent_place(struct check *check, u32 place, u32 function_begin, bool in_template);

/* Whether #pragma nv_exec_check_disable stands before a declaration of the function; it says nothing about templates. */
bool is_check_disabled(struct check *check, u32 routine);

/* An expression or declaration: in which function, where it begins, and where it is known what it means. */
struct site {
	u32 routine, begin, end;
};

/* rules_calls.c: whether a function is a __device__ function and no other, as it is known at a place. */
bool is_device_only(const struct check *check, u32 routine, u32 place);
/* rules_calls.c: the lambda whose closure an expression is, when it is for devices alone; 0: none. */
u32 device_lambda(const struct check *check, u32 expr);
/* The lambda whose call operator a function is, when it is for devices alone; 0: none. */
u32 device_call_operator(const struct check *check, u32 routine);
/* Whether a place is in a template or in a generic lambda, as they are written. */
bool is_template_text(struct check *check, u32 routine, u32 place);
/* The routine or lambda that a place is in, when the expression there is of that routine; 0: neither. */
il_any caller_at(struct check *check, u32 routine, u32 place);
/* Where a name stands, without what qualifies it. */
u32 last_name(const struct check *check, const struct il_expr_node *node);
/* Whether a call of a function by its name was refused, which was said: nothing is called then. */
bool is_refused_call(const struct check *check, const struct il_expr_node *call);
/* instance_reports.c: where the expression ends that led to the instance which is looked at; explicit ones are made at the end. */
u32 end_of_instance(struct check *check);
/* rules_instances.c: the explicit instantiation that a function is made by, or 0. */
u32 directive_of_instance(const struct check *check, u32 routine);
/* first_uses.c: the place where an instance that is explicit is used first; 0: nowhere before it is made. */
u32 first_use_of_instance(struct check *check, u32 routine);
/* The place where what an explicit instance is made by was first met: they are made in the order of these. */
u32 first_met(struct check *check, u32 routine);
/* In which order members are made by the directive for their class; 0: the function has one of its own. */
u32 member_order(const struct check *check, u32 routine);
/* The instance that an expression is in; none: it is as it is written, or in what is not looked at. */
struct instance instance_around(struct check *check, const struct il_expr_node *node);
/* Whether an expression stands outside of templates, or in an instance that is looked at. */
bool is_reached(struct check *check, const struct il_expr_node *node);
/* Whether a function, no template, is defined as a friend in the instance of a class template. */
static inline bool is_friend_of_instance(const struct il_routine *routine)
{
	return routine->flags & rf_friend && routine->entity & enf_instantiation && !routine->template_info && !routine->class_type;
}
/* rules_calls.c: the objects that the instance of a function which is looked at declares. */
void check_variables_of_instance(struct check *check, u32 routine);
/* rules_extended_lambdas.c: a lambda in an instance that is looked at. */
void check_extended_in_instance(struct check *check, u32 lambda);
/* The constexpr variables of the instance of a function or generic lambda that are such lambdas. */
void check_constexpr_wrappers(struct check *check, u32 routine);
/* rules_lambda_instances.c: the instance of a generic lambda that an instantiated expression is in; 0: none. *in_generic: whether it is in
 * one. */
u32 lambda_instance_around(struct check *check, const struct il_expr_node *node, bool *in_generic);
/* Notes that a call of a generic lambda makes an instance, whose expressions come next. */
void note_lambda_instance(struct check *check, u32 expr);
void report_lambda_context(struct check *check, u32 instance);
/* The call operator that it is, or 0, and what it is called: owned by the caller. */
u32 routine_of_lambda_instance(const struct check *check, u32 instance);
char *name_of_lambda_instance(const struct check *check, u32 instance);
/* Whether a call that depends on template parameters is resolved all the same [temp.dep]/1: its name means a function that has no overloads,
 * and the arguments find no others, as it is qualified, stands in parentheses or is a member of an object of the template's own class or of
 * one that depends on nothing. */
bool is_certain_call(const struct check *check, const struct il_expr_node *call, u32 callee);
/* The function that the callee of a call names, or 0; *place is where the message points to. */
u32 named_callee(struct check *check, u32 expr, u32 *place);
/* rules_deduced_return.c */
bool has_deduced_return(const struct il *il, const struct il_routine *routine);
/* A device function or lambda is used, which must not be when its return type is deduced. False: it may, or that was said of the place. */
bool report_deduced_return(struct check *check, const struct site *site, il_any function, u32 place);

/* The execution space of a routine or lambda as it is known at a place. */
u32 space_of_caller(const struct check *check, il_any caller, u32 place);

#endif
