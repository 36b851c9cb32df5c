/* Whether a cast is valid [expr.static.cast] [expr.cast], and a list of one element that stands for a scalar [dcl.init.list]: as validity.c. */
#include "../scopes/class_members.h"
#include "../overload/conversion.h"
#include "typing_rules.h"
#include "usable.h"

/* Whether the reference type binds to the operand without a conversion [expr.static.cast]/3. */
static bool binds_directly(struct parser *p, const struct il_type *reference, u32 node)
{
	u32 to_cv = 0, from_cv = 0;
	u8 category = il_expr_node(p->il, node)->value_category;

	unqualified_type(p, reference->type, &to_cv);
	unqualified_type(p, type_at(p, node), &from_cv);
	return same_unqualified_type(p, reference->type, type_at(p, node)) && !(from_cv & ~to_cv) &&
	       (category == vc_lvalue || (category == vc_xvalue && reference->pointer_kind == pk_rvalue_reference));
}

/* Whether all values of one integral type are values of the other. */
static bool represents(u8 to, u8 from)
{
	return kind_is_signed(to) == kind_is_signed(from) ? kind_width(to) >= kind_width(from) :
	                                                    kind_is_signed(to) && kind_width(to) > kind_width(from);
}

/* Whether a node is the name of a parameter of a function or requires-expression, whose value has to be read, or what it refers to. */
static bool is_parameter_value(const struct parser *p, const struct il_expr_node *node)
{
	const struct il_variable *variable =
		il_variable(p->il, node->kind == enk_variable && il_any_kind(node->target) == IL_variable ? il_any_index(node->target) : 0);

	return variable->flags & vf_parameter && !(variable->flags & vf_template_parameter);
}

/* Whether an expression has no constant value for certain: a parameter, the call of a function that is not constexpr, as std::declval(). */
static bool is_never_constant(struct parser *p, u32 index, const struct constant *value)
{
	const struct il_expr_node *node = il_expr_node(p->il, il_in_parentheses(p->il, index));
	il_any target = node->kind == enk_operation && node->operation == eok_call && node->first_operand ?
	                        il_expr_node(p->il, node->first_operand)->target :
	                        0;
	const struct il_routine *routine = il_routine(p->il, il_any_index(target));

	return value->never || is_parameter_value(p, node) ||
	       (target && il_any_kind(target) == IL_routine && routine->linkage != nlk_c &&
	        !(routine->flags & (rf_constexpr | rf_consteval | rf_implicit | rf_defaulted)));
}

/* One floating type to another: no constant of a greater one may be lost. */
static enum outcome keeps_floating(struct parser *p, u32 to, u32 node, const struct constant *value)
{
	u32 common = common_floating(p, type_strip(p, to, NULL), type_strip(p, type_at(p, node), NULL));

	if (common && same_unqualified_type(p, common, to))
		return OUTCOME_SUCCESS;
	return common && is_never_constant(p, node, value) ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
}

/* A number as the one element of a list: it must not be narrowed [dcl.init.list]/7. */
static enum outcome keeps_number(struct parser *p, u32 to, u32 node, enum sort from)
{
	bool to_floating = sort_of_type(p, to) == SORT_FLOATING;
	u8 wanted = to_floating ? 0 : integral_kind(p, type_strip(p, to, NULL));
	u8 given = from == SORT_FLOATING ? 0 : integral_kind(p, type_at(p, node));
	struct constant value = constant_of_expression(p, node), converted;

	if (from == SORT_FLOATING)
		return to_floating ? keeps_floating(p, to, node, &value) : OUTCOME_FAILURE;
	if (to_floating)
		return !value.known                      ? (is_never_constant(p, node, &value) ? OUTCOME_FAILURE : OUTCOME_UNKNOWN) :
		       value.bits + (1 << 23) <= 1 << 24 ? OUTCOME_SUCCESS :
		                                           OUTCOME_UNKNOWN;
	if (represents(wanted, given))
		return OUTCOME_SUCCESS;
	if (!value.known && is_enum_type(p, type_at(p, node)))
		return OUTCOME_UNKNOWN; /* it may have fewer values than its type */
	if (!value.known)
		return is_never_constant(p, node, &value) ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
	converted = constant_convert(p, &value, type_strip(p, to, NULL));
	return !converted.known ? OUTCOME_UNKNOWN : when(converted.bits == value.bits);
}

/* What the conversion function of a class gives must not be narrowed, either; a constant would not be. */
static enum outcome keeps_converted(struct parser *p, u32 to, const struct conversion *c)
{
	u32 from = type_strip(p, c->from, NULL);

