/* CUDA attributes on what they do not apply to (page 19): warnings. */
#include "check.h"

/* What an attribute is misplaced on. */
enum { ON_FUNCTION = 1, ON_VARIABLE = 2, ON_PARAMETER = 4, ON_OTHERS = 8 };

static const u8 misplaced[IL_cuda_attribute_COUNT] = {
	[cua_host] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_global] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_device] = ON_PARAMETER | ON_OTHERS,
	[cua_shared] = ON_FUNCTION | ON_PARAMETER | ON_OTHERS,
	[cua_constant] = ON_FUNCTION | ON_PARAMETER | ON_OTHERS,
	[cua_managed] = ON_FUNCTION | ON_PARAMETER | ON_OTHERS,
	[cua_grid_constant] = ON_FUNCTION | ON_VARIABLE | ON_OTHERS,
	[cua_launch_bounds] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_maxnreg] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_local_maxnreg] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_cluster_dims] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_block_size] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_nv_pure] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_nv_register_params] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
};

/* Two are named as they are written. */
static const char *spelling(u8 attribute)
{
	return attribute == cua_grid_constant      ? "grid_constant" :
	       attribute == cua_nv_register_params ? "nv_register_params" :
	                                             attribute_spelling((enum il_cuda_attribute)attribute);
}

/* Of the attributes in a list those from a place of the source on. */
static void report_each(struct check *c, u32 first, u8 on, u32 from)
{
	for (; first; first = il_attribute(c->il, first)->next) {
		const struct il_attribute *attribute = il_attribute(c->il, first);

		if (misplaced[attribute->cuda] & on && attribute->range_begin >= from)
			diag_report(c->diag, DIAG_attribute_does_not_apply, attribute->range_begin, spelling(attribute->cuda));
	}
}

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
		report_each(c, decl->first_attribute, ON_OTHERS, 0);
	else if (first->cuda != cua_none && declares_just_a_type(c->il, decl) && decl->template_decl)
		diag_report(c->diag, DIAG_attributes_not_allowed, il_attribute_group(c->il, first->group)->range_begin);
	else if (misplaced[first->cuda] & ON_OTHERS && declares_just_a_type(c->il, decl))
		diag_report(c->diag, DIAG_unattached_attribute, first->range_begin);
}

void check_misplaced(struct check *c, const struct il_full_entity_decl_info *decl)
{
	u32 own = is_first_declarator(c->il, decl) ? 0 : decl->declarator_begin, param; /* what all declarators share was the first one's */

	switch (il_any_kind(decl->declared)) {
	case IL_routine:
		report_each(c, decl->first_attribute, ON_FUNCTION, own);
		for (param = decl->first_param; param; param = il_parameter(c->il, param)->next)
			report_each(c, il_parameter(c->il, param)->first_attribute, ON_PARAMETER, 0);
		break;
	case IL_variable: report_each(c, decl->first_attribute, ON_VARIABLE, own); break;
	case IL_type: check_type(c, decl); break;
	default: break;
	}
}

void check_fields(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_field].count; i++) {
		const struct il_field *field = il_field(c->il, i);

		if (field->first_attribute && !(field->entity & (enf_in_system_header | enf_instantiation)))
			report_each(c, field->first_attribute, ON_OTHERS, 0);
	}
}
