/* Functions that no other unit can define, since template arguments of theirs have no linkage [basic.link]/8: local classes, closures,
 * what stands in unnamed namespaces. */
#include "text.h"

enum { DEPTH_MAX = 50 };

static bool is_local_type(const struct il *il, u32 type, u32 depth);

static bool has_local_argument(const struct il *il, u32 info, u32 depth)
{
	u32 arg;

	for (arg = il_template_info(il, info)->first_argument; arg; arg = il_template_arg(il, arg)->next)
		if (il_template_arg(il, arg)->kind == tak_type && is_local_type(il, il_template_arg(il, arg)->type, depth + 1))
			return true;
	return false;
}

static bool is_local_function_type(const struct il *il, const struct il_type *type, u32 depth)
{
	u32 param;

	for (param = type->first_param; param; param = il_param_type(il, param)->next)
		if (is_local_type(il, il_param_type(il, param)->type, depth))
			return true;
	return is_local_type(il, type->type, depth);
}

static bool is_local_type(const struct il *il, u32 type, u32 depth)
{
	const struct il_type *t = il_type(il, type);

	if (!type || depth > DEPTH_MAX)
		return false;
	switch (t->kind) {
	case tk_pointer:
	case tk_array:
	case tk_typeref: return is_local_type(il, t->type, depth + 1);
	case tk_ptr_to_member: return is_local_type(il, t->class_type, depth + 1) || is_local_type(il, t->type, depth + 1);
	case tk_routine: return is_local_function_type(il, t, depth + 1);
	default:
		return t->flags & tyf_closure || t->entity & (enf_local_to_function | enf_in_unnamed_namespace) ||
		       has_local_argument(il, t->template_info, depth);
	}
}

bool has_no_linkage(const struct il *il, u32 routine)
{
	const struct il_routine *r = il_routine(il, routine);
	u32 class = r->class_type, depth;

	if (has_local_argument(il, r->template_info, 0))
		return true;
	for (depth = 0; class && depth < DEPTH_MAX; depth++) {
		u32 scope = il_type(il, class)->parent_scope;

		if (has_local_argument(il, il_type(il, class)->template_info, 0))
			return true;
		class = il_scope(il, scope)->kind == sck_class_struct_union && il_any_kind(il_scope(il, scope)->owner) == IL_type ?
		                il_any_index(il_scope(il, scope)->owner) :
		                0;
	}
	return false;
}
