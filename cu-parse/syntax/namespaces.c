/* Namespaces [basic.namespace], and the using forms [namespace.udecl] [namespace.udir] [dcl.typedef] [enum.udecl]. */
#include <stdio.h>

#include "../types/implicit_members.h"
#include "../types/layout.h"
#include "../overload/candidates.h"
#include "../scopes/class_members.h"
#include "../scopes/entity.h"
#include "../scopes/redeclarations.h"
#include "../templates/packs.h"
#include "../typing/invalid.h"
#include "expr.h"

/* The namespace that a directive or alias names, at p, in *ident, too; what names none is an error. */
static struct lookup parse_namespace_name(struct parser *p, u32 *ident)
{
	struct id_expression id = { .kind = ID_IDENTIFIER, .begin = position(p) };

	if (stops_at_no_namespace(p))
		return id.found;
	parse_qualifier(p, &id.qualifier);
	if (tok(p) != TOK_IDENTIFIER)
		return id.found;
	*ident = id.ident = tok_ident(p);
	id.name_begin = position(p);
	id.found = lookup_qualified(p, &id.qualifier, id.ident, LOOKUP_NAMESPACE);
	check_namespace_name(p, &id);
	advance(p);
	return id.found;
}

static void namespace_alias(struct parser *p, u32 ident, u32 begin)
{
	u32 place = p->tokens[p->at - 2].position;
	struct lookup found = parse_namespace_name(p, &(u32){ 0 });

	if (found.class == NAME_NAMESPACE && check_namespace_alias(p, ident, found.entity, place))
		bind(p, p->scope, ident, found.entity);
	if (!accept(p, TOK_SEMICOLON))
		missing_semicolon(p);
	new_using(p, ident, found.class == NAME_NAMESPACE ? found.entity : 0, uf_namespace_alias, begin);
}

/* The namespace that a scope declares, or an inline namespace in it does, 0: none [namespace.def]/3. */
static u32 declared_namespace(struct parser *p, u32 scope, u32 key)
{
	u32 symbol = bound_symbol(p, scope, key), i, found = 0;

	for (; symbol; symbol = p->symbols.at[symbol].next)
		if (il_any_kind(p->symbols.at[symbol].entity) == IL_namespace)
			return il_any_index(p->symbols.at[symbol].entity);
	if (key == p->word.unnamed_namespace || !p->scopes.at[scope].has_inline || !may_nest(p))
		return 0;
	for (i = p->scopes.at[scope].first_directive; i && !found; i = p->directives.at[i - 1].next) {
		u32 inner = p->directives.at[i - 1].scope;

		if (p->scopes.at[inner].is_inline && p->scopes.at[inner].parent == scope)
			found = declared_namespace(p, inner, key);
	}
	return found;
}

/* A namespace of the current scope that has not been opened. */
static u32 new_namespace(struct parser *p, u32 key, u32 name)
{
	struct il_namespace *space;
	u32 index = il_new_namespace(p->il, &space);

	space->name = name;
	space->parent_scope = p->scope;
	space->scope = scope_new(p, sck_namespace, p->scope, il_any_of(IL_namespace, index));
	bind(p, p->scope, key, il_any_of(IL_namespace, index));
	return index;
}

void predeclare_std(struct parser *p)
{
	u32 at = 0;
	bool opens;

	while (p->tokens[at].kind != TOK_END && !(p->tokens[at].kind == TOK_IDENTIFIER && p->tokens[at].value == p->word.std))
		at++;
	opens = at && p->tokens[at - 1].kind == TOK_namespace && !(at > 1 && p->tokens[at - 2].kind == TOK_using);
	if (p->tokens[at].kind != TOK_END && !opens)
		new_namespace(p, p->word.std, p->lexed.identifiers.at[p->word.std].name);
}

