/* Types and value categories of expressions [expr]: those of names, members, casts, lambdas, new and the like, and which of the other files
 * knows those of an expression. */
#include "../overload/function_address.h"
#include "../scopes/entity.h"
#include "../scopes/class_members.h"
#include "../syntax/expr.h"
#include "../types/placeholder.h"
#include "builtins.h"
#include "invalid.h"
#include "typing_rules.h"
#include "usable.h"

void typed(const struct typing *t, u32 type, enum il_value_category category)
{
	t->node->type = type;
	t->node->value_category = (u8)category;
}

bool is_first_in_parentheses(const struct parser *p, u32 list)
{
	u32 at = token_at(p, il_expr_node(p->il, list)->range_begin);

	return at && p->tokens[at - 1].kind == TOK_LPAREN;
}

bool is_unevaluated_operator(const struct il_expr_node *node)
{
	switch (node->kind) {
	case enk_sizeof:
	case enk_sizeof_pack:
	case enk_alignof:
	case enk_datasizeof:
	case enk_requires:
	case enk_typeid:
	case enk_type_operand:
	case enk_concept_id: return true;
	default: return node->kind == enk_operation && node->operation == eok_noexcept;
	}
}

/* Only classes and arrays have qualified values [expr.type]/2. */
static u32 type_of_prvalue(const struct parser *p, u32 type)
{
	u32 cv = 0, behind = type_strip(p, type, &cv);
	u8 kind = il_type(p->il, behind)->kind;

	return cv && (kind == tk_integer || kind == tk_float || kind == tk_pointer || kind == tk_ptr_to_member) ? behind : type;
}

/* A type as a declaration or cast gives it: references are lvalues or xvalues of what they refer to. */
static void typed_as(const struct typing *t, u32 type, enum il_value_category otherwise)
{
	const struct il_type *record = il_type(t->p->il, type_strip(t->p, type, NULL));

	if (record->kind == tk_pointer && record->pointer_kind == pk_lvalue_reference)
		typed(t, record->type, vc_lvalue);
	else if (record->kind == tk_pointer && record->pointer_kind == pk_rvalue_reference)
		typed(t, record->type, il_type(t->p->il, type_strip(t->p, record->type, NULL))->kind == tk_routine ? vc_lvalue : vc_xvalue);
	else
		typed(t, otherwise == vc_prvalue ? type_of_prvalue(t->p, type) : type, otherwise);
}

void unknown(const struct typing *t, enum unknown_cause cause)
{
	t->p->doubts += !!t->p->failure;
	if (t->node->type != t->p->error_type && !t->p->silent) /* the first time that it is asked */
		t->p->unknown_expressions[cause]++;
	typed(t, t->p->error_type, vc_unknown);
}

void refuse(const struct typing *t, enum outcome valid, enum unknown_cause cause)
{
	if (valid == OUTCOME_FAILURE)
		substitution_fails(t->p);
	unknown(t, cause);
}

void dependent(const struct typing *t, u32 type)
{
	t->node->flags |= exf_dependent;
	typed(t, type, vc_unknown);
}

/* Whether types of this sort say nothing: deduced ones whose deduction failed, and what contains an error. */
static bool says_nothing(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL));

	return !type || type_is_unknown(p, type) || record->kind == tk_auto || has_placeholder(p, type) ||
	       (record->kind == tk_typeref && record->typeref_kind != trk_qualified && !type_is_dependent(p, type));
}

void typed_by_declaration(const struct typing *t, u32 type, enum il_value_category category)
{
	if (type_is_dependent(t->p, type))
		dependent(t, type);
	else if (says_nothing(t->p, type_without_reference(t->p, type)))
		unknown(t, UNKNOWN_declared);
	else
		typed_as(t, type, category);
}

/* The same of what has a name, which is an lvalue even if it is declared with &&. */
static void type_named(const struct typing *t, u32 type)
{
	typed_by_declaration(t, type, vc_lvalue);
	if (t->node->value_category == vc_xvalue)
		t->node->value_category = vc_lvalue;
}

/* ---- names [expr.prim.id] ---- */

/* Whether a lambda that copies what it names would copy the variable, were it used [expr.prim.id.unqual]/3. The installed tool and g++ do
 * not ask this of references. */
