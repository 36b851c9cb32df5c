/* Which parameters may be unused [dcl.attr.unused]. */
#include "objects.h"

static bool says_so(const struct il *il, const struct il_parameter *parameter, const char *attribute)
{
	return parameter->extra && il_attribute_named(il, il_parameter_extra(il, parameter->extra)->first_attribute, attribute);
}

/* The parameter of that number in the definition of a function. */
static const struct il_parameter *defined_parameter(const struct il *il, u32 routine, u32 number)
{
	u32 definition = il_routine(il, routine)->definition, i;

	i = definition ? il_full_entity_decl_info(il, definition)->first_param : 0;
	for (; i && number; number--)
		i = il_parameter(il, i)->next;
	return i ? il_parameter(il, i) : NULL;
}

/* [[maybe_unused]] of one declaration holds in all. */
static void note_inherited(const struct il *il, const struct il_full_entity_decl_info *decl, u8 *may_be_unused)
{
	u32 i, number = 0;

	for (i = decl->first_param; i; i = il_parameter(il, i)->next, number++) {
		const struct il_parameter *defined;

		if (!says_so(il, il_parameter(il, i), "maybe_unused"))
			continue;
		defined = defined_parameter(il, il_any_index(decl->declared), number);
		if (defined)
			may_be_unused[defined->variable] = true;
	}
}

u8 *parameters_that_may_be_unused(const struct il *il)
{
	u8 *may_be_unused = xcalloc(il->table[IL_variable].count + 1, sizeof *may_be_unused);
	u32 i;

	for (i = 1; i < il->table[IL_parameter].count; i++) {
		const struct il_parameter *parameter = il_parameter(il, i);

		if (says_so(il, parameter, "maybe_unused") || says_so(il, parameter, "unused") || says_so(il, parameter, "used"))
			may_be_unused[parameter->variable] = true;
	}
	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++)
		if (il_any_kind(il_full_entity_decl_info(il, i)->declared) == IL_routine)
			note_inherited(il, il_full_entity_decl_info(il, i), may_be_unused);
	return may_be_unused;
}
