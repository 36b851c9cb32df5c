/* Declarations that lack a type: int is meant, and the name is the declarator's; mostly a specifier is misspelled, or a statement stands
 * where none can be [dcl.type]. */
#include "../typing/invalid.h"
#include "expr.h"
#include "simple_type.h"

/* Whether the name at p, which is no type's, stands before specifiers: __global void f(). */
static bool is_before_specifiers(struct parser *p)
{
	bool result = false;
	u32 start = p->at;

	if (tok_ahead(p, 1) >= TOK_FIRST_KEYWORD) {
		p->at++;
		while (tok(p) == TOK_attribute && tok_ahead(p, 1) == TOK_LPAREN)
			p->at = matching(p, p->at + 1) + 1;
		result = starts_specifier(p);
		p->at = start;
	}
	return result;
}

/* Whether the parentheses at p + ahead begin with a name that nothing declares, for an expression: no other name is behind it. Or with * or
 * &, which begin no parameter. */
static bool has_undefined_in_parentheses(struct parser *p, u32 ahead)
{
	const struct token *first = &p->tokens[p->at + ahead + 1];
	struct lookup found;
	bool is_qualified;

	if ((first->kind == TOK_AND || first->kind == TOK_STAR) && (first[1].kind == TOK_IDENTIFIER || first[1].kind == TOK_LPAREN))
		return true;
	if (first->kind == TOK_IDENTIFIER && first[1].kind == TOK_SCOPE) {
		p->at += ahead + 1;
		is_qualified = is_qualified_by_no_class(p);
		p->at -= ahead + 1;
		return is_qualified;
	}
	if (first->kind != TOK_IDENTIFIER || first[1].kind == TOK_IDENTIFIER || first[1].kind == TOK_LESS)
		return false;
	found = lookup_unqualified(p, first->value, LOOKUP_ANY);
	return found.class == NAME_NOT_FOUND || il_any_kind(found.entity) == IL_expr_node;
}

/* Whether the parentheses at p + ahead begin with a variable, or what a variable template makes. */
static bool has_variable_in_parentheses(struct parser *p, u32 ahead)
{
	struct id_expression id;
	u32 start = p->at;
	bool saved = p->tentative, is_variable;

	if (tok_ahead(p, ahead) != TOK_LPAREN || (tok_ahead(p, ahead + 1) != TOK_IDENTIFIER && tok_ahead(p, ahead + 1) != TOK_SCOPE))
		return false;
	p->at += ahead + 1;
	p->tentative = true;
	is_variable = parse_id_expression(p, &id) && (id.found.class == NAME_VARIABLE || id.found.class == NAME_VARIABLE_TEMPLATE);
	p->tentative = saved;
	p->at = start;
	return is_variable;
}

bool is_before_template_id(const struct parser *p, u32 at)
{
	u32 behind;

	for (; p->tokens[at].kind == TOK_IDENTIFIER && p->tokens[at + 1].kind == TOK_SCOPE; at += 2)
		;
	if (p->tokens[at].kind != TOK_IDENTIFIER || p->tokens[at + 1].kind != TOK_LESS)
		return false;
	behind = behind_arguments(p, at + 1);
	return behind && p->tokens[behind].kind != TOK_SCOPE;
}

/* Whether a token behind a name goes on with an expression, for which no declaration can be taken. */
static bool continues_expression(unsigned kind)
{
	switch (kind) {
	case TOK_COLON:
	case TOK_DOT:
	case TOK_ARROW:
	case TOK_INCREMENT:
	case TOK_DECREMENT:
	case TOK_PLUS_ASSIGN:
	case TOK_MINUS_ASSIGN:
	case TOK_STAR_ASSIGN:
	case TOK_SLASH_ASSIGN:
	case TOK_PERCENT_ASSIGN:
	case TOK_AND_ASSIGN:
	case TOK_OR_ASSIGN:
	case TOK_XOR_ASSIGN:
	case TOK_SHIFT_LEFT_ASSIGN:
	case TOK_EQUAL:
	case TOK_NOT_EQUAL:
	case TOK_QUESTION:
	case TOK_PLUS:
	case TOK_MINUS:
	case TOK_SLASH:
	case TOK_PERCENT:
	case TOK_OR:
	case TOK_XOR:
	case TOK_LOGICAL_OR:
	case TOK_SHIFT_LEFT:
	case TOK_LESS_EQUAL:
	case TOK_LAUNCH: return true;
	default: return false;
	}
}

