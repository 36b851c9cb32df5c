/* Operators [expr.compound]: precedence climbing over cast-expressions. */
#include "expr.h"

u32 expr_new(struct parser *p, enum il_expr_node_kind kind, u32 begin)
{
	struct il_expr_node *node;
	u32 index;

	if (!recording(p))
		return 0;
	index = il_new_expr_node(p->il, &node);
	node->kind = (u8)kind;
	node->range_begin = begin;
	node->range_end = begin;
	node->routine = p->routine;
	node->evaluation = p->evaluation;
	return index;
}

u32 expr_end(struct parser *p, u32 node)
{
	if (node) {
		struct il_expr_node *record = il_expr_node(p->il, node);
		u32 end = end_of_last(p);

		record->range_end = end > record->range_begin ? end : record->range_begin;
	}
	return node;
}

void expr_append(struct parser *p, u32 node, u32 operand, u32 *last)
{
	if (!node || !operand)
		return;
	if (*last)
		il_expr_node(p->il, *last)->next = operand;
	else
		il_expr_node(p->il, node)->first_operand = operand;
	*last = operand;
}

u32 expr_operation(struct parser *p, enum il_operation_kind operation, u32 begin, u32 first, u32 second)
{
	u32 node = expr_new(p, enk_operation, begin), last = 0;

	if (!node)
		return 0;
	il_expr_node(p->il, node)->operation = (u8)operation;
	expr_append(p, node, first, &last);
	expr_append(p, node, second, &last);
	return expr_end(p, node);
}

/* ---- binary operators ---- */

struct binary { u8 operation, precedence, tokens; };

enum { PREC_NONE, PREC_LOR, PREC_LAND, PREC_OR, PREC_XOR, PREC_AND, PREC_EQUALITY, PREC_RELATIONAL, PREC_SPACESHIP, PREC_SHIFT,
       PREC_ADDITIVE, PREC_MULTIPLICATIVE, PREC_POINTER_TO_MEMBER };

static const struct binary binaries[TOK_KIND_COUNT] = {
	[TOK_LOGICAL_OR] = { eok_lor, PREC_LOR, 1 }, [TOK_LOGICAL_AND] = { eok_land, PREC_LAND, 1 }, [TOK_OR] = { eok_or, PREC_OR, 1 },
	[TOK_XOR] = { eok_xor, PREC_XOR, 1 }, [TOK_AND] = { eok_and, PREC_AND, 1 }, [TOK_EQUAL] = { eok_eq, PREC_EQUALITY, 1 },
	[TOK_NOT_EQUAL] = { eok_ne, PREC_EQUALITY, 1 }, [TOK_LESS] = { eok_lt, PREC_RELATIONAL, 1 },
	[TOK_LESS_EQUAL] = { eok_le, PREC_RELATIONAL, 1 }, [TOK_SPACESHIP] = { eok_spaceship, PREC_SPACESHIP, 1 },
	[TOK_SHIFT_LEFT] = { eok_shiftl, PREC_SHIFT, 1 }, [TOK_PLUS] = { eok_add, PREC_ADDITIVE, 1 },
	[TOK_MINUS] = { eok_subtract, PREC_ADDITIVE, 1 }, [TOK_STAR] = { eok_multiply, PREC_MULTIPLICATIVE, 1 },
	[TOK_SLASH] = { eok_divide, PREC_MULTIPLICATIVE, 1 }, [TOK_PERCENT] = { eok_remainder, PREC_MULTIPLICATIVE, 1 },
	[TOK_DOT_STAR] = { eok_pm_field, PREC_POINTER_TO_MEMBER, 1 },
	[TOK_ARROW_STAR] = { eok_points_to_pm_field, PREC_POINTER_TO_MEMBER, 1 },
};

/* > comes as single tokens: >, >=, >>. Only >= is an operator where > ends the expression. */
static struct binary greater_operator(const struct parser *p)
{
	static const struct binary none;
	bool touches = touches_next(p);

	if (touches && tok_ahead(p, 1) == TOK_ASSIGN)
		return (struct binary){ eok_ge, PREC_RELATIONAL, 2 };
	if (p->greater_ends || (p->in_launch_config && touches && tok_ahead(p, 1) == TOK_GREATER && tok_ahead(p, 2) == TOK_GREATER &&
	                        p->tokens[p->at + 2].position == position(p) + 2))
		return none;
	if (touches && tok_ahead(p, 1) == TOK_GREATER) {
		bool assigns = p->tokens[p->at + 2].kind == TOK_ASSIGN && p->tokens[p->at + 2].position == position(p) + 2;

		return assigns ? none : (struct binary){ eok_shiftr, PREC_SHIFT, 2 };
	}
	return (struct binary){ eok_gt, PREC_RELATIONAL, 1 };
}

