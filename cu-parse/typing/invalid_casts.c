/* What is said about casts that are certainly invalid [expr.static.cast] [expr.reinterpret.cast] [expr.const.cast] [expr.dynamic.cast]
 * [expr.cast], and pointers that become integers which are too small. */
#include "invalid.h"

#include "../syntax/expr.h"
#include "../constants/constant.h"
#include "../overload/constructors.h"
#include "../overload/conversion.h"
#include "../scopes/class_members.h"
#include "../types/placeholder.h"
#include "usable.h"

static bool is_pointer(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type_strip(p, decayed_type(p, type), NULL));

	return (record->kind == tk_pointer && record->pointer_kind == pk_pointer) || record->kind == tk_nullptr;
}

/* Of an integer, which is not bool: fewer bits than a pointer has. */
static bool is_small_integer(struct parser *p, u32 type)
{
	u8 kind = integral_kind(p, type_strip(p, type, NULL));

	return il_type(p->il, type_strip(p, type, NULL))->kind == tk_integer && !is_enum_type(p, type_strip(p, type, NULL)) && kind &&
	       kind != ik_bool && kind_width(kind) < 64;
}

static void check_size_of_integer(const struct typing *t)
{
	struct parser *p = t->p;
	u32 from = type_at(p, t->operand[0]);
	bool is_reinterpreted =
		t->node->operation == eok_cast || t->node->operation == eok_functional_cast || t->node->operation == eok_reinterpret_cast;

	if (is_reinterpreted && from && !type_is_unknown(p, from) && is_pointer(p, from) && is_small_integer(p, t->node->type_operand))
		diag_report(p->diag, DIAG_pointer_conversion_loses_bits, t->node->range_begin);
}

static u32 place_of_type(const struct typing *t)
{
	return t->p->tokens[token_at(t->p, t->node->range_begin) + (t->node->operation == eok_cast ? 1 : 2)].position;
}

/* ---- values ---- */

/* Since C++20 the value is that of an aggregate's first member; where it cannot be, the reference is left without what it would cast. */
static void check_cast_to_aggregate(const struct typing *t, u32 class)
{
	struct parser *p = t->p;
	u32 errors = p->errors;

	if (!in_code_or_initializer(p) || il_type(p->il, class)->flags & tyf_closure || !has_known_type(p, t->operand[0]) ||
	    !is_known_type(p, class) || !complete_class(p, class))
		return;
	check_values_of_aggregate(p, class, t->operand[0]);
	if (p->errors > errors)
		report_error(p, position(p), DIAG_no_user_defined_conversion, p->error_type, t->node->type_operand);
}

static void check_cast_to_class(const struct typing *t)
{
	struct parser *p = t->p;
	u32 node = t->operand[0], class = type_strip(p, t->node->type_operand, NULL), from = type_at(p, node);

	if (t->node->operation != eok_functional_cast && !complete_class(p, class) && is_incomplete_class(p, class)) {
		report_error(p, place_of_type(t), DIAG_incomplete_type_not_allowed, class);
		return;
	}
	if (is_class_type(p, from) && reference_related(p, class, from) != NOT_RELATED)
		return;
	if (!certainly_lacks_constructor(p, class, node)) {
		if (!is_class_type(p, from) && has_known_type(p, node))
			check_several_constructors(p, class, node, true);
		return;
	}
	if (are_elements_in_parentheses(p, class, node)) {
		check_cast_to_aggregate(t, class);
		return;
	}
	if (is_class_type(p, from))
		report_error(p, begin_of(p, node), DIAG_no_user_defined_conversion, from, t->node->type_operand);
	else
		report_error(p, begin_of(p, node), DIAG_no_suitable_constructor, from, class);
}

/* From one pointer to another, of the same type but for fewer qualifiers. */
static bool drops_qualifiers(struct parser *p, u32 from, u32 to)
{
	u32 from_cv = 0, to_cv = 0;

	if (!pointed_to(p, decayed_type(p, from)) || !pointed_to(p, to))
		return false;
	unqualified_type(p, pointed_to(p, decayed_type(p, from)), &from_cv);
	unqualified_type(p, pointed_to(p, to), &to_cv);
	return from_cv & ~to_cv;
}

