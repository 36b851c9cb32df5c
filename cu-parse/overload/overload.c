#include "overload.h"
#include "operators.h"
#include "../scopes/class_members.h"
#include "../templates/constraints.h"
#include "../templates/deduce.h"
#include "../types/special_members.h"
#include "../typing/typing.h"

#include <stdlib.h>

bool arguments_of_nodes(struct parser *p, u32 first, struct arguments *arguments)
{
	arguments->call.first_argument = first;
	for (arguments->count = 0; il_if_written(p->il, first); first = il_expr_node(p->il, first)->next) {
		if (arguments->count == ARGUMENTS_MAX)
			return false;
		arguments->at[arguments->count++] = source_of_node(p, first);
	}
	return true;
}

u32 specialization_for_argument(struct parser *p, u32 template, const struct source *source, enum outcome *outcome)
{
	struct stand_ins stand_ins = { 0 };
	bool failed = false;
	struct call call = { .first_argument = source->node };
	u32 next, routine;

	if (!source->node) {
		stand_ins = begin_stand_ins(p, source, 1, &failed);
		call.first_argument = stand_ins.first;
	}
	next = il_expr_node(p->il, call.first_argument)->next;
	il_expr_node(p->il, call.first_argument)->next = 0;
	routine = specialization_for_call(p, template, 0, &call, outcome);
	il_expr_node(p->il, call.first_argument)->next = next;
	if (stand_ins.count)
		end_stand_ins(p, &stand_ins);
	return routine;
}

/* ---- viable functions [over.match.viable] ---- */

/* The function or, of a template that is not specialized, its pattern; 0 when there is just a type. */
static u32 declared_routine(const struct parser *p, const struct candidate *c)
{
	return c->routine || !c->template ? c->routine : il_any_index(il_template(p->il, c->template)->prototype);
}

static u32 function_type(const struct parser *p, const struct candidate *c)
{
	u32 routine = declared_routine(p, c);

	return type_strip(p, routine ? il_routine(p->il, routine)->type : c->type, NULL);
}

/* A type from the declaration of a candidate. */
static u32 concrete(struct parser *p, const struct candidate *c, u32 type) { return c->class ? type_of_member(p, type, c->class) : type; }

static struct conversion ignored(void)
{
	return (struct conversion){ .kind = CONVERSION_STANDARD, .is_identity = true, .is_perfect = true };
}

static bool takes_object(const struct parser *p, const struct candidate *c)
{
	const struct il_routine *routine = il_routine(p->il, declared_routine(p, c));

	if (!declared_routine(p, c))
		return c->class;
	return c->class && !c->is_friend && !(routine->flags & rf_static_member) && routine->special_kind != sfk_constructor;
}

/* Whether the object of the call is converted for it. */
static bool converts_object(const struct parser *p, const struct candidate *c) { return c->surrogate || takes_object(p, c); }

static bool add_conversion(struct candidate_set *set, struct candidate *c, const struct conversion *conversion)
{
	vec_push(&set->conversions, *conversion);
	c->is_uncertain |= conversion->kind == CONVERSION_UNKNOWN || conversion->kind == CONVERSION_PERHAPS_USER;
	return conversion->kind != CONVERSION_NONE;
}

/* How many of the arguments its parameters get; the object operand of a member operator is none of them. */
static u32 skipped(const struct parser *p, const struct candidate *c, const struct arguments *arguments)
{
	return arguments->is_operator && takes_object(p, c);
}

/* What deduction makes of T, T &, const T &, T && for an argument, whatever else keeps the template from being specialized; other types
 * stay as they are. */
static u32 simply_deduced(struct parser *p, u32 param, const struct source *argument)
{
	const struct il_type *reference = reference_type(p, param);
	u32 cv = 0, bare = type_strip(p, reference ? reference->type : param, &cv);
	bool lvalue = argument->category == vc_lvalue;

	if (il_type(p->il, bare)->kind != tk_template_param || !argument->type)
		return param;
	if (!reference)
		return type_strip(p, decayed_type(p, argument->type), NULL);
	if (reference->pointer_kind == pk_rvalue_reference && !cv)
		return type_pointer(p, lvalue ? pk_lvalue_reference : pk_rvalue_reference, argument->type);
	return type_pointer(p, (enum il_pointer_kind)reference->pointer_kind, type_qualified(p, argument->type, cv));
}

/* To a parameter, or to the ellipsis, param 0. A pack of a template takes every argument like its pattern does. */
static struct conversion parameter_conversion(struct parser *p, const struct candidate *c, u32 param, const struct source *argument,
                                              bool is_pattern)
{
	const struct il_param_type *record = il_param_type(p->il, param);
	struct conversion conversion;
	u32 type;

	if (!param)
		return (struct conversion){ .kind = CONVERSION_ELLIPSIS };
	if (record->flags & pf_pack && !is_pattern)
		return (struct conversion){ .kind = CONVERSION_UNKNOWN };
	type = concrete(p, c, record->type);
	if (il_type(p->il, type)->kind == tk_typeref && il_type(p->il, type)->typeref_kind == trk_pack_expansion)
		type = il_type(p->il, type)->type;
	conversion = implicit_conversion(p, argument, is_pattern ? simply_deduced(p, type, argument) : type);
	return conversion.kind == CONVERSION_NONE && c->is_contextual ? explicit_conversion(p, argument, type) : conversion;
}

