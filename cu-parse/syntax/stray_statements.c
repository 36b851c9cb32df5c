/* Statements where a declaration should be, mostly as there is a } too many before them: they are read as declarations [dcl.pre], as far
 * as they can be. */
#include "../typing/invalid.h"
#include "expr.h"
#include "simple_type.h"

/* Whether f<…> or v<…> begins at p, of a template that is no class's: no type. */
static bool at_specialization_of_no_class(struct parser *p)
{
	struct id_expression id;
	u32 start = p->at;
	u32 doubt = p->doubt;
	bool saved = p->tentative, result;

	if (tok(p) != TOK_IDENTIFIER || (tok_ahead(p, 1) != TOK_LESS && tok_ahead(p, 1) != TOK_SCOPE))
		return false;
	p->tentative = true;
	result = parse_id_expression(p, &id) && id.kind == ID_IDENTIFIER && id.has_args;
	if (result)
		release_written_arguments(p, id.args.first);
	p->tentative = saved;
	p->at = start;
	p->doubt = doubt;
	return result && (id.found.class == NAME_VARIABLE_TEMPLATE || is_function_name(id.found.class));
}

/* Whether a token behind ( can be no declarator's. */
static bool begins_no_declarator(unsigned kind)
{
	switch (kind) {
	case TOK_INTEGER:
	case TOK_STRING:
	case TOK_sizeof:
	case TOK_static_cast:
	case TOK_reinterpret_cast:
	case TOK_const_cast:
	case TOK_dynamic_cast: return true;
	default: return is_simple_type_word(kind);
	}
}

/* Declarators behind one that has no name, which may be the operands of what was passed over in part. */
static void skip_nameless_list(struct parser *p)
{
	while (accept(p, TOK_COMMA) && tok(p) != TOK_IDENTIFIER && tok(p) != TOK_STAR) {
		report_error(p, position(p), DIAG_exp_identifier);
		pass_to_stop(p);
	}
}

/* ( sizeof …: what is in further parentheses are parameters. */
static bool skip_nameless_declarator(struct parser *p)
{
	u32 depth = 0, around = p->stops, scope;
	bool ellipsis;

	while (tok_ahead(p, depth) == TOK_LPAREN)
		depth++;
	if (!depth || !begins_no_declarator(tok_ahead(p, depth)))
		return false;
	p->at += depth;
	report_error(p, position(p), DIAG_exp_identifier);
	while (tok(p) != TOK_LPAREN && tok(p) != TOK_RPAREN && tok(p) != TOK_SEMICOLON && tok(p) != TOK_LBRACE && tok(p) != TOK_END)
		advance(p);
	stop_at(p, STOP_COMMA | STOP_RPAREN);
	if (tok(p) == TOK_LPAREN)
		parse_parameters(p, &ellipsis, &scope);
	stop_at(p, STOP_COMMA | STOP_RPAREN);
	while (depth--)
		require_token(p, TOK_RPAREN, DIAG_exp_rparen);
	p->stops = around | STOP_COMMA;
	skip_nameless_list(p);
	p->stops = around;
	if (!accept(p, TOK_SEMICOLON))
		missing_semicolon(p);
	return true;
}

bool skip_stray_statement(struct parser *p)
{
	if (!is_as_written(p))
		return false;
	if (!at_specialization_of_no_class(p))
		return skip_nameless_declarator(p);
	report_error(p, position(p), DIAG_exp_declaration);
	pass_to_stop(p);
	accept(p, TOK_SEMICOLON);
	return true;
}
