/* Operators, lists and casts [expr.compound]: precedence climbing over cast-expressions. */
#include "../constants/constant.h"
#include "../typing/invalid.h"
#include "expr.h"
#include "simple_type.h"
#include "../templates/packs.h"

#include <stdlib.h>
#include "../typing/typing.h"

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
	node->flags = p->replaying ? exf_instantiated : 0;
	return index;
}

u32 expr_new_operation(struct parser *p, enum il_operation_kind operation, u32 begin)
{
	u32 node = expr_new(p, enk_operation, begin);

	if (node)
		il_expr_node(p->il, node)->operation = (u8)operation;
	return node;
}

u32 expr_end(struct parser *p, u32 node) { return expr_end_at(p, node, end_of_last(p)); }

u32 expr_end_at(struct parser *p, u32 node, u32 end)
{
	if (node) {
		struct il_expr_node *record = il_expr_node(p->il, node);

		record->range_end = end > record->range_begin ? end : record->range_begin;
		type_expression(p, node);
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

/* The last of a list of nodes. */
static u32 expr_last(const struct parser *p, u32 node)
{
	while (node && il_expr_node(p->il, node)->next)
		node = il_expr_node(p->il, node)->next;
	return node;
}

void expr_append_list(struct parser *p, u32 node, u32 first, u32 *last)
{
	expr_append(p, node, first, last);
	if (node)
		*last = expr_last(p, *last);
}

u32 expr_operation(struct parser *p, enum il_operation_kind operation, u32 begin, u32 first, u32 second)
{
	u32 node = expr_new_operation(p, operation, begin), last = 0;

	expr_append(p, node, first, &last);
	expr_append(p, node, second, &last);
	return expr_end(p, node);
}

u32 type_operand(struct parser *p)
{
	u32 node = expr_new(p, enk_type_operand, position(p));

	expr_type(p, node, parse_type_id(p));
	return expr_end(p, node);
}

/* ---- binary operators ---- */

enum {
	PREC_NONE,
	PREC_LOR,
	PREC_LAND,
	PREC_OR,
	PREC_XOR,
	PREC_AND,
	PREC_EQUALITY,
	PREC_RELATIONAL,
	PREC_SPACESHIP,
	PREC_SHIFT,
	PREC_ADDITIVE,
	PREC_MULTIPLICATIVE,
	PREC_POINTER_TO_MEMBER
};

/* clang-format off */
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
/* clang-format on */

/* Whether the token n ahead is of this kind and touches the one before it. */
static bool joined(const struct parser *p, u32 n, unsigned kind)
{
	return tok_ahead(p, n) == kind && p->tokens[p->at + n].position == position(p) + n;
}

/* > comes as single tokens: >, >=, >>, >>=. Only >= is an operator where > ends the expression. */
static struct binary greater_operator(const struct parser *p)
{
	static const struct binary none;

	if (joined(p, 1, TOK_ASSIGN))
		return (struct binary){ eok_ge, PREC_RELATIONAL, 2 };
	if (p->greater_ends || ((p->in_launch_config || p->stops & STOP_CONFIG_END) && at_config_end(p)))
		return none;
	if (joined(p, 1, TOK_GREATER))
		return joined(p, 2, TOK_ASSIGN) ? none : (struct binary){ eok_shiftr, PREC_SHIFT, 2 };
	return (struct binary){ eok_gt, PREC_RELATIONAL, 1 };
}

static struct binary binary_operator(const struct parser *p) { return tok(p) == TOK_GREATER ? greater_operator(p) : binaries[tok(p)]; }

/* clang-format off */
static const u8 assignments[TOK_KIND_COUNT] = {
	[TOK_ASSIGN] = eok_assign, [TOK_PLUS_ASSIGN] = eok_add_assign, [TOK_MINUS_ASSIGN] = eok_subtract_assign,
	[TOK_STAR_ASSIGN] = eok_multiply_assign, [TOK_SLASH_ASSIGN] = eok_divide_assign, [TOK_PERCENT_ASSIGN] = eok_remainder_assign,
	[TOK_SHIFT_LEFT_ASSIGN] = eok_shiftl_assign, [TOK_AND_ASSIGN] = eok_and_assign, [TOK_OR_ASSIGN] = eok_or_assign,
	[TOK_XOR_ASSIGN] = eok_xor_assign,
};
/* clang-format on */

static bool is_assignment(unsigned kind) { return assignments[kind]; }

/* precedence stays PREC_NONE: assignments are not climbed to. */
static struct binary assignment_operator(const struct parser *p)
{
	if (tok(p) == TOK_GREATER && !p->greater_ends && joined(p, 1, TOK_GREATER) && joined(p, 2, TOK_ASSIGN))
		return (struct binary){ eok_shiftr_assign, PREC_NONE, 3 };
	return (struct binary){ assignments[tok(p)], PREC_NONE, 1 };
}

struct binary fold_operator(const struct parser *p)
{
	struct binary op = binary_operator(p);

	if (!op.operation)
		op = assignment_operator(p);
	if (!op.operation && tok(p) == TOK_COMMA)
		op = (struct binary){ eok_comma, PREC_NONE, 1 };
	return op;
}

/* ---- expressions by precedence ---- */

/* Whether an expression that begins at a place, as a statement's or an initializer's, is no fold for want of parentheses. */
static bool lacks_parentheses(const struct parser *p, u32 begin)
{
	unsigned before = p->tokens[token_at(p, begin) - 1].kind;

	return before == TOK_return || before == TOK_SEMICOLON || before == TOK_LBRACE || before == TOK_RBRACE || is_assignment(before);
}

static u32 parse_binary(struct parser *p, u32 left, u32 begin, u8 minimum)
{
	for (;;) {
		struct binary op = binary_operator(p), next;
		u32 right, right_begin;

		if (!op.precedence || op.precedence < minimum)
			return left;
		p->at += op.tokens;
		if (tok(p) == TOK_ELLIPSIS && !lacks_parentheses(p, begin)) {
			left = fold_rest(p, begin, left, op);
			continue;
		}
		right_begin = position(p);
		right = parse_cast_expression(p);
		next = binary_operator(p);
		if (next.precedence > op.precedence && may_nest(p)) {
			right = parse_binary(p, right, right_begin, op.precedence + 1);
		}
		left = expr_operation(p, (enum il_operation_kind)op.operation, begin, left, right);
	}
}

u32 parse_constraint_operand(struct parser *p, bool is_primary)
{
	u32 begin = position(p);

	if (is_primary)
		return parse_primary(p);
	return parse_binary(p, parse_cast_expression(p), begin, PREC_OR);
}

static u32 logical_or_expression(struct parser *p)
{
	u32 begin = position(p);

	return parse_binary(p, parse_cast_expression(p), begin, PREC_LOR);
}

/* left, or left = … */
static u32 assignment_rest(struct parser *p, u32 begin, u32 left)
{
	struct binary op = assignment_operator(p);

	if (!op.operation)
		return left;
	p->at += op.tokens;
	if (tok(p) == TOK_ELLIPSIS)
		return fold_rest(p, begin, left, op);
	if (!may_nest(p)) {
		skip_expression(p);
		return left;
	}
	left = expr_operation(p, (enum il_operation_kind)op.operation, begin, left, parse_initializer_clause(p));
	return left;
}

/* The expression between ? and :, if any, as if parenthesized [expr.cond]. False: the : is missing, and what would follow. */
static bool parse_then(struct parser *p, u32 *then)
{
	struct brackets saved = enter_brackets(p);
	u32 around = stop_at(p, STOP_COLON);

	*then = tok(p) == TOK_COLON ? 0 : parse_expression(p);
	p->stops = around;
	leave_brackets(p, saved);
	return require_token(p, TOK_COLON, DIAG_exp_colon);
}

/* From the ? on. Chains a ? b : c ? d : e are a loop; all of their nodes end together, the inner ones first. */
static u32 parse_conditional(struct parser *p, u32 begin, u32 condition)
{
	u32 chain = p->conditionals.count, node = 0, outer, last = 0, then, otherwise = 0;
	bool has_colon;

	for (;;) {
		advance(p);
		outer = node;
		node = expr_new_operation(p, eok_question, begin);
		expr_append(p, outer, node, &last);
		vec_push(&p->conditionals, node);
		last = 0;
		if (!is_vector_operand(p, condition)) /* that chooses by element */
			check_condition(p, condition);
		expr_append(p, node, condition, &last);
		has_colon = parse_then(p, &then);
		expr_append(p, node, then, &last);
		begin = position(p);
		if (!has_colon && is_compiled_once(p))
			break;
		if (tok(p) == TOK_throw || tok(p) == TOK_co_yield) {
			otherwise = parse_assignment_expression(p);
			break;
		}
		condition = logical_or_expression(p);
		if (tok(p) != TOK_QUESTION) {
			otherwise = assignment_rest(p, begin, condition);
			break;
		}
	}
	expr_append(p, node, otherwise, &last);
	while (p->conditionals.count > chain)
		node = expr_end(p, vec_pop(&p->conditionals));
	return node;
}

u32 parse_manifest_constant(struct parser *p)
{
	bool outer = p->in_constant;
	u32 node;

	p->in_constant = true;
	node = parse_constant_expression(p);
	p->in_constant = outer;
	return node;
}

u32 read_constant(struct parser *p)
{
	bool named = p->names_parameters, recording = p->recording;
	u32 uses = p->class_uses.count, node;

	p->recording = p->names_parameters = true; /* there are none */
	node = parse_manifest_constant(p);
	p->recording = recording;
	p->names_parameters = named;
	p->class_uses.count = uses;
	return node;
}

void skip_constant(struct parser *p, bool has_value)
{
	u32 start = p->at, end, node;

	skip_expression(p);
	if (!is_as_written(p) || (p->at == start + 1 && p->tokens[start].kind == TOK_INTEGER)) /* most are literals */
		return;
	end = p->at; /* what is no constant expression may end there: an assignment */
	p->at = start;
	node = read_constant(p);
	if (node && has_value)
		report_no_value(p, node, 0);
	p->at = end;
}

u32 parse_constant_expression(struct parser *p)
{
	u32 begin = position(p), result;

	if (!may_nest(p)) {
		skip_expression(p);
		return 0;
	}
	result = logical_or_expression(p);
	if (tok(p) == TOK_QUESTION)
		result = parse_conditional(p, begin, result);
	return result;
}

void note_coroutine(struct parser *p)
{
	if (recording(p) && p->lambda)
		il_lambda(p->il, p->lambda)->flags |= lf_coroutine;
	else if (recording(p) && p->routine)
		il_routine(p->il, p->routine)->flags |= rf_coroutine;
}

/* throw or co_yield, with or without an operand. */
static u32 parse_throw(struct parser *p)
{
	u32 node = expr_new(p, tok(p) == TOK_throw ? enk_throw : enk_yield, position(p)), last = 0;

	if (tok(p) == TOK_co_yield)
		note_coroutine(p);
	advance(p);
	switch (tok(p)) {
	case TOK_SEMICOLON:
	case TOK_RPAREN:
	case TOK_COMMA:
	case TOK_COLON:
	case TOK_RBRACE:
	case TOK_RBRACKET: break;
	default:
		if (!may_nest(p)) {
			skip_expression(p);
			break;
		}
		expr_append(p, node, parse_initializer_clause(p), &last);
	}
	return expr_end(p, node);
}

u32 parse_assignment_expression(struct parser *p)
{
	u32 begin = position(p), left;

	if (tok(p) == TOK_throw || tok(p) == TOK_co_yield)
		return parse_throw(p);
	left = parse_constant_expression(p);
	return assignment_rest(p, begin, left);
}

u32 parse_expression(struct parser *p)
{
	u32 begin = position(p), left = parse_assignment_expression(p);

	while (tok(p) == TOK_COMMA) {
		advance(p);
		if (tok(p) == TOK_ELLIPSIS)
			left = fold_rest(p, begin, left, (struct binary){ eok_comma, PREC_NONE, 1 });
		else
			left = expr_operation(p, eok_comma, begin, left, parse_assignment_expression(p));
	}
	return left;
}

/* ---- lists ---- */

u32 parse_initializer_clause(struct parser *p) { return tok(p) == TOK_LBRACE ? parse_braced_init_list(p) : parse_assignment_expression(p); }

u32 pack_expansion(struct parser *p, u32 begin, u32 pattern)
{
	if (!accept(p, TOK_ELLIPSIS))
		return pattern;
	return expr_operation(p, eok_pack_expansion, begin, pattern, 0);
}

/* Where bound packs are expanded a list of nodes; else parse(p), perhaps with an ellipsis. expanded: parses one too, and tells whether
 * there is one. */
static u32 list_element(struct parser *p, u32 (*parse)(struct parser *), bool (*expanded)(struct parser *))
{
	u32 first = 0, last = 0, begin = position(p), start = p->at, around = p->element;
	struct expansion expansion;

	if (!begin_expansion(p, &expansion, expanded)) {
		p->element = start;
		first = parse(p);
		p->element = around;
		check_expansion(p, start);
		return pack_expansion(p, begin, first);
	}
	while (next_element(p, &expansion))
		append_list(p, &first, &last, parse(p));
	return first;
}

bool parse_expanded_clause(struct parser *p)
{
	parse_initializer_clause(p);
	return accept(p, TOK_ELLIPSIS);
}

u32 parse_list_element(struct parser *p) { return list_element(p, parse_initializer_clause, parse_expanded_clause); }

static u32 type_or_clause(struct parser *p) { return starts_type_id(p) ? type_operand(p) : parse_initializer_clause(p); }

static bool expanded_type_or_clause(struct parser *p)
{
	type_or_clause(p);
	return accept(p, TOK_ELLIPSIS);
}

u32 parse_builtin_argument(struct parser *p) { return list_element(p, type_or_clause, expanded_type_or_clause); }

void append_list(const struct parser *p, u32 *first, u32 *last, u32 nodes)
{
	if (!nodes)
		return;
	if (*last)
		il_expr_node(p->il, *last)->next = nodes;
	else
		*first = nodes;
	*last = expr_last(p, nodes);
}

u32 parse_expression_list(struct parser *p, unsigned close)
{
	u32 first = 0, last = 0, around = stop_at(p, STOP_COMMA | (close == TOK_RPAREN ? STOP_RPAREN : STOP_RBRACKET));
	struct brackets saved = enter_brackets(p);

	while ((tok(p) != close || at_inserted(p)) && tok(p) != TOK_END) {
		append_list(p, &first, &last, parse_list_element(p));
		if (!accept(p, TOK_COMMA))
			break;
		if (tok(p) == close)
			append_list(p, &first, &last, parse_primary(p));
	}
	p->stops = around;
	leave_brackets(p, saved);
	return first;
}

u32 parse_initializer_arguments(struct parser *p, u32 node, u32 *last)
{
	u32 close = matching(p, p->at);

	if (tok(p) == TOK_LBRACE) {
		expr_append(p, node, parse_braced_init_list(p), last);
	} else if (tok(p) == TOK_LPAREN) {
		advance(p);
		expr_append_list(p, node, parse_expression_list(p, TOK_RPAREN), last);
		return close_list(p, close);
	}
	return end_of_last(p);
}

/* .name [index] name: before an element [dcl.init.aggr]. */
static bool at_designator(const struct parser *p)
{
	unsigned after;

	if (tok(p) == TOK_DOT || (tok(p) == TOK_IDENTIFIER && tok_ahead(p, 1) == TOK_COLON))
		return true;
	if (tok(p) != TOK_LBRACKET)
		return false;
	after = p->tokens[matching(p, p->at) + 1].kind; /* not a lambda */
	return after == TOK_ASSIGN || after == TOK_DOT || after == TOK_LBRACKET;
}

/* An element with designators: an enk_initializer with the (last) field's name, the indices, and then the value. */
static u32 designated_initializer(struct parser *p)
{
	u32 node = expr_new(p, enk_initializer, position(p)), last = 0;

	while (at_designator(p)) {
		if (tok(p) == TOK_LBRACKET) {
			u32 close = matching(p, p->at);
			struct brackets saved = enter_brackets(p);

			advance(p);
			expr_append(p, node, parse_constant_expression(p), &last);
			if (accept(p, TOK_ELLIPSIS))
				expr_append(p, node, parse_constant_expression(p), &last);
			close_brackets(p, saved, close);
			continue;
		}
		accept(p, TOK_DOT);
		if (node && tok(p) == TOK_IDENTIFIER)
			il_expr_node(p->il, node)->name = p->lexed.identifiers.at[tok_ident(p)].name;
		advance(p);
		if (accept(p, TOK_COLON))
			break;
	}
	accept(p, TOK_ASSIGN);
	expr_append(p, node, parse_initializer_clause(p), &last);
	return expr_end(p, node);
}

/* Whether p, behind an element of a list, is where just a comma can be missing: what no expression begins with ends the list. */
static bool ends_no_element(const struct parser *p)
{
	switch (tok(p)) {
	case TOK_return:
	case TOK_if:
	case TOK_for:
	case TOK_while:
	case TOK_RPAREN:
	case TOK_SEMICOLON: return false;
	default: return true;
	}
}

/* The source ends within the list that the token open begins. */
static void miss_end_of_list(struct parser *p, u32 open)
{
	if (p->at == open + 1 || p->tokens[p->at - 1].kind == TOK_COMMA)
		syntax_error(p, DIAG_exp_primary_expr);
	syntax_error(p, DIAG_exp_rbrace);
	forget_stray(p, open);
}

u32 parse_braced_init_list(struct parser *p)
{
	u32 node = expr_new(p, enk_braced_init_list, position(p)), last = 0, open = p->at, close = matching(p, open), around;
	struct brackets saved;

	if (!may_nest(p)) {
		skip_balanced(p);
		return expr_end(p, node);
	}
	saved = enter_brackets(p);
	around = stop_at(p, STOP_COMMA | STOP_RBRACE);
	advance(p);
	while (p->at < close) {
		while (tok(p) == TOK_PRAGMA)
			advance(p);
		if (p->at >= close)
			break;
		expr_append_list(p, node, at_designator(p) ? designated_initializer(p) : parse_list_element(p), &last);
		if (p->at >= close || !ends_no_element(p) || !require_token(p, TOK_COMMA, DIAG_exp_comma))
			break;
	}
	p->stops = around;
	if (tok(p) == TOK_END && is_compiled_once(p))
		miss_end_of_list(p, open);
	close_brackets(p, saved, close);
	return expr_end(p, node);
}

/* ---- unary operators and casts [expr.unary] [expr.cast] ---- */

/* clang-format off */
static const u8 unaries[TOK_KIND_COUNT] = {
	[TOK_NOT] = eok_not, [TOK_TILDE] = eok_complement, [TOK_PLUS] = eok_unary_plus, [TOK_MINUS] = eok_negate,
	[TOK_STAR] = eok_indirect, [TOK_AND] = eok_address_of, [TOK_INCREMENT] = eok_pre_incr, [TOK_DECREMENT] = eok_pre_decr,
	[TOK_real] = eok_real_part, [TOK_imag] = eok_imag_part,
};
/* clang-format on */

bool at_cast(struct parser *p)
{
	bool result;

	if (tok(p) != TOK_LPAREN)
		return false;
	p->at++;
	result = starts_type_id(p) && !(*memo(p) & MEMO_TYPE_OF_LIST); /* (T(), x) */
	p->at--;
	return result && p->tokens[matching(p, p->at)].kind == TOK_RPAREN;
}

/* Whether a value in parentheses that ends at a token is called, or stepped: (T())(), (T())++. */
static bool is_operand_of_postfix(const struct parser *p, u32 close)
{
	unsigned kind = p->tokens[close + 1].kind, behind = p->tokens[close + 2].kind;

	if (p->tokens[close - 1].kind != TOK_RPAREN)
		return false;
	if (kind == TOK_LPAREN)
		return behind == TOK_RPAREN;
	return (kind == TOK_INCREMENT || kind == TOK_DECREMENT) &&
	       (behind == TOK_SEMICOLON || behind == TOK_COMMA || behind == TOK_RPAREN || behind == TOK_RBRACKET || behind == TOK_RBRACE);
}

/* ( type-id ) that no { makes a compound literal. */
static bool at_type_in_parentheses(struct parser *p)
{
	u32 close = tok(p) == TOK_LPAREN ? matching(p, p->at) : 0;

	return close && at_cast(p) && p->tokens[close + 1].kind != TOK_LBRACE && !is_operand_of_postfix(p, close);
}

/* ( type-id ), p at the parenthesis. */
static u32 type_in_parentheses(struct parser *p)
{
	u32 close = matching(p, p->at), type;
	struct brackets saved = enter_brackets(p);

	advance(p);
	type = parse_operand_type_id(p, false);
	close_brackets(p, saved, close);
	return type;
}

/* ... ( pack ), p at the ellipsis, where the pack is bound: a constant. */
static bool known_sizeof_pack(struct parser *p, u32 node)
{
	struct il_constant *constant;
	u32 size, index;

	if (!in_instance(p) || tok_ahead(p, 1) != TOK_LPAREN || tok_ahead(p, 2) != TOK_IDENTIFIER ||
	    !size_of_pack(p, p->tokens[p->at + 2].value, &size))
		return false;
	if (node) {
		index = il_new_constant(p->il, &constant);
		constant->kind = ck_integer;
		constant->type = p->builtin[ik_unsigned_long];
		constant->value = size;
		il_expr_node(p->il, node)->kind = enk_constant;
		il_expr_node(p->il, node)->constant = index;
	}
	p->at = matching(p, p->at + 1) + 1;
	return true;
}

static u32 parse_unary_expression(struct parser *p);

/* Whether a type in words begins behind a (, p there, which is neither alone in the parentheses nor the head of a value: it is meant for a
 * cast all the same. */
static bool begins_wrong_cast(struct parser *p)
{
	const struct token *next = &p->tokens[p->at + 1];

	if (tok(p) != TOK_LPAREN || !is_as_written(p) || !in_code(p) || p->tokens[matching(p, p->at) + 1].kind == TOK_LBRACE)
		return false; /* GNU: (T){…} */
	if (next->kind == TOK_IDENTIFIER)
		return next[1].kind == TOK_IDENTIFIER && lookup_unqualified(p, next->value, LOOKUP_ANY).class == NAME_TYPE;
	return is_simple_type_word(next->kind) && next[1].kind != TOK_LPAREN && next[1].kind != TOK_LBRACE;
}

/* The type of that, p behind the parentheses then. */
static u32 type_of_wrong_cast(struct parser *p)
{
	u32 close = matching(p, p->at), around = stop_at(p, STOP_RPAREN), type;

	advance(p);
	type = parse_type_id(p);
	close_list(p, close);
	p->stops = around;
	return type;
}

/* ( type-id … ) cast-expression, p at the parenthesis. */
static u32 wrong_cast(struct parser *p)
{
	u32 begin = position(p), type = type_of_wrong_cast(p), operand = parse_cast_expression(p), node;

	node = expr_new_operation(p, eok_cast, begin);
	expr_type(p, node, type);
	expr_append(p, node, operand, &(u32){ 0 });
	return expr_end(p, node);
}

/* sizeof, alignof: an operand that is an expression or, in parentheses, a type. */
static u32 sizeof_expression(struct parser *p, enum il_expr_node_kind kind)
{
	u32 begin = position(p), node = expr_new(p, kind, begin), errors = p->errors;
	u8 evaluation = p->evaluation;

	advance(p);
	if (!may_nest(p)) {
		skip_expression(p);
		return expr_end(p, node);
	}
	if (kind == enk_sizeof && tok(p) == TOK_ELLIPSIS && known_sizeof_pack(p, node))
		return expr_end(p, node);
	if (kind == enk_sizeof && accept(p, TOK_ELLIPSIS)) {
		check_measured_pack(p, begin);
		if (node)
			il_expr_node(p->il, node)->kind = enk_sizeof_pack;
	}
	check_operand_of_sizeof(p);
	p->evaluation = evk_unevaluated;
	if (at_type_in_parentheses(p))
		expr_type(p, node, type_in_parentheses(p));
	else if (begins_wrong_cast(p))
		expr_type(p, node, type_of_wrong_cast(p));
	else
		expr_append(p, node, parse_unary_expression(p), &(u32){ 0 });
	p->evaluation = evaluation;
	if (p->errors > errors && node && kind == enk_sizeof) {
		il_expr_node(p->il, node)->kind = enk_error;
		expr_type(p, node, p->error_type);
	}
	return expr_end(p, node);
}

static u32 noexcept_expression(struct parser *p, u32 begin)
{
	u8 evaluation = p->evaluation;
	u32 operand;

	advance(p);
	p->evaluation = evk_unevaluated;
	operand = parse_primary(p);
	p->evaluation = evaluation;
	return expr_operation(p, eok_noexcept, begin, operand, 0);
}

/* GNU: && label */
static u32 label_address(struct parser *p)
{
	u32 node = expr_new(p, enk_constant, position(p));
	struct il_constant *constant;

	advance(p);
	if (node) {
		u32 index = il_new_constant(p->il, &constant), type = type_pointer(p, pk_pointer, p->void_type);

		constant->type = type;
		constant->kind = ck_address;
		constant->address_kind = abk_label;
		constant->target = il_any_of(IL_label, label_named(p, tok_ident(p), position(p)));
		il_expr_node(p->il, node)->constant = index;
	}
	advance(p);
	return expr_end(p, node);
}

static u32 await_expression(struct parser *p, u32 begin)
{
	u32 node = expr_new(p, enk_await, begin);

	note_coroutine(p);
	advance(p);
	expr_append(p, node, parse_cast_expression(p), &(u32){ 0 });
	return expr_end(p, node);
}

static u32 parse_unary_expression(struct parser *p)
{
	u32 begin = position(p);
	u8 operation = unaries[tok(p)];

	switch (tok(p)) {
	case TOK_sizeof: return sizeof_expression(p, enk_sizeof);
	case TOK_alignof: return sizeof_expression(p, enk_alignof);
	case TOK_noexcept: return noexcept_expression(p, begin);
	case TOK_LOGICAL_AND:
		if (tok_ahead(p, 1) == TOK_IDENTIFIER)
			return label_address(p);
		break;
	case TOK_new: return parse_new(p, begin);
	case TOK_delete: return parse_delete(p, begin);
	case TOK_SCOPE:
		if (tok_ahead(p, 1) == TOK_new || tok_ahead(p, 1) == TOK_delete) {
			u32 node;

			advance(p);
			node = tok(p) == TOK_new ? parse_new(p, begin) : parse_delete(p, begin);
			expr_flag(p, node, exf_global_scope);
			return node;
		}
		break;
	case TOK_extension: advance(p); return parse_cast_expression(p);
	case TOK_co_await: return await_expression(p, begin);
	default: break;
	}
	if (!operation)
		return parse_postfix(p);
	advance(p);
	return expr_operation(p, (enum il_operation_kind)operation, begin, parse_cast_expression(p), 0);
}

/* What no operand of a cast begins with. */
static bool ends_operand(unsigned kind)
{
	switch (kind) {
	case TOK_PLUS:
	case TOK_MINUS:
	case TOK_STAR:
	case TOK_AND:
	case TOK_LOGICAL_AND: return false; /* unary as well */
	case TOK_GREATER:
	case TOK_SEMICOLON:
	case TOK_COMMA:
	case TOK_COLON:
	case TOK_QUESTION:
	case TOK_RPAREN:
	case TOK_RBRACKET:
	case TOK_RBRACE:
	case TOK_DOT:
	case TOK_ARROW:
	case TOK_ELLIPSIS:
	case TOK_END: return true;
	default: return binaries[kind].operation || assignments[kind];
	}
}

/* Whether (T()) is a value and no cast to a function type, p at the parenthesis: nothing that could be cast follows. */
static bool is_value_in_parentheses(struct parser *p)
{
	u32 start = p->at, type;
	bool saved = p->tentative;

	if (!ends_operand(p->tokens[matching(p, p->at) + 1].kind))
		return false;
	p->tentative = true;
	type = type_in_parentheses(p);
	p->tentative = saved;
	p->at = start;
	return il_type(p->il, type_strip(p, type, NULL))->kind == tk_routine;
}

/* ( type-id ) cast-expression, p at the parenthesis. */
static u32 c_style_cast(struct parser *p)
{
	u32 begin = position(p), first = p->at + 1, type = type_in_parentheses(p), operand, node;

	check_cast_qualifiers(p, type, first);
	operand = parse_cast_expression(p);
	node = expr_new_operation(p, eok_cast, begin);
	expr_type(p, node, type);
	expr_append(p, node, operand, &(u32){ 0 });
	return expr_end(p, node);
}

u32 parse_cast_expression(struct parser *p)
{
	if (!may_nest(p)) {
		skip_expression(p);
		return 0;
	}
	if (begins_wrong_cast(p) && !at_type_in_parentheses(p))
		return wrong_cast(p);
	return at_type_in_parentheses(p) && !is_value_in_parentheses(p) ? c_style_cast(p) : parse_unary_expression(p);
}
