/* Qualifiers, template-ids and id-expressions [expr.prim.id] [temp.names]. */
#include "../constants/constant.h"
#include "../overload/candidates.h"
#include "../scopes/class_members.h"
#include "../scopes/entity.h"
#include "../templates/partial.h"
#include "../templates/packs.h"
#include "../types/placeholder.h"
#include "../typing/access.h"
#include "../typing/invalid.h"

#include <stdio.h>

/* ---- nested-name-specifier components ---- */

static void record_component(struct parser *p, struct qualifier *q, u32 ident, u32 begin, u32 *last)
{
	struct il_name_qualifier *record;
	u32 index;

	if (!p->recording || p->tentative)
		return;
	index = il_new_name_qualifier(p->il, &record);
	record->name = ident ? p->lexed.identifiers.at[ident].name : 0;
	record->range_begin = begin;
	record->range_end = end_of_last(p);
	if (q->type)
		record->target = il_any_of(IL_type, q->type);
	else if (q->scope)
		record->target = il_scope(p->il, q->scope)->owner;
	if (q->unknown)
		record->flags |= nqf_dependent;
	if (*last)
		il_name_qualifier(p->il, *last)->next = index;
	else
		q->first = index;
	*last = index;
}

static void enter_type(struct parser *p, struct qualifier *q, u32 type)
{
	require_alias(p, type, q->begin);
	require_class(p, type, q->begin);
	q->type = type;
	q->scope = scope_for_lookup(p, type);
	q->unknown = !q->scope;
	if (!q->scope && is_class_type(p, type) && !type_is_dependent(p, type) && p->in_user_file && !p->silent && !p->failure &&
	    is_incomplete_class(p, type)) {
		q->missing = q->begin;
		q->incomplete = type;
	}
}

u32 template_of_injected_name(const struct parser *p, il_any entity)
{
	const struct il_type *type;

	if (il_any_kind(entity) != IL_type)
		return 0;
	type = il_type(p->il, il_any_index(entity));
	return type->template_info && type->kind != tk_typeref ? il_template_info(p->il, type->template_info)->template : 0;
}

bool is_unknown_specialization(struct parser *p, const struct qualifier *q)
{
	u32 scope;

	if (!q->type || q->in_pattern || uses_pattern(p, q->type))
		return q->type;
	if (!type_is_dependent(p, q->type))
		return false;
	for (scope = p->scope; scope; scope = p->scopes.at[scope].parent)
		if (scope == q->scope)
			return false;
	return true;
}

bool lacks_name(struct parser *p, const struct qualifier *q, const struct lookup *found)
{
	if (!p->failure || !q->present || !q->type || p->template_depth)
		return false;
	return (found->class == NAME_NOT_FOUND && !(q->scope && is_being_defined(p, q->scope))) ||
	       (found->class == NAME_UNKNOWN && has_no_members(p, q));
}

static bool is_member_of_unknown_specialization(struct parser *p, const struct qualifier *q)
{
	return q->type && type_is_dependent(p, q->type) && is_unknown_specialization(p, q);
}

/* type: a member of what depends on template parameters, or 0. */
static void enter_unknown(struct qualifier *q, u32 type)
{
	q->type = type;
	q->scope = 0;
	q->unknown = true;
}

/* Whether a member of an unknown specialization is found, as it is in the template itself, to be a type that depends on nothing: another
 * specialization may have another one [temp.dep.type]. */
static bool is_other_type_elsewhere(const struct parser *p, const struct lookup *found, const struct template_args *args)
{
	return !args && found->class == NAME_TYPE && !type_is_dependent(p, il_any_index(found->entity));
}

/* Whether the arguments of a template before :: are looked at where they stand: those of a declarator-id are when it is known what it
 * declares, those of a member of what depends on template parameters in instances. */
static bool has_plain_arguments(struct parser *p, const struct qualifier *q)
{
	u32 first = token_at(p, q->begin);

	return (p->routine || (first && p->tokens[first - 1].kind == TOK_typename)) && !q->in_pattern &&
	       !(q->type && type_is_dependent(p, q->type));
}

/* The specialization of a class template that is named before ::. */
static u32 qualifying_specialization(struct parser *p, const struct qualifier *q, u32 template, const struct template_args *args)
{
	if ((has_plain_arguments(p, q) && !check_template_arguments(p, template, args)) || !check_constraints(p, template, args))
		return p->error_type;
	return specialization_here(p, type_template_id(p, template, args));
}

/* What name<args> or name is, before ::. */
static void enter_component(struct parser *p, struct qualifier *q, u32 ident, const struct lookup *found, const struct template_args *args)
{
	u32 template = 0;

	q->name = ident;
	q->in_pattern |= is_member_of_unknown_specialization(p, q);
	if ((p->spelling && is_member_of_unknown_specialization(p, q)) || (q->in_pattern && is_other_type_elsewhere(p, found, args))) {
		enter_unknown(q, type_dependent_member(p, q->type, ident, args));
		return;
	}
	require_access(p, q, found);
	if (args) {
		if (found->class == NAME_TYPE_TEMPLATE)
			template = il_any_index(found->entity);
		else if (found->class == NAME_TYPE)
			template = template_of_injected_name(p, found->entity);
		if (template) {
			enter_type(p, q, qualifying_specialization(p, q, template, args));
			return;
		}
	} else if (found->class == NAME_TYPE) {
		enter_type(p, q, il_any_index(found->entity));
		return;
	} else if (found->class == NAME_NAMESPACE) {
		q->type = 0;
		q->scope = il_namespace(p->il, il_any_index(found->entity))->scope;
		q->unknown = false;
		return;
	}
	if (found->class == NAME_TYPE_TEMPLATE && !args)
		q->template = il_any_index(found->entity);
	if (lacks_name(p, q, found))
		substitution_fails(p);
	enter_unknown(q, found->class == NAME_UNKNOWN && is_member_of_unknown_specialization(p, q) ?
	                         type_dependent_member(p, q->type, ident, args) :
	                         0);
}

static bool has_template(const struct parser *p, u32 symbol)
{
	for (; symbol; symbol = p->symbols.at[symbol].next)
		if (il_any_kind(p->symbols.at[symbol].entity) == IL_template)
			return true;
	return false;
}

/* Behind the name of functions that are no templates: a namespace that a using-directive nominates may have a template besides
 * [namespace.udir]/6. Then *found becomes that. */
