/* Host code that calls device functions (page 13): which calls are looked at, and what they point to. Device code that calls host
 * functions is another pass's. Templates are looked at as they are written, and there only what names a function. */
#include "calls.h"
#include "fold.h"

/* ---- execution spaces ---- */

/* Whether a declaration defines a function that has a definition already, which is an error. */
static bool is_second_definition(const struct il *il, u32 decl)
{
	il_any declared = il_full_entity_decl_info(il, decl)->declared;

	return il_any_kind(declared) == IL_routine && il_routine(il, il_any_index(declared))->first_decl == decl;
}

/* What declarations up to a place say; the first one counts in any case, since members may be used before it. */
static u32 spaces_declared(const struct il *il, const struct il_routine *routine, u32 place)
{
	u32 decl, spaces = 0;

	for (decl = routine->first_decl; decl; decl = il_full_entity_decl_info(il, decl)->next)
		if (decl == routine->first_decl ||
		    (il_full_entity_decl_info(il, decl)->decl_begin <= place && !is_second_definition(il, decl)))
			spaces |= il_full_entity_decl_info(il, decl)->execution_space;
	return spaces;
}

/* What explicit instantiations of the routine up to a place say. */
static u32 spaces_of_directives(const struct check *c, u32 routine, u32 place)
{
	u32 i, spaces = 0;

	for (i = 1; c->directives_have_spaces && i < c->il->table[IL_instantiation_directive].count; i++) {
		const struct il_instantiation_directive *directive = il_instantiation_directive(c->il, i);
		il_any made = il_template_info(c->il, directive->template_info)->specialization;

		if (directive->range_begin <= place && (made ? made : directive->target) == il_any_of(IL_routine, routine))
			spaces |= il_full_entity_decl_info(c->il, directive->decl)->execution_space;
	}
	return spaces;
}

/* The execution space of a routine as it is known at a place. A specialization has that of its template, too. */
static u32 space_of_routine(const struct check *c, u32 index, u32 place)
{
	const struct il *il = c->il;
	const struct il_routine *routine = il_routine(il, index);
	u32 template = il_template_info(il, routine->template_info)->template;
	il_any prototype = il_template(il, template)->prototype;
	u32 spaces = il_any_kind(prototype) == IL_routine ? spaces_declared(il, il_routine(il, il_any_index(prototype)), place) : 0;

	if (routine->entity & enf_instantiation)
		return (template ? spaces : routine->execution_space) | spaces_of_directives(c, index, place);
	if (routine->entity & enf_explicit_specialization)
		spaces |= routine->execution_space;
	return spaces | spaces_declared(il, routine, place) | (routine->execution_space & es_implicit_hd);
}

/* Whether a function is a __device__ function and no other. What is defaulted where it is declared has the space of its calls, unless it is
 * virtual; calls of consteval functions are made by nobody. */
bool is_device_only(const struct check *c, u32 index, u32 place)
{
	const struct il_routine *routine = il_routine(c->il, index);
	bool is_defaulted = il_full_entity_decl_info(c->il, routine->first_decl)->flags & dcf_defaulted;

	if ((!(routine->execution_space & es_device) && !routine->template_info) ||
	    (space_of_routine(c, index, place) & (es_host | es_device | es_global | es_implicit_hd)) != es_device ||
	    routine->flags & (rf_implicit | rf_consteval) || (c->relaxed_constexpr && routine->flags & rf_constexpr))
		return false;
	return !is_defaulted || routine->flags & rf_virtual;
}

/* An unmarked lambda is in the space of what is around it, as are all without extended lambdas. */
static u32 space_of_lambda(const struct check *c, u32 lambda, u32 place)
{
	u32 routine = il_lambda(c->il, lambda)->enclosing_routine;

	for (; lambda; lambda = il_lambda(c->il, lambda)->enclosing_lambda)
		if (c->extended_lambda && il_lambda(c->il, lambda)->execution_space)
			return il_lambda(c->il, lambda)->execution_space;
	return routine ? space_of_routine(c, routine, place) : 0;
}

