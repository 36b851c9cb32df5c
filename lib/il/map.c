#include "map.h"

#include <stdlib.h>

static struct il_map_slot *slot_of(const struct il_map *map, il_any key)
{
	u32 mask = map->slot_count - 1, at = hash_mix(key) & mask;

	while (map->slot[at].key && map->slot[at].key != key)
		at = (at + 1) & mask;
	return &map->slot[at];
}

static void grow(struct il_map *map)
{
	enum { FIRST_SLOTS = 64 };
	struct il_map old = *map;
	u32 i;

	map->slot_count = old.slot_count ? old.slot_count * 2 : FIRST_SLOTS;
	map->slot = xcalloc(map->slot_count, sizeof *map->slot);
	for (i = 0; i < old.slot_count; i++)
		if (old.slot[i].key)
			*slot_of(map, old.slot[i].key) = old.slot[i];
	free(old.slot);
}

u32 *il_map_at(struct il_map *map, il_any key, bool *is_new)
{
	struct il_map_slot *slot;

	if (map->count * 2 >= map->slot_count)
		grow(map);
	slot = slot_of(map, key);
	*is_new = !slot->key;
	map->count += *is_new;
	slot->key = key;
	return &slot->value;
}

u32 il_map_find(const struct il_map *map, il_any key) { return map->count && key ? slot_of(map, key)->value : 0; }

void il_map_free(struct il_map *map)
{
	free(map->slot);
	memset(map, 0, sizeof *map);
}
