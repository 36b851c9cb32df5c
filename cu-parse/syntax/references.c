/* What bodies mention: referenced entities and implicit captures [expr.prim.lambda.capture]. */
#include "../typing/invalid.h"
#include "expr.h"
#include "../overload/function_address.h"

/* The innermost lambda with an execution space of its own decides, else the function. */
bool is_host_code(const struct parser *p, u32 lambda)
{
	u32 space = p->routine ? il_routine(p->il, p->routine)->execution_space : 0;

	for (; lambda; lambda = il_lambda(p->il, lambda)->enclosing_lambda) {
		if (il_lambda(p->il, lambda)->execution_space) {
			space = il_lambda(p->il, lambda)->execution_space;
			break;
		}
	}
	return !(space & (es_device | es_global)) || space & es_host;
}

/* ---- implicit captures ---- */

static bool is_captured(const struct parser *p, const struct il_lambda *lambda, u8 kind, il_any entity)
{
	u32 capture;

	for (capture = lambda->first_capture; capture; capture = il_lambda_capture(p->il, capture)->next) {
		const struct il_lambda_capture *record = il_lambda_capture(p->il, capture);

		if (kind == cptk_this ? record->kind == cptk_this || record->kind == cptk_star_this : record->captured == entity)
			return true;
	}
	return false;
}

bool is_copied_around(const struct parser *p, il_any entity)
{
	u32 lambda, capture;

	for (lambda = entity ? p->lambda : 0; lambda; lambda = il_lambda(p->il, lambda)->enclosing_lambda)
		for (capture = il_lambda(p->il, lambda)->first_capture; capture; capture = il_lambda_capture(p->il, capture)->next)
			if (il_lambda_capture(p->il, capture)->captured == entity && il_lambda_capture(p->il, capture)->kind == cptk_copy)
				return true;
	return false;
}

static void add_implicit_capture(struct parser *p, struct il_lambda *lambda, u8 kind, il_any entity, il_str name, u32 place)
{
	struct il_lambda_capture *capture;
	u32 index, *link = &lambda->first_capture;

	while (*link)
		link = &il_lambda_capture(p->il, *link)->next;
	index = il_new_lambda_capture(p->il, &capture);
	capture->kind = kind;
	capture->flags = cpf_implicit;
	capture->name = name;
	capture->captured = entity;
	capture->range_begin = place;
	capture->range_end = end_of_last(p);
	*link = index;
}

/* Whether what is captured by copy is listed, and may not be. */
static bool lists_no_copy(const struct parser *p, const struct il_lambda *lambda, il_str name)
{
	u32 capture = lambda->first_capture;

	while (capture && (il_lambda_capture(p->il, capture)->name != name || il_lambda_capture(p->il, capture)->captured ||
	                   il_lambda_capture(p->il, capture)->kind != cptk_copy))
		capture = il_lambda_capture(p->il, capture)->next;
	return capture;
}

static u32 place_of_name(const struct parser *p) { return p->tokens[p->at ? p->at - 1 : 0].position; } /* the one that was just read */

/* Through each lambda around that captures by default, up to the one in which the variable is. by_inner: a lambda that begins here
 * names it to capture it. */
static enum named_as capture_variable(struct parser *p, u32 variable, bool by_inner)
{
	const struct il_variable *record = il_variable(p->il, variable);
	il_any entity = il_any_of(IL_variable, variable);
	bool by_name = !by_inner;
	u32 number;

	for (number = p->lambda; number; number = il_lambda(p->il, number)->enclosing_lambda, by_inner = true) {
		struct il_lambda *lambda = il_lambda(p->il, number);

		if (scope_is_inside(p, record->parent_scope, lambda->scope) || is_captured(p, lambda, cptk_copy, entity))
			break;
		if ((lambda->flags & lf_default_copy || lists_no_copy(p, lambda, record->name)) &&
		    check_copied_array(p, variable, place_of_name(p)))
			break;
		if (!(lambda->flags & (lf_default_copy | lf_default_reference))) /* what is wrong, or a constant, is not captured */
			return check_uncaptured(p, variable, by_inner, by_name, place_of_name(p));
		add_implicit_capture(p, lambda, lambda->flags & lf_default_copy ? cptk_copy : cptk_reference, entity, record->name,
		                     place_of_name(p));
		check_captured_binding(p, variable, place_of_name(p));
	}
	return NAMED_ENTITY;
}

/* A variable of a block that is there once: also in shared memory, without the word static. */
static bool is_static_local(const struct il_variable *variable)
{
	return variable->flags & vf_local_static || variable->memory_space & ms_shared;
}

