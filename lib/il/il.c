/* Tables of the IL in memory. */
#include "il.h"

#include <stdlib.h>

void il_init(struct il *il)
{
	u32 kind;

	memset(il, 0, sizeof *il);
	il->strings.chunk = xmalloc(sizeof *il->strings.chunk);
	il->strings.chunk[0] = arena_alloc(&il->memory, 1);
	il->strings.chunk_count = 1;
	il->strings.used = 1; /* string 0 is "" */
	il->strings.tight = true;
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		if (il_stride[kind]) {
			il->table[kind].chunk = xmalloc(sizeof *il->table[kind].chunk);
			il->table[kind].chunk[0] = arena_alloc(&il->memory, il_stride[kind]);
			il->table[kind].count = il->table[kind].chunk_count = 1; /* entry 0 is nobody */
			il->table[kind].tight = true;
		}
}

void il_free(struct il *il)
{
	u32 kind;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		free(il->table[kind].chunk);
		free(il->table[kind].keep);
	}
	free(il->strings.chunk);
	free(il->strings.slot);
	free(il->line);
	if (!il->storage)
		free(il->source);
	free(il->storage);
	arena_free(&il->memory);
	memset(il, 0, sizeof *il);
}

/* Moves a tight table's last chunk to where it has room. */
static void loosen(struct il *il, struct il_table *table, size_t stride)
{
	u8 **chunk = &table->chunk[table->chunk_count - 1];
	u8 *room = arena_alloc(&il->memory, IL_CHUNK * stride);

	*chunk = memcpy(room, *chunk, (table->count - ((table->chunk_count - 1) << IL_CHUNK_BITS)) * stride);
	table->tight = false;
}

u32 il_add(struct il *il, enum il_kind kind)
{
	struct il_table *table = &il->table[kind];
	u32 index = table->count;

	if (table->tight && index & (IL_CHUNK - 1))
		loosen(il, table, il_stride[kind]);
	if (index >> IL_CHUNK_BITS == table->chunk_count) {
		if (index > IL_INDEX_MAX - IL_CHUNK)
			fatal("input too large: more than %d entries of kind %s", IL_INDEX_MAX, il_kind_name[kind]);
		if (!(table->chunk_count & (table->chunk_count - 1)))
			table->chunk = xrealloc(table->chunk, (table->chunk_count ? table->chunk_count * 2 : 1) * sizeof *table->chunk);
		table->chunk[table->chunk_count++] = arena_alloc(&il->memory, (size_t)IL_CHUNK * il_stride[kind]);
	}
	table->count++;
	return index;
}

void il_truncate(struct il *il, enum il_kind kind, u32 count)
{
	struct il_table *table = &il->table[kind];

	while (table->count > count) {
		u32 chunk = (table->count - 1) >> IL_CHUNK_BITS, start = chunk << IL_CHUNK_BITS, from = start > count ? start : count;

		memset(table->chunk[chunk] + (size_t)(from - start) * il_stride[kind], 0, (size_t)(table->count - from) * il_stride[kind]);
		table->count = from;
	}
}

bool il_has_option(const struct il *il, const char *option)
{
	const char *line = il_text(il, il->header.options), *end;
	size_t length = strlen(option);

	for (; *line; line = *end ? end + 1 : end) {
		end = strchrnul(line, '\n');
		if ((size_t)(end - line) == length && !memcmp(line, option, length))
			return true;
	}
	return false;
}
