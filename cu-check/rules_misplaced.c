/* CUDA attributes on what they do not apply to (page 19): warnings. */
#include "check.h"

static void report_each(struct check *c, u32 attribute, const u8 *kinds, u32 count)
{
	u32 i;

	for (; attribute; attribute = il_attribute(c->il, attribute)->next)
		for (i = 0; i < count; i++)
			if (il_attribute(c->il, attribute)->cuda == kinds[i])
				diag_report(c->diag, DIAG_attribute_does_not_apply, il_attribute(c->il, attribute)->range_begin,
				            attribute_spelling((enum il_cuda_attribute)kinds[i]));
}

static const u8 not_on_functions[] = { cua_shared, cua_constant, cua_managed };
static const u8 not_on_variables[] = { cua_global, cua_host };
static const u8 not_on_others[] = { cua_global, cua_host, cua_device, cua_shared, cua_constant, cua_managed };

void check_misplaced(struct check *c, const struct il_full_entity_decl_info *decl)
{
	u32 attribute, param;

	switch (il_any_kind(decl->declared)) {
	case IL_routine:
		report_each(c, decl->first_attribute, not_on_functions, COUNT_OF(not_on_functions));
		for (param = decl->first_param; param; param = il_param_type(c->il, param)->next)
			report_each(c, il_param_type(c->il, param)->first_attribute, not_on_others, COUNT_OF(not_on_others));
		break;
	case IL_variable:
		report_each(c, decl->first_attribute, not_on_variables, COUNT_OF(not_on_variables));
		break;
	case IL_type:
		if (decl->flags & dcf_typedef) {
			report_each(c, decl->first_attribute, not_on_others, COUNT_OF(not_on_others));
			break;
		}
		for (attribute = decl->first_attribute; attribute; attribute = il_attribute(c->il, attribute)->next) {
			const struct il_attribute *a = il_attribute(c->il, attribute);

			if (a->range_begin < decl->declarator_begin && (a->cuda == cua_device || a->cuda == cua_host || a->cuda == cua_global)) {
				diag_report(c->diag, DIAG_attribute_applies_to_nothing, a->range_begin);
				break;
			}
		}
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

		if (field->first_attribute && !(field->entity & enf_in_system_header))
			report_each(c, field->first_attribute, not_on_others, COUNT_OF(not_on_others));
	}
}
