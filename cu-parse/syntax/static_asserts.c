/* static_assert [dcl.pre]/10, and what those come to: a measure of constant evaluation, for --stats. What is said of those that fail is in
 * typing/invalid_assertions.c. */
#include "../constants/constant.h"
#include "../typing/invalid.h"
#include "expr.h"

/* The condition ends before the last comma, if strings are all that follow it up to close. */
static void split_static_assert(const struct parser *p, struct il_static_assert *record, u32 close)
{
	u32 last = close - 1;

	record->condition_end = p->tokens[close].position;
	while (p->tokens[last].kind == TOK_STRING)
		last--;
	if (last == close - 1 || p->tokens[last].kind != TOK_COMMA)
		return;
	record->condition_end = p->tokens[last].position;
	record->message_begin = p->tokens[last + 1].position;
	record->message_end = token_end(p->il, &p->tokens[close - 1]);
}

/* What stands behind the comma that ends the condition, which begins at p, should be a string. */
static void check_message(struct parser *p, u32 close)
{
	if (!is_as_written(p) || p->tokens[close - 1].kind == TOK_STRING)
		return;
	skip_expression(p);
	if (tok(p) == TOK_COMMA && p->at < close && p->at + 1 != close)
		report_error(p, p->tokens[p->at + 1].position, DIAG_exp_string);
}

/* The condition of an assertion, p at its first token; recorded, wherever it stands. The reference takes a = for part of it. */
static void read_condition(struct parser *p, u32 index)
{
	bool named = p->names_parameters, recording = p->recording, in_constant = p->in_constant;
	u32 node;

	p->recording = p->names_parameters = p->in_constant = true; /* there are none */
	node = parse_assignment_expression(p);
	il_static_assert(p->il, index)->expr = node;
	p->recording = recording;
	p->names_parameters = named;
	p->in_constant = in_constant;
}

/* What the parentheses hold, and those, token by token, as it is written. */
static void read_operands(struct parser *p, u32 index)
{
	u32 around = stop_at(p, STOP_RPAREN | STOP_SEMICOLON | STOP_COMMA);

	require_token(p, TOK_LPAREN, DIAG_exp_lparen);
	il_static_assert(p->il, index)->condition_begin = position(p);
	read_condition(p, index);
	il_static_assert(p->il, index)->condition_end = position(p);
	if (tok(p) != TOK_RPAREN || at_inserted(p)) {
		require_token(p, TOK_COMMA, DIAG_exp_comma);
		p->stops &= ~(u32)STOP_COMMA;
		il_static_assert(p->il, index)->message_begin = position(p);
		if (tok(p) != TOK_STRING) {
			syntax_error(p, DIAG_exp_string);
			pass_to_stop(p);
		}
		while (accept(p, TOK_STRING))
			;
		il_static_assert(p->il, index)->message_end = end_of_last(p);
	}
	require_token(p, TOK_RPAREN, DIAG_exp_rparen);
	p->stops = around;
}

/* The same where it is known to be right, or something else is wrong. */
static void skip_operands(struct parser *p, u32 index)
{
	u32 start = p->at, close = matching(p, start);

	il_static_assert(p->il, index)->condition_begin = p->tokens[start + 1].position;
	advance(p);
	check_message(p, close);
	p->at = start + 1;
	if (p->recording && !p->tentative)
		read_condition(p, index);
	p->at = close;
	if (!p->recording) {
		record_managed_uses(p, start);
		check_lambdas_in_constant(p, start + 1, close);
	}
	split_static_assert(p, il_static_assert(p->il, index), close);
	advance(p);
}

void parse_static_assert(struct parser *p)
{
	bool is_written = is_as_written(p) && (p->recording || !is_in_template(p));
	u32 begin = position(p), errors = p->errors, index;
	struct il_static_assert *record;

	advance(p);
	if (!is_written && tok(p) != TOK_LPAREN) {
		skip_declaration(p);
		return;
	}
	index = il_new_static_assert(p->il, &record);
	record->scope = p->scope;
	record->may_be_discarded = p->body.may_be_discarded && in_instance(p);
	record->range_begin = begin;
	if (is_written)
		read_operands(p, index);
	else
		skip_operands(p, index);
	if (!accept(p, TOK_SEMICOLON) && is_written)
		missing_semicolon(p);
	record = il_static_assert(p->il, index);
	record->range_end = end_of_last(p);
	add_source_entry(p, il_any_of(IL_static_assert, index), 0, begin, record->range_end);
	if (p->errors == errors)
		check_static_assert(p, index);
}

/* Whether it stands in a template or a generic lambda, whose instantiations have their own. */
static bool is_in_pattern(const struct parser *p, u32 begin)
{
	u32 scope;

	for (scope = begin; scope; scope = p->scopes.at[scope].parent)
		if (p->scopes.at[scope].kind == sck_template_declaration && !p->scopes.at[scope].binds_arguments)
			return true;
	return is_in_generic_lambda(p, begin);
}

struct static_assert_counts evaluate_static_asserts(struct parser *p, void (*other)(struct parser *p, u32 position, bool fails))
{
	struct static_assert_counts counts = { 0 };
	u32 i, count = p->il->table[IL_static_assert].count; /* without those of bodies that are parsed for their sake */

	for (i = 1; i < count; i++) {
		struct il_static_assert record = *il_static_assert(p->il, i);
		struct constant value;

		if (is_in_pattern(p, record.scope))
			continue;
		if (!assertion_outcome(p, i, &value))
			value = record.expr ? constant_condition(p, record.expr) :
			                      condition_of_text(p, record.scope, record.condition_begin, record.condition_end, 0);
		if (record.may_be_discarded && !value.bits)
			value.known = false;
		if (!value.known)
			counts.unknown++;
		else if (value.bits)
			counts.holds++;
		else
			counts.fails++;
		if (!value.known || !value.bits)
			other(p, record.range_begin, value.known);
	}
	il_close_ranges(p->il);
	return counts;
}

static bool fails_in_instance(struct parser *p, const struct il_static_assert *record)
{
	const struct il_expr_node *condition = il_expr_node(p->il, record->expr);
	struct constant value;

	if (!record->expr || !(condition->flags & exf_instantiated) || !condition->routine || record->may_be_discarded ||
	    condition->evaluation == evk_discarded)
		return false;
	value = constant_condition(p, record->expr);
	return value.known && !value.bits;
}

void note_failed_assertions(struct parser *p)
{
	u32 i, count = p->il->table[IL_static_assert].count; /* without those of bodies that are parsed for their sake */

	for (i = 1; i < count; i++) {
		struct il_static_assert record = *il_static_assert(p->il, i);
		struct buffer message = { 0 };

		if (fails_in_instance(p, &record) && assertion_message(p, &record, &message)) {
			il_static_assert(p->il, i)->fails = true;
			il_static_assert(p->il, i)->shown = message.length ? il_intern(p->il, message.text, message.length) : 0;
		}
		buffer_free(&message);
	}
}
