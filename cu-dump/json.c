#include "dump.h"

#include <jansson.h>
#include <stdlib.h>

/* Names may hold bytes that are no UTF-8. */
static json_t *text_value(const char *text)
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

static json_t *reference_value(const struct il *il, enum il_kind kind, u32 index)
{
	json_t *value = json_object();
	const char *name = il_entry_name(il, kind, index);

	json_object_set_new(value, "kind", json_string(il_kind_name[kind]));
	json_object_set_new(value, "index", json_integer(index));
	if (*name)
		json_object_set_new(value, "name", text_value(name));
	return value;
}

static json_t *place_value(const struct il *il, u32 position)
{
	struct il_place place = il_place(il, position);
	json_t *value = json_object();

	json_object_set_new(value, "file", text_value(place.file));
	json_object_set_new(value, "line", json_integer(place.line));
	json_object_set_new(value, "column", json_integer(place.column));
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
	const u32 *range = (const u32 *)(const void *)((const u8 *)record + field->offset);

	if (field->type == IL_FIELD_RANGE)
		return range[1] ? json_pack("{s:o,s:o}", "begin", place_value(il, range[0]), "end", place_value(il, range[1])) : NULL;
	if (!value && !(field->type == IL_FIELD_SUB && !strcmp(field->name, "kind")))
		return NULL;
	switch (field->type) {
	case IL_FIELD_STR: return text_value(il_text(il, (il_str)value));
	case IL_FIELD_POS: return place_value(il, (u32)value);
	case IL_FIELD_SUB: return json_string(field->value_name((unsigned)value));
	case IL_FIELD_FLAGS: return flags_value(field, (u32)value);
	case IL_FIELD_REF:
	case IL_FIELD_CHILD:
	case IL_FIELD_NEXT: return reference_value(il, (enum il_kind)field->target, (u32)value);
	case IL_FIELD_ANY: return reference_value(il, il_any_kind((il_any)value), il_any_index((il_any)value));
	default: return json_integer((json_int_t)value);
	}
}

void dump_json_entry(const struct il *il, enum il_kind kind, u32 index, struct output *output)
{
	json_t *object = json_pack("{s:s,s:I}", "entry", il_kind_name[kind], "index", (json_int_t)index);
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);
	char *text;

	for (i = 0; i < count; i++) {
		json_t *value = field_value(il, &fields[i], il_at(il, kind, index));

		if (value)
			json_object_set_new(object, fields[i].name, value);
	}
	text = json_dumps(object, JSON_COMPACT);
	if (text) {
		output_puts(output, text);
		output_puts(output, "\n");
	}
	free(text);
	json_decref(object);
}
