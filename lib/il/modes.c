#include "modes.h"

#include <string.h>

static const struct il_mode modes[] = {
	{ "QI", tk_integer, ik_signed_char, ik_unsigned_char },
	{ "byte", tk_integer, ik_signed_char, ik_unsigned_char },
	{ "HI", tk_integer, ik_short, ik_unsigned_short },
	{ "SI", tk_integer, ik_int, ik_unsigned_int },
	{ "DI", tk_integer, ik_long, ik_unsigned_long },
	{ "word", tk_integer, ik_long, ik_unsigned_long },
	{ "pointer", tk_integer, ik_long, ik_unsigned_long },
	{ "unwind_word", tk_integer, ik_long, ik_unsigned_long },
	{ "TI", tk_integer, ik_int128, ik_unsigned_int128 },
	{ "SF", tk_float, ik_float, ik_float },
	{ "DF", tk_float, ik_double, ik_double },
	{ "XF", tk_float, ik_long_double, ik_long_double },
	{ "TF", tk_float, ik_float128, ik_float128 },
};

/* Whether text is the name, perhaps between two underscores each. */
static bool is_named(const char *text, size_t length, const char *name)
{
	if (length > 4 && !strncmp(text, "__", 2) && !strncmp(text + length - 2, "__", 2))
		text += 2, length -= 4;
	return length == strlen(name) && !strncmp(text, name, length);
}

static const struct il_mode *mode_of(const struct il *il, const struct il_attribute *attribute)
{
	const struct il_attribute_argument *argument = il_attribute_argument(il, attribute->first_argument);
	size_t i, length = argument->range_end - argument->range_begin;

	for (i = 0; attribute->first_argument && i < COUNT_OF(modes); i++)
		if (is_named(il->source + argument->range_begin, length, modes[i].name))
			return &modes[i];
	return NULL;
}

static bool is_mode(const struct il *il, u32 attribute) { return !strcmp(il_text(il, il_attribute(il, attribute)->name), "mode"); }

const struct il_mode *il_mode_of(const struct il *il, u32 first)
{
	for (; first; first = il_attribute(il, first)->next)
		if (is_mode(il, first))
			return mode_of(il, il_attribute(il, first));
	return NULL;
}

bool il_has_unknown_mode(const struct il *il, u32 first)
{
	for (; first; first = il_attribute(il, first)->next)
		if (is_mode(il, first) && !mode_of(il, il_attribute(il, first)))
			return true;
	return false;
}
