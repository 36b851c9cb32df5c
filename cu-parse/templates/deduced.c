/* What a deduction has found out about each template parameter, and which parameters types mention. */
#include "deduction.h"
#include "../types/placeholder.h"
#include "../typing/typing.h"

enum { STEPS_MAX = 50000 };

bool deduction_begin(struct deduction *d, struct parser *p, struct argument_set *set, bool ordering)
{
	*d = (struct deduction){ .p = p, .set = set, .ordering = ordering };
	if (!set->decl)
		return false;
	d->depth = il_template_decl(p->il, set->decl)->depth;
	return true;
}

void deduction_extends(struct deduction *d)
{
	u32 i;

	for (i = 0; i < d->set->count; i++) {
		if (d->set->of[i].is_pack)
			d->open |= bit(i);
		if (d->set->of[i].is_pack ? d->set->of[i].elements : d->set->of[i].known)
			d->given |= bit(i);
	}
}

void deduction_close(struct deduction *d)
{
	u32 i;

	for (i = 0; i < d->set->count; i++)
		if (d->set->of[i].is_pack)
			d->set->of[i].known = true;
}

bool deduction_ends(struct deduction *d) { return ++d->steps > STEPS_MAX || stack_is_low(d->p->stack_bound); }

void deduction_keep(const struct deduction *d, struct snapshot *snapshot)
{
	snapshot->d = *d;
	snapshot->set = *d->set;
}

void deduction_go_back(struct deduction *d, const struct snapshot *snapshot)
{
	u32 steps = d->steps;

	*d->set = snapshot->set;
	*d = snapshot->d;
	d->steps = steps;
}

/* ---- parameters by name ---- */

u32 parameter_record(const struct deduction *d, u32 number)
{
	u32 param = il_template_decl(d->p->il, d->set->decl)->first_param;

	while (param && number--)
		param = il_template_param(d->p->il, param)->next;
	return param;
}

u32 parameter_of_type(const struct deduction *d, u32 type)
{
	const struct il_type *t = il_type(d->p->il, type);

	return t->kind == tk_template_param && t->depth == d->depth && t->index < d->set->count ? t->index : (u32)NO_PARAMETER;
}

u32 parameter_of_template(const struct deduction *d, u32 template)
{
	il_any declared = il_template(d->p->il, template)->prototype;
	const struct il_template_param *param;

	if (il_template(d->p->il, template)->kind != templk_template_template_param || il_any_kind(declared) != IL_template_param)
		return NO_PARAMETER;
	param = il_template_param(d->p->il, il_any_index(declared));
	return param->depth == d->depth && param->index < d->set->count ? param->index : (u32)NO_PARAMETER;
}

u32 parameter_of_identity(const struct deduction *d, u32 identity)
{
	u32 param = il_template_decl(d->p->il, d->set->decl)->first_param, i;

	for (i = 0; param && i < d->set->count; i++, param = il_template_param(d->p->il, param)->next)
		if (il_template_param(d->p->il, param)->kind == tpk_nontype && identity_of_param(d->depth, i) == identity)
			return i;
	return NO_PARAMETER;
}

/* ---- what is known ---- */

static enum outcome same_value(struct deduction *d, u32 a, u32 b)
{
	struct constant x = value_of_argument(d->p, a), y = value_of_argument(d->p, b);

	if (x.known && y.known)
		return x.bits == y.bits ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
	if (il_template_arg(d->p->il, a)->constant && il_template_arg(d->p->il, b)->constant)
		return il_same_value(d->p->il, il_template_arg(d->p->il, a)->constant, il_template_arg(d->p->il, b)->constant) ?
		               OUTCOME_SUCCESS :
		               OUTCOME_FAILURE;
	if (il_template_arg(d->p->il, a)->identity == il_template_arg(d->p->il, b)->identity)
		return OUTCOME_SUCCESS;
	return d->ordering ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
}

static enum outcome same_argument(struct deduction *d, u32 a, u32 b)
{
	const struct il_template_arg *x = il_template_arg(d->p->il, a), *y = il_template_arg(d->p->il, b);
	u32 first = x->type, second = y->type;

	if (x->kind != y->kind || x->is_pack_expansion != y->is_pack_expansion)
		return OUTCOME_FAILURE;
	if (x->kind == tak_template)
		return x->template == y->template ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
	if (x->kind == tak_nontype)
		return same_value(d, a, b);
	first = type_canonical(d->p, first);
	second = type_canonical(d->p, second);
	if (first == second)
		return OUTCOME_SUCCESS;
	if (d->ordering || (d->set->of_wrong && (first == d->p->error_type || second == d->p->error_type)))
		return OUTCOME_FAILURE;
	if (type_is_dependent(d->p, first) || type_is_dependent(d->p, second))
		return OUTCOME_UNKNOWN;
	return deduce_pair(d, first, second, 0);
}

