/* What is said about storage classes, function specifiers and qualifiers of functions where they cannot stand [dcl.stc] [dcl.fct]. */
#include "invalid.h"

#include "../constants/constant.h"
#include "../scopes/entity.h"

/* The place of the first token of a kind among the specifiers, which bases and members of a class that is defined there are not, or 0. */
static u32 place_of(const struct parser *p, const struct specifiers *s, unsigned kind)
{
	bool in_bases = false;
	u32 at;

	for (at = token_at(p, s->begin); p->tokens[at].position < s->end; at++) {
		if (p->tokens[at].kind == kind && !in_bases)
			return p->tokens[at].position;
		in_bases = p->tokens[at].kind == TOK_COLON || (in_bases && p->tokens[at].kind != TOK_LBRACE);
		if (p->tokens[at].kind == TOK_LPAREN || p->tokens[at].kind == TOK_LBRACE)
			at = matching(p, at);
	}
	return 0;
}

static bool report_specifier(struct parser *p, const struct specifiers *s, unsigned kind, enum diag_id id)
{
	u32 place = place_of(p, s, kind);

	if (place)
		report_error(p, place, id);
	return place;
}

/* ---- __restrict__ ---- */

/* Whether a type may be a pointer for all we know. */
static bool may_be_restricted(struct parser *p, u32 type)
{
	u8 kind = il_type(p->il, type_strip(p, type, NULL))->kind;

	return kind == tk_pointer || kind == tk_ptr_to_member || kind == tk_auto || !is_known_type(p, type);
}

u32 restrict_for_pointers(struct parser *p, const struct specifiers *s, u32 cv)
{
	u32 at;

	if (!(cv & tyf_restrict))
		return cv;
	for (at = token_at(p, s->begin); at < p->at && p->tokens[at].kind != TOK_restrict; at++)
		;
	if (may_be_restricted(p, s->type)) {
		check_restricted_type(p, il_type(p->il, type_strip(p, s->type, NULL))->type, p->tokens[at].position);
		return cv;
	}
	if (il_type(p->il, s->type)->kind != tk_typeref && at < p->at && is_as_written(p) && !p->tentative)
		report_error(p, p->tokens[at].position, DIAG_restrict_not_allowed);
	return cv & ~(u32)tyf_restrict;
}

/* ---- parameters ---- */

void check_parameter_specifiers(struct parser *p, const struct specifiers *s)
{
	static const u8 storage[] = { TOK_static, TOK_extern, TOK_mutable, TOK_thread_local };
	static const u8 others[] = { TOK_inline, TOK_virtual, TOK_constexpr, TOK_friend, TOK_explicit };
	u32 i;

	if (!is_as_written(p) || (s->storage <= sc_register && !s->flags))
		return;
	for (i = 0; i < COUNT_OF(storage); i++)
		if (report_specifier(p, s, storage[i], DIAG_storage_class_of_parameter))
			return;
	if (s->flags & SPEC_TYPEDEF && report_specifier(p, s, TOK_typedef, DIAG_typedef_not_allowed))
		return;
	for (i = 0; i < COUNT_OF(others); i++)
		if (report_specifier(p, s, others[i], DIAG_specifier_of_parameter))
			return;
}

/* ---- type-ids ---- */

void check_specifiers_of_type_id(struct parser *p, const struct specifiers *s)
{
	static const struct {
		u8 kind;
		u16 id;
	} wrong[] = { { TOK_static, DIAG_storage_outside_class },       { TOK_extern, DIAG_storage_outside_class },
		      { TOK_register, DIAG_storage_outside_class },     { TOK_mutable, DIAG_storage_outside_class },
		      { TOK_thread_local, DIAG_storage_outside_class }, { TOK_constexpr, DIAG_constexpr_not_valid },
		      { TOK_typedef, DIAG_typedef_not_allowed },        { TOK_explicit, DIAG_explicit_not_allowed },
		      { TOK_virtual, DIAG_specifier_outside_class },    { TOK_friend, DIAG_specifier_outside_class } };
	u32 i, place;

	if (!is_as_written(p) || p->tentative || (!s->storage && !s->flags))
		return;
	for (i = 0; i < COUNT_OF(wrong); i++) {
		place = place_of(p, s, wrong[i].kind);
		if (place && !diag_was_said(p->diag, (enum diag_id)wrong[i].id, place)) /* arguments are read more than once */
			report_error(p, place, (enum diag_id)wrong[i].id);
	}
	if (s->flags & SPEC_INLINE && (place = place_of(p, s, TOK_inline)) != 0)
		report_warning(p, place, DIAG_inline_not_allowed);
}

