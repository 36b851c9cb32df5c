/* What stands between <<< and >>>, which a function of the toolkit's headers takes [expr.call]. */
#include "invalid.h"

u32 configuration_parameters(struct parser *p)
{
	struct lookup found = lookup_in_scope(p, p->global_scope, identifier_of(p, "__cudaPushCallConfiguration"), LOOKUP_ANY);
	u32 type;

	if (found.class != NAME_ROUTINE || il_any_kind(found.entity) != IL_routine || p->symbols.at[found.symbol].next)
		return 0;
	type = type_strip(p, il_routine_of(p->il, found.entity)->type, NULL);
	return il_type(p->il, type)->kind == tk_routine ? il_type(p->il, type)->first_param : 0;
}

void check_configuration(struct parser *p, u32 config)
{
	u32 param = config && in_code(p) ? configuration_parameters(p) : 0;

	for (; param && config; param = il_param_type(p->il, param)->next, config = il_expr_node(p->il, config)->next) {
		if (il_expr_node(p->il, config)->operation == eok_pack_expansion)
			return; /* only its instances know how many they are */
		check_conversion_to(p, config, il_param_type(p->il, param)->type, CONVERT_ARGUMENT);
	}
}
