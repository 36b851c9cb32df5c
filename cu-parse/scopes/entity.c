#include "../overload/overload.h"
#include "entity.h"
#include "redeclarations.h"
#include "../typing/invalid.h"
#include "../templates/partial.h"
#include "../types/layout.h"

#include <ctype.h>

/* ---- declaration records ---- */

u32 entity_flags_here(const struct parser *p)
{
	return (p->in_user_file ? enf_in_user_file : 0) | (p->in_system_header ? enf_in_system_header : 0) |
	       (p->in_unnamed_namespace ? enf_in_unnamed_namespace : 0) | (p->routine || p->lambda ? enf_local_to_function : 0) |
	       (p->template_depth ? enf_member_of_template : 0) | (p->replaying ? enf_instantiation : 0);
}

static u32 *first_decl_of(struct parser *p, il_any entity)
{
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_routine: return &il_routine(p->il, index)->first_decl;
	case IL_variable: return &il_variable(p->il, index)->first_decl;
	case IL_type: return &il_type(p->il, index)->first_decl;
	case IL_namespace: return &il_namespace(p->il, index)->first_decl;
	case IL_template: return &il_template(p->il, index)->first_decl;
	default: return NULL;
	}
}

/* The end of that list: some entities are declared thousands of times. */
static u32 *last_decl_of(struct parser *p, il_any entity)
{
	enum il_kind kind = il_any_kind(entity);

	return vec_slot(&p->last_decl[kind], il_any_index(entity));
}

u32 joined_attributes(struct parser *p, u32 first, u32 second)
{
	u32 result = 0, *link = &result;

	if (!second)
		return first;
	for (; first; first = il_attribute(p->il, first)->next) {
		struct il_attribute *copy;

		*link = il_new_attribute(p->il, &copy);
		*copy = *il_attribute(p->il, first);
		copy->next = 0;
		link = &copy->next;
	}
	*link = second;
	return result;
}

static u32 declaration_flags_of(const struct specifiers *s)
{
	return (s->flags & SPEC_FRIEND ? dcf_friend : 0) | (s->flags & SPEC_INLINE ? dcf_inline : 0) |
	       (s->flags & SPEC_CONSTEXPR ? dcf_constexpr : 0) | (s->flags & SPEC_CONSTEVAL ? dcf_consteval : 0) |
	       (s->flags & SPEC_CONSTINIT ? dcf_constinit : 0) | (s->flags & SPEC_VIRTUAL ? dcf_virtual : 0) |
	       (s->flags & SPEC_LACKS_TYPENAME ? dcf_lacks_typename : 0) | (s->storage == sc_static ? dcf_static : 0) |
	       (s->storage == sc_extern ? dcf_extern : 0);
}

struct il_declaration_extra *extra_of_declaration(struct parser *p, struct il_full_entity_decl_info *decl)
{
	struct il_declaration_extra *extra;

	if (decl->extra)
		return il_declaration_extra(p->il, decl->extra);
	decl->extra = il_new_declaration_extra(p->il, &extra);
	return extra;
}

static void declarator_ranges(struct parser *p, struct il_full_entity_decl_info *record, const struct specifiers *s,
                              const struct declarator *d)
{
	record->declarator_begin = d->begin;
	record->declarator_end = d->end;
	record->declarator_id_begin = d->id.begin;
	record->declarator_id_end = d->id.end;
	record->name_begin = d->id.name_begin;
	record->name_end = d->id.name_end;
	record->params_begin = d->params_begin;
	record->params_end = d->params_end;
	record->first_param = d->first_param;
	if (d->id.qualifier.first)
		extra_of_declaration(p, record)->qualifier = d->id.qualifier.first;
	record->type = d->type;
	record->first_attribute = joined_attributes(p, s->first_attribute, d->first_attribute);
	record->execution_space = execution_space_of(p, record->first_attribute);
	record->memory_space = memory_space_of(p, record->first_attribute);
	if (d->id.qualifier.present)
		record->flags |= dcf_out_of_class;
}

/* A name_qualifier, or 0. */
static u32 class_qualifier(struct parser *p, const struct qualifier *q)
{
	struct il_name_qualifier *record;
	u32 index;

	if (q->first || !q->type)
		return q->first;
	index = il_new_name_qualifier(p->il, &record);
	record->name = il_type(p->il, q->type)->name;
	record->target = il_any_of(IL_type, q->type);
	record->range_begin = q->begin;
	record->range_end = q->end;
	return index;
}

void note_class_qualifier(struct parser *p, struct il_full_entity_decl_info *decl, const struct declarator *d)
{
	u32 qualifier = class_qualifier(p, &d->id.qualifier);

	if (qualifier)
		extra_of_declaration(p, decl)->qualifier = qualifier;
}

u32 new_decl(struct parser *p, il_any entity, const struct specifiers *s, const struct declarator *d, const struct template_heads *heads)
{
	struct il_full_entity_decl_info *record;
	u32 index = il_new_full_entity_decl_info(p->il, &record), *link = first_decl_of(p, entity);

	record->declared = entity;
	record->scope = declaration_scope(p);
	if (s) {
		record->flags = declaration_flags_of(s) | (p->linkage == nlk_c ? dcf_in_linkage_block : 0) | (p->routine ? dcf_local : 0) |
		                (p->replaying ? dcf_instantiated : 0) | (p->in_linkage_specification ? dcf_linkage_specification : 0);
		record->decl_begin = heads ? heads->begin : s->begin;
		record->specifiers_begin = s->begin;
		record->specifiers_end = s->end;
	}
	if (heads) {
		record->template_decl = heads->innermost;
		if (heads->count && heads->empty_count == heads->count)
			record->flags |= dcf_explicit_specialization;
		else if (heads->count)
			record->flags |= dcf_template;
	}
	if (d)
		declarator_ranges(p, record, s, d);
	if (d && record->flags & dcf_explicit_specialization)
		note_class_qualifier(p, record, d);
	if (link && !(p->replaying && *link &&
	              !(il_full_entity_decl_info(p->il, *link)->flags & dcf_instantiated))) { /* a friend's is the source's */
		u32 *last = last_decl_of(p, entity);

		if (*last)
			link = &il_full_entity_decl_info(p->il, *last)->next;
		*link = *last = index;
	}
	return index;
}

/* ---- where a declaration belongs ---- */

static u32 target_scope(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	if (d->id.qualifier.present)
		return d->id.qualifier.scope;
	if (s->flags & SPEC_FRIEND)
		return enclosing_namespace_scope(p, p->scope);
	return declaration_scope(p);
}

/* How many template parameter lists the class of a qualified declarator-id takes. */
static u32 class_template_levels(const struct parser *p, u32 scope)
{
	u32 levels = 0;

	for (; scope; scope = p->scopes.at[scope].parent)
		if (p->scopes.at[scope].kind == sck_template_declaration)
			levels++;
	return levels;
}

bool declares_template(struct parser *p, const struct declarator *d, const struct template_heads *heads)
{
	if (!heads || !heads->count || heads->empty_count == heads->count)
		return false;
	if (!d->id.qualifier.present)
		return true;
	if (!d->id.qualifier.scope)
		return false;
	/* the heads' own scopes were put below the class, not above it */
	return heads->count > class_template_levels(p, d->id.qualifier.scope);
}

static bool is_explicit_specialization(const struct template_heads *heads)
{
	return heads && heads->count && heads->empty_count == heads->count;
}

