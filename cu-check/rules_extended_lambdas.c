/* Extended lambdas (page 30): those for devices in host code, which are named and copied outside of their function. */
#include "extended_lambdas.h"
#include "fold.h"
#include "../lib/il/names.h"

/* ---- the function and lambdas around ---- */

u32 class_around(const struct il *il, u32 class)
{
	const struct il_scope *scope = il_scope(il, il_type(il, class)->parent_scope);

	return scope->kind == sck_class_struct_union && il_any_kind(scope->owner) == IL_type ? il_any_index(scope->owner) : 0;
}

static void report_function(struct check *c, const struct extended *e, enum diag_id id)
{
	struct buffer function = { 0 };

	il_add_unqualified_name(c->il, il_any_of(IL_routine, e->lambda->enclosing_routine), &function);
	diag_report(c->diag, id, e->head, function.text, e->space);
	buffer_free(&function);
}

/* Classes that cannot be named outside, from the function's outwards. */
static void check_classes_around(struct check *c, const struct extended *e, u32 class)
{
	enum { NESTING_MAX = 100 };
	u32 steps;

	for (steps = 0; class && steps < NESTING_MAX; class = class_around(c->il, class), steps++) {
		const struct il_type *type = il_type(c->il, class);

		if (class_around(c->il, class) && is_inaccessible(type->access))
			diag_report(c->diag, DIAG_extended_lambda_inaccessible_ancestor, e->head, e->space,
			            type->entity & enf_unnamed ? "<unknown>" : il_text(c->il, type->name));
	}
}

static void check_function_around(struct check *c, const struct extended *e)
{
	const struct il_routine *routine = il_routine(c->il, e->lambda->enclosing_routine);
	u32 class_flags = routine->class_type ? il_type(c->il, routine->class_type)->entity : 0;

	if (class_flags & enf_local_to_function)
		report_function(c, e, DIAG_extended_lambda_enclosing_function_local);
	if (routine->special_kind == sfk_constructor || routine->special_kind == sfk_destructor)
		report_function(c, e, DIAG_extended_lambda_cant_take_function_address);
	else if (has_deduced_return(c->il, routine))
		report_function(c, e, DIAG_extended_lambda_enclosing_function_deducible);
	if (routine->class_type && is_inaccessible(routine->access))
		report_function(c, e, DIAG_extended_lambda_inaccessible_parent);
	if (class_flags & enf_unnamed)
		report_function(c, e, DIAG_extended_lambda_parent_class_unnamed);
	check_classes_around(c, e, routine->class_type);
	check_arguments_of_function_around(c, e);
}

/* Returns whether it may stand in the lambdas around. */
static bool check_lambdas_around(struct check *c, const struct extended *e)
{
	u32 around;

	for (around = e->lambda->enclosing_lambda; around; around = il_lambda(c->il, around)->enclosing_lambda) {
		const struct il_lambda *lambda = il_lambda(c->il, around);
		bool is_generic = lambda->flags & lf_generic;

		if (is_generic || lambda->wrapper == lwk_host_device) {
			diag_report(c->diag,
			            is_generic ? DIAG_extended_lambda_enclosing_function_generic_lambda :
			                         DIAG_extended_lambda_enclosing_function_hd_lambda,
			            e->head, e->space, "operator()");
			return false;
		}
	}
	return true;
}

/* ---- captures ---- */

/* Whether a place is in a constexpr if which the lambda has, not which has the lambda. */
static bool is_conditional(struct check *c, const struct extended *e, u32 place)
{
	u32 i;

	for (i = 0; i < c->constexpr_ifs.count; i++) {
		const struct il_statement *statement = il_statement(c->il, c->constexpr_ifs.at[i]);

		if (statement->range_begin > e->lambda->body_begin && statement->range_begin <= place && place < statement->range_end)
			return true;
	}
	return false;
}

/* Says what is wrong with a capture; type: for a text with %t behind the execution space. What is captured implicitly may be so by several
 * lambdas, of which in templates the outermost is spoken of alone. */
