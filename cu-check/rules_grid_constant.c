/* __grid_constant__ on parameters (page 22). */
#include "check.h"

static bool is_grid_constant(const struct il *il, u32 param)
{
	return param && find_attribute(il, il_attributes_of_parameter(il, param), cua_grid_constant);
}

/* The parameters of a declaration against those of an earlier one, of the function or its template. */
static void compare(struct check *c, const struct il_full_entity_decl_info *decl, const struct il_full_entity_decl_info *earlier,
                    enum diag_id id, u32 position)
{
	u32 a = decl->first_param, b = earlier->first_param;

	for (; a && b; a = il_parameter(c->il, a)->next, b = il_parameter(c->il, b)->next)
		if (is_grid_constant(c->il, a) != is_grid_constant(c->il, b))
			diag_report(c->diag, id, position, il_text(c->il, il_parameter(c->il, a)->name), earlier->name_begin);
}

/* The first declaration of the function that a template is made of, or 0. */
static u32 first_of_template(const struct il *il, u32 template)
{
	il_any prototype = template ? il_template(il, template)->prototype : 0;

	return il_any_kind(prototype) == IL_routine ? il_routine(il, il_any_index(prototype))->first_decl : 0;
}

/* Which of the first parameters are such, a bit each. */
static u64 grid_constants(const struct il *il, u32 first)
{
	u64 found = 0, bit;

	for (bit = 1; first && bit; first = il_parameter(il, first)->next, bit <<= 1)
		found |= is_grid_constant(il, first) ? bit : 0;
	return found;
}

/* A declaration differs from those before it in some parameters. */
static void report_difference(struct check *c, const struct il_full_entity_decl_info *decl, u64 differ, enum diag_id id, u32 earlier)
{
	u32 param;

	for (param = decl->first_param; param && differ; param = il_parameter(c->il, param)->next, differ >>= 1)
		if (differ & 1) {
			diag_report(c->diag, id, decl->name_begin, il_text(c->il, il_parameter(c->il, param)->name),
			            il_full_entity_decl_info(c->il, earlier)->name_begin);
			move_to_application(c, decl,
			                    id == DIAG_grid_constant_incompat_specialization ? BEHIND_ATTRIBUTES : BEFORE_ATTRIBUTES);
		}
}

static void report_no_kernel(struct check *c, const struct il_full_entity_decl_info *decl, u64 parameters)
{
	for (; parameters; parameters &= parameters - 1) {
		diag_report(c->diag, DIAG_grid_constant_non_kernel, decl->name_begin);
		move_to_application(c, decl, BEHIND_ATTRIBUTES);
	}
}

/* What the reference takes a function to have after declarations that said this. */
static u64 joined(u64 before, u64 now) { return before && now ? before & now : before | now; }

/* Templates and their members have what their first declaration says; of members that are defined outside only those of templates are
 * looked at. */
void check_grid_constants(struct check *c, u32 routine)
{
	const struct il_routine *r = il_routine(c->il, routine);
	u32 i, template = il_template_info(c->il, r->template_info)->template, earlier = first_of_template(c->il, template);
	u32 spaces = spaces_of_template(c->il, template);
	bool is_template = r->entity & enf_is_template, is_of_template = is_template || earlier;
	enum diag_id id = earlier     ? DIAG_grid_constant_incompat_specialization :
	                  is_template ? DIAG_grid_constant_incompat_templ_redecl :
	                                DIAG_grid_constant_incompat_redecl;
	u64 has = grid_constants(c->il, il_full_entity_decl_info(c->il, earlier)->first_param), here;

	if (!(c->attributes & 1u << cua_grid_constant))
		return;
	for (i = r->first_decl; i; i = il_full_entity_decl_info(c->il, i)->next) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(c->il, i);
		bool outside = r->class_type && decl->flags & dcf_out_of_class && !(decl->flags & dcf_friend), kernel;

		spaces |= decl->execution_space;
		kernel = spaces & es_global;
		here = grid_constants(c->il, decl->first_param);
		if (!kernel && outside && !(r->entity & enf_member_of_template))
			continue;
		if (earlier && (kernel || !is_of_template) && !(outside && !kernel))
			report_difference(c, decl, has ^ here, id, earlier);
		if (!earlier || outside)
			has |= here;
		else if (!is_of_template)
			has = joined(has, here);
		earlier = earlier ? earlier : i;
		if (!kernel)
			report_no_kernel(c, decl, has);
	}
}

/* Where the declaration begins after attributes that stand first. */
static u32 after_attributes(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 at = decl->specifiers_begin, i;

	for (i = decl->first_attribute; i; i = il_attribute(il, i)->next) {
		const struct il_attribute_group *group = il_attribute_group(il, il_attribute(il, i)->group);

		if (group->range_begin == at)
			at = skip_space(il, group->range_end);
	}
	return at;
}

void check_instantiation_directive(struct check *c, const struct il_full_entity_decl_info *decl)
{
	u32 first;

	if (il_any_kind(decl->declared) != IL_template || !(decl->flags & (dcf_explicit_instantiation | dcf_extern_template)))
		return;
	first = first_of_template(c->il, il_any_index(decl->declared));
	if (first && decl->execution_space & es_global)
		compare(c, decl, il_full_entity_decl_info(c->il, first), DIAG_grid_constant_incompat_instantiation_directive,
		        after_attributes(c->il, decl));
}

/* A lambda is no kernel: each of its parameters is pointed to where they begin. */
void check_lambdas(struct check *c)
{
	u32 i, param;

	for (i = 1; i < c->il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(c->il, i);

		if (!(lambda->flags & lf_instantiated))
			for (param = lambda->first_param; param; param = il_parameter(c->il, param)->next)
				if (is_grid_constant(c->il, param))
					diag_report(c->diag, DIAG_grid_constant_non_kernel, lambda->params_begin);
	}
}
