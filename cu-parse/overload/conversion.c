#include "../scopes/class_members.h"
#include "../constants/constant.h"
#include "conversion.h"
#include "function_address.h"
#include "../typing/typing.h"

enum { CV = tyf_const | tyf_volatile | tyf_restrict };

struct source source_of_node(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_written(p->il, node));

	return (struct source){ node, record->type, record->value_category };
}

static struct conversion no_conversion(void) { return (struct conversion){ .kind = CONVERSION_NONE }; }
static struct conversion unknown_conversion(void) { return (struct conversion){ .kind = CONVERSION_UNKNOWN }; }

static struct conversion ranked(enum conversion_rank rank, u32 from, u32 to)
{
	return (struct conversion){ .kind = CONVERSION_STANDARD, .rank = (u8)rank, .from = from, .to = to };
}

static struct conversion identity(u32 from, u32 to)
{
	struct conversion c = ranked(RANK_EXACT, from, to);

	c.is_identity = c.is_perfect = true;
	return c;
}

static u32 cv_of(struct parser *p, u32 type)
{
	u32 cv = 0;

	unqualified_type(p, type, &cv);
	return cv;
}

/* ---- qualification conversions [conv.qual] [conv.fctptr] ---- */

enum qualification { QUALIFICATION_OTHER, QUALIFICATION_UNKNOWN, QUALIFICATION_LOSES, QUALIFICATION_ADDS, QUALIFICATION_SAME };

/* The step from one type of a qualification-decomposition to the next. */
struct level {
	u32 from, to, from_cv, to_cv; /* what is below it */
	bool is_array, drops_bound, gains_bound;
};

static bool has_open_bound(const struct il_type *type)
{
	return type->kind == tk_array && type->flags & (tyf_variable_bound | tyf_dependent);
}

/* Whether two types may be the same, for they are arrays, and the bound of one is not known. */
static bool may_be_same_array(const struct parser *p, u32 a, u32 b)
{
	const struct il_type *x = il_type(p->il, a), *y = il_type(p->il, b);

	return x->kind == tk_array && y->kind == tk_array && (has_open_bound(x) || has_open_bound(y));
}

/* Whether two arrays are alike, but that one may have no bound. */
static bool are_similar_arrays(const struct il_type *from, const struct il_type *to)
{
	if (has_open_bound(from) || has_open_bound(to))
		return false;
	return (from->flags | to->flags) & tyf_unknown_bound || from->size == to->size;
}

/* One level down in two types that are pointers, or pointers to members of one class, or arrays alike. */
static bool enter_level(struct parser *p, struct level *level)
{
	const struct il_type *x = il_type(p->il, level->from), *y = il_type(p->il, level->to);

	if (x->kind != y->kind || x->pointer_kind != y->pointer_kind)
		return false;
	if (x->kind == tk_ptr_to_member ? !same_unqualified_type(p, x->class_type, y->class_type) :
	    x->kind == tk_array         ? !are_similar_arrays(x, y) :
	                                  x->kind != tk_pointer)
		return false;
	level->is_array = x->kind == tk_array;
	level->drops_bound = level->is_array && y->flags & ~x->flags & tyf_unknown_bound;
	level->gains_bound = level->is_array && x->flags & ~y->flags & tyf_unknown_bound;
	level->from = x->type;
	level->to = y->type;
	level->from_cv = level->to_cv = 0;
	level->from = unqualified_type(p, level->from, &level->from_cv);
	level->to = unqualified_type(p, level->to, &level->to_cv);
	return true;
}

bool loses_noexcept(struct parser *p, u32 from, u32 to)
{
	const struct il_type *a = il_type(p->il, from), *b = il_type(p->il, to);

	return a->kind == tk_routine && b->kind == tk_routine && a->flags & tyf_noexcept && !(b->flags & tyf_noexcept) &&
	       type_signature(p, a->type, a->first_param, a->flags & ~(u32)(tyf_noexcept | tyf_trailing_return)) == type_canonical(p, to);
}

/* From one prvalue to another. That a bound is dropped below a pointer to what is not const g++ accepts, EDG does not. */
static enum qualification qualification_conversion(struct parser *p, u32 from, u32 to)
{
	bool all_const = true, outer_const = true, adds = false, loses = false, uncertain = false;
	struct level level = { .from = unqualified_type(p, from, NULL), .to = unqualified_type(p, to, NULL) };
	u32 levels = 0;

