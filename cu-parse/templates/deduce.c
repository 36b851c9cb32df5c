/* Deducing template arguments from a type [temp.deduct.type]. */
#include "deduction.h"
#include "../scopes/class_members.h"
#include "../types/placeholder.h"
#include "../typing/typing.h"

#include <stdlib.h>

enum { CV = tyf_const | tyf_volatile | tyf_restrict };

/* ---- lists ---- */

struct cursor params_cursor(u32 first_param) { return (struct cursor){ .param = first_param, .left = UINT32_MAX }; }
struct cursor nodes_cursor(u32 first_node) { return (struct cursor){ .node = first_node, .left = UINT32_MAX }; }
struct cursor arguments_cursor(u32 template, u32 first_arg)
{
	return (struct cursor){ .arg = first_arg, .left = UINT32_MAX, .template = template, .first = first_arg };
}

/* The type of a parameter or argument, or the pattern that it expands. */
static u32 pattern_of(struct parser *p, u32 type, bool *expansion)
{
	const struct il_type *t = il_type(p->il, type);

	*expansion = t->kind == tk_typeref && t->typeref_kind == trk_pack_expansion;
	return *expansion ? t->type : type;
}

/* What auto & stands for where a function or variable is the argument; 0: it is neither. */
static u32 reference_to_named(struct parser *p, il_any entity)
{
	u32 type = il_any_kind(entity) == IL_routine  ? type_of_routine(p, il_any_index(entity)) :
	           il_any_kind(entity) == IL_variable ? type_of_variable(p, il_any_index(entity)) :
	                                                0;

	return type && !type_is_unknown(p, type) ? type_pointer(p, pk_lvalue_reference, type_without_reference(p, type)) : 0;
}

/* The type that a value for the parameter of a template with that number has there; 0: not known, or that of the value itself. */
static u32 type_of_value_for(struct parser *p, u32 template, u32 number, u32 first_arg, u32 arg)
{
	u32 decl = template ? il_template(p->il, template)->decl : 0, param = decl ? il_template_decl(p->il, decl)->first_param : 0, type;

	while (param && number && !(il_template_param(p->il, param)->flags & tf_pack)) {
		param = il_template_param(p->il, param)->next;
		number--;
	}
	if (!param || il_template_param(p->il, param)->kind != tpk_nontype)
		return 0;
	type = type_canonical(p, pattern_of(p, il_template_param(p->il, param)->type, &(bool){ false }));
	if (type_is_dependent(p, type))
		type = type_canonical(p, type_substitute(p, type, il_template_decl(p->il, decl)->depth, first_arg));
	type = type_strip(p, type, NULL);
	if (is_reference_type(p, type) && il_type(p->il, type_strip(p, il_type(p->il, type)->type, NULL))->kind == tk_auto)
		return reference_to_named(p, il_constant(p->il, il_template_arg(p->il, arg)->constant)->target);
	return type_is_unknown(p, type) || il_type(p->il, type)->kind == tk_auto || deduced_template(p, type) ? 0 : type;
}

static void argument_item(struct parser *p, struct cursor *c, struct item *item)
{
	const struct il_template_arg *arg = il_template_arg(p->il, c->arg);
	u32 index = c->arg;

	c->arg = arg->next;
	item->expansion = arg->is_pack_expansion;
	if (arg->kind == tak_type) {
		item->type = pattern_of(p, arg->type, &item->expansion);
		item->written = arg->written_type;
	} else {
		item->arg = index;
	}
	if (arg->kind == tak_nontype)
		item->value_type = type_of_value_for(p, c->template, c->number, c->first, index);
}

bool next_item(struct parser *p, struct cursor *c, struct item *item)
{
	*item = (struct item){ 0 };
	if (!c->left || !(c->param || c->arg || c->node))
		return false;
	if (c->param) {
		item->type = pattern_of(p, il_param_type(p->il, c->param)->type, &item->expansion);
		item->is_parameter = true;
		c->param = il_param_type(p->il, c->param)->next;
	} else if (c->arg) {
		argument_item(p, c, item);
	} else {
		item->node = c->node;
		c->node = il_expr_node(p->il, c->node)->next;
	}
	c->left--;
	c->number++;
	return true;
}

/* Whether an expansion stands before the end: then nothing in the list is deduced [temp.deduct.type]/9. */
static bool expands_in_the_middle(struct parser *p, struct cursor cursor)
{
	struct item item;
	bool expansion = false;

	while (next_item(p, &cursor, &item)) {
		if (expansion)
			return true;
		expansion = item.expansion;
	}
	return false;
}

/* ---- what does not fit ---- */

/* P and A differ: for certain, if all of A is known. */
static enum outcome mismatch(const struct deduction *d, u32 param_type, u32 argument_type)
{
	if (type_is_unknown(d->p, param_type) || type_is_unknown(d->p, argument_type) ||
	    (!d->ordering && type_is_dependent(d->p, argument_type)))
		return OUTCOME_UNKNOWN;
	return OUTCOME_FAILURE;
}

static enum outcome non_deduced(struct deduction *d)
{
	d->skipped = true;
	return OUTCOME_SUCCESS;
}

u32 aliased_type(struct parser *p, u32 type)
{
	u32 info = il_type(p->il, type)->template_info, template = info ? il_template_info(p->il, info)->template : 0;

	if (!template || !il_template(p->il, template)->decl || il_any_kind(il_template(p->il, template)->prototype) != IL_type)
		return 0;
	return type_canonical(p, il_type(p->il, il_any_index(il_template(p->il, template)->prototype))->type);
}

