/* Comparisons that are rewritten or defaulted [over.match.oper] [class.compare.default]. */
#include "interpret.h"
#include "../overload/conversion.h"
#include "../typing/typing.h"

/* ---- defaulted ---- */

/* Whether a class has just one function of the name, which is defaulted: *declared tells whether it has any. */
static bool has_defaulted(struct parser *p, u32 class, const char *name, bool *declared)
{
	u32 scope = scope_of_type(p, class);
	u32 symbol = scope ? bound_symbol(p, scope, identifier_of(p, name)) : 0;
	il_any entity = symbol ? p->symbols.at[symbol].entity : 0;

	*declared = symbol;
	return symbol && !p->symbols.at[symbol].next && il_any_kind(entity) == IL_routine &&
	       il_routine(p->il, il_any_index(entity))->flags & rf_defaulted;
}

/* A defaulted <=> brings an operator== where none is declared. */
static bool is_compared_by_members(struct parser *p, u32 class, bool equality)
{
	bool declared, ignored;

	if (equality && has_defaulted(p, class, "operator==", &declared))
		return true;
	return !(equality && declared) && has_defaulted(p, class, "operator<=>", &ignored);
}

/* -1, 0, 1; 2: unordered, or not equal where only that is asked. */
static bool compare_scalars(struct interpreter *in, struct object *a, struct object *b, bool equality, int *order)
{
	struct place left = place_of(a), right = place_of(b);
	struct value x, y, less, equal, greater;
	bool is_less, is_equal, is_greater;

	if (!load(in, &left, &x) || !load(in, &right, &y) || !binary_value(in, eok_eq, &x, &y, &equal) ||
	    !value_truth(in, &equal, &is_equal))
		return false;
	*order = is_equal ? 0 : 2;
	if (is_equal || equality)
		return true;
	if (!binary_value(in, eok_lt, &x, &y, &less) || !binary_value(in, eok_gt, &x, &y, &greater) || !value_truth(in, &less, &is_less) ||
	    !value_truth(in, &greater, &is_greater))
		return false;
	*order = is_less ? -1 : is_greater ? 1 : 2;
	return true;
}

static bool compare_parts(struct interpreter *in, struct object *a, struct object *b, bool equality, int *order);

static bool compare_objects(struct interpreter *in, struct object *a, struct object *b, bool equality, int *order)
{
	if (!step(in) || a->kind != b->kind || a->count != b->count)
		return unknown(in);
	if (a->kind == OBJECT_SCALAR)
		return compare_scalars(in, a, b, equality, order);
	if (a->kind == OBJECT_ARRAY || (a->kind == OBJECT_CLASS && is_compared_by_members(in->p, a->type, equality)))
		return compare_parts(in, a, b, equality, order);
	return unknown(in);
}

static bool compare_parts(struct interpreter *in, struct object *a, struct object *b, bool equality, int *order)
{
	u32 i;

	if (!object_parts(in, a) || !object_parts(in, b))
		return false;
	for (*order = 0, i = 0; i < a->count && !*order; i++)
		if (!compare_objects(in, &a->parts[i], &b->parts[i], equality, order))
			return false;
	return true;
}

bool calls_defaulted_comparison(struct parser *p, const struct il_expr_node *node)
{
	bool equality = node->operation == eok_eq || node->operation == eok_ne;
	u32 type = equality && !node->target ? source_of_node(p, node->first_operand).type : 0;

	type = type && type != p->error_type ? type_without_reference(p, type) : 0;
	return type && is_class_type(p, type) && is_compared_by_members(p, type_strip(p, type, NULL), true);
}

/* ---- rewritten ---- */

bool category_value(struct interpreter *in, u32 type, int order, struct value *out)
{
	struct object *object = type && is_class_type(in->p, type) ? object_new(in, type_strip(in->p, type, NULL)) : NULL;
	struct value value;

	if (!object || !object_parts(in, object) || object->count != 1 || object->parts[0].kind != OBJECT_SCALAR ||
	    !integral_kind(in->p, object->parts[0].type))
		return unknown(in);
	value = value_integer(object->parts[0].type, (u128)(__int128)order);
	*out = (struct value){ .kind = VALUE_OBJECT, .type = object->type, .place = { .object = object } };
	return store(in, &object->parts[0], &value);
}

