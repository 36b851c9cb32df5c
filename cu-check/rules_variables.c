/* Where and how memory spaces may be used (pages 12, 16, 23). */
#include "check.h"

/* A declaration of a variable: a record, or one in a condition, a range-based for statement or of structured bindings. */
struct declared {
	const struct il_variable *variable;
	const struct il_full_entity_decl_info *record;    /* or NULL */
	u32 index, first_attribute, position, scope, end; /* end of the declarator; 0: not known */
	u32 spaces, type;                                 /* as written here */
	bool is_extern, is_static, is_template, is_specialization, is_initialized, is_definition;
};

/* The space that messages name, where there are several. */
static const char *space_name(u32 spaces)
{
	if (spaces & ms_constant)
		return "__constant__";
	if (spaces & ms_managed)
		return "__managed__";
	return spaces & ms_shared ? "__shared__" : "__device__";
}

static u32 space_of(const struct il_attribute *attribute)
{
	switch (attribute->cuda) {
	case cua_device: return ms_device;
	case cua_shared: return ms_shared;
	case cua_constant: return ms_constant;
	case cua_managed: return ms_managed;
	default: return 0;
	}
}

static u32 spaces_of(const struct il *il, u32 attribute)
{
	u32 spaces = 0;

	for (; attribute; attribute = il_attribute(il, attribute)->next)
		spaces |= space_of(il_attribute(il, attribute));
	return spaces;
}

/* The initializer is read before. */
static void report_at_end(struct check *c, const struct declared *d, enum diag_id id)
{
	u32 end = d->is_initialized && !(d->variable->flags & vf_range_declaration) ? d->variable->initializer_end : d->end;

	diag_report(c->diag, id, d->position, space_name(d->spaces));
	if (end)
		diag_move(c->diag, end);
}

/* ---- what they are combined with ---- */

static void report_attribute(struct check *c, const struct declared *d, enum diag_id id, const struct il_attribute *attribute)
{
	diag_report(c->diag, id, attribute->range_begin, space_name(c->memory_spaces[d->index]));
	if (d->record)
		move_to_attribute(c, d->record, attribute->range_begin);
}

/* The attributes were applied before. */
static void report_declared(struct check *c, const struct declared *d, enum diag_id id)
{
	diag_report(c->diag, id, d->position, space_name(d->spaces));
	if (d->record)
		move_to_application(c, d->record, BEHIND_ATTRIBUTES);
}

/* The spaces of this declaration come to those of the earlier ones, one after the other, and a specialization's to its template's. */
static void check_attributes(struct check *c, const struct declared *d)
{
	const u32 both = ms_shared | ms_constant;
	bool is_constexpr = d->variable->flags & vf_constexpr && (!d->is_template || d->is_specialization);
	u32 template = d->is_specialization ? il_template_info(c->il, d->variable->template_info)->template : 0, i;
	u8 *spaces = &c->memory_spaces[d->index];

	*spaces |= (u8)il_variable_of(c->il, il_template(c->il, template)->prototype)->memory_space;
	for (i = d->first_attribute; i; i = il_attribute(c->il, i)->next) {
		const struct il_attribute *attribute = il_attribute(c->il, i);

		if (!space_of(attribute))
			continue;
		*spaces |= (u8)space_of(attribute);
		if ((*spaces & both) == both)
			report_attribute(c, d, DIAG_bad_qualifier_combination, attribute);
		if (d->variable->flags & vf_static_member)
			report_attribute(c, d, DIAG_qualifier_on_data_member, attribute);
		if (is_constexpr && *spaces & (ms_managed | ms_shared))
			report_attribute(c, d, DIAG_device_var_constexpr, attribute);
	}
}

/* In whole-program mode others could have the variable too (page 16). */
static void check_inline(struct check *c, const struct declared *d)
{
	if (!c->relocatable && d->variable->flags & vf_inline && d->spaces & (ms_device | ms_constant | ms_managed) &&
	    !(d->spaces & ms_shared) && d->variable->linkage != nlk_internal && !(d->variable->entity & enf_in_unnamed_namespace))
		report_declared(c, d, DIAG_inline_device_variable);
}

/* ---- types and initializers ---- */

