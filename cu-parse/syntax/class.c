/* Class specifiers, bases and members [class]. */
#include "../parser.h"
#include "../scopes/redeclarations.h"
#include "../typing/invalid.h"
#include "../scopes/class_members.h"
#include "../scopes/waiting_members.h"
#include "../types/placeholder.h"
#include "../templates/partial.h"
#include "../templates/packs.h"

struct class_head {
	u8 kind; /* tk_class, tk_struct, tk_union */
	u32 begin;
	u32 first_attribute, last_attribute;
	struct id_expression id;
	bool is_final;
	u32 scope;           /* in which it stands */
	bool is_no_template; /* arguments stand behind the name, which is said: the class is one of its own */
};

/* ---- finding or making the class ---- */

static u32 new_class(struct parser *p, const struct class_head *head, u32 scope)
{
	struct il_type *type;
	u32 index = il_new_type(p->il, &type);

	type->kind = head->kind;
	type->flags = tyf_incomplete | (is_in_template(p) ? (u32)tyf_dependent : 0);
	type->name = p->lexed.identifiers.at[head->id.ident].name;
	type->parent_scope = scope;
	type->position = head->id.kind == ID_NONE ? head->begin : head->id.name_begin;
	type->entity = entity_flags_here(p) | (head->id.kind == ID_NONE ? enf_unnamed : 0);
	type->access = p->access;
	type->linkage = p->in_unnamed_namespace ? nlk_internal : nlk_external;
	return index;
}

/* The parameters of a template as the arguments of its own injected-class-name [temp.local]/1. */
static void arguments_of_params(struct parser *p, u32 template_decl, struct template_args *args)
{
	u32 param = il_template_decl(p->il, template_decl)->first_param, *link = &args->first;

	memset(args, 0, sizeof *args);
	for (; param; param = il_template_param(p->il, param)->next) {
		const struct il_template_param *record = il_template_param(p->il, param);
		struct il_template_arg *arg;

		*link = new_argument(p, &arg);
		link = &arg->next;
		args->count++;
		arg->is_pack_expansion = !!(record->flags & tf_pack);
		if (record->kind == tpk_type) {
			arg->kind = tak_type;
			arg->type = record->flags & tf_pack ? type_pack_expansion(p, record->type) : record->type;
		} else if (record->kind == tpk_template) {
			arg->kind = tak_template;
			arg->template = record->template;
		} else {
			arg->kind = tak_nontype;
			arg->identity = identity_of_param(record->depth, record->index);
		}
	}
	args->dependent = true;
}

/* A class template: its pattern is the specialization for its own parameters. */
static u32 declare_class_template(struct parser *p, const struct class_head *head, u32 scope, const struct template_heads *heads)
{
	struct template_args args;
	u32 template = new_template(p, templk_class, scope, head->id.ident, heads, 0), pattern;

	arguments_of_params(p, heads->innermost, &args);
	pattern = type_template_id(p, template, &args);
	release_arguments(p, args.first);
	il_template(p->il, template)->prototype = il_any_of(IL_type, pattern);
	{
		struct il_type *type = il_type(p->il, pattern);

		type->kind = head->kind;
		type->flags |= tyf_dependent | tyf_incomplete;
		type->parent_scope = scope;
		type->position = head->id.name_begin;
		type->entity = entity_flags_here(p) | enf_is_template;
		type->access = p->access;
	}
	if (scope)
		bind(p, scope, head->id.ident, il_any_of(IL_template, template));
	return pattern;
}

static u32 bound_class(struct parser *p, u32 scope, u32 ident, bool want_template)
{
	u32 symbol = scope ? bound_symbol(p, scope, ident) : 0;

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;
		u32 index = il_any_index(entity);

		if (il_any_kind(entity) == IL_type && !want_template) {
			u32 type = type_strip(p, index, NULL);
			u8 kind = il_type(p->il, type)->kind;

			if (kind == tk_class || kind == tk_struct || kind == tk_union)
				return type;
		}
		if (il_any_kind(entity) == IL_template && il_template(p->il, index)->kind == templk_class &&
		    il_any_kind(il_template(p->il, index)->prototype) == IL_type)
			return il_any_index(il_template(p->il, index)->prototype);
	}
	return 0;
}

static bool takes_own_template(struct parser *p, const struct id_expression *id, const struct template_heads *heads)
{
	u32 levels = 0, scope;

	if (!heads || !heads->count || heads->empty_count == heads->count)
		return false;
	if (!id->qualifier.present)
		return true;
	for (scope = id->qualifier.scope; scope; scope = p->scopes.at[scope].parent)
		levels += p->scopes.at[scope].kind == sck_template_declaration;
	return heads->count > levels;
}

