/* What is said about declarations of class templates that do not agree with earlier ones [temp.param], and about specializations of class
 * templates [temp.expl.spec] [temp.spec.partial]. */
#include "invalid.h"

#include "../scopes/redeclarations.h"

#include "../scopes/class_members.h"

/* What the arguments of a specialization are, for what can be told of all. */
enum arguments_kind { ARGUMENTS_OTHER, ARGUMENTS_OF_PARAMETERS, ARGUMENTS_KNOWN };

static bool is_parameter(struct parser *p, const struct il_template_arg *arg, const struct il_template_param *param)
{
	const struct il_type *type = il_type(p->il, arg->kind == tak_type ? arg->type : 0);

	return !(param->flags & tf_pack) && type->kind == tk_template_param && type->depth == param->depth && type->index == param->index;
}

static bool is_known_argument(struct parser *p, const struct il_template_arg *arg)
{
	return !arg->is_pack_expansion && ((arg->kind == tak_type && is_known_type(p, arg->type) && !type_is_dependent(p, arg->type)) ||
	                                   (arg->kind == tak_nontype && arg->constant && !arg->is_dependent));
}

static enum arguments_kind kind_of_arguments(struct parser *p, const struct template_args *args, u32 decl)
{
	u32 param = il_template_decl(p->il, decl)->first_param, arg = args->first;
	bool are_parameters = true, are_known = true;

	for (; arg; arg = il_template_arg(p->il, arg)->next) {
		are_parameters = are_parameters && param && is_parameter(p, il_template_arg(p->il, arg), il_template_param(p->il, param));
		are_known = are_known && is_known_argument(p, il_template_arg(p->il, arg));
		param = param ? il_template_param(p->il, param)->next : 0;
	}
	return !args->first             ? ARGUMENTS_OTHER :
	       are_known                ? ARGUMENTS_KNOWN :
	       are_parameters && !param ? ARGUMENTS_OF_PARAMETERS :
	                                  ARGUMENTS_OTHER;
}

/* Whether the template has as many parameters, all of the same kinds. */
static bool has_such_parameters(const struct parser *p, u32 template, u32 decl)
{
	u32 old = il_template_decl(p->il, il_template(p->il, template)->decl)->first_param,
	    new = il_template_decl(p->il, decl)->first_param;

	for (; old && new; old = il_template_param(p->il, old)->next, new = il_template_param(p->il, new)->next)
		if (il_template_param(p->il, old)->kind != il_template_param(p->il, new)->kind ||
		    (il_template_param(p->il, old)->flags ^ il_template_param(p->il, new)->flags) & tf_pack)
			return false;
	return !old && !new;
}

/* Whether what is a member of that scope may be specialized or instantiated here: in a namespace around [temp.expl.spec]/2. */
static bool is_namespace_around(const struct parser *p, u32 scope, u32 here)
{
	return !scope || scope_is_inside(p, enclosing_namespace_scope(p, scope), enclosing_namespace_scope(p, here));
}

bool check_scope_of_class(struct parser *p, u32 template, const struct id_expression *id, const struct template_heads *heads, u32 here)
{
	u32 type;

	if (!is_as_written(p) || !heads || !heads->count || heads->count != heads->empty_count ||
	    is_namespace_around(p, il_template(p->il, template)->parent_scope, here))
		return true;
	type = type_template_id(p, template, &id->args);
	report_error(p, id->begin, DIAG_class_specialized_in_other_scope, class_word(p, type), type);
	return false;
}

bool check_specialized_class(struct parser *p, u32 template, const struct id_expression *id, const struct template_heads *heads,
                             bool is_definition)
{
	u32 errors = p->errors, type;

	if (!is_as_written(p) || id->qualifier.unknown)
		return true;
	if (!check_template_arguments(p, template, &id->args))
		return p->errors == errors;
	if (!heads || !heads->count || heads->count == heads->empty_count ||
	    il_template_decl(p->il, heads->innermost)->flags & tf_constrained)
		return true;
	switch (kind_of_arguments(p, &id->args, heads->innermost)) {
	case ARGUMENTS_OTHER: return true;
	case ARGUMENTS_OF_PARAMETERS:
		if (!is_definition || id->qualifier.present || !has_such_parameters(p, template, heads->innermost))
			return true;
		report_error(p, id->name_begin, DIAG_arguments_of_primary_template);
		return false;
	case ARGUMENTS_KNOWN:
		if (heads->empty_count || id->qualifier.present)
			return true;
		type = type_template_id(p, template, &id->args);
		report_error(p, id->name_begin, DIAG_partial_specialization_is_full, class_word(p, type), type);
		return false;
	}
	return true;
}

void check_explicit_specialization(struct parser *p, u32 type, const struct template_heads *heads, bool is_definition, u32 place)
{
	const struct il_type *record = il_type(p->il, type);

	if (!is_as_written(p) || type_is_dependent(p, type))
		return;
	if (is_definition && (!heads || !heads->count) && !type_is_unknown(p, type))
		report_error(p, place, DIAG_class_specialized_without_template, class_word(p, type), type);
	else if (heads && heads->count && heads->count == heads->empty_count && record->class_info &&
	         !(record->entity & enf_explicit_specialization) && *vec_slot(&p->required, type) > 1)
		report_error(p, place, DIAG_specialized_after_use, class_word(p, type), type, p->required.at[type] - 1);
}