bool is_compound_alias(const struct parser *p, u32 aliased)
{
	switch (il_type(p->il, type_strip(p, aliased, NULL))->kind) {
	case tk_pointer:
	case tk_ptr_to_member:
	case tk_array:
	case tk_routine: return true;
	default: return is_class_type(p, aliased);
	}
}

static enum outcome deduce_item(struct deduction *d, const struct item *param, const struct item *argument);
static enum outcome deduce_from_bases(struct deduction *d, u32 param_type, u32 argument_type, const struct snapshot *before);

/* The alias's arguments are what was deduced for its parameters. */
static enum outcome deduce_alias_arguments(struct deduction *d, struct cursor params, const struct argument_set *set)
{
	enum outcome result = OUTCOME_SUCCESS;
	u32 i, list = list_of_arguments(d->p, set);
	struct cursor arguments = arguments_cursor(0, list);
	struct item param, argument;

	if (list)
		return deduce_list(d, params, arguments);
	for (i = 0; i < set->count && result && next_item(d->p, &params, &param); i++) {
		if (set->of[i].is_pack && !set->of[i].known && !set->of[i].elements)
			return worst(result, non_deduced(d));
		if (set->of[i].is_pack || param.expansion)
			return OUTCOME_UNKNOWN;
		arguments = arguments_cursor(0, set->of[i].known ? set->of[i].first : 0);
		if (next_item(d->p, &arguments, &argument))
			result = worst(result, deduce_item(d, &param, &argument));
	}
	return result;
}

/* Whether the alias is A with these arguments: what its type says besides them was not compared. */
static enum outcome alias_gives(struct deduction *d, u32 template, const struct argument_set *set, u32 cv, u32 argument_type,
                                u32 differences)
{
	struct template_args args = { .first = list_of_arguments(d->p, set), .count = set->count };
	u32 type = args.first ? type_canonical(d->p, type_qualified(d->p, type_template_id(d->p, template, &args), cv)) : 0;

	if (type && type == argument_type && !type_is_dependent(d->p, type))
		return OUTCOME_SUCCESS;
	if (type && !differences && !type_is_dependent(d->p, type) && !type_is_dependent(d->p, argument_type))
		return mismatch(d, type, argument_type);
	return non_deduced(d);
}

bool is_array_alias(struct parser *p, u32 type)
{
	bool is_alias = il_type(p->il, type)->kind == tk_typeref && il_type(p->il, type)->typeref_kind == trk_alias_template_id;
	u32 aliased = is_alias ? aliased_type(p, type) : 0;

	return aliased && il_type(p->il, type_strip(p, aliased, NULL))->kind == tk_array;
}

/* What an alias template stands for, qualified with cv; of a function's parameter that is an array a pointer [dcl.fct]/5. */
static u32 qualified_alias(struct parser *p, u32 aliased, u32 cv, bool decays)
{
	u32 inner = 0;

	if (!decays)
		return type_qualified(p, aliased, cv);
	aliased = type_strip(p, aliased, &inner);
	return type_pointer(p, pk_pointer, type_qualified(p, il_type(p->il, aliased)->type, cv | inner));
}

/* P is the specialization of an alias template into which its arguments could not be put, qualified with cv: A is matched with the class
 * that the template stands for [temp.alias]/2. */
static enum outcome deduce_alias(struct deduction *d, u32 param_type, u32 cv, u32 argument_type, u32 differences)
{
	struct parser *p = d->p;
	u32 aliased = aliased_type(p, param_type);
	bool decays = differences & OF_PARAMETER && is_array_alias(p, param_type);
	struct il_template_info info = *il_template_info(p->il, il_type(p->il, param_type)->template_info);
	struct argument_set set;
	struct deduction inner;
	enum outcome result;

	if (!arguments_begin(p, il_template(p->il, info.template)->decl, &set) || !deduction_begin(&inner, p, &set, d->ordering))
		return OUTCOME_UNKNOWN;
	inner.steps = d->steps;
	result = deduce_pair(&inner, qualified_alias(p, aliased, cv, decays), argument_type, differences & ~(u32)OF_PARAMETER);
	d->steps = inner.steps;
	d->unclear |= inner.unclear;
	if (result == OUTCOME_SUCCESS && inner.skipped)
		result = decays ? OUTCOME_UNKNOWN : alias_gives(d, info.template, &set, cv, argument_type, differences);
	if (result != OUTCOME_SUCCESS)
		return result;
	result = deduce_alias_arguments(d, arguments_cursor(info.template, info.first_argument), &set);
	if (result == OUTCOME_FAILURE && !is_class_type(p, aliased))
		return OUTCOME_UNKNOWN; /* what a bound says of a parameter may have any integral type [temp.deduct.type]/17 */
	return result;
}

static enum outcome deduce_from_alias(struct deduction *d, u32 param_type, u32 cv, u32 argument_type, u32 differences)
{
	u32 aliased = aliased_type(d->p, param_type), known = alias_with_known_members(d->p, param_type);

