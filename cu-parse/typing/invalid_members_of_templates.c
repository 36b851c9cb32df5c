/* What is said about members of class templates that are defined outside of these: where the template's parameters are not declared, are
 * others, or there is no template<> [temp.class.general] [temp.expl.spec]. */
#include "invalid.h"

#include "../scopes/redeclarations.h"

#include "../../lib/il/names.h"

/* The name<…>:: that a declarator-id begins with, in a namespace perhaps, by tokens. */
struct written_class {
	u32 template, name, close;
};

static bool find_written_class(struct parser *p, const struct id_expression *id, struct written_class *w)
{
	u32 at = token_at(p, id->begin), scope = 0;
	struct lookup found;

	if (p->tokens[at].kind == TOK_SCOPE) {
		scope = p->global_scope;
		at++;
	}
	for (;; at += 2) {
		if (p->tokens[at].kind != TOK_IDENTIFIER)
			return false;
		found = scope ? lookup_in_scope(p, scope, p->tokens[at].value, LOOKUP_ANY) :
		                lookup_unqualified(p, p->tokens[at].value, LOOKUP_ANY);
		if (p->tokens[at + 1].kind != TOK_SCOPE || found.class != NAME_NAMESPACE)
			break;
		scope = il_namespace(p->il, il_any_index(found.entity))->scope;
	}
	w->name = at;
	w->template = found.class == NAME_TYPE_TEMPLATE ? il_any_index(found.entity) : 0;
	w->close = p->tokens[at + 1].kind == TOK_LESS ? behind_arguments(p, at + 1) : 0;
	return w->template && il_template(p->il, w->template)->kind == templk_class && w->close-- &&
	       p->tokens[w->close + 1].kind == TOK_SCOPE;
}

/* Whether a template argument that begins at the token is a name, and nothing declares it. */
static bool is_undeclared_argument(struct parser *p, u32 at)
{
	unsigned after = p->tokens[at + 1].kind;

	return p->tokens[at].kind == TOK_IDENTIFIER && (after == TOK_COMMA || after == TOK_GREATER) &&
	       strncmp(ident_text(p, p->tokens[at].value), "__", 2) &&
	       lookup_unqualified(p, p->tokens[at].value, LOOKUP_ANY).class == NAME_NOT_FOUND;
}

/* Whether some arguments are such names; said at a place, unless that is 0. */
static bool has_undeclared_arguments(struct parser *p, const struct written_class *w, u32 place)
{
	bool found = false;
	u32 at;

	for (at = w->name + 1; at < w->close; at++) {
		if ((p->tokens[at].kind != TOK_LESS && p->tokens[at].kind != TOK_COMMA) || !is_undeclared_argument(p, at + 1))
			continue;
		found = true;
		if (!place)
			return true;
		report_error(p, p->tokens[at + 1].position, DIAG_undefined_identifier, ident_text(p, p->tokens[at + 1].value));
		diag_move(p->diag, place);
	}
	return found;
}

/* Whether an argument is certainly not the parameter at its place. */
static bool is_other_argument(struct parser *p, const struct il_template_arg *arg, const struct il_template_param *param)
{
	const struct il_type *type;

	if (arg->kind == tak_nontype && param->kind == tpk_nontype)
		return !arg->is_dependent;
	if (arg->kind != tak_type || param->kind != tpk_type || type_is_unknown(p, arg->type))
		return false;
	type = il_type(p->il, type_strip(p, arg->type, NULL));
	switch (type->kind) {
	case tk_template_param: return type->depth == param->depth && type->index != param->index;
	case tk_pointer:
	case tk_integer:
	case tk_float: return true;
	default: return !type_is_dependent(p, arg->type);
	}
}

/* Whether the class that a declarator-id names certainly is none of which there is a template: its arguments are not the parameters. */
static bool has_other_arguments(struct parser *p, const struct id_expression *id, u32 template)
{
	const struct il_template *record = il_template(p->il, template);
	const struct il_type *type = il_type(p->il, id->qualifier.type);
	u32 param = record->decl ? il_template_decl(p->il, record->decl)->first_param : 0, arg;

	if (record->flags & tf_partially_specialized || !id->qualifier.type || !type->template_info || type->class_info ||
	    il_template_info(p->il, type->template_info)->template != template || !type_is_dependent(p, id->qualifier.type))
		return false;
	arg = il_template_info(p->il, type->template_info)->first_argument;
	for (; arg && param; arg = il_template_arg(p->il, arg)->next, param = il_template_param(p->il, param)->next) {
		if (il_template_param(p->il, param)->flags & tf_pack || il_template_arg(p->il, arg)->is_pack_expansion)
			return false;
		if (is_other_argument(p, il_template_arg(p->il, arg), il_template_param(p->il, param)))
			return true;
	}
	return false;
}

