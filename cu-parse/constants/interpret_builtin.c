/* Builtin functions of g++ in constant evaluation; builtins.c knows the traits. */
#include "interpret.h"
#include "../typing/builtins.h"
#include "../types/layout.h"
#include "../typing/typing.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>

struct builtin;
typedef bool builtin_function(struct interpreter *in, const struct builtin *builtin, u32 first, struct value *out);
struct builtin {
	const char *name;
	builtin_function *evaluate;
	u8 kind;
	u8 what;
};

static u32 next_argument(const struct interpreter *in, u32 node) { return node ? il_expr_node(in->p->il, node)->next : 0; }

static bool integer_argument(struct interpreter *in, u32 node, u8 kind, u128 *bits)
{
	struct value value;

	if (!node || !evaluate_rvalue(in, node, &value) || !convert_to(in, &value, in->p->builtin[kind], &value))
		return node ? false : unknown(in);
	*bits = value.bits;
	return true;
}

static bool pointer_argument(struct interpreter *in, u32 node, struct value *out)
{
	if (!node || !evaluate_rvalue(in, node, out))
		return node ? false : unknown(in);
	return out->kind == VALUE_POINTER ? true : unknown(in);
}

static bool give(struct interpreter *in, u8 kind, u128 bits, struct value *out)
{
	struct constant value = constant_integer(in->p, kind, bits);

	*out = value_of_constant(&value);
	return true;
}

/* ---- bits ---- */

enum { COUNT_LEADING, COUNT_TRAILING, COUNT_ONES, PARITY, FIND_FIRST, SWAP_BYTES };

static bool count_bits(struct interpreter *in, const struct builtin *builtin, u32 first, struct value *out)
{
	u32 width = kind_width(builtin->kind);
	u128 bits;
	u64 value;

	if (!integer_argument(in, first, builtin->kind, &bits))
		return false;
	value = (u64)bits & (width == 64 ? ~0ull : (1ull << width) - 1);
	if (!value && (builtin->what == COUNT_LEADING || builtin->what == COUNT_TRAILING))
		return unknown(in);
	switch (builtin->what) {
	case COUNT_LEADING: return give(in, ik_int, (u32)__builtin_clzll(value) - (64 - width), out);
	case COUNT_TRAILING: return give(in, ik_int, (u32)__builtin_ctzll(value), out);
	case COUNT_ONES: return give(in, ik_int, (u32)__builtin_popcountll(value), out);
	case PARITY: return give(in, ik_int, (u32)__builtin_parityll(value), out);
	case FIND_FIRST: return give(in, ik_int, value ? (u32)__builtin_ctzll(value) + 1 : 0, out);
	default: return give(in, builtin->kind, __builtin_bswap64(value) >> (64 - width), out);
	}
}

static bool absolute(struct interpreter *in, const struct builtin *builtin, u32 first, struct value *out)
{
	struct constant zero = constant_integer(in->p, builtin->kind, 0), value, result;
	u128 bits;

	if (!integer_argument(in, first, builtin->kind, &bits))
		return false;
	value = constant_integer(in->p, builtin->kind, bits);
	result = (__int128)bits < 0 ? constant_binary(in->p, eok_subtract, &zero, &value) : value;
	*out = value_of_constant(&result);
	return result.known ? true : not_constant(in);
}

/* ---- arithmetic with overflow ---- */

/* A number of any size: where is_far, of more than 128 bits, of which the last ones are those. */
struct exact {
	u128 magnitude;
	bool is_negative, is_far;
};

static struct exact exact_of(struct interpreter *in, const struct value *value)
{
	bool is_negative = kind_is_signed(integral_kind(in->p, value->type)) && (__int128)value->bits < 0;

	return (struct exact){ is_negative ? 0 - value->bits : value->bits, is_negative, false };
}

static struct exact exact_sum(struct exact a, struct exact b)
{
	struct exact sum = { 0, a.is_negative, false };

	if (a.is_negative == b.is_negative)
		sum.is_far = __builtin_add_overflow(a.magnitude, b.magnitude, &sum.magnitude);
	else if (a.magnitude >= b.magnitude)
		sum.magnitude = a.magnitude - b.magnitude;
	else
		sum = (struct exact){ b.magnitude - a.magnitude, b.is_negative, false };
	return sum;
}

