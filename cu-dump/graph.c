/* The entities around those of a name. An edge leads from an entity to one that it refers to, itself or in what it owns: its type,
 * body, declarations. Local variables are part of their function, and types without a name stand for those named in them. */
#include "dump.h"

#include "../lib/il/dot.h"

#include <stdlib.h>

struct edge {
	il_any from, to;
	u8 kind, field;
}; /* the entry that refers, the number of the field */

struct graph {
	const struct il *il;
	VEC(struct edge) edges;
	u32 *seen[IL_KIND_COUNT]; /* entries: for which entity they were looked at last; its number in visit */
	u32 visit;
	u8 *shown[IL_KIND_COUNT]; /* nodes: by the direction that they were found in */
	VEC(il_any) nodes;
};

enum { FOUND_ALONG = 1, FOUND_BACK = 2 };

/* What says no more than another field does. */
/* clang-format off */
static const struct { u8 kind; const char *field; } left_out[] = {
	{ IL_expr_node, "type" }, { IL_expr_node, "routine" }, { IL_constant, "type" }, { IL_asm_entry, "routine" }, { IL_parameter, "variable" },
	{ IL_full_entity_decl_info, "type" }, { IL_full_entity_decl_info, "scope" }, { IL_class_info, "type" }, { IL_base_class, "derived" },
	{ IL_scope, "parent" }, { IL_field, "class_type" }, { IL_routine, "class_type" }, { IL_template_param, "type" },
};
/* clang-format on */

static bool is_left_out(enum il_kind kind, const char *field)
{
	size_t i;

	for (i = 0; i < COUNT_OF(left_out); i++)
		if (left_out[i].kind == kind && !strcmp(left_out[i].field, field))
			return true;
	return false;
}

static bool is_local(const struct il *il, u32 variable)
{
	const struct il_variable *record = il_variable(il, variable);

	return record->flags & (vf_parameter | vf_template_parameter) || record->entity & enf_local_to_function ||
	       il_in_function(il, IL_variable, variable);
}

static bool is_node(const struct il *il, il_any entry)
{
	u32 index = il_any_index(entry);
	const struct il_type *type;

	switch (il_any_kind(entry)) {
	case IL_type:
		type = il_type(il, index);
		return type->class_info || (type->kind == tk_integer && type->int_kind == ik_enum) ||
		       (type->kind == tk_typeref && type->name);
	case IL_variable: return !is_local(il, index);
	case IL_field:
	case IL_routine:
	case IL_template:
	case IL_namespace:
	case IL_lambda: return entry != 0;
	default: return false;
	}
}

/* ---- edges ---- */

struct search {
	struct graph *graph;
	il_any from;
	VEC(il_any) work; /* entries that are part of it */
};

static bool is_new(struct graph *g, il_any entry)
{
	enum il_kind kind = il_any_kind(entry);
	u32 before;

	if (!g->seen[kind])
		g->seen[kind] = xcalloc(g->il->table[kind].count, sizeof *g->seen[kind]);
	before = g->seen[kind][il_any_index(entry)];
	g->seen[kind][il_any_index(entry)] = g->visit;
	return before != g->visit;
}

/* The entity that an entry belongs to which is referred to; or the entry itself. */
static il_any entity_of(const struct il *il, il_any entry)
{
	switch (il_any_kind(entry)) {
	case IL_scope: return il_scope_of(il, entry)->owner;
	case IL_template_info: return il_any_of(IL_template, il_template_info_of(il, entry)->template);
	default: return entry;
	}
}

/* A function refers to itself where an expression does. */
static void add_edge(struct search *s, il_any to, enum il_kind kind, u32 field)
{
	if (to != s->from || kind == IL_expr_node)
		vec_push(&s->graph->edges, (struct edge){ s->from, to, (u8)kind, (u8)field });
}

