/* What range-based for statements and structured bindings call [stmt.ranged] [dcl.struct.bind]. */
#include "implicit.h"
#include "../scopes/class_members.h"
#include "../types/placeholder.h"
#include "../typing/typing.h"

/* The call of a function, found as a member or through the arguments, with the object as its only operand; 0: not known. */
static u32 call_with(struct implicit *e, u32 operand, struct candidate_set *set, const struct arguments *arguments)
{
	struct parser *p = e->p;
	struct resolution r = resolve(p, set, arguments);
	u32 made;

	candidate_set_free(set);
	if (r.outcome != OUTCOME_SUCCESS || !r.best.routine || !type_is_certain(p, r.type))
		return 0;
	if (!arguments->has_object)
		operand = arguments_of_routine(e, r.best.routine, operand);
	made = implicit_around(e, operand, enk_operation, eok_call, type_without_reference(p, r.type),
	                       !is_reference_type(p, r.type)                                  ? vc_prvalue :
	                       reference_type(p, r.type)->pointer_kind == pk_lvalue_reference ? vc_lvalue :
	                                                                                        vc_xvalue);
	return set_target(e, made, r.best.routine);
}

/* object.name() or name(object); template_arg: for name<…>, or 0. */
static u32 call_named(struct implicit *e, u32 operand, const char *name, bool is_member, u32 template_arg)
{
	struct parser *p = e->p;
	struct source object = source_of_node(p, operand);
	struct arguments arguments = { .count = 0 };
	struct candidate_set set = { 0 };

	arguments.call.has_explicit_args = template_arg;
	arguments.call.explicit_args = template_arg;
	if (is_member) {
		arguments.has_object = true;
		arguments.object = object;
		arguments.call.class = type_strip(p, object.type, &arguments.call.cv);
		arguments.call.object_is_lvalue = object.category == vc_lvalue;
		add_members(p, &set, arguments.call.class, identifier_of(p, name));
	} else {
		arguments.count = 1;
		arguments.at[0] = object;
		arguments.call.first_argument = operand;
		add_associated(p, &set, identifier_of(p, name), arguments.at, 1, 0);
	}
	return call_with(e, operand, &set, &arguments);
}

/* ---- for (declaration : range) ---- */

static void explicit_element_variable(struct implicit *e, u32 index, u32 element)
{
	struct parser *p = e->p;
	u32 type = index ? type_of_variable(p, index) : 0, count = e->temporaries.count, init;

	if (!type_is_certain(p, type))
		return;
	init = explicit_initialization(e, type, INIT_COPY, element);
	if (is_reference_type(p, type) && e->temporaries.count > count)
		il_variable(p->il, index)->destructor = vec_pop(&e->temporaries);
	il_variable(p->il, index)->init_expr = destroyed_after(e, init, count);
	if (il_variable(p->il, index)->flags & vf_binding_container)
		explicit_bindings(e, index);
}

static u32 range_variable(const struct parser *p, const struct il_statement *statement)
{
	u32 declaration = statement->init;

	while (declaration && il_statement(p->il, declaration)->next)
		declaration = il_statement(p->il, declaration)->next;
	return il_any_index(il_expr_node(p->il, il_statement(p->il, declaration)->expr)->target);
}

/* An iterator, of that type, is what begin or end gives; it lives as long as the statement. 0: not known. */
static u32 iterator_from(struct implicit *e, u32 range_type, const char *name, bool is_member, u32 *type)
{
	struct parser *p = e->p;
	u32 count = e->temporaries.count, call = call_named(e, value_node(e, range_type, vc_lvalue), name, is_member, 0), made, destructor;

	if (!call)
		return 0;
	*type = decayed_type(p, il_expr_node(p->il, call)->type);
	made = explicit_initialization(e, *type, INIT_COPY, call);
	if ((destructor = destructor_of(p, *type)))
		vec_push(&e->temporaries, destructor);
	return destroyed_after(e, made, count);
}

