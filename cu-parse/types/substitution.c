/* Template arguments for the parameters in a type [temp.deduct], as far as that needs no instantiation. */
#include "../templates/instantiate.h"

enum { MAX_TYPE_DEPTH = 200 }; /* how deep types nest; in deeper ones nothing is replaced */

struct substitution {
	struct parser *p;
	u32 depth, first_arg; /* the arguments (template_arg list) for the parameters of that depth */
	u32 nesting;          /* of the types around the one at hand */
	u32 element;          /* of a pack that is being expanded: its number, from 1; 0: none is */
	bool has_pack;        /* the pattern mentions a pack of that depth */
	bool is_past_end;     /* which has no such element */
	bool is_expansion;    /* which is an expansion itself */
	struct {
		u32 type, result;
	} known[16]; /* by the type's last bits: types share parts, and grow exponentially without it */
};

static u32 substitute(struct substitution *s, u32 type);

static const struct il_template_arg *argument_at(const struct substitution *s, u32 index)
{
	u32 arg = s->first_arg;

	while (arg && index--)
		arg = il_template_arg(s->p->il, arg)->next;
	return arg ? il_template_arg(s->p->il, arg) : NULL;
}

/* The pattern of a type that is an expansion; 0: it is none. */
static u32 pattern_of_expansion(const struct parser *p, u32 type)
{
	const struct il_type *t = il_type(p->il, type);

	return t->kind == tk_typeref && t->typeref_kind == trk_pack_expansion ? t->type : 0;
}

/* If type expands just a pack of this depth, appends its arguments. */
static bool expand_pack(struct substitution *s, u32 type, u32 **link)
{
	struct parser *p = s->p;
	const struct il_type *expansion = il_type(p->il, type), *pattern;
	u32 arg = s->first_arg, index;

	if (expansion->kind != tk_typeref || expansion->typeref_kind != trk_pack_expansion)
		return false;
	pattern = il_type(p->il, expansion->type);
	if (pattern->kind != tk_template_param || pattern->depth != s->depth)
		return false;
	for (index = pattern->index; arg && index; index--)
		arg = il_template_arg(p->il, arg)->next;
	*link = append_arguments(p, *link, arg, UINT32_MAX);
	return true;
}

/* What an element, counted from 0, of a pack that a pattern mentions makes of it, an expansion of an element that is one; 0: the pack has no
 * more. *is_other: it mentions just packs of other depths, and this is an expansion of the pattern with what else it mentions replaced. What
 * mentions such, too, is not known. */
static u32 element_of_expansion(const struct substitution *s, u32 pattern, u32 number, bool *is_other)
{
	struct substitution inner = {
		.p = s->p, .depth = s->depth, .first_arg = s->first_arg, .nesting = s->nesting, .element = number + 1
	};
	u32 type = substitute(&inner, pattern);

	*is_other = !inner.has_pack;
	if (inner.is_past_end)
		return 0;
	if (inner.has_pack && !inner.is_expansion && il_type(s->p->il, type)->flags & tyf_contains_pack)
		return s->p->error_type;
	return (*is_other || inner.is_expansion) && !type_is_unknown(s->p, type) ? type_pack_expansion(s->p, type) : type;
}

/* The same where no other expansion is around it. */
static u32 expanded_pattern(const struct substitution *s, u32 type) { return s->element ? 0 : pattern_of_expansion(s->p, type); }

/* The argument for the non-type parameter that an expression just is; 0: it is none of this depth. */
static u32 argument_of_identity(const struct substitution *s, u32 identity)
{
	u32 arg = s->first_arg, index = 0;

	for (; arg; arg = il_template_arg(s->p->il, arg)->next, index++)
		if (il_template_arg(s->p->il, arg)->kind == tak_nontype && identity == identity_of_param(s->depth, index))
			break;
	return arg;
}

/* If an argument is just a non-type parameter of this depth, or its expansion, appends what that is. In the pattern of an expansion the
 * parameter is a pack that is known to be one where its argument is an expansion, which then is its one element. */
static bool replace_nontype(struct substitution *s, const struct il_template_arg *written, u32 **link)
{
	u32 arg = argument_of_identity(s, written->identity);
	struct il_template_arg element = *il_template_arg(s->p->il, arg);

	if (s->element && element.is_pack_expansion && !written->is_pack_expansion) {
		s->has_pack = s->is_expansion = true;
		s->is_past_end |= s->element > 1;
		element.is_pack_expansion = 0;
		*link = append_argument(s->p, *link, &element, element.type);
	} else if (arg)
		*link = append_arguments(s->p, *link, arg, written->is_pack_expansion ? UINT32_MAX : 1);
	return arg;
}