/* To a parameter of a built-in operator: there are as many of them as pairs of types, and each operand becomes each of these once. */
static struct conversion operand_conversion(struct parser *p, struct candidate_set *set, const struct candidate *c, u32 param,
                                            const struct source *argument, u32 operand)
{
	u32 type = il_param_type(p->il, param)->type, i;
	struct operand_conversion made = { .operand = operand, .type = type };

	for (i = 0; i < set->operands.count; i++)
		if (set->operands.at[i].operand == operand && set->operands.at[i].type == type)
			return set->operands.at[i].conversion;
	made.conversion = parameter_conversion(p, c, param, argument, false);
	vec_push(&set->operands, made);
	return made.conversion;
}

static struct conversion contextual_conversion(struct parser *p, const struct source *source, u32 to)
{
	struct conversion conversion = implicit_conversion(p, source, to);

	return conversion.kind == CONVERSION_NONE ? explicit_conversion(p, source, to) : conversion;
}

/* The conversions that a function needs: of the object, then of each argument. False when it is not viable. */
static bool convert_arguments(struct parser *p, struct candidate_set *set, struct candidate *c, const struct arguments *arguments)
{
	u32 param = il_type(p->il, function_type(p, c))->first_param, n;
	bool is_pattern = c->template && !c->routine && !arguments->call.has_explicit_args;
	struct conversion conversion = ignored();

	c->first_conversion = set->conversions.count;
	if (takes_object(p, c) && arguments->has_object)
		conversion = object_conversion(p, &arguments->object, c->class, function_type(p, c));
	if (c->surrogate)
		conversion = (struct conversion){ .kind = CONVERSION_USER, .function = c->surrogate, .from = c->type, .to = c->type };
	if (!add_conversion(set, c, &conversion))
		return false;
	for (n = 0; n < arguments->count; n++) {
		const struct source *argument = &arguments->at[c->is_reversed ? arguments->count - 1 - n : n];

		conversion = n < skipped(p, c, arguments) ? object_conversion(p, argument, c->class, function_type(p, c)) :
		             c->is_builtin                ? operand_conversion(p, set, c, param, argument, n) :
		                                            parameter_conversion(p, c, param, argument, is_pattern);
		if (n >= skipped(p, c, arguments) && !(il_param_type(p->il, param)->flags & pf_pack))
			param = il_param_type(p->il, param)->next;
		if (!add_conversion(set, c, &conversion))
			return false;
	}
	if (c->is_reversed) { /* in the order of the operands */
		struct conversion *at = &set->conversions.at[c->first_conversion + 1];

		conversion = at[0];
		at[0] = at[1];
		at[1] = conversion;
	}
	return true;
}

/* The call that deduction sees. */
static struct call call_of_template(const struct parser *p, const struct candidate *c, const struct arguments *arguments)
{
	struct call call = arguments->call;

	const struct source *object = &arguments->at[c->is_reversed ? arguments->count - 1 : 0];

	if (skipped(p, c, arguments)) {
		call.class = type_strip(p, object->type, &call.cv);
		call.object_is_lvalue = object->category == vc_lvalue;
		if (!c->is_reversed)
			call.first_argument = il_expr_node(p->il, call.first_argument)->next;
	}
	return call;
}

/* That of an operator which takes its operands the other way round: of a member's, the right one is the object. */
static u32 reversed_specialization(struct parser *p, u32 template, const struct call *call, enum outcome *outcome)
{
	u32 one = call->first_argument, two = il_expr_node(p->il, one)->next, routine;
	struct call reversed = *call;

	*outcome = OUTCOME_UNKNOWN;
	if (!one || !two || il_expr_node(p->il, two)->next)
		return 0;
	reversed.first_argument = call->class ? one : two;
	il_expr_node(p->il, two)->next = call->class ? 0 : one;
	il_expr_node(p->il, one)->next = 0;
	routine = specialization_for_call(p, template, 0, &reversed, outcome);
	il_expr_node(p->il, one)->next = two;
	il_expr_node(p->il, two)->next = 0;
	return routine;
}

/* That of a postfix operator, whose second operand is an int that nobody wrote [over.inc]. */
static u32 postfix_specialization(struct parser *p, u32 template, const struct call *call, enum outcome *outcome)
{
	const struct source zero = { 0, p->builtin[ik_int], vc_prvalue };
	struct stand_ins stand_ins = begin_stand_ins(p, &zero, 1, p->failure);
	struct call whole = *call;
	u32 routine;

	if (call->class)
		whole.first_argument = stand_ins.first;
	else
		il_expr_node(p->il, call->first_argument)->next = stand_ins.first;
	routine = specialization_for_call(p, template, 0, &whole, outcome);
	if (!call->class)
		il_expr_node(p->il, call->first_argument)->next = 0;
	end_stand_ins(p, &stand_ins);
	return routine;
}

/* A template's specialization becomes the candidate. Of one that is not known only the conversions to parameters that depend on nothing
 * are. */
