#include "dump.h"

#include <stdio.h>

static void line(struct output *output, const char *label, u64 count, u64 bytes)
{
	char text[120];

	snprintf(text, sizeof text, "%-28s %9llu %12llu\n", label, (unsigned long long)count, (unsigned long long)bytes);
	output_puts(output, text);
}

static u64 lines_in(const char *text, size_t size)
{
	u64 count = 0;
	const char *newline;

	for (; size && (newline = memchr(text, '\n', size)); text = newline + 1, count++)
		size -= (size_t)(newline + 1 - text);
	return count;
}

static u64 strings_in(const struct il *il)
{
	u64 count = 0;
	u32 at, length;

	for (at = 1; at < il->strings.used; at += length + 1) {
		length = (u32)strlen(il_text(il, at));
		count += length != 0; /* the rest of a chunk is empty */
	}
	return count;
}

void dump_summary(const struct il *il, struct output *output)
{
	u64 entries = 0, bytes = 0;
	u32 kind;

	il_display_header(il, output);
	output_puts(output, "\n                               entries        bytes\n");
	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		u32 count = il->table[kind].count;
		u64 size = (u64)count * il_stride[kind];

		if (count < 2)
			continue;
		line(output, il_kind_name[kind], count - 1, size);
		entries += count - 1;
		bytes += size;
	}
	line(output, "all kinds", entries, bytes);
	output_puts(output, "\n                                 lines        bytes\n");
	line(output, "source text", lines_in(il->source, il->source_size), il->source_size);
	output_puts(output, "\n                               strings        bytes\n");
	line(output, "names", strings_in(il), il->strings.used);
}