/* Whether x at p, which has no type before it, is a variable: an expression perhaps, where no statement can be. */
static bool lacks_type_of_variable(struct parser *p, enum declaration_context context, enum name_class class)
{
	bool is_object = class == NAME_VARIABLE || is_function_name(class);

	switch (tok_ahead(p, 1)) {
	case TOK_ASSIGN:
	case TOK_RBRACE:
	case TOK_COMMA:
	case TOK_SEMICOLON: return class == NAME_NOT_FOUND || (is_object && context == CONTEXT_NAMESPACE);
	case TOK_SCOPE: return is_qualified_by_no_class(p);
	case TOK_LESS: return context == CONTEXT_NAMESPACE && class == NAME_VARIABLE;
	case TOK_LBRACE: return class == NAME_NOT_FOUND;
	case TOK_LPAREN:
		return context == CONTEXT_NAMESPACE &&
		       (has_expression_in_parentheses(p, 1) || has_undefined_in_parentheses(p, 1) || has_variable_in_parentheses(p, 1));
	case TOK_IDENTIFIER: return (class == NAME_NOT_FOUND || class == NAME_VARIABLE_TEMPLATE) && is_before_template_id(p, p->at + 1);
	default:
		if (continues_expression(tok_ahead(p, 1)))
			return context == CONTEXT_NAMESPACE && (class == NAME_NOT_FOUND || is_object);
		return (class == NAME_NOT_FOUND || class == NAME_VARIABLE || class == NAME_FIELD) && is_before_specifiers(p);
	}
}

/* The same of N::x: what it means, and in *next the token behind it; NAME_NOT_FOUND: it is no name of a variable, member or function. */
static enum name_class qualified_without_type(struct parser *p, unsigned *next)
{
	struct id_expression id;
	u32 start = p->at;
	bool saved = p->tentative;
	enum name_class class = NAME_NOT_FOUND;

	*next = TOK_END;
	if (tok_ahead(p, 1) != TOK_SCOPE || is_qualified_by_no_class(p))
		return class;
	p->tentative = true;
	if (parse_id_expression(p, &id) && id.kind == ID_IDENTIFIER && id.qualifier.scope && !id.has_args && !id.qualifier.missing &&
	    (id.found.class == NAME_VARIABLE || id.found.class == NAME_FIELD || is_function_name(id.found.class))) {
		class = id.found.class;
		*next = tok(p);
	}
	p->tentative = saved;
	p->at = start;
	return class;
}

/* Whether N::x at p, without a type before it, is a variable, or taken for one. */
static bool lacks_type_of_qualified(struct parser *p)
{
	unsigned next;

	return qualified_without_type(p, &next) != NAME_NOT_FOUND && (next == TOK_ASSIGN || continues_expression(next));
}

/* Of *x where no statement can be: all is a declarator. */
static bool lacks_type_of_pointer(struct parser *p, enum declaration_context context)
{
	u32 start = p->at;
	bool lacks;

	while (tok(p) == TOK_STAR)
		advance(p);
	lacks = tok(p) == TOK_IDENTIFIER && (tok_ahead(p, 1) == TOK_ASSIGN || continues_expression(tok_ahead(p, 1))) &&
	        lacks_type_of_variable(p, context, lookup_unqualified(p, tok_ident(p), LOOKUP_ANY).class);
	p->at = start;
	return lacks;
}

/* The same where nothing but a variable or member, if anything, is declared by that name. */
static bool is_no_type_before_specifiers(struct parser *p)
{
	enum name_class class;

	if (!is_before_specifiers(p))
		return false;
	class = lookup_unqualified(p, tok_ident(p), LOOKUP_ANY).class;
	return class == NAME_NOT_FOUND || class == NAME_VARIABLE || class == NAME_FIELD;
}

