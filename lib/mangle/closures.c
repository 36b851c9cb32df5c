/* Names of closures [mangling.unnamed]: what they are numbered in, and how. */
#include "mangler.h"

static bool is_scope_around(const struct il *il, u32 outer, u32 scope)
{
	u32 steps;

	for (steps = 0; scope && scope != outer && steps < MAX_SCOPES; steps++)
		scope = il_scope(il, scope)->parent;
	return scope == outer;
}

static bool is_initialized_in_class(const struct il *il, const struct il_variable *variable)
{
	const struct il_template_info *info = il_template_info(il, variable->template_info);
	u32 pattern = il_any_index(il_template(il, info->template)->prototype);
	u32 decl = il_variable(il, variable->template_info ? pattern : 0)->first_decl;

	decl = decl ? decl : variable->first_decl;
	return contains(il_full_entity_decl_info(il, decl)->decl_begin, il_full_entity_decl_info(il, decl)->decl_end,
	                variable->initializer_begin);
}

u32 specialization_around(const struct il *il, const struct il_type *closure)
{
	u32 scope = il_lambda(il, il_class_info(il, closure->class_info)->lambda)->scope, i;

	if (!(closure->flags & tyf_closure) || !(closure->entity & enf_instantiation))
		return 0;
	for (i = 1; i < il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(il, i);

		if (variable->template_info && contains(variable->initializer_begin, variable->initializer_end, closure->position) &&
		    is_scope_around(il, variable->parent_scope, scope))
			return is_initialized_in_class(il, variable) && variable->flags & vf_static_member ? 0 : i;
	}
	return 0;
}

u32 specialized_member_around(const struct il *il, const struct il_type *closure)
{
	u32 i;

	for (i = 1; i < il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(il, i);

		if (variable->flags & vf_static_member && variable->entity & enf_explicit_specialization &&
		    contains(variable->initializer_begin, variable->initializer_end, closure->position))
			return i;
	}
	return 0;
}

/* Whether a closure is all that a variable is initialized with. */
static bool is_initializer(struct mangler *m, const struct il_type *closure, const struct il_variable *variable)
{
	const struct il_lambda *lambda = il_lambda(m->il, il_class_info(m->il, closure->class_info)->lambda);

	return lambda->range_end == variable->initializer_end;
}

/* Whether closures in a variable's initializer have its name in theirs. For g++ this is so of all but static members, of which it is so
 * where an instance is initialized outside of its class. */
static bool has_name_in_closures(struct mangler *m, const struct il_type *closure, const struct il_variable *variable)
{
	bool in_class = il_any_kind(context_of_scope(m->il, variable->parent_scope)) == IL_type;

	if (variable->flags & (vf_parameter | vf_template_parameter | vf_enumerator | vf_binding_container | vf_structured_binding))
		return false;
	if (m->module_id)
		return variable->flags & vf_inline || in_class || is_initializer(m, closure, variable);
	return !in_class || (variable->entity & enf_member_of_template && !is_initialized_in_class(m->il, variable));
}

/* The variable of a class or namespace that has what this one is, or is instantiated from. */
static u32 variable_at(struct mangler *m, u32 position, il_any context)
{
	u32 i;

	for (i = 1; i < m->il->table[IL_variable].count; i++)
		if (il_variable(m->il, i)->position == position && context_of(m, il_any_of(IL_variable, i)) == context)
			return i;
	return 0;
}

/* The field, member or variable in whose initializer a closure in a class or namespace stands, or 0. */
static il_any initialized_around(struct mangler *m, const struct il_type *closure)
{
	il_any context = context_of_scope(m->il, closure->parent_scope);
	u32 i, variable;

	for (i = 1; i < m->il->table[IL_field].count; i++)
		if (contains(il_field(m->il, i)->initializer_begin, il_field(m->il, i)->initializer_end, closure->position))
			return il_any_of(IL_field, i);
	for (i = 1; i < m->il->table[IL_variable].count; i++) {
		const struct il_variable *record = il_variable(m->il, i);

		if (!contains(record->initializer_begin, record->initializer_end, closure->position) ||
		    !has_name_in_closures(m, closure, record))
			continue;
		variable = variable_at(m, record->position, context);
		if (variable)
			return il_any_of(IL_variable, variable);
	}
	return 0;
}

