/* Explicit instantiations of what no template is there for [temp.explicit]. */
#include "invalid.h"

#include "../scopes/class_members.h"
#include "../scopes/entity.h"
#include "../scopes/redeclarations.h"

/* begin: of the specifiers. It comes behind what is wrong with them and with the declarator. */
static void report_invalid(struct parser *p, u32 begin)
{
	report_error(p, begin, DIAG_invalid_instantiation);
	diag_move(p->diag, position(p));
}

/* ---- the type ---- */

static bool is_tag(unsigned word) { return word == TOK_class || word == TOK_struct || word == TOK_union || word == TOK_enum; }

/* The token behind attributes and cv-qualifiers that p is at. */
static u32 behind_qualifiers(const struct parser *p, bool *qualified)
{
	u32 at = p->at;

	for (*qualified = false;; at++) {
		unsigned kind = p->tokens[at].kind;

		if (kind == TOK_attribute && p->tokens[at + 1].kind == TOK_LPAREN)
			at = matching(p, at + 1);
		else if (kind == TOK_const || kind == TOK_volatile)
			*qualified = true;
		else
			return at;
	}
}

static bool is_undefined(struct parser *p, u32 at, enum lookup_mode mode)
{
	const struct token *name = &p->tokens[at];

	return name->kind == TOK_IDENTIFIER && strncmp(ident_text(p, name->value), "__", 2) != 0 &&
	       lookup_unqualified(p, name->value, mode).class == NAME_NOT_FOUND;
}

/* Where a name that nothing declares, at a token, ends as a type before a declarator-id; 0: nothing tells that it is one. */
static u32 end_of_unknown_type(struct parser *p, u32 at)
{
	u32 end = at + 1;

	if (p->tokens[end].kind == TOK_SCOPE)
		return is_undefined(p, at, LOOKUP_BEFORE_SCOPE) ? end : 0;
	if (!is_undefined(p, at, LOOKUP_ANY))
		return 0;
	if (p->tokens[end].kind == TOK_LESS)
		end = behind_arguments(p, end);
	else if (p->tokens[end + 1].kind != TOK_LESS)
		return 0;
	return p->tokens[end].kind == TOK_IDENTIFIER ? end : 0;
}

bool check_type_of_instantiation(struct parser *p)
{
	bool qualified, has_tag = is_tag(tok(p));
	u32 begin = position(p), at = has_tag ? p->at + 1 : behind_qualifiers(p, &qualified), end;
	const struct token *name = &p->tokens[at];

	if (!is_as_written(p))
		return true;
	if (has_tag) {
		if (name[1].kind != TOK_LESS || !is_undefined(p, at, LOOKUP_ANY))
			return true;
		report_error(p, name->position, DIAG_no_template, ident_text(p, name->value));
		p->at = at;
		report_invalid(p, begin);
		return false;
	}
	end = end_of_unknown_type(p, at);
	if (!end)
		return true;
	if (name[1].kind == TOK_LESS)
		report_error(p, name->position, DIAG_no_template, ident_text(p, name->value));
	else
		report_error(p, qualified ? begin : name->position, qualified ? DIAG_int_assumed : DIAG_no_storage_class_or_type_specifier);
	p->at = end;
	report_invalid(p, begin);
	report_error(p, position(p), DIAG_exp_semicolon);
	return false;
}

/* ---- classes ---- */

/* Whether names alone that nothing declares, or none, are template arguments between two tokens: the class is instantiated for what is wrong. */
static bool has_undefined_arguments(struct parser *p, u32 first, u32 end)
{
	for (; first < end; first++)
		if ((p->tokens[first].kind == TOK_COMMA && p->tokens[first + 1].kind == TOK_GREATER) ||
		    ((p->tokens[first].kind == TOK_LESS || p->tokens[first].kind == TOK_COMMA) && p->tokens[first + 2].kind != TOK_SCOPE &&
		     is_undefined(p, first + 1, LOOKUP_ANY)))
			return true;
	return false;
}

bool check_declarator_follows_class(struct parser *p, const struct specifiers *s)
{
	bool is_template = tok(p) == TOK_template;

	if (!is_as_written(p) || !s->type || (!is_template && !is_tag(tok(p))))
		return true;
	if (is_template)
		report_error(p, position(p), DIAG_template_not_allowed);
	p->at += is_template;
	if (is_tag(tok(p)))
		report_error(p, position(p), DIAG_bad_combination_of_type_specifiers);
	report_invalid(p, s->begin);
	return false;
}

/* Whether a class is an instance, or may be a member of one. */
static bool may_be_instance(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);
	unsigned kind = p->scopes.at[record->parent_scope].kind;

	return record->template_info || (kind != sck_file && kind != sck_namespace);
}

/* The token class or the like, or the name, that specifiers have behind attributes. */
static u32 first_of_type(const struct parser *p, const struct specifiers *s)
{
	u32 at = token_at(p, s->begin);

	for (; at + 1 < p->at && !is_tag(p->tokens[at].kind) && p->tokens[at].kind != TOK_IDENTIFIER; at++)
		if (p->tokens[at].kind == TOK_LPAREN || p->tokens[at].kind == TOK_LBRACKET)
			at = matching(p, at);
	return at;
}

