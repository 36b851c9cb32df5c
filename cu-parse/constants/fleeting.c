/* Constants that would designate what does not last as long as the program: local variables, those of a thread, temporaries; and managed
 * variables, which have no address before the program runs [expr.const]/11. And closures of which a part would have no value. */
#include "../../lib/il/names.h"
#include "constants.h"
#include "../typing/generic_lambda.h"
#include "../typing/typing.h"

/* What a value designates that no constant may, or the closure that it is. */
struct fleeting {
	u32 variable; /* 0: none */
	u32 closure;  /* its type; 0: none */
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

/* What takes the place of an extended lambda for host and device has a part more, without a value, where that captures something or may do
 * so. Generic lambdas and those with init-captures, which are errors, stand for themselves; of references other things are said. */
static bool has_part_without_value(const struct parser *p, u32 type)
{
	const struct il_lambda *lambda = il_lambda(p->il, lambda_of_class(p, type_strip(p, type, NULL)));
	u32 capture = lambda->first_capture;

	if (lambda->wrapper != lwk_host_device || lambda->flags & lf_generic || !il_has_option(p->il, "extended-lambda"))
		return false;
	while (capture && il_lambda_capture(p->il, capture)->kind == cptk_copy)
		capture = il_lambda_capture(p->il, capture)->next;
	return !capture && (lambda->first_capture || lambda->flags & (lf_default_copy | lf_default_reference));
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
			if (found->is_temporary)
				object = object_root(object->value.place.object);
			found->variable = fleeting_in_object(p, object);
			found->closure = has_part_without_value(p, object->type) ? object->type : 0;
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
	struct buffer name = { 0 };

	report_error(p, place, DIAG_expr_not_constant);
	if (found->variable) {
		diag_note(p->diag, DIAG_address_not_constant, place, il_any_of(IL_variable, found->variable));
	} else if (found->closure) {
		il_add_listed_type_name(p->il, found->closure, &name);
		diag_note(p->diag, DIAG_access_to_uninitialized_part, place, name.text);
		buffer_free(&name);
	} else {
		diag_note(p->diag, DIAG_temporary_not_constant, place);
	}
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
	if (!found.variable && !found.closure && !found.is_temporary)
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
