/* Virtual functions and what overrides them: their execution spaces are the same (page 67). Those of instances cu-parse compares, which
 * knows what asked for them. A function of another result overrides nothing. */
#include "../lib/cuda/overrides.h"
#include "check.h"

void check_override(struct check *c, u32 routine)
{
	struct overrides found = { 0 };
	u32 i;

	if (diag_was_said(c->diag, DIAG_different_overriding_result, il_routine(c->il, routine)->position))
		return;
	find_differing_overrides(c->il, routine, &found);
	for (i = 0; i < found.count; i++)
		report_differing_override(c->diag, routine, &found.at[i]);
	vec_free(&found);
}
