/* What an entry needs of what its fields refer to. */
#include "mark.h"

/* Fields that are no reason to keep what they name, or only with the definition of the entry that they are in. All others keep it:
 * but declarations and the like are kept with their text alone, see mark.c. */
static const struct {
	u8 kind;
	const char *field;
	u8 need;
} exceptions[] = {
	{ IL_scope, "first_entry", NEED_NOTHING },
	{ IL_template, "first_specialization", NEED_NOTHING },
	{ IL_template_info, "next", NEED_NOTHING },
	{ IL_template_info, "first_deduced", NEED_NOTHING },
	{ IL_routine, "body", NEED_INSIDE },
	{ IL_routine, "body_scope", NEED_INSIDE },
	{ IL_routine, "first_ctor_init", NEED_INSIDE },
};

static enum need need_of(enum il_kind kind, const struct il_field_info *field)
{
	size_t i;

	if (!il_is_reference(field))
		return NEED_NOTHING;
	for (i = 0; i < COUNT_OF(exceptions); i++)
		if (exceptions[i].kind == kind && !strcmp(exceptions[i].field, field->name))
			return (enum need)exceptions[i].need;
	return NEED_ENTRY;
}

void needs_init(struct marking *m)
{
	u32 kind, count, i;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const struct il_field_info *fields = il_fields((enum il_kind)kind, &count);

		for (i = 0; fields && i < count; i++)
			m->need[kind][i] = (u8)need_of((enum il_kind)kind, &fields[i]);
	}
}
