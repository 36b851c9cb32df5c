/* decl-specifier-seq [dcl.spec], type-ids [dcl.name], and what can begin them. */
#include "../types/layout.h"
#include "../typing/invalid.h"
#include "abbreviated.h"
#include "expr.h"
#include "simple_type.h"
#include "../constants/constant.h"
#include "../templates/partial.h"
#include "../types/placeholder.h"
#include "../typing/typing.h"
#include "../typing/usable.h"

#include <stdlib.h>

/* ---- names as types ---- */

static bool has_dependent_scope(const struct qualifier *q) { return q->present && !q->scope; }

/* (*name), (&name), (X::*name) with p at the parenthesis: no parameters begin so. */
static bool holds_pointer_declarator(const struct parser *p)
{
	u32 at = p->at + 1;

	while (p->tokens[at].kind == TOK_IDENTIFIER && p->tokens[at + 1].kind == TOK_SCOPE)
		at += 2;
	return p->tokens[at].kind == TOK_STAR ||
	       (at == p->at + 1 && (p->tokens[at].kind == TOK_AND || p->tokens[at].kind == TOK_LOGICAL_AND));
}

/* C(…) in class C, C::C(…), C<T>::C(…): a constructor's declarator, not a type [class.qual]/2. */
static bool names_constructor(struct parser *p, const struct id_expression *id, enum declaration_context context)
{
	u32 type;
	const struct il_type *record;

	if (tok(p) != TOK_LPAREN || context == CONTEXT_TYPE_ID || context == CONTEXT_PARAMETER || context == CONTEXT_BLOCK ||
	    holds_pointer_declarator(p) || p->tokens[matching(p, p->at) + 1].kind == TOK_LPAREN) /* C (f)(…) */
		return false;
	if (id->qualifier.present)
		type = id->qualifier.type;
	else
		type = context == CONTEXT_CLASS ? p->class_type : 0;
	if (!type)
		return false;
	record = il_type(p->il, type_strip(p, type, NULL));
	return record->name && record->name == p->lexed.identifiers.at[id->ident].name;
}

/* name(…) -> name<…>; a deduction guide [temp.deduct.guide]. */
static bool names_guide(struct parser *p, const struct id_expression *id, enum declaration_context context)
{
	u32 close;

	if (id->found.class != NAME_TYPE_TEMPLATE || id->has_args || tok(p) != TOK_LPAREN ||
	    (context != CONTEXT_NAMESPACE && context != CONTEXT_CLASS))
		return false;
	close = matching(p, p->at);
	if (p->tokens[close].kind != TOK_RPAREN)
		return false;
	return p->tokens[close + 1].kind == TOK_ARROW || p->tokens[close + 1].kind == TOK_noexcept ||
	       p->tokens[close + 1].kind == TOK_requires;
}

/* A template's pattern that is named in a class template whose parameters are like its own: the reference shows the arguments as this class
 * writes them first. They are kept for parameters. */
static u32 pattern_as_first_written(struct parser *p, u32 pattern, u32 template, const struct id_expression *id,
                                    enum declaration_context context)
{
	u32 *plain = vec_slot(&p->plain_patterns, template), written;

	if (!p->class_type || *plain > il_type(p->il, p->class_type)->position)
		return pattern;
	written = type_pattern_as_written(p, pattern, template, &id->args);
	if (written == pattern)
		*plain = id->begin;
	return context == CONTEXT_PARAMETER ? written : pattern;
}

/* The specialization of a type template for the arguments that follow its name. */
static u32 type_of_specialization(struct parser *p, u32 template, const struct id_expression *id, const struct specifiers *s,
                                  enum declaration_context context)
{
	bool exist = check_arguments_exist(p, id, s, context);
	u32 type;

	if (exist)
		check_names_as_written(p, id->args.begin, id->args.end);
	if (!exist || !check_template_arguments(p, template, &id->args) || !check_constraints(p, template, &id->args))
		return p->error_type;
	type = specialization_here(p, type_template_id(p, template, &id->args));
	require_alias(p, type, id->begin);
	note_for_host(p, template, type, id);
	return !p->tentative && il_any_of(IL_type, type) == il_template(p->il, template)->prototype ?
	               pattern_as_first_written(p, type, template, id, context) :
	               type;
}

/* A type template with arguments: the specialization; without: the injected name or a placeholder. */
static u32 type_of_template_name(struct parser *p, const struct id_expression *id, struct specifiers *s, enum declaration_context context)
{
	u32 template = il_any_index(id->found.entity);

	if (id->has_args)
		return type_of_specialization(p, template, id, s, context);
	s->deduced_template = template;
	s->template_begin = id->begin;
	return type_deduced_template(p, template);
}

static u32 template_behind_type(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	return record->template_info && record->kind != tk_typeref ? il_template_info(p->il, record->template_info)->template : 0;
}

/* Passes over the template arguments of a name that is no template, p at the <. False, with nothing consumed, where no declarator
 * follows; an abstract one may be empty. */
static bool skip_unknown_arguments(struct parser *p, bool may_be_abstract)
{
	u32 start = p->at, depth = 0;

	do {
		unsigned kind = tok(p);

		depth += kind == TOK_LESS;
		depth -= kind == TOK_GREATER;
		if (kind == TOK_SEMICOLON || kind == TOK_LBRACE || kind == TOK_END || kind == TOK_RPAREN) {
			p->at = start;
			return false;
		}
		if (kind == TOK_LPAREN)
			skip_balanced(p);
		else
			advance(p);
	} while (depth);
	if (tok(p) == TOK_IDENTIFIER || tok(p) == TOK_STAR || tok(p) == TOK_AND ||
	    (may_be_abstract && (tok(p) == TOK_COMMA || tok(p) == TOK_RPAREN || tok(p) == TOK_GREATER || tok(p) == TOK_SEMICOLON)))
		return true;
	p->at = start;
	return false;
}

bool skip_arguments_of_unknown(struct parser *p) { return skip_unknown_arguments(p, false); }

/* Whether a name that nothing declares stands for the type of a parameter where no expression can: what follows a parameter is one, and so is
 * what an explicit instantiation has, and what const or another specifier stands before. */
static bool is_later_parameter(const struct parser *p, const struct id_expression *id, const struct specifiers *s,
                               enum declaration_context context)
{
	return context == CONTEXT_PARAMETER && id->found.class == NAME_NOT_FOUND && !id->qualifier.present &&
	       (p->of_instantiation || s->begin != id->begin || p->tokens[token_at(p, id->begin) - 1].kind == TOK_COMMA);
}

/* name<…> where a declaration begins, of a name that nothing declares: said unless it was before. What may be the first parameter is read
 * as an expression before. */
