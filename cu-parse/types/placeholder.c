/* Placeholder types and decltype [dcl.spec.auto] [dcl.type.decltype]. */
#include "placeholder.h"
#include "../constants/constant.h"
#include "../overload/function_address.h"
#include "../syntax/expr.h"
#include "../constants/interpret.h"
#include "../typing/typing.h"
#include "special_members.h"

enum { CV = tyf_const | tyf_volatile | tyf_restrict };

static bool is_deduced_template(const struct il_type *type)
{
	return type->kind == tk_typeref && type->typeref_kind == trk_deduced_template;
}

u32 deduced_template(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL));

	return is_deduced_template(record) ? il_template_info(p->il, record->template_info)->template : 0;
}

/* The type has no typedefs. */
static bool is_placeholder(const struct parser *p, u32 type)
{
	return type == p->auto_type || type == p->decltype_auto_type || is_deduced_template(il_type(p->il, type));
}

bool has_placeholder(const struct parser *p, u32 type)
{
	const struct il_type *record;
	bool is_pointed_to = false;

	for (;; type = record->type) {
		type = type_strip(p, type, NULL);
		if (is_placeholder(p, type))
			return true;
		record = il_type(p->il, type);
		if (record->kind != tk_pointer && record->kind != tk_array && record->kind != tk_ptr_to_member &&
		    !(record->kind == tk_routine && is_pointed_to)) /* auto (*p)() is one, auto f() is not */
			return false;
		is_pointed_to = record->kind != tk_array;
	}
}

/* ---- deduction of auto ---- */

/* A type without top-level cv; typedefs that have none stay. */
static u32 without_qualifiers(struct parser *p, u32 type)
{
	u32 bare = type, cv = 0;

	while (il_type(p->il, bare)->kind == tk_typeref && il_type(p->il, bare)->typeref_kind == trk_qualified)
		bare = il_type(p->il, bare)->type;
	type = type_strip(p, bare, &cv);
	return cv ? type : bare;
}

/* What auto is where the declared type with it in it is to be the argument type [dcl.type.auto.deduct]/4; 0: nothing. */
static u32 placeholder_in(struct parser *p, u32 declared, u32 argument)
{
	u32 declared_cv = 0, argument_cv = 0, from = type_strip(p, declared, &declared_cv), to = type_strip(p, argument, &argument_cv);
	const struct il_type *a = il_type(p->il, from), *b = il_type(p->il, to);

	if (from == p->auto_type)
		return argument_cv & declared_cv ? type_qualified(p, without_qualifiers(p, argument), argument_cv & ~declared_cv) :
		                                   argument;
	if (a->kind != b->kind || a->pointer_kind != b->pointer_kind || stack_is_low(p->stack_bound))
		return 0;
	switch (a->kind) {
	case tk_pointer:
	case tk_array:
	case tk_routine:
	case tk_ptr_to_member: return placeholder_in(p, a->type, b->type);
	default: return 0;
	}
}

u32 type_of_placeholder(struct parser *p, u32 declared, u32 type)
{
	const struct il_type *record = il_type(p->il, type_strip(p, declared, NULL));
	u32 found;

	if (type_strip(p, declared, NULL) == p->decltype_auto_type)
		return type;
	if (record->kind == tk_pointer && record->pointer_kind == pk_rvalue_reference && record->type == p->auto_type &&
	    il_type(p->il, type_strip(p, type, NULL))->pointer_kind == pk_lvalue_reference)
		found = type;
	else if (record->kind != tk_pointer || record->pointer_kind == pk_pointer)
		found = placeholder_in(p, declared, type);
	else
		found = is_reference_type(p, type) ? placeholder_in(p, record->type, type_without_reference(p, type)) : 0;
	return found && !type_is_unknown(p, found) && !type_is_dependent(p, found) ? found : 0;
}

static u32 with_placeholder(struct parser *p, u32 declared, u32 type);
static u32 decltype_of(struct parser *p, u32 index);