	if (!is_arithmetic_sort(sort_of_type(p, to)) || same_unqualified_type(p, from, to))
		return OUTCOME_SUCCESS;
	if (sort_of_type(p, from) == SORT_INTEGRAL && sort_of_type(p, to) == SORT_INTEGRAL &&
	    represents(integral_kind(p, type_strip(p, to, NULL)), integral_kind(p, from)))
		return OUTCOME_SUCCESS;
	return unknown_unless(false);
}

/* What is no number, to a scalar. */
static enum outcome converts_in_braces(struct parser *p, u32 to, u32 node, enum sort from)
{
	struct source source = source_of_node(p, node);
	struct conversion c = implicit_conversion(p, &source, to);
	bool to_bool = type_canonical(p, type_strip(p, to, NULL)) == p->builtin[ik_bool];

	if (c.kind == CONVERSION_USER && !c.is_uncertain && !c.is_ambiguous)
		return worst(usable_converter(p, c.function, type_at(p, node)), keeps_converted(p, to, &c));
	if (c.kind == CONVERSION_STANDARD && !to_bool)
		return usable_standard_conversion(p, &c);
	if (c.kind != CONVERSION_NONE)
		return OUTCOME_UNKNOWN;
	if (from == SORT_NULLPTR && to_bool)
		return OUTCOME_SUCCESS;
	return is_class_type(p, source.type) && may_convert_explicitly(p, type_strip(p, source.type, NULL), to) ? OUTCOME_UNKNOWN :
	                                                                                                          OUTCOME_FAILURE;
}

enum outcome valid_in_braces(struct parser *p, u32 to, u32 node)
{
	enum sort from = sort_of(p, node), sort = sort_of_type(p, to);

	if (!type_at(p, node) || type_is_unknown(p, type_at(p, node)) || type_is_dependent(p, type_at(p, node)))
		return OUTCOME_UNKNOWN;
	if (same_unqualified_type(p, to, type_at(p, node)))
		return OUTCOME_SUCCESS;
	if (is_enum_type(p, to) && from != SORT_UNKNOWN)
		return OUTCOME_FAILURE;
	if (is_arithmetic_sort(sort) && is_arithmetic_sort(from))
		return keeps_number(p, to, node, from);
	return converts_in_braces(p, to, node, from);
}

enum outcome valid_reference_in_braces(struct parser *p, u32 to, u32 node)
{
	const struct il_type *reference = reference_type(p, to);
	struct source source = source_of_node(p, node);
	struct conversion c;

	if (!source.type || type_is_unknown(p, source.type))
		return OUTCOME_UNKNOWN;
	c = implicit_conversion(p, &source, to);
	if (c.kind == CONVERSION_STANDARD)
		return is_arithmetic_sort(sort_of_type(p, reference->type)) && !same_unqualified_type(p, reference->type, source.type) ?
		               valid_in_braces(p, type_strip(p, reference->type, NULL), node) :
		               usable_standard_conversion(p, &c);
	if (c.kind == CONVERSION_USER && !is_class_type(p, reference->type) && !c.is_uncertain && !c.is_ambiguous)
		return worst(usable_converter(p, c.function, type_at(p, node)), keeps_converted(p, reference->type, &c));
	return c.kind == CONVERSION_NONE && !is_class_type(p, source.type) && !is_class_type(p, reference->type) ? OUTCOME_FAILURE :
	                                                                                                           OUTCOME_UNKNOWN;
}

/* T &{x} where x is nothing that it would bind to: to a T made of the list. */
static enum outcome valid_list_reference(struct parser *p, u32 to, u32 list)
{
	const struct il_type *reference = reference_type(p, to);
	u32 element = il_expr_node(p->il, list)->first_operand;
	struct source source = source_of_node(p, list);
	struct conversion c;

	if (!is_class_type(p, reference->type) || is_untyped(p, element) ||
	    reference_related(p, reference->type, type_at(p, element)) != NOT_RELATED)
		return valid_reference_in_braces(p, to, element);
	if (!takes_temporaries(p, reference))
		return is_class_type(p, type_at(p, element)) ? OUTCOME_UNKNOWN : OUTCOME_FAILURE;
	c = implicit_conversion(p, &source, to);
	if (c.kind == CONVERSION_NONE)
		return OUTCOME_FAILURE;
	return worst(usable_argument(p, to, list), unknown_unless(c.kind == CONVERSION_USER && !c.is_uncertain && !c.is_ambiguous));
}

