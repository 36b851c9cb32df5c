/* The entity whose name makes the module id unique (page 40, corrected by what the installed tool does): the first definition in
 * source order of a function with external linkage that is neither inline nor a template nor has a type of an unnamed namespace, or a
 * closure of a namespace, in its own, or of a variable with external linkage that is no template and is initialized, or whose class
 * needs code for it. Deduced types, weak symbols and names that stand in system headers do not count. */
#include "parser.h"
#include "../lib/mangle/mangle.h"

static bool is_class_scope(const struct parser *p, u32 scope) { return p->scopes.at[scope].kind == sck_class_struct_union; }

static bool is_weak(const struct parser *p, u32 decl)
{
	for (; decl; decl = il_full_entity_decl_info(p->il, decl)->next)
		if (il_attribute_named(p->il, il_full_entity_decl_info(p->il, decl)->first_attribute, "weak"))
			return true;
	return false;
}

/* auto, auto *, const auto &; but not decltype(auto). */
static bool has_auto(const struct parser *p, u32 type)
{
	type = type_strip(p, type, NULL);
	while (il_type(p->il, type)->kind == tk_pointer)
		type = type_strip(p, il_type(p->il, type)->type, NULL);
	return type == p->auto_type;
}

/* Of classes in classes, and of those that nothing has instantiated: each specialization of a template may have others. */
enum { MAX_CLASS_DEPTH = 200, MAX_SPECIALIZATIONS = 1 << 12 };

struct choice {
	struct parser *p;
	struct il_map runs_code;   /* the classes that were asked for, and the answers */
	u32 depth;                 /* of classes in classes that are being asked for */
	u32 specializations;       /* that were asked for and are not instantiated */
	struct il_map local_types; /* the same of types */
};

static bool is_local_type(struct choice *c, u32 type);

static bool has_local_argument(struct choice *c, u32 arg)
{
	const struct il *il = c->p->il;

	while (arg && !(il_template_arg(il, arg)->kind == tak_type && is_local_type(c, il_template_arg(il, arg)->type)))
		arg = il_template_arg(il, arg)->next;
	return arg;
}

/* The closure of a lambda that is directly in a namespace has no linkage either. */
static bool is_closure_of_namespace(const struct parser *p, const struct il_type *type)
{
	u32 scope = il_scope(p->il, il_lambda(p->il, il_class_info(p->il, type->class_info)->lambda)->scope)->parent;

	while (scope && (il_scope(p->il, scope)->kind == sck_func_prototype || il_scope(p->il, scope)->kind == sck_block))
		scope = il_scope(p->il, scope)->parent;
	return type->flags & tyf_closure && (il_scope(p->il, scope)->kind == sck_file || il_scope(p->il, scope)->kind == sck_namespace);
}

static bool has_local_part(struct choice *c, u32 type)
{
	const struct parser *p = c->p;
	const struct il_type *record = il_type(p->il, type);
	const struct il_template_info *info = il_template_info(p->il, record->template_info);
	u32 param, around = record->parent_scope ? p->scopes.at[record->parent_scope].type : 0;

	if (record->entity & enf_in_unnamed_namespace || is_closure_of_namespace(p, record) || (around && is_local_type(c, around)) ||
	    (record->template_info &&
	     (il_template(p->il, info->template)->entity & enf_in_unnamed_namespace || has_local_argument(c, info->first_argument))))
		return true;
	for (param = record->first_param; param; param = il_param_type(p->il, param)->next)
		if (is_local_type(c, il_param_type(p->il, param)->type))
			return true;
	return (record->kind == tk_ptr_to_member && is_local_type(c, record->class_type)) ||
	       (record->kind != tk_integer && record->type && is_local_type(c, record->type));
}

/* Whether a type is made of what an unnamed namespace declares, which other units cannot name [basic.link]/3. */
static bool is_local_type(struct choice *c, u32 type)
{
	bool is_new;
	u32 *answer;

	type = type_strip(c->p, type, NULL);
	if (!type || stack_is_low(c->p->stack_bound))
		return false;
	answer = il_map_at(&c->local_types, il_any_of(IL_type, type), &is_new);
	if (!is_new)
		return *answer;
	*answer = false;
	if (!has_local_part(c, type))
		return false;
	*il_map_at(&c->local_types, il_any_of(IL_type, type), &is_new) = true;
	return true;
}

