/* Template arguments: most lists are needed only until the specialization that they name is found. */
#include "instantiate.h"

enum argument_state { ARGUMENT_IN_USE, ARGUMENT_RELEASED, ARGUMENT_KEPT };

u32 new_written_argument(struct parser *p, struct il_template_arg **record)
{
	struct argument_pool *pool = &p->arguments;
	u32 index = pool->released;

	if (index) {
		*record = il_template_arg(p->il, index);
		pool->released = (*record)->next;
		(*record)->next = 0;
		pool->state.at[index] = ARGUMENT_IN_USE;
		if (pool->marks)
			vec_push(&pool->recycled, index);
		return index;
	}
	index = il_new_template_arg(p->il, record);
	*vec_slot(&pool->state, index) = ARGUMENT_IN_USE;
	return index;
}

u32 new_argument(struct parser *p, struct il_template_arg **record)
{
	p->arguments.lasting++;
	return new_written_argument(p, record);
}

static void release(struct parser *p, u32 arg)
{
	*il_template_arg(p->il, arg) = (struct il_template_arg){ .next = p->arguments.released };
	p->arguments.released = arg;
	p->arguments.state.at[arg] = ARGUMENT_RELEASED;
}

void keep_arguments(struct parser *p, u32 first)
{
	for (; first; first = il_template_arg(p->il, first)->next)
		p->arguments.state.at[first] = ARGUMENT_KEPT;
}

void release_arguments(struct parser *p, u32 first)
{
	u32 arg;

	if (!first || p->arguments.state.at[first] == ARGUMENT_KEPT)
		return;
	for (arg = first; arg; arg = il_template_arg(p->il, arg)->next)
		p->arguments.lasting--;
	release_written_arguments(p, first);
}

void release_written_arguments(struct parser *p, u32 first)
{
	u32 arg, next;

	for (arg = first; arg; arg = next) {
		next = il_template_arg(p->il, arg)->next;
		release(p, arg);
	}
}

struct argument_mark mark_arguments(struct parser *p)
{
	struct argument_pool *pool = &p->arguments;
	struct argument_mark mark = { .count = p->il->table[IL_template_arg].count,
		                      .recycled = pool->recycled.count,
		                      .lasting = pool->lasting,
		                      .types = pool->types };

	pool->marks++;
	pool->types = p->il->table[IL_type].count;
	return mark;
}

void unmark_arguments(struct parser *p, const struct argument_mark *mark, bool drop)
{
	struct argument_pool *pool = &p->arguments;
	u32 i;

	if (drop) {
		for (i = mark->count; i < p->il->table[IL_template_arg].count; i++)
			if (pool->state.at[i] == ARGUMENT_IN_USE)
				release(p, i);
		for (i = mark->recycled; i < pool->recycled.count; i++)
			if (pool->state.at[pool->recycled.at[i]] == ARGUMENT_IN_USE)
				release(p, pool->recycled.at[i]);
		pool->lasting = mark->lasting;
		pool->recycled.count = mark->recycled;
	}
	pool->types = mark->types;
	if (!--pool->marks)
		pool->recycled.count = 0;
}

u32 *append_argument(struct parser *p, u32 *link, const struct il_template_arg *arg, u32 type)
{
	struct il_template_arg *copy;

	*link = new_argument(p, &copy);
	*copy = *arg;
	copy->next = 0;
	copy->type = type;
	return &copy->next;
}

u32 *append_arguments(struct parser *p, u32 *link, u32 arg, u32 count)
{
	for (; arg && count--; arg = il_template_arg(p->il, arg)->next) {
		struct il_template_arg copy = *il_template_arg(p->il, arg);

		link = append_argument(p, link, &copy, copy.type);
	}
	return link;
}

u32 hash_argument(const struct parser *p, const struct il_template_arg *arg, u32 hash)
{
	hash = hash_mix((u64)hash << 32 | (arg->type ^ arg->template << 8 ^ arg->identity));
	return arg->constant ? hash_mix((u64)hash << 32 | (u32)il_constant(p->il, arg->constant)->value) : hash;
}

u32 hash_arguments(const struct parser *p, u32 arg, u32 hash)
{
	for (; arg; arg = il_template_arg(p->il, arg)->next)
		hash = hash_argument(p, il_template_arg(p->il, arg), hash);
	return hash;
}

bool is_same_argument(const struct parser *p, const struct il_template_arg *x, const struct il_template_arg *y)
{
	return x->kind == y->kind && x->template == y->template && x->identity == y->identity && !x->constant == !y->constant &&
	       (!x->constant || il_same_value(p->il, x->constant, y->constant)) && (x->kind != tak_type || x->type == y->type) &&
	       x->is_pack_expansion == y->is_pack_expansion;
}

bool same_arguments(const struct parser *p, u32 a, u32 b)
{
	while (a && b) {
		const struct il_template_arg *x = il_template_arg(p->il, a), *y = il_template_arg(p->il, b);

		if (!is_same_argument(p, x, y) || (x->parameter && y->parameter && x->parameter != y->parameter))
			return false;
		a = x->next;
		b = y->next;
	}
	return a == b;
}
