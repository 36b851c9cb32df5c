/* Extended lambdas (page 30): rules_extended_lambdas.c looks at where they stand and what they capture, rules_extended_types.c at types. */
#ifndef EXTENDED_LAMBDAS_H
#define EXTENDED_LAMBDAS_H

#include "calls.h"

struct extended {
	const struct il_lambda *lambda;
	u32 index, head; /* head: behind the introducer and the attributes there */
	const char *space;
};

/* Where a capture stands, and where it is known that the lambda is an extended one: behind its head, if it is an explicit capture. */
struct capture_place {
	u32 position, emitted;
};

/* What is wrong with the type of what is captured there. */
void check_captured_type(struct check *check, const struct extended *e, u32 type, const struct capture_place *place);
/* The same for the parameters and the result of the call operator. */
void check_call_operator_types(struct check *check, const struct extended *e);

/* The same for the template arguments of the function around. */
void check_arguments_of_function_around(struct check *check, const struct extended *e);

/* The class that a class is a member of, or 0; and whether it is private or protected there. */
u32 class_around(const struct il *il, u32 class);
static inline bool is_inaccessible(u8 access) { return access == as_private || access == as_protected; }

#endif
