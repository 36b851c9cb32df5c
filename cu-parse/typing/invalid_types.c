/* What is said about types that are incomplete where they must not be [basic.types.general]/5: classes that are only declared, void, and
 * arrays of them. */
#include "invalid.h"
#include "../constants/constant.h"

#include "../scopes/class_members.h"

/* Whether a type is a class that is not defined, or not yet, or void. */
static bool is_incomplete(struct parser *p, u32 type)
{
	u32 bare = type ? type_strip(p, type, NULL) : 0;

	if (!is_known_type(p, type) || attributed_typedef(p, type))
		return false;
	return il_type(p->il, bare)->kind == tk_void || (is_class_type(p, bare) && is_incomplete_class(p, bare));
}

void report_with_type(struct parser *p, enum diag_id id, u32 place, u32 type) { report_error(p, place, id, type); }

void check_member_of_incomplete(struct parser *p, u32 object, bool arrow)
{
	u32 type = type_at(p, object);

	if (arrow)
		type = pointed_to(p, is_class_type(p, type) ? type_behind_arrows(p, object) : decayed_type(p, type));
	require_class(p, type, begin_of(p, object));
	if (type && !is_in_template(p) && /* there it may be complete in time */
	    is_class_type(p, type) && is_incomplete(p, type))
		report_with_type(p, arrow ? DIAG_pointer_to_incomplete : DIAG_incomplete_type_not_allowed, begin_of(p, object),
		                 type_strip(p, type, NULL));
}

bool check_complete_field(struct parser *p, u32 type, u32 place)
{
	u32 element = type, steps;
	bool is_own;

	for (steps = 0; steps < 100 && il_type(p->il, type_strip(p, element, NULL))->kind == tk_array; steps++)
		element = il_type(p->il, type_strip(p, element, NULL))->type;
	if (!is_known_type(p, element))
		return false;
	is_own = is_class_type(p, element) && is_being_defined(p, scope_of_type(p, type_strip(p, element, NULL)));
	if (!is_compiled_once(p))
		return is_own;
	if (!is_class_type(p, element)) {
		if (!steps && is_incomplete(p, element))
			report_with_type(p, DIAG_incomplete_type_not_allowed, place, type);
		return false;
	}
	require_class(p, element, place);
	if (is_own || is_incomplete(p, element)) {
		report_with_type(p, DIAG_incomplete_type_not_allowed, place, type);
		return true;
	}
	check_abstract_object(p, type, place);
	return false;
}

void check_complete_signature(struct parser *p, u32 routine, u32 decl)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 result = il_type(p->il, type_strip(p, record->type, NULL))->type, param;

	if (!is_compiled_once(p) || p->class_depth || record->special_kind != sfk_none)
		return;
	require_class(p, result, il_full_entity_decl_info(p->il, decl)->name_begin);
	if (is_known_type(p, result) && is_class_type(p, result) && is_incomplete(p, result)) {
		report_error(p, il_full_entity_decl_info(p->il, decl)->name_begin, DIAG_incomplete_result, il_any_of(IL_routine, routine),
		             result);
	}
	for (param = il_full_entity_decl_info(p->il, decl)->first_param; param; param = il_parameter(p->il, param)->next) {
		const struct il_parameter *parameter = il_parameter(p->il, param);

		require_class(p, parameter->type, parameter->decl_begin);
		if (is_known_type(p, parameter->type) && is_class_type(p, parameter->type) && is_incomplete(p, parameter->type))
			report_with_type(p, DIAG_incomplete_type_not_allowed, parameter->decl_begin, parameter->type);
		else
			check_abstract_type(p, parameter->type, DIAG_abstract_class_parameter, parameter->decl_begin);
	}
}

bool check_incomplete_variable(struct parser *p, u32 type, u32 place, bool is_extern)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL));
	bool is_array = record->kind == tk_array;
	u32 element = is_array ? record->type : type;

	if (!is_known_type(p, type) || attributed_typedef(p, type) || (is_extern && (is_array || record->kind != tk_void)) ||
	    !(is_array && record->flags & tyf_unknown_bound ? is_known_type(p, element) : is_incomplete(p, element)) ||
	    (is_array && !is_class_type(p, element) && is_incomplete(p, element)))
		return false;
	report_with_type(p, DIAG_incomplete_type_not_allowed, place, type);
	return true;
}

/* The standard's alignof is of types [expr.alignof]/1; GNU's __alignof__ takes expressions. */
static void check_alignof(const struct typing *t)
{
	struct parser *p = t->p;
	const struct token *keyword = &p->tokens[token_at(p, t->node->range_begin)];

	if (is_compiled_once(p) && p->recording && t->node->kind == enk_alignof && t->operand[0] && p->il->source[keyword->position] == 'a')
		report_error(p, keyword[1].position, DIAG_alignof_expression);
}

bool check_size(const struct typing *t)
{
	struct parser *p = t->p;
	u32 type = t->node->type_operand, place = t->node->range_begin;
	bool is_size = t->node->kind == enk_sizeof;
	enum il_type_kind kind;

	check_alignof(t);
	if (!is_compiled_once(p) || is_in_template(p) || t->node->kind == enk_sizeof_pack || !p->recording)
		return false;
	if (is_size && type)
		place = p->tokens[token_at(p, place) + 2].position;
	else if (t->operand[0])
		type = type_at(p, t->operand[0]), place = is_size ? begin_of(p, t->operand[0]) : place;
	require_class(p, type, place);
	if (!type)
		return false;
	if (is_size && t->operand[0] && check_no_bit_field(p, t->operand[0], DIAG_sizeof_bit_field, begin_of(p, t->operand[0])))
		return true;
	type = type_without_reference(p, type);
	kind = (enum il_type_kind)il_type(p->il, type_strip(p, type, NULL))->kind;
	if (kind == tk_void)
		report_with_type(p, is_size ? DIAG_size_of_void : DIAG_alignment_of_incomplete, place, type);
	else if (kind == tk_routine && is_size)
		report_error(p, place, DIAG_sizeof_function);
	if (!is_class_type(p, type) || !is_incomplete(p, type))
		return false;
	if (is_size)
		report_with_type(p, DIAG_incomplete_type_not_allowed, place, type);
	else
		report_error(p, place, t->node->type_operand ? DIAG_alignment_of_incomplete_class : DIAG_alignment_of_incomplete);
	return is_size || t->node->type_operand;
}

bool check_pointer_to_incomplete(struct parser *p, u32 operand)
{
	u32 to = pointed_to(p, decayed_type(p, type_at(p, operand)));

	if (!to || (!is_incomplete(p, to) && il_type(p->il, type_strip(p, to, NULL))->kind != tk_routine))
		return false;
	if (is_in_template(p)) /* it may be complete in time */
		diag_report(p->diag, DIAG_incomplete_in_template, begin_of(p, operand));
	else
		report_error(p, begin_of(p, operand), DIAG_exp_pointer_to_complete_type);
	return true;
}
