#include "constraints.h"
#include "deduce.h"
#include "partial.h"
#include "../scopes/entity.h"
#include "../typing/invalid.h"
#include "instantiate.h"

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
	p->partials.at[i].head = identity_of_head(p, decl);
}

/* Whether one of the heads of what is being declared is that. */
static bool has_head(struct parser *p, u32 identity)
{
	u32 scope, decl;

	for (scope = p->routine ? 0 : p->scope; p->scopes.at[scope].kind == sck_template_declaration; scope = p->scopes.at[scope].parent) {
		decl = p->il->table[IL_template_decl].count - 1; /* it is one of the newest */
		while (decl && il_template_decl(p->il, decl)->scope != scope)
			decl--;
		if (decl && identity_of_head(p, decl) == identity)
			return true;
	}
	return false;
}

static bool is_in_class(const struct parser *p, u32 class)
{
	u32 scope;

	for (scope = p->scope; scope; scope = p->scopes.at[scope].parent)
		if (p->scopes.at[scope].kind == sck_class_struct_union && p->scopes.at[scope].type == class)
			return true;
	return false;
}

u32 specialization_here(struct parser *p, u32 type)
{
	struct il_template_info info = *il_template_info(p->il, il_type(p->il, type)->template_info);
	u32 index = p->told_by_head && info.template <p->first_partial.count ? p->first_partial.at[info.template] : 0;

	for (; index; index = p->partials.at[index].next) {
		const struct partial_specialization *partial = &p->partials.at[index];

		if (!partial->head || !same_arguments(p, partial->args, info.first_argument))
			continue;
		if (is_in_class(p, il_any_index(partial->entity)) || has_head(p, partial->head))
			return il_any_index(partial->entity);
	}
	return type;
}

/* Whether the arguments of the partial specialization, with those deduced, are the ones wanted: in non-deduced contexts anything may
 * stand. */
static enum outcome check_specialization(struct parser *p, const struct partial_specialization *partial, u32 template, u32 wanted,
                                         const struct pattern *pattern)
{
	u32 first = token_at(p, partial->args_begin),
	    scope = bind_arguments(p, pattern->parent ? pattern->parent : il_template(p->il, template)->parent_scope, partial->decl,
	                           &pattern->set);
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
	          same_arguments(p, list, wanted) ? constraints_satisfied(p, partial->decl, scope, &pattern->set) :
	                                            OUTCOME_FAILURE;
	if (!failed && outcome == OUTCOME_FAILURE)
		for (arg = list; arg; arg = il_template_arg(p->il, arg)->next)
			if (is_open_argument(p, il_template_arg(p->il, arg)))
				outcome = OUTCOME_UNKNOWN;
	release_written_arguments(p, args.first);
	release_arguments(p, list);
	return outcome;
}

/* Whether something in the arguments of a partial specialization is not known. */
static bool has_unknown_argument(const struct parser *p, u32 arg)
{
	while (arg && !(il_template_arg(p->il, arg)->kind == tak_type && type_is_unknown(p, il_template_arg(p->il, arg)->type)))
		arg = il_template_arg(p->il, arg)->next;
	return arg;
}

static enum outcome match_partial(struct parser *p, const struct partial_specialization *partial, u32 template, u32 wanted,
                                  struct pattern *pattern)
{
	struct argument_set *set = &pattern->set;
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
		return has_unknown_argument(p, partial->args) ? OUTCOME_UNKNOWN : outcome;
	for (i = 0; i < set->count; i++) {
		if (set->of[i].is_pack)
			set->of[i].known = true;
		if (!set->of[i].known)
			return OUTCOME_UNKNOWN;
	}
	return check_specialization(p, partial, template, wanted, pattern);
}

/* The search for the most specialized one. */
struct search {
	struct parser *p;
	u32 template, args;
	u32 best; /* 0: none so far */
	struct pattern *pattern;
};

/* False: it cannot be told. parent: as in struct pattern. */
static bool consider_partial(struct search *s, u32 index, u32 parent)
{
	struct parser *p = s->p;
	struct partial_specialization partial = p->partials.at[index], old = p->partials.at[s->best];
	struct pattern found = { .entity = partial.entity, .parent = parent };
	enum outcome outcome = match_partial(p, &partial, s->template, s->args, &found);
	int order = !partial.decl || !s->best ? 1 : !old.decl ? -1 : 0;

	if (outcome != OUTCOME_SUCCESS)
		return outcome == OUTCOME_FAILURE;
	if (!order)
		order = compare_partial_specializations(p, s->template, &old, &partial);
	if (order > 0) {
		s->best = index;
		*s->pattern = found;
	}
	return order;
}

/* Whether a member template has a definition of its own outside of the class: it is specialized explicitly [temp.expl.spec]/16. */
static bool is_explicit_member(const struct parser *p, u32 template)
{
	il_any prototype = il_template(p->il, template)->prototype;
	u32 info = il_any_kind(prototype) == IL_type ? il_type(p->il, il_any_index(prototype))->class_info : 0;

	return info && !is_in_class_around(p, template, il_class_info(p->il, info)->body_begin);
}