static bool names_routine(struct choice *c, u32 index, const struct il_full_entity_decl_info *decl)
{
	const struct parser *p = c->p;
	const struct il_routine *routine = il_routine(p->il, index);
	const struct il_type *type = il_type(p->il, type_strip(p, routine->type, NULL));

	if (routine->flags & (rf_inline | rf_constexpr | rf_consteval | rf_defaulted | rf_deleted) || routine->linkage == nlk_internal ||
	    routine->entity & (enf_is_template | enf_member_of_template | enf_explicit_specialization | enf_in_unnamed_namespace) ||
	    is_class_scope(p, decl->scope) || routine->flags & rf_weak || is_local_type(c, routine->type))
		return false;
	return routine->class_type || il_type(p->il, type_strip(p, type->type, NULL))->kind != tk_auto;
}

/* ---- variables without an initializer: what their classes do ---- */

/* A member function that makes code of default-initialization or destruction [class.default.ctor]/3 [class.dtor]/8. */
static bool is_nontrivial(const struct parser *p, const struct il_routine *routine)
{
	bool structor = routine->special_kind == sfk_constructor || routine->special_kind == sfk_destructor;

	return routine->flags & rf_virtual ||
	       (structor && !(il_full_entity_decl_info(p->il, routine->first_decl)->flags & (dcf_defaulted | dcf_deleted)));
}

static bool is_defaulted_default_constructor(const struct parser *p, const struct il_routine *routine)
{
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(p->il, routine->first_decl);

	return routine->special_kind == sfk_constructor && decl->flags & dcf_defaulted && !decl->first_param;
}

/* The routine that a member declaration declares, or NULL. */
static const struct il_routine *routine_of(const struct parser *p, u32 entry)
{
	il_any target = il_source_sequence_entry(p->il, entry)->target;

	if (il_any_kind(target) == IL_template)
		target = il_template(p->il, il_any_index(target))->prototype;
	return il_any_kind(target) == IL_routine ? il_routine(p->il, il_any_index(target)) : NULL;
}

static bool has_nontrivial_function(const struct parser *p, u32 scope)
{
	bool nontrivial = false, defaulted = false;
	u32 entry;

	for (entry = il_scope(p->il, scope)->first_entry; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		const struct il_routine *routine = routine_of(p, entry);

		if (!routine || routine->flags & rf_friend)
			continue;
		defaulted |= is_defaulted_default_constructor(p, routine);
		if (!is_nontrivial(p, routine))
			continue;
		if (routine->special_kind != sfk_constructor)
			return true;
		nontrivial = true;
	}
	return nontrivial && !defaulted;
}

static bool runs_code(struct choice *c, u32 type, bool if_unknown);

/* A base or member of a class. What is not known of it counts as trivial. */
static bool part_runs_code(struct choice *c, u32 type, u32 whole)
{
	while (il_type(c->p->il, type)->kind == tk_array)
		type = il_type(c->p->il, type)->type;
	return runs_code(c, type_of_member(c->p, type, whole), false);
}

static bool class_runs_code(struct choice *c, u32 type, u32 scope)
{
	struct parser *p = c->p;
	u32 info, part;

	if (has_nontrivial_function(p, scope))
		return true;
	if (il_type(p->il, type)->kind == tk_union)
		return false;
	info = il_type(p->il, p->scopes.at[scope].type)->class_info;
	for (part = il_class_info(p->il, info)->first_base; part; part = il_base_class(p->il, part)->next)
		if (il_base_class(p->il, part)->flags & bcf_virtual || part_runs_code(c, il_base_class(p->il, part)->type, type))
			return true;
	for (part = il_class_info(p->il, info)->first_field; part; part = il_field(p->il, part)->next)
		if (il_field(p->il, part)->initializer_end || part_runs_code(c, il_field(p->il, part)->type, type))
			return true;
	return false;
}