bool check_lacks_arguments(struct parser *p, u32 scope, const struct id_expression *id, const struct template_heads *heads)
{
	u32 symbol = heads && heads->count && heads->count == heads->empty_count && scope ? bound_symbol(p, scope, id->ident) : 0;
	il_any entity = symbol ? p->symbols.at[symbol].entity : 0;

	return symbol && il_any_kind(entity) == IL_template && check_template_has_arguments(p, il_any_index(entity), id->name_begin);
}

/* Whether a qualifier is a namespace or class all members of which are known. */
static bool is_certain_qualifier(struct parser *p, const struct qualifier *q)
{
	return q->present && !q->unknown && q->scope &&
	       (!q->type || (is_known_type(p, q->type) && !is_being_defined(p, q->scope) && !is_incomplete_class(p, q->type)));
}

bool check_tag_is_member(struct parser *p, const struct id_expression *id, const struct template_heads *heads)
{
	const struct qualifier *q = &id->qualifier;
	bool is_primary = heads && heads->count > heads->empty_count && tok(p) != TOK_LESS;

	if (id->kind != ID_IDENTIFIER || id->has_args || !is_as_written(p) || !is_certain_qualifier(p, q) ||
	    il_scope(p->il, q->scope)->kind == sck_file || lookup_qualified(p, q, id->ident, LOOKUP_ANY).class != NAME_NOT_FOUND)
		return true;
	if (q->type)
		report_error(p, id->name_begin, is_primary ? DIAG_no_such_member : DIAG_no_tag_member, class_word(p, q->type),
		             type_strip(p, q->type, NULL), ident_text(p, id->ident));
	else
		report_error(p, id->name_begin, is_primary ? DIAG_no_such_namespace_member : DIAG_namespace_no_tag_member,
		             il_scope(p->il, q->scope)->owner, ident_text(p, id->ident));
	return false;
}

bool skip_arguments_of_no_template(struct parser *p, const struct id_expression *id, const struct template_heads *heads)
{
	bool is_qualified = is_certain_qualifier(p, &id->qualifier);
	struct lookup found =
		is_qualified ? lookup_qualified(p, &id->qualifier, id->ident, LOOKUP_ANY) : lookup_unqualified(p, id->ident, LOOKUP_ANY);
	bool is_primary = heads && heads->count > heads->empty_count, is_class = found.class == NAME_TYPE;
	struct template_args args;
	u32 errors = p->errors;

	if (tok(p) != TOK_LESS || id->kind != ID_IDENTIFIER || id->has_args || id->qualifier.present != is_qualified || !is_as_written(p) ||
	    (is_class ? !is_qualified && !is_class_type(p, il_any_index(found.entity)) : found.class != NAME_NOT_FOUND))
		return false;
	forget_memo(p, p->at, p->at + 1); /* the name took none */
	if (!parse_template_args(p, &args))
		return false;
	if (p->errors != errors)
		return true;
	if (is_class)
		report_error(p, id->name_begin, DIAG_type_without_arguments, found.entity);
	else if (is_primary)
		report_error(p, id->name_begin, DIAG_arguments_of_primary_template);
	else
		report_error(p, id->name_begin, DIAG_no_template, ident_text(p, id->ident));
	return true;
}

static void report_parameter(struct parser *p, const struct il_template_param *old, bool is_friend, u32 place)
{
	static const char *const words[] = { [tpk_type] = "template parameter", [tpk_template] = "template template parameter" };
	const char *name = old->name ? il_text(p->il, old->name) : "<unnamed>";

	if (is_friend)
		diag_report(p->diag, DIAG_friend_with_other_template_parameter, place, words[old->kind], name, old->name_position);
	else
		report_error(p, place, DIAG_other_template_parameter, words[old->kind], name, old->name_position);
}

static void report_number_of_parameters(struct parser *p, u32 template, bool too_few, bool is_friend, u32 place)
{
	u32 before = place_of_heads(p, il_template(p->il, template)->decl);

	if (is_friend)
		diag_report(p->diag, too_few ? DIAG_friend_with_too_few_template_parameters : DIAG_friend_with_too_many_template_parameters,
		            place, before);
	else
		report_error(p, place, too_few ? DIAG_too_few_template_parameters : DIAG_too_many_template_parameters, before);
}

bool check_redeclared_template(struct parser *p, u32 template, u32 decl, bool is_friend)
{
	u32 before = il_template(p->il, template)->decl, old, new, place = 0;

	if (!is_as_written(p) || !before || before == decl || !il_in_user_file(p->il, il_template(p->il, template)->position))
		return true;
	old = il_template_decl(p->il, before)->first_param;
	new = il_template_decl(p->il, decl)->first_param;
	for (; old && new; old = il_template_param(p->il, old)->next, new = il_template_param(p->il, new)->next) {
		const struct il_template_param *a = il_template_param(p->il, old), *b = il_template_param(p->il, new);

		place = b->name_position;
		if (a->kind == b->kind && (a->flags & (tf_pack | tf_constrained)) == (b->flags & (tf_pack | tf_constrained)))
			continue;
		if (a->kind != tpk_nontype)
			report_parameter(p, a, is_friend, place);
		return a->kind == tpk_nontype;
	}
	if (old || new)
		report_number_of_parameters(p, template, old, is_friend, new ? il_template_param(p->il, new)->name_position : place);
	return !old && !new;
}

void check_scope_of_specialization(struct parser *p, u32 routine, const struct declarator *d)
{
	if (!is_as_written(p) || !d->id.qualifier.present || is_namespace_around(p, d->id.qualifier.scope, p->scope))
		return;
	report_error(p, d->id.name_begin, DIAG_specialized_in_other_scope, il_any_of(IL_routine, routine));
}
