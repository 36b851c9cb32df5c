/* Who an entry is, whatever its number: by name and place in the program, functions also by their parameters. No identity is made
 * from another one that could be made from it in turn, so that none depends on which was asked for first. */
#include "compare.h"

enum { BEING_MADE = 1, SCOPES_MAX = 1000 };
static const u64 KNOWN_SIZE = 1ull << 40; /* of arrays is less */

static u64 mix_text(u64 hash, const char *text) { return mix(hash, hash_bytes(text, strlen(text)) + 1ull); }

static bool is_class_or_enumeration(const struct il_type *type)
{
	return il_is_class(type) || (type->kind == tk_integer && type->int_kind == ik_enum);
}

static bool is_named_typeref(const struct il_type *type)
{
	return type->kind == tk_typeref && (type->typeref_kind == trk_typedef || type->typeref_kind == trk_alias) && type->name;
}

/* Parameters of declarations and of templates are told by their parameter and template_param entries. */
static bool is_parameter(const struct il *il, const struct il_variable *variable)
{
	return variable->flags & vf_template_parameter ||
	       (variable->flags & vf_parameter && il_scope(il, variable->parent_scope)->kind == sck_func_prototype);
}

bool is_item(const struct il *il, enum il_kind kind, u32 index)
{
	switch (kind) {
	case IL_type: return is_class_or_enumeration(il_type(il, index)) || is_named_typeref(il_type(il, index));
	case IL_variable: return !is_parameter(il, il_variable(il, index));
	case IL_field:
	case IL_routine:
	case IL_template:
	case IL_namespace:
	case IL_label:
	case IL_lambda:
	case IL_using_declaration:
	case IL_static_assert:
	case IL_pragma:
	case IL_instantiation_directive:
	case IL_diagnostic: return true;
	default: return false;
	}
}

/* ---- parts ---- */

static u64 identity_at(struct side *side, enum il_kind kind, u32 index) { return identity_of(side, il_any_of(kind, index)); }

/* A text that nothing else in the IL stands for. */
static u64 identity_of_text(struct side *side, u32 begin, u32 end) { return end ? text_hash(side, begin, end) : 0; }

/* A value, where it is known, or else the text. */
static u64 identity_of_value(struct side *side, const struct il_template_arg *arg)
{
	const struct il_constant *constant = il_constant(side->il, arg->constant);

	if (constant->kind != ck_integer)
		return identity_of_text(side, arg->range_begin, arg->range_end);
	return mix(mix(1, (u64)constant->value), (u64)constant->high);
}

static u64 identity_of_arguments(struct side *side, u32 info)
{
	const struct il_template_info *record = il_template_info(side->il, info);
	u64 hash = identity_at(side, IL_template, record->template);
	u32 argument;

	for (argument = record->first_argument; argument; argument = il_template_arg(side->il, argument)->next) {
		const struct il_template_arg *arg = il_template_arg(side->il, argument);

		hash = mix(mix(hash, arg->kind), arg->is_pack_expansion);
		hash = mix(hash, identity_at(side, IL_type, arg->type));
		hash = mix(hash, identity_at(side, IL_template, arg->template));
		hash = mix(hash, arg->kind == tak_nontype ? identity_of_value(side, arg) : 0);
	}
	return hash;
}

static u64 identity_of_parameters(struct side *side, u64 hash, const struct il_type *function)
{
	u32 param;

	for (param = function->first_param; param; param = il_param_type(side->il, param)->next)
		hash = mix(mix(hash, il_param_type(side->il, param)->flags),
		           identity_at(side, IL_type, il_param_type(side->il, param)->type));
	return hash;
}

/* ---- types and scopes ---- */

/* Where the bound is not known, size is a hash of its tokens or place, which is good in one IL only. */
static bool has_known_size(const struct il_type *type)
{
	return (type->kind == tk_array || type->kind == tk_vector) && type->size < KNOWN_SIZE && !(type->flags & tyf_variable_bound);
}

static u64 identity_of_type(struct side *side, u32 index)
{
	const struct il_type *type = il_type(side->il, index);
	const struct il_expr_node *noexcept_operand = il_expr_node(side->il, type->kind == tk_routine ? type->expr : 0);
	bool is_named = is_named_typeref(type), has_size = has_known_size(type);
	u64 hash = mix(IL_type, is_named);

	if (is_named || is_class_or_enumeration(type)) {
		hash = mix(mix_text(hash, il_text(side->il, type->name)), identity_at(side, IL_scope, type->parent_scope));
		if (type->template_info && !is_named)
			hash = mix(hash, identity_of_arguments(side, type->template_info));
		return mix(hash, identity_at(side, IL_lambda, il_class_info(side->il, type->class_info)->lambda));
	}
	hash = mix(hash, (u64)type->kind << 24 | type->int_kind << 16 | type->pointer_kind << 8 | type->typeref_kind);
	hash = mix(mix(hash, type->flags), has_size ? type->size : 0);
	hash = mix(mix(hash, type->depth), type->kind == tk_template_param ? type->index : 0);
	hash = mix(mix(hash, identity_at(side, IL_type, type->type)), identity_at(side, IL_type, type->class_type));
	hash = mix(identity_of_parameters(side, hash, type),
	           identity_of_text(side, noexcept_operand->range_begin, noexcept_operand->range_end));
	if (type->kind == tk_typeref && type->template_info)
		hash = mix(hash, identity_of_arguments(side, type->template_info));
	return has_size ? hash : mix(hash, identity_of_text(side, type->range_begin, type->range_end));
}

