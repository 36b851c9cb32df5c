/* Whether what was found may be used where a substitution may fail: it is not deleted [dcl.fct.def.delete], and accessible [class.access].
 * Elsewhere the program is taken for valid. */
#include "usable.h"
#include "../constants/constant.h"
#include "../overload/candidates.h"
#include "../scopes/class_members.h"
#include "../templates/constraints.h"
#include "typing_rules.h"

enum outcome usable_function(struct parser *p, u32 routine, u32 naming_class)
{
	const struct il_routine *record = il_routine(p->il, routine);
	struct member_access member;
	enum outcome access = OUTCOME_SUCCESS;

	if (!p->failure || !routine)
		return OUTCOME_SUCCESS;
	if (record->flags & rf_deleted)
		return OUTCOME_FAILURE;
	if (member_access_of(p, il_any_of(IL_routine, routine), &member))
		access = accessible_through(p, naming_class, &member);
	return worst(trailing_requires_satisfied(p, routine), access);
}

enum outcome usable_converter(struct parser *p, u32 routine, u32 source_type)
{
	return usable_function(p, routine,
	                       il_routine(p->il, routine)->special_kind == sfk_constructor ? 0 : type_without_reference(p, source_type));
}

enum outcome usable_entity(struct parser *p, il_any entity, u32 naming_class)
{
	struct member_access member;

	if (!p->failure)
		return OUTCOME_SUCCESS;
	if (il_any_kind(entity) == IL_routine)
		return usable_function(p, il_any_index(entity), naming_class);
	return member_access_of(p, entity, &member) ? accessible_through(p, naming_class, &member) : OUTCOME_SUCCESS;
}

enum outcome usable_class(struct parser *p, u32 type)
{
	struct special_use use = { .operation = SPECIAL_DESTROY };
	u32 class = type_strip(p, type, NULL);
	enum trait_value abstract;

	if (!p->failure || !is_class_type(p, class))
		return OUTCOME_SUCCESS;
	if (!complete_class(p, class) && is_incomplete_class(p, class))
		return OUTCOME_FAILURE;
	abstract = trait_is_abstract(p, &class, 1);
	if (abstract == TRAIT_TRUE)
		return OUTCOME_FAILURE;
	return outcome_of_trait(trait_and(trait_not(abstract), special_use(p, class, &use).allowed));
}

/* Whether a type is a class of which just a declaration is known. */
static bool is_known_incomplete(struct parser *p, u32 type)
{
	u32 class = type ? type_strip(p, type, NULL) : 0;

	return class && is_class_type(p, class) && !complete_class(p, class) && is_incomplete_class(p, class);
}

enum outcome usable_value(struct parser *p, u32 node)
{
	return when(il_expr_node(p->il, node)->value_category != vc_prvalue || !is_known_incomplete(p, type_at(p, node)));
}

/* Whether a class has an explicit constructor that may copy or move: an argument does not become a parameter by it. */
static bool may_copy_explicitly(struct parser *p, u32 class)
{
	struct class_survey survey = { 0 };
	bool found = false;
	u32 i;

	survey_class(p, class, &survey);
	for (i = 0; i < survey.constructors.count && !found; i++) {
		const struct il_routine *routine = il_routine(p->il, survey.constructors.at[i]);
		u32 param = il_type(p->il, type_strip(p, routine->type, NULL))->first_param;
		u32 type = param ? type_without_reference(p, il_param_type(p->il, param)->type) : 0;

		found = type && type_strip(p, type, NULL) == class && accepts_count(p, survey.constructors.at[i], 1) &&
		        is_explicit(p, survey.constructors.at[i]) == OUTCOME_SUCCESS;
	}
	survey_free(&survey);
	return found;
}

/* An object of the class from an argument of that class or one derived from it; others were converted by a constructor. */
static enum outcome usable_copy(struct parser *p, u32 class, u32 node)
{
	const struct il_expr_node *argument = il_expr_node(p->il, node);
	struct special_use use = { .operation = SPECIAL_CONSTRUCT };
	u32 from = type_strip(p, argument->type, &use.source_cv);

