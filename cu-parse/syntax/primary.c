/* Primary expressions, functional and named casts, typeid, builtins [expr.prim] [expr.type.conv] [expr.static.cast]. */
#include "../constants/function_names.h"
#include "../typing/access.h"
#include "../typing/invalid.h"
#include "expr.h"
#include "simple_type.h"
#include "../templates/instantiate.h"
#include "../typing/typing.h"

#include <ctype.h>
#include <stdio.h>

/* ---- names ---- */

static enum il_expr_node_kind kind_of_name(enum name_class class)
{
	switch (class) {
	case NAME_VARIABLE: return enk_variable;
	case NAME_FIELD: return enk_field;
	case NAME_ROUTINE: return enk_routine;
	case NAME_FUNCTION_TEMPLATE:
	case NAME_VARIABLE_TEMPLATE:
	case NAME_TYPE_TEMPLATE: return enk_template_name;
	case NAME_CONCEPT: return enk_concept_id;
	case NAME_TYPE: return enk_type_operand;
	default: return enk_error;
	}
}

/* Whether a name stands in parameters before it, or in those whose declarator goes on with it, which are not bound. */
static bool may_name_parameter(const struct parser *p, const struct id_expression *id)
{
	u32 first = p->unbound_parameters ? p->unbound_parameters : p->unbound_from;

	for (; first && p->tokens[first].position < id->name_begin; first++)
		if (p->tokens[first].kind == TOK_IDENTIFIER && p->tokens[first].value == id->ident)
			return true;
	return false;
}

/* Whether we can be sure that nothing declares the name around here: an ordinary name in ordinary code. */
static bool certainly_undefined(const struct parser *p, const struct id_expression *id)
{
	return id->found.class == NAME_NOT_FOUND && id->kind == ID_IDENTIFIER && !id->qualifier.present &&
	       (!id->has_args || !is_before_cxx20(p)) && p->in_user_file && (p->routine || p->names_parameters || recording(p)) &&
	       !in_instance(p) && !may_be_builtin(ident_text(p, id->ident)) &&
	       (p->evaluation != evk_unevaluated || !may_name_parameter(p, id));
}

/* A call or launch may find it through its arguments [basic.lookup.argdep]. */
static void undefined_name(struct parser *p, const struct id_expression *id, u32 node)
{
	if (tok(p) == TOK_LPAREN || tok(p) == TOK_LAUNCH)
		note_undefined_callee(p, node);
	else if (!diag_was_said(p->diag, DIAG_undefined_identifier, id->name_begin))
		report_undefined(p, id->name_begin, id->ident, node);
}

u32 instance_of_variable_template(struct parser *p, const struct id_expression *id)
{
	u32 template = il_any_index(id->found.entity), variable;

	if (id->found.class != NAME_VARIABLE_TEMPLATE || !id->has_args || id->args.dependent || p->tentative || !recording(p) ||
	    il_any_kind(il_template(p->il, template)->prototype) != IL_variable)
		return 0;
	if (!check_constraints(p, template, &id->args))
		return 0;
	variable = specialize_variable(p, template, &id->args);
	require_variable(p, variable, id->begin);
	return variable;
}

/* Behind a single &. */
static bool after_ampersand(const struct parser *p, u32 at)
{
	const char *source = p->il->source;

	while (at && isspace((unsigned char)source[at - 1]))
		at--;
	return at > 1 && source[at - 1] == '&' && source[at - 2] != '&';
}

/* Whether the name that ends before p is that of what is called or launched, perhaps in parentheses. */
static bool is_called(const struct parser *p)
{
	u32 at = p->at;

	while (p->tokens[at].kind == TOK_RPAREN)
		at++;
	return p->tokens[at].kind == TOK_LPAREN || p->tokens[at].kind == TOK_LAUNCH;
}

/* Whether the address or size of a name is asked for, perhaps in parentheses. */
static bool is_operand_of_prefix(const struct parser *p, u32 begin)
{
	u32 at = token_at(p, begin);

	while (at > 1 && p->tokens[at - 1].kind == TOK_LPAREN)
		at--;
	return at && (p->tokens[at - 1].kind == TOK_AND || p->tokens[at - 1].kind == TOK_sizeof);
}

/* Of one of several functions that is not known before the call. &S::m is a pointer to a member. */
static bool is_member_of_this(const struct parser *p, const struct id_expression *id, const struct il_expr_node *name)
{
	bool alone = name->kind == enk_routine && !p->symbols.at[id->found.symbol].next;

	if (name->kind != enk_field && !alone)
		return false;
	return alone ? is_called(p) : !id->qualifier.present || !after_ampersand(p, id->begin);
}

/* Whether it was said of a name that nothing declares it: no arguments find it either. */
static bool is_bound_to_nothing(const struct id_expression *id) { return il_any_kind(id->found.entity) == IL_expr_node; }

