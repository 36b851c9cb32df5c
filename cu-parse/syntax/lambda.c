/* Lambda expressions [expr.prim.lambda]. */
#include "../scopes/redeclarations.h"
#include "../templates/packs.h"
#include "../constants/constant.h"
#include "../typing/generic_lambda.h"
#include "../typing/invalid.h"
#include "../types/placeholder.h"
#include "expr.h"

/* ---- captures [expr.prim.lambda.capture] ---- */

/* While captures are parsed, names are looked up outside of the lambda; init-captures are declared inside, in scope. */
struct capture_list {
	const struct il_lambda *lambda;
	u32 *link;
	u32 last; /* the capture that was added last */
};

static struct il_lambda_capture *new_capture(struct parser *p, struct capture_list *list, enum il_capture_kind kind, u32 begin)
{
	struct il_lambda_capture *capture;

	*list->link = list->last = il_new_lambda_capture(p->il, &capture);
	list->link = &capture->next;
	capture->kind = (u8)kind;
	capture->range_begin = begin;
	return capture;
}

/* What cannot be captured is not: the latest capture goes, before which the list ended at link. */
static void drop_capture(struct capture_list *list, u32 *link)
{
	*link = 0;
	list->link = link;
}

/* (init), {init} or = init; p there. */
static u32 capture_initializer(struct parser *p)
{
	u32 close = matching(p, p->at), expr;

	if (!accept(p, TOK_LPAREN)) {
		accept(p, TOK_ASSIGN);
		return parse_initializer_clause(p);
	}
	expr = parse_expression_list(p, TOK_RPAREN);
	close_list(p, close);
	return expr;
}

/* x = init, x(init), x{init}; p after the name; ident: 0 for an element of a pack. */
/* Behind the { of the body of the lambda whose introducer is there. */
static u32 place_in_body(const struct parser *p, u32 introducer)
{
	u32 at = matching(p, token_at(p, introducer)) + 1;

	while (p->tokens[at].kind != TOK_LBRACE && p->tokens[at].kind != TOK_SEMICOLON && p->tokens[at].kind != TOK_END)
		at = p->tokens[at].kind == TOK_LPAREN || p->tokens[at].kind == TOK_LBRACKET ? matching(p, at) + 1 : at + 1;
	return p->tokens[at].position + 1;
}

static void init_capture(struct parser *p, struct il_lambda_capture *capture, const struct il_lambda *lambda, u32 ident, u32 name)
{
	u32 outer = p->scope, errors = p->errors, declared, deduced, value;
	bool braced = tok(p) == TOK_LBRACE, is_direct = braced || tok(p) == TOK_LPAREN;

	capture->kind = capture->kind == cptk_reference ? cptk_init_reference : cptk_init;
	capture->expr = capture_initializer(p);
	declared = capture->kind == cptk_init_reference ? type_pointer(p, pk_lvalue_reference, p->auto_type) : p->auto_type;
	value = braced && capture->expr ? il_expr_node(p->il, capture->expr)->first_operand : capture->expr;
	deduced = deduced_type(p, declared, value);
	if (deduced && capture->kind == cptk_init && p->errors == errors) {
		check_captured_value(p, capture->expr, deduced);
		if (p->errors > errors)
			diag_move(p->diag, place_in_body(p, lambda->range_begin)); /* the member is made when all before it is read */
	} else if (deduced && !has_placeholder(p, deduced) && !is_in_template(p))
		check_conversion_to(p, value, deduced, CONVERT_INITIALIZER);
	if (deduced)
		check_abstract_object(p, deduced, name);
	check_deduced_capture(p, declared, capture->expr, is_direct, name);
	if (ident)
		check_name_of_parameter(p, ident, name);
	p->scope = lambda->scope;
	capture->variable = declare_variable(p, ident, name, deduced ? deduced : declared,
	                                     vf_init_capture | (capture->flags & cpf_pack ? vf_parameter_pack : 0));
	capture->captured = il_any_of(IL_variable, capture->variable);
	p->scope = outer;
}

static bool may_have_packs(const struct parser *p) { return is_in_template(p) || !is_compiled_once(p); }

/* The ... behind a capture; where there can be no packs it is a mistake. */
static bool accept_expansion(struct parser *p) { return may_have_packs(p) && accept(p, TOK_ELLIPSIS); }

