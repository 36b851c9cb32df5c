/* Traits of construction, assignment and destruction [meta.unary.prop], and their older GNU spellings. */
#include "../syntax/expr.h"
#include "../scopes/class_members.h"
#include "../types/layout.h"
#include "../overload/constructors.h"
#include "../overload/operators.h"
#include "traits.h"
#include "../typing/typing.h"
#include "../typing/usable.h"

#include <stdlib.h>

enum { CV = tyf_const | tyf_volatile };

static const struct special_answer nothing_known = { TRAIT_UNKNOWN, TRAIT_UNKNOWN, TRAIT_UNKNOWN };
static const struct special_answer impossible = { TRAIT_FALSE, TRAIT_FALSE, TRAIT_FALSE };
static const struct special_answer trivial = { TRAIT_TRUE, TRAIT_TRUE, TRAIT_TRUE };

/* std::declval<type>(): an xvalue, or an lvalue where the type is an lvalue reference. */
struct operand {
	u32 type, cv; /* an array is what it is, with the cv of its elements */
	bool is_lvalue;
	const struct il_type *record;
};

static bool declval(struct parser *p, u32 type, struct operand *out)
{
	u32 bare = type_strip(p, type, NULL);
	const struct il_type *record = il_type(p->il, bare);
	struct subobject o;

	*out = (struct operand){ .type = type };
	if (record->kind == tk_pointer && record->pointer_kind != pk_pointer) {
		out->is_lvalue = record->pointer_kind == pk_lvalue_reference;
		out->type = record->type;
	}
	if (!strip_to_element(p, out->type, &o))
		return false;
	if (!o.is_array)
		out->type = type_strip(p, out->type, &out->cv);
	out->cv = o.is_array ? 0 : (out->cv | o.cv) & CV;
	out->record = il_type(p->il, type_strip(p, out->type, NULL));
	out->is_lvalue |= out->record->kind == tk_routine;
	return true;
}

static bool is_class_operand(const struct operand *o) { return is_class_record(o->record); }

static struct source source_of_operand(struct parser *p, const struct operand *o)
{
	return (struct source){ 0, type_qualified(p, o->type, o->cv), o->is_lvalue ? vc_lvalue : vc_xvalue };
}

/* ---- conversions ---- */

static struct conversion conversion_of(struct parser *p, const struct operand *from, u32 to)
{
	struct source source = source_of_operand(p, from);

	return implicit_conversion(p, &source, to);
}

static enum trait_value trait_of_outcome(enum outcome outcome)
{
	return outcome == OUTCOME_UNKNOWN ? TRAIT_UNKNOWN : trait_bool(outcome == OUTCOME_SUCCESS);
}

/* Of a constructor an object is made, and destroyed. */
static enum trait_value usable_by_all(struct parser *p, u32 index, u32 source_type)
{
	struct special_use destroy = { .operation = SPECIAL_DESTROY };
	const struct il_routine *routine = il_routine(p->il, index);
	u32 class = routine->special_kind == sfk_constructor ? routine->class_type : 0;
	struct member_access member;

	if (routine->flags & rf_deleted)
		return TRAIT_FALSE;
	if (!member_access_of(p, il_any_of(IL_routine, index), &member))
		return TRAIT_TRUE;
	return trait_and(trait_of_outcome(accessible_through(p, class ? 0 : source_type, &member)),
	                 class ? special_use(p, class, &destroy).allowed : TRAIT_TRUE);
}

static enum trait_value converts(struct parser *p, const struct conversion *conversion, u32 from)
{
	switch (conversion->kind) {
	case CONVERSION_UNKNOWN:
	case CONVERSION_PERHAPS_USER: return TRAIT_UNKNOWN;
	case CONVERSION_USER:
		if (conversion->is_uncertain)
			return TRAIT_UNKNOWN;
		if (conversion->is_ambiguous)
			return TRAIT_FALSE;
		return usable_by_all(p, conversion->function, from); /* the one that is the best */
	case CONVERSION_NONE: return TRAIT_FALSE;
	default: return trait_of_outcome(usable_standard_conversion(p, conversion));
	}
}

static bool is_bool(const struct il_type *type) { return type->kind == tk_integer && type->int_kind == ik_bool; }

/* What is said of a conversion that a user may have defined: of a number or pointer, it is that function's. */
static struct special_answer by_conversion(struct parser *p, const struct operand *from, u32 to, const struct conversion *conversion)
{
	bool known = conversion->kind == CONVERSION_USER && conversion->function && !is_reference_type(p, to) &&
	             !may_convert_explicitly(p, from->type, to);

	return (struct special_answer){ TRAIT_TRUE, known ? TRAIT_FALSE : TRAIT_UNKNOWN,
		                        known ? is_nothrow_routine(p, conversion->function) : TRAIT_UNKNOWN };
}

/* Whether an explicit conversion function, which initialization as such does without, may be better than the one that was found. */
static bool may_convert_better(struct parser *p, const struct operand *from, u32 to, const struct conversion *conversion)
{
	const struct il_routine *routine = il_routine(p->il, conversion->function);

	return conversion->kind == CONVERSION_USER && routine->special_kind == sfk_conversion && !is_reference_type(p, to) &&
	       type_strip(p, il_type(p->il, type_strip(p, routine->type, NULL))->type, NULL) != type_strip(p, to, NULL) &&
	       may_convert_explicitly(p, from->type, to);
}

