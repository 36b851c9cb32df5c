/* What is declared and not referenced, and what is only set: remarks, which options and pragmas make more of; and what is said of entities
 * at the end of the source. */
#include "../lib/il/names.h"
#include "at_end.h"

#include <stdlib.h>

static bool is_wanted(const struct diag *diag, enum diag_id id) { return diag->severity[id] >= diag->threshold || diag->states[id].count; }

/* What is known of each variable; of the FIRST at its place what is known of all there: the one that is written, and those of instances. */
enum { FIRST = 1, REFERENCED = 2, USED = 4 };

static bool is_local(const struct il *il, const struct il_variable *variable)
{
	u8 kind = il_scope(il, variable->parent_scope)->kind;

	return kind == sck_function || kind == sck_block || kind == sck_condition;
}

static bool is_internal_variable(const struct il *il, const struct il_variable *variable)
{
	u32 cv = variable->flags & vf_constexpr ? tyf_const : 0;
	const struct il_type *type = stripped(il, variable->type, &cv);

	while (type->kind == tk_array)
		type = stripped(il, type->type, &cv);
	return variable->storage_class == sc_static || (cv & tyf_const && !(variable->flags & vf_inline)) ||
	       is_in_unnamed_namespace(il, variable->parent_scope);
}

/* Whether an attribute says that it may be so. */
static bool may_be_unused(const struct il *il, u32 attribute)
{
	return il_attribute_named(il, attribute, "maybe_unused") || il_attribute_named(il, attribute, "unused") ||
	       il_attribute_named(il, attribute, "used");
}

/* Those of main are as they have to be. */
static bool is_parameter_of_main(const struct il *il, const struct il_variable *variable)
{
	const struct il_routine *routine = il_routine_of(il, il_scope(il, variable->parent_scope)->owner);

	return variable->flags & vf_parameter && !strcmp(il_text(il, routine->name), "main");
}

static bool is_looked_at(const struct il *il, const struct il_variable *variable)
{
	u32 cv = 0;
	const struct il_type *type = stripped(il, variable->type, &cv);
	u32 passed = vf_structured_binding | vf_binding_container | vf_init_capture | vf_enumerator | vf_condition | vf_range_declaration |
	             vf_exception | vf_template_parameter | vf_static_member | vf_parameter_pack;

	return variable->name && variable->position && !(variable->flags & passed) && !(cv & tyf_volatile) &&
	       variable->storage_class != sc_extern && type->kind != tk_error && type->kind != tk_typeref &&
	       !(il_type(il, variable->type)->flags & (tyf_dependent | tyf_contains_error)) &&
	       !may_be_unused(il, variable->first_attribute) && !is_parameter_of_main(il, variable) &&
	       !il_in_system_header(il, variable->position);
}

/* ---- how it is used ---- */

/* Whether a name only sets the variable, or does nothing. */
static bool only_sets(struct check *c, u32 expr, const struct il_variable *variable)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	struct use_site site;
	enum use use;

	if (node->evaluation != evk_evaluated || stripped(c->il, variable->type, &(u32){ 0 })->pointer_kind != pk_pointer ||
	    lambda_around(c, node->range_begin) != lambda_around(c, variable->position))
		return false;
	use = use_of(c, expr, &site);
	return use == use_written || (use == use_none && node->flags & exf_discarded_value);
}

static void note_uses(struct check *c, u8 *facts)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(c->il, i);
		const struct il_variable *variable = il_variable_of(c->il, node->target);

		if (node->kind == enk_variable && is_local(c->il, variable) && !only_sets(c, i, variable))
			facts[il_any_index(node->target)] |= USED;
	}
	for (i = 1; i < c->il->table[IL_lambda_capture].count; i++)
		if (il_any_kind(il_lambda_capture(c->il, i)->captured) == IL_variable)
			facts[il_any_index(il_lambda_capture(c->il, i)->captured)] |= USED;
	for (i = 1; i < c->il->table[IL_variable].count; i++)
		facts[i] |= il_variable(c->il, i)->entity & enf_referenced ? REFERENCED : 0;
}

static void gather_by_place(const struct il *il, u8 *facts)
{
	struct il_map first = { 0 };
	u32 i, position, *index;
	bool is_new;

	for (i = 1; i < il->table[IL_variable].count; i++) {
		if (!(position = il_variable(il, i)->position))
			continue;
		index = il_map_at(&first, il_any_of(IL_expr_node, position), &is_new);
		if (is_new)
			*index = i;
		facts[*index] |= facts[i] | FIRST;
	}
	il_map_free(&first);
}

/* ---- what is said ---- */