/* ---- other declarations ---- */

bool is_in_local_class(const struct parser *p)
{
	u32 scope = p->scope;

	while (scope && p->scopes.at[scope].kind != sck_function && p->scopes.at[scope].kind != sck_block)
		scope = p->scopes.at[scope].parent;
	return scope;
}

/* Which is said of the first declarator of a list alone. */
static void check_storage_of_list(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	if (p->tokens[token_at(p, d->begin) - 1].kind != TOK_COMMA)
		report_specifier(p, s, s->storage == sc_extern ? TOK_extern : TOK_register, DIAG_storage_class_of_member);
}

static void check_member_storage(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 cv = 0;

	type_strip(p, d->type, &cv);
	if (s->storage == sc_mutable && d->is_function)
		report_specifier(p, s, TOK_mutable, DIAG_mutable_not_allowed);
	else if (s->storage == sc_mutable && cv & tyf_const)
		report_error(p, s->begin, DIAG_mutable_not_allowed);
	else if (s->flags & SPEC_FRIEND && s->storage == sc_static)
		report_specifier(p, s, place_of(p, s, TOK_static) > place_of(p, s, TOK_friend) ? TOK_static : TOK_friend,
		                 DIAG_storage_class_of_friend);
	else if (s->storage == sc_extern || s->storage == sc_register)
		check_storage_of_list(p, s, d);
	else if (s->storage == sc_static && !d->is_function && !(s->flags & SPEC_TYPEDEF) && is_in_local_class(p))
		report_specifier(p, s, TOK_static, DIAG_static_member_of_local_class);
}

/* GNU: a variable that is a register of the machine. */
static bool has_asm_label(const struct parser *p, const struct declarator *d)
{
	u32 attribute = d->first_attribute;

	while (attribute && il_attribute(p->il, attribute)->family != atf_asm_label)
		attribute = il_attribute(p->il, attribute)->next;
	return attribute;
}

/* [dcl.stc]/2 and /3: register and thread_local. */
static void check_register_and_thread(struct parser *p, const struct specifiers *s, const struct declarator *d,
                                      enum declaration_context context)
{
	bool is_field = context == CONTEXT_CLASS && !d->is_function && !place_of(p, s, TOK_static);

	if (s->storage == sc_register && d->is_function && context != CONTEXT_CLASS)
		report_specifier(p, s, TOK_register, DIAG_storage_class_of_function);
	else if (s->storage == sc_register && context == CONTEXT_NAMESPACE && !place_of(p, s, TOK_static) && !has_asm_label(p, d))
		report_specifier(p, s, TOK_register, DIAG_storage_class_of_global);
	if (d->is_function || is_field)
		report_specifier(p, s, TOK_thread_local, DIAG_thread_local_not_valid);
}

/* [dcl.inline] [dcl.fct.spec] */
static void check_inline_and_virtual(struct parser *p, const struct specifiers *s, const struct declarator *d,
                                     enum declaration_context context)
{
	u32 place = s->flags & SPEC_INLINE ? place_of(p, s, TOK_inline) : 0;

	if (s->flags & SPEC_VIRTUAL && s->flags & SPEC_FRIEND)
		report_specifier(p, s, TOK_virtual, DIAG_virtual_not_allowed);
	if (place && context == CONTEXT_BLOCK && !(s->flags & SPEC_TYPEDEF))
		diag_report(p->diag, DIAG_inline_not_allowed, place);
	else if (place && context == CONTEXT_CLASS && !d->is_function && s->storage != sc_static &&
	         !(s->flags & (SPEC_FRIEND | SPEC_TYPEDEF)))
		report_error(p, place, DIAG_inline_field);
}

static bool is_constructor(const struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 class = p->scopes.at[p->scope].type;

	return d->id.kind == ID_DESTRUCTOR || (d->id.kind == ID_IDENTIFIER && !s->type && class &&
	                                       p->lexed.identifiers.at[d->id.ident].name == il_type(p->il, class)->name);
}

