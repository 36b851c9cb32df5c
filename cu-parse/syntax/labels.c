/* Labels: names, case, default [stmt.label]. */
#include "../constants/constant.h"
#include "../typing/invalid.h"
#include "expr.h"

enum { LABELS = 0x80000000u }; /* no scopes of the IL have such numbers: lookups never come there */

struct body_state begin_labels(struct parser *p, u32 scope)
{
	struct body_state saved = p->body;

	p->body = (struct body_state){ .label_scope = LABELS | scope, .call_operator = saved.call_operator };
	return saved;
}

static u32 new_label(struct parser *p, u32 label_scope, u32 ident, u32 position)
{
	struct il_label *label;
	u32 index = il_new_label(p->il, &label);

	label->name = p->lexed.identifiers.at[ident].name;
	label->position = position;
	label->parent_scope = p->scope;
	label->routine = p->routine;
	label->entity = enf_local_to_function;
	bind(p, label_scope, ident, il_any_of(IL_label, index));
	return index;
}

/* Where the labels are bound that __label__ declares in a block. */
static u32 local_label_scope(u32 block) { return (u32)LABELS | block; }

/* The symbol of the label that a name means here: of a block around that declares it, or of the function; 0: none yet. */
static u32 label_symbol(struct parser *p, u32 ident)
{
	u32 block, symbol;

	for (block = p->body.has_local_labels ? p->scope : 0; block && local_label_scope(block) != p->body.label_scope;
	     block = p->scopes.at[block].parent) {
		symbol = bound_symbol(p, local_label_scope(block), ident);
		if (symbol)
			return symbol;
	}
	return bound_symbol(p, p->body.label_scope, ident);
}

u32 label_named(struct parser *p, u32 ident, u32 position)
{
	u32 symbol, index;

	if (!recording(p) || !ident)
		return 0;
	symbol = label_symbol(p, ident);
	if (!symbol)
		return new_label(p, p->body.label_scope, ident, position);
	index = il_any_index(p->symbols.at[symbol].entity);
	if (!il_label(p->il, index)->position)
		il_label(p->il, index)->position = position;
	return index;
}

void declare_local_labels(struct parser *p)
{
	do {
		advance(p);
		if (tok(p) != TOK_IDENTIFIER)
			break;
		if (recording(p) && !bound_symbol(p, local_label_scope(p->scope), tok_ident(p)))
			new_label(p, local_label_scope(p->scope), tok_ident(p), 0);
		p->body.has_local_labels = true;
		advance(p);
	} while (tok(p) == TOK_COMMA);
	while (tok(p) != TOK_SEMICOLON && tok(p) != TOK_RBRACE && tok(p) != TOK_END)
		advance(p);
	accept(p, TOK_SEMICOLON);
}

static struct il_switch_case_entry *new_case(struct parser *p)
{
	struct il_switch_case_entry *entry;
	u32 index = il_new_switch_case_entry(p->il, &entry);

	if (p->body.last_case)
		il_switch_case_entry(p->il, p->body.last_case)->next = index;
	else if (p->body.switch_info)
		il_switch_info(p->il, p->body.switch_info)->first_case = index;
	p->body.last_case = index;
	return entry;
}

void check_labels(struct parser *p, u32 first)
{
	u32 i;

	if (!is_compiled_once(p))
		return;
	for (i = first; i < p->il->table[IL_label].count; i++) {
		const struct il_label *label = il_label(p->il, i);

		if (label->entity & enf_defined || !label->name || !label->position)
			continue;
		report_error(p, label->position, DIAG_undefined_label, il_text(p->il, label->name));
		diag_move(p->diag, end_of_last(p));
	}
}

enum { MOST_COMPARED_CASES = 40 };

struct case_range {
	__int128 first, last;
	bool known;
};

/* last: 0, it is one value. */
static struct case_range range_of_case(struct parser *p, u32 first, u32 last)
{
	struct constant from = constant_of_expression(p, first), to = last ? constant_of_expression(p, last) : from;

