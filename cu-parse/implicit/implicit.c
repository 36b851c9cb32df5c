/* Implicit calls of a function's body: its statements and variables [stmt.stmt] [stmt.dcl]. */
#include "implicit.h"
#include "../overload/constructors.h"
#include "../typing/closure_members.h"
#include "../typing/generic_lambda.h"
#include "../typing/typing.h"

/* ---- variables ---- */

/* Whether a reference is bound to a temporary, which then lives as long as it [class.temporary]/6; so does the array behind a
 * std::initializer_list [dcl.init.list]/6. */
static bool extends_lifetime(struct parser *p, u32 type, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);

	if (!is_reference_type(p, type))
		return is_braced_list(p, node) && is_class_type(p, type) && element_of_initializer_list(p, type_strip(p, type, NULL));
	while (record->kind == enk_operation && (record->operation == eok_parens || record->operation == eok_base_class_cast) &&
	       record->first_operand)
		record = il_expr_node(p->il, record->first_operand);
	return node && record->value_category == vc_prvalue;
}

static bool is_initialized_here(const struct il_variable *variable)
{
	return (variable->storage_class != sc_extern || variable->entity & enf_defined) &&
	       !(variable->flags & (vf_enumerator | vf_template_parameter | vf_parameter | vf_structured_binding));
}

/* The object that a handler declares is a copy of the exception [except.handle]/14. */
static u32 exception_copy(struct implicit *e, u32 type)
{
	struct parser *p = e->p;
	u32 class = object_class(p, type);

	return class ? construction(e, class, copy_constructor_of(p, class, &(struct source){ 0, class, vc_lvalue })) : 0;
}

/* An array that a structured binding divides is a copy, each element of one [dcl.struct.bind]/1. */
static u32 array_copy(struct implicit *e, u32 type, u32 node)
{
	struct parser *p = e->p;
	u32 class = object_class(p, type), made = explicit_operand(e, node);
	const struct il_expr_node *record = il_expr_node(p->il, made);
	u32 element = record->type ? type_strip(p, record->type, NULL) : 0;
	struct source source = { 0, 0, record->value_category };

	if (!class || !element || il_type(p->il, element)->kind != tk_array)
		return made;
	source.type = il_type(p->il, element)->type;
	return set_target(e, implicit_around(e, made, enk_temp_init, eok_none, type, vc_prvalue), copy_constructor_of(p, class, &source));
}

static u32 initializer(struct implicit *e, const struct il_variable *variable, u32 type)
{
	bool is_array = il_type(e->p->il, type_strip(e->p, type, NULL))->kind == tk_array;
	bool direct = variable->flags & (vf_parenthesized_initializer | vf_braced_initializer);

	if (variable->flags & vf_exception)
		return exception_copy(e, type);
	if (variable->flags & vf_range_declaration)
		return variable->init_expr;
	if (variable->flags & vf_binding_container && is_array && variable->init_expr && !is_braced_list(e->p, variable->init_expr))
		return array_copy(e, type, variable->init_expr);
	return explicit_initialization(e, type,
	                               !variable->init_expr ? INIT_DEFAULT :
	                               direct               ? INIT_DIRECT :
	                                                      INIT_COPY,
	                               variable->init_expr);
}

static void explicit_variable(struct implicit *e, u32 index)
{
	struct parser *p = e->p;
	struct il_variable *variable = il_variable(p->il, index);
	u32 type = type_of_variable(p, index), init, count = e->temporaries.count, destructor;

	if (!is_initialized_here(variable) || !type || type_is_unknown(p, type) || type_is_dependent(p, type))
		return;
	e->begin = e->end = variable->position;
	init = initializer(e, variable, type);
	destructor = destructor_of(p, type);
	if (e->temporaries.count > count && extends_lifetime(p, type, init))
		destructor = vec_pop(&e->temporaries);
	init = destroyed_after(e, init, count);
	variable = il_variable(p->il, index);
	variable->init_expr = init;
	variable->destructor = destructor;
	if (init && il_expr_node(p->il, init)->kind == enk_temp_init)
		variable->init_kind = dik_constructor;
	if (variable->flags & vf_binding_container && !(variable->flags & vf_range_declaration))
		explicit_bindings(e, index);
}