static void find_template(struct parser *p, const struct qualifier *q, u32 ident, struct lookup *found)
{
	struct candidate_set set = { 0 };
	u32 i;

	if (tok(p) != TOK_LESS || found->class != NAME_ROUTINE || has_template(p, found->symbol) || (q->present && !q->scope) || q->type)
		return;
	if (q->present)
		add_qualified(p, &set, q->scope, ident);
	else
		add_unqualified(p, &set, p->scope, ident, false);
	for (i = 0; i < set.list.count; i++)
		if (set.list.at[i].template) {
			found->class = NAME_FUNCTION_TEMPLATE;
			found->entity = il_any_of(IL_template, set.list.at[i].template);
			found->scope = il_template(p->il, set.list.at[i].template)->parent_scope;
			found->symbol = bound_symbol(p, found->scope, ident);
			break;
		}
	candidate_set_free(&set);
}

/* Whether a < after this name begins template arguments [temp.names]/3. */
static bool may_take_args(const struct parser *p, const struct lookup *found, bool template_keyword)
{
	switch (found->class) {
	case NAME_TYPE_TEMPLATE:
	case NAME_FUNCTION_TEMPLATE:
	case NAME_VARIABLE_TEMPLATE:
	case NAME_CONCEPT:
	case NAME_UNKNOWN:
	case NAME_NOT_FOUND: return true;
	case NAME_TYPE: return template_of_injected_name(p, found->entity) || template_keyword;
	case NAME_ROUTINE: return has_template(p, found->symbol) || template_keyword;
	default: return template_keyword;
	}
}

/* When the name itself does not tell, what follows the would-be arguments does. */
static bool plausible_after_args(const struct parser *p, const struct lookup *found)
{
	switch (tok(p)) {
	case TOK_SCOPE:
	case TOK_LPAREN: return true;
	case TOK_LBRACE:
	case TOK_GREATER:
	case TOK_COMMA:
	case TOK_RPAREN:
	case TOK_SEMICOLON:
	case TOK_ELLIPSIS:
	case TOK_LOGICAL_AND:
	case TOK_AND: return found->class == NAME_UNKNOWN;
	default: return false;
	}
}

/* The token that begins the component of a qualified name which ends before a token: behind the :: before it, or the first of all. */
static u32 begin_of_component(const struct parser *p, u32 end)
{
	u32 depth = 0, at = end - 1;

	for (; at && (depth || p->tokens[at].kind == TOK_GREATER); at--) {
		depth += p->tokens[at].kind == TOK_GREATER;
		depth -= p->tokens[at].kind == TOK_LESS;
	}
	return at;
}

/* Whether a qualified name whose last component is a token stands behind typename: it is a type, and a < begins arguments. */
static bool is_behind_typename(const struct parser *p, u32 name)
{
	while (name > 1 && p->tokens[name - 1].kind == TOK_SCOPE)
		name = begin_of_component(p, name - 1);
	return name && p->tokens[name - 1].kind == TOK_typename;
}

static bool ends_arguments(unsigned kind)
{
	return kind == TOK_RPAREN || kind == TOK_RBRACKET || kind == TOK_RBRACE || kind == TOK_SEMICOLON || kind == TOK_END;
}

/* The index of the bracket that matches that at index at; of another token its own. */
static u32 past_brackets(const struct parser *p, u32 at)
{
	unsigned kind = p->tokens[at].kind;

	return kind == TOK_LPAREN || kind == TOK_LBRACKET || kind == TOK_LBRACE ? matching(p, at) : at;
}

/* Whether a > is left for the template arguments that p is in: in A<T::I < 3> the only one is not that of I. */
static bool is_closed_ahead(const struct parser *p)
{
	u32 at = p->at;

	while (p->tokens[at].kind != TOK_GREATER && !ends_arguments(p->tokens[at].kind))
		at = past_brackets(p, at) + 1;
	return p->tokens[at].kind == TOK_GREATER;
}

/* What is in lists that lack their > is parsed again and again: only few of them are taken for such. */
enum { UNCLOSED_DEPTH_MAX = 4 };

/* Whether the arguments that p is in certainly are such, and no > is left for them. */
static bool are_unclosed(const struct parser *p)
{
	return p->arguments_certain && p->arguments_depth <= UNCLOSED_DEPTH_MAX && !is_closed_ahead(p);
}

/* The arguments of a name that may be a template's or not: looks ahead before anything is recorded. */
static bool try_uncertain_args(struct parser *p, const struct lookup *found, struct template_args *args)
{
	u32 start = p->at;
	bool saved = p->tentative, ok;

	p->tentative = true;
	ok = parse_template_args(p, args) && (plausible_after_args(p, found) || is_behind_typename(p, start - 1)) &&
	     (!p->greater_ends || is_closed_ahead(p));
	p->tentative = saved;
	if (ok && (saved || !p->recording))
		return true;
	release_written_arguments(p, args->first);
	p->at = start;
	if (!ok)
		*memo(p) |= MEMO_NO_ARGS;
	if (!ok || !parse_template_args(p, args))
		return false;
	check_last_argument(p, found, args);
	return true;
}

/* Whether the user's file names what is a template for sure, whatever the < before which it stands is followed by. */
static bool is_told_template(const struct parser *p, const struct lookup *found)
{
	return p->in_user_file && !p->replaying && found->class != NAME_UNKNOWN && found->class != NAME_NOT_FOUND &&
	       may_take_args(p, found, false);
}

static bool parse_args(struct parser *p, struct template_args *args, bool is_certain);

static bool try_args(struct parser *p, const struct lookup *found, bool template_keyword, struct template_args *args)
{
	u32 name = p->at - 1;

	if (tok(p) != TOK_LESS || !may_take_args(p, found, template_keyword))
		return false;
	if (!template_keyword && (found->class == NAME_UNKNOWN || found->class == NAME_NOT_FOUND))
		return try_uncertain_args(p, found, args);
	if (!parse_args(p, args, is_told_template(p, found)))
		return false;
	if (p->behind_unclosed == p->at)
		return true;
	check_last_argument(p, found, args);
	add_parameter_defaults(p, found, p->tokens[name].value, args);
	return true;
}

/* Since C++20 a name that means functions alone, or nothing, may be that of templates which the arguments of a call find [temp.names]/3. */
static bool try_args_of_associated(struct parser *p, struct id_expression *id)
{
	struct lookup none = { .class = NAME_NOT_FOUND };

	if (tok(p) != TOK_LESS || id->found.class != NAME_ROUTINE || id->qualifier.present || p->il->header.std_version < 202002 ||
	    il_routine(p->il, il_any_index(id->found.entity))->class_type || has_template(p, id->found.symbol) ||
	    !try_args(p, &none, false, &id->args))
		return false;
	id->found = none;
	return true;
}