static bool specialize(struct parser *p, struct candidate_set *set, struct candidate *c, const struct arguments *arguments)
{
	u32 skip = skipped(p, c, arguments);
	struct call call = call_of_template(p, c, arguments);
	enum outcome outcome = OUTCOME_UNKNOWN;
	struct source taken[2];

	if (c->is_reversed) {
		taken[0] = arguments->at[arguments->count - 1];
		taken[1] = arguments->at[0];
	}
	if (!template_accepts_count(p, c->template, arguments->count - skip))
		return false;
	if (!call.has_explicit_args && /* what they give is not deduced: arguments are converted to it */
	    !may_accept(p, c->template, c->class, (c->is_reversed ? taken : arguments->at) + skip, arguments->count - skip,
	                c->is_contextual ? contextual_conversion : implicit_conversion))
		return false;
	c->routine = c->is_reversed        ? reversed_specialization(p, c->template, &call, &outcome) :
	             arguments->is_postfix ? postfix_specialization(p, c->template, &call, &outcome) :
	                                     specialization_for_call(p, c->template, call.explicit_args, &call, &outcome);
	c->is_uncertain = outcome != OUTCOME_SUCCESS;
	if (c->routine) /* it may not be known whether its constraints are satisfied */
		return accepts_count(p, c->routine, arguments->count - skip) && convert_arguments(p, set, c, arguments);
	return outcome != OUTCOME_FAILURE && convert_arguments(p, set, c, arguments);
}

static u32 parameter_count(const struct parser *p, const struct candidate *c)
{
	u32 param = il_type(p->il, function_type(p, c))->first_param, count = 0;

	for (; param; param = il_param_type(p->il, param)->next)
		count++;
	return count;
}

static bool is_viable(struct parser *p, struct candidate_set *set, struct candidate *c, const struct arguments *arguments)
{
	c->is_uncertain = false;
	if (c->template)
		return specialize(p, set, c, arguments);
	if (arguments->call.has_explicit_args)
		return false;
	if (c->routine ? !accepts_count(p, c->routine, arguments->count - skipped(p, c, arguments)) :
	                 parameter_count(p, c) != arguments->count - skipped(p, c, arguments))
		return false;
	if (c->routine && il_routine(p->il, c->routine)->flags & rf_trailing_requires) {
		enum outcome outcome = trailing_requires_satisfied(p, c->routine);

		c->is_uncertain = outcome == OUTCOME_UNKNOWN;
		p->provisional += outcome != OUTCOME_SUCCESS;
		if (outcome == OUTCOME_FAILURE)
			return false;
	}
	return convert_arguments(p, set, c, arguments);
}

/* ---- the best viable function [over.match.best] ---- */

enum answer { NO, PERHAPS, YES };

/* Whether the functions that candidates are declared as have the same parameters. */
static bool declare_same_parameters(struct parser *p, const struct candidate *a, const struct candidate *b)
{
	const struct il_type *x = il_type(p->il, type_strip(p, il_routine(p->il, declared_routine(p, a))->type, NULL));
	const struct il_type *y = il_type(p->il, type_strip(p, il_routine(p->il, declared_routine(p, b))->type, NULL));
	u32 ignored = tyf_noexcept | tyf_trailing_return;

	if (a->is_reversed != b->is_reversed || a->class != b->class)
		return false;
	return type_signature(p, p->void_type, x->first_param, x->flags & ~ignored) ==
	       type_signature(p, p->void_type, y->first_param, y->flags & ~ignored);
}

/* Whether types of parameters, as two templates declare them, cannot be one type that is spelled in two ways: neither is named by an alias,
 * or as a member, where they differ. */
static bool are_other_types(struct parser *p, u32 a, u32 b)
{
	u32 x_cv = 0, y_cv = 0;
	const struct il_type *x = il_type(p->il, type_strip(p, a, &x_cv)), *y = il_type(p->il, type_strip(p, b, &y_cv));

	if (type_is_unknown(p, a) || type_is_unknown(p, b) || x->kind == tk_typeref || y->kind == tk_typeref)
		return false;
	if (!type_is_dependent(p, a) && !type_is_dependent(p, b))
		return type_canonical(p, a) != type_canonical(p, b);
	if (x->kind != y->kind || x_cv != y_cv)
		return true;
	if (x->kind == tk_template_param)
		return x != y;
	return x->kind == tk_pointer && (x->pointer_kind != y->pointer_kind || are_other_types(p, x->type, y->type));
}

/* Whether the templates that candidates are of differ for certain in a parameter. */
static bool are_other_templates(struct parser *p, const struct candidate *a, const struct candidate *b)
{
	u32 x, y;

	if (!a->template || !b->template || a->template == b->template || a->is_reversed || b->is_reversed)
		return false;
	x = il_type(p->il, type_strip(p, il_routine_of(p->il, il_template(p->il, a->template)->prototype)->type, NULL))->first_param;
	y = il_type(p->il, type_strip(p, il_routine_of(p->il, il_template(p->il, b->template)->prototype)->type, NULL))->first_param;
	for (; x && y; x = il_param_type(p->il, x)->next, y = il_param_type(p->il, y)->next) {
		if ((il_param_type(p->il, x)->flags | il_param_type(p->il, y)->flags) & pf_pack)
			return false;
		if (are_other_types(p, il_param_type(p->il, x)->type, il_param_type(p->il, y)->type))
			return true;
	}
	return false;
}