	for (; enter_level(p, &level); levels++) {
		loses |= (level.from_cv & ~level.to_cv) || (level.from_cv != level.to_cv && !all_const) || level.gains_bound;
		adds |= level.from_cv != level.to_cv || level.drops_bound;
		uncertain |= level.drops_bound && !outer_const;
		if (level.is_array)
			continue;
		outer_const = all_const;
		all_const &= !!(level.to_cv & tyf_const);
	}
	if (type_canonical(p, level.from) == type_canonical(p, level.to))
		return loses ? QUALIFICATION_LOSES : uncertain ? QUALIFICATION_UNKNOWN : adds ? QUALIFICATION_ADDS : QUALIFICATION_SAME;
	if (levels == 1 && loses_noexcept(p, level.from, level.to))
		return QUALIFICATION_ADDS;
	return may_be_same_array(p, level.from, level.to) ? QUALIFICATION_UNKNOWN : QUALIFICATION_OTHER;
}

enum outcome are_similar_types(struct parser *p, u32 a, u32 b)
{
	struct level level = { .from = unqualified_type(p, a, NULL), .to = unqualified_type(p, b, NULL) };
	bool same_bounds = true;

	while (enter_level(p, &level))
		same_bounds &= !level.drops_bound && !level.gains_bound;
	if (type_canonical(p, level.from) == type_canonical(p, level.to))
		return same_bounds ? OUTCOME_SUCCESS : OUTCOME_UNKNOWN;
	return may_be_same_array(p, level.from, level.to) ? OUTCOME_UNKNOWN : OUTCOME_FAILURE;
}

/* ---- standard conversions [conv] ---- */

/* Whether an expression is made of literals and operators only. */
static bool has_literals_alone(const struct parser *p, u32 node, u32 depth)
{
	enum { DEEPEST = 50 };
	const struct il_expr_node *record = il_expr_node(p->il, node);
	u32 operand;

	if ((record->kind != enk_operation && record->kind != enk_braced_init_list) || record->operation == eok_call || depth == DEEPEST)
		return record->kind == enk_constant || record->kind == enk_sizeof || depth == DEEPEST;
	for (operand = record->first_operand; operand; operand = il_expr_node(p->il, operand)->next)
		if (!has_literals_alone(p, operand, depth + 1))
			return false;
	return true;
}

/* g++ folds some expressions: what is made of literals alone may be a null pointer constant unless its value is another. */
static bool may_be_folded_to_zero(struct parser *p, u32 node)
{
	struct constant value;

	if (!has_literals_alone(p, node, 0))
		return false;
	value = constant_of_expression(p, node);
	return !value.known || !value.bits;
}

/* What overload resolution knows of a null pointer constant: 1, 0, or -1 when it cannot be told. */
static int is_null_pointer_constant(struct parser *p, const struct source *source)
{
	const struct il_expr_node *node = il_expr_node(p->il, source->node);
	const struct il_constant *constant;
	const char *text;

	while (source->node && node->kind == enk_operation && node->operation == eok_parens && node->first_operand)
		node = il_expr_node(p->il, node->first_operand);
	constant = il_constant(p->il, node->constant);
	if (!source->node || stripped_type(p, source->type)->kind != tk_integer || is_enum_type(p, source->type))
		return 0;
	if (node->kind != enk_constant)
		return may_be_folded_to_zero(p, source->node) ? -1 : 0;
	text = p->il->source + constant->range_begin;
	if (constant->kind != ck_integer || constant->value || stripped_type(p, source->type)->int_kind == ik_bool)
		return 0;
	return *text >= '0' && *text <= '9' ? 1 : *text == '_' ? 1 : -1;
}

static bool is_string_literal(const struct parser *p, const struct source *source)
{
	const struct il_expr_node *node = il_expr_node(p->il, source->node);

	while (node->kind == enk_operation && node->operation == eok_parens)
		node = il_expr_node(p->il, node->first_operand);
	return source->node && node->kind == enk_constant && il_constant(p->il, node->constant)->kind == ck_string;
}

enum value_sort value_sort(struct parser *p, const struct source *source)
{
	const struct il_expr_node *node = il_expr_node(p->il, source->node);
	int null;

