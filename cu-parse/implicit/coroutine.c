/* What coroutines call [dcl.fct.def.coroutine] [expr.await] [expr.yield] [stmt.return.coroutine]: around their bodies, as a stmk_coroutine that
 * is the last statement; and for co_await, co_yield and co_return. */
#include "implicit.h"
#include "../overload/constructors.h"
#include "../scopes/class_members.h"
#include "../typing/coroutines.h"
#include "../typing/typing_rules.h"

/* ---- calls ---- */

static struct source promise_of(const struct coroutine *c) { return (struct source){ 0, c->promise, vc_lvalue }; }

/* A member of an object is called with the nodes from first on. */
static u32 call_of(struct implicit *e, const struct source *object, const struct resolution *r, u32 first)
{
	struct parser *p = e->p;
	struct source result = given_by_call(p, r->type);
	u32 node, value;

	node = implicit_node(e, enk_operation, eok_call, result.type, (enum il_value_category)result.category);
	cover(p, node, first);
	first = arguments_of_routine(e, r->best.routine, first);
	value = value_node(e, object->type, (enum il_value_category)object->category);
	il_expr_node(p->il, value)->next = first;
	il_expr_node(p->il, node)->first_operand = value;
	return set_target(e, node, r->best.routine);
}

/* object.name(nodes from first on); 0: not known. */
static u32 member_call(struct implicit *e, const struct source *object, const char *name, u32 first)
{
	struct resolution r = resolve_call_of(e->p, object, name, first);

	return r.outcome == OUTCOME_SUCCESS ? call_of(e, object, &r, first) : 0;
}

/* The same of the promise, whose result nobody uses. */
static u32 call_of_promise(struct implicit *e, const struct coroutine *c, const char *name)
{
	struct source promise = promise_of(c);
	u32 node = member_call(e, &promise, name, 0);

	return node ? explicit_operand(e, node) : 0;
}

/* ---- co_await, co_yield ---- */

static u32 call_around(struct implicit *e, u32 node, u32 routine, const struct source *result)
{
	struct parser *p = e->p;
	u32 made;

	if (il_routine(p->il, routine)->class_type && !(il_routine(p->il, routine)->flags & rf_friend))
		node = explicit_operand(e, node);
	else
		node = arguments_of_routine(e, routine, node);
	made = implicit_around(e, node, enk_operation, eok_call, result->type, (enum il_value_category)result->category);
	return set_target(e, made, routine);
}

/* The awaiter that a node becomes. */
static u32 awaiter(struct implicit *e, const struct coroutine *c, u32 node, const struct awaiting *a)
{
	struct source promise = promise_of(c);

	if (a->transform && !(node = member_call(e, &promise, "await_transform", node)))
		return 0;
	if (a->conversion)
		node = call_around(e, node, a->conversion, &a->awaiter);
	return explicit_operand(e, node);
}

/* await_suspend, with the handle of the coroutine; a handle that it gives is resumed [expr.await]/5. */
static u32 suspension(struct implicit *e, const struct coroutine *c, const struct source *awaiter)
{
	struct parser *p = e->p;
	u32 handle = handle_of_coroutine(p, c), node;

	node = handle ? member_call(e, awaiter, "await_suspend", value_node(e, handle, vc_lvalue)) : 0;
	return node ? explicit_operand(e, node) : 0;
}

/* The awaiter for a node, and the calls of its functions, in a list. */
static u32 awaited(struct implicit *e, const struct coroutine *c, u32 node, bool is_written)
{
	struct parser *p = e->p;
	struct source source = source_of_node(p, node), object;
	struct awaiting a;
	u32 first, ready;

	if (!find_awaiting(p, c, &source, is_written, &a) || !(first = awaiter(e, c, node, &a)))
		return explicit_operand(e, node);
	object = object_of_awaiter(&a);
	ready = member_call(e, &object, "await_ready", 0);
	append_default(p, &first, ready ? explicit_condition(e, ready) : 0);
	append_default(p, &first, suspension(e, c, &object));
	append_default(p, &first, member_call(e, &object, "await_resume", 0));
	return first;
}

