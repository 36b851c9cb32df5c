/* Implicit conversion sequences from braced lists [over.ics.list]. */
#include "../scopes/class_members.h"
#include "../templates/class_deduction.h"
#include "constructors.h"
#include "conversion.h"
#include "../traits/traits.h"
#include "../typing/typing.h"

static struct conversion of_kind(enum conversion_kind kind) { return (struct conversion){ .kind = (u8)kind }; }

static struct conversion identity_to(u32 type)
{
	return (struct conversion){ .kind = CONVERSION_STANDARD, .is_identity = true, .from = type, .to = type };
}

static u32 first_element(const struct parser *p, const struct source *list) { return il_expr_node(p->il, list->node)->first_operand; }

static bool is_designated(const struct parser *p, u32 element) { return il_expr_node(p->il, element)->kind == enk_initializer; }

/* Pack expansions, designators that do not just name a field, or of some elements alone: not looked into. */
static bool has_plain_elements(const struct parser *p, u32 element)
{
	bool designated = is_designated(p, element);

	for (; element; element = il_expr_node(p->il, element)->next) {
		const struct il_expr_node *node = il_expr_node(p->il, element);

		if (is_designated(p, element) != designated || !value_of_designated(p, element) || il_is_pack_expansion(node) ||
		    node->flags & exf_dependent)
			return false;
	}
	return true;
}

/* The worst of what the elements need to become of one type. */
static struct conversion to_initializer_list(struct parser *p, u32 element, u32 to)
{
	struct conversion worst = identity_to(to), c;
	struct source source;

	for (; element; element = il_expr_node(p->il, element)->next) {
		source = source_of_node(p, element);
		c = implicit_conversion(p, &source, to);
		if (c.kind == CONVERSION_NONE)
			return c;
		if (c.kind < worst.kind || (c.kind == worst.kind && c.rank > worst.rank) ||
		    (c.kind == worst.kind && c.rank == worst.rank && worst.is_identity && !c.is_identity))
			worst = c;
	}
	worst.to_initializer_list = true;
	worst.is_perfect = false;
	return worst;
}

static enum trait_value rest_takes_nothing(struct parser *p, u32 class, u32 base, u32 field);

/* Whether a base or field can be initialized from {} [dcl.init.list]/3. */
static enum trait_value takes_nothing(struct parser *p, u32 type, u32 of)
{
	u32 class;

	type = type_of_member(p, type, of);
	class = type_strip(p, type, NULL);
	if (is_reference_type(p, type))
		return TRAIT_FALSE;
	if (is_class_type(p, class) && trait_is_aggregate(p, &class, 1) == TRAIT_TRUE && !stack_is_low(p->stack_bound)) {
		const struct il_class_info *info = il_class_info(p->il, members_of_class(p, class).info);

		return rest_takes_nothing(p, class, info->first_base, info->first_field);
	}
	return trait_is_constructible(p, &type, 1);
}

/* The same of all bases and the fields from one on; a union's one field is left alone. */
static enum trait_value rest_takes_nothing(struct parser *p, u32 class, u32 base, u32 field)
{
	enum trait_value all = TRAIT_TRUE, one;

	for (; base && all != TRAIT_FALSE; base = il_base_class(p->il, base)->next)
		if ((one = takes_nothing(p, il_base_class(p->il, base)->type, class)) != TRAIT_TRUE)
			all = one;
	for (; field && all != TRAIT_FALSE && il_type(p->il, class)->kind != tk_union; field = il_field(p->il, field)->next)
		if (!il_field(p->il, field)->initializer_end && il_field(p->il, field)->name &&
		    (one = takes_nothing(p, il_field(p->il, field)->type, class)) != TRAIT_TRUE)
			all = one;
	return all;
}

static enum conversion_kind kind_of(enum trait_value value)
{
	return value == TRAIT_TRUE ? CONVERSION_USER : value == TRAIT_FALSE ? CONVERSION_NONE : CONVERSION_PERHAPS_USER;
}

/* What becomes of an element: NOT_TAKEN is certain; after ELIDED it is not known which element is for what. */
enum taken { NOT_TAKEN, TAKEN, ELIDED };

static enum taken take_element(struct parser *p, u32 element, u32 type, struct conversion *whole);

/* The same of an array that has a list of its own, and as many elements at most. */
static enum taken take_elements(struct parser *p, u32 list, u32 array, struct conversion *whole)
{
	const struct il_expr_node *record = il_expr_node(p->il, list);
	const struct il_type *bound = il_type(p->il, array);
	u32 type = bound->type, element = record->kind == enk_braced_init_list ? record->first_operand : 0;
	u64 count = bound->size;
	enum taken taken;

