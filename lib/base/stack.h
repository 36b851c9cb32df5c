/* The machine's stack, of which recursion takes as much as the input nests. */
#ifndef STACK_H
#define STACK_H

#include "base.h"

/* Raises this process's limit of the stack, where that is allowed: what is not used costs nothing. */
void stack_raise_limit(void);
/* The lowest address that recursion may reach from here on; what lies below is for what the deepest function calls. */
const char *stack_bound(void);
static inline bool stack_is_low(const char *bound) { return (const char *)__builtin_frame_address(0) < bound; }

#endif
