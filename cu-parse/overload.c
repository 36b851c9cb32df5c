/* Overload resolution as far as it needs no user-defined conversions and no template argument deduction. It answers where these could
 * not change the answer. */
#include "overload.h"
#include "typing.h"

/* ---- implicit conversion sequences [over.best.ics] ---- */

static bool same_type(struct parser *p, u32 a, u32 b)
{
	return type_canonical(p, type_strip(p, a, NULL)) == type_canonical(p, type_strip(p, b, NULL));
}

static bool is_null_constant(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);
	const struct il_constant *constant = il_constant(p->il, record->constant);

	return record->kind == enk_constant && constant->kind == ck_integer && !constant->value && il_type(p->il, record->type)->kind == tk_integer;
}

static bool is_string(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);

	return record->kind == enk_constant && il_constant(p->il, record->constant)->kind == ck_string;
}

static enum fit fit_of_pointer(struct parser *p, u32 argument, u32 from, u32 to)
{
	u32 from_cv = 0, to_cv = 0, source = type_strip(p, pointed_to(p, from), &from_cv), target = type_strip(p, pointed_to(p, to), &to_cv);

	if (from_cv & ~to_cv)
		return is_string(p, argument) ? FIT_UNKNOWN : FIT_NONE;   /* g++ lets a string become a char * */
	if (type_canonical(p, source) == type_canonical(p, target))
		return from_cv == to_cv ? FIT_PERFECT : FIT_EXACT;
	if (il_type(p->il, target)->kind == tk_void)
		return il_type(p->il, source)->kind == tk_routine ? FIT_NONE : FIT_CONVERSION;
	if (is_class_type(p, source) && is_class_type(p, target))   /* a base, perhaps */
		return FIT_UNKNOWN;
	return pointed_to(p, source) || il_type(p->il, source)->kind == tk_routine ? FIT_UNKNOWN : FIT_NONE;   /* int ** to const int *const * */
}

static enum fit fit_of_arithmetic(struct parser *p, u32 from, u32 to)
{
	u32 promoted = promoted_type(p, from);
	const struct il_type *source = il_type(p->il, type_strip(p, from, NULL)), *target = il_type(p->il, type_strip(p, to, NULL));

	if (target->int_kind == ik_enum)
		return FIT_NONE;
	if (source->int_kind == ik_enum && source->flags & tyf_scoped_enum)
		return FIT_NONE;
	if (source->int_kind == ik_enum && !promoted)
		return FIT_UNKNOWN;
	if (source->kind == tk_integer && promoted && same_type(p, promoted, to))
		return FIT_PROMOTION;
	return source->int_kind == ik_float && target->int_kind == ik_double ? FIT_PROMOTION : FIT_CONVERSION;
}

static bool is_bool(const struct parser *p, u32 type) { return il_type(p->il, type_strip(p, type, NULL))->int_kind == ik_bool; }

/* To a value, not a reference. */
static enum fit fit_of_value(struct parser *p, u32 argument, u32 to)
{
	u32 from = decayed_type(p, il_expr_node(p->il, argument)->type);
	const struct il_type *source = il_type(p->il, type_strip(p, from, NULL)), *target = il_type(p->il, type_strip(p, to, NULL));
	bool arithmetic = is_arithmetic_type(p, from) || is_enum_type(p, from);

	if (same_type(p, from, to))
		return FIT_PERFECT;
	if (is_class_type(p, from) || is_class_type(p, to))
		return FIT_UNKNOWN;
	if (pointed_to(p, to) && target->kind == tk_pointer)
		return pointed_to(p, from)					 ? fit_of_pointer(p, argument, from, to) :
		       source->kind == tk_nullptr || is_null_constant(p, argument) ? FIT_CONVERSION :
										   FIT_NONE;
	if (arithmetic && (is_arithmetic_type(p, to) || is_enum_type(p, to)))
		return fit_of_arithmetic(p, from, to);
	if (pointed_to(p, from) && is_arithmetic_type(p, to))
		return is_bool(p, to) ? FIT_BOOLEAN : FIT_NONE;
	return FIT_UNKNOWN;
}

