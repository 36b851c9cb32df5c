/* Why an evaluation has no constant [expr.const], where that is certain: what the notes behind an error say. */
#include "../../lib/il/operations.h"
#include "../implicit/implicit.h"
#include "../traits/traits.h"
#include "../types/layout.h"
#include "../typing/typing.h"
#include "constants.h"

/* The calls that the evaluation is in, but for the outermost one, which stands in the expression itself. */
static void note_calls(struct interpreter *in, struct reason *reason, const struct frame *frame)
{
	for (; frame->caller && frame->caller->caller; frame = frame->caller) {
		if (!frame->call) {
			reason->is_given = false; /* not all of it can be said */
			return;
		}
		in->calls_of_reason[reason->call_count++] = frame->call;
	}
	if (frame->routine && il_routine(in->p->il, frame->routine)->flags & rf_consteval)
		reason->is_given = false; /* something else is said of the call */
}

bool give_reason(struct interpreter *in, const struct frame *frame, const struct reason *reason)
{
	in->reason = *reason;
	in->reason.is_given = true;
	note_calls(in, &in->reason, frame);
	return false;
}

bool reason_of_depth(struct interpreter *in)
{
	in->reason = (struct reason){ .id = DIAG_constexpr_too_complex, .is_given = true, .place = NOWHERE };
	return false;
}

bool reason_of_number(struct interpreter *in, enum diag_id id, u32 type)
{
	/* in the expression itself there is just a warning */
	return in->frame->caller && give_reason(in, in->frame, &(struct reason){ .id = id, .entity = il_any_of(IL_type, type) });
}

bool reason_of_access(struct interpreter *in, enum diag_id id, int position, u32 count)
{
	return give_reason(in, in->frame, &(struct reason){ .id = id, .position = position, .count = count });
}

bool reason_of_no_value(struct interpreter *in, const struct object *object)
{
	return in->p->il->header.std_version >= 202002 && !object->parent &&
	       reason_of_access(in, DIAG_access_to_uninitialized_object, 0, 0);
}

static bool is_outside_of_functions(const struct parser *p, const struct il_variable *variable)
{
	u8 kind = il_scope(p->il, variable->parent_scope)->kind;

	return kind == sck_file || kind == sck_namespace || kind == sck_class_struct_union;
}

/* Whether a variable is there before the evaluation: what the expression itself names, and functions that it calls have not. */
static bool is_outside(const struct interpreter *in, const struct il_variable *variable)
{
	return is_outside_of_functions(in->p, variable) || !in->frame->caller;
}

bool reason_of_storage(struct interpreter *in, const struct object *object)
{
	const struct object *root = object_root((struct object *)object);

	return root->flags & OBJECT_STATIC && root->number && is_changing(in->p, root->number) &&
	       is_outside_of_functions(in->p, il_variable(in->p->il, root->number)) && reason_of_access(in, DIAG_access_to_storage, 0, 0);
}

/* ---- places ---- */

u32 place_behind(const struct parser *p, u32 node) { return p->tokens[token_at(p, il_expr_node(p->il, node)->range_end)].position; }

/* Where the operator of an operation stands. */
static u32 place_of_operator(const struct parser *p, const struct il_expr_node *node)
{
	u32 first = node->first_operand;

	return first && il_expr_node(p->il, first)->range_begin == node->range_begin ? place_behind(p, first) : node->range_begin;
}

void place_reason(struct interpreter *in, u32 node)
{
	const struct il_expr_node *record = il_expr_node(in->p->il, il_in_parentheses(in->p->il, node));

	if (!in->reason.is_given || in->reason.place)
		return;
	in->reason.is_given = !in->reason.of_variable || record->kind == enk_lambda; /* else it is a temporary */
	if (in->reason.of_variable) {
		in->reason.place = record->range_begin;
		return;
	}
	if (record->kind == enk_operation && record->operation != eok_call && record->operation != eok_question)
		in->reason.place = place_of_operator(in->p, record);
	else if (record->kind == enk_variable || record->kind == enk_field)
		in->reason.place = record->range_begin;
	else
		in->reason.is_given = false;
	if (record->operation == eok_subscript)
		return;
	if (in->reason.id == DIAG_access_outside_array && in->reason.position < 0 && in->frame->caller)
		in->reason.id = DIAG_pointer_before_array;
	else if (in->reason.id == DIAG_subscript_of_object || (in->reason.id == DIAG_access_outside_array && in->reason.position < 0))
		in->reason.is_given = false;
}

