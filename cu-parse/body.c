/* Which function bodies are parsed, when, and in what surroundings (DESIGN §3). */
#include "expr.h"

void function_body(struct parser *p, const struct pending_body *body)
{
	u32 end_position = il_full_entity_decl_info(p->il, body->decl)->body_end, at = p->at, end = body->token;

	if (p->tentative)
		return;
	while (p->tokens[end].kind != TOK_END && p->tokens[end].position < end_position) {
		unsigned kind = p->tokens[end].kind;

		end = kind == TOK_LBRACE || kind == TOK_LPAREN || kind == TOK_LBRACKET ? matching(p, end) + 1 : end + 1;
	}
	if (must_record(p, body->token, end))
		parse_body(p, body);
	else
		vec_push(&p->pending, *body);
	p->at = at;
}

static void bind_parameters(struct parser *p, u32 param)
{
	for (; param; param = il_param_type(p->il, param)->next) {
		struct il_param_type *record = il_param_type(p->il, param);
		const char *name = il_text(p->il, record->name);
		u32 variable;

		if (!record->name || record->variable)
			continue;
		variable = declare_variable(p, identifier_number(&p->lexed, p->il, name, strlen(name)), record->name_range_begin, record->type,
		                            vf_parameter | (record->flags & pf_pack ? vf_parameter_pack : 0));
		il_param_type(p->il, param)->variable = variable;
	}
}

/* : member(…), base{…} … [class.base.init] */
static u32 parse_mem_initializers(struct parser *p)
{
	u32 first = 0, *link = &first;

	advance(p);
	for (;;) {
		struct il_constructor_init *init;
		struct id_expression id;
		u32 index, begin = position(p), start = p->at, close;

		if (!parse_id_expression(p, &id))
			break;
		index = il_new_constructor_init(p->il, &init);
		init->name = p->lexed.identifiers.at[id.ident].name;
		init->member = id.found.class == NAME_FIELD || id.found.class == NAME_TYPE ? id.found.entity : 0;
		close = matching(p, p->at);
		if (tok(p) == TOK_LPAREN) {
			u32 expr;

			advance(p);
			expr = parse_expression_list(p, TOK_RPAREN);
			il_constructor_init(p->il, index)->first_expr = expr;
			p->at = close;
			accept(p, TOK_RPAREN);
		} else if (tok(p) == TOK_LBRACE) {
			u32 expr = parse_braced_init_list(p);

			il_constructor_init(p->il, index)->first_expr = expr;
		}
		accept(p, TOK_ELLIPSIS);
		init = il_constructor_init(p->il, index);
		init->range_begin = begin;
		init->range_end = end_of_last(p);
		*link = index;
		link = &init->next;
		if (!accept(p, TOK_COMMA) || p->at == start)
			break;
	}
	return first;
}

struct surroundings { u32 at, scope, routine, lambda, class_type, class_depth, template_depth; bool recording, greater, main_file, system; u8 evaluation; };

static struct surroundings leave_surroundings(const struct parser *p)
{
	return (struct surroundings){ p->at, p->scope, p->routine, p->lambda, p->class_type, p->class_depth, p->template_depth,
		p->recording, p->greater_ends, p->in_main_file, p->in_system_header, p->evaluation };
}

static void restore_surroundings(struct parser *p, const struct surroundings *s)
{
	p->at = s->at;
	p->scope = s->scope;
	p->routine = s->routine;
	p->lambda = s->lambda;
	p->class_type = s->class_type;
	p->class_depth = s->class_depth;
	p->template_depth = s->template_depth;
	p->recording = s->recording;
	p->greater_ends = s->greater;
	p->in_main_file = s->main_file;
	p->in_system_header = s->system;
	p->evaluation = s->evaluation;
}

/* Function-try-block handlers after a body. */
static void parse_trailing_handlers(struct parser *p)
{
	while (tok(p) == TOK_catch) {
		u32 scope = p->scope;

		p->scope = scope_new(p, sck_condition, scope, il_any_of(IL_routine, p->routine));
		advance(p);
		if (tok(p) == TOK_LPAREN) {
			u32 close = matching(p, p->at);

			advance(p);
			if (tok(p) != TOK_ELLIPSIS)
				parse_condition_declaration(p, false);
			p->at = close;
			accept(p, TOK_RPAREN);
		}
		if (tok(p) == TOK_LBRACE)
			parse_compound_statement(p);
		p->scope = scope;
	}
}

void parse_body(struct parser *p, const struct pending_body *body)
{
	struct surroundings saved = leave_surroundings(p);
	struct il_routine *routine = il_routine(p->il, body->routine);
	u32 statement = 0, init = 0;

	if (routine->flags & rf_body_parsed || !enter(p))
		return;
	routine->flags |= rf_body_parsed;
	p->bodies_parsed++;
	p->at = body->token;
	p->routine = body->routine;
	p->class_type = routine->class_type;
	p->class_depth = 0;
	p->lambda = 0;
	p->recording = true;
	p->greater_ends = false;
	p->evaluation = evk_evaluated;
	p->in_main_file = routine->entity & enf_in_main_file;
	p->template_depth = routine->entity & (enf_is_template | enf_member_of_template) ? 1 : saved.template_depth;
	p->scope = scope_new(p, sck_function, body->scope ? body->scope : p->global_scope, il_any_of(IL_routine, body->routine));
	routine->body_scope = p->scope;
	bind_parameters(p, il_full_entity_decl_info(p->il, body->decl)->first_param);
	accept(p, TOK_try);
	if (tok(p) == TOK_COLON)
		init = parse_mem_initializers(p);
	if (tok(p) == TOK_LBRACE)
		statement = parse_compound_statement(p);
	parse_trailing_handlers(p);
	routine = il_routine(p->il, body->routine);
	routine->first_ctor_init = init;
	routine->body = statement;
	leave(p);
	restore_surroundings(p, &saved);
}

static bool mentions_managed(const struct parser *p, const struct pending_body *body)
{
	u32 end = il_full_entity_decl_info(p->il, body->decl)->body_end, at;

	for (at = body->token; p->tokens[at].kind != TOK_END && p->tokens[at].position < end; at++)
		if (p->tokens[at].kind == TOK_IDENTIFIER && p->lexed.identifiers.at[p->tokens[at].value].flags & IDF_MANAGED)
			return true;
	return false;
}

void parse_pending_bodies(struct parser *p)
{
	bool any = false;
	u32 i;

	for (i = 1; i < p->lexed.identifiers.count && !any; i++)
		any = p->lexed.identifiers.at[i].flags & IDF_MANAGED;
	if (!any)
		return;
	for (i = 0; i < p->pending.count; i++) {
		struct pending_body body = p->pending.at[i];

		if (mentions_managed(p, &body))
			parse_body(p, &body);
	}
}