/* Members that belong to objects [class.ctor.general] [class.dtor] [class.conv.fct] [over.oper.general]; operator new and delete do not. */
static void check_static_function(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 word = p->tokens[token_at(p, d->id.name_begin) + 1].kind;

	if (is_constructor(p, s, d))
		report_specifier(p, s, TOK_static, DIAG_static_not_allowed);
	else if (d->id.kind == ID_CONVERSION)
		report_error(p, d->id.name_begin, DIAG_conversion_is_no_member);
	else if (d->id.kind == ID_OPERATOR && word != TOK_new && word != TOK_delete)
		report_error(p, d->id.name_begin, DIAG_static_operator);
}

/* int f() -> int [dcl.fct]/2 */
static void check_trailing_return(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 at = token_at(p, d->params_end);
	u8 kind = il_type(p->il, type_strip(p, s->type, NULL))->kind;

	if (!s->type || s->deduced_template || kind == tk_auto || !(kind == tk_template_param || is_known_type(p, s->type)))
		return;
	for (; p->tokens[at].kind != TOK_ARROW; at++) {
		if (p->tokens[at].kind == TOK_SEMICOLON || p->tokens[at].kind == TOK_LBRACE || p->tokens[at].kind == TOK_END)
			return;
		if (p->tokens[at].kind == TOK_LPAREN)
			at = matching(p, at);
	}
	report_error(p, p->tokens[at].position, DIAG_trailing_return_without_auto);
}

static u32 end_of_qualifiers(const struct parser *p, u32 begin)
{
	u32 at = token_at(p, begin);

	while (p->tokens[at + 1].kind == TOK_const || p->tokens[at + 1].kind == TOK_volatile)
		at++;
	return p->tokens[at].position + 1;
}

/* The qualifiers behind the parameters [dcl.fct]/6. */
static void check_function_qualifiers(struct parser *p, const struct specifiers *s, const struct declarator *d,
                                      enum declaration_context context)
{
	bool is_member = context == CONTEXT_CLASS && !(s->flags & SPEC_FRIEND), is_special = is_member && is_constructor(p, s, d);

	if (s->flags & SPEC_TYPEDEF || (d->id.qualifier.present && !d->id.of_no_class) ||
	    (is_member && s->storage != sc_static && !is_special))
		return;
	if (d->cv_begin) {
		report_error(p, d->cv_begin,
		             is_special ? DIAG_qualifier_on_constructor :
		             is_member  ? DIAG_qualifier_on_static_member :
		                          DIAG_qualifier_on_nonmember);
		diag_move(p->diag, end_of_qualifiers(p, d->cv_begin)); /* behind what is said of those that are repeated */
	}
	if (d->ref_begin)
		report_error(p, d->ref_begin, DIAG_ref_qualifier_not_allowed);
}

void check_instantiation_specifiers(struct parser *p, const struct specifiers *s)
{
	u32 place;

	if (!is_as_written(p))
		return;
	report_specifier(p, s, TOK_constexpr, DIAG_constexpr_instantiation);
	if (s->flags & SPEC_INLINE && (place = place_of(p, s, TOK_inline)))
		diag_report(p->diag, DIAG_inline_not_allowed, place);
	if (s->storage == sc_static && (place = place_of(p, s, TOK_static)))
		diag_report(p->diag, DIAG_storage_ignored, place);
}

/* [class.dtor]/1 */
static void check_destructor(struct parser *p, const struct specifiers *s, const struct declarator *d, const struct il_type *class)
{
	bool is_named = !class->name || strcmp(ident_text(p, d->id.ident) + 1, il_text(p->il, class->name)) == 0;

	if (!is_named)
		report_error(p, d->id.begin, DIAG_bad_destructor);
	if (d->first_param)
		report_error(p, il_parameter(p->il, d->first_param)->decl_begin, DIAG_parameters_of_destructor);
	if (is_named && (s->type || place_of(p, s, TOK_const) || place_of(p, s, TOK_volatile)))
		report_error(p, s->begin, DIAG_result_of_destructor);
	if (d->first_param)
		diag_move(p->diag, d->params_end); /* behind what is said of these */
	if (s->flags & SPEC_EXPLICIT)
		report_specifier(p, s, TOK_explicit, DIAG_explicit_not_allowed);
}