bool is_dependent_argument(const struct parser *p, const struct il_template_arg *arg)
{
	switch (arg->kind) {
	case tak_type: return type_is_dependent(p, arg->type);
	case tak_nontype: return arg->is_dependent && !arg->constant;
	default: return arg->template && il_template(p->il, arg->template)->kind == templk_template_template_param;
	}
}

static bool any_dependent_argument(const struct parser *p, u32 arg)
{
	for (; arg; arg = il_template_arg(p->il, arg)->next)
		if (is_dependent_argument(p, il_template_arg(p->il, arg)))
			return true;
	return false;
}

/* A type that is an expansion: an argument for each element, or one with what else it mentions replaced. */
static bool append_expanded(struct substitution *s, struct il_template_arg arg, u32 pattern, u32 **link)
{
	struct parser *p = s->p;
	bool is_other = false;
	u32 type, i;

	arg.written_type = 0;
	for (i = 0; !is_other && (type = element_of_expansion(s, pattern, i, &is_other)); i++) {
		if (type_is_unknown(p, type))
			return false;
		arg.is_pack_expansion = pattern_of_expansion(p, type) != 0;
		arg.type = type;
		*link = append_argument(p, *link, &arg, arg.type);
	}
	return true;
}

static u32 substitute_args(struct substitution *s, u32 arg, bool *ok)
{
	u32 first = 0, *link = &first, pattern;

	for (; arg; arg = il_template_arg(s->p->il, arg)->next) {
		struct il_template_arg copy = *il_template_arg(s->p->il, arg);

		if (copy.kind == tak_type) {
			if (expand_pack(s, copy.type, &link))
				continue;
			pattern = expanded_pattern(s, copy.type);
			if (pattern) {
				*ok &= append_expanded(s, copy, pattern, &link);
				continue;
			}
			copy.type = substitute(s, type_of_argument(&copy));
			copy.written_type = 0;
			*ok &= !type_is_unknown(s->p, copy.type);
		} else if (copy.kind == tak_nontype && !copy.constant) {
			if (replace_nontype(s, &copy, &link))
				continue;
			copy.identity = hash_arguments(s->p, s->first_arg, copy.identity);
			copy.is_dependent &= any_dependent_argument(s->p, s->first_arg);
		}
		link = append_argument(s->p, link, &copy, copy.type);
	}
	return first;
}

static u32 substitute_specialization(struct substitution *s, const struct il_type *t)
{
	struct parser *p = s->p;
	struct template_args args = { 0 };
	u32 template = il_template_info(p->il, t->template_info)->template, result;
	bool ok = true;

	if (il_template(p->il, template)->kind == templk_template_template_param)
		return p->error_type;
	args.first = substitute_args(s, il_template_info(p->il, t->template_info)->first_argument, &ok);
	args.dependent = any_dependent_argument(p, args.first);
	result = ok ? type_template_id(p, template, &args) : p->error_type;
	release_arguments(p, args.first);
	return result;
}

/* Whether an argument of a specialization is known when the parameters are replaced: expressions are not worked out here. */
static bool is_replaceable(const struct substitution *s, const struct il_template_arg *arg)
{
	return arg->kind != tak_nontype || arg->constant || argument_of_identity(s, arg->identity);
}

/* A specialization of an alias template that depends on template parameters and, as these are replaced by others, still does. */
static u32 substitute_alias(struct substitution *s, const struct il_type *t)
{
	struct parser *p = s->p;
	u32 arg = il_template_info(p->il, t->template_info)->first_argument;

	if (!any_dependent_argument(p, s->first_arg))
		return p->error_type;
	for (; arg; arg = il_template_arg(p->il, arg)->next)
		if (!is_replaceable(s, il_template_arg(p->il, arg)))
			return p->error_type;
	return substitute_specialization(s, t);
}

/* A function parameter pack: a parameter for each element. */
static bool add_expanded_parameters(struct substitution *s, u32 pattern)
{
	struct parser *p = s->p;
	bool is_other = false;
	u32 type, i;

	for (i = 0; !is_other && (type = element_of_expansion(s, pattern, i, &is_other)); i++) {
		if (type_is_unknown(p, type))
			return false;
		type_add_param(p, type, pattern_of_expansion(p, type) != 0);
	}
	return true;
}

static u32 substitute_function(struct substitution *s, const struct il_type *t)
{
	struct parser *p = s->p;
	u32 first = p->param_types.count, param = t->first_param, pattern, type;
	bool ok = !(t->flags & tyf_noexcept_param);

	for (; ok && param; param = il_param_type(p->il, param)->next) {
		type = il_param_type(p->il, param)->type;
		pattern = expanded_pattern(s, type);
		if (pattern) {
			ok = add_expanded_parameters(s, pattern);
			continue;
		}
		type = substitute(s, type);
		ok = !type_is_unknown(p, type);
		type_add_param(p, type, il_param_type(p->il, param)->flags & pf_pack);
	}
	if (ok)
		return type_function(p, substitute(s, t->type), first, t->flags);
	p->param_types.count = first;
	return p->error_type;
}

