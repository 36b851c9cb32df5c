/* Attributes in all spellings [dcl.attr] [dcl.align], page 19. */
#include "../constants/constant.h"

static bool is_word(const struct parser *p)
{
	return tok(p) == TOK_IDENTIFIER || tok(p) >= TOK_FIRST_KEYWORD;
}

/* The name without the underscores that may surround it: __noreturn__ is noreturn. */
static il_str plain_name(struct parser *p, u32 ident)
{
	const char *text = ident_text(p, ident);
	size_t length = strlen(text);

	if (length > 4 && !strncmp(text, "__", 2) && !strcmp(text + length - 2, "__"))
		return il_intern(p->il, text + 2, length - 4);
	return p->lexed.identifiers.at[ident].name;
}

/* Attributes whose arguments are integral constant expressions. */
static bool has_values(u8 cuda)
{
	return cuda == cua_launch_bounds || cuda == cua_maxnreg || cuda == cua_local_maxnreg || cuda == cua_cluster_dims ||
	       cuda == cua_block_size;
}

static void evaluate_argument(struct parser *p, u32 index)
{
	const struct il_attribute_argument *argument = il_attribute_argument(p->il, index);
	struct constant value = constant_of_text(p, p->scope, argument->range_begin, argument->range_end);
	u32 constant = constant_to_il(p, &value);

	il_attribute_argument(p->il, index)->constant = constant;
}

/* Arguments of an attribute, and where the next one is linked. */
struct arguments {
	u32 *link;
	u8 cuda, tuple;
	bool in_tuple;
};

static bool parse_argument(struct parser *p, struct arguments *list)
{
	struct il_attribute_argument *argument;
	u32 index = il_new_attribute_argument(p->il, &argument), start = p->at;

	argument->range_begin = position(p);
	skip_expression(p);
	record_managed_uses(p, start);
	if (p->at == start)
		return false;
	argument->range_end = end_of_last(p);
	argument->tuple = list->tuple;
	*list->link = index;
	list->link = &argument->next;
	if (has_values(list->cuda))
		evaluate_argument(p, index);
	return true;
}

/* ( argument, … ); those of __block_size__ stand in parentheses once more: ((x, y, z), (x, y, z)). */
static void parse_arguments(struct parser *p, struct arguments *list)
{
	u32 close = matching(p, p->at);

	advance(p);
	do {
		if (list->cuda == cua_block_size && tok(p) == TOK_LPAREN && !list->in_tuple) {
			list->tuple++;
			list->in_tuple = true;
			parse_arguments(p, list);
			list->in_tuple = false;
		} else if (p->at >= close || !parse_argument(p, list)) {
			break;
		}
	} while (p->at < close && accept(p, TOK_COMMA));
	p->at = close;
	advance(p);
}

static u32 attribute_arguments(struct parser *p, u8 cuda)
{
	u32 first = 0;
	struct arguments list = {.link = &first, .cuda = cuda};
	bool greater = p->greater_ends;

	p->greater_ends = false;
	parse_arguments(p, &list);
	p->greater_ends = greater;
	return first;
}

struct chain {
	u32 *first, *last, group;
	u16 count;
};

static struct il_attribute *append(struct parser *p, struct chain *chain, u8 family)
{
	struct il_attribute *attribute;
	u32 index = il_new_attribute(p->il, &attribute);

	attribute->family = family;
	attribute->group = chain->group;
	attribute->is_instantiated = p->replaying;
	attribute->range_begin = position(p);
	if (*chain->last)
		il_attribute(p->il, *chain->last)->next = index;
	else
		*chain->first = index;
	*chain->last = index;
	chain->count++;
	return attribute;
}

static void parse_attribute(struct parser *p, struct chain *chain, u8 family, il_str name_space)
{
	struct il_attribute *attribute = append(p, chain, family);
	u32 ident = tok_ident(p);

	advance(p);
	if (family == atf_std && tok(p) == TOK_SCOPE) {
		name_space = plain_name(p, ident);
		advance(p);
		ident = tok_ident(p);
		if (is_word(p))
			advance(p);
	}
	attribute->name_space = name_space;
	attribute->name = plain_name(p, ident);
	if (family != atf_std)
		attribute->cuda = p->lexed.identifiers.at[ident].cuda;
	if (tok(p) == TOK_LPAREN)
		attribute->first_argument = attribute_arguments(p, attribute->cuda);
	attribute->range_end = end_of_last(p);
}

