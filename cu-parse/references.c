/* What bodies mention: referenced entities and implicit captures [expr.prim.lambda.capture]. */
#include "expr.h"

static bool host_code_here(const struct parser *p)
{
	u32 space = p->routine ? il_routine(p->il, p->routine)->execution_space : 0;

	return !(space & (es_device | es_global)) || space & es_host;
}

static bool is_inside(const struct parser *p, u32 scope, u32 outer)
{
	for (; scope; scope = p->scopes.at[scope].parent)
		if (scope == outer)
			return true;
	return false;
}

static bool is_captured(const struct parser *p, const struct il_lambda *lambda, il_any entity)
{
	u32 capture;

	for (capture = lambda->first_capture; capture; capture = il_lambda_capture(p->il, capture)->next)
		if (il_lambda_capture(p->il, capture)->captured == entity)
			return true;
	return false;
}

/* A local variable from outside the lambda that it captures by default. */
static void capture_implicitly(struct parser *p, u32 number, u32 variable)
{
	struct il_lambda *lambda = il_lambda(p->il, number);
	const struct il_variable *record = il_variable(p->il, variable);
	il_any entity = il_any_of(IL_variable, variable);
	struct il_lambda_capture *capture;
	u32 index, *link;

	if (!(lambda->flags & (lf_default_copy | lf_default_reference)) || is_inside(p, record->parent_scope, lambda->scope) ||
	    is_captured(p, lambda, entity))
		return;
	index = il_new_lambda_capture(p->il, &capture);
	capture->kind = lambda->flags & lf_default_copy ? cptk_copy : cptk_reference;
	capture->flags = cpf_implicit;
	capture->name = record->name;
	capture->captured = entity;
	for (link = &lambda->first_capture; *link; link = &il_lambda_capture(p->il, *link)->next)
		;
	*link = index;
}

static bool is_automatic(const struct parser *p, const struct il_variable *variable)
{
	u8 kind;

	if (!variable->parent_scope || variable->flags & (vf_local_static | vf_enumerator | vf_template_parameter | vf_static_member))
		return false;
	kind = p->scopes.at[variable->parent_scope].kind;
	return kind == sck_block || kind == sck_function || kind == sck_func_prototype || kind == sck_condition;
}

void note_reference(struct parser *p, il_any entity)
{
	u32 index = il_any_index(entity), flags = enf_referenced | (host_code_here(p) ? enf_referenced_by_host : 0), lambda;

	switch (il_any_kind(entity)) {
	case IL_variable:
		il_variable(p->il, index)->entity |= flags;
		if (is_automatic(p, il_variable(p->il, index)))
			for (lambda = p->lambda; lambda; lambda = il_lambda(p->il, lambda)->enclosing_lambda)
				capture_implicitly(p, lambda, index);
		break;
	case IL_routine:
		il_routine(p->il, index)->entity |= flags;
		break;
	case IL_template:
		il_template(p->il, index)->entity |= flags;
		break;
	default:
		break;
	}
}
