/* Pragmas that nobody knows (page 54); most words are left to other compilers. */
#include "check.h"

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* The next word of the line, or its end; *length: of the word, which may begin with a letter. */
static u32 next_word(const struct il *il, u32 at, u32 end, u32 *length)
{
	while (at < end && (il->source[at] == ' ' || il->source[at] == '\t'))
		at++;
	for (*length = 0; at + *length < end && (is_letter(il->source[at + *length]) || (*length && is_digit(il->source[at + *length])));)
		++*length;
	return at;
}

static void check_gcc_pragma(struct check *c, u32 at, u32 end)
{
	static const char *const known[] = {
		"ivdep", "diagnostic", "visibility", "system_header", "push_options", "pop_options", "reset_options", "target", "warning",
	};
	u32 length, i;

	at = next_word(c->il, at, end, &length);
	for (i = 0; i < COUNT_OF(known); i++)
		if (strlen(known[i]) == length && !strncmp(known[i], c->il->source + at, length))
			return;
	diag_report(c->diag, DIAG_unrecognized_gcc_pragma, at);
}

void check_unknown_pragmas(struct check *c)
{
	u32 i, at, length;

	for (i = 1; i < c->il->table[IL_pragma].count; i++) {
		const struct il_pragma *pragma = il_pragma(c->il, i);

		if (c->il->source[pragma->range_begin] != '#' || il_routine(c->il, pragma->routine)->entity & enf_instantiation)
			continue;
		at = next_word(c->il, pragma->range_begin + (u32)strlen("#"), pragma->range_end, &length); /* pragma */
		at = next_word(c->il, at + length, pragma->range_end, &length);
		if (!length)
			diag_report(c->diag, DIAG_unrecognized_pragma, at);
		else if (pragma->kind == prk_gcc)
			check_gcc_pragma(c, at + length, pragma->range_end);
	}
}
