/* Statements [stmt.stmt]. */
#include "../typing/invalid.h"
#include "../types/placeholder.h"
#include "../constants/constant.h"
#include "expr.h"

u32 statement_new(struct parser *p, enum il_statement_kind kind, u32 begin)
{
	struct il_statement *statement;
	u32 index;

	if (!recording(p))
		return 0;
	index = il_new_statement(p->il, &statement);
	statement->kind = (u8)kind;
	statement->range_begin = statement->range_end = begin;
	statement->flags = p->replaying ? stf_instantiated : 0;
	return index;
}

u32 statement_end(struct parser *p, u32 statement)
{
	if (statement) {
		struct il_statement *record = il_statement(p->il, statement);
		u32 end = end_of_last(p);

		record->range_end = end > record->range_begin ? end : record->range_begin;
	}
	return statement;
}

struct il_statement_extra *extra_of_statement(struct parser *p, u32 statement)
{
	struct il_statement *record = il_statement(p->il, statement);
	struct il_statement_extra *extra;

	if (record->extra)
		return il_statement_extra(p->il, record->extra);
	record->extra = il_new_statement_extra(p->il, &extra);
	return extra;
}

#define SET(statement, field, value) \
	do { \
		u32 set_value = (value); \
		if (statement) \
			il_statement(p->il, statement)->field = set_value; \
	} while (0)

/* Statements that follow each other: a statement is parsed into one of these, with its labels in front of it. */
struct sequence {
	u32 first, last;
};

static void append(struct parser *p, struct sequence *sequence, u32 statement)
{
	if (!statement)
		return;
	if (sequence->last)
		il_statement(p->il, sequence->last)->next = statement;
	else
		sequence->first = statement;
	sequence->last = statement;
}

static void parse_statement(struct parser *p, struct sequence *sequence);

/* Error recovery: to the end of a statement that was not understood. */
static void recover_statement(struct parser *p)
{
	p->recoveries += !p->silent;
	while (tok(p) != TOK_SEMICOLON && tok(p) != TOK_RBRACE && tok(p) != TOK_END) {
		if (tok(p) == TOK_LPAREN || tok(p) == TOK_LBRACKET) {
			skip_balanced(p);
		} else if (tok(p) == TOK_LBRACE) {
			skip_balanced(p);
			return;
		} else {
			advance(p);
		}
	}
	accept(p, TOK_SEMICOLON);
}

void end_with_semicolon(struct parser *p)
{
	if (!require_token(p, TOK_SEMICOLON, DIAG_exp_semicolon) && !is_compiled_once(p))
		recover_statement(p);
}

static void open_scope(struct parser *p, enum il_scope_kind kind)
{
	if (!p->tentative)
		p->scope = scope_new(p, kind, p->scope, il_any_of(IL_routine, p->routine));
}

/* Says that no label of the switch follows a [[fallthrough]]; there. */
static void end_fallthrough(struct parser *p)
{
	if (p->body.fallthrough)
		report_warning(p, p->body.fallthrough, DIAG_fallthrough_before_no_label);
	p->body.fallthrough = 0;
}

/* Behind one of the branches of a statement, in *earlier what is left of those before it: all are followed by the same. */
static void join_fallthrough(struct parser *p, u32 *earlier)
{
	*earlier = *earlier ? *earlier : p->body.fallthrough;
	p->body.fallthrough = 0;
}

/* The statement that another one controls, with its labels [stmt.select.general]/1 [stmt.iter.general]/2. */
static u32 parse_substatement(struct parser *p)
{
	struct sequence sequence = { 0 };
	u32 scope = p->scope;

	if (tok(p) == TOK_RBRACE)
		syntax_error(p, DIAG_exp_statement);
	if (is_compiled_once(p) && tok(p) != TOK_LBRACE)
		open_scope(p, sck_block); /* names that nothing declares are unknown in the next one */
	parse_statement(p, &sequence);
	p->scope = scope;
	return sequence.first;
}

/* ---- simple statements ---- */

