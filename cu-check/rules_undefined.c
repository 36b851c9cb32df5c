/* Functions and variables that no other source can define, which are referenced and not defined [basic.def.odr]. */
#include "../lib/il/names.h"
#include "at_end.h"

#include <stdlib.h>

/* Whether something of a namespace has internal linkage for the namespace [basic.link]. */
bool is_in_unnamed_namespace(const struct il *il, u32 scope)
{
	u32 steps;

	for (steps = 0; scope && steps < 1000; steps++, scope = il_scope(il, scope)->parent)
		if (il_scope(il, scope)->kind == sck_namespace && !il_namespace_of(il, il_scope(il, scope)->owner)->name)
			return true;
	return false;
}

static bool is_internal(const struct il *il, const struct il_routine *routine)
{
	return (routine->storage_class == sc_static && !routine->class_type) || is_in_unnamed_namespace(il, routine->parent_scope) ||
	       (routine->class_type && !il_type(il, routine->class_type)->name);
}

/* ---- what instances were made from ---- */

/* The first function, or variable, whose name stands at a place: what instances that stand there were made from. */
struct patterns {
	struct il_map at;
	bool is_known;
};

static void note_patterns(const struct il *il, struct patterns *patterns, enum il_kind kind)
{
	bool is_new;
	u32 i;

	for (i = 1; i < il->table[kind].count; i++) {
		u32 position = kind == IL_routine ? il_routine(il, i)->position : il_variable(il, i)->position;
		u32 *index = il_map_at(&patterns->at, il_any_of(kind, position), &is_new);

		if (is_new)
			*index = i;
	}
}

static u32 first_at(const struct il *il, struct patterns *patterns, enum il_kind kind, u32 position)
{
	if (!patterns->is_known) {
		note_patterns(il, patterns, IL_routine);
		note_patterns(il, patterns, IL_variable);
		patterns->is_known = true;
	}
	return il_map_find(&patterns->at, il_any_of(kind, position));
}

static bool is_implicit_instance(u32 entity_flags)
{
	return entity_flags & enf_instantiation && !(entity_flags & enf_explicit_specialization);
}

/* What a function is an implicit instance of; the function itself if it is none; 0 of members that others can define. */
static u32 pattern_of_routine(const struct il *il, struct patterns *patterns, u32 index)
{
	const struct il_routine *routine = il_routine(il, index);
	il_any prototype = il_template(il, il_template_info(il, routine->template_info)->template)->prototype;

	if (!is_implicit_instance(routine->entity))
		return index;
	if (routine->class_type)
		return is_in_unnamed_namespace(il, routine->parent_scope) ? first_at(il, patterns, IL_routine, routine->position) : 0;
	return routine->template_info && il_any_kind(prototype) == IL_routine ? il_any_index(prototype) : 0;
}

static u32 pattern_of_variable(const struct il *il, struct patterns *patterns, u32 index)
{
	const struct il_variable *variable = il_variable(il, index);

	return is_implicit_instance(variable->entity) ? first_at(il, patterns, IL_variable, variable->position) : index;
}

/* ---- what lacks a definition ---- */

/* Whether it has to be defined here if it is used, and is not: nor what it was made from [temp.inst]/4. */
static bool lacks_definition(const struct il *il, struct patterns *patterns, u32 index)
{
	enum { GIVEN = rf_has_body | rf_defaulted | rf_deleted | rf_implicit };
	const struct il_routine *routine = il_routine(il, index), *pattern;
	bool is_written = !is_implicit_instance(routine->entity);

	if (!routine->name || !routine->position || routine->definition || routine->flags & GIVEN ||
	    (is_written ? routine->template || routine->template_info || routine->entity & (enf_is_template | enf_member_of_template) :
	                  il_type(il, routine->type)->flags & tyf_dependent) ||
	    il_in_system_header(il, routine->position))
		return false;
	pattern = il_routine(il, pattern_of_routine(il, patterns, index));
	return pattern->name && !pattern->definition && !(pattern->flags & GIVEN) && (is_written || !(pattern->flags & rf_friend)) &&
	       !(il_full_entity_decl_info(il, pattern->first_decl)->flags & dcf_local) &&
	       (pattern->flags & (rf_inline | rf_constexpr) || is_internal(il, pattern));
}

static bool is_instantiated_explicitly(const struct il *il, il_any entity)
{
	u32 i;

	for (i = 1; i < il->table[IL_instantiation_directive].count; i++)
		if (il_instantiation_directive(il, i)->target == entity && il_instantiation_directive(il, i)->kind == insk_define)
			return true;
	return false;
}

/* Whether a static data member has a definition. Of an implicit instance the reference does not count what defines the template's, unless
 * it needs the value of a constant. */
