#include "diag.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static const struct { u32 number; const char *tag; u8 severity; const char *text; } catalog[] = {
#define DIAGNOSTIC(number, tag, severity, text) { number, #tag, sev_##severity, text },
#include "diag.def"
#undef DIAGNOSTIC
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

static char *fill_in(const char *text, va_list args)
{
	struct buffer out = { 0 };

	buffer_puts(&out, "");
	for (; *text; text++) {
		if (text[0] == '%' && text[1] == 's') {
			buffer_puts(&out, va_arg(args, const char *));
			text++;
		} else {
			buffer_add(&out, text, 1);
		}
	}
	return out.text;
}

void diag_report(struct diag *diag, enum diag_id id, u32 position, ...)
{
	struct diag_message message = { .position = position, .place = position, .id = (u16)id };
	u8 severity = catalog[id].severity;
	bool once = false;
	va_list args;

	if (severity < sev_error)
		severity = diag_severity_at(diag, id, position, &once);
	message.numbered = severity < sev_error;
	message.severity = effective_severity(diag, severity);
	diag->last_suppressed = true;
	if (message.severity == sev_suppressed || (once && diag->reported[id]) ||
	    (diag->silent_in_system_headers && il_in_system_header(diag->il, position)))
		return;
	diag->reported[id] = true;
	if (message.severity >= sev_error) {
		diag->errors++;
	} else if (message.severity == sev_warning) {
		diag->warnings++;
	}
	va_start(args, position);
	message.text = fill_in(catalog[id].text, args);
	va_end(args);
	diag->last_suppressed = false;
	message.order = diag->messages.count;
	vec_push(&diag->messages, message);
}

void diag_move(struct diag *diag, u32 position)
{
	if (!diag->last_suppressed && diag->messages.count)
		vec_last(&diag->messages).position = position;
}

void diag_note(struct diag *diag, enum diag_id id, u32 place)
{
	struct diag_message note = { .place = place, .id = (u16)id, .severity = sev_note, .numbered = true, .order = diag->messages.count };

	if (diag->last_suppressed || !diag->messages.count)
		return;
	note.position = diag->messages.at[diag->messages.count - 1].position;
	note.text = strdup(catalog[id].text);
	if (note.text)
		vec_push(&diag->messages, note);
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

static void print_message(struct diag *diag, const struct diag_message *message, struct il_place_cursor *cursor)
{
	struct il_place_cursor any = { 0 };
	static const char *const names[] = { "", "note", "remark", "warning", "error", "catastrophic error" };
	struct il_place place = il_place_after(diag->il, message->place, message->place == message->position ? cursor : &any);

	if (message->place >= diag->il->source_size)
		fputs("At end of source: ", stderr);
	else
		fprintf(stderr, "%s(%u): ", place.file, place.line);
	fputs(names[message->severity], stderr);
	if (message->numbered)
		fprintf(stderr, " #%u-D", catalog[message->id].number);
	fprintf(stderr, ": %s\n", message->text);
	print_source_line(diag->il, message->place);
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

	print_message(diag, &diag->messages.at[first], cursor);
	for (i = first + 1; i < end; i++)
		print_message(diag, &diag->messages.at[i], &(struct il_place_cursor){ 0 });
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
		for (end = first + 1; end < diag->messages.count && diag->messages.at[end].severity == sev_note; end++)
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