static struct binary binary_operator(const struct parser *p)
{
	return tok(p) == TOK_GREATER ? greater_operator(p) : binaries[tok(p)];
}

/* The rest of (pack op ...) or (init op ... op pack), p at the ... after an operator [expr.prim.fold]. */
static u32 fold_rest(struct parser *p, u32 begin, u32 left, struct binary op)
{
	u32 node = expr_new(p, enk_fold_expression, begin), last = 0;

	advance(p);
	expr_append(p, node, left, &last);
	if (node)
		il_expr_node(p->il, node)->operation = op.operation;
	if (tok(p) != TOK_RPAREN && binary_operator(p).precedence) {
		p->at += binary_operator(p).tokens;
		expr_append(p, node, parse_cast_expression(p), &last);
	} else if (tok(p) != TOK_RPAREN && tok(p) != TOK_END) {   /* folds over = , += and the like */
		advance(p);
		expr_append(p, node, parse_cast_expression(p), &last);
	}
	return expr_end(p, node);
}

static u32 parse_binary(struct parser *p, u32 left, u32 begin, u8 minimum)
{
	for (;;) {
		struct binary op = binary_operator(p), next;
		u32 right, right_begin;

		if (!op.precedence || op.precedence < minimum)
			return left;
		p->at += op.tokens;
		if (tok(p) == TOK_ELLIPSIS) {
			left = fold_rest(p, begin, left, op);
			continue;
		}
		right_begin = position(p);
		right = parse_cast_expression(p);
		next = binary_operator(p);
		if (next.precedence > op.precedence && enter(p)) {
			right = parse_binary(p, right, right_begin, op.precedence + 1);
			leave(p);
		}
		left = expr_operation(p, (enum il_operation_kind)op.operation, begin, left, right);
	}
}

static u32 conditional_tail(struct parser *p, u32 condition, u32 begin)
{
	u32 then = 0, otherwise, node, last = 0;
	bool greater = p->greater_ends;

	advance(p);
	p->greater_ends = false;
	if (tok(p) != TOK_COLON)
		then = parse_expression(p);
	p->greater_ends = greater;
	accept(p, TOK_COLON);
	otherwise = parse_assignment_expression(p);
	node = expr_new(p, enk_operation, begin);
	if (!node)
		return 0;
	il_expr_node(p->il, node)->operation = eok_question;
	expr_append(p, node, condition, &last);
	expr_append(p, node, then, &last);
	expr_append(p, node, otherwise, &last);
	return expr_end(p, node);
}

u32 parse_constant_expression(struct parser *p)
{
	u32 begin = position(p), left;

	if (!enter(p)) {
		skip_expression(p);
		return 0;
	}
	left = parse_binary(p, parse_cast_expression(p), begin, PREC_LOR);
	if (tok(p) == TOK_QUESTION)
		left = conditional_tail(p, left, begin);
	leave(p);
	return left;
}

static const u8 assignments[TOK_KIND_COUNT] = {
	[TOK_ASSIGN] = eok_assign, [TOK_PLUS_ASSIGN] = eok_add_assign, [TOK_MINUS_ASSIGN] = eok_subtract_assign,
	[TOK_STAR_ASSIGN] = eok_multiply_assign, [TOK_SLASH_ASSIGN] = eok_divide_assign, [TOK_PERCENT_ASSIGN] = eok_remainder_assign,
	[TOK_SHIFT_LEFT_ASSIGN] = eok_shiftl_assign, [TOK_AND_ASSIGN] = eok_and_assign, [TOK_OR_ASSIGN] = eok_or_assign,
	[TOK_XOR_ASSIGN] = eok_xor_assign,
};

static u8 accept_assignment(struct parser *p)
{
	u8 operation = assignments[tok(p)];

	if (operation) {
		advance(p);
	} else if (tok(p) == TOK_GREATER && !p->greater_ends && touches_next(p) && tok_ahead(p, 1) == TOK_GREATER &&
		   p->tokens[p->at + 2].kind == TOK_ASSIGN && p->tokens[p->at + 2].position == position(p) + 2) {
		p->at += 3;
		operation = eok_shiftr_assign;
	}
	return operation;
}