	if (known)
		return deduce_pair(d, type_qualified(d->p, known, cv), argument_type, differences);
	if (aliased && is_compound_alias(d->p, aliased)) {
		struct snapshot before;
		enum outcome result;

		deduction_keep(d, &before);
		result = deduce_alias(d, param_type, cv, argument_type, differences & ~(u32)BASES_TOO);
		if (result != OUTCOME_FAILURE || !(differences & BASES_TOO) || !is_class_type(d->p, argument_type))
			return result;
		return deduce_from_bases(d, param_type, argument_type, &before);
	}
	aliased = aliased ? type_strip(d->p, aliased, NULL) : 0;
	return aliased && il_type(d->p->il, aliased)->kind == tk_typeref &&
	                       il_type(d->p->il, aliased)->typeref_kind == trk_dependent_member ?
	               non_deduced(d) :
	               OUTCOME_UNKNOWN;
}

/* A type that stands for another one that is not known: a non-deduced context [temp.deduct.type]/5. */
static enum outcome deduce_from_typeref(struct deduction *d, u32 param_type, u32 cv, u32 argument_type, u32 differences)
{
	switch (il_type(d->p->il, param_type)->typeref_kind) {
	case trk_dependent_member:
	case trk_decltype:
	case trk_typeof:
	case trk_underlying_type:
	case trk_builtin_trait: return type_is_unknown(d->p, param_type) ? OUTCOME_UNKNOWN : non_deduced(d);
	case trk_alias_template_id: return deduce_from_alias(d, param_type, cv, argument_type, differences);
	default: return OUTCOME_UNKNOWN;
	}
}

/* ---- parameters ---- */

static u32 unqualified(const struct parser *p, u32 type, u32 *cv)
{
	const struct il_type *t = il_type(p->il, type);

	*cv = 0;
	if (t->kind != tk_typeref || t->typeref_kind != trk_qualified)
		return type;
	*cv = t->flags & CV;
	return t->type;
}

u32 bare_parameter(struct parser *p, u32 type, u32 *cv)
{
	const struct il_type *t;

	*cv = 0;
	type = type_strip(p, type, cv);
	t = il_type(p->il, type);
	if (t->kind == tk_array && *cv) {
		type = type_qualified(p, type, *cv);
		*cv = 0;
	}
	return type;
}

/* The type, an array's elements [basic.type.qualifier]/3, without these qualifiers; *cv is all it had. */
static u32 without_qualifiers(struct parser *p, u32 type, u32 remove, u32 *cv)
{
	u32 bare = unqualified(p, type, cv);
	const struct il_type *t = il_type(p->il, bare);

	if (t->kind == tk_array && may_nest(p)) {
		struct array_bound bound = bound_of(t);
		u32 element = without_qualifiers(p, t->type, remove, cv);

		return type_array(p, element, &bound);
	}
	return type_qualified(p, bare, *cv & ~remove);
}

/* P is cv T. */
static enum outcome deduce_type_parameter(struct deduction *d, u32 number, u32 p_cv, u32 argument_type, u32 differences)
{
	u32 a_cv, type = argument_type;

	if (p_cv) {
		type = without_qualifiers(d->p, argument_type, p_cv, &a_cv);
		if (p_cv & ~a_cv && !(differences & MORE_QUALIFIED))
			return mismatch(d, argument_type, argument_type);
		if (il_type(d->p->il, type)->kind == tk_routine && !(differences & OUTERMOST)) /* no function type has cv */
			return mismatch(d, argument_type, argument_type);
	}
	return deduced_is_type(d, number, type);
}

/* [temp.deduct.type]/14 and 17: the value's type says what the parameter's is, or must be it. type 0: not known; any_type: that of an
 * array bound. */
static enum outcome deduce_type_of_value(struct deduction *d, u32 declared, u32 type, bool any_type)
{
	struct item item = { .type = declared };
	const struct il_type *t = il_type(d->p->il, type_strip(d->p, declared, NULL));

	if (t->kind == tk_auto || deduced_template(d->p, type_strip(d->p, declared, NULL)))
		return OUTCOME_SUCCESS;
	if (has_placeholder(d->p, declared)) {
		if (!type || type_is_dependent(d->p, type))
			return OUTCOME_SUCCESS;
		return type_of_placeholder(d->p, declared, type) ? OUTCOME_SUCCESS : mismatch(d, declared, type);
	}
	if (type_is_dependent(d->p, declared)) {
		if (d->p->il->header.std_version < 201703 || !parameters_in(d, &item, true))
			return OUTCOME_SUCCESS;
		return type ? deduce_pair(d, declared, type, 0) : OUTCOME_UNKNOWN;
	}
	if (any_type || !type || type_is_dependent(d->p, type))
		return OUTCOME_SUCCESS;
	return type_strip(d->p, declared, NULL) == type ? OUTCOME_SUCCESS : mismatch(d, declared, type);
}

static u32 declared_type_of(struct deduction *d, u32 number)
{
	return pattern_of(d->p, il_template_param(d->p->il, parameter_record(d, number))->type, &(bool){ false });
}

/* The type that a type parameter was deduced to be; 0: none yet, or the type is no parameter. */
static u32 deduced_type_of(struct deduction *d, u32 type)
{
	u32 number = parameter_of_type(d, type);
	const struct argument *argument = number == NO_PARAMETER ? NULL : &d->set->of[number];

	return argument && argument->known && !argument->is_pack ? il_template_arg(d->p->il, argument->first)->type : 0;
}