static struct exact exact_result(u8 operation, struct exact a, struct exact b)
{
	struct exact product = { 0, a.is_negative != b.is_negative, false };

	if (operation != eok_multiply) {
		b.is_negative ^= operation == eok_subtract;
		return exact_sum(a, b);
	}
	product.is_far = __builtin_mul_overflow(a.magnitude, b.magnitude, &product.magnitude);
	return product;
}

static bool fits(u8 kind, struct exact number)
{
	u32 width = kind_width(kind);
	u128 limit = (u128)1 << (width - 1);

	if (number.is_far)
		return false;
	if (kind_is_signed(kind))
		return number.is_negative ? number.magnitude <= limit : number.magnitude < limit;
	return number.is_negative ? !number.magnitude : number.magnitude - 1 < 2 * limit - 1 || !number.magnitude;
}

/* The object that a pointer, the third argument, points to, which has an integral type. */
static struct object *result_object_at(struct interpreter *in, u32 node)
{
	struct value result;
	struct object *object;

	if (!pointer_argument(in, node, &result) || !(object = object_at(in, &result.place)))
		return NULL;
	if (object->kind == OBJECT_SCALAR && !object->width && integral_kind(in->p, object->type) &&
	    kind_width(integral_kind(in->p, object->type)))
		return object;
	unknown(in);
	return NULL;
}

static bool checked(struct interpreter *in, const struct builtin *builtin, u32 first, struct value *out)
{
	u32 second = next_argument(in, first), third = next_argument(in, second);
	struct object *object;
	struct constant stored;
	struct value a, b;
	struct exact number;
	u8 kind;

	if (!third)
		return unknown(in);
	if (!evaluate_rvalue(in, first, &a) || !evaluate_rvalue(in, second, &b) || !(object = result_object_at(in, third)))
		return false;
	if (a.kind != VALUE_INTEGER || b.kind != VALUE_INTEGER)
		return unknown(in);
	kind = integral_kind(in->p, object->type);
	number = exact_result(builtin->what, exact_of(in, &a), exact_of(in, &b));
	stored = constant_integer(in->p, kind, number.is_negative ? 0 - number.magnitude : number.magnitude);
	return store(in, object, &(struct value){ .kind = VALUE_INTEGER, .type = object->type, .bits = stored.bits }) &&
	       give(in, ik_bool, !fits(kind, number), out);
}

/* ---- floating values ---- */

enum { INFINITY_OF, NAN_OF, ABSOLUTE_OF, COPY_SIGN, IS_NAN, IS_INFINITE, IS_FINITE, SIGN_BIT };

static bool floating_argument(struct interpreter *in, u32 node, u8 kind, struct value *out)
{
	if (!node || !evaluate_rvalue(in, node, out))
		return node ? false : unknown(in);
	if (kind)
		return convert_to(in, out, in->p->builtin[kind], out);
	return out->kind == VALUE_FLOAT ? true : unknown(in);
}

/* The payload that the string spells as a number for strtoull. */
static bool nan_payload(struct interpreter *in, u32 node, u64 *payload)
{
	char digits[32], *end;
	struct value text, character;
	u32 i;

	if (!pointer_argument(in, node, &text))
		return false;
	for (i = 0; i < sizeof digits; i++) {
		if (!load(in, &text.place, &character) || character.kind != VALUE_INTEGER)
			return false;
		if (!(digits[i] = (char)character.bits))
			break;
		if (!advance_place(in, &text.place, 1, &text.place))
			return false;
	}
	if (i == sizeof digits || (i && !isdigit((unsigned char)digits[0])))
		return false;
	*payload = strtoull(digits, &end, 0);
	return !*end;
}

/* A quiet NaN of that kind, which has the payload in the lowest bits of its fraction. */
static long double quiet_nan(u8 kind, u64 payload)
{
	u32 unused = kind == ik_float ? 40 : kind == ik_double ? 11 : 0; /* bits of a long double's fraction that the kind lacks */
	u64 fraction = (u64)3 << 62 | (payload << unused & (((u64)1 << 62) - 1));
	long double number = (long double)NAN;

	memcpy(&number, &fraction, sizeof fraction);
	return number;
}

