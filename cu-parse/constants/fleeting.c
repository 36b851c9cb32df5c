/* Constants that would designate what does not last as long as the program: local variables, those of a thread, temporaries; and managed
 * variables, which have no address before the program runs [expr.const]/11. */
#include "constants.h"
#include "../typing/typing.h"

/* What a value designates that no constant may. */
struct fleeting {
	u32 variable; /* 0: none */
	bool is_temporary;
};

static bool is_fleeting(const struct parser *p, const struct object *root)
{
	return root->flags & OBJECT_STATIC && root->number &&
	       (!is_lasting(p, root) || il_variable(p->il, root->number)->memory_space & ms_managed);
}

static u32 fleeting_variable(const struct parser *p, const struct value *value)
{
	const struct object *root;

	if ((value->kind != VALUE_POINTER && value->kind != VALUE_LVALUE) || !value->place.object)
		return 0;
	root = object_root(value->place.object);
	return is_fleeting(p, root) ? root->number : 0;
}

u32 fleeting_in_object(const struct parser *p, const struct object *object)
{
	u32 i, found = 0;

	if (object->kind == OBJECT_SCALAR || object->kind == OBJECT_REFERENCE)
		return object->state == OBJECT_KNOWN ? fleeting_variable(p, &object->value) : 0;
	if (!object->parts || stack_is_low(p->stack_bound))
		return 0;
	for (i = 0; i < object->count && !found; i++)
		if (object->kind != OBJECT_UNION || object->active == i + 1)
			found = fleeting_in_object(p, &object->parts[i]);
	return found;
}

bool is_bound_to_temporary(const struct object *object)
{
	return object->kind == OBJECT_REFERENCE && object->state == OBJECT_KNOWN && object->value.place.object &&
	       !(object_root(object->value.place.object)->flags & OBJECT_STATIC);
}

/* Evaluates what an object of a type is initialized with, of a placeholder a pointer alone. False: the value is not known. */
static bool find_fleeting(struct parser *p, u32 type, const struct initializer *initializer, struct fleeting *found)
{
	struct object *object;
	struct question q;
	struct value value;
	bool is_known;

	*found = (struct fleeting){ 0 };
	if (!begin_question(p, &q))
		return false;
	if (type) {
		object = object_new(&q.in, type);
		is_known = object && initialize(&q.in, object, type, initializer);
		if (is_known) {
			found->is_temporary = is_bound_to_temporary(object);
			found->variable = fleeting_in_object(p, found->is_temporary ? object_root(object->value.place.object) : object);
		}
	} else {
		is_known = initializer->form == INITIALIZER_COPY && evaluate_rvalue(&q.in, initializer->first, &value);
		found->variable = is_known ? fleeting_variable(p, &value) : 0;
	}
	end_question(&q);
	return is_known;
}

static void report_fleeting(struct parser *p, u32 place, const struct fleeting *found)
{
	report_error(p, place, DIAG_expr_not_constant);
	if (found->variable)
		diag_note(p->diag, DIAG_address_not_constant, place, il_any_of(IL_variable, found->variable));
	else
		diag_note(p->diag, DIAG_temporary_not_constant, place);
}

/* Whether a value of the type is no constant where one that its initializer mentions is none: pointers, references bound as a parameter is. */
static bool tells_why(struct parser *p, u32 type, u32 node)
{
	const struct il_expr_node *name = il_expr_node(p->il, il_in_parentheses(p->il, node));
	const struct il_variable *variable = il_variable_of(p->il, name->target);

	if (is_reference_type(p, type_strip(p, type, NULL)))
		return name->kind == enk_variable && variable->flags & vf_parameter && is_reference_type(p, variable->type);
	return il_type(p->il, type_strip(p, type, NULL))->kind == tk_pointer;
}

bool report_fleeting_variable(struct parser *p, u32 index)
{
	u32 type = il_variable(p->il, index)->type;
	struct initializer initializer = initializer_of_variable(p, index);
	struct fleeting found;

	if (!initializer.first)
		return false;
	if (!find_fleeting(p, type, &initializer, &found))
		return initializer.form != INITIALIZER_LIST && tells_why(p, type, initializer.first) &&
		       report_not_constant(p, initializer.first, ANY_TYPE);
	found.is_temporary &= is_automatic(p, il_variable(p->il, index));
	if (!found.variable && !found.is_temporary)
		return false;
	report_fleeting(p, il_expr_node(p->il, initializer.first)->range_begin, &found);
	return true;
}

bool report_fleeting_argument(struct parser *p, u32 node, u32 type)
{
	struct initializer initializer = { .form = INITIALIZER_COPY, .first = node };
	struct fleeting found;

	if (!find_fleeting(p, type, &initializer, &found))
		return type && tells_why(p, type, node) && report_not_constant(p, node, ANY_TYPE);
	if (found.variable)
		report_fleeting(p, il_expr_node(p->il, node)->range_begin, &found);
	return found.variable;
}