/* Whether an object is taken as that of a member function whose type has these cv- and ref-qualifiers [over.match.funcs]/5. */
static bool is_taken_as_object(const struct operand *from, u32 flags)
{
	if ((from->cv & tyf_const && !(flags & tyf_fn_const)) || (from->cv & tyf_volatile && !(flags & tyf_fn_volatile)))
		return false;
	if (flags & tyf_fn_lvalue_ref)
		return from->is_lvalue || (flags & (tyf_fn_const | tyf_fn_volatile)) == tyf_fn_const;
	return !(flags & tyf_fn_rvalue_ref) || !from->is_lvalue;
}

/* The only explicit conversion function that may be called. */
static struct special_answer use_of_explicit(struct parser *p, const struct operand *from, u32 function)
{
	const struct il_routine *routine = il_routine(p->il, function);

	if (is_explicit(p, function) != OUTCOME_SUCCESS)
		return nothing_known;
	if (routine->flags & rf_deleted || routine->access != as_public ||
	    !is_taken_as_object(from, il_type(p->il, type_strip(p, routine->type, NULL))->flags))
		return impossible;
	return (struct special_answer){ TRAIT_TRUE, TRAIT_FALSE, is_nothrow_routine(p, function) };
}

/* By the one explicit conversion function, which is to just this type. */
static struct special_answer by_explicit_function(struct parser *p, const struct operand *from, u32 to)
{
	struct conversion_functions functions;
	u32 i, found = 0, count = 0;

	find_conversion_functions(p, from->type, &functions);
	for (i = 0; i < functions.count; i++)
		if (may_yield(p, functions.at[i].type, to)) {
			found = i;
			count++;
		}
	if (count != 1 || functions.incomplete || functions.template_count ||
	    type_canonical(p, type_strip(p, type_without_reference(p, functions.at[found].type), NULL)) !=
	            type_canonical(p, type_strip(p, to, NULL)))
		return nothing_known;
	return use_of_explicit(p, from, functions.at[found].routine);
}

/* Whether a reference is bound right to what an explicit conversion function of that type gives [over.match.ref]. */
static enum trait_value binds_to_result(struct parser *p, u32 result, u32 to)
{
	const struct il_type *from = reference_type(p, result), *reference = reference_type(p, to);
	u32 from_cv = 0, to_cv = 0, type, wanted;
	u8 kind;

	if (!from)
		return TRAIT_FALSE;
	type = type_strip(p, from->type, &from_cv);
	wanted = type_strip(p, reference->type, &to_cv);
	kind = il_type(p->il, type)->kind;
	if (kind == tk_pointer || kind == tk_ptr_to_member || kind == tk_array || kind == tk_routine)
		return TRAIT_UNKNOWN; /* qualification conversions, and functions that are lvalues */
	if (type_canonical(p, type) != type_canonical(p, wanted) || from_cv & ~to_cv)
		return TRAIT_FALSE;
	if (from->pointer_kind != reference->pointer_kind) /* EDG binds a const reference to an xvalue, g++ does not */
		return from->pointer_kind == pk_rvalue_reference && takes_temporaries(p, reference) ? TRAIT_UNKNOWN : TRAIT_FALSE;
	return TRAIT_TRUE;
}

/* A reference that nothing else can be bound to. */
static struct special_answer reference_by_explicit_function(struct parser *p, const struct operand *from, u32 to)
{
	struct conversion_functions functions;
	u32 i, found = 0, count = 0;

	find_conversion_functions(p, from->type, &functions);
	if (functions.incomplete || functions.template_count)
		return nothing_known;
	for (i = 0; i < functions.count; i++)
		switch (binds_to_result(p, functions.at[i].type, to)) {
		case TRAIT_FALSE: break;
		case TRAIT_TRUE: found = i, count++; break;
		default: return nothing_known;
		}
	if (count != 1)
		return count ? nothing_known : impossible;
	return use_of_explicit(p, from, functions.at[found].routine);
}

static struct special_answer construct_elements(struct parser *p, u32 class, const struct operand *from, u32 count);

/* To g++ a reference may be bound to an aggregate that is made from an operand in parentheses. */
static bool may_be_elements(struct parser *p, u32 class, const struct operand *from)
{
	return p->il->header.std_version >= 202002 && is_class_type(p, class) && trait_is_aggregate(p, &class, 1) != TRAIT_FALSE &&
	       construct_elements(p, class, from, 1).allowed != TRAIT_FALSE;
}

/* Initializes a number, pointer or reference from one operand. */
static struct special_answer convert(struct parser *p, const struct operand *from, u32 to)
{
	const struct il_type *target = il_type(p->il, type_strip(p, type_without_reference(p, to), NULL));
	u32 class = type_strip(p, type_without_reference(p, to), NULL);
	bool classes = is_class_operand(from) || is_class_record(target);
	struct conversion conversion = conversion_of(p, from, to);