static bool is_placeholder(const struct il *il, u32 type)
{
	u32 cv = 0, steps;
	const struct il_type *t = look_through(il, type, &cv);

	for (steps = 0; steps < MAX_DEPTH && (t->kind == tk_pointer || (t->kind == tk_typeref && t->typeref_kind == trk_pack_expansion));
	     steps++)
		t = look_through(il, t->type, &cv);
	return t->kind == tk_auto;
}

bool is_invented_for(const struct il *il, const struct il_parameter *param) { return is_placeholder(il, param->type); }

/* The reference counts closures by their parameters, as the ABI has it; g++ counts all. */
static bool has_parameters_of(const struct il *il, const struct il_lambda *a, const struct il_lambda *b)
{
	u32 x = a->first_param, y = b->first_param;

	for (; x && y && il_parameter(il, x)->type == il_parameter(il, y)->type; y = il_parameter(il, y)->next)
		x = il_parameter(il, x)->next;
	return !x && !y && !((a->flags ^ b->flags) & lf_ellipsis);
}

/* Whether a lambda is one that is there a second time, as what was parsed again just after it was. */
static bool is_again(struct mangler *m, u32 lambda)
{
	enum { NEAR = 16 };
	const struct il_lambda *record = il_lambda(m->il, lambda), *other;
	u32 i;

	for (i = lambda; --i && lambda - i < NEAR;) {
		other = il_lambda(m->il, i);
		if (other->range_begin == record->range_begin &&
		    context_of(m, il_any_of(IL_type, other->type)) == context_of(m, il_any_of(IL_type, record->type)))
			return true;
	}
	return false;
}

/* Whether both closures of a class are in the initializer of that member, or with 0 in the default argument of one parameter. */
static bool are_together(struct mangler *m, const struct il_type *a, const struct il_type *b, il_any initialized)
{
	struct default_argument x, y;

	if (initialized)
		return initialized_around(m, a) == initialized;
	x = default_argument_around(m->il, a);
	y = default_argument_around(m->il, b);
	return x.routine == y.routine && x.number == y.number;
}

bool is_replaced_lambda(const struct il_lambda *lambda) { return lambda->wrapper && lambda->wrapper != lwk_host_device; }

/* Whether a lambda is numbered among those that a later one, in the initializer of that member or variable or 0, is among. */
static bool is_counted_before(struct mangler *m, u32 index, u32 later, il_any initialized)
{
	const struct il_lambda *a = il_lambda(m->il, index), *b = il_lambda(m->il, later);
	const struct il_type *x = il_type(m->il, a->type), *y = il_type(m->il, b->type);

	if (a->range_begin >= b->range_begin || is_again(m, index))
		return false; /* the same, of an initializer that was parsed again */
	if (il_any_kind(initialized) == IL_variable && il_variable(m->il, il_any_index(initialized))->template_info)
		return context_of(m, il_any_of(IL_type, a->type)) == initialized;
	return context_of_scope(m->il, x->parent_scope) == context_of_scope(m->il, y->parent_scope) && are_together(m, x, y, initialized) &&
	       (m->module_id || is_replaced_lambda(b) ? has_parameters_of(m->il, a, b) : !is_replaced_lambda(a));
}

/* ---- closures that are in nothing which has a name ---- */

/* Whether g++ numbers a closure throughout the translation unit: in no function, nor in an initializer that gives it a name. */
static bool is_of_unit(struct mangler *m, u32 index)
{
	il_any context = context_of(m, il_any_of(IL_type, index));

	return !is_function(context) && il_any_kind(context) != IL_variable && !initialized_around(m, il_type(m->il, index));
}

