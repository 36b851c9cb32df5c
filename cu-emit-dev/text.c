#include "text.h"

#include "../lib/il/extent.h"

#include <stdlib.h>

/* A declaration that is taken, one that goes, and the body of a function that goes. */
enum span_kind { TAKEN, GONE, BODY };
struct span {
	u32 begin, end;
	enum span_kind kind;
};

struct writer {
	const struct il *il;
	struct device_text *out;
	VEC(struct span) spans;       /* by position; those in others are among them */
	VEC(struct il_extent) bodies; /* of functions, by position: those that are kept */
	u32 next_body;                /* the first that ends behind what was asked for last */
	u32 taken;                    /* up to where the old text was taken, or left out */
	u32 marker;                   /* the last line marker before the old position that was asked for */
	u32 file, flags, line;        /* where the new text is */
	u32 old;                      /* the old position that was counted up to, */
	u32 old_line;                 /* its line, */
	u32 old_begin;                /* and where that begins */
	u32 new_seen;                 /* how much of the new text was looked at for lines, */
	u32 new_begin;                /* and where the last one of these begins */
	bool has_place;               /* file and line are known */
	bool in_directive;            /* what was written last is a #pragma, which ends with its line */
	bool after_gone;              /* nothing was written since a declaration went */
	bool keeps_lines;             /* each line stands where it did in the old text */
	bool wants_suppression;       /* keeps_lines: the next empty line is for the pragma */
	u32 shown;                    /* keeps_lines: up to where the lines of the old text are in the new one, */
	u32 next_marker;              /* and the first line marker behind these */
};

static bool is_kept(const struct il *il, enum il_kind kind, u32 index) { return il->table[kind].keep[index] & IL_KEEP; }

static void add_span(struct writer *w, struct il_extent extent, enum span_kind kind)
{
	if (extent.end)
		vec_push(&w->spans, (struct span){ extent.begin, extent.end, kind });
}

static int by_begin(const void *a, const void *b)
{
	const struct span *x = a, *y = b;

	if (x->begin != y->begin)
		return x->begin < y->begin ? -1 : 1;
	return x->end > y->end ? -1 : x->end < y->end;
}

static void find_spans(struct writer *w)
{
	const struct il *il = w->il;
	u32 i;

	for (i = 1; i < il->table[IL_source_sequence_entry].count; i++)
		if (!is_kept(il, IL_source_sequence_entry, i))
			add_span(w, il_extent_of_entry(il, i), GONE);
		else if (!il_is_frame(il, i))
			add_span(w, il_extent_of_entry(il, i), TAKEN);
	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++)
		if (!(il->table[IL_full_entity_decl_info].keep[i] & IL_KEEP_DEFINITION) && is_kept(il, IL_full_entity_decl_info, i))
			add_span(w, il_extent_of_body(il, i), BODY);
	vec_sort(&w->spans, by_begin);
}

static int by_position(const void *a, const void *b)
{
	const struct il_extent *x = a, *y = b;

	return x->begin < y->begin ? -1 : x->begin > y->begin;
}

static void find_bodies(struct writer *w)
{
	const struct il *il = w->il;
	u32 i;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *d = il_full_entity_decl_info(il, i);

		if (il_any_kind(d->declared) == IL_routine && d->body_end && !(d->flags & dcf_instantiated) &&
		    il->table[IL_full_entity_decl_info].keep[i] & IL_KEEP_DEFINITION)
			vec_push(&w->bodies, (struct il_extent){ d->body_begin, d->body_end });
	}
	vec_sort(&w->bodies, by_position);
}

/* ---- lines ---- */

/* Counts up to an old position, which comes after those before. */
static void count_lines(struct writer *w, u32 position)
{
	const struct il *il = w->il;

	while (w->marker + 1 < il->table[IL_seq_number_lookup].count && il_seq_number_lookup(il, w->marker + 1)->position <= position) {
		w->marker++;
		w->old = w->old_begin = il_seq_number_lookup(il, w->marker)->position;
		w->old_line = il_seq_number_lookup(il, w->marker)->line;
		while (w->old_begin && il->source[w->old_begin - 1] != '\n')
			w->old_begin--;
	}
	for (; w->old < position; w->old++)
		if (il->source[w->old] == '\n') {
			w->old_line++;
			w->old_begin = w->old + 1;
		}
}

