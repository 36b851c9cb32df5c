/* Calls of constant evaluation [expr.call] [dcl.constexpr] [class.virtual]. */
#include "interpret.h"
#include "../scopes/entity.h"
#include "../templates/instantiate.h"
#include "../typing/generic_lambda.h"
#include "../typing/typing.h"

#include <stdlib.h>

/* ---- parameters ---- */

/* The scope in which the names in the declarator of a declaration are looked up: of a specialization with the template's parameters
 * bound. */
static u32 scope_of_declarator(const struct parser *p, u32 routine, u32 decl)
{
	u32 pending = routine < p->pending_of.count ? p->pending_of.at[routine] : 0;

	return pending && il_routine(p->il, routine)->entity & enf_instantiation ? p->pending.at[pending - 1].scope :
	                                                                           il_full_entity_decl_info(p->il, decl)->scope;
}

/* The parameter of that number, if this declaration or one after it has a default argument for it, or 0; *decl becomes that one. */
static u32 parameter_with_default(const struct parser *p, u32 *decl, u32 number)
{
	for (; *decl; *decl = il_full_entity_decl_info(p->il, *decl)->next) {
		u32 param = il_full_entity_decl_info(p->il, *decl)->first_param, i;

		for (i = 0; param && i < number; i++)
			param = il_parameter(p->il, param)->next;
		if (param && il_parameter(p->il, param)->flags & pf_default_argument)
			return param;
	}
	return 0;
}

/* The same of the template that a function specializes: its definition, which that was made of, has none then [temp.mem.func]. */
static u32 default_of_template(struct parser *p, u32 routine, u32 number)
{
	u32 info = il_routine(p->il, routine)->template_info;
	il_any pattern = il_template(p->il, il_template_info(p->il, info)->template)->prototype;
	u32 decl = il_any_kind(pattern) == IL_routine ? il_routine(p->il, il_any_index(pattern))->first_decl : 0, param, scope;
	const struct il_parameter_extra *extra;

	if (!info || !(il_routine(p->il, routine)->entity & enf_instantiation) || !(param = parameter_with_default(p, &decl, number)) ||
	    !(scope = scope_of_defaults(p, routine, decl)))
		return 0;
	extra = il_parameter_extra(p->il, il_parameter(p->il, param)->extra);
	return lasting_node(p, scope, extra->default_argument_begin, extra->default_argument_end);
}

u32 default_argument_of(struct parser *p, u32 routine, u32 number)
{
	u32 decl = il_routine(p->il, routine)->first_decl, param = parameter_with_default(p, &decl, number);
	const struct il_parameter_extra *extra = il_parameter_extra(p->il, il_parameter(p->il, param)->extra);

	if (!param)
		return default_of_template(p, routine, number);
	if (extra->default_expr)
		return extra->default_expr;
	return lasting_node(p, scope_of_declarator(p, routine, decl), extra->default_argument_begin, extra->default_argument_end);
}

/* The default argument that a parameter itself has. */
static u32 own_default(struct parser *p, u32 param, u32 scope)
{
	const struct il_parameter *record = il_parameter(p->il, param);
	const struct il_parameter_extra *extra = il_parameter_extra(p->il, record->extra);

	if (!(record->flags & pf_default_argument))
		return 0;
	return extra->default_expr ? extra->default_expr :
	                             lasting_node(p, scope, extra->default_argument_begin, extra->default_argument_end);
}

/* The next argument, or the default one. */
static bool initialize_parameter(struct interpreter *in, struct object *object, u32 param, const struct call_arguments *arguments,
                                 u32 number, u32 node, const struct defaults *defaults)
{
	struct initializer initializer = { .form = INITIALIZER_COPY, .first = node };
	u32 type = il_parameter(in->p->il, param)->type;
	u32 outer = in->place;
	bool done;

	if (arguments->value && !number && arguments->is_xvalue && object->kind == OBJECT_CLASS)
		return copy_construct(in, object, arguments->value->place.object, arguments->value->type, false);
	if (arguments->value && !number)
		return initialize_from_value(in, object, type, arguments->value);
	if (!node && arguments->last)
		return initialize_from_value(in, object, type, arguments->last);
	if (!node)
		initializer.first = defaults->routine ? default_argument_of(in->p, defaults->routine, number) :
		                                        own_default(in->p, param, defaults->scope);
	if (!initializer.first)
		return unknown(in);
	if (il_expr_node(in->p->il, il_written(in->p->il, initializer.first))->kind == enk_braced_init_list)
		initializer.form = INITIALIZER_LIST;
	if (!node)
		enter_default_argument(in, arguments->call);
	done = initialize(in, object, type, &initializer);
	in->place = outer;
	return done;
}