	switch (converts(p, &conversion, from->type)) {
	case TRAIT_UNKNOWN: return nothing_known;
	case TRAIT_FALSE:
		if (classes && is_reference_type(p, to) && may_be_elements(p, class, from))
			return nothing_known;
		if (classes && is_reference_type(p, to))
			return is_class_operand(from) && may_convert_explicitly(p, from->type, to) ?
			               reference_by_explicit_function(p, from, to) :
			               impossible;
		if (target->kind == tk_array && conversion_of(p, from, target->type).kind != CONVERSION_NONE)
			return nothing_known; /* to g++ an aggregate from arguments in parentheses */
		if (classes)
			return may_convert_explicitly(p, from->type, to) ? by_explicit_function(p, from, to) : impossible;
		return from->record->kind == tk_nullptr && is_bool(target) && !is_reference_type(p, to) ? trivial : impossible;
	default:
		if (may_convert_better(p, from, to, &conversion))
			return nothing_known;
		return classes && conversion.kind != CONVERSION_STANDARD ? by_conversion(p, from, to, &conversion) : trivial;
	}
}

/* ---- construction ---- */

static struct special_answer with_destruction(struct parser *p, u32 class, struct special_answer answer)
{
	struct special_answer destroy = special_use(p, class, &(struct special_use){ .operation = SPECIAL_DESTROY });

	answer.allowed = trait_and(answer.allowed, destroy.allowed);
	answer.trivial = trait_and(answer.trivial, trait_and(destroy.allowed, destroy.trivial));
	answer.nothrow = trait_and(answer.nothrow, trait_and(destroy.allowed, destroy.nothrow));
	return answer;
}

/* Whether the constructor takes these operands; *nothrow is only then of interest. */
static enum trait_value constructor_takes(struct parser *p, u32 routine, const struct operand *from, u32 count)
{
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param, i;
	enum trait_value takes = TRAIT_TRUE;

	if (required_arguments(p, routine) > count)
		return TRAIT_FALSE;
	for (i = 0; i < count && param; i++, param = il_param_type(p->il, param)->next) {
		struct conversion conversion = conversion_of(p, &from[i], il_param_type(p->il, param)->type);

		takes = trait_and(takes, converts(p, &conversion, from[i].type));
		if (il_param_type(p->il, param)->flags & pf_pack)
			return TRAIT_UNKNOWN;
	}
	return i == count ? takes : il_routine(p->il, routine)->flags & rf_variadic ? TRAIT_UNKNOWN : TRAIT_FALSE;
}

/* The same where a constructor that is a template may be meant. */
static struct conversion certain_conversion(struct parser *p, const struct operand *from, u32 to)
{
	bool failed = false;
	struct source source = source_of_operand(p, from);
	struct stand_ins stand_ins = begin_stand_ins(p, &source, 1, &failed);
	struct conversion conversion;

	source.node = stand_ins.first;
	conversion = implicit_conversion(p, &source, to);
	end_stand_ins(p, &stand_ins);
	return conversion;
}

static enum trait_value parameters_allowed(struct parser *p, u32 function, const struct operand *from, u32 count);

/* Whether a user-defined conversion that was chosen can be called; a constructor makes its parameter, too, and what it makes is destroyed. */
static enum trait_value conversion_allowed(struct parser *p, u32 routine, const struct operand *from)
{
	struct il_routine record = *il_routine(p->il, routine);
	struct special_use destroy = { .operation = SPECIAL_DESTROY };

	if (record.flags & rf_deleted || record.access != as_public)
		return TRAIT_FALSE;
	if (record.special_kind != sfk_constructor || stack_is_low(p->stack_bound))
		return TRAIT_TRUE;
	return trait_and(parameters_allowed(p, record.type, from, 1), special_use(p, record.class_type, &destroy).allowed);
}

/* Whether the parameters of a function of that type, which was chosen, can be made from the arguments. */
static enum trait_value parameters_allowed(struct parser *p, u32 function, const struct operand *from, u32 count)
{
	u32 param = il_type(p->il, type_strip(p, function, NULL))->first_param, i;
	enum trait_value result = TRAIT_TRUE;

	for (i = 0; param && i < count; i++, param = il_param_type(p->il, param)->next) {
		u32 type = il_param_type(p->il, param)->type, class = type_strip(p, type, NULL);
		struct conversion c = certain_conversion(p, &from[i], type);
		struct special_use use = { .operation = SPECIAL_CONSTRUCT, .source_cv = from[i].cv, .source_is_lvalue = from[i].is_lvalue };

		result = trait_and(result, trait_of_outcome(usable_standard_conversion(p, &c)));
		if (c.kind == CONVERSION_USER && c.function)
			result = trait_and(result, conversion_allowed(p, c.function, &from[i]));
		if (!is_class_type(p, class))
			continue;
		result = trait_and(result, trait_not(trait_is_abstract(p, &class, 1)));
		if (class == from[i].type)
			result = trait_and(result, special_use(p, class, &use).allowed);
	}
	return result;
}

/* Whether the arguments are taken without a call of something else. */
static bool are_taken_plainly(struct parser *p, u32 routine, const struct operand *from, u32 count)
{
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param, i;

	for (i = 0; param && i < count; i++, param = il_param_type(p->il, param)->next)
		if (is_class_type(p, il_param_type(p->il, param)->type) ||
		    conversion_of(p, &from[i], il_param_type(p->il, param)->type).kind != CONVERSION_STANDARD)
			return false;
	return !param && i == count;
}

