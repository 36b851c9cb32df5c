/* What is the same in all formats of diagnostics. */
#ifndef PRINT_H
#define PRINT_H

#include "diag.h"

#define DIAG_HINT "The warnings can be suppressed with \"-diag-suppress <warning-number>\""

/* ---- print.c: a diagnostic and its parts: messages first … end-1 ---- */
struct diag_group {
	u32 first, end;
};
/* Puts all into order; then the next one that is to be printed, until there is none, or it is given up; and what to do for each
 * once it was printed. */
void diag_begin_groups(struct diag *diag);
bool diag_next_group(struct diag *diag, struct diag_group *group);
void diag_count_group(struct diag *diag, const struct diag_group *group);

/* ---- place.c ---- */
struct diag_line {
	u32 begin, end;
};
/* The line that a position is in, without its end: a line feed, perhaps with a carriage return before it. */
struct diag_line diag_line_of(const struct il *il, u32 position);
/* The number of bytes of the character of UTF-8, or what counts as one, that text begins with; length is that of the text. */
u32 diag_character_length(const char *text, size_t length);

/* ---- style.c: colors and lines; texts have marks in them for the colors ---- */
enum { DIAG_COLOR_RESET = 1, DIAG_COLOR_ERROR, DIAG_COLOR_WARNING, DIAG_COLOR_NOTE, DIAG_COLOR_LOCUS, DIAG_COLOR_QUOTE, DIAG_COLOR_COUNT };
void diag_add_color(struct buffer *out, char color);
void diag_remove_colors(struct buffer *text);
/* Looks whether standard error is a terminal, and in the environment. */
void diag_find_colors(struct diag_style *style);
/* Replaces the marks by escape sequences, or by nothing, and breaks the line where that is wanted. */
void diag_apply_style(const struct diag_style *style, struct buffer *line);

#endif
