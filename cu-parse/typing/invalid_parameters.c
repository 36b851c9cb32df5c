/* What is said about the parameters of a function's declaration: names, void, default arguments [dcl.fct] [dcl.fct.default]. */
#include "invalid.h"

static void check_names(struct parser *p, u32 first, const struct il_parameter *parameter)
{
	const struct il_parameter *other;
	u32 param;

	for (param = first; param; param = other->next) {
		other = il_parameter(p->il, param);
		if (other == parameter)
			return;
		if (parameter->name && other->name == parameter->name) {
			report_error(p, parameter->name_range_begin, DIAG_duplicate_parameter_name);
			return;
		}
	}
}

/* f(void, int), f(void x), f(const void) */
void check_void_parameters(struct parser *p, u32 first, bool has_ellipsis)
{
	const struct il_parameter *parameter;
	u32 param, cv;

	if (!is_compiled_once(p) || in_instance(p))
		return;
	for (param = first; param; param = parameter->next) {
		parameter = il_parameter(p->il, param);
		cv = 0;
		if (il_type(p->il, type_strip(p, parameter->declared_type, &cv))->kind != tk_void || attributed_typedef(p, parameter->type))
			continue;
		if (param != first || parameter->next || parameter->name || has_ellipsis)
			report_error(p, parameter->decl_begin, DIAG_void_parameter);
		else if (cv)
			report_error(p, parameter->decl_begin, DIAG_qualified_void_parameter_list);
	}
}

/* Where the value of a default argument begins. */
static u32 place_of_default(const struct parser *p, const struct il_parameter *parameter)
{
	return il_parameter_extra(p->il, parameter->extra)->default_argument_begin;
}

/* Whether the parameter of that number has a default argument in an earlier declaration. */
static bool had_default(const struct parser *p, u32 routine, u32 decl, u32 number)
{
	u32 earlier, param, i;

	for (earlier = il_routine(p->il, routine)->first_decl; earlier && earlier != decl;
	     earlier = il_full_entity_decl_info(p->il, earlier)->next) {
		param = il_full_entity_decl_info(p->il, earlier)->first_param;
		for (i = 0; param && i < number; i++)
			param = il_parameter(p->il, param)->next;
		if (il_parameter(p->il, param)->flags & pf_default_argument)
			return true;
	}
	return false;
}

void check_parameters(struct parser *p, u32 routine, u32 decl)
{
	u32 first = il_full_entity_decl_info(p->il, decl)->first_param, param, number = 0;
	const struct il_parameter *before = NULL, *parameter;

	if (!is_compiled_once(p) || in_instance(p) || il_full_entity_decl_info(p->il, decl)->flags & dcf_instantiated)
		return;
	for (param = first; param; param = parameter->next, number++) {
		bool has_default, had = had_default(p, routine, decl, number);

		parameter = il_parameter(p->il, param);
		has_default = parameter->flags & pf_default_argument;
		check_names(p, first, parameter);
		if (has_default && had)
			report_error(p,
			             il_routine(p->il, routine)->class_type ? il_full_entity_decl_info(p->il, decl)->name_begin :
			                                                      place_of_default(p, parameter),
			             DIAG_redefinition_of_default_argument);
		if (before && !has_default && !had && !(parameter->flags & pf_pack))
			report_error(p, place_of_default(p, before), DIAG_default_argument_not_at_end);
		before = has_default ? parameter : NULL;
	}
}
