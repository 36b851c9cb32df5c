/* Namespaces and extern "C" { … }: kept for what is in them. */
#include "text.h"

#include "../lib/il/extent.h"

#include <stdlib.h>

struct frames {
	struct text *text;
	VEC(u32) frames; /* the entries of sequences that are such */
	VEC(u32) places; /* where something is kept, */
	u32 sorted;      /* so many of them in compare_u32 order */
	bool *is_used;   /* by namespace: it is mentioned, or has something in it; 0 is no namespace's */
};

static u32 namespace_of(const struct frames *f, u32 entry)
{
	il_any target = il_source_sequence_entry(f->text->il, entry)->target;

	return il_any_kind(target) == IL_namespace ? il_any_index(target) : 0;
}

static bool has_kept(const struct frames *f, struct il_extent extent)
{
	u32 low = 0, high = f->sorted;

	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (f->places.at[middle] < extent.begin)
			low = middle + 1;
		else
			high = middle;
	}
	return low < f->sorted && f->places.at[low] < extent.end;
}

/* The first declaration says whether a namespace is inline: it is needed, even if there is nothing in it. */
static bool is_needed(const struct frames *f, u32 entry)
{
	const struct il *il = f->text->il;
	u32 n = namespace_of(f, entry);

	return has_kept(f, il_extent_of_entry(il, entry)) ||
	       (n && f->is_used[n] && il_namespace(il, n)->first_decl == il_source_sequence_entry(il, entry)->decl);
}

/* Keeps what is around something that is kept. Whether there was such a frame. */
static bool keep_more(struct frames *f)
{
	u32 i;

	vec_sort(&f->places, compare_u32);
	f->sorted = f->places.count;
	for (i = 0; i < f->frames.count; i++) {
		u32 entry = f->frames.at[i];

		if (f->text->is_kept_frame[entry] || !is_needed(f, entry))
			continue;
		f->text->is_kept_frame[entry] = true;
		f->is_used[namespace_of(f, entry)] = true;
		vec_push(&f->places, il_extent_of_entry(f->text->il, entry).begin);
	}
	return f->places.count > f->sorted;
}

void text_keep_frames(struct text *text)
{
	const struct il *il = text->il;
	struct frames f = { .text = text };
	u32 i, name;

	text->is_kept_frame = xcalloc(il->table[IL_source_sequence_entry].count + 1, sizeof *text->is_kept_frame);
	f.is_used = xcalloc(il->table[IL_namespace].count + 1, sizeof *f.is_used);
	for (i = 1; i < il->table[IL_namespace].count; i++)
		f.is_used[i] = (name = text_find_name(text, il_namespace(il, i)->name)) && text->names.at[name].is_mentioned;
	for (i = 1; i < il->table[IL_source_sequence_entry].count; i++)
		if (il_is_frame(il, i))
			vec_push(&f.frames, i);
	for (i = 1; i < text->pieces.count; i++)
		if (text->pieces.at[i].flags & PIECE_KEPT)
			vec_push(&f.places, text->pieces.at[i].begin);
	while (keep_more(&f))
		;
	vec_free(&f.frames);
	vec_free(&f.places);
	free(f.is_used);
}
