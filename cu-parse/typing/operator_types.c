/* Operators of the language itself: what they give for operands of known types [expr.unary] [expr.mul] … [expr.comma]. */
#include "../../lib/il/operations.h"
#include "invalid.h"
#include "../scopes/class_members.h"
#include "../syntax/expr.h"
#include "../types/layout.h"
#include "../constants/constant.h"
#include "../types/placeholder.h"
#include "typing_rules.h"
#include "usable.h"

static void typed_or_unknown(const struct typing *t, u32 type, enum il_value_category category)
{
	if (type)
		typed(t, type, category);
	else
		unknown(t, UNKNOWN_other);
}

u32 bit_field_of(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));
	u32 operand = record->first_operand, steps;

	for (steps = 0; steps < 64 && record->kind == enk_operation; steps++) {
		if (il_is_member_access(record) || record->operation == eok_comma)
			operand = operand ? il_expr_node(p->il, operand)->next : 0;
		else if (!il_is_modifying(record->operation))
			return 0;
		record = il_expr_node(p->il, il_in_parentheses(p->il, operand));
		operand = record->first_operand;
	}
	return record->kind == enk_field && il_any_kind(record->target) == IL_field &&
	                       il_field(p->il, il_any_index(record->target))->width_begin ?
	               il_any_index(record->target) :
	               0;
}

u32 promoted_bit_field(struct parser *p, u32 node)
{
	u32 index = bit_field_of(p, node), type;
	struct il_field field = *il_field(p->il, index);
	struct constant width;
	u8 kind;

	type = index ? type_strip(p, field.type, NULL) : 0;
	if (!type || il_type(p->il, type)->kind != tk_integer || il_type(p->il, type)->int_kind == ik_enum)
		return 0;
	kind = il_type(p->il, type)->int_kind;
	width = constant_of_text(p, field.parent_scope, field.width_begin, field.width_end);
	if (!width.known || width.bits > 32 || (kind_width(kind) == 32 && width.bits == 32) || kind_width(kind) < 32)
		return 0;
	return p->builtin[width.bits < 32 || kind_is_signed(kind) ? ik_int : ik_unsigned_int];
}

u32 operand_type_of(struct parser *p, u32 node)
{
	u32 promoted = promoted_bit_field(p, node);

	return promoted ? promoted : decayed_type(p, type_at(p, node));
}

static void type_arithmetic(const struct typing *t)
{
	struct parser *p = t->p;
	u32 left = operand_type_of(p, t->operand[0]), right = operand_type_of(p, t->operand[1]), type = 0;
	bool add = t->node->operation == eok_add, subtract = t->node->operation == eok_subtract;

	if (pointed_to(p, left) && pointed_to(p, right))
		type = subtract ? p->builtin[ik_long] : 0;
	else if ((add || subtract) && pointed_to(p, left))
		type = left;
	else if (add && pointed_to(p, right))
		type = right;
	else
		type = usual_arithmetic_type(p, left, right);
	typed_or_unknown(t, type, vc_prvalue);
}

static void type_promoted(const struct typing *t)
{
	struct parser *p = t->p;
	u32 type = operand_type_of(p, t->operand[0]);

	if ((t->node->operation != eok_unary_plus || !pointed_to(p, type)) && il_type(p->il, type_strip(p, type, NULL))->kind != tk_complex)
		type = promoted_type(p, type);
	typed_or_unknown(t, type, vc_prvalue);
}

static void type_indirect(const struct typing *t)
{
	struct parser *p = t->p;
	u32 type = pointed_to(p, decayed_type(p, type_at(p, t->operand[0])));

	typed_or_unknown(t, type, vc_lvalue);
}

/* An element of an array that is no lvalue is an xvalue [expr.sub]. */
static void type_subscript(const struct typing *t)
{
	struct parser *p = t->p;
	u32 i, type = 0;

	for (i = 0; i < 2 && !type; i++) {
		const struct il_expr_node *operand = il_expr_node(p->il, t->operand[i]);
		bool is_array = il_type(p->il, type_strip(p, operand->type, NULL))->kind == tk_array;

		type = pointed_to(p, decayed_type(p, operand->type));
		if (type)
			typed(t, type, is_array && operand->value_category != vc_lvalue ? vc_xvalue : vc_lvalue);
	}
	if (!type)
		unknown(t, UNKNOWN_other);
}