/* Arguments from node on that no parameter takes: their values are lost. */
static bool evaluate_variadic(struct interpreter *in, u32 node)
{
	struct value value;

	for (; node; node = il_if_written(in->p->il, il_expr_node(in->p->il, node)->next))
		if (!evaluate_rvalue(in, node, &value))
			return false;
	return true;
}

bool initialize_parameters(struct interpreter *in, struct frame *frame, u32 param, const struct defaults *defaults,
                           const struct call_arguments *arguments)
{
	struct parser *p = in->p;
	u32 node = il_if_written(p->il, arguments->first), number = 0;

	for (; param; param = il_parameter(p->il, param)->next, number++) {
		struct il_parameter record = *il_parameter(p->il, param);
		struct object *object = record.flags & pf_pack ? NULL : object_new(in, record.type);
		bool given = arguments->value && !number;

		if (!object || !step(in))
			return unknown(in);
		if (!initialize_parameter(in, object, param, arguments, number, given ? 0 : node, defaults))
			return false;
		vec_push(&frame->locals, (struct local){ record.variable, object });
		if (node && !given)
			node = !arguments->is_single ? il_if_written(p->il, il_expr_node(p->il, node)->next) :
			       number                ? 0 :
			                               arguments->second;
	}
	return evaluate_variadic(in, node);
}

/* ---- frames ---- */

/* A function that is not constexpr is no constant, but for those that compilers know themselves [dcl.constexpr]. */
static bool may_be_called(struct interpreter *in, u32 routine)
{
	struct parser *p = in->p;
	const struct il_routine *record = il_routine(p->il, routine);

	if (record->flags & (rf_constexpr | rf_consteval) || record->special_kind == sfk_lambda_call_operator)
		return record->flags & (rf_deleted | rf_defaulted | rf_coroutine | rf_function_try) ? unknown(in) : true;
	if (record->flags & (rf_implicit | rf_defaulted))
		return unknown(in);
	if (record->special_kind != sfk_constructor &&
	    (record->linkage == nlk_c || record->template_info ||
	     record->entity & (enf_in_system_header | enf_instantiation | enf_member_of_template)))
		return unknown(in);
	return not_constant(in);
}

/* Whether arguments are constants, or lists of such. */
static bool are_constants(const struct il *il, u32 argument)
{
	for (; argument; argument = il_expr_node(il, argument)->next)
		if (il_expr_node(il, argument)->kind == enk_braced_init_list ?
		            !are_constants(il, il_expr_node(il, argument)->first_operand) :
		            il_expr_node(il, argument)->kind != enk_constant)
			return false;
	return true;
}

/* The same of the constructor of a variable, or of a part that is given no arguments: where the variable's initializer stands. */
static bool reason_of_construction(struct interpreter *in, enum diag_id id, u32 routine, const struct object *self, u32 argument)
{
	const struct il *il = in->p->il;

	return !in->frame->caller && self && are_constants(il, argument) &&
	       (!argument || !self->parent || lambda_of_class(in->p, self->parent->type)) &&
	       il_routine(il, routine)->special_kind == sfk_constructor &&
	       give_reason(in, in->frame, &(struct reason){ .id = id, .entity = il_any_of(IL_routine, routine), .of_variable = true });
}

/* What is taken as it is: nothing can be wrong with it, or, if it has a value, is. */
static bool is_plain_argument(const struct parser *p, const struct il_expr_node *node, bool has_value)
{
	return node->kind == enk_constant || node->kind == enk_variable ||
	       (node->kind == enk_lambda && (has_value || !il_lambda(p->il, il_any_index(node->target))->first_capture));
}

/* That a function cannot be called is said behind what is wrong with its arguments: where these are not plain, nothing is. */
static bool reason_of_call(struct interpreter *in, enum diag_id id, u32 routine, const struct object *self,
                           const struct call_arguments *arguments, bool have_values)
{
	struct parser *p = in->p;
	u32 argument = arguments->first;

	if (!arguments->call)
		return reason_of_construction(in, id, routine, self, argument);
	for (; argument; argument = il_expr_node(p->il, argument)->next)
		if (!is_plain_argument(p, il_expr_node(p->il, argument), have_values))
			return false;
	return give_reason(in, in->frame,
	                   &(struct reason){ .id = id,
	                                     .entity = il_any_of(IL_routine, routine),
	                                     .place = place_of_called(p, arguments->call, routine) });
}

