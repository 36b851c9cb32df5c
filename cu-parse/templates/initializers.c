/* Initializers that were passed over: of variables in headers, and of instances of static members and variable templates. */
#include "../typing/invalid.h"
#include "instantiate.h"

/* Enters the source from begin to end, where the variable is initialized. */
static bool enter_initialization(struct parser *p, struct replay *replay, u32 variable, u32 scope, u32 begin, u32 end)
{
	struct instance_request request = request_for(p, il_any_of(IL_variable, variable));

	if (!begin_replay(p, replay, token_at(p, begin), token_at(p, end), scope))
		return false;
	vec_push(&p->requests, request);
	if (il_variable(p->il, variable)->template_info)
		note_errors_of_instance(p, il_any_of(IL_variable, variable));
	p->recording = true;
	p->replaying = in_instance(p);
	p->class_type = p->scopes.at[scope].kind == sck_class_struct_union ? p->scopes.at[scope].type : 0;
	return true;
}

static void leave_initialization(struct parser *p, const struct replay *replay)
{
	p->requests.count--;
	end_replay(p, replay);
}

/* The nodes of the variable's initializer in the source from begin to end; of a list in parentheses the first. */
static void read_initializer(struct parser *p, u32 variable, u32 scope, u32 begin, u32 end)
{
	struct replay replay;
	u32 node;

	if (!enter_initialization(p, &replay, variable, scope, begin, end))
		return;
	if (!accept(p, TOK_ASSIGN) && accept(p, TOK_LPAREN))
		node = parse_expression_list(p, TOK_RPAREN);
	else /* = (a) + b begins with one, too */
		node = parse_initializer_clause(p);
	il_variable(p->il, variable)->init_expr = node;
	if (p->noted_instance)
		check_variable_instance(p, variable);
	leave_initialization(p, &replay);
}

/* An instance of a variable template without an initializer, once: what is wrong with it is said at the name. */
static void check_default_instance(struct parser *p, u32 variable, u32 scope)
{
	u32 place = il_variable(p->il, variable)->position;
	struct replay replay;

	if (*vec_slot(&p->default_checked, variable))
		return;
	p->default_checked.at[variable] = true;
	if (!enter_initialization(p, &replay, variable, scope, place, place))
		return;
	if (p->noted_instance)
		check_variable_instance(p, variable);
	leave_initialization(p, &replay);
}

bool require_initializer(struct parser *p, u32 index)
{
	u32 scope, defined = defined_variable(p, index, &scope), flags;
	struct il_variable *variable = il_variable(p->il, index), from = *il_variable(p->il, defined);

	if (!defined)
		return false;
	flags = from.flags & (vf_has_initializer | vf_braced_initializer | vf_parenthesized_initializer);
	variable->flags |= flags;
	variable->entity |= enf_defined;
	if (!variable->init_expr && flags)
		read_initializer(p, index, scope, from.initializer_begin, from.initializer_end);
	else if (!flags && from.template_info && from.entity & enf_instantiation && from.entity & enf_defined)
		check_default_instance(p, index, scope);
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
