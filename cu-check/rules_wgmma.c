/* Calls of __wgmma_mma_async_… (page 52, category 20): constants, of which the first three are the shape, the result D, A and B. */
#include "check.h"

#include <stdio.h>

static const struct wgmma {
	const char *name;
	u8 constants, k;
} builtins[] = {
	{ "f16", 9, 16 },
	{ "bf16", 8, 16 },
	{ "tf32", 6, 8 },
	{ "f8", 9, 32 },
};

static const struct wgmma *wgmma_named(const char *name)
{
	static const char prefix[] = "__wgmma_mma_async_";
	u32 i;

	if (strncmp(name, prefix, strlen(prefix)))
		return NULL;
	for (i = 0; i < COUNT_OF(builtins); i++)
		if (!strcmp(builtins[i].name, name + strlen(prefix)))
			return &builtins[i];
	return NULL;
}

/* A variable that is no constant for certain. */
static bool varies(const struct il *il, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(il, il_in_parentheses(il, il_written(il, expr)));
	const struct il_variable *variable = il_variable_of(il, node->target);
	u32 cv = 0;
	i64 value;

	if (node->kind != enk_variable || literal_of(il, expr, &value) != NO_LITERAL)
		return false;
	stripped(il, variable->type, &cv);
	return !(cv & tyf_const || variable->flags & vf_constexpr);
}

static void check_constants(struct check *c, const struct wgmma *builtin, const struct il_expr_node *call)
{
	u32 i, argument;

	if (!argument_of(c->il, call, builtin->constants))
		diag_report(c->diag, DIAG_too_few_arguments, call->range_end - 1);
	for (i = 0; i < builtin->constants; i++) {
		argument = argument_of(c->il, call, i);
		if (!argument)
			diag_report(c->diag, DIAG_wgmma_mma_async_nonconstant_arg, call->range_end - 1);
		else if (!is_written_in_template(c->il, call->routine) && varies(c->il, argument))
			diag_report(c->diag, DIAG_wgmma_mma_async_nonconstant_arg, il_expr_node(c->il, argument)->range_begin);
	}
}

/* Whether a matrix is described by a number, or, pointer, stands in memory that void * points to. */
static bool is_matrix(const struct il *il, u32 type, bool pointer)
{
	const struct il_type *t = stripped(il, type, &(u32){ 0 });

	if (!type || il_type(il, type)->flags & (tyf_dependent | tyf_contains_error) || t->kind == tk_auto)
		return true; /* or not known */
	if (pointer && t->kind == tk_pointer && t->pointer_kind == pk_pointer)
		return stripped(il, t->type, &(u32){ 0 })->kind == tk_void;
	return t->kind == tk_integer && t->int_kind == ik_unsigned_long_long;
}

static void check_matrices(struct check *c, const struct il_expr_node *a, const struct il_expr_node *b)
{
	if (!is_matrix(c->il, a->type, true))
		diag_report(c->diag, DIAG_wgmma_mma_async_bad_A_type, a->range_begin);
	if (!is_matrix(c->il, b->type, false))
		diag_report(c->diag, DIAG_wgmma_mma_async_bad_B_type, b->range_begin);
}

static void check_shape(struct check *c, const struct wgmma *builtin, const struct il_expr_node *call)
{
	i64 m = 0, n = 0, k = 0;
	char shape[80];

	if (literal_of(c->il, call->first_operand, &m) != LITERAL || literal_of(c->il, argument_of(c->il, call, 1), &n) != LITERAL ||
	    literal_of(c->il, argument_of(c->il, call, 2), &k) != LITERAL)
		return;
	if (m == 64 && k == builtin->k && n >= 8 && n <= 256 && n % 8 == 0)
		return;
	snprintf(shape, sizeof shape, "m%lldn%lldk%lld", (long long)m, (long long)n, (long long)k);
	diag_report(c->diag, DIAG_wgmma_mma_async_bad_shape, il_expr_node(c->il, call->first_operand)->range_begin, shape);
}

void check_wgmma(struct check *c, u32 expr)
{
	const struct il_expr_node *call = il_expr_node(c->il, expr);
	const struct wgmma *builtin = wgmma_named(il_text(c->il, call->name));
	u32 a, b;

	if (!builtin)
		return;
	a = argument_of(c->il, call, builtin->constants + 1u);
	b = argument_of(c->il, call, builtin->constants + 2u);
	if (!b)
		diag_report(c->diag, DIAG_wgmma_mma_async_missing_args, call->range_begin);
	check_constants(c, builtin, call);
	if (!b)
		return;
	check_matrices(c, il_expr_node(c->il, a), il_expr_node(c->il, b));
	check_shape(c, builtin, call);
}
