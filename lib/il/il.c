/* Tables and strings of the IL in memory. */
#include "il.h"

#include <stdlib.h>

void il_init(struct il *il)
{
	u32 kind;

	memset(il, 0, sizeof *il);
	il->strings.chunk = xmalloc(sizeof *il->strings.chunk);
	il->strings.chunk[0] = xcalloc(1, IL_STRING_CHUNK);
	il->strings.chunk_count = 1;
	il->strings.used = 1;   /* string 0 is "" */
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		if (il_stride[kind])
			il_add(il, (enum il_kind)kind);   /* entry 0 is nobody */
}

static bool is_stored(const struct il *il, const void *memory)
{
	const char *start = il->storage;

	return start && (const char *)memory >= start && (const char *)memory < start + il->storage_size;
}

void il_free(struct il *il)
{
	u32 kind, i;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		struct il_table *table = &il->table[kind];

		for (i = 0; i < table->chunk_count; i++)
			if (!is_stored(il, table->chunk[i]))
				free(table->chunk[i]);
		free(table->chunk);
		free(table->keep);
	}
	for (i = 0; i < il->strings.chunk_count; i++)
		if (!is_stored(il, il->strings.chunk[i]) && (!i || il->strings.chunk[i] != il->strings.chunk[i - 1] + IL_STRING_CHUNK))
			free(il->strings.chunk[i]);
	free(il->strings.chunk);
	free(il->strings.slot);
	if (!is_stored(il, il->source))
		free(il->source);
	free(il->storage);
	memset(il, 0, sizeof *il);
}

/* A table that was read ends in a partial chunk inside the stream's bytes: give it room to grow. */
static void own_last_chunk(struct il *il, struct il_table *table, u16 stride)
{
	u8 *old = table->chunk[table->chunk_count - 1], *copy;
	u32 used = (table->count & (IL_CHUNK - 1)) * (u32)stride;

	if (!is_stored(il, old) || !used)
		return;
	copy = xcalloc(IL_CHUNK, stride);
	memcpy(copy, old, used);
	table->chunk[table->chunk_count - 1] = copy;
}

u32 il_add(struct il *il, enum il_kind kind)
{
	struct il_table *table = &il->table[kind];
	u32 index = table->count;

	if (index >> IL_CHUNK_BITS == table->chunk_count) {
		if (index > IL_INDEX_MAX - IL_CHUNK)
			fatal("input too large: more than %d entries of kind %s", IL_INDEX_MAX, il_kind_name[kind]);
		if (!(table->chunk_count & (table->chunk_count - 1)))
			table->chunk = xrealloc(table->chunk, (table->chunk_count ? table->chunk_count * 2 : 1) * sizeof *table->chunk);
		table->chunk[table->chunk_count++] = xcalloc(IL_CHUNK, il_stride[kind]);
	} else if (il->storage) {
		own_last_chunk(il, table, il_stride[kind]);
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

/* ---- strings ---- */

static u32 *string_slot(const struct il *il, const char *text, size_t length)
{
	const struct il_strings *s = &il->strings;
	u32 mask = s->slot_count - 1, slot = hash_bytes(text, length) & mask;

	while (s->slot[slot]) {
		const char *other = il_text(il, s->slot[slot]);

		if (!strncmp(other, text, length) && !other[length])
			break;
		slot = (slot + 1) & mask;
	}
	return &s->slot[slot];
}

static void rehash_strings(struct il *il, u32 slot_count)
{
	struct il_strings *s = &il->strings;
	u32 *old = s->slot, count = s->slot_count, i;

	s->slot_count = slot_count;
	s->slot = xcalloc(slot_count, sizeof *s->slot);
	for (i = 0; i < count; i++)
		if (old[i])
			*string_slot(il, il_text(il, old[i]), strlen(il_text(il, old[i]))) = old[i];
	free(old);
}

/* Fills the hash table from a pool that was read. */
static void index_strings(struct il *il)
{
	struct il_strings *s = &il->strings;
	u32 at = 1;

	rehash_strings(il, 4096);
	while (at < s->used) {
		const char *text = il_text(il, at);
		size_t length = strlen(text);

		if (length) {
			if (++s->count * 2 > s->slot_count)
				rehash_strings(il, s->slot_count * 2);
			*string_slot(il, text, length) = at;
		}
		at += (u32)length + 1;
	}
}

/* Where a string of this length goes: in the last chunk, or in new ones. */
static u32 place_string(struct il *il, size_t length)
{
	struct il_strings *s = &il->strings;
	u32 at = s->used, room = s->chunk_count * IL_STRING_CHUNK - at, need, i;
	char *block;

	if (length < room && !is_stored(il, s->chunk[s->chunk_count - 1]))
		return at;
	need = (u32)(length / IL_STRING_CHUNK) + 1;
	if (length > UINT32_MAX / 4 || s->chunk_count + need > UINT32_MAX >> IL_STRING_BITS)
		fatal("input too large: names take more than 4 GiB");
	block = xcalloc(need, IL_STRING_CHUNK);
	s->chunk = xrealloc(s->chunk, (s->chunk_count + need) * sizeof *s->chunk);
	at = s->chunk_count * IL_STRING_CHUNK;
	for (i = 0; i < need; i++)
		s->chunk[s->chunk_count++] = block + (size_t)i * IL_STRING_CHUNK;
	return at;
}

il_str il_find(struct il *il, const char *text, size_t length)
{
	if (!length)
		return 0;
	if (!il->strings.slot)
		index_strings(il);
	return *string_slot(il, text, length);
}

il_str il_intern(struct il *il, const char *text, size_t length)
{
	struct il_strings *s = &il->strings;
	const char *nul = memchr(text, 0, length);
	u32 *slot, at;

	if (nul)
		length = (size_t)(nul - text);
	if (!length)
		return 0;
	if (!s->slot)
		index_strings(il);
	if (s->count * 2 >= s->slot_count)
		rehash_strings(il, s->slot_count * 2);
	slot = string_slot(il, text, length);
	if (*slot)
		return *slot;
	at = place_string(il, length);
	memcpy(s->chunk[at >> IL_STRING_BITS] + (at & (IL_STRING_CHUNK - 1)), text, length);
	s->used = at + (u32)length + 1;
	s->count++;
	return *slot = at;
}

il_str il_intern_z(struct il *il, const char *text)
{
	return il_intern(il, text, strlen(text));
}
