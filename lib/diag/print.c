/* Diagnostics as text, in the reference's format (page 51). */
#include "diag.h"

#include <stdio.h>
#include <stdlib.h>

/* The source line with a caret under the position, as the reference shows it. */
static void print_source_line(const struct il *il, u32 position)
{
	const char *text = il->source, *at, *end;
	u32 i;

	if (position >= il->source_size)
		return;
	for (at = text + position; at > text && at[-1] != '\n'; at--)
		;
	end = memchr(at, '\n', il->source_size - (size_t)(at - text));
	end = end ? end : text + il->source_size;
	fputs("  ", stderr);
	fwrite(at, 1, (size_t)(end - at), stderr);
	fputs("\n  ", stderr);
	for (i = 0; at + i < text + position; i++)
		fputc(at[i] == '\t' ? '\t' : ' ', stderr);
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
	u32 i;

	for (i = first + 1; i < end && diag->messages.at[i].part != dpt_note; i++)
		if (diag->messages.at[i].part == part)
			fprintf(stderr, "%s%s\n", before, diag->messages.at[i].text);
}

/* A diagnostic or note, up to the next one of its group, which ends before end. */
static void print_message(struct diag *diag, u32 first, u32 end, struct il_place_cursor *cursor)
{
	static const char *const names[] = { "", "note", "remark", "warning", "error", "error", "catastrophic error" };
	const struct diag_message *message = &diag->messages.at[first];
	struct il_place place = il_place_after(diag->il, message->place, cursor);
	u32 contexts = count_parts(diag, first, end, dpt_context);

	if (message->place >= diag->il->source_size)
		fputs("At end of source: ", stderr);
	else
		fprintf(stderr, "%s(%u): ", place.file, place.line);
	fputs(names[message->severity], stderr);
	if (message->numbered && !diag->no_numbers)
		fprintf(stderr, " #%u-D", message->number);
	fprintf(stderr, ": %s\n", message->text);
	print_parts(diag, first, end, dpt_detail, "            ");
	print_source_line(diag->il, message->place);
	if (contexts > 1)
		fputs("          detected during:\n", stderr);
	print_parts(diag, first, end, dpt_context, contexts > 1 ? "            " : "          detected during ");
}

/* What separates a diagnostic, with its notes, from the next one; the hint only if there is one. */
static void end_message(struct diag *diag, const struct diag_message *message)
{
	fputc('\n', stderr);
	if (message->severity < sev_warning || !message->numbered || diag->no_numbers || diag->remarked || diag->termination)
		return;
	fputs("Remark: The warnings can be suppressed with \"-diag-suppress <warning-number>\"\n\n", stderr);
	diag->remarked = true;
}

static void print_group(struct diag *diag, u32 first, u32 end, struct il_place_cursor *cursor)
{
	u32 i;

	print_message(diag, first, end, cursor);
	for (i = first + 1; i < end; i++)
		if (diag->messages.at[i].part == dpt_note)
			print_message(diag, i, end, &(struct il_place_cursor){ 0 });
}

/* Counts a message that was printed; may end the compilation. */
static void count(struct diag *diag, const struct diag_message *message)
{
	diag->warnings += message->severity == sev_warning;
	if (message->severity < sev_error)
		return;
	diag->errors++;
	if (message->severity == sev_catastrophe)
		diag->termination = IL_CATASTROPHE;
	else if ((u64)diag->earlier_errors + diag->errors >= diag->error_limit)
		diag->termination = IL_ERROR_LIMIT;
}

void diag_flush(struct diag *diag)
{
	struct il_place_cursor cursor = { 0 };
	u32 first, end;

	if (!diag->messages.count)
		return;
	setvbuf(stderr, NULL, _IOFBF, 1 << 16);   /* source lines can be long */
	diag_sort(diag);
	diag->errors = diag->warnings = 0;
	for (first = 0; first < diag->messages.count && !diag->termination; first = end) {
		for (end = first + 1; end < diag->messages.count && diag->messages.at[end].part != dpt_diagnostic; end++)
			;
		print_group(diag, first, end, &cursor);
		count(diag, &diag->messages.at[first]);
		end_message(diag, &diag->messages.at[first]);
	}
	diag_forget(diag);
	fflush(stderr);
}

void diag_print_total(const struct il *il)
{
	bool catastrophe = il->header.termination == IL_CATASTROPHE;
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
		fputs("Compilation terminated.\n", stderr);
}