static void check_managed(struct check *c, const struct declared *d)
{
	u32 cv = 0;
	const struct il_type *type = stripped(c->il, d->variable->type, &cv);

	if (type->kind == tk_pointer && type->pointer_kind != pk_pointer)
		report_at_end(c, d, DIAG_managed_reference_type_not_allowed);
	while (type->kind == tk_array)
		type = stripped(c->il, type->type, &cv);
	if (cv & tyf_const || d->variable->flags & vf_constexpr)
		report_at_end(c, d, DIAG_managed_const_type_not_allowed);
}

static bool is_scalar(const struct il_type *type)
{
	return type->kind == tk_integer || type->kind == tk_float || type->kind == tk_ptr_to_member ||
	       (type->kind == tk_pointer && type->pointer_kind == pk_pointer);
}

enum { BOUND_DEPTH_MAX = 16 }; /* of variables in initializers of variables */

static bool is_certainly_variable(const struct il *il, u32 expr, u32 depth);

/* A variable whose value no constant has: one that may change, that is defined elsewhere, or that is initialized by such a one. */
static bool is_variable_value(const struct il *il, const struct il_variable *variable, u32 depth)
{
	u32 cv = 0;

	stripped(il, variable->type, &cv);
	return !(variable->flags & (vf_constexpr | vf_template_parameter | vf_enumerator | vf_structured_binding)) &&
	       (!(cv & tyf_const) || !variable->initializer_end ||
	        (variable->init_expr && depth < BOUND_DEPTH_MAX && is_certainly_variable(il, variable->init_expr, depth + 1)));
}

/* The field of such an object, which is none of a const one that is initialized. */
static bool is_field_of_variable(const struct il *il, const struct il_expr_node *node)
{
	const struct il_expr_node *object = il_expr_node(il, il_written(il, node->first_operand));
	const struct il_variable *variable = il_variable_of(il, object->target);
	u32 cv = 0;

	return object->kind == enk_variable && il_any_kind(object->target) == IL_variable &&
	       stripped(il, variable->type, &cv)->class_info && il_any_kind(il_expr_node(il, object->next)->target) == IL_field &&
	       is_variable_value(il, variable, BOUND_DEPTH_MAX);
}

/* A call of the user's function that is not constexpr. */
static bool is_call_of_nonconstexpr(const struct il *il, const struct il_expr_node *node)
{
	const struct il_expr_node *callee = il_expr_node(il, node->first_operand);
	const struct il_routine *routine = il_routine_of(il, callee->target);
	const u32 others = rf_constexpr | rf_consteval | rf_implicit | rf_defaulted | rf_virtual;

	return callee->kind == enk_routine && il_any_kind(callee->target) == IL_routine && callee->target && !(routine->flags & others) &&
	       routine->linkage != nlk_c && !routine->template_info && !routine->class_type && il_in_user_file(il, routine->position) &&
	       !(routine->entity & enf_is_template);
}

static bool has_variable_operand(const struct il *il, const struct il_expr_node *node, u32 depth)
{
	u32 operand;

	for (operand = node->first_operand; operand; operand = il_expr_node(il, operand)->next)
		if (is_certainly_variable(il, operand, depth))
			return true;
	return false;
}

/* Whether a bound is certainly no constant: it has a variable in it that is none. */
static bool is_certainly_variable(const struct il *il, u32 expr, u32 depth)
{
	const struct il_expr_node *node = il_expr_node(il, expr = il_written(il, expr));
	const struct il_variable *variable = il_variable_of(il, node->target);
	u32 cv = 0;

	if (node->kind == enk_variable)
		return il_any_kind(node->target) == IL_variable && stripped(il, variable->type, &cv)->kind == tk_integer &&
		       is_variable_value(il, variable, depth);
	if (node->kind != enk_operation)
		return false;
	switch (node->operation) {
	case eok_dot_field: return is_field_of_variable(il, node);
	case eok_call: return is_call_of_nonconstexpr(il, node);
	case eok_question: return is_certainly_variable(il, node->first_operand, depth);
	case eok_cast:
	case eok_static_cast:
	case eok_functional_cast:
	case eok_parens: return has_variable_operand(il, node, depth);
	default: return node->operation >= eok_add && node->operation <= eok_spaceship && has_variable_operand(il, node, depth);
	}
}

static bool is_independent_type(const struct il *il, u32 type)
{
	u32 cv = 0;
	const struct il_type *record = stripped(il, type, &cv);

	return !(record->flags & tyf_dependent) && (record->kind == tk_integer || record->class_info);
}