static u32 expression_statement(struct parser *p)
{
	u32 begin = position(p), start = p->at, statement = statement_new(p, stmk_expr, begin);
	u32 around = stop_at(p, STOP_SEMICOLON), expr;
	struct expression_statement outer = p->expression_statement;
	bool is_declaration;

	p->expression_statement = (struct expression_statement){ .begin = begin, .errors = p->errors };
	expr = parse_expression(p);
	is_declaration = p->expression_statement.type_end == p->at;
	p->expression_statement = outer;
	p->stops = around;
	if (is_declaration) {
		parse_declarators_of_error(p, begin);
		return statement_end(p, statement);
	}
	if (p->at == start && !is_compiled_once(p) && tok(p) != TOK_SEMICOLON)
		advance(p);
	expr_flag(p, expr, exf_discarded_value);
	if (check_overloaded_value(p, expr))
		expr_flag(p, expr, exf_unresolved);
	SET(statement, expr, expr);
	end_with_semicolon(p);
	return statement_end(p, statement);
}

static u32 declaration_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_decl, position(p));

	SET(statement, first_declared, parse_block_declaration(p));
	return statement_end(p, statement);
}

static u32 goto_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_goto, position(p)), label;

	check_statement_of_constexpr(p);
	advance(p);
	if (accept(p, TOK_STAR)) { /* GNU: computed */
		SET(statement, kind, stmk_assigned_goto);
		SET(statement, expr, parse_expression(p));
	} else if (tok(p) == TOK_IDENTIFIER) {
		label = label_named(p, tok_ident(p), position(p));
		if (statement)
			extra_of_statement(p, statement)->label = label;
		advance(p);
	} else {
		syntax_error(p, DIAG_exp_identifier);
	}
	end_with_semicolon(p);
	return statement_end(p, statement);
}

static u32 jump_statement(struct parser *p, enum il_statement_kind kind)
{
	u32 statement = statement_new(p, kind, position(p)), around = stop_at(p, STOP_SEMICOLON), errors = p->errors;
	bool is_stray = (kind == stmk_continue && !p->body.loops) || (kind == stmk_break && !p->body.loops && !p->body.switches);

	if (is_stray)
		syntax_error(p, kind == stmk_break ? DIAG_break_outside_loop : DIAG_continue_outside_loop);
	advance(p);
	if (kind == stmk_return && tok(p) != TOK_SEMICOLON)
		check_return_of_special(p);
	if (kind != stmk_break && kind != stmk_continue && tok(p) != TOK_SEMICOLON)
		SET(statement, expr, tok(p) == TOK_LBRACE ? parse_braced_init_list(p) : parse_expression(p));
	else if (kind == stmk_return)
		check_empty_return(p);
	if (kind == stmk_return && statement) {
		bool is_wrong = p->errors > errors;

		check_return(p, il_statement(p->il, statement)->expr);
		check_deduced_result(p, il_statement(p->il, statement)->expr, is_wrong);
	}
	if (kind == stmk_coroutine_return)
		note_coroutine(p);
	p->stops = around;
	end_with_semicolon(p);
	statement = statement_end(p, statement);
	return is_stray ? 0 : statement; /* which leads nowhere */
}

/* A type that begins a statement or condition where a declarator should follow and does not, nor an operand of the type: Base != x. p is
 * moved to what follows; *derived is set where a * or & did. */
static bool at_lone_type(struct parser *p, bool *derived)
{
	struct specifiers s = { 0 };
	u32 start = p->at;
	bool tentative = p->tentative, recording = p->recording;

	if (!in_code(p) || in_instance(p) || begins_with_unknown_qualifier(p, p->at) || begins_with_typename_of_nothing(p) ||
	    !starts_specifier(p))
		return false;
	p->tentative = true;
	p->recording = false;
	parse_specifiers(p, &s, CONTEXT_BLOCK, NULL);
	p->tentative = tentative;
	p->recording = recording;
	if (s.type && s.type != p->error_type && p->behind_unclosed != p->at && tok(p) != TOK_LPAREN && tok(p) != TOK_LBRACE &&
	    tok(p) != TOK_LBRACKET && tok(p) != TOK_SCOPE && tok(p) != TOK_LESS && !s.flags) {
		start = p->at;
		while (tok(p) == TOK_STAR || tok(p) == TOK_AND || tok(p) == TOK_LOGICAL_AND || tok(p) == TOK_const)
			advance(p);
		*derived = p->at > start;
		return true;
	}
	p->at = start;
	return false;
}

