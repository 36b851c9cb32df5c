/* Attributes in all spellings [dcl.attr] [dcl.align], page 19. */
#include "../typing/invalid.h"
#include "../constants/constant.h"

#include <stdio.h>

static bool is_word(const struct parser *p) { return tok(p) == TOK_IDENTIFIER || tok(p) >= TOK_FIRST_KEYWORD; }

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

/* Arguments of an attribute, and where the next one is linked. */
struct value_list {
	u32 *link;
	u8 cuda, tuple;
	bool is_size;  /* they say an alignment or size */
	bool faulty;   /* something was reported */
	bool unclosed; /* parse_tuple() */
};

static void evaluate_argument(struct parser *p, struct value_list *list, u32 index)
{
	const struct il_attribute_argument *argument = il_attribute_argument(p->il, index);
	bool reported = false;
	struct constant value = required_constant_of_text(p, p->scope, argument->range_begin, argument->range_end, 0, &reported);
	u32 constant = constant_to_il(p, &value), place = 0, variable;

	variable =
		in_instance(p) && !value.known ? variable_in_constant(p, p->scope, argument->range_begin, argument->range_end, &place) : 0;
	il_attribute_argument(p->il, index)->constant = constant;
	il_attribute_argument(p->il, index)->variable = variable;
	il_attribute_argument(p->il, index)->variable_begin = place;
	list->faulty |= reported;
}

/* What stands for a value is looked at as it is written, once. True: something was said of it. */
static bool read_value(struct parser *p)
{
	u32 errors = p->errors;

	read_constant(p);
	return p->errors > errors;
}

static bool parse_argument(struct parser *p, struct value_list *list)
{
	struct il_attribute_argument *argument;
	u32 index = il_new_attribute_argument(p->il, &argument), start = p->at;
	bool is_wrong = false;

	argument->range_begin = position(p);
	if (has_values(list->cuda) && is_as_written(p) && tok(p) != TOK_RPAREN && tok(p) != TOK_COMMA)
		is_wrong = read_value(p);
	else if (list->is_size && !starts_type_id(p))
		skip_constant(p, true);
	else
		skip_expression(p);
	record_managed_uses(p, start);
	if (p->at == start)
		return false;
	argument->range_end = end_of_last(p);
	argument->tuple = list->tuple;
	*list->link = index;
	list->link = &argument->next;
	list->faulty |= is_wrong;
	if (has_values(list->cuda) && !is_wrong)
		evaluate_argument(p, list, index);
	return true;
}

static void report_fault(struct parser *p, struct value_list *list, u32 token, enum diag_id id, const char *argument)
{
	if (!in_instance(p))
		report_error(p, p->tokens[token].position, id, argument);
	list->faulty = true;
}

/* ( argument, … ) up to the token index close */
static void parse_any_arguments(struct parser *p, struct value_list *list, u32 close)
{
	do {
		if (p->at >= close || !parse_argument(p, list))
			break;
	} while (p->at < close && accept(p, TOK_COMMA));
}

/* The same of attributes that take so many values, and one at least. How many there are. */
static u32 parse_values(struct parser *p, struct value_list *list, u32 limit, u32 close)
{
	u32 count = 0;

	if (list->cuda == cua_cluster_dims && p->at == close)
		return 0;
	do {
		if (p->at >= close || !parse_argument(p, list)) {
			report_fault(p, list, p->at, DIAG_exp_primary_expr, NULL);
			return count;
		}
		if (++count == limit && p->at < close && tok(p) == TOK_COMMA)
			report_fault(p, list, p->at, DIAG_exp_rparen, NULL);
	} while (count < limit && p->at < close && accept(p, TOK_COMMA));
	if (!list->faulty && p->at < close)
		report_fault(p, list, p->at, DIAG_exp_rparen, NULL);
	return count;
}

enum { DIMENSIONS = 3 };

/* (x, y, z) of __block_size__. After some mistakes the reference takes its parenthesis for the attribute's, that one for the list's, and
 * the last one for what comes behind the attributes. */
