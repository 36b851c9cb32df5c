/* Why constraints are not satisfied: gathered while they are looked at again, when somebody asks. */
#ifndef UNSATISFIED_H
#define UNSATISFIED_H

#include "constraints.h"

struct reason {
	u16 id;          /* enum diag_id of a note */
	u32 place, type; /* type: that a type-constraint fails for */
	u32 argument;    /* which that is the type of */
	char *arguments; /* <int, 3>, where there is no type */
};
/* In the order in which they are said. */
struct reasons {
	VEC(struct reason) list;
	u32 kept;      /* so many are said whatever is evaluated later */
	u32 arguments; /* of the template or concept that is looked into */
};

/* ---- constraints.c ---- */
/* What template_constraints_satisfied() answers, and why that is a failure: but for placeholders of non-type parameters, which are asked
 * for one by one. argument: for such a parameter, of the list. */
enum outcome explain_template_constraints(struct parser *p, u32 template, u32 list, struct reasons *reasons);
enum outcome explain_placeholder(struct parser *p, u32 template, u32 list, u32 param, u32 argument, struct reasons *reasons);
/* What type_constraint_satisfied() answers, which passes over the constraint, too. */
enum outcome explain_type_constraint(struct parser *p, u32 type, struct reasons *reasons);

/* ---- unsatisfied.c ---- */
/* reasons may be NULL: nobody asks. */
void add_reason(struct parser *p, struct reasons *reasons, enum diag_id id, u32 place, u32 arguments);
/* Of a type-constraint, which is all that is said so far. */
void add_type_reason(struct reasons *reasons, u32 place, u32 type, u32 argument);
/* Those behind the first count. */
void drop_reasons(struct reasons *reasons, u32 count);
void reasons_free(struct reasons *reasons);
/* Of an atomic constraint; failed: the substitution into it did, else it is false. */
void explain_atom(struct parser *p, struct reasons *reasons, u32 number, bool failed);
/* Where the reference says something of a constraint. */
u32 position_of_constraint(struct parser *p, u32 number);
/* Adds them to the diagnostic that was reported last. */
void note_reasons(struct parser *p, const struct reasons *reasons);

#endif
