/* Attributes that a group of specifiers has more than once (page 19): remarks. */
#include "check.h"

static const u64 counted = (u64)1 << cua_host | (u64)1 << cua_device | (u64)1 << cua_global | (u64)1 << cua_tile_global |
                           (u64)1 << cua_shared | (u64)1 << cua_constant | (u64)1 << cua_managed | (u64)1 << cua_launch_bounds |
                           (u64)1 << cua_maxnreg | (u64)1 << cua_local_maxnreg | (u64)1 << cua_cluster_dims | (u64)1 << cua_nv_pure;
_Static_assert(IL_cuda_attribute_COUNT <= 64, "a bit for each attribute");

/* Whether a list has one of them twice, wherever. */
static bool any_is_repeated(const struct il *il, u32 first)
{
	u64 seen = 0, one;

	for (; first; first = il_attribute(il, first)->next) {
		one = (u64)1 << il_attribute(il, first)->cuda & counted;
		if (seen & one)
			return true;
		seen |= one;
	}
	return false;
}

/* Those from begin on and before end. */
static void check_group(struct check *c, u32 first, u32 begin, u32 end)
{
	u64 seen = 0;

	for (; first; first = il_attribute(c->il, first)->next) {
		const struct il_attribute *attribute = il_attribute(c->il, first);

		if (attribute->range_begin < begin || attribute->range_begin >= end || !(counted >> attribute->cuda & 1))
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

	if (any_is_repeated(c->il, decl->first_attribute)) {
		if (is_first_declarator(c->il, decl)) {
			check_group(c, decl->first_attribute, 0, decl->name_begin);
			begin = decl->name_begin;
		}
		check_group(c, decl->first_attribute, begin, (u32)c->il->source_size);
	}
	for (param = decl->first_param; param; param = il_parameter(c->il, param)->next)
		if (any_is_repeated(c->il, il_attributes_of_parameter(c->il, param)))
			check_group(c, il_attributes_of_parameter(c->il, param), 0, (u32)c->il->source_size);
}
