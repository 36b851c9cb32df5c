/* Diagnostics as SARIF 2.1.0 (page 54). */
#ifndef SARIF_H
#define SARIF_H

#include "diag.h"

/* Prints what was noted as one log of SARIF, on stderr, and forgets it, as diag_flush() does; a log without results when there was
 * nothing. */
void diag_flush_sarif(struct diag *diag);

#endif