void reason_of_read(struct interpreter *in, u32 node)
{
	struct parser *p = in->p;
	const struct il_expr_node *name = il_expr_node(p->il, il_in_parentheses(p->il, node));
	const struct il_variable *variable = il_variable_of(p->il, name->target);

	if ((in->reason.is_given && in->reason.id != DIAG_access_to_storage) || name->kind != enk_variable || !name->target ||
	    is_reference_type(p, variable->type) || !is_outside(in, variable) ||
	    !(is_changing(p, il_any_index(name->target)) || may_value_change(p, node)))
		return;
	give_reason(in, in->frame, &(struct reason){ .id = DIAG_variable_value_not_constant, .entity = name->target });
	in->reason.place = name->range_begin;
}

static bool has_reference(const struct parser *p, u32 class)
{
	u32 field = il_class_info(p->il, il_type(p->il, class)->class_info)->first_field;

	while (field && !is_reference_type(p, il_field(p->il, field)->type))
		field = il_field(p->il, field)->next;
	return field;
}

/* Whether the reference copies an object of a class as its bytes, and calls no constructor: the class and its parts declare none. */
static enum trait_value is_copied_as_bytes(struct parser *p, u32 class)
{
	struct class_survey survey = { 0 };
	bool is_known = survey_class(p, class, &survey), has_constructor = survey.has_constructor || survey.constructor_template;

	survey_free(&survey);
	if (!is_known || has_constructor || has_reference(p, class) || il_type(p->il, class)->flags & tyf_closure)
		return is_known ? TRAIT_FALSE : TRAIT_UNKNOWN;
	return trait_is_polymorphic(p, &class, 1) == TRAIT_FALSE ? special_is_trivial(p, class, DEFAULT_CONSTRUCTOR) : TRAIT_UNKNOWN;
}

void reason_of_copy(struct interpreter *in, u32 node, bool of_element)
{
	struct parser *p = in->p;
	const struct il_expr_node *name = il_expr_node(p->il, il_in_parentheses(p->il, node));
	const struct il_variable *variable = il_variable_of(p->il, name->target);
	u32 class = type_strip(p, type_without_reference(p, variable->type), NULL), place = name->range_begin;
	bool is_reference = is_reference_type(p, variable->type);
	il_any target = name->target;
	enum trait_value as_bytes;

	if (name->kind != enk_variable || !target || !is_class_type(p, class) || !is_outside(in, variable) ||
	    !(is_reference ? variable->flags & vf_parameter : is_changing(p, il_any_index(target))) ||
	    trait_is_trivially_copyable(p, &class, 1) != TRAIT_TRUE || (!is_reference && trait_is_empty(p, &class, 1) != TRAIT_FALSE))
		return;
	as_bytes = of_element || is_reference ? TRAIT_FALSE : is_copied_as_bytes(p, class);
	if (as_bytes == TRAIT_UNKNOWN)
		return;
	give_reason(in, in->frame,
	            &(struct reason){ .id = as_bytes == TRAIT_TRUE ? DIAG_access_to_storage : DIAG_variable_value_not_constant,
	                              .entity = target });
	in->reason.place = place;
}

u32 place_of_called(const struct parser *p, u32 call, u32 routine)
{
	const struct il_expr_node *node = il_expr_node(p->il, call), *name = il_expr_node(p->il, node->first_operand);
	bool is_template = il_routine(p->il, routine)->template_info;

	if (node->operation != eok_call)
		return place_of_operator(p, node);
	if (il_is_member_access(name)) {
		if (il_routine(p->il, routine)->flags & rf_static_member && !is_template) /* needs no object */
			return place_of_operator(p, name);
		name = il_expr_node(p->il, il_expr_node(p->il, name->first_operand)->next);
	}
	return is_template ? name->range_begin : place_of_named(p, name);
}

/* ---- what is said ---- */

/* Where an operation's operator stands, of a call its parenthesis. */
static u32 place_of_operation(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);

	return record->operation == eok_call ? place_behind(p, record->first_operand) : place_of_operator(p, record);
}

static void note_reason(struct parser *p, const struct interpreter *in)
{
	const struct reason *reason = &in->reason;
	u32 i;

	switch (reason->id) {
	case DIAG_access_outside_array: diag_note(p->diag, reason->id, reason->place, reason->position, reason->count); break;
	case DIAG_access_past_array: diag_note(p->diag, reason->id, reason->place, reason->count); break;
	case DIAG_value_exceeds_range: diag_note(p->diag, reason->id, reason->place, il_any_index(reason->entity)); break;
	default: diag_note(p->diag, reason->id, reason->place, reason->entity); break;
	}
	for (i = 0; i < reason->call_count; i++)
		diag_note(p->diag, DIAG_called_from, place_of_operation(p, in->calls_of_reason[i]));
}

