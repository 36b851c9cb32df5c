/* What is said about special members that are used and certainly cannot be: deleted ones, implicitly too, and inaccessible ones
 * [special]. */
#include "invalid.h"

#include "../overload/constructors.h"
#include "../overload/operators.h"
#include "../scopes/class_members.h"
#include "../types/implicit_members.h"

/* A function that was selected. True: it cannot be used, which is said; of one that is private and deleted both are. */
bool check_usable(struct parser *p, u32 routine, u32 place)
{
	const struct il_routine *record = il_routine(p->il, routine);
	bool is_closed = is_inaccessible(p, record->class_type, record->access, record->class_type);

	if (is_closed)
		report_error(p, place, DIAG_special_member_inaccessible, il_any_of(IL_routine, routine));
	if (record->flags & rf_deleted)
		report_deleted(p, routine, place);
	return is_closed || record->flags & rf_deleted;
}

void check_selected_operator(const struct typing *t, u32 routine)
{
	struct parser *p = t->p;
	const struct il_expr_node *left = il_expr_node(p->il, t->operand[0]);
	bool is_prefix = left->range_begin > t->node->range_begin && !(left->flags & exf_parenthesized);

	u32 place = is_prefix ? t->node->range_begin : operator_position(p, t->operand[0]);

	if (!in_plain_code(p))
		return;
	if (il_routine(p->il, routine)->flags & rf_deleted || is_deleted_equality(p, routine)) {
		if (t->node->operation != eok_call)
			check_operator_access(p, routine, left->type, t->node->range_begin, place);
		report_deleted(p, routine, place);
		diag_move(p->diag, t->node->range_end); /* behind a word on execution spaces */
	} else if (t->node->operation != eok_call) {    /* NVIDIA's tool has an eye on all others */
		check_operator_access(p, routine, left->type, t->node->range_begin, place);
	}
}

bool is_implicitly_deleted(struct parser *p, u32 class, enum special_member kind)
{
	return special_use(p, class, &use_of_special_member[kind]).allowed == TRAIT_FALSE;
}

static bool declares(struct parser *p, u32 class, enum special_member kind)
{
	struct class_survey survey = { 0 };
	bool declared = !survey_class(p, class, &survey) || survey.uncertain || survey.declared[kind];

	survey_free(&survey);
	return declared;
}

/* The routine that was selected is the class's own: 0 or an implicit one, where it declares none. */
static void check_special(struct parser *p, u32 class, enum special_member kind, const struct special_use *use, u32 routine, u32 place)
{
	const struct il_routine *record = il_routine(p->il, routine);
	bool is_declared = routine && !(record->flags & rf_implicit);

	if (is_declared && (check_usable(p, routine, place) || !(record->flags & rf_defaulted) || record->access != as_public))
		return;
	if ((!is_declared && declares(p, class, kind)) || special_use(p, class, use).allowed != TRAIT_FALSE)
		return;
	if (!is_declared)
		routine = implicit_member(p, class, kind);
	if (routine)
		report_deleted(p, routine, place);
}

void check_assignment(const struct typing *t, u32 routine)
{
	struct parser *p = t->p;
	const struct il_expr_node *left = il_expr_node(p->il, t->operand[0]), *right = il_expr_node(p->il, t->operand[1]);
	struct special_use use = { .operation = SPECIAL_ASSIGN };
	u32 class = left->type ? type_strip(p, left->type, &use.object_cv) : 0;

	if (!in_code(p) || !is_known_type(p, class) || !is_class_type(p, class) || !right->type || right->kind == enk_braced_init_list)
		return;
	if (type_strip(p, right->type, &use.source_cv) != class) {
		if (routine && in_plain_code(p))
			check_usable(p, routine, operator_position(p, t->operand[0]));
		return;
	}
	use.source_cv &= tyf_const | tyf_volatile;
	use.object_cv &= tyf_const | tyf_volatile;
	use.source_is_lvalue = right->value_category == vc_lvalue;
	check_special(p, class, COPY_ASSIGNMENT, &use, routine, operator_position(p, t->operand[0]));
}

void check_copy_construction(struct parser *p, u32 class, const struct source *source, u32 routine, u32 place)
{
	struct special_use use = { .operation = SPECIAL_CONSTRUCT, .source_is_lvalue = source->category == vc_lvalue };

	if (type_strip(p, source->type, &use.source_cv) != class) {
		if (routine)
			check_usable(p, routine, place);
		return;
	}
	use.source_cv &= tyf_const | tyf_volatile;
	check_special(p, class, COPY_CONSTRUCTOR, &use, routine, place);
}