static bool floating(struct interpreter *in, const struct builtin *builtin, u32 first, struct value *out)
{
	struct value value = { .kind = VALUE_FLOAT, .type = in->p->builtin[builtin->kind] }, sign;
	u64 payload = 0;

	if (builtin->what == INFINITY_OF || builtin->what == NAN_OF) {
		if (builtin->what == NAN_OF && !nan_payload(in, first, &payload))
			return unknown(in);
		*out = value;
		out->number = builtin->what == INFINITY_OF ? (long double)INFINITY : quiet_nan((u8)builtin->kind, payload);
		return true;
	}
	if (!floating_argument(in, first, builtin->kind, &value))
		return false;
	*out = value;
	switch (builtin->what) {
	case ABSOLUTE_OF: out->number = signbit(value.number) ? -value.number : value.number; return true;
	case COPY_SIGN:
		if (!floating_argument(in, next_argument(in, first), builtin->kind, &sign))
			return false;
		out->number = !signbit(value.number) == !signbit(sign.number) ? value.number : -value.number;
		return true;
	case IS_NAN: return give(in, ik_int, isnan(value.number) != 0, out);
	case IS_INFINITE: return give(in, ik_int, !isinf(value.number) ? 0 : signbit(value.number) ? (u128)-1 : 1, out);
	case IS_FINITE: return give(in, ik_int, isfinite(value.number) != 0, out);
	default: return give(in, ik_int, signbit(value.number) != 0, out);
	}
}

/* ---- mathematical functions: those whose results are exact, or rounded as by [IEC 60559] ---- */

enum { FLOOR, CEIL, TRUNC, ROUND, ROUND_TO_INTEGER, SQUARE_ROOT, MINIMUM, MAXIMUM, REMAINDER, POWER };

/* A power of integers that a double holds; false for any other. */
static bool exact_power(long double base, long double exponent, long double *result)
{
	long double limit = 9007199254740992.0L;
	u32 i;

	if (truncl(base) != base || truncl(exponent) != exponent || exponent < 0 || exponent > 64 || fabsl(base) > limit)
		return false;
	for (*result = 1, i = 0; i < exponent; i++)
		if (fabsl(*result *= base) > limit)
			return false;
	return true;
}

static bool two_numbers(long double a, long double b, u8 what, long double *result)
{
	if (isnan(a) || isnan(b))
		return false;
	switch (what) {
	case MINIMUM: *result = a < b ? a : b; return a != b; /* of zeros the sign may be either */
	case MAXIMUM: *result = a > b ? a : b; return a != b;
	case REMAINDER: *result = fmodl(a, b); return b != 0 && isfinite(a);
	default: return exact_power(a, b, result);
	}
}

static bool mathematical(struct interpreter *in, const struct builtin *builtin, u32 first, struct value *out)
{
	struct value other;
	long double x;

	if (!floating_argument(in, first, builtin->kind, out))
		return false;
	x = out->number;
	if (isnan(x))
		return unknown(in);
	switch (builtin->what) {
	case FLOOR: out->number = floorl(x); return true;
	case CEIL: out->number = ceill(x); return true;
	case TRUNC: out->number = truncl(x); return true;
	case ROUND: out->number = roundl(x); return true;
	case ROUND_TO_INTEGER: return fabsl(x) < 1e18L ? give(in, ik_long, (u128)(__int128)roundl(x), out) : unknown(in);
	case SQUARE_ROOT:
		out->number = builtin->kind == ik_float  ? (long double)sqrtf((float)x) :
		              builtin->kind == ik_double ? (long double)sqrt((double)x) :
		                                           sqrtl(x);
		return x >= 0 ? true : unknown(in);
	default:
		return floating_argument(in, next_argument(in, first), builtin->kind, &other) &&
		       (two_numbers(x, other.number, builtin->what, &out->number) || unknown(in));
	}
}

/* ---- memory and strings ---- */

enum { STRING_LENGTH, STRING_COMPARE, STRING_COMPARE_COUNT, MEMORY_COMPARE, MEMORY_FIND, STRING_FIND };

