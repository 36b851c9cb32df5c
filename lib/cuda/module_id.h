/* What is unique to a module (page 40). */
#ifndef MODULE_ID_H
#define MODULE_ID_H

#include "../il/il.h"

/* The module's id: read from file, or made where file is NULL, for relocatable device code or not. Owned by the caller. */
char *module_id(const struct il *il, const char *file, bool relocatable);

#endif