/* The type of a parameter as a declaration of a function that is no member has it, without reference and cv; 0: there is none. */
static u32 declared_parameter(struct parser *p, const struct candidate *c, u32 number)
{
	u32 routine = c->template ? il_any_index(il_template(p->il, c->template)->prototype) : c->routine;
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param;

	for (; param && number; number--)
		param = il_param_type(p->il, param)->next;
	return param ? type_canonical(p, type_strip(p, type_without_reference(p, il_param_type(p->il, param)->type), NULL)) : 0;
}

/* Whether two types, of which template parameters may be a part, are certainly not the same. */
static bool are_different(const struct parser *p, u32 a, u32 b)
{
	const struct il_type *x = il_type(p->il, a), *y = il_type(p->il, b);

	if (x->template_info && y->template_info)
		return il_template_info(p->il, x->template_info)->template != il_template_info(p->il, y->template_info)->template ||
		       (a != b && !type_is_dependent(p, a) && !type_is_dependent(p, b));
	return (x->kind == tk_template_param && is_class_type(p, b)) || (y->kind == tk_template_param && is_class_type(p, a));
}

/* Whether two operators that are no members, one taken the other way round, certainly have different parameters. */
static bool differ_when_reversed(struct parser *p, const struct candidate *a, const struct candidate *b)
{
	u32 i;

	if (a->is_reversed == b->is_reversed || converts_object(p, a) || converts_object(p, b))
		return false;
	for (i = 0; i < 2; i++) {
		u32 x = declared_parameter(p, a, i), y = declared_parameter(p, b, 1 - i);

		if (x && y && are_different(p, x, y))
			return true;
	}
	return false;
}

/* Whether templates have parameters of the same kinds. */
static bool have_same_heads(const struct parser *p, u32 first, u32 second)
{
	u32 a = il_template_decl(p->il, first)->first_param, b = il_template_decl(p->il, second)->first_param;

	for (; a && b; a = il_template_param(p->il, a)->next, b = il_template_param(p->il, b)->next)
		if (il_template_param(p->il, a)->kind != il_template_param(p->il, b)->kind ||
		    (il_template_param(p->il, a)->flags ^ il_template_param(p->il, b)->flags) & tf_pack)
			return false;
	return a == b;
}

/* The template_decl of a candidate that is a template, and the declaration that may have a trailing requires-clause. */
static struct constrained constraints_of(const struct parser *p, const struct candidate *c)
{
	const struct il_routine *routine =
		il_routine(p->il, c->template ? il_any_index(il_template(p->il, c->template)->prototype) : c->routine);

	return (struct constrained){ .decl = c->template ? il_template(p->il, c->template)->decl : 0, .declaration = routine->first_decl };
}

static bool is_constrained(const struct parser *p, const struct candidate *c)
{
	struct constrained of = constraints_of(p, c);

	return il_routine(p->il, declared_routine(p, c))->flags & rf_trailing_requires ||
	       il_template_decl(p->il, of.decl)->flags & tf_constrained;
}

/* Whether constraints do not matter: between a function taken the other way round and one that is not g++ does not look at them. The
 * front end of devices does, so which function it is stays open where that is called. */
static bool ignores_constraints(struct parser *p, const struct candidate *a, const struct candidate *b)
{
	return a->is_reversed != b->is_reversed && (p->evaluation == evk_unevaluated || differ_when_reversed(p, a, b));
}

/* What is written itself is better than what an operator was rewritten to [over.match.best]/2: as a sign, like a comparison. */
static int compare_rewriting(const struct candidate *a, const struct candidate *b)
{
	if (a->is_rewritten != b->is_rewritten)
		return a->is_rewritten ? 1 : -1;
	return a->is_reversed - b->is_reversed;
}

/* Between candidates that constraints may tell apart, or what they were rewritten from; else that neither is may just not be known. */
static enum answer is_more_constrained(struct parser *p, const struct candidate *a, const struct candidate *b)
{
	struct constrained first = constraints_of(p, a), second = constraints_of(p, b);
	bool known = true, constrained = (is_constrained(p, a) || is_constrained(p, b)) && !ignores_constraints(p, a, b);
	int order = 0, rewriting = compare_rewriting(a, b);

	if (constrained) {
		if (a->template != b->template && a->is_reversed == b->is_reversed &&
		    (!declare_same_parameters(p, a, b) || !have_same_heads(p, first.decl, second.decl)))
			return PERHAPS;
		order = compare_constraints(p, &first, &second, &known);
		if (a->is_reversed != b->is_reversed && order && order != rewriting)
			return PERHAPS;
	}
	if (order || !known)
		return order < 0 ? YES : order > 0 ? NO : PERHAPS;
	if (rewriting)
		return rewriting < 0 ? YES : NO;
	if (constrained && (a->template != b->template || (!a->template && a->routine != b->routine)))
		return NO;
	if (are_other_templates(p, a, b))
		return NO;
	/* in one scope they may be one template, spelled in two ways */
	return declare_same_parameters(p, a, b) && il_routine(p->il, declared_routine(p, a))->parent_scope !=
	                                                   il_routine(p->il, declared_routine(p, b))->parent_scope ?
	               NO :
	               PERHAPS;
}

