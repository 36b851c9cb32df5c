/* Postfix expressions: calls, kernel launches, members, subscripts [expr.post]; new and delete [expr.new] [expr.delete]. */
#include "expr.h"

static u32 call(struct parser *p, u32 begin, u32 callee)
{
	u32 node = expr_new(p, enk_operation, begin), last = 0;

	if (node)
		il_expr_node(p->il, node)->operation = eok_call;
	expr_append(p, node, callee, &last);
	parse_initializer_arguments(p, node, &last);
	return expr_end(p, node);
}

static bool at_config_end(const struct parser *p)
{
	return tok(p) == TOK_GREATER && touches_next(p) && tok_ahead(p, 1) == TOK_GREATER && tok_ahead(p, 2) == TOK_GREATER &&
	       p->tokens[p->at + 2].position == position(p) + 2;
}

/* callee<<<grid, block, shared, stream>>>(arguments) */
static u32 launch(struct parser *p, u32 begin, u32 callee)
{
	u32 node = expr_new(p, enk_operation, begin), last = 0, config_begin = position(p), first = 0, last_config = 0;
	bool greater = p->greater_ends, config = p->in_launch_config;

	advance(p);
	p->greater_ends = false;
	p->in_launch_config = true;
	while (!at_config_end(p) && tok(p) != TOK_END && tok(p) != TOK_SEMICOLON) {
		u32 start = p->at, expr = parse_initializer_clause(p);

		if (expr && last_config)
			il_expr_node(p->il, last_config)->next = expr;
		else if (expr)
			first = expr;
		last_config = expr ? expr : last_config;
		if (!accept(p, TOK_COMMA) || p->at == start)
			break;
	}
	p->greater_ends = greater;
	p->in_launch_config = config;
	if (at_config_end(p))
		p->at += 3;
	expr_append(p, node, callee, &last);
	if (node) {
		struct il_expr_node *record = il_expr_node(p->il, node);

		record->operation = eok_call;
		record->flags |= exf_launch;
		record->launch_config = first;
		record->config_begin = config_begin;
		record->config_end = end_of_last(p);
	}
	parse_initializer_arguments(p, node, &last);
	return expr_end(p, node);
}

static u32 subscript(struct parser *p, u32 begin, u32 object)
{
	u32 close = matching(p, p->at), node, last = 0;
	u32 index;

	advance(p);
	index = parse_expression_list(p, TOK_RBRACKET);
	node = expr_new(p, enk_operation, begin);
	if (node)
		il_expr_node(p->il, node)->operation = eok_subscript;
	expr_append(p, node, object, &last);
	expr_append(p, node, index, &last);
	p->at = close;
	accept(p, TOK_RBRACKET);
	return expr_end(p, node);
}

static u32 member(struct parser *p, u32 begin, u32 object)
{
	bool arrow = tok(p) == TOK_ARROW;
	struct id_expression id;
	u32 node = expr_new(p, enk_operation, begin), name, last = 0;

	advance(p);
	memset(&id, 0, sizeof id);
	id.begin = position(p);
	if (accept(p, TOK_template))
		id.template_keyword = true;
	if (tok(p) == TOK_IDENTIFIER && tok_ahead(p, 1) == TOK_SCOPE)
		parse_id_expression(p, &id);
	else if (!parse_unqualified_id(p, &id) && tok(p) != TOK_SEMICOLON)
		advance(p);
	name = expr_new(p, enk_field, id.begin);
	if (name) {
		il_expr_node(p->il, name)->name = p->lexed.identifiers.at[id.ident].name;
		il_expr_node(p->il, name)->flags |= exf_member_name | exf_unresolved | (id.has_args ? exf_template_id : 0);
		expr_end(p, name);
	}
	if (node)
		il_expr_node(p->il, node)->operation = arrow ? eok_points_to_field : eok_dot_field;
	expr_append(p, node, object, &last);
	expr_append(p, node, name, &last);
	return expr_end(p, node);
}

u32 parse_postfix(struct parser *p)
{
	u32 begin = position(p), start = p->at, expr = parse_primary(p);

	if (p->at == start)
		return 0;
	for (;;) {
		switch (tok(p)) {
		case TOK_LPAREN:
			expr = call(p, begin, expr);
			break;
		case TOK_LAUNCH:
			expr = launch(p, begin, expr);
			break;
		case TOK_LBRACKET:
			if (tok_ahead(p, 1) == TOK_LBRACKET)   /* an attribute */
				return expr;
			expr = subscript(p, begin, expr);
			break;
		case TOK_DOT:
		case TOK_ARROW:
			expr = member(p, begin, expr);
			break;
		case TOK_INCREMENT:
		case TOK_DECREMENT: {
			enum il_operation_kind operation = tok(p) == TOK_INCREMENT ? eok_post_incr : eok_post_decr;

			advance(p);
			expr = expr_operation(p, operation, begin, expr, 0);
			break;
		}
		default:
			return expr;
		}
	}
}

/* ---- new, delete ---- */

static bool placement_follows(struct parser *p)
{
	bool result;

	if (tok(p) != TOK_LPAREN)
		return false;
	p->at++;
	result = !starts_type_id(p);
	p->at--;
	return result;
}

u32 parse_new(struct parser *p, u32 begin)
{
	u32 node = expr_new(p, enk_new_delete, begin), last = 0, type;
	bool greater = p->greater_ends;

	advance(p);
	if (placement_follows(p)) {
		parse_initializer_arguments(p, node, &last);
		if (node)
			il_expr_node(p->il, node)->flags |= exf_placement;
	}
	if (tok(p) == TOK_LPAREN) {
		advance(p);
		p->greater_ends = false;
		type = parse_type_id(p);
		p->greater_ends = greater;
		accept(p, TOK_RPAREN);
	} else {
		type = parse_type_specifier_seq(p);
		while (tok(p) == TOK_LBRACKET && tok_ahead(p, 1) != TOK_LBRACKET) {
			u32 close = matching(p, p->at);

			advance(p);
			p->greater_ends = false;
			if (p->at < close)
				expr_append(p, node, parse_expression(p), &last);
			p->greater_ends = greater;
			p->at = close;
			accept(p, TOK_RBRACKET);
			if (node)
				il_expr_node(p->il, node)->flags |= exf_array_form;
		}
	}
	if (node)
		il_expr_node(p->il, node)->type_operand = type;
	parse_initializer_arguments(p, node, &last);
	return expr_end(p, node);
}

u32 parse_delete(struct parser *p, u32 begin)
{
	u32 node = expr_new(p, enk_new_delete, begin), last = 0;

	advance(p);
	if (tok(p) == TOK_LBRACKET && tok_ahead(p, 1) == TOK_RBRACKET) {
		p->at += 2;
		if (node)
			il_expr_node(p->il, node)->flags |= exf_array_form;
	}
	if (node)
		il_expr_node(p->il, node)->operation = eok_indirect;   /* delete, not new */
	expr_append(p, node, parse_cast_expression(p), &last);
	return expr_end(p, node);
}