/* A field that refers to a type without a name: what it is made of, as if the field had it. */
static void add_types(struct search *s, u32 type, enum il_kind kind, u32 field)
{
	const struct il *il = s->graph->il;
	VEC(u32) types = { 0 };
	u32 param;

	vec_push(&types, type);
	while (types.count) {
		const struct il_type *record = il_type(il, type = vec_pop(&types));

		if (!type || !is_new(s->graph, il_any_of(IL_type, type)))
			continue;
		if (is_node(il, il_any_of(IL_type, type))) {
			add_edge(s, il_any_of(IL_type, type), kind, field);
			continue;
		}
		vec_push(&types, record->type);
		vec_push(&types, record->class_type);
		for (param = record->first_param; param; param = il_param_type(il, param)->next)
			vec_push(&types, il_param_type(il, param)->type);
	}
	vec_free(&types);
}

static void add_reference(struct search *s, il_any to, enum il_kind kind, u32 field)
{
	const struct il *il = s->graph->il;

	to = entity_of(il, to);
	if (is_node(il, to))
		add_edge(s, to, kind, field);
	else if (il_any_kind(to) == IL_type)
		add_types(s, il_any_index(to), kind, field);
	else if (il_any_kind(to) == IL_variable && il_any_index(to) && is_new(s->graph, to))
		vec_push(&s->work, to);
}

static void add_list(struct search *s, il_any entry, enum il_kind kind, u32 field)
{
	const struct il *il = s->graph->il;
	const struct il_field_info *next = il_next_field(il_any_kind(entry));

	while (entry && (is_node(il, entry) || is_new(s->graph, entry))) {
		if (is_node(il, entry))
			add_edge(s, entry, kind, field);
		else
			vec_push(&s->work, entry);
		entry = next ? il_any_of(il_any_kind(entry),
		                         (u32)il_field_value(il_at(il, il_any_kind(entry), il_any_index(entry)), next)) :
		               0;
	}
}

/* What stands in a namespace refers to it, not the other way round: that would be everything. */
static bool is_namespace_content(const struct il *il, enum il_kind kind, u32 index, const char *field)
{
	return kind == IL_scope && !strncmp(field, "first_", 6) &&
	       (il_scope(il, index)->kind == sck_namespace || il_scope(il, index)->kind == sck_file);
}

static void add_fields(struct search *s, enum il_kind kind, u32 index)
{
	const struct il *il = s->graph->il;
	const void *record = il_at(il, kind, index);
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++) {
		u32 value = il_is_reference(&fields[i]) ? (u32)il_field_value(record, &fields[i]) : 0;

		if (!value || fields[i].type == IL_FIELD_NEXT || is_left_out(kind, fields[i].name) ||
		    is_namespace_content(il, kind, index, fields[i].name))
			continue;
		if (fields[i].type == IL_FIELD_CHILD)
			add_list(s, il_any_of((enum il_kind)fields[i].target, value), kind, i);
		else
			add_reference(s, fields[i].type == IL_FIELD_ANY ? value : il_any_of((enum il_kind)fields[i].target, value), kind,
			              i);
	}
}

static void find_edges(struct graph *g)
{
	struct search s = { .graph = g };
	u32 kind, index;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (index = 1; index < g->il->table[kind].count; index++) {
			s.from = il_any_of((enum il_kind)kind, index);
			if (!is_node(g->il, s.from))
				continue;
			g->visit++;
			vec_push(&s.work, s.from);
			while (s.work.count) {
				il_any part = vec_pop(&s.work);

				add_fields(&s, il_any_kind(part), il_any_index(part));
			}
		}
	vec_free(&s.work);
}

/* ---- nodes ---- */

static bool is_shown(const struct graph *g, il_any node)
{
	const u8 *shown = g->shown[il_any_kind(node)];

	return shown && shown[il_any_index(node)];
}

static bool show_node(struct graph *g, il_any node, u8 direction)
{
	u8 **shown = &g->shown[il_any_kind(node)], before;

	if (!*shown)
		*shown = xcalloc(g->il->table[il_any_kind(node)].count, 1);
	before = (*shown)[il_any_index(node)];
	(*shown)[il_any_index(node)] |= direction;
	if (!before)
		vec_push(&g->nodes, node);
	return !(before & direction);
}

static int by_ends(const void *a, const void *b)
{
	const struct edge *x = a, *y = b;

	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	if (x->to != y->to)
		return x->to < y->to ? -1 : 1;
	return x->kind != y->kind ? x->kind - y->kind : x->field - y->field;
}

