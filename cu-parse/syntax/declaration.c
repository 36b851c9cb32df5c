/* Declarations: simple declarations, linkage, asm [dcl.dcl]; namespaces.c and static_asserts.c have the others. */
#include <stdio.h>

#include "../typing/invalid.h"
#include "abbreviated.h"
#include "expr.h"
#include "simple_type.h"
#include "../typing/typing.h"
#include "../scopes/redeclarations.h"
#include "../scopes/friends.h"

static void update_place(struct parser *p)
{
	const struct il_table *markers = &p->il->table[IL_seq_number_lookup];
	const struct il_seq_number_lookup *marker;

	while (p->marker + 1 < markers->count && il_seq_number_lookup(p->il, p->marker + 1)->position <= position(p))
		p->marker++;
	if (!p->marker) {
		p->in_user_file = true; /* no line markers: all of it is the user's */
		return;
	}
	marker = il_seq_number_lookup(p->il, p->marker);
	p->in_user_file = il_source_file_entry(p->il, marker->file)->flags & ff_user;
	p->in_system_header = marker->flags & ff_system && !p->in_user_file;
}

/* ---- initializers ---- */

void skip_initializer(struct parser *p)
{
	if (tok(p) == TOK_LBRACE)
		skip_balanced(p);
	else
		skip_expression(p);
}

/* Whether a template of variables for devices is initialized: what it names is compiled, wherever it stands. */
static bool initializes_pattern_for_devices(const struct parser *p)
{
	return p->template_depth && p->initialized && il_variable(p->il, p->initialized->first)->memory_space;
}

u32 parse_or_skip_initializer(struct parser *p)
{
	u32 start = p->at, uses = p->class_uses.count, expr;
	bool recording = p->recording, in_user_file = p->in_user_file;

	if (p->tentative) {
		skip_initializer(p);
		return 0;
	}
	if (p->recording && !p->class_depth)
		return parse_initializer_clause(p);
	skip_initializer(p);
	if (!must_record(p, start, p->at) && !initializes_pattern_for_devices(p))
		return 0;
	{
		u32 end = p->at, errors = p->errors;

		p->at = start;
		p->recording = true;
		p->in_user_file = in_user_file && (!p->class_depth || p->names_parameters);
		expr = parse_initializer_clause(p);
		if (p->at < end && tok(p) == TOK_SEMICOLON && p->errors > errors) /* the } of a list was missed before it */
			end = p->at;
		else if (p->at != end) {
			syntax_error(p, DIAG_exp_semicolon);
			p->unbalanced |= p->tokens[end].kind == TOK_END && !p->template_depth && !p->silent; /* it is not missed again */
		}
		p->recording = recording;
		p->in_user_file = in_user_file;
		p->class_uses.count = uses;
		p->at = end;
	}
	return expr;
}

/* ( expression-list ) as the initializer of a type. */
static u32 parenthesized_initializer(struct parser *p, u32 type)
{
	u32 start = p->at, close = matching(p, start), expr = 0, stops = p->stops;
	bool recording = p->recording;

	if (!p->tentative && (recording || must_record(p, start, close + 1))) {
		advance(p);
		p->recording = true;
		expr = parse_expression_list(p, TOK_RPAREN);
		p->recording = recording;
		if (!il_is_class(stripped_type(p, type)) && !type_is_dependent(p, type))
			p->stops &= ~(u32)STOP_COMMA; /* those before other declarators are behind it */
		close_list(p, close);
		p->stops = stops;
	} else {
		skip_balanced(p);
	}
	return expr;
}

void complete_array_type(struct parser *p, u32 index)
{
	struct il_variable *variable = il_variable(p->il, index);
	const struct il_type *type = il_type(p->il, type_strip(p, variable->type, NULL));
	struct array_bound bound = bound_of(type);

	if (type->kind != tk_array || !(type->flags & tyf_unknown_bound))
		return;
	bound.count = bound_from_initializer(p, type->type);
	bound.flags = 0;
	if (bound.count)
		il_variable(p->il, index)->type = type_array(p, type->type, &bound);
	else if (p->replaying)
		il_variable(p->il, index)->type = p->error_type;
}

/* What initializes a variable: where it begins and how it is written, in flags, are given; false: there is nothing. */
static bool parse_value_of_variable(struct parser *p, u32 index, u32 *flags, u32 *expr)
{
	bool is_parenthesized = tok(p) == TOK_LPAREN, in_constant = p->in_constant;

	if (tok(p) != TOK_ASSIGN && tok(p) != TOK_LBRACE && !is_parenthesized)
		return false;
	*flags = vf_has_initializer | (tok(p) == TOK_LBRACE ? vf_braced_initializer : is_parenthesized ? vf_parenthesized_initializer : 0);
	accept(p, TOK_ASSIGN);
	if (index && !p->tentative)
		complete_array_type(p, index);
	p->in_constant |= p->lambda && il_variable(p->il, index)->flags & vf_constexpr;
	if (p->routine || !skip_table(p, il_variable(p->il, index)->type))
		*expr = is_parenthesized ? parenthesized_initializer(p, il_variable(p->il, index)->type) : parse_or_skip_initializer(p);
	p->in_constant = in_constant;
	return true;
}

/* auto is not replaced by void, which no variable is of. */
void variable_initializer(struct parser *p, u32 index)
{
	struct il_variable *variable = il_variable(p->il, index);
	bool is_binding = variable->flags & vf_binding_container, has_value;
	struct initialized initialized = { index, is_binding ? p->il->table[IL_variable].count : index + 1, p->initialized };
	u32 begin = position(p), flags, expr = 0, deduced;

	p->initialized = &initialized;
	has_value = parse_value_of_variable(p, index, &flags, &expr);
	p->initialized = initialized.outer;
	if (!has_value || !index || p->tentative)
		return;
	variable = il_variable(p->il, index);
	variable->flags |= flags;
	variable->initializer_begin = begin;
	variable->initializer_end = end_of_last(p);
	variable->init_expr = expr;
	if (expr && p->routine && !variable->memory_space && (deduced = deduced_variable_type(p, index)) &&
	    (stripped_type(p, type_without_reference(p, deduced))->kind != tk_void || type_is_decltype_auto(p, variable->type)))
		il_variable(p->il, index)->type = deduced;
}

/* ---- functions ---- */

/* Nothing is noted of the name: what its template arguments mean may be declared later in the class. */
static void skip_mem_initializer_id(struct parser *p)
{
	struct id_expression id;
	bool tentative = p->tentative;
	u32 start = p->at;

	p->tentative = true;
	while (tok(p) != TOK_LPAREN && tok(p) != TOK_LBRACE && tok(p) != TOK_END && tok(p) != TOK_SEMICOLON)
		if ((tok(p) != TOK_IDENTIFIER && tok(p) != TOK_SCOPE) || !parse_id_expression(p, &id))
			advance(p);
	p->tentative = tentative;
	forget_memo(p, start, p->at);
}

