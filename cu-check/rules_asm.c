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

/* ---- names of operands ---- */

/* Whether a colon follows the text, so that there are operands, or could be. */
static bool has_sections(const struct il *il, const struct il_asm_entry *entry)
{
	bool inside = false;
	u32 at;

	for (at = entry->range_begin; at < entry->range_end && (inside || il->source[at] != ':'); at++)
		inside ^= il->source[at] == '"';
	return at < entry->range_end;
}

static bool has_operand(const struct il *il, const struct il_asm_entry *entry, const char *name, size_t length)
{
	u32 i;

	for (i = entry->first_operand; i; i = il_asm_operand(il, i)->next) {
		const char *known = il_text(il, il_asm_operand(il, i)->name);

		if (strlen(known) == length && !memcmp(known, name, length))
			return true;
	}
	return false;
}

/* %[name] and, with a letter that modifies it, %c[name]. */
static void check_names(struct check *c, const struct il_asm_entry *entry)
{
	struct buffer text = { 0 }, name = { 0 };
	const char *at, *end;

	joined_strings(il_text(c->il, entry->text), &text);
	for (at = strchr(text.text, '%'); at; at = strchr(at, '%')) {
		at++;
		at += *at && at[1] == '[' && strchr("%=", *at) == NULL && *at != '[';
		end = *at == '[' ? strchr(at, ']') : NULL;
		if (!end || has_operand(c->il, entry, at + 1, (size_t)(end - at - 1)))
			continue;
		name.length = 0;
		buffer_add(&name, at + 1, (size_t)(end - at - 1));
		buffer_puts(&name, "");
		diag_report(c->diag, DIAG_unknown_asm_operand_name, entry->range_begin, name.text);
		diag_move(c->diag, entry->range_end);
		at = end;
	}
	buffer_free(&text);
	buffer_free(&name);
}

/* ---- outputs ---- */

/* Whether an object has a const member somewhere, and cannot be assigned to. */
static bool has_const_member(const struct il *il, const struct il_type *type, u32 depth)
{
	u32 field;

	for (field = il_class_info(il, type->class_info)->first_field; field && depth < 20; field = il_field(il, field)->next) {
		u32 cv = 0;
		const struct il_type *member = stripped(il, il_field(il, field)->type, &cv);

		if (cv & tyf_const || has_const_member(il, member, depth + 1))
			return true;
	}
	return false;
}

/* An output is assigned to. What cannot be for its const alone is only warned of. */
static void check_output(struct check *c, const struct il_expr_node *output)
{
	u32 cv = 0;
	const struct il_type *type = stripped(c->il, output->type, &cv);

	if (output->flags & exf_dependent || !output->type || type->flags & (tyf_dependent | tyf_contains_error) ||
	    type->kind == tk_error || type->kind == tk_typeref || type->kind == tk_template_param)
		return;
	if (output->value_category == vc_prvalue || type->kind == tk_routine)
		diag_report(c->diag, DIAG_exp_modifiable_lvalue, output->range_begin);
	else if (output->value_category == vc_lvalue && (cv & tyf_const || has_const_member(c->il, type, 0)))
		diag_report(c->diag, DIAG_modifiable_output_of_asm, output->range_begin);
}

static void check_operands(struct check *c, const struct il_asm_entry *entry)
{
	u32 i;

	if (has_sections(c->il, entry))
		check_names(c, entry);
	for (i = entry->first_operand; i; i = il_asm_operand(c->il, i)->next)
		if (il_asm_operand(c->il, i)->is_output)
			check_output(c, il_expr_node(c->il, il_asm_operand(c->il, i)->expr));
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
		if (!(il_routine(c->il, il_asm_entry(c->il, i)->routine)->entity & enf_instantiation)) {
			check_asm(c, il_asm_entry(c->il, i));
			check_operands(c, il_asm_entry(c->il, i));
		}
}
