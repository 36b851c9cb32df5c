/* A hash map from entries to numbers. A zeroed struct is an empty map. */
#ifndef MAP_H
#define MAP_H

#include "il.h"

struct il_map {
	struct il_map_slot {
		il_any key;
		u32 value;
	} * slot;
	u32 slot_count, count;
};

/* The value of key, to be read or set; a new key gets value 0 and *is_new true. Good until the next call. */
u32 *il_map_at(struct il_map *map, il_any key, bool *is_new);
/* The value of key, or 0 where it is not in the map. */
u32 il_map_find(const struct il_map *map, il_any key);
void il_map_free(struct il_map *map);

#endif
