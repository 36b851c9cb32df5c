/* Integral values: types, conversions, operators [conv.integral] [conv.prom] [expr.arith.conv]. */
#include "../../lib/il/operations.h"
#include "constant.h"

/* ---- types ---- */

/* rank orders the types [conv.rank]; promoted: what an operand of that type becomes [conv.prom]. */
static const struct integral {
	u8 width, is_signed, rank, promoted, opposite;
} integrals[IL_int_kind_COUNT] = {
	[ik_bool] = { 1, 0, 1, ik_int, 0 },
	[ik_char] = { 8, 1, 2, ik_int, 0 },
	[ik_signed_char] = { 8, 1, 2, ik_int, 0 },
	[ik_unsigned_char] = { 8, 0, 2, ik_int, 0 },
	[ik_wchar_t] = { 32, 1, 4, ik_int, 0 },
	[ik_char8_t] = { 8, 0, 2, ik_int, 0 },
	[ik_char16_t] = { 16, 0, 3, ik_int, 0 },
	[ik_char32_t] = { 32, 0, 4, ik_unsigned_int, 0 },
	[ik_short] = { 16, 1, 3, ik_int, 0 },
	[ik_unsigned_short] = { 16, 0, 3, ik_int, 0 },
	[ik_int] = { 32, 1, 4, ik_int, ik_unsigned_int },
	[ik_unsigned_int] = { 32, 0, 4, ik_unsigned_int, ik_int },
	[ik_long] = { 64, 1, 5, ik_long, ik_unsigned_long },
	[ik_unsigned_long] = { 64, 0, 5, ik_unsigned_long, ik_long },
	[ik_long_long] = { 64, 1, 6, ik_long_long, ik_unsigned_long_long },
	[ik_unsigned_long_long] = { 64, 0, 6, ik_unsigned_long_long, ik_long_long },
	[ik_int128] = { 128, 1, 7, ik_int128, ik_unsigned_int128 },
	[ik_unsigned_int128] = { 128, 0, 7, ik_unsigned_int128, ik_int128 },
};

bool kind_is_signed(u8 kind) { return integrals[kind].is_signed; }
u32 kind_width(u8 kind) { return integrals[kind].width; }

u8 integral_kind(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type = type_strip(p, type, NULL));

	if (record->kind != tk_integer)
		return ik_none;
	if (record->int_kind != ik_enum)
		return integrals[record->int_kind].width ? record->int_kind : (u8)ik_none;
	type = underlying_type_of(p, type);
	return type ? il_type(p->il, type)->int_kind : (u8)ik_none;
}

static bool is_scoped_enum(const struct parser *p, u32 type)
{
	return il_type(p->il, type)->int_kind == ik_enum && il_type(p->il, type)->flags & tyf_scoped_enum;
}

static bool is_floating(const struct parser *p, u32 type) { return il_type(p->il, type)->kind == tk_float; }

u8 promoted_integral(u8 kind) { return integrals[kind].promoted; }

/* The integral kind that an arithmetic operand has after promotion, or ik_none. */
static u8 promoted_kind(struct parser *p, u32 type)
{
	if (!type || is_scoped_enum(p, type))
		return ik_none;
	if (il_type(p->il, type)->int_kind == ik_enum)
		return promoted_enumeration(p, type);
	return integrals[integral_kind(p, type)].promoted;
}

u8 common_integral(u8 a, u8 b)
{
	u8 high = integrals[a].rank >= integrals[b].rank ? a : b, low = high == a ? b : a;

	if (integrals[high].is_signed == integrals[low].is_signed || !integrals[high].is_signed ||
	    integrals[high].width > integrals[low].width)
		return high;
	return integrals[high].opposite;
}

u32 common_floating(struct parser *p, u32 left, u32 right)
{
	const struct il_type *a = il_type(p->il, left), *b = il_type(p->il, right);

	if (a->kind == tk_float && b->kind == tk_float)
		return left == right ? left : a->size > b->size ? left : b->size > a->size ? right : 0;
	if (a->kind == tk_float)
		return promoted_kind(p, right) ? left : 0;
	return promoted_kind(p, left) ? right : 0;
}

/* [expr.arith.conv] */
static u32 arithmetic_type(struct parser *p, u32 left, u32 right)
{
	u8 a, b;

	if (!left || !right)
		return 0;
	if (is_floating(p, left) || is_floating(p, right))
		return common_floating(p, left, right);
	a = promoted_kind(p, left);
	b = promoted_kind(p, right);
	return a && b ? p->builtin[common_integral(a, b)] : 0;
}

