#include "edits.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- making edits ---- */

void edit_begin(struct edits *edits, u32 begin, u32 end)
{
	vec_push(&edits->list, (struct edit){ begin, end, edits->list.count, edits->pieces.count, 0 });
}

static void add_piece(struct edits *edits, enum piece_kind kind, u32 begin, u32 end, const char *text)
{
	vec_push(&edits->pieces, (struct piece){ (u8)kind, begin, end, text });
	vec_last(&edits->list).piece_count++;
}

void edit_text(struct edits *edits, const char *text)
{
	if (*text)
		add_piece(edits, PIECE_TEXT, 0, 0, text);
}

static const char *formatted(struct edits *edits, const char *format, va_list args)
{
	char usual[256];
	va_list again;
	int length;
	char *text;

	va_copy(again, args);
	length = vsnprintf(usual, sizeof usual, format, again);
	va_end(again);
	if (length < 0)
		fatal("cannot format text");
	if (length < (int)sizeof usual)
		return arena_copy(&edits->texts, usual, (size_t)length);
	text = arena_alloc(&edits->texts, (size_t)length + 1);
	vsnprintf(text, (size_t)length + 1, format, args);
	return text;
}

const char *text_of(struct edits *edits, const char *format, ...)
{
	const char *text;
	va_list args;

	va_start(args, format);
	text = formatted(edits, format, args);
	va_end(args);
	return text;
}

void edit_format(struct edits *edits, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	edit_text(edits, formatted(edits, format, args));
	va_end(args);
}

void edit_source(struct edits *edits, u32 begin, u32 end) { add_piece(edits, PIECE_SOURCE, begin, end, NULL); }
void edit_raw(struct edits *edits, u32 begin, u32 end) { add_piece(edits, PIECE_RAW, begin, end, NULL); }
void edit_line(struct edits *edits, u32 position) { add_piece(edits, PIECE_LINE, position, position, NULL); }

void edit_disabled(struct edits *edits, u32 begin, u32 end)
{
	edit_text(edits, "\n#if 0");
	edit_line(edits, begin);
	edit_raw(edits, begin, end);
	edit_text(edits, "\n#endif");
	edit_line(edits, end);
}

void edit_insert(struct edits *edits, u32 at, const char *text)
{
	if (!*text)
		return;
	edit_begin(edits, at, at);
	edit_text(edits, text);
}

void edit_replace(struct edits *edits, u32 begin, u32 end, const char *text)
{
	edit_begin(edits, begin, end);
	edit_text(edits, text);
	if (memchr(edits->il->source + begin, '\n', end - begin))
		edit_line(edits, end);
}

void edit_delete(struct edits *edits, u32 begin, u32 end) { edit_replace(edits, begin, end, ""); }

/* By place; insertions first, then outer ranges before inner ones. */
static int compare(const void *a, const void *b)
{
	const struct edit *x = a, *y = b;
	bool x_inserts = x->begin == x->end, y_inserts = y->begin == y->end;

	if (x->begin != y->begin)
		return x->begin < y->begin ? -1 : 1;
	if (x_inserts != y_inserts)
		return x_inserts ? -1 : 1;
	if (x->end != y->end)
		return x->end > y->end ? -1 : 1;
	return x->order < y->order ? -1 : 1;
}

void edits_sort(struct edits *edits)
{
	if (edits->list.count)
		sort(edits->list.at, edits->list.count, sizeof *edits->list.at, compare);
}

void edits_free(struct edits *edits)
{
	vec_free(&edits->list);
	vec_free(&edits->pieces);
	arena_free(&edits->texts);
}

/* ---- copying ---- */

/* The first edit from number next on that begins at or after position. */
static u32 first_at(const struct edits *edits, u32 position, u32 next)
{
	u32 low = next, high = edits->list.count;

	if (low < high && edits->list.at[low].begin >= position) /* as a rule */
		return low;
	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (edits->list.at[middle].begin < position)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

void write_line(const struct il *il, u32 position, struct il_place_cursor *cursor, struct output *output)
{
	struct il_place place = il_place_after(il, position, cursor);
	char digits[16], *digit = digits + sizeof digits;
	u32 line = place.line;

	do
		*--digit = (char)('0' + line % 10);
	while (line /= 10);
	output_puts(output, "\n# ");
	output_write(output, digit, (size_t)(digits + sizeof digits - digit));
	output_puts(output, " \"");
	output_puts(output, place.file);
	output_puts(output, place.in_system_header ? "\" 3\n" : "\"\n");
}

/* A range of the source that is being copied, and the pieces of the edit in it that are still to be written. */
struct range {
	u32 at, end; /* what is left */
	u32 next;    /* edits from this number on can lie in it */
	u32 piece, pieces_end;
};

static void start_edit(const struct edits *edits, struct range *range, u32 number)
{
	const struct edit *edit = &edits->list.at[number];

	range->at = edit->end;
	range->next = number + 1;
	range->piece = edit->first_piece;
	range->pieces_end = edit->first_piece + edit->piece_count;
}

/* Copies up to the next edit that lies in the range, and starts that; false when there is none. An insertion at the end belongs to
 * what follows. */
static bool copy_to_edit(const struct edits *edits, struct range *range, struct output *output)
{
	const char *from = edits->il->source + range->at;
	u32 next = first_at(edits, range->at, range->next);

	while (next < edits->list.count && edits->list.at[next].begin < range->end && edits->list.at[next].end > range->end)
		next++; /* begins with the range, but is not of it */
	if (next == edits->list.count || edits->list.at[next].begin >= range->end) {
		output_write(output, from, range->end - range->at);
		return false;
	}
	output_write(output, from, edits->list.at[next].begin - range->at);
	start_edit(edits, range, next);
	return true;
}

/* A piece of source in the edit that was started last. Edits before that one count where the piece stands before it. */
static struct range range_of_source(const struct edits *edits, const struct piece *piece, u32 next)
{
	return (struct range){ .at = piece->begin,
		               .end = piece->end,
		               .next = next && piece->begin < edits->list.at[next - 1].begin ? 0 : next };
}

/* Copies a range with its edits. They nest as deep as the source does: the ranges around the current one are on a stack. */
static void copy_range(struct edits *edits, struct range range, struct output *output)
{
	VEC(struct range) around = { 0 };

	for (;;) {
		const struct piece *piece;

		if (range.piece == range.pieces_end) {
			if (copy_to_edit(edits, &range, output))
				continue;
			if (!around.count)
				break;
			range = vec_pop(&around);
			continue;
		}
		piece = &edits->pieces.at[range.piece++];
		switch (piece->kind) {
		case PIECE_TEXT: output_puts(output, piece->text); break;
		case PIECE_SOURCE:
			vec_push(&around, range);
			range = range_of_source(edits, piece, range.next);
			break;
		case PIECE_RAW: output_write(output, edits->il->source + piece->begin, piece->end - piece->begin); break;
		default: write_line(edits->il, piece->begin, &edits->place, output);
		}
	}
	vec_free(&around);
}

void write_edited(struct edits *edits, struct output *output)
{
	u32 size = (u32)edits->il->source_size, next;
	struct range range = { .end = size };

	copy_range(edits, range, output);
	for (next = first_at(edits, size, 0); next < edits->list.count; next++) {
		start_edit(edits, &range, next);
		copy_range(edits, range, output);
	}
}
