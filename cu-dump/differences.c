/* What differs in an item that both ILs have: goes down into what it owns, where the fingerprints differ. */
#include "compare.h"

#include "../lib/il/stream.h"

#include <stdlib.h>

enum { DIFFERENCES_MAX = 20 };

struct pair {
	il_any a, b;
};
struct element {
	il_any entry;
	u64 hash;
};
struct list {
	VEC(struct element) elements;
	u32 end;     /* of those that may differ */
	u64 *sorted; /* their hashes */
	u32 sorted_count;
};

static const char *il_keep_name(unsigned bit) { return bit ? "keep_definition_in_il" : "keep_in_il"; }

struct descent {
	struct side *a, *b;
	struct change *change;
	VEC(struct pair) work; /* entries that differ, the next one last */
};

static void add(struct change *change, il_any a, il_any b, const char *label, struct buffer *before, struct buffer *after)
{
	if (change->differences.count < DIFFERENCES_MAX) {
		vec_push(&change->differences,
		         (struct difference){ a, b, label, before ? before->text : NULL, after ? after->text : NULL });
		return;
	}
	change->more = true;
	if (before)
		buffer_free(before);
	if (after)
		buffer_free(after);
}

/* ---- fields ---- */

static void add_number(const struct il_field_info *field, u64 value, struct buffer *out)
{
	if (field->type == IL_FIELD_SUB)
		buffer_puts(out, field->value_name((unsigned)value));
	else
		buffer_printf(out, field->type == IL_FIELD_I64 ? "%lld" : "%llu", (long long)value);
}

/* Of a field that has types the types alone. */
static void add_referred(const struct il *il, const struct il_field_info *field, il_any entry, struct buffer *out)
{
	struct buffer name = { 0 };

	if (entry && field->type == IL_FIELD_REF && field->target == IL_type) {
		il_describe(il, IL_type, il_any_index(entry), &name);
		buffer_quote(out, name.text, name.length);
		buffer_free(&name);
	} else {
		add_entry_words(il, entry, out);
	}
}

static void add_value(const struct il *il, il_any entry, enum role role, const struct il_field_info *field, struct buffer *out)
{
	const void *record = il_at(il, il_any_kind(entry), il_any_index(entry));
	const char *text;

	switch (role) {
	case ROLE_STRING:
		text = il_text(il, (il_str)il_field_value(record, field));
		buffer_quote(out, text, strlen(text));
		break;
	case ROLE_REFERENCE: add_referred(il, field, referred_entry(field, record), out); break;
	default: add_number(field, il_field_value(record, field), out);
	}
}

static void compare_flags(struct descent *d, struct pair pair, const struct il_field_info *field, u32 before, u32 after)
{
	static const char *const words[] = { "FALSE", "TRUE" };
	u32 bit;

	for (bit = 0; bit < field->limit; bit++) {
		struct buffer a = { 0 }, b = { 0 };

		if (!((before ^ after) >> bit & 1))
			continue;
		buffer_puts(&a, words[before >> bit & 1]);
		buffer_puts(&b, words[after >> bit & 1]);
		add(d->change, pair.a, pair.b, field->value_name(bit), &a, &b);
	}
}

static bool is_equal(struct descent *d, struct pair pair, enum role role, const struct il_field_info *field)
{
	const void *a = il_at(d->a->il, il_any_kind(pair.a), il_any_index(pair.a));
	const void *b = il_at(d->b->il, il_any_kind(pair.b), il_any_index(pair.b));

	switch (role) {
	case ROLE_STRING:
		return !strcmp(il_text(d->a->il, (il_str)il_field_value(a, field)), il_text(d->b->il, (il_str)il_field_value(b, field)));
	case ROLE_REFERENCE: return identity_of(d->a, referred_entry(field, a)) == identity_of(d->b, referred_entry(field, b));
	case ROLE_TEXT: return hash_of_text(d->a, pair.a, field) == hash_of_text(d->b, pair.b, field);
	default: return il_field_value(a, field) == il_field_value(b, field);
	}
}

