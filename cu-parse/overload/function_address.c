/* The address of an overloaded function: which of the functions of a name a target type selects [over.over]. */
#include "../templates/deduce.h"
#include "function_address.h"
#include "../typing/typing.h"
#include "../types/placeholder.h"

/* The node of the name that an argument is, behind parentheses and &, or 0. */
static u32 name_in(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);

	while (record->kind == enk_operation && record->first_operand &&
	       (record->operation == eok_parens || record->operation == eok_address_of)) {
		node = record->first_operand;
		record = il_expr_node(p->il, node);
	}
	return (record->kind == enk_routine || record->kind == enk_template_name) && overload_set(p, node) ? node : 0;
}

bool is_overload_set(const struct parser *p, u32 node)
{
	return node && (!il_expr_node(p->il, node)->type || il_expr_node(p->il, node)->type == p->error_type) && name_in(p, node);
}

u32 functions_of_node(const struct parser *p, u32 node) { return overload_set(p, name_in(p, node)); }

u32 arguments_of_functions(const struct parser *p, u32 node) { return il_expr_node(p->il, name_in(p, node))->first_argument; }

/* The function type that a target wants, or 0. */
static u32 wanted_function(struct parser *p, u32 to)
{
	u32 bare = type_strip(p, type_without_reference(p, to), NULL), pointee = pointed_to(p, bare);

	if (il_type(p->il, bare)->kind == tk_array)
		return 0;
	if (il_type(p->il, bare)->kind == tk_ptr_to_member)
		pointee = il_type(p->il, bare)->type;
	bare = type_strip(p, pointee ? pointee : bare, NULL);
	return il_type(p->il, bare)->kind == tk_routine ? type_canonical(p, bare) : 0;
}

static u32 without_noexcept(struct parser *p, u32 function)
{
	const struct il_type *t = il_type(p->il, type_strip(p, function, NULL));

	return type_signature(p, t->type, t->first_param, t->flags & ~(u32)(tyf_noexcept | tyf_trailing_return));
}

/* *routine: the function, should it be known. */
static enum outcome fits(struct parser *p, il_any entity, u32 wanted, const struct il_expr_node *name, u32 *routine)
{
	u32 index = il_any_index(entity), type;
	enum outcome outcome;

	*routine = 0;
	if (il_any_kind(entity) == IL_routine) {
		if (name->flags & exf_template_id) /* they mean templates alone */
			return OUTCOME_FAILURE;
		*routine = index;
		type = type_of_routine(p, index);
		if (type_is_dependent(p, type) || type_is_unknown(p, type))
			return OUTCOME_UNKNOWN;
		return without_noexcept(p, type) == without_noexcept(p, wanted) ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
	}
	if (classify(p, entity) != NAME_FUNCTION_TEMPLATE)
		return OUTCOME_UNKNOWN;
	*routine = specialization_for_type(p, index, name->first_argument, wanted, &outcome);
	return outcome;
}

/* What is selected: a function before templates, of these the most specialized [over.over]; *routine 0 where it cannot be told which. */
static enum outcome select_from(struct parser *p, u32 node, u32 wanted, u32 *routine)
{
	const struct il_expr_node name = *il_expr_node(p->il, node);
	u32 symbol, template = 0, candidate;
	enum outcome best = OUTCOME_FAILURE;
	bool unknown = false;
	int order;

	*routine = 0;
	for (symbol = overload_set(p, node); symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;
		enum outcome outcome = fits(p, entity, wanted, &name, &candidate);

		if (outcome == OUTCOME_SUCCESS && il_any_kind(entity) == IL_routine) {
			*routine = candidate;
			return outcome;
		}
		if (outcome == OUTCOME_FAILURE)
			continue;
		if (outcome == OUTCOME_UNKNOWN) {
			unknown = true;
			continue;
		}
		order = template ? compare_function_templates(p, il_any_index(entity), template, WHOLE_TYPE) : -1;
		if (order <= 0)
			*routine = order ? candidate : 0;
		if (order < 0)
			template = il_any_index(entity);
		best = OUTCOME_SUCCESS;
	}
	if (!unknown)
		return best;
	*routine = 0;
	return best == OUTCOME_SUCCESS ? best : OUTCOME_UNKNOWN;
}

