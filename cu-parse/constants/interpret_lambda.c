/* Closures of constant evaluation [expr.prim.lambda]. The parts of a closure object are its captures in order; what they are is known
 * when it is made. */
#include "../typing/generic_lambda.h"
#include "interpret.h"
#include "../overload/conversion.h"
#include "../typing/typing.h"

#include <stdlib.h>

u32 capture_count(const struct parser *p, u32 lambda)
{
	u32 capture, count = 0;

	for (capture = il_lambda(p->il, lambda)->first_capture; capture; capture = il_lambda_capture(p->il, capture)->next)
		count++;
	return count;
}

/* ---- captures ---- */

/* A part that refers to something, or is a new object of a type. */
static bool make_part(struct interpreter *in, struct object *closure, u32 number, u32 type, const struct value *value)
{
	struct object *part = &closure->parts[number], *model = object_new(in, type);

	if (!model)
		return unknown(in);
	object_adopt(part, model);
	return initialize_from_value(in, part, type, value);
}

static bool capture_reference(struct object *closure, u32 number, const struct value *lvalue)
{
	struct object *part = &closure->parts[number];

	part->kind = OBJECT_REFERENCE;
	part->type = lvalue->type;
	part->state = OBJECT_KNOWN;
	part->value = *lvalue;
	return true;
}

/* Of class type: a prvalue is made where it belongs [dcl.init.general]. */
static bool make_captured(struct interpreter *in, struct object *closure, u32 number, u32 expr, u32 type)
{
	struct initializer initializer = { .form = INITIALIZER_COPY, .first = expr };
	struct object *part = &closure->parts[number], *model = object_new(in, type);

	if (!model)
		return unknown(in);
	object_adopt(part, model);
	return initialize(in, part, type, &initializer);
}

static bool capture_initialized(struct interpreter *in, struct object *closure, u32 number, const struct il_lambda_capture *capture)
{
	struct source source = source_of_node(in->p, capture->expr);
	struct value value;

	if (capture->kind == cptk_init && source.type && source.type != in->p->error_type && is_class_type(in->p, source.type))
		return make_captured(in, closure, number, capture->expr, type_strip(in->p, source.type, NULL));
	if (!capture->expr || il_expr_node(in->p->il, capture->expr)->next || !evaluate(in, capture->expr, &value))
		return capture->expr && !il_expr_node(in->p->il, capture->expr)->next ? false : unknown(in);
	if (capture->kind == cptk_init_reference)
		return value.kind == VALUE_LVALUE ? capture_reference(closure, number, &value) : unknown(in);
	if ((value.kind != VALUE_LVALUE || !is_class_type(in->p, value.type)) && !decay(in, &value))
		return false;
	return make_part(in, closure, number, value.type, &value);
}

/* Of a variable, as const as that is. */
static bool capture_copy(struct interpreter *in, struct object *closure, u32 number, u32 variable, struct value *value)
{
	u32 cv = 0;

	type_strip(in->p, type_without_reference(in->p, il_variable(in->p->il, variable)->type), &cv);
	if (cv & tyf_const) {
		closure->parts[number].flags |= OBJECT_CONST;
		value->type = type_qualified(in->p, value->type, tyf_const);
	}
	return make_part(in, closure, number, value->type, value);
}

static bool capture_one(struct interpreter *in, struct object *closure, u32 number, const struct il_lambda_capture *capture)
{
	struct object *self = in->frame->self;
	struct value value;

	if (capture->flags & cpf_pack)
		return unknown(in);
	if (capture->kind == cptk_init || capture->kind == cptk_init_reference)
		return capture_initialized(in, closure, number, capture);
	if (capture->kind == cptk_this || capture->kind == cptk_star_this) {
		if (!self)
			return unknown(in);
		value = value_lvalue(self);
		return capture->kind == cptk_this ? capture_reference(closure, number, &value) :
		                                    make_part(in, closure, number, self->type, &value);
	}
	if (il_any_kind(capture->captured) != IL_variable || !capture->captured ||
	    !variable_lvalue(in, il_any_index(capture->captured), &value))
		return unknown(in);
	return capture->kind == cptk_reference ? capture_reference(closure, number, &value) :
	                                         capture_copy(in, closure, number, il_any_index(capture->captured), &value);
}

bool evaluate_lambda(struct interpreter *in, u32 node, struct object *target, struct value *out)
{
	struct parser *p = in->p;
	u32 lambda = il_any_index(il_expr_node(p->il, node)->target), capture, number = 0;
	struct object *closure =
		target && lambda_of_class(p, target->type) == lambda ? target : object_new(in, il_lambda(p->il, lambda)->type);

	if (!closure || (closure->count && !object_parts(in, closure)))
		return unknown(in);
	for (capture = il_lambda(p->il, lambda)->first_capture; capture; capture = il_lambda_capture(p->il, capture)->next) {
		struct il_lambda_capture record = *il_lambda_capture(p->il, capture);

		if (number == closure->count || !capture_one(in, closure, number++, &record))
			return number > closure->count ? unknown(in) : false;
	}
	*out = (struct value){ .kind = VALUE_OBJECT, .type = closure->type, .place = { .object = closure } };
	return true;
}