void explicit_await(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	bool is_written = il_expr_node(p->il, node)->kind == enk_await;
	u32 first = il_expr_node(p->il, node)->first_operand, yielded = 0;
	struct source promise;
	struct coroutine c;

	if (!find_coroutine(p, &c)) {
		first = replace_each(e, first, explicit_operand);
	} else {
		promise = promise_of(&c);
		if (!is_written)
			yielded = member_call(e, &promise, "yield_value", first);
		first = is_written || yielded ? awaited(e, &c, yielded ? yielded : first, is_written) :
		                                replace_each(e, first, explicit_operand);
	}
	il_expr_node(p->il, node)->first_operand = first;
}

/* ---- co_return ---- */

/* What return_value is called with: a local object as an rvalue, if that fits [class.copy.elision]/3. */
static u32 returned_value(struct implicit *e, const struct source *promise, u32 node)
{
	struct parser *p = e->p;
	struct resolution r = { .outcome = OUTCOME_FAILURE };
	u32 made;

	if (is_moved_from(p, node))
		r = resolve_call_of(p, promise, "return_value", value_node(e, il_expr_node(p->il, node)->type, vc_xvalue));
	if (r.outcome != OUTCOME_SUCCESS)
		return member_call(e, promise, "return_value", node);
	e->is_moved = true;
	made = call_of(e, promise, &r, node);
	e->is_moved = false;
	return made;
}

u32 explicit_coroutine_return(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	u32 count = e->temporaries.count, type = il_expr_node(p->il, node)->type, made = 0;
	struct source promise;
	struct coroutine c;

	if (!node || (type && il_type(p->il, type_strip(p, type, NULL))->kind == tk_void) || !find_coroutine(p, &c))
		return full_expression(e, node);
	promise = promise_of(&c);
	made = returned_value(e, &promise, node);
	return destroyed_after(e, made ? made : explicit_operand(e, node), count);
}

/* ---- around the body ---- */

/* One of the calls, with its temporaries. */
static void add_call(struct implicit *e, u32 *first, u32 node)
{
	append_default(e->p, first, node || e->temporaries.count ? destroyed_after(e, node, 0) : 0);
}

/* Parameters are moved into the coroutine's state [dcl.fct.def.coroutine]/13. */
static void copy_parameters(struct implicit *e, const struct coroutine *c, u32 *first)
{
	struct parser *p = e->p;
	u32 i, destructor;

	for (i = 0; i < c->count; i++) {
		struct source source = { 0, c->types[i], vc_xvalue };
		u32 class = is_reference_type(p, c->types[i]) ? 0 : object_class(p, c->types[i]);

		if (!class)
			continue;
		add_call(e, first, construction(e, class, copy_constructor_of(p, class, &source)));
		if ((destructor = destructor_of(p, class)))
			add_call(e, first, call_without_operand(e, destructor));
	}
}

/* The parameters, and the object before them, as lvalues. */
static u32 parameter_nodes(struct implicit *e, const struct coroutine *c)
{
	u32 i = c->count, first = 0, node;

	for (; i--; first = node) {
		node = value_node(e, type_without_reference(e->p, c->types[i]), vc_lvalue);
		il_expr_node(e->p->il, node)->next = first;
	}
	return first;
}

/* The promise is made from the parameters where a constructor takes them, or an aggregate has members for them; else from nothing; /4. */
static u32 promise_construction(struct implicit *e, const struct coroutine *c)
{
	struct parser *p = e->p;
	u32 first = parameter_nodes(e, c), constructor = 0, made;
	enum outcome outcome = OUTCOME_FAILURE;

	if (first)
		constructor = constructor_from(p, c->promise, first, &outcome);
	if (outcome == OUTCOME_SUCCESS && !constructor)
		return 0;
	if (outcome != OUTCOME_SUCCESS && first && are_elements_in_parentheses(p, c->promise, first) &&
	    valid_aggregate(p, c->promise, first) != OUTCOME_FAILURE) {
		first = aggregate_elements(e, c->promise, first, true);
	} else if (outcome != OUTCOME_SUCCESS) {
		return construction(e, c->promise, constructor_of(p, c->promise, 0, false));
	} else {
		first = arguments_of_routine(e, constructor, first);
	}
	made = set_target(e, implicit_node(e, enk_temp_init, eok_none, c->promise, vc_prvalue), constructor);
	il_expr_node(p->il, made)->first_operand = first;
	return made;
}