/* Passes over the mem-initializers, p at the : */
static void skip_mem_initializers(struct parser *p)
{
	advance(p);
	for (;;) {
		skip_mem_initializer_id(p);
		if (tok(p) != TOK_LPAREN && tok(p) != TOK_LBRACE)
			return;
		skip_balanced(p);
		accept(p, TOK_ELLIPSIS);
		if (!accept(p, TOK_COMMA))
			break;
		if (tok(p) == TOK_LBRACE) /* after a comma too much */
			return;
	}
	while (tok(p) == TOK_IDENTIFIER || tok(p) == TOK_LPAREN) /* where a comma is missing */
		tok(p) == TOK_LPAREN ? skip_balanced(p) : advance(p);
}

/* Behind the mem-initializers of a constructor. Braces of the last one end what the reference keeps of it: it finds no other tokens. */
static void check_body_follows(struct parser *p)
{
	bool is_kept = p->tokens[p->at - 1].kind == TOK_RBRACE;

	if (tok(p) == TOK_LBRACE || in_instance(p))
		return;
	p->at -= is_kept;
	syntax_error(p, DIAG_exp_lbrace);
	if (is_kept || tok(p) == TOK_SEMICOLON)
		syntax_error(p, DIAG_exp_rbrace);
	p->at += is_kept;
}

/* p is at the body of a function. The reference looks for the end of a template's before it reads that. */
static void check_end_of_template(struct parser *p, const struct declarator *d, u32 routine)
{
	if (p->template_depth && !p->class_depth && is_as_written(p) &&
	    il_routine(p->il, routine)->entity & (enf_is_template | enf_member_of_template) &&
	    p->tokens[matching(p, p->at)].kind == TOK_END)
		report_error(p, d->id.name_begin, DIAG_template_without_end);
}

/* close: the } of a function's body. */
static void note_final_return(struct parser *p, struct il_full_entity_decl_info *decl, u32 close)
{
	u32 begin, end;

	find_final_return(p, close, &begin, &end);
	if (!end)
		return;
	extra_of_declaration(p, decl)->final_return_begin = begin;
	extra_of_declaration(p, decl)->final_return_end = end;
}

/* The execution spaces that the declarations of a function before one of them say. */
static u32 spaces_before(const struct parser *p, u32 routine, u32 decl)
{
	u32 spaces = 0, other;

	for (other = il_routine(p->il, routine)->first_decl; other && other != decl; other = il_full_entity_decl_info(p->il, other)->next)
		spaces |= il_full_entity_decl_info(p->il, other)->execution_space;
	return spaces;
}

/* A function like the one that has a definition already, which no name means: the body of this other one is read, too. */
static u32 second_of(struct parser *p, u32 routine, u32 decl)
{
	struct il_routine *second;
	u32 index = il_new_routine(p->il, &second);

	*second = *il_routine(p->il, routine);
	second->flags &= ~(u32)(rf_has_body | rf_body_parsed);
	second->first_decl = decl;
	second->body = second->body_scope = second->first_ctor_init = second->definition = 0;
	il_full_entity_decl_info(p->il, decl)->declared = il_any_of(IL_routine, index);
	il_routine(p->il, routine)->execution_space = spaces_before(p, routine, decl);
	return index;
}

/* A function-body [dcl.fct.def]: notes its ranges and leaves parsing it to body.c. */
static void function_definition(struct parser *p, const struct declarator *d, u32 routine, u32 decl)
{
	struct pending_body body = { .decl = decl, .routine = routine, .token = p->at, .scope = d->scope };
	struct il_full_entity_decl_info *record = il_full_entity_decl_info(p->il, decl);
	bool is_try = accept(p, TOK_try);

	if (tok(p) == TOK_COLON) {
		u32 doubt = p->doubt;

		record->initializer_begin = position(p);
		skip_mem_initializers(p);
		p->doubt = doubt; /* names of members that are declared later are looked at when the class is complete */
		record->initializer_end = end_of_last(p);
		check_body_follows(p);
	}
	record->body_begin = position(p);
	if (tok(p) == TOK_LBRACE) {
		check_end_of_template(p, d, routine);
		skip_balanced(p);
		note_final_return(p, record, p->at - 1);
	}
	if (is_try)
		skip_handlers(p);
	record->body_end = end_of_last(p);
	if (check_routine_redefinition(p, routine, decl, d->id.name_begin) && !(il_routine(p->il, routine)->entity & enf_is_template))
		body.routine = routine = second_of(p, routine, decl);
	check_complete_signature(p, routine, decl);
	record->flags |= dcf_definition | (is_try ? dcf_function_try : 0);
	il_routine(p->il, routine)->flags |= rf_has_body | (is_try ? rf_function_try : 0);
	il_routine(p->il, routine)->definition = decl;
	il_routine(p->il, routine)->entity |= enf_defined;
	if (p->class_depth)
		vec_push(&p->class_pending, body);
	else
		function_body(p, &body);
}

/* Whether something else follows a function's declarator at namespace scope than can: a body is meant. */
static bool lacks_body(const struct parser *p)
{
	switch (tok(p)) {
	case TOK_END:
	case TOK_SEMICOLON:
	case TOK_COMMA:
	case TOK_ASSIGN:
	case TOK_LBRACE:
	case TOK_COLON:
	case TOK_try:
	case TOK_asm:
	case TOK_attribute: return false;
	default: return is_as_written(p) && !p->template_depth && !p->unbalanced;
	}
}

/* Passes over all before the next {, which then begins the body, or }, which ends it. */
static void seek_body(struct parser *p)
{
	u32 around = p->stops;

	p->stops = STOP_RBRACE;
	seek_token(p, TOK_LBRACE, DIAG_exp_lbrace);
	p->stops = around;
	if (tok(p) == TOK_END)
		report_error(p, (u32)p->il->source_size, DIAG_exp_rbrace);
}

/* Gives a function the body that just its } is there of, p at that. */
static void define_as_empty(struct parser *p, u32 routine, u32 decl)
{
	struct il_full_entity_decl_info *record = il_full_entity_decl_info(p->il, decl);
	bool recording = p->recording;
	u32 block;

	p->recording = true;
	p->routine = routine;
	block = statement_new(p, stmk_block, position(p));
	record->body_begin = position(p);
	advance(p);
	record->body_end = end_of_last(p);
	record->flags |= dcf_definition;
	if (block)
		il_statement(p->il, block)->flags |= stf_function_body;
	il_routine(p->il, routine)->body = statement_end(p, block);
	p->routine = 0;
	p->recording = recording;
	il_routine(p->il, routine)->flags |= rf_has_body | rf_body_parsed;
	il_routine(p->il, routine)->definition = decl;
	il_routine(p->il, routine)->entity |= enf_defined;
}

/* p is at the = of what is no default and no delete: whether it makes a function pure. Whether functions are virtual is known at the end
 * of their class, of constructors at once. */
static bool check_pure_specifier(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);

	if (!is_as_written(p) || !record->class_type)
		return true;
	if ((record->special_kind == sfk_constructor ||
	     (record->special_kind == sfk_destructor && !(record->flags & rf_virtual) &&
	      !il_class_info(p->il, il_type(p->il, record->class_type)->class_info)->first_base)) &&
	    !is_in_template(p))
		report_error(p, position(p), DIAG_pure_without_virtual);
	if (tok_ahead(p, 1) == TOK_INTEGER && p->il->source[p->tokens[p->at + 1].position] == '0')
		return true;
	report_error(p, p->tokens[p->at + 1].position, DIAG_bad_pure_specifier);
	return false;
}