/* ---- functions ---- */

/* Of a part of a declaration: in a template whatever its parameters are called. In an instance, different ones may mean the same. */
static u32 text_identity(struct parser *p, u32 begin, u32 end)
{
	if (begin >= end)
		return 0;
	return p->replaying ? hash_bytes(p->il->source + begin, end - begin) : identity_of_tokens(p, token_at(p, begin), token_at(p, end));
}

/* A type-constraint, up to the name or ellipsis of the parameter. */
static u32 constraint_identity(struct parser *p, const struct il_template_param *param)
{
	return param->flags & tf_constrained ?
	               text_identity(p, param->decl_begin, param->ellipsis ? param->ellipsis : param->name_position) :
	               0;
}

/* A number that is the same for declarations of one template that are constrained alike. */
static u32 identity_of_constraints(struct parser *p, u32 template_decl)
{
	const struct il_template_decl *decl = il_template_decl(p->il, template_decl);
	u32 hash = 0, param;

	if (decl->requires_clause) {
		const struct il_requires_clause *clause = il_requires_clause(p->il, decl->requires_clause);

		hash = text_identity(p, clause->range_begin, clause->range_end);
	}
	for (param = decl->first_param; param; param = il_template_param(p->il, param)->next)
		hash = hash_mix((u64)hash << 32 | constraint_identity(p, il_template_param(p->il, param)));
	return hash;
}

u32 identity_of_head(struct parser *p, u32 template_decl)
{
	const struct il_template_decl *decl = il_template_decl(p->il, template_decl);
	u32 hash = decl->flags & tf_constrained ? identity_of_constraints(p, template_decl) : 0, param;

	for (param = decl->first_param; param; param = il_template_param(p->il, param)->next) {
		const struct il_template_param *record = il_template_param(p->il, param);
		u32 type = record->kind == tpk_nontype ? type_canonical(p, record->type) : 0;

		if (type && has_placeholder(p, type) && il_type(p->il, type)->kind != tk_auto)
			hash = hash_mix((u64)hash << 32 | type);
	}
	return hash;
}

u32 template_signature(struct parser *p, u32 template_decl, u32 hash)
{
	const struct il_template_decl *decl = il_template_decl(p->il, template_decl);
	u32 param;

	if (decl->flags & tf_constrained)
		hash ^= identity_of_constraints(p, template_decl);
	for (param = decl->first_param; param; param = il_template_param(p->il, param)->next) {
		const struct il_template_param *record = il_template_param(p->il, param);
		u32 type = record->kind == tpk_nontype ? type_canonical(p, record->type) : 0;

		hash = hash_mix((u64)hash << 32 | (record->kind | (record->flags & tf_pack ? 8 : 0) | type << 4));
	}
	return hash;
}

static u32 in_current_instantiation(struct parser *p, u32 type, u32 scope);

/* The same of the type arguments of a specialization. */
static u32 arguments_in_current_instantiation(struct parser *p, u32 type, u32 scope)
{
	const struct il_template_info *info = il_template_info(p->il, il_type(p->il, type)->template_info);
	u32 template = info->template, first = info->first_argument, types[PARAMETERS_MAX], arg, count = 0, i = 0, *link;
	struct template_args args = { .dependent = true };
	bool changes = false;

	for (arg = first; arg && count < PARAMETERS_MAX; arg = il_template_arg(p->il, arg)->next, count++) {
		u32 before = il_template_arg(p->il, arg)->type;

		types[count] = il_template_arg(p->il, arg)->kind == tak_type ? in_current_instantiation(p, before, scope) : before;
		changes |= types[count] != before;
	}
	if (!changes || arg)
		return type;
	for (link = &args.first, arg = first; arg; arg = il_template_arg(p->il, arg)->next) {
		struct il_template_arg copy = *il_template_arg(p->il, arg);

		copy.written_type = copy.type == types[i] ? copy.written_type : 0;
		link = append_argument(p, link, &copy, types[i++]);
	}
	args.count = count;
	type = type_template_id(p, template, &args);
	release_arguments(p, args.first);
	return type;
}

/* A result type stands before the declarator-id, where the class is not entered yet: typename A<T>::type is the type that it is in A then
 * [temp.dep.type]. */
static u32 in_current_instantiation(struct parser *p, u32 type, u32 scope)
{
	struct il_type t = *il_type(p->il, type);
	struct lookup found;
	const char *name;

	if (!(t.flags & tyf_dependent) || stack_is_low(p->stack_bound))
		return type;
	if (t.kind == tk_pointer)
		return type_pointer(p, (enum il_pointer_kind)t.pointer_kind, in_current_instantiation(p, t.type, scope));
	if (t.kind != tk_typeref)
		return t.template_info ? arguments_in_current_instantiation(p, type, scope) : type;
	if (t.typeref_kind == trk_qualified)
		return type_qualified(p, in_current_instantiation(p, t.type, scope), t.flags & (tyf_const | tyf_volatile | tyf_restrict));
	if (t.typeref_kind == trk_alias_template_id || t.typeref_kind == trk_alias || t.typeref_kind == trk_typedef)
		return t.type          ? in_current_instantiation(p, t.type, scope) :
		       t.template_info ? arguments_in_current_instantiation(p, type, scope) :
		                         type;
	if (t.typeref_kind != trk_dependent_member || !t.class_type || t.size)
		return type;
	for (; scope && scope != scope_of_type(p, t.class_type); scope = p->scopes.at[scope].parent)
		;
	name = il_text(p->il, t.name);
	found = lookup_in_scope(p, scope, identifier_of(p, name), LOOKUP_ANY);
	return found.class == NAME_TYPE ? il_any_index(found.entity) : type;
}

/* What must agree for two declarations in one scope to declare one function [over.dcl] [temp.over.link]. The friends of a class template
 * whose results depend on its parameters are other functions in each instance. */
static u32 signature(struct parser *p, const struct specifiers *s, const struct declarator *d, bool is_template,
                     const struct template_heads *heads)
{
	const struct il_type *type = il_type(p->il, type_strip(p, d->type, NULL));
	u32 result, flags = type->flags & (tyf_ellipsis | tyf_fn_const | tyf_fn_volatile | tyf_fn_lvalue_ref | tyf_fn_rvalue_ref);
	bool is_open_friend = s->flags & SPEC_FRIEND && !d->id.qualifier.present && type_is_dependent(p, type->type);
	u32 returned = is_template                 ? in_current_instantiation(p, type->type, d->id.qualifier.scope) :
	               d->id.kind == ID_CONVERSION ? d->id.type : /* a part of its name */
	               is_open_friend              ? type->type :
	                                             p->void_type;

	result = type_of_declarations(p, returned, type->first_param, flags);
	if (d->requires_end)
		result = hash_mix((u64)result << 32 | text_identity(p, d->requires_begin, d->requires_end)) | 0x80000000;
	return is_template ? template_signature(p, heads->innermost, result) | 0x80000000 : result;
}

static u8 special_kind(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 scope)
{
	switch (d->id.kind) {
	case ID_OPERATOR: return sfk_operator;
	case ID_CONVERSION: return sfk_conversion;
	case ID_LITERAL_OPERATOR: return sfk_literal_operator;
	case ID_DESTRUCTOR: return sfk_destructor;
	default:
		if (s->type)
			return sfk_none;
		if (d->trailing_return)
			return sfk_deduction_guide;
		return scope && p->scopes.at[scope].kind == sck_class_struct_union ? sfk_constructor :
		       d->id.qualifier.present                                     ? sfk_constructor :
		                                                                     sfk_none;
	}
}

