/* Template heads, parameters, concepts, explicit instantiation [temp]. */
#include "../scopes/entity.h"
#include "../scopes/redeclarations.h"
#include "../templates/instantiate.h"
#include "../typing/invalid.h"

/* ---- parameters [temp.param] ---- */

/* The argument, whose text begins at token first and ends here, is the parameter's default. */
static void set_default_argument(struct parser *p, u32 param, u32 index, u32 first)
{
	struct il_template_param *record = il_template_param(p->il, param);
	struct il_template_arg *arg = il_template_arg(p->il, index);

	arg->range_begin = record->default_argument_begin = p->tokens[first].position;
	arg->range_end = record->default_argument_end = end_of_last(p);
	record->default_arg = index;
	record->flags |= tf_has_default;
	check_packs_in_default(p, first, arg->type);
}

static void default_type_argument(struct parser *p, u32 param)
{
	struct il_template_arg *arg;
	u32 first = p->at, index = new_argument(p, &arg), type;
	bool greater = p->greater_ends;

	p->greater_ends = true;
	type = parse_required_type_id(p);
	p->greater_ends = greater;
	arg = il_template_arg(p->il, index);
	arg->kind = tak_type;
	arg->type = type;
	set_default_argument(p, param, index, first);
}

static void default_other_argument(struct parser *p, u32 param, bool is_template)
{
	struct il_template_arg *arg;
	u32 begin = position(p), index = new_argument(p, &arg), first = p->at, template = 0;
	bool greater = p->greater_ends;

	p->greater_ends = true;
	if (is_template) {
		struct id_expression id;

		if (parse_id_expression(p, &id) && id.found.class == NAME_TYPE_TEMPLATE)
			template = equivalent_template(p, il_any_index(id.found.entity));
	} else {
		skip_expression(p);
		record_managed_uses(p, first);
	}
	p->greater_ends = greater;
	arg = il_template_arg(p->il, index);
	arg->kind = is_template ? tak_template : tak_nontype;
	arg->template = template;
	if (!is_template) {
		identify_argument(p, arg, first, p->at);
		check_names_as_written(p, begin, position(p));
	}
	set_default_argument(p, param, index, first);
	if (!is_template)
		check_default_value(p, param);
}

/* [...] [name] of a parameter. Returns the identifier number, or 0. */
static u32 parameter_name(struct parser *p, u32 index)
{
	struct il_template_param *param = il_template_param(p->il, index);
	u32 ident = 0;

	if (tok(p) == TOK_ELLIPSIS) {
		param->ellipsis = position(p);
		param->flags |= tf_pack;
		advance(p);
	}
	param->name_position = end_of_last(p);
	if (tok(p) == TOK_IDENTIFIER) {
		ident = tok_ident(p);
		check_template_parameter(p, ident, position(p));
		param = il_template_param(p->il, index);
		param->name = p->lexed.identifiers.at[ident].name;
		param->name_position = position(p);
		advance(p);
	}
	return ident;
}

static void type_parameter(struct parser *p, u32 index, u32 depth, u32 number)
{
	u32 ident = parameter_name(p, index), type;

	type = type_template_param(p, depth, number, il_template_param(p->il, index)->flags & tf_pack);
	il_template_param(p->il, index)->kind = tpk_type;
	il_template_param(p->il, index)->type = type;
	parse_attributes(p, &(u32){ 0 }, &(u32){ 0 }, false);
	if (accept(p, TOK_ASSIGN))
		default_type_argument(p, index);
	bind(p, p->scope, ident, il_any_of(IL_type, type)); /* in its own default argument the name means another [basic.scope.pdecl] */
}

static void template_parameter(struct parser *p, u32 index)
{
	u32 saved = p->scope, ident, decl, template;
	struct template_heads heads = { 0 };

	advance(p);
	decl = parse_template_parameters(p);
	p->scope = saved;
	p->template_depth--;
	if (tok(p) == TOK_class || tok(p) == TOK_typename)
		advance(p);
	ident = parameter_name(p, index);
	heads.innermost = decl;
	heads.count = 1;
	template = new_template(p, templk_template_template_param, p->scope, ident, &heads, il_any_of(IL_template_param, index));
	il_template_param(p->il, index)->kind = tpk_template;
	il_template_param(p->il, index)->template = template;
	il_template_param(p->il, index)->template_decl = decl;
	if (accept(p, TOK_ASSIGN))
		default_other_argument(p, index, true);
	bind(p, p->scope, ident, il_any_of(IL_template, template));
}

