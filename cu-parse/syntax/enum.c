/* Enumerations [dcl.enum]. */
#include "../constants/constant.h"
#include "../scopes/redeclarations.h"
#include "../templates/instantiate.h"
#include "../typing/invalid.h"

static u32 enumerator_scope(struct parser *p, u32 type, u32 around)
{
	struct il_class_info *info;
	u32 index = il_new_class_info(p->il, &info), scope = scope_new(p, sck_enum, around, il_any_of(IL_type, type));

	p->scopes.at[scope].type = type;
	info = il_class_info(p->il, index);
	info->type = type;
	info->scope = scope;
	il_type(p->il, type)->class_info = index;
	return index;
}

/* The underlying type of an enumeration where that is fixed, or 0. */
static u32 fixed_type(const struct parser *p, u32 type)
{
	return il_type(p->il, type)->flags & tyf_fixed_underlying ? il_type(p->il, type)->type : 0;
}

/* Behind the = of an enumerator. */
static u32 parse_value(struct parser *p)
{
	bool in_constant = p->in_constant, named = p->names_parameters;
	u32 expr;

	p->in_constant = p->names_parameters = true; /* there are none */
	expr = parse_or_skip_initializer(p);
	p->in_constant = in_constant;
	p->names_parameters = named;
	if (expr && is_as_written(p))
		report_no_value(p, expr, 0);
	return expr;
}

/* Whether an enumerator's value is not that of a wrong one before it, and one. */
static bool is_enumerator_known(const struct parser *p, u32 index, u32 previous)
{
	return il_variable(p->il, index)->initializer_end || !previous || il_variable(p->il, previous)->type != p->error_type;
}

/* Behind the previous enumerator, or 0; returns this one. */
static u32 parse_enumerator(struct parser *p, u32 type, u32 scope, u32 around, bool scoped, u32 previous)
{
	struct il_variable *variable;
	u32 index, ident = tok_ident(p), begin = position(p), first = 0, last = 0, fixed = fixed_type(p, type);

	advance(p);
	parse_attributes(p, &first, &last, false);
	report_stray_attributes(p, first);
	index = il_new_variable(p->il, &variable);
	variable->name = p->lexed.identifiers.at[ident].name;
	variable->parent_scope = scope;
	variable->position = begin;
	variable->type = type;
	variable->flags = vf_enumerator;
	variable->entity = entity_flags_here(p) | enf_defined;
	variable->first_attribute = first;
	if (accept(p, TOK_ASSIGN)) {
		u32 value = position(p), errors = p->errors, expr = parse_value(p);

		variable = il_variable(p->il, index);
		variable->initializer_begin = value;
		variable->initializer_end = end_of_last(p);
		variable->init_expr = expr;
		if (p->errors == errors)
			check_enumerator_value(p, value, variable->initializer_end, fixed);
	}
	check_enumerator_redeclaration(p, scoped ? scope : around, ident, begin);
	bind(p, scope, ident, il_any_of(IL_variable, index)); /* [basic.scope.pdecl]/5 */
	if (!scoped)
		bind(p, around, ident, il_any_of(IL_variable, index));
	if (!is_enumerator_known(p, index, previous) || (fixed && !check_enumerator_range(p, index, previous, fixed)))
		il_variable(p->il, index)->type = p->error_type;
	return index;
}

/* What is no enumerator, at p. */
static void skip_no_enumerator(struct parser *p, u32 close)
{
	syntax_error(p, DIAG_exp_identifier);
	while (p->at < close && tok(p) != TOK_COMMA)
		advance(p);
}

/* Behind an enumerator from token start on. Where there is no comma the reference ends the enumeration, at the next ; or }. What stands
 * behind a value may be a part of it. */
static bool is_last_enumerator(struct parser *p, u32 start, u32 open, u32 close)
{
	bool is_certain = p->at == start + 1 || tok(p) == TOK_SEMICOLON;

	while (tok(p) == TOK_PRAGMA)
		advance(p);
	if (accept(p, TOK_COMMA) || !is_certain || !is_compiled_once(p) || p->unbalanced)
		return false;
	if (p->at < close) {
		report_error(p, position(p), DIAG_exp_rbrace);
		diag_note(p->diag, DIAG_matching_lbrace, p->tokens[open].position);
	}
	while (p->at < close && tok(p) != TOK_SEMICOLON)
		advance(p);
	return p->at < close && il_scope(p->il, p->scopes.at[p->scope].parent)->kind == sck_file;
}

