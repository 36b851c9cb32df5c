/* What is said about names of variables, functions, namespaces and the like where types are wanted. */
#include "../../lib/il/names.h"
#include "invalid.h"

/* Whether an unqualified or qualified name without arguments certainly names something else. */
static bool names_no_type(const struct parser *p, const struct id_expression *id)
{
	if (id->kind != ID_IDENTIFIER || id->has_args || (id->qualifier.type && type_is_dependent(p, id->qualifier.type)) ||
	    il_any_kind(id->found.entity) == IL_expr_node)
		return false;
	switch (id->found.class) {
	case NAME_VARIABLE:
	case NAME_FIELD:
	case NAME_ROUTINE:
	case NAME_FUNCTION_TEMPLATE:
	case NAME_VARIABLE_TEMPLATE:
	case NAME_NAMESPACE: return id->found.entity;
	default: return false;
	}
}

/* Whether all before the parameter that begins at a token are certainly no expressions: none has parentheses or braces, and each was read as
 * a parameter, else this one does not matter. */
static bool is_behind_parameters(const struct parser *p, u32 at)
{
	if (p->tokens[at - 1].kind != TOK_COMMA)
		return false;
	for (at--; p->tokens[at].kind != TOK_LPAREN; at--)
		if (p->tokens[at].kind == TOK_RPAREN || p->tokens[at].kind == TOK_RBRACE || p->tokens[at].kind == TOK_SEMICOLON || !at)
			return false;
	return true;
}

/* Whether the reference takes what begins with such a name, p behind it, for a declaration: else it is an expression. */
static bool is_in_declaration(const struct parser *p, const struct id_expression *id, u32 specifiers_begin,
                              enum declaration_context context)
{
	if (!p->tentative || specifiers_begin != id->begin)
		return true;
	if (context == CONTEXT_PARAMETER)
		return is_behind_parameters(p, token_at(p, id->begin));
	return context == CONTEXT_BLOCK && tok(p) == TOK_IDENTIFIER && id->qualifier.present &&
	       (id->qualifier.type || id->qualifier.scope != p->global_scope);
}

void report_is_no_type(struct parser *p, u32 place, const struct lookup *found)
{
	struct buffer name = { 0 };
	u32 index = il_any_index(found->entity);

	if (found->class == NAME_VARIABLE_TEMPLATE) {
		report_error(p, place, DIAG_missing_template_arguments, found->entity);
		return;
	}
	if (!is_function_name(found->class) || !found->symbol || !p->symbols.at[found->symbol].next) {
		report_error(p, place, DIAG_entity_is_no_type, found->entity);
		return;
	}
	il_add_function_name(p->il, il_any_kind(found->entity) == IL_template ? il_template(p->il, index)->prototype : found->entity,
	                     &name);
	report_error(p, place, DIAG_overloaded_is_no_type, name.text);
	buffer_free(&name);
}

bool check_is_type_name(struct parser *p, const struct id_expression *id, u32 specifiers_begin, enum declaration_context context)
{
	if (!p->in_user_file || p->silent || p->replaying || p->failure || in_instance(p) || tok(p) == TOK_const || !names_no_type(p, id) ||
	    !is_in_declaration(p, id, specifiers_begin, context))
		return true;
	report_is_no_type(p, id->begin, &id->found);
	return false;
}

/* Reads the name at p, which names something else; false, with nothing consumed: it does not. */
static bool read_other_name(struct parser *p, struct id_expression *id)
{
	u32 start = p->at;
	bool saved = p->tentative, found;

	if (!is_as_written(p) || (tok(p) != TOK_IDENTIFIER && tok(p) != TOK_SCOPE))
		return false;
	p->tentative = true;
	found = parse_id_expression(p, id) && names_no_type(p, id);
	p->tentative = saved;
	if (!found)
		p->at = start;
	return found;
}

bool skip_name_of_no_type(struct parser *p)
{
	struct id_expression id;

	if (!read_other_name(p, &id))
		return false;
	report_is_no_type(p, id.begin, &id.found);
	while (tok(p) == TOK_STAR || tok(p) == TOK_AND || tok(p) == TOK_LOGICAL_AND || tok(p) == TOK_const)
		advance(p);
	while (tok(p) == TOK_LBRACKET || tok(p) == TOK_LPAREN)
		skip_balanced(p);
	return true;
}

