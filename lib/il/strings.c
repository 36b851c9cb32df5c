/* The pool of interned strings. Strings follow each other, each with its NUL; one that is longer than a chunk has a run
 * of chunks that are one piece of memory. The hash table over them is made when somebody first asks for a string. */
#include "il.h"

#include <stdlib.h>

enum { FIRST_SLOTS = 4096 };

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

static void rehash(struct il *il, u32 slot_count)
{
	struct il_strings *s = &il->strings;
	u32 *old = s->slot, count = s->slot_count, i;

	s->slot_count = slot_count;
	s->slot = xcalloc(slot_count, sizeof *s->slot);
	for (i = 0; old && i < count; i++)
		if (old[i])
			*string_slot(il, il_text(il, old[i]), strlen(il_text(il, old[i]))) = old[i];
	free(old);
}

/* Makes the hash table; a pool that was read has strings already. */
static void index_pool(struct il *il)
{
	enum { TYPICAL_LENGTH = 8 };
	struct il_strings *s = &il->strings;
	u32 at = 1, slots = FIRST_SLOTS;

	while (slots < s->used / TYPICAL_LENGTH && slots < 1u << 30)
		slots *= 2;
	rehash(il, slots);
	while (at < s->used) {
		const char *text = il_text(il, at);
		size_t length = strlen(text);

		if (length) {
			if (++s->count * 2 > s->slot_count)
				rehash(il, s->slot_count * 2);
			*string_slot(il, text, length) = at;
		}
		at += (u32)length + 1;
	}
}

/* Copies a tight pool's last chunk to where it has room; texts that were asked for stay where they are. */
static void loosen(struct il *il)
{
	struct il_strings *s = &il->strings;
	u32 start = (s->chunk_count - 1) * IL_STRING_CHUNK;
	char *room = arena_alloc(&il->memory, IL_STRING_CHUNK);

	s->chunk[s->chunk_count - 1] = memcpy(room, s->chunk[s->chunk_count - 1], s->used - start);
	s->tight = false;
}

/* Where a string of this length goes: in the last chunk, or in new ones. */
static u32 make_room(struct il *il, size_t length)
{
	struct il_strings *s = &il->strings;
	u32 at = s->used, room = s->chunk_count * IL_STRING_CHUNK - at, need, i;
	char *block;

	if (s->tight)
		loosen(il);
	if (length < room)
		return at;
	if (length > UINT32_MAX / 2 || s->chunk_count + (need = (u32)(length / IL_STRING_CHUNK) + 1) > UINT32_MAX >> IL_STRING_BITS)
		fatal("input too large: names take more than 4 GiB");
	block = arena_alloc(&il->memory, (size_t)need * IL_STRING_CHUNK);
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
		index_pool(il);
	return *string_slot(il, text, length);
}

il_str il_intern(struct il *il, const char *text, size_t length)
{
	struct il_strings *s = &il->strings;
	u32 *slot, at;

	length = strnlen(text, length);
	if (!length)
		return 0;
	if (!s->slot)
		index_pool(il);
	if (s->count * 2 >= s->slot_count)
		rehash(il, s->slot_count * 2);
	slot = string_slot(il, text, length);
	if (*slot)
		return *slot;
	at = make_room(il, length);
	memcpy(s->chunk[at >> IL_STRING_BITS] + (at & (IL_STRING_CHUNK - 1)), text, length);
	s->used = at + (u32)length + 1;
	s->count++;
	return *slot = at;
}

il_str il_intern_z(struct il *il, const char *text) { return il_intern(il, text, strlen(text)); }
