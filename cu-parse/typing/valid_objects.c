/* Whether expressions that make, destroy or measure objects are valid: new, delete, T(…), dynamic_cast, sizeof [expr.new] [expr.delete]
 * [expr.type.conv] [expr.dynamic.cast] [expr.sizeof]. Asked where a substitution may fail. */
#include "../scopes/class_members.h"
#include "../overload/conversion.h"
#include "invalid.h"
#include "typing_rules.h"
#include "usable.h"

/* A type that objects can have; *bare gets it without cv. */
static enum outcome object_type(struct parser *p, u32 type, u32 *bare)
{
	const struct il_type *record;

	*bare = type_strip(p, type, NULL);
	record = il_type(p->il, *bare);
	if (type_is_unknown(p, *bare) || type_is_dependent(p, *bare))
		return OUTCOME_UNKNOWN;
	if (is_class_type(p, *bare) && !complete_class(p, *bare) && is_incomplete_class(p, *bare))
		return OUTCOME_FAILURE;
	record = il_type(p->il, *bare);
	return when(record->kind != tk_void && record->kind != tk_routine && !is_reference_type(p, *bare));
}

/* ---- sizeof, alignof ---- */

enum outcome valid_size(const struct typing *t)
{
	struct parser *p = t->p;
	u32 type = t->node->type_operand ? t->node->type_operand : type_at(p, t->operand[0]), class;

	if (!type || type_is_unknown(p, type))
		return OUTCOME_UNKNOWN;
	class = type_strip(p, type_without_reference(p, type), NULL);
	while (t->node->kind == enk_alignof && il_type(p->il, class)->kind == tk_array) /* as its elements [expr.alignof]/3 */
		class = type_strip(p, il_type(p->il, class)->type, NULL);
	switch (il_type(p->il, class)->kind) {
	case tk_array: return when(!(il_type(p->il, class)->flags & tyf_unknown_bound));
	case tk_class:
	case tk_struct:
	case tk_union:
		if (il_type(p->il, class)->flags & tyf_closure || members_of_class(p, class).certain)
			return OUTCOME_SUCCESS;
		return is_incomplete_class(p, class) ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
	default: return OUTCOME_SUCCESS;
	}
}

/* ---- new and delete ---- */

static enum outcome valid_delete(const struct typing *t)
{
	struct parser *p = t->p;
	u32 type = type_at(p, t->operand[0]), to, class;

	if (!type || type_is_unknown(p, type))
		return OUTCOME_UNKNOWN;
	if (is_class_type(p, type))
		return has_conversion_functions(p, type) ? OUTCOME_UNKNOWN : OUTCOME_FAILURE;
	to = pointed_to(p, decayed_type(p, type));
	if (!to || il_type(p->il, type_strip(p, to, NULL))->kind == tk_routine)
		return OUTCOME_FAILURE;
	class = type_strip(p, to, NULL);
	if (!is_class_type(p, class))
		return unknown_unless(il_type(p->il, class)->kind != tk_void);
	return outcome_of_trait(special_use(p, class, &(struct special_use){ .operation = SPECIAL_DESTROY }).allowed);
}

enum { ARGUMENTS_MOST = 16 };

/* Whether T(arguments) is valid but for the destructor. */
static enum outcome constructible(struct parser *p, u32 type, u32 argument)
{
	u32 types[ARGUMENTS_MOST] = { type }, count = 1;
	enum outcome outcome;

	for (; argument; argument = il_expr_node(p->il, argument)->next) {
		if (count == ARGUMENTS_MOST || is_untyped(p, argument) || il_expr_node(p->il, argument)->kind == enk_braced_init_list)
			return OUTCOME_UNKNOWN;
		types[count++] = type_with_category(p, argument);
	}
	outcome = outcome_of_trait(trait_is_constructible(p, types, count));
	return outcome == OUTCOME_FAILURE && usable_class(p, type) != OUTCOME_SUCCESS && trait_is_abstract(p, &type, 1) == TRAIT_FALSE ?
	               OUTCOME_UNKNOWN :
	               outcome;
}

/* (pointer) of the operator new that just gives the pointer [new.delete.placement]. */
static bool is_placement(struct parser *p, const struct il_expr_node *group)
{
	const struct il_expr_node *argument = il_expr_node(p->il, group->first_operand);
	u32 to = argument->type && !argument->next ? pointed_to(p, decayed_type(p, argument->type)) : 0, cv = 0;

	return to && il_type(p->il, type_strip(p, to, &cv))->kind != tk_routine && !cv;
}