/* ---- members [expr.unary.op]/3 [expr.mptr.oper] ---- */

/* The class whose members those of an anonymous union are [class.union.anon]/1; of another class itself. */
static u32 class_of_anonymous(const struct parser *p, u32 class)
{
	while (il_is_anonymous_class(p->il, class)) {
		const struct il_scope *scope = il_scope(p->il, il_type(p->il, class)->parent_scope);

		if (scope->kind != sck_class_struct_union)
			break; /* a variable */
		class = il_any_index(scope->owner);
	}
	return class;
}

/* The class in which a field or member function is, as a pointer to member has it; 0 when that takes an instantiation. */
static u32 class_of_member(const struct parser *p, const struct il_expr_node *name)
{
	u32 class = name->kind == enk_field ? class_of_anonymous(p, il_field(p->il, il_any_index(name->target))->class_type) :
	                                      il_routine(p->il, il_any_index(name->target))->class_type;

	return class && !type_is_dependent(p, class) ? class : 0;
}

static bool is_static_function(const struct parser *p, const struct il_expr_node *name)
{
	return name->kind == enk_routine && il_routine(p->il, il_any_index(name->target))->flags & rf_static_member;
}

/* &C::member */
static void type_member_address(const struct typing *t, const struct il_expr_node *name)
{
	struct parser *p = t->p;
	u32 class = class_of_member(p, name), type;

	type = name->kind == enk_field ? il_field(p->il, il_any_index(name->target))->type :
	                                 type_of_function_name(p, il_any_index(name->target));
	if (!class && is_in_template(p)) { /* a member of the current instantiation */
		dependent(t, 0);
		return;
	}
	if (name->kind == enk_field && (il_field(p->il, il_any_index(name->target))->is_bit_field || is_reference_type(p, type)))
		substitution_fails(p); /* [expr.unary.op]/3 [dcl.mptr]/3 */
	typed_or_unknown(
		t, class && type && !type_is_unknown(p, type) && !type_is_dependent(p, type) ? type_member_pointer(p, class, type) : 0,
		vc_prvalue);
}

bool is_function_set(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);

	while (!record->type && record->kind == enk_operation && (record->operation == eok_parens || record->operation == eok_address_of))
		record = il_expr_node(p->il, record->first_operand);
	if (il_is_member_access(record))
		record = il_expr_node(p->il, il_expr_node(p->il, record->first_operand)->next);
	return !record->type && !(record->flags & exf_dependent) && (record->kind == enk_routine || record->kind == enk_template_name);
}

/* A member function's address is that of a qualified name without parentheses [expr.unary.op]/4. False: that is not so, which is said. */
static bool check_member_address(const struct typing *t)
{
	struct parser *p = t->p;
	u32 operand = t->operand[0], name = il_in_parentheses(p->il, operand);
	const struct il_expr_node *record = il_expr_node(p->il, name);

	if (!in_code(p) || record->kind != enk_routine || !il_routine(p->il, il_any_index(record->target))->class_type ||
	    is_static_function(p, record) || is_function_set(p, operand) || (record->flags & exf_qualified_name && name == operand))
		return true;
	report_error(p, t->node->range_begin, DIAG_nonstd_member_function_address);
	typed(t, p->error_type, vc_prvalue);
	return false;
}

static bool is_pattern(const struct parser *p, il_any routine)
{
	return is_in_template(p) && il_routine_of(p->il, routine)->entity & enf_member_of_template;
}

u32 check_uncalled_member(struct parser *p, u32 node)
{
	const struct il_expr_node *name = il_expr_node(p->il, node);
	u32 class = name->kind == enk_routine ? il_routine(p->il, il_any_index(name->target))->class_type : 0, address, last = 0;
	u32 begin = name->range_begin, errors = p->errors;

	if (!class || !in_code(p) || in_instance(p) || p->tentative || p->greater_ends || !(p->routine || p->class_type) ||
	    is_static_function(p, name) || !name->type || name->type == p->error_type)
		return node;
	address = expr_new(p, enk_operation, name->range_begin);
	expr_append(p, address, node, &last);
	il_expr_node(p->il, address)->operation = eok_address_of;
	expr_end(p, address);
	if (p->errors == errors)
		report_error(p, begin, DIAG_nonstd_member_function_address);
	il_expr_node(p->il, address)->type = type_member_pointer(p, class, il_expr_node(p->il, node)->type);
	il_expr_node(p->il, address)->value_category = vc_prvalue;
	if (is_pattern(p, il_expr_node(p->il, node)->target))
		expr_flag(p, address, exf_dependent);
	return address;
}

