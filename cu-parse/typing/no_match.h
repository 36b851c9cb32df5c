/* The candidates of calls and operators, noted with why each of them is none. */
#ifndef NO_MATCH_H
#define NO_MATCH_H

#include "invalid.h"

void note_candidate(struct parser *p, const struct candidate *c, const struct arguments *arguments);
void note_all(struct parser *p, const struct candidate_set *set, const struct arguments *arguments);
/* Notes the candidates that are rewritten and reversed, or not [over.match.oper]/3.4; of reversed ones those that are none of the others. */
void note_rewritten(struct parser *p, const struct candidate_set *set, const struct arguments *arguments, bool rewritten, bool reversed);
/* Whether all arguments from that on have types, if only that of errors, or are lists. */
bool all_have_types(struct parser *p, u32 argument);

#endif