/* Whether nothing has defined a function that the user declares. */
static bool is_not_defined(const struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);

	return !record->definition && !record->class_type && !record->template_info && record->entity & enf_in_user_file &&
	       !(record->entity & (enf_is_template | enf_instantiation)) && !(record->flags & (rf_implicit | rf_defaulted | rf_deleted));
}

/* The template, or the member of one, that the function is an instance of has been needed for a constant. An instance may have its definition
 * for itself. */
static void mark_evaluated(struct parser *p, u32 routine)
{
	u32 pattern = il_any_index(il_full_entity_decl_info(p->il, il_routine(p->il, routine)->definition)->declared);
	u32 template = il_template_info(p->il, il_routine(p->il, routine)->template_info)->template;

	if (!pattern)
		pattern = routine;
	if (pattern == routine && template)
		pattern = il_any_index(il_template(p->il, template)->prototype);
	else if (pattern == routine && !(il_routine(p->il, routine)->flags & rf_evaluated)) {
		il_routine(p->il, routine)->flags |= rf_evaluated; /* once is enough */
		pattern = pattern_of_function(p, routine);
	}
	if (pattern != routine && pattern)
		il_routine(p->il, pattern)->flags |= rf_evaluated;
}

bool enter_call(struct interpreter *in, struct frame *frame, u32 routine, struct object *self, const struct call_arguments *arguments)
{
	struct parser *p = in->p;
	u32 type, param;

	if (!step(in))
		return false;
	if (!may_be_called(in, routine))
		return in->failure == VERDICT_NOT_CONSTANT &&
		       reason_of_call(in, DIAG_call_of_nonconstexpr_function, routine, self, arguments, false);
	if (in->calls == MAX_CALLS)
		return not_constant(in) || reason_of_depth(in);
	if (!require_body(p, routine) || type_is_dependent(p, il_routine(p->il, routine)->type))
		return unknown(in) || (is_not_defined(p, routine) &&
		                       reason_of_call(in, DIAG_constexpr_function_not_defined, routine, self, arguments, false));
	mark_evaluated(p, routine);
	type = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->type;
	*frame = (struct frame){ .caller = in->frame, .call = arguments->call, .routine = routine, .self = self };
	frame->keeps_reference = type && type_is_decltype_auto(p, type);
	frame->is_reference = type && has_placeholder(p, type) && is_reference_type(p, type);
	frame->return_type = type && !has_placeholder(p, type) ? type : 0;
	param = il_full_entity_decl_info(p->il, il_routine(p->il, routine)->definition)->first_param;
	if (!initialize_parameters(in, frame, param, &(struct defaults){ .routine = routine }, arguments)) {
		vec_free(&frame->locals);
		return false;
	}
	if (is_of_no_literal_types(p, routine)) {
		vec_free(&frame->locals);
		return not_constant(in) || reason_of_call(in, DIAG_call_of_nonconstexpr_function, routine, self, arguments, true);
	}
	frame->place = in->place;
	in->place = 0;
	in->frame = frame;
	in->calls++;
	return true;
}

enum flow leave_call(struct interpreter *in, struct frame *frame, enum flow flow)
{
	flow = close_scope(in, 0, flow); /* the parameters */
	vec_free(&frame->locals);
	in->frame = frame->caller;
	in->place = frame->place;
	in->calls--;
	return flow;
}

/* The place of the brace that ends a function's body, 0 of a lambda. */
static u32 end_of_body(const struct parser *p, u32 routine)
{
	return routine ? il_full_entity_decl_info(p->il, il_routine(p->il, routine)->definition)->body_end - 1 : 0;
}

/* What a function returned; a class type's is in the target. */
bool result_of_call(struct interpreter *in, const struct frame *frame, enum flow flow, struct value *out)
{
	struct object *target = frame->target;

	if (flow != FLOW_RETURN && flow != FLOW_NEXT)
		return flow == FLOW_FAILED ? false : unknown(in);
	if (flow == FLOW_NEXT || !target ||
	    (frame->return_type && il_type(in->p->il, type_strip(in->p, frame->return_type, NULL))->kind == tk_void)) {
		if (flow == FLOW_NEXT && il_type(in->p->il, type_strip(in->p, frame->return_type, NULL))->kind != tk_void &&
		    frame->return_type)
			return not_constant(in) || give_reason(in, frame,
			                                       &(struct reason){ .id = DIAG_missing_return_value,
			                                                         .place = end_of_body(in->p, frame->routine) });
		*out = flow == FLOW_NEXT ? (struct value){ .kind = VALUE_VOID, .type = in->p->void_type } : frame->result;
		return true;
	}
	if (target->kind == OBJECT_SCALAR || target->kind == OBJECT_REFERENCE)
		*out = target->value;
	else
		*out = (struct value){ .kind = VALUE_OBJECT, .type = target->type, .place = { .object = target } };
	return true;
}