u32 name_node(struct parser *p, const struct id_expression *id)
{
	bool fits = id->found.class != NAME_VARIABLE_TEMPLATE || !id->has_args ||
	            check_template_arguments(p, il_any_index(id->found.entity), &id->args);
	u32 instance = fits ? instance_of_variable_template(p, id) : 0;
	bool is_known = (!id->has_args || check_arguments_exist(p, id, NULL, CONTEXT_BLOCK)) && !check_ambiguous_name(p, id);
	u32 node = expr_new(p, !is_known ? enk_error : instance ? enk_variable : kind_of_name(id->found.class), id->begin);
	struct il_expr_node *record;
	enum named_as as;
	u32 errors = p->errors;
	bool is_wrong;

	if (!node)
		return 0;
	if (lacks_name(p, &id->qualifier, &id->found))
		substitution_fails(p);
	check_arguments_in_qualifier(p, id);
	report_missing_name(p, id);
	is_wrong = p->errors > errors;
	check_no_namespace(p, id);
	record = il_expr_node(p->il, node);
	record->target = instance ? il_any_of(IL_variable, instance) : record->kind == enk_error ? 0 : id->found.entity;
	record->name = p->lexed.identifiers.at[id->ident].name;
	record->qualifier = id->qualifier.first;
	record->first_argument = id->has_args ? id->args.first : 0;
	if (p->spelling && id->kind == ID_CONVERSION)
		record->type_operand = id->type;
	record->flags |=
		(id->qualifier.present ? exf_qualified_name : 0) | (id->has_args ? exf_template_id : 0) |
		(record->kind == enk_error ? exf_unresolved : 0) | (id->qualifier.global ? exf_global_scope : 0) |
		((id->found.class == NAME_UNKNOWN && !is_bound_to_nothing(id) && !id->qualifier.missing && !is_wrong) ||
	                         (id->qualifier.type && (uses_pattern(p, id->qualifier.type) || is_open_class(p, id->qualifier.type))) ||
	                         (id->has_args && id->args.dependent && p->template_depth) ?
	                 exf_dependent :
	                 0);
	record->flags |= is_bound_to_nothing(id) ? exf_parenthesized : 0;
	if (id->found.class == NAME_VARIABLE_TEMPLATE)
		require_access(p, &id->qualifier, &id->found);
	as = !(id->qualifier.type && is_open_class(p, id->qualifier.type)) && check_own_initializer(p, record->target, id->begin) ?
	             NAMED_ERROR :
	             note_reference(p, &id->found);
	if (as == NAMED_CONSTANT_REFERENCE)
		expr_flag(p, node, exf_constant_reference);
	check_old_for_scope(p, id);
	note_overload_set(p, node, id->found.symbol);
	check_member_access(p, record->target, id->qualifier.type, id->name_begin);
	errors = p->errors;
	if (!after_ampersand(p, id->begin))
		check_member_has_object(p, record->target, id->name_begin);
	if (p->errors == errors && is_member_of_this(p, id, record))
		note_member_of_this(p, record->target, record->kind == enk_field ? id->name_begin : id->begin);
	if (p->errors > errors || !fits)
		as = NAMED_ERROR;
	if (is_known && id->has_args && id->found.class == NAME_FUNCTION_TEMPLATE && !p->symbols.at[id->found.symbol].next &&
	    !check_values_of_function_template(p, il_any_index(id->found.entity), id->args.first))
		expr_flag(p, node, exf_unresolved);
	if (certainly_undefined(p, id))
		undefined_name(p, id, node);
	expr_end(p, node);
	if (as == NAMED_ERROR)
		il_expr_node(p->il, node)->type = p->error_type;
	if (as == NAMED_VALUE) {
		u32 type = type_strip(p, il_expr_node(p->il, node)->type, NULL);

		il_expr_node(p->il, node)->value_category = vc_prvalue;
		if (!is_class_type(p, type)) /* [expr.type]/2 */
			il_expr_node(p->il, node)->type = type;
	}
	return id->found.class == NAME_ROUTINE && !(id->kind == ID_CONVERSION && type_is_dependent(p, id->type)) && !is_called(p) &&
	                       !is_operand_of_prefix(p, id->begin) ?
	               check_uncalled_member(p, node) :
	               node;
}

/* ---- types as functions: T(…) T{…} [expr.type.conv] ---- */

/* Whether a token is in the parentheses of a builtin, which may take types. */
static bool is_in_builtin_call(const struct parser *p, u32 at)
{
	u32 depth = 1;

	while (depth && at) {
		unsigned kind = p->tokens[--at].kind;

		if (kind == TOK_SEMICOLON || kind == TOK_LBRACE || kind == TOK_RBRACE)
			return false;
		depth += (kind == TOK_RPAREN) - (kind == TOK_LPAREN);
	}
	return at && p->tokens[at - 1].kind == TOK_IDENTIFIER && may_be_builtin(ident_text(p, p->tokens[at - 1].value));
}

/* Whether it was said of a name between a token and p that nothing declares it. */
static bool names_undefined(const struct parser *p, u32 at)
{
	for (; at < p->at; at++)
		if (diag_was_said(p->diag, DIAG_undefined_identifier, p->tokens[at].position))
			return true;
	return false;
}

/* A type where an operand is wanted; false: it may be one. */
static bool is_no_operand(struct parser *p, u32 begin, u32 type)
{
	u32 at = token_at(p, begin);

	if (!in_code(p) || in_instance(p) || type == p->error_type || at == p->unknown_name_end + 1 || is_in_builtin_call(p, at) ||
	    (is_in_template(p) && names_undefined(p, at))) /* there it depends on what is wrong */
		return false;
	report_error(p, begin, DIAG_type_not_allowed);
	if (p->tokens[p->at - 1].kind == TOK_IDENTIFIER) /* behind what was said of the arguments in front of it */
		diag_move(p->diag, p->tokens[p->at - 1].position);
	p->doubt = 0; /* what follows is read as the reference does */
	return true;
}

u32 type_with_bound(struct parser *p, u32 type)
{
	u32 cv = 0, bare = type_strip(p, type, &cv);
	struct array_bound bound = bound_of(il_type(p->il, bare));

	if (il_type(p->il, bare)->kind != tk_array || !(il_type(p->il, bare)->flags & tyf_unknown_bound))
		return type;
	bound.count = bound_from_initializer(p, il_type(p->il, bare)->type);
	bound.flags = 0;
	return bound.count ? type_qualified(p, type_array(p, il_type(p->il, bare)->type, &bound), cv) : type;
}

