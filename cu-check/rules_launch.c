/* __launch_bounds__, __maxnreg__, __local_maxnreg__, __cluster_dims__, __block_size__ (page 21). */
#include "check.h"

enum { DIMENSIONS = 3, THIRD = 2 };
enum {
	LAUNCH_ATTRIBUTES = 1 << cua_launch_bounds | 1 << cua_maxnreg | 1 << cua_local_maxnreg | 1 << cua_cluster_dims | 1 << cua_block_size
};

/* What the declarations of a function up to one of them say about its launch. */
struct launch {
	u32 spaces;
	bool bounds, maxnreg, cluster_dims, second_tuple;
	u64 max_blocks;                              /* in a cluster; 0: not given */
	u64 cluster[DIMENSIONS], threads;            /* cluster[0] is 0 while there is no cluster */
	const struct kernel_instance *instance;      /* whose attributes these are, or NULL */
	bool said;                                   /* its template has the same value, about which something was said if it is wrong */
	const struct il_full_entity_decl_info *decl; /* the declaration, or NULL */
	u32 read_to;                                 /* where the attributes end, if there is none; 0: not known */
};

/* ---- values ---- */

enum value { VALUE_UNKNOWN, VALUE_TOO_SMALL, VALUE_TOO_LARGE, VALUE_GOOD };

static enum value value_of(const struct il *il, u32 argument, i64 minimum, u64 *value)
{
	const struct il_constant *constant = il_constant(il, il_attribute_argument(il, argument)->constant);

	if (!argument || !il_attribute_argument(il, argument)->constant)
		return VALUE_UNKNOWN;
	if (constant->high < 0 || (!constant->high && constant->value >= 0 && constant->value < minimum))
		return VALUE_TOO_SMALL;
	if (constant->high || (u64)constant->value > INT32_MAX)
		return VALUE_TOO_LARGE;
	*value = (u64)constant->value;
	return VALUE_GOOD;
}

/* Nothing is looked at while an argument depends on a template's parameters. */
static bool all_known(const struct il *il, const struct il_attribute *attribute)
{
	u32 argument, steps = 0;

	for (argument = attribute->first_argument; argument; argument = il_attribute_argument(il, argument)->next, steps++)
		if (!il_attribute_argument(il, argument)->constant)
			return false;
	return steps;
}

static void report(struct check *c, const struct launch *l, enum diag_id id, const struct il_attribute *attribute)
{
	diag_report(c->diag, id, attribute->range_begin, attribute_spelling((enum il_cuda_attribute)attribute->cuda));
	if (l->instance)
		say_which_instance(c, l->instance);
	else if (l->decl)
		move_to_attribute(c, l->decl, attribute->range_begin);
}

static void report_value(struct check *c, const struct launch *l, enum diag_id id, const struct il_attribute *attribute)
{
	if (!l->said)
		report(c, l, id, attribute);
}

/* ---- attributes, one by one ---- */

/* __launch_bounds__(threads, blocks, blocks per cluster) */
static void launch_bounds(struct check *c, struct launch *l, const struct il_attribute *attribute)
{
	u32 argument = attribute->first_argument, i;
	u64 value = 0;

	l->bounds = true;
	if (!all_known(c->il, attribute))
		return;
	for (i = 0; argument && i < THIRD; i++)
		argument = il_attribute_argument(c->il, argument)->next;
	switch (value_of(c->il, argument, 0, &value)) {
	case VALUE_TOO_SMALL: report_value(c, l, DIAG_max_blocks_per_cluster_negative, attribute); break;
	case VALUE_TOO_LARGE: report_value(c, l, DIAG_max_blocks_per_cluster_too_large, attribute); break;
	case VALUE_GOOD: l->max_blocks = value; break;
	case VALUE_UNKNOWN: break;
	}
}

/* Whether the number of registers is one. */
static bool check_registers(struct check *c, const struct launch *l, const struct il_attribute *attribute, enum diag_id too_small,
                            enum diag_id too_large)
{
	u64 value = 0;

