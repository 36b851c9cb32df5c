#include "dump.h"

#include "../lib/mangle/mangle.h"

struct naming {
	const struct il *il;
	struct mangled_file file;
	struct output *output;
	struct buffer name;
	bool any;
};

/* A line, when the name is known. */
static void name_line(struct naming *n, bool known, enum il_kind kind, u32 index)
{
	struct buffer line = { 0 };

	if (known && n->name.length) {
		buffer_printf(&line, "%s\t%s@%u ", n->name.text, il_kind_name[kind], index);
		il_describe(n->il, kind, index, &line);
		buffer_puts(&line, "\n");
		output_puts(n->output, line.text);
		n->any = true;
	}
	buffer_free(&line);
	buffer_free(&n->name);
}

static const char *variants_of(u32 special_kind)
{
	return special_kind == sfk_constructor ? "12" : special_kind == sfk_destructor ? "012" : "1";
}

/* Whether another variable stands for it in the host file. */
static bool has_shadow(const struct il_variable *variable)
{
	return variable->memory_space & (ms_device | ms_constant | ms_managed | ms_shared) && variable->linkage != nlk_internal &&
	       !(variable->flags & vf_static_member) && !variable->template && !variable->template_info;
}

/* Local variables that are neither static nor extern have no name. Those of devices have a second one, that of their static shadow. */
static void variable_line(struct naming *n, u32 index)
{
	const struct il_variable *variable = il_variable(n->il, index);
	bool local = variable->entity & enf_local_to_function || il_in_function(n->il, IL_variable, index);

	if (!local || variable->storage_class == sc_extern || variable->flags & (vf_local_static | vf_thread_local))
		name_line(n, mangle_variable(&n->file, index, &n->name), IL_variable, index);
	if (has_shadow(variable) && !local)
		name_line(n, mangle_shadow(&n->file, index, &n->name), IL_variable, index);
}

/* The specialization of a class template that a declaration's qualifier names, or 0. */
static u32 class_named(const struct il *il, u32 decl)
{
	u32 qualifier = il_extra_of_declaration(il, decl)->qualifier;
	il_any target;

	while (qualifier && il_name_qualifier(il, qualifier)->next)
		qualifier = il_name_qualifier(il, qualifier)->next;
	target = qualifier ? il_name_qualifier(il, qualifier)->target : 0;
	return il_any_kind(target) == IL_type && il_type(il, il_any_index(target))->template_info ? il_any_index(target) : 0;
}

/* An instance of a member that is no template itself. */
static void member_lines(struct naming *n, il_any member, u32 class_type, enum il_kind kind, u32 index)
{
	struct mangle_instantiation instance = { .entity = member, .class_type = class_type };
	u32 special = il_any_kind(member) == IL_routine ? il_routine(n->il, il_any_index(member))->special_kind : sfk_none;

	for (const char *variant = variants_of(special); *variant; variant++) {
		instance.variant = *variant;
		name_line(n, mangle_instantiation(&n->file, &instance, &n->name), kind, index);
	}
}

/* Explicit instantiations and specializations of function templates, when all arguments are written. */
static void instantiation_line(struct naming *n, u32 info, u32 decl, enum il_kind kind, u32 index)
{
	const struct il_template_info *record = il_template_info(n->il, info);
	struct mangle_instantiation instance = { .first_argument = record->first_argument, .class_type = class_named(n->il, decl) };

	instance.entity = record->template ? il_template(n->il, record->template)->prototype : 0;
	if (il_any_kind(instance.entity) == IL_routine && mangle_has_all_arguments(n->il, record))
		name_line(n, mangle_instantiation(&n->file, &instance, &n->name), kind, index);
}

/* A static member, in the class or outside. */
static bool is_defined(const struct il *il, const struct il_variable *variable)
{
	u32 decl = variable->first_decl;

	while (decl && !(il_full_entity_decl_info(il, decl)->flags & (dcf_definition | dcf_out_of_class)))
		decl = il_full_entity_decl_info(il, decl)->next;
	return decl;
}

/* Whether a member is defined or, where its class is an instance, what it was instantiated from: that stands at the same place. */
static bool is_routine_defined(const struct il *il, const struct il_routine *member)
{
	u32 i;

	for (i = 1; i < il->table[IL_routine].count; i++) {
		const struct il_routine *routine = il_routine(il, i);

		if (routine->position == member->position && (routine->definition || routine->entity & enf_defined))
			return true;
	}
	return false;
}

static bool is_variable_defined(const struct il *il, const struct il_variable *member)
{
	u32 i;

	for (i = 1; i < il->table[IL_variable].count; i++)
		if (il_variable(il, i)->position == member->position && is_defined(il, il_variable(il, i)))
			return true;
	return false;
}

/* What a directive is about: the class itself, when it is complete, else the pattern of its template. */
static u32 scope_of_members(const struct il *il, u32 class_type)
{
	u32 info = il_type(il, class_type)->template_info, class_info = il_type(il, class_type)->class_info;
	il_any pattern = info ? il_template(il, il_template_info(il, info)->template)->prototype : 0;

	if (!class_info && il_any_kind(pattern) == IL_type)
		class_info = il_type(il, il_any_index(pattern))->class_info;
	return class_info ? il_class_info(il, class_info)->scope : 0;
}