static bool is_defined(const struct il *il, u32 index, const struct il_variable *pattern)
{
	const struct il_variable *variable = il_variable(il, index);

	if (!is_implicit_instance(variable->entity))
		return pattern->entity & enf_defined || pattern->initializer_begin;
	return il_full_entity_decl_info(il, pattern->first_decl)->initializer_begin || pattern->flags & (vf_inline | vf_constexpr) ||
	       (il_type(il, variable->type)->flags & tyf_const && pattern->initializer_begin) ||
	       is_instantiated_explicitly(il, il_any_of(IL_variable, index));
}

/* Nobody defines what is __shared__; what a block declares is looked for nowhere else. */
static bool lacks_variable(const struct il *il, struct patterns *patterns, u32 index)
{
	const struct il_variable *variable = il_variable(il, index), *pattern;
	bool is_member = variable->flags & vf_static_member;

	if (!variable->name || !variable->position || variable->entity & (enf_defined | enf_local_to_function) ||
	    variable->memory_space & ms_shared || variable->storage_class != (is_member ? sc_static : sc_extern) ||
	    (!is_implicit_instance(variable->entity) && variable->entity & (enf_is_template | enf_member_of_template)) ||
	    (!is_member && (variable->template || variable->template_info)) || !is_in_unnamed_namespace(il, variable->parent_scope) ||
	    il_in_system_header(il, variable->position))
		return false;
	pattern = il_variable(il, pattern_of_variable(il, patterns, index));
	return (pattern == variable || is_implicit_instance(variable->entity)) && !is_defined(il, index, pattern);
}

/* How often expressions use functions and variables. */
struct uses {
	u32 *of_routines, *of_variables; /* NULL until they are asked for */
};

/* What a call means whose arguments depend on template parameters is open [temp.dep]. */
static u32 open_callee(const struct il *il, const struct il_expr_node *node)
{
	const struct il_expr_node *callee = il_expr_node(il, node->first_operand);

	return node->kind == enk_operation && node->operation == eok_call && node->flags & exf_dependent && callee->kind == enk_routine &&
	                       il_any_kind(callee->target) == IL_routine ?
	               il_any_index(callee->target) :
	               0;
}

static void note_uses(const struct il *il, struct uses *uses)
{
	u32 i;

	uses->of_routines = xcalloc(il->table[IL_routine].count + 1, sizeof *uses->of_routines);
	uses->of_variables = xcalloc(il->table[IL_variable].count + 1, sizeof *uses->of_variables);
	for (i = 1; i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(il, i);

		if (node->evaluation == evk_unevaluated)
			continue;
		if (il_any_kind(node->target) == IL_routine)
			uses->of_routines[il_any_index(node->target)]++;
		else if (il_any_kind(node->target) == IL_variable)
			uses->of_variables[il_any_index(node->target)]++;
		if (open_callee(il, node))
			uses->of_routines[open_callee(il, node)]--;
	}
	for (i = 1; i < il->table[IL_variable].count; i++)
		uses->of_routines[il_variable(il, i)->destructor]++;
}

static bool is_used(const struct il *il, struct uses *uses, il_any entity)
{
	if (!uses->of_routines)
		note_uses(il, uses);
	return (il_any_kind(entity) == IL_routine ? uses->of_routines : uses->of_variables)[il_any_index(entity)];
}

struct entity_at_end entity_at_end(const struct il *il, enum diag_id id, il_any entity, u32 position, u32 scope)
{
	struct entity_at_end result = { .position = position, .entity = entity, .id = id, .unit = position };

	if (il_scope(il, scope)->kind == sck_class_struct_union && il_any_kind(il_scope(il, scope)->owner) == IL_type) {
		result.class = il_any_index(il_scope(il, scope)->owner);
		result.rank = il_any_kind(entity) != IL_routine        ? AT_END_STATIC_MEMBER :
		              il_routine_of(il, entity)->template_info ? AT_END_MEMBER_INSTANCE :
		                                                         AT_END_MEMBER_FUNCTION;
		if (il_type(il, result.class)->position)
			result.unit = il_type(il, result.class)->position;
	}
	for (; scope; scope = il_scope(il, scope)->parent) {
		if (il_scope(il, scope)->kind == sck_class_struct_union && result.group == AT_END_FILE)
			result.group = AT_END_CLASS;
		if (il_scope(il, scope)->kind != sck_namespace)
			continue;
		result.group = AT_END_NAMESPACE;
		result.namespace = il_namespace_of(il, il_scope(il, scope)->owner)->position;
	}
	return result;
}

/* What is not defined is said of virtual functions of classes that are named outside of themselves, and of those of instances. */
static enum diag_id id_of_undefined(const struct il *il, const struct il_routine *routine, const struct il_routine *pattern)
{
	if (routine->flags & rf_virtual)
		return DIAG_virtual_function_undefined;
	return pattern->flags & (rf_inline | rf_constexpr) && !pattern->class_type && !is_internal(il, pattern) ?
	               DIAG_inline_function_undefined :
	               DIAG_referenced_not_defined;
}