static void type_address(const struct typing *t)
{
	struct parser *p = t->p;
	const struct il_expr_node *operand = il_expr_node(p->il, t->operand[0]);
	bool is_member = operand->flags & exf_qualified_name &&
	                 (operand->kind == enk_field ||
	                  (operand->kind == enk_routine && il_routine(p->il, il_any_index(operand->target))->class_type));

	if (!check_member_address(t))
		return;
	if (check_no_bit_field(p, t->operand[0], DIAG_address_of_bit_field, t->node->range_begin) && !is_member)
		typed(t, p->error_type, vc_prvalue);
	else if (is_function_set(p, t->operand[0])) /* of no type by itself [over.over] */
		typed(t, 0, vc_prvalue);
	else if (is_member && !is_static_function(p, operand))
		type_member_address(t, operand);
	else
		typed(t, type_pointer(p, pk_pointer, operand->type), vc_prvalue);
}

/* Whether a member function of that type may be called for an object [expr.mptr.oper]/6. */
static enum outcome takes_object(const struct parser *p, const struct il_type *function, u32 object_cv, bool is_lvalue)
{
	bool is_const = function->flags & tyf_fn_const;

	if ((object_cv & tyf_const && !is_const) || (object_cv & tyf_volatile && !(function->flags & tyf_fn_volatile)))
		return OUTCOME_FAILURE;
	if (function->flags & tyf_fn_rvalue_ref)
		return when(!is_lvalue);
	if (!(function->flags & tyf_fn_lvalue_ref) || is_lvalue)
		return OUTCOME_SUCCESS;
	return is_const && !(function->flags & tyf_fn_volatile) ? unknown_unless(p->il->header.std_version >= 202002) : OUTCOME_FAILURE;
}

/* Whether the object has that member: its class is that of the pointer, or is derived from it. */
static enum outcome valid_pointed_member(struct parser *p, u32 class, const struct il_type *pointer, bool is_lvalue)
{
	u32 cv = 0, bare = type_strip(p, class, &cv), of = type_strip(p, pointer->class_type, NULL);
	const struct il_type *member = il_type(p->il, type_strip(p, pointer->type, NULL));
	enum outcome outcome;

	if (!is_known_type(p, bare) || !is_known_type(p, of))
		return OUTCOME_UNKNOWN;
	if (!is_class_type(p, bare))
		return OUTCOME_FAILURE;
	outcome = type_canonical(p, bare) == type_canonical(p, of) ? OUTCOME_SUCCESS : is_derived_from(p, bare, of);
	if (outcome == OUTCOME_SUCCESS)
		outcome = worst(accessible_base(p, bare, of), unambiguous_base(p, bare, of));
	if (outcome == OUTCOME_FAILURE || member->kind != tk_routine)
		return outcome;
	return worst(outcome, takes_object(p, member, cv, is_lvalue));
}

/* object.*pointer, pointer->*pointer: a member function so named can only be called. */
static void type_pointed_member(const struct typing *t)
{
	struct parser *p = t->p;
	bool arrow = t->node->operation == eok_points_to_pm_field;
	const struct il_expr_node *object = il_expr_node(p->il, t->operand[0]);
	const struct il_type *pointer = il_type(p->il, type_strip(p, type_at(p, t->operand[1]), NULL));
	u32 class = arrow ? pointed_to(p, decayed_type(p, object->type)) : object->type, cv = 0;
	enum outcome valid = OUTCOME_SUCCESS;

	if (p->failure && class && pointer->kind == tk_ptr_to_member)
		valid = valid_pointed_member(p, class, pointer, arrow || object->value_category == vc_lvalue);
	check_pointed_member(t);
	if (!class || pointer->kind != tk_ptr_to_member) {
		unknown(t, UNKNOWN_other);
	} else if (valid != OUTCOME_SUCCESS) {
		refuse(t, valid, UNKNOWN_other);
	} else if (il_type(p->il, type_strip(p, pointer->type, NULL))->kind == tk_routine) {
		typed(t, pointer->type, vc_lvalue);
	} else {
		type_strip(p, class, &cv);
		typed_by_declaration(t, type_qualified(p, pointer->type, cv),
		                     arrow || object->value_category == vc_lvalue ? vc_lvalue : vc_xvalue);
	}
}