static void write_marker(struct writer *w, u32 file, u32 flags)
{
	struct buffer *text = &w->out->text;

	if (text->length && text->text[text->length - 1] != '\n')
		buffer_puts(text, "\n");
	buffer_printf(text, "# %u \"%s\"%s%s\n", w->old_line, il_text(w->il, il_source_file_entry(w->il, file)->file_name),
	              flags & ff_system ? " 3" : "", flags & ff_extern_c ? " 4" : "");
	vec_push(&w->out->markers, (struct marker){ (u32)text->length, w->old_line, file, flags & (ff_main | ff_system | ff_extern_c) });
}

/* Whether the new text is where a marker of the old one says. What the macros of others leave in a system header counts as part of that: no
 * more than warnings depend on it. */
static bool is_in_file(const struct writer *w, u32 file, u32 flags)
{
	u32 different = (flags ^ w->flags) & (ff_system | ff_extern_c);

	return w->has_place && file == w->file &&
	       (!different || (different == ff_system && w->flags & il_source_file_entry(w->il, file)->flags & ff_system));
}

/* Whether the old place is in the file and near the line that the new text has come to: fewer empty lines are missing than a marker has
 * bytes. */
static bool soon_follows(const struct writer *w, const struct il_seq_number_lookup *marker)
{
	size_t bytes = sizeof "# 1000 \"\"" + strlen(il_text(w->il, il_source_file_entry(w->il, marker->file)->file_name));

	return is_in_file(w, marker->file, marker->flags) && w->old_line >= w->line && w->old_line - w->line < bytes;
}

/* How far the end of the new text is from the beginning of its line. */
static u32 new_column(struct writer *w)
{
	const struct buffer *text = &w->out->text;

	for (; w->new_seen < text->length; w->new_seen++)
		if (text->text[w->new_seen] == '\n')
			w->new_begin = w->new_seen + 1;
	return (u32)text->length - w->new_begin;
}

static void write_blanks(struct buffer *text, u32 count)
{
	static const char blanks[] = "                                ";
	const u32 most = sizeof blanks - 1;

	for (; count > most; count -= most)
		buffer_add(text, blanks, most);
	buffer_add(text, blanks, count);
}

static const char suppression[] = "#pragma nv_diag_suppress 114, 821, 1301\n";

/* A line of the old text that nothing is taken of: a line marker, or empty. */
static void show_line(struct writer *w, u32 begin, u32 end)
{
	struct buffer *text = &w->out->text;
	bool is_whole = !text->length || text->text[text->length - 1] == '\n';

	if (is_whole && il_is_line_marker(w->il, begin)) {
		buffer_add(text, w->il->source + begin, end - begin);
	} else if (is_whole && w->wants_suppression) {
		buffer_puts(text, suppression);
		w->wants_suppression = false;
	} else {
		buffer_puts(text, "\n");
	}
}

/* Line markers up to an old position are in the new text. */
static void show_markers(struct writer *w, u32 position)
{
	const struct il *il = w->il;

	for (; w->next_marker < il->table[IL_seq_number_lookup].count; w->next_marker++) {
		const struct il_seq_number_lookup *marker = il_seq_number_lookup(il, w->next_marker);

		if (marker->position > position)
			return;
		vec_push(&w->out->markers, (struct marker){ (u32)w->out->text.length, marker->line, marker->file, marker->flags });
	}
}

/* The lines from what was taken last to an old position. */
static void show_lines(struct writer *w, u32 position)
{
	const char *source = w->il->source, *newline;

	while ((newline = memchr(source + w->shown, '\n', position - w->shown))) {
		u32 end = (u32)(newline - source) + 1;

		show_line(w, w->shown, end);
		show_markers(w, end);
		w->shown = end;
	}
}

static u32 end_of_line(const struct il *il, u32 at, u32 end)
{
	const char *newline = memchr(il->source + at, '\n', end - at);

	return newline ? (u32)(newline - il->source) : end;
}

/* Whether there is code in the line that begins there, which has to stay in its columns. */
static bool has_code(struct writer *w, u32 at)
{
	u32 end = end_of_line(w->il, at, (u32)w->il->source_size);

	while (w->next_body < w->bodies.count && w->bodies.at[w->next_body].end <= at)
		w->next_body++;
	return w->next_body < w->bodies.count && w->bodies.at[w->next_body].begin < end;
}

/* Whether what stands in the line that was written last can follow it: code stays in its column. */
static bool follows_in_line(struct writer *w, u32 position, u32 column)
{
	return w->old_line != w->line || column >= new_column(w) || !has_code(w, position);
}

/* What is written next stands at an old position: in the same line as what was written last, in one that soon follows, or
 * elsewhere; in its column. */
