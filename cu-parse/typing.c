/* Types and value categories of expressions [expr]. User-defined conversions and templates are unknown; overload.c resolves calls. */
#include "builtins.h"
#include "typing_rules.h"

void typed(const struct typing *t, u32 type, enum il_value_category category)
{
	t->node->type = type;
	t->node->value_category = (u8)category;
}

/* A type as a declaration or cast gives it: references are lvalues or xvalues of what they refer to. */
void typed_as(const struct typing *t, u32 type, enum il_value_category otherwise)
{
	const struct il_type *record = il_type(t->p->il, type_strip(t->p, type, NULL));

	if (record->kind == tk_pointer && record->pointer_kind == pk_lvalue_reference)
		typed(t, record->type, vc_lvalue);
	else if (record->kind == tk_pointer && record->pointer_kind == pk_rvalue_reference)
		typed(t, record->type, il_type(t->p->il, type_strip(t->p, record->type, NULL))->kind == tk_routine ? vc_lvalue : vc_xvalue);
	else
		typed(t, type, otherwise);
}

void unknown(const struct typing *t, enum unknown_cause cause)
{
	if (t->node->type != t->p->error_type && !t->p->silent)   /* the first time that it is asked */
		t->p->unknown_expressions[cause]++;
	typed(t, t->p->error_type, vc_unknown);
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

	return !type || type_is_unknown(p, type) || record->kind == tk_auto ||
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

/* ---- names [expr.prim.id] ---- */

static void type_variable(const struct typing *t)
{
	struct parser *p = t->p;
	const struct il_variable *variable = il_variable(p->il, il_any_index(t->node->target));

	if (variable->flags & vf_template_parameter && !variable->constant)
		dependent(t, variable->type);
	else if (variable->flags & vf_template_parameter)
		typed(t, variable->type, vc_prvalue);
	else
		typed_by_declaration(t, variable->type, variable->flags & vf_enumerator ? vc_prvalue : vc_lvalue);
	if (t->node->value_category == vc_xvalue)   /* what has a name is an lvalue */
		t->node->value_category = vc_lvalue;
}

void note_overload_set(struct parser *p, u32 node, u32 symbol)
{
	while (p->overload_sets.count <= node)
		vec_push(&p->overload_sets, 0u);
	p->overload_sets.at[node] = symbol;
}

u32 overload_set(const struct parser *p, u32 node) { return node < p->overload_sets.count ? p->overload_sets.at[node] : 0; }

/* Whether a set has more than the one function that lookup gave. */
static bool is_overloaded(const struct parser *p, u32 symbol, il_any function)
{
	for (; symbol; symbol = p->symbols.at[symbol].next)
		if (p->symbols.at[symbol].entity != function)
			return true;
	return false;
}

/* A function; the name of several has no type by itself [over.over]. */
static void type_routine(const struct typing *t)
{
	if (is_overloaded(t->p, overload_set(t->p, t->index), t->node->target))
		typed(t, 0, vc_lvalue);
	else
		typed_by_declaration(t, il_routine(t->p->il, il_any_index(t->node->target))->type, vc_lvalue);
}

/* An unqualified field is a member of *this. */
static void type_implicit_field(const struct typing *t)
{
	struct parser *p = t->p;
	u32 cv = 0;

	if (!p->class_type || p->template_depth || il_type(p->il, p->class_type)->flags & tyf_dependent) {
		dependent(t, il_field(p->il, il_any_index(t->node->target))->type);
		return;
	}
	if (p->routine) {
		u32 flags = il_type(p->il, type_strip(p, il_routine(p->il, p->routine)->type, NULL))->flags;

		cv = (flags & tyf_fn_const ? tyf_const : 0) | (flags & tyf_fn_volatile ? tyf_volatile : 0);
	}
	if (il_field(p->il, il_any_index(t->node->target))->is_mutable)
		cv &= ~(u32)tyf_const;
	typed_by_declaration(t, il_field(p->il, il_any_index(t->node->target))->type, vc_lvalue);
	if (t->node->type != p->error_type && !is_reference_type(p, il_field(p->il, il_any_index(t->node->target))->type))
		t->node->type = type_qualified(p, t->node->type, cv);
}

static void type_this(const struct typing *t)
{
	struct parser *p = t->p;
	u32 flags = p->routine ? il_type(p->il, type_strip(p, il_routine(p->il, p->routine)->type, NULL))->flags : 0;
	u32 cv = (flags & tyf_fn_const ? tyf_const : 0) | (flags & tyf_fn_volatile ? tyf_volatile : 0);

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
		return;   /* its object's node tells */
	if (t->node->flags & exf_dependent) {
		dependent(t, 0);
		return;
	}
	switch (t->node->kind) {
	case enk_variable: type_variable(t); break;
	case enk_field: type_implicit_field(t); break;
	case enk_routine: type_routine(t); break;
	default: unknown(t, UNKNOWN_name);
	}
}

/* ---- deduction [dcl.type.auto.deduct] ---- */

static bool is_auto(const struct parser *p, u32 type, u32 *cv) { return type_strip(p, type, cv) == p->auto_type; }

u32 deduced_type(struct parser *p, u32 declared, u32 initializer)
{
	const struct il_expr_node *node = il_expr_node(p->il, initializer);
	const struct il_type *type;
	u32 cv = 0, value, pointee;

	if (!initializer || node->next || !node->type || node->flags & exf_dependent || says_nothing(p, node->type) || type_is_dependent(p, node->type))
		return 0;
	value = decayed_type(p, node->type);
	if (is_auto(p, declared, &cv))
		return type_qualified(p, is_class_type(p, value) ? type_strip(p, value, NULL) : value, cv);
	type = il_type(p->il, type_strip(p, declared, NULL));
	cv = 0;
	if (type->kind != tk_pointer || !is_auto(p, type->type, &cv))
		return 0;
	if (type->pointer_kind == pk_pointer)
		return (pointee = pointed_to(p, value)) ? type_pointer(p, pk_pointer, type_qualified(p, pointee, cv)) : 0;
	if (type->pointer_kind == pk_rvalue_reference && !cv)   /* a forwarding reference */
		return type_pointer(p, node->value_category == vc_lvalue ? pk_lvalue_reference : pk_rvalue_reference, node->type);
	return type_pointer(p, (enum il_pointer_kind)type->pointer_kind, type_qualified(p, node->type, cv));
}

/* ---- members [expr.ref] ---- */

static void type_member(const struct typing *t)
{
	struct parser *p = t->p;
	const struct il_expr_node *name = il_expr_node(p->il, t->operand[1]);
	bool arrow = t->node->operation == eok_points_to_field;
	u32 cv, class = class_of_object(p, t->operand[0], arrow, &cv), type;

	if (!name->target || !class) {
		unknown(t, class ? UNKNOWN_member : UNKNOWN_operand);
		return;
	}
	switch (il_any_kind(name->target)) {
	case IL_field: {
		const struct il_field *field = il_field(p->il, il_any_index(name->target));
		bool lvalue;

		type = type_of_member(p, field->type, class);
		lvalue = arrow || is_reference_type(p, type) || il_expr_node(p->il, t->operand[0])->value_category == vc_lvalue;
		typed_by_declaration(t, type, lvalue ? vc_lvalue : vc_xvalue);
		if (lvalue && t->node->value_category == vc_xvalue)
			t->node->value_category = vc_lvalue;
		if (t->node->type && t->node->type != p->error_type && !is_reference_type(p, type))
			t->node->type = type_qualified(p, t->node->type, field->is_mutable ? cv & ~(u32)tyf_const : cv);
		break;
	}
	case IL_variable:
		typed_by_declaration(t, type_of_member(p, il_variable(p->il, il_any_index(name->target))->type, class), vc_lvalue);
		break;
	case IL_routine:
		if (is_overloaded(p, overload_set(p, t->operand[1]), name->target))
			typed(t, 0, vc_lvalue);
		else
			typed_by_declaration(t, type_of_member(p, il_routine(p->il, il_any_index(name->target))->type, class), vc_lvalue);
		break;
	case IL_template:   /* the call tells which function it is */
		typed(t, 0, vc_lvalue);
		break;
	default:
		unknown(t, UNKNOWN_overload);
	}
}

/* ---- operators ---- */

static void type_arithmetic(const struct typing *t)
{
	struct parser *p = t->p;
	u32 left = decayed_type(p, type_at(p, t->operand[0])), right = decayed_type(p, type_at(p, t->operand[1])), type = 0;
	bool add = t->node->operation == eok_add, subtract = t->node->operation == eok_subtract;

	if (pointed_to(p, left) && pointed_to(p, right))
		type = subtract ? p->builtin[ik_long] : 0;
	else if ((add || subtract) && pointed_to(p, left))
		type = left;
	else if (add && pointed_to(p, right))
		type = right;
	else
		type = usual_arithmetic_type(p, left, right);
	if (type)
		typed(t, type, vc_prvalue);
	else
		unknown(t, UNKNOWN_other);
}

static void type_promoted(const struct typing *t)
{
	struct parser *p = t->p;
	u32 type = decayed_type(p, type_at(p, t->operand[0]));

	if (t->node->operation != eok_unary_plus || !pointed_to(p, type))
		type = promoted_type(p, type);
	if (type)
		typed(t, type, vc_prvalue);
	else
		unknown(t, UNKNOWN_other);
}

static void type_indirect(const struct typing *t)
{
	struct parser *p = t->p;
	u32 type = pointed_to(p, decayed_type(p, type_at(p, t->operand[0])));

	if (type)
		typed(t, type, vc_lvalue);
	else
		unknown(t, UNKNOWN_other);
}

static void type_subscript(const struct typing *t)
{
	struct parser *p = t->p;
	u32 type = pointed_to(p, decayed_type(p, type_at(p, t->operand[0])));

	if (!type)
		type = pointed_to(p, decayed_type(p, type_at(p, t->operand[1])));
	if (type)
		typed(t, type, vc_lvalue);
	else
		unknown(t, UNKNOWN_other);
}

static void type_address(const struct typing *t)
{
	struct parser *p = t->p;
	const struct il_expr_node *operand = il_expr_node(p->il, t->operand[0]);
	bool is_member = operand->flags & exf_qualified_name &&
			 (operand->kind == enk_field || (operand->kind == enk_routine && il_routine(p->il, il_any_index(operand->target))->class_type));

	if (is_member)   /* a pointer to member, or to a static member function */
		unknown(t, UNKNOWN_other);
	else
		typed(t, type_pointer(p, pk_pointer, operand->type), vc_prvalue);
}

/* [expr.cond], where no conversion between classes is asked for. */
static void type_conditional(const struct typing *t)
{
	struct parser *p = t->p;
	u32 first = t->operand[0], then = first ? il_expr_node(p->il, first)->next : 0, otherwise = then ? il_expr_node(p->il, then)->next : 0;
	const struct il_expr_node *a, *b;
	u32 left, right, type;

	if (!otherwise) {   /* x ?: y */
		otherwise = then;
		then = first;
	}
	a = il_expr_node(p->il, then);
	b = il_expr_node(p->il, otherwise);
	if (a->kind == enk_throw || b->kind == enk_throw) {
		const struct il_expr_node *value = a->kind == enk_throw ? b : a;

		typed(t, value->type, (enum il_value_category)value->value_category);
		return;
	}
	if (type_canonical(p, a->type) == type_canonical(p, b->type) && a->value_category == b->value_category) {
		typed(t, a->type, (enum il_value_category)a->value_category);
		return;
	}
	left = decayed_type(p, a->type);
	right = decayed_type(p, b->type);
	if (type_canonical(p, left) == type_canonical(p, right))
		type = left;
	else if (is_class_type(p, left) || is_class_type(p, right))
		type = 0;
	else
		type = usual_arithmetic_type(p, left, right);
	if (type)
		typed(t, type, vc_prvalue);
	else
		unknown(t, is_class_type(p, left) || is_class_type(p, right) ? UNKNOWN_class : UNKNOWN_other);
}

/* ---- operations ---- */

bool is_untyped(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);

	return record->kind != enk_type_operand && record->kind != enk_braced_init_list && record->kind != enk_throw &&
	       (!record->type || record->type == p->error_type);
}

