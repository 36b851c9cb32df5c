/* The conditional operator [expr.cond] and composite pointer types [expr.type]. */
#include "../scopes/class_members.h"
#include "../overload/operators.h"
#include "../syntax/expr.h"
#include "invalid.h"
#include "typing_rules.h"
#include "usable.h"

enum { CV = tyf_const | tyf_volatile };

/* The second or third operand, as it is or converted to what the other one is. */
struct alternative {
	u32 node, type;
	u8 category;
	bool converts_both_ways; /* as the other one does: that is ill-formed */
};

static bool same_type(struct parser *p, u32 a, u32 b) { return type_canonical(p, a) == type_canonical(p, b); }
static u32 cv_of(const struct parser *p, u32 type) { return type_cv(p, type) & CV; }

/* ---- pointers ---- */

static bool is_null_constant(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));

	if (record->type && stripped_type(p, record->type)->kind == tk_nullptr)
		return true;
	return record->kind == enk_constant && il_constant(p->il, record->constant)->kind == ck_integer &&
	       !il_constant(p->il, record->constant)->value && stripped_type(p, record->type)->kind == tk_integer;
}

/* The same function type where no more than a non-throwing exception specification tells them apart [conv.fctptr]; or 0. */
static u32 combined_functions(struct parser *p, const struct il_type *a, const struct il_type *b)
{
	u32 first = type_signature(p, a->type, a->first_param, a->flags & ~(u32)(tyf_noexcept | tyf_trailing_return));
	u32 second = type_signature(p, b->type, b->first_param, b->flags & ~(u32)(tyf_noexcept | tyf_trailing_return));

	return first == second ? first : 0;
}

/* The class of which both are members: the derived one [expr.type]/4.5; 0: not known. */
static u32 combined_class(struct parser *p, u32 a, u32 b)
{
	if (same_type(p, a, b))
		return a;
	return is_derived_from(p, a, b) == OUTCOME_SUCCESS ? a : is_derived_from(p, b, a) == OUTCOME_SUCCESS ? b : 0;
}

/* The cv-combined type [conv.qual]/3; 0 when they are not similar. Where the result is neither of the two, what is around gets const. */
static u32 combined(struct parser *p, u32 a, u32 b)
{
	u32 a_cv = 0, b_cv = 0, x = type_strip(p, a, &a_cv), y = type_strip(p, b, &b_cv), inner, cv;
	const struct il_type *first = il_type(p->il, x), *second = il_type(p->il, y);
	u32 class = 0;

	if (stack_is_low(p->stack_bound))
		return 0;
	cv = (a_cv | b_cv) & CV;
	if (same_type(p, x, y))
		return type_qualified(p, x, cv);
	if (first->kind != second->kind || first->pointer_kind != second->pointer_kind)
		return 0;
	if (first->kind == tk_routine)
		return combined_functions(p, first, second);
	if (first->kind == tk_ptr_to_member)
		class = combined_class(p, first->class_type, second->class_type);
	if (!class && (first->kind != tk_pointer || first->pointer_kind != pk_pointer))
		return 0;
	inner = combined(p, first->type, second->type);
	if (!inner)
		return 0;
	if (!same_type(p, inner, first->type) || !same_type(p, inner, second->type))
		cv |= tyf_const;
	inner = first->kind == tk_pointer ? type_pointer(p, pk_pointer, inner) : type_member_pointer(p, class, inner);
	return type_qualified(p, inner, cv);
}

/* Of two pointers that are not similar: one to void, to a base; 0: not known, or none. */
static u32 common_pointer(struct parser *p, u32 a, u32 b)
{
	u32 cv = cv_of(p, a) | cv_of(p, b), x = type_strip(p, a, NULL), y = type_strip(p, b, NULL);

	if (il_type(p->il, x)->kind == tk_routine || il_type(p->il, y)->kind == tk_routine)
		return 0;
	if (il_type(p->il, x)->kind == tk_void || il_type(p->il, y)->kind == tk_void)
		return type_pointer(p, pk_pointer, type_qualified(p, p->void_type, cv));
	if (!is_class_type(p, x) || !is_class_type(p, y))
		return 0;
	if (is_derived_from(p, x, y) == OUTCOME_SUCCESS)
		return type_pointer(p, pk_pointer, type_qualified(p, y, cv));
	return is_derived_from(p, y, x) == OUTCOME_SUCCESS ? type_pointer(p, pk_pointer, type_qualified(p, x, cv)) : 0;
}