static u32 function_with_placeholder(struct parser *p, const struct il_type *function, u32 type)
{
	u32 result = with_placeholder(p, function->type, type), first = p->param_types.count, param;

	for (param = function->first_param; param; param = il_param_type(p->il, param)->next)
		type_add_param(p, il_param_type(p->il, param)->type, il_param_type(p->il, param)->flags & pf_pack);
	return type_function(p, result, first, function->flags);
}

/* References to references collapse [dcl.ref]/6. */
static u32 reference_to(struct parser *p, enum il_pointer_kind kind, u32 type)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL));

	if (record->kind != tk_pointer || record->pointer_kind == pk_pointer)
		return type_pointer(p, kind, type);
	return kind == pk_lvalue_reference ? type_pointer(p, kind, record->type) : type;
}

/* The declared type with a type in the placeholder's place. */
static u32 with_placeholder(struct parser *p, u32 declared, u32 type)
{
	u32 cv = 0, bare = type_strip(p, declared, &cv), inner;
	const struct il_type record = *il_type(p->il, bare);
	struct array_bound bound = bound_of(&record);

	if (is_placeholder(p, bare))
		return type_qualified(p, type, cv);
	if (record.kind == tk_routine)
		return function_with_placeholder(p, &record, type);
	if (record.kind != tk_pointer && record.kind != tk_array && record.kind != tk_ptr_to_member)
		return declared;
	inner = with_placeholder(p, record.type, type);
	if (inner == record.type)
		return declared;
	if (record.kind == tk_array)
		return type_array(p, inner, &bound);
	if (record.kind == tk_ptr_to_member)
		return type_qualified(p, type_member_pointer(p, record.class_type, inner), cv);
	return record.pointer_kind == pk_pointer ? type_qualified(p, type_pointer(p, pk_pointer, inner), cv) :
	                                           reference_to(p, (enum il_pointer_kind)record.pointer_kind, inner);
}

static bool is_known(const struct parser *p, const struct il_expr_node *node)
{
	return node->type && !(node->flags & exf_dependent) && !type_is_unknown(p, node->type) && !type_is_dependent(p, node->type) &&
	       !is_placeholder(p, type_strip(p, node->type, NULL));
}

/* std::initializer_list of what all elements are. */
static u32 list_type(struct parser *p, const struct il_expr_node *list)
{
	u32 element = list->first_operand, type = 0;

	for (; element; element = il_expr_node(p->il, element)->next) {
		const struct il_expr_node *node = il_expr_node(p->il, element);
		u32 decayed = is_known(p, node) ? type_strip(p, decayed_type(p, node->type), NULL) : 0;

		if (!decayed || (type && type_canonical(p, type) != type_canonical(p, decayed)))
			return 0;
		type = decayed;
	}
	return type ? standard_specialization(p, "initializer_list", &type, 1) : 0;
}

/* Whether a type is a typedef of a namespace or class, which others than a function can name, or a specialization of an alias template. */
static bool is_visible_typedef(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);
	u8 kind = record->parent_scope ? p->scopes.at[record->parent_scope].kind : sck_file;

	if (record->kind == tk_typeref && record->typeref_kind == trk_alias_template_id)
		return record->type && !(record->flags & tyf_dependent);
	return record->kind == tk_typeref && record->name && !record->template_info &&
	       (kind == sck_file || kind == sck_namespace || kind == sck_class_struct_union);
}

/* What a value of the type is: without top-level cv. */
static u32 value_type_of(struct parser *p, u32 type)
{
	u32 decayed = decayed_type(p, type), bare;

	if (!is_class_type(p, decayed))
		return decayed;
	bare = without_qualifiers(p, decayed);
	return is_visible_typedef(p, bare) ? bare : type_strip(p, bare, NULL);
}

