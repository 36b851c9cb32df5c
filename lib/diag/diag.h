/* Diagnostics: one catalog, the reference's format, severities that options change (pages 51, 53, 54). */
#ifndef DIAG_H
#define DIAG_H

#include "../il/il.h"

#include <stdarg.h>

enum diag_id {
#define DIAGNOSTIC_TAGGED(number, name, tag, severity, text) DIAG_##name,
#include "diag.def"
	DIAG_COUNT
};

/* position is where it stands among the others, place where it points to: they differ for notes, which follow their error. */
struct diag_message {
	u32 position, place, order, number, routine; /* routine: of the instance that shows it, 0: what is written */
	u32 rank;                                    /* among those at its position, before the order in which they were reported */
	u32 late_to;                                 /* 0, or: what is read late and begins behind this place has nothing to do with it */
	u16 id;
	u8 severity, part;   /* enum il_diagnostic_severity, il_diagnostic_part */
	bool of_instance;    /* diag_hand_over() */
	bool numbered, once; /* once: unless it was printed before */
	bool lexical;        /* the reference says it when it reads tokens, also those of bodies that it parses later */
	const char *tag;
	char *text, *after_error; /* after_error: what it says instead where an error was printed before; may be NULL */
};

/* What a #pragma nv_diag_… asks for. */
enum diag_pragma_action { dpa_suppress, dpa_remark, dpa_warning, dpa_error, dpa_once, dpa_default, dpa_push };
/* What holds for one diagnostic from a position on. */
struct diag_state {
	u32 position;
	u8 severity;
};

struct diag_text {
	const char *text;
	size_t length;
};
/* How text is shown. */
struct diag_style {
	bool brief;   /* without source lines */
	bool wrapped; /* in lines of 79 characters */
	bool no_colors, colored;
	struct diag_text color[7]; /* codes of escape sequences, by DIAG_COLOR_... (print.h) */
};

enum { ONCE_NOWHERE = UINT32_MAX };

struct diag {
	const struct il *il;
	u8 severity[DIAG_COUNT];
	u32 once_from[DIAG_COUNT]; /* where only the first one begins to be wanted; nothing takes that back. ONCE_NOWHERE */
	bool printed[DIAG_COUNT];
	u8 threshold; /* the least severity that is shown */
	bool promote_warnings, no_numbers;
	struct diag_style style;
	bool silent_in_system_headers; /* errors, too */
	u64 error_limit;               /* no more is printed after so many errors, those of earlier stages included */
	u32 earlier_errors;
	u32 errors, warnings;
	enum il_termination termination; /* diag_flush() came to the limit, or to a catastrophe, which is counted as an error */
	bool last_suppressed;            /* the latest report was: its notes are too */
	bool remarked;                   /* the hint on suppression was printed */
	u32 routine;                     /* of what is reported */
	VEC(struct diag_message) messages;
	VEC(struct diag_state) states[DIAG_COUNT]; /* that pragmas set, in source order */
	VEC(struct diag_change {
		struct diag_state before;
		u16 id;
	})
	changes;         /* since the first open push */
	VEC(u32) pushes; /* that no pop has closed: where their changes begin */
};

void diag_init(struct diag *diag, const struct il *il);
/* The options about diagnostics, which all tools have that report some: for getopt_long(), whose answer is then value, and for
 * --help. */
#define DIAG_OPTIONS(value) \
	{ "diag_suppress", required_argument, NULL, value }, { "diag_remark", required_argument, NULL, value }, \
		{ "diag_warning", required_argument, NULL, value }, { "diag_error", required_argument, NULL, value }, \
		{ "diag_once", required_argument, NULL, value }, { "diag_default", required_argument, NULL, value }, \
		{ "no_warnings", no_argument, NULL, value }, { "promote_warnings", no_argument, NULL, value }, \
		{ "remarks", no_argument, NULL, value }, { "error_limit", required_argument, NULL, value }, \
		{ "display_error_number", no_argument, NULL, value }, { "no_display_error_number", no_argument, NULL, value }, \
		{ "brief_diagnostics", no_argument, NULL, value }, { "no_brief_diagnostics", no_argument, NULL, value }, \
		{ "wrap_diagnostics", no_argument, NULL, value }, { "no_wrap_diagnostics", no_argument, NULL, value }, \
		{ "colors", no_argument, NULL, value }, \
	{ \
		"no_colors", no_argument, NULL, value \
	}
#define DIAG_USAGE \
	"    --diag_suppress LIST         numbers or tags of diagnostics to suppress; also --diag_remark, --diag_warning,\n" \
	"                                 --diag_error, --diag_once, and --diag_default for what they are otherwise; a\n" \
	"                                 later option overrides an earlier one; hard errors stay errors\n" \
	"    -w, --no_warnings            show errors only\n" \
	"    -r, --remarks                show remarks, too\n" \
	"    -W, --promote_warnings       warnings are errors\n" \
	"    --no_display_error_number    without the number of the diagnostic\n" \
	"    --brief_diagnostics          without the source line\n" \
	"    --wrap_diagnostics           in lines of 79 characters\n" \
	"    --no_colors                  no colors on a terminal; elsewhere there are none\n" \
	"    --error_limit NUMBER         give up after so many errors (100)\n"