/* The same in a substitution, where a qualified name turns out to mean a type; that of a type requirement has typename before it. */
static bool names_type_as_operand(const struct parser *p, u32 begin, u32 type)
{
	u32 at = token_at(p, begin);

	return p->failure && !p->tentative && type != p->error_type && p->tokens[at].kind != TOK_typename && !is_in_builtin_call(p, at);
}

/* Whether a type certainly is one whose objects are made of one value. */
static bool takes_one_value(struct parser *p, u32 type)
{
	u8 kind = il_type(p->il, type_strip(p, type, NULL))->kind;

	return is_as_written(p) && !p->tentative && is_known_type(p, type) &&
	       (kind == tk_void || kind == tk_integer || kind == tk_float || kind == tk_pointer);
}

/* That value in its parentheses. */
static void parse_one_value(struct parser *p, u32 node)
{
	u32 close = matching(p, p->at), last = 0, around = stop_at(p, STOP_RPAREN);
	struct brackets saved = enter_brackets(p);

	advance(p);
	if (tok(p) != TOK_RPAREN || at_inserted(p))
		expr_append_list(p, node, parse_list_element(p), &last);
	p->stops = around & ~(u32)STOP_COMMA; /* more values are passed over */
	leave_brackets(p, saved);
	close_list(p, close);
	p->stops = around;
}

static u32 functional_cast(struct parser *p, u32 begin, u32 type)
{
	u32 node, last = 0;

	if (tok(p) != TOK_LPAREN && tok(p) != TOK_LBRACE) {
		bool is_wrong = is_no_operand(p, begin, type);

		if (names_type_as_operand(p, begin, type))
			substitution_fails(p);
		node = expr_new(p, is_wrong ? enk_error : enk_type_operand, begin);
		expr_type(p, node, is_wrong ? p->error_type : type);
		return expr_end(p, node);
	}
	node = expr_new_operation(p, eok_functional_cast, begin);
	expr_type(p, node, node ? type_with_bound(p, type) : type);
	if (tok(p) == TOK_LBRACE)
		expr_flag(p, node, exf_braced);
	if (tok(p) == TOK_LPAREN && takes_one_value(p, type))
		parse_one_value(p, node);
	else
		parse_initializer_arguments(p, node, &last);
	return expr_end(p, node);
}

/* typename and a type that is nothing. */
static u32 cast_to_nothing(struct parser *p, u32 begin)
{
	if (tok(p) != TOK_LPAREN && tok(p) != TOK_LBRACE) {
		report_error(p, begin, DIAG_type_not_allowed);
		diag_move(p->diag, p->tokens[p->at - 1].position); /* behind what was said of the type */
	}
	return functional_cast(p, begin, p->error_type);
}

/* A simple-type-specifier or typename-specifier that begins an expression. */
static u32 functional_type(struct parser *p)
{
	struct specifiers s;
	u32 begin = position(p), start = p->at, errors = p->errors, node;

	if (in_code(p) && skip_typename_of_nothing(p))
		return cast_to_nothing(p, begin);
	parse_specifiers(p, &s, CONTEXT_TYPE_ID, NULL);
	if (!s.type || p->at == start)
		return 0;
	node = functional_cast(p, begin, s.type);
	if (p->errors > errors && il_expr_node(p->il, node)->kind == enk_error && is_simple_type_word(p->tokens[start].kind))
		p->at = start + 1; /* more words are none of an operand */
	return node;
}

/* ---- builtins ---- */

static bool is_declared_somewhere(const struct parser *p, u32 ident)
{
	return p->lexed.identifiers.at[ident].flags & (IDF_DECLARED | IDF_BEFRIENDED);
}

/* Also of functions that only some compiler has; but argument-dependent lookup finds what is declared anywhere, as a friend. */
static bool is_builtin_name(struct parser *p)
{
	const char *text = ident_text(p, tok_ident(p));

	return text[0] == '_' && text[1] == '_' && tok_ahead(p, 1) == TOK_LPAREN &&
	       (may_be_builtin(text) || (!is_compiled_once(p) && !is_declared_somewhere(p, tok_ident(p)))) &&
	       lookup_unqualified(p, tok_ident(p), LOOKUP_ANY).class == NAME_NOT_FOUND;
}

/* __builtin_offsetof(T, member[…].member): a member-designator names nothing around here. Its indices are the operands. */
static void member_designator(struct parser *p, u32 node, u32 *last, u32 close)
{
	while (p->at < close) {
		if (tok(p) == TOK_LBRACKET) {
			u32 bracket = matching(p, p->at);
			struct brackets saved = enter_brackets(p);

			advance(p);
			expr_append(p, node, parse_expression(p), last);
			close_brackets(p, saved, bracket);
		} else {
			advance(p);
		}
	}
}

/* The arguments of a builtin function or trait up to the parenthesis: expressions or types. */
static void builtin_arguments(struct parser *p, u32 node, u32 close, bool has_designator, bool names_attribute)
{
	u32 last = 0;

	while (p->at < close) {
		u32 start = p->at;

		expr_append_list(p, node, parse_builtin_argument(p), &last);
		if (!accept(p, TOK_COMMA) || p->at == start)
			break;
		if (has_designator)
			member_designator(p, node, &last, close);
		else if (names_attribute)
			p->at = close;
	}
}

