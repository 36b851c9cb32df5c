/* What is said, in the pattern of a template, of a value that a variable or member is initialized by: pointers to what depends on template
 * parameters are no numbers, and numbers no such pointers, whatever the arguments are. */
#include "invalid.h"

#include "../../lib/il/operations.h"

/* A pointer, also to a member, that depends on template parameters. */
static bool is_dependent_pointer(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL));

	return ((record->kind == tk_pointer && record->pointer_kind == pk_pointer) || record->kind == tk_ptr_to_member) &&
	       type_is_dependent(p, type) && !has_placeholder(p, type);
}

static bool is_number(struct parser *p, u32 type)
{
	u8 kind = il_type(p->il, type_strip(p, type, NULL))->kind;

	return is_known_type(p, type) && (kind == tk_integer || kind == tk_float || is_enum_type(p, type));
}

/* What no pointer is converted to: all of them are to bool. */
static bool takes_no_pointer(struct parser *p, u32 type)
{
	return (is_number(p, type) && il_type(p->il, type_strip(p, type, NULL))->int_kind != ik_bool) ||
	       type_strip(p, type, NULL) == p->nullptr_type;
}

/* The only element of a list, or what is no list; 0: there is no such one. */
static u32 single_value(const struct parser *p, u32 node)
{
	if (il_expr_node(p->il, node)->kind != enk_braced_init_list)
		return node;
	node = il_expr_node(p->il, node)->first_operand;
	return il_expr_node(p->il, node)->next ? 0 : node;
}

/* A value that is no null pointer constant, whatever the template's arguments are. */
static bool is_no_null(struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));
	const struct il_constant *constant = il_constant(p->il, record->constant);

	if (record->flags & exf_dependent && record->kind != enk_sizeof)
		return false;
	switch (record->kind) {
	case enk_constant: return constant->kind == ck_float || (constant->kind == ck_integer && (constant->value || is_bool(p, node)));
	case enk_variable: return !(il_variable(p->il, il_any_index(record->target))->flags & vf_template_parameter);
	case enk_field:
	case enk_sizeof: return true;
	case enk_operation:
		return il_is_member_access(record) || il_operation_class(record->operation) != opc_other || record->operation == eok_call;
	default: return false;
	}
}

/* Says what is wrong with one value. */
static void check_value(struct parser *p, u32 node, u32 type)
{
	bool is_pointer = type_is_dependent(p, type);
	u32 from;

	if (!(is_pointer ? is_dependent_pointer(p, type) : takes_no_pointer(p, type)))
		return;
	node = single_value(p, node);
	from = type_at(p, il_in_parentheses(p->il, node));
	if (!from || from == p->error_type)
		return;
	from = decayed_type(p, from);
	if (is_pointer ? is_number(p, from) && is_no_null(p, node) : is_dependent_pointer(p, from))
		report_error(p, begin_of(p, node), DIAG_bad_initializer_type, from, type);
}

bool check_dependent_value(struct parser *p, u32 node, u32 type)
{
	const struct il_type *array = il_type(p->il, type_strip(p, type, NULL));
	u32 element, errors = p->errors;

	if (!node || !p->template_depth || is_in_generic_lambda(p, p->scope) || !in_code_or_initializer(p) ||
	    il_expr_node(p->il, node)->next)
		return false;
	if (array->kind != tk_array)
		check_value(p, node, type);
	else if (il_expr_node(p->il, node)->kind == enk_braced_init_list)
		for (element = il_expr_node(p->il, node)->first_operand; element; element = il_expr_node(p->il, element)->next)
			check_value(p, element, array->type);
	return p->errors > errors;
}
