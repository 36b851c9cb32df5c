/* Packs that nothing expands, and expansions of no pack [temp.variadic]/7. */
#include "invalid.h"

static bool is_pack_parameter(const struct parser *p, u32 param) { return il_template_param(p->il, param)->flags & tf_pack; }

/* Whether a name means a pack of a template as it is written. */
static bool means_pack(const struct parser *p, const struct lookup *found)
{
	u32 index = il_any_index(found->entity);
	il_any prototype;

	switch (found->class) {
	case NAME_VARIABLE:
		return il_variable(p->il, index)->flags & vf_parameter_pack ||
		       is_pack_parameter(p, il_variable(p->il, index)->template_param);
	case NAME_TYPE: return il_type(p->il, index)->kind == tk_template_param && il_type(p->il, index)->flags & tyf_pack;
	case NAME_TYPE_TEMPLATE:
		prototype = il_template(p->il, index)->prototype;
		return il_any_kind(prototype) == IL_template_param && is_pack_parameter(p, il_any_index(prototype));
	default: return false;
	}
}

/* ---- packs that are not expanded ---- */

static bool opens(unsigned kind) { return kind == TOK_LPAREN || kind == TOK_LBRACKET || kind == TOK_LBRACE; }

static bool closes(unsigned kind) { return kind == TOK_RPAREN || kind == TOK_RBRACKET || kind == TOK_RBRACE || kind == TOK_END; }

/* Whether a < may open a list of arguments or parameters: one behind a value compares. */
static bool opens_list(const struct parser *p, u32 at)
{
	return p->tokens[at].kind == TOK_LESS && (p->tokens[at - 1].kind == TOK_IDENTIFIER || p->tokens[at - 1].kind == TOK_template);
}

/* Behind the > of template parameters that begin at a <; what ends the statement where a < that compares was taken for one that opens. */
static u32 behind_template_head(const struct parser *p, u32 at, u32 end)
{
	u32 level = 0;

	for (; at < end && p->tokens[at].kind != TOK_SEMICOLON && !closes(p->tokens[at].kind); at++) {
		unsigned kind = p->tokens[at].kind;

		level += opens_list(p, at);
		if (kind == TOK_GREATER && !--level)
			return at + 1;
		at = opens(kind) ? matching(p, at) : at;
	}
	return at;
}

/* Whether parentheses are those of a declarator with an ellipsis: (&...x) (C::*...x) */
static bool declares_pack(const struct parser *p, u32 open)
{
	u32 at = open + 1;

	while (p->tokens[at].kind == TOK_IDENTIFIER || p->tokens[at].kind == TOK_SCOPE)
		at++;
	while (p->tokens[at].kind == TOK_AND || p->tokens[at].kind == TOK_LOGICAL_AND || p->tokens[at].kind == TOK_STAR ||
	       p->tokens[at].kind == TOK_const)
		at++;
	return at > open + 1 && p->tokens[at - 1].kind != TOK_IDENTIFIER && p->tokens[at].kind == TOK_ELLIPSIS;
}

/* The last token of what begins at one: of template parameters, or of what is in brackets. */
static u32 last_of_part(const struct parser *p, u32 at, u32 end)
{
	if (p->tokens[at].kind == TOK_template && p->tokens[at + 1].kind == TOK_LESS)
		return behind_template_head(p, at + 1, end) - 1;
	return opens(p->tokens[at].kind) ? matching(p, at) : at;
}

/* Whether an ellipsis follows an operator that no declarator has, without the parentheses that a fold needs. */
static bool is_fold_outside(const struct parser *p, u32 begin, u32 at)
{
	if (begin && p->tokens[begin - 1].kind == TOK_LPAREN)
		return false;
	switch (p->tokens[at - 1].kind) {
	case TOK_PLUS:
	case TOK_MINUS:
	case TOK_SLASH:
	case TOK_OR:
	case TOK_LOGICAL_OR: return true;
	default: return false;
	}
}

/* Reads the statement that begins at a token, up to a semicolon, or a list up to its bracket. Parts do not count, but as declarators. */
static void read_statement(const struct parser *p, struct statement_around *s, u32 begin, u32 end)
{
	u32 at;

	s->begin = s->part = begin;
	s->expanded = 0;
	for (at = begin; at < end && p->tokens[at].kind != TOK_SEMICOLON && !closes(p->tokens[at].kind); at++) {
		if (p->tokens[at].kind == TOK_ELLIPSIS && !is_fold_outside(p, begin, at))
			s->expanded = UINT32_MAX;
		else if (p->tokens[at].kind == TOK_LPAREN && s->expanded < at && declares_pack(p, at))
			s->expanded = at;
		at = last_of_part(p, at, end);
	}
	s->end = at;
}