/* The byte at a place; it moves to the next. */
static bool next_byte(struct interpreter *in, struct place *place, u8 *byte)
{
	struct value value;

	if (!step(in) || !load(in, place, &value))
		return false;
	if (value.kind != VALUE_INTEGER || kind_width(integral_kind(in->p, value.type)) != 8)
		return unknown(in);
	*byte = (u8)value.bits;
	return advance_place(in, place, 1, place);
}

static bool string_length(struct interpreter *in, struct place place, struct value *out)
{
	u64 length = 0;
	u8 byte;

	for (;; length++) {
		if (!next_byte(in, &place, &byte))
			return false;
		if (!byte)
			return give(in, ik_unsigned_long, length, out);
	}
}

static bool compare_bytes(struct interpreter *in, struct place a, struct place b, u64 count, bool to_null, struct value *out)
{
	u8 x, y;

	for (; count; count--) {
		if (!next_byte(in, &a, &x) || !next_byte(in, &b, &y))
			return false;
		if (x != y)
			return give(in, ik_int, x < y ? (u128)-1 : 1, out);
		if (to_null && !x)
			break;
	}
	return give(in, ik_int, 0, out);
}

static bool find_byte(struct interpreter *in, const struct value *pointer, u8 wanted, u64 count, bool to_null, struct value *out)
{
	struct place place = pointer->place, here;
	u8 byte;

	*out = *pointer;
	for (; count; count--) {
		here = place;
		if (!next_byte(in, &place, &byte))
			return false;
		if (byte == wanted) {
			out->place = here;
			return true;
		}
		if (to_null && !byte)
			break;
	}
	out->place = (struct place){ 0 };
	return true;
}

static bool string_function(struct interpreter *in, const struct builtin *builtin, u32 first, struct value *out)
{
	u32 second = next_argument(in, first), third = next_argument(in, second);
	struct value a, b;
	u128 byte, count = UINT64_MAX;

	if (!pointer_argument(in, first, &a) || (third && !integer_argument(in, third, ik_unsigned_long, &count)))
		return false;
	switch (builtin->what) {
	case STRING_LENGTH: return string_length(in, a.place, out);
	case MEMORY_FIND:
	case STRING_FIND:
		return integer_argument(in, second, ik_int, &byte) &&
		       find_byte(in, &a, (u8)byte, (u64)count, builtin->what == STRING_FIND, out);
	default:
		return pointer_argument(in, second, &b) &&
		       compare_bytes(in, a.place, b.place, (u64)count, builtin->what != MEMORY_COMPARE, out);
	}
}

/* memcpy, memmove: whole elements of one type, which may overlap. */
static bool copy_memory(struct interpreter *in, const struct builtin *builtin, u32 first, struct value *out)
{
	struct value from, *values;
	u32 second = next_argument(in, first);
	struct layout layout;
	struct object *object;
	u128 bytes;
	u64 i, count;

	(void)builtin;
	if (!pointer_argument(in, first, out) || !pointer_argument(in, second, &from) ||
	    !integer_argument(in, next_argument(in, second), ik_unsigned_long, &bytes))
		return false;
	object = bytes ? object_at(in, &from.place) : NULL;
	if (!object || object->kind != OBJECT_SCALAR || !layout_of(in->p, object->type, &layout) || bytes % layout.size ||
	    bytes > MAX_OBJECTS)
		return bytes ? unknown(in) : true;
	count = (u64)bytes / layout.size;
	values = arena_alloc(in->arena, count * sizeof *values);
	for (i = 0; i < count; i++) {
		if (!step(in) || !load(in, &from.place, &values[i]) || !advance_place(in, &from.place, 1, &from.place))
			return false;
	}
	for (i = 0; i < count; i++) {
		struct place place;

		if (!advance_place(in, &out->place, (i64)i, &place) || !(object = object_at(in, &place)))
			return false;
		if (!same_plain_type(in->p, object->type, values[i].type) || !store(in, object, &values[i]))
			return unknown(in);
	}
	return true;
}

/* ---- the compiler itself ---- */

enum { FIRST_ARGUMENT, ADDRESS, IS_CONSTANT, IS_EVALUATED, NO_EFFECT, NO_RETURN, LOCK_FREE };

