/* The catalog for people: cu-check --list and --explain. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "diag.h"

/* Of a diagnostic; the texts are NULL for one that has no explanation yet, wrong is empty where no small program has it. */
struct diag_explanation {
	const char *meaning, *wrong, *right;
	u32 standard; /* what wrong has to be compiled as: __cplusplus */
};
struct diag_explanation diag_explanation(enum diag_id id);

/* Prints a line for each diagnostic, by number: number, severity, tag, text. */
void diag_list(void);
/* Prints what the diagnostics with this tag or number mean. Returns false when there is none. */
bool diag_explain(const char *tag_or_number);

#endif