static bool is_dependent_node(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);

	return record->flags & exf_dependent || (record->type && type_is_dependent(p, record->type)) ||
	       (record->type_operand && type_is_dependent(p, record->type_operand));
}

static bool any_operand(const struct typing *t, bool (*has)(const struct parser *, u32))
{
	u32 operand;

	for (operand = t->node->first_operand; operand; operand = il_expr_node(t->p->il, operand)->next)
		if (has(t->p, operand))
			return true;
	return false;
}

/* Whether the type of an operation stands in it, whatever its operands are. */
static bool is_cast(const struct il_expr_node *node)
{
	switch (node->operation) {
	case eok_cast: case eok_static_cast: case eok_const_cast: case eok_reinterpret_cast: case eok_dynamic_cast: case eok_functional_cast:
		return node->type_operand;
	default:
		return false;
	}
}

void type_builtin_operator(const struct typing *t)
{
	struct parser *p = t->p;
	const struct il_expr_node *first = il_expr_node(p->il, t->operand[0]);

	switch (t->node->operation) {
	case eok_add: case eok_subtract: case eok_multiply: case eok_divide: case eok_remainder: case eok_and: case eok_or: case eok_xor:
		type_arithmetic(t);
		break;
	case eok_negate: case eok_unary_plus: case eok_complement: case eok_shiftl: case eok_shiftr:
		type_promoted(t);
		break;
	case eok_eq: case eok_ne: case eok_lt: case eok_gt: case eok_le: case eok_ge: case eok_land: case eok_lor: case eok_not:
		typed(t, p->builtin[ik_bool], vc_prvalue);
		break;
	case eok_assign: case eok_add_assign: case eok_subtract_assign: case eok_multiply_assign: case eok_divide_assign:
	case eok_remainder_assign: case eok_shiftl_assign: case eok_shiftr_assign: case eok_and_assign: case eok_or_assign:
	case eok_xor_assign: case eok_pre_incr: case eok_pre_decr:
		typed(t, first->type, vc_lvalue);
		break;
	case eok_post_incr: case eok_post_decr:
		typed(t, decayed_type(p, first->type), vc_prvalue);
		break;
	case eok_indirect: type_indirect(t); break;
	case eok_address_of: type_address(t); break;
	case eok_subscript: type_subscript(t); break;
	case eok_parens: typed(t, first->type, (enum il_value_category)first->value_category); break;
	case eok_comma:
		typed(t, type_at(p, t->operand[1]), (enum il_value_category)il_expr_node(p->il, t->operand[1])->value_category);
		break;
	case eok_question: type_conditional(t); break;
	default: unknown(t, UNKNOWN_other);
	}
}