/* Finds the statement around a token, one of those from first to end, and the part of it that the token is in. */
static void find_statement(const struct parser *p, struct statement_around *s, u32 first, u32 end, u32 token)
{
	if (s->first != first || token < s->begin || !s->end)
		read_statement(p, s, s->first = first, end);
	while (s->end < token && p->tokens[s->end].kind == TOK_SEMICOLON)
		read_statement(p, s, s->end + 1, end);
	if (token < s->part)
		s->part = s->begin;
	while (s->part < token && last_of_part(p, s->part, end) < token)
		s->part = last_of_part(p, s->part, end) + 1;
}

/* Whether an ellipsis stands behind a token in a statement or list around it. */
static bool has_ellipsis_around(struct parser *p, u32 first, u32 end, u32 token)
{
	struct statement_around deep = { 0 };
	u32 level;

	for (level = 0;; level++) {
		struct statement_around *s = level < COUNT_OF(p->statements_around) ? &p->statements_around[level] : &deep;

		find_statement(p, s, first, end, token);
		if (token < s->expanded || (s->part < token && p->tokens[s->part].kind == TOK_template)) /* its parameters may expand it */
			return true;
		if (s->part >= token)
			return false;
		first = s->part + 1;
		end = matching(p, s->part);
	}
}

/* Whether a token may stand in the parameters or behind those of a pack of functions, void (*...f)(T), in the same declaration. */
static bool follows_pack_of_functions(const struct parser *p, u32 token)
{
	for (; token; token--)
		switch (p->tokens[token].kind) {
		case TOK_SEMICOLON:
		case TOK_LBRACE:
		case TOK_RBRACE: return false;
		case TOK_ELLIPSIS:
			if (p->tokens[token - 1].kind == TOK_STAR || p->tokens[token - 1].kind == TOK_AND)
				return true;
			break;
		default: break;
		}
	return false;
}

/* One pack of an element is spoken of. */
#define ELEMENT_REPORTED UINT32_MAX

/* Where the function whose body is parsed has its {, or 0. */
static u32 body_of_routine(struct parser *p)
{
	const struct il_routine *routine = il_routine(p->il, p->routine);

	return p->routine && routine->definition ? token_at(p, il_full_entity_decl_info(p->il, routine->definition)->body_begin) : 0;
}

/* Whether a name may mean a pack that should be expanded there. */
static bool needs_expansion(struct parser *p, const struct lookup *found)
{
	return is_compiled_once(p) && !p->noted_instance && !in_instance(p) && !p->expansion && means_pack(p, found) &&
	       !(il_routine(p->il, p->routine)->entity & enf_local_to_function);
}

/* Says that the pack at a token is not expanded, in an element of a list at once, else behind the body or the class of a template that it
 * is in. body: where the function has its { that the token is in, or 0. */
static void report_not_expanded(struct parser *p, u32 token, u32 body, bool is_in_element)
{
	u32 place = p->tokens[token].position, around = body ? body : p->templates_class;

	if (p->element == ELEMENT_REPORTED || diag_was_said(p->diag, DIAG_pack_not_expanded, place))
		return;
	report_error(p, place, DIAG_pack_not_expanded, ident_text(p, p->tokens[token].value));
	if (p->element)
		p->element = ELEMENT_REPORTED;
	else if (around && !is_in_element)
		diag_move(p->diag, p->tokens[matching(p, around)].position);
}

/* Finds that a name, that at a token, is no pack, or one that is expanded, or reports it. */
static bool is_expanded(struct parser *p, u32 token, const struct lookup *found, bool is_in_element)
{
	u32 body;

	if (!needs_expansion(p, found))
		return true;
	body = body_of_routine(p);
	body = body < token ? body : 0;
	if (body ? has_ellipsis_around(p, body + 1, matching(p, body), token) :
	           p->lambda || has_ellipsis_around(p, p->statement, (u32)-1, token) || follows_pack_of_functions(p, token))
		return true;
	report_not_expanded(p, token, body, is_in_element && !body);
	return false;
}

