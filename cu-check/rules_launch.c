/* __launch_bounds__, __maxnreg__, __cluster_dims__, __grid_constant__ (pages 21, 22). */
#include "check.h"

static const u8 kernel_only[] = { cua_launch_bounds, cua_maxnreg, cua_cluster_dims };

static void check_cluster_dims(struct check *c, const struct il_attribute *attribute)
{
	u32 argument;

	for (argument = attribute->first_argument; argument; argument = il_attribute_argument(c->il, argument)->next) {
		const struct il_attribute_argument *a = il_attribute_argument(c->il, argument);

		if (a->range_end == a->range_begin + 1 && c->il->source[a->range_begin] == '0') {
			diag_report(c->diag, DIAG_cluster_dims_not_positive, attribute->range_begin);
			return;
		}
	}
}

static void check_grid_constant(struct check *c, const struct il_full_entity_decl_info *decl, bool global)
{
	u32 param;

	for (param = decl->first_param; param && !global; param = il_parameter(c->il, param)->next)
		if (find_attribute(c->il, il_parameter(c->il, param)->first_attribute, cua_grid_constant)) {
			diag_report(c->diag, DIAG_grid_constant_not_global, decl->name_begin);
			return;
		}
}

void check_launch_attributes(struct check *c, const struct il_full_entity_decl_info *decl)
{
	const struct il_attribute *found[COUNT_OF(kernel_only)];
	bool global;
	u32 i;

	if (il_any_kind(decl->declared) != IL_routine)
		return;
	global = il_routine(c->il, il_any_index(decl->declared))->execution_space & es_global;
	for (i = 0; i < COUNT_OF(kernel_only); i++) {
		found[i] = find_attribute(c->il, decl->first_attribute, (enum il_cuda_attribute)kernel_only[i]);
		if (found[i] && !global)
			diag_report(c->diag, DIAG_only_on_global, decl->name_begin, attribute_spelling((enum il_cuda_attribute)kernel_only[i]));
	}
	if (found[0] && found[1] && global)
		diag_report(c->diag, DIAG_bounds_and_maxnreg, decl->name_begin);
	if (found[2] && global)
		check_cluster_dims(c, found[2]);
	check_grid_constant(c, decl, global);
}
