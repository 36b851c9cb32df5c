/* Floating values: float, double and long double are those of the host, rounded to nearest [basic.fundamental] [conv.fpint]. */
#include "interpret.h"

#include <math.h>
#include <stdlib.h>

static u8 float_kind(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	return record->kind == tk_float ? record->int_kind : (u8)ik_none;
}

bool is_host_float(const struct parser *p, u32 type)
{
	u8 kind = float_kind(p, type);

	return kind == ik_float || kind == ik_double || kind == ik_long_double;
}

static long double rounded(u8 kind, long double number)
{
	return kind == ik_float ? (long double)(float)number : kind == ik_double ? (long double)(double)number : number;
}

static bool finish(struct interpreter *in, u32 type, long double number, struct value *out)
{
	if (isinf(number) || isnan(number)) /* g++ says that this overflows */
		return not_constant(in);
	*out = (struct value){ .kind = VALUE_FLOAT, .type = type, .number = number };
	return true;
}

bool float_literal(struct parser *p, u32 type, const char *text, struct value *out)
{
	char digits[512];
	size_t length = 0;
	u8 kind = float_kind(p, type);

	for (; *text && length < sizeof digits - 1; text++)
		if (*text != '\'')
			digits[length++] = *text;
	digits[length] = 0;
	if (*text || !is_host_float(p, type))
		return false;
	*out = (struct value){ .kind = VALUE_FLOAT, .type = type };
	out->number = kind == ik_float  ? (long double)strtof(digits, NULL) :
	              kind == ik_double ? (long double)strtod(digits, NULL) :
	                                  strtold(digits, NULL);
	return isfinite(out->number);
}

/* An integer rounded once. */
static long double from_integer(u8 to, bool is_signed, u128 bits)
{
	__int128 value = (__int128)bits;

	if (to == ik_float)
		return is_signed ? (float)value : (float)bits;
	if (to == ik_double)
		return is_signed ? (double)value : (double)bits;
	return is_signed ? (long double)value : (long double)bits;
}

bool convert_to_float(struct interpreter *in, const struct value *value, u32 type, struct value *out)
{
	struct parser *p = in->p;
	long double number;

	if (!is_host_float(p, type))
		return unknown(in);
	if (value->kind == VALUE_INTEGER)
		return finish(in, type, from_integer(float_kind(p, type), kind_is_signed(integral_kind(p, value->type)), value->bits), out);
	if (value->kind != VALUE_FLOAT)
		return unknown(in);
	number = rounded(float_kind(p, type), value->number);
	*out = (struct value){ .kind = VALUE_FLOAT, .type = type, .number = number };
	return true;
}

bool convert_to_integer(struct interpreter *in, const struct value *value, u32 type, struct value *out)
{
	u8 kind = integral_kind(in->p, type);
	u32 width = kind_width(kind);
	long double number = value->number, limit;

	if (!kind)
		return unknown(in);
	if (kind == ik_bool) {
		*out = value_integer(type, value->number != 0);
		return true;
	}
	limit = ldexpl(1, (int)(width - kind_is_signed(kind)));
	if (!isfinite(number) || number >= limit || number <= (kind_is_signed(kind) ? -limit : 0) - 1)
		return unknown(in);
	*out = value_integer(type, number < 0 ? (u128)(__int128)number : (u128)number);
	return true;
}

static bool compare(struct interpreter *in, u8 operation, long double a, long double b, struct value *out)
{
	bool result;

	switch (operation) {
	case eok_eq: result = a == b; break;
	case eok_ne: result = a != b; break;
	case eok_lt: result = a < b; break;
	case eok_gt: result = a > b; break;
	case eok_le: result = a <= b; break;
	case eok_ge: result = a >= b; break;
	default: return unknown(in);
	}
	*out = value_integer(in->p->builtin[ik_bool], result);
	return true;
}

/* In the type's own precision: two roundings may differ from one. */
#define OPERATE(type, a, b) \
	(operation == eok_add      ? (type)(a) + (type)(b) : \
	 operation == eok_subtract ? (type)(a) - (type)(b) : \
	 operation == eok_multiply ? (type)(a) * (type)(b) : \
	                             (type)(a) / (type)(b))

bool binary_float(struct interpreter *in, u8 operation, const struct value *left, const struct value *right, struct value *out)
{
	long double a = left->number, b = right->number;
	u8 kind = float_kind(in->p, left->type);

	switch (operation) {
	case eok_divide:
		if (b == 0)
			return not_constant(in);
		break;
	case eok_add:
	case eok_subtract:
	case eok_multiply: break;
	default: return compare(in, operation, a, b, out);
	}
	if (!isfinite(a) || !isfinite(b))
		return unknown(in);
	if (kind == ik_float)
		return finish(in, left->type, OPERATE(float, a, b), out);
	if (kind == ik_double)
		return finish(in, left->type, OPERATE(double, a, b), out);
	return finish(in, left->type, OPERATE(long double, a, b), out);
}
