/* const and volatile where they mean nothing: on a value that a function returns [dcl.fct]. */
#include "check.h"

/* The first const or volatile of [begin, end) outside of brackets; end: there is none. */
static u32 find_qualifier(const struct il *il, u32 begin, u32 end)
{
	static const char *const words[] = { "const", "volatile" };
	u32 at, i, depth = 0, length;

	for (at = begin; at < end; at += length) {
		for (length = 0; at + length < end && is_word_char(il->source[at + length]); length++)
			;
		for (i = 0; i < COUNT_OF(words) && length && !depth; i++)
			if (length == strlen(words[i]) && !memcmp(il->source + at, words[i], length))
				return at;
		if (!length) {
			depth += strchr("(<[", il->source[at]) != NULL;
			depth -= depth && strchr(")>]", il->source[at]) != NULL;
			length = 1;
		}
	}
	return end;
}

/* Where the text [begin, end) says that a function returns a pointer: behind its last *, or 0. */
static u32 behind_last_star(const struct il *il, u32 begin, u32 end)
{
	for (; end > begin; end--)
		if (il->source[end - 1] == '*')
			return end;
	return 0;
}

#define NO_PLACE UINT32_MAX

/* The qualifier of the value that a function returns; none: the declarators share specifiers, which were looked at with the first one, or
 * a typedef has it. */
static u32 place_of_qualifier(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	bool is_conversion = il_routine(il, il_any_index(decl->declared))->special_kind == sfk_conversion; /* the name has the type */
	u32 end = is_conversion ? decl->name_end : decl->name_begin, place;
	u32 begin = behind_last_star(il, is_conversion ? decl->name_begin : decl->declarator_begin, end);

	if (!begin && !is_conversion && !is_first_declarator(il, decl))
		return NO_PLACE;
	if (!begin) {
		begin = is_conversion ? decl->name_begin : decl->specifiers_begin;
		end = is_conversion ? decl->name_end : decl->specifiers_end;
	}
	place = find_qualifier(il, begin, end);
	return place < end ? place : NO_PLACE;
}

void check_return_qualifiers(struct check *c, const struct il_full_entity_decl_info *decl)
{
	const struct il *il = c->il;
	const struct il_type *function, *result, *value;
	u32 place;

	if (il_any_kind(decl->declared) != IL_routine || decl->flags & (dcf_explicit_instantiation | dcf_extern_template))
		return;
	function = stripped(il, decl->type, &(u32){ 0 });
	result = il_type(il, function->type);
	if (function->kind != tk_routine || function->flags & tyf_trailing_return || result->kind != tk_typeref ||
	    result->typeref_kind != trk_qualified)
		return;
	value = stripped(il, result->type, &(u32){ 0 });
	if ((value->kind != tk_integer && value->kind != tk_float && value->kind != tk_void && value->kind != tk_pointer) ||
	    !(result->flags & (tyf_const | tyf_volatile)))
		return;
	place = place_of_qualifier(il, decl);
	if (place != NO_PLACE)
		diag_report(c->diag, DIAG_useless_type_qualifier_on_return_type, place);
}
