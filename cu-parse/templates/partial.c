#include "constraints.h"
#include "deduce.h"
#include "partial.h"
#include "../scopes/entity.h"

void note_specialization_of(struct parser *p, u32 template, il_any entity, u32 args, u32 decl, u32 args_begin)
{
	u32 i;

	if (!p->partials.count)
		vec_push(&p->partials, (struct partial_specialization){ 0 });
	for (i = *vec_slot(&p->first_partial, template); i; i = p->partials.at[i].next)
		if (p->partials.at[i].entity == entity)
			break;
	if (!i) {
		vec_push(&p->partials,
		         (struct partial_specialization){ .entity = entity, .args = args, .next = p->first_partial.at[template] });
		i = p->first_partial.at[template] = p->partials.count - 1;
	}
	p->partials.at[i].decl = decl;
	p->partials.at[i].args_begin = args_begin;
	p->partials.at[i].constraints = il_template_decl(p->il, decl)->flags & tf_constrained ? identity_of_constraints(p, decl) : 0;
}

/* Whether the arguments of the partial specialization, with those deduced, are the ones wanted: in non-deduced contexts anything may
 * stand. */
static enum outcome check_specialization(struct parser *p, const struct partial_specialization *partial, u32 template, u32 wanted,
                                         const struct argument_set *set)
{
	u32 first = token_at(p, partial->args_begin),
	    scope = bind_arguments(p, il_template(p->il, template)->parent_scope, partial->decl, set);
	struct template_args args;
	struct replay replay;
	bool failed = false, dependent = false, parsed;
	u32 list = 0, arg;
	enum outcome outcome;

	if (!begin_replay(p, &replay, first, first, scope))
		return OUTCOME_UNKNOWN;
	p->failure = &failed;
	parsed = parse_template_args(p, &args);
	if (parsed && !failed)
		list = complete_arguments(p, template, &args, &dependent);
	end_replay(p, &replay);
	outcome = failed                          ? OUTCOME_FAILURE :
	          !parsed || dependent            ? OUTCOME_UNKNOWN :
	          same_arguments(p, list, wanted) ? constraints_satisfied(p, partial->decl, scope, set) :
	                                            OUTCOME_FAILURE;
	if (!failed && outcome == OUTCOME_FAILURE)
		for (arg = list; arg; arg = il_template_arg(p->il, arg)->next)
			if (is_open_argument(p, il_template_arg(p->il, arg)))
				outcome = OUTCOME_UNKNOWN;
	release_written_arguments(p, args.first);
	release_arguments(p, list);
	return outcome;
}

static enum outcome match_partial(struct parser *p, const struct partial_specialization *partial, u32 template, u32 wanted,
                                  struct argument_set *set)
{
	enum outcome outcome;
	u32 i;

	if (!partial->decl) {
		set->decl = set->count = 0;
		return same_arguments(p, partial->args, wanted) ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
	}
	if (!arguments_begin(p, partial->decl, set))
		return OUTCOME_UNKNOWN;
	outcome = deduce_arguments(p, set, template, partial->args, wanted);
	if (outcome == OUTCOME_FAILURE)
		return outcome;
	for (i = 0; i < set->count; i++) {
		if (set->of[i].is_pack)
			set->of[i].known = true;
		if (!set->of[i].known)
			return OUTCOME_UNKNOWN;
	}
	return check_specialization(p, partial, template, wanted, set);
}

bool choose_pattern(struct parser *p, u32 template, u32 args, struct pattern *pattern)
{
	struct il_template record = *il_template(p->il, template);
	u32 i = template <p->first_partial.count ? p->first_partial.at[template] : 0, best = 0;
	struct argument_set set;

	for (; i; i = p->partials.at[i].next) {
		struct partial_specialization partial = p->partials.at[i], old = p->partials.at[best];
		enum outcome outcome = match_partial(p, &partial, template, args, &set);
		int order = !partial.decl || !best ? 1 : !old.decl ? -1 : 0;

		if (outcome == OUTCOME_UNKNOWN)
			return false;
		if (outcome == OUTCOME_FAILURE)
			continue;
		if (!order)
			order = compare_partial_specializations(p, template, &old, &partial);
		if (!order)
			return false;
		if (order < 0)
			continue;
		best = i;
		pattern->entity = partial.entity;
		pattern->set = set;
	}
	if (best)
		return true;
	pattern->entity = record.prototype;
	return record.prototype && record.decl && arguments_of_list(p, record.decl, args, &pattern->set);
}
