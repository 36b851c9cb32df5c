/* The bound that an initializer gives an array of unknown bound [dcl.init.aggr] [dcl.init.string]. */
#include "../templates/packs.h"

enum { DEEPEST_SUBOBJECT = 64 };

/* The clauses of a braced list, up to token number end. */
struct clauses {
	struct parser *p;
	u32 end;
	bool unknown;
};

static bool has_more(const struct clauses *c) { return !c->unknown && c->p->at < c->end; }

static void skip_clause(struct parser *p)
{
	while (tok(p) == TOK_LBRACE)
		skip_balanced(p);
	skip_expression(p);
	accept(p, TOK_COMMA);
}

/* The class of what an identifier stands for in an expression, 0 when it is no class; the error type: unknown. */
static u32 class_named_here(struct parser *p)
{
	struct lookup found = lookup_unqualified(p, tok_ident(p), LOOKUP_ANY);
	u32 type = p->error_type, next = tok_ahead(p, 1);

	if (next == TOK_SCOPE || next == TOK_LESS || next == TOK_DOT || next == TOK_ARROW || next == TOK_LBRACKET)
		return type;
	if (found.class == NAME_TYPE)
		type = il_any_index(found.entity);
	else if (found.class == NAME_VARIABLE && next != TOK_LPAREN)
		type = il_variable(p->il, il_any_index(found.entity))->type;
	else if (found.class == NAME_ROUTINE && next == TOK_LPAREN && !p->symbols.at[found.symbol].next)
		type = il_type(p->il, il_routine(p->il, il_any_index(found.entity))->type)->type;
	type = type_strip(p, type, NULL);
	switch (il_type(p->il, type)->kind) {
	case tk_class:
	case tk_struct:
	case tk_union: return type;
	case tk_integer:
	case tk_float:
	case tk_pointer: return 0;
	default: return p->error_type;
	}
}

static bool is_aggregate_class(struct parser *p, u32 type)
{
	u8 kind = il_type(p->il, type)->kind;
	u32 scope = kind == tk_class || kind == tk_struct || kind == tk_union ? scope_of_type(p, type) : 0;

	return scope && !(il_class_info(p->il, il_type(p->il, p->scopes.at[scope].type)->class_info)->flags & clf_user_constructor);
}

/* Whether the clause at p initializes an object of the class as a whole; with braces elided it is for a member. */
static bool is_whole_object(struct clauses *c, u32 class)
{
	struct parser *p = c->p;
	u32 type = 0;

	switch (tok(p)) {
	case TOK_IDENTIFIER: type = class_named_here(p); break;
	case TOK_LPAREN:
	case TOK_SCOPE:
	case TOK_STAR:
	case TOK_typename:
	case TOK_decltype: type = p->error_type; break;
	default: break; /* a literal or the like */
	}
	c->unknown |= type == p->error_type || (type && type != class);
	return type == class;
}

static void take(struct clauses *c, u32 type, u32 depth);

static bool is_character(struct parser *p, u32 type) { return il_type(p->il, type_strip(p, type, NULL))->kind == tk_integer; }

static void take_members(struct clauses *c, u32 type, u32 scope, u32 depth)
{
	struct parser *p = c->p;
	u32 info = il_type(p->il, p->scopes.at[scope].type)->class_info, start = p->at, part;
	bool is_union = il_type(p->il, type)->kind == tk_union;

	for (part = il_class_info(p->il, info)->first_base; part && has_more(c); part = il_base_class(p->il, part)->next)
		take(c, type_of_member(p, il_base_class(p->il, part)->type, type), depth + 1);
	for (part = il_class_info(p->il, info)->first_field; part && has_more(c); part = is_union ? 0 : il_field(p->il, part)->next)
		if (il_field(p->il, part)->name)
			take(c, type_of_member(p, il_field(p->il, part)->type, type), depth + 1);
	c->unknown |= p->at == start || p->scopes.at[scope].first_directive; /* empty; anonymous members */
}