bool call_routine(struct interpreter *in, u32 routine, struct object *self, const struct call_arguments *arguments, struct object *target,
                  struct value *out)
{
	struct repeated_call call;
	struct frame frame;
	enum flow flow;

	if (lambda_of_operator(in->p, routine))
		return call_lambda(in, lambda_of_operator(in->p, routine), routine, self, arguments, target, out);
	if (called_by_closure_member(in->p, routine))
		return call_closure_member(in, routine, arguments, target, out);
	if (!enter_call(in, &frame, routine, self, arguments))
		return false;
	if (target && (!frame.return_type || same_plain_type(in->p, frame.return_type, target->type)))
		frame.target = target;
	if (recall_call(in, &frame, &call)) {
		*out = call.result;
		return leave_call(in, &frame, FLOW_RETURN) == FLOW_RETURN;
	}
	flow = execute(in, il_routine(in->p->il, routine)->body);
	flow = leave_call(in, &frame, flow);
	if (!result_of_call(in, &frame, flow, out))
		return false;
	remember_call(in, &call, out);
	return true;
}

/* ---- virtual functions ---- */

/* Whether a function is a virtual one, or overrides it. */
static bool overrides(const struct il *il, u32 routine, u32 overridden)
{
	u32 at = il_routine(il, routine)->first_overridden;

	for (; routine != overridden && at; at = il_overriding_virtual_func(il, at)->next)
		if (overrides(il, il_overriding_virtual_func(il, at)->overridden, overridden))
			return true;
	return routine == overridden;
}

/* The overrider in the object's class or else its bases; *self gets the object of its class. */
static u32 find_overrider(struct interpreter *in, struct object *object, u32 routine, struct object **self)
{
	struct parser *p = in->p;
	const char *name = il_text(p->il, il_routine(p->il, routine)->name);
	u32 scope = scope_of_type(p, object->type), i, found;

	found = scope ? find_routine(p, scope, identifier_of(p, name), signature_of_routine(p, routine)) : 0;
	*self = object;
	found = overrides(p->il, found, routine) ? found : 0;
	if (found || !object_parts(in, object))
		return found;
	for (i = 0; i < object->count && !found && !field_of_part(p, object, i); i++)
		found = object->parts[i].kind == OBJECT_CLASS ? find_overrider(in, &object->parts[i], routine, self) : 0;
	return found;
}

/* ---- calls by name ---- */

struct callee {
	u32 routine, lambda;
	struct object *self;
};

static bool is_member_function(const struct il_routine *routine)
{
	return routine->class_type && !(routine->flags & (rf_static_member | rf_friend));
}

/* *self becomes the object of the function's class, in which a virtual function is looked for. */
static bool adjust_self(struct interpreter *in, struct callee *callee, bool qualified)
{
	struct parser *p = in->p;
	const struct il_routine *routine = il_routine(p->il, callee->routine);

	if (!is_member_function(routine)) {
		callee->self = NULL;
		return true;
	}
	if (!callee->self)
		return unknown(in);
	if (routine->flags & rf_virtual && !qualified)
		callee->routine = find_overrider(in, object_most_derived(p, callee->self), callee->routine, &callee->self);
	else
		callee->self = object_base(in, callee->self, routine->class_type);
	return callee->self && callee->routine ? true : unknown(in);
}

bool call_without_arguments(struct interpreter *in, u32 routine, struct object *object, struct object *target, struct value *out)
{
	struct callee callee = { .routine = routine, .self = object };

	return adjust_self(in, &callee, false) && call_routine(in, callee.routine, callee.self, &(struct call_arguments){ 0 }, target, out);
}

/* The function that a node names, if overload resolution found it for the call. */
static u32 named_routine(const struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name)
{
	il_any target = il_any_kind(call->target) == IL_routine && call->target ? call->target : name->target;
	const struct il_routine *routine = il_routine(p->il, il_any_index(target));

	if (!target || il_any_kind(target) != IL_routine || (!call->target && (!call->type || call->type == p->error_type)))
		return 0;
	if (!routine->class_type && routine->position > call->range_begin && !(call->flags & exf_instantiated) &&
	    !(name->flags & exf_qualified_name)) /* declared later */
		return 0;
	return il_any_index(target);
}