	switch (value_of(c->il, attribute->first_argument, 1, &value)) {
	case VALUE_TOO_SMALL: report_value(c, l, too_small, attribute); return false;
	case VALUE_TOO_LARGE: report_value(c, l, too_large, attribute); return false;
	case VALUE_GOOD: return true;
	case VALUE_UNKNOWN: break;
	}
	return false;
}

static void maxnreg(struct check *c, struct launch *l, const struct il_attribute *attribute)
{
	l->maxnreg |= check_registers(c, l, attribute, DIAG_maxnreg_negative, DIAG_maxnreg_too_large);
}

static void local_maxnreg(struct check *c, struct launch *l, const struct il_attribute *attribute)
{
	check_registers(c, l, attribute, DIAG_local_maxnreg_negative, DIAG_local_maxnreg_too_large);
}

/* One of x, y, z; where it is none, size stays as it is. */
static void dimension(struct check *c, const struct launch *l, const struct il_attribute *attribute, u32 argument, u64 *size)
{
	bool block = attribute->cuda == cua_block_size;

	switch (value_of(c->il, argument, 1, size)) {
	case VALUE_TOO_SMALL:
		report_value(c, l, block ? DIAG_block_size_must_be_positive : DIAG_cluster_dims_must_be_positive, attribute);
		break;
	case VALUE_TOO_LARGE: report_value(c, l, block ? DIAG_block_size_too_large : DIAG_cluster_dims_too_large, attribute); break;
	default: break;
	}
}

static void cluster_dims(struct check *c, struct launch *l, const struct il_attribute *attribute)
{
	u32 argument = attribute->first_argument, i;

	if (!all_known(c->il, attribute))
		return;
	if (l->second_tuple)
		report(c, l, DIAG_conflict_between_cluster_dim_and_block_size, attribute);
	l->cluster_dims = true;
	for (i = 0; argument && i < DIMENSIONS; i++, argument = il_attribute_argument(c->il, argument)->next)
		dimension(c, l, attribute, argument, &l->cluster[i]);
}

static bool has_whole_tuples(const struct il *il, const struct il_attribute *attribute)
{
	u32 argument, count = 0;
	bool in_tuples = true;

	for (argument = attribute->first_argument; argument; argument = il_attribute_argument(il, argument)->next)
		in_tuples &= il_attribute_argument(il, argument)->tuple == count++ / DIMENSIONS + 1;
	return in_tuples && count % DIMENSIONS == 0;
}

/* __block_size__((threads), (blocks of a cluster)); without the second there is one. */
static void block_size(struct check *c, struct launch *l, const struct il_attribute *attribute)
{
	u64 threads[DIMENSIONS] = { 0 };
	u32 argument = attribute->first_argument, i[3] = { 0 };

	if (!all_known(c->il, attribute) || !has_whole_tuples(c->il, attribute))
		return;
	for (; argument; argument = il_attribute_argument(c->il, argument)->next) {
		u8 tuple = il_attribute_argument(c->il, argument)->tuple;

		if (tuple && tuple < COUNT_OF(i) && i[tuple] < DIMENSIONS) {
			dimension(c, l, attribute, argument, tuple == 1 ? &threads[i[1]] : &l->cluster[i[2]]);
			i[tuple]++;
		}
	}
	if (i[2] && l->cluster_dims)
		report(c, l, DIAG_conflict_between_cluster_dim_and_block_size, attribute);
	if (!i[2] && !l->cluster[0])
		l->cluster[0] = 1;
	l->second_tuple |= i[2] != 0;
	l->threads = threads[0];
}

static void (*const rules[IL_cuda_attribute_COUNT])(struct check *, struct launch *, const struct il_attribute *) = {
	[cua_launch_bounds] = launch_bounds, [cua_maxnreg] = maxnreg,       [cua_local_maxnreg] = local_maxnreg,
	[cua_cluster_dims] = cluster_dims,   [cua_block_size] = block_size,
};