static void declared_variables(struct implicit *e, const struct il_statement *statement)
{
	struct parser *p = e->p;
	u32 index, next;

	for (index = statement->first_declared; index; index = next) {
		const struct il_source_sequence_entry *entry = il_source_sequence_entry(p->il, index);

		next = entry->next;
		if (entry->range_begin >= statement->range_end) /* later statements of the block declare it */
			break;
		if (il_any_kind(entry->target) == IL_variable)
			explicit_variable(e, il_any_index(entry->target));
	}
}

/* ---- lambdas ---- */

static u32 copy_of_captured(struct implicit *e, u32 type, u32 class)
{
	struct parser *p = e->p;
	struct subobject o;

	strip_to_element(p, type, &o);
	return construction(e, class, copy_constructor_of(p, class, &(struct source){ 0, type_qualified(p, class, o.cv), vc_lvalue }));
}

static void explicit_capture(struct implicit *e, u32 lambda, u32 index)
{
	struct parser *p = e->p;
	struct il_lambda_capture capture = *il_lambda_capture(p->il, index);
	u32 type = captured_type(p, lambda, index), class = object_class(p, type), made, destructor;

	if (type && capture.kind == cptk_init)
		made = explicit_initialization(e, type, INIT_COPY, capture.expr);
	else if (class && !type_is_dependent(p, class))
		made = copy_of_captured(e, type, class);
	else
		made = explicit_operand(e, capture.expr);
	if (capture.next && (destructor = destructor_of(p, type))) { /* should a later one throw */
		vec_push(&e->temporaries, destructor);
		made = destroyed_after(e, made, e->temporaries.count - 1);
	}
	il_lambda_capture(p->il, index)->expr = made;
}

void explicit_lambda(struct implicit *e, u32 index)
{
	struct parser *p = e->p;
	u32 capture = il_lambda(p->il, index)->first_capture, outer = p->lambda;

	for (; capture; capture = il_lambda_capture(p->il, capture)->next)
		explicit_capture(e, index, capture);
	if (il_lambda(p->il, index)->flags & lf_generic)
		return;
	p->lambda = index;
	explicit_statement(e, il_lambda(p->il, index)->body_statement);
	if (il_lambda(p->il, index)->flags & lf_coroutine)
		explicit_coroutine(e, il_lambda(p->il, index)->body_statement);
	p->lambda = outer;
}

/* ---- statements ---- */

/* The type that a routine or lambda returns; 0: not known. */
static u32 result_type(struct implicit *e)
{
	struct parser *p = e->p;
	u32 routine = routine_around(p), type;

	type = routine ? il_routine(p->il, routine)->type : p->lambda ? il_lambda(p->il, p->lambda)->function_type : 0;
	type = type ? il_type(p->il, type_strip(p, type, NULL))->type : 0;
	return type && has_placeholder(p, type) ? p->lambda ? 0 : deduced_return_type(p, p->routine) : type;
}

/* Whether the name of a variable means a member of the closure around, or what that refers to [expr.prim.lambda.capture]/11. */
static bool is_captured(const struct parser *p, u32 variable)
{
	u32 capture = il_lambda(p->il, p->lambda)->first_capture;

	for (; capture; capture = il_lambda_capture(p->il, capture)->next)
		if (il_lambda_capture(p->il, capture)->captured == il_any_of(IL_variable, variable) ||
		    il_lambda_capture(p->il, capture)->variable == variable)
			return true;
	return false;
}

/* From C++20 on also what a reference to an rvalue refers to. */
static bool may_be_moved_from(const struct parser *p, u32 type)
{
	const struct il_type *reference = reference_type(p, type);

	return !reference || (p->il->header.std_version >= 202002 && reference->pointer_kind == pk_rvalue_reference);
}

/* A name of a variable or parameter of the function, which a return statement or throw moves from [class.copy.elision]/3. */
bool is_moved_from(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));
	const struct il_variable *variable;

	if (record->kind != enk_variable || il_any_kind(record->target) != IL_variable || is_captured(p, il_any_index(record->target)))
		return false;
	variable = il_variable(p->il, il_any_index(record->target));
	return (variable->entity & enf_local_to_function || variable->flags & vf_parameter) && variable->storage_class == sc_none &&
	       !(variable->flags & (vf_local_static | vf_thread_local)) && may_be_moved_from(p, variable->type);
}

static u32 returned(struct implicit *e, u32 node)
{
	u32 type = node ? result_type(e) : 0, count = e->temporaries.count, made;

	e->is_moved = is_moved_from(e->p, node);
	made = type ? explicit_initialization(e, type, INIT_COPY, node) : explicit_expression(e, node, true);
	e->is_moved = false;
	return destroyed_after(e, made, count);
}