/* = default, = delete, = 0 */
static void special_definition(struct parser *p, u32 routine, u32 decl)
{
	struct il_full_entity_decl_info *record = il_full_entity_decl_info(p->il, decl);

	if (tok_ahead(p, 1) == TOK_default) {
		if (check_defaulted(p, routine, decl)) {
			il_full_entity_decl_info(p->il, decl)->flags |= dcf_defaulted;
			il_routine(p->il, routine)->flags |= rf_defaulted;
		}
		il_full_entity_decl_info(p->il, decl)->flags |= dcf_definition;
	} else if (tok_ahead(p, 1) == TOK_delete) {
		check_deleted_late(p, routine, decl, p->tokens[p->at + 1].position);
		record = il_full_entity_decl_info(p->il, decl);
		record->flags |= dcf_deleted | dcf_definition;
		il_routine(p->il, routine)->flags |= rf_deleted;
	} else {
		record->flags |= dcf_pure;
		il_routine(p->il, routine)->flags |= check_pure_specifier(p, routine) ? rf_pure_virtual : 0;
	}
	advance(p);
	while (tok(p) != TOK_SEMICOLON && tok(p) != TOK_COMMA && tok(p) != TOK_END && tok(p) != TOK_RBRACE) {
		if (tok(p) == TOK_LBRACE)
			skip_balanced(p);
		else
			advance(p);
	}
}

/* Whether the = at p is that of an initializer, which no function outside of a class has. */
static bool is_initializer(const struct parser *p)
{
	return is_as_written(p) && tok_ahead(p, 1) != TOK_default && tok_ahead(p, 1) != TOK_delete;
}

static void skip_initializer_of_function(struct parser *p, u32 routine)
{
	report_error(p, position(p), DIAG_function_initialized, il_any_of(IL_routine, routine));
	advance(p);
	parse_or_skip_initializer(p);
}

/* ---- simple declarations [dcl.pre] ---- */

struct statement_decls {
	u32 first, end;
}; /* declaration records of one simple-declaration */

static void close_declaration(struct parser *p, struct statement_decls *decls, u32 begin)
{
	u32 i, end = end_of_last(p);

	for (i = decls->first; i < p->il->table[IL_full_entity_decl_info].count; i++) {
		struct il_full_entity_decl_info *record = il_full_entity_decl_info(p->il, i);

		if (record->decl_begin == begin && !record->decl_end)
			record->decl_end = end;
	}
}

/* Back to the first __attribute__ that the tokens from start to here hold outside of brackets and lambdas. */
static void return_to_attribute(struct parser *p, u32 start)
{
	bool in_lambda = false;
	u32 at;

	for (at = start; at < p->at; at++) {
		unsigned kind = p->tokens[at].kind;

		in_lambda = begins_lambda(p, at, start) || (in_lambda && kind != TOK_LBRACE);
		if (kind == TOK_attribute && !in_lambda)
			p->at = at;
		else if (kind == TOK_LPAREN || kind == TOK_LBRACKET || kind == TOK_LBRACE)
			at = matching(p, at);
	}
}

/* Whether the { is that of T{…}. */
static bool belongs_to_type(struct parser *p, u32 brace)
{
	const struct token *before = &p->tokens[brace - 1];

	if (before->kind == TOK_IDENTIFIER)
		return lookup_unqualified(p, before->value, LOOKUP_ANY).class == NAME_TYPE;
	return before->kind == TOK_GREATER || before->kind >= TOK_FIRST_KEYWORD;
}

/* The token behind the width of a bit-field that begins at first: its initializer, or end. */
static u32 end_of_width(struct parser *p, u32 first, u32 end)
{
	bool in_lambda = false; /* whose body is ahead */
	u32 at;

	for (at = first; at < end && p->tokens[at].kind != TOK_ASSIGN; at++) {
		if (p->tokens[at].kind == TOK_LBRACE && at > first && !in_lambda && !belongs_to_type(p, at))
			break;
		in_lambda = begins_lambda(p, at, first) || (in_lambda && p->tokens[at].kind != TOK_LBRACE);
		if (p->tokens[at].kind == TOK_LPAREN || p->tokens[at].kind == TOK_LBRACKET || p->tokens[at].kind == TOK_LBRACE)
			at = matching(p, at);
	}
	return at;
}

/* : constant-expression attributes, p at the : [class.bit]. */
static void bit_width(struct parser *p, u32 index, u32 specifiers_begin)
{
	struct il_field *field = il_field(p->il, index);
	u32 start, *link = &field->first_attribute, errors = p->errors;

	advance(p);
	start = p->at;
	field->is_bit_field = 1;
	field->width_begin = position(p);
	skip_constant(p, true);
	p->at = end_of_width(p, start, p->at);
	return_to_attribute(p, start);
	record_managed_uses(p, start);
	check_lambdas_in_constant(p, start, p->at);
	if (p->at == start)
		advance(p);
	field->width_end = p->at == start ? field->width_begin : end_of_last(p); /* the source ends here */
	if (p->errors == errors)
		check_enumerator_value(p, field->width_begin, field->width_end, 0);
	while (*link)
		link = &il_attribute(p->il, *link)->next;
	parse_attributes(p, link, &(u32){ 0 }, false);
	check_bit_field(p, index, specifiers_begin);
}

/* Only static members are constants [dcl.constexpr]/1. */
static void check_constexpr_field(struct parser *p, const struct specifiers *s)
{
	u32 at = token_at(p, s->begin);

	while (at < p->at && p->tokens[at].kind != TOK_constexpr)
		at++;
	if (at < p->at)
		report_error(p, p->tokens[at].position, DIAG_constexpr_not_valid);
}

/* Of a union's members one can have an initializer, which this one has [class.union.general]/2. */
static void check_union_initializer(struct parser *p, u32 field)
{
	u32 class = il_field(p->il, field)->class_type, other = il_class_info(p->il, il_type(p->il, class)->class_info)->first_field;

	if (il_type(p->il, class)->kind != tk_union || !is_as_written(p))
		return;
	while (other != field && !il_field(p->il, other)->initializer_begin)
		other = il_field(p->il, other)->next;
	if (other != field)
		report_error(p, il_field(p->il, field)->position, DIAG_several_union_initializers, il_any_of(IL_field, other));
}