/* The reference takes what begins with a type for a declaration. */
static bool lone_type_statement(struct parser *p)
{
	u32 begin = position(p), around;
	bool derived;

	if (!at_lone_type(p, &derived))
		return false;
	around = stop_at(p, STOP_SEMICOLON);
	if (tok(p) == TOK_SEMICOLON && !derived) {
		diag_report(p->diag, DIAG_useless_decl, begin);
	} else {
		syntax_error(p, DIAG_exp_identifier);
		pass_to_stop(p);
	}
	p->stops = around;
	end_with_semicolon(p);
	return true;
}

/* The same of a condition. */
static bool lone_type_condition(struct parser *p)
{
	bool derived;
	u32 place;

	if (!at_lone_type(p, &derived))
		return false;
	place = position(p);
	syntax_error(p, DIAG_exp_identifier);
	pass_to_stop(p);
	if (tok(p) != TOK_ASSIGN)
		report_error(p, place, DIAG_condition_without_initializer);
	return true;
}

static u32 empty_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_empty, position(p));

	advance(p);
	return statement_end(p, statement);
}

/* ---- conditions [stmt.pre] ---- */

/* What check_condition() says of an expression. */
static void check_declared_condition(struct parser *p, u32 declaration, bool is_switch)
{
	u32 node = declaration ? il_statement(p->il, declaration)->expr : 0;
	il_any target = node ? il_expr_node(p->il, node)->target : 0;

	if (il_any_kind(target) == IL_variable)
		check_condition_variable(p, il_any_index(target), is_switch);
}

/* The declaration of a condition, range or handler: a stmk_decl with an enk_condition that names the variable. */
static u32 condition_declaration(struct parser *p, bool with_initializer, u32 flag)
{
	u32 statement = statement_new(p, stmk_decl, position(p)), node = expr_new(p, enk_condition, position(p));
	u32 variable = parse_condition_declaration(p, with_initializer);

	if (node && variable) {
		il_variable(p->il, variable)->flags &= ~(u32)vf_condition;
		il_variable(p->il, variable)->flags |= flag;
		il_expr_node(p->il, node)->target = il_any_of(IL_variable, variable);
		il_expr_node(p->il, node)->name = il_variable(p->il, variable)->name;
	}
	SET(statement, expr, expr_end(p, node));
	return statement_end(p, statement);
}

/* Whether a token of this kind stands outside of all brackets before close; for a colon, outside of ?: too. */
static bool stands_before(const struct parser *p, unsigned kind, u32 close)
{
	u32 at, questions = 0;

	for (at = p->at; at < close; at++) {
		switch (p->tokens[at].kind) {
		case TOK_LPAREN:
		case TOK_LBRACKET:
		case TOK_LBRACE: at = matching(p, at); break;
		case TOK_QUESTION: questions++; break;
		case TOK_COLON:
			if (kind == TOK_COLON && !questions)
				return true;
			questions -= questions != 0;
			break;
		default:
			if (p->tokens[at].kind == kind)
				return true;
		}
	}
	return false;
}

/* init-statement and condition, up to close. What they declare gets a scope, which the caller closes. */
static void parse_condition(struct parser *p, u32 statement, u32 close)
{
	struct sequence init = { 0 };
	bool has_init = stands_before(p, TOK_SEMICOLON, close), declares;
	u32 declaration;

	if (has_init) {
		open_scope(p, sck_condition);
		parse_statement(p, &init);
	}
	declares = p->at < close && starts_condition_declaration(p);
	if (declares && !has_init)
		open_scope(p, sck_condition);
	if (declares) {
		declaration = condition_declaration(p, true, vf_condition);
		append(p, &init, declaration);
		check_declared_condition(p, declaration, statement && il_statement(p->il, statement)->kind == stmk_switch);
	} else if (!lone_type_condition(p)) {
		SET(statement, expr, parse_expression(p));
	}
	if (!declares && statement && il_statement(p->il, statement)->expr)
		(il_statement(p->il, statement)->kind == stmk_switch ? check_switch_condition :
		                                                       check_condition)(p, il_statement(p->il, statement)->expr);
	SET(statement, init, init.first);
}

/* The ( of a condition or of the head of a for; *close gets the token index of its ), or p->at where there is none. */
static bool open_head(struct parser *p, u32 *close)
{
	bool opens = require_token(p, TOK_LPAREN, DIAG_exp_lparen);

	*close = opens ? matching(p, p->at - 1) : p->at;
	return opens;
}