static u32 controlled(struct implicit *e, u32 node)
{
	u32 count = e->temporaries.count;

	return destroyed_after(e, explicit_condition(e, node), count);
}

/* Converted to a number or enumeration [stmt.switch]/2. */
static u32 selected(struct implicit *e, u32 node)
{
	u32 count = e->temporaries.count;

	return destroyed_after(e, node ? explicit_scalar(e, node) : 0, count);
}

/* The conversion to bool of what a condition declares, where that is a call [stmt.pre]/4. */
static u32 declared_condition(struct implicit *e, const struct il_statement *statement)
{
	struct parser *p = e->p;
	u32 declaration = statement->init, type, node, made;
	struct il_expr_node condition;

	while (declaration && il_statement(p->il, declaration)->next)
		declaration = il_statement(p->il, declaration)->next;
	condition = *il_expr_node(p->il, il_statement(p->il, declaration)->expr);
	if (condition.kind != enk_condition || il_any_kind(condition.target) != IL_variable)
		return 0;
	e->begin = condition.range_begin;
	e->end = condition.range_end;
	type = type_without_reference(p, type_of_variable(p, il_any_index(condition.target)));
	node = implicit_node(e, enk_variable, eok_none, type, vc_lvalue);
	il_expr_node(p->il, node)->target = condition.target;
	il_expr_node(p->il, node)->name = condition.name;
	made = is_class_type(p, type) ? explicit_condition(e, node) : node;
	il_expr_node(p->il, made)->flags |= exf_default;
	return made != node ? made : 0;
}

static u32 statement_expression(struct implicit *e, const struct il_statement *statement)
{
	switch (statement->kind) {
	case stmk_return: return returned(e, statement->expr);
	case stmk_coroutine_return: return explicit_coroutine_return(e, statement->expr);
	case stmk_if:
	case stmk_while:
	case stmk_for:
	case stmk_end_test_while: return statement->expr ? controlled(e, statement->expr) : declared_condition(e, statement);
	case stmk_switch: return selected(e, statement->expr);
	case stmk_constexpr_if:
	case stmk_assigned_goto: return statement->expr;
	default: return full_expression(e, statement->expr);
	}
}

static void explicit_list(struct implicit *e, u32 statement)
{
	for (; statement; statement = il_statement(e->p->il, statement)->next)
		explicit_statement(e, statement);
}

/* A declaration that is a condition, range or handler parameter. */
static void condition_declaration(struct implicit *e, const struct il_statement *statement)
{
	const struct il_expr_node *node = il_expr_node(e->p->il, statement->expr);

	if (statement->expr && node->kind == enk_condition && il_any_kind(node->target) == IL_variable)
		explicit_variable(e, il_any_index(node->target));
}

void explicit_statement(struct implicit *e, u32 index)
{
	struct parser *p = e->p;
	struct il_statement statement = *il_statement(p->il, index);
	u32 made, handler, try_begin = e->try_begin;

	if (!index || stack_is_low(p->stack_bound))
		return;
	explicit_list(e, statement.init);
	if (statement.kind == stmk_decl) {
		declared_variables(e, &statement);
		condition_declaration(e, &statement);
	} else if (statement.kind == stmk_range_based_for) {
		explicit_range_for(e, index);
	} else {
		e->begin = e->end = statement.range_begin;
		made = statement_expression(e, &statement);
		il_statement(p->il, index)->expr = made;
	}
	if (statement.increment) {
		made = full_expression(e, statement.increment);
		il_statement(p->il, index)->increment = made;
	}
	if (statement.kind == stmk_try_block)
		e->try_begin = statement.range_begin;
	if (!(statement.flags & stf_discarded_then))
		explicit_list(e, statement.first_statement);
	e->try_begin = try_begin;
	if (!(statement.flags & stf_discarded_else))
		explicit_statement(e, statement.else_statement);
	for (handler = il_extra_of_statement(p->il, &statement)->first_handler; handler; handler = il_handler(p->il, handler)->next) {
		if (il_handler(p->il, handler)->parameter)
			explicit_variable(e, il_handler(p->il, handler)->parameter);
		explicit_statement(e, il_handler(p->il, handler)->statement);
	}
}

/* ---- routines ---- */

/* Whether what the routine does is not known before its template has arguments. */
static bool is_pattern(struct parser *p, const struct il_routine *routine)
{
	return routine->entity & (enf_is_template | enf_member_of_template) || type_is_dependent(p, routine->type) ||
	       (routine->class_type && type_is_dependent(p, routine->class_type));
}