u32 common_type(struct parser *p, u32 left, u32 right) { return left == right ? left : arithmetic_type(p, left, right); }

/* ---- values ---- */

struct constant constant_unknown(u32 type) { return (struct constant){ .type = type }; }

/* The bits as a value of the kind. */
static u128 fit(u8 kind, u128 bits)
{
	u32 unused = 128 - integrals[kind].width;

	bits <<= unused;
	return integrals[kind].is_signed ? (u128)((__int128)bits >> unused) : bits >> unused;
}

struct constant constant_integer(struct parser *p, u8 kind, u128 bits)
{
	return (struct constant){ .type = p->builtin[kind], .known = true, .bits = fit(kind, bits) };
}

struct constant constant_of_il(const struct parser *p, u32 constant)
{
	const struct il_constant *record = il_constant(p->il, constant);

	return (struct constant){ .type = record->type,
		                  .known = record->kind == ck_integer,
		                  .bits = (u128)(u64)record->high << 64 | (u64)record->value };
}

u32 constant_to_il(struct parser *p, const struct constant *value)
{
	struct il_constant *constant;
	u32 index;

	if (!value->known)
		return 0;
	index = il_new_constant(p->il, &constant);
	constant->kind = ck_integer;
	constant->type = value->type;
	constant->value = (i64)value->bits;
	constant->high = (i64)(value->bits >> 64);
	return index;
}

struct constant constant_convert(struct parser *p, const struct constant *value, u32 type)
{
	u128 bits;
	u8 kind;

	if (value->known && value->type == type)
		return *value;
	kind = integral_kind(p, type = type_strip(p, type, NULL));
	if (!kind || !value->known)
		return constant_unknown(type);
	bits = kind == ik_bool ? (u128)(value->bits != 0) : fit(kind, value->bits);
	if (promoted_kind(p, type) && fit(promoted_kind(p, type), bits) != bits) /* not in an enumeration [expr.static.cast]/10 */
		return constant_unknown(type);
	return (struct constant){ .type = type, .known = true, .bits = bits };
}

static bool truth(const struct constant *value) { return value->bits != 0; }

static struct constant boolean(struct parser *p, bool known, bool value)
{
	return known ? constant_integer(p, ik_bool, value) : constant_unknown(p->builtin[ik_bool]);
}

/* ---- operators ---- */

struct constant constant_unary(struct parser *p, u8 operation, const struct constant *operand)
{
	u8 kind;
	u128 bits;
	struct constant value;

	if (operation == eok_not)
		return boolean(p, operand->known, !truth(operand));
	if (operand->type && is_floating(p, operand->type) && operation != eok_complement)
		return constant_unknown(operand->type);
	kind = promoted_kind(p, operand->type);
	if (!kind)
		return constant_unknown(0);
	value = constant_convert(p, operand, p->builtin[kind]);
	if (!value.known)
		return value;
	switch (operation) {
	case eok_unary_plus: return value;
	case eok_negate:
		bits = fit(kind, (u128)0 - value.bits);
		if (integrals[kind].is_signed && value.bits && bits == value.bits)
			return constant_unknown(value.type);
		return constant_integer(p, kind, bits);
	case eok_complement: return constant_integer(p, kind, ~value.bits);
	default: return constant_unknown(0);
	}
}

/* a operation b for + - *, *bits gets the value; false on overflow. */
static bool add_like(u8 operation, u8 kind, u128 a, u128 b, u128 *bits)
{
	bool overflow;

	if (!integrals[kind].is_signed) {
		*bits = fit(kind, operation == eok_add ? a + b : operation == eok_subtract ? a - b : a * b);
		return true;
	}
	if (operation == eok_add)
		overflow = __builtin_add_overflow((__int128)a, (__int128)b, (__int128 *)bits);
	else if (operation == eok_subtract)
		overflow = __builtin_sub_overflow((__int128)a, (__int128)b, (__int128 *)bits);
	else
		overflow = __builtin_mul_overflow((__int128)a, (__int128)b, (__int128 *)bits);
	return !overflow && fit(kind, *bits) == *bits;
}

