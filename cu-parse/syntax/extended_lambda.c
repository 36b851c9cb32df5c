/* Lambdas for devices in host code (page 25). */
#include "../traits/traits.h"
#include "expr.h"

/* Whether what stands in a scope is in a function's body, perhaps in bodies of lambdas there, not in a default argument, nor directly in
 * the initializer of a member of a class there. */
static bool is_in_body(const struct parser *p, u32 scope)
{
	bool in_block = false, in_lambda = false;

	for (; scope; scope = p->scopes.at[scope].parent)
		switch (p->scopes.at[scope].kind) {
		case sck_function: return true;
		case sck_block: in_block = true; break;
		case sck_func_prototype: /* of a lambda: one for captures, one for parameters */
			if (!in_block)
				return false;
			in_block = il_any_kind(il_scope(p->il, scope)->owner) != IL_lambda;
			in_lambda = true;
			break;
		case sck_class_struct_union:
			if (!in_lambda)
				return false;
			break;
		default: break;
		}
	return false;
}

/* Whether it is in code of the host. The scope tells, for a text that is read again is in no function as to p. */
static bool is_in_host_code(const struct parser *p, u32 scope)
{
	u32 space = 0;

	for (; scope && !space; scope = p->scopes.at[scope].parent) {
		il_any owner = il_scope(p->il, scope)->owner;

		if (il_any_kind(owner) == IL_lambda)
			space = il_lambda(p->il, il_any_index(owner))->execution_space;
		if (p->scopes.at[scope].kind != sck_function)
			continue;
		space = space ? space : il_routine(p->il, il_any_index(owner))->execution_space;
		break;
	}
	return !(space & (es_device | es_global)) || space & es_host;
}

void note_wrapper(struct parser *p, struct il_lambda *lambda, bool result_names_param)
{
	bool keeps_result = lambda->flags & lf_explicit_return && !result_names_param; /* which can be named outside */

	u32 around = p->scopes.at[lambda->scope].parent;

	if (!(lambda->execution_space & es_device) || !is_in_body(p, around) || !is_in_host_code(p, around))
		return;
	lambda->wrapper = lambda->execution_space & es_host ? lwk_host_device : keeps_result ? lwk_device_return_type : lwk_device;
	lambda->extended_number = ++p->extended_count;
}

/* Wrappers copy arrays element by element, which not all classes allow; the reference asks whether one can be assigned an rvalue. */
static void note_captured_array(struct parser *p, struct il_lambda_capture *capture)
{
	struct subobject element;

	if (!strip_to_element(p, il_variable(p->il, il_any_index(capture->captured))->type, &element) || !element.is_array ||
	    !is_class_record(il_type(p->il, element.type)))
		return;
	if (special_use(p, element.type, &use_of_special_member[DEFAULT_CONSTRUCTOR]).allowed == TRAIT_FALSE)
		capture->flags |= cpf_not_default_constructible;
	if (trait_is_assignable(p, (u32[]){ type_pointer(p, pk_lvalue_reference, element.type), element.type }, 2) == TRAIT_FALSE)
		capture->flags |= cpf_not_assignable;
}

void note_captured_arrays(struct parser *p, const struct il_lambda *lambda)
{
	u32 capture;

	if (p->template_depth)
		return;
	for (capture = lambda->first_capture; capture; capture = il_lambda_capture(p->il, capture)->next) {
		struct il_lambda_capture *record = il_lambda_capture(p->il, capture);

		if ((record->kind == cptk_copy || record->kind == cptk_reference) && il_any_kind(record->captured) == IL_variable)
			note_captured_array(p, record);
	}
}
