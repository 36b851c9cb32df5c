#include "nesting.h"

#include <stdlib.h>

/* The edges of a graph over entries: by kind, the fields that lead on. A link leads up when it leads to a higher index or to
 * another kind, and down otherwise. */
struct link {
	u16 offset;
	u8 target;
	bool up, down; /* whether it does for any entry of this IL */
};
struct graph {
	struct link links[IL_KIND_COUNT][IL_FIELDS_MAX];
	u8 count[IL_KIND_COUNT];
};

/* A set of kinds. */
struct kind_set {
	u64 bits[(IL_KIND_COUNT + 63) / 64];
};

static bool has_kind(const struct kind_set *set, u32 kind) { return set->bits[kind / 64] >> kind % 64 & 1; }
static void add_kind(struct kind_set *set, u32 kind) { set->bits[kind / 64] |= 1ull << kind % 64; }

static bool is_empty(const struct kind_set *set)
{
	u32 i;
	u64 any = 0;

	for (i = 0; i < COUNT_OF(set->bits); i++)
		any |= set->bits[i];
	return !any;
}

/* Adds to each kind's set what those in it lead to. */
static void close_transitively(struct kind_set reached[IL_KIND_COUNT])
{
	u32 kind, through, i;

	for (through = 0; through < IL_KIND_COUNT; through++) {
		if (is_empty(&reached[through]))
			continue;
		for (kind = 0; kind < IL_KIND_COUNT; kind++)
			for (i = 0; has_kind(&reached[kind], through) && i < COUNT_OF(reached->bits); i++)
				reached[kind].bits[i] |= reached[through].bits[i];
	}
}

/* The kinds of which an entry could own another of its kind, perhaps through other kinds. */
static struct kind_set nesting_kinds(void)
{
	struct kind_set owned[IL_KIND_COUNT] = { 0 }, result = { 0 };
	u32 kind, i, count;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const struct il_field_info *fields = il_fields((enum il_kind)kind, &count);

		for (i = 0; i < count; i++)
			if (fields[i].type == IL_FIELD_CHILD)
				add_kind(&owned[kind], fields[i].target);
	}
	close_transitively(owned);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		if (has_kind(&owned[kind], kind))
			add_kind(&result, kind);
	return result;
}

static void add_link(struct graph *graph, u32 kind, const struct il_field_info *field)
{
	graph->links[kind][graph->count[kind]++] = (struct link){ .offset = field->offset, .target = field->target };
}

/* Makes the graph of what entries own, or that of references to the same kind. */
static void make_graph(struct graph *graph, bool owning)
{
	struct kind_set nesting = nesting_kinds();
	u32 kind, i, count;

	memset(graph->count, 0, sizeof graph->count);
	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const struct il_field_info *fields = il_fields((enum il_kind)kind, &count);

		for (i = 0; i < count; i++)
			if (owning ? fields[i].type == IL_FIELD_NEXT || (fields[i].type == IL_FIELD_CHILD && has_kind(&nesting, kind) &&
			                                                 has_kind(&nesting, fields[i].target)) :
			             fields[i].type == IL_FIELD_REF && fields[i].target == kind)
				add_link(graph, kind, &fields[i]);
	}
}

/* Whether any link of the entries from index up to end leads down, any leads up: one test an entry, for these see much of the
 * IL; 0 - 1 is above every index. */
static bool leads_down(const u8 *field, u32 stride, u32 index, u32 end)
{
	bool down = false;

	for (; index < end; index++, field += stride)
		down |= *(const u32 *)(const void *)field - 1 < index;
	return down;
}

static bool leads_up(const u8 *field, u32 stride, u32 index, u32 end)
{
	bool up = false;

	for (; index < end; index++, field += stride)
		up |= *(const u32 *)(const void *)field >= index;
	return up;
}

static bool leads_anywhere(const u8 *field, u32 stride, u32 index, u32 end)
{
	u32 any = 0;

	for (; index < end; index++, field += stride)
		any |= *(const u32 *)(const void *)field;
	return any;
}

/* The end of the chunk that an entry is in, or of the table. */
static u32 chunk_end(u32 index, u32 count)
{
	u32 end = (index / IL_CHUNK + 1) * IL_CHUNK;

	return end < count ? end : count;
}