bool skip_range_without_type(struct parser *p)
{
	u32 place = position(p);

	if (tok(p) != TOK_IDENTIFIER || p->tokens[p->at + 1].kind != TOK_COLON || !is_as_written(p))
		return false;
	if (lookup_unqualified(p, tok_ident(p), LOOKUP_ANY).class == NAME_NOT_FOUND) {
		report_error(p, place, DIAG_undefined_identifier, ident_text(p, tok_ident(p)));
		advance(p);
	} else if (!skip_name_of_no_type(p)) {
		return false;
	}
	report_error(p, position(p), DIAG_exp_identifier);
	return true;
}

bool skip_name_of_no_allocated_type(struct parser *p)
{
	struct id_expression id;
	u32 place = position(p);

	if (!read_other_name(p, &id))
		return false;
	report_error(p, place, DIAG_exp_type_specifier);
	return true;
}

bool report_argument_is_no_type(struct parser *p, u32 begin, u32 end)
{
	struct id_expression id;
	u32 start = p->at;
	bool found;

	p->at = token_at(p, begin);
	found = read_other_name(p, &id);
	if (found) {
		report_is_no_type(p, id.begin, &id.found);
		while (tok(p) == TOK_STAR || tok(p) == TOK_AND || tok(p) == TOK_LOGICAL_AND)
			advance(p);
		while (position(p) < end && (tok(p) == TOK_LBRACKET || tok(p) == TOK_LPAREN))
			skip_balanced(p);
		if (position(p) < end)
			report_error(p, position(p), DIAG_exp_greater);
	}
	p->at = start;
	return found;
}

/* Whether a name at p, in a known class or namespace that does not have it, stands before template arguments; p is moved to these. */
static bool pass_unknown_template(struct parser *p, struct id_expression *name)
{
	struct id_expression id;
	u32 start = p->at, doubt = p->doubt, end;
	bool saved = p->tentative, found;

	if (!is_as_written(p) || (tok(p) != TOK_IDENTIFIER && tok(p) != TOK_SCOPE))
		return false;
	if (qualified_name(p, p->at, name, &end) && !name->qualifier.missing && p->tokens[end].kind == TOK_LESS) {
		p->at = end;
		p->doubt = 0; /* what follows is read as the reference does */
		return true;
	}
	p->tentative = true;
	found = parse_id_expression(p, &id);
	p->tentative = saved;
	if (found && id.kind == ID_IDENTIFIER && id.qualifier.present && !id.qualifier.unknown && id.qualifier.scope &&
	    (!id.qualifier.type || is_known_type(p, id.qualifier.type)) && id.found.class == NAME_NOT_FOUND && tok(p) == TOK_LESS) {
		*name = id;
		p->doubt = 0; /* what follows is read as the reference does */
		return true;
	}
	p->at = start;
	p->doubt = doubt;
	return false;
}

bool is_unknown_template_as_member(struct parser *p, const struct specifiers *s, enum declaration_context context)
{
	struct id_expression id;
	u32 place = position(p);
	bool has_specifiers = s->flags & ~(u32)SPEC_VIRTUAL || s->storage;

	if (s->type || (context != CONTEXT_CLASS && !(s->flags & SPEC_TYPEDEF)) || !pass_unknown_template(p, &id))
		return false;
	report_error(p, place, DIAG_qualified_name_not_allowed);
	if (context == CONTEXT_CLASS && s->flags & SPEC_VIRTUAL)
		report_error(p, s->begin, DIAG_virtual_not_allowed), diag_move(p->diag, place);
	else if (context == CONTEXT_CLASS)
		report_error(p, place, has_specifiers ? DIAG_int_assumed : DIAG_no_storage_class_or_type_specifier);
	return true;
}

bool is_unknown_template_as_parameter(struct parser *p, const struct specifiers *s)
{
	enum diag_id missing;
	struct id_expression id;
	u32 place = position(p);

	if (!s->type && !(s->flags & SPEC_CONST) && skip_unknown_type(p, s, CONTEXT_PARAMETER, &missing))
		return true;
	if (s->type || (!(s->flags & SPEC_CONST) && p->scopes.at[declaration_scope(p)].kind != sck_class_struct_union) ||
	    !pass_unknown_template(p, &id))
		return false;
	if (s->flags & SPEC_CONST) {
		report_error(p, place, DIAG_int_assumed);
		report_error(p, place, DIAG_qualified_name_not_allowed);
	} else {
		report_not_found(p, &id);
	}
	return true;
}
