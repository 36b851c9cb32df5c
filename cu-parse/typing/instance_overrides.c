/* Virtual functions of classes that are instantiated, and what they override: their execution spaces are the same (page 67). */
#include "invalid.h"

#include "../../lib/cuda/overrides.h"

/* The member of a template that an instance of its class has as this one; 0: none. */
static u32 pattern_of(const struct il *il, u32 routine)
{
	u32 position = il_routine(il, routine)->position, i;

	for (i = 1; i < il->table[IL_routine].count; i++)
		if (il_routine(il, i)->position == position && !(il_routine(il, i)->entity & enf_instantiation))
			return i;
	return 0;
}

/* Whether it was said of the template that its member overrides this function. */
static bool is_said(const struct overrides *said, u32 overridden)
{
	u32 i;

	for (i = 0; i < said->count && said->at[i].overridden != overridden; i++)
		;
	return i < said->count;
}

static void check_member(struct parser *p, u32 routine, void (*said)(struct parser *p, const void *why), const void *why)
{
	struct overrides found = { 0 }, of_pattern = { 0 };
	u32 i, pattern;

	find_differing_overrides(p->il, routine, &found);
	pattern = found.count ? pattern_of(p->il, routine) : 0;
	if (pattern)
		find_differing_overrides(p->il, pattern, &of_pattern);
	for (i = 0; i < found.count; i++)
		if (!is_said(&of_pattern, found.at[i].overridden)) {
			p->errors++;
			report_differing_override(p->diag, routine, &found.at[i]);
			said(p, why);
		}
	vec_free(&found);
	vec_free(&of_pattern);
}

void check_overrides_of_instance(struct parser *p, u32 class, void (*said)(struct parser *p, const void *why), const void *why)
{
	u8 *seen = vec_slot(&p->overrides_checked, class);
	u32 entry;

	if (p->tentative || p->silent || !p->in_user_file || *seen || !il_class_info(p->il, il_type(p->il, class)->class_info)->first_base)
		return;
	*seen = 1;
	for (entry = il_scope(p->il, scope_of_type(p, class))->first_entry; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;

		if (il_any_kind(target) == IL_routine && il_routine_of(p->il, target)->class_type == class)
			check_member(p, il_any_index(target), said, why);
	}
}