static void go_to(struct writer *w, u32 position)
{
	const struct il_seq_number_lookup *marker;
	struct buffer *text = &w->out->text;
	u32 column;

	count_lines(w, position);
	column = position - w->old_begin;
	marker = il_seq_number_lookup(w->il, w->marker);
	if (w->keeps_lines) {
		show_lines(w, position);
	} else if (w->in_directive || w->il->source[position] == '#' || !soon_follows(w, marker) || !follows_in_line(w, position, column)) {
		if (w->marker)
			write_marker(w, marker->file, marker->flags);
		else if (text->length)
			buffer_puts(text, "\n");
		w->flags = marker->flags;
	} else {
		for (; w->line < w->old_line; w->line++)
			buffer_puts(text, "\n");
	}
	write_blanks(text, column >= new_column(w) ? column - new_column(w) : 1);
	w->file = marker->file;
	w->line = w->old_line;
	w->has_place = true;
}

/* The line markers in text that is copied. */
static void take_markers(struct writer *w, u32 begin, u32 end, u32 to)
{
	const struct il *il = w->il;
	u32 i;

	for (i = w->marker + 1; i < il->table[IL_seq_number_lookup].count && il_seq_number_lookup(il, i)->position <= end; i++) {
		const struct il_seq_number_lookup *marker = il_seq_number_lookup(il, i);

		vec_push(&w->out->markers, (struct marker){ to + marker->position - begin, marker->line, marker->file, marker->flags });
		w->file = marker->file;
		w->flags = marker->flags;
	}
}

static void copy(struct writer *w, u32 begin, u32 end)
{
	if (begin == end)
		return;
	vec_push(&w->out->stretches, (struct stretch){ begin, end, (u32)w->out->text.length });
	take_markers(w, begin, end, (u32)w->out->text.length);
	buffer_add(&w->out->text, w->il->source + begin, end - begin);
	count_lines(w, end);
}

/* Whether the line that ends with taken text is a directive. */
static bool is_in_directive(const struct il *il, u32 at, u32 end)
{
	while (at < end && (il->source[at] == ' ' || il->source[at] == '\t'))
		at++;
	return at < end && il->source[at] == '#';
}

static u32 after_blanks(const struct il *il, u32 at)
{
	while (il->source[at] == ' ')
		at++;
	return at;
}

static u32 before_blanks(const struct il *il, u32 at, u32 begin)
{
	while (at > begin && il->source[at - 1] == ' ')
		at--;
	return at;
}

static u32 begin_of_line(const struct il *il, u32 at)
{
	while (at && il->source[at - 1] != '\n')
		at--;
	return at;
}

/* Whether a marker comes from a macro alone: what follows goes on with the line that was copied last, and can stand in it. */
static bool goes_on(struct writer *w, const struct il_seq_number_lookup *marker, u32 next)
{
	const char *source = w->il->source;
	u32 column = next - marker->position, least = new_column(w) + 1;

	return !w->keeps_lines && marker->line == w->old_line && is_in_file(w, marker->file, marker->flags) &&
	       !strchr("#\n", source[next]) && !is_in_directive(w->il, w->old_begin, w->old) &&
	       !memmem(source + w->old_begin, w->old - w->old_begin, "//", 2) && (column >= least || !has_code(w, next));
}

/* The line markers up to the one that ends at a position stand in lines from here on. */
static u32 begin_of_markers(const struct il *il, u32 position)
{
	for (;;) {
		u32 line = begin_of_line(il, position - 1);

		if (!il_is_line_marker(il, line))
			return position;
		position = line;
		if (!line)
			return 0;
	}
}

/* Takes old text as it is, but without the line markers that macros leave in a line. */
static void take(struct writer *w, u32 begin, u32 end)
{
	const struct il *il = w->il;
	u32 at = begin, i;

	if (begin == end)
		return;
	go_to(w, begin);
	for (i = w->marker + 1; i < il->table[IL_seq_number_lookup].count && il_seq_number_lookup(il, i)->position < end; i++) {
		const struct il_seq_number_lookup *marker = il_seq_number_lookup(il, i);
		u32 stop = begin_of_markers(il, marker->position), next = after_blanks(il, marker->position);

		if (stop <= at || next >= end || il_is_line_marker(il, marker->position))
			continue;
		stop = before_blanks(il, stop - 1, at);
		copy(w, at, stop);
		at = stop;
		if (!goes_on(w, marker, next))
			continue;
		at = next;
		count_lines(w, at);
		write_blanks(&w->out->text, next - marker->position > new_column(w) ? next - marker->position - new_column(w) : 1);
	}
	copy(w, at, end);
	w->line = w->old_line;
	w->shown = end;
	w->next_marker = w->marker + 1;
	w->after_gone = false;
	w->in_directive = is_in_directive(w->il, w->old_begin > begin ? w->old_begin : begin, end);
}

