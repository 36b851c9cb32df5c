/* Bound packs and their expansion [temp.variadic]. */
#include "packs.h"

#define PACK_KIND IL_template_arg /* a pack in a symbol: lookups never let it out */

void bind_pack(struct parser *p, u32 scope, u32 ident, const il_any *elements, u32 count, il_any placeholder)
{
	u32 i;

	if (!p->packs.count)
		vec_push(&p->packs, (struct bound_pack){ 0 });
	vec_push(&p->packs, (struct bound_pack){ p->pack_elements.count, count, placeholder });
	for (i = 0; i < count; i++)
		vec_push(&p->pack_elements, elements[i]);
	bind(p, scope, ident, il_any_of(PACK_KIND, p->packs.count - 1));
}

il_any element_of_pack(struct parser *p, il_any entity)
{
	const struct bound_pack *pack;
	struct expansion *x = p->expansion;

	if (il_any_kind(entity) != PACK_KIND)
		return entity;
	pack = &p->packs.at[il_any_index(entity)];
	if (!x)
		return pack->placeholder;
	x->mismatch |= x->found && x->size != pack->count;
	x->size = pack->count;
	x->found = true;
	return x->next && x->next <= pack->count ? p->pack_elements.at[pack->first + x->next - 1] :
	       pack->count                       ? p->pack_elements.at[pack->first] :
	                                           pack->placeholder;
}

/* The number of the bound pack that an identifier means, or 0. */
static u32 pack_named(struct parser *p, u32 ident)
{
	u32 scope, symbol = 0;
	il_any entity;

	for (scope = p->scope; scope && !symbol; scope = p->scopes.at[scope].parent)
		symbol = bound_symbol(p, scope, ident);
	entity = p->symbols.at[symbol].entity;
	return symbol && il_any_kind(entity) == PACK_KIND ? il_any_index(entity) : 0;
}

bool size_of_pack(struct parser *p, u32 ident, u32 *size)
{
	u32 pack = pack_named(p, ident);

	if (pack)
		*size = p->packs.at[pack].count;
	return pack;
}

/* Whether what stands at a token is expanded by an ellipsis before end: of its element of a list, or of one around that. */
static bool is_expanded_within(const struct parser *p, u32 at, u32 end)
{
	int level = 0, outermost = 0;
	bool element_ended = false;

	for (at++; at < end; at++) {
		switch (p->tokens[at].kind) {
		case TOK_LPAREN:
		case TOK_LBRACKET:
		case TOK_LBRACE: at = matching(p, at); break;
		case TOK_LESS: level++; break;
		case TOK_RPAREN:
		case TOK_RBRACKET:
		case TOK_RBRACE:
		case TOK_GREATER:
			level--;
			element_ended &= level >= outermost;
			outermost = level < outermost ? level : outermost;
			break;
		case TOK_COMMA: element_ended |= level == outermost; break;
		case TOK_ELLIPSIS:
			if (level == outermost && !element_ended)
				return true;
			break;
		default: break;
		}
	}
	return false;
}

u32 inner_pack(struct parser *p, u32 token, u32 end)
{
	u32 pack = p->expansion && p->packs.count ? pack_named(p, p->tokens[token].value) : 0;

	return pack && is_expanded_within(p, token, end) ? pack : 0;
}

/* The bound pack that a token names, which nothing before end expands, or 0. */
static u32 mentioned_pack(struct parser *p, u32 at, u32 end)
{
	u8 before = at ? p->tokens[at - 1].kind : TOK_END;
	u32 pack;

	if (p->tokens[at].kind != TOK_IDENTIFIER || before == TOK_DOT || before == TOK_ARROW || before == TOK_SCOPE)
		return 0;
	pack = pack_named(p, p->tokens[at].value);
	return pack && !is_measured_pack(p, at) && !is_expanded_within(p, at, end) ? pack : 0;
}