static bool would_copy(const struct parser *p, const struct il_lambda *lambda, il_any entity)
{
	const struct il_variable *variable = il_variable_of(p->il, entity);

	return lambda->flags & lf_default_copy && is_capturable(p, variable) &&
	       !scope_is_inside(p, variable->parent_scope, lambda->scope) && !is_reference_type(p, variable->type);
}

/* What a copy of the variable in the closures around adds to its cv [expr.prim.id.unqual]/3. */
static u32 cv_of_capture(const struct parser *p, il_any variable)
{
	u32 lambda, capture;

	for (lambda = p->lambda; lambda; lambda = il_lambda(p->il, lambda)->enclosing_lambda) {
		const struct il_lambda *record = il_lambda(p->il, lambda);

		for (capture = record->first_capture; capture; capture = il_lambda_capture(p->il, capture)->next)
			if (il_lambda_capture(p->il, capture)->captured == variable)
				break;
		if (!capture)
			return would_copy(p, record, variable) && !(record->flags & lf_mutable) ? tyf_const : 0;
		if (il_lambda_capture(p->il, capture)->kind == cptk_copy || il_lambda_capture(p->il, capture)->kind == cptk_init)
			return record->flags & lf_mutable ? 0 : tyf_const;
	}
	return 0;
}

static void add_cv(const struct typing *t, u32 cv)
{
	if (cv && t->node->type && t->node->type != t->p->error_type && !(t->node->flags & exf_dependent))
		t->node->type = type_qualified(t->p, t->node->type, cv);
}

bool is_in_template(const struct parser *p) { return p->template_depth || (p->lambda && is_in_generic_lambda(p, p->scope)); }

bool is_pattern_scope(const struct parser *p, u32 scope)
{
	while (scope && (p->scopes.at[scope].kind != sck_template_declaration || p->scopes.at[scope].binds_arguments))
		scope = p->scopes.at[scope].parent;
	return scope;
}

/* Whether the type of a template parameter's value is what it is declared with, whatever the value. */
static bool is_typed_parameter(const struct parser *p, const struct il_variable *variable)
{
	return p->typed_parameters && !has_placeholder(p, variable->type) && !type_is_dependent(p, variable->type) &&
	       !(il_template_param(p->il, variable->template_param)->flags & tf_pack);
}

/* Whether a variable's type is not known because it depends on template parameters [temp.dep.expr]. */
static bool is_type_dependent(const struct typing *t, const struct il_variable *variable)
{
	const struct parser *p = t->p;

	if (variable->flags & vf_template_parameter)
		return !variable->constant && !is_typed_parameter(p, variable);
	if (!is_in_template(p))
		return false;
	if (variable->flags & vf_structured_binding && type_is_unknown(p, variable->type))
		return true;
	return variable->flags & vf_enumerator ? is_pattern_scope(p, il_type(p->il, variable->type)->parent_scope) :
	                                         has_placeholder(p, variable->type);
}

/* Whether the name of a parameter is an lvalue: it has a class type, or is a reference [temp.param]/8. */
static bool is_object_argument(const struct parser *p, u32 constant)
{
	const struct il_constant *value = il_constant(p->il, constant);

	return value->kind == ck_aggregate ||
	       (value->kind == ck_address && value->address_kind != abk_variable && il_any_kind(value->target) == IL_variable);
}

/* Whatever its type turns out to be. */
static bool is_dependent_object(const struct typing *t, const struct il_variable *variable)
{
	return t->node->flags & exf_dependent && t->node->type && !(variable->flags & (vf_template_parameter | vf_enumerator));
}

/* Whether a variable is a constant whose initializer is wrong: its name stands for no value. */
static bool is_wrong_constant(const struct parser *p, u32 variable)
{
	return variable < p->wrong_constants.count && p->wrong_constants.at[variable];
}

/* Whether what a placeholder stands for would be deduced from something wrong: in a template, too, where the type depends on it. */
static bool is_deduced_from_error(const struct parser *p, const struct il_variable *variable)
{
	return p->errors && variable->init_expr && type_at(p, variable->init_expr) == p->error_type && has_placeholder(p, variable->type);
}