/* From after the opening brackets to the token index close. */
static void parse_attribute_list(struct parser *p, struct chain *chain, u8 family, u32 close)
{
	il_str name_space = 0;

	if (family == atf_std && tok(p) == TOK_using && tok_ahead(p, 1) == TOK_IDENTIFIER) {
		name_space = plain_name(p, p->tokens[p->at + 1].value);
		p->at += 2;
		accept(p, TOK_COLON);
	}
	while (p->at < close) {
		if (is_word(p))
			parse_attribute(p, chain, family, name_space);
		else
			advance(p); /* commas, ... */
	}
	p->at = close;
}

static void parse_group(struct parser *p, u32 *first, u32 *last, u8 family)
{
	struct il_attribute_group *group;
	struct chain chain = {first, last, il_new_attribute_group(p->il, &group), 0};
	u32 outer;

	group->range_begin = position(p);
	group->family = family;
	if (family == atf_std) {
		outer = matching(p, p->at);
		p->at += 2;
		parse_attribute_list(p, &chain, family, outer - 1);
	} else {
		advance(p);
		outer = matching(p, p->at);
		if (family == atf_gnu || family == atf_declspec) {
			advance(p);
			if (family == atf_gnu && tok(p) == TOK_LPAREN)
				advance(p);
			parse_attribute_list(p, &chain, family, family == atf_gnu ? outer - 1 : outer);
		} else {
			struct il_attribute *attribute = append(p, &chain, family);

			attribute->name = il_intern_z(p->il, family == atf_alignas ? "alignas" : "asm");
			attribute->first_argument = attribute_arguments(p, cua_none);
			attribute->range_end = end_of_last(p);
		}
	}
	p->at = outer;
	advance(p);
	group->range_end = end_of_last(p);
	group->attribute_count = chain.count;
}

/* __noinline__ */
static void parse_noinline(struct parser *p, u32 *first, u32 *last)
{
	struct il_attribute_group *group;
	struct chain chain = {first, last, il_new_attribute_group(p->il, &group), 0};
	struct il_attribute *attribute = append(p, &chain, atf_gnu);

	group->range_begin = position(p);
	attribute->name = il_intern_z(p->il, "noinline");
	attribute->cuda = cua_noinline_word;
	advance(p);
	attribute->range_end = group->range_end = end_of_last(p);
	group->attribute_count = 1;
}

void parse_attributes(struct parser *p, u32 *first, u32 *last, bool asm_label)
{
	for (;;) {
		if (tok(p) == TOK_attribute && tok_ahead(p, 1) == TOK_LPAREN)
			parse_group(p, first, last, atf_gnu);
		else if (tok(p) == TOK_LBRACKET && tok_ahead(p, 1) == TOK_LBRACKET)
			parse_group(p, first, last, atf_std);
		else if (tok(p) == TOK_noinline)
			parse_noinline(p, first, last);
		else if (tok(p) == TOK_alignas && tok_ahead(p, 1) == TOK_LPAREN)
			parse_group(p, first, last, atf_alignas);
		else if (tok(p) == TOK_declspec && tok_ahead(p, 1) == TOK_LPAREN)
			parse_group(p, first, last, atf_declspec);
		else if (asm_label && tok(p) == TOK_asm && tok_ahead(p, 1) == TOK_LPAREN)
			parse_group(p, first, last, atf_asm_label);
		else
			return;
	}
}

u32 execution_space_of(const struct parser *p, u32 first_attribute)
{
	u32 space = 0, i;

	for (i = first_attribute; i; i = il_attribute(p->il, i)->next) {
		switch (il_attribute(p->il, i)->cuda) {
		case cua_host:
			space |= es_host;
			break;
		case cua_device:
			space |= es_device;
			break;
		case cua_global:
			space |= es_global;
			break;
		default:
			break;
		}
	}
	return space;
}

u32 memory_space_of(const struct parser *p, u32 first_attribute)
{
	u32 space = 0, i;

	for (i = first_attribute; i; i = il_attribute(p->il, i)->next) {
		switch (il_attribute(p->il, i)->cuda) {
		case cua_device:
			space |= ms_device;
			break;
		case cua_shared:
			space |= ms_shared;
			break;
		case cua_constant:
			space |= ms_constant;
			break;
		case cua_managed:
			space |= ms_managed;
			break;
		case cua_grid_constant:
			space |= ms_grid_constant;
			break;
		default:
			break;
		}
	}
	return space;
}

bool has_cuda_attribute(const struct parser *p, u32 first_attribute, enum il_cuda_attribute what)
{
	u32 i;

	for (i = first_attribute; i; i = il_attribute(p->il, i)->next)
		if (il_attribute(p->il, i)->cuda == what)
			return true;
	return false;
}
