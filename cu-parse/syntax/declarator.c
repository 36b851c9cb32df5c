/* Declarators and parameters [dcl.decl] [dcl.fct]. */
#include "../scopes/redeclarations.h"
#include "../types/layout.h"
#include "../types/placeholder.h"
#include "../constants/constant.h"
#include "../templates/deduction.h"
#include "../templates/packs.h"
#include "../traits/traits.h"
#include "../typing/invalid.h"
#include "expr.h"
#include "simple_type.h"

#include <stdlib.h>

/* One derivation. A declarator collects them from the declarator-id outwards; they apply from the last to the first. */
enum chunk_kind { CHUNK_POINTER, CHUNK_MEMBER_POINTER, CHUNK_ARRAY, CHUNK_FUNCTION };
struct chunk {
	u8 kind;
	u8 pointer_kind;
	u32 flags; /* cv of pointers; type_flags of functions */
	u32 class_type;
	struct array_bound bound;
	u32 first_param;
	u32 trailing_return;
	u32 noexcept_param; /* template_param N of noexcept(N), or 0 */
	u32 noexcept_begin; /* the token ( of noexcept(…) with any other expression, or 0 */
	u32 noexcept_expr;  /* that, where it depends on template parameters */
	u32 begin, end;
};

struct building {
	struct parser *p;
	struct declarator *d;
	const struct specifiers *specifiers;
	enum declaration_context context;
	bool may_be_abstract;
	u32 depth;       /* of the parentheses that it is in */
	u32 first_chunk; /* its derivations are p->chunks from here on */
};

static bool accept_cv(struct parser *p, u32 *cv) { return parse_cv_qualifier(p, cv) || accept(p, TOK_extension); }

/* Whether the token at p + ahead begins decltype(…):: */
static bool is_decltype_before_scope(const struct parser *p, u32 ahead)
{
	u32 close;

	if (tok_ahead(p, ahead) != TOK_decltype || tok_ahead(p, ahead + 1) != TOK_LPAREN)
		return false;
	close = matching(p, p->at + ahead + 1);
	return p->tokens[close].kind == TOK_RPAREN && p->tokens[close + 1].kind == TOK_SCOPE;
}

/* decltype(…)::* */
static bool accept_pointer_to_member_of_decltype(struct parser *p, u32 *class_type)
{
	u32 close;

	if (!is_decltype_before_scope(p, 0))
		return false;
	close = matching(p, p->at + 1);
	if (p->tokens[close + 2].kind != TOK_STAR)
		return false;
	*class_type = parse_decltype(p);
	p->at = close + 3;
	return true;
}

/* X::* with p at X; takes it all [dcl.mptr]. */
static bool accept_member_pointer(struct parser *p, u32 *class_type)
{
	u32 start = p->at, ident, template;
	struct qualifier q;
	struct lookup found;
	struct template_args args;
	bool has_args;

	if (tok(p) == TOK_decltype)
		return accept_pointer_to_member_of_decltype(p, class_type);
	if (tok(p) != TOK_SCOPE && (tok(p) != TOK_IDENTIFIER || (tok_ahead(p, 1) != TOK_SCOPE && tok_ahead(p, 1) != TOK_LESS)))
		return false;
	parse_qualifier(p, &q);
	ident = tok_ident(p);
	if (accept(p, TOK_IDENTIFIER) && (tok(p) == TOK_SCOPE || tok(p) == TOK_LESS)) {
		found = lookup_qualified(p, &q, ident, LOOKUP_BEFORE_SCOPE);
		template = found.class == NAME_TYPE_TEMPLATE ? il_any_index(found.entity) :
		           found.class == NAME_TYPE          ? template_of_injected_name(p, found.entity) :
		                                               0;
		has_args = tok(p) == TOK_LESS && template && parse_template_args(p, &args);
		if (tok(p) == TOK_SCOPE && tok_ahead(p, 1) == TOK_STAR) {
			p->at += 2;
			*class_type = has_args                 ? type_template_id(p, template, &args) :
			              found.class == NAME_TYPE ? il_any_index(found.entity) :
			                                         p->error_type;
			release_written_arguments(p, has_args ? args.first : 0);
			return true;
		}
	}
	p->at = start;
	return false;
}

/* Whether a member's name follows, which the pointer is the type of: how that is aligned the member is, too. */
static bool is_before_member(struct parser *p)
{
	return tok(p) == TOK_IDENTIFIER && tok_ahead(p, 1) != TOK_LPAREN && tok_ahead(p, 1) != TOK_SCOPE &&
	       p->scopes.at[declaration_scope(p)].kind == sck_class_struct_union;
}

/* int *__device__ f(): CUDA's attributes are the function's or variable's, d, others the pointer's, of which nothing is kept but the alignment
 * of a member. */
static void pointer_attributes(struct parser *p, struct declarator *d)
{
	u32 first = 0, last = 0, i;

	parse_attributes(p, &first, &last, false);
	for (i = first; i && !il_attribute(p->il, i)->cuda; i = il_attribute(p->il, i)->next)
		;
	if (!d || (!i && !(has_attribute(p, first, "aligned") && is_before_member(p))))
		return;
	if (d->last_attribute)
		il_attribute(p->il, d->last_attribute)->next = first;
	else
		d->first_attribute = first;
	d->last_attribute = last;
}

/* d: what is declared, NULL: a type-id. */
static bool pointer_operator(struct parser *p, struct chunk *chunk, struct declarator *d)
{
	memset(chunk, 0, sizeof *chunk);
	chunk->begin = position(p);
	if (accept(p, TOK_STAR)) {
		chunk->pointer_kind = pk_pointer;
	} else if (accept(p, TOK_AND)) {
		chunk->pointer_kind = pk_lvalue_reference;
	} else if (accept(p, TOK_LOGICAL_AND)) {
		chunk->pointer_kind = pk_rvalue_reference;
	} else if (accept_member_pointer(p, &chunk->class_type)) {
		chunk->kind = CHUNK_MEMBER_POINTER;
	} else {
		return false;
	}
	for (;;) {
		if (at_attribute(p) && tok(p) != TOK_alignas)
			pointer_attributes(p, d);
		else if (!accept_cv(p, &chunk->flags))
			return true;
	}
}

/* ---- arrays ---- */

/* The value of a bound: as it was read, or else of its text. */
static struct constant value_of_bound(struct parser *p, u32 first, u32 close, u32 node)
{
	return node && !p->spelling ? constant_of_expression(p, node) :
	                              constant_of_text(p, p->scope, p->tokens[first].position, p->tokens[close].position);
}

/* The bound that the tokens [first, close) are: a number where their value is known. */
static void evaluate_bound(struct parser *p, u32 first, u32 close, struct array_bound *bound)
{
	struct constant value = constant_unknown(0);

	if (!mentions_template_param(p, first, close))
		value = value_of_bound(p, first, close, bound->expr);
	if (p->spelling && !in_instance(p) && names_specialization(p, bound->expr))
		value.known = false;
	if (value.known && (!value.bits || value.bits >= (u64)1 << 60)) /* negative ones are such [temp.deduct.general]/11 */
		substitution_fails(p);
	if (value.known && value.bits < (u64)1 << 60) {
		bound->count = (u64)value.bits;
		return;
	}
	bound->flags = p->template_depth ? tyf_dependent : tyf_variable_bound;
	bound->scope = p->scope;
	bound->count = (u64)identity_of_value(p, first, close) | (u64)1 << 40;
}

/* Whether a semicolon stands in the brackets, as macros have it: the declaration ends there, p is at it. *count: the elements, as far as a
 * literal says that. */