	if (!element || bound->flags & (tyf_unknown_bound | tyf_variable_bound | tyf_dependent) || bound->parent_scope ||
	    il_type(p->il, type_strip(p, type, NULL))->kind == tk_array) {
		whole->kind = CONVERSION_PERHAPS_USER;
		return record->kind == enk_braced_init_list ? TAKEN : ELIDED;
	}
	for (; element; element = il_expr_node(p->il, element)->next, count--) {
		taken = count ? take_element(p, element, type, whole) : NOT_TAKEN;
		if (taken != TAKEN)
			return taken == ELIDED ? TAKEN : taken; /* within these braces */
	}
	return TAKEN;
}

/* Whether the first part of an aggregate may take an element that stands there without braces for it [dcl.init.aggr]/15. */
static bool may_elide(struct parser *p, u32 element, u32 type)
{
	u32 class = type_strip(p, type, NULL), info, base, field;
	struct conversion ignored = { .kind = CONVERSION_USER };

	if (trait_is_aggregate(p, &class, 1) == TRAIT_FALSE || stack_is_low(p->stack_bound))
		return trait_is_aggregate(p, &class, 1) != TRAIT_FALSE;
	info = members_of_class(p, class).info;
	base = il_class_info(p->il, info)->first_base;
	field = il_class_info(p->il, info)->first_field;
	if (!members_of_class(p, class).certain || il_expr_node(p->il, element)->kind == enk_braced_init_list)
		return il_expr_node(p->il, element)->kind != enk_braced_init_list;
	if (!base && !field)
		return false;
	return take_element(p, element, type_of_member(p, base ? il_base_class(p->il, base)->type : il_field(p->il, field)->type, class),
	                    &ignored) != NOT_TAKEN;
}

/* A base or field takes an element. One that is an aggregate may take several without braces, which is not looked into. */
static enum taken take_element(struct parser *p, u32 element, u32 type, struct conversion *whole)
{
	struct source source = source_of_node(p, element);
	struct conversion c;

	if (il_type(p->il, type_strip(p, type, NULL))->kind == tk_array)
		return take_elements(p, element, type_strip(p, type, NULL), whole);
	c = implicit_conversion(p, &source, type);
	if (c.kind == CONVERSION_NONE && (!is_class_type(p, type) || !may_elide(p, element, type)))
		return NOT_TAKEN;
	if (c.kind == CONVERSION_NONE || c.kind == CONVERSION_UNKNOWN || c.kind == CONVERSION_PERHAPS_USER)
		whole->kind = CONVERSION_PERHAPS_USER;
	return c.kind == CONVERSION_NONE || (c.kind != CONVERSION_USER && c.kind != CONVERSION_STANDARD && is_class_type(p, type)) ?
	               ELIDED :
	               TAKEN;
}

/* The bases, then the fields in order take the elements. */
static struct conversion to_aggregate(struct parser *p, u32 element, u32 class)
{
	struct class_members members = members_of_class(p, class);
	struct conversion result = { .kind = CONVERSION_USER, .class = class, .from = class, .to = class };
	u32 base = il_class_info(p->il, members.info)->first_base, field = il_class_info(p->il, members.info)->first_field;
	enum taken taken;

	if (!members.certain)
		return of_kind(CONVERSION_PERHAPS_USER);
	for (; base && element; base = il_base_class(p->il, base)->next, element = il_expr_node(p->il, element)->next)
		if ((taken = take_element(p, element, type_of_member(p, il_base_class(p->il, base)->type, class), &result)) != TAKEN)
			return of_kind(taken == ELIDED ? CONVERSION_PERHAPS_USER : CONVERSION_NONE);
	for (; field && element; field = il_field(p->il, field)->next) {
		if (il_is_unnamed_bit_field(il_field(p->il, field)))
			continue;
		if ((taken = take_element(p, element, type_of_member(p, il_field(p->il, field)->type, class), &result)) != TAKEN)
			return of_kind(taken == ELIDED ? CONVERSION_PERHAPS_USER : CONVERSION_NONE);
		element = il_expr_node(p->il, element)->next;
		if (il_type(p->il, class)->kind == tk_union)
			break;
	}
	if (element)
		return of_kind(result.kind == CONVERSION_USER ? CONVERSION_NONE : CONVERSION_PERHAPS_USER);
	if (result.kind == CONVERSION_USER)
		result.kind = kind_of(rest_takes_nothing(p, class, base, field));
	return result.kind == CONVERSION_NONE ? of_kind(CONVERSION_NONE) : result;
}

