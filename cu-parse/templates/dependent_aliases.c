/* Specializations of alias templates with arguments that depend on template parameters, where these make a member known that is named in
 * what the template stands for: with box<typename traits<S>::template store<T>> and a known S, T can be deduced from what that is. */
#include "deduction.h"
#include "instantiate.h"

static bool names_known_member(struct parser *p, u32 type, u32 depth, u32 args);

static bool is_known(const struct parser *p, u32 type) { return !type_is_unknown(p, type) && !type_is_dependent(p, type); }

static bool arguments_name_known_member(struct parser *p, u32 arg, u32 depth, u32 args)
{
	for (; arg; arg = il_template_arg(p->il, arg)->next)
		if (il_template_arg(p->il, arg)->kind == tak_type && names_known_member(p, il_template_arg(p->il, arg)->type, depth, args))
			return true;
	return false;
}

/* Whether a type names a member of a class that is known once the arguments stand for the parameters of this depth. */
static bool names_known_member(struct parser *p, u32 type, u32 depth, u32 args)
{
	struct il_type t = *il_type(p->il, type);

	if (!(t.flags & tyf_dependent) || stack_is_low(p->stack_bound))
		return false;
	if (t.kind == tk_typeref && t.typeref_kind == trk_dependent_member)
		return t.class_type && type_is_dependent(p, t.class_type) && is_known(p, type_substitute(p, t.class_type, depth, args));
	if (t.kind == tk_typeref && t.typeref_kind == trk_alias_template_id && !t.type && alias_with_known_members(p, type))
		return true;
	if (t.type && t.kind != tk_routine)
		return names_known_member(p, t.type, depth, args);
	return t.template_info && arguments_name_known_member(p, il_template_info(p->il, t.template_info)->first_argument, depth, args);
}

u32 alias_with_known_members(struct parser *p, u32 type)
{
	u32 aliased = aliased_type(p, type), result = 0;
	struct il_template_info info = *il_template_info(p->il, il_type(p->il, type)->template_info);
	bool is_new, failed = false;
	u32 *known = il_map_at(&p->dependent_aliases, type, &is_new);

	if (!is_new)
		return *known;
	*known = 0;
	if (aliased &&
	    names_known_member(p, aliased, il_template_decl(p->il, il_template(p->il, info.template)->decl)->depth, info.first_argument))
		result = instantiate_alias(p, type, &failed);
	result = result && type_canonical(p, result) != type ? type_canonical(p, result) : 0;
	*il_map_at(&p->dependent_aliases, type, &is_new) = result;
	return result;
}