/* T{…}, where T is no class: of nothing, or one value that stays as it is, it is valid for certain. */
static enum outcome valid_braces(struct parser *p, u32 type, u32 list)
{
	u32 element = il_expr_node(p->il, list)->first_operand;

	if (is_class_type(p, type) || il_type(p->il, type)->kind == tk_array)
		return OUTCOME_UNKNOWN;
	return unknown_unless(!element || (!il_expr_node(p->il, element)->next && type_strip(p, type_at(p, element), NULL) == type));
}

static bool has_scalar(struct parser *p, u32 class)
{
	u32 field = il_class_info(p->il, members_of_class(p, class).info)->first_field;

	while (field && !is_scalar(il_type(p->il, type_strip(p, il_field(p->il, field)->type, NULL))))
		field = il_field(p->il, field)->next;
	return field;
}

/* What is neither empty nor has a default constructor of the user's needs a value where the implicit one does something, or leaves data
 * without: stricter than [dcl.init.general]/8, as the reference is. */
static enum outcome is_made_const(struct parser *p, u32 class)
{
	enum trait_value empty = trait_is_empty(p, &class, 1), trivial = special_is_trivial(p, class, DEFAULT_CONSTRUCTOR);
	enum outcome outcome = OUTCOME_UNKNOWN;
	struct class_survey survey;

	if (empty == TRAIT_TRUE && members_of_class(p, class).certain)
		return unknown_unless(!il_class_info(p->il, members_of_class(p, class).info)->first_field);
	if (survey_class(p, class, &survey) && !survey.uncertain && !survey.inherits_constructors && !survey.constructor_template) {
		if (survey.declared[DEFAULT_CONSTRUCTOR])
			outcome = outcome_of_trait(trait_not(trivial));
		else if (!survey.has_constructor && (trivial == TRAIT_FALSE || has_scalar(p, class)))
			outcome = OUTCOME_FAILURE;
	}
	survey_free(&survey);
	return outcome;
}

/* Whether an object of the type may go without an initializer. */
static enum outcome is_made_uninitialized(struct parser *p, u32 type)
{
	struct subobject o;

	if (!strip_to_element(p, type, &o))
		return OUTCOME_UNKNOWN;
	if (!(o.cv & tyf_const))
		return OUTCOME_SUCCESS;
	return is_class_type(p, o.type) ? is_made_const(p, type_strip(p, o.type, NULL)) : OUTCOME_FAILURE;
}

static enum outcome valid_part(struct parser *p, u32 type, u32 argument)
{
	struct source source = source_of_node(p, argument);
	struct conversion conversion = implicit_conversion(p, &source, type);

	if (conversion.kind == CONVERSION_NONE)
		return OUTCOME_FAILURE;
	return unknown_unless(conversion.kind == CONVERSION_STANDARD && !conversion.is_uncertain && !is_reference_type(p, type));
}

/* new T(…) of an array without a bound, which has an element for each value [expr.new]/7 [dcl.init.general]/16. */
static enum outcome valid_elements(struct parser *p, u32 array, u32 argument)
{
	u32 element = il_type(p->il, array)->type;
	enum outcome outcome = argument ? OUTCOME_SUCCESS : constructible(p, element, 0);

	if (il_type(p->il, type_strip(p, element, NULL))->kind == tk_array || is_string_literal(p, argument))
		return OUTCOME_UNKNOWN;
	for (; argument && outcome; argument = il_expr_node(p->il, argument)->next)
		outcome = worst(outcome, valid_part(p, element, argument));
	return outcome;
}

static enum outcome valid_new(const struct typing *t)
{
	struct parser *p = t->p;
	u32 bare, operand, arguments = 0;
	enum outcome outcome = object_type(p, t->node->type_operand, &bare);
	bool initialized = false, braced = false;

