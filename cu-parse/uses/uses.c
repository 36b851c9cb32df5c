/* Implicit instantiation of the functions that a program uses [temp.inst]/4: from the functions that are compiled for sure, through what
 * their bodies call, to the bodies of specializations and of members of instances. */
#include "../overload/constructors.h"
#include "../types/layout.h"
#include "../typing/typing.h"
#include "uses.h"

/* Whether a function that is not compiled was not yet looked at. */
static bool is_first_mention(struct uses *u, u32 routine)
{
	bool is_new;

	il_map_at(&u->mentioned, routine, &is_new);
	return is_new;
}

void use_routine(struct uses *u, u32 routine)
{
	struct il_routine *record = il_routine(u->p->il, routine);

	if (!routine || record->entity & (enf_needed | enf_is_template | enf_member_of_template) || record->flags & rf_deleted ||
	    type_is_dependent(u->p, record->type))
		return;
	if (u->compiled || record->execution_space & es_global)   /* every instance of a kernel is registered */
		record->entity |= enf_needed;
	else if (!is_first_mention(u, routine))
		return;
	vec_push(&u->waiting, routine);
}

/* ---- bodies ---- */

static void use_tree(struct uses *u, enum il_kind kind, u32 index);

static void use_lambda(struct uses *u, u32 lambda)
{
	u32 capture = il_lambda(u->p->il, lambda)->first_capture;

	for (; capture; capture = il_lambda_capture(u->p->il, capture)->next) {
		struct il_lambda_capture record = *il_lambda_capture(u->p->il, capture);
		u32 type = il_any_kind(record.captured) == IL_variable ? il_variable(u->p->il, il_any_index(record.captured))->type : 0;

		if (record.kind == cptk_copy && type)
			use_copy(u, type_without_reference(u->p, type), &(struct source){ 0, type_without_reference(u->p, type), vc_lvalue });
	}
	if (!(il_lambda(u->p->il, lambda)->flags & lf_generic))
		use_tree(u, IL_statement, il_lambda(u->p->il, lambda)->body_statement);
}

static void use_variable(struct uses *u, u32 index)
{
	struct parser *p = u->p;
	struct il_variable variable = *il_variable(p->il, index);
	u32 type = type_of_variable(p, index);
	bool direct = variable.flags & (vf_parenthesized_initializer | vf_braced_initializer);

	if (variable.storage_class == sc_extern || variable.flags & (vf_enumerator | vf_template_parameter | vf_exception | vf_parameter))
		return;
	use_expression(u, variable.init_expr);
	use_initialization(u, type, !variable.init_expr ? USE_DEFAULT : direct ? USE_DIRECT : USE_COPY, variable.init_expr);
	use_destructor(u, type);
}

/* The type that a routine or lambda returns; 0: not known. */
static u32 result_type(struct parser *p)
{
	return p->routine ? il_type(p->il, type_strip(p, il_routine(p->il, p->routine)->type, NULL))->type : 0;
}

static void use_statement(struct uses *u, const struct il_statement *statement)
{
	u32 type = result_type(u->p);

	if (statement->kind == stmk_return && statement->expr && type && il_type(u->p->il, type_strip(u->p, type, NULL))->kind != tk_auto)
		use_initialization(u, type, USE_COPY, statement->expr);
	if (statement->kind == stmk_if || statement->kind == stmk_while || statement->kind == stmk_for || statement->kind == stmk_end_test_while)
		use_condition(u, statement->expr);
}

static bool is_unevaluated_operator(const struct il_expr_node *node)
{
	return node->kind == enk_sizeof || node->kind == enk_alignof || node->kind == enk_requires || node->kind == enk_typeid ||
	       (node->kind == enk_operation && node->operation == eok_noexcept);
}

static bool is_evaluated(const struct uses *u, const struct il_expr_node *node)
{
	if (u->in_text)
		return !is_unevaluated_operator(node);
	return node->evaluation == evk_evaluated || node->evaluation == evk_constant;
}

static enum il_walk enter_used(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct uses *u = walker->context;
	const struct il *il = u->p->il;
	il_any target;

	(void)depth;
	if (kind == IL_source_sequence_entry) {
		target = il_source_sequence_entry(il, index)->target;
		if (il_any_kind(target) == IL_variable)
			use_variable(u, il_any_index(target));
	} else if (kind == IL_statement) {
		use_statement(u, il_statement(il, index));
	} else if (kind == IL_expr_node) {
		if (!is_evaluated(u, il_expr_node(il, index)))
			return IL_WALK_SKIP;
		target = il_expr_node(il, index)->target;
		if (il_any_kind(target) == IL_routine)
			use_routine(u, il_any_index(target));
		use_operation(u, index);
		if (il_expr_node(il, index)->kind == enk_lambda)
			use_lambda(u, il_any_index(il_expr_node(il, index)->target));
	} else if (kind == IL_scope || kind == IL_name_qualifier || kind == IL_template_arg) {
		return IL_WALK_SKIP;
	}
	return IL_WALK_INTO;
}