/* A class template's name for a class. */
static u32 class_of_initializer(struct parser *p, u32 declared, u32 initializer)
{
	bool braced = initializer && il_expr_node(p->il, initializer)->kind == enk_braced_init_list;
	u32 cv = 0, type;
	bool failed;

	type_strip(p, declared, &cv);
	type = p->template_depth ? 0 : deduced_class(p, deduced_template(p, declared), initializer, braced, &failed);
	return type ? type_qualified(p, type, cv) : 0;
}

u32 deduced_type(struct parser *p, u32 declared, u32 initializer)
{
	const struct il_expr_node *node = il_expr_node(p->il, initializer);
	u32 bare = type_strip(p, declared, NULL), argument, type;
	const struct il_type *record = il_type(p->il, bare);
	bool is_reference = record->kind == tk_pointer && record->pointer_kind != pk_pointer;

	if (deduced_template(p, bare))
		return class_of_initializer(p, declared, initializer);
	if (!initializer || node->next)
		return 0;
	if (is_overload_set(p, initializer) && !(has_placeholder(p, declared) && select_named_specialization(p, initializer)))
		return 0;
	node = il_expr_node(p->il, initializer);
	if (node->kind == enk_braced_init_list)
		argument = bare == p->decltype_auto_type ? 0 : list_type(p, node);
	else
		argument = is_known(p, node) ? node->type : 0;
	if (!argument || bare == p->decltype_auto_type)
		return argument ? decltype_of(p, initializer) : 0;
	if (record->kind == tk_pointer && record->pointer_kind == pk_rvalue_reference && record->type == p->auto_type)
		return type_pointer(p, node->value_category == vc_lvalue ? pk_lvalue_reference : pk_rvalue_reference, argument);
	argument = is_reference ? argument : value_type_of(p, argument);
	type = placeholder_in(p, is_reference ? record->type : declared, argument);
	if (!type)
		return 0;
	return with_placeholder(p, declared, type);
}

/* ---- decltype ---- */

/* The declared type of a variable, field or function that is named, 0 when it is not that simple. */
static u32 declared_type(struct parser *p, u32 index)
{
	const struct il_expr_node *node = il_expr_node(p->il, index);

	if (il_is_member_access(node))
		node = il_expr_node(p->il, il_expr_node(p->il, node->first_operand)->next);
	switch (il_any_kind(node->target)) {
	case IL_variable: return type_of_variable(p, il_any_index(node->target));
	case IL_field: return il_field(p->il, il_any_index(node->target))->type;
	default: return 0;
	}
}

static bool is_entity_name(const struct il_expr_node *node)
{
	return node->kind == enk_variable || node->kind == enk_field || il_is_member_access(node);
}

u32 decltype_of_value(struct parser *p, u32 index)
{
	const struct il_expr_node *node = il_expr_node(p->il, index);

	if (!index || !is_known(p, node) || node->value_category == vc_unknown)
		return 0;
	return node->value_category == vc_prvalue ?
	               node->type :
	               reference_to(p, node->value_category == vc_lvalue ? pk_lvalue_reference : pk_rvalue_reference, node->type);
}

/* decltype(expression) */
static u32 decltype_of(struct parser *p, u32 index)
{
	const struct il_expr_node *node = il_expr_node(p->il, index);
	u32 type;

	if (!index || !is_known(p, node) || node->value_category == vc_unknown)
		return 0;
	type = is_entity_name(node) ? declared_type(p, index) : 0;
	if (type)
		return type_is_unknown(p, type) || type_is_dependent(p, type) || is_placeholder(p, type_strip(p, type, NULL)) ? 0 : type;
	if (node->kind == enk_routine)
		return node->type;
	return decltype_of_value(p, index);
}

/* Whether a [ behind the token is a subscript or a bound. */
static bool is_before_subscript(unsigned kind)
{
	switch (kind) {
	case TOK_IDENTIFIER:
	case TOK_RPAREN:
	case TOK_RBRACKET:
	case TOK_RBRACE:
	case TOK_this:
	case TOK_STRING:
	case TOK_operator:
	case TOK_bool:
	case TOK_char:
	case TOK_short:
	case TOK_int:
	case TOK_long:
	case TOK_signed:
	case TOK_unsigned:
	case TOK_float:
	case TOK_double: return true;
	default: return false;
	}
}

