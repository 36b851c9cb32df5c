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

/* The kinds of which an entry could own another of its kind, perhaps through other kinds. */
static struct kind_set nesting_kinds(void)
{
	struct kind_set owned[IL_KIND_COUNT] = { 0 }, result = { 0 };
	u32 kind, through, i, count;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const struct il_field_info *fields = il_fields((enum il_kind)kind, &count);

		for (i = 0; i < count; i++)
			if (fields[i].type == IL_FIELD_CHILD)
				owned[kind].bits[fields[i].target / 64] |= 1ull << fields[i].target % 64;
	}
	for (through = 0; through < IL_KIND_COUNT; through++) /* transitive closure */
		for (kind = 0; kind < IL_KIND_COUNT; kind++)
			for (i = 0; has_kind(&owned[kind], through) && i < COUNT_OF(result.bits); i++)
				owned[kind].bits[i] |= owned[through].bits[i];
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		result.bits[kind / 64] |= (u64)has_kind(&owned[kind], kind) << kind % 64;
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

/* Drops a kind's links that are on no cycle: those that no entry has, and those to kinds that lead nowhere. Those that are left
 * are on none either if they all lead to the same kind, and all up or all down. Returns whether any was dropped. */
static bool prune_kind(struct graph *graph, u32 kind)
{
	struct link *links = graph->links[kind];
	u32 i, kept = 0, count = graph->count[kind];
	bool up = false, down = false;

	for (i = 0; i < count; i++)
		if ((links[i].up || links[i].down) && graph->count[links[i].target]) {
			up |= links[i].up;
			down |= links[i].down || links[i].target != kind;
			links[kept++] = links[i];
		}
	graph->count[kind] = up && down ? (u8)kept : 0;
	return graph->count[kind] != count;
}

/* Leaves of the graph what could be on a cycle: nearly nothing, as a rule. */
static void prune(const struct il *il, struct graph *graph)
{
	u32 kind, i;
	bool changed = true;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (i = 0; i < graph->count[kind]; i++)
			find_directions(il, (enum il_kind)kind, &graph->links[kind][i]);
	while (changed)
		for (changed = false, kind = 0; kind < IL_KIND_COUNT; kind++)
			changed |= prune_kind(graph, kind);
}

static u32 follow(const struct il *il, enum il_kind kind, u32 index, const struct link *link)
{
	return *(const u32 *)(const void *)((const u8 *)il_at(il, kind, index) + link->offset);
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
	VEC(il_any) up, down;
};

/* Depth-first search from an entry; an entry of the path that is met again, or 0. */
static il_any search_from(struct search *s, il_any start)
{
	vec_push(&s->path, (struct step){ start, 0 });
	s->colour[il_any_kind(start)][il_any_index(start)] = OPEN;
	while (s->path.count) {
		struct step *step = &vec_last(&s->path);
		enum il_kind kind = il_any_kind(step->entry), target;
		u32 index = il_any_index(step->entry), to;

		if (step->link == s->graph.count[kind]) {
			s->colour[kind][index] = DONE;
			s->path.count--;
			continue;
		}
		target = (enum il_kind)s->graph.links[kind][step->link].target;
		to = follow(s->il, kind, index, &s->graph.links[kind][step->link++]);
		if (!to || !s->colour[target] || s->colour[target][to] == DONE)
			continue;
		if (s->colour[target][to] == OPEN)
			return il_any_of(target, to);
		s->colour[target][to] = OPEN;
		vec_push(&s->path, (struct step){ il_any_of(target, to), 0 });
	}
	return 0;
}

/* The kinds that links connect: each such set is searched for itself, named by its lowest kind. */
static void find_components(const struct graph *graph, u8 component[IL_KIND_COUNT])
{
	u32 kind, i;
	bool changed = true;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		component[kind] = (u8)kind;
	while (changed)
		for (changed = false, kind = 0; kind < IL_KIND_COUNT; kind++)
			for (i = 0; i < graph->count[kind]; i++) {
				u8 *to = &component[graph->links[kind][i].target], *from = &component[kind];

				changed |= *to != *from;
				*to = *from = *to < *from ? *to : *from;
			}
}

/* Adds those of a chunk's entries that lead up by a link, and those that lead down, in the order of il_any; to themselves is both. */
static void add_starts(struct search *s, enum il_kind kind, const struct link *link, u32 index, u32 end)
{
	const u8 *field = (const u8 *)il_at(s->il, kind, index) + link->offset;

	for (; index < end; index++, field += il_stride[kind]) {
		il_any from = il_any_of(kind, index), to = il_any_of((enum il_kind)link->target, *(const u32 *)(const void *)field);

		if (to && to >= from)
			vec_push(&s->up, from);
		if (to && to <= from)
			vec_push(&s->down, from);
	}
}

static void add_all_starts(struct search *s, enum il_kind kind, const struct link *link)
{
	u32 index, end, count = s->il->table[kind].count;

	for (index = 1; index < count; index = end) { /* entry 0 is none */
		end = (index / IL_CHUNK + 1) * IL_CHUNK;
		end = end < count ? end : count;
		add_starts(s, kind, link, index, end);
	}
}

/* Every cycle has a link up and a link down: it is found from the entries with the ones or from those with the others. */
static il_any search_component(struct search *s, const u8 component[IL_KIND_COUNT], u32 number)
{
	il_any cycle = 0, start;
	u32 kind, i;

	s->up.count = s->down.count = 0;
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (i = 0; i < s->graph.count[kind] && component[kind] == number; i++)
			add_all_starts(s, (enum il_kind)kind, &s->graph.links[kind][i]);
	for (i = 0; i < (s->up.count < s->down.count ? s->up.count : s->down.count) && !cycle; i++) {
		start = s->up.count < s->down.count ? s->up.at[i] : s->down.at[i];
		if (s->colour[il_any_kind(start)][il_any_index(start)] == NEW)
			cycle = search_from(s, start);
	}
	return cycle;
}

static il_any cycle_in(struct search *s)
{
	u8 component[IL_KIND_COUNT];
	il_any cycle = 0;
	u32 kind;

	prune(s->il, &s->graph);
	find_components(&s->graph, component);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		s->colour[kind] = s->graph.count[kind] ? xcalloc(s->il->table[kind].count, 1) : NULL;
	for (kind = 0; kind < IL_KIND_COUNT && !cycle; kind++)
		if (component[kind] == kind && s->colour[kind])
			cycle = search_component(s, component, kind);
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
	vec_free(&s.up);
	vec_free(&s.down);
	return cycle;
}