static void merge_template_heads(struct parser *p, u32 pattern, const struct template_heads *heads, bool definition)
{
	const struct il_type *type = il_type(p->il, pattern);
	struct il_template *template;

	if (!type->template_info)
		return;
	template = il_template(p->il, il_template_info(p->il, type->template_info)->template);
	if (!template->decl || template->decl == heads->innermost)
		return;
	merge_default_arguments(p, template->decl, heads->innermost);
	if (definition)
		template->decl = heads->innermost;
}

/* The partial specialization with the arguments of a type that was declared with such a head; 0: none was. */
static u32 declared_with_head(struct parser *p, u32 type, u32 identity)
{
	struct il_template_info wanted = *il_template_info(p->il, il_type(p->il, type)->template_info);
	u32 index = wanted.template <p->first_partial.count ? p->first_partial.at[wanted.template] : 0;

	while (index && !(p->partials.at[index].head == identity && same_arguments(p, p->partials.at[index].args, wanted.first_argument)))
		index = p->partials.at[index].next;
	return index ? il_any_index(p->partials.at[index].entity) : 0;
}

/* Partial specializations may differ in their heads alone [temp.spec.partial.general]: each is a class of its own, not what the
 * template-id means elsewhere. is_first: where none was declared with that head, it is what the template-id means. */
static u32 specialization_told_by_head(struct parser *p, u32 type, u32 decl, bool is_first)
{
	struct il_type record = *il_type(p->il, type), *copy;
	struct il_template_info *info, wanted = *il_template_info(p->il, record.template_info);
	u32 index = declared_with_head(p, type, identity_of_head(p, decl));

	if (index || is_first)
		return index ? index : type;
	index = il_new_type(p->il, &copy);
	p->told_by_head++;
	*copy = record;
	copy->class_info = 0;
	copy->flags |= tyf_incomplete;
	copy->template_info = il_new_template_info(p->il, &info);
	info->template = wanted.template;
	info->first_argument = wanted.first_argument;
	info->argument_count = wanted.argument_count;
	info->specialization = il_any_of(IL_type, index);
	return index;
}

/* Whether struct names an instance of a union or the other way round, which is said [dcl.type.elab]/3. */
static bool is_other_kind(struct parser *p, const struct class_head *head, u32 template, const struct template_heads *heads)
{
	u32 pattern = il_any_index(il_template(p->il, template)->prototype);

	if (!is_as_written(p) || (heads && heads->count > heads->empty_count) || head->id.args.dependent ||
	    (head->kind == tk_union) == (il_type(p->il, pattern)->kind == tk_union))
		return false;
	report_error(p, head->begin, DIAG_class_template_of_other_kind, il_text(p->il, il_template(p->il, template)->name));
	return true;
}

static u32 specialized_class(struct parser *p, const struct class_head *head, const struct specifiers *s,
                             const struct template_heads *heads, bool definition)
{
	u32 template = 0, type;

	if (head->id.found.class == NAME_TYPE_TEMPLATE) {
		template = il_any_index(head->id.found.entity);
	} else if (head->id.found.class == NAME_TYPE) {
		const struct il_type *record = il_type(p->il, il_any_index(head->id.found.entity));

		template = record->template_info ? il_template_info(p->il, record->template_info)->template : 0;
	}
	if (!template || il_template(p->il, template)->kind != templk_class)
		return 0;
	check_arguments_exist(p, &head->id, s, CONTEXT_TYPE_ID); /* what does not exist is an argument all the same */
	if (is_other_kind(p, head, template, heads) || !check_specialized_class(p, template, &head->id, heads, definition) ||
	    !check_scope_of_class(p, template, &head->id, heads, head->scope))
		return 0;
	check_constraints(p, template, &head->id.args);
	type = type_template_id(p, template, &head->id.args);
	check_explicit_specialization(p, type, heads, definition, head->id.name_begin);
	if (heads && heads->count > heads->empty_count && identity_of_head(p, heads->innermost)) {
		bool is_first = head->id.qualifier.type && !il_type(p->il, type)->class_info; /* a member's, of what its class declares */

		type = specialization_told_by_head(p, type, heads->innermost, is_first);
	}
	if (heads && heads->count) {
		struct il_type *record;

		if (definition && check_specialization_again(p, type, head->id.name_begin))
			return 0;
		record = il_type(p->il, type);
		record->kind = head->kind;
		record->entity = entity_flags_here(p) |
		                 (heads->empty_count == heads->count ? enf_explicit_specialization : enf_partial_specialization);
		record->position = head->id.name_begin;
		if (record->entity & enf_partial_specialization) {
			il_template(p->il, template)->flags |= tf_partially_specialized;
			note_specialization_of(p, template, il_any_of(IL_type, type),
			                       il_template_info(p->il, record->template_info)->first_argument, heads->innermost,
			                       head->id.args.begin);
		}
	}
	return type;
}

/* The scope that a friend class template is looked up in and declared in when it is new: a class around that has it, or the namespace
 * [class.friend]. */