static bool decltype_component(struct parser *p, struct qualifier *q)
{
	u32 close = matching(p, p->at + 1), type;

	if (tok_ahead(p, 1) != TOK_LPAREN || p->tokens[close + 1].kind != TOK_SCOPE || p->tokens[close].kind != TOK_RPAREN)
		return false;
	if (p->spelling) {
		type = parse_decltype(p);
	} else {
		advance(p);
		type = type_of_operand_here(p, true);
	}
	p->at = close + 2;
	q->present = q->unknown = true;
	q->scope = q->type = 0;
	if (type)
		enter_type(p, q, type);
	return true;
}

/* At ::, but not that of the pointer operator X::*. */
static bool at_component_end(const struct parser *p) { return tok(p) == TOK_SCOPE && tok_ahead(p, 1) != TOK_STAR; }

/* Passes over the :: behind a component. */
static bool end_component(struct parser *p, struct qualifier *q, u32 ident, u32 begin, u32 *last)
{
	advance(p);
	q->present = true;
	record_component(p, q, ident, begin, last);
	return true;
}

/* A substitution fails where the class that qualifies the name is not complete [basic.lookup.qual]/1, or the name is ambiguous in it
 * [class.member.lookup]/6. */
static struct lookup lookup_unambiguous(struct parser *p, const struct qualifier *q, u32 ident, enum lookup_mode mode)
{
	struct lookup found = lookup_qualified(p, q, ident, mode);
	u32 class = p->failure && q->present && q->type ? type_strip(p, q->type, NULL) : 0;

	if (class && is_class_type(p, class) &&
	    (q->scope ? found.entity && found.scope != q->scope && is_ambiguous_in_class(p, class, ident, found.entity) :
	                !type_is_dependent(p, class) && is_incomplete_class(p, class)))
		substitution_fails(p);
	return found;
}

/* The first name in the qualifier of a member is looked up in the class of its object first [basic.lookup.qual]. */
static struct lookup lookup_component(struct parser *p, const struct qualifier *q, u32 ident, enum lookup_mode mode)
{
	struct lookup found = { 0 };

	if (!q->present && q->object_scope)
		found = lookup_in_scope(p, q->object_scope, ident, LOOKUP_BEFORE_SCOPE);
	return found.class == NAME_TYPE || found.class == NAME_TYPE_TEMPLATE ? found : lookup_unambiguous(p, q, ident, mode);
}

bool reads_user_body(const struct parser *p) { return p->routine && p->in_user_file && !p->silent && !p->replaying && !p->failure; }

/* Whether a name in a body or initializer of the user's is one that a known class or namespace does not have: the < behind it is an
 * operator. */
static bool is_certainly_no_template(struct parser *p, const struct qualifier *q, const struct lookup *found)
{
	return found->class == NAME_NOT_FOUND && tok(p) == TOK_LESS && q->present && !q->unknown && q->scope &&
	       (q->scope != p->global_scope || is_before_cxx20(p)) && (!q->type || is_known_type(p, q->type)) &&
	       (reads_user_body(p) || (p->recording && !p->tentative && is_as_written(p))) &&
	       p->tokens[token_at(p, q->begin) - 1].kind != TOK_typename;
}

/* Whether name::x<, behind an operator, certainly is no template: what the name means depends on template parameters [temp.names]/3. */
static bool is_operand_without_template(struct parser *p, const struct qualifier *q)
{
	unsigned before;

	if (tok(p) != TOK_LESS || !q->present || !q->type || !reads_user_body(p) || in_instance(p) || !is_in_template(p))
		return false;
	before = p->tokens[token_at(p, q->begin) - 1].kind;
	return (before == TOK_return || before == TOK_ASSIGN || before == TOK_PLUS) && is_unknown_specialization(p, q);
}

/* Whether what a known class or namespace is said to have before another :: certainly is not there. */
static bool is_missing_component(struct parser *p, const struct qualifier *q, const struct lookup *found)
{
	return found->class == NAME_NOT_FOUND && q->present && !q->unknown && q->scope && !q->missing &&
	       (!q->type || (is_known_type(p, q->type) && !is_being_defined(p, q->scope)));
}

/* C::C<…> of a class C: the arguments are those of a constructor template that is specialized [class.qual]/2, [temp.expl.spec]/1. */
static bool is_constructor_template(const struct parser *p, const struct qualifier *q, u32 ident)
{
	return q->present && q->type && tok(p) == TOK_LESS &&
	       il_type(p->il, type_strip(p, q->type, NULL))->name == p->lexed.identifiers.at[ident].name;
}

/* An identifier, perhaps with template arguments, at start. True when it is a component, as :: follows; otherwise it stays in *id. */
static bool named_component(struct parser *p, struct id_expression *id, u32 start, u32 *last)
{
	struct qualifier *q = &id->qualifier;
	u32 begin = p->tokens[start].position, ident = tok_ident(p);
	bool has_args, silent = p->silent;

	id->name_begin = position(p);
	advance(p);
	if (at_component_end(p)) {
		id->found = lookup_component(p, q, ident, LOOKUP_BEFORE_SCOPE);
		id->ident = ident;
		if (id->found.class == NAME_TYPE)
			note_class_use(p, id);
		if (is_missing_component(p, q, &id->found))
			q->missing = begin;
		enter_component(p, q, ident, &id->found, NULL);
		return end_component(p, q, ident, begin, last);
	}
	id->found = lookup_component(p, q, ident, q->begin == p->base_name ? LOOKUP_BASE : LOOKUP_ANY);
	find_template(p, q, ident, &id->found);
	p->silent |= q->missing != 0; /* what is missing is said alone */
	has_args = !is_certainly_no_template(p, q, &id->found) && (id->template_keyword || !is_operand_without_template(p, q)) &&
	           (try_args(p, &id->found, id->template_keyword || is_constructor_template(p, q, ident), &id->args) ||
	            try_args_of_associated(p, id));
	p->silent = silent;
	if (has_args && at_component_end(p)) {
		enter_component(p, q, ident, &id->found, &id->args);
		release_written_arguments(p, id->args.first);
		return end_component(p, q, ident, begin, last);
	}
	if (tok(p) == TOK_SCOPE) { /* X::* is the caller's */
		if (has_args)
			release_written_arguments(p, id->args.first);
		p->at = start;
		return false;
	}
	id->kind = ID_IDENTIFIER;
	id->ident = ident;
	id->has_args = has_args;
	return false;
}

