/* Declarations that cannot stand in a block or class, mostly because a } before them is missing: namespaces, templates, explicit
 * instantiations [stmt.dcl] [class.mem]. That is said, and they are passed over; what they would declare is not known there. */
#include "../typing/invalid.h"

/* The name and attributes of a namespace, and what is in it. */
static void skip_namespace(struct parser *p)
{
	u32 first = 0, last = 0;

	if (tok(p) == TOK_inline)
		advance(p);
	report_error(p, position(p), DIAG_namespace_in_block);
	advance(p);
	parse_attributes(p, &first, &last, false);
	accept(p, TOK_IDENTIFIER);
	parse_attributes(p, &first, &last, false);
	if (!accept(p, TOK_SCOPE) && tok(p) == TOK_LBRACE) /* behind A of A::B { … } it reads an expression */
		skip_balanced(p);
}

static bool is_class_key(unsigned word) { return word == TOK_class || word == TOK_struct || word == TOK_union; }

/* Whether a class is declared at p, not only named. */
static bool at_class(const struct parser *p)
{
	u32 at;

	if (!is_class_key(tok(p)))
		return false;
	for (at = p->at; p->tokens[at].kind != TOK_LBRACE && p->tokens[at].kind != TOK_SEMICOLON; at++)
		if (p->tokens[at].kind == TOK_LPAREN || p->tokens[at].kind == TOK_RBRACE || p->tokens[at].kind == TOK_END)
			return false;
	return true;
}

/* What is behind the declarator, p there: nothing is read in initializers, mem-initializers and bodies. */
static void skip_definition(struct parser *p, bool is_function)
{
	if (!is_function || tok(p) == TOK_ASSIGN || tok(p) == TOK_COMMA) {
		skip_to_semicolon(p);
	} else if (tok(p) != TOK_LBRACE && tok(p) != TOK_try && tok(p) != TOK_COLON) {
		require_token(p, TOK_SEMICOLON, DIAG_exp_semicolon);
	} else {
		while (tok(p) != TOK_LBRACE && tok(p) != TOK_SEMICOLON && tok(p) != TOK_RBRACE && tok(p) != TOK_END)
			tok(p) == TOK_LPAREN ? skip_balanced(p) : advance(p);
		if (tok(p) == TOK_LBRACE)
			skip_balanced(p);
		skip_handlers(p);
	}
}

/* What the heads of a template introduce. */
static void skip_templated(struct parser *p)
{
	struct specifiers s;
	struct declarator d;

	if (at_class(p)) {
		while (tok(p) != TOK_LBRACE && tok(p) != TOK_SEMICOLON)
			advance(p);
		if (tok(p) == TOK_LBRACE)
			skip_balanced(p);
		require_token(p, TOK_SEMICOLON, DIAG_exp_semicolon);
	} else if (tok(p) == TOK_using || tok(p) == TOK_concept || tok(p) == TOK_friend) {
		skip_to_semicolon(p);
	} else {
		parse_specifiers(p, &s, CONTEXT_BLOCK, NULL);
		parse_declarator(p, &s, &d, false, CONTEXT_NAMESPACE);
		skip_definition(p, d.is_function);
	}
}

static void skip_template(struct parser *p)
{
	u32 scope = p->scope, depth = p->template_depth, place = position(p);

	while (tok(p) == TOK_template && tok_ahead(p, 1) == TOK_LESS) {
		advance(p);
		parse_template_parameters(p);
	}
	report_error(p, place, DIAG_template_in_block);
	diag_move(p->diag, position(p)); /* behind what is said of the parameters */
	skip_templated(p);
	p->scope = scope;
	p->template_depth = depth;
}

/* ---- templates in local classes [temp.mem]/2 ---- */

void report_local_template(struct parser *p, u32 begin)
{
	if (!is_as_written(p))
		return;
	report_error(p, begin, DIAG_template_in_block);
	diag_move(p->diag, position(p)); /* behind what is said of the parameters */
}

bool skip_local_type(struct parser *p)
{
	if (!at_class(p) && tok(p) != TOK_using && tok(p) != TOK_concept)
		return false;
	skip_templated(p);
	return true;
}

void report_local_friend(struct parser *p, u32 name)
{
	if (is_as_written(p))
		report_error(p, name, DIAG_template_friend_of_local_class);
}

bool skip_local_friend(struct parser *p)
{
	struct specifiers s;
	struct declarator d = { 0 };
	u32 friend = p->at, name;

	while (p->tokens[friend].kind == TOK_inline || p->tokens[friend].kind == TOK_constexpr)
		friend ++;
	if (p->tokens[friend].kind != TOK_friend)
		return false;
	name = is_class_key(p->tokens[friend + 1].kind) ? friend + 2 : 0;
	if (!name) {
		parse_specifiers(p, &s, CONTEXT_CLASS, NULL);
		parse_declarator(p, &s, &d, false, CONTEXT_CLASS);
	}
	report_local_friend(p, name ? p->tokens[name].position : d.id.name_begin);
	if (name)
		skip_to_semicolon(p);
	else
		skip_definition(p, d.is_function);
	return true;
}