static u32 scope_of_friend(struct parser *p, u32 ident)
{
	u32 scope = declaration_scope(p), space = enclosing_namespace_scope(p, scope);

	for (; scope && scope != space; scope = p->scopes.at[scope].parent)
		if (p->scopes.at[scope].kind == sck_class_struct_union && bound_class(p, scope, ident, true))
			return scope;
	return space;
}

/* Whether a head is that of a friend of a class template, which that is not in: instances are looked at. */
static bool is_friend_in_template(const struct parser *p, const struct class_head *head, const struct template_heads *heads, u32 scope,
                                  bool definition)
{
	return !definition && !head->id.qualifier.present && p->template_depth > heads->count && scope != declaration_scope(p) &&
	       p->scopes.at[scope].kind != sck_class_struct_union;
}

/* A friend that is declared in a namespace for the first time: its name is found when something else declares it there [class.friend]/11. */
static void hide_friend(struct parser *p, u32 type, u32 scope)
{
	if (!scope || (p->scopes.at[scope].kind != sck_namespace && p->scopes.at[scope].kind != sck_file))
		return;
	il_type(p->il, type)->entity |= enf_hidden_friend;
	p->hidden_classes++;
}

/* The class that a head which defines or solely declares one is about. */
static u32 class_of_head(struct parser *p, const struct class_head *head, const struct specifiers *s, const struct template_heads *heads,
                         u32 scope, bool definition)
{
	bool is_friend_declaration = s->flags & SPEC_FRIEND;
	bool own_template = takes_own_template(p, &head->id, heads), is_friend = !definition && head->id.qualifier.present;
	u32 type = 0, template, errors = p->errors;

	if (head->id.kind != ID_IDENTIFIER || head->is_no_template)
		return new_class(p, head, scope);
	if (head->id.has_args) {
		type = specialized_class(p, head, s, heads, definition);
		return type ? type : new_class(p, head, scope);
	}
	if (check_lacks_arguments(p, scope, &head->id, heads))
		return new_class(p, head, scope);
	type = bound_class(p, scope, head->id.ident, own_template);
	template = type &&own_template ? il_template_info(p->il, il_type(p->il, type)->template_info)->template : 0;
	if (type && own_template && definition && check_class_template_redefinition(p, type, head->id.name_begin))
		return declare_class_template(p, head, 0, heads);
	if (template && p->errors == errors && !is_friend_in_template(p, head, heads, scope, definition) &&
	    !check_redeclared_template(p, template, heads->innermost, is_friend))
		return declare_class_template(p, head, 0, heads);
	if (type && own_template)
		merge_template_heads(p, type, heads, definition);
	else if (type && definition)
		check_type_redefinition(p, scope, head->id.ident, type, head->id.name_begin);
	if (type && !is_friend_declaration)
		il_type(p->il, type)->entity &= ~(u32)enf_hidden_friend;
	if (type && !(definition && il_type(p->il, type)->class_info && !(heads && heads->count)))
		return type; /* else it is another class from here on */
	if (own_template) {
		if (!is_friend_declaration && !head->id.qualifier.present)
			check_name_of_template(p, scope, head->id.ident, templk_class, head->id.name_begin);
		type = declare_class_template(p, head, scope, heads);
	} else {
		type = new_class(p, head, scope);
		if (scope)
			bind(p, scope, head->id.ident, il_any_of(IL_type, type));
	}
	if (is_friend_declaration)
		hide_friend(p, type, scope);
	return type;
}

/* The class itself where a typedef has its name, and attributes perhaps [dcl.typedef]/4. */
static u32 tagged_class(const struct parser *p, u32 type)
{
	u32 class = type_strip(p, type, NULL);

	return il_type(p->il, type)->kind == tk_typeref && is_class_type(p, class) &&
	                       il_type(p->il, class)->name == il_type(p->il, type)->name ?
	               class :
	               type;
}

/* What the name of a friend means: no class outside of the innermost namespace [namespace.memdef]/3. */
static struct lookup without_outer_class(struct parser *p, struct lookup found, u32 ident)
{
	u32 outer = found.class == NAME_TYPE ? il_type(p->il, il_any_index(found.entity))->parent_scope : 0;
	u32 scope = enclosing_namespace_scope(p, declaration_scope(p));

	return outer && scope != outer && scope_is_inside(p, scope, outer) ? lookup_in_scope(p, scope, ident, LOOKUP_TYPE) : found;
}