/* Opens (or reopens) the namespace ident, 0: the unnamed one, of the current scope. */
static u32 open_namespace(struct parser *p, u32 ident, bool is_inline)
{
	u32 key = ident ? ident : p->word.unnamed_namespace, index = declared_namespace(p, p->scope, key);
	struct il_namespace *space;

	if (index && il_namespace(p->il, index)->position)
		return index;
	if (index) {
		is_inline = false; /* nor can it become so */
	} else {
		check_namespace_declaration(p, ident, p->tokens[p->at - 1].position);
		index = new_namespace(p, key, ident ? p->lexed.identifiers.at[ident].name : 0);
	}
	space = il_namespace(p->il, index);
	space->position = position(p);
	space->entity = entity_flags_here(p) | (ident ? 0 : enf_unnamed);
	space->is_inline = is_inline;
	p->scopes.at[space->scope].is_inline = is_inline;
	p->scopes.at[p->scope].has_inline |= is_inline;
	il_scope(p->il, space->scope)->flags = (is_inline ? scf_inline_namespace : 0) | (ident ? 0 : scf_unnamed_namespace);
	if (is_inline || !ident)
		add_using_directive(p, p->scope, space->scope);
	return index;
}

static void namespace_body(struct parser *p, u32 index, u32 begin, u32 head_end)
{
	struct il_full_entity_decl_info *record;
	u32 saved = p->scope, decl = new_decl(p, il_any_of(IL_namespace, index), NULL, NULL, NULL), body = position(p), brace = p->at;
	u32 entry = add_source_entry(p, il_any_of(IL_namespace, index), decl, begin, head_end);
	u32 around = stop_at(p, STOP_RBRACE);
	bool unnamed = p->in_unnamed_namespace;

	record = il_full_entity_decl_info(p->il, decl);
	record->decl_begin = record->specifiers_begin = begin;
	record->specifiers_end = head_end;
	record->body_begin = body;
	p->in_unnamed_namespace = unnamed || !il_namespace(p->il, index)->name;
	advance(p);
	p->scope = il_namespace(p->il, index)->scope;
	while (tok(p) != TOK_RBRACE && tok(p) != TOK_END)
		parse_declaration(p, CONTEXT_NAMESPACE);
	end_scope(p, brace);
	p->stops = around;
	p->scope = saved;
	p->in_unnamed_namespace = unnamed;
	record = il_full_entity_decl_info(p->il, decl);
	record->body_end = record->decl_end = end_of_last(p);
	if (entry)
		il_source_sequence_entry(p->il, entry)->range_end = end_of_last(p);
}

/* A namespace that is inline has to be so from its first declaration on [namespace.def]/7; it is then taken for such. */
static void check_inline(struct parser *p, u32 index, u32 place)
{
	const struct il_namespace *space = il_namespace(p->il, index);

	if (space->is_inline)
		return;
	if (p->in_user_file && !p->silent && !p->tentative)
		diag_report(p->diag, DIAG_namespace_not_inline, place, il_any_of(IL_namespace, index));
	il_scope(p->il, space->scope)->flags |= scf_inline_namespace;
}

void parse_namespace(struct parser *p)
{
	u32 begin = position(p), saved = p->scope, first = 0, last = 0, index;
	bool is_inline = accept(p, TOK_inline);

	advance(p);
	parse_attributes(p, &first, &last, false);
	if (tok(p) == TOK_IDENTIFIER && tok_ahead(p, 1) == TOK_ASSIGN) {
		u32 ident = tok_ident(p);

		p->at += 2;
		namespace_alias(p, ident, begin);
		return;
	}
	for (;;) { /* A::inline B::C */
		u32 ident = 0;

		is_inline |= accept(p, TOK_inline);
		if (tok(p) == TOK_IDENTIFIER) {
			ident = tok_ident(p);
			advance(p);
		}
		parse_attributes(p, &first, &last, false);
		report_stray_attributes(p, first);
		index = open_namespace(p, ident, is_inline);
		if (is_inline)
			check_inline(p, index, begin);
		if (tok(p) != TOK_SCOPE)
			break;
		advance(p);
		p->scope = il_namespace(p->il, index)->scope;
		is_inline = false;
	}
	if (first && !il_namespace(p->il, index)->first_attribute)
		il_namespace(p->il, index)->first_attribute = first;
	if (tok(p) == TOK_LBRACE && may_nest(p)) {
		namespace_body(p, index, begin, end_of_last(p));
	} else {
		skip_declaration(p);
	}
	p->scope = saved;
}