/* Whether two pointers point to the same type but for qualifiers at any level. */
static enum outcome are_similar_pointees(struct parser *p, u32 from, u32 to)
{
	return are_similar_types(p, pointed_to(p, decayed_type(p, from)), pointed_to(p, to));
}

static enum outcome validity_of(const struct typing *t)
{
	enum outcome outcome;

	switch (t->node->operation) {
	case eok_static_cast: return valid_cast(t);
	case eok_reinterpret_cast: return valid_reinterpret_cast(t);
	default: outcome = valid_cast(t); return outcome == OUTCOME_SUCCESS ? outcome : valid_old_cast(t, outcome);
	}
}

/* ---- along a hierarchy ---- */

struct classes_of_cast {
	u32 from, to, shown; /* without qualifiers, with those of what is cast to */
	bool same_qualifiers, drops_qualifiers, is_reference;
};

/* The classes that pointers or references are to; false: there are none, or they may not be complete. */
static bool classes_of_cast(const struct typing *t, struct classes_of_cast *c)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand, from = type_at(p, t->operand[0]), to_cv = 0, from_cv = 0;

	c->is_reference = is_reference_type(p, to);
	to = c->is_reference ? type_without_reference(p, to) : pointed_to(p, to);
	from = c->is_reference ? from : pointed_to(p, decayed_type(p, from));
	if (!to || !from || (t->node->operation != eok_static_cast && t->node->operation != eok_cast))
		return false;
	c->shown = to;
	c->to = unqualified_type(p, to, &to_cv);
	c->from = unqualified_type(p, from, &from_cv);
	c->same_qualifiers = to_cv == from_cv;
	c->drops_qualifiers = from_cv & ~to_cv && t->node->operation == eok_static_cast;
	c->to = type_strip(p, c->to, NULL);
	c->from = type_strip(p, c->from, NULL);
	return c->to != c->from && is_known_type(p, c->from) && is_class_type(p, c->to) && is_class_type(p, c->from) &&
	       complete_class(p, c->to) && complete_class(p, c->from);
}

/* The reference sees what is bound, the type of a static_cast, or the cast. */
static u32 place_of_conversion(const struct typing *t, const struct classes_of_cast *c)
{
	return c->is_reference                       ? begin_of(t->p, t->operand[0]) :
	       t->node->operation == eok_static_cast ? place_of_type(t) :
	                                               t->node->range_begin;
}

/* Whether an object is not one of the other class once and for all, which is said [expr.static.cast]/2 /11. */
static bool check_hierarchy(const struct typing *t)
{
	struct parser *p = t->p;
	struct classes_of_cast c;
	struct base_ways ways;

	if (!classes_of_cast(t, &c) || c.drops_qualifiers)
		return false;
	if (is_derived_from(p, c.from, c.to) == OUTCOME_SUCCESS)
		return check_ambiguous_base(p, c.from, c.to, place_of_conversion(t, &c));
	if (!c.same_qualifiers || is_derived_from(p, c.to, c.from) != OUTCOME_SUCCESS)
		return false;
	ways = ways_to_base(p, c.to, c.from);
	if (ways.unknown || (ways.count > 1 && ways.is_virtual) || (ways.count <= 1 && !ways.is_virtual))
		return false;
	if (ways.count > 1)
		report_error(p, place_of_conversion(t, &c), DIAG_derived_has_several_bases, c.shown, c.from);
	else
		report_error(p, place_of_conversion(t, &c), DIAG_cast_from_virtual_base, c.from, c.shown);
	return true;
}