/* struct X without body that is no declaration of its own [basic.lookup.elab]. */
static u32 elaborated_class(struct parser *p, const struct class_head *head, const struct specifiers *s)
{
	struct lookup found = lookup_qualified(p, &head->id.qualifier, head->id.ident, LOOKUP_TYPE);
	bool is_friend = s->flags & SPEC_FRIEND && !head->id.qualifier.present && !head->id.has_args;
	u32 scope, type;

	if (is_friend)
		found = without_outer_class(p, found, head->id.ident);

	if (found.class == NAME_TYPE_TEMPLATE || (found.class == NAME_TYPE && head->id.has_args)) {
		type = head->id.has_args ? specialized_class(p, head, s, NULL, false) : 0;
		return type ? type : p->error_type;
	}
	if (found.class == NAME_TYPE)
		return tagged_class(p, il_any_index(found.entity));
	if (head->id.qualifier.present)
		return head->id.qualifier.scope ? p->error_type : type_dependent_member(p, head->id.qualifier.type, head->id.ident, NULL);
	scope = declaration_scope(p);
	while (p->scopes.at[scope].kind == sck_class_struct_union || p->scopes.at[scope].kind == sck_func_prototype ||
	       (s->flags & SPEC_FRIEND && p->scopes.at[scope].kind != sck_namespace && p->scopes.at[scope].kind != sck_file))
		scope = p->scopes.at[scope].parent;
	while (p->scopes.at[scope].kind == sck_template_declaration || p->scopes.at[scope].kind == sck_class_struct_union)
		scope = p->scopes.at[scope].parent;
	type = bound_class(p, scope, head->id.ident, false);
	if (type && il_type(p->il, type)->entity & enf_hidden_friend) {
		il_type(p->il, type)->entity &= is_friend ? ~(u32)0 : ~(u32)enf_hidden_friend;
		return type;
	}
	type = new_class(p, head, scope);
	if (p->scopes.at[scope].kind == sck_namespace || p->scopes.at[scope].kind == sck_file) { /* of no template around */
		il_type(p->il, type)->flags &= ~(u32)tyf_dependent;
		il_type(p->il, type)->entity &= ~(u32)(enf_member_of_template | enf_instantiation);
	}
	bind(p, scope, head->id.ident, il_any_of(IL_type, type));
	if (is_friend)
		hide_friend(p, type, scope);
	return type;
}

/* ---- bases [class.derived] ---- */

/* Not defined, or not to the end: no class can be derived from it [class.derived]/2. */
static bool is_unfinished_class(struct parser *p, u32 type)
{
	u32 bare = type_strip(p, type, NULL);
	const struct il_type *record;

	if (!il_type(p->il, bare)->template_info)
		complete_class(p, bare); /* members of instances are defined where that is asked for [temp.inst]/3 */
	record = il_type(p->il, bare);
	return (record->kind == tk_class || record->kind == tk_struct) && !record->template_info && record->int_kind == ik_none &&
	       (!record->class_info || il_class_info(p->il, record->class_info)->flags & clf_being_defined);
}

/* Whether a type cannot be one more direct base of a class: it is one, or the class itself [class.mi]/3. */
static bool is_base_twice(struct parser *p, u32 class, u32 info, u32 type)
{
	u32 base = il_class_info(p->il, info)->first_base, wanted = type_canonical(p, type_strip(p, type, NULL));

	while (base && type_canonical(p, type_strip(p, il_base_class(p->il, base)->type, NULL)) != wanted)
		base = il_base_class(p->il, base)->next;
	return base || wanted == type_canonical(p, class);
}

/* What a class cannot be derived from; place: of its name. False: it is not derived from that. */
static bool check_base(struct parser *p, u32 class, u32 info, u32 base, u32 place)
{
	u32 bare = type_strip(p, base, NULL);
	bool is_class = base && is_class_type(p, base);

	if (!is_compiled_once(p) || is_in_template(p))
		return true;
	require_class(p, bare, place);
	if (base && deduced_template(p, base) && check_template_has_arguments(p, deduced_template(p, base), place))
		report_error(p, place, DIAG_exp_class_name);
	else if (base && !is_class && is_known_type(p, base))
		report_error(p, place, DIAG_exp_class_name);
	else if (is_class && (is_incomplete_class(p, bare) || bare == class || is_being_defined(p, scope_of_type(p, bare))))
		report_error(p, place, DIAG_incomplete_type_not_allowed, bare);
	else if (is_class && il_class_info(p->il, il_type(p->il, bare)->class_info)->flags & clf_final)
		report_error(p, place, DIAG_final_base);
	else if (is_class && il_type(p->il, bare)->kind == tk_union && il_type(p->il, class)->kind != tk_union)
		report_error(p, place, DIAG_union_as_base);
	else if (base && is_known_type(p, base) && is_base_twice(p, class, info, base))
		report_error(p, place, DIAG_duplicate_base);
	else
		return true;
	return false;
}

bool is_current_instantiation(struct parser *p, u32 type)
{
	u32 scope = scope_of_type(p, type), around;

	if (!scope || uses_pattern(p, type))
		return false;
	for (around = p->scopes.at[scope].parent; p->scopes.at[around].kind == sck_class_struct_union; around = p->scopes.at[scope].parent)
		scope = around;
	return scope_is_inside(p, p->scope, scope) || p->scopes.at[around].kind == sck_block || p->scopes.at[around].kind == sck_function;
}

