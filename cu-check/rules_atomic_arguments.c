/* What the arguments of __nv_atomic_… are converted to: pointers to what is neither const nor volatile, and the type of the object, or the
 * unsigned one of its size where it is only moved, compared or combined bit by bit. */
#include "atomics.h"

#include <stdio.h>

/* The name of the number that an object of a size is taken for. */
static const char *number_name(const struct atomic *atomic, const struct il_type *object)
{
	bool counts = atomic->operation == ADD_SUB || atomic->operation == MIN_MAX;
	bool is_signed = object->int_kind == ik_int || object->int_kind == ik_long || object->int_kind == ik_long_long;

	if (counts && object->kind == tk_float)
		return object->size == 4 ? "float" : "double";
	switch (object->size) {
	case 1: return "unsigned char";
	case 2: return "unsigned short";
	case 4: return counts && (is_signed || object->int_kind == ik_enum) ? "int" : "unsigned int";
	case 8: return counts && is_signed ? "long long" : "unsigned long long";
	default: return NULL;
	}
}

/* The type of an argument; NULL: it is not known. */
static const struct il_type *type_of(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	const struct il_type *type = stripped(c->il, node->type, &(u32){ 0 });

	return !node->type || node->flags & exf_dependent || type->kind == tk_error || type->kind == tk_typeref ||
	                       il_type(c->il, node->type)->flags & (tyf_dependent | tyf_contains_error) ?
	               NULL :
	               type;
}

static void report_incompatible(struct check *c, u32 expr, const char *parameter)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);

	diag_report(c->diag, DIAG_argument_of_builtin, node->range_begin, node->type, parameter);
}

/* The object's pointer, and that of what is expected. */
static void check_pointer(struct check *c, const struct atomic *atomic, u32 expr)
{
	const struct il_type *type = type_of(c, expr), *object;
	const char *number = "void";
	char parameter[64];
	u32 cv = 0;

	if (!type)
		return;
	if (type->kind != tk_pointer) {
		if (type->kind == tk_integer || type->kind == tk_float)
			report_incompatible(c, expr, "void *");
		return;
	}
	object = stripped(c->il, type->type, &cv);
	if (atomic->operation == ADD_SUB || atomic->operation == MIN_MAX)
		number = number_name(atomic, object);
	if (!number || (!(cv & (tyf_const | tyf_volatile)) && (object->int_kind != ik_enum || !strcmp(number, "void"))))
		return;
	snprintf(parameter, sizeof parameter, "%s *", number);
	report_incompatible(c, expr, parameter);
}

/* Whether something in a class might convert it. */
static bool has_conversions(const struct il *il, const struct il_type *class)
{
	const struct il_class_info *info = il_class_info(il, class->class_info);
	u32 entry;

	if (!class->class_info || class->template_info || info->first_base)
		return true;
	for (entry = il_scope(il, info->scope)->first_entry; entry; entry = il_source_sequence_entry(il, entry)->next)
		if (il_routine_of(il, il_source_sequence_entry(il, entry)->target)->special_kind == sfk_conversion)
			return true;
	return false;
}

static void check_value(struct check *c, const struct atomic *atomic, u32 expr, const struct il_type *object)
{
	const struct il_type *type = type_of(c, expr);
	const char *number = number_name(atomic, object);

	if (!type || !number)
		return;
	if (il_is_class(type) && !has_conversions(c->il, type))
		diag_report(c->diag, DIAG_no_conversion_for_builtin, il_expr_node(c->il, expr)->range_begin,
		            il_expr_node(c->il, expr)->type, number);
	else if (type->kind == tk_nullptr || ((type->kind == tk_pointer || type->kind == tk_array) && object->size < sizeof(void *)))
		report_incompatible(c, expr, number);
}

/* Whether something is pointed to: that it is not is said. */
static bool check_generic(struct check *c, u32 expr)
{
	const struct il_type *type = type_of(c, expr);

	if (!type || type->kind == tk_pointer || type->kind == tk_array || type->kind == tk_routine)
		return true;
	diag_report(c->diag, DIAG_exp_pointer_to_complete_type, il_expr_node(c->il, expr)->range_begin);
	return false;
}

void check_atomic_arguments(struct check *c, const struct atomic *atomic, const struct il_expr_node *call, const struct il_type *object)
{
	u32 i, values = atomic->order;

	if (atomic->operation == COMPARE_EXCHANGE)
		values--; /* whether it may fail for no reason is said before the orders */
	for (i = 1; i < values && atomic->is_generic && check_generic(c, argument_of(c->il, call, i)); i++)
		;
	if (atomic->is_generic || atomic->operation == FENCE)
		return;
	check_pointer(c, atomic, call->first_operand);
	if (atomic->operation == COMPARE_EXCHANGE)
		check_pointer(c, atomic, argument_of(c->il, call, 1));
	if (atomic->operation != LOAD)
		check_value(c, atomic, argument_of(c->il, call, values - 1), object);
}