static bool is_no_template(struct parser *p, const struct id_expression *id, const struct specifiers *s, enum declaration_context context)
{
	bool is_later = is_later_parameter(p, id, s, context);
	bool is_parameter =
		context == CONTEXT_PARAMETER && (!is_before_cxx20(p) || is_later) && p->in_user_file && !p->silent && !p->replaying;
	bool is_first = is_parameter && !is_later && p->tokens[token_at(p, id->begin) - 1].kind == TOK_LPAREN;
	bool is_behind_specifier = (context == CONTEXT_BLOCK || context == CONTEXT_TYPE_ID) && s->begin != id->begin;
	u32 less = p->at;

	if ((context != CONTEXT_NAMESPACE && context != CONTEXT_CLASS && context != CONTEXT_CONDITION && !(s->flags & SPEC_TYPEDEF) &&
	     !is_parameter && !is_behind_specifier) ||
	    tok(p) != TOK_LESS || id->qualifier.present || (!is_parameter && !is_compiled_once(p)) || in_instance(p) ||
	    !skip_unknown_arguments(p, is_later || context == CONTEXT_TYPE_ID))
		return false;
	if (id->found.class == NAME_NOT_FOUND)
		report_error(p, id->name_begin, is_first ? DIAG_undefined_identifier : DIAG_no_template, ident_text(p, id->ident));
	check_arguments_of_unknown(p, less);
	return true;
}

/* Whether an identifier that we know nothing of stands where only a type can; is_first: no specifier stands before it. */
static bool must_be_type(struct parser *p, enum declaration_context context, bool is_first)
{
	u32 ahead = 0;

	if (context == CONTEXT_TYPE_ID)
		return false;
	while (tok_ahead(p, ahead) == TOK_STAR || tok_ahead(p, ahead) == TOK_AND || tok_ahead(p, ahead) == TOK_LOGICAL_AND ||
	       tok_ahead(p, ahead) == TOK_const || tok_ahead(p, ahead) == TOK_volatile || tok_ahead(p, ahead) == TOK_restrict) {
		if (context == CONTEXT_BLOCK && is_first)
			return false; /* a * b; */
		ahead++;
		if (ahead > 4)
			break;
	}
	switch (tok_ahead(p, ahead)) {
	case TOK_IDENTIFIER:
	case TOK_operator:
	case TOK_const: return true;
	case TOK_COMMA:
	case TOK_RPAREN:
	case TOK_ELLIPSIS: return context == CONTEXT_PARAMETER;
	case TOK_LESS: return false;
	default: return is_certain_parameter(p, context) && (tok_ahead(p, ahead) < TOK_FIRST_KEYWORD || tok_ahead(p, ahead) == TOK_sizeof);
	}
}

/* Whether it was said of a name that nothing declares it, where it stood for an expression. */
static bool is_known_as_undefined(const struct parser *p, const struct id_expression *id)
{
	return il_any_kind(id->found.entity) == IL_expr_node && !id->qualifier.present && !id->has_args && p->in_user_file && !p->silent &&
	       !p->replaying && !p->failure && !in_instance(p);
}

/* Of such a name where a type may stand: what can be an expression is one, also before what cannot follow that. */
static u32 type_of_undefined(struct parser *p, const struct id_expression *id, const struct specifiers *s, enum declaration_context context)
{
	bool may_begin_expression = context == CONTEXT_PARAMETER && p->tokens[token_at(p, id->begin) - 1].kind == TOK_LPAREN;
	bool begins_statement = context == CONTEXT_BLOCK && s->begin == id->begin;

	if ((p->tentative && may_begin_expression) || begins_statement || !must_be_type(p, context, false))
		return 0;
	report_error(p, id->name_begin, DIAG_no_type_name, ident_text(p, id->ident));
	return p->error_type;
}

static u32 concept_placeholder(struct parser *p, enum declaration_context context)
{
	if (tok(p) == TOK_auto) {
		u32 type = context == CONTEXT_PARAMETER ? invented_parameter(p) : 0;

		advance(p);
		return type ? type : p->auto_type;
	}
	if (tok(p) == TOK_decltype && tok_ahead(p, 1) == TOK_LPAREN && tok_ahead(p, 2) == TOK_auto) {
		p->at += 4;
		return p->decltype_auto_type;
	}
	return 0;
}

/* Whether a qualifier names a type that is certainly no class or enumeration, or a class template specialization without definition. */
bool has_no_members(struct parser *p, const struct qualifier *q)
{
	const struct il_type *type = il_type(p->il, q->type ? type_strip(p, q->type, NULL) : 0);

	if (!q->type || type->flags & (tyf_dependent | tyf_contains_error))
		return false;
	if (type->template_info && type->kind != tk_typeref)
		return !type->class_info && is_undefined_specialization(p, type_strip(p, q->type, NULL));
	return type->kind == tk_void || type->kind == tk_pointer || type->kind == tk_array || type->kind == tk_routine ||
	       type->kind == tk_nullptr || type->kind == tk_ptr_to_member || type->kind == tk_float ||
	       (type->kind == tk_integer && type->int_kind != ik_enum);
}

/* Whether a name is a member of what depends on a template's parameters, which an instance may have and nobody knows. */
static bool is_dependent_member(struct parser *p, const struct id_expression *id)
{
	return id->qualifier.type && type_is_dependent(p, id->qualifier.type) && is_unknown_specialization(p, &id->qualifier);
}

static u32 type_of_type_name(struct parser *p, const struct id_expression *id, struct specifiers *s, enum declaration_context context,
                             bool typename_seen)
{
	u32 template;

	require_access(p, &id->qualifier, &id->found);
	check_type_access(p, &id->qualifier, &id->found, id->name_begin);
	if (is_unknown_specialization(p, &id->qualifier)) {
		if (!typename_seen)
			note_untyped_name(p, &s->untyped, id->qualifier.type,
			                  (struct untyped_name){ id->ident, id->qualifier.type, id->begin, id->name_begin, false });
		return type_dependent_member(p, id->qualifier.type, id->ident, id->has_args ? &id->args : NULL);
	}
	if (!id->has_args)
		return il_any_index(id->found.entity);
	template = template_behind_type(p, il_any_index(id->found.entity));
	return template ? type_of_specialization(p, template, id, s, context) : p->error_type;
}