static void declare_field(struct parser *p, const struct specifiers *s, const struct declarator *d, const struct template_heads *heads)
{
	u32 field = new_field(p, s, d);

	if (heads && heads->count && is_as_written(p))
		report_error(p, d->id.name_begin, DIAG_invalid_member_template, il_any_of(IL_field, field));
	if (s->flags & SPEC_CONSTEXPR && is_as_written(p) && d->type != p->error_type && s->type != p->error_type)
		check_constexpr_field(p, s);
	if (check_complete_field(p, d->type, d->name_position))
		il_field(p->il, field)->type = p->error_type; /* no class holds itself */
	if (is_reference_type(p, d->type) && is_compiled_once(p) && !p->in_system_header && il_type(p->il, p->class_type)->kind == tk_union)
		report_error(p, s->begin, DIAG_reference_in_union);
	if (tok(p) == TOK_COLON)
		bit_width(p, field, s->begin);
	if (tok(p) == TOK_ASSIGN || tok(p) == TOK_LBRACE) {
		u32 begin = position(p);

		accept(p, TOK_ASSIGN);
		parse_value_in_class(p, il_any_of(IL_field, field));
		il_field(p->il, field)->initializer_begin = begin;
		il_field(p->il, field)->initializer_end = end_of_last(p);
		check_union_initializer(p, field);
	}
	check_flexible_array(p, field);
	add_source_entry(p, il_any_of(IL_field, field), 0, d->begin, end_of_last(p));
}

static bool is_field(const struct parser *p, const struct specifiers *s, enum declaration_context context)
{
	return context == CONTEXT_CLASS && s->storage != sc_static && !(s->flags & SPEC_FRIEND) &&
	       p->scopes.at[declaration_scope(p)].kind == sck_class_struct_union;
}

/* GNU's attributes stand before the declarator of a definition; of a member that is said twice. */
static void check_attributes_of_definition(struct parser *p, u32 routine, const struct declarator *d)
{
	if (!d->attributes_begin || !is_as_written(p))
		return;
	report_error(p, d->attributes_begin, DIAG_attributes_in_definition);
	if (il_routine(p->il, routine)->class_type)
		report_error(p, d->attributes_begin, DIAG_attributes_in_definition);
}

/* The overload set of a template-id that is declared, without a qualifier in a scope around perhaps. */
static u32 templates_of_name(struct parser *p, const struct id_expression *id)
{
	return lookup_qualified(p, &id->qualifier, id->ident, LOOKUP_ANY).symbol;
}

/* What is said of a function before it is known which one is declared. */
static void check_function_declarator(struct parser *p, const struct specifiers *s, const struct declarator *d,
                                      enum declaration_context context, const struct template_heads *heads)
{
	if (s->flags & SPEC_VIRTUAL && context == CONTEXT_CLASS && is_compiled_once(p) &&
	    has_placeholder(p, il_type(p->il, type_strip(p, d->type, NULL))->type))
		report_error(p, d->id.name_begin, DIAG_virtual_with_deduced_result);
	if (s->flags & SPEC_VIRTUAL && context == CONTEXT_CLASS && is_as_written(p) && il_type(p->il, p->class_type)->kind == tk_union)
		report_error(p, s->begin, DIAG_virtual_not_allowed);
	if (d->requires_begin && !heads && !p->template_depth && is_as_written(p)) /* [dcl.decl]/4 */
		report_error(p, d->requires_begin, DIAG_requires_of_no_template);
}

static bool begins_definition(const struct parser *p)
{
	return tok(p) == TOK_LBRACE || tok(p) == TOK_COLON || tok(p) == TOK_try || (tok(p) == TOK_ASSIGN && tok_ahead(p, 1) == TOK_delete);
}

/* A function is not defined by a typedef [dcl.fct]/14. */
static void check_parameters_written(struct parser *p, const struct declarator *d)
{
	if (!d->params_end && d->id.kind != ID_NONE && is_as_written(p))
		report_error(p, d->id.name_begin, DIAG_function_type_of_typedef);
}

/* With its body. errors: how many there were before the declarator. False: the body, or what is wrong, ended the declaration. */
static bool function_declarator(struct parser *p, const struct specifiers *s, struct declarator *d, enum declaration_context context,
                                const struct template_heads *heads, u32 errors)
{
	u32 decl, routine;
	bool is_plain = context == CONTEXT_NAMESPACE && !heads;

	check_function_declarator(p, s, d, context, heads);
	if (s->flags & SPEC_FRIEND && d->id.has_args && (d->id.kind == ID_IDENTIFIER || d->id.kind == ID_OPERATOR))
		record_friend_specializations(p, templates_of_name(p, &d->id), d->type);
	routine = declare_routine(p, s, d, heads, context, &decl);
	if (is_plain)
		report_closed_types(p, &d->id, routine);
	if (p->errors > errors && heads && d->id.qualifier.present) { /* of what no declaration is for the reference looks at nothing */
		skip_declaration(p);
		return false;
	}
	if (is_plain)
		check_member_of_instance_outside(p, il_any_of(IL_routine, routine), d);
	check_parameters(p, routine, decl);
	if (is_plain && check_lacks_template_head(p, d)) {
		skip_declaration(p);
		return false;
	}
	check_operator_function(p, s, d, routine, context == CONTEXT_CLASS && !(s->flags & SPEC_FRIEND));
	check_constexpr_declaration(p, routine, s->begin);
	if (s->flags & SPEC_FRIEND)
		record_friend(p, il_any_of(IL_routine, routine));
	add_source_entry(p, il_any_of(IL_routine, routine), decl, heads ? heads->begin : s->begin, end_of_last(p));
	if (context == CONTEXT_NAMESPACE && lacks_body(p)) {
		seek_body(p);
		if (tok(p) == TOK_RBRACE)
			define_as_empty(p, routine, decl);
		if (tok(p) != TOK_LBRACE)
			return false;
	}
	if (context != CONTEXT_BLOCK && begins_definition(p))
		check_parameters_written(p, d);
	if (context != CONTEXT_BLOCK && (tok(p) == TOK_LBRACE || tok(p) == TOK_COLON || tok(p) == TOK_try)) {
		if (is_plain)
			check_attributes_of_definition(p, routine, d);
		function_definition(p, d, routine, decl);
		return false;
	}
	if (tok(p) == TOK_ASSIGN && !heads && context != CONTEXT_CLASS && is_initializer(p))
		skip_initializer_of_function(p, routine);
	else if (tok(p) == TOK_ASSIGN)
		special_definition(p, routine, decl);
	else if (is_plain && p->errors == errors && !(s->flags & SPEC_FRIEND))
		check_member_outside(p, routine, d);
	return true;
}

/* int x asm("y"); of an automatic variable. */
static void check_asm_name(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 i;

	for (i = s->storage ? 0 : d->first_attribute; i; i = il_attribute(p->il, i)->next)
		if (il_attribute(p->il, i)->family == atf_asm_label && is_compiled_once(p))
			report_warning(p, p->tokens[token_at(p, il_attribute(p->il, i)->range_begin) - 1].position, DIAG_ignored_asm_name);
}