u32 space_of_caller(const struct check *c, il_any caller, u32 place)
{
	u32 index = il_any_index(caller);

	return il_any_kind(caller) == IL_lambda ? space_of_lambda(c, index, place) : space_of_routine(c, index, place);
}

/* Where the routine or lambda is defined. */
static struct source_range range_of(const struct check *c, il_any caller)
{
	u32 index = il_any_index(caller);
	const struct il_full_entity_decl_info *decl;

	if (il_any_kind(caller) == IL_lambda)
		return (struct source_range){ il_lambda(c->il, index)->body_begin, il_lambda(c->il, index)->body_end, 0 };
	decl = il_full_entity_decl_info(c->il, il_routine(c->il, index)->definition);
	return (struct source_range){ decl->decl_begin, decl->decl_end, 0 };
}

/* Whether a place is in a template as it is written, or in a generic lambda. */
bool is_template_text(struct check *c, u32 routine, u32 place)
{
	u32 lambda;

	if (is_in_instance(c))
		return false;
	if (routine && il_routine(c->il, routine)->entity & (enf_is_template | enf_member_of_template))
		return true;
	for (lambda = lambda_around(c, place); lambda; lambda = il_lambda(c->il, lambda)->enclosing_lambda)
		if (il_lambda(c->il, lambda)->flags & lf_generic)
			return true;
	return false;
}

/* ---- calls ---- */

il_any caller_at(struct check *c, u32 routine, u32 place)
{
	il_any caller = il_any_of(IL_routine, routine);
	u32 lambda = lambda_around(c, place);
	struct source_range range;

	if (lambda && il_lambda(c->il, lambda)->body_begin > range_of(c, caller).begin) /* no member of a class in the lambda */
		caller = il_any_of(IL_lambda, lambda);
	if (is_in_instance(c))
		return caller;
	range = range_of(c, caller);
	return il_any_index(caller) && place >= range.begin && place < range.end ? caller : 0;
}

/* Whether a call is looked at where it stands: in an instance, what was not found in the template as it is written. */
static bool is_looked_at(struct check *c, const struct site *site, il_any caller, u32 place)
{
	u32 begin = range_of(c, caller).begin;

	if (is_in_instance(c))
		return !il_map_find(&c->calls.places, il_any_of(IL_expr_node, place)) && !is_in_default_argument(c, site->begin, begin) &&
		       !is_in_member_initializer(c, site->begin, begin);
	return !is_silent_place(c, site->begin, begin, is_template_text(c, site->routine, site->begin));
}

/* When the instance that is looked at was first seen. */
static u32 order_of_instance(struct check *c)
{
	bool is_new;
	il_any instance = c->instance.lambda ? il_any_of(IL_lambda, c->instance.lambda) : il_any_of(IL_routine, c->instance.routine);
	u32 *order = il_map_at(&c->calls.orders, instance, &is_new);

	if (is_new)
		*order = c->calls.found.count;
	return *order;
}

/* Notes that a function or lambda which runs on devices alone is called, when that is across spaces. */
static void add_device_call(struct check *c, const struct site *site, il_any callee, u32 place)
{
	il_any caller = caller_at(c, site->routine, site->begin);
	u32 count = c->calls.found.count;
	struct call call = { site->end - 1, site->end - 1, site->begin, count, count, place, callee, caller, c->instance };

	if (is_in_instance(c)) {
		call.emitted = call.begin = end_of_instance(c);
		call.order = order_of_instance(c);
	}
	if (caller && !(il_any_kind(caller) == IL_routine && is_check_disabled(c, il_any_index(caller))) &&
	    runs_on_host(space_of_caller(c, caller, site->begin)) && is_looked_at(c, site, caller, place))
		vec_push(&c->calls.found, call);
}

