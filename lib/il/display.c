/* Text display of entries, in the manner of reference page 35: a heading, then a line for each field that says something.
 * References are shown as kind@index "name", ranges as file:line:column-line:column. */
#include "il.h"

#include <stdarg.h>
#include <stdio.h>

enum { LABEL_WIDTH = 25 };

struct display {
	const struct il *il;
	struct output *output;
	u32 indent;
};

static void put(struct display *d, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void put(struct display *d, const char *format, ...)
{
	char text[256];
	va_list args;

	va_start(args, format);
	vsnprintf(text, sizeof text, format, args);
	va_end(args);
	output_puts(d->output, text);
}

static void put_label(struct display *d, const char *label)
{
	int width = LABEL_WIDTH - (int)d->indent - (int)strlen(label) - 1;

	put(d, "%*s", (int)d->indent, "");
	output_puts(d->output, label);
	put(d, ":%*s", width > 1 ? width : 1, "");
}

static void put_string(struct display *d, const char *text)
{
	struct buffer quoted = { 0 };

	buffer_quote(&quoted, text, strlen(text));
	output_puts(d->output, quoted.text);
	buffer_free(&quoted);
}

static void put_string_field(struct display *d, const char *label, const char *text)
{
	put_label(d, label);
	put_string(d, text);
	output_puts(d->output, "\n");
}

static void put_number_field(struct display *d, const char *label, u32 number)
{
	put_label(d, label);
	put(d, "%u\n", number);
}

static void put_reference(struct display *d, enum il_kind kind, u32 index)
{
	struct buffer label = { 0 };

	put(d, "%s@%u", il_kind_name[kind], index);
	il_describe(d->il, kind, index, &label);
	if (label.length) {
		output_puts(d->output, " ");
		put_string(d, label.text);
	}
	buffer_free(&label);
}

static void put_place(struct display *d, u32 position)
{
	struct buffer place = { 0 };

	il_add_place(d->il, position, &place);
	output_puts(d->output, place.text);
	buffer_free(&place);
}

static void put_range(struct display *d, const u32 range[2])
{
	struct il_place begin = il_place(d->il, range[0]), end = il_place(d->il, range[1]);

	put_place(d, range[0]);
	output_puts(d->output, "-");
	if (strcmp(begin.file, end.file))
		put_place(d, range[1]);
	else
		put(d, "%u:%u", end.line, end.column);
}

static void put_flags(struct display *d, const struct il_field_info *field, u32 value)
{
	u32 bit;

	for (bit = 0; bit < field->limit; bit++)
		if (value >> bit & 1) {
			put_label(d, field->value_name(bit));
			output_puts(d->output, "TRUE\n");
		}
}

static void put_value(struct display *d, const struct il_field_info *field, const void *record, u64 value)
{
	switch (field->type) {
	case IL_FIELD_STR: put_string(d, il_text(d->il, (il_str)value)); break;
	case IL_FIELD_POS: put_place(d, (u32)value); break;
	case IL_FIELD_RANGE: put_range(d, il_range_of(field, record)); break;
	case IL_FIELD_SUB: output_puts(d->output, field->value_name((unsigned)value)); break;
	case IL_FIELD_REF:
	case IL_FIELD_CHILD:
	case IL_FIELD_NEXT: put_reference(d, (enum il_kind)field->target, (u32)value); break;
	case IL_FIELD_ANY: put_reference(d, il_any_kind((il_any)value), il_any_index((il_any)value)); break;
	case IL_FIELD_I64: put(d, "%lld", (long long)value); break;
	default: put(d, "%llu", (unsigned long long)value);
	}
}

static void put_field(struct display *d, const struct il_field_info *field, const void *record)
{
	if (!il_field_is_shown(field, record))
		return;
	if (il_is_flags(field)) {
		put_flags(d, field, (u32)il_field_value(record, field));
		return;
	}
	put_label(d, field->name);
	put_value(d, field, record, il_field_value(record, field));
	output_puts(d->output, "\n");
}

/* How many of the fields from here on are what IL_SOURCE_CORRESP puts at the start of a named entity. */
static u32 source_corresp_length(const struct il_field_info *fields, u32 count)
{
	u32 length = 2;

	if (count < 2 || strcmp(fields[0].name, "name") || strcmp(fields[1].name, "parent_scope"))
		return 0;
	while (length < count && strcmp(fields[length - 1].name, "linkage"))
		length++;
	return length;
}

void il_display_entry(const struct il *il, enum il_kind kind, u32 index, struct output *output)
{
	enum { INDENT = 2 };
	struct display d = { .il = il, .output = output };
	const void *record = il_at(il, kind, index);
	u32 count, i, group_end = 0;
	const struct il_field_info *fields = il_fields(kind, &count);
	u8 keep = il->table[kind].keep ? il->table[kind].keep[index] : 0;

	output_puts(output, il_in_function(il, kind, index) ? "func-scope " : "file-scope ");
	put_reference(&d, kind, index);
	output_puts(output, "\n");
	d.indent = INDENT;
	for (i = 0; i < count; i++) {
		u32 group = source_corresp_length(fields + i, count - i);

		if (group) {
			put(&d, "%*ssource_corresp:\n", INDENT, "");
			group_end = i + group;
		}
		d.indent = i < group_end ? 2 * INDENT : INDENT;
		put_field(&d, &fields[i], record);
	}
	if (keep & IL_KEEP)
		put(&d, "  keep_in_il:            TRUE\n");
	if (keep & IL_KEEP_DEFINITION)
		put(&d, "  keep_definition_in_il: TRUE\n");
}

void il_display_header(const struct il *il, struct output *output)
{
	const struct il_header *h = &il->header;
	struct display d = { .il = il, .output = output };

	output_puts(output, "il_header:\n");
	d.indent = 2;
	put_string_field(&d, "producer", h->producer ? h->producer : "");
	put_string_field(&d, "source_name", il_text(il, h->source_name));
	put_string_field(&d, "source_path", il_text(il, h->source_path));
	put_string_field(&d, "options", il_text(il, h->options));
	put_number_field(&d, "std_version", h->std_version);
	put_number_field(&d, "gnu_version", h->gnu_version);
	put_number_field(&d, "errors", h->errors);
	put_number_field(&d, "warnings", h->warnings);
	put_label(&d, "primary_scope");
	put_reference(&d, IL_scope, h->file_scope);
	if (h->main_routine) {
		output_puts(output, "\n");
		put_label(&d, "main_routine");
		put_reference(&d, IL_routine, h->main_routine);
	}
	if (h->module_id_entity) {
		output_puts(output, "\n");
		put_label(&d, "module_id_entity");
		put_reference(&d, il_any_kind(h->module_id_entity), il_any_index(h->module_id_entity));
	}
	output_puts(output, "\n");
	put_string_field(&d, "module_id_name", il_text(il, h->module_id_name));
	if (h->module_id_is_late) {
		put_label(&d, "module_id_is_late");
		output_puts(output, "TRUE\n");
	}
	put_label(&d, "is_marked");
	output_puts(output, h->is_marked ? "TRUE\n" : "FALSE\n");
	if (h->is_device_half) {
		put_label(&d, "is_device_half");
		output_puts(output, "TRUE\n");
	}
}

void il_display(const struct il *il, struct output *output)
{
	struct display d = { .il = il, .output = output };
	u32 kind, index;

	output_puts(output, "Display of the IL produced by the compilation of ");
	put_string(&d, il_text(il, il->header.source_name));
	output_puts(output, "\n\n");
	il_display_header(il, output);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (index = 1; index < il->table[kind].count; index++) {
			output_puts(output, "\n");
			il_display_entry(il, (enum il_kind)kind, index, output);
		}
}