/* ---- using [namespace.udecl] [namespace.udir] [dcl.typedef] ---- */

/* The ; behind a directive or declaration; attributes that stand before something else are no part of it. */
static void end_of_using(struct parser *p, u32 first_attribute)
{
	report_stray_attributes(p, first_attribute);
	if (accept(p, TOK_SEMICOLON) || p->tentative)
		return;
	missing_semicolon(p);
}

static void using_directive(struct parser *p, u32 begin)
{
	u32 first = 0, last = 0, ident = 0, scope = declaration_scope(p), errors = p->errors;
	struct lookup found;

	if (is_as_written(p) && tok(p) != TOK_IDENTIFIER && tok(p) != TOK_SCOPE) {
		u32 around = stop_at(p, STOP_SEMICOLON);

		syntax_error(p, DIAG_exp_identifier);
		pass_to_stop(p);
		p->stops = around;
		accept(p, TOK_SEMICOLON);
		return;
	}
	found = parse_namespace_name(p, &ident);
	parse_attributes(p, &first, &last, false);
	end_of_using(p, p->errors == errors ? first : 0);
	if (p->tentative)
		return;
	if (found.class == NAME_NAMESPACE)
		add_using_directive(p, scope, il_namespace(p->il, il_any_index(found.entity))->scope);
	else if (p->errors == errors)
		p->scopes.at[scope].has_unknown_names = UNKNOWN_NAMES;
	new_using(p, ident, found.class == NAME_NAMESPACE ? found.entity : 0, uf_directive, begin);
}

static void alias_declaration(struct parser *p, u32 begin, const struct template_heads *heads)
{
	u32 ident = tok_ident(p), name = position(p), first = 0, last = 0, inner = 0, type;

	p->closed_types.count = 0;
	advance(p);
	parse_attributes(p, &first, &last, false);
	if (!heads || !heads->count)
		report_stray_attributes(p, first);
	accept(p, TOK_ASSIGN);
	if (tok(p) == TOK_SEMICOLON)
		syntax_error(p, DIAG_exp_type_specifier);
	if (skip_alias_of_nothing(p)) {
		type = p->error_type;
		missing_semicolon(p);
	} else {
		type = attributed_type(p, parse_aliased_type_id(p, &inner), first, p->scope);
		if (!expect_token(p, TOK_SEMICOLON, DIAG_exp_semicolon))
			skip_declaration(p);
	}
	if (!heads)
		report_closed_types(p, NULL, 0);
	declare_alias(p, &(struct alias){ ident, name, type, inner ? joined_attributes(p, first, inner) : first, begin }, heads);
}

/* Makes what a name means known in a scope, unless it is; known: what was before. */
static void bind_once(struct parser *p, u32 scope, u32 ident, il_any entity, u32 known)
{
	enum { FEW_NAMES = 64 };
	u32 i;

	for (i = 0; known && i < FEW_NAMES && p->symbols.at[known].entity != entity; i++)
		known = p->symbols.at[known].next;
	if (!known || i == FEW_NAMES)
		bind(p, scope, ident, entity);
}