/* A non-type parameter is the value that arg has, which is of that type where it stands. */
static enum outcome deduce_value(struct deduction *d, u32 number, u32 arg, u32 type, bool is_bound)
{
	struct constant value = value_of_argument(d->p, arg);
	u32 declared = type_canonical(d->p, declared_type_of(d, number)), known = is_bound ? deduced_type_of(d, declared) : 0,
	    own = known ? known :
	          type  ? type :
	                  value.type;
	u32 number_of_type = is_bound && !known ? parameter_of_type(d, declared) : (u32)NO_PARAMETER;
	bool is_given = d->set->of[number].known && !d->set->of[number].is_pack && !type_is_dependent(d->p, declared);
	struct il_template_arg *record;
	enum outcome result;

	if (value.known) {
		u32 wanted = type_is_dependent(d->p, declared) ? own : type_strip(d->p, declared, NULL);

		arg = template_arg_of_value(d->p, has_placeholder(d->p, wanted) ? own : wanted, &value);
	} else {
		struct il_template_arg copy = *il_template_arg(d->p->il, arg);

		arg = new_argument(d->p, &record);
		*record = copy;
		record->next = 0;
		record->is_pack_expansion = 0;
	}
	result = deduced_is(d, number, arg);
	if (result && !is_given)
		result = worst(result, deduce_type_of_value(d, declared, own, is_bound));
	if (result == OUTCOME_SUCCESS && number_of_type != NO_PARAMETER && !d->set->of[number_of_type].is_pack)
		d->set->of[number_of_type].is_of_bound = true;
	return result;
}

/* ---- template arguments ---- */

/* Whether an argument is just a parameter of some template. */
static bool is_parameter_alone(const struct deduction *d, const struct il_template_arg *arg)
{
	enum { MOST_PARAMETERS = 64 };
	u32 i;

	for (i = 0; i < MOST_PARAMETERS; i++)
		if (identity_of_param(d->depth, i) == arg->identity)
			return true;
	return false;
}

/* Of integers the types may differ: an argument in a pattern need not be converted yet. */
static bool same_values(const struct parser *p, u32 a, u32 b)
{
	struct constant x = constant_of_il(p, a), y = constant_of_il(p, b);

	return x.known && y.known ? x.bits == y.bits : il_same_value(p->il, a, b);
}

static enum outcome deduce_nontype(struct deduction *d, const struct item *param, const struct item *argument)
{
	struct parser *p = d->p;
	const struct il_template_arg *x = il_template_arg(p->il, param->arg), *y = il_template_arg(p->il, argument->arg);
	u32 number = parameter_of_identity(d, x->identity);
	bool known = x->constant && y->constant;

	if (number != NO_PARAMETER && !x->constant)
		return deduce_value(d, number, argument->arg, argument->value_type, false);
	if (known ? same_values(p, x->constant, y->constant) : x->identity == y->identity)
		return OUTCOME_SUCCESS;
	if (x->is_dependent) {
		d->differs |= d->ordering && (y->constant || is_parameter_alone(d, y));
		return non_deduced(d);
	}
	return known || (d->ordering && x->constant) ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
}

static enum outcome deduce_template(struct deduction *d, const struct item *param, const struct item *argument)
{
	u32 template = il_template_arg(d->p->il, param->arg)->template, other = il_template_arg(d->p->il, argument->arg)->template;
	u32 number = parameter_of_template(d, template);

	if (!template || !other)
		return OUTCOME_UNKNOWN;
	if (number == NO_PARAMETER)
		return template == other ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
	return deduced_is_template(d, number, other);
}

static bool is_reference(const struct parser *p, u32 type, enum il_pointer_kind kind)
{
	const struct il_type *t = il_type(p->il, type);

	return t->kind == tk_pointer && t->pointer_kind == kind;
}

/* A function's parameter T && takes an lvalue reference as it is [temp.deduct.type]/10. */
static u32 adjusted_parameter(const struct deduction *d, u32 param, u32 argument)
{
	u32 referred = il_type(d->p->il, param)->type;

	return is_reference(d->p, param, pk_rvalue_reference) && is_reference(d->p, argument, pk_lvalue_reference) &&
	                       parameter_of_type(d, referred) != NO_PARAMETER ?
	               referred :
	               param;
}

/* Whether a template argument of P is a type that is not known, as one by default that mentions members or values of arguments which depend on
 * the parameters. In a call the type that P becomes tells all about it. */
static bool is_unknown_argument(const struct deduction *d, const struct item *param)
{
	return param->type && param->type == d->p->error_type && !param->is_parameter && !d->ordering && !d->set->of_class;
}

/* A type without the typedefs around it, but with those in it. */
static u32 behind_typedefs(const struct il *il, u32 type)
{
	const struct il_type *record = il_type(il, type);

	for (; record->kind == tk_typeref && record->typeref_kind != trk_qualified && record->type; record = il_type(il, type))
		type = record->type;
	return type;
}

/* Follows pointers, arrays and qualifiers that a type and the one written for it have in common. */
static void step_into(const struct deduction *d, u32 *param_type, u32 *written)
{
	const struct il *il = d->p->il;

	while (parameter_of_type(d, *param_type) == NO_PARAMETER) {
		const struct il_type *param = il_type(il, *param_type), *argument = il_type(il, behind_typedefs(il, *written));
		bool is_layer = param->kind == tk_pointer || param->kind == tk_array ||
		                (param->kind == tk_typeref && param->typeref_kind == trk_qualified);

		if (!is_layer || param->kind != argument->kind || param->typeref_kind != argument->typeref_kind ||
		    (param->flags ^ argument->flags) & (tyf_const | tyf_volatile | tyf_restrict))
			return;
		*param_type = param->type;
		*written = argument->type;
	}
}

