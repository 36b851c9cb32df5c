/* Expressions of constant evaluation [expr] [expr.const]. */
#include "../../lib/il/operations.h"
#include "interpret.h"
#include "../overload/conversion.h"
#include "../templates/constraints.h"
#include "../syntax/expr.h"
#include "../types/layout.h"
#include "../typing/noexcept.h"
#include "../typing/typing.h"

#include <ctype.h>

/* ---- values of glvalues ---- */

bool decay(struct interpreter *in, struct value *value)
{
	struct parser *p = in->p;
	struct object *object;
	struct value result;

	if (value->kind == VALUE_OBJECT && il_type(p->il, value->place.object->type)->kind == tk_array) {
		object = value->place.object;
		*value = value_pointer(type_pointer(p, pk_pointer, il_type(p->il, object->type)->type), place_of_element(object, 0));
		return true;
	}
	if (value->kind != VALUE_LVALUE)
		return true;
	if (value->place.routine) {
		*value = value_pointer(type_pointer(p, pk_pointer, value->type), value->place);
		return true;
	}
	if (il_type(p->il, value->type)->kind == tk_array) {
		object = object_at(in, &value->place);
		if (!object) {
			in->reason.is_given = false; /* just an address may be asked for */
			return false;
		}
		*value = value_pointer(type_pointer(p, pk_pointer, il_type(p->il, object->type)->type), place_of_element(object, 0));
		return true;
	}
	if (!load(in, &value->place, &result))
		return false;
	*value = result;
	return true;
}

bool decay_of(struct interpreter *in, u32 node, struct value *value)
{
	if (decay(in, value))
		return true;
	reason_of_read(in, node);
	place_reason(in, node);
	return false;
}

bool evaluate_rvalue(struct interpreter *in, u32 node, struct value *out) { return evaluate(in, node, out) && decay_of(in, node, out); }

bool evaluate_object(struct interpreter *in, u32 node, struct object **object)
{
	struct value value;

	if (!evaluate(in, node, &value))
		return false;
	if (value.kind == VALUE_OBJECT)
		*object = value.place.object;
	else if (value.kind == VALUE_LVALUE && !value.place.routine)
		*object = object_at(in, &value.place);
	else
		return unknown(in);
	if (!*object)
		place_reason(in, node);
	return *object;
}

bool evaluate_condition(struct interpreter *in, u32 node, bool *truth)
{
	struct value value, converted;

	return evaluate_rvalue(in, node, &value) && convert_to(in, &value, in->p->builtin[ik_bool], &converted) &&
	       value_truth(in, &converted, truth);
}

/* ---- literals ---- */

static const struct token *token_of_literal(const struct parser *p, const struct il_expr_node *node)
{
	return &p->tokens[token_at(p, node->range_begin)];
}

/* Whether the literal is a number that has more than 64 bits. */
static bool is_too_large(const struct parser *p, const struct il_expr_node *node)
{
	enum { LONGEST_THAT_FITS = 18 }; /* whatever the base */
	struct integer_literal literal;

	return node->range_end - node->range_begin > LONGEST_THAT_FITS &&
	       integer_literal_value(p->il, token_of_literal(p, node), &literal) && literal.overflow;
}

static bool evaluate_literal(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	struct parser *p = in->p;
	const struct il_constant *constant = il_constant(p->il, node->constant);
	bool is_number = isdigit((unsigned char)p->il->source[node->range_begin]); /* and no character */
	struct object *string;

	if (!constant->type || constant->type == p->error_type)
		return unknown(in);
	switch (constant->kind) {
	case ck_integer:
		if (constant->type == p->nullptr_type)
			return zero_value(p, constant->type, out);
		if (is_number && is_too_large(p, node))
			return unknown(in);
		*out = value_integer(constant->type, is_number ? (u64)constant->value : (u128)(__int128)constant->value);
		return il_type(p->il, constant->type)->kind == tk_integer ? true : unknown(in);
	case ck_float: return float_literal(p, constant->type, il_text(p->il, constant->text), out) ? true : unknown(in);
	case ck_string:
		string = token_of_literal(p, node)->kind == TOK_function_name ? name_object(in, constant->text) :
		                                                                string_object(in, constant->range_begin);
		if (!string)
			return unknown(in);
		*out = value_lvalue(string);
		return true;
	default: return unknown(in);
	}
}

/* ---- names ---- */

static bool lvalue_of(struct interpreter *in, struct object *object, struct value *out)
{
	if (!object)
		return in->failure == VERDICT_KNOWN ? unknown(in) : false;
	if (object->kind != OBJECT_REFERENCE) {
		*out = value_lvalue(object);
		return true;
	}
	if (object->state != OBJECT_KNOWN)
		return object->state == OBJECT_OPAQUE ? unknown(in) : not_constant(in);
	*out = object->value;
	return true;
}