static enum fit fit_of_reference(struct parser *p, u32 argument, const struct il_type *reference)
{
	const struct il_expr_node *node = il_expr_node(p->il, argument);
	u32 from_cv = 0, to_cv = 0;
	bool rvalue_reference = reference->pointer_kind == pk_rvalue_reference, lvalue = node->value_category == vc_lvalue;
	enum fit fit;

	type_strip(p, node->type, &from_cv);
	type_strip(p, reference->type, &to_cv);
	if (same_type(p, node->type, reference->type)) {
		if (from_cv & ~to_cv || (lvalue && rvalue_reference) || (!lvalue && !rvalue_reference && to_cv != tyf_const))
			return FIT_NONE;
		return from_cv == to_cv && lvalue == !rvalue_reference ? FIT_PERFECT : FIT_EXACT;
	}
	if (is_class_type(p, node->type) || is_class_type(p, reference->type))
		return FIT_UNKNOWN;
	if (!rvalue_reference && to_cv != tyf_const)
		return FIT_NONE;
	fit = fit_of_value(p, argument, type_strip(p, reference->type, NULL));   /* of a temporary */
	return fit == FIT_PERFECT ? FIT_EXACT : fit;
}

enum fit fit_of_argument(struct parser *p, u32 argument, u32 param_type)
{
	const struct il_expr_node *node = il_expr_node(p->il, argument);
	const struct il_type *param = il_type(p->il, type_strip(p, param_type, NULL));

	if (!node->type || type_is_unknown(p, node->type) || type_is_unknown(p, param_type) || type_is_dependent(p, param_type) ||
	    node->value_category == vc_unknown)
		return FIT_UNKNOWN;
	return param->kind == tk_pointer && param->pointer_kind != pk_pointer ? fit_of_reference(p, argument, param) :
										fit_of_value(p, argument, param_type);
}

/* ---- candidates [over.match.viable] ---- */

enum { ARGUMENTS_MAX = 32 };
struct candidate {
	u32 routine;
	u8 fits[ARGUMENTS_MAX + 1];   /* of the object, then of the arguments */
};

/* Whether some declaration gives the parameter with that number a default argument. */
static bool has_default(const struct parser *p, u32 routine, u32 number)
{
	u32 decl = il_routine(p->il, routine)->first_decl, param, i;

	for (; decl; decl = il_full_entity_decl_info(p->il, decl)->next) {
		param = il_full_entity_decl_info(p->il, decl)->first_param;
		for (i = 0; param && i < number; i++)
			param = il_parameter(p->il, param)->next;
		if (param && il_parameter(p->il, param)->flags & pf_default_argument)
			return true;
	}
	return false;
}

static enum fit fit_of_object(const struct parser *p, const struct call *call, u32 routine, const struct il_type *type)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 cv = (type->flags & tyf_fn_const ? tyf_const : 0) | (type->flags & tyf_fn_volatile ? tyf_volatile : 0);

	if (!call->class || record->flags & rf_static_member)
		return FIT_PERFECT;
	if (!record->class_type || call->cv & (tyf_const | tyf_volatile) & ~cv || (type->flags & tyf_fn_lvalue_ref && !call->object_is_lvalue) ||
	    (type->flags & tyf_fn_rvalue_ref && call->object_is_lvalue))
		return FIT_NONE;
	return (call->cv & (tyf_const | tyf_volatile)) == cv ? FIT_PERFECT : FIT_EXACT;
}

/* Fills in how a function takes the arguments; the worst of it. */
static enum fit consider(struct parser *p, const struct call *call, u32 routine, struct candidate *candidate)
{
	const struct il_type *type = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL));
	u32 param = type->first_param, argument = call->first_argument, count = 1, flags = type->flags;
	enum fit worst = fit_of_object(p, call, routine, type);

	candidate->routine = routine;
	candidate->fits[0] = (u8)worst;
	for (; argument && count <= ARGUMENTS_MAX; argument = il_expr_node(p->il, argument)->next, count++) {
		enum fit fit = flags & tyf_ellipsis ? FIT_ELLIPSIS : FIT_NONE;

		if (param) {
			u32 param_type = il_param_type(p->il, param)->type;

			fit = fit_of_argument(p, argument, call->class ? type_of_member(p, param_type, call->class) : param_type);
			param = il_param_type(p->il, param)->next;
		}
		candidate->fits[count] = (u8)fit;
		if (fit < worst)
			worst = fit;
	}
	if (argument)
		return FIT_UNKNOWN;
	return param && !has_default(p, routine, count - 1) ? FIT_NONE : worst;
}

