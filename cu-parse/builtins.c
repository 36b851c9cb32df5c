/* What builtin functions and traits give: types and values. */
#include "builtins.h"
#include "traits.h"

static const char *builtin_name(const struct parser *p, u32 node) { return il_text(p->il, il_expr_node(p->il, node)->name); }

u32 type_of_builtin(struct parser *p, u32 node)
{
	return is_trait(builtin_name(p, node)) ? p->builtin[ik_bool] : 0;
}

struct constant constant_of_builtin(struct parser *p, u32 node)
{
	if (is_trait(builtin_name(p, node))) {
		enum trait_value value = trait_of_expression(p, node);

		return value == TRAIT_UNKNOWN ? constant_unknown(p->builtin[ik_bool]) : constant_integer(p, ik_bool, value);
	}
	return constant_unknown(0);
}