/* [temp.func.order]; that neither is may just not be known. */
static enum answer is_more_specialized(struct parser *p, const struct candidate *a, const struct candidate *b,
                                       const struct arguments *arguments)
{
	u32 skip = skipped(p, a, arguments), same = a->template == b->template ? declared_parameter(p, a, 0) : 0;
	bool objects = skip != skipped(p, b, arguments) || (skip && (a->is_reversed || b->is_reversed)), known;
	struct ordered_template first = { a->template, a->is_reversed, objects }, second = { b->template, b->is_reversed, objects };
	int order;

	if (same && same == declared_parameter(p, b, 1)) /* one function, taken both ways round */
		return is_more_constrained(p, a, b);
	order = compare_candidate_templates(p, &first, &second, arguments->count - (objects ? 0 : skip), &known);
	if (order || !known)
		return order < 0 ? YES : order > 0 ? NO : PERHAPS;
	return is_more_constrained(p, a, b);
}

/* A built-in operator makes way for a function with its parameters [over.match.oper]/3.3. */
static bool same_parameters(struct parser *p, const struct candidate *a, const struct candidate *b)
{
	u32 first = il_type(p->il, function_type(p, a))->first_param, second = il_type(p->il, function_type(p, b))->first_param;

	for (; first && second; first = il_param_type(p->il, first)->next, second = il_param_type(p->il, second)->next)
		if (type_canonical(p, il_param_type(p->il, first)->type) != type_canonical(p, il_param_type(p->il, second)->type))
			return false;
	return first == second;
}

static bool is_constructor(const struct parser *p, const struct candidate *c)
{
	return c->routine && il_routine(p->il, c->routine)->special_kind == sfk_constructor;
}

/* Between generated candidates that neither is more specialized of. */
static enum answer is_more_constrained_constructor(struct parser *p, const struct candidate *a, const struct candidate *b)
{
	struct constrained first = { a->own ? a->own : a->head, a->declared }, second = { b->own ? b->own : b->head, b->declared };
	bool known = true;
	int order = 0;

	if (!a->own != !b->own)
		return a->own ? NO : YES; /* g++, and [over.match.best]/2.12 */
	if (!a->declared || !b->declared || type_canonical(p, a->pattern) != type_canonical(p, b->pattern) ||
	    (a->own && !have_same_heads(p, a->own, b->own)))
		return NO;
	order = compare_constraints(p, &first, &second, &known);
	return order < 0 ? YES : order > 0 || known ? NO : PERHAPS;
}

/* A candidate of class template argument deduction as a template. */
static struct ordered_function deduction_candidate(const struct parser *p, const struct candidate *c)
{
	const struct il_template *template = il_template(p->il, c->template);

	if (c->is_generated)
		return (struct ordered_function){ c->pattern, c->head, c->own };
	return (struct ordered_function){ il_routine_of(p->il, template->prototype)->type, template->decl, 0 };
}

/* What is more specialized is better, then what is more constrained; then guides are better than what is generated. */
static enum answer break_tie_of_guides(struct parser *p, const struct candidate *a, const struct candidate *b, u32 arguments)
{
	struct ordered_function first, second;
	bool known;
	int order;

	if (!(a->is_generated || a->template)) /* a guide that is no template; the other one is generated */
		return YES;
	if (!(b->is_generated || b->template))
		return NO;
	first = deduction_candidate(p, a);
	second = deduction_candidate(p, b);
	order = compare_deduction_candidates(p, &first, &second, arguments, &known);
	if (order)
		return order < 0 ? YES : NO;
	if (!a->is_generated || !b->is_generated)
		return b->is_generated ? YES : NO;
	if (known)
		return is_more_constrained_constructor(p, a, b);
	return il_type(p->il, a->type)->type == il_type(p->il, b->type)->type ? YES : PERHAPS;
}

/* The class that a candidate was declared in, whichever class lookup found it in; 0: it is no member, or a conversion function. */
static u32 home_of(const struct parser *p, const struct candidate *c)
{
	if (!c->routine || il_routine(p->il, c->routine)->special_kind == sfk_conversion)
		return 0;
	return is_constructor(p, c) ? c->class : il_routine(p->il, c->routine)->class_type;
}

/* Whether a member takes the arguments as the same types as one that a using-declaration brought from a base of its class: CWG 2273, as g++ has
 * it, of all members. */
static bool is_of_derived_class(struct parser *p, const struct candidate *a, const struct candidate *b, u32 arguments)
{
	u32 first = home_of(p, a), second = home_of(p, b);

	if (!first || !second || first == second || is_derived_from(p, first, second) != OUTCOME_SUCCESS)
		return false;
	first = il_type(p->il, function_type(p, a))->first_param;
	second = il_type(p->il, function_type(p, b))->first_param;
	for (; arguments && first && second; arguments--) {
		u32 one = concrete(p, a, il_param_type(p->il, first)->type), two = concrete(p, b, il_param_type(p->il, second)->type);

		if (type_canonical(p, one) != type_canonical(p, two))
			return false;
		first = il_param_type(p->il, first)->next;
		second = il_param_type(p->il, second)->next;
	}
	return !arguments;
}