static void add_call(struct check *c, const struct site *site, u32 callee, u32 place)
{
	if (callee && is_device_only(c, callee, site->begin))
		add_device_call(c, site, il_any_of(IL_routine, callee), place);
}

/* The destructor of an object's class, when it is a device function. */
static u32 device_destructor(struct check *c, u32 type)
{
	u32 steps, i;

	for (i = 1; !c->calls.destructors_known && i < c->il->table[IL_routine].count; i++)
		if (il_routine(c->il, i)->special_kind == sfk_destructor && is_device_only(c, i, UINT32_MAX))
			*il_map_at(&c->calls.destructors, il_any_of(IL_type, il_routine(c->il, i)->class_type), &(bool){ 0 }) = i;
	c->calls.destructors_known = true;
	for (steps = 0; steps < 1000 && il_type(c->il, type)->kind == tk_typeref && il_type(c->il, type)->type; steps++)
		type = il_type(c->il, type)->type;
	return il_map_find(&c->calls.destructors, il_any_of(IL_type, type));
}

/* The object that a constructor makes is also destroyed: that comes first. */
static void add_object(struct check *c, const struct site *site, u32 destructor, u32 constructor, u32 place)
{
	add_call(c, site, destructor, place);
	add_call(c, site, constructor, place);
}

/* ---- operators and conversions ---- */

static u32 routine_of(const struct il_expr_node *node) { return il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0; }

/* Where the operator stands: before its operand, or after the first. */
static u32 operator_place(const struct check *c, const struct il_expr_node *node)
{
	const struct il_expr_node *first = il_expr_node(c->il, node->first_operand);
	u32 at = first->range_begin > node->range_begin && !(first->flags & exf_parenthesized && first->next) ? node->range_begin : 0;

	return at ? at : skip_space(c->il, first->range_end);
}

/* A conversion function points to what is converted. */
static void check_conversion(struct check *c, const struct site *site, const struct il_expr_node *node, u32 callee)
{
	const struct il_expr_node *operand = il_expr_node(c->il, node->first_operand);
	u32 place = operand->range_begin;

	if (operand->flags & exf_implicit && il_any_kind(operand->target) == IL_variable) /* what a condition declares */
		place = il_variable(c->il, il_any_index(operand->target))->position;
	add_call(c, site, callee, place);
}

static void add_operator_call(struct check *c, const struct site *site, u32 callee, u32 place)
{
	add_call(c, site, callee, place);
	if (is_device_only(c, callee, site->begin) && !is_in_instance(c))
		report_deduced_return(c, site, il_any_of(IL_routine, callee), place);
}

/* Expressions that call a function which they do not name. */
static void check_implied(struct check *c, const struct il_expr_node *node, u32 callee)
{
	struct site site = { node->routine, node->range_begin, node->range_end };
	u8 kind = il_routine(c->il, callee)->special_kind;

	if (is_template_text(c, node->routine, node->range_begin))
		return;
	if (kind == sfk_conversion)
		check_conversion(c, &site, node, callee);
	else if (kind == sfk_constructor && node->operation == eok_functional_cast && !(node->flags & exf_braced))
		add_object(c, &site, device_destructor(c, node->type), callee, node->range_begin);
	else if (kind == sfk_operator && !(node->flags & exf_implicit))
		add_operator_call(c, &site, callee, operator_place(c, node));
}

/* ---- calls by name ---- */

/* Where a name stands, without what qualifies it and the word template. */
u32 last_name(const struct check *c, const struct il_expr_node *node)
{
	u32 qualifier = node->qualifier, at = node->range_begin;

	for (; qualifier; qualifier = il_name_qualifier(c->il, qualifier)->next)
		at = il_name_qualifier(c->il, qualifier)->range_end;
	if (node->qualifier || node->flags & exf_global_scope)
		at = skip_space(c->il, at + (u32)strspn(c->il->source + at, ": \t\n"));
	return starts_with(c->il, at, "template ") ? skip_space(c->il, at + sizeof "template") : at;
}