static void type_variable(const struct typing *t)
{
	struct parser *p = t->p;
	const struct il_variable *variable = il_variable(p->il, il_any_index(t->node->target));

	if (is_wrong_constant(p, il_any_index(t->node->target)) || is_deduced_from_error(p, variable))
		unknown(t, UNKNOWN_name);
	else if (is_type_dependent(t, variable))
		dependent(t, type_is_unknown(p, variable->type) ? 0 : type_without_reference(p, variable->type));
	else if (variable->flags & vf_template_parameter)
		typed(t, type_without_reference(p, variable->type),
		      is_reference_type(p, variable->type) || is_object_argument(p, variable->constant) ? vc_lvalue : vc_prvalue);
	else
		typed_by_declaration(t, type_of_variable(p, il_any_index(t->node->target)),
		                     variable->flags & vf_enumerator ? vc_prvalue : vc_lvalue);
	if (t->node->value_category == vc_xvalue || is_dependent_object(t, variable)) /* what has a name is an lvalue */
		t->node->value_category = vc_lvalue;
	if (p->lambda)
		add_cv(t, cv_of_capture(p, t->node->target));
}

void note_overload_set(struct parser *p, u32 node, u32 symbol) { *vec_slot(&p->overload_sets, node) = symbol; }

u32 overload_set(const struct parser *p, u32 node) { return node < p->overload_sets.count ? p->overload_sets.at[node] : 0; }

void drop_nodes(struct parser *p, u32 first)
{
	il_truncate(p->il, IL_expr_node, first);
	if (p->overload_sets.count > first)
		p->overload_sets.count = first;
	if (p->constructors.count > first)
		p->constructors.count = first;
}

/* Whether a set has more than the one function that lookup gave. */
static bool is_overloaded(const struct parser *p, u32 symbol, il_any function)
{
	for (; symbol; symbol = p->symbols.at[symbol].next)
		if (p->symbols.at[symbol].entity != function)
			return true;
	return false;
}

u32 type_of_function_name(struct parser *p, u32 routine)
{
	u32 type = type_of_routine(p, routine);
	const struct il_type *function = il_type(p->il, type_strip(p, type, NULL));

	if (p->il->header.std_version < 201703 || function->kind != tk_routine || function->flags & tyf_noexcept ||
	    type_is_dependent(p, type) || !says_whether_it_throws(p, routine))
		return type;
	switch (is_nothrow_routine(p, routine)) {
	case TRAIT_TRUE:
		function = il_type(p->il, type_strip(p, type, NULL));
		return type_signature(p, function->type, function->first_param, function->flags | tyf_noexcept);
	case TRAIT_FALSE: return type;
	default: return p->error_type;
	}
}

/* A friend that a class template's pattern alone has: a call finds that of an instance through its arguments. */
static bool is_friend_of_pattern(const struct parser *p, u32 routine)
{
	return tok(p) == TOK_LPAREN && type_is_dependent(p, il_routine(p->il, routine)->type) && is_hidden_function(p, routine);
}

/* A function; the name of several has no type by itself [over.over]. */
static void type_routine(const struct typing *t)
{
	u32 routine = il_any_index(t->node->target);
	enum outcome usable = usable_function(t->p, routine, class_of_qualifier(t->p, t->node));

	if (is_overloaded(t->p, overload_set(t->p, t->index), t->node->target) || is_friend_of_pattern(t->p, routine))
		typed(t, 0, vc_lvalue);
	else if (t->node->flags & exf_qualified_name && usable != OUTCOME_SUCCESS)
		refuse(t, usable, UNKNOWN_name);
	else
		typed_by_declaration(
			t, tok(t->p) == TOK_LPAREN ? il_routine(t->p->il, routine)->type : type_of_function_name(t->p, routine), vc_lvalue);
}

/* The member function whose object *this is, and the lambda in it: also where text is parsed out of order. */
static void function_of_this(const struct parser *p, u32 *routine, u32 *lambda)
{
	u32 scope = p->scope;
	il_any owner = 0;

	*routine = p->class_type && il_routine(p->il, p->routine)->class_type != p->class_type ? 0 : p->routine;
	*lambda = lambda_of_this(p);
	if (*routine || *lambda)
		return;
	for (; scope && p->scopes.at[scope].kind != sck_class_struct_union; scope = p->scopes.at[scope].parent) {
		owner = il_scope(p->il, scope)->owner;
		if (il_any_kind(owner) == IL_routine || il_any_kind(owner) == IL_lambda)
			break;
		owner = 0;
	}
	*lambda = il_any_kind(owner) == IL_lambda ? il_any_index(owner) : 0;
	*routine = *lambda ? il_lambda(p->il, *lambda)->enclosing_routine : il_any_index(owner);
}