/* Whether a constructor or operator= that was chosen is not deleted; it may be implicit or defaulted. */
static enum trait_value function_allowed(struct parser *p, u32 class, const struct candidate *chosen, enum special_operation operation)
{
	const struct il_routine *routine = il_routine(p->il, chosen->routine);
	u32 param = il_type(p->il, type_strip(p, chosen->routine ? routine->type : chosen->type, NULL))->first_param;
	struct special_use use = { .operation = operation };
	struct operand source;

	if (routine->flags & rf_deleted || (chosen->routine && routine->access != as_public))
		return TRAIT_FALSE;
	if (chosen->routine && !(routine->flags & rf_defaulted))
		return TRAIT_TRUE;
	if (!param || !declval(p, il_param_type(p->il, param)->type, &source))
		return TRAIT_UNKNOWN;
	use.source_cv = source.cv;
	use.source_is_lvalue = source.is_lvalue;
	return special_use(p, class, &use).allowed;
}

/* Whether a constructor that copies or moves does not throw, and neither does the conversion function by which an object of another class becomes
 * one to be copied: what that returns by value is not copied [class.copy.elision]. */
static enum trait_value converted_nothrow(struct parser *p, u32 class, const struct candidate *chosen, u32 function,
                                          const struct operand *from)
{
	u32 param = il_type(p->il, type_strip(p, function, NULL))->first_param, type = il_param_type(p->il, param)->type;
	struct special_use use = { .operation = SPECIAL_CONSTRUCT };
	struct conversion conversion;
	enum trait_value copies;
	struct operand source;

	if (!is_class_operand(from) || il_param_type(p->il, param)->next || !declval(p, type, &source) || source.type != class)
		return TRAIT_UNKNOWN;
	conversion = conversion_of(p, from, type);
	if (conversion.kind != CONVERSION_USER || conversion.is_uncertain || conversion.is_ambiguous || !conversion.function ||
	    il_routine(p->il, conversion.function)->special_kind != sfk_conversion)
		return TRAIT_UNKNOWN;
	if (!is_reference_type(p, il_type(p->il, type_strip(p, il_routine(p->il, conversion.function)->type, NULL))->type))
		return p->il->header.std_version >= 201703 ? is_nothrow_routine(p, conversion.function) : TRAIT_UNKNOWN;
	use.source_cv = source.cv;
	use.source_is_lvalue = source.is_lvalue;
	copies = chosen->routine && !(il_routine(p->il, chosen->routine)->flags & rf_defaulted) ? is_nothrow_routine(p, chosen->routine) :
	                                                                                          special_use(p, class, &use).nothrow;
	return trait_and(is_nothrow_routine(p, conversion.function), copies);
}

/* What can be said of the function that overload resolution has chosen for the arguments. */
static struct special_answer use_of_chosen(struct parser *p, u32 class, const struct resolution *r, enum special_operation operation,
                                           const struct operand *from, u32 count)
{
	u32 routine = r->best.routine, function = routine ? il_routine(p->il, routine)->type : r->best.type;
	enum trait_value allowed, nothrow;

	if (r->outcome != OUTCOME_SUCCESS || r->best.is_uncertain || !function)
		return nothing_known;
	allowed = function_allowed(p, class, &r->best, operation);
	if (allowed == TRAIT_FALSE)
		return impossible;
	if (routine && are_taken_plainly(p, routine, from, count))
		nothrow = is_nothrow_routine(p, routine);
	else
		nothrow = count == 1 && operation == SPECIAL_CONSTRUCT ? converted_nothrow(p, class, &r->best, function, from) :
		                                                         TRAIT_UNKNOWN;
	return (struct special_answer){ trait_and(allowed, parameters_allowed(p, function, from, count)),
		                        routine && !(il_routine(p->il, routine)->flags & rf_defaulted) ? TRAIT_FALSE : TRAIT_UNKNOWN,
		                        nothrow };
}

/* Whether it is known that an empty list makes an object of the class by copy-initialization: not by an explicit constructor. */
static struct special_answer construct_from_nothing(struct parser *p, u32 class)
{
	struct special_answer answer = special_use(p, class, &(struct special_use){ .operation = SPECIAL_DEFAULT });
	struct class_survey s;
	u32 i;

	if (!survey_class(p, class, &s) || s.constructor_template || s.inherits_constructors)
		answer = nothing_known;
	for (i = 0; i < s.constructors.count; i++)
		if (il_routine(p->il, s.constructors.at[i])->flags & rf_explicit && !required_arguments(p, s.constructors.at[i]))
			answer = nothing_known;
	survey_free(&s);
	if (trait_is_aggregate(p, &class, 1) != TRAIT_FALSE) /* its elements are made, not by the constructor [dcl.init.list]/3.4 */
		answer = (struct special_answer){ trait_or(answer.allowed, TRAIT_UNKNOWN), trait_or(answer.trivial, TRAIT_UNKNOWN),
			                          trait_or(answer.nothrow, TRAIT_UNKNOWN) };
	return answer;
}