/* The same of a base that is inaccessible here, or that a dynamic_cast has several of; for the reference there is a value all the same. */
static bool check_access_in_cast(const struct typing *t)
{
	struct parser *p = t->p;
	struct classes_of_cast c;

	if (t->node->operation == eok_dynamic_cast) /* its operand */
		return in_plain_code(p) && check_base_conversion(p, t->operand[0], t->node->type_operand);
	if (t->node->operation != eok_static_cast || !classes_of_cast(t, &c) || c.drops_qualifiers)
		return false;
	if (!in_plain_code(p)) /* nothing is said in templates */
		return is_closed_base(p, c.from, c.to) || is_closed_base(p, c.to, c.from);
	if (is_closed_base(p, c.from, c.to))
		report_error(p, place_of_conversion(t, &c), DIAG_inaccessible_base, c.to);
	else if (is_closed_base(p, c.to, c.from))
		report_error(p, t->node->range_begin, DIAG_cast_from_inaccessible_base, c.from);
	else
		return false;
	diag_move(p->diag, end_of_last(p));
	return true;
}

static void check_scalar_cast(const struct typing *t)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand, from = type_at(p, t->operand[0]);
	bool is_static = t->node->operation == eok_static_cast;
	enum outcome similar;

	if (validity_of(t) != OUTCOME_FAILURE || (!is_static && is_pointer(p, from) && is_small_integer(p, to)))
		return;
	if (!drops_qualifiers(p, from, to)) {
		report_error(p, t->node->range_begin, DIAG_invalid_type_conversion);
	} else if (t->node->operation == eok_reinterpret_cast) {
		report_error(p, t->node->range_begin, DIAG_reinterpret_cast_casts_away);
	} else {
		similar = are_similar_pointees(p, from, to);
		if (similar != OUTCOME_UNKNOWN)
			report_error(p, t->node->range_begin,
			             similar == OUTCOME_SUCCESS ? DIAG_static_cast_casts_away : DIAG_invalid_type_conversion);
	}
}

/* reinterpret_cast of a floating value or an object to its own type, which only the others have [expr.reinterpret.cast]/2; that of objects
 * has qualifiers. */
static bool is_cast_to_itself(const struct typing *t)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand, from = type_at(p, t->operand[0]);

	if (t->node->operation != eok_reinterpret_cast)
		return false;
	if (is_class_type(p, to))
		return type_canonical(p, to) == type_canonical(p, from);
	return same_unqualified_type(p, to, from) &&
	       (il_type(p->il, type_strip(p, to, NULL))->kind == tk_float || type_strip(p, to, NULL) == p->nullptr_type);
}

static void check_value_cast(const struct typing *t)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand, from = type_at(p, t->operand[0]);
	const struct il_type *record = il_type(p->il, type_strip(p, to, NULL));

	if (record->kind == tk_array && p->il->header.std_version >= 202002 && t->node->operation != eok_reinterpret_cast)
		return; /* elements in parentheses [dcl.init.general]/16 */
	if (record->kind == tk_array || record->kind == tk_routine)
		report_error(p, place_of_type(t), DIAG_cast_not_allowed, to);
	else if (is_cast_to_itself(t)) {
		report_warning(p, t->node->range_begin, DIAG_nonstd_reinterpret_cast);
		diag_move(p->diag, end_of_last(p)); /* behind what is said of the type */
	} else if (is_class_type(p, to) && t->node->operation == eok_reinterpret_cast)
		report_error(p, place_of_type(t), DIAG_cast_not_allowed, to);
	else if (is_class_type(p, to) && t->node->operation != eok_functional_cast)
		check_cast_to_class(t);
	else if (is_class_type(p, from) && is_scalar(record) && t->node->operation != eok_reinterpret_cast) {
		if (!check_class_value(p, t->operand[0], to, true) && !has_conversion_functions(p, type_strip(p, from, NULL)))
			report_error(p, begin_of(p, t->operand[0]), DIAG_no_conversion_function, from, to);
	} else if (is_scalar(record) && record->kind != tk_nullptr) /* 0 becomes that */
		check_scalar_cast(t);
}

