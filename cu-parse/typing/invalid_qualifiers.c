/* What is said where a type is wanted, and a name before :: has no members, for it is nothing or a type that is no class, or a name before
 * template arguments is nothing [basic.lookup.qual] [temp.names]. */
#include "invalid.h"

/* Whether name:: at p has the name of a type that certainly has no members. */
static bool is_type_without_members(struct parser *p)
{
	struct qualifier q = { 0 };
	struct lookup found;

	if (tok(p) != TOK_IDENTIFIER || tok_ahead(p, 1) != TOK_SCOPE)
		return false;
	found = lookup_unqualified(p, tok_ident(p), LOOKUP_ANY);
	q.type = found.class == NAME_TYPE ? il_any_index(found.entity) : 0;
	return q.type && !il_type(p->il, type_strip(p, q.type, NULL))->template_info && has_no_members(p, &q);
}

/* Whether name::name is at p, where the first is nothing that has members. */
static bool is_member_of_nothing(struct parser *p)
{
	return tok_ahead(p, 2) == TOK_IDENTIFIER && (is_qualified_by_no_class(p) || (is_compiled_once(p) && is_type_without_members(p)));
}

/* Whether the name of such a member has template arguments, at the :: before it: said, for it is no template. */
static bool check_no_template(struct parser *p, u32 scope)
{
	const struct token *name = &p->tokens[scope + 1];

	if (name[1].kind != TOK_LESS)
		return false;
	report_error(p, name->position, DIAG_no_template, ident_text(p, name->value));
	return true;
}

/* Passes over ::x<…>::y at p. */
static void skip_members(struct parser *p)
{
	while (tok(p) == TOK_SCOPE && tok_ahead(p, 1) == TOK_IDENTIFIER) {
		u32 end = tok_ahead(p, 2) == TOK_LESS ? behind_arguments(p, p->at + 2) : 0;

		p->at = end ? end : p->at + 2;
	}
}

bool begins_with_member_of_unknown(struct parser *p, u32 at)
{
	const struct token *name = &p->tokens[at];
	struct lookup found;
	u32 end;

	if (name->kind != TOK_IDENTIFIER || name[1].kind != TOK_LESS || !in_code(p) || !is_as_written(p) ||
	    may_be_builtin(ident_text(p, name->value)))
		return false;
	found = lookup_unqualified(p, name->value, LOOKUP_ANY);
	if (found.class != NAME_NOT_FOUND && il_any_kind(found.entity) != IL_expr_node)
		return false;
	end = behind_arguments(p, at + 1);
	return end && p->tokens[end].kind == TOK_SCOPE;
}

void skip_member_of_unknown(struct parser *p)
{
	report_error(p, position(p), DIAG_unknown_qualifier);
	p->at = behind_arguments(p, p->at + 1);
	skip_members(p);
	p->doubt = 0;
}

/* Whether name::name< at p names a template that its namespace does not have; *id is that name, *end the < token. */
static bool is_template_of_nothing(struct parser *p, struct id_expression *id, u32 *end)
{
	return is_as_written(p) && tok(p) == TOK_IDENTIFIER && tok_ahead(p, 1) == TOK_SCOPE && qualified_name(p, p->at, id, end) &&
	       !id->qualifier.missing && p->tokens[*end].kind == TOK_LESS;
}

/* Whether a parameter at p certainly is one, and no argument of an object. */
static bool is_certainly_parameter(const struct parser *p)
{
	unsigned before = p->tokens[p->at - 1].kind;

	if (before == TOK_LPAREN && p->at > 1 && p->tokens[p->at - 2].kind == TOK_RBRACKET) /* of a lambda */
		return true;
	return before == TOK_COMMA || before == TOK_LESS || p->scopes.at[declaration_scope(p)].kind == sck_class_struct_union;
}

/* Whether what begins at p is a declaration for the reference, too, whatever its names mean. */
static bool is_certainly_declaration(const struct parser *p, const struct specifiers *s, enum declaration_context context)
{
	switch (context) {
	case CONTEXT_NAMESPACE:
	case CONTEXT_CLASS:
	case CONTEXT_CONDITION: return true;
	case CONTEXT_BLOCK: return s->flags & (SPEC_TYPEDEF | SPEC_CONST | SPEC_CONSTEXPR) || s->storage || tok(p) == TOK_typename;
	case CONTEXT_PARAMETER: return is_certainly_parameter(p);
	default: return false;
	}
}

/* Whether the type at p begins a statement, of which the reference finds out first whether it is an expression; since C++20 it looks ahead
 * in templates of namespaces, too. */
static bool is_looked_at_before(const struct parser *p, const struct specifiers *s, enum declaration_context context)
{
	return (context == CONTEXT_BLOCK && (s->begin == position(p) || s->type_begin == position(p))) ||
	       (context == CONTEXT_NAMESPACE && p->template_depth && !is_before_cxx20(p));
}

