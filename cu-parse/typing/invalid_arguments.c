/* What is said about names that nothing declares where types are wanted, or may stand: template arguments, operands of sizeof, new,
 * casts, heads of for. */
#include "invalid.h"

#include "../constants/constant.h"
#include "../syntax/expr.h"
#include "../syntax/simple_type.h"
#include "typing.h"

/* The token behind name, name *, name[3] and the like where an argument ends there; 0: it goes on. */
static u32 end_of_argument(const struct parser *p, u32 at)
{
	if (!at)
		return 0;
	while (p->tokens[at].kind == TOK_STAR || p->tokens[at].kind == TOK_AND || p->tokens[at].kind == TOK_LOGICAL_AND)
		at++;
	while (p->tokens[at].kind == TOK_LBRACKET && p->tokens[matching(p, at)].kind == TOK_RBRACKET)
		at = matching(p, at) + 1;
	return p->tokens[at].kind == TOK_COMMA || p->tokens[at].kind == TOK_GREATER ? at : 0;
}

u32 behind_arguments(const struct parser *p, u32 at)
{
	u32 depth = 0;

	for (;; at++) {
		unsigned kind = p->tokens[at].kind;

		if (kind == TOK_SEMICOLON || kind == TOK_LBRACE || kind == TOK_RBRACE || kind == TOK_END || kind == TOK_RPAREN)
			return 0;
		depth += kind == TOK_LESS;
		if (kind == TOK_GREATER && !--depth)
			return at + 1;
		if (kind == TOK_LPAREN || kind == TOK_LBRACKET)
			at = matching(p, at);
	}
}

bool qualified_name(struct parser *p, u32 at, struct id_expression *id, u32 *end)
{
	struct lookup found = lookup_unqualified(p, p->tokens[at].value, LOOKUP_BEFORE_SCOPE);

	*id = (struct id_expression){ .kind = ID_IDENTIFIER, .begin = p->tokens[at].position };
	id->qualifier.present = true;
	while (found.class == NAME_NAMESPACE && p->tokens[at + 1].kind == TOK_SCOPE && p->tokens[at + 2].kind == TOK_IDENTIFIER) {
		id->qualifier.scope = il_namespace(p->il, il_any_index(found.entity))->scope;
		at += 2;
		found = lookup_in_scope(p, id->qualifier.scope, p->tokens[at].value, LOOKUP_ANY);
	}
	id->ident = p->tokens[at].value;
	id->name_begin = p->tokens[at].position;
	id->end = id->name_end = token_end(p->il, &p->tokens[at]);
	id->found = found;
	*end = at + 1;
	if (!id->qualifier.scope || found.class != NAME_NOT_FOUND)
		return false;
	for (; p->tokens[*end].kind == TOK_SCOPE && p->tokens[*end + 1].kind == TOK_IDENTIFIER; *end += 2)
		id->qualifier.missing = id->name_begin;
	return true;
}

/* Whether [typename] name<…>::x, of a name that is nothing, is all of an argument that begins at a token. */
static bool names_member_of_unknown(struct parser *p, u32 at, u32 *end)
{
	u32 start = p->at;

	p->at = at;
	*end = unknown_template_name_end(p);
	p->at = start;
	return *end && end_of_argument(p, *end) == *end;
}

/* Whether an argument that begins at a token is a name of nothing, or of no template; *id is set where it has a qualifier. */
static bool names_nothing(struct parser *p, u32 at, struct id_expression *id, u32 *end)
{
	const struct token *name = &p->tokens[at];
	bool is_undefined;

	if (names_member_of_unknown(p, at, end))
		return true;
	if (name->kind != TOK_IDENTIFIER || !strncmp(ident_text(p, name->value), "__", 2))
		return false;
	if (name[1].kind == TOK_SCOPE) {
		is_undefined = qualified_name(p, at, id, end);
	} else {
		*end = at + 1;
		is_undefined = (name[1].kind == TOK_LESS || end_of_argument(p, *end)) &&
		               lookup_unqualified(p, name->value, LOOKUP_ANY).class == NAME_NOT_FOUND;
	}
	if (!is_undefined)
		return false;
	*end = end_of_argument(p, p->tokens[*end].kind == TOK_LESS ? behind_arguments(p, *end) : *end);
	return *end;
}