static void report_capture(struct check *c, const struct extended *e, const struct capture_place *place, enum diag_id id, u32 type)
{
	if (is_written_in_template(c->il, e->lambda->enclosing_routine) && diag_was_said(c->diag, id, place->position))
		return;
	report_at(c, id, place->position, place->emitted, e->space, type);
}

static u32 rank_of(const struct il *il, u32 type, u32 *element)
{
	u32 rank = 0;

	for (*element = il_behind_typerefs(il, type); il_type(il, *element)->kind == tk_array && rank < 1000; rank++)
		*element = il_behind_typerefs(il, il_type(il, *element)->type);
	return rank;
}

/* Of which types are not looked at. */
static bool is_implicit_in_generic(const struct il_lambda *lambda, const struct il_lambda_capture *capture)
{
	return capture->flags & cpf_implicit && lambda->flags & lf_generic;
}

/* A capture that repeats another was said to, and nothing else of it. */
static bool is_repeated(const struct il *il, const struct il_lambda *lambda, const struct il_lambda_capture *capture)
{
	u32 before = lambda->first_capture;

	while (il_lambda_capture(il, before) != capture && il_lambda_capture(il, before)->captured != capture->captured)
		before = il_lambda_capture(il, before)->next;
	return il_lambda_capture(il, before) != capture;
}

/* Arrays are copied element by element: default constructed, then assigned. */
static void check_captured_variable(struct check *c, const struct extended *e, const struct il_lambda_capture *capture,
                                    const struct capture_place *place)
{
	enum { RANK_MAX = 7 };
	u32 type = il_variable_of(c->il, capture->captured)->type, element;

	if (is_repeated(c->il, e->lambda, capture))
		return;
	if (rank_of(c->il, type, &element) > RANK_MAX)
		report_capture(c, e, place, DIAG_extended_lambda_array_capture_rank, type);
	if (is_implicit_in_generic(e->lambda, capture))
		return;
	if (capture->flags & cpf_not_default_constructible)
		report_capture(c, e, place, DIAG_extended_lambda_array_capture_default_constructible, element);
	if (capture->flags & cpf_not_assignable)
		report_capture(c, e, place, DIAG_extended_lambda_array_capture_assignable, element);
	check_captured_type(c, e, type, place);
}

static bool has_dependent_type(const struct il *il, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(il, expr);

	return node->flags & exf_dependent || il_type(il, il_behind_typerefs(il, node->type))->flags & tyf_dependent;
}

/* = { … } is one even if its type is not known. */
static bool is_initializer_list(const struct il *il, const struct il_lambda_capture *capture)
{
	u32 behind = skip_space(il, capture->range_begin + (u32)strlen(il_text(il, capture->name)));
	u32 element = il_expr_node(il, capture->expr)->first_operand;

	for (; element; element = il_expr_node(il, element)->next)
		if (has_dependent_type(il, element))
			return false;
	return il_element_of_initializer_list(il, il_behind_typerefs(il, il_variable(il, capture->variable)->type)) ||
	       (il_expr_node(il, capture->expr)->kind == enk_braced_init_list && starts_with(il, behind, "="));
}

/* x = array, x{ array }, which are pointers to its first element. The reference does not say it of constants, and of operators that turn
 * arrays to pointers. */
static bool is_array(struct check *c, u32 expr)
{
	const struct il_expr_node *value = il_expr_node(c->il, expr);

	if (value->kind == enk_braced_init_list && !il_expr_node(c->il, value->first_operand)->next)
		value = il_expr_node(c->il, expr = value->first_operand);
	if (value->kind == enk_operation && value->operation == eok_array_to_pointer && value->flags & exf_implicit)
		value = il_expr_node(c->il, expr = value->first_operand);
	while (value->kind == enk_operation && value->operation == eok_parens)
		value = il_expr_node(c->il, expr = value->first_operand);
	return il_type(c->il, il_behind_typerefs(c->il, value->type))->kind == tk_array && !has_dependent_type(c->il, expr) &&
	       value->kind != enk_constant &&
	       !(value->kind == enk_operation && (value->operation == eok_comma || value->operation == eok_question)) &&
	       !diag_was_said(c->diag, DIAG_local_not_captured, value->range_begin) && !has_constant_address(c, expr);
}

