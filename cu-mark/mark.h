/* Which entries the device half needs (page 34): seeds, and a closure over what the IL records. */
#ifndef MARK_H
#define MARK_H

#include "../lib/il/il.h"

struct mark_work { u8 kind; u32 index; il_any because; };

struct marking {
	struct il *il;
	il_any *because[IL_KIND_COUNT];   /* who needs the entry: an entry, or the entry itself for seeds; 0: not kept */
	VEC(struct mark_work) work;
	u32 seeds;
};

/* Sets the keep bits of the IL. */
void mark_il(struct marking *marking, struct il *il);
void mark_free(struct marking *marking);
/* Prints the chain from name to a seed; false when nothing of that name is kept. */
bool mark_explain(const struct marking *marking, const char *name);
void mark_print_stats(const struct marking *marking);

#endif
