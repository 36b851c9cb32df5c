/* Device variables in the host file: shadows, whose addresses name them to the runtime (pages 12, 23). */
#include "plan.h"

#include <ctype.h>

/* ---- specifiers ---- */

/* Storage and visibility, once for all declarators that share the specifiers. */
static void plan_specifiers(struct plan *plan, const struct il_variable *variable, const struct il_full_entity_decl_info *decl)
{
	bool whole_program = !plan->options->relocatable, shared = variable->memory_space & ms_shared;
	bool special = variable->entity & enf_explicit_specialization, is_extern = decl->flags & dcf_extern;
	const char *first = variable->memory_space & ms_managed ? "__attribute__((section(\"__nv_managed_data__\"))) " : "";
	const char *storage = "";

	if (shared)
		first = "__attribute__((unused)) ";
	else if (decl->flags & dcf_linkage_specification)
		return; /* extern "C" int x; is left to itself */
	if (whole_program && !special && !(shared && is_extern)) {
		if (is_extern)
			delete_specifier(plan, decl, "extern");
		storage = decl->flags & dcf_static ? "" : "static ";
	} else if (!shared && !(decl->flags & dcf_static)) {
		storage = visibility_attribute(plan, variable->first_decl, variable->parent_scope, variable->linkage);
	}
	edit_insert(&plan->edits, first_specifier(plan->il, decl), text_of(&plan->edits, "%s%s", first, storage));
}

/* ---- declarators ---- */

static bool keeps_initializer(const struct il *il, const struct il_variable *variable)
{
	return variable->flags & (vf_constexpr | vf_constinit) || variable->template ||
	       variable->entity & (enf_explicit_specialization | enf_partial_specialization) || is_const(il, variable->type) ||
	       is_reference(il, variable->type);
}

/* Where [] stands after the name, with nothing in it: the offset of the ], or 0. */
static u32 open_bound(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 at = decl->name_end;

	while (at < decl->declarator_end && il->source[at] != '[')
		at++;
	for (at++; at < decl->declarator_end && isspace((unsigned char)il->source[at]); at++)
		;
	return at < decl->declarator_end && il->source[at] == ']' ? at : 0;
}

/* auto x = e; is of e's type still when the initializer goes [dcl.type.auto.deduct]. */
static void spell_deduced_type(struct plan *plan, const struct il_full_entity_decl_info *decl)
{
	const char *source = plan->il->source;
	u32 place = find_specifier(plan->il, decl, "auto"), begin = decl->initializer_begin, end = decl->initializer_end;

	if (place == decl->specifiers_end)
		return;
	if (source[begin++] != '=') /* (e) or {e} */
		end--;
	while (isspace((unsigned char)source[begin]))
		begin++;
	edit_replace(&plan->edits, place, place + (u32)strlen("auto"),
	             text_of(&plan->edits, "__typeof__(%s%.*s)", source[begin] == '{' ? "::std::initializer_list" : "", (int)(end - begin),
	                     source + begin));
}

/* The runtime initializes the device's variable; its shadow has the type, but no value. */
static void plan_initializer(struct plan *plan, const struct il_variable *variable, const struct il_full_entity_decl_info *decl)
{
	const struct il_type *type = without_aliases(plan->il, variable->type);
	u32 bound;

	if (!decl->initializer_end || keeps_initializer(plan->il, variable))
		return;
	if (type->kind == tk_array) {
		bound = open_bound(plan->il, decl);
		if (without_aliases(plan->il, bound ? variable->type : decl->type)->flags & tyf_unknown_bound)
			return; /* only the initializer tells it */
		if (bound)
			edit_insert(&plan->edits, bound, text_of(&plan->edits, "%llu", (unsigned long long)type->size));
	}
	spell_deduced_type(plan, decl);
	edit_delete(&plan->edits, decl->initializer_begin, decl->initializer_end);
}

/* A managed variable is a pointer to where the runtime put it. */
static void plan_managed(struct plan *plan, const struct il_variable *variable, const struct il_full_entity_decl_info *decl)
{
	const struct il_type *type = il_type(plan->il, variable->type);
	bool array = type->kind == tk_array;
	u32 bound = array && !(type->flags & tyf_unknown_bound) ? open_bound(plan->il, decl) : 0;

	edit_insert(&plan->edits, decl->name_begin, array ? "(*" : "*");
	if (array)
		edit_insert(&plan->edits, decl->name_end, ")");
	if (bound)
		edit_insert(&plan->edits, bound, text_of(&plan->edits, "%llu", (unsigned long long)type->size));
	if (decl->initializer_end) {
		spell_deduced_type(plan, decl);
		edit_replace(&plan->edits, decl->initializer_begin, decl->initializer_end, "= 0");
	} else if (!(decl->flags & dcf_extern)) {
		edit_insert(&plan->edits, decl->declarator_end, " = 0");
	}
}

/* constexpr int s::m; repeats the declaration in the class: g++ emits the member for it unless it says inline. */
static void say_inline(struct plan *plan, const struct il_variable *variable, const struct il_full_entity_decl_info *decl)
{
	enum { INLINE_VARIABLES = 201703 };

	if (variable->flags & vf_static_member && decl->flags & dcf_constexpr && !(decl->flags & dcf_inline) &&
	    plan->il->header.std_version >= INLINE_VARIABLES && il_scope(plan->il, decl->scope)->kind != sck_class_struct_union)
		edit_insert(&plan->edits, first_specifier(plan->il, decl), "inline ");
}

/* The reference puts typedef decltype(f) …; behind a local f that holds a lambda, which uses it: no -Wunused-but-set-variable. */
static void quiet_if_unused(struct plan *plan, const struct il_variable *variable, const struct il_full_entity_decl_info *decl)
{
	if (variable->entity & enf_local_to_function && !(variable->entity & enf_member_of_template) &&
	    has_placeholder(plan->il, decl->type) && variable->init_expr &&
	    il_expr_node(plan->il, il_written(plan->il, variable->init_expr))->kind == enk_lambda)
		edit_insert(&plan->edits, decl->name_end, " __attribute__((unused))");
}

void plan_variables(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i, specifiers = (u32)il->source_size;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);
		const struct il_variable *variable;

		if (il_any_kind(decl->declared) != IL_variable || decl->flags & (dcf_explicit_instantiation | dcf_instantiated))
			continue;
		variable = il_variable(il, il_any_index(decl->declared));
		say_inline(plan, variable, decl);
		quiet_if_unused(plan, variable, decl);
		if (!variable->memory_space || variable->entity & enf_device_builtin)
			continue;
		if (specifiers != decl->specifiers_begin)
			plan_specifiers(plan, variable, decl);
		specifiers = decl->specifiers_begin;
		if (variable->memory_space & ms_managed)
			plan_managed(plan, variable, decl);
		else
			plan_initializer(plan, variable, decl);
	}
}
