/* Diagnostics as text, in the reference's format (page 51). */
#include "print.h"

#include <stdio.h>
#include <stdlib.h>

/* With spaces for carriage returns and zero characters. */
static void print_line_of_source(const char *text, size_t length)
{
	size_t i;

	for (i = 0; i < length; i++)
		putc_unlocked(text[i] == '\r' || !text[i] ? ' ' : text[i], stderr);
}

/* The source line with a caret under the position, as the reference shows it: each character has one column. */
static void print_source_line(const struct il *il, u32 position)
{
	struct diag_line line = diag_line_of(il, position);
	u32 i;

	fputs("  ", stderr);
	print_line_of_source(il->source + line.begin, line.end - line.begin);
	fputs("\n  ", stderr);
	for (i = line.begin; i < position; i += diag_character_length(il->source + i, position - i))
		fputc(il->source[i] == '\t' ? '\t' : ' ', stderr);
	fputs("^\n", stderr);
}

/* The details and the context of the diagnostic or note that is at first. */
static u32 count_parts(const struct diag *diag, u32 first, u32 end, enum il_diagnostic_part part)
{
	u32 count = 0, i;

	for (i = first + 1; i < end && diag->messages.at[i].part != dpt_note; i++)
		count += diag->messages.at[i].part == part;
	return count;
}

static void print_parts(const struct diag *diag, u32 first, u32 end, enum il_diagnostic_part part, const char *before)
{
	struct buffer line = { 0 };
	u32 i;

	for (i = first + 1; i < end && diag->messages.at[i].part != dpt_note; i++)
		if (diag->messages.at[i].part == part) {
			buffer_printf(&line, "%s%s\n", before, diag->messages.at[i].text);
			diag_remove_colors(&line);
			fwrite(line.text, 1, line.length, stderr);
			buffer_free(&line);
		}
}

/* Whether it is about what is declared implicitly. */
static bool has_no_place(const struct diag *diag, const struct diag_message *message)
{
	return message->part == dpt_note && message->place >= diag->il->source_size;
}

/* FILE(12): error #20048-D: what is wrong */
static void add_headline(const struct diag *diag, const struct diag_message *message, const struct il_place *place, struct buffer *out)
{
	static const char *const names[] = { "", "note", "remark", "warning", "error", "error", "catastrophic error", "internal error" };
	char color = message->severity >= sev_soft_error ? DIAG_COLOR_ERROR :
	             message->severity == sev_warning    ? DIAG_COLOR_WARNING :
	                                                   DIAG_COLOR_NOTE;

	if (message->place >= diag->il->source_size) {
		buffer_puts(out, has_no_place(diag, message) ? "" : "At end of source: ");
	} else {
		diag_add_color(out, DIAG_COLOR_LOCUS); /* twice, as the reference has it */
		diag_add_color(out, DIAG_COLOR_RESET);
		diag_add_color(out, DIAG_COLOR_LOCUS);
		buffer_printf(out, "%s(%u)", place->file, place->line);
		diag_add_color(out, DIAG_COLOR_RESET);
		buffer_puts(out, ": ");
	}
	diag_add_color(out, color);
	buffer_puts(out, has_no_place(diag, message) ? "Note" : names[message->severity]);
	diag_add_color(out, DIAG_COLOR_RESET);
	if (message->numbered && !diag->no_numbers)
		buffer_printf(out, " #%u-D", message->number);
	buffer_printf(out, ": %s", message->text);
}

static void print_line(const struct diag_style *style, struct buffer *line)
{
	diag_apply_style(style, line);
	buffer_puts(line, "\n");
	fwrite(line->text, 1, line->length, stderr);
	buffer_free(line);
}

/* A diagnostic or note, up to the next one of its group, which ends before end. */
static void print_message(const struct diag *diag, u32 first, u32 end, struct il_place place)
{
	const struct diag_message *message = &diag->messages.at[first];
	u32 contexts = count_parts(diag, first, end, dpt_context);
	struct buffer line = { 0 };

	add_headline(diag, message, &place, &line);
	print_line(&diag->style, &line);
	print_parts(diag, first, end, dpt_detail, "            ");
	if (!diag->style.brief && message->place < diag->il->source_size)
		print_source_line(diag->il, message->place);
	if (contexts > 1)
		fputs("          detected during:\n", stderr);
	print_parts(diag, first, end, dpt_context, contexts > 1 ? "            " : "          detected during ");
}

