/* The device IL: what was kept of an IL, as an IL of its own. */
#ifndef DEVICE_H
#define DEVICE_H

#include "text.h"

/* Makes device of the kept entries of il, renumbered, with text as its source; references to entries that go, and ranges of text
 * that goes, become 0. */
void make_device_il(const struct il *il, const struct device_text *text, struct il *device);

#endif
