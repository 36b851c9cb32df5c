/* What an expression belongs to, and whose code it is. The IL refers to what it owns; rules look the other way too. */
#include "../lib/il/operations.h"
#include "calls.h"
#include "fold.h"

static void own(struct check *check, u32 first, il_any owner)
{
	for (; first && !check->owner[first]; first = il_expr_node(check->il, first)->next)
		check->owner[first] = owner;
}

static void own_each(struct check *check, enum il_kind kind, u32 (*first)(const struct il *il, u32 i))
{
	u32 i;

	for (i = 1; i < check->il->table[kind].count; i++)
		own(check, first(check->il, i), il_any_of(kind, i));
}

static u32 operands_of(const struct il *il, u32 i) { return il_expr_node(il, i)->first_operand; }
static u32 expression_of_statement(const struct il *il, u32 i) { return il_statement(il, i)->expr; }
static u32 expression_of_variable(const struct il *il, u32 i) { return il_variable(il, i)->init_expr; }
static u32 expressions_of_initializer(const struct il *il, u32 i) { return il_constructor_init(il, i)->first_expr; }
static u32 expression_of_capture(const struct il *il, u32 i) { return il_lambda_capture(il, i)->expr; }
static u32 expression_of_operand(const struct il *il, u32 i) { return il_asm_operand(il, i)->expr; }

static const struct {
	u8 kind;
	u32 (*first)(const struct il *, u32);
} owners[] = {
	{ IL_expr_node, operands_of },
	{ IL_statement, expression_of_statement },
	{ IL_variable, expression_of_variable },
	{ IL_constructor_init, expressions_of_initializer },
	{ IL_lambda_capture, expression_of_capture },
	{ IL_asm_operand, expression_of_operand },
};

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
