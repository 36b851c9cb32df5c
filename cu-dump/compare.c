/* Finds which items two ILs have in common. */
#include "compare.h"

#include <stdlib.h>

struct item {
	u64 identity, fingerprint;
	il_any entry;
}; /* entry 0: it was found in the other IL */
struct items {
	struct item *at;
	u32 count, capacity;
};

struct comparison {
	struct side a, b;
	const struct selection *selection;
	VEC(struct change) changes;
};

/* ---- items ---- */

static int compare_numbers(u64 x, u64 y) { return x < y ? -1 : x > y; }

static int by_identity(const void *a, const void *b)
{
	const struct item *x = a, *y = b;

	return x->identity != y->identity ? compare_numbers(x->identity, y->identity) : compare_numbers(x->entry, y->entry);
}

static int by_fingerprint(const void *a, const void *b)
{
	const struct item *x = a, *y = b;

	return x->fingerprint != y->fingerprint ? compare_numbers(x->fingerprint, y->fingerprint) : compare_numbers(x->entry, y->entry);
}

static void collect_items(struct side *side, struct items *items, bool with_keep_bits)
{
	u32 kind, index;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (index = 1; index < side->il->table[kind].count; index++) {
			il_any entry = il_any_of((enum il_kind)kind, index);
			u8 keep = with_keep_bits ? side->il->table[kind].keep[index] : 0;

			if (is_item(side->il, (enum il_kind)kind, index))
				vec_push(items,
				         (struct item){ identity_of(side, entry), mix(fingerprint_of(side, entry).entry, keep), entry });
		}
	vec_sort(items, by_identity);
}

/* ---- pairs ---- */

static void add_change(struct comparison *c, enum change_kind kind, il_any a, il_any b)
{
	const struct il *il = kind == CHANGE_REMOVED ? c->a.il : c->b.il;
	il_any entry = kind == CHANGE_REMOVED ? a : b;
	struct change change = { .kind = kind, .a = a, .b = b };
	u32 end;

	if (entry)
		il_entry_range(il, il_any_kind(entry), il_any_index(entry), &change.position, &end);
	vec_push(&c->changes, change);
}

static void add_alone(struct comparison *c, struct side *side, il_any entry)
{
	enum il_kind kind = il_any_kind(entry);

	if (!side->alone[kind])
		side->alone[kind] = xcalloc(side->il->table[kind].count, 1);
	side->alone[kind][il_any_index(entry)] = 1;
	add_change(c, side == &c->a ? CHANGE_REMOVED : CHANGE_ADDED, side == &c->a ? entry : 0, side == &c->a ? 0 : entry);
}

/* Takes out those that are in both lists with all they own. */
static void drop_equal(struct items *a, struct items *b)
{
	u32 i = 0, j = 0;

	vec_sort(a, by_fingerprint);
	vec_sort(b, by_fingerprint);
	while (i < a->count && j < b->count)
		if (a->at[i].fingerprint == b->at[j].fingerprint)
			a->at[i++].entry = b->at[j++].entry = 0;
		else if (a->at[i].fingerprint < b->at[j].fingerprint)
			i++;
		else
			j++;
	vec_sort(a, by_identity);
	vec_sort(b, by_identity);
}

static u32 skip_dropped(const struct items *items, u32 at)
{
	while (at < items->count && !items->at[at].entry)
		at++;
	return at;
}

/* Items of one identity, such as variables of one name in several blocks, are the same in the order of their entries. If one IL has
 * more of them, those that are equal in all are first. */
static void compare_namesakes(struct comparison *c, struct items a, struct items b)
{
	u32 i, j;

	if (a.count != b.count)
		drop_equal(&a, &b);
	for (i = skip_dropped(&a, 0), j = skip_dropped(&b, 0); i < a.count && j < b.count; i++, j++)
		if (a.at[i].fingerprint != b.at[j].fingerprint)
			add_change(c, CHANGE_CHANGED, a.at[i].entry, b.at[j].entry);
	for (; i < a.count; i++)
		add_alone(c, &c->a, a.at[i].entry);
	for (; j < b.count; j++)
		add_alone(c, &c->b, b.at[j].entry);
}

/* Those from begin on that are of that identity. */
static struct items namesakes(const struct items *items, u32 begin, u64 identity)
{
	u32 end = begin;

