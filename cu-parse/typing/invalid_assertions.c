/* Static assertions that fail [dcl.pre]/10. Said where that is certain: what other libraries than the standard's compute by their templates
 * is left to the compiler that comes after. */
#include "invalid.h"

#include "../templates/instantiate.h"
#include "../traits/traits.h"

static bool is_trusted(const struct parser *p, u32 position)
{
	return il_in_system_header(p->il, position) || il_in_user_file(p->il, position);
}

static bool is_trusted_type(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL));

	if (record->kind == tk_pointer || record->kind == tk_array)
		return is_trusted_type(p, record->type);
	return !(record->flags & tyf_dependent) && record->kind != tk_typeref && record->kind != tk_error && record->kind != tk_auto &&
	       (!record->template_info || is_trusted(p, record->position));
}

/* What the first name of an id-expression means. False: it is nothing that we are certain of. */
static bool is_trusted_name(const struct parser *p, const struct lookup *found)
{
	const struct il *il = p->il;
	u32 index = il_any_index(found->entity);

	switch (found->class) {
	case NAME_TYPE: return is_trusted_type(p, index);
	case NAME_VARIABLE: return is_trusted_type(p, il_variable(il, index)->type);
	case NAME_ROUTINE: return !(il_routine(il, index)->entity & enf_instantiation);
	case NAME_NAMESPACE: return is_trusted(p, il_namespace(il, index)->position);
	case NAME_TYPE_TEMPLATE:
	case NAME_FUNCTION_TEMPLATE:
	case NAME_VARIABLE_TEMPLATE: return is_trusted(p, il_template(il, index)->position);
	case NAME_NOT_FOUND: return true; /* a trait */
	default: return false;
	}
}

/* Whether a condition names only what can be believed. */
static bool is_plain_condition(struct parser *p, u32 begin, u32 end)
{
	u32 at;

	for (at = token_at(p, begin); p->tokens[at].position < end && p->tokens[at].kind != TOK_END; at++) {
		u32 before = p->tokens[at - 1].kind;
		struct lookup found;

		if (p->tokens[at].kind != TOK_IDENTIFIER || before == TOK_DOT || before == TOK_ARROW || before == TOK_SCOPE)
			continue;
		found = lookup_unqualified(p, p->tokens[at].value, LOOKUP_ANY);
		if (!is_trusted_name(p, &found))
			return false;
	}
	return true;
}

/* The length of a plain string literal with its quotes; 0: it is none. */
static u32 plain_literal(const struct parser *p, u32 begin, u32 end)
{
	const char *text = p->il->source + begin;
	bool is_plain = end > begin + 1 && text[0] == '"' && memchr(text + 1, '"', end - begin - 1) == p->il->source + end - 1 &&
	                !memchr(text, '\\', end - begin);

	return is_plain ? end - begin : 0;
}

/* ---- in classes that are instantiated ---- */

/* How many of the classes that are being instantiated, the innermost of all, ask for each other by themselves: no function or the like that
 * is instantiated is between them. */
static u32 count_requests(const struct parser *p)
{
	u32 count = p->class_requests.count, i = count, depth = p->instantiation_depth;

	if (p->routine || p->lambda)
		return 0;
	while (i && p->class_requests.at[i - 1].depth == depth - 1) {
		depth--;
		if (p->class_requests.at[--i].in_function)
			break;
	}
	return count - i;
}

/* Is said when the user's code asks for the outermost of the classes: before, we may just have been curious. */
static void note_failure(struct parser *p, const struct il_static_assert *record, u32 message_length)
{
	u32 count = count_requests(p), i;
	struct failed_assertion failed = { .place = record->range_begin,
		                           .message_begin = message_length ? record->message_begin : 0,
		                           .message_length = message_length,
		                           .first_context = p->failed_contexts.count,
		                           .contexts = count };

	if (!count)
		return;
	for (i = 0; i < count; i++)
		vec_push(&p->failed_contexts, p->class_requests.at[p->class_requests.count - 1 - i]);
	vec_push(&p->failed_assertions, failed);
}

