/* Whether expressions can throw [expr.unary.noexcept]. */
#ifndef NOEXCEPT_H
#define NOEXCEPT_H

#include "../types/special_members.h"

/* True where no part of the expression is potentially-throwing. */
enum trait_value throws_nothing(struct parser *p, u32 node);
/* True where an object of that type is made from the initializer and no part of that is. */
enum trait_value initializer_throws_nothing(struct parser *p, u32 type, u32 node);

#endif
