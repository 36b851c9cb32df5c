/* Line markers of macros. Where a user's file mentions NULL or UINT_MAX, the preprocessor says that their text is of a system
 * header, and the host compiler keeps its warnings to itself there. The reference does not pass that on. */
#include "plan.h"

/* # 16 "file.cu" 3 4: what stands behind the name goes. */
static void drop_flags(struct plan *plan, u32 after_marker)
{
	const char *source = plan->il->source;
	u32 end = after_marker - 1, begin = end;

	while (begin && source[begin - 1] != '"' && source[begin - 1] != '\n')
		begin--;
	if (begin && source[begin - 1] == '"')
		edit_delete(&plan->edits, begin, end);
}

void plan_markers(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i, count = il->table[IL_seq_number_lookup].count;

	for (i = 1; i < count; i++) {
		const struct il_seq_number_lookup *marker = il_seq_number_lookup(il, i);

		if (marker->flags & ff_system && !(il_source_file_entry(il, marker->file)->flags & ff_system) && marker->position)
			drop_flags(plan, marker->position);
	}
}