	while (end < items->count && items->at[end].identity == identity)
		end++;
	return (struct items){ items->at + begin, end - begin, 0 };
}

static void match(struct comparison *c, const struct items *a, const struct items *b)
{
	u32 i = 0, j = 0;

	while (i < a->count || j < b->count) {
		bool from_a = j == b->count || (i < a->count && a->at[i].identity <= b->at[j].identity);
		u64 identity = from_a ? a->at[i].identity : b->at[j].identity;
		struct items x = namesakes(a, i, identity), y = namesakes(b, j, identity);

		compare_namesakes(c, x, y);
		i += x.count;
		j += y.count;
	}
}

/* ---- the report ---- */

static bool is_alone(const struct side *side, il_any entry)
{
	const u8 *alone = side->alone[il_any_kind(entry)];

	return entry && alone && alone[il_any_index(entry)];
}

/* Whether an item came or went with what it is part of. */
static bool is_implied(const struct side *side, il_any item)
{
	il_any containers[2];

	containers_of(side->il, item, containers);
	return (is_alone(side, containers[0]) && il_any_kind(containers[0]) != IL_namespace) ||
	       (is_alone(side, containers[1]) && il_any_kind(containers[1]) != IL_namespace);
}

static bool is_reported(const struct comparison *c, const struct change *change)
{
	if (change->kind != CHANGE_ADDED && is_selected(c->a.il, c->selection, il_any_kind(change->a), il_any_index(change->a)))
		return change->kind == CHANGE_CHANGED || !is_implied(&c->a, change->a);
	return change->kind != CHANGE_REMOVED && is_selected(c->b.il, c->selection, il_any_kind(change->b), il_any_index(change->b)) &&
	       (change->kind == CHANGE_CHANGED || !is_implied(&c->b, change->b));
}

static int by_place(const void *a, const void *b)
{
	const struct change *x = a, *y = b;

	if (x->kind != y->kind)
		return compare_numbers(x->kind, y->kind);
	if (x->position != y->position)
		return compare_numbers(x->position, y->position);
	return x->a != y->a ? compare_numbers(x->a, y->a) : compare_numbers(x->b, y->b);
}

static void report(struct comparison *c, struct change *change, struct output *output)
{
	(c->selection->format == DUMP_JSON ? change_as_json : change_as_text)(c->a.il, c->b.il, change, output);
	change_free(change);
}

static bool report_all(struct comparison *c, struct output *output)
{
	struct change header = { .kind = CHANGE_CHANGED };
	bool any = false;
	u32 i;

	if (is_everything(c->selection))
		find_header_differences(c->a.il, c->b.il, &header);
	if (header.differences.count) {
		report(c, &header, output);
		any = true;
	}
	vec_sort(&c->changes, by_place);
	for (i = 0; i < c->changes.count; i++) {
		struct change *change = &c->changes.at[i];

		if (!is_reported(c, change))
			continue;
		if (any && c->selection->format == DUMP_TEXT)
			output_puts(output, "\n");
		if (change->kind == CHANGE_CHANGED)
			find_differences(&c->a, &c->b, change);
		report(c, change, output);
		any = true;
	}
	return any;
}

/* ---- both ILs ---- */

static void side_init(struct side *side, const struct il *il)
{
	side->il = side->symbols.il = il;
	side->stack_bound = stack_bound();
	roles_init(side);
	text_sums_init(side);
}

static void side_free(struct side *side)
{
	u32 kind;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		free(side->identity[kind]);
		free(side->fingerprint[kind]);
		free(side->alone[kind]);
		free(side->explained[kind]);
	}
	free(side->sums);
	mangled_file_free(&side->symbols);
}

bool dump_comparison(const struct il *a, const struct il *b, const struct selection *selection, struct output *output)
{
	struct comparison c = { .selection = selection };
	struct items items_a = { 0 }, items_b = { 0 };
	bool any, both_marked = a->header.is_marked && b->header.is_marked;

	stack_raise_limit();
	side_init(&c.a, a);
	side_init(&c.b, b);
	collect_items(&c.a, &items_a, both_marked);
	collect_items(&c.b, &items_b, both_marked);
	match(&c, &items_a, &items_b);
	any = report_all(&c, output);
	vec_free(&items_a);
	vec_free(&items_b);
	vec_free(&c.changes);
	side_free(&c.a);
	side_free(&c.b);
	return any;
}