static struct object *local_object(const struct interpreter *in, u32 variable)
{
	u32 i;

	for (i = in->frame->locals.count; i--;)
		if (in->frame->locals.at[i].variable == variable)
			return in->frame->locals.at[i].object;
	return NULL;
}

bool variable_lvalue(struct interpreter *in, u32 variable, struct value *out)
{
	struct object *local = local_object(in, variable);

	return lvalue_of(in, local ? local : static_object(in, variable), out);
}

/* Names mean what was declared before them; a later declaration is another one that only looks alike from here. Members are different, of
 * specializations, too. */
static bool is_declared_later(const struct interpreter *in, const struct il_expr_node *node, u32 position, u32 scope)
{
	return position > node->range_begin && !(node->flags & exf_qualified_name) &&
	       !(scope && (node->routine || in->is_in_body || node->flags & exf_instantiated) &&
	         in->p->scopes.at[scope].kind == sck_class_struct_union);
}

static bool evaluate_variable(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	enum { specialized = enf_instantiation | enf_partial_specialization | enf_explicit_specialization };
	struct parser *p = in->p;
	u32 index = il_any_index(node->target);
	struct il_variable variable = *il_variable(p->il, index);
	struct object *local = local_object(in, index);
	struct constant constant;

	if (local)
		return lvalue_of(in, local, out);
	if (il_any_kind(node->target) != IL_variable ||
	    (!(variable.entity & specialized) && is_declared_later(in, node, variable.position, variable.parent_scope)) ||
	    names_part_of_other(p, index))
		return unknown(in);
	if (!(variable.flags & (vf_enumerator | vf_template_parameter)))
		return lvalue_of(in, static_object(in, index), out);
	if (variable.flags & vf_template_parameter && variable.constant)
		return value_of_argument_constant(in, variable.constant, out);
	constant = constant_of_variable(p, index);
	*out = value_of_constant(&constant);
	return constant.known ? true : unknown(in);
}

static bool evaluate_routine_name(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	u32 routine = il_any_index(node->target);

	if (il_any_kind(node->target) != IL_routine || !node->type) /* an overload set */
		return unknown(in);
	*out = (struct value){ .kind = VALUE_LVALUE,
		               .type = type_strip(in->p, il_routine(in->p->il, routine)->type, NULL),
		               .place = { .routine = routine } };
	return true;
}

static bool evaluate_member_of(struct interpreter *in, struct object *object, il_any member, struct value *out)
{
	if (il_any_kind(member) == IL_field)
		return lvalue_of(in, object_member(in, object, il_any_index(member)), out);
	if (il_any_kind(member) != IL_variable)
		return unknown(in);
	if (il_variable(in->p->il, il_any_index(member))->flags & vf_enumerator) {
		struct constant constant = constant_of_variable(in->p, il_any_index(member));

		*out = value_of_constant(&constant);
		return constant.known ? true : unknown(in);
	}
	return lvalue_of(in, static_object(in, il_any_index(member)), out);
}

static bool evaluate_this(struct interpreter *in, struct value *out)
{
	struct object *self = in->frame->self;

	if (!self)
		return unknown(in);
	*out = value_pointer(type_pointer(in->p, pk_pointer, self->type), place_of(self));
	return true;
}

/* ---- members [expr.ref] ---- */

/* What a member's name means in the object's class, where its node does not say. */
static il_any member_named(struct interpreter *in, const struct object *object, const struct il_expr_node *name)
{
	struct parser *p = in->p;
	const char *text = il_text(p->il, name->name);
	u32 scope = scope_of_type(p, object->type);
	struct lookup found;

	if (name->target || name->qualifier || !scope)
		return name->target;
	found = lookup_in_scope(p, scope, identifier_of(p, text), LOOKUP_ANY);
	return found.class == NAME_FIELD ? found.entity : 0;
}

/* Calls operator-> of an object of class type, and of what that gives, until there is a pointer [over.ref]. */
static bool follow_arrows(struct interpreter *in, u32 node, struct value *value)
{
	struct source source = source_of_node(in->p, node);
	u32 routine, i;

	for (i = 0; value->kind == VALUE_OBJECT && i < LONGEST_ARROW_CHAIN; i++) {
		if (!arrow_operator(in->p, &source, &routine) || !routine)
			return unknown(in);
		if (!call_without_arguments(in, routine, value->place.object, NULL, value) || !decay(in, value))
			return false;
	}
	return true;
}