static void set_linkage(const struct parser *p, u8 *linkage, const struct specifiers *s, u32 scope)
{
	if (scope && p->scopes.at[scope].kind == sck_class_struct_union)
		*linkage = p->in_unnamed_namespace ? nlk_internal : nlk_external;
	else if (s->storage == sc_static || p->in_unnamed_namespace)
		*linkage = nlk_internal;
	else
		*linkage = p->linkage;
}

/* operator new and delete are static members also without the word [class.free]/1. */
static bool is_allocation_function(const struct il_routine *routine)
{
	return routine->operator_token == TOK_new || routine->operator_token == TOK_delete;
}

static u32 new_routine(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 scope, u32 key)
{
	struct il_routine *routine;
	u32 index = il_new_routine(p->il, &routine);
	const struct scope_state *state = scope ? &p->scopes.at[scope] : NULL;

	*vec_slot(&p->signatures, index) = key;
	routine->name = p->lexed.identifiers.at[d->id.ident].name;
	routine->parent_scope = scope;
	routine->position = d->id.name_begin;
	routine->type = d->type;
	routine->special_kind = special_kind(p, s, d, scope);
	routine->operator_token = d->id.operator_token;
	routine->conversion_type = d->id.kind == ID_CONVERSION ? d->id.type : 0;
	routine->storage_class = routine->declared_storage_class = s->storage;
	routine->entity = entity_flags_here(p);
	routine->access = p->access;
	if (state && state->kind == sck_class_struct_union) {
		routine->class_type = state->type;
		routine->entity |= enf_class_member;
		if (s->storage == sc_static || is_allocation_function(routine))
			routine->flags |= rf_static_member;
		if (il_type(p->il, state->type)->class_info)
			il_class_info(p->il, il_type(p->il, state->type)->class_info)->flags |=
				routine->special_kind == sfk_constructor ? clf_user_constructor :
				routine->special_kind == sfk_destructor  ? clf_user_destructor :
									   0;
	}
	set_linkage(p, &routine->linkage, s, scope);
	if (d->id.ident == p->word.main && scope == p->global_scope && !p->il->header.main_routine) {
		routine->flags |= rf_main;
		p->il->header.main_routine = index;
	}
	return index;
}

/* The names by which bodies may call a __device__ function, or name a kernel. */
static void flag_device_function(struct parser *p, u32 index, u32 ident)
{
	const struct il_routine *routine = il_routine(p->il, index);
	bool structor = routine->special_kind == sfk_constructor || routine->special_kind == sfk_destructor;

	if (routine->execution_space & es_global)
		p->lexed.identifiers.at[ident].flags |= IDF_KERNEL;
	if ((routine->execution_space & (es_device | es_host | es_global)) != es_device)
		return;
	p->lexed.identifiers.at[ident].flags |= IDF_DEVICE_NAME;
	if (routine->special_kind == sfk_operator && routine->operator_token < TOK_KIND_COUNT && is_user_code(p, index))
		p->device_operators[routine->operator_token / 64] |= (u64)1 << routine->operator_token % 64;
	if (structor && routine->class_type)
		p->lexed.identifiers.at[identifier_of(p, il_text(p->il, il_type(p->il, routine->class_type)->name))].flags |=
			IDF_DEVICE_NAME;
}

/* [page 17]: what says no space, in this declaration and those before, is for devices. */
static void default_routine_space(struct parser *p, const struct il_routine *routine, struct il_full_entity_decl_info *record)
{
	if (p->default_device && !record->execution_space && !routine->execution_space)
		record->execution_space = es_device;
}

void merge_default_arguments(struct parser *p, u32 template_decl, u32 other)
{
	u32 old = il_template_decl(p->il, template_decl)->first_param, new = il_template_decl(p->il, other)->first_param;

	for (; old && new; old = il_template_param(p->il, old)->next, new = il_template_param(p->il, new)->next) {
		struct il_template_param *a = il_template_param(p->il, old), *b = il_template_param(p->il, new);

		if (!a->default_arg)
			a->default_arg = b->default_arg;
		else if (!b->default_arg)
			b->default_arg = a->default_arg;
	}
}

/* Whether a function that a system header has noexcept is declared without a word about exceptions: both compilers that come after take that
 * from users, and the function's type loses it [except.spec]/4. */
static bool takes_noexcept_off(const struct parser *p, const struct il_routine *routine, const struct declarator *d)
{
	return il_type(p->il, type_strip(p, routine->type, NULL))->flags & tyf_noexcept &&
	       !(il_type(p->il, type_strip(p, d->type, NULL))->flags & tyf_noexcept) && !d->exception_end && d->id.kind == ID_IDENTIFIER &&
	       !(routine->entity & (enf_class_member | enf_is_template | enf_instantiation)) && routine->entity & enf_in_system_header &&
	       p->in_user_file;
}

static void merge_routine(struct parser *p, u32 index, const struct specifiers *s, const struct declarator *d, u32 decl)
{
	struct il_routine *routine = il_routine(p->il, index);
	struct il_full_entity_decl_info *record = il_full_entity_decl_info(p->il, decl);

	if (takes_noexcept_off(p, routine, d))
		routine->type = d->type;
	default_routine_space(p, routine, record);
	routine->execution_space |= record->execution_space;
	routine->flags |= (s->flags & SPEC_INLINE ? rf_inline : 0) | (s->flags & SPEC_CONSTEXPR ? rf_constexpr : 0) |
	                  (s->flags & SPEC_CONSTEVAL ? rf_consteval : 0) | (s->flags & SPEC_VIRTUAL ? rf_virtual : 0) |
	                  (s->flags & SPEC_EXPLICIT ? rf_explicit : 0) |
	                  (s->flags & SPEC_EXPLICIT_CONDITION ? rf_conditional_explicit : 0) | (d->is_override ? rf_override : 0) |
	                  (d->is_final ? rf_final : 0) | (d->params_ellipsis ? rf_variadic : 0) | (s->flags & SPEC_FRIEND ? rf_friend : 0) |
	                  (d->requires_end ? rf_trailing_requires : 0);
	if (has_cuda_attribute(p, record->first_attribute, cua_device_builtin))
		routine->entity |= enf_device_builtin;
	if (has_cuda_attribute(p, record->first_attribute, cua_cudart_builtin))
		routine->entity |= enf_cudart_builtin;
	if (has_attribute(p, record->first_attribute, "noreturn"))
		routine->flags |= rf_noreturn;
	if (has_attribute(p, record->first_attribute, "weak"))
		routine->flags |= rf_weak;
	if (!routine->first_attribute)
		routine->first_attribute = record->first_attribute;
	if (s->flags & SPEC_VIRTUAL && routine->class_type && il_type(p->il, routine->class_type)->class_info)
		il_class_info(p->il, il_type(p->il, routine->class_type)->class_info)->flags |= clf_virtual_functions;
	flag_device_function(p, index, d->id.ident);
}

/* The inline namespaces of one that has functions of the name, too, may have the template that is specialized [namespace.def]/7. */
static struct lookup in_inline_namespaces(struct parser *p, struct lookup found, u32 ident, u32 args, u32 type)
{
	u32 directive = found.symbol ? p->scopes.at[found.scope].first_directive : 0, symbol;

