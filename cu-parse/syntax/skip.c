/* Passing over what need not be understood yet: bodies, initializers, default arguments, constraints. */
#include "../typing/invalid.h"
#include "../parser.h"
#include "simple_type.h"

u32 matching(const struct parser *p, u32 at)
{
	u32 distance = p->tokens[at].value, depth = 0, i;

	if (distance)
		return at + distance;
	for (i = at; p->tokens[i].kind != TOK_END; i++) { /* unmatched, or very far away */
		switch (p->tokens[i].kind) {
		case TOK_LPAREN:
		case TOK_LBRACKET:
		case TOK_LBRACE: depth++; break;
		case TOK_RPAREN:
		case TOK_RBRACKET:
		case TOK_RBRACE:
			if (!--depth)
				return i;
			break;
		default: break;
		}
	}
	return i;
}

void skip_balanced(struct parser *p)
{
	p->at = matching(p, p->at);
	advance(p);
}

static bool names_may_have_args(struct parser *p)
{
	unsigned next = tok_ahead(p, 1);

	return next == TOK_LESS || next == TOK_SCOPE;
}

void skip_name(struct parser *p)
{
	struct id_expression id;
	bool saved = p->tentative;

	p->tentative = true;
	if (!parse_id_expression(p, &id))
		advance(p);
	else if (id.has_args)
		release_written_arguments(p, id.args.first);
	p->tentative = saved;
}

static void skip_named_cast(struct parser *p)
{
	struct template_args args;

	advance(p);
	if (tok(p) != TOK_LESS)
		return;
	if (!parse_template_args(p, &args))
		advance(p);
	release_written_arguments(p, args.first);
}

/* Whether a token ends an operand or a type, whose subscript or bound a [ would begin. */
static bool takes_brackets(unsigned kind)
{
	switch (kind) {
	case TOK_IDENTIFIER:
	case TOK_STRING:
	case TOK_RPAREN:
	case TOK_RBRACKET:
	case TOK_RBRACE: return true;
	case TOK_return:
	case TOK_case: return false;
	default: return kind >= TOK_FIRST_KEYWORD;
	}
}

bool begins_lambda(const struct parser *p, u32 at, u32 first)
{
	if (p->tokens[at].kind != TOK_LBRACKET || (at > first && takes_brackets(p->tokens[at - 1].kind)))
		return false;
	switch (p->tokens[matching(p, at) + 1].kind) {
	case TOK_LBRACE:
	case TOK_LPAREN:
	case TOK_LESS:
	case TOK_ARROW:
	case TOK_attribute:
	case TOK_mutable:
	case TOK_constexpr:
	case TOK_consteval:
	case TOK_static:
	case TOK_noexcept: return true;
	default: return false; /* a bound behind * or & */
	}
}

/* <class T, C<T> U> of a lambda. */
static void skip_template_parameters(struct parser *p)
{
	u32 depth = 0;

	do {
		switch (tok(p)) {
		case TOK_END:
		case TOK_SEMICOLON:
		case TOK_RPAREN:
		case TOK_RBRACKET:
		case TOK_RBRACE: return;
		case TOK_LPAREN:
		case TOK_LBRACKET:
		case TOK_LBRACE: skip_balanced(p); continue;
		case TOK_LESS: depth++; break;
		case TOK_GREATER: depth--; break;
		default: break;
		}
		advance(p);
	} while (depth);
}

/* Whether requires begins a requires-expression, which has braces, and not a clause. */
static bool is_operand_of_constraint(unsigned before)
{
	return before == TOK_requires || before == TOK_LOGICAL_AND || before == TOK_LOGICAL_OR || before == TOK_NOT;
}