/* The innermost of a lambda and those around it that has a copy of *this; 0: none. */
static u32 copier_of_this(const struct parser *p, u32 lambda)
{
	u32 capture;

	for (; lambda && !is_inside_class_of(p, il_lambda(p->il, lambda)->scope); lambda = il_lambda(p->il, lambda)->enclosing_lambda)
		for (capture = il_lambda(p->il, lambda)->first_capture; capture; capture = il_lambda_capture(p->il, capture)->next)
			if (il_lambda_capture(p->il, capture)->kind == cptk_star_this)
				return lambda;
	return 0;
}

u32 cv_of_this(const struct parser *p)
{
	u32 routine, lambda, flags;

	function_of_this(p, &routine, &lambda);
	lambda = copier_of_this(p, lambda);
	if (lambda)
		return il_lambda(p->il, lambda)->flags & lf_mutable ? 0 : tyf_const;
	flags = routine ? il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->flags : 0;
	return (flags & tyf_fn_const ? tyf_const : 0) | (flags & tyf_fn_volatile ? tyf_volatile : 0) | p->cv_of_declarator;
}

/* A field without an object is a member of *this, or only meant as a member [expr.prim.id.general]/3. */
static void type_implicit_field(const struct typing *t)
{
	struct parser *p = t->p;
	const struct il_field *field = il_field(p->il, il_any_index(t->node->target));
	bool is_of_this = !union_of_variable(p, il_any_index(t->node->target));
	u32 cv = is_of_this && (p->class_type || p->cv_of_declarator) ? cv_of_this(p) : 0;

	if (type_is_dependent(p, field->type)) { /* [temp.dep.expr]/5: not all members of the current instantiation */
		dependent(t, field->type);
		return;
	}
	type_named(t, field->type);
	if (!is_reference_type(p, field->type))
		add_cv(t, field->is_mutable ? cv & ~(u32)tyf_const : cv);
}

static void type_this(const struct typing *t)
{
	struct parser *p = t->p;
	u32 cv = cv_of_this(p);

	if (!p->class_type) {
		unknown(t, UNKNOWN_other);
		return;
	}
	typed(t, type_pointer(p, pk_pointer, type_qualified(p, p->class_type, cv)), vc_prvalue);
	if (type_is_dependent(p, p->class_type))
		t->node->flags |= exf_dependent;
}

static void type_name(const struct typing *t)
{
	if (t->node->flags & exf_member_name)
		return; /* its object's node tells */
	if (t->node->flags & exf_dependent) {
		dependent(t, 0);
		return;
	}
	if (t->node->flags & exf_qualified_name && t->node->kind != enk_routine &&
	    usable_entity(t->p, t->node->target, class_of_qualifier(t->p, t->node)) != OUTCOME_SUCCESS) {
		refuse(t, usable_entity(t->p, t->node->target, class_of_qualifier(t->p, t->node)), UNKNOWN_name);
		return;
	}
	switch (t->node->kind) {
	case enk_variable: type_variable(t); break;
	case enk_field: type_implicit_field(t); break;
	case enk_routine: type_routine(t); break;
	default:
		if (tok(t->p) == TOK_LPAREN && !(t->node->flags & exf_qualified_name))
			typed(t, 0, vc_unknown); /* what a call finds through its arguments */
		else
			unknown(t, UNKNOWN_name);
	}
}

/* ---- members [expr.ref] ---- */

/* Whether a member that is no function may be named so of an object of the class. */
static enum outcome usable_member(struct parser *p, const struct il_expr_node *name, u32 class)
{
	u32 naming = name->flags & exf_qualified_name ? class_of_qualifier(p, name) : class;
	enum outcome outcome = OUTCOME_SUCCESS;

	if (!p->failure || il_any_kind(name->target) == IL_routine)
		return outcome;
	if (il_any_kind(name->target) == IL_field && naming)
		outcome = accessible_base(p, class, naming);
	return worst(outcome, usable_entity(p, name->target, naming));
}

