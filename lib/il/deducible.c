/* Template parameters that calls deduce from a function's parameters [temp.deduct.type]. */
#include "names.h"

struct search {
	const struct il *il;
	const struct il_template_param *param;
	u32 depth;        /* of the types that are looked through */
	bool is_thorough; /* texts from before the parameter count, too: what they name is searched for, which takes long */
};

static bool is_deduced_from(struct search *s, u32 type);

/* Whether it could be [lex.name], extended characters and their universal names among it. */
static bool is_identifier(const char *text, u32 length)
{
	u32 i;

	for (i = 0; i < length && (is_word_char(text[i]) || strchr("$\\", text[i]) || text[i] & 0x80); i++)
		;
	return length && i == length && !(*text >= '0' && *text <= '9');
}

/* Leaves the spaces around it out, and brackets that close a bound or the ellipsis of an expansion. */
static void trim(const struct il *il, u32 *begin, u32 *end)
{
	while (*begin < *end && strchr("[ \t", il->source[*begin]))
		++*begin;
	while (*end > *begin && strchr("] \t.", il->source[*end - 1]))
		--*end;
}

static bool is_called(const struct il *il, const struct il_template_param *param, u32 begin, u32 end)
{
	const char *name = il_text(il, param->name);

	return *name == il->source[begin] && !strncmp(il->source + begin, name, end - begin) && !name[end - begin];
}

/* In the template<…> that begins last before a place, and has a parameter of the name there: declarations that are written in the same way share
 * their types, and so the text of the first one. */
u32 il_parameter_named(const struct il *il, u32 begin, u32 end)
{
	u32 i, param, found = 0, latest = 0;

	trim(il, &begin, &end);
	if (begin >= end || !is_identifier(il->source + begin, end - begin))
		return 0;
	for (i = il->table[IL_template_decl].count; --i;) { /* from the latest back, mostly the others are before it */
		const struct il_template_decl *decl = il_template_decl(il, i);

		if (decl->range_begin > begin ||
		    (found && decl->range_begin < latest)) /* that of an instance stands where its pattern does, which is before it */
			continue;
		for (param = decl->first_param; param; param = il_template_param(il, param)->next) {
			if (il_template_param(il, param)->name_position > begin) /* of the list that the place stands in */
				break;
			if (is_called(il, il_template_param(il, param), begin, end)) {
				found = param;
				latest = decl->range_begin;
			}
		}
	}
	return found;
}

/* Whether a parameter of another declaration, 0: none, is the same one of a list. */
static bool is_the_same(const struct search *s, u32 other)
{
	const struct il_template_param *param = il_template_param(s->il, other);

	return other && param->depth == s->param->depth && param->index == s->param->index;
}

/* Whether a text, perhaps in brackets, is just the name of the parameter. So may be what has no text, as arguments of instances that types
 * share with a header, and a parameter's name from before the template, as of an alias template: it is not known what that stands for. What
 * stands behind the parameter is in its declaration, where nothing else has the name [temp.local]/6. */
static bool is_its_name(const struct search *s, u32 begin, u32 end)
{
	for (; end > begin + 1 && s->il->source[begin] == '(' && s->il->source[end - 1] == ')'; begin++)
		end--;
	if (begin >= end)
		return true;
	if (begin < s->param->name_position)
		return s->is_thorough && is_the_same(s, il_parameter_named(s->il, begin, end));
	trim(s->il, &begin, &end);
	return is_called(s->il, s->param, begin, end);
}

/* Types that are written in the same way are shared, so the template may be the parameter of another declaration. */
static bool is_template_parameter(const struct search *s, u32 template)
{
	il_any prototype = il_template(s->il, template)->prototype;
	const struct il_template_param *named = il_template_param_of(s->il, prototype);

	return template && il_any_kind(prototype) == IL_template_param && s->param->kind == tpk_template &&
	       named->depth == s->param->depth && named->index == s->param->index;
}

static bool is_deduced_from_list(struct search *s, u32 arg)
{
	for (; arg; arg = il_template_arg(s->il, arg)->next) {
		const struct il_template_arg *a = il_template_arg(s->il, arg);

		if (a->type                ? is_deduced_from(s, a->type) :
		    a->template            ? is_template_parameter(s, a->template) :
		    a->kind == tak_nontype ? is_its_name(s, a->range_begin, a->range_end) :
		                             false)
			return true;
	}
	return false;
}

static bool is_deduced_from_arguments(struct search *s, u32 info)
{
	const struct il_template_info *record = il_template_info(s->il, info);

	return info && (is_template_parameter(s, record->template) || is_deduced_from_list(s, record->first_argument));
}

