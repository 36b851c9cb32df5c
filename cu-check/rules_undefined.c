/* Functions and variables that no other source can define, which are referenced and not defined [basic.def.odr]. */
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

/* Whether it has to be defined here if it is used, and is not. */
static bool lacks_definition(const struct il *il, const struct il_routine *routine)
{
	return routine->name && routine->position && !routine->definition &&
	       !(il_full_entity_decl_info(il, routine->first_decl)->flags & dcf_local) && !routine->template && !routine->template_info &&
	       !(routine->entity & (enf_instantiation | enf_is_template | enf_member_of_template)) &&
	       !(routine->flags & (rf_has_body | rf_defaulted | rf_deleted | rf_implicit | rf_virtual)) &&
	       (routine->flags & (rf_inline | rf_constexpr) || is_internal(il, routine)) && !il_in_system_header(il, routine->position);
}

/* The function template of a namespace that a routine is an implicit specialization of, with arguments that depend on nothing; 0: it is none
 * such. */
static u32 template_function(const struct il *il, const struct il_routine *routine)
{
	u32 template = il_template_info(il, routine->template_info)->template;
	il_any prototype = il_template(il, template)->prototype;

	if (!routine->template_info || routine->class_type || !(routine->entity & enf_instantiation) ||
	    routine->entity & enf_explicit_specialization || il_type(il, routine->type)->flags & tyf_dependent ||
	    il_any_kind(prototype) != IL_routine)
		return 0;
	return il_any_index(prototype);
}

/* Whether the template of a specialization has to be defined here, and is not [temp.inst]/4. */
static bool lacks_template_definition(const struct il *il, const struct il_routine *routine)
{
	const struct il_routine *pattern = il_routine(il, template_function(il, routine));

	return pattern->name && pattern->position && !pattern->definition && !pattern->class_type &&
	       !(pattern->flags & (rf_has_body | rf_deleted | rf_friend)) &&
	       (pattern->flags & (rf_inline | rf_constexpr) || is_internal(il, pattern)) && !il_in_system_header(il, pattern->position);
}

/* Nobody defines what is __shared__; what a block declares is looked for nowhere else. */
static bool lacks_variable(const struct il *il, const struct il_variable *variable)
{
	return variable->name && variable->position && variable->storage_class == sc_extern && !(variable->entity & enf_defined) &&
	       !variable->template && !variable->template_info && is_in_unnamed_namespace(il, variable->parent_scope) &&
	       !(variable->entity & enf_local_to_function) && !(variable->memory_space & ms_shared) &&
	       !il_in_system_header(il, variable->position);
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
}

static bool is_used(const struct il *il, struct uses *uses, il_any entity)
{
	if (!uses->of_routines)
		note_uses(il, uses);
	return (il_any_kind(entity) == IL_routine ? uses->of_routines : uses->of_variables)[il_any_index(entity)];
}

struct entity_at_end entity_at_end(const struct il *il, enum diag_id id, il_any entity, u32 position, u32 scope)
{
	struct entity_at_end result = { .position = position, .entity = entity, .id = id };

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

/* A specialization stands with what its namespace declares, a function of no class before all that. */
static void add_function(struct check *c, u32 index, entities_at_end *found)
{
	const struct il_routine *self = il_routine(c->il, index);
	const struct il_routine *routine = self->template_info ? il_routine(c->il, template_function(c->il, self)) : self;
	bool is_inline = routine->flags & (rf_inline | rf_constexpr) && !routine->class_type && !is_internal(c->il, routine);
	enum diag_id id = is_inline ? DIAG_inline_function_undefined : DIAG_referenced_not_defined;

	vec_push(found, entity_at_end(c->il, id, il_any_of(IL_routine, index), routine->position,
	                              routine->class_type || self->template_info ? routine->parent_scope : 0));
}

void find_undefined(struct check *c, entities_at_end *found)
{
	struct uses uses = { 0 };
	u32 i;

	for (i = 1; i < c->il->table[IL_routine].count; i++)
		if ((lacks_definition(c->il, il_routine(c->il, i)) || lacks_template_definition(c->il, il_routine(c->il, i))) &&
		    is_used(c->il, &uses, il_any_of(IL_routine, i)))
			add_function(c, i, found);
	for (i = 1; i < c->il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(c->il, i);

		if (lacks_variable(c->il, variable) && is_used(c->il, &uses, il_any_of(IL_variable, i)))
			vec_push(found, entity_at_end(c->il, DIAG_referenced_not_defined, il_any_of(IL_variable, i), variable->position,
			                              variable->parent_scope));
	}
	free(uses.of_routines);
	free(uses.of_variables);
}
