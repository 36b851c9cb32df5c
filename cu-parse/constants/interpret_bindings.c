/* Structured bindings in constant evaluation [dcl.struct.bind]. */
#include "interpret.h"
#include "../overload/overload.h"
#include "../templates/instantiate.h"
#include "../types/placeholder.h"
#include "../typing/typing.h"

bool names_part_of_other(const struct parser *p, u32 variable)
{
	if (!(il_variable(p->il, variable)->flags & vf_structured_binding))
		return false;
	while (variable && il_variable(p->il, variable)->flags & vf_structured_binding)
		variable--;
	return is_reference_type(p, il_variable(p->il, variable)->type);
}

/* Elements, or members of the one class that has some [dcl.struct.bind]/3, 5. */
static bool bind_parts(struct interpreter *in, u32 container, struct object *object)
{
	struct parser *p = in->p;
	u32 variable, number = 0, first = 0;

	while (object->kind == OBJECT_CLASS && object_parts(in, object) && object->count && !field_of_part(p, object, object->count - 1)) {
		for (first = 0; first < object->count - 1 && !object->parts[first].count; first++)
			;
		object = &object->parts[first]; /* the base with members */
	}
	if ((object->kind != OBJECT_CLASS && object->kind != OBJECT_ARRAY) || !object_parts(in, object))
		return unknown(in);
	while (object->kind == OBJECT_CLASS && number < object->count && !field_of_part(p, object, number))
		number++;
	for (variable = container + 1; variable < p->il->table[IL_variable].count; variable++, number++) {
		const struct il_variable *record = il_variable(p->il, variable);

		if (!(record->flags & vf_structured_binding))
			break;
		if (number >= object->count || type_is_unknown(p, record->type))
			return unknown(in);
		vec_push(&in->frame->locals, (struct local){ variable, &object->parts[number] });
	}
	return true;
}

/* ---- like std::tuple ---- */

/* The function get<number>() for an object of the class, found through its arguments; 0: not known. */
static u32 getter(struct parser *p, u32 class, bool is_lvalue, u32 number)
{
	struct constant value = constant_integer(p, ik_unsigned_long, number);
	struct source object = { 0, class, is_lvalue ? vc_lvalue : vc_xvalue };
	struct arguments arguments = { .count = 0 };
	struct candidate_set set = { 0 };
	struct resolution r = { .outcome = OUTCOME_UNKNOWN };
	bool failed = false;
	struct stand_ins stand_ins = begin_stand_ins(p, &object, 1, &failed);

	if (arguments_of_nodes(p, stand_ins.first, &arguments)) {
		arguments.call.explicit_args = template_arg_of_value(p, p->builtin[ik_unsigned_long], &value);
		arguments.call.has_explicit_args = true;
		add_associated(p, &set, identifier_of(p, "get"), arguments.at, arguments.count, 0);
		r = resolve(p, &set, &arguments);
	}
	candidate_set_free(&set);
	end_stand_ins(p, &stand_ins);
	return r.outcome == OUTCOME_SUCCESS ? r.best.routine : 0;
}

static bool bind_elements(struct interpreter *in, u32 container, struct object *object, bool is_lvalue)
{
	struct value value = value_lvalue(object), result;
	struct call_arguments arguments = { .value = &value };
	u32 variable, number = 0, routine;
	struct object *element;

	for (variable = container + 1; variable < in->p->il->table[IL_variable].count; variable++, number++) {
		if (!(il_variable(in->p->il, variable)->flags & vf_structured_binding))
			break;
		routine = getter(in->p, object->type, is_lvalue, number);
		if (!routine)
			return unknown(in);
		if (!call_routine(in, routine, NULL, &arguments, NULL, &result))
			return false;
		element = result.kind == VALUE_LVALUE && !result.place.routine ? object_at(in, &result.place) : object_new(in, result.type);
		if (!element || (result.kind != VALUE_LVALUE && !initialize_from_value(in, element, result.type, &result)))
			return unknown(in);
		vec_push(&in->frame->locals, (struct local){ variable, element });
	}
	return true;
}

bool bind_names(struct interpreter *in, u32 container, struct object *object)
{
	enum outcome like_tuple = object->kind == OBJECT_CLASS ? is_like_tuple(in->p, object->type) : OUTCOME_FAILURE;
	u32 type = il_variable(in->p->il, container)->type;

	if (like_tuple == OUTCOME_UNKNOWN)
		return unknown(in);
	return like_tuple == OUTCOME_FAILURE ? bind_parts(in, container, object) :
	                                       bind_elements(in, container, object, is_reference_type(in->p, type));
}

/* What auto [a, b] = … binds its names to: the object of a reference, or a copy. */
bool declare_bindings(struct interpreter *in, u32 container, const struct initializer *initializer)
{
	u32 type = il_variable(in->p->il, container)->type;
	bool is_reference = is_reference_type(in->p, type);
	struct object *source, *object;

	if (initializer->form != INITIALIZER_COPY || !initializer->first || !evaluate_object(in, initializer->first, &source))
		return unknown(in);
	if (is_reference)
		return bind_names(in, container, source);
	object = object_new(in, source->type);
	if (!object)
		return unknown(in);
	vec_push(&in->frame->locals, (struct local){ container, object });
	if (source->kind == OBJECT_ARRAY ? !object_copy(in, object, source) : !copy_construct(in, object, source, source->type, true))
		return false;
	return bind_names(in, container, object);
}