	return (struct case_range){ (__int128)from.bits, (__int128)to.bits, from.known && to.known };
}

/* Whether an earlier label of the switch has one of the values, or a range is an empty one; false: that is said. */
static bool check_case(struct parser *p, u32 value, u32 last)
{
	u32 entry = il_switch_info(p->il, p->body.switch_info)->first_case, i;
	struct case_range range, earlier;

	if (!in_code(p) || !value || !p->body.switch_info)
		return true;
	range = range_of_case(p, value, last);
	if (range.known && range.first > range.last) {
		report_error(p, begin_of(p, last), DIAG_bad_case_range);
		return false;
	}
	for (i = 0; range.known && entry && i < MOST_COMPARED_CASES; i++, entry = il_switch_case_entry(p->il, entry)->next) {
		u32 other = il_switch_case_entry(p->il, entry)->value;

		earlier = range_of_case(p, other, il_switch_case_entry(p->il, entry)->last_value);
		if (!other || !earlier.known || earlier.last < range.first || range.last < earlier.first)
			continue;
		report_error(p, begin_of(p, value), DIAG_duplicate_case, begin_of(p, other));
		return !last;
	}
	return true;
}

/* case value: case first ... last: (GNU) */
static u32 case_label(struct parser *p)
{
	u32 statement = statement_new(p, stmk_switch_case, position(p)), value, last = 0;

	p->statement = p->at;
	if (!p->body.switches)
		syntax_error(p, DIAG_case_outside_switch);
	advance(p);
	value = parse_manifest_constant(p);
	if (value && is_as_written(p) && is_in_template(p))
		report_no_value(p, value, 0);
	if (accept(p, TOK_ELLIPSIS))
		last = parse_manifest_constant(p);
	if (!check_case_value(p, value, p->body.switch_type) || !check_case_value(p, last, p->body.switch_type) ||
	    !check_case(p, value, last))
		value = 0;
	require_token(p, TOK_COLON, DIAG_exp_colon);
	if (statement) {
		struct il_switch_case_entry *entry = new_case(p);

		entry->value = value;
		entry->last_value = last;
		entry->statement = statement;
	}
	return statement_end(p, statement);
}

static u32 default_label(struct parser *p)
{
	u32 statement = statement_new(p, stmk_switch_case, position(p));

	p->statement = p->at;
	if (!p->body.switches)
		syntax_error(p, DIAG_default_outside_switch);
	else if (in_code(p) && p->body.switch_info && il_switch_info(p->il, p->body.switch_info)->default_statement)
		report_error(p, position(p), DIAG_duplicate_default);
	advance(p);
	require_token(p, TOK_COLON, DIAG_exp_colon);
	if (statement) {
		il_statement(p->il, statement)->flags |= stf_default_label;
		if (p->body.switch_info)
			il_switch_info(p->il, p->body.switch_info)->default_statement = statement;
	}
	return statement_end(p, statement);
}

static u32 named_label(struct parser *p)
{
	u32 statement = statement_new(p, stmk_label, position(p)), label = label_named(p, tok_ident(p), position(p));

	check_label_of_constexpr(p);
	if (statement && il_label(p->il, label)->entity & enf_defined && in_code(p)) {
		report_error(p, position(p), DIAG_label_redefinition, ident_text(p, tok_ident(p)), il_label(p->il, label)->position);
	}
	if (statement) {
		extra_of_statement(p, statement)->label = label;
		il_label(p->il, label)->statement = statement;
		il_label(p->il, label)->entity |= enf_defined;
		il_label(p->il, label)->position = position(p);
	}
	p->at += 2;
	statement_end(p, statement);
	parse_stray_attributes(p);
	return statement;
}

bool parse_label(struct parser *p, u32 *statement)
{
	switch (tok(p)) {
	case TOK_case: *statement = case_label(p); return true;
	case TOK_default: *statement = default_label(p); return true;
	case TOK_IDENTIFIER:
		if (tok_ahead(p, 1) != TOK_COLON)
			return false;
		*statement = named_label(p);
		return true;
	default: return false;
	}
}