/* T{x} of a scalar: since C++17 an enumeration with a fixed underlying type may be made from what that type may be made from [dcl.init.list]/3.8. */
static enum outcome valid_scalar_list(struct parser *p, u32 to, u32 node)
{
	const struct il_type *type = il_type(p->il, type_strip(p, to, NULL));
	bool is_fixed = type->kind == tk_integer && type->int_kind == ik_enum && type->flags & (tyf_fixed_underlying | tyf_scoped_enum) &&
	                p->il->header.std_version >= 201703;

	if (is_fixed && !same_unqualified_type(p, to, type_at(p, node)) && sort_of(p, node) != SORT_UNKNOWN)
		return valid_in_braces(p, underlying_type_of(p, type_strip(p, to, NULL)), node);
	return valid_in_braces(p, to, node);
}

/* Whether nothing makes an object of the class of what has that type: neither is it derived from the other, nor is it converted. */
static bool are_unrelated(struct parser *p, u32 class, u32 type)
{
	u32 to = type_strip(p, class, NULL), from = type_strip(p, type, NULL);

	if (!is_class_type(p, from))
		return sort_of_type(p, from) != SORT_UNKNOWN;
	return from != to && is_derived_from(p, from, to) == OUTCOME_FAILURE && is_derived_from(p, to, from) == OUTCOME_FAILURE &&
	       !has_conversion_functions(p, from);
}

/* Also of a null pointer constant, which its type does not show. */
static struct conversion conversion_of_node(struct parser *p, u32 node, u32 to)
{
	struct source source = source_of_node(p, node);

	return implicit_conversion(p, &source, to);
}

/* From base to derived class, where that is a static_cast. */
static enum outcome casts_down(struct parser *p, u32 base, u32 derived)
{
	struct base_ways ways;

	if (is_derived_from(p, derived, base) != OUTCOME_SUCCESS)
		return is_derived_from(p, derived, base);
	ways = ways_to_base(p, derived, base);
	if (ways.unknown)
		return OUTCOME_UNKNOWN;
	return ways.count != 1 || ways.is_virtual ? OUTCOME_FAILURE : accessible_base(p, derived, base);
}

/* Of pointers: void * to any object's, base to derived; [expr.static.cast]/11 and 13. */
static enum outcome casts_pointer(struct parser *p, u32 from, u32 to)
{
	u32 from_cv = 0, to_cv = 0;

	from = unqualified_type(p, from, &from_cv);
	to = unqualified_type(p, to, &to_cv);
	if (from_cv & ~to_cv)
		return OUTCOME_FAILURE;
	if (il_type(p->il, from)->kind == tk_void)
		return when(il_type(p->il, to)->kind != tk_routine);
	return is_class_type(p, from) && is_class_type(p, to) ? casts_down(p, from, to) : OUTCOME_FAILURE;
}

/* Of a member of a derived class to one of a base; [expr.static.cast]/12. */
static enum outcome casts_member_pointer(struct parser *p, u32 from, u32 to)
{
	struct il_type source = *il_type(p->il, type_strip(p, from, NULL)), target = *il_type(p->il, type_strip(p, to, NULL));
	u32 from_cv = 0, to_cv = 0;

	source.type = unqualified_type(p, source.type, &from_cv);
	target.type = unqualified_type(p, target.type, &to_cv);
	if (from_cv & ~to_cv || !same_unqualified_type(p, source.type, target.type))
		return il_type(p->il, source.type)->kind == tk_routine && il_type(p->il, target.type)->kind == tk_routine ?
		               OUTCOME_UNKNOWN :
		               OUTCOME_FAILURE;
	return casts_down(p, target.class_type, source.class_type);
}

/* The inverse of a standard conversion, of a value [expr.static.cast]/9 to 13. */
static enum outcome inverts_conversion(struct parser *p, u32 to, u32 node)
{
	enum sort sort = sort_of_type(p, to), from = sort_of(p, node);
	u32 type = decayed_type(p, type_at(p, node));

	to = unqualified_type(p, to, NULL); /* no qualifiers are left of a value's type */
	if (decayed_type(p, to) != to)
		return OUTCOME_FAILURE; /* to an array or function */
	if (sort == SORT_UNKNOWN || from == SORT_UNKNOWN)
		return is_class_type(p, type) ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
	if (is_enum_type(p, to))
		return when(is_arithmetic_sort(from) || from == SORT_SCOPED_ENUM);
	if (is_pointer_sort(sort) && is_pointer_sort(from))
		return casts_pointer(p, pointed_to(p, type), pointed_to(p, to));
	return sort == SORT_MEMBER_POINTER && from == SORT_MEMBER_POINTER ? casts_member_pointer(p, type, to) : OUTCOME_FAILURE;
}