/* A builtin function or trait, p at its name. What __builtin_constant_p is asked of is not evaluated. */
static u32 builtin_call(struct parser *p)
{
	u32 node = expr_new(p, enk_builtin_operation, position(p)), close;
	const char *name = tok(p) == TOK_IDENTIFIER ? ident_text(p, tok_ident(p)) : "";
	bool has_designator = tok(p) == TOK_builtin_offsetof;
	struct brackets saved = enter_brackets(p);
	u8 evaluation = p->evaluation;

	if (node)
		il_expr_node(p->il, node)->name = p->lexed.identifiers.at[tok_ident(p)].name;
	advance(p);
	if (tok(p) != TOK_LPAREN) {
		leave_brackets(p, saved);
		return expr_end(p, node);
	}
	close = matching(p, p->at);
	advance(p);
	if (!strcmp(name, "__builtin_constant_p"))
		p->evaluation = evk_unevaluated;
	builtin_arguments(p, node, close, has_designator, !strcmp(name, "__builtin_has_attribute"));
	p->evaluation = evaluation;
	close_brackets(p, saved, close);
	return expr_end(p, node);
}

/* name<…> of no template: the < is an operator for the reference. From C++20 on an unqualified name that is not found may be that of a
 * template [temp.names]/3. */
static bool is_less_than(const struct parser *p, const struct id_expression *id)
{
	const struct qualifier *q = &id->qualifier;

	if (!id->has_args || id->kind != ID_IDENTIFIER || id->template_keyword || !is_as_written(p))
		return false;
	if (il_any_kind(id->found.entity) == IL_expr_node) /* that was said of it before */
		return true;
	if (id->found.class != NAME_NOT_FOUND)
		return false;
	if (q->present && (q->scope != p->global_scope || is_before_cxx20(p)))
		return q->scope && !q->unknown && !q->type;
	return is_before_cxx20(p) && !may_be_builtin(ident_text(p, id->ident));
}

/* The same where it is taken for a template: a declaration, perhaps. */
static bool is_unknown_template(const struct parser *p, const struct id_expression *id)
{
	bool is_global = id->qualifier.scope == p->global_scope && id->kind == ID_IDENTIFIER && id->found.class == NAME_NOT_FOUND &&
	                 in_code(p) && !in_instance(p);

	return tok(p) == TOK_LESS && !is_before_cxx20(p) && (is_global || certainly_undefined(p, id));
}

void take_arguments_back(struct parser *p, struct id_expression *id)
{
	p->at = token_at(p, id->args.begin);
	p->doubt = 0; /* all is read as the reference does */
	id->has_args = false;
	memset(&id->args, 0, sizeof id->args);
	id->end = id->name_end = end_of_last(p);
}

/* Passes over the template arguments of a name that is nothing, p at the <. */
static void skip_template_arguments(struct parser *p)
{
	u32 end = behind_arguments(p, p->at);

	if (end && p->tokens[end].kind != TOK_LPAREN)
		p->at = end;
	else
		skip_arguments_of_unknown(p);
}

/* The token behind name:: and the like at p, where it begins no name; 0: it does. */
static u32 no_name_behind_scope(const struct parser *p)
{
	u32 at = p->at + (tok(p) == TOK_SCOPE);
	unsigned kind;

	while (p->tokens[at].kind == TOK_IDENTIFIER && p->tokens[at + 1].kind == TOK_SCOPE)
		at += 2;
	if (at == p->at || p->tokens[at - 1].kind != TOK_SCOPE)
		return 0;
	switch (kind = p->tokens[at].kind) {
	case TOK_INTEGER:
	case TOK_FLOAT:
	case TOK_CHARACTER:
	case TOK_STRING: return at;
	case TOK_STAR:
	case TOK_TILDE:
	case TOK_SCOPE: return 0;
	default: return kind >= TOK_LPAREN && kind < TOK_FIRST_KEYWORD ? at : 0;
	}
}

/* name:: without a name behind it. */
static u32 report_no_name(struct parser *p, u32 at)
{
	u32 node = expr_new(p, enk_error, position(p));

	if (is_unknown_qualifier(p, p->at))
		report_error(p, position(p), DIAG_unknown_qualifier);
	p->at = at;
	syntax_error(p, DIAG_exp_identifier);
	return expr_end(p, node);
}

/* Whether the name from token index start to p has template arguments, which should not be read again. */
static bool holds_arguments(const struct parser *p, u32 start)
{
	while (start < p->at && p->tokens[start].kind != TOK_LESS)
		start++;
	return start < p->at;
}

/* name<…>::x of a name that nothing declares. */
static u32 member_of_unknown(struct parser *p)
{
	struct id_expression id = { .kind = ID_IDENTIFIER, .ident = tok_ident(p), .begin = position(p), .name_begin = position(p) };
	u32 node;

	if (is_before_cxx20(p)) {
		id.found = lookup_unqualified(p, id.ident, LOOKUP_ANY);
		advance(p);
		id.end = id.name_end = end_of_last(p);
		p->doubt = 0; /* all is read as the reference does */
		return name_node(p, &id);
	}
	node = expr_new(p, enk_error, id.begin);
	skip_member_of_unknown(p);
	return expr_end(p, node);
}

