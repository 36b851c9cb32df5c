/* = default: of which functions, and what type they must have [dcl.fct.def.default]. */
#include "../types/special_members.h"
#include "invalid.h"

static bool is_assignment(const struct il_routine *routine) { return routine->operator_token == TOK_ASSIGN; }

/* False where that is not known, too. */
static bool is_not_class(const struct parser *p, u32 type, u32 class)
{
	const struct il_type *is = il_type(p->il, type), *wanted = il_type(p->il, class);

	if (type == class || type_is_unknown(p, type) || type_is_unknown(p, class))
		return false;
	return !is->template_info || !wanted->template_info ||
	       il_template_info(p->il, is->template_info)->template != il_template_info(p->il, wanted->template_info)->template;
}

/* Whether the type is certainly no reference to the class, or to one of other qualifications: C++20 deletes the function for those of a
 * parameter. */
static bool is_no_reference_to(const struct parser *p, u32 type, u32 class, u32 cv_allowed, bool rvalue)
{
	u32 cv = 0;
	const struct il_type *reference = stripped_type(p, type);

	if (type_is_unknown(p, type))
		return false;
	if (reference->kind != tk_pointer || reference->pointer_kind == pk_pointer)
		return true;
	if (is_not_class(p, type_strip(p, reference->type, &cv), class) || (reference->pointer_kind == pk_rvalue_reference && !rvalue))
		return true;
	return (is_before_cxx20(p) || !rvalue) && cv & ~(reference->pointer_kind == pk_rvalue_reference ? 0 : cv_allowed);
}

/* Constructors and assignment operators that make nothing of an object of their class. */
static bool is_of_other_type(const struct parser *p, const struct il_routine *routine)
{
	const struct il_type *type = stripped_type(p, routine->type);
	const struct il_param_type *param = il_param_type(p->il, type->first_param);

	if (is_assignment(routine) && (is_no_reference_to(p, type->type, routine->class_type, 0, false) ||
	                               (is_before_cxx20(p) && type->flags & (tyf_fn_const | tyf_fn_volatile))))
		return true;
	if (type->flags & tyf_ellipsis || (type->first_param && param->next))
		return true;
	return type->first_param && is_no_reference_to(p, param->type, routine->class_type, tyf_const, true);
}

static bool is_comparison(const struct parser *p, const struct il_routine *routine)
{
	static const char *const names[] = { "==", "!=", "<", ">", "<=", ">=", "<=>" };
	size_t i;

	for (i = 0; routine->special_kind == sfk_operator && i < COUNT_OF(names); i++)
		if (!strcmp(il_text(p->il, routine->name) + strlen("operator"), names[i]))
			return true;
	return false;
}

/* Whether it is none of those that may be defaulted at all. */
static bool is_ordinary(const struct parser *p, const struct il_routine *routine)
{
	switch (routine->special_kind) {
	case sfk_constructor:
	case sfk_destructor: return false;
	case sfk_operator: return !is_assignment(routine) && (is_before_cxx20(p) || !is_comparison(p, routine));
	default: return true;
	}
}

bool check_defaulted(struct parser *p, u32 index, u32 decl)
{
	const struct il_routine *routine = il_routine(p->il, index);
	const struct il_full_entity_decl_info *record = il_full_entity_decl_info(p->il, decl);
	u32 name = record->name_begin;

	if (!is_as_written(p))
		return true;
	if (record->flags & dcf_friend && is_ordinary(p, routine))
		report_error(p, position(p), DIAG_defaulted_friend);
	else if (routine->entity & enf_is_template)
		report_error(p, routine->class_type ? position(p) : name, DIAG_defaulted_template);
	else if (is_ordinary(p, routine))
		report_error(p, routine->class_type ? name : p->tokens[p->at + 1].position, DIAG_defaulted_ordinary_function);
	else if (routine->special_kind == sfk_constructor && is_of_other_type(p, routine))
		report_error(p, name, DIAG_defaulted_constructor_type);
	else if (is_assignment(routine) && is_of_other_type(p, routine))
		report_error(p, name, DIAG_defaulted_assignment_type);
	else if (is_comparison(p, routine))
		return check_defaulted_comparison(p, index, decl);
	else
		return true;
	return false;
}