/* What the source has at p. */
static unsigned tok_behind_inserted(const struct parser *p)
{
	u32 at = p->at;

	while (is_inserted(p, at))
		at++;
	return p->tokens[at].kind;
}

static void close_head(struct parser *p, bool opens, u32 close)
{
	u32 place = position(p), errors = p->errors;
	bool ends_block = tok_behind_inserted(p) == TOK_RBRACE;

	if (!opens) {
		require_token(p, TOK_RPAREN, DIAG_exp_rparen);
		return;
	}
	close_list(p, close);
	if (p->errors > errors && !ends_block)
		diag_move(p->diag, place + 2); /* behind what is said of an expression without effect */
}

/* ( condition ) */
static void parenthesized_condition(struct parser *p, u32 statement)
{
	struct brackets saved = enter_brackets(p);
	u32 close;
	bool opens = open_head(p, &close);
	u32 around = stop_at(p, STOP_RPAREN);

	parse_condition(p, statement, close);
	p->stops = around;
	leave_brackets(p, saved);
	close_head(p, opens, close);
}

/* ---- selection [stmt.select] ---- */

static bool may_be_discarded(struct parser *p, u32 statement)
{
	return statement && p->template_depth && il_statement(p->il, statement)->kind == stmk_constexpr_if;
}

/* Whether it is not known which substatement of an if constexpr is discarded. */
static bool is_undecided(const struct parser *p, u32 statement)
{
	const struct il_statement *record = il_statement(p->il, statement);

	return statement && record->kind == stmk_constexpr_if && !(record->flags & (stf_discarded_then | stf_discarded_else));
}

/* A substatement of if or if constexpr; flag is set where it is discarded. An instance does not have those at all [stmt.if]/2; in a
 * template any of if constexpr may be one. */
static u32 selected_substatement(struct parser *p, u32 statement, u32 flag)
{
	const struct il_statement *record = il_statement(p->il, statement);
	bool is_discarded = statement && record->flags & flag, saved = p->body.may_be_discarded;
	u8 evaluation = p->evaluation;
	u32 substatement;
	il_any noted = p->noted_instance;

	if (is_discarded && in_instance(p) && p->replaying) { /* not an explicit specialization of a member */
		skip_statement(p);
		return 0;
	}
	if (is_discarded || may_be_discarded(p, statement))
		p->evaluation = evk_discarded;
	p->body.may_be_discarded |= is_undecided(p, statement);
	if (is_undecided(p, statement))
		p->noted_instance = 0; /* an instance may lack what is wrong there */
	substatement = parse_substatement(p);
	p->noted_instance = noted;
	p->evaluation = evaluation;
	p->body.may_be_discarded = saved;
	return substatement;
}

/* Which substatement of an if constexpr is discarded: stf_discarded_then, stf_discarded_else, 0 when it cannot be told. */
static u32 discarded(struct parser *p, u32 statement)
{
	const struct il_statement *record = il_statement(p->il, statement);
	struct constant condition;

	if (!statement || record->kind != stmk_constexpr_if || p->template_depth || !record->expr)
		return 0;
	condition = constant_condition(p, record->expr);
	if (!condition.known && in_code(p))
		report_not_constant(p, record->expr, ANY_TYPE);
	return !condition.known ? 0 : condition.bits ? stf_discarded_else : stf_discarded_then;
}

static void note_constexpr_if(struct parser *p)
{
	u32 lambda = p->lambda;

	for (; lambda; lambda = il_lambda(p->il, lambda)->enclosing_lambda)
		il_lambda(p->il, lambda)->flags |= lf_constexpr_if;
}

/* if … and what it controls, without the else. */
static u32 if_branch(struct parser *p)
{
	u32 statement = statement_new(p, stmk_if, position(p)), around;

	advance(p);
	if (accept(p, TOK_constexpr)) {
		SET(statement, kind, stmk_constexpr_if);
		note_constexpr_if(p);
	} else if (tok(p) == TOK_consteval || tok(p) == TOK_NOT) {
		SET(statement, kind, tok(p) == TOK_NOT ? stmk_if_not_consteval : stmk_if_consteval);
		check_if_consteval(p, p->at - 1);
		accept(p, TOK_NOT);
		accept(p, TOK_consteval);
	}
	if (p->tokens[p->at - 1].kind != TOK_consteval)
		parenthesized_condition(p, statement);
	else if (tok(p) != TOK_LBRACE && in_code(p))
		report_error(p, position(p), DIAG_consteval_if_without_braces);
	SET(statement, flags, (statement ? il_statement(p->il, statement)->flags : 0) | discarded(p, statement));
	around = stop_at(p, STOP_ELSE);
	SET(statement, first_statement, selected_substatement(p, statement, stf_discarded_then));
	p->stops = around;
	return statement;
}