bool evaluate_object_of(struct interpreter *in, u32 node, bool arrow, struct object **object)
{
	struct value value;

	if (!arrow)
		return evaluate_object(in, node, object);
	if (!evaluate_rvalue(in, node, &value) || !follow_arrows(in, node, &value))
		return false;
	if (value.kind != VALUE_POINTER)
		return unknown(in);
	*object = object_at(in, &value.place);
	if (!*object)
		in->reason.place = place_behind(in->p, node);
	return *object;
}

static bool evaluate_member_access(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	struct parser *p = in->p;
	u32 name = il_expr_node(p->il, node->first_operand)->next;
	struct object *object;
	il_any member;

	if (!name || !evaluate_object_of(in, node->first_operand, node->operation == eok_points_to_field, &object)) {
		if (il_any_kind(il_expr_node(p->il, name)->target) != IL_field)
			in->reason.is_given = false; /* the reference has no need of the object */
		return name ? false : unknown(in);
	}
	member = member_named(in, object, il_expr_node(p->il, name));
	return member ? evaluate_member_of(in, object, member, out) : unknown(in);
}

/* object.*pointer, pointer->*pointer */
static bool evaluate_member_pointer_access(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	struct object *object;
	struct value member;

	if (!evaluate_object_of(in, node->first_operand, node->operation == eok_points_to_pm_field, &object) ||
	    !evaluate_rvalue(in, il_expr_node(in->p->il, node->first_operand)->next, &member))
		return false;
	if (member.kind != VALUE_MEMBER || (member.member && il_any_kind(member.member) != IL_field))
		return unknown(in);
	return member.member ? evaluate_member_of(in, object, member.member, out) : not_constant(in);
}

/* ---- pointers ---- */

static bool evaluate_indirection(struct interpreter *in, u32 operand, struct value *out)
{
	struct value pointer;

	if (!evaluate_rvalue(in, operand, &pointer))
		return false;
	if (pointer.kind != VALUE_POINTER)
		return unknown(in);
	if (!pointer.place.object && !pointer.place.routine)
		return not_constant(in);
	*out = (struct value){ .kind = VALUE_LVALUE,
		               .place = pointer.place,
		               .type = plain_type(in->p, il_type(in->p->il, pointer.type)->type) };
	return out->type ? true : unknown(in);
}

/* GNU: an element of a vector. */
static bool evaluate_element(struct interpreter *in, u32 vector, u32 index, struct value *out)
{
	struct object *object;
	struct value value;
	struct place place;

	if (!evaluate_object(in, vector, &object) || !evaluate_rvalue(in, index, &value))
		return false;
	if (value.kind != VALUE_INTEGER || (i64)value.bits != (__int128)value.bits || !is_compound_number(in->p, object->type))
		return unknown(in);
	place = place_of_element(object, 0);
	*out = (struct value){ .kind = VALUE_LVALUE, .type = plain_type(in->p, il_type(in->p->il, object->type)->type) };
	return advance_place(in, &place, (i64)value.bits, &out->place);
}

static bool evaluate_subscript(struct interpreter *in, u32 array, u32 index, struct value *out)
{
	u32 type = il_expr_node(in->p->il, array)->type;
	struct value a, b, sum;

	if (type && il_type(in->p->il, value_type(in->p, type))->kind == tk_vector)
		return evaluate_element(in, array, index, out);
	if (!evaluate_rvalue(in, array, &a) || !evaluate_rvalue(in, index, &b))
		return false;
	if (a.kind == VALUE_OBJECT || b.kind == VALUE_OBJECT || !binary_value(in, eok_add, &a, &b, &sum))
		return a.kind == VALUE_OBJECT || b.kind == VALUE_OBJECT ? unknown(in) : false;
	*out = (struct value){ .kind = VALUE_LVALUE, .place = sum.place, .type = plain_type(in->p, il_type(in->p->il, sum.type)->type) };
	return sum.kind == VALUE_POINTER && out->type ? true : unknown(in);
}

static bool known_arithmetic(struct parser *p, u32 type)
{
	return type && type != p->error_type && !type_is_dependent(p, type) && is_arithmetic_type(p, type_without_reference(p, type));
}

static bool names_operator(struct parser *p, const char *name)
{
	u32 ident = identifier_of(p, name);

	return p->lexed.identifiers.at[ident].flags & IDF_DECLARED;
}

/* Whether an operator may be a function that somebody declares: not all operands are known to be of fundamental type [over.match.oper]/1,
 * nor has overload resolution given it a type and no function. */
static bool may_be_overloaded(struct parser *p, const struct il_expr_node *node, const char *name)
{
	u32 operand = node->first_operand;

	if (!names_operator(p, name) || (node->type && node->type != p->error_type && !node->target))
		return false;
	while (operand && known_arithmetic(p, il_expr_node(p->il, operand)->type))
		operand = il_expr_node(p->il, operand)->next;
	return operand;
}

