#include "dot.h"

#include "names.h"

/* The text in quotes, on one line but for \n, which a newline becomes. */
static void dot_quote(struct buffer *out, const char *text)
{
	buffer_puts(out, "\"");
	for (; *text; text++)
		if (*text == '\n')
			buffer_puts(out, "\\n");
		else if (*text == '"' || *text == '\\')
			buffer_printf(out, "\\%c", *text);
		else
			buffer_add(out, (unsigned char)*text < ' ' || *text == 0x7f ? " " : text, 1);
	buffer_puts(out, "\"");
}

void dot_begin(struct output *output) { output_puts(output, "digraph {\n\trankdir=LR;\n\tnode [shape=box];\n"); }

void dot_node(const struct il *il, il_any entity, const char *heading, const char *attributes, struct output *output)
{
	struct buffer label = { 0 }, line = { 0 };
	u32 begin, end;
	size_t length;

	buffer_puts(&label, heading);
	buffer_puts(&label, "\n");
	length = label.length;
	il_add_signature(il, entity, &label);
	if (label.length == length)
		label.text[--label.length] = 0;
	if (il_entry_range(il, il_any_kind(entity), il_any_index(entity), &begin, &end)) {
		buffer_puts(&label, "\n");
		il_add_place(il, begin, &label);
	}
	buffer_printf(&line, "\t\"%s@%u\" [label=", il_kind_name[il_any_kind(entity)], il_any_index(entity));
	dot_quote(&line, label.text);
	buffer_printf(&line, "%s];\n", attributes);
	output_puts(output, line.text);
	buffer_free(&label);
	buffer_free(&line);
}

void dot_edge(il_any from, il_any to, const char *label, struct output *output)
{
	struct buffer line = { 0 };

	buffer_printf(&line, "\t\"%s@%u\" -> \"%s@%u\"", il_kind_name[il_any_kind(from)], il_any_index(from), il_kind_name[il_any_kind(to)],
	              il_any_index(to));
	if (*label) {
		buffer_puts(&line, " [label=");
		dot_quote(&line, label);
		buffer_puts(&line, "]");
	}
	buffer_puts(&line, ";\n");
	output_puts(output, line.text);
	buffer_free(&line);
}

void dot_end(struct output *output) { output_puts(output, "}\n"); }
