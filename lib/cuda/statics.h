/* Static variables of functions in relocatable device code. */
#ifndef STATICS_H
#define STATICS_H

#include "../il/il.h"

/* Whether the IL is a device half for a linker of device code, which finds more there than this unit's kernels need: the static
 * variables of inline functions though nobody calls these. */
bool is_relocatable_half(const struct il *il);
/* Whether an inline function of the device may have such variables. What is in a template, or of this unit alone, has none. */
bool may_have_lasting_statics(const struct il *il, u32 routine);

#endif