	if (!source->node || (node->kind != enk_constant && node->kind != enk_operation && node->kind != enk_sizeof))
		return VALUE_ANY;
	if (is_string_literal(p, source))
		return VALUE_STRING;
	if (node->kind != enk_constant)
		return has_literals_alone(p, source->node, 0) ? VALUE_NOT_KNOWN : VALUE_ANY;
	null = is_null_pointer_constant(p, source);
	return null > 0 ? VALUE_NULL_POINTER : null ? VALUE_PERHAPS_NULL : VALUE_ANY;
}

static struct conversion class_pointer_conversion(struct parser *p, u32 from, u32 to, u32 source, u32 target)
{
	switch (is_derived_from(p, source, target)) {
	case OUTCOME_SUCCESS: return ranked(RANK_CONVERSION, from, to);
	case OUTCOME_FAILURE: return no_conversion();
	default: return unknown_conversion();
	}
}

/* Between object or function pointers [conv.ptr]. */
static struct conversion pointer_conversion(struct parser *p, const struct source *argument, u32 from, u32 to)
{
	u32 from_cv = 0, to_cv = 0, source = unqualified_type(p, pointed_to(p, from), &from_cv),
	    target = unqualified_type(p, pointed_to(p, to), &to_cv);

	switch (qualification_conversion(p, from, to)) {
	case QUALIFICATION_SAME: return identity(from, to);
	case QUALIFICATION_ADDS: return ranked(RANK_EXACT, from, to);
	case QUALIFICATION_UNKNOWN: return unknown_conversion();
	case QUALIFICATION_LOSES: /* char *x = "…": as [conv.qual] of C++98 has it */
		return is_string_literal(p, argument) ? ranked(RANK_EXACT, from, to) : no_conversion();
	default: break;
	}
	if (from_cv & ~to_cv)
		return no_conversion();
	if (il_type(p->il, target)->kind == tk_void)
		return il_type(p->il, source)->kind == tk_routine ? no_conversion() : ranked(RANK_CONVERSION, from, to);
	if (is_class_type(p, source) && is_class_type(p, target))
		return class_pointer_conversion(p, from, to, source, target);
	return no_conversion();
}

static struct conversion to_pointer(struct parser *p, const struct source *argument, u32 from, u32 to)
{
	int null = is_null_pointer_constant(p, argument);

	if (pointed_to(p, from))
		return pointer_conversion(p, argument, from, to);
	if (stripped_type(p, from)->kind == tk_nullptr || null > 0)
		return ranked(RANK_CONVERSION, from, to);
	return null ? unknown_conversion() : no_conversion();
}

/* [conv.mem]: from a base's member to a derived class's. */
static struct conversion to_member_pointer(struct parser *p, const struct source *argument, u32 from, u32 to)
{
	const struct il_type source = *stripped_type(p, from), target = *stripped_type(p, to);
	enum qualification q;

	if (source.kind != tk_ptr_to_member)
		return pointed_to(p, from) ? no_conversion() : to_pointer(p, argument, from, to);
	q = qualification_conversion(p, type_member_pointer(p, target.class_type, source.type), to);
	if (q == QUALIFICATION_UNKNOWN)
		return unknown_conversion();
	if (q == QUALIFICATION_LOSES || q == QUALIFICATION_OTHER)
		return no_conversion();
	if (!same_unqualified_type(p, source.class_type, target.class_type))
		return class_pointer_conversion(p, from, to, target.class_type, source.class_type);
	return q == QUALIFICATION_SAME ? identity(from, to) : ranked(RANK_EXACT, from, to);
}

static bool is_usual_number(const struct il_type *type)
{
	return type->kind == tk_integer || type->int_kind == ik_float || type->int_kind == ik_double || type->int_kind == ik_long_double ||
	       type->int_kind == ik_float128;
}

/* [conv.prom] [conv.integral] [conv.double] [conv.fpint] */
static struct conversion arithmetic_conversion(struct parser *p, u32 from, u32 to)
{
	const struct il_type *source = stripped_type(p, from), *target = stripped_type(p, to);
	struct conversion c = ranked(RANK_CONVERSION, from, to);
	u8 promoted;

