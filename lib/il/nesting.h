/* Whether entries are inside themselves. */
#ifndef NESTING_H
#define NESTING_H

#include "il.h"

/* An entry that is reached from itself by what it owns (CHILD, NEXT), or by references to its own kind (the parent of a
 * scope, the type behind a type), or 0. All indices must be in range. Linear in the size of the IL. */
il_any il_find_cycle(const struct il *il);

#endif