static void type_cast(const struct typing *t)
{
	typed_by_declaration(t, t->node->type_operand, vc_prvalue);
	if (t->node->operation == eok_functional_cast && t->node->type && is_class_type(t->p, t->node->type) && !any_operand(t, is_dependent_node))
		set_constructor(t);
}

static void type_operation(const struct typing *t)
{
	struct parser *p = t->p;
	u8 operation = t->node->operation;

	if (is_cast(t->node))
		type_cast(t);
	else if (operation == eok_noexcept)
		typed(t, p->builtin[ik_bool], vc_prvalue);
	else if (operation == eok_pack_expansion || any_operand(t, is_dependent_node))
		dependent(t, 0);
	else if (operation == eok_call)
		type_call(t);
	else if (operation == eok_dot_field || operation == eok_points_to_field)
		type_member(t);
	else if (may_be_overloaded(t))
		type_overloaded_operator(t);
	else if (!t->operand[0] || any_operand(t, is_untyped))
		unknown(t, UNKNOWN_operand);
	else
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

/* new T gives a T *, delete nothing [expr.new]. */
static void type_new(const struct typing *t)
{
	struct parser *p = t->p;
	u32 type = t->node->type_operand;

	if (!type)
		typed(t, p->void_type, vc_prvalue);
	else if (type_is_dependent(p, type))
		dependent(t, 0);
	else if (says_nothing(p, type))
		unknown(t, UNKNOWN_declared);
	else
		typed(t, type_pointer(p, pk_pointer, il_type(p->il, type_strip(p, type, NULL))->kind == tk_array ? pointed_to(p, type) : type), vc_prvalue);
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

static void type_lambda(const struct typing *t)
{
	u32 type = il_lambda(t->p->il, il_any_index(t->node->target))->type;

	if (type)
		typed(t, type, vc_prvalue);
	else
		unknown(t, UNKNOWN_other);
}

void type_expression(struct parser *p, u32 node)
{
	struct typing t = { .p = p, .node = il_expr_node(p->il, node), .index = node };

	t.operand[0] = t.node->first_operand;
	t.operand[1] = t.operand[0] ? il_expr_node(p->il, t.operand[0])->next : 0;
	switch (t.node->kind) {
	case enk_operation: type_operation(&t); break;
	case enk_constant: type_constant(&t); break;
	case enk_variable: case enk_field: case enk_routine: case enk_error: type_name(&t); break;
	case enk_param_ref: type_this(&t); break;
	case enk_lambda: type_lambda(&t); break;
	case enk_sizeof: case enk_sizeof_pack: case enk_alignof: case enk_datasizeof:
		typed(&t, p->builtin[ik_unsigned_long], vc_prvalue);
		break;
	case enk_throw: typed(&t, p->void_type, vc_prvalue); break;
	case enk_requires: case enk_concept_id: typed(&t, p->builtin[ik_bool], vc_prvalue); break;
	case enk_fold_expression: dependent(&t, 0); break;
	case enk_builtin_operation: type_builtin(&t); break;
	case enk_new_delete: type_new(&t); break;
	case enk_typeid: case enk_statement: case enk_yield: case enk_await: unknown(&t, UNKNOWN_other); break;
	default: break;   /* no expression: a type, a list, a requirement, the name of a template */
	}
}
