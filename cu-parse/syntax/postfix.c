/* Postfix expressions: calls, kernel launches, members, subscripts, compound literals [expr.post]. */
#include "../typing/invalid.h"
#include "expr.h"
#include "../overload/operators.h"
#include "../scopes/class_members.h"
#include "../typing/typing.h"

static u32 parse_call(struct parser *p, u32 begin, u32 callee)
{
	u32 node = expr_new_operation(p, eok_call, begin), last = 0, end, errors;
	struct undefined_callee undefined = p->undefined_callee;

	expr_append(p, node, callee, &last);
	end = parse_initializer_arguments(p, node, &last);
	p->undefined_callee = undefined; /* not one of the arguments' */
	errors = p->errors;
	node = expr_end_at(p, node, end);
	if (p->errors == errors) /* it is known which function is called */
		note_called_member(p, node);
	return node;
}

/* ---- kernel launches ---- */

/* grid, block, shared, stream: up to the >>>. */
static u32 parse_config(struct parser *p)
{
	u32 first = 0, last = 0, around = stop_at(p, STOP_COMMA | STOP_CONFIG_END);
	struct brackets saved = enter_brackets(p);

	p->in_launch_config = true;
	while (!at_config_end(p) && tok(p) != TOK_END) {
		append_list(p, &first, &last, parse_list_element(p));
		if (!accept(p, TOK_COMMA))
			break;
		if (at_config_end(p))
			append_list(p, &first, &last, parse_primary(p));
	}
	leave_brackets(p, saved);
	p->stops = around;
	return first;
}

/* What stands where the ( should be the reference takes for it, unless it finds that. Where the call ends, whose last character is the ), or
 * stands where that should be. */
static u32 parse_launch_arguments(struct parser *p, u32 node, u32 last)
{
	u32 around, end;

	if (seek_token(p, TOK_LPAREN, DIAG_exp_lparen))
		return parse_initializer_arguments(p, node, &last);
	if (!is_compiled_once(p) || tok(p) == TOK_RBRACE || tok(p) == TOK_END)
		return end_of_last(p);
	advance(p);
	around = stop_at(p, STOP_RPAREN);
	expr_append_list(p, node, parse_expression_list(p, TOK_RPAREN), &last);
	p->stops = around;
	end = tok(p) == TOK_END ? end_of_last(p) : position(p) + 1;
	require_token(p, TOK_RPAREN, DIAG_exp_rparen);
	return end;
}

/* callee<<<config>>>(arguments) */
static u32 parse_launch(struct parser *p, u32 begin, u32 callee)
{
	u32 node = expr_new_operation(p, eok_call, begin), last = 0, config_begin = position(p), config, end;
	struct undefined_callee undefined = p->undefined_callee;

	advance(p);
	config = parse_config(p);
	check_configuration(p, config);
	p->doubt = 0; /* nothing else is written like a launch, whatever its names are */
	if (at_config_end(p))
		p->at += 3;
	else
		syntax_error(p, DIAG_exp_config_end);
	if (node) {
		struct il_expr_node *record = il_expr_node(p->il, node);
		struct il_expr_extra *extra;

		record->flags |= exf_launch;
		record->extra = il_new_expr_extra(p->il, &extra);
		extra->launch_config = config;
		extra->config_begin = config_begin;
		extra->config_end = end_of_last(p);
	}
	expr_append(p, node, callee, &last);
	end = parse_launch_arguments(p, node, last);
	p->undefined_callee = undefined; /* not one of the arguments' */
	return expr_end_at(p, node, end);
}

/* expression; its commas are deprecated since C++20 [depr.comma.subscript] */
static u32 parse_index(struct parser *p)
{
	u32 begin = position(p), left = parse_initializer_clause(p);

	while (tok(p) == TOK_COMMA && tok_ahead(p, 1) != TOK_ELLIPSIS) {
		if (p->il->header.std_version >= 202002 && is_as_written(p))
			diag_report(p->diag, DIAG_deprecated_comma_in_subscript, position(p));
		advance(p);
		left = expr_operation(p, eok_comma, begin, left, parse_initializer_clause(p));
	}
	return left;
}