/* What was deduced for a parameter is shown with the typedefs that the argument has there. */
static void keep_as_written(const struct deduction *d, u32 param_type, u32 written)
{
	u32 number;
	struct il_template_arg *deduced;

	step_into(d, &param_type, &written);
	number = parameter_of_type(d, param_type);
	if (number == NO_PARAMETER || !d->set->of[number].known || d->set->of[number].is_pack ||
	    il_type(d->p->il, written)->access == as_protected ||
	    il_type(d->p->il, written)->access == as_private) /* which others could not name */
		return;
	deduced = il_template_arg(d->p->il, d->set->of[number].first);
	if (!deduced->written_type && deduced->type == type_canonical(d->p, written))
		deduced->written_type = written;
}

static enum outcome deduce_item(struct deduction *d, const struct item *param, const struct item *argument)
{
	u8 kind;

	if (is_unknown_argument(d, param) && argument->type) {
		d->unclear = true;
		return non_deduced(d);
	}

	if (argument->node)
		return deduce_parameter(d, param->type, argument->node);
	if (param->type && argument->type) {
		u32 type = type_canonical(d->p, argument->type);
		enum outcome outcome =
			deduce_pair(d, param->is_parameter ? adjusted_parameter(d, param->type, type) : param->type, type, 0);

		if (outcome == OUTCOME_SUCCESS && argument->written)
			keep_as_written(d, param->type, argument->written);
		return outcome;
	}
	kind = il_template_arg(d->p->il, param->arg)->kind;
	if (param->type || argument->type || kind != il_template_arg(d->p->il, argument->arg)->kind)
		return OUTCOME_FAILURE;
	return kind == tak_template ? deduce_template(d, param, argument) : deduce_nontype(d, param, argument);
}

enum outcome deduce_list(struct deduction *d, struct cursor params, struct cursor arguments)
{
	struct item param, argument;
	enum outcome result = OUTCOME_SUCCESS;

	if (expands_in_the_middle(d->p, params))
		return non_deduced(d);
	while (result && next_item(d->p, &params, &param)) {
		if (param.expansion)
			return worst(result, deduce_expansion(d, &param, arguments));
		if (!next_item(d->p, &arguments, &argument))
			return OUTCOME_FAILURE;
		if (argument.expansion) /* perhaps of nothing */
			return d->ordering ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
		result = worst(result, deduce_item(d, &param, &argument));
	}
	if (result && next_item(d->p, &arguments, &argument)) /* g++ also minds an expansion that nothing corresponds to */
		return argument.expansion && !d->ordering ? OUTCOME_UNKNOWN : OUTCOME_FAILURE;
	return result;
}

/* ---- packs ---- */

/* The elements of the packs of an expansion, while they are found. */
struct elements {
	u32 first, last, count, missing;
};

static u32 explicit_element(const struct deduction *d, u32 number, u32 index)
{
	const struct argument *argument = &d->set->of[number];
	u32 arg = argument->first;

	if (!(d->open & d->given & bit(number)) || index >= argument->elements)
		return 0;
	while (index--)
		arg = il_template_arg(d->p->il, arg)->next;
	return arg;
}

static void append_element(struct deduction *d, struct elements *list, u32 arg, bool expansion)
{
	struct il_template_arg copy = *il_template_arg(d->p->il, arg), *record;
	u32 index;

	list->count++;
	if (!arg) {
		list->missing++;
		return;
	}
	index = new_argument(d->p, &record);
	*record = copy;
	record->next = 0;
	record->is_pack_expansion = expansion; /* when templates are ordered */
	*(list->last ? &il_template_arg(d->p->il, list->last)->next : &list->first) = index;
	list->last = index;
}

static enum outcome close_packs(struct deduction *d, u64 packs, const struct elements *lists)
{
	enum outcome result = OUTCOME_SUCCESS;
	u32 i;

	for (i = 0; i < d->set->count && result; i++) {
		if (!(packs & bit(i)) || (lists[i].missing && lists[i].missing == lists[i].count)) /* just in non-deduced contexts */
			continue;
		result = worst(result, lists[i].missing ? OUTCOME_UNKNOWN : deduced_is_pack(d, i, lists[i].first, lists[i].count));
	}
	return result;
}

static u64 packs_of(struct deduction *d, const struct item *pattern)
{
	u64 mentioned = parameters_in(d, pattern, false);
	u32 i;

	for (i = 0; i < d->set->count; i++)
		if (!d->set->of[i].is_pack)
			mentioned &= ~bit(i);
	return mentioned;
}

/* Whether a pattern mentions parameters, but just in non-deduced contexts. */
static bool is_non_deduced(struct deduction *d, const struct item *pattern)
{
	bool opaque = false;
	u64 mentioned = pattern->type ? all_parameters_in(d, pattern->type, &opaque) : 0;

	return mentioned || opaque;
}

enum outcome deduce_expansion(struct deduction *d, const struct item *pattern, struct cursor arguments)
{
	struct elements lists[PARAMETERS_MAX] = { 0 };
	struct item argument;
	enum outcome result = OUTCOME_SUCCESS;
	u64 packs = packs_of(d, pattern), outer = d->expanding;
	bool known = true; /* how many there are */
	u32 i, index = 0, outer_index = d->index;