/* Behind const and volatile that stand at a token. */
static u32 behind_qualifiers(const struct parser *p, u32 at)
{
	while (p->tokens[at].kind == TOK_const || p->tokens[at].kind == TOK_volatile)
		at++;
	return at;
}

u32 end_of_undefined_argument(struct parser *p)
{
	struct id_expression id;
	u32 end;

	return p->in_user_file && !in_instance(p) && names_nothing(p, behind_qualifiers(p, p->at), &id, &end) ? end : 0;
}

/* What the reference says of a declaration whose type is a class template with an argument scope::name<…>, where scope has no such
 * template: it goes on behind the arguments of that. */
static void report_rest(struct parser *p, const struct specifiers *s, u32 less, u32 begin, enum declaration_context context)
{
	u32 close = behind_arguments(p, less) - 1;
	bool is_first = s->begin == begin && p->tokens[close + 2].kind != TOK_GREATER;

	if (p->tokens[close + 1].kind != TOK_GREATER)
		return;
	report_error(p, p->tokens[less].position, DIAG_exp_greater);
	if (context == CONTEXT_TYPE_ID || context == CONTEXT_CONDITION)
		return;
	if (context == CONTEXT_BLOCK && is_first)
		report_error(p, s->begin, DIAG_exp_declaration);
	else
		report_error(p, p->tokens[close].position,
		             context == CONTEXT_PARAMETER             ? DIAG_exp_rparen :
		             context == CONTEXT_NAMESPACE && is_first ? DIAG_exp_semicolon :
		                                                        DIAG_exp_identifier);
	diag_move(p->diag, p->tokens[close].position);
}

static void report_missing_member_of_scope(struct parser *p, const struct id_expression *id)
{
	if (!report_missing_component(p, id))
		report_not_found(p, id);
}

/* What a name is known as from now on, here or outside of functions. */
static u32 error_node(struct parser *p)
{
	bool recording = p->recording;
	u32 node;

	p->recording = true;
	node = expr_end(p, expr_new(p, enk_error, position(p)));
	p->recording = recording;
	return node;
}

/* Says it once; the name of a function's argument is known as an error from then on. */
static bool report_argument(struct parser *p, u32 at, const struct id_expression *id, u32 end, bool of_function)
{
	u32 start = p->at;
	bool is_new;

	p->at = at + (p->tokens[at].kind == TOK_typename);
	is_new = !(*memo(p) & MEMO_REPORTED);
	if (is_new) {
		*memo(p) |= MEMO_REPORTED;
		if (tok_ahead(p, 1) == TOK_LESS)
			report_error(p, position(p), DIAG_no_template, ident_text(p, tok_ident(p)));
		else if (tok_ahead(p, 1) == TOK_SCOPE)
			report_missing_member_of_scope(p, id);
		else if (of_function && (p->recording || !p->routine))
			report_undefined(p, position(p), tok_ident(p), error_node(p));
		else
			report_error(p, position(p), DIAG_undefined_identifier, ident_text(p, tok_ident(p)));
		if (of_function && p->tokens[end - 1].kind != TOK_IDENTIFIER)
			report_error(p, p->tokens[end].position, DIAG_exp_primary_expr);
	}
	p->at = start;
	return is_new;
}

/* Whether the name at a token is in the tokens from another one on: what is there may declare it, as parameters are. */
static bool is_named_between(struct parser *p, u32 begin, u32 at)
{
	u32 i;

	for (i = begin; i < at; i++)
		if (p->tokens[i].kind == TOK_IDENTIFIER && p->tokens[i].value == p->tokens[at].value)
			return true;
	return false;
}

/* Whether const or volatile stands at a token, before the name of nothing, and all that is an argument; *end is behind it. Where nothing follows
 * the name, int is assumed, and the name comes too soon: said once. */