static u64 identity_of_scope(struct side *side, u32 index)
{
	const struct il_scope *scope = il_scope(side->il, index);

	return mix(mix(IL_scope, scope->kind), scope->owner ? identity_of(side, scope->owner) : identity_at(side, IL_scope, scope->parent));
}

/* ---- entities ---- */

static bool has_symbol(const struct il_routine *routine)
{
	const u32 without = enf_is_template | enf_member_of_template | enf_instantiation | enf_local_to_function;

	return !routine->template_info && !(routine->entity & without);
}

/* By its symbol; a specialization by its arguments, others by name and parameters, templates also by what they return. */
static u64 identity_of_routine(struct side *side, u32 index)
{
	const struct il *il = side->il;
	const struct il_routine *routine = il_routine(il, index);
	const struct il_type *type = il_type(il, routine->type);
	const u32 qualifiers = tyf_fn_const | tyf_fn_volatile | tyf_fn_lvalue_ref | tyf_fn_rvalue_ref | tyf_ellipsis;
	struct buffer symbol = { 0 };
	u64 hash = IL_routine;

	if (has_symbol(routine) && mangle_structor(&side->symbols, index, '1', &symbol))
		hash = mix_text(mix(hash, 1), symbol.text);
	buffer_free(&symbol);
	if (hash != IL_routine)
		return hash;
	hash = mix(mix_text(hash, il_text(il, routine->name)), identity_at(side, IL_scope, routine->parent_scope));
	hash = mix(mix(hash, routine->special_kind), routine->operator_token);
	if (routine->template_info)
		return mix(hash, identity_of_arguments(side, routine->template_info));
	hash = mix(hash, identity_at(side, IL_type, routine->conversion_type));
	hash = mix(identity_of_parameters(side, hash, type), type->flags & qualifiers);
	return routine->template ? mix(hash, identity_at(side, IL_type, type->type)) : hash;
}

static u64 identity_of_template(struct side *side, u32 index)
{
	const struct il *il = side->il;
	const struct il_template *template = il_template(il, index);
	u64 hash = mix(mix(IL_template, template->kind), identity_at(side, IL_scope, template->parent_scope));
	u32 param;

	hash = mix_text(hash, il_text(il, template->name));
	for (param = il_template_decl(il, template->decl)->first_param; param; param = il_template_param(il, param)->next)
		hash = mix(mix(hash, il_template_param(il, param)->kind), il_template_param(il, param)->flags & tf_pack);
	if (il_any_kind(template->prototype) == IL_routine)
		hash = mix(hash, identity_of(side, template->prototype));
	return hash;
}

/* The order of lambdas counts within a function, or within a class or namespace. */
static u64 identity_of_lambda(struct side *side, u32 index)
{
	const struct il_lambda *lambda = il_lambda(side->il, index);
	u32 around = il_scope(side->il, lambda->scope)->parent;
	u64 hash = mix(IL_lambda, lambda->discriminator);

	if (lambda->enclosing_lambda)
		return mix(hash, identity_at(side, IL_lambda, lambda->enclosing_lambda));
	if (lambda->enclosing_routine)
		return mix(hash, identity_at(side, IL_routine, lambda->enclosing_routine));
	return mix(hash, identity_at(side, IL_scope, around));
}

static u64 identity_of_directive(struct side *side, u32 index)
{
	const struct il_instantiation_directive *directive = il_instantiation_directive(side->il, index);
	u64 hash = mix(mix(IL_instantiation_directive, directive->kind), identity_of(side, directive->target));

	return directive->template_info ? mix(hash, identity_of_arguments(side, directive->template_info)) : hash;
}

static u64 identity_by_name(struct side *side, enum il_kind kind, u32 index, u32 scope)
{
	return mix(mix_text(kind, il_entry_name(side->il, kind, index)), identity_at(side, IL_scope, scope));
}