static bool is_pointer_like(const struct parser *p, u32 type)
{
	const struct il_type *record = stripped_type(p, type);

	return record->kind == tk_pointer || record->kind == tk_ptr_to_member || record->kind == tk_nullptr;
}

/* The composite pointer type [expr.type]/4 of two values; 0: not known. */
static u32 composite_pointer(struct parser *p, const struct alternative *a, u32 left, const struct alternative *b, u32 right)
{
	u32 type;

	if (is_null_constant(p, b->node) && is_pointer_like(p, left))
		return type_strip(p, left, NULL);
	if (is_null_constant(p, a->node) && is_pointer_like(p, right))
		return type_strip(p, right, NULL);
	type = combined(p, left, right);
	if (type)
		return type_strip(p, type, NULL);
	return pointed_to(p, left) && pointed_to(p, right) ? common_pointer(p, pointed_to(p, left), pointed_to(p, right)) : 0;
}

/* ---- conversion of one operand to the type of the other [expr.cond]/4 ---- */

/* Whether a conversion function of the class gives a reference that the target's binds to [over.match.ref]. */
static enum outcome binds_by_function(struct parser *p, const struct alternative *from, const struct alternative *to)
{
	u8 kind = to->category == vc_lvalue ? pk_lvalue_reference : pk_rvalue_reference;
	struct source source = { from->node, from->type, from->category };
	struct conversion c = implicit_conversion(p, &source, type_pointer(p, kind, to->type));
	const struct il_routine *routine = il_routine(p->il, c.function);
	const struct il_type *result;

	if (c.kind != CONVERSION_USER)
		return c.kind == CONVERSION_NONE || c.kind == CONVERSION_STANDARD ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
	if (routine->special_kind != sfk_conversion)
		return OUTCOME_FAILURE;
	result = il_type(p->il, type_strip(p, il_type(p->il, type_strip(p, routine->type, NULL))->type, NULL));
	if (result->kind != tk_pointer || result->pointer_kind != kind)
		return OUTCOME_FAILURE;
	return unknown_unless(!c.is_ambiguous);
}

/* Whether a reference to the target's type binds right to it. */
static enum outcome binds(struct parser *p, const struct alternative *from, const struct alternative *to)
{
	u32 source = type_strip(p, from->type, NULL), target = type_strip(p, to->type, NULL);
	enum outcome related = when(same_type(p, source, target));

	if (to->category == vc_prvalue)
		return OUTCOME_FAILURE;
	if (related == OUTCOME_FAILURE && is_class_type(p, source) && is_class_type(p, target))
		related = is_derived_from(p, source, target);
	if (related == OUTCOME_FAILURE)
		return is_class_type(p, source) ? binds_by_function(p, from, to) : OUTCOME_FAILURE;
	if (from->category == vc_prvalue || (to->category == vc_lvalue) != (from->category == vc_lvalue) ||
	    cv_of(p, from->type) & ~cv_of(p, to->type))
		return OUTCOME_FAILURE;
	return p->failure && !same_type(p, source, target) ? worst(related, accessible_base(p, source, target)) : related;
}

/* To a value of the target's type. */
static enum outcome converts_to_value(struct parser *p, const struct alternative *from, u32 to)
{
	struct source source = { from->node, from->type, from->category };
	u32 bare = type_strip(p, from->type, NULL), target = type_strip(p, to, NULL);
	struct conversion c;

	if (is_class_type(p, bare) && is_class_type(p, target)) {
		enum outcome related = same_type(p, bare, target) ? OUTCOME_SUCCESS : is_derived_from(p, bare, target);

		if (related == OUTCOME_SUCCESS)
			return when(!(cv_of(p, from->type) & ~cv_of(p, to)));
		if (related == OUTCOME_UNKNOWN || is_derived_from(p, target, bare) != OUTCOME_FAILURE)
			return related == OUTCOME_UNKNOWN ? related : OUTCOME_FAILURE;
	}
	c = implicit_conversion(p, &source, to);
	switch (c.kind) {
	case CONVERSION_NONE: return OUTCOME_FAILURE;
	case CONVERSION_USER: return unknown_unless(!c.is_ambiguous);
	case CONVERSION_STANDARD: return OUTCOME_SUCCESS;
	default: return OUTCOME_UNKNOWN;
	}
}

