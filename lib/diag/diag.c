#include "diag.h"

#include <ctype.h>
#include <stdlib.h>

static const struct diag_entry catalog[] = {
#define DIAGNOSTIC_TAGGED(number, name, tag, severity, text) { number, #name, #tag, sev_##severity, text },
#include "diag.def"
};

const struct diag_entry *diag_entry(enum diag_id id) { return &catalog[id]; }

void diag_init(struct diag *diag, const struct il *il)
{
	u32 i;

	memset(diag, 0, sizeof *diag);
	diag->il = il;
	diag->error_limit = 100;
	diag->threshold = sev_warning;
	for (i = 0; i < DIAG_COUNT; i++) {
		diag->severity[i] = diag_default_severity(i);
		diag->once_from[i] = ONCE_NOWHERE;
	}
}

u8 diag_default_severity(enum diag_id id) { return catalog[id].severity == sev_soft_error ? sev_error : catalog[id].severity; }

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
		if (!is_word_char(word[i]))
			return false;
	return length && islower((unsigned char)*word) && memchr(word, '_', length);
}

/* CUDA's diagnostics are shown with other numbers than the reference counts them by (page 52); lists may have either. */
enum { FIRST_OF_CUDA = 3457, LAST_OF_CUDA = 3794, SHOWN_FROM = 20000 };

u32 diag_next_named(u32 id, const char *word, size_t length)
{
	u32 number = number_of(word, length);

	if (number >= FIRST_OF_CUDA && number <= LAST_OF_CUDA)
		number += SHOWN_FROM - FIRST_OF_CUDA;
	while (id < DIAG_COUNT && (number ? catalog[id].number != number :
	                                    *catalog[id].tag != *word || strncmp(catalog[id].tag, word, length) || catalog[id].tag[length]))
		id++;
	return id;
}

/* What --diag_suppress and the like ask for. */
enum list_action { set_to_severity, set_once, set_to_default };

enum diag_id diag_find(u32 number, const char *tag, bool numbered)
{
	u32 i;

	for (i = 0; i < DIAG_COUNT && (catalog[i].number != number || strcmp(catalog[i].tag, tag) ||
	                               (diag_default_severity((enum diag_id)i) < sev_error) != numbered);
	     i++)
		;
	return (enum diag_id)i;
}

static void set_severity(struct diag *diag, const char *word, size_t length, enum list_action action, u8 severity)
{
	u32 i;

	for (i = 0; (i = diag_next_named(i, word, length)) < DIAG_COUNT; i++) {
		if (catalog[i].severity >= sev_error) /* hard errors stay errors */
			continue;
		if (action == set_once)
			diag->once_from[i] = 0;
		else
			diag->severity[i] = action == set_to_severity ? severity : diag_default_severity(i);
	}
}

static bool list_option(struct diag *diag, const char *name, const char *list)
{
	static const struct {
		const char *name;
		u8 severity, action;
	} options[] = {
		{ "diag_suppress", sev_suppressed, set_to_severity },
		{ "diag_remark", sev_remark, set_to_severity },
		{ "diag_warning", sev_warning, set_to_severity },
		{ "diag_error", sev_error, set_to_severity },
		{ "diag_once", 0, set_once },
		{ "diag_default", 0, set_to_default },
	};
	u32 i;

	for (i = 0; i < COUNT_OF(options) && strcmp(name, options[i].name); i++)
		;
	if (i == COUNT_OF(options))
		return false;
	while (*list) {
		size_t length = strcspn(list, ",");

		if (!diag_is_known(list, length))
			fatal("--%s: %.*s is no number or tag of a diagnostic", name, (int)length, list);
		set_severity(diag, list, length, (enum list_action)options[i].action, options[i].severity);
		list += length + (list[length] == ',');
	}
	return true;
}

/* What is on or off; an option begins with no_ where it says that it is off. */
static bool switch_option(struct diag *diag, const char *name)
{
	struct {
		const char *name;
		bool *flag;
		bool meaning;
	} switches[] = {
		{ "display_error_number", &diag->no_numbers, false },
		{ "brief_diagnostics", &diag->style.brief, true },
		{ "wrap_diagnostics", &diag->style.wrapped, true },
		{ "colors", &diag->style.no_colors, false },
	};
	bool on = strncmp(name, "no_", 3);
	u32 i;

	for (i = 0; i < COUNT_OF(switches); i++)
		if (!strcmp(name + (on ? 0 : 3), switches[i].name)) {
			*switches[i].flag = on == switches[i].meaning;
			return true;
		}
	return false;
}

static u64 limit_of(const char *value)
{
	char *end;
	u64 limit = strtoull(value, &end, 10);

	if (!limit || *end || !isdigit((unsigned char)*value))
		fatal("--error_limit takes a number from 1 on, not %s", value);
	return limit;
}

bool diag_option(struct diag *diag, const char *name, const char *value)
{
	if (!strcmp(name, "no_warnings"))
		diag->threshold = sev_error;
	else if (!strcmp(name, "remarks"))
		diag->threshold = sev_remark;
	else if (!strcmp(name, "promote_warnings"))
		diag->promote_warnings = true;
	else if (!strcmp(name, "error_limit"))
		diag->error_limit = limit_of(value);
	else
		return switch_option(diag, name) || list_option(diag, name, value);
	return true;
}

/* Where the diagnostic is whose message or part of one comes next. */
static u32 place_of_whole(const struct diag *diag, const struct diag_message *message)
{
	u32 i = diag->messages.count;

	if (message->part == dpt_diagnostic)
		return message->place;
	while (i > 1 && diag->messages.at[i - 1].part != dpt_diagnostic)
		i--;
	return diag->messages.at[i - 1].place;
}

