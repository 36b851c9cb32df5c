/* __launch_bounds__, __maxnreg__, __cluster_dims__, __grid_constant__ (pages 21, 22). */
#include "check.h"

static const u8 kernel_only[] = { cua_launch_bounds, cua_maxnreg, cua_cluster_dims };

/* Whether an argument is written as 0, or as a minus and digits. */
static bool is_zero(const struct il *il, const struct il_attribute_argument *a)
{
	return a->range_end == a->range_begin + 1 && il->source[a->range_begin] == '0';
}

static bool is_negative(const struct il *il, const struct il_attribute_argument *a)
{
	u32 at = a->range_begin;

	if (at >= a->range_end || il->source[at++] != '-' || at == a->range_end || il->source[at] == '0')
		return false;
	while (at < a->range_end && il->source[at] >= '0' && il->source[at] <= '9')
		at++;
	return at == a->range_end;
}

static void check_cluster_dims(struct check *c, const struct il_attribute *attribute)
{
	u32 argument;

	for (argument = attribute->first_argument; argument; argument = il_attribute_argument(c->il, argument)->next) {
		const struct il_attribute_argument *a = il_attribute_argument(c->il, argument);

		if (is_zero(c->il, a) || is_negative(c->il, a)) {
			diag_report(c->diag, DIAG_cluster_dims_must_be_positive, attribute->range_begin);
			return;
		}
	}
}

static void check_maxnreg(struct check *c, const struct il_attribute *attribute)
{
	const struct il_attribute_argument *a = il_attribute_argument(c->il, attribute->first_argument);

	if (attribute->first_argument && (is_zero(c->il, a) || is_negative(c->il, a)))
		diag_report(c->diag, DIAG_maxnreg_negative, attribute->range_begin);
}

/* __launch_bounds__(threads, blocks, blocks per cluster) */
static void check_launch_bounds(struct check *c, const struct il_attribute *attribute)
{
	u32 argument = attribute->first_argument, i;

	for (i = 0; argument && i < 2; i++)
		argument = il_attribute_argument(c->il, argument)->next;
	if (argument && is_negative(c->il, il_attribute_argument(c->il, argument)))
		diag_report(c->diag, DIAG_max_blocks_per_cluster_negative, attribute->range_begin);
}

/* A remark about each declaration of a kernel until one has them. */
static void check_missing_launch_bounds(struct check *c, const struct il_full_entity_decl_info *decl)
{
	struct seen *seen = &c->seen[il_any_index(decl->declared)];

	seen->launch_bounds |= find_attribute(c->il, decl->first_attribute, cua_launch_bounds) != NULL;
	if (decl->execution_space & es_global && !(decl->flags & (dcf_explicit_instantiation | dcf_extern_template)) && !seen->launch_bounds)
		diag_report(c->diag, DIAG_missing_launch_bounds, skip_space(c->il, decl->declarator_end));
}

static void check_grid_constant(struct check *c, const struct il_full_entity_decl_info *decl, bool global)
{
	u32 param;

	for (param = decl->first_param; param && !global; param = il_parameter(c->il, param)->next)
		if (find_attribute(c->il, il_parameter(c->il, param)->first_attribute, cua_grid_constant)) {
			diag_report(c->diag, DIAG_grid_constant_non_kernel, decl->name_begin);
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
			diag_report(c->diag, DIAG_bounds_attr_only_on_global_func, decl->name_begin, attribute_spelling((enum il_cuda_attribute)kernel_only[i]));
	}
	if (found[0] && found[1] && global)
		diag_report(c->diag, DIAG_bounds_maxnreg_incompatible_qualifiers, decl->name_begin);
	if (found[0] && global)
		check_launch_bounds(c, found[0]);
	if (found[1] && global)
		check_maxnreg(c, found[1]);
	if (found[2] && global)
		check_cluster_dims(c, found[2]);
	check_missing_launch_bounds(c, decl);
	check_grid_constant(c, decl, global);
}
