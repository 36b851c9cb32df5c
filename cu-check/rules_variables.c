/* Where and how memory spaces may be used (pages 12, 23). */
#include "check.h"

static const u8 spaces[] = { cua_shared, cua_constant, cua_device, cua_managed };

static void check_combination(struct check *c, const struct il_full_entity_decl_info *decl)
{
	bool shared = false, constant = false, managed = false;
	u32 attribute;

	for (attribute = decl->first_attribute; attribute; attribute = il_attribute(c->il, attribute)->next) {
		const struct il_attribute *a = il_attribute(c->il, attribute);
		bool other = a->cuda == cua_shared || a->cuda == cua_constant;

		if ((a->cuda == cua_managed && (shared || constant)) || (other && managed))
			diag_report(c->diag, DIAG_managed_cant_be_shared_constant, decl->name_begin);
		else if ((a->cuda == cua_shared && constant) || (a->cuda == cua_constant && shared))
			diag_report(c->diag, DIAG_bad_qualifier_combination, a->range_begin);
		shared |= a->cuda == cua_shared;
		constant |= a->cuda == cua_constant;
		managed |= a->cuda == cua_managed;
	}
}

static void check_managed(struct check *c, const struct il_variable *variable, const struct il_full_entity_decl_info *decl,
                          const struct il_attribute *managed)
{
	u32 cv = 0;
	const struct il_type *type = stripped(c->il, variable->type, &cv);

	if (variable->flags & vf_constexpr)
		diag_report(c->diag, DIAG_managed_constexpr, managed->range_begin);
	if (type->kind == tk_pointer && type->pointer_kind != pk_pointer)
		diag_report(c->diag, DIAG_managed_reference_type_not_allowed, decl->name_begin);
	else if (cv & tyf_const || variable->flags & vf_constexpr)
		diag_report(c->diag, DIAG_managed_const_type_not_allowed, decl->name_begin);
}

/* The routine in whose body a scope lies, or 0. */
static u32 routine_around(const struct il *il, u32 scope)
{
	for (; scope; scope = il_scope(il, scope)->parent) {
		if (il_any_kind(il_scope(il, scope)->owner) == IL_lambda)
			return 0;   /* a lambda has its own execution space */
		if (il_scope(il, scope)->kind == sck_function)
			return il_any_index(il_scope(il, scope)->owner);
	}
	return 0;
}

static void check_local(struct check *c, const struct il_full_entity_decl_info *decl)
{
	u32 routine = routine_around(c->il, decl->scope), i;
	const struct il_routine *around = il_routine(c->il, routine);

	if (!routine || (around->execution_space & es_global) || (around->execution_space & (es_device | es_host)) == es_device ||
	    around->entity & (enf_is_template | enf_member_of_template) || decl->flags & dcf_extern)
		return;
	for (i = 0; i < COUNT_OF(spaces); i++) {
		if (!find_attribute(c->il, decl->first_attribute, (enum il_cuda_attribute)spaces[i]))
			continue;
		if (spaces[i] == cua_shared || decl->flags & dcf_static)
			diag_report(c->diag, DIAG_static_in_host_body, decl->name_begin, attribute_spelling((enum il_cuda_attribute)spaces[i]));
		else
			diag_report(c->diag, DIAG_automatic_in_host_body, decl->name_begin, attribute_spelling((enum il_cuda_attribute)spaces[i]));
		return;
	}
}

static void check_namespace(struct check *c, const struct il_full_entity_decl_info *decl)
{
	static const u8 named[] = { cua_constant, cua_device };
	const u32 both = scf_inline_namespace | scf_unnamed_namespace;
	u32 i;

	if ((il_scope(c->il, decl->scope)->flags & both) != both)
		return;
	for (i = 0; i < COUNT_OF(named); i++)
		if (find_attribute(c->il, decl->first_attribute, (enum il_cuda_attribute)named[i])) {
			diag_report(c->diag, DIAG_device_variable_in_unnamed_inline_ns, decl->name_begin,
			            attribute_spelling((enum il_cuda_attribute)named[i]));
			return;
		}
}

void check_variable(struct check *c, const struct il_full_entity_decl_info *decl)
{
	const struct il_attribute *attribute;
	const struct il_variable *variable;
	u32 i;

	if (il_any_kind(decl->declared) != IL_variable || decl->flags & dcf_explicit_instantiation)
		return;
	variable = il_variable(c->il, il_any_index(decl->declared));
	if (variable->entity & enf_device_builtin)
		return;
	check_combination(c, decl);
	for (i = 0; i < COUNT_OF(spaces); i++) {
		attribute = find_attribute(c->il, decl->first_attribute, (enum il_cuda_attribute)spaces[i]);
		if (attribute && il_scope(c->il, decl->scope)->kind == sck_class_struct_union) {
			diag_report(c->diag, DIAG_qualifier_on_data_member, attribute->range_begin);
			return;
		}
	}
	check_namespace(c, decl);
	attribute = find_attribute(c->il, decl->first_attribute, cua_managed);
	if (attribute)
		check_managed(c, variable, decl, attribute);
	if (find_attribute(c->il, decl->first_attribute, cua_shared) && decl->initializer_end)
		diag_report(c->diag, DIAG_shared_initializer, decl->name_begin);
	check_local(c, decl);
}
