/* What is declared and not referenced, and what is only set: remarks, which options and pragmas make more of; and what is said of entities
 * at the end of the source. */
#include "../lib/il/names.h"
#include "at_end.h"
#include "fold.h"
#include "objects.h"
#include "values.h"

#include <stdlib.h>

/* What is known of each variable; of the FIRST at its place what is known of all there: the one that is written, and those of instances.
 * MADE: code runs where the object begins or ends to be, for which it may be there; ALLOWED: an attribute says that it may be so; FOLDED,
 * NAMED: names of a pack are what is folded, or something else; SET: it gets a value. */
enum { FIRST = 1, REFERENCED = 2, USED = 4, MADE = 8, ALLOWED = 16, FOLDED = 32, NAMED = 64, SET = 128 };

/* What is said where a block ends, in the order of declarations: about its variables, and a function's labels. */
struct local {
	u32 end, position, id;
	il_str name;
};
typedef VEC(struct local) locals;

static bool is_local(const struct il *il, const struct il_variable *variable)
{
	const struct il_scope *scope = il_scope(il, variable->parent_scope);

	return scope->kind == sck_function || scope->kind == sck_block || scope->kind == sck_condition ||
	       (scope->kind == sck_func_prototype && il_any_kind(il_scope(il, scope->parent)->owner) == IL_lambda);
}

static bool is_internal_variable(const struct il *il, const struct il_variable *variable)
{
	u32 cv = variable->flags & (vf_constexpr | vf_structured_binding) ? tyf_const : 0;
	const struct il_type *type = stripped(il, variable->type, &cv);

	while (type->kind == tk_array)
		type = stripped(il, type->type, &cv);
	return variable->storage_class == sc_static || (cv & tyf_const && !(variable->flags & vf_inline)) ||
	       is_in_unnamed_namespace(il, variable->parent_scope);
}

/* Whether an attribute says that it may be so. */
static bool says_may_be_unused(const struct il *il, u32 attribute)
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

/* Nothing is said of objects that may be made by code. */
static bool is_open(const struct il *il, const struct il_variable *variable)
{
	const struct il_type *type = stripped(il, variable->type, &(u32){ 0 });

	if (is_pattern_variable(il, variable))
		return may_be_any_class(il, variable);
	return type->kind == tk_typeref || il_type(il, variable->type)->flags & tyf_dependent;
}

static bool is_looked_at(const struct il *il, const struct il_variable *variable)
{
	u32 cv = 0;
	const struct il_type *type = stripped(il, variable->type, &cv);
	u32 passed = vf_binding_container | vf_init_capture | vf_enumerator | vf_condition | vf_template_parameter | vf_static_member;

	return variable->name && variable->position && !(variable->flags & passed) &&
	       (variable->flags & vf_parameter || (!(cv & tyf_volatile) && !is_open(il, variable))) &&
	       variable->storage_class != sc_extern && type->kind != tk_error &&
	       !(il_type(il, variable->type)->flags & tyf_contains_error) && !says_may_be_unused(il, variable->first_attribute) &&
	       !is_parameter_of_main(il, variable) && !il_in_system_header(il, variable->position);
}

/* ---- how it is used ---- */

/* Whether a value is of no interest, (void)x among others. */
static bool is_discarded(struct check *c, u32 expr)
{
	u32 steps;

	for (steps = 0; expr && steps < 1000; expr = parent_expression(c, expr), steps++) {
		const struct il_expr_node *node = il_expr_node(c->il, expr);

		if (node->flags & exf_discarded_value)
			return true;
		if (steps && (node->kind != enk_operation || (node->operation != eok_parens && node->operation != eok_cast)))
			return false;
		if (steps && node->operation == eok_cast)
			return stripped(c->il, node->type, &(u32){ 0 })->kind == tk_void;
	}
	return false;
}

