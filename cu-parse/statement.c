/* Statements [stmt.stmt]. */
#include "expr.h"

static u32 statement_new(struct parser *p, enum il_statement_kind kind, u32 begin)
{
	struct il_statement *statement;
	u32 index;

	if (!recording(p))
		return 0;
	index = il_new_statement(p->il, &statement);
	statement->kind = (u8)kind;
	statement->range_begin = statement->range_end = begin;
	return index;
}

static u32 statement_end(struct parser *p, u32 statement)
{
	if (statement) {
		struct il_statement *record = il_statement(p->il, statement);
		u32 end = end_of_last(p);

		record->range_end = end > record->range_begin ? end : record->range_begin;
	}
	return statement;
}

#define SET(statement, field, value)                                    \
	do {                                                            \
		u32 set_value = (value);                                \
		if (statement)                                          \
			il_statement(p->il, statement)->field = set_value; \
	} while (0)

static u32 parse_statement(struct parser *p);

/* To the end of a statement that was not understood. */
static void recover(struct parser *p)
{
	p->recoveries++;
	while (tok(p) != TOK_SEMICOLON && tok(p) != TOK_RBRACE && tok(p) != TOK_END) {
		if (tok(p) == TOK_LPAREN || tok(p) == TOK_LBRACKET)
			skip_balanced(p);
		else if (tok(p) == TOK_LBRACE) {
			skip_balanced(p);
			return;
		} else {
			advance(p);
		}
	}
	accept(p, TOK_SEMICOLON);
}

static void end_with_semicolon(struct parser *p)
{
	if (!accept(p, TOK_SEMICOLON))
		recover(p);
}

static u32 open_scope(struct parser *p, enum il_scope_kind kind)
{
	u32 saved = p->scope;

	if (!p->tentative)
		p->scope = scope_new(p, kind, p->scope, il_any_of(IL_routine, p->routine));
	return saved;
}

/* ---- simple statements ---- */

static u32 expression_statement(struct parser *p)
{
	u32 begin = position(p), start = p->at, statement = statement_new(p, stmk_expr, begin), expr = parse_expression(p);

	if (p->at == start && tok(p) != TOK_SEMICOLON)
		advance(p);
	if (expr)
		il_expr_node(p->il, expr)->flags |= exf_discarded_value;
	SET(statement, expr, expr);
	end_with_semicolon(p);
	return statement_end(p, statement);
}

static u32 declaration_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_decl, position(p)), declared = parse_block_declaration(p);

	SET(statement, first_declared, declared);
	return statement_end(p, statement);
}

static u32 jump_statement(struct parser *p, enum il_statement_kind kind)
{
	u32 statement = statement_new(p, kind, position(p));

	advance(p);
	if (kind == stmk_goto && accept(p, TOK_STAR)) {
		SET(statement, kind, stmk_assigned_goto);
		SET(statement, expr, parse_expression(p));
	} else if (kind == stmk_goto) {
		accept(p, TOK_IDENTIFIER);
	} else if (tok(p) != TOK_SEMICOLON && (kind == stmk_return || kind == stmk_coroutine_return)) {
		SET(statement, expr, parse_initializer_clause(p));
		if (tok(p) == TOK_COMMA) {   /* return a, b; */
			advance(p);
			parse_expression(p);
		}
	}
	end_with_semicolon(p);
	return statement_end(p, statement);
}

static u32 asm_statement(struct parser *p)
{
	struct il_asm_entry *entry;
	u32 begin = position(p), statement = statement_new(p, stmk_asm, begin), index;

	advance(p);
	while (tok(p) == TOK_volatile || tok(p) == TOK_goto || tok(p) == TOK_inline)
		advance(p);
	if (statement) {
		index = il_new_asm_entry(p->il, &entry);
		entry->range_begin = begin;
		il_statement(p->il, statement)->asm_entry = index;
	}
	if (tok(p) == TOK_LPAREN) {   /* operands mention variables */
		u32 close = matching(p, p->at);

		while (p->at < close) {
			if (tok(p) == TOK_LPAREN && p->tokens[p->at - 1].kind == TOK_STRING) {
				u32 end = matching(p, p->at);

				advance(p);
				parse_expression(p);
				p->at = end;
			}
			advance(p);
		}
		p->at = close;
		accept(p, TOK_RPAREN);
	}
	if (statement)
		il_asm_entry(p->il, il_statement(p->il, statement)->asm_entry)->range_end = end_of_last(p);
	accept(p, TOK_SEMICOLON);
	return statement_end(p, statement);
}

/* ---- conditions [stmt.pre] ---- */

