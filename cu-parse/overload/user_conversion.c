/* User-defined conversions by converting constructors and conversion functions [over.match.copy] [over.match.conv] [over.match.ref]. */
#include "../scopes/class_members.h"
#include "../traits/traits.h"
#include "constructors.h"
#include "../templates/constraints.h"
#include "../templates/deduce.h"
#include "../types/special_members.h"
#include "../typing/typing.h"

enum { CONVERTERS_MAX = 64 };

/* What may convert: how it takes the source, and what becomes of its result. */
struct converter {
	u32 function, template;
	u32 class; /* of the function; of a constructor that which is made */
	struct conversion first, second;
	struct source result;           /* of a conversion function */
	bool adds_cv;                   /* a conversion function: to the object */
	bool is_found_in_several_bases; /* a conversion function, which no object could be converted for */
};
struct converters {
	struct parser *p;
	const struct source *source;
	u32 count;
	bool takes_explicit; /* explicit ones, too */
	bool incomplete;     /* there may be others */
	struct converter at[CONVERTERS_MAX];
};

/* Not what is in the array, which is large: sets are made for almost each argument. */
static void begin(struct converters *set, struct parser *p, const struct source *source)
{
	set->p = p;
	set->source = source;
	set->count = 0;
	set->takes_explicit = set->incomplete = false;
}

static bool is_constructor(const struct parser *p, u32 function) { return il_routine(p->il, function)->special_kind == sfk_constructor; }

/* Whether the set has the converter, which was found on another way to its class. */
static bool is_found_again(struct converters *set, const struct converter *converter)
{
	u32 i = 0;

	while (i < set->count && (set->at[i].function != converter->function || set->at[i].class != converter->class))
		i++;
	if (i == set->count)
		return false;
	set->at[i].is_found_in_several_bases =
		ways_to_base(set->p, type_strip(set->p, set->source->type, NULL), converter->class).count != 1;
	return true;
}

static void add_converter(struct converters *set, const struct converter *converter)
{
	if (converter->first.kind == CONVERSION_NONE || converter->second.kind == CONVERSION_NONE || is_found_again(set, converter))
		return;
	if (set->count == CONVERTERS_MAX)
		set->incomplete = true;
	else
		set->at[set->count++] = *converter;
}

/* Whether the function converts, implicitly unless explicit ones do, too, its constraints being satisfied. */
static bool may_convert(struct converters *set, u32 routine)
{
	u32 flags = il_routine(set->p->il, routine)->flags;
	enum outcome satisfied, explicit;

	if (!(flags & (rf_explicit | rf_trailing_requires)))
		return true;
	explicit = set->takes_explicit ? OUTCOME_FAILURE : is_explicit(set->p, routine);
	satisfied = trailing_requires_satisfied(set->p, routine);
	if (explicit == OUTCOME_SUCCESS || satisfied == OUTCOME_FAILURE)
		return false;
	set->incomplete |= explicit == OUTCOME_UNKNOWN || satisfied == OUTCOME_UNKNOWN;
	return explicit == OUTCOME_FAILURE && satisfied == OUTCOME_SUCCESS;
}

/* ---- converting constructors ---- */

static void add_constructor(struct converters *set, u32 class, const struct candidate *candidate, u32 routine)
{
	struct parser *p = set->p;
	const struct il_routine *record = il_routine(p->il, routine);
	struct converter c = { .function = routine, .template = candidate->template, .class = class };
	u32 param = il_type(p->il, type_strip(p, record->type, NULL))->first_param;

	if (!may_convert(set, routine))
		return;
	if (!accepts_count(p, routine, 1))
		return;
	c.first = param ? standard_conversion(p, set->source, type_of_member(p, il_param_type(p->il, param)->type, candidate->class)) :
	                  (struct conversion){ .kind = CONVERSION_ELLIPSIS };
	c.second = (struct conversion){ .kind = CONVERSION_STANDARD, .is_identity = true, .from = class, .to = class };
	add_converter(set, &c);
}

static void add_constructor_template(struct converters *set, u32 class, const struct candidate *candidate)
{
	struct parser *p = set->p;
	enum outcome outcome;
	u32 routine;

	if (is_explicit(p, il_any_index(il_template(p->il, candidate->template)->prototype)) == OUTCOME_SUCCESS)
		return;
	if (!may_accept(p, candidate->template, candidate->class, set->source, 1, standard_conversion))
		return;
	routine = specialization_for_argument(p, candidate->template, set->source, &outcome);
	if (outcome == OUTCOME_SUCCESS)
		add_constructor(set, class, candidate, routine);
	else
		set->incomplete |= outcome == OUTCOME_UNKNOWN;
}

