/* Attributes that a group of specifiers has more than once (page 19): remarks. */
#include "check.h"

static bool is_counted(u8 kind)
{
	switch (kind) {
	case cua_host:
	case cua_device:
	case cua_global:
	case cua_tile_global:
	case cua_shared:
	case cua_constant:
	case cua_managed:
	case cua_launch_bounds:
	case cua_maxnreg:
	case cua_local_maxnreg:
	case cua_cluster_dims:
	case cua_nv_pure: return true;
	default: return false;
	}
}

/* Those from begin on and before end. */
static void check_group(struct check *c, u32 first, u32 begin, u32 end)
{
	u64 seen = 0;

	if (!il_attribute(c->il, first)->next) /* entry 0 has none */
		return;
	for (; first; first = il_attribute(c->il, first)->next) {
		const struct il_attribute *attribute = il_attribute(c->il, first);

		if (attribute->range_begin < begin || attribute->range_begin >= end || !is_counted(attribute->cuda))
			continue;
		if (seen & (u64)1 << attribute->cuda)
			diag_report(c->diag, DIAG_cuda_specifier_twice_in_group, attribute->range_begin,
			            attribute_spelling((enum il_cuda_attribute)attribute->cuda));
		seen |= (u64)1 << attribute->cuda;
	}
}

void check_repeated(struct check *c, const struct il_full_entity_decl_info *decl)
{
	u32 begin = decl->declarator_begin, param;

	if (il_attribute(c->il, decl->first_attribute)->next && is_first_declarator(c->il, decl)) {
		check_group(c, decl->first_attribute, 0, decl->name_begin);
		begin = decl->name_begin;
	}
	check_group(c, decl->first_attribute, begin, (u32)c->il->source_size);
	for (param = decl->first_param; param; param = il_parameter(c->il, param)->next)
		check_group(c, il_attributes_of_parameter(c->il, param), 0, (u32)c->il->source_size);
}
