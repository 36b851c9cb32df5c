/* Lists that leave a reference of an aggregate without anything to refer to [dcl.init.aggr]/5.3. */
#include "invalid.h"

#include "../constants/constant.h"
#include "../traits/traits.h"
#include "../types/layout.h"

enum { DEEPEST_PART = 20 };

/* What of a list is left; is_unclear: its elements may be those of parts without braces of their own. */
struct elements {
	u32 next;
	bool is_unclear;
};

static bool lacks_reference(struct parser *p, u32 type, u32 list, u32 depth, bool *is_unclear);

static bool is_class_or_array(struct parser *p, u32 type)
{
	return is_class_type(p, type) || il_type(p->il, type_strip(p, type, NULL))->kind == tk_array;
}

/* A part that the next element is for, if there is one. */
static bool part_lacks_reference(struct parser *p, u32 type, bool has_initializer, u32 depth, struct elements *left)
{
	u32 element = left->next;
	const struct il_expr_node *node = il_expr_node(p->il, element);

	if (!element)
		return !has_initializer && (is_reference_type(p, type) || lacks_reference(p, type, 0, depth + 1, &left->is_unclear));
	left->next = node->next;
	if (node->kind == enk_braced_init_list)
		return !is_reference_type(p, type) && lacks_reference(p, type, element, depth + 1, &left->is_unclear);
	left->is_unclear |=
		node->kind == enk_initializer || il_is_pack_expansion(node) || (!is_reference_type(p, type) && is_class_or_array(p, type));
	return false;
}

static bool class_lacks_reference(struct parser *p, u32 class, struct elements *left, u32 depth)
{
	u32 info, part;
	bool lacks = false;

	if (!complete_class(p, class) || il_type(p->il, class)->kind == tk_union || trait_is_aggregate(p, &class, 1) != TRAIT_TRUE)
		return false;
	info = il_type(p->il, class)->class_info;
	for (part = il_class_info(p->il, info)->first_base; part && !left->is_unclear; part = il_base_class(p->il, part)->next)
		lacks |= part_lacks_reference(p, il_base_class(p->il, part)->type, false, depth, left);
	for (part = il_class_info(p->il, info)->first_field; part && !left->is_unclear; part = il_field(p->il, part)->next) {
		struct il_field field = *il_field(p->il, part);

		if (il_is_unnamed_bit_field(&field))
			continue;
		left->is_unclear |= !field.name;
		lacks |= part_lacks_reference(p, field.type, field.initializer_begin, depth, left);
	}
	return lacks;
}

static bool array_lacks_reference(struct parser *p, u32 type, struct elements *left, u32 depth)
{
	struct layout whole, one;
	u32 element_type = il_type(p->il, type)->type, count = 0;
	bool lacks = false;

	for (; left->next && !left->is_unclear; count++)
		lacks |= part_lacks_reference(p, element_type, false, depth, left);
	if (layout_of(p, type, &whole) && layout_of(p, element_type, &one) && one.size && whole.size / one.size > count)
		lacks |= part_lacks_reference(p, element_type, false, depth, left);
	return lacks;
}

/* list: 0, an empty one. */
static bool lacks_reference(struct parser *p, u32 type, u32 list, u32 depth, bool *is_unclear)
{
	u32 bare = type_strip(p, type, NULL);
	struct elements left = { list ? il_expr_node(p->il, list)->first_operand : 0, false };
	bool lacks = false;

	if (depth > DEEPEST_PART || !is_known_type(p, bare))
		return false;
	if (is_class_type(p, bare))
		lacks = class_lacks_reference(p, bare, &left, depth);
	else if (il_type(p->il, bare)->kind == tk_array)
		lacks = array_lacks_reference(p, bare, &left, depth);
	*is_unclear |= left.is_unclear;
	return lacks;
}

bool list_lacks_reference(struct parser *p, u32 type, u32 list)
{
	bool is_unclear = false;
	u32 first = il_expr_node(p->il, list)->first_operand;
	bool may_copy = first && !il_expr_node(p->il, first)->next && il_expr_node(p->il, first)->kind != enk_braced_init_list &&
	                is_class_type(p, type_at(p, first));

	return in_code_or_initializer(p) && !is_in_template(p) && !may_copy && lacks_reference(p, type, list, 0, &is_unclear) &&
	       !is_unclear;
}
