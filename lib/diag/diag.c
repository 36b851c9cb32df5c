#include "diag.h"

#include <stdio.h>
#include <stdlib.h>

static const struct { u32 number; const char *tag; u8 severity; const char *text; } catalog[] = {
#define DIAGNOSTIC_TAGGED(number, name, tag, severity, text) { number, #tag, sev_##severity, text },
#include "diag.def"
};

void diag_init(struct diag *diag, const struct il *il)
{
	u32 i;

	memset(diag, 0, sizeof *diag);
	diag->il = il;
	diag->error_limit = 100;
	for (i = 0; i < DIAG_COUNT; i++)
		diag->severity[i] = catalog[i].severity;
}

/* The last numbers of the general part and of CUDA's. */
enum { LAST_NUMBER = 3794, FIRST_CUDA_NUMBER = 20000, LAST_CUDA_NUMBER = 20337 };

/* A word's number; 0: it is no number, or not one that can be. */
static u32 number_of(const char *word, size_t length)
{
	u32 number = 0;
	size_t i;

	for (i = 0; i < length && word[i] >= '0' && word[i] <= '9' && number < 100000; i++)
		number = number * 10 + (u32)(word[i] - '0');
	if (i < length || (number > LAST_NUMBER && number < FIRST_CUDA_NUMBER) || number > LAST_CUDA_NUMBER)
		return 0;
	return number;
}

bool diag_is_known(const char *word, size_t length)
{
	size_t i;

	if (length && word[0] >= '0' && word[0] <= '9')
		return number_of(word, length);
	for (i = 0; i < length; i++)
		if (!(word[i] >= 'a' && word[i] <= 'z') && !(word[i] >= '0' && word[i] <= '9') && word[i] != '_')
			return false;
	return length && memchr(word, '_', length);
}

bool diag_is_named(enum diag_id id, const char *word, size_t length)
{
	u32 number = number_of(word, length);

	return number ? catalog[id].number == number : strlen(catalog[id].tag) == length && !strncmp(catalog[id].tag, word, length);
}

static void set_severity(struct diag *diag, const char *word, size_t length, u8 severity, bool once)
{
	u32 i;

	for (i = 0; i < DIAG_COUNT; i++) {
		if (!diag_is_named(i, word, length) || catalog[i].severity >= sev_error)   /* hard errors stay errors */
			continue;
		if (once)
			diag->once[i] = true;
		else
			diag->severity[i] = severity;
	}
}

static void set_list(struct diag *diag, const char *list, u8 severity, bool once)
{
	while (list && *list) {
		size_t length = strcspn(list, ",");

		set_severity(diag, list, length, severity, once);
		list += length + (list[length] == ',');
	}
}

bool diag_option(struct diag *diag, const char *name, const char *value)
{
	static const struct { const char *name; u8 severity; bool once; } lists[] = {
		{ "diag_suppress", sev_suppressed, false }, { "diag_remark", sev_remark, false }, { "diag_warning", sev_warning, false },
		{ "diag_error", sev_error, false }, { "diag_once", 0, true },
	};
	u32 i;

	for (i = 0; i < COUNT_OF(lists); i++)
		if (!strcmp(name, lists[i].name)) {
			set_list(diag, value, lists[i].severity, lists[i].once);
			return true;
		}
	if (!strcmp(name, "no_warnings"))
		diag->no_warnings = true;
	else if (!strcmp(name, "remarks"))
		diag->remarks = true;
	else if (!strcmp(name, "promote_warnings"))
		diag->promote_warnings = true;
	else if (!strcmp(name, "error_limit"))
		diag->error_limit = (u32)strtoul(value, NULL, 10);
	else
		return false;
	return true;
}

/* With the options for all warnings and remarks applied. */
static u8 effective_severity(const struct diag *diag, u8 severity)
{
	if ((severity == sev_warning && diag->no_warnings) || (severity == sev_remark && !diag->remarks))
		return sev_suppressed;
	return severity == sev_warning && diag->promote_warnings ? sev_error : severity;
}

static void add_message(struct diag *diag, struct diag_message message, va_list args)
{
	struct buffer text = { 0 };

	diag_fill_in(diag->il, message.position, catalog[message.id].text, args, &text);
	message.text = text.text;
	message.order = diag->messages.count;
	vec_push(&diag->messages, message);
}

/* Counts a message, unless it is suppressed. */
static bool is_wanted(struct diag *diag, struct diag_message *message)
{
	u8 severity = catalog[message->id].severity;
	bool once = false;

	if (severity < sev_error)
		severity = diag_severity_at(diag, message->id, message->place, &once);
	message->numbered = severity < sev_error;
	message->severity = effective_severity(diag, severity);
	diag->last_suppressed = true;
	if (message->severity == sev_suppressed || (once && diag->reported[message->id]) ||
	    (diag->silent_in_system_headers && il_in_system_header(diag->il, message->place)))
		return false;
	diag->reported[message->id] = true;
	if (message->severity >= sev_error)
		diag->errors++;
	else if (message->severity == sev_warning)
		diag->warnings++;
	diag->last_suppressed = false;
	return true;
}

void diag_report(struct diag *diag, enum diag_id id, u32 position, ...)
{
	struct diag_message message = { .position = position, .place = position, .id = (u16)id };
	va_list args;

	if (!is_wanted(diag, &message))
		return;
	va_start(args, position);
	add_message(diag, message, args);
	va_end(args);
}