/* Whether a is no worse for any argument and better for one [over.match.best]. Equal fits may still differ in rank. */
static bool is_better(const struct candidate *a, const struct candidate *b, u32 arguments)
{
	bool better = false;
	u32 i;

	for (i = 0; i <= arguments; i++) {
		if (a->fits[i] < b->fits[i])
			return false;
		better |= a->fits[i] > b->fits[i];
	}
	return better;
}

static u32 argument_count(const struct parser *p, const struct call *call)
{
	u32 argument, count = 0;

	for (argument = call->first_argument; argument; argument = il_expr_node(p->il, argument)->next)
		count++;
	return count;
}

/* Whether an argument's type has namespaces and friends of its own, in which there may be more functions of the name. */
static bool has_associated_entities(struct parser *p, const struct call *call)
{
	u32 argument;

	for (argument = call->first_argument; argument; argument = il_expr_node(p->il, argument)->next) {
		u32 type = il_expr_node(p->il, argument)->type, inner;

		if (!type || type_is_unknown(p, type))
			return true;
		while ((inner = pointed_to(p, type)))
			type = inner;
		if (!is_arithmetic_type(p, type) && il_type(p->il, type_strip(p, type, NULL))->kind != tk_void)
			return true;
	}
	return false;
}

/* Whether the functions of the name that are visible are perhaps not all in the symbol: other scopes have some, and lookup follows
 * just one of several using-directives; or arguments bring their own. */
static bool may_have_more(struct parser *p, const struct call *call)
{
	return !call->class && (p->lexed.identifiers.at[call->ident].scope == SEVERAL_SCOPES || (!call->qualified && has_associated_entities(p, call)));
}

struct ranking {
	struct candidate best;
	u32 viable, perfect;
	bool others;        /* templates: they may be better, but not than a perfect function */
	bool certain;       /* the fits can be compared */
};

static void rank_candidates(struct parser *p, const struct call *call, u32 arguments, struct ranking *r)
{
	struct candidate candidate;
	u32 symbol;

	for (symbol = call->symbol; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;
		enum fit worst;

		if (il_any_kind(entity) != IL_routine) {
			r->others |= classify(p, entity) != NAME_TYPE;
			continue;
		}
		worst = consider(p, call, il_any_index(entity), &candidate);
		if (worst == FIT_NONE || candidate.routine == r->best.routine)
			continue;
		r->viable++;
		r->perfect += worst == FIT_PERFECT;
		r->certain &= worst != FIT_UNKNOWN;
		if (r->viable == 1 || worst == FIT_PERFECT || is_better(&candidate, &r->best, arguments))
			r->best = candidate;
	}
}

static bool is_best(struct parser *p, const struct call *call, u32 arguments, const struct candidate *best)
{
	struct candidate candidate;
	u32 symbol;

	for (symbol = call->symbol; symbol; symbol = p->symbols.at[symbol].next) {
		u32 routine = il_any_index(p->symbols.at[symbol].entity);

		if (il_any_kind(p->symbols.at[symbol].entity) == IL_routine && routine != best->routine &&
		    consider(p, call, routine, &candidate) != FIT_NONE && !is_better(best, &candidate, arguments))
			return false;
	}
	return true;
}

u32 resolve_call(struct parser *p, const struct call *call)
{
	struct ranking r = { .certain = true };
	u32 arguments = argument_count(p, call);

	if (arguments > ARGUMENTS_MAX)
		return 0;
	rank_candidates(p, call, arguments, &r);
	if (r.perfect)
		return r.perfect == 1 ? r.best.routine : 0;
	if (r.others || !r.viable || may_have_more(p, call))
		return 0;
	return r.viable == 1 || (r.certain && is_best(p, call, arguments, &r.best)) ? r.best.routine : 0;
}