static void add_converting_constructors(struct converters *set, u32 class)
{
	struct candidate_set candidates = { 0 };
	u32 i;

	if (is_incomplete_class(set->p, class))
		return;
	add_constructors(set->p, &candidates, class);
	set->incomplete |= candidates.incomplete;
	for (i = 0; i < candidates.list.count; i++) {
		const struct candidate *c = &candidates.list.at[i];

		if (c->template)
			add_constructor_template(set, class, c);
		else if (c->routine)
			add_constructor(set, class, c, c->routine);
	}
	candidate_set_free(&candidates);
}

/* ---- classes that have none ---- */

enum { NO_FUNCTION = 1, NO_CONSTRUCTOR = 2, PERHAPS_SOME = 2 }; /* as many bits to the left: that is not so, or not known */

/* Whether the class is complete and declares and inherits no constructor. */
static bool lacks_constructors(struct parser *p, u32 class)
{
	struct class_survey survey;
	bool lacks = members_of_class(p, class).certain && survey_class(p, class, &survey);

	if (!lacks)
		return false;
	lacks = !survey.has_constructor && !survey.constructor_template && !survey.inherits_constructors && !survey.uncertain;
	survey_free(&survey);
	return lacks;
}

static bool lacks_functions(struct parser *p, u32 class)
{
	struct conversion_functions functions;

	find_conversion_functions(p, class, &functions);
	return !functions.count && !functions.template_count && !functions.incomplete;
}

/* Whether a class is known to have no converters of that kind, which is asked once it is complete. */
static bool has_no(struct parser *p, u32 class, u8 kind, bool (*lacks)(struct parser *, u32))
{
	u32 bare = type_strip(p, class, NULL), known = *vec_slot(&p->no_converters, bare);

	if (!(known & (kind | kind << PERHAPS_SOME)) && !is_incomplete_class(p, bare)) {
		known = lacks(p, bare) ? kind : kind << PERHAPS_SOME;
		*vec_slot(&p->no_converters, bare) |= (u8)known;
	}
	return known & kind;
}

static bool has_no_functions(struct parser *p, u32 class) { return has_no(p, class, NO_FUNCTION, lacks_functions); }

/* ---- conversion functions ---- */

static bool adds_cv_to(struct parser *p, u32 source, u32 function_type)
{
	u32 flags = il_type(p->il, type_strip(p, function_type, NULL))->flags, cv = 0;

	type_strip(p, source, &cv);
	return (flags & tyf_fn_const && !(cv & tyf_const)) || (flags & tyf_fn_volatile && !(cv & tyf_volatile));
}

/* function: gives what is converted once more, to what is wanted. */
static void add_function(struct converters *set, const struct conversion_function *function, u32 template, u32 wanted,
                         convert_function *convert)
{
	struct parser *p = set->p;
	const struct il_routine *record = il_routine(p->il, function->routine);
	const struct il_type *reference = reference_type(p, function->type);
	struct converter c = { .function = function->routine, .template = template, .class = function->class };

	if (!may_convert(set, function->routine))
		return;
	c.result = (struct source){ 0, function->type, vc_prvalue };
	if (is_scalar(stripped_type(p, function->type))) /* [expr.type]/2 */
		c.result.type = type_strip(p, function->type, NULL);
	if (reference)
		c.result = (struct source){ 0, reference->type, reference->pointer_kind == pk_lvalue_reference ? vc_lvalue : vc_xvalue };
	/* it counts as a member of the source's class [over.match.funcs]/5 */
	c.first = object_conversion(p, set->source, type_strip(p, set->source->type, NULL), record->type);
	c.second = convert(p, &c.result, wanted);
	c.adds_cv = adds_cv_to(p, set->source->type, record->type);
	add_converter(set, &c);
}

/* The specialization that converts to that type [temp.deduct.conv]; 0: there is none, or it is not known. */
static u32 specialize_conversion(struct parser *p, u32 template, u32 to, enum outcome *outcome)
{
	struct il_template record = *il_template(p->il, template);
	struct argument_set arguments;

	*outcome = OUTCOME_UNKNOWN;
	if (record.decl && arguments_begin(p, record.decl, &arguments))
		*outcome = deduce_conversion(p, &arguments, il_routine(p->il, il_any_index(record.prototype))->conversion_type, to);
	if (*outcome == OUTCOME_SUCCESS)
		*outcome = add_default_arguments(p, template, &arguments);
	return *outcome == OUTCOME_SUCCESS ? specialize_function(p, template, &arguments, outcome) : 0;
}