static struct surroundings enter_routine(struct parser *p, u32 routine)
{
	struct surroundings saved = leave_surroundings(p);
	const struct il_routine *record = il_routine(p->il, routine);

	p->lambda = lambda_of_operator(p, routine);
	p->routine = p->lambda ? il_lambda(p->il, p->lambda)->enclosing_routine : routine;
	p->template_depth = 0;
	p->class_type = il_routine(p->il, p->routine)->class_type;
	p->scope = p->lambda            ? il_lambda(p->il, p->lambda)->scope :
	           record->body_scope   ? record->body_scope :
	           record->parent_scope ? record->parent_scope :
	                                  p->global_scope;
	p->silent = p->recording = true;
	p->noted_instance = 0;
	p->tentative = false;
	p->replaying = record->entity & enf_instantiation;
	p->evaluation = evk_evaluated;
	p->expansion = NULL;
	p->failure = NULL;
	return saved;
}

void make_calls_explicit(struct parser *p, u32 routine)
{
	struct il_routine *record = il_routine(p->il, routine);
	struct implicit e = { .p = p };
	struct surroundings saved;

	if (!routine || record->flags & rf_implicit_calls || is_pattern(p, record))
		return;
	record->flags |= rf_implicit_calls;
	saved = enter_routine(p, routine);
	p->body.call_operator = p->lambda ? routine : 0;
	e.begin = e.end = record->position;
	if (is_defaulted_comparison(p, routine))
		explicit_comparison(&e, routine);
	else if (called_by_closure_member(p, routine))
		explicit_closure_member(&e, routine);
	else
		explicit_members(&e, routine);
	explicit_statement(&e, il_routine(p->il, routine)->body);
	if (p->lambda ? il_lambda(p->il, p->lambda)->flags & lf_coroutine : il_routine(p->il, routine)->flags & rf_coroutine)
		explicit_coroutine(&e, il_routine(p->il, routine)->body);
	vec_free(&e.temporaries);
	restore_surroundings(p, &saved);
}

void make_initialization_explicit(struct parser *p, u32 variable)
{
	struct surroundings saved = leave_surroundings(p);
	struct implicit e = { .p = p };
	u32 scope = il_variable(p->il, variable)->parent_scope;

	p->routine = p->lambda = p->template_depth = 0;
	p->scope = scope ? scope : p->global_scope;
	p->silent = p->recording = true;
	p->noted_instance = 0;
	p->tentative = p->replaying = false;
	p->evaluation = evk_evaluated;
	explicit_variable(&e, variable);
	vec_free(&e.temporaries);
	restore_surroundings(p, &saved);
}

/* Whether cu-check looks at the calls of an instance. */
static bool is_checked_instance(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 result = il_type(p->il, type_strip(p, record->type, NULL))->type, info = record->template_info;
	il_any pattern = info ? il_template(p->il, il_template_info(p->il, info)->template)->prototype : 0;

	if (record->flags & rf_constexpr || has_placeholder(p, result))
		return true;
	return il_any_kind(pattern) == IL_routine &&
	       has_placeholder(p, il_type(p->il, type_strip(p, il_routine(p->il, il_any_index(pattern))->type, NULL))->type);
}

/* A variable of a namespace or class in the user's files, no template or member of one, that has an initializer. */
static bool is_users_variable(const struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u8 scope = p->scopes.at[variable->parent_scope].kind;

	return variable->init_expr && variable->entity & enf_in_user_file &&
	       (scope == sck_file || scope == sck_namespace || scope == sck_class_struct_union) &&
	       !(variable->entity & (enf_is_template | enf_member_of_template | enf_instantiation));
}

void make_unit_explicit(struct parser *p)
{
	u32 i;

	for (i = 1; !p->used_bodies && i < p->il->table[IL_variable].count; i++) /* else those that are used were */
		if (is_users_variable(p, i))
			make_initialization_explicit(p, i);

	for (i = 1; i < p->il->table[IL_routine].count; i++) {
		const struct il_routine *routine = il_routine(p->il, i);
		bool does_something = routine->body || routine->flags & rf_defaulted;
		bool is_special = routine->flags & rf_implicit && routine->class_type && !lambda_of_operator(p, i);

		if (is_special ||
		    (does_something && (!(routine->entity & enf_instantiation) || is_checked_instance(p, i)) && is_user_code(p, i)))
			make_calls_explicit(p, i);
	}
}