/* Whether name::name is at p, where nothing declares the first. */
static bool is_member_of_undeclared(struct parser *p)
{
	return is_as_written(p) && tok(p) == TOK_IDENTIFIER && tok_ahead(p, 1) == TOK_SCOPE && tok_ahead(p, 2) == TOK_IDENTIFIER &&
	       is_qualified_by_no_class(p) && lookup_unqualified(p, tok_ident(p), LOOKUP_ANY).class == NAME_NOT_FOUND;
}

/* typename name:: or name:: with the name of no class; typename N::x<…> or N::x<…> of a namespace that has none. */
bool begins_with_unknown_type(struct parser *p, const struct specifiers *s, enum declaration_context context)
{
	bool is_typename = tok(p) == TOK_typename, is_member, result;
	struct id_expression id;
	u32 end;

	if (p->tentative || s->type)
		return false;
	if (context == CONTEXT_PARAMETER && is_member_of_undeclared(p))
		return true;
	if (!is_certainly_declaration(p, s, context))
		return false;
	is_member = context == CONTEXT_CLASS || (context == CONTEXT_NAMESPACE && !p->template_depth) ||
	            (context == CONTEXT_BLOCK && is_typename);
	p->at += is_typename;
	result = is_template_of_nothing(p, &id, &end) ||
	         (is_member && is_member_of_nothing(p) && (is_typename || is_type_without_members(p)));
	p->at -= is_typename;
	return result;
}

/* The type and declarator name::x, which the reference reads so. */
static void skip_type_and_declarator(struct parser *p, bool is_typename, enum declaration_context context)
{
	if (is_typename)
		report_error(p, position(p), DIAG_exp_class_or_namespace_qualifier);
	advance(p);
	if (!check_no_template(p, p->at)) {
		if (context == CONTEXT_CLASS || context == CONTEXT_BLOCK)
			report_error(p, position(p), DIAG_global_qualifier_not_allowed);
		else if (p->scopes.at[declaration_scope(p)].kind == sck_namespace && tok_ahead(p, 1) == TOK_IDENTIFIER)
			report_error(p, p->tokens[p->at + 1].position, DIAG_not_in_global_scope, ident_text(p, p->tokens[p->at + 1].value));
		else
			diag_report(p->diag, DIAG_nonstandard_global_qualifier, position(p));
	}
	if (is_noted_class(p) && tok_ahead(p, 2) != TOK_LESS)
		p->at += 2; /* of a type that is not looked for again */
	else
		skip_members(p);
}

bool skip_unknown_type(struct parser *p, const struct specifiers *s, enum declaration_context context, enum diag_id *missing)
{
	struct id_expression id;
	bool is_typename;
	u32 end;

	if (!begins_with_unknown_type(p, s, context))
		return false;
	if (tok(p) == TOK_typename && context == CONTEXT_BLOCK && is_looked_at_before(p, s, context))
		report_error(p, p->tokens[p->at + 1].position, DIAG_unknown_qualifier);
	is_typename = accept(p, TOK_typename);
	*missing = context == CONTEXT_PARAMETER ? DIAG_exp_rparen : DIAG_exp_semicolon;
	if (is_template_of_nothing(p, &id, &end)) {
		report_not_found(p, &id);
		if (is_typename && (context == CONTEXT_CLASS || s->flags & SPEC_TYPEDEF))
			*missing = DIAG_exp_identifier;
		p->at = end;
	} else {
		skip_type_and_declarator(p, is_typename, context);
	}
	p->doubt = 0; /* all of it was read */
	return true;
}

bool skip_member_of_undeclared(struct parser *p, struct specifiers *s)
{
	const struct token *name = &p->tokens[p->at];
	u32 end;

	if (s->type || !is_certain_parameter(p, CONTEXT_PARAMETER) || !is_member_of_undeclared(p))
		return false;
	end = name[3].kind == TOK_LESS ? behind_arguments(p, p->at + 3) : 0;
	p->doubt = 0;                /* all of it is read */
	if (s->flags & SPEC_CONST) { /* the first name is the parameter's */
		report_error(p, name->position, DIAG_int_assumed);
		s->type = type_qualified(p, p->builtin[ik_int], tyf_const);
		p->at++;
		return true;
	}
	report_error(p, name->position, DIAG_undefined_identifier, ident_text(p, name->value));
	s->type = p->error_type;
	if (end) { /* a parameter without a name, and another one */
		report_error(p, name[2].position, DIAG_no_template, ident_text(p, name[2].value));
		report_error(p, name[1].position, DIAG_exp_comma);
		p->at = end;
		return false;
	}
	report_error(p, name[1].position, DIAG_global_qualifier_not_allowed);
	p->at += 3;
	return true;
}

/* Whether an unqualified name at p that nothing declares has template arguments, which end before a token: *end. */
static bool is_unknown_template_id(struct parser *p, u32 *end)
{
	const struct token *name = &p->tokens[p->at];

	if (!is_as_written(p) || name->kind != TOK_IDENTIFIER || name[1].kind != TOK_LESS ||
	    !strncmp(ident_text(p, name->value), "__", 2) || lookup_unqualified(p, name->value, LOOKUP_ANY).class != NAME_NOT_FOUND)
		return false;
	*end = behind_arguments(p, p->at + 1);
	return *end;
}