/* The components of a qualifier, and the name behind them where that is an identifier. */
static void parse_components(struct parser *p, struct id_expression *id)
{
	struct qualifier *q = &id->qualifier;
	u32 last = 0;

	for (;;) {
		u32 start = p->at;

		id->template_keyword =
			tok(p) == TOK_template && q->present && (tok_ahead(p, 1) == TOK_IDENTIFIER || tok_ahead(p, 1) == TOK_operator);
		if (id->template_keyword)
			advance(p);
		if (tok(p) == TOK_decltype && !q->present && decltype_component(p, q))
			record_component(p, q, 0, p->tokens[start].position, &last);
		else if (tok(p) != TOK_IDENTIFIER || !named_component(p, id, start, &last))
			return;
	}
}

static void begin_qualifier(struct parser *p, struct qualifier *q)
{
	memset(q, 0, sizeof *q);
	q->begin = position(p);
	if (accept(p, TOK_SCOPE)) {
		q->present = q->global = true;
		q->scope = p->global_scope;
	}
}

void parse_qualifier(struct parser *p, struct qualifier *qualifier)
{
	struct id_expression id = { 0 };

	begin_qualifier(p, &id.qualifier);
	parse_components(p, &id);
	if (id.kind != ID_NONE) /* give the last name back */
		while (position(p) > id.name_begin)
			p->at--;
	if (id.has_args)
		release_written_arguments(p, id.args.first);
	id.qualifier.end = end_of_last(p);
	*qualifier = id.qualifier;
}

/* ---- unqualified-id ---- */

static u32 spelled(struct parser *p, const char *prefix, const char *rest)
{
	char text[512];
	int length = snprintf(text, sizeof text, "%s%s", prefix, rest);

	return identifier_number(&p->lexed, p->il, text, length < 0 ? 0 : (size_t)length < sizeof text ? (size_t)length : sizeof text - 1);
}

/* The > family comes as single tokens; *kind gets a token kind, *text the spelling. */
static bool greater_operator(struct parser *p, u8 *token_kind, const char **text)
{
	static const struct {
		const char *text;
		u8 length;
	} forms[] = { { ">>=", 3 }, { ">>", 2 }, { ">=", 2 }, { ">", 1 } };
	const char *source = p->il->source + position(p);
	u32 i;

	for (i = 0; i < COUNT_OF(forms); i++)
		if (!strncmp(source, forms[i].text, forms[i].length))
			break;
	if (i == COUNT_OF(forms))
		return false;
	for (u32 end = position(p) + forms[i].length; position(p) < end && tok(p) != TOK_END;)
		advance(p);
	*token_kind = TOK_GREATER;
	*text = forms[i].text;
	return true;
}

static void literal_operator(struct parser *p, struct id_expression *id)
{
	struct buffer value = { 0 };
	u8 int_kind;
	u32 char_size;
	il_str suffix = 0;
	u32 place = position(p);

	do { /* they are concatenated [over.literal]/1 */
		il_str own = 0;

		string_literal_value(p->il, &p->tokens[p->at], &value, &int_kind, &char_size, &own);
		buffer_free(&value);
		advance(p);
		suffix = own ? own : suffix;
	} while (tok(p) == TOK_STRING);
	id->kind = ID_LITERAL_OPERATOR;
	if (suffix) {
		id->ident = spelled(p, "operator\"\"", il_text(p->il, suffix));
	} else if (tok(p) == TOK_IDENTIFIER || tok(p) >= TOK_FIRST_KEYWORD) {
		id->ident = spelled(p, "operator\"\"", ident_text(p, tok_ident(p)));
		advance(p);
	}
	if (id->ident)
		check_literal_suffix(p, id->ident, place);
}

static void operator_name(struct parser *p, struct id_expression *id)
{
	unsigned kind = tok(p);
	const char *text;

	id->kind = ID_OPERATOR;
	id->operator_token = (u8)kind;
	if (kind == TOK_new || kind == TOK_delete) {
		bool array;

		declare_allocation_functions(p);
		advance(p);
		array = tok(p) == TOK_LBRACKET && tok_ahead(p, 1) == TOK_RBRACKET;
		p->at += array ? 2 : 0;
		id->ident = spelled(p, kind == TOK_new ? "operator new" : "operator delete", array ? "[]" : "");
	} else if (kind == TOK_LPAREN && tok_ahead(p, 1) == TOK_RPAREN) {
		p->at += 2;
		id->operator_token = 255;
		id->ident = spelled(p, "operator", "()");
	} else if (kind == TOK_LBRACKET && tok_ahead(p, 1) == TOK_RBRACKET) {
		p->at += 2;
		id->operator_token = 254;
		id->ident = spelled(p, "operator", "[]");
	} else if (kind == TOK_STRING) {
		literal_operator(p, id);
	} else if (kind == TOK_GREATER && greater_operator(p, &id->operator_token, &text)) {
		id->ident = spelled(p, "operator", text);
	} else if (kind == TOK_co_await) {
		advance(p);
		id->ident = spelled(p, "operator ", "co_await");
	} else if (kind < TOK_FIRST_KEYWORD && kind >= TOK_LPAREN && kind != TOK_SCOPE && kind != TOK_LPAREN && kind != TOK_LBRACKET) {
		advance(p);
		id->ident = spelled(p, "operator", token_kind_text(kind));
	} else {
		u32 scope = p->scope;

		id->kind = ID_CONVERSION;
		id->ident = p->word.operator_word;
		enter_scope_of_conversion(p, &id->qualifier);
		id->type = parse_type_specifier_seq(p);
		p->scope = scope;
	}
}

static void destructor_name(struct parser *p, struct id_expression *id)
{
	id->kind = ID_DESTRUCTOR;
	if (tok(p) == TOK_decltype) {
		advance(p);
		skip_balanced(p);
		id->ident = spelled(p, "~", "");
	} else if (tok(p) == TOK_IDENTIFIER) {
		struct lookup found;
		struct template_args args;

		id->ident = spelled(p, "~", ident_text(p, tok_ident(p)));
		found = lookup_qualified(p, &id->qualifier, tok_ident(p), LOOKUP_TYPE);
		if (found.class != NAME_TYPE && found.class != NAME_TYPE_TEMPLATE)
			found = lookup_unqualified(p, tok_ident(p), LOOKUP_TYPE);
		if (found.class == NAME_TYPE)
			id->type = il_any_index(found.entity);
		advance(p);
		if (tok(p) == TOK_LESS && try_args(p, &found, false, &args))
			release_written_arguments(p, args.first);
	}
}