/* Compares it with what is known, which is all that it is needed for. */
static enum outcome deduced_again(struct deduction *d, u32 known, u32 arg)
{
	enum outcome result = same_argument(d, known, arg);

	release_arguments(d->p, arg);
	return result;
}

bool is_no_template_for(const struct parser *p, u32 param, u32 template)
{
	u32 wanted = il_template_decl(p->il, il_template_param(p->il, param)->template_decl)->first_param,
	    given = il_template_decl(p->il, il_template(p->il, template)->decl)->first_param;

	if (!il_template(p->il, template)->decl || !il_template_param(p->il, param)->template_decl)
		return false;
	while (wanted || given) {
		const struct il_template_param *w = il_template_param(p->il, wanted), *g = il_template_param(p->il, given);

		if (!wanted || !given)
			return !(wanted ? w->flags & tf_pack : g->flags & (tf_pack | tf_has_default));
		if (w->kind != g->kind)
			return true;
		if (w->flags & tf_pack && g->flags & tf_pack)
			return false;
		wanted = w->flags & tf_pack ? wanted : w->next;
		given = g->flags & tf_pack ? given : g->next;
	}
	return false;
}

enum outcome deduced_is(struct deduction *d, u32 number, u32 arg)
{
	struct argument *argument = &d->set->of[number];

	if (argument->is_pack) {
		if (!(d->expanding & bit(number)))
			return OUTCOME_UNKNOWN;
		if (d->element[number])
			return deduced_again(d, d->element[number], arg);
		d->element[number] = arg;
		return OUTCOME_SUCCESS;
	}
	if (argument->known && !argument->is_of_bound)
		return deduced_again(d, argument->first, arg);
	*argument = (struct argument){ .first = arg, .elements = 1, .known = true };
	return OUTCOME_SUCCESS;
}

enum outcome deduced_is_type(struct deduction *d, u32 number, u32 type)
{
	struct il_template_arg *arg;
	u32 index;

	if (type_is_unknown(d->p, type) && !(d->set->of_wrong && type == d->p->error_type))
		return OUTCOME_UNKNOWN;
	index = new_argument(d->p, &arg);
	arg->kind = tak_type;
	arg->type = type;
	return deduced_is(d, number, index);
}

enum outcome deduced_is_template(struct deduction *d, u32 number, u32 template)
{
	struct il_template_arg *arg;
	u32 index;

	if (is_no_template_for(d->p, parameter_record(d, number), template))
		return OUTCOME_FAILURE;
	index = new_argument(d->p, &arg);
	arg->kind = tak_template;
	arg->template = template;
	return deduced_is(d, number, index);
}

enum outcome deduced_is_pack(struct deduction *d, u32 number, u32 first, u32 count)
{
	struct argument *argument = &d->set->of[number];
	enum outcome result = OUTCOME_SUCCESS;
	u32 a, b;

	if (!argument->known || d->open & bit(number)) {
		if (argument->elements > count)
			return OUTCOME_FAILURE;
		*argument = (struct argument){ .first = first, .elements = count, .known = true, .is_pack = true };
		d->open &= ~bit(number);
		return OUTCOME_SUCCESS;
	}
	if (argument->elements != count)
		return OUTCOME_FAILURE;
	for (a = argument->first, b = first; count-- && result; b = il_template_arg(d->p->il, b)->next) {
		result = worst(result, same_argument(d, a, b));
		a = il_template_arg(d->p->il, a)->next;
	}
	return result;
}

/* ---- what types mention ---- */

struct mentions {
	struct deduction *d;
	u64 found;
	bool nested;     /* expansions too */
	bool everywhere; /* non-deduced contexts too */
	bool opaque;     /* there was one that cannot be looked into */
};

static void mention_type(struct mentions *m, u32 type);

static void mention_number(struct mentions *m, u32 number)
{
	if (number != NO_PARAMETER)
		m->found |= bit(number);
}

static void mention_item(struct mentions *m, const struct item *item)
{
	const struct il_template_arg *arg = il_template_arg(m->d->p->il, item->arg);

	if (item->type) {
		mention_type(m, item->type);
	} else if (arg->kind == tak_template) {
		mention_number(m, parameter_of_template(m->d, arg->template));
	} else if (arg->kind == tak_nontype) {
		mention_number(m, parameter_of_identity(m->d, arg->identity));
		m->opaque |= arg->is_dependent && parameter_of_identity(m->d, arg->identity) == NO_PARAMETER;
	}
}