static bool divide(u8 operation, u8 kind, u128 a, u128 b, u128 *bits)
{
	if (!b)
		return false;
	if (!integrals[kind].is_signed) {
		*bits = operation == eok_divide ? a / b : a % b;
		return true;
	}
	if (b == (u128)-1 && a && fit(kind, (u128)0 - a) == a)
		return false; /* the least value by -1 */
	if (b == (u128)-1)
		*bits = operation == eok_divide ? (u128)0 - a : 0;
	else
		*bits = operation == eok_divide ? (u128)((__int128)a / (__int128)b) : (u128)((__int128)a % (__int128)b);
	return true;
}

static bool less(u8 kind, u128 a, u128 b) { return integrals[kind].is_signed ? (__int128)a < (__int128)b : a < b; }

static struct constant compare(struct parser *p, u8 operation, u8 kind, u128 a, u128 b)
{
	bool result;

	switch (operation) {
	case eok_eq: result = a == b; break;
	case eok_ne: result = a != b; break;
	case eok_lt: result = less(kind, a, b); break;
	case eok_gt: result = less(kind, b, a); break;
	case eok_le: result = !less(kind, b, a); break;
	default: result = !less(kind, a, b);
	}
	return boolean(p, true, result);
}

/* [expr.shift]: until C++20 a negative number has no left shift, nor one that loses bits. */
static bool shift(const struct parser *p, u8 operation, u8 kind, u128 value, u128 count, u128 *bits)
{
	bool is_signed = integrals[kind].is_signed, old = p->il->header.std_version < 202002;

	if (count >= integrals[kind].width) /* negative ones too */
		return false;
	if (operation == eok_shiftr) {
		*bits = is_signed ? (u128)((__int128)value >> count) : value >> count;
		return true;
	}
	*bits = fit(kind, value << count);
	return !is_signed || !old ||
	       ((__int128)value >= 0 && value << count >> count == value &&
	        (integrals[kind].width == 128 || !(value << count >> integrals[kind].width)));
}

static struct constant shift_operation(struct parser *p, u8 operation, const struct constant *left, const struct constant *right)
{
	u8 kind = promoted_kind(p, left->type);
	struct constant value;
	u128 bits;

	if (!kind || !promoted_kind(p, right->type))
		return constant_unknown(0);
	value = constant_convert(p, left, p->builtin[kind]);
	if (!value.known || !right->known || !shift(p, operation, kind, value.bits, right->bits, &bits))
		return constant_unknown(value.type);
	return constant_integer(p, kind, bits);
}

/* && and ||: the left operand alone may tell. */
static struct constant logical(struct parser *p, u8 operation, const struct constant *left, const struct constant *right)
{
	bool decisive = operation == eok_lor;

	if (left->known && truth(left) == decisive)
		return boolean(p, true, decisive);
	return boolean(p, left->known && right->known, truth(right));
}

static bool operate(u8 operation, u8 kind, u128 a, u128 b, u128 *bits)
{
	switch (operation) {
	case eok_add:
	case eok_subtract:
	case eok_multiply: return add_like(operation, kind, a, b, bits);
	case eok_divide:
	case eok_remainder: return divide(operation, kind, a, b, bits);
	case eok_and: *bits = a & b; return true;
	case eok_or: *bits = a | b; return true;
	case eok_xor: *bits = a ^ b; return true;
	default: return false;
	}
}

struct constant constant_binary(struct parser *p, u8 operation, const struct constant *left, const struct constant *right)
{
	enum il_operation_class class = il_operation_class(operation);
	u32 type;
	u8 kind;
	struct constant a, b;
	u128 bits;

	if (class == opc_logical)
		return logical(p, operation, left, right);
	if (operation == eok_comma)
		return *right;
	if (class == opc_shift)
		return shift_operation(p, operation, left, right);
	type = class == opc_comparison ? common_type(p, left->type, right->type) : arithmetic_type(p, left->type, right->type);
	kind = type ? integral_kind(p, type) : (u8)ik_none;
	if (operation == eok_spaceship)
		return constant_unknown(0);
	if (!kind || !left->known || !right->known)
		return constant_unknown(class == opc_comparison ? p->builtin[ik_bool] : type);
	a = constant_convert(p, left, type);
	b = constant_convert(p, right, type);
	if (class == opc_comparison)
		return compare(p, operation, kind, a.bits, b.bits);
	return operate(operation, kind, a.bits, b.bits, &bits) ? constant_integer(p, kind, bits) : constant_unknown(type);
}
