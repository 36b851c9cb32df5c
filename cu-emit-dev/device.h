#ifndef DEVICE_H
#define DEVICE_H

#include "../lib/il/il.h"

/* Makes device of the kept entries of il, renumbered; references to entries that go become 0. */
void make_device_il(const struct il *il, struct il *device);

#endif
