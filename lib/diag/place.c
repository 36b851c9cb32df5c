/* Lines and characters of the source. */
#include "print.h"

struct diag_line diag_line_of(const struct il *il, u32 position)
{
	const char *text = il->source, *at = text + position, *end = memchr(at, '\n', il->source_size - position);

	while (at > text && at[-1] != '\n')
		at--;
	return (struct diag_line){ (u32)(at - text), end ? (u32)(end - text) : (u32)il->source_size };
}

u32 diag_character_length(const char *text, size_t length)
{
	unsigned char first = (unsigned char)*text;
	u32 wanted = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2, i;

	if (first < 0xc2 || first > 0xf4 || wanted > length)
		return 1;
	for (i = 1; i < wanted; i++)
		if (((unsigned char)text[i] & 0xc0) != 0x80)
			return 1;
	return wanted;
}