/* *result gets what the operand becomes when it is converted to what the other one is. */
static enum outcome converted(struct parser *p, const struct alternative *from, const struct alternative *to, struct alternative *result)
{
	enum outcome outcome = binds(p, from, to);

	*result = *to;
	if (outcome != OUTCOME_FAILURE || (!is_class_type(p, from->type) && !is_class_type(p, to->type)))
		return outcome;
	*result = (struct alternative){ to->node, decayed_type(p, to->type), vc_prvalue, false };
	return converts_to_value(p, from, result->type);
}

/* Whether it is a class that converts to no value that a built-in operator takes. */
static bool stays_class(struct parser *p, u32 type)
{
	struct conversion_functions functions;
	u32 i;

	if (!is_class_type(p, type))
		return true;
	find_conversion_functions(p, type, &functions);
	for (i = 0; i < functions.count; i++)
		if (!is_class_type(p, type_without_reference(p, functions.at[i].type)))
			return false;
	return !functions.incomplete && !functions.template_count;
}

/* In a valid program one operand can be converted to the other's type where no built-in operator can take both of them. */
static bool must_convert(struct parser *p, const struct alternative *a, const struct alternative *b)
{
	return !p->replaying && stays_class(p, a->type) && stays_class(p, b->type);
}

/* Makes the two alike where one of them can be converted, but not the other, too [expr.cond]/4.3. FAILURE: where a class is one of them, they
 * cannot be made so, nor does a built-in operator take them. */
static enum outcome convert_alternatives(struct parser *p, struct alternative *a, struct alternative *b)
{
	struct alternative left, right;
	enum outcome first, second;
	bool glvalues = a->category == b->category && a->category != vc_prvalue;

	if (same_type(p, a->type, b->type) || (!is_class_type(p, a->type) && !is_class_type(p, b->type) &&
	                                       (!glvalues || !same_type(p, type_strip(p, a->type, NULL), type_strip(p, b->type, NULL)))))
		return OUTCOME_SUCCESS;
	first = converted(p, a, b, &left);
	second = converted(p, b, a, &right);
	if (first == OUTCOME_UNKNOWN && second == OUTCOME_FAILURE && must_convert(p, a, b))
		first = OUTCOME_SUCCESS;
	else if (second == OUTCOME_UNKNOWN && first == OUTCOME_FAILURE && must_convert(p, a, b))
		second = OUTCOME_SUCCESS;
	if (first == OUTCOME_UNKNOWN || second == OUTCOME_UNKNOWN)
		return OUTCOME_UNKNOWN;
	a->converts_both_ways = first == OUTCOME_SUCCESS && second == OUTCOME_SUCCESS;
	if (first == second && (is_class_type(p, a->type) || is_class_type(p, b->type)))
		return first == OUTCOME_SUCCESS || (stays_class(p, a->type) && stays_class(p, b->type)) ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
	if (first == OUTCOME_SUCCESS)
		*a = left, b->type = left.type, b->category = left.category;
	else if (second == OUTCOME_SUCCESS)
		*b = right, a->type = right.type, a->category = right.category;
	return OUTCOME_SUCCESS;
}

/* ---- the operator ---- */

/* Whether no built-in operator takes the two, neither of which is a class, though they differ. */
static enum outcome valid_scalars(struct parser *p, u32 then, u32 otherwise)
{
	enum sort left = sort_of(p, then), right = sort_of(p, otherwise);
	struct source a = source_of_node(p, then), b = source_of_node(p, otherwise);

	if (left == SORT_UNKNOWN || right == SORT_UNKNOWN)
		return OUTCOME_UNKNOWN;
	if (left == SORT_SCOPED_ENUM || right == SORT_SCOPED_ENUM || left == SORT_OTHER || right == SORT_OTHER)
		return OUTCOME_FAILURE;
	return implicit_conversion(p, &a, decayed_type(p, b.type)).kind == CONVERSION_NONE &&
	                       implicit_conversion(p, &b, decayed_type(p, a.type)).kind == CONVERSION_NONE ?
	               OUTCOME_FAILURE :
	               OUTCOME_UNKNOWN;
}

