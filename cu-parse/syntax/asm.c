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

/* Behind the ( of an asm: its text must be there, of ordinary characters. False: that is said. */
static bool check_asm_text(struct parser *p)
{
	u32 at;

	if (tok(p) != TOK_STRING) {
		syntax_error(p, DIAG_exp_asm_string);
		return false;
	}
	for (at = p->at; p->tokens[at].kind == TOK_STRING; at++) {
		const char *s = p->il->source + p->tokens[at].position;

		if (*s == 'L' || *s == 'U' || (*s == 'u' && s[1] != '8')) {
			if (is_compiled_once(p))
				report_error(p, p->tokens[p->at].position, DIAG_wide_asm_string);
			return false;
		}
	}
	return true;
}

/* volatile, goto and inline behind the keyword; const means nothing. *is_volatile: whether the first is there. */
static void asm_qualifiers(struct parser *p, bool *is_volatile)
{
	u32 first = position(p);
	bool is_const = false;

	for (; tok(p) == TOK_volatile || tok(p) == TOK_const || tok(p) == TOK_goto || tok(p) == TOK_inline; advance(p)) {
		if (((tok(p) == TOK_volatile && *is_volatile) || (tok(p) == TOK_const && is_const)) && is_compiled_once(p))
			report_warning(p, position(p), DIAG_duplicate_qualifier);
		*is_volatile |= tok(p) == TOK_volatile;
		is_const |= tok(p) == TOK_const;
	}
	if (is_const && is_compiled_once(p)) {
		report_warning(p, first, DIAG_ignored_const_of_asm);
		diag_move(p->diag, position(p));
	}
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
	} else if (operand->constraint && (tok(p) == TOK_RPAREN || tok(p) == TOK_COMMA || tok(p) == TOK_COLON)) {
		syntax_error(p, DIAG_exp_lparen);
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
	asm_qualifiers(p, &is_volatile);
	close = tok(p) == TOK_LPAREN ? matching(p, p->at) : p->at;
	if (statement && tok(p) == TOK_LPAREN) {
		extra_of_statement(p, statement)->asm_entry = il_new_asm_entry(p->il, &entry);
		entry->is_volatile = is_volatile;
		entry->routine = p->routine;
		entry->range_begin = il_statement(p->il, statement)->range_begin;
		advance(p);
		if (check_asm_text(p))
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

void parse_asm_declaration(struct parser *p)
{
	struct il_asm_entry *record;
	u32 begin = position(p), index = il_new_asm_entry(p->il, &record), close;

	if (p->scopes.at[p->scope].kind == sck_class_struct_union)
		syntax_error(p, DIAG_asm_in_class);
	advance(p);
	while (tok(p) == TOK_volatile || tok(p) == TOK_goto || tok(p) == TOK_inline)
		advance(p);
	if (accept(p, TOK_LPAREN)) {
		close = matching(p, p->at - 1);
		if (check_asm_text(p)) {
			spelled_strings(p);
			if (tok(p) == TOK_COLON || tok(p) == TOK_SCOPE) /* operands are for statements */
				syntax_error(p, DIAG_exp_rparen);
		}
		p->at = close;
		accept(p, TOK_RPAREN);
	}
	accept(p, TOK_SEMICOLON);
	record = il_asm_entry(p->il, index);
	record->range_begin = begin;
	record->range_end = end_of_last(p);
	add_source_entry(p, il_any_of(IL_asm_entry, index), 0, begin, record->range_end);
}