/* Where the texts begin to differ. */
static void compare_texts(struct descent *d, struct pair pair, const struct il_field_info *field)
{
	const u32 *a = il_range_of(field, il_at(d->a->il, il_any_kind(pair.a), il_any_index(pair.a)));
	const u32 *b = il_range_of(field, il_at(d->b->il, il_any_kind(pair.b), il_any_index(pair.b)));
	u32 range_a[2] = { a[0], a[1] }, range_b[2] = { b[0], b[1] };
	struct buffer before = { 0 }, after = { 0 };

	skip_common_text(d->a->il, d->b->il, range_a, range_b);
	add_snippet(d->a->il, range_a[0], range_a[1], &before);
	add_snippet(d->b->il, range_b[0], range_b[1], &after);
	add(d->change, pair.a, pair.b, field->name, &before, &after);
}

static void compare_field(struct descent *d, struct pair pair, enum role role, const struct il_field_info *field)
{
	struct buffer a = { 0 }, b = { 0 };

	if (is_equal(d, pair, role, field))
		return;
	if (il_is_flags(field)) {
		compare_flags(d, pair, field, (u32)il_field_value(il_at(d->a->il, il_any_kind(pair.a), il_any_index(pair.a)), field),
		              (u32)il_field_value(il_at(d->b->il, il_any_kind(pair.b), il_any_index(pair.b)), field));
		return;
	}
	if (role == ROLE_TEXT) {
		compare_texts(d, pair, field);
		return;
	}
	add_value(d->a->il, pair.a, role, field, &a);
	add_value(d->b->il, pair.b, role, field, &b);
	add(d->change, pair.a, pair.b, field->name, &a, &b);
}

/* ---- lists ---- */

static void collect(struct side *side, il_any first, struct list *list)
{
	const struct il_field_info *next = first ? il_next_field(il_any_kind(first)) : NULL;

	for (; first; first = next ? referred_entry(next, il_at(side->il, il_any_kind(first), il_any_index(first))) : 0)
		vec_push(&list->elements, (struct element){ first, element_hash(side, first) });
	list->end = list->elements.count;
}

static void sort_elements(struct list *list, u32 begin)
{
	u32 i;

	list->sorted_count = list->end - begin;
	list->sorted = xcalloc(list->sorted_count + 1, sizeof *list->sorted);
	for (i = begin; i < list->end; i++)
		list->sorted[i - begin] = list->elements.at[i].hash;
	sort(list->sorted, list->sorted_count, sizeof *list->sorted, compare_u64);
}

static bool has_element(const struct list *list, u64 hash)
{
	return bsearch(&hash, list->sorted, list->sorted_count, sizeof *list->sorted, compare_u64);
}

static void say_removed(struct descent *d, il_any entry)
{
	struct buffer words = { 0 };

	add_entry_words(d->a->il, entry, &words);
	add(d->change, entry, 0, NULL, &words, NULL);
}

static void say_added(struct descent *d, il_any entry)
{
	struct buffer words = { 0 };

	add_entry_words(d->b->il, entry, &words);
	add(d->change, 0, entry, NULL, NULL, &words);
}

/* Statements and expressions of another kind have nothing in common that is worth saying. */
static bool is_replaced(const struct il *a, const struct il *b, struct pair pair)
{
	const struct il_expr_node *x = il_expr_node_of(a, pair.a), *y = il_expr_node_of(b, pair.b);

	return x->kind != y->kind || x->operation != y->operation || il_statement_of(a, pair.a)->kind != il_statement_of(b, pair.b)->kind;
}

/* What tells entries of one text from each other, such as one with a conversion around it. */
static void add_sub_kind(const struct il *il, il_any entry, struct buffer *out)
{
	const struct il_expr_node *node = il_expr_node_of(il, entry);

	if (il_any_kind(entry) == IL_statement)
		buffer_printf(out, " (%s)", il_statement_kind_name(il_statement_of(il, entry)->kind));
	else if (node->kind == enk_operation)
		buffer_printf(out, " (%s)", il_operation_kind_name(node->operation));
	else
		buffer_printf(out, " (%s)", il_expr_node_kind_name(node->kind));
}