/* ---- declarations ---- */

/* About a function, when its attributes have been read. */
static void report_together(struct check *c, const struct launch *l, enum diag_id id, u32 position, const char *attribute)
{
	diag_report(c->diag, id, position, attribute);
	if (l->decl)
		move_to_application(c, l->decl, FOR_LAUNCHES);
	else if (l->read_to)
		diag_move(c->diag, l->read_to);
}

static void report_only_on_global(struct check *c, const struct launch *l, u32 position, enum il_cuda_attribute attribute)
{
	report_together(c, l, attribute == cua_maxnreg ? DIAG_maxnreg_attr_only_on_global_func : DIAG_bounds_attr_only_on_global_func,
	                position, attribute_spelling(attribute));
}

/* What does not go together, or only with __global__. */
static void check_together(struct check *c, const struct launch *l, u32 position)
{
	enum il_cuda_attribute cluster = l->threads ? cua_block_size : cua_cluster_dims;
	bool global = l->spaces & es_global;

	if (l->bounds && !global)
		report_only_on_global(c, l, position, cua_launch_bounds);
	if (l->cluster[0] && !global)
		report_only_on_global(c, l, position, cluster);
	if (l->maxnreg && !global)
		report_only_on_global(c, l, position, cua_maxnreg);
	if (l->max_blocks && l->cluster[0] * l->cluster[1] > l->max_blocks / l->cluster[2])
		report_together(c, l, DIAG_too_many_blocks_in_cluster, position, attribute_spelling(cluster));
	if (l->bounds && l->maxnreg)
		report_together(c, l, DIAG_bounds_maxnreg_incompatible_qualifiers, position, NULL);
}

static void check_attribute(struct check *c, struct launch *l, const struct il_attribute *attribute, bool is_of_member)
{
	if (attribute->cuda == cua_launch_bounds && is_of_member)
		report(c, l, DIAG_bounds_attr_only_nonmember_func, attribute);
	if (rules[attribute->cuda])
		rules[attribute->cuda](c, l, attribute);
}

static void check_declaration(struct check *c, struct launch *l, const struct il_routine *routine,
                              const struct il_full_entity_decl_info *decl)
{
	bool member = routine->class_type && !(decl->flags & dcf_friend);
	u32 i;

	l->decl = decl;
	for (i = decl->first_attribute; i; i = il_attribute(c->il, i)->next)
		check_attribute(c, l, il_attribute(c->il, i), member);
	l->spaces |= decl->execution_space;
	if (!member || (!(decl->flags & dcf_out_of_class) && !(routine->entity & enf_is_template)))
		check_together(c, l, decl->name_begin);
	if (l->spaces & es_global && !l->bounds) /* a remark about each declaration of a kernel until one has them */
		diag_report(c->diag, DIAG_missing_launch_bounds, skip_space(c->il, decl->declarator_end));
}

static struct launch no_launch(void) { return (struct launch){ .cluster = { 0, 1, 1 } }; }

/* The attributes of all declarations of a function template, without a word about them. */
static struct launch launch_of_template(const struct il *il, const struct il_routine *specialization)
{
	u32 template = il_template_info(il, specialization->template_info)->template, decl, i;
	il_any prototype = template ? il_template(il, template)->prototype : 0;
	struct launch l = no_launch();

	if (il_any_kind(prototype) != IL_routine)
		return l;
	for (decl = il_routine(il, il_any_index(prototype))->first_decl; decl; decl = il_full_entity_decl_info(il, decl)->next) {
		l.spaces |= il_full_entity_decl_info(il, decl)->execution_space;
		for (i = il_full_entity_decl_info(il, decl)->first_attribute; i; i = il_attribute(il, i)->next)
			l.bounds |= il_attribute(il, i)->cuda == cua_launch_bounds;
	}
	return l;
}