static u32 type_of_unknown_name(struct parser *p, const struct id_expression *id, struct specifiers *s, enum declaration_context context,
                                bool typename_seen)
{
	if (is_no_template(p, id, s, context))
		return p->error_type;
	if (is_known_as_undefined(p, id))
		return type_of_undefined(p, id, s, context);
	if ((typename_seen || tok(p) != TOK_LPAREN) && report_missing_component(p, id))
		return p->error_type;
	if (has_no_members(p, &id->qualifier))
		substitution_fails(p);
	if (report_incomplete_in_instance(p, &id->qualifier))
		return p->error_type;
	if (!typename_seen && has_dependent_scope(&id->qualifier) && id->qualifier.type)
		note_untyped_name(p, &s->untyped, id->qualifier.type,
		                  (struct untyped_name){ id->ident, 0, id->begin, id->name_begin, false });
	if (typename_seen || (has_dependent_scope(&id->qualifier) && (s->is_type_only || must_be_type(p, context, s->begin == id->begin))))
		return type_dependent_member(p, id->qualifier.type, id->ident, id->has_args ? &id->args : NULL);
	return must_be_type(p, context, s->begin == id->begin) ? p->error_type : 0;
}

/* Whether a qualified name is all that a type-id can begin with, as that of a cast does. */
static bool is_only_type_id(const struct specifiers *s, const struct id_expression *id, enum declaration_context context)
{
	return context == CONTEXT_TYPE_ID && s->is_type_only && id->qualifier.present;
}

/* name name<…>: the first one is what is declared. */
static bool is_declared_before_template(const struct parser *p, const struct id_expression *id, enum declaration_context context)
{
	return (context == CONTEXT_NAMESPACE || context == CONTEXT_CLASS) && !id->qualifier.present && is_as_written(p) &&
	       is_before_template_id(p, p->at);
}

static u32 type_of_missing_name(struct parser *p, const struct id_expression *id, struct specifiers *s, enum declaration_context context,
                                bool typename_seen)
{
	if (typename_seen && is_dependent_member(p, id))
		return type_dependent_member(p, id->qualifier.type, id->ident, NULL);
	if (id->qualifier.present)
		substitution_fails(p);
	if (typename_seen)
		report_missing_type(p, id);
	if (typename_seen || is_no_template(p, id, s, context))
		return p->error_type;
	if (is_declared_before_template(p, id, context))
		return 0;
	if (!must_be_type(p, context, s->begin == id->begin) && !is_only_type_id(s, id, context) &&
	    !((tok(p) == TOK_LBRACKET || tok(p) == TOK_ASSIGN || (is_simple_type_word(tok(p)) && s->begin == id->begin)) &&
	      is_later_parameter(p, id, s, context)))
		return 0;
	if (!id->qualifier.present && (!in_instance(p) || is_noted_class(p)))
		report_error(p, id->name_begin, DIAG_undefined_identifier, ident_text(p, id->ident));
	if (p->doubt == p->at && is_compiled_once(p) &&
	    (is_later_parameter(p, id, s, context) || is_certain_parameter(p, context) ||
	     (tok(p) == TOK_IDENTIFIER && (context == CONTEXT_NAMESPACE || context == CONTEXT_CLASS))))
		p->doubt = 0; /* it is a type for the reference, too */
	if (!is_only_type_id(s, id, context) || !diag_was_said(p->diag, DIAG_no_such_member, id->name_begin)) /* read more than once */
		report_missing_type(p, id);
	return p->error_type;
}

/* What a parsed id is as a type: 0 when it is none here. */
static u32 type_of_id(struct parser *p, const struct id_expression *id, struct specifiers *s, enum declaration_context context,
                      bool typename_seen)
{
	if (id->kind != ID_IDENTIFIER)
		return 0;
	switch (id->found.class) {
	case NAME_TYPE: return type_of_type_name(p, id, s, context, typename_seen);
	case NAME_TYPE_TEMPLATE:
		if (id->has_args && is_dependent_member(p, id))
			return type_dependent_member(p, id->qualifier.type, id->ident, &id->args);
		require_access(p, &id->qualifier, &id->found);
		check_type_access(p, &id->qualifier, &id->found, id->name_begin);
		return type_of_template_name(p, id, s, context);
	case NAME_CONCEPT: s->flags |= SPEC_CONCEPT; return concept_placeholder(p, context);
	case NAME_UNKNOWN: return type_of_unknown_name(p, id, s, context, typename_seen);
	case NAME_NOT_FOUND: return type_of_missing_name(p, id, s, context, typename_seen);
	default:
		if (id->found.class == NAME_VARIABLE_TEMPLATE && is_declared_before_template(p, id, context))
			return 0;
		if (!typename_seen && must_be_type(p, context, s->begin == id->begin) && !check_is_type_name(p, id, s->begin, context))
			return p->error_type;
		if (typename_seen && id->qualifier.scope)
			substitution_fails(p);
		return typename_seen ? type_dependent_member(p, id->qualifier.type, id->ident, NULL) : 0;
	}
}

/* name<…> where a declaration begins, of a type that has no template: said, and the arguments are passed over. No expression begins so. */
static void check_type_without_arguments(struct parser *p, const struct id_expression *id, enum declaration_context context)
{
	const struct il_type *type;

	if (tok(p) != TOK_LESS || context == CONTEXT_TYPE_ID || context == CONTEXT_CONDITION || id->found.class != NAME_TYPE ||
	    id->has_args || id->qualifier.present || !p->in_user_file || p->silent || in_instance(p))
		return;
	type = il_type(p->il, il_any_index(id->found.entity));
	if (type->int_kind == ik_enum || !skip_unknown_arguments(p, context == CONTEXT_PARAMETER) || !is_compiled_once(p))
		return;
	if (type->kind == tk_template_param)
		report_error(p, id->name_begin, DIAG_parameter_without_arguments, ident_text(p, id->ident));
	else
		report_error(p, id->name_begin, DIAG_type_without_arguments, id->found.entity);
}

/* Whether the name at p, with const or the like before it, is that of a parameter which lacks a type: const x, */
static bool names_parameter_without_type(struct parser *p, enum declaration_context context)
{
	unsigned before = p->at ? p->tokens[p->at - 1].kind : TOK_END, after = tok_ahead(p, 1);
	enum name_class class;

	if (context != CONTEXT_PARAMETER || tok(p) != TOK_IDENTIFIER || !is_compiled_once(p) || in_instance(p) ||
	    (before != TOK_const && before != TOK_static && before != TOK_register) ||
	    (after != TOK_COMMA && after != TOK_RPAREN && after != TOK_ASSIGN))
		return false;
	class = lookup_unqualified(p, tok_ident(p), LOOKUP_ANY).class;
	return class == NAME_NOT_FOUND || class == NAME_VARIABLE || class == NAME_FIELD || is_function_name(class);
}

