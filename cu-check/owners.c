/* What an expression belongs to, and whose code it is. The IL refers to what it owns; rules look the other way too. */
#include "../lib/il/operations.h"
#include "calls.h"
#include "fold.h"

#include <stddef.h>

static void own(struct check *check, u32 first, il_any owner)
{
	for (; first && !check->owner[first]; first = il_expr_node(check->il, first)->next)
		check->owner[first] = owner;
}

/* The expressions that entries own: the first one of each is in this field. This sees every expression, mostly ones that own none. */
static const struct {
	u8 kind;
	u16 first;
} owners[] = {
	{ IL_expr_node, offsetof(struct il_expr_node, first_operand) },
	{ IL_statement, offsetof(struct il_statement, expr) },
	{ IL_variable, offsetof(struct il_variable, init_expr) },
	{ IL_constructor_init, offsetof(struct il_constructor_init, first_expr) },
	{ IL_lambda_capture, offsetof(struct il_lambda_capture, expr) },
	{ IL_asm_operand, offsetof(struct il_asm_operand, expr) },
	{ IL_static_assert, offsetof(struct il_static_assert, expr) },
};

static void own_each(struct check *check, enum il_kind kind, u32 field)
{
	u32 i = 1, end, count = check->il->table[kind].count, stride = il_stride[kind];
	const u8 *first;

	for (; i < count; i = end) {
		end = (i / IL_CHUNK + 1) * IL_CHUNK < count ? (i / IL_CHUNK + 1) * IL_CHUNK : count;
		for (first = (const u8 *)il_at(check->il, kind, i) + field; i < end; i++, first += stride)
			own(check, *(const u32 *)(const void *)first, il_any_of(kind, i));
	}
}

il_any owner_of(struct check *check, u32 expr)
{
	u32 i;

	if (!check->owner) {
		check->owner = xcalloc(check->il->table[IL_expr_node].count + 1, sizeof *check->owner);
		for (i = 0; i < COUNT_OF(owners); i++)
			own_each(check, (enum il_kind)owners[i].kind, owners[i].first);
	}
	return check->owner[expr];
}

u32 parent_expression(struct check *check, u32 expr)
{
	il_any owner = owner_of(check, expr);

	return il_any_kind(owner) == IL_expr_node ? il_any_index(owner) : 0;
}

u32 routine_of_scope(const struct il *il, u32 scope)
{
	for (; scope && il_scope(il, scope)->kind != sck_class_struct_union; scope = il_scope(il, scope)->parent)
		if (il_scope(il, scope)->kind == sck_function && il_any_kind(il_scope(il, scope)->owner) == IL_routine)
			return il_any_index(il_scope(il, scope)->owner);
	return 0;
}

u32 execution_space_around(struct check *check, u32 routine, u32 position)
{
	const struct il *il = check->il;
	u32 lambda = lambda_around(check, position), definition = il_routine(il, routine)->definition;

	if (lambda && il_lambda(il, lambda)->body_begin > il_full_entity_decl_info(il, definition)->decl_begin)
		return space_of_caller(check, il_any_of(IL_lambda, lambda),
		                       position); /* the routine is no member of a class in the lambda */
	return routine ? il_routine(il, routine)->execution_space : 0;
}

/* Whether the operation takes another operand than this one in any case. */
static bool passes_over(struct check *c, const struct il_expr_node *operation, u32 operand)
{
	u32 first = operation->first_operand, second = il_expr_node(c->il, first)->next;
	bool is_question = operation->operation == eok_question;
	struct folded condition;

	if (operation->kind != enk_operation || operation->target || operand == first ||
	    (!is_question && il_operation_class(operation->operation) != opc_logical))
		return false;
	condition = fold_condition(c, first);
	if (condition.state != FOLD_INTEGER)
		return false;
	return is_question ? (operand == second) == !condition.bits : !condition.bits == (operation->operation == eok_land);
}

bool is_never_evaluated(struct check *c, u32 expr)
{
	u32 parent, steps;

	for (steps = 0; expr && steps < 1000; steps++, expr = parent) {
		parent = parent_expression(c, expr);
		if (parent && passes_over(c, il_expr_node(c->il, parent), expr))
			return true;
	}
	return false;
}
