/* Class template argument deduction [over.match.class.deduct]: of P p(1, 'c') what P is. Guides and constructors are taken for function
 * templates of the class template's parameters; an answer is known where all that fit the arguments give the same type. */
#include "../overload/candidates.h"
#include "../overload/constructors.h"
#include "class_deduction.h"
#include "constraints.h"
#include "deduce.h"
#include "../syntax/expr.h"
#include "../overload/overload.h"
#include "../types/placeholder.h"
#include "../typing/typing.h"

/* What the candidates say so far. */
struct class_deduction {
	struct parser *p;
	u32 template;
	u32 first_argument; /* nodes */
	bool takes_list;    /* the argument is a list in braces, for those that take a std::initializer_list alone [over.match.list]/1 */
	u32 result;         /* the type that all viable candidates give; 0: none was viable */
	bool from_guide;    /* a guide gave it, which takes all arguments as they are: no constructor is better [over.match.best] */
	bool is_only;       /* the function has no rival: what is deduced for it is meant in a valid program */
	bool unknown;
};

static void take_result(struct class_deduction *d, u32 type)
{
	u32 canonical = type_canonical(d->p, type);

	d->unknown |= d->result && d->result != canonical;
	d->result = canonical;
}

/* Whether the arguments fit the parameters with the template arguments put in; *exact: without any conversion. */
static enum outcome arguments_fit(struct class_deduction *d, u32 function, u32 depth, u32 args, bool *exact)
{
	struct parser *p = d->p;
	u32 param = il_type(p->il, type_strip(p, function, NULL))->first_param, node = d->first_argument;
	enum outcome outcome = OUTCOME_SUCCESS;

	for (; param && node && outcome != OUTCOME_FAILURE;
	     param = il_param_type(p->il, param)->next, node = il_expr_node(p->il, node)->next) {
		struct source source = source_of_node(p, node);
		u32 type = type_substitute(p, il_param_type(p->il, param)->type, depth, args);
		struct conversion c = { .kind = CONVERSION_UNKNOWN };

		if (il_param_type(p->il, param)->flags & pf_pack)
			return outcome;
		if (!type_is_unknown(p, type) && !type_is_dependent(p, type))
			c = implicit_conversion(p, &source, type);
		*exact &= c.kind == CONVERSION_STANDARD && c.rank == RANK_EXACT;
		if (c.kind == CONVERSION_NONE)
			outcome = OUTCOME_FAILURE;
		else if (c.kind == CONVERSION_UNKNOWN || c.kind == CONVERSION_PERHAPS_USER)
			outcome = OUTCOME_UNKNOWN;
	}
	return outcome;
}

/* A function with parameters, of a template with those of the template_decl, that may perhaps not be called. */
static void consider_function(struct class_deduction *d, u32 decl, u32 function, enum outcome callable)
{
	struct parser *p = d->p;
	struct argument_set set;
	u32 depth = il_template_decl(p->il, decl)->depth, args, type;
	enum outcome outcome;
	bool exact = true;

	outcome = arguments_begin(p, decl, &set) ? deduce_call(p, &set, function, d->first_argument) : OUTCOME_UNKNOWN;
	if (outcome == OUTCOME_SUCCESS)
		outcome = add_default_arguments(p, d->template, &set);
	args = outcome == OUTCOME_SUCCESS ? list_of_arguments(p, &set) : 0;
	if (args)
		outcome = template_constraints_satisfied(p, d->template, args);
	outcome = worst(outcome, callable);
	if (outcome == OUTCOME_SUCCESS && !d->is_only)
		outcome = arguments_fit(d, function, depth, args, &exact);
	if (outcome == OUTCOME_FAILURE)
		return;
	if (outcome == OUTCOME_UNKNOWN) {
		d->unknown = true;
		return;
	}
	type = type_template_id(p, d->template, &(struct template_args){ .first = args, .count = set.count });
	if (!type || type_is_unknown(p, type) || type_is_dependent(p, type))
		d->unknown = true;
	else
		take_result(d, type);
}

/* Whether the first parameter is a std::initializer_list, which a list in braces as a whole is for. */
static bool takes_list(struct parser *p, u32 function)
{
	u32 param = il_type(p->il, type_strip(p, function, NULL))->first_param;

	return param && element_of_initializer_list(p, type_without_reference(p, il_param_type(p->il, param)->type));
}

/* Not of this phase, or not to be called with so many arguments. */
static bool is_out(struct class_deduction *d, u32 routine)
{
	return (d->takes_list && !takes_list(d->p, il_routine(d->p->il, routine)->type)) ||
	       !accepts_count(d->p, routine, node_count(d->p, d->first_argument));
}