void diag_report_late(struct diag *diag, enum diag_id id, u32 place, u32 position, ...)
{
	struct diag_message message = { .position = position, .place = place, .id = (u16)id };
	va_list args;

	if (!is_wanted(diag, &message))
		return;
	va_start(args, position);
	add_message(diag, message, args);
	va_end(args);
}

static void add_part(struct diag *diag, enum diag_id id, enum diag_part part, u32 place, va_list args)
{
	struct diag_message message = { .place = place, .id = (u16)id, .severity = sev_note, .part = (u8)part, .numbered = part == dpt_note };

	if (diag->last_suppressed || !diag->messages.count)
		return;
	message.position = vec_last(&diag->messages).position;
	add_message(diag, message, args);
}

void diag_note(struct diag *diag, enum diag_id id, u32 place, ...)
{
	va_list args;

	va_start(args, place);
	add_part(diag, id, dpt_note, place, args);
	va_end(args);
}

void diag_detail(struct diag *diag, enum diag_id id, ...)
{
	va_list args;

	va_start(args, id);
	add_part(diag, id, dpt_detail, 0, args);
	va_end(args);
}

void diag_context(struct diag *diag, enum diag_id id, ...)
{
	va_list args;

	va_start(args, id);
	add_part(diag, id, dpt_context, 0, args);
	va_end(args);
}

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
static u32 count_parts(const struct diag *diag, u32 first, u32 end, enum diag_part part)
{
	u32 count = 0, i;

	for (i = first + 1; i < end && diag->messages.at[i].part != dpt_note; i++)
		count += diag->messages.at[i].part == part;
	return count;
}

static void print_parts(const struct diag *diag, u32 first, u32 end, enum diag_part part, const char *before)
{
	u32 i;

	for (i = first + 1; i < end && diag->messages.at[i].part != dpt_note; i++)
		if (diag->messages.at[i].part == part)
			fprintf(stderr, "%s%s\n", before, diag->messages.at[i].text);
}

/* A diagnostic or note, up to the next one of its group, which ends before end. */
static void print_message(struct diag *diag, u32 first, u32 end, struct il_place_cursor *cursor)
{
	static const char *const names[] = { "", "note", "remark", "warning", "error", "catastrophic error" };
	const struct diag_message *message = &diag->messages.at[first];
	struct il_place place = il_place_after(diag->il, message->place, cursor);
	u32 contexts = count_parts(diag, first, end, dpt_context);

	if (message->place >= diag->il->source_size)
		fputs("At end of source: ", stderr);
	else
		fprintf(stderr, "%s(%u): ", place.file, place.line);
	fputs(names[message->severity], stderr);
	if (message->numbered)
		fprintf(stderr, " #%u-D", catalog[message->id].number);
	fprintf(stderr, ": %s\n", message->text);
	print_parts(diag, first, end, dpt_detail, "            ");
	print_source_line(diag->il, message->place);
	if (contexts > 1)
		fputs("          detected during:\n", stderr);
	print_parts(diag, first, end, dpt_context, contexts > 1 ? "            " : "          detected during ");
}

/* What separates a diagnostic, with its notes, from the next one. */
static void end_message(struct diag *diag, const struct diag_message *message)
{
	fputc('\n', stderr);
	if (message->severity >= sev_warning && message->numbered && !diag->remarked) {
		fputs("Remark: The warnings can be suppressed with \"-diag-suppress <warning-number>\"\n\n", stderr);
		diag->remarked = true;
	}
}

static int by_position(const void *a, const void *b)
{
	const struct diag_message *x = a, *y = b;

	if (x->position != y->position)
		return x->position < y->position ? -1 : 1;
	return x->order < y->order ? -1 : 1;
}

static void print_group(struct diag *diag, u32 first, u32 end, struct il_place_cursor *cursor)
{
	u32 i;

	print_message(diag, first, end, cursor);
	for (i = first + 1; i < end; i++)
		if (diag->messages.at[i].part == dpt_note)
			print_message(diag, i, end, &(struct il_place_cursor){ 0 });
	end_message(diag, &diag->messages.at[first]);
}

/* Counts a message that was printed; may end the compilation. */
static void count(struct diag *diag, const struct diag_message *message)
{
	if (message->severity < sev_error)
		return;
	diag->errors++;
	if (message->severity == sev_catastrophe)
		diag->termination = IL_CATASTROPHE;
	else if (diag->earlier_errors + diag->errors >= diag->error_limit)
		diag->termination = IL_ERROR_LIMIT;
}

void diag_flush(struct diag *diag)
{
	struct il_place_cursor cursor = { 0 };
	u32 first, end, i;

	if (!diag->messages.count)
		return;
	setvbuf(stderr, NULL, _IOFBF, 1 << 16);   /* source lines can be long */
	qsort(diag->messages.at, diag->messages.count, sizeof *diag->messages.at, by_position);
	diag->errors = 0;
	for (first = 0; first < diag->messages.count && !diag->termination; first = end) {
		for (end = first + 1; end < diag->messages.count && diag->messages.at[end].part != dpt_diagnostic; end++)
			;
		print_group(diag, first, end, &cursor);
		count(diag, &diag->messages.at[first]);
	}
	for (i = 0; i < diag->messages.count; i++)
		free(diag->messages.at[i].text);
	diag->messages.count = 0;
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

void diag_free(struct diag *diag)
{
	u32 i;

	for (i = 0; i < diag->messages.count; i++)
		free(diag->messages.at[i].text);
	for (i = 0; i < DIAG_COUNT; i++)
		vec_free(&diag->states[i]);
	vec_free(&diag->messages);
	vec_free(&diag->changes);
	vec_free(&diag->pushes);
}