/* ---- between the declarations ---- */

/* Takes text line by line, without empty lines, line markers, and a ; that nothing stands before any more. */
static void take_lines(struct writer *w, u32 at, u32 end)
{
	const char *source = w->il->source;

	while (at < end) {
		u32 stop = end_of_line(w->il, at, end), last = stop;

		while (at < stop && (strchr(" \t\r\f\v", source[at]) || (source[at] == ';' && w->after_gone)))
			at++;
		while (last > at && strchr(" \t\r\f\v", source[last - 1]))
			last--;
		if (!il_is_line_marker(w->il, at))
			take(w, at, last);
		at = stop + 1;
	}
}

/* Text without blanks at its end, nor line markers there, which are about what follows. */
static u32 before_markers(const struct il *il, u32 at, u32 end)
{
	for (;;) {
		u32 line;

		while (end > at && strchr(" \t", il->source[end - 1]))
			end--;
		if (end == at || il->source[end - 1] != '\n' || !il_is_line_marker(il, line = begin_of_line(il, end - 1)))
			return end;
		end = line > at ? line - 1 : at;
	}
}

/* Takes text of a class between members that go, unless it is none. */
static void take_between(struct writer *w, u32 at, u32 end)
{
	const char *source = w->il->source;

	while (at < end && (strchr(" \t\n", source[at]) || (source[at] == ';' && w->after_gone) || il_is_line_marker(w->il, at)))
		at = source[at] == '#' ? end_of_line(w->il, at, end) : at + 1;
	take(w, at, before_markers(w->il, at, end));
}

/* A declaration without the members and bodies in it that go; first is the span behind it. Returns the next span behind all that. */
static u32 take_declaration(struct writer *w, u32 first)
{
	u32 at = w->spans.at[first].begin, end = w->spans.at[first].end, i;

	for (i = first + 1; i < w->spans.count && w->spans.at[i].begin < end; i++) {
		const struct span *span = &w->spans.at[i];

		end = span->kind == TAKEN && span->end > end ? span->end : end;
		if (span->kind == TAKEN || span->begin < at)
			continue;
		take_between(w, at, span->begin);
		if (span->kind == BODY)
			buffer_puts(&w->out->text, ";");
		w->after_gone = span->kind == GONE;
		at = span->end;
	}
	take_between(w, at, end);
	w->taken = end;
	return i;
}

/* Of functions without their bodies a compiler may say that nobody defines them (114, 821), and of friends in templates that they are no
 * templates themselves (1301); no more than once. */
static bool needs_suppression(const struct writer *w)
{
	bool has_markers = w->il->table[IL_seq_number_lookup].count > 1; /* or else the line would count */
	u32 i;

	for (i = 0; i < w->spans.count && has_markers; i++)
		if (w->spans.at[i].kind == BODY)
			return !memmem(w->il->source, w->spans.at[i].begin, suppression, sizeof suppression - 1);
	return false;
}

void make_device_text(const struct il *il, bool keep_lines, struct device_text *text)
{
	struct writer w = { .il = il, .out = text, .keeps_lines = keep_lines, .next_marker = 1 };
	u32 i = 0;

	find_spans(&w);
	find_bodies(&w);
	w.wants_suppression = needs_suppression(&w);
	if (w.wants_suppression && !keep_lines)
		buffer_puts(&text->text, suppression);
	while (i < w.spans.count) {
		const struct span *span = &w.spans.at[i];

		if (span->begin < w.taken) {
			i++;
			continue;
		}
		take_lines(&w, w.taken, span->begin);
		if (span->kind == TAKEN) {
			i = take_declaration(&w, i);
		} else {
			w.taken = span->end;
			w.after_gone = true;
			i++;
		}
	}
	take_lines(&w, w.taken, (u32)il->source_size);
	if (keep_lines)
		show_lines(&w, (u32)il->source_size);
	buffer_puts(&text->text, "\n");
	vec_free(&w.spans);
	vec_free(&w.bodies);
}

void free_device_text(struct device_text *text)
{
	buffer_free(&text->text);
	vec_free(&text->stretches);
	vec_free(&text->markers);
}

u32 device_position(const struct device_text *text, u32 position)
{
	u32 count = vec_up_to(&text->stretches, begin, position);
	const struct stretch *stretch = count ? &text->stretches.at[count - 1] : NULL;

	return stretch && position < stretch->end ? stretch->to + position - stretch->begin : UINT32_MAX;
}
