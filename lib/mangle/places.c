/* What closures stand in: found once in a file, as each asks it of all others. */
#include "mangler.h"

/* A part of the source: an initializer of a field or variable, or a default argument. */
struct place {
	u32 begin, end;
	il_any entity; /* field, variable, or the routine */
	u32 number;    /* of a default argument's parameter, counted from the last one, which is 1 */
	u32 scope;     /* of its declaration */
};
struct place_list {
	VEC(struct place) list; /* by where they begin, and then by entity */
	VEC(u32) reach;         /* where the last of those up to each ends */
};
struct numbered {
	u32 position, index;
};
struct closure_places {
	struct place_list initializers, default_arguments;
	VEC(struct numbered) variables; /* by position and index */
	VEC(struct numbered) lambdas;   /* the same */
	VEC(il_any) initialized;        /* what initialized_around() says of lambdas, and 1, or 0 */
	bool knows_unit;
	VEC(struct numbered) unit; /* closures that is_of_unit(): where they begin, and as index how many up to there are of templates */
};

static int by_place(const void *a, const void *b)
{
	const struct place *x = a, *y = b;

	return x->begin != y->begin ? (x->begin < y->begin ? -1 : 1) : x->entity < y->entity ? -1 : x->entity > y->entity;
}

static int by_position(const void *a, const void *b)
{
	const struct numbered *x = a, *y = b;

	return x->position != y->position ? (x->position < y->position ? -1 : 1) : x->index < y->index ? -1 : x->index > y->index;
}

static void add_place(struct place_list *places, struct place place)
{
	if (place.begin < place.end)
		vec_push(&places->list, place);
}

static void order_places(struct place_list *places)
{
	u32 i, reach = 0;

	vec_sort(&places->list, by_place);
	for (i = 0; i < places->list.count; i++) {
		reach = places->list.at[i].end > reach ? places->list.at[i].end : reach;
		vec_push(&places->reach, reach);
	}
}

static void add_default_arguments(struct place_list *places, const struct il *il, u32 routine, u32 decl)
{
	u32 param = il_full_entity_decl_info(il, decl)->first_param, count = 0;

	for (; param; param = il_parameter(il, param)->next)
		count++;
	for (param = il_full_entity_decl_info(il, decl)->first_param; param; param = il_parameter(il, param)->next, count--) {
		const struct il_parameter_extra *extra = il_parameter_extra(il, il_parameter(il, param)->extra);

		add_place(places, (struct place){ extra->default_argument_begin, extra->default_argument_end,
		                                  il_any_of(IL_routine, routine), count, il_full_entity_decl_info(il, decl)->scope });
	}
}

static struct closure_places *places_new(const struct il *il)
{
	struct closure_places *places = xcalloc(1, sizeof *places);
	u32 i, decl;

	for (i = 1; i < il->table[IL_field].count; i++)
		add_place(&places->initializers, (struct place){ il_field(il, i)->initializer_begin, il_field(il, i)->initializer_end,
		                                                 il_any_of(IL_field, i), 0, 0 });
	for (i = 1; i < il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(il, i);

		add_place(&places->initializers,
		          (struct place){ variable->initializer_begin, variable->initializer_end, il_any_of(IL_variable, i), 0, 0 });
		vec_push(&places->variables, (struct numbered){ variable->position, i });
	}
	for (i = 1; i < il->table[IL_routine].count; i++)
		for (decl = il_routine(il, i)->template ? 0 : il_routine(il, i)->first_decl; decl;
		     decl = il_full_entity_decl_info(il, decl)->next)
			add_default_arguments(&places->default_arguments, il, i, decl);
	for (i = 1; i < il->table[IL_lambda].count; i++)
		vec_push(&places->lambdas, (struct numbered){ il_lambda(il, i)->range_begin, i });
	order_places(&places->initializers);
	order_places(&places->default_arguments);
	vec_sort(&places->variables, by_position);
	vec_sort(&places->lambdas, by_position);
	return places;
}

