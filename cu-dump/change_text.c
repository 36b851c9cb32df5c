/* What was changed, for a person: a block for each item. */
#include "compare.h"

#include "../lib/il/names.h"

#include <stdio.h>

/* ---- names ---- */

/* f(int):: before what a function declares. */
static void add_function_around(const struct il *il, il_any item, struct buffer *out)
{
	il_any containers[2];

	containers_of(il, item, containers);
	if (il_any_kind(containers[1]) != IL_routine)
		return;
	il_add_signature(il, containers[1], out);
	buffer_puts(out, "::");
}

void add_item_name(const struct il *il, il_any item, struct buffer *out)
{
	u32 index = il_any_index(item);

	switch (il_any_kind(item)) {
	case IL_type:
	case IL_variable:
		add_function_around(il, item, out);
		il_add_signature(il, item, out);
		break;
	case IL_field:
	case IL_template:
	case IL_namespace:
	case IL_label:
	case IL_routine: il_add_signature(il, item, out); break;
	case IL_pragma: buffer_puts(out, il_text(il, il_pragma(il, index)->text)); break;
	case IL_diagnostic: buffer_puts(out, il_text(il, il_diagnostic(il, index)->text)); break;
	default: il_describe(il, il_any_kind(item), index, out);
	}
}

void add_entry_words(const struct il *il, il_any entry, struct buffer *out)
{
	enum il_kind kind = il_any_kind(entry);
	u32 index = il_any_index(entry), begin, end;
	struct buffer name = { 0 };

	buffer_puts(out, entry ? il_kind_name[kind] : "none");
	if (!entry)
		return;
	if (is_item(il, kind, index))
		add_item_name(il, entry, &name);
	else if (kind != IL_expr_node && kind != IL_parameter)
		il_describe(il, kind, index, &name);
	if (name.length || (il_entry_range(il, kind, index, &begin, &end) && begin < end))
		buffer_puts(out, " ");
	if (name.length)
		buffer_quote(out, name.text, name.length);
	else if (il_entry_range(il, kind, index, &begin, &end) && begin < end)
		add_snippet(il, begin, end, out);
	buffer_free(&name);
}

/* ---- blocks ---- */

enum { LABEL_WIDTH = 25, INDENT = 2 };

static void add_place(const struct il *il, il_any entry, const char *before, struct buffer *out)
{
	u32 begin, end;

	if (!entry || !il_entry_range(il, il_any_kind(entry), il_any_index(entry), &begin, &end))
		return;
	buffer_puts(out, before);
	il_add_place(il, begin, out);
}

/* " at a.cu:1:2, b.cu:1:2" */
static void add_places(const struct il *a, const struct il *b, il_any x, il_any y, struct buffer *out)
{
	size_t length = out->length;

	add_place(a, x, " at ", out);
	add_place(b, y, out->length > length ? ", " : " at ", out);
}

static void add_field(const struct difference *difference, int indent, struct buffer *out)
{
	int width = LABEL_WIDTH - indent - (int)strlen(difference->label) - 1;

	buffer_printf(out, "%*s%s:%*s%s -> %s\n", indent, "", difference->label, width > 1 ? width : 1, "", difference->before,
	              difference->after);
}

static void add_element(const struct il *a, const struct il *b, const struct difference *difference, struct buffer *out)
{
	const char *before = difference->before, *after = difference->after;

	if (before && after)
		buffer_printf(out, "%*sreplaced: %s -> %s", INDENT, "", before, after);
	else
		buffer_printf(out, "%*s%s: %s", INDENT, "", before ? "removed" : "added", before ? before : after);
	add_places(a, b, difference->a, difference->b, out);
	buffer_puts(out, "\n");
}

/* Fields of what the item owns stand under a heading. */
static void add_differences(const struct il *a, const struct il *b, const struct change *change, struct buffer *out)
{
	il_any heading = change->a;
	u32 i;

	for (i = 0; i < change->differences.count; i++) {
		const struct difference *difference = &change->differences.at[i];

		if (!difference->label) {
			add_element(a, b, difference, out);
			continue;
		}
		if (difference->a != heading && difference->a != change->a) {
			buffer_printf(out, "%*s%s", INDENT, "", il_kind_name[il_any_kind(difference->a)]);
			add_places(a, b, difference->a, difference->b, out);
			buffer_puts(out, ":\n");
		}
		heading = difference->a;
		add_field(difference, heading == change->a ? INDENT : 2 * INDENT, out);
	}
	if (change->more)
		buffer_printf(out, "%*s... and more\n", INDENT, "");
}

void change_as_text(const struct il *a, const struct il *b, const struct change *change, struct output *output)
{
	static const char *const words[] = { "removed", "added", "changed" };
	struct buffer out = { 0 };

	buffer_printf(&out, "%s ", words[change->kind]);
	if (change->a || change->b)
		add_entry_words(change->a ? a : b, change->a ? change->a : change->b, &out);
	else
		buffer_puts(&out, "il_header");
	add_places(a, b, change->a, change->b, &out);
	buffer_puts(&out, "\n");
	add_differences(a, b, change, &out);
	output_puts(output, out.text);
	buffer_free(&out);
}
