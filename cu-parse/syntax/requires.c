/* requires-expressions [expr.prim.req]. */
#include "expr.h"

static void end_requirement(struct parser *p, u32 close)
{
	while (tok(p) != TOK_SEMICOLON && p->at < close) {
		if (tok(p) == TOK_LPAREN || tok(p) == TOK_LBRACKET || tok(p) == TOK_LBRACE)
			skip_balanced(p);
		else
			advance(p);
	}
	accept(p, TOK_SEMICOLON);
}

/* { expression } noexcept -> type-constraint; */
static u32 compound_requirement(struct parser *p)
{
	u32 node = expr_new(p, enk_compound_req, position(p)), close = matching(p, p->at), last = 0;
	struct brackets saved = enter_brackets(p);

	advance(p);
	expr_append(p, node, parse_expression(p), &last);
	close_brackets(p, saved, close);
	accept(p, TOK_noexcept);
	if (accept(p, TOK_ARROW)) {
		struct id_expression id;
		u32 start = p->at;

		if (parse_id_expression(p, &id) && id.found.class == NAME_CONCEPT) {
			expr_append(p, node, name_node(p, &id), &last);
		} else {
			p->at = start;
			expr_append(p, node, type_operand(p), &last);
		}
	}
	return expr_end(p, node);
}

static u32 nested_requirement(struct parser *p)
{
	u32 node = expr_new(p, enk_nested_req, position(p));

	advance(p);
	expr_append(p, node, parse_constant_expression(p), &(u32){ 0 });
	return expr_end(p, node);
}

/* Simple and type requirements are expressions and types as they stand. */
static u32 parse_requirement(struct parser *p)
{
	switch (tok(p)) {
	case TOK_LBRACE:
		return compound_requirement(p);
	case TOK_requires:
		return nested_requirement(p);
	default:
		return parse_expression(p);
	}
}

u32 parse_requires_expression(struct parser *p)
{
	u32 node = expr_new(p, enk_requires, position(p)), scope = p->scope, close, last = 0;
	u8 evaluation = p->evaluation;
	bool ellipsis;

	advance(p);
	if (!node) {
		if (tok(p) == TOK_LPAREN)
			skip_balanced(p);
		if (tok(p) == TOK_LBRACE)
			skip_balanced(p);
		return 0;
	}
	p->evaluation = evk_unevaluated;
	if (tok(p) == TOK_LPAREN) {
		u32 inner;

		parse_parameters(p, &ellipsis, &inner);
		p->scope = inner;
	}
	close = matching(p, p->at);
	if (tok(p) == TOK_LBRACE) {
		struct brackets saved = enter_brackets(p);

		advance(p);
		while (p->at < close) {
			u32 start = p->at;

			expr_append(p, node, parse_requirement(p), &last);
			end_requirement(p, close);
			if (p->at == start)
				break;
		}
		close_brackets(p, saved, close);
	}
	p->evaluation = evaluation;
	p->scope = scope;
	return expr_end(p, node);
}