static void report_failure(struct parser *p, u32 place, u32 message_begin, u32 message_length)
{
	struct buffer message = { 0 };

	buffer_puts(&message, message_length ? " with " : "");
	buffer_add(&message, p->il->source + message_begin, message_length);
	report_error(p, place, DIAG_static_assertion_failed, message.text);
	buffer_free(&message);
}

/* Whether an assertion failed in that class, or in one that it asks for, and is to be reported now. */
static bool takes_failure(const struct parser *p, struct failed_assertion *failed, u32 class)
{
	bool is_new = !failed->is_reported && p->failed_contexts.at[failed->first_context + failed->contexts - 1].type == class;

	failed->is_reported |= is_new;
	return is_new;
}

/* A class that is asked for, and those around it whose members it is the type of. */
struct demand {
	u32 class, place;
	const struct demand *around;
	u32 depth;
};

/* Why the class is asked for. */
static void add_demands(struct parser *p, const void *innermost)
{
	const struct demand *demand;

	for (demand = innermost; demand; demand = demand->around)
		diag_context(p->diag, DIAG_context_class_instantiation, il_any_of(IL_type, demand->class), demand->place);
}

/* What is said stands where the user's code asks for the outermost class. */
static void add_demands_there(struct parser *p, const void *innermost)
{
	const struct demand *demand = innermost;

	while (demand->around)
		demand = demand->around;
	diag_move(p->diag, demand->place);
	add_demands(p, innermost);
}

static void report_failures(struct parser *p, const struct demand *demand, u32 place)
{
	u32 i, n;

	for (i = 0; i < p->failed_assertions.count; i++) {
		struct failed_assertion *failed = &p->failed_assertions.at[i];
		const struct class_request *contexts = &p->failed_contexts.at[failed->first_context];

		if (!takes_failure(p, failed, demand->class))
			continue;
		report_failure(p, failed->place, failed->message_begin, failed->message_length);
		diag_move(p->diag, place);
		for (n = 0; n + 1 < failed->contexts; n++)
			diag_context(p->diag, DIAG_context_class_instantiation, il_any_of(IL_type, contexts[n].type), contexts[n].place);
		add_demands(p, demand);
	}
}

/* Members of the user's classes: those of libraries are completed when somebody needs them. */
static void demand_class(struct parser *p, const struct demand *demand, u32 place)
{
	enum { DEPTH_MAX = 20 };
	const struct il_type *type = il_type(p->il, demand->class);
	u32 field;

	if (!is_class_type(p, demand->class) || !type->template_info || !complete_class(p, demand->class))
		return;
	report_failures(p, demand, place);
	check_overrides_of_instance(p, demand->class, add_demands_there, demand);
	if (demand->depth == DEPTH_MAX || !il_in_user_file(p->il, type->position))
		return;
	for (field = il_class_info(p->il, type->class_info)->first_field; field; field = il_field(p->il, field)->next) {
		u32 class = type_strip(p, il_field(p->il, field)->type, NULL);

		if (is_known_type(p, class))
			demand_class(p, &(struct demand){ class, il_field(p->il, field)->position, demand, demand->depth + 1 }, place);
	}
}

void require_class(struct parser *p, u32 type, u32 place)
{
	if (is_compiled_once(p) && !is_in_template(p))
		demand_class(p, &(struct demand){ .class = type_strip(p, type, NULL), .place = place }, place);
}

void check_static_assert(struct parser *p, const struct il_static_assert *record)
{
	struct constant condition;
	u32 length;

	if ((!is_compiled_once(p) && !p->class_requests.count) || !record->condition_end ||
	    (is_in_template(p) && mentions_template_param(p, token_at(p, record->condition_begin), token_at(p, record->condition_end))))
		return;
	length = plain_literal(p, record->message_begin, record->message_end);
	condition = condition_of_text(p, record->scope, record->condition_begin, record->condition_end);
	if (!condition.known && is_compiled_once(p))
		check_condition_constant(p, record);
	if (!condition.known || condition.bits || (record->message_end && !length) ||
	    !is_plain_condition(p, record->condition_begin, record->condition_end))
		return;
	if (is_compiled_once(p))
		report_failure(p, record->range_begin, record->message_begin, length);
	else
		note_failure(p, record, length);
}