bool check_instantiated_class(struct parser *p, const struct specifiers *s, bool is_wrong)
{
	u32 type = type_strip(p, s->type, NULL), first = first_of_type(p, s);
	unsigned word = p->tokens[first].kind;

	if (!is_as_written(p))
		return true;
	if (is_wrong) {
		if (!has_undefined_arguments(p, first, p->at))
			report_invalid(p, s->begin);
		return false;
	}
	if (!is_tag(word)) {
		report_error(p, position(p), DIAG_exp_identifier);
		report_invalid(p, s->begin);
		return false;
	}
	if ((!is_class_type(p, type) && word != TOK_enum) || may_be_instance(p, type))
		return true;
	report_error(p, p->tokens[first].position, DIAG_type_not_instantiable, word == TOK_enum ? "enum" : class_word(p, type), type);
	return false;
}

/* ---- functions and variables ---- */

/* Of a name that its namespace or class, or anything around, does not have. */
static void report_missing(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	const struct id_expression *id = &d->id;
	const struct qualifier *q = &id->qualifier;
	bool has_arguments = id->has_args || tok(p) == TOK_LESS, is_member = q->present && q->scope != p->global_scope;

	if (id->of_no_class) /* said */
		;
	else if (is_member && q->type)
		report_error(p, id->name_begin, DIAG_no_such_member, class_word(p, q->type), type_strip(p, q->type, NULL),
		             ident_text(p, id->ident));
	else if (is_member)
		report_error(p, id->name_begin, DIAG_no_such_namespace_member, il_scope(p->il, q->scope)->owner, ident_text(p, id->ident));
	else if (has_arguments)
		report_error(p, id->name_begin, DIAG_no_template, ident_text(p, id->ident));
	else if (il_type(p->il, type_strip(p, d->type, NULL))->kind == tk_routine) {
		report_error(p, id->name_begin, DIAG_no_template_in_scope, ident_text(p, id->ident));
		return;
	}
	report_invalid(p, s->begin);
	if (!is_member && tok(p) == TOK_LESS)
		skip_arguments_of_unknown(p);
	if ((is_member && has_arguments) || tok(p) == TOK_ASSIGN) {
		report_error(p, id->has_args ? id->args.begin : position(p), DIAG_exp_semicolon);
		diag_move(p->diag, position(p));
	}
}

/* One function of its name, which is no template. */
static bool report_function(struct parser *p, const struct declarator *d, il_any function)
{
	bool is_member = il_routine_of(p->il, function)->class_type;

	report_error(p, d->id.name_begin, is_member ? DIAG_not_instantiable : DIAG_incompatible_declaration, function);
	if (d->id.has_args || tok(p) == TOK_LESS)
		report_error(p, d->id.has_args ? d->id.args.begin : position(p), DIAG_exp_semicolon);
	return false;
}

static bool check_function(struct parser *p, const struct declarator *d)
{
	u32 symbol = d->id.found.symbol, class;

	if (il_any_kind(d->id.found.entity) != IL_routine)
		return true; /* a template's, which is chosen among all */
	class = il_routine_of(p->il, d->id.found.entity)->class_type;
	if (class && may_be_instance(p, class))
		return check_instantiated_member(p, d);
	return !symbol || p->symbols.at[symbol].next || report_function(p, d, d->id.found.entity);
}

static bool check_variable(struct parser *p, const struct declarator *d)
{
	if (p->scopes.at[d->id.found.scope].kind == sck_class_struct_union)
		return d->id.found.entity == 0 || check_instantiated_member(p, d);
	if (d->id.has_args)
		return true;
	report_error(p, d->id.name_begin, DIAG_not_instantiable, d->id.found.entity);
	return false;
}

/* Whether a qualifier is a namespace or class all names of which are known. */
static bool has_known_names(struct parser *p, const struct qualifier *q)
{
	return !q->present ||
	       (!q->unknown && q->scope && !p->scopes.at[q->scope].has_unknown_names &&
	        (!q->type || (is_known_type(p, q->type) && !type_is_dependent(p, q->type) && !is_incomplete_class(p, q->type))));
}

bool check_instantiated_entity(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	const struct lookup *found = &d->id.found;

	if (!is_as_written(p) || (d->id.kind != ID_IDENTIFIER && d->id.kind != ID_OPERATOR))
		return true;
	if (d->id.of_no_class) {
		report_missing(p, s, d);
		return false;
	}
	if (!has_known_names(p, &d->id.qualifier))
		return true;
	if (!s->type && !d->id.qualifier.present)
		report_error(p, s->begin, DIAG_int_assumed);
	switch (found->class) {
	case NAME_NOT_FOUND: report_missing(p, s, d); return false;
	case NAME_FIELD: report_invalid(p, s->begin); return false;
	case NAME_FUNCTION_TEMPLATE:
		if (d->id.wrong_args)
			report_invalid(p, s->begin);
		return !d->id.wrong_args;
	case NAME_ROUTINE: return check_function(p, d);
	case NAME_VARIABLE: return check_variable(p, d);
	default: return true;
	}
}
