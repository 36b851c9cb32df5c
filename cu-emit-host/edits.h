/* The host file is the source text with edits. An edit puts pieces in the place of a range of the source: text, or ranges of the
 * source with or without the edits inside them. A range that an edit does not copy disappears, with the edits inside it. */
#ifndef EDITS_H
#define EDITS_H

#include "../lib/il/il.h"

enum piece_kind {
	PIECE_TEXT,   /* text */
	PIECE_SOURCE, /* source[begin..end) with the edits inside it */
	PIECE_RAW,    /* source[begin..end) as it stands */
	PIECE_LINE    /* what follows counts as standing where source[begin] stands */
};

struct piece {
	u8 kind;
	u32 begin, end;
	const char *text;
};

struct edit {
	u32 begin, end; /* begin == end: an insertion */
	u32 order;      /* of equal ranges, the first made is the outer one */
	u32 first_piece, piece_count;
};

struct edits {
	const struct il *il;
	VEC(struct edit) list;
	VEC(struct piece) pieces;
	struct arena texts;
	struct il_place_cursor place; /* of the last line directive that was written */
};

/* Starts an edit of source[begin..end); the functions below add its pieces. Text must live as long as the edits. */
void edit_begin(struct edits *edits, u32 begin, u32 end);
void edit_text(struct edits *edits, const char *text);
void edit_format(struct edits *edits, const char *format, ...) __attribute__((format(printf, 2, 3)));
void edit_source(struct edits *edits, u32 begin, u32 end);
void edit_raw(struct edits *edits, u32 begin, u32 end);
void edit_line(struct edits *edits, u32 position);
/* "#if 0", the range, "#endif"; what follows stands where the range ends. */
void edit_disabled(struct edits *edits, u32 begin, u32 end);

/* Whole edits of one piece. */
void edit_insert(struct edits *edits, u32 at, const char *text);
void edit_replace(struct edits *edits, u32 begin, u32 end, const char *text);
void edit_delete(struct edits *edits, u32 begin, u32 end);

/* A copy of the formatted text that lives as long as the edits. */
const char *text_of(struct edits *edits, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Sorts the edits; then write_edited() copies the whole source text with them. Both are linear but for the sorting. */
void edits_sort(struct edits *edits);
void write_edited(struct edits *edits, struct output *output);
/* "# line \"file\"" on a line of its own: what follows counts as standing where source[position] stands. */
void write_line(const struct il *il, u32 position, struct il_place_cursor *cursor, struct output *output);
void edits_free(struct edits *edits);

#endif