static void use_tree(struct uses *u, enum il_kind kind, u32 index)
{
	struct il_walker walker = { .enter = enter_used, .context = u };

	if (index && !stack_is_low(u->p->stack_bound))
		il_walk(u->p->il, kind, index, &walker);
}

void use_expression(struct uses *u, u32 node) { use_tree(u, IL_expr_node, node); }

void use_text(struct uses *u, u32 node)
{
	bool saved = u->in_text;

	u->in_text = true;
	use_expression(u, node);
	u->in_text = saved;
}

/* ---- functions ---- */

/* A function with a body that no template gave it. */
static bool is_plain_function(const struct il_routine *routine)
{
	return routine->flags & rf_has_body && !(routine->entity & (enf_is_template | enf_member_of_template | enf_instantiation));
}

/* Whether a function is compiled whether or not somebody calls it: not what is inline, as those that a class defines [dcl.inline]. */
static bool is_compiled(const struct parser *p, const struct il_routine *routine)
{
	u32 scope = il_full_entity_decl_info(p->il, routine->definition)->scope;

	return is_plain_function(routine) && p->scopes.at[scope].kind != sck_class_struct_union &&
	       !(routine->flags & (rf_inline | rf_constexpr | rf_consteval)) && routine->linkage != nlk_internal;
}

/* What a function uses, seen from inside of it. */
static void follow(struct uses *u, u32 routine)
{
	struct parser *p = u->p;
	struct surroundings saved = leave_surroundings(p);
	u32 init;

	u->compiled = il_routine(p->il, routine)->entity & enf_needed;
	if (!il_routine(p->il, routine)->definition && il_routine(p->il, routine)->entity & enf_instantiation && !define_member(p, routine))
		define_specialization(p, routine);
	require_body(p, routine);
	p->routine = routine;
	p->class_type = il_routine(p->il, routine)->class_type;
	p->scope = il_routine(p->il, routine)->body_scope ? il_routine(p->il, routine)->body_scope : p->global_scope;
	p->silent = p->replaying = true;
	for (init = il_routine(p->il, routine)->first_ctor_init; init; init = il_constructor_init(p->il, init)->next) {
		u32 node = il_constructor_init(p->il, init)->first_expr;

		for (; node; node = il_expr_node(p->il, node)->next)
			use_expression(u, node);
	}
	use_tree(u, IL_statement, il_routine(p->il, routine)->body);
	use_by_special_member(u, routine);
	restore_surroundings(p, &saved);
}

static void follow_all(struct uses *u)
{
	while (u->waiting.count)
		follow(u, vec_pop(&u->waiting));
}

static void use_explicitly(void *context, u32 routine) { use_routine(context, routine); }

/* Variables of namespaces and static members that are initialized in any case. */
static void use_initializers(struct uses *u)
{
	struct parser *p = u->p;
	u32 i, count = p->il->table[IL_variable].count;

	for (i = 1; i < count; i++) {
		const struct il_variable *variable = il_variable(p->il, i);
		u8 kind = variable->parent_scope ? p->scopes.at[variable->parent_scope].kind : sck_block;

		if (!(variable->entity & (enf_is_template | enf_member_of_template | enf_instantiation)) && variable->init_expr &&
		    (kind == sck_file || kind == sck_namespace || kind == sck_class_struct_union) && !(variable->flags & vf_enumerator))
			use_variable(u, i);
	}
}

void instantiate_used(struct parser *p)
{
	struct uses u = { .p = p, .compiled = true };
	u32 i, count = p->il->table[IL_routine].count;

	for (i = 1; i < count; i++)
		if (is_compiled(p, il_routine(p->il, i)))
			use_routine(&u, i);
	use_initializers(&u);
	for (i = 1; i < p->il->table[IL_instantiation_directive].count; i++)
		instantiate_explicitly(p, i, use_explicitly, &u);
	follow_all(&u);
	u.compiled = false;
	for (i = 1; i < count; i++)
		if (is_plain_function(il_routine(p->il, i)))
			use_routine(&u, i);
	follow_all(&u);
	vec_free(&u.waiting);
	il_map_free(&u.done);
	il_map_free(&u.mentioned);
}