static void add_function_template(struct converters *set, u32 template, u32 class, u32 wanted, convert_function *convert)
{
	struct parser *p = set->p;
	struct conversion_function function = { .class = class };
	enum outcome outcome;

	function.routine = specialize_conversion(p, template, wanted, &outcome);
	set->incomplete |= outcome == OUTCOME_UNKNOWN;
	if (outcome != OUTCOME_SUCCESS)
		return;
	function.type = il_routine(p->il, function.routine)->conversion_type;
	add_function(set, &function, template, wanted, convert);
}

/* Of two specializations that take the same objects the one of the more specialized template is left. */
static void add_specialization(struct parser *p, struct conversion_functions *found, const struct conversion_function *function)
{
	struct il_routine added = *il_routine(p->il, function->routine), old;
	int order;
	u32 i;

	for (i = 0; i < found->count; i++) {
		old = *il_routine(p->il, found->at[i].routine);
		if (type_canonical(p, old.type) == type_canonical(p, added.type)) {
			order = compare_function_templates(p, il_template_info(p->il, added.template_info)->template,
			                                   il_template_info(p->il, old.template_info)->template, 1);

			found->incomplete |= !order;
			if (order < 0)
				found->at[i] = *function;
			return;
		}
	}
	found->at[found->count++] = *function;
}

void find_conversions_to(struct parser *p, u32 class, u32 type, struct conversion_functions *found)
{
	struct conversion_functions all;
	u32 canonical = type_canonical(p, type), i, routine;
	enum outcome outcome;
	bool has_ordinary;

	find_conversion_functions(p, class, &all);
	found->count = found->template_count = 0;
	found->incomplete = all.incomplete;
	for (i = 0; i < all.count; i++)
		if (type_canonical(p, all.at[i].type) == canonical)
			found->at[found->count++] = all.at[i];
	has_ordinary = found->count;
	for (i = 0; i < all.template_count && !has_ordinary; i++) {
		routine = specialize_conversion(p, all.templates[i].template, type, &outcome);
		found->incomplete |= outcome == OUTCOME_UNKNOWN;
		if (routine && type_canonical(p, il_routine(p->il, routine)->conversion_type) == canonical)
			add_specialization(p, found, &(struct conversion_function){ routine, all.templates[i].class, type });
	}
}

/* wanted: convert makes the second conversion, to what is wanted, of what a function gives. */
static void add_functions(struct converters *set, u32 wanted, convert_function *convert)
{
	struct conversion_functions functions;
	u32 i;

	if (has_no_functions(set->p, set->source->type))
		return;
	find_conversion_functions(set->p, set->source->type, &functions);
	set->incomplete |= functions.incomplete;
	for (i = 0; i < functions.count; i++)
		add_function(set, &functions.at[i], 0, wanted, convert);
	for (i = 0; i < functions.template_count; i++)
		add_function_template(set, functions.templates[i].template, functions.templates[i].class, wanted, convert);
}

/* Binds an lvalue reference right to an lvalue, an rvalue reference to what a reference gives. */
static struct conversion to_designated(struct parser *p, const struct source *result, u32 wanted)
{
	struct conversion none = { .kind = CONVERSION_NONE }, c;
	bool wants_lvalue = reference_type(p, wanted)->pointer_kind == pk_lvalue_reference;

	if (result->category != (wants_lvalue ? vc_lvalue : vc_xvalue))
		return none;
	c = standard_conversion(p, result, wanted);
	return wants_lvalue && c.binds_rvalue ? none : c;
}

/* Binds a reference right to an rvalue. */
static struct conversion to_rvalue(struct parser *p, const struct source *result, u32 wanted)
{
	struct conversion c = { .kind = CONVERSION_NONE };
	u32 target = type_strip(p, type_without_reference(p, wanted), NULL);

	if (result->category == vc_lvalue)
		return c;
	if (is_class_type(p, target) || type_canonical(p, type_strip(p, result->type, NULL)) == type_canonical(p, target))
		return standard_conversion(p, result, wanted);
	return c;
}

/* ---- the best of them ---- */

static u8 compare_templates(struct parser *p, u32 a, u32 b)
{
	int order = compare_function_templates(p, a, b, 1);

	return order < 0 ? COMPARE_BETTER : order > 0 ? COMPARE_WORSE : COMPARE_UNKNOWN;
}

