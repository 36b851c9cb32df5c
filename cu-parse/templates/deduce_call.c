/* Deducing template arguments from calls, addresses of functions and conversions [temp.deduct.call] [temp.deduct.funcaddr]
 * [temp.deduct.conv]. */
#include "class_deduction.h"
#include "deduction.h"
#include "../overload/constructors.h"
#include "../overload/function_address.h"
#include "../typing/typing.h"

/* Whether a parameter's type has something to be deduced: what explicit arguments give is converted to. */
static bool participates(struct deduction *d, u32 param_type)
{
	struct item item = { .type = param_type };
	u64 mentioned = parameters_in(d, &item, true);
	u32 i;

	for (i = 0; i < d->set->count; i++) {
		bool fixed = d->given & bit(i) && (!d->set->of[i].is_pack || (d->expanding & bit(i) && d->index < d->set->of[i].elements));

		if (mentioned & bit(i) && !fixed)
			return true;
	}
	return false;
}

/* An array parameter's bound is the number of initializers. */
static enum outcome deduce_bound_of_list(struct deduction *d, u32 array, u32 count)
{
	struct array_bound bound = bound_of(il_type(d->p->il, array));
	struct parser *p = d->p;

	if (bound.count >> 40 != 1 || parameter_of_identity(d, (u32)bound.count) == NO_PARAMETER)
		return OUTCOME_SUCCESS;
	if (!count)
		return OUTCOME_FAILURE;
	/* an array of nothing in particular with that bound */
	bound.scope = bound.begin = bound.end = 0;
	array = type_array(p, p->builtin[ik_int], &bound);
	bound = (struct array_bound){ .count = count };
	return deduce_pair(d, array, type_array(p, p->builtin[ik_int], &bound), 0);
}

static bool is_expansion(const struct parser *p, u32 node) { return il_is_pack_expansion(il_expr_node(p->il, node)); }

/* The argument is {…} [temp.deduct.call]/1. */
static enum outcome deduce_from_list(struct deduction *d, u32 param_type, u32 node)
{
	struct parser *p = d->p;
	u32 type = type_strip(p, type_without_reference(p, param_type), NULL), element = element_of_initializer_list(p, type), count = 0;
	u32 operand;
	bool is_array = il_type(p->il, type)->kind == tk_array;
	enum outcome result = OUTCOME_SUCCESS;

	if (is_array)
		element = il_type(p->il, type)->type;
	if (!element || (is_array && !is_reference_type(p, param_type))) {
		d->skipped = true;
		return OUTCOME_SUCCESS;
	}
	for (operand = il_expr_node(p->il, node)->first_operand; operand && result; operand = il_expr_node(p->il, operand)->next, count++) {
		if (il_expr_node(p->il, operand)->kind == enk_initializer || is_expansion(p, operand))
			return OUTCOME_UNKNOWN;
		result = worst(result, deduce_parameter(d, element, operand));
	}
	return result && is_array ? worst(result, deduce_bound_of_list(d, type, count)) : result;
}

/* Whether P is T && for a parameter T itself [temp.deduct.call]/3. */
static bool is_forwarding_reference(const struct deduction *d, u32 type)
{
	const struct il_type *t = il_type(d->p->il, type);

	return t->kind == tk_pointer && t->pointer_kind == pk_rvalue_reference && !d->set->of_class &&
	       parameter_of_type(d, t->type) != NO_PARAMETER;
}

/* Qualifiers of the parameter itself are no matter, those of an array are its elements'. */
static u32 parameter_by_value(struct parser *p, u32 type)
{
	u32 cv = 0, stripped = type_strip(p, type, &cv);

	return is_array_alias(p, stripped) ? type_qualified(p, stripped, cv) : stripped;
}

/* From an argument of that type and value category. */
static enum outcome deduce_from_type(struct deduction *d, u32 param_type, u32 type, u8 category)
{
	struct parser *p = d->p;
	u32 differences = MORE_QUALIFIED | OUTERMOST | BASES_TOO | NOEXCEPT_TOO;

