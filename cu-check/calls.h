/* Calls across execution spaces (page 13): rules_calls.c finds them, call_messages.c reports them. */
#ifndef CALLS_H
#define CALLS_H

#include "check.h"

/* call_places.c: the innermost lambda around a place; 0: none. */
u32 lambda_around(struct check *check, u32 place);
/* Whether calls at a place are not looked at, in the function that begins there. in_template: as a template is written. */
bool is_silent_place(struct check *check, u32 place, u32 function_begin, bool in_template);

/* Whether #pragma nv_exec_check_disable stands before a declaration of the function; it says nothing about templates. */
bool is_check_disabled(struct check *check, u32 routine);

/* rules_calls.c: the execution space of a routine or lambda. */
u32 space_of_caller(const struct check *check, il_any caller);

#endif