/* Whether the functions may be called that make objects of a class, or pointers, from both, or other values from objects of classes, where a
 * substitution may fail. */
static enum outcome makes_object(struct parser *p, u32 type, u32 then, u32 otherwise)
{
	bool calls = p->failure && (is_class_type(p, type) || pointed_to(p, type) || is_class_type(p, type_at(p, then)) ||
	                            is_class_type(p, type_at(p, otherwise)));

	return calls ? worst(usable_argument(p, type, then), usable_argument(p, type, otherwise)) : OUTCOME_SUCCESS;
}

static void typed_as_value(const struct typing *t, u32 type, u32 then, u32 otherwise)
{
	enum outcome outcome = makes_object(t->p, type, then, otherwise);

	if (outcome == OUTCOME_SUCCESS)
		typed(t, type, vc_prvalue);
	else
		refuse(t, outcome, UNKNOWN_class);
}

static bool is_throw(const struct parser *p, u32 node) { return il_expr_node(p->il, il_in_parentheses(p->il, node))->kind == enk_throw; }

/* The type of both as values [expr.cond]/6 and 7; 0: not known. */
static u32 common_value_type(struct parser *p, const struct alternative *a, const struct alternative *b)
{
	u32 left = decayed_type(p, a->type), right = decayed_type(p, b->type);

	if (same_type(p, left, right))
		return left;
	if (is_class_type(p, left) || is_class_type(p, right))
		return 0;
	if (is_pointer_like(p, left) || is_pointer_like(p, right))
		return composite_pointer(p, a, left, b, right);
	return usual_arithmetic_type(p, operand_type_of(p, a->node), operand_type_of(p, b->node));
}

/* The type that both, of which one is a class at least, are converted to by functions; 0: not known. */
static u32 type_by_conversion(struct parser *p, u32 then, u32 otherwise)
{
	struct arguments arguments = { .is_operator = true };

	if ((!is_class_type(p, type_at(p, then)) && !is_class_type(p, type_at(p, otherwise))) || !arguments_of_nodes(p, then, &arguments) ||
	    arguments.count != 2)
		return 0;
	return conditional_by_conversion(p, &arguments);
}

void type_conditional(const struct typing *t)
{
	struct parser *p = t->p;
	u32 first = t->operand[0], then = first ? il_expr_node(p->il, first)->next : 0,
	    otherwise = then ? il_expr_node(p->il, then)->next : 0, type;
	struct alternative a, b;
	enum outcome outcome = OUTCOME_UNKNOWN;

	if (!otherwise) { /* x ?: y */
		otherwise = then;
		then = first;
	}
	a = (struct alternative){ then, type_at(p, then), il_expr_node(p->il, then)->value_category, false };
	b = (struct alternative){ otherwise, type_at(p, otherwise), il_expr_node(p->il, otherwise)->value_category, false };
	if (is_throw(p, then) || is_throw(p, otherwise)) {
		const struct alternative *value = is_throw(p, then) ? &b : &a;

		typed(t, value->type, (enum il_value_category)value->category);
	} else if (!check_alternatives(p, then, otherwise)) {
		unknown(t, UNKNOWN_other);
	} else if (p->failure && valid_condition(p, first) != OUTCOME_SUCCESS) {
		refuse(t, valid_condition(p, first), UNKNOWN_other);
	} else if (a.type && b.type && (outcome = convert_alternatives(p, &a, &b)) != OUTCOME_SUCCESS && !a.converts_both_ways &&
	           (type = type_by_conversion(p, then, otherwise))) {
		typed_as_value(t, type, then, otherwise);
	} else if (outcome != OUTCOME_SUCCESS) {
		if (outcome == OUTCOME_FAILURE && a.converts_both_ways)
			check_ambiguous_alternatives(p, then, otherwise);
		refuse(t, outcome, is_class_type(p, a.type) || is_class_type(p, b.type) ? UNKNOWN_class : UNKNOWN_other);
	} else if (same_type(p, a.type, b.type) && a.category == b.category && a.category != vc_prvalue) {
		typed(t, a.type, (enum il_value_category)a.category);
	} else if ((type = common_value_type(p, &a, &b))) {
		typed_as_value(t, type, then, otherwise);
	} else {
		refuse(t, worst(OUTCOME_UNKNOWN, valid_scalars(p, then, otherwise)), UNKNOWN_other);
	}
}