static bool is_missed(const struct il *il, struct uses *uses, u32 index)
{
	const struct il_routine *routine = il_routine(il, index);

	if (routine->flags & rf_virtual)
		return il_type(il, routine->class_type)->name && !(routine->flags & rf_pure_virtual) &&
		       is_in_unnamed_namespace(il, routine->parent_scope) &&
		       il_type(il, routine->class_type)->entity & (enf_referenced | enf_instantiation);
	return is_used(il, uses, il_any_of(IL_routine, index));
}

/* A specialization stands with what its namespace declares, a function of no class before all that. */
static void add_function(struct check *c, u32 index, u32 pattern, entities_at_end *found)
{
	const struct il_routine *routine = il_routine(c->il, index);
	enum diag_id id = id_of_undefined(c->il, routine, il_routine(c->il, pattern));

	vec_push(found, entity_at_end(c->il, id, il_any_of(IL_routine, index), routine->position,
	                              routine->class_type || index != pattern ? routine->parent_scope : 0));
}

/* Arrays of unknown bound, and classes that are not defined: nobody else can complete what an unnamed namespace declares. */
static bool is_never_completed(const struct il *il, const struct il_variable *variable)
{
	const struct il_type *type = stripped(il, variable->type, &(u32){ 0 });

	return variable->name && variable->storage_class == sc_extern && variable->entity & enf_in_user_file &&
	       !(variable->memory_space & ms_shared) && !(variable->entity & (enf_defined | enf_local_to_function | enf_is_template)) &&
	       is_in_unnamed_namespace(il, variable->parent_scope) &&
	       (il_is_class(type) ? type->flags & tyf_incomplete : type->kind == tk_array && type->flags & tyf_unknown_bound);
}

/* ---- members of classes that only one source, or one function, has ---- */

static bool is_undefined_member(const struct il_routine *routine)
{
	u32 passed = rf_has_body | rf_defaulted | rf_deleted | rf_implicit | rf_pure_virtual;

	return routine->class_type && !routine->definition && !(routine->flags & passed) && routine->entity & enf_in_user_file &&
	       !(routine->entity & enf_instantiation) && !routine->template;
}

/* Members of local classes cannot be defined but in the class [class.local]. */
static void check_local_member(struct check *c, struct uses *uses, u32 index)
{
	const struct il_routine *routine = il_routine(c->il, index);
	const struct il_class_info *class = il_class_info(c->il, il_type(c->il, routine->class_type)->class_info);
	u32 definition = il_routine(c->il, class->enclosing_routine)->definition;
	struct buffer name = { 0 };

	if (!(routine->flags & rf_virtual) &&
	    (routine->entity & enf_member_of_template || !is_used(c->il, uses, il_any_of(IL_routine, index))))
		return;
	il_add_entity_name(c->il, il_any_of(IL_routine, index), (u32)c->il->source_size, &name);
	diag_report(c->diag, DIAG_local_member_undefined, routine->position, name.text);
	if (!(routine->flags & rf_virtual) && definition)
		diag_move(c->diag, il_full_entity_decl_info(c->il, definition)->body_end);
	buffer_free(&name);
}

static void check_member_defined(struct check *c, struct uses *uses, u32 index)
{
	const struct il_routine *routine = il_routine(c->il, index);
	const struct il_type *class = il_type(c->il, routine->class_type);

	if (!is_undefined_member(routine))
		return;
	if (class->entity & enf_local_to_function)
		check_local_member(c, uses, index);
	else if (routine->flags & rf_virtual && !class->name)
		diag_report(c->diag, DIAG_virtual_function_without_definition, routine->position, il_any_of(IL_routine, index));
}

void find_undefined(struct check *c, entities_at_end *found)
{
	struct patterns patterns = { 0 };
	struct uses uses = { 0 };
	u32 i;

	for (i = 1; i < c->il->table[IL_routine].count; i++)
		check_member_defined(c, &uses, i);

	for (i = 1; i < c->il->table[IL_routine].count; i++)
		if (lacks_definition(c->il, &patterns, i) && is_missed(c->il, &uses, i))
			add_function(c, i, pattern_of_routine(c->il, &patterns, i), found);
	for (i = 1; i < c->il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(c->il, i);

		if (is_never_completed(c->il, variable))
			vec_push(found, entity_at_end(c->il, DIAG_never_completed, il_any_of(IL_variable, i), variable->position, 0));
		if (lacks_variable(c->il, &patterns, i) && is_used(c->il, &uses, il_any_of(IL_variable, i)))
			vec_push(found, entity_at_end(c->il, DIAG_referenced_not_defined, il_any_of(IL_variable, i), variable->position,
			                              variable->parent_scope));
	}
	il_map_free(&patterns.at);
	free(uses.of_routines);
	free(uses.of_variables);
}