/* With its initializer. */
static void variable_declarator(struct parser *p, const struct specifiers *s, struct declarator *d, enum declaration_context context,
                                const struct template_heads *heads)
{
	u32 decl, scope = p->scope, class_depth = p->class_depth, class_around = p->class_around_default;
	u32 variable = declare_variable_entity(p, s, d, heads, context, &decl);

	if (!heads && context == CONTEXT_NAMESPACE && variable) {
		check_lacks_template_head(p, d);
		check_member_of_instance_outside(p, il_any_of(IL_variable, variable), d);
	}
	add_source_entry(p, il_any_of(IL_variable, variable), decl, heads ? heads->begin : s->begin, end_of_last(p));
	if (d->id.qualifier.present && !heads && variable) /* [basic.lookup.unqual]/13 */
		p->scope = il_variable(p->il, variable)->parent_scope;
	else if (d->id.qualifier.present && variable && heads && heads->empty_count == heads->count)
		enter_qualified_scope(p, il_variable(p->il, variable)->parent_scope);
	p->class_depth = 0; /* unlike that of a member that is not static, an initializer does not wait */
	p->class_around_default = context == CONTEXT_CLASS ? p->class_type : 0;
	variable_initializer(p, variable);
	p->class_around_default = class_around;
	if (context == CONTEXT_BLOCK && s->storage == sc_extern && variable && il_variable(p->il, variable)->initializer_end &&
	    is_compiled_once(p))
		report_error(p, il_variable(p->il, variable)->initializer_begin, DIAG_initializer_of_extern_in_block);
	else if (context != CONTEXT_CLASS || check_static_member_value(p, variable))
		check_variable_initialization(p, variable, s, d);
	p->class_depth = class_depth;
	check_same_auto(p, variable, d->type, s->begin);
	check_variable_of_constexpr(p, variable);
	if (context == CONTEXT_BLOCK)
		check_asm_name(p, s, d);
	p->scope = scope;
	if (context == CONTEXT_NAMESPACE && !heads)
		report_closed_types(p, &d->id, 0);
	finish_variable(p, variable, decl);
}

/* ~A() where no class is: a destructor's name says of which it is [class.dtor]/1. */
static bool is_destructor_outside(struct parser *p, const struct declarator *d, enum declaration_context context)
{
	if (d->id.kind != ID_DESTRUCTOR || d->id.qualifier.present || context == CONTEXT_CLASS || !is_as_written(p))
		return false;
	report_error(p, d->id.name_begin, DIAG_bad_destructor);
	return true;
}

/* Declares what one declarator introduces, with initializer or body. False when a function body ended the declaration. */
static bool init_declarator(struct parser *p, const struct specifiers *s, struct declarator *d, enum declaration_context context,
                            const struct template_heads *heads)
{
	u32 errors = p->errors;
	bool ends = false;

	if (context == CONTEXT_CLASS && !(heads && heads->empty_count) && skip_qualified_member(p, s, d, &ends))
		return !ends;
	if (!check_specifiers(p, s, d, context) || is_destructor_outside(p, d, context)) {
		bool has_body = tok(p) == TOK_LBRACE;

		if (has_body)
			skip_balanced(p);
		return !has_body;
	}
	if (heads && (d->id.of_no_class || (d->id.wrong_args && d->is_function) ||
	              (context == CONTEXT_NAMESPACE && has_more_parameters(p, &d->id, heads)))) {
		skip_declaration(p);
		return false;
	}
	if (context == CONTEXT_NAMESPACE && !heads && !(d->is_function || il_type(p->il, type_strip(p, d->type, NULL))->kind == tk_routine))
		report_closed_types(p, &d->id, 0);
	if (s->flags & SPEC_TYPEDEF)
		declare_typedef(p, s, d);
	else if (d->is_function || il_type(p->il, type_strip(p, d->type, NULL))->kind == tk_routine)
		return function_declarator(p, s, d, context, heads, errors);
	else if (is_field(p, s, context))
		declare_field(p, s, d, heads);
	else
		variable_declarator(p, s, d, context, heads);
	return true;
}

static u32 unnamed_field(struct parser *p, const struct specifiers *s)
{
	struct declarator d = { .type = s->type ? s->type : p->error_type };

	d.id.name_begin = position(p);
	return new_field(p, s, &d);
}

static bool bit_field_without_name(struct parser *p, const struct specifiers *s, enum declaration_context context)
{
	if (context != CONTEXT_CLASS || tok(p) != TOK_COLON)
		return false;
	bit_width(p, unnamed_field(p, s), s->begin);
	return true;
}

/* GNU: a struct without a name is anonymous, too, where it has data alone; else it declares nothing for the reference. */
static bool has_more_than_data(const struct parser *p, u32 entry)
{
	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any member = il_source_sequence_entry(p->il, entry)->target;

		if (il_any_kind(member) == IL_routine ||
		    (il_any_kind(member) == IL_variable && il_variable(p->il, il_any_index(member))->flags & vf_static_member))
			return true;
	}
	return false;
}

/* An anonymous union has public data and nothing else [class.union.anon]/1; each is said once. place: of the declaration. */
static void check_members_of_anonymous(struct parser *p, u32 class, u32 place)
{
	u32 info = il_type(p->il, class)->class_info, entry = il_scope(p->il, il_class_info(p->il, info)->scope)->first_entry;
	bool has_function = false, has_nonpublic = false;

	if (il_type(p->il, class)->kind != tk_union && has_more_than_data(p, entry)) {
		report_warning(p, place, DIAG_useless_decl);
		diag_move(p->diag, end_of_last(p));
		return;
	}
	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any member = il_source_sequence_entry(p->il, entry)->target;
		bool is_function = il_any_kind(member) == IL_routine;
		bool *was_said = is_function ? &has_function : &has_nonpublic;

		if (*was_said ||
		    (!is_function && (il_any_kind(member) != IL_field || il_field(p->il, il_any_index(member))->access == as_public)))
			continue;
		*was_said = true;
		report_error(p, il_class_info(p->il, info)->body_begin,
		             is_function ? DIAG_function_in_anonymous_union : DIAG_nonpublic_in_anonymous_union);
		diag_move(p->diag, end_of_last(p));
	}
}

/* struct or union { … }; without a declarator, from token start on: its members belong to the class or block around it too
 * [class.union.anon]. */
static void declare_anonymous(struct parser *p, const struct specifiers *s, u32 start, enum declaration_context context)
{
	struct specifiers unqualified = *s;
	u32 cv = 0, bare = type_strip(p, s->type, &cv);
	const struct il_type *type = il_type(p->il, bare);

	if (!(s->flags & SPEC_DEFINES_TYPE) || !(type->entity & enf_unnamed) || !type->class_info || type->int_kind == ik_enum ||
	    (context == CONTEXT_NAMESPACE && type->kind != tk_union))
		return;
	if (cv && (context != CONTEXT_BLOCK || type->kind == tk_union) && is_as_written(p))
		diag_report(p->diag, DIAG_anonymous_union_qualifier_ignored, p->tokens[behind_attributes(p, start)].position);
	unqualified.type = bare;
	il_class_info(p->il, type->class_info)->flags |= clf_anonymous;
	if (is_as_written(p))
		check_anonymous_members(p, p->scope, bare);
	add_using_directive(p, p->scope, il_class_info(p->il, type->class_info)->scope);
	if (is_as_written(p))
		check_members_of_anonymous(p, bare, s->begin);
	if (context == CONTEXT_CLASS)
		unnamed_field(p, &unqualified);
}

u32 start_of_specifiers(const struct parser *p, const struct specifiers *s, u32 end)
{
	while (end && p->tokens[end].position > s->begin)
		end--;
	return end;
}