/* A name that nothing declares alone, where a template parameter should be: typename is missing, but that is not what it is read as. */
static bool skip_undefined_parameter(struct parser *p)
{
	unsigned next = tok_ahead(p, 1);

	if (tok(p) != TOK_IDENTIFIER || !is_as_written(p) || (next != TOK_GREATER && next != TOK_COMMA) ||
	    lookup_unqualified(p, tok_ident(p), LOOKUP_ANY).class != NAME_NOT_FOUND)
		return false;
	report_error(p, position(p), DIAG_undefined_identifier, ident_text(p, tok_ident(p)));
	advance(p);
	return true;
}

static void nontype_parameter(struct parser *p, u32 index, u32 depth, u32 number)
{
	struct specifiers s;
	struct declarator d;
	struct il_template_param *param;
	struct il_variable *variable;
	u32 begin = position(p), var;

	if (skip_undefined_parameter(p))
		s = (struct specifiers){ .begin = begin, .end = end_of_last(p) };
	else
		parse_specifiers(p, &s, CONTEXT_PARAMETER, NULL);
	if (!s.type)
		s.type = p->error_type;
	parse_declarator(p, &s, &d, true, CONTEXT_PARAMETER);
	check_type_of_template_parameter(p, begin, d.type);
	if (is_before_cxx17(p))
		check_auto_in_type(p, &s, d.type);
	param = il_template_param(p->il, index);
	param->flags |= s.flags & SPEC_CONCEPT ? tf_constrained : 0;
	param->kind = tpk_nontype;
	param->type = d.type;
	param->ellipsis = d.ellipsis;
	if (d.pack)
		param->flags |= tf_pack;
	param->name_position = d.name_position;
	var = il_new_variable(p->il, &variable);
	variable->type = d.type;
	variable->flags = vf_template_parameter;
	variable->template_param = index;
	variable->parent_scope = p->scope;
	variable->position = d.name_position;
	param->variable = var;
	param->depth = depth;
	param->index = number;
	if (d.id.kind == ID_IDENTIFIER) {
		check_template_parameter(p, d.id.ident, d.name_position);
		param->name = variable->name = p->lexed.identifiers.at[d.id.ident].name;
	}
	if (accept(p, TOK_ASSIGN))
		default_other_argument(p, index, false);
	if (d.id.kind == ID_IDENTIFIER)
		bind(p, p->scope, d.id.ident, il_any_of(IL_variable, var));
}

/* class, typename or a concept before a name: a type parameter. */
static bool at_type_parameter(struct parser *p)
{
	unsigned next = tok_ahead(p, 1);

	if (tok(p) != TOK_class && tok(p) != TOK_typename)
		return false;
	if (next == TOK_IDENTIFIER)
		next = tok_ahead(p, 2);
	return next == TOK_COMMA || next == TOK_GREATER || next == TOK_ASSIGN || next == TOK_ELLIPSIS || next == TOK_attribute;
}

/* Concept<args> T: takes the concept and its arguments. */
static bool accept_type_constraint(struct parser *p)
{
	struct id_expression id;
	u32 start = p->at;

	if (tok(p) != TOK_IDENTIFIER && tok(p) != TOK_SCOPE)
		return false;
	if (parse_id_expression(p, &id) && id.found.class == NAME_CONCEPT && tok(p) != TOK_auto && tok(p) != TOK_decltype) {
		check_type_constraint(p, &id);
		return true;
	}
	p->at = start;
	return false;
}