/* Whether a bound in a template certainly depends on no parameter of that, nor do the initializers of variables in it. */
static bool is_independent(const struct il *il, u32 expr, u32 depth)
{
	const struct il_expr_node *node = il_expr_node(il, expr = il_written(il, expr));
	const struct il_variable *variable = il_variable_of(il, node->target);
	u32 operand;

	if (node->kind == enk_constant || node->kind == enk_field)
		return true;
	if (node->kind == enk_routine)
		return il_any_kind(node->target) == IL_routine && node->target && !(node->flags & exf_template_id);
	if (node->kind == enk_variable)
		return il_any_kind(node->target) == IL_variable && !(variable->flags & vf_template_parameter) &&
		       is_independent_type(il, variable->type) &&
		       (!variable->initializer_end ||
		        (variable->init_expr && depth < BOUND_DEPTH_MAX && is_independent(il, variable->init_expr, depth + 1)));
	if (node->kind != enk_operation || (node->type_operand && !is_independent_type(il, node->type_operand)))
		return false;
	for (operand = node->first_operand; operand && is_independent(il, operand, depth);)
		operand = il_expr_node(il, operand)->next;
	return node->first_operand && !operand;
}

void check_static_array(struct check *c, const struct il_full_entity_decl_info *decl)
{
	const struct il_variable *variable = il_variable_of(c->il, decl->declared);
	bool is_local_extern = decl->flags & dcf_extern && decl->flags & dcf_local, is_variable = false;
	bool is_static = decl->flags & dcf_static || variable->flags & vf_thread_local || is_local_extern;
	u32 cv = 0;
	const struct il_type *type;

	if (il_any_kind(decl->declared) != IL_variable)
		return;
	type = stripped(c->il, decl->type, &cv);
	if (type->kind != tk_array || (!is_static && !(spaces_of(c->il, decl->first_attribute) & ms_shared)))
		return;
	for (; type->kind == tk_array; type = stripped(c->il, type->type, &cv))
		is_variable |= is_certainly_variable(c->il, type->expr, 0) &&
		               (type->flags & tyf_variable_bound || (type->flags & tyf_dependent && is_independent(c->il, type->expr, 0)));
	if (is_variable)
		diag_report(c->diag, DIAG_vla_with_static_storage_duration, decl->name_begin);
}

/* ---- where they stand ---- */

static void check_local(struct check *c, const struct declared *d)
{
	u32 routine = routine_of_scope(c->il, d->scope), spaces = execution_space_around(c, routine, d->position);
	u8 kind = il_scope(c->il, d->scope)->kind;

	if ((kind != sck_block && kind != sck_function && kind != sck_condition) || d->is_extern || !runs_on_host(spaces))
		return;
	report_declared(c, d, d->spaces & ms_shared || d->is_static ? DIAG_static_in_host_body : DIAG_automatic_in_host_body);
}

/* Whether a scope is that of an unnamed namespace which is inline, or, as a warning says, has become so before a position. */
static bool is_unnamed_and_inline(const struct il *il, u32 scope, u32 position)
{
	const u32 both = scf_inline_namespace | scf_unnamed_namespace;
	const struct il_namespace *space = il_namespace(il, il_any_index(il_scope(il, scope)->owner));
	u32 decl;

	if ((il_scope(il, scope)->flags & both) != both)
		return false;
	for (decl = space->first_decl; decl && !space->is_inline; decl = il_full_entity_decl_info(il, decl)->next)
		if (starts_with(il, il_full_entity_decl_info(il, decl)->decl_begin, "inline"))
			return position > il_full_entity_decl_info(il, decl)->decl_begin;
	return true;
}

static void check_namespace(struct check *c, const struct declared *d)
{
	u32 scope;

	for (scope = d->is_template ? 0 : d->scope; scope && il_scope(c->il, scope)->kind == sck_namespace;
	     scope = il_scope(c->il, scope)->parent)
		if (is_unnamed_and_inline(c->il, scope, d->position)) {
			report_at_end(c, d, DIAG_device_variable_in_unnamed_inline_ns);
			return;
		}
}