/* x, &x, x = init, &x = init, with ... anywhere; is_element: of a pack that is bound, and no pack itself. */
static struct il_lambda_capture *simple_capture(struct parser *p, struct capture_list *list, bool is_element)
{
	u32 begin = position(p), ident, name, first, *link = list->link;
	bool reference = accept(p, TOK_AND), pack = accept(p, TOK_ELLIPSIS);
	struct il_lambda_capture *capture;

	ident = tok_ident(p);
	name = position(p);
	first = p->at;
	if (!accept(p, TOK_IDENTIFIER)) {
		check_capture_name(p);
		pass_to_stop(p);
		return NULL;
	}
	capture = new_capture(p, list, reference ? cptk_reference : cptk_copy, begin);
	capture->name = p->lexed.identifiers.at[ident].name;
	capture->flags = pack && !is_element && may_have_packs(p) ? cpf_pack : 0;
	if (tok(p) == TOK_ASSIGN || tok(p) == TOK_LPAREN || tok(p) == TOK_LBRACE) {
		init_capture(p, capture, list->lambda, is_element ? 0 : ident, name);
		if (!is_element)
			check_explicit_capture(p, list->lambda, list->last, ident, NULL, name);
	} else {
		struct lookup found = lookup_unqualified(p, ident, LOOKUP_ANY);

		check_pack_is_expanded(p, first, &found);
		if (!is_element && !check_explicit_capture(p, list->lambda, list->last, ident, &found, name)) {
			if (!diag_was_said(p->diag, DIAG_capture_of_variable_length_array, name))
				drop_capture(list, link);
		} else if (found.class == NAME_VARIABLE) {
			capture->captured = found.entity;
			note_capture(p, found.entity);
		}
	}
	if (!pack)
		check_captured_expansion(p, first);
	else if (!is_element)
		check_captured_pack(p, first - 1, capture->expr ? first + 1 : first);
	if (accept_expansion(p) && !is_element)
		capture->flags |= cpf_pack;
	capture->range_end = end_of_last(p);
	return capture;
}

/* x... or &x... */
static bool expanded_capture(struct parser *p)
{
	u32 ident;

	accept(p, TOK_AND);
	ident = tok_ident(p);
	if (!accept(p, TOK_IDENTIFIER) || tok(p) != TOK_ELLIPSIS)
		return false;
	lookup_unqualified(p, ident, LOOKUP_ANY); /* which mentions the pack */
	advance(p);
	return true;
}

/* ...x = init or &...x = init, whose initializer names packs */
static bool expanded_init_capture(struct parser *p)
{
	accept(p, TOK_AND);
	if (!accept(p, TOK_ELLIPSIS) || !accept(p, TOK_IDENTIFIER))
		return false;
	capture_initializer(p);
	return true;
}

/* The name means the elements in the lambda. */
static void init_capture_pack(struct parser *p, struct capture_list *list, struct expansion *expansion)
{
	u32 token = p->at + (tok(p) == TOK_AND) + 1, ident = p->tokens[token].value, outer = p->scope, placeholder;
	VEC(il_any) elements = { 0 };

	while (next_element(p, expansion)) {
		struct il_lambda_capture *capture = simple_capture(p, list, true);

		if (capture)
			vec_push(&elements, il_any_of(IL_variable, capture->variable));
	}
	p->scope = list->lambda->scope;
	placeholder = declare_variable(p, 0, p->tokens[token].position, p->error_type, vf_init_capture | vf_parameter_pack);
	bind_pack(p, list->lambda->scope, ident, elements.at, elements.count, il_any_of(IL_variable, placeholder));
	p->scope = outer;
	vec_free(&elements);
}

static void named_capture(struct parser *p, struct capture_list *list)
{
	struct expansion expansion;
	u32 around = p->element;

	p->element = p->at;
	if (begin_expansion(p, &expansion, expanded_init_capture))
		init_capture_pack(p, list, &expansion);
	else if (!begin_expansion(p, &expansion, expanded_capture))
		simple_capture(p, list, false);
	else
		while (next_element(p, &expansion))
			simple_capture(p, list, true);
	p->element = around;
}

