#include "edits.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static struct edit *add(struct edits *edits, enum edit_kind kind, u32 begin, u32 end, const char *text)
{
	struct edit edit = { .begin = begin, .end = end, .order = edits->list.count, .kind = (u8)kind, .text = text, .after = "", .tail = "" };

	vec_push(&edits->list, edit);
	return &vec_last(&edits->list);
}

void edit_insert(struct edits *edits, u32 at, const char *text) { add(edits, EDIT_INSERT, at, at, text); }

void edit_replace(struct edits *edits, u32 begin, u32 end, const char *text)
{
	if (end > begin)
		add(edits, EDIT_REPLACE, begin, end, text);
	else
		add(edits, EDIT_INSERT, begin, begin, text);
}

void edit_wrap(struct edits *edits, u32 begin, u32 end, const char *before, const char *after)
{
	add(edits, EDIT_WRAP, begin, end, before)->after = after;
}

void edit_launch(struct edits *edits, const struct il_expr_node *launch, const char *before, const char *between, const char *tail)
{
	struct edit *edit = add(edits, EDIT_LAUNCH, launch->range_begin, launch->range_end, before);

	edit->after = between;
	edit->tail = tail;
	edit->config_begin = launch->config_begin;
	edit->config_end = launch->config_end;
}

const char *edit_text(struct edits *edits, const char *format, ...)
{
	va_list args;
	int length;
	char *text;

	va_start(args, format);
	length = vsnprintf(NULL, 0, format, args);
	va_end(args);
	text = arena_alloc(&edits->texts, (size_t)(length < 0 ? 0 : length) + 1);
	va_start(args, format);
	vsnprintf(text, (size_t)length + 1, format, args);
	va_end(args);
	return text;
}

const char *line_marker(struct edits *edits, u32 position)
{
	struct il_place place = il_place(edits->il, position);

	return edit_text(edits, "\n# %u \"%s\"%s\n", place.line, place.file, place.in_system_header ? " 3" : "");
}

void edit_disable(struct edits *edits, u32 begin, u32 end, const char *before)
{
	struct buffer text = { 0 };

	buffer_puts(&text, before);
	buffer_puts(&text, "\n#if 0");
	buffer_puts(&text, line_marker(edits, begin));
	buffer_add(&text, edits->il->source + begin, end - begin);
	buffer_puts(&text, "\n#endif");
	buffer_puts(&text, line_marker(edits, end));
	edit_replace(edits, begin, end, arena_copy(&edits->texts, text.text, text.length));
	buffer_free(&text);
}

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
		qsort(edits->list.at, edits->list.count, sizeof *edits->list.at, compare);
}

static u32 first_at(const struct edits *edits, u32 position)
{
	u32 low = 0, high = edits->list.count;

	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (edits->list.at[middle].begin < position)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static void write_range(const struct edits *edits, u32 begin, u32 end, u32 next, struct output *output);

static void write_launch(const struct edits *edits, const struct edit *edit, u32 next, struct output *output)
{
	enum { BRACKETS = 3 };   /* <<< and >>> */

	output_puts(output, edit->text);
	write_range(edits, edit->config_begin + BRACKETS, edit->config_end - BRACKETS, first_at(edits, edit->config_begin + BRACKETS), output);
	output_puts(output, edit->after);
	write_range(edits, edit->begin, edit->config_begin, next, output);
	write_range(edits, edit->config_end, edit->end, first_at(edits, edit->config_end), output);
	output_puts(output, edit->tail);
}

/* Copies source[begin..end) with the edits from number next on. */
static void write_range(const struct edits *edits, u32 begin, u32 end, u32 next, struct output *output)
{
	const char *source = edits->il->source;
	const struct edit *edit;
	u32 at = begin;

	for (; next < edits->list.count && (edit = &edits->list.at[next])->begin <= end; next++) {
		if (edit->begin < at || edit->end > end || (edit->begin == end && edit->end != end))
			continue;   /* inside what was replaced */
		if (edit->begin == end && end != edits->il->source_size)
			break;   /* belongs to what follows */
		output_write(output, source + at, edit->begin - at);
		at = edit->end;
		switch (edit->kind) {
		case EDIT_WRAP:
			output_puts(output, edit->text);
			write_range(edits, edit->begin, edit->end, next + 1, output);
			output_puts(output, edit->after);
			break;
		case EDIT_LAUNCH:
			write_launch(edits, edit, next + 1, output);
			break;
		default:
			output_puts(output, edit->text);
		}
	}
	output_write(output, source + at, end - at);
}

void write_edited(const struct edits *edits, struct output *output)
{
	write_range(edits, 0, (u32)edits->il->source_size, 0, output);
}

void edits_free(struct edits *edits)
{
	vec_free(&edits->list);
	arena_free(&edits->texts);
}
