/* The calls among kept functions, as a graph. */
#ifndef GRAPH_H
#define GRAPH_H

#include "../lib/il/il.h"

/* Writes to path, as DOT, the kept functions of the user's file, all kept kernels, and those that they call, as far as that is on the device or
 * leads to kernels, with their execution spaces. The IL must be marked. */
void graph_write(const struct il *il, const char *path);

#endif