/* Where nothing else does, g++ and EDG tell a constructor that takes a reference from a function that adds cv to the object: outcome. */
static u8 compare_added_cv(const struct converter *constructor, const struct converter *function, enum comparison outcome)
{
	if (!function->adds_cv)
		return COMPARE_SAME;
	return constructor->first.is_reference ? outcome : COMPARE_UNKNOWN;
}

static u8 compare_kinds(struct parser *p, const struct converter *a, const struct converter *b)
{
	if (is_constructor(p, a->function) == is_constructor(p, b->function))
		return a->template ? compare_templates(p, a->template, b->template) : COMPARE_SAME;
	return is_constructor(p, a->function) ? compare_added_cv(a, b, COMPARE_BETTER) : compare_added_cv(b, a, COMPARE_WORSE);
}

/* Conversion functions are told apart by what becomes of their result, too [over.match.best]. */
static u8 compare_converters(struct parser *p, const struct converter *a, const struct converter *b)
{
	u8 result = compare_conversions(p, &a->first, &b->first);

	if (result & COMPARE_SAME && !is_constructor(p, a->function) && !is_constructor(p, b->function))
		result = (u8)((result & ~COMPARE_SAME) | compare_conversions(p, &a->second, &b->second));
	if (result & COMPARE_SAME && !a->template != !b->template)
		result = (u8)((result & ~COMPARE_SAME) | (a->template ? COMPARE_WORSE : COMPARE_BETTER));
	else if (result & COMPARE_SAME)
		result = (u8)((result & ~COMPARE_SAME) | compare_kinds(p, a, b));
	return result;
}

static struct conversion chosen(const struct converter *converter)
{
	struct conversion c = converter->second;

	c.kind = CONVERSION_USER;
	c.is_perfect = false;
	c.is_ambiguous = converter->is_found_in_several_bases;
	c.function = converter->function;
	c.class = converter->class;
	return c;
}

static bool is_certain(const struct converter *c) { return c->first.kind != CONVERSION_UNKNOWN && c->second.kind == CONVERSION_STANDARD; }

/* How a converter stands among all: COMPARE_BETTER if it is the best one, COMPARE_WORSE if it certainly is not. */
static enum comparison standing(const struct converters *set, u32 which)
{
	bool is_best = is_certain(&set->at[which]) && !set->incomplete;
	u32 i;

	for (i = 0; i < set->count; i++) {
		u8 one = i == which ? COMPARE_BETTER : compare_converters(set->p, &set->at[which], &set->at[i]);

		if (!(one & COMPARE_BETTER) && is_certain(&set->at[i]))
			return COMPARE_WORSE;
		is_best &= one == COMPARE_BETTER;
	}
	return is_best ? COMPARE_BETTER : COMPARE_UNKNOWN;
}

/* [over.match.best]; *best is the count where none is certain to be it. */
static struct conversion best_converter(const struct converters *set, u32 *best)
{
	struct conversion some = { .kind = CONVERSION_USER };
	bool any_certain = false, unknown = set->incomplete;
	u32 i;

	*best = set->count;
	if (!set->count)
		return (struct conversion){ .kind = set->incomplete ? CONVERSION_PERHAPS_USER : CONVERSION_NONE };
	for (i = 0; i < set->count; i++) {
		enum comparison one = standing(set, i);

		any_certain |= is_certain(&set->at[i]);
		if (one == COMPARE_BETTER)
			return chosen(&set->at[*best = i]);
		unknown |= one == COMPARE_UNKNOWN;
	}
	some.is_uncertain = unknown;
	some.is_ambiguous = !unknown;
	if (!any_certain)
		some.kind = CONVERSION_PERHAPS_USER;
	return some;
}

/* Where some constructor of one class makes the value it does not matter which, for what becomes of the value. */
static struct conversion known_result(const struct converters *set, struct conversion c, u32 to)
{
	u32 class = type_strip(set->p, to, NULL);
	struct conversion_functions functions = { 0 };

	if (c.class || c.kind == CONVERSION_NONE || !is_class_type(set->p, class))
		return c;
	if (is_class_type(set->p, set->source->type) && !has_no_functions(set->p, set->source->type))
		find_conversion_functions(set->p, set->source->type, &functions);
	if (functions.count || functions.template_count || functions.incomplete)
		return c;
	c.is_identity = true;
	c.class = c.from = c.to = class;
	return c;
}

static void add_converters_to_value(struct converters *set, u32 to)
{
	if (is_class_type(set->p, to))
		add_converting_constructors(set, type_strip(set->p, to, NULL));
	if (is_class_type(set->p, set->source->type))
		add_functions(set, to, standard_conversion);
}