/* To a reference: from base to derived class, or an xvalue of an lvalue [expr.static.cast]/2 and 3. */
static enum outcome casts_reference(struct parser *p, const struct il_type *reference, u32 node)
{
	struct source source = source_of_node(p, node);
	bool to_rvalue = reference->pointer_kind == pk_rvalue_reference;
	u32 from_cv = 0, to_cv = 0;

	unqualified_type(p, source.type, &from_cv);
	unqualified_type(p, reference->type, &to_cv);
	if (source.category == vc_prvalue || from_cv & ~to_cv || (source.category == vc_xvalue && !to_rvalue))
		return OUTCOME_FAILURE;
	switch (reference_related(p, reference->type, source.type)) {
	case RELATED_SAME: return OUTCOME_SUCCESS;
	case RELATED_BASE:
		return ways_to_base(p, source.type, reference->type).count == 1 ? accessible_base(p, source.type, reference->type) :
		                                                                  OUTCOME_UNKNOWN;
	case NOT_RELATED:
		return is_class_type(p, source.type) && is_class_type(p, reference->type) ? casts_down(p, source.type, reference->type) :
		                                                                            OUTCOME_FAILURE;
	default: return OUTCOME_UNKNOWN;
	}
}

/* What neither initialization nor its inverse does is no static_cast. */
static enum outcome valid_static_cast(struct parser *p, u32 to, u32 node)
{
	const struct il_type *reference = reference_type(p, to);
	u32 types[2] = { to, type_with_category(p, node) };
	enum outcome initializes = outcome_of_trait(trait_is_constructible(p, types, 2)), inverts;

	if (initializes == OUTCOME_SUCCESS || is_class_type(p, to))
		return initializes;
	inverts = reference ? casts_reference(p, reference, node) : inverts_conversion(p, to, node);
	return inverts == OUTCOME_SUCCESS ? inverts : worst(OUTCOME_UNKNOWN, inverts > initializes ? inverts : initializes);
}

/* T{} and T() where T is no class: a reference is bound to such a T, an array's elements are made so [dcl.init.list]/3. */
static enum outcome valid_empty_cast(const struct typing *t)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand;
	const struct il_type *reference = reference_type(p, to), *type = il_type(p->il, type_strip(p, to, NULL));
	bool braced = t->node->flags & exf_braced;
	struct subobject o;

	if (type->kind == tk_routine || ((type->kind == tk_array || reference) && !braced))
		return OUTCOME_FAILURE;
	if (reference && !takes_temporaries(p, reference))
		return OUTCOME_FAILURE;
	if (reference || type->kind == tk_array)
		return strip_to_element(p, reference ? reference->type : to, &o) && is_class_type(p, o.type) ?
		               outcome_of_trait(trait_is_constructible(p, &o.type, 1)) :
		               OUTCOME_SUCCESS;
	return unknown_unless(sort_of_type(p, to) != SORT_UNKNOWN || type->kind == tk_complex);
}

enum outcome valid_cast(const struct typing *t)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand, node = t->operand[0];
	const struct il_type *reference = reference_type(p, to), *type = il_type(p->il, type_strip(p, to, NULL));
	enum sort sort;

	if ((type->kind == tk_void && node && il_expr_node(p->il, node)->next) ||
	    (is_class_type(p, to) && !complete_class(p, to) && is_incomplete_class(p, to)))
		return OUTCOME_FAILURE;
	type = il_type(p->il, type_strip(p, to, NULL));
	if (type->kind == tk_void && t->node->flags & exf_braced)
		return unknown_unless(!node || !il_expr_node(p->il, node)->first_operand);
	if (type->kind == tk_void && node && type_at(p, node) && !type_is_unknown(p, type_at(p, node)))
		return usable_value(p, node);
	if (type->kind == tk_void)
		return unknown_unless(!node);
	if (node && t->node->flags & exf_braced && il_expr_node(p->il, node)->kind == enk_braced_init_list)
		node = il_expr_node(p->il, node)->first_operand; /* T{}; more may narrow */
	if (!node)
		return valid_empty_cast(t);
	if (type->kind == tk_array && t->node->operation != eok_static_cast && !(t->node->flags & exf_braced))
		return OUTCOME_FAILURE; /* nor does g++ take several values */
	if (il_expr_node(p->il, node)->next && !is_class_type(p, to) && type->kind != tk_array)
		return type->kind == tk_complex && t->node->flags & exf_braced ? OUTCOME_UNKNOWN : OUTCOME_FAILURE;
	if (t->node->flags & exf_braced && !il_expr_node(p->il, node)->next && is_scalar(type))
		return valid_scalar_list(p, to, node);
	if (t->node->flags & exf_braced && !il_expr_node(p->il, node)->next && reference)
		return valid_list_reference(p, to, t->operand[0]);
	if (il_expr_node(p->il, node)->next || t->node->flags & exf_braced || !type_at(p, node) || type_is_unknown(p, type_at(p, node)))
		return OUTCOME_UNKNOWN;
	if (reference && binds_directly(p, reference, node))
		return OUTCOME_SUCCESS;
	sort = sort_of(p, node);
	if ((type->kind == tk_integer || type->kind == tk_float) &&
	    (sort != SORT_UNKNOWN || il_type(p->il, type_strip(p, type_at(p, node), NULL))->kind == tk_complex))
		return when(is_arithmetic_sort(sort) || sort == SORT_SCOPED_ENUM ||
		            type_canonical(p, type_strip(p, to, NULL)) == p->builtin[ik_bool]);
	if (is_class_type(p, type_at(p, node)) && !is_class_type(p, to) && !reference && !has_conversion_functions(p, type_at(p, node)))
		return OUTCOME_FAILURE;
	if (reference && reference->pointer_kind == pk_lvalue_reference && !(type_cv(p, reference->type) & tyf_const) &&
	    is_class_type(p, reference->type) && are_unrelated(p, reference->type, type_at(p, node)))
		return OUTCOME_FAILURE;
	if (is_scalar(type)) {
		struct conversion c = conversion_of_node(p, node, to);

		if (c.kind == CONVERSION_STANDARD)
			return usable_standard_conversion(p, &c);
	}
	return valid_static_cast(p, to, node);
}

