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

/* Whether the string literals here are of ordinary characters. */
static bool check_asm_characters(struct parser *p)
{
	u32 at;

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

/* The text behind the ( of an asm, or 0. */
static il_str asm_text(struct parser *p)
{
	bool is_valid;
	il_str text;

	if (tok(p) != TOK_STRING) {
		syntax_error(p, DIAG_exp_asm_string);
		pass_to_stop(p);
		return 0;
	}
	is_valid = check_asm_characters(p);
	text = spelled_strings(p);
	return is_valid ? text : 0;
}

/* volatile, goto and inline behind the keyword; const means nothing. *is_volatile and *is_goto: whether the first two are there. */
static void asm_qualifiers(struct parser *p, bool *is_volatile, bool *is_goto)
{
	u32 first = position(p);
	bool is_const = false;

	for (; tok(p) == TOK_volatile || tok(p) == TOK_const || tok(p) == TOK_goto || tok(p) == TOK_inline; advance(p)) {
		if (((tok(p) == TOK_volatile && *is_volatile) || (tok(p) == TOK_const && is_const)) && is_compiled_once(p))
			report_warning(p, position(p), DIAG_duplicate_qualifier);
		*is_volatile |= tok(p) == TOK_volatile;
		*is_goto |= tok(p) == TOK_goto;
		is_const |= tok(p) == TOK_const;
	}
	if (is_const && is_compiled_once(p)) {
		report_warning(p, first, DIAG_ignored_const_of_asm);
		diag_move(p->diag, position(p));
	}
}

/* [name] */
static il_str asm_operand_name(struct parser *p)
{
	il_str name = 0;

	if (!accept(p, TOK_LBRACKET))
		return 0;
	if (tok(p) == TOK_IDENTIFIER)
		name = p->lexed.identifiers.at[tok_ident(p)].name;
	else
		syntax_error(p, DIAG_exp_identifier);
	if (tok(p) != TOK_RBRACKET)
		advance(p);
	require_token(p, TOK_RBRACKET, DIAG_exp_rbracket);
	return name;
}

/* (expression); the reference says at its beginning that it is not closed. */
static u32 asm_operand_value(struct parser *p)
{
	struct brackets saved = enter_brackets(p);
	u32 close = matching(p, p->at), around, begin, value;

	advance(p);
	begin = position(p);
	around = stop_at(p, STOP_COLON);
	value = parse_expression(p);
	leave_brackets(p, saved);
	if (p->at == close && !at_inserted(p)) {
		advance(p);
	} else if (is_compiled_once(p)) {
		report_error(p, begin, DIAG_exp_rparen);
		pass_to_stop(p);
	} else {
		close_list(p, close);
	}
	p->stops = around;
	return value;
}

/* [name] "constraint" (expression) */
static u32 *asm_operand(struct parser *p, u32 *link, bool is_output)
{
	struct il_asm_operand *operand;

	*link = il_new_asm_operand(p->il, &operand);
	operand->is_output = is_output;
	operand->position = position(p);
	operand->name = asm_operand_name(p);
	operand->constraint = spelled_strings(p);
	if (!operand->constraint)
		syntax_error(p, DIAG_exp_string);
	if (tok(p) != TOK_LPAREN)
		operand->is_output = false; /* what is found may be another operand's */
	if (tok(p) == TOK_LPAREN || (operand->constraint && seek_token(p, TOK_LPAREN, DIAG_exp_lparen)))
		operand->expr = asm_operand_value(p);
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

/* ---- what follows the text: outputs, inputs, clobbers and labels, each behind a colon ---- */

struct asm_sections {
	u32 *operand, *clobber; /* where the next one is linked */
	bool in_scope;          /* between the colons of a :: */
};

/* To behind the next colon, of which :: has two. Where only one more is allowed it is none. */
static bool accept_colon(struct parser *p, struct asm_sections *s, bool is_last)
{
	if (s->in_scope) {
		s->in_scope = false;
		return true;
	}
	s->in_scope = !is_last && accept(p, TOK_SCOPE);
	return s->in_scope || accept(p, TOK_COLON);
}

static bool at_operand(const struct parser *p) { return tok(p) == TOK_STRING || tok(p) == TOK_LBRACKET; }
static bool at_clobber(const struct parser *p) { return tok(p) == TOK_STRING; }
static bool at_label(const struct parser *p) { return tok(p) == TOK_IDENTIFIER; }

static void parse_output(struct parser *p, struct asm_sections *s) { s->operand = asm_operand(p, s->operand, true); }
static void parse_input(struct parser *p, struct asm_sections *s) { s->operand = asm_operand(p, s->operand, false); }
static void parse_clobber(struct parser *p, struct asm_sections *s) { s->clobber = asm_clobber(p, s->clobber); }
static void parse_goto_label(struct parser *p, struct asm_sections *s)
{
	(void)s;
	label_named(p, tok_ident(p), position(p));
	advance(p);
}

static const struct asm_section {
	bool (*at_element)(const struct parser *p);
	void (*parse)(struct parser *p, struct asm_sections *s);
	enum diag_id expected; /* behind a comma */
} section[] = {
	{ at_operand, parse_output, DIAG_exp_asm_operand },
	{ at_operand, parse_input, DIAG_exp_asm_operand },
	{ at_clobber, parse_clobber, DIAG_exp_clobber },
	{ at_label, parse_goto_label, DIAG_exp_label },
};
enum { CLOBBERS = 2, LABELS = 3 };

/* The commas may be missing. */
static void asm_section(struct parser *p, struct asm_sections *s, const struct asm_section *of)
{
	while (!s->in_scope && of->at_element(p)) {
		of->parse(p, s);
		if (accept(p, TOK_COMMA) && !of->at_element(p)) {
			syntax_error(p, of->expected);
			pass_to_stop(p);
		}
	}
}

/* A ) that is missing behind them is said here, as the reference does, and again where what was passed over ended. */
static void asm_sections(struct parser *p, struct il_asm_entry *entry, bool is_goto)
{
	struct asm_sections s = { .operand = &entry->first_operand, .clobber = &entry->first_clobber };
	u32 last = is_goto ? LABELS : CLOBBERS, i;

	for (i = 0; i <= last && accept_colon(p, &s, i == last); i++) {
		if (i == LABELS && tok(p) == TOK_RPAREN)
			syntax_error(p, DIAG_exp_label);
		asm_section(p, &s, &section[i]);
	}
	if (i > CLOBBERS)
		seek_token(p, TOK_RPAREN, DIAG_exp_rparen);
	if (i)
		seek_token(p, TOK_RPAREN, DIAG_exp_rparen);
}

u32 parse_asm_statement(struct parser *p)
{
	u32 statement = statement_new(p, stmk_asm, position(p)), around, close;
	struct il_asm_entry *entry, none = { 0 };
	bool is_volatile = false, is_goto = false;

	check_statement_of_constexpr(p);
	advance(p);
	asm_qualifiers(p, &is_volatile, &is_goto);
	around = stop_at(p, STOP_RPAREN);
	close = tok(p) == TOK_LPAREN ? matching(p, p->at) : 0;
	require_token(p, TOK_LPAREN, DIAG_exp_lparen);
	if (statement)
		extra_of_statement(p, statement)->asm_entry = il_new_asm_entry(p->il, &entry);
	else
		entry = &none;
	entry->is_volatile = is_volatile;
	entry->routine = p->routine;
	entry->range_begin = statement ? il_statement(p->il, statement)->range_begin : 0;
	if (close || is_compiled_once(p)) {
		entry->text = asm_text(p);
		asm_sections(p, entry, is_goto);
	}
	p->stops = around;
	if (close)
		close_list(p, close);
	else
		require_token(p, TOK_RPAREN, DIAG_exp_rparen);
	entry->range_end = end_of_last(p);
	end_with_semicolon(p);
	return statement_end(p, statement);
}

void parse_asm_declaration(struct parser *p)
{
	struct il_asm_entry *record;
	u32 begin = position(p), index = il_new_asm_entry(p->il, &record), close, around;

	if (p->scopes.at[p->scope].kind == sck_class_struct_union)
		syntax_error(p, DIAG_asm_in_class);
	advance(p);
	while (tok(p) == TOK_volatile || tok(p) == TOK_goto || tok(p) == TOK_inline)
		advance(p);
	if (accept(p, TOK_LPAREN)) { /* operands are for statements */
		close = matching(p, p->at - 1);
		around = stop_at(p, STOP_RPAREN);
		asm_text(p);
		p->stops = around;
		close_list(p, close);
	}
	require_token(p, TOK_SEMICOLON, DIAG_exp_semicolon);
	record = il_asm_entry(p->il, index);
	record->range_begin = begin;
	record->range_end = end_of_last(p);
	add_source_entry(p, il_any_of(IL_asm_entry, index), 0, begin, record->range_end);
}
