/* GNU: complex numbers of constant evaluation. A value is an array object of two parts, the real one and the imaginary one. */
#include "../../lib/il/operations.h"
#include "interpret.h"
#include "../typing/typing.h"

#include <math.h>

struct complex {
	struct value real, imaginary;
	bool is_complex; /* else the imaginary part is nothing */
};

bool is_complex_value(const struct parser *p, const struct value *value)
{
	return value->kind == VALUE_OBJECT && il_type(p->il, value->type)->kind == tk_complex;
}

static bool load_part(struct interpreter *in, struct object *object, u32 number, struct value *out)
{
	struct place place = place_of_element(object, number);

	return load(in, &place, out);
}

static bool load_complex(struct interpreter *in, const struct value *value, struct complex *out)
{
	struct object *object = value->place.object;

	out->is_complex = is_complex_value(in->p, value);
	out->real = *value;
	if (!out->is_complex)
		return value->kind == VALUE_INTEGER || value->kind == VALUE_FLOAT ? true : unknown(in);
	return load_part(in, object, 0, &out->real) && load_part(in, object, 1, &out->imaginary);
}

static bool make_complex(struct interpreter *in, u32 type, const struct value *real, const struct value *imaginary, struct value *out)
{
	struct object *object = object_new(in, type);
	struct value part;

	if (!object || !object_parts(in, object))
		return unknown(in);
	if (!convert_value(in, real, object->parts[0].type, &part) || !store(in, &object->parts[0], &part) ||
	    !convert_value(in, imaginary, object->parts[1].type, &part) || !store(in, &object->parts[1], &part))
		return false;
	*out = (struct value){ .kind = VALUE_OBJECT, .type = object->type, .place = { .object = object } };
	return true;
}

static struct value nothing(const struct parser *p) { return value_integer(p->builtin[ik_int], 0); }

bool convert_to_complex(struct interpreter *in, const struct value *value, u32 type, struct value *out)
{
	struct complex number;

	if (!load_complex(in, value, &number))
		return false;
	if (!number.is_complex)
		number.imaginary = nothing(in->p);
	return make_complex(in, type, &number.real, &number.imaginary, out);
}

bool complex_truth(struct interpreter *in, const struct value *value, bool *truth)
{
	struct complex number;
	bool imaginary;

	if (!load_complex(in, value, &number) || !value_truth(in, &number.real, truth) || !value_truth(in, &number.imaginary, &imaginary))
		return false;
	*truth |= imaginary;
	return true;
}

bool unary_complex(struct interpreter *in, u8 operation, const struct value *operand, struct value *out)
{
	struct complex number;
	bool negates = operation == eok_negate;

	if (!load_complex(in, operand, &number))
		return false;
	if ((negates && !unary_value(in, operation, &number.real, &number.real)) ||
	    ((negates || operation == eok_complement) && !unary_value(in, eok_negate, &number.imaginary, &number.imaginary)))
		return false;
	return make_complex(in, operand->type, &number.real, &number.imaginary, out);
}

/* a * b + c * d, as if rounded once: g++ rounds results, not what leads there. */
static long double sum_of_products(long double a, long double b, long double c, long double d)
{
	long double product = c * d, error = fmal(c, d, -product);

	return fmal(a, b, product) + error;
}

/* Both parts are of one floating type. */
static bool multiply_or_divide(struct interpreter *in, u8 operation, u32 type, const struct complex *a, const struct complex *b,
                               struct value *out)
{
	long double x = a->real.number, y = a->imaginary.number, u = b->real.number, v = b->imaginary.number, length = 1;
	struct value real = a->real, imaginary = a->real;

	if (operation == eok_divide) {
		v = -v;
		length = sum_of_products(u, u, v, v);
	}
	if (length == 0)
		return not_constant(in);
	real.number = sum_of_products(x, u, -y, v) / length;
	imaginary.number = sum_of_products(x, v, y, u) / length;
	if (!isfinite(real.number) || !isfinite(imaginary.number))
		return unknown(in);
	return make_complex(in, type, &real, &imaginary, out);
}

/* One operand is a real number, which is not made complex first. */
static bool each_part(struct interpreter *in, u8 operation, u32 type, const struct complex *a, const struct complex *b, struct value *out)
{
	struct value real, imaginary, none = nothing(in->p);
	bool scales = operation == eok_multiply || operation == eok_divide;

	if (!binary_value(in, operation, &a->real, &b->real, &real) || !binary_value(in, operation,
	                                                                             a->is_complex ? &a->imaginary :
	                                                                             scales        ? &a->real :
	                                                                                             &none,
	                                                                             b->is_complex ? &b->imaginary :
	                                                                             scales        ? &b->real :
	                                                                                             &none,
	                                                                             &imaginary))
		return false;
	return make_complex(in, type, &real, &imaginary, out);
}

static bool compare_complex(struct interpreter *in, u8 operation, const struct complex *a, const struct complex *b, struct value *out)
{
	struct value real, imaginary, none = nothing(in->p);

	if (!binary_value(in, eok_eq, &a->real, &b->real, &real) ||
	    !binary_value(in, eok_eq, a->is_complex ? &a->imaginary : &none, b->is_complex ? &b->imaginary : &none, &imaginary))
		return false;
	*out = value_integer(in->p->builtin[ik_bool], (real.bits && imaginary.bits) == (operation == eok_eq));
	return true;
}

bool binary_complex(struct interpreter *in, u8 operation, const struct value *left, const struct value *right, struct value *out)
{
	u32 type = usual_arithmetic_type(in->p, left->type, right->type);
	struct complex a, b;
	struct value x, y;

	if (!type || !load_complex(in, left, &a) || !load_complex(in, right, &b))
		return type ? false : unknown(in);
	switch (operation) {
	case eok_eq:
	case eok_ne: return compare_complex(in, operation, &a, &b, out);
	case eok_add:
	case eok_subtract: return each_part(in, operation, type, &a, &b, out);
	case eok_multiply:
	case eok_divide: break;
	default: return unknown(in);
	}
	if (!b.is_complex || (operation == eok_multiply && !a.is_complex))
		return each_part(in, operation, type, &a, &b, out);
	return convert_to_complex(in, left, type, &x) && convert_to_complex(in, right, type, &y) && load_complex(in, &x, &a) &&
	                       load_complex(in, &y, &b) && a.real.kind == VALUE_FLOAT &&
	                       multiply_or_divide(in, operation, type, &a, &b, out) ?
	               true :
	               unknown(in);
}