/* Between candidates whose conversions are equally good. */
static enum answer break_tie(struct parser *p, const struct candidate *a, const struct candidate *b, const struct arguments *arguments)
{
	enum answer tie;

	if (a->is_generated || b->is_generated)
		return break_tie_of_guides(p, a, b, arguments->count);
	if (!a->template != !b->template)
		return a->template ? NO : YES;
	if (a->template) {
		tie = is_more_specialized(p, a, b, arguments);
		return tie == NO && is_more_specialized(p, b, a, arguments) == NO && is_of_derived_class(p, a, b, arguments->count) ? YES :
		                                                                                                                      tie;
	}
	if (a->routine && b->routine && (is_constrained(p, a) || is_constrained(p, b)) && declare_same_parameters(p, a, b))
		return is_more_constrained(p, a, b);
	if (compare_rewriting(a, b))
		return compare_rewriting(a, b) < 0 ? YES : NO;
	if (a->is_builtin != b->is_builtin)
		return b->is_builtin && same_parameters(p, a, b) ? YES : NO;
	return is_of_derived_class(p, a, b, arguments->count) ? YES : NO;
}

/* The higher, the worse. */
static u32 badness(const struct conversion *c)
{
	enum { AFTER_RANKS = 8 };

	return c->kind == CONVERSION_STANDARD ? 2u * c->rank + c->is_bool_conversion : (u32)AFTER_RANKS + CONVERSION_STANDARD - c->kind;
}

/* Where each candidate is better for some argument, g++ takes that whose worst conversion is the better one, unless a failure is none. */
static enum answer has_better_worst(const struct parser *p, const struct conversion *x, const struct conversion *y, u32 count)
{
	u32 worst_x = 0, worst_y = 0, i;

	for (i = 0; i < count; i++) {
		if (x[i].kind < CONVERSION_ELLIPSIS || y[i].kind < CONVERSION_ELLIPSIS)
			return PERHAPS;
		worst_x = badness(&x[i]) > worst_x ? badness(&x[i]) : worst_x;
		worst_y = badness(&y[i]) > worst_y ? badness(&y[i]) : worst_y;
	}
	return worst_x < worst_y && !p->failure ? YES : NO;
}

/* Whether two candidates are one function, one of them taken the other way round: where each is better for some argument, as if a comparison
 * that is a member lacks its const, compilers take what is written. */
static bool is_reversal(const struct candidate *a, const struct candidate *b)
{
	return a->is_reversed != b->is_reversed && a->routine && a->routine == b->routine;
}

static enum answer is_better(struct parser *p, const struct candidate_set *set, const struct candidate *a, const struct candidate *b,
                             const struct arguments *arguments)
{
	const struct conversion *x = &set->conversions.at[a->first_conversion], *y = &set->conversions.at[b->first_conversion];
	bool surely = false, perhaps = false, perhaps_worse = false, worse = false;
	u32 first = converts_object(p, a) && converts_object(p, b) ? 0 : 1, i;
	enum answer tie;

	for (i = first; i <= arguments->count; i++) {
		u8 possible = compare_conversions(p, &x[i], &y[i]);

		worse |= possible == COMPARE_WORSE;
		perhaps_worse |= !!(possible & COMPARE_WORSE);
		surely |= possible == COMPARE_BETTER;
		perhaps |= !!(possible & COMPARE_BETTER);
	}
	if (worse && surely && is_reversal(a, b))
		return b->is_reversed ? YES : NO;
	if (worse)
		return surely ? has_better_worst(p, x + first, y + first, arguments->count + 1 - first) : NO;
	if (surely)
		return perhaps_worse ? PERHAPS : YES;
	tie = break_tie(p, a, b, arguments);
	if (tie == YES)
		return perhaps_worse ? PERHAPS : YES;
	return perhaps ? PERHAPS : tie;
}

/* Whether what is uncertain of one candidate is uncertain of another one for the same reason: neither is viable then. */
static bool shares_doubt(const struct candidate_set *set, const struct candidate *a, const struct candidate *b, u32 count)
{
	const struct conversion *x = &set->conversions.at[a->first_conversion], *y = &set->conversions.at[b->first_conversion];
	u32 i;

	for (i = 0; i < count; i++)
		if ((x[i].kind == CONVERSION_UNKNOWN || x[i].kind == CONVERSION_PERHAPS_USER) && !is_same_construction(&x[i], &y[i]))
			return false;
	return true;
}

/* Whether the best candidate is viable; in a valid program some candidate is. */
static bool is_certainly_viable(const struct parser *p, const struct candidate_set *set, const struct arguments *arguments, u32 best)
{
	const struct candidate *c = &set->list.at[best];
	u32 i;

	if (!c->is_uncertain || set->list.count == 1)
		return !c->is_uncertain || !p->failure;
	if (p->failure || c->template || (c->routine && il_routine(p->il, c->routine)->flags & rf_trailing_requires))
		return false;
	for (i = 0; i < set->list.count; i++)
		if (!shares_doubt(set, c, &set->list.at[i], arguments->count + 1))
			return false;
	return true;
}

