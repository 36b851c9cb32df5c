/* Which function bodies are parsed, and when: those of the user's file and those that hold a launch, a CUDA attribute or a managed
 * variable where they stand; others once an answer depends on them, or never. */
#include "expr.h"
#include "../constants/constant.h"
#include "../templates/packs.h"
#include "../templates/instantiate.h"
#include "../typing/generic_lambda.h"
#include "../typing/invalid.h"

/* The number of the token after the body. */
static u32 body_end(const struct parser *p, const struct pending_body *body)
{
	u32 end_position = il_full_entity_decl_info(p->il, body->decl)->body_end, end = body->token;

	while (p->tokens[end].kind != TOK_END && p->tokens[end].position < end_position) {
		unsigned kind = p->tokens[end].kind;

		end = kind == TOK_LBRACE || kind == TOK_LPAREN || kind == TOK_LBRACKET ? matching(p, end) + 1 : end + 1;
	}
	return end;
}

/* The newest of a routine is found by pending_of. */
void add_pending(struct parser *p, const struct pending_body *body)
{
	vec_push(&p->pending, *body);
	*vec_slot(&p->pending_of, body->routine) = p->pending.count;
}

static void bind_parameters(struct parser *p, u32 param)
{
	u32 number;

	for (number = 0; param; param = il_parameter(p->il, param)->next, number++)
		if (!il_parameter(p->il, param)->variable)
			bind_parameter(p, param, number);
}

/* The field or base that a mem-initializer-id names, which is looked up in the class [class.base.init]/2; 0: not known. */
static il_any initialized_part(struct parser *p, const struct id_expression *id)
{
	struct lookup found = id->found;
	u32 scope = p->class_type ? scope_of_type(p, p->class_type) : 0, template;

	template = found.class == NAME_TYPE_TEMPLATE ? il_any_index(found.entity) : template_of_injected_name(p, found.entity);
	if (template && id->has_args && !id->args.dependent)
		return il_any_of(IL_type, type_template_id(p, template, &id->args));
	if (found.class != NAME_TYPE && !id->qualifier.present && scope)
		found = lookup_in_scope(p, scope, id->ident, LOOKUP_ANY);
	return found.class == NAME_FIELD || found.class == NAME_TYPE ? found.entity : 0;
}

/* The ( ) or { } of a mem-initializer. */
static u32 initializers_of_part(struct parser *p)
{
	u32 close = matching(p, p->at), first;

	if (tok(p) == TOK_LBRACE)
		return parse_braced_init_list(p);
	if (!accept(p, TOK_LPAREN))
		return 0;
	first = parse_expression_list(p, TOK_RPAREN);
	close_list(p, close);
	return first;
}

/* mem-initializer-id [class.base.init] */
static bool parse_mem_initializer_id(struct parser *p, struct id_expression *id)
{
	if (tok(p) != TOK_decltype || tok_ahead(p, 1) != TOK_LPAREN || p->tokens[matching(p, p->at + 1) + 1].kind == TOK_SCOPE)
		return parse_id_expression(p, id);
	*id = (struct id_expression){ .begin = position(p), .found.class = NAME_TYPE };
	id->found.entity = il_any_of(IL_type, parse_type_specifier_seq(p));
	return true;
}

static bool expanded_mem_initializer(struct parser *p)
{
	struct id_expression id;

	if (!parse_mem_initializer_id(p, &id))
		return false;
	initializers_of_part(p);
	return accept(p, TOK_ELLIPSIS);
}

/* A keyword where a member or base is initialized, with what it is initialized with. */
static bool skip_keyword_initializer(struct parser *p)
{
	if (tok(p) < TOK_FIRST_KEYWORD || tok_ahead(p, 1) != TOK_LPAREN || !is_as_written(p))
		return false;
	report_error(p, position(p), DIAG_exp_identifier);
	advance(p);
	skip_balanced(p);
	return true;
}

/* member(…), base{…}, pack(…)... [class.base.init]; returns where the next one's link is, NULL before no initializer. */
static u32 *parse_mem_initializer(struct parser *p, u32 *link)
{
	struct il_constructor_init *init;
	struct id_expression id;
	u32 begin = position(p), open;

	if (tok(p) != TOK_decltype && skip_keyword_initializer(p))
		return link;
	if (!parse_mem_initializer_id(p, &id)) {
		if (tok(p) == TOK_LBRACE)
			syntax_error(p, DIAG_exp_identifier);
		return NULL;
	}
	open = position(p);
	*link = il_new_constructor_init(p->il, &init);
	init->name = p->lexed.identifiers.at[id.ident].name;
	init->member = initialized_part(p, &id);
	init->first_expr = initializers_of_part(p);
	init->range_begin = begin;
	init->range_end = end_of_last(p);
	if (accept(p, TOK_ELLIPSIS) && !p->expansion) /* that of bound packs is done with */
		init->range_end = end_of_last(p);
	check_mem_initializer(p, init, &id, open);
	return &init->next;
}