/* p at this or *this; false: there is none, and what follows is no capture for the reference. */
static bool this_capture(struct parser *p, struct capture_list *list)
{
	u32 begin = position(p);
	bool star = tok(p) == TOK_STAR, is_missing = check_this(p, true);
	struct il_lambda_capture *capture;

	accept(p, TOK_STAR);
	if (star && is_missing)
		return false;
	if (is_missing) { /* nothing that a closure would have */
		advance(p);
		return true;
	}
	capture = new_capture(p, list, star ? cptk_star_this : cptk_this, begin);
	check_explicit_capture(p, list->lambda, list->last, 0, NULL, position(p));
	advance(p);
	capture->range_end = end_of_last(p);
	note_this(p, true);
	return true;
}

/* &this or &*this, which is no capture; p at the &. */
static void refused_this(struct parser *p)
{
	u32 place = position(p);

	advance(p);
	if (!check_this(p, true))
		check_this_by_reference(p, place);
	advance(p); /* of *this the * alone */
}

/* lambda-introducer, p at the [. */
static void parse_introducer(struct parser *p, struct il_lambda *lambda)
{
	struct capture_list list = { lambda, &lambda->first_capture, 0 };
	u32 close = matching(p, p->at), around = p->stops;

	p->stops = STOP_COMMA | STOP_RBRACKET | STOP_RBRACE;
	lambda->introducer_begin = position(p);
	advance(p);
	if (tok(p) == TOK_ASSIGN || (tok(p) == TOK_AND && (tok_ahead(p, 1) == TOK_COMMA || tok_ahead(p, 1) == TOK_RBRACKET))) {
		lambda->flags |= tok(p) == TOK_ASSIGN ? lf_default_copy : lf_default_reference;
		advance(p);
		check_comma_behind_default(p);
		accept(p, TOK_COMMA);
	}
	while (p->at < close) {
		u32 start = p->at;

		if (tok(p) == TOK_AND && (tok_ahead(p, 1) == TOK_this || (tok_ahead(p, 1) == TOK_STAR && tok_ahead(p, 2) == TOK_this)))
			refused_this(p);
		else if (tok(p) != TOK_this && (tok(p) != TOK_STAR || tok_ahead(p, 1) != TOK_this))
			named_capture(p, &list);
		else if (!this_capture(p, &list))
			break;
		if (!accept(p, TOK_COMMA) || p->at == start)
			break;
		if (p->at == close)
			check_capture_name(p);
	}
	p->stops = STOP_RBRACE;
	close_list(p, close);
	p->stops = around;
	lambda->introducer_end = end_of_last(p);
}

/* ---- declarator and body ---- */

/* noexcept, noexcept(…), throw(…) */
static void exception_specification(struct parser *p, struct il_lambda *lambda)
{
	struct constant value;
	u8 evaluation = p->evaluation;
	struct brackets saved;
	u32 close;

	if (tok(p) == TOK_throw) {
		if (!throw_specification(p))
			lambda->flags |= lf_may_throw;
		return;
	}
	advance(p);
	if (tok(p) != TOK_LPAREN)
		return;
	close = matching(p, p->at);
	saved = enter_brackets(p);
	advance(p);
	p->evaluation = evk_constant;
	value = constant_condition(p, parse_manifest_constant(p));
	lambda->flags |= lf_noexcept_operand | (value.known ? lf_noexcept_known : 0) | (value.known && !value.bits ? lf_may_throw : 0);
	p->evaluation = evaluation;
	close_brackets(p, saved, close);
}

/* What the lambda says about its call operator's type. */
struct call_operator {
	u32 result;
	bool ellipsis;
	bool has_errors;         /* that were said: what is not known is the error type */
	bool result_names_param; /* -> decltype(x), where x is a parameter */
};

static bool is_parameter_name(const struct parser *p, u32 first_param, il_str name)
{
	for (; first_param; first_param = il_parameter(p->il, first_param)->next)
		if (il_parameter(p->il, first_param)->name == name)
			return true;
	return false;
}

/* Whether a parameter is named from the token at to the current one, not a member that is called like it. */
static bool names_parameter(const struct parser *p, u32 at, u32 first_param)
{
	for (; at < p->at; at++) {
		unsigned before = p->tokens[at - 1].kind;

		if (p->tokens[at].kind == TOK_IDENTIFIER && before != TOK_DOT && before != TOK_ARROW && before != TOK_SCOPE &&
		    is_parameter_name(p, first_param, p->lexed.identifiers.at[p->tokens[at].value].name))
			return true;
	}
	return false;
}