	if (!argument->type || argument->value_category == vc_prvalue || from != class)
		return OUTCOME_SUCCESS;
	use.source_is_lvalue = argument->value_category == vc_lvalue;
	use.source_cv &= tyf_const | tyf_volatile;
	return worst(outcome_of_trait(special_use(p, class, &use).allowed),
	             may_copy_explicitly(p, class) ? OUTCOME_UNKNOWN : OUTCOME_SUCCESS);
}

/* What a pointer, pointer to member or reference of a conversion is about: *is_member says that it goes from base to derived. */
static u32 class_of_conversion(struct parser *p, u32 type, bool *is_member)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type_without_reference(p, type), NULL));

	*is_member = record->kind == tk_ptr_to_member;
	type = *is_member ? record->class_type : record->kind == tk_pointer ? record->type : type_without_reference(p, type);
	return type_strip(p, type, NULL);
}

enum outcome usable_standard_conversion(struct parser *p, const struct conversion *c)
{
	bool is_member = false, is_class = false;
	u32 from = c->from && c->rank == RANK_CONVERSION ? class_of_conversion(p, c->from, &is_member) : 0;
	u32 to = from && is_class_type(p, from) ? class_of_conversion(p, c->to, &is_class) : 0;
	struct base_ways ways;

	if (c->kind != CONVERSION_STANDARD || !to || is_member != is_class || !is_class_type(p, to) || same_unqualified_type(p, from, to))
		return OUTCOME_SUCCESS;
	ways = is_member ? ways_to_base(p, to, from) : ways_to_base(p, from, to);
	if (ways.unknown || !ways.count)
		return OUTCOME_UNKNOWN;
	if (ways.count > 1 || (is_member && ways.is_virtual))
		return OUTCOME_FAILURE;
	return ways.is_public ? OUTCOME_SUCCESS : is_member ? accessible_base(p, to, from) : accessible_base(p, from, to);
}

enum outcome unambiguous_base(struct parser *p, u32 class, u32 base)
{
	struct base_ways ways;

	class = type_strip(p, class, NULL);
	base = type_strip(p, base, NULL);
	if (!p->failure || !class || !base || class == base || !is_class_type(p, class) || !is_class_type(p, base))
		return OUTCOME_SUCCESS;
	ways = ways_to_base(p, class, base);
	return !ways.unknown && ways.count > 1 ? OUTCOME_FAILURE : OUTCOME_SUCCESS;
}

/* The class of the object that a conversion by a constructor makes: not that of a constructor that it inherits [class.inhctor.init]. */
static u32 constructed_class(struct parser *p, const struct conversion *c)
{
	u32 to = c->to ? type_strip(p, type_without_reference(p, c->to), NULL) : 0;

	return to && is_class_type(p, to) ? to : il_routine(p->il, c->function)->class_type;
}

/* The function of a user-defined conversion. */
static enum outcome usable_conversion(struct parser *p, const struct conversion *c, u32 node)
{
	const struct il_routine *routine = il_routine(p->il, c->function);
	u32 param = il_type(p->il, type_strip(p, routine->type, NULL))->first_param;
	enum outcome outcome = c->kind == CONVERSION_USER ? usable_converter(p, c->function, type_at(p, node)) : OUTCOME_SUCCESS;

	if (c->kind == CONVERSION_USER && c->is_ambiguous && !c->is_uncertain)
		return OUTCOME_FAILURE;
	if (c->kind != CONVERSION_USER || routine->special_kind != sfk_constructor || !param || stack_is_low(p->stack_bound))
		return outcome;
	outcome = worst(outcome, usable_class(p, constructed_class(p, c)));
	return worst(outcome, usable_argument(p, type_of_member(p, il_param_type(p->il, param)->type, c->class), node));
}

/* { element } for a parameter that is no class. */
static enum outcome usable_element(struct parser *p, u32 param_type, u32 element)
{
	u32 type = type_without_reference(p, param_type);

	if (il_expr_node(p->il, element)->kind == enk_braced_init_list || !is_scalar(il_type(p->il, type_strip(p, type, NULL))))
		return OUTCOME_SUCCESS;
	return is_reference_type(p, param_type) ? valid_reference_in_braces(p, param_type, element) : valid_in_braces(p, type, element);
}