bool is_capturable(const struct parser *p, const struct il_variable *variable)
{
	const u32 others = vf_thread_local | vf_enumerator | vf_template_parameter | vf_static_member;
	u8 kind;

	if (!variable->parent_scope || variable->storage_class == sc_extern || variable->flags & others || is_static_local(variable))
		return false;
	kind = p->scopes.at[variable->parent_scope].kind;
	return kind == sck_block || kind == sck_function || kind == sck_func_prototype || kind == sck_condition;
}

static bool is_local(const struct parser *p, const struct il_variable *variable)
{
	u8 kind = p->scopes.at[variable->parent_scope].kind;

	return is_capturable(p, variable) || variable->flags & vf_local_static ||
	       (variable->memory_space & ms_shared && (kind == sck_block || kind == sck_function || kind == sck_condition));
}

/* A reference that is a constant. */
static bool is_constant_reference(struct parser *p, u32 index)
{
	return is_reference_type(p, type_strip(p, il_variable(p->il, index)->type, NULL)) && is_bound_to_constant(p, index);
}

/* A constant whose value alone is needed; for the reference that is not certain of an array whose elements are of a dependent type. */
static bool is_mere_constant(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 cv = 0, type = type_strip(p, variable->type, &cv);

	return p->in_constant && (variable->flags & vf_constexpr || cv & tyf_const) &&
	       !(il_type(p->il, type)->kind == tk_array && type_is_dependent(p, il_type(p->il, type)->type));
}

/* place: of the last part of its name, which begins at begin; 0: it is named to be captured. */
static void note_this_at(struct parser *p, u32 place, u32 begin)
{
	u32 number;

	if (p->evaluation == evk_unevaluated)
		return;
	if (begin)
		check_this_captured(p, begin);
	for (number = lambda_of_this(p); number; number = il_lambda(p->il, number)->enclosing_lambda) {
		struct il_lambda *lambda = il_lambda(p->il, number);

		if (is_inside_class_of(p, lambda->scope))
			break;
		if (lambda->flags & (lf_default_copy | lf_default_reference) && !is_captured(p, lambda, cptk_this, 0))
			add_implicit_capture(p, lambda, cptk_this, 0, 0, place);
	}
}

void note_this(struct parser *p, bool is_capture) { note_this_at(p, place_of_name(p), is_capture ? 0 : place_of_name(p)); }

/* ---- references ---- */

/* In a lambda. */
static enum named_as note_in_lambda(struct parser *p, u32 index, bool is_capture)
{
	if (!is_capture && is_constant_reference(p, index))
		return scope_is_inside(p, il_variable(p->il, index)->parent_scope, il_lambda(p->il, p->lambda)->scope) ?
		               NAMED_ENTITY :
		               NAMED_CONSTANT_REFERENCE;
	return is_mere_constant(p, index) ? NAMED_ENTITY : capture_variable(p, index, is_capture);
}

static enum named_as note_variable(struct parser *p, u32 index, bool is_capture)
{
	const struct il_variable *variable = il_variable(p->il, index);
	enum named_as as;

	if ((p->in_user_file || p->noted_instance) && p->parameters_of && is_local(p, variable) &&
	    check_local_in_default_argument(p, index, place_of_name(p)))
		return NAMED_ERROR;
	if (p->in_user_file && p->class_type && is_capturable(p, variable) &&
	    (as = check_local_of_other(p, index, place_of_name(p))) != NAMED_ENTITY)
		return as;
	if (p->lambda && p->evaluation != evk_unevaluated && is_capturable(p, variable))
		return note_in_lambda(p, index, is_capture);
	return NAMED_ENTITY;
}

/* Of an instance of a kernel that the arguments of its launch found, the template is referred to. */
static void note_routine(struct parser *p, u32 index, u32 flags)
{
	struct il_routine *routine = il_routine(p->il, index);

	routine->entity |= flags;
	if (routine->execution_space & es_global && routine->template_info)
		il_template(p->il, il_template_info(p->il, routine->template_info)->template)->entity |= flags;
}

static enum named_as note_entity(struct parser *p, il_any entity, u32 flags, bool is_capture)
{
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_variable: il_variable(p->il, index)->entity |= flags; return note_variable(p, index, is_capture);
	case IL_routine: note_routine(p, index, flags); break;
	case IL_template: il_template(p->il, index)->entity |= flags; break;
	case IL_field: il_field(p->il, index)->entity |= flags; break;
	default: break;
	}
	return NAMED_ENTITY;
}

/* Whether the host reference array of relocatable device code spells an entity with the module id: kernels and device variables that
 * are templates or have internal linkage. */