static bool ends_in_brackets(struct parser *p, u32 close, u64 *count)
{
	struct integer_literal literal = { .value = 1 };
	u32 at;

	for (at = p->at; at < close && p->tokens[at].kind != TOK_SEMICOLON; at++)
		if (p->tokens[at].kind == TOK_LPAREN || p->tokens[at].kind == TOK_LBRACE || p->tokens[at].kind == TOK_LBRACKET)
			at = matching(p, at);
	if (at >= close || !is_compiled_once(p))
		return false;
	integer_literal_value(p->il, &p->tokens[p->at], &literal);
	*count = literal.value;
	p->at = at;
	report_error(p, position(p), DIAG_exp_rbracket);
	return true;
}

/* The reference reads any expression in a block, as the bound may not be constant there. */
static u32 parse_bound(struct building *b)
{
	struct parser *p = b->p;
	bool outer = p->in_constant;
	u32 node;

	if (b->context != CONTEXT_BLOCK && !(b->context == CONTEXT_TYPE_ID && p->routine))
		return parse_manifest_constant(p);
	p->in_constant = true;
	node = parse_expression(p);
	p->in_constant = outer;
	return node;
}

/* Where a bound that is not recorded ends, before the bracket if something else stands there. */
static u32 end_of_bound(struct parser *p, u32 close)
{
	u32 start = p->at, end, node;

	if (!is_as_written(p))
		return close;
	node = read_constant(p);
	if (node)
		report_no_value(p, node, p->builtin[ik_unsigned_long]);
	end = p->at;
	p->at = start;
	return end < close ? end : close;
}

static void array_suffix(struct building *b)
{
	struct parser *p = b->p;
	struct chunk chunk = { .kind = CHUNK_ARRAY, .begin = position(p) };
	u32 close = matching(p, p->at), first, last = close, around = stop_at(p, STOP_RBRACKET), errors = p->errors;
	bool greater = p->greater_ends;
	struct integer_literal literal;

	advance(p);
	while (tok(p) == TOK_static || tok(p) == TOK_const || tok(p) == TOK_restrict || tok(p) == TOK_volatile)
		advance(p);
	if (ends_in_brackets(p, close, &chunk.bound.count)) {
		p->stops = around;
		vec_push(&p->chunks, chunk);
		return;
	}
	first = p->at;
	p->greater_ends = false;
	p->stops &= ~(u32)STOP_ASSIGN;
	if (first == close && at_inserted(p) && is_compiled_once(p)) {
		syntax_error(p, DIAG_exp_primary_expr);
		chunk.bound.flags = tyf_variable_bound;
	} else if (first == close) {
		chunk.bound.flags = tyf_unknown_bound;
	} else if (first + 1 == close && tok(p) == TOK_INTEGER && integer_literal_value(p->il, &p->tokens[first], &literal) &&
	           !literal.suffix) {
		chunk.bound.count = literal.value;
	} else if (b->context == CONTEXT_PARAMETER && check_parameters_in_bound(p, first, close)) {
		chunk.bound.flags = tyf_variable_bound;
	} else {
		if (p->recording && !p->tentative) {
			chunk.bound.expr = parse_bound(b);
			last = is_compiled_once(p) ? p->at : close;
			check_type_of_bound(p, chunk.bound.expr);
		} else {
			last = end_of_bound(p, close);
			check_lambdas_in_constant(p, first, last);
		}
		p->at = last;
		record_managed_uses(p, first);
		evaluate_bound(p, first, last, &chunk.bound);
		if (p->errors == errors)
			check_array_bound(p, p->tokens[first].position, p->tokens[last].position, chunk.bound.flags);
	}
	p->greater_ends = greater;
	p->stops = around;
	p->at = last;
	if (is_inserted(p, close) && p->chunks.count > b->first_chunk && vec_last(&p->chunks).kind == CHUNK_FUNCTION) {
		close_list(p, close); /* the brace of a body was meant */
		return;
	}
	close_list(p, close);
	chunk.end = end_of_last(p);
	chunk.bound.begin = chunk.begin;
	chunk.bound.end = chunk.end;
	if (p->chunks.count == b->first_chunk && !b->d->array_end) {
		b->d->array_begin = chunk.begin;
		b->d->array_end = chunk.end;
	}
	vec_push(&p->chunks, chunk);
}

/* ---- parameters ---- */

static u32 adjusted(struct parser *p, u32 type, u32 *flags)
{
	u32 cv = 0, stripped = type_strip(p, type, &cv);
	const struct il_type *record = il_type(p->il, stripped);

	if (record->kind == tk_array) {
		*flags |= pf_array;
		return type_pointer(p, pk_pointer, type_qualified(p, record->type, cv));
	}
	if (record->kind == tk_routine) {
		*flags |= pf_function;
		return type_pointer(p, pk_pointer, stripped);
	}
	while (type_cv(p, type) && !is_array_alias(p, stripped)) /* what a typedef makes const is no other parameter for that [dcl.fct]/5 */
		type = il_type(p->il, type)->type;
	return type;
}

/* The record of what few parameters have, made when it is not there. */
static struct il_parameter_extra *extra_of(struct parser *p, struct il_parameter *param)
{
	struct il_parameter_extra *extra;

	if (param->extra)
		return il_parameter_extra(p->il, param->extra);
	param->extra = il_new_parameter_extra(p->il, &extra);
	return extra;
}

static void default_argument(struct parser *p, u32 index)
{
	u32 begin = position(p), around = p->class_around_default, expr;
	struct il_parameter *param;
	struct il_parameter_extra *extra;

	p->class_around_default = p->class_type;
	expr = parse_value_in_class(p, il_any_of(IL_parameter, index));
	p->class_around_default = around;
	param = il_parameter(p->il, index);
	extra = extra_of(p, param);
	check_conversion_to(p, expr, param->type, CONVERT_DEFAULT_ARGUMENT);

	param->flags |= pf_default_argument;
	extra->default_expr = expr;
	extra->default_argument_begin = begin;
	extra->default_argument_end = end_of_last(p);
}

/* expanded: see parse_parameter(). */
static u32 new_parameter(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 flags, bool expanded)
{
	struct il_parameter *param;
	u32 index = il_new_parameter(p->il, &param);

	param->flags = flags;
	param->declared_type = d->type;
	param->type = adjusted(p, d->type, &param->flags);
	param->name_position = d->name_position;
	if (d->id.kind == ID_IDENTIFIER) {
		check_name_of_parameter(p, d->id.ident, d->name_position);
		param->name = p->lexed.identifiers.at[d->id.ident].name;
	}
	if (d->ellipsis)
		extra_of(p, param)->ellipsis = d->ellipsis;
	if (d->pack && !expanded) {
		param->flags |= pf_pack;
		param->type = type_pack_expansion(p, param->type);
	}
	if (d->array_end) {
		extra_of(p, param)->array_suffix_begin = d->array_begin;
		extra_of(p, param)->array_suffix_end = d->array_end;
	}
	if (s->first_attribute || d->first_attribute)
		extra_of(p, param)->first_attribute = s->first_attribute ? s->first_attribute : d->first_attribute;
	if (s->last_attribute && d->first_attribute)
		il_attribute(p->il, s->last_attribute)->next = d->first_attribute;
	return index;
}

/* One without a name, from a place to what was read last. */
static u32 wrong_parameter(struct parser *p, u32 type, u32 begin)
{
	struct il_parameter *param;
	u32 index = il_new_parameter(p->il, &param);

	param->type = param->declared_type = type;
	param->decl_begin = param->name_position = begin;
	param->decl_end = end_of_last(p);
	return index;
}

bool is_certain_parameter(const struct parser *p, enum declaration_context context)
{
	return context == CONTEXT_PARAMETER && !p->tentative && is_as_written(p);
}

