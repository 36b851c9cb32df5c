/* Virtual functions and what overrides them: their execution spaces are the same (page 67). */
#ifndef OVERRIDES_H
#define OVERRIDES_H

#include "../diag/diag.h"

/* A function that is overridden, and the execution spaces of both. */
struct override {
	u32 overridden, class; /* 0, and a class: the destructor that this has without declaring it */
	u32 spaces, own;
	u32 position; /* of the overrider */
};
struct overrides {
	struct override *at;
	u32 count, capacity;
};

/* Whether the first function overrides the second, should that be a virtual one of a base class [class.virtual]/2. */
bool is_overrider(const struct il *il, const struct il_routine *a, const struct il_routine *b);
/* Adds the functions that a routine overrides, of other execution spaces than its own; those of deeper bases come first. */
void find_differing_overrides(const struct il *il, u32 routine, struct overrides *found);
/* Reports one of them. */
void report_differing_override(struct diag *diag, u32 routine, const struct override *override);

#endif
