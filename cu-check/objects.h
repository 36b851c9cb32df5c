/* What rules_unreferenced.c asks about objects. */
#ifndef OBJECTS_H
#define OBJECTS_H

#include "check.h"

/* ---- objects_in_templates.c ---- */
/* The innermost lambda whose parameters or body a scope of a function has; 0: none. */
u32 lambda_of_scope(const struct il *il, u32 scope);
/* Whether a variable stands in a template or generic lambda as it is written. */
bool is_pattern_variable(const struct il *il, const struct il_variable *variable);
/* Whether it may be an object of a class that its template's arguments decide on. */
bool may_be_any_class(const struct il *il, const struct il_variable *variable);
/* Whether code runs for an object of such a class that nothing initializes: constructors, destructors, what virtual functions need. */
bool needs_code(const struct il *il, const struct il_type *class);
/* Whether a name of a parameter pack is all that a fold-expression folds. */
bool is_folded(struct check *check, u32 expr);

/* ---- unused_parameters.c ---- */
/* By variable: whether attributes say that the parameter may be unused. */
u8 *parameters_that_may_be_unused(const struct il *il);

#endif
