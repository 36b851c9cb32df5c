/* What the user's code asks to be instantiated [temp.inst], and what is wrong in it. */
#include "invalid.h"

#include "../templates/instantiate.h"

/* ---- what was noted ---- */

/* How many of the instances that are being made, the innermost of all, ask for each other by themselves: no function or the like that is
 * instantiated is between them. */
static u32 count_requests(const struct parser *p)
{
	u32 count = p->requests.count, i = count, depth = p->instantiation_depth;

	if (p->routine || (p->lambda && il_any_kind(p->noted_instance) != IL_variable)) /* lambdas in initializers are parts of these */
		return 0;
	while (i && p->requests.at[i - 1].depth == depth - 1) {
		depth--;
		if (p->requests.at[--i].in_function)
			break;
	}
	return count - i;
}

/* A type that a class lacks, or one in a class that is only declared, in the declaration of a member: the reference knows from the first
 * instance that this one is wrong, but for names of types and bases. */
static bool is_said_once(const struct parser *p, const struct diag_message *message)
{
	u32 declaration = p->tokens[p->statement].kind, name = token_at(p, message->place);
	bool is_of_incomplete = message->id == DIAG_incomplete_type_not_allowed && p->tokens[name + 1].kind == TOK_LESS;

	if (!(message->id == DIAG_no_such_member || is_of_incomplete) || declaration == TOK_using || declaration == TOK_typedef ||
	    declaration == TOK_COLON)
		return false;
	while (p->tokens[name - 1].kind == TOK_IDENTIFIER || p->tokens[name - 1].kind == TOK_SCOPE ||
	       p->tokens[name - 1].kind == TOK_typename)
		name--;
	return p->tokens[name - 1].kind != TOK_operator && il_any_kind(p->noted_instance) == IL_type;
}

void note_error_of_class(struct parser *p)
{
	u32 count = count_requests(p), message = p->class_diag->messages.count - 1, i;
	struct noted_error noted = { .message = message, .first_context = p->noted_contexts.count, .contexts = count };

	if (!count || p->class_diag->last_suppressed)
		return;
	noted.is_once = is_said_once(p, &p->class_diag->messages.at[message]);
	for (i = 0; i < count; i++)
		vec_push(&p->noted_contexts, p->requests.at[p->requests.count - 1 - i]);
	vec_push(&p->noted_errors, noted);
}

void note_failed_assertion(struct parser *p, u32 place, const char *message)
{
	if (!p->class_diag || !count_requests(p))
		return;
	diag_report(p->class_diag, message ? DIAG_static_assertion_failed_with_message : DIAG_static_assertion_failed, place, message);
	note_error_of_class(p);
}

void report_failed_assertion(struct parser *p, u32 place, const char *message)
{
	report_error(p, place, message ? DIAG_static_assertion_failed_with_message : DIAG_static_assertion_failed, message);
}

/* Whether it was noted in that instance, or in one that it asks for, and is to be reported now. */
static bool takes_error(const struct parser *p, struct noted_error *noted, il_any entity)
{
	bool is_new = !noted->is_reported && p->noted_contexts.at[noted->first_context + noted->contexts - 1].entity == entity;

	noted->is_reported |= is_new;
	return is_new;
}

/* What is asked for; of a class, those around it whose members it is the type of. */
struct demand {
	il_any entity;
	u32 place;
	const struct demand *around;
	u32 depth;
};

static void add_context(struct parser *p, il_any entity, u32 place)
{
	u32 index = il_any_index(entity);

	if (il_any_kind(entity) == IL_variable)
		diag_context(p->diag, DIAG_context_instantiation, entity, place);
	else if (il_type(p->il, index)->kind == tk_typeref)
		diag_context(p->diag, DIAG_context_type_instantiation, index, place);
	else if (il_type(p->il, index)->kind == tk_union)
		diag_context(p->diag, DIAG_context_union_instantiation, entity, place);
	else
		diag_context(p->diag, DIAG_context_class_instantiation, entity, place);
}

/* Why the instance is asked for. */
static void add_demands(struct parser *p, const void *innermost)
{
	const struct demand *demand;

	for (demand = innermost; demand; demand = demand->around)
		add_context(p, demand->entity, demand->place);
}

/* What is said stands where the user's code asks for the outermost instance. */
static void add_demands_there(struct parser *p, const void *innermost)
{
	const struct demand *demand = innermost;

	while (demand->around)
		demand = demand->around;
	diag_move(p->diag, demand->place);
	add_demands(p, innermost);
}