/* expanded: one of those that an expansion of bound packs makes of a parameter pack. */
static u32 parse_parameter(struct parser *p, bool expanded)
{
	struct specifiers s;
	struct declarator d;
	u32 index, begin = position(p), flags = 0, start = p->at;

	if (tok(p) == TOK_this) /* an explicit object parameter */
		flags |= pf_explicit_this, advance(p);
	parse_specifiers(p, &s, CONTEXT_PARAMETER, NULL);
	if (skip_member_of_undeclared(p, &s))
		return wrong_parameter(p, s.type, begin);
	if (is_unknown_template_as_parameter(p, &s))
		s.type = s.flags & SPEC_CONST ? type_qualified(p, p->builtin[ik_int], tyf_const) : p->error_type;
	assume_int_after_specifiers(p, &s);
	if (!s.type && s.flags & SPEC_CONST && (tok(p) == TOK_STAR || tok(p) == TOK_AND) && is_as_written(p)) {
		report_error(p, position(p), DIAG_int_assumed);
		s.type = type_qualified(p, p->builtin[ik_int], tyf_const);
	}
	if (!s.type) {
		s.type = p->error_type;
		p->no_parameters = true;
		if (p->at == start && is_compiled_once(p) && tok(p) != TOK_IDENTIFIER && tok(p) != TOK_SCOPE)
			return 0;
	}
	parse_declarator(p, &s, &d, true, CONTEXT_PARAMETER);
	if (p->tentative && d.id.kind != ID_NONE && (d.id.kind != ID_IDENTIFIER || d.id.name_begin != d.id.begin || d.id.has_args))
		p->no_parameters = true; /* T(U(N::x)), T(U(f<int>())) are expressions */
	if (s.deduced_template && check_template_has_arguments(p, s.deduced_template, s.template_begin))
		d.type = p->error_type;
	check_parameter_specifiers(p, &s);
	if (d.ref_begin && s.type == p->error_type && is_certain_parameter(p, CONTEXT_PARAMETER))
		report_error(p, d.ref_begin, DIAG_ref_qualifier_not_allowed);
	check_volatile_parameter(p, d.type, begin);
	check_typename(p, &s.untyped);
	if (p->at == start)
		return 0;
	if (p->failure && il_type(p->il, type_strip(p, d.type, NULL))->kind == tk_void)
		substitution_fails(p); /* void alone, without a name, is none */
	index = new_parameter(p, &s, &d, flags, expanded);
	il_parameter(p->il, index)->decl_begin = begin;
	if (accept(p, TOK_ASSIGN))
		default_argument(p, index);
	il_parameter(p->il, index)->decl_end = end_of_last(p);
	return index;
}

static u32 parameter_ident(struct parser *p, const struct il_parameter *param)
{
	return param->name ? identifier_of(p, il_text(p->il, param->name)) : 0;
}

/* With its cv, which is no part of the function's type. */
static u32 type_of_parameter_name(const struct il_parameter *param)
{
	return param->flags & (pf_array | pf_function | pf_pack) ? param->type : param->declared_type;
}

/* The variable that a parameter is, the one of that number in its list. */
static u32 declare_parameter(struct parser *p, u32 ident, const struct il_parameter *param, u32 number)
{
	u32 variable = declare_variable(p, ident, param->name_position, type_of_parameter_name(param),
	                                vf_parameter | (param->flags & pf_pack ? vf_parameter_pack : 0));

	il_variable(p->il, variable)->parameter_number = (u8)(number < UINT8_MAX ? number : UINT8_MAX);
	return variable;
}

void bind_parameter(struct parser *p, u32 index, u32 number)
{
	struct il_parameter *param = il_parameter(p->il, index);

	if (param->name && !p->tentative)
		param->variable = declare_parameter(p, parameter_ident(p, param), param, number);
}

/* Whether the parameter at p is a pack. */
static bool expanded_parameter(struct parser *p)
{
	u32 param = parse_parameter(p, false);

	return param && il_parameter(p->il, param)->flags & pf_pack;
}

/* Appends the parameters that a parameter pack becomes, *number of which are before it; with bound, its name means them. */
static u32 *parse_expanded_parameters(struct parser *p, struct expansion *expansion, bool bound, u32 *link, u32 *number)
{
	u32 count = p->il->table[IL_parameter].count, ident = 0, placeholder;
	VEC(il_any) elements = { 0 };
	struct il_parameter pattern = { 0 };

	if (count > 1) /* the one that expanded_parameter() made last */
		pattern = *il_parameter(p->il, count - 1);
	while (next_element(p, expansion)) {
		u32 param = parse_parameter(p, true);

		if (!param)
			continue;
		pattern = *il_parameter(p->il, param);
		if (bound && pattern.name) {
			il_parameter(p->il, param)->variable = declare_parameter(p, 0, &pattern, *number);
			vec_push(&elements, il_any_of(IL_variable, il_parameter(p->il, param)->variable));
		}
		*link = param;
		link = &il_parameter(p->il, param)->next;
		++*number;
	}
	if (bound && !p->tentative && (ident = parameter_ident(p, &pattern))) {
		placeholder = declare_variable(p, 0, pattern.name_position, p->error_type, vf_parameter | vf_parameter_pack);
		bind_pack(p, p->scope, ident, elements.at, elements.count, il_any_of(IL_variable, placeholder));
	}
	vec_free(&elements);
	return link;
}

/* The one that the function has for the reference where it lacks a type. */
static u32 missing_parameter(struct parser *p)
{
	u32 begin = position(p);

	syntax_error(p, DIAG_exp_type_specifier);
	pass_to_stop(p);
	return wrong_parameter(p, p->error_type, begin);
}

u32 parse_parameters(struct parser *p, bool *ellipsis, u32 *scope)
{
	u32 first = 0, *link = &first, number = 0, close = matching(p, p->at), saved_scope = p->scope, uses = p->class_uses.count;
	u32 around = stop_at(p, STOP_COMMA | STOP_RPAREN | STOP_LBRACE | STOP_ASSIGN);
	u32 before = p->parameters_before, unbound = p->unbound_parameters;
	bool greater = p->greater_ends;

	*ellipsis = false;
	p->parameters_before = 0;
	p->unbound_parameters = scope ? 0 : unbound ? unbound : p->at;
	if (scope)
		p->scope = *scope = p->tentative ? p->scope : scope_new(p, sck_func_prototype, p->scope, 0);
	advance(p);
	p->greater_ends = false;
	if (tok(p) == TOK_void && tok_ahead(p, 1) == TOK_RPAREN)
		advance(p);
	while (p->at < close && may_nest(p) && !(p->failure && *p->failure)) { /* in lexical order [temp.deduct.general]/7 */
		struct expansion expansion;
		u32 param;

		if (accept(p, TOK_ELLIPSIS)) {
			*ellipsis = true;
			break;
		}
		if (begin_expansion(p, &expansion, expanded_parameter)) {
			link = parse_expanded_parameters(p, &expansion, scope, link, &number);
			if (tok(p) == TOK_ELLIPSIS) /* f(T......) */
				continue;
			if (!accept(p, TOK_COMMA))
				break;
			continue;
		}
		param = parse_parameter(p, false);
		if (!param && is_compiled_once(p))
			param = missing_parameter(p);
		if (!param)
			break;
		if (scope)
			bind_parameter(p, param, number);
		number++;
		*link = param;
		link = &il_parameter(p->il, param)->next;
		p->parameters_before = first;
		if (tok(p) == TOK_ELLIPSIS) /* f(int...) */
			continue;
		if (!accept(p, TOK_COMMA))
			break;
		if (p->at == close)
			syntax_error(p, DIAG_exp_type_specifier);
	}
	if (p->tentative && p->at != close)
		p->no_parameters = true; /* T(U{x}), T(U(x) + 1) are expressions */
	if (p->no_parameters && !is_compiled_once(p))
		p->at = close;
	p->greater_ends = greater;
	p->unbound_parameters = unbound;
	p->parameters_before = before;
	p->scope = saved_scope;
	p->class_uses.count = uses; /* g++ does not mind those */
	p->stops = (around & ~(u32)(STOP_COMMA | STOP_ASSIGN)) | STOP_LBRACE;
	close_list(p, close);
	p->stops = around;
	check_void_parameters(p, first, *ellipsis);
	return first;
}

