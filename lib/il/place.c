/* Source offsets to files and lines. */
#include "il.h"

#include <ctype.h>

/* The last line marker at or before a position, or 0. */
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

void il_index_lines(struct il *il)
{
	VEC(u32) lines = { 0 };
	const char *at = il->source, *end = at + il->source_size;

	if (il->line || !il->source_size)
		return;
	vec_push(&lines, 0u);
	while ((at = memchr(at, '\n', (size_t)(end - at))) && ++at < end)
		vec_push(&lines, (u32)(at - il->source));
	il->line = lines.at;
	il->line_count = lines.count;
}

/* The number of the line, from 0, that a position is in; only with an index. */
static u32 indexed_line(const struct il *il, u32 position)
{
	u32 low = 1, high = il->line_count;

	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (il->line[middle] <= position)
			low = middle + 1;
		else
			high = middle;
	}
	return low - 1;
}

/* Where the line of position begins, and in *lines how many begin behind from and up to there. */
static u32 line_start(const struct il *il, u32 from, u32 position, u32 *lines)
{
	u32 line;
	const char *newline;

	if (il->line) {
		line = indexed_line(il, position);
		*lines = line - indexed_line(il, from);
		return il->line[line];
	}
	for (*lines = 0; from < position && (newline = memchr(il->source + from, '\n', position - from)); ++*lines)
		from = (u32)(newline - il->source) + 1;
	return from;
}

struct il_place il_place_after(const struct il *il, u32 position, struct il_place_cursor *cursor)
{
	struct il_place place = { .file = il_text(il, il->header.source_name), .line = 1, .in_main_file = true };
	u32 index, from = 0, lines, start;

	if (position > il->source_size)
		position = (u32)il->source_size;
	index = marker_before(il, position);
	if (index) {
		const struct il_seq_number_lookup *marker = il_seq_number_lookup(il, index);
		const struct il_source_file_entry *file = il_source_file_entry(il, marker->file);

		from = marker->position;
		place.line = marker->line;
		place.file = il_text(il, file->file_name);
		place.in_system_header = marker->flags & ff_system;
		place.in_main_file = file->flags & ff_main;
	}
	if (cursor->line && cursor->marker == index && cursor->position <= position) {
		from = cursor->position;
		place.line = cursor->line;
	}
	start = line_start(il, from, position, &lines);
	place.column = position - start + 1;
	place.line += lines;
	*cursor = (struct il_place_cursor){ index, start, place.line };
	return place;
}

struct il_place il_place(const struct il *il, u32 position)
{
	struct il_place_cursor cursor = { 0 };

	return il_place_after(il, position, &cursor);
}

void il_add_place(const struct il *il, u32 position, struct buffer *out)
{
	struct il_place place = il_place(il, position);
	const char *slash = strrchr(place.file, '/');

	buffer_printf(out, "%s:%u:%u", slash ? slash + 1 : place.file, place.line, place.column);
}

bool il_in_system_header(const struct il *il, u32 position)
{
	u32 marker = marker_before(il, position);

	return marker && il_seq_number_lookup(il, marker)->flags & ff_system;
}

bool il_in_system_file(const struct il *il, u32 position)
{
	u32 marker = marker_before(il, position);

	return il_source_file_entry(il, il_seq_number_lookup(il, marker)->file)->flags & ff_system;
}

bool il_in_user_file(const struct il *il, u32 position)
{
	u32 marker = marker_before(il, position);

	return !marker || il_source_file_entry(il, il_seq_number_lookup(il, marker)->file)->flags & ff_user;
}

bool il_is_line_marker(const struct il *il, u32 position)
{
	const char *at = il->source + position;

	return il->source_size - position > 2 && at[0] == '#' && at[1] == ' ' && isdigit((unsigned char)at[2]) &&
	       (!position || at[-1] == '\n');
}

u32 il_shown_declaration(const struct il *il, const struct il_routine *routine)
{
	u32 decl = routine->first_decl;

	while (decl && il_in_system_header(il, il_full_entity_decl_info(il, decl)->name_begin))
		decl = il_full_entity_decl_info(il, decl)->next;
	return decl ? decl : routine->first_decl;
}

u32 il_routine_place(const struct il *il, u32 routine, u32 from)
{
	const struct il_routine *record = il_routine(il, routine);
	u32 defined = il_full_entity_decl_info(il, record->definition)->name_begin;
	u32 shown =
		il_in_system_header(il, record->position) ? il_full_entity_decl_info(il, il_shown_declaration(il, record))->name_begin : 0;

	if (record->definition && defined && defined < from)
		return defined;
	return shown && shown < from ? shown : record->position;
}

u32 il_definition_place(const struct il *il, u32 first_decl, u32 place, u32 from)
{
	u32 decl;

	for (decl = first_decl; decl; decl = il_full_entity_decl_info(il, decl)->next) {
		const struct il_full_entity_decl_info *record = il_full_entity_decl_info(il, decl);

		if (record->flags & dcf_definition && record->name_begin && record->name_begin < from)
			return record->name_begin;
	}
	return place;
}