/* A condition or, with ;, an init-statement before it; p after the parenthesis. */
static void parse_condition(struct parser *p, u32 statement, u32 close)
{
	if (tok(p) == TOK_SEMICOLON) {
		advance(p);
	} else {
		u32 at = p->at, depth;
		bool has_init = false;

		for (depth = 0; p->at < close; advance(p)) {   /* is there a ; of this nesting? */
			if (tok(p) == TOK_LPAREN || tok(p) == TOK_LBRACE || tok(p) == TOK_LBRACKET) {
				p->at = matching(p, p->at);
				continue;
			}
			if (tok(p) == TOK_SEMICOLON && !depth) {
				has_init = true;
				break;
			}
		}
		p->at = at;
		if (has_init)
			SET(statement, init, parse_statement(p));
	}
	if (p->at >= close)
		return;
	if (starts_condition_declaration(p))
		parse_condition_declaration(p, true);
	else
		SET(statement, expr, parse_expression(p));
}

/* ( condition ) and the place after it. */
static void parenthesized_condition(struct parser *p, u32 statement)
{
	u32 close = matching(p, p->at);
	bool greater = p->greater_ends;

	if (tok(p) != TOK_LPAREN)
		return;
	advance(p);
	p->greater_ends = false;
	parse_condition(p, statement, close);
	p->greater_ends = greater;
	p->at = close;
	accept(p, TOK_RPAREN);
}

/* if … else if … else …: a loop, for long chains. */
static u32 if_statement(struct parser *p)
{
	u32 first = 0, previous = 0, scope = p->scope, bound, around;

	for (;;) {
		u32 statement = statement_new(p, stmk_if, position(p));

		if (previous)
			SET(previous, else_statement, statement);
		else
			first = statement;
		bound = p->binding_count;
		around = open_scope(p, sck_condition);
		advance(p);
		if (accept(p, TOK_constexpr)) {
			SET(statement, kind, stmk_constexpr_if);
		} else if (tok(p) == TOK_consteval || tok(p) == TOK_NOT) {
			SET(statement, kind, tok(p) == TOK_NOT ? stmk_if_not_consteval : stmk_if_consteval);
			accept(p, TOK_NOT);
			accept(p, TOK_consteval);
		}
		parenthesized_condition(p, statement);
		if (p->binding_count == bound)   /* nothing to see in there: long chains need not get deep */
			p->scope = around;
		SET(statement, first_statement, parse_statement(p));
		statement_end(p, statement);
		if (!accept(p, TOK_else))
			break;
		previous = statement;
		if (tok(p) != TOK_if) {
			SET(statement, else_statement, parse_statement(p));
			statement_end(p, statement);
			break;
		}
	}
	p->scope = scope;
	return statement_end(p, first);
}

static u32 while_or_switch(struct parser *p, enum il_statement_kind kind)
{
	u32 statement = statement_new(p, kind, position(p)), scope = open_scope(p, sck_condition);

	advance(p);
	parenthesized_condition(p, statement);
	SET(statement, first_statement, parse_statement(p));
	p->scope = scope;
	return statement_end(p, statement);
}

static u32 do_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_end_test_while, position(p));

	advance(p);
	SET(statement, first_statement, parse_statement(p));
	if (accept(p, TOK_while))
		parenthesized_condition(p, statement);
	end_with_semicolon(p);
	return statement_end(p, statement);
}

/* Whether the : of a range-based for stands at this nesting before close. */
static bool is_range_for(const struct parser *p, u32 close)
{
	u32 at, questions = 0;

	for (at = p->at; at < close; at++) {
		switch (p->tokens[at].kind) {
		case TOK_LPAREN: case TOK_LBRACKET: case TOK_LBRACE:
			at = matching(p, at);
			break;
		case TOK_QUESTION:
			questions++;
			break;
		case TOK_COLON:
			if (!questions)
				return true;
			questions--;
			break;
		default:
			break;
		}
	}
	return false;
}

static void for_head(struct parser *p, u32 statement, u32 close)
{
	if (is_range_for(p, close)) {
		SET(statement, kind, stmk_range_based_for);
		while (!starts_specifier(p) && p->at < close)
			SET(statement, init, parse_statement(p));
		parse_condition_declaration(p, false);
		if (tok(p) == TOK_SEMICOLON) {   /* that was the init-statement */
			advance(p);
			parse_condition_declaration(p, false);
		}
		accept(p, TOK_COLON);
		SET(statement, expr, parse_initializer_clause(p));
		return;
	}
	SET(statement, init, parse_statement(p));
	if (tok(p) != TOK_SEMICOLON && p->at < close) {
		if (starts_condition_declaration(p))
			parse_condition_declaration(p, true);
		else
			SET(statement, expr, parse_expression(p));
	}
	accept(p, TOK_SEMICOLON);
	if (p->at < close)
		SET(statement, increment, parse_expression(p));
}

static u32 for_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_for, position(p)), scope = open_scope(p, sck_condition), close;
	bool greater = p->greater_ends;

	advance(p);
	accept(p, TOK_co_await);
	if (tok(p) == TOK_LPAREN) {
		close = matching(p, p->at);
		advance(p);
		p->greater_ends = false;
		for_head(p, statement, close);
		p->greater_ends = greater;
		p->at = close;
		accept(p, TOK_RPAREN);
	}
	SET(statement, first_statement, parse_statement(p));
	p->scope = scope;
	return statement_end(p, statement);
}

/* ---- try, labels ---- */

