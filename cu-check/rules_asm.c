/* asm statements (page 52, category 13): constraints and clobbers that one side has and the other has not. */
#include "check.h"

/* What string literals, as they are written, say when they are put together. */
static void joined_strings(const char *spelling, struct buffer *out)
{
	bool inside = false;

	for (; *spelling; spelling++) {
		if (*spelling == '"')
			inside = !inside;
		else if (inside)
			buffer_add(out, spelling, 1);
	}
	buffer_puts(out, "");
}

static bool says(const struct il *il, il_str spelling, const char *modifiers, const char *what)
{
	struct buffer text = { 0 };
	bool same;

	joined_strings(il_text(il, spelling), &text);
	same = !strcmp(text.text + strspn(text.text, modifiers), what);
	buffer_free(&text);
	return same;
}

static void check_asm(struct check *c, const struct il_asm_entry *entry)
{
	bool on_host = runs_on_host(execution_space_around(c, entry->routine, entry->range_begin));
	u32 i;

	for (i = on_host ? entry->first_operand : 0; i; i = il_asm_operand(c->il, i)->next)
		if (says(c->il, il_asm_operand(c->il, i)->constraint, "=+&", "C"))
			diag_report(c->diag, DIAG_asm_C_constraint_in_host, il_asm_operand(c->il, i)->position);
	for (i = on_host ? 0 : entry->first_clobber; i; i = il_asm_clobber(c->il, i)->next)
		if (says(c->il, il_asm_clobber(c->il, i)->name, "", "cc"))
			diag_report(c->diag, DIAG_cc_clobber_in_device, il_asm_clobber(c->il, i)->position);
}

void check_asm_statements(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_asm_entry].count; i++)
		if (!(il_routine(c->il, il_asm_entry(c->il, i)->routine)->entity & enf_instantiation))
			check_asm(c, il_asm_entry(c->il, i));
}