/* if … else if … else …: a loop, for long chains. The statements of a chain end together. */
static u32 if_statement(struct parser *p)
{
	u32 first = 0, previous = 0, scope = p->scope, statement, fallthrough = 0;
	u8 evaluation = p->evaluation;
	bool may_be_discarded_around = p->body.may_be_discarded;

	for (;;) {
		statement = if_branch(p);
		if (previous)
			SET(previous, else_statement, statement);
		else
			first = statement;
		join_fallthrough(p, &fallthrough);
		if (!accept(p, TOK_else))
			break;
		check_else_of_consteval(p, statement);
		if (tok(p) != TOK_if || (statement && il_statement(p->il, statement)->flags & stf_discarded_else)) {
			SET(statement, else_statement, selected_substatement(p, statement, stf_discarded_else));
			break;
		}
		if (may_be_discarded(p, statement))
			p->evaluation = evk_discarded;
		p->body.may_be_discarded |= is_undecided(p, statement);
		previous = statement;
	}
	join_fallthrough(p, &fallthrough);
	p->body.fallthrough = fallthrough;
	p->scope = scope;
	p->evaluation = evaluation;
	p->body.may_be_discarded = may_be_discarded_around;
	for (previous = first; previous; previous = previous == statement ? 0 : il_statement(p->il, previous)->else_statement)
		statement_end(p, previous);
	return first;
}

/* The type that case labels have to have; of a wrong condition, the error type. */
static u32 promoted_condition(struct parser *p, u32 node, bool is_wrong)
{
	u32 type = node ? il_expr_node(p->il, node)->type : 0, enumeration = type_strip(p, type, NULL);
	u8 kind;

	if (is_wrong)
		return p->error_type;
	if (!type || type_is_unknown(p, type))
		return 0;
	if (!is_enum_type(p, type))
		return promoted_type(p, type) == enumeration ? decayed_type(p, type) : promoted_type(p, type);
	if (il_type(p->il, enumeration)->flags & tyf_scoped_enum)
		return enumeration;
	kind = type_is_dependent(p, type) ? ik_none : promoted_enumeration(p, enumeration);
	return kind ? p->builtin[kind] : 0;
}

static u32 switch_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_switch, position(p)), scope = p->scope, errors = p->errors;
	struct body_state outer = p->body;
	struct il_switch_info *info;

	advance(p);
	parenthesized_condition(p, statement);
	p->body.switch_info = statement ? il_new_switch_info(p->il, &info) : 0;
	p->body.switch_type = statement ? promoted_condition(p, il_statement(p->il, statement)->expr, p->errors > errors) : 0;
	p->body.last_case = 0;
	p->body.switches++;
	if (statement)
		extra_of_statement(p, statement)->switch_info = p->body.switch_info;
	SET(statement, first_statement, parse_substatement(p));
	end_fallthrough(p);
	p->body = outer;
	p->scope = scope;
	return statement_end(p, statement);
}

/* ---- iteration [stmt.iter] ---- */

static u32 loop_body(struct parser *p)
{
	u32 statement;

	p->body.loops++;
	statement = parse_substatement(p);
	end_fallthrough(p);
	p->body.loops--;
	return statement;
}

static u32 while_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_while, position(p)), scope = p->scope;

	advance(p);
	parenthesized_condition(p, statement);
	SET(statement, first_statement, loop_body(p));
	p->scope = scope;
	return statement_end(p, statement);
}

static u32 do_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_end_test_while, position(p)), scope = p->scope, around;

	advance(p);
	around = stop_at(p, STOP_WHILE);
	SET(statement, first_statement, loop_body(p));
	p->stops = around;
	require_token(p, TOK_while, DIAG_exp_while);
	stop_at(p, STOP_SEMICOLON);
	parenthesized_condition(p, statement);
	p->stops = around;
	p->scope = scope;
	end_with_semicolon(p);
	return statement_end(p, statement);
}