/* Says what was noted, at a place, and in which of the instances around it; false: it was said before. */
static bool report_noted(struct parser *p, const struct noted_error *noted, u32 place, u32 contexts)
{
	const struct instance_request *context = &p->noted_contexts.at[noted->first_context];
	const struct diag_message *message = &p->class_diag->messages.at[noted->message];
	u32 i;

	if (noted->is_once && diag_was_said(p->unit_diag, (enum diag_id)message->id, message->place))
		return false;
	p->errors += message->severity >= sev_soft_error;
	diag_hand_over(p->class_diag, noted->message, p->diag);
	diag_move(p->diag, place);
	for (i = 0; i < contexts; i++)
		add_context(p, context[i].entity, context[i].place);
	return true;
}

static void report_errors_of(struct parser *p, const struct demand *demand, u32 place)
{
	u32 i;

	for (i = 0; i < p->noted_errors.count; i++)
		if (takes_error(p, &p->noted_errors.at[i], demand->entity) &&
		    report_noted(p, &p->noted_errors.at[i], place, p->noted_errors.at[i].contexts - 1))
			add_demands(p, demand);
}

/* ---- what is required ---- */

/* Members of the user's classes: those of libraries are completed when somebody needs them. */
static void demand_class(struct parser *p, const struct demand *demand, u32 place)
{
	enum { DEPTH_MAX = 20 };
	u32 class = il_any_index(demand->entity), field;
	const struct il_type *type = il_type(p->il, class);

	if (!is_class_type(p, class) || !(type->template_info || is_member_of_instance(p, class)) || !complete_class(p, class))
		return;
	report_errors_of(p, demand, place);
	check_overrides_of_instance(p, class, add_demands_there, demand);
	if (demand->depth == DEPTH_MAX || !il_in_user_file(p->il, type->position))
		return;
	for (field = il_class_info(p->il, type->class_info)->first_field; field; field = il_field(p->il, field)->next) {
		u32 member = type_strip(p, il_field(p->il, field)->type, NULL);
		struct demand inner = { il_any_of(IL_type, member), il_field(p->il, field)->position, demand, demand->depth + 1 };

		if (is_known_type(p, member))
			demand_class(p, &inner, place);
	}
}

/* Whether what stands at p needs its instances; what a name says is needed whatever the name is part of, which may not be known yet. */
static bool needs_instances(const struct parser *p) { return p->in_user_file && !p->silent && !p->failure && !p->replaying; }

static bool is_being_instantiated(const struct parser *p, u32 class)
{
	return il_class_info(p->il, il_type(p->il, class)->class_info)->flags & clf_being_defined;
}

void require_class(struct parser *p, u32 type, u32 place)
{
	struct demand demand = { .place = place };
	bool saved = p->tentative;
	struct subobject o;
	u32 class;

	if (!type || !needs_instances(p) || !strip_to_element(p, type, &o))
		return;
	class = type_strip(p, o.type, NULL);
	if (*vec_slot(&p->required, class))
		return;
	demand.entity = il_any_of(IL_type, class);
	p->tentative = false;
	demand_class(p, &demand, place);
	p->tentative = saved;
	if (il_type(p->il, class)->class_info && !is_being_instantiated(p, class))
		p->required.at[class] = place + 1;
}

/* Once: what names it again says nothing. */
static void explain_failed_alias(struct parser *p, const struct demand *demand)
{
	u32 type = il_any_index(demand->entity), messages = p->diag->messages.count;

	if (*vec_slot(&p->explained, type))
		return;
	p->explained.at[type] = true;
	report_failed_alias(p, type);
	if (p->diag->messages.count > messages)
		add_demands_there(p, demand);
}

void require_alias(struct parser *p, u32 type, u32 place)
{
	struct demand demand = { .entity = il_any_of(IL_type, type), .place = place };
	bool saved = p->tentative;

	if (il_type(p->il, type)->kind != tk_typeref || !needs_instances(p))
		return;
	p->tentative = false;
	report_errors_of(p, &demand, place);
	if (il_type(p->il, type)->flags & tyf_type_error && il_type(p->il, type)->typeref_kind == trk_alias_template_id)
		explain_failed_alias(p, &demand);
	p->tentative = saved;
}

void require_variable(struct parser *p, u32 variable, u32 place)
{
	struct demand demand = { .entity = il_any_of(IL_variable, variable), .place = place };

	if (!il_variable(p->il, variable)->template_info || !needs_instances(p))
		return;
	if (!has_placeholder(p, il_variable(p->il, variable)->type)) /* else its type asks for it */
		require_initializer(p, variable);
	report_errors_of(p, &demand, place);
}