/* &C::member */
static bool evaluate_member_pointer(struct interpreter *in, const struct il_expr_node *node, const struct il_expr_node *name,
                                    struct value *out)
{
	struct parser *p = in->p;
	u32 type = node->type, routine = il_any_index(name->target);

	if (name->kind == enk_routine && (il_any_kind(name->target) != IL_routine || !name->type))
		return unknown(in);
	if (!type || type == p->error_type)
		type = type_member_pointer(p,
		                           name->kind == enk_routine ? il_routine(p->il, routine)->class_type :
		                                                       il_field(p->il, il_any_index(name->target))->class_type,
		                           name->kind == enk_routine ? il_routine(p->il, routine)->type :
		                                                       il_field(p->il, il_any_index(name->target))->type);
	*out = (struct value){ .kind = VALUE_MEMBER, .type = type_strip(p, type, NULL), .member = name->target };
	return true;
}

static bool is_member_name(const struct parser *p, const struct il_expr_node *name)
{
	if (!(name->flags & exf_qualified_name) || !name->target)
		return false;
	if (name->kind == enk_field)
		return true;
	return name->kind == enk_routine && il_any_kind(name->target) == IL_routine &&
	       il_routine(p->il, il_any_index(name->target))->class_type &&
	       !(il_routine(p->il, il_any_index(name->target))->flags & rf_static_member);
}

static bool evaluate_address(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	struct parser *p = in->p;
	struct value operand;

	if (is_member_name(p, il_expr_node(p->il, node->first_operand)))
		return evaluate_member_pointer(in, node, il_expr_node(p->il, node->first_operand), out);
	if (!evaluate(in, node->first_operand, &operand))
		return false;
	if (operand.kind != VALUE_LVALUE ||
	    (is_class_type(p, operand.type) && (!node->type || node->type == p->error_type) && names_operator(p, "operator&")))
		return unknown(in);
	*out = value_pointer(type_pointer(p, pk_pointer, operand.type), operand.place);
	return true;
}

/* ---- assignment [expr.assign] ---- */

static bool is_known_scalar(struct parser *p, u32 type)
{
	return type && type != p->error_type && !type_is_dependent(p, type) && !is_class_type(p, type_without_reference(p, type));
}

/* What the class's own operator= takes where the operand is converted to the class. */
static bool assign_converted(struct interpreter *in, struct object *to, u32 node)
{
	struct initializer initializer = { .form = INITIALIZER_COPY, .first = node };
	struct object *temporary = object_new(in, to->type);

	if (!temporary)
		return unknown(in);
	return initialize(in, temporary, to->type, &initializer) && copy_assign(in, to, temporary, temporary->type, false);
}

static bool assign_object(struct interpreter *in, struct object *to, const struct il_expr_node *assignment, u32 node)
{
	struct value from;
	bool is_list = il_expr_node(in->p->il, il_written(in->p->il, node))->kind == enk_braced_init_list;
	u32 type = source_of_node(in->p, node).type;
	struct object *source, *list = is_list ? object_new(in, to->type) : NULL;

	if (to->kind == OBJECT_ARRAY)
		return unknown(in);
	if (!is_list && is_known_scalar(in->p, type) && assignment->type && assignment->type != in->p->error_type)
		return assign_converted(in, to, node);
	if (!evaluate_into(in, node, list, &from))
		return false;
	source = from.kind == VALUE_OBJECT ? from.place.object : from.kind == VALUE_LVALUE ? object_at(in, &from.place) : NULL;
	if (source && !object_base(in, source, to->type) && object_base(in, to, source->type))
		to = object_base(in, to, source->type); /* by the operator= of a base, which a using-declaration names */
	source = source ? object_base(in, source, to->type) : NULL;
	if (!source)
		return unknown(in);
	return copy_assign(in, to, source, type_is_unknown(in->p, type) ? 0 : type,
	                   from.kind == VALUE_LVALUE && source_of_node(in->p, node).category != vc_xvalue);
}

/* The object that an operator changes; that there is none is said at that operator, and not at one that reads it first. */
static bool evaluate_changed(struct interpreter *in, u32 node, bool is_read, struct object **object)
{
	if (evaluate_object(in, node, object))
		return true;
	if (in->reason.id == DIAG_access_past_array || in->reason.id == DIAG_access_past_object) {
		in->reason.place = 0;
		in->reason.is_given &= !is_read;
	}
	return false;
}