/* __builtin_constant_p: what is no constant is none here, either. */
static bool is_known_number(struct interpreter *in, u32 node, struct value *out)
{
	bool speculative = in->speculative, known;
	struct value value;

	in->speculative = true;
	known = evaluate_rvalue(in, node, &value) && (value.kind == VALUE_INTEGER || value.kind == VALUE_FLOAT);
	in->speculative = speculative;
	if (!known && (in->failure != VERDICT_NOT_CONSTANT || in->by_chance))
		return unknown(in);
	in->failure = VERDICT_KNOWN;
	return give(in, ik_int, known, out);
}

static bool compiler_function(struct interpreter *in, const struct builtin *builtin, u32 first, struct value *out)
{
	u128 size;

	switch (builtin->what) {
	case FIRST_ARGUMENT:
		if (!first || !evaluate_rvalue(in, first, out))
			return first ? false : unknown(in);
		return !builtin->kind || convert_to(in, out, in->p->builtin[builtin->kind], out);
	case ADDRESS:
		if (!first || !evaluate(in, first, out) || out->kind != VALUE_LVALUE)
			return unknown(in);
		*out = value_pointer(type_pointer(in->p, pk_pointer, out->type), out->place);
		return true;
	case IS_CONSTANT: return first ? is_known_number(in, first, out) : unknown(in);
	case IS_EVALUATED: return in->by_chance ? unknown(in) : give(in, ik_bool, 1, out);
	case NO_EFFECT: *out = (struct value){ .kind = VALUE_VOID, .type = in->p->void_type }; return true;
	case LOCK_FREE:
		if (!integer_argument(in, first, ik_unsigned_long, &size) || (size != 1 && size != 2 && size != 4 && size != 8))
			return unknown(in);
		return give(in, ik_bool, 1, out);
	default: return not_constant(in);
	}
}

/* ---- vectors ---- */

enum { SHUFFLE, SELECT, CONVERT };

static bool vector_function(struct interpreter *in, const struct builtin *builtin, u32 first, struct value *out)
{
	switch (builtin->what) {
	case SHUFFLE: return shuffle_vectors(in, first, out);
	case SELECT: return select_elements(in, first, out);
	default: return convert_elements(in, first, out);
	}
}

/* ---- all of them ---- */

#define BITS(name, what) \
	{ "__builtin_" name, count_bits, ik_unsigned_int, what }, { "__builtin_" name "l", count_bits, ik_unsigned_long, what }, \
	{ \
		"__builtin_" name "ll", count_bits, ik_unsigned_long_long, what \
	}
#define OF_FLOATS(name, evaluate, what) \
	{ "__builtin_" name, evaluate, ik_double, what }, { "__builtin_" name "f", evaluate, ik_float, what }, \
	{ \
		"__builtin_" name "l", evaluate, ik_long_double, what \
	}
#define FLOATS(name, what) OF_FLOATS(name, floating, what)
#define MATH(name, what)   OF_FLOATS(name, mathematical, what)