	if (deduction_ends(d) || packs & outer)
		return OUTCOME_UNKNOWN;
	if (!packs)
		return d->ordering || d->set->of_class || is_non_deduced(d, pattern) ? non_deduced(d) : OUTCOME_UNKNOWN;
	for (d->expanding |= packs; result && next_item(d->p, &arguments, &argument); index++) {
		d->index = index;
		known &= d->ordering || !argument.expansion;
		for (i = 0; i < d->set->count; i++)
			if (packs & bit(i))
				d->element[i] = explicit_element(d, i, index);
		result = worst(result, deduce_item(d, pattern, &argument));
		for (i = 0; i < d->set->count; i++)
			if (packs & bit(i)) {
				append_element(d, &lists[i], d->element[i], argument.expansion);
				if (d->element[i] != explicit_element(d, i, index))
					release_arguments(d->p, d->element[i]);
			}
	}
	d->expanding = outer;
	d->index = outer_index;
	if (!known)
		return OUTCOME_UNKNOWN;
	return result ? worst(result, close_packs(d, packs, lists)) : result;
}

/* ---- classes ---- */

/* How many arguments a list gives before an expansion; *expansion: whether there is one. */
static u32 count_arguments(struct parser *p, struct cursor cursor, bool *expansion)
{
	struct item item;
	u32 count = 0;

	for (*expansion = false; next_item(p, &cursor, &item) && !(*expansion = item.expansion);)
		count++;
	return count;
}

/* How many parameters of a template need an argument. */
static u32 count_required(const struct il *il, u32 template)
{
	u32 param = il_template_decl(il, il_template(il, template)->decl)->first_param, count = 0;

	for (; param && !(il_template_param(il, param)->flags & (tf_pack | tf_has_default)); count++)
		param = il_template_param(il, param)->next;
	return count;
}

static bool takes_any_number(const struct il *il, u32 template)
{
	u32 param = il_template_decl(il, il_template(il, template)->decl)->first_param;

	while (param && !(il_template_param(il, param)->flags & tf_pack))
		param = il_template_param(il, param)->next;
	return param;
}

/* The arguments of a class for the parameters that must have one, if the others are those by default; 0: they are not. */
static u32 without_defaults(struct parser *p, const struct il_template_info *info, u32 type, u32 count)
{
	struct template_args args = { .count = count };
	u32 arg = info->first_argument, *link = &args.first;

	for (; arg && count; arg = il_template_arg(p->il, arg)->next, count--) {
		struct il_template_arg *copy;

		*link = new_argument(p, &copy);
		*copy = *il_template_arg(p->il, arg);
		copy->next = 0;
		link = &copy->next;
	}
	return type_canonical(p, type_template_id(p, info->template, &args)) == type_canonical(p, type) ? args.first : 0;
}

/* P is TT<…> for a template template parameter TT. A may not have more arguments by default [temp.arg.template]/3: the reference takes
 * these away just where TT has a pack of parameters, and P an argument for each parameter of A's template that has no default. */
static enum outcome deduce_template_template(struct deduction *d, u32 number, const struct il_template_info *param, u32 argument_type)
{
	struct parser *p = d->p;
	struct il_template_info argument = *il_template_info(p->il, il_type(p->il, argument_type)->template_info);
	struct cursor params = arguments_cursor(param->template, param->first_argument);
	struct cursor arguments = arguments_cursor(argument.template, argument.first_argument);
	u32 count, first;
	bool expansion;

	count = count_arguments(p, params, &expansion);
	if (!expansion && count < argument.argument_count) {
		first = count == count_required(p->il, argument.template) && takes_any_number(p->il, param->template) ?
		                without_defaults(p, &argument, argument_type, count) :
		                0;
		if (!first)
			return OUTCOME_FAILURE;
		arguments = arguments_cursor(argument.template, first);
	}
	return worst(deduced_is_template(d, number, argument.template), deduce_list(d, params, arguments));
}

/* P is a template-id, A a class. */
static enum outcome deduce_template_id(struct deduction *d, u32 param_type, u32 argument_type)
{
	struct parser *p = d->p;
	u32 info = il_type(p->il, argument_type)->template_info, number;
	struct il_template_info param = *il_template_info(p->il, il_type(p->il, param_type)->template_info);
	struct il_template_info argument = *il_template_info(p->il, info);

	if (!info || !is_class_type(p, argument_type))
		return mismatch(d, param_type, argument_type);
	if (param.template == argument.template)
		return deduce_list(d, arguments_cursor(param.template, param.first_argument),
		                   arguments_cursor(argument.template, argument.first_argument));
	if (il_template(p->il, param.template)->kind != templk_template_template_param)
		return mismatch(d, param_type, argument_type);
	number = parameter_of_template(d, param.template);
	return number == NO_PARAMETER ? OUTCOME_UNKNOWN : deduce_template_template(d, number, &param, argument_type);
}

/* What was found in the bases of a class. */
struct base_matches {
	struct snapshot before, after; /* the deduction from the base */
	u32 type;                      /* the base that matched; 0: none yet */
	bool unknown, ambiguous;
};

static void match_bases(struct deduction *d, u32 param_type, u32 class, struct base_matches *matches);

static void match_base(struct deduction *d, u32 param_type, u32 base, struct base_matches *matches)
{
	enum outcome outcome = is_class_type(d->p, base) ? deduce_pair(d, param_type, base, 0) : OUTCOME_UNKNOWN;
	bool is_derived = outcome == OUTCOME_SUCCESS && matches->type && is_derived_from(d->p, base, matches->type) == OUTCOME_SUCCESS;

	if (outcome == OUTCOME_SUCCESS && (!matches->type || is_derived)) {
		matches->type = base;
		deduction_keep(d, &matches->after);
	}
	deduction_go_back(d, &matches->before);
	matches->unknown |= outcome == OUTCOME_UNKNOWN;
	matches->ambiguous |=
		outcome == OUTCOME_SUCCESS && matches->type != base && is_derived_from(d->p, matches->type, base) != OUTCOME_SUCCESS;
	if (outcome == OUTCOME_FAILURE)
		match_bases(d, param_type, base, matches);
}