/* A list whose elements an explicit constructor would take is an error, however the function was chosen [over.match.list]. */
static enum outcome usable_list(struct parser *p, u32 param_type, u32 node)
{
	struct source list = source_of_node(p, node);
	struct conversion c;
	enum outcome explicit;
	u32 element = il_expr_node(p->il, node)->first_operand;

	if (!is_class_type(p, type_without_reference(p, param_type)))
		return element && !il_expr_node(p->il, element)->next ? usable_element(p, param_type, element) : OUTCOME_SUCCESS;
	c = list_conversion(p, &list, param_type);
	if (is_class_type(p, param_type) && usable_class(p, param_type) != OUTCOME_SUCCESS)
		return usable_class(p, param_type);
	if (c.kind == CONVERSION_STANDARD && element && !il_expr_node(p->il, element)->next && is_class_type(p, param_type))
		return usable_argument(p, param_type, element);
	if (c.kind != CONVERSION_USER || !c.function || c.is_uncertain || c.is_ambiguous)
		return OUTCOME_SUCCESS;
	explicit = is_explicit(p, c.function);
	if (explicit != OUTCOME_UNKNOWN)
		explicit = explicit == OUTCOME_SUCCESS ? OUTCOME_FAILURE : OUTCOME_SUCCESS;
	if (is_reference_type(p, param_type))
		explicit = worst(explicit, usable_class(p, type_without_reference(p, param_type)));
	if (keeps_arguments(p, c.function, element) != OUTCOME_SUCCESS)
		explicit = worst(explicit, OUTCOME_UNKNOWN); /* g++ refuses to narrow it, EDG does not */
	return worst(usable_function(p, c.function, 0), explicit);
}

static bool is_pointer_to_class(struct parser *p, u32 type)
{
	bool is_member;

	return !is_class_type(p, type) && is_class_type(p, class_of_conversion(p, type, &is_member));
}

enum outcome usable_argument(struct parser *p, u32 param_type, u32 node)
{
	u32 class = type_strip(p, param_type, NULL);
	struct source source = source_of_node(p, node);
	struct conversion c = { .kind = CONVERSION_STANDARD };
	enum outcome outcome = OUTCOME_SUCCESS;

	if (il_expr_node(p->il, node)->kind == enk_braced_init_list)
		return usable_list(p, param_type, node);
	if (!source.type || type_is_unknown(p, source.type))
		return outcome;
	if (is_class_type(p, class))
		outcome = worst(usable_class(p, class), usable_copy(p, class, node));
	if (is_class_type(p, type_without_reference(p, class)) || is_class_type(p, source.type) || is_pointer_to_class(p, class))
		c = implicit_conversion(p, &source, param_type);
	return worst(worst(outcome, usable_standard_conversion(p, &c)), usable_conversion(p, &c, node));
}

/* A reference binds to no bit-field, but to a temporary [dcl.init.ref]/5; which function is called does not depend on that [over.ics.ref]/3. */
static bool binds_bit_field(struct parser *p, u32 param_type, u32 node)
{
	const struct il_type *reference = reference_type(p, param_type);

	return reference && reference->pointer_kind == pk_lvalue_reference && !takes_temporaries(p, reference) &&
	       il_expr_node(p->il, node)->value_category == vc_lvalue && bit_field_of(p, node);
}

enum outcome usable_arguments(struct parser *p, u32 function, u32 argument)
{
	u32 param = il_type(p->il, type_strip(p, function, NULL))->first_param;
	enum outcome outcome = OUTCOME_SUCCESS;

	for (; p->failure && param && argument; param = il_param_type(p->il, param)->next, argument = il_expr_node(p->il, argument)->next)
		outcome = worst(outcome, binds_bit_field(p, il_param_type(p->il, param)->type, argument) ?
		                                 OUTCOME_FAILURE :
		                                 usable_argument(p, il_param_type(p->il, param)->type, argument));
	for (; p->failure && !param && argument; argument = il_expr_node(p->il, argument)->next) /* for an ellipsis [expr.call]/12 */
		outcome = worst(outcome, is_known_incomplete(p, type_at(p, argument)) ? OUTCOME_FAILURE : OUTCOME_SUCCESS);
	return outcome;
}