/* Passes over the clauses that initialize one object of the type. */
static void take(struct clauses *c, u32 type, u32 depth)
{
	struct parser *p = c->p;
	const struct il_type *record = il_type(p->il, type = type_strip(p, type, NULL));
	u64 i, size = record->size;
	u32 element = record->type, start = p->at;

	if (depth == DEEPEST_SUBOBJECT || tok(p) == TOK_DOT || tok(p) == TOK_LBRACKET) {
		c->unknown = true;
	} else if (tok(p) == TOK_LBRACE) {
		skip_clause(p);
	} else if (record->kind == tk_array) {
		c->unknown |= record->flags & (tyf_unknown_bound | tyf_dependent);
		if (tok(p) == TOK_STRING && is_character(p, element))
			size = 1;
		for (i = 0; i < size && has_more(c); i++)
			take(c, element, depth + 1);
		c->unknown |= p->at == start;
	} else if (is_aggregate_class(p, type) && !is_whole_object(c, type)) {
		take_members(c, type, scope_of_type(p, type), depth);
	} else {
		c->unknown |= type == p->error_type || record->kind == tk_typeref || record->kind == tk_template_param;
		skip_clause(p);
	}
}

/* [ constant ] = at p: the index. */
static u64 take_designator(struct clauses *c)
{
	struct parser *p = c->p;
	struct integer_literal index = { 0 };

	c->unknown |= tok_ahead(p, 1) != TOK_INTEGER || tok_ahead(p, 2) != TOK_RBRACKET ||
	              !integer_literal_value(p->il, &p->tokens[p->at + 1], &index);
	p->at += 3;
	accept(p, TOK_ASSIGN);
	return index.value;
}

static u64 string_bound(struct parser *p)
{
	struct buffer bytes = { 0 };
	u32 char_size = 1;
	u8 int_kind;
	il_str suffix;
	bool valid = true;
	u64 length;

	for (; valid && tok(p) == TOK_STRING; advance(p))
		valid = string_literal_value(p->il, &p->tokens[p->at], &bytes, &int_kind, &char_size, &suffix);
	length = bytes.length / char_size + 1;
	buffer_free(&bytes);
	return valid && tok(p) != TOK_IDENTIFIER ? length : 0;
}

/* Whether the clause at p is all that an element is initialized with: braces of it are not elided. */
static bool is_whole_element(struct parser *p, u32 element)
{
	u32 type = type_strip(p, element, NULL);

	switch (il_type(p->il, type)->kind) {
	case tk_integer:
	case tk_float:
	case tk_pointer: return true;
	case tk_class:
	case tk_struct: return tok(p) == TOK_LBRACE || (scope_of_type(p, type) && !is_aggregate_class(p, type));
	default: return tok(p) == TOK_LBRACE;
	}
}

/* What a pack expansion at p, if there is one, initializes: as many elements as it has clauses, unless braces may be elided. */
static u64 take_expansion(struct clauses *c, u32 element)
{
	struct parser *p = c->p;
	bool is_whole = is_whole_element(p, element);
	struct expansion expansion;
	u64 count = 0;

	if (!begin_expansion(p, &expansion, parse_expanded_clause))
		return 0;
	c->unknown |= !is_whole;
	while (next_element(p, &expansion))
		count++;
	accept(p, TOK_COMMA);
	return count;
}

static u64 list_bound(struct parser *p, u32 element)
{
	struct clauses c = { p, matching(p, p->at), false };
	bool in_parentheses = tok(p) == TOK_LPAREN; /* where each clause is for an element [dcl.init.general]/16.5 */
	u64 index = 0, bound = 0;

	advance(p);
	if (tok(p) == TOK_STRING && is_character(p, element))
		return string_bound(p);
	while (has_more(&c)) {
		u32 start = p->at;

		if (tok(p) == TOK_LBRACKET && !in_parentheses)
			index = take_designator(&c);
		index += take_expansion(&c, element);
		if (p->at == start) {
			if (in_parentheses)
				skip_clause(p);
			else
				take(&c, element, 0);
			index++;
		}
		if (p->at == start) /* at what no clause has, as in { a : b } */
			return 0;
		bound = index > bound ? index : bound;
	}
	return c.unknown ? 0 : bound;
}

u64 bound_from_initializer(struct parser *p, u32 element)
{
	u32 start = p->at, first = start;
	bool greater = p->greater_ends;
	u64 bound = 0;

	p->greater_ends = false;
	while (p->tokens[first].kind == TOK_LPAREN)
		first++;
	if (p->tokens[first].kind == TOK_STRING && (first == start || is_character(p, element))) {
		p->at = first;
		bound = string_bound(p);
	} else if (tok(p) == TOK_LBRACE || (tok(p) == TOK_LPAREN && p->il->header.std_version >= 202002)) {
		bound = list_bound(p, element);
	}
	p->greater_ends = greater;
	p->at = start;
	return bound;
}