void check_launch_attributes(struct check *c, u32 routine)
{
	const struct il_routine *r = il_routine(c->il, routine);
	struct launch l;
	u32 i;

	if (!(r->execution_space & es_global) && !(c->attributes & LAUNCH_ATTRIBUTES))
		return;
	l = r->entity & enf_explicit_specialization ? launch_of_template(c->il, r) : no_launch();
	for (i = r->first_decl; i; i = il_full_entity_decl_info(c->il, i)->next) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(c->il, i);

		if (!(decl->flags & (dcf_explicit_instantiation | dcf_extern_template | dcf_instantiated)))
			check_declaration(c, &l, r, decl);
	}
}

void check_launch_of_lambda(struct check *c, const struct il_lambda *lambda)
{
	struct launch l = no_launch();
	u32 i;

	for (i = lambda->params_end ? lambda->first_attribute : 0; i; i = il_attribute(c->il, i)->next) {
		const struct il_attribute *attribute = il_attribute(c->il, i);

		if (attribute->range_begin < lambda->params_begin)
			continue;
		check_attribute(c, &l, attribute, true);
		l.spaces |= is_kernel_attribute(attribute) ? es_global : 0;
		l.read_to = attribute->range_end;
	}
	if (!(lambda->flags & lf_generic))
		check_together(c, &l, skip_space(c->il, lambda->params_begin + 1)); /* where the reference points */
}

/* Arguments that are no constants in an instance. Which is the first of them, or 0. */
static u32 check_constants(struct check *c, const struct kernel_instance *instance, const struct il_attribute *attribute)
{
	u32 i, first = 0;

	for (i = attribute->first_argument; i; i = il_attribute_argument(c->il, i)->next) {
		const struct il_attribute_argument *argument = il_attribute_argument(c->il, i);

		if (!argument->variable)
			continue;
		diag_report(c->diag, DIAG_expr_not_constant, argument->range_begin);
		diag_note(c->diag, DIAG_variable_value_not_constant, argument->variable_begin, il_any_of(IL_variable, argument->variable));
		say_which_instance(c, instance);
		first = first ? first : i;
	}
	return first;
}

/* The same of all its attributes, of which the reference speaks once more for the first instance. */
static void check_substitution(struct check *c, const struct kernel_instance *instance, u32 attribute)
{
	u32 first = 0, place;

	for (; attribute; attribute = il_attribute(c->il, attribute)->next) {
		u32 found = check_constants(c, instance, il_attribute(c->il, attribute));

		first = first ? first : found;
	}
	place = il_attribute_argument(c->il, first)->range_begin;
	if (!first || diag_was_said(c->diag, DIAG_bad_attribute_argument, place))
		return;
	diag_report(c->diag, DIAG_bad_attribute_argument, place);
	say_which_instance(c, instance);
}

void check_launch_of_instance(struct check *c, const struct kernel_instance *instance)
{
	u32 declared = il_routine(c->il, instance->routine)->first_decl, written = il_routine(c->il, instance->pattern)->first_decl, i, j;
	struct launch l = no_launch();

	if (!(il_full_entity_decl_info(c->il, declared)->flags & dcf_instantiated))
		return;
	while (written &&
	       il_full_entity_decl_info(c->il, written)->specifiers_begin != il_full_entity_decl_info(c->il, declared)->specifiers_begin)
		written = il_full_entity_decl_info(c->il, written)->next;
	l.instance = instance;
	i = il_full_entity_decl_info(c->il, declared)->first_attribute;
	j = il_full_entity_decl_info(c->il, written)->first_attribute;
	check_substitution(c, instance, i);
	for (; i && j; i = il_attribute(c->il, i)->next, j = il_attribute(c->il, j)->next) {
		l.said = all_known(c->il, il_attribute(c->il, j));
		if (rules[il_attribute(c->il, i)->cuda])
			rules[il_attribute(c->il, i)->cuda](c, &l, il_attribute(c->il, i));
	}
}