void skip_lambda_declarator(struct parser *p)
{
	if (tok(p) == TOK_LESS)
		skip_template_parameters(p);
	for (;;) {
		switch (tok(p)) {
		case TOK_END:
		case TOK_SEMICOLON:
		case TOK_RPAREN:
		case TOK_RBRACKET:
		case TOK_RBRACE:
		case TOK_LBRACE: return;
		case TOK_LPAREN:
		case TOK_LBRACKET: skip_balanced(p); continue;
		case TOK_requires:
			advance(p);
			if (!is_operand_of_constraint(p->tokens[p->at - 2].kind))
				continue;
			if (tok(p) == TOK_LPAREN)
				skip_balanced(p);
			if (tok(p) == TOK_LBRACE)
				skip_balanced(p);
			continue;
		default: advance(p);
		}
	}
}

/* A subscript, or a lambda up to its body; first: where the expression begins. */
static void skip_brackets(struct parser *p, u32 first)
{
	bool is_lambda = begins_lambda(p, p->at, first);

	skip_balanced(p);
	if (is_lambda)
		skip_lambda_declarator(p);
}

/* A member's name: only template says that < begins arguments. */
static void skip_member_name(struct parser *p)
{
	struct template_args args;

	advance(p);
	if (tok(p) == TOK_IDENTIFIER) {
		advance(p);
	} else if (tok(p) == TOK_template && tok_ahead(p, 1) == TOK_IDENTIFIER) {
		p->at += 2;
		if (tok(p) == TOK_LESS && parse_template_args(p, &args))
			release_written_arguments(p, args.first);
	}
}

void skip_expression(struct parser *p)
{
	u32 questions = 0, first = p->at;

	for (;;) {
		switch (tok(p)) {
		case TOK_END:
		case TOK_COMMA:
		case TOK_SEMICOLON:
		case TOK_RPAREN:
		case TOK_RBRACKET:
		case TOK_RBRACE: return;
		case TOK_LPAREN:
		case TOK_LBRACE: skip_balanced(p); continue;
		case TOK_LBRACKET: skip_brackets(p, first); continue;
		case TOK_QUESTION: questions++; break;
		case TOK_COLON:
			if (!questions)
				return;
			questions--;
			break;
		case TOK_ELLIPSIS:
			if (tok_ahead(p, 1) == TOK_COMMA || (p->greater_ends && tok_ahead(p, 1) == TOK_GREATER))
				return;
			break;
		case TOK_GREATER:
			if (p->greater_ends && !(touches_next(p) && tok_ahead(p, 1) == TOK_ASSIGN))
				return;
			break;
		case TOK_DOT:
		case TOK_ARROW: skip_member_name(p); continue;
		case TOK_SCOPE: skip_name(p); continue;
		case TOK_IDENTIFIER:
			if (!names_may_have_args(p))
				break;
			skip_name(p);
			continue;
		case TOK_static_cast:
		case TOK_const_cast:
		case TOK_dynamic_cast:
		case TOK_reinterpret_cast: skip_named_cast(p); continue;
		default: break;
		}
		advance(p);
	}
}

void skip_declaration(struct parser *p)
{
	for (;;) {
		switch (tok(p)) {
		case TOK_END:
		case TOK_RBRACE: return;
		case TOK_SEMICOLON: advance(p); return;
		case TOK_LBRACE:
			skip_balanced(p);
			accept(p, TOK_SEMICOLON);
			return;
		case TOK_LPAREN:
		case TOK_LBRACKET: skip_balanced(p); break;
		default: advance(p);
		}
	}
}

void find_final_return(const struct parser *p, u32 close, u32 *begin, u32 *end)
{
	unsigned before;

	*begin = *end = 0;
	if (close < 3 || p->tokens[close].kind != TOK_RBRACE || p->tokens[close - 1].kind != TOK_SEMICOLON ||
	    p->tokens[close - 2].kind != TOK_return)
		return;
	before = p->tokens[close - 3].kind;
	if (before != TOK_SEMICOLON && before != TOK_LBRACE && before != TOK_RBRACE)
		return; /* if (x) return; */
	*begin = p->tokens[close - 2].position;
	*end = p->tokens[close - 1].position + 1;
}

