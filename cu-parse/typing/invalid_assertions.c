/* Static assertions that fail [dcl.pre]/10. Said where that is certain: what other libraries than the standard's compute by their templates
 * is left to the compiler that comes after. */
#include "invalid.h"

#include "../templates/instantiate.h"
#include "../traits/traits.h"

/* What a condition names. Where templates choose between specializations, or may do so, what they say of scalars is believed. */
struct named {
	struct parser *p;
	bool chooses, has_class;
};

static bool is_trusted(const struct parser *p, u32 position)
{
	return il_in_system_header(p->il, position) || il_in_main_file(p->il, position);
}

static bool add_type(struct named *named, u32 type)
{
	const struct il_type *record = il_type(named->p->il, type_strip(named->p, type, NULL));

	if (record->kind == tk_pointer || record->kind == tk_array)
		return add_type(named, record->type);
	named->has_class |= !is_scalar(record);
	return !(record->flags & (tyf_closure | tyf_dependent)) && record->kind != tk_typeref && record->kind != tk_error &&
	       record->kind != tk_auto && (!record->template_info || is_trusted(named->p, record->position));
}

static bool add_template(struct named *named, const struct il_template *template)
{
	named->chooses |= !il_in_main_file(named->p->il, template->position) || template->flags & tf_partially_specialized;
	return is_trusted(named->p, template->position);
}

/* What the first name of an id-expression means. False: it is nothing that we are certain of. */
static bool add_name(struct named *named, const struct lookup *found)
{
	const struct il *il = named->p->il;
	u32 index = il_any_index(found->entity);

	switch (found->class) {
	case NAME_TYPE: return add_type(named, index);
	case NAME_VARIABLE: return add_type(named, il_variable(il, index)->type);
	case NAME_ROUTINE: return !(il_routine(il, index)->entity & enf_instantiation);
	case NAME_NAMESPACE: return is_trusted(named->p, il_namespace(il, index)->position);
	case NAME_TYPE_TEMPLATE:
	case NAME_FUNCTION_TEMPLATE:
	case NAME_VARIABLE_TEMPLATE: return add_template(named, il_template(il, index));
	default: return false;
	}
}

/* Whether a condition names what can be believed alone. */
static bool is_plain_condition(struct parser *p, u32 begin, u32 end)
{
	struct named named = { .p = p };
	u32 at;

	for (at = token_at(p, begin); p->tokens[at].position < end && p->tokens[at].kind != TOK_END; at++) {
		u32 before = p->tokens[at - 1].kind;
		struct lookup found;

		if (p->tokens[at].kind == TOK_decltype)
			return false;
		if (p->tokens[at].kind != TOK_IDENTIFIER || before == TOK_DOT || before == TOK_ARROW)
			continue;
		if (before == TOK_SCOPE) {
			named.chooses |= p->tokens[at + 1].kind == TOK_LESS;
			continue;
		}
		found = lookup_unqualified(p, p->tokens[at].value, LOOKUP_ANY);
		if (!add_name(&named, &found))
			return false;
	}
	return !named.chooses || !named.has_class;
}

/* The text of a plain string literal, without its quotes; length 0: it is none. */
static const char *plain_literal(const struct parser *p, u32 begin, u32 end, u32 *length)
{
	const char *text = p->il->source + begin;

	*length = 0;
	if (end > begin + 1 && text[0] == '"' && memchr(text + 1, '"', end - begin - 1) == p->il->source + end - 1 &&
	    !memchr(text, '\\', end - begin))
		*length = end - begin;
	return text;
}

void check_static_assert(struct parser *p, const struct il_static_assert *record)
{
	struct constant condition;
	struct buffer message = { 0 };
	const char *text;
	u32 length;

	if (!is_compiled_once(p) || !record->condition_end ||
	    (is_in_template(p) && mentions_template_param(p, token_at(p, record->condition_begin), token_at(p, record->condition_end))))
		return;
	text = plain_literal(p, record->message_begin, record->message_end, &length);
	condition = condition_of_text(p, record->scope, record->condition_begin, record->condition_end);
	if (!condition.known)
		check_condition_constant(p, record);
	if (!condition.known || condition.bits || (record->message_end && !length) ||
	    !is_plain_condition(p, record->condition_begin, record->condition_end))
		return;
	buffer_puts(&message, length ? " with " : "");
	buffer_add(&message, text, length);
	report_error(p, record->range_begin, DIAG_static_assertion_failed, message.text);
	buffer_free(&message);
}