bool check_result_of_structor(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 class = d->id.qualifier.scope ? p->scopes.at[d->id.qualifier.scope].type : 0;
	bool is_destructor = d->id.kind == ID_DESTRUCTOR;

	if (!d->is_function || !class || !is_as_written(p) || (!s->type && !place_of(p, s, TOK_const) && !place_of(p, s, TOK_volatile)) ||
	    !(is_destructor || (d->id.kind == ID_IDENTIFIER && p->lexed.identifiers.at[d->id.ident].name == il_type(p->il, class)->name)))
		return false;
	report_error(p, s->begin, is_destructor ? DIAG_result_of_destructor : DIAG_result_of_constructor);
	return true;
}

/* A function of a class that has its name and a result: it is compared with the constructors first. */
static void report_named_like_class(struct parser *p, const struct declarator *d)
{
	u32 constructor = p->scope == declaration_scope(p) ? constructor_declared_like(p, d) : 0; /* that of no template */
	u32 result = il_type(p->il, type_strip(p, d->type, NULL))->type;

	if (!constructor)
		report_error(p, d->id.name_begin, DIAG_function_named_like_class);
	else if (il_type(p->il, type_strip(p, result, NULL))->kind == tk_void)
		report_error(p, d->id.name_begin, DIAG_member_redeclared, il_any_of(IL_routine, constructor));
	else
		report_error(p, d->id.name_begin, DIAG_differ_in_result);
}

/* What a declarator of a class declares. False: that is no member. */
static bool check_member_declarator(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 class = p->scopes.at[declaration_scope(p)].type;
	const struct il_type *record = il_type(p->il, class);

	if (d->id.qualifier.present && d->id.qualifier.type && type_strip(p, d->id.qualifier.type, NULL) == class)
		diag_report(p->diag, DIAG_qualified_member, d->id.begin);
	if (d->id.kind == ID_DESTRUCTOR && d->is_function)
		check_destructor(p, s, d, record);
	if (s->flags & SPEC_VIRTUAL && d->is_function && d->id.kind == ID_IDENTIFIER && is_constructor(p, s, d))
		report_specifier(p, s, TOK_virtual, DIAG_virtual_not_allowed);
	else if (s->flags & SPEC_VIRTUAL && d->is_function && p->scopes.at[p->scope].kind == sck_template_declaration)
		report_specifier(p, s, TOK_virtual, DIAG_virtual_member_template);
	if (d->id.kind != ID_IDENTIFIER || !d->is_function || !s->type || !record->name || d->trailing_return || s->deduced_template ||
	    p->lexed.identifiers.at[d->id.ident].name != record->name)
		return true;
	report_named_like_class(p, d);
	return false;
}

/* A member that is defined outside is static where its class says so [class.static]/1; extern is passed over for data. */
static void check_storage_outside(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 place = place_of(p, s, s->storage == sc_static ? TOK_static : TOK_extern), first = token_at(p, s->begin);

	if (first > 1 && p->tokens[first - 1].kind == TOK_GREATER && p->tokens[first - 2].kind == TOK_LESS)
		return; /* an explicit specialization */
	if (place && p->template_depth && !d->is_function)
		place = d->id.name_begin;
	if (place && (s->storage == sc_static || d->is_function))
		report_error(p, place, DIAG_storage_outside_class);
	else if (place)
		report_warning(p, place, DIAG_extern_outside_class);
}

/* [dcl.constinit]/1; variables in CUDA's memory spaces are static. */
static void check_constinit(struct parser *p, const struct specifiers *s, const struct declarator *d, enum declaration_context context)
{
	bool is_local = context == CONTEXT_BLOCK || context == CONTEXT_FOR_INIT;

	if (d->is_function || s->flags & SPEC_TYPEDEF || (context == CONTEXT_CLASS && s->storage != sc_static))
		report_specifier(p, s, TOK_constinit, DIAG_constinit_not_allowed);
	else if (is_local && !s->storage && !(s->flags & SPEC_THREAD_LOCAL) && !s->first_attribute)
		report_specifier(p, s, TOK_constinit, DIAG_constinit_of_automatic);
	else
		return;
	diag_move(p->diag, d->id.name_begin); /* behind what is said of the specifiers */
}

