/* CUDA's atomic operations, as rules_atomics.c and rules_atomic_arguments.c look at them. */
#ifndef ATOMICS_H
#define ATOMICS_H

#include "check.h"

enum atomic_operation { LOAD, STORE, EXCHANGE, COMPARE_EXCHANGE, ADD_SUB, MIN_MAX, LOGICAL, FENCE };

struct atomic {
	const char *name;
	u8 operation;     /* enum atomic_operation */
	bool is_generic;  /* takes what is stored by pointers */
	u8 order, orders; /* lib/cuda/atomics.def */
};

/* What becomes of the arguments of a call that is right otherwise; object: the type that the operation works on. */
void check_atomic_arguments(struct check *check, const struct atomic *atomic, const struct il_expr_node *call,
                            const struct il_type *object);

#endif