static bool is_internal(const struct il *il, il_any entity)
{
	u32 index = il_any_index(entity);
	const struct il_routine *routine = il_routine(il, il_any_kind(entity) == IL_routine ? index : 0);

	return routine->linkage == nlk_internal || routine->flags & rf_main ||
	       il_variable(il, il_any_kind(entity) == IL_variable ? index : 0)->linkage == nlk_internal;
}

bool is_internal_closure(struct mangler *m, u32 index)
{
	il_any entity = il_any_of(IL_type, index), context, around;
	u32 steps;

	if (in_unnamed_namespace(m, entity))
		return true;
	for (steps = 0; entity && steps < MAX_DEPTH; steps++, entity = context) {
		const struct il_type *t = il_type(m->il, il_any_kind(entity) == IL_type ? il_any_index(entity) : 0);

		context = context_of(m, entity);
		if (is_internal(m->il, entity))
			return true;
		if (!(t->flags & tyf_closure) || is_function(context) || il_any_kind(context) == IL_variable)
			continue;
		around = initialized_around(m, t);
		if (!around || is_internal(m->il, around))
			return true;
	}
	return false;
}

bool is_lambda_of_template(const struct il *il, const struct il_lambda *lambda)
{
	u32 scope = lambda->scope;

	while (scope && il_scope(il, scope)->kind != sck_template_declaration)
		scope = il_scope(il, scope)->parent;
	return scope;
}

/* Whether no earlier lambda is the same, of what was parsed again. */
static bool is_first_of_place(const struct il *il, u32 lambda)
{
	u32 i = lambda;

	while (--i && il_lambda(il, i)->range_begin != il_lambda(il, lambda)->range_begin)
		;
	return !i;
}

/* How many closures g++ numbers before one of the unit. Those of templates and of their instances are among them, in the order in which it
 * instantiates, which is not known. */
static u32 earlier_of_unit(struct mangler *m, u32 lambda)
{
	const struct il *il = m->il;
	u32 i, count = 0;

	m->failed |= is_lambda_of_template(il, il_lambda(il, lambda));
	for (i = 1; i < il->table[IL_lambda].count; i++) {
		const struct il_lambda *other = il_lambda(il, i);

		if (other->range_begin >= il_lambda(il, lambda)->range_begin || !is_of_unit(m, other->type) || !is_first_of_place(il, i))
			continue;
		m->failed |= is_lambda_of_template(il, other);
		count++;
	}
	return count;
}

/* ---- names ---- */

/* What a closure is in the initializer of, when it has that before its name. */
static void initialized_name(struct mangler *m, il_any initialized)
{
	u32 variable = il_any_kind(initialized) == IL_variable ? il_any_index(initialized) : 0;

	if (!initialized)
		return;
	m->failed |= il_variable(m->il, variable)->template && !m->module_id;
	if (variable)
		mangled_variable_name(m, variable);
	else
		mangled_source_name(m, il_field(m->il, il_any_index(initialized))->name);
	buffer_puts(&m->out, "M");
}

void mangled_closure_name(struct mangler *m, u32 index)
{
	const struct il_type *closure = il_type(m->il, index);
	il_any context = context_of(m, il_any_of(IL_type, index)), around = 0;
	u32 lambda = il_class_info(m->il, closure->class_info)->lambda, i, count = 0;

	if (!lambda) {
		m->failed = true;
		return;
	}
	if (il_any_kind(context) == IL_variable) {
		around = context;
		/* its name has an L, but not alone */
		m->failed |= il_variable(m->il, il_any_index(context))->linkage == nlk_internal && !context_of(m, context);
	} else if (!is_function(context)) {
		around = initialized_around(m, closure);
		initialized_name(m, around);
	}
	buffer_puts(&m->out, "Ul");
	mangled_lambda_parameters(m, il_lambda(m->il, lambda));
	if (!around && !is_function(context))
		count = m->module_id ? 0 : earlier_of_unit(m, lambda);
	else
		for (i = 1; i < lambda; i++)
			count += is_counted_before(m, i, lambda, around);
	m->failed |= m->module_id && !around && !is_function(context);
	buffer_puts(&m->out, "E");
	mangled_compact_number(m, count);
}