/* A number or pointer from an operand by copy: by no explicit function. */
static struct special_answer copy_scalar(struct parser *p, const struct operand *from, u32 to)
{
	struct conversion conversion = conversion_of(p, from, to);
	enum trait_value known = converts(p, &conversion, from->type);

	if (known != TRAIT_TRUE)
		return known == TRAIT_FALSE ? impossible : nothing_known;
	return is_class_operand(from) ? by_conversion(p, from, to, &conversion) : trivial;
}

/* An element of an aggregate that an operand initializes by copy or, without one, its own initializer or an empty list. field: the member
 * that it is, 0 for a base or an element of an array. */
static struct special_answer construct_element(struct parser *p, u32 type, const struct operand *from, u32 field)
{
	struct special_answer answer;
	struct conversion conversion;
	struct subobject o;

	if (!strip_to_element(p, type, &o) || (from && from->record->kind == tk_void))
		return nothing_known;
	if (!from && il_field(p->il, field)->initializer_end) {
		answer = use_member_initializer(p, field);
		answer.trivial = TRAIT_UNKNOWN; /* to g++ it may be */
		return answer;
	}
	if (o.is_reference || (from && o.is_array))
		return from && !o.is_array ? convert(p, from, type) : impossible;
	if (!is_class_record(il_type(p->il, o.type)))
		return !is_scalar(il_type(p->il, o.type)) ? nothing_known : from ? copy_scalar(p, from, type) : trivial;
	if (!from)
		return with_destruction(p, o.type, construct_from_nothing(p, o.type));
	if (same_types(p, from->type, o.type) == TRAIT_TRUE) {
		answer = special_use(
			p, o.type, &(struct special_use){ SPECIAL_CONSTRUCT, .source_cv = from->cv, .source_is_lvalue = from->is_lvalue });
		return with_destruction(p, o.type, answer);
	}
	conversion = certain_conversion(p, from, type);
	if (converts(p, &conversion, from->type) != TRAIT_TRUE || conversion.kind != CONVERSION_USER)
		return converts(p, &conversion, from->type) == TRAIT_FALSE ? impossible : nothing_known;
	answer = (struct special_answer){ conversion_allowed(p, conversion.function, from), TRAIT_FALSE,
		                          are_taken_plainly(p, conversion.function, from, 1) ? is_nothrow_routine(p, conversion.function) :
		                                                                               TRAIT_UNKNOWN };
	return with_destruction(p, o.type, answer);
}

/* An aggregate's elements from arguments in parentheses, of which there may be too few [dcl.init.general]/16.6.2.2. */
static struct special_answer construct_elements(struct parser *p, u32 class, const struct operand *from, u32 count)
{
	const struct il_class_info *info = il_class_info(p->il, il_type(p->il, class)->class_info);
	bool is_union = il_type(p->il, class)->kind == tk_union;
	struct special_answer answer = trivial;
	u32 base = info->first_base, field = info->first_field, used = 0;

	if (trait_is_aggregate(p, &class, 1) != TRAIT_TRUE || stack_is_low(p->stack_bound))
		return nothing_known;
	for (; base; base = il_base_class(p->il, base)->next, used++)
		answer = special_both(answer, construct_element(p, il_base_class(p->il, base)->type, used < count ? &from[used] : NULL, 0));
	for (; field && !(is_union && used); field = il_field(p->il, field)->next) {
		struct il_field record = *il_field(p->il, field);

		if (il_is_unnamed_bit_field(&record))
			continue;
		answer = special_both(answer, construct_element(p, record.type, used < count ? &from[used] : NULL, field));
		used++;
	}
	return used < count ? impossible : answer;
}

/* Where a conversion function gives the very object, g++ and EDG prefer it to constructors among which it is ambiguous [CWG2327]. */
static bool is_converted_to_class(struct parser *p, u32 class, const struct operand *from)
{
	struct conversion_functions functions;
	struct conversion c = { .kind = CONVERSION_NONE };

	if (!is_class_operand(from))
		return false;
	find_conversion_functions(p, from->type, &functions);
	if (functions.count || functions.template_count || functions.incomplete) {
		struct source source = source_of_operand(p, from);

		c = conversion_of(p, from, class);
		c = c.kind == CONVERSION_NONE ? explicit_conversion(p, &source, class) : c;
	}
	return c.kind == CONVERSION_USER || c.kind == CONVERSION_PERHAPS_USER;
}

/* By overload resolution, where templates or conversions may be meant. */
static struct special_answer construct_by_resolution(struct parser *p, u32 class, const struct operand *from, u32 count, bool aggregate,
                                                     u32 *chosen)
{
	struct source sources[ARGUMENTS_MAX] = { { 0 } };
	struct resolution r;
	u32 i;

	if (count > ARGUMENTS_MAX)
		return nothing_known;
	for (i = 0; i < count; i++)
		sources[i] = source_of_operand(p, &from[i]);
	r = resolve_construction(p, class, sources, count);
	*chosen = r.best.routine;
	if (r.outcome == OUTCOME_FAILURE && count == 1 && is_converted_to_class(p, class, from))
		return nothing_known;
	if (r.outcome == OUTCOME_FAILURE)
		return aggregate ? construct_elements(p, class, from, count) : impossible;
	return use_of_chosen(p, class, &r, SPECIAL_CONSTRUCT, from, count);
}

