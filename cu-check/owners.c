/* What an expression belongs to, and whose code it is. The IL refers to what it owns; rules look the other way too. */
#include "check.h"

#include <stdlib.h>

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

static const struct { u8 kind; u32 (*first)(const struct il *, u32); } owners[] = {
	{ IL_expr_node, operands_of }, { IL_statement, expression_of_statement }, { IL_variable, expression_of_variable },
	{ IL_constructor_init, expressions_of_initializer }, { IL_lambda_capture, expression_of_capture },
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

static int compare_begin(const void *a, const void *b)
{
	const struct lambda_begin *x = a, *y = b;

	return x->begin < y->begin ? -1 : x->begin > y->begin;
}

/* Lambdas as written, in source order: the outer one before those in it. */
static void sort_lambdas(struct check *check)
{
	const struct il_lambda *lambda;
	u32 i;

	check->lambdas_sorted = true;
	for (i = 1; i < check->il->table[IL_lambda].count; i++) {
		lambda = il_lambda(check->il, i);
		if (lambda->range_end && !(lambda->flags & lf_instantiated))
			vec_push(&check->lambdas, ((struct lambda_begin){ lambda->range_begin, i }));
	}
	if (check->lambdas.count)
		qsort(check->lambdas.at, check->lambdas.count, sizeof *check->lambdas.at, compare_begin);
}

/* The lambda in whose body a place lies; 0: none. lambda: one that begins before the place, after all others that do. */
static u32 containing(const struct il *il, u32 lambda, u32 position)
{
	u32 outer;

	for (; lambda; lambda = outer) {
		const struct il_lambda *l = il_lambda(il, lambda);

		if (l->body_begin <= position && position < l->body_end)
			break;
		outer = il_lambda(il, l->enclosing_lambda)->range_begin < l->range_begin ? l->enclosing_lambda : 0;
	}
	return lambda;
}

u32 lambda_around(struct check *check, u32 position)
{
	u32 low = 0, high, middle;

	if (!check->lambdas_sorted)
		sort_lambdas(check);
	for (high = check->lambdas.count; low < high;) {
		middle = low + (high - low) / 2;
		if (check->lambdas.at[middle].begin <= position)
			low = middle + 1;
		else
			high = middle;
	}
	return containing(check->il, low ? check->lambdas.at[low - 1].lambda : 0, position);
}

u32 execution_space_around(struct check *check, u32 routine, u32 position)
{
	u32 lambda = lambda_around(check, position), outer;

	for (; lambda; lambda = outer) {
		const struct il_lambda *l = il_lambda(check->il, lambda);

		if (l->execution_space)
			return l->execution_space;
		outer = containing(check->il, l->enclosing_lambda, l->range_begin);
		if (il_lambda(check->il, outer)->range_begin >= l->range_begin)
			break;
	}
	return routine ? il_routine(check->il, routine)->execution_space : 0;
}
