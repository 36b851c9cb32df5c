/* Names of closures [mangling.unnamed]: what they are numbered in, and how. */
#include "mangler.h"

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

/* Whether a lambda is one that is there a second time, as what was parsed again is, and not for another element of a pack. */
static bool is_again(struct mangler *m, u32 lambda)
{
	const struct il_lambda *record = il_lambda(m->il, lambda);
	il_any context = context_of(m, il_any_of(IL_type, record->type));
	u32 i = 0;

	while ((i = next_lambda_at(m, record->range_begin, i)) < lambda)
		if (context_of(m, il_any_of(IL_type, il_lambda(m->il, i)->type)) == context &&
		    il_lambda(m->il, i)->pack_elements == record->pack_elements)
			return true;
	return false;
}

/* Whether both closures of a class are in the initializer of that member, or with 0 in the default argument of one parameter. */
static bool are_together(struct mangler *m, const struct il_type *a, const struct il_type *b, il_any initialized)
{
	struct default_argument x, y;

	if (initialized)
		return initialized_around(m, a) == initialized;
	x = default_argument_around(m, a);
	y = default_argument_around(m, b);
	return x.routine == y.routine && x.number == y.number;
}

bool is_replaced_lambda(const struct il_lambda *lambda) { return lambda->wrapper && lambda->wrapper != lwk_host_device; }

static bool names_variable(const struct mangler *m, il_any initialized)
{
	const struct il_variable *variable = il_variable_of(m->il, initialized);

	return il_any_kind(initialized) == IL_variable && !variable->template && !variable->template_info;
}

/* Whether no lambda before it stands at the same place: what is parsed again has others. */
static bool is_first_at(struct mangler *m, u32 lambda) { return next_lambda_at(m, il_lambda(m->il, lambda)->range_begin, 0) == lambda; }

/* The class or namespace in whose text a closure stands: of a specialization that of its template. */
static il_any text_around(const struct il *il, u32 closure)
{
	il_any context = context_of_scope(il, il_type(il, closure)->parent_scope);
	u32 info = il_any_kind(context) == IL_type ? il_type(il, il_any_index(context))->template_info : 0;

	return info ? il_template(il, il_template_info(il, info)->template)->prototype : context;
}

/* One among the captures of another comes first; those for elements of packs are in the order in which they are made. */
static bool is_numbered_before(const struct il_lambda *a, const struct il_lambda *b)
{
	bool is_inside = contains(a->range_begin, a->range_end, b->range_begin) || contains(b->range_begin, b->range_end, a->range_begin);

	if (!a->pack_elements || !b->pack_elements || (is_inside && a->range_begin != b->range_begin))
		return a->introducer_end < b->introducer_end;
	return a->discriminator < b->discriminator;
}

/* Whether a lambda is numbered before a later one in the reference's messages, which count all that are in the initializer of a member,
 * or in those of variables of a namespace or class. */
static bool is_shown_before(struct mangler *m, u32 index, u32 later, il_any initialized)
{
	const struct il_lambda *a = il_lambda(m->il, index), *b = il_lambda(m->il, later);
	il_any around;

	if (!is_numbered_before(a, b))
		return false;
	around = initialized_around(m, il_type(m->il, a->type));
	return (il_any_kind(initialized) == IL_field ?
	                around == initialized :
	                text_around(m->il, a->type) == text_around(m->il, b->type) && names_variable(m, around)) &&
	       is_first_at(m, index);
}

/* Whether a lambda is numbered among those that a later one, in the initializer of that member or variable or 0, is among. */
static bool is_counted_before(struct mangler *m, u32 index, u32 later, il_any initialized)
{
	const struct il_lambda *a = il_lambda(m->il, index), *b = il_lambda(m->il, later);
	const struct il_type *x = il_type(m->il, a->type), *y = il_type(m->il, b->type);

	if (!is_numbered_before(a, b))
		return false;
	if (il_any_kind(initialized) == IL_variable && il_variable(m->il, il_any_index(initialized))->template_info)
		return context_of(m, il_any_of(IL_type, a->type)) == initialized && !is_again(m, index);
	return context_of_scope(m->il, x->parent_scope) == context_of_scope(m->il, y->parent_scope) && are_together(m, x, y, initialized) &&
	       (m->module_id || is_replaced_lambda(b) ? has_parameters_of(m->il, a, b) : !is_replaced_lambda(a)) &&
	       !is_again(m, index); /* the same, of an initializer that was parsed again */
}