static bool parse_tuple(struct parser *p, struct value_list *list, u32 end)
{
	u32 close = matching(p, p->at), count;
	bool faulty = list->faulty;

	if (tok(p) != TOK_LPAREN) {
		report_fault(p, list, p->at, DIAG_exp_lparen, NULL);
		report_fault(p, list, end, DIAG_exp_primary_expr, NULL);
		report_fault(p, list, end, DIAG_missing_attribute_arguments, "block_size");
		return false;
	}
	advance(p);
	list->tuple++;
	list->faulty = false;
	count = parse_values(p, list, DIMENSIONS, close);
	if (count < DIMENSIONS && (!list->faulty || count + 1 < DIMENSIONS))
		report_fault(p, list, close, DIAG_missing_attribute_arguments, list->faulty ? "block_size" : "__block_size__");
	if (list->faulty && (count < DIMENSIONS || tok(p) != TOK_COMMA)) {
		if (p->tokens[close + 1].kind == TOK_COMMA)
			report_fault(p, list, close + 2, DIAG_exp_identifier, NULL);
		if (p->tokens[end + 1].kind == TOK_COMMA)
			report_fault(p, list, end + 1, DIAG_exp_rparen, NULL);
		list->unclosed = true;
	}
	p->at = close + 1;
	faulty |= list->faulty;
	list->faulty = faulty;
	return !faulty;
}

/* ((x, y, z), (x, y, z)) */
static void parse_tuples(struct parser *p, struct value_list *list, u32 close)
{
	if (!parse_tuple(p, list, close) || !accept(p, TOK_COMMA) || !parse_tuple(p, list, close))
		return;
	if (p->at < close)
		report_fault(p, list, p->at, DIAG_exp_rparen, NULL);
}

static void parse_arguments(struct parser *p, struct value_list *list)
{
	u32 close = matching(p, p->at);

	advance(p);
	if (list->cuda == cua_block_size)
		parse_tuples(p, list, close);
	else if (has_values(list->cuda))
		parse_values(p, list, list->cuda == cua_launch_bounds || list->cuda == cua_cluster_dims ? DIMENSIONS : 1, close);
	else
		parse_any_arguments(p, list, close);
	p->at = close;
	advance(p);
}

static bool says_size(const struct parser *p, const struct il_attribute *attribute)
{
	const char *name = il_text(p->il, attribute->name);

	return attribute->family == atf_alignas || !strcmp(name, "aligned") || !strcmp(name, "vector_size");
}

/* False: what they say was reported; *unclosed: the last parenthesis of the attributes is behind them. */
static bool attribute_arguments(struct parser *p, const struct il_attribute *attribute, u32 *first, bool *unclosed)
{
	struct value_list list = { .link = first, .cuda = attribute->cuda, .is_size = says_size(p, attribute) };
	bool greater = p->greater_ends;

	*first = 0;
	p->greater_ends = false;
	parse_arguments(p, &list);
	p->greater_ends = greater;
	*unclosed |= list.unclosed;
	return !list.faulty;
}

