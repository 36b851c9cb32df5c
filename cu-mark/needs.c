/* What an entry needs of what its fields refer to. */
#include "mark.h"

/* Fields that are no reason to keep what they name, or only to keep its declaration. All others keep it whole, but a
 * cross-reference to a scope says where something belongs, and does not keep what else is in there. */
static const struct { u8 kind; const char *field; u8 need; } exceptions[] = {
	{ IL_scope, "owner", NEED_DECLARATION },
	{ IL_scope, "first_entry", NEED_INSIDE },
	{ IL_scope, "first_using", NEED_NOTHING },                 /* those that name something kept are kept for that */
	{ IL_using_declaration, "next", NEED_NOTHING },
	{ IL_template, "first_specialization", NEED_NOTHING },     /* only those that the user declared: see mark.c */
	{ IL_template_info, "next", NEED_NOTHING },
	{ IL_routine, "body", NEED_INSIDE },
	{ IL_routine, "body_scope", NEED_INSIDE },
	{ IL_routine, "first_ctor_init", NEED_INSIDE },
	{ IL_source_sequence_entry, "target", NEED_DECLARATION },
	{ IL_full_entity_decl_info, "declared", NEED_DECLARATION },
	{ IL_expr_node, "routine", NEED_DECLARATION },
	{ IL_label, "routine", NEED_DECLARATION },
	{ IL_pragma, "routine", NEED_DECLARATION },
	{ IL_lambda, "enclosing_routine", NEED_DECLARATION },
	{ IL_class_info, "enclosing_routine", NEED_DECLARATION },
	{ IL_overriding_virtual_func, "overrider", NEED_DECLARATION },
	{ IL_overriding_virtual_func, "overridden", NEED_DECLARATION },
};

static enum need need_of(enum il_kind kind, const struct il_field_info *field)
{
	size_t i;

	if (field->type < IL_FIELD_REF)
		return NEED_NOTHING;
	for (i = 0; i < COUNT_OF(exceptions); i++)
		if (exceptions[i].kind == kind && !strcmp(exceptions[i].field, field->name))
			return (enum need)exceptions[i].need;
	return field->type == IL_FIELD_REF && field->target == IL_scope ? NEED_DECLARATION : NEED_DEFINITION;
}

void needs_init(struct marking *m)
{
	u32 kind, count, i;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const struct il_field_info *fields = il_fields((enum il_kind)kind, &count);

		if (!fields)
			continue;
		if (count > MAX_FIELDS)
			fatal("more than %d fields in %s", MAX_FIELDS, il_kind_name[kind]);
		for (i = 0; i < count; i++)
			m->need[kind][i] = (u8)need_of((enum il_kind)kind, &fields[i]);
	}
}
