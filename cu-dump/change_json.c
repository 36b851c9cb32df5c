/* What was changed, for programs: an object for each item. */
#include "compare.h"
#include "json.h"

static void set_place(json_t *object, const char *key, const struct il *il, il_any entry)
{
	u32 begin, end;

	if (entry && il_entry_range(il, il_any_kind(entry), il_any_index(entry), &begin, &end))
		json_object_set_new(object, key, json_place(il, begin));
}

static void set_text(json_t *object, const char *key, const char *text)
{
	if (text)
		json_object_set_new(object, key, json_text(text));
}

static json_t *difference_value(const struct il *a, const struct il *b, const struct difference *difference)
{
	json_t *value = json_object();
	il_any entry = difference->a ? difference->a : difference->b;

	set_text(value, "entry", entry ? il_kind_name[il_any_kind(entry)] : "il_header");
	set_place(value, "place_before", a, difference->a);
	set_place(value, "place_after", b, difference->b);
	set_text(value, "field", difference->label);
	set_text(value, "before", difference->before);
	set_text(value, "after", difference->after);
	return value;
}

void change_as_json(const struct il *a, const struct il *b, const struct change *change, struct output *output)
{
	static const char *const words[] = { "removed", "added", "changed" };
	json_t *object = json_object(), *differences = json_array();
	il_any item = change->a ? change->a : change->b;
	struct buffer name = { 0 };
	u32 i;

	set_text(object, "change", words[change->kind]);
	set_text(object, "entry", item ? il_kind_name[il_any_kind(item)] : "il_header");
	if (item)
		add_item_name(change->a ? a : b, item, &name);
	set_text(object, "name", name.text);
	set_place(object, "place_before", a, change->a);
	set_place(object, "place_after", b, change->b);
	for (i = 0; i < change->differences.count; i++)
		json_array_append_new(differences, difference_value(a, b, &change->differences.at[i]));
	if (change->kind == CHANGE_CHANGED)
		json_object_set(object, "differences", differences);
	if (change->more)
		json_object_set_new(object, "more", json_true());
	json_decref(differences);
	json_write_line(object, output);
	buffer_free(&name);
}