static u32 parse_subscript(struct parser *p, u32 begin, u32 object)
{
	u32 close = matching(p, p->at), node = expr_new_operation(p, eok_subscript, begin), last = 0, around;

	advance(p);
	expr_append(p, node, object, &last);
	around = stop_at(p, STOP_RBRACKET);
	expr_append_list(p, node, tok(p) == TOK_RBRACKET ? parse_primary(p) : parse_index(p), &last);
	p->stops = around;
	close_list(p, close);
	return expr_end(p, node);
}

/* ---- members [expr.ref] ---- */

/* The object's type is not known here, so lookup cannot tell whether a < begins template arguments. They are taken for such when the >
 * that fits is followed by a call or :: and nothing between them looks like a condition: x.a < b && c > (d) compares. */
static bool args_ahead(const struct parser *p)
{
	u32 at, depth = 0;

	for (at = p->at;; at++) {
		unsigned next = p->tokens[at + 1].kind;

		switch (p->tokens[at].kind) {
		case TOK_LPAREN:
		case TOK_LBRACKET:
		case TOK_LBRACE: at = matching(p, at); break;
		case TOK_LESS: depth++; break;
		case TOK_GREATER:
			if (!--depth)
				return next == TOK_LPAREN || next == TOK_SCOPE;
			break;
		case TOK_LOGICAL_AND: /* T && */
			if (next != TOK_COMMA && next != TOK_GREATER && next != TOK_ELLIPSIS)
				return false;
			break;
		case TOK_RPAREN:
		case TOK_RBRACKET:
		case TOK_RBRACE:
		case TOK_SEMICOLON:
		case TOK_LOGICAL_OR:
		case TOK_QUESTION:
		case TOK_ASSIGN:
		case TOK_END: return false;
		default: break;
		}
	}
}

/* Whether a type alone stands behind the < at p, which no operator takes. */
static bool type_ahead(struct parser *p)
{
	bool result;

	p->at++;
	result = starts_specifier(p) && (tok_ahead(p, 1) == TOK_GREATER || tok_ahead(p, 1) == TOK_COMMA);
	p->at--;
	return result;
}

static void qualified_member_name(struct parser *p, struct id_expression *id, u32 class_scope)
{
	if (!parse_member_id(p, id, class_scope))
		advance(p);
}

static bool is_this(const struct parser *p, u32 object) { return object && il_expr_node(p->il, object)->kind == enk_param_ref; }

enum { DEEPEST_OBJECT = 64 };

/* A template parameter, or a pointer or reference to one; of a class it is not asked here whether it is the current instantiation. */
static bool is_type_of_parameter(struct parser *p, u32 type)
{
	type = type_strip(p, type_without_reference(p, type), NULL);
	if (il_type(p->il, type)->kind == tk_pointer)
		type = type_strip(p, il_type(p->il, type)->type, NULL);
	return il_type(p->il, type)->kind == tk_template_param;
}

static bool is_part_of_object(const struct il_expr_node *node)
{
	if (node->kind != enk_operation)
		return false;
	switch (node->operation) {
	case eok_dot_field:
	case eok_points_to_field:
	case eok_call:
	case eok_subscript:
	case eok_indirect:
	case eok_parens: return true;
	default: return false;
	}
}

/* Whether what an object is certainly depends on template parameters: its own type is one of them, or it is a member, an element, or the
 * result of a member of such a one [temp.dep.expr]. */
static bool is_surely_dependent(struct parser *p, u32 object)
{
	u32 depth;

	for (depth = 0; object && depth < DEEPEST_OBJECT; depth++) {
		const struct il_expr_node *node = il_expr_node(p->il, object);

		if (node->type && !type_is_unknown(p, node->type))
			return is_type_of_parameter(p, node->type);
		if (!is_part_of_object(node))
			return false;
		object = node->first_operand;
	}
	return false;
}

