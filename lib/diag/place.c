/* Lines and characters of the source. */
#include "print.h"

struct diag_line diag_line_of(const struct il *il, u32 position)
{
	const char *text = il->source, *at = text + position, *end = memchr(at, '\n', il->source_size - position);

	while (at > text && at[-1] != '\n')
		at--;
	if (!end)
		return (struct diag_line){ (u32)(at - text), (u32)il->source_size };
	return (struct diag_line){ (u32)(at - text), (u32)(end - text) - (end > at && end[-1] == '\r') };
}

/* What is not UTF-8 counts as in the reference: a byte that begins a character with those that go on, as far as they do; and one
 * that begins none with all that go on. */
u32 diag_character_length(const char *text, size_t length)
{
	unsigned char first = (unsigned char)*text;
	size_t limit = first < 0x80 ? 1 : first < 0xc0 || first >= 0xf8 ? length : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2, i;

	for (i = 1; i < limit && i < length && ((unsigned char)text[i] & 0xc0) == 0x80; i++)
		;
	return (u32)i;
}