/* No other declarator follows. */
static void missing_end_of_declarator(struct parser *p, enum diag_id missing)
{
	p->stops &= ~(u32)STOP_COMMA;
	report_error(p, position(p), missing);
	pass_to_stop(p);
	accept(p, TOK_SEMICOLON);
}

void missing_semicolon(struct parser *p) { missing_end_of_declarator(p, DIAG_exp_semicolon); }

static bool brace_ahead(const struct parser *p)
{
	u32 at;

	for (at = p->at; p->tokens[at].kind != TOK_END; at++)
		if (p->tokens[at].kind == TOK_LBRACE)
			return true;
	return false;
}

/* T f(U *p) { } with a U that nothing declares, which was said: the reference takes it for a variable that an expression initializes. */
static bool is_function_taken_for_variable(const struct parser *p, const struct declarator *d, enum declaration_context context, u32 errors)
{
	return context == CONTEXT_NAMESPACE && !d->is_function && tok(p) == TOK_LBRACE && p->at &&
	       p->tokens[p->at - 1].kind == TOK_RPAREN && p->errors > errors && is_as_written(p);
}

/* Whether p is behind the (…) that initializes a variable template, where it does not end. */
static bool is_behind_value_of_template(const struct parser *p, const struct declarator *d, enum declaration_context context,
                                        const struct template_heads *heads)
{
	return heads && context == CONTEXT_NAMESPACE && !d->is_function && p->at && p->tokens[p->at - 1].kind == TOK_RPAREN &&
	       tok(p) != TOK_SEMICOLON && tok(p) != TOK_COMMA && is_as_written(p);
}

/* Neither a ; nor another declarator follows. After a function at namespace scope that is no template its body is meant, and all that
 * comes is: parameters could be declared there, the old way. */
static void missing_end(struct parser *p, bool after_function, enum declaration_context context)
{
	if (after_function && context == CONTEXT_NAMESPACE && tok(p) != TOK_END && !p->template_depth) {
		syntax_error(p, DIAG_exp_lbrace);
		if (!brace_ahead(p))
			report_error(p, (u32)p->il->source_size, DIAG_exp_rbrace);
		p->unbalanced |= !p->silent;
		skip_declaration(p);
		return;
	}
	if (!require_token(p, TOK_SEMICOLON, DIAG_exp_semicolon) && !is_compiled_once(p))
		skip_declaration(p);
}

/* Declares what the declarator from token start on introduces, which may turn out to be a template. */
static bool declare(struct parser *p, struct specifiers *s, struct declarator *d, u32 start, enum declaration_context context,
                    const struct template_heads *heads)
{
	u32 scope = p->scope, depth = p->template_depth;
	struct template_heads invented;
	bool more;

	if (context == CONTEXT_NAMESPACE && check_result_of_structor(p, s, d))
		s->type = 0;
	if (s->flags & SPEC_TYPEDEF || (context != CONTEXT_NAMESPACE && context != CONTEXT_CLASS) || !is_abbreviated(p, d))
		return init_declarator(p, s, d, context, heads);
	if (context == CONTEXT_CLASS && !heads && is_in_local_class(p)) {
		if (s->flags & SPEC_FRIEND)
			report_local_friend(p, d->id.name_begin);
		else
			report_local_template(p, s->begin);
	}
	invented = abbreviated_heads(p, d, heads, heads ? heads->begin : s->begin);
	p->at = start;
	parse_declarator(p, s, d, false, context);
	parse_attributes(p, &d->first_attribute, &d->last_attribute, true);
	more = init_declarator(p, s, d, context, &invented);
	p->scope = scope;
	p->template_depth = depth;
	return more;
}

/* name[…] where a declaration should be: the reference takes it for a structured binding. */
static bool is_subscript_outside(struct parser *p, const struct specifiers *s, enum declaration_context context)
{
	if (context != CONTEXT_NAMESPACE || s->type || s->flags || s->first_attribute || tok(p) != TOK_IDENTIFIER ||
	    tok_ahead(p, 1) != TOK_LBRACKET || !is_as_written(p))
		return false;
	report_subscript_outside(p);
	pass_to_stop(p);
	accept(p, TOK_SEMICOLON);
	return true;
}

/* n::T x; in a block before C++17, where T is a class template: the reference takes that for an expression. p is moved behind the name. */
static bool is_template_taken_for_expression(struct parser *p, const struct specifiers *s, enum declaration_context context)
{
	u32 at = token_at(p, s->begin), start = at;

	if (context != CONTEXT_BLOCK || !s->deduced_template || s->template_begin != s->begin || tok(p) != TOK_IDENTIFIER)
		return false;
	while (p->tokens[at].kind == TOK_SCOPE ||
	       (p->tokens[at].kind == TOK_IDENTIFIER && (at == start || p->tokens[at - 1].kind == TOK_SCOPE)))
		at++;
	if (at < start + 2 || !check_deduction_of_classes(p, s->deduced_template, s->template_begin))
		return false;
	p->at = at;
	return true;
}

static bool is_member_of_known_scope(const struct parser *p, const struct id_expression *id)
{
	return id->qualifier.type || (id->qualifier.scope && il_scope(p->il, id->qualifier.scope)->kind == sck_namespace);
}

/* One declarator of a list, with its initializer. False: the declaration ends with it, or was given up. */
static bool list_declarator(struct parser *p, struct specifiers *s, enum declaration_context context, const struct template_heads *heads,
                            bool after_comma, bool *is_function)
{
	struct declarator d;
	u32 start = p->at, errors = p->errors, around;
	enum diag_id missing = DIAG_exp_semicolon;
	bool assumed, lacks_type;

	if (is_unknown_template_as_member(p, s, context) || skip_unknown_type(p, s, context, &missing) ||
	    is_template_taken_for_expression(p, s, context)) {
		missing_end_of_declarator(p, missing);
		return false;
	}
	if (tok(p) == TOK_TILDE && context == CONTEXT_NAMESPACE && !heads && !s->type && !s->flags && !s->storage && !after_comma &&
	    is_as_written(p))
		return missing_declarator(p, s, start, false);
	assumed = assume_int(p, s, context, &lacks_type);
	around = stop_at(p, STOP_ASSIGN);
	parse_declarator(p, s, &d, false, context);
	if (tok(p) == TOK_attribute && !d.attributes_begin)
		d.attributes_begin = position(p);
	parse_attributes(p, &d.first_attribute, &d.last_attribute, true);
	p->stops = around;
	if (lacks_type)
		report_assumed_int(p, start, d.is_function);
	if (p->in_user_file && check_placeholder(p, s, &d, context))
		d.type = p->error_type;
	if (check_auto_of_declarator(p, s, &d, context))
		s->type = d.type = p->error_type; /* and nothing is said about other declarators */
	if (s->untyped.ident && is_no_declaration(p, s, &d, context)) {
		skip_to_semicolon(p);
		return false;
	}
	if (d.id.kind == ID_NONE || p->at == start)
		return missing_declarator(p, s, start, after_comma);
	if (context == CONTEXT_BLOCK && is_member_of_known_scope(p, &d.id) && !(s->flags & SPEC_FRIEND) && is_as_written(p) &&
	    !p->template_depth)
		report_error(p, d.id.begin, DIAG_qualified_name_not_allowed); /* a } is missing before it, maybe */
	*is_function = d.is_function && !(s->flags & SPEC_TYPEDEF) && tok(p) != TOK_ASSIGN;
	if (context == CONTEXT_CLASS && is_invalid_friend(p, s, &d)) {
		if (!accept(p, TOK_SEMICOLON))
			missing_semicolon(p);
		return false;
	}
	if (!declare(p, s, &d, start, context, heads))
		return false;
	if (is_behind_value_of_template(p, &d, context, heads) &&
	    (tok(p) == TOK_attribute || assumed || is_function_taken_for_variable(p, &d, context, errors))) {
		if (!diag_was_said(p->diag, DIAG_redefinition, d.id.name_begin))
			report_error(p, position(p), DIAG_exp_semicolon);
		skip_to_semicolon(p); /* the initializer of a template is read by itself */
		if (tok(p) == TOK_END && p->tokens[p->at - 1].kind != TOK_SEMICOLON)
			report_error(p, (u32)p->il->source_size, DIAG_exp_semicolon);
		return false;
	}
	if (tok(p) == TOK_attribute && p->tokens[p->at - 1].kind == TOK_RPAREN && !d.is_function)
		parse_attributes_behind_initializer(p);
	if ((assumed && tok(p) != TOK_SEMICOLON && tok(p) != TOK_COMMA) || is_function_taken_for_variable(p, &d, context, errors)) {
		missing_semicolon(p);
		return false;
	}
	return true;
}