/* One operand of a constraint-logical-and-expression: a primary expression [temp.pre]. */
static void skip_constraint_operand(struct parser *p)
{
	while (tok(p) == TOK_NOT)
		advance(p);
	switch (tok(p)) {
	case TOK_LPAREN: skip_balanced(p); return;
	case TOK_requires:
		advance(p);
		if (tok(p) == TOK_LPAREN)
			skip_balanced(p);
		if (tok(p) == TOK_LBRACE)
			skip_balanced(p);
		return;
	case TOK_IDENTIFIER:
	case TOK_SCOPE:
	case TOK_decltype:
		skip_name(p);
		if (tok(p) == TOK_LPAREN && p->tokens[p->at - 1].kind == TOK_IDENTIFIER) /* a builtin trait */
			skip_balanced(p);
		return;
	default: advance(p);
	}
}

/* [temp.pre]: an operand of a requires-clause is a primary expression. */
static void check_start_of_constraint(struct parser *p)
{
	unsigned kind = tok(p);

	if (is_as_written(p) && (kind == TOK_NOT || kind == TOK_MINUS || kind == TOK_PLUS || kind == TOK_TILDE))
		report_error(p, position(p), DIAG_start_of_requires_clause);
}

void skip_requires_clause(struct parser *p)
{
	do {
		check_start_of_constraint(p);
		skip_constraint_operand(p);
	} while (accept(p, TOK_LOGICAL_AND) || accept(p, TOK_LOGICAL_OR));
}

/* ---- what must be understood at once ---- */

static bool has_landmark(const u32 *at, u32 count, u32 first, u32 end)
{
	u32 low = 0, high = count;

	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (at[middle] < first)
			low = middle + 1;
		else
			high = middle;
	}
	return low < count && at[low] < end;
}

/* Whether an identifier with one of the flags stands there. */
static bool mentions_flagged(const struct parser *p, u32 first, u32 end, u16 flags)
{
	u32 at;

	for (at = first; at < end; at++)
		if (p->tokens[at].kind == TOK_IDENTIFIER && p->lexed.identifiers.at[p->tokens[at].value].flags & flags)
			return true;
	return false;
}

bool mentions_managed(const struct parser *p, u32 first, u32 end) { return p->has_managed && mentions_flagged(p, first, end, IDF_MANAGED); }

static bool mentions_device_operator(const struct parser *p, u32 first, u32 end)
{
	const u64 *kinds = p->device_operators;
	u32 at;

	for (at = kinds[0] | kinds[1] | kinds[2] | kinds[3] ? first : end; at < end; at++)
		if (kinds[p->tokens[at].kind / 64] >> p->tokens[at].kind % 64 & 1)
			return true;
	return false;
}

bool mentions_device_name(const struct parser *p, u32 first, u32 end)
{
	return mentions_flagged(p, first, end, IDF_DEVICE_NAME) || mentions_device_operator(p, first, end);
}

bool must_record(const struct parser *p, u32 first, u32 end)
{
	return p->all_bodies || p->in_user_file || has_landmark(p->lexed.launches.at, p->lexed.launches.count, first, end) ||
	       has_landmark(p->lexed.landmarks.at, p->lexed.landmarks.count, first, end) || mentions_managed(p, first, end) ||
	       (p->relocatable && mentions_flagged(p, first, end, IDF_KERNEL)); /* the host file lists the kernels that host code names */
}

bool mentions_captures(const struct parser *p, u32 first, u32 end)
{
	return has_landmark(p->lexed.lambdas.at, p->lexed.lambdas.count, first, end);
}

/* Records the expressions from one token to another, those of a list perhaps, without a word on them. */
static void record_expressions(struct parser *p, u32 start, u32 end)
{
	bool in_user_file = p->in_user_file;
	u32 at = p->at;
	u8 evaluation = p->evaluation;

	p->at = start;
	p->recording = true;
	p->in_user_file = false; /* a class may declare names later: no errors */
	p->evaluation = evk_unevaluated;
	while (p->at < end) {
		u32 before = p->at;

		parse_assignment_expression(p);
		if (!accept(p, TOK_COMMA) && p->at == before)
			advance(p);
	}
	p->evaluation = evaluation;
	p->in_user_file = in_user_file;
	p->recording = false;
	p->at = at;
}