/* Whether an object is of a specialization that depends on template parameters and is not the current instantiation [temp.dep.type], or
 * points to one. */
static bool is_of_unknown_specialization(struct parser *p, u32 object)
{
	u32 type = object ? type_strip(p, type_without_reference(p, il_expr_node(p->il, object)->type), NULL) : 0;
	struct qualifier q = { .type = il_type(p->il, type)->kind == tk_pointer ? type_strip(p, il_type(p->il, type)->type, NULL) : type };

	q.scope = il_type(p->il, q.type)->template_info ? scope_of_type(p, q.type) : 0;
	return il_type(p->il, q.type)->template_info && type_is_dependent(p, q.type) && is_unknown_specialization(p, &q);
}

/* Whether the < behind a member's name is an operator: what the object is depends on template parameters, or its class has the name in
 * dependent bases at most, and no class template around has it [basic.lookup.classref]/1. */
static bool is_no_dependent_template(struct parser *p, const struct id_expression *id, u32 object, u32 class_scope)
{
	bool is_known = id->found.class > NAME_UNKNOWN;
	enum name_class class;

	if (id->template_keyword || !is_in_template(p) || in_instance(p) || !reads_user_body(p) ||
	    (class_scope ? !is_this(p, object) : is_known || !(is_surely_dependent(p, object) || is_of_unknown_specialization(p, object))))
		return false;
	class = lookup_unqualified(p, id->ident, LOOKUP_ANY).class;
	return is_known ? class == NAME_NOT_FOUND : class != NAME_UNKNOWN && class != NAME_TYPE_TEMPLATE;
}

/* Whether a qualifier begins here: ::, name:: or decltype(…)::. */
static bool is_qualified_ahead(const struct parser *p)
{
	if (tok(p) == TOK_decltype && tok_ahead(p, 1) == TOK_LPAREN)
		return p->tokens[matching(p, p->at + 1) + 1].kind == TOK_SCOPE;
	return tok(p) == TOK_SCOPE || (tok(p) == TOK_IDENTIFIER && tok_ahead(p, 1) == TOK_SCOPE);
}

/* The destructor that a class declares, where ~type-name after an object of it means that [class.dtor]. */
static void find_destructor(struct parser *p, struct id_expression *id, u32 class_scope)
{
	u32 class = p->scopes.at[class_scope].type;
	struct buffer name = { 0 };

	if (!class || type_strip(p, id->type, NULL) != class || !il_type(p->il, class)->name)
		return;
	buffer_printf(&name, "~%s", il_text(p->il, il_type(p->il, class)->name));
	id->found = lookup_in_scope(p, class_scope, identifier_of(p, name.text), LOOKUP_ANY);
	buffer_free(&name);
	if (id->found.class != NAME_ROUTINE || id->found.scope != class_scope)
		id->found = (struct lookup){ 0 };
}

/* What follows the . or -> behind an object. class_scope: that of its class, or 0. */
static void member_name(struct parser *p, struct id_expression *id, u32 object, u32 class_scope)
{
	bool is_operator;
	u32 start;

	*id = (struct id_expression){ .begin = position(p) };
	id->template_keyword = accept(p, TOK_template);
	start = p->at;
	if (is_qualified_ahead(p)) {
		qualified_member_name(p, id, class_scope);
	} else if (tok(p) == TOK_IDENTIFIER) {
		id->kind = ID_IDENTIFIER;
		id->ident = tok_ident(p);
		advance(p);
		if (class_scope)
			id->found = lookup_in_scope(p, class_scope, id->ident, LOOKUP_ANY);
		is_operator = tok(p) == TOK_LESS && (id->found.class == NAME_FIELD || is_no_dependent_template(p, id, object, class_scope));
		if (tok(p) == TOK_LESS && !is_operator)
			p->doubt = p->at;
		if (tok(p) == TOK_LESS && !is_operator &&
		    (id->template_keyword || id->found.class == NAME_VARIABLE_TEMPLATE ||
		     (greater_ahead(p) && (args_ahead(p) || type_ahead(p)))))
			id->has_args = parse_template_args(p, &id->args);
		if (id->has_args)
			check_last_argument(p, &id->found, &id->args);
		if (id->has_args && tok(p) == TOK_SCOPE) { /* x.B<T>::f: it is a qualifier */
			release_written_arguments(p, id->args.first);
			p->at = start;
			qualified_member_name(p, id, class_scope);
		}
	} else { /* an operator or destructor; it is not looked up around here */
		id->qualifier.present = id->qualifier.unknown = true;
		if (!parse_unqualified_id(p, id)) {
			syntax_error(p, DIAG_exp_member_name);
			pass_to_stop(p);
		}
		id->qualifier = (struct qualifier){ 0 };
		if (id->kind == ID_OPERATOR && class_scope)
			id->found = lookup_in_scope(p, class_scope, id->ident, LOOKUP_ANY);
		else if (id->kind == ID_DESTRUCTOR && class_scope && id->type)
			find_destructor(p, id, class_scope);
	}
}