/* A comma that no declarator follows, which the reference lets stand in a class. */
static bool is_trailing_comma(struct parser *p, enum declaration_context context)
{
	if (context != CONTEXT_CLASS || tok(p) != TOK_COMMA || tok_ahead(p, 1) != TOK_SEMICOLON)
		return false;
	if (is_as_written(p))
		diag_report(p->diag, DIAG_nonstd_extra_comma, position(p));
	advance(p);
	return true;
}

static void declarators(struct parser *p, struct specifiers *s, enum declaration_context context, const struct template_heads *heads)
{
	bool after_comma = false, after_function = false, goes_on = true;
	u32 around;

	if (is_subscript_outside(p, s, context))
		return;
	around = stop_at(p, STOP_COMMA);
	do {
		if (at_structured_binding(p, s)) {
			u32 begin = s->begin;
			u32 container = parse_structured_binding(p, s, true);

			add_source_entry(p, il_any_of(IL_variable, container), 0, begin, end_of_last(p));
		} else if (!bit_field_without_name(p, s, context)) {
			goes_on = list_declarator(p, s, context, heads, after_comma, &after_function);
			if (s->flags & SPEC_ASSUMED_INT) /* of each that lacks it, that is said */
				s->type = 0;
		}
		after_comma = true;
	} while (goes_on && context != CONTEXT_CONDITION && !is_trailing_comma(p, context) && accept(p, TOK_COMMA));
	p->stops = around;
	if (goes_on && !accept(p, TOK_SEMICOLON))
		missing_end(p, after_function, context);
}

void parse_declarators_of_error(struct parser *p, u32 begin)
{
	struct specifiers s = { .type = p->error_type, .begin = begin };

	p->doubt = 0;
	declarators(p, &s, CONTEXT_BLOCK, NULL);
}

/* virtual and friend, from token start on, are for members. */
static void check_class_specifiers(struct parser *p, u32 start)
{
	u32 at;

	for (at = start; at < p->at; at++)
		if ((p->tokens[at].kind == TOK_virtual || p->tokens[at].kind == TOK_friend) && is_as_written(p))
			report_error(p, p->tokens[at].position, DIAG_specifier_outside_class);
}

void parse_simple_declaration(struct parser *p, enum declaration_context context, const struct template_heads *heads)
{
	struct specifiers s;
	struct statement_decls decls = { p->il->table[IL_full_entity_decl_info].count, 0 };
	u32 start = p->at, begin;

	if (context == CONTEXT_NAMESPACE)
		p->closed_types.count = 0;
	parse_specifiers(p, &s, context, heads);
	begin = heads ? heads->begin : s.begin;
	if ((context == CONTEXT_NAMESPACE || context == CONTEXT_BLOCK) && s.flags & (SPEC_VIRTUAL | SPEC_FRIEND))
		check_class_specifiers(p, start);
	if (accept(p, TOK_SEMICOLON)) {
		check_empty_declaration(p, &s, start, context);
		if (context == CONTEXT_NAMESPACE && !heads)
			report_closed_types(p, NULL, 0);
		if (s.defined)
			add_source_entry(p, s.defined, s.class_decl, begin, end_of_last(p));
		if (s.flags & SPEC_FRIEND)
			record_friend(p, il_any_of(IL_type, s.type));
		declare_anonymous(p, &s, start, context);
		if (!heads)
			check_anonymous_union(p, &s, start, context);
	} else {
		if (s.defined && s.flags & SPEC_DEFINES_TYPE)
			add_source_entry(p, s.defined, s.class_decl, begin, end_of_last(p));
		declarators(p, &s, context, heads);
	}
	if (p->at == start)
		advance(p);
	close_declaration(p, &decls, begin);
}

u32 parse_block_declaration(struct parser *p)
{
	u32 scope = declaration_scope(p), last = p->scopes.at[scope].last_entry;

	parse_declaration(p, CONTEXT_BLOCK);
	if (p->scopes.at[scope].last_entry == last)
		return 0;
	return last ? il_source_sequence_entry(p->il, last)->next : il_scope(p->il, scope)->first_entry;
}

u32 parse_condition_declaration(struct parser *p, bool with_initializer)
{
	struct specifiers s;
	struct declarator d;
	u32 variable;
	bool lacks_initializer;

	parse_specifiers(p, &s, CONTEXT_CONDITION, NULL);
	if (at_structured_binding(p, &s)) {
		if (with_initializer && is_compiled_once(p))
			report_error(p, position(p), DIAG_binding_in_condition);
		return parse_structured_binding(p, &s, with_initializer);
	}
	parse_declarator(p, &s, &d, true, CONTEXT_CONDITION);
	parse_attributes(p, &d.first_attribute, &d.last_attribute, false);
	if (!s.type)
		return 0;
	if (s.deduced_template && check_deduction_of_classes(p, s.deduced_template, s.template_begin))
		d.type = p->error_type;
	if (d.id.kind == ID_IDENTIFIER)
		check_local_redeclaration(p, p->scope, d.id.ident, d.id.name_begin);
	variable = declare_variable(p, d.id.kind == ID_IDENTIFIER ? d.id.ident : 0, d.name_position, d.type, vf_condition);
	if (variable)
		il_variable(p->il, variable)->first_attribute = joined_attributes(p, s.first_attribute, d.first_attribute);
	lacks_initializer = with_initializer && (tok(p) == TOK_RPAREN || tok(p) == TOK_SEMICOLON) && !s.storage &&
	                    d.id.kind == ID_IDENTIFIER && !d.is_function && il_type(p->il, d.type)->kind != tk_array;
	if (with_initializer) {
		variable_initializer(p, variable);
		check_variable_initialization(p, variable, &s, &d);
	}
	if (lacks_initializer && is_compiled_once(p)) {
		report_error(p, d.id.name_begin, DIAG_condition_without_initializer);
		diag_move(p->diag, position(p)); /* behind what is said of such a variable anywhere */
	}
	check_same_auto(p, variable, d.type, s.begin);
	if (with_initializer)
		check_variable_of_constexpr(p, variable);
	return variable;
}