/* The value of the parameter that a bound just is; 0: it is none, or that is no bound. */
static u64 bound_from_parameter(const struct substitution *s, u32 identity)
{
	u32 arg = s->first_arg, index = 0;
	const struct il_constant *value;

	while (arg && identity_of_param(s->depth, index) != identity) {
		arg = il_template_arg(s->p->il, arg)->next;
		index++;
	}
	value = il_constant(s->p->il, arg ? il_template_arg(s->p->il, arg)->constant : 0);
	return value->kind == ck_integer && !value->high && value->value > 0 && value->value < UINT32_MAX ? (u64)value->value : 0;
}

static u32 substitute_array(struct substitution *s, const struct il_type *t)
{
	struct parser *p = s->p;
	struct array_bound bound = bound_of(t);
	bool is_written = t->size >> 40 == 1; /* then it is an identity */

	if (is_written)
		bound = (struct array_bound){ .count = bound_from_parameter(s, (u32)t->size) };
	bound.flags = 0;
	return !(t->flags & tyf_unknown_bound) && (bound.count || !is_written) && bound.count < UINT32_MAX ?
	               type_array(p, substitute(s, t->type), &bound) :
	               p->error_type;
}

/* The element of the pack, which is the last parameter, that is asked for. */
static const struct il_template_arg *element_at(struct substitution *s, u32 index)
{
	const struct il_template_arg *arg = s->element ? argument_at(s, index + s->element - 1) : NULL;

	s->has_pack = true;
	s->is_past_end |= !arg;
	return arg;
}

static u32 substitute_into(struct substitution *s, u32 index)
{
	struct parser *p = s->p;
	struct il_type t = *il_type(p->il, index);
	const struct il_template_arg *arg;
	u32 inner;

	if (!(t.flags & tyf_dependent))
		return index;
	switch (t.kind) {
	case tk_template_param:
		if (t.depth != s->depth)
			return index;
		arg = t.flags & tyf_pack ? element_at(s, t.index) : argument_at(s, t.index);
		inner = arg && arg->kind == tak_type ? type_of_argument(arg) : p->error_type;
		if (!(t.flags & tyf_pack) || !pattern_of_expansion(p, inner))
			return inner;
		s->is_expansion = true;
		return pattern_of_expansion(p, inner);
	case tk_pointer: return type_pointer(p, (enum il_pointer_kind)t.pointer_kind, substitute(s, t.type));
	case tk_array: return substitute_array(s, &t);
	case tk_ptr_to_member: inner = substitute(s, t.class_type); return type_member_pointer(p, inner, substitute(s, t.type));
	case tk_routine: return substitute_function(s, &t);
	case tk_class:
	case tk_struct:
	case tk_union: return t.template_info ? substitute_specialization(s, &t) : p->error_type;
	case tk_typeref:
		if (t.typeref_kind == trk_qualified)
			return type_qualified(p, substitute(s, t.type), t.flags & (tyf_const | tyf_volatile | tyf_restrict));
		if (t.typeref_kind == trk_alias_template_id && !t.type && t.template_info)
			return substitute_alias(s, &t);
		if (t.typeref_kind == trk_pack_expansion || t.typeref_kind == trk_dependent_member || !t.type)
			return p->error_type;
		return substitute(s, t.type);
	default: return p->error_type;
	}
}

static u32 substitute(struct substitution *s, u32 type)
{
	u32 slot = type % COUNT_OF(s->known), result;

	if (s->known[slot].type == type)
		return s->known[slot].result;
	if (s->nesting == MAX_TYPE_DEPTH || stack_is_low(s->p->stack_bound))
		return s->p->error_type;
	s->nesting++;
	result = substitute_into(s, type);
	s->nesting--;
	s->known[slot].type = type;
	s->known[slot].result = result;
	return result;
}

u32 type_substitute(struct parser *p, u32 type, u32 depth, u32 first_arg)
{
	struct substitution s = { .p = p, .depth = depth, .first_arg = first_arg };

	return substitute(&s, type);
}

u32 type_of_member(struct parser *p, u32 type, u32 class)
{
	u32 number = il_type(p->il, class)->template_info, decl;
	const struct il_template_info *info = il_template_info(p->il, number);

	if (!number || il_type(p->il, class)->class_info || !(decl = il_template(p->il, info->template)->decl))
		return type; /* it has members of its own */
	return type_substitute(p, type, il_template_decl(p->il, decl)->depth, info->first_argument);
}
