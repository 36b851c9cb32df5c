/* Any bytes as an IL: refused, or accepted; then all that looks at an IL must get through it. */
#include "../../lib/il/il.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static enum il_walk go_into(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	(void)walker, (void)kind, (void)index, (void)depth;
	return IL_WALK_INTO;
}

static void refer(struct il_walker *walker, enum il_kind from_kind, u32 from, const struct il_field_info *field, il_any to)
{
	(void)from_kind, (void)from, (void)field;
	if (il_any_index(to) >= ((const struct il *)walker->context)->table[il_any_kind(to)].count)
		abort();
}

/* Walks, copies and compares the first entries of a kind. */
static void use_kind(struct il *il, enum il_kind kind)
{
	enum { ENTRIES = 4 };
	struct il_walker walker = { .enter = go_into, .refer = refer, .context = il };
	u32 index, count = il->table[kind].count < ENTRIES ? il->table[kind].count : ENTRIES;

	for (index = 1; index < count; index++) {
		il_walk(il, kind, index, &walker);
		if (!il_equal(il, index, il, index, kind) || !il_equal(il, index, il, il_copy(il, kind, index), kind))
			abort();
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct il il;
	struct output output;
	char *copy = xmalloc(size);
	u32 kind;

	if (size)
		memcpy(copy, data, size);
	if (!il_read(&il, copy, size)) {
		for (kind = 0; kind < IL_KIND_COUNT; kind++)
			use_kind(&il, (enum il_kind)kind);
		if (il_validate(&il))
			abort();
		output_open(&output, "/dev/null");
		il_display(&il, &output);
		il_write(&il, &output, "il_read_fuzz");
		output_commit(&output);
	}
	il_free(&il);
	return 0;
}