/* By a constructor that may be inherited: it makes what is no part of that base by default [class.inhctor.init]. */
static struct special_answer construct_by_inherited(struct parser *p, u32 class, const struct operand *from, u32 count)
{
	u32 chosen = 0, maker;
	struct special_answer answer = construct_by_resolution(p, class, from, count, false, &chosen), rest = nothing_known;

	maker = il_routine(p->il, chosen)->class_type;
	if (answer.allowed == TRAIT_FALSE || (chosen && maker == class))
		return answer;
	if (chosen)
		rest = special_use_besides(p, class, maker);
	return (struct special_answer){ trait_and(answer.allowed, rest.allowed), answer.trivial, trait_and(answer.nothrow, rest.nothrow) };
}

/* The class's constructors but for those that copy or move: known where all or none but one can be meant. */
static struct special_answer construct_by_constructor(struct parser *p, u32 class, const struct operand *from, u32 count)
{
	struct special_answer answer = nothing_known;
	u32 i, chosen = 0, viable = 0, unknown = 0;
	struct class_survey s;

	if (!survey_class(p, class, &s) || s.uncertain) {
		answer = nothing_known;
	} else if (s.inherits_constructors) {
		answer = construct_by_inherited(p, class, from, count);
	} else {
		bool aggregate = p->il->header.std_version >= 202002 && trait_is_aggregate(p, &class, 1) != TRAIT_FALSE;
		bool may_convert = false; /* to the class itself, by a conversion function */

		for (i = 0; i < count; i++)
			may_convert |= is_class_operand(&from[i]);
		for (i = 0; i < s.constructors.count; i++) {
			enum trait_value takes = constructor_takes(p, s.constructors.at[i], from, count);

			viable += takes == TRAIT_TRUE;
			unknown += takes == TRAIT_UNKNOWN;
			chosen = takes == TRAIT_TRUE ? s.constructors.at[i] : chosen;
		}
		if (!viable && !unknown && !s.constructor_template && !aggregate && !may_convert)
			answer = impossible;
		else if (viable == 1 && !unknown && !s.constructor_template && !may_convert)
			answer = il_routine(p->il, chosen)->flags & rf_deleted || il_routine(p->il, chosen)->access != as_public ?
			                 impossible :
			                 (struct special_answer){ TRAIT_TRUE, TRAIT_FALSE, is_nothrow_routine(p, chosen) };
		else
			answer = construct_by_resolution(p, class, from, count, aggregate, &chosen);
	}
	survey_free(&s);
	return answer;
}

static struct special_answer construct_class(struct parser *p, u32 class, const struct operand *from, u32 count)
{
	struct special_use use = { .operation = count ? SPECIAL_CONSTRUCT : SPECIAL_DEFAULT };
	struct special_answer answer;
	enum trait_value abstract = trait_is_abstract(p, &class, 1), same = count == 1 ? same_types(p, from->type, class) : TRAIT_FALSE;

	if (abstract != TRAIT_FALSE)
		return abstract == TRAIT_TRUE ? impossible : nothing_known;
	if (same == TRAIT_UNKNOWN)
		return nothing_known;
	if (count)
		use.source_cv = from->cv, use.source_is_lvalue = from->is_lvalue;
	answer = !count || same == TRAIT_TRUE ? special_use(p, class, &use) : construct_by_constructor(p, class, from, count);
	return with_destruction(p, class, answer);
}

/* Since C++20 an array's elements may stand in parentheses, too. */
static struct special_answer construct_array_elements(struct parser *p, u32 type, const struct operand *from, u32 count)
{
	struct il_type array = *il_type(p->il, type_strip(p, type, NULL));
	struct special_answer answer = trivial;
	u32 i;

	if (array.flags & (tyf_dependent | tyf_variable_bound))
		return nothing_known;
	if (count > array.size)
		return impossible;
	for (i = 0; i < count; i++)
		answer = special_both(answer, construct_element(p, array.type, &from[i], 0));
	return count < array.size ? special_both(answer, construct_element(p, array.type, NULL, 0)) : answer;
}

static struct special_answer construct_array(struct parser *p, u32 type, const struct subobject *element, const struct operand *from,
                                             u32 count)
{
	bool bounded = !(il_type(p->il, type_strip(p, type, NULL))->flags & tyf_unknown_bound);
	struct special_answer answer;

	if (!bounded || (count && p->il->header.std_version < 202002))
		return impossible;
	if (count)
		return construct_array_elements(p, type, from, count);
	if (!is_class_record(il_type(p->il, element->type)))
		return trivial;
	answer = construct_class(p, element->type, NULL, 0); /* g++ does not ask how the elements are destroyed */
	if (answer.trivial == TRAIT_FALSE || answer.nothrow == TRAIT_FALSE)
		answer.trivial = answer.nothrow = TRAIT_UNKNOWN;
	return answer;
}

static struct special_answer construct(struct parser *p, const u32 *types, u32 count)
{
	enum { OPERANDS_MAX = 16 };
	struct operand from[OPERANDS_MAX] = { 0 };
	struct subobject o;
	const struct il_type *record;
	u32 i;

