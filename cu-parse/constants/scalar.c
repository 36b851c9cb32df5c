/* Scalar values: conversions and operators [conv] [expr.unary.op] [expr.add] [expr.rel] [expr.eq]; constant.c and floating.c compute. */
#include "../../lib/il/operations.h"
#include "interpret.h"
#include "../overload/conversion.h"
#include "../types/layout.h"
#include "../typing/typing.h"

struct value value_integer(u32 type, u128 bits) { return (struct value){ .kind = VALUE_INTEGER, .type = type, .bits = bits }; }

struct value value_lvalue(struct object *object)
{
	return (struct value){ .kind = VALUE_LVALUE, .type = object->type, .place = place_of(object) };
}

struct value value_pointer(u32 type, struct place place) { return (struct value){ .kind = VALUE_POINTER, .type = type, .place = place }; }

struct constant constant_of_value(struct parser *p, const struct value *value)
{
	if (value->kind != VALUE_INTEGER || !integral_kind(p, value->type))
		return constant_unknown(value->type);
	return (struct constant){ .type = value->type, .known = true, .bits = value->bits };
}

struct value value_of_constant(const struct constant *constant) { return value_integer(constant->type, constant->bits); }

bool zero_value(struct parser *p, u32 type, struct value *out)
{
	const struct il_type *record = il_type(p->il, type);

	*out = (struct value){ .type = type };
	switch (record->kind) {
	case tk_integer: out->kind = VALUE_INTEGER; return integral_kind(p, type);
	case tk_float: out->kind = VALUE_FLOAT; return is_host_float(p, type);
	case tk_pointer: out->kind = VALUE_POINTER; return record->pointer_kind == pk_pointer;
	case tk_nullptr: out->kind = VALUE_POINTER; return true;
	case tk_ptr_to_member: out->kind = VALUE_MEMBER; return true;
	default: return false;
	}
}

/* ---- pointers ---- */

static bool is_null(const struct place *place) { return !place->object && !place->routine; }

static bool is_weak_place(const struct parser *p, const struct place *place)
{
	return place->routine ? il_routine(p->il, place->routine)->flags & rf_weak :
	                        place->object && object_root(place->object)->flags & OBJECT_WEAK;
}

bool value_truth(struct interpreter *in, const struct value *value, bool *truth)
{
	switch (value->kind) {
	case VALUE_INTEGER: *truth = value->bits != 0; return true;
	case VALUE_FLOAT: *truth = value->number != 0; return true;
	case VALUE_MEMBER: *truth = value->member; return true;
	case VALUE_POINTER: *truth = !is_null(&value->place); return is_weak_place(in->p, &value->place) ? unknown(in) : true;
	case VALUE_OBJECT: return is_complex_value(in->p, value) ? complex_truth(in, value, truth) : unknown(in);
	default: return unknown(in);
	}
}

/* Between classes: to a base, or back to what it is a base of. */
static bool convert_class_pointer(struct interpreter *in, const struct value *value, u32 target, struct value *out)
{
	struct object *object = object_at(in, &value->place), *found;

	if (!object || !is_class_type(in->p, object->type))
		return unknown(in);
	found = object_base(in, object, target);
	if (!found)
		found = object_derived(in->p, object, target);
	if (!found)
		return unknown(in);
	out->place = place_of(found);
	return true;
}

static bool is_void(const struct parser *p, u32 type) { return il_type(p->il, type_strip(p, type, NULL))->kind == tk_void; }

/* Whether the place has such an object, or an array of such. */
static bool points_to(struct parser *p, const struct place *place, u32 type)
{
	u32 object = place->object ? place->object->type : 0;

	if (place->element)
		object = plain_type(p, il_type(p->il, object)->type);
	return object && same_plain_type(p, object, type);
}

static bool convert_pointer(struct interpreter *in, const struct value *value, u32 type, struct value *out)
{
	struct parser *p = in->p;
	u32 target = il_type(p->il, type)->type, source = il_type(p->il, value->type)->type;

	*out = *value;
	out->type = type;
	if (is_null(&value->place) || is_void(p, target) || (source && same_plain_type(p, source, target)))
		return true;
	if (value->place.routine && source)
		return loses_noexcept(p, type_strip(p, source, NULL), type_strip(p, target, NULL)) ? true : unknown(in);
	if (!source)
		return unknown(in);
	if (is_void(p, source) && !value->place.object->type)
		return object_give_type(in, value->place.object, target);
	if (is_void(p, source)) /* std::construct_at and the like; g++ knows where it lets that be */
		return points_to(p, &value->place, target) ? true : unknown(in);
	if (points_to(p, &value->place, target)) /* int *const * from int ** */
		return true;
	if (is_class_type(p, source) && is_class_type(p, target))
		return convert_class_pointer(in, value, target, out);
	return unknown(in);
}