/* ---- functions ---- */

/* noexcept(…), p at the parenthesis. Other than true, false, and the name of a template parameter or of its argument are understood where
 * they are part of a type: by type_of_noexcept(). */
static void noexcept_operand(struct parser *p, struct chunk *chunk)
{
	struct lookup found;
	u32 variable;

	chunk->noexcept_begin = p->at;
	if (tok_ahead(p, 2) != TOK_RPAREN)
		return;
	if (tok_ahead(p, 1) == TOK_true)
		chunk->flags |= tyf_noexcept;
	if (tok_ahead(p, 1) != TOK_IDENTIFIER)
		return;
	found = lookup_unqualified(p, p->tokens[p->at + 1].value, LOOKUP_ANY);
	if (found.class != NAME_VARIABLE)
		return;
	variable = il_any_index(found.entity);
	chunk->noexcept_param = il_variable(p->il, variable)->template_param;
	if (chunk->noexcept_param)
		chunk->noexcept_begin = 0;
	if (!chunk->noexcept_param && il_variable(p->il, variable)->flags & vf_template_parameter &&
	    il_variable(p->il, variable)->constant && il_constant(p->il, il_variable(p->il, variable)->constant)->value)
		chunk->flags |= tyf_noexcept;
}

/* The types in throw(…). */
static void dynamic_types(struct parser *p)
{
	u32 close = matching(p, p->at);
	struct brackets saved = enter_brackets(p);

	do {
		advance(p); /* the ( or , */
		parse_required_type_id(p);
		accept(p, TOK_ELLIPSIS);
	} while (tok(p) == TOK_COMMA);
	close_brackets(p, saved, close);
}

/* Deprecated since C++11, of which the reference speaks since C++14; none since C++17. */
static void report_dynamic_exceptions(struct parser *p, u32 place)
{
	u32 count = p->diag->messages.count;

	if (!is_before_cxx17(p))
		report_error(p, place, DIAG_dynamic_exception_specification);
	else if (p->il->header.std_version >= 201402 && !diag_was_said(p->diag, DIAG_exceptions_of_typedef, place))
		report_warning(p, place, DIAG_dynamic_exceptions_deprecated);
	if (p->diag->messages.count > count)
		diag_move(p->diag, end_of_last(p) - 1); /* behind what is said of the types */
}

bool throw_specification(struct parser *p)
{
	u32 place = position(p);

	advance(p);
	if (tok(p) != TOK_LPAREN)
		return false;
	if (tok_ahead(p, 1) == TOK_RPAREN) {
		skip_balanced(p);
		return true;
	}
	if (!is_as_written(p)) {
		skip_balanced(p);
		return false;
	}
	dynamic_types(p);
	report_dynamic_exceptions(p, place);
	return false;
}

static void exception_specification(struct building *b, struct chunk *chunk)
{
	struct parser *p = b->p;
	bool is_refused = b->specifiers->flags & SPEC_TYPEDEF && is_before_cxx17(p);

	if (is_refused && is_as_written(p))
		report_error(p, position(p), DIAG_exceptions_of_typedef);
	b->d->exception_begin = position(p);
	if (tok(p) == TOK_throw) {
		if (throw_specification(p))
			chunk->flags |= tyf_noexcept;
	} else {
		advance(p);
		if (tok(p) == TOK_LPAREN) {
			noexcept_operand(p, chunk);
			check_lambdas_in_declaration(p, p->at + 1, matching(p, p->at));
			skip_balanced(p);
		} else {
			chunk->flags |= tyf_noexcept;
		}
	}
	chunk->flags &= is_refused ? ~(u32)tyf_noexcept : ~(u32)0;
	b->d->exception_end = end_of_last(p);
}

bool at_final(const struct parser *p)
{
	return tok(p) == TOK_IDENTIFIER && (tok_ident(p) == p->word.final || tok_ident(p) == p->word.gnu_final);
}

static bool virt_specifier(struct building *b)
{
	struct parser *p = b->p;
	bool *modifier;

	if (b->context != CONTEXT_CLASS || tok(p) != TOK_IDENTIFIER)
		return false;
	if (tok_ident(p) != p->word.override && !at_final(p))
		return false;
	modifier = tok_ident(p) == p->word.override ? &b->d->is_override : &b->d->is_final;
	b->d->repeats_modifier |= *modifier;
	*modifier = true;
	advance(p);
	return true;
}

/* What stands between the ) and the body or the end [dcl.fct]. */
static void after_parameters(struct building *b, struct chunk *chunk)
{
	struct parser *p = b->p;
	u32 cv = 0, before, cv_begin = 0, ref_begin = 0, cv_around = p->cv_of_declarator;

	for (;;) {
		before = position(p);
		p->cv_of_declarator = cv;
		if (accept_cv(p, &cv)) {
			cv_begin = cv_begin || !cv ? cv_begin : before;
			continue;
		}
		if (tok(p) == TOK_AND || tok(p) == TOK_LOGICAL_AND)
			ref_begin = before;
		if (tok(p) == TOK_AND) {
			chunk->flags |= tyf_fn_lvalue_ref;
			advance(p);
		} else if (tok(p) == TOK_LOGICAL_AND) {
			chunk->flags |= tyf_fn_rvalue_ref;
			advance(p);
		} else if (tok(p) == TOK_noexcept || tok(p) == TOK_throw) {
			exception_specification(b, chunk);
		} else if (at_attribute(p) || tok(p) == TOK_asm) {
			u32 start = p->at;

			if (tok(p) == TOK_attribute && !b->d->attributes_begin)
				b->d->attributes_begin = before;
			parse_attributes(p, &b->d->first_attribute, &b->d->last_attribute, true);
			if (p->at == start)
				break;
		} else if (tok(p) == TOK_ARROW) {
			bool named = p->names_parameters;

			advance(p);
			p->names_parameters = !p->unbound_from;
			before = position(p);
			chunk->trailing_return = parse_return_type_id(p);
			check_volatile_result(p, chunk->trailing_return, before);
			chunk->flags |= tyf_trailing_return;
			p->names_parameters = named;
		} else if (tok(p) == TOK_requires && b->context != CONTEXT_TYPE_ID) {
			b->d->requires_begin = position(p);
			advance(p);
			skip_requires_clause(p);
			b->d->requires_end = end_of_last(p);
		} else if (!virt_specifier(b)) {
			break;
		}
	}
	p->cv_of_declarator = cv_around;
	chunk->flags |= (cv & tyf_const ? tyf_fn_const : 0) | (cv & tyf_volatile ? tyf_fn_volatile : 0);
	if (p->chunks.count == b->first_chunk) {
		b->d->cv_begin = cv_begin;
		b->d->ref_begin = ref_begin;
	}
}

/* Whether there is something behind the parameters, p at their parenthesis, that may name them: a trailing return type; where all bodies are
 * parsed, a noexcept-specifier or requires-clause, too. */