/* for-range-declaration [stmt.ranged] */
static u32 range_declaration(struct parser *p)
{
	u32 start = p->at, declaration = condition_declaration(p, false, vf_range_declaration);

	if (p->at == start + 1 && tok(p) == TOK_COLON && is_compiled_once(p)) /* a type alone */
		syntax_error(p, DIAG_exp_identifier);
	return declaration;
}

/* init-statement for-range-declaration : for-range-initializer [stmt.ranged]; the initializer does not see what is declared. */
static void range_for_head(struct parser *p, u32 statement, u32 close)
{
	struct sequence init = { 0 };
	u32 declaration, scope;

	SET(statement, kind, stmk_range_based_for);
	if (stands_before(p, TOK_SEMICOLON, close))
		parse_statement(p, &init);
	open_scope(p, sck_condition);
	scope = p->scope;
	declaration = skip_range_without_type(p) ? 0 : range_declaration(p);
	append(p, &init, declaration);
	SET(statement, init, init.first);
	accept(p, TOK_COLON);
	p->scope = p->scopes.at[scope].parent;
	SET(statement, expr, parse_initializer_clause(p));
	p->scope = scope;
	if (statement)
		check_range(p, il_statement(p->il, statement)->expr);
	if (statement && declaration) {
		il_any variable = il_expr_node(p->il, il_statement(p->il, declaration)->expr)->target;

		deduce_range_variable(p, il_any_index(variable), il_statement(p->il, statement)->expr);
	}
}

static void for_head(struct parser *p, u32 statement, u32 close)
{
	struct sequence init = { 0 };
	u32 increment, around;

	p->head_scope = p->scope;
	check_unknown_template_in_head(p);
	if (tok(p) == TOK_RBRACE)
		append(p, &init, expression_statement(p));
	else
		parse_statement(p, &init);
	around = stop_at(p, STOP_SEMICOLON);
	check_unknown_template_in_head(p);
	if (tok(p) != TOK_SEMICOLON && (p->at < close || is_compiled_once(p))) {
		bool declares = starts_condition_declaration(p);

		p->head_scope = declares ? 0 : p->head_scope;
		if (declares) {
			u32 declaration = condition_declaration(p, true, vf_condition);

			append(p, &init, declaration);
			check_declared_condition(p, declaration, false);
		} else {
			SET(statement, expr, parse_expression(p));
		}
		if (statement)
			check_condition(p, il_statement(p->il, statement)->expr);
	}
	SET(statement, init, init.first);
	p->stops = around;
	if (tok(p) == TOK_RBRACE) /* the whole head is missing */
		return;
	require_token(p, TOK_SEMICOLON, DIAG_exp_semicolon);
	if (p->at < close || ((tok(p) != TOK_RPAREN || at_inserted(p)) && is_compiled_once(p))) {
		increment = parse_expression(p);
		expr_flag(p, increment, exf_discarded_value);
		SET(statement, increment, increment);
	}
}

static u32 for_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_for, position(p)), scope = p->scope, head_scope = p->head_scope, close, around;
	u32 first_variable = p->il->table[IL_variable].count, own_scope;
	struct brackets saved;
	bool opens, is_range;

	open_scope(p, sck_condition);
	own_scope = p->scope;
	advance(p);
	accept(p, TOK_co_await);
	saved = enter_brackets(p);
	opens = open_head(p, &close);
	around = stop_at(p, STOP_RPAREN);
	is_range = opens && stands_before(p, TOK_COLON, close);
	if (is_range)
		range_for_head(p, statement, close);
	else
		for_head(p, statement, close);
	p->stops = around;
	leave_brackets(p, saved);
	close_head(p, opens, close);
	if (!opens)
		SET(statement, kind, stmk_empty); /* not one without end */
	p->head_scope = head_scope;
	SET(statement, first_statement, loop_body(p));
	p->scope = scope;
	if (!is_range)
		note_for_variables(p, first_variable, own_scope);
	return statement_end(p, statement);
}

/* ---- try [except.pre] ---- */