/* A type-name with qualifier at the current token. False, with nothing consumed, when there is none. */
static bool named_type_specifier(struct parser *p, struct specifiers *s, enum declaration_context context)
{
	struct id_expression id;
	u32 start = p->at;
	bool typename_seen, is_typedef_in_block = context == CONTEXT_BLOCK && s->flags & SPEC_TYPEDEF;
	u32 type;

	if ((p->in_user_file || p->noted_instance) && begins_with_unknown_type(p, s, context))
		return false;
	if (p->in_user_file && names_parameter_without_type(p, context))
		return false;
	if (p->in_user_file && read_unknown_template_name(p, s, context)) {
		s->type = p->error_type;
		return true;
	}
	typename_seen = accept(p, TOK_typename);
	if (!typename_seen && (context == CONTEXT_NAMESPACE || context == CONTEXT_CLASS || is_typedef_in_block) &&
	    is_qualified_by_no_class(p))
		return false;
	if (!parse_id_expression(p, &id)) {
		p->at = start;
		return false;
	}
	type = names_constructor(p, &id, context) || names_guide(p, &id, context) || tok(p) == TOK_SCOPE ?
	               0 :
	               type_of_id(p, &id, s, context, typename_seen);
	if (id.has_args)
		release_written_arguments(p, id.args.first);
	if (!type) {
		p->at = start;
		return false;
	}
	check_arguments_in_qualifier(p, &id);
	note_class_use(p, &id);
	check_pack_in_id(p, typename_seen ? start + 1 : start, &id, context == CONTEXT_PARAMETER);
	if (id.qualifier.template)
		check_template_has_arguments(p, id.qualifier.template, id.begin);
	check_type_without_arguments(p, &id, context);
	s->type = type;
	return true;
}

u32 type_of_parsed_id(struct parser *p, const struct id_expression *id)
{
	struct specifiers s = { .begin = id->begin };
	u32 type = type_of_id(p, id, &s, CONTEXT_TYPE_ID, false);

	if (id->has_args)
		release_written_arguments(p, id->args.first);
	if (type)
		note_class_use(p, id);
	return type;
}

u32 record_operand(struct parser *p)
{
	u32 at = p->at, node;
	bool greater = p->greater_ends, recording = p->recording;
	u8 evaluation = p->evaluation;

	if (p->tentative || (!recording && !must_record(p, at, matching(p, at))))
		return 0;
	advance(p);
	p->recording = true;
	p->greater_ends = false;
	p->evaluation = evk_unevaluated;
	node = parse_expression(p);
	p->evaluation = evaluation;
	p->greater_ends = greater;
	p->recording = recording;
	p->at = at;
	return node;
}

/* What decltype(nullptr) and decltype(sizeof(…)) are, the spellings of nullptr_t and size_t; 0 for anything else, and where the operand may
 * make a substitution fail. p is at the (. */
static u32 plain_decltype(const struct parser *p)
{
	u32 close = matching(p, p->at);

	if (tok_ahead(p, 1) == TOK_nullptr && close == p->at + 2)
		return p->nullptr_type;
	if (!p->failure && tok_ahead(p, 1) == TOK_sizeof && tok_ahead(p, 2) == TOK_LPAREN && matching(p, p->at + 2) + 1 == close)
		return p->builtin[ik_unsigned_long];
	return 0;
}

static u32 known_underlying_type(struct parser *p, u32 enumeration)
{
	u32 type = type_strip(p, enumeration, NULL);

	return is_enum_type(p, type) && !type_is_dependent(p, type) ? underlying_type_of(p, type) : 0;
}

static bool has_dependent_argument(const struct parser *p, u32 arg)
{
	for (; arg; arg = il_template_arg(p->il, arg)->next) {
		const struct il_template_arg *record = il_template_arg(p->il, arg);

		if (record->is_dependent || record->is_pack_expansion || record->kind == tak_template ||
		    (record->type && type_is_dependent(p, record->type)))
			return true;
	}
	return false;
}

static bool has_dependent_qualifier(const struct parser *p, u32 qualifier)
{
	for (; qualifier; qualifier = il_name_qualifier(p->il, qualifier)->next) {
		il_any target = il_name_qualifier(p->il, qualifier)->target;

		if (!target || (il_any_kind(target) == IL_type && type_is_dependent(p, il_any_index(target))))
			return true;
	}
	return false;
}

/* Whether the type of an expression, or of anything in it, depends on template parameters or is not known [temp.dep.expr]. */
static bool is_open_expression(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);
	const struct il_variable *variable =
		il_variable(p->il, il_any_kind(record->target) == IL_variable ? il_any_index(record->target) : 0);
	u32 child;

	if (record->flags & exf_dependent || record->kind == enk_error || record->kind == enk_fold_expression ||
	    type_is_dependent(p, record->type) || type_is_dependent(p, record->type_operand) || type_is_dependent(p, variable->type) ||
	    has_dependent_argument(p, record->first_argument) || has_dependent_qualifier(p, record->qualifier) ||
	    stack_is_low(p->stack_bound))
		return true;
	for (child = record->first_operand; child; child = il_expr_node(p->il, child)->next)
		if (is_open_expression(p, child))
			return true;
	return false;
}

/* The type of an operand in a signature, 0 where it is kept; node: its expression. p is at the (. */
static u32 type_in_signature(struct parser *p, u32 node, bool is_decltype)
{
	u32 depth = p->template_depth, type;

	if (is_open_expression(p, node) || il_names_member_of_object(p->il, node)) /* as g++ keeps them */
		return 0;
	p->template_depth = 0;
	type = type_of_operand_here(p, is_decltype);
	p->template_depth = depth;
	return type ? type : p->error_type;
}

/* GNU: typeof *p x; */
static u32 type_of_unary_expression(struct parser *p)
{
	bool recording = p->recording;
	u8 evaluation = p->evaluation;
	u32 node;

	if (!may_nest(p))
		return p->error_type;
	p->recording = true;
	p->evaluation = evk_unevaluated;
	node = parse_cast_expression(p);
	p->recording = recording;
	p->evaluation = evaluation;
	return node && il_expr_node(p->il, node)->type ? il_expr_node(p->il, node)->type : p->error_type;
}

static struct operand_nest nest_of_operand(const struct parser *p)
{
	const struct operand_nest *around = &p->operand_nest;
	bool is_inside = p->at > around->first && p->at < around->end;

	return (struct operand_nest){ p->at, matching(p, p->at), is_inside ? around->depth + 1 : 1 };
}

static u32 type_of_text(struct parser *p, unsigned kind, u32 start)
{
	return type_by_text(p, kind == TOK_decltype ? trk_decltype : kind == TOK_typeof ? trk_typeof : trk_underlying_type, start, p->at);
}

/* decltype(…), typeof(…), __underlying_type(…) and traits that yield types. An operand is parsed for its type and again where it stands, in
 * bodies of lambdas in operands as often as that for each operand around: those far inside are not parsed. */
