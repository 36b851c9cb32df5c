/* Abbreviated function templates [dcl.fct]/22: each auto in a parameter's type is a template parameter. It is named for the token that
 * auto is, so that the declaration, parsed again, finds the parameter or its argument there. */
#include "../constants/constant.h"
#include "../scopes/entity.h"
#include "../types/placeholder.h"
#include "abbreviated.h"

#include <stdio.h>

/* The name that a parameter has for the auto at that token. */
static u32 name_for(struct parser *p, u32 token)
{
	char name[24];

	return identifier_number(&p->lexed, p->il, name, (size_t)snprintf(name, sizeof name, "auto:%u", token));
}

u32 invented_parameter(struct parser *p)
{
	struct lookup found;

	if (!p->has_invented)
		return 0;
	found = lookup_unqualified(p, name_for(p, p->at), LOOKUP_TYPE);
	return found.class == NAME_TYPE ? il_any_index(found.entity) : 0;
}

bool is_abbreviated(const struct parser *p, const struct declarator *d)
{
	u32 param;

	if (!d->is_function)
		return false;
	for (param = d->first_param; param; param = il_parameter(p->il, param)->next)
		if (has_placeholder(p, il_parameter(p->il, param)->declared_type))
			return true;
	return false;
}

/* The auto in a parameter-declaration, as a token index; 0: it is in something else. */
static u32 placeholder_token(const struct parser *p, const struct il_parameter *param)
{
	u32 at = token_at(p, param->decl_begin), end = token_at(p, param->decl_end);

	for (; at < end && p->tokens[at].kind != TOK_ASSIGN; at++) {
		unsigned kind = p->tokens[at].kind;

		if (kind == TOK_auto)
			return at;
		if (kind == TOK_LPAREN || kind == TOK_LBRACKET || kind == TOK_LBRACE)
			at = matching(p, at);
	}
	return 0;
}

/* Where the type-constraint before the auto begins; at the auto itself when there is none. */
static u32 constraint_token(const struct parser *p, const struct il_parameter *param, u32 token)
{
	u32 at = token_at(p, param->decl_begin);

	if (p->tokens[token - 1].kind != TOK_IDENTIFIER && p->tokens[token - 1].kind != TOK_GREATER)
		return token;
	while (p->tokens[at].kind != TOK_IDENTIFIER && p->tokens[at].kind != TOK_SCOPE && at < token)
		at++;
	return at;
}

/* The concept that a type-constraint names, or 0. */
static u32 concept_at(struct parser *p, u32 token)
{
	struct surroundings saved = leave_surroundings(p);
	struct id_expression id;
	u32 found = 0;

	p->at = token;
	p->tentative = true;
	if (parse_id_expression(p, &id) && id.found.class == NAME_CONCEPT)
		found = il_any_index(id.found.entity);
	restore_surroundings(p, &saved);
	return found;
}

static u32 invent_parameter(struct parser *p, const struct il_parameter *param, u32 token, u32 depth, u32 number)
{
	struct il_template_param *record;
	u32 index = il_new_template_param(p->il, &record), ident = name_for(p, token), first = constraint_token(p, param, token), type;
	u32 end = token_end(p->il, &p->tokens[token]), concept = first != token ? concept_at(p, first) : 0;

	type = type_template_param(p, depth, number, param->flags & pf_pack);
	*record = (struct il_template_param){ .name = p->lexed.identifiers.at[ident].name,
		                              .kind = tpk_type,
		                              .type = type,
		                              .template = concept,
		                              .depth = depth,
		                              .index = number };
	record->flags = tf_invented | (param->flags & pf_pack ? tf_pack : 0) | (first != token ? tf_constrained : 0);
	record->decl_begin = p->tokens[first].position;
	record->decl_end = record->name_position = end;
	bind(p, p->scope, ident, il_any_of(IL_type, type));
	return index;
}

void invent_parameters(struct parser *p, u32 decl, u32 param)
{
	u32 *link = &il_template_decl(p->il, decl)->first_param, depth = il_template_decl(p->il, decl)->depth, number = 0;

	p->has_invented = true;
	for (; *link; link = &il_template_param(p->il, *link)->next)
		number++;
	for (; param; param = il_parameter(p->il, param)->next) {
		struct il_parameter record = *il_parameter(p->il, param);
		u32 token = has_placeholder(p, record.declared_type) ? placeholder_token(p, &record) : 0;

		if (!token)
			continue;
		*link = invent_parameter(p, &record, token, depth, number++);
		il_template_decl(p->il, decl)->flags |= il_template_param(p->il, *link)->flags & tf_constrained;
		link = &il_template_param(p->il, *link)->next;
	}
}

struct template_heads abbreviated_heads(struct parser *p, const struct declarator *d, const struct template_heads *heads, u32 begin)
{
	struct template_heads result = heads ? *heads : (struct template_heads){ .begin = begin };
	bool is_template = declares_template(p, d, heads);
	struct il_template_decl *decl;

	p->scope = scope_new(p, sck_template_declaration, p->scope, 0);
	if (!is_template) {
		u32 index = il_new_template_decl(p->il, &decl);

		decl->depth = p->template_depth++;
		decl->enclosing = result.innermost;
		decl->range_begin = decl->range_end = decl->params_begin = decl->params_end = begin;
		result.innermost = index;
		result.count++;
	}
	il_template_decl(p->il, result.innermost)->scope = result.scope = p->scope;
	il_template_decl(p->il, result.innermost)->flags |= tf_abbreviated;
	invent_parameters(p, result.innermost, d->first_param);
	return result;
}