/* (T &)x and (T &&)x, where it is no static_cast: of a glvalue a reinterpret_cast, to g++ and EDG also of an xvalue to T &. */
static enum outcome reinterprets_reference(struct parser *p, u32 to, u32 node, enum outcome as_static_cast)
{
	const struct il_type *reference = reference_type(p, to);
	struct source source = source_of_node(p, node);

	if (source.category == vc_prvalue)
		return as_static_cast;
	return unknown_unless(il_type(p->il, type_strip(p, reference->type, NULL))->kind != tk_routine &&
	                      il_type(p->il, type_strip(p, source.type, NULL))->kind != tk_routine);
}

/* Whether a pointer to a member is one to a function. */
static bool gives_member_function(struct parser *p, u32 type) { return stripped_type(p, stripped_type(p, type)->type)->kind == tk_routine; }

enum outcome valid_old_cast(const struct typing *t, enum outcome as_static_cast)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand, node = t->operand[0];
	enum sort from = sort_of(p, node), sort = sort_of_type(p, to);
	bool class = is_class_type(p, to) || is_class_type(p, type_at(p, node));
	u8 kind = il_type(p->il, type_strip(p, to, NULL))->kind;

	if (!(t->node->flags & exf_braced) && (kind == tk_array || kind == tk_routine))
		return OUTCOME_FAILURE;
	if (t->node->flags & exf_braced || !node || il_expr_node(p->il, node)->next)
		return as_static_cast;
	if (type_is_unknown(p, type_at(p, node)))
		return OUTCOME_UNKNOWN;
	if (is_reference_type(p, to))
		return as_static_cast == OUTCOME_SUCCESS ? as_static_cast : reinterprets_reference(p, to, node, as_static_cast);
	if (from == SORT_MEMBER_POINTER && is_pointer_sort(sort) && gives_member_function(p, type_at(p, node))) {
		kind = stripped_type(p, stripped_type(p, to)->type)->kind; /* GNU: the address of the function */
		return kind == tk_routine || kind == tk_void ? OUTCOME_SUCCESS : as_static_cast;
	}
	if (from == SORT_MEMBER_POINTER || sort == SORT_MEMBER_POINTER)
		return from == sort ? OUTCOME_UNKNOWN : as_static_cast;
	if (sort == SORT_NULLPTR)
		return as_static_cast;
	if (from == SORT_NULLPTR && sort == SORT_INTEGRAL && !is_enum_type(p, to))
		return when(as_static_cast == OUTCOME_SUCCESS || kind_width(integral_kind(p, type_strip(p, to, NULL))) >= 64);
	if (class)
		return as_static_cast;
	if (is_pointer_sort(sort))
		return from == SORT_FLOATING || from == SORT_OTHER ? OUTCOME_FAILURE : unknown_unless(from != SORT_UNKNOWN);
	if (sort == SORT_INTEGRAL && is_pointer_sort(from))
		return when(kind_width(integral_kind(p, type_strip(p, to, NULL))) >= 64);
	return as_static_cast == OUTCOME_FAILURE && from == SORT_SCOPED_ENUM ? OUTCOME_UNKNOWN : as_static_cast;
}