static u32 operand_type(struct parser *p)
{
	enum { MAX_DEPTH = 6 };
	unsigned kind = tok(p);
	u32 start = p->at, type, node;
	bool typed = p->typed_parameters, is_meant = kind == TOK_decltype && !p->spelling && is_read_for_meaning(p);
	const struct operand_nest around = p->operand_nest;

	if (kind == TOK_decltype && tok_ahead(p, 1) == TOK_LPAREN && tok_ahead(p, 2) == TOK_auto) {
		p->at += 3;
		accept(p, TOK_RPAREN);
		return p->decltype_auto_type;
	}
	if (kind == TOK_decltype && tok_ahead(p, 1) == TOK_LPAREN && tok_ahead(p, 2) == TOK_nullptr && tok_ahead(p, 3) == TOK_RPAREN) {
		p->at += 4;
		return p->nullptr_type;
	}
	advance(p);
	if (tok(p) != TOK_LPAREN)
		return kind == TOK_typeof ? type_of_unary_expression(p) : p->error_type;
	if (kind == TOK_decltype && !p->greater_ends)
		check_names_as_written(p, position(p), p->tokens[matching(p, p->at)].position);
	if (kind != TOK_decltype) {
		u32 at = p->at;

		advance(p);
		if (starts_type_id(p)) {
			type = parse_type_id(p);
			if (accept(p, TOK_RPAREN) && (type = kind == TOK_typeof ? type : known_underlying_type(p, type)))
				return type;
		}
		p->at = at;
	}
	p->operand_nest = nest_of_operand(p);
	if (p->operand_nest.depth > MAX_DEPTH && has_lambda(p, p->at + 1, p->operand_nest.end)) {
		p->operand_nest = around;
		skip_balanced(p);
		return type_of_text(p, kind, start);
	}
	type = kind == TOK_decltype && !p->spelling ? plain_decltype(p) : 0;
	p->typed_parameters = p->spelling;
	if (!type && is_meant) /* read once, unless it is not known */
		type = type_of_operand_here(p, true);
	node = type && is_meant ? 0 : record_operand(p);
	if (type && p->template_depth && node && is_open_expression(p, node))
		type = 0;
	if (!node) {
		check_lambdas_in_operand(p, p->at + 1, matching(p, p->at));
		record_scalars_made(p, p->at + 1, matching(p, p->at));
	}
	if (kind == TOK_decltype)
		expr_flag(p, node, exf_decltype_operand);
	if (!type && !is_meant && kind != TOK_underlying_type && !(p->spelling && node && !in_instance(p) && names_specialization(p, node)))
		type = p->spelling ? type_in_signature(p, node, kind == TOK_decltype) : type_of_operand_here(p, kind == TOK_decltype);
	p->typed_parameters = typed;
	p->operand_nest = around;
	skip_balanced(p);
	if (!type) {
		type = type_of_text(p, kind, start);
		keep_expression(p, type, node);
	}
	return type;
}

u32 parse_decltype(struct parser *p) { return operand_type(p); }

/* ---- the sequence ---- */

/* A specifier that may stand once [dcl.spec]/1. */
static void add_flag(struct parser *p, struct specifiers *s, u32 flag)
{
	if (s->flags & flag && is_compiled_once(p))
		report_error(p, flag == SPEC_THREAD_LOCAL ? p->tokens[p->at + 1].position : position(p), DIAG_duplicate_specifier);
	s->flags |= flag;
}

/* constexpr, consteval or constinit [dcl.spec]/2: of several the first one counts. */
static void add_constant_flag(struct parser *p, struct specifiers *s, u32 flag)
{
	const u32 any = SPEC_CONSTEXPR | SPEC_CONSTEVAL | SPEC_CONSTINIT;

	if (!(s->flags & any & ~flag))
		add_flag(p, s, flag);
	else if (is_compiled_once(p))
		report_error(p, position(p), DIAG_several_constant_specifiers);
}

/* virtual and constexpr together, the second one at p, are C++20's. */
static void check_virtual(struct parser *p, const struct specifiers *s, u32 other)
{
	if (s->flags & other && is_before_cxx20(p) && is_compiled_once(p))
		report_error(p, position(p), DIAG_constexpr_virtual);
}

/* [dcl.stc]/1 */
static void add_storage(struct parser *p, struct specifiers *s, u8 storage)
{
	if (s->storage && is_compiled_once(p))
		report_error(p, position(p), DIAG_several_storage_classes);
	s->storage = storage;
}

static bool flag_specifier(struct parser *p, struct specifiers *s)
{
	switch (tok(p)) {
	case TOK_typedef:
		add_storage(p, s, sc_typedef);
		s->flags |= SPEC_TYPEDEF;
		break;
	case TOK_friend: add_flag(p, s, SPEC_FRIEND); break;
	case TOK_inline: add_flag(p, s, SPEC_INLINE); break;
	case TOK_virtual:
		check_virtual(p, s, SPEC_CONSTEXPR);
		s->flags |= SPEC_VIRTUAL;
		break;
	case TOK_constexpr:
		check_virtual(p, s, SPEC_VIRTUAL);
		add_constant_flag(p, s, SPEC_CONSTEXPR);
		break;
	case TOK_consteval: add_constant_flag(p, s, SPEC_CONSTEVAL); break;
	case TOK_constinit: add_constant_flag(p, s, SPEC_CONSTINIT); break;
	case TOK_thread:
	case TOK_thread_local: add_flag(p, s, SPEC_THREAD_LOCAL); break;
	case TOK_static: add_storage(p, s, sc_static); break;
	case TOK_extern: add_storage(p, s, sc_extern); break;
	case TOK_register: add_storage(p, s, sc_register); break;
	case TOK_mutable: add_storage(p, s, sc_mutable); break;
	case TOK_extension: break;
	case TOK_explicit:
		add_flag(p, s, SPEC_EXPLICIT);
		if (tok_ahead(p, 1) == TOK_LPAREN) {
			s->flags |= SPEC_EXPLICIT_CONDITION;
			if (is_as_written(p) && is_before_cxx20(p))
				report_warning(p, position(p), DIAG_explicit_condition);
			advance(p);
			skip_balanced(p);
			return true;
		}
		break;
	default: return false;
	}
	advance(p);
	return true;
}

bool parse_cv_qualifier(struct parser *p, u32 *cv)
{
	u32 qualifier = 0;

	switch (tok(p)) {
	case TOK_const: qualifier = tyf_const; break;
	case TOK_volatile: qualifier = tyf_volatile; break;
	case TOK_restrict: qualifier = tyf_restrict; break;
	case TOK_atomic: break;
	default: return false;
	}
	if (*cv & qualifier && is_compiled_once(p))
		diag_report(p->diag, DIAG_duplicate_qualifier, position(p));
	*cv |= qualifier;
	advance(p);
	return true;
}