static bool is_init(u8 kind) { return kind == cptk_init || kind == cptk_init_reference; }
static bool is_by_reference(u8 kind) { return kind == cptk_reference || kind == cptk_init_reference; }

/* What is wrong with an init-capture but for its type; DIAG_COUNT: nothing. */
static enum diag_id error_of_init_capture(struct check *c, const struct il_lambda_capture *capture)
{
	if (capture->kind == cptk_init && is_initializer_list(c->il, capture))
		return DIAG_extended_lambda_init_capture_initlist;
	return capture->kind == cptk_init && is_array(c, capture->expr) ? DIAG_extended_lambda_init_capture_array : DIAG_COUNT;
}

/* Says so, if that is it. */
static void check_init_capture(struct check *c, const struct extended *e, const struct il_lambda_capture *capture,
                               const struct capture_place *place, enum diag_id error)
{
	if (!(e->lambda->execution_space & es_host) && error_of_init_capture(c, capture) == error)
		report_capture(c, e, place, error, 0);
}

/* That of a lambda which may not stand where it does. */
static void check_misplaced_init_capture(struct check *c, const struct extended *e, const struct il_lambda_capture *capture)
{
	struct capture_place place = { capture->range_begin, e->head };

	check_init_capture(c, e, capture, &place, DIAG_extended_lambda_init_capture_array);
	check_init_capture(c, e, capture, &place, DIAG_extended_lambda_init_capture_initlist);
}

static void check_captured_this(struct check *c, const struct extended *e, const struct il_lambda_capture *capture,
                                const struct capture_place *place)
{
	if (capture->flags & cpf_implicit)
		report_capture(c, e, place, DIAG_this_addr_capture_ext_lambda, 0);
	if (!is_implicit_in_generic(e->lambda, capture))
		check_captured_type(c, e, il_routine(c->il, e->lambda->enclosing_routine)->class_type, place);
}

/* What is captured, as to its type. */
static void check_captured_entity(struct check *c, const struct extended *e, const struct il_lambda_capture *capture,
                                  const struct capture_place *place)
{
	if (il_any_kind(capture->captured) == IL_variable && !is_init(capture->kind))
		check_captured_variable(c, e, capture, place);
	else if (capture->kind == cptk_this || capture->kind == cptk_star_this)
		check_captured_this(c, e, capture, place);
}

static bool is_pack(const struct il *il, const struct il_lambda_capture *capture)
{
	return !is_init(capture->kind) && il_any_kind(capture->captured) == IL_variable &&
	       il_variable_of(il, capture->captured)->flags & vf_parameter_pack;
}

static struct capture_place capture_place(const struct check *c, const struct extended *e, const struct il_lambda_capture *capture)
{
	struct capture_place place = { capture->range_begin, capture->flags & cpf_implicit ? capture->range_begin : e->head };

	if (starts_with(c->il, place.position, "&"))
		place.position = skip_space(c->il, place.position + 1);
	return place;
}

/* Init-captures are looked at behind all others that are written there, and behind the declarator. */
static void check_init_captures(struct check *c, const struct extended *e)
{
	u32 i;

	for (i = e->lambda->first_capture; i && !(e->lambda->execution_space & es_host); i = il_lambda_capture(c->il, i)->next) {
		const struct il_lambda_capture *capture = il_lambda_capture(c->il, i);
		struct capture_place place = { capture_place(c, e, capture).position,
			                       e->lambda->body_end ? e->lambda->body_begin : e->head };

		if (!is_init(capture->kind))
			continue;
		check_init_capture(c, e, capture, &place, DIAG_extended_lambda_init_capture_array);
		check_captured_type(c, e, il_variable(c->il, capture->variable)->type, &place);
		check_init_capture(c, e, capture, &place, DIAG_extended_lambda_init_capture_initlist);
	}
}