/* Those of a member template of a class template, for one of an instance of that: what is in the class was declared again with it. */
static bool consider_outer_partials(struct search *s, u32 of)
{
	struct parser *p = s->p;
	u32 i = of < p->first_partial.count ? p->first_partial.at[of] : 0, parent;

	for (; i; i = p->partials.at[i].next) {
		if (!p->partials.at[i].decl || is_in_class_around(p, of, p->partials.at[i].args_begin))
			continue;
		parent = scope_for_heads(p, s->template, p->partials.at[i].decl);
		if (!parent || !consider_partial(s, i, parent))
			return false;
	}
	return true;
}

/* Where a class was declared first: it is there again in an instance of the class around. */
static u32 declared_at(const struct parser *p, const struct il_type *class)
{
	return il_full_entity_decl_info(p->il, class->first_decl)->name_begin;
}

/* Whether a partial specialization of an instance's member template, which its class just declares, is defined outside of the class template
 * that the instance comes from: consider_outer_partials() has that definition. */
static bool is_defined_outside(struct parser *p, u32 template, il_any entity)
{
	const struct il_type *declared = il_type(p->il, il_any_kind(entity) == IL_type ? il_any_index(entity) : 0), *other;
	u32 i;

	if (!declared->name || declared->class_info)
		return false;
	while ((template = pattern_of_member_template(p, template)))
		for (i = template <p->first_partial.count ? p->first_partial.at[template] : 0; i; i = p->partials.at[i].next) {
			other = il_type(p->il, il_any_index(p->partials.at[i].entity));
			if (declared_at(p, other) == declared_at(p, declared) &&
			    !is_in_class_around(p, template, p->partials.at[i].args_begin))
				return true;
		}
	return false;
}

enum { MOST_MATCHING = 16 };

/* The partial specializations that have given arguments, the newest first. False: it is not known, or they are too many. */
static bool find_matching(struct parser *p, u32 template, u32 args, u32 *found, u32 *count)
{
	u32 i = template <p->first_partial.count ? p->first_partial.at[template] : 0;

	for (*count = 0; i; i = p->partials.at[i].next) {
		struct partial_specialization partial = p->partials.at[i];
		struct pattern pattern = { .entity = partial.entity };
		enum outcome outcome = match_partial(p, &partial, template, args, &pattern);

		if (outcome == OUTCOME_UNKNOWN || (outcome == OUTCOME_SUCCESS && (!partial.decl || *count == MOST_MATCHING)))
			return false;
		if (outcome == OUTCOME_SUCCESS)
			found[(*count)++] = i;
	}
	return true;
}

/* Whether one of some partial specializations is more special than that at an index. */
static bool is_outdone(struct parser *p, u32 template, const u32 *found, u32 count, u32 index)
{
	struct partial_specialization one = p->partials.at[found[index]], other;
	u32 i;

	for (i = 0; i < count; i++) {
		other = p->partials.at[found[i]];
		if (i != index && compare_partial_specializations(p, template, &one, &other) > 0)
			return true;
	}
	return false;
}

/* Where the class is asked for: at the name that is declared behind it, perhaps. */
static u32 place_of_request(const struct parser *p)
{
	bool is_declared = tok(p) == TOK_SEMICOLON || tok(p) == TOK_COMMA || tok(p) == TOK_ASSIGN || tok(p) == TOK_LPAREN ||
	                   tok(p) == TOK_LBRACE || tok(p) == TOK_LBRACKET;

	return p->at && is_declared && p->tokens[p->at - 1].kind == TOK_IDENTIFIER ? p->tokens[p->at - 1].position : position(p);
}

void check_ambiguous_partials(struct parser *p, u32 type)
{
	struct il_template_info info = *il_template_info(p->il, il_type(p->il, type)->template_info);
	u32 found[MOST_MATCHING], best[MOST_MATCHING], count, rest = 0, i;

	if (question_about(p, type)->is_told_of || !find_matching(p, info.template, info.first_argument, found, &count))
		return;
	for (i = 0; i < count; i++)
		if (!is_outdone(p, info.template, found, count, i))
			best[rest++] = found[i];
	for (i = 1; i < rest; i++) {
		struct partial_specialization one = p->partials.at[best[i - 1]], other = p->partials.at[best[i]];

		if (!are_unordered_partials(p, info.template, &one, &other))
			return;
	}
	if (rest < 2)
		return;
	question_about(p, type)->is_told_of = true;
	report_error(p, place_of_request(p), DIAG_several_partials_match, class_word(p, type), type);
	while (rest)
		diag_detail(p->diag, DIAG_matching_partial, p->partials.at[best[--rest]].entity);
}

bool choose_pattern(struct parser *p, u32 template, u32 args, struct pattern *pattern)
{
	struct il_template record = *il_template(p->il, template);
	struct search s = { .p = p, .template = template, .args = args, .pattern = pattern };
	u32 i = template <p->first_partial.count ? p->first_partial.at[template] : 0, of = template;

	for (; i; i = p->partials.at[i].next)
		if (!is_defined_outside(p, template, p->partials.at[i].entity) && !consider_partial(&s, i, 0))
			return false;
	while (!is_explicit_member(p, template) && (of = pattern_of_member_template(p, of)))
		if (!consider_outer_partials(&s, of))
			return false;
	if (s.best)
		return true;
	pattern->entity = record.prototype;
	pattern->parent = 0;
	return record.prototype && record.decl && arguments_of_list(p, record.decl, args, &pattern->set);
}