/* One type specifier; false when the current token is none. */
static bool type_specifier(struct parser *p, struct specifiers *s, struct simple_type *simple, enum declaration_context context,
                           const struct template_heads *heads)
{
	if (!s->type && parse_simple_type_word(p, simple))
		return true;
	if (s->type)
		return (s->type != p->error_type || context == CONTEXT_PARAMETER) && parse_word_behind_type(p, simple, s->type);
	if (simple->seen)
		return false;
	switch (tok(p)) {
	case TOK_auto:
		s->type = context == CONTEXT_PARAMETER ? invented_parameter(p) : 0;
		advance(p);
		if (s->type)
			return true;
		s->type = p->auto_type;
		s->flags |= SPEC_AUTO;
		return true;
	case TOK_decltype:
		if (tok_ahead(p, 1) == TOK_LPAREN && p->tokens[matching(p, p->at + 1) + 1].kind == TOK_SCOPE)
			return named_type_specifier(p, s, context);
		s->type = operand_type(p);
		return true;
	case TOK_typeof:
	case TOK_underlying_type: s->type = operand_type(p); return true;
	case TOK_class:
	case TOK_struct:
	case TOK_union: parse_class_specifier(p, s, context, heads); return true;
	case TOK_enum: parse_enum_specifier(p, s, context, heads); return true;
	case TOK_IDENTIFIER:
		if (tok_ahead(p, 1) == TOK_LPAREN && !strncmp(ident_text(p, tok_ident(p)), "__", 2) &&
		    lookup_unqualified(p, tok_ident(p), LOOKUP_ANY).class == NAME_NOT_FOUND && context == CONTEXT_TYPE_ID &&
		    !strncmp(ident_text(p, tok_ident(p)), "__remove_", 9)) { /* a trait that yields a type */
			u32 start = p->at;

			advance(p);
			skip_balanced(p);
			s->type = type_by_text(p, trk_builtin_trait, start, p->at);
			return true;
		}
		return named_type_specifier(p, s, context);
	case TOK_SCOPE:
	case TOK_typename: return named_type_specifier(p, s, context);
	default: return false;
	}
}

/* After struct S { … } another type: the ; between them is missing. */
static bool second_type(const struct parser *p, const struct specifiers *s)
{
	return s->flags & SPEC_DEFINES_TYPE &&
	       (is_simple_type_word(tok(p)) || tok(p) == TOK_class || tok(p) == TOK_struct || tok(p) == TOK_union || tok(p) == TOK_enum);
}

/* Those after the } of a class or enumeration are its own too [GNU: Type Attributes]. */
static void specifier_attributes(struct parser *p, struct specifiers *s)
{
	u32 last = s->last_attribute, info = s->flags & SPEC_DEFINES_TYPE ? il_type(p->il, s->type)->class_info : 0;

	parse_attributes(p, &s->first_attribute, &s->last_attribute, false);
	if (info && !il_class_info(p->il, info)->trailing_attribute)
		il_class_info(p->il, info)->trailing_attribute = last ? il_attribute(p->il, last)->next : s->first_attribute;
}

/* A pragma may stand anywhere, also where specifiers go on behind it. */
static bool pragma_between(struct parser *p, const struct specifiers *s)
{
	if (tok(p) != TOK_PRAGMA || position(p) == s->begin)
		return false;
	parse_pragma(p);
	return true;
}

/* Where a qualified name is a type without typename [temp.res], since C++20: the specifiers of a member and of its parameters. */
static bool is_type_only_context(const struct parser *p, enum declaration_context context)
{
	return !is_before_cxx20(p) &&
	       (context == CONTEXT_CLASS || (context == CONTEXT_PARAMETER && p->scopes.at[p->scope].kind == sck_class_struct_union));
}

void parse_specifiers(struct parser *p, struct specifiers *s, enum declaration_context context, const struct template_heads *heads)
{
	struct simple_type simple = { 0 };
	u32 cv = 0, first, errors = p->errors;

	memset(s, 0, sizeof *s);
	s->is_type_only = p->type_only || is_type_only_context(p, context);
	p->type_only = false;
	s->begin = first = position(p);
	for (;;) {
		if (at_attribute(p)) {
			bool leading = first == position(p);

			specifier_attributes(p, s);
			first = leading ? position(p) : first;
		} else if (second_type(p, s) || (!flag_specifier(p, s) && !parse_cv_qualifier(p, &cv) &&
		                                 !type_specifier(p, s, &simple, context, heads) && !pragma_between(p, s)))
			break;
	}
	s->type_begin = first;
	if (s->type && (context == CONTEXT_BLOCK || context == CONTEXT_CONDITION || context == CONTEXT_FOR_INIT))
		check_vector_in_device_code(p, s->type, first);
	if (simple.seen)
		s->type = simple_type(p, &simple, first);
	s->is_wrong = p->errors > errors && s->type == p->error_type;
	if (s->type && cv)
		s->type = type_qualified(p, s->type, restrict_for_pointers(p, s, cv));
	if (!s->type && s->flags & SPEC_AUTO)
		s->type = p->auto_type;
	if ((!s->type || s->is_wrong) && cv & tyf_const)
		s->flags |= SPEC_CONST;
	s->end = end_of_last(p);
	if (s->end < s->begin)
		s->end = s->begin;
}

/* ---- type-ids ---- */

u32 parse_type_specifier_seq(struct parser *p)
{
	struct specifiers s;

	p->type_only = true;
	parse_specifiers(p, &s, CONTEXT_TYPE_ID, NULL);
	check_specifiers_of_type_id(p, &s);
	check_vector_in_device_code(p, s.type, s.type_begin);
	return parse_pointer_operators(p, s.type ? s.type : p->error_type); /* conversion-declarator, new-declarator */
}

/* A type-id with its specifiers; 0 when there is no type. */
static u32 try_type_id(struct parser *p, struct specifiers *s, u32 *attributes)
{
	struct declarator d = { 0 };

	*attributes = 0;
	memset(s, 0, sizeof *s);
	if (!may_nest(p))
		return 0;
	parse_specifiers(p, s, CONTEXT_TYPE_ID, NULL);
	if (!s->type)
		return 0;
	check_specifiers_of_type_id(p, s);
	check_vector_in_device_code(p, s->type, s->type_begin);
	s->type = attributed_type(p, s->type, s->first_attribute, p->scope);
	parse_declarator(p, s, &d, true, CONTEXT_TYPE_ID);
	*attributes = d.first_attribute || s->first_attribute ? joined_attributes(p, s->first_attribute, d.first_attribute) : 0;
	return d.type ? attributed_type(p, d.type, d.first_attribute, p->scope) : 0;
}

