/* Types with typedefs and aliases resolved, by which types are compared [basic.types] [temp.type]. */
#include "../templates/instantiate.h"

u32 canonical_template(struct parser *p, u32 template)
{
	const struct il_template_param *param;
	il_any declared = il_template(p->il, template)->prototype;
	bool is_new;
	u32 hash, *first, own;

	if (il_template(p->il, template)->kind != templk_template_template_param || il_any_kind(declared) != IL_template_param)
		return template;
	param = il_template_param(p->il, il_any_index(declared));
	hash = hash_mix((u64)param->depth << 33 | (u64)param->index << 1 | !!(param->flags & tf_pack));
	for (own = il_template_decl(p->il, param->template_decl)->first_param; own; own = il_template_param(p->il, own)->next) {
		const struct il_template_param *record = il_template_param(p->il, own);

		hash = hash_mix((u64)hash << 32 | (record->kind | (record->flags & tf_pack ? 8 : 0) |
		                                   (record->kind == tpk_nontype ? type_canonical(p, record->type) << 4 : 0)));
	}
	first = il_map_at(&p->template_parameters, hash + !hash, &is_new);
	if (is_new)
		*first = template;
	return *first;
}

/* What a typedef makes const is no other parameter for that [dcl.fct]/5. */
static u32 canonical_parameter(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type = type_canonical(p, type));

	return record->kind == tk_typeref && record->typeref_kind == trk_qualified ? record->type : type;
}

static u32 canonical_function(struct parser *p, u32 result, u32 param, u32 flags)
{
	u32 first = p->param_types.count;

	for (; param; param = il_param_type(p->il, param)->next)
		type_add_param(p, canonical_parameter(p, il_param_type(p->il, param)->type), il_param_type(p->il, param)->flags & pf_pack);
	return type_function(p, result, first, flags);
}

u32 type_signature(struct parser *p, u32 result, u32 params, u32 flags)
{
	return canonical_function(p, type_canonical(p, result), params, flags);
}

/* What a function's type says and is not. */
static u32 flags_of_spelling(const struct parser *p)
{
	return tyf_trailing_return | (il_has_noexcept_types(p->il) ? 0 : (u32)tyf_noexcept);
}

static u32 compute_canonical(struct parser *p, u32 index)
{
	struct il_type t = *il_type(p->il, index);
	struct array_bound bound;
	u32 function;

	switch (t.kind) {
	case tk_pointer: return type_pointer(p, (enum il_pointer_kind)t.pointer_kind, type_canonical(p, t.type));
	case tk_array: bound = bound_of(&t); return type_array(p, type_canonical(p, t.type), &bound);
	case tk_ptr_to_member: return type_member_pointer(p, type_canonical(p, t.class_type), type_canonical(p, t.type));
	case tk_routine:
		function = canonical_function(p, type_canonical(p, t.type), t.first_param, t.flags & ~flags_of_spelling(p));
		function = t.flags & tyf_noexcept_param ? type_noexcept_param(p, function, t.depth, t.index) : function;
		keep_expression(p, function, t.expr);
		return function;
	case tk_typeref:
		if (t.typeref_kind == trk_qualified)
			return type_qualified(p, type_canonical(p, t.type), t.flags & (tyf_const | tyf_volatile | tyf_restrict));
		if (t.typeref_kind == trk_pack_expansion)
			return type_pack_expansion(p, type_canonical(p, t.type));
		return t.type ? type_canonical(p, t.type) : index;
	default: return index;
	}
}

u32 type_canonical(struct parser *p, u32 type)
{
	u32 result;

	if (*vec_slot(&p->canonical, type))
		return p->canonical.at[type];
	if (!may_nest(p))
		return type;
	result = compute_canonical(p, type);
	*vec_slot(&p->canonical, result) = result;
	*vec_slot(&p->canonical, type) = result;
	return result;
}

/* ---- declarations of one function ---- */

static u32 with_canonical_templates(struct parser *p, u32 type);

static u32 specialization_with_canonical_templates(struct parser *p, u32 index)
{
	const struct il_template_info *info = il_template_info(p->il, il_type(p->il, index)->template_info);
	u32 first = info->first_argument, template = canonical_template(p, info->template), arg, *link;
	struct template_args args = { .dependent = true };
	bool changes = template != info->template;

	for (link = &args.first, arg = first; arg; arg = il_template_arg(p->il, arg)->next, args.count++) {
		struct il_template_arg copy = *il_template_arg(p->il, arg);
		u32 before = copy.kind == tak_type ? copy.type : copy.template;

		if (copy.kind == tak_type)
			copy.type = with_canonical_templates(p, copy.type), copy.written_type = 0;
		else if (copy.kind == tak_template && copy.template)
			copy.template = canonical_template(p, copy.template);
		changes |= before != (copy.kind == tak_type ? copy.type : copy.template);
		link = append_argument(p, link, &copy, copy.type);
	}
	if (changes)
		index = type_template_id(p, template, &args);
	release_arguments(p, args.first);
	return index;
}

/* A canonical type with the canonical template template parameters in it. */
static u32 with_canonical_templates(struct parser *p, u32 type)
{
	const struct il_type t = *il_type(p->il, type);

	if (!(t.flags & tyf_dependent) || stack_is_low(p->stack_bound))
		return type;
	if (t.kind == tk_pointer)
		return type_pointer(p, (enum il_pointer_kind)t.pointer_kind, with_canonical_templates(p, t.type));
	if (t.kind == tk_typeref && t.typeref_kind == trk_qualified)
		return type_qualified(p, with_canonical_templates(p, t.type), t.flags & (tyf_const | tyf_volatile | tyf_restrict));
	if (t.kind == tk_typeref && t.typeref_kind == trk_pack_expansion)
		return type_pack_expansion(p, with_canonical_templates(p, t.type));
	return t.template_info ? specialization_with_canonical_templates(p, type) : type;
}

u32 type_of_declarations(struct parser *p, u32 result, u32 param, u32 flags)
{
	u32 first = p->param_types.count;

	for (; param; param = il_param_type(p->il, param)->next) {
		u32 type = with_canonical_templates(p, canonical_parameter(p, il_param_type(p->il, param)->type));

		type_add_param(p, type, il_param_type(p->il, param)->flags & pf_pack);
	}
	return type_function(p, with_canonical_templates(p, type_canonical(p, result)), first, flags);
}
