/* Initializers that were passed over: of variables in headers, and of instances of static members and variable templates. */
#include "instantiate.h"

/* The nodes of the variable's initializer in the source from begin to end; of a list in parentheses the first. */
static u32 initializer_nodes(struct parser *p, u32 variable, u32 scope, u32 begin, u32 end)
{
	struct instance_request request = request_for(p, il_any_of(IL_variable, variable));
	u32 first = token_at(p, begin), node;
	struct replay replay;

	if (!begin_replay(p, &replay, first, token_at(p, end), scope))
		return 0;
	vec_push(&p->requests, request);
	if (il_variable(p->il, variable)->template_info)
		note_errors_of_instance(p, il_any_of(IL_variable, variable), begin);
	p->recording = true;
	p->replaying = in_instance(p);
	p->class_type = p->scopes.at[scope].kind == sck_class_struct_union ? p->scopes.at[scope].type : 0;
	if (!accept(p, TOK_ASSIGN) && accept(p, TOK_LPAREN))
		node = parse_expression_list(p, TOK_RPAREN);
	else /* = (a) + b begins with one, too */
		node = parse_initializer_clause(p);
	p->requests.count--;
	end_replay(p, &replay);
	return node;
}

bool require_initializer(struct parser *p, u32 index)
{
	u32 scope, defined = defined_variable(p, index, &scope), flags, node;
	struct il_variable *variable = il_variable(p->il, index), from = *il_variable(p->il, defined);

	if (!defined)
		return false;
	flags = from.flags & (vf_has_initializer | vf_braced_initializer | vf_parenthesized_initializer);
	variable->flags |= flags;
	variable->entity |= enf_defined;
	if (!variable->init_expr && flags) {
		node = initializer_nodes(p, index, scope, from.initializer_begin, from.initializer_end);
		il_variable(p->il, index)->init_expr = node;
	}
	return true;
}

void complete_bound(struct parser *p, u32 index)
{
	u32 scope, defined = defined_variable(p, index, &scope);
	struct il_variable from = *il_variable(p->il, defined);
	struct replay replay;

	if (!from.initializer_end ||
	    !begin_replay(p, &replay, token_at(p, from.initializer_begin), token_at(p, from.initializer_end), scope))
		return;
	p->replaying = true;
	accept(p, TOK_ASSIGN);
	complete_array_type(p, index);
	end_replay(p, &replay);
}
