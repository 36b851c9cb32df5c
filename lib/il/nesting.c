#include "nesting.h"

#include <stdlib.h>

/* The edges of a graph over entries: by kind, the fields that lead on. */
struct link { u16 offset; u8 target; };
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
	graph->links[kind][graph->count[kind]++] = (struct link){ field->offset, field->target };
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

/* Whether a link always leads up, and whether always down. */
static void directions(const struct il *il, enum il_kind kind, u16 offset, bool *up, bool *down)
{
	u32 index = 0, stride = il_stride[kind], count = il->table[kind].count, chunk;

	for (chunk = 0; (*up || *down) && index < count; chunk++) {
		const u8 *field = il->table[kind].chunk[chunk] + offset;
		u32 end = count - index < IL_CHUNK ? count : index + IL_CHUNK;
		bool any_down = false, any_up = false;

		for (; index < end; index++, field += stride) {
			u32 to = *(const u32 *)(const void *)field;

			any_down |= (to != 0) & (to <= index);
			any_up |= (to >= index) & (to != 0);
		}
		*up &= !any_down;
		*down &= !any_up;
	}
}

static u32 follow(const struct il *il, enum il_kind kind, u32 index, const struct link *link)
{
	return *(const u32 *)(const void *)((const u8 *)il_at(il, kind, index) + link->offset);
}

/* Links that all lead to the same kind, and all up or all down, cannot go round. Most are of this sort. */
static bool is_monotonic(const struct il *il, const struct graph *graph, enum il_kind kind)
{
	bool up = true, down = true;
	u32 i;

	for (i = 0; i < graph->count[kind]; i++) {
		const struct link *link = &graph->links[kind][i];

		if (link->target != kind)
			return false;
		directions(il, kind, link->offset, &up, &down);
	}
	return up || down;
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

static il_any cycle_in(struct search *s)
{
	il_any cycle = 0;
	u32 kind, index;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		if (is_monotonic(s->il, &s->graph, (enum il_kind)kind))
			s->graph.count[kind] = 0;
		s->colour[kind] = s->graph.count[kind] ? xcalloc(s->il->table[kind].count, 1) : NULL;
	}
	for (kind = 0; kind < IL_KIND_COUNT && !cycle; kind++)
		for (index = 1; s->colour[kind] && index < s->il->table[kind].count && !cycle; index++)
			if (s->colour[kind][index] == NEW)
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
