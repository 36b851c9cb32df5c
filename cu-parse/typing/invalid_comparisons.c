/* What is said about comparison operators that are defaulted and cannot be [class.compare.default]. */
#include "invalid.h"

#include "../overload/operators.h"

/* The class that a function is a member or friend of, as its declaration stands; 0: none. */
static u32 class_of_declaration(const struct parser *p, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	il_any owner;

	if (routine->class_type || !(decl->flags & dcf_friend))
		return routine->class_type;
	owner = il_scope(p->il, decl->scope)->owner;
	return il_any_kind(owner) == IL_type ? il_any_index(owner) : 0;
}

/* Whether a parameter may be of that type: const X &, or X for friends that take two of those. */
static bool is_compared_type(struct parser *p, u32 type, u32 class, bool by_value)
{
	const struct il_type *record = stripped_type(p, type);
	u32 cv = 0, referred;

	if (type_is_unknown(p, type))
		return true;
	if (record->kind != tk_pointer || record->pointer_kind == pk_pointer)
		return by_value && type_canonical(p, type_strip(p, type, NULL)) == type_canonical(p, class);
	referred = type_strip(p, record->type, &cv);
	return record->pointer_kind == pk_lvalue_reference && cv & tyf_const && type_canonical(p, referred) == type_canonical(p, class);
}

/* Reports the first parameter of a wrong type. */
static bool check_types(struct parser *p, const struct il_type *function, u32 class, bool is_friend, u32 place)
{
	u32 param, type;
	bool by_value = is_friend;

	for (param = function->first_param; param && by_value; param = il_param_type(p->il, param)->next)
		by_value = !is_reference_type(p, il_param_type(p->il, param)->type);
	for (param = function->first_param; param; param = il_param_type(p->il, param)->next) {
		type = il_param_type(p->il, param)->type;
		if (!is_compared_type(p, type, class, by_value)) {
			report_error(p, place, DIAG_defaulted_comparison_parameter, type);
			return true;
		}
	}
	return false;
}

static bool is_three_way(struct parser *p, const struct il_routine *routine)
{
	return !strcmp(il_text(p->il, routine->name), "operator<=>");
}

bool check_defaulted_comparison(struct parser *p, u32 index, u32 decl)
{
	const struct il_routine *routine = il_routine(p->il, index);
	const struct il_full_entity_decl_info *record = il_full_entity_decl_info(p->il, decl);
	const struct il_type *function = stripped_type(p, routine->type);
	u32 class = class_of_declaration(p, routine, record), place = routine->class_type ? record->name_begin : position(p);
	u32 first = function->first_param, count = !first ? 0 : !il_param_type(p->il, first)->next ? 1 : 2, errors = p->errors;

	if (!class && !(record->flags & dcf_friend))
		report_error(p, p->tokens[p->at + 1].position, DIAG_defaulted_comparison_of_no_class);
	else if (function->flags & tyf_ellipsis || count != (routine->class_type ? 1 : 2))
		report_error(p, position(p), DIAG_defaulted_ordinary_function);
	else if (class && !check_types(p, function, class, !routine->class_type, place)) {
		if (routine->class_type && (!(function->flags & tyf_fn_const) || function->flags & (tyf_fn_volatile | tyf_fn_rvalue_ref)))
			report_error(p, place, DIAG_defaulted_comparison_not_const);
		if (!is_three_way(p, routine) && !type_is_unknown(p, function->type) &&
		    type_strip(p, function->type, NULL) != p->builtin[ik_bool])
			report_error(p, place, DIAG_defaulted_comparison_not_bool);
	}
	return p->errors == errors;
}
