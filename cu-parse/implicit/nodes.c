/* Making implicit nodes. */
#include "implicit.h"
#include "../typing/typing.h"

u32 implicit_node(struct implicit *e, enum il_expr_node_kind kind, enum il_operation_kind operation, u32 type,
                  enum il_value_category category)
{
	struct parser *p = e->p;
	struct il_expr_node *node;
	u32 index = il_new_expr_node(p->il, &node);

	*node = (struct il_expr_node){ .kind = (u8)kind,
		                       .operation = (u8)operation,
		                       .type = type,
		                       .value_category = (u8)category,
		                       .flags = exf_implicit | (p->replaying ? exf_instantiated : 0),
		                       .evaluation = p->evaluation,
		                       .routine = p->routine,
		                       .range_begin = e->begin,
		                       .range_end = e->end };
	if (overload_set(p, index)) /* the number of a node that was taken back */
		note_overload_set(p, index, 0);
	return index;
}

u32 implicit_around(struct implicit *e, u32 node, enum il_expr_node_kind kind, enum il_operation_kind operation, u32 type,
                    enum il_value_category category)
{
	struct parser *p = e->p;
	u32 index = implicit_node(e, kind, operation, type, category);
	struct il_expr_node *around = il_expr_node(p->il, index), *inner = il_expr_node(p->il, node);

	around->flags |= inner->flags & exf_default;
	around->range_begin = inner->range_begin;
	around->range_end = inner->range_end;
	around->first_operand = node;
	around->next = inner->next;
	inner->next = 0;
	return index;
}

u32 set_target(struct implicit *e, u32 node, u32 routine)
{
	il_expr_node(e->p->il, node)->target = il_any_of(IL_routine, routine);
	return node;
}

void cover(const struct parser *p, u32 node, u32 first)
{
	struct il_expr_node *record = il_expr_node(p->il, node);

	if (!first)
		return;
	record->flags |= il_expr_node(p->il, first)->flags & exf_default;
	record->range_begin = il_expr_node(p->il, first)->range_begin;
	for (; first; first = il_expr_node(p->il, first)->next)
		record->range_end = il_expr_node(p->il, first)->range_end;
}

u32 call_without_operand(struct implicit *e, u32 routine)
{
	return set_target(e, implicit_node(e, enk_operation, eok_call, e->p->void_type, vc_prvalue), routine);
}

/* Nodes that are copied, and the copy of the next one: copies are in the order of the walk. */
struct copies {
	struct parser *p;
	u32 next;
};

static enum il_walk enter_copied(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct copies *copies = walker->context;
	u32 copy;

	(void)depth;
	if (kind != IL_expr_node)
		return IL_WALK_INTO;
	copy = copies->next++;
	if (overload_set(copies->p, index) || overload_set(copies->p, copy))
		note_overload_set(copies->p, copy, overload_set(copies->p, index));
	return IL_WALK_INTO;
}

u32 default_copy(struct implicit *e, u32 lasting)
{
	struct parser *p = e->p;
	struct copies copies = { p, p->il->table[IL_expr_node].count };
	struct il_walker walker = { .enter = enter_copied, .context = &copies };
	u32 copy, i;

	if (!lasting || (e->default_depth && e->nested_copies++ >= NESTED_COPIES_MAX))
		return 0;
	copy = il_copy(p->il, IL_expr_node, lasting);
	for (i = copies.next; i < p->il->table[IL_expr_node].count; i++) {
		il_expr_node(p->il, i)->routine = p->routine;
		il_expr_node(p->il, i)->evaluation = p->evaluation;
	}
	il_walk(p->il, IL_expr_node, lasting, &walker);
	il_expr_node(p->il, copy)->flags |= exf_default;
	return copy;
}

void append_default(struct parser *p, u32 *first, u32 node)
{
	u32 last = *first;

	if (node)
		il_expr_node(p->il, node)->flags |= exf_default;
	while (last && il_expr_node(p->il, last)->next)
		last = il_expr_node(p->il, last)->next;
	if (last)
		il_expr_node(p->il, last)->next = node;
	else
		*first = node;
}

u32 replace_each(struct implicit *e, u32 first, u32 (*replace)(struct implicit *, u32 node))
{
	struct parser *p = e->p;
	u32 node = first, last = 0, made;

	for (; node; node = il_expr_node(p->il, last = made)->next) {
		made = replace(e, node);
		if (last)
			il_expr_node(p->il, last)->next = made;
		else
			first = made;
	}
	return first;
}

u32 value_node(struct implicit *e, u32 type, enum il_value_category category)
{
	return implicit_node(e, enk_reuse_value, eok_none, type, category);
}