static bool mentioned_behind(const struct parser *p)
{
	u32 at;

	for (at = matching(p, p->at) + 1;; at++) {
		switch (p->tokens[at].kind) {
		case TOK_ARROW: return true;
		case TOK_requires: return p->all_bodies;
		case TOK_noexcept:
			if (p->all_bodies)
				return true;
			if (p->tokens[at + 1].kind == TOK_LPAREN)
				at = matching(p, at + 1);
			break;
		case TOK_const:
		case TOK_volatile:
		case TOK_AND:
		case TOK_LOGICAL_AND: break;
		default: return false;
		}
	}
}

static bool is_deallocation(const struct id_expression *id) { return id->kind == ID_OPERATOR && id->operator_token == TOK_delete; }

static void function_suffix(struct building *b)
{
	struct parser *p = b->p;
	struct chunk chunk = { .kind = CHUNK_FUNCTION, .begin = position(p) };
	bool ellipsis, wrong, outermost = p->chunks.count == b->first_chunk;
	u32 saved_scope = p->scope, scope = 0, errors = p->errors, begin = p->at, unbound = p->unbound_from, name = p->function_name;

	if (outermost)
		p->function_name = b->d->id.kind == ID_IDENTIFIER ? b->d->id.ident : 0;
	/* the parameters' names may be asked for: in the trailing return type of an instance */
	chunk.first_param = parse_parameters(
		p, &ellipsis, outermost && (p->replaying || ((p->all_bodies || p->in_user_file) && mentioned_behind(p))) ? &scope : NULL);
	wrong = p->errors > errors;
	if (scope)
		p->scope = scope;
	chunk.end = end_of_last(p);
	if (ellipsis)
		chunk.flags |= tyf_ellipsis;
	p->unbound_from = scope ? 0 : begin;
	after_parameters(b, &chunk);
	p->unbound_from = unbound;
	p->function_name = name;
	p->scope = saved_scope;
	if (outermost && is_deallocation(&b->d->id) && !b->d->exception_begin)
		chunk.flags |= tyf_noexcept; /* for NVIDIA's tool [except.spec]/9 */
	if (outermost) {
		b->d->scope = scope ? scope : b->d->scope;
		b->d->is_function = true;
		b->d->first_param = chunk.first_param;
		b->d->params_ellipsis = ellipsis;
		b->d->wrong_params = wrong;
		b->d->params_begin = chunk.begin;
		b->d->params_end = chunk.end;
		b->d->trailing_return = chunk.trailing_return;
	}
	vec_push(&p->chunks, chunk);
}

/* Whether what stands after the ( at p begins an expression for certain: so T(…) is a value [dcl.ambig.res]. */
static bool holds_expression(struct parser *p)
{
	struct lookup found;

	switch (tok_ahead(p, 1)) {
	case TOK_IDENTIFIER:
		if (tok_ahead(p, 2) == TOK_SCOPE || tok_ahead(p, 2) == TOK_LESS)
			return false;
		found = lookup_unqualified(p, p->tokens[p->at + 1].value, LOOKUP_ANY);
		return found.class == NAME_VARIABLE || found.class == NAME_FIELD || found.class == NAME_ROUTINE ||
		       (found.class == NAME_FUNCTION_TEMPLATE && tok_ahead(p, 2) == TOK_LPAREN);
	case TOK_RPAREN:
	case TOK_ELLIPSIS:
	case TOK_SCOPE:
	case TOK_LBRACKET:
	case TOK_attribute:
	case TOK_STAR:
	case TOK_AND:
	case TOK_LOGICAL_AND:
	case TOK_END: return false;
	case TOK_sizeof:
	case TOK_alignof:
	case TOK_true:
	case TOK_false:
	case TOK_nullptr:
	case TOK_this:
	case TOK_static_cast:
	case TOK_const_cast:
	case TOK_reinterpret_cast:
	case TOK_dynamic_cast:
	case TOK_new:
	case TOK_noexcept:
	case TOK_typeid: return true;
	default: return tok_ahead(p, 1) < TOK_FIRST_KEYWORD;
	}
}

bool has_expression_in_parentheses(struct parser *p, u32 ahead)
{
	bool result;

	p->at += ahead;
	result = tok(p) == TOK_LPAREN && holds_expression(p);
	p->at -= ahead;
	return result;
}

/* Whether a parameter with a name is followed by another one without a comma between: that is no expression either. */
static bool lacks_comma(struct parser *p, u32 param) { return il_parameter(p->il, param)->name && starts_specifier(p); }

static bool accept_parameter(struct parser *p)
{
	u32 start = p->at, param;

	return starts_specifier(p) && (param = parse_parameter(p, false)) && p->at > start && !p->no_parameters &&
	       (tok(p) == TOK_COMMA || tok(p) == TOK_RPAREN || tok(p) == TOK_ELLIPSIS || lacks_comma(p, param));
}

static bool has_parentheses(const struct parser *p, u32 first, u32 end)
{
	while (first < end && p->tokens[first].kind != TOK_LPAREN)
		first++;
	return first < end;
}

/* Whether parameters are here, p behind the parenthesis: T() may also be an object, so that what follows decides. */
static bool are_parameters(struct parser *p)
{
	u32 start = p->at;
	bool ok = accept_parameter(p);

	while (ok && has_parentheses(p, start, p->at) && tok(p) == TOK_COMMA && tok_ahead(p, 1) != TOK_ELLIPSIS) {
		advance(p);
		start = p->at;
		ok = accept_parameter(p);
	}
	return ok;
}

/* Whether a name that nothing declares stands at p before what makes it more than a type's name. */
static bool is_more_than_unknown_type(struct parser *p)
{
	unsigned next = tok_ahead(p, 1);

	return tok(p) == TOK_IDENTIFIER && (next == TOK_LESS || next == TOK_SCOPE || next == TOK_LBRACKET) &&
	       lookup_unqualified(p, tok_ident(p), LOOKUP_ANY).class == NAME_NOT_FOUND;
}

/* Whether the declarator-id is that of a function which its class or namespace declares: what follows are parameters, even of types that
 * nothing declares; p is behind the parenthesis. */
static bool names_declared_function(const struct building *b)
{
	const struct id_expression *id = &b->d->id;
	struct lookup found;

	if (b->context != CONTEXT_NAMESPACE || !id->qualifier.present || id->qualifier.unknown || !id->qualifier.scope ||
	    (id->kind != ID_IDENTIFIER && id->kind != ID_OPERATOR) || is_more_than_unknown_type(b->p))
		return false;
	found = lookup_in_scope(b->p, id->qualifier.scope, id->ident, LOOKUP_ANY);
	return is_function_name(found.class);
}

/* Whether ( begins parameters and not a parenthesized initializer [dcl.ambig.res]. */
static bool starts_parameters(struct building *b)
{
	struct parser *p = b->p;
	u32 start = p->at, params_before, types_before, declared_before;
	bool saved = p->tentative, recording = p->recording, *failure = p->failure, result;

	if (b->context == CONTEXT_TYPE_ID)
		return !holds_expression(p);
	if (b->context == CONTEXT_CLASS || b->context == CONTEXT_PARAMETER || !b->specifiers->type || p->of_instantiation ||
	    (b->depth && b->specifiers->flags & SPEC_ASSUMED_INT))
		return true;
	advance(p);
	switch (tok(p)) {
	case TOK_RPAREN:
	case TOK_ELLIPSIS:
	case TOK_const:
	case TOK_struct:
	case TOK_class:
	case TOK_enum:
	case TOK_union:
	case TOK_attribute:
	case TOK_register:
	case TOK_volatile: result = true; break;
	default:
		if (is_simple_type_word(tok(p)) && tok_ahead(p, 1) != TOK_LPAREN && tok_ahead(p, 1) != TOK_LBRACE) {
			result = true; /* whatever follows */
			break;
		}
		if (tok(p) == TOK_IDENTIFIER && tok_ahead(p, 1) == TOK_SCOPE && is_qualified_by_no_class(p)) {
			result = names_declared_function(b);
			break;
		}
		p->tentative = true;
		p->recording = false;
		p->failure = NULL; /* parameters are not bound here */
		params_before = p->il->table[IL_parameter].count;
		types_before = p->il->table[IL_type].count;
		declared_before = p->il->table[IL_full_entity_decl_info].count;
		p->no_parameters = false;
		result = are_parameters(p);
		p->recording = recording;
		p->tentative = saved;
		p->failure = failure;
		if (p->il->table[IL_type].count == types_before && p->il->table[IL_full_entity_decl_info].count == declared_before)
			il_truncate(p->il, IL_parameter, params_before);
		p->at = start + 1;
		result = result || names_declared_function(b);
	}
	p->at = start;
	return result;
}