	type = type_canonical(p, type_without_reference(p, type));
	if (!is_reference_type(p, param_type))
		return deduce_pair(d, parameter_by_value(p, param_type), type_strip(p, decayed_type(p, type), NULL),
		                   differences | OF_PARAMETER);
	if (is_forwarding_reference(d, param_type)) {
		if (category == vc_unknown)
			return OUTCOME_UNKNOWN;
		if (category == vc_lvalue)
			type = type_pointer(p, pk_lvalue_reference, type);
		return deduce_pair(d, type_without_reference(p, param_type), type, 0);
	}
	return deduce_pair(d, type_without_reference(p, param_type), type, differences);
}

/* The functions that a name means. */
struct functions {
	u32 symbol, explicit_args;
	bool incomplete, has_template, is_address;
};

static bool is_in_set(const struct parser *p, u32 symbol, const struct candidate *candidate)
{
	il_any entity = candidate->template ? il_any_of(IL_template, candidate->template) : il_any_of(IL_routine, candidate->routine);

	while (symbol && p->symbols.at[symbol].entity != entity)
		symbol = p->symbols.at[symbol].next;
	return symbol;
}

/* Whether an unqualified name, which several scopes declare, means others here [basic.lookup.unqual]/2. */
static bool means_others(struct parser *p, u32 ident, u32 symbol)
{
	struct candidate_set set = { 0 };
	bool found;
	u32 i;

	add_unqualified(p, &set, p->scope, ident, false);
	found = set.incomplete;
	for (i = 0; i < set.list.count && !found; i++)
		found = !is_in_set(p, symbol, &set.list.at[i]);
	candidate_set_free(&set);
	return found;
}

static struct functions functions_of_argument(struct parser *p, u32 node)
{
	struct functions f = { .symbol = functions_of_node(p, node) };
	const struct il_expr_node *name = il_expr_node(p->il, node);
	u32 symbol, ident;

	for (; name->kind == enk_operation; name = il_expr_node(p->il, name->first_operand))
		f.is_address |= name->operation == eok_address_of;
	ident = identifier_of(p, il_text(p->il, name->name));
	f.explicit_args = name->first_argument;
	f.incomplete = p->lexed.identifiers.at[ident].scope == SEVERAL_SCOPES &&
	               (name->flags & (exf_qualified_name | exf_member_name) || means_others(p, ident, f.symbol));
	for (symbol = f.symbol; symbol; symbol = p->symbols.at[symbol].next)
		f.has_template |= classify(p, p->symbols.at[symbol].entity) == NAME_FUNCTION_TEMPLATE;
	return f;
}

/* Whether P is just a template parameter, or a reference to one: it does not say which function is meant. */
static bool takes_any_type(const struct deduction *d, u32 param_type)
{
	u32 cv;

	return parameter_of_type(d, bare_parameter(d->p, type_without_reference(d->p, param_type), &cv)) != NO_PARAMETER;
}

/* From one of the functions, or its address. A template-id means templates alone. */
static enum outcome deduce_from_function(struct deduction *d, u32 param_type, il_any entity, const struct functions *f)
{
	struct parser *p = d->p;
	bool is_template = classify(p, entity) == NAME_FUNCTION_TEMPLATE;
	const struct il_routine *routine;
	enum outcome outcome = OUTCOME_UNKNOWN;
	u32 index = il_any_index(entity), type;
	bool is_member;

	if (f->explicit_args && !is_template)
		return OUTCOME_FAILURE;
	if (is_template && !(index = specialization_named(p, index, f->explicit_args, !takes_any_type(d, param_type), &outcome)))
		return outcome;
	if (!is_template && il_any_kind(entity) != IL_routine)
		return OUTCOME_UNKNOWN;
	type = type_of_routine(p, index);
	routine = il_routine(p->il, index);
	is_member = routine->class_type && !(routine->flags & rf_static_member);
	if ((is_member && (!f->is_address || type_is_dependent(p, routine->class_type))) || type_is_dependent(p, type) ||
	    type_is_unknown(p, type))
		return OUTCOME_UNKNOWN;
	if (is_member)
		return deduce_from_type(d, param_type, type_member_pointer(p, routine->class_type, type), vc_prvalue);
	if (f->is_address)
		return deduce_from_type(d, param_type, type_pointer(p, pk_pointer, type), vc_prvalue);
	return deduce_from_type(d, param_type, type, vc_lvalue);
}