static void type_member(const struct typing *t)
{
	struct parser *p = t->p;
	const struct il_expr_node *name = il_expr_node(p->il, t->operand[1]);
	bool arrow = t->node->operation == eok_points_to_field;
	u32 cv, class = class_of_object(p, t->operand[0], arrow, &cv), type;
	enum outcome usable;

	if (il_text(p->il, name->name)[0] == '~' && !is_untyped(p, t->operand[0])) { /* only the call has a type */
		typed(t, 0, vc_lvalue);
		return;
	}
	if ((class && is_open_class(p, class)) || name->flags & exf_dependent) {
		dependent(t, 0);
		return;
	}
	if (!name->target || !class) {
		unknown(t, class ? UNKNOWN_member : UNKNOWN_operand);
		return;
	}
	usable = usable_member(p, name, class);
	if (usable != OUTCOME_SUCCESS) {
		refuse(t, usable, UNKNOWN_member);
		return;
	}
	switch (il_any_kind(name->target)) {
	case IL_field: {
		const struct il_field *field = il_field(p->il, il_any_index(name->target));
		u8 category = arrow ? vc_lvalue : il_expr_node(p->il, t->operand[0])->value_category;
		bool lvalue;

		type = type_of_member(p, field->type, class);
		lvalue = category == vc_lvalue || is_reference_type(p, type);
		if (!category && !lvalue) {
			dependent(t, type);
			break;
		}
		if (lvalue)
			type_named(t, type);
		else
			typed_by_declaration(t, type, vc_xvalue);
		if (t->node->type && t->node->type != p->error_type && !is_reference_type(p, type))
			t->node->type = type_qualified(p, t->node->type, field->is_mutable ? cv & ~(u32)tyf_const : cv);
		break;
	}
	case IL_variable: type_named(t, type_of_member(p, type_of_variable(p, il_any_index(name->target)), class)); break;
	case IL_routine:
		if (is_overloaded(p, overload_set(p, t->operand[1]), name->target))
			typed(t, 0, vc_lvalue);
		else
			typed_by_declaration(t, type_of_member(p, il_routine(p->il, il_any_index(name->target))->type, class), vc_lvalue);
		break;
	case IL_template: /* the call tells which function it is */ typed(t, 0, vc_lvalue); break;
	default: unknown(t, UNKNOWN_overload);
	}
}

/* ---- operations ---- */

bool is_untyped(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);

	return record->kind != enk_type_operand && record->kind != enk_braced_init_list && record->kind != enk_throw &&
	       (!record->type || record->type == p->error_type);
}

/* So is a list that has something dependent in it [temp.dep.expr]. */
static bool is_dependent_node(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);
	u32 element;

	if (record->kind == enk_braced_init_list && !stack_is_low(p->stack_bound))
		for (element = record->first_operand; element; element = il_expr_node(p->il, element)->next)
			if (is_dependent_node(p, element))
				return true;
	return record->flags & exf_dependent || (record->type && type_is_dependent(p, record->type)) ||
	       (record->type_operand && record->kind != enk_sizeof && type_is_dependent(p, record->type_operand));
}

/* What is dependent here is the condition of ?:, of which the type says nothing. */
static bool is_unknown_operand(const struct parser *p, u32 node)
{
	return is_untyped(p, node) && !is_function_set(p, node) && !is_dependent_node(p, node);
}

/* Whether an operand is no more than a constant, whose value may depend on template parameters. */
static bool is_constant_node(const struct parser *p, u32 node)
{
	u8 kind = il_expr_node(p->il, node)->kind;

	return kind == enk_constant || kind == enk_sizeof;
}

static bool is_dependent_size(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);

	return record->kind == enk_sizeof && record->type_operand && type_is_dependent(p, record->type_operand);
}

static bool any_operand(const struct typing *t, bool (*has)(const struct parser *, u32))
{
	u32 operand;

	for (operand = t->node->first_operand; operand; operand = il_expr_node(t->p->il, operand)->next)
		if (has(t->p, operand))
			return true;
	return false;
}

/* What is made of constants of which one depends on template parameters counts as dependent, but sizeof alone does not. */
static bool is_dependent_constant(const struct typing *t)
{
	u32 operand;

	if (t->node->operation == eok_call || !any_operand(t, is_dependent_size))
		return false;
	for (operand = t->node->first_operand; operand; operand = il_expr_node(t->p->il, operand)->next)
		if (!is_constant_node(t->p, operand))
			return false;
	return true;
}

/* Whether an operand on which the type depends is dependent: not the condition of ?: where the others are of one type, unless they are
 * constants. */
static bool has_dependent_operand(const struct typing *t)
{
	struct parser *p = t->p;
	u32 second = t->operand[1], third = second ? il_expr_node(p->il, second)->next : 0, type;

	if (t->node->operation != eok_question || !third || (is_constant_node(p, second) && is_constant_node(p, third)))
		return any_operand(t, is_dependent_node);
	type = il_expr_node(p->il, second)->type;
	if (!type || type_is_unknown(p, type) || type_canonical(p, type) != type_canonical(p, il_expr_node(p->il, third)->type))
		return any_operand(t, is_dependent_node);
	return is_dependent_node(p, second) || is_dependent_node(p, third);
}