/* A member that is defined; what is needed has a line of its own. */
static void line_of_member(struct naming *n, il_any member, u32 class_type, enum il_kind kind, u32 index)
{
	const struct il_routine *routine = il_routine(n->il, il_any_kind(member) == IL_routine ? il_any_index(member) : 0);
	const struct il_variable *variable = il_variable(n->il, il_any_kind(member) == IL_variable ? il_any_index(member) : 0);

	if ((routine->entity | variable->entity) & (enf_explicit_specialization | enf_needed) || routine->flags & rf_implicit)
		return;
	if (routine->class_type && !routine->template && is_routine_defined(n->il, routine))
		member_lines(n, member, class_type, kind, index);
	if (variable->flags & vf_static_member && !variable->template && is_variable_defined(n->il, variable))
		member_lines(n, member, class_type, kind, index);
}

/* template class C<…>; with its member classes, as far as these are complete. */
static void class_lines(struct naming *n, u32 class_type, enum il_kind kind, u32 index)
{
	u32 scope = scope_of_members(n->il, class_type), entry;

	for (entry = scope ? il_scope(n->il, scope)->first_entry : 0; entry; entry = il_source_sequence_entry(n->il, entry)->next) {
		il_any member = il_source_sequence_entry(n->il, entry)->target;
		const struct il_type *class = il_type(n->il, il_any_kind(member) == IL_type ? il_any_index(member) : 0);

		if (class->parent_scope == scope && class->class_info && class->kind != tk_typeref && !class->template_info &&
		    il_type(n->il, class_type)->class_info)
			class_lines(n, il_any_index(member), kind, index);
		else
			line_of_member(n, member, class_type, kind, index);
	}
}

static void routine_lines(struct naming *n, u32 index)
{
	const struct il_routine *routine = il_routine(n->il, index);
	const char *variant;

	if (routine->template_info && !(routine->entity & enf_instantiation))
		instantiation_line(n, routine->template_info, routine->first_decl, IL_routine, index);
	else
		for (variant = variants_of(routine->special_kind); *variant; variant++)
			name_line(n, mangle_structor(&n->file, index, *variant, &n->name), IL_routine, index);
}

static void directive_lines(struct naming *n, u32 index)
{
	const struct il_instantiation_directive *directive = il_instantiation_directive(n->il, index);
	enum il_kind kind = il_any_kind(directive->target);

	if (kind == IL_type && directive->kind != insk_define) /* extern template: elsewhere */
		return;
	if (kind == IL_type)
		class_lines(n, il_any_index(directive->target), IL_instantiation_directive, index);
	else if (kind == IL_routine || kind == IL_variable)
		member_lines(n, directive->target, class_named(n->il, directive->decl), IL_instantiation_directive, index);
	else
		instantiation_line(n, directive->template_info, directive->decl, IL_instantiation_directive, index);
}

/* Whether an entity is there in the program: an instance must be needed. */
static bool is_made(u32 entity) { return !(entity & enf_instantiation) || entity & enf_needed; }

/* operator new or delete, which every program has; other implicit functions are of classes, or equality operators that are friends. */
static bool is_allocation_function(const struct il *il, const struct il_routine *routine)
{
	const char *name = il_text(il, routine->name);

	return !strncmp(name, "operator new", 12) || !strncmp(name, "operator delete", 15);
}

/* What converts a closure to a pointer to function must be needed, too; its call operator is named for the lambda. */
static bool is_made_routine(const struct il *il, const struct il_routine *routine)
{
	bool in_closure = il_type(il, routine->class_type)->flags & tyf_closure;

	if (routine->flags & rf_implicit && !routine->class_type && is_allocation_function(il, routine))
		return false;
	if (in_closure && routine->special_kind == sfk_lambda_call_operator)
		return routine->template_info && routine->entity & enf_needed;
	if (in_closure && (routine->special_kind == sfk_none || routine->special_kind == sfk_conversion))
		return routine->entity & enf_needed;
	return is_made(routine->entity);
}

/* The function that a scope is in, or 0. */
static u32 function_around_scope(const struct il *il, u32 scope)
{
	while (scope && il_any_kind(il_scope(il, scope)->owner) != IL_routine)
		scope = il_scope(il, scope)->parent;
	return scope ? il_any_index(il_scope(il, scope)->owner) : 0;
}

/* The same of what a function contains. */
static bool is_made_in(const struct il *il, u32 scope)
{
	u32 function = function_around_scope(il, scope);

	return function && is_made(il_routine(il, function)->entity);
}

static bool is_made_variable(const struct il *il, const struct il_variable *variable)
{
	return is_made(variable->entity) || variable->template_info ||
	       (variable->flags & vf_local_static && is_made_in(il, variable->parent_scope));
}

/* What is in no function is in an initializer or default argument that was made in an instance. */
static bool is_made_lambda(const struct il *il, const struct il_lambda *lambda)
{
	return !(lambda->flags & lf_instantiated) || is_made_in(il, lambda->scope) || !function_around_scope(il, lambda->scope);
}

bool dump_mangled(const struct il *il, const struct selection *selection, struct output *output)
{
	struct naming n = { .il = il, .file = { .il = il }, .output = output };
	u32 index;

	for (index = 1; index < il->table[IL_routine].count; index++)
		if (is_made_routine(il, il_routine(il, index)) && is_selected(il, selection, IL_routine, index))
			routine_lines(&n, index);
	for (index = 1; index < il->table[IL_instantiation_directive].count; index++)
		if (is_selected(il, selection, IL_instantiation_directive, index))
			directive_lines(&n, index);
	for (index = 1; index < il->table[IL_variable].count; index++)
		if (is_made_variable(il, il_variable(il, index)) && is_selected(il, selection, IL_variable, index))
			variable_line(&n, index);
	for (index = 1; index < il->table[IL_lambda].count; index++)
		if (is_made_lambda(il, il_lambda(il, index)) && is_selected(il, selection, IL_lambda, index))
			name_line(&n, mangle_lambda(&n.file, index, &n.name), IL_lambda, index);
	mangled_file_free(&n.file);
	return n.any;
}