/* The functions of that name that a namespace has in its inline namespaces. */
static void bind_inline_functions(struct parser *p, u32 scope, const struct id_expression *id, u32 known)
{
	struct candidate_set set = { 0 };
	u32 i;

	add_qualified(p, &set, id->qualifier.scope, id->ident);
	for (i = 0; i < set.list.count; i++) {
		u32 template = set.list.at[i].template, routine = set.list.at[i].routine;
		u32 home = template ? il_template(p->il, template)->parent_scope : il_routine(p->il, routine)->parent_scope;

		if (home != id->found.scope)
			bind_once(p, scope, id->ident, template ? il_any_of(IL_template, template) : il_any_of(IL_routine, routine), known);
	}
	candidate_set_free(&set);
}

/* Whether a using-declarator names the constructors of a class: by its injected-class-name, or by the name of the last component again, as
 * a typedef's [class.qual]/2. */
static bool names_constructors(struct parser *p, const struct id_expression *id)
{
	if (!id->qualifier.type || id->kind != ID_IDENTIFIER)
		return false;
	return id->ident == id->qualifier.name ||
	       (id->found.class == NAME_TYPE && il_any_index(id->found.entity) == type_strip(p, id->qualifier.type, NULL));
}

/* Whether a using-declarator without typename names what a template has as a type: in a dependent scope it is none [temp.res]. */
static bool is_type_of_dependent_scope(struct parser *p, const struct id_expression *id)
{
	return (id->found.class == NAME_TYPE || id->found.class == NAME_TYPE_TEMPLATE) && id->qualifier.type &&
	       is_open_class(p, id->qualifier.type);
}

/* An assignment operator that a class has without declaring it, where a using-declarator names it: no lookup finds such. */
static il_any implicit_assignment(struct parser *p, const struct id_expression *id)
{
	u32 class = id->qualifier.type ? type_strip(p, id->qualifier.type, NULL) : 0, routine;

	if ((id->found.class != NAME_UNKNOWN && id->found.class != NAME_NOT_FOUND) || id->kind != ID_OPERATOR ||
	    id->operator_token != TOK_ASSIGN || !class || !is_known_type(p, class) || !members_of_class(p, class).certain)
		return 0;
	routine = implicit_member(p, class, COPY_ASSIGNMENT);
	if (!routine)
		routine = implicit_member(p, class, MOVE_ASSIGNMENT);
	return il_any_of(IL_routine, routine);
}

/* using x::y, where nothing is x; p is moved behind that. */
static bool skip_using_of_nothing(struct parser *p)
{
	if (!is_as_written(p) || p->class_depth || tok(p) != TOK_IDENTIFIER || tok_ahead(p, 1) != TOK_SCOPE ||
	    lookup_unqualified(p, tok_ident(p), LOOKUP_BEFORE_SCOPE).class != NAME_NOT_FOUND)
		return false;
	report_error(p, position(p), DIAG_undefined_identifier, ident_text(p, tok_ident(p)));
	advance(p);
	return true;
}

/* One using-declarator: makes what the name means known in the current scope. */
static void using_declarator(struct parser *p, u32 begin)
{
	struct id_expression id;
	bool is_typename = accept(p, TOK_typename);
	u32 flags = is_typename ? uf_typename : 0, scope = declaration_scope(p), symbol, known, record;
	il_any target = 0;

	if (!is_typename && tok(p) == TOK_SCOPE && stops_at_no_namespace(p))
		return;
	if (!is_typename && skip_using_of_nothing(p))
		return;
	if (!parse_id_expression(p, &id)) {
		advance(p);
		return;
	}
	if (has_hidden_functions_alone(p, &id.found))
		id.found = (struct lookup){ .class = NAME_NOT_FOUND };
	if (accept(p, TOK_ELLIPSIS))
		flags |= uf_pack;
	if (p->tentative || check_using_name(p, &id, is_typename))
		return;
	p->lexed.identifiers.at[id.ident].used_in = 0; /* mostly it means what it meant */
	if (names_constructors(p, &id)) {
		new_using(p, id.ident, il_any_of(IL_type, type_strip(p, id.qualifier.type, NULL)), flags | uf_inherits_constructors, begin);
		return;
	}
	target = implicit_assignment(p, &id);
	if (target) {
		new_using(p, id.ident, target, flags, begin);
		return;
	}
	if (id.found.class == NAME_UNKNOWN || id.found.class == NAME_NOT_FOUND || (!is_typename && is_type_of_dependent_scope(p, &id))) {
		flags |= uf_unresolved;
		if (is_typename)
			target = il_any_of(IL_type, type_dependent_member(p, id.qualifier.type, id.ident, NULL));
	} else {
		target = id.found.entity;
	}
	record = new_using(p, id.ident, target, flags, begin);
	if (!target || flags & uf_unresolved) {
		bind(p, scope, id.ident, target ? target : il_any_of(IL_using_declaration, record));
		return;
	}
	known = bound_symbol(p, scope, id.ident);
	for (symbol = id.found.symbol; symbol; symbol = p->symbols.at[symbol].next)
		bind_once(p, scope, id.ident, p->symbols.at[symbol].entity, known);
	if (!id.qualifier.type && id.qualifier.scope)
		bind_inline_functions(p, scope, &id, known);
}