static void consider_constructor(struct class_deduction *d, u32 decl, u32 routine)
{
	const struct il_routine *record = il_routine(d->p->il, routine);

	if (!is_out(d, routine))
		consider_function(d, decl, record->type, record->flags & rf_trailing_requires ? OUTCOME_UNKNOWN : OUTCOME_SUCCESS);
}

/* ---- candidates ---- */

static void add_guides(struct class_deduction *d, struct candidate_set *set)
{
	struct parser *p = d->p;
	struct il_template class = *il_template(p->il, d->template);
	u32 i;

	for (i = 0; i < p->guides.count; i++) {
		u32 routine = p->guides.at[i], template = il_routine(p->il, routine)->template;
		const struct il_routine *guide = il_routine(p->il, routine);

		if (guide->name == class.name && guide->parent_scope == class.parent_scope &&
		    !(d->takes_list && !takes_list(p, guide->type)))
			vec_push(&set->list, (struct candidate){ .routine = template ? 0 : routine, .template = template });
	}
}

/* Whether the best guide takes all arguments as they are: no constructor is better [over.match.best]. */
static bool is_exact(const struct candidate_set *set, const struct candidate *best, u32 count)
{
	u32 i;

	for (i = 1; i <= count; i++) {
		const struct conversion *c = &set->conversions.at[best->first_conversion + i];

		if (c->kind != CONVERSION_STANDARD || c->rank != RANK_EXACT)
			return false;
	}
	return true;
}

/* By overload resolution among the guides. */
static void consider_guides(struct class_deduction *d)
{
	struct candidate_set set = { 0 };
	struct arguments arguments = { .count = 0 };
	struct resolution r = { .outcome = OUTCOME_UNKNOWN };

	add_guides(d, &set);
	if (!set.list.count) {
		candidate_set_free(&set);
		return;
	}
	if (arguments_of_nodes(d->p, d->first_argument, &arguments))
		r = resolve(d->p, &set, &arguments);
	if (r.outcome == OUTCOME_SUCCESS && !r.best.is_uncertain && !type_is_unknown(d->p, r.type) && !type_is_dependent(d->p, r.type)) {
		take_result(d, r.type);
		d->from_guide = is_exact(&set, &r.best, arguments.count);
	} else {
		d->unknown |= r.outcome != OUTCOME_FAILURE || set.list.count;
	}
	candidate_set_free(&set);
}

static bool mentions(struct parser *p, u32 type, u32 depth, u32 index);

static bool arguments_mention(struct parser *p, u32 info, u32 depth, u32 index)
{
	u32 arg = il_template_info(p->il, info)->first_argument;

	for (; arg; arg = il_template_arg(p->il, arg)->next)
		if (il_template_arg(p->il, arg)->kind != tak_type || mentions(p, il_template_arg(p->il, arg)->type, depth, index))
			return true;
	return false;
}

/* Whether a type has the template parameter in it, so that it may be deduced; true when it is not that simple. */
static bool mentions(struct parser *p, u32 type, u32 depth, u32 index)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL));

	if (!(record->flags & tyf_dependent))
		return false;
	switch (record->kind) {
	case tk_template_param: return record->depth == depth && record->index == index;
	case tk_pointer: return mentions(p, record->type, depth, index);
	case tk_class:
	case tk_struct:
	case tk_union: return !record->template_info || arguments_mention(p, record->template_info, depth, index);
	default: return true;
	}
}

/* A constructor that is a template: no candidate when it leaves a parameter of the class's undeduced; else more than is known here. */
static bool may_deduce(struct class_deduction *d, u32 routine)
{
	struct parser *p = d->p;
	u32 decl = il_template(p->il, d->template)->decl, param = il_template_decl(p->il, decl)->first_param, type;

	if (is_out(d, routine))
		return false;
	for (; param; param = il_template_param(p->il, param)->next) {
		const struct il_template_param *record = il_template_param(p->il, param);
		bool found = record->flags & (tf_pack | tf_has_default) || record->kind != tpk_type;

		type = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param;
		for (; type && !found; type = il_param_type(p->il, type)->next)
			found = mentions(p, il_param_type(p->il, type)->type, record->depth, record->index);
		if (!found)
			return false;
	}
	return true;
}

/* The hypothetical constructor C() of a class that declares none [over.match.class.deduct]/1. */
static void consider_default_constructor(struct class_deduction *d)
{
	struct parser *p = d->p;
	struct argument_set set;
	u32 decl = il_template(p->il, d->template)->decl, args = 0;

	if (!d->first_argument && arguments_begin(p, decl, &set) && add_default_arguments(p, d->template, &set) == OUTCOME_SUCCESS)
		args = list_of_arguments(p, &set);
	if (args)
		take_result(d, type_template_id(p, d->template, &(struct template_args){ .first = args, .count = set.count }));
}