	if (target->int_kind == ik_enum || (source->int_kind == ik_enum && source->flags & tyf_scoped_enum))
		return no_conversion();
	if (!is_usual_number(source) || !is_usual_number(target))
		return unknown_conversion();
	if (source->kind == tk_float) {
		c.rank = source->int_kind == ik_float && target->int_kind == ik_double ? RANK_PROMOTION : RANK_CONVERSION;
		return c;
	}
	promoted = source->int_kind == ik_enum ? promoted_enumeration(p, type_strip(p, from, NULL)) : promoted_integral(source->int_kind);
	if (promoted == ik_none)
		return target->kind == tk_float ? c : unknown_conversion();
	c.to_underlying = source->int_kind == ik_enum && source->flags & tyf_fixed_underlying && same_unqualified_type(p, source->type, to);
	if (c.to_underlying || target->int_kind == promoted)
		c.rank = RANK_PROMOTION;
	return c;
}

static bool is_number(const struct parser *p, u32 type) { return is_arithmetic_type(p, type) || is_enum_type(p, type); }

/* GNU: as their parts are converted; a real number becomes one whose imaginary part is nothing. */
static struct conversion complex_conversion(struct parser *p, u32 from, u32 to)
{
	const struct il_type *source = stripped_type(p, from), *target = stripped_type(p, to);
	struct conversion c = ranked(RANK_CONVERSION, from, to);

	if (target->kind != tk_complex)
		return target->kind == tk_integer && target->int_kind == ik_bool ? c : no_conversion();
	if (source->kind == tk_complex)
		return c;
	c.kind = is_number(p, from) ? arithmetic_conversion(p, from, target->type).kind : CONVERSION_NONE;
	c.is_of_real = true;
	return c;
}

/* Whether all standard conversions from and to types of a kind are known: not those of vectors. */
static bool is_convertible_kind(u8 kind)
{
	return kind == tk_pointer || kind == tk_nullptr || kind == tk_ptr_to_member || kind == tk_void || kind == tk_integer ||
	       kind == tk_float || kind == tk_array || kind == tk_routine;
}

/* GNU: a vector is nothing else, but what comparisons give, which g++ takes for others of that size. */
static struct conversion vector_conversion(const struct source *source, u8 kind)
{
	return kind != tk_vector || source->category != vc_prvalue ? no_conversion() : unknown_conversion();
}

/* To a value that is no class. */
static struct conversion value_conversion(struct parser *p, const struct source *source, u32 to)
{
	u32 from = decayed_type(p, source->type);
	u8 kind = stripped_type(p, from)->kind;

	if (same_unqualified_type(p, from, to))
		return identity(from, to);
	if (is_number(p, from) && is_number(p, to))
		return arithmetic_conversion(p, from, to);
	if (kind == tk_complex || stripped_type(p, to)->kind == tk_complex)
		return complex_conversion(p, from, to);
	switch (stripped_type(p, to)->kind) {
	case tk_pointer: return to_pointer(p, source, from, to);
	case tk_ptr_to_member: return to_member_pointer(p, source, from, to);
	case tk_nullptr: return is_null_pointer_constant(p, source) ? unknown_conversion() : no_conversion();
	case tk_array:
	case tk_routine: return no_conversion(); /* no value has such a type */
	case tk_integer:
		if (stripped_type(p, to)->int_kind == ik_bool && (pointed_to(p, from) || kind == tk_ptr_to_member)) {
			struct conversion c = ranked(RANK_CONVERSION, from, to);

			c.is_bool_conversion = true;
			return c;
		}
		break;
	default: break;
	}
	if (kind == tk_vector || stripped_type(p, to)->kind == tk_vector)
		return vector_conversion(source, kind);
	return is_convertible_kind(kind) && is_convertible_kind(stripped_type(p, to)->kind) ? no_conversion() : unknown_conversion();
}

/* To a value of class type, from the same class or one derived from it [over.best.ics]/6. */
static struct conversion same_class_conversion(struct parser *p, const struct source *source, u32 to)
{
	if (!is_class_type(p, source->type))
		return no_conversion();
	if (same_unqualified_type(p, source->type, to))
		return identity(source->type, to);
	switch (is_derived_from(p, source->type, to)) {
	case OUTCOME_SUCCESS: return ranked(RANK_CONVERSION, source->type, to);
	case OUTCOME_FAILURE: return no_conversion();
	default: return unknown_conversion();
	}
}