struct conversion function_address_conversion(struct parser *p, const struct source *source, u32 to)
{
	struct conversion c = { .kind = CONVERSION_NONE };
	u32 node = name_in(p, source->node), wanted = wanted_function(p, to), routine;
	enum outcome best;

	if (!wanted) {
		bool is_user_defined =
			is_class_type(p, type_without_reference(p, to)) && user_conversion(p, source, to).kind != CONVERSION_NONE;

		c.kind = is_user_defined ? CONVERSION_PERHAPS_USER : CONVERSION_NONE;
		return c;
	}
	best = select_from(p, node, wanted, &routine);
	if (best == OUTCOME_FAILURE)
		return c;
	c.kind = best == OUTCOME_SUCCESS ? CONVERSION_STANDARD : CONVERSION_UNKNOWN;
	c.is_identity = true;
	c.from = c.to = type_without_reference(p, to);
	if (reference_type(p, to))
		c = bound_to_reference(c, reference_type(p, to), false);
	c.is_perfect = true;
	return c;
}

bool selects_no_function(struct parser *p, u32 node, u32 to)
{
	u32 wanted = wanted_function(p, to);

	return wanted && !type_is_dependent(p, wanted) && !type_is_unknown(p, wanted) &&
	       select_from(p, name_in(p, node), wanted, &(u32){ 0 }) == OUTCOME_FAILURE;
}

u32 selected_function(struct parser *p, u32 node, u32 to)
{
	u32 wanted = wanted_function(p, to), routine = 0;

	return wanted && select_from(p, name_in(p, node), wanted, &routine) == OUTCOME_SUCCESS ? routine : 0;
}

/* Makes the node of a name, behind parentheses and &, mean that function. */
static void mean_function(struct parser *p, u32 node, u32 routine)
{
	const struct il_routine *function = il_routine(p->il, routine);
	u32 name = name_in(p, node), class = function->flags & rf_static_member ? 0 : function->class_type, type;

	il_expr_node(p->il, name)->kind = enk_routine;
	il_expr_node(p->il, name)->target = il_any_of(IL_routine, routine);
	for (;; node = il_expr_node(p->il, node)->first_operand) {
		struct il_expr_node *record = il_expr_node(p->il, node);
		bool address = record->kind == enk_operation && record->operation == eok_address_of;

		type = type_of_function_name(p, routine);
		record->type = !address ? type : class ? type_member_pointer(p, class, type) : type_pointer(p, pk_pointer, type);
		record->value_category = address ? vc_prvalue : vc_lvalue;
		if (node == name)
			return;
	}
}

bool select_named_specialization(struct parser *p, u32 node)
{
	u32 name = name_in(p, node), symbol = overload_set(p, name), given = il_expr_node(p->il, name)->first_argument, one = 0;

	if (!(il_expr_node(p->il, name)->flags & exf_template_id))
		return false;
	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;
		enum outcome outcome = OUTCOME_FAILURE;
		u32 routine = 0;

		if (classify(p, entity) == NAME_FUNCTION_TEMPLATE)
			routine = specialization_named(p, il_any_index(entity), given, false, &outcome);
		if (outcome == OUTCOME_UNKNOWN || (routine && one))
			return false;
		one = routine ? routine : one;
	}
	if (!one || (il_routine(p->il, one)->class_type && !(il_routine(p->il, one)->flags & rf_static_member)))
		return false;
	mean_function(p, node, one);
	return true;
}

void select_function(struct parser *p, u32 node, u32 to)
{
	u32 routine = selected_function(p, node, to);

	if (routine)
		mean_function(p, node, routine);
}
