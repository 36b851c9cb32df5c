/* Parameters of device functions that have no size, as arrays of no elements and classes of these have in GNU C++ (page 52, category 6). */
#include "check.h"

static bool is_zero_sized(const struct il *il, u32 type, u32 depth, bool in_instance);

/* Neither a class without any member nor one that is derived from a class is. Those of templates are not complete yet where a function
 * is declared that is no instance. */
static bool is_zero_sized_class(const struct il *il, const struct il_type *type, u32 depth, bool in_instance)
{
	const struct il_class_info *info = il_class_info(il, type->class_info);
	u32 entry, field;

	if (!info->body_begin || (type->template_info && !in_instance) || !info->first_field || info->first_base ||
	    type->flags & (tyf_dependent | tyf_contains_error))
		return false;
	for (field = info->first_field; field; field = il_field(il, field)->next)
		if (il_field(il, field)->is_bit_field || !is_zero_sized(il, il_field(il, field)->type, depth + 1, in_instance))
			return false;
	for (entry = il_scope(il, info->scope)->first_entry; entry; entry = il_source_sequence_entry(il, entry)->next)
		if (il_routine_of(il, il_source_sequence_entry(il, entry)->target)->flags & rf_virtual)
			return false;
	return true;
}

static bool is_zero_sized(const struct il *il, u32 type, u32 depth, bool in_instance)
{
	const struct il_type *t = stripped(il, type, &(u32){ 0 });

	if (depth > 20)
		return false;
	if (t->class_info)
		return is_zero_sized_class(il, t, depth, in_instance);
	if (t->kind != tk_array || t->flags & (tyf_dependent | tyf_variable_bound))
		return false;
	return !t->size || is_zero_sized(il, t->type, depth + 1, in_instance);
}

/* Said about each word that makes it one for devices. */
static void report(struct check *c, u32 type, const struct il_full_entity_decl_info *decl, const struct kernel_instance *instance)
{
	u32 i;

	for (i = decl->first_attribute; i; i = il_attribute(c->il, i)->next) {
		const struct il_attribute *attribute = il_attribute(c->il, i);

		if (!is_kernel_attribute(attribute) && attribute->cuda != cua_device)
			continue;
		diag_report(c->diag, DIAG_zero_sized_parameter, attribute->range_begin, type);
		if (instance)
			say_which_instance(c, instance);
	}
}

void check_sized_parameters(struct check *c, u32 function_type, const struct il_full_entity_decl_info *decl,
                            const struct kernel_instance *instance)
{
	u32 param = decl->body_end ? stripped(c->il, function_type, &(u32){ 0 })->first_param : 0;

	for (; param; param = il_param_type(c->il, param)->next)
		if (is_zero_sized(c->il, il_param_type(c->il, param)->type, 0, instance))
			report(c, il_param_type(c->il, param)->type, decl, instance);
}