bool at_access_declaration(struct parser *p)
{
	u32 at = p->at;
	struct lookup found;

	if (p->tokens[at].kind != TOK_IDENTIFIER || p->tokens[at + 1].kind != TOK_SCOPE)
		return false;
	while (p->tokens[at].kind == TOK_IDENTIFIER && p->tokens[at + 1].kind == TOK_SCOPE)
		at += 2;
	if (p->tokens[at].kind != TOK_IDENTIFIER || p->tokens[at + 1].kind != TOK_SEMICOLON)
		return false;
	found = lookup_unqualified(p, tok_ident(p), LOOKUP_BEFORE_SCOPE);
	return found.class == NAME_TYPE && il_any_index(found.entity) != p->class_type &&
	       (is_class_type(p, il_any_index(found.entity)) || type_is_dependent(p, il_any_index(found.entity)));
}

void parse_access_declaration(struct parser *p)
{
	using_declarator(p, position(p));
	end_of_using(p, 0);
}

static bool expanded_using(struct parser *p)
{
	struct id_expression id;

	accept(p, TOK_typename);
	return parse_id_expression(p, &id) && accept(p, TOK_ELLIPSIS);
}

/* A using-declarator, or what an expansion makes of it. */
static void using_declarators(struct parser *p, u32 begin)
{
	struct expansion expansion;

	if (!begin_expansion(p, &expansion, expanded_using)) {
		using_declarator(p, begin);
		return;
	}
	while (next_element(p, &expansion))
		using_declarator(p, begin);
}

static void using_enum(struct parser *p, u32 begin)
{
	struct id_expression id;
	u32 scope;

	advance(p);
	if (parse_id_expression(p, &id) && id.found.class == NAME_TYPE) {
		scope = scope_of_type(p, il_any_index(id.found.entity));
		if (scope)
			add_using_directive(p, declaration_scope(p), scope);
		new_using(p, id.ident, id.found.entity, uf_enum, begin);
	}
	accept(p, TOK_SEMICOLON);
}

void parse_using(struct parser *p, const struct template_heads *heads)
{
	u32 begin = heads ? heads->begin : position(p);

	advance(p);
	if (accept(p, TOK_namespace)) {
		using_directive(p, begin);
		return;
	}
	if (tok(p) == TOK_IDENTIFIER &&
	    (tok_ahead(p, 1) == TOK_ASSIGN || tok_ahead(p, 1) == TOK_LBRACKET || tok_ahead(p, 1) == TOK_attribute)) {
		alias_declaration(p, begin, heads);
		return;
	}
	if (tok(p) == TOK_enum) {
		using_enum(p, begin);
		return;
	}
	do
		using_declarators(p, begin);
	while (accept(p, TOK_COMMA));
	end_of_using(p, 0);
}