	if (outcome != OUTCOME_SUCCESS || il_type(p->il, bare)->kind == tk_auto || il_type(p->il, bare)->kind == tk_typeref)
		return worst(outcome, OUTCOME_UNKNOWN);
	for (operand = t->operand[0]; operand; operand = il_expr_node(p->il, operand)->next) {
		const struct il_expr_node *record = il_expr_node(p->il, operand);

		if (record->flags & exf_placement && !is_placement(p, record))
			return OUTCOME_UNKNOWN;
		if (record->kind == enk_braced_init_list && valid_braces(p, bare, operand) != OUTCOME_SUCCESS)
			return OUTCOME_UNKNOWN;
		braced |= record->kind == enk_braced_init_list;
		if (record->flags & exf_parenthesized && record->kind == enk_initializer) {
			arguments = record->first_operand;
			initialized = true;
		}
	}
	if (!initialized && !braced && (outcome = is_made_uninitialized(p, t->node->type_operand)) != OUTCOME_SUCCESS)
		return outcome;
	if (t->node->flags & exf_array_form && arguments)
		return OUTCOME_UNKNOWN;
	if (initialized && p->il->header.std_version >= 202002 && il_type(p->il, bare)->flags & tyf_unknown_bound)
		return valid_elements(p, bare, arguments);
	outcome = constructible(p, bare, arguments);
	if (outcome == OUTCOME_FAILURE && p->il->header.std_version >= 202002 && arguments &&
	    trait_is_aggregate(p, &bare, 1) != TRAIT_FALSE)
		return valid_aggregate(p, bare, arguments);
	return t->node->flags & exf_array_form ? worst(outcome, usable_class(p, bare)) : outcome;
}

enum outcome valid_new_delete(const struct typing *t) { return t->node->type_operand ? valid_new(t) : valid_delete(t); }

/* ---- T(…) of a class ---- */

enum outcome keeps_arguments(struct parser *p, u32 constructor, u32 argument)
{
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, constructor)->type, NULL))->first_param;
	enum outcome outcome = OUTCOME_SUCCESS;

	for (; param && argument; param = il_param_type(p->il, param)->next, argument = il_expr_node(p->il, argument)->next) {
		u32 type = il_param_type(p->il, param)->type, to = type_strip(p, type_without_reference(p, type), NULL);

		if (!is_scalar(il_type(p->il, to)) || il_expr_node(p->il, argument)->kind == enk_braced_init_list)
			continue;
		outcome = worst(outcome, is_reference_type(p, type) ? valid_reference_in_braces(p, type, argument) :
		                                                      valid_in_braces(p, to, argument));
	}
	return outcome;
}

/* The constructor that is implicitly declared: the default one, or that which copies or moves. */
static enum outcome valid_implicit(struct parser *p, u32 class, u32 argument)
{
	struct special_use use = { .operation = argument ? SPECIAL_CONSTRUCT : SPECIAL_DEFAULT };
	const struct il_expr_node *node = il_expr_node(p->il, argument);
	struct conversion to_base = { .kind = CONVERSION_STANDARD, .rank = RANK_CONVERSION, .to = class };

	if (!argument)
		return outcome_of_trait(special_use(p, class, &use).allowed);
	if (node->next || !node->type)
		return OUTCOME_UNKNOWN;
	to_base.from = type_strip(p, node->type, &use.source_cv);
	if (to_base.from != class && is_derived_from(p, to_base.from, class) != OUTCOME_SUCCESS)
		return OUTCOME_UNKNOWN;
	if (node->value_category == vc_prvalue && to_base.from == class)
		return OUTCOME_SUCCESS;
	use.source_cv &= tyf_const | tyf_volatile;
	use.source_is_lvalue = node->value_category == vc_lvalue;
	return worst(outcome_of_trait(special_use(p, class, &use).allowed), usable_standard_conversion(p, &to_base));
}

/* A member for which there is no argument: it is made from its default member initializer, or {}. */
static enum outcome valid_remainder(struct parser *p, u32 field)
{
	u32 type = il_field(p->il, field)->type, bare = type_strip(p, type, NULL);
	struct special_use use = { .operation = SPECIAL_DEFAULT };

	if (il_field(p->il, field)->initializer_end || is_scalar(il_type(p->il, bare)))
		return OUTCOME_SUCCESS;
	if (is_reference_type(p, type) || (is_class_type(p, bare) && special_use(p, bare, &use).allowed == TRAIT_FALSE))
		return OUTCOME_FAILURE;
	return OUTCOME_UNKNOWN;
}

enum outcome valid_aggregate(struct parser *p, u32 class, u32 first_argument)
{
	enum outcome outcome = OUTCOME_SUCCESS;
	u32 argument = first_argument, base, field, n;