struct chain {
	u32 *first, *last, group;
	u16 count;
	bool unclosed;
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

/* The namespace of attributes at the current token [dcl.attr.grammar]. */
static il_str attribute_namespace(struct parser *p)
{
	static const char *const known[] = { "gnu", "__gnu__", "clang", "msvc", "ms" };
	const char *name = ident_text(p, tok_ident(p));
	size_t i;

	for (i = 0; i < COUNT_OF(known); i++)
		if (!strcmp(name, known[i]))
			break;
	if (i == COUNT_OF(known) && is_as_written(p) && !diag_was_said(p->diag, DIAG_attribute_namespace_unrecognized, position(p)))
		diag_report(p->diag, DIAG_attribute_namespace_unrecognized, position(p), name);
	return plain_name(p, tok_ident(p));
}

/* Whether the attribute means nothing: other vendors' do not, nor does a standard one before its standard. */
static bool is_unknown_attribute(const struct parser *p, const struct il_attribute *attribute)
{
	static const struct {
		const char *name;
		u32 since;
	} later[] = { { "deprecated", 201402 }, { "fallthrough", 201703 }, { "nodiscard", 201703 } };
	const char *name = il_text(p->il, attribute->name), *space = il_text(p->il, attribute->name_space);
	bool is_gnu = attribute->family != atf_std || !strcmp(space, "gnu");
	size_t i = 0;

	if (!is_gnu && *space)
		return true;
	if (is_gnu)
		return !strcmp(name, "nodiscard"); /* theirs is warn_unused_result */
	while (i < COUNT_OF(later) && strcmp(name, later[i].name) != 0)
		i++;
	return i < COUNT_OF(later) && p->il->header.std_version < later[i].since;
}

static void parse_attribute(struct parser *p, struct chain *chain, u8 family, il_str name_space)
{
	struct il_attribute *attribute = append(p, chain, family);
	u32 ident, first = 0;
	bool is_valid = true;
	u8 cuda;

	if (family == atf_std && tok_ahead(p, 1) == TOK_SCOPE) {
		name_space = attribute_namespace(p);
		p->at += 2;
	}
	ident = tok_ident(p);
	if (is_word(p))
		advance(p);
	attribute->name_space = name_space;
	attribute->name = plain_name(p, ident);
	attribute->is_unknown = is_unknown_attribute(p, attribute);
	if (family != atf_std)
		attribute->cuda = p->lexed.identifiers.at[ident].cuda;
	cuda = attribute->cuda;
	if (tok(p) == TOK_LPAREN) {
		is_valid = attribute_arguments(p, attribute, &first, &chain->unclosed);
	} else if (has_values(cuda)) {
		report_error(p, position(p), DIAG_exp_lparen);
		is_valid = false;
	}
	attribute->cuda = is_valid ? cuda : (u8)cua_none;
	attribute->first_argument = first;
	attribute->range_end = end_of_last(p);
}

/* What stands behind an attribute, or where one should be, is passed over after it was said that something is missing. */
static void missing_in_list(struct parser *p, enum diag_id id)
{
	if (!diag_was_said(p->diag, id, position(p)))
		syntax_error(p, id);
	if (is_compiled_once(p))
		pass_to_stop(p);
	else
		advance(p);
}

/* From after the opening brackets to the token index close. */
static void parse_attribute_list(struct parser *p, struct chain *chain, u8 family, u32 close)
{
	il_str name_space = 0;
	u32 start = close, around = stop_at(p, STOP_COMMA | (family == atf_std ? STOP_RBRACKET : STOP_RPAREN));

	if (family == atf_std && tok(p) == TOK_using && tok_ahead(p, 1) == TOK_IDENTIFIER) {
		advance(p);
		name_space = attribute_namespace(p);
		advance(p);
		accept(p, TOK_COLON);
	}
	while (p->at < close && p->at != start) { /* an outer bracket may end before that one */
		start = p->at;
		if (is_word(p))
			parse_attribute(p, chain, family, name_space);
		else if (tok(p) != TOK_COMMA)
			missing_in_list(p, DIAG_exp_identifier);
		accept(p, TOK_ELLIPSIS);
		if (p->at < close && tok(p) != TOK_COMMA && !chain->unclosed)
			missing_in_list(p, DIAG_exp_comma);
		if (!accept(p, TOK_COMMA) && is_compiled_once(p))
			break;
	}
	p->stops = around;
	if (!is_compiled_once(p) || chain->unclosed)
		p->at = close;
}

/* The list in two brackets, p at the outer one. The inner one may be missing. */
static void parse_bracketed_list(struct parser *p, struct chain *chain, u8 family)
{
	u32 outer = matching(p, p->at), inner, around = stop_at(p, family == atf_std ? STOP_RBRACKET : STOP_RPAREN);
	bool has_inner = tok_ahead(p, 1) == tok(p);

	advance(p);
	inner = has_inner ? matching(p, p->at) : outer;
	if (has_inner)
		advance(p);
	parse_attribute_list(p, chain, family, inner);
	if (has_inner)
		close_list(p, inner);
	p->stops = around;
	if (chain->unclosed)
		p->at = outer;
	else
		close_list(p, outer);
}

bool is_attribute_list(const struct parser *p, u32 at) { return matching(p, at + 1) + 1 == matching(p, at); }

static void parse_group(struct parser *p, u32 *first, u32 *last, u8 family)
{
	struct il_attribute_group *group;
	struct chain chain = { .first = first, .last = last, .group = il_new_attribute_group(p->il, &group) };

	group->range_begin = position(p);
	group->family = family;
	if (family != atf_std)
		advance(p);
	if (family == atf_std || family == atf_gnu || family == atf_declspec) {
		parse_bracketed_list(p, &chain, family);
	} else {
		struct il_attribute *attribute = append(p, &chain, family);
		u32 start = p->at;

		attribute->name = il_intern_z(p->il, family == atf_alignas ? "alignas" : "asm");
		attribute_arguments(p, attribute, &attribute->first_argument, &chain.unclosed);
		check_lambdas_in_constant(p, start, p->at);
		attribute->range_end = end_of_last(p);
	}
	group->range_end = end_of_last(p);
	group->attribute_count = chain.count;
}

/* __noinline__, __nv_register_params__ */
static void parse_attribute_word(struct parser *p, u32 *first, u32 *last)
{
	struct il_attribute_group *group;
	struct chain chain = { .first = first, .last = last, .group = il_new_attribute_group(p->il, &group) };
	struct il_attribute *attribute = append(p, &chain, atf_gnu);
	bool is_noinline = tok(p) == TOK_noinline;

	group->range_begin = position(p);
	attribute->name = il_intern_z(p->il, is_noinline ? "noinline" : "nv_register_params");
	attribute->cuda = is_noinline ? cua_noinline_word : cua_nv_register_params;
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
		else if (tok(p) == TOK_noinline || tok(p) == TOK_nv_register_params)
			parse_attribute_word(p, first, last);
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
		case cua_host: space |= es_host; break;
		case cua_device: space |= es_device; break;
		case cua_global:
		case cua_tile_global: space |= es_global; break;
		default: break;
		}
	}
	return space;
}