static void find_directions(struct link *link, u32 kind, const u8 *records, u32 index, u32 end)
{
	const u8 *field = records + link->offset;
	u32 stride = il_stride[kind];

	link->up = link->up || (link->target == kind ? leads_up : leads_anywhere)(field, stride, index, end);
	link->down = link->down || (link->target == kind && leads_down(field, stride, index, end));
}

/* Those of all links of a kind, chunk by chunk: the processor's cache holds one. */
static void find_directions_of_kind(const struct il *il, struct graph *graph, enum il_kind kind)
{
	u32 index = 1, end, i, count = graph->count[kind] ? il->table[kind].count : 0; /* entry 0 is none */

	for (; index < count; index = end) {
		end = chunk_end(index, count);
		for (i = 0; i < graph->count[kind]; i++)
			find_directions(&graph->links[kind][i], kind, il_at(il, kind, index), index, end);
	}
}

/* Drops a kind's links that are on no cycle: those that no entry has, and those to kinds that do not lead back. Those that are left are on
 * none either if they all lead to the same kind, and all up or all down. Returns whether any was dropped. */
static bool prune_kind(struct graph *graph, u32 kind, const struct kind_set reached[IL_KIND_COUNT])
{
	struct link *links = graph->links[kind];
	u32 i, kept = 0, count = graph->count[kind];
	bool up = false, down = false;

	for (i = 0; i < count; i++)
		if ((links[i].up || links[i].down) && has_kind(&reached[links[i].target], kind)) {
			up |= links[i].up;
			down |= links[i].down || links[i].target != kind;
			links[kept++] = links[i];
		}
	graph->count[kind] = up && down ? (u8)kept : 0;
	return graph->count[kind] != count;
}

/* What each kind leads to. */
static void find_reached(const struct graph *graph, struct kind_set reached[IL_KIND_COUNT])
{
	u32 kind, i;

	memset(reached, 0, IL_KIND_COUNT * sizeof *reached);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (i = 0; i < graph->count[kind]; i++)
			add_kind(&reached[kind], graph->links[kind][i].target);
	close_transitively(reached);
}

/* Leaves of the graph what could be on a cycle: kinds that own each other, some up and some down, as expressions do. */
static void prune(const struct il *il, struct graph *graph)
{
	struct kind_set reached[IL_KIND_COUNT];
	u32 kind;
	bool changed = true;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		find_directions_of_kind(il, graph, (enum il_kind)kind);
	while (changed) {
		find_reached(graph, reached);
		for (changed = false, kind = 0; kind < IL_KIND_COUNT; kind++)
			changed |= prune_kind(graph, kind, reached);
	}
}

enum colour { NEW, OPEN, DONE };
struct search {
	const struct il *il;
	struct graph graph;
	bool owning;
	u32 first[IL_KIND_COUNT + 1]; /* the entries of the graph have consecutive numbers: the first of each kind, and the end */
	VEC(il_any) forks;            /* what the links lead to that are on no trail */
	u8 *colour[IL_KIND_COUNT];
	VEC(struct step {
		il_any entry;
		u32 link;
	})
	path;
};

/* ---- trails ---- */

/* Nearly all entries have one owner, and refer to one other of their kind. So one link of each makes a trail, which is walked to its
 * end; only what the other links lead to is searched. */

static const u32 WALKED = 1u << 31; /* no number: an IL of so many entries would have more than 16 GB */

static void number_entries(struct search *s)
{
	u32 kind, number = 0;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		s->first[kind] = number;
		number += s->graph.count[kind] ? s->il->table[kind].count : 0;
	}
	s->first[kind] = number;
}

static il_any numbered(const struct search *s, u32 number)
{
	u32 kind = 0;

	while (number >= s->first[kind + 1])
		kind++;
	return il_any_of((enum il_kind)kind, number - s->first[kind]);
}

/* One link of the entries from index up to end; these loops see much of the IL. */
static void lay_owners(struct search *s, u32 *trail, il_any target, const u8 *field, u32 stride, u32 number, u32 end)
{
	u32 to, *owner, first = s->first[il_any_kind(target)];

	for (; number < end; number++, field += stride) {
		if (!(to = *(const u32 *)(const void *)field))
			continue;
		owner = &trail[first + to];
		if (*owner)
			vec_push(&s->forks, target + to);
		else
			*owner = number;
	}
}

