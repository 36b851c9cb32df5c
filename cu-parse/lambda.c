/* Lambda expressions [expr.prim.lambda]. */
#include "expr.h"

static u32 new_capture(struct parser *p, u32 **link, enum il_capture_kind kind, u32 ident, u32 begin)
{
	struct il_lambda_capture *capture;
	u32 index = il_new_lambda_capture(p->il, &capture);

	capture->kind = (u8)kind;
	capture->name = p->lexed.identifiers.at[ident].name;
	capture->range_begin = begin;
	**link = index;
	*link = &capture->next;
	return index;
}

/* x, &x, x = init, &x = init, with ... anywhere. */
static void simple_capture(struct parser *p, u32 **link, u32 begin)
{
	bool reference = accept(p, TOK_AND), pack = accept(p, TOK_ELLIPSIS);
	u32 ident = tok_ident(p), name = position(p), index;
	struct il_lambda_capture *capture;

	if (!accept(p, TOK_IDENTIFIER))
		return;
	index = new_capture(p, link, reference ? cptk_reference : cptk_copy, ident, begin);
	if (tok(p) == TOK_ASSIGN || tok(p) == TOK_LPAREN || tok(p) == TOK_LBRACE) {
		u32 expr;

		accept(p, TOK_ASSIGN);
		expr = parse_initializer_clause(p);
		capture = il_lambda_capture(p->il, index);
		capture->kind = reference ? cptk_init_reference : cptk_init;
		capture->expr = expr;
		capture->variable = declare_variable(p, ident, name, p->auto_type, vf_init_capture);
		capture->captured = il_any_of(IL_variable, capture->variable);
	} else {
		struct lookup found = lookup_unqualified(p, ident, LOOKUP_ANY);

		il_lambda_capture(p->il, index)->captured = found.class == NAME_VARIABLE ? found.entity : 0;
		if (found.class == NAME_VARIABLE)
			note_reference(p, found.entity);
	}
	pack |= accept(p, TOK_ELLIPSIS);
	il_lambda_capture(p->il, index)->flags = pack ? cpf_pack : 0;
	il_lambda_capture(p->il, index)->range_end = end_of_last(p);
}

static u32 parse_captures(struct parser *p, u32 *first)
{
	u32 close = matching(p, p->at), flags = 0, *link = first;

	advance(p);
	if (tok(p) == TOK_ASSIGN || (tok(p) == TOK_AND && (tok_ahead(p, 1) == TOK_COMMA || tok_ahead(p, 1) == TOK_RBRACKET))) {
		flags = tok(p) == TOK_ASSIGN ? lf_default_copy : lf_default_reference;
		advance(p);
		accept(p, TOK_COMMA);
	}
	while (p->at < close) {
		u32 start = p->at, begin = position(p);

		if (tok(p) == TOK_this || (tok(p) == TOK_STAR && tok_ahead(p, 1) == TOK_this)) {
			u32 index = new_capture(p, &link, tok(p) == TOK_this ? cptk_this : cptk_star_this, 0, begin);

			p->at += tok(p) == TOK_STAR ? 2 : 1;
			il_lambda_capture(p->il, index)->range_end = end_of_last(p);
		} else {
			simple_capture(p, &link, begin);
		}
		if (!accept(p, TOK_COMMA) || p->at == start)
			break;
	}
	p->at = close;
	accept(p, TOK_RBRACKET);
	return flags;
}

/* mutable, constexpr, noexcept, attributes, -> type, requires between parameters and body. */
static void parse_lambda_specifiers(struct parser *p, u32 index, u32 *first_attribute, u32 *last_attribute)
{
	u32 flags = 0;

	for (;;) {
		switch (tok(p)) {
		case TOK_mutable: flags |= lf_mutable; advance(p); continue;
		case TOK_constexpr: flags |= lf_constexpr; advance(p); continue;
		case TOK_consteval: flags |= lf_consteval; advance(p); continue;
		case TOK_static: flags |= lf_static; advance(p); continue;
		case TOK_noexcept:
		case TOK_throw:
			flags |= lf_noexcept;
			advance(p);
			if (tok(p) == TOK_LPAREN)
				skip_balanced(p);
			continue;
		case TOK_ARROW: {
			u32 begin;

			advance(p);
			begin = position(p);
			parse_type_id(p);
			flags |= lf_explicit_return;
			il_lambda(p->il, index)->trailing_return_begin = begin;
			il_lambda(p->il, index)->trailing_return_end = end_of_last(p);
			continue;
		}
		case TOK_requires:
			advance(p);
			skip_requires_clause(p);
			continue;
		default:
			break;
		}
		if (!at_attribute(p))
			break;
		parse_attributes(p, first_attribute, last_attribute, false);
	}
	il_lambda(p->il, index)->flags |= flags;
}