static u32 parse_name(struct parser *p)
{
	struct id_expression id;
	u32 begin = position(p), start = p->at, end, type;

	if (tok(p) == TOK_IDENTIFIER && is_builtin_name(p))
		return builtin_call(p);
	if ((end = no_name_behind_scope(p)) && in_code(p) && !in_instance(p))
		return report_no_name(p, end);
	if (begins_with_member_of_unknown(p, p->at))
		return member_of_unknown(p);
	if (!parse_id_expression(p, &id)) {
		advance(p);
		return 0;
	}
	if (has_hidden_functions_alone(p, &id.found))
		id.found = (struct lookup){ .class = NAME_NOT_FOUND };
	check_pack_in_id(p, start, &id, false);
	choose_conversion(p, id.found.scope ? p->scopes.at[id.found.scope].type : 0, &id);
	if (id.qualifier.template)
		check_template_has_arguments(p, id.qualifier.template, id.begin);
	if (id.found.class == NAME_CONCEPT && id.has_args && !check_concept_arguments(p, &id))
		return expr_end(p, expr_new(p, enk_error, id.begin));
	if (is_less_than(p, &id))
		take_arguments_back(p, &id);
	else if (is_unknown_template(p, &id))
		skip_template_arguments(p);
	if (id.kind != ID_IDENTIFIER || (id.found.class != NAME_TYPE && id.found.class != NAME_TYPE_TEMPLATE))
		return name_node(p, &id);
	check_arguments_in_qualifier(p, &id);
	if (holds_arguments(p, start) && tok(p) >= TOK_LPAREN && tok(p) < TOK_FIRST_KEYWORD && (type = type_of_parsed_id(p, &id)))
		return functional_cast(p, begin, type);
	end = p->at; /* again, as a type */
	p->at = start;
	type = functional_type(p);
	if (p->at >= end)
		return type;
	p->at = end;
	return functional_cast(p, begin, p->error_type);
}

/* ---- literals [lex.literal] ---- */

/* Where the suffix of a floating literal begins, if it has one [lex.fcon]. */
static const char *float_suffix(const struct parser *p, const struct token *token)
{
	const char *s = p->il->source + token->position, *end = p->il->source + token_end(p->il, token);
	bool hex = s[0] == '0' && (s[1] | 32) == 'x';

	for (s += hex ? 2 : 0; s < end; s++) {
		bool exponent = (*s | 32) == (hex ? 'p' : 'e');

		if (exponent && (s[1] == '+' || s[1] == '-'))
			s++;
		hex = hex && !exponent; /* f is a suffix behind the exponent */
		if (!exponent && !isdigit((unsigned char)*s) && !(hex && isxdigit((unsigned char)*s)) && *s != '.' && *s != '\'')
			break;
	}
	return s;
}

/* The suffix of the literal that a token is, which may be a user-defined one [lex.ext]: from there up to its end, empty if it has none. */
static const char *suffix_of_token(struct parser *p, const struct token *last)
{
	const char *begin = p->il->source + last->position, *end = p->il->source + token_end(p->il, last), *at = end, *quote;
	struct integer_literal integer;

	switch (last->kind) {
	case TOK_STRING:
	case TOK_CHARACTER:
		quote = strpbrk(begin, "\"'");
		while (at - 1 > quote && at[-1] != *quote)
			at--;
		return at - 1 > quote ? at : end; /* one that does not end has none */
	case TOK_INTEGER: return integer_literal_value(p->il, last, &integer) ? end - strlen(il_text(p->il, integer.suffix)) : end;
	case TOK_FLOAT: return float_suffix(p, last);
	default: return end;
	}
}

/* The suffix of the literal that ends here, with its length: of strings side by side that of any [lex.ext]/8. */
static const char *literal_suffix(struct parser *p, u32 begin, u32 *length)
{
	const struct token *token = &p->tokens[p->at - 1];
	const char *suffix;

	for (;; token--) {
		suffix = suffix_of_token(p, token);
		*length = (u32)(p->il->source + token_end(p->il, token) - suffix);
		if (*length || token->kind != TOK_STRING || token->position <= begin || token[-1].kind != TOK_STRING)
			return suffix;
	}
}

/* Whether floating literals have the suffix without any operator: f and l, g++'s q and w, and what g++ 13 has for extended floats. */
static bool is_suffix_of_extension(const struct parser *p, const char *suffix, u32 length)
{
	static const char *const newer[] = { "f16", "f32", "f64", "f128", "f32x", "f64x", "bf16" };
	u32 i;

	if (p->tokens[p->at - 1].kind != TOK_FLOAT)
		return false;
	if (length == 1)
		return strchr("flqw", *suffix | 32);
	for (i = 0; i < COUNT_OF(newer) && p->il->header.gnu_version >= 130000; i++)
		if (strlen(newer[i]) == length && !strncasecmp(newer[i], suffix, length))
			return true;
	return false;
}

/* The call of operator""suffix that a user-defined literal is; any other literal as it is. */
static u32 user_defined_literal(struct parser *p, u32 begin, u32 literal)
{
	u32 length, ident, callee, node, last = 0;
	const char *suffix = literal_suffix(p, begin, &length);
	enum il_expr_node_kind kind;
	struct lookup found;
	char name[256];

	if (!literal || !length)
		return literal;
	snprintf(name, sizeof name, "operator\"\"%.*s", (int)length, suffix);
	ident = identifier_of(p, name);
	found = lookup_unqualified(p, ident, LOOKUP_ANY);
	if ((found.class == NAME_NOT_FOUND || found.class == NAME_UNKNOWN) && is_suffix_of_extension(p, suffix, length))
		return literal;
	kind = kind_of_name(found.class);
	callee = expr_new(p, kind, begin);
	il_expr_node(p->il, callee)->name = p->lexed.identifiers.at[ident].name;
	il_expr_node(p->il, callee)->target = kind == enk_error ? 0 : found.entity;
	expr_flag(p, callee, exf_implicit | (kind == enk_error ? exf_unresolved : 0));
	note_reference(p, &found);
	note_overload_set(p, callee, found.symbol);
	node = expr_new_operation(p, eok_call, begin);
	expr_append(p, node, callee, &last);
	expr_append(p, node, literal, &last);
	return expr_end(p, node);
}