bool evaluate_assignment(struct interpreter *in, const struct il_expr_node *node, u32 right, struct value *out)
{
	u32 left = node->first_operand, type = il_expr_node(in->p->il, left)->type;
	bool is_class = type && is_class_type(in->p, type);
	struct object *object, *temporary = NULL;
	struct value value, converted;

	if (type && !is_class && is_compound_number(in->p, value_type(in->p, type)))
		temporary = object_new(in, type); /* of what a list has */
	if (!is_class &&
	    !(temporary ? evaluate_into(in, right, temporary, &value) && decay(in, &value) : evaluate_rvalue_for(in, right, type, &value)))
		return false;
	if (!evaluate_changed(in, left, false, &object))
		return false;
	*out = value_lvalue(object);
	if (object->kind != OBJECT_SCALAR && !is_compound_number(in->p, object->type))
		return is_class ? assign_object(in, object, node, right) : unknown(in);
	return !is_class && convert_to(in, &value, object->type, &converted) ? store(in, object, &converted) :
	       is_class                                                      ? unknown(in) :
	                                                                       false;
}

/* object = object operation operand; *before gets its old value. */
static bool modify(struct interpreter *in, struct object *object, u8 operation, const struct value *operand, struct value *before)
{
	struct place place = place_of(object);
	struct value result, converted;

	return load(in, &place, before) && (before->kind != VALUE_OBJECT || is_compound_value(in->p, before)) &&
	       binary_value(in, operation, before, operand, &result) && convert_value(in, &result, object->type, &converted) &&
	       store(in, object, &converted);
}

static bool evaluate_compound(struct interpreter *in, const struct il_expr_node *node, u32 right, struct value *out)
{
	struct value value, before;
	struct object *object;

	if (!evaluate_rvalue(in, right, &value) || !evaluate_changed(in, node->first_operand, true, &object))
		return false;
	if (!is_compound_number(in->p, object->type) && (object->kind != OBJECT_SCALAR || value.kind == VALUE_OBJECT))
		return unknown(in);
	*out = value_lvalue(object);
	return modify(in, object, il_operator_applied(node->operation), &value, &before);
}

static bool evaluate_increment(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	struct value one = value_integer(in->p->builtin[ik_int], 1), before;
	struct object *object;

	if (!evaluate_changed(in, node->first_operand, true, &object))
		return false;
	if (object->kind != OBJECT_SCALAR && !is_compound_number(in->p, object->type))
		return unknown(in);
	if (!modify(in, object, il_operator_applied(node->operation), &one, &before))
		return false;
	*out = node->operation == eok_pre_incr || node->operation == eok_pre_decr ? value_lvalue(object) : before;
	return true;
}

/* ---- operators on values ---- */

/* Where overload resolution has given the operator a type and no function, it is built in [over.built]. */
static bool scalar_operand(struct interpreter *in, const struct il_expr_node *operation, u32 node, struct value *out)
{
	u32 promoted;

	if (!evaluate_rvalue(in, node, out))
		return false;
	if (out->kind == VALUE_OBJECT && !is_compound_value(in->p, out) && (!operation->type || operation->type == in->p->error_type))
		return unknown(in);
	if (out->kind == VALUE_INTEGER && (promoted = promoted_bit_field(in->p, node)))
		out->type = promoted;
	return convert_operand(in, out);
}

static bool evaluate_unary(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	struct value operand;
	bool truth;

	if (node->operation == eok_not && !is_vector_expression(in->p, node->first_operand) &&
	    !may_be_overloaded(in->p, node, "operator!")) {
		if (!evaluate_condition(in, node->first_operand, &truth))
			return false;
		*out = value_integer(in->p->builtin[ik_bool], !truth);
		return true;
	}
	return scalar_operand(in, node, node->first_operand, &operand) && unary_value(in, node->operation, &operand, out);
}

/* GNU: __real__, __imag__ of a complex number, or of a real one. */
static bool evaluate_part(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	bool is_imaginary = node->operation == eok_imag_part;
	struct object *object;

	if (!evaluate(in, node->first_operand, out))
		return false;
	if (out->type && il_type(in->p->il, out->type)->kind == tk_complex) {
		object = out->kind == VALUE_LVALUE ? object_at(in, &out->place) : out->place.object;
		if (!object || !object_parts(in, object))
			return false;
		*out = value_lvalue(&object->parts[is_imaginary]);
		return true;
	}
	if (!decay(in, out) || (out->kind != VALUE_INTEGER && out->kind != VALUE_FLOAT))
		return unknown(in);
	return !is_imaginary || zero_value(in->p, out->type, out) ? true : unknown(in);
}

static bool evaluate_binary(struct interpreter *in, const struct il_expr_node *node, u32 right, struct value *out)
{
	struct value a, b;

	if (calls_defaulted_comparison(in->p, node))
		return evaluate_defaulted(in, node, true, out);
	return scalar_operand(in, node, node->first_operand, &a) && scalar_operand(in, node, right, &b) &&
	       binary_value(in, node->operation, &a, &b, out);
}