/* Whether a class has no other function or function template of that name. */
static bool is_only_one(const struct check *c, const struct il_routine *routine, u32 index)
{
	u32 entry = il_scope(c->il, routine->parent_scope)->first_entry;

	for (; entry; entry = il_source_sequence_entry(c->il, entry)->next) {
		il_any other = il_source_sequence_entry(c->il, entry)->target;
		bool is_function = il_any_kind(other) == IL_routine || il_any_kind(other) == IL_template;

		if (is_function && other != il_any_of(IL_routine, index) &&
		    !strcmp(il_entry_name(c->il, il_any_kind(other), il_any_index(other)), il_text(c->il, routine->name)))
			return false;
	}
	return true;
}

bool is_certain_call(const struct check *c, const struct il_expr_node *call, u32 callee)
{
	const struct il_routine *routine = il_routine(c->il, callee);
	bool own = call->routine && routine->class_type == il_routine(c->il, call->routine)->class_type;

	return call->flags & exf_one_callee || (own && il_is_member_access(il_expr_node(c->il, call->first_operand)) &&
	                                        !(routine->entity & enf_is_template) && is_only_one(c, routine, callee));
}

/* The destructor that object.~name, which is not resolved in a template, names. */
static u32 destructor_named(struct check *c, const struct il_expr_node *access, const struct il_expr_node *name)
{
	u32 cv = 0;
	const struct il_expr_node *object = il_expr_node(c->il, access->first_operand);

	if (*il_text(c->il, name->name) != '~' || access->flags & exf_dependent)
		return 0;
	return device_destructor(c, access->operation == eok_dot_field ? object->type : stripped(c->il, object->type, &cv)->type);
}

/* The function that the callee of a call names, or 0. Functions may stand in parentheses, and have their address taken there. */
u32 named_callee(struct check *c, u32 index, u32 *place)
{
	const struct il *il = c->il;
	const struct il_expr_node *node = il_expr_node(il, index), *access = node;

	*place = node->range_begin;
	if (node->kind == enk_operation && node->operation == eok_parens) {
		node = il_expr_node(il, il_in_parentheses(il, index));
		if (node->kind == enk_operation && node->operation == eok_address_of && !node->target)
			node = il_expr_node(il, node->first_operand);
	} else if (il_is_member_access(node)) {
		node = il_expr_node(il, il_expr_node(il, node->first_operand)->next);
		*place = last_name(c, node);
		if (!node->target)
			return destructor_named(c, access, node);
	}
	return node->kind == enk_operation ? 0 : routine_of(node);
}

u32 device_lambda(const struct check *c, u32 expr)
{
	u32 cv = 0, lambda;
	const struct il_type *type = stripped(c->il, il_expr_node(c->il, expr)->type, &cv);

	if (type->kind == tk_pointer && type->pointer_kind != pk_pointer)
		type = stripped(c->il, type->type, &cv);
	lambda = type->flags & tyf_closure ? il_class_info(c->il, type->class_info)->lambda : 0;
	return c->extended_lambda && (il_lambda(c->il, lambda)->execution_space & (es_device | es_host)) == es_device ? lambda : 0;
}

/* An operator() call counts twice, but for in templates. lambda: the closure's, 0 of another class. */
static void check_call_operator(struct check *c, const struct il_expr_node *node, u32 routine, u32 lambda)
{
	il_any callee = routine ? il_any_of(IL_routine, routine) : il_any_of(IL_lambda, lambda);
	struct site site = { node->routine, node->range_begin, node->range_end };
	u32 place = skip_space(c->il, il_expr_node(c->il, node->first_operand)->range_end);

	if (!(c->relaxed_constexpr && is_constexpr_callee(c->il, callee))) {
		add_device_call(c, &site, callee, place);
		if (!is_template_text(c, node->routine, node->range_begin))
			add_device_call(c, &site, callee, place);
	}
	if (!is_in_instance(c))
		report_deduced_return(c, &site, lambda ? il_any_of(IL_lambda, lambda) : callee, place);
}