/* ---- conversions ---- */

static bool convert_to_bool(struct interpreter *in, const struct value *value, u32 type, struct value *out)
{
	bool truth;

	if (!value_truth(in, value, &truth))
		return false;
	*out = value_integer(type, truth);
	return true;
}

static bool convert_integer(struct interpreter *in, const struct value *value, u32 type, struct value *out)
{
	struct constant constant = constant_of_value(in->p, value), result = constant_convert(in->p, &constant, type);

	*out = value_integer(type, result.bits);
	return result.known ? true : unknown(in);
}

bool convert_value(struct interpreter *in, const struct value *value, u32 type, struct value *out)
{
	const struct il_type *target = il_type(in->p->il, type);
	struct value from = *value;

	if (!type)
		return unknown(in);
	switch (target->kind) {
	case tk_integer:
		if (from.kind == VALUE_INTEGER && from.type == type) {
			*out = from;
			return true;
		}
		if (from.kind == VALUE_INTEGER)
			return convert_integer(in, &from, type, out);
		if (from.kind == VALUE_FLOAT)
			return convert_to_integer(in, &from, type, out);
		if (is_vector_value(in->p, &from))
			return reinterpret_value(in, &from, type, out);
		return target->int_kind == ik_bool ? convert_to_bool(in, &from, type, out) : unknown(in);
	case tk_float: return convert_to_float(in, &from, type, out);
	case tk_complex: return convert_to_complex(in, &from, type, out);
	case tk_vector: return convert_to_vector(in, &from, type, out);
	case tk_pointer:
	case tk_nullptr:
		if (from.kind == VALUE_INTEGER && !from.bits)
			return zero_value(in->p, type, out);
		if (from.kind != VALUE_POINTER || target->kind == tk_nullptr || il_type(in->p->il, from.type)->kind == tk_nullptr)
			return from.kind == VALUE_POINTER && is_null(&from.place) ? zero_value(in->p, type, out) : unknown(in);
		return convert_pointer(in, &from, type, out);
	case tk_ptr_to_member:
		if ((from.kind == VALUE_INTEGER && !from.bits) || (from.kind == VALUE_POINTER && is_null(&from.place)))
			return zero_value(in->p, type, out);
		*out = from;
		out->type = type;
		return from.kind == VALUE_MEMBER ? true : unknown(in);
	case tk_void: *out = (struct value){ .kind = VALUE_VOID, .type = type }; return true;
	default: return unknown(in);
	}
}

/* ---- operators ---- */

bool unary_value(struct interpreter *in, u8 operation, const struct value *operand, struct value *out)
{
	struct constant value, result;
	bool truth;

	if (operation == eok_not && !is_vector_value(in->p, operand)) {
		if (!value_truth(in, operand, &truth))
			return false;
		*out = value_integer(in->p->builtin[ik_bool], !truth);
		return true;
	}
	if (is_complex_value(in->p, operand))
		return unary_complex(in, operation, operand, out);
	if (is_vector_value(in->p, operand))
		return unary_vector(in, operation, operand, out);
	*out = *operand;
	if (operation == eok_unary_plus && operand->kind == VALUE_POINTER)
		return true;
	if (operand->kind == VALUE_FLOAT && operation != eok_complement) {
		out->number = operation == eok_negate ? -operand->number : operand->number;
		return true;
	}
	value = constant_of_value(in->p, operand);
	result = constant_unary(in->p, operation, &value);
	*out = value_of_constant(&result);
	if (result.known)
		return true;
	return !value.known || !result.type ?
	               unknown(in) :
	               not_constant(in) || (operation == eok_negate && reason_of_number(in, DIAG_value_exceeds_range, result.type));
}

static bool answer(struct interpreter *in, bool truth, struct value *out)
{
	*out = value_integer(in->p->builtin[ik_bool], truth);
	return true;
}