/* static x; or with any other specifier that needs a type: what is behind the name ends a declarator, or begins a type. */
static bool lacks_type_after_specifiers(struct parser *p, const struct specifiers *s)
{
	u32 taken = SPEC_TYPEDEF | SPEC_INLINE | SPEC_CONSTEXPR | SPEC_CONSTINIT | SPEC_THREAD_LOCAL | SPEC_CONST;
	unsigned next = tok_ahead(p, 1);

	if ((s->storage || s->flags & taken || s->first_attribute) && is_qualified_by_no_class(p))
		return true;
	return (s->storage || s->flags & taken) && !(s->flags & ~(taken | SPEC_ASSUMED_INT)) &&
	       (next == TOK_ASSIGN || next == TOK_SEMICOLON || next == TOK_COMMA || next == TOK_RPAREN || is_simple_type_word(next) ||
	        is_no_type_before_specifiers(p) || is_before_template_id(p, p->at + 1));
}

/* Where there are but attributes, or virtual, before what is no type, and specifiers behind it: __device__ __forceinline int f(). */
static bool lacks_type_after_attributes(struct parser *p, const struct specifiers *s, enum declaration_context context)
{
	if (s->flags == SPEC_VIRTUAL && !s->storage && context == CONTEXT_CLASS && is_no_type_before_specifiers(p)) {
		report_error(p, s->begin, DIAG_virtual_not_allowed);
		return true;
	}
	if (!s->first_attribute || s->storage || s->flags & ~(u32)SPEC_ASSUMED_INT || !is_no_type_before_specifiers(p))
		return false;
	report_error(p, position(p),
	             context == CONTEXT_CLASS || is_in_template(p) ? DIAG_no_storage_class_or_type_specifier : DIAG_int_assumed);
	diag_move(p->diag, s->begin); /* before what is said of those */
	return true;
}

/* Of a template it is where its specifiers begin, behind attributes; else where the type should be. */
static u32 place_of_assumed_int(const struct parser *p, const struct specifiers *s)
{
	u32 first = start_of_specifiers(p, s, p->at);
	unsigned before = first ? p->tokens[first - 1].kind : TOK_END;

	if (p->scopes.at[p->scope].kind != sck_template_declaration || before == TOK_LPAREN || before == TOK_COMMA) /* a parameter */
		return position(p);
	while (p->tokens[first].kind == TOK_attribute && p->tokens[first + 1].kind == TOK_LPAREN)
		first = matching(p, first + 1) + 1;
	return p->tokens[first].position;
}

bool assume_int_after_specifiers(struct parser *p, struct specifiers *s)
{
	if (s->type || tok(p) != TOK_IDENTIFIER || !is_as_written(p) || !lacks_type_after_specifiers(p, s))
		return false;
	report_error(p, place_of_assumed_int(p, s), DIAG_int_assumed);
	if (s->first_attribute)
		diag_move(p->diag, s->begin); /* before what is said of those */
	if (p->doubt > p->at)
		p->doubt = 0; /* the name is no type: it is read as the reference does */
	s->type = type_qualified(p, p->builtin[ik_int], s->flags & SPEC_CONST ? tyf_const : 0);
	s->flags |= SPEC_ASSUMED_INT;
	return true;
}

/* Whether a name of a function's is at p, which is followed by parentheses; class: what the name means that is not qualified. */
static bool lacks_type_of_function(struct parser *p, enum declaration_context context, enum name_class class)
{
	u32 ident = tok_ident(p), start = p->at;
	bool is_called = context == CONTEXT_NAMESPACE && class == NAME_VARIABLE && tok_ahead(p, 2) == TOK_RPAREN, saved = p->tentative,
	     lacks;
	struct id_expression id;

	if (tok(p) == TOK_STAR)
		return false;
	if (tok(p) == TOK_IDENTIFIER && tok_ahead(p, 1) == TOK_LPAREN)
		return (class == NAME_NOT_FOUND || is_function_name(class) || is_called) &&
		       (context != CONTEXT_CLASS ||
		        (p->class_type && p->lexed.identifiers.at[ident].name != il_type(p->il, p->class_type)->name));
	if (tok(p) != TOK_SCOPE && tok_ahead(p, 1) != TOK_SCOPE)
		return false;
	p->tentative = true;
	lacks = parse_id_expression(p, &id) && id.kind == ID_IDENTIFIER && id.qualifier.scope && !id.qualifier.missing && !id.has_args &&
	        tok(p) == TOK_LPAREN &&
	        (is_function_name(id.found.class) || (context == CONTEXT_CLASS && id.found.class == NAME_NOT_FOUND)) &&
	        (context == CONTEXT_CLASS || !id.qualifier.type);
	p->tentative = saved;
	p->at = start;
	return lacks;
}