void mangled_file_free(struct mangled_file *file)
{
	struct closure_places *places = file->places;

	if (!places)
		return;
	vec_free(&places->initializers.list);
	vec_free(&places->initializers.reach);
	vec_free(&places->default_arguments.list);
	vec_free(&places->default_arguments.reach);
	vec_free(&places->variables);
	vec_free(&places->lambdas);
	vec_free(&places->initialized);
	vec_free(&places->unit);
	free(places);
	file->places = NULL;
}

static struct closure_places *places_of(const struct mangler *m)
{
	if (!m->file->places)
		m->file->places = places_new(m->il);
	return m->file->places;
}

/* Goes through the places that contain a position, backwards: *at begins with all that begin up to it. NULL: there are no more. */
static const struct place *next_around(const struct place_list *places, u32 *at, u32 position)
{
	while (*at && places->reach.at[*at - 1] > position)
		if (places->list.at[--*at].end > position)
			return &places->list.at[*at];
	return NULL;
}

/* ---- initializers ---- */

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

/* The first variable around a closure that is wanted, or 0. */
static u32 variable_around(const struct mangler *m, const struct il_type *closure,
                           bool (*is_wanted)(const struct il *, const struct il_type *, const struct il_variable *))
{
	const struct place_list *places = &places_of(m)->initializers;
	u32 at = vec_up_to(&places->list, begin, closure->position), found = 0;
	const struct place *place;

	while ((place = next_around(places, &at, closure->position)) != NULL) {
		u32 index = il_any_index(place->entity);

		if (il_any_kind(place->entity) == IL_variable && (!found || index < found) &&
		    is_wanted(m->il, closure, il_variable(m->il, index)))
			found = index;
	}
	return found;
}

static bool is_specialization_around(const struct il *il, const struct il_type *closure, const struct il_variable *variable)
{
	return variable->template_info &&
	       is_scope_around(il, variable->parent_scope, il_lambda(il, il_class_info(il, closure->class_info)->lambda)->scope);
}

static bool is_specialized_member(const struct il *il, const struct il_type *closure, const struct il_variable *variable)
{
	(void)il;
	(void)closure;
	return variable->flags & vf_static_member && variable->entity & enf_explicit_specialization;
}

u32 specialization_around(const struct mangler *m, const struct il_type *closure)
{
	const struct il_variable *variable;
	u32 index;

	if (!(closure->flags & tyf_closure) || !(closure->entity & enf_instantiation))
		return 0;
	index = variable_around(m, closure, is_specialization_around);
	variable = il_variable(m->il, index);
	return index && is_initialized_in_class(m->il, variable) && variable->flags & vf_static_member ? 0 : index;
}

u32 specialized_member_around(const struct mangler *m, const struct il_type *closure)
{
	return variable_around(m, closure, is_specialized_member);
}

/* Whether closures in a variable's initializer have its name in theirs. For g++ this is so of all but static members, of which it is so
 * where an instance is initialized outside of its class. */
static bool has_name_in_closures(const struct mangler *m, const struct il_variable *variable)
{
	bool in_class = il_any_kind(context_of_scope(m->il, variable->parent_scope)) == IL_type;

	if (variable->flags & (vf_parameter | vf_template_parameter | vf_enumerator | vf_binding_container | vf_structured_binding))
		return false;
	return m->module_id || !in_class || (variable->entity & enf_member_of_template && !is_initialized_in_class(m->il, variable));
}

/* The variable of a class or namespace that has what this one is, or is instantiated from. */
static u32 variable_at(const struct mangler *m, u32 position, il_any context)
{
	const struct closure_places *places = places_of(m);
	u32 i = position ? vec_up_to(&places->variables, position, position - 1) : 0;

	for (; i < places->variables.count && places->variables.at[i].position == position; i++)
		if (context_of(m, il_any_of(IL_variable, places->variables.at[i].index)) == context)
			return places->variables.at[i].index;
	return 0;
}