/* How many arguments are written, of which none is an expansion; 0: one is, or there are none. */
static u32 count_written_arguments(const struct parser *p, const struct written_class *w)
{
	u32 at, end, count = 1;

	for (at = w->name + 2; at < w->close; at++) {
		switch (p->tokens[at].kind) {
		case TOK_COMMA: count++; break;
		case TOK_ELLIPSIS: return 0;
		case TOK_LPAREN:
		case TOK_LBRACKET:
		case TOK_LBRACE: at = matching(p, at); break;
		case TOK_LESS:
			end = behind_arguments(p, at);
			at = end ? end - 1 : at;
			break;
		default: break;
		}
	}
	return w->close > w->name + 2 ? count : 0;
}

/* Says that there are fewer arguments than parameters of the template, or that some are default arguments. */
static bool check_number_of_arguments(struct parser *p, const struct written_class *w)
{
	const struct il_template *record = il_template(p->il, w->template);
	u32 param = record->decl ? il_template_decl(p->il, record->decl)->first_param : 0, count = count_written_arguments(p, w);

	if (!count)
		return false;
	for (; param && count; param = il_template_param(p->il, param)->next, count--)
		if (il_template_param(p->il, param)->flags & tf_pack)
			return false;
	if (!param || il_template_param(p->il, param)->flags & tf_pack)
		return false;
	if (!il_template_param(p->il, param)->default_arg)
		report_error(p, p->tokens[w->close].position, DIAG_too_few_template_arguments, il_any_of(IL_template, w->template));
	else if (!(record->flags & tf_partially_specialized))
		report_error(p, p->tokens[w->name].position, DIAG_arguments_are_no_parameters);
	else
		return false;
	return true;
}

bool is_member_of_no_template(struct parser *p, struct id_expression *id, u32 begin)
{
	struct written_class w;
	bool few;

	if (!is_as_written(p) || !id->qualifier.present || p->class_depth || !find_written_class(p, id, &w))
		return false;
	few = p->template_depth && check_number_of_arguments(p, &w);
	if (!few && !has_undeclared_arguments(p, &w, begin ? begin - 1 : 0) &&
	    !(p->template_depth && has_other_arguments(p, id, w.template)))
		return false;
	p->doubt = 0;
	id->qualifier.unknown = true; /* it is a declarator for the reference, too */
	id->qualifier.scope = id->qualifier.type = 0;
	if (p->template_depth && !few)
		report_error(p, p->tokens[w.name].position, DIAG_arguments_are_no_parameters);
	return true;
}

/* The outermost of the class templates, and no specializations of them, that a member's scope is in; 0: there is none, or a specialization. */
static u32 outermost_template(const struct parser *p, u32 scope)
{
	u32 found = 0;

	for (; scope; scope = p->scopes.at[scope].parent) {
		u32 class = p->scopes.at[scope].type, info = class ? il_type(p->il, class)->template_info : 0;

		if (!info)
			continue;
		found = il_template_info(p->il, info)->template;
		if (il_template(p->il, found)->prototype != il_any_of(IL_type, class))
			return 0;
	}
	return found;
}

bool has_more_parameters(struct parser *p, const struct id_expression *id, const struct template_heads *heads)
{
	u32 head = heads->innermost, own, param, template;

	if (!is_as_written(p) || !id->qualifier.scope || heads->empty_count)
		return false;
	template = outermost_template(p, id->qualifier.scope);
	if (!template || !il_template(p->il, template)->decl)
		return false;
	while (il_template_decl(p->il, head)->enclosing)
		head = il_template_decl(p->il, head)->enclosing;
	own = il_template_decl(p->il, il_template(p->il, template)->decl)->first_param;
	param = il_template_decl(p->il, head)->first_param;
	for (; own && param; own = il_template_param(p->il, own)->next, param = il_template_param(p->il, param)->next)
		if ((il_template_param(p->il, own)->flags | il_template_param(p->il, param)->flags) & tf_pack)
			return false;
	if (!param || own)
		return false;
	if (heads->count == 1 && il_any_kind(id->found.entity) == IL_template) /* it is taken for the head of the member */
		report_error(p, id->name_begin, DIAG_incompatible_with_template,
		             il_template(p->il, il_any_index(id->found.entity))->prototype);
	else
		report_error(p, il_template_param(p->il, param)->name_position, DIAG_too_many_template_parameters,
		             place_of_heads(p, il_template(p->il, template)->decl));
	return true;
}

/* ---- template<> that is missing ---- */

static u32 count_parameters(struct parser *p, u32 type)
{
	u32 param = il_type(p->il, type_strip(p, type, NULL))->first_param, count = 0;

	for (; param; param = il_param_type(p->il, param)->next)
		count++;
	return count;
}