static void mention_list(struct mentions *m, struct cursor cursor)
{
	struct item item;

	while (next_item(m->d->p, &cursor, &item))
		if (!item.expansion || m->nested)
			mention_item(m, &item);
}

static void mention_specialization(struct mentions *m, u32 info)
{
	const struct il_template_info *record = il_template_info(m->d->p->il, info);

	if (!info)
		return;
	mention_number(m, parameter_of_template(m->d, record->template));
	mention_list(m, arguments_cursor(record->template, record->first_argument));
}

/* The arguments of an alias template are deduced for those of its parameters that what it stands for has in deduced contexts. */
static void mention_alias(struct mentions *m, u32 type, u32 aliased)
{
	struct il_template_info info = *il_template_info(m->d->p->il, il_type(m->d->p->il, type)->template_info);
	struct cursor arguments = arguments_cursor(info.template, info.first_argument);
	struct argument_set set;
	struct deduction inner;
	struct item item = { .type = aliased };
	u64 deduced;
	u32 number;

	if (!arguments_begin(m->d->p, il_template(m->d->p->il, info.template)->decl, &set) ||
	    !deduction_begin(&inner, m->d->p, &set, m->d->ordering)) {
		mention_list(m, arguments);
		return;
	}
	inner.steps = m->d->steps;
	deduced = parameters_in(&inner, &item, true);
	m->d->steps = inner.steps;
	for (number = 0; next_item(m->d->p, &arguments, &item); number += number + 1 < set.count) /* the last takes the rest */
		if (deduced & bit(number) && (!item.expansion || m->nested))
			mention_item(m, &item);
}

static void mention_typeref(struct mentions *m, u32 type)
{
	bool is_alias = il_type(m->d->p->il, type)->typeref_kind == trk_alias_template_id && !il_type(m->d->p->il, type)->type;
	u32 aliased = is_alias ? aliased_type(m->d->p, type) : 0;
	u32 known = is_alias && !m->everywhere ? alias_with_known_members(m->d->p, type) : 0;
	const struct il_type *t = il_type(m->d->p->il, type);

	if (t->typeref_kind == trk_qualified) {
		mention_type(m, t->type);
	} else if (t->typeref_kind == trk_pack_expansion) {
		if (m->nested)
			mention_type(m, t->type);
	} else if (t->type) {
		mention_type(m, t->type);
	} else if (known) {
		mention_type(m, known);
	} else if (aliased) {
		if (m->everywhere)
			mention_specialization(m, t->template_info);
		else if (is_compound_alias(m->d->p, aliased))
			mention_alias(m, type, aliased);
	} else {
		m->opaque |= t->typeref_kind != trk_dependent_member || t->size; /* its arguments are just a hash */
		if (m->everywhere && t->class_type)
			mention_type(m, type_canonical(m->d->p, t->class_type));
	}
}

static void mention_function(struct mentions *m, const struct il_type *t)
{
	if (t->flags & tyf_noexcept_param && t->depth == m->d->depth && t->index < m->d->set->count)
		mention_number(m, t->index);
	mention_list(m, params_cursor(t->first_param));
	mention_type(m, t->type);
}

static void mention_type(struct mentions *m, u32 type)
{
	struct parser *p = m->d->p;
	const struct il_type *t = il_type(p->il, type);

	if (!(t->flags & tyf_dependent))
		return;
	if (deduction_ends(m->d)) {
		m->opaque = true;
		return;
	}
	switch (t->kind) {
	case tk_template_param: mention_number(m, parameter_of_type(m->d, type)); break;
	case tk_array:
		if (t->size >> 40 == 1)
			mention_number(m, parameter_of_identity(m->d, (u32)t->size));
		mention_type(m, t->type);
		break;
	case tk_routine: mention_function(m, t); break;
	case tk_class:
	case tk_struct:
	case tk_union: mention_specialization(m, t->template_info); break;
	case tk_typeref: mention_typeref(m, type); break;
	case tk_ptr_to_member:
		mention_type(m, t->class_type);
		mention_type(m, t->type);
		break;
	default:
		if (t->type)
			mention_type(m, t->type);
	}
}

u64 parameters_in(struct deduction *d, const struct item *item, bool nested)
{
	struct mentions m = { .d = d, .nested = nested };

	mention_item(&m, item);
	return m.found;
}

u64 all_parameters_in(struct deduction *d, u32 type, bool *opaque)
{
	struct mentions m = { .d = d, .nested = true, .everywhere = true };

	mention_type(&m, type);
	*opaque |= m.opaque;
	return m.found;
}
