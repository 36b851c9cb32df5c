/* Vectors where device code names them: devices have none. */
#include "../syntax/expr.h"
#include "invalid.h"

enum { DEPTH_MAX = 100 };

static bool contains_vector(struct parser *p, u32 type, u32 depth)
{
	const struct il_type *t = il_type(p->il, type_strip(p, type, NULL));
	u32 param, arg;

	if (!type || !depth)
		return false;
	if (t->kind == tk_vector)
		return true;
	if ((t->kind == tk_pointer || t->kind == tk_array || t->kind == tk_routine) && contains_vector(p, t->type, depth - 1))
		return true;
	for (param = t->kind == tk_routine ? t->first_param : 0; param; param = il_param_type(p->il, param)->next)
		if (contains_vector(p, il_param_type(p->il, param)->type, depth - 1))
			return true;
	arg = t->template_info ? il_template_info(p->il, t->template_info)->first_argument : 0;
	for (; arg; arg = il_template_arg(p->il, arg)->next)
		if (il_template_arg(p->il, arg)->kind == tak_type && contains_vector(p, il_template_arg(p->il, arg)->type, depth - 1))
			return true;
	return false;
}

void check_vector_in_device_code(struct parser *p, u32 type, u32 place)
{
	if (!p->has_vectors || p->in_result || !p->routine || !is_as_written(p) || is_host_code(p, p->lambda) ||
	    !contains_vector(p, type, DEPTH_MAX))
		return;
	report_error(p, place, DIAG_vector_in_device_code, type, is_vector_type(p, type) ? "is" : "contains");
	diag_move(p->diag, end_of_last(p)); /* behind what is said of arguments in it */
}