static void say_replaced(struct descent *d, il_any x, il_any y)
{
	struct buffer before = { 0 }, after = { 0 };

	add_entry_words(d->a->il, x, &before);
	add_entry_words(d->b->il, y, &after);
	if (!strcmp(before.text, after.text)) {
		add_sub_kind(d->a->il, x, &before);
		add_sub_kind(d->b->il, y, &after);
	}
	add(d->change, x, y, NULL, &before, &after);
}

static bool is_item_of(const struct side *side, il_any entry) { return is_item(side->il, il_any_kind(entry), il_any_index(entry)); }

/* What to do with the next elements of two lists, of which at least one has some. */
enum step { STEP_BOTH, STEP_REMOVED, STEP_ADDED };

/* What only one list has comes and goes; where both have such, they stand for each other, if not the longer list has one more.
 * What has moved goes and comes. */
static enum step next_step(struct descent *d, const struct list *a, const struct list *b, u32 left_a, u32 left_b)
{
	const struct element *x = &a->elements.at[a->end - left_a], *y = &b->elements.at[b->end - left_b];
	bool x_stays, y_stays;

	if (!left_a || !left_b)
		return left_a ? STEP_REMOVED : STEP_ADDED;
	if (x->hash == y->hash)
		return STEP_BOTH;
	x_stays = has_element(b, x->hash);
	y_stays = has_element(a, y->hash);
	if (x_stays || y_stays)
		return x_stays && !y_stays ? STEP_ADDED : STEP_REMOVED;
	if (is_item_of(d->a, x->entry) || is_item_of(d->b, y->entry))
		return STEP_REMOVED;
	if (left_a == left_b || !is_replaced(d->a->il, d->b->il, (struct pair){ x->entry, y->entry }))
		return STEP_BOTH;
	return left_a > left_b ? STEP_REMOVED : STEP_ADDED;
}

/* The elements between what both lists begin and end with. */
static void compare_middle(struct descent *d, struct list *a, struct list *b, u32 begin)
{
	u32 i = begin, j = begin;

	sort_elements(a, begin);
	sort_elements(b, begin);
	while (i < a->end || j < b->end) {
		enum step step = next_step(d, a, b, a->end - i, b->end - j);

		if (step == STEP_REMOVED)
			say_removed(d, a->elements.at[i].entry);
		else if (step == STEP_ADDED)
			say_added(d, b->elements.at[j].entry);
		else if (a->elements.at[i].hash != b->elements.at[j].hash)
			vec_push(&d->work, (struct pair){ a->elements.at[i].entry, b->elements.at[j].entry });
		i += step != STEP_ADDED;
		j += step != STEP_REMOVED;
	}
	free(a->sorted);
	free(b->sorted);
}

static void compare_lists(struct descent *d, il_any first_a, il_any first_b)
{
	struct list a = { 0 }, b = { 0 };
	u32 begin = 0;

	if (first_a && first_b && fingerprint_of(d->a, first_a).list == fingerprint_of(d->b, first_b).list)
		return;
	collect(d->a, first_a, &a);
	collect(d->b, first_b, &b);
	while (begin < a.end && begin < b.end && a.elements.at[begin].hash == b.elements.at[begin].hash)
		begin++;
	while (a.end > begin && b.end > begin && a.elements.at[a.end - 1].hash == b.elements.at[b.end - 1].hash)
		a.end--, b.end--;
	compare_middle(d, &a, &b, begin);
	vec_free(&a.elements);
	vec_free(&b.elements);
}

/* ---- entries ---- */