/* The bases of a class, and theirs where they do not match themselves; one that is a base of another does not count [temp.deduct.call]/4. */
static void match_bases(struct deduction *d, u32 param_type, u32 class, struct base_matches *matches)
{
	u32 base = 0;

	if (complete_class(d->p, class))
		base = il_class_info(d->p->il, il_type(d->p->il, class)->class_info)->first_base;
	else
		matches->unknown |= il_type(d->p->il, class)->template_info != 0;
	if (deduction_ends(d) || type_is_dependent(d->p, class))
		matches->unknown = true;
	for (; base && !matches->ambiguous && !matches->unknown; base = il_base_class(d->p->il, base)->next) {
		u32 type = type_strip(d->p, type_canonical(d->p, il_base_class(d->p->il, base)->type), NULL);

		if (type_is_unknown(d->p, type) || type_is_dependent(d->p, type))
			matches->unknown = true;
		else
			match_base(d, param_type, type, matches);
	}
}

static enum outcome deduce_from_bases(struct deduction *d, u32 param_type, u32 argument_type, const struct snapshot *before)
{
	struct base_matches *matches = xmalloc(sizeof *matches);
	enum outcome result = OUTCOME_FAILURE;

	matches->before = *before;
	matches->type = 0;
	matches->unknown = matches->ambiguous = false;
	deduction_go_back(d, before);
	match_bases(d, param_type, argument_type, matches);
	if (matches->unknown) {
		result = OUTCOME_UNKNOWN;
	} else if (matches->type && !matches->ambiguous) {
		deduction_go_back(d, &matches->after);
		result = OUTCOME_SUCCESS;
	}
	free(matches);
	return result;
}

static enum outcome deduce_class(struct deduction *d, u32 param_type, u32 argument_type, u32 differences)
{
	struct snapshot before;
	enum outcome result;

	if (!il_type(d->p->il, param_type)->template_info) /* a member of a template is named with a nested-name-specifier */
		return type_is_dependent(d->p, param_type) ? non_deduced(d) : mismatch(d, param_type, argument_type);
	if (!(differences & BASES_TOO))
		return deduce_template_id(d, param_type, argument_type);
	deduction_keep(d, &before);
	result = deduce_template_id(d, param_type, argument_type);
	if (result != OUTCOME_FAILURE || !is_class_type(d->p, argument_type))
		return result;
	return deduce_from_bases(d, param_type, argument_type, &before);
}

/* ---- arrays and functions ---- */

static bool is_written(const struct il_type *array) { return array->size >> 40 == 1; }

static enum outcome deduce_bound(struct deduction *d, const struct il_type *param, const struct il_type *argument, u32 differences)
{
	u32 number = is_written(param) ? parameter_of_identity(d, (u32)param->size) : (u32)NO_PARAMETER, arg;
	struct il_template_arg *record;
	struct constant value;

	if ((param->flags | argument->flags) & tyf_variable_bound)
		return OUTCOME_UNKNOWN;
	if ((param->flags ^ argument->flags) & tyf_unknown_bound) /* C++20 converts them [conv.qual], but nothing is deduced */
		return OUTCOME_FAILURE;
	if (param->flags & tyf_unknown_bound)
		return OUTCOME_SUCCESS;
	if (number != NO_PARAMETER) {
		if (is_written(argument)) {
			if (!d->ordering)
				return OUTCOME_UNKNOWN;
			arg = new_argument(d->p, &record);
			record->kind = tak_nontype;
			record->identity = (u32)argument->size;
		} else {
			value = constant_integer(d->p, ik_unsigned_long, argument->size);
			arg = template_arg_of_value(d->p, 0, &value);
		}
		return deduce_value(d, number, arg, d->p->builtin[ik_unsigned_long], true);
	}
	if (param->size == argument->size)
		return OUTCOME_SUCCESS;
	if (is_written(param))
		return d->ordering || differences ? non_deduced(d) : OUTCOME_UNKNOWN;
	return is_written(argument) && !d->ordering ? OUTCOME_UNKNOWN : OUTCOME_FAILURE;
}

static enum outcome deduce_noexcept(struct deduction *d, const struct il_type *param, const struct il_type *argument, u32 differences)
{
	bool other = (param->flags ^ argument->flags) & tyf_noexcept;
	struct constant value;

	if (d->p->il->header.std_version < 201703)
		return OUTCOME_SUCCESS;
	if (param->flags & tyf_noexcept_param) {
		if (param->depth != d->depth || param->index >= d->set->count || argument->flags & tyf_noexcept_param)
			return OUTCOME_UNKNOWN;
		value = constant_integer(d->p, ik_bool, (argument->flags & tyf_noexcept) != 0);
		return deduce_value(d, param->index, template_arg_of_value(d->p, 0, &value), d->p->builtin[ik_bool], false);
	}
	if (argument->flags & tyf_noexcept_param)
		return d->ordering ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
	if (differences & NOEXCEPT_TOO && (argument->flags & tyf_noexcept ? differences & MORE_QUALIFIED : differences & LESS_QUALIFIED))
		other = false;
	return other ? OUTCOME_FAILURE : OUTCOME_SUCCESS;
}

