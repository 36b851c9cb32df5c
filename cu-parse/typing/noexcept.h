/* Whether expressions can throw [expr.unary.noexcept]. */
#ifndef NOEXCEPT_H
#define NOEXCEPT_H

#include "../types/special_members.h"

/* True where no part of the expression is potentially-throwing. */
enum trait_value throws_nothing(struct parser *p, u32 node);

#endif