/* Elements of one array, or one object and what is behind it. */
static bool same_array(const struct place *a, const struct place *b)
{
	return a->object == b->object && a->element == b->element && a->routine == b->routine;
}

static bool is_behind(const struct place *place) { return place->object && place->index == (place->element ? place->object->count : 1); }

/* Whether two places that are not in one array are certainly not the same: complete objects of their own [expr.eq]/3. */
static bool are_distinct(struct interpreter *in, const struct place *a, const struct place *b)
{
	const struct object *left = a->object ? object_root(a->object) : NULL, *right = b->object ? object_root(b->object) : NULL;

	if (is_weak_place(in->p, a) || is_weak_place(in->p, b) || (a->routine && b->routine))
		return unknown(in);
	if (is_null(a) || is_null(b) || a->routine || b->routine)
		return true;
	if (left == right || is_behind(a) || is_behind(b) || (left->flags & right->flags & OBJECT_STRING))
		return unknown(in);
	return true;
}

/* Of places in one object; at the same address may be several, of a class and its first member, say. */
static bool compare_offsets(struct interpreter *in, u8 operation, const struct place *a, const struct place *b, struct value *out)
{
	u64 left, right;

	if (!place_offset(in, a, &left) || !place_offset(in, b, &right) || left == right)
		return unknown(in);
	switch (operation) {
	case eok_eq: return answer(in, false, out);
	case eok_ne: return answer(in, true, out);
	case eok_lt:
	case eok_le: return answer(in, left < right, out);
	case eok_gt:
	case eok_ge: return answer(in, left > right, out);
	default: return unknown(in);
	}
}

static bool compare_places(struct interpreter *in, u8 operation, const struct place *a, const struct place *b, struct value *out)
{
	bool equality = operation == eok_eq || operation == eok_ne;

	if (is_null(a) && is_null(b) && operation == eok_subtract) {
		*out = value_integer(in->p->builtin[ik_long], 0);
		return true;
	}
	if (!same_array(a, b) && a->object && b->object && object_root(a->object) == object_root(b->object))
		return compare_offsets(in, operation, a, b, out);
	if (!same_array(a, b)) {
		if (!are_distinct(in, a, b))
			return false;
		return equality ? answer(in, operation == eok_ne, out) : is_null(a) || is_null(b) ? unknown(in) : not_constant(in);
	}
	switch (operation) {
	case eok_eq: return answer(in, a->index == b->index, out);
	case eok_ne: return answer(in, a->index != b->index, out);
	case eok_lt: return answer(in, a->index < b->index, out);
	case eok_gt: return answer(in, a->index > b->index, out);
	case eok_le: return answer(in, a->index <= b->index, out);
	case eok_ge: return answer(in, a->index >= b->index, out);
	case eok_subtract:
		*out = value_integer(in->p->builtin[ik_long], (u128)((__int128)a->index - (__int128)b->index));
		return !a->routine && a->object ? true : unknown(in);
	default: return unknown(in);
	}
}

/* An object that is no array element counts as one of an array of one; a pointer to a base has elements of other size than the array. */
static bool add_to_pointer(struct interpreter *in, u8 operation, const struct value *pointer, const struct value *count, struct value *out)
{
	u32 pointee = il_type(in->p->il, pointer->type)->type;
	struct place place = pointer->place;
	i64 number = (i64)count->bits;

	if (count->kind != VALUE_INTEGER || (__int128)count->bits != number || number == INT64_MIN)
		return unknown(in);
	if (is_null(&place) && number)
		return not_constant(in);
	if (!is_null(&place) && !points_to(in->p, &place, pointee))
		return unknown(in);
	*out = *pointer;
	return is_null(&place) || advance_place(in, &place, operation == eok_subtract ? -number : number, &out->place);
}

