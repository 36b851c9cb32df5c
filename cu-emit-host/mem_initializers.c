/* The reference writes the initializers of a constructor's bases and members in the order in which these are initialized
 * [class.base.init]/13, on the line of the first one that the user wrote. The host compiler instantiates what they name in that order,
 * and numbers the closures in them so. */
#include "../lib/il/names.h"
#include "plan.h"

#include <ctype.h>
#include <stdlib.h>

enum { BASES_MAX = 1000 }; /* that are looked at for one initializer */
struct initializer {
	u64 rank;
	u32 begin, end;
};
struct initializers {
	VEC(struct initializer) of;
};
/* Where a base is among those of the class in the order of initialization. */
struct base_search {
	const struct il *il;
	u32 type, named; /* the base, and where its name begins */
	u32 rank, seen;
};

static u32 first_base(const struct il *il, u32 class)
{
	u32 info = il_type(il, il_behind_typerefs(il, class))->class_info;

	return info ? il_class_info(il, info)->first_base : 0;
}

static u32 pass_over_space(const char *source, u32 at)
{
	while (isspace((unsigned char)source[at]))
		at++;
	return at;
}

/* Whether it has the same words as the name of the initializer: dependent types have more than one entry. */
static bool is_written_alike(const struct base_search *search, const struct il_base_class *base)
{
	const char *source = search->il->source;
	u32 at = base->range_begin, named = search->named;

	while (at < base->range_end && source[at] == source[named]) {
		at = pass_over_space(source, at + 1);
		named = pass_over_space(source, named + 1);
	}
	return at >= base->range_end && base->range_end && (source[named] == '(' || source[named] == '{');
}

static bool is_searched(struct base_search *search, const struct il_base_class *base, bool is_direct)
{
	search->rank++;
	return il_behind_typerefs(search->il, base->type) == search->type || (is_direct && is_written_alike(search, base));
}

/* Virtual bases come before others, those of bases first. */
static bool find_virtual_base(struct base_search *search, u32 class, bool is_direct)
{
	u32 i;

	for (i = first_base(search->il, class); i && search->seen++ < BASES_MAX; i = il_base_class(search->il, i)->next) {
		const struct il_base_class *base = il_base_class(search->il, i);

		if (base->flags & bcf_direct &&
		    (find_virtual_base(search, base->type, false) || (base->flags & bcf_virtual && is_searched(search, base, is_direct))))
			return true;
	}
	return false;
}

static bool find_direct_base(struct base_search *search, u32 class)
{
	u32 i;

	for (i = first_base(search->il, class); i; i = il_base_class(search->il, i)->next)
		if (il_base_class(search->il, i)->flags & bcf_direct && is_searched(search, il_base_class(search->il, i), true))
			return true;
	return false;
}

/* What is initialized earlier has a lower one; 0: it is not known. Members are in the order of the source. */
static u64 rank_of(const struct il *il, u32 class, const struct il_constructor_init *init)
{
	struct base_search search = { .il = il, .named = init->range_begin };

	if (il_any_kind(init->member) == IL_field)
		return ((u64)1 << 32) + il_field(il, il_any_index(init->member))->position;
	if (il_any_kind(init->member) != IL_type)
		return 0;
	search.type = il_behind_typerefs(il, il_any_index(init->member));
	return (find_virtual_base(&search, class, true) || find_direct_base(&search, class)) && search.seen < BASES_MAX ? search.rank : 0;
}

static int by_rank(const void *a, const void *b)
{
	const struct initializer *x = a, *y = b;

	if (x->rank != y->rank)
		return x->rank < y->rank ? -1 : 1;
	return x->begin < y->begin ? -1 : x->begin > y->begin;
}

/* The written ones. False: the order of some is not known, or nobody knows where they stand. */
static bool collect(const struct il *il, const struct il_routine *routine, const struct il_full_entity_decl_info *decl,
                    struct initializers *all, bool *is_sorted)
{
	u32 i, end = decl->initializer_begin;
	u64 last = 0;

	for (i = routine->first_ctor_init; i; i = il_constructor_init(il, i)->next) {
		const struct il_constructor_init *init = il_constructor_init(il, i);
		struct initializer initializer = { rank_of(il, routine->class_type, init), init->range_begin, init->range_end };

		if (!initializer.end)
			continue;
		if (!initializer.rank || initializer.begin < end)
			return false;
		vec_push(&all->of, initializer);
		*is_sorted &= initializer.rank >= last;
		last = initializer.rank;
		end = initializer.end;
	}
	return all->of.count && end == decl->initializer_end;
}

static void sort_initializers(struct plan *plan, const struct il_full_entity_decl_info *decl, struct initializers *all)
{
	u32 i, begin = all->of.at[0].begin;

	sort(all->of.at, all->of.count, sizeof *all->of.at, by_rank);
	edit_begin(&plan->edits, begin, decl->initializer_end);
	for (i = 0; i < all->of.count; i++) {
		edit_text(&plan->edits, i ? ", " : "");
		edit_source(&plan->edits, all->of.at[i].begin, all->of.at[i].end);
	}
	if (memchr(plan->il->source + begin, '\n', decl->initializer_end - begin))
		edit_line(&plan->edits, decl->initializer_end);
}

void plan_mem_initializers(struct plan *plan)
{
	const struct il *il = plan->il;
	struct initializers all = { 0 };
	u32 i;

	for (i = 1; i < il->table[IL_routine].count; i++) {
		const struct il_routine *routine = il_routine(il, i);
		bool is_sorted = true;

		if (routine->special_kind != sfk_constructor || !routine->first_ctor_init || !routine->definition ||
		    routine->entity & enf_instantiation || il_full_entity_decl_info(il, routine->definition)->flags & dcf_instantiated)
			continue;
		all.of.count = 0;
		if (collect(il, routine, il_full_entity_decl_info(il, routine->definition), &all, &is_sorted) && !is_sorted)
			sort_initializers(plan, il_full_entity_decl_info(il, routine->definition), &all);
	}
	vec_free(&all.of);
}
