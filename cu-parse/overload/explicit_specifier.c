/* Whether a constructor or conversion function is explicit [dcl.fct.spec]/3: explicit(…) of an instance depends on its arguments. */
#include "conversion.h"

enum outcome is_explicit(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(p->il, record->first_decl);
	struct constant value;
	u32 at, end;

	if (!(record->flags & rf_conditional_explicit))
		return record->flags & rf_explicit ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
	at = token_at(p, decl->specifiers_begin);
	end = token_at(p, decl->declarator_begin);
	while (at < end && p->tokens[at].kind != TOK_explicit)
		at++;
	if (at == end || p->tokens[at + 1].kind != TOK_LPAREN)
		return OUTCOME_UNKNOWN;
	value = condition_of_function(p, routine, p->tokens[at + 1].position + 1, p->tokens[matching(p, at + 1)].position);
	return !value.known ? OUTCOME_UNKNOWN : value.bits ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
}
