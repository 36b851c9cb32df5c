/* What is said about operands of operators that are vectors (GNU): both have the same elements, but for signs, and a number beside one is
 * converted to these without loss. g++ takes the steps and some numbers that NVIDIA's tool refuses. */
#include "../../lib/il/operations.h"
#include "../constants/constant.h"
#include "invalid.h"

#include "../syntax/expr.h"
#include "../types/layout.h"

static u32 element_at(struct parser *p, u32 node) { return il_type(p->il, type_strip(p, type_at(p, node), NULL))->type; }

static bool is_floating_element(const struct parser *p, u32 type) { return il_type(p->il, type_strip(p, type, NULL))->kind == tk_float; }

static u64 size_of_type(struct parser *p, u32 type)
{
	struct layout layout;

	return layout_of(p, type, &layout) ? layout.size : 0;
}

/* Whether the elements certainly differ in more than their signs. */
static bool have_other_elements(struct parser *p, u32 a, u32 b)
{
	u64 one = size_of_type(p, a), two = size_of_type(p, b);

	return one && two && (is_floating_element(p, a) != is_floating_element(p, b) || one != two);
}

static bool report_vectors(const struct typing *t, enum diag_id id)
{
	report_error(t->p, operator_position(t->p, t->operand[0]), id);
	return true;
}

static bool check_two_vectors(const struct typing *t)
{
	struct parser *p = t->p;
	u32 left = element_at(p, t->operand[0]), right = element_at(p, t->operand[1]);
	u64 one = size_of_type(p, type_at(p, t->operand[0])), two = size_of_type(p, type_at(p, t->operand[1]));

	if (one && two && one != two)
		return report_vectors(t, DIAG_vectors_of_other_size);
	return have_other_elements(p, left, right) && report_vectors(t, DIAG_vectors_of_other_elements);
}

/* Whether a number beside a vector is certainly not converted to its elements: constants are where they keep their value. */
static bool loses_value(struct parser *p, u32 element, u32 number)
{
	const struct il_expr_node *node = il_expr_node(p->il, il_in_parentheses(p->il, number));
	u32 type = type_without_reference(p, type_at(p, number)), cv = 0;
	bool is_variable = node->kind == enk_variable && il_any_kind(node->target) == IL_variable,
	     is_floating = is_floating_element(p, type);

	type_strip(p, type, &cv);
	if (is_floating && !is_floating_element(p, element))
		return true;
	if (!is_variable || cv || il_variable(p->il, il_any_index(node->target))->flags & vf_constexpr)
		return false;
	return is_floating_element(p, element) && (!is_floating || size_of_type(p, type) > size_of_type(p, element));
}

bool check_vector_operands(const struct typing *t)
{
	struct parser *p = t->p;
	bool left = is_vector_operand(p, t->operand[0]), right = t->operand[1] && is_vector_operand(p, t->operand[1]);
	u8 operation = t->node->operation;
	enum il_operation_class class = il_operation_class(operation);
	u32 number = t->operand[left];

	if (!in_code(p))
		return false;
	if (left && class == opc_step) {
		report_error(p, begin_of(p, t->operand[0]), DIAG_exp_scalar_operand);
		return true;
	}
	if (class == opc_assignment)
		class = operation == eok_assign ? opc_other : il_operation_class(il_operator_applied(operation));
	if (!(left || right) || !t->operand[1] || (class != opc_arithmetic && class != opc_shift && class != opc_comparison))
		return false;
	if (left && right)
		return check_two_vectors(t);
	if (class == opc_shift || !is_known_operand(p, number) || !is_arithmetic_sort(sort_of(p, number)) ||
	    is_enum_type(p, type_at(p, number)))
		return false;
	return loses_value(p, element_at(p, t->operand[!left]), number) && report_vectors(t, DIAG_mixed_vector_operation);
}