static bool check_qualified_argument(struct parser *p, u32 at, u32 *end, bool of_function)
{
	struct id_expression id;
	u32 name = behind_qualifiers(p, at), start = p->at;

	if (name == at || !names_nothing(p, name, &id, end))
		return false;
	if (p->tokens[name + 1].kind == TOK_LESS || p->tokens[*end - 1].kind != TOK_IDENTIFIER) {
		report_argument(p, name, &id, *end, of_function);
		return true;
	}
	p->at = at;
	if (!(*memo(p) & MEMO_REPORTED)) {
		*memo(p) |= MEMO_REPORTED;
		report_error(p, position(p), DIAG_int_assumed);
		if (p->tokens[*end].kind == TOK_GREATER)
			report_error(p, p->tokens[name].position, DIAG_exp_greater);
	}
	p->at = start;
	return true;
}

/* Where arguments are that are checked: from the < token on, up to before a > token. */
struct argument_range {
	u32 begin, end;
};

/* Checks the arguments of a template whose name begins at a position; s: what it is a type of, or NULL. */
static bool check_argument_range(struct parser *p, struct argument_range range, const struct specifiers *s, u32 template_begin,
                                 enum declaration_context context, bool of_function)
{
	u32 at, end, first = p->unbound_from ? p->unbound_from : range.begin;
	struct id_expression id;
	bool exist = true;

	for (at = range.begin; at + 1 < range.end; at++) {
		if (p->tokens[at].kind == TOK_LBRACE)
			at = matching(p, at); /* its commas may be those of declarations */
		if ((p->tokens[at].kind == TOK_LESS || p->tokens[at].kind == TOK_COMMA) &&
		    check_qualified_argument(p, at + 1, &end, of_function)) {
			exist = false;
			at = end - 1;
			continue;
		}
		if ((p->tokens[at].kind == TOK_LESS || p->tokens[at].kind == TOK_COMMA) && names_nothing(p, at + 1, &id, &end) &&
		    (p->tokens[at + 2].kind == TOK_SCOPE || !is_named_between(p, first, at + 1))) {
			if (report_argument(p, at + 1, &id, end, of_function) && s && p->tokens[at + 2].kind == TOK_SCOPE &&
			    p->tokens[token_at(p, id.end)].kind == TOK_LESS)
				report_rest(p, s, token_at(p, id.end), template_begin, context);
			exist = false;
			at = end - 1;
		}
	}
	return exist;
}

bool check_arguments_exist(struct parser *p, const struct id_expression *template, const struct specifiers *s,
                           enum declaration_context context)
{
	if (p->tentative || !is_as_written(p) || template->qualifier.missing)
		return true;
	return check_argument_range(p, (struct argument_range){ token_at(p, template->args.begin), token_at(p, template->args.end) }, s,
	                            template->begin, context, !s);
}

void check_arguments_in_qualifier(struct parser *p, const struct id_expression *id)
{
	if (id->qualifier.type && !p->tentative && is_as_written(p) && !id->qualifier.missing)
		check_argument_range(p, (struct argument_range){ token_at(p, id->begin), token_at(p, id->name_begin) }, NULL, id->begin,
		                     CONTEXT_BLOCK, false);
}

/* ---- types that must be there ---- */

/* Passes over N::name, where N has no such name. */
static void skip_missing_member(struct parser *p, const struct id_expression *id, u32 end)
{
	report_missing_member_of_scope(p, id);
	p->doubt = 0;
	p->at = end;
}

bool skip_undefined_type(struct parser *p)
{
	const struct token *name = &p->tokens[p->at];
	struct id_expression id;
	u32 end;

	if (skip_unknown_template_name(p))
		return true;
	if (!is_as_written(p) || name->kind != TOK_IDENTIFIER || !strncmp(ident_text(p, name->value), "__", 2))
		return false;
	if (name[1].kind == TOK_SCOPE) {
		if (!qualified_name(p, p->at, &id, &end))
			return false;
		skip_missing_member(p, &id, end);
		return true;
	}
	if (lookup_unqualified(p, name->value, LOOKUP_ANY).class != NAME_NOT_FOUND)
		return false;
	end = name[1].kind == TOK_LESS ? behind_arguments(p, p->at + 1) : p->at + 1;
	if (!end || p->tokens[end].kind == TOK_SCOPE)
		return false;
	report_error(p, name->position, name[1].kind == TOK_LESS ? DIAG_no_template : DIAG_undefined_identifier,
	             ident_text(p, name->value));
	p->at = end;
	while (tok(p) == TOK_STAR || tok(p) == TOK_AND || tok(p) == TOK_LOGICAL_AND || tok(p) == TOK_const)
		advance(p);
	p->doubt = p->at;
	return true;
}

