/* Alignments that attributes ask for: powers of two [dcl.align]. Only literals are looked at. */
#include "check.h"

#include <stdlib.h>

/* Whether an argument is a decimal or other literal without a suffix. */
static bool is_literal(const struct il *il, const struct il_attribute_argument *argument, u64 *value)
{
	const char *text = il->source + argument->range_begin;
	char *end;

	*value = strtoull(text, &end, 0);
	return argument->range_end > argument->range_begin && *text >= '0' && *text <= '9' && end == il->source + argument->range_end;
}

static void check_alignment(struct check *c, const struct il_attribute *attribute)
{
	const struct il_attribute_argument *argument = il_attribute_argument(c->il, attribute->first_argument);
	u64 value;

	if (attribute->first_argument && !argument->next && is_literal(c->il, argument, &value) && value & (value - 1))
		diag_report(c->diag, DIAG_invalid_alignment, argument->range_begin);
}

void check_alignments(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_attribute].count; i++) {
		const struct il_attribute *attribute = il_attribute(c->il, i);

		if (!attribute->is_instantiated &&
		    (attribute->family == atf_alignas || !strcmp(il_text(c->il, attribute->name), "aligned")))
			check_alignment(c, attribute);
	}
}