/* catch (…) { … }; first: of those before it; is_masked: behind one that catches all. */
static u32 parse_handler(struct parser *p, u32 first, bool is_masked)
{
	struct il_handler *handler;
	u32 index = recording(p) ? il_new_handler(p->il, &handler) : 0, begin = position(p), scope = p->scope, parameter = 0, body;

	open_scope(p, sck_condition);
	advance(p);
	if (tok(p) == TOK_LPAREN) {
		u32 close = matching(p, p->at);
		struct brackets saved = enter_brackets(p);

		advance(p);
		if (!accept(p, TOK_ELLIPSIS) && !skip_missing_exception(p, close)) {
			u32 place = position(p);

			if (is_masked)
				report_error(p, place, DIAG_masked_handler);
			parameter = parse_condition_declaration(p, false);
			if (parameter) {
				require_class(p, type_without_reference(p, il_variable(p->il, parameter)->type), place);
				check_abstract_type(p, il_variable(p->il, parameter)->type, DIAG_abstract_class_caught, place);
				if (!is_masked)
					check_masked(p, first, il_variable(p->il, parameter)->type, place);
			}
		}
		close_brackets(p, saved, close);
	} else {
		syntax_error(p, DIAG_exp_lparen);
	}
	if (parameter)
		il_variable(p->il, parameter)->flags = (il_variable(p->il, parameter)->flags & ~(u32)vf_condition) | vf_exception;
	if (tok(p) != TOK_LBRACE)
		report_error(p, position(p), DIAG_exp_lbrace);
	body = tok(p) == TOK_LBRACE ? parse_compound_statement(p) : 0;
	p->scope = scope;
	if (index) {
		handler->parameter = parameter;
		handler->statement = body;
		handler->range_begin = begin;
		handler->range_end = end_of_last(p);
	}
	return index;
}

u32 parse_handlers(struct parser *p)
{
	u32 first = 0, last = 0, fallthrough = 0;
	bool catches_all = false;

	join_fallthrough(p, &fallthrough);
	if (tok(p) != TOK_catch)
		report_error(p, position(p), DIAG_try_without_handler);
	while (tok(p) == TOK_catch) {
		bool is_last = tok_ahead(p, 1) == TOK_LPAREN && tok_ahead(p, 2) == TOK_ELLIPSIS;
		u32 handler = parse_handler(p, first, catches_all);

		join_fallthrough(p, &fallthrough);
		catches_all |= is_last;
		if (handler && last)
			il_handler(p->il, last)->next = handler;
		else if (handler)
			first = handler;
		last = handler;
	}
	p->body.fallthrough = fallthrough;
	return first;
}

static u32 try_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_try_block, position(p)), handlers;

	check_statement_of_constexpr(p);
	advance(p);
	if (seek_token(p, TOK_LBRACE, DIAG_exp_lbrace))
		SET(statement, first_statement, parse_compound_statement(p));
	handlers = parse_handlers(p);
	if (statement)
		extra_of_statement(p, statement)->first_handler = handlers;
	return statement_end(p, statement);
}

/* ---- all of them ---- */

/* The [[fallthrough]] among attributes of a statement, or 0. */
static u32 fallthrough_among(const struct parser *p, u32 attribute)
{
	while (attribute && (il_attribute(p->il, attribute)->is_unknown ||
	                     strcmp(il_text(p->il, il_attribute(p->il, attribute)->name), "fallthrough") != 0))
		attribute = il_attribute(p->il, attribute)->next;
	return attribute && is_as_written(p) ? attribute : 0;
}

/* After attributes: a declaration, which has them as its own, or another statement, to which they mean nothing here. */
static void attributed_statement(struct parser *p, struct sequence *sequence)
{
	u32 start = p->at, first = 0, last = 0, fallthrough, place;
	bool is_null;

	parse_attributes(p, &first, &last, false);
	if (tok(p) != TOK_SEMICOLON && tok(p) != TOK_LBRACE && (tok(p) == TOK_using || starts_declaration(p))) {
		p->at = start;
		append(p, sequence, declaration_statement(p));
		return;
	}
	if (tok(p) != TOK_IDENTIFIER || tok_ahead(p, 1) != TOK_COLON) /* a label can have them */
		report_attributes_of_statement(p, first);
	if (tok(p) == TOK_RBRACE)
		syntax_error(p, DIAG_exp_statement);
	fallthrough = fallthrough_among(p, first);
	is_null = tok(p) == TOK_SEMICOLON;
	place = fallthrough ? il_attribute(p->il, fallthrough)->range_begin : 0;
	if (fallthrough && !is_null)
		report_warning(p, place, DIAG_fallthrough_of_statement);
	parse_statement(p, sequence);
	if (fallthrough && is_null && !p->body.switches)
		report_error(p, place, DIAG_fallthrough_outside_switch);
	else if (fallthrough && is_null)
		p->body.fallthrough = p->tokens[start].position;
}