static u64 make_identity(struct side *side, enum il_kind kind, u32 index)
{
	const struct il *il = side->il;
	u32 info;

	switch (kind) {
	case IL_type: return identity_of_type(side, index);
	case IL_scope: return identity_of_scope(side, index);
	case IL_routine: return identity_of_routine(side, index);
	case IL_template: return identity_of_template(side, index);
	case IL_lambda: return identity_of_lambda(side, index);
	case IL_instantiation_directive: return identity_of_directive(side, index);
	case IL_template_info: return mix(kind, identity_of_arguments(side, index));
	case IL_variable:
		info = il_variable(il, index)->template_info;
		return mix(identity_by_name(side, kind, index, il_variable(il, index)->parent_scope),
		           info ? identity_of_arguments(side, info) : 0);
	case IL_field: return identity_by_name(side, kind, index, il_field(il, index)->parent_scope);
	case IL_namespace: return identity_by_name(side, kind, index, il_namespace(il, index)->parent_scope);
	case IL_using_declaration: return identity_by_name(side, kind, index, il_using_declaration(il, index)->scope);
	case IL_label: return mix(identity_by_name(side, kind, index, 0), identity_at(side, IL_routine, il_label(il, index)->routine));
	case IL_static_assert:
		return mix(
			identity_by_name(side, kind, index, il_static_assert(il, index)->scope),
			identity_of_text(side, il_static_assert(il, index)->condition_begin, il_static_assert(il, index)->condition_end));
	case IL_pragma:
		return mix_text(mix(identity_by_name(side, kind, index, il_pragma(il, index)->scope),
		                    identity_at(side, IL_routine, il_pragma(il, index)->routine)),
		                il_text(il, il_pragma(il, index)->text));
	case IL_diagnostic: return mix_text(mix(kind, il_diagnostic(il, index)->number), il_text(il, il_diagnostic(il, index)->text));
	default: return identity_by_name(side, kind, index, 0);
	}
}

u64 identity_of(struct side *side, il_any entry)
{
	enum il_kind kind = il_any_kind(entry);
	u32 index = il_any_index(entry);
	u64 identity;

	if (!entry)
		return 0;
	if (!side->identity[kind])
		side->identity[kind] = xcalloc(side->il->table[kind].count, sizeof *side->identity[kind]);
	identity = side->identity[kind][index];
	if (identity || stack_is_low(side->stack_bound))
		return identity ? identity : kind; /* nested too deeply to be told apart */
	side->identity[kind][index] = BEING_MADE;
	identity = make_identity(side, kind, index);
	side->identity[kind][index] = identity > BEING_MADE ? identity : BEING_MADE + 1;
	return side->identity[kind][index];
}

/* ---- what an item is part of ---- */

static il_any owner_of_scope(const struct il *il, u32 scope)
{
	u32 steps;

	for (steps = 0; scope && !il_scope(il, scope)->owner && steps < SCOPES_MAX; steps++)
		scope = il_scope(il, scope)->parent;
	return il_scope(il, scope)->owner;
}

static il_any template_of(const struct il *il, u32 pattern_of, u32 info)
{
	return il_any_of(IL_template, pattern_of ? pattern_of : il_template_info(il, info)->template);
}

static void containers_of_type(const struct il *il, u32 index, il_any containers[2])
{
	const struct il_type *type = il_type(il, index);
	const struct il_class_info *info = il_class_info(il, type->class_info);

	containers[0] = info->lambda ? il_any_of(IL_lambda, info->lambda) : template_of(il, info->template, type->template_info);
	containers[1] = owner_of_scope(il, type->parent_scope);
}

static void containers_of_variable(const struct il *il, u32 index, il_any containers[2])
{
	const struct il_variable *variable = il_variable(il, index);

	containers[0] = variable->flags & vf_enumerator ? il_any_of(IL_type, variable->type) :
	                                                  template_of(il, variable->template, variable->template_info);
	containers[1] = owner_of_scope(il, variable->parent_scope);
}

void containers_of(const struct il *il, il_any item, il_any containers[2])
{
	u32 index = il_any_index(item);

	containers[0] = containers[1] = 0;
	switch (il_any_kind(item)) {
	case IL_type: containers_of_type(il, index, containers); break;
	case IL_variable: containers_of_variable(il, index, containers); break;
	case IL_routine:
		containers[0] = template_of(il, il_routine(il, index)->template, il_routine(il, index)->template_info);
		containers[1] = owner_of_scope(il, il_routine(il, index)->parent_scope);
		break;
	case IL_field: containers[0] = il_any_of(IL_type, il_field(il, index)->class_type); break;
	case IL_template: containers[0] = owner_of_scope(il, il_template(il, index)->parent_scope); break;
	case IL_label: containers[0] = il_any_of(IL_routine, il_label(il, index)->routine); break;
	case IL_lambda:
		containers[0] = il_any_of(IL_lambda, il_lambda(il, index)->enclosing_lambda);
		containers[1] = il_any_of(IL_routine, il_lambda(il, index)->enclosing_routine);
		break;
	case IL_using_declaration: containers[0] = owner_of_scope(il, il_using_declaration(il, index)->scope); break;
	case IL_static_assert: containers[0] = owner_of_scope(il, il_static_assert(il, index)->scope); break;
	case IL_pragma:
		containers[0] = il_any_of(IL_routine, il_pragma(il, index)->routine);
		containers[1] = owner_of_scope(il, il_pragma(il, index)->scope);
		break;
	default: break;
	}
}