	if (trait_is_aggregate(p, &class, 1) != TRAIT_TRUE || il_type(p->il, class)->kind == tk_union)
		return OUTCOME_UNKNOWN;
	for (n = 0; (base = direct_base(p, class, n)) && argument && outcome; n++) {
		outcome = worst(outcome, base == p->error_type ? OUTCOME_UNKNOWN : valid_part(p, base, argument));
		argument = il_expr_node(p->il, argument)->next;
	}
	field = il_class_info(p->il, members_of_class(p, class).info)->first_field;
	for (; field && argument && outcome; field = il_field(p->il, field)->next) {
		if (!il_field(p->il, field)->name)
			return OUTCOME_UNKNOWN;
		outcome = worst(outcome, valid_part(p, il_field(p->il, field)->type, argument));
		argument = il_expr_node(p->il, argument)->next;
	}
	for (; !argument && outcome && field; field = il_field(p->il, field)->next)
		outcome = worst(outcome, valid_remainder(p, field));
	return argument ? OUTCOME_FAILURE : base ? worst(outcome, OUTCOME_UNKNOWN) : outcome;
}

bool is_of_class(struct parser *p, u32 class, u32 argument)
{
	u32 type = type_at(p, argument), bare = type ? type_strip(p, type, NULL) : 0;

	return bare && !il_expr_node(p->il, argument)->next &&
	       (bare == class || (is_class_type(p, bare) && is_derived_from(p, bare, class) == OUTCOME_SUCCESS));
}

enum outcome valid_construction(const struct typing *t, u32 constructor)
{
	struct parser *p = t->p;
	bool braced = t->node->flags & exf_braced;
	u32 class = type_strip(p, t->node->type, NULL),
	    argument = braced ? il_expr_node(p->il, t->operand[0])->first_operand : t->operand[0];
	enum outcome outcome = usable_class(p, class);

	if (!constructor)
		return worst(outcome,
		             braced && argument && !is_of_class(p, class, argument) ? OUTCOME_UNKNOWN : valid_implicit(p, class, argument));
	if (il_routine(p->il, constructor)->flags & rf_defaulted)
		outcome = worst(outcome, valid_implicit(p, class, argument));
	outcome = worst(outcome,
	                worst(usable_function(p, constructor, 0), usable_arguments(p, il_routine(p->il, constructor)->type, argument)));
	return braced ? worst(outcome, keeps_arguments(p, constructor, argument)) : outcome;
}

/* ---- dynamic_cast ---- */

/* [expr.dynamic.cast]/5: a base that is not ambiguous, and accessible. */
static enum outcome casts_to_base(struct parser *p, u32 class, u32 base)
{
	struct base_ways ways = ways_to_base(p, class, base);

	if (ways.unknown || (ways.count == 1 && !ways.is_public))
		return OUTCOME_UNKNOWN;
	return ways.count == 1 ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
}

enum outcome valid_dynamic_cast(const struct typing *t)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand, from = type_at(p, t->operand[0]), to_cv = 0, from_cv = 0;
	bool reference = is_reference_type(p, to);
	enum outcome derived;

	if (!from || type_is_unknown(p, from) || type_is_unknown(p, to))
		return OUTCOME_UNKNOWN;
	to = reference ? type_without_reference(p, to) : pointed_to(p, to);
	from = reference ? from : pointed_to(p, decayed_type(p, from));
	if (!from && is_class_type(p, type_at(p, t->operand[0])))
		return OUTCOME_FAILURE;
	if (!to || !from)
		return OUTCOME_FAILURE;
	to = type_strip(p, to, &to_cv);
	from = type_strip(p, from, &from_cv);
	if (is_class_type(p, to) && !complete_class(p, to) && is_incomplete_class(p, to))
		return OUTCOME_FAILURE;
	if (!is_class_type(p, from) || (!is_class_type(p, to) && (reference || il_type(p->il, to)->kind != tk_void)) || from_cv & ~to_cv)
		return OUTCOME_FAILURE;
	derived = is_class_type(p, to) && from != to ? is_derived_from(p, from, to) : OUTCOME_FAILURE;
	if (derived != OUTCOME_FAILURE)
		return worst(derived, casts_to_base(p, from, to));
	if (from == to)
		return OUTCOME_SUCCESS;
	return outcome_of_trait(trait_is_polymorphic(p, &from, 1));
}