static u32 parse_throw(struct parser *p)
{
	u32 node = expr_new(p, tok(p) == TOK_throw ? enk_throw : enk_yield, position(p)), last = 0;

	advance(p);
	switch (tok(p)) {
	case TOK_SEMICOLON: case TOK_RPAREN: case TOK_COMMA: case TOK_COLON: case TOK_RBRACE: case TOK_RBRACKET:
		break;
	default:
		expr_append(p, node, parse_initializer_clause(p), &last);
	}
	return expr_end(p, node);
}

u32 parse_assignment_expression(struct parser *p)
{
	u32 begin = position(p), left;
	u8 operation;

	if (tok(p) == TOK_throw || tok(p) == TOK_co_yield)
		return parse_throw(p);
	left = parse_constant_expression(p);
	operation = accept_assignment(p);
	if (operation && tok(p) == TOK_ELLIPSIS)
		return fold_rest(p, begin, left, (struct binary){ operation, 0, 0 });
	if (!operation || !enter(p))
		return left;
	left = expr_operation(p, (enum il_operation_kind)operation, begin, left, parse_initializer_clause(p));
	leave(p);
	return left;
}

u32 parse_expression(struct parser *p)
{
	u32 begin = position(p), left = parse_assignment_expression(p);

	while (tok(p) == TOK_COMMA) {
		advance(p);
		if (tok(p) == TOK_ELLIPSIS) {
			left = fold_rest(p, begin, left, (struct binary){ eok_comma, 0, 1 });
			continue;
		}
		left = expr_operation(p, eok_comma, begin, left, parse_assignment_expression(p));
	}
	return left;
}

/* ---- lists ---- */

u32 parse_initializer_clause(struct parser *p)
{
	return tok(p) == TOK_LBRACE ? parse_braced_init_list(p) : parse_assignment_expression(p);
}

static u32 pack_expansion(struct parser *p, u32 begin, u32 pattern)
{
	if (!accept(p, TOK_ELLIPSIS))
		return pattern;
	return expr_operation(p, eok_pack_expansion, begin, pattern, 0);
}

u32 parse_expression_list(struct parser *p, unsigned close)
{
	u32 first = 0, last = 0;
	bool greater = p->greater_ends;

	p->greater_ends = false;
	while (tok(p) != close && tok(p) != TOK_END) {
		u32 start = p->at, begin = position(p), expr = pack_expansion(p, begin, parse_initializer_clause(p));

		if (expr && last)
			il_expr_node(p->il, last)->next = expr;
		else if (expr)
			first = expr;
		last = expr ? expr : last;
		if (!accept(p, TOK_COMMA) || p->at == start)
			break;
	}
	p->greater_ends = greater;
	return first;
}

/* .name =, [index] =, name: before an element [dcl.init.list]. */
static void skip_designators(struct parser *p)
{
	if (tok(p) == TOK_IDENTIFIER && tok_ahead(p, 1) == TOK_COLON)
		p->at += 2;
	while (tok(p) == TOK_DOT && tok_ahead(p, 1) == TOK_IDENTIFIER)
		p->at += 2;
	if (p->at && p->tokens[p->at - 1].kind == TOK_IDENTIFIER)
		accept(p, TOK_ASSIGN);
}

u32 parse_braced_init_list(struct parser *p)
{
	u32 node = expr_new(p, enk_braced_init_list, position(p)), last = 0, close = matching(p, p->at);
	bool greater = p->greater_ends;

	if (!enter(p)) {
		skip_balanced(p);
		return expr_end(p, node);
	}
	advance(p);
	p->greater_ends = false;
	while (p->at < close) {
		u32 start = p->at, begin;

		skip_designators(p);
		while (tok(p) == TOK_PRAGMA)
			advance(p);
		begin = position(p);
		expr_append(p, node, pack_expansion(p, begin, parse_initializer_clause(p)), &last);
		if (!accept(p, TOK_COMMA) || p->at == start)
			break;
	}
	p->greater_ends = greater;
	p->at = close;
	accept(p, TOK_RBRACE);
	leave(p);
	return expr_end(p, node);
}

/* ---- unary operators and casts [expr.unary] [expr.cast] ---- */

static const u8 unaries[TOK_KIND_COUNT] = {
	[TOK_NOT] = eok_not, [TOK_TILDE] = eok_complement, [TOK_PLUS] = eok_unary_plus, [TOK_MINUS] = eok_negate,
	[TOK_STAR] = eok_indirect, [TOK_AND] = eok_address_of, [TOK_INCREMENT] = eok_pre_incr, [TOK_DECREMENT] = eok_pre_decr,
	[TOK_real] = eok_real_part, [TOK_imag] = eok_imag_part,
};