/* What is found when the declaration was read with its initializer. */
static void check_initialized(struct check *c, const struct declared *d)
{
	u8 spaces = c->memory_spaces[d->index];

	if (d->is_template)
		return;
	if (d->spaces & ms_shared && d->is_initialized && !(d->variable->flags & vf_range_declaration))
		report_at_end(c, d, DIAG_shared_initializer);
	if (spaces & ms_managed && spaces & (ms_shared | ms_constant))
		report_at_end(c, d, DIAG_managed_cant_be_shared_constant);
	if (d->variable->flags & vf_range_declaration && d->spaces & ms_shared)
		diag_report(c->diag, DIAG_shared_specifier_in_range_for, d->position);
	if (d->spaces & ms_managed && !(d->variable->flags & vf_static_member))
		check_managed(c, d);
	if (!(d->variable->flags & vf_static_member))
		check_namespace(c, d);
}

static void check_declared(struct check *c, const struct declared *d)
{
	if (!d->spaces)
		return;
	if (d->variable->flags & vf_structured_binding) {
		check_local(c, d);
		return;
	}
	check_attributes(c, d);
	if (d->variable->flags & vf_static_member) {
		if (d->is_definition)
			check_initialized(c, d);
		return;
	}
	check_inline(c, d);
	check_local(c, d);
	if (d->variable->flags & vf_binding_container)
		diag_report(c->diag, DIAG_device_var_structured_binding, d->position, space_name(d->spaces));
	check_initialized(c, d);
}

void check_variable(struct check *c, const struct il_full_entity_decl_info *decl)
{
	const struct il_variable *variable = il_variable_of(c->il, decl->declared);

	if (il_any_kind(decl->declared) != IL_variable || decl->flags & dcf_explicit_instantiation || variable->entity & enf_device_builtin)
		return;
	check_declared(c, &(struct declared){ .variable = variable,
	                                      .record = decl,
	                                      .index = il_any_index(decl->declared),
	                                      .first_attribute = decl->first_attribute,
	                                      .position = decl->name_begin,
	                                      .scope = decl->scope,
	                                      .end = decl->declarator_end,
	                                      .type = decl->type,
	                                      .spaces = spaces_of(c->il, decl->first_attribute),
	                                      .is_extern = decl->flags & dcf_extern,
	                                      .is_static = decl->flags & dcf_static || variable->flags & vf_thread_local,
	                                      .is_template = decl->template_decl,
	                                      .is_specialization = decl->flags & dcf_explicit_specialization,
	                                      .is_initialized = decl->initializer_end,
	                                      .is_definition = decl->flags & dcf_out_of_class });
}

void check_unrecorded_variables(struct check *c)
{
	u32 i, position;

	for (i = 1; i < c->il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(c->il, i);

		if (!variable->first_attribute || variable->first_decl || variable->flags & vf_exception ||
		    variable->entity & (enf_in_system_header | enf_instantiation))
			continue;
		position = variable->position;
		while (position < c->il->source_size && strchr("& \t\n", c->il->source[position])) /* &[ */
			position++;
		check_declared(c, &(struct declared){ .variable = variable,
		                                      .index = i,
		                                      .first_attribute = variable->first_attribute,
		                                      .position = position,
		                                      .scope = variable->parent_scope,
		                                      .type = variable->type,
		                                      .spaces = spaces_of(c->il, variable->first_attribute),
		                                      .is_initialized = variable->initializer_end });
	}
}

/* ---- textures and surfaces (category 17) ---- */

static bool is_texture_or_surface(const struct il *il, u32 type)
{
	const struct il_type *t = stripped(il, type, &(u32){ 0 });
	il_any pattern = il_template(il, il_template_info(il, t->template_info)->template)->prototype;
	u32 attributes = t->template_info && il_any_kind(pattern) == IL_type ? il_type(il, il_any_index(pattern))->first_attribute :
	                                                                       t->first_attribute;

	return find_attribute(il, attributes, cua_device_builtin_texture_type) ||
	       find_attribute(il, attributes, cua_device_builtin_surface_type);
}

/* They need no attributes of their own. */
void check_textures(struct check *c)
{
	u32 i, entry;

	for (i = 1; i < c->il->table[IL_scope].count; i++) {
		if (!(il_scope(c->il, i)->flags & scf_inline_namespace))
			continue;
		for (entry = il_scope(c->il, i)->first_entry; entry; entry = il_source_sequence_entry(c->il, entry)->next) {
			il_any target = il_source_sequence_entry(c->il, entry)->target;
			const struct il_variable *variable = il_variable_of(c->il, target);

			if (is_texture_or_surface(c->il, variable->type) && is_unnamed_and_inline(c->il, i, variable->position))
				diag_report(c->diag, DIAG_texture_surface_variable_in_unnamed_inline_ns, variable->position);
		}
	}
}