/* <=> [expr.spaceship] */
/* Whether numbers convert to their common type without being narrowed, but for integers that become floating-point [expr.spaceship]/4. */
static enum outcome converts_without_narrowing(struct parser *p, u32 common, u32 node)
{
	bool from_integer = il_type(p->il, type_strip(p, type_at(p, node), NULL))->kind == tk_integer;

	return from_integer && il_type(p->il, common)->kind == tk_float ? OUTCOME_SUCCESS : valid_in_braces(p, common, node);
}

/* Whether the two may be compared, where a substitution may fail. */
static enum outcome valid_spaceship(const struct typing *t, u32 common)
{
	struct parser *p = t->p;
	u32 left = type_at(p, t->operand[0]), right = type_at(p, t->operand[1]);

	if (!p->failure || type_canonical(p, left) == type_canonical(p, right))
		return OUTCOME_SUCCESS;
	if (!common || !is_arithmetic_type(p, left) || !is_arithmetic_type(p, right) || is_bool(p, t->operand[0]) ||
	    is_bool(p, t->operand[1]))
		return OUTCOME_UNKNOWN;
	return worst(converts_without_narrowing(p, common, t->operand[0]), converts_without_narrowing(p, common, t->operand[1]));
}

static void type_spaceship(const struct typing *t)
{
	struct parser *p = t->p;
	u32 left = type_at(p, t->operand[0]), right = type_at(p, t->operand[1]), common = usual_arithmetic_type(p, left, right);
	const char *name = common && il_type(p->il, common)->kind == tk_float ? "partial_ordering" : "strong_ordering";
	u32 type = standard_type(p, name);
	enum outcome valid = OUTCOME_UNKNOWN;
	bool pointers = pointed_to(p, left) && pointed_to(p, right);
	bool enums = is_enum_type(p, left) && type_canonical(p, type_strip(p, left, NULL)) == type_canonical(p, type_strip(p, right, NULL));

	if (common || pointers || enums)
		valid = valid_spaceship(t, common);
	if (valid == OUTCOME_SUCCESS && !type)
		valid = p->failure ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
	if (valid != OUTCOME_SUCCESS)
		refuse(t, valid, UNKNOWN_other);
	else
		typed(t, type, vc_prvalue);
}

/* GNU: __real__ x, __imag__ x */
static void type_part(const struct typing *t)
{
	struct parser *p = t->p;
	const struct il_expr_node *operand = il_expr_node(p->il, t->operand[0]);
	u32 cv = 0;
	const struct il_type *type = il_type(p->il, type_strip(p, operand->type, &cv));

	if (type->kind == tk_complex)
		typed(t, type_qualified(p, type->type, cv), (enum il_value_category)operand->value_category);
	else
		typed(t, operand->type, (enum il_value_category)operand->value_category);
}

/* ---- GNU: vectors ---- */

u32 attributed_typedef(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	for (; record->kind == tk_typeref; type = record->type, record = il_type(p->il, type))
		if (record->first_attribute && typedef_changes_type(p, type))
			return type;
	return record->kind == tk_vector ? type : 0;
}

u32 vector_of_truth(struct parser *p, u32 vector)
{
	u64 size = il_type(p->il, il_type(p->il, vector)->type)->size;
	u8 kind = size == 1 ? ik_signed_char : size == 2 ? ik_short : size == 4 ? ik_int : size == 8 ? ik_long : (u8)ik_none;

	return kind ? type_vector(p, p->builtin[kind], il_type(p->il, vector)->size) : 0;
}

/* Operations by element give a vector of the same type. */
static void type_vector_operator(const struct typing *t, u32 type)
{
	struct parser *p = t->p;
	struct il_type vector = *il_type(p->il, type);
	enum il_operation_class class = il_operation_class(t->node->operation);

	if (vector.kind != tk_vector)
		unknown(t, UNKNOWN_other);
	else if (class == opc_arithmetic || class == opc_shift || class == opc_sign || t->node->operation == eok_question)
		typed(t, type, vc_prvalue);
	else if (class == opc_comparison || class == opc_logical || t->node->operation == eok_not)
		typed_or_unknown(t, vector_of_truth(p, type), vc_prvalue);
	else if (t->node->operation == eok_subscript) /* g++ forgets a const here */
		typed(t, vector.type, il_expr_node(p->il, t->operand[0])->value_category == vc_lvalue ? vc_lvalue : vc_prvalue);
	else
		unknown(t, UNKNOWN_other);
}