static u32 parse_template_parameter(struct parser *p, u32 depth, u32 number)
{
	struct il_template_param *param;
	u32 index = il_new_template_param(p->il, &param), begin = position(p);

	param->depth = depth;
	param->index = number;
	param->decl_begin = begin;
	parse_attributes(p, &(u32){ 0 }, &(u32){ 0 }, false);
	if (at_type_parameter(p)) {
		if (tok(p) == TOK_typename)
			param->flags |= tf_typename;
		advance(p);
		type_parameter(p, index, depth, number);
	} else if (tok(p) == TOK_template) {
		template_parameter(p, index);
	} else if (accept_type_constraint(p)) {
		il_template_param(p->il, index)->flags |= tf_constrained;
		type_parameter(p, index, depth, number);
	} else {
		nontype_parameter(p, index, depth, number);
	}
	il_template_param(p->il, index)->decl_end = end_of_last(p);
	return index;
}

static void requires_clause(struct parser *p, u32 decl)
{
	struct il_requires_clause *clause;
	u32 begin = position(p), index;

	if (!accept(p, TOK_requires))
		return;
	index = il_new_requires_clause(p->il, &clause);
	il_template_decl(p->il, decl)->flags |= tf_constrained;
	skip_requires_clause(p);
	clause->range_begin = begin;
	clause->range_end = end_of_last(p);
	il_template_decl(p->il, decl)->requires_clause = index;
}

u32 parse_template_parameters(struct parser *p)
{
	struct il_template_decl *decl;
	u32 index = il_new_template_decl(p->il, &decl), begin = position(p), number = 0, *link, depth = p->template_depth;
	bool greater = p->greater_ends;

	advance(p);
	p->greater_ends = true;
	if (tok(p) != TOK_GREATER)
		p->scope = scope_new(p, sck_template_declaration, p->scope, 0);
	decl->scope = tok(p) != TOK_GREATER ? p->scope : 0;
	decl->depth = depth;
	p->template_depth++;
	link = &decl->first_param;
	while (tok(p) != TOK_GREATER && tok(p) != TOK_END && tok(p) != TOK_SEMICOLON && tok(p) != TOK_LBRACE && may_nest(p)) {
		u32 start = p->at;

		*link = parse_template_parameter(p, depth, number++);
		il_template_decl(p->il, index)->flags |= il_template_param(p->il, *link)->flags & tf_constrained;
		link = &il_template_param(p->il, *link)->next;
		if (!accept(p, TOK_COMMA) && tok(p) != TOK_GREATER)
			skip_expression(p);
		if (p->at == start)
			advance(p);
	}
	p->greater_ends = greater;
	accept(p, TOK_GREATER);
	decl = il_template_decl(p->il, index);
	decl->params_begin = begin;
	decl->params_end = end_of_last(p);
	requires_clause(p, index);
	il_template_decl(p->il, index)->range_begin = begin;
	il_template_decl(p->il, index)->range_end = end_of_last(p);
	return index;
}

/* ---- templates ---- */

u32 new_template(struct parser *p, enum il_template_kind kind, u32 scope, u32 ident, const struct template_heads *heads, il_any prototype)
{
	struct il_template *template;
	u32 index = il_new_template(p->il, &template);

	template->kind = (u8)kind;
	template->name = p->lexed.identifiers.at[ident].name;
	template->parent_scope = scope;
	template->position = position(p);
	template->decl = heads ? heads->innermost : 0;
	template->prototype = prototype;
	template->entity = entity_flags_here(p);
	template->access = p->access;
	return index;
}

static void parse_concept(struct parser *p, const struct template_heads *heads)
{
	u8 evaluation = p->evaluation;
	u32 ident, template, expr = 0, place = position(p);

	advance(p);
	if (tok(p) != TOK_IDENTIFIER)
		expect_token(p, TOK_IDENTIFIER, DIAG_exp_identifier);
	if (tok(p) == TOK_bool) /* of older compilers */
		advance(p);
	ident = tok_ident(p);
	if (!accept(p, TOK_IDENTIFIER)) {
		skip_declaration(p);
		return;
	}
	check_concept_head(p, heads, place);
	template = new_template(p, templk_concept, declaration_scope(p), ident, heads, 0);
	bind(p, declaration_scope(p), ident, il_any_of(IL_template, template));
	if (expect_token(p, TOK_ASSIGN, DIAG_exp_assign)) {
		p->evaluation = evk_unevaluated; /* [expr.context]/1 */
		expr = parse_or_skip_initializer(p);
		p->evaluation = evaluation;
	} else {
		skip_to_semicolon(p);
		p->at--;
		syntax_error(p, DIAG_exp_primary_expr);
	}
	check_atomic_constraint(p, expr);
	accept(p, TOK_SEMICOLON);
	il_template(p->il, template)->concept_expr = expr;
	il_template(p->il, template)->definition_begin = heads->begin;
	il_template(p->il, template)->definition_end = end_of_last(p);
	add_source_entry(p, il_any_of(IL_template, template), 0, heads->begin, end_of_last(p));
}