static bool evaluate_spaceship(struct interpreter *in, const struct il_expr_node *node, u32 right, struct value *out)
{
	struct value a, b, less, equal, greater;
	bool is_less, is_equal, is_greater;

	if (!scalar_operand(in, node, node->first_operand, &a) || !scalar_operand(in, node, right, &b) ||
	    !binary_value(in, eok_lt, &a, &b, &less) || !binary_value(in, eok_eq, &a, &b, &equal) ||
	    !binary_value(in, eok_gt, &a, &b, &greater) || !value_truth(in, &less, &is_less) || !value_truth(in, &equal, &is_equal) ||
	    !value_truth(in, &greater, &is_greater))
		return false;
	return category_value(in, node->type, is_less ? -1 : is_equal ? 0 : is_greater ? 1 : 2, out);
}

static bool evaluate_logical(struct interpreter *in, const struct il_expr_node *node, u32 right, struct value *out)
{
	bool decisive = node->operation == eok_lor, truth;

	if (is_vector_expression(in->p, node->first_operand) || is_vector_expression(in->p, right) ||
	    may_be_overloaded(in->p, node, decisive ? "operator||" : "operator&&"))
		return evaluate_binary(in, node, right, out);
	if (!evaluate_condition(in, node->first_operand, &truth) || (truth != decisive && !evaluate_condition(in, right, &truth)))
		return false;
	*out = value_integer(in->p->builtin[ik_bool], truth);
	return true;
}

/* The type that both alternatives are converted to, where they are no glvalues of one type; 0: unknown. */
static u32 conditional_type(struct parser *p, const struct il_expr_node *node, u32 chosen_type, u32 other)
{
	u32 type = node->type && node->type != p->error_type ? plain_type(p, node->type) : 0;

	if (type)
		return type;
	other = il_expr_node(p->il, other)->type;
	other = other && other != p->error_type ? plain_type(p, other) : 0;
	return other ? common_type(p, chosen_type, other) : 0;
}

/* An object, or nothing, to the type that both alternatives have [expr.cond]/4: that of the other one may be a scalar. */
static bool convert_alternative(struct interpreter *in, u32 type, struct value *out)
{
	if (type && same_plain_type(in->p, out->type, type))
		return true;
	if (!type || type == in->p->error_type || out->kind == VALUE_VOID || is_class_type(in->p, type))
		return unknown(in);
	return convert_to(in, out, type, out);
}

static bool evaluate_conditional(struct interpreter *in, const struct il_expr_node *node, struct object *target, struct value *out)
{
	struct parser *p = in->p;
	u32 second = il_expr_node(p->il, node->first_operand)->next, third = second ? il_expr_node(p->il, second)->next : 0, chosen, type;
	bool condition;

	if (!third) /* GNU: a ?: b */
		return unknown(in);
	if (is_vector_expression(p, node->first_operand))
		return choose_elements(in, node, out);
	if (!evaluate_condition(in, node->first_operand, &condition))
		return false;
	chosen = condition ? second : third;
	if (!evaluate_into(in, chosen, target, out))
		return false;
	if (node->value_category != vc_prvalue && out->kind == VALUE_LVALUE && node->type && same_plain_type(p, out->type, node->type))
		return true;
	if (!decay(in, out))
		return false;
	if ((out->kind == VALUE_OBJECT && !is_compound_value(in->p, out)) || out->kind == VALUE_VOID)
		return convert_alternative(in, node->type, out);
	type = conditional_type(p, node, out->type, condition ? third : second);
	return type && convert_to(in, out, type, out) ? true : unknown(in);
}

/* ---- sizeof, alignof, noexcept ---- */

/* Whether attributes make a name another type than declared. */
static bool has_attributes(struct parser *p, u32 index)
{
	const struct il_expr_node *node = il_expr_node(p->il, index);
	u32 operand;

	if (stack_is_low(p->stack_bound))
		return true;
	if (node->kind == enk_variable && il_any_kind(node->target) == IL_variable &&
	    attributes_change_type(p, il_variable(p->il, il_any_index(node->target))->first_attribute))
		return true;
	if (node->kind == enk_field && il_any_kind(node->target) == IL_field &&
	    il_field(p->il, il_any_index(node->target))->first_attribute)
		return true;
	for (operand = node->first_operand; operand; operand = il_expr_node(p->il, operand)->next)
		if (has_attributes(p, operand))
			return true;
	return false;
}