/* What a name does with the variable: USED, SET, or nothing. */
static u32 use_by_name(struct check *c, u32 expr, const struct il_variable *variable)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	struct use_site site;
	enum use use;

	if (node->evaluation == evk_unevaluated)
		return 0;
	if (node->evaluation != evk_evaluated || stripped(c->il, variable->type, &(u32){ 0 })->pointer_kind != pk_pointer ||
	    (variable->storage_class != sc_static && lambda_around(c, node->range_begin) != lambda_of_scope(c->il, variable->parent_scope)))
		return USED;
	use = use_of(c, expr, &site);
	if (use == use_written)
		return SET;
	return use == use_none && is_discarded(c, expr) ? 0 : USED;
}

static bool runs_constructor(struct check *c, u32 made, u32 depth);

/* Whether an implicit constructor is none that a constant could be made with: something in it is not. */
static bool runs_parts(struct check *c, const struct il_routine *constructor, u32 depth)
{
	u32 init;

	for (init = constructor->first_ctor_init; init; init = il_constructor_init(c->il, init)->next)
		if (runs_constructor(c, il_constructor_init(c->il, init)->first_expr, depth))
			return true;
	return false;
}

static bool are_constant(struct check *c, u32 first)
{
	for (; first; first = il_expr_node(c->il, first)->next)
		if (constant_form(c, first) != FORM_CONSTANT)
			return false;
	return true;
}

/* Whether an expression calls a constructor when the program runs: one that is no constexpr one with constants. */
static bool runs_constructor(struct check *c, u32 made, u32 depth)
{
	const struct il_expr_node *node = il_expr_node(c->il, made);
	const struct il_routine *constructor = il_routine_of(c->il, node->target);

	if (il_any_kind(node->target) != IL_routine || constructor->special_kind != sfk_constructor || !depth)
		return false;
	if (constructor->flags & (rf_defaulted | rf_implicit))
		return runs_parts(c, constructor, depth - 1);
	return !(constructor->flags & rf_constexpr) || !are_constant(c, node->first_operand);
}

/* Whether code makes or destroys an object; for an array constructors do not count. What makes the object of a class is not known in a
 * template as it is written, and for classes with constructors or destructors outside of functions. */
static bool is_made_by_code(struct check *c, const struct il_variable *variable)
{
	enum { DEPTH_MAX = 8 };
	const struct il_type *type = stripped(c->il, variable->type, &(u32){ 0 }), *element = type;

	while (element->kind == tk_array)
		element = stripped(c->il, element->type, &(u32){ 0 });
	if (!il_is_class(element))
		return false;
	if (variable->destructor || (il_is_class(type) && runs_constructor(c, variable->init_expr, DEPTH_MAX)))
		return true;
	if (variable->init_expr)
		return false;
	return is_local(c->il, variable) ? is_pattern_variable(c->il, variable) && needs_code(c->il, element) :
	                                   il_class_info(c->il, element->class_info)->flags & (clf_user_constructor | clf_user_destructor);
}

static u32 facts_of_object(struct check *c, const struct il_variable *variable)
{
	bool has_value = variable->flags & (vf_has_initializer | vf_range_declaration) || variable->storage_class == sc_static;

	return (variable->entity & enf_referenced ? REFERENCED : 0) | (has_value ? SET : 0) | (is_made_by_code(c, variable) ? MADE : 0);
}

