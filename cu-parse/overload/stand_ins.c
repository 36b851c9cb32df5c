/* Nodes for values that nobody wrote, so that templates can be deduced from them: what may be called with such values? */
#include "../typing/typing.h"
#include "overload.h"

static u32 stand_in(struct parser *p, const struct source *source)
{
	struct il_expr_node *node;
	u32 index = il_new_expr_node(p->il, &node);

	node->kind = enk_variable;
	node->type = source->type;
	node->value_category = source->category;
	node->flags = exf_instantiated;
	node->evaluation = evk_unevaluated;
	return index;
}

struct stand_ins begin_stand_ins(struct parser *p, const struct source *sources, u32 count, bool *failed)
{
	struct stand_ins s = { .nodes = p->il->table[IL_expr_node].count, .count = count, .failure = p->failure };

	while (count--) {
		u32 node = stand_in(p, &sources[count]);

		il_expr_node(p->il, node)->next = s.first;
		s.first = node;
	}
	p->failure = failed;
	return s;
}

void end_stand_ins(struct parser *p, const struct stand_ins *s)
{
	p->failure = s->failure;
	if (p->il->table[IL_expr_node].count == s->nodes + s->count)
		drop_nodes(p, s->nodes);
}
