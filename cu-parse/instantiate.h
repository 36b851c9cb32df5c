/* Template arguments bound to parameters, and what instantiation makes of templates [temp.inst]. A template is instantiated by parsing
 * its tokens again in a scope where its parameters' names mean the arguments. */
#ifndef INSTANTIATE_H
#define INSTANTIATE_H

#include "constant.h"

/* What can be said of a deduction, a substitution or a candidate: nothing here is a guess. */
enum outcome { OUTCOME_FAILURE, OUTCOME_UNKNOWN, OUTCOME_SUCCESS };

enum { PARAMETERS_MAX = 64 };   /* of one template parameter list; more are "unknown" */

/* The arguments for the parameters of one template parameter list. */
struct argument_set {
	u32 decl;                    /* the template_decl whose parameters they are for */
	u32 count;                   /* how many parameters it has */
	struct argument {
		u32 first;           /* template_arg; of a pack the list of its elements, 0 when it is empty */
		u32 elements;        /* of a pack: how many */
		bool known;          /* given, deduced or taken from a default */
		bool is_pack;
	} of[PARAMETERS_MAX];
};

/* A set in which nothing is known yet. False when there are too many parameters. */
bool arguments_begin(struct parser *p, u32 decl, struct argument_set *set);
/* Distributes a flat list of template_args over the parameters; a pack takes all that are left. What the list lacks stays unknown. False
 * when they do not fit or a pack expansion is among them. */
bool arguments_of_list(struct parser *p, u32 decl, u32 first, struct argument_set *set);
/* The flat list again; 0 when something is not known or there is nothing. */
u32 list_of_arguments(struct parser *p, const struct argument_set *set);

/* What identity_of_tokens() gives for the lone name of a non-type template parameter: so an argument or array bound of that identity is
 * just this parameter. */
u32 identity_of_param(u32 depth, u32 index);

/* Gives a non-type argument a value; equal values have equal identities, however they were spelled. */
void set_argument_value(struct parser *p, struct il_template_arg *arg, const struct constant *value);
/* A new template_arg with a known integral value. */
u32 template_arg_of_value(struct parser *p, const struct constant *value);

/* The specialization of a function template for a call; *outcome is not OUTCOME_SUCCESS where it returns 0. explicit_args: the
 * template_args that the call gives, or 0. */
struct call;
u32 specialization_for_call(struct parser *p, u32 template, u32 explicit_args, const struct call *call, enum outcome *outcome);

#endif