/* Whether an argument means a value that depends on template parameters, though its type does not: then overloads are not chosen yet. */
static bool has_dependent_value(const struct check *c, u32 argument)
{
	const struct il_expr_node *node = il_expr_node(c->il, argument);
	u32 qualifier = node->qualifier;

	for (; qualifier; qualifier = il_name_qualifier(c->il, qualifier)->next) {
		il_any target = il_name_qualifier(c->il, qualifier)->target;

		if (il_any_kind(target) == IL_type && il_type(c->il, il_any_index(target))->flags & tyf_dependent)
			return true;
	}
	return node->kind == enk_sizeof_pack || (node->kind == enk_operation && node->operation == eok_noexcept);
}

/* An argument, or an operand of one. */
static bool has_dependent_values(const struct check *c, const struct il_expr_node *call)
{
	u32 argument, operand;

	for (argument = il_expr_node(c->il, call->first_operand)->next; argument; argument = il_expr_node(c->il, argument)->next) {
		if (has_dependent_value(c, argument))
			return true;
		if (il_expr_node(c->il, argument)->operation == eok_call)
			continue;
		for (operand = il_expr_node(c->il, argument)->first_operand; operand; operand = il_expr_node(c->il, operand)->next)
			if (has_dependent_value(c, operand))
				return true;
	}
	return false;
}

/* Whether a name was said to mean nothing, or means a variable whose type was. */
static bool names_nothing(const struct check *c, const struct il_expr_node *node)
{
	if (node->kind == enk_variable && il_any_kind(node->target) == IL_variable)
		return il_type(c->il, il_variable(c->il, il_any_index(node->target))->type)->kind == tk_error;
	return node->kind == enk_error && node->name && node->flags & exf_unresolved && !(node->flags & exf_dependent);
}

/* Whether that is so of a part of an expression that has no type. */
static bool has_wrong_part(const struct check *c, const struct il_expr_node *node)
{
	u32 operand;

	if (node->type && stripped(c->il, node->type, &(u32){ 0 })->kind != tk_error)
		return false;
	for (operand = node->first_operand; operand; operand = il_expr_node(c->il, operand)->next)
		if (has_wrong_part(c, il_expr_node(c->il, operand)))
			return true;
	return names_nothing(c, node);
}

/* Whether an argument of a call has an error that was said: nothing is called then. */
static bool has_wrong_argument(const struct check *c, const struct il_expr_node *call)
{
	u32 argument = il_expr_node(c->il, call->first_operand)->next;

	for (; argument; argument = il_expr_node(c->il, argument)->next) {
		const struct il_expr_node *node = il_expr_node(c->il, argument);
		bool is_unknown = !node->type || stripped(c->il, node->type, &(u32){ 0 })->kind == tk_error;

		if (c->diag->messages.count && has_wrong_part(c, node))
			return true;
		if (is_unknown && has_error_between(c, node->range_begin, node->range_end))
			return true;
	}
	return false;
}

bool is_refused_call(const struct check *c, const struct il_expr_node *call)
{
	const struct il_expr_node *callee = il_expr_node(c->il, il_in_parentheses(c->il, call->first_operand));

	if (il_is_member_access(callee))
		callee = il_expr_node(c->il, il_expr_node(c->il, callee->first_operand)->next);
	return (callee->target && callee->flags & exf_unresolved) || has_wrong_argument(c, call) ||
	       diag_was_said(c->diag, DIAG_member_without_object, il_expr_node(c->il, call->first_operand)->range_begin);
}