bool has_lambda(const struct parser *p, u32 first, u32 end)
{
	for (; first < end; first++)
		if (p->tokens[first].kind == TOK_LBRACKET && !is_before_subscript(p->tokens[first - 1].kind))
			return true;
	return false;
}

/* Whether the functions of a set are all declared in one scope: what a using-declaration brings may be hidden. */
static bool are_of_one_scope(const struct parser *p, u32 symbol)
{
	u32 scope = 0;

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity, routine = entity;
		u32 declared;

		if (il_any_kind(entity) == IL_template)
			routine = il_template(p->il, il_any_index(entity))->prototype;
		declared = il_any_kind(routine) == IL_routine ? il_routine_of(p->il, routine)->parent_scope : 0;
		if (!declared || (scope && scope != declared))
			return false;
		scope = declared;
	}
	return true;
}

/* Whether an operand certainly names functions and has no type: several or a template [over.over], or a nonstatic member that nothing calls
 * [expr.prim.id.general]/3. */
static bool names_no_value(const struct parser *p, u32 operand)
{
	const struct il_expr_node *node = il_expr_node(p->il, operand = il_in_parentheses(p->il, operand));
	bool is_address = node->kind == enk_operation && node->operation == eok_address_of;
	u32 name = is_address ? il_in_parentheses(p->il, node->first_operand) : operand, symbol;
	const struct il_routine *routine;

	if (il_is_member_access(il_expr_node(p->il, name)))
		name = il_expr_node(p->il, il_expr_node(p->il, name)->first_operand)->next;
	node = il_expr_node(p->il, name);
	if ((node->kind != enk_routine && node->kind != enk_template_name) || node->flags & (exf_template_id | exf_dependent))
		return false;
	symbol = overload_set(p, name);
	if (symbol && p->symbols.at[symbol].next)
		return are_of_one_scope(p, symbol);
	if (il_any_kind(node->target) == IL_template)
		return il_template(p->il, il_any_index(node->target))->kind == templk_function;
	routine = il_routine(p->il, il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0);
	return !is_address && routine->class_type && !(routine->flags & rf_static_member);
}

static u32 parse_operand(struct parser *p, u32 close, bool is_decltype)
{
	const struct surroundings saved = leave_surroundings(p);
	u32 node, type = 0;

	p->recording = p->silent = true;
	p->replaying = true; /* what is made here is nobody's business */
	p->noted_instance = 0;
	p->tentative = false;
	p->evaluation = evk_unevaluated;
	enter_brackets(p);
	advance(p);
	node = parse_expression(p);
	if (p->failure && p->at == close && node && names_no_value(p, node))
		substitution_fails(p);
	if (p->at == close && node)
		type = is_decltype ? decltype_of(p, node) : is_known(p, il_expr_node(p->il, node)) ? il_expr_node(p->il, node)->type : 0;
	restore_surroundings(p, &saved);
	return type;
}

/* Where an operand with lambdas is parsed again, as a template argument is, its closures are the same: it has one type in a scope. */
static u32 type_with_lambda(struct parser *p, u32 close, bool is_decltype)
{
	struct operand_type wanted = { p->at, p->scope, 0, 0 };
	u32 key = hash_mix((u64)p->at << 32 | p->scope), place;
	bool is_new;

	if (p->expansion)
		return 0;
	for (;; key++) {
		key += !key; /* the map has no 0 */
		place = *il_map_at(&p->lambda_operand_map, key, &is_new);
		if (is_new)
			break;
		if (p->lambda_operands.at[place].token == wanted.token && p->lambda_operands.at[place].scope == wanted.scope)
			return p->lambda_operands.at[place].type;
	}
	place = *il_map_at(&p->lambda_operand_map, key, &is_new) = p->lambda_operands.count;
	vec_push(&p->lambda_operands, wanted);
	wanted.type = parse_operand(p, close, is_decltype);
	return p->lambda_operands.at[place].type = wanted.type;
}