/* ctor-initializer, p at the : */
static u32 parse_mem_initializers(struct parser *p)
{
	u32 first = 0, *link = &first;
	struct expansion expansion;

	do {
		advance(p); /* the : or , */
		if (!begin_expansion(p, &expansion, expanded_mem_initializer))
			link = parse_mem_initializer(p, link);
		else
			while (next_element(p, &expansion) && link)
				link = parse_mem_initializer(p, link);
	} while (link && tok(p) == TOK_COMMA);
	check_initialized_twice(p, first);
	return first;
}

bool is_in_generic_lambda(const struct parser *p, u32 scope)
{
	bool in_instance = false;

	for (; scope; scope = p->scopes.at[scope].parent) {
		il_any owner = il_scope(p->il, scope)->owner;

		in_instance |= p->scopes.at[scope].binds_arguments;
		if (il_any_kind(owner) != IL_lambda)
			continue;
		if (il_lambda(p->il, il_any_index(owner))->flags & lf_generic && !in_instance)
			return true;
		in_instance = false;
	}
	return false;
}

static void enter_body(struct parser *p, const struct pending_body *body, struct il_routine *routine)
{
	u32 parent = body->scope ? body->scope : p->global_scope;
	bool in_template = routine->entity & (enf_is_template | enf_member_of_template) ||
	                   (routine->entity & enf_local_to_function && is_in_generic_lambda(p, parent));

	p->at = p->statement = body->token;
	p->doubt = p->element = 0;
	p->routine = body->routine;
	p->class_type = routine->class_type;
	p->class_depth = 0;
	p->template_depth = !in_template ? 0 : p->template_depth ? p->template_depth : 1;
	p->replaying = p->silent = routine->entity & enf_instantiation;
	p->is_unread = in_template && !p->silent && is_device_half(p);
	note_errors_of(p, body->routine);
	p->expansion = NULL;
	p->failure = NULL;
	p->lambda = 0;
	p->lambda_count = p->extended_count = 0;
	enter_brackets(p);
	p->recording = true;
	p->tentative = p->no_parameters = p->of_instantiation = p->in_constant = p->names_parameters = false;
	p->in_user_file = il_in_user_file(p->il, p->tokens[body->token].position); /* wherever it is declared first */
	p->in_system_header = routine->entity & enf_in_system_header;
	p->in_unnamed_namespace = routine->entity & enf_in_unnamed_namespace;
	p->in_linkage_specification = false;
	p->evaluation = evk_evaluated;
	p->access = as_none;
	p->linkage = nlk_external;
	p->scope = routine->body_scope = scope_new(p, sck_function, parent, il_any_of(IL_routine, body->routine));
	begin_labels(p, p->scope);
	bind_parameters(p, il_full_entity_decl_info(p->il, body->decl)->first_param);
}

/* function-body [dcl.fct.def.general]; of a function-try-block the statement is a stmk_try_block. */
static u32 parse_function_body(struct parser *p, struct il_routine *routine, u32 decl)
{
	u32 try_block = tok(p) == TOK_try ? statement_new(p, stmk_try_block, position(p)) : 0, block = 0, handlers;

	begin_constexpr_body(p, decl);
	accept(p, TOK_try);
	if (tok(p) == TOK_COLON) {
		routine->first_ctor_init = parse_mem_initializers(p);
		if (tok(p) == TOK_IDENTIFIER && p->at < token_at(p, il_full_entity_decl_info(p->il, decl)->body_begin)) {
			syntax_error(p, DIAG_exp_lbrace);
			p->at = token_at(p, il_full_entity_decl_info(p->il, decl)->body_begin);
		}
	}
	check_missing_initializers(p, position(p));
	if (tok(p) == TOK_LBRACE) {
		forget_memo(p, p->at, matching(p, p->at));
		block = parse_compound_statement(p);
	}
	if (!try_block)
		return block;
	il_statement(p->il, try_block)->first_statement = block;
	handlers = parse_handlers(p);
	extra_of_statement(p, try_block)->first_handler = handlers;
	return statement_end(p, try_block);
}

/* mem-initializers, block, handlers. Saves and restores the parser's place. Returns the token index behind it; 0: it is not parsed. */
static u32 parse_body(struct parser *p, const struct pending_body *body)
{
	struct surroundings saved = leave_surroundings(p);
	struct il_routine *routine = il_routine(p->il, body->routine);
	u32 labels = p->il->table[IL_label].count, for_variables = p->old_for_variables.count, errors = p->errors, end;

	if (routine->flags & rf_body_parsed || !may_nest(p))
		return 0;
	routine->flags |= rf_body_parsed;
	p->bodies_parsed++;
	p->declared += !p->replaying;
	enter_body(p, body, routine);
	routine->body = parse_function_body(p, routine, body->decl);
	check_labels(p, labels);
	if (routine->body)
		il_statement(p->il, routine->body)->flags |= stf_function_body;
	end = p->at;
	p->errors = p->noted_instance ? errors : p->errors;
	p->old_for_variables.count = for_variables;
	restore_surroundings(p, &saved);
	return end;
}

