/* What functions contain [mangling.local-name], and types without a name [mangling.unnamed]. */
#include "mangler.h"

il_any function_around(const struct mangler *m, il_any entity, il_any *outermost)
{
	u32 steps;

	for (steps = 0; entity && steps < MAX_DEPTH; steps++) {
		il_any context = context_of(m, entity);

		if (is_function(context)) {
			*outermost = entity;
			return context;
		}
		entity = context;
	}
	return 0;
}

/* Whether g++ counts the entity among the local ones of its kind. */
static bool is_counted(const struct il *il, enum il_kind kind, u32 index)
{
	const struct il_type *t;

	if (kind == IL_variable)
		return il_variable(il, index)->flags & (vf_local_static | vf_thread_local);
	t = il_type(il, index);
	return t->class_info && !(t->flags & tyf_closure) && t->kind != tk_typeref;
}

/* How many such entities of this name stand before the entity in its context. */
static u32 earlier_of_name(struct mangler *m, il_any entity)
{
	enum il_kind kind = il_any_kind(entity);
	il_any context = context_of(m, entity);
	il_str name = name_of(m->il, entity);
	u32 i, count = 0;

	for (i = 1; i < il_any_index(entity); i++)
		if (is_counted(m->il, kind, i) && name_of(m->il, il_any_of(kind, i)) == name &&
		    context_of(m, il_any_of(kind, i)) == context)
			count++;
	return count;
}

void mangled_local_discriminator(struct mangler *m, il_any entity)
{
	u32 number;

	if ((il_any_kind(entity) != IL_variable && il_any_kind(entity) != IL_type) || !name_of(m->il, entity) ||
	    !is_counted(m->il, il_any_kind(entity), il_any_index(entity)))
		return;
	number = earlier_of_name(m, entity);
	if (number)
		buffer_printf(&m->out, number > 10 ? "__%u_" : "_%u", number - 1);
}

void mangled_compact_number(struct mangler *m, u32 number)
{
	if (number)
		buffer_printf(&m->out, "%u", number - 1);
	buffer_puts(&m->out, "_");
}

static bool contains(u32 begin, u32 end, u32 position) { return begin <= position && position < end; }

/* ---- default arguments of members and friends of classes ---- */

/* The parameter of a declaration in whose default argument a place is, counted from the last one, which is 1; 0: none. */
static u32 parameter_around(const struct il *il, u32 param, u32 position)
{
	u32 number = 0;

	for (; param; param = il_parameter(il, param)->next) {
		const struct il_parameter_extra *extra = il_parameter_extra(il, il_parameter(il, param)->extra);

		if (number)
			number++;
		else if (contains(extra->default_argument_begin, extra->default_argument_end, position))
			number = 1;
	}
	return number;
}

/* Whether a closure is of this specialization of a function template: one in a default argument stands where its function does. */
static bool is_of_specialization(const struct il *il, u32 routine, const struct il_type *closure)
{
	u32 i;

	for (i = 1; i < il->table[IL_scope].count; i++)
		if (il_scope(il, i)->kind == sck_function && il_scope(il, i)->owner == il_any_of(IL_routine, routine) &&
		    il_scope(il, i)->parent == closure->parent_scope)
			return true;
	return false;
}

struct default_argument default_argument_around(const struct il *il, const struct il_type *closure)
{
	il_any class = context_of_scope(il, closure->parent_scope);
	u32 i, decl, number = 0;

	if (!(closure->flags & tyf_closure) || il_any_kind(class) != IL_type)
		return (struct default_argument){ 0 };
	for (i = 1; i < il->table[IL_routine].count; i++) {
		if (il_routine(il, i)->template)
			continue;
		for (decl = il_routine(il, i)->first_decl; decl && !number; decl = il_full_entity_decl_info(il, decl)->next)
			if (context_of_scope(il, il_full_entity_decl_info(il, decl)->scope) == class)
				number = parameter_around(il, il_full_entity_decl_info(il, decl)->first_param, closure->position);
		if (number && (!il_routine(il, i)->template_info || is_of_specialization(il, i, closure)))
			return (struct default_argument){ i, number };
		number = 0;
	}
	return (struct default_argument){ 0 };
}

void mangled_default_argument(struct mangler *m, il_any outermost)
{
	struct default_argument around = { 0 };

	if (il_any_kind(outermost) == IL_type)
		around = default_argument_around(m->il, il_type(m->il, il_any_index(outermost)));
	if (!around.number)
		return;
	buffer_puts(&m->out, "d");
	mangled_compact_number(m, around.number - 1);
}

/* ---- closures ---- */

