/* What is said where a declarator is missing, and how far is read then. */
#include "../typing/invalid.h"
#include "expr.h"

/* A declaration of a namespace's that no attribute can stand before. */
static bool takes_no_attributes(const struct parser *p)
{
	return il_scope(p->il, p->scope)->kind != sck_class_struct_union &&
	       (tok(p) == TOK_using || tok(p) == TOK_namespace || tok(p) == TOK_template ||
	        tok(p) == TOK_SEMICOLON || /* behind an asm declaration, which was taken for an asm label */
	        (tok(p) == TOK_STRING && p->at && p->tokens[p->at - 1].kind == TOK_extern));
}

/* Specifiers between the definition of a class or enumeration and the token index where a semicolon was missed: they are taken for those of the
 * type, and not of what is declared then. */
static void report_specifiers_behind_type(struct parser *p, const struct specifiers *s, u32 start)
{
	u32 attribute = s->first_attribute, type_end = start;

	while (type_end > 1 && p->tokens[type_end].kind != TOK_RBRACE)
		type_end--;
	if (s->flags & SPEC_INLINE && !(s->flags & SPEC_CONSTEXPR)) {
		report_error(p, p->tokens[start_of_specifiers(p, s, start)].position, DIAG_inline_on_no_function);
		diag_move(p->diag, position(p) + 2); /* behind what was missed */
	}
	while (attribute && (il_attribute(p->il, attribute)->range_begin < p->tokens[type_end].position ||
	                     il_attribute(p->il, attribute)->cuda == cua_none))
		attribute = il_attribute(p->il, attribute)->next;
	if (attribute) {
		diag_report(p->diag, DIAG_unattached_attribute, il_attribute(p->il, attribute)->range_begin);
		diag_move(p->diag, position(p) + 2); /* behind what was missed */
	}
}

/* Where the name of a declarator from token start on is missing: behind pointers, references and what opens parentheses. */
static u32 at_missing_name(const struct parser *p, u32 start)
{
	u32 at = start;

	for (; at < p->at; at++)
		switch (p->tokens[at].kind) {
		case TOK_LPAREN:
		case TOK_STAR:
		case TOK_AND:
		case TOK_LOGICAL_AND: continue;
		case TOK_const:
		case TOK_volatile:
			if (at > start && p->tokens[at - 1].kind == TOK_LPAREN) /* a parameter's */
				return at;
			continue;
		default: return at;
		}
	return at;
}

/* Says what is wrong at token place. p stays where it is. */
static void syntax_error_at(struct parser *p, u32 place, enum diag_id id)
{
	u32 at = p->at;

	p->at = place;
	syntax_error(p, id);
	p->at = at;
}

/* Whether template <> stands before a declaration. */
static bool is_behind_empty_head(const struct parser *p, const struct specifiers *s)
{
	u32 first = token_at(p, s->begin);

	return first > 2 && p->tokens[first - 1].kind == TOK_GREATER && p->tokens[first - 2].kind == TOK_LESS &&
	       p->tokens[first - 3].kind == TOK_template;
}

/* Whether a list stands where a declarator should be, which the reference reads as the initializer of what has no name, in templates up to the
 * next semicolon, and passes over behind template <>; but in a class it misses the end of the member before it. p is put behind what is read. */
static bool pass_list_without_declarator(struct parser *p, const struct specifiers *s, u32 start)
{
	u32 name = at_missing_name(p, start);
	bool recording = p->recording;

	if (!is_as_written(p) || tok(p) != TOK_LBRACE || !s->type || s->flags & SPEC_DEFINES_TYPE)
		return false;
	if (!p->template_depth || p->behind_unclosed != p->at)
		syntax_error_at(p, name, DIAG_exp_identifier);
	if (il_scope(p->il, p->scope)->kind == sck_class_struct_union)
		return true;
	if (p->template_depth) {
		while (tok(p) != TOK_SEMICOLON && tok(p) != TOK_END)
			advance(p);
	} else if (p->routine || is_behind_empty_head(p, s)) {
		skip_balanced(p);
	} else {
		if (il_type(p->il, type_strip(p, s->type, NULL))->kind == tk_void)
			report_error(p, p->tokens[name].position, DIAG_incomplete_type_not_allowed, s->type);
		p->recording = true;
		parse_braced_init_list(p);
		p->recording = recording;
	}
	return true;
}

/* A(int x) : y(x) { }: what follows the parameters of a function without a name is no part of a declarator. p is put behind all that. */
static bool skip_behind_nameless_function(struct parser *p, const struct specifiers *s, u32 start)
{
	u32 name = at_missing_name(p, start), behind;

	if (!is_as_written(p) || !s->type || name == start || name == p->at || p->tokens[name - 1].kind != TOK_LPAREN)
		return false;
	behind = matching(p, name - 1) + 1;
	switch (p->tokens[behind].kind) {
	case TOK_SEMICOLON:
	case TOK_COMMA:
	case TOK_ASSIGN:
	case TOK_LPAREN:
	case TOK_LBRACKET:
	case TOK_LBRACE: return false;
	default: break;
	}
	syntax_error_at(p, name, DIAG_exp_identifier);
	p->at = behind;
	missing_semicolon(p);
	return true;
}

bool missing_declarator(struct parser *p, const struct specifiers *s, u32 start, bool after_comma)
{
	if (skip_behind_nameless_function(p, s, start))
		return false;
	if (pass_list_without_declarator(p, s, start))
		return true;
	if (p->at == start || tok(p) == TOK_ASSIGN || tok(p) == TOK_SEMICOLON) {
		if (!s->type && s->first_attribute && takes_no_attributes(p)) {
			p->at = start_of_specifiers(p, s, start);
			syntax_error(p, DIAG_no_attributes_here);
			p->at = start;
		} else if (tok(p) == TOK_template) {
			syntax_error(p, DIAG_template_not_allowed);
			pass_to_stop(p);
			if (is_compiled_once(p))
				return true;
		} else if (s->flags & SPEC_DEFINES_TYPE && !after_comma && p->at == start) {
			syntax_error(p, DIAG_exp_semicolon);
			if (is_compiled_once(p) && il_scope(p->il, p->scope)->kind != sck_class_struct_union)
				report_specifiers_behind_type(p, s, start);
			if (starts_specifier(p))
				return false;
		} else if (s->type || after_comma) {
			syntax_error_at(p, at_missing_name(p, start), DIAG_exp_identifier);
			pass_to_token(p, TOK_LPAREN);
			if (is_compiled_once(p)) {
				if (tok(p) == TOK_LPAREN)
					parse_parameters(p, &(bool){ false }, NULL);
				return true;
			}
		} else if (!s->first_attribute || tok(p) != TOK_static_assert ||
		           il_scope(p->il, p->scope)->kind == sck_class_struct_union) {
			bool in_class = il_scope(p->il, p->scope)->kind == sck_class_struct_union;

			syntax_error(p, DIAG_exp_declaration);
			if (is_compiled_once(p) && tok(p) == TOK_LBRACE && !in_class) { /* a body without a head */
				pass_block(p);
				return false;
			}
			p->stops &= ~(u32)STOP_COMMA; /* no list of declarators was begun */
			pass_to_stop(p);
		}
	}
	skip_declaration(p);
	return false;
}