/* A copy constructor that is not used after all, though it had to be there. */
static void report_eliminated(struct parser *p, u32 routine, u32 place)
{
	const struct il_routine *record = il_routine(p->il, routine);
	bool is_implicit = record->flags & rf_implicit;

	if (is_implicit || record->flags & rf_deleted)
		report_error(p, place, is_implicit ? DIAG_implicit_eliminated_copy_deleted : DIAG_eliminated_copy_deleted,
		             il_any_of(IL_routine, routine));
	else if (is_inaccessible(p, record->class_type, record->access, record->class_type))
		report_warning(p, place, DIAG_eliminated_copy_inaccessible, il_any_of(IL_routine, routine));
}

void check_eliminated_copy(struct parser *p, u32 class, u32 place, bool in_registers)
{
	static const struct special_use move = { .operation = SPECIAL_CONSTRUCT };
	struct source source = { .type = class, .category = vc_prvalue };
	struct resolution r;
	u32 routine;

	if (!is_before_cxx17(p) || !is_compiled_once(p) || !complete_class(p, class) || il_type(p->il, class)->flags & tyf_closure)
		return;
	r = resolve_construction(p, class, &source, 1);
	if (r.outcome == OUTCOME_SUCCESS && in_registers) {
		check_copy_construction(p, class, &source, r.best.routine, place);
		return;
	}
	routine = r.outcome == OUTCOME_SUCCESS ? r.best.routine : 0;
	if (r.outcome == OUTCOME_SUCCESS && (!routine || il_routine(p->il, routine)->flags & rf_implicit))
		routine = special_use(p, class, &move).allowed == TRAIT_FALSE && !declares(p, class, COPY_CONSTRUCTOR) ?
		                  implicit_member(p, class, COPY_CONSTRUCTOR) :
		                  0;
	if (routine)
		report_eliminated(p, routine, place);
}

void check_destruction(struct parser *p, u32 type, u32 place)
{
	static const struct special_use use = { .operation = SPECIAL_DESTROY };
	struct class_survey survey = { 0 };
	struct subobject o;
	u32 class = class_of_elements(p, type, &o);

	if (class && complete_class(p, class) && survey_class(p, class, &survey) && !survey.uncertain && survey.destructors.count <= 1)
		check_special(p, class, DESTRUCTOR, &use, survey.destructor, place);
	survey_free(&survey);
}

/* Whether a class certainly has no function that converts it to a pointer to an object without being asked to [expr.delete]/1. */
static bool converts_to_no_object_pointer(struct parser *p, u32 class)
{
	struct conversion_functions functions;
	u32 i, to;

	if (!complete_class(p, class))
		return false;
	find_conversion_functions(p, class, &functions);
	if (functions.incomplete || functions.template_count)
		return false;
	for (i = 0; i < functions.count; i++) {
		enum il_type_kind kind;

		if (!is_known_type(p, functions.at[i].type))
			return false;
		to = pointed_to(p, type_without_reference(p, functions.at[i].type));
		kind = (enum il_type_kind)il_type(p->il, type_strip(p, to, NULL))->kind;
		if (to && kind != tk_void && kind != tk_routine && is_explicit(p, functions.at[i].routine) != OUTCOME_SUCCESS)
			return false;
	}
	return true;
}

/* The operand of delete is no pointer to an object: true, that is said. */
static bool check_deleted_value(struct parser *p, u32 node)
{
	u32 type = type_at(p, node), pointee = pointed_to(p, decayed_type(p, type));

	if (check_overloaded_value(p, node) || check_class_operand(p, node, OPERAND_POINTER))
		return true;
	if (!in_code(p) || !is_known_operand(p, node))
		return false;
	if (pointee && il_type(p->il, type_strip(p, pointee, NULL))->kind == tk_routine)
		report_error(p, begin_of(p, node), DIAG_function_pointer_deleted);
	else if (!pointee && !(is_class_type(p, type) && !converts_to_no_object_pointer(p, type_strip(p, type, NULL))))
		report_error(p, begin_of(p, node), DIAG_exp_pointer_to_complete_type);
	else if (pointee && il_type(p->il, type_strip(p, pointee, NULL))->kind == tk_void)
		diag_report(p->diag, DIAG_incomplete_in_template, begin_of(p, node));
	else
		return false;
	return true;
}

void check_delete(const struct typing *t)
{
	u32 type = pointed_to(t->p, type_at(t->p, t->operand[0]));

	if (check_deleted_value(t->p, t->operand[0]))
		return;
	if (type && is_class_type(t->p, type) && in_code(t->p) && is_known_type(t->p, type) &&
	    !complete_class(t->p, type_strip(t->p, type, NULL)) && is_incomplete_class(t->p, type_strip(t->p, type, NULL)))
		diag_report(t->p->diag, DIAG_delete_of_incomplete, begin_of(t->p, t->operand[0]));
	else if (type) {
		check_destruction(t->p, type, begin_of(t->p, t->operand[0]));
		check_freeing(t->p, t->node, type);
	}
}