static u32 type_of_unevaluated(struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));

	if (!node || has_attributes(p, node))
		return 0;
	if (record->kind == enk_variable && il_any_kind(record->target) == IL_variable && record->type == p->error_type) /* auto */
		return constant_of_variable(p, il_any_index(record->target)).type;
	return record->type == p->error_type ? 0 : record->type;
}

/* GNU: the alignment of what an expression names, of a member as it is in its class. */
static bool evaluate_alignment(struct interpreter *in, u32 operand, struct value *out)
{
	struct parser *p = in->p;
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, operand));
	struct layout layout;
	u32 type;

	if (il_is_member_access(record))
		record = il_expr_node(p->il, il_expr_node(p->il, record->first_operand)->next);
	if (record->kind == enk_variable && il_any_kind(record->target) == IL_variable) {
		if (!alignment_of_variable(p, il_any_index(record->target), &layout.alignment))
			return unknown(in);
	} else if (record->kind == enk_field && il_any_kind(record->target) == IL_field) {
		if (!alignment_of_field(p, il_any_index(record->target), &layout.alignment))
			return unknown(in);
	} else {
		type = type_of_unevaluated(p, operand);
		if (!type || !layout_of(p, type, &layout))
			return unknown(in);
	}
	*out = value_integer(p->builtin[ik_unsigned_long], layout.alignment);
	return true;
}

/* [expr.sizeof] [expr.alignof]: those of what a reference refers to. Of void and functions both are 1 (GNU), but no constants where a
 * substitution may fail. */
static bool evaluate_sizeof(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	struct parser *p = in->p;
	u32 type = node->type_operand ? type_without_reference(p, node->type_operand) : type_of_unevaluated(p, node->first_operand);
	u8 kind = il_type(p->il, type_strip(p, type, NULL))->kind;
	struct layout layout;

	if ((kind == tk_void || kind == tk_routine) && p->failure)
		substitution_fails(p);
	if (kind == tk_void || kind == tk_routine)
		layout = (struct layout){ 1, 1 };
	else if (!type || !layout_of(p, type, &layout))
		return unknown(in);
	*out = value_integer(p->builtin[ik_unsigned_long], node->kind == enk_sizeof ? layout.size : layout.alignment);
	return true;
}

static bool evaluate_noexcept(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	enum trait_value result = node->first_operand ? throws_nothing(in->p, node->first_operand) : TRAIT_UNKNOWN;

	*out = value_integer(in->p->builtin[ik_bool], result);
	return result != TRAIT_UNKNOWN ? true : unknown(in);
}

/* ---- operations ---- */

static bool evaluate_builtin_operator(struct interpreter *in, const struct il_expr_node *node, struct object *target, struct value *out)
{
	u32 first = node->first_operand, second = first ? il_expr_node(in->p->il, first)->next : 0;
	struct value ignored;

	switch (node->operation) {
	case eok_parens: return evaluate_into(in, first, target, out);
	case eok_question: return evaluate_conditional(in, node, target, out);
	case eok_noexcept: return evaluate_noexcept(in, node, out);
	case eok_comma: return evaluate(in, first, &ignored) && evaluate_into(in, second, target, out);
	case eok_indirect: return evaluate_indirection(in, first, out);
	case eok_address_of: return evaluate_address(in, node, out);
	case eok_subscript: return evaluate_subscript(in, first, second, out);
	case eok_dot_field:
	case eok_points_to_field: return evaluate_member_access(in, node, out);
	case eok_pm_field:
	case eok_points_to_pm_field: return evaluate_member_pointer_access(in, node, out);
	case eok_not: return evaluate_unary(in, node, out);
	case eok_real_part:
	case eok_imag_part: return evaluate_part(in, node, out);
	case eok_spaceship: return evaluate_spaceship(in, node, second, out);
	case eok_assign: return evaluate_assignment(in, node, second, out);
	default: break;
	}
	switch (il_operation_class(node->operation)) {
	case opc_sign: return evaluate_unary(in, node, out);
	case opc_arithmetic:
	case opc_shift:
	case opc_comparison: return evaluate_binary(in, node, second, out);
	case opc_logical: return evaluate_logical(in, node, second, out);
	case opc_assignment: return evaluate_compound(in, node, second, out);
	case opc_step: return evaluate_increment(in, node, out);
	case opc_other: break;
	}
	return unknown(in);
}

static bool is_unary(u8 operation)
{
	switch (operation) {
	case eok_parens:
	case eok_noexcept:
	case eok_indirect:
	case eok_address_of:
	case eok_not:
	case eok_real_part:
	case eok_imag_part: return true;
	default: return il_operation_class(operation) == opc_sign || il_operation_class(operation) == opc_step;
	}
}

