/* Coroutines: their promise [dcl.fct.def.coroutine], what co_await and co_yield call and give [expr.await] [expr.yield]. */
#include "coroutines.h"
#include "../scopes/class_members.h"
#include "generic_lambda.h"
#include "typing_rules.h"

/* ---- the function around ---- */

static bool add_type(struct parser *p, struct coroutine *c, u32 type)
{
	if (!type_is_certain(p, type) || c->count == ARGUMENTS_MAX)
		return false;
	c->types[c->count++] = type;
	return true;
}

static bool take_function(struct parser *p, struct coroutine *c, u32 function, u32 class)
{
	struct il_type record = *il_type(p->il, type_strip(p, function, NULL));
	u32 param, cv = (record.flags & tyf_fn_const ? tyf_const : 0) | (record.flags & tyf_fn_volatile ? tyf_volatile : 0);

	c->result = record.type;
	if (class && !add_type(p, c, type_pointer(p, pk_lvalue_reference, type_qualified(p, class, cv))))
		return false;
	for (param = record.first_param; param; param = il_param_type(p->il, param)->next)
		if (!add_type(p, c, il_param_type(p->il, param)->type))
			return false;
	return true;
}

/* The closure type is not made before the end of its lambda: another type that no specialization of coroutine_traits is for stands for it. */
static bool take_lambda(struct parser *p, struct coroutine *c)
{
	const struct il_lambda *lambda = il_lambda(p->il, p->lambda);
	u32 param;

	if (lambda->function_type)
		return take_function(p, c, lambda->function_type, lambda->type);
	c->result = lambda->declared_return;
	if (!add_type(p, c, type_pointer(p, pk_lvalue_reference, p->nullptr_type)))
		return false;
	for (param = lambda->first_param; param; param = il_parameter(p->il, param)->next)
		if (!add_type(p, c, il_parameter(p->il, param)->type))
			return false;
	return true;
}

static bool take_routine(struct parser *p, struct coroutine *c, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);

	return take_function(p, c, record->type, record->flags & rf_static_member ? 0 : record->class_type);
}

/* std::coroutine_traits<result, types…>::promise_type */
static u32 promise_type(struct parser *p, const struct coroutine *c)
{
	u32 types[ARGUMENTS_MAX + 1] = { c->result }, traits;
	struct lookup found;

	memcpy(types + 1, c->types, c->count * sizeof *types);
	traits = standard_specialization(p, "coroutine_traits", types, c->count + 1);
	if (!traits || !complete_class(p, traits))
		return 0;
	found = lookup_in_scope(p, scope_of_type(p, traits), identifier_of(p, "promise_type"), LOOKUP_ANY);
	return found.class == NAME_TYPE && type_is_certain(p, il_any_index(found.entity)) ?
	               type_strip(p, il_any_index(found.entity), NULL) :
	               0;
}

bool find_coroutine(struct parser *p, struct coroutine *c)
{
	u32 routine = routine_around(p);

	*c = (struct coroutine){ 0 };
	if (!routine && !p->lambda)
		return false;
	if (!(routine ? take_routine(p, c, routine) : take_lambda(p, c)) || !type_is_certain(p, c->result) || has_placeholder(p, c->result))
		return false;
	c->promise = promise_type(p, c);
	return c->promise && is_class_type(p, c->promise);
}

u32 handle_of_coroutine(struct parser *p, const struct coroutine *c)
{
	return standard_specialization(p, "coroutine_handle", &c->promise, 1);
}

/* ---- calls ---- */

struct source given_by_call(const struct parser *p, u32 type)
{
	u8 category = !is_reference_type(p, type)                                  ? vc_prvalue :
	              reference_type(p, type)->pointer_kind == pk_lvalue_reference ? vc_lvalue :
	                                                                             vc_xvalue;

	return (struct source){ 0, type_without_reference(p, type), category };
}

struct resolution resolve_call_of(struct parser *p, const struct source *object, const char *name, u32 first)
{
	struct resolution r = { .outcome = OUTCOME_FAILURE };
	struct arguments arguments = { .count = 0 };