/* ---- the declarator ---- */

/* Whether template parameters are in scope in a class: they, or the arguments bound to them, are not behind template <>. */
static bool is_in_template_scope(const struct parser *p, u32 scope)
{
	while (scope && p->scopes.at[scope].kind != sck_template_declaration)
		scope = p->scopes.at[scope].parent;
	return scope;
}

/* The scope of an explicit specialization of a class's member [temp.expl.spec]. */
static u32 scope_of_specialization(struct parser *p, u32 target)
{
	u32 scope = scope_new(p, sck_template_declaration, target, 0);

	p->scopes.at[scope].is_of_member = 1;
	p->scopes.at[scope].binds_arguments = p->scopes.at[target].in_instance;
	p->scopes.at[scope].in_instance = 0; /* it is written, not made */
	return scope;
}

void enter_qualified_scope(struct parser *p, u32 target)
{
	u32 outer;

	if (p->scopes.at[p->scope].kind != sck_template_declaration) {
		p->scope = is_in_template_scope(p, target) ? scope_of_specialization(p, target) : target;
		return;
	}
	for (outer = p->scope; p->scopes.at[p->scopes.at[outer].parent].kind == sck_template_declaration;)
		outer = p->scopes.at[outer].parent;
	if (scope_is_inside(p, target, outer)) /* a class that the declaration itself defines */
		return;
	scope_set_parent(p, outer, target);
	p->scopes.at[outer].is_of_member = 1;
}

static void nominate_with_outer(struct parser *p, u32 scope, u32 target)
{
	if (!target || target == p->global_scope)
		return;
	nominate_with_outer(p, scope, p->scopes.at[target].parent);
	add_using_directive(p, scope, target); /* the latest comes first */
}

/* Of what is around a class, its template parameters have other names where a member is defined. */
static void nominate_classes(struct parser *p, u32 scope, u32 target)
{
	unsigned kind = p->scopes.at[target].kind;

	if (kind != sck_class_struct_union && kind != sck_template_declaration)
		return;
	nominate_classes(p, scope, p->scopes.at[target].parent);
	if (kind == sck_class_struct_union)
		add_using_directive(p, scope, target);
}

/* A scope with directives, the members of which come before what is around. */
static void enter_directives_scope(struct parser *p)
{
	p->scope = scope_new(p, sck_template_declaration, p->scope, 0);
	p->scopes.at[p->scope].is_declarator = 1;
}

/* What follows the declarator-id of a friend sees the members of target and of what is around that first, and then what the class sees that
 * it is a friend of, such as the friend's own template parameters [basic.lookup.unqual]/6. */
static void enter_friend_scope(struct parser *p, u32 target)
{
	enter_directives_scope(p);
	nominate_with_outer(p, p->scope, target);
}

void enter_scope_of_conversion(struct parser *p, const struct qualifier *q)
{
	u32 class = q->present ? q->scope : q->object_scope;

	if (!class || p->scopes.at[class].kind != sck_class_struct_union || scope_is_inside(p, p->scope, class))
		return;
	enter_directives_scope(p);
	nominate_classes(p, p->scope, class);
}

/* Makes what follows a qualified declarator-id see the members of its class or namespace [basic.lookup.unqual]. */
static void enter_declarator_scope(struct building *b)
{
	struct parser *p = b->p;
	u32 target = b->d->id.qualifier.scope;

	if (!b->d->id.qualifier.present || p->tentative || b->d->id.of_no_class)
		return;
	if (!target) { /* a member of we do not know what */
		p->scope = scope_new(p, sck_template_declaration, p->scope, 0);
		p->scopes.at[p->scope].has_unknown_names = UNKNOWN_NAMES;
		return;
	}
	if (b->context == CONTEXT_NAMESPACE)
		enter_qualified_scope(p, target);
	else
		enter_friend_scope(p, target);
}

/* (name) or (X::*) and not (type), p at the parenthesis of what may be abstract; asked once for each, as types nest. */
static bool holds_declarator(struct parser *p)
{
	u8 *known = memo(p);
	bool result;

	if (*known & (MEMO_DECLARATOR | MEMO_NO_DECLARATOR))
		return *known & MEMO_DECLARATOR;
	p->at++;
	result = !starts_specifier(p);
	p->at--;
	*known |= result ? MEMO_DECLARATOR : MEMO_NO_DECLARATOR;
	return result;
}

/* How many parentheses in a row an abstract declarator may begin with. */
enum { PARENTHESES_MAX = 8 };

static bool is_pointer_operator(unsigned token) { return token == TOK_STAR || token == TOK_AND || token == TOK_LOGICAL_AND; }

/* The same of what stands behind attributes. */
static bool attributes_of_declarator(struct parser *p)
{
	u32 start = p->at;
	bool result;

	p->at = behind_attributes(p, p->at + 1);
	result = is_pointer_operator(tok(p)) || ((tok(p) == TOK_IDENTIFIER || tok(p) == TOK_SCOPE) && !starts_specifier(p));
	p->at = start;
	return result;
}

/* Whether what is read as a declarator is none, as the name that it begins with is no type, or there is none before it; which was said. */
static bool is_no_declarator(const struct building *b)
{
	struct parser *p = b->p;

	if (is_certain_parameter(p, b->context))
		return b->specifiers->type == p->error_type;
	return !p->tentative && is_as_written(p) && b->specifiers->flags & SPEC_ASSUMED_INT && b->d->id.kind != ID_NONE;
}

static bool parenthesized_declarator(struct building *b)
{
	struct parser *p = b->p;
	unsigned next = tok_ahead(p, 1), ahead = 2;

	if (tok(p) != TOK_LPAREN)
		return false;
	if (is_pointer_operator(next))
		return true;
	if (next == TOK_LPAREN) {
		while (b->may_be_abstract && ahead < PARENTHESES_MAX && tok_ahead(p, ahead) == TOK_LPAREN)
			ahead++;
		return !b->may_be_abstract || is_pointer_operator(tok_ahead(p, ahead)) ||
		       (is_certain_parameter(p, b->context) && is_no_declarator(b));
	}
	if (next == TOK_attribute)
		return !b->may_be_abstract || attributes_of_declarator(p);
	if (next == TOK_decltype)
		return is_decltype_before_scope(p, 1) && p->tokens[matching(p, p->at + 2) + 2].kind == TOK_STAR;
	if (next != TOK_IDENTIFIER && next != TOK_SCOPE && next != TOK_operator)
		return b->context == CONTEXT_PARAMETER && is_no_declarator(b) && holds_expression(p);
	return !b->may_be_abstract || holds_declarator(p);
}

static void parse_derivations(struct building *b);

