#include "statics.h"

bool is_relocatable_half(const struct il *il) { return il->header.is_device_half && il_has_option(il, "device-c"); }

static bool is_of_name(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c & 0x80;
}

/* Whether the word static stands in a text; in a string it is found in vain. */
static bool mentions_static(const char *text, size_t length)
{
	static const char word[] = "static";
	const char *at = text, *end = text + length;

	while ((at = memmem(at, (size_t)(end - at), word, sizeof word - 1))) {
		if ((at == text || !is_of_name(at[-1])) && (at + sizeof word - 1 == end || !is_of_name(at[sizeof word - 1])))
			return true;
		at++;
	}
	return false;
}

bool may_have_lasting_statics(const struct il *il, u32 routine)
{
	const struct il_routine *r = il_routine(il, routine);
	const struct il_full_entity_decl_info *definition = il_full_entity_decl_info(il, r->definition);

	if (r->storage_class == sc_static && !r->class_type)
		return false;
	return r->execution_space & es_device && r->flags & rf_has_body && definition->body_end &&
	       !(r->entity & (enf_is_template | enf_member_of_template | enf_instantiation | enf_in_unnamed_namespace)) &&
	       mentions_static(il->source + definition->body_begin, definition->body_end - definition->body_begin);
}