static bool is_scope_around(const struct il *il, u32 outer, u32 scope)
{
	u32 steps;

	for (steps = 0; scope && scope != outer && steps < MAX_SCOPES; steps++)
		scope = il_scope(il, scope)->parent;
	return scope == outer;
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

/* Whether a variable is a static member that has its initializer in the class: g++ counts closures of these throughout the translation
 * unit. */
static bool is_initialized_in_class(const struct il *il, const struct il_variable *variable)
{
	u32 decl = variable->first_decl;

	return variable->flags & vf_static_member && contains(il_full_entity_decl_info(il, decl)->decl_begin,
	                                                      il_full_entity_decl_info(il, decl)->decl_end, variable->initializer_begin);
}

/* The field, member or inline variable in whose initializer a closure in a class or namespace stands, or 0. */
static il_any initialized_around(struct mangler *m, const struct il_type *closure)
{
	il_any context = context_of_scope(m->il, closure->parent_scope);
	u32 i;

	for (i = 1; i < m->il->table[IL_field].count; i++)
		if (contains(il_field(m->il, i)->initializer_begin, il_field(m->il, i)->initializer_end, closure->position))
			return il_any_of(IL_field, i);
	for (i = 1; i < m->il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(m->il, i);

		if (contains(variable->initializer_begin, variable->initializer_end, closure->position) &&
		    context_of(m, il_any_of(IL_variable, i)) == context &&
		    (variable->flags & (vf_inline | vf_static_member) || il_any_kind(context) == IL_type ||
		     is_initializer(m, closure, variable)))
			return il_any_of(IL_variable, i);
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
static bool is_again(const struct il *il, u32 lambda)
{
	enum { NEAR = 16 };
	const struct il_lambda *record = il_lambda(il, lambda);
	il_any context = context_of_scope(il, il_type(il, record->type)->parent_scope);
	u32 i;

	for (i = lambda; --i && lambda - i < NEAR;)
		if (il_lambda(il, i)->range_begin == record->range_begin &&
		    context_of_scope(il, il_type(il, il_lambda(il, i)->type)->parent_scope) == context)
			return true;
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

/* Whether g++ sees no lambda there, but an object that the host file has in its place (page 25); its own number is for devices. */
static bool is_replaced(const struct il_lambda *lambda) { return lambda->wrapper && lambda->wrapper != lwk_host_device; }

/* Whether a lambda is numbered among those that a later one, in the initializer of that member or variable or 0, is among. */
static bool is_counted_before(struct mangler *m, u32 index, u32 later, il_any initialized)
{
	const struct il_lambda *a = il_lambda(m->il, index), *b = il_lambda(m->il, later);
	const struct il_type *x = il_type(m->il, a->type), *y = il_type(m->il, b->type);

	if (a->range_begin == b->range_begin || is_again(m->il, index))
		return false; /* the same, of an initializer that was parsed again */
	if (il_any_kind(initialized) == IL_variable && il_variable(m->il, il_any_index(initialized))->template_info)
		return context_of(m, il_any_of(IL_type, a->type)) == initialized;
	return context_of_scope(m->il, x->parent_scope) == context_of_scope(m->il, y->parent_scope) && are_together(m, x, y, initialized) &&
	       (m->module_id ? has_parameters_of(m->il, a, b) : is_replaced(b) || !is_replaced(a));
}

static void closure_name(struct mangler *m, u32 index)
{
	const struct il_type *closure = il_type(m->il, index);
	il_any context = context_of(m, il_any_of(IL_type, index)), around = 0;
	u32 lambda = il_class_info(m->il, closure->class_info)->lambda, i, count = 0, variable;

	if (!lambda) {
		m->failed = true;
		return;
	}
	if (il_any_kind(context) == IL_variable) {
		around = context;
		m->failed |= il_variable(m->il, il_any_index(context))->linkage == nlk_internal; /* its name has an L, but not alone */
	} else if (!is_function(context)) {
		around = initialized_around(m, closure);
		variable = il_any_kind(around) == IL_variable ? il_any_index(around) : 0;
		/* numbered throughout the translation unit, of which not all is known */
		m->failed |= !around || (!m->module_id && is_initialized_in_class(m->il, il_variable(m->il, variable)));
		if (il_any_kind(around) == IL_field)
			mangled_source_name(m, il_field(m->il, il_any_index(around))->name);
		else
			mangled_variable_name(m, variable);
		buffer_puts(&m->out, "M");
	}
	buffer_puts(&m->out, "Ul");
	mangled_lambda_parameters(m, il_lambda(m->il, lambda));
	for (i = 1; i < lambda; i++)
		count += is_counted_before(m, i, lambda, around);
	buffer_puts(&m->out, "E");
	mangled_compact_number(m, count);
}

void mangled_unnamed_type_name(struct mangler *m, u32 index)
{
	const struct il_type *t = il_type(m->il, index);
	il_any context = context_of(m, il_any_of(IL_type, index));

	if (t->flags & tyf_closure) {
		closure_name(m, index);
		return;
	}
	buffer_puts(&m->out, "Ut");
	m->failed |= !is_function(context) && il_any_kind(context) != IL_type;
	mangled_compact_number(m, earlier_of_name(m, il_any_of(IL_type, index)));
}
