/* Names of classes and enumerations where they are defined. */
#include "plan.h"

/* struct ::a::b { … }: g++ before 13 does not take a definition whose name begins with ::, nor any the one of an enumeration. */
void plan_class_names(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);
		u32 begin = decl->declarator_id_begin;

		if (il_any_kind(decl->declared) == IL_type && decl->flags & dcf_definition && begin < decl->declarator_id_end &&
		    il->source[begin] == ':')
			edit_delete(&plan->edits, begin, begin + 2);
	}
}