bool check_pack_is_expanded(struct parser *p, u32 token, const struct lookup *found) { return is_expanded(p, token, found, false); }

/* Whether an unqualified name is at a token. */
static bool is_unqualified(const struct parser *p, u32 token)
{
	unsigned before = p->tokens[token - 1].kind;

	return p->tokens[token].kind == TOK_IDENTIFIER && before != TOK_SCOPE && before != TOK_DOT && before != TOK_ARROW;
}

void check_packs_in_default(struct parser *p, u32 first, bool is_type)
{
	u32 token = p->template_depth && is_compiled_once(p) && !p->lambda ? first : p->at;
	bool is_in_element = !is_type;

	for (; token < p->at; token++) {
		is_in_element |= p->tokens[token].kind == TOK_LESS;
		if (is_unqualified(p, token)) {
			struct lookup found = lookup_unqualified(p, p->tokens[token].value, LOOKUP_ANY);

			if (needs_expansion(p, &found) && !has_ellipsis_around(p, first, p->at, token)) {
				report_not_expanded(p, token, 0, is_in_element);
				return;
			}
		}
	}
}

void check_pack_in_id(struct parser *p, u32 token, const struct id_expression *id, bool is_in_element)
{
	struct lookup first = id->found;

	if (id->qualifier.present && p->template_depth && is_compiled_once(p) && p->tokens[token].kind == TOK_IDENTIFIER &&
	    p->tokens[token + 1].kind == TOK_SCOPE)
		first = lookup_unqualified(p, p->tokens[token].value, LOOKUP_ANY);
	is_expanded(p, token, &first, is_in_element);
}

void check_packs_in_argument(struct parser *p, u32 first)
{
	bool go_on = p->template_depth && is_compiled_once(p);
	u32 token;

	for (token = first; token < p->at && go_on; token++)
		if (is_unqualified(p, token)) {
			struct lookup found = lookup_unqualified(p, p->tokens[token].value, LOOKUP_ANY);

			go_on = is_expanded(p, token, &found, true);
		}
}

/* ---- expansions of no pack ---- */

/* Whether a name is expanded where it stands: x... or sizeof...(x), before the token end. */
static bool is_expanded_at_once(const struct parser *p, u32 token, u32 end)
{
	return (token + 1 < end && p->tokens[token + 1].kind == TOK_ELLIPSIS) ||
	       (p->tokens[token - 1].kind == TOK_LPAREN && p->tokens[token - 2].kind == TOK_ELLIPSIS &&
	        p->tokens[token - 3].kind == TOK_sizeof);
}

/* Whether an ellipsis is that of a fold, or ends what a call has in parentheses that open there: those of sizeof... and of template
 * arguments expand a part. */
static bool is_of_whole(const struct parser *p, u32 open, u32 ellipsis)
{
	unsigned before = p->tokens[ellipsis - 1].kind, behind = p->tokens[ellipsis + 1].kind;

	if (behind == TOK_RPAREN)
		return before == TOK_IDENTIFIER ? ellipsis == open + 2 : before != TOK_GREATER;
	return ellipsis == open + 1 || (before == behind && before != TOK_IDENTIFIER && before != TOK_GREATER);
}

/* Whether parentheses have such an ellipsis and no comma of their own, so that every pack that is named in them is expanded there. */
static bool expands_all(const struct parser *p, u32 open)
{
	u32 close = matching(p, open), at;
	bool found = false;

	for (at = open + 1; at < close; at++) {
		if (p->tokens[at].kind == TOK_COMMA)
			return false;
		found |= p->tokens[at].kind == TOK_ELLIPSIS && is_of_whole(p, open, at);
		at = opens(p->tokens[at].kind) ? matching(p, at) : at;
	}
	return found;
}

/* Whether no name from token first up to another can mean a pack that is expanded behind it. */
static bool names_no_pack(struct parser *p, u32 first, u32 end)
{
	for (; first < end; first++) {
		unsigned before = p->tokens[first - 1].kind;
		struct lookup found;

		if (p->tokens[first].kind == TOK_attribute)
			first = matching(p, first + 1);
		if (p->tokens[first].kind == TOK_LPAREN && expands_all(p, first))
			first = matching(p, first);
		if (p->tokens[first].kind != TOK_IDENTIFIER || before == TOK_DOT || before == TOK_ARROW || before == TOK_SCOPE)
			continue;
		found = lookup_unqualified(p, p->tokens[first].value, LOOKUP_ANY);
		if (found.class == NAME_UNKNOWN || (means_pack(p, &found) && !is_expanded_at_once(p, first, end)))
			return false;
		if (found.class == NAME_NOT_FOUND && !diag_was_said(p->diag, DIAG_undefined_identifier, p->tokens[first].position))
			return false;
	}
	return true;
}