/* Whether the type of an operation stands in it, whatever its operands are. */
static bool is_cast(const struct il_expr_node *node)
{
	switch (node->operation) {
	case eok_cast:
	case eok_static_cast:
	case eok_const_cast:
	case eok_reinterpret_cast:
	case eok_dynamic_cast:
	case eok_functional_cast: return node->type_operand;
	default: return false;
	}
}

/* The type that T(…) or T{…} gives where T is a class template's name. */
static void type_deduced_class(const struct typing *t, u32 template)
{
	struct parser *p = t->p;
	u32 deduced;
	bool failed;

	if (check_deduction_of_classes(p, template, t->node->range_begin)) {
		typed_by_declaration(t, p->error_type, vc_prvalue);
		return;
	}
	if (p->template_depth || any_operand(t, is_dependent_node)) {
		dependent(t, 0);
		return;
	}
	deduced = deduced_class(p, template, t->operand[0], t->node->flags & exf_braced, &failed);
	if (failed) {
		check_deduced_class(t, template);
		refuse(t, OUTCOME_FAILURE, UNKNOWN_declared);
	} else
		typed_by_declaration(t, deduced ? deduced : p->error_type, vc_prvalue);
}

/* T(x) where nothing depends on the template's parameters: only instances say what is wrong with it, as with the installed tool. */
static bool is_unchecked_cast(const struct typing *t)
{
	return t->node->operation == eok_functional_cast && !(t->node->flags & exf_braced) && t->operand[0] && is_in_template(t->p);
}

/* Of functions that are cast, the target type selects one; or a template-id names one, as in (const void *)kernel<int>. */
static void select_cast_function(const struct typing *t)
{
	if (!is_overload_set(t->p, t->operand[0]) || type_is_dependent(t->p, t->node->type_operand))
		return;
	select_function(t->p, t->operand[0], t->node->type_operand);
	if (is_overload_set(t->p, t->operand[0]))
		select_named_specialization(t->p, t->operand[0]);
}

/* It can be valid whichever constructor or conversion function is chosen. */
static enum outcome valid_class_cast(const struct typing *t, bool is_deduced)
{
	enum outcome valid = set_constructor(t);

	return valid == OUTCOME_UNKNOWN && t->p->failure && !is_deduced ? valid_cast(t) : valid;
}

static void type_cast(const struct typing *t)
{
	struct parser *p = t->p;
	u8 operation = t->node->operation;
	u32 template = deduced_template(p, t->node->type_operand);
	enum outcome valid = OUTCOME_SUCCESS;

	select_cast_function(t);
	if (template)
		type_deduced_class(t, template);
	else
		typed_by_declaration(t, t->node->type_operand, vc_prvalue);
	if (any_operand(t, is_dependent_node) || t->node->flags & exf_dependent || !t->node->type || t->node->type == p->error_type)
		return;
	if ((operation == eok_functional_cast || (p->failure && (operation == eok_static_cast || operation == eok_cast))) &&
	    is_class_type(p, t->node->type) && (template || !is_reference_type(p, t->node->type_operand)))
		valid = valid_class_cast(t, template);
	else if (p->failure && operation == eok_dynamic_cast)
		valid = valid_dynamic_cast(t);
	else if (p->failure && operation == eok_const_cast)
		valid = valid_const_cast(t);
	else if (p->failure && operation == eok_reinterpret_cast)
		valid = valid_reinterpret_cast(t);
	else if (p->failure && (operation == eok_static_cast || operation == eok_functional_cast || operation == eok_cast))
		valid = valid_cast(t);
	if (valid != OUTCOME_SUCCESS && (operation == eok_cast || operation == eok_functional_cast))
		valid = valid_old_cast(t, valid);
	if (p->failure && valid != OUTCOME_SUCCESS)
		refuse(t, valid, UNKNOWN_class);
	if (!p->failure && !template && check_abstract_cast(t)) {
		il_expr_node(p->il, t->index)->type = p->error_type;
		return;
	}
	if (p->failure)
		return;
	if (template || is_unchecked_cast(t))
		return;
	check_cast(t);
	if (operation == eok_functional_cast)
		check_functional_cast(t);
}