static enum il_expr_node_kind member_kind(enum name_class class)
{
	return class == NAME_ROUTINE                                              ? enk_routine :
	       class == NAME_VARIABLE                                             ? enk_variable :
	       class == NAME_FUNCTION_TEMPLATE || class == NAME_VARIABLE_TEMPLATE ? enk_template_name :
	                                                                            enk_field;
}

/* Members that classes have without a declaration [class.copy.assign], [class.compare.default]. */
static bool may_be_implicit(struct parser *p, const struct id_expression *id)
{
	return id->kind == ID_OPERATOR && (id->ident == operator_ident(p, "=") || id->ident == operator_ident(p, "=="));
}

/* Whether the object has no members whatever the template parameters are: a pointer, or with an arrow a pointer to one. */
static bool is_pointer_to_anything(struct parser *p, u32 type, bool arrow)
{
	u32 to = pointed_to(p, type);

	return arrow ? to && pointed_to(p, to) : to;
}

/* Whether the object certainly has no member of that name, or of any. scope: that of its class, 0 when there is none or it is not known. */
static bool lacks_member(struct parser *p, u32 object, bool arrow, u32 scope, const struct id_expression *id)
{
	u32 type = object ? il_expr_node(p->il, object)->type : 0;

	if (id->kind == ID_DESTRUCTOR || id->kind == ID_LITERAL_OPERATOR || id->qualifier.present || !type || type_is_unknown(p, type))
		return false;
	if (type_is_dependent(p, type))
		return !scope && !p->names_parameters && is_pointer_to_anything(p, type, arrow);
	if (!scope && arrow && is_class_type(p, type)) { /* there may be an operator-> */
		u32 class_scope = scope_of_type(p, type_strip(p, type, NULL));

		if (!class_scope || lookup_in_scope(p, class_scope, operator_ident(p, "->"), LOOKUP_ANY).class == NAME_NOT_FOUND)
			return class_scope;
		type = type_behind_arrows(p, object);
		if (!type)
			return false;
	}
	if (scope || is_class_type(p, type))
		return scope && id->kind != ID_NONE && id->found.class == NAME_NOT_FOUND && !is_being_defined(p, scope) &&
		       !may_be_implicit(p, id);
	type = arrow ? pointed_to(p, decayed_type(p, type)) : type;
	return !type || !is_class_type(p, type);
}

/* Whether a name means a static function, or no function; of a template it must be an instance. */
static bool is_no_bound_function(const struct parser *p, il_any entity, bool has_args)
{
	if (il_any_kind(entity) == IL_template && !has_args)
		return false;
	if (il_any_kind(entity) == IL_template)
		entity = il_template(p->il, il_any_index(entity))->prototype;
	return il_any_kind(entity) != IL_routine || il_routine_of(p->il, entity)->flags & rf_static_member;
}