static bool binary_pointer(struct interpreter *in, u8 operation, const struct value *left, const struct value *right, struct value *out)
{
	struct value other;

	if (operation == eok_add && right->kind == VALUE_POINTER)
		return add_to_pointer(in, operation, right, left, out);
	if ((operation == eok_add || operation == eok_subtract) && right->kind == VALUE_INTEGER)
		return add_to_pointer(in, operation, left, right, out);
	if (left->kind == VALUE_POINTER && right->kind == VALUE_POINTER && il_type(in->p->il, left->type)->kind == tk_pointer &&
	    il_type(in->p->il, right->type)->kind == tk_pointer && is_class_type(in->p, il_type(in->p->il, left->type)->type) &&
	    is_class_type(in->p, il_type(in->p->il, right->type)->type)) { /* to the base that both are pointers to */
		if (convert_value(in, left, right->type, &other))
			return compare_places(in, operation, &other.place, &right->place, out);
		return convert_value(in, right, left->type, &other) && compare_places(in, operation, &left->place, &other.place, out);
	}
	if (left->kind == VALUE_INTEGER || right->kind == VALUE_INTEGER) {
		const struct value *integer = left->kind == VALUE_INTEGER ? left : right;
		const struct value *pointer = left->kind == VALUE_INTEGER ? right : left;
		struct place nowhere = { 0 };

		return integer->bits ? unknown(in) : compare_places(in, operation, &pointer->place, &nowhere, out);
	}
	if (left->kind != VALUE_POINTER || right->kind != VALUE_POINTER)
		return unknown(in);
	return compare_places(in, operation, &left->place, &right->place, out);
}

static bool is_virtual(const struct parser *p, il_any member)
{
	return il_any_kind(member) == IL_routine && member && il_routine(p->il, il_any_index(member))->flags & rf_virtual;
}

static bool binary_member(struct interpreter *in, u8 operation, const struct value *left, const struct value *right, struct value *out)
{
	il_any a = left->kind == VALUE_MEMBER ? left->member : 0, b = right->kind == VALUE_MEMBER ? right->member : 0;

	if ((operation != eok_eq && operation != eok_ne) ||
	    (a && b && (a != b || is_virtual(in->p, a) || is_virtual(in->p, b)))) /* [expr.eq]/4.3 */
		return unknown(in);
	return answer(in, (a == b) == (operation == eok_eq), out);
}

/* Why two integers of known values give none: the divisor is 0, the shift too wide or of a negative number, or the result too large. */
static bool reason_of_result(struct interpreter *in, u8 operation, const struct constant *a, const struct constant *b, u32 type)
{
	struct layout layout;
	__int128 count = (__int128)b->bits;

	switch (il_operation_class(operation)) {
	case opc_arithmetic:
		if (operation == eok_divide || operation == eok_remainder)
			return !b->bits && reason_of_number(in, DIAG_result_out_of_range, 0);
		return (operation == eok_add || operation == eok_subtract || operation == eok_multiply) &&
		       reason_of_number(in, DIAG_value_exceeds_range, type);
	case opc_shift:
		if (!type || !layout_of(in->p, type, &layout))
			return false;
		if (count < 0 || count >= (__int128)layout.size * 8)
			return reason_of_number(in, DIAG_result_out_of_range, 0);
		return operation == eok_shiftl && (__int128)a->bits < 0 && reason_of_number(in, DIAG_negative_value_shifted, 0);
	default: return false;
	}
}

bool binary_value(struct interpreter *in, u8 operation, const struct value *left, const struct value *right, struct value *out)
{
	bool is_shift = il_operation_class(operation) == opc_shift;
	struct constant a, b, result;
	struct value x, y;
	u32 type;

	if (is_complex_value(in->p, left) || is_complex_value(in->p, right))
		return binary_complex(in, operation, left, right, out);
	if (is_vector_value(in->p, left) || is_vector_value(in->p, right))
		return binary_vector(in, operation, left, right, out);
	if (left->kind == VALUE_MEMBER || right->kind == VALUE_MEMBER)
		return binary_member(in, operation, left, right, out);
	if (left->kind == VALUE_POINTER || right->kind == VALUE_POINTER)
		return binary_pointer(in, operation, left, right, out);
	if ((left->kind == VALUE_FLOAT || right->kind == VALUE_FLOAT) && !is_shift) {
		type = common_type(in->p, left->type, right->type);
		return type && convert_value(in, left, type, &x) && convert_value(in, right, type, &y) ?
		               binary_float(in, operation, &x, &y, out) :
		               unknown(in);
	}
	a = constant_of_value(in->p, left);
	b = constant_of_value(in->p, right);
	result = constant_binary(in->p, operation, &a, &b);
	*out = value_of_constant(&result);
	if (result.known)
		return true;
	if (!a.known || !b.known || !result.type)
		return unknown(in);
	return (is_shift ? unknown(in) : not_constant(in)) || reason_of_result(in, operation, &a, &b, result.type);
}
