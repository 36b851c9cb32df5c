/* __builtin_offsetof(type, member-designator) in constant evaluation [support.types.layout]. The designator is in the source alone. */
#include "interpret.h"
#include "../types/layout.h"
#include "../typing/typing.h"

struct designator {
	u32 at, end;
	u32 type;
	u64 offset;
	u32 index_node;
};

/* .name: a member of the class itself, or of an anonymous union or struct in it. */
static bool find_field(struct parser *p, u32 class, u32 field, u64 *bits)
{
	u32 i;

	if (!is_class_type(p, class) || class_layout_of(p, class)->cause || stack_is_low(p->stack_bound))
		return false;
	for (i = il_class_info(p->il, il_type(p->il, class)->class_info)->first_field; i; i = il_field(p->il, i)->next) {
		const struct il_field record = *il_field(p->il, i);

		if (i == field && !record.is_bit_field) {
			*bits += record.offset;
			return true;
		}
		*bits += record.offset;
		if (!record.name && !record.is_bit_field && plain_type(p, record.type) &&
		    find_field(p, plain_type(p, record.type), field, bits))
			return true;
		*bits -= record.offset;
	}
	return false;
}

static bool member(struct interpreter *in, struct designator *d)
{
	struct parser *p = in->p;
	u32 scope = scope_of_type(p, d->type);
	struct lookup found;
	u64 bits = 0;

	if (p->tokens[d->at].kind != TOK_IDENTIFIER || !scope)
		return unknown(in);
	found = lookup_in_scope(p, scope, p->tokens[d->at].value, LOOKUP_ANY);
	if (found.class != NAME_FIELD || !find_field(p, d->type, il_any_index(found.entity), &bits))
		return unknown(in);
	d->at++;
	d->offset += bits / 8;
	d->type = plain_type(p, il_field(p->il, il_any_index(found.entity))->type);
	return d->type ? true : unknown(in);
}

/* [index]: the nodes of the indices are in order. */
static bool element(struct interpreter *in, struct designator *d)
{
	struct parser *p = in->p;
	const struct il_type *array = il_type(p->il, d->type);
	u32 type = array->kind == tk_array ? plain_type(p, array->type) : 0;
	struct layout layout;
	struct value index;

	if (!type || !d->index_node || !layout_of(p, type, &layout) || !evaluate_rvalue(in, d->index_node, &index) ||
	    index.kind != VALUE_INTEGER || index.bits > MAX_OBJECTS)
		return unknown(in);
	d->offset += (u64)index.bits * layout.size;
	d->type = type;
	d->index_node = il_expr_node(p->il, d->index_node)->next;
	d->at += 1 + p->tokens[d->at].value;
	return true;
}

bool evaluate_offsetof(struct interpreter *in, u32 node, struct value *out)
{
	struct parser *p = in->p;
	u32 type = il_expr_node(p->il, node)->first_operand;
	const struct il_expr_node *operand = il_expr_node(p->il, type);
	struct designator d = { .at = token_at(p, operand->range_end), .end = token_at(p, il_expr_node(p->il, node)->range_end) };

	if (!type || operand->kind != enk_type_operand || p->tokens[d.at++].kind != TOK_COMMA)
		return unknown(in);
	d.type = plain_type(p, operand->type_operand);
	d.index_node = operand->next;
	if (!d.type || type_is_dependent(p, d.type) || !member(in, &d))
		return unknown(in);
	while (p->tokens[d.at].kind != TOK_RPAREN && d.at < d.end) {
		if (p->tokens[d.at].kind == TOK_DOT ? d.at++, !member(in, &d) : p->tokens[d.at].kind != TOK_LBRACKET || !element(in, &d))
			return unknown(in);
	}
	*out = value_integer(p->builtin[ik_unsigned_long], d.offset);
	return true;
}