/* The fields that designators name, in their order, take the values, and the others nothing [dcl.init.aggr]/5. */
static struct conversion to_designated(struct parser *p, u32 element, u32 class)
{
	struct class_members members = members_of_class(p, class);
	struct conversion result = { .kind = CONVERSION_USER, .class = class, .from = class, .to = class };
	u32 field = il_class_info(p->il, members.info)->first_field;

	if (trait_is_aggregate(p, &class, 1) != TRAIT_TRUE || !members.certain || il_class_info(p->il, members.info)->first_base)
		return of_kind(CONVERSION_UNKNOWN);
	for (; field; field = il_field(p->il, field)->next) {
		const struct il_field *record = il_field(p->il, field);
		bool is_named = element && record->name && record->name == il_expr_node(p->il, element)->name;
		u32 type = type_of_member(p, record->type, class);

		if (is_named ? take_element(p, value_of_designated(p, element), type, &result) != TAKEN :
		               il_type(p->il, class)->kind != tk_union && record->name && !record->initializer_end &&
		                       takes_nothing(p, type, class) != TRAIT_TRUE)
			return of_kind(CONVERSION_UNKNOWN);
		element = is_named ? il_expr_node(p->il, element)->next : element;
	}
	return element ? of_kind(CONVERSION_UNKNOWN) : result;
}

static bool is_single_of_class(struct parser *p, const struct arguments *elements, u32 class, struct conversion *c)
{
	if (elements->count != 1 || !elements->at[0].type || !is_class_type(p, elements->at[0].type))
		return false;
	*c = standard_conversion(p, &elements->at[0], type_strip(p, class, NULL));
	return c->kind == CONVERSION_STANDARD;
}

static bool takes_whole_list(struct parser *p, const struct candidate *c)
{
	u32 param = il_type(p->il, type_strip(p, c->routine ? il_routine(p->il, c->routine)->type : c->type, NULL))->first_param, type;

	if (!param)
		return false;
	type = il_param_type(p->il, param)->type;
	return element_of_initializer_list(p, type_without_reference(p, c->class ? type_of_member(p, type, c->class) : type));
}

static struct conversion by_constructor(struct parser *p, const struct source *list, const struct arguments *elements, u32 class)
{
	struct conversion c;
	u32 viable;
	struct resolution r = resolve_constructors(p, class, list, elements, &viable);

	if (r.outcome == OUTCOME_UNKNOWN)
		return of_kind(CONVERSION_PERHAPS_USER);
	if (r.outcome == OUTCOME_FAILURE) {
		c = of_kind(viable ? CONVERSION_USER : CONVERSION_NONE);
		c.is_ambiguous = true;
		return c;
	}
	if (is_single_of_class(p, elements, class, &c) && !takes_whole_list(p, &r.best))
		return c;
	c = identity_to(class);
	c.kind = r.best.is_uncertain ? CONVERSION_PERHAPS_USER : CONVERSION_USER;
	c.function = r.best.routine;
	c.class = class;
	return c;
}

static struct conversion to_class(struct parser *p, const struct source *list, u32 class)
{
	struct arguments elements = { .count = 0 };
	u32 element = first_element(p, list), of = element_of_initializer_list(p, class);
	enum trait_value aggregate;
	struct conversion c;

	if (is_designated(p, element))
		return to_designated(p, element, class);
	if (!arguments_of_nodes(p, element, &elements))
		return of_kind(CONVERSION_PERHAPS_USER);
	if (of)
		return to_initializer_list(p, element, of);
	aggregate = trait_is_aggregate(p, &class, 1);
	if (aggregate == TRAIT_UNKNOWN)
		return of_kind(CONVERSION_PERHAPS_USER);
	if (aggregate == TRAIT_FALSE)
		return by_constructor(p, list, &elements, class);
	return is_single_of_class(p, &elements, class, &c) ? c : to_aggregate(p, element, class);
}

/* GNU: a complex number from both parts. */
static struct conversion to_complex(struct parser *p, u32 element, u32 to)
{
	struct conversion c = to_initializer_list(p, element, il_type(p->il, to)->type);

	c.to_initializer_list = false;
	c.to = to;
	return il_expr_node(p->il, il_expr_node(p->il, element)->next)->next ? of_kind(CONVERSION_NONE) : c;
}

