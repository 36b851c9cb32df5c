/* Mentions that mean the same from where they stand: what the first one does need not be done again. */
#include "text.h"

#include <stdlib.h>

static struct sight *slot_of(const struct sights *sights, const struct sight *sight)
{
	u32 mask = sights->slot_count - 1, at = hash_bytes(sight, sizeof *sight) & mask;

	while (sights->slot[at].name && memcmp(&sights->slot[at], sight, sizeof *sight))
		at = (at + 1) & mask;
	return &sights->slot[at];
}

static void grow(struct sights *sights)
{
	enum { FIRST_SLOTS = 1024 };
	struct sights old = *sights;
	u32 i;

	sights->slot_count = old.slot_count ? old.slot_count * 2 : FIRST_SLOTS;
	sights->slot = xcalloc(sights->slot_count, sizeof *sights->slot);
	for (i = 0; i < old.slot_count; i++)
		if (old.slot[i].name)
			*slot_of(sights, &old.slot[i]) = old.slot[i];
	free(old.slot);
}

bool text_is_first(struct sights *sights, const struct piece *from, const struct mention *m, u32 how)
{
	struct sight sight = { .name = m->name,
		               .qualifier = m->qualifier,
		               .space = from->space,
		               .stands_in = from->stands_in,
		               .flags = from->flags & PIECE_LOOKS_EVERYWHERE,
		               .manner = m->manner,
		               .how = how };
	struct sight *slot;

	if (sights->count * 2 >= sights->slot_count)
		grow(sights);
	slot = slot_of(sights, &sight);
	if (slot->name)
		return false;
	*slot = sight;
	sights->count++;
	return true;
}
