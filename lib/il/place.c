/* Source offsets to files and lines. */
#include "il.h"

static u32 marker_before(const struct il *il, u32 position)
{
	u32 low = 1, high = il->table[IL_seq_number_lookup].count;

	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (il_seq_number_lookup(il, middle)->position <= position)
			low = middle + 1;
		else
			high = middle;
	}
	return low - 1;
}

struct il_place il_place(const struct il *il, u32 position)
{
	u32 index = marker_before(il, position), at = 0, line_start;
	struct il_place place = { .file = il_text(il, il->header.source_name), .line = 1, .in_main_file = true };
	const char *newline;

	if (position > il->source_size)
		position = (u32)il->source_size;
	if (index) {
		const struct il_seq_number_lookup *marker = il_seq_number_lookup(il, index);
		const struct il_source_file_entry *file = il_source_file_entry(il, marker->file);

		at = marker->position;
		place.line = marker->line;
		place.file = il_text(il, file->file_name);
		place.in_system_header = marker->flags & ff_system;
		place.in_main_file = file->flags & ff_main;
	}
	for (line_start = at; at < position && (newline = memchr(il->source + at, '\n', position - at)); line_start = at) {
		at = (u32)(newline - il->source) + 1;
		place.line++;
	}
	place.column = position - line_start + 1;
	return place;
}