static struct conversion to_value(struct parser *p, const struct source *source, u32 to)
{
	if (is_class_type(p, to))
		return same_class_conversion(p, source, to);
	return is_class_type(p, source->type) ? no_conversion() : value_conversion(p, source, to);
}

/* ---- references [dcl.init.ref] [over.ics.ref] ---- */

enum related reference_related(struct parser *p, u32 to, u32 from)
{
	if (same_unqualified_type(p, to, from))
		return RELATED_SAME;
	if (is_class_type(p, to) && is_class_type(p, from))
		switch (is_derived_from(p, from, to)) {
		case OUTCOME_SUCCESS: return RELATED_BASE;
		case OUTCOME_FAILURE: return NOT_RELATED;
		default: return RELATED_UNKNOWN;
		}
	switch (qualification_conversion(p, from, to)) {
	case QUALIFICATION_OTHER:
		return loses_noexcept(p, type_strip(p, from, NULL), type_strip(p, to, NULL)) ? RELATED_SIMILAR : NOT_RELATED;
	case QUALIFICATION_UNKNOWN: return RELATED_UNKNOWN;
	default: return RELATED_SIMILAR;
	}
}

struct conversion bound_to_reference(struct conversion c, const struct il_type *reference, bool binds_rvalue)
{
	c.is_reference = true;
	c.is_rvalue_reference = reference->pointer_kind == pk_rvalue_reference;
	c.binds_rvalue = binds_rvalue;
	c.to = reference->type;
	c.is_perfect = false;
	return c;
}

/* Right to the expression, or to a base of it. */
static struct conversion direct_binding(struct parser *p, const struct source *source, const struct il_type *reference, bool derived)
{
	bool lvalue = source->category == vc_lvalue, function = stripped_type(p, source->type)->kind == tk_routine;
	struct conversion c = derived ? ranked(RANK_CONVERSION, source->type, reference->type) : identity(source->type, reference->type);

	c = bound_to_reference(c, reference, !lvalue);
	c.is_perfect = !derived && (function || (lvalue == !c.is_rvalue_reference)) && cv_of(p, source->type) == cv_of(p, reference->type);
	return c;
}

bool takes_temporaries(struct parser *p, const struct il_type *reference)
{
	return reference->pointer_kind == pk_rvalue_reference || (cv_of(p, reference->type) & CV) == tyf_const;
}

/* To a temporary that is made from the expression. */
static struct conversion temporary_binding(struct parser *p, const struct source *source, const struct il_type *reference)
{
	struct conversion c;

	if (!takes_temporaries(p, reference))
		return no_conversion();
	c = to_value(p, source, type_strip(p, reference->type, NULL));
	return c.kind == CONVERSION_STANDARD ? bound_to_reference(c, reference, true) : c;
}

/* To a similar type [conv.qual]: right to the expression where a pointer to it would be converted to one to that type. */
static struct conversion similar_binding(struct parser *p, const struct source *source, const struct il_type *reference)
{
	bool lvalue = source->category == vc_lvalue;
	u32 from = type_pointer(p, pk_pointer, source->type), to = type_pointer(p, pk_pointer, reference->type);
	enum qualification q = qualification_conversion(p, from, to);
	struct conversion c;

	if (q == QUALIFICATION_ADDS || q == QUALIFICATION_SAME) {
		c = direct_binding(p, source, reference, false);
		c.is_identity = c.is_perfect = false;
		return c;
	}
	if (q == QUALIFICATION_UNKNOWN)
		return unknown_conversion();
	if (!takes_temporaries(p, reference) || (lvalue && reference->pointer_kind == pk_rvalue_reference))
		return no_conversion();
	c = to_value(p, source, type_strip(p, reference->type, NULL)); /* g++ refuses it, EDG does not */
	return c.kind == CONVERSION_NONE ? c : unknown_conversion();
}

static struct conversion reference_conversion(struct parser *p, const struct source *source, const struct il_type *reference)
{
	bool lvalue = source->category == vc_lvalue, rvalue_reference = reference->pointer_kind == pk_rvalue_reference;
	u32 from_cv = cv_of(p, source->type), to_cv = cv_of(p, reference->type);
	enum related related = reference_related(p, reference->type, source->type);