/* What the heads of a template introduce. */
static void parse_templated(struct parser *p, enum declaration_context context, const struct template_heads *heads)
{
	switch (tok(p)) {
	case TOK_concept: parse_concept(p, heads); break;
	case TOK_using: parse_using(p, heads); break;
	default:
		while (tok(p) == TOK_extension)
			advance(p);
		parse_simple_declaration(p, context, heads);
	}
}

/* The same in a local class, which may have no templates [temp.mem]/2: those of functions and variables are declared nevertheless. */
static void parse_local_template(struct parser *p, const struct template_heads *heads)
{
	if (!skip_local_friend(p)) {
		report_local_template(p, heads->begin);
		if (!skip_local_type(p))
			parse_templated(p, CONTEXT_CLASS, heads);
	}
}

void parse_template_declaration(struct parser *p, enum declaration_context context)
{
	struct template_heads heads = { .begin = position(p) };
	u32 saved_scope = p->scope, saved_depth = p->template_depth;

	if (p->linkage == nlk_c && !p->template_depth && is_as_written(p)) /* [temp.pre]/6 */
		report_error(p, heads.begin, DIAG_template_of_c_linkage);
	while (tok(p) == TOK_template && tok_ahead(p, 1) == TOK_LESS) {
		u32 begin = position(p), decl;
		bool is_empty;

		advance(p);
		is_empty = tok_ahead(p, 1) == TOK_GREATER;
		decl = parse_template_parameters(p);
		if (is_empty) { /* of an explicit specialization: it adds no level of parameters */
			heads.empty_count++;
			p->template_depth--;
		}
		il_template_decl(p->il, decl)->range_begin = begin;
		il_template_decl(p->il, decl)->enclosing = heads.innermost;
		heads.innermost = decl;
		heads.count++;
		if (il_template_decl(p->il, decl)->scope)
			heads.scope = il_template_decl(p->il, decl)->scope;
	}
	if (context == CONTEXT_CLASS && is_in_local_class(p)) {
		parse_local_template(p, &heads);
	} else {
		if (heads.empty_count && context == CONTEXT_CLASS && is_compiled_once(p))
			report_error(p, heads.begin, DIAG_specialization_in_class);
		if (heads.empty_count != heads.count || context != CONTEXT_NAMESPACE || !skip_specialization_of_unknown(p))
			parse_templated(p, context, &heads);
	}
	p->scope = saved_scope;
	p->template_depth = saved_depth;
}

/* ---- explicit instantiation [temp.explicit] ---- */

/* Which of several function templates and functions of a name in a namespace is meant. */
static void select_template(struct parser *p, struct declarator *d)
{
	il_any found = d->id.found.entity;
	u32 template = 0;

	if (il_any_kind(found) == IL_template || (il_any_kind(found) == IL_routine && !il_routine_of(p->il, found)->class_type))
		template = specialized_template(p, d->id.found.symbol, d->id.has_args ? d->id.args.first : 0, d->type);
	if (template)
		d->id.found.entity = il_any_of(IL_template, template);
}