/* A static_cast that nothing makes possible. */
static void report_cast_to_reference(const struct typing *t)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand, node = t->operand[0], from = type_at(p, node);
	bool is_rvalue_reference = il_type(p->il, type_strip(p, to, NULL))->pointer_kind == pk_rvalue_reference;

	if (!is_rvalue_reference && il_expr_node(p->il, node)->value_category != vc_lvalue)
		report_error(p, begin_of(p, node), DIAG_exp_only_lvalue);
	else if (are_similar_types(p, type_without_reference(p, to), from) != OUTCOME_SUCCESS)
		report_error(p, t->node->range_begin, DIAG_invalid_type_conversion);
	else if (is_rvalue_reference && is_class_type(p, from))
		report_error(p, begin_of(p, node), DIAG_qualifiers_dropped, to, from);
	else
		report_error(p, t->node->range_begin, DIAG_static_cast_casts_away);
}

/* ---- const_cast, dynamic_cast ---- */

static void check_const_cast(const struct typing *t)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand;
	const struct il_type *record = il_type(p->il, type_strip(p, to, NULL));

	if (valid_const_cast(t) != OUTCOME_FAILURE)
		return;
	if (record->kind != tk_pointer && record->kind != tk_ptr_to_member)
		report_error(p, place_of_type(t), DIAG_bad_const_cast_type);
	else if (record->pointer_kind == pk_pointer || il_expr_node(p->il, t->operand[0])->value_category == vc_lvalue)
		report_error(p, begin_of(p, t->operand[0]), DIAG_const_cast_of_other_type);
}

/* Whether the operand's class is no complete one, or its value no object that the type refers to [expr.dynamic.cast]/1. */
static bool check_dynamic_operand(const struct typing *t, u32 source)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand, node = t->operand[0];
	bool is_reference = is_reference_type(p, to);

	if (source && is_class_type(p, source) && (complete_class(p, source) || !is_incomplete_class(p, source)) &&
	    (!is_reference || il_type(p->il, type_strip(p, to, NULL))->pointer_kind == pk_rvalue_reference ||
	     il_expr_node(p->il, node)->value_category != vc_prvalue))
		return false;
	report_error(p, begin_of(p, node), is_reference ? DIAG_dynamic_cast_of_no_lvalue : DIAG_dynamic_cast_of_no_pointer);
	return true;
}

static void check_dynamic_cast(const struct typing *t)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand, from = type_at(p, t->operand[0]), target = type_without_reference(p, to), source = from;
	u32 target_cv = 0, source_cv = 0;

	if (!is_reference_type(p, to)) {
		target = pointed_to(p, to);
		source = pointed_to(p, decayed_type(p, from));
	}
	target = target ? type_strip(p, target, &target_cv) : 0;
	source = source ? type_strip(p, source, &source_cv) : 0;
	if (!target || (!is_class_type(p, target) && (is_reference_type(p, to) || il_type(p->il, target)->kind != tk_void))) {
		report_error(p, place_of_type(t), DIAG_bad_dynamic_cast_type);
		return;
	}
	if (check_dynamic_operand(t, source))
		return;
	if (source_cv & ~target_cv)
		report_error(p, t->node->range_begin, DIAG_dynamic_cast_casts_away);
	if (source == target || !complete_class(p, source) || (is_class_type(p, target) && !complete_class(p, target)))
		return;
	if ((!is_class_type(p, target) || is_derived_from(p, source, target) == OUTCOME_FAILURE) &&
	    trait_is_polymorphic(p, &source, 1) == TRAIT_FALSE)
		report_error(p, begin_of(p, t->operand[0]), DIAG_dynamic_cast_of_no_polymorphic);
}

/* Whether the type-id at token first is decltype(…) or typeof(…) and no more. */
static bool is_type_of_operand_alone(const struct parser *p, u32 first)
{
	unsigned kind = p->tokens[first].kind, next;

	if ((kind != TOK_decltype && kind != TOK_typeof) || p->tokens[first + 1].kind != TOK_LPAREN)
		return false;
	next = p->tokens[matching(p, first + 1) + 1].kind;
	return next == TOK_GREATER || next == TOK_RPAREN;
}