static void check_first_capture(struct check *c, const struct extended *e, const struct il_lambda_capture *capture,
                                const struct capture_place *place)
{
	if (capture->flags & cpf_implicit && is_conditional(c, e, capture->range_begin))
		report_capture(c, e, place, DIAG_extended_lambda_capture_in_constexpr_if, 0);
}

static void check_capture(struct check *c, const struct extended *e, const struct il_lambda_capture *capture)
{
	struct capture_place place = capture_place(c, e, capture);

	if (is_init(capture->kind) && e->lambda->execution_space & es_host)
		report_capture(c, e, &place, DIAG_extended_lambda_hd_init_capture, 0);
	if (is_by_reference(capture->kind) && capture->captured) /* else it is no variable, which was said */
		report_capture(c, e, &place, DIAG_extended_lambda_reference_capture, 0);
	check_captured_entity(c, e, capture, &place);
	if (is_pack(c->il, capture))
		report_capture(c, e, &place, DIAG_extended_lambda_pack_capture, 0);
	check_first_capture(c, e, capture, &place);
}

/* ---- the lambda itself ---- */

static void check_default_capture(struct check *c, const struct extended *e)
{
	if (e->lambda->flags & lf_default_reference)
		diag_report(c->diag, DIAG_extended_lambda_reference_capture, e->head, e->space);
}

static void check_specifiers(struct check *c, const struct extended *e)
{
	const struct il_lambda *lambda = e->lambda;
	u32 body = lambda->body_end ? lambda->body_begin : skip_space(c->il, lambda->range_end);

	if (lambda->flags & (lf_constexpr | lf_consteval)) {
		diag_report(c->diag, DIAG_extended_lambda_constexpr, body, lambda->flags & lf_constexpr ? "constexpr" : "consteval",
		            e->space);
		diag_move(c->diag, body - 1);
	}
	if (lambda->flags & lf_generic && lambda->execution_space & es_host && lambda->body_end) {
		diag_report(c->diag, DIAG_extended_host_device_generic_lambda, lambda->introducer_begin);
		diag_move(c->diag, lambda->body_end - 1);
	}
}

/* Implicit captures are looked at where they are made, others where the lambda may stand. The reference's words say one more than it takes. */
static void check_captures(struct check *c, const struct extended *e, bool may_stand)
{
	enum { CAPTURES_MAX = 1022 };
	u32 capture, count = 0;

	for (capture = e->lambda->first_capture; capture; capture = il_lambda_capture(c->il, capture)->next, count++)
		if (may_stand || il_lambda_capture(c->il, capture)->flags & cpf_implicit)
			check_capture(c, e, il_lambda_capture(c->il, capture));
		else if (is_init(il_lambda_capture(c->il, capture)->kind))
			check_misplaced_init_capture(c, e, il_lambda_capture(c->il, capture));
	if (may_stand)
		check_init_captures(c, e);
	if (count > CAPTURES_MAX)
		diag_report(c->diag, DIAG_extended_lambda_too_many_captures, e->lambda->introducer_begin, e->space);
}

static struct extended extended(const struct check *c, u32 index)
{
	const struct il_lambda *lambda = il_lambda(c->il, index);

	return (struct extended){ lambda, index, head_of_lambda(c->il, lambda),
		                  lambda->execution_space & es_host ? "__host__ __device__" : "__device__" };
}

/* Before C++20 no lambda may stand there: cu-parse says so. The reference says nothing of those in generic lambdas there. */
static void check_template_argument(struct check *c, const struct extended *e)
{
	const struct il_lambda *around = e->lambda;

	if (!(e->lambda->flags & lf_template_argument) || c->il->header.std_version < 202002)
		return;
	while (around->enclosing_lambda && !((around = il_lambda(c->il, around->enclosing_lambda))->flags & lf_generic))
		;
	if (around != e->lambda && around->flags & lf_generic && around->flags & lf_template_argument)
		return;
	diag_report(c->diag, DIAG_lambda_not_permitted, e->lambda->range_begin);
	diag_move(c->diag, e->lambda->body_end); /* behind what is wrong with it */
}