static void set_integer(struct parser *p, struct il_constant *constant, u64 value, u8 int_kind)
{
	constant->kind = ck_integer;
	constant->value = (i64)value;
	constant->type = p->builtin[int_kind];
}

/* [lex.fcon]; the error type for suffixes of extensions. */
static u32 float_type(const struct parser *p, const struct token *token)
{
	const char *s = float_suffix(p, token), *end = p->il->source + token_end(p->il, token);

	if (s == end || *s == '_')
		return p->builtin[ik_double];
	if (s + 1 == end && (*s | 32) == 'f')
		return p->builtin[ik_float];
	return s + 1 == end && (*s | 32) == 'l' ? p->builtin[ik_long_double] : p->error_type;
}

/* The name of the function or lambda around; false where g++ would say more than the name. */
static bool function_name(struct parser *p, struct buffer *name)
{
	const struct il_routine *routine = il_routine(p->il, p->routine);

	if (p->lambda)
		buffer_puts(name, "operator()");
	else if (p->routine && routine->special_kind != sfk_conversion && routine->special_kind != sfk_literal_operator)
		buffer_puts(name, il_text(p->il, routine->name));
	return name->length;
}

/* The same of __PRETTY_FUNCTION__; what devices have is another text. */
static bool pretty_name(struct parser *p, struct buffer *name)
{
	return !p->lambda && !p->template_depth && !p->il->header.is_device_half && pretty_function(p, p->routine, name);
}

/* The text of __func__ and its like [dcl.fct.def.general]/8; 0: it is not known. */
static il_str function_name_text(struct parser *p, const struct token *token)
{
	struct buffer name = { 0 };
	bool is_pretty = !memcmp(p->il->source + token->position, "__PRETTY", 8);
	bool known = is_pretty ? pretty_name(p, &name) : function_name(p, &name);
	il_str text = known ? il_intern(p->il, name.text, name.length) : 0;

	buffer_free(&name);
	return text;
}

/* The type of one with that text; 0: a bound that nobody knows. */
static u32 function_name_type(struct parser *p, const struct token *token, il_str text)
{
	struct array_bound bound = {
		.count = token->position, .flags = tyf_variable_bound, .scope = p->scope, .begin = token->position, .end = token->position
	};

	if (text)
		bound = (struct array_bound){ .count = strlen(il_text(p->il, text)) + 1 };
	return type_array(p, type_qualified(p, p->builtin[ik_char], tyf_const), &bound);
}

/* The type of the strings from token first up to end, which are one literal [lex.string]; the error type with a __func__ in it. */
static u32 string_type(struct parser *p, u32 first, u32 end)
{
	struct buffer text = { 0 };
	u8 kind = ik_char, one;
	u32 count = 1, one_size;
	il_str suffix;

	for (; first < end; first++) {
		text.length = 0;
		if (p->tokens[first].kind != TOK_STRING || !string_literal_value(p->il, &p->tokens[first], &text, &one, &one_size, &suffix))
			break;
		count += (u32)text.length / one_size;
		if (one != ik_char)
			kind = one;
	}
	buffer_free(&text);
	return first < end ? p->error_type :
	                     type_array(p, type_qualified(p, p->builtin[kind], tyf_const), &(struct array_bound){ .count = count });
}

/* What is known of a literal besides its constant. */
struct literal_state {
	bool is_wrong; /* as was said */
	bool is_plain; /* it has no suffix that a literal operator is needed for */
};

/* The constant of the literal at p; of strings only the kind, the text is in the source. */
static u32 literal_constant(struct parser *p, struct literal_state *state)
{
	struct il_constant *constant;
	struct integer_literal value;
	const struct token *token = &p->tokens[p->at];
	u32 index = il_new_constant(p->il, &constant);

	constant->range_begin = token->position;
	constant->range_end = token_end(p->il, token);
	state->is_wrong = check_literal(p);
	switch (token->kind) {
	case TOK_INTEGER:
		if (integer_literal_value(p->il, token, &value))
			set_integer(p, constant, value.value, value.int_kind);
		state->is_plain = !value.suffix;
		break;
	case TOK_CHARACTER:
		if (character_literal_value(p->il, token, &value))
			set_integer(p, constant, value.value, value.int_kind);
		break;
	case TOK_true:
	case TOK_false: set_integer(p, constant, token->kind == TOK_true, ik_bool); break;
	case TOK_null: set_integer(p, constant, 0, ik_long); break;
	case TOK_nullptr:
		constant->kind = ck_integer;
		constant->type = p->nullptr_type;
		break;
	case TOK_FLOAT:
		constant->kind = ck_float;
		constant->type = float_type(p, token);
		constant->text = il_intern(p->il, p->il->source + token->position, constant->range_end - token->position);
		break;
	default: constant->kind = ck_string;
	}
	return index;
}

/* The type of the string literal that ends here; of a __func__ the text, too. */
static void set_string(struct parser *p, u32 constant, u32 first)
{
	il_str text = 0;
	u32 type;

	if (first + 1 == p->at && p->tokens[first].kind == TOK_function_name) {
		text = function_name_text(p, &p->tokens[first]);
		type = function_name_type(p, &p->tokens[first], text);
	} else {
		type = string_type(p, first, p->at);
	}
	il_constant(p->il, constant)->text = text;
	il_constant(p->il, constant)->type = type;
}