u32 type_of_operand_here(struct parser *p, bool is_decltype)
{
	enum { SLOTS = 1024 };
	struct operand_type wanted = { p->at, p->scope, p->symbols.count, 0 }, *known;
	u32 close = matching(p, p->at);

	if (p->template_depth || stack_is_low(p->stack_bound))
		return 0;
	if (has_lambda(p, p->at + 1, close))
		return type_with_lambda(p, close, is_decltype);
	if (p->expansion || p->failure) /* another element, or something to say again */
		return parse_operand(p, close, is_decltype);
	if (!p->operand_types)
		p->operand_types = xcalloc(SLOTS, sizeof *p->operand_types);
	known = &p->operand_types[p->at % SLOTS];
	if (known->token != wanted.token || known->scope != wanted.scope || known->symbols != wanted.symbols) {
		wanted.type = parse_operand(p, close, is_decltype);
		wanted.symbols = p->symbols.count; /* what this has declared is none of what it names */
		*known = wanted;
	}
	return known->type;
}

/* ---- variables ---- */

/* The node of a variable's initializer; 0: none, or one that deduces nothing. */
static u32 initializer_of(struct parser *p, const struct il_variable *variable)
{
	u32 first, node = il_written_initializer(p->il, variable->init_expr);

	if (!node && variable->flags & vf_parenthesized_initializer)
		return deduced_template(p, variable->type) ?
		               lasting_list(p, variable->parent_scope, variable->initializer_begin, variable->initializer_end) :
		               0;
	if (!node) {
		first = token_at(p, variable->initializer_begin);
		first += p->tokens[first].kind == TOK_ASSIGN;
		node = lasting_node(p, variable->parent_scope, p->tokens[first].position, variable->initializer_end);
	}
	return node && variable->flags & vf_braced_initializer && !deduced_template(p, variable->type) ?
	               il_expr_node(p->il, node)->first_operand :
	               node;
}

/* P p; where the class's template arguments are deduced from nothing. */
static bool is_default_initialized(const struct parser *p, const struct il_variable *variable)
{
	return !variable->initializer_end && deduced_template(p, type_strip(p, variable->type, NULL)) &&
	       variable->storage_class != sc_extern &&
	       !(variable->flags & (vf_has_initializer | vf_parameter | vf_range_declaration | vf_exception));
}

u32 deduced_variable_type(struct parser *p, u32 index)
{
	struct il_variable variable = *il_variable(p->il, index);
	u32 node = variable.initializer_end ? initializer_of(p, &variable) : 0;

	return node || is_default_initialized(p, &variable) ? deduced_type(p, variable.type, node) : 0;
}

u32 with_constexpr(struct parser *p, u32 type, bool is_constexpr)
{
	return is_constexpr && !is_reference_type(p, type) && !type_is_unknown(p, type) ? type_qualified(p, type, tyf_const) : type;
}

/* A static member of an instance that is defined outside of its class, with its bound, which only the definition tells. */
static bool lacks_bound(const struct parser *p, const struct il_variable *variable)
{
	const u32 is_member = enf_is_template | enf_member_of_template | enf_instantiation;

	return (variable->entity & is_member) == enf_instantiation && variable->flags & vf_static_member && !variable->initializer_end &&
	       il_type(p->il, variable->type)->kind == tk_array && il_type(p->il, variable->type)->flags & tyf_unknown_bound;
}