bool parse_unqualified_id(struct parser *p, struct id_expression *id)
{
	id->name_begin = position(p);
	if (tok(p) == TOK_IDENTIFIER) {
		id->kind = ID_IDENTIFIER;
		id->ident = tok_ident(p);
		advance(p);
		id->found = lookup_unambiguous(p, &id->qualifier, id->ident, LOOKUP_ANY);
		find_template(p, &id->qualifier, id->ident, &id->found);
		id->has_args = try_args(p, &id->found, id->template_keyword, &id->args);
	} else if (accept(p, TOK_operator)) {
		operator_name(p, id);
		id->found = lookup_unambiguous(p, &id->qualifier, id->ident, LOOKUP_ANY);
		if (id->kind != ID_CONVERSION && tok(p) == TOK_LESS && id->found.class != NAME_NOT_FOUND)
			id->has_args = try_args(p, &id->found, id->template_keyword, &id->args);
	} else if (accept(p, TOK_TILDE)) {
		destructor_name(p, id);
	} else {
		return false;
	}
	id->name_end = id->end = end_of_last(p);
	return true;
}

bool parse_member_id(struct parser *p, struct id_expression *id, u32 object_scope)
{
	u32 start = p->at;

	memset(id, 0, sizeof *id);
	id->begin = position(p);
	begin_qualifier(p, &id->qualifier);
	id->qualifier.object_scope = object_scope;
	if (may_nest(p))
		parse_components(p, id);
	if (id->kind == ID_NONE) {
		id->qualifier.end = end_of_last(p);
		if ((tok(p) == TOK_TILDE && !id->qualifier.present) || tok(p) == TOK_IDENTIFIER || !parse_unqualified_id(p, id)) {
			p->at = start;
			return false;
		}
		return true;
	}
	id->qualifier.end = id->qualifier.present ? id->name_begin : id->qualifier.begin;
	id->name_end = id->end = end_of_last(p);
	if ((id->found.class == NAME_UNKNOWN && il_any_kind(id->found.entity) != IL_expr_node) || id->found.class == NAME_NOT_FOUND ||
	    (tok(p) == TOK_LESS && !id->has_args && may_take_args(p, &id->found, false)))
		p->doubt = is_operand_without_template(p, &id->qualifier) ? 0 : p->at;
	return true;
}

bool parse_id_expression(struct parser *p, struct id_expression *id) { return parse_member_id(p, id, 0); }

bool parse_declared_id(struct parser *p, struct id_expression *id)
{
	u32 doubt = p->doubt;
	bool result = parse_id_expression(p, id);

	if (!id->qualifier.present && !id->has_args)
		p->doubt = doubt;
	return result;
}

bool parse_declarator_id(struct parser *p, struct id_expression *id)
{
	unsigned next = tok_ahead(p, 1);

	if (tok(p) != TOK_IDENTIFIER || (next == TOK_SCOPE && !is_qualified_by_no_class(p)) || next == TOK_LESS)
		return parse_declared_id(p, id);
	memset(id, 0, sizeof *id);
	id->kind = ID_IDENTIFIER;
	id->ident = tok_ident(p);
	id->begin = id->name_begin = id->qualifier.begin = id->qualifier.end = position(p);
	advance(p);
	id->name_end = id->end = end_of_last(p);
	return true;
}

struct lookup declared_before(struct parser *p, const struct id_expression *id)
{
	struct lookup found = id->found;

	if (found.class || id->qualifier.present)
		return found;
	found = lookup_unqualified(p, id->ident, LOOKUP_ANY);
	if (found.class == NAME_NOT_FOUND && !id->has_args) /* a friend that no name finds */
		found = lookup_in_scope(p, declaration_scope(p), id->ident, LOOKUP_ANY);
	return found;
}

/* ---- template arguments [temp.arg] ---- */

/* Whether a scope is in a template whose parameters are not bound. */
static bool is_scope_of_pattern(const struct parser *p, u32 scope)
{
	for (; scope; scope = p->scopes.at[scope].parent)
		if (p->scopes.at[scope].kind == sck_template_declaration && !p->scopes.at[scope].binds_arguments)
			return true;
	return false;
}

/* What can be named in a constant expression, once it is initialized with one [expr.const]/4. */
static bool may_be_constant(const struct parser *p, const struct il_variable *variable)
{
	u32 cv = 0;

	type_strip(p, variable->type, &cv);
	return variable->flags & (vf_enumerator | vf_constexpr) || cv & tyf_const;
}

/* Whether the initializer of a constant depends on template parameters [temp.dep.constexpr]/2. */
static bool has_dependent_initializer(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 begin = variable->initializer_begin, end = variable->initializer_end, scope = p->scope, *known, answer;
	bool is_new;

	if (begin >= end || !may_be_constant(p, variable) || !is_scope_of_pattern(p, variable->parent_scope) ||
	    stack_is_low(p->stack_bound))
		return false;
	known = il_map_at(&p->dependent_constants, il_any_of(IL_variable, index), &is_new);
	if (!is_new)
		return *known;
	p->scope = variable->parent_scope;
	answer = mentions_template_param(p, token_at(p, begin), token_at(p, end));
	p->scope = scope;
	*il_map_at(&p->dependent_constants, il_any_of(IL_variable, index), &is_new) = answer;
	return answer;
}

/* Whether a token is all that is in the parentheses of decltype or sizeof, which look at its type only [temp.dep.constexpr]. */
static bool is_lone_operand(const struct parser *p, u32 at)
{
	unsigned kind =
		at >= 2 && p->tokens[at - 1].kind == TOK_LPAREN && p->tokens[at + 1].kind == TOK_RPAREN ? p->tokens[at - 2].kind : 0;

	return kind == TOK_decltype || kind == TOK_sizeof || kind == TOK_alignof;
}

static bool is_dependent_variable(struct parser *p, u32 index, u32 at)
{
	const struct il_variable *variable = il_variable(p->il, index);

	return type_is_dependent(p, variable->type) ||
	       (!is_lone_operand(p, at) && (variable->template_param || has_dependent_initializer(p, index)));
}

/* Whether the name at a token is looked up in what stands before it. */
static bool is_name_of_member(const struct parser *p, u32 at)
{
	unsigned before = p->tokens[at - 1].kind;

	return before == TOK_SCOPE || before == TOK_DOT || before == TOK_ARROW;
}

static bool is_template_parameter(const struct parser *p, const struct lookup *found)
{
	return found->class == NAME_TYPE_TEMPLATE && il_any_kind(found->entity) == IL_template &&
	       il_template(p->il, il_any_index(found->entity))->kind == templk_template_template_param;
}

