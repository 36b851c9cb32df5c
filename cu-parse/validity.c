/* Whether an expression of the language's own operators and casts is valid [expr.unary] … [expr.cast]. Valid programs need not be asked;
 * where a substitution may fail, the answer decides [temp.deduct]/8. */
#include "conversion.h"
#include "typing_rules.h"

/* What sort of operand it is, after the conversions of [conv.array] and [conv.func]. */
enum sort { SORT_UNKNOWN, SORT_ARITHMETIC, SORT_SCOPED_ENUM, SORT_POINTER, SORT_NULL, SORT_MEMBER_POINTER, SORT_CLASS, SORT_VOID };

struct operand {
	enum sort sort;
	u32 type;                 /* decayed, without cv */
	bool integral, boolean, modifiable, literal_zero;
};

static enum sort sort_of(const struct il_type *type)
{
	switch (type->kind) {
	case tk_integer: return type->int_kind == ik_enum && type->flags & tyf_scoped_enum ? SORT_SCOPED_ENUM : SORT_ARITHMETIC;
	case tk_float: return SORT_ARITHMETIC;
	case tk_pointer: return SORT_POINTER;
	case tk_nullptr: return SORT_NULL;
	case tk_ptr_to_member: return SORT_MEMBER_POINTER;
	case tk_class: case tk_struct: case tk_union: return SORT_CLASS;
	case tk_void: return SORT_VOID;
	default: return SORT_UNKNOWN;
	}
}

static struct operand operand_at(struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);
	struct operand o = { 0 };
	const struct il_type *type;
	u32 cv = 0;

	if (!node || !record->type || type_is_unknown(p, record->type) || type_is_dependent(p, record->type))
		return o;
	o.type = type_strip(p, decayed_type(p, record->type), NULL);
	type = il_type(p->il, o.type);
	o.sort = sort_of(type);
	o.boolean = type->kind == tk_integer && type->int_kind == ik_bool;
	o.integral = type->kind == tk_integer;
	unqualified_type(p, record->type, &cv);
	o.modifiable = record->value_category == vc_lvalue && !(cv & tyf_const) && il_type(p->il, type_strip(p, record->type, NULL))->kind != tk_array &&
		       il_type(p->il, type_strip(p, record->type, NULL))->kind != tk_routine;
	o.literal_zero = record->kind == enk_constant && o.integral && !il_constant(p->il, record->constant)->value;
	return o;
}

static enum outcome certain(bool valid) { return valid ? OUTCOME_SUCCESS : OUTCOME_FAILURE; }

/* A pointer to an object type: it can be counted with. */
static bool points_to_object(struct parser *p, const struct operand *o)
{
	const struct il_type *type = il_type(p->il, type_strip(p, pointed_to(p, o->type) ? pointed_to(p, o->type) : p->void_type, NULL));

	return o->sort == SORT_POINTER && type->kind != tk_void && type->kind != tk_routine;
}

static enum outcome valid_unary(struct parser *p, u8 operation, const struct operand *o)
{
	switch (operation) {
	case eok_indirect: return certain(o->sort == SORT_POINTER && !(il_type(p->il, type_strip(p, pointed_to(p, o->type), NULL))->kind == tk_void));
	case eok_unary_plus: return certain(o->sort == SORT_ARITHMETIC || o->sort == SORT_POINTER);
	case eok_negate: return certain(o->sort == SORT_ARITHMETIC);
	case eok_complement: return certain(o->sort == SORT_ARITHMETIC && o->integral);
	case eok_not: return o->sort == SORT_NULL ? OUTCOME_SUCCESS : certain(o->sort == SORT_ARITHMETIC || o->sort == SORT_POINTER || o->sort == SORT_MEMBER_POINTER);
	case eok_pre_incr: case eok_post_incr:
		return certain(o->modifiable && ((o->sort == SORT_ARITHMETIC && !o->boolean) || points_to_object(p, o)));
	case eok_pre_decr: case eok_post_decr:
		return certain(o->modifiable && ((o->sort == SORT_ARITHMETIC && !o->boolean) || points_to_object(p, o)));
	default: return OUTCOME_SUCCESS;
	}
}

static bool is_null(const struct operand *o) { return o->sort == SORT_NULL || o->literal_zero; }

/* == != < and the like. */
static enum outcome valid_comparison(struct parser *p, bool equality, const struct operand *a, const struct operand *b)
{
	bool pointers = a->sort == SORT_POINTER || a->sort == SORT_MEMBER_POINTER;

	if (a->sort == SORT_ARITHMETIC && b->sort == SORT_ARITHMETIC)
		return OUTCOME_SUCCESS;
	if (type_canonical(p, a->type) == type_canonical(p, b->type))
		return a->sort == SORT_NULL ? certain(equality) : certain(a->sort != SORT_VOID && (equality || a->sort != SORT_MEMBER_POINTER));
	if ((pointers && is_null(b)) || (is_null(a) && (b->sort == SORT_POINTER || b->sort == SORT_MEMBER_POINTER)) || (is_null(a) && is_null(b)))
		return equality ? OUTCOME_SUCCESS : OUTCOME_UNKNOWN;
	return a->sort == SORT_POINTER && b->sort == SORT_POINTER ? OUTCOME_UNKNOWN : OUTCOME_FAILURE;
}

static enum outcome valid_arithmetic(struct parser *p, u8 operation, const struct operand *a, const struct operand *b)
{
	bool both = a->sort == SORT_ARITHMETIC && b->sort == SORT_ARITHMETIC;

