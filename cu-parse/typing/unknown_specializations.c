/* What is said of template<> before functions whose types nothing declares, up to where the reference goes on behind them. */
#include "../syntax/syntax.h"
#include "invalid.h"

/* Such a declaration, as far as it is looked at: tokens. */
struct specialization {
	u32 specifier;   /* the first one, 0: none but attributes */
	u32 type;        /* behind specifiers and attributes */
	u32 name, less;  /* of the function, with the < behind it */
	u32 parenthesis; /* of its parameters */
};

static bool is_plain_specifier(unsigned kind)
{
	return kind == TOK_inline || kind == TOK_static || kind == TOK_const || kind == TOK_constexpr || kind == TOK_extern;
}

/* Behind the attributes at a token; the token itself where there are none. */
static u32 behind_all_attributes(const struct parser *p, u32 at)
{
	while (p->tokens[at].kind == TOK_LBRACKET && p->tokens[at + 1].kind == TOK_LBRACKET)
		at = matching(p, at) + 1;
	return behind_attributes(p, at);
}

static u32 pass_specifiers(const struct parser *p, struct specialization *s)
{
	u32 at = p->at, behind;

	while (is_plain_specifier(p->tokens[at].kind) || behind_all_attributes(p, at) != at) {
		behind = behind_all_attributes(p, at);
		if (behind == at && !s->specifier)
			s->specifier = at;
		at = behind == at ? at + 1 : behind;
	}
	return at;
}

/* The function's name: one with arguments that a parenthesis follows. */
static bool find_name(const struct parser *p, struct specialization *s)
{
	u32 at = s->type, behind;

	for (;; at++)
		switch (p->tokens[at].kind) {
		case TOK_IDENTIFIER:
			if (p->tokens[at + 1].kind != TOK_LESS)
				continue;
			behind = behind_arguments(p, at + 1);
			if (!behind)
				return false;
			if (p->tokens[behind].kind == TOK_LPAREN) {
				s->name = at;
				s->less = at + 1;
				s->parenthesis = behind;
				return true;
			}
			at = behind - 1;
			continue;
		case TOK_SEMICOLON:
		case TOK_LPAREN:
		case TOK_LBRACE:
		case TOK_RBRACE:
		case TOK_END: return false;
		default: continue;
		}
}

/* A name that nothing declares; *is_known: that was said, and it is known as an error since. */
static bool is_undeclared_name(struct parser *p, u32 at, bool *is_known)
{
	struct lookup found;

	if (p->tokens[at].kind != TOK_IDENTIFIER || p->tokens[at + 1].kind == TOK_SCOPE)
		return false;
	found = lookup_unqualified(p, p->tokens[at].value, LOOKUP_ANY);
	*is_known = il_any_kind(found.entity) == IL_expr_node;
	return found.class == NAME_NOT_FOUND || *is_known;
}

/* Whether one of the function's arguments is the name at a token. */
static bool is_argument(const struct parser *p, const struct specialization *s, u32 name)
{
	u32 at;

	for (at = s->less + 1; at < s->parenthesis; at++)
		if (p->tokens[at].kind == TOK_IDENTIFIER && p->tokens[at].value == p->tokens[name].value)
			return true;
	return false;
}

static void check_named_arguments(struct parser *p, const struct specialization *s)
{
	struct id_expression id = { .kind = ID_IDENTIFIER, .has_args = true, .begin = p->tokens[s->name].position };

	id.args.begin = p->tokens[s->less].position;
	id.args.end = p->tokens[s->parenthesis - 1].position;
	check_arguments_exist(p, &id, NULL, CONTEXT_NAMESPACE);
}

/* The name of the result's type, which is taken for that of what is declared. */
static void report_type(struct parser *p, const struct specialization *s, bool is_known)
{
	u32 place = p->tokens[s->type].position, ident = p->tokens[s->type].value;

	if (s->specifier)
		report_error(p, p->tokens[s->specifier].position, DIAG_int_assumed);
	else
		report_error(p, place, DIAG_no_storage_class_or_type_specifier);
	diag_move(p->diag, p->tokens[s->parenthesis].position); /* behind what is said of the arguments, here and below */
	is_known |= is_argument(p, s, s->type);
	report_error(p, place, is_known ? DIAG_name_not_specializable : DIAG_no_template_in_scope, ident_text(p, ident));
	diag_move(p->diag, p->tokens[s->parenthesis].position);
}

bool skip_specialization_of_unknown(struct parser *p)
{
	struct specialization s = { 0 };
	bool lacks_type, is_known;

	if (!is_as_written(p) || !p->in_user_file)
		return false;
	s.type = pass_specifiers(p, &s);
	if (!find_name(p, &s))
		return false;
	lacks_type = s.name == s.type + 1 && is_undeclared_name(p, s.type, &is_known);
	if (lacks_type)
		report_type(p, &s, is_known);
	else if (!is_undeclared_name(p, s.parenthesis + 1, &is_known) || !is_argument(p, &s, s.parenthesis + 1))
		return false;
	check_named_arguments(p, &s);
	report_error(p, p->tokens[lacks_type ? s.name : s.parenthesis + 1].position, DIAG_exp_semicolon);
	diag_move(p->diag, p->tokens[s.parenthesis].position);
	skip_to_semicolon(p);
	return true;
}