/* Whether the tokens [first, end) name a parameter pack of a template that is no pack of types. */
static bool names_pack(struct parser *p, u32 first, u32 end)
{
	struct lookup found;
	u32 i, param;

	for (i = first; i < end; i++) {
		if (p->tokens[i].kind != TOK_IDENTIFIER)
			continue;
		found = lookup_unqualified(p, p->tokens[i].value, LOOKUP_ANY);
		if (found.class == NAME_TYPE_TEMPLATE &&
		    il_any_kind(il_template(p->il, il_any_index(found.entity))->prototype) == IL_template_param)
			param = il_any_index(il_template(p->il, il_any_index(found.entity))->prototype);
		else
			param = found.class == NAME_VARIABLE ? il_variable(p->il, il_any_index(found.entity))->template_param : 0;
		if (il_template_param(p->il, param)->flags & tf_pack)
			return true;
	}
	return false;
}

/* Whether a declared type has packs that a ... expands: the types in it tell, or their text, which begins at b->specifiers->begin. */
static bool contains_pack(const struct building *b)
{
	struct parser *p = b->p;
	u32 type = b->specifiers->type;

	if (!type)
		return false;
	return il_type(p->il, type)->flags & tyf_contains_pack || has_placeholder(p, type) ||
	       (type_is_dependent(p, type) && names_pack(p, token_at(p, b->specifiers->begin), p->at));
}

/* Whether the ... at p makes the declared thing a pack; in f(int...) it does not. */
static bool at_pack_ellipsis(const struct building *b)
{
	const struct parser *p = b->p;

	if (tok(p) != TOK_ELLIPSIS || (b->context != CONTEXT_PARAMETER && b->context != CONTEXT_CLASS))
		return false;
	if (tok_ahead(p, 1) != TOK_RPAREN)
		return true;
	return b->context == CONTEXT_PARAMETER && (contains_pack(b) || (p->expansion && p->expansion->found));
}

/* [[…]] of the array or function type: a typedef's name means that type, with its alignment [dcl.meaning]/5. */
static void type_attributes(struct building *b)
{
	if (b->specifiers->flags & SPEC_TYPEDEF)
		parse_attributes(b->p, &b->d->first_attribute, &b->d->last_attribute, false);
	else
		parse_attributes(b->p, &(u32){ 0 }, &(u32){ 0 }, false);
}

static void direct_declarator(struct building *b)
{
	struct parser *p = b->p;
	struct declarator *d = b->d;

	if (parenthesized_declarator(b)) {
		u32 close = matching(p, p->at);

		advance(p);
		b->depth++;
		parse_derivations(b);
		b->depth--;
		if (is_no_declarator(b))
			p->doubt = 0; /* a name that nothing declares was read as the reference does */
		if (tok(p) == TOK_RPAREN && p->at == close) {
			advance(p);
		} else if (is_no_declarator(b)) {
			require_token(p, TOK_RPAREN, DIAG_exp_rparen);
		} else {
			d->id.kind = b->may_be_abstract ? d->id.kind : ID_NONE;
			p->no_parameters |= p->tentative; /* T(x...) is an expression */
		}
	} else {
		if (at_pack_ellipsis(b)) {
			d->pack = true;
			d->ellipsis = position(p);
			advance(p);
		}
		d->name_position = p->at ? end_of_last(p) : 0;
		if (b->context != CONTEXT_TYPE_ID) {
			if (tok(p) == TOK_TILDE) {
				d->id.begin = position(p);
				parse_unqualified_id(p, &d->id);
			} else if (tok(p) == TOK_IDENTIFIER || tok(p) == TOK_SCOPE || tok(p) == TOK_operator || tok(p) == TOK_decltype) {
				parse_declarator_id(p, &d->id);
				d->id.of_no_class =
					(b->context == CONTEXT_BLOCK ? check_global_in_block(p, &d->id) :
				                                       is_member_of_no_class(p, &d->id)) ||
					(b->context == CONTEXT_NAMESPACE &&
				         (check_no_member(p, &d->id) || is_member_of_no_template(p, &d->id, b->specifiers->begin)));
			}
			if (d->id.has_args && (b->specifiers->flags & SPEC_INSTANTIATION || b->context == CONTEXT_NAMESPACE))
				d->id.wrong_args = !check_arguments_exist(
					p, &d->id, d->id.found.class == NAME_VARIABLE_TEMPLATE ? b->specifiers : NULL, b->context);
			if (d->id.kind != ID_NONE)
				d->name_position = d->id.name_begin;
		}
		enter_declarator_scope(b);
		d->scope = p->scope;
		if (at_attribute(p) && !(tok(p) == TOK_LBRACKET && b->context == CONTEXT_TYPE_ID))
			parse_attributes(p, &d->first_attribute, &d->last_attribute, false);
	}
	for (;;) {
		if (tok(p) == TOK_LBRACKET && tok_ahead(p, 1) == TOK_LBRACKET && is_attribute_list(p, p->at))
			type_attributes(b);
		else if (tok(p) == TOK_LBRACKET)
			array_suffix(b);
		else if (tok(p) == TOK_LPAREN && starts_parameters(b))
			function_suffix(b);
		else
			break;
	}
}

static void parse_derivations(struct building *b)
{
	struct parser *p = b->p;
	struct chunk chunk;
	u32 first_pointer = p->pointers.count;

	if (!may_nest(p))
		return;
	if (at_attribute(p) && p->tokens[p->at - 1].kind == TOK_LPAREN)
		parse_stray_attributes(p);
	else if (at_attribute(p))
		parse_attributes(p, &b->d->first_attribute, &b->d->last_attribute, false);
	while (pointer_operator(p, &chunk, b->d))
		vec_push(&p->pointers, chunk);
	direct_declarator(b);
	while (p->pointers.count > first_pointer)
		vec_push(&p->chunks, vec_pop(&p->pointers));
}

static u32 function_type(struct parser *p, const struct chunk *chunk, u32 result)
{
	u32 first = p->param_types.count, param, type;

	for (param = chunk->first_param; param; param = il_parameter(p->il, param)->next)
		type_add_param(p, il_parameter(p->il, param)->type, il_parameter(p->il, param)->flags & pf_pack);
	type = type_function(p, chunk->trailing_return ? chunk->trailing_return : result, first, chunk->flags);
	if (chunk->noexcept_param)
		type = type_noexcept_param(p, type, il_template_param(p->il, chunk->noexcept_param)->depth,
		                           il_template_param(p->il, chunk->noexcept_param)->index);
	if (chunk->noexcept_expr)
		type = type_noexcept_expr(p, type, identity_of_tokens(p, chunk->noexcept_begin, matching(p, chunk->noexcept_begin)),
		                          chunk->noexcept_expr);
	return type;
}

/* The operand of noexcept(…) in a type that others are derived from, or of a parameter. */
static void type_of_noexcept(struct parser *p, struct chunk *chunk)
{
	u32 at = p->at, close = matching(p, chunk->noexcept_begin);
	struct constant value;

	p->at = chunk->noexcept_begin;
	if (!mentions_template_param(p, p->at + 1, close)) {
		value = constant_of_text(p, p->scope, p->tokens[p->at + 1].position, p->tokens[close].position);
		chunk->flags |= value.known && value.bits ? tyf_noexcept : 0;
	} else if (p->spelling) {
		chunk->noexcept_expr = record_operand(p);
	}
	p->at = at;
}

/* Whether a type is one that just a member function has [dcl.fct]/7. */
static bool is_qualified_function(const struct il_type *type)
{
	return type->kind == tk_routine && type->flags & (tyf_fn_const | tyf_fn_volatile | tyf_fn_lvalue_ref | tyf_fn_rvalue_ref);
}

