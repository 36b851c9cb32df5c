/* What is said about names in what depends on template parameters that are taken for types without typename [temp.res]. */
#include "invalid.h"

#include "../../lib/il/names.h"
#include "../constants/constant.h"

/* Appends tokens as the reference writes types: a space before * and &. */
static void add_tokens(const struct parser *p, u32 first, u32 end, struct buffer *out)
{
	u32 at;

	for (at = first; at < end; at++) {
		const struct token *token = &p->tokens[at];
		u32 last = token_end(p->il, token);
		bool is_word = at > first && token->kind == TOK_IDENTIFIER &&
		               (token[-1].kind == TOK_IDENTIFIER || token[-1].kind >= TOK_FIRST_KEYWORD);

		if (is_word || (at > first && (token->kind == TOK_STAR || token->kind == TOK_AND) && token[-1].kind != TOK_STAR) ||
		    (at > first && token[-1].kind == TOK_COMMA))
			buffer_puts(out, " ");
		buffer_add(out, p->il->source + token->position, last - token->position);
	}
}

/* The token behind a template argument that begins at a token. */
static u32 end_of_argument(const struct parser *p, u32 at)
{
	u32 depth = 0;

	for (;; at++) {
		unsigned kind = p->tokens[at].kind;

		if (kind == TOK_END || (!depth && (kind == TOK_COMMA || kind == TOK_GREATER)))
			return at;
		depth += kind == TOK_LESS;
		depth -= kind == TOK_GREATER;
		if (kind == TOK_LPAREN || kind == TOK_LBRACKET || kind == TOK_LBRACE)
			at = matching(p, at);
	}
}

/* What the rest of the parameters, which have defaults, stand for; false where that has no name here. */
static bool add_default(struct parser *p, u32 argument, struct buffer *out)
{
	il_any context = p->routine ? il_any_of(IL_routine, p->routine) : p->class_type ? il_any_of(IL_type, p->class_type) : 0;

	if (!argument || il_template_arg(p->il, argument)->kind != tak_type || !context)
		return false;
	il_add_type_name(p->il, il_template_arg(p->il, argument)->type, context, out);
	return true;
}

/* S<T>::name [with T=…], the name of a member of a specialization whose arguments stand from a token on. */
static bool add_name(struct parser *p, const struct untyped_name *name, u32 at, struct buffer *out)
{
	u32 info = il_type(p->il, name->class)->template_info, template = info ? il_template_info(p->il, info)->template : 0, param;
	u32 first = template ? il_template_decl(p->il, il_template(p->il, template)->decl)->first_param : 0;
	u32 argument = info ? il_template_info(p->il, info)->first_argument : 0;
	const char *separator = "<";

	if (!first)
		return false;
	il_add_entity_name(p->il, il_any_of(IL_template, template), name->begin, out);
	for (param = first; param; param = il_template_param(p->il, param)->next, separator = ", ")
		buffer_printf(out, "%s%s", separator, il_text(p->il, il_template_param(p->il, param)->name));
	buffer_printf(out, ">::%s", ident_text(p, name->ident));
	separator = " [with ";
	for (param = first; param; param = il_template_param(p->il, param)->next, separator = ", ") {
		u32 end = p->tokens[at].kind == TOK_GREATER ? at : end_of_argument(p, at + 1);

		if (il_template_param(p->il, param)->flags & tf_pack)
			return false;
		buffer_printf(out, "%s%s=", separator, il_text(p->il, il_template_param(p->il, param)->name));
		if (end > at)
			add_tokens(p, at + 1, end, out);
		else if (!add_default(p, argument, out))
			return false;
		at = end;
		argument = argument ? il_template_arg(p->il, argument)->next : 0;
	}
	buffer_puts(out, "]");
	return true;
}

static bool is_looked_at(const struct parser *p, const struct untyped_name *name)
{
	return name->ident && name->is_dependent && is_as_written(p);
}

