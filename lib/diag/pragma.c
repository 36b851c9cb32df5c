/* #pragma nv_diag_suppress and the like: severities that hold from a place in the source on (page 54). */
#include "diag.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

static const struct {
	const char *word;
	u8 action;
} words[] = {
	{ "nv_diag_suppress", dpa_suppress }, { "nv_diag_remark", dpa_remark }, { "nv_diag_warning", dpa_warning },
	{ "nv_diag_error", dpa_error },       { "nv_diag_once", dpa_once },     { "nv_diag_default", dpa_default },
	{ "nv_diagnostic", dpa_push },
};

/* The rest of a pragma, between begin and end. */
struct cursor {
	struct diag *diag;
	u32 at, end;
	bool report;
};

static char peek(const struct cursor *c) { return c->at < c->end ? c->diag->il->source[c->at] : '\0'; }

/* Spaces, and comments where the preprocessor left them. */
static void skip_space(struct cursor *c)
{
	const char *text = c->diag->il->source, *end;

	for (; c->at < c->end; c->at++) {
		if (text[c->at] > '/') /* nearly always */
			return;
		if (c->end - c->at >= 2 && !strncmp(text + c->at, "//", 2)) {
			c->at = c->end;
			return;
		}
		if (c->end - c->at >= 4 && !strncmp(text + c->at, "/*", 2)) {
			end = memmem(text + c->at + 2, c->end - c->at - 2, "*/", 2);
			c->at = end ? (u32)(end - text) + 1 : c->end - 1;
		} else if (!isspace((unsigned char)peek(c))) {
			return;
		}
	}
}

/* A word or number [lex.ppnumber], or one other character. Returns its length. */
static u32 next_token(struct cursor *c, u32 *begin)
{
	bool number;

	skip_space(c);
	*begin = c->at;
	number = isdigit((unsigned char)peek(c));
	if (is_word_char(peek(c)))
		while (is_word_char(peek(c)) || (number && peek(c) == '.'))
			c->at++;
	else if (c->at < c->end)
		c->at++;
	return c->at - *begin;
}

static void complain(struct cursor *c, enum diag_id id, u32 position)
{
	if (!c->report)
		return;
	diag_report(c->diag, id, position);
	diag_is_lexical(c->diag);
}

/* What holds before the next pragma. */
static struct diag_state latest(const struct diag *diag, u32 id)
{
	return diag->states[id].count ? vec_last(&diag->states[id]) : (struct diag_state){ 0, diag->severity[id] };
}

static void record(struct diag *diag, u32 position, u8 action, u16 id)
{
	static const u8 severities[] = {
		[dpa_suppress] = sev_suppressed,
		[dpa_remark] = sev_remark,
		[dpa_warning] = sev_warning,
		[dpa_error] = sev_error,
	};
	struct diag_state before = latest(diag, id), state = { position, diag->severity[id] };

	if (action == dpa_once) {
		diag->once_from[id] = diag->once_from[id] < position ? diag->once_from[id] : position;
		return;
	}
	if (diag->pushes.count)
		vec_push(&diag->changes, (struct diag_change){ before, id });
	if (action != dpa_default)
		state.severity = severities[action];
	vec_push(&diag->states[id], state);
}

/* A number may be written as any integer: in octal, with a suffix. Returns the word that says the same, in decimal. */
static const char *decimal(const char *word, u32 *length, char text[32])
{
	char digits[32], *end;
	unsigned long long value;

	if (!isdigit((unsigned char)*word) || *length >= sizeof digits)
		return word;
	memcpy(digits, word, *length);
	digits[*length] = '\0';
	value = strtoull(digits, &end, 0);
	if (end[strspn(end, "uUlL")])
		return word;
	*length = (u32)snprintf(text, 32, "%llu", value);
	return text;
}