static void skip_explicit_instantiation(struct parser *p)
{
	accept(p, TOK_extern);
	report_error(p, position(p), DIAG_instantiation_in_block);
	skip_to_semicolon(p);
}

bool skip_misplaced_declaration(struct parser *p)
{
	u32 at = p->at + (tok(p) == TOK_inline || tok(p) == TOK_extern);

	if (!is_compiled_once(p))
		return false;
	switch (p->tokens[at].kind) {
	case TOK_namespace:
		if (p->tokens[at + 2].kind == TOK_ASSIGN)
			return false;
		skip_namespace(p);
		return true;
	case TOK_template:
		if (p->tokens[at + 1].kind == TOK_LESS)
			skip_template(p);
		else
			skip_explicit_instantiation(p);
		return true;
	case TOK_STRING:
		if (at > p->at) /* what it holds is read as what stands there */
			report_error(p, position(p), DIAG_linkage_in_block);
		return false;
	default: return false;
	}
}

/* ---- in a class ---- */

/* All up to the next ; in what is no member. */
static bool skip_no_member(struct parser *p, enum diag_id id)
{
	syntax_error(p, id);
	pass_to_stop(p);
	accept(p, TOK_SEMICOLON);
	return true;
}

/* extern "C" at p; a { behind it is read as a declarator without a name. */
static bool skip_linkage(struct parser *p)
{
	report_error(p, position(p), DIAG_linkage_in_block);
	p->at += 2;
	if (tok(p) != TOK_LBRACE)
		return false;
	report_error(p, position(p), DIAG_exp_identifier);
	report_error(p, position(p), DIAG_int_assumed);
	return skip_no_member(p, DIAG_exp_semicolon);
}

bool skip_misplaced_member(struct parser *p)
{
	u32 next = tok_ahead(p, 1);

	if (!is_as_written(p))
		return false;
	switch (tok(p)) {
	case TOK_namespace: return skip_no_member(p, DIAG_exp_declaration);
	case TOK_using:
		if (next != TOK_namespace)
			return false;
		advance(p);
		return skip_no_member(p, DIAG_exp_identifier);
	case TOK_extern:
		if (next == TOK_STRING)
			return skip_linkage(p);
		if (next != TOK_template)
			return false;
		break;
	case TOK_template:
		if (next == TOK_LESS)
			return false;
		break;
	default: return false;
	}
	skip_explicit_instantiation(p);
	return true;
}

/* Whether the qualifier in front of a member's name is of another scope than the class whose body p is in, which may be named there. */
static bool has_other_qualifier(struct parser *p, const struct qualifier *q)
{
	u32 class = p->scopes.at[declaration_scope(p)].type;

	return q->present && !(q->type && type_strip(p, q->type, NULL) == class) &&
	       !(q->name && p->lexed.identifiers.at[q->name].name == il_type(p->il, class)->name);
}

static void report_qualified_member(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	bool is_untyped = !s->type && (d->id.kind == ID_CONVERSION || d->id.kind == ID_DESTRUCTOR);

	report_error(p, d->id.begin,
	             d->id.qualifier.scope == p->global_scope ? DIAG_global_qualifier_not_allowed : DIAG_qualified_name_not_allowed);
	if (is_untyped)
		report_error(p, d->id.begin, DIAG_no_storage_class_or_type_specifier);
	if (!d->is_function && tok(p) == TOK_ASSIGN && !(s->flags & SPEC_TYPEDEF))
		report_error(p, position(p), DIAG_initializer_of_data_member);
}

bool skip_qualified_member(struct parser *p, const struct specifiers *s, const struct declarator *d, bool *has_body)
{
	if (s->flags & SPEC_FRIEND || (d->id.kind != ID_IDENTIFIER && d->id.kind != ID_CONVERSION && d->id.kind != ID_DESTRUCTOR) ||
	    d->id.qualifier.unknown || !has_other_qualifier(p, &d->id.qualifier))
		return false;
	if (is_as_written(p))
		report_qualified_member(p, s, d);
	*has_body = d->is_function && (tok(p) == TOK_LBRACE || tok(p) == TOK_try || tok(p) == TOK_COLON);
	if (*has_body)
		skip_definition(p, true);
	while (!*has_body && tok(p) != TOK_SEMICOLON && tok(p) != TOK_COMMA && tok(p) != TOK_RBRACE && tok(p) != TOK_END)
		tok(p) == TOK_LPAREN || tok(p) == TOK_LBRACE || tok(p) == TOK_LBRACKET ? skip_balanced(p) : advance(p);
	return true;
}