	if (related == RELATED_UNKNOWN)
		return unknown_conversion();
	if (related == NOT_RELATED)
		return temporary_binding(p, source, reference);
	if (from_cv & ~to_cv)
		return no_conversion();
	if (stripped_type(p, source->type)->kind == tk_routine)
		return related == RELATED_SIMILAR ? similar_binding(p, source, reference) : direct_binding(p, source, reference, false);
	if (rvalue_reference ? lvalue : !lvalue && (to_cv & CV) != tyf_const)
		return no_conversion();
	if (related == RELATED_SIMILAR)
		return similar_binding(p, source, reference);
	return direct_binding(p, source, reference, related == RELATED_BASE);
}

/* ---- all of it ---- */

static bool is_typed(const struct parser *p, const struct source *source)
{
	return source->type && source->category != vc_unknown && !type_is_unknown(p, source->type) && !type_is_dependent(p, source->type);
}

const struct il_type *reference_type(const struct parser *p, u32 type)
{
	const struct il_type *record = stripped_type(p, type);

	return record->kind == tk_pointer && record->pointer_kind != pk_pointer ? record : NULL;
}

struct conversion standard_conversion(struct parser *p, const struct source *source, u32 to)
{
	const struct il_type *reference = reference_type(p, to);

	if (is_overload_set(p, source->node) && !type_is_unknown(p, to) && !type_is_dependent(p, to))
		return is_class_type(p, type_without_reference(p, to)) ? (struct conversion){ .kind = CONVERSION_NONE } :
		                                                         function_address_conversion(p, source, to);
	if (!is_typed(p, source) || type_is_unknown(p, to) || type_is_dependent(p, to))
		return unknown_conversion();
	return reference ? reference_conversion(p, source, reference) : to_value(p, source, to);
}

/* Whether a class is involved, and no reference to the very class that is too qualified. */
static bool may_be_user_defined(struct parser *p, const struct source *source, u32 to)
{
	u32 target = type_without_reference(p, to);

	return (is_class_type(p, source->type) || is_class_type(p, target)) &&
	       !(is_reference_type(p, to) && reference_related(p, target, source->type) != NOT_RELATED);
}

struct conversion implicit_conversion(struct parser *p, const struct source *source, u32 to)
{
	struct conversion standard;

	if (type_is_unknown(p, to) || type_is_dependent(p, to) || !may_nest(p))
		return unknown_conversion();
	if (source->node && il_expr_node(p->il, source->node)->kind == enk_braced_init_list)
		return list_conversion(p, source, to);
	if (is_overload_set(p, source->node))
		return function_address_conversion(p, source, to);
	standard = standard_conversion(p, source, to);
	return standard.kind == CONVERSION_NONE && may_be_user_defined(p, source, to) ? user_conversion(p, source, to) : standard;
}

struct conversion object_conversion(struct parser *p, const struct source *object, u32 class, u32 function_type)
{
	const struct il_type *function = stripped_type(p, function_type);
	u32 cv = (function->flags & tyf_fn_const ? tyf_const : 0) | (function->flags & tyf_fn_volatile ? tyf_volatile : 0);
	bool qualified = function->flags & (tyf_fn_lvalue_ref | tyf_fn_rvalue_ref);
	struct il_type reference = { .kind = tk_pointer, .type = type_qualified(p, class, cv) };
	struct source source = *object;
	struct conversion c;

	if (!is_typed(p, object))
		return unknown_conversion();
	reference.pointer_kind = function->flags & tyf_fn_rvalue_ref ? pk_rvalue_reference : pk_lvalue_reference;
	if (!qualified) /* rvalues are taken like lvalues */
		source.category = vc_lvalue;
	c = reference_conversion(p, &source, &reference);
	c.is_object = !qualified;
	return c;
}

/* ---- ranking [over.ics.rank] ---- */

static u8 better_if(bool a, bool b) { return a == b ? 0 : a ? COMPARE_BETTER : COMPARE_WORSE; }

/* Which of two classes that one object is converted to is nearer to it. */
static u8 compare_bases(struct parser *p, u32 a, u32 b)
{
	enum outcome first, second;

	if (!is_class_type(p, a) || !is_class_type(p, b) || same_unqualified_type(p, a, b))
		return 0;
	first = is_derived_from(p, a, b);
	second = is_derived_from(p, b, a);
	if (first == OUTCOME_UNKNOWN || second == OUTCOME_UNKNOWN)
		return COMPARE_UNKNOWN;
	return better_if(first == OUTCOME_SUCCESS, second == OUTCOME_SUCCESS);
}

