/* Launches become calls after a call of __cudaPushCallConfiguration; uses of managed variables wait for the runtime (page 23). */
#include "../lib/il/names.h"
#include "plan.h"

#include <stdlib.h>

static bool has_newline(const struct il *il, u32 begin, u32 end) { return memchr(il->source + begin, '\n', end - begin); }

/* callee<<<config>>>(arguments). A whole expression statement needs no parentheses around it. */
static void plan_launch(struct plan *plan, const struct il_expr_node *launch)
{
	struct edits *edits = &plan->edits;
	bool whole = launch->flags & exf_discarded_value;

	edit_begin(edits, launch->range_begin, launch->range_end);
	edit_text(edits, whole ? "(__cudaPushCallConfiguration(" : "((__cudaPushCallConfiguration(");
	edit_source(edits, il_launch_config_begin(plan->il, launch), il_launch_config_end(plan->il, launch));
	edit_text(edits, ")) ? (void)0 : ");
	if (has_newline(plan->il, launch->range_begin, il_extra_of(plan->il, launch)->config_end))
		edit_line(edits, launch->range_begin);
	edit_source(edits, launch->range_begin, il_extra_of(plan->il, launch)->config_begin);
	if (has_newline(plan->il, launch->range_begin, il_extra_of(plan->il, launch)->config_end))
		edit_line(edits, il_extra_of(plan->il, launch)->config_end);
	edit_source(edits, il_extra_of(plan->il, launch)->config_end, launch->range_end);
	edit_text(edits, whole ? "" : ")");
}

/* x ?: y: the reference writes (x) ? : y, of which g++ makes other code. */
static void plan_omitted_middle(struct plan *plan, const struct il_expr_node *conditional)
{
	const struct il_expr_node *first = il_expr_node(plan->il, conditional->first_operand);

	if (!conditional->first_operand || !first->next || il_expr_node(plan->il, first->next)->next)
		return;
	edit_insert(&plan->edits, first->range_begin, "(");
	edit_insert(&plan->edits, first->range_end, ")");
}

/* 'ab' becomes its value, of which no host compiler warns. */
static void plan_multicharacter_literal(struct plan *plan, const struct il_expr_node *literal)
{
	const struct il *il = plan->il;
	const struct il_type *type = il_type(il, literal->type);

	if (il->source[literal->range_begin] == '\'' && il->source[literal->range_end - 1] == '\'' && literal->constant &&
	    type->kind == tk_integer && type->int_kind == ik_int)
		edit_replace(&plan->edits, literal->range_begin, literal->range_end,
		             text_of(&plan->edits, "(%lld)", (long long)il_constant(il, literal->constant)->value));
}

/* void(), int(): the reference writes a cast of 0, which in the signatures of templates is another name for linkers. */
static void plan_value_initialization(struct plan *plan, const struct il_expr_node *cast)
{
	const struct il *il = plan->il;
	u8 kind = il_type(il, cast->type_operand)->kind;
	u32 end = cast->range_end - 1;

	if (cast->evaluation != evk_unevaluated || cast->first_operand || (kind != tk_void && kind != tk_integer && kind != tk_float) ||
	    il->source[end] != ')')
		return;
	while (il->source[end] != '(')
		end--;
	edit_insert(&plan->edits, cast->range_begin, "((");
	edit_replace(&plan->edits, end, cast->range_end, ")0)");
}

/* What the reference writes for a value of a scalar type that T{} makes, in a cast to the type but for int; NULL: it has another. */
static const char *zero_of(const struct il_type *type)
{
	switch (type->kind) {
	case tk_pointer: return type->pointer_kind == pk_pointer ? "0LL" : NULL;
	case tk_ptr_to_member: return "0";
	case tk_integer:
	case tk_float: break;
	default: return NULL;
	}
	switch (type->int_kind) {
	case ik_bool: return "false";
	case ik_char: return "'\\0'";
	case ik_signed_char: return "(signed char)'\\0'";
	case ik_unsigned_char: return "(unsigned char)'\\0'";
	case ik_wchar_t:
	case ik_short:
	case ik_int: return "0";
	case ik_unsigned_short:
	case ik_char16_t:
	case ik_char32_t:
	case ik_unsigned_int: return "0U";
	case ik_long: return "0L";
	case ik_unsigned_long: return "0UL";
	case ik_long_long: return "0LL";
	case ik_unsigned_long_long: return "0ULL";
	case ik_float: return "0.0F";
	case ik_double: return "0.0";
	case ik_long_double: return "0.0L";
	default: return NULL;
	}
}