static u32 parse_literal(struct parser *p)
{
	u32 begin = position(p), node = expr_new(p, enk_constant, begin), first = p->at;
	unsigned kind = tok(p);
	struct literal_state state = { 0 };

	if (node) {
		u32 constant = literal_constant(p, &state);

		il_expr_node(p->il, node)->constant = constant;
	}
	advance(p);
	while ((kind == TOK_STRING || kind == TOK_function_name) && (tok(p) == TOK_STRING || tok(p) == TOK_function_name)) {
		if (node)
			check_literal(p);
		advance(p);
	}
	if (state.is_wrong) {
		il_expr_node(p->il, node)->kind = enk_error;
		il_expr_node(p->il, node)->type = p->error_type;
		return expr_end(p, node);
	}
	if (node) {
		struct il_constant *constant = il_constant(p->il, il_expr_node(p->il, node)->constant);

		constant->range_end = end_of_last(p);
		if (constant->kind == ck_string)
			set_string(p, il_expr_node(p->il, node)->constant, first);
	}
	expr_end(p, node);
	if (state.is_plain || kind == TOK_function_name || p->tokens[p->at - 1].kind > TOK_STRING)
		return node;
	return user_defined_literal(p, begin, node);
}

static u32 parse_this(struct parser *p)
{
	u32 node = expr_new(p, enk_param_ref, position(p)), errors = p->errors;
	bool is_missing;

	if (node)
		il_expr_node(p->il, node)->name = p->lexed.identifiers.at[tok_ident(p)].name;
	is_missing = check_this(p, false);
	advance(p);
	if (node && !is_missing)
		note_this(p, false);
	if (node && p->errors > errors)
		il_expr_node(p->il, node)->kind = enk_error;
	return expr_end(p, node);
}

/* ---- parentheses ---- */

/* The value of the last statement in a block is that of the whole statement expression. */
static void keep_last_value(struct parser *p, u32 block)
{
	u32 last = il_statement(p->il, block)->first_statement, value;

	while (last && il_statement(p->il, last)->next)
		last = il_statement(p->il, last)->next;
	value = last ? il_statement(p->il, last)->expr : 0;
	if (value && il_type(p->il, type_strip(p, il_expr_node(p->il, value)->type, NULL))->kind != tk_void)
		il_expr_node(p->il, value)->flags &= ~(u32)exf_discarded_value;
}

/* GNU: ({ … }), p at the { */
static u32 statement_expression(struct parser *p)
{
	u32 node = expr_new(p, enk_statement, position(p));

	if (node) {
		u32 block = parse_compound_statement(p);
		struct il_expr_extra *extra;

		il_expr_node(p->il, node)->extra = il_new_expr_extra(p->il, &extra);
		extra->statement = block;
		keep_last_value(p, block);
	} else {
		skip_balanced(p);
	}
	return expr_end(p, node);
}

static u32 parse_parenthesized(struct parser *p)
{
	u32 node = expr_new_operation(p, eok_parens, position(p)), close = matching(p, p->at), inner, around;
	struct brackets saved = enter_brackets(p);

	around = stop_at(p, STOP_RPAREN);
	advance(p);
	if (tok(p) == TOK_LBRACE)
		inner = statement_expression(p);
	else if (!parse_bound_fold(p, close, &inner))
		inner = tok(p) == TOK_ELLIPSIS ? parse_left_fold(p) : parse_expression(p);
	expr_append(p, node, inner, &(u32){ 0 });
	p->stops = around;
	close_brackets(p, saved, close);
	return expr_end(p, node);
}

/* ---- named casts [expr.static.cast], typeid [expr.typeid] ---- */

/* A cast without a type, static_cast(x), p behind its name: the reference passes over its operand and misses all of it. */
static void report_no_type_of_cast(struct parser *p)
{
	static const u16 missing[] = { DIAG_exp_type_specifier, DIAG_exp_greater, DIAG_exp_lparen, DIAG_exp_primary_expr };
	u32 around = p->stops, i;

	syntax_error(p, DIAG_exp_less);
	p->stops &= ~(u32)STOP_COMMA;
	pass_to_stop(p);
	p->stops = around;
	for (i = 0; i < COUNT_OF(missing); i++)
		syntax_error(p, (enum diag_id)missing[i]);
	expect_token(p, TOK_RPAREN, DIAG_exp_rparen);
}

/* What of the type of a cast is wrong, p behind it and begun at token index start: there is none, or something stands before the >. */
static void check_end_of_cast_type(struct parser *p, u32 type, u32 start)
{
	unsigned kind = tok(p), next = tok_ahead(p, 1);
	bool begins_operand = kind == TOK_IDENTIFIER || kind == TOK_INTEGER || kind == TOK_RPAREN || kind == TOK_SEMICOLON ||
	                      (kind == TOK_LPAREN && (next == TOK_INTEGER || next == TOK_FLOAT));

	if (p->at == start && (kind == TOK_GREATER || kind == TOK_INTEGER || kind == TOK_END)) {
		syntax_error(p, DIAG_exp_type_specifier);
	} else if (p->at > start && begins_operand && is_as_written(p) && is_known_type(p, type)) {
		if (accept(p, TOK_LPAREN) ||
		    p->tokens[p->at - 1].kind == TOK_LPAREN) /* the operand, taken for the parameters of a function */
			require_token(p, TOK_RPAREN, DIAG_exp_rparen);
		seek_token(p, TOK_GREATER, DIAG_exp_greater);
		return;
	}
	if (kind == TOK_END) {
		syntax_error(p, DIAG_exp_greater);
	} else if (kind != TOK_GREATER) { /* decltype(x)::type without typename */
		p->doubt = p->at;
		skip_expression(p);
	}
}

