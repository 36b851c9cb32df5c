/* What static_asserts come to [dcl.pre]/10: a measure of constant evaluation, for --stats. What is said of those
 * that fail is in typing/invalid_assertions.c. */
#include "../constants/constant.h"
#include "../typing/invalid.h"
#include "syntax.h"

/* Whether it stands in a template or a generic lambda, whose instantiations have their own. */
static bool is_in_pattern(const struct parser *p, u32 begin)
{
	u32 scope;

	for (scope = begin; scope; scope = p->scopes.at[scope].parent)
		if (p->scopes.at[scope].kind == sck_template_declaration && !p->scopes.at[scope].binds_arguments)
			return true;
	return is_in_generic_lambda(p, begin);
}

struct static_assert_counts evaluate_static_asserts(struct parser *p, void (*other)(struct parser *p, u32 position, bool fails))
{
	struct static_assert_counts counts = { 0 };
	u32 i, count = p->il->table[IL_static_assert].count; /* without those of bodies that are parsed for their sake */

	for (i = 1; i < count; i++) {
		struct il_static_assert record = *il_static_assert(p->il, i);
		struct constant value;

		if (is_in_pattern(p, record.scope))
			continue;
		if (!assertion_outcome(p, i, &value))
			value = record.expr ? constant_condition(p, record.expr) :
			                      condition_of_text(p, record.scope, record.condition_begin, record.condition_end);
		if (record.may_be_discarded && !value.bits)
			value.known = false;
		if (!value.known)
			counts.unknown++;
		else if (value.bits)
			counts.holds++;
		else
			counts.fails++;
		if (!value.known || !value.bits)
			other(p, record.range_begin, value.known);
	}
	il_close_ranges(p->il);
	return counts;
}

static bool fails_in_instance(struct parser *p, const struct il_static_assert *record)
{
	const struct il_expr_node *condition = il_expr_node(p->il, record->expr);
	struct constant value;

	if (!record->expr || !(condition->flags & exf_instantiated) || !condition->routine || record->may_be_discarded ||
	    condition->evaluation == evk_discarded)
		return false;
	value = constant_condition(p, record->expr);
	return value.known && !value.bits;
}

void note_failed_assertions(struct parser *p)
{
	u32 i, count = p->il->table[IL_static_assert].count; /* without those of bodies that are parsed for their sake */

	for (i = 1; i < count; i++) {
		struct il_static_assert record = *il_static_assert(p->il, i);
		struct buffer message = { 0 };

		if (fails_in_instance(p, &record) && assertion_message(p, &record, &message)) {
			il_static_assert(p->il, i)->fails = true;
			il_static_assert(p->il, i)->shown = message.length ? il_intern(p->il, message.text, message.length) : 0;
		}
		buffer_free(&message);
	}
}