/* Does what an option of these asks for; a value that it cannot have is fatal. Returns false when name is none of them. */
bool diag_option(struct diag *diag, const char *name, const char *value);
/* Notes a diagnostic at a source offset. The arguments are what the specifiers of its text stand for, in this order (page 53):
 *   %s, %sq  a string; in quotes      %d, %u  an int, an unsigned
 *   %t, %tv  a type (u32): "pint" (aka "int *"); that of a value, where arrays are pointers; %tn without what it stands for
 *   %n       an entity (il_any), with its kind: function "N::S<T>::f(T) [with T=int]"; %no without the kind, %np a function
 *            with its parameters always, %nf as it is declared, without the kind: "auto f(T) [with T=int]"; %nd, %nod, %nfd
 *            also where: (declared at line 12); %ne as it is called at the end of the source, where the reference shows the parameters
 *            of members alone: of those that are overloaded
 *   %p       a source offset (u32): at line 12, at line 3 of header.h */
void diag_report(struct diag *diag, enum diag_id id, u32 position, ...);
void diag_report_with(struct diag *diag, enum diag_id id, u32 position, va_list args);
/* Whether it was reported at that place. */
bool diag_was_said(const struct diag *diag, enum diag_id id, u32 place);
/* Whether what is written shows it there, not an instance of that alone. */
bool diag_was_written(const struct diag *diag, enum diag_id id, u32 place);
/* Where, among others, the message stands that a function without a } does what it should not at its end. */
u32 diag_end_of_function(const struct il *il);
/* Prints the diagnostic that was reported last among those of another place: where the source was read up to. */
void diag_move(struct diag *diag, u32 position);
/* Prints it behind all that is said up to the end of a declarator, but for what is read late of that: where the reference applies what
 * the declaration says. Of several the rank tells the order. */
void diag_move_behind(struct diag *diag, u32 end, u32 rank);
/* The same behind all others: what the end of the source ends. */
void diag_move_to_end(struct diag *diag);
/* What the diagnostic that was reported last says instead where an error is printed before it. */
void diag_say_after_error(struct diag *diag, ...);
/* Add to the diagnostic that was reported last, unless that one was suppressed: a note at a place ("to match this ..."), a line
 * about it ("argument types are: ..."), what led to it, the innermost first ("instantiation of class ... at line 4", which is
 * printed behind "detected during"). */
void diag_note(struct diag *diag, enum diag_id id, u32 place, ...);
void diag_detail(struct diag *diag, enum diag_id id, ...);
void diag_context(struct diag *diag, enum diag_id id, ...);
/* Says that the diagnostic that was reported last is about tokens or a pragma. */
void diag_is_lexical(struct diag *diag);
/* Prints what was noted, in the reference's order, on stderr, and forgets it. Nothing is printed after the limit or a catastrophe. */
void diag_flush(struct diag *diag);
void diag_forget(struct diag *diag);
/* Makes a list for what is said of instances, which has the severities of another one, and frees it before that. */
void diag_split(struct diag *instances, const struct diag *diag);
void diag_join(struct diag *instances);
/* Leaves what was noted in the IL, for a later stage to print it among its own; the header counts what is not of instances. */
void diag_leave(struct diag *diag, struct diag *instances, struct il *il);
/* Takes what an earlier stage left; the header then counts what was printed. */
void diag_take(struct diag *diag, struct diag *instances, struct il *il);
/* Appends the diagnostic at an index of a list, with its parts, which that has no longer, to another one as the latest report; returns the
 * index behind it. */
u32 diag_hand_over(struct diag *instances, u32 at, struct diag *diag);
/* "2 errors detected in the compilation of …", and whether it was given up. Nothing when there were none. */
void diag_print_total(const struct il *il);

/* ---- order.c ---- */
/* Puts messages into the order in which the reference comes to what they are about: members' bodies after their class. */
void diag_sort(struct diag *diag);

/* ---- numbers and tags ---- */
/* What the catalog has. */
struct diag_entry {
	u32 number;
	const char *name, *tag;
	u8 severity;
	const char *text;
};
const struct diag_entry *diag_entry(enum diag_id id);
/* Whether a number or tag in a list can be one of the reference's; which tags it has beyond the catalog is not known. */
bool diag_is_known(const char *word, size_t length);
/* The first one with this number and tag whose number is shown, or not, which that of hard errors is not; or DIAG_COUNT. */
enum diag_id diag_find(u32 number, const char *tag, bool numbered);
u8 diag_default_severity(enum diag_id id);
/* The first one from id on that a number or tag in a list means; DIAG_COUNT: there is none. */
u32 diag_next_named(u32 id, const char *word, size_t length);

/* ---- fill_in.c ---- */
/* Appends a text with its specifiers replaced; position is that of the diagnostic. */
void diag_fill_in(const struct il *il, u32 position, const char *text, va_list args, struct buffer *out);

/* ---- pragma.c ---- */
/* Notes what a #pragma line or _Pragma operator asks for, if it is about severities (page 54); else returns false. report: says what is
 * wrong with it. Call it in source order, after the options. */
bool diag_pragma(struct diag *diag, u32 begin, u32 end, bool report);
/* The same, of all that an IL has. */
void diag_take_pragmas(struct diag *diag);
/* The severity in force at a place. */
u8 diag_severity_at(struct diag *diag, enum diag_id id, u32 position);

void diag_free(struct diag *diag);

#endif