void mention_packs(struct parser *p, u32 first, u32 end)
{
	u32 at, pack;

	for (at = first; at < end && p->expansion && p->packs.count; at++)
		if ((pack = mentioned_pack(p, at, end)))
			element_of_pack(p, il_any_of(PACK_KIND, pack));
}

/* Whether the name means the whole pack somewhere there. */
static bool means_pack(struct parser *p, u32 ident, u32 first, u32 end)
{
	while (first < end && !(p->tokens[first].kind == TOK_IDENTIFIER && p->tokens[first].value == ident &&
	                        (is_measured_pack(p, first) || is_expanded_within(p, first, end))))
		first++;
	return first < end;
}

u32 bind_elements(struct parser *p, u32 first, u32 end)
{
	u32 scope = 0, at, pack;

	for (at = first; at < end && p->packs.count; at++) {
		pack = mentioned_pack(p, at, end);
		if (!pack || (scope && bound_symbol(p, scope, p->tokens[at].value)) || means_pack(p, p->tokens[at].value, first, end))
			continue;
		if (!scope)
			scope = scope_new(p, sck_block, p->scope, 0);
		bind(p, scope, p->tokens[at].value, element_of_pack(p, il_any_of(PACK_KIND, pack)));
	}
	return scope ? scope : p->scope;
}

bool is_measured_pack(struct parser *p, u32 token)
{
	return token >= 3 && p->tokens[token - 1].kind == TOK_LPAREN && p->tokens[token - 2].kind == TOK_ELLIPSIS &&
	       p->tokens[token - 3].kind == TOK_sizeof && size_of_pack(p, p->tokens[token].value, &(u32){ 0 });
}

/* Whether there is an ellipsis before the end of the element of a list that p is at. A < counts as that of template arguments, and behind a
 * ? there may be commas: where it is not so, the ellipsis may be one of the elements behind. */
static bool ellipsis_ahead(const struct parser *p)
{
	bool found = false;
	u32 at, level = 0;

	for (at = p->at;; at++) {
		switch (p->tokens[at].kind) {
		case TOK_ELLIPSIS:
			if (!level)
				return true;
			found = true;
			break;
		case TOK_QUESTION:
		case TOK_LESS: level++; break;
		case TOK_GREATER:
			if (!level && p->greater_ends && p->tokens[at - 1].kind != TOK_operator)
				return false;
			level -= level > 0;
			break;
		case TOK_COMMA:
			if (!level)
				return false;
			break;
		case TOK_LPAREN:
		case TOK_LBRACKET:
		case TOK_LBRACE: at = matching(p, at); break;
		case TOK_RPAREN:
		case TOK_RBRACKET:
		case TOK_RBRACE:
		case TOK_SEMICOLON:
		case TOK_END: return found && level;
		default: break;
		}
	}
}

bool begin_fold(struct parser *p, struct expansion *x, bool (*pattern)(struct parser *p))
{
	struct surroundings saved;
	bool is_expansion;

	if (!p->packs.count)
		return false;
	*x = (struct expansion){ .outer = p->expansion, .start = p->at };
	saved = leave_surroundings(p);
	p->expansion = x;
	p->tentative = true;
	p->recording = false;
	is_expansion = pattern(p) && x->found;
	x->end = p->at;
	restore_surroundings(p, &saved);
	p->expansion = is_expansion ? x : x->outer;
	if (x->mismatch)
		substitution_fails(p);
	return is_expansion;
}

bool begin_expansion(struct parser *p, struct expansion *x, bool (*element)(struct parser *p))
{
	return in_instance(p) && ellipsis_ahead(p) && begin_fold(p, x, element);
}

bool next_element(struct parser *p, struct expansion *x)
{
	if (x->next == x->size) {
		p->expansion = x->outer;
		p->at = x->end;
		return false;
	}
	x->next++;
	p->at = x->start;
	return true;
}

u32 elements_parsed(const struct parser *p)
{
	const struct expansion *x;
	u32 hash = 0;

	for (x = p->expansion; x; x = x->outer)
		hash = x->next ? hash_mix((u64)hash << 32 | x->next) : hash;
	return hash;
}