/* ---- calls ---- */

/* The names of captured entities mean the closure's parts. */
static void bind_captures(struct interpreter *in, struct frame *frame, u32 lambda, struct object *closure)
{
	struct parser *p = in->p;
	u32 capture = il_lambda(p->il, lambda)->first_capture, i;

	for (i = 0; capture && i < closure->count; i++, capture = il_lambda_capture(p->il, capture)->next) {
		const struct il_lambda_capture *record = il_lambda_capture(p->il, capture);

		if (record->kind == cptk_this)
			frame->self = object_at(in, &closure->parts[i].value.place);
		else if (record->kind == cptk_star_this)
			frame->self = &closure->parts[i];
		else
			vec_push(&frame->locals, (struct local){ il_any_index(record->captured), &closure->parts[i] });
	}
}

/* What is called: of a generic lambda the instance that routine is; 0: that for these arguments. */
static bool specialize_lambda(struct parser *p, u32 index, u32 routine, const struct call_arguments *arguments, struct lambda_call *call)
{
	struct il_lambda lambda = *il_lambda(p->il, index);

	if (lambda.flags & lf_generic && routine)
		return call_operator_body(p, routine) && call_of_instance(p, routine, call);
	if (lambda.flags & lf_generic)
		return !arguments->value && !arguments->is_single && !arguments->last &&
		       call_generic_lambda(p, index, arguments->first, true, call) == OUTCOME_SUCCESS && call->body;
	*call = (struct lambda_call){ .first_param = lambda.first_param, .body = lambda.body_statement };
	if (lambda.flags & lf_explicit_return)
		call->type = type_of_text(p, lambda.scope, lambda.trailing_return_begin, lambda.trailing_return_end);
	return call->body;
}

bool call_lambda(struct interpreter *in, u32 index, u32 routine, struct object *closure, const struct call_arguments *arguments,
                 struct object *target, struct value *out)
{
	struct parser *p = in->p;
	struct il_lambda lambda = *il_lambda(p->il, index);
	struct frame frame = { .caller = in->frame, .call = arguments->call };
	struct lambda_call call;
	enum flow flow;

	if (lambda.wrapper ||
	    p->il->header.std_version < CONSTEXPR_LAMBDAS) /* an object of a class that is no literal type takes its place */
		return not_constant(in);
	if (in->calls == MAX_CALLS)
		return not_constant(in) || reason_of_depth(in);
	if (!step(in) || (closure->count && !closure->parts) || !specialize_lambda(p, index, routine, arguments, &call))
		return unknown(in);
	if (lambda.flags & lf_explicit_return) {
		if (!call.type)
			return unknown(in);
		frame.keeps_reference = type_is_decltype_auto(p, call.type);
		frame.is_reference = has_placeholder(p, call.type) && is_reference_type(p, call.type);
		frame.return_type = has_placeholder(p, call.type) ? 0 : call.type;
	}
	if (!initialize_parameters(in, &frame, call.first_param, &(struct defaults){ .scope = lambda.scope }, arguments)) {
		vec_free(&frame.locals);
		return false;
	}
	bind_captures(in, &frame, index, closure);
	if (target && (!frame.return_type || same_plain_type(p, frame.return_type, target->type)))
		frame.target = target;
	frame.place = in->place;
	in->place = 0;
	in->frame = &frame;
	in->calls++;
	flow = execute(in, call.body);
	flow = leave_call(in, &frame, flow);
	return result_of_call(in, &frame, flow, out);
}

/* ---- pointers to functions [expr.prim.lambda.closure]/8 ---- */

bool convert_closure(struct interpreter *in, struct object *closure, u32 type, struct value *out)
{
	struct source source = { 0, closure->type, vc_prvalue };
	struct conversion c = implicit_conversion(in->p, &source, type);
	struct call_arguments none = { 0 };

	if (c.kind != CONVERSION_USER || !called_by_closure_member(in->p, c.function))
		return unknown(in);
	return call_closure_member(in, c.function, &none, NULL, out) && convert_value(in, out, type, out);
}

bool call_closure_member(struct interpreter *in, u32 routine, const struct call_arguments *arguments, struct object *target,
                         struct value *out)
{
	struct parser *p = in->p;
	u32 called = called_by_closure_member(p, routine), type = il_routine(p->il, routine)->conversion_type;
	struct object *closure;

	if (il_routine(p->il, routine)->special_kind == sfk_conversion) {
		*out = value_pointer(type, (struct place){ .routine = called });
		return true;
	}
	closure = object_new(in, il_routine(p->il, routine)->class_type);
	return closure ? call_lambda(in, lambda_of_operator(p, called), called, closure, arguments, target, out) : unknown(in);
}