static struct conversion to_scalar(struct parser *p, u32 element, u32 to)
{
	struct source source = source_of_node(p, element);

	if (!element)
		return identity_to(to);
	if (il_expr_node(p->il, element)->next)
		return il_type(p->il, to)->kind == tk_complex ? to_complex(p, element, to) : of_kind(CONVERSION_NONE);
	return il_expr_node(p->il, element)->kind == enk_braced_init_list ? of_kind(CONVERSION_UNKNOWN) :
	                                                                    implicit_conversion(p, &source, to);
}

/* A reference to T from { x } binds to x itself, when it is a T [dcl.init.list]/3.9. */
static bool binds_to_element(struct parser *p, const struct source *list, u32 to)
{
	u32 element = first_element(p, list), type = element ? il_expr_node(p->il, element)->type : 0;

	return type && type != p->error_type && !il_expr_node(p->il, element)->next &&
	       (!is_class_type(p, type_without_reference(p, to)) || /* as g++ has it */
	        reference_related(p, type_without_reference(p, to), type) != NOT_RELATED);
}

/* How many elements an array has that is made from a list of count; 0: that is not known, or these are classes, whose rest takes a
 * default constructor. */
static u64 elements_of_array(struct parser *p, const struct il_type *array, u64 count)
{
	if (array->flags & tyf_unknown_bound)
		return p->il->header.std_version >= 202002 ? count : 0;
	return count == array->size || !is_class_type(p, array->type) ? array->size : 0;
}

/* A reference to an array of as many elements, or more [over.ics.list]/6. */
static struct conversion to_array(struct parser *p, u32 element, u32 array, const struct il_type *reference)
{
	struct il_type bound = *il_type(p->il, array);
	u64 count = 0, size;
	u32 node;
	struct conversion c;

	if (!reference || bound.flags & (tyf_variable_bound | tyf_dependent) || bound.parent_scope ||
	    il_type(p->il, type_strip(p, bound.type, NULL))->kind == tk_array)
		return of_kind(CONVERSION_UNKNOWN);
	if (!takes_temporaries(p, reference))
		return of_kind(CONVERSION_NONE);
	for (node = element; node; node = il_expr_node(p->il, node)->next)
		count++;
	size = elements_of_array(p, &bound, count);
	if (!size || !count || count > size || (count == 1 && il_expr_node(p->il, element)->kind == enk_constant)) /* a string */
		return of_kind(size && count > size ? CONVERSION_NONE : CONVERSION_UNKNOWN);
	c = to_initializer_list(p, element, bound.type);
	c.to_initializer_list = false;
	c.elements = size < UINT32_MAX ? (u32)size : UINT32_MAX;
	c.to_unknown_bound = bound.flags & tyf_unknown_bound;
	return c.kind == CONVERSION_STANDARD || c.kind == CONVERSION_USER ? bound_to_reference(c, reference, true) : c;
}

static bool may_be_aggregate(struct parser *p, u32 type)
{
	return is_class_type(p, type) ? trait_is_aggregate(p, &type, 1) != TRAIT_FALSE :
	                                type_is_unknown(p, type) || type_is_dependent(p, type);
}

struct conversion list_conversion(struct parser *p, const struct source *source, u32 to)
{
	const struct il_type *reference = reference_type(p, to);
	u32 target = type_strip(p, type_without_reference(p, to), NULL);
	struct source element = source_of_node(p, first_element(p, source));
	struct conversion c;

	if (!has_plain_elements(p, first_element(p, source)) ||
	    (is_designated(p, first_element(p, source)) && il_type(p->il, target)->kind == tk_array))
		return of_kind(CONVERSION_UNKNOWN);
	if (il_type(p->il, target)->kind == tk_array)
		return to_array(p, first_element(p, source), target, reference);
	if (reference && binds_to_element(p, source, to)) {
		c = implicit_conversion(p, &element, to);
		c.is_perfect = false;
		return c;
	}
	if (reference && !takes_temporaries(p, reference))
		return of_kind(CONVERSION_NONE);
	if (is_designated(p, first_element(p, source)) && !may_be_aggregate(p, target)) /* [over.ics.list]/2 */
		return of_kind(CONVERSION_NONE);
	c = is_class_type(p, target) ? to_class(p, source, target) : to_scalar(p, first_element(p, source), target);
	c.is_perfect = false;
	return reference && (c.kind == CONVERSION_STANDARD || c.kind == CONVERSION_USER) ? bound_to_reference(c, reference, true) : c;
}