void check_expansion(struct parser *p, u32 first)
{
	if (tok(p) == TOK_ELLIPSIS && is_compiled_once(p) && !p->noted_instance && !in_instance(p) && !p->expansion && is_in_template(p) &&
	    names_no_pack(p, first, p->at))
		report_error(p, position(p), DIAG_expansion_of_no_pack);
}

void check_captured_expansion(struct parser *p, u32 first)
{
	check_expansion(p, first);
	if (tok(p) == TOK_ELLIPSIS && p->noted_instance && is_compiled_once(p) && !is_in_template(p) && !p->expansion &&
	    diag_was_said(p->unit_diag, DIAG_expansion_of_no_pack, position(p)))
		report_error(p, position(p), DIAG_exp_rbracket);
}

void check_captured_pack(struct parser *p, u32 ellipsis, u32 first)
{
	if (!is_compiled_once(p) || p->noted_instance || in_instance(p) || p->expansion)
		return;
	if (!is_in_template(p))
		report_error(p, p->tokens[ellipsis].position, DIAG_init_capture_pack_outside);
	else if (names_no_pack(p, first, p->at))
		report_error(p, p->tokens[ellipsis].position, DIAG_expansion_of_no_pack);
}

/* ---- sizeof... [expr.sizeof]/5 ---- */

void check_measured_pack(struct parser *p, u32 place)
{
	struct lookup found;

	if (!is_compiled_once(p) || p->noted_instance || in_instance(p) || p->expansion || tok(p) != TOK_LPAREN ||
	    tok_ahead(p, 1) != TOK_IDENTIFIER || tok_ahead(p, 2) != TOK_RPAREN)
		return;
	found = lookup_unqualified(p, p->tokens[p->at + 1].value, LOOKUP_ANY);
	if (found.class == NAME_NOT_FOUND || found.class == NAME_UNKNOWN || means_pack(p, &found))
		return;
	if (is_in_template(p))
		report_error(p, p->tokens[p->at + 1].position, DIAG_sizeof_of_no_pack);
	else
		report_error(p, place, DIAG_sizeof_pack_outside_template);
}

/* ---- folds [expr.prim.fold]/3 ---- */

/* Whether a name from token first up to another means a pack that is not expanded there, whatever is declared in braces between them. */
static bool names_pack(struct parser *p, u32 first, u32 end)
{
	bool found = false;
	u32 token;

	for (token = first; token < end; token++) {
		struct lookup name;

		if (p->tokens[token].kind == TOK_LBRACE)
			return false;
		if (found || !is_unqualified(p, token))
			continue;
		name = lookup_unqualified(p, p->tokens[token].value, LOOKUP_ANY);
		found = means_pack(p, &name) && !is_expanded_at_once(p, token, end) && !has_ellipsis_around(p, first, end, token);
	}
	return found;
}

/* Behind a fold with its ellipsis at a place; lacks_operand: no operand is behind the ellipsis. */
static void report_fold_of_no_pack(struct parser *p, u32 place, bool lacks_operand)
{
	if (lacks_operand)
		report_error(p, position(p), DIAG_exp_primary_expr);
	if (is_in_template(p)) {
		report_error(p, place, DIAG_expansion_of_no_pack);
		diag_move(p->diag, position(p));
	}
	report_error(p, place, DIAG_fold_of_no_pack);
	diag_move(p->diag, position(p));
}

void check_fold(struct parser *p, u32 first, u32 ellipsis)
{
	u32 place = p->tokens[ellipsis].position;

	if (!is_compiled_once(p) || p->noted_instance || in_instance(p) || p->expansion)
		return;
	if (names_no_pack(p, first, ellipsis) && names_no_pack(p, ellipsis + 1, p->at))
		report_fold_of_no_pack(p, place, first < ellipsis && p->at == ellipsis + 1);
	else if (first < ellipsis && names_pack(p, first, ellipsis) && names_pack(p, ellipsis + 1, p->at))
		report_error(p, place, DIAG_fold_of_two_packs);
}