/* Whether ( and what can begin a declarator are where a declaration begins: what it declares, if a function, its end shows. */
static bool is_name_in_parentheses(const struct parser *p)
{
	u32 depth = 0;

	while (tok_ahead(p, depth) == TOK_LPAREN)
		depth++;
	return depth && tok_ahead(p, depth) == TOK_IDENTIFIER && tok_ahead(p, depth + 1) != TOK_SCOPE && is_as_written(p);
}

bool assume_int(struct parser *p, struct specifiers *s, enum declaration_context context, bool *is_said_later)
{
	struct lookup found = { 0 };
	enum name_class class;
	bool is_plain;

	*is_said_later = false;
	is_plain = !(s->flags & ~(u32)SPEC_ASSUMED_INT) && !s->storage && !s->first_attribute;
	if (is_plain && !s->type && context == CONTEXT_NAMESPACE && is_name_in_parentheses(p)) {
		*is_said_later = true;
		s->type = p->builtin[ik_int];
		s->flags |= SPEC_ASSUMED_INT;
		return false;
	}
	if (assume_int_after_specifiers(p, s) || s->type || (context != CONTEXT_NAMESPACE && context != CONTEXT_CLASS) ||
	    (tok(p) != TOK_IDENTIFIER && (tok(p) != TOK_STAR || context != CONTEXT_NAMESPACE) && tok(p) != TOK_SCOPE) || !is_as_written(p))
		return false;
	if (tok(p) == TOK_IDENTIFIER)
		found = lookup_unqualified(p, tok_ident(p), LOOKUP_ANY);
	if (tok(p) == TOK_IDENTIFIER && lacks_type_after_attributes(p, s, context)) {
		s->type = p->builtin[ik_int];
		s->flags |= SPEC_ASSUMED_INT;
		return true;
	}
	class = il_any_kind(found.entity) == IL_expr_node ? NAME_NOT_FOUND : found.class; /* it was said that there is none */
	if (is_plain && (tok(p) == TOK_STAR ? lacks_type_of_pointer(p, context) :
	                                      lacks_type_of_variable(p, context, class) ||
	                                              (context == CONTEXT_NAMESPACE && lacks_type_of_qualified(p)))) {
		report_error(p, position(p), DIAG_no_storage_class_or_type_specifier);
		if (tok_ahead(p, 1) == TOK_LBRACE)
			p->doubt = 0; /* the list is read as the reference does */
		s->type = p->builtin[ik_int];
		s->flags |= SPEC_ASSUMED_INT;
		return true;
	}
	if (!lacks_type_of_function(p, context, class))
		return false;
	*is_said_later = true;
	p->doubt = 0; /* the name is no type: it is read as the reference does */
	s->type = p->builtin[ik_int];
	s->flags |= SPEC_ASSUMED_INT;
	return false;
}

void report_assumed_int(struct parser *p, u32 name, bool is_function)
{
	if (!is_function && p->tokens[name].kind == TOK_LPAREN) {
		report_error(p, p->tokens[name].position, DIAG_no_storage_class_or_type_specifier);
		return;
	}
	if (p->scope == p->global_scope && p->tokens[name].value == p->word.main)
		diag_report(p->diag, DIAG_implicit_int_on_main, p->tokens[name].position);
	else
		report_error(p, p->tokens[name].position, DIAG_int_assumed);
	diag_move(p->diag, p->tokens[p->at - 1].position);
}