bool asks_for_instances(const struct parser *p, u32 position)
{
	return needs_instances(p) && !p->tentative && il_in_user_file(p->il, position);
}

/* What stands for a specialization of an alias template in the type of a candidate is substituted, nothing asks for it there. */
static bool is_alias_request(const struct parser *p, const struct instance_request *request)
{
	return il_any_kind(request->entity) == IL_type && il_type(p->il, il_any_index(request->entity))->kind == tk_typeref;
}

void require_noted_of_call(struct parser *p, u32 first, u32 place)
{
	u32 i;

	if (p->replaying || !il_in_user_file(p->il, place))
		return;
	for (i = first; i < p->noted_errors.count; i++) {
		struct noted_error *noted = &p->noted_errors.at[i];
		struct instance_request *innermost = &p->noted_contexts.at[noted->first_context];

		while (noted->contexts > 1 && is_alias_request(p, &innermost[noted->contexts - 1]))
			noted->contexts--;
		innermost[noted->contexts - 1].place = place;
	}
	if (asks_for_instances(p, place))
		require_noted(p, first);
}

void require_noted(struct parser *p, u32 first)
{
	u32 i;

	for (i = first; i < p->noted_errors.count; i++) {
		struct noted_error noted = p->noted_errors.at[i];

		if (noted.is_reported)
			continue;
		p->noted_errors.at[i].is_reported = true;
		report_noted(p, &noted, p->noted_contexts.at[noted.first_context + noted.contexts - 1].place, noted.contexts);
	}
}

/* The class that a pointer operand points to, of which the operation needs the size or the members. */
static void require_pointed(struct parser *p, u32 operand, u32 place)
{
	u32 class = operand ? pointed_to(p, decayed_type(p, type_at(p, operand))) : 0;

	if (class)
		require_class(p, class, place);
}

/* Pointers to different classes are compared if one of these is a base of the other. */
static void require_compared(struct parser *p, u32 left, u32 right, u32 place)
{
	u32 a = pointed_to(p, decayed_type(p, type_at(p, left))), b = pointed_to(p, decayed_type(p, type_at(p, right)));

	if (!a || !b || !is_class_type(p, a) || !is_class_type(p, b) || same_unqualified_type(p, a, b))
		return;
	require_class(p, a, place);
	require_class(p, b, place);
}

void require_classes_of(const struct typing *t)
{
	struct parser *p = t->p;
	u32 place = t->node->range_begin;

	if (!needs_instances(p))
		return;
	if (t->node->kind == enk_alignof)
		require_class(p, t->node->type_operand, place);
	else if (t->node->kind == enk_new_delete && !t->node->type_operand)
		require_pointed(p, t->operand[0], place);
	if (t->node->kind != enk_operation)
		return;
	switch (t->node->operation) {
	case eok_cast:
	case eok_static_cast:
	case eok_dynamic_cast:
	case eok_functional_cast: require_class(p, t->node->type_operand, place); break;
	case eok_subscript:
		if (!is_class_type(p, type_at(p, t->operand[0])))
			require_pointed(p, t->operand[1], place);
		require_pointed(p, t->operand[0], place);
		break;
	case eok_add_assign:
	case eok_subtract_assign:
	case eok_pre_incr:
	case eok_pre_decr:
	case eok_post_incr:
	case eok_post_decr: require_pointed(p, t->operand[0], place); break;
	case eok_address_of: /* it may have an operator& */
		if (is_class_type(p, type_at(p, t->operand[0])))
			require_class(p, type_at(p, t->operand[0]), place);
		break;
	case eok_add:
	case eok_subtract:
		require_pointed(p, t->operand[0], place);
		require_pointed(p, t->operand[1], place);
		break;
	case eok_eq:
	case eok_ne:
	case eok_lt:
	case eok_gt:
	case eok_le:
	case eok_ge: require_compared(p, t->operand[0], t->operand[1], place); break;
	default: break;
	}
}

/* Whether a call, p behind it, is all that decltype(…) has: no object comes of it [dcl.type.decltype]/2. */
static bool is_operand_of_decltype(const struct typing *t)
{
	u32 first = token_at(t->p, t->node->range_begin);

	return first >= 2 && t->p->tokens[first - 1].kind == TOK_LPAREN && t->p->tokens[first - 2].kind == TOK_decltype &&
	       matching(t->p, first - 1) == t->p->at;
}

void require_class_of_result(const struct typing *t)
{
	if (t->node->kind == enk_operation && t->node->operation == eok_call && t->node->type && t->node->value_category == vc_prvalue &&
	    !is_operand_of_decltype(t))
		require_class(t->p, t->node->type, t->node->range_begin);
}
