/* __builtin_bit_cast [bit.cast] between scalars. */
#include "../types/layout.h"
#include "interpret.h"

#include <math.h>

/* The object representation of a number; false where it has padding or is not known. */
static bool bits_of_value(struct interpreter *in, const struct value *value, u64 size, u128 *bits)
{
	float single = (float)value->number;
	double precise = (double)value->number;

	*bits = 0;
	if (value->kind == VALUE_INTEGER) {
		*bits = size >= 16 ? value->bits : value->bits & (((u128)1 << size * 8) - 1);
		return true;
	}
	if (value->kind != VALUE_FLOAT || !is_host_float(in->p, value->type) || isnan(value->number) || (size != sizeof single && size != sizeof precise))
		return false;
	memcpy(bits, size == sizeof single ? (void *)&single : (void *)&precise, size);
	return true;
}

static bool value_of_bits(struct interpreter *in, u32 type, u64 size, u128 bits, struct value *out)
{
	struct constant value;
	float single;
	double precise;
	u8 kind = integral_kind(in->p, type);

	if (kind != ik_none && kind != ik_bool) {
		value = constant_integer(in->p, kind, bits);
		*out = value_integer(type, value.bits);
		return true;
	}
	if (kind == ik_bool || il_type(in->p->il, type)->kind != tk_float || !is_host_float(in->p, type) ||
	    (size != sizeof single && size != sizeof precise))
		return false;
	memcpy(size == sizeof single ? (void *)&single : (void *)&precise, &bits, size);
	*out = (struct value){ .kind = VALUE_FLOAT, .type = type, .number = size == sizeof single ? (long double)single : (long double)precise };
	return !isnan(out->number);   /* its payload may be lost */
}

bool evaluate_bit_cast(struct interpreter *in, u32 operand, struct value *out)
{
	struct parser *p = in->p;
	u32 to = operand ? plain_type(p, il_expr_node(p->il, operand)->type_operand) : 0, from = operand ? il_expr_node(p->il, operand)->next : 0;
	struct layout wanted, given;
	struct value value;
	u128 bits;

	if (!to || !from || !evaluate_rvalue(in, from, &value))
		return unknown(in);
	if (!layout_of(p, to, &wanted) || !layout_of(p, value.type, &given) || wanted.size != given.size ||
	    !bits_of_value(in, &value, given.size, &bits) || !value_of_bits(in, to, wanted.size, bits, out))
		return unknown(in);
	return true;
}