/* ---- heads of for ---- */

/* An argument at p of a template that nothing declares, which p is put behind: a name alone may be meant for a reference. */
static void check_argument_of_unknown(struct parser *p)
{
	u32 start = p->at, node = parse_manifest_constant(p);
	struct lookup found = { 0 };

	if (p->tokens[start].kind == TOK_IDENTIFIER && p->at == start + 1)
		found = lookup_unqualified(p, p->tokens[start].value, LOOKUP_ANY);
	if (found.class == NAME_VARIABLE && !is_reference_type(p, il_variable(p->il, il_any_index(found.entity))->type))
		report_address_not_constant(p, il_any_index(found.entity), p->tokens[start].position);
	else if (is_certainly_not_constant(p, node))
		report_not_constant(p, node, ANY_TYPE);
}

void check_unknown_template_in_head(struct parser *p)
{
	u32 start = p->at, end;
	bool greater = p->greater_ends;
	struct lookup found;

	if (p->tentative || !is_as_written(p) || tok(p) != TOK_IDENTIFIER || tok_ahead(p, 1) != TOK_LESS ||
	    is_simple_type_word(tok_ahead(p, 2)) || !strncmp(ident_text(p, tok_ident(p)), "__", 2))
		return;
	found = lookup_unqualified(p, tok_ident(p), LOOKUP_ANY);
	if (found.class != NAME_NOT_FOUND && il_any_kind(found.entity) != IL_expr_node)
		return;
	if (found.class == NAME_NOT_FOUND)
		report_error(p, position(p), DIAG_no_template, ident_text(p, tok_ident(p)));
	advance(p);
	p->greater_ends = true;
	do {
		advance(p);
		check_argument_of_unknown(p);
	} while (tok(p) == TOK_COMMA);
	p->greater_ends = greater;
	end = position(p);
	if (tok(p) != TOK_GREATER)
		report_error(p, end, DIAG_exp_greater);
	p->at = start;
	if (found.class == NAME_NOT_FOUND && is_before_cxx20(p)) {
		report_undefined(p, position(p), tok_ident(p), expr_end(p, expr_new(p, enk_error, position(p))));
		diag_move(p->diag, end);
	}
}

/* ---- names that nothing declares, of templates perhaps [temp.names]/3 ---- */

/* Where the arguments end that the < at a token would begin. */
static u32 end_of_unknown_arguments(struct parser *p, u32 less)
{
	bool greater = p->greater_ends, tentative = p->tentative;
	u32 saved = p->at, end;

	p->at = less;
	p->greater_ends = p->tentative = true;
	do {
		advance(p);
		parse_manifest_constant(p);
	} while (tok(p) == TOK_COMMA);
	end = p->at;
	p->greater_ends = greater;
	p->tentative = tentative;
	p->at = saved;
	return end;
}

bool check_unclosed_arguments(struct parser *p, u32 name)
{
	u32 at = token_at(p, name) + 1, end;

	if (is_before_cxx20(p) || !is_as_written(p) || p->tokens[at].kind != TOK_LESS)
		return false;
	end = end_of_unknown_arguments(p, at);
	if (p->tokens[end].kind == TOK_GREATER)
		return false;
	if (!diag_was_said(p->diag, DIAG_exp_greater, p->tokens[end].position))
		report_error(p, p->tokens[end].position, DIAG_exp_greater);
	return true;
}

/* ---- operands [expr.sizeof] [expr.new] [expr.static.cast] ---- */

