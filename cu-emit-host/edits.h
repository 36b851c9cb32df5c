/* The host file is the source text with edits: an ordered list of changes to ranges, and a copier that applies them. */
#ifndef EDITS_H
#define EDITS_H

#include "../lib/il/il.h"

enum edit_kind {
	EDIT_INSERT,       /* text at begin (== end) */
	EDIT_REPLACE,      /* text in place of the range; edits inside it are void */
	EDIT_WRAP,         /* text, the range with its edits, then after */
	EDIT_LAUNCH        /* callee<<<config>>>(arguments): text, config, after, callee, arguments, tail */
};

struct edit {
	u32 begin, end;
	u32 order;               /* of equal edits, the first made comes first */
	u8 kind;
	const char *text, *after, *tail;
	u32 config_begin, config_end;   /* EDIT_LAUNCH: from <<< through >>> */
};

struct edits {
	const struct il *il;
	VEC(struct edit) list;
	struct arena texts;
};

void edit_insert(struct edits *edits, u32 at, const char *text);
void edit_replace(struct edits *edits, u32 begin, u32 end, const char *text);
void edit_wrap(struct edits *edits, u32 begin, u32 end, const char *before, const char *after);
void edit_launch(struct edits *edits, const struct il_expr_node *launch, const char *before, const char *between, const char *tail);
/* "#if 0" around source[begin..end), with line markers that keep the user's lines; the text before it is before. */
void edit_disable(struct edits *edits, u32 begin, u32 end, const char *before);
/* A copy of the formatted text that lives as long as the edits. */
const char *edit_text(struct edits *edits, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* "\n# line "file" flags\n" for a source offset. */
const char *line_marker(struct edits *edits, u32 position);
/* Sorts the edits; then write_edited() copies the whole source text with them. */
void edits_sort(struct edits *edits);
void write_edited(const struct edits *edits, struct output *output);
void edits_free(struct edits *edits);

#endif
