/* How a closure becomes a pointer to function [expr.prim.lambda.closure]/8: the conversion function gives the address of a static function,
 * and that calls the call operator. */
#include "implicit.h"
#include "../typing/closure_members.h"

static u32 named_function(struct implicit *e, u32 routine)
{
	u32 type = il_routine(e->p->il, routine)->type, node = implicit_node(e, enk_routine, eok_none, type, vc_lvalue);

	il_expr_node(e->p->il, node)->name = il_routine(e->p->il, routine)->name;
	return set_target(e, node, routine);
}

void explicit_closure_member(struct implicit *e, u32 routine)
{
	struct parser *p = e->p;
	u32 called = called_by_closure_member(p, routine), node;

	if (il_routine(p->il, routine)->special_kind == sfk_conversion)
		node = named_function(e, called);
	else
		node = set_target(e, implicit_node(e, enk_operation, eok_call, result_of_routine(p, called), vc_prvalue), called);
	add_initializer(e, routine, 0, 0, node);
}