/* may_deduce: the type may have auto in it. GNU: *attributes becomes those in it. */
static u32 type_id_with_attributes(struct parser *p, bool may_deduce, u32 *attributes)
{
	struct specifiers s;
	u32 type = try_type_id(p, &s, attributes);

	if (s.deduced_template && check_template_has_arguments(p, s.deduced_template, s.template_begin))
		return p->error_type;
	if (!may_deduce && check_auto_in_type(p, &s, type))
		return p->error_type;
	check_typename(p, &s.untyped);
	return type ? type : p->error_type;
}

static u32 type_id(struct parser *p, bool may_deduce)
{
	u32 attributes, type = type_id_with_attributes(p, may_deduce, &attributes);

	report_stray_attributes(p, attributes);
	return type;
}

u32 parse_type_id(struct parser *p) { return type_id(p, false); }

u32 parse_attributed_type_id(struct parser *p, u32 *attributes) { return type_id_with_attributes(p, false, attributes); }

static u32 type_only_id(struct parser *p, bool may_deduce)
{
	u32 type;

	p->type_only = true;
	type = type_id(p, may_deduce);
	p->type_only = false; /* where nothing can be nested more deeply */
	return type;
}

u32 parse_type_only_id(struct parser *p) { return type_only_id(p, false); }

u32 parse_return_type_id(struct parser *p)
{
	return skip_undefined_type(p) || skip_name_of_no_type(p) ? p->error_type : type_only_id(p, true);
}

u32 parse_required_type_id(struct parser *p)
{
	return skip_undefined_type(p) || skip_name_of_no_type(p) ? p->error_type : parse_type_only_id(p);
}

u32 parse_aliased_type_id(struct parser *p, u32 *attributes)
{
	u32 type;

	if (skip_undefined_type(p) || skip_name_of_no_type(p))
		return p->error_type;
	p->type_only = true;
	type = type_id_with_attributes(p, false, attributes);
	p->type_only = false;
	return type;
}

u32 parse_operand_type_id(struct parser *p, bool is_allocated)
{
	struct specifiers s;
	u32 attributes, type = try_type_id(p, &s, &attributes);

	if (!is_allocated)
		report_stray_attributes(p, attributes);
	if (!is_allocated && s.deduced_template && check_template_has_arguments(p, s.deduced_template, s.template_begin))
		return p->error_type;
	if (!is_allocated && check_auto_in_type(p, &s, type))
		return p->error_type;
	return type ? type : p->error_type;
}

/* Tokens that begin no type-id, cheaply. */
static bool cannot_start_type(const struct parser *p)
{
	switch (tok(p)) {
	case TOK_IDENTIFIER:
	case TOK_SCOPE:
	case TOK_attribute:
	case TOK_LBRACKET: return false;
	default: return tok(p) < TOK_FIRST_KEYWORD;
	}
}

u8 *memo(struct parser *p)
{
	if (!p->memo)
		p->memo = xcalloc(p->lexed.tokens.count, 1);
	return &p->memo[p->at];
}

void forget_memo(struct parser *p, u32 first, u32 end)
{
	if (p->memo && first < end)
		memset(p->memo + first, 0, end - first);
}

/* The same without a word about it; 0 also where what seemed to be parameters are none. */
static u32 tentative_type_id(struct parser *p, struct specifiers *s)
{
	bool tentative = p->tentative, no_parameters = p->no_parameters;
	u32 type;

	p->tentative = true;
	p->no_parameters = false;
	type = try_type_id(p, s, &(u32){ 0 });
	if (p->no_parameters)
		type = 0;
	p->no_parameters = no_parameters;
	p->tentative = tentative;
	return type;
}

/* The template of a class whose injected-class-name is the token before p; 0: something else is. */
static u32 template_of_bare_name(const struct parser *p, u32 type)
{
	const struct token *last = &p->tokens[p->at - 1];

	return last->kind == TOK_IDENTIFIER && il_type(p->il, type)->name == p->lexed.identifiers.at[last->value].name ?
	               template_behind_type(p, type) :
	               0;
}

/* Whether there may be template arguments or lambdas among the tokens from first to p, which are read for what is in them. */
static bool has_inner_parts(const struct parser *p, u32 first)
{
	u32 at = first;

	while (at < p->at && p->tokens[at].kind != TOK_LESS && !begins_lambda(p, at, first))
		at++;
	return at < p->at;
}

static void take_type(const struct parser *p, struct il_template_arg *arg, u32 type)
{
	arg->kind = tak_type;
	arg->type = type;
	arg->template = template_of_bare_name(p, type);
}

bool parse_type_argument(struct parser *p, struct il_template_arg *arg)
{
	u32 start = p->at, closed_names = p->closed_names, type;
	bool saved = p->tentative;
	struct specifiers s;
	u8 *known = memo(p);

	if (*known & MEMO_NO_TYPE || cannot_start_type(p))
		return false;
	if (!saved && is_compiled_once(p) && *known & MEMO_TYPE_OF_LIST) { /* seen by the argument around */
		take_type(p, arg, parse_type_id(p));
		return true;
	}
	type = tentative_type_id(p, &s);
	if (type && (tok(p) == TOK_COMMA || tok(p) == TOK_GREATER || tok(p) == TOK_ELLIPSIS || lacks_greater(p))) {
		bool is_parsed_again = !s.deduced_template && (has_inner_parts(p, start) || p->closed_names > closed_names);

		if (is_parsed_again)
			*known |= MEMO_TYPE | MEMO_TYPE_OF_LIST;
		if (!saved && !s.deduced_template && (p->spelling || (is_parsed_again && is_compiled_once(p)))) { /* with what is in it */
			check_lambdas_in_argument(p, start, p->at);
			p->at = start;
			type = parse_type_id(p);
		} else if (!saved) {
			check_vector_in_device_code(p, s.type, s.type_begin);
			check_packs_in_argument(p, start);
			record_scalars_in_type(p, start);
			if (check_auto_in_type(p, &s, type))
				type = p->error_type;
		}
		take_type(p, arg, type);
		if (s.deduced_template) {
			arg->kind = tak_template;
			arg->type = 0;
			arg->template = s.deduced_template;
		}
		return true;
	}
	p->at = start;
	*known |= MEMO_NO_TYPE;
	return false;
}

bool starts_type_id(struct parser *p)
{
	struct specifiers s;
	u32 start = p->at, type;
	u8 *known = memo(p);

	if (!(*known & (MEMO_TYPE | MEMO_NO_TYPE))) {
		if (cannot_start_type(p))
			return false;
		type = tentative_type_id(p, &s);
		*known |= type && (tok(p) == TOK_RPAREN || tok(p) == TOK_COMMA || tok(p) == TOK_GREATER || tok(p) == TOK_ELLIPSIS) ?
		                  MEMO_TYPE | (tok(p) == TOK_RPAREN ? 0 : MEMO_TYPE_OF_LIST) :
		                  MEMO_NO_TYPE;
		p->at = start;
	}
	return *known & MEMO_TYPE;
}