u32 type_of_variable(struct parser *p, u32 index)
{
	struct il_variable variable = *il_variable(p->il, index);
	u32 deduced;

	if (lacks_bound(p, &variable)) {
		complete_bound(p, index);
		variable = *il_variable(p->il, index);
	}
	if (variable.flags & vf_template_parameter)
		return variable.type;
	if (variable.flags & vf_enumerator)
		return type_of_enumerator(p, index);
	if (!has_placeholder(p, variable.type) || (!variable.initializer_end && !is_default_initialized(p, &variable)) ||
	    variable.entity & (enf_is_template | enf_member_of_template) || variable.flags & vf_structured_binding ||
	    stack_is_low(p->stack_bound))
		return with_constexpr(p, variable.type, variable.flags & vf_constexpr);
	deduced = deduced_variable_type(p, index);
	return with_constexpr(p, deduced ? deduced : variable.type, variable.flags & vf_constexpr);
}

/* ---- functions [dcl.spec.auto]/9 ---- */

/* The first return statement that gives a type in a list of statements; *any: there is a return. Discarded ones do not count. */
static u32 find_return(struct parser *p, u32 declared, u32 statement, bool *any)
{
	u32 type = 0;

	if (stack_is_low(p->stack_bound))
		return p->error_type;
	for (; statement && !type; statement = il_statement(p->il, statement)->next) {
		struct il_statement record = *il_statement(p->il, statement);
		u32 handler;

		if (record.kind == stmk_return && record.expr) {
			*any = true;
			type = deduced_type(p, declared, record.expr);
			type = type ? type : p->error_type;
		} else if (record.kind == stmk_return) {
			*any = true;
			type = p->void_type;
		}
		if (!type && !(record.flags & stf_discarded_then))
			type = find_return(p, declared, record.first_statement, any);
		if (!type && !(record.flags & stf_discarded_else))
			type = find_return(p, declared, record.else_statement, any);
		for (handler = il_extra_of_statement(p->il, &record)->first_handler; handler && !type;
		     handler = il_handler(p->il, handler)->next)
			type = find_return(p, declared, il_handler(p->il, handler)->statement, any);
	}
	return type;
}

u32 deduced_from_returns(struct parser *p, u32 declared, u32 body)
{
	bool any = false;
	u32 type = body ? find_return(p, declared, body, &any) : p->error_type;

	if (!any && !type)
		type = is_placeholder(p, type_strip(p, declared, NULL)) ? p->void_type : p->error_type;
	return type == p->error_type ? 0 : type;
}

/* Adds to the flags of a function's type what the operand of its noexcept(…) says, which is a part of the type since C++17. */
static u32 with_exception_specification(struct parser *p, u32 routine, u32 flags)
{
	bool says_more = p->il->header.std_version >= 201703 && !(flags & tyf_noexcept) && has_noexcept_operand(p, routine);

	return flags | (says_more && is_nothrow_routine(p, routine) == TRAIT_TRUE ? tyf_noexcept : 0);
}

u32 type_of_routine(struct parser *p, u32 routine)
{
	u32 declared = il_routine(p->il, routine)->type, result, flags;
	struct il_type function = *il_type(p->il, type_strip(p, declared, NULL));

	if (function.kind != tk_routine || il_routine(p->il, routine)->entity & (enf_is_template | enf_member_of_template))
		return declared;
	flags = with_exception_specification(p, routine, function.flags);
	if (!has_placeholder(p, function.type))
		return flags == function.flags ? declared : type_signature(p, function.type, function.first_param, flags);
	result = deduced_return_type(p, routine);
	function.flags = flags;
	return result ? type_signature(p, result, function.first_param, function.flags) : p->error_type;
}

u32 deduced_return_type(struct parser *p, u32 index)
{
	u32 function = type_strip(p, il_routine(p->il, index)->type, NULL), declared = il_type(p->il, function)->type, type;

	if (il_routine(p->il, index)->entity & (enf_is_template | enf_member_of_template) || !require_body(p, index))
		return 0;
	type = deduced_from_returns(p, declared, il_routine(p->il, index)->body);
	return type && !type_is_dependent(p, type) ? type : 0;
}
