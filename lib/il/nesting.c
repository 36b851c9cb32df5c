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

/* Adds to each kind's set what those in it lead to. */
static void close_transitively(struct kind_set reached[IL_KIND_COUNT])
{
	u32 kind, through, i;

	for (through = 0; through < IL_KIND_COUNT; through++)
		for (kind = 0; kind < IL_KIND_COUNT; kind++)
			for (i = 0; has_kind(&reached[kind], through) && i < COUNT_OF(reached->bits); i++)
				reached[kind].bits[i] |= reached[through].bits[i];
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

static void find_directions(const struct il *il, enum il_kind kind, struct link *link)
{
	u32 index = 1, count = il->table[kind].count, stride = il_stride[kind]; /* entry 0 is none */

	while (index < count && !(link->up && (link->down || link->target != kind))) {
		const u8 *field = (const u8 *)il_at(il, kind, index) + link->offset;
		u32 next_chunk = (index / IL_CHUNK + 1) * IL_CHUNK, end = count < next_chunk ? count : next_chunk;

		link->up = link->up || (link->target == kind ? leads_up : leads_anywhere)(field, stride, index, end);
		link->down = link->down || (link->target == kind && leads_down(field, stride, index, end));
		index = end;
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
	u32 kind, i;
	bool changed = true;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (i = 0; i < graph->count[kind]; i++)
			find_directions(il, (enum il_kind)kind, &graph->links[kind][i]);
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
	u8 *colour[IL_KIND_COUNT];
	VEC(struct step {
		il_any entry;
		u32 link;
	})
	path;
};

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

static il_any search_kind(struct search *s, enum il_kind kind)
{
	u32 index, count = s->graph.count[kind] ? s->il->table[kind].count : 0;
	il_any cycle = 0;

	for (index = 1; index < count && !cycle; index++) /* entry 0 is none */
		if (s->colour[kind][index] == NEW)
			cycle = search_from(s, il_any_of(kind, index));
	return cycle;
}

static il_any cycle_in(struct search *s)
{
	il_any cycle = 0;
	u32 kind;

	prune(s->il, &s->graph);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		s->colour[kind] = s->graph.count[kind] ? xcalloc(s->il->table[kind].count, 1) : NULL;
	for (kind = 0; kind < IL_KIND_COUNT && !cycle; kind++)
		cycle = search_kind(s, (enum il_kind)kind);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		free(s->colour[kind]);
	return cycle;
}

il_any il_find_cycle(const struct il *il)
{
	struct search s = { .il = il };
	il_any cycle;

	make_graph(&s.graph, true);
	cycle = cycle_in(&s);
	if (!cycle) {
		s.path.count = 0;
		make_graph(&s.graph, false);
		cycle = cycle_in(&s);
	}
	vec_free(&s.path);
	return cycle;
}