/* ---- closures in default member initializers, as the reference's messages name them ---- */

/* The closure type that an entity is or has the body of; that of nothing else. */
static const struct il_type *closure_of(const struct il *il, il_any entity)
{
	u32 index = il_any_index(entity);
	u32 type = il_any_kind(entity) == IL_type ? index : il_any_kind(entity) == IL_lambda ? il_lambda(il, index)->type : 0;

	return il_type(il, il_type(il, type)->flags & tyf_closure ? type : 0);
}

/* In instances of generic lambdas they are named by these alone. */
static bool is_call_instance(const struct il *il, il_any entity)
{
	return il_any_kind(entity) == IL_routine && il_routine(il, il_any_index(entity))->special_kind == sfk_lambda_call_operator;
}

bool is_shown_in_member(struct mangler *m, il_any entity, struct shown_member *shown)
{
	const struct il_type *closure = closure_of(m->il, entity);
	il_any context = context_of(m, entity);
	u32 steps;

	shown->member = m->module_id && closure->flags ? initialized_around(m, closure) : 0;
	if (il_any_kind(shown->member) != IL_field)
		return false;
	for (steps = 0; context && steps < MAX_DEPTH && !is_call_instance(m->il, context); steps++) {
		closure = closure_of(m->il, entity);
		if (il_any_kind(context) == IL_type && closure->flags && initialized_around(m, closure) == shown->member) {
			shown->class = context;
			return true;
		}
		entity = context;
		context = context_of(m, entity);
	}
	return false;
}

/* class::member, and the mark behind it. */
void mangled_shown_member(struct mangler *m, const void *data)
{
	const struct shown_member *shown = data;

	mangled_prefix(m, shown->class);
	mangled_source_name(m, il_field(m->il, il_any_index(shown->member))->name);
	buffer_puts(&m->out, "M");
}

/* ---- closures that are in nothing which has a name ---- */

bool is_of_unit(struct mangler *m, u32 index)
{
	il_any context = context_of(m, il_any_of(IL_type, index));

	return !is_function(context) && il_any_kind(context) != IL_variable && !initialized_around(m, il_type(m->il, index));
}

bool shows_internal_closure(struct mangler *m, u32 index)
{
	il_any context = context_of(m, il_any_of(IL_type, index));

	return m->module_id && (!context || il_any_kind(context) == IL_namespace);
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

/* ---- names ---- */

static void shown_variable(struct mangler *m, const void *variable)
{
	mangled_source_name(m, il_variable(m->il, *(const u32 *)variable)->name);
}

/* What a closure is in the initializer of, when it has that before its name. */
static void initialized_name(struct mangler *m, il_any initialized)
{
	u32 variable = il_any_kind(initialized) == IL_variable ? il_any_index(initialized) : 0;

	if (!initialized || (m->module_id && !variable)) /* a member stands before it already */
		return;
	m->failed |= il_variable(m->il, variable)->template && !m->module_id;
	if (variable && m->module_id)
		mangled_component(m, shown_variable, &variable);
	else if (variable)
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
	struct shown_member shown;

	if (!lambda) {
		m->failed = true;
		return;
	}
	if (is_shown_in_member(m, il_any_of(IL_type, index), &shown)) {
		around = shown.member;
	} else if (il_any_kind(context) == IL_variable) {
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
		for (i = 1; i < m->il->table[IL_lambda].count; i++)
			count += m->module_id && (names_variable(m, around) || il_any_kind(around) == IL_field) ?
			                 is_shown_before(m, i, lambda, around) :
			                 is_counted_before(m, i, lambda, around);
	buffer_puts(&m->out, "E");
	mangled_compact_number(m, count);
}