static const struct builtin builtins[] = {
	BITS("clz", COUNT_LEADING),
	BITS("ctz", COUNT_TRAILING),
	BITS("popcount", COUNT_ONES),
	BITS("parity", PARITY),
	BITS("ffs", FIND_FIRST),
	{ "__builtin_bswap16", count_bits, ik_unsigned_short, SWAP_BYTES },
	{ "__builtin_bswap32", count_bits, ik_unsigned_int, SWAP_BYTES },
	{ "__builtin_bswap64", count_bits, ik_unsigned_long, SWAP_BYTES },
	{ "__builtin_abs", absolute, ik_int, 0 },
	{ "__builtin_labs", absolute, ik_long, 0 },
	{ "__builtin_llabs", absolute, ik_long_long, 0 },
	{ "__builtin_add_overflow", checked, 0, eok_add },
	{ "__builtin_sub_overflow", checked, 0, eok_subtract },
	{ "__builtin_mul_overflow", checked, 0, eok_multiply },
	FLOATS("inf", INFINITY_OF),
	FLOATS("huge_val", INFINITY_OF),
	FLOATS("nan", NAN_OF),
	FLOATS("fabs", ABSOLUTE_OF),
	FLOATS("copysign", COPY_SIGN),
	{ "__builtin_isnan", floating, 0, IS_NAN },
	{ "__builtin_isinf", floating, 0, IS_INFINITE },
	{ "__builtin_isfinite", floating, 0, IS_FINITE },
	{ "__builtin_signbit", floating, 0, SIGN_BIT },
	{ "__builtin_signbitf", floating, ik_float, SIGN_BIT },
	{ "__builtin_signbitl", floating, ik_long_double, SIGN_BIT },
	MATH("floor", FLOOR),
	MATH("ceil", CEIL),
	MATH("trunc", TRUNC),
	MATH("round", ROUND),
	MATH("lround", ROUND_TO_INTEGER),
	MATH("llround", ROUND_TO_INTEGER),
	MATH("sqrt", SQUARE_ROOT),
	MATH("fmin", MINIMUM),
	MATH("fmax", MAXIMUM),
	MATH("fmod", REMAINDER),
	MATH("pow", POWER),
	{ "__builtin_strlen", string_function, 0, STRING_LENGTH },
	{ "__builtin_strcmp", string_function, 0, STRING_COMPARE },
	{ "__builtin_strncmp", string_function, 0, STRING_COMPARE_COUNT },
	{ "__builtin_memcmp", string_function, 0, MEMORY_COMPARE },
	{ "__builtin_memchr", string_function, 0, MEMORY_FIND },
	{ "__builtin_char_memchr", string_function, 0, MEMORY_FIND },
	{ "__builtin_strchr", string_function, 0, STRING_FIND },
	{ "__builtin_memcpy", copy_memory, 0, 0 },
	{ "__builtin_memmove", copy_memory, 0, 0 },
	{ "__builtin_expect", compiler_function, ik_long, FIRST_ARGUMENT },
	{ "__builtin_expect_with_probability", compiler_function, ik_long, FIRST_ARGUMENT },
	{ "__builtin_launder", compiler_function, 0, FIRST_ARGUMENT },
	{ "__builtin_assume_aligned", compiler_function, 0, FIRST_ARGUMENT },
	{ "__builtin_addressof", compiler_function, 0, ADDRESS },
	{ "__builtin_constant_p", compiler_function, 0, IS_CONSTANT },
	{ "__builtin_is_constant_evaluated", compiler_function, 0, IS_EVALUATED },
	{ "__builtin_assume", compiler_function, 0, NO_EFFECT }, /* whatever it assumes */
	{ "__builtin_unreachable", compiler_function, 0, NO_RETURN },
	{ "__builtin_trap", compiler_function, 0, NO_RETURN },
	{ "__builtin_abort", compiler_function, 0, NO_RETURN },
	{ "__builtin_shuffle", vector_function, 0, SHUFFLE },
	{ "__builtin_shufflevector", vector_function, 0, SELECT },
	{ "__builtin_convertvector", vector_function, 0, CONVERT },
	{ "__atomic_always_lock_free", compiler_function, 0, LOCK_FREE },
};

bool evaluate_builtin(struct interpreter *in, u32 index, struct value *out)
{
	struct il_expr_node node = *il_expr_node(in->p->il, index);
	const char *name = il_text(in->p->il, node.name);
	struct constant value = constant_of_builtin(in->p, index);
	u32 i;

	*out = value_of_constant(&value);
	if (value.known)
		return true;
	if (!strcmp(name, "__builtin_offsetof"))
		return evaluate_offsetof(in, index, out);
	if (!strcmp(name, "__builtin_bit_cast"))
		return evaluate_bit_cast(in, node.first_operand, out);
	if (!strcmp(name, "__builtin_LINE") || !strcmp(name, "__builtin_FILE") || !strcmp(name, "__builtin_FUNCTION") ||
	    !strcmp(name, "__builtin_source_location"))
		return evaluate_source_location(in, index, out);
	for (i = 0; i < COUNT_OF(builtins); i++)
		if (!strcmp(builtins[i].name, name))
			return builtins[i].evaluate(in, &builtins[i], node.first_operand, out);
	return unknown(in);
}