static void consider_constructors(struct class_deduction *d)
{
	struct parser *p = d->p;
	struct il_template class = *il_template(p->il, d->template);
	u32 pattern = il_any_kind(class.prototype) == IL_type ? il_any_index(class.prototype) : 0,
	    scope = pattern ? scope_of_type(p, pattern) : 0;
	u32 symbol = scope ? bound_symbol(p, scope, p->word.constructor) : 0;

	if (!symbol && !d->takes_list)
		consider_default_constructor(d);
	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		if (il_any_kind(entity) == IL_routine)
			consider_constructor(d, class.decl, il_any_index(entity));
		else if (il_any_kind(entity) != IL_template ||
		         may_deduce(d, il_any_index(il_template(p->il, il_any_index(entity))->prototype)))
			d->unknown = true;
	}
}

static bool has_guides(struct class_deduction *d)
{
	struct candidate_set set = { 0 };
	bool any;

	add_guides(d, &set);
	any = set.list.count;
	candidate_set_free(&set);
	return any;
}

static void consider_aggregate(struct class_deduction *d)
{
	u32 function = d->takes_list || has_guides(d) ? 0 : aggregate_candidate(d->p, d->template, d->first_argument, &d->unknown);

	d->is_only = function && !d->p->failure;
	if (function)
		consider_function(d, il_template(d->p->il, d->template)->decl, function, OUTCOME_SUCCESS);
}

/* Of std::initializer_list the copy deduction candidate takes a list. */
static void consider_copy_of_list(struct class_deduction *d)
{
	struct parser *p = d->p;
	il_any pattern = il_template(p->il, d->template)->prototype;
	u32 type = il_any_kind(pattern) == IL_type ? il_any_index(pattern) : 0, first = p->param_types.count;

	if (!type || !element_of_initializer_list(p, type))
		return;
	type_add_param(p, type, false);
	consider_function(d, il_template(p->il, d->template)->decl, type_function(p, p->void_type, first, 0), OUTCOME_SUCCESS);
}

static void consider_all(struct class_deduction *d)
{
	consider_guides(d);
	if (!d->unknown && !d->from_guide)
		consider_constructors(d);
	if (!d->unknown && !d->result)
		consider_aggregate(d);
}

/* The only argument's type when it is a specialization of the template: it is copied. */
static u32 copied_type(struct parser *p, u32 template, u32 first_argument)
{
	const struct il_expr_node *node = il_expr_node(p->il, first_argument);
	u32 type = first_argument && !node->next && node->type ? type_strip(p, node->type, NULL) : 0;
	u32 info = type ? il_type(p->il, type)->template_info : 0;

	return info && il_template_info(p->il, info)->template == template ? type : 0;
}

/* Whether the types of all arguments are known that have one. */
static bool are_typed(const struct parser *p, u32 node)
{
	for (; node; node = il_expr_node(p->il, node)->next) {
		const struct il_expr_node *record = il_expr_node(p->il, node);

		if (record->kind != enk_braced_init_list &&
		    (!record->type || type_is_unknown(p, record->type) || record->flags & exf_dependent))
			return false;
	}
	return true;
}

/* [over.match.list]: a list in braces is an argument of its own first. */
static void consider_list(struct class_deduction *d, u32 list)
{
	u32 next = il_expr_node(d->p->il, list)->next;

	il_expr_node(d->p->il, list)->next = 0;
	d->first_argument = list;
	d->takes_list = true;
	consider_copy_of_list(d);
	consider_all(d);
	d->takes_list = false;
	d->first_argument = il_expr_node(d->p->il, list)->first_operand;
	il_expr_node(d->p->il, list)->next = next;
}

u32 deduced_class(struct parser *p, u32 template, u32 first_argument, bool braced)
{
	struct class_deduction d = { .p = p, .template = template, .first_argument = first_argument };
	u32 copied;

	if (braced)
		d.first_argument = il_expr_node(p->il, first_argument)->first_operand;
	copied = copied_type(p, template, d.first_argument);
	if (copied || il_template(p->il, template)->kind != templk_class || stack_is_low(p->stack_bound) || !are_typed(p, d.first_argument))
		return copied;
	if (braced && d.first_argument)
		consider_list(&d, first_argument);
	if (!d.unknown && !d.result)
		consider_all(&d);
	return d.unknown ? 0 : d.result;
}
