/* Diagnostics that one stage leaves in the IL and a later one prints among its own. */
#include "diag.h"

void diag_split(struct diag *instances, const struct diag *diag)
{
	*instances = *diag;
	memset(&instances->messages, 0, sizeof instances->messages);
}

void diag_join(struct diag *instances)
{
	diag_forget(instances);
	vec_free(&instances->messages);
}

static void leave_messages(struct diag *diag, struct il *il)
{
	struct il_diagnostic *record;
	u32 i;

	for (i = 0; i < diag->messages.count; i++) {
		const struct diag_message *message = &diag->messages.at[i];

		il_new_diagnostic(il, &record);
		record->severity = message->severity;
		record->part = message->part;
		record->is_numbered = message->numbered;
		record->is_once = message->once;
		record->is_lexical = message->lexical;
		record->number = message->number;
		record->tag = il_intern_z(il, message->tag);
		record->text = il_intern_z(il, message->text);
		record->position = message->position;
		record->place = message->place;
		record->routine = message->routine;
	}
	diag_forget(diag);
}

void diag_leave(struct diag *diag, struct diag *instances, struct il *il)
{
	leave_messages(diag, il);
	leave_messages(instances, il);
	il->header.errors = diag->errors;
	il->header.warnings = diag->warnings;
}

void diag_take(struct diag *diag, struct diag *instances, struct il *il)
{
	u32 i;

	for (i = 1; i < il->table[IL_diagnostic].count; i++) {
		const struct il_diagnostic *record = il_diagnostic(il, i);
		struct diag *list = record->routine ? instances : diag;
		/* clang-format off */
		struct diag_message message = {
			.position = record->position, .place = record->place, .order = list->messages.count, .number = record->number,
			.id = (u16)diag_find(record->number, il_text(il, record->tag), record->part != dpt_diagnostic || record->is_numbered),
			.severity = record->severity, .part = record->part, .numbered = record->is_numbered, .once = record->is_once,
			.lexical = record->is_lexical, .routine = record->routine,
			.tag = il_text(il, record->tag), .text = xstrdup(il_text(il, record->text)),
		};
		/* clang-format on */

		vec_push(&list->messages, message);
		if (record->routine)
			continue;
		il->header.errors -= il->header.errors && record->severity >= sev_error;
		il->header.warnings -= il->header.warnings && record->severity == sev_warning;
	}
	il_truncate(il, IL_diagnostic, 1);
}

u32 diag_hand_over(struct diag *instances, u32 at, struct diag *diag)
{
	u32 i = at;

	do {
		struct diag_message message = instances->messages.at[i];

		instances->messages.at[i].text = NULL;
		message.order = diag->messages.count;
		message.of_instance = true;
		diag->errors += message.severity >= sev_error;
		diag->warnings += message.severity == sev_warning;
		vec_push(&diag->messages, message);
		i++;
	} while (i < instances->messages.count && instances->messages.at[i].part != dpt_diagnostic);
	diag->last_suppressed = false;
	return i;
}
