/* __builtin_offsetof(class, member.member[index]…) [support.types.layout]: the designator is read from the source. */
#include "../typing/builtins.h"
#include "../types/layout.h"
#include "../types/special_members.h"
#include "../traits/traits.h"

#include <stdlib.h>

/* Where the designator leads so far. */
struct designator {
	u32 type;
	u64 offset;
}; /* bytes */

/* The offset of a field in a class, in bits, also when it is in a base or in an anonymous struct or union. False: it is not in there. */
static bool offset_in_class(struct parser *p, u32 class, u32 field, u64 *bits)
{
	const struct class_layout *layout = class_layout_of(p, class);
	u32 info = il_type(p->il, class)->class_info, member, base, number = 0;
	u64 inner;

	if (layout->cause || !info || stack_is_low(p->stack_bound))
		return false;
	for (member = il_class_info(p->il, info)->first_field; member; member = il_field(p->il, member)->next) {
		struct il_field record = *il_field(p->il, member);
		u32 type = record.name || record.is_bit_field ? 0 : value_type(p, record.type);

		*bits = record.offset;
		if (member == field)
			return !record.is_bit_field;
		if (type && is_class_record(il_type(p->il, type)) && offset_in_class(p, type, field, &inner)) {
			*bits += inner;
			return true;
		}
	}
	for (base = il_class_info(p->il, info)->first_base; base; base = il_base_class(p->il, base)->next) {
		if (il_base_class(p->il, base)->flags & bcf_virtual)
			continue;
		if (number < layout->bases.count && offset_in_class(p, layout->bases.at[number].type, field, &inner)) {
			*bits = layout->bases.at[number].offset * 8 + inner;
			return true;
		}
		number++;
	}
	return false;
}

static bool enter_member(struct parser *p, struct designator *d, u32 ident)
{
	struct lookup found;
	u64 bits;

	if (!d->type || !is_class_record(il_type(p->il, d->type)))
		return false;
	found = lookup_in_scope(p, scope_of_type(p, d->type), ident, LOOKUP_ANY);
	if (found.class != NAME_FIELD || !offset_in_class(p, d->type, il_any_index(found.entity), &bits))
		return false;
	d->offset += bits / 8;
	d->type = value_type(p, il_field(p->il, il_any_index(found.entity))->type);
	return d->type;
}

/* [index], which is a node. */
static bool enter_element(struct parser *p, struct designator *d, u32 node)
{
	struct constant index = node ? constant_of_expression(p, node) : constant_unknown(0);
	struct layout element;

	if (!d->type || il_type(p->il, d->type)->kind != tk_array || !index.known || index.bits >= (u64)1 << 40)
		return false;
	d->type = value_type(p, il_type(p->il, d->type)->type);
	if (!d->type || !layout_of(p, d->type, &element))
		return false;
	d->offset += (u64)index.bits * element.size;
	return true;
}

struct constant offset_of_member(struct parser *p, u32 node)
{
	const struct il_expr_node *class = il_expr_node(p->il, il_expr_node(p->il, node)->first_operand);
	u32 index = class->next; /* the indices follow each other */
	u32 at = token_at(p, class->range_end), end = token_at(p, il_expr_node(p->il, node)->range_end) - 1;
	struct designator d = { .type = class->type_operand && !type_is_dependent(p, class->type_operand) ?
		                                value_type(p, class->type_operand) :
		                                0 };
	bool known = d.type && class->kind == enk_type_operand;

	for (at++; known && at < end; at++) {
		unsigned kind = p->tokens[at].kind;

		if (kind == TOK_IDENTIFIER) {
			known = enter_member(p, &d, p->tokens[at].value);
		} else if (kind == TOK_LBRACKET) {
			known = enter_element(p, &d, index);
			index = il_expr_node(p->il, index)->next;
			at = matching(p, at);
		} else {
			known = kind == TOK_DOT;
		}
	}
	return known ? constant_integer(p, ik_unsigned_long, d.offset) : constant_unknown(p->builtin[ik_unsigned_long]);
}