/* f(…), object.f(…), pointer->f(…) */
static bool find_named(struct interpreter *in, const struct il_expr_node *call, struct callee *callee)
{
	struct parser *p = in->p;
	struct il_expr_node name = *il_expr_node(p->il, il_in_parentheses(p->il, call->first_operand)), access = name;
	u32 number;

	callee->self = in->frame->self;
	if (il_is_member_access(&access)) {
		number = il_expr_node(p->il, access.first_operand)->next;
		name = *il_expr_node(p->il, number);
	}
	callee->routine = named_routine(p, call, &name);
	if (!callee->routine)
		return unknown(in);
	if (il_is_member_access(&access) && is_member_function(il_routine(p->il, callee->routine)) &&
	    !evaluate_object_of(in, access.first_operand, access.operation == eok_points_to_field, &callee->self)) {
		if (in->reason.id == DIAG_access_past_array || in->reason.id == DIAG_access_past_object)
			in->reason.is_given = false; /* for the reference the function may have no need of the object */
		return false;
	}
	return adjust_self(in, callee, name.flags & exf_qualified_name);
}

/* What an object that has no operator() for a call is converted to [over.call.object]/2. */
static bool convert_to_callee(struct interpreter *in, const struct il_expr_node *call, struct object *object, struct value *out)
{
	u32 function = object ? surrogate_of_call(in->p, call->first_operand) : 0;

	return function ? call_without_arguments(in, function, object, NULL, out) : unknown(in);
}

/* A function object, a pointer or reference to a function. */
static bool find_by_value(struct interpreter *in, const struct il_expr_node *call, struct callee *callee)
{
	struct value value;

	if (!evaluate(in, call->first_operand, &value))
		return false;
	if (value.kind == VALUE_OBJECT || (value.kind == VALUE_LVALUE && is_class_type(in->p, value.type))) {
		callee->self = value.kind == VALUE_OBJECT ? value.place.object : object_at(in, &value.place);
		callee->lambda = callee->self ? lambda_of_class(in->p, callee->self->type) : 0;
		callee->routine = il_any_kind(call->target) == IL_routine ? il_any_index(call->target) : 0;
		if (callee->lambda && (!callee->routine || lambda_of_operator(in->p, callee->routine) == callee->lambda))
			return true;
		callee->lambda = 0;
		if (callee->routine && callee->self)
			return adjust_self(in, callee, false);
		if (!convert_to_callee(in, call, callee->self, &value))
			return false;
		callee->self = NULL;
	}
	if (!decay(in, &value))
		return false;
	if (value.kind != VALUE_POINTER || !value.place.routine)
		return value.kind == VALUE_POINTER && !value.place.object ? not_constant(in) : unknown(in);
	callee->routine = value.place.routine;
	return true;
}

/* (object.*pointer)(…) */
static bool find_by_member_pointer(struct interpreter *in, const struct il_expr_node *access, struct callee *callee)
{
	struct value member;

	if (!evaluate_object_of(in, access->first_operand, access->operation == eok_points_to_pm_field, &callee->self) ||
	    !evaluate_rvalue(in, il_expr_node(in->p->il, access->first_operand)->next, &member))
		return false;
	if (member.kind != VALUE_MEMBER || !member.member || il_any_kind(member.member) != IL_routine)
		return unknown(in);
	callee->routine = il_any_index(member.member);
	return adjust_self(in, callee, false);
}

/* A function, or template of functions, of which overload resolution chose one. */
static bool names_function(const struct il_expr_node *node) { return node->kind == enk_routine || node->kind == enk_template_name; }

static bool find_callee(struct interpreter *in, const struct il_expr_node *call, struct callee *callee)
{
	struct parser *p = in->p;
	const struct il_expr_node *node = il_expr_node(p->il, il_in_parentheses(p->il, call->first_operand));

	if (node->kind == enk_operation && (node->operation == eok_pm_field || node->operation == eok_points_to_pm_field)) {
		struct il_expr_node access = *node;

		return find_by_member_pointer(in, &access, callee);
	}
	if (names_function(node) ||
	    (il_is_member_access(node) && names_function(il_expr_node(p->il, il_expr_node(p->il, node->first_operand)->next))))
		return find_named(in, call, callee);
	return find_by_value(in, call, callee);
}