	if (!directive || p->scopes.at[found.scope].type || !specializes_none(p, found.symbol, args, type))
		return found;
	for (; directive; directive = p->directives.at[directive - 1].next) {
		u32 scope = p->directives.at[directive - 1].scope;

		symbol = p->scopes.at[scope].is_inline ? bound_symbol(p, scope, ident) : 0;
		if (symbol && !specializes_none(p, symbol, args, type)) {
			found.symbol = symbol;
			found.scope = scope;
			found.entity = p->symbols.at[symbol].entity;
			return found;
		}
	}
	return found;
}

struct lookup functions_declared_before(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 scope = d->id.qualifier.present ? d->id.qualifier.scope : 0, ident = d->id.ident, routine, template;
	struct lookup found = declared_before(p, &d->id);

	if (il_type(p->il, type_strip(p, d->type, NULL))->kind != tk_routine)
		return found;
	if (!scope || p->scopes.at[scope].kind != sck_class_struct_union)
		return in_inline_namespaces(p, found, ident, d->id.has_args ? d->id.args.first : 0, d->type);
	if (special_kind(p, s, d, scope) == sfk_constructor) {
		ident = p->word.constructor;
		found = lookup_in_scope(p, scope, ident, LOOKUP_ANY);
	}
	routine = d->id.has_args ? 0 : find_routine(p, scope, ident, signature(p, s, d, false, NULL));
	if (routine)
		found.entity = il_any_of(IL_routine, routine);
	else if ((template = specialized_template(p, found.symbol, d->id.has_args ? d->id.args.first : 0, d->type)) != 0)
		found.entity = il_any_of(IL_template, template);
	return found;
}

u32 constructor_declared_like(struct parser *p, const struct declarator *d)
{
	return find_routine(p, declaration_scope(p), p->word.constructor, signature(p, &(struct specifiers){ 0 }, d, false, NULL));
}

/* The function template that template<> name<args> specializes learns of it. It is static and accessible where that is. */
static void note_specialization(struct parser *p, u32 index, const struct specifiers *s, const struct declarator *d)
{
	struct il_routine *routine = il_routine(p->il, index);
	struct il_template_info *info;
	u32 template, symbol = functions_declared_before(p, s, d).symbol;

	routine->entity |= enf_explicit_specialization;
	template = check_specialized_function(p, s, d, symbol) ?
	                   specialized_template(p, symbol, d->id.has_args ? d->id.args.first : 0, d->type) :
	                   0;
	if (!template)
		return;
	routine->template_info = il_new_template_info(p->il, &info);
	routine->flags |= il_routine_of(p->il, il_template(p->il, template)->prototype)->flags & rf_static_member;
	routine->access = il_routine_of(p->il, il_template(p->il, template)->prototype)->access;
	routine->execution_space |= il_routine_of(p->il, il_template(p->il, template)->prototype)->execution_space;
	info->template = template;
	info->kind = insk_explicit_specialization;
	info->specialization = il_any_of(IL_routine, index);
	info->first_argument = d->id.has_args ? d->id.args.first : 0;
	info->argument_count = d->id.args.count;
	info->range_begin = d->id.args.begin;
	info->range_end = d->id.args.end;
	info->next = il_template(p->il, template)->first_specialization;
	il_template(p->il, template)->first_specialization = routine->template_info;
	complete_specialization(p, index); /* diagnostics name it */
}

/* template<> void A<int>::f(): the member of the instance is as it says from now on, whatever the template has [temp.expl.spec]/4.
 * Returns the member, 0 where it is none. */
static u32 specialized_member(struct parser *p, const struct declarator *d, u32 scope, u32 ident, u32 key)
{
	enum {
		KEPT = enf_class_member | enf_referenced | enf_referenced_by_host,
		OWN = rf_inline | rf_constexpr | rf_consteval | rf_defaulted | rf_deleted | rf_has_body
	};
	u32 index = d->id.has_args || p->replaying ? 0 : find_routine(p, scope, ident, key);
	struct il_routine *routine = il_routine(p->il, index);

	if (!index || !(routine->entity & enf_instantiation) || routine->flags & rf_body_parsed)
		return 0;
	routine->entity = (routine->entity & KEPT) | entity_flags_here(p) | enf_explicit_specialization;
	routine->flags &= ~(u32)OWN;
	routine->position = d->id.name_begin;
	routine->first_attribute = routine->first_decl = routine->definition = 0;
	*last_decl_of(p, il_any_of(IL_routine, index)) = 0;
	return index;
}

/* Of a new function, which the scope has by that identifier; 0: no scope has it. */
static void make_function_template(struct parser *p, u32 routine, u32 scope, u32 ident, const struct declarator *d,
                                   const struct template_heads *heads)
{
	u32 template = new_template(p, templk_function, scope, d->id.ident, heads, il_any_of(IL_routine, routine));

	if (il_routine(p->il, routine)->class_type && is_in_local_class(p))
		il_template(p->il, template)->flags |= tf_in_local_class;
	il_routine(p->il, routine)->template = template;
	il_routine(p->il, routine)->entity |= enf_is_template;
	if (il_routine(p->il, routine)->special_kind == sfk_deduction_guide)
		il_template(p->il, template)->kind = templk_deduction_guide;
	else if (scope)
		bind(p, scope, ident, il_any_of(IL_template, template));
}

/* Whether a friend is the specialization of a function template: it declares nothing that a name could find [temp.friend]/1. */
static bool befriends_specialization(const struct specifiers *s, const struct declarator *d)
{
	return s->flags & SPEC_FRIEND && d->id.has_args;
}

/* Whether a friend is one of a class template that each instance declares anew, with another type: none can be found before. */
static bool is_friend_of_instances(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	return s->flags & SPEC_FRIEND && !d->id.qualifier.present && p->template_depth && type_is_dependent(p, d->type);
}

/* The namespace, or one of its inline namespaces, that declares a function which is defined with the name of the former
 * [namespace.def]/6; 0: none does. */
static u32 scope_with_routine(struct parser *p, u32 scope, u32 ident, u32 key)
{
	u32 i, found = find_routine(p, scope, ident, key) ? scope : 0;

	for (i = scope ? p->scopes.at[scope].first_directive : 0; i && !found; i = p->directives.at[i - 1].next)
		if (p->scopes.at[p->directives.at[i - 1].scope].is_inline)
			found = scope_with_routine(p, p->directives.at[i - 1].scope, ident, key);
	return found;
}

u32 declare_routine(struct parser *p, const struct specifiers *s, const struct declarator *d, const struct template_heads *heads,
                    enum declaration_context context, u32 *decl)
{
	bool is_template = declares_template(p, d, heads), specialization = is_explicit_specialization(heads);
	u32 scope = target_scope(p, s, d), key, index = 0, ident, other = 0;
	u32 where = scope && context == CONTEXT_BLOCK ? enclosing_namespace_scope(p, scope) : scope;
	bool is_member = true, is_allowed = true;