/* To a temporary: what a conversion function gives then initializes the reference [dcl.init.ref]/5.4.1. */
static struct conversion to_temporary(struct parser *p, const struct source *source, u32 to)
{
	struct converters set;
	const struct il_type *reference = reference_type(p, to);
	struct conversion c;
	u32 best;

	begin(&set, p, source);
	add_converters_to_value(&set, type_strip(p, reference->type, NULL));
	c = known_result(&set, best_converter(&set, &best), reference->type);
	if (best < set.count && set.at[best].result.type) {
		set.at[best].second = standard_conversion(p, &set.at[best].result, to);
		return set.at[best].second.kind == CONVERSION_STANDARD ? chosen(&set.at[best]) : set.at[best].second;
	}
	if (c.kind == CONVERSION_USER && best == set.count)
		c.kind = CONVERSION_PERHAPS_USER;
	return c.kind != CONVERSION_NONE ? bound_to_reference(c, reference, true) : c;
}

/* The reference is bound to what a conversion function gives. g++ and EDG take constructors for as good, which the standard does not
 * [over.match.ref]: what those make is bound to it where they are better. */
static struct conversion to_rvalue_of_function(struct parser *p, const struct source *source, u32 to)
{
	struct converters set;
	const struct il_type *reference = reference_type(p, to);
	u32 class = type_strip(p, reference->type, NULL), best;
	struct conversion c;

	begin(&set, p, source);
	add_functions(&set, to, to_rvalue);
	if ((set.count || set.incomplete) && is_class_type(p, class) && takes_temporaries(p, reference))
		add_converting_constructors(&set, class);
	c = best_converter(&set, &best);
	return best < set.count && is_constructor(p, c.function) ? bound_to_reference(c, reference, true) : c;
}

static struct conversion user_conversion_to_reference(struct parser *p, const struct source *source, u32 to)
{
	const struct il_type *reference = reference_type(p, to);
	struct conversion c;
	u32 best;

	if (is_class_type(p, source->type)) {
		struct converters set;

		begin(&set, p, source);
		add_functions(&set, to, to_designated);
		c = best_converter(&set, &best);
		if (c.kind == CONVERSION_NONE)
			c = to_rvalue_of_function(p, source, to);
		if (c.kind != CONVERSION_NONE)
			return c;
	}
	return takes_temporaries(p, reference) ? to_temporary(p, source, to) : (struct conversion){ .kind = CONVERSION_NONE };
}

static bool is_unsettled(const struct parser *p, u32 type) { return type_is_unknown(p, type) || type_is_dependent(p, type); }

/* Neither the class of the source nor that which is wanted converts anything. No constructor makes what a reference designates that takes
 * no temporary: its class may then stay incomplete. */
static bool cannot_convert(struct parser *p, const struct source *source, u32 to)
{
	u32 target = type_without_reference(p, to);
	const struct il_type *reference = reference_type(p, to);

	return source->type && !is_unsettled(p, source->type) && !is_unsettled(p, target) &&
	       (!is_class_type(p, source->type) || has_no_functions(p, source->type)) &&
	       (!is_class_type(p, target) || (reference && !takes_temporaries(p, reference)) ||
	        has_no(p, target, NO_CONSTRUCTOR, lacks_constructors));
}

struct conversion user_conversion(struct parser *p, const struct source *source, u32 to)
{
	struct converters set;
	u32 best;

	if (cannot_convert(p, source, to))
		return (struct conversion){ .kind = CONVERSION_NONE };
	if (reference_type(p, to))
		return user_conversion_to_reference(p, source, to);
	begin(&set, p, source);
	add_converters_to_value(&set, to);
	return known_result(&set, best_converter(&set, &best), to);
}

/* To the very class that is wanted. */
static struct conversion to_same_class(struct parser *p, const struct source *result, u32 wanted)
{
	u32 class = type_strip(p, type_without_reference(p, wanted), NULL);

	if (type_canonical(p, type_strip(p, result->type, NULL)) != type_canonical(p, class))
		return (struct conversion){ .kind = CONVERSION_NONE };
	return standard_conversion(p, result, wanted);
}

struct conversion explicit_conversion(struct parser *p, const struct source *source, u32 to)
{
	struct converters set;
	u32 best;

	begin(&set, p, source);
	set.takes_explicit = true;
	if (source->type && is_class_type(p, source->type))
		add_functions(&set, to, is_class_type(p, type_without_reference(p, to)) ? to_same_class : standard_conversion);
	return best_converter(&set, &best);
}