void check_specifiers_of_type(struct parser *p, const struct specifiers *s, enum declaration_context context)
{
	static const u8 storage[] = { TOK_static, TOK_extern, TOK_register };
	u32 i;

	if (!is_as_written(p) || !s->defined || p->template_depth || s->flags & (SPEC_FRIEND | SPEC_TYPEDEF))
		return;
	for (i = 0; i < COUNT_OF(storage); i++)
		report_specifier(p, s, storage[i],
		                 context != CONTEXT_CLASS ? DIAG_storage_class_of_type :
		                 storage[i] == TOK_static ? DIAG_storage_outside_class :
		                                            DIAG_storage_class_of_member);
	if (context != CONTEXT_CLASS) {
		report_specifier(p, s, TOK_mutable, DIAG_mutable_not_allowed);
		report_specifier(p, s, TOK_thread_local, DIAG_thread_local_not_valid);
	} else {
		report_specifier(p, s, TOK_virtual, DIAG_virtual_not_allowed);
	}
	if (context == CONTEXT_NAMESPACE) {
		report_specifier(p, s, TOK_constexpr, DIAG_constexpr_not_valid);
		report_specifier(p, s, TOK_inline, DIAG_inline_on_no_function);
	}
}

bool check_specifiers(struct parser *p, const struct specifiers *s, const struct declarator *d, enum declaration_context context)
{
	if (!is_as_written(p) || d->id.kind == ID_NONE)
		return true;
	if (context == CONTEXT_CLASS && !(s->flags & (SPEC_FRIEND | SPEC_TYPEDEF)) && !check_member_declarator(p, s, d))
		return false;
	if (d->is_function && (d->cv_begin || d->ref_begin))
		check_function_qualifiers(p, s, d, context);
	if (d->trailing_return)
		check_trailing_return(p, s, d);
	if (d->repeats_modifier && s->storage != sc_static) /* of static members, one is an error */
		report_error(p, d->id.name_begin, DIAG_repeated_modifier);
	if (s->storage == sc_register || s->storage == sc_thread_local || s->flags & SPEC_THREAD_LOCAL)
		check_register_and_thread(p, s, d, context);
	if (s->flags & (SPEC_INLINE | SPEC_VIRTUAL))
		check_inline_and_virtual(p, s, d, context);
	if (s->flags & SPEC_CONSTINIT)
		check_constinit(p, s, d, context);
	else if (s->flags & SPEC_CONSTEVAL && d->id.kind == ID_DESTRUCTOR)
		report_specifier(p, s, TOK_consteval, DIAG_immediate_destructor);
	else if (s->flags & SPEC_CONSTEVAL && !d->is_function && d->id.kind == ID_IDENTIFIER && !(s->flags & SPEC_TYPEDEF) &&
	         (context != CONTEXT_CLASS || s->storage == sc_static))
		report_specifier(p, s, TOK_consteval, DIAG_immediate_variable);
	if (context == CONTEXT_CLASS && d->is_function && s->storage == sc_static && !(s->flags & SPEC_FRIEND))
		check_static_function(p, s, d);
	if (context == CONTEXT_CLASS)
		check_member_storage(p, s, d);
	else if (s->storage == sc_mutable && !place_of(p, s, TOK_static) && !place_of(p, s, TOK_extern))
		report_specifier(p, s, TOK_mutable, DIAG_mutable_not_allowed);
	else if (context == CONTEXT_NAMESPACE && d->id.qualifier.type && (s->storage == sc_static || s->storage == sc_extern))
		check_storage_outside(p, s, d);
	else if (context == CONTEXT_BLOCK && d->is_function && s->storage == sc_static)
		report_specifier(p, s, TOK_static, DIAG_storage_class_of_local_function);
	if (s->flags & SPEC_EXPLICIT && context != CONTEXT_CLASS && !s->deduced_template && (s->type || d->id.qualifier.type))
		report_specifier(p, s, TOK_explicit, DIAG_explicit_not_allowed);
	else if (s->flags & SPEC_EXPLICIT && s->type && d->id.kind == ID_IDENTIFIER && !s->deduced_template && !d->trailing_return)
		report_specifier(p, s, TOK_explicit, DIAG_explicit_not_allowed);
	return true;
}

bool is_invalid_friend(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	bool is_name = !s->type && tok(p) == TOK_SEMICOLON;

	if (!(s->flags & SPEC_FRIEND) || d->is_function || d->id.kind != ID_IDENTIFIER || !is_as_written(p) || d->id.has_args ||
	    d->id.qualifier.present)
		return false;
	if (!is_name && (!s->type || !(type_is_dependent(p, d->type) || is_known_type(p, d->type)) ||
	                 il_type(p->il, type_strip(p, d->type, NULL))->kind == tk_routine))
		return false;
	report_error(p, s->begin, DIAG_invalid_friend);
	return true;
}
