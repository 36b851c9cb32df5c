/* Attributes that the host pass does not support, __nv_register_params__ and nv_weak_odr (page 24), or ignores. */
#include "check.h"

static void check_register_params(struct check *c, const struct il_attribute *attribute, u32 type)
{
	u32 cv = 0;

	diag_report(c->diag, DIAG_register_params_not_enabled, attribute->range_begin);
	if (stripped(c->il, type, &cv)->flags & tyf_ellipsis)
		diag_report(c->diag, DIAG_register_params_ellipsis_function, attribute->range_begin);
}

/* A definition that is not inline, nor was before. */
static bool is_noninline_definition(const struct il_routine *r, const struct il_full_entity_decl_info *decl)
{
	bool in_class = decl->flags & dcf_friend || (r->class_type && !(decl->flags & dcf_out_of_class));

	return decl->body_end && !in_class && !(r->flags & (rf_inline | rf_constexpr | rf_consteval));
}

static void check_always_inline(struct check *c, const struct il_full_entity_decl_info *decl, const struct il_attribute *attribute)
{
	if (attribute->family == atf_gnu && is_noninline_definition(il_routine_of(c->il, decl->declared), decl) &&
	    !strcmp(il_text(c->il, attribute->name), "always_inline"))
		diag_report(c->diag, DIAG_always_inline_ignored, attribute->range_begin);
}

void check_unsupported(struct check *c, const struct il_full_entity_decl_info *decl)
{
	bool is_function = il_any_kind(decl->declared) == IL_routine;
	u32 i;

	if (!is_function && il_any_kind(decl->declared) != IL_variable)
		return;
	for (i = decl->first_attribute; i; i = il_attribute(c->il, i)->next) {
		const struct il_attribute *attribute = il_attribute(c->il, i);

		if (attribute->cuda == cua_nv_register_params && is_function)
			check_register_params(c, attribute, decl->type);
		if (attribute->cuda == cua_none && is_function)
			check_always_inline(c, decl, attribute);
		if (attribute->cuda == cua_nv_weak_odr ||
		    (attribute->cuda == cua_none && is_function && !strcmp(il_text(c->il, attribute->name), "nv_linkonce_odr")))
			diag_report(c->diag, DIAG_attribute_not_supported, attribute->range_begin);
	}
}