/* else, catch: certain only if no statement before was given up. */
static void stray_keyword(struct parser *p)
{
	u32 around = stop_at(p, STOP_SEMICOLON);

	if (!p->recoveries)
		syntax_error(p, DIAG_exp_statement);
	pass_to_stop(p);
	p->stops = around;
	accept(p, TOK_SEMICOLON);
}

static u32 statement_by_token(struct parser *p)
{
	switch (tok(p)) {
	case TOK_LBRACE: return parse_compound_statement(p);
	case TOK_if: return if_statement(p);
	case TOK_while: return while_statement(p);
	case TOK_switch: return switch_statement(p);
	case TOK_do: return do_statement(p);
	case TOK_for: return for_statement(p);
	case TOK_return: return jump_statement(p, stmk_return);
	case TOK_co_return: return jump_statement(p, stmk_coroutine_return);
	case TOK_break: return jump_statement(p, stmk_break);
	case TOK_continue: return jump_statement(p, stmk_continue);
	case TOK_goto: return goto_statement(p);
	case TOK_try: return try_statement(p);
	case TOK_asm: return parse_asm_statement(p);
	case TOK_label: declare_local_labels(p); return 0;
	case TOK_SEMICOLON: return empty_statement(p);
	case TOK_catch:
	case TOK_else: stray_keyword(p); return 0;
	case TOK_RBRACE: return 0;
	default:
		if (starts_declaration(p))
			return declaration_statement(p);
		return lone_type_statement(p) ? 0 : expression_statement(p);
	}
}

/* A statement with what stands in front of it: pragmas, labels. */
static void parse_statement(struct parser *p, struct sequence *sequence)
{
	u32 start, label, around = p->statement;
	bool is_labeled = false;

	if (!may_nest(p)) {
		recover_statement(p);
		return;
	}
	for (;;) {
		if (tok(p) == TOK_PRAGMA) {
			parse_pragma(p);
		} else if (parse_label(p, &label)) {
			append(p, sequence, label);
			p->body.fallthrough = 0;
			is_labeled = true;
		} else {
			break;
		}
	}
	if (tok(p) != TOK_RBRACE)
		end_fallthrough(p);
	else if (is_labeled && is_as_written(p))
		report_warning(p, position(p), DIAG_label_without_statement);
	start = p->statement = p->at;
	if (at_attribute(p))
		attributed_statement(p, sequence);
	else
		append(p, sequence, statement_by_token(p));
	p->statement = around;
	if (p->at == start && tok(p) != TOK_RBRACE && !is_compiled_once(p))
		advance(p);
}

/* A } that belongs to a block inside, of which a part was passed over. */
static bool ends_early(const struct parser *p) { return tok(p) == TOK_RBRACE && p->errors && is_compiled_once(p); }

u32 parse_compound_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_block, position(p)), scope = p->scope, open = p->at, close = matching(p, open);
	u32 around = p->stops;
	struct brackets saved = enter_brackets(p);
	struct sequence sequence = { 0 };

	p->stops = STOP_RBRACE;
	open_scope(p, sck_block);
	SET(statement, scope, p->scope);
	advance(p);
	while (p->at < close && tok(p) != TOK_END && !ends_early(p)) {
		u32 start = p->at;

		parse_statement(p, &sequence);
		if (p->at < close && !ends_early(p) && (tok(p) == TOK_RBRACE || p->at == start)) /* never past an inner brace */
			advance(p);
	}
	SET(statement, first_statement, sequence.first);
	p->scope = scope;
	p->stops = around;
	leave_brackets(p, saved);
	p->syntax_errors += p->at < close && tok(p) == TOK_RBRACE; /* whose the others are is a guess from now on */
	if (tok(p) == TOK_END && is_compiled_once(p))
		vec_push(&p->open_blocks, open);
	if (ends_early(p))
		advance(p);
	else if (tok(p) != TOK_END)
		close_list(p, close);
	return statement_end(p, statement);
}
