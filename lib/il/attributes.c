/* Attributes by their names. */
#include "il.h"

const struct il_attribute *il_attribute_named(const struct il *il, u32 first, const char *name)
{
	for (; first; first = il_attribute(il, first)->next)
		if (!il_attribute(il, first)->is_unknown && !strcmp(il_text(il, il_attribute(il, first)->name), name))
			return il_attribute(il, first);
	return NULL;
}

const struct il_attribute *il_attribute_of_routine(const struct il *il, u32 routine, const char *name)
{
	const struct il_routine *record = il_routine(il, routine);
	const struct il_attribute *own = il_attribute_named(il, record->first_attribute, name);
	u32 template = record->template_info ? il_template_info(il, record->template_info)->template : 0;
	il_any prototype = il_template(il, template)->prototype;

	if (own || il_any_kind(prototype) != IL_routine)
		return own;
	return il_attribute_named(il, il_routine_of(il, prototype)->first_attribute, name);
}