/* object.field, pointer->field in the current instantiation, where the field's type depends on nothing [temp.dep.expr]/5. */
static bool is_certain_field(const struct typing *t)
{
	const struct il_expr_node *name = il_expr_node(t->p->il, t->operand[1]);

	return (t->node->operation == eok_dot_field || t->node->operation == eok_points_to_field) &&
	       il_any_kind(name->target) == IL_field && !is_untyped(t->p, t->operand[0]) &&
	       !type_is_dependent(t->p, il_field(t->p->il, il_any_index(name->target))->type);
}

/* What is certainly none makes the whole none, also beside what depends on template parameters. */
static bool is_wrong_operand(const struct parser *p, u32 node) { return type_at(p, node) == p->error_type; }

/* The alternatives of a conditional operator whose condition is wrong are looked at all the same. */
static void check_alternatives_of_wrong(const struct typing *t)
{
	u32 then = t->operand[1], otherwise = then ? il_expr_node(t->p->il, then)->next : 0;

	if (otherwise && is_wrong_operand(t->p, t->operand[0]))
		check_alternatives(t->p, then, otherwise);
}

static void type_operation(const struct typing *t)
{
	struct parser *p = t->p;
	u8 operation = t->node->operation;

	if (is_cast(t->node))
		type_cast(t);
	else if (operation == eok_noexcept)
		typed(t, p->builtin[ik_bool], vc_prvalue);
	else if (is_certain_field(t))
		type_member(t);
	else if (p->errors && operation != eok_call && is_in_template(p) && any_operand(t, is_wrong_operand))
		unknown(t, UNKNOWN_operand);
	else if (operation == eok_pack_expansion || has_dependent_operand(t) || is_dependent_constant(t)) {
		dependent(t, 0);
		if (operation == eok_call)
			check_dependent_call(t);
	} else if (operation == eok_call && is_literal_call(t))
		type_literal_call(t);
	else if (operation == eok_call)
		type_call(t);
	else if (operation == eok_dot_field || operation == eok_points_to_field)
		type_member(t);
	else if (operation != eok_pm_field && may_be_overloaded(t))
		type_overloaded_operator(t);
	else if (!t->operand[0] || any_operand(t, is_unknown_operand)) {
		if (operation == eok_question)
			check_alternatives_of_wrong(t);
		unknown(t, UNKNOWN_operand);
	} else
		type_builtin_operator(t);
}

static void type_constant(const struct typing *t)
{
	const struct il_constant *constant = il_constant(t->p->il, t->node->constant);

	if (constant->type)
		typed(t, constant->type, constant->kind == ck_string ? vc_lvalue : vc_prvalue);
	else
		unknown(t, UNKNOWN_other);
}

/* The type that new auto(x) deduces; other types as they are. */
static u32 allocated_type(struct parser *p, const struct il_expr_node *node)
{
	u32 operand = node->first_operand, type = node->type_operand, deduced = 0;

	if (!type || !has_placeholder(p, type))
		return type;
	for (; operand && !deduced; operand = il_expr_node(p->il, operand)->next) {
		const struct il_expr_node *record = il_expr_node(p->il, operand);

		if (record->flags & exf_parenthesized || record->kind == enk_braced_init_list)
			deduced = deduced_type(p, type,
			                       deduced_template(p, type) && !(record->flags & exf_parenthesized) ? operand :
			                                                                                           record->first_operand);
	}
	return deduced ? deduced : type;
}

/* new T gives a T *, delete nothing [expr.new]. */
static void type_new(const struct typing *t)
{
	struct parser *p = t->p;
	u32 type = allocated_type(p, t->node);
	enum outcome valid = p->failure && !any_operand(t, is_dependent_node) && (!type || !type_is_dependent(p, type)) ?
	                             valid_new_delete(t) :
	                             OUTCOME_SUCCESS;

	if (valid != OUTCOME_SUCCESS)
		refuse(t, valid, UNKNOWN_other);
	else if (!type)
		typed(t, il_expr_node(p->il, t->operand[0])->kind == enk_error && p->errors ? p->error_type : p->void_type, vc_prvalue);
	else if (type_is_dependent(p, type))
		dependent(t, 0);
	else if (says_nothing(p, type))
		unknown(t, UNKNOWN_declared);
	else if (t->node->flags & exf_array_form || il_type(p->il, type_strip(p, type, NULL))->kind != tk_array)
		typed(t, type_pointer(p, pk_pointer, type), vc_prvalue);
	else
		typed(t, type_pointer(p, pk_pointer, pointed_to(p, type)), vc_prvalue);
	if (!t->node->type_operand)
		check_delete(t);
	else if (p->errors && t->node->flags & exf_array_form && in_code(p) && t->operand[0] && has_wrong_argument(p, t->operand[0]))
		unknown(t, UNKNOWN_operand); /* so many elements of a mistake are one */
	else if (!check_deduced_new(t))
		check_new(t);
}