static enum outcome deduce_function(struct deduction *d, const struct il_type *param, const struct il_type *argument, u32 differences)
{
	u32 flags = tyf_ellipsis | tyf_fn_const | tyf_fn_volatile | tyf_fn_lvalue_ref | tyf_fn_rvalue_ref, result_type = param->type;
	enum outcome result;

	if ((param->flags ^ argument->flags) & flags)
		return OUTCOME_FAILURE;
	result = deduce_noexcept(d, param, argument, differences);
	if (result && il_type(d->p->il, type_strip(d->p, result_type, NULL))->kind != tk_auto)
		result = worst(result, deduce_pair(d, result_type, type_canonical(d->p, argument->type), 0));
	if (result)
		result = worst(result, deduce_list(d, params_cursor(param->first_param), params_cursor(argument->first_param)));
	return result;
}

/* ---- types ---- */

/* What may differ in the type pointed to, by a pointer with these qualifiers [conv.qual]/3. */
static u32 below_pointer(u32 differences, u32 cv)
{
	if (differences & OUTERMOST)
		return differences & ~(u32)OUTERMOST;
	return cv & tyf_const ? differences & (MORE_QUALIFIED | LESS_QUALIFIED) : 0;
}

static enum outcome deduce_structure(struct deduction *d, u32 param_type, u32 argument_type, u32 differences, u32 cv)
{
	struct parser *p = d->p;
	struct il_type param = *il_type(p->il, param_type), argument = *il_type(p->il, argument_type);
	enum outcome element;

	if (param.kind == tk_class || param.kind == tk_struct || param.kind == tk_union)
		return deduce_class(d, param_type, argument_type, differences);
	if (param.kind == tk_auto)
		return OUTCOME_UNKNOWN;
	if (param.kind == tk_template_param && d->set->of_class && param.depth > d->depth) /* of the constructor */
		return non_deduced(d);
	if (param.kind == tk_template_param) /* of a template around, without its arguments */
		return d->ordering ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
	if (param.kind != argument.kind)
		return mismatch(d, param_type, argument_type);
	switch (param.kind) {
	case tk_pointer:
		if (param.pointer_kind != argument.pointer_kind)
			return OUTCOME_FAILURE;
		return deduce_pair(d, param.type, argument.type, param.pointer_kind == pk_pointer ? below_pointer(differences, cv) : 0);
	case tk_array:
		element = deduce_pair(d, param.type, argument.type, differences & (MORE_QUALIFIED | LESS_QUALIFIED));
		return worst(element, deduce_bound(d, &param, &argument, differences)); /* the element may say what type the bound has */
	case tk_ptr_to_member:
		return worst(deduce_pair(d, param.class_type, argument.class_type, 0),
		             deduce_pair(d, param.type, argument.type, below_pointer(differences, cv) & ~(u32)BASES_TOO));
	case tk_routine: return deduce_function(d, &param, &argument, differences);
	case tk_complex:
	case tk_vector:
		if (param.size != argument.size && param.kind == tk_vector)
			return OUTCOME_FAILURE;
		return deduce_pair(d, param.type, argument.type, 0);
	default: return mismatch(d, param_type, argument_type);
	}
}

enum outcome deduce_pair(struct deduction *d, u32 param_type, u32 argument_type, u32 differences)
{
	u32 p_cv, a_cv, param, argument, number, lacking;
	enum outcome result;

	if (deduction_ends(d) || !argument_type)
		return OUTCOME_UNKNOWN;
	if (!type_is_dependent(d->p, param_type))
		param_type = type_canonical(d->p, param_type);
	param = bare_parameter(d->p, param_type, &p_cv);
	number = parameter_of_type(d, param);
	if (number != NO_PARAMETER)
		return deduce_type_parameter(d, number, p_cv, argument_type, differences);
	if (param_type == argument_type && !type_is_dependent(d->p, param_type))
		return type_is_unknown(d->p, param_type) ? OUTCOME_UNKNOWN : OUTCOME_SUCCESS;
	if (il_type(d->p->il, param)->kind == tk_typeref)
		return deduce_from_typeref(d, param, p_cv, argument_type, differences);
	argument = unqualified(d->p, argument_type, &a_cv);
	lacking = (differences & MORE_QUALIFIED ? 0 : p_cv & ~a_cv) | (differences & LESS_QUALIFIED ? 0 : a_cv & ~p_cv);
	if (lacking && mismatch(d, param_type, argument_type) == OUTCOME_FAILURE)
		return OUTCOME_FAILURE;
	if (param == argument && !type_is_dependent(d->p, param))
		return type_is_unknown(d->p, param) ? OUTCOME_UNKNOWN : OUTCOME_SUCCESS;
	result = deduce_structure(d, param, argument, differences & ~(u32)OF_PARAMETER, differences & LESS_QUALIFIED ? a_cv : p_cv);
	return lacking ? worst(result, OUTCOME_UNKNOWN) : result;
}

/* ---- the interface ---- */

enum outcome deduce_arguments(struct parser *p, struct argument_set *set, u32 template, u32 param_args, u32 argument_args)
{
	struct deduction d;

	if (!deduction_begin(&d, p, set, false))
		return OUTCOME_UNKNOWN;
	return deduce_list(&d, arguments_cursor(template, param_args), arguments_cursor(template, argument_args));
}