static void lay_references(struct search *s, u32 *trail, il_any target, const u8 *field, u32 stride, u32 number, u32 end)
{
	u32 to, first = s->first[il_any_kind(target)];

	for (; number < end; number++, field += stride) {
		if (!(to = *(const u32 *)(const void *)field))
			continue;
		if (trail[number])
			vec_push(&s->forks, target + to);
		else
			trail[number] = first + to;
	}
}

static void lay_trails(struct search *s, enum il_kind kind, u32 *trail)
{
	u32 index = 1, end, i, count = s->graph.count[kind] ? s->il->table[kind].count : 0; /* entry 0 is none */

	for (; index < count; index = end) {
		const u8 *records = il_at(s->il, kind, index);

		end = chunk_end(index, count);
		for (i = 0; i < s->graph.count[kind]; i++) {
			const struct link *link = &s->graph.links[kind][i];

			(s->owning ? lay_owners : lay_references)(s, trail, (u32)link->target << IL_INDEX_BITS, records + link->offset,
			                                          il_stride[kind], s->first[kind] + index, s->first[kind] + end);
		}
	}
}

/* An entry that a trail comes to twice, or 0. */
static il_any walk_trails(const struct search *s, u32 *trail)
{
	u32 start, at, next, end = s->first[IL_KIND_COUNT];

	for (start = 0; start < end; start++) {
		for (at = start; trail[at] && !(trail[at] & WALKED); at = next) {
			next = trail[at];
			trail[at] = WALKED | start;
		}
		if (trail[at] == (WALKED | start))
			return numbered(s, at);
	}
	return 0;
}

static il_any cycle_of_trails(struct search *s)
{
	u32 kind, *trail;
	il_any cycle;

	number_entries(s);
	trail = xcalloc(s->first[IL_KIND_COUNT] + (size_t)1, sizeof *trail);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		lay_trails(s, (enum il_kind)kind, trail);
	cycle = walk_trails(s, trail);
	free(trail);
	return cycle;
}

/* ---- the rest: depth-first search ---- */

/* Goes on from the last entry of the path, by its next link that leads to one which is not done. False: there is none. */
static bool go_on(struct search *s, il_any *to)
{
	struct step *step = &vec_last(&s->path);
	enum il_kind kind = il_any_kind(step->entry);
	const u8 *entry = il_at(s->il, kind, il_any_index(step->entry));
	const struct link *links = s->graph.links[kind];
	u32 count = s->graph.count[kind], i = step->link, index;

	for (; i < count; i++) {
		index = *(const u32 *)(const void *)(entry + links[i].offset);
		if (index && s->colour[links[i].target][index] != DONE) {
			*to = il_any_of((enum il_kind)links[i].target, index);
			step->link = i + 1;
			return true;
		}
	}
	return false;
}

static u8 *colour_of(struct search *s, il_any entry) { return &s->colour[il_any_kind(entry)][il_any_index(entry)]; }

/* Depth-first search from an entry; an entry of the path that is met again, or 0. */
static il_any search_from(struct search *s, il_any start)
{
	il_any to;

	vec_push(&s->path, (struct step){ start, 0 });
	*colour_of(s, start) = OPEN;
	while (s->path.count) {
		if (!go_on(s, &to)) {
			*colour_of(s, vec_last(&s->path).entry) = DONE;
			s->path.count--;
			continue;
		}
		if (*colour_of(s, to) == OPEN)
			return to;
		*colour_of(s, to) = OPEN;
		vec_push(&s->path, (struct step){ to, 0 });
	}
	return 0;
}

static il_any search_from_forks(struct search *s)
{
	il_any cycle = 0;
	u32 kind, i;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		s->colour[kind] = s->graph.count[kind] ? xcalloc(s->il->table[kind].count, 1) : NULL;
	for (i = 0; i < s->forks.count && !cycle; i++)
		if (*colour_of(s, s->forks.at[i]) == NEW)
			cycle = search_from(s, s->forks.at[i]);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		free(s->colour[kind]);
	return cycle;
}

static il_any cycle_in(const struct il *il, bool owning)
{
	struct search s = { .il = il, .owning = owning };
	il_any cycle;

	make_graph(&s.graph, owning);
	prune(il, &s.graph);
	cycle = cycle_of_trails(&s);
	if (!cycle && s.forks.count)
		cycle = search_from_forks(&s);
	vec_free(&s.forks);
	vec_free(&s.path);
	return cycle;
}

il_any il_find_cycle(const struct il *il)
{
	il_any cycle = cycle_in(il, true);

	return cycle ? cycle : cycle_in(il, false);
}
