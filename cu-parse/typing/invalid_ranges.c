/* What is said about a range-based for over what is no range [stmt.ranged]. */
#include "invalid.h"

#include "../scopes/class_members.h"
#include "../syntax/expr.h"

/* Whether a class has no function of one of the names, so that both are looked for in its namespaces [stmt.ranged]/1. */
static bool lacks_functions(struct parser *p, u32 class)
{
	return !(il_type(p->il, class)->flags & tyf_closure) && complete_class(p, class) &&
	       !(has_member(p, class, "begin") && has_member(p, class, "end"));
}

/* A list in braces is a std::initializer_list. */
static u32 type_of_range(struct parser *p, u32 node)
{
	if (node && il_expr_node(p->il, node)->kind == enk_braced_init_list)
		return deduced_type(p, p->auto_type, node);
	return node && has_known_type(p, node) ? type_at(p, node) : 0;
}

void check_range(struct parser *p, u32 node)
{
	static const char *const names[] = { "begin", "end" };
	bool is_list = in_code(p) && node && il_expr_node(p->il, node)->kind == enk_braced_init_list;
	u32 type = in_code(p) ? type_of_range(p, node) : 0, bare = type_strip(p, type, NULL), i;

	if (is_list && is_no_initializer_list(p, node)) {
		report_error(p, begin_of(p, node), DIAG_range_not_deduced);
		return;
	}
	if (!type || attributed_typedef(p, type) || il_type(p->il, bare)->kind == tk_array ||
	    (is_class_type(p, type) && !lacks_functions(p, bare)))
		return;
	for (i = 0; i < COUNT_OF(names); i++)
		if (lacks_range_function(p, type, names[i])) {
			report_error(p, begin_of(p, node), DIAG_no_range, names[i]);
			if (is_in_template(p)) /* the reference says no more of it */
				break;
		}
}