/* Whether an object of the type is initialized or destroyed by code, though it has no initializer. */
static bool runs_code(struct choice *c, u32 type, bool if_unknown)
{
	struct parser *p = c->p;
	const struct il_type *record = il_type(p->il, type = type_strip(p, type, NULL));
	u32 scope, *answer;
	bool is_new, runs;

	for (; record->kind == tk_array; record = il_type(p->il, type))
		type = type_strip(p, record->type, NULL);
	if (c->depth == MAX_CLASS_DEPTH || type == p->error_type || record->kind == tk_typeref || record->kind == tk_template_param)
		return if_unknown;
	scope = record->kind == tk_class || record->kind == tk_struct || record->kind == tk_union ? scope_of_type(p, type) : 0;
	if (!scope)
		return false;
	answer = il_map_at(&c->runs_code, il_any_of(IL_type, type), &is_new);
	if (!is_new)
		return *answer;
	c->specializations += !il_type(p->il, type)->class_info;
	if (c->specializations > MAX_SPECIALIZATIONS)
		return false;
	c->depth++;
	runs = class_runs_code(c, type, scope);
	c->depth--;
	*il_map_at(&c->runs_code, il_any_of(IL_type, type), &is_new) = runs;
	return runs;
}

/* ---- the choice ---- */

static bool names_variable(struct choice *c, u32 index, const struct il_full_entity_decl_info *decl)
{
	enum { INLINE_VARIABLES = 201703 }; /* since then constexpr members are inline [dcl.constexpr]/1 */
	const struct parser *p = c->p;
	const struct il_variable *variable = il_variable(p->il, index);
	bool is_member = variable->flags & vf_static_member;

	if (variable->flags & vf_inline || (variable->flags & vf_constexpr && is_member && p->il->header.std_version >= INLINE_VARIABLES) ||
	    variable->linkage == nlk_internal || has_auto(p, variable->type) ||
	    variable->entity & (enf_is_template | enf_member_of_template | enf_explicit_specialization | enf_partial_specialization |
	                        enf_in_unnamed_namespace) ||
	    is_class_scope(p, decl->scope) || is_weak(p, variable->first_decl))
		return false;
	return decl->initializer_end || variable->initializer_end || runs_code(c, variable->type, true);
}

static bool may_name(struct choice *c, const struct il_full_entity_decl_info *decl)
{
	const struct parser *p = c->p;
	u32 index = il_any_index(decl->declared);

	if (!(decl->flags & dcf_definition) || decl->flags & (dcf_local | dcf_explicit_instantiation | dcf_instantiated))
		return false;
	switch (il_any_kind(decl->declared)) {
	case IL_routine: return names_routine(c, index, decl) && !il_in_system_header(p->il, decl->name_begin);
	case IL_variable: return names_variable(c, index, decl) && !il_in_system_header(p->il, decl->name_begin);
	default: return false;
	}
}

/* Whether the module id is needed in relocatable device code before the body of a function, or the end of a variable. */
static bool is_late(const struct parser *p, const struct il_full_entity_decl_info *decl)
{
	u32 known = il_any_kind(decl->declared) == IL_routine ? decl->body_begin : decl->decl_end;

	return p->module_id_needed && p->module_id_needed < known;
}

void choose_module_entity(struct parser *p)
{
	u32 count = p->il->table[IL_full_entity_decl_info].count, i;
	struct buffer name = { 0 };
	struct choice choice = { .p = p };

	for (i = 1; i < count && !name.length; i++) {
		il_any entity = il_full_entity_decl_info(p->il, i)->declared;

		if (may_name(&choice, il_full_entity_decl_info(p->il, i)) && mangle_module_entity(p->il, entity, &name)) {
			p->il->header.module_id_entity = entity;
			p->il->header.module_id_is_late = is_late(p, il_full_entity_decl_info(p->il, i));
		}
	}
	if (name.length)
		p->il->header.module_id_name = il_intern(p->il, name.text, name.length);
	buffer_free(&name);
	il_map_free(&choice.runs_code);
	il_map_free(&choice.local_types);
}
