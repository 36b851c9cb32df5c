/* Which entries the device half of a program needs (page 34): seeds, and a closure over what the IL records.
 *
 * A routine and a scope are kept at two strengths: as declarations (IL_KEEP), or with what is inside them
 * (IL_KEEP_DEFINITION too). Other entries are kept whole: a class is needed with all its members' declarations, since its
 * body is one piece of text and decides its layout and what its names mean. */
#ifndef MARK_H
#define MARK_H

#include "../lib/il/il.h"

/* What an entry needs of the entry that a field of it names. NEED_INSIDE: its definition, if the entry with the field is
 * itself kept with its definition, or else nothing. */
enum need { NEED_NOTHING, NEED_DECLARATION, NEED_DEFINITION, NEED_INSIDE };

enum { MAX_FIELDS = 64 };

struct mark_callable { u32 scope; il_str name; il_any entity; };

struct marking {
	struct il *il;
	u8 need[IL_KIND_COUNT][MAX_FIELDS];      /* enum need, by field of the schema */
	il_any *because[IL_KIND_COUNT];          /* who needs the entry first: an entry, or itself for a seed; 0: not kept */
	VEC(il_any) work;                        /* kept entries; those from next on have not been followed */
	u32 next;
	VEC(struct mark_callable) callables;     /* functions and function templates by scope and name: overload sets */
	u32 seeds;
};

/* --- needs.c --- */
/* Fills marking->need from the schema. */
void needs_init(struct marking *marking);

/* --- mark.c --- */
/* Sets the keep bits of il. The marking refers to it until mark_free(). */
void mark_il(struct marking *marking, struct il *il);
void mark_free(struct marking *marking);

/* --- report.c --- */
/* Prints on stderr the chain from each kept entity called name to a seed; false when there is none. */
bool mark_explain(const struct marking *marking, const char *name);
/* Prints what is kept, by kind, and what the closure could not see. */
void mark_print_stats(const struct marking *marking);

#endif
