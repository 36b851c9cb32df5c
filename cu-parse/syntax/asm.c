/* asm statements, basic and with operands (GNU). */
#include "../typing/invalid.h"
#include "expr.h"

/* Adjacent string literals as they are written. */
static il_str spelled_strings(struct parser *p)
{
	u32 begin = position(p), start = p->at;

	while (tok(p) == TOK_STRING)
		advance(p);
	return p->at > start ? il_intern(p->il, p->il->source + begin, end_of_last(p) - begin) : 0;
}

/* [name] "constraint" (expression) */
static u32 *asm_operand(struct parser *p, u32 *link, bool is_output)
{
	struct il_asm_operand *operand;

	*link = il_new_asm_operand(p->il, &operand);
	operand->is_output = is_output;
	operand->position = position(p);
	if (accept(p, TOK_LBRACKET)) {
		if (tok(p) == TOK_IDENTIFIER)
			operand->name = p->lexed.identifiers.at[tok_ident(p)].name;
		advance(p);
		accept(p, TOK_RBRACKET);
	}
	operand->constraint = spelled_strings(p);
	if (tok(p) == TOK_LPAREN) {
		u32 close = matching(p, p->at);
		struct brackets saved = enter_brackets(p);

		advance(p);
		operand->expr = parse_expression(p);
		close_brackets(p, saved, close);
	}
	return &operand->next;
}

static u32 *asm_clobber(struct parser *p, u32 *link)
{
	struct il_asm_clobber *clobber;

	*link = il_new_asm_clobber(p->il, &clobber);
	clobber->position = position(p);
	clobber->name = spelled_strings(p);
	return &clobber->next;
}

/* What follows the template: sections of outputs, inputs, clobbers, labels, each after a colon (:: is two of them). */
static void asm_sections(struct parser *p, struct il_asm_entry *entry, u32 close)
{
	enum { TEMPLATE, OUTPUTS, INPUTS, CLOBBERS, LABELS } section = TEMPLATE;
	u32 *operand = &entry->first_operand, *clobber = &entry->first_clobber;

	while (p->at < close) {
		u32 start = p->at;

		if (tok(p) == TOK_COLON || tok(p) == TOK_SCOPE)
			section += tok(p) == TOK_COLON ? 1 : 2;
		else if (tok(p) == TOK_STRING && section == CLOBBERS)
			clobber = asm_clobber(p, clobber);
		else if ((tok(p) == TOK_STRING || tok(p) == TOK_LBRACKET) && (section == OUTPUTS || section == INPUTS))
			operand = asm_operand(p, operand, section == OUTPUTS);
		else if (tok(p) == TOK_IDENTIFIER && section >= LABELS)
			label_named(p, tok_ident(p), position(p));
		if (p->at == start)
			advance(p);
	}
}

u32 parse_asm_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_asm, position(p)), close;
	struct il_asm_entry *entry;
	bool is_volatile = false;

	check_statement_of_constexpr(p);
	advance(p);
	for (; tok(p) == TOK_volatile || tok(p) == TOK_goto || tok(p) == TOK_inline; advance(p))
		is_volatile |= tok(p) == TOK_volatile;
	close = tok(p) == TOK_LPAREN ? matching(p, p->at) : p->at;
	if (statement && tok(p) == TOK_LPAREN) {
		extra_of_statement(p, statement)->asm_entry = il_new_asm_entry(p->il, &entry);
		entry->is_volatile = is_volatile;
		entry->routine = p->routine;
		entry->range_begin = il_statement(p->il, statement)->range_begin;
		advance(p);
		entry->text = spelled_strings(p);
		asm_sections(p, entry, close);
		p->at = close;
		accept(p, TOK_RPAREN);
		entry->range_end = end_of_last(p);
	}
	if (!accept(p, TOK_SEMICOLON))
		recover_statement(p);
	return statement_end(p, statement);
}
