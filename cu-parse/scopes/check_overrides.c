/* What is said about override and final where nothing is overridden, or may be [class.virtual]. */
#include "redeclarations.h"

#include "../traits/traits.h"
#include "../typing/invalid.h"
#include "class_members.h"

enum { DEEPEST_BASES = 20 };

/* Whether a base of the class, or one of theirs, has a function that the routine perhaps overrides. Says so where that is final. */
static bool overrides_member(struct parser *p, u32 class, u32 base_of, u32 routine, u32 depth)
{
	u32 base = il_type(p->il, base_of)->class_info, entry, overrider;
	bool found = false;

	for (base = il_class_info(p->il, base)->first_base; base; base = il_base_class(p->il, base)->next) {
		u32 type = type_strip(p, il_base_class(p->il, base)->type, NULL);

		if (!is_known_type(p, type) || !complete_class(p, type) || !members_of_class(p, type).certain || depth > DEEPEST_BASES)
			return true;
		for (entry = il_scope(p->il, scope_of_type(p, type))->first_entry; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
			il_any target = il_source_sequence_entry(p->il, entry)->target;
			u32 other = il_any_index(target);

			if (il_any_kind(target) != IL_routine || il_routine(p->il, other)->name != il_routine(p->il, routine)->name ||
			    overrider_of(p, class, other, &overrider) == TRAIT_FALSE || overrider != routine)
				continue;
			found = true;
			if (il_routine(p->il, other)->flags & rf_final && il_routine(p->il, other)->flags & rf_virtual) {
				p->errors++;
				diag_report(p->diag, DIAG_final_overridden, il_routine(p->il, routine)->position, target);
			}
		}
		found = overrides_member(p, class, type, routine, depth + 1) || found;
	}
	return found;
}

void check_overriders(struct parser *p, u32 class)
{
	u32 entry;

	if (!in_plain_declaration(p) || il_type(p->il, class)->flags & tyf_dependent || il_type(p->il, class)->template_info ||
	    p->scopes.at[scope_of_type(p, class)].has_unknown_names)
		return;
	for (entry = il_scope(p->il, scope_of_type(p, class))->first_entry; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;
		const struct il_routine *routine = il_routine(p->il, il_any_kind(target) == IL_routine ? il_any_index(target) : 0);
		u8 kind = routine->special_kind;

		if (il_any_kind(target) != IL_routine || routine->class_type != class || routine->entity & enf_is_template ||
		    type_is_unknown(p, routine->type) || (kind != sfk_none && kind != sfk_operator))
			continue;
		if (!overrides_member(p, class, class, il_any_index(target), 0) && routine->flags & rf_override)
			report_error(p, routine->position, DIAG_nothing_overridden, NULL);
	}
}