static void trailing_return(struct parser *p, struct il_lambda *lambda, struct call_operator *call)
{
	bool in_result = p->in_result;
	u32 begin;

	advance(p);
	begin = p->at;
	lambda->flags |= lf_explicit_return;
	lambda->trailing_return_begin = position(p);
	p->in_result = true;
	call->result = lambda->declared_return = parse_return_type_id(p);
	check_volatile_result(p, call->result, lambda->trailing_return_begin);
	p->in_result = in_result;
	call->result_names_param = names_parameter(p, begin, lambda->first_param);
	lambda->trailing_return_end = end_of_last(p);
}

/* A decl-specifier of a lambda that stands here: its flag, or 0. */
static u32 lambda_specifier(const struct parser *p)
{
	switch (tok(p)) {
	case TOK_mutable: return lf_mutable;
	case TOK_constexpr: return lf_constexpr;
	case TOK_consteval: return lf_consteval;
	case TOK_static: return lf_static;
	default: return 0;
	}
}

/* It is as if it were not there: the flag that is left. */
static u32 report_constexpr_lambda(struct parser *p)
{
	report_error(p, position(p), DIAG_constexpr_lambda);
	return 0;
}

/* mutable, constexpr and the like, in any order, each once. */
static void lambda_specifiers(struct parser *p, struct il_lambda *lambda)
{
	u32 flag, seen = 0;

	for (;; advance(p)) {
		flag = lambda_specifier(p);
		if (tok(p) == TOK_const || tok(p) == TOK_volatile)
			report_error(p, position(p), DIAG_qualifier_on_lambda);
		else if (!flag)
			return;
		else if (flag & seen)
			report_error(p, position(p), DIAG_duplicate_specifier);
		else if (flag == lf_static)
			report_error(p, position(p), DIAG_static_lambda);
		else if (flag == lf_constexpr && is_before_cxx17(p))
			flag = report_constexpr_lambda(p);
		seen |= flag;
		lambda->flags |= flag;
	}
}

/* What stands between introducer or parameters and body: specifiers, noexcept with attributes around it, -> type, requires … */
static void lambda_declarator(struct parser *p, struct il_lambda *lambda, struct call_operator *call, u32 *last_attribute)
{
	lambda_specifiers(p, lambda);
	parse_attributes(p, &lambda->first_attribute, last_attribute, false);
	if (tok(p) == TOK_noexcept || tok(p) == TOK_throw) {
		lambda->flags |= lf_noexcept;
		exception_specification(p, lambda);
	}
	parse_attributes(p, &lambda->first_attribute, last_attribute, false);
	if (tok(p) == TOK_ARROW)
		trailing_return(p, lambda, call);
	if (tok(p) == TOK_requires && !(lambda->flags & lf_generic) && is_as_written(p)) /* [dcl.decl]/4 */
		report_error(p, position(p), DIAG_requires_of_no_template);
	if (accept(p, TOK_requires))
		skip_requires_clause(p);
}

static void lambda_parameters(struct parser *p, struct il_lambda *lambda, struct call_operator *call)
{
	u32 param, scope, around = p->parameters_of;
	u8 evaluation = p->evaluation;

	lambda->flags |= lf_has_parameters;
	lambda->params_begin = position(p);
	p->parameters_of = lambda->scope;
	p->evaluation = evaluation == evk_unevaluated ? evk_evaluated : evaluation; /* default arguments are, as the body is */
	lambda->first_param = parse_parameters(p, &call->ellipsis, &scope);
	p->evaluation = evaluation;
	p->parameters_of = around;
	lambda->flags |= call->ellipsis ? lf_ellipsis : 0;
	lambda->params_end = end_of_last(p);
	p->scope = scope;
	check_names_of_parameters(p, lambda->first_param);
	for (param = lambda->first_param; param; param = il_parameter(p->il, param)->next)
		if (has_placeholder(p, il_parameter(p->il, param)->declared_type))
			lambda->flags |= lf_generic;
}

/* Whether an object of another class takes the lambda's place, which then is none of a constexpr function. */
static bool is_wrapped(const struct parser *p, const struct il_lambda *lambda)
{
	return lambda->wrapper && il_has_option(p->il, "extended-lambda");
}