/* get_return_object, or what is called where there is no memory, converted to what the function returns; /7, /10. */
static u32 return_object(struct implicit *e, const struct coroutine *c, const char *name)
{
	struct source promise = promise_of(c);
	u32 node = member_call(e, &promise, name, 0);

	return node ? explicit_initialization(e, c->result, INIT_COPY, node) : 0;
}

/* The memory of its state: from the promise's operator new, which may take the parameters; /9, /12. */
static void allocation(struct implicit *e, const struct coroutine *c, u32 *first)
{
	struct parser *p = e->p;
	struct source sources[ARGUMENTS_MAX] = { { 0, p->builtin[ik_unsigned_long], vc_prvalue } };
	u32 count = c->count < ARGUMENTS_MAX ? c->count : ARGUMENTS_MAX - 1, i, routine = 0;

	for (i = 0; i < count; i++)
		sources[i + 1] = (struct source){ 0, type_without_reference(p, c->types[i]), vc_lvalue };
	if (!(routine = allocation_from(p, c->promise, sources, count + 1)))
		routine = allocation_from(p, c->promise, sources, 1);
	add_call(e, first, routine ? call_without_operand(e, routine) : 0);
	routine = deallocation_of(p, c->promise);
	add_call(e, first, routine ? call_without_operand(e, routine) : 0);
}

/* co_await promise.name() */
static u32 awaited_suspend(struct implicit *e, const struct coroutine *c, const char *name)
{
	struct source promise = promise_of(c);
	u32 node = member_call(e, &promise, name, 0), around;

	if (!node)
		return 0;
	around = implicit_node(e, enk_await, eok_none, e->p->void_type, vc_prvalue);
	node = awaited(e, c, node, false);
	il_expr_node(e->p->il, around)->first_operand = node;
	return around;
}

/* The handle comes from the address of the state. */
static u32 handle(struct implicit *e, const struct coroutine *c)
{
	struct source handle = { 0, handle_of_coroutine(e->p, c), vc_lvalue };
	u32 address = value_node(e, type_pointer(e->p, pk_pointer, e->p->void_type), vc_prvalue);

	return handle.type ? member_call(e, &handle, "from_address", address) : 0;
}

void explicit_coroutine(struct implicit *e, u32 body)
{
	struct parser *p = e->p;
	struct il_statement *statement;
	struct coroutine c;
	u32 first = 0, destructor, index, last;

	if (!body || e->temporaries.count || !find_coroutine(p, &c))
		return;
	e->begin = e->end = il_statement(p->il, body)->range_begin;
	allocation(e, &c, &first);
	copy_parameters(e, &c, &first);
	add_call(e, &first, promise_construction(e, &c));
	if ((destructor = destructor_of(p, c.promise)))
		add_call(e, &first, call_without_operand(e, destructor));
	if (has_member(p, c.promise, "get_return_object_on_allocation_failure"))
		add_call(e, &first, return_object(e, &c, "get_return_object_on_allocation_failure"));
	add_call(e, &first, return_object(e, &c, "get_return_object"));
	add_call(e, &first, handle(e, &c));
	add_call(e, &first, awaited_suspend(e, &c, "initial_suspend"));
	if (has_member(p, c.promise, "return_void"))
		add_call(e, &first, call_of_promise(e, &c, "return_void"));
	add_call(e, &first, call_of_promise(e, &c, "unhandled_exception"));
	add_call(e, &first, awaited_suspend(e, &c, "final_suspend"));
	index = il_new_statement(p->il, &statement);
	*statement = (struct il_statement){ .kind = stmk_coroutine, .range_begin = e->begin, .range_end = e->begin, .expr = first };
	for (last = il_statement(p->il, body)->first_statement; last && il_statement(p->il, last)->next;)
		last = il_statement(p->il, last)->next;
	if (last)
		il_statement(p->il, last)->next = index;
	else
		il_statement(p->il, body)->first_statement = index;
}