/* Whether a candidate's template is declared in its class, where nothing is declared twice [class.mem]/5. */
static bool is_declared_in_class(const struct parser *p, const struct candidate *c)
{
	const struct il_routine *routine = il_routine_of(p->il, il_template(p->il, c->template)->prototype);

	return routine->class_type && !(il_full_entity_decl_info(p->il, routine->first_decl)->flags & dcf_out_of_class);
}

/* Whether constraints tell two templates apart. */
static bool are_constrained_differently(struct parser *p, const struct candidate *a, const struct candidate *b)
{
	struct constrained first = constraints_of(p, a), second = constraints_of(p, b);
	bool known;

	return (is_constrained(p, a) || is_constrained(p, b)) && compare_constraints(p, &first, &second, &known) != 0;
}

/* Whether a candidate's template declares what the other one's defines, although the types are spelled so differently that they were taken
 * for two when they were declared: expressions in types are compared by their tokens, and an alias template that stands for one has other
 * tokens than what it stands for. Were they two templates, no call could tell them apart. */
static bool declares_same(struct parser *p, const struct candidate *a, const struct candidate *b)
{
	const struct il_routine *first = il_routine(p->il, a->routine), *second = il_routine(p->il, b->routine);

	if (!a->template || !b->template || !a->routine || !b->routine || first->definition || a->class != b->class ||
	    a->is_reversed != b->is_reversed || a->is_rewritten != b->is_rewritten ||
	    (is_declared_in_class(p, a) && is_declared_in_class(p, b)) || are_other_templates(p, a, b))
		return false;
	return first->parent_scope == second->parent_scope && first->template_info && second->template_info &&
	       type_canonical(p, first->type) == type_canonical(p, second->type) &&
	       same_arguments(p, il_template_info(p->il, first->template_info)->first_argument,
	                      il_template_info(p->il, second->template_info)->first_argument) &&
	       !are_constrained_differently(p, a, b);
}

static enum outcome choose(struct parser *p, const struct candidate_set *set, const struct arguments *arguments, u32 *best)
{
	enum outcome outcome = OUTCOME_SUCCESS;
	u32 i;

	*best = 0;
	for (i = 1; i < set->list.count; i++)
		if (is_better(p, set, &set->list.at[i], &set->list.at[*best], arguments) == YES ||
		    declares_same(p, &set->list.at[*best], &set->list.at[i]))
			*best = i;
	for (i = 0; i < set->list.count; i++) {
		enum answer answer = i == *best || declares_same(p, &set->list.at[i], &set->list.at[*best]) ?
		                             YES :
		                             is_better(p, set, &set->list.at[*best], &set->list.at[i], arguments);

		if (answer == PERHAPS || (answer == NO && (set->list.at[i].is_uncertain || set->list.at[*best].is_uncertain)))
			return OUTCOME_UNKNOWN;
		if (answer == NO)
			outcome = OUTCOME_FAILURE;
	}
	return outcome == OUTCOME_SUCCESS && !is_certainly_viable(p, set, arguments, *best) ? OUTCOME_UNKNOWN : outcome;
}

/* Whether no other function could be better. */
static bool is_perfect(const struct candidate_set *set, const struct candidate *c, u32 count)
{
	bool perfect = !c->template && !c->is_rewritten && !c->is_generated;
	u32 i;

	for (i = 0; i < count; i++)
		perfect &= set->conversions.at[c->first_conversion + i].is_perfect;
	return perfect;
}

/* Whether no built-in operator could be better: for these, operands of class type are converted by the user's functions. */
static bool beats_builtins(struct parser *p, const struct candidate_set *set, const struct candidate *c, const struct arguments *arguments)
{
	const struct conversion *conversion = &set->conversions.at[c->first_conversion + 1]; /* behind that of an object */
	u32 i;

	for (i = 0; i < arguments->count; i++)
		if (conversion[i].kind != CONVERSION_STANDARD || conversion[i].is_uncertain ||
		    (!is_class_type(p, arguments->at[i].type) && !conversion[i].is_identity))
			return false;
	return !c->is_builtin && !c->is_uncertain;
}

/* What a call gives; the error type where that is deduced from a body that does not tell. */
static u32 result_type(struct parser *p, const struct candidate *c)
{
	u32 type = il_type(p->il, function_type(p, c))->type, deduced;

	if (!c->routine || !has_placeholder(p, type))
		return concrete(p, c, type);
	deduced = comparison_category(p, c->routine);
	deduced = deduced ? deduced : deduced_return_type(p, c->routine);
	return deduced ? deduced : p->error_type;
}

struct viable {
	VEC(struct candidate) list;
	bool perfect;        /* one of them takes all arguments perfectly */
	bool beats_builtins; /* one of them is better than each built-in operator */
};

static bool any_class_argument(const struct parser *p, const struct arguments *arguments)
{
	u32 i;

	for (i = 0; i < arguments->count; i++)
		if (arguments->at[i].type && is_class_type(p, arguments->at[i].type))
			return true;
	return false;
}