static void parse_enumerators(struct parser *p, u32 type, u32 info, u32 around, bool scoped)
{
	u32 scope = il_class_info(p->il, info)->scope, saved = p->scope, open = p->at, close = matching(p, open);
	u32 errors = p->errors, previous = 0;
	bool greater = p->greater_ends, ends_early = false;

	il_class_info(p->il, info)->body_begin = position(p);
	advance(p);
	p->scope = scope;
	p->greater_ends = false;
	while (p->at < close && !ends_early) {
		u32 start = p->at;

		if (accept(p, TOK_PRAGMA))
			continue;
		if (tok(p) == TOK_IDENTIFIER)
			previous = parse_enumerator(p, type, scope, around, scoped, previous);
		else
			skip_no_enumerator(p, close);
		ends_early = is_last_enumerator(p, start, open, close);
	}
	p->greater_ends = greater;
	p->scope = saved;
	if (p->errors > errors && !il_type(p->il, type)->type) { /* what its values would be is not known */
		il_type(p->il, type)->type = p->builtin[ik_int];
		il_type(p->il, type)->flags |= tyf_fixed_underlying;
	}
	if (!ends_early) {
		p->at = close;
		end_scope(p, open);
	}
	il_class_info(p->il, info)->body_end = end_of_last(p);
}

static u32 underlying_type(struct parser *p)
{
	struct specifiers s;
	u32 place = position(p);
	const struct il_type *type;

	if (!may_nest(p)) /* it may be an enumeration with one */
		return p->error_type;
	if (tok(p) == TOK_LBRACE || tok(p) == TOK_SEMICOLON)
		syntax_error(p, DIAG_exp_type_specifier);
	if (skip_undefined_type(p) || skip_name_of_no_type(p))
		return p->error_type;
	parse_specifiers(p, &s, CONTEXT_TYPE_ID, NULL);
	type = il_type(p->il, type_strip(p, s.type, NULL));
	if (s.type && is_compiled_once(p) && is_known_type(p, s.type) && (type->kind != tk_integer || type->int_kind == ik_enum))
		report_error(p, place, DIAG_underlying_type_not_integral);
	return s.type ? s.type : p->error_type;
}

static u32 bound_enum(struct parser *p, u32 scope, u32 ident)
{
	u32 symbol = scope ? bound_symbol(p, scope, ident) : 0;

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		if (il_any_kind(entity) == IL_type && il_type(p->il, il_any_index(entity))->int_kind == ik_enum)
			return il_any_index(entity);
	}
	return 0;
}

static u32 new_enum(struct parser *p, const struct id_expression *id, u32 scope, u32 begin)
{
	struct il_type *type;
	u32 index = il_new_type(p->il, &type);

	type->kind = tk_integer;
	type->int_kind = ik_enum;
	type->flags = tyf_incomplete | (is_in_template(p) ? (u32)tyf_dependent : 0);
	type->size = type->alignment = 4;
	type->name = p->lexed.identifiers.at[id->ident].name;
	type->parent_scope = scope;
	type->position = id->kind == ID_NONE ? begin : id->name_begin;
	type->entity = entity_flags_here(p) | (id->kind == ID_NONE ? enf_unnamed : 0);
	type->access = p->access;
	if (id->kind == ID_IDENTIFIER && scope)
		bind(p, scope, id->ident, il_any_of(IL_type, index));
	return index;
}

static void trailing_attributes(struct parser *p, u32 info, u32 *first, u32 *last)
{
	u32 before = *last;

	parse_attributes(p, first, last, false);
	il_class_info(p->il, info)->trailing_attribute = before ? il_attribute(p->il, before)->next : *first;
}

/* Whether the : is followed by the type of an enumeration: in a class it may be the width of a bit-field. */
static bool at_enum_base(struct parser *p, enum declaration_context context)
{
	u32 colon = p->at;
	bool is_type;

	if (tok(p) != TOK_COLON || context != CONTEXT_CLASS)
		return tok(p) == TOK_COLON;
	advance(p);
	is_type = starts_specifier(p) || (tok(p) == TOK_IDENTIFIER && tok_ahead(p, 1) == TOK_LBRACE);
	p->at = colon;
	return is_type;
}

/* p in front of the enumerators, in the scope where they are looked up. */
static u32 define_enum(struct parser *p, u32 type, u32 scope)
{
	bool scoped = il_type(p->il, type)->flags & tyf_scoped_enum;
	u32 info = enumerator_scope(p, type, p->scope);

	parse_enumerators(p, type, info, scope, scoped);
	il_type(p->il, type)->flags &= ~(u32)tyf_incomplete;
	il_type(p->il, type)->entity |= enf_defined;
	return info;
}

/* A member enumeration of an instance whose definition stands outside of its class template [temp.mem.enum]. */
static void define_enum_of_instance(struct parser *p, u32 type)
{
	u32 scope, pattern = definition_of_enum(p, type, &scope), saved_at = p->at, saved_scope = p->scope;

	if (!pattern || !(il_type(p->il, type)->flags & tyf_incomplete) || !may_nest(p))
		return;
	p->at = token_at(p, il_class_info(p->il, il_type(p->il, pattern)->class_info)->body_begin);
	p->scope = scope;
	define_enum(p, type, il_type(p->il, type)->parent_scope);
	p->at = saved_at;
	p->scope = saved_scope;
}

