/* The candidates of calls and operators, noted with why each of them is none. */
#ifndef NO_MATCH_H
#define NO_MATCH_H

#include "invalid.h"

/* with_parameters: there are functions of the name in other namespaces, too. */
void note_candidate(struct parser *p, const struct candidate *c, const struct arguments *arguments, bool with_parameters);
/* All of a set: what was declared without a using-declaration, in the global namespace, comes last. */
void note_all(struct parser *p, const struct candidate_set *set, const struct arguments *arguments, bool with_parameters);

#endif