/* Whether a base, behind the token before, depends on a template's parameters where it is written and is not the current instantiation;
 * an instance of the class asks its pattern. */
static bool is_written_dependent(struct parser *p, u32 before, u32 type)
{
	u8 bit = (u8)(1 << before % 8);

	if (type_is_dependent(p, type) && !is_current_instantiation(p, type)) {
		if (!p->dependent_bases)
			p->dependent_bases = xcalloc(p->lexed.tokens.count / 8 + 1, 1);
		p->dependent_bases[before / 8] |= bit;
	}
	return p->dependent_bases && p->dependent_bases[before / 8] & bit;
}

/* Says that what should be the name of a base is none, and passes over it. */
static bool skip_no_name(struct parser *p)
{
	switch (tok(p)) {
	case TOK_IDENTIFIER:
	case TOK_SCOPE:
	case TOK_decltype:
	case TOK_typename:
	case TOK_template:
	case TOK_END: return false;
	default: syntax_error(p, DIAG_exp_identifier);
	}
	while (tok(p) != TOK_LBRACE && tok(p) != TOK_COMMA && tok(p) != TOK_SEMICOLON && tok(p) != TOK_END)
		advance(p);
	return true;
}

/* An instance that is a base is asked for where its name begins. */
static void complete_base(struct parser *p, u32 base, u32 place)
{
	u32 end = p->at;

	if (!base || type_is_dependent(p, base))
		return;
	p->at = token_at(p, place);
	scope_of_type(p, base);
	p->at = end;
}

static void parse_base(struct parser *p, u32 type, u32 info, u32 **link)
{
	struct il_base_class *base;
	struct specifiers s;
	u32 index = il_new_base_class(p->il, &base), flags = bcf_direct, begin = position(p), before = p->at - 1, base_type, place,
	    first = 0, last = 0;
	u8 access = il_type(p->il, type)->kind == tk_class ? as_private : as_public;
	bool is_none;

	parse_attributes(p, &first, &last, false);
	for (;; advance(p)) {
		if (tok(p) == TOK_virtual)
			flags |= bcf_virtual;
		else if (tok(p) == TOK_public || tok(p) == TOK_protected || tok(p) == TOK_private)
			access = tok(p) == TOK_public ? as_public : tok(p) == TOK_protected ? as_protected : as_private;
		else
			break;
	}
	place = p->base_name = position(p);
	is_none = skip_no_name(p) || skip_name_of_no_class(p);
	if (is_none)
		memset(&s, 0, sizeof s);
	else
		parse_specifiers(p, &s, CONTEXT_PARAMETER, NULL);
	if (!s.type && position(p) == place && tok(p) == TOK_IDENTIFIER) /* T<N>::type needs no typename here [temp.res] */
		skip_name(p);
	complete_base(p, s.deduced_template ? 0 : s.type, place);
	is_none |= !check_base(p, type, info, s.type, place);
	base_type = s.type && !s.deduced_template && !is_unfinished_class(p, s.type) ? s.type : p->error_type;
	if (!type_is_dependent(p, base_type) && !type_is_unknown(p, base_type) && is_base_twice(p, type, info, base_type))
		base_type = p->error_type;
	if (!p->expansion && accept(p, TOK_ELLIPSIS))
		flags |= bcf_pack;
	if (is_none) /* as was said */
		return;
	report_stray_attributes(p, first);
	base = il_base_class(p->il, index);
	base->type = base_type;
	base->derived = type;
	base->access = access;
	base->range_begin = begin;
	base->range_end = end_of_last(p) > begin ? end_of_last(p) : begin;
	if (type_is_dependent(p, base_type)) {
		flags |= bcf_dependent;
		il_class_info(p->il, info)->flags |= clf_dependent_bases;
	}
	if (is_written_dependent(p, before, base_type))
		flags |= bcf_written_dependent;
	if (!scope_of_type(p, base_type) || flags & bcf_dependent)
		p->scopes.at[il_class_info(p->il, info)->scope].has_unknown_names |=
			flags & bcf_written_dependent ? UNKNOWN_IN_DEPENDENT : UNKNOWN_NAMES;
	base->flags = flags;
	if (flags & bcf_virtual || has_virtual_bases(p, type_strip(p, base_type, NULL)))
		*vec_slot(&p->virtual_bases, type) = true;
	**link = index;
	*link = &base->next;
}

/* virtual public Ts... */
static bool expanded_base(struct parser *p)
{
	struct specifiers s;

	parse_attributes(p, &(u32){ 0 }, &(u32){ 0 }, false);
	while (tok(p) == TOK_virtual || tok(p) == TOK_public || tok(p) == TOK_protected || tok(p) == TOK_private)
		advance(p);
	parse_specifiers(p, &s, CONTEXT_PARAMETER, NULL);
	return accept(p, TOK_ELLIPSIS);
}