/* ---- the others ---- */

/* The linkage that a string literal stands for [dcl.link]; one of another language, which is an error, has that of C++. */
static u8 linkage_of_language(struct parser *p)
{
	const char *text = p->il->source + position(p), *end;

	text += !strncmp(text, "u8", 2) ? 2 : 0;
	if (!strncmp(text, "\"C\"", 3))
		return nlk_c;
	end = *text == '"' ? strpbrk(text + 1, "\"\\") : NULL; /* what is spelled in another way is not decided */
	if (end && *end == '"' && strncmp(text, "\"C++\"", 5) && tok_ahead(p, 1) != TOK_STRING)
		syntax_error(p, DIAG_unknown_linkage);
	return nlk_external;
}

static void parse_linkage(struct parser *p, enum declaration_context context)
{
	struct il_linkage_spec *record;
	u32 begin = position(p), index = il_new_linkage_spec(p->il, &record), around;
	u8 saved = p->linkage;

	advance(p);
	p->linkage = linkage_of_language(p);
	record->language = il_intern_z(p->il, p->linkage == nlk_c ? "C" : "C++");
	record->scope = p->scope;
	record->range_begin = begin;
	while (tok(p) == TOK_STRING)
		advance(p);
	add_source_entry(p, il_any_of(IL_linkage_spec, index), 0, begin, 0);
	if (tok(p) == TOK_LBRACE && may_nest(p)) {
		record->body_begin = position(p);
		advance(p);
		around = stop_at(p, STOP_RBRACE);
		while (tok(p) != TOK_RBRACE && tok(p) != TOK_END)
			parse_declaration(p, context);
		p->stops = around;
		accept(p, TOK_RBRACE);
		record->body_end = end_of_last(p);
	} else {
		p->in_linkage_specification = true;
		parse_declaration(p, context);
		p->in_linkage_specification = false;
	}
	p->linkage = saved;
	record->range_end = end_of_last(p);
}

void parse_pragma(struct parser *p)
{
	const struct pragma_line *line = &p->lexed.pragmas.at[p->tokens[p->at].value];
	struct il_pragma *record;
	u32 index;

	advance(p);
	if (p->tentative)
		return;
	index = il_new_pragma(p->il, &record);
	record->range_begin = line->begin;
	record->range_end = line->end;
	record->scope = p->scope;
	record->routine = p->routine;
	classify_pragma(p, record);
	add_source_entry(p, il_any_of(IL_pragma, index), 0, line->begin, line->end);
}

/* extern template …, template …; [temp.explicit] */
static bool at_explicit_instantiation(const struct parser *p)
{
	if (tok(p) == TOK_extern)
		return tok_ahead(p, 1) == TOK_template;
	if (tok(p) == TOK_inline) /* GNU */
		return tok_ahead(p, 1) == TOK_template && tok_ahead(p, 2) != TOK_LESS;
	return tok(p) == TOK_template && tok_ahead(p, 1) != TOK_LESS;
}

/* A } where a declaration should be: all up to the next ; belongs to nothing. */
static void stray_brace(struct parser *p)
{
	if ((p->errors && is_compiled_once(p)) || at_stray_brace(p)) {
		report_error(p, position(p), DIAG_exp_declaration);
		pass_to_stop(p);
		accept(p, TOK_SEMICOLON);
	} else {
		advance(p);
	}
}

/* By the token that it begins with. */
static void parse_declaration_here(struct parser *p, enum declaration_context context)
{
	switch (tok(p)) {
	case TOK_SEMICOLON: advance(p); return;
	case TOK_PRAGMA: parse_pragma(p); return;
	case TOK_namespace: parse_namespace(p); return;
	case TOK_using: parse_using(p, NULL); return;
	case TOK_static_assert: parse_static_assert(p); return;
	case TOK_asm: parse_asm_declaration(p); return;
	case TOK_RBRACE: stray_brace(p); return;
	default: break;
	}
	if (tok(p) == TOK_inline && tok_ahead(p, 1) == TOK_namespace)
		parse_namespace(p);
	else if (tok(p) == TOK_extern && tok_ahead(p, 1) == TOK_STRING)
		parse_linkage(p, context);
	else if (at_explicit_instantiation(p))
		parse_explicit_instantiation(p);
	else if (tok(p) == TOK_template)
		parse_template_declaration(p, context);
	else if (context == CONTEXT_CLASS && at_access_declaration(p))
		parse_access_declaration(p);
	else if (context != CONTEXT_NAMESPACE || !skip_stray_statement(p))
		parse_simple_declaration(p, context, NULL);
}

void parse_declaration(struct parser *p, enum declaration_context context)
{
	u32 start = p->at, around = p->statement, stops;

	if (!may_nest(p)) {
		skip_declaration(p);
		if (p->at == start)
			advance(p);
		return;
	}
	if (context != CONTEXT_BLOCK && !p->replaying)
		update_place(p);
	p->declared += context != CONTEXT_BLOCK && !p->replaying && tok(p) != TOK_static_assert;
	p->statement = start;
	stops = stop_at(p, STOP_SEMICOLON);
	while (tok(p) == TOK_extension)
		advance(p);
	if (context == CONTEXT_BLOCK ? !skip_misplaced_declaration(p) : context != CONTEXT_CLASS || !skip_misplaced_member(p)) {
		parse_declaration_here(p, context);
		if (p->at == start)
			advance(p);
	}
	p->stops = stops;
	p->statement = around;
}

/* Types that g++ and the reference know by name without a declaration. */
static void bind_builtin_types(struct parser *p)
{
	static const struct {
		const char *name;
		u8 kind;
	} names[] = {
		{ "__builtin_va_list", ik_builtin_va_list },
		{ "__int128_t", ik_int128 },
		{ "__uint128_t", ik_unsigned_int128 },
		{ "__float80", ik_long_double },
		{ "__fp16", ik_fp16 },
	};
	size_t i;

	for (i = 0; i < COUNT_OF(names); i++)
		bind(p, p->global_scope, identifier_of(p, names[i].name), il_any_of(IL_type, p->builtin[names[i].kind]));
}

void parse_translation_unit(struct parser *p)
{
	p->global_scope = p->scope = scope_new(p, sck_file, 0, 0);
	bind_builtin_types(p);
	predeclare_std(p);
	p->il->header.file_scope = p->global_scope;
	p->access = as_none;
	p->linkage = nlk_external;
	while (tok(p) != TOK_END) {
		parse_declaration(p, CONTEXT_NAMESPACE);
		let_go_of_text(p, position(p));
	}
	parse_pending_bodies(p);
}