/* A call of what an expression names. */
static void check_named_call(struct check *c, const struct il_expr_node *node)
{
	u32 place, callee = named_callee(c, node->first_operand, &place);

	if (!callee || !is_device_only(c, callee, node->range_begin) || is_refused_call(c, node))
		return;
	if ((node->flags & exf_dependent || has_dependent_values(c, node)) && !is_certain_call(c, node, callee))
		return;
	if (il_routine(c->il, callee)->flags & rf_static_member && !il_routine(c->il, callee)->template_info) /* needs no object */
		place = node->range_begin;
	add_call(c, &(struct site){ node->routine, node->range_begin, node->range_end }, callee, place);
}

/* a->m where -> is a function: the implied call stands for the object. */
static void check_arrow(struct check *c, const struct il_expr_node *node, u32 callee)
{
	struct site site = { node->routine, node->range_begin, node->range_end };

	if (!strcmp(il_text(c->il, il_routine(c->il, callee)->name), "operator->") &&
	    !is_template_text(c, node->routine, node->range_begin))
		add_call(c, &site, callee, skip_space(c->il, node->range_end));
}

static bool is_closure_member(const struct check *c, u32 routine)
{
	return il_type(c->il, il_routine(c->il, routine)->class_type)->flags & tyf_closure;
}

/* The closure of a lambda in a template or in a generic lambda depends on the instance. */
static bool is_known_closure(const struct check *c, const struct il_lambda *lambda)
{
	u32 around = lambda->enclosing_lambda;

	while (around && !(il_lambda(c->il, around)->flags & lf_generic))
		around = il_lambda(c->il, around)->enclosing_lambda;
	return !(il_type(c->il, lambda->type)->flags & tyf_dependent) && (is_in_instance(c) || !around);
}

/* Whether an object is const whose call operator is not. */
static bool is_const_object_of(const struct check *c, const struct il_lambda *lambda, u32 object)
{
	u32 cv = 0;
	const struct il_type *type = stripped(c->il, il_expr_node(c->il, object)->type, &cv);

	if (type->kind == tk_pointer && type->pointer_kind != pk_pointer)
		stripped(c->il, type->type, &cv);
	return lambda->flags & lf_mutable && cv & tyf_const;
}

static void check_call_of_lambda(struct check *c, const struct il_expr_node *node, u32 index)
{
	u32 place = il_expr_node(c->il, node->first_operand)->range_begin;

	if (diag_was_said(c->diag, DIAG_no_matching_call, place) || diag_was_said(c->diag, DIAG_no_matching_function, place) ||
	    is_const_object_of(c, il_lambda(c->il, index), node->first_operand))
		return; /* then it calls nothing */
	if (is_known_closure(c, il_lambda(c->il, index)))
		check_call_operator(c, node, il_lambda(c->il, index)->flags & lf_generic ? routine_of(node) : 0, index);
}

u32 device_call_operator(const struct check *c, u32 routine)
{
	const struct il_type *class = il_type(c->il, il_routine(c->il, routine)->class_type);
	u32 lambda = il_class_info(c->il, class->class_info)->lambda;

	return c->extended_lambda && il_routine(c->il, routine)->special_kind == sfk_lambda_call_operator &&
	                       (il_lambda(c->il, lambda)->execution_space & (es_device | es_host)) == es_device ?
	               lambda :
	               0;
}

/* closure.operator()(…) */
static void check_named_call_operator(struct check *c, const struct il_expr_node *node)
{
	u32 place, callee = named_callee(c, node->first_operand, &place), lambda = device_call_operator(c, callee);
	bool is_generic = il_lambda(c->il, lambda)->flags & lf_generic;
	il_any function = is_generic ? il_any_of(IL_routine, callee) : il_any_of(IL_lambda, lambda);
	struct site site = { node->routine, node->range_begin, node->range_end };

	if (lambda && !is_refused_call(c, node) && is_known_closure(c, il_lambda(c->il, lambda)) &&
	    !(c->relaxed_constexpr && is_constexpr_callee(c->il, function)))
		add_device_call(c, &site, function, place);
}