static void add_message(struct diag *diag, enum diag_id id, struct diag_message message, va_list args)
{
	struct buffer text = { 0 };

	diag_fill_in(diag->il, place_of_whole(diag, &message), catalog[id].text, args, &text);
	message.id = (u16)id;
	message.number = catalog[id].number;
	message.tag = catalog[id].tag;
	message.text = text.text;
	message.order = diag->messages.count;
	message.routine = diag->routine;
	vec_push(&diag->messages, message);
}

/* Where a message at the end of the source stands among others: before what is said at the end of a function without a }, and that this is
 * missing. */
static u32 before_end(const struct diag *diag, u32 position)
{
	u32 size = (u32)diag->il->source_size;

	return position < size ? position : size - (size > 0);
}

u32 diag_end_of_function(const struct il *il) { return il->source_size - (il->source_size > 0); }

void diag_report_with(struct diag *diag, enum diag_id id, u32 position, va_list args)
{
	struct diag_message message = { .position = before_end(diag, position), .place = position };
	u8 severity = catalog[id].severity;

	if (severity < sev_error) {
		severity = diag_severity_at(diag, id, position);
		message.once = position >= diag->once_from[id];
	}
	diag->last_suppressed = true;
	if (severity < diag->threshold ||
	    ((diag->silent_in_system_headers || severity < sev_error) && il_in_system_header(diag->il, position)))
		return;
	diag->last_suppressed = false;
	message.numbered = severity < sev_error;
	message.severity = severity == sev_warning && diag->promote_warnings ? sev_error : severity;
	diag->errors += message.severity >= sev_error;
	diag->warnings += message.severity == sev_warning;
	add_message(diag, id, message, args);
}

void diag_report(struct diag *diag, enum diag_id id, u32 position, ...)
{
	va_list args;

	va_start(args, position);
	diag_report_with(diag, id, position, args);
	va_end(args);
}

bool diag_was_said(const struct diag *diag, enum diag_id id, u32 place)
{
	u32 i;

	for (i = diag->messages.count; i-- > 0;)
		if (diag->messages.at[i].id == id && diag->messages.at[i].place == place)
			return true;
	return false;
}

bool diag_was_written(const struct diag *diag, enum diag_id id, u32 place)
{
	u32 i;

	for (i = diag->messages.count; i-- > 0;)
		if (diag->messages.at[i].id == id && diag->messages.at[i].place == place && !diag->messages.at[i].of_instance)
			return true;
	return false;
}

/* Of the messages that the diagnostic which was reported last is made of. */
static u32 first_of_last(const struct diag *diag)
{
	u32 i = diag->messages.count;

	while (i && diag->messages.at[i - 1].part != dpt_diagnostic)
		i--;
	return i - (i > 0);
}

static void move_last(struct diag *diag, u32 position)
{
	u32 i;

	for (i = first_of_last(diag); !diag->last_suppressed && i < diag->messages.count; i++)
		diag->messages.at[i].position = position;
}

void diag_move(struct diag *diag, u32 position) { move_last(diag, before_end(diag, position)); }

void diag_move_behind(struct diag *diag, u32 end, u32 rank)
{
	struct diag_message *last;

	diag_move(diag, end ? end - 1 : 0);
	if (diag->last_suppressed || !diag->messages.count)
		return;
	last = &diag->messages.at[first_of_last(diag)];
	last->rank = rank;
	last->late_to = last->place;
	for (; last < diag->messages.at + diag->messages.count - 1; last++) {
		last[1].rank = last->rank;
		last[1].late_to = last->late_to;
	}
}

void diag_move_to_end(struct diag *diag) { move_last(diag, (u32)diag->il->source_size); }

void diag_say_after_error(struct diag *diag, ...)
{
	struct diag_message *last = diag->messages.count ? &vec_last(&diag->messages) : NULL;
	struct buffer text = { 0 };
	va_list args;

	if (diag->last_suppressed || !last)
		return;
	va_start(args, diag);
	diag_fill_in(diag->il, last->position, catalog[last->id].text, args, &text);
	va_end(args);
	last->after_error = text.text;
}

void diag_is_lexical(struct diag *diag)
{
	if (!diag->last_suppressed && diag->messages.count)
		vec_last(&diag->messages).lexical = true;
}

static void add_part(struct diag *diag, enum diag_id id, enum il_diagnostic_part part, u32 place, va_list args)
{
	struct diag_message message = { .place = place, .severity = sev_note, .part = (u8)part, .numbered = part == dpt_note };

	if (diag->last_suppressed || !diag->messages.count)
		return;
	message.position = vec_last(&diag->messages).position;
	message.lexical = vec_last(&diag->messages).lexical;
	message.rank = vec_last(&diag->messages).rank;
	message.late_to = vec_last(&diag->messages).late_to;
	add_message(diag, id, message, args);
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

void diag_forget(struct diag *diag)
{
	while (diag->messages.count) {
		struct diag_message message = vec_pop(&diag->messages);

		free(message.text);
		free(message.after_error);
	}
}

void diag_free(struct diag *diag)
{
	u32 i;

	diag_forget(diag);
	for (i = 0; i < DIAG_COUNT; i++)
		vec_free(&diag->states[i]);
	vec_free(&diag->messages);
	vec_free(&diag->changes);
	vec_free(&diag->pushes);
}
