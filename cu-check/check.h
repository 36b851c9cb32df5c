/* The rules. Each looks at the IL and reports; nothing is changed. */
#ifndef CHECK_H
#define CHECK_H

#include "../lib/diag/diag.h"

void check_all(const struct il *il, struct diag *diag);

#endif