	check_arguments_of_no_template(p, d);
	/* the class's name stays the injected-class-name: constructors have no name [class.ctor] */
	ident = special_kind(p, s, d, where) == sfk_constructor ? p->word.constructor : d->id.ident;
	key = signature(p, s, d, is_template, heads);
	if (specialization && context == CONTEXT_NAMESPACE)
		is_member = check_function_specializes(p, s, d, where, ident, key);
	else if ((context == CONTEXT_NAMESPACE || context == CONTEXT_CLASS) && !(heads && heads->count))
		check_arguments_without_template(p, s, d);
	if (d->id.qualifier.present && !specialization && where == scope) {
		u32 inner = scope_with_routine(p, scope, ident, key);

		scope = where = inner ? inner : scope;
	}
	index = specialization ? is_member ? specialized_member(p, d, where, ident, key) : 0 :
	        where != scope ? find_routine(p, scope, ident, key) :
	                         0;
	if (!index && !specialization && !befriends_specialization(s, d))
		index = find_routine(p, where, ident, key);
	if (!index && where != scope)
		check_function_in_block(p, d, scope);
	if (index && context == CONTEXT_NAMESPACE && !d->id.qualifier.present && is_of_other_namespace(p, index, where)) {
		other = index;
		index = 0;
	}
	if (!index && context == CONTEXT_NAMESPACE && d->id.kind == ID_IDENTIFIER && !d->id.qualifier.present && is_member &&
	    special_kind(p, s, d, where) != sfk_deduction_guide) {
		check_other_kind(p, where, ident, IL_routine, d->id.name_begin);
	}
	if (!index && context == CONTEXT_NAMESPACE && d->id.kind == ID_IDENTIFIER && !d->id.qualifier.present && !is_template) {
		check_c_linkage(p, where, d);
		if (ident == p->word.main && where == p->global_scope)
			check_other_main(p, d);
	}
	if (index && is_implicit_allocation(p, index)) {
		replace_implicit_allocation(p, index, d);
	} else if (index) {
		is_member = check_routine_redeclaration(p, index, s, d, context);
		index = is_member ? index : 0;
	} else if (p->in_user_file && !is_template && !specialization && context == CONTEXT_NAMESPACE) {
		is_member = check_undeclared_member(p, s, d, where, ident);
	} else if (p->in_user_file && context == CONTEXT_CLASS && !(s->flags & SPEC_FRIEND) && ident == d->id.ident) {
		check_member_redeclaration(p, where, ident, true, d->id.name_begin);
	}
	if (!index && !check_scope_of_allocation(p, d, where))
		is_member = is_allowed = false;
	if (!index) {
		index = new_routine(p, s, d, where, key);
		if (!is_member)
			il_routine(p->il, index)->flags |= rf_refused;
		if (s->is_wrong)
			il_routine(p->il, index)->flags |= rf_wrong_result;
		if (specialization && !is_member) {
			il_routine(p->il, index)->entity |= enf_explicit_specialization;
		} else if (specialization) {
			note_specialization(p, index, s, d);
		} else if (is_template) {
			make_function_template(p, index, is_member ? where : 0, ident, d, heads);
		} else if (is_friend_of_instances(p, s, d)) {
			p->lexed.identifiers.at[ident].flags |= IDF_BEFRIENDED;
		} else if (where && is_member && !befriends_specialization(s, d) &&
		           il_routine(p->il, index)->special_kind != sfk_deduction_guide) {
			bind(p, where, ident, il_any_of(IL_routine, index));
		}
		if (il_routine(p->il, index)->special_kind == sfk_deduction_guide && !specialization && !p->tentative)
			vec_push(&p->guides, index);
	}
	if (context == CONTEXT_BLOCK && where != scope && is_allowed)
		bind(p, scope, d->id.ident, il_any_of(IL_routine, index));
	*decl = new_decl(p, il_any_of(IL_routine, index), s, d, heads);
	if (context == CONTEXT_BLOCK || il_routine(p->il, index)->first_decl != *decl)
		note_default_arguments(p, *decl, context == CONTEXT_BLOCK);
	merge_routine(p, index, s, d, *decl);
	if (is_template && il_routine(p->il, index)->template)
		merge_default_arguments(p, il_template(p->il, il_routine(p->il, index)->template)->decl, heads->innermost);
	if (specialization)
		check_scope_of_specialization(p, index, d);
	if (other)
		check_against_using(p, index, other, d->id.name_begin);
	return index;
}

/* ---- variables ---- */

u32 declare_variable(struct parser *p, u32 ident, u32 position, u32 type, u32 flags)
{
	struct il_variable *variable;
	u32 index;

	if (p->tentative)
		return 0;
	index = il_new_variable(p->il, &variable);
	variable->name = p->lexed.identifiers.at[ident].name;
	variable->parent_scope = p->scope;
	variable->position = position;
	variable->type = type;
	variable->flags = flags;
	variable->entity = entity_flags_here(p) | (ident ? 0 : enf_unnamed);
	bind(p, p->scope, ident, il_any_of(IL_variable, index));
	return index;
}

u32 find_variable(struct parser *p, u32 scope, u32 ident)
{
	u32 symbol = scope ? bound_symbol(p, scope, ident) : 0;

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		if (il_any_kind(entity) == IL_variable)
			return il_any_index(entity);
		if (il_any_kind(entity) == IL_template && il_any_kind(il_template(p->il, il_any_index(entity))->prototype) == IL_variable)
			return il_any_index(il_template(p->il, il_any_index(entity))->prototype);
	}
	return 0;
}

/* Const and not volatile, arrays as their elements: internal linkage without a word that says otherwise [basic.link]/3. */
static bool is_const(const struct parser *p, u32 type)
{
	u32 cv = 0;

	type = type_strip(p, type, &cv);
	while (il_type(p->il, type)->kind == tk_array)
		type = type_strip(p, il_type(p->il, type)->type, &cv);
	return (cv & (tyf_const | tyf_volatile)) == tyf_const;
}

/* The declared type, with what GNU's attributes make of it. */
static u32 type_with_attributes(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 scope = declaration_scope(p);

	return attributed_type(p, attributed_type(p, d->type, s->first_attribute, scope), d->first_attribute, scope);
}

static u32 new_variable(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 scope)
{
	struct il_variable *variable;
	u32 type = type_with_attributes(p, s, d), index = il_new_variable(p->il, &variable);
	u8 kind = scope ? p->scopes.at[scope].kind : (u8)sck_class_struct_union;

	variable->name = p->lexed.identifiers.at[d->id.ident].name;
	variable->parent_scope = scope;
	variable->position = d->id.name_begin;
	variable->type = type;
	variable->storage_class = variable->declared_storage_class = s->storage;
	variable->entity = entity_flags_here(p);
	variable->access = p->access;
	set_linkage(p, &variable->linkage, s, scope);
	if (kind == sck_class_struct_union)
		variable->flags |= vf_static_member, variable->entity |= enf_class_member;
	else if (kind != sck_namespace && kind != sck_file && s->storage == sc_static)
		variable->flags |= vf_local_static;
	else if ((kind == sck_namespace || kind == sck_file) && s->storage != sc_extern && !p->in_linkage_specification &&
	         (is_const(p, d->type) || (s->flags & SPEC_CONSTEXPR && !reference_type(p, d->type))) && !(s->flags & SPEC_INLINE))
		variable->linkage = nlk_internal;
	return index;
}

/* The same of variables that namespaces and classes have; constants of classes are no variables in memory. */
static void default_variable_space(struct parser *p, const struct il_variable *variable, const struct specifiers *s,
                                   struct il_full_entity_decl_info *record)
{
	u8 scope = il_scope(p->il, variable->parent_scope)->kind;
	bool is_constant = is_const(p, variable->type) || s->flags & SPEC_CONSTEXPR;