/* enum E without a definition, or one that is not declared because other readings are tried. */
static void look_up_enum(struct parser *p, struct specifiers *s, const struct id_expression *id)
{
	struct lookup found = { 0 };

	if (id->kind == ID_IDENTIFIER)
		found = lookup_qualified(p, &id->qualifier, id->ident, LOOKUP_TYPE);
	if (tok(p) == TOK_LBRACE) {
		skip_balanced(p);
		s->flags |= SPEC_DEFINES_TYPE;
	}
	s->type = found.class == NAME_TYPE ? il_any_index(found.entity) : p->error_type;
	s->flags |= SPEC_ELABORATED_ONLY;
}

/* enum E where nothing is E: for the reference it is a new enumeration that is not defined yet, and no standard one. */
static void declare_unknown_enum(struct parser *p, struct specifiers *s, const struct id_expression *id)
{
	if (!is_as_written(p) || id->kind != ID_IDENTIFIER || id->qualifier.present || s->type != p->error_type ||
	    lookup_unqualified(p, id->ident, LOOKUP_TYPE).class != NAME_NOT_FOUND)
		return;
	report_error(p, id->name_begin, DIAG_enum_forward_declaration);
	s->type = new_enum(p, id, declaration_scope(p), id->name_begin);
}

static void note_enum_body(struct parser *p, u32 decl, u32 info)
{
	struct il_full_entity_decl_info *record = il_full_entity_decl_info(p->il, decl);

	record->body_begin = il_class_info(p->il, info)->body_begin;
	record->body_end = il_class_info(p->il, info)->body_end;
	record->flags |= dcf_definition;
}

void parse_enum_specifier(struct parser *p, struct specifiers *s, enum declaration_context context, const struct template_heads *heads)
{
	struct id_expression id = { 0 };
	u32 begin = position(p), first = 0, last = 0, type = 0, scope, base = 0, decl;
	struct il_type *record;
	bool scoped, definition, opaque;

	advance(p);
	scoped = accept(p, TOK_class) || accept(p, TOK_struct);
	parse_attributes(p, &first, &last, false);
	if (tok(p) == TOK_IDENTIFIER || tok(p) == TOK_SCOPE)
		parse_declared_id(p, &id);
	check_tag_is_member(p, &id, NULL);
	if (at_enum_base(p, context)) {
		advance(p);
		base = underlying_type(p);
	}
	definition = tok(p) == TOK_LBRACE;
	opaque = tok(p) == TOK_SEMICOLON && (base || scoped);
	scope = id.qualifier.present ? scope_of_declared(p, id.qualifier.scope, id.ident, LOOKUP_TYPE) : declaration_scope(p);
	if (p->tentative || (!definition && !opaque)) {
		look_up_enum(p, s, &id);
		if (!base && !scoped)
			declare_unknown_enum(p, s, &id);
		return;
	}
	if (id.kind == ID_IDENTIFIER)
		type = bound_enum(p, scope, id.ident);
	if (id.kind == ID_IDENTIFIER && !id.qualifier.present)
		check_tag(p, scope, id.ident, tk_integer, definition, id.name_begin);
	if (type && (!definition || il_type(p->il, type)->flags & tyf_incomplete)) /* else it is defined again */
		check_enum_redeclaration(p, type, scoped, base, id.name_begin);
	if (type && definition)
		check_type_redefinition(p, scope, id.ident, type, id.name_begin);
	if (!type)
		type = new_enum(p, &id, scope, begin);
	decl = new_decl(p, il_any_of(IL_type, type), s, NULL, heads);
	record = il_type(p->il, type);
	record->type = base ? base : record->type;
	record->flags |= (scoped ? tyf_scoped_enum : 0) | (base ? tyf_fixed_underlying : 0);
	record->first_attribute = first ? first : s->first_attribute;
	if (has_cuda_attribute(p, first, cua_device_builtin) || has_cuda_attribute(p, s->first_attribute, cua_device_builtin))
		record->entity |= enf_device_builtin;
	if (definition) {
		u32 saved = p->scope, info;

		if (id.qualifier.scope)
			enter_qualified_scope(p, id.qualifier.scope);
		info = define_enum(p, type, scope ? scope : p->scope);
		p->scope = saved;
		trailing_attributes(p, info, &first, &last);
		note_enum_body(p, decl, info);
		s->flags |= SPEC_DEFINES_TYPE;
	} else if (p->replaying) {
		define_enum_of_instance(p, type);
	}
	il_full_entity_decl_info(p->il, decl)->declarator_id_begin = id.begin;
	il_full_entity_decl_info(p->il, decl)->declarator_id_end = id.end;
	il_full_entity_decl_info(p->il, decl)->declarator_begin = begin;
	il_full_entity_decl_info(p->il, decl)->declarator_end = end_of_last(p);
	il_full_entity_decl_info(p->il, decl)->first_attribute = il_type(p->il, type)->first_attribute;
	s->type = type;
	s->defined = il_any_of(IL_type, type);
	s->class_decl = decl;
}
