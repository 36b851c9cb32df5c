/* Itanium C++ ABI names of entities in an IL (page 49). */
#ifndef MANGLE_H
#define MANGLE_H

#include "../il/il.h"

/* Append the symbol's name to out. false, with out unchanged, when a type in it is unknown or dependent: no wrong names. */
bool mangle_routine(const struct il *il, u32 routine, struct buffer *out);
bool mangle_variable(const struct il *il, u32 variable, struct buffer *out);
bool mangle_type(const struct il *il, u32 type, struct buffer *out);

#endif