	if (p->default_device && !record->memory_space && !variable->memory_space &&
	    (scope == sck_file || scope == sck_namespace || (variable->flags & vf_static_member && !is_constant)))
		record->memory_space = ms_device;
}

static void merge_variable(struct parser *p, u32 index, const struct specifiers *s, u32 decl)
{
	struct il_variable *variable = il_variable(p->il, index);
	struct il_full_entity_decl_info *record = il_full_entity_decl_info(p->il, decl);

	default_variable_space(p, variable, s, record);
	variable->memory_space |= record->memory_space;
	variable->flags |= (s->flags & SPEC_INLINE ? vf_inline : 0) | (s->flags & SPEC_CONSTEXPR ? vf_constexpr : 0) |
	                   (s->flags & SPEC_CONSTINIT ? vf_constinit : 0) | (s->flags & SPEC_THREAD_LOCAL ? vf_thread_local : 0);
	if (has_cuda_attribute(p, record->first_attribute, cua_device_builtin))
		variable->entity |= enf_device_builtin;
	if (!variable->first_attribute)
		variable->first_attribute = record->first_attribute;
}

/* Names whose mention decides which bodies are parsed. */
static void flag_device_name(struct parser *p, u32 ident, u32 memory_space)
{
	if (memory_space & ms_managed) {
		p->has_managed = true;
		p->lexed.identifiers.at[ident].flags |= IDF_MANAGED;
	}
	if (memory_space)
		p->lexed.identifiers.at[ident].flags |= IDF_DEVICE_NAME;
}

/* The variable template that name<args> specializes learns of it. decl: the template_decl of a partial specialization, or 0. */
static void note_variable_specialization(struct parser *p, u32 variable, const struct declarator *d, u32 decl)
{
	struct lookup found = declared_before(p, &d->id);
	bool dependent = false;
	struct il_template_info *info;
	u32 index, args, arg;

	if (found.class != NAME_VARIABLE_TEMPLATE || !d->id.has_args ||
	    !check_template_arguments(p, il_any_index(found.entity), &d->id.args))
		return;
	args = complete_arguments(p, il_any_index(found.entity), &d->id.args, &dependent);
	index = il_new_template_info(p->il, &info);
	info->template = il_any_index(found.entity);
	info->kind = decl ? insk_partial_specialization : insk_explicit_specialization;
	info->specialization = il_any_of(IL_variable, variable);
	info->first_argument = args;
	for (arg = args; arg; arg = il_template_arg(p->il, arg)->next)
		info->argument_count++;
	info->next = il_template(p->il, info->template)->first_specialization;
	il_template(p->il, info->template)->first_specialization = index;
	il_variable(p->il, variable)->template_info = index;
	note_specialization_of(p, info->template, info->specialization, args, decl, d->id.args.begin);
}

/* An array without a bound, or none that the reference compares: GNU's zero is as good as none. */
static bool lacks_bound(const struct il_type *array)
{
	return array->flags & (tyf_unknown_bound | tyf_variable_bound) || (array->size == 0 && !(array->flags & tyf_dependent));
}

bool are_types_of_one(struct parser *p, u32 a, u32 b)
{
	const struct il_type *first = il_type(p->il, type_strip(p, a, NULL)), *second = il_type(p->il, type_strip(p, b, NULL));

	if (!is_known_type(p, a) || !is_known_type(p, b) || has_placeholder(p, a) || has_placeholder(p, b) || attributed_typedef(p, a) ||
	    attributed_typedef(p, b))
		return true;
	if (first->kind == tk_array && second->kind == tk_array && (lacks_bound(first) || lacks_bound(second)))
		return type_canonical(p, first->type) == type_canonical(p, second->type);
	return type_canonical(p, a) == type_canonical(p, b);
}

static bool is_declared_extern(struct parser *p, const struct il_full_entity_decl_info *decl)
{
	u32 at;

	for (at = token_at(p, decl->specifiers_begin); p->tokens[at].position < decl->specifiers_end; at++)
		if (p->tokens[at].kind == TOK_extern)
			return true;
	return false;
}

/* Where a variable that is defined has its name in the definition, a variable template its first template<…>. */
static u32 place_of_definition(struct parser *p, const struct il_variable *variable)
{
	u32 decl = variable->first_decl;

	while (decl && !il_full_entity_decl_info(p->il, decl)->initializer_end &&
	       is_declared_extern(p, il_full_entity_decl_info(p->il, decl)))
		decl = il_full_entity_decl_info(p->il, decl)->next;
	if (variable->template && decl)
		return place_of_heads(p, il_full_entity_decl_info(p->il, decl)->template_decl);
	return decl ? il_full_entity_decl_info(p->il, decl)->name_begin : variable->position;
}

/* A variable template whose name is declared again: as no template, with another type, or as what is defined. */
static void check_template_again(struct parser *p, const struct il_variable *before, const struct declarator *d, bool is_template,
                                 bool is_definition, bool differs)
{
	il_any template = il_any_of(IL_template, before->template);

	if (!is_template)
		report_error(p, d->id.name_begin, DIAG_already_declared, ident_text(p, d->id.ident));
	else if (differs)
		report_error(p, d->id.name_begin, DIAG_incompatible_with_binding, template);
	else if (is_definition)
		report_error(p, d->id.name_begin, DIAG_redefinition, template, place_of_definition(p, before));
}

static bool initializer_follows(const struct parser *p) { return tok(p) == TOK_ASSIGN || tok(p) == TOK_LPAREN || tok(p) == TOK_LBRACE; }

/* Where a static member was defined before, outside of its class or, if it is inline, in it: an initializer stands for that wherever it is.
 * 0: it was not. */
static u32 place_of_member_definition(const struct parser *p, const struct il_variable *member)
{
	const struct il_full_entity_decl_info *decl;
	u32 index = member->first_decl, outside = 0, initialized = 0;

	for (; index; index = decl->next) {
		decl = il_full_entity_decl_info(p->il, index);
		if (decl->flags & dcf_out_of_class && !outside)
			outside = decl->name_begin;
		if (decl->initializer_end && !initialized)
			initialized = decl->name_begin;
	}
	if (!outside && !(member->flags & vf_inline))
		return 0;
	return initialized ? initialized : outside;
}

/* The same of a static member that is defined outside of its class: whether it is defined again, or with another type, and initialized with what is
 * for that. */
static bool check_member_definition(struct parser *p, u32 index, const struct specifiers *s, const struct declarator *d)
{
	const struct il_variable *member = il_variable(p->il, index);
	u32 before;

	if (!is_compiled_once(p) || in_instance(p) || !s->type || p->in_linkage_specification || d->id.kind != ID_IDENTIFIER ||
	    !d->id.qualifier.present)
		return false;
	before = member->flags & vf_constexpr ? 0 : place_of_member_definition(p, member);
	if (before) {
		report_error(p, d->id.name_begin, DIAG_redefinition, il_any_of(IL_variable, index), before);
		return initializer_follows(p);
	}
	if (are_types_of_one(p, with_constexpr(p, member->type, member->flags & vf_constexpr),
	                     with_constexpr(p, d->type, s->flags & SPEC_CONSTEXPR)))
		return false;
	report_error(p, d->id.name_begin, DIAG_incompatible_declaration, il_any_of(IL_variable, index));
	return initializer_follows(p);
}