/* The argument is the name of functions: that one of them which P can be deduced from is meant [temp.deduct.call]/6. */
static enum outcome deduce_from_functions(struct deduction *d, u32 param_type, u32 node)
{
	struct functions f = functions_of_argument(d->p, node);
	struct snapshot before, after;
	u32 symbol, count = 0;

	if (f.has_template && !f.explicit_args) {
		d->skipped = true;
		return OUTCOME_SUCCESS;
	}
	if (f.incomplete)
		return OUTCOME_UNKNOWN;
	deduction_keep(d, &before);
	for (symbol = f.symbol; symbol; symbol = d->p->symbols.at[symbol].next) {
		enum outcome outcome = deduce_from_function(d, param_type, d->p->symbols.at[symbol].entity, &f);

		if (outcome == OUTCOME_SUCCESS && !count++)
			deduction_keep(d, &after);
		deduction_go_back(d, &before);
		if (outcome == OUTCOME_UNKNOWN)
			return outcome;
	}
	if (count == 1)
		deduction_go_back(d, &after);
	return count ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
}

/* What is wrong can be a T, but nothing that is made of one. */
static enum outcome deduce_from_wrong(struct deduction *d, u32 param_type)
{
	u32 cv, number = parameter_of_type(d, bare_parameter(d->p, type_without_reference(d->p, param_type), &cv));

	return number == NO_PARAMETER ? OUTCOME_FAILURE : deduced_is_type(d, number, d->p->error_type);
}

enum outcome deduce_parameter(struct deduction *d, u32 param_type, u32 node)
{
	struct parser *p = d->p;
	const struct il_expr_node *argument = il_expr_node(p->il, node);
	u32 type = argument->type;

	if (argument->kind == enk_initializer) {
		node = value_of_designated(p, node);
		argument = il_expr_node(p->il, node);
		type = argument->type;
	}
	if (is_expansion(p, node))
		return OUTCOME_UNKNOWN;
	if (!participates(d, param_type))
		return OUTCOME_SUCCESS;
	if (argument->kind == enk_braced_init_list)
		return deduce_from_list(d, param_type, node);
	if (is_overload_set(p, node))
		return deduce_from_functions(d, param_type, node);
	if (type == p->error_type && d->set->of_wrong)
		return deduce_from_wrong(d, param_type);
	if (!type || type_is_unknown(p, type) || argument->flags & exf_dependent)
		return OUTCOME_UNKNOWN;
	return deduce_from_type(d, param_type, type, argument->value_category);
}

/* The nodes that a function parameter pack not at the end takes: one for each explicit argument. */
static u32 skip_pack(struct deduction *d, const struct item *pattern, u32 node)
{
	u64 mentioned = all_parameters_in(d, pattern->type, &(bool){ false });
	u32 count = 0, i;

	for (i = 0; i < d->set->count; i++)
		if (mentioned & bit(i) && d->set->of[i].is_pack && d->given & bit(i))
			count = d->set->of[i].elements;
	while (node && count--)
		node = il_expr_node(d->p->il, node)->next;
	return node;
}

static enum outcome deduce_from_arguments(struct deduction *d, const struct il_type *function, u32 node)
{
	struct cursor params = params_cursor(function->first_param);
	enum outcome result = OUTCOME_SUCCESS;
	struct item param;

	while (result && next_item(d->p, &params, &param)) {
		if (param.expansion && !params.param)
			return worst(result, deduce_expansion(d, &param, nodes_cursor(node)));
		if (param.expansion) {
			node = skip_pack(d, &param, node);
		} else if (node) {
			result = worst(result, deduce_parameter(d, param.type, node));
			node = il_expr_node(d->p->il, node)->next;
		}
	}
	return result && node && !(function->flags & tyf_ellipsis) ? OUTCOME_FAILURE : result;
}

