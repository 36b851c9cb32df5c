/* CUDA attributes on what they do not apply to (page 19): warnings. */
#include "check.h"

static bool is_one_of(u8 kind, const u8 *kinds, u32 count) { return kind && memchr(kinds, kind, count); }

static void report_each(struct check *c, u32 first, const u8 *kinds, u32 count)
{
	for (; first; first = il_attribute(c->il, first)->next) {
		const struct il_attribute *attribute = il_attribute(c->il, first);

		if (is_one_of(attribute->cuda, kinds, count))
			diag_report(c->diag, DIAG_attribute_does_not_apply, attribute->range_begin,
			            attribute_spelling((enum il_cuda_attribute)attribute->cuda));
	}
}

static const u8 not_on_functions[] = { cua_shared, cua_constant, cua_managed };
static const u8 not_on_variables[] = { cua_global, cua_host };
static const u8 not_on_others[] = { cua_global, cua_host, cua_device, cua_shared, cua_constant, cua_managed };

/* A class or enumeration and no declarator: the attributes before it are nobody's. */
static bool declares_just_a_type(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 at = decl->body_end > decl->declarator_end ? decl->body_end : decl->declarator_end;

	while (at < decl->decl_end && strchr(" \t\n", il->source[at]))
		at++;
	return at < decl->decl_end && il->source[at] == ';';
}

static void check_type(struct check *c, const struct il_full_entity_decl_info *decl)
{
	const struct il_attribute *first = il_attribute(c->il, decl->first_attribute);

	if (!decl->first_attribute || decl->flags & dcf_typedef || first->range_begin > decl->declarator_begin)
		report_each(c, decl->first_attribute, not_on_others, COUNT_OF(not_on_others));
	else if (first->cuda != cua_none && declares_just_a_type(c->il, decl) && decl->template_decl)
		diag_report(c->diag, DIAG_attributes_not_allowed, il_attribute_group(c->il, first->group)->range_begin);
	else if (is_one_of(first->cuda, not_on_others, COUNT_OF(not_on_others)) && declares_just_a_type(c->il, decl))
		diag_report(c->diag, DIAG_unattached_attribute, first->range_begin);
}

void check_misplaced(struct check *c, const struct il_full_entity_decl_info *decl)
{
	u32 param;

	switch (il_any_kind(decl->declared)) {
	case IL_routine:
		report_each(c, decl->first_attribute, not_on_functions, COUNT_OF(not_on_functions));
		for (param = decl->first_param; param; param = il_parameter(c->il, param)->next)
			report_each(c, il_parameter(c->il, param)->first_attribute, not_on_others, COUNT_OF(not_on_others));
		break;
	case IL_variable:
		report_each(c, decl->first_attribute, not_on_variables, COUNT_OF(not_on_variables));
		break;
	case IL_type:
		check_type(c, decl);
		break;
	default:
		break;
	}
}

void check_fields(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_field].count; i++) {
		const struct il_field *field = il_field(c->il, i);

		if (field->first_attribute && !(field->entity & (enf_in_system_header | enf_instantiation)))
			report_each(c, field->first_attribute, not_on_others, COUNT_OF(not_on_others));
	}
}
