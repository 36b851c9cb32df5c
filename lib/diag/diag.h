/* Diagnostics: one catalog, the reference's format, severities that options change (pages 51, 53, 54). */
#ifndef DIAG_H
#define DIAG_H

#include "../il/il.h"

enum diag_severity { sev_suppressed, sev_note, sev_remark, sev_warning, sev_error, sev_catastrophe };

enum diag_id {
#define DIAGNOSTIC(number, tag, severity, text) DIAG_##tag,
#include "diag.def"
#undef DIAGNOSTIC
	DIAG_COUNT
};

/* position is where it is printed, place where it points to: they differ for notes, which follow their error. */
struct diag_message { u32 position, place; u16 id; u8 severity; u32 order; char *text; };

struct diag {
	const struct il *il;
	u8 severity[DIAG_COUNT];
	bool is_set[DIAG_COUNT];     /* an option chose the severity: the number is shown with -D */
	bool no_warnings, remarks, promote_warnings;
	bool silent_in_system_headers;
	u32 error_limit;             /* 0: none */
	u32 errors, warnings;
	bool last_suppressed;        /* the latest report was: its notes are too */
	bool remarked;               /* the hint on suppression was printed */
	VEC(struct diag_message) messages;
};

void diag_init(struct diag *diag, const struct il *il);
/* An option of every tool: "diag_suppress", "diag_error", "diag_warning", "diag_remark", "diag_default", "diag_once" with a list
 * of numbers and tags; "no_warnings", "remarks", "promote_warnings", "error_limit". Returns false when name is none of them. */
bool diag_option(struct diag *diag, const char *name, const char *value);
/* Notes a diagnostic at a source offset; the fill-ins follow as strings. */
void diag_report(struct diag *diag, enum diag_id id, u32 position, ...);
/* Adds to the diagnostic that was reported last, unless that one was suppressed: "to match this ...". */
void diag_note(struct diag *diag, enum diag_id id, u32 place);
/* Prints what was noted, in source order, on stderr, and forgets it. */
void diag_flush(struct diag *diag);
/* "2 errors detected in the compilation of …". Nothing when there were none. */
void diag_print_total(const struct il *il, u32 errors, u32 warnings);
void diag_free(struct diag *diag);

#endif
