/* Which entries the device half of a program needs (page 34): seeds, and a closure over the text and what the IL records.
 *
 * A declaration is kept with its text or not at all; a function's at two strengths: without its body (IL_KEEP), or with it
 * (IL_KEEP_DEFINITION, too). What has no text of its own, as types and expressions, is kept when something that is kept refers to
 * it, and then whole. */
#ifndef MARK_H
#define MARK_H

#include "text.h"

/* What an entry needs of the entry that a field of it names. NEED_INSIDE: the entry, if the one with the field is kept with its
 * definition, or else nothing. */
enum need { NEED_NOTHING, NEED_ENTRY, NEED_INSIDE };

struct marking {
	struct il *il;
	u8 need[IL_KIND_COUNT][IL_FIELDS_MAX]; /* enum need, by field of the schema */
	struct text text;
	VEC(il_any) work; /* kept entries that have not been followed */
	u32 seeds;
};

/* --- needs.c --- */
/* Fills marking->need from the schema. */
void needs_init(struct marking *marking);

/* --- mark.c --- */
/* Sets the keep bits of il; for_debugger: with all functions of the device that are used at all, which are also kept where names of
 * constants count them. The marking refers to il until mark_free(). */
void mark_il(struct marking *marking, struct il *il, bool for_debugger);
void mark_free(struct marking *marking);

/* --- why.c --- */
/* Prints on stderr the chain from each kept declaration of name to a seed, or else what has this name and is not kept; false when nothing is
 * kept. */
bool mark_explain(const struct marking *marking, const char *name);
/* Prints on stderr FILE:LINE:COLUMN. */
void mark_print_place(const struct il *il, u32 position);

/* --- report.c --- */
/* Prints what is kept, by kind and in bytes of text, and why more may be kept than is needed. */
void mark_print_stats(const struct marking *marking);

#endif
