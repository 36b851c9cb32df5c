/* Calls [expr.call]: the function and the type. */
#include "overload.h"
#include "typing_rules.h"

u32 class_of_object(struct parser *p, u32 object, bool arrow, u32 *cv)
{
	enum { LONGEST_CHAIN = 8 };   /* of operator-> */
	u32 type = type_at(p, object), i;

	*cv = 0;
	if (!type || type_is_unknown(p, type))
		return 0;
	for (i = 0; arrow && i < LONGEST_CHAIN && is_class_type(p, type); i++) {
		u32 bare = type_strip(p, type, cv);

		type = type_without_reference(p, member_operator_result(p, bare, *cv, "operator->"));
		if (!type || type_is_unknown(p, type))
			return 0;
	}
	if (arrow)
		type = pointed_to(p, type);
	*cv = 0;
	type = type ? type_strip(p, type, cv) : 0;
	return type && is_class_type(p, type) && has_known_members(p, type) ? type : 0;
}

static bool is_member_access(const struct il_expr_node *node)
{
	return node->kind == enk_operation && (node->operation == eok_dot_field || node->operation == eok_points_to_field);
}

/* The node of the name that is called, and what the call says of its object. */
static struct il_expr_node *called_name(const struct typing *t, struct call *call)
{
	struct parser *p = t->p;
	struct il_expr_node *callee = il_expr_node(p->il, t->operand[0]);
	u32 name = t->operand[0], object = callee->first_operand;

	call->first_argument = t->operand[1];
	if (is_member_access(callee)) {
		bool arrow = callee->operation == eok_points_to_field;

		name = il_expr_node(p->il, object)->next;
		call->class = class_of_object(p, object, arrow, &call->cv);
		call->object_is_lvalue = arrow || il_expr_node(p->il, object)->value_category == vc_lvalue;
		callee = il_expr_node(p->il, name);
		if (!call->class)
			return NULL;
	}
	if (callee->kind != enk_routine || callee->flags & exf_template_id)
		return NULL;
	call->symbol = overload_set(p, name);
	call->qualified = callee->flags & exf_qualified_name;
	call->ident = identifier_number(&p->lexed, p->il, il_text(p->il, callee->name), strlen(il_text(p->il, callee->name)));
	return callee;
}

/* A call of a function by name. */
static void type_named_call(const struct typing *t)
{
	struct parser *p = t->p;
	struct call call = { 0 };
	struct il_expr_node *name = called_name(t, &call);
	u32 routine = name ? resolve_call(p, &call) : 0, type;

	if (!routine) {
		unknown(t, UNKNOWN_overload);
		return;
	}
	name->target = il_any_of(IL_routine, routine);
	type = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->type;
	if (call.class)
		type = type_of_member(p, type, call.class);
	if (type_is_dependent(p, type))   /* a member of a specialization that is not instantiated */
		unknown(t, UNKNOWN_overload);
	else
		typed_by_declaration(t, type, vc_prvalue);
}

void type_call(const struct typing *t)
{
	struct parser *p = t->p;
	const struct il_expr_node *callee = il_expr_node(p->il, t->operand[0]);
	u32 type = callee->type, pointee;

	if (t->node->flags & exf_launch) {
		typed(t, p->void_type, vc_prvalue);
		return;
	}
	if (callee->kind == enk_routine || callee->kind == enk_template_name || callee->kind == enk_error ||
	    (is_member_access(callee) && (!type || il_type(p->il, type_strip(p, type, NULL))->kind == tk_routine))) {
		type_named_call(t);
		return;
	}
	if (is_untyped(p, t->operand[0])) {
		unknown(t, UNKNOWN_operand);
		return;
	}
	if (is_class_type(p, type)) {
		u32 cv = 0, class = type_strip(p, type, &cv), result = member_operator_result(p, class, cv, "operator()");

		if (result)
			typed_by_declaration(t, result, vc_prvalue);
		else
			unknown(t, UNKNOWN_overload);
		return;
	}
	pointee = pointed_to(p, decayed_type(p, type));
	type = pointee ? type_strip(p, pointee, NULL) : type_strip(p, type, NULL);
	if (il_type(p->il, type)->kind == tk_routine)
		typed_by_declaration(t, il_type(p->il, type)->type, vc_prvalue);
	else
		unknown(t, UNKNOWN_other);
}