static bool answer(struct interpreter *in, u8 operation, int order, struct value *out)
{
	bool truth;

	switch (operation) {
	case eok_eq: truth = order == 0; break;
	case eok_ne: truth = order != 0; break;
	case eok_lt: truth = order == -1; break;
	case eok_gt: truth = order == 1; break;
	case eok_le: truth = order == -1 || order == 0; break;
	case eok_ge: truth = order == 1 || order == 0; break;
	default: return unknown(in);
	}
	*out = value_integer(in->p->builtin[ik_bool], truth);
	return true;
}

static const char *operator_name(u8 operation)
{
	/* clang-format off */
	static const char *const names[IL_operation_kind_COUNT] = {
		[eok_eq] = "operator==", [eok_ne] = "operator!=", [eok_lt] = "operator<", [eok_gt] = "operator>", [eok_le] = "operator<=",
		[eok_ge] = "operator>=", [eok_spaceship] = "operator<=>",
	};
	/* clang-format on */

	return names[operation];
}

/* What operator== or operator<=> gave. */
static bool order_of_result(struct interpreter *in, bool equality, struct value *value, int *order)
{
	struct place place;
	bool truth;

	if (equality) {
		if (!decay(in, value) || !value_truth(in, value, &truth))
			return false;
		*order = truth ? 0 : 2;
		return true;
	}
	if (decay(in, value) && value->kind == VALUE_INTEGER) {
		*order = (i64)value->bits < 0 ? -1 : value->bits != 0;
		return true;
	}
	if (value->kind != VALUE_OBJECT || !object_parts(in, value->place.object) || value->place.object->count != 1)
		return unknown(in);
	place = place_of(&value->place.object->parts[0]); /* of the comparison category classes of libstdc++ */
	if (!load(in, &place, value) || value->kind != VALUE_INTEGER)
		return unknown(in);
	*order = (int)value->bits;
	return true;
}

bool is_comparison_call(const struct parser *p, const struct il_expr_node *node, u32 routine)
{
	const char *name = operator_name(node->operation);

	return name && (il_routine(p->il, routine)->flags & rf_defaulted || node->flags & exf_reversed ||
	                strcmp(name, il_text(p->il, il_routine(p->il, routine)->name)));
}

bool evaluate_defaulted(struct interpreter *in, const struct il_expr_node *node, bool equality, struct value *out)
{
	u32 first = node->first_operand;
	struct object *a, *b;
	int order;

	if (!evaluate_object(in, first, &a) || !evaluate_object(in, il_expr_node(in->p->il, first)->next, &b))
		return false;
	if (a->kind != OBJECT_CLASS || !same_plain_type(in->p, a->type, b->type))
		return unknown(in);
	if (!compare_parts(in, a, b, equality || node->operation == eok_eq || node->operation == eok_ne, &order))
		return false;
	return node->operation == eok_spaceship ? category_value(in, node->type, order, out) : answer(in, node->operation, order, out);
}

bool evaluate_comparison(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	struct parser *p = in->p;
	const struct il_routine *record = il_routine(p->il, il_any_index(node->target));
	bool equality = !strcmp(il_text(p->il, record->name), "operator=="), reversed = node->flags & exf_reversed;
	struct il_expr_node call = *node;
	int order;

	if (!il_expr_node(p->il, node->first_operand)->next || (node->operation == eok_spaceship && !(record->flags & rf_defaulted)) ||
	    (!equality && strcmp(il_text(p->il, record->name), "operator<=>")))
		return unknown(in);
	if (record->flags & rf_defaulted)
		return evaluate_defaulted(in, node, equality, out);
	call.operation = equality ? eok_eq : eok_spaceship;
	if (!call_operator(in, &call, 0, NULL, out) || !order_of_result(in, equality, out, &order))
		return false;
	return answer(in, node->operation, reversed && order * order == 1 ? -order : order, out);
}