bool mentions_template_param(struct parser *p, u32 first, u32 end)
{
	u32 i;

	for (i = first; i < end; i++) {
		struct lookup found;
		u32 size;

		if (p->tokens[i].kind != TOK_IDENTIFIER || is_measured_pack(p, i) || (i > first && is_name_of_member(p, i)) ||
		    inner_pack(p, i, end))
			continue;
		found = lookup_unqualified(p, p->tokens[i].value, p->tokens[i + 1].kind == TOK_SCOPE ? LOOKUP_BEFORE_SCOPE : LOOKUP_ANY);
		if ((found.class == NAME_UNKNOWN || is_template_parameter(p, &found) ||
		     (found.class == NAME_TYPE && type_is_dependent(p, il_any_index(found.entity))) ||
		     (found.class == NAME_VARIABLE && is_dependent_variable(p, il_any_index(found.entity), i))) &&
		    (!size_of_pack(p, p->tokens[i].value, &size) ||
		     (p->expansion && size))) /* a bound pack seems to be a parameter where it has no element */
			return true;
	}
	return false;
}

/* The function that a name means, if there is just one and no template; else 0. */
static il_any lone_function(const struct parser *p, u32 symbol)
{
	il_any function = 0;

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		if (function && entity != function)
			return 0;
		function = entity;
	}
	return il_any_kind(function) == IL_routine ? function : 0;
}

/* What a name means as an argument, if that has an address: &f<int>, too. A member of an instance that is not known is not that of its
 * pattern. */
static il_any entity_with_address(struct parser *p, const struct id_expression *id, bool is_pointer)
{
	enum outcome outcome;

	if (id->qualifier.type && uses_pattern(p, id->qualifier.type))
		return 0;
	if (id->found.class == NAME_FUNCTION_TEMPLATE && id->has_args && !id->args.dependent)
		return il_any_of(IL_routine, specialization_named(p, il_any_index(id->found.entity), id->args.first, false, &outcome));
	if (id->has_args)
		return 0;
	switch (id->found.class) {
	case NAME_ROUTINE: return lone_function(p, id->found.symbol);
	case NAME_VARIABLE: return id->found.entity;
	case NAME_FIELD: return is_pointer && id->qualifier.present ? id->found.entity : 0;
	default: return 0;
	}
}

/* A node that means several functions: the type of the parameter selects one [over.over]. */
static u32 overloaded_name(struct parser *p, const struct id_expression *id)
{
	struct il_expr_node *node;
	u32 index = il_new_expr_node(p->il, &node);

	node->kind = enk_routine;
	node->name = p->lexed.identifiers.at[id->ident].name;
	node->range_begin = id->begin;
	node->range_end = id->end;
	note_overload_set(p, index, id->found.symbol);
	return index;
}

/* name or &name of a function or variable as an argument, perhaps in parentheses: its address. */
static void identify_address(struct parser *p, struct il_template_arg *arg, u32 first, u32 end)
{
	struct surroundings saved = leave_surroundings(p);
	struct id_expression id;
	bool is_pointer, is_name;
	il_any entity = 0;

	while (p->tokens[first].kind == TOK_LPAREN && matching(p, first) + 1 == end) {
		first++;
		end--;
	}
	p->at = first;
	p->tentative = true;
	p->recording = false;
	is_pointer = accept(p, TOK_AND);
	is_name = (tok(p) == TOK_IDENTIFIER || tok(p) == TOK_SCOPE) && parse_id_expression(p, &id) && p->at == end;
	restore_surroundings(p, &saved);
	if (is_name)
		entity = entity_with_address(p, &id, is_pointer);
	if (entity)
		set_argument_address(p, arg, entity, is_pointer);
	else if (is_name && !arg->expr && !id.has_args && is_function_name(id.found.class))
		arg->expr = overloaded_name(p, &id);
}

/* The value that a template's parameter of that name is bound to. */
static struct constant value_of_parameter(struct parser *p, u32 ident)
{
	struct lookup found = lookup_unqualified(p, ident, LOOKUP_ANY);
	u32 index = found.class == NAME_VARIABLE ? il_any_index(found.entity) : 0;

	return il_variable(p->il, index)->flags & vf_template_parameter ? constant_of_variable(p, index) : constant_unknown(0);
}

static void identify_value(struct parser *p, struct il_template_arg *arg, u32 first, u32 end)
{
	const struct token *token = &p->tokens[first];
	struct integer_literal literal;
	struct constant value = constant_unknown(0);
	u32 begin = token->position, last = token_end(p->il, &p->tokens[end - 1]), other = 0;

	if (end == first + 1 && token->kind == TOK_nullptr)
		value = (struct constant){ .type = p->nullptr_type, .known = true };
	else if (end == first + 1 && (token->kind == TOK_true || token->kind == TOK_false)) /* most are literals */
		value = constant_integer(p, ik_bool, token->kind == TOK_true);
	else if (end == first + 1 && token->kind == TOK_INTEGER && integer_literal_value(p->il, token, &literal) && !literal.overflow &&
	         !literal.suffix)
		value = constant_integer(p, literal.int_kind, literal.value);
	else if (end == first + 1 && token->kind == TOK_IDENTIFIER)
		value = value_of_parameter(p, token->value);
	if (!value.known &&
	    (token->kind != TOK_LBRACE || p->il->header.std_version < STRUCTURAL_ARGUMENTS)) /* a list is nothing by itself */
		value = argument_of_text(p, begin, last, &other);
	if (value.known)
		set_argument_value(p, arg, &value);
	else
		identify_address(p, arg, first, end);
	if (!arg->constant && other)
		set_argument_constant(p, arg, other);
	else if (!arg->constant && !arg->expr && p->il->header.std_version >= STRUCTURAL_ARGUMENTS)
		arg->expr = argument_node(p, begin, last);
}

/* As identity_of_value(), which says nothing of the expansion around. */
static u32 identity_aside(struct parser *p, u32 first, u32 end)
{
	struct expansion *x = p->expansion, before = { 0 };
	u32 identity;

	if (x)
		before = *x;
	identity = identity_of_value(p, first, end);
	if (x)
		*x = before;
	return identity;
}

/* Looking at the tokens finds packs that have expansions of their own in them too: these do not say how long one around them is. What has a
 * value is identified by that. */