static bool is_no_class(const struct il_type *type)
{
	switch (type->kind) {
	case tk_integer:
	case tk_float:
	case tk_complex:
	case tk_vector:
	case tk_void:
	case tk_nullptr:
	case tk_pointer:
	case tk_ptr_to_member:
	case tk_array:
	case tk_routine: return true;
	default: return false;
	}
}

/* Whether a derivation of the type is ill-formed [dcl.ptr] [dcl.ref] [dcl.mptr] [dcl.array] [dcl.fct]. */
static bool is_ill_formed(const struct parser *p, const struct chunk *chunk, u32 type)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL)), *class;
	bool reference = record->kind == tk_pointer && record->pointer_kind != pk_pointer;

	if (record->flags & (tyf_dependent | tyf_contains_error))
		return false;
	switch (chunk->kind) {
	case CHUNK_POINTER:
		return is_qualified_function(record) || (chunk->pointer_kind == pk_pointer ? reference : record->kind == tk_void);
	case CHUNK_ARRAY:
		return reference || record->kind == tk_void || record->kind == tk_routine ||
		       (record->kind == tk_array && record->flags & tyf_unknown_bound);
	case CHUNK_FUNCTION: return record->kind == tk_array || record->kind == tk_routine;
	default:
		class = il_type(p->il, type_strip(p, chunk->class_type, NULL));
		return reference || record->kind == tk_void || is_no_class(class);
	}
}

static u32 apply(struct parser *p, const struct chunk *chunk, u32 type)
{
	if (p->failure && (is_ill_formed(p, chunk, chunk->trailing_return ? chunk->trailing_return : type) ||
	                   (chunk->kind == CHUNK_ARRAY && is_abstract_class(p, type))))
		substitution_fails(p);
	switch (chunk->kind) {
	case CHUNK_POINTER: return type_qualified(p, type_pointer(p, (enum il_pointer_kind)chunk->pointer_kind, type), chunk->flags);
	case CHUNK_MEMBER_POINTER: return type_qualified(p, type_member_pointer(p, chunk->class_type, type), chunk->flags);
	case CHUNK_ARRAY: return type_array(p, type, &chunk->bound);
	default: return function_type(p, chunk, type);
	}
}

u32 parse_pointer_operators(struct parser *p, u32 type)
{
	struct chunk chunk;

	while (pointer_operator(p, &chunk, NULL))
		if (chunk.kind == CHUNK_POINTER && check_pointed_type(p, (enum il_pointer_kind)chunk.pointer_kind, type, chunk.begin))
			type = p->error_type;
		else
			type = apply(p, &chunk, type);
	return type;
}

static bool is_reference_chunk(const struct chunk *chunk) { return chunk->kind == CHUNK_POINTER && chunk->pointer_kind != pk_pointer; }

static u32 name_position(const struct declarator *d) { return d->id.kind == ID_NONE ? d->begin : d->id.begin; }

/* Where the reference sees that a chunk cannot be: when it has read the one that stands behind, or the declarator-id. */
static u32 place_of_derivation(const struct building *b, const struct chunk *behind)
{
	const struct parser *p = b->p;

	if (behind->kind == CHUNK_ARRAY)
		return behind->begin;
	if (behind->kind == CHUNK_FUNCTION)
		return p->tokens[token_at(p, behind->begin) + 1].position;
	return name_position(b->d);
}

/* & behind &, where no typedef or template parameter stands between [dcl.ref]/5. */
static bool check_reference_to_reference(struct parser *p, const struct chunk *chunk, const struct chunk *before)
{
	if (!is_reference_chunk(chunk) || !is_reference_chunk(before) || !is_as_written(p))
		return false;
	report_error(p, chunk->begin, DIAG_reference_to_reference);
	return true;
}

/* A pointer with __restrict__: seen where the parameters of the function begin that it points to, unless a name stands for its type. */
static void check_restrict(const struct building *b, const struct chunk *chunk, const struct chunk *behind, u32 type)
{
	u32 at = token_at(b->p, chunk->begin);

	if (!(chunk->flags & tyf_restrict))
		return;
	while (b->p->tokens[at].kind != TOK_restrict)
		at++;
	check_restricted_type(b->p, type, behind->kind == CHUNK_FUNCTION ? place_of_derivation(b, behind) : b->p->tokens[at].position);
}

/* The type, or the error type where there is no array of it or function that returns it. */
static u32 check_derivation(const struct building *b, const struct chunk *chunk, const struct chunk *behind, u32 type)
{
	struct parser *p = b->p;

	if (chunk->kind == CHUNK_ARRAY && check_element_type(p, type, place_of_derivation(b, behind)))
		return p->error_type;
	if (chunk->kind == CHUNK_FUNCTION && !chunk->trailing_return && check_result_type(p, type, place_of_derivation(b, behind)))
		return p->error_type;
	if (chunk->kind == CHUNK_POINTER && (check_reference_to_reference(p, chunk, behind) ||
	                                     check_pointed_type(p, (enum il_pointer_kind)chunk->pointer_kind, type, chunk->begin)))
		return p->error_type;
	check_restrict(b, chunk, behind, type);
	return type;
}

/* Where the qualifiers of what a conversion function returns begin: behind the last * of its name. */
static u32 qualifiers_of_conversion(const struct building *b, u32 end)
{
	u32 first = token_at(b->p, b->d->id.name_begin), at = end;

	while (at > first && b->p->tokens[at].kind != TOK_STAR)
		at--;
	return at;
}

/* The type that a function returns; behind: the pointer that it is, if begin is set. */
static void check_cv_of_result(const struct building *b, const struct chunk *behind, u32 type)
{
	struct parser *p = b->p;
	u32 place = name_position(b->d), params = token_at(p, b->d->params_begin);

	if (b->d->id.kind == ID_CONVERSION)
		check_result_qualifiers(p, type, qualifiers_of_conversion(b, params), params);
	else if (behind->begin)
		check_result_qualifiers(p, type, token_at(p, behind->begin), p->at);
	else
		check_result_qualifiers(p, type, token_at(p, b->specifiers->begin), token_at(p, b->d->begin));
	check_volatile_result(p, type, place);
	if (b->d->id.kind == ID_CONVERSION) /* of which the reference says it twice */
		check_volatile_result(p, type, place);
}

void parse_declarator(struct parser *p, const struct specifiers *specifiers, struct declarator *d, bool may_be_abstract,
                      enum declaration_context context)
{
	struct building b = { p, d, specifiers, context, may_be_abstract, 0, p->chunks.count };
	u32 saved_scope = p->scope, type;
	struct chunk behind = { .kind = CHUNK_POINTER, .pointer_kind = pk_pointer };

	memset(d, 0, sizeof *d);
	d->begin = position(p);
	parse_derivations(&b);
	type = specifiers->type;
	if (!type)
		type = d->id.kind == ID_CONVERSION ? d->id.type : d->is_function ? p->void_type : p->error_type;
	while (p->chunks.count > b.first_chunk) {
		struct chunk chunk = vec_pop(&p->chunks);

		if (chunk.noexcept_begin && (p->chunks.count > b.first_chunk || context == CONTEXT_PARAMETER || context == CONTEXT_TYPE_ID))
			type_of_noexcept(p, &chunk);
		type = check_derivation(&b, &chunk, &behind, type);
		if (chunk.kind == CHUNK_FUNCTION && !chunk.trailing_return)
			check_cv_of_result(&b, &behind, type);
		type = apply(p, &chunk, type);
		behind = chunk;
	}
	d->type = type;
	p->scope = saved_scope;
	d->end = end_of_last(p);
	if (d->end < d->begin)
		d->end = d->begin;
}