static void parse_bases(struct parser *p, u32 type, u32 info)
{
	u32 *link = &il_class_info(p->il, info)->first_base;
	bool goes_on = true;

	if (il_type(p->il, type)->kind == tk_union && is_as_written(p))
		report_error(p, position(p), DIAG_bases_of_union);
	advance(p);
	while ((goes_on || tok(p) != TOK_LBRACE) && tok(p) != TOK_END) {
		u32 start = p->at;
		struct expansion expansion;

		if (begin_expansion(p, &expansion, expanded_base))
			while (next_element(p, &expansion))
				parse_base(p, type, info, &link);
		else
			parse_base(p, type, info, &link);
		goes_on = accept(p, TOK_COMMA);
		if (!goes_on && tok(p) != TOK_LBRACE && p->at == start)
			advance(p);
		if (tok(p) == TOK_SEMICOLON)
			return;
	}
}

/* ---- members ---- */

static bool access_label(struct parser *p)
{
	u8 access;

	switch (tok(p)) {
	case TOK_public: access = as_public; break;
	case TOK_protected: access = as_protected; break;
	case TOK_private: access = as_private; break;
	default: return false;
	}
	advance(p);
	expect_token(p, TOK_COLON, DIAG_exp_colon);
	p->access = access;
	return true;
}

static void parse_members(struct parser *p, u32 type)
{
	u32 around = p->stops, waiting = first_waiting_member(p, type);
	u32 brace = p->at, noted = p->noted_members.count;
	bool is_template = has_waiting_members(p);

	if (!may_nest_class(p)) {
		p->at = matching(p, brace);
		end_scope(p, brace);
		return;
	}
	p->open_classes++;
	p->stops = STOP_RBRACE;
	advance(p);
	while (tok(p) != TOK_RBRACE && tok(p) != TOK_END) {
		u32 begin = p->at, last_entry = p->scopes.at[p->scope].last_entry;

		if (access_label(p) || (waiting && let_member_wait(p, &waiting)))
			continue;
		parse_declaration(p, CONTEXT_CLASS);
		if (is_template)
			note_waiting_member(p, begin, last_entry);
	}
	if (is_template)
		end_waiting_members(p, brace, noted);
	p->open_classes--;
	p->stops = around;
	end_scope(p, brace);
}

void parse_waiting_bodies(struct parser *p, u32 first)
{
	u32 i, at = p->at;

	for (i = first; i < p->class_pending.count; i++) {
		struct pending_body body = p->class_pending.at[i];

		function_body(p, &body);
	}
	p->class_pending.count = first;
	p->at = at;
}

static u32 open_class(struct parser *p, u32 type, const struct class_head *head)
{
	struct il_class_info *info;
	u32 index = il_new_class_info(p->il, &info), scope;
	struct il_type *record = il_type(p->il, type);

	scope = scope_new(p, sck_class_struct_union, p->scope, il_any_of(IL_type, type));
	p->scopes.at[scope].type = type;
	record->kind = head->kind;
	record->class_info = index;
	record->flags = (record->flags & ~(u32)tyf_incomplete) | (head->is_final ? tyf_final : 0);
	record->entity |= enf_defined;
	info = il_class_info(p->il, index);
	info->type = type;
	info->scope = scope;
	info->flags = clf_being_defined | (head->is_final ? clf_final : 0) | (p->routine ? clf_local : 0);
	info->enclosing_routine = p->routine;
	info->template =
		record->template_info && record->entity & enf_is_template ? il_template_info(p->il, record->template_info)->template : 0;
	info->head_begin = head->begin;
	info->head_end = end_of_last(p);
	if (head->id.qualifier.unknown || (head->id.qualifier.type && uses_pattern(p, head->id.qualifier.type)))
		p->scopes.at[scope].has_unknown_names = UNKNOWN_NAMES; /* X<int>::Y<T> is not told from X<char>::Y<T> */
	if (head->id.kind == ID_IDENTIFIER)                            /* the injected-class-name */
		bind(p, scope, head->id.ident, il_any_of(IL_type, type));
	return index;
}

/* Bases and members, p behind the class-head. Returns the class_info. */
static u32 class_body(struct parser *p, u32 type, const struct class_head *head)
{
	u32 info = open_class(p, type, head), pending = p->class_pending.count, uses = p->class_uses.count;
	u32 values = p->class_values.count, templates_class = p->templates_class;
	struct surroundings saved = leave_surroundings(p);

	if (il_any_kind(p->noted_instance) == IL_type && p->class_depth && head->id.kind == ID_IDENTIFIER)
		p->noted_instance = 0; /* of a member class an instance has only the declaration [temp.inst], but of those without a name */
	if (tok(p) == TOK_COLON)
		parse_bases(p, type, info);
	p->greater_ends = false;
	p->scope = il_class_info(p->il, info)->scope;
	p->class_type = type;
	p->access = head->kind == tk_class ? as_private : as_public;
	p->linkage = nlk_external;
	p->class_depth++;
	il_class_info(p->il, info)->body_begin = position(p);
	if (!templates_class && p->template_depth)
		p->templates_class = p->at;
	if (tok(p) == TOK_LBRACE)
		parse_members(p, type);
	record_overrides(p, type);
	check_overriders(p, type);
	check_unset_members(p, type);
	il_class_info(p->il, info)->body_end = end_of_last(p);
	il_class_info(p->il, info)->flags &= ~(u32)clf_being_defined;
	p->declared += !p->replaying || p->routine;
	p->class_uses.count = uses;
	saved.at = p->at;
	saved.doubt = p->doubt;
	saved.lambda_count = p->lambda_count;
	saved.extended_count = p->extended_count;
	saved.marker = p->marker;
	restore_surroundings(p, &saved);
	if (!p->class_depth) {
		parse_class_values(p, values);
		parse_waiting_bodies(p, pending);
	}
	p->templates_class = templates_class;
	return info;
}

