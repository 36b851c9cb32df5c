/* GNU: machine modes, which the attribute mode makes a type of that size of. */
#ifndef IL_MODES_H
#define IL_MODES_H

#include "il.h"

struct il_mode {
	const char *name;
	u8 kind, of_signed, of_unsigned; /* tk_integer or tk_float, and which of these, enum il_int_kind */
};

/* The known mode among the attributes from first on, for x86-64; NULL: there is none. */
const struct il_mode *il_mode_of(const struct il *il, u32 first);
/* Whether there is one that is not known. */
bool il_has_unknown_mode(const struct il *il, u32 first);

#endif
