/* What is said about storage classes, function specifiers and qualifiers of functions where they cannot stand [dcl.stc] [dcl.fct]. */
#include "invalid.h"

#include "../constants/constant.h"

static bool is_looked_at(const struct parser *p) { return is_compiled_once(p) && !in_instance(p); }

/* The place of the first token of a kind among the specifiers, or 0. */
static u32 place_of(const struct parser *p, const struct specifiers *s, unsigned kind)
{
	u32 at;

	for (at = token_at(p, s->begin); p->tokens[at].position < s->end; at++) {
		if (p->tokens[at].kind == kind)
			return p->tokens[at].position;
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

/* ---- parameters ---- */

void check_parameter_specifiers(struct parser *p, const struct specifiers *s)
{
	static const u8 storage[] = { TOK_static, TOK_extern, TOK_mutable, TOK_thread_local };
	static const u8 others[] = { TOK_inline, TOK_virtual, TOK_constexpr, TOK_friend, TOK_explicit };
	u32 i;

	if (!is_looked_at(p) || (s->storage <= sc_register && !s->flags))
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

/* ---- other declarations ---- */

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
	else if (s->storage == sc_extern)
		report_specifier(p, s, TOK_extern, DIAG_storage_class_of_member);
	else if (s->storage == sc_register)
		report_specifier(p, s, TOK_register, DIAG_storage_class_of_member);
}

static bool is_constructor(const struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	u32 class = p->scopes.at[p->scope].type;

	return d->id.kind == ID_DESTRUCTOR || (d->id.kind == ID_IDENTIFIER && !s->type && class &&
	                                       p->lexed.identifiers.at[d->id.ident].name == il_type(p->il, class)->name);
}

/* The qualifiers behind the parameters [dcl.fct]/6. */
static void check_function_qualifiers(struct parser *p, const struct specifiers *s, const struct declarator *d,
                                      enum declaration_context context)
{
	bool is_member = context == CONTEXT_CLASS && !(s->flags & SPEC_FRIEND), is_special = is_member && is_constructor(p, s, d);

	if (s->flags & SPEC_TYPEDEF || d->id.qualifier.present || (is_member && s->storage != sc_static && !is_special))
		return;
	if (d->cv_begin)
		report_error(p, d->cv_begin,
		             is_special ? DIAG_qualifier_on_constructor :
		             is_member  ? DIAG_qualifier_on_static_member :
		                          DIAG_qualifier_on_nonmember);
	if (d->ref_begin)
		report_error(p, d->ref_begin, DIAG_ref_qualifier_not_allowed);
}

void check_specifiers(struct parser *p, const struct specifiers *s, const struct declarator *d, enum declaration_context context)
{
	if (!is_looked_at(p) || d->id.kind == ID_NONE)
		return;
	if (d->is_function && (d->cv_begin || d->ref_begin))
		check_function_qualifiers(p, s, d, context);
	if (context == CONTEXT_CLASS)
		check_member_storage(p, s, d);
	else if (s->storage == sc_mutable && !place_of(p, s, TOK_static) && !place_of(p, s, TOK_extern))
		report_specifier(p, s, TOK_mutable, DIAG_mutable_not_allowed);
	else if (context == CONTEXT_BLOCK && d->is_function && s->storage == sc_static)
		report_specifier(p, s, TOK_static, DIAG_storage_class_of_local_function);
	if (s->flags & SPEC_EXPLICIT && context != CONTEXT_CLASS && !s->deduced_template && s->type)
		report_specifier(p, s, TOK_explicit, DIAG_explicit_not_allowed);
	else if (s->flags & SPEC_EXPLICIT && s->type && d->id.kind == ID_IDENTIFIER && !s->deduced_template && !d->trailing_return)
		report_specifier(p, s, TOK_explicit, DIAG_explicit_not_allowed);
}