static void define_class(struct parser *p, u32 type, const struct class_head *head, struct specifiers *s, u32 decl)
{
	u32 info = class_body(p, type, head);

	il_full_entity_decl_info(p->il, decl)->body_begin = il_class_info(p->il, info)->body_begin;
	il_full_entity_decl_info(p->il, decl)->body_end = il_class_info(p->il, info)->body_end;
	il_full_entity_decl_info(p->il, decl)->flags |= dcf_definition;
	s->flags |= SPEC_DEFINES_TYPE;
}

void define_instance(struct parser *p, u32 type, const struct il_type *pattern, const struct il_class_info *info)
{
	const char *name = il_text(p->il, pattern->name);
	struct class_head head = { .kind = pattern->kind, .begin = info->head_begin, .is_final = info->flags & clf_final };
	u32 trailing = info->trailing_attribute, made;

	head.id.kind = ID_IDENTIFIER;
	head.id.ident = identifier_of(p, name);
	il_type(p->il, type)->first_attribute = pattern->first_attribute;
	made = class_body(p, type, &head);
	il_class_info(p->il, made)->trailing_attribute = trailing;
}

static u32 declaration_of_class(struct parser *p, u32 type, const struct class_head *head, const struct specifiers *s,
                                const struct template_heads *heads)
{
	u32 decl = new_decl(p, il_any_of(IL_type, type), s, NULL, heads);
	struct il_full_entity_decl_info *record = il_full_entity_decl_info(p->il, decl);
	struct il_type *class = il_type(p->il, type);

	record->declarator_begin = head->begin;
	record->declarator_end = end_of_last(p);
	record->name_begin = head->id.name_begin;
	record->name_end = head->id.name_end;
	record->declarator_id_begin = head->id.begin;
	record->declarator_id_end = head->id.end;
	record->first_attribute = head->first_attribute ? head->first_attribute : s->first_attribute;
	record->specifiers_end = record->declarator_end;
	if (!class->first_attribute)
		class->first_attribute = record->first_attribute;
	if (has_cuda_attribute(p, record->first_attribute, cua_device_builtin) ||
	    has_cuda_attribute(p, s->first_attribute, cua_device_builtin))
		class->entity |= enf_device_builtin;
	return decl;
}

static void parse_class_head(struct parser *p, struct class_head *head)
{
	memset(head, 0, sizeof *head);
	head->begin = position(p);
	head->kind = tok(p) == TOK_class ? tk_class : tok(p) == TOK_struct ? tk_struct : tk_union;
	advance(p);
	parse_attributes(p, &head->first_attribute, &head->last_attribute, false);
	if (tok(p) == TOK_IDENTIFIER || tok(p) == TOK_SCOPE)
		parse_declared_id(p, &head->id);
	parse_attributes(p, &head->first_attribute, &head->last_attribute, false);
	if (at_final(p) && (tok_ahead(p, 1) == TOK_LBRACE || tok_ahead(p, 1) == TOK_COLON)) {
		head->is_final = true;
		advance(p);
	}
}

static bool defines(struct parser *p, const struct class_head *head, enum declaration_context context)
{
	if (tok(p) == TOK_LBRACE)
		return true;
	return tok(p) == TOK_COLON && context != CONTEXT_TYPE_ID && context != CONTEXT_PARAMETER && context != CONTEXT_CONDITION &&
	       !(context == CONTEXT_CLASS && tok_ahead(p, 1) == TOK_INTEGER) &&
	       (head->id.kind == ID_IDENTIFIER || head->id.kind == ID_NONE);
}

/* Whether a class is a member of an instance that is defined where something needs it to be complete [temp.inst]/3: its bases may need the
 * instance to be, and its members types that never are. */
static bool waits_for_use(struct parser *p, const struct class_head *head, u32 type, enum declaration_context context)
{
	return context == CONTEXT_CLASS && p->replaying && p->class_depth == 1 && head->id.kind == ID_IDENTIFIER &&
	       !head->id.qualifier.present && !head->id.has_args && !il_type(p->il, type)->template_info &&
	       is_member_of_instance(p, type) && is_defined_in_class(p, type);
}

