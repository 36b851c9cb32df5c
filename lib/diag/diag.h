/* Diagnostics: one catalog, the reference's format, severities that options change (pages 51, 53, 54). */
#ifndef DIAG_H
#define DIAG_H

#include "../il/il.h"

#include <stdarg.h>

enum diag_severity { sev_suppressed, sev_note, sev_remark, sev_warning, sev_error, sev_catastrophe };

enum diag_id {
#define DIAGNOSTIC_TAGGED(number, name, tag, severity, text) DIAG_##name,
#include "diag.def"
	DIAG_COUNT
};

/* What a message is: a diagnostic, or a part of the one before it. */
enum diag_part { dpt_diagnostic, dpt_note, dpt_detail, dpt_context };
/* position is where it is printed, place where it points to: they differ for notes, which follow their error. */
struct diag_message { u32 position, place; u16 id; u8 severity, part; bool numbered; u32 order; char *text; };

/* What a #pragma nv_diag_… asks for. */
enum diag_pragma_action { dpa_suppress, dpa_remark, dpa_warning, dpa_error, dpa_once, dpa_default, dpa_push };
/* What holds for one diagnostic from a position on. */
struct diag_state { u32 position; u8 severity; bool once; };

struct diag {
	const struct il *il;
	u8 severity[DIAG_COUNT];
	bool once[DIAG_COUNT], reported[DIAG_COUNT];
	bool no_warnings, remarks, promote_warnings;
	bool silent_in_system_headers;
	u32 error_limit;             /* no more is printed after so many errors, those of earlier stages included */
	u32 earlier_errors;
	u32 errors, warnings;
	enum il_termination termination;   /* diag_flush() came to the limit, or to a catastrophe, which is counted as an error */
	bool last_suppressed;        /* the latest report was: its notes are too */
	bool remarked;               /* the hint on suppression was printed */
	VEC(struct diag_message) messages;
	VEC(struct diag_state) states[DIAG_COUNT];   /* that pragmas set, in source order */
	VEC(struct diag_change { struct diag_state before; u16 id; }) changes;   /* since the first open push */
	VEC(u32) pushes;                   /* that no pop has closed: where their changes begin */
	bool pragmas_found;
};

void diag_init(struct diag *diag, const struct il *il);
/* An option of every tool: "diag_suppress", "diag_error", "diag_warning", "diag_remark", "diag_once" with a list
 * of numbers and tags; "no_warnings", "remarks", "promote_warnings", "error_limit". Returns false when name is none of them. */
bool diag_option(struct diag *diag, const char *name, const char *value);
/* Notes a diagnostic at a source offset. The arguments are what the specifiers of its text stand for, in this order (page 53):
 *   %s, %sq  a string; in quotes      %d, %u  an int, an unsigned
 *   %t       a type (u32): "pint" (aka "int *")
 *   %n       an entity (il_any), with its kind: function "N::S<T>::f(T) [with T=int]"; %no without the kind,
 *            %nf as it is declared, without the kind: "auto f(T) [with T=int]"; %nd, %nod, %nfd also where: (declared at line 12)
 *   %p       a source offset (u32): at line 12, at line 3 of header.h */
void diag_report(struct diag *diag, enum diag_id id, u32 position, ...);
/* The same about a place before position, where it is found out: among the others it is printed as if it were there. */
void diag_report_late(struct diag *diag, enum diag_id id, u32 place, u32 position, ...);
/* Add to the diagnostic that was reported last, unless that one was suppressed: a note at a place ("to match this ..."), a line
 * about it ("argument types are: ..."), what led to it, the innermost first ("instantiation of class ... at line 4", which is
 * printed behind "detected during"). */
void diag_note(struct diag *diag, enum diag_id id, u32 place, ...);
void diag_detail(struct diag *diag, enum diag_id id, ...);
void diag_context(struct diag *diag, enum diag_id id, ...);
/* Prints what was noted, in source order, on stderr, and forgets it. Nothing is printed after the limit or a catastrophe. */
void diag_flush(struct diag *diag);
/* "2 errors detected in the compilation of …", and whether it was given up. Nothing when there were none. */
void diag_print_total(const struct il *il);

/* ---- numbers and tags ---- */
/* Whether a number or tag in a list can be one of the reference's; which tags it has beyond the catalog is not known. */
bool diag_is_known(const char *word, size_t length);
bool diag_is_named(enum diag_id id, const char *word, size_t length);

/* ---- fill_in.c ---- */
/* Appends a text with its specifiers replaced; position is that of the diagnostic. */
void diag_fill_in(const struct il *il, u32 position, const char *text, va_list args, struct buffer *out);

/* ---- pragma.c ---- */
/* Notes what a #pragma line or _Pragma operator asks for, if it is about diagnostics; report: says what is wrong with it. Call it
 * in source order. */
void diag_pragma(struct diag *diag, u32 begin, u32 end, bool report);
/* The severity in force at a place; *once: only the first one is wanted. */
u8 diag_severity_at(struct diag *diag, enum diag_id id, u32 position, bool *once);

void diag_free(struct diag *diag);

#endif