/* Says it at the place, if the evaluation of the question failed for a reason, behind what is said of the values in it up to end. */
static bool report_failure(struct parser *p, struct question *q, enum diag_id id, u32 place, u32 end)
{
	u32 errors = p->errors;

	if ((q->in.reason.of_variable && !q->in.reason.place) || q->in.reason.place == NOWHERE)
		q->in.reason.place = place;
	if (!q->in.reason.is_given || !q->in.reason.place)
		return false;
	report_error(p, place, id);
	if (p->errors > errors) {
		diag_move(p->diag, end + 1);
		if (!q->in.reason.is_untold)
			note_reason(p, &q->in);
	}
	return p->errors > errors;
}

/* Whether a node's value is a number: of a pointer other things matter, too. */
static bool has_number(const struct parser *p, u32 node)
{
	u8 kind = il_type(p->il, type_strip(p, il_expr_node(p->il, node)->type, NULL))->kind;

	return kind == tk_integer || kind == tk_float;
}

bool report_evaluation(struct parser *p, u32 node)
{
	struct question q;
	struct value value;
	bool said;

	if (!has_number(p, node) || !begin_question(p, &q))
		return false;
	said = !(evaluate_rvalue(&q.in, node, &value) && convert_operand(&q.in, &value));
	if (said && q.in.reason.place == NOWHERE)
		q.in.reason.place = place_of_operation(p, node);
	said = said &&
	       report_failure(p, &q, DIAG_expr_not_constant, il_expr_node(p->il, node)->range_begin, il_expr_node(p->il, node)->range_end);
	end_question(&q);
	return said;
}

/* Without an initializer: where a constructor, of a member perhaps, is not constexpr, that of the class is not either. */
static void name_default_constructor(struct question *q, u32 class)
{
	struct parser *p = q->in.p;
	struct class_survey survey = { 0 };
	u32 routine = 0, i;

	if (!q->in.reason.of_variable || q->in.reason.id != DIAG_call_of_nonconstexpr_function)
		return;
	survey_class(p, class, &survey);
	for (i = 0; i < survey.constructors.count && !routine; i++)
		if (special_kind_of(p, survey.constructors.at[i], class) == DEFAULT_CONSTRUCTOR)
			routine = survey.constructors.at[i];
	survey_free(&survey);
	if (!routine)
		routine = implicit_member(p, class, DEFAULT_CONSTRUCTOR);
	if (routine)
		q->in.reason.entity = il_any_of(IL_routine, routine);
}

/* Whether an object that is a constant cannot be destroyed in a constant expression [expr.const]: its class is no literal one for that.
 * The reference does not see it where a constructor takes the elements of a list. */
static bool is_never_destroyed(struct question *q, u32 class, u32 first)
{
	struct parser *p = q->in.p;
	bool is_list = first && il_expr_node(p->il, first)->kind == enk_braced_init_list && il_expr_node(p->il, first)->first_operand;
	u32 destructor;

	if (!class || trait_is_literal_type(p, &class, 1) != TRAIT_FALSE || (is_list && !is_aggregate(p, class)))
		return false;
	destructor = destructor_of(p, class);
	return destructor && !give_reason(&q->in, q->in.frame,
	                                  &(struct reason){ .id = DIAG_call_of_nonconstexpr_function,
	                                                    .entity = il_any_of(IL_routine, destructor),
	                                                    .is_untold = first && is_class_type(p, il_expr_node(p->il, first)->type),
	                                                    .of_variable = true });
}

bool report_initialization(struct parser *p, u32 variable)
{
	struct initializer initializer = initializer_of_variable(p, variable);
	u32 first = initializer.first, type = il_variable(p->il, variable)->type;
	struct subobject element = { 0 };
	u32 class = strip_to_element(p, type, &element) && is_class_type(p, element.type) ? type_strip(p, element.type, NULL) : 0;
	struct object *object;
	struct question q;
	bool said;

	if (!begin_question(p, &q))
		return false;
	object = first || class ? object_new(&q.in, type) : NULL;
	said = object && !initialize(&q.in, object, type, &initializer);
	if (said && !first)
		name_default_constructor(&q, class);
	said = object && (said || is_never_destroyed(&q, class, first)) &&
	       report_failure(p, &q, first ? DIAG_expr_not_constant : DIAG_initialization_not_constant,
	                      first ? il_expr_node(p->il, first)->range_begin : il_variable(p->il, variable)->position,
	                      first ? il_expr_node(p->il, first)->range_end : il_variable(p->il, variable)->position);
	end_question(&q);
	return said;
}
