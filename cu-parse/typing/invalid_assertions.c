/* Static assertions that fail [dcl.pre]/10. */
#include "invalid.h"

#include "../templates/instantiate.h"
#include "../traits/traits.h"

/* The reference shows what is beyond ASCII as question marks. False: there are characters of which it is not known how it shows them. */
static bool add_message_character(struct buffer *out, u32 unit)
{
	if ((unit < ' ' && unit != '\t' && unit != '\n') || unit == 0x7f)
		return false;
	buffer_printf(out, "%c", unit < 0x80 ? (int)unit : '?');
	return true;
}

static bool add_message_part(struct parser *p, u32 at, struct buffer *out)
{
	struct buffer text = { 0 };
	u8 kind;
	u32 size = 1, i, unit;
	il_str suffix = 0;
	bool result = string_literal_value(p->il, &p->tokens[at], &text, &kind, &size, &suffix) && !suffix;

	for (i = 0; i + size <= text.length && result; i += size) {
		unit = 0;
		memcpy(&unit, text.text + i, size);
		result = add_message_character(out, unit);
	}
	buffer_free(&text);
	return result;
}

bool assertion_message(struct parser *p, const struct il_static_assert *record, struct buffer *out)
{
	u32 at = token_at(p, record->message_begin);

	if (!record->message_end)
		return true;
	buffer_printf(out, "\"");
	for (; p->tokens[at].kind != TOK_END && p->tokens[at].position < record->message_end; at++)
		if (p->tokens[at].kind != TOK_STRING || !add_message_part(p, at, out))
			return false;
	buffer_printf(out, "\"");
	return true;
}

enum { NOT_EVALUATED, DOES_HOLD, DOES_FAIL, IS_UNKNOWN };

/* Later the same text may mean something else, as there are more declarations; an expression that is kept means the same. */
static void remember_outcome(struct parser *p, u32 index, const struct constant *condition)
{
	if (!p->tentative && !il_static_assert(p->il, index)->expr)
		*vec_slot(&p->assertion_outcomes, index) = !condition->known ? IS_UNKNOWN : condition->bits ? DOES_HOLD : DOES_FAIL;
}

bool assertion_outcome(const struct parser *p, u32 index, struct constant *condition)
{
	u8 outcome = index < p->assertion_outcomes.count ? p->assertion_outcomes.at[index] : (u8)NOT_EVALUATED;

	*condition = (struct constant){ .known = outcome != IS_UNKNOWN, .bits = outcome == DOES_HOLD };
	return outcome != NOT_EVALUATED;
}

/* Behind what is said of the condition. */
static void report_failed_assertion_behind(struct parser *p, const struct il_static_assert *record, const char *message)
{
	u32 errors = p->errors;

	report_failed_assertion(p, record->range_begin, message);
	if (p->errors > errors)
		diag_move(p->diag, record->condition_end + 1);
}

void check_static_assert(struct parser *p, u32 index)
{
	const struct il_static_assert copy = *il_static_assert(p->il, index), *record = &copy;
	bool is_asked = is_compiled_once(p) || p->requests.count;
	struct constant condition;
	struct buffer message = { 0 };

	if (record->condition_end)
		check_names_as_written(p, record->condition_begin, record->condition_end);
	if ((!is_asked && (!p->all_bodies || record->expr)) || !record->condition_end ||
	    (is_in_template(p) && mentions_template_param(p, token_at(p, record->condition_begin), token_at(p, record->condition_end))))
		return;
	condition = condition_of_text(p, record->scope, record->condition_begin, record->condition_end, record->expr);
	remember_outcome(p, index, &condition);
	if (!is_asked)
		return;
	if (!condition.known && is_compiled_once(p))
		check_condition_constant(p, record);
	if (il_any_kind(p->noted_instance) == IL_routine) /* of those it is told at the end which fail */
		return;
	if (!condition.known || condition.bits)
		return;
	if (!assertion_message(p, record, &message))
		; /* it cannot be told */
	else if (is_compiled_once(p) && !p->noted_instance)
		report_failed_assertion_behind(p, record, message.text);
	else
		note_failed_assertion(p, record->range_begin, message.text);
	buffer_free(&message);
}