/* Whether a variable of a namespace has two definitions [basic.def.odr]: an earlier one, and this one without extern; or two types: that is
 * said. True: what this one is initialized with is for another type than that of the first, which may be an enumerator. */
static bool check_redefinition(struct parser *p, u32 index, const struct specifiers *s, const struct declarator *d, u32 scope,
                               bool is_template)
{
	const struct il_variable *before = il_variable(p->il, index);
	bool is_definition = s->storage != sc_extern && before->entity & enf_defined, differs;

	if (p->diag->errors >= p->diag->error_limit || !is_compiled_once(p) || !s->type || p->in_linkage_specification ||
	    d->id.kind != ID_IDENTIFIER || (p->scopes.at[scope].kind != sck_namespace && p->scopes.at[scope].kind != sck_file))
		return false;
	if (before->flags & vf_enumerator || (is_template && !before->template)) {
		report_error(p, d->id.name_begin, DIAG_already_declared, ident_text(p, d->id.ident));
		return true;
	}
	differs = !are_types_of_one(p, with_constexpr(p, before->type, before->flags & vf_constexpr),
	                            with_constexpr(p, d->type, s->flags & SPEC_CONSTEXPR));
	if (before->template) {
		check_template_again(p, before, d, is_template, is_definition, differs);
		return false;
	}
	if (is_definition)
		report_error(p, d->id.name_begin, DIAG_redefinition, il_any_of(IL_variable, index), place_of_definition(p, before));
	else if (differs)
		report_error(p, d->id.name_begin, DIAG_incompatible_declaration, il_any_of(IL_variable, index));
	return is_definition && initializer_follows(p) && (differs || (s->flags & SPEC_ASSUMED_INT && has_placeholder(p, before->type)));
}

/* template<> int A<int>::v = 1; the static member of the instance is as it says from now on [temp.expl.spec]/4. 0: it is none. */
static u32 specialized_static_member(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 scope)
{
	enum { KEPT = enf_class_member | enf_referenced | enf_referenced_by_host };
	u32 index = d->id.has_args || p->replaying ? 0 : find_variable(p, scope, d->id.ident);
	struct il_variable *variable = il_variable(p->il, index);

	if (!index || !(variable->entity & enf_instantiation) || variable->entity & enf_defined || variable->template_info ||
	    variable->init_expr)
		return 0;
	variable->entity = (variable->entity & KEPT) | entity_flags_here(p) | enf_explicit_specialization;
	variable->type = type_with_attributes(p, s, d);
	variable->flags &= ~(u32)(vf_inline | vf_constexpr | vf_has_initializer);
	variable->initializer_begin = variable->initializer_end = 0;
	variable->position = d->id.name_begin;
	variable->first_attribute = variable->first_decl = 0;
	*last_decl_of(p, il_any_of(IL_variable, index)) = 0;
	return index;
}

u32 declare_variable_entity(struct parser *p, const struct specifiers *s, const struct declarator *d, const struct template_heads *heads,
                            enum declaration_context context, u32 *decl)
{
	bool is_template = declares_template(p, d, heads), specialization = is_explicit_specialization(heads);
	u32 scope = target_scope(p, s, d), index = 0, errors;
	bool local = context == CONTEXT_BLOCK || context == CONTEXT_CONDITION || context == CONTEXT_FOR_INIT;
	bool has_args = d->id.has_args; /* a partial or explicit specialization of a variable template */
	bool is_other = false;          /* one that the name does not mean */

	if (d->id.qualifier.present && d->id.kind == ID_IDENTIFIER)
		scope = scope_of_declared(p, scope, d->id.ident, LOOKUP_ANY);
	errors = p->errors;
	if (context == CONTEXT_NAMESPACE && !(heads && heads->count))
		check_arguments_without_template(p, s, d);
	if (!specialization && !has_args && (!local || s->storage == sc_extern))
		index = find_variable(p, scope, d->id.ident);
	else if (specialization && (context != CONTEXT_NAMESPACE || check_variable_specializes(p, d, scope)))
		index = specialized_static_member(p, s, d, scope);
	if (context == CONTEXT_CLASS && !specialization && !has_args && d->id.kind == ID_IDENTIFIER && !d->id.qualifier.present)
		check_member_redeclaration(p, scope, d->id.ident, false, d->id.name_begin);
	else if (index && context == CONTEXT_BLOCK)
		check_extern_again(p, d, index);
	else if (index && !specialization && il_variable(p->il, index)->flags & vf_static_member)
		is_other = check_member_definition(p, index, s, d);
	else if (index && !specialization)
		is_other = check_redefinition(p, index, s, d, scope, is_template);
	else if (!index && local && scope)
		check_local_redeclaration(p, scope, d->id.kind == ID_IDENTIFIER ? d->id.ident : 0, d->id.name_begin);
	else if (!specialization && !has_args && is_template && context == CONTEXT_NAMESPACE) {
		if (d->id.kind == ID_IDENTIFIER && !d->id.qualifier.present)
			check_name_of_template(p, scope, d->id.ident, templk_variable, d->id.name_begin);
	} else if (!specialization && !has_args && !is_template && context == CONTEXT_NAMESPACE) {
		check_undeclared_variable(p, d, scope);
		if (d->id.kind == ID_IDENTIFIER && !d->id.qualifier.present)
			check_other_kind(p, scope, d->id.ident, IL_variable, d->id.name_begin);
		check_behind_block_extern(p, d, scope);
	}
	if (!index || is_other) {
		index = new_variable(p, s, d, scope);
		if (specialization || has_args) {
			il_variable(p->il, index)->entity |=
				has_args && !specialization ? enf_partial_specialization : enf_explicit_specialization;
			note_variable_specialization(p, index, d, specialization ? 0 : heads ? heads->innermost : 0);
		} else if (is_template) {
			u32 template = new_template(p, templk_variable, scope, d->id.ident, heads, il_any_of(IL_variable, index));

			il_variable(p->il, index)->template = template;
			il_variable(p->il, index)->entity |= enf_is_template;
			if (scope)
				bind(p, scope, d->id.ident, il_any_of(IL_template, template));
		} else if (scope && !is_other && (!d->id.qualifier.present || p->errors == errors)) {
			bind(p, scope, d->id.ident, il_any_of(IL_variable, index));
		}
		if (context == CONTEXT_BLOCK && scope)
			check_variable_in_block(p, d, index, scope);
	}
	*decl = new_decl(p, il_any_of(IL_variable, index), s, d, heads);
	merge_variable(p, index, s, *decl);
	flag_device_name(p, d->id.ident, il_variable(p->il, index)->memory_space);
	return index;
}

/* Its explicit specialization without an initializer is just a declaration [temp.expl.spec]/13. */
static bool is_specialized_static_member(const struct il_variable *variable)
{
	return variable->entity & enf_explicit_specialization && variable->flags & vf_static_member;
}

void finish_variable(struct parser *p, u32 index, u32 decl)
{
	struct il_variable *variable = il_variable(p->il, index);
	struct il_full_entity_decl_info *record = il_full_entity_decl_info(p->il, decl);
	bool in_class = p->scopes.at[declaration_scope(p)].kind == sck_class_struct_union;

	if (variable->initializer_begin >= record->declarator_begin && variable->initializer_end) {
		record->initializer_begin = variable->initializer_begin;
		record->initializer_end = variable->initializer_end;
	}
	if ((!in_class || variable->flags & (vf_inline | vf_constexpr)) && (!(record->flags & dcf_extern) || record->initializer_end) &&
	    (!(record->flags & dcf_linkage_specification) || record->initializer_end) &&
	    (!is_specialized_static_member(variable) || record->initializer_end)) {
		record->flags |= dcf_definition;
		variable->entity |= enf_defined;
	}
}

