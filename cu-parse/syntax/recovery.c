/* Error recovery, as the reference has it: while a construct is parsed it waits for its stop tokens; after a syntax error all before the
 * next of those that are waited for is passed over, brackets as wholes. */
#include "../typing/invalid.h"
#include "expr.h"

bool at_stray_brace(const struct parser *p) { return tok(p) == TOK_RBRACE && p->tokens[p->at].value == CLOSES_NOTHING; }

bool is_inserted(const struct parser *p, u32 token)
{
	unsigned kind = p->tokens[token].kind;

	return (kind == TOK_RPAREN || kind == TOK_RBRACKET || kind == TOK_RBRACE) && p->tokens[token].value == CLOSED_BY_US;
}

bool at_inserted(const struct parser *p) { return is_inserted(p, p->at); }

static u32 stop_of_token(unsigned kind)
{
	switch (kind) {
	case TOK_COMMA: return STOP_COMMA;
	case TOK_COLON: return STOP_COLON;
	case TOK_SEMICOLON: return STOP_SEMICOLON;
	case TOK_RPAREN: return STOP_RPAREN;
	case TOK_RBRACKET: return STOP_RBRACKET;
	case TOK_LBRACE: return STOP_LBRACE;
	case TOK_RBRACE: return STOP_RBRACE;
	case TOK_ASSIGN: return STOP_ASSIGN;
	case TOK_else: return STOP_ELSE;
	case TOK_while: return STOP_WHILE;
	default: return 0;
	}
}

static bool at_stop(const struct parser *p, unsigned wanted)
{
	if (p->stops & STOP_CONFIG_END && at_config_end(p))
		return true;
	return tok(p) == TOK_END || ((tok(p) == wanted || p->stops & stop_of_token(tok(p))) && !at_inserted(p));
}

/* How many lines begin between two places, those of line markers among them. */
static u32 lines_between(const struct parser *p, u32 from, u32 to)
{
	const char *at = p->il->source + from, *end = p->il->source + to;
	u32 lines = 0;

	for (; (at = memchr(at, '\n', (size_t)(end - at))); at++)
		lines++;
	return lines;
}

static bool opens(const struct parser *p) { return tok(p) == TOK_LBRACE || tok(p) == TOK_LPAREN || tok(p) == TOK_LBRACKET; }

/* Passes over brackets, p at the opening one, as a whole; but of long ones just what is not far from their beginning, to a token that is no
 * other {. */
static void pass_brackets(struct parser *p)
{
	enum { LONG = 20 }; /* lines */
	u32 close = matching(p, p->at), counted = position(p), lines = 0;

	for (advance(p); p->at < close && tok(p) != TOK_END; advance(p)) {
		if (tok(p) == TOK_LBRACE)
			continue;
		lines += lines_between(p, counted, position(p));
		counted = position(p);
		if (lines > LONG)
			return;
		if (opens(p))
			p->at = matching(p, p->at);
	}
	if (p->at == close)
		advance(p);
}

void pass_to_token(struct parser *p, unsigned wanted)
{
	enum { FAR = 3 }; /* lines */
	u32 begin = position(p);

	if (!is_compiled_once(p))
		return;
	p->syntax_errors += !p->routine;
	if (at_inserted(p))
		advance(p);
	while (!at_stop(p, wanted)) {
		if (!opens(p))
			advance(p);
		else
			pass_brackets(p);
	}
	if (p->errors && tok(p) != TOK_END && position(p) > begin && lines_between(p, begin, position(p)) >= FAR)
		diag_report(p->diag, DIAG_parsing_restarts, position(p));
}

void pass_to_stop(struct parser *p) { pass_to_token(p, TOK_END); }

void pass_block(struct parser *p)
{
	p->syntax_errors += !p->routine;
	pass_brackets(p);
}

bool seek_token(struct parser *p, unsigned kind, enum diag_id id)
{
	if (tok(p) == kind && !at_inserted(p))
		return true;
	syntax_error(p, id);
	pass_to_token(p, kind);
	return is_compiled_once(p) && tok(p) == kind;
}

bool require_token(struct parser *p, unsigned kind, enum diag_id id)
{
	if (!seek_token(p, kind, id))
		return false;
	advance(p);
	return true;
}

u32 close_list(struct parser *p, u32 close)
{
	static const u16 errors[TOK_KIND_COUNT] = {
		[TOK_RPAREN] = DIAG_exp_rparen, [TOK_RBRACKET] = DIAG_exp_rbracket, [TOK_RBRACE] = DIAG_exp_rbrace
	};
	unsigned kind = p->tokens[close].kind;
	u32 place = position(p);

	if (p->at == close && !at_inserted(p)) {
		advance(p);
	} else if (is_compiled_once(p) && errors[kind]) {
		require_token(p, kind, (enum diag_id)errors[kind]);
		if (p->at < close && is_inserted(p, close)) { /* behind it would be guessed too late */
			move_closing_here(p, close);
			advance(p);
		}
		return place + (place < p->il->source_size);
	} else {
		p->recoveries += recording(p);
		if (p->at <= close) { /* never back: what follows would be parsed again, at each level twice as often */
			p->at = close;
			advance(p);
		}
	}
	return end_of_last(p);
}
