/* Labels: names, case, default [stmt.label]. */
#include "expr.h"

struct body_state begin_labels(struct parser *p, u32 scope)
{
	struct body_state saved = p->body;

	/* a number that no scope of the IL has: lookups never come there */
	p->body = (struct body_state){ .label_scope = 0x80000000u | scope };
	return saved;
}

u32 label_named(struct parser *p, u32 ident, u32 position)
{
	u32 symbol = bound_symbol(p, p->body.label_scope, ident), index;
	struct il_label *label;

	if (!recording(p) || !ident)
		return 0;
	if (symbol)
		return il_any_index(p->symbols.at[symbol].entity);
	index = il_new_label(p->il, &label);
	label->name = p->lexed.identifiers.at[ident].name;
	label->position = position;
	label->parent_scope = p->scope;
	label->routine = p->routine;
	label->entity = enf_local_to_function;
	bind(p, p->body.label_scope, ident, il_any_of(IL_label, index));
	return index;
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

/* case value: case first ... last: (GNU) */
static u32 case_label(struct parser *p)
{
	u32 statement = statement_new(p, stmk_switch_case, position(p)), value, last = 0;

	if (!p->body.switches)
		syntax_error(p, DIAG_case_outside_switch);
	advance(p);
	value = parse_constant_expression(p);
	if (accept(p, TOK_ELLIPSIS))
		last = parse_constant_expression(p);
	expect_token(p, TOK_COLON, DIAG_exp_colon);
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

	if (!p->body.switches)
		syntax_error(p, DIAG_default_outside_switch);
	advance(p);
	expect_token(p, TOK_COLON, DIAG_exp_colon);
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

	if (statement) {
		il_statement(p->il, statement)->label = label;
		il_label(p->il, label)->statement = statement;
		il_label(p->il, label)->entity |= enf_defined;
		il_label(p->il, label)->position = position(p);
	}
	p->at += 2;
	statement_end(p, statement);
	parse_attributes(p, &(u32){ 0 }, &(u32){ 0 }, false);
	return statement;
}

bool parse_label(struct parser *p, u32 *statement)
{
	switch (tok(p)) {
	case TOK_case:
		*statement = case_label(p);
		return true;
	case TOK_default:
		*statement = default_label(p);
		return true;
	case TOK_IDENTIFIER:
		if (tok_ahead(p, 1) != TOK_COLON)
			return false;
		*statement = named_label(p);
		return true;
	default:
		return false;
	}
}
