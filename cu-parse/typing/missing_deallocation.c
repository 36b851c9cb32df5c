/* Allocation functions of classes that cannot be used [expr.new] [expr.delete], and new (…) T without an operator delete that fits
 * [expr.new]/28. */
#include "../implicit/implicit.h"
#include "../overload/candidates.h"
#include "../traits/traits.h"
#include "../types/special_members.h"
#include "invalid.h"
#include "typing.h"

/* Whether a constructor is certain to be called: the default one, or one that has arguments, and does not copy. */
static bool calls_constructor(struct parser *p, const struct il_expr_node *node, u32 class)
{
	u32 operand = il_expr_node(p->il, node->first_operand)->next, first;
	const struct il_expr_node *group = il_expr_node(p->il, operand);

	for (; operand && group->kind != enk_braced_init_list && !(group->kind == enk_initializer && group->flags & exf_parenthesized);
	     group = il_expr_node(p->il, operand))
		operand = group->next; /* a bound */
	if (!operand || !group->first_operand)
		return special_is_trivial(p, class, DEFAULT_CONSTRUCTOR) == TRAIT_FALSE;
	first = il_expr_node(p->il, group->first_operand)->type;
	return il_class_info(p->il, il_type(p->il, class)->class_info)->flags & clf_user_constructor && first && !is_class_type(p, first) &&
	       !(node->flags & exf_array_form);
}

/* Whether it is certain that nothing frees what the function allocates. */
static bool is_never_freed(struct parser *p, const struct il_expr_node *node, u32 allocating)
{
	struct candidate_set set = { 0 };
	bool found = false;
	u32 i;

	add_allocation_functions(p, node->flags & exf_array_form ? "operator delete[]" : "operator delete", node->type_operand, &set);
	for (i = 0; i < set.list.count; i++)
		found |= set.list.at[i].template || matches_allocation(p, set.list.at[i].routine, allocating);
	found |= set.incomplete;
	candidate_set_free(&set);
	return !found;
}

void check_deallocation(struct parser *p, const struct il_expr_node *node)
{
	u32 class = object_class(p, node->type_operand), allocating;

	if (!is_as_written(p) || is_in_template(p) || !in_code_or_initializer(p) || !class || !complete_class(p, class) ||
	    !calls_constructor(p, node, class))
		return;
	allocating = operator_new(p, node);
	if (allocating && !il_routine(p->il, allocating)->template_info && is_never_freed(p, node, allocating))
		diag_report(p->diag, DIAG_no_corresponding_delete, node->range_begin, il_any_of(IL_routine, allocating),
		            node->flags & exf_array_form ? "[]" : "");
}

/* Says that a member function which allocates or frees is inaccessible, or is deleted although it is called in any case. */
static void check_allocation_function(struct parser *p, u32 routine, bool is_called, u32 place)
{
	const struct il_routine *record = il_routine(p->il, routine);

	if (!routine || !record->class_type)
		return;
	if (is_inaccessible(p, record->class_type, record->access, record->class_type))
		report_error(p, place, DIAG_member_inaccessible, il_any_of(IL_routine, routine));
	if (record->flags & rf_deleted && is_called)
		report_deleted(p, routine, place);
}

static bool names_global_function(const struct parser *p, const struct il_expr_node *node)
{
	return p->tokens[token_at(p, node->range_begin)].kind == TOK_SCOPE;
}

bool check_allocating(struct parser *p, const struct il_expr_node *node)
{
	u32 class = object_class(p, node->type_operand), errors = p->errors;

	if (!in_plain_code(p) || !class || !complete_class(p, class) || names_global_function(p, node))
		return false;
	if (calls_constructor(p, node, class) && !(il_expr_node(p->il, node->first_operand)->flags & exf_placement))
		check_allocation_function(p, operator_delete(p, node, class), false, node->range_begin);
	check_allocation_function(p, operator_new(p, node), true, node->range_begin);
	return p->errors > errors;
}

void check_freeing(struct parser *p, const struct il_expr_node *node, u32 type)
{
	u32 class = object_class(p, type);

	if (in_plain_code(p) && class && complete_class(p, class) && !names_global_function(p, node))
		check_allocation_function(p, operator_delete(p, node, class), true, node->range_begin);
}
