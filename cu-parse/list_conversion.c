/* Implicit conversion sequences from braced lists [over.ics.list]. */
#include "conversion.h"
#include "typing.h"

struct conversion list_conversion(struct parser *p, const struct source *source, u32 to)
{
	const struct il_type *reference = reference_type(p, to);
	u32 element = il_expr_node(p->il, source->node)->first_operand, target = type_without_reference(p, to);
	struct source first = source_of_node(p, element);
	struct conversion c = { .kind = CONVERSION_UNKNOWN };

	if (reference && !takes_temporaries(p, reference))
		return element && !il_expr_node(p->il, element)->next ? c : (struct conversion){ .kind = CONVERSION_NONE };
	if (is_class_type(p, target) || il_type(p->il, type_strip(p, target, NULL))->kind == tk_array)
		return c;
	if (!element)
		c = (struct conversion){ .kind = CONVERSION_STANDARD, .is_identity = true, .from = target, .to = target };
	else if (il_expr_node(p->il, element)->next)
		return (struct conversion){ .kind = CONVERSION_NONE };
	else if (il_expr_node(p->il, element)->kind != enk_braced_init_list)
		c = implicit_conversion(p, &first, type_strip(p, target, NULL));
	return reference && (c.kind == CONVERSION_STANDARD || c.kind == CONVERSION_USER) ? bound_to_reference(c, reference, true) : c;
}