/* T{} or T{x} of a scalar type: the reference writes a cast; where x depends on a template parameter, it may not narrow. */
static void plan_list_of_scalar(struct plan *plan, const struct il_expr_node *cast)
{
	const struct il *il = plan->il;
	const struct il_type *type = il_type(il, il_behind_typerefs(il, cast->type_operand));
	const struct il_expr_node *list = il_expr_node(il, cast->first_operand), *value = il_expr_node(il, list->first_operand);
	const char *zero = zero_of(type);

	if (cast->evaluation != evk_unevaluated || cast->flags & exf_dependent || list->kind != enk_braced_init_list ||
	    (!zero && (type->kind != tk_integer || !list->first_operand)))
		return;
	if (!list->first_operand && type->kind == tk_integer && type->int_kind == ik_int) {
		edit_replace(&plan->edits, cast->range_begin, cast->range_end, zero);
		return;
	}
	if (list->first_operand && (value->next || value->flags & exf_dependent || value->kind == enk_braced_init_list))
		return;
	edit_insert(&plan->edits, cast->range_begin, "((");
	if (!list->first_operand) {
		edit_replace(&plan->edits, list->range_begin, list->range_end, text_of(&plan->edits, ")%s)", zero));
		return;
	}
	edit_replace(&plan->edits, list->range_begin, value->range_begin, ")(");
	edit_replace(&plan->edits, value->range_end, list->range_end, "))");
}

/* goto *labels[n]; likewise with parentheses around the operand. */
static void plan_computed_gotos(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_statement].count; i++) {
		const struct il_statement *statement = il_statement(il, i);
		const struct il_expr_node *target = il_expr_node(il, statement->expr);

		if (statement->kind != stmk_assigned_goto || statement->flags & stf_instantiated || !statement->expr ||
		    target->kind != enk_operation || target->flags & exf_parenthesized)
			continue;
		edit_insert(&plan->edits, target->range_begin, "(");
		edit_insert(&plan->edits, target->range_end, ")");
	}
}

/* Whether a function is called that is written as an operator: not as a cast, call, index or arrow, nor behind the operand. */
static bool is_overloaded_operator(const struct il_expr_node *node)
{
	return node->kind == enk_operation && il_any_kind(node->target) == IL_routine &&
	       (node->operation <= eok_address_of || node->operation == eok_points_to_pm_field || node->operation == eok_pre_incr ||
	        node->operation == eok_pre_decr || node->operation == eok_comma);
}

/* return o << x; in a function that returns a reference, and whose variables have destructors; likewise the reference has parentheses. */
static void plan_returns(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_statement].count; i++) {
		const struct il_statement *statement = il_statement(il, i);
		const struct il_expr_node *value = il_expr_node(il, il_written(il, statement->expr));

		if (statement->kind != stmk_return || statement->flags & stf_instantiated || !is_overloaded_operator(value) ||
		    value->flags & (exf_parenthesized | exf_dependent) || value->value_category == vc_prvalue)
			continue;
		edit_insert(&plan->edits, value->range_begin, "(");
		edit_insert(&plan->edits, value->range_end, ")");
	}
}

/* A use of a managed variable, or of a specialization of a managed variable template. */
static bool uses_managed(const struct il *il, const struct il_expr_node *node)
{
	il_any target = node->target;

	if (node->kind == enk_template_name && il_any_kind(target) == IL_template)
		target = il_template(il, il_any_index(target))->prototype;
	else if (node->kind != enk_variable)
		return false;
	return il_any_kind(target) == IL_variable && il_variable(il, il_any_index(target))->memory_space & ms_managed;
}

static void plan_managed(struct plan *plan, struct range use)
{
	edit_begin(&plan->edits, use.begin, use.end);
	edit_text(&plan->edits, "(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (");
	edit_source(&plan->edits, use.begin, use.end);
	edit_text(&plan->edits, ")))");
}

static int by_place(const void *a, const void *b)
{
	const struct range *x = a, *y = b;

	if (x->begin != y->begin)
		return x->begin < y->begin ? -1 : 1;
	return x->end < y->end ? -1 : x->end > y->end;
}

/* What was parsed more than once has several nodes in one place. */
static void plan_all_managed(struct plan *plan)
{
	const struct il *il = plan->il;
	VEC(struct range) uses = { 0 };
	u32 i;

	for (i = 1; i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(il, i);

		if (uses_managed(il, node))
			vec_push(&uses, (struct range){ node->range_begin, node->range_end });
	}
	if (uses.count)
		sort(uses.at, uses.count, sizeof *uses.at, by_place);
	for (i = 0; i < uses.count; i++)
		if (!i || by_place(&uses.at[i - 1], &uses.at[i]))
			plan_managed(plan, uses.at[i]);
	vec_free(&uses);
}

void plan_expressions(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(il, i);

		if (node->flags & exf_instantiated)
			continue;
		if (node->flags & exf_launch)
			plan_launch(plan, node);
		else if (node->kind == enk_operation && node->operation == eok_question)
			plan_omitted_middle(plan, node);
		else if (node->kind == enk_operation && node->operation == eok_functional_cast)
			node->flags &exf_braced ? plan_list_of_scalar(plan, node) : plan_value_initialization(plan, node);
		else if (node->kind == enk_constant && node->range_end)
			plan_multicharacter_literal(plan, node);
	}
	plan_computed_gotos(plan);
	plan_returns(plan);
	plan_all_managed(plan);
}