static void check_operation(struct check *c, const struct il_expr_node *node)
{
	u32 callee = routine_of(node);

	if (is_closure_member(c, callee))
		callee = 0; /* the closure tells */
	if (node->operation != eok_call && callee) {
		check_implied(c, node, callee);
	} else if (callee) {
		if (node->flags & exf_implicit)
			check_arrow(c, node, callee);
		else if (is_device_only(c, callee, node->range_begin))
			check_call_operator(c, node, callee, 0);
	} else if (node->operation == eok_call && device_lambda(c, node->first_operand)) {
		check_call_of_lambda(c, node, device_lambda(c, node->first_operand));
	} else if (node->operation == eok_call) {
		check_named_call(c, node);
		check_named_call_operator(c, node);
	}
}

/* ---- new and delete ---- */

/* The constructor, unless the initializer is in braces; deallocation is not looked at, nor is allocation. */
static void check_new(struct check *c, const struct il_expr_node *node, const struct site *site)
{
	u32 operand = node->first_operand;
	const struct il_expr_node *made;

	while (operand && il_expr_node(c->il, operand)->kind != enk_temp_init)
		operand = il_expr_node(c->il, operand)->next;
	made = il_expr_node(c->il, operand);
	if (operand && il_expr_node(c->il, made->first_operand)->kind != enk_braced_init_list)
		add_call(c, site, routine_of(made),
		         starts_with(c->il, node->range_begin, "::") ? skip_space(c->il, node->range_begin + 2) : node->range_begin);
}

static void check_new_delete(struct check *c, const struct il_expr_node *node)
{
	struct site site = { node->routine, node->range_begin, node->range_end };
	const struct il_expr_node *operand = il_expr_node(c->il, node->first_operand);
	u32 cv = 0;

	if (is_template_text(c, node->routine, node->range_begin))
		return;
	if (!strcmp(il_text(c->il, node->name), "new"))
		check_new(c, node, &site);
	else
		add_call(c, &site, device_destructor(c, stripped(c->il, operand->type, &cv)->type), operand->range_begin);
}

void check_call(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);

	if (node->kind == enk_operation)
		check_operation(c, node);
	else if (node->first_operand && !(node->flags & exf_dependent))
		check_new_delete(c, node);
}

/* ---- variables ---- */

/* Whether a prvalue of a class is one that a constructor makes. */
static bool is_cast(const struct il_expr_node *node)
{
	return node->kind == enk_operation &&
	       (node->operation == eok_functional_cast || node->operation == eok_cast || node->operation == eok_static_cast);
}

/* Whether a constructor is evaluated when the program is compiled, as far as its arguments can be. */
static bool may_be_constant(struct check *c, const struct il_expr_node *made)
{
	u32 i;

	if (!(il_routine(c->il, routine_of(made))->flags & rf_constexpr))
		return false;
	for (i = made->first_operand; i; i = il_expr_node(c->il, i)->next)
		if (il_expr_node(c->il, i)->kind != enk_constant && fold(c, i).state != FOLD_INTEGER)
			return false;
	return true;
}

/* What makes the object in an initializer: the prvalue in parentheses, or alone in braces. */
static const struct il_expr_node *maker(const struct il *il, u32 initializer)
{
	const struct il_expr_node *node = il_expr_node(il, il_in_parentheses(il, initializer)), *element;

	if (node->kind == enk_object_lifetime)
		node = il_expr_node(il, node->first_operand);
	element = il_expr_node(il, node->first_operand);
	return node->kind == enk_braced_init_list && is_cast(element) && !element->next ? element : node;
}