/* The class of a pointer to member, or 0. */
static u32 class_of_member_pointer(const struct parser *p, u32 type)
{
	const struct il_type *t = stripped_type(p, type);

	return t->kind == tk_ptr_to_member ? t->class_type : 0;
}

/* Of pointers to members: the class that is nearer to the one they are members of, or else the type that is nearer to the result. */
static u8 compare_member_pointers(struct parser *p, const struct conversion *a, const struct conversion *b)
{
	u32 from = class_of_member_pointer(p, a->from), other = class_of_member_pointer(p, b->from);

	if (!from || !other) /* null pointer constants */
		return 0;
	if (same_unqualified_type(p, from, other))
		return compare_bases(p, class_of_member_pointer(p, b->to), class_of_member_pointer(p, a->to));
	return same_unqualified_type(p, a->to, b->to) ? compare_bases(p, from, other) : (u8)COMPARE_UNKNOWN;
}

/* [over.ics.rank]/4, of conversions of one rank. */
static u8 compare_within_rank(struct parser *p, const struct conversion *a, const struct conversion *b)
{
	u32 left = pointed_to(p, a->to), right = pointed_to(p, b->to);

	if (a->is_bool_conversion != b->is_bool_conversion)
		return better_if(b->is_bool_conversion, a->is_bool_conversion);
	if (a->is_of_real != b->is_of_real)
		return better_if(b->is_of_real, a->is_of_real);
	if (a->to_underlying != b->to_underlying && a->rank == RANK_PROMOTION)
		return better_if(a->to_underlying, b->to_underlying);
	if (a->rank != RANK_CONVERSION)
		return 0;
	if (class_of_member_pointer(p, a->to) && class_of_member_pointer(p, b->to))
		return compare_member_pointers(p, a, b);
	if (!same_unqualified_type(p, a->from, b->from)) /* of what user-defined conversions give */
		return is_class_type(p, a->from) || (pointed_to(p, a->from) && pointed_to(p, b->from)) ? COMPARE_UNKNOWN : 0;
	if (left && right && pointed_to(p, a->from)) {
		bool left_void = stripped_type(p, left)->kind == tk_void, right_void = stripped_type(p, right)->kind == tk_void;

		u8 result = better_if(right_void, left_void);

		return result ? result : compare_bases(p, left, right);
	}
	if (a->is_reference != b->is_reference && cv_of(p, a->from))
		return compare_bases(p, a->to, b->to) ? COMPARE_UNKNOWN : 0; /* g++ does not compare these */
	return compare_bases(p, a->to, b->to);
}

/* Qualification conversions that yield similar types: the smaller set of qualifiers at all levels. */
static u8 compare_qualifications(struct parser *p, u32 a, u32 b)
{
	struct level level = { .from = unqualified_type(p, a, NULL), .to = unqualified_type(p, b, NULL) };
	bool a_more = false, b_more = false;

	while (enter_level(p, &level)) {
		a_more |= level.from_cv & ~level.to_cv || level.gains_bound;
		b_more |= level.to_cv & ~level.from_cv || level.drops_bound;
	}
	return type_canonical(p, level.from) == type_canonical(p, level.to) ? better_if(b_more, a_more) : 0;
}

/* Of a null pointer constant: one conversion, whatever the qualifiers [conv.ptr]/1. */
static bool is_null_conversion(struct parser *p, const struct conversion *c)
{
	return !pointed_to(p, c->from) && stripped_type(p, c->from)->kind != tk_ptr_to_member;
}

/* [over.ics.rank]/3.2.3 on. */
static u8 compare_bindings(struct parser *p, const struct conversion *a, const struct conversion *b)
{
	bool both = a->is_reference && b->is_reference, function = stripped_type(p, a->from)->kind == tk_routine;
	u32 a_cv = cv_of(p, a->to), b_cv = cv_of(p, b->to);
	u8 result = 0;

	if (both && !a->is_object && !b->is_object && a->is_rvalue_reference != b->is_rvalue_reference && (function || a->binds_rvalue))
		return better_if(a->is_rvalue_reference != function, b->is_rvalue_reference != function);
	if ((!both || !same_unqualified_type(p, a->to, b->to)) && !is_null_conversion(p, a) && !is_null_conversion(p, b) &&
	    same_unqualified_type(p, a->from, b->from)) /* {} is of the very type */
		result = compare_qualifications(p, a->to, b->to);
	if (!result && both && same_unqualified_type(p, a->to, b->to) && a_cv != b_cv)
		result = better_if(!(a_cv & ~b_cv), !(b_cv & ~a_cv));
	return result;
}