u32 memory_space_of(const struct parser *p, u32 first_attribute)
{
	u32 space = 0, i;

	for (i = first_attribute; i; i = il_attribute(p->il, i)->next) {
		switch (il_attribute(p->il, i)->cuda) {
		case cua_device: space |= ms_device; break;
		case cua_shared: space |= ms_shared; break;
		case cua_constant: space |= ms_constant; break;
		case cua_managed: space |= ms_managed; break;
		case cua_grid_constant: space |= ms_grid_constant; break;
		default: break;
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

/* The name as the reference shows it, or 0: nothing is said of it. */
static const char *shown_name(const struct parser *p, const struct il_attribute *attribute, char *name, size_t size)
{
	switch (attribute->cuda) {
	case cua_none:
	case cua_device_builtin:
	case cua_cudart_builtin:
	case cua_device_builtin_texture_type:
	case cua_device_builtin_surface_type:
	case cua_nv_weak_odr:
	case cua_noinline_word: return NULL;
	case cua_nv_register_params:
	case cua_grid_constant: return il_text(p->il, attribute->name);
	default: snprintf(name, size, "__%s__", il_text(p->il, attribute->name)); return name;
	}
}

u32 behind_attributes(const struct parser *p, u32 at)
{
	while (p->tokens[at].kind == TOK_attribute)
		at = matching(p, at + 1) + 1;
	return at;
}

void parse_attributes_behind_initializer(struct parser *p)
{
	u32 first = 0, last = 0;

	parse_attributes(p, &first, &last, false);
	if (first && is_as_written(p))
		diag_report(p->diag, DIAG_attributes_behind_initializer, il_attribute(p->il, first)->range_begin);
}

static void report_stray_attribute(struct parser *p, u32 index, const char *shown)
{
	u32 place = il_attribute(p->il, index)->range_begin;

	if (shown && !diag_was_said(p->diag, DIAG_attribute_does_not_apply, place))
		diag_report(p->diag, DIAG_attribute_does_not_apply, place, shown);
}

void report_stray_attributes(struct parser *p, u32 first)
{
	char name[64];

	for (; first && is_as_written(p); first = il_attribute(p->il, first)->next)
		report_stray_attribute(p, first, shown_name(p, il_attribute(p->il, first), name, sizeof name));
}

static bool is_among(const char *const *words, u32 count, const char *word)
{
	while (count && strcmp(words[count - 1], word) != 0)
		count--;
	return count;
}

/* The same of one that is for declarations alone, standard or GNU's, on a statement. */
static const char *shown_on_statement(const struct parser *p, const struct il_attribute *attribute, char *name, size_t size)
{
	static const char *const standard[] = { "maybe_unused", "nodiscard",          "deprecated",
		                                "noreturn",     "carries_dependency", "no_unique_address" };
	static const char *const gnu[] = { "unused", "noinline", "deprecated", "aligned", "always_inline", "cold", "packed" };
	const char *word = il_text(p->il, attribute->name), *space = il_text(p->il, attribute->name_space);

	if (attribute->cuda)
		return shown_name(p, attribute, name, size);
	if (attribute->is_unknown)
		return NULL;
	if (attribute->family == atf_std && !*space)
		return is_among(standard, COUNT_OF(standard), word) ? word : NULL;
	if ((attribute->family != atf_gnu && attribute->family != atf_std) || (*space && strcmp(space, "gnu") != 0) ||
	    !is_among(gnu, COUNT_OF(gnu), word))
		return NULL;
	snprintf(name, size, "%s%s%s", space, *space ? "::" : "", word);
	return name;
}

void report_attributes_of_statement(struct parser *p, u32 first)
{
	char name[64];

	for (; first && is_as_written(p); first = il_attribute(p->il, first)->next)
		report_stray_attribute(p, first, shown_on_statement(p, il_attribute(p->il, first), name, sizeof name));
}

void parse_stray_attributes(struct parser *p)
{
	u32 first = 0, last = 0;

	parse_attributes(p, &first, &last, false);
	report_stray_attributes(p, first);
}