static bool has_module_id(const struct parser *p, il_any entity)
{
	bool is_template = il_any_kind(entity) == IL_template;
	const struct il_variable *variable;
	const struct il_routine *routine;

	if (is_template)
		entity = il_template(p->il, il_any_index(entity))->prototype;
	if (il_any_kind(entity) == IL_routine) {
		routine = il_routine(p->il, il_any_index(entity));
		return routine->execution_space & es_global && (is_template || routine->template || routine->linkage == nlk_internal);
	}
	if (il_any_kind(entity) != IL_variable)
		return false;
	variable = il_variable(p->il, il_any_index(entity));
	return variable->memory_space & (ms_device | ms_constant | ms_managed) && !(variable->entity & enf_local_to_function) &&
	       (is_template || variable->template || variable->linkage == nlk_internal);
}

/* Host code names the entity, evaluated or not. */
static void note_module_id(struct parser *p, il_any entity)
{
	u32 place = place_of_name(p);

	if (has_module_id(p, entity) && (!p->module_id_needed || place < p->module_id_needed))
		p->module_id_needed = place;
}

void note_capture(struct parser *p, il_any variable)
{
	note_entity(p, variable, enf_referenced | (is_host_code(p, p->lambda) ? enf_referenced_by_host : 0), true);
}

enum named_as note_reference(struct parser *p, const struct lookup *found)
{
	bool by_host = is_host_code(p, p->lambda);
	u32 flags = by_host ? enf_referenced | enf_referenced_by_host : enf_referenced, symbol;

	if (!is_function_name(found->class)) {
		enum named_as as = note_entity(p, found->entity, flags, false);

		if (by_host)
			note_module_id(p, found->entity);
		return as;
	}
	for (symbol = found->symbol; symbol && (p->symbols.at[symbol].noted & flags) != flags; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		note_entity(p, entity, flags, false);
		if (by_host && has_module_id(p, entity)) /* each reference counts: bodies are not read in order */
			note_module_id(p, entity);
		else
			p->symbols.at[symbol].noted |= flags;
	}
	return NAMED_ENTITY;
}

u32 union_of_variable(const struct parser *p, u32 field)
{
	u32 class = il_field(p->il, field)->class_type;

	while (class != p->class_type && il_is_anonymous_class(p->il, class)) {
		const struct il_scope *scope = il_scope(p->il, il_type(p->il, class)->parent_scope);

		if (scope->kind != sck_class_struct_union)
			return class;
		class = il_any_kind(scope->owner) == IL_type ? il_any_index(scope->owner) : 0;
	}
	return 0;
}

static void note_member_of_this_at(struct parser *p, il_any entity, u32 place, u32 begin)
{
	u32 variable = il_any_kind(entity) == IL_field ? union_of_variable(p, il_any_index(entity)) : 0;
	const struct il_routine *routine;

	if (variable)
		check_outer_union(p, variable, place);
	if (!p->lambda || !p->class_type || variable)
		return;
	if (il_any_kind(entity) == IL_routine) {
		routine = il_routine(p->il, il_any_index(entity));
		if (!routine->class_type || routine->flags & rf_static_member)
			return;
	}
	note_this_at(p, place, begin);
}

void note_member_of_this(struct parser *p, il_any entity, u32 begin) { note_member_of_this_at(p, entity, place_of_name(p), begin); }

/* Whether it is not known which of the functions of a name is called, and some are static. */
static bool may_be_static(const struct parser *p, const struct il_expr_node *call)
{
	bool is_known = call->type && call->type != p->error_type && !type_is_dependent(p, call->type) && !(call->flags & exf_dependent);
	u32 symbol = !is_known && is_overload_set(p, call->first_operand) ? functions_of_node(p, call->first_operand) : 0;

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		if (il_any_kind(entity) == IL_template)
			entity = il_template(p->il, il_any_index(entity))->prototype;
		if (il_routine_of(p->il, entity)->flags & rf_static_member)
			return true;
	}
	return false;
}

void note_called_member(struct parser *p, u32 call)
{
	const struct il_expr_node *record = il_expr_node(p->il, call), *name = il_expr_node(p->il, record->first_operand);
	il_any target = name->target;
	u32 errors = p->errors;

	if (!p->lambda || name->kind == enk_operation || may_be_static(p, record)) /* a.f(): of another object */
		return;
	if (name->kind == enk_template_name && il_any_kind(target) == IL_template)
		target = il_template(p->il, il_any_index(target))->prototype;
	if (il_any_kind(target) == IL_routine)
		note_member_of_this_at(p, target, name->range_begin, name->range_begin);
	if (p->errors > errors)
		diag_move(p->diag, record->range_end); /* behind what is wrong with the arguments */
}
