/* What is said about a range-based for over what is no range [stmt.ranged]. */
#include "invalid.h"

#include "../../lib/il/names.h"
#include "no_match.h"

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

/* Whether a member function, which takes no arguments, is none for objects with such qualifiers. */
static bool is_none_for(const struct parser *p, u32 routine, u32 cv)
{
	const struct il_type *type = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL));

	return !type->first_param && !(type->flags & tyf_fn_rvalue_ref) && !(il_routine(p->il, routine)->flags & rf_static_member) &&
	       ((cv & tyf_const && !(type->flags & tyf_fn_const)) || (cv & tyf_volatile && !(type->flags & tyf_fn_volatile)));
}

/* begin() or end() of a class, none of which is for the object [stmt.ranged]/1.3. */
static void check_range_member(struct parser *p, u32 node, u32 type, const char *function)
{
	struct lookup found = lookup_in_scope(p, scope_of_type(p, type_strip(p, type, NULL)), identifier_of(p, function), LOOKUP_ANY);
	u32 symbol = found.symbol, count = 0, cv = 0;
	struct buffer name = { 0 };

	type = type_without_reference(p, type);
	unqualified_type(p, type, &cv);
	for (; symbol; symbol = p->symbols.at[symbol].next, count++)
		if (il_any_kind(p->symbols.at[symbol].entity) != IL_routine ||
		    !is_none_for(p, il_any_index(p->symbols.at[symbol].entity), cv))
			return;
	if (!count)
		return;
	il_add_function_name(p->il, p->symbols.at[found.symbol].entity, &name);
	report_error(p, begin_of(p, node), count > 1 ? DIAG_no_function_for_object : DIAG_no_call_for_object, name.text);
	add_object_type(p, type);
	buffer_free(&name);
}

void check_range(struct parser *p, u32 node)
{
	static const char *const names[] = { "begin", "end" };
	bool is_list = in_code(p) && node && il_expr_node(p->il, node)->kind == enk_braced_init_list;
	u32 type = in_code(p) ? type_of_range(p, node) : 0, bare = type_strip(p, type, NULL), errors = p->errors, i;

	if (is_list && is_no_initializer_list(p, node)) {
		report_error(p, begin_of(p, node), DIAG_range_not_deduced);
		return;
	}
	if (!type || attributed_typedef(p, type) || il_type(p->il, bare)->kind == tk_array)
		return;
	if (is_class_type(p, type) && !lacks_functions(p, bare)) {
		for (i = 0; i < COUNT_OF(names) && is_known_type(p, bare) && !(i && is_in_template(p) && p->errors > errors); i++)
			check_range_member(p, node, type, names[i]);
		return;
	}
	for (i = 0; i < COUNT_OF(names); i++)
		if (lacks_range_function(p, type, names[i])) {
			report_error(p, begin_of(p, node), DIAG_no_range, names[i]);
			if (is_in_template(p)) /* the reference says no more of it */
				break;
		}
}