bool begins_with_typename_of_nothing(struct parser *p)
{
	u32 start = p->at, end;
	struct id_expression id;
	bool result;

	if (!in_code(p) || !accept(p, TOK_typename))
		return false;
	result = is_unknown_template_id(p, &end) ? is_before_cxx20(p) || p->tokens[end].kind != TOK_SCOPE :
	                                           is_template_of_nothing(p, &id, &end);
	p->at = start;
	return result;
}

bool skip_typename_of_nothing(struct parser *p)
{
	u32 start = p->at, end;
	struct id_expression id;

	if (!accept(p, TOK_typename))
		return false;
	if (is_unknown_template_id(p, &end)) {
		report_error(p, position(p), DIAG_no_template, ident_text(p, tok_ident(p)));
		p->at = end;
		skip_members(p);
	} else if (is_template_of_nothing(p, &id, &end)) {
		report_not_found(p, &id);
		p->at = end;
	} else if (is_as_written(p) && is_qualified_by_no_class(p)) {
		report_error(p, position(p), DIAG_exp_class_or_namespace_qualifier);
		advance(p);
	} else {
		p->at = start;
		return false;
	}
	p->doubt = 0; /* what follows is read as the reference does */
	return true;
}

/* Whether ::x at a token is no constructor, destructor or the like, which is defined there. */
static bool is_before_member_type(const struct parser *p, u32 at)
{
	return p->tokens[at].kind == TOK_SCOPE && p->tokens[at + 1].kind == TOK_IDENTIFIER && p->tokens[at + 2].kind != TOK_LPAREN;
}

bool skip_qualified_by_no_class(struct parser *p)
{
	const struct token *name = &p->tokens[p->at], *member = name + 2;

	if (!is_as_written(p) || !is_qualified_by_no_class(p) || member->kind != TOK_IDENTIFIER)
		return false;
	report_error(p, name->position, DIAG_undefined_identifier, ident_text(p, name->value));
	if (member[1].kind == TOK_LESS)
		report_error(p, member->position, DIAG_no_template, ident_text(p, member->value));
	report_error(p, name[1].position, DIAG_exp_greater);
	diag_move(p->diag, member->position);
	advance(p);
	skip_members(p);
	while (tok(p) == TOK_STAR || tok(p) == TOK_AND || tok(p) == TOK_LOGICAL_AND || tok(p) == TOK_const)
		advance(p);
	p->doubt = 0;
	return true;
}

u32 unknown_template_name_end(struct parser *p)
{
	u32 start = p->at, end = 0;
	bool is_typename = accept(p, TOK_typename);

	if (is_unknown_template_id(p, &end) && (is_typename || is_before_member_type(p, end))) {
		p->at = end;
		skip_members(p);
		end = p->at;
	} else {
		end = 0;
	}
	p->at = start;
	return end;
}

bool skip_unknown_template_name(struct parser *p)
{
	u32 end = unknown_template_name_end(p);

	if (!end)
		return false;
	accept(p, TOK_typename);
	report_error(p, position(p), DIAG_no_template, ident_text(p, tok_ident(p)));
	p->at = end;
	p->doubt = 0;
	return true;
}

bool read_unknown_template_name(struct parser *p, const struct specifiers *s, enum declaration_context context)
{
	bool is_certain = is_certainly_declaration(p, s, context) || (context == CONTEXT_BLOCK && s->begin != position(p));

	if (p->tentative || !is_certain || !unknown_template_name_end(p))
		return false;
	if (is_looked_at_before(p, s, context))
		report_error(p, p->tokens[p->at + (tok(p) == TOK_typename)].position, DIAG_unknown_qualifier);
	return skip_unknown_template_name(p);
}

bool skip_alias_of_nothing(struct parser *p)
{
	struct id_expression id;
	u32 start = p->at, end;
	bool is_const = accept(p, TOK_const), is_typename = accept(p, TOK_typename), is_type;

	if (is_typename && is_template_of_nothing(p, &id, &end)) {
		report_not_found(p, &id);
		p->at = end;
		p->doubt = 0;
		return true;
	}
	if (!is_member_of_nothing(p)) {
		p->at = start;
		return false;
	}
	p->doubt = 0; /* what follows is read as the reference does */
	is_type = is_type_without_members(p);
	if (is_const && !is_typename && !is_type) { /* const int is the type */
		report_error(p, p->tokens[start].position, DIAG_int_assumed);
		return true;
	}
	if (is_typename)
		report_error(p, position(p), DIAG_exp_class_or_namespace_qualifier);
	else if (!is_type)
		report_error(p, position(p), DIAG_undefined_identifier, ident_text(p, tok_ident(p)));
	advance(p);
	if (check_no_template(p, p->at))
		diag_move(p->diag, position(p) - 1); /* before the semicolon that is missed */
	return true;
}
