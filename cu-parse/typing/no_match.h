/* The candidates of calls and operators, noted with why each of them is none. */
#ifndef NO_MATCH_H
#define NO_MATCH_H

#include "invalid.h"

void note_candidate(struct parser *p, const struct candidate *c, const struct arguments *arguments);
void note_all(struct parser *p, const struct candidate_set *set, const struct arguments *arguments);

#endif