/* Whether a member that is named means functions, not one that is static, and no call follows, perhaps behind parentheses [expr.ref]/6.3. */
static bool is_uncalled_function(const struct parser *p, const struct id_expression *id)
{
	u32 at = p->at, symbol = id->found.symbol;

	if ((id->found.class != NAME_ROUTINE && id->found.class != NAME_FUNCTION_TEMPLATE) || id->kind != ID_IDENTIFIER || !symbol ||
	    tok(p) == TOK_LESS)
		return false;
	for (; symbol && is_no_bound_function(p, p->symbols.at[symbol].entity, id->has_args); symbol = p->symbols.at[symbol].next)
		;
	while (p->tokens[at].kind == TOK_RPAREN)
		at++;
	return symbol && p->tokens[at].kind != TOK_LPAREN;
}

/* Whether a member function is found in a class that depends on template parameters, or in such a base: specializations of that may have
 * something else. */
static bool is_of_dependent_class(struct parser *p, u32 scope, const struct id_expression *id)
{
	return scope &&
	       (is_open_class(p, p->scopes.at[scope].type) ||
	        (!id->qualifier.present && find_unqualified_functions(p, p->scopes.at[scope].type, id->ident).outcome != OUTCOME_SUCCESS));
}

void choose_conversion(struct parser *p, u32 class, struct id_expression *id)
{
	struct conversion_functions functions = { .incomplete = true };

	if (id->kind != ID_CONVERSION)
		return;
	if (class && id->type && !type_is_unknown(p, id->type) && !type_is_dependent(p, id->type) && !type_is_dependent(p, class))
		find_conversions_to(p, class, id->type, &functions);
	if (functions.count)
		id->found = (struct lookup){ .class = NAME_ROUTINE,
			                     .entity = il_any_of(IL_routine, functions.at[0].routine),
			                     .scope = id->found.scope };
	else if (!functions.incomplete)
		id->found = (struct lookup){ .class = NAME_NOT_FOUND };
	else if (id->found.class == NAME_FUNCTION_TEMPLATE)
		id->found = (struct lookup){ .class = NAME_UNKNOWN };
}

/* Whether a member is a type, its class's own name as well, which is nothing that an object has [expr.ref]/6, or the class that
 * qualifies it has none of that name. */
static bool check_member(struct parser *p, u32 scope, const struct id_expression *id)
{
	if (scope && in_code(p) && report_not_found(p, id))
		return false;
	if (id->kind != ID_IDENTIFIER || (id->found.class != NAME_TYPE && id->found.class != NAME_TYPE_TEMPLATE))
		return true;
	substitution_fails(p);
	if (in_code(p))
		report_error(p, id->qualifier.present ? id->name_begin : id->begin, DIAG_type_not_allowed);
	return false;
}

/* Whether a name is qualified by a class that is certainly neither the object's nor a base of it [class.member.lookup]. scope: of the
 * object's class. */
static bool check_qualifying_class(struct parser *p, u32 scope, const struct id_expression *id)
{
	u32 class = p->scopes.at[scope].type, named = id->qualifier.type ? type_strip(p, id->qualifier.type, NULL) : 0;

	if (!id->qualifier.present || !named || !id->found.entity || !is_class_type(p, named) || type_is_dependent(p, named) ||
	    type_is_unknown(p, named) || class == named || is_being_defined(p, scope) ||
	    is_derived_from(p, class, named) != OUTCOME_FAILURE)
		return false;
	substitution_fails(p);
	if (in_code(p))
		report_error(p, id->begin, DIAG_qualified_by_no_base, class);
	return in_code(p);
}