	if (count > OPERANDS_MAX || !strip_to_element(p, types[0], &o))
		return nothing_known;
	for (i = 1; i < count; i++)
		if (!declval(p, types[i], &from[i - 1]))
			return nothing_known;
	record = il_type(p->il, o.type);
	if (o.is_array)
		return construct_array(p, types[0], &o, from, count - 1);
	if (is_class_record(record))
		return construct_class(p, o.type, from, count - 1);
	if (!is_scalar(record) && !o.is_reference)
		return impossible;
	if (count == 1 || count > 2)
		return count == 1 && !o.is_reference ? trivial : impossible;
	if (from[0].record->kind == tk_void)
		return impossible;
	return convert(p, &from[0], o.is_reference ? types[0] : o.type);
}

enum trait_value trait_is_constructible(struct parser *p, const u32 *types, u32 count) { return construct(p, types, count).allowed; }

enum trait_value trait_is_trivially_constructible(struct parser *p, const u32 *types, u32 count)
{
	struct special_answer answer = construct(p, types, count);

	return trait_and(answer.allowed, answer.trivial);
}

enum trait_value trait_is_nothrow_constructible(struct parser *p, const u32 *types, u32 count)
{
	struct special_answer answer = construct(p, types, count);

	return trait_and(answer.allowed, answer.nothrow);
}

/* Whether an object is made from one of the same class, or one derived from it, by copy-initialization [over.match.copy]: explicit constructors
 * do not copy or move then. */
static enum trait_value copies_implicitly(struct parser *p, u32 class, const struct operand *from)
{
	enum trait_value answer = TRAIT_TRUE;
	bool any_explicit = false, others;
	struct class_survey s;
	u32 i;

	if (!is_class_operand(from) || (from->type != class && is_derived_from(p, from->type, class) == OUTCOME_FAILURE) ||
	    !is_class_type(p, class))
		return TRAIT_TRUE;
	others = !survey_class(p, class, &s) || s.constructor_template || s.uncertain;
	for (i = 0; i < s.constructors.count; i++) {
		enum special_member kind = special_kind_of(p, s.constructors.at[i], class);

		if (kind != COPY_CONSTRUCTOR && kind != MOVE_CONSTRUCTOR)
			continue;
		if (is_explicit(p, s.constructors.at[i]) == OUTCOME_SUCCESS)
			any_explicit = true;
		else
			others = true;
	}
	if (any_explicit)
		answer = others ? TRAIT_UNKNOWN : TRAIT_FALSE;
	survey_free(&s);
	return answer;
}

/* [meta.rel]: as what is returned. */
enum trait_value trait_is_convertible_to(struct parser *p, const u32 *types, u32 count)
{
	struct operand from;
	struct conversion conversion;
	u8 kind = il_type(p->il, type_strip(p, types[1], NULL))->kind;

	(void)count;
	if (!declval(p, types[0], &from))
		return TRAIT_UNKNOWN;
	if (from.record->kind == tk_void || kind == tk_void)
		return trait_bool(from.record->kind == kind);
	if (kind == tk_array || kind == tk_routine)
		return TRAIT_FALSE;
	conversion = certain_conversion(p, &from, types[1]);
	return trait_and(trait_and(converts(p, &conversion, from.type), trait_is_constructible(p, (u32[]){ types[1], types[0] }, 2)),
	                 copies_implicitly(p, type_strip(p, types[1], NULL), &from));
}

/* ---- assignment ---- */

static struct special_answer assign_by_resolution(struct parser *p, const struct operand *to, const struct operand *from)
{
	struct source object = source_of_operand(p, to), value = source_of_operand(p, from);
	struct resolution r = resolve_assignment(p, &object, &value);

	if (r.outcome == OUTCOME_FAILURE)
		return impossible;
	return use_of_chosen(p, to->type, &r, SPECIAL_ASSIGN, from, 1);
}

static bool has_qualified_assignment(struct parser *p, const struct class_survey *s)
{
	u32 i;

	for (i = 0; i < s->assignments.count; i++)
		if (il_type(p->il, type_strip(p, il_routine(p->il, s->assignments.at[i])->type, NULL))->flags &
		    (tyf_fn_lvalue_ref | tyf_fn_rvalue_ref))
			return true;
	return false;
}

static struct special_answer assign_class(struct parser *p, const struct operand *to, const struct operand *from)
{
	struct special_use use = {
		.operation = SPECIAL_ASSIGN, .object_cv = to->cv, .source_cv = from->cv, .source_is_lvalue = from->is_lvalue
	};
	enum trait_value same = same_types(p, to->type, from->type);
	struct special_answer answer = nothing_known;
	struct class_survey s;

	if (survey_class(p, to->type, &s) && !s.uncertain) {
		if (same == TRAIT_TRUE && !has_qualified_assignment(p, &s))
			answer = special_use(p, to->type, &use);
		if (answer.allowed == TRAIT_UNKNOWN && same != TRAIT_UNKNOWN)
			answer = assign_by_resolution(p, to, from);
	}
	survey_free(&s);
	return answer;
}

