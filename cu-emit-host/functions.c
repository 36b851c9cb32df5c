#include "plan.h"

#include <ctype.h>

static bool is_word_char(char c) { return isalnum((unsigned char)c) || c == '_'; }

u32 find_word(const struct il *il, u32 begin, u32 end, const char *word)
{
	size_t length = strlen(word);
	u32 at;

	for (at = begin; at + length <= end; at++)
		if (!strncmp(il->source + at, word, length) && !is_word_char(il->source[at + length]) &&
		    (at == 0 || !is_word_char(il->source[at - 1])))
			return at;
	return end;
}

/* (void)name; for each named parameter. */
static const char *uses_of_parameters(struct plan *plan, u32 param)
{
	const char *uses = "";

	for (; param; param = il_param_type(plan->il, param)->next) {
		const struct il_param_type *record = il_param_type(plan->il, param);

		if (record->name && !(record->flags & pf_pack))
			uses = edit_text(&plan->edits, "%s(void)%s;", uses, il_text(plan->il, record->name));
	}
	return uses;
}

/* The body that stands for device code in the host file (page 15). */
static void dummy_body(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	bool structor = routine->special_kind == sfk_constructor || routine->special_kind == sfk_destructor;
	const char *uses = uses_of_parameters(plan, decl->first_param);
	const char *body = structor ? edit_text(&plan->edits, "{int *volatile ___ = 0;%s::free(___);}", uses) :
				      edit_text(&plan->edits, "{int volatile ___ = 1;%s::exit(___);}", uses);

	edit_disable(&plan->edits, decl->body_begin, decl->body_end, body);
}

static bool in_class(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	return il_scope(il, decl->scope)->kind == sck_class_struct_union;
}

static void plan_device_function(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	if (!decl->body_end || routine->flags & (rf_constexpr | rf_consteval))
		return;
	dummy_body(plan, routine, decl);
	if (!routine->class_type && !in_class(plan->il, decl))
		edit_insert(&plan->edits, decl->specifiers_begin, "__attribute__((unused)) ");
}

/* g++ wants constexpr on all declarations of a function or on none; the first one decides. */
static void agree_on_constexpr(struct plan *plan, const struct il_routine *routine)
{
	const struct il *il = plan->il;
	bool first = il_full_entity_decl_info(il, routine->first_decl)->flags & dcf_constexpr;
	u32 i;

	for (i = il_full_entity_decl_info(il, routine->first_decl)->next; i; i = il_full_entity_decl_info(il, i)->next) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);
		u32 word;

		if (!!(decl->flags & dcf_constexpr) == first)
			continue;
		word = find_word(il, decl->specifiers_begin, decl->specifiers_end, "constexpr");
		if (first)
			edit_insert(&plan->edits, decl->specifiers_begin, "constexpr ");
		else if (word < decl->specifiers_end)
			edit_replace(&plan->edits, word, word + (u32)strlen("constexpr"), "");
	}
}

/* The reference leaves out a return; that ends a body, and g++ makes other code of it. */
static void drop_final_returns(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if (decl->final_return_end)
			edit_replace(&plan->edits, decl->final_return_begin, decl->final_return_end, "");
	}
	for (i = 1; i < il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(il, i);

		if (lambda->final_return_end)
			edit_replace(&plan->edits, lambda->final_return_begin, lambda->final_return_end, "");
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

/* The reference writes out the return 0; that main ends with [basic.start.main]/5. */
static void finish_main(struct plan *plan)
{
	const struct il *il = plan->il;
	const struct il_routine *main_routine = il_routine(il, il->header.main_routine);

	if (!il->header.main_routine || !main_routine->definition || !main_routine->body || ends_with_jump(il, main_routine->body))
		return;
	edit_insert(&plan->edits, il_full_entity_decl_info(il, main_routine->definition)->body_end - 1, " return 0; ");
}

void plan_functions(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i, decl;

	drop_final_returns(plan);
	finish_main(plan);
	for (i = 1; i < il->table[IL_routine].count; i++) {
		const struct il_routine *routine = il_routine(il, i);
		u32 space = routine->execution_space;

		if (routine->first_decl && il_full_entity_decl_info(il, routine->first_decl)->next)
			agree_on_constexpr(plan, routine);
		if (!(space & (es_device | es_global)))
			continue;
		for (decl = routine->first_decl; decl; decl = il_full_entity_decl_info(il, decl)->next) {
			if (space & es_global)
				plan_kernel(plan, i, decl);
			else if (!(space & es_host))
				plan_device_function(plan, routine, il_full_entity_decl_info(il, decl));
		}
	}
}