/* The second operand of a member access: the name that was looked up in that scope, or 0. */
static u32 member_node(struct parser *p, const struct id_expression *id, u32 scope)
{
	u32 instance = instance_of_variable_template(p, id), class = scope ? p->scopes.at[scope].type : 0, name;
	struct il_expr_node *record;

	name = expr_new(p,
	                instance                                    ? enk_variable :
	                !id->found.entity && may_be_implicit(p, id) ? enk_routine :
	                                                              member_kind(id->found.class),
	                id->begin);
	if (!name)
		return 0;
	record = il_expr_node(p->il, name);
	record->name = p->lexed.identifiers.at[id->ident].name;
	record->qualifier = id->qualifier.first;
	record->first_argument = id->has_args ? id->args.first : 0;
	if (p->spelling && (id->kind == ID_CONVERSION || id->kind == ID_DESTRUCTOR))
		record->type_operand = id->type;
	record->flags |= exf_member_name | (id->has_args ? exf_template_id : 0) | (id->qualifier.present ? exf_qualified_name : 0) |
	                 (id->has_args && id->args.dependent && p->template_depth ? exf_dependent : 0);
	if (id->found.class == NAME_NOT_FOUND || id->found.class == NAME_UNKNOWN)
		record->flags |= exf_unresolved;
	else
		record->target = instance ? il_any_of(IL_variable, instance) : id->found.entity;
	if (record->target)
		note_reference(p, &id->found);
	if (!check_protected_field(p, record->target, class, id->qualifier.present ? id->name_begin : id->begin))
		check_member_access(p, record->target, class, id->begin);
	note_overload_set(p, name, id->found.symbol);
	return expr_end(p, name);
}

/* Whether the object of a member access is of a class that is not complete [expr.ref]/4. */
static bool is_of_incomplete_class(struct parser *p, u32 object, bool arrow)
{
	u32 cv, class = class_of_object(p, object, arrow, &cv);

	return class && is_class_type(p, class) && !type_is_dependent(p, class) && is_incomplete_class(p, class);
}

/* space.name::x, where :: was meant for the dot: what stands before the :: is looked up as such. */
static void check_qualifier_behind_namespace(struct parser *p, u32 object_begin)
{
	if (p->errors && tok_ahead(p, 1) == TOK_SCOPE && is_qualified_by_no_class(p) &&
	    diag_was_said(p->diag, DIAG_namespace_not_allowed, object_begin))
		report_error(p, position(p), DIAG_unknown_qualifier);
}

static u32 parse_member(struct parser *p, u32 begin, u32 object)
{
	enum il_operation_kind operation = tok(p) == TOK_ARROW ? eok_points_to_field : eok_dot_field;
	u32 node = expr_new_operation(p, operation, begin), name, last = 0, scope = 0, class, cv;
	struct id_expression id;
	bool is_wrong;

	if (object && operation == eok_points_to_field)
		check_arrow(p, object, position(p));
	advance(p);
	check_qualifier_behind_namespace(p, begin);
	if (is_this(p, object) && operation == eok_points_to_field && p->class_type)
		scope = scope_of_type(p, p->class_type);
	else if (object && (class = class_of_object(p, object, operation == eok_points_to_field, &cv)))
		scope = scope_for_lookup(p, class);
	if (scope && object && recording(p))
		require_class(p, p->scopes.at[scope].type, begin);
	member_name(p, &id, object, scope);
	choose_conversion(p, scope ? p->scopes.at[scope].type : 0, &id);
	is_wrong = (scope && (check_ambiguous_member(p, p->scopes.at[scope].type, &id) || check_qualifying_class(p, scope, &id))) ||
	           !check_member(p, scope, &id);
	if (is_wrong)
		id.found = (struct lookup){ .class = NAME_UNKNOWN };
	if ((p->failure || in_code(p)) && lacks_member(p, object, operation == eok_points_to_field, scope, &id)) {
		substitution_fails(p);
		if (id.kind != ID_CONVERSION && report_missing_member(p, object, operation == eok_points_to_field, scope, &id) &&
		    id.has_args)
			take_arguments_back(p, &id);
	}
	if (p->failure && scope && is_ambiguous_member(p, p->scopes.at[scope].type, &id))
		substitution_fails(p);
	if (p->failure && object && !scope && is_of_incomplete_class(p, object, operation == eok_points_to_field))
		substitution_fails(p);
	if (object && !scope && in_code(p))
		check_member_of_incomplete(p, object, operation == eok_points_to_field);
	name = member_node(p, &id, scope);
	expr_append(p, node, object, &last);
	expr_append(p, node, name, &last);
	if (node && in_code(p) && is_uncalled_function(p, &id) && !is_of_dependent_class(p, scope, &id)) {
		report_error(p, id.qualifier.present ? id.name_begin : id.begin, DIAG_uncalled_bound_function);
		expr_end(p, node);
		il_expr_node(p->il, node)->type = p->error_type;
		return node;
	}
	expr_end(p, node);
	if (node && is_wrong)
		il_expr_node(p->il, node)->type = p->error_type;
	return node;
}