void check_cast_qualifiers(struct parser *p, u32 type, u32 first)
{
	const struct il_type *record = il_type(p->il, type);

	if (is_compiled_once(p) && recording(p) && !in_instance(p) && record->kind == tk_typeref && record->typeref_kind == trk_qualified &&
	    type_cv(p, type) && !is_class_type(p, type) && !is_type_of_operand_alone(p, first))
		diag_report(p->diag, DIAG_useless_qualifier_on_cast, p->tokens[first].position);
}

/* Whether what is cast is a mistake, or has one in its list: so is the outcome. */
static bool is_of_wrong_operand(const struct typing *t)
{
	struct parser *p = t->p;
	u32 operand = t->operand[0];

	if (!p->errors || !in_code(p) || !operand)
		return false;
	if (il_expr_node(p->il, operand)->kind == enk_braced_init_list)
		operand = il_expr_node(p->il, operand)->first_operand;
	return has_wrong_argument(p, operand);
}

/* Whether a dynamic_cast is of an object of a class that is not defined. */
static bool is_of_incomplete_class(const struct typing *t)
{
	struct parser *p = t->p;
	u32 type = type_at(p, t->operand[0]);

	return t->node->operation == eok_dynamic_cast && is_known_type(p, type) && is_class_type(p, type) && is_incomplete_class(p, type);
}

void check_cast(const struct typing *t)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand, operand = t->operand[0], errors = p->errors;

	if (is_of_wrong_operand(t)) {
		il_expr_node(p->il, t->index)->type = p->error_type;
		return;
	}
	if (!operand || il_expr_node(p->il, operand)->next || t->node->flags & (exf_braced | exf_implicit) ||
	    il_expr_node(p->il, operand)->kind == enk_braced_init_list)
		return;
	if (check_cast_of_overloaded(t)) {
		il_expr_node(p->il, t->index)->type = p->error_type;
		return;
	}
	if (in_code(p) && !in_instance(p))
		check_size_of_integer(t);
	if (!in_code(p) || !is_known_type(p, to) || has_placeholder(p, to) || attributed_typedef(p, to) ||
	    !(is_known_operand(p, operand) || is_of_incomplete_class(t)) || attributed_typedef(p, type_at(p, operand)))
		return;
	if (check_access_in_cast(t))
		return;
	if (check_hierarchy(t)) {
		/* that was it */
	} else if (is_void(p, operand)) {
		if (!is_reference_type(p, to) && sort_of_type(p, to) != SORT_OTHER && sort_of_type(p, to) != SORT_UNKNOWN)
			report_error(p, t->node->range_begin, DIAG_invalid_type_conversion);
	} else if (t->node->operation == eok_const_cast)
		check_const_cast(t);
	else if (t->node->operation == eok_dynamic_cast)
		check_dynamic_cast(t);
	else if (!is_reference_type(p, to))
		check_value_cast(t);
	else if (t->node->operation == eok_static_cast && valid_cast(t) == OUTCOME_FAILURE)
		report_cast_to_reference(t);
	if (p->errors > errors) { /* behind what is said of the operand; nothing more is said about it */
		diag_move(p->diag, end_of_last(p));
		il_expr_node(p->il, t->index)->type = p->error_type;
	}
}

bool check_abstract_cast(const struct typing *t)
{
	struct parser *p = t->p;
	u32 place = t->node->range_begin, errors = p->errors;

	switch (t->node->operation) {
	case eok_functional_cast:
		if (!in_code_or_initializer(p))
			return false;
		break;
	case eok_cast: place = p->tokens[token_at(p, place) + 1].position; break;
	case eok_static_cast:
	case eok_dynamic_cast:
	case eok_const_cast:
	case eok_reinterpret_cast: place = p->tokens[token_at(p, place) + 2].position; break;
	default: return false;
	}
	if (!(t->node->flags & exf_implicit))
		check_abstract_type(p, t->node->type_operand, DIAG_abstract_class_cast, place);
	return p->errors > errors;
}
