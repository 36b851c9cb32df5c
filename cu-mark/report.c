/* What is kept in all. */
#include "mark.h"

#include <stdio.h>

/* By kind of entry. */
static void print_entries(const struct marking *m)
{
	const struct il *il = m->il;
	u64 kept_bytes = 0, bytes = 0;
	u32 kind, index;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		u32 kept = 0, count = il->table[kind].count;

		for (index = 1; index < count; index++)
			kept += il->table[kind].keep[index] != 0;
		if (count > 1)
			fprintf(stderr, "%-28s %8u kept of %8u, %10llu bytes of %10llu\n", il_kind_name[kind], kept, count - 1,
			        (unsigned long long)kept * il_stride[kind], (unsigned long long)(count - 1) * il_stride[kind]);
		kept_bytes += (u64)kept * il_stride[kind];
		bytes += count ? (u64)(count - 1) * il_stride[kind] : 0;
	}
	fprintf(stderr, "%u seeds; %llu bytes kept of %llu\n", m->seeds, (unsigned long long)kept_bytes, (unsigned long long)bytes);
}

static void print_part(const char *what, const u64 kept_of[2])
{
	fprintf(stderr, "%s: %llu of %llu", what, (unsigned long long)kept_of[0], (unsigned long long)kept_of[1]);
}

/* By what is text, and in it the members and bodies that go. */
static void print_text(const struct text *text)
{
	u64 declarations[2] = { 0 }, members[2] = { 0 }, bodies[2] = { 0 };
	u32 i, named = 0;

	for (i = 1; i < text->pieces.count; i++) {
		const struct piece *piece = &text->pieces.at[i];
		u64 *kept_of = piece->flags & PIECE_BODY ? bodies : piece->parent ? members : declarations;
		u32 size = piece->end - piece->begin;

		kept_of[0] += piece->flags & PIECE_KEPT ? size : 0;
		if (kept_of == members && !(piece->flags & PIECE_KEPT) && text->pieces.at[piece->parent].flags & PIECE_KEPT)
			*(text->pieces.at[piece->parent].parent ? members : declarations) -= size;
		kept_of[1] += size;
		named += piece->flags & PIECE_KEPT && piece->flags & PIECE_BODY && piece->flags & PIECE_UNCERTAIN &&
		         !(piece->flags & (PIECE_ROOT | PIECE_WITH_PARENT));
	}
	print_part("bytes of declarations kept", declarations);
	print_part("; in them of members that can go", members);
	print_part(", of function bodies", bodies);
	fputc('\n', stderr);
	if (named)
		fprintf(stderr, "%u bodies kept for their names alone: calls are not known in\n", named);
}

/* Why more is kept than is needed. */
static void print_doubts(const struct text *text)
{
#define CAUSE(name, text) [name] = text,
	static const char *const causes[] = { DOUBTS(CAUSE) };
#undef CAUSE
	u32 i;

	for (i = 1; i < DOUBT_COUNT; i++) {
		if (!text->doubts[i].count)
			continue;
		fprintf(stderr, "%8u bodies that run with %s, as at ", text->doubts[i].count, causes[i]);
		mark_print_place(text->il, text->doubts[i].first);
		fputc('\n', stderr);
	}
}

void mark_print_stats(const struct marking *m)
{
	print_entries(m);
	print_text(&m->text);
	if (m->text.uses.used & USED_WITH_STRINGS)
		fputs("functions of the device with string literals that anybody uses are kept: the names of these count them\n", stderr);
	if (m->text.uses.used & USED_WITH_EXTERNALS)
		fputs("functions of the device that anybody uses and that name what other units define are kept: its order depends on them\n",
		      stderr);
	if (m->text.uses.used & USED_ANYWHERE)
		fputs("all functions of the device that anybody uses are kept: debuggers, or names of constants, count them\n", stderr);
	print_doubts(&m->text);
}
