/* Conversions between types that need no lookup [conv] [expr.arith.conv]. */
#include "typing.h"

static const struct il_type *stripped(const struct parser *p, u32 type) { return il_type(p->il, type_strip(p, type, NULL)); }

bool is_reference_type(const struct parser *p, u32 type)
{
	const struct il_type *t = stripped(p, type);

	return t->kind == tk_pointer && t->pointer_kind != pk_pointer;
}

u32 type_without_reference(const struct parser *p, u32 type)
{
	const struct il_type *t = stripped(p, type);

	return t->kind == tk_pointer && t->pointer_kind != pk_pointer ? t->type : type;
}

bool is_class_type(const struct parser *p, u32 type)
{
	const struct il_type *t = stripped(p, type);

	return (t->kind == tk_class || t->kind == tk_struct || t->kind == tk_union) && t->int_kind == ik_none;
}

bool is_enum_type(const struct parser *p, u32 type)
{
	const struct il_type *t = stripped(p, type);

	return t->kind == tk_integer && t->int_kind == ik_enum;
}

bool is_arithmetic_type(const struct parser *p, u32 type)
{
	const struct il_type *t = stripped(p, type);

	return (t->kind == tk_integer || t->kind == tk_float) && t->int_kind != ik_enum;
}

u32 pointed_to(struct parser *p, u32 type)
{
	const struct il_type *t = stripped(p, type);

	return (t->kind == tk_pointer && t->pointer_kind == pk_pointer) || t->kind == tk_array ? t->type : 0;
}

u32 decayed_type(struct parser *p, u32 type)
{
	u32 cv = 0, bare = type_strip(p, type, &cv);
	const struct il_type *t = il_type(p->il, bare);

	if (t->kind == tk_array)
		return type_pointer(p, pk_pointer, type_qualified(p, t->type, cv));
	if (t->kind == tk_routine)
		return type_pointer(p, pk_pointer, bare);
	return is_class_type(p, bare) || !cv ? type : bare;
}

/* Conversion ranks of the standard integer types; 0: promoted to int, or to what it is made of. */
static const u8 ranks[IL_int_kind_COUNT] = {
	[ik_int] = 1, [ik_unsigned_int] = 1, [ik_long] = 2, [ik_unsigned_long] = 2, [ik_long_long] = 3, [ik_unsigned_long_long] = 3,
	[ik_int128] = 4, [ik_unsigned_int128] = 4,
};
static const u8 float_ranks[IL_int_kind_COUNT] = { [ik_float] = 1, [ik_double] = 2, [ik_long_double] = 3 };

static bool is_unsigned(u8 kind)
{
	return kind == ik_unsigned_int || kind == ik_unsigned_long || kind == ik_unsigned_long_long || kind == ik_unsigned_int128;
}

static u8 unsigned_of(u8 kind) { return is_unsigned(kind) ? kind : (u8)(kind + 1); }

u32 promoted_type(const struct parser *p, u32 type)
{
	const struct il_type *t = stripped(p, type);

	if (t->kind == tk_float)
		return type_strip(p, type, NULL);
	if (t->kind != tk_integer)
		return 0;
	if (t->int_kind == ik_enum)
		return !t->type || t->flags & (tyf_scoped_enum | tyf_incomplete) ? 0 : promoted_type(p, t->type);
	if (t->int_kind == ik_char32_t)
		return p->builtin[ik_unsigned_int];
	return ranks[t->int_kind] ? type_strip(p, type, NULL) : p->builtin[ik_int];
}

static u32 common_float(const struct parser *p, const struct il_type *a, const struct il_type *b)
{
	u8 left = a->kind == tk_float ? float_ranks[a->int_kind] : 0, right = b->kind == tk_float ? float_ranks[b->int_kind] : 0;

	if ((a->kind == tk_float && !left) || (b->kind == tk_float && !right))   /* extended floating-point types */
		return a->int_kind == b->int_kind || b->kind == tk_integer ? p->builtin[a->int_kind] :
		       a->kind == tk_integer				   ? p->builtin[b->int_kind] :
										     0;
	return p->builtin[left > right ? a->int_kind : b->int_kind];
}

u32 usual_arithmetic_type(const struct parser *p, u32 left, u32 right)
{
	const struct il_type *a, *b;
	u32 first = promoted_type(p, left), second = promoted_type(p, right);
	u8 low, high;

	if (!first || !second)
		return 0;
	a = il_type(p->il, first);
	b = il_type(p->il, second);
	if (a->kind == tk_float || b->kind == tk_float)
		return common_float(p, a, b);
	if (is_unsigned(a->int_kind) == is_unsigned(b->int_kind))
		return ranks[a->int_kind] >= ranks[b->int_kind] ? first : second;
	low = is_unsigned(a->int_kind) ? b->int_kind : a->int_kind;    /* the signed one */
	high = is_unsigned(a->int_kind) ? a->int_kind : b->int_kind;
	if (ranks[high] >= ranks[low])
		return p->builtin[high];
	return il_type(p->il, p->builtin[low])->size > il_type(p->il, p->builtin[high])->size ? p->builtin[low] : p->builtin[unsigned_of(low)];
}
