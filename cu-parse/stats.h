/* What `cu-parse --stats` prints: counts, and for each phase its time and memory. */
#ifndef STATS_H
#define STATS_H

#include "../lib/base/base.h"

struct parser;

/* Phases in their order. */
/* clang-format off */
#define PHASES(X) \
	X(LEX, "lexing") X(PARSE, "parsing") X(INSTANTIATE, "instantiating what is used") X(IMPLICIT, "implicit calls") \
	X(SIGNATURES, "signatures of templates") X(LAYOUT, "layout") X(STATIC_ASSERTS, "evaluation of asserts")
/* clang-format on */
enum phase {
#define PHASE(name, text) PHASE_##name,
	PHASES(PHASE)
#undef PHASE
		PHASE_COUNT
};

struct phase_cost {
	double seconds;
	double megabytes;
}; /* CPU time; the process's largest size so far */
struct stats {
	bool wanted;  /* else nothing is measured */
	double since; /* when the current phase began */
	struct phase_cost cost[PHASE_COUNT];
};

/* The first phase begins now. */
void stats_begin(struct stats *stats);
/* The phase ends now, and the next begins. */
void stats_end(struct stats *stats, enum phase phase);
/* Prints everything on standard error. classes: what lay_out_unit() counted, or NULL. Evaluates the static_asserts, and counts nothing else
 * that this parses. */
void stats_print(struct parser *p, const u32 *classes);

#endif