/* Whether the operator takes its operands' values, so that it matters what a vector is. */
static bool takes_values(u8 operation)
{
	return (operation >= eok_add && operation <= eok_not) || operation == eok_subscript || operation == eok_question;
}

/* ---- all of them ---- */

static u32 vector_operand_at(const struct typing *t, u32 i) { return attributed_typedef(t->p, type_at(t->p, t->operand[i])); }

/* What a vector chooses from by element: vectors, or numbers of which it makes one. */
static u32 type_of_choice(const struct typing *t, u32 condition)
{
	struct parser *p = t->p;
	u32 third = il_expr_node(p->il, t->operand[1])->next, vector = vector_operand_at(t, 1), element;

	if (!vector)
		vector = attributed_typedef(p, type_at(p, third));
	if (vector || !is_arithmetic_type(p, type_at(p, t->operand[1])) || !is_arithmetic_type(p, type_at(p, third)))
		return vector;
	element = usual_arithmetic_type(p, type_at(p, t->operand[1]), type_at(p, third));
	return element ? type_vector(p, element, il_type(p->il, condition)->size) : 0;
}

/* The type of the first operand that is a vector, where its value is taken; 0: none is. A condition that is one chooses by element. */
static u32 vector_operand(const struct typing *t)
{
	u32 vector;

	if (!takes_values(t->node->operation))
		return 0;
	vector = vector_operand_at(t, 0);
	if (t->node->operation == eok_question)
		return vector ? type_of_choice(t, vector) : 0;
	return vector || !t->operand[1] ? vector : vector_operand_at(t, 1);
}

/* Operators that are none of those with a class of their own. */
static void type_other_operator(const struct typing *t)
{
	struct parser *p = t->p;
	const struct il_expr_node *first = il_expr_node(p->il, t->operand[0]);

	switch (t->node->operation) {
	case eok_not: typed(t, p->builtin[ik_bool], vc_prvalue); break;
	case eok_indirect: type_indirect(t); break;
	case eok_address_of: type_address(t); break;
	case eok_subscript: type_subscript(t); break;
	case eok_parens: typed(t, first->type, (enum il_value_category)first->value_category); break;
	case eok_comma:
		typed(t, type_at(p, t->operand[1]), (enum il_value_category)il_expr_node(p->il, t->operand[1])->value_category);
		break;
	case eok_question: type_conditional(t); break;
	case eok_pm_field:
	case eok_points_to_pm_field: type_pointed_member(t); break;
	case eok_spaceship: type_spaceship(t); break;
	case eok_real_part:
	case eok_imag_part: type_part(t); break;
	default: unknown(t, UNKNOWN_other);
	}
}

void type_builtin_operator(const struct typing *t)
{
	struct parser *p = t->p;
	const struct il_expr_node *first = il_expr_node(p->il, t->operand[0]);
	bool is_postfix = t->node->operation == eok_post_incr || t->node->operation == eok_post_decr;
	u32 vector = vector_operand(t);
	enum outcome valid = p->failure && !vector ? valid_operator(t) : OUTCOME_SUCCESS;

	if (valid != OUTCOME_SUCCESS) {
		refuse(t, valid, UNKNOWN_other);
		return;
	}
	if (vector && !check_vector_operands(t)) {
		type_vector_operator(t, vector);
		return;
	}
	if (vector || has_wrong_operands(t)) {
		unknown(t, UNKNOWN_other);
		return;
	}
	if (!check_modification(t)) {
		unknown(t, UNKNOWN_other);
		return;
	}
	switch (il_operation_class(t->node->operation)) {
	case opc_arithmetic: type_arithmetic(t); break;
	case opc_sign:
	case opc_shift: type_promoted(t); break;
	case opc_comparison:
	case opc_logical: typed(t, p->builtin[ik_bool], vc_prvalue); break;
	case opc_assignment: typed(t, first->type, vc_lvalue); break;
	case opc_step:
		if (is_postfix)
			typed(t, decayed_type(p, first->type), vc_prvalue);
		else
			typed(t, first->type, vc_lvalue);
		break;
	case opc_other: type_other_operator(t); break;
	}
}