/* An unqualified name without arguments at a token, of which something may be said: what it means is *found. */
static bool name_at(struct parser *p, u32 at, struct lookup *found)
{
	const struct token *name = &p->tokens[at];

	if (!is_as_written(p) || name->kind != TOK_IDENTIFIER || name[1].kind == TOK_SCOPE || name[1].kind == TOK_LESS)
		return false;
	*found = lookup_unqualified(p, name->value, LOOKUP_ANY);
	return true;
}

static bool is_undefined_at(struct parser *p, u32 at)
{
	struct lookup found;

	return name_at(p, at, &found) && found.class == NAME_NOT_FOUND && strncmp(ident_text(p, p->tokens[at].value), "__", 2);
}

/* The same of a name that was said to be undefined before. */
static bool is_error_at(struct parser *p, u32 at)
{
	struct lookup found;

	return name_at(p, at, &found) && il_any_kind(found.entity) == IL_expr_node;
}

/* N::name at p, where N has no such name, and no arguments behind it; *end is the token behind that. */
static bool is_missing_type(struct parser *p, struct id_expression *id, u32 *end)
{
	return is_as_written(p) && tok(p) == TOK_IDENTIFIER && tok_ahead(p, 1) == TOK_SCOPE && qualified_name(p, p->at, id, end) &&
	       p->tokens[*end].kind != TOK_LESS && p->tokens[*end].kind != TOK_SCOPE;
}

bool skip_undefined_new_type(struct parser *p)
{
	struct id_expression id;
	u32 end;

	if (is_missing_type(p, &id, &end)) {
		report_error(p, position(p), DIAG_exp_type_specifier);
		if (id.qualifier.missing)
			diag_move(p->diag, p->tokens[end].position);
		report_missing_component(p, &id);
		p->at = end;
		return true;
	}
	if (tok(p) == TOK_typename)
		return skip_unknown_template_name(p);
	if (!is_undefined_at(p, p->at) && !is_error_at(p, p->at) && !begins_with_member_of_unknown(p, p->at))
		return false;
	report_error(p, position(p), DIAG_exp_type_specifier);
	advance(p);
	return true;
}

bool skip_undefined_cast_type(struct parser *p)
{
	u32 end = end_of_argument(p, p->at + 1);
	bool is_new = end && is_undefined_at(p, p->at);

	if (skip_unknown_template_name(p) || skip_qualified_by_no_class(p) || (tok_ahead(p, 1) == TOK_LESS && skip_undefined_type(p)))
		return true;
	if (!end || p->tokens[end].kind != TOK_GREATER || (!is_new && !is_error_at(p, p->at)))
		return false;
	report_error(p, position(p), is_new ? DIAG_undefined_identifier : DIAG_no_type_name, ident_text(p, tok_ident(p)));
	p->at = end;
	return true;
}

/* Whether a name at a token was said to be undefined not far before it, in the same list of parameters, which has no scope to keep that in. */
static bool was_undefined_in_list(const struct parser *p, u32 at)
{
	enum { FAR = 1000 }; /* tokens */
	u32 i = at;

	if (!p->unbound_parameters)
		return false;
	while (i-- > p->unbound_parameters && at - i < FAR)
		if (p->tokens[i].kind == TOK_IDENTIFIER && p->tokens[i].value == p->tokens[at].value &&
		    diag_was_said(p->diag, DIAG_undefined_identifier, p->tokens[i].position))
			return true;
	return false;
}

/* A name at a token, which nothing declares: said, and known from now on. */
static void report_undefined_at(struct parser *p, u32 at)
{
	u32 start = p->at;
	bool recording = p->recording;

	p->at = at;
	p->recording = true;
	report_undefined(p, position(p), tok_ident(p), expr_end(p, expr_new(p, enk_error, position(p))));
	p->recording = recording;
	p->at = start;
}

/* unknown<int> in the arguments of what is no template: a comparison, and the > ends those, p is put behind it. */
static void end_at_comparison(struct parser *p, u32 at)
{
	p->at = at + 2;
	p->doubt = 0; /* it is read as the reference does */
	if (starts_specifier(p))
		report_error(p, position(p), DIAG_type_not_allowed);
	else if (is_undefined_at(p, p->at))
		report_undefined_at(p, p->at);
	while (tok(p) != TOK_GREATER && tok(p) != TOK_END)
		advance(p);
	if (p->tokens[p->at + 1].position != position(p) + 1) /* what is left of >> is where it was */
		advance(p);
}