	switch (operation) {
	case eok_add:
		return certain(both || (points_to_object(p, a) && b->sort == SORT_ARITHMETIC && b->integral) ||
		               (points_to_object(p, b) && a->sort == SORT_ARITHMETIC && a->integral));
	case eok_subtract:
		if (a->sort == SORT_POINTER && b->sort == SORT_POINTER)
			return OUTCOME_UNKNOWN;
		return certain(both || (points_to_object(p, a) && b->sort == SORT_ARITHMETIC && b->integral));
	case eok_multiply: case eok_divide: return certain(both);
	default: return certain(both && a->integral && b->integral);
	}
}

/* a = b: whether b converts to the type of a. */
static enum outcome valid_assignment(struct parser *p, const struct operand *a, u32 left, u32 right)
{
	struct source source = source_of_node(p, right);
	struct conversion conversion;

	if (!a->modifiable)
		return OUTCOME_FAILURE;
	conversion = implicit_conversion(p, &source, unqualified_type(p, il_expr_node(p->il, left)->type, NULL));
	if (conversion.kind == CONVERSION_NONE)
		return OUTCOME_FAILURE;
	return conversion.kind == CONVERSION_UNKNOWN || conversion.kind == CONVERSION_PERHAPS_USER || conversion.is_uncertain ? OUTCOME_UNKNOWN :
															  OUTCOME_SUCCESS;
}

static enum outcome valid_binary(struct parser *p, const struct typing *t, const struct operand *a, const struct operand *b)
{
	u8 operation = t->node->operation;

	switch (operation) {
	case eok_eq: case eok_ne: return valid_comparison(p, true, a, b);
	case eok_lt: case eok_gt: case eok_le: case eok_ge: return valid_comparison(p, false, a, b);
	case eok_add: case eok_subtract: case eok_multiply: case eok_divide: case eok_remainder: case eok_and: case eok_or: case eok_xor:
	case eok_shiftl: case eok_shiftr:
		return valid_arithmetic(p, operation, a, b);
	case eok_assign: return valid_assignment(p, a, t->operand[0], t->operand[1]);
	case eok_add_assign: case eok_subtract_assign:
		return certain(a->modifiable && b->sort == SORT_ARITHMETIC && (a->sort == SORT_ARITHMETIC || (points_to_object(p, a) && b->integral)));
	case eok_multiply_assign: case eok_divide_assign:
		return certain(a->modifiable && a->sort == SORT_ARITHMETIC && b->sort == SORT_ARITHMETIC);
	case eok_remainder_assign: case eok_shiftl_assign: case eok_shiftr_assign: case eok_and_assign: case eok_or_assign: case eok_xor_assign:
		return certain(a->modifiable && a->sort == SORT_ARITHMETIC && a->integral && b->sort == SORT_ARITHMETIC && b->integral);
	case eok_land: case eok_lor:
		return certain(a->sort != SORT_CLASS && a->sort != SORT_VOID && a->sort != SORT_SCOPED_ENUM && b->sort != SORT_CLASS &&
		               b->sort != SORT_VOID && b->sort != SORT_SCOPED_ENUM);
	case eok_subscript:
		return certain((points_to_object(p, a) && b->sort == SORT_ARITHMETIC && b->integral) ||
		               (points_to_object(p, b) && a->sort == SORT_ARITHMETIC && a->integral));
	default: return OUTCOME_SUCCESS;
	}
}

/* Operators that have a meaning for operands of every type, or whose typing says when they have none. */
static bool is_always_valid(u8 operation)
{
	return operation == eok_parens || operation == eok_comma || operation == eok_question || operation == eok_address_of ||
	       operation == eok_pm_field || operation == eok_points_to_pm_field;
}

enum outcome valid_operator(const struct typing *t)
{
	struct parser *p = t->p;
	struct operand a, b;

	if (is_always_valid(t->node->operation))
		return OUTCOME_SUCCESS;
	a = operand_at(p, t->operand[0]);
	if (a.sort == SORT_UNKNOWN)
		return OUTCOME_UNKNOWN;
	if (!t->operand[1])
		return valid_unary(p, t->node->operation, &a);
	b = operand_at(p, t->operand[1]);
	return b.sort == SORT_UNKNOWN ? OUTCOME_UNKNOWN : valid_binary(p, t, &a, &b);
}

enum outcome valid_cast(const struct typing *t)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand;
	struct operand target = { .type = type_strip(p, to, NULL) }, from;
	struct conversion conversion;
	struct source source;

	target.sort = sort_of(il_type(p->il, target.type));
	if (target.sort == SORT_VOID)
		return OUTCOME_SUCCESS;
	if (!t->operand[0])   /* T(): of classes a constructor decides */
		return target.sort == SORT_CLASS || target.sort == SORT_UNKNOWN ? OUTCOME_UNKNOWN : OUTCOME_SUCCESS;
	from = operand_at(p, t->operand[0]);
	source = source_of_node(p, t->operand[0]);
	if (t->operand[1] || from.sort == SORT_UNKNOWN || t->node->flags & exf_braced)
		return OUTCOME_UNKNOWN;
	conversion = implicit_conversion(p, &source, to);
	if (conversion.kind == CONVERSION_STANDARD || (conversion.kind == CONVERSION_USER && !conversion.is_uncertain && !conversion.is_ambiguous))
		return OUTCOME_SUCCESS;
	if ((target.sort == SORT_ARITHMETIC || target.sort == SORT_SCOPED_ENUM) && (from.sort == SORT_ARITHMETIC || from.sort == SORT_SCOPED_ENUM))
		return OUTCOME_SUCCESS;
	return from.sort == SORT_VOID ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
}