void identify_argument(struct parser *p, struct il_template_arg *arg, u32 first, u32 end)
{
	struct expansion *x = p->expansion, before = { 0 }, looked_at = { 0 };
	u32 depth = p->template_depth;

	if (x)
		before = *x;
	arg->is_dependent = mentions_template_param(p, first, end);
	if (arg->is_dependent)
		arg->identity = identity_of_value(p, first, end);
	if (x) {
		looked_at = *x;
		*x = before;
	}
	if (!arg->is_dependent) {
		p->template_depth = 0; /* types in it depend on nothing, either */
		identify_value(p, arg, first, end);
		p->template_depth = depth;
		if (!arg->constant)
			arg->identity = identity_aside(p, first, end);
	}
	if (x && !x->found) { /* nothing was parsed */
		x->found = looked_at.found;
		x->size = looked_at.size;
	}
}

static bool is_member_of_dependent(const struct parser *p, const struct il_expr_node *node)
{
	u32 at;

	for (at = node->qualifier; at; at = il_name_qualifier(p->il, at)->next) {
		il_any class = il_name_qualifier(p->il, at)->target;

		if (il_any_kind(class) == IL_type && type_is_dependent(p, il_any_index(class)))
			return true;
	}
	return false;
}

bool names_specialization(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);
	u32 operand;

	if (stack_is_low(p->stack_bound) || (record->kind == enk_variable && record->flags & exf_template_id) ||
	    (record->type_operand && type_is_dependent(p, record->type_operand)) || is_member_of_dependent(p, record))
		return true;
	for (operand = record->first_operand; operand; operand = il_expr_node(p->il, operand)->next)
		if (names_specialization(p, operand))
			return true;
	return false;
}

static void nontype_argument(struct parser *p, struct il_template_arg *arg, bool *dependent)
{
	u32 start = p->at, undefined = end_of_undefined_argument(p);

	arg->kind = tak_nontype;
	if (undefined) {
		p->at = undefined;
		return;
	}
	if (p->recording || are_unclosed(p))
		arg->expr = tok(p) == TOK_LBRACE ? parse_braced_init_list(p) : parse_manifest_constant(p);
	else if (tok(p) == TOK_LBRACE)
		skip_balanced(p);
	else
		skip_constant(p, false);
	if (p->at == start)
		return;
	record_managed_uses(p, start);
	identify_argument(p, arg, start, p->at);
	if (p->spelling && !in_instance(p) && names_specialization(p, arg->expr)) {
		arg->constant = 0;
		arg->is_dependent = true;
		arg->identity = identity_of_value(p, start, p->at);
	}
	*dependent = arg->is_dependent;
}

/* Those from first, which were read in a template argument. */
static void note_lambdas_in_argument(struct parser *p, u32 first)
{
	for (; first < p->il->table[IL_lambda].count; first++)
		il_lambda(p->il, first)->flags |= lf_template_argument;
}

/* Where substitution evaluates an expression, or the operand in parentheses that it begins with; names of template parameters are none. */
static void note_constant_argument(struct parser *p, const struct il_template_arg *arg, u32 start)
{
	if (!p->failure || arg->kind != tak_nontype || p->at <= start + 1)
		return;
	while (p->tokens[start].kind == TOK_LPAREN && matching(p, start) + 1 < p->at)
		start++;
	p->constant_argument = p->tokens[start].position;
}

static bool parse_argument(struct parser *p, struct il_template_arg *arg, bool *dependent, bool is_value)
{
	const struct argument_reading reading = begin_argument(p);
	u32 start = p->at, begin = position(p);

	*arg = (struct il_template_arg){ 0 };
	*dependent = false;
	if (recall_argument(p, arg, is_value)) {
		note_constant_argument(p, arg, start);
		return true;
	}
	if (is_value || !parse_type_argument(p, arg))
		nontype_argument(p, arg, dependent);
	else if (arg->kind == tak_type)
		*dependent = type_is_dependent(p, arg->type);
	else if (arg->kind == tak_template)
		*dependent =
			il_template(p->il, arg->template = equivalent_template(p, arg->template))->kind == templk_template_template_param;
	check_lambdas_in_argument(p, start, p->at);
	note_lambdas_in_argument(p, reading.lambdas);
	note_constant_argument(p, arg, start);
	arg->range_begin = begin;
	arg->range_end = end_of_last(p);
	if (!*dependent)
		remember_argument(p, &reading, arg, is_value);
	return p->at != start;
}

bool parse_template_argument(struct parser *p, struct il_template_arg *arg, bool *dependent)
{
	return parse_argument(p, arg, dependent, false);
}

bool parse_nontype_argument(struct parser *p, struct il_template_arg *arg, bool *dependent)
{
	return parse_argument(p, arg, dependent, true);
}

static bool expanded_argument(struct parser *p)
{
	struct il_template_arg arg;

	return parse_template_argument(p, &arg, &(bool){ false }) && accept(p, TOK_ELLIPSIS);
}

static void append_written(struct parser *p, struct template_args *args, const struct il_template_arg *arg, u32 **link)
{
	struct il_template_arg *record;

	**link = new_written_argument(p, &record);
	*record = *arg;
	*link = &record->next;
	args->count++;
}

/* Instances that double their packs would soon take all memory. */
enum { EXPANDED_ARGUMENTS_MAX = 1 << 15 };

/* Whether an expansion of bound packs names others, too, which a member template still has to deduce. */
static bool names_open_pack(struct parser *p, const struct expansion *expansion)
{
	u32 at;

	for (at = expansion->start; at < expansion->end; at++) {
		struct lookup found;

		if (p->tokens[at].kind != TOK_IDENTIFIER || size_of_pack(p, p->tokens[at].value, &(u32){ 0 }))
			continue;
		found = lookup_unqualified(p, p->tokens[at].value, LOOKUP_TYPE);
		if (found.class == NAME_TYPE && il_type(p->il, il_any_index(found.entity))->kind == tk_template_param &&
		    il_type(p->il, il_any_index(found.entity))->flags & tyf_pack)
			return true;
	}
	return false;
}

/* Such an expansion is not known. */
static void append_open_expansion(struct parser *p, struct expansion *expansion, struct template_args *args, u32 **link)
{
	struct il_template_arg arg = { .kind = tak_type, .type = p->error_type, .is_pack_expansion = 1 };

	while (next_element(p, expansion))
		expansion->next = expansion->size;
	append_written(p, args, &arg, link);
}

/* Appends what an expansion of bound packs gives. */
static void parse_expanded_arguments(struct parser *p, struct expansion *expansion, struct template_args *args, u32 **link)
{
	struct il_template_arg arg;
	bool dependent;

	if (p->template_depth && names_open_pack(p, expansion)) {
		append_open_expansion(p, expansion, args, link);
		return;
	}
	while (next_element(p, expansion)) {
		if (args->count == EXPANDED_ARGUMENTS_MAX) {
			args->dependent = true; /* so nothing is said of it */
			continue;
		}
		parse_template_argument(p, &arg, &dependent);
		args->dependent |= dependent;
		append_written(p, args, &arg, link);
	}
}