static u8 compare_standard(struct parser *p, const struct conversion *a, const struct conversion *b)
{
	u8 result = better_if(a->is_identity, b->is_identity);

	if (a->rank != b->rank)
		return better_if(a->rank < b->rank, b->rank < a->rank);
	if (!result)
		result = compare_within_rank(p, a, b);
	if (!result)
		result = compare_bindings(p, a, b);
	return result ? result : COMPARE_SAME;
}

/* Sorts of conversions that an uncertain one may turn out to be, where it is none of no account. */
static u8 compare_uncertain(const struct conversion *a, const struct conversion *b)
{
	if (a->kind == CONVERSION_PERHAPS_USER && b->kind == CONVERSION_STANDARD)
		return COMPARE_WORSE;
	if (b->kind == CONVERSION_PERHAPS_USER && a->kind == CONVERSION_STANDARD)
		return COMPARE_BETTER;
	if (a->kind == CONVERSION_PERHAPS_USER && b->kind == CONVERSION_ELLIPSIS)
		return COMPARE_BETTER;
	if (b->kind == CONVERSION_PERHAPS_USER && a->kind == CONVERSION_ELLIPSIS)
		return COMPARE_WORSE;
	if (a->kind == CONVERSION_STANDARD && a->is_perfect)
		return COMPARE_BETTER | COMPARE_SAME;
	if (b->kind == CONVERSION_STANDARD && b->is_perfect)
		return COMPARE_WORSE | COMPARE_SAME;
	return COMPARE_UNKNOWN;
}

static bool is_uncertain(const struct conversion *c) { return c->kind == CONVERSION_UNKNOWN || c->kind == CONVERSION_PERHAPS_USER; }

bool is_same_construction(const struct conversion *a, const struct conversion *b)
{
	return a->class && a->class == b->class && (a->is_uncertain || a->kind == CONVERSION_PERHAPS_USER) &&
	       (b->is_uncertain || b->kind == CONVERSION_PERHAPS_USER);
}

/* Of a list to arrays of one type [over.ics.rank]/3.1. */
static u8 compare_arrays(struct parser *p, const struct conversion *a, const struct conversion *b)
{
	u32 x = il_type(p->il, type_strip(p, a->to, NULL))->type, y = il_type(p->il, type_strip(p, b->to, NULL))->type;

	if (!a->elements || !b->elements || type_strip(p, x, NULL) != type_strip(p, y, NULL))
		return COMPARE_SAME;
	if (a->elements != b->elements)
		return better_if(a->elements < b->elements, b->elements < a->elements);
	return better_if(b->to_unknown_bound && !a->to_unknown_bound, a->to_unknown_bound && !b->to_unknown_bound);
}

/* Whether no other user-defined conversion does as well. */
static bool names_function(const struct conversion *c) { return c->function || !c->is_ambiguous; }

u8 compare_conversions(struct parser *p, const struct conversion *a, const struct conversion *b)
{
	if (is_same_construction(a, b))
		return compare_standard(p, a, b);
	if (is_uncertain(a) || is_uncertain(b))
		return compare_uncertain(a, b);
	if (a->to_initializer_list != b->to_initializer_list)
		return better_if(a->to_initializer_list, b->to_initializer_list);
	if (compare_arrays(p, a, b) != COMPARE_SAME)
		return compare_arrays(p, a, b);
	if (a->kind != b->kind)
		return better_if(a->kind > b->kind, b->kind > a->kind);
	if (a->kind == CONVERSION_ELLIPSIS)
		return COMPARE_SAME;
	if (a->kind == CONVERSION_USER && (a->is_uncertain || b->is_uncertain))
		return COMPARE_UNKNOWN;
	if (a->kind == CONVERSION_USER && (!names_function(a) || !names_function(b) || a->function != b->function || a->class != b->class))
		return COMPARE_SAME;
	return compare_standard(p, a, b);
}