/* The constructor that makes a variable, be it that of the temporary which it is; not that of a member of an aggregate. */
static u32 constructor_of(struct check *c, const struct il_variable *variable)
{
	const struct il_expr_node *made = maker(c->il, variable->init_expr);
	const struct il_type *type;

	if (variable->flags & vf_constexpr || !(made->kind == enk_temp_init || is_cast(made)))
		return 0;
	type = stripped(c->il, variable->type, &(u32){ 0 });
	if (type->class_info && stripped(c->il, made->type, &(u32){ 0 }) != type)
		return 0;
	if (made->operation == eok_functional_cast && may_be_constant(c, made))
		return 0;
	return il_routine(c->il, routine_of(made))->special_kind == sfk_constructor ? routine_of(made) : 0;
}

static void check_object(struct check *c, u32 index)
{
	const struct il_variable *variable = il_variable(c->il, index);
	u32 cv = 0, end = variable->initializer_end ? variable->initializer_end : variable->position + 1;
	struct site site = { routine_of_scope(c->il, variable->parent_scope), variable->position, end };
	const struct il_type *type = stripped(c->il, variable->type, &cv);

	if (variable->flags & (vf_range_declaration | vf_exception) || type->kind == tk_pointer ||
	    is_template_text(c, site.routine, site.begin))
		return;
	add_object(c, &site, variable->destructor, type->kind == tk_array ? 0 : constructor_of(c, variable), variable->position);
}

/* A local variable that functions make or destroy. */
static bool is_local_object(struct check *c, u32 index, bool of_instance)
{
	const struct il_variable *variable = il_variable(c->il, index);

	return variable->entity & enf_local_to_function && !(variable->entity & enf_instantiation) == !of_instance &&
	       (variable->destructor || variable->init_kind == dik_constructor || constructor_of(c, variable));
}

void check_calls_of_variables(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_variable].count; i++)
		if (is_local_object(c, i, false))
			check_object(c, i);
}

void check_variables_of_instance(struct check *c, u32 routine)
{
	u32 i;

	for (i = 1; !c->calls.instance_objects_known && i < c->il->table[IL_variable].count; i++)
		if (is_local_object(c, i, true))
			vec_push(&c->calls.instance_objects, i);
	c->calls.instance_objects_known = true;
	for (i = 0; i < c->calls.instance_objects.count; i++) {
		u32 variable = c->calls.instance_objects.at[i];

		if (routine_of_scope(c->il, il_variable(c->il, variable)->parent_scope) == routine)
			check_object(c, variable);
	}
}

/* ---- range-based for ---- */

/* !=, ++ and * of its iterator, but neither begin() nor end(): behind what the range calls. */
static void check_range_for(struct check *c, const struct il_statement *statement)
{
	static const u8 operations[] = { eok_ne, eok_pre_incr };
	const struct il_expr_node *range = il_expr_node(c->il, statement->expr), *node;
	struct site site = { range->routine, range->range_begin, skip_space(c->il, range->range_end) + 1 };
	u32 call, i, declaration = statement->init;

	for (call = statement->increment; call; call = node->next) {
		node = il_expr_node(c->il, call);
		for (i = 0; i < COUNT_OF(operations); i++)
			if (node->kind == enk_operation && node->operation == operations[i])
				add_call(c, &site, routine_of(node), range->range_begin);
	}
	while (declaration && il_statement(c->il, declaration)->next)
		declaration = il_statement(c->il, declaration)->next;
	node = il_expr_node(c->il, il_statement(c->il, declaration)->expr);
	if (node->kind != enk_condition || il_any_kind(node->target) != IL_variable)
		return;
	node = il_expr_node(c->il, il_variable(c->il, il_any_index(node->target))->init_expr);
	if (node->kind == enk_operation && node->operation == eok_indirect)
		add_call(c, &site, routine_of(node), range->range_begin);
}

void check_calls_of_statements(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_statement].count; i++)
		if (il_statement(c->il, i)->kind == stmk_range_based_for && !(il_statement(c->il, i)->flags & stf_instantiated))
			check_range_for(c, il_statement(c->il, i));
}
