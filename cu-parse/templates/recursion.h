/* Recursion of templates that has no end, as far as one can tell [implimits]: instances were too deep in others, again and again, as it is
 * where each leads to several. Templates are told by the places of their names, which those of members of instances have in common. */
#ifndef RECURSION_H
#define RECURSION_H

#include "../parser.h"

/* Notes that an instance of the template was too deep in others. */
void note_too_deep(struct parser *p, u32 template);
/* Whether that was so often noted that no more instances are made of it. */
bool is_endless(const struct parser *p, u32 template);

/* Which instances lead to which, where they are made one after the other, not inside of one another. */
struct instance_chains {
	VEC(struct chained {
		u32 user;   /* which of these asked for it first; 0: none */
		u32 length; /* how many of its chain come from the same template, with itself */
		il_any entity;
	})
	links;                 /* 0 is none */
	struct il_map link_of; /* entity to links */
	struct il_map deep;    /* places of templates to how much the instances are that are far from the first */
	u32 user;              /* what asks now, in links */
};

/* What asks from now on: a routine or variable; 0: no instance does. */
void chains_ask_from(struct instance_chains *chains, il_any user);
/* Notes that a routine or variable is asked for. False where it is too far from the first of its template, or that has no end. */
bool chain_instance(struct parser *p, struct instance_chains *chains, il_any entity);
void chains_free(struct instance_chains *chains);

#endif
