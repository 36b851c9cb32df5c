/* Conversions between types that need no lookup [conv] [expr.arith.conv]. */
#include "../constants/constant.h"
#include "../typing/typing.h"

u32 unqualified_type(struct parser *p, u32 type, u32 *cv)
{
	u32 result = type_strip(p, type, cv), qualified, element;
	const struct il_type *array = il_type(p->il, result);
	struct array_bound bound;

	if (array->kind != tk_array || stack_is_low(p->stack_bound))
		return result;
	bound = bound_of(array);
	qualified = array->type;
	element = unqualified_type(p, qualified, cv);
	return element == qualified ? result : type_array(p, element, &bound);
}

bool same_unqualified_type(struct parser *p, u32 a, u32 b)
{
	return type_canonical(p, unqualified_type(p, a, NULL)) == type_canonical(p, unqualified_type(p, b, NULL));
}

u32 type_cv(const struct parser *p, u32 type)
{
	u32 cv = 0;

	type_strip(p, type, &cv);
	return cv;
}

bool is_reference_type(const struct parser *p, u32 type)
{
	const struct il_type *t = stripped_type(p, type);

	return t->kind == tk_pointer && t->pointer_kind != pk_pointer;
}

u32 type_without_reference(const struct parser *p, u32 type)
{
	const struct il_type *t = stripped_type(p, type);

	return t->kind == tk_pointer && t->pointer_kind != pk_pointer ? t->type : type;
}

bool is_class_type(const struct parser *p, u32 type)
{
	const struct il_type *t = stripped_type(p, type);

	return (t->kind == tk_class || t->kind == tk_struct || t->kind == tk_union) && t->int_kind == ik_none;
}

bool is_enum_type(const struct parser *p, u32 type)
{
	const struct il_type *t = stripped_type(p, type);

	return t->kind == tk_integer && t->int_kind == ik_enum;
}

bool is_unscoped_enum(const struct parser *p, u32 type)
{
	return is_enum_type(p, type) && !(stripped_type(p, type)->flags & tyf_scoped_enum);
}

bool is_arithmetic_type(const struct parser *p, u32 type)
{
	const struct il_type *t = stripped_type(p, type);

	return (t->kind == tk_integer || t->kind == tk_float) && t->int_kind != ik_enum;
}

u32 pointed_to(struct parser *p, u32 type)
{
	const struct il_type *t = stripped_type(p, type);

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
	if (is_class_type(p, bare) || !cv)
		return type;
	t = il_type(p->il, type);
	return t->kind == tk_typeref && t->typeref_kind == trk_qualified && !type_cv(p, t->type) ? t->type : bare; /* a typedef stays */
}

u32 promoted_type(struct parser *p, u32 type)
{
	u32 bare = type_strip(p, type, NULL);
	const struct il_type *t = il_type(p->il, bare);
	u8 kind;

	if (t->kind == tk_float)
		return type_strip(p, type, NULL);
	if (t->kind != tk_integer)
		return 0;
	if (t->int_kind == ik_enum)
		kind = t->flags & (tyf_scoped_enum | tyf_dependent) ? (u8)ik_none : promoted_enumeration(p, bare);
	else
		kind = promoted_integral(t->int_kind);
	return kind ? p->builtin[kind] : 0;
}

/* GNU: of two operands one of which is complex; 0 when none is. */
static u32 complex_type(struct parser *p, u32 left, u32 right)
{
	const struct il_type *a = stripped_type(p, left), *b = stripped_type(p, right);
	u32 part;

	if (a->kind != tk_complex && b->kind != tk_complex)
		return 0;
	part = usual_arithmetic_type(p, a->kind == tk_complex ? a->type : left, b->kind == tk_complex ? b->type : right);
	return part ? type_complex(p, part) : 0;
}

u32 usual_arithmetic_type(struct parser *p, u32 left, u32 right)
{
	const struct il_type *a, *b;
	u32 first = promoted_type(p, left), second = promoted_type(p, right);

	if (!first || !second)
		return complex_type(p, left, right);
	a = il_type(p->il, first);
	b = il_type(p->il, second);
	if (a->kind == tk_float || b->kind == tk_float)
		return common_floating(p, first, second);
	return p->builtin[common_integral(a->int_kind, b->int_kind)];
}