static void lambda_body(struct parser *p, struct il_lambda *lambda, struct call_operator *call)
{
	u32 close = matching(p, p->at);
	struct body_state outer = begin_labels(p, lambda->scope);
	u8 evaluation = p->evaluation;
	bool in_constant = p->in_constant;

	p->in_constant = false;
	p->evaluation = evk_evaluated;
	p->body.of_constexpr = p->body.is_constexpr =
		lambda->flags & (lf_constexpr | lf_consteval) && !is_wrapped(p, lambda) && is_compiled_once(p) && !p->noted_instance;
	p->body.may_be_constexpr = p->il->header.std_version >= 201703 && !is_wrapped(p, lambda);
	lambda->body_begin = position(p);
	lambda->body_statement = parse_compound_statement(p);
	lambda->body_end = end_of_last(p);
	find_final_return(p, close, &lambda->final_return_begin, &lambda->final_return_end);
	p->evaluation = evaluation;
	p->in_constant = in_constant;
	if (p->body.may_be_constexpr && is_literal_signature(p, lambda->declared_return, lambda->first_param))
		lambda->flags |= lf_implicitly_constexpr;
	if (p->body.has_no_result)
		call->result = p->error_type;
	p->body = outer;
}

/* Its return type is deduced from the body when none is given [expr.prim.lambda.general]/7. */
static u32 call_operator_type(struct parser *p, const struct il_lambda *lambda, const struct call_operator *call)
{
	u32 result = call->result, first = p->param_types.count, param;

	if (is_in_template(p) || lambda->flags & lf_generic)
		return 0;
	if (has_placeholder(p, result))
		result = deduced_from_returns(p, result, lambda->body_statement);
	if (!result && call->has_errors)
		result = p->error_type;
	if (!result || (type_is_unknown(p, result) && !call->has_errors) || type_is_dependent(p, result))
		return 0;
	for (param = lambda->first_param; param; param = il_parameter(p->il, param)->next)
		type_add_param(p, il_parameter(p->il, param)->type, il_parameter(p->il, param)->flags & pf_pack);
	return type_function(p, result, first, function_flags_of_lambda(lambda) | (call->ellipsis ? tyf_ellipsis : 0));
}

/* Behind the introducer, which gives the closure's attributes if the first is one of GNU's, and operator()'s if not: the last of the
 * closure's, or 0. */
static u32 leading_attributes(struct parser *p, struct il_lambda *lambda, u32 *last)
{
	bool is_gnu = tok(p) != TOK_LBRACKET && tok(p) != TOK_alignas;

	parse_attributes(p, &lambda->first_attribute, last, false);
	if (!is_gnu)
		return 0;
	lambda->execution_space = execution_space_of(p, lambda->first_attribute);
	return *last;
}

/* Execution spaces behind the closure's attributes would be those of operator(). */
static void check_annotations(struct parser *p, u32 attribute)
{
	for (; attribute; attribute = il_attribute(p->il, attribute)->next)
		if (il_attribute(p->il, attribute)->cuda == cua_device || il_attribute(p->il, attribute)->cuda == cua_host)
			break;
	if (attribute)
		report_error(p, position(p), DIAG_lambda_operator_annotated);
}

/* Whether an instance has the lambda of a template in which an error was said, which is not said again. */
static bool was_wrong(const struct parser *p, const struct il_lambda *lambda)
{
	const struct diag *said = p->unit_diag;
	u32 i = p->noted_instance ? said->messages.count : 0;

	while (i && (said->messages.at[i - 1].severity < sev_error || said->messages.at[i - 1].place < lambda->range_begin ||
	             said->messages.at[i - 1].place >= lambda->body_end))
		i--;
	return i;
}