static void report_typename(struct parser *p, const struct untyped_name *name)
{
	struct buffer text = { 0 };
	u32 at, end;

	at = token_at(p, name->begin);
	end = token_at(p, name->name_begin);
	if (!name->class) {
		add_tokens(p, at, end + 1, &text);
		report_error(p, name->begin, DIAG_nontype_is_no_type, text.text);
	} else {
		while (at < end && p->tokens[at].kind != TOK_LESS)
			at++;
		if (at < end && add_name(p, name, at, &text))
			report_error(p, name->begin, DIAG_typename_missing, text.text);
	}
	buffer_free(&text);
}

/* Whether a template parameter is named from a token up to another. */
static bool names_parameter(struct parser *p, u32 at, u32 end)
{
	for (; at < end; at++) {
		struct lookup found;

		if (p->tokens[at].kind != TOK_IDENTIFIER)
			continue;
		found = lookup_unqualified(p, p->tokens[at].value, LOOKUP_ANY);
		if (found.class == NAME_VARIABLE && il_variable(p->il, il_any_index(found.entity))->template_param)
			return true;
	}
	return false;
}

/* Variables of templates count as dependent elsewhere, also those that are constants. */
static bool is_certainly_dependent(struct parser *p, u32 type, u32 depth)
{
	struct il_type t = *il_type(p->il, type);
	u32 arg;

	if (t.kind == tk_template_param || !depth)
		return depth;
	if (t.template_info)
		for (arg = il_template_info(p->il, t.template_info)->first_argument; arg; arg = il_template_arg(p->il, arg)->next) {
			struct il_template_arg a = *il_template_arg(p->il, arg);

			if (a.kind == tak_type ? is_certainly_dependent(p, a.type, depth - 1) :
			                         a.kind == tak_nontype && a.range_end &&
			                                 names_parameter(p, token_at(p, a.range_begin), token_at(p, a.range_end)))
				return true;
		}
	return (t.type && is_certainly_dependent(p, t.type, depth - 1)) ||
	       (t.class_type && is_certainly_dependent(p, t.class_type, depth - 1));
}

void note_untyped_name(struct parser *p, struct untyped_name *name, u32 type, struct untyped_name found)
{
	enum { DEPTH = 16 };

	*name = found;
	name->is_dependent = is_certainly_dependent(p, type, DEPTH);
}

void check_typename(struct parser *p, const struct untyped_name *name)
{
	if (is_looked_at(p, name) &&
	    is_before_cxx20(p)) /* later it is not wanted where nothing but a type can stand [temp.res.general]/4 */
		report_typename(p, name);
}

/* Whether the name is a type of the class template, or of one around it, that a member is defined of behind it. */
static bool is_of_current_instantiation(struct parser *p, const struct untyped_name *name, const struct qualifier *member_of)
{
	u32 scope = name->class ? scope_of_type(p, name->class) : 0;

	return scope && member_of->scope && scope_is_inside(p, member_of->scope, scope);
}

bool is_no_declaration(struct parser *p, struct specifiers *s, const struct declarator *d, enum declaration_context context)
{
	bool in_block = context == CONTEXT_BLOCK || context == CONTEXT_FOR_INIT;
	bool is_statement = in_block && s->begin == s->untyped.begin;
	unsigned first;

	if (context == CONTEXT_NAMESPACE && is_of_current_instantiation(p, &s->untyped, &d->id.qualifier)) {
		s->flags |= SPEC_LACKS_TYPENAME;
		return false;
	}
	if (!is_looked_at(p, &s->untyped))
		return false;
	first = p->tokens[token_at(p, d->begin)].kind;
	if (is_statement && d->id.kind == ID_IDENTIFIER && (first == TOK_STAR || first == TOK_AND)) {
		report_undefined(p, d->id.name_begin, d->id.ident, 0);
		return true;
	}
	if (is_statement && !s->untyped.class) {
		report_error(p, d->id.name_begin, DIAG_exp_semicolon);
		return true;
	}
	if (in_block || is_before_cxx20(p))
		report_typename(p, &s->untyped);
	return false;
}
