/* Line markers of macros. Where a user's file mentions NULL or UINT_MAX, the preprocessor says that their text is of a system
 * header, and the host compiler keeps its warnings to itself there. The reference does not pass that on. */
#include "plan.h"

#include <ctype.h>
#include <stdlib.h>

static bool is_blank(const char *text, const char *end)
{
	while (text < end && isspace((unsigned char)*text))
		text++;
	return text == end;
}

/* Whether just one line of text stands between a marker and the next one, as with a macro's; both are of one file. */
static bool is_one_line(const struct il *il, u32 marker)
{
	const struct il_seq_number_lookup *this = il_seq_number_lookup(il, marker), *next;
	const char *text = il->source + this->position, *end, *newline;

	if (marker + 1 >= il->table[IL_seq_number_lookup].count)
		return false;
	next = il_seq_number_lookup(il, marker + 1);
	if (next->file != this->file || next->position <= this->position)
		return false;
	end = memrchr(text, '#', next->position - this->position);
	newline = end ? memchr(text, '\n', (size_t)(end - text)) : NULL;
	return newline && is_blank(newline, end);
}

/* Whether a marker says that its file is a system header, be it by #pragma GCC system_header. */
static bool is_of_system_header(const struct il *il, u32 marker)
{
	u32 flags = il_seq_number_lookup(il, marker)->flags;

	return flags & ff_system && (flags & (ff_enter | ff_return) || !is_one_line(il, marker));
}

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
	bool *of_system = xcalloc(il->table[IL_source_file_entry].count + 1, sizeof *of_system);

	for (i = 1; i < count; i++) {
		u32 file = il_seq_number_lookup(il, i)->file;

		of_system[file] = of_system[file] || is_of_system_header(il, i);
	}
	for (i = 1; i < count; i++) {
		const struct il_seq_number_lookup *marker = il_seq_number_lookup(il, i);

		if (marker->flags & ff_system && !of_system[marker->file] && marker->position)
			drop_flags(plan, marker->position);
	}
	free(of_system);
}