static void type_builtin(const struct typing *t)
{
	u32 type;

	if (any_operand(t, is_dependent_node))
		dependent(t, 0);
	else if ((type = type_of_builtin(t->p, t->index)))
		typed_by_declaration(t, type, vc_prvalue);
	else
		unknown(t, UNKNOWN_builtin);
}

/* const std::type_info [expr.typeid] */
static void type_typeid(const struct typing *t)
{
	u32 type = standard_type(t->p, "type_info");

	if (in_code(t->p) && (!type || is_incomplete_class(t->p, type)))
		report_error(t->p, t->node->range_begin, DIAG_typeinfo_missing);
	if (type)
		typed(t, type_qualified(t->p, type, tyf_const), vc_lvalue);
	else
		unknown(t, UNKNOWN_other);
}

/* GNU: ({ … }) is the value of its last statement. */
static void type_statement_expression(const struct typing *t)
{
	struct parser *p = t->p;
	u32 last = il_statement(p->il, il_extra_of(p->il, t->node)->statement)->first_statement;
	const struct il_expr_node *value;

	while (last && il_statement(p->il, last)->next)
		last = il_statement(p->il, last)->next;
	value = il_expr_node(p->il, last && il_statement(p->il, last)->kind == stmk_expr ? il_statement(p->il, last)->expr : 0);
	if (value->flags & exf_dependent)
		dependent(t, 0);
	else if (value->type == p->error_type)
		unknown(t, UNKNOWN_operand);
	else
		typed(t, value->type ? decayed_type(p, value->type) : p->void_type, vc_prvalue);
}

static void type_lambda(const struct typing *t)
{
	u32 type = il_lambda(t->p->il, il_any_index(t->node->target))->type;

	if (type)
		typed(t, type, vc_prvalue);
	else
		unknown(t, UNKNOWN_other);
}

static void type_size(const struct typing *t)
{
	enum outcome valid =
		t->p->failure && t->node->kind != enk_sizeof_pack && !any_operand(t, is_dependent_node) ? valid_size(t) : OUTCOME_SUCCESS;

	if (check_size(t))
		unknown(t, UNKNOWN_operand);
	else if (valid == OUTCOME_SUCCESS)
		typed(t, t->p->builtin[ik_unsigned_long], vc_prvalue);
	else
		refuse(t, valid, UNKNOWN_operand);
}

void type_expression(struct parser *p, u32 node)
{
	struct typing t = { .p = p, .node = il_expr_node(p->il, node), .index = node };

	t.operand[0] = t.node->first_operand;
	t.operand[1] = t.operand[0] ? il_expr_node(p->il, t.operand[0])->next : 0;
	require_classes_of(&t);
	switch (t.node->kind) {
	case enk_operation: type_operation(&t); break;
	case enk_constant: type_constant(&t); break;
	case enk_variable:
	case enk_field:
	case enk_routine:
	case enk_error: type_name(&t); break;
	case enk_template_name: type_template_id_name(&t); break;
	case enk_param_ref: type_this(&t); break;
	case enk_lambda: type_lambda(&t); break;
	case enk_sizeof:
	case enk_sizeof_pack:
	case enk_alignof:
	case enk_datasizeof: type_size(&t); break;
	case enk_throw:
		typed(&t, p->void_type, vc_prvalue);
		check_thrown(p, t.operand[0]);
		break;
	case enk_requires:
	case enk_concept_id: typed(&t, p->builtin[ik_bool], vc_prvalue); break;
	case enk_fold_expression: dependent(&t, 0); break;
	case enk_builtin_operation: type_builtin(&t); break;
	case enk_new_delete: type_new(&t); break;
	case enk_typeid: type_typeid(&t); break;
	case enk_statement: type_statement_expression(&t); break;
	case enk_yield:
	case enk_await: type_await(&t); break;
	default: break; /* no expression: a type, a list, a requirement, the name of a template */
	}
	require_class_of_result(&t);
}