/* begin, end, != and ++ in a list; the element is what * gives. */
static u32 iteration(struct implicit *e, u32 range_type, u32 *element)
{
	struct parser *p = e->p;
	bool members = has_member(p, range_type, "begin") && has_member(p, range_type, "end");
	u32 iterator, sentinel, begin = iterator_from(e, range_type, "begin", members, &iterator);
	u32 end = begin ? iterator_from(e, range_type, "end", members, &sentinel) : 0, first = 0;

	if (!end)
		return 0;
	append_default(p, &first, begin);
	append_default(p, &first, end);
	append_default(p, &first, implicit_operator(e, eok_ne, value_node(e, iterator, vc_lvalue), value_node(e, sentinel, vc_lvalue)));
	append_default(p, &first, implicit_operator(e, eok_pre_incr, value_node(e, iterator, vc_lvalue), 0));
	*element = implicit_operator(e, eok_indirect, value_node(e, iterator, vc_lvalue), 0);
	return first;
}

void explicit_range_for(struct implicit *e, u32 index)
{
	struct parser *p = e->p;
	struct il_statement statement = *il_statement(p->il, index);
	u32 variable = range_variable(p, &statement), type = il_expr_node(p->il, statement.expr)->type, element = 0, made;
	bool is_list = is_braced_list(p, statement.expr);

	if (is_list)
		type = deduced_type(p, p->auto_type, statement.expr);
	made = is_list && type_is_certain(p, type) ? explicit_initialization(e, type, INIT_COPY, statement.expr) :
	                                             full_expression(e, statement.expr);
	il_statement(p->il, index)->expr = made;
	if (!type_is_certain(p, type))
		return;
	e->begin = il_expr_node(p->il, made)->range_begin;
	e->end = il_expr_node(p->il, made)->range_end;
	if (il_type(p->il, type_strip(p, type, NULL))->kind == tk_array) {
		element = value_node(e, il_type(p->il, type_strip(p, type, NULL))->type, vc_lvalue);
	} else if (is_class_type(p, type)) {
		made = iteration(e, type, &element);
		il_statement(p->il, index)->increment = made;
	}
	if (element && type_is_certain(p, il_expr_node(p->il, element)->type))
		explicit_element_variable(e, variable, element);
}

/* ---- auto [a, b] = … ---- */

/* get<number>(container) [dcl.struct.bind]/4. */
static u32 get_call(struct implicit *e, u32 container, u32 number, bool is_member)
{
	struct parser *p = e->p;
	u32 type = il_variable(p->il, container)->type;
	bool is_lvalue = is_reference_type(p, type) && reference_type(p, type)->pointer_kind == pk_lvalue_reference;
	struct constant value = constant_integer(p, ik_unsigned_long, number);
	u32 node = implicit_node(e, enk_variable, eok_none, type_without_reference(p, type), is_lvalue ? vc_lvalue : vc_xvalue);

	il_expr_node(p->il, node)->target = il_any_of(IL_variable, container);
	il_expr_node(p->il, node)->name = il_variable(p->il, container)->name;
	return call_named(e, node, "get", is_member, template_arg_of_value(p, p->builtin[ik_unsigned_long], &value));
}

/* Whether a member get<number>() is called: one is a template whose first parameter takes a value [dcl.struct.bind]/4. */
static bool has_getter(struct parser *p, u32 class)
{
	struct member_functions found = find_member_functions(p, class, identifier_of(p, "get"));
	u32 symbol = found.outcome == OUTCOME_SUCCESS ? found.symbol : 0, decl;

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		decl = il_any_kind(entity) == IL_template ? il_template(p->il, il_any_index(entity))->decl : 0;
		if (decl && il_template_param(p->il, il_template_decl(p->il, decl)->first_param)->kind == tpk_nontype)
			return true;
	}
	return found.outcome == OUTCOME_UNKNOWN;
}

void explicit_bindings(struct implicit *e, u32 container)
{
	struct parser *p = e->p;
	u32 class = type_strip(p, type_without_reference(p, il_variable(p->il, container)->type), NULL), number = 0,
	    binding = container + 1, call;
	bool is_member;

	if (!is_class_type(p, class) || type_is_dependent(p, class) || is_like_tuple(p, class) != OUTCOME_SUCCESS)
		return;
	is_member = has_getter(p, class);
	for (; binding < p->il->table[IL_variable].count && il_variable(p->il, binding)->flags & vf_structured_binding; binding++) {
		u32 count = e->temporaries.count;

		if (!(call = get_call(e, container, number++, is_member)))
			return;
		il_variable(p->il, binding)->init_expr = destroyed_after(e, call, count);
		if (il_expr_node(p->il, call)->value_category == vc_prvalue)
			il_variable(p->il, binding)->destructor = destructor_of(p, il_expr_node(p->il, call)->type);
	}
}