/* The first of the edges from a node. */
static u32 first_edge(const struct edge *edges, u32 count, il_any from)
{
	u32 low = 0, high = count;

	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (edges[middle].from < from)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Shows what edges lead to from the first nodes in depth steps. */
static void spread(struct graph *g, const struct edge *edges, u32 edge_count, u32 start_count, u32 depth, u8 direction)
{
	VEC(il_any) level = { 0 };
	u32 i, at, end;

	for (i = 0; i < start_count; i++)
		vec_push(&level, g->nodes.at[i]);
	for (i = 0; depth && i < level.count; depth--)
		for (end = level.count; i < end; i++)
			for (at = first_edge(edges, edge_count, level.at[i]); at < edge_count && edges[at].from == level.at[i]; at++)
				if (show_node(g, edges[at].to, direction))
					vec_push(&level, edges[at].to);
	vec_free(&level);
}

static void show_neighbours(struct graph *g, u32 depth)
{
	u32 starts = g->nodes.count, i;
	VEC(struct edge) back = { 0 };

	for (i = 0; i < g->edges.count; i++)
		vec_push(&back, (struct edge){ g->edges.at[i].to, g->edges.at[i].from, 0, 0 });
	vec_sort(&g->edges, by_ends);
	vec_sort(&back, by_ends);
	spread(g, g->edges.at, g->edges.count, starts, depth, FOUND_ALONG);
	spread(g, back.at, back.count, starts, depth, FOUND_BACK);
	vec_free(&back);
}

/* ---- output ---- */

static void add_label(const struct edge *edge, struct buffer *label)
{
	u32 count;
	const char *field = il_fields((enum il_kind)edge->kind, &count)[edge->field].name;

	if (label->length)
		buffer_puts(label, "\n");
	if (edge->kind == il_any_kind(edge->from))
		buffer_puts(label, field);
	else
		buffer_printf(label, "%s.%s", il_kind_name[edge->kind], field);
}

/* All edges between two nodes are one. */
static void write_edges(const struct graph *g, struct output *output)
{
	const struct edge *edge = g->edges.at, *end = edge + g->edges.count;

	while (edge < end) {
		const struct edge *first = edge;
		struct buffer label = { 0 };

		if (!is_shown(g, edge->from) || !is_shown(g, edge->to)) {
			edge++;
			continue;
		}
		for (; edge < end && edge->from == first->from && edge->to == first->to; edge++)
			if (edge == first || by_ends(edge, edge - 1))
				add_label(edge, &label);
		dot_edge(first->from, first->to, label.text, output);
		buffer_free(&label);
	}
}

static int by_number(const void *a, const void *b)
{
	il_any x = *(const il_any *)a, y = *(const il_any *)b;

	return x < y ? -1 : x > y;
}

static void write_nodes(struct graph *g, const struct selection *selection, struct output *output)
{
	u32 i;

	vec_sort(&g->nodes, by_number);
	for (i = 0; i < g->nodes.count; i++) {
		enum il_kind kind = il_any_kind(g->nodes.at[i]);
		bool is_start = is_selected(g->il, selection, kind, il_any_index(g->nodes.at[i]));

		dot_node(g->il, g->nodes.at[i], il_kind_name[kind], is_start ? ", style=bold" : "", output);
	}
}

static bool show_selected(struct graph *g, const struct selection *selection)
{
	u32 kind, index;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (index = 1; index < g->il->table[kind].count; index++) {
			il_any entry = il_any_of((enum il_kind)kind, index);

			if (is_node(g->il, entry) && is_selected(g->il, selection, (enum il_kind)kind, index))
				show_node(g, entry, FOUND_ALONG | FOUND_BACK);
		}
	return g->nodes.count;
}

bool dump_graph(const struct il *il, const struct selection *selection, u32 depth, struct output *output)
{
	struct graph g = { .il = il };
	bool found = show_selected(&g, selection);
	u32 kind;

	if (found) {
		find_edges(&g);
		show_neighbours(&g, depth);
		dot_begin(output);
		write_nodes(&g, selection, output);
		write_edges(&g, output);
		dot_end(output);
	}
	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		free(g.seen[kind]);
		free(g.shown[kind]);
	}
	vec_free(&g.edges);
	vec_free(&g.nodes);
	return found;
}
