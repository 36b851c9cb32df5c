/* Where an expression stands, and what was said about it. */
#include "check.h"

static void narrow(u32 *size, bool *in_body, u32 begin, u32 end, u32 position, bool is_body)
{
	if (begin <= position && position < end && end - begin <= *size) {
		*size = end - begin;
		*in_body = is_body;
	}
}

bool stands_in_body(const struct il *il, u32 position)
{
	u32 size = UINT32_MAX, i;
	bool in_body = false;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if (il_any_kind(decl->declared) == IL_routine && decl->body_end)
			narrow(&size, &in_body, decl->initializer_end ? decl->initializer_begin : decl->body_begin, decl->body_end,
			       position, true);
	}
	for (i = 1; i < il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(il, i);

		narrow(&size, &in_body, lambda->params_begin, lambda->params_end, position, false);
		narrow(&size, &in_body, lambda->body_begin, lambda->body_end, position, true);
	}
	for (i = 1; i < il->table[IL_field].count; i++)
		narrow(&size, &in_body, il_field(il, i)->initializer_begin, il_field(il, i)->initializer_end, position, false);
	return in_body;
}

bool has_error_between(const struct check *check, u32 begin, u32 end)
{
	const struct diag *d = check->diag;
	u32 i;

	for (i = 0; i < d->messages.count; i++)
		if (d->messages.at[i].severity >= sev_error &&
		    ((d->messages.at[i].place >= begin && d->messages.at[i].place < end) || d->messages.at[i].place == begin))
			return true; /* also at the end of the source */
	return false;
}