/* One error number or tag of a list. */
static void list_element(struct cursor *c, u8 action)
{
	u32 begin, length = next_token(c, &begin), id;
	const char *word = c->diag->il->source + begin;
	bool floating = length && isdigit((unsigned char)*word) && memchr(word, '.', length);
	char text[32];

	if (!length || !is_word_char(*word) || floating) {
		complain(c, DIAG_expected_error_number, begin);
		if (length && (*word == '"' || *word == '\''))
			c->at = c->end;
		else if (!length)
			complain(c, DIAG_exp_comma_in_pragma, begin);
		return;
	}
	word = decimal(word, &length, text);
	if (!diag_is_known(word, length)) {
		complain(c, isdigit((unsigned char)*word) ? DIAG_invalid_error_number : DIAG_invalid_error_tag, begin);
		return;
	}
	for (id = 0; (id = diag_next_named(id, word, length)) < DIAG_COUNT; id++)
		record(c->diag, begin, action, (u16)id);
}

static void severity_list(struct cursor *c, u8 action)
{
	u32 begin;

	skip_space(c);
	c->at += peek(c) == '=';
	do
		list_element(c, action);
	while (next_token(c, &begin) && c->diag->il->source[begin] == ',');
	if (c->at > begin)
		complain(c, DIAG_exp_comma_in_pragma, begin);
}

/* nv_diagnostic push, nv_diagnostic pop */
static void push_or_pop(struct cursor *c)
{
	struct diag *diag = c->diag;
	u32 begin, length = next_token(c, &begin), first;
	const char *word = diag->il->source + begin;

	if (length == 4 && !strncmp(word, "push", 4)) {
		vec_push(&diag->pushes, diag->changes.count);
	} else if (length != 3 || strncmp(word, "pop", 3)) {
		complain(c, DIAG_push_or_pop, begin);
	} else if (!diag->pushes.count) {
		complain(c, DIAG_no_push, c->at);
	} else {
		for (first = vec_pop(&diag->pushes); diag->changes.count > first;) {
			struct diag_change change = vec_pop(&diag->changes);

			change.before.position = begin;
			vec_push(&diag->states[change.id], change.before);
		}
	}
}

/* Past #pragma or _Pragma(" at the begin of a range; its end goes before a closing "). */
static bool find_text(struct cursor *c)
{
	const char *text = c->diag->il->source;
	u32 begin, length;

	if (next_token(c, &begin) == 1 && text[begin] == '#')
		next_token(c, &begin);
	length = c->at - begin;
	if (length == 6 && !strncmp(text + begin, "pragma", 6)) {
		while (c->end > c->at && isspace((unsigned char)text[c->end - 1]))
			c->end--;
		return true;
	}
	if (length != 7 || strncmp(text + begin, "_Pragma", 7))
		return false;
	while (c->at < c->end && text[c->at++] != '"')
		;
	while (c->end > c->at && text[--c->end] != '"')
		;
	return true;
}

bool diag_pragma(struct diag *diag, u32 begin, u32 end, bool report)
{
	struct cursor c = { diag, begin, end, report };
	u32 word, length, i;

	if (!find_text(&c))
		return false;
	length = next_token(&c, &word);
	for (i = 0; i < COUNT_OF(words); i++)
		if (length == strlen(words[i].word) && !strncmp(diag->il->source + word, words[i].word, length)) {
			words[i].action == dpa_push ? push_or_pop(&c) : severity_list(&c, words[i].action);
			return true;
		}
	return false;
}

void diag_take_pragmas(struct diag *diag)
{
	u32 i;

	for (i = 1; i < diag->il->table[IL_severity_pragma].count; i++)
		diag_pragma(diag, il_severity_pragma(diag->il, i)->range_begin, il_severity_pragma(diag->il, i)->range_end, false);
}

u8 diag_severity_at(struct diag *diag, enum diag_id id, u32 position)
{
	u32 low = 0, high;

	for (high = diag->states[id].count; low < high;) { /* the first that is set behind position */
		u32 middle = low + (high - low) / 2;

		if (diag->states[id].at[middle].position <= position)
			low = middle + 1;
		else
			high = middle;
	}
	return low ? diag->states[id].at[low - 1].severity : diag->severity[id];
}