static void note_uses(struct check *c, u8 *facts)
{
	u8 *may_be_unused = parameters_that_may_be_unused(c->il);
	u32 i;

	for (i = 1; i < c->il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(c->il, i);
		const struct il_variable *variable = il_variable_of(c->il, node->target);

		if (node->kind != enk_variable || !is_local(c->il, variable))
			continue;
		facts[il_any_index(node->target)] |= use_by_name(c, i, variable);
		if (variable->flags & vf_parameter_pack)
			facts[il_any_index(node->target)] |= is_folded(c, i) ? FOLDED : NAMED;
	}
	for (i = 1; i < c->il->table[IL_lambda_capture].count; i++)
		if (il_any_kind(il_lambda_capture(c->il, i)->captured) == IL_variable)
			facts[il_any_index(il_lambda_capture(c->il, i)->captured)] |= USED | NAMED;
	for (i = 1; i < c->il->table[IL_variable].count; i++)
		facts[i] |= facts_of_object(c, il_variable(c->il, i)) | (may_be_unused[i] ? ALLOWED : 0);
	free(may_be_unused);
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

/* Of structured bindings the first one is spoken of, when none is referenced. */
static void join_bindings(const struct il *il, u8 *facts)
{
	u32 i, first = 0;
	bool is_referenced = false;

	for (i = 1; i < il->table[IL_variable].count; i++) {
		if (!(il_variable(il, i)->flags & vf_structured_binding)) {
			first = 0;
			continue;
		}
		if (!first)
			first = i, is_referenced = false;
		else if (!(facts[i] & REFERENCED))
			facts[i] |= ALLOWED;
		is_referenced |= facts[i] & REFERENCED;
		if (is_referenced && !(facts[first] & REFERENCED))
			facts[first] |= ALLOWED;
	}
}

/* ---- what is said ---- */

/* Where what a scope has is gone, when the block in it ends: after that, of loops and the like, but of functions, lambdas and handlers
 * together with what the block has. */
static void end_with_blocks(const struct il *il, u32 *ends)
{
	u32 i;

	for (i = il->table[IL_scope].count; i-- > 1;) { /* what is inside comes later */
		u32 parent = il_scope(il, i)->parent;
		u8 kind = il_scope(il, parent)->kind;

		if (kind == sck_condition && ends[i] && ends[i] >= ends[parent])
			ends[parent] = ends[i] + 1;
		else if ((kind == sck_function || kind == sck_func_prototype) && ends[i] > ends[parent])
			ends[parent] = ends[i];
	}
	for (i = 1; i < il->table[IL_handler].count; i++) {
		const struct il_handler *handler = il_handler(il, i);

		ends[il_variable(il, handler->parameter)->parent_scope] = ends[il_statement(il, handler->statement)->scope];
	}
}

static u32 *ends_of_scopes(const struct il *il)
{
	u32 *ends = xcalloc(il->table[IL_scope].count + 1, sizeof *ends), i;

	for (i = 1; i < il->table[IL_statement].count; i++)
		if (il_statement(il, i)->scope)
			ends[il_statement(il, i)->scope] = il_statement(il, i)->range_end - 1;
	end_with_blocks(il, ends);
	return ends;
}

static void add_local(locals *found, enum diag_id id, const u32 *ends, u32 scope, u32 position, il_str name)
{
	vec_push(found, (struct local){ ends[scope] > position ? ends[scope] : position, position, id, name });
}

/* What templates set may be used all the same: nothing is said but of parameters whose type they know. */
static bool may_be_used_in_instance(const struct il *il, const struct il_variable *variable)
{
	return is_pattern_variable(il, variable) &&
	       (!(variable->flags & vf_parameter) || il_type(il, variable->type)->flags & tyf_dependent ||
	        stripped(il, variable->type, &(u32){ 0 })->kind == tk_auto);
}

static enum diag_id id_of_only_set(const struct il_variable *variable, u32 facts)
{
	return variable->flags & vf_parameter                            ? DIAG_parameter_only_set :
	       variable->flags & vf_structured_binding                   ? DIAG_binding_only_set :
	       facts & MADE && !(variable->flags & vf_range_declaration) ? DIAG_object_only_set :
	                                                                   DIAG_variable_only_set;
}

static enum diag_id id_of_unreferenced(const struct il_variable *variable, u32 facts)
{
	return variable->flags & vf_parameter          ? DIAG_parameter_unreferenced :
	       variable->flags & vf_exception          ? DIAG_handler_parameter_unreferenced :
	       variable->flags & vf_structured_binding ? DIAG_binding_unreferenced :
	       facts & MADE                            ? DIAG_object_unreferenced :
	                                                 DIAG_variable_unreferenced;
}

static void check_local(const struct il *il, locals *found, const struct il_variable *variable, u32 facts, const u32 *ends)
{
	bool is_referenced = (facts & REFERENCED && (facts & (FOLDED | NAMED)) != FOLDED) || variable->flags & vf_range_declaration;
	enum diag_id id = is_referenced ? id_of_only_set(variable, facts) : id_of_unreferenced(variable, facts);

	if (facts & ALLOWED || (is_referenced && ((facts & (USED | SET)) != SET || may_be_used_in_instance(il, variable))))
		return;
	add_local(found, id, ends, variable->parent_scope, variable->position, variable->name);
}

/* By goto, or && and the like. */
static u8 *referenced_labels(const struct il *il)
{
	u8 *referenced = xcalloc(il->table[IL_label].count + 1, sizeof *referenced);
	u32 i;

	for (i = 1; i < il->table[IL_statement].count; i++)
		if (il_statement(il, i)->kind == stmk_goto)
			referenced[il_extra_of_statement(il, il_statement(il, i))->label] = true;
	for (i = 1; i < il->table[IL_constant].count; i++)
		if (il_any_kind(il_constant(il, i)->target) == IL_label)
			referenced[il_any_index(il_constant(il, i)->target)] = true;
	return referenced;
}

/* The outermost block of the function or lambda that a label is in. */
static u32 scope_of_label(const struct il *il, const struct il_label *label)
{
	u32 scope = label->parent_scope, parent;

	for (; (parent = il_scope(il, scope)->parent); scope = parent)
		if (il_scope(il, parent)->kind != sck_block && il_scope(il, parent)->kind != sck_condition)
			break;
	return scope;
}

/* Whether attributes stand before or behind a label, which the IL does not tell. */
static bool may_have_attributes(const struct il *il, const struct il_label *label)
{
	u32 before = label->position, behind = label->position;

	while (before && strchr(" \t\n", il->source[before - 1]))
		before--;
	while (behind < il->source_size && il->source[behind] != ':')
		behind++;
	return (before && strchr("])", il->source[before - 1])) || starts_with(il, skip_space(il, behind + 1), "__attribute");
}

/* Those of functions as they are written; asm goto may refer to any. */
static void check_labels(const struct il *il, const u32 *ends, locals *found)
{
	u8 *referenced = referenced_labels(il);
	bool *has_asm = xcalloc(il->table[IL_routine].count + 1, sizeof *has_asm);
	u32 i;

	for (i = 1; i < il->table[IL_asm_entry].count; i++)
		has_asm[il_asm_entry(il, i)->routine] = true;
	for (i = 1; i < il->table[IL_label].count; i++) {
		const struct il_label *label = il_label(il, i);

		if (!referenced[i] && !has_asm[label->routine] && label->statement &&
		    !(il_routine(il, label->routine)->entity & enf_instantiation) && !may_have_attributes(il, label) &&
		    !il_in_system_header(il, label->position))
			add_local(found, DIAG_label_unreferenced, ends, scope_of_label(il, label), label->position, label->name);
	}
	free(has_asm);
	free(referenced);
}

static int by_end_and_position(const void *a, const void *b)
{
	const struct local *x = a, *y = b;

	if (x->end != y->end)
		return x->end < y->end ? -1 : 1;
	return x->position < y->position ? -1 : x->position > y->position;
}

static void report_locals(struct check *c, locals *found)
{
	u32 i;

	vec_sort(found, by_end_and_position);
	for (i = 0; i < found->count; i++) {
		const struct local *local = &found->at[i];

		diag_report(c->diag, local->id, local->position, il_text(c->il, local->name));
		if (local->end > local->position)
			diag_move(c->diag, local->end);
	}
	vec_free(found);
}

/* ---- what is said at the end of the source ---- */

/* Members stand together, those of the latest instance first. */
static int by_group_and_position(const void *a, const void *b)
{
	const struct entity_at_end *x = a, *y = b;

	if (x->group != y->group)
		return x->group < y->group ? -1 : 1;
	if (x->namespace != y->namespace)
		return x->namespace < y->namespace ? -1 : 1;
	if (x->unit != y->unit)
		return x->unit < y->unit ? -1 : 1;
	if (x->class != y->class)
		return x->class > y->class ? -1 : 1;
	if (x->rank != y->rank)
		return x->rank < y->rank ? -1 : 1;
	if (x->rank == AT_END_MEMBER_INSTANCE)
		return x->entity < y->entity ? -1 : x->entity > y->entity;
	if (x->position != y->position)
		return x->position < y->position ? -1 : 1;
	return x->entity > y->entity ? -1 : x->entity < y->entity; /* specializations: the latest comes first */
}

/* They stand in the order of their first declarations; what is said of a function points to its definition. */
static u32 place_at_end(const struct il *il, const struct entity_at_end *found)
{
	u32 definition = found->id == DIAG_function_unreferenced ? il_routine_of(il, found->entity)->definition : 0;

	return definition ? il_full_entity_decl_info(il, definition)->name_begin : found->position;
}

static void report_at_end(struct check *c, const struct entity_at_end *found)
{
	struct buffer name = { 0 };

	if (found->id == DIAG_referenced_not_defined || found->id == DIAG_inline_function_undefined ||
	    found->id == DIAG_virtual_function_undefined) {
		diag_report(c->diag, found->id, found->position, found->entity);
	} else if (found->id == DIAG_never_completed) {
		diag_report(c->diag, found->id, found->position, il_text(c->il, il_variable_of(c->il, found->entity)->name));
	} else {
		il_add_entity_name(c->il, found->entity, found->position, &name);
		diag_report(c->diag, found->id, place_at_end(c->il, found), name.text);
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
	       !says_may_be_unused(c->il, routine->first_attribute) && !may_be_meant(c->il, routine->name);
}

/* In unnamed namespaces it does not count that code makes an object. */
static enum diag_id id_at_end(const struct il *il, const struct il_variable *variable, u32 facts)
{
	if (variable->flags & vf_structured_binding)
		return DIAG_binding_unreferenced;
	return facts & MADE && !is_in_unnamed_namespace(il, variable->parent_scope) ? DIAG_object_unreferenced : DIAG_variable_unreferenced;
}

static void check_variables(struct check *c, const u8 *facts, entities_at_end *found)
{
	u32 *ends = ends_of_scopes(c->il), i;
	locals local = { 0 };

	for (i = 1; i < c->il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(c->il, i);

		if (!(facts[i] & FIRST) || !is_looked_at(c->il, variable))
			continue;
		if (is_local(c->il, variable))
			check_local(c->il, &local, variable, facts[i], ends);
		else if (variable->entity & enf_in_user_file && !(facts[i] & REFERENCED) && !variable->template &&
		         !variable->template_info && !(facts[i] & ALLOWED) && is_internal_variable(c->il, variable))
			vec_push(found, entity_at_end(c->il, id_at_end(c->il, variable, facts[i]), il_any_of(IL_variable, i),
			                              variable->position, variable->parent_scope));
	}
	check_labels(c->il, ends, &local);
	report_locals(c, &local);
	free(ends);
}

static void find_unreferenced(struct check *c, entities_at_end *found)
{
	u8 *facts;
	u32 i;

	if (!is_wanted(c->diag, DIAG_variable_unreferenced) && !is_wanted(c->diag, DIAG_variable_only_set) &&
	    !is_wanted(c->diag, DIAG_parameter_only_set) && !is_wanted(c->diag, DIAG_parameter_unreferenced))
		return;
	facts = xcalloc(c->il->table[IL_variable].count, sizeof *facts);
	note_uses(c, facts);
	gather_by_place(c->il, facts);
	join_bindings(c->il, facts);
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