static u32 parse_handlers(struct parser *p)
{
	u32 first = 0, *link = &first;

	while (tok(p) == TOK_catch) {
		struct il_handler *handler;
		u32 index = 0, begin = position(p), scope = open_scope(p, sck_condition), parameter = 0, body;

		advance(p);
		if (tok(p) == TOK_LPAREN) {
			u32 close = matching(p, p->at);

			advance(p);
			if (tok(p) != TOK_ELLIPSIS)
				parameter = parse_condition_declaration(p, false);
			p->at = close;
			accept(p, TOK_RPAREN);
		}
		body = tok(p) == TOK_LBRACE ? parse_compound_statement(p) : 0;
		p->scope = scope;
		if (!recording(p))
			continue;
		index = il_new_handler(p->il, &handler);
		handler->parameter = parameter;
		handler->statement = body;
		handler->range_begin = begin;
		handler->range_end = end_of_last(p);
		*link = index;
		link = &handler->next;
	}
	return first;
}

static u32 try_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_try_block, position(p));

	advance(p);
	if (tok(p) == TOK_LBRACE)
		SET(statement, first_statement, parse_compound_statement(p));
	SET(statement, first_handler, parse_handlers(p));
	return statement_end(p, statement);
}

/* case x: default: name: in front of a statement. Returns whether there was one. */
static bool accept_label(struct parser *p)
{
	switch (tok(p)) {
	case TOK_case:
		advance(p);
		parse_constant_expression(p);
		if (accept(p, TOK_ELLIPSIS))
			parse_constant_expression(p);
		accept(p, TOK_COLON);
		return true;
	case TOK_default:
		if (tok_ahead(p, 1) != TOK_COLON)
			return false;
		p->at += 2;
		return true;
	case TOK_IDENTIFIER:
		if (tok_ahead(p, 1) != TOK_COLON)
			return false;
		p->at += 2;
		parse_attributes(p, &(u32){ 0 }, &(u32){ 0 }, false);
		return true;
	default:
		return false;
	}
}

/* ---- all of them ---- */

static u32 attributed_statement(struct parser *p)
{
	u32 start = p->at, end;

	parse_attributes(p, &(u32){ 0 }, &(u32){ 0 }, false);
	end = p->at;
	if (tok(p) != TOK_SEMICOLON && tok(p) != TOK_LBRACE && (starts_specifier(p) || tok(p) == TOK_using)) {
		p->at = start;
		return declaration_statement(p);
	}
	p->at = end;
	return parse_statement(p);
}

static u32 statement_by_token(struct parser *p)
{
	switch (tok(p)) {
	case TOK_LBRACE: return parse_compound_statement(p);
	case TOK_if: return if_statement(p);
	case TOK_while: return while_or_switch(p, stmk_while);
	case TOK_switch: return while_or_switch(p, stmk_switch);
	case TOK_do: return do_statement(p);
	case TOK_for: return for_statement(p);
	case TOK_return: return jump_statement(p, stmk_return);
	case TOK_co_return: return jump_statement(p, stmk_coroutine_return);
	case TOK_break: return jump_statement(p, stmk_break);
	case TOK_continue: return jump_statement(p, stmk_continue);
	case TOK_goto: return jump_statement(p, stmk_goto);
	case TOK_try: return try_statement(p);
	case TOK_asm: return asm_statement(p);
	case TOK_PRAGMA: parse_pragma(p); return 0;
	case TOK_attribute: case TOK_LBRACKET:
		if (at_attribute(p))
			return attributed_statement(p);
		return expression_statement(p);
	case TOK_label:
		recover(p);
		p->recoveries--;
		return 0;
	case TOK_SEMICOLON: {
		u32 statement = statement_new(p, stmk_empty, position(p));

		advance(p);
		return statement_end(p, statement);
	}
	default:
		return starts_declaration(p) ? declaration_statement(p) : expression_statement(p);
	}
}

static u32 parse_statement(struct parser *p)
{
	u32 start = p->at, result;

	if (!enter(p)) {
		recover(p);
		return 0;
	}
	while (accept_label(p))
		;
	result = tok(p) == TOK_RBRACE ? 0 : statement_by_token(p);
	leave(p);
	if (p->at == start && tok(p) != TOK_RBRACE)
		advance(p);
	return result;
}

u32 parse_compound_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_block, position(p)), scope = open_scope(p, sck_block), close = matching(p, p->at), last = 0;
	bool greater = p->greater_ends;

	if (statement)
		il_statement(p->il, statement)->scope = p->scope;
	p->greater_ends = false;
	advance(p);
	while (p->at < close && tok(p) != TOK_END) {
		u32 next = parse_statement(p);

		if (tok(p) == TOK_RBRACE && p->at < close)   /* never past an inner brace */
			advance(p);
		if (next && last)
			il_statement(p->il, last)->next = next;
		else if (next)
			SET(statement, first_statement, next);
		last = next ? next : last;
	}
	p->greater_ends = greater;
	p->scope = scope;
	p->at = close;
	accept(p, TOK_RBRACE);
	return statement_end(p, statement);
}