/* What a failed deduction has added can go, if nothing else can refer to it. */
struct additions {
	u32 types, instances, instantiations, constants;
	struct argument_mark arguments;
};

static struct additions count_additions(struct parser *p)
{
	const struct il_table *table = p->il->table;

	return (struct additions){ table[IL_type].count, p->template_instances.count, p->instantiations, table[IL_constant].count,
		                   mark_arguments(p) };
}

static void take_back(struct parser *p, const struct additions *before, bool failed)
{
	bool drop = failed && p->il->table[IL_type].count == before->types && p->template_instances.count == before->instances &&
	            p->instantiations == before->instantiations;

	if (drop)
		il_truncate(p->il, IL_constant, before->constants);
	unmark_arguments(p, &before->arguments, drop);
}

/* Whether a parameter has neither an argument nor a default one, which may be deduced from what was not clear. */
static bool lacks_argument(const struct deduction *d)
{
	u32 param = il_template_decl(d->p->il, d->set->decl)->first_param, i;

	for (i = 0; i < d->set->count; i++, param = il_template_param(d->p->il, param)->next)
		if (!d->set->of[i].known && !d->set->of[i].is_pack && !il_template_param(d->p->il, param)->default_arg)
			return true;
	return false;
}

enum outcome deduce_call(struct parser *p, struct argument_set *set, u32 function_type, u32 first_argument)
{
	struct deduction d;
	struct il_type function = *il_type(p->il, type_strip(p, function_type, NULL));
	struct additions before;
	enum outcome result;

	if (!deduction_begin(&d, p, set, false) || function.kind != tk_routine)
		return OUTCOME_UNKNOWN;
	before = count_additions(p);
	deduction_extends(&d);
	result = deduce_from_arguments(&d, &function, first_argument);
	deduction_close(&d);
	if (d.unclear && lacks_argument(&d))
		result = worst(result, OUTCOME_UNKNOWN);
	take_back(p, &before, result == OUTCOME_FAILURE);
	return result;
}

/* ---- addresses of functions, conversion functions ---- */

/* The function that the type is, points or refers to. */
static u32 function_of(struct parser *p, u32 type)
{
	const struct il_type *t = il_type(p->il, type_strip(p, type, NULL));

	return type_canonical(p, t->kind == tk_pointer || t->kind == tk_ptr_to_member ? t->type : type);
}

enum outcome deduce_function_type(struct parser *p, struct argument_set *set, u32 function_type, u32 wanted)
{
	struct deduction d;
	enum outcome result;

	if (!deduction_begin(&d, p, set, false))
		return OUTCOME_UNKNOWN;
	deduction_extends(&d);
	result = deduce_pair(&d, function_type, function_of(p, wanted), LESS_QUALIFIED | NOEXCEPT_TOO);
	deduction_close(&d);
	return d.unclear ? worst(result, OUTCOME_UNKNOWN) : result;
}

enum outcome deduce_conversion(struct parser *p, struct argument_set *set, u32 result, u32 wanted)
{
	struct deduction d;
	u32 param, argument;
	enum outcome outcome;

	if (!deduction_begin(&d, p, set, false))
		return OUTCOME_UNKNOWN;
	deduction_extends(&d);
	if (!participates(&d, result))
		return OUTCOME_SUCCESS;
	param = type_without_reference(p, result);
	argument = type_canonical(p, type_without_reference(p, wanted));
	if (!is_reference_type(p, result) && !is_reference_type(p, wanted))
		param = type_strip(p, param, NULL);
	if (!is_reference_type(p, wanted) || !is_reference_type(p, result)) /* of const T & it is T for g++ and EDG */
		argument = type_strip(p, argument, NULL);
	outcome = deduce_pair(&d, param, argument, LESS_QUALIFIED | OUTERMOST | NOEXCEPT_TOO); /* g++ 12 would not */
	deduction_close(&d);
	return d.unclear ? worst(outcome, OUTCOME_UNKNOWN) : outcome;
}