/* GNU: ( type-id ) { … } */
static u32 compound_literal(struct parser *p, u32 begin)
{
	u32 node = expr_new_operation(p, eok_cast, begin), close = matching(p, p->at), last = 0, type;
	struct brackets saved = enter_brackets(p);

	advance(p);
	type = parse_type_id(p);
	close_brackets(p, saved, close);
	expr_type(p, node, node ? type_with_bound(p, type) : type);
	expr_flag(p, node, exf_braced);
	parse_initializer_arguments(p, node, &last);
	return expr_end(p, node);
}

/* ( type-id ) { … }, not (T()), which is a value in parentheses. */
static bool at_compound_literal(struct parser *p) { return at_cast(p) && p->tokens[matching(p, p->at) + 1].kind == TOK_LBRACE; }

/* name<x><<<, of a template of functions: where x is an error, as was said, the reference takes what a statement begins with for a type, and
 * goes on to declarators. */
static bool is_launch_taken_for_declaration(struct parser *p, u32 begin, u32 callee)
{
	u32 argument = il_expr_node(p->il, callee)->first_argument;

	if (!p->errors || p->expression_statement.begin != begin || !is_compiled_once(p) || p->tokens[p->at - 1].kind != TOK_GREATER ||
	    p->tokens[token_at(p, begin) + 1].kind != TOK_LESS)
		return false;
	for (; argument; argument = il_template_arg(p->il, argument)->next) {
		const struct il_expr_node *expr = il_expr_node(p->il, il_template_arg(p->il, argument)->expr);
		bool is_error = expr->kind == enk_error, is_said = p->errors > p->expression_statement.errors;

		if (il_template_arg(p->il, argument)->kind == tak_nontype &&
		    (is_said ? is_error || expr->type == p->error_type : is_error && expr->type)) {
			p->expression_statement.type_end = p->at;
			return true;
		}
	}
	return false;
}

u32 parse_postfix(struct parser *p)
{
	u32 begin = position(p), start = p->at, expr = at_compound_literal(p) ? compound_literal(p, begin) : parse_primary(p);

	if (p->at == start)
		return expr;
	for (;;) {
		switch (tok(p)) {
		case TOK_LPAREN: expr = parse_call(p, begin, expr); break;
		case TOK_LAUNCH:
			if (is_launch_taken_for_declaration(p, begin, expr))
				return expr;
			expr = parse_launch(p, begin, expr);
			break;
		case TOK_LBRACKET:
			if (tok_ahead(p, 1) == TOK_LBRACKET && is_attribute_list(p, p->at) && !(p->routine && in_code(p)))
				return expr; /* of a declaration: no expression in a function has one behind it */
			if (tok_ahead(p, 1) == TOK_LBRACKET)
				report_error(p, p->tokens[p->at + 1].position, DIAG_attribute_brackets);
			expr = parse_subscript(p, begin, expr);
			break;
		case TOK_DOT:
		case TOK_ARROW: expr = parse_member(p, begin, expr); break;
		case TOK_INCREMENT:
		case TOK_DECREMENT: {
			enum il_operation_kind operation = tok(p) == TOK_INCREMENT ? eok_post_incr : eok_post_decr;

			advance(p);
			expr = expr_operation(p, operation, begin, expr, 0);
			break;
		}
		default: return expr;
		}
	}
}