/* ---- types, fields, using ---- */

/* What a typedef stands for: in an instance without the names of other instances' members on the way, which may be many. */
static u32 aliased_type(struct parser *p, u32 type) { return p->replaying ? shown_alias(p, type) : type; }

void declare_typedef(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 index, scope = declaration_scope(p), decl, aliased;
	struct il_type *type;

	if (p->tentative || d->id.kind != ID_IDENTIFIER)
		return;
	aliased = type_with_attributes(p, s, d);
	check_typedef_redeclaration(p, scope, d->id.ident, aliased, d->id.name_begin);
	check_typedef_in_block(p, scope, d->id.ident, d->id.name_begin);
	check_other_kind(p, scope, d->id.ident, IL_type, d->id.name_begin);
	index = type_alias(p, d->id.ident, aliased_type(p, aliased));
	type = il_type(p->il, index);
	type->parent_scope = scope;
	type->position = d->id.name_begin;
	type->entity = entity_flags_here(p);
	type->access = p->access;
	if (s->first_attribute || d->first_attribute) {
		decl = new_decl(p, il_any_of(IL_type, index), s, d, NULL);
		il_full_entity_decl_info(p->il, decl)->flags |= dcf_typedef;
		type = il_type(p->il, index);
		type->first_attribute = il_full_entity_decl_info(p->il, decl)->first_attribute;
		if (has_cuda_attribute(p, type->first_attribute, cua_device_builtin))
			type->entity |= enf_device_builtin;
	} else {
		decl = 0;
	}
	{ /* typedef struct { … } X; names the class for linkage purposes [dcl.typedef]/5 */
		struct il_type *named = il_type(p->il, d->type);

		if (s->flags & SPEC_DEFINES_TYPE && !named->name && named->class_info)
			named->name = p->lexed.identifiers.at[d->id.ident].name;
	}
	bind(p, scope, d->id.ident, il_any_of(IL_type, index));
	add_source_entry(p, il_any_of(IL_type, index), decl, s->begin, end_of_last(p) + 1);
}

void declare_alias(struct parser *p, const struct alias *alias, const struct template_heads *heads)
{
	u32 index, scope = declaration_scope(p);
	struct il_type *record;

	if (p->tentative)
		return;
	if (heads) {
		check_name_of_template(p, scope, alias->ident, templk_alias, alias->position);
	} else {
		check_typedef_redeclaration(p, scope, alias->ident, alias->type, alias->position);
		check_typedef_in_block(p, scope, alias->ident, alias->position);
	}
	index = type_alias(p, alias->ident, aliased_type(p, alias->type));
	record = il_type(p->il, index);
	record->typeref_kind = trk_alias;
	record->parent_scope = scope;
	record->position = alias->position;
	record->first_attribute = alias->first_attribute;
	record->entity = entity_flags_here(p);
	record->access = p->access;
	if (heads && heads->innermost) {
		u32 template = new_template(p, templk_alias, scope, alias->ident, heads, il_any_of(IL_type, index));

		il_template(p->il, template)->position = alias->position;
		bind(p, scope, alias->ident, il_any_of(IL_template, template));
		add_source_entry(p, il_any_of(IL_template, template), 0, alias->begin, end_of_last(p));
	} else {
		bind(p, scope, alias->ident, il_any_of(IL_type, index));
		add_source_entry(p, il_any_of(IL_type, index), 0, alias->begin, end_of_last(p));
	}
}

u32 new_field(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	struct il_field *field;
	u32 type = type_with_attributes(p, s, d), index = il_new_field(p->il, &field), scope = declaration_scope(p),
	    class_type = p->scopes.at[scope].type, info, *link;

	check_member_redeclaration(p, scope, d->id.ident, false, d->id.name_begin);
	field->name = p->lexed.identifiers.at[d->id.ident].name;
	field->parent_scope = scope;
	field->position = d->id.name_begin;
	field->type = type;
	field->class_type = class_type;
	field->entity = entity_flags_here(p) | enf_class_member;
	field->access = p->access;
	field->is_mutable = s->storage == sc_mutable;
	field->first_attribute = joined_attributes(p, s->first_attribute, d->first_attribute);
	bind(p, scope, d->id.ident, il_any_of(IL_field, index));
	info = class_type ? il_type(p->il, class_type)->class_info : 0;
	if (info) {
		u32 *last = vec_slot(&p->last_field, info);

		link = *last ? &il_field(p->il, *last)->next : &il_class_info(p->il, info)->first_field;
		*link = *last = index;
	}
	return index;
}

u32 new_using(struct parser *p, u32 ident, il_any target, u32 flags, u32 begin)
{
	struct il_using_declaration *record;
	u32 index = il_new_using_declaration(p->il, &record);

	record->name = p->lexed.identifiers.at[ident].name;
	record->position = begin;
	record->target = target;
	record->flags = flags | (target ? 0 : uf_unresolved);
	record->scope = declaration_scope(p);
	record->access = p->access;
	record->range_begin = begin;
	record->range_end = end_of_last(p);
	add_source_entry(p, il_any_of(IL_using_declaration, index), 0, begin, record->range_end);
	return index;
}

/* ---- pragmas ---- */

/* clang-format off */
static const struct { const char *word; u8 kind; } pragma_words[] = {
	{ "GCC", prk_gcc }, { "pack", prk_pack }, { "once", prk_once }, { "unroll", prk_unroll }, { "nounroll", prk_unroll },
	{ "nv_diag_", prk_nv_diag }, { "nv_diagnostic", prk_nv_diag }, { "diag_", prk_diag }, { "diagnostic", prk_diag },
	{ "nv_exec_check_disable", prk_nv_exec_check_disable }, { "hd_warning_disable", prk_hd_warning_disable },
	{ "nv_abi", prk_nv_abi }, { "omp", prk_omp }, { "STDC", prk_stdc }, { "weak", prk_weak },
	{ "redefine_extname", prk_redefine_extname }, { "push_macro", prk_push_macro }, { "pop_macro", prk_push_macro },
	{ "ident", prk_ident },
};
/* clang-format on */

void classify_pragma(struct parser *p, struct il_pragma *pragma)
{
	const char *text = p->il->source + pragma->range_begin, *end = p->il->source + pragma->range_end;
	bool is_operator = *text == '_'; /* _Pragma("…") */
	const char *word = memchr(text, is_operator ? '"' : 'p', (size_t)(end - text));
	size_t i;

	word = !word ? end : is_operator ? word + 1 : word + strlen("pragma");
	if (is_operator)
		end = memrchr(text, '"', (size_t)(end - text));
	while (word < end && isspace((unsigned char)*word))
		word++;
	while (end > word && isspace((unsigned char)end[-1]))
		end--;
	pragma->text = il_intern(p->il, word, word < end ? (size_t)(end - word) : 0);
	for (i = 0; i < COUNT_OF(pragma_words); i++) {
		size_t length = strlen(pragma_words[i].word);

		if ((size_t)(end - word) >= length && !strncmp(word, pragma_words[i].word, length)) {
			pragma->kind = pragma_words[i].kind;
			return;
		}
	}
}