static void lambda_body(struct parser *p, u32 index)
{
	u32 begin = position(p), body = 0, end;
	u8 evaluation = p->evaluation;

	if (tok(p) != TOK_LBRACE)
		return;
	end = matching(p, p->at);
	p->evaluation = evk_evaluated;
	body = parse_compound_statement(p);
	p->evaluation = evaluation;
	p->at = end;
	accept(p, TOK_RBRACE);
	find_final_return(p, end, &il_lambda(p->il, index)->final_return_begin, &il_lambda(p->il, index)->final_return_end);
	il_lambda(p->il, index)->body_statement = body;
	il_lambda(p->il, index)->body_begin = begin;
	il_lambda(p->il, index)->body_end = end_of_last(p);
}

/* Passes over a lambda without looking into it. */
static void skip_lambda(struct parser *p)
{
	skip_balanced(p);
	while (tok(p) != TOK_LBRACE && tok(p) != TOK_END && tok(p) != TOK_SEMICOLON) {
		if (tok(p) == TOK_LPAREN || tok(p) == TOK_LBRACKET)
			skip_balanced(p);
		else
			advance(p);
	}
	if (tok(p) == TOK_LBRACE)
		skip_balanced(p);
}

static void lambda_parts(struct parser *p, u32 index)
{
	u32 first_attribute = 0, last_attribute = 0, prototype = p->scope, first_capture = 0, flags, begin = position(p);
	bool ellipsis;

	flags = parse_captures(p, &first_capture);
	il_lambda(p->il, index)->first_capture = first_capture;
	il_lambda(p->il, index)->flags = flags;
	il_lambda(p->il, index)->introducer_begin = begin;
	il_lambda(p->il, index)->introducer_end = end_of_last(p);
	p->lambda = index;   /* from here, names from outside are captured */
	if (tok(p) == TOK_LESS) {
		u32 decl = parse_template_parameters(p);

		il_lambda(p->il, index)->template_decl = decl;
		il_lambda(p->il, index)->flags |= lf_generic | lf_explicit_template_parameters;
	}
	parse_lambda_specifiers(p, index, &first_attribute, &last_attribute);
	if (tok(p) == TOK_LPAREN) {
		u32 params, params_begin = position(p);

		params = parse_parameters(p, &ellipsis, &prototype);
		il_lambda(p->il, index)->first_param = params;
		il_lambda(p->il, index)->flags |= lf_has_parameters;
		il_lambda(p->il, index)->params_begin = params_begin;
		il_lambda(p->il, index)->params_end = end_of_last(p);
		p->scope = prototype;
	}
	parse_lambda_specifiers(p, index, &first_attribute, &last_attribute);
	il_lambda(p->il, index)->first_attribute = first_attribute;
	il_lambda(p->il, index)->execution_space = execution_space_of(p, first_attribute);
	lambda_body(p, index);
}

static u32 next_discriminator(struct parser *p)
{
	u32 i, count = 0;

	for (i = p->il->table[IL_lambda].count; --i;)
		if (p->routine && il_lambda(p->il, i)->enclosing_routine == p->routine) {
			count = il_lambda(p->il, i)->discriminator + 1;
			break;
		}
	return count;
}

u32 parse_lambda(struct parser *p)
{
	struct il_lambda *lambda;
	u32 begin = position(p), node, index, type, discriminator, scope = p->scope, outer = p->lambda, depth = p->template_depth;
	bool greater = p->greater_ends;

	if (!recording(p)) {
		skip_lambda(p);
		return 0;
	}
	discriminator = next_discriminator(p);
	index = il_new_lambda(p->il, &lambda);
	lambda->enclosing_routine = p->routine;
	lambda->enclosing_lambda = outer;
	lambda->discriminator = discriminator;
	p->scope = scope_new(p, sck_func_prototype, p->scope, il_any_of(IL_lambda, index));
	il_lambda(p->il, index)->scope = p->scope;
	p->greater_ends = false;
	lambda_parts(p, index);
	p->greater_ends = greater;
	p->scope = scope;
	p->lambda = outer;
	p->template_depth = depth;
	type = new_closure_type(p, begin, end_of_last(p));
	lambda = il_lambda(p->il, index);
	lambda->type = type;
	lambda->range_begin = begin;
	lambda->range_end = end_of_last(p);
	il_class_info(p->il, il_type(p->il, type)->class_info)->lambda = index;
	node = expr_new(p, enk_lambda, begin);
	il_expr_node(p->il, node)->target = il_any_of(IL_lambda, index);
	il_expr_node(p->il, node)->type = type;
	return expr_end(p, node);
}