void check_arguments_of_unknown(struct parser *p, u32 less)
{
	u32 at, end = p->at;

	if (!is_as_written(p) || p->tentative || p->silent)
		return;
	for (at = less + 1; at < end; at++) {
		unsigned before = p->tokens[at - 1].kind;
		struct lookup found = { 0 };

		if (before != TOK_LESS && before != TOK_COMMA && before != TOK_const)
			continue;
		if (is_undefined_at(p, at) && !was_undefined_in_list(p, at))
			report_undefined_at(p, at);
		if (p->tokens[at].kind != TOK_IDENTIFIER || p->tokens[at + 1].kind != TOK_LESS)
			continue;
		found = lookup_unqualified(p, p->tokens[at].value, LOOKUP_ANY);
		if (found.class == NAME_NOT_FOUND)
			report_undefined_at(p, at);
		if (found.class == NAME_NOT_FOUND || il_any_kind(found.entity) == IL_expr_node) {
			end_at_comparison(p, at);
			return;
		}
	}
}

void check_operand_of_sizeof(struct parser *p)
{
	u32 at = p->at + (tok(p) == TOK_LPAREN);
	unsigned after = p->tokens[at + 1].kind;

	if (!recording(p) || p->unbound_parameters || p->evaluation == evk_unevaluated || (!p->routine && p->class_depth) ||
	    !is_undefined_at(p, at) || after == TOK_LPAREN || after == TOK_DOT)
		return;
	report_undefined_at(p, at);
}

bool ends_undefined_pointer(const struct parser *p)
{
	u32 at = p->at;

	if ((tok(p) != TOK_RPAREN && tok(p) != TOK_restrict) || p->tentative)
		return false;
	while (p->tokens[at - 1].kind == TOK_STAR || p->tokens[at - 1].kind == TOK_AND)
		at--;
	if (at == p->at || p->tokens[at - 1].kind != TOK_IDENTIFIER)
		return false;
	return tok(p) == TOK_restrict || p->tokens[at - 2].kind == TOK_LPAREN;
}

/* What should stand behind the last comma of template arguments: what the parameter takes; DIAG_COUNT where it is a pack or not
 * known. */
static enum diag_id missing_argument(const struct parser *p, const struct lookup *found, u32 count)
{
	u32 param, i;

	if (found->class == NAME_TYPE)
		return DIAG_COUNT;
	if (found->class != NAME_TYPE_TEMPLATE)
		return DIAG_exp_template_argument;
	param = il_template_decl(p->il, il_template(p->il, il_any_index(found->entity))->decl)->first_param;
	for (i = 0; param && i < count && !(il_template_param(p->il, param)->flags & tf_pack); i++)
		param = il_template_param(p->il, param)->next;
	if (!param)
		return DIAG_exp_template_argument;
	if (il_template_param(p->il, param)->flags & tf_pack)
		return DIAG_COUNT;
	switch (il_template_param(p->il, param)->kind) {
	case tpk_type: return DIAG_exp_type_specifier;
	case tpk_template: return DIAG_exp_identifier;
	default: return DIAG_exp_primary_expr;
	}
}

void check_last_argument(struct parser *p, const struct lookup *found, const struct template_args *args)
{
	u32 close = p->at - 1;
	enum diag_id id;

	if (p->tokens[close - 1].kind != TOK_COMMA || !is_as_written(p))
		return;
	id = missing_argument(p, found, args->count);
	if (id == DIAG_exp_template_argument && p->tokens[p->at].kind == TOK_GREATER &&
	    p->tokens[p->at].position == p->tokens[close].position + 1) /* the reference takes >> for one token there */
		return;
	if (id != DIAG_COUNT && !diag_was_said(p->diag, id, p->tokens[close].position))
		report_error(p, p->tokens[close].position, id);
}