/* The member of the template's pattern that a declarator declares: of functions that with as many parameters. 0: it is not known. */
static il_any declared_member(struct parser *p, const struct declarator *d, u32 scope, u32 ident)
{
	u32 symbol = bound_symbol(p, scope, ident);
	il_any found = 0;

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		if (il_any_kind(entity) == IL_variable && !d->is_function)
			return entity;
		if (il_any_kind(entity) != IL_routine || !d->is_function ||
		    count_parameters(p, il_routine_of(p->il, entity)->type) != count_parameters(p, d->type))
			continue;
		if (found)
			return 0;
		found = entity;
	}
	return found;
}

/* The scope of the class behind the arguments, where more names may follow: A<…>::B::. */
static u32 scope_of_written_class(struct parser *p, const struct written_class *w, u32 name)
{
	il_any prototype = il_template(p->il, w->template)->prototype;
	u32 scope = il_any_kind(prototype) == IL_type ? scope_of_type(p, il_any_index(prototype)) : 0, at;

	for (at = w->close + 2; scope && p->tokens[at].position < name && p->tokens[at + 1].kind == TOK_SCOPE; at += 2) {
		struct lookup found = lookup_in_scope(p, scope, p->tokens[at].value, LOOKUP_TYPE);

		scope = p->tokens[at].kind == TOK_IDENTIFIER && found.class == NAME_TYPE ?
		                scope_of_type(p, type_strip(p, il_any_index(found.entity), NULL)) :
		                0;
	}
	return scope;
}

/* [with T=<error-type>, …] of the arguments as they are written. */
static void add_written_arguments(struct parser *p, const struct written_class *w, struct buffer *out)
{
	u32 param = il_template_decl(p->il, il_template(p->il, w->template)->decl)->first_param, at = w->name + 2, begin;

	for (; param && at < w->close; param = il_template_param(p->il, param)->next, at++) {
		const struct il_template_param *record = il_template_param(p->il, param);
		u32 first = at, depth = 0;

		begin = p->tokens[at].position;
		for (; at < w->close && (depth || p->tokens[at].kind != TOK_COMMA); at++)
			depth += p->tokens[at].kind == TOK_LESS ? 1u : p->tokens[at].kind == TOK_GREATER ? -1u : 0;
		buffer_puts(out, first == w->name + 2 ? " [with " : ", ");
		buffer_puts(out, il_text(p->il, record->name));
		buffer_puts(out, "=");
		if (is_undeclared_argument(p, first))
			buffer_puts(out, record->kind == tpk_nontype ? "<error-constant>" : "<error-type>");
		else
			buffer_add(out, p->il->source + begin, token_end(p->il, &p->tokens[at - 1]) - begin);
	}
	buffer_puts(out, "]");
}

bool check_lacks_template_head(struct parser *p, const struct declarator *d)
{
	struct buffer name = { 0 };
	struct written_class w;
	u32 scope, class;
	il_any member;

	if (!is_as_written(p) || !d->id.qualifier.present || p->template_depth || !find_written_class(p, &d->id, &w) ||
	    !has_undeclared_arguments(p, &w, 0) || !(scope = scope_of_written_class(p, &w, d->id.name_begin)))
		return false;
	class = p->scopes.at[scope].type;
	member = declared_member(p, d, scope,
	                         d->id.kind == ID_IDENTIFIER && il_type(p->il, class)->name == p->lexed.identifiers.at[d->id.ident].name ?
	                                 p->word.constructor :
	                                 d->id.ident);
	if (!member)
		return false;
	il_add_entity_name(p->il, member, d->id.name_begin, &name);
	add_written_arguments(p, &w, &name);
	report_error(p, d->id.name_begin, DIAG_specialized_without_template, il_any_kind(member) == IL_routine ? "function" : "member",
	             name.text);
	diag_move(p->diag, position(p)); /* behind what is said of parameters */
	buffer_free(&name);
	return true;
}

void check_member_of_instance_outside(struct parser *p, il_any member, const struct declarator *d)
{
	bool is_function = il_any_kind(member) == IL_routine;
	u32 index = il_any_index(member);
	u32 flags = is_function ? il_routine(p->il, index)->entity : il_variable(p->il, index)->entity;

	if (!is_as_written(p) || !d->id.qualifier.present || !d->id.qualifier.type || !(flags & enf_instantiation) ||
	    flags & enf_explicit_specialization || p->class_depth || (is_function && il_routine(p->il, index)->template_info))
		return;
	report_error(p, d->id.name_begin, DIAG_entity_specialized_without_template, member);
	diag_move(p->diag, d->end);
}
