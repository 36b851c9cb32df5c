/* What is said of names that nothing declares in the constants of declarations: bounds, widths, values of enumerators, conditions of static
 * assertions and template arguments. Their expressions are not kept outside of bodies, and in templates they have no value. */
#include "invalid.h"

#include "../syntax/simple_type.h"

/* Whether nothing but a name is here, which no argument of a call can find [basic.lookup.argdep], and no member, type or template. */
static bool is_plain_name(const struct parser *p, u32 at)
{
	unsigned before = p->tokens[at - 1].kind, after = p->tokens[at + 1].kind;

	return p->tokens[at].kind == TOK_IDENTIFIER && before != TOK_DOT && before != TOK_ARROW && before != TOK_SCOPE &&
	       before != TOK_typename && before != TOK_template && before != TOK_operator && after != TOK_SCOPE && after != TOK_LPAREN &&
	       after != TOK_LESS && after != TOK_LBRACE;
}

/* Whether a name is here that qualifies others. */
static bool is_qualifier(const struct parser *p, u32 at)
{
	return p->tokens[at].kind == TOK_IDENTIFIER && p->tokens[at - 1].kind != TOK_SCOPE && p->tokens[at + 1].kind == TOK_SCOPE;
}

/* Whether the name stands before in the same declaration: parameters are bound behind them. */
static bool stands_before(const struct parser *p, u32 at)
{
	u32 i;

	for (i = at - 1; i && p->tokens[i].kind != TOK_SEMICOLON; i--) /* braces may be those of objects */
		if (p->tokens[i].kind == TOK_IDENTIFIER && p->tokens[i].value == p->tokens[at].value)
			return true;
	return false;
}

/* Where a scope of its own begins, which may declare names. */
static bool begins_scope(const struct parser *p, u32 at)
{
	unsigned before = p->tokens[at - 1].kind;

	return (p->tokens[at].kind == TOK_LBRACE && before == TOK_LPAREN) || p->tokens[at].kind == TOK_requires ||
	       (p->tokens[at].kind == TOK_LBRACKET && before != TOK_IDENTIFIER && before != TOK_RBRACKET && before != TOK_RPAREN);
}

/* Whether names in the parentheses behind a token are those of members or attributes. */
static bool names_no_entities(const struct parser *p, u32 at)
{
	const struct token *token = &p->tokens[at];

	return token[1].kind == TOK_LPAREN &&
	       (token->kind == TOK_builtin_offsetof || token->kind == TOK_attribute ||
	        (token->kind == TOK_IDENTIFIER && !strcmp(ident_text(p, token->value), "__builtin_has_attribute")));
}

/* The parameters in T (*)(parameters), which may have names. */
static bool are_parameters(const struct parser *p, u32 at)
{
	unsigned declarator = p->tokens[at - 1].kind == TOK_RPAREN ? p->tokens[at - 2].kind : (unsigned)TOK_END;

	return p->tokens[at].kind == TOK_LPAREN && (declarator == TOK_STAR || declarator == TOK_AND || declarator == TOK_LOGICAL_AND);
}

/* Whether a type may end with a token. */
static bool may_end_type(const struct parser *p, u32 at)
{
	unsigned kind = p->tokens[at].kind;

	return kind == TOK_IDENTIFIER || kind == TOK_GREATER || kind == TOK_RPAREN || is_simple_type_word(kind);
}

/* The token before the * & const … of a declarator that a token is in, itself if there are none. */
static u32 before_operators(const struct parser *p, u32 at)
{
	for (;; at--) {
		unsigned kind = p->tokens[at].kind;

		if (kind != TOK_STAR && kind != TOK_AND && kind != TOK_LOGICAL_AND && kind != TOK_const && kind != TOK_volatile &&
		    kind != TOK_ELLIPSIS)
			return at;
	}
}

/* The ( that a token is in, behind the token begin; 0: another bracket is around it, or none. */
static u32 parenthesis_around(const struct parser *p, u32 begin, u32 at)
{
	u32 depth = 0;

	for (at--; at > begin; at--) {
		unsigned kind = p->tokens[at].kind;

		if (kind == TOK_RPAREN || kind == TOK_RBRACKET || kind == TOK_RBRACE)
			depth++;
		else if ((kind == TOK_LPAREN || kind == TOK_LBRACKET || kind == TOK_LBRACE) && !depth--)
			return kind == TOK_LPAREN ? at : 0;
	}
	return 0;
}

/* Whether the name of a parameter may stand at a token: in the parentheses of a function type, behind a type [dcl.fct]. */
static bool may_name_parameter(struct parser *p, u32 begin, u32 at)
{
	unsigned after = p->tokens[at + 1].kind;
	u32 open = parenthesis_around(p, begin, at), type = before_operators(p, at - 1);

	if (open && type == open && type < at - 1) { /* T (&name)[N] */
		open = parenthesis_around(p, begin, open);
		type--;
	}
	if (!open || (after != TOK_COMMA && after != TOK_RPAREN && after != TOK_ASSIGN && after != TOK_LBRACKET) ||
	    !may_end_type(p, before_operators(p, open - 1)) || !may_end_type(p, type))
		return false;
	return type == at - 1 || p->tokens[type].kind != TOK_IDENTIFIER || p->tokens[type - 1].kind == TOK_SCOPE ||
	       lookup_unqualified(p, p->tokens[type].value, LOOKUP_ANY).class == NAME_TYPE;
}

void check_names_as_written(struct parser *p, u32 begin, u32 end)
{
	u32 first = token_at(p, begin), at;
	bool is_expanded = true;

	if (!is_compiled_once(p) || p->recording || in_instance(p) || !is_in_template(p))
		return;
	for (at = first; p->tokens[at].position < end && p->tokens[at].kind != TOK_END && !begins_scope(p, at); at++) {
		u32 place = p->tokens[at].position;
		struct lookup found;

		if (names_no_entities(p, at))
			at = matching(p, at + 1);
		if (are_parameters(p, at))
			at = matching(p, at);
		if (!is_plain_name(p, at) && !is_qualifier(p, at))
			continue;
		found = lookup_unqualified(p, p->tokens[at].value, LOOKUP_ANY);
		if (is_expanded)
			is_expanded = check_pack_is_expanded(p, at, &found);
		if (is_plain_name(p, at) && found.class == NAME_NOT_FOUND && !may_be_builtin(ident_text(p, p->tokens[at].value)) &&
		    !stands_before(p, at) && !may_name_parameter(p, first - 1, at) &&
		    !diag_was_said(p->diag, DIAG_undefined_identifier, place))
			report_error(p, place, DIAG_undefined_identifier, ident_text(p, p->tokens[at].value));
	}
}