static bool evaluate_operation(struct interpreter *in, u32 index, struct object *target, struct value *out)
{
	struct il_expr_node node = *il_expr_node(in->p->il, index);

	switch (node.operation) {
	case eok_call: return node.flags & exf_launch ? not_constant(in) : evaluate_call(in, index, target, out);
	case eok_cast:
	case eok_static_cast:
	case eok_functional_cast:
	case eok_const_cast:
	case eok_reinterpret_cast:
	case eok_dynamic_cast: return evaluate_cast(in, index, target, out);
	default: break;
	}
	if (il_any_kind(node.target) == IL_routine && node.target)
		return evaluate_operator_call(in, index, target, out);
	if (!node.first_operand || (!is_unary(node.operation) && !il_expr_node(in->p->il, node.first_operand)->next))
		return unknown(in);
	return evaluate_builtin_operator(in, &node, target, out);
}

/* { value } or { } of a scalar; of a class only where it is known which. */
static bool evaluate_braces(struct interpreter *in, u32 index, struct object *target, struct value *out)
{
	struct initializer list = { .form = INITIALIZER_LIST, .first = index };
	const struct il_expr_node *node = il_expr_node(in->p->il, index);

	if (target) {
		*out = (struct value){ .kind = VALUE_OBJECT, .type = target->type, .place = { .object = target } };
		return initialize(in, target, target->type, &list);
	}
	if (!node->first_operand) {
		*out = value_integer(in->p->builtin[ik_int], 0);
		return true;
	}
	return il_expr_node(in->p->il, node->first_operand)->next ? unknown(in) : evaluate_rvalue(in, node->first_operand, out);
}

/* [expr.prim.id.general]/4 */
static bool evaluate_concept_id(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	struct template_args args = { .first = node->first_argument };
	enum outcome outcome =
		node->flags & exf_template_id ? concept_satisfied(in->p, il_any_index(node->target), &args) : OUTCOME_UNKNOWN;

	*out = value_integer(in->p->builtin[ik_bool], outcome == OUTCOME_SUCCESS);
	return outcome == OUTCOME_UNKNOWN ? unknown(in) : true;
}

/* A requires-expression has its value since it was parsed. */
static bool evaluate_requires(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	*out = value_integer(in->p->builtin[ik_bool], (u128)il_constant(in->p->il, node->constant)->value);
	return node->constant ? true : unknown(in);
}

static bool evaluate_node(struct interpreter *in, u32 index, struct object *target, struct value *out)
{
	struct il_expr_node node = *il_expr_node(in->p->il, index);
	struct object *self = in->frame->self;

	switch (node.kind) {
	case enk_constant: return evaluate_literal(in, &node, out);
	case enk_variable: return node.target ? evaluate_variable(in, &node, out) : lvalue_of(in, local_object(in, STAND_IN | index), out);
	case enk_field: return self ? evaluate_member_of(in, self, node.target, out) : unknown(in);
	case enk_routine:
	case enk_template_name: return evaluate_routine_name(in, &node, out);
	case enk_param_ref: return evaluate_this(in, out);
	case enk_operation: return evaluate_operation(in, index, target, out);
	case enk_sizeof: return evaluate_sizeof(in, &node, out);
	case enk_alignof: return node.type_operand ? evaluate_sizeof(in, &node, out) : evaluate_alignment(in, node.first_operand, out);
	case enk_braced_init_list: return evaluate_braces(in, index, target, out);
	case enk_lambda: return evaluate_lambda(in, index, target, out);
	case enk_builtin_operation: return evaluate_builtin(in, index, out);
	case enk_new_delete: return evaluate_new_delete(in, index, out);
	case enk_concept_id: return evaluate_concept_id(in, &node, out);
	case enk_requires: return evaluate_requires(in, &node, out);
	case enk_typeid: return evaluate_typeid(in, index, out);
	case enk_throw:
		return not_constant(in) ||
		       give_reason(in, in->frame, &(struct reason){ .id = DIAG_expression_not_interpreted, .place = node.range_begin });
	default: return unknown(in);
	}
}

bool evaluate_into(struct interpreter *in, u32 index, struct object *target, struct value *out)
{
	const struct il_expr_node *node;

	index = il_written(in->p->il, index); /* implicit conversions are made where a value is wanted */
	node = il_expr_node(in->p->il, index);
	if (!index || !step(in))
		return unknown(in);
	if (node->flags & exf_dependent &&
	    !(node->operation == eok_address_of && is_member_name(in->p, il_expr_node(in->p->il, node->first_operand))))
		return unknown(in);
	if (evaluate_node(in, index, target, out))
		return true;
	place_reason(in, index);
	return false;
}

bool evaluate(struct interpreter *in, u32 node, struct value *out) { return evaluate_into(in, node, NULL, out); }