static il_any find_initialized(const struct mangler *m, const struct il_type *closure)
{
	const struct place_list *places = &places_of(m)->initializers;
	u32 at = vec_up_to(&places->list, begin, closure->position), first = 0, member = 0, field = 0;
	il_any context = context_of_scope(m->il, closure->parent_scope);
	const struct place *place;

	while ((place = next_around(places, &at, closure->position)) != NULL) {
		u32 index = il_any_index(place->entity), variable;

		if (il_any_kind(place->entity) == IL_field) {
			if (!field || (place->begin == il_field(m->il, field)->initializer_begin && index < field)) /* the innermost */
				field = index;
			continue;
		}
		if (field || (first && index > first) || !has_name_in_closures(m, il_variable(m->il, index)))
			continue;
		variable = variable_at(m, il_variable(m->il, index)->position, context);
		if (variable) {
			first = index;
			member = variable;
		}
	}
	return field ? il_any_of(IL_field, field) : member ? il_any_of(IL_variable, member) : 0;
}

il_any initialized_around(const struct mangler *m, const struct il_type *closure)
{
	u32 lambda = m->instance ? 0 : il_class_info(m->il, closure->class_info)->lambda; /* an instance may be what contexts show */
	struct closure_places *places = places_of(m);
	il_any *known;

	if (!lambda)
		return find_initialized(m, closure);
	known = vec_slot(&places->initialized, lambda);
	if (!*known)
		*known = find_initialized(m, closure) + 1;
	return *known - 1;
}

/* ---- default arguments of members and friends of classes ---- */

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

struct default_argument default_argument_around(const struct mangler *m, const struct il_type *closure)
{
	const struct il *il = m->il;
	il_any class = context_of_scope(il, closure->parent_scope);
	struct default_argument found = { 0 };
	const struct place_list *places;
	const struct place *place;
	u32 at;

	if (!(closure->flags & tyf_closure) || il_any_kind(class) != IL_type)
		return found;
	places = &places_of(m)->default_arguments;
	at = vec_up_to(&places->list, begin, closure->position);
	while ((place = next_around(places, &at, closure->position)) != NULL) {
		u32 routine = il_any_index(place->entity);

		if ((!found.routine || routine <= found.routine) && context_of_scope(il, place->scope) == class &&
		    (!il_routine(il, routine)->template_info || is_of_specialization(il, routine, closure)))
			found = (struct default_argument){ routine, place->number };
	}
	return found;
}

/* ---- closures that are in nothing which has a name ---- */

/* Whether a lambda is in a template, and not in the initializer of a specialized static member, which is around it once. */
static bool is_in_template(const struct mangler *m, const struct il_lambda *lambda)
{
	return is_lambda_of_template(m->il, lambda) && !specialized_member_around(m, il_type(m->il, lambda->type));
}

/* Notes those of the unit in their order; of what was parsed again there are several at one place. */
static void find_closures_of_unit(struct mangler *m, struct closure_places *places)
{
	const struct il *il = m->il;
	u32 i, last = 0, templates = 0;

	for (i = 0; i < places->lambdas.count; last = places->lambdas.at[i++].position) {
		struct numbered at = places->lambdas.at[i];
		const struct il_lambda *lambda = il_lambda(il, at.index);

		if ((i && at.position == last) || !is_of_unit(m, lambda->type))
			continue;
		templates += is_in_template(m, lambda);
		vec_push(&places->unit, (struct numbered){ at.position, templates });
	}
	places->knows_unit = true;
}

u32 earlier_of_unit(struct mangler *m, u32 lambda)
{
	const struct il_lambda *record = il_lambda(m->il, lambda);
	struct closure_places *places = places_of(m);
	u32 count;

	if (!places->knows_unit)
		find_closures_of_unit(&(struct mangler){ .il = m->il, .file = m->file, .module_id = m->module_id }, places);
	count = record->range_begin ? vec_up_to(&places->unit, position, record->range_begin - 1) : 0;
	m->failed |= is_in_template(m, record) || (count && places->unit.at[count - 1].index);
	return count;
}

u32 next_lambda_at(const struct mangler *m, u32 position, u32 lambda)
{
	const struct closure_places *places = places_of(m);
	u32 i = position ? vec_up_to(&places->lambdas, position, position - 1) : 0;

	while (i < places->lambdas.count && places->lambdas.at[i].position == position && places->lambdas.at[i].index <= lambda)
		i++;
	return i < places->lambdas.count && places->lambdas.at[i].position == position ? places->lambdas.at[i].index : UINT32_MAX;
}