	if (!type_is_certain(p, object->type) || !is_class_type(p, object->type) || !arguments_of_nodes(p, first, &arguments))
		return r;
	arguments.object = *object;
	r = resolve_member(p, identifier_of(p, name), &arguments);
	if (r.outcome == OUTCOME_SUCCESS && (!r.best.routine || !type_is_certain(p, r.type)))
		r.outcome = OUTCOME_FAILURE;
	return r;
}

/* ---- what is awaited ---- */

/* By the promise's await_transform, if there is one. */
static bool transform(struct parser *p, const struct coroutine *c, struct awaiting *a)
{
	struct source promise = { 0, c->promise, vc_lvalue };
	struct resolution r;

	if (!has_member(p, c->promise, "await_transform"))
		return true;
	r = resolve_call_of(p, &promise, "await_transform", a->transformed.node);
	if (r.outcome != OUTCOME_SUCCESS)
		return false;
	a->transform = r.best.routine;
	a->transformed = given_by_call(p, r.type);
	return true;
}

static struct resolution resolve_await_operator(struct parser *p, const struct source *operand, u32 ident)
{
	struct resolution r = { .outcome = OUTCOME_UNKNOWN };
	struct arguments arguments = { .count = 0 };
	struct candidate_set set = { 0 };
	bool failed = false;
	struct stand_ins stand_ins = begin_stand_ins(p, operand, 1, &failed);

	if (arguments_of_nodes(p, stand_ins.first, &arguments)) {
		arguments.is_operator = true;
		if (is_class_type(p, operand->type))
			add_members(p, &set, type_strip(p, operand->type, NULL), ident);
		add_unqualified(p, &set, p->scope, ident, true);
		add_associated(p, &set, ident, arguments.at, arguments.count, 0);
		r = resolve(p, &set, &arguments);
		candidate_set_free(&set);
	}
	end_stand_ins(p, &stand_ins);
	return r;
}

/* By operator co_await, if there is one for it. */
static bool convert(struct parser *p, struct awaiting *a)
{
	u32 ident = identifier_of(p, "operator co_await");
	struct resolution r;

	a->awaiter = a->transformed;
	if (!(p->lexed.identifiers.at[ident].flags & IDF_DECLARED))
		return true;
	r = resolve_await_operator(p, &a->transformed, ident);
	if (r.outcome != OUTCOME_SUCCESS)
		return r.outcome == OUTCOME_FAILURE;
	if (!r.best.routine || !type_is_certain(p, r.type))
		return false;
	a->conversion = r.best.routine;
	a->awaiter = given_by_call(p, r.type);
	return true;
}

bool find_awaiting(struct parser *p, const struct coroutine *c, const struct source *awaited, bool is_written, struct awaiting *a)
{
	struct source object;
	struct resolution r;

	*a = (struct awaiting){ .transformed = *awaited };
	if ((is_written && !transform(p, c, a)) || !type_is_certain(p, a->transformed.type) || !convert(p, a))
		return false;
	object = object_of_awaiter(a);
	r = resolve_call_of(p, &object, "await_resume", 0);
	a->type = r.type;
	return r.outcome == OUTCOME_SUCCESS;
}

/* ---- types ---- */

/* What co_yield awaits. */
static bool yielded(struct parser *p, const struct coroutine *c, u32 operand, struct source *awaited)
{
	struct resolution r = resolve_call_of(p, &(struct source){ 0, c->promise, vc_lvalue }, "yield_value", operand);

	if (r.outcome == OUTCOME_SUCCESS)
		*awaited = given_by_call(p, r.type);
	return r.outcome == OUTCOME_SUCCESS;
}

void type_await(const struct typing *t)
{
	struct parser *p = t->p;
	bool is_written = t->node->kind == enk_await;
	struct source awaited = source_of_node(p, t->operand[0]);
	struct coroutine c;
	struct awaiting a;

	if (is_in_template(p) || il_expr_node(p->il, t->operand[0])->flags & exf_dependent)
		dependent(t, 0);
	else if (find_coroutine(p, &c) && (is_written || yielded(p, &c, t->operand[0], &awaited)) &&
	         find_awaiting(p, &c, &awaited, is_written, &a))
		typed_by_declaration(t, a.type, vc_prvalue);
	else
		unknown(t, UNKNOWN_other);
}