/* GNU: __integer_pack(N)... gives the numbers below N. False where it is not known how many these are. */
static bool parse_integer_pack(struct parser *p, struct template_args *args, u32 **link)
{
	u32 open = p->at + 1, close;
	struct il_template_arg arg = { .range_begin = position(p) };
	struct constant count, number;

	if (tok(p) != TOK_IDENTIFIER || tok_ident(p) != p->word.integer_pack || p->tokens[open].kind != TOK_LPAREN)
		return false;
	close = matching(p, open);
	if (close == open + 1 || p->tokens[close + 1].kind != TOK_ELLIPSIS)
		return false;
	count = constant_of_text(p, p->scope, p->tokens[open + 1].position, p->tokens[close].position);
	if (!count.known || count.bits > EXPANDED_ARGUMENTS_MAX - args->count)
		return false;
	p->at = close + 2;
	arg.range_end = end_of_last(p);
	for (number = count, number.bits = 0; number.bits < count.bits; number.bits++) {
		set_argument_value(p, &arg, &number);
		append_written(p, args, &arg, link);
	}
	return true;
}

static bool parse_one_argument(struct parser *p, struct template_args *args, u32 **link)
{
	struct il_template_arg arg;
	struct expansion expansion;
	u32 start = p->at;
	bool dependent;

	if (begin_expansion(p, &expansion, expanded_argument)) {
		parse_expanded_arguments(p, &expansion, args, link);
		return true;
	}
	if (parse_integer_pack(p, args, link))
		return true;
	if (!parse_template_argument(p, &arg, &dependent))
		return false;
	args->dependent |= dependent;
	check_expansion(p, start);
	if (accept(p, TOK_ELLIPSIS)) {
		arg.is_pack_expansion = 1;
		args->dependent = true;
		if (arg.kind == tak_type)
			arg.type = type_pack_expansion(p, arg.type);
		arg.range_end = end_of_last(p);
	}
	append_written(p, args, &arg, link);
	return true;
}

/* What is found holds for every < that is passed, so that long conditions are looked at once. */
bool greater_ahead(struct parser *p)
{
	u32 at, end = p->at, start = p->at;
	u8 found = MEMO_NO_ARGS;

	if (*memo(p) & (MEMO_NO_ARGS | MEMO_GREATER))
		return !(*memo(p) & MEMO_NO_ARGS);
	while (found == MEMO_NO_ARGS && !ends_arguments(p->tokens[++end].kind)) {
		if (p->tokens[end].kind == TOK_GREATER)
			found = MEMO_GREATER;
		end = past_brackets(p, end);
	}
	for (at = start; at < end; at++) {
		if (p->tokens[at].kind == TOK_LESS)
			p->memo[at] |= found;
		at = past_brackets(p, at);
	}
	return found == MEMO_GREATER;
}

bool lacks_greater(const struct parser *p) { return tok(p) != TOK_LAUNCH && tok(p) != TOK_LPAREN && are_unclosed(p); }

/* Behind arguments that lack their >, from token index less on: the reference looks for the next token that is waited for. Whether a type that
 * is first in parentheses begins parameters it does not know yet. */
static void pass_to_greater(struct parser *p, u32 less)
{
	u32 around = stop_at(p, STOP_LBRACE), first = less - 1;

	while (p->tokens[first - 1].kind == TOK_IDENTIFIER || p->tokens[first - 1].kind == TOK_SCOPE)
		first--;
	if (p->tokens[first - 1].kind == TOK_LPAREN && p->tokens[first - 2].kind != TOK_RBRACKET && !p->class_depth)
		p->stops &= ~(u32)(p->template_depth ? STOP_RPAREN | STOP_COMMA : STOP_RPAREN);
	if (!diag_was_said(p->diag, DIAG_exp_greater, position(p)) || !is_compiled_once(p))
		require_token(p, TOK_GREATER, DIAG_exp_greater);
	else
		pass_to_stop(p);
	p->stops = around;
}

/* The > of template arguments that begin at token index less; where a template's certainly lack it, what follows is passed over. */
static bool close_arguments(struct parser *p, struct template_args *args, u32 less)
{
	bool is_closed = accept(p, TOK_GREATER);

	args->end = end_of_last(p);
	if (is_closed)
		return true;
	if (!args->first || !lacks_greater(p))
		return false;
	args->is_unclosed = true;
	if (!p->tentative)
		pass_to_greater(p, less);
	p->behind_unclosed = p->at;
	return true;
}

/* template-argument-list with its angle brackets; p is left anywhere when there is none. */
static bool template_argument_list(struct parser *p, struct template_args *args, bool is_certain)
{
	u32 *link = &args->first, less = p->at;
	bool saved = p->greater_ends, certain = p->arguments_certain, ok = true;

	if (!may_nest(p))
		return false;
	advance(p);
	p->greater_ends = true;
	p->arguments_certain = is_certain;
	p->outermost_lists += !p->arguments_depth++;
	while (ok && tok(p) != TOK_GREATER) {
		ok = parse_one_argument(p, args, &link);
		if (ok && !accept(p, TOK_COMMA))
			break;
	}
	p->greater_ends = saved;
	ok = ok && close_arguments(p, args, less);
	p->arguments_certain = certain;
	p->arguments_depth--;
	return ok;
}

/* Whether the < at p may begin arguments: no parse of them failed and a > is ahead, which those of what is a template may lack. */
static bool may_be_arguments(struct parser *p, bool is_certain)
{
	u8 known;

	if (tok(p) != TOK_LESS)
		return false;
	if (greater_ahead(p))
		return true;
	known = *memo(p);
	return is_certain && !(known & MEMO_GREATER);
}

static bool parse_args(struct parser *p, struct template_args *args, bool is_certain)
{
	u32 start = p->at;

	*args = (struct template_args){ .begin = position(p) };
	if (!may_be_arguments(p, is_certain))
		return false;
	if (template_argument_list(p, args, is_certain))
		return true;
	release_written_arguments(p, args->first);
	args->first = 0;
	p->at = start;
	*memo(p) |= MEMO_NO_ARGS | MEMO_GREATER; /* both: it was tried */
	return false;
}

bool parse_template_args(struct parser *p, struct template_args *args) { return parse_args(p, args, false); }