/* Adds those of the set's candidates that are viable, the templates or all others, from a number on. */
static void add_viable(struct parser *p, struct candidate_set *set, u32 from, bool templates, const struct arguments *arguments,
                       struct viable *viable)
{
	for (; from < set->list.count && !(templates && viable->perfect); from++) {
		struct candidate c = set->list.at[from];

		if (!c.template == templates || !is_viable(p, set, &c, arguments) || is_deleted_move(p, c.routine))
			continue;
		vec_push(&viable->list, c);
		viable->perfect |= !c.is_uncertain && is_perfect(set, &c, arguments->count + 1);
		viable->beats_builtins |= set->has_builtins && beats_builtins(p, set, &c, arguments);
	}
}

static void add_viable_builtins(struct parser *p, struct candidate_set *set, const struct arguments *arguments, struct viable *viable)
{
	u32 first = set->list.count;

	set->has_builtins = false;
	add_builtin_operators(p, set, arguments, set->operation);
	add_viable(p, set, first, false, arguments, viable);
}

static void set_viable(struct candidate_set *set, struct viable *viable)
{
	u32 i;

	set->list.count = 0;
	for (i = 0; i < viable->list.count; i++)
		vec_push(&set->list, viable->list.at[i]);
	vec_free(&viable->list);
}

/* Keeps the viable candidates. Templates come last: what takes all arguments perfectly is better than any of them. Of operands of class
 * type what is better than each built-in operator leaves no question of these. Returns how many are no templates. */
static u32 keep_viable(struct parser *p, struct candidate_set *set, const struct arguments *arguments)
{
	struct viable viable = { .perfect = false };
	u32 others;

	set->operands.count = 0;
	add_viable(p, set, 0, false, arguments, &viable);
	if (set->has_builtins && !(viable.beats_builtins && any_class_argument(p, arguments)))
		add_viable_builtins(p, set, arguments, &viable);
	others = viable.list.count;
	add_viable(p, set, 0, true, arguments, &viable);
	set_viable(set, &viable);
	return others;
}

/* Adds the built-in operators that are viable to the viable candidates, before the templates. */
static void keep_builtins(struct parser *p, struct candidate_set *set, u32 others, const struct arguments *arguments)
{
	struct viable viable = { .perfect = false };
	u32 count = set->list.count, i;

	for (i = 0; i < others; i++)
		vec_push(&viable.list, set->list.at[i]);
	add_viable_builtins(p, set, arguments, &viable);
	for (i = others; i < count; i++)
		vec_push(&viable.list, set->list.at[i]);
	set_viable(set, &viable);
}

void keep_ambiguous(struct parser *p, struct candidate_set *set, const struct arguments *arguments)
{
	VEC(struct candidate) ambiguous = { 0 };
	u32 i, j;

	for (i = 0; i < set->list.count; i++) {
		for (j = 0; j < set->list.count; j++)
			if (j != i && is_better(p, set, &set->list.at[j], &set->list.at[i], arguments) == YES)
				break;
		if (j == set->list.count)
			vec_push(&ambiguous, set->list.at[i]);
	}
	set->list.count = 0;
	for (i = 0; i < ambiguous.count; i++)
		vec_push(&set->list, ambiguous.at[i]);
	vec_free(&ambiguous);
}

static struct resolution resolve_anew(struct parser *p, struct candidate_set *set, const struct arguments *arguments)
{
	struct resolution r = { .outcome = OUTCOME_FAILURE, .type = p->error_type };
	u32 best = 0, others = keep_viable(p, set, arguments);

	if (set->list.count)
		r.outcome = choose(p, set, arguments, &best);
	if (set->has_builtins && (r.outcome != OUTCOME_SUCCESS || !beats_builtins(p, set, &set->list.at[best], arguments))) {
		keep_builtins(p, set, others, arguments);
		r.outcome = choose(p, set, arguments, &best);
	}
	if (set->incomplete && (r.outcome != OUTCOME_SUCCESS || !is_perfect(set, &set->list.at[best], arguments->count + 1)))
		r.outcome = OUTCOME_UNKNOWN;
	if (set->more_builtin && (r.outcome != OUTCOME_SUCCESS || !beats_builtins(p, set, &set->list.at[best], arguments)))
		r.outcome = OUTCOME_UNKNOWN;
	if (r.outcome != OUTCOME_SUCCESS)
		return r;
	r.best = set->list.at[best];
	r.type = result_type(p, &r.best);
	if (r.best.template && !r.best.routine && (type_is_dependent(p, r.type) || type_is_unknown(p, r.type)))
		r.outcome = OUTCOME_UNKNOWN;
	return r;
}

struct resolution resolve(struct parser *p, struct candidate_set *set, const struct arguments *arguments)
{
	u64 key = resolution_key(p, set, arguments);
	u32 provisional = p->provisional;
	struct resolution r;

	if (key && recall_resolution(p, key, &r)) {
		set->list.count = 1;
		set->list.at[0] = r.best;
		return r;
	}
	r = resolve_anew(p, set, arguments);
	p->provisional += r.outcome != OUTCOME_SUCCESS;
	if (key)
		remember_resolution(p, key, &r, provisional);
	return r;
}
