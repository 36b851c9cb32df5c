/* The text of __PRETTY_FUNCTION__. */
#ifndef FUNCTION_NAMES_H
#define FUNCTION_NAMES_H

#include "../parser.h"

/* Appends what g++ has as __PRETTY_FUNCTION__ in a function. False: that is not known, and out may have a part of it. */
bool pretty_function(struct parser *p, u32 routine, struct buffer *out);

#endif