static struct special_answer assign(struct parser *p, const u32 *types)
{
	struct operand to, from;

	if (!declval(p, types[0], &to) || !declval(p, types[1], &from))
		return nothing_known;
	if ((is_class_operand(&to) && trait_is_abstract(p, &to.type, 1) != TRAIT_FALSE) ||
	    (is_class_operand(&from) && trait_is_abstract(p, &from.type, 1) != TRAIT_FALSE))
		return nothing_known; /* g++ refuses rvalues of such types */
	if (is_class_operand(&to))
		return assign_class(p, &to, &from);
	if (!is_scalar(to.record) || !to.is_lvalue || to.cv & tyf_const || from.record->kind == tk_void)
		return impossible;
	if (from.record->kind == tk_nullptr && is_bool(to.record))
		return impossible;
	return convert(p, &from, to.type);
}

enum trait_value trait_is_assignable(struct parser *p, const u32 *types, u32 count)
{
	(void)count;
	return assign(p, types).allowed;
}

enum trait_value trait_is_trivially_assignable(struct parser *p, const u32 *types, u32 count)
{
	struct special_answer answer = assign(p, types);

	(void)count;
	return trait_and(answer.allowed, answer.trivial);
}

enum trait_value trait_is_nothrow_assignable(struct parser *p, const u32 *types, u32 count)
{
	struct special_answer answer = assign(p, types);

	(void)count;
	return trait_and(answer.allowed, answer.nothrow);
}

/* ---- __has_…: of the members, whether they may be used or not ---- */

/* The class that a type is an array of, or is; of other types the answer. */
static bool element_class(struct parser *p, u32 type, struct subobject *o, enum trait_value *answer)
{
	const struct il_type *record;

	*answer = TRAIT_UNKNOWN;
	if (!strip_to_element(p, type, o))
		return false;
	record = il_type(p->il, o->type);
	*answer = trait_bool(is_scalar(record));
	return is_class_record(record);
}

enum trait_value trait_has_trivial_constructor(struct parser *p, const u32 *types, u32 count)
{
	enum trait_value answer;
	struct subobject o;

	(void)count;
	return element_class(p, types[0], &o, &answer) ? special_is_trivial(p, o.type, DEFAULT_CONSTRUCTOR) : answer;
}

enum trait_value trait_has_trivial_destructor(struct parser *p, const u32 *types, u32 count)
{
	enum trait_value answer;
	struct subobject o;

	(void)count;
	return element_class(p, types[0], &o, &answer) ? special_is_trivial(p, o.type, DESTRUCTOR) : o.is_reference ? TRAIT_TRUE : answer;
}

enum trait_value trait_has_trivial_copy(struct parser *p, const u32 *types, u32 count)
{
	enum trait_value answer;
	struct subobject o;

	(void)count;
	return element_class(p, types[0], &o, &answer) ? o.is_array ? TRAIT_UNKNOWN : special_is_trivial(p, o.type, COPY_CONSTRUCTOR) :
	       o.is_reference                          ? TRAIT_TRUE :
	                                                 answer;
}

enum trait_value trait_has_trivial_assign(struct parser *p, const u32 *types, u32 count)
{
	enum trait_value answer;
	struct subobject o;
	bool is_class = element_class(p, types[0], &o, &answer);

	(void)count;
	if (answer != TRAIT_UNKNOWN && o.cv & tyf_const)
		return TRAIT_FALSE;
	return is_class ? special_is_trivial(p, o.type, COPY_ASSIGNMENT) : answer;
}

/* Trivial, or declared without throwing. */
static enum trait_value has_nothrow(struct parser *p, enum trait_value is_trivial, u32 type, const struct special_use *use)
{
	struct subobject o;
	struct special_answer answer;

	if (is_trivial != TRAIT_FALSE || !strip_to_element(p, type, &o) || !is_class_record(il_type(p->il, o.type)))
		return is_trivial;
	answer = special_use(p, o.type, use);
	return answer.allowed == TRAIT_TRUE ? answer.nothrow : TRAIT_UNKNOWN;
}

enum trait_value trait_has_nothrow_constructor(struct parser *p, const u32 *types, u32 count)
{
	return has_nothrow(p, trait_has_trivial_constructor(p, types, count), types[0],
	                   &(struct special_use){ .operation = SPECIAL_DEFAULT });
}

enum trait_value trait_has_nothrow_copy(struct parser *p, const u32 *types, u32 count)
{
	struct special_use copy = { .operation = SPECIAL_CONSTRUCT, .source_cv = tyf_const, .source_is_lvalue = true };

	return has_nothrow(p, trait_has_trivial_copy(p, types, count), types[0], &copy);
}

enum trait_value trait_has_nothrow_assign(struct parser *p, const u32 *types, u32 count)
{
	struct special_use copy = { .operation = SPECIAL_ASSIGN, .source_cv = tyf_const, .source_is_lvalue = true };
	enum trait_value is_trivial = trait_has_trivial_assign(p, types, count);
	struct subobject o;

	if (strip_to_element(p, types[0], &o) && o.cv & tyf_const)
		return TRAIT_FALSE;
	return has_nothrow(p, is_trivial, types[0], &copy);
}