/* The operand of a cast where it or the ( before it is missing: that is looked for, and what comes is read in any case. */
static u32 missing_operand(struct parser *p)
{
	bool found = require_token(p, TOK_LPAREN, DIAG_exp_lparen);
	u32 close = found ? matching(p, p->at - 1) : 0, around = stop_at(p, STOP_RPAREN), operand = parse_expression(p);

	p->stops = around;
	if (found)
		close_list(p, close);
	else
		require_token(p, TOK_RPAREN, DIAG_exp_rparen);
	return operand;
}

static u32 named_cast(struct parser *p)
{
	static const u8 operations[TOK_KIND_COUNT] = {
		[TOK_static_cast] = eok_static_cast,
		[TOK_const_cast] = eok_const_cast,
		[TOK_dynamic_cast] = eok_dynamic_cast,
		[TOK_reinterpret_cast] = eok_reinterpret_cast,
	};
	u32 node = expr_new_operation(p, (enum il_operation_kind)operations[tok(p)], position(p)), last = 0;
	struct brackets saved = enter_brackets(p);
	u32 type, start;

	advance(p);
	if (!accept(p, TOK_LESS) && is_compiled_once(p)) {
		leave_brackets(p, saved);
		report_no_type_of_cast(p);
		expr_type(p, node, p->error_type);
		return expr_end(p, node);
	}
	p->greater_ends = true;
	start = p->at;
	type = skip_undefined_cast_type(p) || skip_name_of_no_type(p) ? p->error_type : parse_type_only_id(p);
	check_cast_qualifiers(p, type, start);
	expr_type(p, node, type);
	check_end_of_cast_type(p, type, start);
	leave_brackets(p, saved);
	accept(p, TOK_GREATER);
	if ((tok(p) != TOK_LPAREN || tok_ahead(p, 1) == TOK_RPAREN) && is_as_written(p))
		expr_append(p, node, missing_operand(p), &last);
	else
		parse_initializer_arguments(p, node, &last);
	return expr_end(p, node);
}

static u32 typeid_expression(struct parser *p)
{
	u32 node = expr_new(p, enk_typeid, position(p)), first, close;
	struct brackets saved;

	advance(p);
	if (tok(p) != TOK_LPAREN)
		return expr_end(p, node);
	close = matching(p, p->at);
	saved = enter_brackets(p);
	advance(p);
	if (starts_type_id(p)) {
		expr_type(p, node, parse_type_id(p));
	} else {
		first = p->at;
		expr_append(p, node, parse_expression(p), &(u32){ 0 });
		check_lambdas_in_typeid(p, first, close);
	}
	close_brackets(p, saved, close);
	return expr_end(p, node);
}

/* Nothing that can stand here is an expression. */
static u32 missing_expression(struct parser *p)
{
	u32 node, place = position(p);

	if (ends_undefined_pointer(p)) {
		report_error(p, position(p), DIAG_exp_primary_expr);
		p->doubt = tok(p) == TOK_restrict ? 0 : p->doubt; /* what follows is read as the reference does */
	} else {
		syntax_error(p, DIAG_exp_primary_expr);
	}
	pass_to_stop(p);
	node = is_compiled_once(p) ? expr_new(p, enk_error, place) : 0;
	if (node) {
		il_expr_node(p->il, node)->range_end = place + (place < p->il->source_size);
		il_expr_node(p->il, node)->type = p->error_type;
	}
	return node;
}

u32 parse_primary(struct parser *p)
{
	if (p->at && p->at == p->wrong_argument) /* that was said */
		return 0;
	switch (tok(p)) {
	case TOK_IDENTIFIER:
	case TOK_SCOPE:
	case TOK_operator: return parse_name(p);
	case TOK_INTEGER:
	case TOK_FLOAT:
	case TOK_CHARACTER:
	case TOK_STRING:
	case TOK_true:
	case TOK_false:
	case TOK_nullptr:
	case TOK_null:
	case TOK_function_name: return parse_literal(p);
	case TOK_this: return parse_this(p);
	case TOK_LPAREN: return parse_parenthesized(p);
	case TOK_LBRACKET: return parse_lambda(p);
	case TOK_static_cast:
	case TOK_const_cast:
	case TOK_dynamic_cast:
	case TOK_reinterpret_cast: return named_cast(p);
	case TOK_typeid: return typeid_expression(p);
	case TOK_requires: return parse_requires_expression(p);
	case TOK_builtin_offsetof:
	case TOK_builtin_va_arg:
	case TOK_builtin_types_compatible:
	case TOK_builtin_addressof:
	case TOK_builtin_bit_cast:
	case TOK_generic: return builtin_call(p);
	case TOK_decltype:
		if (tok_ahead(p, 1) == TOK_LPAREN && p->tokens[matching(p, p->at + 1) + 1].kind == TOK_SCOPE)
			return parse_name(p);
		return functional_type(p);
	case TOK_class:
	case TOK_struct:
	case TOK_union:
	case TOK_enum: /* a simple-type-specifier is none of them [expr.type.conv] */
	case TOK_const:
	case TOK_volatile: return missing_expression(p);
	default: return starts_specifier(p) && tok(p) != TOK_restrict ? functional_type(p) : missing_expression(p);
	}
}
