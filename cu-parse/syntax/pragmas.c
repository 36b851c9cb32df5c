/* #pragma lines among declarations and statements. */
#include "../scopes/entity.h"

/* After the pragmas and labels in front of what follows. */
static void skip_to_construct(struct parser *p)
{
	for (;;) {
		if (tok(p) == TOK_PRAGMA) {
			advance(p);
		} else if (tok(p) == TOK_IDENTIFIER && tok_ahead(p, 1) == TOK_COLON) {
			p->at += 2;
		} else if (tok(p) == TOK_case || tok(p) == TOK_default) {
			while (tok(p) != TOK_COLON && tok(p) != TOK_SEMICOLON && tok(p) != TOK_RBRACE && tok(p) != TOK_END)
				advance(p);
			accept(p, TOK_COLON);
		} else if (tok(p) == TOK_LBRACKET && tok_ahead(p, 1) == TOK_LBRACKET) {
			skip_balanced(p);
		} else {
			return;
		}
	}
}

/* What the construct is to pragmas; those that no pragma is for are static_assert, using x::y, extern "C" … */
static enum il_pragma_target construct_here(struct parser *p, bool in_block)
{
	switch (tok(p)) {
	case TOK_RBRACE:
		return in_block ? pt_misplaced : pt_nothing;
	case TOK_END:
		return pt_nothing;
	case TOK_using:
		return tok_ahead(p, 2) == TOK_ASSIGN ? pt_declaration : pt_misplaced;
	case TOK_SEMICOLON: case TOK_static_assert: case TOK_asm:
		return pt_misplaced;
	case TOK_extern:
		return tok_ahead(p, 1) == TOK_STRING || tok_ahead(p, 1) == TOK_template ? pt_misplaced : pt_declaration;
	case TOK_template:
		return tok_ahead(p, 1) == TOK_LESS ? pt_declaration : pt_misplaced;
	default:
		return in_block && !starts_declaration(p) ? pt_statement : pt_declaration;
	}
}

static enum il_pragma_target target_here(struct parser *p)
{
	u8 kind = p->scopes.at[p->scope].kind;
	u32 start = p->at;
	enum il_pragma_target target;

	skip_to_construct(p);
	target = construct_here(p, kind == sck_block || kind == sck_function || kind == sck_condition);
	p->at = start;
	return target;
}

void parse_pragma(struct parser *p)
{
	const struct pragma_line *line = &p->lexed.pragmas.at[p->tokens[p->at].value];
	struct il_pragma *record;
	u32 index;

	advance(p);
	if (p->tentative)
		return;
	index = il_new_pragma(p->il, &record);
	record->range_begin = line->begin;
	record->range_end = line->end;
	record->scope = p->scope;
	record->routine = p->routine;
	classify_pragma(p, record);
	if (p->in_main_file)
		il_pragma(p->il, index)->target = (u8)target_here(p);
	add_source_entry(p, il_any_of(IL_pragma, index), 0, line->begin, line->end);
}