/* Whether lambdas of templates are in a function that host code may call: in the host file the names of what they capture are operands
 * in parentheses. */
static bool captures_in_template(const struct parser *p, const struct pending_body *body)
{
	return p->template_depth && (il_routine(p->il, body->routine)->execution_space & (es_device | es_host)) != es_device &&
	       mentions_captures(p, body->token, body_end(p, body));
}

void function_body(struct parser *p, const struct pending_body *body)
{
	u32 at = p->at, errors = p->errors, end = 0;

	if (p->tentative)
		return;
	if (!p->replaying && (must_record(p, body->token, body_end(p, body)) || captures_in_template(p, body)))
		end = parse_body(p, body);
	else
		add_pending(p, body);
	/* After a mistake it may end elsewhere; but the reference has read all of the file for that of a template without an end. */
	p->at = end && p->errors > errors && is_compiled_once(p) && !(p->template_depth && p->tokens[at].kind == TOK_END) ? end : at;
}

/* ---- bodies that are needed after all ---- */

/* The body of a member of an instance that is being defined: its result is deduced where another member's declaration asks for it, from
 * what is declared before [temp.point]/1. */
static bool find_waiting(struct parser *p, u32 routine, struct pending_body *body)
{
	u32 class = il_routine(p->il, routine)->class_type, i;

	for (i = p->class_pending.count; i-- && class;)
		if (p->class_pending.at[i].routine == routine) {
			*body = p->class_pending.at[i];
			return il_routine(p->il, routine)->entity & enf_instantiation &&
			       knows_members(p, class, body->token, body_end(p, body));
		}
	return false;
}

bool require_body(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	struct pending_body body;
	u32 pending;

	if (stack_is_low(p->stack_bound))
		return record->body;
	if (lambda_of_operator(p, routine))
		return call_operator_body(p, routine);
	if (!record->definition && record->entity & enf_instantiation)
		define_member(p, routine);
	if (record->flags & rf_body_parsed)
		return record->body; /* 0 while it is being parsed */
	pending = routine < p->pending_of.count ? p->pending_of.at[routine] : 0;
	if (pending)
		body = p->pending.at[pending - 1];
	if (pending || find_waiting(p, routine, &body))
		parse_body(p, &body);
	return il_routine(p->il, routine)->body;
}

bool is_user_code(const struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);

	if (record->entity & (enf_in_user_file | enf_in_system_header))
		return record->entity & enf_in_user_file;
	return il_in_user_file(p->il, record->position); /* an instance's member */
}

/* Whether a user's function may be host code that calls device functions. */
static bool may_cross_spaces(const struct parser *p, const struct pending_body *body)
{
	const struct il_routine *routine = il_routine(p->il, body->routine);

	return routine->entity & enf_in_user_file && !(routine->execution_space & es_global) &&
	       (routine->execution_space & (es_device | es_host)) != es_device && mentions_device_name(p, body->token, body_end(p, body));
}

/* Whether a constexpr function has constants of its own, which a compiler makes though nobody calls it, unless it is a template's. */
static bool has_constants(const struct parser *p, const struct pending_body *body)
{
	const struct il_routine *routine = il_routine(p->il, body->routine);
	u32 i, end = body_end(p, body);

	if (!(routine->flags & (rf_constexpr | rf_consteval)) || routine->entity & (enf_is_template | enf_member_of_template))
		return false;
	for (i = body->token; i < end; i++)
		if (p->tokens[i].kind == TOK_constexpr)
			return true;
	return false;
}

void evaluate_local_constants(struct parser *p)
{
	u32 i;

	for (i = 1; i < p->il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(p->il, i);

		if (variable->flags & vf_constexpr && variable->init_expr && variable->entity & enf_local_to_function &&
		    !(il_expr_node(p->il, variable->init_expr)->flags & exf_dependent))
			constant_of_variable(p, i);
	}
}

void parse_pending_bodies(struct parser *p)
{
	bool for_device = is_device_half(p);
	u32 i;

	for (i = 0; i < p->pending.count; i++) {
		struct pending_body body = p->pending.at[i];
		const struct il_routine *routine = il_routine(p->il, body.routine);

		if (routine->flags & rf_body_parsed || routine->entity & enf_instantiation)
			continue;
		if (may_cross_spaces(p, &body) || (for_device && has_constants(p, &body)) ||
		    (p->has_managed && mentions_managed(p, body.token, body_end(p, &body))))
			parse_body(p, &body);
	}
	if (for_device)
		evaluate_local_constants(p);
}
