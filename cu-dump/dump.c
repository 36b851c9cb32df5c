#include "dump.h"
#include "../lib/il/names.h"

#include <stdlib.h>

struct dumping {
	const struct il *il;
	const struct selection *selection;
	struct output *output;
	u8 *shown[IL_KIND_COUNT]; /* with a name to look for: what was shown, since one entity may be in another */
	bool any;
};

static bool is_shown(struct dumping *d, enum il_kind kind, u32 index)
{
	u8 before;

	if (!d->shown[kind])
		d->shown[kind] = xcalloc(d->il->table[kind].count, 1);
	before = d->shown[kind][index];
	d->shown[kind][index] = 1;
	return before;
}

static void show(struct dumping *d, enum il_kind kind, u32 index)
{
	if (d->selection->format == DUMP_JSON) {
		dump_json_entry(d->il, kind, index, d->output);
	} else {
		if (d->any)
			output_puts(d->output, "\n");
		il_display_entry(d->il, kind, index, d->output);
	}
	d->any = true;
}

/* Whether an entry stands in the user's file, by its first range or position. */
static bool is_in_main_file(const struct il *il, enum il_kind kind, u32 index)
{
	u32 begin, end;

	return il_entry_range(il, kind, index, &begin, &end) && il_place(il, begin).in_main_file;
}

static bool is_wanted(const struct il *il, const struct selection *s, enum il_kind kind, u32 index)
{
	return (!s->by_kind || s->kind[kind]) && (!s->main_file || is_in_main_file(il, kind, index));
}

/* ---- by name ---- */

bool is_selected(const struct il *il, const struct selection *s, enum il_kind kind, u32 index)
{
	return is_wanted(il, s, kind, index) && (!s->name || il_is_called(il, kind, index, s->name));
}

static void show_all_of(struct dumping *d, enum il_kind kind, u32 index);

/* A lambda is shown with the expression that it is. */
static enum il_walk show_owned(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct dumping *d = walker->context;

	(void)depth;
	if (is_shown(d, kind, index))
		return IL_WALK_SKIP;
	if (is_wanted(d->il, d->selection, kind, index))
		show(d, kind, index);
	if (kind == IL_expr_node && il_expr_node(d->il, index)->kind == enk_lambda)
		show_all_of(d, IL_lambda, il_any_index(il_expr_node(d->il, index)->target));
	return IL_WALK_INTO;
}

static void show_all_of(struct dumping *d, enum il_kind kind, u32 index)
{
	struct il_walker walker = { .enter = show_owned, .context = d };

	il_walk(d->il, kind, index, &walker);
}

static void dump_entry(struct dumping *d, enum il_kind kind, u32 index)
{
	const char *name = d->selection->name;

	if (!name && is_wanted(d->il, d->selection, kind, index))
		show(d, kind, index);
	else if (name && il_is_called(d->il, kind, index, name))
		show_all_of(d, kind, index);
}

bool dump(const struct il *il, const struct selection *selection, struct output *output)
{
	struct dumping d = { .il = il, .selection = selection, .output = output };
	bool everything = is_everything(selection);
	u32 kind, index;

	if (everything && selection->format == DUMP_TEXT) {
		il_display(il, output);
		return true;
	}
	if (everything)
		dump_json_header(il, output);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (index = 1; index < il->table[kind].count; index++)
			dump_entry(&d, (enum il_kind)kind, index);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		free(d.shown[kind]);
	return d.any || everything;
}
