#include "nesting.h"

#include <stdlib.h>

/* The edges of a graph over entries: by kind, the fields that lead on. A link leads up when it leads to a higher index or to
 * another kind, and down otherwise. */
struct link {
	u16 offset;
	u8 target;
	bool up, down;   /* whether it does for any entry of this IL */
};
struct graph {
	struct link links[IL_KIND_COUNT][IL_FIELDS_MAX];
	u8 count[IL_KIND_COUNT];
};

/* A set of kinds. */
struct kind_set { u64 bits[(IL_KIND_COUNT + 63) / 64]; };

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
	for (through = 0; through < IL_KIND_COUNT; through++)   /* transitive closure */
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
			                                                 has_kind(&nesting, fields[i].target))
				   : fields[i].type == IL_FIELD_REF && fields[i].target == kind)
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
	u32 index = 1, count = il->table[kind].count, stride = il_stride[kind];   /* entry 0 is none */

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
	VEC(struct step { il_any entry; u32 link; }) path;
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

/* Every cycle has an entry that leads up. */
static bool has_link_up(const struct search *s, enum il_kind kind, u32 index)
{
	u32 i;

	for (i = 0; i < s->graph.count[kind]; i++) {
		const struct link *link = &s->graph.links[kind][i];
		u32 to = follow(s->il, kind, index, link);

		if (to && (to >= index || link->target != kind))
			return true;
	}
	return false;
}

static il_any cycle_in(struct search *s)
{
	il_any cycle = 0;
	u32 kind, index;

	prune(s->il, &s->graph);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		s->colour[kind] = s->graph.count[kind] ? xcalloc(s->il->table[kind].count, 1) : NULL;
	for (kind = 0; kind < IL_KIND_COUNT && !cycle; kind++)
		for (index = 1; s->colour[kind] && index < s->il->table[kind].count && !cycle; index++)
			if (s->colour[kind][index] == NEW && has_link_up(s, (enum il_kind)kind, index))
				cycle = search_from(s, il_any_of((enum il_kind)kind, index));
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