/* sizeof, alignof, noexcept, typeid: an operand in parentheses that may be a type. */
static u32 type_or_expression(struct parser *p, enum il_expr_node_kind kind)
{
	u32 node = expr_new(p, kind, position(p)), last = 0, type = 0, start;
	u8 evaluation = p->evaluation;
	bool greater = p->greater_ends;

	advance(p);
	if (kind == enk_sizeof && accept(p, TOK_ELLIPSIS) && node)
		il_expr_node(p->il, node)->kind = enk_sizeof_pack;
	p->evaluation = evk_unevaluated;
	start = p->at;
	if (tok(p) == TOK_LPAREN) {
		advance(p);
		p->greater_ends = false;
		if (starts_type_id(p)) {
			type = parse_type_id(p);
			accept(p, TOK_RPAREN);
			if (tok(p) == TOK_LBRACE)   /* sizeof (T){…} */
				expr_append(p, node, parse_braced_init_list(p), &last);
		} else {
			p->at = start;
		}
		p->greater_ends = greater;
	}
	if (!type)
		expr_append(p, node, parse_unary_expression(p), &last);
	p->evaluation = evaluation;
	if (node && type)
		il_expr_node(p->il, node)->type_operand = type;
	return expr_end(p, node);
}

static u32 parse_label_address(struct parser *p)
{
	u32 node = expr_new(p, enk_constant, position(p));

	p->at += 2;
	return expr_end(p, node);
}

u32 parse_unary_expression(struct parser *p)
{
	u32 begin = position(p), node;
	u8 operation = unaries[tok(p)];

	switch (tok(p)) {
	case TOK_sizeof:
		return type_or_expression(p, enk_sizeof);
	case TOK_alignof:
		return type_or_expression(p, enk_alignof);
	case TOK_noexcept: {
		u8 evaluation = p->evaluation;

		advance(p);
		p->evaluation = evk_unevaluated;
		node = expr_operation(p, eok_noexcept, begin, parse_primary(p), 0);
		p->evaluation = evaluation;
		return node;
	}
	case TOK_LOGICAL_AND:
		if (tok_ahead(p, 1) == TOK_IDENTIFIER)
			return parse_label_address(p);
		break;
	case TOK_new:
		return parse_new(p, begin);
	case TOK_delete:
		return parse_delete(p, begin);
	case TOK_SCOPE:
		if (tok_ahead(p, 1) == TOK_new || tok_ahead(p, 1) == TOK_delete) {
			advance(p);
			return tok(p) == TOK_new ? parse_new(p, begin) : parse_delete(p, begin);
		}
		break;
	case TOK_extension:
		advance(p);
		return parse_cast_expression(p);
	case TOK_co_await:
		node = expr_new(p, enk_await, begin);
		advance(p);
		expr_append(p, node, parse_cast_expression(p), &(u32){ 0 });
		return expr_end(p, node);
	default:
		break;
	}
	if (!operation)
		return parse_postfix(p);
	advance(p);
	return expr_operation(p, (enum il_operation_kind)operation, begin, parse_cast_expression(p), 0);
}

/* ( type-id ) cast-expression, p at the parenthesis. */
static u32 c_style_cast(struct parser *p)
{
	u32 begin = position(p), type, operand, node;
	bool greater = p->greater_ends;

	advance(p);
	p->greater_ends = false;
	type = parse_type_id(p);
	accept(p, TOK_RPAREN);
	p->greater_ends = greater;
	operand = tok(p) == TOK_LBRACE ? parse_braced_init_list(p) : parse_cast_expression(p);
	node = expr_operation(p, eok_cast, begin, operand, 0);
	if (node)
		il_expr_node(p->il, node)->type_operand = type;
	return node;
}

static bool at_cast(struct parser *p)
{
	bool result;

	if (tok(p) != TOK_LPAREN)
		return false;
	p->at++;
	result = starts_type_id(p);
	p->at--;
	return result && p->tokens[matching(p, p->at)].kind == TOK_RPAREN;
}

u32 parse_cast_expression(struct parser *p)
{
	u32 result;

	if (!enter(p)) {
		skip_expression(p);
		return 0;
	}
	result = at_cast(p) ? c_style_cast(p) : parse_unary_expression(p);
	leave(p);
	return result;
}