/* Whether there is a body; without it there is no lambda. */
static bool lambda_parts(struct parser *p, struct il_lambda *lambda, u32 index)
{
	struct call_operator call = { .result = p->auto_type };
	u32 last = 0, last_of_closure, errors = p->errors;
	bool has_body;

	parse_introducer(p, lambda);
	p->scope = lambda->scope;
	p->lambda = index; /* from here, names from outside are captured */
	last_of_closure = leading_attributes(p, lambda, &last);
	if (tok(p) == TOK_LESS && (last_of_closure || !last)) {
		lambda->template_decl = parse_template_parameters(p);
		lambda->flags |= lf_generic | lf_explicit_template_parameters;
		if (accept(p, TOK_requires))
			skip_requires_clause(p);
		parse_attributes(p, &lambda->first_attribute, &last, false);
	}
	if (tok(p) == TOK_LPAREN)
		lambda_parameters(p, lambda, &call);
	else if (tok(p) != TOK_LBRACE && is_compiled_once(p)) /* until C++23 specifiers stand behind parameters */
		diag_report(p->diag, DIAG_lambda_parameters_omitted, position(p));
	lambda_declarator(p, lambda, &call, &last);
	check_annotations(p, last_of_closure ? il_attribute(p->il, last_of_closure)->next : lambda->first_attribute);
	note_wrapper(p, lambda, call.result_names_param);
	has_body = tok(p) == TOK_LBRACE;
	if (has_body)
		lambda_body(p, lambda, &call);
	else
		syntax_error(p, DIAG_exp_lambda_body);
	call.has_errors = p->errors > errors || was_wrong(p, lambda);
	lambda->function_type = call_operator_type(p, lambda, &call);
	if (lambda->wrapper)
		note_captured_arrays(p, lambda);
	return has_body;
}

/* Passes over a lambda without looking into it. */
static void skip_lambda(struct parser *p)
{
	u32 start = p->at;

	skip_balanced(p);
	skip_lambda_declarator(p);
	if (tok(p) == TOK_LBRACE)
		skip_balanced(p);
	mention_packs(p, start, p->at);
}

/* The scope that a lambda is in: its body may be parsed again when an expansion around it is over. */
static u32 scope_around_lambda(struct parser *p)
{
	u32 start = p->at, scope;
	bool recording = p->recording;

	if (!p->expansion || !p->expansion->next)
		return p->scope;
	p->recording = false;
	skip_lambda(p);
	p->recording = recording;
	scope = bind_elements(p, start, p->at);
	p->at = start;
	return scope;
}

/* A lambda-expression that is read again, out of order perhaps, for its value alone, has one record that counts: the first one that was made
 * in order, or else the first one. lambdas_read has its number, times 2, and 1 where it was made in order. */
static bool was_read_before(const struct parser *p)
{
	u32 counts = il_map_find(&p->lambdas_read, position(p));

	return p->silent ? counts : counts & 1;
}

static void note_reading(struct parser *p, u32 index)
{
	bool is_new;
	u32 *counts = il_map_at(&p->lambdas_read, il_lambda(p->il, index)->range_begin, &is_new);

	if (*counts)
		il_lambda(p->il, *counts / 2)->flags |= lf_instantiated;
	*counts = index * 2 + !p->silent;
}

u32 parse_lambda(struct parser *p)
{
	struct il_lambda *lambda;
	u32 node, index, scope = p->scope, outer = p->lambda, depth = p->template_depth;
	struct brackets saved;
	bool has_body;

	if (!recording(p) || !may_nest(p)) {
		skip_lambda(p);
		return 0;
	}
	check_lambda_place(p);
	index = il_new_lambda(p->il, &lambda);
	lambda->flags = p->replaying || was_read_before(p) ? lf_instantiated : 0;
	lambda->enclosing_routine = p->routine;
	lambda->enclosing_lambda = outer;
	lambda->discriminator = p->lambda_count++;
	lambda->pack_elements = elements_parsed(p);
	lambda->scope = scope_new(p, sck_func_prototype, scope_around_lambda(p), il_any_of(IL_lambda, index));
	lambda->range_begin = position(p);
	saved = enter_brackets(p);
	has_body = lambda_parts(p, lambda, index);
	leave_brackets(p, saved);
	p->scope = scope;
	p->lambda = outer;
	p->template_depth = depth;
	lambda->range_end = end_of_last(p);
	p->lambda_end = p->tentative || p->silent ? p->lambda_end : lambda->range_end;
	check_captured_copies(p, lambda);
	lambda->type = new_closure_type(p, lambda->range_begin, lambda->range_end);
	il_class_info(p->il, il_type(p->il, lambda->type)->class_info)->lambda = index;
	node = expr_new(p, enk_lambda, lambda->range_begin);
	if (has_body) {
		il_expr_node(p->il, node)->target = il_any_of(IL_lambda, index);
		if (!(lambda->flags & lf_instantiated))
			note_reading(p, index);
	}
	expr_end(p, node);
	il_expr_node(p->il, node)->type = has_body ? lambda->type : p->error_type;
	return node;
}