/* typename C<T>::template member<A>: the arguments of the last component, and a parameter that is all that is before ::. Where arguments are not
 * recorded it is not known what stands among them. */
static bool is_deduced_from_member(struct search *s, const struct il_type *t)
{
	return t->size && (!t->expr || is_deduced_from_list(s, il_expr_node(s->il, t->expr)->first_argument) ||
	                   (il_type(s->il, t->class_type)->kind == tk_template_param && is_deduced_from(s, t->class_type)));
}

static bool is_deduced_from_parameters(struct search *s, const struct il_type *function)
{
	u32 param;

	for (param = function->first_param; param; param = il_param_type(s->il, param)->next)
		if (is_deduced_from(s, il_param_type(s->il, param)->type))
			return true;
	return false;
}

/* Whether an alias template stands for a member of what depends on its parameters, which takes no arguments, or a decltype: arguments of it deduce
 * nothing. */
static bool is_alias_of_undeduced(const struct search *s, const struct il_type *t)
{
	il_any prototype = il_template(s->il, il_template_info(s->il, t->template_info)->template)->prototype;
	const struct il_type *alias = il_type(s->il, il_any_kind(prototype) == IL_type ? il_any_index(prototype) : 0);
	const struct il_type *named = il_type(s->il, il_behind_typerefs(s->il, alias->type));

	return t->typeref_kind == trk_alias_template_id && named->kind == tk_typeref &&
	       ((named->typeref_kind == trk_dependent_member && !named->size) || named->typeref_kind == trk_decltype);
}

/* A typedef or decltype; what is before ::, as in typename C<T>::type, deduces nothing. */
static bool is_deduced_from_typeref(struct search *s, const struct il_type *t)
{
	switch ((enum il_typeref_kind)t->typeref_kind) {
	case trk_dependent_member: return is_deduced_from_member(s, t);
	case trk_decltype: return false;
	default:
		return t->type ? is_deduced_from(s, t->type) :
		                 !is_alias_of_undeduced(s, t) && is_deduced_from_arguments(s, t->template_info);
	}
}

/* noexcept(N) */
static bool is_its_exception(const struct search *s, const struct il_type *function)
{
	return function->flags & tyf_noexcept_param && function->depth == s->param->depth && function->index == s->param->index;
}

static bool is_deduced_from_parts(struct search *s, const struct il_type *t)
{
	switch ((enum il_type_kind)t->kind) {
	case tk_template_param: return t->depth == s->param->depth && t->index == s->param->index;
	case tk_ptr_to_member: return is_deduced_from(s, t->class_type) || is_deduced_from(s, t->type);
	case tk_array: return (t->parent_scope && is_its_name(s, t->range_begin, t->range_end)) || is_deduced_from(s, t->type);
	case tk_routine: return is_its_exception(s, t) || is_deduced_from(s, t->type) || is_deduced_from_parameters(s, t);
	case tk_typeref: return is_deduced_from_typeref(s, t);
	case tk_class:
	case tk_struct:
	case tk_union: return is_deduced_from_arguments(s, t->template_info);
	default: return t->type && is_deduced_from(s, t->type);
	}
}

static bool is_deduced_from(struct search *s, u32 type)
{
	bool is_deduced;

	if (s->depth == NAME_DEPTH_MAX)
		return true;
	s->depth++;
	is_deduced = is_deduced_from_parts(s, il_type(s->il, type));
	s->depth--;
	return is_deduced;
}

/* Nearly all are deduced from what is certain. */
bool il_is_parameter_deduced_from(const struct il *il, u32 param, u32 type)
{
	struct search quick = { .il = il, .param = il_template_param(il, param) }, thorough = quick;

	thorough.is_thorough = true;
	return is_deduced_from(&quick, type) || is_deduced_from(&thorough, type);
}

bool il_is_parameter_deduced(const struct il *il, u32 param, u32 function_type)
{
	struct search quick = { .il = il, .param = il_template_param(il, param) }, thorough = quick;
	const struct il_type *function = il_type(il, function_type);

	thorough.is_thorough = true;
	return is_deduced_from_parameters(&quick, function) || is_deduced_from_parameters(&thorough, function);
}

bool il_are_parameters_deduced(const struct il *il, const struct il_template_decl *decl, u32 function_type)
{
	u32 param;

	for (param = decl->first_param; param; param = il_template_param(il, param)->next)
		if (!il_template_param(il, param)->default_argument_end && !il_is_parameter_deduced(il, param, function_type))
			return false;
	return true;
}
