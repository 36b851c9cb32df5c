/* What is done to functions, whatever their execution space; kernels and device functions have files of their own. */
#include "plan.h"

#include <stdlib.h>
#include <string.h>

/* g++ wants constexpr on all declarations of a function or on none; the first one decides. */
static void agree_on_constexpr(struct plan *plan, const struct il_routine *routine)
{
	const struct il *il = plan->il;
	bool first = il_full_entity_decl_info(il, routine->first_decl)->flags & dcf_constexpr;
	u32 i;

	for (i = il_full_entity_decl_info(il, routine->first_decl)->next; i; i = il_full_entity_decl_info(il, i)->next) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if (!!(decl->flags & dcf_constexpr) == first || decl->flags & dcf_explicit_instantiation)
			continue;
		if (first)
			edit_insert(&plan->edits, first_specifier(il, decl), "constexpr ");
		else
			delete_specifier(plan, decl, "constexpr");
	}
}

/* Whether it says so, or may override a function of a base. Instances of class templates have their virtual tables in any case. */
static bool may_be_virtual(const struct il *il, const struct il_routine *routine)
{
	bool has_bases = il_class_info(il, il_type(il, routine->class_type)->class_info)->first_base;
	bool may_override = !routine->template && !(routine->flags & rf_static_member) && routine->special_kind != sfk_constructor;

	return !(routine->entity & enf_member_of_template) &&
	       (routine->flags & (rf_virtual | rf_override | rf_final) || (has_bases && may_override));
}

/* A virtual function that only its definition behind the class calls inline is the class's key function, with which the virtual table
 * is emitted. The reference says inline in the class, too. */
static void agree_on_inline(struct plan *plan, const struct il_routine *routine)
{
	const struct il *il = plan->il;
	const struct il_full_entity_decl_info *first = il_full_entity_decl_info(il, routine->first_decl);
	const struct il_full_entity_decl_info *definition = il_full_entity_decl_info(il, routine->definition);

	if (may_be_virtual(il, routine) && definition->flags & dcf_inline && !(first->flags & dcf_inline))
		edit_insert(&plan->edits, first_specifier(il, first), "inline ");
}

/* The reference leaves out a return; that ends a body, and g++ makes other code of it. */
static void drop_final_returns_of_lambdas(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(il, i);

		if (lambda->final_return_end && !(lambda->flags & lf_instantiated))
			edit_delete(&plan->edits, lambda->final_return_begin, lambda->final_return_end);
	}
}

/* A template declared again by its name and parameters, which is no specialization; g++ takes it for one. */
static void drop_own_arguments(struct plan *plan, const struct il_full_entity_decl_info *decl)
{
	const struct il_routine *routine = il_routine_of(plan->il, decl->declared);
	u32 name_end = decl->name_begin + (u32)strlen(il_text(plan->il, routine->name));

	if (routine->template && decl->template_decl && routine->special_kind == sfk_none && name_end < decl->name_end)
		edit_delete(&plan->edits, name_end, decl->name_end);
}

static void plan_declarations(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if (decl->flags & dcf_instantiated)
			continue;
		if (il_extra_of_declaration(il, i)->final_return_end)
			edit_delete(&plan->edits, il_extra_of_declaration(il, i)->final_return_begin,
			            il_extra_of_declaration(il, i)->final_return_end);
		if (decl->flags & dcf_lacks_typename) /* g++ wants it before C++20 */
			edit_insert(&plan->edits, find_member_type(il, decl), "typename ");
		drop_own_arguments(plan, decl);
	}
}

static bool ends_with_jump(const struct il *il, u32 body)
{
	u32 last = il_statement(il, body)->first_statement;
	u8 kind;

	while (last && il_statement(il, last)->next)
		last = il_statement(il, last)->next;
	kind = last ? il_statement(il, last)->kind : (u8)stmk_empty;
	return kind == stmk_return || kind == stmk_goto || kind == stmk_coroutine_return;
}

static void finish_block_of_main(struct plan *plan, u32 block)
{
	if (!ends_with_jump(plan->il, block))
		edit_insert(&plan->edits, il_statement(plan->il, block)->range_end - 1, " return 0; ");
}

/* The reference writes out the return 0; that main ends with [basic.start.main]/5; so do the handlers of a function-try-block there. */
static void finish_main(struct plan *plan)
{
	const struct il *il = plan->il;
	const struct il_routine *main_routine = il_routine(il, il->header.main_routine);
	const struct il_statement *body = il_statement(il, main_routine->body);
	u32 handler;

	if (!il->header.main_routine || !main_routine->definition || !main_routine->body)
		return;
	finish_block_of_main(plan, body->kind == stmk_try_block ? body->first_statement : main_routine->body);
	for (handler = body->kind == stmk_try_block ? il_extra_of_statement(il, body)->first_handler : 0; handler;
	     handler = il_handler(il, handler)->next)
		finish_block_of_main(plan, il_handler(il, handler)->statement);
}

void plan_functions(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i, decl;

	plan_declarations(plan);
	drop_final_returns_of_lambdas(plan);
	finish_main(plan);
	for (i = 1; i < il->table[IL_routine].count; i++) {
		const struct il_routine *routine = il_routine(il, i);
		u32 space = routine->execution_space;

		if (routine->entity & enf_instantiation)
			continue;
		if (routine->first_decl && il_full_entity_decl_info(il, routine->first_decl)->next) {
			agree_on_constexpr(plan, routine);
			agree_on_inline(plan, routine);
		}
		if (!(space & (es_device | es_global)))
			continue;
		for (decl = routine->first_decl; decl; decl = il_full_entity_decl_info(il, decl)->next) {
			if (space & es_global)
				plan_kernel(plan, routine, il_full_entity_decl_info(il, decl));
			else if (!(space & es_host))
				plan_device_function(plan, routine, decl);
		}
	}
	if (plan->breakpoints.count) /* declarations are numbered in the order of the source */
		sort(plan->breakpoints.at, plan->breakpoints.count, sizeof *plan->breakpoints.at, compare_u32);
}