/* The literal as it is written, without the suffix. */
static bool spelling_of(struct interpreter *in, u32 routine, u32 literal, struct value *out)
{
	struct parser *p = in->p;
	const struct il_expr_node *node = il_expr_node(p->il, literal);
	u32 suffix = (u32)(strlen(il_text(p->il, il_routine(p->il, routine)->name)) - strlen("operator\"\""));
	il_str text = il_intern(p->il, p->il->source + node->range_begin, node->range_end - node->range_begin - suffix);
	struct object *object = object_of_text(in, il_text(p->il, text));

	if (!object)
		return unknown(in);
	*out = value_lvalue(object);
	return decay(in, out);
}

/* What a literal operator gets of the literal [lex.ext]: its value, of a string the length as well; a raw one how it is spelled; a template
 * nothing. */
static bool call_literal_operator(struct interpreter *in, u32 routine, u32 literal, struct object *target, struct value *out)
{
	struct parser *p = in->p;
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param;
	struct call_arguments arguments = { .first = param ? literal : 0 };
	struct object *string;
	struct value length, spelling;

	if (param && il_param_type(p->il, param)->next) {
		if (!evaluate_object(in, literal, &string))
			return false;
		length = value_integer(p->builtin[ik_unsigned_long], string->count - 1);
		arguments.last = &length;
	} else if (param && pointed_to(p, il_param_type(p->il, param)->type)) {
		if (!spelling_of(in, routine, literal, &spelling))
			return false;
		arguments.value = &spelling;
		arguments.first = 0;
	}
	return call_routine(in, routine, NULL, &arguments, target, out);
}

bool evaluate_call(struct interpreter *in, u32 index, struct object *target, struct value *out)
{
	struct il_expr_node call = *il_expr_node(in->p->il, index);
	struct callee callee = { 0 };
	struct call_arguments arguments = { 0 };
	struct il_expr_node named = *il_expr_node(in->p->il, call.first_operand);

	if (is_destructor_call(in->p, &named))
		return evaluate_destructor_call(in, &named, out);
	if (!call.first_operand || !find_callee(in, &call, &callee))
		return call.first_operand ? false : unknown(in);
	arguments.first = il_expr_node(in->p->il, call.first_operand)->next;
	arguments.call = index;
	if (callee.lambda)
		return call_lambda(in, callee.lambda, callee.routine, callee.self, &arguments, target, out);
	if (is_allocation(in, callee.routine))
		return evaluate_allocation(in, callee.routine, arguments.first, out);
	if (il_expr_node(in->p->il, call.first_operand)->flags & exf_implicit &&
	    il_routine(in->p->il, callee.routine)->special_kind == sfk_literal_operator)
		return call_literal_operator(in, callee.routine, arguments.first, target, out);
	return call_routine(in, callee.routine, callee.self, &arguments, target, out);
}

/* ---- operators ---- */

bool call_operator(struct interpreter *in, const struct il_expr_node *node, u32 index, struct object *target, struct value *out)
{
	u32 left = node->first_operand, right = il_expr_node(in->p->il, left)->next;
	bool reversed = node->flags & exf_reversed;
	struct callee callee = { .routine = il_any_index(node->target) };
	struct value zero = value_integer(in->p->builtin[ik_int], 0);
	struct call_arguments arguments = { .first = reversed ? right : left,
		                            .call = index,
		                            .last = node->operation == eok_post_incr || node->operation == eok_post_decr ? &zero : NULL,
		                            .is_single = reversed,
		                            .second = left };

	if (is_member_function(il_routine(in->p->il, callee.routine))) {
		if (!evaluate_object(in, arguments.first, &callee.self) || !adjust_self(in, &callee, false))
			return false;
		arguments.first = reversed ? left : right;
		arguments.second = 0;
	}
	return call_routine(in, callee.routine, callee.self, &arguments, target, out);
}

bool evaluate_operator_call(struct interpreter *in, u32 index, struct object *target, struct value *out)
{
	struct il_expr_node node = *il_expr_node(in->p->il, index);

	if (!node.first_operand || node.operation == eok_dot_field || node.operation == eok_points_to_field)
		return unknown(in);
	if (node.operation == eok_assign && is_memberwise(in->p, il_any_index(node.target)))
		return evaluate_assignment(in, &node, il_expr_node(in->p->il, node.first_operand)->next, out);
	if (is_comparison_call(in->p, &node, il_any_index(node.target)))
		return evaluate_comparison(in, &node, out);
	return call_operator(in, &node, index, target, out);
}