/* ---- declaration or expression ---- */

static bool name_is_type(struct parser *p)
{
	struct specifiers s = { .begin = position(p) };
	u32 start = p->at;
	bool saved = p->tentative, result;

	p->tentative = true;
	result = named_type_specifier(p, &s, CONTEXT_BLOCK);
	p->tentative = saved;
	p->at = start;
	return result;
}

bool starts_specifier(struct parser *p)
{
	switch (tok(p)) {
	case TOK_IDENTIFIER:
	case TOK_SCOPE: return name_is_type(p);
	case TOK_typename:
	case TOK_decltype:
	case TOK_typeof:
	case TOK_underlying_type:
	case TOK_auto:
	case TOK_bool:
	case TOK_char:
	case TOK_wchar_t:
	case TOK_char8_t:
	case TOK_char16_t:
	case TOK_char32_t:
	case TOK_int:
	case TOK_float:
	case TOK_double:
	case TOK_int128:
	case TOK_float128:
	case TOK_float128_t:
	case TOK_float16_t:
	case TOK_float32_t:
	case TOK_float64_t:
	case TOK_float32x_t:
	case TOK_float64x_t:
	case TOK_bf16:
	case TOK_void:
	case TOK_short:
	case TOK_long:
	case TOK_signed:
	case TOK_unsigned:
	case TOK_complex:
	case TOK_class:
	case TOK_struct:
	case TOK_union:
	case TOK_enum:
	case TOK_typedef:
	case TOK_friend:
	case TOK_inline:
	case TOK_virtual:
	case TOK_constexpr:
	case TOK_consteval:
	case TOK_constinit:
	case TOK_thread:
	case TOK_thread_local:
	case TOK_static:
	case TOK_extern:
	case TOK_register:
	case TOK_mutable:
	case TOK_explicit:
	case TOK_const:
	case TOK_volatile:
	case TOK_restrict:
	case TOK_atomic:
	case TOK_attribute:
	case TOK_alignas:
	case TOK_declspec:
	case TOK_noinline:
	case TOK_nv_register_params: return true;
	case TOK_LBRACKET: return tok_ahead(p, 1) == TOK_LBRACKET;
	default: return false;
	}
}

/* After specifiers: whether a declarator and what may follow it come next. p->at is moved. */
static bool declarator_follows(struct parser *p, const struct specifiers *s)
{
	struct declarator d;
	bool parenthesized;

	if (tok(p) == TOK_SEMICOLON)
		return s->flags & (SPEC_DEFINES_TYPE | SPEC_ELABORATED_ONLY);
	if (tok(p) == TOK_LBRACKET || tok(p) == TOK_AND || tok(p) == TOK_LOGICAL_AND) { /* auto [a, b] = … */
		u32 at = p->at + (tok(p) != TOK_LBRACKET);

		if (p->tokens[at].kind == TOK_LBRACKET && s->flags & SPEC_AUTO)
			return true;
	}
	parenthesized = tok(p) == TOK_LPAREN;
	parse_declarator(p, s, &d, false, CONTEXT_BLOCK);
	if (d.id.kind == ID_NONE || (parenthesized && d.id.qualifier.present)) /* T (N::x) declares nothing in a block */
		return false;
	switch (tok(p)) {
	case TOK_SEMICOLON:
	case TOK_COMMA:
	case TOK_ASSIGN:
	case TOK_LBRACE:
	case TOK_COLON:
	case TOK_RPAREN:
	case TOK_asm:
	case TOK_attribute: return true;
	case TOK_LPAREN: /* a parenthesized initializer */ return true;
	default: /* T x y: something is missing, but no expression begins like that */ return !parenthesized;
	}
}

static bool declaration_ahead(struct parser *p)
{
	u32 start = p->at;
	bool saved = p->tentative, recording = p->recording, result;
	struct specifiers s;

	p->tentative = true;
	p->recording = false;
	parse_specifiers(p, &s, CONTEXT_BLOCK, NULL);
	result = s.type && declarator_follows(p, &s);
	p->recording = recording;
	p->tentative = saved;
	p->at = start;
	return result;
}

bool starts_declaration(struct parser *p)
{
	switch (tok(p)) {
	case TOK_using:
	case TOK_static_assert:
	case TOK_typedef:
	case TOK_static:
	case TOK_extern:
	case TOK_constexpr:
	case TOK_namespace:
	case TOK_template:
	case TOK_class:
	case TOK_struct:
	case TOK_union:
	case TOK_enum:
	case TOK_inline:
	case TOK_const:
	case TOK_volatile:
	case TOK_register:
	case TOK_thread_local:
	case TOK_constinit:
	case TOK_thread:
	case TOK_friend:
	case TOK_attribute:
	case TOK_alignas:
	case TOK_auto:
	case TOK_consteval: return true;
	case TOK_asm: return false;
	case TOK_typename:
		if (begins_with_typename_of_nothing(p))
			return false;
		break;
	case TOK_IDENTIFIER:
	case TOK_SCOPE:
		if (tok_ahead(p, 1) == TOK_COLON || begins_with_unknown_qualifier(p, p->at)) /* the first: a label */
			return false;
		break;
	default:
		if (is_simple_type_word(tok(p)) && tok_ahead(p, 1) != TOK_LPAREN && tok_ahead(p, 1) != TOK_LBRACE)
			return true;
		break;
	}
	if (tok(p) != TOK_extension && !starts_specifier(p))
		return false;
	return declaration_ahead(p);
}

/* type(…), as a condition an expression, unless an initializer or more of a declarator follows. */
static bool is_functional_cast(const struct parser *p)
{
	static const u16 with_operand[] = { TOK_attribute, TOK_alignas, TOK_decltype, TOK_typeof, TOK_underlying_type, TOK_atomic };
	unsigned after, i;

	for (i = 0; i < COUNT_OF(with_operand); i++)
		if (tok(p) == with_operand[i])
			return false;
	if (tok_ahead(p, 1) != TOK_LPAREN)
		return false;
	after = p->tokens[matching(p, p->at + 1) + 1].kind;
	return after != TOK_ASSIGN && after != TOK_LBRACE && after != TOK_LBRACKET && after != TOK_LPAREN;
}

bool starts_condition_declaration(struct parser *p)
{
	return !begins_with_typename_of_nothing(p) && !begins_with_unknown_qualifier(p, p->at) && starts_specifier(p) &&
	       !is_functional_cast(p) && declaration_ahead(p);
}
