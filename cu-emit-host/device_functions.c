/* Device-only functions in the host file: callable by nobody, but declared, with a body that stands for the device's (page 15). */
#include "plan.h"

/* (void)name; for each parameter that can be named so. */
static void put_uses(struct plan *plan, u32 param)
{
	for (; param; param = il_parameter(plan->il, param)->next) {
		const struct il_parameter *record = il_parameter(plan->il, param);

		if (record->name && !(record->flags & pf_pack))
			edit_format(&plan->edits, "(void)%s;", il_text(plan->il, record->name));
	}
}

static void replace_body(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	bool structor = routine->special_kind == sfk_constructor || routine->special_kind == sfk_destructor;
	u32 begin = decl->body_begin;

	if (decl->flags & dcf_function_try && decl->initializer_end)
		begin = decl->initializer_begin; /* the mem-initializers belong to the try */
	if (decl->flags & dcf_function_try)
		while (begin > decl->declarator_end && strncmp(plan->il->source + begin, "try", 3))
			begin--;
	edit_begin(&plan->edits, begin, decl->body_end);
	edit_text(&plan->edits, structor ? "{int *volatile ___ = 0;" : "{int volatile ___ = 1;");
	put_uses(plan, decl->first_param);
	if (memchr(plan->il->source + begin, '\n', decl->body_end - begin))
		edit_line(&plan->edits, decl->body_end - 1);
	edit_text(&plan->edits, structor ? "::free(___);}" : "::exit(___);}");
	edit_disabled(&plan->edits, begin, decl->body_end);
}

static void remove_body(struct plan *plan, const struct il_full_entity_decl_info *decl)
{
	edit_begin(&plan->edits, decl->body_begin, decl->body_end);
	edit_disabled(&plan->edits, decl->body_begin, decl->body_end);
	edit_text(&plan->edits, ";");
}

/* ---- return types that are deduced from the body ---- */

/* auto *f(int) const becomes void f(int) const: nothing is left to deduce from. */
static void return_void(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl,
                        const char *unused)
{
	const struct il_type *type = il_type(plan->il, decl->type);
	u32 flags = decl->flags, begin = first_specifier(plan->il, decl);

	if (routine->special_kind == sfk_conversion || routine->flags & (rf_constexpr | rf_consteval) ||
	    !has_placeholder(plan->il, type->type)) {
		edit_insert(&plan->edits, begin, unused);
		return;
	}
	edit_begin(&plan->edits, begin, decl->declarator_id_begin);
	edit_format(&plan->edits, "%s%s%s%s%s%svoid ", flags & dcf_friend ? "friend " : "", unused, flags & dcf_virtual ? "virtual " : "",
	            flags & dcf_static ? "static " : "", flags & dcf_extern ? "extern " : "", flags & dcf_inline ? "inline " : "");
	if (!(type->flags & tyf_trailing_return))
		return;
	edit_begin(&plan->edits, decl->params_end, decl->declarator_end);
	edit_format(&plan->edits, "%s%s%s%s%s ", type->flags & tyf_fn_const ? " const" : "",
	            type->flags & tyf_fn_volatile ? " volatile" : "", type->flags & tyf_fn_lvalue_ref ? " &" : "",
	            type->flags & tyf_fn_rvalue_ref ? " &&" : "", type->flags & tyf_noexcept ? " noexcept" : "");
}

/* ---- the declaration ---- */

static void quiet_if_unused(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	if (!(decl->flags & dcf_static) || decl->flags & dcf_inline || routine->class_type || routine->template ||
	    routine->flags & rf_inline)
		return;
	edit_begin(&plan->edits, decl->decl_begin, decl->decl_begin);
	edit_text(&plan->edits, "\n#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wunused-function\"");
	edit_line(&plan->edits, decl->decl_begin);
	edit_begin(&plan->edits, decl->body_end, decl->body_end);
	edit_text(&plan->edits, "\n#pragma GCC diagnostic pop");
	edit_line(&plan->edits, decl->body_end);
}

void plan_device_function(struct plan *plan, const struct il_routine *routine, u32 number)
{
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(plan->il, number);
	bool has_body;

	if (decl->flags & dcf_explicit_instantiation)
		return;
	has_body = decl->body_end && !(routine->flags & (rf_constexpr | rf_consteval));
	if (has_body)
		quiet_if_unused(plan, routine, decl);
	return_void(plan, routine, decl, routine->class_type ? "" : "__attribute__((unused)) ");
	if (!has_body)
		return;
	if (!plan->options->no_shadow_functions || routine->class_type) {
		replace_body(plan, routine, decl);
		return;
	}
	remove_body(plan, decl);
	if (plan->options->debug)
		vec_push(&plan->breakpoints, number);
}