/* Whether the differences of an entry that several own were said before. */
static bool is_explained(struct side *side, il_any entry)
{
	enum il_kind kind = il_any_kind(entry);
	u8 before;

	if (!side->explained[kind])
		side->explained[kind] = xcalloc(side->il->table[kind].count, 1);
	before = side->explained[kind][il_any_index(entry)];
	side->explained[kind][il_any_index(entry)] = 1;
	return before;
}

static void compare_entries(struct descent *d, struct pair pair)
{
	enum il_kind kind = il_any_kind(pair.a);
	const void *a = il_at(d->a->il, kind, il_any_index(pair.a)), *b = il_at(d->b->il, kind, il_any_index(pair.b));
	bool explained_a = is_explained(d->a, pair.a), explained_b = is_explained(d->b, pair.b);
	u32 count, i, first = d->work.count;
	const struct il_field_info *fields = il_fields(kind, &count);

	if (explained_a && explained_b)
		return;
	if (is_replaced(d->a->il, d->b->il, pair)) {
		say_replaced(d, pair.a, pair.b);
		return;
	}
	for (i = 0; i < count; i++) {
		enum role role = (enum role)d->a->role[kind][i];

		if (role == ROLE_CHILDREN)
			compare_lists(d, referred_entry(&fields[i], a), referred_entry(&fields[i], b));
		else if (role != ROLE_NONE)
			compare_field(d, pair, role, &fields[i]);
	}
	for (i = d->work.count; first + 1 < i; first++) { /* the first one next */
		struct pair swapped = d->work.at[--i];

		d->work.at[i] = d->work.at[first];
		d->work.at[first] = swapped;
	}
}

/* What cu-mark said of an item. */
static void compare_keep_bits(struct descent *d, struct pair pair)
{
	static const struct il_field_info bits = { .name = "keep", .type = IL_FIELD_FLAGS, .value_name = il_keep_name, .limit = 2 };
	enum il_kind kind = il_any_kind(pair.a);
	const u8 *a = d->a->il->table[kind].keep, *b = d->b->il->table[kind].keep;

	if (a && b)
		compare_flags(d, pair, &bits, a[il_any_index(pair.a)], b[il_any_index(pair.b)]);
}

void find_differences(struct side *a, struct side *b, struct change *change)
{
	struct descent d = { .a = a, .b = b, .change = change };

	compare_keep_bits(&d, (struct pair){ change->a, change->b });
	vec_push(&d.work, (struct pair){ change->a, change->b });
	while (d.work.count && !change->more)
		compare_entries(&d, vec_pop(&d.work));
	vec_free(&d.work);
}

/* ---- the header ---- */

static void add_header_value(const struct il *il, const struct il_header_field *field, struct buffer *out)
{
	u32 value = *(const u32 *)(const void *)((const u8 *)&il->header + field->offset);

	switch (field->type) {
	case IL_FIELD_STR: buffer_quote(out, il_text(il, value), strlen(il_text(il, value))); break;
	case IL_FIELD_REF: add_entry_words(il, il_any_of((enum il_kind)field->target, value), out); break;
	case IL_FIELD_ANY: add_entry_words(il, value, out); break;
	default: buffer_printf(out, "%u", value);
	}
}

void find_header_differences(const struct il *a, const struct il *b, struct change *change)
{
	u32 i;

	for (i = 0; i < IL_HEADER_FIELD_COUNT; i++) {
		struct buffer before = { 0 }, after = { 0 };

		if (!strcmp(il_header_fields[i].name, "source_name") || !strcmp(il_header_fields[i].name, "source_path"))
			continue;
		add_header_value(a, &il_header_fields[i], &before);
		add_header_value(b, &il_header_fields[i], &after);
		if (strcmp(before.text, after.text)) {
			add(change, 0, 0, il_header_fields[i].name, &before, &after);
			continue;
		}
		buffer_free(&before);
		buffer_free(&after);
	}
}

void change_free(struct change *change)
{
	u32 i;

	for (i = 0; i < change->differences.count; i++) {
		free(change->differences.at[i].before);
		free(change->differences.at[i].after);
	}
	vec_free(&change->differences);
}