static void check_extended_lambda(struct check *c, const struct extended *e)
{
	bool may_stand = check_lambdas_around(c, e);

	if (may_stand)
		check_function_around(c, e);
	check_specifiers(c, e);
	if (may_stand)
		check_default_capture(c, e);
	check_captures(c, e, may_stand);
	if (!e->lambda->body_end) /* the syntax is wrong there */
		return;
	check_call_operator_types(c, e);
	check_template_argument(c, e);
}

/* The types that are known in an instance alone. In one of a generic lambda, where it may not stand, what is written in its introducer is
 * not looked at. */
void check_extended_in_instance(struct check *c, u32 index)
{
	const struct il_lambda *lambda = il_lambda(c->il, index);
	struct extended e = extended(c, index);
	u32 i;

	if (!c->extended_lambda || !lambda->wrapper)
		return;
	if (!c->instance.lambda)
		check_arguments_of_function_around(c, &e);
	for (i = lambda->first_capture; i; i = il_lambda_capture(c->il, i)->next) {
		const struct il_lambda_capture *capture = il_lambda_capture(c->il, i);
		struct capture_place place = capture_place(c, &e, capture);

		if (il_any_kind(capture->captured) == IL_variable && !is_init(capture->kind) &&
		    (!c->instance.lambda || capture->flags & cpf_implicit))
			check_captured_variable(c, &e, capture, &place);
	}
	check_init_captures(c, &e);
	check_call_operator_types(c, &e);
}

static bool is_in_body_of(const struct il_lambda *around, const struct il_lambda *lambda)
{
	return around->body_begin < lambda->range_begin && lambda->range_begin < around->body_end;
}

/* The same, not in an initializer of a member of a class there. */
static bool is_directly_in_body_of(const struct il *il, const struct il_lambda *around, const struct il_lambda *lambda)
{
	u32 scope = il_scope(il, lambda->scope)->parent;

	while (scope && scope != around->scope && il_scope(il, scope)->kind != sck_class_struct_union)
		scope = il_scope(il, scope)->parent;
	return is_in_body_of(around, lambda) && il_scope(il, scope)->kind != sck_class_struct_union;
}

/* What the lambda that an extended one in no function stands in allows of it; from the inside out, the first that is generic or would
 * be wrapped itself decides. */
static enum diag_id reason_of_stray(const struct check *c, const struct extended *e)
{
	const struct il_lambda *around = il_lambda(c->il, e->lambda->enclosing_lambda), *outer;

	for (; around->body_end; around = outer) {
		outer = il_lambda(c->il, around->enclosing_lambda);
		if (!is_in_body_of(around, e->lambda))
			continue;
		if (around->flags & lf_generic)
			return DIAG_extended_lambda_enclosing_function_generic_lambda;
		if (around->execution_space & es_host && around->execution_space & es_device &&
		    (around->wrapper || is_directly_in_body_of(c->il, outer, around)))
			return DIAG_extended_lambda_enclosing_function_hd_lambda;
	}
	return DIAG_extended_lambda_enclosing_function_not_found;
}

/* A lambda for devices in the body of a lambda of the host that is in no function, or in one's default argument. */
static void check_stray_lambda(struct check *c, const struct extended *e)
{
	enum diag_id reason;

	if (!e->lambda->enclosing_lambda || !is_directly_in_body_of(c->il, il_lambda(c->il, e->lambda->enclosing_lambda), e->lambda) ||
	    !runs_on_host(execution_space_around(c, e->lambda->enclosing_routine, e->lambda->range_begin)))
		return;
	reason = reason_of_stray(c, e);
	if (reason != DIAG_extended_lambda_enclosing_function_not_found || !e->lambda->enclosing_routine)
		diag_report(c->diag, reason, e->head, e->space, "operator()");
	check_specifiers(c, e);
	check_captures(c, e, false);
	check_call_operator_types(c, e);
	check_template_argument(c, e);
}