/* What separates a diagnostic, with its notes, from the next one; the hint only if there is one. */
static void end_message(struct diag *diag, const struct diag_message *message)
{
	const char *end = diag->style.brief ? "" : "\n";
	struct buffer hint = { 0 };

	fputs(end, stderr);
	if (message->severity < sev_warning || !message->numbered || diag->no_numbers || diag->remarked || diag->termination)
		return;
	diag_add_color(&hint, DIAG_COLOR_NOTE);
	diag_add_color(&hint, DIAG_COLOR_RESET);
	diag_add_color(&hint, DIAG_COLOR_NOTE);
	buffer_puts(&hint, "Remark");
	diag_add_color(&hint, DIAG_COLOR_RESET);
	buffer_puts(&hint, ": " DIAG_HINT);
	print_line(&diag->style, &hint);
	fputs(end, stderr);
	diag->remarked = true;
}

static void print_group(struct diag *diag, u32 first, u32 end, struct il_place_cursor *cursor)
{
	u32 i;

	print_message(diag, first, end, il_place_after(diag->il, diag->messages.at[first].place, cursor));
	for (i = first + 1; i < end; i++)
		if (diag->messages.at[i].part == dpt_note)
			print_message(diag, i, end, il_place(diag->il, diag->messages.at[i].place));
}

/* Whether a diagnostic with this one's number was printed: one number can have several texts. */
static bool number_was_printed(const struct diag *diag, enum diag_id id)
{
	u32 i;

	for (i = 0; i < DIAG_COUNT; i++)
		if (diag->printed[i] && diag_entry(i)->number == diag_entry(id)->number)
			return true;
	return false;
}

/* Whether it is wanted once and was printed; if not, it is printed now. */
static bool was_printed(struct diag *diag, const struct diag_message *message)
{
	bool before = message->once && message->id < DIAG_COUNT && number_was_printed(diag, message->id);

	if (message->id < DIAG_COUNT)
		diag->printed[message->id] = true;
	return before;
}

/* There was an error before it. */
static void change_text(struct diag_message *message)
{
	free(message->text);
	message->text = message->after_error;
	message->after_error = NULL;
}

bool diag_next_group(struct diag *diag, struct diag_group *group)
{
	u32 first = group->end, end;

	for (; first < diag->messages.count && !diag->termination; first = end) {
		for (end = first + 1; end < diag->messages.count && diag->messages.at[end].part != dpt_diagnostic; end++)
			;
		if (was_printed(diag, &diag->messages.at[first]))
			continue;
		if (diag->errors && diag->messages.at[first].after_error)
			change_text(&diag->messages.at[first]);
		*group = (struct diag_group){ first, end };
		return true;
	}
	return false;
}

void diag_count_group(struct diag *diag, const struct diag_group *group)
{
	const struct diag_message *message = &diag->messages.at[group->first];

	diag->warnings += message->severity == sev_warning;
	if (message->severity < sev_error)
		return;
	diag->errors++;
	if (message->severity == sev_internal_error)
		diag->termination = IL_ABORTED;
	else if (message->severity == sev_catastrophe)
		diag->termination = IL_CATASTROPHE;
	else if ((u64)diag->earlier_errors + diag->errors >= diag->error_limit)
		diag->termination = IL_ERROR_LIMIT;
}

void diag_begin_groups(struct diag *diag)
{
	setvbuf(stderr, NULL, _IOFBF, 1 << 16); /* source lines can be long */
	diag_sort(diag);
	diag->errors = diag->warnings = 0;
}

void diag_flush(struct diag *diag)
{
	struct il_place_cursor cursor = { 0 };
	struct diag_group group = { 0 };

	if (!diag->messages.count)
		return;
	diag_find_colors(&diag->style);
	diag_begin_groups(diag);
	while (diag_next_group(diag, &group)) {
		print_group(diag, group.first, group.end, &cursor);
		diag_count_group(diag, &group);
		end_message(diag, &diag->messages.at[group.first]);
	}
	diag_forget(diag);
	fflush(stderr);
}

void diag_print_total(const struct il *il)
{
	bool catastrophe = il->header.termination == IL_CATASTROPHE || il->header.termination == IL_ABORTED;
	u32 errors = il->header.errors - (catastrophe && il->header.errors);

	if (il->header.termination == IL_ERROR_LIMIT)
		fputs("Error limit reached.\n", stderr);
	if (errors)
		fprintf(stderr, "%u error%s", errors, errors == 1 ? "" : "s");
	if (catastrophe)
		fprintf(stderr, "%s1 catastrophic error", errors ? " and " : "");
	if (errors || catastrophe)
		fprintf(stderr, " detected in the compilation of \"%s\".\n", il_text(il, il->header.source_name));
	if (il->header.termination)
		fputs(il->header.termination == IL_ABORTED ? "Compilation aborted.\n" : "Compilation terminated.\n", stderr);
}