void record_managed_uses(struct parser *p, u32 start)
{
	if (!p->tentative && !p->recording && mentions_managed(p, start, p->at))
		record_expressions(p, start, p->at);
}

/* Whether T() or T{…} may stand there, where T is a scalar type, for the first of which typedefs are not counted. */
static bool makes_scalars(const struct parser *p, u32 first, u32 end)
{
	u32 at;

	for (at = first; at + 1 < end; at++) {
		unsigned kind = p->tokens[at].kind, next = p->tokens[at + 1].kind;

		if (is_simple_type_word(kind) && next == TOK_LPAREN && p->tokens[at + 2].kind == TOK_RPAREN)
			return true;
		if ((kind == TOK_IDENTIFIER || is_simple_type_word(kind)) && next == TOK_LBRACE)
			return true;
	}
	return false;
}

void record_scalars_made(struct parser *p, u32 first, u32 end)
{
	bool greater = p->greater_ends, is_tried = p->recording || p->tentative || p->spelling;

	if (is_tried || in_instance(p) || !p->template_depth || !makes_scalars(p, first, end))
		return;
	p->greater_ends = false;
	record_expressions(p, first, end);
	p->greater_ends = greater;
}

void record_scalars_in_type(struct parser *p, u32 first)
{
	for (; first < p->at; first++)
		if (p->tokens[first].kind == TOK_decltype && p->tokens[first + 1].kind == TOK_LPAREN)
			record_scalars_made(p, first + 2, matching(p, first + 1));
}

void skip_to_semicolon(struct parser *p)
{
	while (tok(p) != TOK_SEMICOLON && tok(p) != TOK_RBRACE && tok(p) != TOK_END) {
		if (tok(p) == TOK_LPAREN || tok(p) == TOK_LBRACKET || tok(p) == TOK_LBRACE)
			skip_balanced(p);
		else
			advance(p);
	}
	accept(p, TOK_SEMICOLON);
}

/* The parenthesis of if, while and the like. */
static void skip_condition(struct parser *p)
{
	while (tok(p) == TOK_constexpr || tok(p) == TOK_NOT || tok(p) == TOK_consteval)
		advance(p);
	if (tok(p) == TOK_LPAREN)
		skip_balanced(p);
}

void skip_statement(struct parser *p)
{
	unsigned kind = tok(p);

	if (!may_nest(p) || kind == TOK_LBRACE) {
		if (kind == TOK_LBRACE)
			skip_balanced(p);
		return;
	}
	switch (kind) {
	case TOK_if:
	case TOK_for:
	case TOK_while:
	case TOK_switch:
		advance(p);
		skip_condition(p);
		skip_statement(p);
		if (kind == TOK_if && accept(p, TOK_else))
			skip_statement(p);
		break;
	case TOK_do:
		advance(p);
		skip_statement(p);
		skip_to_semicolon(p);
		break;
	case TOK_try:
		advance(p);
		skip_statement(p);
		while (accept(p, TOK_catch)) {
			skip_condition(p);
			skip_statement(p);
		}
		break;
	case TOK_PRAGMA:
	case TOK_case:
	case TOK_default:
		while (tok(p) != TOK_COLON && tok(p) != TOK_END && kind != TOK_PRAGMA)
			advance(p);
		advance(p);
		skip_statement(p);
		break;
	default:
		if (kind == TOK_IDENTIFIER && tok_ahead(p, 1) == TOK_COLON) { /* a label */
			p->at += 2;
			skip_statement(p);
		} else {
			skip_to_semicolon(p);
		}
	}
}

void skip_handlers(struct parser *p)
{
	while (tok(p) == TOK_catch) {
		advance(p);
		if (tok(p) == TOK_LPAREN)
			skip_balanced(p);
		if (tok(p) == TOK_LBRACE)
			skip_balanced(p);
	}
}
