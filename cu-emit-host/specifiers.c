/* Decl-specifiers that CUDA adds, and where they go. */
#include "plan.h"

#include <ctype.h>

static const char hidden[] = "__attribute__((visibility(\"hidden\"))) ";

/* ---- visibility ---- */

/* Whether the user gave the entity a visibility: by attribute, on a namespace around it, or by pragma. */
static bool has_visibility(const struct plan *plan, u32 first_decl, u32 scope)
{
	const struct il *il = plan->il;
	u32 decl, i;

	for (decl = first_decl; decl; decl = il_full_entity_decl_info(il, decl)->next) {
		const struct il_full_entity_decl_info *record = il_full_entity_decl_info(il, decl);

		if (il_attribute_named(il, record->first_attribute, "visibility"))
			return true;
		for (i = 0; i < plan->visible.count; i++)
			if (plan->visible.at[i].begin <= record->decl_begin && record->decl_begin < plan->visible.at[i].end)
				return true;
	}
	for (; scope; scope = il_scope(il, scope)->parent) {
		il_any owner = il_scope(il, scope)->owner;

		if (il_any_kind(owner) == IL_namespace &&
		    il_attribute_named(il, il_namespace(il, il_any_index(owner))->first_attribute, "visibility"))
			return true;
	}
	return false;
}

const char *visibility_attribute(const struct plan *plan, u32 first_decl, u32 scope, u8 linkage)
{
	if (!plan->options->hidden_visibility || linkage == nlk_internal || has_visibility(plan, first_decl, scope))
		return "";
	return hidden;
}

/* ---- places ---- */

/* Past white space and line markers. */
static u32 skip_blank(const struct il *il, u32 at, u32 end)
{
	while (at < end && (isspace((unsigned char)il->source[at]) || il->source[at] == '#')) {
		if (il->source[at] == '#')
			while (at < end && il->source[at] != '\n')
				at++;
		else
			at++;
	}
	return at;
}

u32 first_specifier(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 at = decl->specifiers_begin, attribute;

	for (attribute = decl->first_attribute; attribute; attribute = il_attribute(il, attribute)->next) {
		const struct il_attribute_group *group = il_attribute_group(il, il_attribute(il, attribute)->group);

		if (group->range_begin == skip_blank(il, at, decl->specifiers_end))
			at = group->range_end;
	}
	return at;
}

static bool in_attribute(const struct il *il, u32 at, u32 attribute)
{
	for (; attribute; attribute = il_attribute(il, attribute)->next)
		if (il_attribute(il, attribute)->range_begin <= at && at < il_attribute(il, attribute)->range_end)
			return true;
	return false;
}

u32 before_default(const struct il *il, const struct il_parameter *param)
{
	u32 at = il_parameter_extra(il, param->extra)->default_argument_begin;

	while (at > param->name_position && il->source[at] != '=')
		at--;
	return at;
}

u32 find_specifier(const struct il *il, const struct il_full_entity_decl_info *decl, const char *word)
{
	size_t length = strlen(word);
	u32 at;

	for (at = decl->specifiers_begin; at + length <= decl->specifiers_end; at++)
		if (!strncmp(il->source + at, word, length) && !is_word_char(il->source[at + length]) &&
		    (at == 0 || !is_word_char(il->source[at - 1])) && !in_attribute(il, at, decl->first_attribute))
			return at;
	return decl->specifiers_end;
}

/* The name of the class that an entity is a member of, or of the outermost one around. */
static const char *outermost_class(const struct il *il, u32 scope)
{
	u32 class = 0;

	for (; scope; scope = il_scope(il, scope)->parent)
		if (il_scope(il, scope)->kind == sck_class_struct_union)
			class = il_any_index(il_scope(il, scope)->owner);
	return class ? il_text(il, il_type(il, class)->name) : "";
}

static u32 before_blank(const struct il *il, u32 at)
{
	while (at && isspace((unsigned char)il->source[at - 1]))
		at--;
	return at;
}

u32 find_member_type(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 at = find_specifier(il, decl, outermost_class(il, decl->scope)), colons = before_blank(il, at);

	while (colons >= decl->specifiers_begin + 2 && il->source[colons - 1] == ':') {
		at = before_blank(il, colons - 2);
		while (at > decl->specifiers_begin && is_word_char(il->source[at - 1]))
			at--;
		colons = before_blank(il, at);
	}
	return at;
}

void delete_specifier(struct plan *plan, const struct il_full_entity_decl_info *decl, const char *word)
{
	u32 at = find_specifier(plan->il, decl, word);

	if (at < decl->specifiers_end)
		edit_delete(&plan->edits, at, at + (u32)strlen(word));
}