/* Where the body ends that a function's parameters and the variables of its outermost block are gone behind, or 0. */
static u32 end_of_body(const struct il *il, u32 scope)
{
	const struct il_scope *s = il_scope(il, scope);

	if (s->kind == sck_block && il_scope(il, s->parent)->kind == sck_function)
		s = il_scope(il, s->parent);
	if (s->kind != sck_function || il_any_kind(s->owner) != IL_routine)
		return 0;
	return il_full_entity_decl_info(il, il_routine_of(il, s->owner)->definition)->body_end;
}

static void report_local(struct check *c, enum diag_id id, const struct il_variable *variable)
{
	u32 end = end_of_body(c->il, variable->parent_scope);

	diag_report(c->diag, id, variable->position, il_text(c->il, variable->name));
	if (end > variable->position)
		diag_move(c->diag, end - 1);
}

static void check_local(struct check *c, const struct il_variable *variable, u32 facts)
{
	bool is_parameter = variable->flags & vf_parameter;

	if (!(facts & REFERENCED))
		report_local(c, is_parameter ? DIAG_parameter_unreferenced : DIAG_variable_unreferenced, variable);
	else if (!(facts & USED) && !is_parameter)
		report_local(c, DIAG_variable_only_set, variable);
}

/* ---- what is said at the end of the source ---- */

static int by_group_and_position(const void *a, const void *b)
{
	const struct entity_at_end *x = a, *y = b;

	if (x->group != y->group)
		return x->group < y->group ? -1 : 1;
	if (x->namespace != y->namespace)
		return x->namespace < y->namespace ? -1 : 1;
	return x->position < y->position ? -1 : x->position > y->position;
}

static void report_at_end(struct check *c, const struct entity_at_end *found)
{
	struct buffer name = { 0 };

	if (found->id == DIAG_referenced_not_defined || found->id == DIAG_inline_function_undefined) {
		diag_report(c->diag, found->id, found->position, found->entity);
	} else {
		il_add_entity_name(c->il, found->entity, found->position, &name);
		diag_report(c->diag, found->id, found->position, name.text);
	}
	diag_move(c->diag, (u32)c->il->source_size);
	buffer_free(&name);
}

/* Whether a name that templates leave open may be a function's. */
static bool may_be_meant(const struct il *il, il_str name)
{
	u32 i;

	for (i = 1; i < il->table[IL_expr_node].count; i++)
		if (il_expr_node(il, i)->name == name && il_expr_node(il, i)->flags & (exf_unresolved | exf_dependent))
			return true;
	return false;
}

static bool is_unreferenced_function(struct check *c, const struct il_routine *routine)
{
	bool is_internal = routine->storage_class == sc_static || is_in_unnamed_namespace(c->il, routine->parent_scope);
	u32 passed = enf_referenced | enf_instantiation | enf_is_template | enf_member_of_template;

	return is_internal && !routine->class_type && !routine->template && !routine->template_info && !(routine->entity & passed) &&
	       routine->entity & enf_in_user_file && !(routine->flags & (rf_inline | rf_constexpr | rf_deleted)) &&
	       !may_be_unused(c->il, routine->first_attribute) && !may_be_meant(c->il, routine->name);
}

static void check_variables(struct check *c, const u8 *facts, entities_at_end *found)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(c->il, i);

		if (!(facts[i] & FIRST) || !is_looked_at(c->il, variable))
			continue;
		if (is_local(c->il, variable))
			check_local(c, variable, facts[i]);
		else if (variable->entity & enf_in_user_file && !(facts[i] & REFERENCED) && !variable->template &&
		         !variable->template_info && is_internal_variable(c->il, variable))
			vec_push(found, entity_at_end(c->il, DIAG_variable_unreferenced, il_any_of(IL_variable, i), variable->position,
			                              variable->parent_scope));
	}
}

static void find_unreferenced(struct check *c, entities_at_end *found)
{
	u8 *facts;
	u32 i;

	if (!is_wanted(c->diag, DIAG_variable_unreferenced) && !is_wanted(c->diag, DIAG_variable_only_set) &&
	    !is_wanted(c->diag, DIAG_parameter_unreferenced))
		return;
	facts = xcalloc(c->il->table[IL_variable].count, sizeof *facts);
	note_uses(c, facts);
	gather_by_place(c->il, facts);
	check_variables(c, facts, found);
	for (i = 1; i < c->il->table[IL_routine].count; i++)
		if (is_unreferenced_function(c, il_routine(c->il, i)))
			vec_push(found, entity_at_end(c->il, DIAG_function_unreferenced, il_any_of(IL_routine, i),
			                              il_routine(c->il, i)->position, il_routine(c->il, i)->parent_scope));
	free(facts);
}

void check_unreferenced(struct check *c)
{
	entities_at_end found = { 0 };
	u32 i;

	find_unreferenced(c, &found);
	find_undefined(c, &found);
	vec_sort(&found, by_group_and_position);
	for (i = 0; i < found.count; i++)
		report_at_end(c, &found.at[i]);
	vec_free(&found);
}
