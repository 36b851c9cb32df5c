/* Static variables of functions in relocatable device code. */
#ifndef STATICS_H
#define STATICS_H

#include "../il/il.h"

/* Whether the device half is for a linker of device code, which finds the static variables of inline functions there though nobody
 * calls these. */
bool has_lasting_statics(const struct il *il);
/* Whether an inline function of the device may have such variables. What is in a template, or of this unit alone, has none. */
bool may_have_lasting_statics(const struct il *il, u32 routine);

#endif
