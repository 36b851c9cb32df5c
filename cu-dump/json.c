/* Entries as JSON: one object on a line, for jq. Fields that say nothing are left out. */
#include "json.h"

#include <stdlib.h>

json_t *json_text(const char *text)
{
	json_t *value = json_string(text);

	if (!value) {
		struct buffer clean = { 0 };

		for (; *text; text++)
			buffer_add(&clean, (unsigned char)*text < 0x80 ? text : "?", 1);
		value = json_string(clean.text);
		buffer_free(&clean);
	}
	return value;
}

static json_t *number_value(u64 number)
{
	return number <= INT64_MAX ? json_integer((json_int_t)number) : json_sprintf("%llu", (unsigned long long)number);
}

static void set_description(json_t *object, const char *key, const struct il *il, enum il_kind kind, u32 index)
{
	struct buffer text = { 0 };

	il_describe(il, kind, index, &text);
	if (text.length)
		json_object_set_new(object, key, json_text(text.text));
	buffer_free(&text);
}

static json_t *reference_value(const struct il *il, enum il_kind kind, u32 index)
{
	json_t *value = json_object();

	json_object_set_new(value, "entry", json_string(il_kind_name[kind]));
	json_object_set_new(value, "number", json_integer(index));
	set_description(value, "name", il, kind, index);
	return value;
}

json_t *json_place(const struct il *il, u32 position)
{
	struct il_place place = il_place(il, position);
	json_t *value = json_object();

	json_object_set_new(value, "file", json_text(place.file));
	json_object_set_new(value, "line", json_integer(place.line));
	json_object_set_new(value, "column", json_integer(place.column));
	return value;
}

static json_t *range_value(const struct il *il, const u32 range[2])
{
	json_t *value = json_object();

	json_object_set_new(value, "begin", json_place(il, range[0]));
	json_object_set_new(value, "end", json_place(il, range[1]));
	return value;
}

static json_t *flags_value(const struct il_field_info *field, u32 flags)
{
	json_t *value = json_array();
	u32 bit;

	for (bit = 0; bit < field->limit; bit++)
		if (flags >> bit & 1)
			json_array_append_new(value, json_string(field->value_name(bit)));
	return value;
}

static json_t *field_value(const struct il *il, const struct il_field_info *field, const void *record)
{
	u64 value = il_field_value(record, field);

	switch (field->type) {
	case IL_FIELD_STR: return json_text(il_text(il, (il_str)value));
	case IL_FIELD_POS: return json_place(il, (u32)value);
	case IL_FIELD_RANGE: return range_value(il, (const u32 *)(const void *)((const u8 *)record + field->offset));
	case IL_FIELD_SUB: return json_string(field->value_name((unsigned)value));
	case IL_FIELD_FLAGS:
	case IL_FIELD_FLAGS8: return flags_value(field, (u32)value);
	case IL_FIELD_REF:
	case IL_FIELD_CHILD:
	case IL_FIELD_NEXT: return reference_value(il, (enum il_kind)field->target, (u32)value);
	case IL_FIELD_ANY: return reference_value(il, il_any_kind((il_any)value), il_any_index((il_any)value));
	case IL_FIELD_I64: return json_integer((json_int_t)value);
	default: return number_value(value);
	}
}

void json_write_line(json_t *object, struct output *output)
{
	char *text = json_dumps(object, JSON_COMPACT);

	if (!text)
		fatal("out of memory");
	output_puts(output, text);
	output_puts(output, "\n");
	free(text);
	json_decref(object);
}

void dump_json_entry(const struct il *il, enum il_kind kind, u32 index, struct output *output)
{
	json_t *object = json_object();
	const void *record = il_at(il, kind, index);
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);
	u8 keep = il->table[kind].keep ? il->table[kind].keep[index] : 0;

	json_object_set_new(object, "entry", json_string(il_kind_name[kind]));
	json_object_set_new(object, "number", json_integer(index));
	if (kind == IL_type)
		set_description(object, "text", il, kind, index);
	for (i = 0; i < count; i++)
		if (il_field_is_shown(&fields[i], record))
			json_object_set_new(object, fields[i].name, field_value(il, &fields[i], record));
	if (keep & IL_KEEP)
		json_object_set_new(object, "keep_in_il", json_true());
	if (keep & IL_KEEP_DEFINITION)
		json_object_set_new(object, "keep_definition_in_il", json_true());
	json_write_line(object, output);
}

void dump_json_header(const struct il *il, struct output *output)
{
	const struct il_header *h = &il->header;
	json_t *object = json_object();

	json_object_set_new(object, "entry", json_string("il_header"));
	json_object_set_new(object, "producer", json_text(h->producer));
	json_object_set_new(object, "source_name", json_text(il_text(il, h->source_name)));
	json_object_set_new(object, "source_path", json_text(il_text(il, h->source_path)));
	json_object_set_new(object, "options", json_text(il_text(il, h->options)));
	json_object_set_new(object, "std_version", json_integer(h->std_version));
	json_object_set_new(object, "gnu_version", json_integer(h->gnu_version));
	json_object_set_new(object, "errors", json_integer(h->errors));
	json_object_set_new(object, "warnings", json_integer(h->warnings));
	json_object_set_new(object, "file_scope", reference_value(il, IL_scope, h->file_scope));
	if (h->main_routine)
		json_object_set_new(object, "main_routine", reference_value(il, IL_routine, h->main_routine));
	if (h->module_id_entity)
		json_object_set_new(object, "module_id_entity",
		                    reference_value(il, il_any_kind(h->module_id_entity), il_any_index(h->module_id_entity)));
	json_object_set_new(object, "module_id_name", json_text(il_text(il, h->module_id_name)));
	json_object_set_new(object, "is_marked", json_boolean(h->is_marked));
	json_write_line(object, output);
}
