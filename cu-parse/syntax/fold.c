/* Fold-expressions [expr.prim.fold]. */
#include "../templates/packs.h"
#include "../typing/invalid.h"
#include "expr.h"

/* ---- as they are written ---- */

static u32 fold_node(struct parser *p, u32 begin, struct binary op, u32 flags)
{
	u32 node = expr_new(p, enk_fold_expression, begin);

	if (node)
		il_expr_node(p->il, node)->operation = op.operation;
	expr_flag(p, node, flags);
	return node;
}

u32 fold_rest(struct parser *p, u32 begin, u32 left, struct binary op)
{
	u32 node, last = 0, right = 0, ellipsis = p->at;
	struct binary second;

	advance(p);
	second = fold_operator(p);
	if (second.operation) {
		p->at += second.tokens;
		right = parse_cast_expression(p);
	}
	check_fold(p, token_at(p, begin), ellipsis);
	node = fold_node(p, begin, op, second.operation ? exf_fold_init : 0);
	expr_append(p, node, left, &last);
	expr_append(p, node, right, &last);
	return expr_end(p, node);
}

u32 parse_left_fold(struct parser *p)
{
	u32 begin = position(p), node, operand, ellipsis = p->at;
	struct binary op;

	advance(p);
	op = fold_operator(p);
	p->at += op.tokens;
	operand = parse_cast_expression(p);
	check_fold(p, ellipsis, ellipsis);
	node = fold_node(p, begin, op, exf_fold_left);
	expr_append(p, node, operand, &(u32){ 0 });
	return expr_end(p, node);
}

/* ---- over bound packs [temp.variadic]/10 ---- */

struct fold {
	struct expansion expansion; /* of its pattern */
	struct binary op;
	bool is_left;
	u32 begin, operator; /* where they stand */
	u32 init;            /* the token at which the other operand starts; 0: there is none */
};

/* What a fold over no elements is; 0: nothing, which is said of the operator. */
static u32 empty_fold(struct parser *p, u32 begin, struct binary op, u32 operator)
{
	struct il_constant *constant;
	u32 node = expr_new(p, op.operation == eok_comma ? enk_operation : enk_constant, begin), index;

	if (op.operation != eok_land && op.operation != eok_lor && op.operation != eok_comma) {
		if (is_compiled_once(p))
			report_error(p, operator, DIAG_empty_fold);
		substitution_fails(p);
	}
	if (!node)
		return 0;
	if (op.operation == eok_comma) {
		il_expr_node(p->il, node)->operation = eok_functional_cast;
		expr_type(p, node, p->void_type);
		return expr_end(p, node);
	}
	index = il_new_constant(p->il, &constant);
	constant->kind = ck_integer;
	constant->type = p->builtin[ik_bool];
	constant->value = op.operation == eok_land;
	il_expr_node(p->il, node)->constant = index;
	return expr_end(p, node);
}

/* Its operations, which end at token close; the innermost has node as an operand where there is another than the pattern. */
static u32 expand(struct parser *p, struct fold *fold, u32 node, u32 close)
{
	enum il_operation_kind operation = (enum il_operation_kind)fold->op.operation;
	VEC(u32) elements = { 0 };
	u32 i;

	p->expansion = &fold->expansion;
	while (next_element(p, &fold->expansion))
		vec_push(&elements, parse_cast_expression(p));
	p->at = close;
	for (i = 0; i < elements.count; i++) {
		u32 element = elements.at[fold->is_left ? i : elements.count - 1 - i];

		node = !i && !fold->init ? element :
		       fold->is_left     ? expr_operation(p, operation, fold->begin, node, element) :
		                           expr_operation(p, operation, fold->begin, element, node);
	}
	if (!elements.count && !fold->init)
		node = empty_fold(p, fold->begin, fold->op, fold->operator);
	vec_free(&elements);
	return node;
}

/* Whether there is an ellipsis up to a token, and an operator before it or nothing. */
static bool fold_ahead(const struct parser *p, u32 close)
{
	u32 at;

	for (at = p->at; at < close; at++)
		switch (p->tokens[at].kind) {
		case TOK_ELLIPSIS:
			if (at == p->at || (p->tokens[at - 1].kind != TOK_IDENTIFIER && p->tokens[at - 1].kind != TOK_sizeof))
				return true;
			break;
		case TOK_LPAREN:
		case TOK_LBRACKET:
		case TOK_LBRACE: at = matching(p, at); break;
		default: break;
		}
	return false;
}

/* p at an operator: past it. */
static bool pass_operator(struct parser *p, struct binary *op)
{
	*op = fold_operator(p);
	p->at += op->operation ? op->tokens : 0;
	return op->operation;
}

static bool folded_pattern(struct parser *p)
{
	parse_cast_expression(p);
	return true;
}

/* op pattern, p behind the ellipsis. */
static bool left_pattern(struct parser *p, struct fold *fold)
{
	fold->is_left = true;
	fold->operator= position(p);
	return pass_operator(p, &fold->op) && begin_fold(p, &fold->expansion, folded_pattern);
}

/* The pattern and the other operand: p at the first of them. */
static bool find_operands(struct parser *p, struct fold *fold)
{
	u32 start = p->at;
	struct binary again;
	bool is_pattern = begin_fold(p, &fold->expansion, folded_pattern);

	p->expansion = fold->expansion.outer;
	p->at = fold->expansion.end;
	fold->operator= position(p);
	if (!pass_operator(p, &fold->op) || !accept(p, TOK_ELLIPSIS))
		return false;
	if (!is_pattern) {
		fold->init = start;
		return left_pattern(p, fold);
	}
	fold->init = pass_operator(p, &again) ? p->at : 0;
	return true;
}

bool parse_bound_fold(struct parser *p, u32 close, u32 *result)
{
	struct fold fold = { .begin = position(p) };
	struct expansion *outer = p->expansion;
	u32 start = p->at, init = 0;
	bool found;

	if (!in_instance(p) || !p->packs.count || !fold_ahead(p, close))
		return false;
	found = accept(p, TOK_ELLIPSIS) ? left_pattern(p, &fold) : find_operands(p, &fold);
	p->expansion = outer;
	p->at = found && fold.init ? fold.init : start;
	if (!found)
		return false;
	if (fold.init)
		init = parse_cast_expression(p);
	*result = expand(p, &fold, init, close);
	return true;
}
