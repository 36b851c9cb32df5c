/* What may not be in a program that is all device code (JIT mode, page 17): host functions, host variables, closures of the host. */
#include "check.h"

/* ---- functions ---- */

/* Functions that a host and a device have of themselves. */
static bool is_allocation(const struct il_routine *routine, const struct il *il)
{
	const char *name = il_text(il, routine->name);

	return !routine->class_type && (!strncmp(name, "operator new", 12) || !strncmp(name, "operator delete", 15));
}

/* Out of its class a member has the space that it has there, but not in templates; what is defaulted has that of what it calls,
 * but not when it is virtual. */
static bool says_space(const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	const u32 without = dcf_deleted | dcf_explicit_instantiation | dcf_extern_template | dcf_explicit_specialization;

	if (decl->flags & without || (decl->flags & dcf_defaulted && !(decl->flags & dcf_virtual)))
		return false;
	return !(decl->flags & dcf_out_of_class) || !routine->class_type || routine->entity & (enf_is_template | enf_member_of_template);
}

static void check_routine(struct check *c, u32 index)
{
	const struct il_routine *routine = il_routine(c->il, index);
	u32 decl = routine->first_decl, spaces = 0;

	if (routine->entity & (enf_instantiation | enf_explicit_specialization) || routine->special_kind == sfk_deduction_guide ||
	    is_allocation(routine, c->il))
		return;
	for (; decl; decl = il_full_entity_decl_info(c->il, decl)->next) {
		const struct il_full_entity_decl_info *record = il_full_entity_decl_info(c->il, decl);

		spaces |= record->execution_space;
		if (!(spaces & (es_device | es_global)) && says_space(routine, record))
			diag_report(c->diag, spaces & es_host ? DIAG_no_host_in_jit : DIAG_unannotated_function_in_jit, record->name_begin);
	}
}

/* ---- variables ---- */

static bool is_const(const struct il *il, u32 type)
{
	u32 cv = 0, steps;
	const struct il_type *t = stripped(il, type, &cv);

	for (steps = 0; steps < 1000 && t->kind == tk_array; steps++)
		t = stripped(il, t->type, &cv);
	return cv & tyf_const;
}

/* Of namespaces, also where a function declares them, and static members; but no templates. */
static bool is_host_variable(const struct il *il, const struct il_variable *variable)
{
	const u32 others = vf_enumerator | vf_template_parameter | vf_parameter | vf_constexpr;
	u8 scope = il_scope(il, variable->parent_scope)->kind;
	bool is_shared =
		scope == sck_file || scope == sck_namespace || variable->storage_class == sc_extern || variable->flags & vf_static_member;

	if (variable->flags & others || variable->template || variable->entity & (enf_instantiation | enf_explicit_specialization))
		return false;
	return is_shared && !is_const(il, variable->type);
}

static void check_one_variable(struct check *c, const struct il_variable *variable)
{
	u32 decl = variable->first_decl, spaces = 0;

	if (!is_host_variable(c->il, variable))
		return;
	if (!decl && !c->default_device) /* a structured binding */
		diag_report(c->diag, DIAG_unannotated_variable_in_jit, variable->position);
	for (; decl; decl = il_full_entity_decl_info(c->il, decl)->next) {
		const struct il_full_entity_decl_info *record = il_full_entity_decl_info(c->il, decl);

		spaces |= record->memory_space;
		if (spaces)
			return;
		if (!(variable->flags & vf_static_member))
			diag_report(c->diag, DIAG_unannotated_variable_in_jit, record->name_begin);
		else if (!(record->flags & dcf_out_of_class))
			diag_report(c->diag, DIAG_unannotated_static_data_member_in_jit, record->decl_begin);
	}
}

/* ---- lambdas ---- */

/* The execution space that is inferred from what is around a lambda, or that it says. */
static u32 space_of_closure(const struct check *c, u32 lambda)
{
	u32 steps, routine = il_lambda(c->il, lambda)->enclosing_routine;

	for (steps = 0; lambda && steps < 1000; lambda = il_lambda(c->il, lambda)->enclosing_lambda, steps++)
		if (c->extended_lambda && il_lambda(c->il, lambda)->execution_space)
			return il_lambda(c->il, lambda)->execution_space;
	return routine ? il_routine(c->il, routine)->execution_space : c->default_device ? es_device : 0;
}

/* The call operator of a generic lambda is a template, which has no space from the closure. */
static void check_closure(struct check *c, u32 index)
{
	const struct il_lambda *lambda = il_lambda(c->il, index);
	u32 place = lambda->params_end ? lambda->params_begin : lambda->body_begin;

	if (lambda->flags & lf_instantiated || space_of_closure(c, index) & (es_device | es_global | es_implicit_hd))
		return;
	diag_report(c->diag, DIAG_host_closure_class_in_jit, place);
	if (lambda->flags & lf_generic)
		diag_report(c->diag, DIAG_unannotated_function_in_jit, place);
}

void check_jit(struct check *c)
{
	u32 i;

	if (!c->jit)
		return;
	for (i = 1; i < c->il->table[IL_routine].count; i++)
		check_routine(c, i);
	for (i = 1; i < c->il->table[IL_variable].count; i++)
		check_one_variable(c, il_variable(c->il, i));
	for (i = 1; i < c->il->table[IL_lambda].count; i++)
		check_closure(c, i);
}