/* Whether a closure is wrapped; that of a generic lambda for host and device is not, which is an error. */
static bool is_wrapped(const struct il_lambda *lambda)
{
	return lambda->wrapper && !(lambda->wrapper == lwk_host_device && lambda->flags & lf_generic);
}

/* The lambda whose closure a variable is, or is made of: where that is no constant the type is not known; 0: none. */
static u32 lambda_of_variable(const struct check *c, const struct il_variable *variable)
{
	const struct il_type *type = stripped(c->il, variable->type, &(u32){ 0 });

	if (type->flags & tyf_closure)
		return il_class_info(c->il, type->class_info)->lambda;
	return type->kind == tk_error && variable->init_expr ? il_closure_lambda(c->il, variable->init_expr) : 0;
}

/* Whether a variable is as in constexpr auto l = [] __device__ { }; whose wrapper has no literal type. */
static bool is_constexpr_wrapper(const struct check *c, const struct il_variable *variable)
{
	enum { CXX17 = 201703 }; /* before, lambdas are in no constant expressions, which was said */

	return variable->first_decl && variable->flags & vf_constexpr && c->il->header.std_version >= CXX17 &&
	       is_wrapped(il_lambda(c->il, lambda_of_variable(c, variable)));
}

static void report_constexpr_wrapper(struct check *c, const struct il_variable *variable)
{
	u32 at = il_full_entity_decl_info(c->il, variable->first_decl)->specifiers_begin;
	u32 end = il_full_entity_decl_info(c->il, variable->first_decl)->specifiers_end;

	while (at < end && !starts_with(c->il, at, "constexpr"))
		at++;
	report_at(c, DIAG_constexpr_variable_not_literal, at, variable->initializer_end + 1); /* after what is wrong with its value */
}

/* Instances are looked at later. */
static void check_constexpr_variable(struct check *c, u32 index)
{
	const struct il_variable *variable = il_variable(c->il, index);

	if (!is_constexpr_wrapper(c, variable))
		return;
	if (variable->entity & enf_instantiation)
		vec_push(&c->constexpr_wrappers, index);
	else if (!(variable->entity & enf_member_of_template))
		report_constexpr_wrapper(c, variable);
}

/* Whether a scope is in the body of a function, or of an instance of a generic lambda. */
static bool is_in_routine(const struct il *il, u32 scope, u32 routine)
{
	const struct il_scope *around = il_scope(il, scope);

	while (around->parent && around->kind != sck_function &&
	       !(around->kind == sck_func_prototype && il_any_kind(around->owner) == IL_routine))
		around = il_scope(il, around->parent);
	return around->owner == il_any_of(IL_routine, routine);
}

void check_constexpr_wrappers(struct check *c, u32 routine)
{
	u32 i;

	for (i = 0; i < c->constexpr_wrappers.count; i++)
		if (is_in_routine(c->il, il_variable(c->il, c->constexpr_wrappers.at[i])->parent_scope, routine))
			report_constexpr_wrapper(c, il_variable(c->il, c->constexpr_wrappers.at[i]));
}

static void note_constexpr_ifs(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_statement].count; i++)
		if (il_statement(c->il, i)->kind == stmk_constexpr_if)
			vec_push(&c->constexpr_ifs, i);
}

void check_extended_lambdas(struct check *c)
{
	u32 i;

	if (c->extended_lambda)
		note_constexpr_ifs(c);
	for (i = 1; c->extended_lambda && i < c->il->table[IL_variable].count; i++)
		check_constexpr_variable(c, i);
	for (i = 1; c->extended_lambda && i < c->il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(c->il, i);
		struct extended e = extended(c, i);

		if (!(lambda->execution_space & es_device) || lambda->flags & lf_instantiated ||
		    il_routine(c->il, lambda->enclosing_routine)->entity & enf_in_system_header)
			continue;
		if (lambda->wrapper)
			check_extended_lambda(c, &e);
		else if (lambda->body_end)
			check_stray_lambda(c, &e);
	}
	vec_free(&c->constexpr_ifs);
}