/* Passes over bases and members. */
static void skip_definition(struct parser *p)
{
	while (tok(p) != TOK_LBRACE && tok(p) != TOK_END && tok(p) != TOK_SEMICOLON)
		advance(p);
	if (tok(p) == TOK_LBRACE)
		skip_balanced(p);
}

/* Passes over a class of which only the extent matters, to the ; where it has no body. */
static void pass_class(struct parser *p, struct specifiers *s)
{
	while (tok(p) != TOK_LBRACE && tok(p) != TOK_SEMICOLON && tok(p) != TOK_END)
		advance(p);
	if (tok(p) == TOK_LBRACE)
		skip_balanced(p);
	s->type = p->error_type;
	s->flags |= SPEC_DEFINES_TYPE;
}

void parse_class_specifier(struct parser *p, struct specifiers *s, enum declaration_context context, const struct template_heads *heads)
{
	struct class_head head;
	u32 type, decl, scope, saved_scope = p->scope, errors;
	bool definition, redeclares;

	parse_class_head(p, &head);
	if (!check_tag_is_member(p, &head.id, heads) && tok(p) == TOK_LESS) { /* the specialization of what is not there */
		report_error(p, position(p), DIAG_exp_semicolon);
		pass_class(p, s);
		return;
	}
	if (tok(p) == TOK_LESS && skip_arguments_of_no_template(p, &head.id, heads)) {
		head.is_no_template = true;
		heads = NULL;
	}
	definition = defines(p, &head, context);
	redeclares = tok(p) == TOK_SEMICOLON && context != CONTEXT_PARAMETER && context != CONTEXT_TYPE_ID &&
	             head.id.kind == ID_IDENTIFIER && !(s->flags & SPEC_FRIEND);
	if (p->tentative && definition) {
		pass_class(p, s);
		return;
	}
	if (p->tentative && redeclares) {
		s->type = p->error_type;
		s->flags |= SPEC_ELABORATED_ONLY;
		return;
	}
	if (!definition && !redeclares && !(s->flags & SPEC_FRIEND && heads && heads->count)) {
		if (head.id.kind != ID_IDENTIFIER || head.is_no_template) {
			s->type = p->error_type;
			return;
		}
		s->type = elaborated_class(p, &head, s);
		s->flags |= SPEC_ELABORATED_ONLY;
		return;
	}
	head.scope = p->scope;
	scope = head.id.qualifier.present ? head.id.qualifier.scope : declaration_scope(p);
	if (s->flags & SPEC_FRIEND)
		scope = head.id.qualifier.present ? scope : scope_of_friend(p, head.id.ident);
	if (head.id.qualifier.present && scope && !(heads && heads->scope))
		p->scope = scope;
	if (head.id.qualifier.present || s->flags & SPEC_FRIEND)
		scope = scope_of_declared(p, scope, head.id.ident, LOOKUP_TYPE);
	if (!(s->flags & SPEC_FRIEND) && !heads && head.id.kind == ID_IDENTIFIER && !head.id.qualifier.present && !head.id.has_args)
		check_tag(p, scope, head.id.ident, head.kind, definition, head.id.name_begin);
	errors = p->errors;
	type = class_of_head(p, &head, s, heads, scope, definition);
	if (p->errors == errors && heads && heads->count && heads->count == heads->empty_count && !(s->flags & SPEC_FRIEND))
		check_class_specializes(p, type, &head.id, s->begin);
	decl = declaration_of_class(p, type, &head, s, heads);
	s->type = type;
	s->defined = il_any_of(IL_type, type);
	s->class_decl = decl;
	if (definition && waits_for_use(p, &head, type, context)) {
		skip_definition(p);
		s->flags |= SPEC_DEFINES_TYPE;
	} else if (definition && may_nest(p)) {
		if (head.id.qualifier.scope)
			enter_qualified_scope(p, head.id.qualifier.scope);
		define_class(p, type, &head, s, decl);
	} else if (s->flags & SPEC_FRIEND) {
		s->flags |= SPEC_ELABORATED_ONLY;
	}
	p->scope = saved_scope;
}

u32 new_closure_type(struct parser *p, u32 begin, u32 end)
{
	struct class_head head = { .kind = tk_class, .begin = begin };
	u32 type = new_class(p, &head, declaration_scope(p)), info, saved = p->scope;

	info = open_class(p, type, &head);
	p->scopes.at[il_class_info(p->il, info)->scope].has_unknown_names = UNKNOWN_NAMES; /* until its members are declared */
	p->scope = saved;
	il_type(p->il, type)->flags |= tyf_closure;
	il_class_info(p->il, info)->flags &= ~(u32)clf_being_defined;
	il_class_info(p->il, info)->body_begin = begin;
	il_class_info(p->il, info)->body_end = end;
	return type;
}