static void instantiated_entity(struct parser *p, u32 directive, const struct specifiers *s)
{
	struct il_instantiation_directive *record;
	struct declarator d;
	struct il_template_info *info;
	u32 decl, index;

	p->of_instantiation = true;
	parse_declarator(p, s, &d, false, CONTEXT_NAMESPACE);
	p->of_instantiation = false;
	parse_attributes(p, &d.first_attribute, &d.last_attribute, true);
	if (d.id.kind == ID_NONE)
		return;
	d.id.found = functions_declared_before(p, s, &d);
	if (!check_instantiated_entity(p, s, &d))
		return;
	check_specialized_function(p, s, &d, d.id.found.symbol);
	select_template(p, &d);
	decl = new_decl(p, 0, s, &d, NULL);
	il_full_entity_decl_info(p->il, decl)->flags |= dcf_explicit_instantiation;
	note_class_qualifier(p, il_full_entity_decl_info(p->il, decl), &d);
	il_full_entity_decl_info(p->il, decl)->declared = d.id.found.entity;
	index = il_new_template_info(p->il, &info);
	info->template = il_any_kind(d.id.found.entity) == IL_template ? il_any_index(d.id.found.entity) : 0;
	info->first_argument = d.id.has_args ? d.id.args.first : 0;
	info->argument_count = d.id.has_args ? d.id.args.count : 0;
	record = il_instantiation_directive(p->il, directive);
	record->template_info = index;
	record->decl = decl;
	record->target = d.id.found.entity;
}

/* Which instance is asked for, of a kernel template, which has launch attributes to be checked, and where the directive has execution
 * spaces, which come to those of the template. */
static void instantiate_for_device(struct parser *p, u32 directive)
{
	const struct il_instantiation_directive *record = il_instantiation_directive(p->il, directive);
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(p->il, record->decl);
	struct il_template_info info = *il_template_info(p->il, record->template_info);
	il_any prototype = info.template ? il_template(p->il, info.template)->prototype : 0;
	enum outcome outcome;
	u32 routine;

	if (il_any_kind(prototype) != IL_routine ||
	    !(decl->execution_space || il_routine(p->il, il_any_index(prototype))->execution_space & es_global))
		return;
	routine = specialization_for_type(p, info.template, info.first_argument, decl->type, &outcome);
	record = il_instantiation_directive(p->il, directive);
	il_template_info(p->il, record->template_info)->specialization = routine ? il_any_of(IL_routine, routine) : 0;
}

/* Nothing is declared besides, nor initialized. errors: how many there were before. */
static void expect_end_of_instantiation(struct parser *p, u32 errors)
{
	if (accept(p, TOK_SEMICOLON))
		return;
	if (p->errors == errors && is_compiled_once(p))
		report_error(p, position(p), DIAG_exp_semicolon);
	skip_to_semicolon(p);
}

void parse_explicit_instantiation(struct parser *p)
{
	struct il_instantiation_directive *record;
	struct specifiers s;
	u32 begin = position(p), index = il_new_instantiation_directive(p->il, &record), decl, errors = p->errors;
	bool is_extern = accept(p, TOK_extern), is_inline = accept(p, TOK_inline), is_wrong;

	record->kind = is_extern ? insk_extern : insk_define;
	advance(p);
	if (!check_type_of_instantiation(p)) {
		skip_declaration(p);
		return;
	}
	parse_specifiers(p, &s, CONTEXT_NAMESPACE, NULL);
	s.flags |= SPEC_INSTANTIATION;
	is_wrong = p->errors > errors;
	check_instantiation_specifiers(p, &s);
	if (tok(p) != TOK_SEMICOLON && !check_declarator_follows_class(p, &s)) {
		skip_to_semicolon(p);
		return;
	}
	if (tok(p) != TOK_SEMICOLON) {
		if (is_inline && is_compiled_once(p))
			report_error(p, begin, DIAG_inline_instantiation);
		instantiated_entity(p, index, &s);
		instantiate_for_device(p, index);
	} else if (check_instantiated_class(p, &s, is_wrong) && s.type) {
		il_instantiation_directive(p->il, index)->target = il_any_of(IL_type, s.type);
		require_class(p, s.type, begin);
	}
	expect_end_of_instantiation(p, errors);
	record = il_instantiation_directive(p->il, index);
	record->range_begin = begin;
	record->range_end = end_of_last(p);
	decl = record->decl;
	if (decl) {
		il_full_entity_decl_info(p->il, decl)->decl_begin = begin;
		il_full_entity_decl_info(p->il, decl)->decl_end = record->range_end;
		if (is_extern)
			il_full_entity_decl_info(p->il, decl)->flags |= dcf_extern_template;
	}
	add_source_entry(p, il_any_of(IL_instantiation_directive, index), decl, begin, record->range_end);
}
